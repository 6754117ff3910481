import type { ApiClient } from "./api-client.ts";
import { sendMessage } from "./chat.ts";

/** Does the day's challenges through the API, apart from the lessons, without a single XP: two lessons then complete the day. */
export async function doAllButLessons(api: ApiClient): Promise<void> {
  await sendMessage(api);
  const { questions, attemptId } = await api.call("POST /api/grammar/quiz/generate", {
    body: { language: "german", filter: { topicId: 101 }, count: 10 },
  });
  const answers = questions.map(({ id }) => ({ questionId: id, answer: "wrong" }));
  await api.call("POST /api/quiz/submit", {
    body: { quizType: "grammar", topicId: 101, score: 0, totalQuestions: questions.length, answers, attemptId },
  });
}
