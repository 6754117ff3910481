import {
  ACCUSATIVE_VERBS,
  DATIVE_VERBS,
  GIVING_VERBS,
  STIRRING_VERBS,
  TELLING_VERBS,
} from "#content/built-in/german/verbs.ts";
import { TIME_NOUNS } from "#content/built-in/german/words.ts";
import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { CONTRACTIONS, PREPOSITIONS } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf } from "../context.ts";
import { nounPhrases } from "../noun-phrase.ts";
import type { Token } from "../tokens.ts";

const DATIVE: Readonly<Record<string, string>> = { mich: "mir", dich: "dir", ihn: "ihm" };

const ACCUSATIVE: Readonly<Record<string, string>> = {
  mir: "mich",
  dir: "dich",
  ihm: "ihn",
  ihnen: "sie",
  ihr: "sie",
};

/** `Der Film hat mich gefallen` → `mir`, `Kannst du mich das Salz geben?` → `mir`, `Ich besuche dir` → `dich`. */
export function pronounObjectRule(context: Context): Edit[] {
  return [...pronounCases(context), ...lacksSubject(context)];
}

function pronounCases(context: Context): Edit[] {
  return clausesOf(context).flatMap((clause) => {
    const lemma = lemmaOf(context, clause);
    if (lemma === null) return [];
    return context.tokens.slice(clause.from, clause.to).flatMap((token) => {
      if (!isObject(context, clause, token)) return [];
      const right = rightForm(context, clause, lemma, token);
      return right === null ? [] : [toEdit(context, token, right, lemma)];
    });
  });
}

/** The one verb of the clause. `Der Film hat gefallen`: with *haben* the participle can only be that of *gefallen*. */
function lemmaOf(context: Context, clause: Clause): string | null {
  const lemmas = new Set(clause.verbs.map(({ lemma }) => lemma));
  const perfect = clause.finites.some((token) => finiteOf(context, token).some(({ verb }) => verb.lemma === "haben"));
  if (lemmas.has("gefallen") && perfect) lemmas.delete("fallen");
  // `gehört` belongs to *hören* as well, which takes the accusative.
  const [lemma] = lemmas;
  return lemmas.size === 1 && lemma !== undefined ? lemma : null;
}

/** Not after a preposition, and in one stretch with its verb: in `mich anrufen und mir helfen` there are two. */
function isObject(context: Context, clause: Clause, token: Token): boolean {
  const before = context.tokens[token.index - 1]?.lower ?? "";
  if (PREPOSITIONS[before] || CONTRACTIONS[before]) return false;
  const words = context.tokens.slice(clause.from + 1, clause.to);
  return !words.some((each) => /^(und|oder|aber|als|wie|zu|lasse?|lässt|lassen)$/.test(each.lower));
}

function rightForm(context: Context, clause: Clause, lemma: string, token: Token): string | null {
  if (DATIVE_VERBS.has(lemma)) {
    if (token.text === "Sie" && clause.subject && clause.subject.index < token.index) return "Ihnen";
    return DATIVE[token.lower] ?? null;
  }
  if (GIVING_VERBS.has(lemma) && DATIVE[token.lower] !== undefined) {
    return hasThing(context, clause, lemma, token) ? (DATIVE[token.lower] ?? null) : null;
  }
  if (!ACCUSATIVE_VERBS.has(lemma)) return null;
  return takesAccusative(context, clause, lemma, token) ? (ACCUSATIVE[token.lower] ?? null) : null;
}

/** An object of its own after the pronoun. */
function objectAfter(context: Context, clause: Clause, token: Token): boolean {
  return nounPhrases(context).some(
    ({ from, to, preposition, noun }) =>
      from > token.index && to < clause.to && preposition === null && !TIME_NOUNS.test(noun.text),
  );
}

function hasThing(context: Context, clause: Clause, lemma: string, token: Token): boolean {
  // `Zeig ihn deiner Mutter`: *ihn* is the thing as often as the person.
  if (token.lower === "ihn") return false;
  const next = context.tokens[token.index + 1];
  // "Mich hat eine Niederlage … gemacht": what follows is the subject.
  if (token.index === clause.from && next && finiteOf(context, next).length > 0) return false;
  if (objectAfter(context, clause, token)) return true;
  if (next && next.index < clause.to && nounsOf(context, next).length > 0 && !TIME_NOUNS.test(next.text)) return true;
  return (
    TELLING_VERBS.has(lemma) &&
    context.tokens
      .slice(clause.from, clause.to)
      .some((each) => each !== token && /^(was|etwas|alles|nichts)$/.test(each.lower))
  );
}

function takesAccusative(context: Context, clause: Clause, lemma: string, token: Token): boolean {
  const words = context.tokens.slice(clause.from, clause.to);
  if (words.some((each) => /^(zuliebe|ähnlich|mich|dich|ihn|sich|wen|was|etwas|alles|nichts|viel)$/.test(each.lower)))
    return false;
  if (STIRRING_VERBS.has(lemma) && token.lower !== "ihr") return true;
  if (words.some((each) => /^(das|es|einen|eine|keinen|keine|den|die)$/.test(each.lower))) return false;
  if (token.lower === "ihr") {
    const next = context.tokens[token.index + 1];
    const open =
      next === undefined ||
      next.kind === "mark" ||
      /^(nicht|sehr|morgen|heute|gestern|schon|nie|lange|oft|gern|am|im)$/.test(next.lower);
    const subject = words.find(({ lower }) => /^(ich|du|er|wir|man)$/.test(lower));
    if (!open || subject === undefined || subject.index > token.index) return false;
  }
  return !objectAfter(context, clause, token) && nounsOf(context, context.tokens[token.index + 1]).length === 0;
}

function toEdit(context: Context, token: Token, right: string, lemma: string): Edit {
  const kase = ACCUSATIVE[token.lower] === right ? "accusative" : "dative";
  return edit(context, token, token, right, {
    type: "grammar",
    category: "pronouns",
    rule: "pronoun-case",
    explanation: `With *${lemma}*, the person is in the ${kase}: *${right}*.`,
    confidence: 0.9,
  });
}

/** `Ich kenne das Hotel, aber gefällt mir nicht` → `aber es gefällt mir nicht`: behind *ich*, the thing that pleases needs a subject of its own. */
function lacksSubject(context: Context): Edit[] {
  const { tokens } = context;
  return tokens.flatMap((token) => {
    const [verb, person, next] = tokens.slice(token.index + 1, token.index + 4);
    if (!/^(aber|und|denn)$/.test(token.lower) || !verb || !person || !/^(gefällt|schmeckt|passt)$/.test(verb.lower))
      return [];
    if (!/^(mir|dir|mich|dich)$/.test(person.lower)) return [];
    if (next && !/^(nicht|gut|sehr|auch|leider|trotzdem|so)$/.test(next.lower) && next.kind !== "mark") return [];
    const before = tokens.slice(0, token.index);
    if (!before.some(({ lower }) => /^(ich|du|wir)$/.test(lower))) return [];
    return [
      edit(context, token, verb, `${token.text} es ${verb.text}`, {
        type: "grammar",
        category: "pronouns",
        rule: "missing-subject",
        explanation: `*${verb.text}* needs a subject: *es ${verb.text}*.`,
        confidence: 0.85,
      }),
    ];
  });
}
