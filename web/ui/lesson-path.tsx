import { clsx } from "clsx";
import type { CSSProperties, ReactElement } from "react";
import { LessonStone, type StoneState } from "./lesson-stone.tsx";
import { Trail, type TrailPoint, trailWord } from "./trail.tsx";

export interface PathLesson {
  id: string | number;
  title: string;
  state: StoneState;
  score?: string;
  /** Words of the lesson; the first short one is written on the stretch after its stone once the lesson is complete. */
  words?: readonly string[];
}

export interface LessonPathProps {
  lessons: readonly PathLesson[];
  /** The empty router link of a lesson; not called for locked ones. */
  link: (lesson: PathLesson) => ReactElement;
}

/** Height of the W and of its stones: up, down, up, with the middle one a little lower, as in the logo. */
const WIDE_HEIGHT = 380;
const UP_Y = 128;
const MIDDLE_Y = 146;
const DOWN_Y = 260;
/** Widths that the W is drawn for; a narrower place gets the path that runs downward. */
const WIDTHS = [504, 656] as const;
const WIDTH_CLASSES = {
  504: "hidden @min-[504px]:block @min-[656px]:hidden",
  656: "hidden @min-[656px]:block",
} as const;
/** The path that runs downward, alternating left and right. */
const TALL_WIDTH = 264;
const TALL_STEP = 112;
const TALL_EDGE = 36;

/** Share of the width at which stone `index` of `count` stands. */
function acrossShare(index: number, count: number): number {
  return (index + 0.5625) / (count + 0.125);
}

/** Height of stone `index` of `count` in the W. */
function acrossY(index: number, count: number): number {
  if (index % 2 === 1) return DOWN_Y;
  return index > 0 && index < count - 1 ? MIDDLE_Y : UP_Y;
}

function acrossPoints(count: number, width: number): TrailPoint[] {
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(acrossShare(index, count) * width),
    y: acrossY(index, count),
  }));
}

function downPoints(count: number): TrailPoint[] {
  return Array.from({ length: count }, (_, index) => ({
    x: index % 2 === 0 ? TALL_EDGE : TALL_WIDTH - TALL_EDGE,
    y: TALL_STEP * (index + 0.5),
  }));
}

/** The words of the walked stretches: a stretch is walked when the lesson before it is complete. */
function walkedWords(lessons: readonly PathLesson[]): (string | null)[] {
  const firstOpen = lessons.findIndex((lesson) => lesson.state !== "complete" && lesson.state !== "crown");
  const walked = firstOpen === -1 ? lessons : lessons.slice(0, firstOpen);
  return walked.slice(0, lessons.length - 1).map((lesson) => trailWord(lesson.words ?? []));
}

/** A chapter's lessons on their trail: downward where space is narrow, a W (as in the logo) where there is room. */
export function LessonPath({ lessons, link }: LessonPathProps) {
  const words = walkedWords(lessons);
  const tallHeight = TALL_STEP * lessons.length;
  return (
    <div className="@container">
      <div className="relative mx-auto w-full max-w-[264px] @min-[504px]:max-w-[504px] @min-[656px]:max-w-[656px]">
        <Trail
          points={downPoints(lessons.length)}
          width={TALL_WIDTH}
          height={tallHeight}
          flow="down"
          words={words}
          className="@min-[504px]:hidden"
        />
        {WIDTHS.map((width) => (
          <Trail
            key={width}
            points={acrossPoints(lessons.length, width)}
            width={width}
            height={WIDE_HEIGHT}
            flow="across"
            words={words}
            className={WIDTH_CLASSES[width]}
          />
        ))}
        <ol className="relative z-(--layer-raised) @min-[504px]:h-[380px]">
          {lessons.map((lesson, index) => (
            <PathStep key={lesson.id} lesson={lesson} index={index} count={lessons.length} link={link} />
          ))}
        </ol>
      </div>
    </div>
  );
}

interface PathStepProps extends Pick<LessonPathProps, "link"> {
  lesson: PathLesson;
  index: number;
  count: number;
}

function PathStep({ lesson, index, count, link }: PathStepProps) {
  const right = index % 2 === 1;
  const current = lesson.state === "current";
  const place: CSSProperties & Record<"--x" | "--y", string> = {
    "--x": `${acrossShare(index, count) * 100}%`,
    // The edge hangs below the stone, so its visual center is a little higher.
    "--y": `${acrossY(index, count) - 3}px`,
  };
  return (
    <li
      className="flex h-[112px] items-center @min-[504px]:absolute @min-[504px]:top-(--y) @min-[504px]:left-(--x) @min-[504px]:h-0 @min-[504px]:w-0 @min-[504px]:justify-center"
      style={place}
    >
      <LessonStone
        state={lesson.state}
        title={lesson.title}
        score={lesson.score}
        className={clsx(
          "min-w-0 flex-1 @min-[504px]:relative @min-[504px]:w-[72px] @min-[504px]:flex-none @min-[504px]:justify-center",
          right && "flex-row-reverse text-right",
          // Keeps the second ring inside the card at 320 px.
          current && (right ? "@max-[503px]:-translate-x-[10px]" : "@max-[503px]:translate-x-[10px]"),
        )}
        textClassName={clsx(
          // Wide enough for long compounds: titles on the same side are two stones apart.
          "max-w-[180px] @min-[504px]:absolute @min-[504px]:left-1/2 @min-[504px]:w-[148px] @min-[504px]:-translate-x-1/2 @min-[504px]:text-center @min-[504px]:text-sm @min-[560px]:w-[176px] @min-[560px]:text-md",
          right ? "@min-[504px]:top-[calc(100%+22px)]" : "@min-[504px]:bottom-[calc(100%+18px)]",
          current && "mx-2 @min-[504px]:mx-0",
        )}
      >
        {lesson.state === "locked" ? undefined : link(lesson)}
      </LessonStone>
    </li>
  );
}
