import type { QuizWord } from "#schema/api/vocabulary.ts";
import { DEFINITE_ARTICLES } from "#schema/terms/gender.ts";
import { ListenButton } from "../../../quiz-kit/listen-button.tsx";
import { MarkedSentence } from "../../../quiz-kit/marked-sentence.tsx";
import { VerdictExample } from "../../../quiz-kit/verdict-example.tsx";
import { Noun } from "../../../ui/gender-chip.tsx";

/** The word as it is said: a noun with its article. */
export function spokenWord({ word, gender }: Pick<QuizWord, "word" | "gender">): string {
  return gender === null ? word : `${DEFINITE_ARTICLES[gender]} ${word}`;
}

/** "Plural: die Wohnungen"; nothing for what has no plural, or is one. */
function Plural({ plural, gender, className }: Pick<QuizWord, "plural" | "gender"> & { className?: string }) {
  if (gender === null || gender === "pl") return null;
  return (
    <span className={className}>
      {plural === null ? (
        "No plural"
      ) : (
        <>
          Plural: <span lang="de">die {plural}</span>
        </>
      )}
    </span>
  );
}

export interface EntryLinesProps {
  entry: QuizWord;
  /** What the verdict says above: the meanings are not said twice. */
  said?: string | undefined;
}

/** Lines of a verdict: the word with article, plural and meanings, and its example. Phrasing content. */
export function EntryLines({ entry, said }: EntryLinesProps) {
  const { word, gender, plural, translation, sentence, sentenceTranslation, marks } = entry;
  const meanings = translation.join(", ");
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-px">
        <Noun word={word} gender={gender} size="sm" />
        <Plural plural={plural} gender={gender} className="text-sm text-ink-soft" />
        {meanings === said ? null : <span>{meanings}</span>}
      </span>
      {sentence === null ? null : (
        <VerdictExample sentence={sentence} marks={marks} translation={sentenceTranslation ?? ""} />
      )}
    </>
  );
}

/** What `EntryLines` gives to read. */
export function entryText({ word, plural, translation, sentence, sentenceTranslation }: QuizWord): string {
  return [word, plural, ...translation, sentence, sentenceTranslation].filter(Boolean).join(" ");
}

export interface CardAnswerProps {
  entry: QuizWord;
  /** Whether the heading of the card is the German word already. */
  isGermanShown: boolean;
}

/** The back of a card. */
export function CardAnswer({ entry, isGermanShown }: CardAnswerProps) {
  const { word, gender, plural, translation, sentence, sentenceTranslation, marks } = entry;
  return (
    <>
      {isGermanShown ? null : (
        <div className="flex flex-wrap items-center justify-center gap-x-3">
          <Noun word={word} gender={gender} size="xl" chipLast className="justify-center" />
          <ListenButton text={spokenWord(entry)} />
        </div>
      )}
      {isGermanShown ? <p className="text-xl leading-snug font-strong">{translation.join(", ")}</p> : null}
      <Plural plural={plural} gender={gender} className="text-sm text-ink-soft" />
      {sentence === null ? null : (
        <p className="mt-2 w-full border-t-2 border-dotted border-line pt-3 leading-[1.4]">
          <span lang="de" className="block">
            <MarkedSentence sentence={sentence} marks={marks} />
          </span>
          <span className="block text-sm text-ink-soft">{sentenceTranslation}</span>
        </p>
      )}
    </>
  );
}
