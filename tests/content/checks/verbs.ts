import type { CurriculumContent } from "#content/seed/read-content.ts";
import type { Verb } from "#content/seed/read-verbs.ts";
import {
  bareInfinitive,
  formParts,
  formsOf,
  helperOf,
  isReflexive,
  plainForm,
  REFLEXIVE_PRONOUNS,
  rightForms,
} from "#schema/rules/verb-forms.ts";
import { PERSONS, type Person, TENSES, type Tense } from "#schema/terms/conjugation.ts";
import { comparable, type VotedTense, verbVote, votedForm } from "./dictionaries.ts";
import { type Finding, furtherWords, lessonWords } from "./finding.ts";
import { misspelled } from "./hunspell.ts";

/** Tenses of one word, which the verb itself forms. The Subjunctive II is one beside würde + infinitive. */
const ONE_WORD: readonly VotedTense[] = ["present", "simple-past", "subjunctive-ii"];

/** The singular of wissen and the modal verbs, and of sein and werden, does not end like that of other verbs. */
const NO_ENDING = new Set(["sein", "werden", "wissen", "können", "müssen", "wollen", "sollen", "dürfen", "mögen"]);

/** Everything that is wrong with a verb, by tense. */
type Faults = Partial<Record<Tense | "verb", string[]>>;

function findings(check: string, verb: Verb, faults: Faults, word: string | null = null): Finding[] {
  return Object.entries(faults).flatMap(([place, messages]) =>
    messages.map((message) => ({
      check,
      file: verb.file,
      line: place === "verb" ? 1 : verb.lines[place as Tense],
      word,
      message: `${verb.infinitive}${place === "verb" ? "" : `, ${place}`}: ${message}`,
    })),
  );
}

/** The finite word of a one-word tense; null when something that must stand behind it (pronoun, prefix) is missing. */
function finiteWord(verb: Verb, form: string, person: Person): string | null {
  const behind = [
    ...(isReflexive(verb) ? [REFLEXIVE_PRONOUNS[person]] : []),
    ...(verb.prefix === undefined ? [] : [verb.prefix]),
  ];
  const [word = "", ...rest] = form.split(" ");
  return rest.join(" ") === behind.join(" ") ? word : null;
}

function stemOf(verb: Verb): string {
  const whole = bareInfinitive(verb).slice(verb.prefix?.length ?? 0);
  return whole.replace(/e?n$/, "");
}

/** The cells of a tense: every right form, with its marks where it has some. */
function cells(verb: Verb, tense: Tense): { person: Person; form: string; plain: string; shown: boolean }[] {
  const { forms, accepted } = verb.tenses[tense];
  return PERSONS.flatMap((person) => [
    ...formsOf(forms[person]).map((form) => ({ person, form, plain: plainForm(form), shown: true })),
    ...(accepted?.[person] === undefined ? [] : formsOf(accepted[person])).map((form) => ({
      person,
      form,
      plain: form,
      shown: false,
    })),
  ]);
}

function isWuerdeForm(verb: Verb, plain: string, person: Person): boolean {
  return plain === `${helperOf(verb, "würde", person)} ${bareInfinitive(verb)}` && bareInfinitive(verb) !== plain;
}

/** Whether the six forms of each tense hold together. Nothing of this has exceptions. */
function tableFaults(verb: Verb): Faults {
  const faults: Record<Tense, string[]> = {
    present: oneWordFaults(verb, "present"),
    "simple-past": [...oneWordFaults(verb, "simple-past"), ...stemFaults(verb, "simple-past")],
    "present-perfect": perfectFaults(verb),
    "future-i": PERSONS.flatMap((person) => {
      const expected = `${helperOf(verb, "werden", person)} ${bareInfinitive(verb)}`;
      return rightForms(verb, "future-i", person).join(" / ") === expected ? [] : [`${person}: not ${expected}`];
    }),
    "subjunctive-ii": [
      ...PERSONS.flatMap((person) => {
        const expected = `${helperOf(verb, "würde", person)} ${bareInfinitive(verb)}`;
        return rightForms(verb, "subjunctive-ii", person).includes(expected) ? [] : [`${person}: lacks ${expected}`];
      }),
      ...oneWordFaults(verb, "subjunctive-ii"),
      ...stemFaults(verb, "subjunctive-ii"),
    ],
  };
  for (const tense of TENSES) {
    for (const person of PERSONS) {
      const all = rightForms(verb, tense, person);
      const twice = all.find((form, index) => all.indexOf(form) < index);
      if (twice !== undefined) faults[tense].push(`${person}: "${twice}" stands twice`);
    }
    for (const [one, other] of samePairs(verb, tense)) {
      const [first, second] = [one, other].map((person) => withoutPerson(verb, tense, person));
      if (first !== second) faults[tense].push(`${one} and ${other} differ: ${first} and ${second}`);
    }
  }
  return faults;
}

/** Persons whose forms are the same: wir and sie always, ich and er in the past and the subjunctive. */
function samePairs({ infinitive }: Verb, tense: Tense): [Person, Person][] {
  const past: [Person, Person][] = tense === "simple-past" || tense === "subjunctive-ii" ? [["ich", "er"]] : [];
  const modal: [Person, Person][] =
    tense === "present" && NO_ENDING.has(infinitive) && !["sein", "werden"].includes(infinitive) ? [["ich", "er"]] : [];
  return [["wir", "sie"], ...past, ...modal];
}

function withoutPerson(verb: Verb, tense: Tense, person: Person): string {
  const pronoun = isReflexive(verb) ? REFLEXIVE_PRONOUNS[person] : "";
  return [verb.tenses[tense].forms[person], verb.tenses[tense].accepted?.[person] ?? ""]
    .join(" | ")
    .replaceAll(` ${pronoun}`, pronoun === "" ? " " : " …");
}

const ENDINGS: Readonly<Record<VotedTense, Readonly<Record<Person, RegExp>>>> = {
  present: { ich: /e$/, du: /(?:st|[sßxz]t)$/, er: /t$/, wir: /n$/, ihr: /t$/, sie: /n$/ },
  "simple-past": { ich: /./, du: /(?:st|[sßxz]t)$/, er: /./, wir: /en$/, ihr: /t$/, sie: /en$/ },
  "subjunctive-ii": { ich: /e$/, du: /st$/, er: /e$/, wir: /en$/, ihr: /t$/, sie: /en$/ },
};

function oneWordFaults(verb: Verb, tense: VotedTense): string[] {
  return cells(verb, tense).flatMap(({ person, plain }) => {
    if (tense === "subjunctive-ii" && isWuerdeForm(verb, plain, person)) return [];
    const word = finiteWord(verb, plain, person);
    if (word === null) return [`${person}: "${plain}" lacks its pronoun or prefix, or has a word too many`];
    if (tense === "present" && NO_ENDING.has(verb.infinitive) && ["ich", "er"].includes(person)) return [];
    if (["sein", "tun"].includes(verb.infinitive) && tense === "present") return [];
    return ENDINGS[tense][person].test(word) ? [] : [`${person}: "${word}" does not end like a form of ${person}`];
  });
}

/** In the past and the subjunctive, every person adds its ending to what `ich` has: ging, ging-st; käme, käm-est or käm-st. */
function stemFaults(verb: Verb, tense: "simple-past" | "subjunctive-ii"): string[] {
  const own = cells(verb, tense).filter(({ person, plain }) => !isWuerdeForm(verb, plain, person));
  const stems = own
    .filter(({ person }) => person === "ich")
    .map(({ plain }) => (plain.split(" ")[0] ?? "").replace(/e$/, ""));
  return own.flatMap(({ person, plain }) => {
    const word = plain.split(" ")[0] ?? "";
    const fits = stems.some((stem) => word.startsWith(stem) && /^(?:e|e?st|e?t|e?n)?$/.test(word.slice(stem.length)));
    return fits ? [] : [`${person}: "${word}" has not the stem of ich (${stems.join(", ")})`];
  });
}

function perfectFaults(verb: Verb): string[] {
  const { forms } = verb.tenses["present-perfect"];
  const participles = PERSONS.map((person) =>
    formsOf(forms[person])
      .map((form) => form.split(" ").at(-1) ?? "")
      .join(" / "),
  );
  const faults =
    new Set(participles).size === 1 ? [] : [`not the same participle in every person: ${participles.join(", ")}`];
  for (const { person, plain, shown } of cells(verb, "present-perfect")) {
    const names = shown ? [verb.auxiliary] : (["haben", "sein"] as const);
    const start = names.find((name) => plain.startsWith(`${helperOf(verb, name, person)} `));
    const participle = start && plain.slice(helperOf(verb, start, person).length + 1);
    if (participle === undefined)
      faults.push(`${person}: "${plain}" does not begin with ${names.join(" or ")} of ${person}`);
    else if (participle.includes(" ")) faults.push(`${person}: "${plain}" has a word too many`);
    else if (!participle.startsWith(verb.prefix ?? "")) faults.push(`${person}: "${participle}" lacks its prefix`);
    else if (!/(?:t|n)$/.test(participle)) faults.push(`${person}: "${participle}" does not end like a participle`);
  }
  return faults;
}

/**
 * The marks: letters between asterisks are those that the stem of the infinitive does not have at their place. What is left of the form
 * without them and its ending is the beginning and the end of that stem; a form without asterisks has the whole stem.
 */
function markFaults(verb: Verb): Faults {
  const faults: Faults = {};
  for (const tense of TENSES) {
    for (const { person, form, shown } of cells(verb, tense)) {
      if (!shown) continue;
      const helped = tense === "present-perfect" || tense === "future-i" || isWuerdeForm(verb, plainForm(form), person);
      const message =
        helped && tense !== "present-perfect"
          ? /[*-]/.test(form) && "helper and infinitive carry no marks"
          : badMark(verb, form, tense === "present-perfect");
      if (message) (faults[tense] ??= []).push(`${person}: ${form}: ${message}`);
    }
  }
  return faults;
}

function badMark(verb: Verb, form: string, isPerfect: boolean): string | false {
  const words = form.split(" ");
  const marked = (isPerfect ? words.at(-1) : words[0]) ?? "";
  if (words.some((word) => word !== marked && /[*-]/.test(word))) return "marks stand in the verb itself only";
  const parts = formParts(marked);
  const ending = parts.at(-1)?.kind === "ending";
  if (isPerfect && !ending) return "the ending of the participle is not marked";
  const stem = stemOf(verb);
  const kept = parts.slice(0, ending ? -1 : undefined);
  // The participle begins with the prefix and ge, and ge may also be the verb's own (gefallen).
  const openings = isPerfect ? [verb.prefix ?? "", `${verb.prefix ?? ""}ge`] : [""];
  const fits = openings.some((opening) => {
    const text = kept.map((part) => part.text).join("");
    const [first] = kept;
    const before = first?.kind === "kept" ? first.text : "";
    if (!before.startsWith(opening)) return false;
    const pieces = before === "" ? kept : kept.slice(1);
    const start = before.slice(opening.length);
    // Without a changed letter it is the stem; handle and its like only lose an e.
    if (pieces.length === 0) return start === stem || `${start.slice(0, -1)}e${start.slice(-1)}` === stem;
    const [change = "", end = "", ...more] = pieces.map((part) => part.text);
    if (more.length > 0 || text.slice(opening.length) === stem || !stem.startsWith(start)) return false;
    const rest = stem.slice(start.length);
    return rest.endsWith(end) && (start + end === "" || rest.slice(0, rest.length - end.length)[0] !== change[0]);
  });
  return fits ? false : `does not show how the stem "${stem}" changes`;
}

const LONGEST_NOTE = 170;

function noteFaults(verb: Verb): Faults {
  const faults: Faults = {};
  for (const tense of TENSES) {
    const { note } = verb.tenses[tense];
    if (note === undefined) continue;
    const found: string[] = [];
    if (note.length > LONGEST_NOTE) found.push(`the note has ${note.length} characters, at most ${LONGEST_NOTE} fit`);
    if (note.split("*").length % 2 === 0) found.push("an asterisk of the note has no partner");
    if (!/[.!?]\*?$/.test(note)) found.push("the note does not end like a sentence");
    if (/\s\s|^\s|\s$| [.,:;]|\.\.|\*\*|\.\*\./.test(note)) found.push("the note has a space or a mark too many");
    if (found.length > 0) faults[tense] = found;
  }
  return faults;
}

/** The German of a verb's notes, word by word. */
function germanOfNotes({ tenses }: Verb): string[] {
  return TENSES.map((tense) => tenses[tense].note ?? "")
    .flatMap((note) => note.split("*").filter((_, index) => index % 2 === 1))
    .flatMap((german) => german.split(/[^\p{L}-]+/u))
    .filter((word) => word !== "" && !word.includes("-"));
}

/** Faults that no exception can explain: tables that do not hold together, wrong marks, notes, glosses, a verb that stands twice. */
export function verbFaults(verbs: readonly Verb[]): Finding[] {
  return verbs.flatMap((verb, index) => {
    const { english, infinitive, prefix } = verb;
    const own: string[] = [];
    if (!/e?n$/.test(infinitive)) own.push("is no infinitive");
    if (prefix !== undefined && !bareInfinitive(verb).startsWith(prefix)) own.push(`does not begin with ${prefix}`);
    if (verbs.findIndex((other) => other.infinitive === infinitive) < index) own.push("stands twice");
    for (const gloss of english) {
      if (!/^(?:to \p{Ll}|(?:can|must|should|may)$)/u.test(gloss))
        own.push(`the gloss "${gloss}" does not begin with "to"`);
    }
    return [
      ...findings("verb", verb, { verb: own }),
      ...findings("table", verb, tableFaults(verb)),
      ...findings("marks", verb, markFaults(verb)),
      ...findings("note", verb, noteFaults(verb)),
    ];
  });
}

/** Forms, participle and prefix against the dictionary's one vote. An exception names the verb. */
export function dictionaryFindings(verbs: readonly Verb[]): Finding[] {
  return verbs.flatMap((verb) => {
    const bare = bareInfinitive(verb);
    const vote = verbVote(bare);
    if (vote === null) return findings("conjugation", verb, { verb: ["the dictionary lacks it"] }, verb.infinitive);
    const faults: Faults = {};
    if (vote.prefix !== (verb.prefix ?? null)) faults.verb = [`prefix, the dictionary says ${vote.prefix ?? "none"}`];
    for (const tense of ONE_WORD) faults[tense] = PERSONS.flatMap((person) => votedFault(verb, tense, person));
    const perfects = PERSONS.flatMap((person) => rightForms(verb, "present-perfect", person));
    const participles = new Set(perfects.map((form) => comparable(form.split(" ").at(-1) ?? "")));
    const unknown = [...participles].filter((participle) => !vote.participles.includes(participle));
    faults["present-perfect"] = unknown.map((one) => `${one}, the dictionary says ${vote.participles.join("/")}`);
    return findings("conjugation", verb, faults, verb.infinitive);
  });
}

function votedFault(verb: Verb, tense: VotedTense, person: Person): string[] {
  const voted = votedForm(verb.infinitive, tense, person);
  const own = rightForms(verb, tense, person)
    .filter((form) => !isWuerdeForm(verb, form, person))
    .map((form) => comparable(isReflexive(verb) ? form.replace(` ${REFLEXIVE_PRONOUNS[person]}`, "") : form));
  return voted === null || own.includes(voted) ? [] : [`${person}: ${own.join("/")}, the dictionary says ${voted}`];
}

/** Type, auxiliary and prefix against the same verb of the curriculum. */
export function curriculumFindings(verbs: readonly Verb[], content: CurriculumContent): Finding[] {
  const taught = new Map(
    // Of twins, the one that stands last here counts: that of the lessons.
    [...furtherWords(content), ...lessonWords(content)].flatMap(({ word }) =>
      word.pos === "verb" ? [[word.word, word] as const] : [],
    ),
  );
  return verbs.flatMap((verb) => {
    const word = taught.get(verb.infinitive) ?? taught.get(`sich ${verb.infinitive}`);
    if (word === undefined) return findings("curriculum", verb, { verb: ["the curriculum lacks it"] }, verb.infinitive);
    const faults: string[] = [];
    if (word.verb !== verb.type) faults.push(`${verb.type}, the curriculum says ${word.verb}`);
    if (word.aux !== verb.auxiliary) faults.push(`with ${verb.auxiliary}, the curriculum says ${word.aux}`);
    if (word.prefix !== verb.prefix) faults.push(`prefix ${verb.prefix}, the curriculum says ${word.prefix}`);
    return findings("curriculum", verb, { verb: faults }, verb.infinitive);
  });
}

/**
 * Words of the tables and the notes that hunspell's German dictionary lacks. It has few forms of the Subjunctive II, so those that are not
 * shown are not asked for, and neither are parts of the verb's own forms that a note names (*ge*, *komm*). An exception names the word.
 */
export function spellingFindings(verbs: readonly Verb[]): Finding[] {
  const places = verbs.flatMap((verb) => {
    const shown = TENSES.flatMap((tense) =>
      cells(verb, tense).flatMap((cell) => (cell.shown || tense !== "subjunctive-ii" ? [cell.plain] : [])),
    );
    const right = TENSES.flatMap((tense) => PERSONS.flatMap((person) => rightForms(verb, tense, person)));
    const noted = germanOfNotes(verb).filter(
      (word) => ![verb.infinitive, ...right].some((form) => form.includes(word)),
    );
    const words = [...shown.flatMap((form) => form.split(" ")), ...noted];
    return [...new Set(words)].map((word) => ({ verb, word }));
  });
  const unknown = misspelled(places.map(({ word }) => word));
  return places
    .filter(({ word }) => unknown.has(word))
    .flatMap(({ verb, word }) => findings("spelling", verb, { verb: [`hunspell does not know "${word}"`] }, word));
}
