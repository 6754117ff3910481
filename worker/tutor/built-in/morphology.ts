import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import type { Address, Morphology, WordReading } from "../dialogue/ports.ts";
import { analyze } from "../german/analyze.ts";
import { doubtIn } from "../german/doubts.ts";
import type { Lexicon, Taught } from "../german/lexicon.ts";
import { conjugate, participle, type Tense } from "../german/paradigm.ts";
import type { TaughtWord } from "../turn.ts";
import { firstMeaning, genderAndPlural, meaningOf } from "./meaning.ts";

/** Which of the six finite forms belongs to an address. */
const PERSON_OF: Readonly<Record<Address, number>> = { du: 1, ihr: 4, Sie: 5 };
/** "Ich habe" is the present, not the reported "er habe": the later tense counts only where no earlier one fits. */
const SPOKEN: readonly Tense[] = ["present", "past", "subjunctive"];
/** Readings that are remembered, so that a long-lived isolate does not grow. */
const MOST_REMEMBERED = 3_000;

/** What the dialogue asks about German words, answered from the engine's lexicon. */
export function morphologyOf(lexicon: Lexicon): Morphology {
  const remembered = new Map<string, readonly WordReading[]>();
  return {
    readings(word) {
      const known = remembered.get(word);
      if (known !== undefined) return known;
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      const found = readingsOf(lexicon, word);
      remembered.set(word, found);
      return found;
    },
    inSecondPerson: (form, address) => inSecondPerson(lexicon, form, address),
    inFirstPerson: (form, address) => shifted(lexicon, form, [PERSON_OF[address]], address === "ihr" ? 3 : 0),
    entry: (lemma) => entryOf(lexicon, lemma),
    doubtIn: (text) => doubtIn(lexicon, text),
    noun: (word) => lexicon.nounReadings(word)[0]?.noun ?? null,
    meaning: (word, sentence) => meaningOf(lexicon, word, sentence),
    inGerman: (english) => lexicon.english(english) || null,
    corrected: (text) => analyze(lexicon, text, { level: "C2" }).corrected,
    edits: (text) => analyze(lexicon, text, { level: "C2" }).edits,
    perfect(infinitive) {
      const verb = lexicon.verb(infinitive);
      if (verb?.auxiliary !== "haben" && verb?.auxiliary !== "sein") return null;
      return `${verb.auxiliary === "sein" ? "ist" : "hat"} ${verb.reflexive ? "sich " : ""}${participle(verb)}`;
    },
  };
}

function readingsOf(lexicon: Lexicon, word: string): WordReading[] {
  const plain = { form: null, person: null, number: null } as const;
  const found: WordReading[] = [];
  for (const { noun } of lexicon.nounReadings(word)) found.push({ lemma: noun.lemma, partOfSpeech: "noun", ...plain });
  for (const { verb, form, persons } of lexicon.verbReadings(word)) {
    const reading = { lemma: verb.lemma, partOfSpeech: "verb" } as const;
    if (form === "finite") {
      for (const person of persons)
        found.push({
          ...reading,
          form,
          person: ((person % 3) + 1) as 1 | 2 | 3,
          number: person < 3 ? "singular" : "plural",
        });
    } else if (form === "participle" || form === "infinitive") {
      found.push({ ...reading, form, person: null, number: null });
    } else found.push({ ...reading, ...plain });
  }
  const adjectives = new Set(lexicon.adjectiveReadings(word).map((reading) => reading.lemma));
  for (const lemma of adjectives) found.push({ lemma, partOfSpeech: "adjective", ...plain });
  const others = lexicon.allTaught(word).map((taught) => taught.partOfSpeech);
  if (others.length === 0 && lexicon.entries(word).includes("D")) others.push("adverb");
  for (const partOfSpeech of new Set(others)) {
    if (!found.some((reading) => reading.partOfSpeech === partOfSpeech))
      found.push({ lemma: word, partOfSpeech, ...plain });
  }
  return found;
}

function inSecondPerson(lexicon: Lexicon, form: string, address: Address): string | null {
  // "Sie" says nothing about the number, so a form of the singular counts first.
  const first = address === "ihr" ? [3] : address === "du" ? [0] : [0, 3];
  return shifted(lexicon, form, first, PERSON_OF[address]);
}

/** The form of another person in the same tense; the first of `from` that fits counts. Null if verbs disagree. */
function shifted(lexicon: Lexicon, form: string, from: readonly number[], to: number): string | null {
  const finite = lexicon.verbReadings(form).filter((reading) => reading.form === "finite");
  for (const person of from) {
    for (const tense of SPOKEN) {
      const forms = new Set<string>();
      for (const reading of finite) {
        if (reading.tense !== tense || !reading.persons.includes(person)) continue;
        const shape = conjugate(reading.verb, tense)[to] ?? "";
        forms.add(reading.joined ? `${reading.verb.prefix ?? ""}${shape}` : shape);
      }
      if (forms.size > 1) return null;
      for (const only of forms) return only;
    }
  }
  return null;
}

function entryOf(lexicon: Lexicon, lemma: string): TaughtWord | null {
  const taught = lexicon.taught(lemma);
  return taught === null ? null : taughtEntry(lexicon, lemma, taught);
}

/** A lemma of the curriculum with its first meaning, for a chip. */
export function taughtEntry(lexicon: Lexicon, lemma: string, taught: Taught): TaughtWord {
  const noun = taught.partOfSpeech === "noun" ? lexicon.noun(lemma) : null;
  const reflexive = taught.partOfSpeech === "verb" && lexicon.verb(lemma)?.reflexive === true;
  return {
    word: reflexive ? `sich ${lemma}` : lemma,
    translation: firstMeaning(taught.meaning),
    ...genderAndPlural(noun),
    partOfSpeech: taught.partOfSpeech,
    level: taught.level,
  };
}

/** The parts of speech whose words carry a meaning of their own. */
export const CONTENT_WORDS: ReadonlySet<PartOfSpeech> = new Set(["noun", "verb", "adjective", "adverb"]);
