{
  const { content } = document.getElementById("app-files");
  const app = content.querySelector("script");
  const styles = content.querySelector("[rel=stylesheet]");
  let hasFailed = false;
  let isBack = false;
  const retry = () => {
    if (hasFailed && isBack) location.reload();
  };
  app.addEventListener("error", () => {
    hasFailed = true;
    retry();
  });
  addEventListener("online", () => {
    isBack = true;
    retry();
  });
  let loads = false;
  const load = () => {
    if (loads) return;
    loads = true;
    app.remove();
    for (const type of ["load", "error"]) styles.addEventListener(type, () => document.head.append(app));
    document.head.append(content);
  };
  const nextFrame = (then) => requestAnimationFrame(() => setTimeout(() => then()));
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0) nextFrame(() => nextFrame(load));
  }).observe({ type: "paint", buffered: true });
  setTimeout(load, 1000);

  const root = document.getElementById("root");
  const types = ["click", "input", "change", "keydown", "submit"];
  const controls = new Map();
  const note = (event) => {
    const { type, target, key } = event;
    const control = target.closest("button, input, select, textarea");
    const entered = type === "keydown" && key === "Enter" && target.matches("input, textarea");
    if (entered || type === "submit") event.preventDefault();
    if (!control) return;
    event.stopImmediatePropagation();
    if (type === "change" || (type === "keydown" && !entered)) return;
    const isEntered = entered || (type !== "input" && controls.get(control) === true);
    controls.delete(control);
    controls.set(control, isEntered);
  };
  const until = new AbortController();
  const { signal } = until;
  for (const type of types) root.addEventListener(type, note, { capture: true, signal });
  window.earlyInput = { controls, focused: null, stop: () => until.abort() };
  const come = (target) => {
    window.earlyInput.focused = target;
  };
  root.addEventListener("focusin", ({ target }) => come(target), { signal });
  addEventListener("pointerdown", () => come(null), { signal });
}
