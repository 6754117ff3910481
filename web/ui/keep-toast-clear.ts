import { type Box, covered, placeToast, type ToastSurroundings } from "./toast-place.ts";

/**
 * Marks what no toast may cover: headers, bars with buttons, a dialog's title and buttons. Components write the attribute out, because
 * importing a constant would pull this file into the first page.
 */
const TOAST_FREE = "[data-toast-free]";
const OPEN_DIALOG = ":is([role=dialog], [role=alertdialog])[data-state=open]";
const CONTROL = "a, button, input, select, textarea";

/**
 * Places the notification area where its toast covers neither the button that it is about nor anything marked as toast-free, and moves
 * it when the page changes beneath it. Returns a function that stops this.
 */
export function keepToastClear(area: HTMLElement): () => void {
  let shown: Element | null = null;
  let place: Box | null = null;
  let frame = 0;

  function move(): void {
    frame = 0;
    const toast = area.lastElementChild;
    if (toast === null || area.offsetHeight === 0) return;
    const surroundings = surroundingsOf(area);
    // A toast stays put while it covers nothing: if it moved with every change, nobody could press its buttons.
    if (shown === toast && place && isStillGood(place, surroundings)) return;
    shown = toast;
    place = placeToast(surroundings);
    area.style.left = `${place.left}px`;
    area.style.top = `${place.top}px`;
  }
  function moveSoon(): void {
    if (frame === 0) frame = requestAnimationFrame(move);
  }

  // Not delayed to the next frame: the observer reports a new toast before it is painted, so it never flashes in a wrong place.
  const sizes = new ResizeObserver(move);
  sizes.observe(area);
  const changes = new MutationObserver(moveSoon);
  changes.observe(document.body, { childList: true, subtree: true });
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true, passive: true };
  for (const type of ["focusin", "scroll", "resize"]) window.addEventListener(type, moveSoon, options);
  // A phone's keyboard shrinks only the visual viewport.
  window.visualViewport?.addEventListener("resize", moveSoon, options);

  return () => {
    controller.abort();
    sizes.disconnect();
    changes.disconnect();
    cancelAnimationFrame(frame);
  };
}

function isStillGood(place: Box, { view, width, height, never }: ToastSurroundings): boolean {
  const sameSize = place.right - place.left === width && place.bottom - place.top === height;
  return sameSize && place.bottom <= view.bottom && place.right <= view.right && covered(place, never) === 0;
}

function surroundingsOf(area: HTMLElement): ToastSurroundings {
  const dialog = [...document.querySelectorAll(OPEN_DIALOG)].at(-1) ?? null;
  const form = formInUse(area);
  const invalid = form ? [...form.querySelectorAll("[aria-invalid=true]")] : [];
  const active = activeControl(area);
  const marked = (dialog ?? document).querySelectorAll(TOAST_FREE);
  const controls = active ? [active, ...submitButtons(form), ...invalid] : [];
  return {
    view: viewInUse(),
    width: area.offsetWidth,
    height: area.offsetHeight,
    never: [...marked, ...controls, ...controls.flatMap(describedBy)].map((element) => boxOf(element, dialog)),
    ifNeeded: [...(form?.querySelectorAll(CONTROL) ?? []), ...(dialog ? [dialog] : [])].map((element) =>
      boxOf(element, dialog),
    ),
  };
}

/** The control that has the focus, unless it belongs to a toast. */
function activeControl(area: HTMLElement): Element | null {
  const { activeElement } = document;
  return activeElement?.matches(CONTROL) && !area.contains(activeElement) ? activeElement : null;
}

function formInUse(area: HTMLElement): HTMLFormElement | null {
  return activeControl(area)?.closest("form") ?? null;
}

function submitButtons(form: HTMLFormElement | null): Element[] {
  return [...(form?.querySelectorAll("[type=submit]") ?? [])];
}

/** The messages and hints of a control. */
function describedBy(control: Element): Element[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.flatMap((id) => document.getElementById(id) ?? []);
}

/** The box of an element, without the part that the dialog has scrolled out of view. */
function boxOf(element: Element, dialog: Element | null): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (!dialog) return { left, top, right, bottom };
  const frame = dialog.getBoundingClientRect();
  return { left, right, top: Math.max(top, frame.top), bottom: Math.min(bottom, frame.bottom) };
}

function viewInUse(): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  const seen = window.visualViewport;
  const top = seen?.offsetTop ?? 0;
  return { left: 0, right: clientWidth, top, bottom: seen ? top + seen.height : clientHeight };
}
