import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type GivenAnswer, givenInView, isFinished, questionInView, type RunMode } from "#web/quiz-kit/question-run.ts";
import { QuizScreen } from "#web/quiz-kit/quiz-screen.tsx";
import { TypedDiff } from "#web/quiz-kit/typed-diff.tsx";
import { TypedInput } from "#web/quiz-kit/typed-input.tsx";
import type { LeaveGuard } from "#web/quiz-kit/use-leave-guard.ts";
import { useQuestionRun } from "#web/quiz-kit/use-question-run.ts";

interface Plural {
  word: string;
  plural: string;
}

const QUESTIONS: Plural[] = [
  { word: "Apfel", plural: "die Äpfel" },
  { word: "Stuhl", plural: "die Stühle" },
];

const CHECKED: RunMode = { step: "checked" };

const guard: LeaveGuard = { asking: false, leave: vi.fn(), stay: vi.fn(), confirm: vi.fn() };

function judge({ plural }: Plural, answer: string): GivenAnswer {
  return { answer, correct: answer.trim() === plural };
}

/** A quiz as a feature builds it: its questions, its prompt, its texts. */
function PluralQuiz({ mode = CHECKED }: { mode?: RunMode }) {
  const [run, send] = useQuestionRun({ mode, judge }, { attemptId: "attempt", questions: QUESTIONS });
  if (isFinished(run)) return <p>Finished</p>;
  const { word, plural } = questionInView(run);
  const given = givenInView(run);
  return (
    <QuizScreen
      run={run}
      mode={mode}
      send={send}
      leave={guard}
      instruction="What is the plural?"
      prompt={<span lang="de">{word}</span>}
      verdict={
        given && {
          kicker: given.correct ? undefined : "Not yet",
          title: given.correct ? "Correct!" : `Correct answer: ${plural}`,
          lines: given.correct ? null : <TypedDiff answer={given.answer} expected={plural} />,
        }
      }
    >
      <TypedInput />
    </QuizScreen>
  );
}

const user = userEvent.setup();
const field = () => screen.getByLabelText<HTMLInputElement>("Your answer");
const verdict = () => screen.getByRole("status", { name: "Verdict" });
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  vi.clearAllMocks();
});

describe("a typed answer", () => {
  it("is German that no keyboard corrects", () => {
    render(<PluralQuiz />);
    const attributes = ["lang", "autocapitalize", "autocorrect", "autocomplete", "spellcheck"];
    expect(attributes.map((name) => field().getAttribute(name))).toEqual(["de", "off", "off", "off", "false"]);
  });

  it("begins in the field, on every question", async () => {
    render(<PluralQuiz />);
    expect(document.activeElement).toBe(field());
    await user.keyboard("die Äpfel{Enter}{Enter}");
    expect(screen.getByRole("heading", { level: 1, name: "Stuhl" })).toBeTruthy();
    expect(field().value).toBe("");
    expect(document.activeElement).toBe(field());
  });

  it("cannot be checked while it is blank", async () => {
    render(<PluralQuiz />);
    expect(button("Check")).toHaveProperty("disabled", true);
    await user.keyboard("  {Enter}");
    expect(button("Check")).toHaveProperty("disabled", true);
    expect(verdict().textContent).toBe("");
  });

  it("takes letters from the umlaut keys at the caret and leaves the focus in the field", async () => {
    render(<PluralQuiz />);
    await user.keyboard("die pfel");
    field().setSelectionRange(4, 4);
    fireEvent.click(button("ä"), { shiftKey: true });
    expect(field().value).toBe("die Äpfel");
    expect(document.activeElement).toBe(field());
    await user.keyboard("{Enter}");
    expect(within(verdict()).getByText("Correct!")).toBeTruthy();
  });

  it("is checked by Enter; then Continue has the focus, so that Enter goes on", async () => {
    render(<PluralQuiz />);
    await user.keyboard("die Äpfel{Enter}");
    expect(verdict().textContent).toContain("Correct!");
    expect(document.activeElement).toBe(button("Continue"));
    expect(screen.queryByRole("button", { name: "Check" })).toBeNull();
    await user.keyboard("{Enter}");
    expect(screen.getByText("Question 2 of 2")).toBeTruthy();
  });

  it("is checked once by an Enter that is held down", async () => {
    render(<PluralQuiz />);
    await user.keyboard("die Äpfel{Enter}");
    const held = fireEvent.keyDown(button("Continue"), { key: "Enter", repeat: true });
    expect(held, "the browser does not press the button").toBe(false);
    expect(screen.getByText("Question 1 of 2")).toBeTruthy();
  });

  it("shows letter by letter where a wrong answer differs", async () => {
    render(<PluralQuiz />);
    await user.keyboard("die Apfel{Enter}");
    expect(verdict().textContent).toContain("Not yetCorrect answer: die Äpfel");
    expect(verdict().querySelector("del")?.textContent).toBe("instead of A");
    expect(verdict().querySelector("ins")?.textContent).toBe("right: Ä");
  });

  it("shows no letters where the answer is another word", async () => {
    render(<PluralQuiz />);
    await user.keyboard("Baum{Enter}");
    expect(verdict().textContent).toContain("Correct answer: die Äpfel");
    expect(verdict().querySelector("del, ins")).toBeNull();
  });

  it("that is edited after the check hides the verdict and can be checked again", async () => {
    render(<PluralQuiz />);
    await user.keyboard("die Apfel{Enter}");
    await user.clear(field());
    expect(verdict().textContent).toBe("");
    expect(button("Check")).toHaveProperty("disabled", true);
    await user.type(field(), "die Äpfel{Enter}");
    expect(verdict().textContent).toContain("Correct!");
  });

  it("leaves the keys of the quiz to the text, except Escape", async () => {
    render(<PluralQuiz />);
    await user.keyboard("1p?");
    expect(field().value).toBe("1p?");
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.keyboard("{Escape}");
    expect(guard.leave).toHaveBeenCalledOnce();
  });

  it("is kept for the way back", async () => {
    render(<PluralQuiz mode={{ step: "checked", previous: true }} />);
    expect(button("Previous")).toHaveProperty("disabled", true);
    await user.keyboard("die Apfel{Enter}{Enter}die Stü");
    await user.click(button("Previous"));
    expect(field().value).toBe("die Apfel");
    expect(verdict().textContent).toBe("");
    expect(document.activeElement).toBe(field());
    await user.keyboard("{Enter}{Enter}");
    expect(field().value).toBe("die Stü");
  });

  it("is not judged where the results alone tell", async () => {
    render(<PluralQuiz mode={{ step: "unchecked" }} />);
    await user.keyboard("die Apfel{Enter}");
    expect(verdict().textContent).toBe("");
    await user.keyboard("die Stühle{Enter}");
    expect(screen.getByText("Finished")).toBeTruthy();
  });
});
