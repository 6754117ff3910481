/**
 * German inflection from principal parts. The lexicon stores the parts; every form is computed. The build of the lexicon uses the same
 * functions to find out which forms need no line of their own.
 */
export type Case = "nom" | "acc" | "dat" | "gen";
export type Number_ = "sg" | "pl";
export type NounGender = "m" | "f" | "n";

export interface NounParts {
  lemma: string;
  /** More than one for nouns such as Joghurt; empty for nouns that have a plural only. */
  genders: readonly NounGender[];
  genitive: string | null;
  plural: string | null;
  /** Accusative and dative singular of the n-declension (`Studenten`), else null. */
  weak: string | null;
}

/** The form of a noun, or null if it has none (Eltern has no singular). */
export function nounForm(noun: NounParts, kase: Case, number: Number_): string | null {
  if (number === "pl") {
    return noun.plural === null ? null : kase === "dat" ? dativePlural(noun.plural) : noun.plural;
  }
  if (noun.genders.length === 0) return null;
  if (kase === "nom") return noun.lemma;
  if (kase === "gen") return noun.genitive ?? noun.lemma;
  return noun.weak ?? noun.lemma;
}

/** `Kinder` → `Kindern`; plurals on -n, -s and foreign endings stay. */
export function dativePlural(plural: string): string {
  return /(e|el|er|erl)$/.test(plural) ? `${plural}n` : plural;
}

export interface VerbParts {
  lemma: string;
  /** `auf` for aufstehen; the parts below are those of the verb without it. */
  prefix: string | null;
  base: string;
  /** Only where they differ from the regular form. */
  second?: string;
  third?: string;
  past?: string;
  subjunctive?: string;
  participle?: string;
  imperative?: string;
}

export type Person = 1 | 2 | 3;
export type Tense = "present" | "past" | "subjunctive" | "reported";

const TABLES: Record<string, Partial<Record<Tense, readonly string[]>>> = {
  sein: {
    present: ["bin", "bist", "ist", "sind", "seid", "sind"],
    subjunctive: ["wäre", "wärst", "wäre", "wären", "wärt", "wären"],
    reported: ["sei", "seist", "sei", "seien", "seiet", "seien"],
  },
  haben: { present: ["habe", "hast", "hat", "haben", "habt", "haben"] },
  werden: {
    present: ["werde", "wirst", "wird", "werden", "werdet", "werden"],
    past: ["wurde", "wurdest", "wurde", "wurden", "wurdet", "wurden"],
    subjunctive: ["würde", "würdest", "würde", "würden", "würdet", "würden"],
  },
  können: { present: ["kann", "kannst", "kann", "können", "könnt", "können"] },
  müssen: { present: ["muss", "musst", "muss", "müssen", "müsst", "müssen"] },
  dürfen: { present: ["darf", "darfst", "darf", "dürfen", "dürft", "dürfen"] },
  wollen: { present: ["will", "willst", "will", "wollen", "wollt", "wollen"] },
  sollen: { present: ["soll", "sollst", "soll", "sollen", "sollt", "sollen"] },
  mögen: {
    present: ["mag", "magst", "mag", "mögen", "mögt", "mögen"],
    subjunctive: ["möchte", "möchtest", "möchte", "möchten", "möchtet", "möchten"],
  },
  vermögen: { present: ["vermag", "vermagst", "vermag", "vermögen", "vermögt", "vermögen"] },
  bedürfen: { present: ["bedarf", "bedarfst", "bedarf", "bedürfen", "bedürft", "bedürfen"] },
  wissen: { present: ["weiß", "weißt", "weiß", "wissen", "wisst", "wissen"] },
  tun: { present: ["tue", "tust", "tut", "tun", "tut", "tun"] },
};

/** Regular principal parts of these verbs: the dictionary has them in the old spelling, or not at all. */
export const FIXED_VERBS: Record<string, Partial<VerbParts>> = {
  sein: { past: "war", subjunctive: "wäre", participle: "gewesen", imperative: "sei" },
  haben: { past: "hatte", subjunctive: "hätte", participle: "gehabt", imperative: "hab" },
  werden: { past: "wurde", subjunctive: "würde", participle: "geworden", imperative: "werde" },
  können: { past: "konnte", subjunctive: "könnte", participle: "gekonnt" },
  müssen: { past: "musste", subjunctive: "müsste", participle: "gemusst" },
  dürfen: { past: "durfte", subjunctive: "dürfte", participle: "gedurft" },
  wollen: { past: "wollte", subjunctive: "wollte", participle: "gewollt" },
  sollen: { past: "sollte", subjunctive: "sollte", participle: "gesollt" },
  mögen: { past: "mochte", subjunctive: "möchte", participle: "gemocht" },
  wissen: { past: "wusste", subjunctive: "wüsste", participle: "gewusst" },
  vermögen: { past: "vermochte", subjunctive: "vermöchte", participle: "vermocht" },
  bedürfen: { past: "bedurfte", subjunctive: "bedürfte", participle: "bedurft" },
  bereiten: {},
  erschrecken: {
    second: "erschrickst",
    third: "erschrickt",
    past: "erschrak",
    subjunctive: "erschräke",
    participle: "erschrocken",
    imperative: "erschrick",
  },
  gebären: { second: "gebierst", third: "gebiert", past: "gebar", subjunctive: "gebäre", participle: "geboren" },
  hängen: { past: "hing", subjunctive: "hinge", participle: "gehangen" },
  obliegen: { past: "oblag", subjunctive: "obläge", participle: "oblegen" },
  saugen: {},
  backen: { participle: "gebacken" },
  schreiten: { past: "schritt", subjunctive: "schritte", participle: "geschritten" },
  sprießen: { past: "spross", subjunctive: "sprösse", participle: "gesprossen" },
  triefen: { past: "troff", subjunctive: "tröffe" },
  tun: { past: "tat", subjunctive: "täte", participle: "getan", imperative: "tu" },
};

function stemOf(infinitive: string): string {
  return infinitive.endsWith("en") ? infinitive.slice(0, -2) : infinitive.slice(0, -1);
}

/** `arbeit-`, `öffn-`, `atm-` need an e before -st and -t. */
function needsE(stem: string): boolean {
  return /[dt]$/.test(stem) || /[^aeiouäöülrhmn][mn]$/.test(stem) || stem.endsWith("chn");
}

/** The six forms ich, du, er, wir, ihr, sie of the verb without its separable prefix. */
export function conjugate(verb: VerbParts, tense: Tense): readonly string[] {
  const { base } = verb;
  const table = TABLES[base]?.[tense];
  if (table) return table;
  const stem = stemOf(base);
  const e = needsE(stem) ? "e" : "";
  if (tense === "present") {
    const first = /[^ei]el$/.test(stem) ? `${stem.slice(0, -2)}le` : `${stem}e`;
    const second = verb.second ?? (/[sßxz]$/.test(stem) ? `${stem}t` : `${stem}${e}st`);
    return [first, second, verb.third ?? `${stem}${e}t`, base, `${stem}${e}t`, base];
  }
  if (tense === "reported") return [`${stem}e`, `${stem}est`, `${stem}e`, base, `${stem}et`, base];
  const past = verb.past ?? `${stem}${e}te`;
  const first = tense === "past" ? past : (verb.subjunctive ?? past);
  if (first.endsWith("e")) return [first, `${first}st`, first, `${first}n`, `${first}t`, `${first}n`];
  const st = /[sßz]$/.test(first) ? `${first}t` : /[dt]$/.test(first) ? `${first}est` : `${first}st`;
  const ihr = /[dt]$/.test(first) ? `${first}et` : `${first}t`;
  return [first, st, first, `${first}en`, ihr, `${first}en`];
}

const UNSTRESSED = /^(be|emp|ent|er|ge|miss|ver|zer)/;

/** `gekocht`, with a separable prefix `angerufen`. */
export function participle(verb: VerbParts): string {
  const own = verb.participle ?? regularParticiple(verb.base);
  return `${verb.prefix ?? ""}${own}`;
}

function regularParticiple(base: string): string {
  const stem = stemOf(base);
  const ge = UNSTRESSED.test(base) || base.endsWith("ieren") ? "" : "ge";
  return `${ge}${stem}${needsE(stem) ? "e" : ""}t`;
}

/** `zu gehen` is two words and has no form of its own; `anzurufen` has one. */
export function zuInfinitive(verb: VerbParts): string | null {
  return verb.prefix === null ? null : `${verb.prefix}zu${verb.base}`;
}

export function imperative(verb: VerbParts): string {
  return verb.imperative ?? stemOf(verb.base);
}
