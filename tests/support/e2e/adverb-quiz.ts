import { expect, type Page } from "@playwright/test";
import { ADVERB_QUIZ } from "#content/built-in/adverb-quiz.ts";
import type { AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";

/** The questions of a level in order, each with the index (0 to 3) of its right option and of a wrong one. */
export function adverbQuestions(level: AdverbQuizLevel) {
  return ADVERB_QUIZ.filter((question) => question.level === level).map((question) => {
    const right = question.options.findIndex(({ value }) => value === question.correctAnswer);
    const labels = question.options.map(({ label }) => label);
    return { ...question, right, wrong: (right + 1) % labels.length, labels };
  });
}

/** Starts the quiz of a level on the landing page. */
export async function startAdverbQuiz(page: Page, level: AdverbQuizLevel): Promise<void> {
  await page.getByRole("radio", { name: level, exact: true }).check();
  await page.getByRole("button", { name: "Start Quiz" }).click();
  await expect(page.getByRole("heading", { name: `Adverb Quiz - Level ${level}` })).toBeVisible();
}

/** Answers a level's five questions with the mouse, the first `right` of them correctly, until the results show. */
export async function takeAdverbQuiz(page: Page, level: AdverbQuizLevel, right: number): Promise<void> {
  await startAdverbQuiz(page, level);
  const questions = adverbQuestions(level);
  for (const [index, question] of questions.entries()) {
    await expect(page.getByText(`Question ${index + 1} of ${questions.length}`)).toBeVisible();
    const isLast = index === questions.length - 1;
    const chosen = question.labels[index < right ? question.right : question.wrong] ?? "";
    await page.getByRole("radio", { name: chosen }).click();
    await page.getByRole("button", { name: isLast ? "Submit Quiz" : "Next", exact: true }).click();
    await expect(page.getByText(index < right ? "Correct!" : "Incorrect", { exact: true })).toBeVisible();
    await expect(page.getByText(question.explanation)).toBeVisible();
    await page.getByRole("button", { name: isLast ? "View Results" : "Continue", exact: true }).click();
  }
}
