import { MISSPELLINGS } from "#content/built-in/german/slips.ts";
import { NOT_NOUNS } from "#content/built-in/german/words.ts";
import { ADVERBS_WITH_CAPITAL, CHAT_WORDS, MAY_BE_A_NAME, POLITE } from "#content/built-in/tutor/patterns/spelling.ts";
import type { Edit } from "../../turn.ts";
import { CONTRACTIONS, determiner, MODALS, PREPOSITIONS, SUBJECTS } from "../closed-class.ts";
import { afterOpening, type Context, edit, finiteOf, firstWord, verbsOf } from "../context.ts";
import { capital } from "../lexicon.ts";
import { conjugate, participle } from "../paradigm.ts";
import { suggest } from "../speller.ts";
import type { Token } from "../tokens.ts";

/** Searching for a misspelled word costs about two milliseconds; a message that is not German at all must not cost fifty of them. */
const MOST_SEARCHES = 6;

/** Capitals, umlauts, ß and slips. Names and unknown words with a capital stay as they are. */
export function spellingRule(context: Context): Edit[] {
  const edits: Edit[] = [];
  let searches = 0;
  const words = context.tokens.filter((token) => token.kind === "word");
  const unknown = words.filter(
    (token) => !context.lexicon.isKnown(token.text) && !context.lexicon.isKnown(token.lower),
  );
  // More unknown words than known ones: another language.
  const foreign = words.length >= 4 && unknown.length > words.length / 2;
  for (const token of words) {
    const listed = misspellingOf(context, token);
    if (listed) {
      edits.push(listed);
      continue;
    }
    if (/[-’'\d]/.test(token.text) || /^\p{Lu}{2,}$/u.test(token.text) || token.text.length < 3) {
      const found = token.text === "Ich" ? capitalInside(context, token) : null;
      if (found) edits.push(found);
      continue;
    }
    if (determiner(token.lower) && token !== firstWord(context)) continue;
    if (isQuotedAlone(context, token)) continue;
    if (/^\p{Ll}/u.test(token.text)) {
      const found =
        (context.lexicon.isSimple(token.lower) ? null : regularized(context, token)) ?? capitalMissing(context, token);
      if (found) edits.push(found);
      else if (
        !context.lexicon.isKnown(token.lower) &&
        !isInsideForeign(context, token) &&
        !isOnlySmall(context, token)
      ) {
        const slip = foreign || ++searches > MOST_SEARCHES ? null : misspelled(context, token);
        if (slip) edits.push(slip);
      }
    } else if (token !== firstWord(context) && !afterOpening(context, token)) {
      const found = capitalInside(context, token);
      if (found) edits.push(found);
      else if (isUndotted(context, token)) {
        const slip = misspelledNoun(context, token);
        if (slip && onlyDotsDiffer(context, token, slip)) edits.push(slip);
      } else if (!context.lexicon.isKnown(token.text) && !foreign && ++searches <= MOST_SEARCHES) {
        const slip = misspelledNoun(context, token);
        if (slip && (isNounPlace(context, token) || onlyDotsDiffer(context, token, slip))) edits.push(slip);
      }
    } else if (
      !context.lexicon.isKnown(token.text) &&
      !context.lexicon.isKnown(token.lower) &&
      context.tokens.length > 2
    ) {
      const slip = regularized(context, token);
      if (slip) edits.push(slip);
    }
  }
  return edits;
}

/** `Villeicht`, `bischen`: words that are known to be misspelled, also at the beginning of a sentence, where others may be names. */
function misspellingOf(context: Context, token: Token): Edit | null {
  const right = Object.hasOwn(MISSPELLINGS, token.lower) ? MISSPELLINGS[token.lower] : undefined;
  if (right === undefined) return null;
  const isName = /^\p{Lu}/u.test(token.text) && token !== firstWord(context) && /^\p{Ll}/u.test(right);
  if (
    isName ||
    /^(herrn?|frau|familie)$/.test(context.tokens[token.index - 1]?.lower ?? "") ||
    isQuotedAlone(context, token)
  )
    return null;
  return edit(context, token, token, right, {
    ...SLIP,
    explanation: explainSlip(token.text, right),
    confidence: 0.95,
  });
}

/** `käse fehlt mir`: a noun or a name without its capital is no other word (`käme`), whether or not the capital is corrected. */
function isOnlySmall(context: Context, token: Token): boolean {
  return CHAT_WORDS.test(token.lower) || context.lexicon.isKnown(capital(token.text));
}

/** „cringe“: a word that is talked about. */
function isQuotedAlone(context: Context, token: Token): boolean {
  const quote = /^["„“”«»‚‘']$/;
  return (
    quote.test(context.tokens[token.index - 1]?.text ?? "") && quote.test(context.tokens[token.index + 1]?.text ?? "")
  );
}

/** A word among English ones, or a common English word itself, is left to the rule for English. */
function isInsideForeign(context: Context, token: Token): boolean {
  if (context.lexicon.english(token.lower) === null) return false;
  // `fur` is English, too, but in a German sentence it is *für* without its dots.
  const dotted = token.lower
    .split("")
    .map(
      (letter, at) =>
        token.lower.slice(0, at) + ({ a: "ä", o: "ö", u: "ü" }[letter] ?? letter) + token.lower.slice(at + 1),
    );
  return !dotted.some((form) => form !== token.lower && (context.lexicon.frequency(form) ?? 9) <= 2);
}

/** `brot` → `Brot`, `das essen` → `das Essen`. */
function capitalMissing(context: Context, token: Token): Edit | null {
  const { lexicon, tokens } = context;
  const before = tokens[token.index - 1];
  if (
    /^(abend|morgen|mittag|nachmittag|vormittag|nacht)$/.test(token.text) &&
    before &&
    /^(heute|gestern|guten|am|jeden)$/.test(before.lower) &&
    // "heute, morgen und am Freitag", "von heute auf morgen"
    !(token.text === "morgen" && /^(heute|gestern)$/.test(before.lower))
  ) {
    return edit(context, token, token, capital(token.text), {
      type: "spelling",
      category: "nouns",
      rule: "noun-capital",
      explanation: `Times of day are nouns after *${before.lower}* and take a capital.`,
      confidence: 0.95,
    });
  }
  if (token === firstWord(context) || NOT_NOUNS.has(token.lower)) return null;
  // "Den verkauf ich heute": a verb without its -e.
  if (
    tokens[token.index + 1]?.lower === "ich" &&
    lexicon.verbReadings(`${token.lower}e`).some(({ persons }) => persons.includes(0))
  )
    return null;
  const noun = capital(token.text);
  // English has the word as well (`berlin`); after *in* or *aus* a name that German has is that name.
  const town = /^(in|aus|nach)$/.test(before?.lower ?? "") && lexicon.frequency(noun) !== null;
  if (lexicon.english(token.lower) !== null && lexicon.taught(noun) === null && !town) return null;
  // Compounds of rare parts (`dunkelblau`, `zehnmal`) and nouns made of other words are no proof of a noun.
  const readings = lexicon
    .nounReadings(noun)
    .filter((reading) => reading.noun.head === "" || reading.noun.head.length >= 4);
  const next = tokens[token.index + 1];
  const reason = {
    type: "spelling" as const,
    category: "nouns" as const,
    rule: "noun-capital",
    explanation: "German nouns always start with a capital letter.",
  };
  if (readings.length === 0) {
    const sharp = noun.replace("ss", "ß");
    const other = sharp.toLowerCase();
    if (
      sharp !== noun &&
      lexicon.nounReadings(sharp).some(({ noun: each }) => each.head === "") &&
      // "ich weiss": the verb, not the color; "sie schoss": no *Schoß*.
      lexicon.verbReadings(token.lower).every(({ tense }) => tense !== "past") &&
      lexicon.verbReadings(other).every(({ persons }) => persons.every((person) => person === 0)) &&
      lexicon.adjectiveReadings(other).length === 0
    )
      return edit(context, token, token, sharp, {
        ...reason,
        explanation: `German nouns always start with a capital letter, and this one has an ß: *${sharp}*.`,
        confidence: 0.9,
      });
    // maria, spanien: names that are known with a capital only.
    const named =
      lexicon.frequency(noun) !== null &&
      isEmpty(lexicon.entries(token.text)) &&
      lexicon.verbReadings(token.lower).length === 0 &&
      lexicon.adjectiveReadings(token.lower).length === 0;
    return named && token.text.length > 3 && !isCapitalOfSentence(context, noun)
      ? edit(context, token, token, noun, {
          ...reason,
          explanation: "Names always start with a capital letter.",
          confidence: 0.85,
        })
      : null;
  }
  const plain = readings.every((reading) => reading.noun.head === "");
  const verbal = lexicon.verbReadings(token.lower).some(({ form }) => form === "infinitive");
  // `Beim lesen`, `zum joggen`: behind these an infinitive is a noun.
  const nominal =
    /^(beim|zum|vom)$/.test(before?.lower ?? "") && !(next?.kind === "word" && /^\p{Lu}/u.test(next.text));
  if (
    verbal &&
    (nominal || isHobby(context, token)) &&
    !lexicon.entries(token.text).some((entry) => /^[AD]/.test(entry))
  )
    return edit(context, token, token, noun, {
      ...reason,
      explanation: "An infinitive that is used as a noun takes a capital.",
      confidence: 0.9,
    });
  if (/^(bedarf|neuerdings|allerdings)$/.test(token.lower)) return null;
  const written = lexicon.entries(token.text);
  // Lists of common words hold lower-case nouns out of subtitles: their place in the list alone proves nothing.
  const listedOnly = written.length > 0 && written.every((entry) => entry.startsWith("#"));
  const shortForm =
    written.every((entry) => entry.startsWith("#") || entry.startsWith("=")) &&
    lexicon.taught(noun) !== null &&
    lexicon
      .verbReadings(token.lower)
      .every((reading) => reading.form !== "infinitive" && reading.persons.every((person) => person === 0));
  if (
    !lexicon.isKnown(token.text) ||
    (listedOnly && lexicon.taught(noun) !== null && lexicon.adjectiveReadings(token.lower).length === 0) ||
    (shortForm &&
      !/^(ich|hab|geh|mach)$/.test(before?.lower ?? "") &&
      // `ruf bitte an`, `geben … preis`: commands and prefixes look like nouns, too. What stands before a noun decides.
      (written.every((entry) => entry.startsWith("#")) ||
        (before !== undefined &&
          (determiner(before.lower) !== null ||
            PREPOSITIONS[before.lower] !== undefined ||
            lexicon.adjectiveReadings(before.lower).some(({ ending }) => ending === "er" || ending === "es") ||
            /^(viel|wenig|mehr|genug|gern|gerne)$/.test(before.lower)))) &&
      lexicon.adjectiveReadings(token.lower).length === 0)
  ) {
    // `harken`: an unknown word in -en is more likely a verb than the plural of a noun.
    if (
      token.text.endsWith("en") &&
      readings.every(({ noun: each }) => each.lemma !== noun && lexicon.taught(each.lemma) === null) &&
      before &&
      determiner(before.lower) === null &&
      PREPOSITIONS[before.lower] === undefined &&
      lexicon.adjectiveReadings(before.lower).length === 0
    )
      return null;
    // A compound must end in a noun that people use, or `langweilich` would become one.
    if (
      !plain &&
      !readings.some(
        ({ noun: each }) =>
          lexicon.taught(capital(each.lemma.slice(each.head.length))) !== null ||
          lexicon.frequency(capital(each.lemma.slice(each.head.length))) !== null,
      )
    )
      return null;
    // `buchbar`, `kinderreich`: adjectives that no dictionary has, and no *Bar* for books.
    if (
      !plain &&
      /(?:bar|reich|los|voll|frei|arm|wert|fest|haft|rot)(?:e[mnrs]?)?$/.test(token.lower) &&
      !isNounPlace(context, token)
    )
      return null;
    const rare = readings.every(
      ({ noun: each }) => lexicon.frequency(each.lemma) === null && lexicon.taught(each.lemma) === null,
    );
    if (rare && plain && token.text.length < 5) return null;
    return edit(context, token, token, noun, { ...reason, confidence: plain ? 0.95 : 0.85 });
  }
  // `lange haare`: an adjective with its ending before it, and the end of the phrase after it.
  const taughtPlural = readings.some(
    ({ noun: each, cells }) => lexicon.taught(each.lemma) !== null && cells.every(([, number]) => number === "pl"),
  );
  if (
    taughtPlural &&
    before?.lower.endsWith("e") &&
    lexicon.taught(before.lower.replace(/e$/, ""))?.partOfSpeech === "adjective" &&
    verbsOf(context, before).length === 0 &&
    (next === undefined || next.kind === "mark" || /^(und|oder)$/.test(next.lower)) &&
    lexicon.frequency(token.text) === null &&
    lexicon.adjectiveReadings(token.lower).length === 0
  ) {
    return edit(context, token, token, noun, { ...reason, confidence: 0.85 });
  }
  // The lower-case word exists, too (`essen`, `freund` does not): an article before it and no noun after it decide.
  const listed = lexicon.entries(token.text);
  if (/^(werd|neuerding)/.test(token.lower)) return null;
  if (listed.some((entry) => /^(D|A)/.test(entry)) || determiner(token.lower) || PREPOSITIONS[token.lower]) return null;
  const articles = /^(das|dem|ein|einen|mein|meine|dein|eine|dem|im|zum|beim|vom|am|ins|unser)$/;
  // "Die einen sagen so, die anderen so."
  const pronouns =
    before && determiner(before.lower)?.base === "ein" && determiner(tokens[before.index - 1]?.lower ?? "");
  // "weil die anderen auf einen warten": *einen* is anybody.
  const anybody =
    /^eine[mn]$/.test(before?.lower ?? "") &&
    PREPOSITIONS[tokens[token.index - 2]?.lower ?? ""] !== undefined &&
    next?.kind !== "word";
  if (
    !before ||
    pronouns ||
    anybody ||
    !articles.test(before.lower) ||
    (next && /^\p{Lu}/u.test(next.text) && next.kind === "word")
  )
    return null;
  const verbs = lexicon.verbReadings(token.lower);
  const onlyVerb =
    verbs.some((reading) => reading.form === "infinitive") && verbs.every((reading) => reading.form !== "participle");
  const common = readings.some(
    ({ noun: each }) => lexicon.taught(each.lemma) !== null || (lexicon.frequency(each.lemma) ?? 9) < 7,
  );
  if (
    !onlyVerb ||
    !common ||
    (/^(das|die|der|den|dem|ihr)$/.test(before.lower) &&
      token.index < 3 &&
      verbs.some((reading) => reading.form === "finite"))
  )
    return null;
  if (lexicon.adjectiveReadings(token.lower).length > 0) return null;
  if (/^(das|die|der|ihr|den|dem)$/.test(before.lower)) {
    // `Wie soll denn das gehen?`, `wenn ich das sagen darf`: beside a modal verb the infinitive may stand alone at the end.
    if (
      (next?.kind !== "word" || isModal(context, next)) &&
      tokens.some((each) =>
        verbsOf(context, each).some(
          (reading) =>
            reading.form === "finite" &&
            (MODALS.has(reading.verb.lemma) || /^(lassen|werden)$/.test(reading.verb.lemma)),
        ),
      )
    )
      return null;
    const pronoun =
      verbs.some((reading) => reading.form === "finite") &&
      !tokens.some((each) => each !== token && verbsOf(context, each).some((reading) => reading.form === "finite"));
    if (pronoun || tokens[before.index - 1]?.text === ",") return null;
  }
  return edit(context, token, token, noun, { ...reason, confidence: 0.85 });
}

/** `Meine Hobbys sind lesen und schwimmen`. */
function isHobby(context: Context, token: Token): boolean {
  const at = context.tokens.findIndex(({ text }) => /^(Hobby|Hobbys|Lieblingshobby|Hobbies)$/.test(text));
  const verb = context.tokens[at + 1];
  if (at < 0 || !verb || !/^(sind|ist)$/.test(verb.lower) || token.index <= verb.index) return false;
  return context.tokens
    .slice(verb.index + 1, token.index)
    .every(
      (each) =>
        each.text === "," || each.lower === "und" || context.lexicon.nounReadings(capital(each.text)).length > 0,
    );
}

function isModal(context: Context, token: Token | undefined): boolean {
  return (
    token !== undefined &&
    verbsOf(context, token).some((reading) => reading.form === "finite" && MODALS.has(reading.verb.lemma))
  );
}

function isEmpty(entries: readonly string[]): boolean {
  return entries.length === 0;
}

/** The list of common words has the first words of sentences with a capital, too: only what is never lower-case is a name. */
function isCapitalOfSentence(context: Context, noun: string): boolean {
  return context.lexicon.isKnown(noun.toLowerCase());
}

/** `und Ich` → `und ich`, `Ich Gehe` → `Ich gehe`. */
function capitalInside(context: Context, token: Token): Edit | null {
  const { lexicon, tokens } = context;
  if (token === firstWord(context) || afterOpening(context, token) || POLITE.test(token.text)) return null;
  const before = tokens[token.index - 1];
  // Titles, names, greetings with a comma (`Hallo Anna, Ich …` has its own habits).
  if (!before || before.kind !== "word") return null;
  const adverb = ADVERBS_WITH_CAPITAL.test(token.text);
  if (
    token.text !== "Ich" &&
    !isCapitalAdjective(context, token, before) &&
    !(adverb && determiner(before.lower) === null && !/^\p{Lu}/u.test(before.text))
  ) {
    if (/^\p{Lu}/u.test(before.text) && before !== firstWord(context)) return null;
    if (determiner(before.lower) || PREPOSITIONS[before.lower] || CONTRACTIONS[before.lower]) return null;
    if (lexicon.nounReadings(token.text).length > 0 || lexicon.isNominalized(token.text)) return null;
    // "hab ich Schiss": the clause has its verb already.
    const finite = verbsFinite(context, token) && finiteOf(context, tokens[before.index - 1]).length === 0;
    if (/^(und|ich bin)$/.test(before.lower) && lexicon.frequency(token.text) !== null && token.text !== "Und")
      return null;
    if (before.lower === "bin" || before.lower === "ist") return null;
    const closed =
      lexicon.entries(token.lower).includes("D") &&
      !lexicon.entries(token.text).some((entry) => /^[NJ@]/.test(entry)) &&
      // das Für und Wider, das Auf und Ab
      !(before.lower === "und" && /^\p{Lu}/u.test(tokens[before.index - 1]?.text ?? "") && before.index > 1) &&
      token.text.length <= 5;
    if (
      !(finite && /^(ich|du|er|wir|man)$/.test(before.lower)) &&
      !(closed && /^(und|aber|ich|du|er|wir|ist|bin)$/.test(before.lower))
    )
      return null;
  }
  return edit(context, token, token, token.lower, {
    type: "spelling",
    category: null,
    rule: "no-capital",
    explanation:
      token.text === "Ich"
        ? "*ich* takes a capital only at the beginning of a sentence."
        : "Only nouns take a capital inside a sentence.",
    confidence: 0.9,
  });
}

/** `Ich bin Müde`, `sehr Interessant`, `ein Gutes Restaurant`: an adjective of ours that is no noun, where only an adjective can stand. */
function isCapitalAdjective(context: Context, token: Token, before: Token): boolean {
  const { lexicon, tokens } = context;
  if (MAY_BE_A_NAME.test(token.text) && !/^(Gut|Groß|Neu|Alt|Klein)e[smnr]?$/.test(token.text)) return false;
  const [adjective] = lexicon.adjectiveReadings(token.lower);
  if (!adjective || lexicon.taught(adjective.lemma)?.partOfSpeech !== "adjective") return false;
  const next = tokens[token.index + 1];
  const nouns = lexicon.nounReadings(token.text).filter(({ noun }) => lexicon.taught(noun.lemma) !== null);
  if (nouns.length > 0) return false;
  const bare = lexicon.adjectiveReadings(token.lower).some(({ ending }) => ending === "");
  const ends = next === undefined || next.kind === "mark" || /^\p{Ll}/u.test(next.text);
  // "Er ist ein ganz Lieber": behind an article it is a noun.
  if (/^(eine?|der|die)$/.test(tokens[before.index - 1]?.lower ?? "")) return false;
  if (bare && ends && /^(sehr|zu|so|bin|bist|ist|sind|war|nicht|auch|wirklich|ganz|total)$/.test(before.lower))
    return true;
  // "die Deutsche Bahn", "das Neue Museum": with a definite article it may be a name.
  return (
    determiner(before.lower)?.base === "ein" &&
    !bare &&
    next !== undefined &&
    lexicon.nounReadings(next.text).length > 0 &&
    /^\p{Lu}/u.test(next.text)
  );
}

function verbsFinite(context: Context, token: Token): boolean {
  return context.lexicon.verbReadings(token.lower).some((reading) => reading.form === "finite");
}

/** A capitalized unknown word is a name unless an article or adjective shows that it is a noun. */
function isNounPlace(context: Context, token: Token): boolean {
  const before = context.tokens[token.index - 1];
  return (
    before !== undefined &&
    (determiner(before.lower) !== null ||
      (/^\p{Ll}+(?:es|er|en)$/u.test(before.text) &&
        context.lexicon.taught(before.lower.replace(/e[rsn]$/, ""))?.partOfSpeech === "adjective") ||
      /^(zwei|drei|vier|viele|im|am|beim|zum|zur|ins)$/.test(before.lower) ||
      // `Ich arbeite als Kelner`: a job, no name.
      (before.lower === "als" && context.tokens.some(({ lower }) => /^(arbeite\w*|jobbe\w*)$/.test(lower))))
  );
}

/** `Gemuse`: a word that we teach, without its dots. Names beside it would make it one of them (`Anna Muller`). */
function onlyDotsDiffer(context: Context, token: Token, slip: Edit): boolean {
  const neighbors = [context.tokens[token.index - 1], context.tokens[token.index + 1]];
  return (
    withoutDots(slip.corrected) === withoutDots(token.text) &&
    context.lexicon.nounReadings(slip.corrected).some(({ noun }) => context.lexicon.taught(noun.lemma) !== null) &&
    !neighbors.some((each) => each?.kind === "word" && /^\p{Lu}/u.test(each.text) && each !== firstWord(context))
  );
}

/** `Frühstuck` can be read as a compound of rare words; with its dots it is a word that we teach. */
function isUndotted(context: Context, token: Token): boolean {
  const { lexicon } = context;
  if (lexicon.entries(token.text).length > 0 || !/[aou]/.test(token.text)) return false;
  const readings = lexicon.nounReadings(token.text);
  if (readings.length === 0 || readings.some(({ noun }) => noun.head === "" || lexicon.taught(noun.lemma) !== null))
    return false;
  const dots: Record<string, string> = { a: "ä", o: "ö", u: "ü" };
  return Array.from(token.text).some((letter, at) => {
    const dotted = dots[letter];
    return dotted && lexicon.taught(token.text.slice(0, at) + dotted + token.text.slice(at + 1)) !== null;
  });
}

function misspelledNoun(context: Context, token: Token): Edit | null {
  if (isSwiss(context, token.text) || isOldDative(context, token)) return null;
  const found = suggest(context.lexicon, token.text, { noun: true, lower: false, slips: true });
  if (!found || context.lexicon.nounReadings(found.word).length === 0) return null;
  const common = (context.lexicon.frequency(found.word) ?? 10) <= 8 || context.lexicon.taught(found.word) !== null;
  if (!common || token.text.length < 5) return null;
  return edit(context, token, token, found.word, {
    ...SLIP,
    explanation: explainSlip(token.text, found.word),
    confidence: 0.8 * found.sure + 0.1,
  });
}

/** `im Raume`, `zum Wohle`, `am Fuße des Berges`: the dative in -e is old, not wrong. */
function isOldDative(context: Context, token: Token): boolean {
  const before = context.tokens[token.index - 1]?.lower ?? "";
  const noun = token.text.endsWith("e") ? context.lexicon.nounReadings(token.text.slice(0, -1)) : [];
  return (
    noun.some(({ noun: each }) => each.genders.some((gender) => gender !== "f")) &&
    (before.endsWith("em") || /^(am|im|vom|zum|beim|zu|nach|von|aus|bei|mit)$/.test(before))
  );
}

const SLIP = { type: "spelling" as const, category: null, rule: "spelling" };

/** Strasse, gross: the spelling of Switzerland is right there. */
function isSwiss(context: Context, word: string): boolean {
  return word.includes("ss") && context.lexicon.isKnown(word.replace("ss", "ß"));
}

function misspelled(context: Context, token: Token): Edit | null {
  const { lexicon } = context;
  // *bräuchte* stands in no dictionary, and everybody says it.
  if (isSwiss(context, token.text) || token.lower.startsWith("bräucht")) return null;
  // `gelaggt`, `gestreamt`: an English verb with a German ending.
  const borrowed = /^ge(\p{Ll}{2,}?)(\p{Ll})?\2?e?[td]$/u.exec(token.lower);
  if (
    borrowed &&
    [borrowed[1], `${borrowed[1]}${borrowed[2] ?? ""}`].some((stem) => stem && lexicon.english(stem) !== null)
  )
    return null;
  const own = regularized(context, token) ?? regularPast(context, token);
  if (own) return own;
  const high = /^hoch(e[nmrs]?)$/.exec(token.lower)?.[1];
  if (high !== undefined) {
    return edit(context, token, token, `hoh${high}`, {
      type: "spelling",
      category: "adjectives",
      rule: "spelling",
      explanation: "With an ending, *hoch* loses its c: *hohe*.",
      confidence: 0.95,
    });
  }
  // `du arbeitst`, `du sprechst`: the form of the verb decides, not the nearest word.
  const stem = /^(\p{Ll}+)st$/u.exec(token.lower)?.[1];
  const spoken = stem === undefined ? null : lexicon.verb(`${stem}en`);
  const second = spoken && conjugate(spoken, "present")[1];
  if (second) {
    return edit(context, token, token, second, {
      type: "grammar",
      category: "verbs",
      rule: "verb-agreement",
      explanation: `With *du*, the verb form is *${second}*.`,
      confidence: 0.93,
    });
  }
  const found = suggest(lexicon, token.text, { noun: true, lower: true });
  if (!found) return null;
  const subject = SUBJECTS[context.tokens[token.index - 1]?.lower ?? ""];
  const verb = lexicon.verb(found.word);
  // `er mussen`: the spelling and the person are mended in one go.
  const form =
    verb &&
    subject !== undefined &&
    subject < 3 &&
    !context.tokens.some(
      (each) =>
        each !== token && verbsOf(context, each).some((reading) => reading.form === "finite" && !reading.joined),
    )
      ? conjugate(verb, "present")[subject]
      : undefined;
  if (form)
    return edit(context, token, token, form, {
      type: "grammar",
      category: "verbs",
      rule: "verb-agreement",
      explanation: `With *${context.tokens[token.index - 1]?.lower ?? ""}*, the verb form is *${form}*.`,
      confidence: found.sure,
    });
  if (!isCertain(context, token, found.word)) return null;
  return edit(context, token, token, found.word, {
    ...SLIP,
    explanation: explainSlip(token.text, found.word),
    confidence: found.sure,
  });
}

/**
 * An unknown word is more often a word that the lexicon lacks than a slip, so only a word that people use is worth proposing, and a noun for a
 * word in small letters only where a noun can stand: `Mir graut` is no *Kraut*.
 */
function isCertain(context: Context, token: Token, word: string): boolean {
  const { lexicon } = context;
  const frequency = lexicon.frequency(word) ?? 10;
  const isTaught = lexicon.taught(word) !== null;
  const usual =
    isTaught ||
    frequency <= 8 ||
    [
      ...lexicon.verbReadings(word).map(({ verb }) => verb.lemma),
      ...lexicon.adjectiveReadings(word).map(({ lemma }) => lemma),
      ...lexicon.nounReadings(word).map(({ noun }) => noun.lemma),
    ].some((lemma) => lexicon.taught(lemma) !== null);
  if (!usual) return false;
  if (word.charAt(0).toLowerCase() !== token.lower.charAt(0) && !isTaught && frequency > 5) return false;
  const before = context.tokens[token.index - 1];
  return (
    !/^\p{Lu}/u.test(word) ||
    isNounPlace(context, token) ||
    PREPOSITIONS[before?.lower ?? ""] !== undefined ||
    // `Ich esse gern brod`: no ending of a verb or an adjective, and not alone, where it may be a word of another language (`salam`).
    (isTaught && before !== undefined && !/(?:e[mnrs]?|s?t|ig|isch|lich|bar)$/.test(token.lower)) ||
    withoutDots(word.toLowerCase()) === withoutDots(token.lower)
  );
}

function withoutDots(word: string): string {
  return word.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

function explainSlip(wrong: string, right: string): string {
  if (/[äöü]/.test(right) && !/[äöü]/.test(wrong)) return `It is spelled *${right}*, with an umlaut.`;
  if (right.includes("ß") && !wrong.includes("ß")) return `It is spelled *${right}*, with ß.`;
  return `It is spelled *${right}*.`;
}

/** `gehte` → `ging`, `esste` → `aß`: a strong verb with the past of a weak one. */
function regularPast(context: Context, token: Token): Edit | null {
  const match = /^(\p{Ll}{2,}?)e?te(st|n|t)?$/u.exec(token.lower);
  const verb = match?.[1] ? context.lexicon.verb(`${match[1]}en`) : null;
  if (!verb?.past || verb.past.endsWith("te")) return null;
  const forms = conjugate(verb, "past");
  const subject = context.tokens
    .slice(Math.max(0, token.index - 1), token.index + 2)
    .map((each) => SUBJECTS[each.lower])
    .find((person) => person !== undefined);
  const right = forms[subject ?? (match?.[2] === "n" ? 5 : match?.[2] === "st" ? 1 : 2)];
  if (!right) return null;
  return edit(context, token, token, right, {
    type: "grammar",
    category: "tenses",
    rule: "strong-past",
    explanation: `The past of *${verb.lemma}* is irregular: *${right}*.`,
    confidence: 0.92,
  });
}

/** `gegeht` → `gegangen`, `angeruft` → `angerufen`, `gestudiert` → `studiert`. */
function regularized(context: Context, token: Token): Edit | null {
  if (/^ge(?:wes+t|seint?|seit)$/.test(token.lower)) return toParticiple(context, token, "sein", "gewesen");
  // `getrunkt`, `verlort`: the stem of the participle, the ending of a weak verb.
  const strong = context.lexicon
    .verbReadings(token.lower.replace(/e?t$/, "en"))
    .find(({ form }) => form === "participle");
  if (strong && token.lower.endsWith("t") && participle(strong.verb) !== token.lower)
    return toParticiple(context, token, strong.verb.lemma, participle(strong.verb));
  // `gearbeit`: the stem alone.
  const bare = /^(\p{Ll}*?)ge(\p{Ll}+[dt])$/u.exec(token.lower);
  const stemmed = bare && context.lexicon.verb(`${bare[1]}${bare[2]}en`);
  if (stemmed && participle(stemmed) === `${token.lower}et`)
    return toParticiple(context, token, stemmed.lemma, participle(stemmed));
  // `angefängt`, `gesieht`: the form of *er* behind ge-; `gesehst`: that of *du*, from the infinitive.
  const third = /^(\p{Ll}*?)ge(\p{Ll}{3,}t)$/u.exec(token.lower);
  // No past: *gebracht* is no participle of *brechen*, although "ihr bracht" is a form of it.
  const finite = third?.[2]
    ? context.lexicon.verbReadings(third[2]).find(({ form, tense }) => form === "finite" && tense !== "past")
    : undefined;
  const present = finite && context.lexicon.verb(`${third?.[1] ?? ""}${finite.verb.lemma}`);
  if (present && participle(present) !== token.lower)
    return toParticiple(context, token, present.lemma, participle(present));
  const match = /^(\p{Ll}*?)ge(\p{Ll}{2,}?)(?:et|st|t|en)$/u.exec(token.lower);
  if (!match) return null;
  const [, prefix = "", stem = ""] = match;
  for (const infinitive of [`${prefix}${stem}en`, `${prefix}${stem}n`]) {
    const verb = context.lexicon.verb(infinitive);
    if (!verb) continue;
    const right = participle(verb);
    if (right === token.lower) return null;
    return toParticiple(context, token, infinitive, right);
  }
  return null;
}

function toParticiple(context: Context, token: Token, infinitive: string, right: string): Edit {
  return edit(context, token, token, right, {
    type: "grammar",
    category: "tenses",
    rule: "participle",
    explanation: `The participle of *${infinitive}* is *${right}*.`,
    confidence: 0.93,
  });
}
