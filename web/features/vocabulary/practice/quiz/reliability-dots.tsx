import type { GenderRule } from "#schema/api/vocabulary.ts";
import type { Gender } from "#schema/terms/gender.ts";

/** More dots could not be told apart. */
const MAX_DOTS = 100;
const DOTS_PER_ROW = 10;

/** The shapes of the gender chip, small: color alone says nothing. */
const SHAPES: Readonly<Record<Gender, (x: number, y: number) => string>> = {
  m: (x, y) => `M${x} ${y - 3.8}l3.9 7.2h-7.8z`,
  f: circle,
  n: (x, y) => `M${x - 3.3} ${y - 3.3}h6.6v6.6h-6.6z`,
  pl: circle,
};

const FILLS: Readonly<Record<Gender, string>> = {
  m: "fill-gender-m",
  f: "fill-gender-f",
  n: "fill-gender-n",
  pl: "fill-gender-pl",
};

function circle(x: number, y: number): string {
  return `M${x - 3.6} ${y}a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0`;
}

/** How many of the dots stand for nouns that follow the rule. An exception always shows, however rare it is. */
export function dotsOf({ nouns, right }: Pick<GenderRule, "nouns" | "right">): { total: number; filled: number } {
  const total = Math.min(nouns, MAX_DOTS);
  return { total, filled: Math.floor((right / nouns) * total) };
}

/** A picture of how far a rule holds: a dot for each noun, or a hundred for all; the exceptions are hollow. The text beside it says the same. */
export function ReliabilityDots({ rule }: { rule: GenderRule }) {
  const { gender } = rule;
  const { total, filled } = dotsOf(rule);
  const rows = Math.ceil(total / DOTS_PER_ROW);
  const path = (from: number, to: number, shape: (x: number, y: number) => string) =>
    Array.from({ length: to - from }, (_, place) => {
      const at = from + place;
      return shape((at % DOTS_PER_ROW) * 10 + 5, Math.floor(at / DOTS_PER_ROW) * 10 + 5);
    }).join("");
  return (
    <svg
      className="w-[64px] flex-none self-start max-[340px]:w-[48px]"
      viewBox={`0 0 ${DOTS_PER_ROW * 10} ${rows * 10}`}
      aria-hidden="true"
    >
      <path className={FILLS[gender]} d={path(0, filled, SHAPES[gender])} />
      <path className="fill-none stroke-line-control stroke-[1.5]" d={path(filled, total, circle)} />
    </svg>
  );
}
