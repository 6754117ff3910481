import { VisuallyHidden } from "./visually-hidden.tsx";

/** One stretch of a compared text. */
export interface DiffPart {
  kind: "same" | "del" | "ins";
  text: string;
}

/** Parts with the place they begin at, which tells apart those with the same text. */
function withPlaces(parts: readonly DiffPart[]): { place: string; part: DiffPart }[] {
  let start = 0;
  return parts.map((part) => {
    const place = `${part.kind} ${start}`;
    start += part.text.length;
    return { place, part };
  });
}

export interface DiffProps {
  parts: readonly DiffPart[];
  /** Of the text. */
  lang?: "de" | "en";
  className?: string;
}

/** The learner's own text with what goes (struck) and what comes (underlined). */
export function Diff({ parts, lang = "de", className }: DiffProps) {
  return (
    <span lang={lang} className={className}>
      {withPlaces(parts).map(({ place, part }) => (
        <DiffStretch key={place} part={part} />
      ))}
    </span>
  );
}

function DiffStretch({ part }: { part: DiffPart }) {
  if (part.kind === "same") return part.text;
  const Tag = part.kind;
  return (
    <Tag>
      <VisuallyHidden lang="en">{part.kind === "del" ? "instead of " : "right: "}</VisuallyHidden>
      {part.text}
    </Tag>
  );
}
