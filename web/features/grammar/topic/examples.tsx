import type { GrammarTopic } from "#schema/api/grammar.ts";
import { ListenButton } from "../../../quiz-kit/listen-button.tsx";

/** Sentences with their translations, to be read and heard. */
export function Examples({ examples }: Pick<GrammarTopic, "examples">) {
  if (examples.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2>Examples</h2>
      <ul>
        {examples.map(({ german, english }) => (
          <li
            key={german}
            className="flex min-h-[60px] items-center justify-between gap-3 border-t-2 border-dotted border-line py-3 first:border-t-0"
          >
            <p className="hyphenate">
              <span lang="de" className="block text-[1.1875rem] leading-snug">
                {german}
              </span>
              <span className="text-sm text-ink-soft">{english}</span>
            </p>
            <ListenButton text={german} />
          </li>
        ))}
      </ul>
    </section>
  );
}
