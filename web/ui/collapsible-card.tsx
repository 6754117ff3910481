import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { ProgressBar } from "./progress-bar.tsx";

export interface CollapsibleCardProps extends Omit<ComponentProps<"div">, "title"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Shown in the disc on the left. */
  number: ReactNode;
  /** In German. */
  title: string;
  /** English line below the title. */
  subtitle?: ReactNode;
  /** Shown on the right: "3/5" or <Tag tone="ink">Complete</Tag>. */
  state?: ReactNode;
  /** 0 to 100; without it there is no bar. */
  progress?: number;
  /** Level of the heading in the page's outline. */
  as?: "h2" | "h3" | "h4";
}

/** A chapter: a header with number, title, state and progress, which unfolds the body when pressed. */
export function CollapsibleCard({
  number,
  title,
  subtitle,
  state,
  progress,
  as: Heading = "h3",
  open,
  onOpenChange,
  className,
  children,
  ...props
}: CollapsibleCardProps) {
  const panelId = useId();
  const { panel, isRendered, hasMoved } = useFold(open);
  const fold = open ? "open" : "closed";
  return (
    <div className={clsx("rounded-card border-2 border-line bg-surface", className)} {...props}>
      <Heading className="tracking-normal">
        <button
          type="button"
          data-state={fold}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => onOpenChange(!open)}
          className="group/head grid min-h-[76px] w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-[2px] rounded-[16px] px-4 py-3 text-left hover:bg-sunken focus-visible:outline-offset-[-3px] data-[state=open]:bg-transparent"
        >
          <span className="row-span-3 grid size-target place-items-center rounded-round border-2 border-line-control text-lg font-heavy group-data-[state=open]/head:border-ink group-data-[state=open]/head:bg-ink group-data-[state=open]/head:text-on-ink">
            {number}
          </span>
          {/* On a phone the title gets the whole width, or long German compounds would break. */}
          <span
            lang="de"
            className="hyphenate col-start-2 -col-end-1 text-lg leading-[1.2] font-word text-balance max-[350px]:text-md sm:-col-end-2"
          >
            {title}
          </span>
          {subtitle === undefined ? null : (
            <span className="col-start-2 row-start-2 text-sm leading-[1.3] font-body text-ink-soft">{subtitle}</span>
          )}
          <span className="col-start-3 row-start-2 flex items-center gap-3 self-start text-sm font-strong text-ink-soft sm:row-span-2 sm:row-start-1 sm:self-center">
            {state}
            <ChevronDown className="size-[20px] transition-[rotate] duration-(--time-move) ease-out group-data-[state=open]/head:rotate-180" />
          </span>
          {progress === undefined ? null : (
            <ProgressBar
              decorative
              label=""
              size="sm"
              value={progress}
              className="col-start-2 -col-end-1 row-start-3 mt-2"
            />
          )}
        </button>
      </Heading>
      <div
        ref={panel}
        id={panelId}
        hidden={!isRendered}
        data-state={fold}
        className={clsx(
          "not-[[hidden]]:grid",
          hasMoved && "data-[state=closed]:animate-fold data-[state=open]:animate-unfold",
        )}
      >
        <div className="min-h-0 overflow-y-clip">
          {isRendered ? <div className="px-1 pt-2 pb-5 sm:px-4">{children}</div> : null}
        </div>
      </div>
    </div>
  );
}

/**
 * The body stays rendered until it has folded, and is gone afterwards: a closed card must load nothing. `hasMoved`: a card that is
 * open from the start does not unfold, because that would move the page while it loads.
 */
function useFold(open: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const [atFirst] = useState(open);
  const [hasMoved, setMoved] = useState(false);
  const [isRendered, setRendered] = useState(open);
  if (open && !isRendered) setRendered(true);
  if (open !== atFirst && !hasMoved) setMoved(true);
  useLayoutEffect(() => {
    // A card that was never open has nothing to fold, and to ask for its animations would have the browser lay out the page once more.
    if (open || !hasMoved) return;
    let isCurrent = true;
    const moves = panel.current?.getAnimations?.() ?? [];
    void Promise.allSettled(moves.map((move) => move.finished)).then(() => {
      if (isCurrent) setRendered(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [open, hasMoved]);
  return { panel, isRendered, hasMoved };
}
