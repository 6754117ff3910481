import type { ReactNode } from "react";
import { sectionMarks } from "#schema/terms/page-slots.ts";

/** A part of a prerendered page that the Worker leaves out unless the data of the page have it. */
export function PageSection({ name, children }: { name: string; children: ReactNode }) {
  const [start, end] = sectionMarks(name);
  return (
    <>
      {start}
      {children}
      {end}
    </>
  );
}
