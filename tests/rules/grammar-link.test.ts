import { describe, expect, it } from "vitest";
import { correctionLevel, type LinkableTopic, linkedTopic } from "#schema/rules/grammar-link.ts";

describe("correctionLevel", () => {
  it.each([
    ["articles", "A1"],
    ["tenses", "A2"],
    ["passive", "B1"],
    ["subjunctive", "B2"],
    ["style", "C1"],
    [null, "A1"],
  ] as const)("%s is expected from %s on", (category, level) => {
    expect(correctionLevel(category)).toBe(level);
  });
});

describe("linkedTopic", () => {
  const topics: (LinkableTopic & { title: string })[] = [
    { category: "tenses", cefrLevel: "B1", orderIndex: 2, title: "past perfect" },
    { category: "tenses", cefrLevel: "A2", orderIndex: 9, title: "perfect with sein" },
    { category: "tenses", cefrLevel: "A2", orderIndex: 3, title: "perfect" },
    { category: "tenses", cefrLevel: "B2", orderIndex: 1, title: "future perfect" },
    { category: "subjunctive", cefrLevel: "B2", orderIndex: 1, title: "past wishes" },
    { category: "style", cefrLevel: "C2", orderIndex: 1, title: "register" },
  ];

  it.each([
    ["the learner's own level", "tenses", "B1", "past perfect"],
    ["the highest level below the learner's", "tenses", "C1", "future perfect"],
    ["the category's level for a learner below it, the first of its topics", "tenses", "A1", "perfect"],
    ["the category's level, far above the learner's", "subjunctive", "A1", "past wishes"],
    ["the lowest topic where all are above both", "style", "A1", "register"],
  ] as const)("is of %s", (_, category, level, title) => {
    expect(linkedTopic(topics, category, level)?.title).toBe(title);
  });

  it("is none for a category without topics", () => {
    expect(linkedTopic(topics, "passive", "C2")).toBeNull();
    expect(linkedTopic([], "articles", "A1")).toBeNull();
  });
});
