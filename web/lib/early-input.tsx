import { useEffect, useLayoutEffect } from "react";

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /**
     * The controls that were used before the app started, the latest last, each with whether its text was entered by the Enter key, and what
     * the keyboard has come to: noted by a script of the page (web/build/app-loader.js), which lets nobody else hear of the controls until
     * `stop` is called. Absent during development.
     */
    earlyInput?: { controls: ReadonlyMap<Control, boolean>; focused: Element | null; stop: () => void };
  }
}

/**
 * Does again what was pressed, chosen and typed in the first picture, which looks like the app but does nothing yet. On a slow phone that
 * takes a second or two, and whoever was quick would otherwise have to notice that nothing happened. Render it beside the screen.
 */
export function EarlyInput() {
  // In the very task in which the app takes the picture's place: a letter typed between that and the next effect would go nowhere.
  useLayoutEffect(() => keepFocus(window.earlyInput?.focused ?? null), []);
  useEffect(() => {
    const { earlyInput } = window;
    if (!earlyInput) return;
    earlyInput.stop();
    delete window.earlyInput;
    void repeatAll(earlyInput.controls);
  }, []);
  return null;
}

async function repeatAll(controls: ReadonlyMap<Control, boolean>): Promise<void> {
  const focused = document.activeElement;
  // Found and read before any is used: what one of them does may change what the others say.
  const found = [...controls].map(([used, entered]) => ({
    control: used.isConnected ? used : successorOf(used),
    value: used.value,
    entered,
  }));
  for (const { control, value, entered } of found) {
    if (!control) continue;
    // React renders what the last one has changed.
    await Promise.resolve();
    control.focus();
    if (control instanceof HTMLButtonElement) control.click();
    else if (control.type === "radio") choose(control as HTMLInputElement);
    else enter(control, value);
    if (!entered) continue;
    await Promise.resolve();
    control.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  }
  // Whoever has gone on to another control by the keyboard stays there.
  const isElsewhere = found.every(({ control }) => control !== focused);
  if (isElsewhere && focused instanceof HTMLElement && focused !== document.body && focused.isConnected)
    focused.focus();
}

/** Whoever had come to a link or a control by the keyboard goes on from there, not from the top of the page. */
function keepFocus(focused: Element | null): void {
  if (!focused || focused.isConnected || document.activeElement !== document.body) return;
  successorOf(focused as Control | HTMLAnchorElement)?.focus({ preventScroll: true });
}

/** The control or link that has taken the place of one that is gone, if there is one. */
function successorOf<T extends Control | HTMLAnchorElement>(used: T): T | undefined {
  const key = keyOf(used);
  return [...document.querySelectorAll<T>(`#root ${used.localName}`)].find((one) => keyOf(one) === key);
}

/** What stays the same when the app draws a control or a link anew. */
function keyOf(control: Control | HTMLAnchorElement): string {
  const { type, textContent, ariaLabel } = control;
  const choice = type === "radio" ? (control as HTMLInputElement).value : "";
  const label = control instanceof HTMLButtonElement || control instanceof HTMLAnchorElement ? textContent : "";
  const href = control instanceof HTMLAnchorElement ? control.href : "";
  return [type, choice, label, ariaLabel, href].join("\n");
}

// React reports only what differs from the last that it has seen, which is what it found in the page or what was set on the element itself.

function choose(radio: HTMLInputElement): void {
  radio.checked = false;
  radio.click();
}

function enter(control: Exclude<Control, HTMLButtonElement>, value: string): void {
  control.value = "";
  Reflect.set(Object.getPrototypeOf(control) as object, "value", value, control);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}
