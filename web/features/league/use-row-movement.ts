import { type RefObject, useLayoutEffect, useRef } from "react";
import { usePrefersReducedMotion } from "../../lib/reduced-motion.ts";

/** Same values as --time-move and --ease-out in styles/tokens.css. */
const MOVE: KeyframeAnimationOptions = {
  duration: 240,
  easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  // A row that has to move again in the middle of a move continues from where it is on screen.
  composite: "add",
};

/**
 * Rows with a `data-row` slide to their new places when a render has moved them; with reduced motion they jump. A sticky row that stays
 * stuck to the edge does not move. @formkit/auto-animate handles none of this in a table: it reinserts removed rows as absolute boxes,
 * moves the sticky row by its place in the table, and polls the position of every row.
 */
export function useRowMovement(body: RefObject<HTMLTableSectionElement | null>): void {
  const still = usePrefersReducedMotion();
  const before = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const rows = [...(body.current?.querySelectorAll<HTMLTableRowElement>("tr[data-row]") ?? [])];
    const now = new Map(rows.map((row) => [row.dataset.row ?? "", row.offsetTop]));
    for (const row of rows) {
      const from = before.current.get(row.dataset.row ?? "");
      const by = still || from === undefined ? 0 : visibleMove(row, from);
      if (by !== 0) row.animate([{ transform: `translateY(${by}px)` }, { transform: "translateY(0)" }], MOVE);
    }
    before.current = now;
  });
}

/** How far from its current position a row was on screen before, in px; `from` is its old position in the table. */
function visibleMove(row: HTMLTableRowElement, from: number): number {
  const cell = row.cells[0];
  const style = cell && getComputedStyle(cell);
  if (style?.position !== "sticky") return from - row.offsetTop;
  const table = row.getBoundingClientRect().top - row.offsetTop;
  const highest = Number.parseFloat(style.top);
  const lowest = window.innerHeight - Number.parseFloat(style.bottom) - row.offsetHeight;
  const visibleAt = (place: number) => Math.max(Math.min(table + place, lowest), highest);
  return visibleAt(from) - visibleAt(row.offsetTop);
}
