import { cva, type VariantProps } from "class-variance-authority";
import { clsx } from "clsx";
import type { ComponentProps } from "react";

const tag = cva(
  "inline-flex items-center gap-[5px] rounded-chip px-[10px] py-[3px] text-xs leading-[1.45] [&_.lucide]:size-[14px]",
  {
    variants: {
      tone: {
        /** part of speech and other secondary facts */
        plain: "bg-sunken font-strong text-ink-soft",
        /** "You", "Complete" */
        ink: "bg-ink font-heavy text-on-ink",
        /** "Practice partner" */
        outlined: "font-strong text-ink-soft shadow-[inset_0_0_0_1.5px_var(--line-control)]",
        /** "13 XP to rank 4: promotion" */
        accent: "bg-accent-soft font-heavy text-accent-text",
      },
    },
    defaultVariants: { tone: "plain" },
  },
);

export interface TagProps extends ComponentProps<"span">, VariantProps<typeof tag> {}

/** A word or two that labels something. Not pressable, so it has no edge. */
export function Tag({ tone, className, ...props }: TagProps) {
  return <span className={tag({ tone, className })} {...props} />;
}

/** CEFR level, outlined in the color of the text around it. */
export function LevelBadge({ level, className }: { level: string; className?: string }) {
  return (
    <span
      className={clsx(
        "inline-grid min-w-[40px] place-items-center rounded-chip border-2 border-current px-[10px] py-[3px] text-sm leading-[1.3] font-heavy",
        className,
      )}
    >
      {level}
    </span>
  );
}
