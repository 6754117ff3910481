const GAP = /_{2,}/g;

/** How many words are asked for. */
export function gapsOf(question: string): number {
  return question.match(GAP)?.length ?? 0;
}

/** `ich ___ ___`: a line for each word that is asked for, or the whole form once it was checked. */
export function FormWithGaps({ question, filled }: { question: string; filled: string | null }) {
  const person = question.replace(GAP, "").trim();
  return (
    <span lang="de" className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-[1.75rem] leading-[1.3] font-strong">
      <span>{person}</span>
      {filled === null ? (
        Array.from({ length: gapsOf(question) }, (_, gap) => (
          <span key={gap} className="inline-block min-w-[3.2em] border-b-[3px] border-line-control">
            &nbsp;
            <span lang="en" className="sr-only">
              blank
            </span>
          </span>
        ))
      ) : (
        <b className="border-b-[3px] border-correct px-[2px] font-word text-correct">{filled}</b>
      )}
    </span>
  );
}

/** The question in one line: `ich …`. */
export function plainQuestion(question: string): string {
  return question.replace(/_{2,}(?: _{2,})*/, "…");
}
