import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BodyIn } from "#schema/api/endpoint.ts";
import type { Api } from "#schema/api/index.ts";
import { Actor, makeLearner } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { countOf, learnerStorage, row } from "#tests/support/worker/storage.ts";
import { builtInTutor } from "#worker/tutor/built-in/tutor.ts";
import type { WordMeaning } from "#worker/tutor/turn.ts";

const SAVE = "POST /api/vocabulary/words";
const TRANSLATE = "POST /api/translate-word";

let learner: Awaited<ReturnType<typeof makeLearner>>;
beforeEach(async () => {
  learner = await makeLearner();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const CHICKPEA: BodyIn<Api[typeof SAVE]> = {
  language: "german",
  word: "Kichererbse",
  usedForm: "Kichererbsen",
  translation: ["chickpea"],
  gender: "f",
  plural: "Kichererbsen",
  partOfSpeech: "noun",
  cefrLevel: null,
};
const BREAD: typeof CHICKPEA = { ...CHICKPEA, word: "Brot", translation: ["bread"], gender: "n", plural: "Brote" };

function means(meaning: Partial<WordMeaning>) {
  const nothing = { lemma: null, translation: null, gender: null, plural: null, partOfSpeech: null, level: null };
  return vi.spyOn(builtInTutor, "meaning").mockResolvedValue({ ...nothing, parts: [], ...meaning });
}

const words = () =>
  row<{ n: number }>("SELECT vocabulary_count AS n FROM progress_tracking WHERE user_id = ?", learner.userId);

describe("saving a word", () => {
  it("adds it once and counts it; a word of the bank has no texts of its own", async () => {
    for (const body of [CHICKPEA, BREAD]) {
      expect(await learner.call(SAVE, { body })).toEqual({ isNew: true });
      const before = await learnerStorage();
      expect(await learner.call(SAVE, { body })).toEqual({ isNew: false });
      expect(await learnerStorage()).toEqual(before);
    }
    expect(await words()).toEqual({ n: 2 });
    expect(await countOf("vocabulary", "user_id = ? AND own IS NULL", learner.userId)).toBe(1);
    const own = await row<{ own: string }>(
      "SELECT own FROM vocabulary WHERE own IS NOT NULL AND user_id = ?",
      learner.userId,
    );
    expect(JSON.parse(own!.own)).toMatchObject({ word: "Kichererbse", usedForm: "Kichererbsen", sense: "f" });
  });

  it("keeps homographs apart, and words of other languages", async () => {
    const variants = [
      CHICKPEA,
      { ...CHICKPEA, gender: "m" as const },
      { ...CHICKPEA, gender: null },
      { ...CHICKPEA, language: "french" as const },
    ];
    for (const body of variants) expect(await learner.call(SAVE, { body })).toEqual({ isNew: true });
    expect(await countOf("vocabulary", "user_id = ?", learner.userId)).toBe(4);
  });

  it.each([
    ["a blank word", { word: "  " }, "word"],
    ["no translation", { translation: [] }, "translation"],
    ["a blank translation", { translation: [" "] }, "translation.0"],
    ["another gender", { gender: "x" }, "gender"],
  ])("is refused with %s", async (_, wrong, field) => {
    const before = await learnerStorage();
    const response = await learner.send(SAVE, { body: { ...CHICKPEA, ...wrong } as typeof CHICKPEA });
    expect(await expectError(response, 400)).toMatchObject({ field });
    expect(await learnerStorage()).toEqual(before);
  });
});

describe("translating a word", () => {
  it("finds a word of the bank, also without the tutor's dictionary", async () => {
    vi.spyOn(builtInTutor, "meaning").mockRejectedValue(new Error("no dictionary"));
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await new Actor().call(TRANSLATE, { body: { word: "Brot", language: "german" } })).toEqual({
      word: "Brot",
      lemma: "Brot",
      translation: expect.stringContaining("bread") as string,
      gender: "n",
      plural: expect.stringMatching(/^(die )?Brote$/) as string,
      cefrLevel: "A1",
      partOfSpeech: "noun",
      parts: [],
      saved: false,
    });
  });

  it("takes the dictionary form from the tutor, with the sentence, and the rest from the bank", async () => {
    const meaning = means({ lemma: "aufstehen", partOfSpeech: "verb" });
    const body = { word: "stehe", language: "german", sentence: "Ich stehe früh auf." } as const;
    const found = await learner.call(TRANSLATE, { body });
    expect(found).toMatchObject({ word: "stehe", lemma: "aufstehen", partOfSpeech: "verb", saved: false });
    expect(found.translation).toContain("get up");
    expect(meaning).toHaveBeenCalledWith("stehe", {
      language: "german",
      sentence: "Ich stehe früh auf.",
    });
  });

  it("gives the parts of a compound that no dictionary has", async () => {
    means({ lemma: "Tomatensuppe", gender: "f", parts: [{ word: "Tomate", translation: "tomato" }] });
    const found = await learner.call(TRANSLATE, { body: { word: "Tomatensuppen", language: "german" } });
    expect(found).toMatchObject({ gender: "f", parts: [{ word: "Tomate", translation: "tomato" }], translation: null });
  });

  it("says whether a learner has it, and gives their own translation where nobody else knows one", async () => {
    means({});
    const body = { word: "Kichererbse", language: "german" } as const;
    expect(await learner.call(TRANSLATE, { body })).toMatchObject({ saved: false, translation: null });
    await learner.call(SAVE, { body: { ...CHICKPEA, gender: null } });
    await learner.call(SAVE, { body: BREAD });
    expect(await learner.call(TRANSLATE, { body })).toMatchObject({ saved: true, translation: "chickpea" });
    expect(await learner.call(TRANSLATE, { body: { word: "Brot", language: "german" } })).toMatchObject({
      saved: true,
    });
    expect(await new Actor().call(TRANSLATE, { body })).toMatchObject({ saved: false, translation: null });
  });

  it("knows nothing about other languages, and says so with 200", async () => {
    const found = await learner.call(TRANSLATE, { body: { word: "Brot", language: "french" } });
    expect(found).toMatchObject({ lemma: null, translation: null, gender: null, partOfSpeech: null, saved: false });
  });

  it("needs a session that has not ended, if there is one", async () => {
    await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(learner.userId).run();
    await expectError(await learner.send(TRANSLATE, { body: { word: "Brot", language: "german" } }), 401);
  });
});
