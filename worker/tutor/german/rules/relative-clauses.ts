import { DATIVE_VERBS, VERBS_TO_SOMEONE, VERBS_WITH_OBJECT } from "#content/built-in/german/verbs.ts";
import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { type Case, GENDER_NAMES, PREPOSITIONS, type Slot, SUBJECTS } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, span } from "../context.ts";
import { nounPhrases, solutions } from "../noun-phrase.ts";
import { conjugate } from "../paradigm.ts";
import type { Token } from "../tokens.ts";

const FORMS: Readonly<Record<Case, Readonly<Record<Slot, string>>>> = {
  nom: { m: "der", f: "die", n: "das", p: "die" },
  acc: { m: "den", f: "die", n: "das", p: "die" },
  dat: { m: "dem", f: "der", n: "dem", p: "denen" },
  gen: { m: "dessen", f: "deren", n: "dessen", p: "deren" },
};

const PRONOUN = /^(der|die|das|den|dem|denen|dessen|deren)$/;

const CASES: readonly Case[] = ["nom", "acc", "dat", "gen"];

const SLOTS: readonly Slot[] = ["m", "f", "n", "p"];

/** A relative pronoun has the gender of the noun before the comma, and the case that its own clause asks for. */
export function relativeClauseRule(context: Context): Edit[] {
  const edits: Edit[] = [];
  for (const comma of context.tokens) {
    if (comma.text !== ",") continue;
    const antecedent = context.tokens[comma.index - 1];
    const slots = slotsOf(context, antecedent);
    if (!antecedent || slots.size !== 1) continue;
    const [slot] = slots;
    const found = slot === undefined ? null : pronounEdit(context, comma, antecedent, slot);
    if (found) edits.push(found);
  }
  return [...edits, ...verbNotLast(context), ...missingCommas(context)];
}

/** `Die Frau, die wohnt neben mir, ist nett` → `die neben mir wohnt`. Between two commas and before the verb of its noun, it is no main clause. */
function verbNotLast(context: Context): Edit[] {
  const { tokens } = context;
  return tokens.flatMap((comma) => {
    const [pronoun, verb, next] = tokens.slice(comma.index + 1, comma.index + 4);
    const noun = tokens[comma.index - 1];
    if (comma.text !== "," || !pronoun || !verb || !next || nounsOf(context, noun).length === 0) return [];
    if (!/^(der|die|das)$/.test(pronoun.lower) || finiteOf(context, verb).length === 0) return [];
    const close = tokens.slice(verb.index).find(({ kind }) => kind === "mark");
    if (close?.text !== "," || next.index >= close.index || close.index - verb.index > 7) return [];
    // The noun before the pronoun opens the sentence, and its own verb follows.
    const main = tokens[close.index + 1];
    const opens = tokens.slice(0, comma.index).every((token) => finiteOf(context, token).length === 0);
    if (!opens || finiteOf(context, main).length === 0) return [];
    const rest = tokens.slice(next.index, close.index);
    if (rest.some((token) => finiteOf(context, token).length > 0 && token.index < close.index - 1)) return [];
    const slots = slotsOf(context, noun);
    if (![...slots].some((slot) => FORMS.nom[slot] === pronoun.lower)) return [];
    const last = rest.at(-1);
    const reading = finiteOf(context, verb)[0];
    const joined = last && reading && context.lexicon.verb(last.lower + reading.verb.lemma);
    const text =
      joined && joined.prefix === last.lower && rest.length > 1
        ? `${span(context, next.index, last.index)} ${last.lower}${verb.lower}`
        : joined && joined.prefix === last.lower
          ? `${last.lower}${verb.lower}`
          : `${span(context, next.index, close.index)} ${verb.lower}`;
    return [
      edit(context, verb, tokens[close.index - 1] ?? verb, text, {
        type: "word-order",
        category: "word-order",
        rule: "relative-verb-final",
        explanation: `In a relative clause the verb goes to the end: *${pronoun.lower} ${text}*.`,
        confidence: 0.9,
      }),
    ];
  });
}

/** Gender and number of a noun as it stands there; several where its phrase leaves them open. */
function slotsOf(context: Context, noun: Token | undefined): ReadonlySet<Slot> {
  const readings = nounsOf(context, noun);
  if (!noun || readings.length === 0) return new Set();
  const phrase = nounPhrases(context).find(({ to }) => to === noun.index);
  if (phrase) {
    const fitting = solutions(phrase).filter(({ cost }) => cost === 0);
    const allowed = phrase.preposition
      ? fitting.filter(({ cell }) => phrase.preposition?.cases.includes(cell.kase))
      : fitting;
    return new Set(allowed.map(({ cell }) => cell.slot));
  }
  return new Set(
    readings.flatMap(({ noun: each, cells }) =>
      cells.flatMap(([, number]): readonly Slot[] => (number === "pl" ? ["p"] : each.genders)),
    ),
  );
}

function pronounEdit(context: Context, comma: Token, antecedent: Token, slot: Slot): Edit | null {
  const { tokens } = context;
  const first = tokens[comma.index + 1];
  const preposition = first && PREPOSITIONS[first.lower] ? first : null;
  const pronoun = preposition ? tokens[comma.index + 2] : first;
  const clause = clausesOf(context).find(({ from }) => from === comma.index + 1);
  if (!pronoun || !clause || !endsInVerb(context, clause)) return null;
  const next = tokens[pronoun.index + 1];
  if (!next || next.index >= clause.to) return null;
  if (pronoun.lower === "wer" && !preposition) {
    return isSubjectBefore(context, clause, pronoun) && !isAsking(context, comma)
      ? toEdit(context, pronoun, FORMS.nom[slot], antecedent, slot)
      : null;
  }
  if (pronoun.lower === "dass" && !preposition) return dassAsPronoun(context, clause, pronoun, antecedent, slot);
  if (!PRONOUN.test(pronoun.lower)) return null;
  if (/^(dessen|deren)$/.test(pronoun.lower)) {
    const right = FORMS.gen[slot];
    const owns = nounsOf(context, next).length > 0;
    return owns && right !== pronoun.lower ? toEdit(context, pronoun, right, antecedent, slot) : null;
  }
  const agreement = preposition ? null : verbEdit(context, clause, pronoun, antecedent, slot);
  if (agreement) return agreement;
  const kase = preposition ? caseAfter(preposition) : caseInClause(context, clause, pronoun);
  if (kase === null) return null;
  const right = FORMS[kase][slot];
  // "Der letzte Zug", "die Kinder": with an adjective or noun behind it, the word may be an article.
  if (right === pronoun.lower || nounsOf(context, next).length > 0 || isAdjective(context, next)) return null;
  const otherGender = SLOTS.some((each) => each !== slot && FORMS[kase][each] === pronoun.lower);
  const fitsGender = !otherGender && CASES.some((each) => FORMS[each][slot] === pronoun.lower);
  if (!fitsGender && mayStandForOther(context, comma, antecedent, pronoun)) return null;
  return toEdit(context, pronoun, right, antecedent, slot);
}

/** "Die Kundgebung auf dem Marktplatz, zu der …": another noun before it has the gender that is written. */
function mayStandForOther(context: Context, comma: Token, antecedent: Token, pronoun: Token): boolean {
  return context.tokens.slice(0, comma.index).some((token) => {
    if (token === antecedent) return false;
    const neuter = pronoun.lower === "das" && token.index < comma.index - 2;
    if (neuter && /^(was|etwas|alles|nichts|es|eines|keines)$/.test(token.lower)) return true;
    return [...slotsOf(context, token)].some((slot) => CASES.some((kase) => FORMS[kase][slot] === pronoun.lower));
  });
}

/** "Bei uns bestimmt die Katze, wer …" is an indirect question. Having, knowing and looking for someone are not. */
function isAsking(context: Context, comma: Token): boolean {
  const before = context.tokens.slice(0, comma.index);
  if (before.some((token) => token.lower === "wer")) return true;
  const verbs = before.flatMap((token) => finiteOf(context, token));
  return !verbs.some(({ verb }) => /^(haben|sein|kennen|suchen|geben|treffen|brauchen)$/.test(verb.lemma));
}

/** `die Leute, die in der Stadt wohnt` → `wohnen`: the verb agrees with what the pronoun stands for. */
function verbEdit(context: Context, clause: Clause, pronoun: Token, antecedent: Token, slot: Slot): Edit | null {
  const verb = clause.finites[0];
  // "der Bekannten, die meinte": one woman or several people.
  if (slot === "p" && pronoun.lower === "die" && context.lexicon.adjectiveReadings(antecedent.lower).length > 0)
    return null;
  if (!verb || FORMS.nom[slot] !== pronoun.lower || !isSubjectBefore(context, clause, pronoun)) return null;
  // "Die Leute, die man kennt" has another subject, and an object may be meant where no preposition stands.
  const words = context.tokens.slice(pronoun.index + 1, verb.index);
  if (words.some((token) => /^(jeder|keiner|wer|einer|jemand|niemand|alle|viele|was)$/.test(token.lower))) return null;
  const bare = words.some(
    (token) =>
      nounsOf(context, token).length > 0 &&
      !nounPhrases(context).some(({ preposition, to }) => preposition && to === token.index),
  );
  const head = context.tokens.slice(0, antecedent.index).some((token) => nounsOf(context, token).length > 0);
  const person = slot === "p" ? 5 : 2;
  const readings = finiteOf(context, verb);
  if (bare || head || readings.some((reading) => reading.persons.includes(person))) return null;
  const forms = new Set(readings.map((reading) => conjugate(reading.verb, reading.tense ?? "present")[person] ?? ""));
  const [form = ""] = forms;
  if (forms.size !== 1 || form === "" || readings.some(({ joined }) => joined)) return null;
  return edit(context, verb, verb, form, {
    type: "grammar",
    category: "verbs",
    rule: "noun-agreement",
    explanation: `The subject stands for *${antecedent.text}*, so the verb is *${form}*.`,
    confidence: 0.88,
  });
}

function caseAfter(preposition: Token): Case | null {
  const cases = PREPOSITIONS[preposition.lower] ?? [];
  return cases.length === 1 ? (cases[0] ?? null) : null;
}

/** The case of the pronoun by what else its clause has: with a subject of its own, what the verb governs; without one, the nominative. */
function caseInClause(context: Context, clause: Clause, pronoun: Token): Case | null {
  const next = context.tokens[pronoun.index + 1];
  // "der ihr geholfen hatte", "der ihr gehört": with a verb that may be that of *er*, *ihr* is rather an object.
  const several = clause.finites.every((token) =>
    finiteOf(context, token).every(({ persons }) => persons.includes(4) && !persons.includes(2)),
  );
  const subject =
    next !== undefined &&
    SUBJECTS[next.lower] !== undefined &&
    next.lower !== "es" &&
    (next.lower !== "ihr" || several);
  if (subject) {
    const verbs = clause.verbs;
    if (verbs.length === 0) return null;
    if (verbs.every((verb) => DATIVE_VERBS.has(verb.lemma))) return "dat";
    const transitive = verbs.every(
      (verb) => verb.governs === "A" && !verb.reflexive && !VERBS_TO_SOMEONE.test(verb.lemma),
    );
    const other = nounPhrases(context).some(
      (phrase) => phrase.from > pronoun.index && phrase.to < clause.to && !phrase.preposition,
    );
    const object = context.tokens
      .slice(pronoun.index + 2, clause.to)
      .some((token) => /^(es|das|alles|etwas|nichts|viel|mich|dich|sich|uns|ihn|was|so)$/.test(token.lower));
    return transitive && !other && !object ? "acc" : null;
  }
  return isSubjectBefore(context, clause, pronoun) && isWrongGender(pronoun) ? "nom" : null;
}

/** Only these can be told from a case that is right: `die` and `das` fit nominative and accusative alike. */
function isWrongGender(pronoun: Token): boolean {
  return /^(der|die|das)$/.test(pronoun.lower);
}

/** Nothing but objects with a preposition, adverbs and a verb in the third person: the pronoun is the subject. */
function isSubjectBefore(context: Context, clause: Clause, pronoun: Token): boolean {
  const words = context.tokens.slice(pronoun.index + 1, clause.to);
  const free = words.every(
    (token) => SUBJECTS[token.lower] === undefined && !/^(sie|Sie|ihr|ihn|ihm|ihnen|es|wer|man)$/.test(token.text),
  );
  const third = clause.finites
    .flatMap((token) => finiteOf(context, token))
    .every((reading) => reading.persons.includes(2) || reading.persons.includes(5));
  const phrases = nounPhrases(context).filter((phrase) => phrase.from > pronoun.index && phrase.to < clause.to);
  const bare = words.some(
    (token) =>
      nounsOf(context, token).length > 0 &&
      !phrases.some((phrase) => phrase.preposition && token.index >= phrase.from && token.index <= phrase.to),
  );
  // "mir alles gezeigt hat", "mir viel Spaß macht": a dative beside it leaves the place of the subject to the pronoun.
  return free && third && (!bare || words.some((token) => /^(mir|dir|uns|euch|neben|mit)$/.test(token.lower)));
}

function endsInVerb(context: Context, clause: Clause): boolean {
  const last = context.tokens.slice(clause.from, clause.to).findLast((token) => token.kind === "word");
  return last !== undefined && finiteOf(context, last).length > 0 && clause.finites.length === 1;
}

function isAdjective(context: Context, token: Token): boolean {
  return context.lexicon
    .adjectiveReadings(token.lower)
    .some((reading) => reading.ending !== "" && !context.lexicon.entries(token.lower).includes("D"));
}

function dassAsPronoun(context: Context, clause: Clause, dass: Token, antecedent: Token, slot: Slot): Edit | null {
  const words = context.tokens.slice(dass.index + 1, clause.to).filter((token) => token.kind === "word");
  const [subject] = words;
  if (!subject || SUBJECTS[subject.lower] === undefined || words.length > 4) return null;
  if (clause.verbs.length === 0 || !clause.verbs.every((verb) => VERBS_WITH_OBJECT.has(verb.lemma))) return null;
  if (words.some((token) => nounsOf(context, token).length > 0 || /^(es|ihn|sie|das|mich|dich)$/.test(token.lower)))
    return null;
  return toEdit(context, dass, FORMS.acc[slot], antecedent, slot);
}

function toEdit(context: Context, pronoun: Token, right: string, antecedent: Token, slot: Slot): Edit {
  return edit(context, pronoun, pronoun, right, {
    type: "grammar",
    category: "pronouns",
    rule: "relative-pronoun",
    explanation: `The relative pronoun stands for *${antecedent.text}* (${GENDER_NAMES[slot]}); in this clause it is *${right}*.`,
    confidence: 0.85,
  });
}

/** `der Kurs den ich besuche` → `Kurs, den`: a noun and then an article before a pronoun can be nothing else. */
function missingCommas(context: Context): Edit[] {
  if (context.level.startsWith("A")) return [];
  const edits: Edit[] = [];
  for (const token of context.tokens) {
    const noun = context.tokens[token.index - 1];
    const subject = context.tokens[token.index + 1];
    if (!/^(der|die|das|den|dem|denen)$/.test(token.text) || !noun || nounsOf(context, noun).length === 0) continue;
    if (!subject || !opensRelative(context, token, subject)) continue;
    const clause = clausesOf(context).find(({ from, to }) => subject.index >= from && subject.index < to);
    const last = context.tokens.slice(subject.index, clause?.to).findLast((each) => each.kind === "word");
    if (!clause || !last || finiteOf(context, last).length === 0) continue;
    // "Nach dem Essen das wir": only where no finite verb stands between the subject and the end.
    const between = context.tokens.slice(subject.index + 1, last.index);
    if (between.some((each) => finiteOf(context, each).length > 0)) continue;
    edits.push(
      edit(context, noun, token, `${noun.text}, ${token.text}`, {
        type: "other",
        category: null,
        rule: "comma",
        explanation: "A comma stands before a relative clause.",
        confidence: 0.88,
      }),
    );
  }
  return edits;
}

/** No article stands before a pronoun; before a preposition or a verb, only where another verb has come already. */
function opensRelative(context: Context, pronoun: Token, next: Token): boolean {
  if (/^(ich|du|er|wir|man)$/.test(next.text)) return true;
  const before = context.tokens.slice(0, pronoun.index);
  return (
    /^(der|die|das)$/.test(pronoun.text) &&
    (PREPOSITIONS[next.lower] !== undefined || finiteOf(context, next).length > 0) &&
    next.lower !== "um" &&
    before.some((token) => finiteOf(context, token).length > 0) &&
    before.every((token) => token.text !== ",")
  );
}
