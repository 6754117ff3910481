import { BEFORE_DASS, TIME_NOUNS } from "#content/built-in/german/words.ts";
import {
  BEFORE_A_CLAUSE,
  BEFORE_DAS,
  BY_THE_CLOCK,
  NO_PURPOSE,
  OBJECTS,
} from "#content/built-in/tutor/patterns/commas.ts";
import { NOUNS_WITH_DASS } from "#content/built-in/tutor/patterns/verb-position.ts";
import type { Edit } from "../../turn.ts";
import { clausesOf, isSubordinator } from "../clause.ts";
import { COORDINATORS, determiner, MODALS, PREPOSITIONS, SUBJECTS } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, verbsOf } from "../context.ts";
import { type NounPhrase, nounPhrases, solutions } from "../noun-phrase.ts";
import type { Token } from "../tokens.ts";

/** Between clauses: *das* or *dass*, *wenn* or *als*, and the comma. */
export function connectorRule(context: Context): Edit[] {
  return [
    ...dasDass(context),
    ...wennAls(context),
    ...wennOb(context),
    ...sondern(context),
    ...missingComma(context),
    ...commaAfterThinking(context),
  ];
}

function dasDass(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const token of tokens) {
    const next = tokens[token.index + 1];
    const comma = tokens[token.index - 1]?.text === ",";
    const before = tokens[token.index - (comma ? 2 : 1)];
    const isThing = comma && before && hasThing(context, before, token);
    const clausal =
      token.text === "das" && before && next && !isThing ? dassInstead(context, token, before, next, comma) : null;
    if (clausal) {
      edits.push(clausal);
      continue;
    }
    if (token.text === "das" && before && next && !isThing) {
      const subject =
        SUBJECTS[next.lower] !== undefined ||
        /^(sie|Sie)$/.test(next.text) ||
        (determiner(next.lower) && next.lower !== "sein");
      if (!subject || !BEFORE_DASS.test(before.text)) continue;
      if (!comma && /^(ist|sind|war|hat)$/.test(tokens[token.index + 2]?.lower ?? "")) continue;
      const rest = tokens.slice(token.index + 2);
      const stop = rest.findIndex((each) => each.kind === "mark");
      const part = stop === -1 ? rest : rest.slice(0, stop);
      // `Ich weiß, das du kommst`: a subject after it and a verb behind that.
      if (!part.some((each) => finiteOf(context, each).length > 0)) continue;
      // `sagen das die Vorteile überwiegen`: two articles in a row, and the verb at the end.
      const article = determiner(next.lower);
      if (!comma && article && !(article.base === "d" && finiteOf(context, part.at(-1)).length > 0)) continue;
      edits.push(edit(context, token, token, "dass", DASS));
    }
    const pronoun = token.lower === "dass" && next ? dasInstead(context, token, next) : null;
    if (pronoun) edits.push(pronoun);
    else if (token.lower === "dass" && next) {
      const afterNext = tokens[token.index + 2];
      const readings = nounsOf(context, next);
      const neuter = readings.length > 0 && readings.every(({ noun }) => noun.genders.includes("n"));
      const verbFirst = /^(ist|war|sind|kann|hat|gefällt|macht|klingt|stimmt)$/.test(next.lower);
      const end = tokens.slice(token.index + 2).find((each) => each.kind === "mark")?.index ?? tokens.length;
      const finiteLater = tokens.slice(token.index + 2, end).some((each) => finiteOf(context, each).length > 0);
      if (
        (verbFirst && !finiteLater && (token.index === 0 || !comma)) ||
        (neuter &&
          token.index === 0 &&
          finiteOf(context, afterNext).length > 0 &&
          !finiteLaterThan(context, token.index + 3, end))
      ) {
        edits.push(
          edit(context, token, token, "das", {
            type: "spelling",
            category: "connectors",
            rule: "das-dass",
            explanation: "*das* is the article or pronoun; *dass* introduces a clause.",
            confidence: 0.88,
          }),
        );
      }
    }
  }
  return edits;
}

/** "Er hat ein Wort gesagt, das ich kenne", "…, dass ich etwas tue, das ihr gefällt": what *das* is about stands before the verb. */
function hasThing(context: Context, last: Token, das: Token): boolean {
  const verbs = verbsOf(context, last);
  if (verbs.length > 0 && /^(etwas|nichts|was)$/.test(context.tokens[last.index - 1]?.lower ?? "")) return true;
  const ends = last.lower === "nicht" || verbs.some(({ form }) => form !== "finite" && form !== "imperative");
  const lacks = !BEFORE_DASS.test(last.text) && lacksObject(context, das);
  return nounPhrases(context).some(
    (phrase) =>
      phrase.article &&
      phrase.to < last.index &&
      (lacks || (!phrase.preposition && (ends || isObjectOf(context, phrase, last)))) &&
      solutions(phrase).some(
        ({ cell: { kase, slot }, cost }) => cost === 0 && slot === "n" && (lacks || kase === "acc"),
      ),
  );
}

/** "ob ich jenes Viertel finde, das ich kenne": the verb at the end of its clause has an object already, and that is no feeling or fear. */
function isObjectOf(context: Context, { noun, to }: NounPhrase, last: Token): boolean {
  const clause = clausesOf(context).find(({ from, to: end }) => from <= to && end > to);
  return to === last.index - 1 && clause?.opener != null && !NOUNS_WITH_DASS.test(noun.text) && noun.text !== "Gefühl";
}

/** "…, das du mir geliehen hast": in its clause, nothing else is lent. */
function lacksObject(context: Context, das: Token): boolean {
  const clause = clausesOf(context).find(({ from }) => from === das.index);
  return (
    clause !== undefined &&
    clause.verbs.length > 0 &&
    clause.verbs.every(({ governs }) => governs.includes("A") && !governs.includes("+")) &&
    !context.tokens
      .slice(das.index + 2, clause.to)
      .some(
        (token) =>
          OBJECTS.test(token.lower) ||
          (nounsOf(context, token).length > 0 &&
            !TIME_NOUNS.test(token.text) &&
            !nounPhrases(context).some(({ noun, preposition }) => noun === token && preposition)),
      )
  );
}

/**
 * `Ich wusste nicht das er krank ist`, `so müde das ich einschlief`: *das* behind a word that it cannot refer to, a subject right after it, and
 * the verb at the end.
 */
function dassInstead(context: Context, token: Token, before: Token, next: Token, comma: boolean): Edit | null {
  const { tokens } = context;
  // "das Haus, für das ich …", "das Buch, das ich habe und das du willst", "mehr als das er gibt"
  if (
    before.kind !== "word" ||
    PREPOSITIONS[before.lower] !== undefined ||
    COORDINATORS.has(before.lower) ||
    isSubordinator(context, before.index) ||
    BEFORE_DAS.test(before.lower)
  )
    return null;
  if (
    /^\p{Lu}/u.test(before.text) &&
    before !== tokens.find(({ kind }) => kind === "word") &&
    !NOUNS_WITH_DASS.test(before.text)
  )
    return null;
  const stop = tokens.slice(token.index + 1).findIndex((each) => each.kind === "mark");
  const part = tokens.slice(token.index + 1, stop === -1 ? undefined : token.index + 1 + stop);
  const und = part.findIndex(({ lower }) => /^(und|aber|weil|wenn|denn)$/.test(lower));
  const clause = und > 0 ? part.slice(0, und) : part;
  const last = clause.at(-1);
  if (!last || clause.length < 2) return null;
  const person = SUBJECTS[next.lower];
  const persons = next.lower === "sie" || next.text === "Sie" ? [2, 5] : person === undefined ? [] : [person];
  // `das Frauen mehr arbeiten`: a noun that *das* is no article of.
  const nouns = nounsOf(context, next);
  const noun =
    next.index !== token.index + clause.length &&
    nouns.length > 0 &&
    nouns.every(
      ({ cells, noun: { genders } }) => !genders.includes("n") || cells.every(([, number]) => number === "pl"),
    );
  if (noun && BEFORE_DASS.test(before.text)) persons.push(2, 5);
  const agrees = finiteOf(context, last).some(({ persons: own, joined, tense }) =>
    tense !== "reported" && !(joined && clause.length < 3) ? own.some((each) => persons.includes(each)) : false,
  );
  const early = clause.slice(1, -1).some((each) => isOnlyFinite(context, each));
  if (!agrees || early) return null;
  const main = tokens.slice(0, token.index).some((each) => finiteOf(context, each).length > 0);
  if (!main || (comma && nounsOf(context, before).some(({ noun: { genders } }) => genders.includes("n")))) return null;
  return edit(context, token, token, "dass", DASS);
}

const DASS = {
  type: "spelling" as const,
  category: "connectors" as const,
  rule: "das-dass",
  explanation: "*dass* introduces a clause; *das* is an article or pronoun.",
  confidence: 0.9,
};

function isOnlyFinite(context: Context, token: Token): boolean {
  return (
    finiteOf(context, token).some(({ joined }) => !joined) &&
    verbsOf(context, token).every(({ form }) => form === "finite" || form === "imperative")
  );
}

/** `Ich weiß dass nicht`, `Kannst du mir dass erklären?`: no clause follows. */
function dasInstead(context: Context, token: Token, next: Token): Edit | null {
  const { tokens } = context;
  const main = tokens.slice(0, token.index).filter((each) => finiteOf(context, each).length > 0);
  if (main.length === 0 || tokens[token.index - 1]?.text === ",") return null;
  const rest = tokens.slice(token.index + 1).filter(({ kind }) => kind === "word");
  if (tokens.slice(token.index + 1, -1).some(({ kind }) => kind === "mark") || rest.length > 3) return null;
  const last = rest.at(-1);
  const modal = main.some((each) => finiteOf(context, each).some(({ verb }) => MODALS.has(verb.lemma)));
  const infinitive = modal && verbsOf(context, last).some(({ form }) => form === "infinitive");
  const participle =
    main.some((each) => finiteOf(context, each).some(({ verb }) => /^(haben|sein)$/.test(verb.lemma))) &&
    verbsOf(context, last).some(({ form }) => form === "participle");
  const small = rest.every(
    (each) =>
      /^(nicht|auch|schon|gut|gern|gerne|jetzt|noch|mehr|immer|sehr|so|bitte|mal|nie|leider)$/.test(each.lower) ||
      each === last,
  );
  if (!small || SUBJECTS[next.lower] !== undefined) return null;
  const ends = /^(nicht|auch|schon|gut|gern|gerne|sehr|nie|so)$/.test(last?.lower ?? "");
  if (!infinitive && !participle && !ends) return null;
  return edit(context, token, token, "das", {
    ...DASS,
    explanation: "*das* is the article or pronoun; *dass* introduces a clause.",
    confidence: 0.88,
  });
}

function finiteLaterThan(context: Context, from: number, to: number): boolean {
  return context.tokens.slice(from, to).some((token) => finiteOf(context, token).length > 0);
}

/** `Wenn ich ein Kind war` → `Als`: once in the past. */
/** `Weißt du, wenn sie kommt?` → `ob`: what one knows or does not know is an indirect question. Beside a beginning, *wann* may be meant. */
function wennOb(context: Context): Edit[] {
  const { tokens } = context;
  const opener = tokens.find(({ lower }) => lower === "wenn");
  const comma = opener && tokens[opener.index - 1];
  if (!opener || comma?.text !== ",") return [];
  const main = context.message.slice(tokens[0]?.start, comma.start);
  const asks =
    context.sentence.closing.includes("?") &&
    /^(Weißt du|Wissen Sie|Wisst ihr)( schon| zufällig| vielleicht)?$/.test(main);
  const unsure = /^(Ich weiß( noch)? nicht|Ich frage mich|Keine Ahnung)( genau)?$/.test(main);
  const closes = tokens.at(-1)?.kind === "mark" ? -1 : undefined;
  const rest = tokens.slice(opener.index + 1, closes);
  if (!(asks || unsure) || rest.some(({ kind, lower }) => kind === "mark" || /^(und|oder|dann|ehrlich)$/.test(lower)))
    return [];
  const last = rest.findLast(({ kind }) => kind === "word");
  if (!last || finiteOf(context, last).length === 0) return [];
  if (BY_THE_CLOCK.test(last.lower)) return [];
  return [
    edit(context, opener, opener, "ob", {
      type: "vocabulary",
      category: "connectors",
      rule: "wenn-ob",
      explanation: "An indirect yes-or-no question starts with *ob*; *wenn* means *if* as a condition.",
      confidence: 0.88,
    }),
  ];
}

/** `Ich komme nicht aus Spanien, aber aus Italien` → `sondern`: of two places one can live in only one. */
function sondern(context: Context): Edit[] {
  const { tokens } = context;
  return tokens.flatMap((word) => {
    const [first, noun, comma] = tokens.slice(word.index - 3, word.index);
    const [second, other, end] = tokens.slice(word.index + 1, word.index + 4);
    const negation = tokens[word.index - 4];
    if (word.lower !== "aber" || comma?.text !== "," || negation?.lower !== "nicht" || !first || !noun) return [];
    if (
      !second ||
      !other ||
      (end && end.kind !== "mark") ||
      second.lower !== first.lower ||
      !/^(aus|in|mein|meine|der|die|das)$/.test(first.lower)
    )
      return [];
    if (!/^\p{Lu}/u.test(noun.text) || !/^\p{Lu}/u.test(other.text)) return [];
    const verbs = tokens.slice(0, negation.index).flatMap((token) => finiteOf(context, token));
    const place = /^(aus|in)$/.test(first.lower);
    const fits =
      verbs.length > 0 &&
      verbs.every(({ verb }) => (place ? /^(kommen|wohnen|leben|arbeiten)$/ : /^sein$/).test(verb.lemma));
    const subject = place || /^(das|er|sie)$/.test(tokens[0]?.lower ?? "");
    if (!fits || !subject) return [];
    return [
      edit(context, word, word, "sondern", {
        type: "vocabulary",
        category: "connectors",
        rule: "sondern",
        explanation: "After *nicht*, what is right instead follows *sondern*.",
        confidence: 0.88,
      }),
    ];
  });
}

function wennAls(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const clause of clausesOf(context)) {
    const opener = clause.opener ?? tokens[clause.from];
    if (!opener || !/^(wenn|wann)$/.test(opener.lower)) continue;
    const words = tokens.slice(clause.from, clause.to);
    const last = words.at(-1);
    if (!last || !/^(war|waren|warst)$/.test(last.lower)) continue;
    const once = words.some(
      (token) => /^(Kind|Kinder|Jugendlicher|Baby)$/.test(token.text) || /^(klein|jung|jünger|alt)$/.test(token.lower),
    );
    if (
      !once ||
      words.some((token) => /^(immer|jedes)$/.test(token.lower)) ||
      (opener.lower === "wann" && context.sentence.closing.includes("?"))
    )
      continue;
    edits.push(
      edit(context, opener, opener, "als", {
        type: "vocabulary",
        category: "connectors",
        rule: "als-wenn",
        explanation: "For one time in the past, use *als*; *wenn* means whenever or if.",
        confidence: 0.9,
      }),
    );
  }
  return edits;
}

/** `hoffe dass` → `hoffe, dass`. Beginners have more pressing things to learn. */
function missingComma(context: Context): Edit[] {
  if (context.level.startsWith("A")) return [];
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const token of tokens) {
    const before = tokens[token.index - 1];
    const asks =
      token.text === "ob" && /^(wissen|weiß|fragen|frage|fragt|gefragt|sicher|nicht)$/.test(before?.lower ?? "");
    const opens = /^(dass|weil|obwohl|sodass|nachdem)$/.test(token.text);
    // `Nicht nur …, sondern auch …`
    const contrast =
      token.text === "sondern" &&
      tokens.slice(0, token.index).some((each) => /^(nicht|kein|keine|keinen)$/.test(each.lower));
    const main = /^(aber|denn)$/.test(token.text) && joinsMain(context, token);
    if (!(asks || opens || contrast || main || isPurpose(context, token)) || !before || before.kind !== "word")
      continue;
    if (BEFORE_A_CLAUSE.test(before.lower)) continue;
    if (finiteOf(context, before).length === 0 && !/\p{L}{3,}/u.test(before.text)) continue;
    edits.push(
      edit(context, before, token, `${before.text}, ${token.text}`, {
        type: "other",
        category: null,
        rule: "comma",
        explanation: `A comma stands before a clause or phrase with *${token.text}*.`,
        confidence: 0.88,
      }),
    );
  }
  return edits;
}

/** `Das Wetter war schlecht aber wir hatten Spaß`: a verb before it, subject and verb behind it. */
function joinsMain(context: Context, token: Token): boolean {
  const [subject, verb] = context.tokens.slice(token.index + 1, token.index + 3);
  const person = SUBJECTS[subject?.lower ?? ""];
  return (
    person !== undefined &&
    finiteOf(context, verb).some(({ persons }) => persons.includes(person)) &&
    context.tokens.slice(0, token.index).some((each) => finiteOf(context, each).length > 0)
  );
}

/** `lernen um eine gute Note zu bekommen`: *um* with an infinitive at the end of the sentence. */
function isPurpose(context: Context, token: Token): boolean {
  if (token.text !== "um") return false;
  const { tokens } = context;
  const before = tokens[token.index - 1];
  // "… , die Frist um eine Woche zu verlängern": a main clause with its verb must come first.
  const mark = tokens.slice(0, token.index).findLast((each) => each.kind === "mark")?.index ?? -1;
  if (!tokens.slice(mark + 1, token.index).some((each) => finiteOf(context, each).length > 0)) return false;
  const rest = tokens.slice(token.index + 1).filter((each) => each.kind !== "mark" || each.text === ",");
  const last = rest.at(-1);
  const zu = rest.at(-2)?.lower === "zu" && verbsOf(context, last).some(({ form }) => form === "infinitive");
  const joined = verbsOf(context, last).some(({ form }) => form === "zu");
  const other = rest.some(
    (each) => each.text === "," || finiteOf(context, each).some(({ joined: one }) => !one && each !== last),
  );
  return (
    (zu || joined) &&
    !other &&
    rest.length > 2 &&
    before !== undefined &&
    !NO_PURPOSE.test(`${before.lower} um ${rest[0]?.lower ?? ""}`)
  );
}

/** `Ich hoffe du kommst` → `hoffe, du kommst`. */
function commaAfterThinking(context: Context): Edit[] {
  if (context.level.startsWith("A")) return [];
  const { tokens } = context;
  return tokens.flatMap((verb, index) => {
    const [before, subject, other] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
    if (!/^(glaube|denke|hoffe|finde|meine|glaubst|denkst|hoffst|findest)$/.test(verb.lower)) return [];
    if (!before || !/^(ich|du)$/.test(before.lower) || !subject || !other) return [];
    const person = SUBJECTS[subject.lower] ?? (subject.lower === "sie" ? 2 : undefined);
    const agrees = (wanted: number): boolean =>
      // "Ich finde es schade": a form of *schaden* only in reported speech.
      finiteOf(context, other).some(
        (reading) => !reading.joined && reading.tense !== "reported" && reading.persons.includes(wanted),
      );
    if (person === undefined || !(agrees(person) || (subject.lower === "sie" && agrees(5)))) return [];
    return [
      edit(context, verb, subject, `${verb.text}, ${subject.text}`, {
        type: "other",
        category: null,
        rule: "comma",
        explanation: `A comma stands between *${verb.lower}* and the clause about it.`,
        confidence: 0.88,
      }),
    ];
  });
}
