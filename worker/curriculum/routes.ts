import { Hono } from "hono";
import { lessonIdsOf, lessonIdsOfChapter } from "#schema/rules/content-id.ts";
import { readAs } from "../db/batch.ts";
import { decideAgainOnRace } from "../db/guard.ts";
import { writeCountOf } from "../db/write-quota.ts";
import type { AppEnv } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { contentAnswers, serve, serveProven } from "../http/serve.ts";
import { addLessonWordsNow } from "../vocabulary/index.ts";
import { chapterContent, levelContent } from "./content.ts";
import { finishQuiz } from "./finish-quiz.ts";
import { lessonsToAsk, requireLesson, requireOpen } from "./open-lesson.ts";
import { progressOf, readProgressBetween } from "./store.ts";
import { takeDoubleXp } from "./take-double-xp.ts";
import { publicLesson, publicLessonList, publicLevelProgress } from "./views.ts";

export const curriculumRoutes = new Hono<AppEnv>();

for (const path of ["/api/curriculum/chapters/:level", "/api/curriculum/subchapter/:id"]) {
  curriculumRoutes.use(path, ...contentAnswers);
}

serveProven(curriculumRoutes, "GET /api/curriculum/chapters/:level", async ({ c, params }) => {
  const { chapters } = await levelContent(c.get("database").db, params.level, c.get("now"));
  return chapters.map(({ chapter }) => chapter);
});

serve(curriculumRoutes, "GET /api/curriculum/progress/:level", async ({ c, params, learner }) => {
  const { db } = c.get("database");
  const now = c.get("now");
  const content = await levelContent(db, params.level, now);
  const progress = await readProgressBetween(db, learner, lessonIdsOf(params.level), now);
  return publicLevelProgress(params.level, content, progress);
});

serve(curriculumRoutes, "GET /api/curriculum/chapter/:chapterId/subchapters", async ({ c, params, learner }) => {
  const { db } = c.get("database");
  const now = c.get("now");
  const chapter = await chapterContent(db, params.chapterId, now);
  if (!chapter) throw new HttpError(404, "Chapter not found");
  return publicLessonList(chapter, await readProgressBetween(db, learner, lessonIdsOfChapter(params.chapterId), now));
});

serveProven(curriculumRoutes, "GET /api/curriculum/subchapter/:id", async ({ c, params }) => {
  const lesson = await requireLesson(c.get("database").db, params.id, c.get("now"));
  return publicLesson(lesson);
});

serve(curriculumRoutes, "POST /api/curriculum/subchapter/:id/add-vocabulary", async ({ c, params, learner }) => {
  const now = c.get("now");
  const lesson = await requireLesson(c.get("database").db, params.id, now);
  const added = await decideAgainOnRace(c.get("database"), async (db) => {
    const { progress, count } = await readAs(db, learner, now, {
      progress: progressOf(db, learner.userId, lessonsToAsk(lesson)),
      count: writeCountOf(db, learner.userId),
    });
    requireOpen(lesson, progress);
    return addLessonWordsNow(db, learner, lesson.id, { before: count[0], now });
  });
  return { added, count: lesson.words.length };
});

serve(curriculumRoutes, "POST /api/curriculum/subchapter/:id/quiz", ({ c, params, body, learner }) =>
  finishQuiz(c, learner, params.id, body),
);

serve(curriculumRoutes, "POST /api/curriculum/subchapter/:id/double-xp-challenge", ({ c, params, body, learner }) =>
  takeDoubleXp(c, learner, params.id, body),
);
