import type { Edit } from "../../turn.ts";
import { clausesOf } from "../clause.ts";
import { determiner, determinerForm, type Slot } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, verbsOf } from "../context.ts";

/** A noun is negated with *kein*, the rest with *nicht*. */
export function negationRule(context: Context): Edit[] {
  return kein(context);
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
      !/^(ein|eine)$/.test(tokens[token.index - 1]?.lower ?? "")
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
