import type { ChatWord, Correction } from "#schema/api/conversations.ts";
import type { StoredChatWord, StoredCorrection } from "#schema/db/index.ts";
import { correctionLevel, linkedTopic } from "#schema/rules/grammar-link.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { DEFAULT_LANGUAGE, type Language } from "#schema/terms/language.ts";
import type { GrammarTopicLink } from "../grammar/index.ts";
import { type Edit, type TaughtWord, topicOfRule } from "../tutor/index.ts";

/**
 * The tutor's corrections of a message as they are stored, each with the topic that explains it to a learner of this level. One that does not quote the
 * message, changes nothing or overlaps the one before it is dropped: it could not be shown.
 */
export function packCorrections(
  message: string,
  edits: readonly Edit[],
  { topics, language, level }: { topics: readonly GrammarTopicLink[]; language: Language; level: CefrLevel },
): StoredCorrection[] {
  const packed: StoredCorrection[] = [];
  let end = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    const quotes = edit.start >= end && message.slice(edit.start, edit.end) === edit.original;
    if (!quotes || edit.original === edit.corrected || edit.end <= edit.start) continue;
    // The grammar library is about German.
    const topic = language === DEFAULT_LANGUAGE ? topicFor(edit, topics, level) : null;
    const { start, corrected, type, category, explanation } = edit;
    packed.push([start, edit.original.length, corrected, type, category, topic?.id ?? null, explanation]);
    end = edit.end;
  }
  return packed;
}

/** The topic that explains the very rule; where only the category is known, one of its topics that suits the level. */
function topicFor(edit: Edit, topics: readonly GrammarTopicLink[], level: CefrLevel): GrammarTopicLink | null {
  const known = topicOfRule(edit);
  if (known !== undefined) return topics.find(({ id }) => id === known) ?? null;
  return edit.category && linkedTopic(topics, edit.category, level);
}

/** The corrections of a message as learners get them. A topic that a seed has taken away is not linked. */
export function unpackCorrections(
  message: string,
  stored: readonly StoredCorrection[] | null,
  topics: readonly GrammarTopicLink[],
): Correction[] {
  return (stored ?? []).map(([start, length, corrected, type, category, topicId, explanation]) => {
    const topic = topics.find(({ id }) => id === topicId);
    return {
      type,
      start,
      original: message.slice(start, start + length),
      corrected,
      explanation,
      grammarCategory: category,
      grammarLibraryId: topic?.id ?? null,
      grammarTitle: topic?.title ?? null,
      level: correctionLevel(category),
    };
  });
}

/** Words that a reply teaches at most; more would be more than anybody learns from one. */
const MAX_WORDS = 6;

/** The words that a reply teaches as they are stored. */
export function packWords(words: readonly TaughtWord[]): StoredChatWord[] {
  return words
    .slice(0, MAX_WORDS)
    .map(({ word, translation, gender, plural, partOfSpeech, level }) => [
      word,
      translation,
      gender,
      plural,
      partOfSpeech,
      level,
    ]);
}

/** The words as learners get them. */
export function unpackWords(stored: readonly StoredChatWord[] | null): ChatWord[] {
  return (stored ?? []).map(([word, translation, gender, plural, partOfSpeech, level]) => ({
    word,
    translation,
    gender,
    plural,
    partOfSpeech,
    level,
  }));
}
