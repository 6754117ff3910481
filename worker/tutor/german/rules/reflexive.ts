import {
  ALWAYS_REFLEXIVE,
  DATIVE_REFLEXIVE_VERBS,
  REFLEXIVE_PARTICIPLES,
  REFLEXIVE_VERBS,
  REFLEXIVE_WITHOUT_OBJECT,
} from "#content/built-in/german/verbs.ts";
import { PASSED_OVER, TIME_NOUNS } from "#content/built-in/german/words.ts";
import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { MODALS, PREPOSITIONS, SUBJECTS } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, verbsOf } from "../context.ts";
import { nounPhrases } from "../noun-phrase.ts";
import type { Token } from "../tokens.ts";

const OWN: readonly string[] = ["mich", "dich", "sich", "uns", "euch", "sich"];

/** The reflexive pronoun is there, and it is the subject's. */
export function reflexiveRule(context: Context): Edit[] {
  return [...ownPronoun(context), ...dativeReflexive(context), ...othersReflexive(context)];
}

/** `Ich freue auf …` → `freue mich`, `Ich freue sich` → `mich`. */
function ownPronoun(context: Context): Edit[] {
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
    const adjacent =
      wrong !== undefined &&
      finite !== undefined &&
      subject.lower === "wir" &&
      wrong.index === Math.max(subject.index, finite.index) + 1;
    if (
      wrong &&
      right !== "sich" &&
      finite &&
      (known || adjacent) &&
      clause.finites.every((each) => each === finite || adjacent)
    ) {
      edits.push(
        edit(context, wrong, wrong, right, {
          ...reason,
          explanation: `The reflexive pronoun for *${subject.lower}* is *${right}*.`,
        }),
      );
      continue;
    }
    const perfect = perfectReflexive(context, clause, subject, finite) ?? besideModal(context, clause, subject, finite);
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
    if (!reading || (clause.finites.length > 1 && verbsOf(context, finite).some(({ form }) => form === "participle")))
      continue;
    const following = Math.max(finite.index, subject.index) + 1;
    // `Ich fühle heute sehr müde`: what comes behind such adverbs tells what is felt.
    let at = following;
    while (at < clause.to && PASSED_OVER.test(tokens[at]?.lower ?? "")) at++;
    const pattern = REFLEXIVE_VERBS[reading.verb.lemma];
    const rest = [tokens[following], tokens[at]].find((token) => pattern?.test(token?.lower ?? ""));
    const end = at >= clause.to && pattern?.test("") === true;
    if ((!rest && !end) || (rest && (nounsOf(context, rest).length > 0 || hasThing(context, clause)))) continue;
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

/** An object of its own, which leaves no place for the pronoun: `Er rasiert den Bart`. */
function hasThing(context: Context, clause: Clause): boolean {
  return nounPhrases(context).some(
    ({ from, to, preposition, article, noun }) =>
      from > clause.from && to < clause.to && preposition === null && article !== null && !TIME_NOUNS.test(noun.text),
  );
}

/** `Ich muss beeilen`: where the pronoun goes, behind subject and modal verb. */
function besideModal(
  context: Context,
  clause: Clause,
  subject: Token,
  finite: Token | undefined,
): { after: Token; lemma: string } | null {
  const words = context.tokens.slice(clause.from, clause.to).filter((token) => token.kind === "word");
  const last = words.at(-1);
  if (clause.opener || !finite || !last || Math.abs(subject.index - finite.index) !== 1) return null;
  if (!finiteOf(context, finite).some(({ verb }) => MODALS.has(verb.lemma) || verb.lemma === "werden")) return null;
  if (words.some((token) => OWN.includes(token.lower) || /^(ihn|sie|es|dir|mir|was|das)$/.test(token.lower)))
    return null;
  const bare = words.every((token) => nounsOf(context, token).length === 0);
  const reading = verbsOf(context, last).find(
    ({ form, verb: { lemma } }) =>
      form === "infinitive" && (ALWAYS_REFLEXIVE.has(lemma) || (bare && REFLEXIVE_WITHOUT_OBJECT.has(lemma))),
  );
  if (!reading || hasThing(context, clause)) return null;
  return { after: subject.index > finite.index ? subject : finite, lemma: reading.verb.lemma };
}

/** `Ich kann mich den Namen nicht merken` → `mir`: beside an object, oneself is in the dative. */
function dativeReflexive(context: Context): Edit[] {
  return clausesOf(context).flatMap((clause) => {
    const words = context.tokens.slice(clause.from, clause.to);
    const own = words.find((token) => /^(mich|dich)$/.test(token.lower));
    const subject = own && words.find((token) => token.lower === (own.lower === "mich" ? "ich" : "du"));
    if (!own || !subject || clause.verbs.length === 0) return [];
    if (!clause.verbs.every(({ lemma }) => DATIVE_REFLEXIVE_VERBS.has(lemma))) return [];
    if (PREPOSITIONS[context.tokens[own.index - 1]?.lower ?? ""] || !hasThing(context, clause)) return [];
    const [lemma] = clause.verbs.map((verb) => verb.lemma);
    const right = own.lower === "mich" ? "mir" : "dir";
    return [
      edit(context, own, own, right, {
        type: "grammar",
        category: "pronouns",
        rule: "reflexive-dative",
        explanation: `*sich ${lemma ?? ""}* with an object takes the dative: *${right}*.`,
        confidence: 0.9,
      }),
    ];
  });
}

/** `Sie fühlt mich nicht gut` → `sich`: nobody feels, hurries or rests for another. */
function othersReflexive(context: Context): Edit[] {
  return clausesOf(context).flatMap((clause) => {
    const [subject, verb, wrong] = context.tokens.slice(clause.from, clause.to);
    if (!subject || !verb || !wrong || !/^(er|sie|man)$/.test(subject.lower) || !/^(mich|dich)$/.test(wrong.lower))
      return [];
    const finite = finiteOf(context, verb).filter(({ persons }) => persons.includes(2));
    const felt = /^(gut|nicht|sehr|wohl|schlecht|krank|müde|heute|besser)$/.test(
      context.tokens[wrong.index + 1]?.lower ?? "",
    );
    if (!finite.some(({ verb: { lemma } }) => ALWAYS_REFLEXIVE.has(lemma) || (lemma === "fühlen" && felt))) return [];
    return [
      edit(context, wrong, wrong, "sich", {
        type: "grammar",
        category: "pronouns",
        rule: "reflexive",
        explanation: `The reflexive pronoun for *${subject.lower}* is *sich*.`,
        confidence: 0.92,
      }),
    ];
  });
}
