import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { QuizSubmitResult } from "#schema/api/quizzes.ts";
import { checkGermanAnswer, type ExpectedGerman } from "#schema/rules/german-answer.ts";
import type { Gender } from "#schema/terms/gender.ts";
import { makeSubmitResult } from "#tests/support/web/make-results.ts";
import { typeGerman } from "#tests/support/web/type-german.ts";
import { answerVerdict } from "#web/quiz-kit/answer-verdict.tsx";
import { AnswersCard, wordLine } from "#web/quiz-kit/answers-card.tsx";
import { quizOutcome } from "#web/quiz-kit/outcome.ts";
import {
  type DrawnQuiz,
  type GivenAnswer,
  givenInView,
  isFinished,
  type QuestionRun,
  questionInView,
  type RunMode,
  scoredPass,
} from "#web/quiz-kit/question-run.ts";
import { QuizScreen } from "#web/quiz-kit/quiz-screen.tsx";
import { ResultsScreen } from "#web/quiz-kit/results-screen.tsx";
import { TypedInput } from "#web/quiz-kit/typed-input.tsx";
import { useDrawnQuiz } from "#web/quiz-kit/use-drawn-quiz.ts";
import type { LeaveGuard } from "#web/quiz-kit/use-leave-guard.ts";
import { useQuestionRun } from "#web/quiz-kit/use-question-run.ts";
import { useSubmission } from "#web/quiz-kit/use-submit-once.ts";
import { XpBreakdown } from "#web/quiz-kit/xp-breakdown.tsx";
import { Button } from "#web/ui/button.tsx";

interface PluralQuestion {
  wordId: number;
  word: string;
  gender: Gender;
  plural: string;
}

interface PluralAnswer extends GivenAnswer {
  wordId: number;
}

const QUESTIONS: PluralQuestion[] = [
  { wordId: 1, word: "Apfel", gender: "m", plural: "die Äpfel" },
  { wordId: 2, word: "Stuhl", gender: "m", plural: "die Stühle" },
];

const CHECKED: RunMode = { step: "checked" };

const guard: LeaveGuard = { asking: false, leave: vi.fn(), stay: vi.fn(), confirm: vi.fn() };

function expected({ plural }: PluralQuestion): ExpectedGerman {
  return { answers: [plural], tests: ["plural"], forgives: ["article-left-out"] };
}

function judge(question: PluralQuestion, answer: string): PluralAnswer {
  return { wordId: question.wordId, answer, correct: checkGermanAnswer(answer, expected(question)).isRight };
}

interface PluralQuizProps {
  mode?: RunMode;
  /** Left out for a visitor. */
  submit?: (attemptId: string, answers: readonly PluralAnswer[]) => Promise<QuizSubmitResult>;
  onBlank?: () => void;
}

/** A quiz as a feature builds it: its questions, its prompt, its texts, its submit. */
function PluralQuiz(props: PluralQuizProps) {
  const { drawn, again } = useDrawnQuiz(() => QUESTIONS);
  return <PluralRun key={drawn.attemptId} drawn={drawn} onAgain={again} {...props} />;
}

interface PluralRunProps extends PluralQuizProps {
  drawn: DrawnQuiz<PluralQuestion>;
  onAgain: () => void;
}

function PluralRun({ drawn, onAgain, mode = CHECKED, submit, onBlank }: PluralRunProps) {
  const [run, send] = useQuestionRun({ mode, judge }, drawn);
  if (isFinished(run)) return <PluralResults run={run} mode={mode} submit={submit} onAgain={onAgain} />;
  const question = questionInView(run);
  const given = givenInView(run);
  const check = given && checkGermanAnswer(given.answer, expected(question));
  return (
    <QuizScreen
      run={run}
      mode={mode}
      send={send}
      leave={guard}
      instruction="What is the plural?"
      prompt={<span lang="de">{question.word}</span>}
      verdict={given && check && answerVerdict(given, question.plural, { lang: "de", check })}
    >
      <TypedInput onBlank={onBlank} />
    </QuizScreen>
  );
}

interface PluralResultsProps extends Pick<PluralRunProps, "submit" | "onAgain"> {
  run: QuestionRun<PluralQuestion, PluralAnswer>;
  mode: RunMode;
}

function PluralResults({ run, mode, submit, onAgain }: PluralResultsProps) {
  const { questions, answers } = scoredPass(mode, run);
  const save = useSubmission({
    attemptId: run.attemptId,
    submit: submit ? () => submit(run.attemptId, answers) : null,
  });
  const items = questions.map(({ wordId, plural, ...word }, index) => {
    const { correct = false, answer: yours = null } = answers[index] ?? {};
    return { id: wordId, ...wordLine(word), correct, yours, expected: plural };
  });
  return (
    <ResultsScreen
      outcome={quizOutcome(answers, save?.submission)}
      passedText="You've passed this quiz!"
      stones={items}
      save={save}
      actions={<Button onClick={onAgain}>Try Again</Button>}
    >
      {save ? <XpBreakdown title="XP for this quiz" submission={save.submission} /> : null}
      <AnswersCard items={items} answerLang="de" />
    </ResultsScreen>
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

  it("asks for an answer at an Enter without one", async () => {
    const onBlank = vi.fn();
    render(<PluralQuiz onBlank={onBlank} />);
    await user.keyboard("{Enter}  {Enter}");
    expect(onBlank).toHaveBeenCalledTimes(2);
    await user.keyboard("Äpfel{Enter}");
    expect(onBlank).toHaveBeenCalledTimes(2);
    expect(verdict().textContent).toContain("Correct!");
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

  it("that is nearly right is named, and its letters are marked where it differs", async () => {
    render(<PluralQuiz />);
    await user.keyboard("die Apfel{Enter}");
    expect(verdict().textContent).toContain("Right word, umlaut missingdie instead of Aright: Äpfel");
    expect(verdict().querySelector("del")?.textContent).toBe("instead of A");
    expect(verdict().querySelector("ins")?.textContent).toBe("right: Ä");
    expect(verdict().querySelector("del")?.closest("[lang=de]")).toBeTruthy();
  });

  it("without a name shows the right answer, and the letters that differ", async () => {
    render(<PluralQuiz />);
    await user.keyboard("die Öpfeln{Enter}");
    expect(verdict().textContent).toContain("Not yetCorrect answer: die Äpfel");
    expect(within(verdict()).getByText("die Äpfel").getAttribute("lang")).toBe("de");
    expect(verdict().querySelector("del")?.textContent).toBe("instead of Ö");
    expect(verdict().querySelector("ins")?.textContent).toBe("right: Ä");
  });

  it("without its capital or its article is right, and the verdict shows both", async () => {
    render(<PluralQuiz />);
    await user.keyboard("die äpfel{Enter}");
    expect(verdict().textContent).toContain("Correct!With a capital: die instead of äright: Äpfel");
    await user.clear(field());
    await user.keyboard("Äpfel{Enter}");
    expect(verdict().textContent).toContain("Correct!With its article: right: die Äpfel");
  });

  it("that spells an umlaut out is right, and the verdict shows the umlaut", async () => {
    render(<PluralQuiz />);
    await user.keyboard("aepfel{Enter}");
    expect(verdict().textContent).toContain("Correct!With umlaut: instead of aeright: Äpfel");
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
    expect(screen.getByRole("heading", { name: "Keep Practicing!" })).toBeTruthy();
    expect(screen.getByText("1/2")).toBeTruthy();
  });
});

describe("a finished typed quiz", () => {
  const submit = vi.fn<NonNullable<PluralQuizProps["submit"]>>();
  const line = (index: number) => screen.getAllByRole("listitem")[index];

  beforeEach(() => {
    submit.mockResolvedValue(makeSubmitResult());
  });

  it("submits its answers once and shows what they earned", async () => {
    render(<PluralQuiz submit={submit} />);
    for (const { plural } of QUESTIONS) {
      await typeGerman(user, plural);
      expect(field().value).toBe(plural);
      await user.keyboard("{Enter}{Enter}");
    }
    expect(await screen.findByText("Your result is saved.")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Great Job!" })).toBeTruthy();
    expect(screen.getByText("You've passed this quiz!")).toBeTruthy();
    expect(screen.getByText("2 right answers")).toBeTruthy();
    expect(submit).toHaveBeenCalledOnce();
  });

  it("counts an answer as it was first checked, not as it was copied from the verdict", async () => {
    render(<PluralQuiz submit={submit.mockReturnValue(new Promise(() => {}))} />);
    await user.keyboard("die Apfel{Enter}");
    await user.clear(field());
    await user.type(field(), "die Äpfel{Enter}{Enter}");
    await user.keyboard("Stuehle{Enter}{Enter}");
    expect(submit.mock.lastCall?.[1]).toEqual([
      { wordId: 1, answer: "die Apfel", correct: false },
      { wordId: 2, answer: "Stuehle", correct: true },
    ]);
    expect(screen.getByText("1/2")).toBeTruthy();
    expect(line(0)?.textContent).toContain("Your answer: die Apfel Correct answer: die Äpfel");
  });

  it("shows the server's count once it has answered", async () => {
    submit.mockResolvedValue(makeSubmitResult({ score: 1, passed: false }));
    render(<PluralQuiz submit={submit} />);
    await user.keyboard("Äpfel{Enter}{Enter}Stühle{Enter}{Enter}");
    expect(await screen.findByText("1/2")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Keep Practicing!" })).toBeTruthy();
    expect(screen.getByText("You need 70% to pass")).toBeTruthy();
  });

  it("names the language of its answers", async () => {
    render(<PluralQuiz />);
    await user.keyboard("Äpfel{Enter}{Enter}Stuhls{Enter}{Enter}");
    const german = (index: number) => [...(line(index)?.querySelectorAll("[lang=de]") ?? [])].map((e) => e.textContent);
    expect(german(0)).toEqual(["Apfel", "die Äpfel", "der"]);
    expect(german(1)).toEqual(["Stuhl", "Stuhls", "die Stühle", "der"]);
  });

  it("of a visitor shows the browser's count and nothing of a save, and Try Again asks anew", async () => {
    render(<PluralQuiz />);
    await user.keyboard("Äpfel{Enter}{Enter}Stühle{Enter}{Enter}");
    expect(screen.getByText("2/2")).toBeTruthy();
    expect(screen.queryByText(/sav(ed|ing)/i)).toBeNull();
    expect(screen.queryByText("XP for this quiz")).toBeNull();
    await user.click(button("Try Again"));
    expect(screen.getByText("Question 1 of 2")).toBeTruthy();
    expect(field().value).toBe("");
  });

  it("is another attempt after Try Again", async () => {
    render(<PluralQuiz submit={submit} />);
    for (const round of [1, 2]) {
      await user.keyboard("Äpfel{Enter}{Enter}Stühle{Enter}{Enter}");
      await screen.findByText("Your result is saved.");
      expect(submit).toHaveBeenCalledTimes(round);
      await user.click(button("Try Again"));
    }
    expect(new Set(submit.mock.calls.map(([attemptId]) => attemptId)).size).toBe(2);
  });
});
