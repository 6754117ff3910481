import type { Gender } from "#schema/terms/gender.ts";
import { Card } from "../ui/card.tsx";
import { GenderChip } from "../ui/gender-chip.tsx";
import { AnswerList, type AnswerListItem, type AnswerListProps } from "./answer-list.tsx";

/** The last card of a results screen: every answer, in one line each. */
export function AnswersCard(props: Pick<AnswerListProps, "items" | "answerLang">) {
  return (
    <Card asChild className="min-[900px]:col-span-full">
      <section className="grid gap-3">
        <h2>Answers</h2>
        <AnswerList label="Answers" layout="brief" {...props} />
      </section>
    </Card>
  );
}

/** How a line of the answers shows the German word that was asked: the word, and its gender at the end of the line. */
export function wordLine({
  word,
  gender,
}: {
  word: string;
  gender?: Gender | null | undefined;
}): Pick<AnswerListItem, "title" | "aside"> {
  return {
    title: (
      <span lang="de" className="block font-word">
        {word}
      </span>
    ),
    aside: gender ? <GenderChip gender={gender} /> : undefined,
  };
}
