import { CONTENT_ID, chapterOfLesson } from "./content-id.ts";

/** A lesson that an address names, and its chapter, which follows from the id. */
export interface LessonAddress {
  id: number;
  chapterId: number;
}

/** The id in a lesson's address, or null when no lesson can have it. */
export function parseLessonId(text: string): LessonAddress | null {
  if (!CONTENT_ID.test(text)) return null;
  const id = Number(text);
  try {
    return { id, chapterId: chapterOfLesson(id) };
  } catch {
    return null;
  }
}
