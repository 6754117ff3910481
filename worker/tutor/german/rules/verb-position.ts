import { BEFORE_QUESTION, FRONTED, MIDDLE_ADVERBS, OCCASIONS, TIME_NOUNS } from "#content/built-in/german/words.ts";
import {
  ABOUT_IT,
  AFTERTHOUGHTS,
  BEFORE_THE_VERB,
  BEHIND_THE_VERB,
  BETWEEN_VERBS,
  CALLS,
  NOT_KNOWING,
  OTHER_SUBJECT,
  TIMES,
  UNCONNECTED,
  WITH_DASS,
} from "#content/built-in/tutor/patterns/verb-position.ts";
import type { Edit } from "../../turn.ts";
import { clausesOf, isSubordinator } from "../clause.ts";
import {
  CONTRACTIONS,
  COORDINATORS,
  determiner,
  MODALS,
  PREPOSITIONS,
  QUESTION_WORDS,
  type Slot,
  SUBJECTS,
} from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, type Reason, span, verbsOf } from "../context.ts";
import { nounPhrases, solutions } from "../noun-phrase.ts";
import type { Token } from "../tokens.ts";
import { beforeNicht } from "./negation.ts";
import { isOnlyObject } from "./noun-phrases.ts";

/** The verb comes second in a main clause, right after a question word, and last in a subordinate clause. */
export function verbPositionRule(context: Context): Edit[] {
  return [
    ...subordinateClauses(context),
    ...indirectQuestions(context),
    ...afterSubordinate(context),
    ...withoutComma(context),
    ...mainClauses(context),
    ...brackets(context),
    ...adverbBeforeVerb(context),
    ...questionVerbLast(context),
  ];
}

function isPronounSubject(token: Token | undefined): boolean {
  return token !== undefined && (SUBJECTS[token.lower] !== undefined || token.lower === "sie") && token.lower !== "ihr";
}

/** Whether the form can belong to this pronoun. */
function agrees(context: Context, subject: Token, verb: Token): boolean {
  const persons = subject.lower === "sie" ? [2, 5] : [SUBJECTS[subject.lower] ?? -1];
  return finiteOf(context, verb).some(
    (reading) =>
      !reading.joined && reading.tense !== "reported" && reading.persons.some((person) => persons.includes(person)),
  );
}

function mainClauses(context: Context): Edit[] {
  const { tokens, sentence } = context;
  const edits: Edit[] = [];
  for (const start of mainStarts(context)) {
    const first = tokens[start];
    if (!first || first.kind === "mark") continue;
    if (QUESTION_WORDS.has(first.lower)) {
      if (!sentence.closing.includes("?") || start !== 0) continue;
      // `Wie lange du …`, `Um wie viel Uhr …`
      const second = tokens[start + 1];
      const measure =
        first.lower === "wie" &&
        second &&
        /^(alt|lange|oft|viel|weit|spät|groß|teuer|lang|gut|hoch)$/.test(second.lower)
          ? 1
          : 0;
      // "Woran es liegt? Am Verschleiß.": the question is said back before it is answered.
      if (/^wo(?!her|hin)[a-z]/.test(first.lower) && tokens.filter(({ kind }) => kind === "word").length === 3)
        continue;
      const swapped = swap(context, start + 1 + measure, "question");
      // "Was ich vermute? Dass es regnet.": the question was asked by somebody else, and the answer follows.
      const echo =
        /^(ich|wir)$/.test(tokens[start + 1 + measure]?.lower ?? "") &&
        tokens[start + 3 + measure]?.kind === "mark" &&
        /\p{L}/u.test(context.message.slice(tokens.at(-1)?.end));
      if (swapped && !echo) edits.push(swapped);
      continue;
    }
    const length = frontLength(context, start) || frontedObject(context, start);
    if (length === 0) continue;
    const swapped = swap(context, start + length, "second");
    if (swapped) edits.push(swapped);
  }
  return edits;
}

/** Where a main clause may begin: at the start of the sentence and after a coordinating conjunction. */
function mainStarts(context: Context): number[] {
  const { tokens } = context;
  const starts: number[] = [];
  const first = tokens.findIndex((token) => token.kind !== "mark");
  if (first >= 0 && !isSubordinator(context, first)) {
    const token = tokens[first];
    starts.push(token && COORDINATORS.has(token.lower) ? first + 1 : first);
  }
  tokens.forEach((token, index) => {
    if (index <= first || !COORDINATORS.has(token.lower)) return;
    // After `weil … und` the clause may go on as a subordinate one.
    const inside =
      tokens.slice(0, index).some((_, at) => isSubordinator(context, at)) ||
      tokens.slice(0, index).some((each) => each.text === ",");
    if (!inside || token.lower === "aber" || token.lower === "denn") starts.push(index + 1);
  });
  // `…, dann ich fahre`: after a comma these adverbs open a main clause.
  for (const token of tokens) {
    if (
      token.text === "," &&
      /^(dann|danach|deshalb|deswegen|trotzdem|darum|jetzt|sonst)$/.test(tokens[token.index + 1]?.lower ?? "")
    )
      starts.push(token.index + 1);
  }
  return starts;
}

/** How many tokens the first constituent takes: an adverb, a phrase with a preposition, or a time such as `letztes Jahr`. 0 if unsure. */
function frontLength(context: Context, start: number): number {
  const { tokens } = context;
  const first = tokens[start];
  if (!first || first.kind !== "word") return 0;
  let at = start;
  // `Erst nach vielen Jahren`, `Schon am Morgen`
  const second = tokens[start + 1];
  if (
    /^(erst|schon|kurz|nur|auch|gleich)$/.test(first.lower) &&
    second &&
    (PREPOSITIONS[second.lower] || CONTRACTIONS[second.lower])
  ) {
    const rest = frontLength(context, start + 1);
    return rest === 0 ? 0 : rest + 1;
  }
  if (first.lower === "am" && second && /^(liebsten|meisten|häufigsten)$/.test(second.lower)) return 2;
  if (/^(meiner|unserer|ihrer)$/.test(first.lower) && tokens[start + 2]?.lower === "nach") return 3;
  // `Für mich`, `Bei uns`
  if (PREPOSITIONS[first.lower] && second && /^(mich|dich|ihn|uns|mir|dir|ihm|euch)$/.test(second.lower)) return 2;
  if (PREPOSITIONS[first.lower] || CONTRACTIONS[first.lower]) {
    at++;
    while (isModifier(context, tokens[at])) at++;
    const noun = tokens[at];
    if (tokens[at]?.kind === "number" && first.lower === "um") {
      at++;
      if (tokens[at]?.text === "Uhr") at++;
      return at - start;
    }
    // `Seit 2015`, `In 2020`
    if (tokens[at - 1]?.kind === "number" && /^(seit|in)$/.test(first.lower) && at === start + 2) return 2;
    if (!noun || noun.kind !== "word" || !/^\p{Lu}/u.test(noun.text)) return 0;
    return at + 1 - start;
  }
  if (/^(jede[nrs]?|letzte[nrs]?|nächste[nrs]?|diese[nrs]?|vorige[nrs]?)$/.test(first.lower)) {
    const noun = tokens[start + 1];
    return noun && TIMES.test(noun.text) ? 2 : 0;
  }
  if (!FRONTED.has(first.lower)) return 0;
  // `heute Abend`, `morgen früh`
  if (
    second &&
    /^(heute|morgen|gestern)$/.test(first.lower) &&
    /^(Morgen|Vormittag|Mittag|Nachmittag|Abend|Nacht|früh)$/.test(second.text)
  )
    return 2;
  return 1;
}

/** `Die Kräuter ich finde nicht`: the words of an object that nothing else in the clause can be. 0 if unsure. */
function frontedObject(context: Context, start: number): number {
  const { sentence } = context;
  const phrase = nounPhrases(context).find(({ from, preposition }) => from === start && !preposition);
  // "Mein Schatz ich liebe dich": only *der* and *dieser* address nobody.
  if (!phrase || !/^(d|dies)$/.test(phrase.article?.word.base ?? "") || sentence.closing.includes("?")) return 0;
  const clause = clausesOf(context).find(({ from, to }) => from <= start && to > phrase.to);
  if (!clause || clause.opener || clause.subject?.index !== phrase.to + 1 || TIME_NOUNS.test(phrase.noun.text))
    return 0;
  const direct =
    clause.verbs.length > 0 &&
    clause.verbs.every(({ governs }) => governs === "A") &&
    solutions(phrase).some(({ cell, cost }) => cost === 0 && cell.kase === "acc");
  // "Die Frau ich sehe" may lack its relative pronoun.
  return direct && clause.to > phrase.to + 3 && isOnlyObject(context, phrase, clause) ? phrase.to + 1 - start : 0;
}

function isModifier(context: Context, token: Token | undefined): boolean {
  if (!token || token.kind !== "word" || /^\p{Lu}/u.test(token.text)) return token?.kind === "number";
  return (
    determiner(token.lower) !== null ||
    context.lexicon.adjectiveReadings(token.lower).some((reading) => reading.ending !== "") ||
    /^(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)$/.test(token.lower)
  );
}

/** `[heute] ich gehe` → `gehe ich`. The subject is a pronoun, or article and noun. */
function swap(context: Context, at: number, kind: "second" | "question"): Edit | null {
  const { tokens } = context;
  const subject = tokens[at];
  if (!subject) return null;
  let length = 0;
  const ihr =
    subject.lower === "ihr" && tokens[at + 1] !== undefined && agrees(context, subject, tokens[at + 1] as Token);
  if (isPronounSubject(subject) || ihr) length = 1;
  else if (kind === "second") length = longSubject(context, at);
  const verb = tokens[at + length];
  if (length === 0 || !verb) return null;
  if ((isPronounSubject(subject) || ihr) && !agrees(context, subject, verb)) return null;
  // `ich mache an die Heizung`: the prefix would have to move as well.
  const prefix = tokens[at + length + 1];
  if (
    prefix &&
    determiner(tokens[prefix.index + 1]?.lower ?? "") &&
    finiteOf(context, verb).some(
      (reading) => context.lexicon.verb(prefix.lower + reading.verb.lemma)?.prefix === prefix.lower,
    ) &&
    /^(an|aus|auf|ein|mit|zu|ab)$/.test(prefix.lower) &&
    // `ich fahre mit der Bahn`: a dative article belongs to the preposition.
    !(/^(mit|zu|aus)$/.test(prefix.lower) && /(em|er)$/.test(tokens[prefix.index + 1]?.lower ?? "")) &&
    !(/^(an|auf)$/.test(prefix.lower) && tokens[prefix.index + 1]?.lower.endsWith("em") === true) &&
    kind === "second" &&
    context.tokens.length > 6 &&
    !finiteOf(context, verb).some((reading) => /^(gehen|kommen|sein|denken|arbeiten)$/.test(reading.verb.lemma))
  )
    return null;
  // A second finite verb later shows that the first part was something else (`Was du sagst, ist …`).
  for (const token of tokens.slice(at + length + 1)) {
    if (token.kind === "mark") break;
    if (COORDINATORS.has(token.lower)) break;
    if (
      finiteOf(context, token).some(
        (reading) =>
          !reading.joined &&
          verbsOf(context, token).every((each) => each.form !== "infinitive" && each.form !== "participle"),
      )
    )
      return null;
  }
  const subjectText = span(context, at, at + length);
  const text = subject.lower === "ich" ? "ich" : subjectText;
  return edit(context, subject, verb, `${verb.text} ${text}`, {
    type: "word-order",
    category: "word-order",
    rule: kind === "question" ? "question-order" : "verb-second",
    explanation:
      kind === "question"
        ? `In a question with *${tokens[at - 1]?.lower ?? ""}*, the verb comes right after it.`
        : `The verb takes second place, so *${verb.text}* comes before *${text}*.`,
    confidence: 0.92,
  });
}

/**
 * How many tokens before a finite verb are its subject: `heute [ein Mann] hat`, `Danach [alle] sind`, `In der Stadt [viele Menschen] haben`,
 * `Am Abend [mein Mann und ich] sehen`. 0 if they could be anything else, or if another subject follows.
 */
function longSubject(context: Context, at: number): number {
  const { tokens } = context;
  const front = tokens[at - 1];
  const first = tokens[at];
  if (!front || !first || first.kind !== "word" || first.text === "Sie") return 0;
  // "Da alle kommen, …", "Immer der Kleine muss …", "So ein Tag ist …": no fronted adverbs.
  if (/^(da|so|immer|sonst)$/.test(front.lower) || ABOUT_IT.test(front.lower)) return 0;
  const { length, numbers } = subjectAt(context, at);
  const verb = tokens[at + length];
  if (length === 0 || !verb || verb.kind !== "word") return 0;
  const fits = finiteOf(context, verb).some(
    ({ joined, tense, persons }) =>
      !joined &&
      tense !== "reported" &&
      ((numbers.has("sg") && persons.includes(2)) ||
        (numbers.has("pl") && persons.includes(numbers.has("we") ? 3 : 5))),
  );
  if (!fits) return 0;
  const rest = tokens.slice(verb.index + 1, endOfClause(context, verb.index + 1));
  // "Seit die Tür ein Schloss hat, …" is a clause of its own, and in "… und für ihn eine Million verlangt" the verb is a participle.
  if (rest.length === 0) {
    const opens = tokens.slice(0, at).some(({ lower }) => /^(seit|während|bis|ehe)$/.test(lower));
    if (opens || verbsOf(context, verb).some(({ form }) => form === "participle")) return 0;
  }
  const infinitive = verbsOf(context, verb).some(({ form }) => form === "infinitive");
  // "Dann die Zwiebeln schneiden und …": a recipe has no finite verbs.
  const modal = finiteOf(context, verb).some(({ verb: { lemma } }) => MODALS.has(lemma));
  if (infinitive && !modal) {
    const last = rest.at(-1);
    if (!last || verbsOf(context, last).some(({ form }) => form === "infinitive" || form === "zu")) return 0;
  }
  // "Im Haus der Lehrer wird gefeiert", "Am Abend der Hochzeit regnete es": what follows a noun may be its owner.
  const owner = first.lower === "der" && nounsOf(context, front).length > 0;
  if (owner && finiteOf(context, verb).some(({ verb: { lemma } }) => lemma === "werden")) return 0;
  const other = rest.some((token) => SUBJECTS[token.lower] !== undefined || (owner && OTHER_SUBJECT.test(token.lower)));
  return other ? 0 : length;
}

const ARTICLE_SLOTS: Readonly<Record<string, readonly string[]>> = { der: ["m"], die: ["f", "p"], das: ["n"] };

function subjectAt(context: Context, at: number): { length: number; numbers: ReadonlySet<"sg" | "pl" | "we"> } {
  const { tokens } = context;
  const first = tokens[at];
  const none = { length: 0, numbers: new Set<"sg" | "pl" | "we">() };
  if (!first) return none;
  const next = tokens[at + 1];
  const phrase = nounPhrases(context).find(({ from, preposition }) => from === at && !preposition);
  if (phrase?.article && !phrase.article.merged) {
    const cells = solutions(phrase).filter(({ cell, cost }) => cost === 0 && cell.kase === "nom");
    if (cells.length === 0) return none;
    const [und, ich] = tokens.slice(phrase.to + 1, phrase.to + 3);
    if (und?.lower === "und" && ich?.lower === "ich")
      return { length: phrase.to + 3 - at, numbers: new Set(["pl", "we"]) };
    return {
      length: phrase.to + 1 - at,
      numbers: new Set(cells.map(({ cell }) => (cell.slot === "p" ? "pl" : "sg"))),
    };
  }
  // Behind a comma *die* may be a pronoun, so nobody has read it as an article.
  if (/^(der|die|das)$/.test(first.lower)) {
    const slots = nounsOf(context, next).flatMap(({ noun, cells }) =>
      cells.flatMap(([kase, number]): readonly Slot[] =>
        kase !== "nom" ? [] : number === "pl" ? ["p"] : noun.genders,
      ),
    );
    const fitting = slots.filter((slot) => ARTICLE_SLOTS[first.lower]?.includes(slot));
    if (fitting.length > 0) return { length: 2, numbers: new Set(fitting.map((slot) => (slot === "p" ? "pl" : "sg"))) };
  }
  if (/^(viele|manche|einige|mehrere|alle|beide|zwei|drei|vier)$/.test(first.lower)) {
    let end = at + 1;
    while (isModifier(context, tokens[end])) end++;
    const noun = tokens[end];
    if (noun && isPluralNoun(context, noun)) return { length: end + 1 - at, numbers: new Set(["pl"]) };
    if (/^(alle|viele|manche|beide)$/.test(first.lower) && finiteOf(context, next).length > 0)
      return { length: 1, numbers: new Set(["pl"]) };
  }
  if (/^(niemand|jemand|alles|keiner|jeder|das)$/.test(first.lower) && finiteOf(context, next).length > 0)
    return { length: 1, numbers: new Set(["sg"]) };
  return none;
}

/** `dass viele Arbeitsplätze hängen …`, `dass zufriedene Mitarbeiter arbeiten …`: where the words behind a plural subject begin; null if it is none. */
function severalAt(context: Context, at: number): number | null {
  const first = context.tokens[at];
  if (!first || !isModifierOfMany(context, first)) return null;
  let end = at + 1;
  while (isModifier(context, context.tokens[end])) end++;
  const noun = context.tokens[end];
  return noun && isPluralNoun(context, noun) ? end + 1 : null;
}

function isModifierOfMany(context: Context, { lower }: Token): boolean {
  return (
    /^(viele|manche|einige|mehrere|alle|beide)$/.test(lower) ||
    (determiner(lower) === null && context.lexicon.adjectiveReadings(lower).some(({ ending }) => ending === "e"))
  );
}

function isNeuter(context: Context, token: Token): boolean {
  const readings = nounsOf(context, token);
  return readings.length > 0 && readings.every(({ noun }) => noun.genders.includes("n"));
}

function isPluralNoun(context: Context, noun: Token): boolean {
  const readings = nounsOf(context, noun);
  return readings.some(({ cells }) => cells.some(([kase, number]) => kase === "nom" && number === "pl"));
}

function nounAgrees(context: Context, noun: Token | undefined, verb: Token | undefined): boolean {
  const numbers = new Set(
    nounsOf(context, noun).flatMap(({ cells }) => cells.filter(([kase]) => kase === "nom").map(([, number]) => number)),
  );
  return finiteOf(context, verb).some(
    (reading) =>
      !reading.joined &&
      reading.tense !== "reported" &&
      ((numbers.has("sg") && reading.persons.includes(2)) || (numbers.has("pl") && reading.persons.includes(5))),
  );
}

const OPENERS = /^(weil|dass|ob|wenn|obwohl|bevor|nachdem|falls|sobald|damit|seitdem|als|da)$/;

/** `Wenn ich müde bin, ich trinke Kaffee` → `trinke ich`: the subordinate clause takes the first place. */
function afterSubordinate(context: Context): Edit[] {
  const { tokens } = context;
  // `Er hilft mir, und wenn ich Angst habe, er macht das Licht an`
  const later = tokens.findIndex(({ lower }, at) => lower === "und" && tokens[at + 1]?.lower === "wenn");
  const first = later === -1 ? tokens.findIndex((token) => token.kind !== "mark") : later + 1;
  const opener = tokens[first];
  const comma = tokens.findIndex(({ text }, at) => at > first && text === ",");
  if (!opener || comma < first + 3) return [];
  const fronted =
    isSubordinator(context, first) ||
    (/^(seit|während)$/.test(opener.lower) && finiteOf(context, tokens[comma - 1]).length > 0) ||
    (opener.lower === "um" && tokens.slice(0, comma).some((token) => token.lower === "zu"));
  if (!fronted || UNCONNECTED.test(span(context, first, comma + 3))) return [];
  const found = swap(context, comma + 1, "second");
  // "Dass das ein schönes Bild ist, ich habe gelacht": the first clause may be an exclamation.
  const main = tokens.slice(comma);
  const object = main.some((token) => verbsOf(context, token).some(({ verb }) => WITH_DASS.test(verb.lemma)));
  if (opener.lower === "dass" && (!object || main.some(({ lower }) => lower === "es"))) return [];
  return found
    ? [
        {
          ...found,
          explanation: `The first clause takes the first place, so the verb comes next: *${found.corrected}*.`,
          rule: "verb-after-clause",
        },
      ]
    : [];
}

/** `Wenn es regnet ich bleibe zu Hause` → `regnet, bleibe ich`: the verb of the first clause shows where the comma belongs. */
function withoutComma(context: Context): Edit[] {
  const { tokens } = context;
  const first = tokens.findIndex((token) => token.kind !== "mark");
  if (!/^(wenn|weil|als|obwohl|nachdem|bevor|sobald|falls)$/.test(tokens[first]?.lower ?? "")) return [];
  if (!isSubordinator(context, first) || tokens.some((token) => token.text === ",")) return [];
  const verbs = tokens.filter((token) => finiteOf(context, token).some((reading) => !reading.joined));
  const [verb, other] = verbs;
  if (!verb || !other || verbs.length !== 2 || verb.index < first + 2) return [];
  // "Wenn Lisa sagt ich rieche gut": what somebody says is no main clause.
  if (finiteOf(context, verb).some((reading) => WITH_DASS.test(reading.verb.lemma))) return [];
  const subject = tokens[verb.index + 1];
  const reason = {
    type: "word-order" as const,
    category: "word-order" as const,
    rule: "verb-after-clause",
    confidence: 0.9,
  };
  if (subject && other.index === verb.index + 2 && isPronounSubject(subject) && agrees(context, subject, other)) {
    return [
      edit(context, verb, other, `${verb.text}, ${other.text} ${subject.lower === "ich" ? "ich" : subject.text}`, {
        ...reason,
        explanation: `The first clause takes the first place, so the verb comes next: *${other.lower} ${subject.lower}*.`,
      }),
    ];
  }
  const next = tokens[other.index + 1];
  // Beginners have more pressing things to learn than the comma alone.
  if (context.level.startsWith("A") || other !== subject || !next || !isPronounSubject(next)) return [];
  return agrees(context, next, other)
    ? [
        edit(context, verb, other, `${verb.text}, ${other.text}`, {
          ...reason,
          type: "other",
          category: null,
          rule: "comma",
          explanation: "A comma stands between the subordinate clause and the main clause.",
        }),
      ]
    : [];
}

/** Words before an indirect question that lacks its comma. */
const ASKING = /^(sagen|fragen|wissen|erklären|zeigen)$/;

/** `Ich weiß nicht, wo ist mein Handy` → `wo mein Handy ist`. */
function indirectQuestions(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const comma of tokens) {
    // `Kannst du mir sagen wo …`, `Ich weiß nicht wann …`
    const bare =
      comma.kind === "word" &&
      comma.index > 0 &&
      (ASKING.test(comma.lower) || NOT_KNOWING.test(span(context, comma.index - 1, comma.index + 1)));
    if (
      !bare &&
      (comma.text !== "," ||
        !tokens.slice(Math.max(0, comma.index - 6), comma.index).some((token) => BEFORE_QUESTION.test(token.lower)))
    )
      continue;
    // "Sag mal, wo wohnst du?": the call for attention is a sentence of its own.
    if (context.sentence.closing.includes("?") && CALLS.test(span(context, 0, comma.index))) continue;
    const word = tokens[comma.index + 1];
    if (!word || !/^(wo|wann|wie|warum|was|woher|wohin|wieso|wer)$/.test(word.lower)) continue;
    const measure =
      word.lower === "wie" && /^(alt|lange|oft|viel|weit|spät|teuer)$/.test(tokens[word.index + 1]?.lower ?? "")
        ? 1
        : 0;
    const verb = tokens[word.index + 1 + measure];
    if (!verb || finiteOf(context, verb).length === 0 || verbsOf(context, verb).some((reading) => reading.joined))
      continue;
    const end = endOfClause(context, verb.index + 1);
    const rest = tokens.slice(verb.index + 1, end);
    const last = rest.at(-1);
    const subject = rest[0];
    if (
      !last ||
      rest.length > 6 ||
      !subject ||
      ((word.lower === "wer" || word.lower === "was") && !isPronounSubject(subject))
    )
      continue;
    if (
      !(
        isPronounSubject(subject) ||
        /^(das|es|ihr)$/.test(subject.lower) ||
        subject.text === "Sie" ||
        determiner(subject.lower) !== null
      )
    )
      continue;
    if (
      rest.some(
        (each) =>
          finiteOf(context, each).some((reading) => !reading.joined) &&
          !verbsOf(context, each).some((reading) => reading.form === "infinitive"),
      )
    )
      continue;
    // `Kannst du mir sagen wo ist die Toilette?`
    const lead = bare ? `${comma.text}, ${span(context, word.index, verb.index)} ` : "";
    edits.push(
      edit(context, bare ? comma : verb, last, lead + verbLast(context, verb, end), {
        type: "word-order",
        category: "word-order",
        rule: "indirect-question",
        explanation: `In an indirect question with *${word.lower}*, the verb goes to the end.`,
        confidence: 0.9,
      }),
    );
  }
  return edits;
}

/** `weil ich habe keine Zeit` → `weil ich keine Zeit habe`. */
function subordinateClauses(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  tokens.forEach((token, index) => {
    if (!OPENERS.test(token.lower) || !isSubordinator(context, index)) return;
    const fronted = frontInSubordinate(context, token);
    if (fronted) {
      edits.push(fronted);
      return;
    }
    let at = index + 1;
    const subject = tokens[at];
    if (!subject) return;
    // `Dass Auto ist neu`: the article *das*.
    if (index === 0 && token.lower === "dass" && isNeuter(context, subject)) return;
    const phrase =
      determiner(subject.lower) !== null &&
      (nounsOf(context, tokens[at + 1]).length > 0 ||
        (isModifier(context, tokens[at + 1]) && nounsOf(context, tokens[at + 2]).length > 0));
    const several = phrase ? null : severalAt(context, at);
    if (several !== null) at = several;
    else if (!phrase && (isPronounSubject(subject) || /^(das|es|ihr)$/.test(subject.lower))) at += 1;
    else if (phrase) {
      at++;
      while (isModifier(context, tokens[at])) at++;
      if (nounsOf(context, tokens[at]).length === 0) return;
      at++;
    } else if (/^\p{Lu}/u.test(subject.text) && subject.kind === "word") at++;
    else return;
    const first = tokens[at];
    // `weil das Leben hier ist teuer`
    const verb = first && BEFORE_THE_VERB.test(first.lower) ? tokens[at + 1] : first;
    if (!verb || !first) return;
    const fits = isPronounSubject(subject)
      ? agrees(context, subject, verb)
      : finiteOf(context, verb).some(
          (reading) =>
            !reading.joined &&
            reading.tense !== "reported" &&
            reading.persons.some((person) => person === 2 || person === 5),
        );
    if (!fits) return;
    at = verb.index;
    const end = endOfClause(context, at + 1);
    if (end - at < 2 || end - at > 10) return;
    // `Da ich habe meine Hand gebrochen`: with nothing behind it, "Da habe ich …" may be meant.
    if (token.lower === "da" && tokens[end]?.text !== ",") return;
    const rest = tokens.slice(at + 1, end);
    const last = rest.at(-1);
    if (!last || last.kind === "mark") return;
    // The verb is already at the end, or `at` was no finite verb after all (`dass er kommen will`).
    if (rest.some((each) => isOnlyFinite(context, each))) return;
    if (
      finiteOf(context, last).length > 0 &&
      !MODALS.has(lemmaOf(context, verb)) &&
      !/^(haben|sein|werden)$/.test(lemmaOf(context, verb))
    ) {
      if (verbsOf(context, last).some((reading) => reading.form !== "participle")) return;
    }
    // Verb and conjunction side by side: `als der Fluss versandete und …`. "Weil du redest wie mein Großvater": a comparison may follow the verb.
    if (COORDINATORS.has(rest[0]?.lower ?? "") || /^(wie|als)$/.test(rest[0]?.lower ?? "")) return;
    // "Dass er pinkelt natürlich": an afterthought.
    if (rest.every((each) => AFTERTHOUGHTS.test(each.lower))) return;
    // `weil er hätte kommen können` is right.
    if (
      rest.length >= 2 &&
      rest.slice(-2).every((each) => verbsOf(context, each).some((reading) => reading.form === "infinitive"))
    )
      return;
    // `Seitdem ich schlafe lieber im Hotel.`: without a second clause it is an adverb.
    const adverb = token.lower === "seitdem" && index === 0 && tokens[end]?.text !== "," && swap(context, 1, "second");
    if (adverb) {
      edits.push(adverb);
      return;
    }
    const goesOn = joinedVerbLast(context, verb, end);
    if (goesOn === null) return;
    const words = verbLast(context, verb, end) + goesOn.words;
    edits.push(edit(context, verb, goesOn.last ?? last, words, verbFinal(token)));
  });
  return edits;
}

function verbFinal({ lower }: Token): Reason {
  return {
    type: "word-order",
    category: "word-order",
    rule: "verb-final",
    explanation: `After *${lower}*, the conjugated verb goes to the end.`,
    confidence: 0.9,
  };
}

/** `weil wir sind im Studio und bestellen Pizza`: the verb behind *und* goes to its end as well; null where nobody can tell how. */
function joinedVerbLast(context: Context, first: Token, end: number): { words: string; last: Token | null } | null {
  const [und, verb, next] = context.tokens.slice(end, end + 3);
  if (!/^(und|oder)$/.test(und?.lower ?? "") || !verb || finiteOf(context, verb).length === 0)
    return { words: "", last: null };
  // `weil ich möchte studieren und arbeiten`: the second verb hangs on the first one as well.
  const bracket = context.tokens.slice(first.index + 1, end).some((each) => isInfiniteToo(context, each));
  if (bracket && isInfiniteToo(context, verb)) return null;
  const stop = endOfClause(context, verb.index + 1);
  const rest = context.tokens.slice(verb.index + 1, stop);
  const last = rest.at(-1);
  if (!last) return { words: "", last: null };
  // "weil ich bin müde und habe ich Hunger": another subject, or more verbs.
  if (isPronounSubject(next) || rest.length > 6 || rest.some((each) => isOnlyFinite(context, each))) return null;
  return { words: ` ${und?.text} ${verbLast(context, verb, stop)}`, last };
}

/** `falls regnet es` → `falls es regnet`, `weil bei uns trinkt man Tee` → `weil man bei uns Tee trinkt`. */
function frontInSubordinate(context: Context, opener: Token): Edit | null {
  const { tokens } = context;
  // `Wenn kommst du?` asks when.
  const asks = opener.lower === "wenn" && opener.index === 0 && context.sentence.closing.includes("?");
  if (asks || !/^(weil|dass|obwohl|wenn|falls|bevor|nachdem|ob)$/.test(opener.lower)) return null;
  const front = tokens[opener.index + 1];
  if (front?.lower === "so") return null;
  const length = /^(weil|dass|obwohl)$/.test(opener.lower) ? frontLength(context, opener.index + 1) : 0;
  const [verb, subject, next] = tokens.slice(opener.index + 1 + length);
  if (!front || !verb || !subject) return null;
  // `ob ist das erlaubt`
  const das = subject.lower === "das" && !/^\p{Lu}/u.test(next?.text ?? "");
  const own = isPronounSubject(subject) && (length > 0 || subject.lower !== "sie") && agrees(context, subject, verb);
  if (!own && !(das && finiteOf(context, verb).some(({ persons }) => persons.includes(2)))) return null;
  const end = endOfClause(context, subject.index + 1);
  const rest = tokens.slice(subject.index + 1, end);
  const goesOn = joinedVerbLast(context, verb, end);
  if (!goesOn || rest.length > 10 || rest.some((each) => isOnlyFinite(context, each))) return null;
  const words = verbLast(context, verb, end).slice(subject.text.length);
  const text = [subject.text, span(context, front.index, verb.index)].filter((part) => part !== "").join(" ");
  return edit(context, front, goesOn.last ?? rest.at(-1) ?? subject, text + words + goesOn.words, verbFinal(opener));
}

function isInfiniteToo(context: Context, token: Token): boolean {
  return verbsOf(context, token).some(({ form }) => form === "infinitive" || form === "participle");
}

function isOnlyFinite(context: Context, token: Token): boolean {
  return (
    finiteOf(context, token).length > 0 &&
    verbsOf(context, token).every(({ form }) => form === "finite" || form === "imperative")
  );
}

/** The words behind a verb up to `end` (excluded), and then the verb, in one word with its prefix. */
function verbLast(context: Context, verb: Token, end: number): string {
  const bracket = bracketOf(context, verb, end);
  if (bracket !== null) return bracket;
  const last = context.tokens[end - 1];
  const joined = last && context.lexicon.verb(last.lower + lemmaOf(context, verb));
  return last && joined?.prefix === last.lower
    ? `${span(context, verb.index + 1, end - 1)} ${last.lower}${verb.lower}`.trim()
    : `${span(context, verb.index + 1, end)} ${verb.lower}`;
}

/** `muss arbeiten am Samstag` → `am Samstag arbeiten muss`: the infinitive or participle stands right before the verb. */
function bracketOf(context: Context, verb: Token, end: number): string | null {
  const lemma = lemmaOf(context, verb);
  const wanted = MODALS.has(lemma) ? "infinitive" : /^(haben|sein)$/.test(lemma) ? "participle" : null;
  if (wanted === null) return null;
  const rest = context.tokens.slice(verb.index + 1, end);
  const inner = rest.findIndex(
    (each) => /^\p{Ll}/u.test(each.text) && verbsOf(context, each).some(({ form }) => form === wanted),
  );
  const token = rest[inner];
  const after = rest.slice(inner + 1);
  const placed =
    token !== undefined &&
    after.length > 0 &&
    // "weil ich muss arbeiten gehen", "weil es ist teurer geworden": more than one verb, or an adjective.
    rest.every((each) => each === token || each.kind !== "word" || verbsOf(context, each).length === 0) &&
    !rest.some((each) => /^(zu|und|oder|als|wie)$/.test(each.lower)) &&
    context.lexicon.adjectiveReadings(token.lower).length === 0;
  if (!placed) return null;
  const before = span(context, verb.index + 1, token.index);
  return [before, span(context, token.index + 1, end), token.text, verb.lower].filter((each) => each !== "").join(" ");
}

function lemmaOf(context: Context, verb: Token): string {
  return finiteOf(context, verb)[0]?.verb.lemma ?? "";
}

/** The clause ends at a mark, or at a conjunction that begins a clause with a verb of its own. */
function endOfClause(context: Context, from: number): number {
  const { tokens } = context;
  for (let index = from; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) break;
    if (token.kind === "mark") return index;
    if (isSubordinator(context, index) && token.lower !== "damit") return index;
    if (/^(und|oder|aber|denn|sondern)$/.test(token.lower)) {
      const rest = tokens.slice(index + 1);
      const stop = rest.findIndex((each) => each.kind === "mark");
      const part = stop === -1 ? rest : rest.slice(0, stop);
      if (part.some((each) => finiteOf(context, each).length > 0)) return index;
    }
  }
  return tokens.length;
}

/** `Ich möchte lernen Deutsch` → `Deutsch lernen`; `Ich habe gekauft ein Auto` → `ein Auto gekauft`. */
function brackets(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const token of tokens) {
    const finite = finiteOf(context, token);
    const modal = finite.some((reading) => MODALS.has(reading.verb.lemma));
    const helper = finite.some((reading) => /^(haben|sein)$/.test(reading.verb.lemma));
    const future = finite.some(({ verb: { lemma }, tense }) => lemma === "werden" && tense === "present");
    if (!modal && !helper && !future) continue;
    // "Bemerkt hat es ausgerechnet ein Kind"
    if (verbsOf(context, tokens[token.index - 1]).some(({ form }) => form === "participle")) continue;
    let at = token.index + 1;
    // The subject may follow the finite verb.
    if (isPronounSubject(tokens[at]) || tokens[at]?.text === "Sie") at++;
    else if (!isPronounSubject(tokens[token.index - 1]) && !/^\p{Lu}/u.test(tokens[token.index - 1]?.text ?? ""))
      continue;
    // `Kannst du mir helfen mit …`, `Ich habe nicht gesehen den Film`
    while (BETWEEN_VERBS.test(tokens[at]?.lower ?? "")) at++;
    const verb = tokens[at];
    if (!verb || /^\p{Lu}/u.test(verb.text)) continue;
    const wanted = modal || future ? "infinitive" : "participle";
    // "Es wird regnen morgen" is what people say; `Ich werde machen eine Ausbildung` is not.
    if (future && determiner(tokens[at + 1]?.lower ?? "") === null) continue;
    const readings = verbsOf(context, verb).filter((reading) => reading.form === wanted);
    if (readings.length === 0 || readings.some((reading) => reading.verb.lemma === "sein")) continue;
    // `Ich bin gespannt auf …`: beside *sein* most participles are adjectives.
    if (
      helper &&
      finite.some((reading) => reading.verb.lemma === "sein") &&
      !readings.some((reading) => reading.verb.auxiliary === "sein") &&
      !(verb.lower === "geboren" || verb.lower === "verheiratet")
    )
      continue;
    if (
      context.lexicon.entries(verb.lower).includes("A") &&
      !readings.some((reading) => reading.form === "infinitive") &&
      !/^ge|^[a-z]+ge/.test(verb.lower)
    )
      continue;
    const end = endOfClause(context, at + 1);
    const rest = tokens.slice(at + 1, end);
    const last = rest.at(-1);
    if (
      !last ||
      rest.length > 6 ||
      // "Ich könnte heulen vor Glück", "… nicht schlafen wegen ihm": why somebody does it may come last.
      (rest[0]?.lower === "vor" && nounsOf(context, rest[1]).length > 0) ||
      /^(?:wegen|trotz)$/.test(rest[0]?.lower ?? "") ||
      tokens.slice(at + 1, end).some(
        (each) =>
          /^(als|wie|zu|zum|beim|haben|sein|werden|worden)$/.test(each.lower) ||
          // `Ich kann sprechen Englisch und Spanisch`
          (/^(und|oder)$/.test(each.lower) &&
            (each === rest[0] || !/^\p{Lu}/u.test(tokens[each.index + 1]?.text ?? ""))),
      )
    )
      continue;
    if (rest.some((each) => verbsOf(context, each).length > 0 || each.kind === "other" || each.kind === "mark"))
      continue;
    if (!rest.some((each) => /^\p{Lu}/u.test(each.text) || BEHIND_THE_VERB.test(each.lower))) continue;
    edits.push(
      edit(context, verb, last, `${span(context, at + 1, end)} ${verb.lower}`, {
        type: "word-order",
        category: modal ? "modal-verbs" : "word-order",
        rule: "verb-bracket",
        explanation: modal
          ? `With *${token.lower}*, the second verb goes to the end.`
          : `In the perfect, the participle *${verb.lower}* goes to the end.`,
        confidence: 0.88,
      }),
    );
  }
  return edits;
}

/** `Ich gern trinke Tee` → `trinke gern`. */
function adverbBeforeVerb(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const start of mainStarts(context)) {
    const subject = tokens[start];
    const adverb = tokens[start + 1];
    if (!subject || !adverb || !isPronounSubject(subject)) continue;
    const length = MIDDLE_ADVERBS.has(adverb.lower) ? 1 : frontLength(context, start + 1);
    const verb = tokens[start + 1 + length];
    if (length === 0 || !verb || !agrees(context, subject, verb)) continue;
    const end = endOfClause(context, verb.index + 1);
    const rest = tokens.slice(verb.index + 1, end);
    // "Wir in Bayern sagen …", "Du mit deinen Ausreden gehst …": only what says when cannot belong to the pronoun.
    const says = tokens[verb.index - 1]?.text ?? "";
    const isTime = TIME_NOUNS.test(says) || OCCASIONS.test(says) || /^(Uhr|\d.*|.+(abend|morgen|nacht))$/.test(says);
    const isAttribute =
      length > 1 ? !isTime : /^(hier|dort|da|draußen)$/.test(adverb.lower) || ABOUT_IT.test(adverb.lower);
    if (isAttribute && (rest.length > 0 || /^(wir|ihr)$/.test(subject.lower))) continue;
    if (rest.some((each) => finiteOf(context, each).some((reading) => !reading.joined))) continue;
    if (context.sentence.closing.includes("?")) continue;
    const middle = span(context, adverb.index, verb.index);
    // `Ich nicht verstehe das Wort` → `verstehe das Wort nicht`
    const passed = adverb.lower === "nicht" ? beforeNicht(context, verb.index + 1, end) : 0;
    const later = passed > 0 ? span(context, verb.index + 1, verb.index + 1 + passed) : null;
    const last = tokens[verb.index + passed] ?? verb;
    edits.push(
      edit(context, adverb, last, [verb.lower, ...(later ? [later, middle] : [middle])].join(" "), {
        type: "word-order",
        category: "word-order",
        rule: "verb-second-adverb",
        explanation: `The verb takes second place, right after *${subject.lower}*; *${middle}* comes later.`,
        confidence: 0.92,
      }),
    );
  }
  return edits;
}

/** `Wie viel diese Schuhe kosten?` → `kosten diese Schuhe`: a question in the order of a subordinate clause. */
function questionVerbLast(context: Context): Edit[] {
  const { tokens, sentence } = context;
  if (!sentence.closing.includes("?")) return [];
  const words = tokens.filter((token) => token.kind === "word");
  const text = words.map((token) => token.lower).join(" ");
  const asked =
    /^(?:um wie viel uhr|wie (?:viel|viele|lange|oft|alt|weit|groß|teuer)|wann|wo|warum|woher|wohin|wie) /.exec(
      text,
    )?.[0];
  const length = asked?.trim().split(" ").length ?? 0;
  const verb = words.at(-1);
  const subject = words.slice(length, -1);
  const [article, noun] = subject;
  if (length === 0 || !verb || !article || !noun || subject.length !== 2 || tokens.some((token) => token.text === ","))
    return [];
  if (!/^(der|die|das|dein|deine|mein|meine|diese[rs]?|ihre?|unser|unsere)$/i.test(article.lower)) return [];
  const only = words.every((token) => token === verb || finiteOf(context, token).length === 0);
  if (!only || !nounAgrees(context, noun, verb)) return [];
  return [
    edit(context, article, verb, `${verb.lower} ${span(context, article.index, noun.index + 1)}`, {
      type: "word-order",
      category: "word-order",
      rule: "question-order",
      explanation: `In a question with *${asked?.trim() ?? ""}*, the verb comes right after it.`,
      confidence: 0.92,
    }),
  ];
}
