import { GOVERNING_VERBS, GOVERNING_WORDS } from "#content/built-in/german/prepositions.ts";
import {
  LOOKED_FORWARD_TO,
  OCCASIONS,
  PREDICATIVE,
  REACTIONS,
  TIMES_AND_PLACES,
} from "#content/built-in/german/words.ts";
import type { Government } from "#schema/content/german.ts";
import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { adjectiveEnding, CONTRACTIONS, determiner, determinerForm, type Slot } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf } from "../context.ts";
import { type NounPhrase, nounPhrases, solutions } from "../noun-phrase.ts";
import { mayBePeople } from "../people.ts";
import type { Token } from "../tokens.ts";

/** `Ich warte für den Bus` → `auf`, `stolz für meine Tochter` → `auf`: verbs, adjectives and nouns choose their preposition. */
export function governedPrepositionRule(context: Context): Edit[] {
  const edits: Edit[] = pronounCases(context);
  const phrases = nounPhrases(context);
  for (const clause of clausesOf(context)) {
    for (const token of context.tokens.slice(clause.from, clause.to)) {
      if (token.kind !== "word") continue;
      const before = context.tokens[token.index - 1];
      const word = before ? GOVERNING_WORDS[before.lower] : undefined;
      const found =
        word?.wrong.test(prepositionOf(token)) &&
        before &&
        isGoverned(context, clause, before, token) &&
        !(word.object && isCircumstance(context, token, word))
          ? { government: word, head: before?.lower === before?.text.toLowerCase() ? (before?.text ?? "") : "" }
          : byVerb(clause, context, token);
      if (found) edits.push(...replaced(context, phrases, token, found.government, found.head));
    }
  }
  return edits;
}

/**
 * `Ich bin zufrieden von …`: an adjective chooses its preposition only beside *sein* and its like. "Er saß zufrieden auf dem Sofa" says where,
 * "Es war nett mit euch" with whom, and "die Angst von Kindern" whose.
 */
function isGoverned(context: Context, clause: Clause, word: Token, preposition: Token): boolean {
  if (/^\p{Lu}/u.test(word.text) && nounsOf(context, word).length > 0) {
    const owner = prepositionOf(preposition) === "von";
    const before = context.tokens[word.index - 1]?.lower ?? "";
    return !owner || !(determiner(before) !== null || /^(viel|wenig|mehr)$/.test(before));
  }
  const words = context.tokens.slice(clause.from, clause.to);
  // "War nett mit euch": the subject that is left out is *es*.
  const impersonal =
    words.some(({ lower }) => /^(es|das|war's|ist's)$/.test(lower)) || /^(war|ist)$/.test(words[0]?.lower ?? "");
  return !impersonal && clause.verbs.every(({ lemma }) => PREDICATIVE.test(lemma));
}

function prepositionOf(token: Token): string {
  return CONTRACTIONS[token.lower]?.preposition ?? token.lower;
}

function byVerb(clause: Clause, context: Context, token: Token): { government: Government; head: string } | null {
  const preposition = prepositionOf(token);
  const finite = clause.finites[0];
  // A phrase before the verb says when, where or on what occasion.
  if (clause.verbs.length === 0 || (finite && !clause.opener && token.index < finite.index)) return null;
  const words = context.tokens.slice(clause.from, clause.to);
  for (const government of GOVERNING_VERBS[clause.verbs[0]?.lemma ?? ""] ?? []) {
    const { lemma = "" } = clause.verbs[0] ?? {};
    if (!government.wrong.test(preposition) || clause.verbs.some((verb) => verb.lemma !== lemma)) continue;
    if (government.reflexive && !isReflexive(context, clause, words)) continue;
    // The right preposition is there as well: this one says something else (`für dich auf den Bus warten`). The prefix of *aufpassen* is none.
    const prefix = clause.verbs[0]?.prefix === government.right ? words.at(-1) : undefined;
    if (
      words.some(
        (each) =>
          each !== prefix && (prepositionOf(each) === government.right || each.lower === `da${government.right}`),
      )
    )
      return null;
    if (government.plain && !isPlain(context, clause, token)) continue;
    if (isCircumstance(context, token, government, lemma)) continue;
    return { government, head: government.reflexive ? `sich ${lemma}` : lemma };
  }
  return null;
}

/** *mich* beside *ich*, *dich* beside *du*: "Was interessiert dich an dem Job?" is about two. */
function isReflexive(context: Context, { finites }: Clause, words: readonly Token[]): boolean {
  return words.some(({ lower }) => {
    const person = ["mich", "dich", "", "uns", "euch"].indexOf(lower);
    if (person < 0) return lower === "sich";
    const subject = ["ich", "du", "", "wir", "ihr"][person];
    return (
      words.some((each) => each.lower === subject) ||
      // `… und interessiere mich in Musik`: the subject is that of the clause before.
      finites.some((finite) => finiteOf(context, finite).every(({ persons }) => persons.includes(person)))
    );
  });
}

/** `Wir haben auf der Station gelacht`, `an Weihnachten telefoniert`: the phrase says when, where or how, and is no object of the verb. */
function isCircumstance(context: Context, token: Token, government: Government, verb = ""): boolean {
  const preposition = prepositionOf(token);
  const next = context.tokens[token.index + 1];
  const phrase = nounPhrases(context).find((each) => each.preposition?.token === token);
  const pronoun = PRONOUNS.some((forms) => next !== undefined && forms.includes(next.lower));
  const name = !pronoun && nounsOf(context, next).length === 0;
  const person = phrase ? mayBePeople(context, phrase) : pronoun || name;
  if (government.object === "things" && person) return true;
  // "Er hat für mich geantwortet": one can wait *auf* me, but do most things *für* me.
  if (preposition === "für" && pronoun && government.right !== "für" && !/^(?:warten)$/.test(verb)) return true;
  if (preposition === "zu" && REACTIONS.test(phrase?.noun.text ?? "")) return true;
  // After *in* a name is a place: `in Berlin teilgenommen`.
  if (!phrase) return OCCASIONS.test(next?.text ?? "") || (preposition === "in" && name);
  // "auf Chinesisch unterhalten"
  if (preposition === "auf" && !phrase.article && /isch$|^(?:Fotos|Bildern|Festen)$/.test(phrase.noun.text))
    return true;
  const dative = isDativePhrase(phrase);
  // `an die Firma telefonieren`: a goal is an object, whatever it is.
  const goal = /^(an|in)$/.test(preposition) && phrase.article !== null && !dative;
  if (government.object === "people" && !person && !goal) return true;
  if (phrase.noun.text === "Leben" && /^gerne?$/.test(context.tokens[phrase.to + 1]?.lower ?? "")) return true;
  const occasion = OCCASIONS.test(phrase.noun.text) && !goal;
  if (occasion && (/^(an|in|zu)$/.test(preposition) || (preposition === "über" && !phrase.article))) return true;
  return dative && !government.incomplete && /^(an|auf|in)$/.test(preposition);
}

/** After a preposition an article in -m or -r is a dative; *den* and *meinen* are one before a plural. */
function isDativePhrase(phrase: NounPhrase): boolean {
  if (!phrase.article) return false;
  const { token, merged } = phrase.article;
  const article = merged ? (CONTRACTIONS[token.lower]?.article ?? "") : token.lower;
  if (/[mr]$/.test(article)) return true;
  const fitting = solutions(phrase).filter(({ cost }) => cost === 0);
  return fitting.length > 0 && fitting.every(({ cell }) => cell.kase === "dat");
}

/** Nothing but the subject and adverbs of time before the phrase, and nothing behind it. */
function isPlain(context: Context, clause: Clause, token: Token): boolean {
  const words = context.tokens.slice(clause.from, token.index);
  const phrase = nounPhrases(context).find(({ preposition }) => preposition?.token === token);
  return (
    phrase?.to === clause.to - 1 &&
    phrase.article !== null &&
    !words.some(({ lower }) =>
      /^(was|das|es|nur|nichts|viel|gut|schlecht|so|wie|anders|ganz|etwas|alles|weg|nicht)$/.test(lower),
    )
  );
}

/** `Ich warte auf dir` → `dich`, `in ihm verliebt` → `ihn`: the case that the verb asks for behind its own preposition. */
function pronounCases(context: Context): Edit[] {
  return clausesOf(context).flatMap((clause) => {
    const lemmas = new Set(clause.verbs.map(({ lemma }) => lemma));
    const [lemma = ""] = lemmas;
    const government = (GOVERNING_VERBS[lemma] ?? []).find(
      ({ right, kase }) => kase === "acc" && /^(an|auf|in|über)$/.test(right),
    );
    if (lemmas.size !== 1 || !government) return [];
    return context.tokens.slice(clause.from, clause.to - 1).flatMap((token) => {
      const pronoun = context.tokens[token.index + 1];
      const right = PRONOUNS.find(([, dative]) => dative === pronoun?.lower)?.[0];
      if (token.lower !== government.right || !pronoun || right === undefined || right === pronoun.lower) return [];
      if (nounsOf(context, context.tokens[pronoun.index + 1]).length > 0) return [];
      return [
        edit(context, pronoun, pronoun, right, {
          type: "grammar",
          category: "pronouns",
          rule: "pronoun-case",
          explanation: `*${lemma} ${token.lower}* takes the accusative: *${token.lower} ${right}*.`,
          confidence: 0.9,
        }),
      ];
    });
  });
}

function replaced(
  context: Context,
  phrases: readonly NounPhrase[],
  token: Token,
  { right, kase, things }: Government,
  head: string,
): Edit[] {
  const next = context.tokens[token.index + 1];
  const reason = {
    type: "grammar" as const,
    category: "prepositions" as const,
    rule: "governed-preposition",
    explanation: `*${head}* goes with the preposition *${right}*.`,
    confidence: 0.88,
  };
  const phrase = phrases.find(({ preposition }) => preposition?.token === token);
  if (phrase && !things && TIMES_AND_PLACES.test(phrase.noun.text)) return [];
  if (things && !LOOKED_FORWARD_TO.test(phrase?.noun.text ?? "")) return [];
  const pronoun = next ? PRONOUNS.find((forms) => forms.includes(next.lower)) : undefined;
  if (next && pronoun && nounsOf(context, context.tokens[next.index + 1]).length === 0) {
    const form = pronoun[kase === "acc" ? 0 : 1] ?? next.lower;
    return [edit(context, token, next, `${right} ${form}`, reason)];
  }
  if (!phrase) {
    // A bare noun or a name needs no other form.
    const bare =
      next !== undefined && next.kind === "word" && /^\p{Lu}/u.test(next.text) && !TIMES_AND_PLACES.test(next.text);
    return bare && CONTRACTIONS[token.lower] === undefined ? [edit(context, token, token, right, reason)] : [];
  }
  if (!phrase.article) return phrase.adjectives.length === 0 ? [edit(context, token, token, right, reason)] : [];
  const slots = slotsOf(phrase);
  const [slot] = slots;
  if (slots.size !== 1 || slot === undefined) return [];
  const article = determinerForm(phrase.article.word, { kase, slot });
  const plural = slot === "p" && kase === "dat";
  const changesNoun = plural && phrase.readings.every(({ cells }) => cells.every(([each]) => each !== "dat"));
  if (article === null || changesNoun) return [];
  const ending = adjectiveEnding(phrase.article.word.declension, { kase, slot });
  const adjectives = phrase.adjectives.map(
    ({ token: each, readings }) => `${readings[0]?.stem ?? each.lower}${ending}`,
  );
  const before = phrase.adjectives.at(-1)?.token ?? phrase.article.token;
  const last = phrase.article.merged && adjectives.length === 0 ? token : before;
  return [edit(context, token, last, [contracted(right, article), ...adjectives].join(" "), reason)];
}

/** Accusative and dative of the pronouns; the first also stands for a word that is written as the other. */
const PRONOUNS: readonly (readonly [string, string])[] = [
  ["mich", "mir"],
  ["dich", "dir"],
  ["ihn", "ihm"],
  ["uns", "uns"],
  ["euch", "euch"],
];

/** The gender or number that article and noun leave, whatever the case. */
function slotsOf(phrase: NounPhrase): ReadonlySet<Slot> {
  const found = new Set<Slot>();
  const written = phrase.article?.merged
    ? CONTRACTIONS[phrase.article.token.lower]?.article
    : phrase.article?.token.lower;
  for (const { noun, cells } of phrase.readings) {
    for (const [, number] of cells) {
      for (const slot of number === "pl" ? (["p"] as const) : noun.genders) {
        const fits = (["acc", "dat"] as const).some(
          (kase) => phrase.article && determinerForm(phrase.article.word, { kase, slot }) === written,
        );
        if (fits) found.add(slot);
      }
    }
  }
  return found;
}

function contracted(preposition: string, article: string): string {
  const short = Object.entries(CONTRACTIONS).find(
    ([form, parts]) =>
      parts.preposition === preposition && parts.article === article && /^(im|am|vom|zum|zur|beim|ins)$/.test(form),
  );
  return short?.[0] ?? `${preposition} ${article}`;
}
