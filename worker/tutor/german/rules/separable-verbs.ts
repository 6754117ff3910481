import { SPLIT_VERBS } from "#content/built-in/german/verbs.ts";
import type { Edit } from "../../turn.ts";
import { clausesOf } from "../clause.ts";
import { determiner, MODALS, SUBJECTS } from "../closed-class.ts";
import { type Context, edit, finiteOf, verbsOf } from "../context.ts";
import { nounPhrases, solutions } from "../noun-phrase.ts";
import { conjugate } from "../paradigm.ts";

/** In a main clause the prefix of a separable verb stands at the end. */
export function separableVerbRule(context: Context): Edit[] {
  return [...unsplit(context), ...unsplitSecond(context), ...earlyPrefix(context), ...apart(context)];
}

/** `Der Film anfängt um acht` → `fängt um acht an`, `Wann ankommst du?` → `kommst du an`: the verb in second place, after a noun or a question word. */
function unsplitSecond(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  const clause = clausesOf(context).find(({ from, to }) => to > from + 1 && tokens[from]?.kind === "word");
  if (!clause || clause.opener || clause.from > 0) return edits;
  const verb = tokens
    .slice(clause.from, clause.to)
    .find((token) => verbsOf(context, token).some((reading) => reading.joined && reading.form === "finite"));
  if (!verb) return edits;
  const first = tokens[clause.from];
  const phrase = nounPhrases(context).find(
    ({ from, to, preposition }) => from === clause.from && to === verb.index - 1 && !preposition,
  );
  const asks =
    verb.index === clause.from + 1 &&
    /^(wann|wo|warum|wie|woher|wohin|was)$/.test(first?.lower ?? "") &&
    context.sentence.closing.includes("?");
  if (!phrase && !asks) return edits;
  const readings = verbsOf(context, verb);
  const reading = readings.find(
    (each) =>
      each.joined && each.form === "finite" && (asks || each.persons.some((person) => person === 2 || person === 5)),
  );
  if (
    !reading?.verb.prefix ||
    readings.some((each) => !each.joined) ||
    readings.some((each) => each.form === "participle") ||
    // "Er umfährt ihn": around something, in one piece.
    (reading.verb.prefix === "um" && /^(fahren|gehen|laufen|fliegen)$/.test(reading.verb.base))
  )
    return edits;
  if (clause.finites.some((token) => token !== verb)) return edits;
  const rest = tokens.slice(verb.index + 1, clause.to).filter((token) => token.kind !== "mark");
  const last = rest.at(-1);
  if (!last || rest.length > 6 || rest.some((token) => /^(und|oder|als|wie|zu)$/.test(token.lower))) return edits;
  const { prefix } = reading.verb;
  const form = verb.lower.slice(prefix.length);
  edits.push(
    edit(context, verb, last, `${form} ${context.message.slice(rest[0]?.start, last.end)} ${prefix}`, {
      type: "word-order",
      category: "verbs",
      rule: "separable-verb",
      explanation: `*${reading.verb.lemma}* is separable: *${prefix}* goes to the end.`,
      confidence: 0.9,
    }),
  );
  return edits;
}

/** `Ich aufstehe um sieben` → `Ich stehe um sieben auf`. */
function unsplit(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const clause of clausesOf(context)) {
    if (clause.opener) continue;
    const subject = tokens[clause.from];
    const verb = tokens[clause.from + 1];
    if (!subject || !verb || !/^(ich|du|er|wir)$/.test(subject.lower) || context.sentence.closing.includes("?"))
      continue;
    const person = SUBJECTS[subject.lower] ?? 0;
    const readings = verbsOf(context, verb);
    const reading =
      readings.find((each) => each.joined && each.form === "finite" && each.persons.includes(person)) ??
      (readings.length > 0 && readings.every((each) => each.form === "infinitive" && each.joined)
        ? readings[0]
        : undefined);
    if (!reading?.verb.prefix || readings.some((each) => !each.joined)) continue;
    if (clause.finites.some((token) => token !== verb)) continue;
    const tense = reading.tense ?? "present";
    const form = conjugate(reading.verb, tense)[person];
    const rest = tokens.slice(verb.index + 1, clause.to).filter((token) => token.kind !== "mark");
    const last = rest.at(-1) ?? verb;
    if (!form || rest.length > 7 || rest.some((token) => /^(und|oder|als|wie|zu)$/.test(token.lower))) continue;
    const middle = rest.length > 0 ? ` ${context.message.slice(rest[0]?.start, last.end)}` : "";
    edits.push(
      edit(context, verb, last, `${form}${middle} ${reading.verb.prefix}`, {
        type: "word-order",
        category: "verbs",
        rule: "separable-verb",
        explanation: `*${reading.verb.lemma}* is separable: *${reading.verb.prefix}* goes to the end.`,
        confidence: 0.93,
      }),
    );
  }
  return edits;
}

/** `Ich stehe auf um sieben Uhr` → `stehe um sieben Uhr auf`: the prefix right after the verb, with a time behind it. */
function earlyPrefix(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    const verb = clause.finites[0];
    if (!verb || clause.opener || clause.finites.length !== 1) return [];
    const next = verb.index + (SUBJECTS[tokens[verb.index + 1]?.lower ?? ""] === undefined ? 1 : 2);
    // `Ich stehe jeden Tag auf um sechs`: before *um* nothing but a prefix has this form.
    const late = tokens
      .slice(next, clause.to)
      .find(({ lower, index }) => /^(auf|an|ein|aus|ab)$/.test(lower) && tokens[index + 1]?.lower === "um");
    const at = late?.index ?? next;
    const prefix = tokens[at];
    const time = tokens[at + 1];
    const last = tokens[clause.to - 1];
    if (!prefix || !time || !last || last.index <= prefix.index || last.index > at + 5) return [];
    if (!/^(auf|an|ein|aus|ab|fern|zu|zurück)$/.test(prefix.lower)) return [];
    // `Ich warte auf heute Abend`: only before another preposition can it be nothing but a prefix.
    // `Ich rufe an dich`, `Ich hole ab meine Schwester`
    const object =
      (/^(mich|dich|ihn|uns|euch)$/.test(time.lower) &&
        finiteOf(context, verb).some(({ verb: { lemma } }) => /^(rufen|holen|ziehen|laden)$/.test(lemma))) ||
      (determiner(time.lower) !== null &&
        tokens.slice(at + 1, clause.to).length < 4 &&
        finiteOf(context, verb).some(({ verb: { lemma } }) => SPLIT_VERBS.has(prefix.lower + lemma)) &&
        isAccusative(context, at + 1));
    if (!object && !/^(um|am|im)$/.test(time.lower)) return [];
    const separable = finiteOf(context, verb).some(
      (reading) => context.lexicon.verb(prefix.lower + reading.verb.lemma)?.prefix === prefix.lower,
    );
    const rest = tokens.slice(at + 1, clause.to);
    if (!separable || rest.some((token) => token.kind === "mark" || /^(und|oder|als|zu)$/.test(token.lower))) return [];
    return [
      edit(context, prefix, last, `${context.message.slice(time.start, last.end)} ${prefix.lower}`, {
        type: "word-order",
        category: "verbs",
        rule: "separable-verb",
        explanation: `The prefix *${prefix.lower}* goes to the end.`,
        confidence: 0.9,
      }),
    ];
  });
}

/** A phrase that begins there and can be an object, not the dative after a preposition. */
function isAccusative(context: Context, from: number): boolean {
  return nounPhrases(context).some(
    (phrase) =>
      phrase.noun.index > from - 1 &&
      phrase.article?.token.index === from &&
      solutions(phrase).some(({ cell, cost }) => cost === 0 && cell.kase === "acc"),
  );
}

/** `Ich möchte um acht auf stehen` → `aufstehen`: the infinitive has its prefix in one word. */
function apart(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    const [prefix, last] = tokens.slice(clause.to - 2, clause.to);
    const modal = clause.finites.find((token) =>
      finiteOf(context, token).some(
        ({ verb, tense }) =>
          MODALS.has(verb.lemma) ||
          /^(haben|sein)$/.test(verb.lemma) ||
          (verb.lemma === "werden" && tense === "subjunctive"),
      ),
    );
    if (!prefix || !last || !modal || modal.index >= prefix.index || clause.opener) return [];
    if (!/^(auf|an|ein|aus|ab|mit|vor|fern|zurück|weg|los)$/.test(prefix.text)) return [];
    const infinitive = context.lexicon.verb(prefix.lower + last.lower);
    const perfect = finiteOf(context, modal).some(({ verb }) => /^(haben|sein)$/.test(verb.lemma));
    const whole = prefix.lower + last.lower;
    const joined = perfect
      ? context.lexicon
          .verbReadings(whole)
          .some(({ form, verb }) => form === "participle" && verb.prefix === prefix.lower)
      : infinitive?.prefix === prefix.lower;
    // "Ich habe ein gefunden": one of them, since *sich einfinden* is reflexive.
    if (!joined || whole === "eingefunden") return [];
    return [
      edit(context, prefix, last, whole, {
        type: "spelling",
        category: "verbs",
        rule: "separable-verb",
        explanation: `Prefix and verb are one word here: *${whole}*.`,
        confidence: 0.9,
      }),
    ];
  });
}
