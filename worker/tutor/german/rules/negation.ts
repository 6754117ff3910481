import { VERBS_OF_KNOWN_THINGS } from "#content/built-in/german/verbs.ts";
import { BEFORE_NICHT, TIME_NOUNS } from "#content/built-in/german/words.ts";
import { NOT_ONE } from "#content/built-in/tutor/patterns/perfect.ts";
import type { Edit } from "../../turn.ts";
import { clausesOf } from "../clause.ts";
import { determiner, determinerForm, PREPOSITIONS, type Slot, SUBJECTS } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, span, verbsOf } from "../context.ts";
import { capital } from "../lexicon.ts";
import { type NounPhrase, nounPhrases } from "../noun-phrase.ts";

/** A noun is negated with *kein*, the rest with *nicht*. */
export function negationRule(context: Context): Edit[] {
  return [...kein(context), ...twice(context), ...early(context), ...keinForNicht(context)];
}

/** `nicht ein Auto` → `kein Auto`, `nicht Zeit` → `keine Zeit`. */
function kein(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const token of tokens) {
    if (token.lower !== "nicht") continue;
    const next = tokens[token.index + 1];
    if (!next) continue;
    const article = determiner(next.lower);
    const noun = tokens.slice(token.index + 2, token.index + 4).find((each) => nounsOf(context, each).length > 0);
    const reason = {
      type: "grammar" as const,
      category: "negation" as const,
      rule: "kein",
      explanation: "A noun with *ein* or without an article is negated with *kein*.",
      confidence: 0.9,
    };
    const clause = clausesOf(context).find(({ from, to }) => token.index >= from && token.index < to);
    const contrast = tokens.some((each) => /^(sondern|nur|einmal|mal)$/.test(each.lower));
    if (
      article?.base === "ein" &&
      noun &&
      !contrast &&
      !/[?!]/.test(context.sentence.closing) &&
      !/^(|ein|eine)$/.test(tokens[token.index - 1]?.lower ?? "") &&
      !NOT_ONE.test(span(context, token.index, noun.index + 1))
    ) {
      const end = noun.index - next.index;
      if (end <= 2) edits.push(edit(context, token, next, `k${next.lower}`, reason));
      continue;
    }
    const readings = nounsOf(context, next);
    const has =
      clause?.finites.some((each) =>
        finiteOf(context, each).some((reading) =>
          /^(haben|essen|trinken|brauchen|kaufen|mögen)$/.test(reading.verb.lemma),
        ),
      ) && clause.finites.length === 1;
    const last = tokens[next.index + 1];
    // `Ich will nicht Fleisch essen`: the noun stands beside its verb.
    const bracketed =
      clause !== undefined &&
      last !== undefined &&
      last.index === clause.to - 1 &&
      clause.verbs.length === 1 &&
      clause.verbs.every(({ lemma }) => /^(haben|essen|trinken|brauchen|kaufen|bekommen|bestellen)$/.test(lemma)) &&
      verbsOf(context, last).some(({ form }) => form === "infinitive" || form === "participle");
    if (
      !(has || bracketed) ||
      readings.length === 0 ||
      contrast ||
      !clause ||
      (last &&
        last.kind !== "mark" &&
        !bracketed &&
        !/^(und|oder|mehr|für|zu|am|im|um|heute|morgen|jetzt)$/.test(last.lower))
    )
      continue;
    const genders = new Set(
      readings.flatMap(({ noun: each, cells }): readonly Slot[] =>
        cells.some(([, number]) => number === "sg") ? each.genders : ["p"],
      ),
    );
    const [slot] = genders;
    if (genders.size !== 1 || !slot) continue;
    const form = determinerForm({ base: "kein", declension: "mixed" }, { kase: "acc", slot });
    if (form) edits.push(edit(context, token, token, form, reason));
  }
  return edits;
}

const REASON = { type: "grammar", category: "negation", confidence: 0.88 } as const;

/** `nicht kein Fleisch` → `kein Fleisch`. */
function twice(context: Context): Edit[] {
  return context.tokens.flatMap((token) => {
    const next = context.tokens[token.index + 1];
    if (token.lower !== "nicht" || !next || determiner(next.lower)?.base !== "kein") return [];
    return [
      edit(context, token, next, next.lower, {
        ...REASON,
        rule: "double-negation",
        explanation: `*${next.lower}* says no already, without *nicht*.`,
      }),
    ];
  });
}

/**
 * How many of the words from `from` to `to` (excluded) *nicht* stands behind: pronouns, points in time and objects that are known (`das Buch`,
 * `meinen Bruder`).
 */
export function beforeNicht(context: Context, from: number, to: number): number {
  const { tokens } = context;
  let at = from;
  for (;;) {
    const token = tokens[at];
    if (!token || at >= to) return at - from;
    // "Das Auto": an article is no pronoun, and "das" behind a noun may open a clause.
    const phrase = nounPhrases(context).find((each) => each.from === at);
    if (phrase && phrase.to < to) {
      if (phrase.preposition || !isKnown(phrase)) return at - from;
      at = phrase.to + 1;
    } else if (BEFORE_NICHT.test(token.lower) && nounsOf(context, tokens[at + 1]).length === 0) at++;
    else return at - from;
  }
}

function isKnown({ article, noun }: NounPhrase): boolean {
  return (
    article !== null && /^(d|dies|mein|dein|sein|ihr|unser)$/.test(article.word.base) && !TIME_NOUNS.test(noun.text)
  );
}

/** `Ich verstehe nicht das` → `das nicht`, `Ich habe nicht den Film gesehen` → `den Film nicht`: a whole statement is denied at its end. */
function early(context: Context): Edit[] {
  const { tokens } = context;
  if (tokens.some((token) => /^(sondern|nur|mal|einmal|alle|alles|ganz|ganze|ganzen)$/.test(token.lower))) return [];
  return clausesOf(context).flatMap((clause) => {
    const not = tokens.slice(clause.from, clause.to).find(({ lower }) => lower === "nicht");
    const finite = clause.finites[0];
    if (!not || !finite || finite.index > not.index || clause.opener || clause.verbs.length === 0) return [];
    // "Das ist nicht mein Auto", "Warum hat er nicht mich gefragt?"
    if (clause.verbs.some(({ lemma }) => /^(sein|werden|heißen|bleiben|spielen)$/.test(lemma))) return [];
    if (context.sentence.closing.includes("?")) return [];
    if (!tokens.slice(clause.from, not.index).some(({ lower }) => SUBJECTS[lower] !== undefined || lower === "sie"))
      return [];
    const before = tokens[not.index - 1];
    if (before?.kind === "mark" || /^(auch|noch|warum|gar|überhaupt)$/.test(before?.lower ?? "")) return [];
    const length = beforeNicht(context, not.index + 1, clause.to);
    const last = tokens[not.index + length];
    // "Ich komme nicht heute, …": a point in time alone may be what is denied.
    const first = tokens[not.index + 1];
    if (length === 0 || !first || !last) return [];
    // "Ich habe nicht DICH gemeint!": stressed against another.
    if (/^\p{Lu}{3,}$/u.test(first.text)) return [];
    const noun = nounsOf(context, last).length > 0;
    if (noun && !clause.verbs.every(({ lemma }) => VERBS_OF_KNOWN_THINGS.has(lemma))) return [];
    if (/^(heute|morgen|gestern|jetzt|hier|leider|noch|morgens|abends)$/.test(first.lower)) return [];
    const next = tokens[last.index + 1];
    const ends = next === undefined || next.index >= clause.to || verbsOf(context, next).length > 0;
    if (!ends && !PREPOSITIONS[next.lower]) return [];
    return [
      edit(context, not, last, `${span(context, not.index + 1, last.index + 1)} nicht`, {
        ...REASON,
        type: "word-order",
        rule: "place-of-nicht",
        explanation: "*nicht* stands behind a known object: *ich kenne ihn nicht*.",
      }),
    ];
  });
}

/** `Ich habe kein verstanden` → `nicht`, `Das Essen ist kein gut` → `nicht`: no noun follows. */
function keinForNicht(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    const token = tokens.slice(clause.from, clause.to).find(({ lower }) => lower === "kein");
    const finite = clause.finites[0];
    if (!token || !finite || clause.opener || finite.index >= token.index) return [];
    const next = tokens[token.index + 1];
    const rest = tokens.slice(token.index + 1, clause.to).filter(({ kind }) => kind === "word");
    const copula = finiteOf(context, finite).some(({ verb }) => verb.lemma === "sein");
    const transitive = clause.verbs.some(({ governs }) => governs.includes("A")) || clause.verbs.length === 0;
    const plain =
      next !== undefined &&
      rest.length === 1 &&
      /^\p{Ll}/u.test(next.text) &&
      context.lexicon
        .nounReadings(capital(next.lower))
        .every(({ noun }) => context.lexicon.taught(noun.lemma) === null);
    const adjective =
      plain && copula && context.lexicon.adjectiveReadings(next.lower).some(({ ending }) => ending === "");
    const participle =
      plain &&
      clause.finites.every((each) => each === finite || each === next) &&
      verbsOf(context, next).some(({ form }) => form === "participle");
    const last = rest.length === 0 && !copula && !transitive;
    if (!(adjective || participle || last)) return [];
    return [
      edit(context, token, token, "nicht", {
        ...REASON,
        rule: "nicht",
        explanation: "*Kein* stands before nouns; verbs and adjectives take *nicht*.",
      }),
    ];
  });
}
