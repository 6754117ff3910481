import { describe, expect, it } from "vitest";
import {
  type GrammarUnlocks,
  isLevelOpen,
  isTopicOpen,
  NOTHING_UNLOCKED,
  nextLevel,
  openedBy,
  type UnlockingQuiz,
} from "#schema/rules/grammar-unlocks.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";

function unlocks(levels: CefrLevel[], topics: number[]): GrammarUnlocks {
  return { levels: new Set(levels), topics: new Set(topics) };
}

/** Four topics of a level. */
function topicsOf(cefrLevel: CefrLevel) {
  const level = (CEFR_LEVELS.indexOf(cefrLevel) + 1) * 100;
  return [1, 2, 3, 4].map((orderIndex) => ({ id: level + orderIndex, cefrLevel, orderIndex }));
}

const TOPIC_QUIZ: UnlockingQuiz = { mode: "regular", level: "A1", topicId: 101, right: 8, total: 10 };
const LEVEL_UP: UnlockingQuiz = { mode: "level-up", level: "A1", topicId: null, right: 8, total: 10 };
const TOTAL: UnlockingQuiz = { mode: "total-level", level: "A1", topicId: null, right: 16, total: 20 };

describe("what is open", () => {
  it.each([
    ["a new learner", NOTHING_UNLOCKED, ["A1"], [101]],
    ["a learner with A2", unlocks(["A2"], []), ["A1", "A2"], [101, 201]],
    ["a learner with two topics", unlocks([], [102, 103]), ["A1"], [101, 102, 103]],
    // A topic alone does not open its level.
    ["a topic in a locked level", unlocks([], [202]), ["A1"], [101]],
    ["levels in any order", unlocks(["C1"], [502]), ["A1", "C1"], [101, 501, 502]],
  ])("for %s", (_who, state, levels, topics) => {
    expect(CEFR_LEVELS.filter((level) => isLevelOpen(level, state))).toEqual(levels);
    const all = CEFR_LEVELS.flatMap(topicsOf);
    expect(all.filter((topic) => isTopicOpen(topic, state)).map(({ id }) => id)).toEqual(topics);
  });

  it("goes on with the level after a level, up to C2", () => {
    expect(CEFR_LEVELS.map(nextLevel)).toEqual(["A2", "B1", "B2", "C1", "C2", null]);
  });
});

describe("what a quiz opens", () => {
  it.each<[string, UnlockingQuiz, GrammarUnlocks, CefrLevel | null, number[]]>([
    ["8 of 10 on a topic", TOPIC_QUIZ, NOTHING_UNLOCKED, null, [102]],
    ["7 of 10 on a topic", { ...TOPIC_QUIZ, right: 7 }, NOTHING_UNLOCKED, null, []],
    ["4 of 5, where a topic has no more", { ...TOPIC_QUIZ, right: 4, total: 5 }, NOTHING_UNLOCKED, null, [102]],
    ["nothing of nothing", { ...TOPIC_QUIZ, right: 0, total: 0 }, NOTHING_UNLOCKED, null, []],
    ["the same topic again", TOPIC_QUIZ, unlocks([], [102]), null, []],
    ["the topic after it", { ...TOPIC_QUIZ, topicId: 102 }, unlocks([], [102]), null, [103]],
    ["the last topic", { ...TOPIC_QUIZ, topicId: 104 }, unlocks([], [102, 103, 104]), null, []],
    ["10 of 10 on a whole level", { ...TOPIC_QUIZ, topicId: null, right: 10 }, NOTHING_UNLOCKED, null, []],
    ["a topic of another level", { ...TOPIC_QUIZ, topicId: 201 }, NOTHING_UNLOCKED, null, []],
    ["level-up with 8", LEVEL_UP, NOTHING_UNLOCKED, "A2", []],
    ["level-up with 7", { ...LEVEL_UP, right: 7 }, NOTHING_UNLOCKED, null, []],
    ["level-up with A2 open", LEVEL_UP, unlocks(["A2"], []), null, []],
    ["total-level with 16", TOTAL, NOTHING_UNLOCKED, "A2", [102, 103, 104]],
    ["total-level with 15", { ...TOTAL, right: 15 }, NOTHING_UNLOCKED, null, []],
    ["total-level with some topics open", TOTAL, unlocks(["A2"], [102, 104]), null, [103]],
    ["total-level of C2", { ...TOTAL, level: "C2" }, unlocks(["C2"], []), null, [602, 603, 604]],
  ])("%s", (_what, quiz, state, level, topics) => {
    expect(openedBy(quiz, topicsOf(quiz.level), state)).toEqual({ level, topics });
  });
});
