import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CONTENT_FOLDER, readContent } from "#content/seed/read-content.ts";
import { parseVerbs, readVerbs, type Verb, verbFile } from "#content/seed/read-verbs.ts";
import { plainForm, rightForms } from "#schema/rules/verb-forms.ts";
import { verbFinder } from "#schema/rules/verb-forms-search.ts";
import { packVerb, unpackVerb } from "#schema/rules/verb-packing.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { PERSONS, TENSES, type Tense } from "#schema/terms/conjugation.ts";
import { notAllowed, parseAllowList, staleEntries } from "./checks/allow-list.ts";
import { printed } from "./checks/finding.ts";
import { curriculumFindings, dictionaryFindings, spellingFindings, verbFaults } from "./checks/verbs.ts";
import { VERB_LIST } from "./verb-list.ts";

const { verbs, problems } = readVerbs();
const allowed = parseAllowList(readFileSync(join(CONTENT_FOLDER, "verbs/checks-allow.yaml"), "utf8"));

function verb(infinitive: string): Verb {
  const found = verbs.find((one) => one.infinitive === infinitive);
  if (!found) throw new Error(`no verb ${infinitive}`);
  return found;
}

describe("the conjugation reference", () => {
  it("has the shape that schema/content gives it, in every file", () => {
    expect(problems.map(({ file, line, message }) => `content/${file}:${line} ${message}`)).toEqual([]);
  });

  it("has the 110 verbs of the list, each in its level", () => {
    const levels = CEFR_LEVELS.map((level) => verbs.filter((one) => one.level === level));
    expect(levels.map((own) => own.map(({ infinitive }) => infinitive).toSorted())).toEqual(
      CEFR_LEVELS.map((level) => (VERB_LIST[level] ?? []).toSorted()),
    );
    expect(verbs).toHaveLength(110);
  });

  it("has 3,300 forms: five tenses with six persons a verb", () => {
    const cells = verbs.flatMap((one) => TENSES.flatMap((tense) => Object.values(one.tenses[tense].forms)));
    expect(cells).toHaveLength(110 * 5 * 6);
  });

  it("keeps the rules of content/README.md", () => {
    expect(verbFaults(verbs).map(printed)).toEqual([]);
  });

  it("is found by every one of its forms", () => {
    const find = verbFinder(verbs);
    const lost = verbs.flatMap((one) =>
      TENSES.flatMap((tense) =>
        PERSONS.flatMap((person) => rightForms(one, tense, person).map((form) => ({ tense, person, form }))),
      )
        .filter(({ tense, person, form }) => {
          const hit = find(form).find((other) => other.verb === one && other.by === "form");
          return !hit?.found.some((found) => found.tense === tense && found.persons.includes(person));
        })
        .map(({ form }) => `${one.infinitive}: ${form}`),
    );
    expect(lost).toEqual([]);
  });
});

/** What a browser downloads for the reference; its page has 25 kB for everything. */
const MOST_BYTES = 13_000;

describe("the conjugation reference for the browser", () => {
  const packed = verbs.map(packVerb);

  it("holds every verb unchanged", () => {
    expect(packed.map(unpackVerb)).toEqual(verbs.map(({ file: _, lines: __, ...one }) => one));
  });

  it("is small", () => {
    expect(brotliCompressSync(JSON.stringify(packed)).length).toBeLessThan(MOST_BYTES);
  });
});

// Skipped while a file is broken: without its verb, the exceptions made for it would look unused.
describe.skipIf(problems.length > 0)("the forms agree", () => {
  const byDictionary = dictionaryFindings(verbs);
  const byCurriculum = curriculumFindings(verbs, readContent());
  const bySpelling = spellingFindings(verbs);

  it.each([
    ["with the dictionary", byDictionary],
    ["with the curriculum in type, auxiliary and prefix", byCurriculum],
    ["with German spelling", bySpelling.filter(({ word }) => !allowed.names.includes(word ?? ""))],
  ])("%s", (_what, found) => {
    expect(notAllowed(found, allowed).map(printed)).toEqual([]);
  });

  it("and no exception is left over", () => {
    expect(staleEntries([...byDictionary, ...byCurriculum, ...bySpelling], allowed)).toEqual([]);
    expect(allowed.names.filter((name) => !bySpelling.some(({ word }) => word === name))).toEqual([]);
  });
});

/** A copy of a verb with one text of a tense replaced. */
function changed(infinitive: string, tense: Tense, from: string, to: string): Verb {
  const good = verb(infinitive);
  const text = JSON.stringify(good.tenses[tense]);
  expect(text).toContain(from);
  return { ...good, tenses: { ...good.tenses, [tense]: JSON.parse(text.replace(from, to)) as Verb["tenses"][Tense] } };
}

describe("a planted fault is found:", () => {
  it.each<[found: string, infinitive: string, tense: Tense, from: string, to: string]>([
    // Tables.
    ['du: "reise" does not end like a form of du', "reisen", "present", "reis-t", "reis-e"],
    ['ich: "geht" does not end like a form of ich', "gehen", "present", "geh-e", "geh-t"],
    ['ihr: "aufsteht" lacks its pronoun or prefix', "aufstehen", "present", '"ihr":"steh-t auf', '"ihr":"aufsteh-t'],
    ['er: "steht" lacks its pronoun or prefix', "aufstehen", "present", '"er":"steh-t auf', '"er":"steh-t'],
    ['du: "freust sich" lacks its pronoun or prefix', "sich freuen", "present", "freu-st dich", "freu-st sich"],
    ["wir and sie differ: geh-en |", "gehen", "present", '"sie":"geh-en', '"sie":"geh-t'],
    ["ich and er differ: k*a*nn |", "können", "present", '"er":"k*a*nn', '"er":"k*a*nn-t'],
    ["ich and er differ", "gehen", "simple-past", '"er":"g*ing*', '"er":"g*ing*-t'],
    ["ich: not werde gehen", "gehen", "future-i", "werde gehen", "will gehen"],
    ["du: not wirst dich freuen", "sich freuen", "future-i", "wirst dich freuen", "wirst freuen"],
    ["er: lacks würde aufstehen", "aufstehen", "subjunctive-ii", '"er":"würde auf', '"er":"wurde auf'],
    ["ich: lacks würde gehen", "gehen", "subjunctive-ii", "würde gehen", "würde geht"],
    ['ich: "handele" stands twice', "handeln", "present", "handl-e", "handel-e"],
    ['er: "hat gegangen" does not begin with sein of er', "gehen", "present-perfect", '"ist geg', '"hat geg'],
    [
      'du: "hast sich gefreut" does not begin with haben of du',
      "sich freuen",
      "present-perfect",
      "hast dich",
      "hast sich",
    ],
    ["not the same participle in every person", "gehen", "present-perfect", "ist geg*ang*-en", "ist gegeh-t"],
    ['ich: "gestanden" lacks its prefix', "aufstehen", "present-perfect", "bin auf", "bin "],
    ['ich: "bin auf gestanden" has a word too many', "aufstehen", "present-perfect", "bin auf", "bin auf "],
    ['er: "gegange" does not end like a participle', "gehen", "present-perfect", '"ist geg*ang*-en', '"ist geg*ang*-e'],
    ['du: "stjndst" has not the stem of ich (stand)', "aufstehen", "simple-past", "standst auf", "stjndst auf"],
    ['ihr: "bekimt" has not the stem of ich (bekäm)', "bekommen", "subjunctive-ii", "bekämt", "bekimt"],
    // Marks.
    ['ich: ging: does not show how the stem "geh" changes', "gehen", "simple-past", "g*ing*", "ging"],
    ['ich: gi*ng*: does not show how the stem "geh" changes', "gehen", "simple-past", "g*ing*", "gi*ng*"],
    ['ich: g*e*h-e: does not show how the stem "geh" changes', "gehen", "present", "geh-e", "g*e*h-e"],
    ['ich: k*omm*-e: does not show how the stem "komm" changes', "kommen", "present", "komm-e", "k*omm*-e"],
    ['ich: *gin*g: does not show how the stem "geh" changes', "gehen", "simple-past", "g*ing*", "*gin*g"],
    ["ich: geh-e auf", "aufstehen", "present", "steh-e auf", "geh-e auf"],
    ["ich: steh-e a*u*f: marks stand in the verb itself only", "aufstehen", "present", "steh-e auf", "steh-e a*u*f"],
    [
      "er: hat gemacht: the ending of the participle is not marked",
      "machen",
      "present-perfect",
      "hat gemach-t",
      "hat gemacht",
    ],
    ["ich: werd-e gehen: helper and infinitive carry no marks", "gehen", "future-i", "werde", "werd-e"],
    // Notes.
    ["an asterisk of the note has no partner", "gehen", "simple-past", "*geh* to", "*geh to"],
    ["the note does not end like a sentence", "gehen", "simple-past", "ending.", "ending"],
    ["the note has a space or a mark too many", "gehen", "simple-past", "ending.", "ending.."],
    ["the note has ", "gehen", "simple-past", "no ending.", `${"no ".repeat(60)}ending.`],
  ])("%s", (found, infinitive, tense, from, to) => {
    const messages = verbFaults([changed(infinitive, tense, from, to)]).map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining(found));
  });

  it.each<[found: string, infinitive: string, tense: Tense, from: string, to: string]>([
    ["du: rätet, the dictionary says rätst", "raten", "present", "r*ä*t-st", "r*ä*t-et"],
    ["du: wuschet, the dictionary says wuschst", "waschen", "simple-past", "w*u*sch-st", "w*u*sch-et"],
    ["ich: ging aus, the dictionary says stand auf", "aufstehen", "simple-past", "st*and* auf", "g*ing* aus"],
    ["geflegen, the dictionary says geflogen", "fliegen", "present-perfect", "habe geflogen", "habe geflegen"],
    ["gegingen, the dictionary says gegangen", "gehen", "present-perfect", '"er":"ist geg*ang*', '"er":"ist geg*ing*'],
  ])("%s", (found, infinitive, tense, from, to) => {
    const messages = dictionaryFindings([changed(infinitive, tense, from, to)]).map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining(found));
  });

  it("a prefix that the dictionary does not split, another auxiliary or type than in the curriculum", () => {
    const split: Verb = { ...verb("verstehen"), prefix: "ver" };
    expect(dictionaryFindings([split]).map(({ message }) => message)).toContain(
      "verstehen: prefix, the dictionary says none",
    );
    const other: Verb = { ...verb("gehen"), type: "regular", auxiliary: "haben" };
    expect(curriculumFindings([other], readContent()).map(({ message }) => message)).toEqual([
      "gehen: regular, the curriculum says irregular",
      "gehen: with haben, the curriculum says sein",
    ]);
  });

  it("a verb that stands twice, a gloss without 'to', a word that hunspell does not know", () => {
    const gehen = verb("gehen");
    expect(verbFaults([gehen, { ...gehen, english: ["walk"] }]).map(printed)).toEqual([
      "content/verbs/gehen.yaml:1 [verb] gehen: stands twice",
      'content/verbs/gehen.yaml:1 [verb] gehen: the gloss "walk" does not begin with "to"',
    ]);
    const misspelled = changed("gehen", "simple-past", "no ending", "no *Ändung*");
    expect(spellingFindings([misspelled]).map(({ word }) => word)).toEqual(["Ändung"]);
  });
});

describe("a file of a verb", () => {
  const text = readFileSync(join(CONTENT_FOLDER, "verbs/gehen.yaml"), "utf8");

  it("has an ASCII name", () => {
    expect(["können", "heißen", "sich ändern"].map(verbFile)).toEqual([
      "verbs/koennen.yaml",
      "verbs/heissen.yaml",
      "verbs/sich-aendern.yaml",
    ]);
  });

  it("knows the line of each tense", () => {
    const [gehen] = parseVerbs([{ file: "verbs/gehen.yaml", text }]).verbs;
    expect(gehen?.lines.present).toBe(text.split("\n").findIndex((line) => line.includes("geh-st")) + 1);
    expect(plainForm(gehen?.tenses.present.forms.du ?? "")).toBe("gehst");
  });

  it.each([
    ["another name", "verbs/laufen.yaml", text, "1 the file of gehen must be verbs/gehen.yaml"],
    ["a missing person", "verbs/gehen.yaml", text.replace("ihr: geh-t, ", ""), "tenses, present, forms, ihr: "],
    ["a missing tense", "verbs/gehen.yaml", text.replace("future-i:", "future-ii:"), "tenses"],
    ["an unknown type", "verbs/gehen.yaml", text.replace("type: irregular", "type: strong"), "type: "],
    ["two hyphens", "verbs/gehen.yaml", text.replace("geh-st", "ge-h-st"), "tenses, present, forms, du: "],
    [
      "a lonely asterisk",
      "verbs/gehen.yaml",
      text.replace("du: g*ing*-st", "du: g*ing-st"),
      "simple-past, forms, du: ",
    ],
    [
      "marks in an accepted form",
      "verbs/gehen.yaml",
      text.replace("würdest gehen, er", "würd-est gehen, er"),
      "accepted, du: ",
    ],
    ["broken YAML", "verbs/gehen.yaml", text.replace("english: [", "english: [["), "YAML: "],
  ])("with %s is a problem that says where", (_what, file, broken, said) => {
    const read = parseVerbs([{ file, text: broken }]);
    expect(read.verbs).toEqual([]);
    const messages = read.problems.map(({ file: where, line, message }) => `${where}:${line} ${message}`);
    expect(messages).toContainEqual(expect.stringContaining(said));
  });
});
