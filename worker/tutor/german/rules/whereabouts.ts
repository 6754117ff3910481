import { TIME_NOUNS } from "#content/built-in/german/words.ts";
import { COUNTRIES, GOING, SMALL, TOWNS } from "#content/built-in/tutor/patterns/whereabouts.ts";
import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { MODALS, PREPOSITIONS } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, verbsOf } from "../context.ts";
import { nounPhrases } from "../noun-phrase.ts";
import { mayBePeople } from "../people.ts";
import type { Token } from "../tokens.ts";

/** Where someone is and where someone goes, with the words that are no noun phrases: home, towns and countries. */
export function whereaboutsRule(context: Context): Edit[] {
  return clausesOf(context).flatMap((clause) => {
    const lemmas = lemmasOf(clause);
    const goes = lemmas.length > 0 && lemmas.every((lemma) => GOING.test(lemma));
    const stays = lemmas.length > 0 && lemmas.every((lemma) => STAYING.test(lemma));
    const found =
      (goes || stays) && (home(context, clause, goes) ?? country(context, clause, goes) ?? town(context, clause, goes));
    return found ? [found] : [];
  });
}

/** By car or plane, or for good: in a country, one would say what one does there. */
const TRAVELING = /^(fahren|fliegen|reisen|ziehen|umziehen)$/;

const STAYING = /^(wohnen|leben|arbeiten|bleiben|studieren|übernachten)$/;

function lemmasOf(clause: Clause): string[] {
  return [...new Set(clause.verbs.map(({ lemma }) => lemma))];
}

/** `Ich bin gestern zu Hause gegangen` → `nach Hause`, `Ich bin nach Hause geblieben` → `zu Hause`. */
function home(context: Context, clause: Clause, goes: boolean): Edit | null {
  const words = context.tokens.slice(clause.from, clause.to);
  const noun = words.find(
    (token) =>
      token.lower === "zuhause" ||
      (/^[Hh]ause?$/.test(token.text) && /^(zu|nach)$/.test(context.tokens[token.index - 1]?.lower ?? "")),
  );
  const preposition = noun?.lower === "zuhause" ? noun : noun && context.tokens[noun.index - 1];
  if (!noun || !preposition) return null;
  const right = goes ? "nach" : "zu";
  const written = preposition === noun ? "zu" : preposition.lower;
  if (written === right || !isPlain(context, clause, [preposition, noun])) return null;
  // "Zu Hause gehe ich gleich ins Bett" says where it happens.
  if (preposition.index === clause.from || lemmasOf(clause).some((lemma) => !HOMEWARD.test(lemma))) return null;
  return edit(context, preposition, noun, `${right} Hause`, {
    type: "vocabulary",
    category: "prepositions",
    rule: "home",
    explanation: "Going home is *nach Hause*; being at home is *zu Hause*.",
    confidence: 0.9,
  });
}

const HOMEWARD = /^(gehen|fahren|fliegen|laufen|kommen|bleiben|arbeiten)$/;

/** `Wir fahren in der Türkei` → `in die`, `Meine Schwester lebt in die Schweiz` → `in der`. */
function country(context: Context, clause: Clause, goes: boolean): Edit | null {
  const words = context.tokens.slice(clause.from, clause.to);
  const name = words.find((token) => COUNTRIES[token.text] !== undefined);
  const gender = COUNTRIES[name?.text ?? ""];
  const article = name && context.tokens[name.index - 1];
  const preposition = name && context.tokens[name.index - 2];
  if (!name || !article || !preposition || preposition.lower !== "in" || name.text === "Niederlanden") return null;
  if (!/^(die|der|den)$/.test(article.lower) || preposition.index === clause.from) return null;
  const right = goes ? "die" : gender === "f" ? "der" : "den";
  if (article.lower === right || (name.text === "Niederlande" && !goes)) return null;
  if (
    goes &&
    (!lemmasOf(clause).every((lemma) => TRAVELING.test(lemma)) ||
      !isPlain(context, clause, [preposition, article, name]))
  )
    return null;
  return edit(context, article, article, right, {
    type: "grammar",
    category: "cases",
    rule: "country-case",
    explanation: goes
      ? `Going to a country: *in* takes the accusative, *in die ${name.text}*.`
      : `Being in a country: *in* takes the dative, *in ${right} ${name.text}*.`,
    confidence: 0.9,
  });
}

/** `Mein Bruder arbeitet nach München` → `in`; `Im August fliege ich in Spanien`, `Wir fahren zu Berlin` → `nach`. */
function town(context: Context, clause: Clause, goes: boolean): Edit | null {
  const words = context.tokens.slice(clause.from + 1, clause.to);
  const name = words.find((token) => TOWNS.test(token.text));
  const preposition = name && context.tokens[name.index - 1];
  if (!name || !preposition || preposition.index <= (clause.finites[0]?.index ?? 0)) return null;
  const wrong = goes ? /^(in|zu)$/ : /^(nach|zu)$/;
  if (!wrong.test(preposition.lower) || !isPlain(context, clause, [preposition, name])) return null;
  if (goes && !lemmasOf(clause).every((lemma) => TRAVELING.test(lemma))) return null;
  const right = goes ? "nach" : "in";
  return edit(context, preposition, preposition, right, {
    type: "grammar",
    category: "prepositions",
    rule: "town",
    explanation: goes
      ? `Going to a town or country is *nach*: *nach ${name.text}*.`
      : `Being there is *in*: *in ${name.text}*.`,
    confidence: 0.9,
  });
}

/** Nothing but the subject, verbs, times and small words: a goal, an object or a manner would give the place another part. */
function isPlain(context: Context, clause: Clause, own: readonly Token[]): boolean {
  if (clause.opener) return false;
  const phrases = nounPhrases(context);
  const finite = clause.finites[0];
  return context.tokens.slice(clause.from, clause.to).every((token) => {
    if (own.includes(token) || token === finite || token.index === clause.from) return true;
    if (token.kind === "number") return true;
    if (token.kind === "mark") return false;
    if (SMALL.test(token.lower) || /^(Uhr|Montag|Sonntag|Jahr|Woche)$/.test(token.text)) return true;
    const phrase = phrases.find(({ from, to }) => token.index >= from && token.index <= to);
    if (phrase) {
      if (
        TIME_NOUNS.test(phrase.noun.text) ||
        /^(Sommer|Winter|Ferien|Urlaub|Arbeit|Party|Schule|Essen|Kurs)$/.test(phrase.noun.text)
      )
        return true;
      // With whom one goes, not with what.
      if (phrase.preposition) return phrase.preposition.word === "mit" && mayBePeople(context, phrase);
      return phrase.from === clause.from || phrase.from === (finite?.index ?? -2) + 1;
    }
    if (PREPOSITIONS[token.lower]) return TIME_NOUNS.test(context.tokens[token.index + 1]?.text ?? "");
    const modal = clause.finites.some((each) => finiteOf(context, each).some(({ verb }) => MODALS.has(verb.lemma)));
    const last = token.index === clause.to - 1 || token.index === clause.to - 2;
    if (last && verbsOf(context, token).some(({ form }) => form === "participle" || (form === "infinitive" && modal)))
      return true;
    return nounsOf(context, token).length > 0 && TIME_NOUNS.test(token.text);
  });
}
