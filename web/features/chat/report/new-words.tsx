import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ChatWord } from "#schema/api/conversations.ts";
import { DEFINITE_ARTICLES } from "#schema/terms/gender.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from "#schema/terms/language.ts";
import { ListenButton } from "../../../quiz-kit/listen-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Noun } from "../../../ui/gender-chip.tsx";

/** Words that the list shows at first. */
const WORDS_AT_FIRST = 6;

/** The words that the replies taught, the first few until all are asked for. */
export function NewWords({ words, language }: { words: readonly ChatWord[]; language: Language }) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = all ? words : words.slice(0, WORDS_AT_FIRST);
  function showAll(): void {
    flushSync(() => setAll(true));
    // The button is gone: the focus goes on to what it brought.
    list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${WORDS_AT_FIRST + 1})`)?.focus();
  }
  return (
    <Card asChild padded={false}>
      <section aria-labelledby="words-title">
        <div className="border-b-2 border-line px-4 py-3 sm:px-5">
          <h2 id="words-title">New words</h2>
          {language === DEFAULT_LANGUAGE ? (
            <p className="text-sm text-ink-soft">{words.length === 1 ? "It is" : "They are"} in My Vocabulary now.</p>
          ) : null}
        </div>
        <ul ref={list}>
          {shown.map((word) => (
            <WordRow key={`${word.gender} ${word.word} ${word.translation}`} word={word} language={language} />
          ))}
        </ul>
        {shown.length < words.length ? (
          <div className="border-t-2 border-line p-2">
            <Button variant="quiet" size="sm" wide onClick={showAll}>
              Show all {words.length} words
            </Button>
          </div>
        ) : null}
      </section>
    </Card>
  );
}

function WordRow({ word: { word, gender, plural, translation }, language }: { word: ChatWord; language: Language }) {
  const isGerman = language === DEFAULT_LANGUAGE;
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 border-t-2 border-line py-2 pr-2 pl-4 first:border-t-0 sm:pl-5"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {isGerman ? (
            <Noun gender={gender} word={word} />
          ) : (
            <span lang={LANGUAGE_TAGS[language]} className="hyphenate text-lg font-heavy">
              {word}
            </span>
          )}
          {isGerman && gender !== null && gender !== "pl" && plural !== null ? (
            <span className="hyphenate text-sm text-ink-soft">
              <span className="sr-only">, plural: </span>
              <span lang="de">die {plural}</span>
            </span>
          ) : null}
        </p>
        <p className="hyphenate text-sm text-ink-soft">{translation}</p>
      </div>
      {isGerman ? <ListenButton text={gender ? `${DEFINITE_ARTICLES[gender]} ${word}` : word} name={word} /> : null}
    </li>
  );
}
