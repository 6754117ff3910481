import { textChecks } from "./curriculum-checks.ts";
import type { GrammarCheck } from "./grammar-check.ts";
import { COUNTS, PLACES } from "./grammar-counts.ts";
import { ANSWERS, EXPLANATION, KEY_FORM, ONE_GAP, OPTIONS, QUESTION_FORM, TEMPTS } from "./grammar-exercises.ts";
import { GIVEN_AWAY, VERB_HINT, WORD_COUNTS } from "./grammar-hints.ts";
import { MARKDOWN } from "./grammar-markdown.ts";
import { GRAMMAR_SENTENCE_LENGTH, SIMILAR } from "./grammar-sentences.ts";
import { DASHES, onGrammar } from "./grammar-texts.ts";
import type { KnownWords } from "./spelling.ts";

/** Every check of a topic that runs on any machine; spelling comes on top where hunspell is installed. */
export function grammarChecks(known: KnownWords): GrammarCheck[] {
  const ofTopics = [COUNTS, PLACES, MARKDOWN, GRAMMAR_SENTENCE_LENGTH, SIMILAR];
  const ofExercises = [ONE_GAP, OPTIONS, ANSWERS, TEMPTS, EXPLANATION, KEY_FORM, QUESTION_FORM];
  const ofHints = [WORD_COUNTS, GIVEN_AWAY, VERB_HINT];
  return [...ofTopics, ...ofExercises, ...ofHints, ...[DASHES, ...textChecks(known)].map(onGrammar)];
}
