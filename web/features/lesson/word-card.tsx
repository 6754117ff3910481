import { Fragment } from "react";
import type { LessonWord } from "#schema/api/curriculum.ts";
import { DEFINITE_ARTICLES } from "#schema/terms/gender.ts";
import { ListenButton } from "../../quiz-kit/listen-button.tsx";
import { MarkedSentence } from "../../quiz-kit/marked-sentence.tsx";
import { Tag } from "../../ui/badges.tsx";
import { Card } from "../../ui/card.tsx";
import { Noun } from "../../ui/gender-chip.tsx";
import { wordFacts } from "./word-facts.ts";

/** One word of a lesson with everything that is taught about it. */
export function WordCard({ word, number }: { word: LessonWord; number: number }) {
  return (
    <Card asChild padded={false}>
      <li className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 gap-y-2 py-4 pr-4 pl-5">
        <div className="flex min-h-target items-center gap-2">
          <span className="min-w-[1.4em] text-sm font-heavy text-ink-faint">{number}</span>
          <Tag>{word.partOfSpeech}</Tag>
        </div>
        <div className="-mr-2 min-h-target">
          <ListenButton text={spokenForm(word)} name={word.word} />
        </div>
        <div className="col-span-full grid gap-[2px]">
          <Noun gender={word.gender} word={word.word} size="lg" className="min-h-[40px]" />
          <p className="font-strong">{word.translations.join(", ") || word.translation}</p>
        </div>
        <WordForms word={word} />
        <p className="col-span-full border-t-2 border-dotted border-line pt-3">
          <span lang="de" className="hyphenate block leading-[1.4]">
            <MarkedSentence sentence={word.sentence} marks={word.marks} />
          </span>
          <span className="text-sm text-ink-soft">{word.sentenceTranslation}</span>
        </p>
      </li>
    </Card>
  );
}

/** A noun is spoken with its article, because that is how it is learned. */
export function spokenForm({ gender, word }: Pick<LessonWord, "gender" | "word">): string {
  return gender ? `${DEFINITE_ARTICLES[gender]} ${word}` : word;
}

/** In small print below the translation: the plural of a noun, the feminine of a person, what a verb needs. */
function WordForms({ word }: { word: LessonWord }) {
  const facts = wordFacts(word);
  if (!word.gender && facts.length === 0) return null;
  return (
    <div className="hyphenate col-span-full -mt-[6px] text-sm text-ink-soft">
      {word.gender ? <Plural gender={word.gender} plural={word.plural} /> : null}
      {word.feminine === null ? null : (
        <p>
          Feminine: <span lang="de">die {word.feminine}</span>
        </p>
      )}
      {facts.length === 0 ? null : (
        <ul className="flex flex-wrap gap-x-3">
          {facts.map((fact) => (
            <li key={fact.map(({ text }) => text).join(" ")}>
              {fact.map(({ text, isGerman }, index) => (
                <Fragment key={text}>
                  {index > 0 ? " " : null}
                  {isGerman ? <span lang="de">{text}</span> : text}
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Plural({ gender, plural }: Pick<LessonWord, "gender" | "plural">) {
  if (gender === "pl") return <p>Plural only</p>;
  if (plural === null) return <p>No plural</p>;
  return (
    <p>
      Plural: <span lang="de">die {plural}</span>
    </p>
  );
}
