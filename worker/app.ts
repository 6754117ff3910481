import { Hono } from "hono";
import { answerReportRoutes } from "./answer-reports/index.ts";
import { authRoutes, identify } from "./auth/index.ts";
import { conjugationRoutes } from "./conjugation/index.ts";
import { conversationRoutes } from "./conversations/index.ts";
import { curriculumRoutes } from "./curriculum/index.ts";
import { gamificationRoutes } from "./gamification/index.ts";
import { grammarRoutes } from "./grammar/index.ts";
import { homeRoutes } from "./home/index.ts";
import type { AppEnv } from "./http/context.ts";
import { notFound, onError } from "./http/on-error.ts";
import { openRequest } from "./http/request.ts";
import { apiHeaders, jsonOnly, limitBody, sameOriginOnly } from "./http/security.ts";
import { leaderboardRoutes } from "./leaderboard/index.ts";
import { leagueRoutes } from "./league/index.ts";
import { quizRoutes } from "./quizzes/index.ts";
import { bringTrialChat, trialChatRoutes } from "./trial-chat/index.ts";
import { verbPrefixRoutes } from "./verb-prefixes/index.ts";
import { vocabularyRoutes } from "./vocabulary/index.ts";

/** The API's table of contents. */
export const app = new Hono<AppEnv>()
  .use("/api/*", apiHeaders, openRequest, identify, bringTrialChat, sameOriginOnly, jsonOnly, limitBody)
  .route("/", authRoutes)
  .route("/", homeRoutes)
  .route("/", leaderboardRoutes)
  .route("/", curriculumRoutes)
  .route("/", quizRoutes)
  .route("/", grammarRoutes)
  // Before the vocabulary, whose paths with a language would take its own.
  .route("/", verbPrefixRoutes)
  .route("/", vocabularyRoutes)
  .route("/", conjugationRoutes)
  .route("/", conversationRoutes)
  .route("/", answerReportRoutes)
  .route("/", trialChatRoutes)
  .route("/", gamificationRoutes)
  .route("/", leagueRoutes);

app.onError(onError);
app.notFound(notFound);
