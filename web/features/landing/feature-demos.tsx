import { Check, Lock, type LucideIcon, Play } from "lucide-react";
import type { Gender } from "#schema/terms/gender.ts";
import { AnswerOption } from "../../ui/answer-option.tsx";
import { GenderChip, Noun } from "../../ui/gender-chip.tsx";
import { tabKey } from "../../ui/tab-key.ts";

// Still pictures made of the real components. The cards around them hide them from screen readers and the keyboard.

const CUTLERY: readonly { gender: Gender; word: string }[] = [
  { gender: "m", word: "Löffel" },
  { gender: "f", word: "Gabel" },
  { gender: "n", word: "Messer" },
];

export function ArticlesDemo() {
  return (
    <span className="grid justify-items-center gap-[7px]">
      {CUTLERY.map(({ gender, word }) => (
        <span key={word} className="rounded-control border-2 border-line bg-surface py-1 pr-[14px] pl-[6px]">
          <Noun gender={gender} word={word} size="sm" />
        </span>
      ))}
    </span>
  );
}

interface DemoStone {
  x: number;
  y: number;
  icon: LucideIcon;
  low: string;
  face: string;
  glyph: string;
}

const WALKED = { low: "fill-ink-faint", face: "fill-ink stroke-ink", glyph: "text-on-ink" };
const NEXT = { low: "fill-accent-edge", face: "fill-accent stroke-accent-edge", glyph: "text-on-accent" };
const AHEAD = { low: "fill-edge-control", face: "fill-surface stroke-line-control", glyph: "text-ink-faint" };

const STONES: readonly DemoStone[] = [
  { x: 26, y: 24, icon: Check, ...WALKED },
  { x: 83, y: 86, icon: Check, ...WALKED },
  { x: 140, y: 44, icon: Play, ...NEXT },
  { x: 197, y: 86, icon: Lock, ...AHEAD },
  { x: 254, y: 24, icon: Lock, ...AHEAD },
];

export function PathDemo() {
  return (
    <svg viewBox="0 0 280 116" width="260" className="overflow-visible">
      <path
        d="M26 24C58 24 50 86 83 86S108 44 140 44 165 86 197 86 222 24 254 24"
        className="stroke-line"
        fill="none"
        strokeWidth="18"
        strokeLinecap="round"
      />
      {STONES.map(({ x, y, icon: Icon, low, face, glyph }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse rx="21" ry="19" cy="5" className={low} />
          <ellipse rx="21" ry="19" className={face} strokeWidth="2.5" />
          {/* Inside an SVG, Chrome takes the size from the attributes and Firefox from the class. */}
          <Icon x={-9} y={-9} size={18} className={`size-[18px] stroke-3 ${glyph}`} />
        </g>
      ))}
    </svg>
  );
}

export function QuizDemo() {
  return (
    <span className="grid w-full max-w-[270px] gap-[6px]">
      <AnswerOption badge="1">the spoon</AnswerOption>
      <AnswerOption badge="2" state="right">
        the fork
      </AnswerOption>
    </span>
  );
}

export function GenderDemo() {
  return (
    <>
      <GenderChip gender="m" size="xl" />
      <GenderChip gender="f" size="xl" />
      <GenderChip gender="n" size="xl" />
    </>
  );
}

/** XP of an invented week. */
const WEEK: readonly { day: string; height: number; best?: true }[] = [
  { day: "M", height: 34 },
  { day: "T", height: 52 },
  { day: "W", height: 20 },
  { day: "T", height: 66 },
  { day: "F", height: 44 },
  { day: "S", height: 84, best: true },
  { day: "S", height: 58 },
];

export function WeekDemo() {
  return (
    <svg viewBox="0 0 250 112" width="250">
      {WEEK.map(({ day, height, best }, index) => (
        <g key={index} transform={`translate(${2 + index * 36} 0)`}>
          <rect
            y={92 - height}
            width="24"
            height={height}
            rx="7"
            className={best ? "fill-accent stroke-accent-edge" : "fill-ink"}
            strokeWidth={best ? 2.5 : 0}
          />
          <text x="12" y="109" textAnchor="middle" className="fill-ink-soft text-[12px] font-word">
            {day}
          </text>
        </g>
      ))}
    </svg>
  );
}

export function ModesDemo() {
  return (
    <>
      <span className={tabKey()} data-state="active">
        Multiple choice
      </span>
      <span className={tabKey()}>Typing</span>
      <span className={tabKey()}>Study mode</span>
      <span className={tabKey()}>Plurals</span>
    </>
  );
}
