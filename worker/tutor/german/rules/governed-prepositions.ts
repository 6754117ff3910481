import type { Edit } from "../../turn.ts";
import { type Clause, clausesOf } from "../clause.ts";
import { type Case, CONTRACTIONS, determinerForm, type Slot } from "../closed-class.ts";
import { type Context, edit, nounsOf } from "../context.ts";
import { type NounPhrase, nounPhrases } from "../noun-phrase.ts";
import type { Token } from "../tokens.ts";

/** What a verb, adjective or noun governs, and the prepositions that learners put there instead. */
interface Government {
  right: string;
  kase: Case;
  wrong: RegExp;
  /** The verb has this preposition only with a reflexive pronoun. */
  reflexive?: true;
  /** Beside a person the preposition is right. */
  things?: true;
}

const VERBS: Readonly<Record<string, readonly Government[]>> = {
  warten: [{ right: "auf", kase: "acc", wrong: /^(für)$/ }],
  interessieren: [{ right: "für", kase: "acc", wrong: /^(an|in|auf|über|von)$/, reflexive: true }],
  // One is glad *für* a person, never for a thing.
  freuen: [{ right: "auf", kase: "acc", wrong: /^(für|zu)$/, reflexive: true, things: true }],
  beschäftigen: [{ right: "mit", kase: "dat", wrong: /^(über|von|um|an|auf)$/, reflexive: true }],
  abhängen: [{ right: "von", kase: "dat", wrong: /^(auf|an|aus)$/ }],
  kümmern: [{ right: "um", kase: "acc", wrong: /^(über|für|von|an|auf|mit)$/, reflexive: true }],
  träumen: [{ right: "von", kase: "dat", wrong: /^(über|an|auf)$/ }],
  erinnern: [{ right: "an", kase: "acc", wrong: /^(auf|von|über|um|für)$/, reflexive: true }],
  gewöhnen: [{ right: "an", kase: "acc", wrong: /^(zu|mit|auf|in)$/, reflexive: true }],
  einigen: [{ right: "auf", kase: "acc", wrong: /^(zu|über|für)$/, reflexive: true }],
  reagieren: [{ right: "auf", kase: "acc", wrong: /^(zu|an|für|gegen)$/ }],
  konzentrieren: [{ right: "auf", kase: "acc", wrong: /^(an|zu|über|für)$/, reflexive: true }],
  achten: [{ right: "auf", kase: "acc", wrong: /^(zu|über|an|für)$/ }],
  verzichten: [{ right: "auf", kase: "acc", wrong: /^(von|an|über|zu)$/ }],
  beschweren: [{ right: "über", kase: "acc", wrong: /^(auf|von|für|um)$/, reflexive: true }],
  wundern: [{ right: "über", kase: "acc", wrong: /^(auf|von|für)$/, reflexive: true }],
  zweifeln: [{ right: "an", kase: "dat", wrong: /^(über|von|auf)$/ }],
  profitieren: [{ right: "von", kase: "dat", wrong: /^(aus|durch|für)$/ }],
  telefonieren: [{ right: "mit", kase: "dat", wrong: /^(zu|an)$/ }],
  gratulieren: [{ right: "zu", kase: "dat", wrong: /^(für)$/ }],
  verabschieden: [{ right: "von", kase: "dat", wrong: /^(mit|zu)$/, reflexive: true }],
  verlieben: [{ right: "in", kase: "acc", wrong: /^(mit|an|zu)$/, reflexive: true }],
  teilnehmen: [{ right: "an", kase: "dat", wrong: /^(in|bei|zu)$/ }],
  glauben: [{ right: "an", kase: "acc", wrong: /^(in)$/ }],
  bitten: [{ right: "um", kase: "acc", wrong: /^(für|nach)$/ }],
  warnen: [{ right: "vor", kase: "dat", wrong: /^(von|über|für)$/ }],
};

const WORDS: Readonly<Record<string, Government>> = {
  nett: { right: "zu", kase: "dat", wrong: /^(mit|gegen)$/ },
  freundlich: { right: "zu", kase: "dat", wrong: /^(mit)$/ },
  böse: { right: "auf", kase: "acc", wrong: /^(mit)$/ },
  sauer: { right: "auf", kase: "acc", wrong: /^(mit)$/ },
  interessiert: { right: "an", kase: "dat", wrong: /^(in|auf)$/ },
  fertig: { right: "mit", kase: "dat", wrong: /^(von)$/ },
  stolz: { right: "auf", kase: "acc", wrong: /^(für|von|über)$/ },
  zufrieden: { right: "mit", kase: "dat", wrong: /^(von|über|für|auf)$/ },
  verheiratet: { right: "mit", kase: "dat", wrong: /^(zu|von|an)$/ },
  verliebt: { right: "in", kase: "acc", wrong: /^(mit|an|zu)$/ },
  begeistert: { right: "von", kase: "dat", wrong: /^(mit|für)$/ },
  gespannt: { right: "auf", kase: "acc", wrong: /^(für|über)$/ },
  neugierig: { right: "auf", kase: "acc", wrong: /^(für|über|von)$/ },
  abhängig: { right: "von", kase: "dat", wrong: /^(auf|an|aus)$/ },
  überzeugt: { right: "von", kase: "dat", wrong: /^(für|über|mit)$/ },
  einverstanden: { right: "mit", kase: "dat", wrong: /^(von|zu|für)$/ },
  verantwortlich: { right: "für", kase: "acc", wrong: /^(über|von|auf)$/ },
  allergisch: { right: "gegen", kase: "acc", wrong: /^(zu|für|von)$/ },
  angst: { right: "vor", kase: "dat", wrong: /^(von|über)$/ },
  interesse: { right: "an", kase: "dat", wrong: /^(über|von)$/ },
  lust: { right: "auf", kase: "acc", wrong: /^(für)$/ },
  gegensatz: { right: "zu", kase: "dat", wrong: /^(von|mit)$/ },
};

/** `Ich warte für den Bus` → `auf`, `stolz für meine Tochter` → `auf`: verbs, adjectives and nouns choose their preposition. */
export function governedPrepositionRule(context: Context): Edit[] {
  const edits: Edit[] = [];
  const phrases = nounPhrases(context);
  for (const clause of clausesOf(context)) {
    for (const token of context.tokens.slice(clause.from, clause.to)) {
      if (token.kind !== "word") continue;
      const before = context.tokens[token.index - 1];
      const word = before ? WORDS[before.lower] : undefined;
      const found = word?.wrong.test(prepositionOf(token))
        ? { government: word, head: before?.lower === before?.text.toLowerCase() ? (before?.text ?? "") : "" }
        : byVerb(clause, context, token);
      if (found) edits.push(...replaced(context, phrases, token, found.government, found.head));
    }
  }
  return edits;
}

function prepositionOf(token: Token): string {
  return CONTRACTIONS[token.lower]?.preposition ?? token.lower;
}

function byVerb(clause: Clause, context: Context, token: Token): { government: Government; head: string } | null {
  const preposition = prepositionOf(token);
  const finite = clause.finites[0];
  // A phrase before the verb says when, where or on what occasion.
  if (clause.verbs.length === 0 || (finite && !clause.opener && token.index < finite.index)) return null;
  const words = context.tokens.slice(clause.from, clause.to);
  for (const government of VERBS[clause.verbs[0]?.lemma ?? ""] ?? []) {
    const { lemma = "" } = clause.verbs[0] ?? {};
    if (!government.wrong.test(preposition) || clause.verbs.some((verb) => verb.lemma !== lemma)) continue;
    const reflexive = words.some((each) => /^(mich|dich|sich|uns|euch)$/.test(each.lower));
    if (government.reflexive && !reflexive) continue;
    // The right preposition is there as well: this one says something else (`für dich auf den Bus warten`).
    if (words.some((each) => prepositionOf(each) === government.right || each.lower === `da${government.right}`))
      return null;
    return { government, head: government.reflexive ? `sich ${lemma}` : lemma };
  }
  return null;
}

/** Times and places stand beside any verb: `Ich interessiere mich an der Uni für …`, `Ich warte für eine Stunde`. */
const TIME_OR_PLACE =
  /^(Stunden?|Minuten?|Tage?|Wochen?|Monate?|Jahre?n?|Zeit|Moment|Augenblick|Uni|Universität|Schule|Arbeit|Abend|Morgen|Wochenende|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Uhr|Deutschland|Hause|Straße|Bahnhof|Beispiel|Anfang|Ende|Internet|Telefon|Sommer|Winter|Deutsch|Englisch|Spanisch|Französisch|Italienisch|Türkisch|Polnisch|Russisch|Arabisch|Weise|Art)$/;

function replaced(
  context: Context,
  phrases: readonly NounPhrase[],
  token: Token,
  { right, kase, things }: Government,
  head: string,
): Edit[] {
  const next = context.tokens[token.index + 1];
  const reason = {
    type: "grammar" as const,
    category: "prepositions" as const,
    rule: "governed-preposition",
    explanation: `*${head}* goes with the preposition *${right}*.`,
    confidence: 0.88,
  };
  const phrase = phrases.find(({ preposition }) => preposition?.token === token);
  if (phrase && TIME_OR_PLACE.test(phrase.noun.text)) return [];
  if (things && !THINGS.test(phrase?.noun.text ?? "")) return [];
  const pronoun = next ? PRONOUNS.find((forms) => forms.includes(next.lower)) : undefined;
  if (next && pronoun && nounsOf(context, context.tokens[next.index + 1]).length === 0) {
    const form = pronoun[kase === "acc" ? 0 : 1] ?? next.lower;
    return [edit(context, token, next, `${right} ${form}`, reason)];
  }
  if (!phrase) {
    // A bare noun or a name needs no other form.
    const bare =
      next !== undefined && next.kind === "word" && /^\p{Lu}/u.test(next.text) && !TIME_OR_PLACE.test(next.text);
    return bare && CONTRACTIONS[token.lower] === undefined ? [edit(context, token, token, right, reason)] : [];
  }
  if (!phrase.article) return phrase.adjectives.length === 0 ? [edit(context, token, token, right, reason)] : [];
  const slots = slotsOf(phrase);
  const [slot] = slots;
  if (slots.size !== 1 || slot === undefined) return [];
  const article = determinerForm(phrase.article.word, { kase, slot });
  const plural = slot === "p" && kase === "dat";
  const changesNoun = plural && phrase.readings.every(({ cells }) => cells.every(([each]) => each !== "dat"));
  if (article === null || changesNoun || phrase.adjectives.length > 0) return [];
  const last = phrase.article.merged ? token : phrase.article.token;
  return [edit(context, token, last, contracted(right, article), reason)];
}

const THINGS =
  /^(Urlaub|Wochenende|Ferien|Party|Konzert|Reise|Sommer|Winter|Weihnachten|Geburtstag|Besuch|Treffen|Film|Essen|Kurs|Feier|Hochzeit|Abend|Spiel|Fest|Ausflug|Feierabend|Zukunft|Semester|Jahr)$/;

/** Accusative and dative of the pronouns; the first also stands for a word that is written as the other. */
const PRONOUNS: readonly (readonly [string, string])[] = [
  ["mich", "mir"],
  ["dich", "dir"],
  ["ihn", "ihm"],
  ["uns", "uns"],
  ["euch", "euch"],
];

/** The gender or number that article and noun leave, whatever the case. */
function slotsOf(phrase: NounPhrase): ReadonlySet<Slot> {
  const found = new Set<Slot>();
  const written = phrase.article?.merged
    ? CONTRACTIONS[phrase.article.token.lower]?.article
    : phrase.article?.token.lower;
  for (const { noun, cells } of phrase.readings) {
    for (const [, number] of cells) {
      for (const slot of number === "pl" ? (["p"] as const) : noun.genders) {
        const fits = (["acc", "dat"] as const).some(
          (kase) => phrase.article && determinerForm(phrase.article.word, { kase, slot }) === written,
        );
        if (fits) found.add(slot);
      }
    }
  }
  return found;
}

function contracted(preposition: string, article: string): string {
  const short = Object.entries(CONTRACTIONS).find(
    ([form, parts]) =>
      parts.preposition === preposition && parts.article === article && /^(im|am|vom|zum|zur|beim|ins)$/.test(form),
  );
  return short?.[0] ?? `${preposition} ${article}`;
}
