import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CopyPlus, GraduationCap, ListChecks, Lock, Shapes, Split, TextCursorInput } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { QuizDirection } from "#schema/terms/quiz-type.ts";
import { AppLink } from "../../lib/app-link.tsx";
import { CardText, PressableCard } from "../../ui/card.tsx";
import { GenderChip } from "../../ui/gender-chip.tsx";
import { FIRST_LEVEL, hasFilters, type PracticeKind, type VocabularyPlace, vocabularySearch } from "./address.ts";
import { DirectionSwitch } from "./direction-switch.tsx";
import { verbTestQuery } from "./queries.ts";
import { whatKind } from "./use-add-words.ts";
import { useFocusAfterPractice } from "./use-focus-after-practice.ts";
import { wordCount } from "./words.ts";

export interface PracticeCardsProps {
  isLearner: boolean;
  place: VocabularyPlace;
  /** How many words of the learner the practices draw from; null for a visitor. */
  count: number | null;
  onDirection: (direction: QuizDirection) => void;
}

/** The ways into the practices, each with an address of its own, so that the way back leads out of it. */
export const PracticeCards = memo(function PracticeCards({ isLearner, place, count, onDirection }: PracticeCardsProps) {
  const section = useFocusAfterPractice<HTMLElement>();
  return (
    <section ref={section} aria-labelledby="practice-title" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="practice-title">Practice</h2>
          <p className="text-sm text-ink-soft">{whatIsAsked(place, count)}</p>
        </div>
        <DirectionSwitch value={place.direction} onChange={onDirection} />
      </div>
      <div className="grid gap-3 min-[600px]:grid-cols-2 min-[600px]:gap-4 lg:grid-cols-3">
        <PracticeLink practice="multiple-choice" place={place} icon={<ListChecks />} title="Multiple Choice">
          10 questions, four options
        </PracticeLink>
        <PracticeLink practice="fill-in-blank" place={place} icon={<TextCursorInput />} title="Fill in the Blank">
          10 questions, you type
        </PracticeLink>
        <PracticeLink practice="gender" place={place} icon={<Shapes />} title="Gender Quiz">
          <Genders />
        </PracticeLink>
        <PracticeLink practice="study" place={place} icon={<GraduationCap />} title="Study Mode">
          20 words until you know them
        </PracticeLink>
        <PracticeLink practice="plural" place={place} icon={<CopyPlus />} title="Plural Quiz">
          Up to 15 nouns{isLearner ? " from your list" : ""}
        </PracticeLink>
        <PrefixCard isLearner={isLearner} place={place} />
      </div>
    </section>
  );
});

/** Which words the practices ask. */
function whatIsAsked({ filters }: VocabularyPlace, count: number | null): string {
  if (count === null)
    return `Draws from the ${whatKind({ level: FIRST_LEVEL, partOfSpeech: filters.partOfSpeech }, 2)}`;
  return hasFilters(filters)
    ? `Draws from the ${wordCount(count)} of your filters`
    : `Draws from all ${wordCount(count)}`;
}

interface PracticeLinkProps {
  practice: PracticeKind;
  place: VocabularyPlace;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function PracticeLink({ practice, place, icon, title, children }: PracticeLinkProps) {
  return (
    <PressableCard asChild icon={icon}>
      <Link to="/vocabulary" search={vocabularySearch({ ...place, practice })} data-practice={practice}>
        <CardText title={title} text={children} />
      </Link>
    </PressableCard>
  );
}

/** What a learner without words can practice. */
export function PrefixPractice({ place }: { place: VocabularyPlace }) {
  const section = useFocusAfterPractice<HTMLElement>();
  return (
    <section ref={section} aria-labelledby="practice-title" className="grid gap-3">
      <h2 id="practice-title">Practice</h2>
      <div className="grid min-[600px]:max-w-[420px]">
        <PrefixCard isLearner place={place} />
      </div>
    </section>
  );
}

function PrefixCard({ isLearner, place }: Pick<PracticeCardsProps, "isLearner" | "place">) {
  const tests = useQuery({ ...verbTestQuery(), enabled: isLearner });
  if (!isLearner)
    return (
      <PressableCard asChild icon={<Lock />}>
        <AppLink to="/auth?mode=signup">
          <CardText title="Verb-Prefix Tests" text="Create a free account to access verb prefix tests" />
        </AppLink>
      </PressableCard>
    );
  return (
    <PracticeLink practice="prefix" place={place} icon={<Split />} title="Verb-Prefix Tests">
      {tests.data
        ? `10 questions · ${tests.data.completedTests} of ${tests.data.totalTests} done`
        : "10 questions a test"}
    </PracticeLink>
  );
}

/** Der, die and das, as the gender quiz asks for them. */
export function Genders() {
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {(["m", "f", "n"] as const).map((gender) => (
        <GenderChip key={gender} gender={gender} size="sm" />
      ))}
    </span>
  );
}
