import { nounVote } from "./dictionaries.ts";
import { allWords, atWord, type Check, type Finding, type WordPlace, wordCheck } from "./finding.ts";
import { POLITE } from "./spelling.ts";

const MODALS = new Set(["können", "müssen", "dürfen", "sollen", "wollen", "mögen", "möchten"]);
const CASE_NOTE = /\+ (?:Nom|Akk|Dat|Gen)\./;

function nounFaults({ word, pos, gender, plural }: WordPlace["word"]): string[] {
  if (pos !== "noun") {
    return [
      ...(gender === undefined ? [] : [`gender ${gender}, but it is no noun`]),
      ...(plural === undefined ? [] : [`plural ${plural}, but it is no noun`]),
    ];
  }
  return [
    ...(gender === undefined ? ["a noun needs a gender"] : []),
    ...(plural === undefined ? ["a noun needs a plural, or 'none'"] : []),
    ...(gender === "pl" && plural !== "none" ? ["a plural-only noun has plural: none"] : []),
    ...(/^\p{Lu}/u.test(word) ? [] : ["a noun has a capital letter"]),
    ...(plural === undefined || plural === "none" || /^\p{Lu}/u.test(plural)
      ? []
      : [`its plural ${plural} needs a capital`]),
    ...(/^(?:der|die|das) /i.test(`${word} `) ? ["a noun stands without its article"] : []),
  ];
}

function verbFaults(entry: WordPlace["word"]): string[] {
  const { word, pos, verb, aux, prefix } = entry;
  if (pos !== "verb") {
    const given = (["verb", "aux", "prefix"] as const).filter((field) => entry[field] !== undefined);
    return given.map((field) => `${field}, but it is no verb`);
  }
  const infinitive = word.replace(/^sich /, "");
  return [
    ...(verb === undefined ? ["a verb needs its type (verb: regular, irregular, stem-changing or modal)"] : []),
    ...(aux === undefined ? ["a verb needs its auxiliary (aux: haben, sein or haben/sein)"] : []),
    ...(infinitive.endsWith("n") ? [] : ["a verb stands in the infinitive"]),
    ...(prefix === undefined || infinitive.startsWith(prefix) ? [] : [`does not begin with its prefix ${prefix}`]),
    ...(verb !== undefined && (verb === "modal") !== MODALS.has(infinitive)
      ? [`is ${verb === "modal" ? "no" : "a"} modal verb`]
      : []),
  ];
}

/** Nouns that are taught as what people call out, with the capital that they keep. */
const CALLS: ReadonlySet<string> = new Set(["Entschuldigung", "Achtung", "Vorsicht"]);

function otherFaults({ word, pos, case: government }: WordPlace["word"]): string[] {
  const lowerCase = pos !== "noun" && pos !== "phrase" && pos !== "verb";
  return [
    ...(lowerCase && /^\p{Lu}/u.test(word) && !POLITE.has(word) && !(pos === "interjection" && CALLS.has(word))
      ? [`only a noun begins with a capital, this is ${pos}`]
      : []),
    ...(pos === "preposition" && government === undefined ? ["a preposition needs its case"] : []),
    ...(government === undefined || CASE_NOTE.test(government)
      ? []
      : [`case "${government}" names no case such as + Akk.`]),
  ];
}

/** Gender, plural, verb type and auxiliary exactly where they belong. */
export const FIELDS: Check = wordCheck("fields", ({ word }) => [
  ...nounFaults(word),
  ...verbFaults(word),
  ...otherFaults(word),
]);

/** Ärztin → Arzt, Köchin → Koch: what the masculine could be. */
function masculinesOf(feminine: string): string[] {
  const stem = feminine.replace(/in$/, "");
  const plain = stem
    .replace(/^Ä/, "A")
    .replace(/^Ö/, "O")
    .replace(/^Ü/, "U")
    .replace("ä", "a")
    .replace("ö", "o")
    .replace("ü", "u");
  return [stem, plain].flatMap((base) => [base, `${base}e`]);
}

/** A feminine form belongs to its masculine and is never an entry of its own. */
export const FEMININE: Check = {
  name: "feminine",
  run(content) {
    const places = allWords(content);
    const feminines = new Map(places.map(({ word }) => [word.feminine, word.word]));
    return places.flatMap((place): Finding[] => {
      const { word, pos, gender, feminine } = place.word;
      const owner = feminines.get(word);
      const faults = [
        ...(pos === "noun" && owner !== undefined ? [`is the feminine of ${owner}, not an entry of its own`] : []),
        ...(pos === "noun" && gender === "f" && owner === undefined && /.in$/.test(word) && hasMasculine(word)
          ? ["looks like a feminine form: teach the masculine with feminine: …"]
          : []),
        ...(feminine !== undefined && (pos !== "noun" || gender !== "m")
          ? ["only a masculine noun has a feminine form"]
          : []),
        ...(feminine !== undefined && !isFeminine(feminine) ? [`${feminine} is no feminine noun`] : []),
      ];
      return faults.map((fault) => atWord("feminine", place, fault));
    });
  },
};

function hasMasculine(feminine: string): boolean {
  return masculinesOf(feminine).some((word) => {
    const vote = nounVote(word);
    return vote !== null && vote.head === null && vote.gender !== "f" && vote.gender !== "pl";
  });
}

function isFeminine(word: string): boolean {
  const gender = nounVote(word)?.gender;
  return gender === undefined || gender === null ? /(?:in|frau|e)$/.test(word) : gender === "f";
}

function sameEntry({ word: one }: WordPlace, { word: other }: WordPlace): boolean {
  const sensesDiffer = one.sense !== undefined && other.sense !== undefined && one.sense !== other.sense;
  return one.gender === other.gender && !sensesDiffer;
}

/** No lemma with the same part of speech twice in the whole curriculum, homographs excepted; no sentence twice. */
export const DUPLICATE: Check = {
  name: "duplicate",
  run(content) {
    const lemmas = new Map<string, WordPlace[]>();
    const sentences = new Map<string, WordPlace>();
    const entries = new Map<string, WordPlace>();
    const findings: Finding[] = [];
    for (const place of allWords(content)) {
      const { word, pos, sentence, sense, gender } = place.word;
      const key = `${pos} ${word.replace(/^sich /, "")}`;
      const twins = lemmas.get(key) ?? [];
      const twin = twins.find((other) => sameEntry(place, other));
      if (twin) findings.push(atWord("duplicate", place, `is taught already in ${whereIs(twin)}; twins need a sense`));
      lemmas.set(key, [...twins, place]);
      // A learner's collection is keyed by it: the second of two would never be added.
      const entry = `${word} ${sense ?? gender ?? ""}`;
      const taken = entries.get(entry);
      if (taken && !twin)
        findings.push(
          atWord("duplicate", place, `is one entry with ${whereIs(taken)} in a collection; one needs a sense`),
        );
      entries.set(entry, place);
      const same = sentences.get(sentence);
      if (same) findings.push(atWord("duplicate", place, `has the sentence of ${same.word.word} in ${whereIs(same)}`));
      sentences.set(sentence, place);
    }
    return findings;
  },
};

function whereIs({ chapter, word }: WordPlace): string {
  return `${chapter.file}:${word.line}`;
}
