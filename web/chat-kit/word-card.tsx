import { Bookmark, BookmarkCheck, Volume2, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import type { TranslatedWord } from "#schema/api/vocabulary.ts";
import { Button } from "../ui/button.tsx";
import { Noun } from "../ui/gender-chip.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { type OpenWord, type SaveState, useWordDesk } from "./word-desk.ts";

export interface WordCardProps {
  open: OpenWord;
  /** The `lang` attribute of the word. */
  lang: string;
}

/**
 * What is known about the word that was pressed. It takes the focus, so that its buttons are the next ones; Escape closes it and gives
 * the focus back to the word. Keyed by the id of the word, so that the next one takes the focus again.
 */
export function WordCard({ open, lang }: WordCardProps) {
  const desk = useWordDesk();
  const card = useRef<HTMLDivElement>(null);
  const { known } = open.answer;
  const { speak } = desk;
  const word = known?.lemma ?? open.word;

  useEffect(() => {
    card.current?.focus({ preventScroll: true });
  }, []);

  function close(): void {
    desk.close();
    document.getElementById(open.id)?.focus();
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Escape closes a dialog or a menu first.
    if (event.key === "Escape" && !event.defaultPrevented) close();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={`Word: ${open.word}`}
      aria-busy={open.answer.status === "loading"}
      className="grid gap-2 outline-none"
    >
      <div className="flex items-start justify-between gap-2">
        <Noun
          gender={known?.gender}
          word={<span lang={lang}>{word}</span>}
          size="md"
          className="min-h-target text-xl"
        />
        <span className="-mt-1 -mr-2 flex">
          {speak ? (
            <IconButton label="Listen" onClick={() => speak(word, "word")}>
              <Volume2 />
            </IconButton>
          ) : null}
          <IconButton label="Close" onClick={close}>
            <X />
          </IconButton>
        </span>
      </div>
      {/* There from the start, so that what comes later is announced. */}
      <output className="grid gap-1">
        <Meaning open={open} />
        {known ? <Facts word={known} lang={lang} /> : null}
      </output>
      {desk.save && known?.translation ? <SaveButton state={open.save} onSave={desk.save} /> : null}
    </section>
  );
}

function Meaning({ open: { answer, word } }: { open: OpenWord }) {
  if (answer.known?.translation) return <p>{answer.known.translation}</p>;
  if (answer.status === "loading")
    return (
      <>
        <span className="sr-only">Looking up {word}...</span>
        <Skeleton className="h-4 w-3/5 rounded-chip" />
      </>
    );
  if (answer.status === "known") return null;
  return (
    <p className="text-sm text-ink-soft">
      {answer.status === "failed"
        ? "The translation could not be loaded. Press the word to try again."
        : "No translation is known for this word."}
    </p>
  );
}

/** The parts of a compound, then plural, level and part of speech in one line. */
function Facts({ word, lang }: { word: TranslatedWord; lang: string }) {
  const facts = [word.cefrLevel, word.partOfSpeech].filter((fact) => fact !== null);
  return (
    <>
      {word.parts.length > 0 ? (
        <ul className="text-sm text-ink-soft">
          {word.parts.map((part, place) => (
            <li key={place}>
              <b lang={lang}>{part.word}</b>
              {part.translation === null ? null : `: ${part.translation}`}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-sm text-ink-soft">
        {word.plural === null ? null : (
          <>
            Plural: <span lang={lang}>die {word.plural}</span>
            {facts.length > 0 ? " · " : null}
          </>
        )}
        {facts.join(" · ")}
      </p>
    </>
  );
}

const SAVE_LABELS: Readonly<Record<SaveState, string>> = {
  idle: "Save word",
  saving: "Saving...",
  saved: "Saved in your vocabulary",
  failed: "Not saved. Try again",
};

function SaveButton({ state, onSave }: { state: SaveState; onSave: () => void }) {
  if (state === "saved")
    return (
      <output className="flex min-h-target items-center gap-2 text-sm font-strong">
        <BookmarkCheck />
        {SAVE_LABELS.saved}
      </output>
    );
  return (
    <Button size="sm" disabled={state === "saving"} onClick={onSave} className="justify-self-start">
      <Bookmark />
      {SAVE_LABELS[state]}
    </Button>
  );
}
