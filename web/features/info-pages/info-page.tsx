import type { ReactNode } from "react";
import { usePageTitle } from "../../lib/page-title.ts";

export interface InfoPageProps {
  title: string;
  /** One or two sentences that sum up the page. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page of text: title, lead, sections. */
export function InfoPage({ title, lead, children }: InfoPageProps) {
  usePageTitle(title);
  return (
    <article className="column grid gap-6 py-6 md:py-7 [&_:is(p,dd,li)_a]:underline">
      <header className="grid max-w-reading gap-3">
        <h1>{title}</h1>
        <p className="text-lg leading-snug text-ink-soft">{lead}</p>
      </header>
      {children}
    </article>
  );
}

/** A section of an info page; `id` makes it an anchor. */
export function InfoSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={id && `${id}-title`} className="grid max-w-reading gap-3">
      <h2 id={id && `${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

export function InfoList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-5 marker:text-accent-edge">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** A table; on a phone each row becomes a block. */
export function InfoTable({
  label,
  head,
  rows,
}: {
  label: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <table aria-label={label} className="block max-w-page border-t-2 border-line md:table md:w-full">
      <thead className="max-md:sr-only">
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col" className="py-3 pr-5 text-left text-sm font-strong text-ink-soft">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid">
        {rows.map((row, index) => (
          <tr key={index} className="border-b-2 border-line align-top max-md:grid max-md:gap-1 max-md:py-3">
            {row.map((cell, column) => (
              <td
                key={column}
                className="md:py-3 md:pr-5 md:first:font-strong max-md:first:font-heavy max-md:not-first:text-ink-soft [&_code]:whitespace-nowrap"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
