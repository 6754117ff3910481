import { cva, type VariantProps } from "class-variance-authority";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { DEFINITE_ARTICLES, GENDER_NAMES, type Gender } from "#schema/terms/gender.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Drawn, because font characters differ between systems: the shapes carry the gender where color cannot (WCAG G205). */
const SHAPES: Readonly<Record<Gender, ReactNode>> = {
  m: <path d="M7 1.6 13 12.4H1z" />,
  f: <circle cx="7" cy="7" r="5.6" />,
  n: <rect x="1.6" y="1.6" width="10.8" height="10.8" rx="1.4" />,
  pl: (
    <path
      d="M4.4 2.4h.01M4.4 7h.01M4.4 11.6h.01M9.8 2.4h.01M9.8 7h.01M9.8 11.6h.01"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
  ),
};

const chip = cva("inline-flex items-center font-heavy leading-[1.45] whitespace-nowrap", {
  variants: {
    gender: {
      m: "bg-gender-m-soft text-gender-m",
      f: "bg-gender-f-soft text-gender-f",
      n: "bg-gender-n-soft text-gender-n",
      pl: "bg-gender-pl-soft text-gender-pl",
    },
    size: {
      sm: "gap-[5px] rounded-chip px-2 pt-px pb-[2px] text-sm",
      md: "gap-[6px] rounded-chip pt-[2px] pr-[10px] pb-[3px] pl-[9px] text-[1rem]",
      /** on a word card */
      lg: "gap-[6px] rounded-chip pt-[2px] pr-3 pb-1 pl-[10px] text-[1.1875rem]",
      /** in a quiz prompt */
      xl: "gap-2 rounded-control pt-1 pr-[14px] pb-[6px] pl-3 text-xl",
    },
  },
  defaultVariants: { size: "md" },
});

export interface GenderChipProps extends Pick<VariantProps<typeof chip>, "size"> {
  gender: Gender;
  className?: string;
}

/**
 * Shape and article of a noun, with the name of the gender for screen readers. It always accompanies its noun; `Noun` puts
 * both in order.
 */
export function GenderChip({ gender, size, className }: GenderChipProps) {
  return (
    <span className={chip({ gender, size, className })}>
      <GenderShape gender={gender} />
      <span lang="de">{DEFINITE_ARTICLES[gender]}</span>
      {gender === "pl" ? <span className="text-xs">Pl.</span> : null}
      <VisuallyHidden>, {GENDER_NAMES[gender]}</VisuallyHidden>
    </span>
  );
}

function GenderShape({ gender }: { gender: Gender }) {
  return (
    <svg className="size-[0.8em] flex-none" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
      {SHAPES[gender]}
    </svg>
  );
}

const nounWord = cva("hyphenate font-word", {
  variants: {
    size: {
      sm: "text-[1rem]",
      md: "text-lg leading-[1.3]",
      lg: "text-word leading-[1.2] tracking-tight",
      xl: "text-quiz leading-[1.1] font-[750] tracking-[-0.02em]",
    },
  },
  defaultVariants: { size: "md" },
});

export interface NounProps {
  /** Without one (verbs, phrases), only the word is shown. */
  gender: Gender | null | undefined;
  /** The German word without its article. */
  word: ReactNode;
  size?: "sm" | "md" | "lg" | "xl";
  /** Puts the chip after the word, as in a quiz prompt. */
  chipLast?: boolean;
  className?: string;
}

/** A German word, with its gender chip before it if it is a noun. */
export function Noun({ gender, word, size = "md", chipLast = false, className }: NounProps) {
  const chipElement = gender ? <GenderChip gender={gender} size={size} /> : null;
  return (
    <span className={clsx("inline-flex min-w-0 flex-wrap items-center gap-x-[10px] gap-y-1", className)}>
      {chipLast ? null : chipElement}
      <span lang="de" className={nounWord({ size })}>
        {word}
      </span>
      {chipLast ? chipElement : null}
    </span>
  );
}
