import { stripArticle } from "#schema/rules/german-spelling.ts";
import { Diff } from "../ui/diff.tsx";
import { answerDiff } from "./answer-diff.ts";

export interface TypedDiffProps {
  /** As it was typed. */
  answer: string;
  expected: string;
}

/** A line of a verdict: the typed answer, marked letter by letter where it differs. Nothing when it is too far off. */
export function TypedDiff({ answer, expected, lang = "de" }: TypedDiffProps & { lang?: "de" | "en" }) {
  const parts = answerDiff(answer, expected);
  if (parts === null) return null;
  return (
    <span className="block">
      <span className="text-sm">Your answer:</span> <Diff parts={parts} lang={lang} className="text-lg" />
    </span>
  );
}

/** The same for German where neither article nor case counts, for a line of a list: "You typed Schwesterx", and its letters marked. */
export function TypedLine({ answer, expected }: TypedDiffProps) {
  const parts = bareDiff(answer, expected);
  return (
    <>
      You typed <b lang="de">{answer}</b>
      {parts === null ? null : (
        <>
          : <Diff parts={parts} className="text-md text-ink" />
        </>
      )}
    </>
  );
}

/** What a right answer looks like with its umlauts, which were typed as ae, oe, ue or ss: "With umlaut: Tür", the letters marked. */
export function SpelledOutNote({ answer, expected }: TypedDiffProps) {
  const parts = bareDiff(answer, expected);
  const added = parts?.map(({ kind, text }) => (kind === "ins" ? text : "")).join("") ?? expected;
  const letters = [/[äöü]/i.test(added) ? "umlaut" : "", added.includes("ß") ? "ß" : ""].filter(Boolean);
  return (
    <>
      With {letters.join(" and ")}: {parts === null ? <span lang="de">{expected}</span> : <Diff parts={parts} />}
    </>
  );
}

/** The difference without articles, unless both have the same one. A first letter that differs only in its case is no mistake and must not be marked as one. */
function bareDiff(answer: string, expected: string) {
  const hasSameArticle = firstWord(answer) === firstWord(expected);
  const [typed, word] = hasSameArticle ? [answer, expected] : [stripArticle(answer), stripArticle(expected)];
  const first = word.slice(0, 1);
  const sameLetter = first.toLowerCase() === typed.slice(0, 1).toLowerCase();
  return answerDiff(sameLetter ? first + typed.slice(1) : typed, word);
}

function firstWord(text: string): string | undefined {
  return text.trim().toLowerCase().split(/\s+/)[0];
}
