import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import type { GrammarTopicCard } from "#schema/api/grammar.ts";
import { searchTopics } from "#schema/rules/grammar-search.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { REFERENCE_VERBS } from "#schema/terms/conjugation.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { MAX_SEARCH_CHARS, useTypedSearch } from "../../../lib/typed-search.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useTabInView } from "../../../ui/keep-tab-in-view.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { CONJUGATIONS, FIRST_LEVEL, type LibraryPlace, type LibraryTab, librarySearch } from "../address.ts";
import { BackLink } from "../back-link.tsx";
import { libraryQuery } from "../queries.ts";
import { useFocusAfterQuiz } from "../use-focus-after-quiz.ts";
import { GuestPanel } from "./guest-panel.tsx";
import { LevelCard } from "./level-card.tsx";
import { LockedForVisitors, LockedLevel } from "./locked-level.tsx";
import { GuestTopicList, TopicList } from "./topic-list.tsx";
import { isLevelOpen, standingsOf } from "./topic-standing.ts";
import { TopicsLoading } from "./topics-loading.tsx";

const NONE: readonly GrammarTopicCard[] = [];

export interface LibraryScreenProps {
  isLearner: boolean;
  place: LibraryPlace;
  /** What the tab of the verbs holds. */
  conjugations: ReactNode;
}

/** The screen of `/grammar`: every topic, by level or by what is searched for. */
export function LibraryScreen({ isLearner, place: { tab, q }, conjugations }: LibraryScreenProps) {
  usePageTitle("Grammar Library");
  const heading = useFocusAfterQuiz();
  const navigate = useNavigate();
  const topics = useQuery(libraryQuery());
  const [typed, setTyped] = useTypedSearch(q, (text) => {
    void navigate({ to: "/grammar", search: librarySearch({ tab, q: text }), replace: true });
  });
  function openTab(value: string): void {
    void navigate({ to: "/grammar", search: librarySearch({ tab: value as LibraryTab }), replace: true });
  }
  const { data } = topics;
  const searched = typed.trim();
  const showsVerbs = tab === CONJUGATIONS;
  return (
    <div className="column grid gap-5 py-5">
      <div className="grid gap-3">
        <BackLink to="home" />
        <div className="grid gap-3 md:grid-cols-[1fr_minmax(280px,380px)] md:items-end md:gap-5">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              Grammar Library
            </h1>
            <p className="text-ink-soft">
              {showsVerbs ? (
                <>
                  <b>{REFERENCE_VERBS}</b> verbs in five tenses
                </>
              ) : (
                <Summary isLearner={isLearner} count={data?.length ?? null} />
              )}
            </p>
          </div>
          {showsVerbs ? null : (
            <SearchField
              label="Search topics"
              of="Topics"
              maxLength={MAX_SEARCH_CHARS}
              value={typed}
              onChange={setTyped}
            />
          )}
        </div>
      </div>
      {data === undefined && !showsVerbs ? (
        <NoTopicsYet
          failed={topics.errorUpdateCount > 0}
          retrying={topics.isFetching}
          onRetry={() => void topics.refetch()}
        />
      ) : (
        <>
          <Found topics={data ?? NONE} isLearner={isLearner} q={searched} onClear={() => setTyped("")} />
          {searched === "" ? (
            <Levels topics={data} isLearner={isLearner} tab={tab} onTab={openTab} conjugations={conjugations} />
          ) : null}
        </>
      )}
    </div>
  );
}

function Summary({ isLearner, count }: { isLearner: boolean; count: number | null }) {
  if (count === null) return "Topics with rules, examples and exercises";
  if (!isLearner)
    return (
      <>
        <b>{count}</b> topics of {FIRST_LEVEL}, open to look at
      </>
    );
  return (
    <>
      <b>{count}</b> topics, each with rules, examples and 20 exercises
    </>
  );
}

function NoTopicsYet({ failed, retrying, onRetry }: { failed: boolean; retrying: boolean; onRetry: () => void }) {
  if (!failed) return <TopicsLoading />;
  return (
    <div role="alert">
      <EmptyState
        as="h2"
        title="Failed to fetch grammar topics"
        text="Please check your connection and try again."
        action={
          <Button variant="primary" disabled={retrying} onClick={onRetry}>
            {retrying ? "Trying..." : "Try Again"}
          </Button>
        }
      />
    </div>
  );
}

interface FoundProps {
  topics: readonly GrammarTopicCard[];
  isLearner: boolean;
  q: string;
  onClear: () => void;
}

/** What the search finds, in all levels. The count is there before anything is typed, so that a change is read out. */
function Found({ topics, isLearner, q, onClear }: FoundProps) {
  const found = useMemo(() => (q === "" ? [] : searchTopics(topics, q)), [topics, q]);
  const standings = useMemo(
    () => new Map(levelsOf(topics).flatMap((level) => standingsOf(level).map((one) => [one.topic.id, one.standing]))),
    [topics],
  );
  const label = `Topics matching “${q}”`;
  return (
    <div className={q === "" ? "sr-only" : "grid gap-4"}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <output className={found.length === 0 ? "sr-only" : "font-strong"}>
          {q === "" ? "" : countText(found.length, q)}
        </output>
        {found.length === 0 ? null : (
          <Button size="sm" onClick={onClear}>
            Clear the search
          </Button>
        )}
      </div>
      {q !== "" && found.length === 0 ? (
        <EmptyState
          as="h2"
          title={`No grammar topics found matching “${q}”`}
          text={
            isLearner
              ? "The search looks at the titles and words of every level, German and English."
              : `The search looks at the titles and words of ${FIRST_LEVEL}, German and English.`
          }
          action={
            <Button variant="primary" onClick={onClear}>
              Clear the search
            </Button>
          }
        />
      ) : null}
      {found.length === 0 ? null : isLearner ? (
        <TopicList
          label={label}
          withLevel
          topics={found.map((topic) => ({
            topic,
            standing: standings.get(topic.id) ?? { state: "open", isNext: false },
          }))}
        />
      ) : (
        <GuestTopicList label={label} topics={found} />
      )}
    </div>
  );
}

function countText(count: number, q: string): string {
  return `${count === 0 ? "No" : count} ${count === 1 ? "topic" : "topics"} found for “${q}”`;
}

interface LevelsProps {
  /** Undefined until they are loaded; the verbs do not wait for them. */
  topics: readonly GrammarTopicCard[] | undefined;
  isLearner: boolean;
  tab: LibraryTab;
  onTab: (value: string) => void;
  conjugations: ReactNode;
}

function Levels({ topics: loaded, isLearner, tab, onTab, conjugations }: LevelsProps) {
  const topics = loaded ?? NONE;
  const tabs = useTabInView(tab);
  function isOpen(level: CefrLevel): boolean {
    if (!isLearner) return level === FIRST_LEVEL;
    return loaded === undefined || isLevelOpen(topicsOf(topics, level));
  }
  return (
    <Tabs value={tab} onValueChange={onTab} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {/* Relative, so that hidden text of a key that is scrolled out of view cannot widen the page. */}
      <TabList ref={tabs} label="Level" className="relative">
        {CEFR_LEVELS.map((level) => (
          <Tab key={level} value={level} locked={level !== FIRST_LEVEL && !isOpen(level)}>
            {level}
          </Tab>
        ))}
        <Tab value={CONJUGATIONS}>Conjugations</Tab>
      </TabList>
      {CEFR_LEVELS.map((level, place) => (
        <TabPanel key={level} value={level} className="grid gap-5">
          <Level
            level={level}
            topics={topicsOf(topics, level)}
            isLearner={isLearner}
            before={CEFR_LEVELS[place - 1] ?? null}
            isOpen={isOpen}
          />
        </TabPanel>
      ))}
      <TabPanel value={CONJUGATIONS}>{conjugations}</TabPanel>
    </Tabs>
  );
}

interface LevelProps {
  level: CefrLevel;
  topics: readonly GrammarTopicCard[];
  isLearner: boolean;
  before: CefrLevel | null;
  isOpen: (level: CefrLevel) => boolean;
}

function Level({ level, topics, isLearner, before, isOpen }: LevelProps) {
  if (!isLearner && level !== FIRST_LEVEL) return <LockedForVisitors />;
  if (topics.length === 0)
    return <EmptyState as="h2" title={`No grammar topics available for ${level} yet. Check back soon!`} />;
  if (!isLearner)
    return (
      <>
        <GuestPanel />
        <GuestTopicList label={`Topics of ${level}`} topics={topics} />
      </>
    );
  if (!isLevelOpen(topics) && before !== null)
    return <LockedLevel level={level} topics={topics} before={before} isBeforeOpen={isOpen(before)} />;
  const next = CEFR_LEVELS[CEFR_LEVELS.indexOf(level) + 1];
  return (
    <>
      <LevelCard level={level} topics={topics} isNextOpen={next !== undefined && isOpen(next)} />
      <TopicList label={`Topics of ${level}`} topics={standingsOf(topics)} />
    </>
  );
}

function topicsOf(topics: readonly GrammarTopicCard[], level: CefrLevel): GrammarTopicCard[] {
  return topics
    .filter(({ cefrLevel }) => cefrLevel === level)
    .toSorted((one, other) => one.orderIndex - other.orderIndex);
}

function levelsOf(topics: readonly GrammarTopicCard[]): GrammarTopicCard[][] {
  return CEFR_LEVELS.map((level) => topicsOf(topics, level));
}
