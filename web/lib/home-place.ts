import { type AnyRouter, useLocation } from "@tanstack/react-router";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { DEFAULT_LEVEL, homeLevelOf } from "./home-level.ts";
import { storedItem } from "./storage.ts";

/** How the home page was left. */
interface HomePlace {
  level: CefrLevel;
  /** How far it was scrolled, in pixels. */
  top: number;
}

/** Without a schema, which would load zod on the home page for this alone. */
function parsePlace(value: unknown): HomePlace {
  const { level, top } = value as Partial<HomePlace>;
  const known = CEFR_LEVELS.find((name) => name === level);
  if (known === undefined || typeof top !== "number") throw new TypeError("Not a place on the home page");
  return { level: known, top };
}

/** This tab of the browser remembers it, so that a reload of the lesson does not lose the way back. */
const homePlace = storedItem("session", "home-place", { parse: parsePlace });

/** The level that every way home leads to: the one in view, else the one that was open when the home page was left. */
export function useHomeLevel(): CefrLevel {
  return useLocation({
    select: ({ pathname, search }) =>
      pathname === "/" ? homeLevelOf(search) : (homePlace.read()?.level ?? DEFAULT_LEVEL),
  });
}

/** After this time the learner has found something else to do than to wait for the old place. */
const GIVE_UP_MS = 10_000;

/**
 * Brings the home page back to where it was scrolled when it was left, however the learner returns. The router alone does so only
 * for the back button, and only if the page is complete at once.
 */
export function keepHomePlace(router: AnyRouter): void {
  let stop: () => void = () => undefined;
  router.subscribe("onBeforeLoad", ({ fromLocation, pathChanged }) => {
    stop();
    if (fromLocation?.pathname !== "/" || !pathChanged) return;
    homePlace.write({ level: homeLevelOf(fromLocation.search), top: window.scrollY });
  });
  // The router has done its own scrolling by now, because it subscribed first.
  router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
    // Opening the app and following a link to an anchor are no returns.
    if (!fromLocation || !pathChanged || toLocation.pathname !== "/" || toLocation.hash !== "") return;
    const place = homePlace.read();
    if (place?.level === homeLevelOf(toLocation.search)) stop = scrollOnceThere(place.top);
  });
}

/** Scrolls to `top`, and again as the page grows, until nothing on it is loading or the learner scrolls elsewhere. */
function scrollOnceThere(top: number): () => void {
  const controller = new AbortController();
  const sizes = new ResizeObserver(scroll);
  const timer = setTimeout(stop, GIVE_UP_MS);
  const options = { signal: controller.signal, passive: true };
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) window.addEventListener(type, stop, options);
  sizes.observe(document.body);

  function scroll(): void {
    window.scrollTo({ top, behavior: "instant" });
    if (!document.querySelector("main [data-loading]")) stop();
  }
  function stop(): void {
    controller.abort();
    sizes.disconnect();
    clearTimeout(timer);
  }
  scroll();
  return stop;
}
