import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { checkGermanAnswer } from "#schema/rules/german-answer.ts";
import { failure, type StubbedApi, stubApi } from "#tests/support/web/stub-api.ts";
import { answerVerdict } from "#web/quiz-kit/answer-verdict.tsx";
import { ReportAnswer } from "#web/quiz-kit/report-answer.tsx";
import { Verdict } from "#web/quiz-kit/verdict.tsx";

const REPORT = "POST /api/answer-reports";
const NAME = "My answer is right too";

const user = userEvent.setup();
let api: StubbedApi;
/** Another word in each test: what was sent is remembered as long as the app is open. */
let id = 1010100;

beforeEach(() => {
  api = stubApi({ [REPORT]: { kept: true } });
  id += 1;
});

function Report({ answer = "Stühlen" }: { answer?: string }) {
  return <ReportAnswer question={{ kind: "word", id, askedFor: "plural" }} answer={answer} />;
}

describe("'My answer is right too'", () => {
  it("sends the question and the answer with one press, and says thanks where the focus is", async () => {
    render(<Report />);
    await user.click(screen.getByRole("button", { name: NAME }));
    const thanks = await screen.findByText("Thank you. We will look at your answer.");
    expect(document.activeElement).toBe(thanks);
    expect(api.to(REPORT).map(({ body }) => body)).toEqual([
      { kind: "word", id, askedFor: "plural", answer: "Stühlen" },
    ]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("cannot be sent twice, not even where the same answer is shown again", async () => {
    const { unmount } = render(<Report />);
    await user.click(screen.getByRole("button", { name: NAME }));
    await screen.findByText(/Thank you/);
    unmount();
    render(<Report answer=" stühlen" />);
    expect(screen.getByText(/Thank you/)).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is sent once by two quick presses", async () => {
    api.answer({ [REPORT]: () => new Promise(() => undefined) });
    render(<Report />);
    await user.dblClick(screen.getByRole("button", { name: NAME }));
    expect(api.to(REPORT)).toHaveLength(1);
  });

  it("says kindly that it was not sent, and can be pressed again", async () => {
    api.answer({ [REPORT]: () => Promise.reject(new TypeError("Failed to fetch")) });
    render(<Report />);
    await user.click(screen.getByRole("button", { name: NAME }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Not sent. Please check your connection and try again.",
    );
    api.answer({ [REPORT]: { kept: true } });
    await user.click(screen.getByRole("button", { name: NAME }));
    expect(await screen.findByText(/Thank you/)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("repeats what the server says when there were many reports today", async () => {
    api.answer({ [REPORT]: failure(429, "You have sent many reports today. Please go on tomorrow.") });
    render(<Report />);
    await user.click(screen.getByRole("button", { name: NAME }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "You have sent many reports today. Please go on tomorrow.",
    );
  });
});

describe("the verdict on a typed answer", () => {
  const given = (answer: string, correct: boolean, report: boolean) =>
    answerVerdict({ answer, correct }, "die Stühle", {
      lang: "de",
      check: checkGermanAnswer(answer, { answers: ["die Stühle"] }),
      report: report ? { kind: "word", id, askedFor: "plural" } : undefined,
    });

  it.each([
    ["offers it on a wrong one", false, true, 1],
    ["does not offer it on a right one", true, true, 0],
    ["does not offer it to a visitor, who gives no question", false, false, 0],
  ])("%s", (_what, correct, report, buttons) => {
    render(<Verdict correct={correct} content={given("die Stuhle", correct, report)} placement="card" />);
    expect(screen.queryAllByRole("button", { name: NAME })).toHaveLength(buttons);
  });
});
