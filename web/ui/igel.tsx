import { clsx } from "clsx";
import type { ComponentProps } from "react";

const TILES = [
  { letter: "ä", at: "translate(32 38) rotate(-26)" },
  { letter: "ß", at: "translate(86 10) rotate(4)" },
  { letter: "ö", at: "translate(138 32) rotate(26)" },
] as const;

const SPINES =
  "M19.4 139.9 6.5 139.2 19.9 122.3 7.4 118.4 23.3 105.2 11.8 98.2 29.7 89.3 19.6 79.6 38.5 75.5 30.3 63.3 49.5 64.1 43.6 50.2 62.2 55.9 58.8 40.7 76.1 51 75.2 35.3 90.4 49.8 92.3 34.2 104.6 52.2 109.1 37.4 118.2 58.2 125 44.9 130.4 67.6 139.4 56.3 140.7 79.8C150 96 146 122 132 138L16 138Z";
const TIPS =
  "M35.7 125 28.3 119.8 37.8 114M42.3 101.7 37 93.4 47.6 92.4M55.5 83 53.1 73 63.2 76.9M73.4 71.8 74.3 61.4 82.5 69.7M93.5 69.7 97.5 60.4 102.6 71.8M112.8 76.9 119.3 70.2 120.5 83M54.7 120 47.9 114.2 57.2 113.1M63.1 103.5 59.1 94.7 67.8 98.7M76.5 93.2 76.1 83.1 82.5 91.4M93.5 91.4 97 82.2 99.5 93.2";
const BODY =
  "M104 92C128 66 158 84 168 102 176 109 187 111 190 117 192 124 184 129 175 131 166 140 150 142 128 142L60 142C40 142 28 140 22 134Z";
const FEET = "M40 138q0 9-2 10h20q4-4 2-10zM116 138q0 9-2 10h20q4-4 2-10z";

export interface IgelProps extends Omit<ComponentProps<"svg">, "viewBox" | "children"> {
  /** Letters it has collected: 0 on empty states, 2 in a hero, 3 for success. */
  tiles?: 0 | 2 | 3;
  /** What it stands on. */
  tone?: Tone;
}

/** Its dark outline would vanish on a dark ground, so there a light rim runs around it; on paper that is in the dark theme only. */
const TONES = {
  paper: {
    rim: "stroke-igel-rim",
    spines: "fill-igel-spines",
    tips: "stroke-igel-tips",
    tile: "fill-surface stroke-igel-tile",
    letter: "fill-ink",
  },
  panel: {
    rim: "stroke-on-panel-soft",
    spines: "fill-igel-on-panel",
    tips: "stroke-igel-face",
    tile: "fill-accent stroke-igel-line",
    letter: "fill-on-accent",
  },
  accent: {
    rim: null,
    spines: "fill-igel-spines",
    tips: "stroke-igel-tips",
    tile: "fill-surface stroke-igel-line",
    letter: "fill-ink",
  },
} as const;
type Tone = keyof typeof TONES;

/** The hedgehog. Only on landing, home hero, passed results, level-up, empty and not-found screens; always decorative. */
export function Igel({ tiles = 0, tone = "paper", className, ...props }: IgelProps) {
  const { rim, spines, tips } = TONES[tone];
  return (
    <svg viewBox="0 -22 204 174" aria-hidden="true" className={clsx("block overflow-visible", className)} {...props}>
      {rim === null ? null : (
        <g className={rim} fill="none" strokeWidth="8" strokeLinejoin="round">
          <path d={BODY} />
          <path d={FEET} />
          <path d={SPINES} />
          <circle cx="188" cy="116" r="7" />
        </g>
      )}
      {TILES.slice(0, tiles).map((tile) => (
        <Tile key={tile.letter} {...tile} tone={tone} />
      ))}
      <g className="stroke-igel-line" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path className="fill-igel-face" d={BODY} />
        <path className="fill-igel-face" d={FEET} />
        <path className={spines} d={SPINES} />
        <ellipse className="fill-igel-face" cx="141" cy="94" rx="8" ry="9.5" transform="rotate(-18 141 94)" />
      </g>
      <path className={tips} d={TIPS} fill="none" strokeWidth="3.2" strokeLinejoin="round" strokeLinecap="round" />
      <ellipse className="fill-accent" cx="157" cy="121" rx="6" ry="4" />
      <circle className="fill-igel-line" cx="162" cy="107" r="5" />
      <circle className="fill-igel-face" cx="163.8" cy="105.2" r="1.6" />
      <circle className="fill-igel-line" cx="188" cy="116" r="7" />
      <path className="stroke-igel-line" d="M168 129q6 3 11-1" fill="none" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

function Tile({ letter, at, tone }: { letter: string; at: string; tone: Tone }) {
  return (
    <g transform={at}>
      <rect className={TONES[tone].tile} x="-17" y="-17" width="34" height="34" rx="8" strokeWidth="3.5" />
      <text lang="de" className={clsx("text-[21px] font-[750]", TONES[tone].letter)} y="7" textAnchor="middle">
        {letter}
      </text>
    </g>
  );
}
