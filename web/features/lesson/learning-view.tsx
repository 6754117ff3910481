import { Link } from "@tanstack/react-router";
import { ArrowLeft, BookOpen } from "lucide-react";
import type { ReactNode } from "react";
import type { Lesson } from "#schema/api/curriculum.ts";
import { PASS_PERCENT } from "#schema/rules/grading.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { LevelBadge } from "../../ui/badges.tsx";
import { Button } from "../../ui/button.tsx";
import { HomeLink } from "./home-link.tsx";
import { WordCard } from "./word-card.tsx";

export interface LearningViewProps {
  lesson: Lesson;
  /** While the words are being added to the vocabulary. */
  starting: boolean;
  onStart: () => void;
}

/** The words of a lesson, with the way into its quiz below. */
export function LearningView({ lesson, starting, onStart }: LearningViewProps) {
  const { words } = lesson;
  return (
    <div className="column grid gap-5 pt-5 pb-[calc(88px+var(--space-6))] short:pb-5">
      <LessonTop
        back={<BackLink level={lesson.cefrLevel} />}
        title={lesson.title}
        level={lesson.cefrLevel}
        description={lesson.description}
      >
        <GrammarOfLesson topics={lesson.grammarTopics} />
      </LessonTop>
      <ol className="grid gap-3 min-[700px]:grid-cols-2 min-[700px]:gap-4 min-[1080px]:grid-cols-3">
        {words.map((word, index) => (
          <WordCard key={word.id} word={word} number={index + 1} />
        ))}
      </ol>
      <ActionBar note={`${words.length} words · ${PASS_PERCENT}% to pass`}>
        <Button variant="primary" onClick={onStart} disabled={starting}>
          {starting ? "Adding words..." : `Start Quiz (${words.length} questions)`}
        </Button>
      </ActionBar>
    </div>
  );
}

export interface LessonTopProps {
  /** The way back to the Learning Path. */
  back: ReactNode;
  title: string;
  /** The level as it is shown. */
  level: string;
  description: string;
  children?: ReactNode;
}

/** What stands above the words of a lesson. */
export function LessonTop({ back, title, level, description, children }: LessonTopProps) {
  return (
    <div className="grid gap-3">
      {back}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 lang="de" className="hyphenate">
          {title}
        </h1>
        <LevelBadge level={level} />
      </div>
      <p className="text-ink-soft">{description}</p>
      {children}
    </div>
  );
}

/** Topics of the grammar library that explain the words of the lesson. */
function GrammarOfLesson({ topics }: { topics: Lesson["grammarTopics"] }) {
  if (topics.length === 0) return null;
  return (
    <nav aria-labelledby="lesson-grammar" className="grid gap-1">
      <h2 id="lesson-grammar" className="text-sm">
        Grammar in this lesson
      </h2>
      <ul className="flex flex-wrap gap-x-5">
        {topics.map(({ id, title }) => (
          <li key={id} className="min-w-0">
            <Link
              to="/grammar/$id"
              params={{ id: String(id) }}
              className="hyphenate inline-flex min-h-target items-center gap-2 text-sm font-strong text-ink underline"
            >
              <BookOpen />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Back to the Learning Path; `level` as in HomeLink. */
export function BackLink({ level }: { level?: CefrLevel }) {
  return (
    <HomeLink level={level} className={BACK_LINK}>
      <ArrowLeft /> Back
    </HomeLink>
  );
}

/** The same where the address is all that is known. */
export function BackLinkTo({ href }: { href: string }) {
  return (
    <a href={href} className={BACK_LINK}>
      <ArrowLeft /> Back
    </a>
  );
}

const BACK_LINK =
  "inline-flex min-h-target items-center gap-[6px] justify-self-start font-strong text-ink-soft no-underline hover:text-ink";
