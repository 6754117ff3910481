import { answerReportsApi } from "./answer-reports.ts";
import { authApi } from "./auth.ts";
import { conjugationApi } from "./conjugation.ts";
import { conversationsApi } from "./conversations.ts";
import { curriculumApi } from "./curriculum.ts";
import type { Endpoint } from "./endpoint.ts";
import { gamificationApi } from "./gamification.ts";
import { grammarApi } from "./grammar.ts";
import { homeApi } from "./home.ts";
import { leaderboardApi } from "./leaderboard.ts";
import { progressApi } from "./progress.ts";
import { quizzesApi } from "./quizzes.ts";
import { trialChatApi } from "./trial-chat.ts";
import { vocabularyApi } from "./vocabulary.ts";

/** Every call of the API by 'METHOD /path'. The browser imports only its type. */
export const api = {
  ...authApi,
  ...homeApi,
  ...leaderboardApi,
  ...quizzesApi,
  ...gamificationApi,
  ...curriculumApi,
  ...vocabularyApi,
  ...grammarApi,
  ...conjugationApi,
  ...progressApi,
  ...conversationsApi,
  ...trialChatApi,
  ...answerReportsApi,
} satisfies Record<`${"GET" | "POST" | "PATCH" | "DELETE"} /api/${string}`, Endpoint>;

export type Api = typeof api;
export type ApiCall = keyof Api;
