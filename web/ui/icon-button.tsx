import { clsx } from "clsx";
import type { ComponentProps } from "react";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** Says what pressing the button does, because it shows only an icon. */
  label: string;
}

/** A 44 px square with an icon and no outline, for tools beside content (listen, close, show the keys). */
export function IconButton({ label, className, children, type, ...props }: IconButtonProps) {
  return (
    <button
      type={type ?? "button"}
      aria-label={label}
      className={clsx(
        "inline-grid size-target flex-none place-items-center rounded-control text-ink-soft",
        "hover:bg-sunken hover:text-ink active:translate-y-px",
        className,
      )}
      {...props}
    >
      {children}
    </button>
  );
}
