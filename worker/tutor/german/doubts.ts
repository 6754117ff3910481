import type { CefrLevel } from "#schema/terms/cefr.ts";
import { unsureEdits } from "./analyze.ts";
import { type Clause, clausesOf } from "./clause.ts";
import { COORDINATORS, determiner, MODALS, SUBJECTS } from "./closed-class.ts";
import { type Context, finiteOf, nounsOf, verbsOf } from "./context.ts";
import { capital, type Lexicon } from "./lexicon.ts";
import { type NounPhrase, nounPhrases, type Solution, solutions } from "./noun-phrase.ts";
import { type Token, tokenize } from "./tokens.ts";

/** The level changes only which explanations a rule gives. */
const LEVEL: CefrLevel = "B1";

/** One reason to take a sentence for wrong although it cannot be said how to mend it. */
type Doubt = (context: Context, phrases: readonly Phrase[]) => boolean;

interface Phrase extends NounPhrase {
  /** The cells that all its words and its preposition fit. */
  cells: readonly Solution[];
}

const DOUBTS: Readonly<Record<string, Doubt>> = {
  "an edit that nobody is sure of": (context) => unsureEdits(context).length > 0,
  "words that agree in no case": (_, phrases) => phrases.some((phrase) => phrase.cells.length === 0),
  "an article that its preposition never has": wrongArticle,
  "an unknown noun": unknownNoun,
  "a subject's case for an object": secondSubject,
  "the wrong case after a two-way preposition": wrongTwoWay,
  "a noun that lacks its article": lacksArticle,
  "a misplaced nicht": misplacedNot,
  "a verb that does not fit its subject": wrongPerson,
  "words behind the end of the clause": behindTheEnd,
  "a subordinate clause without its verb at the end": verbNotLast,
  "a clause without its comma": lacksComma,
  "two things before the verb": verbThird,
  "a subject in another case": noNominative,
  "a number before a singular": wrongAfterNumber,
  "a pronoun in the wrong case": wrongPronoun,
  "a preposition before a verb": prepositionBeforeVerb,
  "a relative clause without its verb at the end": wrongRelative,
  "a subject said twice": doubleSubject,
  "a reflexive pronoun at the end": lateReflexive,
  "a verb without its reflexive pronoun": lacksReflexive,
  "an object without its preposition": lacksPreposition,
  "a word between subject and verb": splitPair,
  "an object in the subject's case": secondPronoun,
  "an adjective without its ending": bareAdjective,
  "an ending that does not go with viele": afterMany,
  "a verb form that its auxiliary does not take": wrongVerbForm,
  "a preposition of another language": foreignPreposition,
};

/**
 * Why a text is probably wrong, or null. The engine corrects only what it is sure of; this is for those who would say the
 * text again: one right sentence too many in doubt costs them little, one wrong sentence repeated teaches it.
 */
export function doubtIn(lexicon: Lexicon, text: string): string | null {
  for (const sentence of tokenize(text)) {
    const context: Context = { lexicon, message: text, level: LEVEL, sentence, tokens: sentence.tokens };
    const phrases = nounPhrases(context).map((phrase) => ({ ...phrase, cells: fitting(phrase) }));
    for (const [name, doubt] of Object.entries(DOUBTS)) if (doubt(context, phrases)) return name;
  }
  return null;
}

function fitting(phrase: NounPhrase): Solution[] {
  return solutions(phrase).filter(
    ({ cell, cost }) => cost === 0 && (phrase.preposition === null || phrase.preposition.cases.includes(cell.kase)),
  );
}

/** "Ein Restorant": behind an article, a capital is no name. */
function unknownNoun({ tokens, lexicon }: Context): boolean {
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
function wrongArticle(context: Context): boolean {
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

const COPULA = /^(?:sein|werden|bleiben|heißen|scheinen|gelten|nennen)$/;

/** "Ich esse der Apfel": "der Apfel" can only be a subject, and the clause has one. */
function secondSubject(context: Context, phrases: readonly Phrase[]): boolean {
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

function hasCopula(context: Context, clause: Clause): boolean {
  return clause.finites.some((token) =>
    finiteOf(context, token).some(({ verb }) => verb.lemma === "sein" || verb.lemma === "werden"),
  );
}

/** Verbs that say where something goes. */
const GOES =
  /^(?:.*(?:gehen|fahren|fliegen|kommen|reisen|laufen|rennen|ziehen|springen|steigen|fallen|wandern|treten))$/;
const PUTS =
  /(?:stellen|legen|setzen|hängen|stecken|bringen|tragen|werfen|schicken|packen|tun|gießen|schreiben|kleben|holen|nehmen|verlieben|schauen|sehen|gucken|blicken|laden|melden|schneiden|bauen|führen|einladen|integrieren|vertiefen|verwandeln|verändern|investieren|übersetzen|teilen|passen|gehören|wechseln|geraten|stoßen|kriegen|machen|lassen|helfen|schlagen)$/;
const TIMELY =
  /(?:Sommer|Winter|Herbst|Frühling|Januar|Februar|März|April|Mai|Juni|Juli|August|\p{L}+ber|Tag|Morgen|Abend|Mittag|Nacht|Woche|Wochenende|Monat|Jahr|Jahren|Tagen|Wochen|Monaten|Stunde|Stunden|Minuten|Zeit|Zukunft|Vergangenheit|Ferien|Urlaub|Pause|Anfang|Ende|Regel|Regen|Moment|Hand|Kindheit|Jugend|Gruppe)$/iu;
const WANTS_ACCUSATIVE =
  /^(?:Lust|stolz|gespannt|Hoffnung|Antwort|neidisch|böse|sauer|bis|Blick|Anspruch|Recht|Erinnerung|Glaube|Glauben|angewiesen|verliebt|eifersüchtig|gewöhnt|Vorfreude|neugierig|Reise|Ausflug|Weg|Einblick|Besuch|Fahrt|Zugang|Eintritt|Einladung|Einfluss|Appetit|Rücksicht|freue|freuen|freut|freust|einigen|geeinigt|gewöhnt|gewöhne|reagiert|reagierte|Schuld|Grüße|verschieben|verschoben|konzentriere|konzentrieren|bereite|vorbereiten|vorbereitet)$/;

/** "Ich warte vor das Kino", "ich gehe in der Schule". */
function wrongTwoWay(context: Context, phrases: readonly Phrase[]): boolean {
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
          verbs.some((verb) => GOES.test(verb) || PUTS.test(verb)) ||
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

const BARE =
  /^(?:zu (?:Hause|Fuß|Mittag|Abend|Besuch|Bett|Ende|Beginn|Anfang|Hilfe|Gast|Recht|Weihnachten|Ostern|Wort|Tisch|Boden|Papier|Silvester|Pfingsten|Unrecht|Tode|Zeit|Gunsten|Rande|Lande|Kopf|Buche)|in (?:Ordnung|Behandlung|Ausbildung|Verbindung|Beziehung|Erinnerung|Entwicklung|Begleitung|Vorbereitung|Planung|Kombination|Diskussion|Richtung|Quarantäne|Isolation|Gesellschaft|Urlaub|Rente|Ruhe|Eile|Teilzeit|Vollzeit|Arbeit|Form|Kontakt|Zukunft|Frage|Mode|Gefahr|Sicht|Kürze|Gedanken|Therapie|Liebe|Mathe|Musik|Deutsch|Englisch|Wahrheit|Wirklichkeit|Not|Panik|Stimmung|Sport|Physik|Chemie|Kunst|Gold|Kauf|Angst|Pension|Kraft|Anspruch|Betrieb|Haft|Führung)|nach (?:Hause|Feierabend|Absprache|Mitternacht|Wunsch|Plan|Bedarf|Weihnachten|Ostern|Silvester|Kräften|Art|Luft|Süden|Norden|Osten|Westen)|auf (?:Deutsch|Englisch|Reisen|Anfrage|Dauer|Wunsch|Grund|Arbeit|Platz|Sendung|Rezept|Zeit|Abstand|Diät|Knopfdruck|Nummer|Suche|Seiten?)|an (?:Bord|Land|Weihnachten|Ostern|Silvester|Stelle|Krebs|Silvester|Heiligabend|Bedeutung|Wert|Gewicht)|bei (?:Bedarf|Regen|Gelegenheit|Tisch|Nacht|Tag|Kerzenlicht|Tageslicht|Sonne|Schnee|Wind))$/;

/** "Nach Strand", "in Hotel": only names, masses and set phrases do without an article here. */
function lacksArticle(context: Context): boolean {
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
    if (BARE.test(`${token.lower} ${noun.text}`)) return false;
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

/** "Nicht kein Fleisch", "ich kenne nicht diese Stadt". */
function misplacedNot(context: Context, phrases: readonly Phrase[]): boolean {
  const { tokens } = context;
  return clausesOf(context).some((clause) =>
    tokens.slice(clause.from, clause.to).some((token) => {
      if (token.lower !== "nicht") return false;
      const next = tokens[token.index + 1]?.lower ?? "";
      if (next.startsWith("kein")) return true;
      if (token.index + 1 >= clause.to || hasCopula(context, clause)) return false;
      if (tokens.some((each) => each.lower === "sondern")) return false;
      // "Das blaue, nicht das rote."
      if (tokens[token.index - 1]?.kind === "mark") return false;
      if (/^(?:es|ihn|mich|dich|uns|ihm|mir|dir|ihnen)$/.test(next)) return true;
      const phrase = phrases.find(({ from }) => from === token.index + 1);
      if (phrase === undefined || phrase.preposition !== null || phrase.article === null) return false;
      if (TIMELY.test(phrase.noun.text) || /^(?:Mal|Weg)$/.test(phrase.noun.text)) return false;
      return /^(?:d|dies|mein|dein|sein|ihr|unser|euer)$/.test(phrase.article.word.base);
    }),
  );
}

/** "… und essen einen Apfel" of one person, "deine Hobbys ist Lesen". */
function wrongPerson(context: Context, phrases: readonly Phrase[]): boolean {
  const { tokens } = context;
  const clauses = clausesOf(context);
  return clauses.some((clause, index) => {
    const before = clauses[index - 1];
    const first = tokens[clause.from];
    const verb = tokens[clause.from + (COORDINATORS.has(first?.lower ?? "") ? 1 : 0)];
    if (
      /^(?:und|oder|aber)$/.test(first?.lower ?? "") &&
      before !== undefined &&
      clause.opener === null &&
      !hasOwnSubject(context, clause)
    ) {
      const person = personOf(context, phrases, before);
      const finite = finiteOf(context, verb);
      const asInfinitive = verbsOf(context, verb).some(
        (reading) => reading.form !== "finite" && reading.form !== "imperative",
      );
      if (person !== null && finite.length > 0 && !(asInfinitive && takesInfinitive(context, before)))
        if (finite.every((reading) => !reading.persons.includes(person))) return true;
    }
    const phrase = phrases.find(({ from }) => from === clause.from);
    // "Die Leute in Deutschland ist": what stands between is passed over.
    const between = phrases.find(({ from, preposition }) => preposition !== null && from === (phrase?.to ?? 0) + 1);
    const next = phrase === undefined ? undefined : tokens[(between ?? phrase).to + 1];
    if (phrase === undefined || phrase.preposition !== null || phrase.article === null || next === undefined)
      return false;
    const persons = finiteOf(context, next).flatMap((reading) => reading.persons);
    if (persons.length === 0 || next.index >= clause.to) return false;
    if (tokens.slice(next.index, clause.to).some((token) => /^(?:ich|du|er|sie|es|wir|ihr|man)$/.test(token.lower)))
      return false;
    const nominative = phrase.cells.filter(({ cell }) => cell.kase === "nom");
    return nominative.length > 0 && nominative.every(({ cell }) => !persons.includes(cell.slot === "p" ? 5 : 2));
  });
}

/** Who does what a clause says: its pronoun, or the phrase with an article that it begins with. */
function personOf(context: Context, phrases: readonly Phrase[], clause: Clause): number | null {
  if (clause.subject !== null) return unitedSubject(context, clause) ? null : (SUBJECTS[clause.subject.lower] ?? 2);
  const phrase = phrases.find(({ from }) => from === clause.from);
  if (phrase === undefined || phrase.preposition !== null || phrase.article === null) return null;
  if (finiteOf(context, context.tokens[phrase.to + 1]).length === 0) return null;
  const slots = new Set(phrase.cells.filter(({ cell }) => cell.kase === "nom").map(({ cell }) => cell.slot === "p"));
  return slots.size === 1 ? (slots.has(true) ? 5 : 2) : null;
}

function hasOwnSubject(context: Context, clause: Clause): boolean {
  return context.tokens
    .slice(clause.from, clause.to)
    .some((token) => SUBJECTS[token.lower] !== undefined || /^(?:sie|das|die|der)$/.test(token.lower));
}

/** "Mein Mann und ich". */
function unitedSubject(context: Context, clause: Clause): boolean {
  const at = clause.subject?.index ?? 0;
  return context.tokens[at - 1]?.lower === "und" || context.tokens[at + 1]?.lower === "und";
}

function takesInfinitive(context: Context, clause: Clause): boolean {
  return clause.finites.some((token) =>
    finiteOf(context, token).some(
      ({ verb }) =>
        MODALS.has(verb.lemma) || /^(?:werden|lassen|gehen|sehen|hören|helfen|lernen|bleiben)$/.test(verb.lemma),
    ),
  );
}

/** "Ich habe Deutsch gelernt für zwei Jahre": a participle or an infinitive closes its clause. */
function behindTheEnd(context: Context): boolean {
  const { tokens } = context;
  return clausesOf(context).some((clause) => {
    if (clause.opener !== null) return false;
    const words = tokens.slice(clause.from, clause.to);
    const frame = words.findIndex((token) =>
      finiteOf(context, token).some(({ verb }) => isHelper(verb.lemma) || verb.lemma === "gehen"),
    );
    if (frame === -1) return false;
    const helpers = finiteOf(context, words[frame]).map(({ verb }) => verb.lemma);
    const past = helpers.some((lemma) => /^(?:haben|sein|werden)$/.test(lemma));
    const modal = helpers.some((lemma) => MODALS.has(lemma) || lemma === "werden" || lemma === "gehen");
    return words.some((token, at) => {
      const next = words[at + 1];
      if (at <= frame || next === undefined || next.kind === "mark") return false;
      if (words[at - 1]?.lower === "ehrlich") return false;
      const closes = verbsOf(context, token).some(
        ({ form }) => (past && form === "participle") || (modal && form === "infinitive"),
      );
      if (!closes || context.lexicon.taught(token.lower)?.partOfSpeech === "adjective") return false;
      // A participle before a noun or an adjective is one itself: "frisch gekochte", "gut bezahlt".
      if (
        verbsOf(context, next).length > 0 ||
        /^(?:als|wie|und|oder|aber|denn|sowie|zu|außer|noch|worden)$/.test(next.lower)
      )
        return false;
      return !/^(?:gern|gerne|genug|sehr|viel|lange|gefallen)$/.test(token.lower);
    });
  });
}

function isHelper(lemma: string): boolean {
  return MODALS.has(lemma) || /^(?:haben|sein|werden)$/.test(lemma);
}

/** "Weil morgen ist Samstag". */
function verbNotLast(context: Context): boolean {
  const { tokens } = context;
  return clausesOf(context).some((clause) => {
    if (clause.opener === null) return false;
    const words = tokens.slice(clause.from + 1, clause.to).filter((token) => token.kind !== "mark");
    const last = words.at(-1);
    if (last === undefined || (/^(?:als|bis|seit|während)$/.test(clause.opener.lower) && words.length < 3))
      return false;
    const person = clause.subject === null ? null : (SUBJECTS[clause.subject.lower] ?? null);
    const united = clause.subject !== null && unitedSubject(context, clause);
    const finite = finiteOf(context, last).filter(
      ({ persons }) => person === null || united || persons.includes(person),
    );
    if (finite.length === 0) {
      // "Weil ich das hätte sagen können": two infinitives at the end.
      const pair = words.slice(-2).every((token) => verbsOf(context, token).some(({ form }) => form === "infinitive"));
      return !(pair && words.length > 3);
    }
    const early = words
      .slice(0, -1)
      .find((token) =>
        /^(?:ist|sind|bin|war|waren|hat|habe|haben|kann|können|konnten?|muss|müssen|mussten?|will|wollen|wollten?|soll|sollen|sollten?|darf|dürfen)$/.test(
          token.lower,
        ),
      );
    return (
      early !== undefined &&
      verbsOf(context, last).some(({ form }) => form === "infinitive" || form === "participle") &&
      !COORDINATED.test(tokens[early.index + 1]?.lower ?? "")
    );
  });
}

const COORDINATED = /^(?:und|oder|aber)$/;
const BEFORE_OPENER =
  /^(?:und|oder|aber|denn|sondern|als|auch|nur|besonders|gerade|selbst|immer|außer|so|wie|ja|nein|vor|allem|erst|schon|kurz|bis|etwa|vielleicht|sogar|jedes|mal|nicht|ohne|anstatt|statt|gut|egal|je|doch|einfach|genau|eben|bevor|tage|tag|wochen|jahre|stunden|also)$/;

/** "Ich bin glücklich weil …". */
function lacksComma(context: Context): boolean {
  const { tokens } = context;
  return tokens.some((token, index) => {
    const before = tokens[index - 1];
    return (
      before !== undefined &&
      before.kind === "word" &&
      /^(?:weil|dass|wenn|ob|obwohl|nachdem|bevor|falls|sobald)$/.test(token.text) &&
      !BEFORE_OPENER.test(before.lower)
    );
  });
}

const OPENING_ADVERB =
  /^(?:heute|gestern|morgen|jetzt|dann|danach|manchmal|oft|normalerweise|deshalb|leider|später|früher|zuerst|meistens|morgens|abends|trotzdem|natürlich|vielleicht|hier|dort|außerdem)$/;

/** "Gestern ich war", "und dann wir gehen", "heute meine Mutter kocht". */
function verbThird({ tokens }: Context): boolean {
  return tokens.some((token, index) => {
    const before = tokens[index - 1];
    const next = tokens[index + 1]?.lower ?? "";
    return (
      OPENING_ADVERB.test(token.lower) &&
      (before === undefined || before.kind === "mark" || /^(?:und|aber|oder)$/.test(before.lower)) &&
      (SUBJECTS[next] !== undefined || /^(?:sie|mein|meine|unser|unsere|der|die|das|alle)$/.test(next))
    );
  });
}

/** "Der Mädchen heißt Lena", "der Stimmung ist gut": before its verb and with no other noun behind it, a phrase is the subject. */
function noNominative(context: Context, phrases: readonly Phrase[]): boolean {
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

const NUMBER =
  /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|viele|vielen|einige|einigen|mehrere|mehreren|wenige|beide|beiden|\d+)$/;
const COUNTED_IN_SINGULAR =
  /^(?:Uhr|Euro|Prozent|Grad|Kilo|Gramm|Liter|Meter|Kilometer|Stück|Mal|Cent|Dollar|Pfund|Bier|Kaffee|Tee|Wein|Cola|Glas|Mann|Jahr|Franken|Zentimeter|Quadratmeter|Watt|\p{L}+ber|Januar|Februar|März|April|Mai|Juni|Juli|August)$/u;

/** "Zwei Bruders", "viele alte Haus", "nach drei Monate", "zwanzig Zimmern". */
function wrongAfterNumber(context: Context): boolean {
  const { tokens, lexicon } = context;
  return tokens.some((token, index) => {
    if (!NUMBER.test(token.lower) || /^(?:um|ab|bis|im|am|jahr|punkt)$/.test(tokens[index - 1]?.lower ?? ""))
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
function wrongPronoun(context: Context): boolean {
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

/** "Ich fühle gut." */
function lacksReflexive(context: Context): boolean {
  return clausesOf(context).some((clause) => {
    const words = context.tokens.slice(clause.from, clause.to);
    return (
      clause.subject !== null &&
      clause.verbs.length > 0 &&
      !hasCopula(context, clause) &&
      clause.verbs.every((verb) => verb.reflexive || verb.lemma === "fühlen") &&
      !words.some(
        (token) => /^(?:mich|mir|dich|dir|sich|uns|euch)$/.test(token.lower) || nounsOf(context, token).length > 0,
      )
    );
  });
}

/** "Ich warte meinen Bus." */
function lacksPreposition(context: Context, phrases: readonly Phrase[]): boolean {
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

/** "Keine Zeit für lernen": there the verb would have to be a noun. */
function prepositionBeforeVerb(context: Context): boolean {
  const { tokens } = context;
  return tokens.some((token, index) => {
    if (!/^(?:für|mit|von|nach|bei|beim|zum|vom|gegen|durch|aus)$/.test(token.lower)) return false;
    const next = tokens[index + 1];
    if (next === undefined || !/^\p{Ll}/u.test(next.text) || /^\p{Lu}/u.test(tokens[index + 2]?.text ?? ""))
      return false;
    const verbs = verbsOf(context, next);
    const other = tokens.slice(0, index).some((each) => finiteOf(context, each).length > 0);
    return (
      other && verbs.some(({ form }) => form === "infinitive" || form === "participle") && finiteEnd(next) === null
    );
  });
}

/** "Mit" and "nach" may be the prefix of a verb, with another verb behind: "… die mit wollen". */
function finiteEnd(token: Token): string | null {
  return /^(?:wollen|sollen|können|müssen|dürfen|haben|sein|werden)$/.exec(token.lower)?.[0] ?? null;
}

/** "Ein Freund, der wohnen in Köln." */
function wrongRelative(context: Context): boolean {
  const { tokens } = context;
  return clausesOf(context).some((clause) => {
    const words = tokens.slice(clause.from, clause.to);
    const pronoun = words[0]?.lower ?? "";
    const [before, noun] = [tokens[clause.from - 1], tokens[clause.from - 2]];
    if (!/^(?:der|die|das)$/.test(pronoun) || before?.text !== "," || nounsOf(context, noun).length === 0) return false;
    if (words.length < 3 || /^\p{Lu}/u.test(words[1]?.text ?? "")) return false;
    if (finiteOf(context, words.at(-1)).length > 0) return false;
    const persons = finiteOf(context, words[1]).flatMap((reading) => reading.persons);
    return (
      persons.length > 0 && !persons.some((person) => (pronoun === "die" ? person === 2 || person === 5 : person === 2))
    );
  });
}

/** "Mein Vater er arbeitet viel." */
function doubleSubject(context: Context, phrases: readonly Phrase[]): boolean {
  const { tokens } = context;
  return phrases.some(
    (phrase) =>
      phrase.from === 0 &&
      phrase.preposition === null &&
      phrase.cells.some(({ cell }) => cell.kase === "nom") &&
      /^(?:er|sie|es|wir)$/.test(tokens[phrase.to + 1]?.lower ?? "") &&
      finiteOf(context, tokens[phrase.to + 2]).length > 0,
  );
}

/** "Ich treffe mit Freunden mich." */
function lateReflexive(context: Context): boolean {
  return clausesOf(context).some((clause) => {
    const words = context.tokens.slice(clause.from, clause.to).filter((token) => token.kind === "word");
    return (
      clause.opener === null &&
      /^(?:mich|dich|sich)$/.test(words.at(-1)?.lower ?? "") &&
      nounsOf(context, words.at(-2)).length > 0 &&
      /^(?:ich|du|er|sie|es|wir|man)$/.test(words[0]?.lower ?? "")
    );
  });
}

/** "Ich nicht kann", "wir wollt": a subject and the verb right behind it, or not right behind it. */
function splitPair(context: Context): boolean {
  const { tokens } = context;
  return clausesOf(context).some((clause) => {
    const at = clause.from + (COORDINATORS.has(tokens[clause.from]?.lower ?? "") ? 1 : 0);
    const [subject, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    if (subject === undefined || clause.opener !== null || at + 1 >= clause.to) return false;
    const person = /^(?:ich|du|er|wir|man)$/.test(subject.lower) ? SUBJECTS[subject.lower] : undefined;
    if (person === undefined) return false;
    const finite = finiteOf(context, next);
    // "Mein Bruder und ich haben": both together are a plural.
    const allowed = at > clause.from ? [person, 3] : [person];
    if (finite.length > 0) return finite.every(({ persons }) => !persons.some((each) => allowed.includes(each)));
    return (
      /^(?:nicht|auch|immer|oft|gern|gerne|noch|schon|jetzt|heute|morgen|gestern|manchmal|nie|normalerweise)$/.test(
        next?.lower ?? "",
      ) &&
      at + 2 < clause.to &&
      finiteOf(context, after).length > 0
    );
  });
}

/** "Ich habe er gesehen". */
function secondPronoun(context: Context): boolean {
  return clausesOf(context).some((clause) => {
    const words = context.tokens.slice(clause.from, clause.to).map((token) => token.lower);
    if (words.some((word) => /^(?:und|oder|als|wie|aber|denn|dass)$/.test(word))) return false;
    return new Set(words.filter((word) => /^(?:ich|du|er|wir|man)$/.test(word))).size > 1;
  });
}

const ALSO_ADVERB =
  /^(?:gut|besser|schlecht|schnell|langsam|früh|spät|kurz|lang|leicht|viel|wenig|mehr|weniger|genug|regelmäßig|richtig|perfekt|fließend|ganz|echt|rosa|lila|orange|beige|wirklich|voll|frei|allein|gern|selten|häufig|täglich|total|extra|super|ungefähr|rund|halb|typisch|ziemlich|zusammen|fertig|gemeinsam|schwer|normal|pro|direkt|nah|weit|hoch|fest|fast|einfach|sicher|genau|lieb|gleich|laut|leise|ruhig|natürlich|eigentlich)$/;

/** "Schwarz Kaffee", "eine sehr schön Stadt". */
function bareAdjective(context: Context): boolean {
  const { tokens, lexicon } = context;
  return tokens.some((token, index) => {
    const noun = tokens[index + 1];
    return (
      noun !== undefined &&
      /^\p{Ll}/u.test(token.text) &&
      nounsOf(context, noun).length > 0 &&
      !noun.text.endsWith("isch") &&
      lexicon.taught(token.lower)?.partOfSpeech === "adjective" &&
      !ALSO_ADVERB.test(token.lower) &&
      lexicon.adjectiveReadings(token.lower).some(({ ending }) => ending === "") &&
      lexicon.adjectiveReadings(token.lower).every(({ ending }) => ending === "") &&
      verbsOf(context, token).length === 0
    );
  });
}

/** "Viele interessanten Museen". */
function afterMany({ tokens, lexicon }: Context): boolean {
  return tokens.some(
    (token, index) =>
      /^(?:viele|einige|mehrere|wenige)$/.test(token.lower) &&
      /^\p{Lu}/u.test(tokens[index + 2]?.text ?? "") &&
      lexicon.adjectiveReadings(tokens[index + 1]?.lower ?? "").some(({ ending }) => ending === "en") &&
      lexicon.adjectiveReadings(tokens[index + 1]?.lower ?? "").every(({ ending }) => ending === "en"),
  );
}

const TAKES_INFINITIVE =
  /^(?:gehen|fahren|kommen|lernen|lassen|helfen|hören|sehen|bleiben|fühlen|spüren|heißen|nennen|brauchen|tun|schicken|lehren)$/;

/** "Wir müssen den Weg gezeigt", "ich habe viel lernen". */
function wrongVerbForm(context: Context): boolean {
  return clausesOf(context).some((clause) => {
    const words = context.tokens.slice(clause.from, clause.to).filter((token) => token.kind === "word");
    const last = words.at(-1);
    if (clause.opener !== null || last === undefined || clause.finites.includes(words[0] ?? last)) return false;
    const helpers = clause.finites
      .filter((token) => token !== last)
      .flatMap((token) => finiteOf(context, token).map(({ verb }) => verb.lemma));
    const forms = new Set(verbsOf(context, last).map(({ form }) => form));
    const bare = /^\p{Ll}/u.test(last.text) && forms.has("infinitive") && !forms.has("participle");
    // "Ich mag essen", "ich kenne kochen": only few verbs take a bare infinitive.
    const closesRelative = verbsOf(context, last).some(({ verb }) => isHelper(verb.lemma));
    if (bare && !closesRelative && helpers.length > 0 && !words.some((token) => token.lower === "zu")) {
      if (!helpers.some((lemma) => isHelper(lemma) || TAKES_INFINITIVE.test(lemma))) return true;
      if (last.lower !== "sein" && words.some((token) => /^(?:mag|magst|mögt|mögen)$/.test(token.lower))) return true;
    }
    if (helpers.length === 0 || !helpers.every(isHelper)) return false;
    const others = words
      .slice(0, -1)
      .some(
        (token) =>
          token !== clause.finites[0] &&
          verbsOf(context, token).some(({ form }) => form === "infinitive" || form === "zu"),
      );
    if (others || words.some((token) => token.lower === "zu")) return false;
    // "Ich habe angekommen."
    const participles = verbsOf(context, last).filter(({ form }) => form === "participle");
    if (
      participles.length > 0 &&
      participles.every(({ verb }) => verb.auxiliary === "sein" && !verb.lemma.endsWith("fahren")) &&
      helpers.every((lemma) => lemma === "haben")
    )
      return true;
    if (helpers.every((lemma) => MODALS.has(lemma))) return forms.has("participle") && !forms.has("infinitive");
    return (
      helpers.every((lemma) => lemma === "haben" || lemma === "sein") &&
      !/^(?:einkaufen|schwimmen|essen|tanzen|spazieren)$/.test(last.lower) &&
      forms.has("infinitive") &&
      !forms.has("participle") &&
      last.index !== clause.from
    );
  });
}

const WANTED_WITH_ARTICLE =
  /^(?:Auto|Hund|Katze|Wohnung|Haus|Handy|Computer|Laptop|Fahrrad|Bruder|Schwester|Freund|Freundin|Mann|Frau|Kind|Sohn|Tochter|Job|Zimmer|Garten|Apfel|Buch|Tisch|Stuhl|Bett|Lampe|Idee|Frage|Problem|Termin|Tasche|Jacke|Hose|Kleid|Lehrer|Lehrerin|Hobby|Film|Party|Prüfung|Stadt|Restaurant|Arzt|Plan|Traum|Balkon)$/;

/** Prepositions that learners bring from their own language, and that no case betrays. */
const FOREIGN =
  /\b(?:fragen? über|(?<!was )für (?:ein(?:e|en)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+|viele|lange) (?:jahre?|monate?|wochen?|stunden?|tage?|zeit)|warte\w* für|träume?\w* über|angst (?:von|über)|(?:an|in|bei|zu) (?:\d+|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) uhr|(?<!es )gibt (?:viele|ein|eine|einen|kein|keine|keinen)|nein \p{Lu}\p{L}+|(?:gehe?n?|fahre?n?|fährt|komme?n?) (?:\p{L}+ ){0,2}zu hause|nach de[rmn] (?:schweiz|türkei|usa|ukraine|slowakei|niederlanden|strand|park|stadt|supermarkt|kino|meer|bahnhof|flughafen)|arbeit\w* (?:\p{L}+ )?wie (?:ein )?(?:lehrer|arzt|koch|kellner|verkäufer|ingenieur)(?:in)?|(?:die|der|den) (?:deutsch|englisch|französisch|spanisch)|sag\w* (?:\p{L}+ ){0,3}in deutsch|würde möchten|denke\w* (?:oft |viel |immer )*über mein\w+|(?:gehe?n?|gegangen|fahre?n?|gefahren|fliege?n?) zu (?!hause|fuß|bett|\p{Lu}|\p{Ll}+en\b)\p{L}+(?:land|stadt))\b/iu;

function foreignPreposition(context: Context): boolean {
  const start = context.tokens[0]?.start ?? 0;
  return [FOREIGN, OTHERS].some((pattern) =>
    pattern.test(context.message.slice(start, context.tokens.at(-1)?.end ?? start)),
  );
}

/** "Am der Morgen", "müde aber ich gehe", "ich besuche er", "drei mal". */
const OTHERS =
  /\b(?:(?:im|am|zum|zur|beim|vom|ins|ans) (?:der|die|das|dem|den|eine?[nmr]?|meine?[nmr]?)|(?:ein|zwei|drei|vier|fünf) mal|fühl(?:e|st|t|en) (?:gut|schlecht|müde|krank|wohl)|(?:ich|du|wir) \p{Ll}+ (?:er|ich|du|wir))\b|\p{L} (?:aber|denn|sondern) (?:ich|du|er|es|wir|man|ist|war|gefällt)\b/u;

function within(clause: Clause, phrase: NounPhrase): boolean {
  return phrase.from >= clause.from && phrase.to < clause.to;
}

function isNoun(context: Context, index: number): boolean {
  const token: Token | undefined = context.tokens[index];
  return token !== undefined && nounsOf(context, token).length > 0;
}
