import { GOVERNING_VERBS } from "#content/built-in/german/prepositions.ts";
import {
  ANSWER_LEADS,
  ENGLISH_KEY_WORD,
  ENGLISH_LEAD,
  ENGLISH_PHRASES,
  ENGLISH_UNKNOWN,
  HINT_LEAD,
  NEW_TOPIC,
  SIMPLER_LEADS,
  SIMPLER_NEW,
  STARTERS_OF_ANSWERS,
} from "#content/built-in/tutor/general.ts";
import { TELL_ABOUT_IT, UNCLEAR, WHAT_ABOUT } from "#content/built-in/tutor/going-on.ts";
import { GRAMMAR_ANSWERS } from "#content/built-in/tutor/grammar-answers.ts";
import {
  ANSWER_NOW,
  ARTICLE_IS,
  BACK_LEAD,
  BACK_TO_THEM,
  BETTER_IS,
  BOTH_ARTICLES,
  CAN_BE_SAID,
  CANNOT_JUDGE,
  DEPENDS,
  DERIVED_FROM,
  EXAMPLE_IS,
  GERMAN_UNSURE,
  HEAR_IT,
  IN_THEIR_LANGUAGE,
  MADE_OF,
  MAYBE_MEANT,
  MEANING,
  MEANING_UNKNOWN,
  MEANINGS,
  NO_NAME_FOUND,
  NO_PLURAL,
  NOTHING_WRONG,
  ONLY_PLURAL,
  OPPOSITE_IS,
  PERFECT_IS,
  PLACE_AND_WAY_ARE,
  PLACE_OR_WAY_IS,
  PLURAL_IS,
  POLITER_IS,
  QUOTE_IS_FINE,
  REASON_ELSE,
  REASON_EN,
  REASONS,
  RIGHT_IS,
  ROLE_AGAIN,
  SAME_MEANING,
  SAYS_AFTER,
  SPELLED,
  TAKEN_BACK,
  WHOLE_SENTENCE,
  WORD_IS,
  WORD_UNKNOWN,
} from "#content/built-in/tutor/language-help.ts";
import { POINTS } from "#content/built-in/tutor/near-kinds.ts";
import { TOPIC_PACKS } from "#content/built-in/tutor/packs.ts";
import { HAS_ENDED } from "#content/built-in/tutor/patterns/going-on.ts";
import {
  AFTER_PREPOSITION,
  DERIVED,
  type GermanQuestion,
  HAS_OR_IS,
  IN_ACCUSATIVE,
  IN_DATIVE,
  IS_FORM,
  JOINS_MAIN,
  NO_WORD,
  OF_THE_WORD,
  OPPOSITES,
  OUTSIDE,
  PLACE_OR_WAY,
  VERB_LAST,
  WOMAN_BY_ADJECTIVE,
} from "#content/built-in/tutor/patterns/language-help.ts";
import { TELLS_OF_LOSS } from "#content/built-in/tutor/patterns/telling.ts";
import {
  ASKED_ABOUT_PHRASE,
  ASKED_WITHOUT_PHRASE,
  PHRASE_LEADS,
  PHRASE_UNKNOWN,
  PHRASES,
} from "#content/built-in/tutor/phrases.ts";
import { WANTED_WORDS } from "#content/built-in/tutor/wanted-words.ts";
import type { FollowUp, Line } from "#schema/content/tutor.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import type { TaughtWord } from "../turn.ts";
import { taughtWord } from "./chips.ts";
import { type Context, filled, freshLine, opensFresh } from "./context.ts";
import { isPrepared, openQuestion, topicQuestion, unasked } from "./going-on.ts";
import { grammarAnswer } from "./grammar-answer.ts";
import { greetingWord } from "./greetings.ts";
import { aboutWanted } from "./hooks.ts";
import { germanAsked, hasFiniteVerb, topicAskedFor } from "./intents.ts";
import { bareQuestion } from "./memory.ts";
import { lastNamedQuestion } from "./named.ts";
import type { Morphology } from "./ports.ts";
import { followUpOf, led, nextQuestion } from "./question.ts";
import { joinParts, type Part, sayLine } from "./say.ts";
import { roleQuestion } from "./scenario.ts";
import { statement } from "./statement.ts";
import { firstOfStrand } from "./strands.ts";
import { addLead } from "./take-up.ts";
import { capitalized, lemmasOf, normalized, occurs, quotesIn, sentencesOf, withMarks, wordsOf } from "./text.ts";
import { twoForms } from "./two-forms.ts";

/** The last question in shorter words with two sample answers; a new easy one when it has no shorter version. */
export function simplerParts(context: Context): Part[] {
  const role = roleQuestion(context);
  if (role !== null) return [sayLine(ROLE_AGAIN, context.tone), role];
  const last = followUpOf(context.memory.lastQuestion);
  const question = last?.simpler === undefined ? null : sayLine(last.simpler, context.tone);
  if (question !== null && last?.samples !== undefined && !context.memory.asked.has(bareQuestion(question.de))) {
    const lead = freshLine(context, SIMPLER_LEADS);
    return [{ de: `${lead.de} ${question.de}`, en: `${lead.en} ${question.en}` }, samplesPart(last.samples)];
  }
  const easier = {
    ...context,
    level: context.band === "C" ? ("B2" as const) : context.band === "B" ? ("A2" as const) : ("A1" as const),
  };
  const easy = nextQuestion({ ...easier, lemmas: new Set() });
  const lead = sayLine(SIMPLER_NEW, context.tone);
  const parts = [{ de: `${lead.de} ${easy.part.de}`, en: `${lead.en} ${easy.part.en}` }];
  return easy.followUp?.samples === undefined ? parts : [...parts, samplesPart(easy.followUp.samples)];
}

function samplesPart(samples: readonly [string, string]): Part {
  const [one, other] = samples.map((sample) => sample.split("|")) as [string[], string[]];
  return { de: `Zum Beispiel ${one[0]} oder ${other[0]}.`, en: `For example, ${one[1]} or ${other[1]}.` };
}

export function hintParts(context: Context): Part[] {
  const last = followUpOf(context.memory.lastQuestion);
  const lead = sayLine(HINT_LEAD, context.tone);
  const offered = suggestionsFor(context, last);
  const open = openQuestion(context);
  const question =
    roleQuestion(context) ?? (last === null ? (open ?? freshQuestion(context)) : repeatedQuestion(context, last));
  const help = { de: `${lead.de} ${offered.de}`, en: `${lead.en} ${offered.en}` };
  const fresh = opensFresh(context, help.de) ? help : { de: `Kein Problem: ${help.de}`, en: `No problem: ${help.en}` };
  return [fresh, question];
}

/** The last question again in shorter words, if it has not been asked so before: the learner still has to answer it. */
function repeatedQuestion(context: Context, followUp: FollowUp): Part {
  const part = followUp.simpler === undefined ? null : sayLine(followUp.simpler, context.tone);
  return part === null || context.memory.asked.has(bareQuestion(part.de)) ? freshQuestion(context) : part;
}

function suggestionsFor(context: Context, followUp: FollowUp | null): Part {
  if (followUp?.samples === undefined) return freshLine(context, STARTERS_OF_ANSWERS[context.band]);
  const [one, other] = followUp.samples.map((sample) => sample.split("|")) as [string[], string[]];
  return { de: `„${one[0]}“ oder „${other[0]}“.`, en: `“${one[1]}” or “${other[1]}”.` };
}

/** The tutor's last question in simpler words, for a reply or the button below one. */
export function simplerPart(context: Context): { text: string; translation: string } {
  const { reply: text, translation } = joinParts(simplerParts(context));
  return { text, translation };
}

/** A message about German: what was asked is answered, and the talk goes on where it was. */
export function aboutGerman(as: Context): Part[] {
  const message = withMarks(as.message);
  const context = { ...as, message, input: { ...as.input, message: withMarks(as.input.message) } };
  const asked = germanAsked(context.input.message) ?? germanAsked(message);
  if (asked === null || asked.kind === "explain") return simplerParts(context);
  const answer =
    reasonFor(context, asked.kind) ??
    ANSWERS[asked.kind](context, asked.words) ??
    freshLine(context, GERMAN_UNSURE[context.band]);
  const line = opensFresh(context, answer.de) ? answer : (addLead(context, answer, ANSWER_LEADS) ?? answer);
  // Whatever else the message tells is asked about, but not said back: that would be about the answer.
  const rest = sentencesOf(message)
    .filter((sentence) => germanAsked(sentence) === null && !OF_THE_WORD.test(sentence))
    .join(" ");
  const isTold =
    roleQuestion(context) === null &&
    asked.kind !== "phrase" &&
    !/[.!?][“"”]/u.test(message) &&
    sentencesOf(message).length > 1 &&
    wordsOf(rest).length > 3;
  const named = asked.kind === "wanted" && !answer.de.includes("„") ? unasked(context, [IN_THEIR_LANGUAGE]) : null;
  if (named !== null) return [line, named];
  const whole = sayLine(WHOLE_SENTENCE, context.tone);
  if (
    !isTold &&
    answer.de === sayLine(DEPENDS[context.band], context.tone).de &&
    !context.memory.asked.has(bareQuestion(whole.de))
  )
    return [line, whole];
  if (isTold) {
    const told = { ...context, message: rest, lemmas: lemmasOf(rest, context.morphology) };
    const parts = statement({ ...told, analysis: { edits: [], corrected: rest } });
    if (TELLS_OF_LOSS.test(rest)) return [line, ...parts];
    const question = parts.at(-1);
    // From B1 on, no other matter follows behind what the learner told.
    const leaves = question !== undefined && (isPrepared(question.de) || question.de.includes(":"));
    if (question !== undefined && !POINTS.test(question.de) && (context.band === "A" || !leaves))
      return [line, question];
  }
  return [line, goesOn(context, asked.kind, asked.words, isTold)];
}

/** The role's question again, the tutor's in simpler words, or the next of the topic. */
function goesOn(context: Context, kind: GermanQuestion, [word = ""]: readonly string[], isTold: boolean): Part {
  const { band, memory } = context;
  const role = roleQuestion(context);
  if (role !== null) return role;
  if (kind === "phrase") {
    const about = phraseFor(context) === null ? ASKED_WITHOUT_PHRASE : ASKED_ABOUT_PHRASE[band];
    return unasked(context, about) ?? openQuestion(context) ?? freshQuestion(context);
  }
  const last = followUpOf(memory.lastQuestion);
  const isOwn = kind === "last-word" || (kind === "meaning" && memory.lastQuestion?.includes(word) === true);
  if (last !== null && (isOwn || band === "A")) return repeatedQuestion(context, last);
  // What was told last is gone on with, where it names something to ask about.
  const named = isOwn ? null : lastNamedQuestion(context);
  if (named !== null) return led(sayLine(BACK_LEAD, context.tone), named);
  // In the middle of a story, or beside something told, it goes on.
  const lines = isOwn
    ? ANSWER_NOW
    : memory.lastQuestion === null || (isPrepared(memory.lastQuestion) && !isTold) || HAS_ENDED.test(context.message)
      ? null
      : BACK_TO_THEM;
  return (lines === null ? null : unasked(context, lines[band])) ?? freshQuestion(context);
}

type Answer = (context: Context, words: readonly string[]) => Part | null;

/** An answer to each kind of question about German; null where the lexicon does not know it, and nothing is guessed. */
const ANSWERS: Readonly<Record<Exclude<GermanQuestion, "explain">, Answer>> = {
  objection: (context) => freshLine(context, TAKEN_BACK),
  pointing: (context) => freshLine(context, UNCLEAR[context.band]),
  phrase(context) {
    const [phrase, english] = phraseFor(context) ?? [];
    return phrase === undefined || english === undefined
      ? freshLine(context, PHRASE_UNKNOWN)
      : filled(freshLine(context, PHRASE_LEADS[context.band]), phrase, english);
  },
  wanted(context) {
    const found = grammarAnswer(context.input.message);
    if (found?.say.startsWith("Dafür gibt es") === true) return sayLine(found, context.tone);
    const asked = sentencesOf(context.message).find((sentence) => germanAsked(sentence)?.kind === "wanted");
    const known = WANTED_WORDS.find(({ says }) => says.every((each) => each.test(asked ?? context.message)));
    return known === undefined
      ? freshLine(context, NO_NAME_FOUND[context.band])
      : fill(WORD_IS, known.word, known.english);
  },
  sound: (context) => freshLine(context, HEAR_IT),
  rule({ input, tone, morphology }) {
    // Which of two forms is right is a better answer than the rule.
    const quotes = / oder [^„]*„/u.test(input.message) ? quotesIn(input.message) : [];
    const [one = "", other = ""] = quotes;
    const forms = quotes.length === 2 && / /u.test(one + other) ? ([one, other] as const) : twoForms(input.message);
    const right = forms === null ? null : rightOf(morphology, ...forms);
    if (right !== null) return fill(RIGHT_IS, right);
    const found = grammarAnswer(input.message);
    return found === undefined ? null : sayLine(found, tone);
  },
  forms({ band, morphology, tone }, [one = "", other = ""]) {
    const right = rightOf(morphology, one, other);
    if (right !== null) return fill(RIGHT_IS, right);
    const [dative, accusative] = [IN_DATIVE, IN_ACCUSATIVE].map((pattern) =>
      [one, other].find((each) => pattern.test(each)),
    );
    // "Auf jeden Fall" and "in jedem Fall" are no place and no way.
    const [first, second] = [dative, accusative].map((each) => /^(.)(?:.*? )?/u.exec(each ?? "")?.[1]?.toLowerCase());
    if (dative !== undefined && accusative !== undefined && dative !== accusative && first === second)
      return fill(PLACE_AND_WAY_ARE, dative, accusative);
    return hasFiniteVerb(one, morphology) ? null : sayLine(DEPENDS[band], tone);
  },
  article(context, [named]) {
    const noun = nounIn(context, named);
    if (noun === null) return null;
    const [one, other] = noun.genders.map((gender) => `${ARTICLE_OF[gender]}${noun.lemma}`);
    if (one === undefined) return fill(ONLY_PLURAL, noun.lemma);
    return other === undefined ? fill(ARTICLE_IS, one) : fill(BOTH_ARTICLES, one, other);
  },
  plural(context, [named]) {
    const noun = nounIn(context, named);
    if (noun === null) return null;
    if (noun.genders.length === 0) return fill(ONLY_PLURAL, noun.lemma);
    return noun.plural === null ? fill(NO_PLURAL, noun.lemma) : fill(PLURAL_IS, noun.plural);
  },
  perfect({ input, morphology }, [named = input.message]) {
    for (const { text } of wordsOf(named)) {
      const verb = morphology
        .readings(text.toLowerCase())
        .find(({ form }) => form === "infinitive" || form === "participle");
      const perfect = verb === undefined || HAS_OR_IS.test(verb.lemma) ? null : morphology.perfect(verb.lemma);
      if (perfect !== null) return fill(PERFECT_IS, perfect);
    }
    return null;
  },
  example(context, [word = ""]) {
    const sentence = exampleOf(context, word);
    return sentence === null ? null : fill(EXAMPLE_IS, sentence);
  },
  opposite(_context, [named = ""]) {
    const lower = named.toLowerCase();
    const pair = OPPOSITES.find((each) => each.some((word) => word.toLowerCase() === lower));
    const opposite = pair?.find((word) => word.toLowerCase() !== lower);
    return opposite === undefined ? null : fill(OPPOSITE_IS, named, opposite);
  },
  difference: (context, [one = "", other = ""]) => bothMeanings(context, one, other),
  case(context, [named = ""]) {
    if (PLACE_OR_WAY.test(named)) return fill(PLACE_OR_WAY_IS, named.toLowerCase(), named.toLowerCase());
    const after = AFTER_PREPOSITION.find(([words]) => words.test(named));
    return after === undefined
      ? null
      : fill(SAYS_AFTER, ...after.slice(1).map((phrase) => `${named.toLowerCase()} ${String(phrase)}`));
  },
  spelling({ input, morphology }, [named = ""]) {
    if (named.includes(" ")) return null;
    const right = morphology.corrected(named);
    const lower = named.toLowerCase();
    const forms = [lower, capitalized(lower)].filter((form) => morphology.readings(form).length > 0);
    // "Essen" and "essen" are both right: only the sentence tells.
    if (/ (?:groß|klein)/iu.test(input.message)) return forms.length === 1 ? fill(SPELLED, forms[0] ?? "") : null;
    return morphology.readings(right).length > 0 ? fill(SPELLED, right) : null;
  },
  "why-wrong"(context, [quoted]) {
    if (quoted === undefined) return freshLine(context, NOTHING_WRONG);
    const better = context.morphology.corrected(quoted);
    return better === quoted ? null : fill(RIGHT_IS, better);
  },
  choice(context, [one = "", other = ""]) {
    const genitive = [one, other].find((each) => {
      const noun = /^des (\p{Lu}\p{L}+)$/u.exec(each)?.[1];
      return noun !== undefined && context.morphology.noun(noun)?.genitive === noun;
    });
    if (genitive !== undefined && other.startsWith("des ")) return fill(RIGHT_IS, genitive);
    const plural = [one, other].filter((each) => {
      const noun = /^die (\p{Lu}\p{L}+)$/u.exec(each)?.[1];
      return noun !== undefined && context.morphology.noun(noun)?.plural === noun;
    });
    if (plural.length === 1 && one.startsWith("die ") && other.startsWith("die ")) return fill(RIGHT_IS, ...plural);
    const [place, way] = [one, other].map((each) => /^(\p{Ll}+) de[mn] \p{Lu}/u.exec(each)?.[1] ?? "");
    if (place === way && place !== undefined && PLACE_OR_WAY.test(place)) return fill(PLACE_OR_WAY_IS, place, place);
    const [first, second] = [one, other].map((each) => context.morphology.corrected(each));
    if ((first === one) !== (second === other)) return fill(RIGHT_IS, first === one ? one : other);
    return first === one ? bothMeanings(context, one, other) : null;
  },
  right(context, [named]) {
    const { input, morphology } = context;
    const rest = sentencesOf(input.message).filter((sentence) => germanAsked(sentence) === null);
    const quoted = quotesIn(input.message);
    const own = named ?? /: [„"“]?(.{4,}?)[“”"]?\W*$/u.exec(input.message)?.[1];
    const text =
      own ?? (rest.length > 0 ? rest.join(" ") : input.history.findLast(({ role }) => role === "user")?.content) ?? "";
    const texts = quoted.length > 0 ? quoted : sentencesOf(text);
    const better = texts.map((each) => withArticle(context, each) ?? morphology.corrected(each));
    const wrong = better.filter((each, at) => each !== texts[at]).map((each) => each.replace(/[.!?]+$/u, ""));
    const polite = better.find((each) => /(?<!\p{L})ich will(?!\p{L})/iu.test(each));
    if (polite !== undefined && /höflich|freundlich|direkt|nett/iu.test(input.message))
      return fill(POLITER_IS, polite.replace(/(?<!\p{L})(ich) will(?!\p{L})/iu, "$1 möchte"));
    if (wrong.length === 0 && !texts.every((each) => canBeJudged(morphology, each)))
      return freshLine(context, CANNOT_JUDGE);
    if (wrong.length === 0)
      return freshLine(context, quoted.length > 0 || own !== undefined ? QUOTE_IS_FINE : CAN_BE_SAID);
    const line = freshLine(context, BETTER_IS);
    return fill({ say: line.de, en: line.en ?? "" }, [...new Set(wrong)].join(", "));
  },
  "in-german"(context, [named]) {
    // "Meine Mutter nimmt cumin. Wie heißt das auf Deutsch?"
    const wanted =
      named ?? /(\p{L}+)\W*(?<=[.!?,:“”"'’;–-]\s*)(?:und )?wie \p{L}+ /iu.exec(context.input.message)?.[1] ?? "";
    const plain = wanted.toLowerCase().replace(/^(?:to|the|an?) /u, "");
    const lemma = context.morphology.inGerman(plain);
    const found =
      TOPIC_PACKS.flatMap((pack) => pack.words.map(taughtWord)).find((word) =>
        word.translation.split(", ").some((each) => each.toLowerCase().replace(/^to /u, "") === plain),
      ) ?? (lemma === null ? null : context.morphology.entry(lemma));
    if (found !== null) return inGermanPart(wanted, found);
    return named === undefined ? freshLine(context, WORD_UNKNOWN) : ANSWERS.meaning(context, [wanted]);
  },
  meaning(context, [word = ""]) {
    const { lastReply } = context.memory;
    const sentence = sentencesOf(lastReply ?? "").find((each) => each.includes(word)) ?? null;
    const found = context.morphology.meaning(word, sentence);
    if (found.translation !== null) return fill(MEANING, found.lemma ?? word, firstMeaning(found.translation));
    const [first, second] = found.parts.map((part) => `„${part.word}“ (${part.translation})`);
    if (first !== undefined && second !== undefined && found.parts.every((part) => part.translation !== null))
      return fill(MADE_OF, first, second);
    for (const [ending, base] of DERIVED) {
      const source = word.toLowerCase().replace(ending, base);
      const { lemma, translation } = context.morphology.meaning(source, null);
      if (translation !== null) return fill(DERIVED_FROM, word, lemma ?? source, firstMeaning(translation));
    }
    return fill(freshOf(context, MEANING_UNKNOWN), word);
  },
  "last-word"(context) {
    const word = hardestWord(context);
    return word === null ? freshLine(context, GERMAN_UNSURE[context.band]) : fill(MAYBE_MEANT, ...word);
  },
  other: () => null,
};

/** Why something was corrected, in a plain sentence: "Warum ist „eine Tee“ falsch?" */
function reasonFor(context: Context, kind: GermanQuestion): Part | null {
  const { input, morphology } = context;
  const asksWhy = /(?<!\p{L})(?:warum|wieso|weshalb)(?!\p{L})/iu.test(input.message);
  if (kind !== "why-wrong" && (kind === "objection" || !asksWhy)) return null;
  const quote = quotesIn(input.message)[0]?.toLowerCase() ?? "";
  const last = input.history.findLast(({ role }) => role === "user")?.content;
  const edits = input.history
    .filter(({ content, correctedContent }) => correctedContent !== null && (quote !== "" || content === last))
    .flatMap(({ content: text }) => morphology.edits(text).map((edit) => ({ edit, text })));
  const found = edits.findLast(({ edit, text }) => {
    const at = text.toLowerCase().indexOf(quote);
    return (
      quote === "" ||
      (at >= 0 && at < edit.end && at + quote.length > edit.start) ||
      edit.corrected.toLowerCase() === quote
    );
  });
  if (found === undefined) return null;
  const { corrected, explanation } = found.edit;
  const [reason, say] = REASONS.find(([each]) => each.test(explanation)) ?? [/^/u, REASON_ELSE];
  const words = reason.exec(explanation) ?? [];
  // "einen" says less than "einen Kaffee".
  const phrase = IS_FORM.test(corrected) ? `(?<!\\p{L})${corrected}(?: \\p{Ll}+){0,2} \\p{Lu}\\p{L}+` : "^$";
  const shown = new RegExp(phrase, "u").exec(morphology.corrected(found.text))?.[0] ?? corrected;
  const put = (line: string): string =>
    line.replace("@", shown).replaceAll(/\$(\d)/gu, (_all, digit: string) => words[Number(digit)] ?? "");
  return { de: put(say), en: `${put(REASON_EN)} ${explanation.replaceAll(/\*([^*]+)\*/gu, "“$1”")}` };
}

/** A sentence of ours with a word: the example of a rule, or what we say of a topic. */
function exampleOf({ band, tone }: Context, word: string): string | null {
  const wanted = ` ${normalized(word)} `;
  const quoted = GRAMMAR_ANSWERS.flatMap(({ say: text }) =>
    Array.from(text.matchAll(/„([^“]+)“/gu), ([, each = ""]) => each),
  );
  const spoken = TOPIC_PACKS.flatMap((pack) =>
    pack.reactions.filter((each) => each.band === band).map((each) => sayLine(each, tone).de),
  );
  return (
    [...quoted, ...spoken].find((each) => ` ${normalized(each)} `.includes(wanted) && wordsOf(each).length >= 4) ?? null
  );
}

/** The longest sentence, in words, that may be called right. */
const LONGEST_JUDGED = 16;

/** Whether a sentence without corrections may be called right: a short one whose verbs stand where each of its clauses wants them. */
function canBeJudged(morphology: Morphology, text: string): boolean {
  const isFinite = (word: string | undefined): boolean =>
    morphology.readings(word ?? "").some(({ form }) => form === "finite");
  const bare = text.replaceAll(OUTSIDE, "");
  const clauses = bare.split(/, ?/u);
  const words = clauses.map((clause) => wordsOf(clause).map((word) => word.text));
  return (
    words.flat().length <= LONGEST_JUDGED &&
    (morphology.doubtIn(bare) === null || WOMAN_BY_ADJECTIVE.test(text)) &&
    clauses.every((clause, at) => {
      const own = words[at] ?? [];
      // "Weil ich will nach Hause gehen": the last word alone may be a finite verb.
      if (VERB_LAST.test(clause)) return isFinite(own.at(-1)) && !own.slice(1, -1).some(isFinite);
      if (VERB_LAST.test(clauses[at - 1] ?? "") && at === 1)
        return isFinite(own[/^(?:dann|so) /iu.test(clause) ? 1 : 0]);
      return at === 0 || JOINS_MAIN.test(clause);
    })
  );
}

/** The one of two forms that the engine leaves alone, or whose verb wants its preposition; null where that tells nothing. */
function rightOf(morphology: Morphology, one: string, other: string): string | null {
  const governed = [one, other].find((each) => governs(morphology, each, each === one ? other : one));
  if (governed !== undefined) return governed;
  const [first, second] = [one, other].map((each) => morphology.corrected(each) === each);
  return first === second ? null : first === true ? one : other;
}

/** "Auf etwas verzichten" and not "von etwas verzichten": the verb at its end wants that preposition. */
function governs(morphology: Morphology, phrase: string, other: string): boolean {
  const [words, others] = [phrase, other].map((each) => wordsOf(each).map(({ text }) => text.toLowerCase()));
  const verb = morphology.readings(words?.at(-1) ?? "").find(({ partOfSpeech }) => partOfSpeech === "verb");
  return (GOVERNING_VERBS[verb?.lemma ?? ""] ?? []).some(
    ({ right, wrong }) => words?.includes(right) === true && others?.some((word) => wrong.test(word)) === true,
  );
}

/** What one says in the situation that the message or the one before tells of: the fuller phrase from B1 on, none twice. */
function phraseFor({ band, input }: Context): readonly [string, string] | null {
  const { history, message, topic } = input;
  const before = history.findLast(({ role }) => role === "user")?.content ?? "";
  for (const text of [message, `${before} ${message}`, `${message} #${topic}`]) {
    const found = PHRASES.find(({ on }) => on.test(text))?.say;
    const fresh = (band === "A" ? found : found?.toReversed())?.find(
      ([phrase]) => !history.some(({ content }) => content.includes(phrase)),
    );
    if (fresh !== undefined) return fresh;
  }
  return null;
}

/** A line with its words put in, in their order. */
function fill(line: Line, ...words: readonly string[]): Part {
  const put = (text: string): string => {
    let next = 0;
    // A question that is quoted keeps the reply at one question mark.
    return text.replaceAll("*", () => (words[next++] ?? "").replace(/[?!.]+$/u, ""));
  };
  return { de: put(line.say), en: put(line.en) };
}

function freshOf(context: Context, lines: readonly Line[]): Line {
  const { de, en } = freshLine(context, lines);
  return { say: de, en: en ?? "" };
}

/** The noun that is asked about, or the last one of the message. */
function nounIn({ input, memory, morphology }: Context, named: string | undefined): ReturnType<Morphology["noun"]> {
  const words = named === undefined ? wordsOf(`${memory.lastReply} ${input.message}`).map(({ text }) => text) : [named];
  for (const word of words.toReversed()) {
    if (NO_WORD.test(word) || (named === undefined && !/^\p{Lu}/u.test(word))) continue;
    const noun = morphology.noun(capitalized(word));
    if (noun !== null) return noun;
  }
  return null;
}

function bothMeanings({ morphology }: Context, one: string, other: string): Part | null {
  const [first, second] = [one, other].map((word) => {
    const { translation, partOfSpeech } = morphology.meaning(word, null);
    // "Das Gleiche" is no form of "gleich" that a dictionary explains.
    return /^\p{Lu}/u.test(word) && partOfSpeech !== "noun" ? null : translation;
  });
  // "Um" is "around", "at" and more: one meaning would mislead.
  if (first == null || second == null || one.length <= 3 || other.length <= 3) return null;
  const [meant, also] = [firstMeaning(first), firstMeaning(second)];
  // "Training" is "training": that explains nothing.
  if (meant.toLowerCase() === one.toLowerCase() || also.toLowerCase() === other.toLowerCase()) return null;
  return meant === also ? fill(SAME_MEANING, meant) : fill(MEANINGS, one, meant, other, also);
}

/** The word of the last question, or reply, that is hardest for the learner, with its meaning. */
function hardestWord({ memory, morphology }: Context): [string, string] | null {
  for (const sentence of [memory.lastQuestion, memory.lastReply]) {
    let best: [string, string] | null = null;
    let most = 0;
    for (const { text } of wordsOf(sentence ?? "")) {
      const { lemma, translation, level } = morphology.meaning(text, sentence);
      const worth = text.length + 10 * (level === null ? 0 : CEFR_LEVELS.indexOf(level));
      // "Gehört" may be heard or belong: no word to explain by itself.
      const verbs = new Set(
        morphology.readings(text).flatMap(({ lemma: verb, partOfSpeech }) => (partOfSpeech === "verb" ? [verb] : [])),
      );
      if (translation === null || text.length < 4 || verbs.size > 1 || worth <= most || NO_WORD.test(text)) continue;
      most = worth;
      best = [lemma ?? text, firstMeaning(translation)];
    }
    if (best !== null) return best;
  }
  return null;
}

/** "calm (composed), quiet" → "calm". */
function firstMeaning(meaning: string): string {
  return meaning.replaceAll(/ \([^)]*\)/gu, "").split(/[,;] /u)[0] ?? meaning;
}

/** "Können wir über Essen sprechen?": agreed, with a question about it from whichever pack has one. */
export function newTopic(context: Context): Part[] {
  const wanted = topicAskedFor(context.message) ?? "";
  const lemmas = lemmasOf(wanted, context.morphology);
  const named = TOPIC_PACKS.find((pack) => pack.on.some((word) => occurs(word, lemmas))) ?? null;
  const first = greetingWord(context);
  const agreed = freshLine(context, NEW_TOPIC);
  // Only a topic with questions of its own is asked about; of anything else, the learner tells.
  const about = nextQuestion({ ...context, pack: named, message: wanted, lemmas });
  // "Über meine Doktorarbeit" is about that one, and not about work.
  const own = context.band !== "A" && /^(?:mein|unser)/iu.test(wanted) ? aboutWanted(context, wanted) : null;
  const question =
    own ??
    (named !== null && about.fromMessage ? about.part : null) ??
    (named === null ? null : firstOfStrand(context, named)) ??
    aboutWanted(context, wanted) ??
    unasked(context, TELL_ABOUT_IT[context.band]) ??
    unasked(context, WHAT_ABOUT[context.band]) ??
    topicQuestion(context).part;
  return [...(first === null || !opensFresh(context, first.de) ? [agreed] : [first, agreed]), question];
}

export function englishParts(context: Context): Part[] {
  const key = germanKeyWord(context);
  // The question goes on about what the message was about, as far as its key word tells.
  const question =
    key === null
      ? freshQuestion(context)
      : nextQuestion({ ...context, message: key.word, lemmas: lemmasOf(key.word, context.morphology) }).part;
  const plain = wordsOf(context.input.message.replaceAll("’", "'"))
    .map((word) => word.text.toLowerCase())
    .join(" ");
  const known = ENGLISH_PHRASES.find((phrase) => plain === phrase.english || plain.startsWith(`${phrase.english} `));
  if (known !== undefined && context.band === "A") {
    const german =
      context.tone === "professional"
        ? known.say.replace(" dir?", " Ihnen?").replace("heißt du", "heißen Sie").replace("kommst du", "kommen Sie")
        : known.say;
    const ends = german.endsWith("?") ? german.slice(0, -1) : german;
    const meant = capitalized(known.english.replaceAll(/\bi\b/g, "I"));
    return [filled(sayLine(ENGLISH_LEAD, context.tone), ends, meant), question];
  }
  if (key !== null && context.band === "A") return [inGermanPart(key.translation, key), question];
  if (key !== null) return [filled(sayLine(ENGLISH_KEY_WORD, context.tone), key.word, key.word), question];
  return [freshLine(context, ENGLISH_UNKNOWN[context.band]), question];
}

/** The German noun for an English word of the message, from the words of the packs. */
function germanKeyWord(context: Context): TaughtWord | null {
  const words = wordsOf(context.input.message)
    .map((word) => word.text.toLowerCase())
    .toReversed();
  const taught = TOPIC_PACKS.flatMap((pack) => pack.words.map(taughtWord)).filter((word) => word.gender !== null);
  for (const word of words) {
    const found = taught.find(({ translation }) => {
      const known = translation.toLowerCase();
      return known === word || `${known}s` === word;
    });
    if (found !== undefined) return found;
  }
  return null;
}

/** "die Mann" → "der Mann"; null for anything but a noun with an article. */
function withArticle({ morphology }: Context, text: string): string | null {
  const word = /^(?:der|die|das) (\p{L}+)\W*$/iu.exec(text)?.[1];
  const noun = word === undefined ? null : morphology.noun(capitalized(word));
  const gender = noun?.genders[0];
  if (noun === null || gender === undefined || noun.lemma !== capitalized(word ?? "")) return null;
  const right = noun.genders.map((each) => ARTICLE_OF[each] + noun.lemma);
  return right.includes(text) ? text : `${ARTICLE_OF[gender]}${noun.lemma}`;
}

const ARTICLE_OF = { m: "der ", f: "die ", n: "das ", pl: "die " } as const;

function inGermanPart(wanted: string, found: TaughtWord): Part {
  return {
    de: `„${wanted}“ heißt auf Deutsch „${found.gender === null ? "" : ARTICLE_OF[found.gender]}${found.word}“.`,
    en: `“${wanted}” is “${found.word}” in German.`,
  };
}

/** A question of the topic for a message whose words are not about anything: "Was heißt …?", an English sentence. */
function freshQuestion(context: Context): Part {
  return topicQuestion(context).part;
}
