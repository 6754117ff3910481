try {
  const theme = localStorage.getItem("wortpfad-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {}
