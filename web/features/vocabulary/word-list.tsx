import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { grouped } from "../../lib/grouped.ts";
import { useGermanSpeech } from "../../quiz-kit/speech.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { WORD_TABS, type WordTab } from "./address.ts";
import { searchWords } from "./search-words.ts";
import { WordRow } from "./word-row.tsx";
import { countByTab, isInTab, type ListedWord, wordCount } from "./words.ts";

const TAB_NAMES: Readonly<Record<WordTab, string>> = {
  all: "All",
  nouns: "Nouns",
  verbs: "Verbs",
  adjectives: "Adjectives",
  other: "Other",
};

/** The list grows by so many rows at a time: thousands of them would make every press slow. */
const ROWS_AT_ONCE = 100;

export interface WordListProps {
  /** Those that the filters let through, in the order of the list. */
  words: readonly ListedWord[];
  q: string;
  tab: WordTab;
  onTab: (tab: WordTab) => void;
  /** What stands in place of the tabs when the filters let nothing through. */
  empty: ReactNode;
  /** What to do when nothing is found: one button. */
  nothingFoundAction: ReactNode;
}

/** The words that are found, in tabs by part of speech. Takes stable props: while one types, it is drawn when there is time for it. */
export const WordList = memo(function WordList(props: WordListProps) {
  const { words, q, tab, onTab, empty, nothingFoundAction } = props;
  const found = useMemo(() => searchWords(words, q), [words, q]);
  const counts = useMemo(() => countByTab(found), [found]);
  const listed = useMemo(() => found.filter((word) => isInTab(word, tab)), [found, tab]);
  return (
    <section aria-labelledby="words-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="words-title">Words</h2>
      {/* There before anything is typed, so that a change is read out. */}
      <output className="sr-only">{q === "" ? "" : `${wordCount(listed.length)} found for “${q}”`}</output>
      {words.length === 0 ? (
        empty
      ) : found.length === 0 ? (
        <EmptyState
          title={`No words found matching “${q}”`}
          text="The search looks at German words with their article and plural, and at their English meanings."
          action={nothingFoundAction}
        />
      ) : (
        <Tabs value={tab} onValueChange={(value) => onTab(value as WordTab)} className="grid gap-2">
          {/* Relative, so that a key that is scrolled out of view cannot widen the page. */}
          <TabList label="Words" layout="fit" className="relative">
            {WORD_TABS.map((one) => (
              <Tab key={one} value={one}>
                {TAB_NAMES[one]} <span className="tabular-nums">{grouped(counts[one])}</span>
              </Tab>
            ))}
          </TabList>
          {WORD_TABS.map((one) => (
            <TabPanel key={one} value={one} className="min-w-0">
              {listed.length === 0 ? (
                <EmptyState
                  title={one === "other" ? "No other words here" : `No ${one} here`}
                  action={<Button onClick={() => onTab("all")}>Show all {wordCount(counts.all)}</Button>}
                />
              ) : (
                <Rows words={listed} label={TAB_NAMES[one]} />
              )}
            </TabPanel>
          ))}
        </Tabs>
      )}
    </section>
  );
});

function Rows({ words, label }: { words: readonly ListedWord[]; label: string }) {
  const speak = useGermanSpeech();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState({ words, rows: ROWS_AT_ONCE });
  // Other words begin at their beginning.
  if (shown.words !== words) setShown({ words, rows: ROWS_AT_ONCE });
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    if (firstNew.current === null) return;
    list.current?.querySelectorAll<HTMLElement>(":scope > li")[firstNew.current]?.focus();
    firstNew.current = null;
  });
  function showMore(): void {
    // The button goes away or moves far down: the next words are what the press was for.
    firstNew.current = shown.rows;
    setShown({ words, rows: shown.rows + ROWS_AT_ONCE });
  }
  const visible = words.slice(0, shown.rows);
  return (
    <div className="grid gap-4">
      <Card asChild padded={false}>
        <ul ref={list} aria-label={label}>
          {visible.map((word) => (
            <WordRow key={word.id} word={word} speak={speak} />
          ))}
        </ul>
      </Card>
      {visible.length === words.length ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-soft">
            {grouped(visible.length)} of {wordCount(words.length)} shown
          </p>
          <Button onClick={showMore}>Show more</Button>
        </div>
      )}
    </div>
  );
}
