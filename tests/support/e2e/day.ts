import type { ApiClient } from "./api-client.ts";
import { sendMessage } from "./chat.ts";

/** Does the day's challenges through the API, apart from the lessons, without a single XP: two lessons then complete the day. */
export async function doAllButLessons(api: ApiClient): Promise<void> {
  await sendMessage(api);
  await missVocabularyQuiz(api);
  const { questions, attemptId } = await api.call("POST /api/grammar/quiz/generate", {
    body: { language: "german", filter: { topicId: 101 }, count: 10 },
  });
  const answers = questions.map(({ id }) => ({ questionId: id, answer: "wrong" }));
  await api.call("POST /api/quiz/submit", {
    body: { quizType: "grammar", topicId: 101, score: 0, totalQuestions: questions.length, answers, attemptId },
  });
}

/** Takes a vocabulary quiz with ten wrong answers, on words of C2 that no lesson of a scenario teaches. */
async function missVocabularyQuiz(api: ApiClient): Promise<void> {
  await api.call("POST /api/vocabulary/add-batch", { body: { language: "german", cefrLevel: "C2", count: 10 } });
  const drawn = { quizType: "multiple-choice", direction: "german-to-english", count: 10 } as const;
  const { questions } = await api.call("POST /api/vocabulary/quiz/generate", {
    body: { language: "german", filters: { level: "C2" }, ...drawn },
  });
  const answers = questions.map(({ id }) => ({ questionId: id, answer: "wrong" }));
  const result = { level: "C2", score: 0, totalQuestions: questions.length, answers } as const;
  await api.call("POST /api/quiz/submit", {
    body: { quizType: "vocabulary-german-to-english-multiple-choice", ...result, attemptId: crypto.randomUUID() },
  });
}
