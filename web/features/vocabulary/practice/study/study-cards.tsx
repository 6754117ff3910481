import type { Dispatch } from "react";
import { CardScreen } from "../../../../quiz-kit/card-screen.tsx";
import { ListenButton } from "../../../../quiz-kit/listen-button.tsx";
import { progressOf, questionInView, type RunEvent, type RunMode } from "../../../../quiz-kit/question-run.ts";
import type { LeaveGuard } from "../../../../quiz-kit/use-leave-guard.ts";
import { Noun } from "../../../../ui/gender-chip.tsx";
import { EnglishPrompt } from "../english-prompt.tsx";
import type { QuizSetting } from "../queries.ts";
import type { WordRun } from "../quiz/word-quiz.ts";
import { CardAnswer, spokenWord } from "../word-entry.tsx";
import { QueueStones } from "./queue-stones.tsx";

export interface StudyCardsProps {
  /** Not finished. */
  run: WordRun;
  mode: RunMode;
  send: Dispatch<RunEvent>;
  leave: LeaveGuard;
  setting: QuizSetting;
  position: string;
  name: string;
}

/** Study mode with cards: the learner turns each over and says whether they knew it. */
export function StudyCards({ setting, ...screen }: StudyCardsProps) {
  const { run, mode } = screen;
  const { word, gender, cefrLevel, entry } = questionInView(run);
  const isGerman = setting.direction === "german-to-english";
  const spoken = spokenWord(entry);
  const { done, total } = progressOf(mode, run);
  return (
    <CardScreen
      {...screen}
      note={cefrLevel ?? undefined}
      instruction={isGerman ? "Do you know it?" : "Do you know the German for it?"}
      prompt={
        isGerman ? (
          <Noun word={word} gender={gender} size="xl" chipLast className="justify-center" />
        ) : (
          <EnglishPrompt text={word} />
        )
      }
      listen={isGerman || run.feedback ? { text: spoken, name: "the word" } : undefined}
      aside={isGerman ? <ListenButton text={spoken} /> : null}
      back={<CardAnswer entry={entry} isGermanShown={isGerman} />}
    >
      <QueueStones done={done} total={total} />
    </CardScreen>
  );
}
