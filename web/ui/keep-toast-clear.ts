import { type Box, covered, placeToast, type ToastSurroundings } from "./toast-place.ts";

/**
 * What no toast may cover has the attribute data-toast-free: headers, bars with buttons, a dialog's title and buttons. It is written
 * out there, because a constant would bring this file into the first page.
 */
const TOAST_FREE = "[data-toast-free]";
const OPEN_DIALOG = ":is([role=dialog], [role=alertdialog])[data-state=open]";
const CONTROL = "a, button, input, select, textarea";

/**
 * Moves the notification area to where its toast covers neither the button that it talks about nor anything else that must be
 * toast-free, and again when the page changes below it. Gives the function that ends this.
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
    // A toast stays where it is as long as it covers nothing: nobody could press its button if it followed every change.
    if (shown === toast && place && isStillGood(place, surroundings)) return;
    shown = toast;
    place = placeToast(surroundings);
    area.style.left = `${place.left}px`;
    area.style.top = `${place.top}px`;
  }
  function moveSoon(): void {
    if (frame === 0) frame = requestAnimationFrame(move);
  }

  // At once, because it tells of a new toast right before that is painted for the first time.
  const sizes = new ResizeObserver(move);
  sizes.observe(area);
  const changes = new MutationObserver(moveSoon);
  changes.observe(document.body, { childList: true, subtree: true });
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true, passive: true };
  for (const type of ["focusin", "scroll", "resize"]) window.addEventListener(type, moveSoon, options);
  // The keyboard of a phone makes only this one smaller.
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

/** Where an element is; of what a dialog has scrolled away, nothing remains. */
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
