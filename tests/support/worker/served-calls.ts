import { ADVERB_QUIZ } from "#content/built-in/adverb-quiz.ts";
import type { ApiCall } from "#schema/api/index.ts";
import type { AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";
import { type Actor, PASSWORD, type Sent } from "./actor.ts";
import { makeConversation } from "./conversations.ts";
import { FIRST_TOPIC } from "./grammar.ts";
import { seatOf } from "./league.ts";
import { answersFor, FIRST_LESSON } from "./lessons.ts";
import { takenPrefixTest } from "./verbs.ts";

/** The calls of the contract that the Worker serves. */
export const SERVED = [
  "GET /api/auth/user",
  "POST /api/auth/login",
  "POST /api/auth/signup",
  "POST /api/auth/password",
  "POST /api/auth/logout",
  "GET /api/home",
  "GET /api/leaderboard",
  "GET /api/progress/:language",
  "GET /api/curriculum/chapters/:level",
  "GET /api/curriculum/progress/:level",
  "GET /api/curriculum/chapter/:chapterId/subchapters",
  "GET /api/curriculum/subchapter/:id",
  "POST /api/curriculum/subchapter/:id/add-vocabulary",
  "POST /api/curriculum/subchapter/:id/quiz",
  "POST /api/curriculum/subchapter/:id/double-xp-challenge",
  "POST /api/quiz/submit",
  "POST /api/vocabulary/add-batch",
  "POST /api/vocabulary/quiz/generate",
  "POST /api/vocabulary/words",
  "POST /api/translate-word",
  "GET /api/vocabulary/verb-test",
  "POST /api/vocabulary/verb-test/submit",
  "GET /api/conjugation-questions/random",
  "POST /api/conjugation-questions/populate",
  "POST /api/answer-reports",
  "GET /api/vocabulary-bank/:language",
  "GET /api/vocabulary/:language",
  "GET /api/vocabulary/:language/categories",
  "GET /api/vocabulary/:language/plural",
  "GET /api/grammar/library",
  "GET /api/grammar/library/:id",
  "GET /api/grammar/library/:id/exercises",
  "GET /api/grammar/category/:category",
  "GET /api/grammar/progress/:id",
  "GET /api/grammar/unlocked-levels",
  "GET /api/grammar/unlocked-topics",
  "GET /api/grammar/is-topic-unlocked/:id",
  "POST /api/grammar/exercises/:exerciseId/submit",
  "POST /api/grammar/quiz/generate",
  "GET /api/grammar/:language",
  "POST /api/trial-chat",
  "POST /api/trial-chat/messages",
  "GET /api/trial-chat",
  "GET /api/conversations",
  "GET /api/conversation-starters",
  "POST /api/conversations",
  "PATCH /api/conversations/:id",
  "GET /api/conversations/:id/messages",
  "PATCH /api/conversations/:id/tone",
  "POST /api/conversations/:id/messages",
  "GET /api/conversations/:id/help",
  "POST /api/conversations/:id/end",
  "GET /api/conversations/:id/report",
  "DELETE /api/conversations/:id",
  "GET /api/gamification/xp",
  "GET /api/gamification/streak",
  "GET /api/gamification/daily-progress",
  "GET /api/gamification/league/rank",
  "GET /api/gamification/league",
  "GET /api/gamification/league/:leagueId/leaderboard",
  "GET /api/gamification/league/membership",
  "PATCH /api/gamification/league/membership",
] as const satisfies ApiCall[];

export type ServedCall = (typeof SERVED)[number];

/** Answers of an adverb quiz with the first `right` of them right. */
export function adverbAnswers(level: AdverbQuizLevel, right = 5) {
  return ADVERB_QUIZ.filter((question) => question.level === level).map(({ id, correctAnswer }, index) => {
    const isCorrect = index < right;
    const wrong = correctAnswer === "a" ? "b" : "a";
    return { questionId: id, selectedAnswer: isCorrect ? correctAnswer : wrong, correctAnswer, isCorrect } as const;
  });
}

/**
 * For every served call, a request that succeeds and, where the call can, stores something. Rank, league and
 * leaderboard need a learner who has a seat, a trial message needs a browser with a trial chat.
 */
export async function goodCalls(
  learner: Actor & { userId: string; email: string },
): Promise<{ [K in ServedCall]: Sent<K> }> {
  const params = { id: FIRST_LESSON };
  const leagueId = (await seatOf(learner.userId))?.leagueId ?? "2037-06-08.1.000001";
  const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params });
  const conversation = { params: { id: await makeConversation(learner.userId, { turns: 4 }) } };
  const started = { language: "german", category: "food", tone: "friendly", level: "A1" } as const;
  return {
    "GET /api/auth/user": {},
    "POST /api/auth/login": { body: { email: learner.email, password: PASSWORD } },
    "POST /api/auth/signup": {
      body: {
        firstName: "Nils",
        lastName: "Berg",
        email: `new-${crypto.randomUUID()}@example.org`,
        password: PASSWORD,
      },
    },
    "POST /api/auth/password": { body: { currentPassword: PASSWORD, newPassword: "battery staple" } },
    "POST /api/auth/logout": {},
    "GET /api/home": { query: { level: "A1" } },
    "GET /api/leaderboard": {},
    "GET /api/progress/:language": { params: { language: "german" } },
    "GET /api/curriculum/chapters/:level": { params: { level: "A1" } },
    "GET /api/curriculum/progress/:level": { params: { level: "A1" } },
    "GET /api/curriculum/chapter/:chapterId/subchapters": { params: { chapterId: 101 } },
    "GET /api/curriculum/subchapter/:id": { params },
    "POST /api/curriculum/subchapter/:id/add-vocabulary": { params },
    "POST /api/curriculum/subchapter/:id/quiz": {
      params,
      body: {
        score: 15,
        totalQuestions: 15,
        addToVocabulary: true,
        answers: answersFor(lesson, 15),
        attemptId: crypto.randomUUID(),
      },
    },
    "POST /api/curriculum/subchapter/:id/double-xp-challenge": {
      params,
      body: { words: lesson.words.map((word) => word.word), attemptId: crypto.randomUUID() },
    },
    "POST /api/quiz/submit": {
      body: {
        quizType: "adverb",
        level: "A1",
        score: 5,
        totalQuestions: 5,
        answers: adverbAnswers("A1"),
        attemptId: crypto.randomUUID(),
      },
    },
    "POST /api/vocabulary/add-batch": { body: { language: "german", cefrLevel: "B1", count: 20 } },
    "POST /api/vocabulary/quiz/generate": {
      body: {
        language: "german",
        filters: { level: "A1" },
        quizType: "multiple-choice",
        direction: "german-to-english",
        count: 10,
      },
    },
    "POST /api/vocabulary/words": {
      body: {
        language: "german",
        word: "Kichererbse",
        translation: ["chickpea"],
        gender: "f",
        plural: "Kichererbsen",
        partOfSpeech: "noun",
        cefrLevel: null,
      },
    },
    "POST /api/translate-word": { body: { word: "Brot", language: "german", sentence: "Was isst du zum Brot?" } },
    "GET /api/vocabulary/verb-test": {},
    "POST /api/vocabulary/verb-test/submit": { body: await takenPrefixTest(learner) },
    "GET /api/conjugation-questions/random": { query: {} },
    "POST /api/conjugation-questions/populate": { body: { tenseGroups: ["present"] } },
    "POST /api/answer-reports": {
      body: { kind: "word", id: FIRST_LESSON * 100 + 1, askedFor: "german", answer: "grüezi" },
    },
    "GET /api/vocabulary-bank/:language": { params: { language: "german" } },
    "GET /api/vocabulary/:language": { params: { language: "german" }, query: {} },
    "GET /api/vocabulary/:language/categories": { params: { language: "german" } },
    "GET /api/vocabulary/:language/plural": { params: { language: "german" } },
    "GET /api/grammar/library": { query: {} },
    "GET /api/grammar/library/:id": { params: { id: FIRST_TOPIC } },
    "GET /api/grammar/library/:id/exercises": { params: { id: FIRST_TOPIC } },
    "GET /api/grammar/category/:category": { params: { category: "cases" } },
    "GET /api/grammar/progress/:id": { params: { id: FIRST_TOPIC } },
    "GET /api/grammar/unlocked-levels": {},
    "GET /api/grammar/unlocked-topics": {},
    "GET /api/grammar/is-topic-unlocked/:id": { params: { id: FIRST_TOPIC } },
    "POST /api/grammar/exercises/:exerciseId/submit": {
      params: { exerciseId: FIRST_TOPIC * 100 + 1 },
      body: { answer: "ich" },
    },
    "POST /api/grammar/quiz/generate": { body: { language: "german", filter: { topicId: FIRST_TOPIC }, count: 10 } },
    "GET /api/grammar/:language": { params: { language: "german" } },
    "POST /api/trial-chat": { body: { language: "german", category: "chitchat", level: "A1", tone: "friendly" } },
    "POST /api/trial-chat/messages": {
      body: { content: "Ich komme aus Kanada.", clientMessageId: crypto.randomUUID() },
    },
    "GET /api/trial-chat": {},
    "GET /api/conversations": {},
    "GET /api/conversation-starters": { query: { language: "german", level: "A1" } },
    "POST /api/conversations": { body: started },
    "PATCH /api/conversations/:id": { ...conversation, body: { title: "Bread and butter", level: "A2" } },
    "GET /api/conversations/:id/messages": conversation,
    "PATCH /api/conversations/:id/tone": { ...conversation, body: { tone: "slang" } },
    "POST /api/conversations/:id/messages": {
      ...conversation,
      body: {
        content: "Ich esse gern Brot mit Käse.",
        language: "german",
        level: "A1",
        clientMessageId: crypto.randomUUID(),
      },
    },
    "GET /api/conversations/:id/help": { ...conversation, query: { kind: "hint" } },
    "POST /api/conversations/:id/end": conversation,
    "GET /api/conversations/:id/report": conversation,
    "DELETE /api/conversations/:id": conversation,
    "GET /api/gamification/xp": {},
    "GET /api/gamification/streak": {},
    "GET /api/gamification/daily-progress": {},
    "GET /api/gamification/league/rank": {},
    "GET /api/gamification/league": {},
    "GET /api/gamification/league/:leagueId/leaderboard": { params: { leagueId } },
    "GET /api/gamification/league/membership": {},
    "PATCH /api/gamification/league/membership": { body: { optedOut: true } },
  };
}
