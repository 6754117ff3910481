import { type RefObject, useLayoutEffect, useRef } from "react";
import { usePrefersReducedMotion } from "../../lib/reduced-motion.ts";

/** As --time-move and --ease-out of styles/tokens.css. */
const MOVE: KeyframeAnimationOptions = {
  duration: 240,
  easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  // A row that moves on while it still moves goes on from where it is seen.
  composite: "add",
};

/**
 * Rows with a `data-row` slide to their new places when a render has moved them; without motion they are simply there. A sticky row
 * that stays where it sticks does not move. @formkit/auto-animate does none of this for a table: it puts rows that left
 * back as absolute boxes, moves the sticky row by its place in the table, and polls every row's position.
 */
export function useRowMovement(body: RefObject<HTMLTableSectionElement | null>): void {
  const still = usePrefersReducedMotion();
  const before = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const rows = [...(body.current?.querySelectorAll<HTMLTableRowElement>("tr[data-row]") ?? [])];
    const now = new Map(rows.map((row) => [row.dataset.row ?? "", row.offsetTop]));
    for (const row of rows) {
      const from = before.current.get(row.dataset.row ?? "");
      const by = still || from === undefined ? 0 : seenMove(row, from);
      if (by !== 0) row.animate([{ transform: `translateY(${by}px)` }, { transform: "translateY(0)" }], MOVE);
    }
    before.current = now;
  });
}

/** How far above or below its place of now a row was seen before, in px; `from` is its old place in the table. */
function seenMove(row: HTMLTableRowElement, from: number): number {
  const cell = row.cells[0];
  const style = cell && getComputedStyle(cell);
  if (style?.position !== "sticky") return from - row.offsetTop;
  const table = row.getBoundingClientRect().top - row.offsetTop;
  const highest = Number.parseFloat(style.top);
  const lowest = window.innerHeight - Number.parseFloat(style.bottom) - row.offsetHeight;
  const seenAt = (place: number) => Math.max(Math.min(table + place, lowest), highest);
  return seenAt(from) - seenAt(row.offsetTop);
}
