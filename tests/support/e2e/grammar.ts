import { expect, type Locator, type Page } from "@playwright/test";
import type { GrammarQuizQuestion } from "#schema/api/grammar.ts";

/** A grammar quiz as a learner or a visitor sees it. It knows the answers, because the browser was sent them. */
export class GrammarQuiz {
  readonly page: Page;
  private questions: GrammarQuizQuestion[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }

  get verdict(): Locator {
    return this.page.getByRole("status", { name: "Verdict" });
  }

  get field(): Locator {
    return this.page.getByLabel("Your answer");
  }

  /** Does what starts the quiz, and waits for its first question. */
  async start(act: () => Promise<unknown>): Promise<void> {
    const drawn = this.page.waitForResponse((response) => response.url().endsWith("/api/grammar/quiz/generate"));
    await act();
    const body = (await (await drawn).json()) as { questions: GrammarQuizQuestion[] };
    this.questions = body.questions;
    await expect(this.page.getByText(`Question 1 of ${this.questions.length}`)).toBeVisible();
  }

  get total(): number {
    return this.questions.length;
  }

  question(number: number): GrammarQuizQuestion {
    const question = this.questions[number - 1];
    if (!question) throw new RangeError(`No question ${number}`);
    return question;
  }

  /** Gives the question in view its right answer or a wrong one, without checking it. */
  async give(number: number, rightly: boolean): Promise<void> {
    const { options, correctAnswer } = this.question(number);
    if (options === null) await this.field.fill(rightly ? correctAnswer : "xyz");
    else {
      const answer = rightly ? correctAnswer : (options.find((option) => option !== correctAnswer) ?? "");
      await this.page.getByRole("radio").nth(options.indexOf(answer)).check({ force: true });
    }
  }

  async answer(number: number, rightly: boolean): Promise<void> {
    await expect(this.page.getByText(`Question ${number} of ${this.total}`)).toBeVisible();
    await this.give(number, rightly);
    await this.page.getByRole("button", { name: "Check" }).click();
    await expect(this.verdict).toContainText(rightly ? "Correct!" : "Correct answer:");
    // Continue has the focus. A mouse click would have to wait until the sheet has slid up.
    await this.page.keyboard.press("Enter");
  }

  /** Answers all questions from number `from` on, which must be in view: those up to number `right` correctly. */
  async answerAll({ right = this.total, from = 1 }: { right?: number; from?: number } = {}): Promise<void> {
    for (let number = from; number <= this.total; number++) await this.answer(number, number <= right);
    await expect(this.heading).toHaveText(/Great Job!|Keep Practicing!/);
  }
}
