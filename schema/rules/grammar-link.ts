import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";

/** The level from which learners are expected to get a category right: the first one whose topics practice it for itself. */
const CATEGORY_LEVELS: Readonly<Record<GrammarCategory, CefrLevel>> = {
  articles: "A1",
  cases: "A1",
  nouns: "A1",
  pronouns: "A1",
  verbs: "A1",
  "modal-verbs": "A1",
  negation: "A1",
  "word-order": "A1",
  prepositions: "A2",
  tenses: "A2",
  adjectives: "A2",
  connectors: "A2",
  passive: "B1",
  subjunctive: "B2",
  style: "C1",
};

/** The level of a correction. Without a category it is one of spelling or of the choice of a word, which begin at A1. */
export function correctionLevel(category: GrammarCategory | null): CefrLevel {
  return category === null ? "A1" : CATEGORY_LEVELS[category];
}

/** What the choice of a topic goes by. */
export interface LinkableTopic {
  category: GrammarCategory;
  cefrLevel: CefrLevel;
  /** Its place among the topics of its level. */
  orderIndex: number;
}

/**
 * The topic that explains a category to a learner: of the highest level that is neither above the learner's nor above the category's own,
 * whichever is higher; if there is none, of the lowest. Of several on one level, the first. Null for a category without topics.
 */
export function linkedTopic<T extends LinkableTopic>(
  topics: readonly T[],
  category: GrammarCategory,
  learnerLevel: CefrLevel,
): T | null {
  const place = (level: CefrLevel) => CEFR_LEVELS.indexOf(level);
  const limit = Math.max(place(learnerLevel), place(correctionLevel(category)));
  const found = topics
    .filter((topic) => topic.category === category)
    .toSorted((one, other) => place(one.cefrLevel) - place(other.cefrLevel) || one.orderIndex - other.orderIndex);
  const best = found.findLast((topic) => place(topic.cefrLevel) <= limit) ?? found[0];
  return found.find((topic) => topic.cefrLevel === best?.cefrLevel) ?? null;
}
