import {
  ALSO_ADVERBS,
  COUNTED_IN_SINGULAR,
  FOREIGN_PREPOSITIONS,
  GOING_PLACES,
  IMPOSSIBLE_PAIRS,
  NUMBERS,
  TIMELY,
  VERBS_WITH_DIRECTION,
  WANTED_WITH_ARTICLE,
  WANTS_ACCUSATIVE,
  WITHOUT_ARTICLE,
} from "#content/built-in/german/doubts.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { COORDINATORS, determiner, SUBJECTS } from "../closed-class.ts";
import { type Context, finiteOf, nounsOf, verbsOf } from "../context.ts";
import { capital, type Lexicon } from "../lexicon.ts";
import type { Token } from "../tokens.ts";
import { COPULA, hasCopula, isNoun, type Phrase, within } from "./shared.ts";

/** "Ein Restorant": behind an article, a capital is no name. */
export function unknownNoun({ tokens, lexicon }: Context): boolean {
  return tokens.some((token, index) => {
    const before = tokens[index - 1]?.lower ?? "";
    return (
      token.kind === "word" &&
      /^\p{Lu}\p{Ll}/u.test(token.text) &&
      /^(?:ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|kein|keine|keinen)$/.test(before) &&
      !isNounOrCompound(lexicon, token.text) &&
      lexicon.adjectiveReadings(token.lower).length === 0
    );
  });
}

/** "Aus die Türkei": no noun could make it right. */
export function wrongArticle(context: Context): boolean {
  return context.tokens.some((token, index) => {
    const [before, next, after] = [-1, 1, 2].map((step) => context.tokens[index + step]?.lower ?? "");
    if (/^(?:mit|bei|von|aus|zu|nach)$/.test(token.lower))
      return (
        !(token.lower === "zu" && next === "sein") &&
        /^(?:die|das|eine?|[mdks]eine?|ihre|unsere|eure|diese|dieses|jede|jedes)$/.test(next ?? "") &&
        after !== "paar" &&
        !/^(?:meinung|erfahrung|ansicht|auffassung)$/.test(before ?? "")
      );
    return /^(?:durch|für|gegen|ohne)$/.test(token.lower) && /^(?:dem|[mdks]?eine[mr]|ihrem|unserem)$/.test(next ?? "");
  });
}

/** "Yogakurs": the first part may be any word. */
function isNounOrCompound(lexicon: Lexicon, word: string): boolean {
  if (lexicon.nounReadings(word).length > 0) return true;
  for (let at = 2; at <= word.length - 4; at += 1)
    if (lexicon.nounReadings(capital(word.slice(at))).length > 0) return true;
  return false;
}

/** "Ich esse der Apfel": "der Apfel" can only be a subject, and the clause has one. */
export function secondSubject(context: Context, phrases: readonly Phrase[]): boolean {
  const clauses = clausesOf(context);
  return clauses.some((clause, index) => {
    const own = phrases.filter((phrase) => within(clause, phrase) && phrase.preposition === null);
    const subjects = own
      .filter(
        ({ cells, from }) =>
          cells.length > 0 &&
          cells.every(({ cell }) => cell.kase === "nom" || (cell.kase === "gen" && !isNoun(context, from - 1))),
      )
      .filter(({ noun, cells }) => !(TIMELY.test(noun.text) || cells.every(({ cell }) => cell.kase === "gen")));
    if (subjects.length === 0) return false;
    if (clause.verbs.some((verb) => COPULA.test(verb.lemma)) || hasCopula(context, clause)) return false;
    if (context.tokens.slice(clause.from, clause.to).some((token) => /^(?:als|wie|und|oder|außer)$/.test(token.lower)))
      return goesOnAbout(context, clauses[index - 1], clause);
    return subjects.length > 1 || clause.subject !== null || goesOnAbout(context, clauses[index - 1], clause);
  });
}

/** "Ich trinke Milch und essen der Apfel": the clause behind "und" has no subject of its own before its verb. */
function goesOnAbout(context: Context, before: Clause | undefined, clause: Clause): boolean {
  return (
    before?.subject != null &&
    context.tokens[clause.from]?.lower === "und" &&
    verbsOf(context, context.tokens[clause.from + 1]).length > 0
  );
}

/** "Ich warte vor das Kino", "ich gehe in der Schule". */
export function wrongTwoWay(context: Context, phrases: readonly Phrase[]): boolean {
  return clausesOf(context).some((clause) => {
    const verbs = clause.verbs.map((verb) => verb.lemma);
    const words = context.tokens.slice(clause.from, clause.to).map((token) => token.text);
    return phrases.some((phrase) => {
      const word = phrase.preposition?.word ?? "";
      if (!within(clause, phrase) || !/^(?:in|an|auf|vor|hinter|neben|unter|zwischen)$/.test(word)) return false;
      const accusative = phrase.cells.some(({ cell }) => cell.kase === "acc");
      const dative = phrase.cells.some(({ cell }) => cell.kase === "dat");
      if (accusative && !dative) {
        // "Ins Kino." answers a question that has the verb.
        if (verbs.length === 0) return false;
        if (
          verbs.some((verb) => GOING_PLACES.test(verb) || VERBS_WITH_DIRECTION.test(verb)) ||
          words.some((each) => WANTS_ACCUSATIVE.test(each))
        )
          return false;
        if (/(?:Fall|Weise|Art|Moment|Blick)$/u.test(phrase.noun.text)) return false;
        return !clause.verbs.some((verb) => verb.governs.includes(`${word}+A`));
      }
      // "Ich gehe im Park spazieren" is right: only the bare verb of motion is doubted.
      return (
        dative &&
        !accusative &&
        /^(?:in|auf)$/.test(word) &&
        !TIMELY.test(phrase.noun.text) &&
        verbs.length > 0 &&
        verbs.every((verb) => /^(?:gehen|fliegen|reisen|fahren)$/.test(verb)) &&
        !words.includes("spazieren") &&
        !phrases.some((other) => other !== phrase && within(clause, other) && other.preposition !== null)
      );
    });
  });
}

/** "Nach Strand", "in Hotel": only names, masses and set phrases do without an article here. */
export function lacksArticle(context: Context): boolean {
  const { tokens, lexicon } = context;
  return tokens.some((token, index) => {
    // "Ich brauche Auto", "ich lese gern Buch": but "ich fahre Auto".
    const verbs = verbsOf(context, token);
    if (
      WANTED_WITH_ARTICLE.test(tokens[index + 1]?.text ?? "") &&
      !/^\p{Lu}|^und$/u.test(tokens[index + 2]?.text ?? "") &&
      (verbs.some(({ form, verb }) => form === "finite" && !COPULA.test(verb.lemma) && verb.lemma !== "fahren") ||
        /^(?:gern|gerne|oft|immer|auch|heute|morgen|nur)$/.test(token.lower)) &&
      !tokens.some((each) =>
        finiteOf(context, each).some(({ verb }) => COPULA.test(verb.lemma) || verb.lemma === "fahren"),
      )
    )
      return true;
    if (!/^(?:in|nach|an|auf|zu|bei)$/.test(token.lower)) return false;
    const noun = tokens[index + 1];
    if (noun === undefined || nounsOf(context, noun).length === 0) return false;
    if (WITHOUT_ARTICLE.test(`${token.lower} ${noun.text}`)) return false;
    if (/(?:heit|keit|ismus|land|tum|ik|zeit)$/u.test(noun.text)) return false;
    // A name may follow: "bei Herrn Kim", "in Haus 3". So may the other half of a pair: "in Form und Farbe".
    const after = [2, 3].map((step) => tokens[index + step]?.text ?? "");
    if (/^\p{Lu}|^\d|^bis$/u.test(after[0] ?? "") || (after[0] === "und" && /^\p{Lu}/u.test(after[1] ?? "")))
      return false;
    const meaning = lexicon.taught(noun.text)?.meaning ?? "";
    if (/^\p{Lu}/u.test(meaning) && !/^I\b/.test(meaning)) return false;
    const readings = lexicon.nounReadings(noun.text);
    const countable = readings.some((reading) => reading.noun.plural !== null && reading.noun.plural !== "");
    const singular = readings.every(
      (reading) =>
        reading.noun.genders.length > 0 &&
        reading.cells.some(([, number]) => number === "sg") &&
        reading.noun.plural !== noun.text,
    );
    return countable && singular && lexicon.taught(noun.text) !== null;
  });
}

/** "Der Mädchen heißt Lena", "der Stimmung ist gut": before its verb and with no other noun behind it, a phrase is the subject. */
export function noNominative(context: Context, phrases: readonly Phrase[]): boolean {
  return clausesOf(context).some((clause) => {
    const { tokens } = context;
    const from = clause.from + (COORDINATORS.has(tokens[clause.from]?.lower ?? "") ? 1 : 0);
    const phrase = phrases.find((each) => each.from === from);
    if (phrase === undefined || clause.opener !== null || phrase.preposition !== null || phrase.article === null)
      return false;
    if (phrase.cells.length === 0 || phrase.cells.some(({ cell }) => cell.kase === "nom")) return false;
    const rest = tokens.slice(phrase.to + 1, clause.to);
    if (finiteOf(context, rest[0]).length === 0 || TIMELY.test(phrase.noun.text)) return false;
    return !rest.some(
      (token) =>
        SUBJECTS[token.lower] !== undefined ||
        determiner(token.lower) !== null ||
        /^(?:sie|niemand|jemand|nichts|alles|etwas|wird|werden|wurde|wurden)$/.test(token.lower),
    );
  });
}

/** "Zwei Bruders", "viele alte Haus", "nach drei Monate", "zwanzig Zimmern". */
export function wrongAfterNumber(context: Context): boolean {
  const { tokens, lexicon } = context;
  return tokens.some((token, index) => {
    if (!NUMBERS.test(token.lower) || /^(?:um|ab|bis|im|am|jahr|punkt)$/.test(tokens[index - 1]?.lower ?? ""))
      return false;
    const next = tokens[index + 1];
    const inflected = next !== undefined && lexicon.adjectiveReadings(next.text).some(({ ending }) => ending !== "");
    const noun = inflected ? tokens[index + 2] : next;
    const readings = nounsOf(context, noun);
    if (noun === undefined || readings.length === 0 || COUNTED_IN_SINGULAR.test(noun.text)) return false;
    const cases = readings.flatMap(({ cells }) => cells.filter(([, number]) => number === "pl").map(([kase]) => kase));
    if (readings.every((reading) => reading.noun.plural === null && reading.noun.genders.length > 0)) return false;
    const before = tokens[index - 1];
    const dative = /^(?:mit|bei|von|aus|nach|seit|zu|vor)$/.test(before?.lower ?? "");
    if (dative) return !cases.includes("dat");
    // "Den zwei Kindern", "in zwei Zimmern": only a bare number tells that no dative can follow.
    if (before !== undefined && verbsOf(context, before).length === 0) return cases.length === 0;
    return !cases.includes("nom");
  });
}

/** "Mit sie", "ohne dir", "wie geht es Sie", "meine Eltern und mich fahren". */
export function wrongPronoun(context: Context): boolean {
  const { tokens } = context;
  return tokens.some((token, index) => {
    const next = tokens[index + 1]?.lower ?? "";
    if (/^(?:mit|bei|von|aus|zu|außer)$/.test(token.lower)) return /^(?:mich|dich|ihn|sie|ich|er|wir|es)$/.test(next);
    if (/^(?:für|ohne|gegen|durch)$/.test(token.lower)) return /^(?:mir|dir|ihm|ihnen|ich|er|wir)$/.test(next);
    if (/^(?:geht|ging)$/.test(token.lower) && next === "es")
      return /^(?:sie|ihn|mich|dich|ich|er)$/.test(tokens[index + 2]?.lower ?? "");
    return (
      token.lower === "und" &&
      /^(?:mich|mir)$/.test(next) &&
      isPluralVerb(context, tokens[index + 2]) &&
      !tokens.slice(0, index).some((each) => finiteOf(context, each).length > 0)
    );
  });
}

function isPluralVerb(context: Context, token: Token | undefined): boolean {
  return finiteOf(context, token).some(({ persons }) => persons.includes(3));
}

/** "Ich warte meinen Bus." */
export function lacksPreposition(context: Context, phrases: readonly Phrase[]): boolean {
  return clausesOf(context).some(
    (clause) =>
      clause.verbs.length > 0 &&
      clause.verbs.every((verb) => /^(?:warten|achten|verzichten|hoffen|träumen|teilnehmen)$/.test(verb.lemma)) &&
      phrases.some(
        (phrase) =>
          within(clause, phrase) &&
          phrase.preposition === null &&
          phrase.article !== null &&
          !TIMELY.test(phrase.noun.text) &&
          phrase.cells.every(({ cell }) => cell.kase === "acc"),
      ),
  );
}

/** "Ich habe er gesehen". */
export function secondPronoun(context: Context): boolean {
  return clausesOf(context).some((clause) => {
    const words = context.tokens.slice(clause.from, clause.to).map((token) => token.lower);
    if (words.some((word) => /^(?:und|oder|als|wie|aber|denn|dass)$/.test(word))) return false;
    return new Set(words.filter((word) => /^(?:ich|du|er|wir|man)$/.test(word))).size > 1;
  });
}

/** "Schwarz Kaffee", "eine sehr schön Stadt". */
export function bareAdjective(context: Context): boolean {
  const { tokens, lexicon } = context;
  return tokens.some((token, index) => {
    const noun = tokens[index + 1];
    return (
      noun !== undefined &&
      /^\p{Ll}/u.test(token.text) &&
      nounsOf(context, noun).length > 0 &&
      !noun.text.endsWith("isch") &&
      lexicon.taught(token.lower)?.partOfSpeech === "adjective" &&
      !ALSO_ADVERBS.test(token.lower) &&
      lexicon.adjectiveReadings(token.lower).some(({ ending }) => ending === "") &&
      lexicon.adjectiveReadings(token.lower).every(({ ending }) => ending === "") &&
      verbsOf(context, token).length === 0
    );
  });
}

/** "Viele interessanten Museen". */
export function afterMany({ tokens, lexicon }: Context): boolean {
  return tokens.some(
    (token, index) =>
      /^(?:viele|einige|mehrere|wenige)$/.test(token.lower) &&
      /^\p{Lu}/u.test(tokens[index + 2]?.text ?? "") &&
      lexicon.adjectiveReadings(tokens[index + 1]?.lower ?? "").some(({ ending }) => ending === "en") &&
      lexicon.adjectiveReadings(tokens[index + 1]?.lower ?? "").every(({ ending }) => ending === "en"),
  );
}

export function foreignPreposition(context: Context): boolean {
  const start = context.tokens[0]?.start ?? 0;
  return [FOREIGN_PREPOSITIONS, IMPOSSIBLE_PAIRS].some((pattern) =>
    pattern.test(context.message.slice(start, context.tokens.at(-1)?.end ?? start)),
  );
}
