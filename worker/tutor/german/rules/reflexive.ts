import { REFLEXIVE_PARTICIPLES, REFLEXIVE_VERBS } from "#content/built-in/german/verbs.ts";
import type { Edit } from "../../turn.ts";
import { clausesOf } from "../clause.ts";
import { SUBJECTS } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, verbsOf } from "../context.ts";
import type { Token } from "../tokens.ts";

const OWN: readonly string[] = ["mich", "dich", "sich", "uns", "euch", "sich"];

/** `Ich freue auf …` → `freue mich`, `Ich freue sich` → `mich`. */
export function reflexiveRule(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const clause of clausesOf(context)) {
    const words = tokens.slice(clause.from, clause.to);
    const subject = words.find((token) => /^(ich|du|er|wir|man)$/.test(token.lower));
    if (!subject) continue;
    const person = SUBJECTS[subject.lower] ?? 2;
    const right = OWN[person] ?? "sich";
    const wrong = words.find((token) => token.lower === "sich");
    const finite = clause.finites.find((token) =>
      finiteOf(context, token).some((reading) => reading.persons.includes(person)),
    );
    const lemmas = new Set(clause.verbs.map((verb) => verb.lemma));
    const known = [...lemmas].some(
      (lemma) =>
        REFLEXIVE_VERBS[lemma] ||
        /^(fühlen|treffen|waschen|anziehen|vorstellen|setzen|unterhalten|ausruhen|entscheiden)$/.test(lemma),
    );
    const reason = { type: "grammar" as const, category: "pronouns" as const, rule: "reflexive", confidence: 0.92 };
    if (wrong && right !== "sich" && finite && known && clause.finites.length === 1) {
      edits.push(
        edit(context, wrong, wrong, right, {
          ...reason,
          explanation: `The reflexive pronoun for *${subject.lower}* is *${right}*.`,
        }),
      );
      continue;
    }
    const perfect = perfectReflexive(context, clause, subject, finite);
    if (perfect) {
      edits.push(
        edit(context, perfect.after, perfect.after, `${perfect.after.text} ${right}`, {
          ...reason,
          explanation: `*sich ${perfect.lemma}* is reflexive, so it needs *${right}*.`,
        }),
      );
      continue;
    }
    if (
      clause.opener ||
      !finite ||
      words.some((token) => OWN.includes(token.lower) || /^(ihn|dir|mir|was)$/.test(token.lower))
    )
      continue;
    const reading = finiteOf(context, finite).find((each) => REFLEXIVE_VERBS[each.verb.lemma]);
    if (!reading) continue;
    const following = Math.max(finite.index, subject.index) + 1;
    // `Ich fühle sehr müde`: the word after *sehr* tells what is felt.
    const rest =
      /^(sehr|so|nicht|heute|oft)$/.test(tokens[following]?.lower ?? "") && reading.verb.lemma === "fühlen"
        ? tokens[following + 1]
        : tokens[following];
    const pattern = REFLEXIVE_VERBS[reading.verb.lemma];
    if (!pattern?.test(rest?.lower ?? "") || (rest && nounsOf(context, rest).length > 0)) continue;
    if (subject.index < finite.index) {
      edits.push(
        edit(context, finite, finite, `${finite.text} ${right}`, {
          ...reason,
          explanation: `*sich ${reading.verb.lemma}* is reflexive: *${finite.lower} ${right}*.`,
        }),
      );
    } else if (subject.index === finite.index + 1) {
      edits.push(
        edit(context, subject, subject, `${subject.text} ${right}`, {
          ...reason,
          explanation: `*sich ${reading.verb.lemma}* is reflexive: *${subject.lower} ${right}*.`,
        }),
      );
    }
  }
  return edits;
}

/** `Ich habe für den Job beworben`: where the pronoun goes, behind subject and auxiliary. */
function perfectReflexive(
  context: Context,
  clause: { from: number; to: number; opener: Token | null },
  subject: Token,
  finite: Token | undefined,
): { after: Token; lemma: string } | null {
  const words = context.tokens.slice(clause.from, clause.to).filter((token) => token.kind === "word");
  const last = words.at(-1);
  if (clause.opener || !finite || !last || last === finite) return null;
  if (words.some((token) => OWN.includes(token.lower) || /^(ihn|sie|es|dir|mir|was|dass)$/.test(token.lower)))
    return null;
  if (!finiteOf(context, finite).some(({ verb }) => verb.lemma === "haben")) return null;
  const verb = verbsOf(context, last).find(
    ({ form, verb: { lemma } }) => form === "participle" && REFLEXIVE_PARTICIPLES[lemma],
  );
  const pattern = REFLEXIVE_PARTICIPLES[verb?.verb.lemma ?? ""];
  if (!verb || !pattern || !words.some((token) => pattern.test(token.lower) && token !== subject && token !== finite))
    return null;
  const after = subject.index === finite.index + 1 ? subject : finite.index === subject.index + 1 ? finite : null;
  return after === null ? null : { after, lemma: verb.verb.lemma };
}
