import { VERBS_WITH_ZU } from "#content/built-in/german/verbs.ts";
import { BEFORE_ZU } from "#content/built-in/german/words.ts";
import type { Edit } from "../../turn.ts";
import { clausesOf } from "../clause.ts";
import { SUBJECTS } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, verbsOf } from "../context.ts";

/** The infinitive with *zu* after verbs, nouns and *um*, *ohne*, *statt*. */
export function zuInfinitiveRule(context: Context): Edit[] {
  return [...missingZu(context), ...zuAfterVerb(context)];
}

/** `Ich habe Lust, arbeiten` → `zu arbeiten`; `um joggen` → `um zu joggen`. */
function missingZu(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const clause of clausesOf(context)) {
    const words = tokens.slice(clause.from, clause.to);
    const first = words[0];
    const last = words.at(-1);
    const comma = tokens[clause.from - 1];
    if (!first || !last || (comma !== undefined && comma.text !== ",") || clause.opener) continue;
    const begins = /^(um|ohne|statt|anstatt)$/.test(first.lower);
    if (!begins && comma === undefined) continue;
    // `Ich hoffe, die Tabletten helfen`: the phrase may be a subject.
    if (
      !begins &&
      (/^(die|meine|deine|unsere|alle|viele|sie)$/.test(first.lower) || nounsOf(context, first).length > 0)
    )
      continue;
    const trigger =
      begins || tokens.slice(Math.max(0, clause.from - 4), clause.from).some((token) => BEFORE_ZU.test(token.lower));
    if (
      !trigger ||
      words.some(
        (token) => token.lower === "zu" || token.kind === "mark" || /^(und|oder|aber|dass)$/.test(token.lower),
      ) ||
      !/^\p{Ll}/u.test(last.text)
    )
      continue;
    const readings = context.lexicon.verbReadings(last.lower);
    const infinitive = readings.find((reading) => reading.form === "infinitive");
    if (!infinitive || readings.some((reading) => reading.form === "participle" || reading.form === "zu")) continue;
    if (
      words.slice(0, -1).some((token) => finiteOf(context, token).length > 0) ||
      words.some((token) => SUBJECTS[token.lower] !== undefined && token.lower !== "es")
    )
      continue;
    if (begins && comma === undefined && !tokens.slice(clause.to).some((token) => token.text === ",")) continue;
    const { prefix, base } = infinitive.verb;
    const right = prefix ? `${prefix}zu${base}` : `zu ${last.lower}`;
    edits.push(
      edit(context, last, last, right, {
        type: "grammar",
        category: "verbs",
        rule: "zu-infinitive",
        explanation: `This infinitive needs *zu*: *${right}*.`,
        confidence: 0.9,
      }),
    );
  }
  return edits;
}

/** `Ich versuche pünktlich sein` → `versuche, pünktlich zu sein`: these verbs take an infinitive only with *zu*. */
function zuAfterVerb(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    const verb = clause.finites[0];
    const last = tokens[clause.to - 1];
    if (!verb || !last || clause.opener || last.index <= verb.index + 1 || last.kind !== "word") return [];
    const planned = finiteOf(context, verb).every((reading) => VERBS_WITH_ZU.test(reading.verb.lemma));
    const readings = verbsOf(context, last);
    const infinitive = readings.find(({ form }) => form === "infinitive");
    if (!planned || !infinitive || readings.some(({ form }) => form === "participle" || form === "zu")) return [];
    const middle = tokens.slice(verb.index + 1, last.index);
    const asked = SUBJECTS[middle[0]?.lower ?? ""] !== undefined ? 1 : 0;
    const rest = middle.slice(asked);
    if (
      rest.some(
        (token) =>
          token.kind === "mark" ||
          verbsOf(context, token).length > 0 ||
          /^(zu|und|oder|sie|ihr|dass)$/.test(token.lower) ||
          SUBJECTS[token.lower] !== undefined,
      )
    )
      return [];
    const { prefix, base } = infinitive.verb;
    const right = prefix ? `${prefix}zu${base}` : `zu ${last.lower}`;
    // A comma must have words on both sides; after the verb alone it may stay away.
    const from = tokens[verb.index + asked] ?? verb;
    const text =
      rest.length > 0 && (rest[0]?.kind === "word" || rest[0]?.kind === "number")
        ? `${from.text}, ${context.message.slice(rest[0]?.start, rest.at(-1)?.end)} ${right}`
        : `${from.text}, ${right}`;
    return [
      edit(context, from, last, text, {
        type: "grammar",
        category: "verbs",
        rule: "zu-infinitive",
        explanation: `After *${verb.lower}*, the infinitive needs *zu*: *${right}*.`,
        confidence: 0.9,
      }),
    ];
  });
}
