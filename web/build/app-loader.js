{
  const { content } = document.getElementById("app-files");
  const app = content.querySelector("script");
  const styles = content.querySelector("[rel=stylesheet]");
  let loads = false;
  const load = () => {
    if (loads) return;
    loads = true;
    app.remove();
    styles.onload = styles.onerror = () => document.head.append(app);
    document.head.append(content);
  };
  const nextFrame = (then) => requestAnimationFrame(() => setTimeout(then));
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0) nextFrame(() => nextFrame(load));
  }).observe({ type: "paint", buffered: true });
  setTimeout(load, 1000);
}
