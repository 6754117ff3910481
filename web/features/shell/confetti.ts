/** How long new confetti keeps coming. */
const CONFETTI_MS = 3_000;
const BURST_EVERY_MS = 250;
const PIECES_PER_BURST = 24;

/** Amber, ink and paper: every other hue has a meaning (gender, verdicts). */
const COLOR_TOKENS = ["--accent", "--accent-edge", "--ink", "--sunken"] as const;

/**
 * Loads the confetti library and throws confetti for about 3 s. Uses no web worker, because the CSP forbids blob scripts.
 * Returns a function that stops it.
 */
export function throwConfetti(): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const library = import("canvas-confetti").catch(() => null);
  void library.then((module) => {
    // Without it, e.g. offline, the modal does without confetti.
    if (stopped || !module) return;
    const { default: confetti } = module;
    const canvas = document.createElement("canvas");
    canvas.className = "pointer-events-none fixed inset-0 z-(--layer-toast) size-full";
    canvas.setAttribute("aria-hidden", "true");
    document.body.append(canvas);
    const shoot = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
    const end = Date.now() + CONFETTI_MS;
    const colors = COLOR_TOKENS.map(colorOf);
    function burst(): void {
      if (Date.now() >= end) stop();
      else
        void shoot({
          particleCount: PIECES_PER_BURST,
          spread: 100,
          startVelocity: 32,
          origin: { x: Math.random(), y: 0 },
          angle: 270,
          colors,
        });
    }
    function stop(): void {
      clearInterval(timer);
      // Lets the last pieces land.
      setTimeout(() => canvas.remove(), CONFETTI_MS);
    }
    timer = setInterval(burst, BURST_EVERY_MS);
    burst();
  });
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}

/** A token's color in the current theme, as `#rrggbb`: canvas-confetti understands nothing else. */
function colorOf(token: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const color = getComputedStyle(probe).color;
  probe.remove();
  const [red = "0", green = "0", blue = "0"] = color.match(/\d+/g) ?? [];
  return `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}
