import { PREFIXES } from "#content/built-in/german/prefixes.ts";
import { FARMED, STRONG_TOO } from "#content/built-in/tutor/patterns/noun-phrases.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import {
  type Case,
  conjugate,
  imperative,
  type NounGender,
  type NounParts,
  type Number_,
  nounForm,
  participle,
  type Tense,
  type VerbParts,
  zuInfinitive,
} from "./paradigm.ts";

/**
 * The compiled lexicon: one sorted text, searched where it lies. Parsing it would cost every new isolate half a second and tens of megabytes.
 *
 * A line is `form<TAB>entry;entry…`. Entries by their first letter:
 * - `Nm,+es,+e[,+en]` a noun: genders (`p`: plural only), genitive, plural, weak accusative; `+` adds to the lemma, `-` means none
 * - `J` a noun that takes the endings of an adjective (Deutsche, Bekannte)
 * - `V,2=…,3=…,p=…,k=…,z=…,i=…` a verb with the parts that are not regular (du, er, past, subjunctive, participle, imperative)
 * - `Wauf` a separable verb: prefix `auf`, the rest is a verb of its own
 *   both with `a=` auxiliary (h, s, b for either), `c=` what it governs (`A`, `AD`, `auf+A`), `r` reflexive
 * - `A` an adjective, with its comparative if that has an umlaut; `D` a word that does not inflect
 * - `=lemma` a form of that lemma; `~lemma` the stem of its endings (dunkl → dunkel); `<lemma` its comparative
 * - `@A1n:dog` level, part of speech (see `PART_OF_SPEECH_CODES`) and meaning in our curriculum
 * - `#4` how common: 0 (most) to 9
 * The form `^coffee` is a common English word; its entry is the German lemma, if we teach it.
 */
export interface Noun extends NounParts {
  /** The part of a compound before its last noun, e.g. `Tomaten` in Tomatensuppe; empty for words of the lexicon. */
  head: string;
}

export interface Verb extends VerbParts {
  auxiliary: "haben" | "sein" | "both" | null;
  /** `A`, `D`, `AD`, `G`, `N`, a preposition with its case (`auf+A`), or empty if unknown. */
  governs: string;
  reflexive: boolean;
}

export interface NounReading {
  noun: Noun;
  cells: readonly (readonly [Case, Number_])[];
}

/** Who builds something has another declension than a farmer: *einen Bootsbauer*, but *einen Weinbauern*. */
const BUILDER_TAIL = /^[Bb]auern?$/;

function builders(form: string): readonly NounReading[] {
  const noun: Noun = { lemma: "Bauer", head: "", genders: ["m"], genitive: "Bauers", plural: "Bauer", weak: null };
  if (form === "Bauern") return [{ noun, cells: [["dat", "pl"]] }];
  return [
    {
      noun,
      cells: [
        ["nom", "sg"],
        ["acc", "sg"],
        ["dat", "sg"],
        ["nom", "pl"],
        ["acc", "pl"],
        ["gen", "pl"],
      ],
    },
  ];
}

export type VerbForm = "finite" | "infinitive" | "participle" | "zu" | "imperative";

export interface VerbReading {
  verb: Verb;
  form: VerbForm;
  tense: Tense | null;
  /** Which of ich, du, er, wir, ihr, sie (0–5) a finite form can belong to. */
  persons: readonly number[];
  /** True if a separable verb is written as one word (`aufstehe`). */
  joined: boolean;
}

export interface AdjectiveReading {
  lemma: string;
  /** The ending of agreement; empty for the bare form. */
  ending: "" | "e" | "en" | "er" | "es" | "em";
  degree: "positive" | "comparative" | "superlative";
  /** The word without its ending, to which another ending can be added. */
  stem: string;
}

export interface Taught {
  level: CefrLevel;
  partOfSpeech: PartOfSpeech;
  /** English, the most common first, separated by commas. */
  meaning: string;
}

/** How the lexicon writes a part of speech. */
export const PART_OF_SPEECH_CODES: Readonly<Record<PartOfSpeech, string>> = {
  noun: "n",
  verb: "v",
  adjective: "a",
  adverb: "b",
  pronoun: "p",
  article: "t",
  preposition: "r",
  conjunction: "c",
  numeral: "u",
  particle: "k",
  interjection: "i",
  phrase: "h",
};

const PARTS_BY_CODE = Object.fromEntries(
  Object.entries(PART_OF_SPEECH_CODES).map(([part, code]) => [code, part as PartOfSpeech]),
);

const TAB = 9;

const CASES: readonly Case[] = ["nom", "acc", "dat", "gen"];

const TENSES: readonly Tense[] = ["present", "past", "subjunctive", "reported"];

const NOUN_ENDINGS = ["", "s", "es", "n", "en", "e", "er", "ern", "nen", "ns", "ens"];

/** `Ich könnt heulen`: short for könnte, although it looks like the form of *ihr*. */
const SHORT_SUBJUNCTIVES = /^(?:könnt|müsst|dürft|sollt|wollt)$/;

const OWN_SUPERLATIVES: Readonly<Record<string, string>> = {
  best: "gut",
  größt: "groß",
  höchst: "hoch",
  nächst: "nah",
};

const ADJECTIVE_ENDINGS = ["em", "en", "er", "es", "e", ""] as const;

const LONGEST_PREFIX = Math.max(...[...PREFIXES].map((prefix) => prefix.length));

/**
 * Longer words are in no dictionary, and nobody writes them to be understood. Looking for words in them takes seconds of a Worker's time: a message
 * of 500 times the same letter would take one.
 */
export const LONGEST_WORD = 45;

export class Lexicon {
  private readonly text: string;
  private readonly seen = new Map<string, readonly string[]>();
  private readonly nouns = new Map<string, readonly NounReading[]>();
  private readonly verbs = new Map<string, readonly VerbReading[]>();
  private readonly adjectives = new Map<string, readonly AdjectiveReading[]>();

  constructor(text: string) {
    this.text = text;
  }

  /** The raw entries of a form; empty if the lexicon does not list it. */
  entries(form: string): readonly string[] {
    const known = this.seen.get(form);
    if (known) return known;
    const found = this.search(form);
    // Memory of a long-lived isolate stays bounded.
    if (this.seen.size > 4_000) this.forget();
    this.seen.set(form, found);
    return found;
  }

  private forget(): void {
    this.seen.clear();
    this.nouns.clear();
    this.verbs.clear();
    this.adjectives.clear();
  }

  /** Like `entries`, for forms that nobody asks for twice: a speller's guesses would push everything else out of memory. */
  search(form: string): readonly string[] {
    const { text } = this;
    let low = 0;
    let high = text.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = text.lastIndexOf("\n", middle) + 1;
      const order = compareKey(text, start, form);
      if (order === 0) return text.slice(start + form.length + 1, text.indexOf("\n", start)).split(";");
      if (order < 0) {
        low = text.indexOf("\n", start);
        if (low === -1) return [];
        low += 1;
      } else high = start - 1;
    }
    return [];
  }

  private pointers(form: string, mark: string): string[] {
    return this.entries(form)
      .filter((entry) => entry.startsWith(mark))
      .map((entry) => entry.slice(mark.length));
  }

  /** The nouns that a form can be, with their cases and numbers. Compounds are taken apart. The form must have its capital. */
  nounReadings(form: string): readonly NounReading[] {
    const known = this.nouns.get(form);
    if (known) return known;
    if (isTooLong(form)) return [];
    const readings = this.simpleNounReadings(form);
    const found = readings.length > 0 ? readings : this.compoundReadings(form);
    this.nouns.set(form, found);
    return found;
  }

  private simpleNounReadings(form: string): NounReading[] {
    if (!/^\p{Lu}/u.test(form)) return [];
    const lemmas = new Set<string>(this.pointers(form, "="));
    for (const ending of NOUN_ENDINGS)
      if (form.endsWith(ending)) lemmas.add(form.slice(0, form.length - ending.length));
    const readings: NounReading[] = [];
    for (const lemma of lemmas) {
      const noun = this.noun(lemma);
      if (!noun) continue;
      const cells: [Case, Number_][] = [];
      for (const number of ["sg", "pl"] as const) {
        for (const kase of CASES) if (matches(noun, kase, number, form)) cells.push([kase, number]);
      }
      if (cells.length > 0) readings.push({ noun, cells });
    }
    const lower = form.charAt(0).toLowerCase() + form.slice(1);
    // das Husten, beim Essen: every infinitive is a neuter noun as well.
    for (const infinitive of [lower, lower.replace(/s$/, "")]) {
      if (
        !/^\p{Ll}+n$/u.test(infinitive) ||
        !this.verb(infinitive) ||
        readings.some(({ noun }) => noun.genders.includes("n"))
      )
        continue;
      const lemma = capital(infinitive);
      const noun: Noun = { lemma, head: "", genders: ["n"], genitive: `${lemma}s`, plural: null, weak: null };
      const cells = CASES.filter((kase) => matches(noun, kase, "sg", form)).map((kase) => [kase, "sg"] as const);
      if (cells.length > 0) readings.push({ noun, cells });
    }
    if (readings.length < 2 || !form.endsWith("n")) return readings;
    // *Freunden* are friends in the dative: the dictionary has *das Freunden*, which nobody says.
    return readings.filter(
      ({ noun }) =>
        noun.lemma !== form ||
        this.frequency(lower) !== null ||
        this.taught(lower) !== null ||
        this.taught(form) !== null ||
        !this.verb(lower) ||
        !readings.some(
          (other) =>
            other.noun !== noun &&
            this.taught(other.noun.lemma) !== null &&
            other.cells.every(([kase, number]) => kase === "dat" && number === "pl"),
        ),
    );
  }

  /** The noun of this lemma (with capital), or null. */
  noun(lemma: string): Noun | null {
    const entry = this.entries(lemma).find((each) => /^N[mfnp]/.test(each));
    if (!entry) return null;
    const [genders = "", genitive, plural, weak] = entry.slice(1).split(",");
    const full = (code: string | undefined): string | null =>
      code === undefined || code === "-" ? null : code.startsWith("+") ? lemma + code.slice(1) : code;
    return {
      lemma,
      head: "",
      genders: genders === "p" ? [] : (genders.split("") as NounGender[]),
      genitive: full(genitive),
      plural: full(plural),
      weak: full(weak),
    };
  }

  private compoundReadings(form: string): readonly NounReading[] {
    const hyphen = form.lastIndexOf("-");
    if (hyphen > 1 && hyphen < form.length - 2) return this.withHead(form.slice(0, hyphen + 1), form.slice(hyphen + 1));
    if (!/^\p{Lu}\p{Ll}{6,}$/u.test(form)) return [];
    // The longest last part decides: Tomatensuppe is a soup.
    for (let cut = 3; cut <= form.length - 3; cut++) {
      const tail = capital(form.slice(cut));
      if (/^(Ich|Ern|Ion|Ade|Ist|Ehe|Rum|Ums|Ahn|Ahne|Ulm|Erz|Ente|Igen)$/.test(tail)) continue;
      const readings = this.simpleNounReadings(tail);
      if (readings.length === 0 || !this.commonEnough(tail, readings)) continue;
      if (this.isHead(form.slice(0, cut))) return this.withHead(form.slice(0, cut), form.slice(cut));
    }
    return [];
  }

  /** Short rare words make compounds out of typing errors. */
  private commonEnough(form: string, readings: readonly NounReading[]): boolean {
    return (
      form.length >= 5 ||
      readings.some(({ noun }) => this.frequency(noun.lemma) !== null || this.taught(noun.lemma) !== null)
    );
  }

  private isHead(head: string): boolean {
    return this.headLemma(head) !== null;
  }

  /** The word that the first part of a compound is made of: `Tomaten` is Tomate, `Schul` Schule, `Back` backen. */
  private headLemma(head: string): string | null {
    const stems = [head];
    if (head.endsWith("s") && head.length > 4) stems.push(head.slice(0, -1));
    for (const stem of stems) {
      const readings = this.simpleNounReadings(capital(stem));
      if (readings[0] && this.commonEnough(stem, readings)) return readings[0].noun.lemma;
      if (stem.length >= 4 && this.noun(`${capital(stem)}e`)) return `${capital(stem)}e`;
      const lower = stem.toLowerCase();
      if (stem.length >= 3 && this.entries(lower).some((entry) => entry === "A" || entry === "D")) return lower;
      if (stem.length >= 3 && this.entries(`${lower}en`).some((entry) => entry.startsWith("V"))) return `${lower}en`;
      // Heizkostenabrechnung: only a long first part is safely a compound of its own.
      const inner = stem.length >= 8 ? this.compoundReadings(capital(stem))[0] : undefined;
      if (inner) return inner.noun.lemma;
    }
    return null;
  }

  /** The two words of a compound noun, as lemmas; null if it cannot be taken apart. A word of the lexicon can be, too. */
  compoundParts(lemma: string): readonly [string, string] | null {
    if (isTooLong(lemma)) return null;
    for (let cut = 3; cut <= lemma.length - 3; cut++) {
      const tail = this.simpleNounReadings(capital(lemma.slice(cut)));
      const head = tail.length > 0 ? this.headLemma(lemma.slice(0, cut)) : null;
      const last = (tail.find(({ noun }) => this.taught(noun.lemma) !== null) ?? tail[0])?.noun.lemma;
      if (head === null || last === undefined) continue;
      // Without a known meaning, parts explain nothing, and rare short words make parts of anything.
      const known = [head, last].filter((part) => this.taught(part) !== null).length;
      if (known === 2 || (known === 1 && head.length > 4 && last.length > 4)) return [head, last];
    }
    return null;
  }

  private withHead(head: string, tail: string): readonly NounReading[] {
    const join = (part: string | null): string | null =>
      part === null ? null : head + (head.endsWith("-") ? part : part.charAt(0).toLowerCase() + part.slice(1));
    const readings = this.simpleNounReadings(capital(tail));
    return (BUILDER_TAIL.test(tail) && !FARMED.test(head) ? builders(capital(tail)) : readings).map(
      ({ noun, cells }) => ({
        cells,
        noun: {
          head,
          genders: noun.genders,
          lemma: join(noun.lemma) ?? "",
          genitive: join(noun.genitive),
          plural: join(noun.plural),
          weak: join(noun.weak),
        },
      }),
    );
  }

  /** The verb of this infinitive, or null. */
  verb(lemma: string): Verb | null {
    return this.conjugations(lemma)[0] ?? null;
  }

  /** The verb of this infinitive in all its conjugations (*hing* and *hängte*), the usual one first. */
  private conjugations(lemma: string): readonly Verb[] {
    const all = this.entries(lemma);
    const first = all.find(isVerbEntry);
    if (first === undefined) return NO_VERBS;
    if (!first.startsWith("W")) return all.filter(isVerbEntry).map((entry) => readVerb(lemma, entry));
    const details = readDetails(first);
    const prefix = first.slice(1).split(",")[0] ?? "";
    const base = lemma.slice(prefix.length);
    const inner = this.conjugations(base);
    if (inner.length === 0) return [{ lemma, prefix, base, ...details }];
    return inner.map((verb) => ({
      ...verb,
      ...details,
      auxiliary: details.auxiliary,
      lemma,
      prefix,
      base,
    }));
  }

  /** What a lower-case form can be as a verb. */
  verbReadings(form: string): readonly VerbReading[] {
    const known = this.verbs.get(form);
    if (known) return known;
    if (isTooLong(form)) return [];
    const found = this.findVerbReadings(form);
    this.verbs.set(form, found);
    return found;
  }

  private findVerbReadings(form: string): readonly VerbReading[] {
    const readings = this.simpleVerbReadings(form, null);
    for (const prefix of prefixesOf(form)) {
      let rest = form.slice(prefix.length);
      for (const reading of this.simpleVerbReadings(rest, prefix)) readings.push(reading);
      if (rest.startsWith("zu") && rest.length > 4) {
        rest = rest.slice(2);
        const verb = this.verb(prefix + rest);
        if (verb && zuInfinitive(verb) === form) {
          readings.push({ verb, form: "zu", tense: null, persons: [], joined: true });
        }
      }
    }
    return readings;
  }

  private simpleVerbReadings(form: string, prefix: string | null): VerbReading[] {
    const lemmas = new Set([form, ...this.pointers(form, "=")]);
    const readings: VerbReading[] = [];
    for (const lemma of lemmas) {
      for (const verb of this.conjugations((prefix ?? "") + lemma)) {
        if (verb.prefix === prefix) readings.push(...unread(readings, readingsOf(verb, form)));
      }
    }
    // Er hab', ich geh: the first person without its -e is colloquial, not wrong.
    if (
      prefix === null &&
      (readings.length === 0 || SHORT_SUBJUNCTIVES.test(form) || this.isOnlyCommand(form, readings)) &&
      this.entries(`${form}e`).some((entry) => entry.startsWith("="))
    ) {
      for (const reading of this.simpleVerbReadings(`${form}e`, null)) {
        if (reading.form === "finite" && reading.persons.includes(0) && reading.tense !== "reported")
          readings.push(reading);
      }
    }
    // "Das schüchtert mich ein": listed for the verb with its prefix, and of no verb without it.
    if (readings.length === 0 && prefix === null && lemmas.size === 1) {
      for (const twin of fullerForms(form)) {
        if (!this.entries(twin).some((entry) => entry.startsWith("="))) continue;
        for (const reading of this.simpleVerbReadings(twin, null)) {
          const fits = twin.endsWith("e")
            ? reading.persons.includes(0)
            : reading.tense !== "present" && reading.persons.some((person) => person === 1 || person === 4);
          if (reading.form === "finite" && fits) readings.push(reading);
        }
      }
    }
    return readings;
  }

  /** `hab`, `geh`: no adjective such as *krank*, which is the command of *kranken* as well. */
  private isOnlyCommand(form: string, readings: readonly VerbReading[]): boolean {
    return (
      readings.every((reading) => reading.form === "imperative") &&
      this.entries(form).every((entry) => /^[=#]/.test(entry))
    );
  }

  /** What a lower-case form can be as an adjective. */
  adjectiveReadings(form: string): readonly AdjectiveReading[] {
    const known = this.adjectives.get(form);
    if (known) return known;
    if (isTooLong(form)) return [];
    const found = this.findAdjectiveReadings(form);
    this.adjectives.set(form, found);
    return found;
  }

  private findAdjectiveReadings(form: string): readonly AdjectiveReading[] {
    const readings: AdjectiveReading[] = [];
    // Swiss spelling: `grosse` is read as `große` and keeps its ss.
    if (form.includes("ss") && this.entries(form).length === 0) {
      const sharp = this.adjectiveReadings(form.replace("ss", "ß"));
      if (sharp.length > 0) return sharp.map((reading) => ({ ...reading, stem: reading.stem.replace("ß", "ss") }));
    }
    for (const ending of ADJECTIVE_ENDINGS) {
      if (!form.endsWith(ending) || form.length - ending.length < 2) continue;
      const stem = form.slice(0, form.length - ending.length);
      for (const [lemma, degree] of this.adjectivesByStem(stem, ending)) readings.push({ lemma, ending, degree, stem });
    }
    return readings;
  }

  private adjectivesByStem(stem: string, ending: string): [string, AdjectiveReading["degree"]][] {
    const found: [string, AdjectiveReading["degree"]][] = [];
    const base = (candidate: string): string | null => {
      if (this.entries(candidate).some((entry) => entry.startsWith("A"))) return candidate;
      return this.pointers(candidate, "~")[0] ?? null;
    };
    // `ein kränkendes Wort`: every verb has a present participle.
    if (stem.endsWith("nd") && this.entries(stem).length === 0 && this.verb(stem.slice(0, -1)))
      return [[stem, "positive"]];
    const plain = this.entries(stem).some((entry) => entry.startsWith("A"))
      ? stem
      : ending === ""
        ? null
        : (this.pointers(stem, "~")[0] ?? (stem.endsWith("e") ? null : base(`${stem}e`)));
    if (plain) found.push([plain, "positive"]);
    const comparative = this.pointers(stem, "<")[0];
    if (comparative) found.push([comparative, "comparative"]);
    else if (stem.endsWith("er")) {
      const lemma = base(stem.slice(0, -2)) ?? base(stem.slice(0, -1));
      if (lemma) found.push([lemma, "comparative"]);
    }
    const superlative = /^(.+?)e?st$/.exec(stem)?.[1] ?? (stem === "größt" ? stem : undefined);
    if (superlative && ending !== "") {
      const lemma =
        base(superlative) ??
        base(`${superlative}e`) ??
        this.pointers(`${superlative}er`, "<")[0] ??
        OWN_SUPERLATIVES[stem];
      if (lemma) found.push([lemma, "superlative"]);
    }
    return found;
  }

  /** 0 (most common) to 9, or null for a form that is not among the ten thousand most common. */
  frequency(form: string): number | null {
    const entry = this.entries(form).find((each) => each.startsWith("#"));
    return entry ? Number(entry.slice(1)) : null;
  }

  /** What our curriculum says about a lemma first, or null. */
  taught(lemma: string): Taught | null {
    return this.allTaught(lemma)[0] ?? null;
  }

  /** All that our curriculum says about a lemma: `sein` is a verb and a possessive. */
  allTaught(lemma: string): Taught[] {
    return this.pointers(lemma, "@").map((entry) => ({
      level: entry.slice(0, 2) as CefrLevel,
      partOfSpeech: PARTS_BY_CODE[entry.slice(2, 3)] ?? "phrase",
      meaning: entry.slice(4),
    }));
  }

  /** True for a form that needs no correction of its spelling, in the capitals given. */
  isKnown(form: string): boolean {
    if (isTooLong(form)) return false;
    if (this.entries(form).length > 0) return true;
    if (/^\p{Lu}/u.test(form)) {
      if (this.nounReadings(form).length > 0 || this.isNominalized(form)) return true;
      return form.endsWith("s") && this.noun(form.slice(0, -1)) !== null;
    }
    return (
      this.verbReadings(form).length > 0 ||
      this.adjectiveReadings(form).length > 0 ||
      this.isInflectedParticiple(form) ||
      this.isCompound(form)
    );
  }

  /** `das verlinkte Video`, `eingeschüchterte Kinder`. No reading as an adjective: `er verlinkte` would have it, too. */
  private isInflectedParticiple(form: string): boolean {
    const stem = /^(.+(?:t|en))e[mnrs]?$/.exec(form)?.[1];
    return stem !== undefined && this.verbReadings(stem).some((reading) => reading.form === "participle");
  }

  /** dunkelblau, zehnmal, sonntags, losfahren, vierhundert: lower-case words made of known parts. */
  private isCompound(form: string): boolean {
    if (
      /(?:zig|zehn|hundert|tausend|million|eins?|zwei|drei|vier|fünf|sechs|sieb|acht|neun)(?:st|t)?(?:e[nrsm]?|el)?$/.test(
        form,
      )
    )
      return true;
    if (/^\p{Ll}+(mal|fach(e[mnrs]?)?|weise|halber|seits|wärts)$/u.test(form)) return true;
    if (/(?:tag|abend|morgen|mittag|nacht|woch)s$/.test(form)) return true;
    if (form.startsWith("un") && this.adjectiveReadings(form.slice(2)).length > 0) return true;
    for (const prefix of prefixesOf(form)) {
      const tail = form.slice(prefix.length);
      if (tail.length >= 3 && this.verbReadings(tail).some((reading) => reading.form !== "imperative")) return true;
    }
    for (let cut = 3; cut <= form.length - 4; cut++) {
      const tail = form.slice(cut);
      const adjective = this.adjectiveReadings(tail).length > 0 && (tail.length > 4 || this.frequency(tail) !== null);
      if (adjective && this.isHead(form.slice(0, cut))) return true;
      if (
        tail.startsWith("zu") &&
        this.entries(tail.slice(2)).some((entry) => entry.startsWith("V")) &&
        this.isHead(form.slice(0, cut))
      )
        return true;
    }
    return false;
  }

  /** Like `isKnown`, without taking compounds apart: what a speller may propose. */
  isSimple(form: string): boolean {
    if (this.entries(form).some((entry) => !entry.startsWith("#"))) return true;
    if (/^\p{Lu}/u.test(form)) return this.simpleNounReadings(form).length > 0;
    return this.verbReadings(form).length > 0 || this.adjectiveReadings(form).length > 0;
  }

  /** Deutsche, Bekannter, Verliebte: a capital on an adjective or a participle with an ending. */
  isFromAdjective(form: string): boolean {
    const lower = form.charAt(0).toLowerCase() + form.slice(1);
    return this.adjectiveReadings(lower).some(({ ending }) => ending !== "");
  }

  /** Deutsche, Bekannter, Schönes, das Lernen: a capital on an adjective, a participle or an infinitive. */
  isNominalized(form: string): boolean {
    if (this.entries(form).includes("J") || this.isFromAdjective(form)) return true;
    const lower = form.charAt(0).toLowerCase() + form.slice(1);
    return (
      this.verbReadings(lower).some((reading) => reading.form === "infinitive") ||
      this.verbReadings(lower.replace(/s$/, "")).some((reading) => reading.form === "infinitive")
    );
  }

  /** Null if this is no common English word; else its German lemma, or an empty string if we teach none. */
  english(word: string): string | null {
    return this.entries(`^${word.toLowerCase()}`)[0] ?? null;
  }
}

/** Whether the line at `start` sorts before (negative), at, or after the form. Letter by letter: cutting the key out would cost more. */
function compareKey(text: string, start: number, form: string): number {
  for (let at = 0; at < form.length; at++) {
    const difference = text.charCodeAt(start + at) - form.charCodeAt(at);
    if (difference !== 0) return text.charCodeAt(start + at) === TAB ? -1 : difference;
  }
  return text.charCodeAt(start + form.length) === TAB ? 0 : 1;
}

const NO_VERBS: readonly Verb[] = [];

function isVerbEntry(entry: string): boolean {
  const kind = entry.charCodeAt(0);
  return kind === 86 || kind === 87;
}

/** A verb out of its entry in the lexicon; one that does not separate. */
export function readVerb(lemma: string, entry: string): Verb {
  const verb: Verb = { lemma, prefix: null, base: lemma, ...readDetails(entry) };
  const fields = entry.split(",");
  for (const [key, part] of Object.entries(PART_KEYS)) {
    const value = fields.find((field) => field.startsWith(`${key}=`))?.slice(key.length + 1);
    if (value !== undefined) verb[part] = value;
  }
  return verb;
}

const PART_KEYS = {
  2: "second",
  3: "third",
  p: "past",
  k: "subjunctive",
  z: "participle",
  i: "imperative",
} as const;

function readDetails(entry: string): Pick<Verb, "auxiliary" | "governs" | "reflexive"> {
  const fields = entry.split(",").slice(1);
  const value = (key: string): string | undefined =>
    fields.find((field) => field.startsWith(`${key}=`))?.slice(key.length + 1);
  return {
    auxiliary: ({ h: "haben", s: "sein", b: "both" } as const)[value("a") ?? ""] ?? null,
    governs: value("c") ?? "",
    reflexive: fields.includes("r"),
  };
}

/** What a form is of this verb; of a separable one, the form without its prefix. */
function readingsOf(verb: Verb, form: string): VerbReading[] {
  const readings: VerbReading[] = [];
  const joined = verb.prefix !== null;
  const add = (kind: VerbForm, tense: Tense | null = null, persons: readonly number[] = []): void => {
    readings.push({ verb, form: kind, tense, persons, joined });
  };
  if (verb.base === form) add("infinitive");
  if (participle(verb) === (verb.prefix ?? "") + form) add("participle");
  for (const tense of TENSES) {
    const persons = conjugate(verb, tense).flatMap((each, index) => (each === form ? [index] : []));
    if (persons.length > 0) add("finite", tense, persons);
  }
  if (!joined && imperative(verb) === form) add("imperative");
  return readings;
}

/** The usual forms beside `ich rudre`, `du wärest`, `ihr ginget` and `du träfst`: with an e more or less they are right, too. */
function fullerForms(form: string): string[] {
  const found: string[] = [];
  if (/[^aeiouäöü]re$/.test(form)) found.push(form.replace(/re$/, "ere"));
  const ending = /(e?)(st|t)$/.exec(form);
  if (ending?.[1] === "e") {
    found.push(form.slice(0, ending.index) + ending[2]);
    // du saßt, du saßest
    if (/[sßz]$/.test(form.slice(0, ending.index))) found.push(`${form.slice(0, ending.index)}t`);
  } else if (ending && /[äöü]/.test(form) && !/[dt]$/.test(form.slice(0, ending.index)))
    found.push(`${form.slice(0, ending.index)}e${ending[2]}`);
  return found;
}

/** A second conjugation adds what the first one lacks: `melkt` is *ihr melkt* beside *er milkt*, and *er melkt* as well. */
function unread(known: readonly VerbReading[], more: readonly VerbReading[]): VerbReading[] {
  return more.flatMap((reading) => {
    const same = known.filter((each) => each.verb.lemma === reading.verb.lemma);
    if (same.length === 0) return [reading];
    if (reading.form !== "finite") return same.some(({ form }) => form === reading.form) ? [] : [reading];
    const persons = reading.persons.filter(
      (person) => !same.some((each) => each.tense === reading.tense && each.persons.includes(person)),
    );
    return persons.length > 0 ? [{ ...reading, persons }] : [];
  });
}

function isTooLong(form: string): boolean {
  return form.length > LONGEST_WORD;
}

function matches(noun: Noun, kase: Case, number: Number_, form: string): boolean {
  const right = nounForm(noun, kase, number);
  if (right === form) return true;
  const isStrongToo = STRONG_TOO.test(noun.lemma);
  if (number !== "sg" || right === null || (noun.weak !== null && !isStrongToo)) return false;
  if (isStrongToo && form === noun.lemma) return true;
  // Hauses and Haus' … both genitives with -s and -es are in use, and the old dative in -e (im Jahre, zu Hause).
  if (kase === "gen" && !noun.genders.includes("f")) return form === `${noun.lemma}s` || form === `${noun.lemma}es`;
  return (
    kase === "dat" &&
    !noun.genders.includes("f") &&
    form === `${noun.lemma}e` &&
    /^(Haus|Jahr|Tag|Fall|Grund|Sinn|Weg|Mann|Maß|Grad|Stil|Leib|Wohl)$/.test(noun.lemma)
  );
}

/** The separable prefixes that a form may begin with: `davonlaufen` with `da` and with `davon`. */
function prefixesOf(form: string): string[] {
  const found: string[] = [];
  for (let cut = 2; cut <= Math.min(LONGEST_PREFIX, form.length - 2); cut++) {
    const prefix = form.slice(0, cut);
    if (PREFIXES.has(prefix)) found.push(prefix);
  }
  return found;
}

/** The word with a capital first letter. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
