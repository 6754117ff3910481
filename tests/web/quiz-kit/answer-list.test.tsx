import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AnswerList, type AnswerListItem } from "#web/quiz-kit/answer-list.tsx";

const ITEMS: AnswerListItem[] = [
  { id: 1, correct: true, title: "Gabel", yours: "fork", expected: "fork" },
  { id: 2, correct: false, title: "Messer", yours: "spoon", expected: "knife", note: "It cuts." },
  { id: 3, correct: false, title: "Löffel", yours: null, expected: "spoon" },
];

describe("the answers of a finished quiz", () => {
  it.each([
    [
      "brief",
      [
        "RightGabelfork",
        "MissedMesserYour answer: spoon Correct answer: knifeIt cuts.",
        "MissedLöffelCorrect answer: spoon",
      ],
    ],
    [
      "full",
      [
        "RightGabelYour answer: fork",
        "MissedMesserYour answer: spoonCorrect answer: knifeIt cuts.",
        "MissedLöffelYour answer: Not answeredCorrect answer: spoon",
      ],
    ],
  ] as const)("say in words what was right, %s", (layout, lines) => {
    render(<AnswerList label="Answers" layout={layout} items={ITEMS} />);
    expect(screen.getByRole("list", { name: "Answers" })).toBeTruthy();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(lines);
  });

  it.each(["brief", "full"] as const)("name their language where it is German, %s", (layout) => {
    render(<AnswerList label="Answers" layout={layout} answerLang="de" items={ITEMS} />);
    const marked = screen.getByRole("list").querySelectorAll("[lang=de]");
    expect(Array.from(marked, ({ textContent }) => textContent)).toEqual(["fork", "spoon", "knife", "spoon"]);
  });
});
