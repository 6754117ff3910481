import { describe, expect, it } from "vitest";
import { referenceVerbs } from "#content/built-in/conjugation/reference-verbs.ts";
import { verbFinder } from "#schema/rules/verb-forms-search.ts";
import { REFERENCE_VERBS, type Tense } from "#schema/terms/conjugation.ts";
import { foundSentences, foundTense } from "#web/features/conjugation/reference/found-text.ts";

const find = verbFinder(referenceVerbs());

describe("what the search says about", () => {
  it.each<[string, string[]]>([
    ["ging", ["*ging* is the Simple Past of *gehen*, with *ich* and with *er/sie/es*."]],
    ["er ging", ["*ging* is the Simple Past of *gehen*, with *er/sie/es*."]],
    ["faehrt", ["*fährt* is the Present of *fahren*, with *er/sie/es*."]],
    ["heisst", ["*heißt* is the Present of *heißen*, with *du*, with *er/sie/es* and with *ihr*."]],
    ["stehe auf", ["*stehe auf* is the Present of *aufstehen*, with *ich*."]],
    ["aufstehe", ["*aufstehe* is the Present of *aufstehen*, with *ich*."]],
    ["gegangen", ["*gegangen* is part of the Present Perfect of *gehen*."]],
    ["würde gehen", ["*würde gehen* is the Subjunctive II of *gehen*, with *ich* and with *er/sie/es*."]],
    ["gehen", ["*gehen* is the infinitive, and the Present, with *wir* and with *sie/Sie*."]],
    ["xyz", []],
  ])("%s", (typed, sentences) => {
    expect(foundSentences(typed, find(typed))).toEqual(sentences);
  });

  it("a prefix, an English word and a beginning names all verbs in one sentence", () => {
    const of = (typed: string) => foundSentences(typed, find(typed));
    expect(of("auf")).toEqual(["*auf* is the prefix of *aufstehen*."]);
    expect(of("to drink")).toEqual(["“to drink” in English: *trinken*."]);
    expect(of("trin")).toEqual(["Beginning with “trin”: *trinken*."]);
  });

  it("every form of every verb names that verb", () => {
    const silent: string[] = [];
    for (const { infinitive, tenses } of referenceVerbs()) {
      for (const { forms } of Object.values(tenses)) {
        const [form = ""] = forms.er.replace(/[*-]/g, "").split(" / ");
        if (!foundSentences(form, find(form)).some((sentence) => sentence.includes(infinitive))) silent.push(form);
      }
    }
    expect(silent).toEqual([]);
  });

  it("asterisks that were typed are no German", () => {
    expect(foundSentences("*auf*", find("auf"))).toEqual(["*auf* is the prefix of *aufstehen*."]);
  });
});

describe("the tense to which a search leads", () => {
  it.each<[string, Tense | null]>([
    ["ging", "simple-past"],
    ["ginge", "subjunctive-ii"],
    ["besucht", "present"],
    ["gegangen", "present-perfect"],
    ["auf", null],
    ["gi", null],
    ["", null],
  ])("%s", (typed, tense) => {
    expect(foundTense(find(typed))).toBe(tense);
  });
});

it("the library says how many verbs there are", () => {
  expect(referenceVerbs()).toHaveLength(REFERENCE_VERBS);
});
