import { cva, type VariantProps } from "class-variance-authority";
import { Avatar as RadixAvatar } from "radix-ui";

const avatar = cva(
  "inline-grid flex-none place-items-center overflow-hidden rounded-round text-sm leading-none font-heavy",
  {
    variants: {
      /** ink: the learner; plain: everybody else. */
      tone: { ink: "bg-ink text-on-ink", plain: "bg-sunken text-ink-soft" },
      size: { md: "size-[36px]", lg: "size-[44px] text-md" },
    },
    defaultVariants: { tone: "ink", size: "md" },
  },
);

export interface AvatarProps extends VariantProps<typeof avatar> {
  /** Address of the image; without one, or when it does not load, the letters are shown. */
  src?: string | null;
  /** See `avatarLetter` and `initials` of avatar-letter.ts. */
  letters: string;
  className?: string;
}

/** Image or letters. Always decorative: the name stands beside it or names the button around it. */
export function Avatar({ src, letters, tone, size, className }: AvatarProps) {
  return (
    <RadixAvatar.Root className={avatar({ tone, size, className })} aria-hidden="true">
      {src ? <RadixAvatar.Image src={src} alt="" className="size-full object-cover" /> : null}
      <RadixAvatar.Fallback>{letters}</RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}
