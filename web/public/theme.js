// Applies the remembered theme before the first paint. An external file, because the CSP allows no inline scripts.
try {
  const theme = localStorage.getItem("wortpfad-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is unavailable: the system's theme applies.
}
