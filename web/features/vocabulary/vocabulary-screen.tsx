import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useDeferredValue, useEffect, useMemo } from "react";
import type { QuizDirection } from "#schema/terms/quiz-type.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { useTypedSearch } from "../../lib/typed-search.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { AddButton, ExhaustedNote } from "./add-button.tsx";
import {
  FIRST_LEVEL,
  hasFilters,
  type VocabularyPlace,
  vocabularyPlaceOf,
  vocabularySearch,
  type WordFilters,
  type WordTab,
} from "./address.ts";
import { BackLink } from "./back-link.tsx";
import { Filters } from "./filters.tsx";
import { GuestPanel } from "./guest-panel.tsx";
import { PracticeCards, PrefixPractice } from "./practice-cards.tsx";
import { categoriesQuery } from "./queries.ts";
import { indexAhead } from "./search-words.ts";
import { type AddWords, useAddWords, whatKind } from "./use-add-words.ts";
import { useWords } from "./use-words.ts";
import { WordList } from "./word-list.tsx";
import { filterWords, wordCount } from "./words.ts";
import { WordsFailed, WordsLoading, WordsOutdated } from "./words-loading.tsx";

export interface VocabularyScreenProps {
  isLearner: boolean;
  place: VocabularyPlace;
}

/** The screen of `/vocabulary`: a learner's words, or for a visitor those of the first level, and the ways into the practices. */
export function VocabularyScreen({ isLearner, place }: VocabularyScreenProps) {
  usePageTitle("My Vocabulary");
  const filters = useSameFilters(place.filters);
  const collection = useWords(isLearner, filters);
  const adding = useAddWords(filters, isLearner);
  const { words } = collection;
  const isEmpty = isLearner && words?.length === 0;
  return (
    <div className="column grid grid-cols-[minmax(0,1fr)] gap-5 py-5">
      <div className="grid gap-3">
        <BackLink />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <h1>My Vocabulary</h1>
            <p className="text-ink-soft">
              <Summary isLearner={isLearner} count={words?.length ?? null} />
            </p>
          </div>
          {isLearner && words && !isEmpty ? <AddButton adding={adding} /> : null}
        </div>
        <ExhaustedNote adding={adding} />
        {words && collection.outdated ? (
          <WordsOutdated retrying={collection.retrying} onRetry={collection.retry} />
        ) : null}
      </div>
      {words === undefined ? (
        collection.failed ? (
          <WordsFailed isLearner={isLearner} retrying={collection.retrying} onRetry={collection.retry} />
        ) : (
          <WordsLoading />
        )
      ) : isEmpty ? (
        <>
          <NoWordsYet adding={adding} />
          <PrefixPractice place={place} />
        </>
      ) : (
        <Words isLearner={isLearner} place={place} filters={filters} words={words} adding={adding} />
      )}
    </div>
  );
}

/** The same filters as long as they are equal: the list is drawn anew for others. */
function useSameFilters({ level, category, partOfSpeech }: WordFilters): WordFilters {
  return useMemo(() => ({ level, category, partOfSpeech }), [level, category, partOfSpeech]);
}

function Summary({ isLearner, count }: { isLearner: boolean; count: number | null }) {
  if (count === null) return isLearner ? "The words of your collection" : `Words of ${FIRST_LEVEL}`;
  const [number, noun] = wordCount(count).split(" ");
  return (
    <>
      <b>{number}</b> {noun} {isLearner ? "in your collection" : `of ${FIRST_LEVEL} to look at and practice`}
    </>
  );
}

interface WordsProps extends VocabularyScreenProps {
  filters: WordFilters;
  words: NonNullable<ReturnType<typeof useWords>["words"]>;
  adding: AddWords;
}

/** Search and filters, the practices, and the list. While something is searched for, there is only the list. */
function Words({ isLearner, place, filters, words, adding }: WordsProps) {
  const navigate = useNavigate();
  const go = useCallback(
    (change: Partial<VocabularyPlace>) => {
      void navigate({
        to: "/vocabulary",
        // From what the address says now: what is typed reaches it a moment later, and must not bring an old filter back.
        search: (now) => vocabularySearch({ ...vocabularyPlaceOf(now), practice: null, type: null, ...change }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const onTab = useCallback((tab: WordTab) => go({ tab }), [go]);
  const onDirection = useCallback((direction: QuizDirection) => go({ direction }), [go]);
  const [typed, setTyped] = useTypedSearch(place.q, (q) => go({ q }));
  const q = useDeferredValue(typed.trim());
  const categories = useQuery({ ...categoriesQuery(), enabled: isLearner });
  useEffect(() => indexAhead(words), [words]);

  const { level, partOfSpeech } = filters;
  const filtered = useMemo(
    () => filterWords(words, isLearner ? filters : { partOfSpeech }),
    [words, isLearner, filters, partOfSpeech],
  );
  const clear = useCallback(() => {
    setTyped("");
    go({ q: "", filters: {} });
  }, [setTyped, go]);
  const { add, isAdding } = adding;
  const empty = useMemo(
    () => <NoneOfThese filters={filters} add={add} isAdding={isAdding} onClear={clear} />,
    [filters, add, isAdding, clear],
  );
  const nothingFoundAction = useMemo(
    () => (
      <Button variant="primary" onClick={clear}>
        {hasFilters(filters) ? "Clear search and filters" : "Clear the search"}
      </Button>
    ),
    [filters, clear],
  );
  const isLocked = !isLearner && level !== undefined && level !== FIRST_LEVEL;
  return (
    <>
      <Filters
        isLearner={isLearner}
        typed={typed}
        onType={setTyped}
        filters={filters}
        onFilter={(next) => go({ filters: next })}
        categories={categories.data ?? null}
        categoriesFailed={categories.isError}
        onRetryCategories={() => void categories.refetch()}
      />
      {isLocked ? (
        <GuestPanel />
      ) : (
        <>
          {/* What is found stands right below the field: on a phone, the practices would push it out of view. */}
          {q === "" && filtered.length > 0 ? (
            <>
              <PracticeCards
                isLearner={isLearner}
                place={place}
                count={isLearner ? filtered.length : null}
                onDirection={onDirection}
              />
              {isLearner ? null : <GuestPanel />}
            </>
          ) : null}
          <WordList
            words={filtered}
            q={q}
            tab={place.tab}
            onTab={onTab}
            empty={empty}
            nothingFoundAction={nothingFoundAction}
          />
        </>
      )}
    </>
  );
}

function NoWordsYet({ adding: { add, isAdding, level } }: { adding: AddWords }) {
  return (
    <EmptyState
      as="h2"
      title="No words yet"
      text={`Words come here from your lessons and chats. Or begin with the first ones of ${level}.`}
      action={
        <Button variant="primary" disabled={isAdding} onClick={() => add()}>
          {isAdding ? "Adding..." : "Add 20 Words"}
        </Button>
      }
    />
  );
}

interface NoneOfTheseProps extends Pick<AddWords, "add" | "isAdding"> {
  filters: WordFilters;
  onClear: () => void;
}

/** The learner has words, but none that the filters let through. */
function NoneOfThese({ filters, add, isAdding, onClear }: NoneOfTheseProps) {
  const { level, partOfSpeech, category } = filters;
  if (category !== undefined || level === undefined)
    return (
      <EmptyState
        title="No words match these filters"
        action={
          <Button variant="primary" onClick={onClear}>
            Clear the filters
          </Button>
        }
      />
    );
  const kind = whatKind({ level, partOfSpeech }, 2);
  return (
    <EmptyState
      title={`You have no ${kind} yet`}
      action={
        <Button variant="primary" disabled={isAdding} onClick={() => add()}>
          {isAdding ? "Adding..." : `Add 20 ${kind}`}
        </Button>
      }
    />
  );
}
