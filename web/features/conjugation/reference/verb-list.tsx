import { memo } from "react";
import type { ReferenceVerb } from "#schema/rules/verb-forms.ts";
import { CEFR_LEVELS, CEFR_TITLES } from "#schema/terms/cefr.ts";
import type { Tense } from "#schema/terms/conjugation.ts";
import { LevelBadge } from "../../../ui/badges.tsx";
import { type FoundVerb, foundPersons } from "./found-text.ts";
import { VerbCard } from "./verb-card.tsx";

const GRID = "grid gap-4 md:grid-cols-2";

/**
 * A card that is out of view is neither laid out nor painted, until it comes near: with all of them, each key typed in the search
 * would take a second on a phone. Find in page and screen readers still reach it.
 */
const OUT_OF_VIEW = "min-w-0 [content-visibility:auto] [contain-intrinsic-size:auto_430px]";

/** Every verb in one tense, by level. */
export const VerbsByLevel = memo(function VerbsByLevel({
  verbs,
  tense,
}: {
  verbs: readonly ReferenceVerb[];
  tense: Tense;
}) {
  const levels = CEFR_LEVELS.map((level) => ({ level, verbs: verbs.filter((verb) => verb.level === level) }));
  return (
    <div className="grid gap-6">
      {levels
        .filter((one) => one.verbs.length > 0)
        .map((one) => (
          <section key={one.level} aria-labelledby={`verbs-${one.level}`} className="grid gap-3">
            <h2 id={`verbs-${one.level}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
              <LevelBadge level={one.level} /> {CEFR_TITLES[one.level]}
              <span className="text-sm font-body tracking-normal text-ink-soft">
                {one.verbs.length} {one.verbs.length === 1 ? "verb" : "verbs"}
              </span>
            </h2>
            <ul className={GRID}>
              {one.verbs.map((verb) => (
                <li key={verb.infinitive} className={OUT_OF_VIEW}>
                  <VerbCard verb={verb} tense={tense} as="h3" />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
});

/** The verbs that a search found, the closest first. */
export function FoundVerbs({ hits, tense }: { hits: readonly FoundVerb[]; tense: Tense }) {
  return (
    <ul aria-label="Verbs found" className={GRID}>
      {hits.map((hit) => (
        <li key={hit.verb.infinitive} className={OUT_OF_VIEW}>
          <VerbCard verb={hit.verb} tense={tense} found={foundPersons(hit, tense)} as="h2" />
        </li>
      ))}
    </ul>
  );
}
