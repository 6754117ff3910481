import { COUNTS, MEASURES } from "#content/built-in/german/words.ts";
import type { Edit } from "../../turn.ts";
import { clausesOf } from "../clause.ts";
import { PREPOSITIONS } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf } from "../context.ts";
import { dativePlural } from "../paradigm.ts";

/** `zwei Kind` → `Kinder`, `mit vier Freunde` → `Freunden`, `viele Leuten` → `Leute`. */
/** The dictionary has a plural of them that nobody uses. */
const SINGULAR_ONLY = /^(Kleidung|Bekleidung|Ernährung)$/;

export function countedNounRule(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const token of tokens) {
    const noun = tokens[token.index + 1];
    const next = tokens[token.index + 2];
    const number = token.kind === "number" ? /^([2-9]|[1-9]\d{1,2})$/.test(token.text) : COUNTS.test(token.lower);
    if (
      !number ||
      !noun ||
      MEASURES.test(noun.text) ||
      SINGULAR_ONLY.test(noun.text) ||
      (next?.kind === "word" && /^\p{Lu}/u.test(next.text))
    )
      continue;
    const readings = nounsOf(context, noun);
    const reading = readings[0];
    if (!reading?.noun.plural || readings.some((each) => each.noun.plural !== reading.noun.plural)) continue;
    if (
      noun.text.endsWith("s") ||
      context.lexicon.isNominalized(noun.text) ||
      context.lexicon.adjectiveReadings(noun.lower).some((each) => each.ending !== "")
    )
      continue;
    const before = tokens[token.index - 1];
    const governed = tokens
      .slice(Math.max(0, token.index - 4), token.index)
      .some(
        (each) =>
          (PREPOSITIONS[each.lower] !== undefined &&
            !(each === before && /^(für|ohne|um|gegen|durch)$/.test(each.lower))) ||
          /^(im|am|samt|und|beim|zum|vom)$/.test(each.lower),
      );
    const dativeBefore =
      before !== undefined &&
      /^(mit|von|aus|bei|nach|seit|zu|den|meinen|deinen|seinen|ihren|unseren|diesen)$/.test(before.lower);
    const plain =
      before === undefined ||
      before.kind !== "word" ||
      finiteOf(context, before).length > 0 ||
      /^(und|oder|nur|schon|für|ich|du|wir|er)$/.test(before.lower);
    const plural = reading.noun.plural;
    const dative = dativePlural(plural);
    const reason = { type: "grammar" as const, category: "nouns" as const, rule: "plural", confidence: 0.9 };
    if (
      dativeBefore &&
      before &&
      !/^(den|meinen|deinen|seinen|ihren|unseren|diesen|zu|seit)$/.test(before.lower) &&
      // "Meiner Meinung nach drei Leute"
      !(before.lower === "nach" && nounsOf(context, tokens[before.index - 1]).length > 0) &&
      noun.text === plural &&
      dative !== plural
    ) {
      edits.push(
        edit(context, noun, noun, dative, {
          ...reason,
          explanation: `*${before.lower}* takes the dative, and the dative plural ends in -n: *${dative}*.`,
        }),
      );
    } else if (
      !dativeBefore &&
      readings.every((each) => each.cells.every(([, count]) => count === "sg")) &&
      (token.kind === "word" || plain)
    ) {
      edits.push(
        edit(context, noun, noun, plural, {
          ...reason,
          explanation: `After *${token.lower}* comes the plural: *${plural}*.`,
        }),
      );
    } else if (
      plain &&
      !governed &&
      noun.text === dative &&
      dative !== plural &&
      !readings.some((each) => each.cells.some(([kase]) => kase !== "dat")) &&
      !clausesOf(context).some(
        (clause) =>
          noun.index >= clause.from &&
          noun.index < clause.to &&
          clause.verbs.some((verb) => verb.governs.includes("D")),
      )
    ) {
      edits.push(
        edit(context, noun, noun, plural, {
          ...reason,
          explanation: `Only the dative plural ends in -n; here it is *${plural}*.`,
        }),
      );
    }
  }
  return edits;
}
