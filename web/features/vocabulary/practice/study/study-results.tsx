import { useQueryClient } from "@tanstack/react-query";
import type { VocabularyQuizQuestion } from "#schema/api/vocabulary.ts";
import { askToSignUp } from "../../../../quiz-kit/ask-to-sign-up.ts";
import { masteredPass, type RunMode } from "../../../../quiz-kit/question-run.ts";
import { ResultsScreen } from "../../../../quiz-kit/results-screen.tsx";
import { useSubmission } from "../../../../quiz-kit/use-submit-once.ts";
import { WordChip } from "../../../../quiz-kit/word-chip.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Noun } from "../../../../ui/gender-chip.tsx";
import type { QuizSetting } from "../queries.ts";
import type { WordRun } from "../quiz/word-quiz.ts";
import { WaysOn } from "../ways-on.tsx";
import { submitStudy } from "./study-rules.ts";

/** Of the words known at once, so many are shown; the others are counted. */
const SHOWN_AT_ONCE = 7;

const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });
const ORDINAL_ENDINGS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };

/** 2 is "2nd". */
function ordinal(place: number): string {
  return `${place}${ORDINAL_ENDINGS[ORDINALS.select(place)] ?? "th"}`;
}

export interface StudyResultsProps {
  /** Finished: every word was right once. */
  run: WordRun;
  mode: RunMode;
  setting: QuizSetting;
  isLearner: boolean;
  onAgain: () => void;
  onClose: () => void;
}

/** The end of study mode: all words are mastered. Those that came back are named first. */
export function StudyResults({ run, mode, setting, isLearner, onAgain, onClose }: StudyResultsProps) {
  const client = useQueryClient();
  const { attemptId } = run;
  const words = masteredPass(mode, run);
  const save = useSubmission({
    attemptId,
    submit: async () => {
      const result = await submitStudy(
        client,
        setting,
        attemptId,
        words.map(({ answer }) => answer),
      );
      askToSignUp(result);
      return result;
    },
    onError: (error) => console.error("The result of study mode could not be saved", error),
  });
  const total = words.length;
  const cameBack = words.filter(({ tries }) => tries > 1).toSorted((one, other) => other.tries - one.tries);
  const atOnce = words.filter(({ tries }) => tries === 1).map(({ question }) => question);
  return (
    <ResultsScreen
      outcome={{ score: total, total, percentage: 100, passed: true }}
      scoreAs="percent"
      passedTitle="Study mode complete"
      passedText={total === 1 ? "The one word is mastered." : `All ${total} words are mastered.`}
      // Only cards can pay nothing: learners judge them themselves.
      noXpText="No XP this time. Cards pay most the first time in a day."
      stones={words.map(({ question }) => ({ id: question.id, correct: true }))}
      save={isLearner ? save : null}
      actions={<WaysOn again="Study Again" primary="back" onAgain={onAgain} onClose={onClose} />}
    >
      {cameBack.length === 0 ? null : (
        <Card asChild>
          <section className="grid content-start gap-1">
            <h2>These came back and stayed</h2>
            <ul>
              {cameBack.map(({ question: { id, entry }, tries }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center justify-between gap-x-[10px] gap-y-1 border-t-2 border-line py-2 first:border-t-0"
                >
                  <Noun word={entry.word} gender={entry.gender} />
                  <span className="ml-auto text-sm text-ink-soft">at the {ordinal(tries)} try</span>
                </li>
              ))}
            </ul>
          </section>
        </Card>
      )}
      {atOnce.length === 0 ? null : (
        <Card asChild className={cameBack.length === 0 ? "min-[900px]:col-span-full" : ""}>
          <section className="grid content-start gap-3">
            <h2>Known at once: {atOnce.length}</h2>
            <KnownAtOnce words={atOnce} />
          </section>
        </Card>
      )}
    </ResultsScreen>
  );
}

function KnownAtOnce({ words }: { words: readonly VocabularyQuizQuestion[] }) {
  const more = words.length - SHOWN_AT_ONCE;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {words.slice(0, SHOWN_AT_ONCE).map(({ id, entry }) => (
        <li key={id} className="max-w-full">
          <WordChip word={entry} />
        </li>
      ))}
      {more > 0 ? <li className="text-sm text-ink-soft">and {more} more</li> : null}
    </ul>
  );
}
