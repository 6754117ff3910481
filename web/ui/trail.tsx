import { clsx } from "clsx";
import { useId } from "react";

/** Longest word that fits a stretch between two stones. */
const TRAIL_WORD_MAX = 10;

export interface TrailPoint {
  x: number;
  y: number;
}

export interface TrailProps {
  /** Centers of the stones, in the units of `width` and `height`. */
  points: readonly TrailPoint[];
  width: number;
  height: number;
  /** Direction in which a stretch leaves its stone: sideways (a W) or downward (on a phone). */
  flow: "across" | "down";
  /**
   * One entry per walked stretch, starting at the first stone: the word written on it, or null for none. Stretches without
   * an entry are still to be walked and show dots.
   */
  words: readonly (string | null)[];
  className?: string;
}

/** The curve between two stones, drawn from its left end so that a word on it reads left to right. */
export function stretchPath(from: TrailPoint, to: TrailPoint, flow: TrailProps["flow"]): string {
  const [a, b] = from.x <= to.x ? [from, to] : [to, from];
  if (flow === "across") {
    const middle = (a.x + b.x) / 2;
    return `M${a.x} ${a.y}C${middle} ${a.y} ${middle} ${b.y} ${b.x} ${b.y}`;
  }
  const middle = (a.y + b.y) / 2;
  return `M${a.x} ${a.y}C${a.x} ${middle} ${b.x} ${middle} ${b.x} ${b.y}`;
}

/** The first word short enough for a stretch, or null. */
export function trailWord(words: readonly string[]): string | null {
  return words.find((word) => word.length <= TRAIL_WORD_MAX) ?? null;
}

/** The path between lesson stones; decorative. It lies under the stones (absolute, inset 0). */
export function Trail({ points, width, height, flow, words, className }: TrailProps) {
  const id = useId();
  const stretches = points.slice(1).map((to, index) => stretchPath(points[index] ?? to, to, flow));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      lang="de"
      aria-hidden="true"
      className={clsx("absolute inset-0 size-full overflow-visible", className)}
      fill="none"
      strokeLinecap="round"
    >
      <path d={stretches.join("")} className="stroke-sunken" strokeWidth="26" />
      {stretches.map((path, index) => {
        const word = words[index];
        if (word === undefined) return <Dots key={path} path={path} />;
        return <StretchWord key={path} id={`${id}-${index}`} path={path} word={word} />;
      })}
    </svg>
  );
}

function Dots({ path }: { path: string }) {
  return <path d={path} className="stroke-line-control opacity-75" strokeWidth="5" strokeDasharray="0 14" />;
}

function StretchWord({ id, path, word }: { id: string; path: string; word: string | null }) {
  if (word === null || word.length > TRAIL_WORD_MAX) return null;
  return (
    <>
      <path id={id} d={path} stroke="none" />
      <text className="fill-ink-soft text-[14px] font-[600]" dy="4.5">
        <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
          {word}
        </textPath>
      </text>
    </>
  );
}

export interface TrailRibbonProps {
  /** SVG path, drawn from left to right. */
  path: string;
  /** E.g. "0 0 520 440". */
  viewBox: string;
  strokeWidth: number;
  /** German words along the path. */
  words: string;
  /** Where the words begin, in units of the viewBox. */
  startOffset?: number;
  /** Size of the words in units of the viewBox. */
  textSize: number;
  tone?: "paper" | "panel";
  className?: string;
  /** Drawn above the trail: a goal stone, the hedgehog. */
  children?: React.ReactNode;
}

/** One freely drawn stretch with words along it (landing, home hero); decorative. */
export function TrailRibbon(props: TrailRibbonProps) {
  const { path, viewBox, strokeWidth, words, startOffset = 0, textSize, tone = "paper", className, children } = props;
  const id = useId();
  const onPanel = tone === "panel";
  return (
    <svg viewBox={viewBox} lang="de" aria-hidden="true" className={clsx("block overflow-visible", className)}>
      <path
        id={id}
        d={path}
        className={onPanel ? "stroke-panel-trail" : "stroke-sunken"}
        fill="none"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
      />
      <text
        className={clsx("font-strong", onPanel ? "fill-on-panel-soft" : "fill-ink")}
        fontSize={textSize}
        dy={textSize * 0.35}
      >
        <textPath href={`#${id}`} startOffset={startOffset}>
          {words}
        </textPath>
      </text>
      {children}
    </svg>
  );
}

/** The amber stone at the end of a hero trail, centered at x, y in the SVG around it. */
export function GoalStone({ x, y }: TrailPoint) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse className="fill-accent-edge" cy="9" rx="62" ry="30" />
      <ellipse className="fill-accent stroke-accent-edge" rx="62" ry="30" strokeWidth="3" />
    </g>
  );
}
