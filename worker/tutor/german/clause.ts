import { COORDINATORS, determiner, MODALS, SUBJECTS, SUBORDINATORS } from "./closed-class.ts";
import { type Context, finiteOf, verbsOf } from "./context.ts";
import type { Verb } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

/** A clause as far as marks and conjunctions show it. */
export interface Clause {
  from: number;
  /** Excluded. */
  to: number;
  /** The subordinating conjunction that opens it, else null. */
  opener: Token | null;
  finites: readonly Token[];
  /** A subject that is a personal pronoun and can be nothing else. */
  subject: Token | null;
  /** The verbs with a meaning of their own: infinitives and participles before finite forms. */
  verbs: readonly Verb[];
}

/** The clauses of a sentence, in order. */
export function clausesOf(context: Context): readonly Clause[] {
  const known = memory.get(context);
  if (known) return known;
  const clauses = findClauses(context);
  memory.set(context, clauses);
  return clauses;
}

const memory = new WeakMap<Context, readonly Clause[]>();

function findClauses(context: Context): Clause[] {
  const { tokens } = context;
  const cuts = new Set<number>([0, tokens.length]);
  tokens.forEach((token, index) => {
    if (token.kind === "mark" && !/^["„“”«»'’]$/.test(token.text)) {
      cuts.add(index);
      cuts.add(index + 1);
    } else if (index > 0 && opensClause(context, index)) cuts.add(index);
  });
  const sorted = [...cuts].toSorted((a, b) => a - b);
  // `Hunde und Katzen`, `komme und gehe`: a coordination cuts only where both sides have a finite verb.
  const pieces: [number, number][] = [];
  for (let i = 0; i + 1 < sorted.length; i++) {
    const from = sorted[i] ?? 0;
    const to = sorted[i + 1] ?? from;
    if (from === to || (to - from === 1 && tokens[from]?.kind === "mark")) continue;
    pieces.push([from, to]);
  }
  const clauses: Clause[] = [];
  for (const [from, to] of pieces) {
    const clause = makeClause(context, from, to);
    // `Wir sind gegangen und haben …`: the clause after *und* goes on with the subject of the one before.
    const goesOn = context.tokens[from]?.lower === "und" && finiteOf(context, context.tokens[from + 1]).length > 0;
    const before = clauses.at(-1);
    clauses.push(
      goesOn && !clause.subject && before?.subject && !hasNominative(context, from + 2, to)
        ? { ...clause, subject: before.subject }
        : clause,
    );
  }
  return clauses;
}

/** A pronoun or a feminine, neuter or plural phrase that could be a subject of its own. */
function hasNominative(context: Context, from: number, to: number): boolean {
  const first = context.tokens[from];
  return (
    first !== undefined &&
    first.index < to &&
    /^(sie|es|das|die|der|man|ihr|mein|meine|dein|unser|unsere)$/.test(first.lower)
  );
}

function opensClause(context: Context, index: number): boolean {
  const token = context.tokens[index];
  if (!token || token.kind !== "word") return false;
  if (isSubordinator(context, index)) return true;
  if (!COORDINATORS.has(token.lower)) return false;
  const next = context.tokens[index + 1];
  const after = context.tokens[index + 2];
  // und ich …, und dann gehe …: a new clause has its subject or its verb near the conjunction.
  if (!next) return false;
  if (SUBJECTS[next.lower] !== undefined || next.lower === "sie") return true;
  return (
    finiteOf(context, next).length > 0 ||
    (next.kind === "word" && finiteOf(context, after).length > 0 && !/^\p{Lu}/u.test(next.text))
  );
}

/** `als` and `bis` open a clause only with a subject after them; `während` and `seit` are prepositions, too. */
export function isSubordinator(context: Context, index: number): boolean {
  const token = context.tokens[index];
  if (!token || !SUBORDINATORS.has(token.lower)) return false;
  if (token.lower === "da") {
    const after = context.tokens[index + 1];
    return (
      index === 0 &&
      after !== undefined &&
      (/^(ich|du|er|es|wir|ihr|man)$/.test(after.lower) || determiner(after.lower) !== null)
    );
  }
  if (!/^(als|bis|während|indem|damit|ob)$/.test(token.lower)) return true;
  const next = context.tokens[index + 1];
  return next !== undefined && /^(ich|du|er|sie|es|wir|ihr|man|der|die|das|mein|meine|unser|unsere)$/.test(next.lower);
}

function makeClause(context: Context, from: number, to: number): Clause {
  const tokens = context.tokens.slice(from, to);
  const opener = isSubordinator(context, from) ? (context.tokens[from] ?? null) : null;
  const finites = tokens.filter((token) => finiteOf(context, token).length > 0);
  const subject = tokens.find((token) => /^(ich|du|er|wir|man)$/.test(token.lower)) ?? null;
  return { from, to, opener, finites, subject, verbs: meaningful(context, tokens) };
}

/** "einen Brief schreiben und mit dem Anwalt drohen": what stands before the first infinitive belongs to it. */
function isJoined({ tokens }: Context, { index, text }: Token): boolean {
  return /^\p{Ll}/u.test(text) && /^(und|oder)$/.test(tokens[index + 1]?.lower ?? "");
}

function meaningful(context: Context, tokens: readonly Token[]): Verb[] {
  const nonfinite: Verb[] = [];
  const finite: Verb[] = [];
  const last = tokens.toReversed().find((token) => token.kind === "word");
  for (const token of tokens) {
    for (const reading of verbsOf(context, token)) {
      // `Ich nehme am Kurs teil`: the prefix is no verb of its own (*ich teil* is short for *ich teile*).
      if (token === last && finite.some((verb) => verb.prefix === token.lower)) continue;
      if (reading.form === "finite") {
        const joined = last && !reading.verb.prefix ? context.lexicon.verb(last.lower + reading.verb.lemma) : null;
        finite.push(joined?.prefix === last?.lower && joined ? joined : reading.verb);
      } else if (reading.form === "imperative" && token.index === tokens[0]?.index) {
        // "Hast du …?" is no command to hurry.
        if (finiteOf(context, token).length === 0) finite.push(reading.verb);
      } else if (reading.form !== "imperative" && (token === last || isJoined(context, token)))
        nonfinite.push(reading.verb);
      else if (reading.form === "participle" || reading.form === "zu") nonfinite.push(reading.verb);
    }
  }
  const helper = finite.some((verb) => MODALS.has(verb.lemma) || /^(haben|sein|werden)$/.test(verb.lemma));
  // `Der Film hat gefallen`: with *haben* the participle can only be that of *gefallen*.
  const perfect = finite.some((verb) => verb.lemma === "haben") && nonfinite.some((verb) => verb.lemma === "gefallen");
  const meant = perfect ? nonfinite.filter((verb) => verb.lemma !== "fallen") : nonfinite;
  return helper && nonfinite.length > 0 ? meant : finite;
}
