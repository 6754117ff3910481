import { describe, expect, it } from "vitest";
import { type VerbHit, verbFinder } from "#schema/rules/verb-forms-search.ts";
import { GEHEN, VERBS } from "./verb-fixtures.ts";

const find = verbFinder(VERBS);

/** "gehen: simple-past ich er": how a hit reads in a table; what else than a whole form was typed stands before it. */
function shown({ verb, by, found }: VerbHit<(typeof VERBS)[number]>): string {
  const cells = found.map(({ tense, persons }) => `${tense} ${persons.join(" ")}`).join(", ");
  return `${by === "form" ? "" : `${by} `}${verb.infinitive}${cells && `: ${cells}`}`;
}

const ALL = "ich du er wir ihr sie";

describe("any form finds its verb", () => {
  it.each<[string, string[]]>([
    // The infinitive, which is also a form of the present.
    ["gehen", ["gehen: present wir sie"]],
    ["fahren", ["fahren: present wir sie"]],
    // One word.
    ["ging", ["gehen: simple-past ich er"]],
    ["GING", ["gehen: simple-past ich er"]],
    [" ging! ", ["gehen: simple-past ich er"]],
    ["geht", ["gehen: present er ihr"]],
    ["ginge", ["gehen: subjunctive-ii ich er"]],
    ["fährt", ["fahren: present er"]],
    // The long form is shown, the short one is the Simple Past and right in the Subjunctive II.
    ["gingst", ["gehen: simple-past du, subjunctive-ii du"]],
    // A pronoun leaves the persons that it fits.
    ["er ging", ["gehen: simple-past er"]],
    ["er/sie/es ging", ["gehen: simple-past er"]],
    ["man geht", ["gehen: present er"]],
    ["ihr geht", ["gehen: present ihr"]],
    ["Sie gehen", ["gehen: present sie"]],
    ["sie/Sie gehen", ["gehen: present sie"]],
    ["ich bin gegangen", ["gehen: present-perfect ich"]],
    ["wir ging", []],
    // Several words.
    ["ist gegangen", ["gehen: present-perfect er"]],
    ["werde gehen", ["gehen: future-i ich"]],
    ["würde gehen", ["gehen: subjunctive-ii ich er"]],
    ["habe gefahren", ["fahren: present-perfect ich"]],
    ["gegangen", [`part gehen: present-perfect ${ALL}`]],
    // What every verb has leads to none.
    ["würde", []],
    ["mich", []],
    // Separable verbs, in a main clause and in a subordinate one.
    ["stehe auf", ["aufstehen: present ich"]],
    ["ich stehe auf", ["aufstehen: present ich"]],
    ["stehe", ["part aufstehen: present ich"]],
    ["auf", ["part aufstehen"]],
    ["aufstehe", ["aufstehen: present ich"]],
    ["aufstand", ["aufstehen: simple-past ich er"]],
    ["stünde auf", ["aufstehen: subjunctive-ii ich er"]],
    ["aufgestanden", [`part aufstehen: present-perfect ${ALL}`]],
    // Reflexive verbs, with the pronoun and without it.
    ["sich freuen", ["sich freuen"]],
    ["freuen", ["sich freuen: present wir sie"]],
    ["freue mich", ["sich freuen: present ich"]],
    ["ich freue mich", ["sich freuen: present ich"]],
    ["freut sich", ["sich freuen: present er"]],
    ["freust", ["part sich freuen: present du"]],
    ["gefreut", [`part sich freuen: present-perfect ${ALL}`]],
    // Two forms that are equally right.
    ["hing", ["hängen: simple-past ich er"]],
    ["hängte", ["hängen: simple-past ich er, subjunctive-ii ich er"]],
    ["habe gehängt", ["hängen: present-perfect ich"]],
    // Umlauts spelled out, and left out.
    ["faehrst", ["fahren: present du"]],
    ["fahrst", ["fahren: present du"]],
    ["haengte", ["hängen: simple-past ich er, subjunctive-ii ich er"]],
    ["wurde gehen", ["gehen: subjunctive-ii ich er"]],
    ["stunde auf", ["aufstehen: subjunctive-ii ich er"]],
    // The letters as typed win: fahrt is not read as fährt.
    ["fahrt", ["fahren: present ihr"]],
    // English.
    ["to walk", ["english gehen"]],
    ["walk", ["english gehen"]],
    ["go", ["english gehen", "english fahren"]],
    ["go (on foot)", ["english gehen"]],
    ["vehicle", ["english fahren"]],
    ["get", ["english aufstehen"]],
    // Nothing but a beginning.
    ["gin", ["beginning gehen"]],
    ["fae", ["beginning fahren"]],
    ["to be gl", ["beginning sich freuen"]],
    ["bin geg", ["beginning gehen"]],
    ["habe", []],
    ["g", []],
    ["", []],
    [" ", []],
    ["constructor ging", []],
    ["xyz", []],
  ])("%s", (typed, hits) => {
    expect(find(typed).map(shown)).toEqual(hits);
  });

  it("a whole form comes before a part, and both before English", () => {
    const stand = { ...GEHEN, infinitive: "auf", english: ["stehe"] };
    const hits = verbFinder([stand, ...VERBS])("stehe").map(({ verb, by }) => `${by} ${verb.infinitive}`);
    expect(hits).toEqual(["part aufstehen", "english auf"]);
    expect(verbFinder([...VERBS, stand])("auf").map(({ verb, by }) => `${by} ${verb.infinitive}`)).toEqual([
      "form auf",
      "part aufstehen",
    ]);
  });
});
