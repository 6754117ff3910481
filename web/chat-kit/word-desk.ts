import { createContext, use, useState } from "react";
import type { ChatWord } from "#schema/api/conversations.ts";
import type { TranslatedWord } from "#schema/api/vocabulary.ts";

/** A word that was pressed. */
export interface PressedWord {
  /** Tells it from every other word of the transcript, the same word in another place included. */
  id: string;
  /** As it stands in the text. */
  word: string;
  /** The sentence around it; null for a word that stands alone. */
  sentence: string | null;
  /** What the reply says about it, shown until more is known. */
  taught?: ChatWord;
}

export type WordAnswer =
  | { status: "loading"; known: TranslatedWord | null }
  | { status: "known"; known: TranslatedWord }
  | { status: "unknown" | "failed"; known: null };

export type SaveState = "idle" | "saving" | "saved" | "failed";

export interface OpenWord extends PressedWord {
  answer: WordAnswer;
  save: SaveState;
}

/** The word that is looked up, and what can be done with it. */
export interface WordDesk {
  open: OpenWord | null;
  popover: boolean;
  press: (word: PressedWord) => void;
  close: () => void;
  /** Null where nothing can be saved, as for visitors. */
  save: (() => void) | null;
  /** Reads a reply or a word aloud; null where nothing can be heard. */
  speak: WordDeskOptions["speak"];
}

export interface WordDeskOptions {
  /** A word is shown where it was pressed, not in a place of its own. */
  popover: boolean;
  speak: ((text: string, of: "word" | "reply") => void) | null;
}

export interface WordCalls {
  lookUp: (pressed: PressedWord) => Promise<TranslatedWord>;
  save?: (word: TranslatedWord) => Promise<unknown>;
}

const DeskContext = createContext<WordDesk | null>(null);
export const WordDeskProvider = DeskContext.Provider;

/** The desk of the transcript around this component. */
export function useWordDesk(): WordDesk {
  const desk = use(DeskContext);
  if (desk === null) throw new Error("A word stands outside of a WordDeskProvider");
  return desk;
}

/**
 * The state behind WordDeskProvider. Call it once for a transcript. What was found is kept, so a second press asks nobody.
 */
export function useNewWordDesk({ lookUp, save: keep }: WordCalls, { popover, speak }: WordDeskOptions): WordDesk {
  const [open, setOpen] = useState<OpenWord | null>(null);
  const [found] = useState(() => new Map<string, TranslatedWord>());

  /** Changes the open word, unless it has been closed or another one was opened meanwhile. */
  function change(id: string, next: Partial<OpenWord>): void {
    setOpen((current) => (current?.id === id ? { ...current, ...next } : current));
  }

  async function press(pressed: PressedWord): Promise<void> {
    const known = found.get(placeOf(pressed)) ?? null;
    const taught = pressed.taught ? asTranslated(pressed.taught) : null;
    setOpen({
      ...pressed,
      answer: known ? answerWith(known) : { status: "loading", known: taught },
      save: known?.saved ? "saved" : "idle",
    });
    if (known) return;
    try {
      const word = withTaught(await lookUp(pressed), taught);
      found.set(placeOf(pressed), word);
      change(pressed.id, { answer: answerWith(word), save: word.saved ? "saved" : "idle" });
    } catch (error) {
      console.warn(`'${pressed.word}' could not be looked up`, error);
      change(pressed.id, { answer: taught ? answerWith(taught) : { status: "failed", known: null } });
    }
  }

  async function save(word: OpenWord): Promise<void> {
    const { known } = word.answer;
    if (!keep || known === null || word.save === "saving" || word.save === "saved") return;
    change(word.id, { save: "saving" });
    try {
      await keep(known);
      for (const [place, other] of found)
        if (other.lemma === known.lemma && other.gender === known.gender) found.set(place, { ...other, saved: true });
      change(word.id, { save: "saved" });
    } catch (error) {
      console.warn(`'${word.word}' could not be saved`, error);
      change(word.id, { save: "failed" });
    }
  }

  return {
    open,
    popover,
    press: (pressed) => void press(pressed),
    close: () => setOpen(null),
    save: keep && open ? () => void save(open) : null,
    speak,
  };
}

/** A word means the same wherever the same sentence says it. */
function placeOf({ word, sentence }: PressedWord): string {
  return `${word} ${sentence ?? ""}`;
}

function answerWith(word: TranslatedWord): WordAnswer {
  const isKnown = word.translation !== null || word.parts.length > 0;
  return isKnown ? { status: "known", known: word } : { status: "unknown", known: null };
}

function asTranslated({ word, translation, gender, plural, partOfSpeech, level }: ChatWord): TranslatedWord {
  return { word, lemma: word, translation, gender, plural, cefrLevel: level, partOfSpeech, parts: [], saved: false };
}

/** What the reply taught fills the gaps of what was found. */
function withTaught(found: TranslatedWord, taught: TranslatedWord | null): TranslatedWord {
  if (taught === null) return found;
  return {
    word: found.word,
    lemma: found.lemma ?? taught.lemma,
    translation: found.translation ?? taught.translation,
    gender: found.gender ?? taught.gender,
    plural: found.plural ?? taught.plural,
    cefrLevel: found.cefrLevel ?? taught.cefrLevel,
    partOfSpeech: found.partOfSpeech ?? taught.partOfSpeech,
    parts: found.parts,
    saved: found.saved,
  };
}
