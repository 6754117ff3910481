import { expect, type Locator, type Page } from "@playwright/test";
import type { ConjugationQuestion } from "#schema/api/conjugation.ts";

/** The conjugation quiz as a learner or a visitor sees it. It knows the answers, because the browser was sent them. */
export class ConjugationQuiz {
  readonly page: Page;
  private questions: ConjugationQuestion[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog", { name: "Conjugation Quiz" });
  }

  get field(): Locator {
    return this.dialog.getByLabel("Your answer");
  }

  get verdict(): Locator {
    return this.dialog.getByRole("status", { name: "Verdict" });
  }

  get total(): number {
    return this.questions.length;
  }

  /** Does what draws the questions, and waits until the first one can be answered. */
  async start(act: () => Promise<unknown>): Promise<void> {
    const drawn = this.page.waitForResponse((response) => response.url().includes("/api/conjugation-questions/random"));
    await act();
    this.questions = (await (await drawn).json()) as ConjugationQuestion[];
    await expect(this.dialog.getByText(`Question 1 of ${this.total}`)).toBeVisible();
    await expect(this.field).toBeFocused();
  }

  /** The question in view, told by what stands above the field. */
  private async inView(): Promise<ConjugationQuestion> {
    const [prompt, instruction] = await Promise.all([
      this.dialog.getByRole("heading", { level: 3 }).innerText(),
      this.dialog.getByRole("heading", { level: 3 }).locator("xpath=preceding-sibling::p").innerText(),
    ]);
    const person = prompt.split(/\s/)[0];
    const question = this.questions.find(
      (one) => `${one.verb} · ${one.tense}` === instruction && one.question.split(" ")[0] === person,
    );
    if (!question) throw new Error(`Unknown question: ${instruction}, ${prompt}`);
    return question;
  }

  /** Answers the question in view by the keyboard alone. */
  async answer(rightly: boolean): Promise<void> {
    const { answer } = await this.inView();
    await expect(this.field).toBeFocused();
    await this.page.keyboard.insertText(rightly ? answer : "xyz");
    await this.page.keyboard.press("Enter");
    await expect(this.verdict).toContainText(rightly ? "Correct!" : "Correct answer:");
    await expect(this.dialog.getByRole("button", { name: "Continue" })).toBeFocused();
    await this.page.keyboard.press("Enter");
  }

  /** Answers the first round: all but the last `missed` questions correctly. */
  async answerAll({ missed = 0 } = {}): Promise<void> {
    for (let number = 1; number <= this.total; number++) {
      await expect(this.dialog.getByText(`Question ${number} of ${this.total}`)).toBeVisible();
      await this.answer(number <= this.total - missed);
    }
  }
}
