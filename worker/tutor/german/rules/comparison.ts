import { GRADABLE } from "#content/built-in/german/words.ts";
import {
  NEVER_WITH_MEHR,
  PUTS_IN_A_ROLE,
  RIGHTLY_IN_E,
  WITHOUT_UMLAUT,
} from "#content/built-in/tutor/patterns/comparison.ts";
import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { determiner } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, verbsOf } from "../context.ts";
import type { Token } from "../tokens.ts";

/** `größer als`, `so groß wie`, `am größten`; and the bare adjective beside *sein*. */
export function comparisonRule(context: Context): Edit[] {
  return [...comparison(context), ...comparativeForms(context), ...predicates(context)];
}

/** `größer wie` → `als`, `so groß als` → `wie`, `mehr schön` → `schöner`. */
function comparison(context: Context): Edit[] {
  const { tokens, lexicon } = context;
  const edits: Edit[] = [];
  for (const token of tokens) {
    const before = tokens[token.index - 1];
    const next = tokens[token.index + 1];
    const reason = { type: "grammar" as const, category: "adjectives" as const, rule: "comparison", confidence: 0.92 };
    if (
      token.lower === "wie" &&
      before &&
      before.kind === "word" &&
      /^\p{Ll}/u.test(before.text) &&
      next &&
      next.kind !== "mark"
    ) {
      const comparative =
        lexicon
          .adjectiveReadings(before.lower)
          .some((reading) => reading.degree === "comparative" && reading.ending === "") ||
        /^(mehr|besser|lieber|öfter|weniger)$/.test(before.lower);
      const positive = lexicon
        .adjectiveReadings(before.lower)
        .some((reading) => reading.degree === "positive" && reading.ending === "");
      const so = tokens
        .slice(Math.max(0, token.index - 4), token.index)
        .some((each) => /^(so|genauso|ebenso|viel)$/.test(each.lower) && each.lower !== "viel");
      if (
        comparative &&
        !positive &&
        !so &&
        !/^(weiter|früher|später|immer|aber|leider|unter|über|hinter|wieder)$/.test(before.lower)
      ) {
        edits.push(
          edit(context, token, token, "als", {
            ...reason,
            explanation: `After a comparative such as *${before.lower}*, use *als*, not *wie*.`,
          }),
        );
      }
    }
    const nominative = { mich: "ich", mir: "ich", dich: "du", dir: "du", ihn: "er", ihm: "er" }[next?.lower ?? ""];
    if (token.lower === "als" && next && before && nominative && isMeasured(context, before)) {
      edits.push(
        edit(context, next, next, nominative, {
          ...reason,
          explanation: `What is compared with the subject is in the nominative: *als ${nominative}*.`,
        }),
      );
    }
    if (
      token.lower === "als" &&
      before &&
      /^(so|genauso|ebenso)$/.test(tokens[token.index - 2]?.lower ?? "") &&
      lexicon
        .adjectiveReadings(before.lower)
        .some((reading) => reading.degree === "positive" && reading.ending === "") &&
      // "So gut als Gesprächsthema": in the role of something.
      !(nounsOf(context, next).length > 0 && (tokens[token.index + 2]?.kind ?? "mark") === "mark")
    ) {
      edits.push(
        edit(context, token, token, "wie", {
          ...reason,
          explanation: "*so … wie* compares equal things; *als* follows a comparative.",
        }),
      );
    }
    if (token.lower === "mehr" && next && NEVER_WITH_MEHR.test(next.lower)) {
      const taken = lexicon
        .entries(next.lower)
        .find((entry) => /^A./.test(entry))
        ?.slice(1);
      const right =
        taken ?? `${/uer$|[^aeiou]el$/.test(next.lower) ? next.lower.replace(/e([lr])$/, "$1") : next.lower}er`;
      if (!/^(nicht|kein|keine|nie|viel)$/.test(before?.lower ?? "")) {
        edits.push(
          edit(context, token, next, right, { ...reason, explanation: `The comparative is one word: *${right}*.` }),
        );
      }
    }
  }
  return edits;
}

/** `Er ist älter als …`: a comparative beside *sein*, and nobody in the dative to compare with (`mir ist kälter als dir`). */
function isMeasured(context: Context, word: Token): boolean {
  const clause = clausesOf(context).find(({ from, to }) => word.index >= from && word.index < to);
  const before = context.tokens.slice(clause?.from, word.index);
  return (
    clause !== undefined &&
    clause.verbs.length > 0 &&
    clause.verbs.every(({ lemma }) => lemma === "sein") &&
    !before.some(({ lower }) => /^(mir|dir|ihm|mich|dich|ihn|uns|euch|ihnen)$/.test(lower)) &&
    context.lexicon
      .adjectiveReadings(word.lower)
      .some(({ degree, ending }) => degree === "comparative" && ending === "")
  );
}

/** `kleiner`, `besser`; null for what has no plain comparative. */
function comparativeOf(context: Context, word: string): string | null {
  const entry = context.lexicon.entries(word).find((each) => each.startsWith("A"));
  if (!entry) return null;
  if (entry.length > 1) return entry.slice(1);
  return `${/uer$|[^aeiou]el$/.test(word) ? word.replace(/e([lr])$/, "$1") : word.replace(/e$/, "")}er`;
}

/** `klein als` → `kleiner als`, `guter als` → `besser als`, `am schönste` → `am schönsten`. */
function comparativeForms(context: Context): Edit[] {
  const { tokens, lexicon } = context;
  const edits: Edit[] = [];
  for (const token of tokens) {
    const next = tokens[token.index + 1];
    const before = tokens[token.index - 1];
    const reason = {
      type: "grammar" as const,
      category: "adjectives" as const,
      rule: "comparative-form",
      confidence: 0.9,
    };
    if (next && /^(als|wie)$/.test(next.lower) && before) {
      const strong = WITHOUT_UMLAUT.exec(token.lower);
      const word = strong
        ? token.lower.slice(0, -2)
        : next.lower === "als" && GRADABLE.test(token.lower)
          ? token.lower
          : null;
      const right =
        word && !/^(so|nicht|zu|genauso|ebenso|mehr|sehr|weniger)$/.test(before.lower)
          ? comparativeOf(context, word)
          : null;
      const object = tokens[next.index + 1];
      if (
        right &&
        object &&
        object.kind !== "mark" &&
        object.lower !== "auch" &&
        object.lower !== "ob" &&
        !tokens.some((each) => PUTS_IN_A_ROLE.test(each.lower)) &&
        !(
          word === "alt" &&
          finiteOf(context, tokens.at(-2)).length > 0 &&
          before.kind === "word" &&
          /^Jahre$/.test(before.text)
        )
      ) {
        edits.push(
          edit(context, token, token, right, {
            ...reason,
            explanation: `Before *als* stands the comparative: *${right}*.`,
          }),
        );
      }
    }
    if (
      before?.lower === "am" &&
      /ste[rs]?$/.test(token.text) &&
      /^\p{Ll}/u.test(token.text) &&
      (!next || next.kind === "mark") &&
      lexicon.adjectiveReadings(token.lower).some((reading) => reading.degree === "superlative")
    ) {
      edits.push(
        edit(context, token, token, token.lower.replace(/ste[rs]?$/, "sten"), {
          ...reason,
          explanation: "The superlative after *am* ends in -sten.",
        }),
      );
    }
  }
  return edits;
}

/** `Das Wetter ist sehr schönes` → `schön`, `Sie singt sehr schöne` → `schön`: without a noun, the adjective has no ending. */
function predicates(context: Context): Edit[] {
  const edits: Edit[] = [];
  for (const clause of clausesOf(context)) {
    const words = context.tokens.slice(clause.from, clause.to).filter((token) => token.kind === "word");
    const last = words.at(-1);
    const before = words.at(-2);
    if (!last || !before || clause.opener) continue;
    const intensified = /^(sehr|wirklich|ziemlich|zu|ganz|echt|total)$/.test(before.lower);
    if (!intensified && !isBarePredicate(context, clause, before, last)) continue;
    if (!/^\p{Ll}/u.test(last.text) || verbsOf(context, last).length > 0) continue;
    // `ein sehr kleiner`, `etwas ganz neues`: an article or pronoun before it stands for the noun.
    if (
      words.some(
        (token) =>
          token !== last &&
          (determiner(token.lower)?.base === "ein" || /^(etwas|nichts|was|viel|keine?[nrs]?)$/.test(token.lower)),
      )
    )
      continue;
    const article = words.at(-3);
    if (article && determiner(article.lower)) continue;
    const readings = context.lexicon.adjectiveReadings(last.lower);
    // `sehr teurer`: *sehr* stands beside no comparative.
    const comparative = before.lower === "sehr" ? readings.find(({ degree }) => degree === "comparative") : undefined;
    const reading = readings.find(({ ending, degree }) => ending !== "" && degree === "positive") ?? comparative;
    if (
      !reading ||
      (!comparative && readings.some(({ ending }) => ending === "")) ||
      context.lexicon.entries(last.lower).includes("D")
    )
      continue;
    edits.push(
      edit(context, last, last, reading.lemma, {
        type: "grammar",
        category: "adjectives",
        rule: "predicate-adjective",
        explanation: `Without a noun after it, the adjective has no ending: *${reading.lemma}*.`,
        confidence: 0.88,
      }),
    );
  }
  return edits;
}

/** `Das Hotel ist schöne`: right behind *sein*, with a subject before it and an ending that no comparative has. */
function isBarePredicate(context: Context, clause: Clause, before: Token, last: Token): boolean {
  const [finite] = clause.finites;
  if (!finite || clause.finites.length !== 1 || !/^(ist|sind|war|waren|bin|bist)$/.test(finite.lower)) return false;
  const beside =
    before === finite || (/^(nicht|auch|so|hier|immer)$/.test(before.lower) && before.index === finite.index + 1);
  if (!beside || finite.index === clause.from || !/(?:e|es)$/.test(last.lower)) return false;
  const front = context.tokens.slice(clause.from, finite.index);
  if (front.length === 1 && /^(das|es|hier|dies|was|wer|welche[rs]?)$/.test(front[0]?.lower ?? "")) return false;
  return (
    !RIGHTLY_IN_E.test(last.lower) &&
    context.lexicon.taught(context.lexicon.adjectiveReadings(last.lower)[0]?.lemma ?? "")?.partOfSpeech === "adjective"
  );
}
