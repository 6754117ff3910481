import { Check } from "lucide-react";
import type { ConversationReport } from "#schema/api/conversations.ts";
import { LANGUAGE_TAGS, type Language } from "#schema/terms/language.ts";
import { Card } from "../../../ui/card.tsx";

export interface StrengthsProps {
  strengths: ConversationReport["strengths"];
  /** Of the examples. */
  language: Language;
}

export function Strengths({ strengths, language }: StrengthsProps) {
  return (
    <Card asChild className="grid gap-3">
      <section aria-labelledby="strengths-title">
        <h2 id="strengths-title">What went well</h2>
        <ul className="grid gap-3">
          {strengths.map(({ text, example }) => (
            <li key={text} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
              <span className="grid size-[28px] place-items-center rounded-round bg-correct-soft text-correct [&_.lucide]:size-4 [&_.lucide]:stroke-[3.5]">
                <Check />
              </span>
              <span className="hyphenate">
                {text}
                {example === null ? null : (
                  <>
                    {" "}
                    <q lang={LANGUAGE_TAGS[language]} className="font-strong">
                      {example}
                    </q>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
