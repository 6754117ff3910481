import type { Band } from "#schema/content/tutor.ts";
import { type KindQuestion, NEAR, NEAR_STILL, type Near, type NearKind } from "./near.ts";
import { NEAR_A } from "./near-a.ts";
import { NEAR_B } from "./near-b.ts";
import { NEAR_C, NEAR_OF_C } from "./near-c.ts";
import { MATTERS, type MatterId } from "./patterns/near.ts";
import { CLOSER, type Closer, GRAVE, MATTERS_OF_C, NEVER_AT_C } from "./patterns/near-c.ts";

/** What may be asked about where the message tells of trouble: everything else would be cold. */
const OF_TROUBLE: ReadonlySet<string> = new Set<MatterId>([
  "resigned",
  "thinks-of-quitting",
  "rejected",
  "interview-coming",
  "overtime",
  "deadline",
  "presentation-coming",
  "boss-said",
  "exam-coming",
  "school-trouble",
  "parents-old",
  "moving-coming",
  "handyman",
  "broken",
  "noise",
  "rent",
  "rent-up",
  "landlord",
  "office-visit",
  "forms",
  "unclear-letter",
  "doctor-was",
  "ill",
  "pain",
  "sleep-bad",
  "tired",
  "stress",
  "injured",
  "stage-fright",
  "train-missed",
  "commute",
  "bad-purchase",
  "car",
  "tech-trouble",
  "lonely",
  "homesick",
  "quarrel",
  "made-up",
  "separated",
  "contact-lost",
  "waiting",
  "lost-thing",
  "forgot",
  "misunderstanding",
  "decision-open",
  "regret",
  "failed",
  "apologize",
  "problem-open",
  "annoyed",
  "afraid",
  "criticized",
  "mistake",
  "worked-late",
  "stuck",
  "got-lost",
  "fed-up",
  "closing",
  "not-asked",
  "demands",
  "reproached",
  "cried",
  "prices-up",
  "relative-said-past",
  "german-learning",
  "tradition",
]);

const MOODS: Readonly<Partial<Record<MatterId, Near["mood"]>>> = { laughed: "funny", embarrassed: "funny" };

/** Laughs about what it tells. */
export const IS_FUNNY =
  /(?<!\p{L})(?:gelacht|(?:musste|muss|mussten|vor|vom|zum) (?:\p{L}+ ){0,2}[Ll]achen|gekichert|gegrinst|lacht (?:sich|jetzt|noch|immer)|lustig\p{Ll}*|witzig\p{Ll}*|komisch(?:e|es|er) (?:Situation|Moment)|(?:ha){2,}|peinlich\p{Ll}*|im Boden versunken|aus Versehen|kaputtgelacht|Totlachen)(?!\p{L})|[😂🤣😄😆]/iu;

/** Tells of trouble: weaker words ("nie", "weg", "schwer") stand in stories of every kind. */
export const IS_HARD =
  /(?<!\p{L}|vor (?:Glück|Freude|Rührung) )(?:(?:ge|ver)storben|tot|Tod|krank|Krebs|Knoten|Diagnose|Demenz|dement|Unfall|Krankenhaus|Notaufnahme|Operation|operiert|verletzt|Schmerzen|weh|traurig\p{Ll}*|(?:ich|er|sie) weine?t?|geweint|Tränen|einsam|allein(?! (?:gemacht|geschafft))|Angst|Sorgen|Panik|verzweifelt|überfordert|leider|schlimm\p{Ll}*|furchtbar|schrecklich|Streit|gestritten|getrennt|geschieden|Trennung|gekündigt|entlassen|arbeitslos|Schulden|pleite|verloren|enttäuscht\p{Ll}*|gekränkt|wütend|sauer|genervt|nervt|ärger\p{Ll}*|kaputt|gestohlen|geklaut|eingebrochen|Katastrophe|zu teuer|durchgefallen|abgelehnt|Absage\p{Ll}*|Krieg|v(?:om|on) (?:\p{L}+ ){1,3}gefallen|gestürzt|abgestürzt|Stress|stressig|gestresst|müde|todmüde|erschöpft|vermiss\p{Ll}*|Heimweh|Rollstuhl|Pflegeheim|abgerissen|ausgelacht|nicht mehr (?:gewusst|erkannt|schlafen))(?!\p{L})/iu;

/** A question that points at what the sentence before it said: two sentences later, nobody knows what it means. */
export const POINTS =
  /(?<!\p{L})(?:das(?! \p{Lu})|es|dort|da|dann|danach|hinterher|damals|so|d(?:a|ar)(?:mit|an|auf|für|über|von|zu|bei|gegen|um|durch|nach|aus|in|unter|hinter)|stattdessen|solche[nrs]?|diese[nmrs]?(?! \p{Lu}))(?!\p{L})|\[/u;

/** "ich" or "wir" in the clause itself: "Kollegen haben für uns gekocht" is no cooking of the learner's. */
const BY_LEARNER = String.raw`^(?=[^]*\b(?:[Ii]ch|[Ww]ir|[Mm]ir|[Mm]ich|[Uu]ns)\b)[^]*`;

/** At B1 and B2, a matter counts in the mood it is for, and one of the learner's own only in a clause that speaks of them. */
function asKind({ id, ...matter }: Near & { id: MatterId }, ask: readonly KindQuestion[]): NearKind {
  const own = matter.of === "learner" && matter.always !== true && !matter.says.source.startsWith("^");
  const says = own ? new RegExp(`${BY_LEARNER}(?:${matter.says.source})`, matter.says.flags) : matter.says;
  const mood = MOODS[id] ?? (OF_TROUBLE.has(id) ? "bad" : undefined);
  return { ...matter, says, ask, ...(mood !== undefined && { mood }) };
}

type Matter = (typeof MATTERS)[number] & Pick<NearKind, "unless">;

function closely(kind: Near, { from, grave, beside, unless }: Closer, ask: readonly KindQuestion[]): NearKind {
  const hard = [...(grave === true ? [] : [GRAVE]), ...(beside === undefined ? [] : [beside])];
  const never = unless === undefined ? [] : [unless];
  return { ...kind, ask, beside: hard, never, from: from ?? "last" };
}

/** C1 and C2 read a message more closely, ask their own questions first and then those of B1 and B2. */
function atC(matter: Matter): NearKind {
  const { id, of, says, unless, ...rest } = matter;
  const closer = CLOSER[id] ?? {};
  const near: Near = { ...rest, of, says: closer.says ?? says, ...(unless !== undefined && { unless }) };
  const own = NEAR_C[id] ?? [];
  const others = NEAR_B[id].filter((line) => own.every(({ say }) => say !== line.say));
  return closely(near, closer, [...own, ...others]);
}

const onlyAtC = MATTERS_OF_C.map((matter: (typeof MATTERS_OF_C)[number] & Closer) =>
  closely(matter, matter, NEAR_OF_C[matter.id]),
);

/** What is asked about the kinds of sentences at each level. */
export const NEAR_KINDS: Readonly<Record<Band, readonly NearKind[]>> = {
  A: [...NEAR_A, ...NEAR],
  B: MATTERS.map((matter) => asKind(matter, NEAR_B[matter.id])),
  C: [...MATTERS.filter(({ id }) => !NEVER_AT_C.has(id)).map(atC), ...onlyAtC],
};

/** What is asked about a beginner's sentence of no known kind: less near, but it takes nothing for granted. */
export const NEAR_STILL_KINDS: Readonly<Record<Band, readonly NearKind[]>> = { A: NEAR_STILL, B: [], C: [] };

/** "wie vor einem fremden Brief", "wie eine Katze": only compared, and nothing that was there. */
export const COMPARED =
  /(?<!\p{L})(?:so )?wie (?:(?:in|vor|auf|bei|mit|nach|aus|von|an|unter|hinter) )?ein(?:e[nmrs]?)? (?:\p{Ll}+ ){0,2}\p{Lu}\p{L}+(?: (?:vor|in|auf|bei|nach|ohne|mit|an|am|im|beim|zum|zur|aus|unter|von) (?:\p{Ll}+ ){0,2}\p{Lu}\p{L}+)?/gu;

/** Says of its clause that it is not so, or only supposed or wished: "Ich würde nie kündigen". */
export const UNREAL =
  /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|niemals|niemand\p{Ll}*|nichts|kaum|weder|ohne|statt|anstatt|würden?|könnten?|hätten?|wären?|sollte|soll|sollen|vielleicht|eventuell|womöglich|möglicherweise|wenn|falls|ob|sonst|fast|beinahe|als (?:ob|hätte|wäre)|angeblich|damit)(?!\p{L})/iu;

/** What comes before a noun that leads to a question of the topic. */
export const NEAR_FIRST: Readonly<Record<Band, readonly NearKind[]>> = { ...NEAR_KINDS, A: NEAR_A };
