import { clsx } from "clsx";
import { memo, useId } from "react";
import { plainForm, principalParts, type ReferenceVerb } from "#schema/rules/verb-forms.ts";
import { PERSONS, type Person, TENSE_NAMES, type Tense } from "#schema/terms/conjugation.ts";
import { ListenButton } from "../../../quiz-kit/listen-button.tsx";
import { Tag } from "../../../ui/badges.tsx";
import { Card } from "../../../ui/card.tsx";
import { MixedText } from "../mixed-text.tsx";
import { FormsTable } from "./forms-table.tsx";

const SINGULAR = PERSONS.slice(0, 3);
const PLURAL = PERSONS.slice(3);
const NOBODY: readonly Person[] = [];

export interface VerbCardProps {
  verb: ReferenceVerb;
  tense: Tense;
  /** The persons whose form was searched for. */
  found?: readonly Person[];
  /** A verb that is shown alone has more room, and what to know by heart. */
  large?: boolean;
  /** The level of its heading. */
  as: "h2" | "h3";
}

/** A verb in one tense. Memoized: while somebody types, the cards in view must not be made anew for every letter. */
export const VerbCard = memo(function VerbCard({
  verb,
  tense,
  found = NOBODY,
  large = false,
  as: Title,
}: VerbCardProps) {
  const id = useId();
  const { infinitive, english, level, type, auxiliary } = verb;
  const { note } = verb.tenses[tense];
  return (
    <Card asChild className={clsx("grid content-start gap-3", large || "h-full")}>
      <article aria-labelledby={id}>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <Title
              id={id}
              lang="de"
              className={clsx(
                "hyphenate leading-[1.15] font-[750]!",
                large ? "text-[clamp(2rem,1.6rem+1.6vw,2.5rem)]" : "text-word",
              )}
            >
              {infinitive}
            </Title>
            <p className="font-strong">{english.join(", ")}</p>
          </div>
          <ListenButton text={spokenForms(verb, tense)} name={infinitive} className="-mr-2" />
        </div>
        <div className="flex flex-wrap gap-[6px]">
          <Tag>{type} verb</Tag>
          <Tag>
            with <span lang="de">{auxiliary}</span>
          </Tag>
          <Tag>{level}</Tag>
        </div>
        <p className="text-sm font-heavy text-ink-soft">{TENSE_NAMES[tense]}</p>
        {large ? (
          <div className="-mt-[6px] grid sm:grid-cols-2 sm:gap-x-5">
            <FormsTable verb={verb} tense={tense} persons={SINGULAR} found={found} part="singular" continued />
            <FormsTable verb={verb} tense={tense} persons={PLURAL} found={found} part="plural" />
          </div>
        ) : (
          <div className="-mt-[6px]">
            <FormsTable verb={verb} tense={tense} persons={PERSONS} found={found} />
          </div>
        )}
        {note === undefined ? null : (
          <p className="text-sm leading-[1.45] text-ink-soft">
            <MixedText text={note} />
          </p>
        )}
        {large ? <ByHeart verb={verb} /> : null}
      </article>
    </Card>
  );
});

function ByHeart({ verb }: { verb: ReferenceVerb }) {
  return (
    <div className="grid gap-[6px]">
      <p className="text-sm font-heavy text-ink-soft">By heart</p>
      <ul lang="de" className="flex flex-wrap gap-x-[10px] gap-y-1 text-lg font-word">
        {principalParts(verb).map((part) => (
          <li
            key={part}
            className="not-last:after:ml-[10px] not-last:after:text-ink-faint not-last:after:content-['·'/'']"
          >
            {part}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The whole tense to listen to: "ich gehe, du gehst". Of several right forms the first. */
function spokenForms({ tenses }: ReferenceVerb, tense: Tense): string {
  const { forms } = tenses[tense];
  return PERSONS.map((person) => `${person} ${plainForm(forms[person].split(" / ")[0] ?? "")}`).join(", ");
}
