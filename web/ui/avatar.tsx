import { cva, type VariantProps } from "class-variance-authority";
import { lazyComponent } from "../lib/lazy-component.tsx";

// A chunk of its own, because few learners have a picture.
const AvatarImage = lazyComponent(async () => (await import("./avatar-image.tsx")).AvatarImage, {
  loading: Letters,
  failed: Letters,
});

const avatar = cva(
  "inline-grid flex-none place-items-center overflow-hidden rounded-round text-sm leading-none font-heavy",
  {
    variants: {
      /** ink: the learner; plain: everyone else. */
      tone: { ink: "bg-ink text-on-ink", plain: "bg-sunken text-ink-soft" },
      size: { md: "size-[36px]", lg: "size-[44px] text-md" },
    },
    defaultVariants: { tone: "ink", size: "md" },
  },
);

export interface AvatarProps extends VariantProps<typeof avatar> {
  /** URL of the image; without one, or if it fails to load, the letters are shown. */
  src?: string | null;
  /** From `avatarLetter` or `initialsOf` of schema/rules/names.ts. */
  letters: string;
  className?: string;
}

function Letters({ letters }: Pick<AvatarProps, "letters">) {
  return letters;
}

/** Image or letters. Always decorative: the name stands beside it or labels the button around it. */
export function Avatar({ src, letters, tone, size, className }: AvatarProps) {
  return (
    <span className={avatar({ tone, size, className })} aria-hidden="true">
      {src ? <AvatarImage src={src} letters={letters} /> : letters}
    </span>
  );
}
