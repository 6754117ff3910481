import { expect, type Locator, type Page } from "@playwright/test";
import type { VocabularyQuizQuestion } from "#schema/api/vocabulary.ts";
import type { ApiClient } from "./api-client.ts";

/** Gives a learner the first `count` words of A1. */
export async function collect(api: ApiClient, count: number, partOfSpeech?: "noun" | "verb"): Promise<void> {
  await api.call("POST /api/vocabulary/add-batch", {
    body: { language: "german", cefrLevel: "A1", count, partOfSpeech },
  });
}

/** A vocabulary quiz or study mode as a person sees it. It knows the answers, because the browser was sent them. */
export class VocabularyQuiz {
  readonly page: Page;
  questions: readonly VocabularyQuizQuestion[] = [];

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

  /** Does what starts the practice, and waits for its first question. */
  async start(act: () => Promise<unknown>): Promise<void> {
    const drawn = this.page.waitForResponse((response) => response.url().endsWith("/api/vocabulary/quiz/generate"));
    await act();
    const body = (await (await drawn).json()) as { questions: VocabularyQuizQuestion[] };
    this.questions = body.questions;
    await expect(this.page.getByRole("button", { name: "Leave the quiz" })).toBeVisible();
  }

  question(number: number): VocabularyQuizQuestion {
    const question = this.questions[number - 1];
    if (!question) throw new RangeError(`No question ${number}`);
    return question;
  }

  /** The right answer that is shown first. */
  rightAnswer(number: number): string {
    const { correctAnswer } = this.question(number);
    return typeof correctAnswer === "string" ? correctAnswer : (correctAnswer[0] ?? "");
  }

  /** Chooses the right option or a wrong one by its key. */
  async choose(number: number, rightly: boolean): Promise<void> {
    const options = this.question(number).options ?? [];
    const place = options.findIndex((option) => (option === this.rightAnswer(number)) === rightly);
    await this.page.keyboard.press(String(place + 1));
  }

  /** Types an answer, checks it and goes on, all by the keyboard. `verdict` is what the verdict says. */
  async type(answer: string, verdict: string | RegExp): Promise<void> {
    await expect(this.field).toBeFocused();
    await this.page.keyboard.insertText(answer);
    await this.page.keyboard.press("Enter");
    await expect(this.verdict).toContainText(verdict);
    await this.page.keyboard.press("Enter");
  }
}
