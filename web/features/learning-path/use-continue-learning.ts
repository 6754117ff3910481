import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { chapterOfLesson } from "#schema/rules/content-id.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { CURRICULUM_ID } from "../../lib/home-level.ts";
import { usePrefersReducedMotion } from "../../lib/reduced-motion.ts";
import type { LearningPathData } from "./use-learning-path.ts";
import type { OpenChapters } from "./use-open-chapters.ts";

/** Anchor of a chapter's card: `/#chapter-103` opens the chapter and scrolls to it. */
export function chapterAnchor(chapterId: number): string {
  return `chapter-${chapterId}`;
}

export interface ContinueLearningOptions {
  level: CefrLevel;
  data: LearningPathData;
  openChapters: OpenChapters;
  onLevelChange: (level: CefrLevel) => void;
}

/**
 * Returns what 'Continue Learning' does: it opens the chapter of the next lesson and scrolls to it. From a completed level,
 * it switches to the learner's current one. The hook also follows a chapter's anchor in the address.
 */
export function useContinueLearning({ level, data, openChapters, onLevelChange }: ContinueLearningOptions): () => void {
  const still = usePrefersReducedMotion();
  const hash = useLocation({ select: (location) => location.hash });
  const followed = useRef("");
  const chapters = data.chapters.data;

  function scrollTo(anchor: string): void {
    document.getElementById(anchor)?.scrollIntoView({ block: "start", behavior: still ? "auto" : "smooth" });
  }

  function openAndGo(chapterId: number): void {
    openChapters.setOpen(chapterId, true);
    const anchor = chapterAnchor(chapterId);
    const isFirst = chapters?.[0]?.id === chapterId;
    // Waits until the chapter has opened.
    requestAnimationFrame(() => {
      scrollTo(isFirst ? CURRICULUM_ID : anchor);
      document.getElementById(anchor)?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    });
  }

  useEffect(() => {
    const target = chapters?.find(({ id }) => chapterAnchor(id) === hash);
    if (!target || followed.current === hash) return;
    followed.current = hash;
    openAndGo(target.id);
  });

  return () => {
    const next = data.levelProgress.data?.nextLessonId ?? null;
    const worksAt = data.progress.data?.cefrLevel ?? level;
    if (next !== null) return openAndGo(chapterOfLesson(next));
    if (worksAt !== level) onLevelChange(worksAt);
    scrollTo(CURRICULUM_ID);
  };
}
