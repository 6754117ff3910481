import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { memo, useId } from "react";
import type { ReferenceVerb } from "#schema/rules/verb-forms.ts";
import { CEFR_LEVELS, CEFR_TITLES, type CefrLevel } from "#schema/terms/cefr.ts";
import type { Tense } from "#schema/terms/conjugation.ts";
import { LevelBadge } from "../../../ui/badges.tsx";
import { type FoundVerb, foundPersons } from "./found-text.ts";
import { VerbCard } from "./verb-card.tsx";

const GRID = "grid gap-4 md:grid-cols-2";

/**
 * A card that is out of view is neither laid out nor painted, until it comes near: with all of them, a change of tense
 * would be slow on a phone. Find in page and screen readers still reach it.
 */
const OUT_OF_VIEW = "min-w-0 [content-visibility:auto] [contain-intrinsic-size:auto_430px]";

interface VerbsProps {
  verbs: readonly ReferenceVerb[];
  tense: Tense;
}

/** Levels that were folded or unfolded by hand. */
export type FoldedLevels = Readonly<Partial<Record<CefrLevel, "folded" | "unfolded">>>;

export interface VerbsByLevelProps extends VerbsProps {
  folded: FoldedLevels;
  onFold: (level: CefrLevel, to: "folded" | "unfolded") => void;
}

/** Every verb in one tense, by level. The first level is unfolded: whoever wants a certain verb searches for it. */
export const VerbsByLevel = memo(function VerbsByLevel({ verbs, tense, folded, onFold }: VerbsByLevelProps) {
  const levels = CEFR_LEVELS.filter((level) => verbs.some((verb) => verb.level === level));
  const [first] = levels;
  return (
    <div className="grid gap-5">
      {levels.map((level) => (
        <Level
          key={level}
          level={level}
          verbs={verbs.filter((verb) => verb.level === level)}
          tense={tense}
          unfolded={(folded[level] ?? (level === first ? "unfolded" : "folded")) === "unfolded"}
          onFold={onFold}
        />
      ))}
    </div>
  );
});

interface LevelProps extends VerbsProps, Pick<VerbsByLevelProps, "onFold"> {
  level: CefrLevel;
  unfolded: boolean;
}

function Level({ level, verbs, tense, unfolded, onFold }: LevelProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3">
      <h2 id={`${id}-title`} className="text-lg">
        <button
          type="button"
          aria-expanded={unfolded}
          aria-controls={unfolded ? `${id}-verbs` : undefined}
          onClick={() => onFold(level, unfolded ? "folded" : "unfolded")}
          className="flex min-h-target w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-control border-b-2 border-line py-1 text-left hover:bg-sunken"
        >
          <LevelBadge level={level} /> {CEFR_TITLES[level]}
          <span className="text-sm font-body tracking-normal text-ink-soft">
            {verbs.length} {verbs.length === 1 ? "verb" : "verbs"}
          </span>
          <ChevronDown className={clsx("ml-auto text-ink-soft", unfolded && "rotate-180")} />
        </button>
      </h2>
      {unfolded ? (
        <ul id={`${id}-verbs`} className={GRID}>
          {verbs.map((verb) => (
            <li key={verb.infinitive} className={OUT_OF_VIEW}>
              <VerbCard verb={verb} tense={tense} as="h3" />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** The verbs that a search found, the closest first. */
export const FoundVerbs = memo(function FoundVerbs({ hits, tense }: { hits: readonly FoundVerb[]; tense: Tense }) {
  return (
    <ul aria-label="Verbs found" className={GRID}>
      {hits.map((hit) => (
        <li key={hit.verb.infinitive} className={OUT_OF_VIEW}>
          <VerbCard verb={hit.verb} tense={tense} found={foundPersons(hit, tense)} as="h2" />
        </li>
      ))}
    </ul>
  );
});
