import { expect, type Locator, type Page } from "@playwright/test";
import type { Lesson } from "#schema/api/curriculum.ts";

/** A question as the screen shows it. */
export interface ShownQuestion {
  /** The German word. */
  word: string;
  options: string[];
  /** Index of the right option, and of a wrong one. */
  right: number;
  wrong: number;
}

/** The lesson's quiz as a learner sees it. */
export class LessonScreen {
  readonly page: Page;
  private readonly lesson: Lesson;

  constructor(page: Page, lesson: Lesson) {
    this.page = page;
    this.lesson = lesson;
  }

  get total(): number {
    return this.lesson.words.length;
  }

  get heading(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }

  get options(): Locator {
    return this.page.getByRole("main").getByRole("button", { name: /^[1-4]/ });
  }

  get verdict(): Locator {
    return this.page.getByRole("status", { name: "Verdict" });
  }

  /** Goes to the lesson by its URL; it shows the words to learn. */
  async open(): Promise<void> {
    await this.page.goto(`/lesson/${this.lesson.id}`);
    await expect(this.heading).toHaveText(this.lesson.title);
    // The heading is in the first picture; the words come with the app.
    await expect(this.startButton).toBeVisible();
  }

  private get startButton() {
    return this.page.getByRole("button", { name: `Start Quiz (${this.total} questions)` });
  }

  async startQuiz(): Promise<void> {
    await this.startButton.click();
    await expect(this.question(1)).toBeVisible();
  }

  /** 'Question X of N'. */
  question(number: number): Locator {
    return this.page.getByText(`Question ${number} of ${this.total}`);
  }

  /** Waits for the question with this number and reads it. */
  async read(number: number): Promise<ShownQuestion> {
    await expect(this.question(number)).toBeVisible();
    await expect(this.options.first()).toBeEnabled();
    const [word = "", ...options] = await this.page.getByRole("main").evaluate((main) => {
      const buttons = [...main.querySelectorAll("button")].filter((button) => /^[1-4]/.test(button.textContent ?? ""));
      const texts = [main.querySelector("h1 [lang=de]"), ...buttons.map((button) => button.lastElementChild)];
      return texts.map((element) => element?.textContent ?? "");
    });
    const known = this.lesson.words.find((candidate) => candidate.word === word);
    if (!known) throw new Error(`'${word}' is not a word of ${this.lesson.title}`);
    const right = options.indexOf(known.translation);
    expect(right, `one option of '${word}' is '${known.translation}'`).toBeGreaterThanOrEqual(0);
    return { word, options, right, wrong: (right + 1) % options.length };
  }

  /** Answers a question and presses Continue instead of waiting a second for the next question. */
  async answer(number: number, rightly: boolean): Promise<void> {
    const { right, wrong } = await this.read(number);
    await this.options.nth(rightly ? right : wrong).click();
    await expect(this.verdict).toContainText(rightly ? "Correct!" : "Correct answer:");
    // The Continue button has the focus. A mouse click would have to wait until the sheet has slid up.
    await this.page.keyboard.press("Enter");
  }

  /** Answers all questions from number `from` on, which must be in view: those up to number `right` correctly. */
  async answerAll({ right = this.total, from = 1 }: { right?: number; from?: number } = {}): Promise<void> {
    for (let number = from; number <= this.total; number++) await this.answer(number, number <= right);
  }

  /** Types each word into a blank of the challenge. */
  async typeDoubleXp(words: readonly string[]): Promise<void> {
    for (const [index, word] of words.entries())
      await this.page.getByLabel(`Word ${index + 1}`, { exact: true }).fill(word);
  }
}
