import type { AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";
import { AnswerOption, AnswerOptions } from "../../ui/answer-option.tsx";
import { Card } from "../../ui/card.tsx";
import { questionsOf } from "./bank.ts";
import { Sentence } from "./sentence.tsx";

/** What a question of the level looks like, before the quiz starts: a picture, not a control. A phone has no room for it. */
export function QuizPreview({ level }: { level: AdverbQuizLevel }) {
  const [question] = questionsOf(level);
  if (!question) return null;
  return (
    <Card className="max-lg:hidden sm:p-6">
      <div aria-hidden="true" inert className="grid gap-4">
        <div className="grid gap-2">
          <p className="text-sm font-strong text-ink-soft">{question.question}</p>
          <Sentence sentence={question.germanSentence} className="text-xl leading-[1.35] font-[600]" />
          <p className="text-ink-soft">{question.englishTranslation}</p>
        </div>
        <AnswerOptions className="sm:gap-3">
          {question.options.map(({ value, label }) => (
            <AnswerOption key={value} badge={`${value.toUpperCase()})`} disabled>
              <span lang="de">{label}</span>
            </AnswerOption>
          ))}
        </AnswerOptions>
      </div>
    </Card>
  );
}
