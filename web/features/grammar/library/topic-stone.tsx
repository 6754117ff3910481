import { Lock, Play } from "lucide-react";
import type { ReactNode } from "react";
import { BandDisc } from "../mastery.tsx";
import type { TopicStanding } from "./topic-standing.ts";

/** The disc on a topic's card: its number, in the metal of its band; a lock; or where to start. The words beside it say the same. */
export function TopicStone({ standing, number }: { standing: TopicStanding; number: number }) {
  if (standing.state === "locked")
    return (
      <Disc className="border-2 border-line bg-surface text-ink-faint [&_.lucide]:size-5">
        <Lock />
      </Disc>
    );
  if (standing.state === "begun") {
    const { band, percent } = standing;
    return band === 0 ? <ShareRing share={percent} number={number} /> : <BandDisc band={band}>{number}</BandDisc>;
  }
  if (standing.isNext)
    return (
      <Disc className="border-[3px] border-accent-edge bg-accent text-on-accent [&_.lucide]:size-5 [&_.lucide]:fill-current">
        <Play />
      </Disc>
    );
  return <PlainStone>{number}</PlainStone>;
}

/** A topic that was not begun, and every topic of a visitor. */
export function PlainStone({ children }: { children: number }) {
  return <Disc className="border-2 border-line-control bg-surface">{children}</Disc>;
}

function Disc({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-[48px] flex-none place-items-center rounded-round text-lg font-black ${className}`}
    >
      {children}
    </span>
  );
}

/** The share of exercises that are right, as a ring around the number. */
function ShareRing({ share, number }: { share: number; number: number }) {
  return (
    <span
      aria-hidden="true"
      className="relative grid size-[48px] flex-none place-items-center rounded-round text-lg font-black"
    >
      <svg aria-hidden="true" viewBox="0 0 48 48" className="absolute inset-0" fill="none" strokeWidth="6">
        <circle cx="24" cy="24" r="21" className="stroke-sunken" />
        {share === 0 ? null : (
          <circle
            cx="24"
            cy="24"
            r="21"
            className="stroke-ink"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${share} 100`}
            transform="rotate(-90 24 24)"
          />
        )}
      </svg>
      {number}
    </span>
  );
}
