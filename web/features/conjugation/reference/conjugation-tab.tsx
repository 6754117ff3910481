import { useNavigate, useRouter } from "@tanstack/react-router";
import { CornerDownRight } from "lucide-react";
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { referenceVerbs } from "#content/built-in/conjugation/reference-verbs.ts";
import { verbFinder } from "#schema/rules/verb-forms-search.ts";
import { TENSE_NAMES, TENSES, type Tense } from "#schema/terms/conjugation.ts";
import type { VerbType } from "#schema/terms/verb-type.ts";
import type { GrammarSearch } from "../../../lib/grammar-search.ts";
import { lazyComponent } from "../../../lib/lazy-component.tsx";
import { MAX_SEARCH_CHARS, useTypedSearch } from "../../../lib/typed-search.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useTabInView } from "../../../ui/keep-tab-in-view.ts";
import { PartFailed } from "../../../ui/part-failed.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { type VerbsPlace, verbsPlaceOf, verbsSearch } from "../address.ts";
import { MixedText } from "../mixed-text.tsx";
import { type FoundVerb, foundPersons, foundSentences, foundTense, isFoundIn } from "./found-text.ts";
import { QuizSetup } from "./quiz-setup.tsx";
import { TypeFilter } from "./type-filter.tsx";
import { VerbCard } from "./verb-card.tsx";
import { type FoldedLevels, FoundVerbs, VerbsByLevel, type VerbsByLevelProps } from "./verb-list.tsx";

const ConjugationQuiz = lazyComponent(async () => (await import("../quiz/conjugation-quiz.tsx")).ConjugationQuiz, {
  failed: PartFailed,
});

/** One letter finds nothing yet, which is no news. */
const SHORTEST_SEARCH = 2;

const VERBS = referenceVerbs();
const INFINITIVES = VERBS.map(({ infinitive }) => infinitive);

let finder: ReturnType<typeof verbFinder<(typeof VERBS)[number]>> | undefined;
/** Made by the first search: its index of every form takes a moment. */
function findVerbs(typed: string) {
  if (typed === "") return [];
  finder ??= verbFinder(VERBS);
  return finder(typed);
}

/** The chosen tense, unless a search leads to others only. */
function keptTense(chosen: Tense | null, hits: readonly FoundVerb[]): Tense | null {
  if (chosen === null || foundTense(hits) === null) return chosen;
  return isFoundIn(hits, chosen) ? chosen : null;
}

export interface ConjugationTabProps {
  /** Of the address. */
  search: GrammarSearch;
  isLearner: boolean;
}

/** The verbs of the grammar library: every form in five tenses, found by any of them, and the quiz. */
export function ConjugationTab({ search, isLearner }: ConjugationTabProps) {
  const place = verbsPlaceOf(search);
  const navigate = useNavigate({ from: "/grammar" });
  const router = useRouter();
  const startedHere = useRef(false);
  function go(change: Partial<VerbsPlace>, { replace = true } = {}): void {
    void navigate({
      to: "/grammar",
      // The address of now: a change may follow another one that is still under way.
      search: (now) => verbsSearch({ ...verbsPlaceOf(now), ...change }),
      replace,
      resetScroll: false,
    });
  }
  const [typed, setTyped] = useTypedSearch(place.q, (q) =>
    go({ q, verb: null, tense: keptTense(place.tense, findVerbs(q)) }),
  );
  // A long list must not hold up the letters of the field.
  const searched = useDeferredValue(typed.trim());
  const hits = useMemo(() => findVerbs(searched), [searched]);
  const shownHits = useMemo(
    () => hits.filter(({ verb }) => place.type === null || verb.type === place.type),
    [hits, place.type],
  );
  // Typing another form turns to its tense; a tense that was chosen for these letters stays.
  const chosenTense = searched === place.q ? place.tense : keptTense(place.tense, shownHits);
  const tense = chosenTense ?? foundTense(shownHits) ?? "present";
  const only = searched === "" ? VERBS.find(({ infinitive }) => infinitive === place.verb) : undefined;
  const alone = only ?? (shownHits.length === 1 ? shownHits[0]?.verb : undefined);
  const ofType = useMemo(() => VERBS.filter(({ type }) => place.type === null || type === place.type), [place.type]);
  const quizSubject = { verb: alone?.infinitive ?? null, tense: place.allTenses ? null : tense };

  const tabs = useTabInView(tense);
  const [folded, setFolded] = useState<FoldedLevels>({});
  const fold = useCallback<VerbsByLevelProps["onFold"]>(
    (level, to) => setFolded((before) => ({ ...before, [level]: to })),
    [],
  );
  function showVerb(verb: string | null): void {
    setTyped("");
    go({ q: "", verb, tense });
  }
  function chooseTense(next: Tense): void {
    go({ q: searched, tense: next, allTenses: false });
  }
  function startQuiz(): void {
    startedHere.current = true;
    go({ quiz: true }, { replace: false });
  }
  function closeQuiz(): void {
    if (startedHere.current) router.history.back();
    else go({ quiz: false });
    startedHere.current = false;
  }

  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px] lg:grid-rows-[auto_1fr] lg:gap-x-6">
      <div className="grid min-w-0 content-start gap-3">
        <SearchField
          label="Find a verb by any of its forms"
          of="Verbs"
          maxLength={MAX_SEARCH_CHARS}
          value={typed}
          onChange={setTyped}
        />
        {/* There before it says anything, so that what is found is read out. */}
        <output className="grid gap-1 text-ink-soft empty:sr-only">
          {foundSentences(searched, hits).map((sentence) => (
            <span key={sentence} className="flex items-start gap-2">
              <CornerDownRight className="mt-[3px]" />
              <span className="min-w-0 [&_[lang=de]]:font-word [&_[lang=de]]:text-ink">
                <MixedText text={sentence} />
              </span>
            </span>
          ))}
        </output>
        <TypeFilter value={place.type} onChange={(type) => go({ type, verb: null })} />
      </div>
      <div className="min-w-0 lg:sticky lg:top-[calc(var(--header-height)+24px)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
        <QuizSetup
          infinitives={INFINITIVES}
          verb={quizSubject.verb}
          onVerb={showVerb}
          tense={quizSubject.tense}
          onTense={(next) => (next === null ? go({ allTenses: true }) : chooseTense(next))}
          onStart={startQuiz}
          onNear={() => void ConjugationQuiz.preload()}
        />
        {place.quiz ? <ConjugationQuiz subject={quizSubject} isLearner={isLearner} onClose={closeQuiz} /> : null}
      </div>
      <Tabs value={tense} onValueChange={(value) => chooseTense(value as Tense)} className="grid content-start gap-4">
        <TabList ref={tabs} label="Tense" layout="fit" className="relative">
          {TENSES.map((one) => (
            <Tab key={one} value={one}>
              {TENSE_NAMES[one]}
            </Tab>
          ))}
        </TabList>
        {TENSES.map((one) => (
          <TabPanel key={one} value={one} className="grid gap-4">
            {alone ? (
              <>
                <VerbCard
                  large
                  verb={alone}
                  tense={tense}
                  found={shownHits[0] && foundPersons(shownHits[0], tense)}
                  as="h2"
                />
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <Legend searched={isFoundIn(shownHits, tense)} />
                  <Button size="sm" onClick={() => showVerb(null)}>
                    Show all verbs
                  </Button>
                </div>
              </>
            ) : searched.length < SHORTEST_SEARCH && hits.length === 0 ? (
              <>
                <Legend searched={false} />
                <VerbsByLevel verbs={ofType} tense={tense} folded={folded} onFold={fold} />
              </>
            ) : shownHits.length > 0 ? (
              <>
                <Legend searched={isFoundIn(shownHits, tense)} />
                <FoundVerbs hits={shownHits} tense={tense} />
              </>
            ) : (
              <NothingFound
                searched={searched}
                type={hits.length > 0 ? place.type : null}
                onAllTypes={() => go({ type: null })}
                onClear={() => setTyped("")}
              />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

/** What the marks in the forms mean. */
function Legend({ searched }: { searched: boolean }) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      <span>
        <mark lang="de" className="text-ink">
          ing
        </mark>{" "}
        letters that change
      </span>
      <span>
        <b lang="de" className="text-ink">
          -st
        </b>{" "}
        ending
      </span>
      {searched ? <span className="rounded-[6px] bg-accent-soft px-2">what you searched</span> : null}
    </p>
  );
}

interface NothingFoundProps {
  searched: string;
  /** Set where only verbs of other types were found. */
  type: VerbType | null;
  onAllTypes: () => void;
  onClear: () => void;
}

function NothingFound({ searched, type, onAllTypes, onClear }: NothingFoundProps) {
  if (type !== null)
    return (
      <EmptyState
        as="h2"
        title={`No ${type} verb found for “${searched}”`}
        action={
          <Button variant="secondary" onClick={onAllTypes}>
            Show all types
          </Button>
        }
      />
    );
  return (
    <EmptyState
      as="h2"
      title={`No verb found for “${searched}”`}
      text={`The search knows every form of ${VERBS.length} verbs, with ä as ae too, and their English.`}
      action={<Button onClick={onClear}>Clear the search</Button>}
    />
  );
}
