import { DATIVE_VERBS, GIVING_VERBS, WITH_DATIVE_TOO } from "#content/built-in/german/verbs.ts";
import { ADJECTIVES_WITH_DATIVE, FRONTED, TIME_NOUNS } from "#content/built-in/german/words.ts";
import { OTHER_SUBJECTS } from "#content/built-in/tutor/patterns/noun-phrases.ts";
import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { determinerForm, GENDER_NAMES, type Slot, SUBJECTS } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, verbsOf } from "../context.ts";
import { capital } from "../lexicon.ts";
import { type NounPhrase, nounPhrases, solutions } from "../noun-phrase.ts";
import { isAboutPeople } from "../people.ts";
import type { Token } from "../tokens.ts";

/**
 * `Der Wohnung liegt im dritten Stock`, `Die Zimmer ist klein`, `Wann kommt der Bahn?`: an article that some case or number has, though the
 * phrase must be the singular subject, because nothing else in the clause can be.
 */
export function subjectArticleRule(context: Context): Edit[] {
  return clausesOf(context).flatMap((clause) => {
    if (clause.opener || context.tokens[clause.from - 1]?.text === ",") return [];
    const phrase = subjectOf(context, clause);
    const slot = phrase && rightSlot(context, clause, phrase);
    const right = slot && phrase?.article ? determinerForm(phrase.article.word, { kase: "nom", slot }) : null;
    if (!phrase?.article || !slot || right === null || right === phrase.article.token.lower) return [];
    return [
      edit(context, phrase.article.token, phrase.article.token, asWritten(phrase.article.token, right), {
        type: "grammar",
        category: "articles",
        rule: "subject-article",
        explanation: `*${phrase.noun.text}* is ${GENDER_NAMES[slot]} and the subject here: *${right} ${phrase.noun.text}*.`,
        confidence: 0.88,
      }),
    ];
  });
}

/** Behind a colon, too, the article keeps its capital. */
function asWritten(token: Token, right: string): string {
  return /^\p{Lu}/u.test(token.text) ? capital(right) : right;
}

/** The phrase at the start of a statement, or right behind the verb of a question with *wo*, *wann* and the like. */
function subjectOf(context: Context, clause: Clause): NounPhrase | null {
  const start = clause.from + (/^(und|aber|denn)$/.test(context.tokens[clause.from]?.lower ?? "") ? 1 : 0);
  const first = context.tokens[start];
  const second = context.tokens[start + 1]?.lower ?? "";
  const asks =
    /^(wo|wann|wie|warum|woher|wohin)$/.test(first?.lower ?? "") ||
    FRONTED.has(first?.lower ?? "") ||
    (first?.lower === "was" && second === "kostet");
  const yesOrNo = !asks && /^(ist|war|kommt|beginnt|liegt|steht)$/.test(first?.lower ?? "");
  const from = asks ? start + 2 : yesOrNo ? start + 1 : start;
  const phrase = nounPhrases(context).find((each) => each.from === from && !each.preposition && each.to < clause.to);
  const named = !asks && !yesOrNo && isNameAfterVon(context, phrase);
  const verb = context.tokens[asks ? start + 1 : yesOrNo ? start : (phrase?.to ?? 0) + (named ? 3 : 1)];
  if (!phrase?.article || phrase.article.merged || phrase.adjectives.length > 0 || !verb) return null;
  if (clause.finites[0] !== verb || !isSingular(context, verb)) return null;
  return hasOtherSubject(context, clause, phrase, verb) ? null : phrase;
}

/** `Die Schwester von Tom` */
function isNameAfterVon(context: Context, phrase: NounPhrase | undefined): boolean {
  const [von, name] = phrase ? context.tokens.slice(phrase.to + 1, phrase.to + 3) : [];
  return von?.lower === "von" && name !== undefined && /^\p{Lu}/u.test(name.text);
}

/** Only a subject in the singular goes with this form. */
function isSingular(context: Context, verb: Token): boolean {
  const readings = verbsOf(context, verb).filter(({ form }) => form !== "imperative" && form !== "participle");
  return (
    readings.some(({ persons }) => persons.includes(2)) &&
    readings.every(({ form, persons, joined }) => form === "finite" && !joined && !persons.includes(5))
  );
}

/** A pronoun or a phrase without preposition that could be the subject as well. */
function hasOtherSubject(context: Context, clause: Clause, phrase: NounPhrase, verb: Token): boolean {
  const phrases = nounPhrases(context);
  const rest = context.tokens.slice(Math.min(phrase.from, verb.index), clause.to);
  return rest.some((token) => {
    if (token.index >= phrase.from && token.index <= phrase.to) return false;
    if (token.kind === "mark" || token.kind === "number") return true;
    if (SUBJECTS[token.lower] !== undefined || OTHER_SUBJECTS.test(token.lower)) return true;
    if (finiteOf(context, token).length > 0 && token !== verb && token.index < clause.to - 1) return true;
    if (!/^\p{Lu}/u.test(token.text) || token === context.tokens[clause.from]) return false;
    const own = phrases.find(({ from, to }) => token.index >= from && token.index <= to);
    if (own) return own.preposition === null && !TIME_NOUNS.test(own.noun.text) && isNominative(own);
    return (
      !/^(Uhr|Spaß|Freude|Angst|Sinn)$/.test(token.text) &&
      !/^(von|aus|in|nach|bei|mit|für|um|zu|auf|gegen|ohne|vor)$/.test(context.tokens[token.index - 1]?.lower ?? "")
    );
  });
}

function isNominative(phrase: NounPhrase): boolean {
  return solutions(phrase).some(({ cell, cost }) => cost === 0 && cell.kase === "nom");
}

function rightSlot(context: Context, clause: Clause, phrase: NounPhrase): Slot | null {
  const fitting = solutions(phrase).filter(({ cost }) => cost === 0);
  const article = phrase.article?.token.lower ?? "";
  const genders = new Set(phrase.readings.flatMap(({ noun }) => noun.genders));
  const [gender] = genders;
  const singular = phrase.readings.every(({ cells }) =>
    cells.some(([kase, number]) => kase === "nom" && number === "sg"),
  );
  if (genders.size !== 1 || !gender || !singular || TIME_NOUNS.test(phrase.noun.text)) return null;
  const tokens = context.tokens.slice(clause.from, clause.to);
  // "Der Frau wird geholfen", "der Stadt geht es gut", "der Frau ist kalt": a clause without a subject, or with its subject unsaid.
  if (article === "der" && gender === "f") {
    if (!fitting.every(({ cell }) => cell.kase === "dat" || cell.kase === "gen")) return null;
    const person = tokens.some(({ lower }) => /^(mir|dir|ihm|uns|euch|ihnen)$/.test(lower));
    if (clause.verbs.length === 0) return null;
    // "Der Firma gefällt, dass …": the subject may follow as a clause.
    const alone = context.tokens[clause.to]?.text !== "," && !isAboutPeople(context, phrase);
    if (!person && !alone && clause.verbs.some((verb) => takesDative(verb.lemma, verb.governs))) return null;
    if (clause.verbs.some(({ lemma }) => /^(grauen|schwindeln|mangeln|fehlen|drohen|reichen)$/.test(lemma)))
      return null;
    if (tokens.some(({ lower }) => ADJECTIVES_WITH_DATIVE.test(lower) || /^(wird|wurde|gibt|geht|ging)$/.test(lower)))
      return null;
    return "f";
  }
  // `Den Film war gut`, `Wie heißt deinen Bruder?`: "Den Mann wundert, dass …" has its subject in the clause that follows.
  if (fitting.length > 0 && fitting.every(({ cell }) => cell.kase === "acc" && cell.slot === "m")) {
    const impersonal = clause.verbs.some(({ lemma }) =>
      /^(frieren|wundern|schaudern|ekeln|hungern|dürsten|geben)$/.test(lemma),
    );
    return impersonal || clause.verbs.length === 0 || context.tokens[clause.to]?.text === "," ? null : "m";
  }
  // `Die Zimmer ist klein`: a plural that looks like the singular, beside a verb in the singular.
  const plural = fitting.length > 0 && fitting.every(({ cell }) => cell.slot === "p");
  if (article !== "die" || !plural) return null;
  // "Die Fahrer ist krank": whoever speaks of people may mean several.
  const same = phrase.readings.every(({ noun, cells }) => noun.lemma === noun.plural && cells.length > 0);
  if (!same || (gender === "m" && context.lexicon.noun(`${phrase.noun.text}in`) !== null)) return null;
  return nounsOf(context, phrase.noun).length > 0 ? gender : null;
}

function takesDative(lemma: string, governs: string): boolean {
  return /^A?D|^DA/.test(governs) || DATIVE_VERBS.has(lemma) || GIVING_VERBS.has(lemma) || WITH_DATIVE_TOO.test(lemma);
}
