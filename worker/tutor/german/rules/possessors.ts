import { GIVING_VERBS, VERBS_OF_KNOWN_THINGS } from "#content/built-in/german/verbs.ts";
import { TIME_NOUNS } from "#content/built-in/german/words.ts";
import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { determinerForm, type Slot } from "../closed-class.ts";
import { type Context, edit, finiteOf } from "../context.ts";
import { type NounPhrase, nounPhrases, solutions } from "../noun-phrase.ts";
import { nounForm } from "../paradigm.ts";

/** `Die Wohnung meine Eltern ist groß` → `meiner Eltern`: two phrases side by side, and the second has no place of its own in the clause. */
export function possessorRule(context: Context): Edit[] {
  const phrases = nounPhrases(context);
  return phrases.flatMap((owner) => {
    const { article } = owner;
    if (!article || owner.preposition || owner.adjectives.length > 0) return [];
    const thing = phrases.find(({ to }) => to === owner.from - 1);
    // `am Ende der Monat`: beside a time, an end is the end of that time.
    if (
      thing?.preposition &&
      PARTS.test(thing.noun.text) &&
      article.word.base === "d" &&
      TIME_NOUNS.test(owner.noun.text)
    ) {
      const part = toGenitive(context, owner);
      return part ? [part] : [];
    }
    if (!OWNERS.test(article.word.base)) return [];
    const clause = clausesOf(context).find(({ from, to }) => owner.from >= from && owner.to < to);
    if (!thing?.article || !clause || clause.opener || thing.from < clause.from) return [];
    if (TIME_NOUNS.test(owner.noun.text) || TIME_NOUNS.test(thing.noun.text)) return [];
    if (!isFrontOf(context, clause, thing, owner) && !isEndOf(context, clause, thing, owner)) return [];
    const found = toGenitive(context, owner);
    return found ? [found] : [];
  });
}

const PARTS = /^(Ende|Anfang|Mitte|Rand)$/;

const OWNERS = /^(mein|dein|sein|unser|dies|euer)$/;

/** Both stand before the only verb, where one phrase has room. */
function isFrontOf(context: Context, clause: Clause, thing: NounPhrase, owner: NounPhrase): boolean {
  const verb = context.tokens[owner.to + 1];
  const before = context.tokens[clause.from - 1];
  return (
    thing.from === clause.from &&
    // `Zum Frühstück meine Kinder essen Müsli` lacks only its order.
    !thing.preposition &&
    (before === undefined || before.text !== ",") &&
    verb !== undefined &&
    verb === clause.finites[0] &&
    verb.index < clause.to
  );
}

/** `Das ist das Auto meine Mutter`, `Ich mag die Musik diese Band`: subject and object are there already. */
function isEndOf(context: Context, clause: Clause, thing: NounPhrase, owner: NounPhrase): boolean {
  const after = context.tokens[owner.to + 1];
  const finite = clause.finites[0];
  if (!finite || clause.finites.length !== 1 || finite.index !== clause.from + 1) return false;
  if ((after && after.index < clause.to && after.lower !== "nicht") || thing.from !== finite.index + 1) return false;
  const first = context.tokens[clause.from];
  const sein = finiteOf(context, finite).every(({ verb }) => verb.lemma === "sein");
  if (sein) return /^(das|dies|hier|er|sie)$/.test(first?.lower ?? "") && !thing.preposition;
  return (
    clause.subject === first &&
    clause.verbs.length > 0 &&
    clause.verbs.every(
      ({ lemma }) => VERBS_OF_KNOWN_THINGS.has(lemma) && !GIVING_VERBS.has(lemma) && lemma !== "finden",
    )
  );
}

function toGenitive(context: Context, owner: NounPhrase): Edit | null {
  const { article, noun, readings } = owner;
  const cells = solutions(owner).filter(({ cost }) => cost === 0);
  if (!article || cells.length === 0 || cells.some(({ cell }) => cell.kase === "gen" || cell.kase === "dat"))
    return null;
  const slots = new Set<Slot>(cells.map(({ cell }) => cell.slot));
  const lemmas = new Set(readings.map((reading) => reading.noun.lemma));
  const [slot] = slots;
  const reading = readings[0];
  if (slots.size !== 1 || slot === undefined || lemmas.size !== 1 || !reading) return null;
  const right = determinerForm(article.word, { kase: "gen", slot });
  // `Band` has three genders and one line in the lexicon; no feminine noun changes in the genitive.
  const form = slot === "f" ? noun.text : nounForm(reading.noun, "gen", slot === "p" ? "pl" : "sg");
  if (right === null || form === null) return null;
  return edit(
    context,
    article.token,
    form === noun.text ? article.token : noun,
    form === noun.text ? right : `${right} ${form}`,
    {
      type: "grammar",
      category: "cases",
      rule: "possessor",
      explanation: `Whose it is, is said in the genitive: *${right} ${form}*.`,
      confidence: 0.88,
    },
  );
}
