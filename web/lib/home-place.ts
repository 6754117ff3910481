import { type AnyRouter, useLocation } from "@tanstack/react-router";
import { DEFAULT_LEVEL, homeLevelOf } from "#schema/rules/home-level.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { CURRICULUM_ID } from "./home-level.ts";
import { storedItem } from "./storage.ts";

/** How the home page was left. */
interface HomePlace {
  level: CefrLevel;
  /**
   * Where the curriculum began, in pixels below the top of the window. Not how far the page was scrolled: what stands above the
   * curriculum grows with what the lesson earns. Null at the very top of the page.
   */
  curriculumTop: number | null;
}

/** Without a schema, which would load zod on the home page for this alone. */
function parsePlace(value: unknown): HomePlace {
  const { level, curriculumTop } = value as Partial<HomePlace>;
  const known = CEFR_LEVELS.find((name) => name === level);
  if (known === undefined || (curriculumTop !== null && typeof curriculumTop !== "number"))
    throw new TypeError("Not a place on the home page");
  return { level: known, curriculumTop };
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

/** By then the learner is doing something else, and a sudden scroll would only get in the way. */
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
    const top = topOfCurriculum();
    // Visitors have a landing page there, and nothing to come back to.
    if (top === null) return;
    homePlace.write({ level: homeLevelOf(fromLocation.search), curriculumTop: window.scrollY === 0 ? null : top });
  });
  let isFirst = true;
  // The router has done its own scrolling by now, because it subscribed first.
  router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
    // Opening the app and following a link to an anchor are no returns. Of the first rendering, the router says that it came from the
    // same address if it had the route before it was mounted.
    const returns = isFirst ? cameFromLesson() : fromLocation !== undefined && pathChanged;
    isFirst = false;
    if (!returns || toLocation.pathname !== "/" || toLocation.hash !== "") return;
    const place = homePlace.read();
    if (place?.level !== homeLevelOf(toLocation.search) || place.curriculumTop === null) return;
    stop = scrollOnceThere(place.curriculumTop);
  });
}

/** Whether this document was opened by a link of a lesson whose app had not started yet. */
function cameFromLesson(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate" && document.referrer.startsWith(`${window.location.origin}/lesson/`);
}

function topOfCurriculum(): number | null {
  return document.getElementById(CURRICULUM_ID)?.getBoundingClientRect().top ?? null;
}

/** Scrolls the curriculum to `place`, again and again as the page loads, until it is complete or the learner goes elsewhere. */
function scrollOnceThere(place: number): () => void {
  const controller = new AbortController();
  const sizes = new ResizeObserver(scroll);
  const timer = setTimeout(stop, GIVE_UP_MS);
  const options = { signal: controller.signal, passive: true };
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) window.addEventListener(type, stop, options);
  sizes.observe(document.body);

  function scroll(): void {
    const now = topOfCurriculum();
    if (now === null) return;
    window.scrollBy({ top: now - place, behavior: "instant" });
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
