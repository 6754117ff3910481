import { BARE_INFINITIVE, CLAIMING, VERBS_WITH_ZU } from "#content/built-in/german/verbs.ts";
import { BEFORE_ZU, JUDGMENTS, NOUNS_WITH_ZU } from "#content/built-in/german/words.ts";
import { CLOCK_WORDS } from "#content/built-in/tutor/patterns/clauses.ts";
import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { MODALS, SUBJECTS } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, span, verbsOf } from "../context.ts";
import { capital, type Verb } from "../lexicon.ts";
import type { Token } from "../tokens.ts";

/** The infinitive with *zu* after verbs, nouns and *um*, *ohne*, *statt*. */
export function zuInfinitiveRule(context: Context): Edit[] {
  return [
    ...missingZu(context),
    ...zuAfterVerb(context),
    ...zuAfterWord(context),
    ...purpose(context),
    ...zuBeforeObject(context),
    ...apartFromPrefix(context),
    ...besideBareInfinitive(context),
    ...claims(context),
  ];
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
    const begins =
      /^(um|ohne|statt|anstatt)$/.test(first.lower) && !isRelative(context, first) && !isClock(first, words[1]);
    if (!begins && comma === undefined) continue;
    // "…, wie sehr mir die Briefe geholfen haben": an indirect question.
    if (!begins && ASKING.test(first.lower)) continue;
    // "In einer Zeit, wo viele einen Hund holen": a clause of its own, without a conjunction that opens one.
    if (
      !begins &&
      /^(wo|in|von|mit|an|bei|für|deren|dessen)$/.test(first.lower) &&
      words.some(({ lower }) => /^(viele|alle|die|sie|manche|einige|andere)$/.test(lower))
    )
      continue;
    // "So gut, alle klatschen!": subject and verb.
    if (words.length === 2 && /^(alle|viele|die|sie|wir)$/.test(first.lower)) continue;
    // `Ich hoffe, die Tabletten helfen`: the phrase may be a subject.
    if (
      !begins &&
      (/^(die|meine|deine|unsere|alle|viele|sie)$/.test(first.lower) || nounsOf(context, first).length > 0) &&
      !isJoined(context, last) &&
      !JUDGMENTS.test(tokens[clause.from - 2]?.lower ?? "")
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

/** `anrufen`: a separable verb in one piece is no finite form, whatever the phrase before it. */
function isJoined(context: Context, token: Token): boolean {
  const readings = verbsOf(context, token);
  return readings.length > 0 && readings.every(({ joined }) => joined);
}

function withZu({ prefix, base, lemma }: Verb): string {
  return prefix ? `${prefix}zu${base}` : `zu ${lemma}`;
}

/** The infinitive that ends a clause, if it can be nothing else and has no *zu*. */
function lastInfinitive(context: Context, clause: Clause): { token: Token; verb: Verb } | null {
  const token = context.tokens[clause.to - 1];
  if (!token || token.kind !== "word" || context.tokens[token.index - 1]?.lower === "zu") return null;
  const readings = verbsOf(context, token);
  const infinitive = readings.find(({ form }) => form === "infinitive");
  if (!infinitive || readings.some(({ form }) => form === "participle" || form === "zu")) return null;
  return { token, verb: infinitive.verb };
}

/** `Es ist wichtig viel Wasser trinken` → `wichtig, viel Wasser zu trinken`; `Ich habe keine Lust kochen`; `Ich habe angefangen Deutsch lernen`. */
function zuAfterWord(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    const infinitive = lastInfinitive(context, clause);
    const finite = clause.finites[0];
    if (
      !infinitive ||
      !finite ||
      clause.opener ||
      clause.finites.some((token) => token !== finite && token !== infinitive.token)
    )
      return [];
    const word = tokens
      .slice(finite.index + 1, infinitive.token.index)
      .find((token) => takesZu(context, clause, finite, token));
    if (!word) return [];
    const rest = tokens.slice(word.index + 1, infinitive.token.index);
    if (
      rest.some(
        (token) =>
          token.kind !== "word" ||
          verbsOf(context, token).length > 0 ||
          /^(zu|und|oder|zum|beim|für|auf|als|wie|dass)$/.test(token.lower) ||
          SUBJECTS[token.lower] !== undefined,
      )
    )
      return [];
    const first = rest[0];
    const text = first
      ? `${word.text}, ${span(context, first.index, infinitive.token.index)} ${withZu(infinitive.verb)}`
      : `${word.text}${infinitive.verb.prefix || nounsOf(context, word).length > 0 ? "" : ","} ${withZu(infinitive.verb)}`;
    return [
      edit(context, word, infinitive.token, text, {
        type: "grammar",
        category: "verbs",
        rule: "zu-infinitive",
        explanation: `After *${word.text}*, the infinitive needs *zu*: *${withZu(infinitive.verb)}*.`,
        confidence: 0.88,
      }),
    ];
  });
}

function takesZu(context: Context, clause: Clause, finite: Token, token: Token): boolean {
  const helper = new Set(finiteOf(context, finite).map(({ verb }) => verb.lemma));
  const es = context.tokens.slice(clause.from, token.index).some(({ lower }) => /^(es|das)$/.test(lower));
  if (helper.has("sein")) return es && JUDGMENTS.test(token.lower);
  if (!helper.has("haben")) return helper.has("machen") && token.text === "Spaß" && es;
  if (NOUNS_WITH_ZU.test(token.text)) return true;
  return verbsOf(context, token).some(({ form, verb }) => form === "participle" && VERBS_WITH_ZU.test(verb.lemma));
}

/** "um 5 aufstehen": a time, and no purpose. */
function isClock(first: Token, second: Token | undefined): boolean {
  return first.lower === "um" && second !== undefined && (second.kind === "number" || CLOCK_WORDS.test(second.text));
}

/** `die Fragen, um deren Antworten alle streiten`: a preposition before a relative pronoun. */
function isRelative(context: Context, preposition: Token): boolean {
  return /^(deren|dessen|welche[mnrs]?)$/.test(context.tokens[preposition.index + 1]?.lower ?? "");
}

/** `Ich lerne Deutsch für in Deutschland arbeiten` → `, um in Deutschland zu arbeiten`; `Ich habe keine Zeit für lernen` → `zum Lernen`. */
function purpose(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    const word = tokens.slice(clause.from, clause.to).findLast(({ lower }) => lower === "für");
    const infinitive = lastInfinitive(context, clause);
    const finite = clause.finites[0];
    if (!word || !infinitive || !finite || clause.opener || finite.index > word.index) return [];
    // "Ich will für meine Mutter kochen": the infinitive belongs to the modal verb.
    if (finiteOf(context, finite).some(({ verb: { lemma } }) => MODALS.has(lemma) || BARE_INFINITIVE.test(lemma)))
      return [];
    const before = tokens[word.index - 1];
    const rest = tokens.slice(word.index + 1, infinitive.token.index);
    if (!before || tokens[word.index + 1]?.lower === "zu") return [];
    // "Ich habe für dich kochen": a perfect without its participle.
    const perfect = finiteOf(context, finite).some(({ verb: { lemma } }) => lemma === "haben");
    if (perfect && nounsOf(context, before).length === 0) return [];
    const reason = { type: "grammar" as const, category: "connectors" as const, rule: "purpose", confidence: 0.88 };
    if (rest.length === 0) {
      const noun = capital(infinitive.verb.lemma);
      return [
        edit(context, word, infinitive.token, `zum ${noun}`, {
          ...reason,
          category: "prepositions",
          explanation: `A verb after a preposition becomes a noun: *zum ${noun}*.`,
        }),
      ];
    }
    if (
      rest.some(
        (token) =>
          token.kind === "mark" || verbsOf(context, token).length > 0 || /^(und|oder|dass|zu)$/.test(token.lower),
      )
    )
      return [];
    const comma = before.kind === "mark";
    return [
      edit(
        context,
        comma ? word : before,
        infinitive.token,
        `${comma ? "" : `${before.text}, `}um ${span(context, word.index + 1, infinitive.token.index)} ${withZu(infinitive.verb)}`,
        { ...reason, explanation: "A purpose is *um … zu* with the infinitive." },
      ),
    ];
  });
}

/** `Ich habe Lust zu essen Pizza` → `Lust, Pizza zu essen`. */
function zuBeforeObject(context: Context): Edit[] {
  const { tokens } = context;
  return tokens.flatMap((zu) => {
    const [before, verb, next] = [tokens[zu.index - 1], tokens[zu.index + 1], tokens[zu.index + 2]];
    if (zu.lower !== "zu" || !before || !verb || !next || before.kind !== "word") return [];
    const infinitive = verbsOf(context, verb).find(({ form }) => form === "infinitive");
    const end = tokens.slice(next.index).find(({ kind }) => kind === "mark")?.index ?? tokens.length;
    const rest = tokens.slice(next.index, end);
    if (!infinitive || rest.length > 4 || next.kind !== "word") return [];
    const noun = rest.at(-1);
    const object = nounsOf(context, noun).length > 0 || (noun !== undefined && /^\p{Lu}/u.test(noun.text));
    if (
      !object ||
      rest.some(
        (token) => verbsOf(context, token).length > 0 || /^(und|oder|als|wie|zu|nach|am|im|um)$/.test(token.lower),
      )
    )
      return [];
    const bare = /^(lust|zeit|angst|wichtig|schwer|gut|schön|versuche|hoffe|vergessen|angefangen)$/.test(before.lower);
    if (!bare) return [];
    const last = rest.at(-1) ?? next;
    return [
      edit(context, before, last, `${before.text}, ${span(context, next.index, end)} zu ${verb.lower}`, {
        type: "word-order",
        category: "word-order",
        rule: "zu-infinitive-last",
        explanation: "The infinitive with *zu* goes to the end.",
        confidence: 0.88,
      }),
    ];
  });
}

/** In these the prefix can be stressed or not: `zu übersetzen` and `überzusetzen`. */
const TWO_WAY_PREFIX = /^(über|unter|um|durch|wider|wieder|hinter|voll|miss)$/;

/** `zu anrufen` → `anzurufen`: a separable verb takes its *zu* inside. */
function apartFromPrefix(context: Context): Edit[] {
  const { tokens } = context;
  return tokens.flatMap((zu) => {
    const verb = tokens[zu.index + 1];
    const after = tokens[zu.index + 2];
    if (zu.lower !== "zu" || !verb || (after && after.kind === "word" && !/^(und|oder|ist|war)$/.test(after.lower)))
      return [];
    const readings = verbsOf(context, verb);
    const infinitive = readings.find(({ form, verb: { prefix } }) => form === "infinitive" && prefix !== null);
    const prefix = infinitive?.verb.prefix;
    if (!infinitive || !prefix || readings.some(({ verb: each }) => each.prefix === null)) return [];
    if (TWO_WAY_PREFIX.test(prefix) && !ALWAYS_SEPARABLE.has(infinitive.verb.lemma)) return [];
    if (context.lexicon.adjectiveReadings(verb.lower).length > 0 || isBesideModal(context, zu)) return [];
    const right = `${prefix}zu${infinitive.verb.base}`;
    return [
      edit(context, zu, verb, right, {
        type: "grammar",
        category: "verbs",
        rule: "zu-infinitive",
        explanation: `A separable verb has *zu* behind its prefix: *${right}*.`,
        confidence: 0.93,
      }),
    ];
  });
}

const ALWAYS_SEPARABLE = new Set(
  "umziehen umsteigen umdrehen umtauschen umbuchen wiedersehen wiederkommen wiederfinden wiederkehren untergehen".split(
    " ",
  ),
);

function isBesideModal(context: Context, token: Token): boolean {
  const clause = clausesOf(context).find(({ from, to }) => token.index >= from && token.index < to);
  return (
    clause?.finites.some((each) =>
      finiteOf(context, each).some(({ verb: { lemma } }) => MODALS.has(lemma) || BARE_INFINITIVE.test(lemma)),
    ) === true
  );
}

/** `Ich lasse meine Haare zu schneiden`, `Ich höre ihn zu singen`: these verbs take another one without *zu*. */
function besideBareInfinitive(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    const [zu, verb] = tokens.slice(clause.from, clause.to).slice(-2);
    const finite = clause.finites[0];
    if (zu?.lower !== "zu" || !verb || !finite || clause.opener || finite.index >= zu.index - 1) return [];
    if (!finiteOf(context, finite).every(({ verb: { lemma } }) => /^(lassen|hören|sehen)$/.test(lemma))) return [];
    if (!verbsOf(context, verb).some(({ form }) => form === "infinitive")) return [];
    const rest = tokens.slice(finite.index + 1, zu.index);
    if (rest.some((token) => token.kind === "mark" || verbsOf(context, token).length > 0)) return [];
    // "Ich sehe keine Möglichkeit zu gehen": the infinitive hangs on a noun.
    if (rest.some(({ text, lower }) => NOUNS_WITH_ZU.test(text) || /^(auf|keinen?|nichts|viel|etwas)$/.test(lower)))
      return [];
    const person = rest.some(({ lower }) => /^(ihn|sie|mich|dich|uns|euch|es)$/.test(lower));
    const lets = finiteOf(context, finite).every(({ verb: { lemma } }) => lemma === "lassen");
    if (!lets && !person) return [];
    return [
      edit(context, zu, verb, verb.text, {
        type: "grammar",
        category: "verbs",
        rule: "bare-infinitive",
        explanation: `Beside *${finite.lower}*, the infinitive stands without *zu*.`,
        confidence: 0.9,
      }),
    ];
  });
}

/** `Er behauptet, das Buch gelesen haben` → `gelesen zu haben`. */
function claims(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    const words = tokens.slice(clause.from, clause.to);
    const [done, helper] = words.slice(-2);
    const comma = tokens[clause.from - 1];
    const main = clausesOf(context).find(({ to }) => to === comma?.index);
    const verb = main?.finites[0];
    if (comma?.text !== "," || !done || !helper || !main || !verb || clause.opener) return [];
    if (!/^(haben|sein|werden)$/.test(helper.lower)) return [];
    if (!finiteOf(context, verb).every(({ verb: { lemma } }) => CLAIMING.test(lemma))) return [];
    if (!verbsOf(context, done).some(({ form }) => form === "participle")) return [];
    const first = words[0];
    // "die Kinder gesehen haben" may lack its *dass* as well.
    const named = words.some(
      ({ lower }) => SUBJECTS[lower] !== undefined || /^(sie|die|meine|seine|ihre|alle|viele|zu)$/.test(lower),
    );
    if (named || !first || ASKING.test(first.lower)) return [];
    return [
      edit(context, helper, helper, `zu ${helper.lower}`, {
        type: "grammar",
        category: "verbs",
        rule: "zu-infinitive",
        explanation: `This infinitive needs *zu*: *${done.lower} zu ${helper.lower}*.`,
        confidence: 0.9,
      }),
    ];
  });
}

const ASKING = /^(wie|was|wer|wem|wen|wann|warum|weshalb|wieso|welche[mnrs]?)$/;
