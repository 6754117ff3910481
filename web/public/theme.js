// Sets the remembered theme before the first paint. An external file, because the CSP allows no inline scripts.
try {
  const theme = localStorage.getItem("wortpfad-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the system's theme it is.
}
