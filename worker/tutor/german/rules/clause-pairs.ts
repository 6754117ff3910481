import { BEGINNING_VERBS } from "#content/built-in/german/verbs.ts";
import { IN_THE_PAST } from "#content/built-in/tutor/patterns/clauses.ts";
import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { MODALS, SUBJECTS } from "../closed-class.ts";
import { type Context, edit, finiteOf, nounsOf, span, verbsOf } from "../context.ts";
import type { VerbReading } from "../lexicon.ts";
import { conjugate, participle, type Tense } from "../paradigm.ts";
import type { Token } from "../tokens.ts";

/** What one clause says about the verb of another: unreal conditions, the order of times, and where the verb stands after *denn*. */
export function clausePairRule(context: Context): Edit[] {
  return [
    ...unrealConditions(context),
    ...earlierPast(context),
    ...pastTimes(context),
    ...afterDenn(context),
    ...passives(context),
    ...afterDesto(context),
    ...subjectAfterDesto(context),
    ...sinceBeginning(context),
  ];
}

function lastWord(context: Context, clause: Clause): Token | undefined {
  return context.tokens.slice(clause.from, clause.to).findLast((token) => token.kind === "word");
}

function present(context: Context, token: Token | undefined, lemmas: RegExp): VerbReading | undefined {
  return finiteOf(context, token).find((reading) => reading.tense === "present" && lemmas.test(reading.verb.lemma));
}

/** The form of the same person in another tense. */
function inTense(reading: VerbReading, tense: Tense, subject: string | undefined): string | null {
  const person = SUBJECTS[subject ?? ""] ?? reading.persons[0];
  return person === undefined ? null : (conjugate(reading.verb, tense)[person] ?? null);
}

/** `Wenn ich Zeit habe, würde ich …` → `hätte`; `Wenn ich das gewusst habe, wäre ich …` → `hätte`. */
function unrealConditions(context: Context): Edit[] {
  const edits: Edit[] = [];
  const clauses = clausesOf(context);
  clauses.forEach((clause, index) => {
    const main = clauses[index + 1];
    const verb = lastWord(context, clause);
    if (clause.opener?.lower !== "wenn" || !main || main.opener || !verb || clause.finites.length !== 1) return;
    const lemmas = /^(haben|sein|können|müssen|dürfen|werden)$/;
    const reading =
      present(context, verb, lemmas) ??
      finiteOf(context, verb).find((each) => each.tense === "past" && lemmas.test(each.verb.lemma));
    const subject = context.tokens[clause.from + 1];
    const [unreal, other] = context.tokens.slice(main.from, main.to);
    if (!reading || !subject || !/^(ich|wir|er|du)$/.test(subject.lower) || other?.lower !== subject.lower) return;
    // "Wenn ich komme, würde ich gern …" is a wish for a real case.
    if (!unreal || !/^(würde|würden|würdest|wäre|wären|hätte|hätten|könnte|könnten)$/.test(unreal.lower)) return;
    if (
      context.tokens
        .slice(main.from, main.to)
        .some((token) => /^(gern|gerne|lieber|freuen|froh|dankbar)$/.test(token.lower))
    )
      return;
    const form = inTense(reading, "subjunctive", subject.lower);
    if (form === null || form === verb.lower) return;
    edits.push(
      edit(context, verb, verb, form, {
        type: "grammar",
        category: "subjunctive",
        rule: "unreal-condition",
        explanation: `With *${unreal.lower}* the condition is unreal, so its verb is *${form}*.`,
        confidence: 0.85,
      }),
    );
  });
  return edits;
}

/** `Nachdem wir gegessen haben, gingen wir …` → `hatten`. */
function earlierPast(context: Context): Edit[] {
  const clauses = clausesOf(context);
  return clauses.flatMap((clause, index) => {
    const main = clauses[index + 1];
    const verb = lastWord(context, clause);
    if (clause.opener?.lower !== "nachdem" || !main || main.opener || !verb) return [];
    const before = context.tokens[verb.index - 1];
    const reading = present(context, verb, /^(haben|sein)$/);
    const perfect = verbsOf(context, before).some(({ form }) => form === "participle");
    const finite = main.finites[0];
    const past =
      finite?.index === main.from &&
      finiteOf(context, finite).some(({ tense, verb: { lemma } }) => tense === "past" && !MODALS.has(lemma));
    if (!reading || !perfect || !past) return [];
    const form = inTense(reading, "past", clause.subject?.lower);
    if (form === null) return [];
    return [
      edit(context, verb, verb, form, {
        type: "grammar",
        category: "tenses",
        rule: "earlier-past",
        explanation: `What happened before a past event takes *${form}*: the past perfect.`,
        confidence: 0.9,
      }),
    ];
  });
}

/** `Gestern muss ich arbeiten` → `musste`. */
function pastTimes(context: Context): Edit[] {
  const first = context.tokens.findIndex((token) => token.kind !== "mark");
  const verb = context.tokens.slice(first, first + 4).find((token) => present(context, token, /en$/));
  const reading = present(context, verb, /^(können|müssen|dürfen|wollen|sollen)$/);
  const time = verb && span(context, first, verb.index);
  if (!verb || !reading || !time) return [];
  if (!IN_THE_PAST.test(time)) return [];
  const subject = context.tokens[verb.index + 1];
  const form = inTense(reading, "past", subject?.lower);
  if (form === null || (subject && SUBJECTS[subject.lower] === undefined)) return [];
  return [
    edit(context, verb, verb, form, {
      type: "grammar",
      category: "tenses",
      rule: "past-time",
      explanation: `*${time}* is in the past, so the verb is *${form}*.`,
      confidence: 0.9,
    }),
  ];
}

/** `denn ich krank bin` → `denn ich bin krank`: *denn* joins two main clauses. */
function afterDenn(context: Context): Edit[] {
  return clausesOf(context).flatMap((clause) => {
    const [denn, subject, next] = context.tokens.slice(clause.from, clause.to);
    const verb = lastWord(context, clause);
    if (!denn || !subject || !next || !verb || !/^(denn|aber)$/.test(denn.lower) || verb.index < subject.index + 2)
      return [];
    // After another subordinate clause, `aber` may go on with it.
    const open = context.tokens
      .slice(0, clause.from)
      .some((token) => /^(weil|dass|wenn|ob|obwohl|als|da)$/.test(token.lower));
    if (denn.lower === "aber" && open) return [];
    const person = SUBJECTS[subject.lower];
    const agrees = finiteOf(context, verb).some(
      (reading) => !reading.joined && person !== undefined && reading.persons.includes(person),
    );
    const only = clause.finites.length === 1 && clause.finites[0] === verb;
    const infinitive = verbsOf(context, verb).some(({ form }) => form === "infinitive");
    if (!agrees || !only || (infinitive && person === 3)) return [];
    return [
      edit(context, next, verb, `${verb.lower} ${span(context, next.index, verb.index)}`, {
        type: "word-order",
        category: "word-order",
        rule: "main-after-denn",
        explanation: `*${denn.lower}* is followed by a main clause, with the verb in second place.`,
        confidence: 0.9,
      }),
    ];
  });
}

/** `Das Hotel wurde renovieren` → `renoviert`: beside *wurde* no infinitive is right; beside *ich wurde*, `würde` may be meant. */
function passiveInfinitive(context: Context, clause: Clause, helper: Token, last: Token): string | null {
  if (!/^wurden?$/.test(helper.lower) || clause.opener) return null;
  const words = context.tokens.slice(clause.from, clause.to);
  if (words.some(({ lower }) => /^(ich|wir|du|man|gern|gerne|lieber|mich|dich|und|oder)$/.test(lower))) return null;
  const readings = verbsOf(context, last);
  const infinitive = readings.find(({ form }) => form === "infinitive");
  const adjective = context.lexicon.adjectiveReadings(last.lower).some(({ ending }) => ending === "");
  return infinitive && !adjective && last.lower !== "werden" && readings.every(({ form }) => form !== "participle")
    ? participle(infinitive.verb)
    : null;
}

/** `muss bezahlen werden` → `bezahlt`, `ist gebracht wurden` → `worden`, `muss gelöst worden` → `werden`. */
function passives(context: Context): Edit[] {
  return clausesOf(context).flatMap((clause) => {
    const last = lastWord(context, clause);
    const before = context.tokens[(last?.index ?? 0) - 1];
    const helper = clause.finites[0];
    if (!last || !before || !helper || helper === last || before === helper) return [];
    const reason = { type: "grammar" as const, category: "passive" as const, rule: "passive", confidence: 0.9 };
    const isHelper = (lemmas: RegExp): boolean => finiteOf(context, helper).some(({ verb }) => lemmas.test(verb.lemma));
    const modal = finiteOf(context, helper).some(({ verb }) => MODALS.has(verb.lemma));
    const passive = passiveInfinitive(context, clause, helper, last);
    if (passive !== null) {
      return [
        edit(context, last, last, passive, {
          ...reason,
          explanation: `The passive takes the participle: *${helper.lower} … ${passive}*.`,
        }),
      ];
    }
    const forms = verbsOf(context, before);
    const isParticiple = forms.some(({ form }) => form === "participle");
    if (modal && last.lower === "werden" && !isParticiple) {
      const verb = forms.find(({ form }) => form === "infinitive")?.verb;
      // "Er will Arzt werden": a noun, or an adjective, is no verb.
      if (
        !verb ||
        /^\p{Lu}/u.test(before.text) ||
        context.lexicon.entries(before.lower).some((entry) => /^[AD]/.test(entry))
      )
        return [];
      const right = participle(verb);
      return [
        edit(context, before, before, right, {
          ...reason,
          explanation: `The passive takes the participle: *${right} werden*.`,
        }),
      ];
    }
    if (modal && last.lower === "worden" && isParticiple) {
      return [
        edit(context, last, last, "werden", {
          ...reason,
          explanation: `After *${helper.lower}* comes the infinitive *werden*.`,
        }),
      ];
    }
    const perfect = isHelper(/^sein$/) && /^(wurden?|geworden)$/.test(last.lower) && isParticiple;
    if (perfect && !clause.opener && nounsOf(context, before).length === 0) {
      return [
        edit(context, last, last, "worden", {
          ...reason,
          explanation: "In the perfect of the passive, *geworden* becomes *worden*.",
        }),
      ];
    }
    return [];
  });
}

/** `desto düsterer das Bühnenbild wurde` → `desto düsterer wurde das Bühnenbild`. */
function afterDesto(context: Context): Edit[] {
  return clausesOf(context).flatMap((clause) => {
    const [desto, comparative, next] = context.tokens.slice(clause.from, clause.to);
    const verb = lastWord(context, clause);
    if (!desto || !comparative || !next || !verb || !/^(desto|umso)$/.test(desto.lower)) return [];
    const isComparative =
      context.lexicon
        .adjectiveReadings(comparative.lower)
        .some(({ degree, ending }) => degree === "comparative" && !ending) ||
      /^(mehr|weniger|besser|lieber|öfter)$/.test(comparative.lower);
    const only = clause.finites.length === 1 && clause.finites[0] === verb;
    if (!isComparative || !only || verb.index <= next.index || verb.index - next.index > 5) return [];
    return [
      edit(context, next, verb, `${verb.lower} ${span(context, next.index, verb.index)}`, {
        type: "word-order",
        category: "word-order",
        rule: "verb-after-desto",
        explanation: `After *${desto.lower} ${comparative.lower}*, the verb comes next.`,
        confidence: 0.9,
      }),
    ];
  });
}

/** `desto ich verstehe mehr`, `desto ich mehr verstehe` → `desto mehr verstehe ich`. */
function subjectAfterDesto(context: Context): Edit[] {
  return context.tokens.flatMap((desto) => {
    const [subject, second, third, more] = context.tokens.slice(desto.index + 1, desto.index + 5);
    if (!/^(desto|umso)$/.test(desto.lower) || !subject || !second || !third || (more && more.kind === "word"))
      return [];
    const person = SUBJECTS[subject.lower];
    const isVerb = (token: Token): boolean =>
      person !== undefined &&
      finiteOf(context, token).some(({ persons, joined }) => !joined && persons.includes(person));
    const isMore = (token: Token): boolean =>
      /^(mehr|weniger|besser|lieber|öfter)$/.test(token.lower) ||
      context.lexicon
        .adjectiveReadings(token.lower)
        .some(({ degree, ending }) => degree === "comparative" && ending === "");
    const [verb, comparative] = isVerb(second) && isMore(third) ? [second, third] : [third, second];
    if (!isVerb(verb) || !isMore(comparative)) return [];
    return [
      edit(context, subject, third, `${comparative.lower} ${verb.lower} ${subject.lower}`, {
        type: "word-order",
        category: "word-order",
        rule: "verb-after-desto",
        explanation: `After *${desto.lower}* comes the comparative, then the verb.`,
        confidence: 0.9,
      }),
    ];
  });
}

/** `Ich habe seit drei Jahren angefangen` → `vor`: what began is over in a moment. */
function sinceBeginning(context: Context): Edit[] {
  return clausesOf(context).flatMap((clause) => {
    const words = context.tokens.slice(clause.from, clause.to);
    const since = words.find((token) => token.lower === "seit");
    const [count, unit] = since ? context.tokens.slice(since.index + 1, since.index + 3) : [];
    const verb = lastWord(context, clause);
    const perfect = verbsOf(context, verb).find(({ form }) => form === "participle");
    const helper = clause.finites.some((token) => present(context, token, /^(haben|sein)$/) !== undefined);
    if (!since || !count || !perfect || !helper || clause.opener || !BEGINNING_VERBS.has(perfect.verb.lemma)) return [];
    if (
      !/^(Tag|Woche|Monat|Jahr)(en|n|e)?$/.test(unit?.text ?? "") ||
      words.some((token) => /^(nicht|kein|keine|nie|schon)$/.test(token.lower))
    )
      return [];
    return [
      edit(context, since, since, "vor", {
        type: "grammar",
        category: "prepositions",
        rule: "since-beginning",
        explanation: "*Vor* marks the moment when something began; *seit* is for what still goes on.",
        confidence: 0.9,
      }),
    ];
  });
}
