import { useState } from "react";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { type StoredItem, storedItem } from "../../lib/storage.ts";

/** Without a schema, which would load zod on the home page for this alone. */
function parseIds(value: unknown): number[] {
  if (Array.isArray(value) && value.every((id): id is number => Number.isInteger(id))) return value;
  throw new TypeError("Not a list of chapter ids");
}

function storedFor(level: CefrLevel): StoredItem<number[]> {
  return storedItem("session", `open-chapters:${level}`, { parse: parseIds });
}

export interface OpenChapters {
  isOpen: (chapterId: number) => boolean;
  setOpen: (chapterId: number, open: boolean) => void;
}

/**
 * Which chapters of a level are open: at first only the first one. The browser tab remembers them, so that the path looks
 * the same after a lesson or a reload.
 */
export function useOpenChapters(level: CefrLevel, firstChapterId: number | null): OpenChapters {
  const [changed, setChanged] = useState<Partial<Record<CefrLevel, readonly number[]>>>({});
  const [remembered] = useState(() => new Map<CefrLevel, readonly number[] | null>());
  if (!remembered.has(level)) remembered.set(level, storedFor(level).read());
  const open = changed[level] ?? remembered.get(level) ?? (firstChapterId === null ? [] : [firstChapterId]);

  function setOpen(chapterId: number, isOpen: boolean): void {
    const others = open.filter((id) => id !== chapterId);
    const next = isOpen ? [...others, chapterId] : others;
    storedFor(level).write(next);
    setChanged((before) => ({ ...before, [level]: next }));
  }
  return { isOpen: (chapterId) => open.includes(chapterId), setOpen };
}
