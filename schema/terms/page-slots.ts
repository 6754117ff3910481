/**
 * Marks in the HTML of a prerendered page, where the Worker fills in what the data of the page say. A slot stands for a text. A section is
 * there only if it has a value; what it contains may be slots, or nothing but its own HTML.
 */
export function slot(name: string): string {
  return `⟦${name}⟧`;
}

/** What stands before and after a section. */
export function sectionMarks(name: string): readonly [start: string, end: string] {
  return [`⟦?${name}⟧`, `⟦/${name}⟧`];
}

/** How every mark begins. */
export const MARK = "⟦";

/** How many paragraphs of an explanation a topic's page shows before any script runs: they fill the first screen of a phone. */
export const PICTURED_BLOCKS = 3;

const SECTION_OR_SLOT = /⟦\?([\w-]+)⟧(.*?)⟦\/\1⟧|⟦([\w-]+)⟧/gs;

/** The HTML with every mark replaced. `values` are HTML by name: whoever makes them has escaped them. What has no value is left out. */
export function fillSlots(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(SECTION_OR_SLOT, (_, section: string | undefined, inside: string, name: string) => {
    if (section === undefined) return values[name] ?? "";
    return section in values ? fillSlots(inside, values) : "";
  });
}
