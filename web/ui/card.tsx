import { clsx } from "clsx";
import { ArrowRight } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

export interface CardProps extends ComponentProps<"div"> {
  /** Styles the single child instead, e.g. a section. */
  asChild?: boolean;
  /** false: the content brings its own padding (tables, lists). */
  padded?: boolean;
}

/** A surface with an outline but no edge, because it cannot be pressed. Cards are never nested. */
export function Card({ asChild = false, padded = true, className, ...props }: CardProps) {
  const Root = asChild ? Slot.Root : "div";
  return (
    <Root
      className={clsx(
        "min-w-0 rounded-card border-2 border-line bg-surface",
        // `clip`, because `hidden` would stop rows inside from sticking to the window.
        padded ? "p-4 sm:p-5" : "overflow-clip",
        className,
      )}
      {...props}
    />
  );
}

export interface PressableCardProps extends ComponentProps<"button"> {
  /** Shown in the ink disc on the left. */
  icon?: ReactNode;
  /** Styles the single child (a router link) instead, which then holds title and text. */
  asChild?: boolean;
}

/** A card that leads somewhere: edge, ink disc with icon on the left, arrow on the right. */
export function PressableCard({ icon, asChild = false, className, children, type, ...props }: PressableCardProps) {
  const classes = clsx(
    "pressable flex min-w-0 items-center gap-3 rounded-card border-2 border-line bg-surface p-4 text-left text-ink low-edge",
    "no-underline hover:border-line-control hover:low-edge-control sm:gap-4 sm:px-5",
    className,
  );
  const before = icon === undefined ? null : <IconDisc>{icon}</IconDisc>;
  const after = <ArrowRight className="ml-auto text-ink-faint" />;
  if (asChild) {
    return (
      <Slot.Root className={classes} {...props}>
        {before}
        <Slot.Slottable>{children}</Slot.Slottable>
        {after}
      </Slot.Root>
    );
  }
  return (
    <button type={type ?? "button"} className={classes} {...props}>
      {before}
      {children}
      {after}
    </button>
  );
}

/** Title and second line inside a PressableCard. `as` is the level of the title in the page's outline. */
export function CardText({
  as: Title = "h3",
  title,
  text,
}: {
  as?: "h2" | "h3" | "span";
  title: ReactNode;
  text?: ReactNode;
}) {
  return (
    <span className="grid min-w-0 gap-[2px]">
      <Title className="text-lg leading-snug font-heavy tracking-tight text-balance">{title}</Title>
      {text === undefined ? null : <span className="text-sm leading-snug text-ink-soft">{text}</span>}
    </span>
  );
}

/** A part of a card, set off by a line: title, something beside it, content. */
export function CardSection({ title, aside, children }: { title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t-2 border-line pt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-md">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The 48 px ink disc that carries an icon. */
export function IconDisc({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      className={clsx(
        "grid size-[48px] flex-none place-items-center rounded-round bg-ink text-on-ink [&_.lucide]:size-5",
        className,
      )}
      {...props}
    />
  );
}

export interface PanelProps extends ComponentProps<"div"> {
  /** Styles the single child instead, e.g. a section. */
  asChild?: boolean;
}

/** The ink block (hero, league). Text on it: text-on-panel, text-on-panel-soft. */
export function Panel({ asChild = false, className, ...props }: PanelProps) {
  const Root = asChild ? Slot.Root : "div";
  return (
    <Root
      className={clsx("focus-on-panel rounded-sheet border-2 border-panel-line bg-panel text-on-panel", className)}
      {...props}
    />
  );
}
