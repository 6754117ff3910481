import { OPENED_AND_CLOSED, SEIN_VERBS } from "#content/built-in/german/verbs.ts";
import type { Edit } from "../../turn.ts";
import { clausesOf } from "../clause.ts";
import { MODALS } from "../closed-class.ts";
import { type Context, edit, finiteOf, verbsOf } from "../context.ts";

/** After a modal verb comes a bare infinitive. */
export function modalVerbRule(context: Context): Edit[] {
  return [
    ...afterModals(context),
    ...besideModals(context),
    ...zuAfterModal(context),
    ...participleAfterModal(context),
  ];
}

/** `Er muss arbeitet am Sonntag`, `Ich kann nicht spreche Deutsch`: a second finite form right beside the modal verb. */
function besideModals(context: Context): Edit[] {
  const { tokens } = context;
  return clausesOf(context).flatMap((clause) => {
    const modal = clause.finites.find((token) =>
      finiteOf(context, token).some(
        ({ verb, tense }) => MODALS.has(verb.lemma) || (verb.lemma === "werden" && tense === "subjunctive"),
      ),
    );
    if (!modal || clause.opener) return [];
    let at = modal.index + 1;
    while (at < clause.to && /^(ich|du|er|sie|wir|nicht|gut|auch|gern|gerne|sehr)$/.test(tokens[at]?.lower ?? "")) at++;
    const verb = tokens[at];
    if (!verb || at >= clause.to) return [];
    const readings = verbsOf(context, verb);
    const lemmas = new Set(readings.map((reading) => reading.verb.lemma));
    const [lemma] = lemmas;
    const present = readings.every(
      ({ form, tense }) =>
        form === "imperative" || (form === "finite" && (tense === "present" || tense === "reported")),
    );
    if (lemmas.size !== 1 || !lemma || !present) return [];
    if (MODALS.has(lemma) || context.lexicon.entries(verb.lower).some((entry) => /^[AD]/.test(entry))) return [];
    // `Was ich kann hilft`: another infinitive shows that the modal verb has its own.
    const others = tokens
      .slice(clause.from, clause.to)
      .some((token) => token !== verb && verbsOf(context, token).some(({ form }) => form === "infinitive"));
    if (others || clause.finites.length !== 2 || verb.index === clause.to - 1) return [];
    return [
      edit(context, verb, verb, lemma, {
        type: "grammar",
        category: "modal-verbs",
        rule: "modal-infinitive",
        explanation: `After *${modal.lower}*, the second verb is an infinitive: *${lemma}*.`,
        confidence: 0.9,
      }),
    ];
  });
}

/** `Ich kann zu schwimmen`, `Ich muss arbeite`. */
function afterModals(context: Context): Edit[] {
  const { tokens } = context;
  const edits: Edit[] = [];
  for (const clause of clausesOf(context)) {
    const modal = clause.finites.find((token) =>
      finiteOf(context, token).some(
        (reading) =>
          MODALS.has(reading.verb.lemma) || (reading.verb.lemma === "werden" && reading.tense === "subjunctive"),
      ),
    );
    if (!modal || clause.opener) continue;
    const words = tokens.slice(modal.index + 1, clause.to).filter((token) => token.kind === "word");
    const last = words.at(-1);
    const before = words.at(-2);
    if (!last) continue;
    const infinitive = verbsOf(context, last).some((reading) => reading.form === "infinitive");
    // "das ich nicht aufhören kann zu lesen": the modal has its infinitive before it.
    const own = verbsOf(context, tokens[modal.index - 1]).some((reading) => reading.form === "infinitive");
    if (
      before?.lower === "zu" &&
      infinitive &&
      !own &&
      (context.lexicon.verb(`zu${last.lower}`) === null ||
        (!OPENED_AND_CLOSED.test(last.lower) && !words.some(({ lower }) => lower === "mir" || lower === "dir")) ||
        (before.index === modal.index + 1 && /^(kommen|gehen|fahren|laufen|sagen|arbeiten)$/.test(last.lower))) &&
      !/^(brauch|scheine?)/.test(modal.lower) &&
      /^\p{Ll}/u.test(last.text) &&
      !words.some((token) => /^(um|ohne|statt|anstatt)$/.test(token.lower)) &&
      words.filter((token) => verbsOf(context, token).some((reading) => reading.form === "infinitive")).length === 1
    ) {
      edits.push(
        edit(context, before, last, last.text, {
          type: "grammar",
          category: "modal-verbs",
          rule: "modal-no-zu",
          explanation: `After *${modal.lower}*, the infinitive stands without *zu*.`,
          confidence: 0.93,
        }),
      );
      continue;
    }
    // `Ich muss arbeite`: a finite form where the infinitive belongs, at the very end of a statement.
    const readings = verbsOf(context, last);
    const subject = clause.subject;
    if (!subject || infinitive || readings.length === 0) continue;
    if (
      readings.every(
        (reading) => reading.form === "finite" && (reading.tense === "present" || reading.tense === "reported"),
      ) &&
      clause.finites.length === 2 &&
      // `Es kann sein das er kommt`: the modal verb has its infinitive.
      !words.some((token) => verbsOf(context, token).some(({ form }) => form === "infinitive"))
    ) {
      const lemmas = new Set(readings.map((reading) => reading.verb.lemma));
      const [lemma] = lemmas;
      if (
        lemmas.size === 1 &&
        lemma &&
        !MODALS.has(lemma) &&
        !context.lexicon.entries(last.lower).includes("A") &&
        !context.lexicon.entries(last.lower).includes("D")
      ) {
        edits.push(
          edit(context, last, last, lemma, {
            type: "grammar",
            category: "modal-verbs",
            rule: "modal-infinitive",
            explanation: `After *${modal.lower}*, the second verb is an infinitive: *${lemma}*.`,
            confidence: 0.9,
          }),
        );
      }
    }
  }
  return edits;
}

/** `Ich möchte zu lernen Deutsch`: right behind a modal verb, with its object after it. */
function zuAfterModal(context: Context): Edit[] {
  const { tokens } = context;
  return tokens.flatMap((zu) => {
    const [modal, verb, next] = [tokens[zu.index - 1], tokens[zu.index + 1], tokens[zu.index + 2]];
    if (zu.lower !== "zu" || !modal || !verb || next?.kind !== "word") return [];
    if (!finiteOf(context, modal).some(({ verb: { lemma } }) => MODALS.has(lemma))) return [];
    if (!verbsOf(context, verb).some(({ form }) => form === "infinitive") || verbsOf(context, next).length > 0)
      return [];
    return [
      edit(context, zu, verb, verb.text, {
        type: "grammar",
        category: "modal-verbs",
        rule: "modal-no-zu",
        explanation: `After *${modal.lower}*, the infinitive stands without *zu*.`,
        confidence: 0.9,
      }),
    ];
  });
}

/** `Wir müssen um fünf aufgestanden` → `aufstehen`: verbs of going have no passive that *werden* could be missing of. */
function participleAfterModal(context: Context): Edit[] {
  return clausesOf(context).flatMap((clause) => {
    const last = context.tokens.slice(clause.from, clause.to).findLast(({ kind }) => kind === "word");
    const modal = clause.finites[0];
    if (!last || !modal || !clause.subject || clause.opener || modal.index >= last.index) return [];
    if (!finiteOf(context, modal).some(({ verb: { lemma } }) => MODALS.has(lemma))) return [];
    const readings = verbsOf(context, last);
    const reading = readings.find(({ form }) => form === "participle");
    if (!reading || !SEIN_VERBS.has(reading.verb.base) || readings.some(({ form }) => form === "infinitive")) return [];
    return [
      edit(context, last, last, reading.verb.lemma, {
        type: "grammar",
        category: "modal-verbs",
        rule: "modal-infinitive",
        explanation: `After *${modal.lower}*, the second verb is an infinitive: *${reading.verb.lemma}*.`,
        confidence: 0.88,
      }),
    ];
  });
}
