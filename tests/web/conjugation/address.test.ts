import { describe, expect, it } from "vitest";
import { type VerbsPlace, verbsPlaceOf, verbsSearch } from "#web/features/conjugation/address.ts";

const EVERYTHING: VerbsPlace = { q: "", verb: null, type: null, tense: null, allTenses: false, quiz: false };

describe("the address of the verbs", () => {
  it.each<[string, Partial<VerbsPlace>, object]>([
    ["everything", {}, {}],
    ["a search", { q: "ging" }, { q: "ging" }],
    ["the Present, which is usual", { tense: "present" }, {}],
    ["the Present while something is searched for", { q: "ging", tense: "present" }, { q: "ging", tense: "present" }],
    ["one verb in a tense", { verb: "sein", tense: "future-i" }, { verb: "sein", tense: "future-i" }],
    ["a type, all tenses", { type: "modal", allTenses: true }, { type: "modal", tenses: "all" }],
    ["the quiz", { quiz: true, verb: "sein" }, { quiz: "conjugation", verb: "sein" }],
  ])("keeps %s", (_, place, search) => {
    const address = verbsSearch({ ...EVERYTHING, ...place });
    expect(address).toEqual({ tab: "conjugations", ...search });
    const usual = place.tense === "present" && place.q === undefined ? { tense: null } : {};
    expect(verbsPlaceOf(address)).toEqual({ ...EVERYTHING, ...place, ...usual });
  });

  it.each<[string, object]>([
    ["words it does not know", { type: "weak", tense: "past", tenses: "some", quiz: "regular", verb: ["sein"] }],
    ["no words at all", { type: 1, tense: null, q: {}, verb: true }],
  ])("ignores %s", (_, search) => {
    expect(verbsPlaceOf(search)).toEqual(EVERYTHING);
  });

  it("takes a number that was searched for, cuts a long search, and prefers the search to a verb", () => {
    expect(verbsPlaceOf({ q: 1 }).q).toBe("1");
    expect(verbsPlaceOf({ q: "x".repeat(200) }).q).toHaveLength(80);
    expect(verbsPlaceOf({ q: "ging", verb: "sein" })).toMatchObject({ q: "ging", verb: null });
  });
});
