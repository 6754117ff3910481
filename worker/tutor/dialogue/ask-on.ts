import { ASK_ON, type AskKind } from "#content/built-in/tutor/ask-on.ts";
import { HEARD_LEADS } from "#content/built-in/tutor/general.ts";
import { MORE, MORE_STILL } from "#content/built-in/tutor/going-on.ts";
import { STAYS } from "#content/built-in/tutor/owning-up.ts";
import {
  ANSWERS_ONLY,
  AT_HOME,
  BY_LEARNER,
  CHANGED,
  CLAIMS,
  COLORING,
  COMMENTS,
  CONCEDES,
  DESCRIBES,
  DID,
  FEELS,
  GOES_WITH,
  HABITUAL,
  HOPES,
  IN_SUBORDINATE,
  INTRODUCES,
  IS_A_FACT,
  IS_STUCK,
  IS_SUPPOSED,
  IS_TALK,
  IS_TORN,
  IS_TROUBLED,
  LACKS,
  MATTERS,
  MIGHT_DO,
  MOVES,
  NOTICES,
  OF_LEARNER,
  ONCE,
  POINTS_BEFORE,
  RUNS_ON,
  SELDOM,
  SURPRISES,
  TAKES_A_STAND,
  TO_TUTOR,
  TURNS_BACK,
  WAS_SO,
} from "#content/built-in/tutor/patterns/ask-on.ts";
import { IS_A_VIEW, LIKES } from "#content/built-in/tutor/patterns/going-on.ts";
import { DENIES } from "#content/built-in/tutor/patterns/strands.ts";
import { ABOUT_THE_TALK } from "#content/built-in/tutor/patterns/take-up.ts";
import { SMALL, SUBORDINATE, UNTROUBLED } from "#content/built-in/tutor/patterns/telling.ts";
import { type Context, opensFresh } from "./context.ts";
import { isDoubtful } from "./doubts.ts";
import { hasFiniteVerb } from "./intents.ts";
import { ofPerson, variantsIn } from "./listening.ts";
import { bareQuestion, wasAsked } from "./memory.ts";
import { recast } from "./recast.ts";
import { type Part, sayLine } from "./say.ts";
import { addLead } from "./take-up.ts";
import { mainOf, type Told, toldIn } from "./telling.ts";
import { capitalized, normalized, wordsOf } from "./text.ts";

/** A sentence of the message as a listener says it back, and what it tells. */
export interface SaidBack {
  part: Part;
  told: Told;
}

/** The longest sentence, in words, that is said back from B1 on: more would be a recital. */
const LONGEST = { A1: 0, A2: 0, B1: 13, B2: 14, C1: 13, C2: 14 } as const;
/** The longest sentence, in words, of which a clause alone is said back at C1 and C2. */
const LONGEST_DIVIDED = 22;

/**
 * From B1 on: the last sentence of the message, or its first clause, that can be said back with certainty and stands by itself. Hearing their own
 * words in the tutor's mouth, learners know that they were heard, and the next question has something to point at. A sentence of a matter that
 * will be asked about comes first; null when that one cannot be said back.
 */
export function saidBackIn(context: Context, isMatter: (sentence: string) => boolean): SaidBack | null {
  const { level, memory, morphology, tone } = context;
  const last = toldIn(context).slice(-3).toReversed();
  // "Das vergisst man nicht.": the sentence before is what the message is about.
  const all = last.filter(({ sentence }) => !COMMENTS.test(sentence));
  const matter = all.find(({ sentence }) => isMatter(sentence));
  for (const told of matter === undefined ? all : [matter]) {
    if (isTakenBack(context.message, told.sentence) || addressesTutor(context.message, told.sentence)) continue;
    // At C1 and C2, a clause of a long sentence, or of one about others, is too often the aside.
    const isLong =
      context.band === "C" && (wordsOf(told.sentence).length > LONGEST_DIVIDED || !OF_LEARNER.test(told.sentence));
    for (const text of [told.sentence, ...(isLong ? [] : clausesAlone(told.sentence))]) {
      const bare = text.replace(COLORING, "").replace(/[.!…]+$/u, "");
      const length = wordsOf(bare).length;
      if (
        length < 4 ||
        length > LONGEST[level] ||
        [IS_TALK, TO_TUTOR, ABOUT_THE_TALK, POINTS_BEFORE, RUNS_ON, ANSWERS_ONLY, CONCEDES].some((pattern) =>
          pattern.test(bare),
        ) ||
        // "Aber seitdem ich Zwillinge habe": its main clause is missing.
        (SUBORDINATE.test(bare.replace(/^(?:Erst|Gerade|Nur|Selbst) /u, "")) && !bare.includes(", ")) ||
        // "Zunächst nur, dass …", "Berufskrankheit vermutlich, denn …": a scrap, whatever follows it.
        !hasFiniteVerb(/^[^,]*/u.exec(bare)?.[0] ?? "", morphology)
      )
        continue;
      const before = context.message.slice(
        0,
        Math.max(0, context.message.toLowerCase().indexOf(bare.toLowerCase().slice(0, 12))),
      );
      if (IN_SUBORDINATE.test(before) || isDoubtful(`${bare}.`, morphology)) continue;
      const said = recast(`${bare}.`, tone, morphology, !memory.alsoUsed);
      if (said === null || memory.said.has(normalized(said.text))) continue;
      const part = { de: said.text, en: null };
      const isOwn = said.text !== `${bare}.`;
      const spoken = isOwn && opensFresh(context, part.de) ? part : addLead(context, part, HEARD_LEADS);
      if (spoken === null) continue;
      // Behind a lead, the capital of the sentence would address the learner.
      if (bare.startsWith("Sie ")) spoken.de = spoken.de.replace(`, ${said.text}`, `, s${said.text.slice(1)}`);
      // A clause may tell of another time and of somebody else than its sentence.
      const [clause = told] = text === told.sentence ? [] : toldIn({ ...context, message: `${text}.` });
      return { part: spoken, told: { ...clause, sentence: MOVES.test(told.sentence) ? told.sentence : text } };
    }
  }
  return null;
}

/** "…, und Sie fragten mich": within a sentence, the capital is the tutor's. */
function addressesTutor(message: string, sentence: string): boolean {
  return sentence.startsWith("Sie ") && /[^.!?…] $/u.test(message.slice(0, Math.max(0, message.indexOf(sentence))));
}

/** "Die Stadt ist schön, aber laut.": half of it would be the wrong half. */
function isTakenBack(message: string, sentence: string): boolean {
  const [before = "", after = ""] = message.split(sentence.replace(/[.!…\s]+$/u, "").slice(1), 2);
  return before !== message && TURNS_BACK.test(after);
}

/**
 * Clauses that are whole without the rest: what stands behind "aber", which is the news, and what stands before a comma or "und". "…, dass"
 * and "…, etwas zu tun" belong to what they follow, and what "aber" takes back is not said at all.
 */
function clausesAlone(sentence: string): string[] {
  if (
    MOVES.test(sentence) ||
    SUBORDINATE.test(sentence.replace(/^(?:Erst|Gerade|Besonders|Nur|Selbst|Auch|Schon|Immer|Vor allem) /u, ""))
  )
    return [];
  const turned = /, (?:aber|doch) (.+)$/u.exec(sentence)?.[1];
  if (turned !== undefined) return [capitalized(turned)];
  const [head] = /^[^,:;]{16,}(?=, )/u.exec(sentence) ?? [];
  const whole = head !== undefined && !GOES_WITH.test(sentence.slice(head.length)) ? [head] : [];
  return head === undefined ? (/^[^,:;]{16,}?(?= (?:und(?! dann)|aber) )/u.exec(sentence) ?? []).slice(0, 1) : whole;
}

/** What these sentences do says more than the things that they name. */
const SAYS_MORE: ReadonlySet<AskKind> = new Set(["moved", "torn", "stuck", "surprised", "noticed", "hopes"]);

/**
 * A question of the kind of sentence that was told, `beforeThings` only where that says more than the things it names; null where it is of
 * no such kind, or all of its questions were asked.
 */
export function askOn(context: Context, told: Told, beforeThings = false): Part | null {
  const kind = kindOf(told);
  return kind === "any" || (beforeThings && !SAYS_MORE.has(kind)) ? null : firstOf(context, told, kind);
}

/** A question that fits everything and points at the sentence, or at the whole message; null when all were asked. */
export function askGenerally(context: Context, told: Told | null): Part | null {
  return firstOf(context, told, told === null ? "several" : "any");
}

function firstOf({ band, memory, message, random, tone }: Context, told: Told | null, kind: AskKind): Part | null {
  if (band === "A") return null;
  const about = told?.about ?? "thing";
  const person = about === "learner" || about === "thing" ? "er" : about;
  const lines = ASK_ON[kind][band];
  const first = kind === "any" || kind === "several" ? Math.floor(random() * lines.length) : 0;
  const line = [...lines.slice(first), ...lines].find(
    ({ say, unless, only }) =>
      !wasAsked(memory, variantsIn(say)) &&
      unless?.test(message) !== true &&
      only?.test(told?.sentence ?? "") !== false,
  );
  return line === undefined ? null : sayLine({ say: ofPerson(line.say, person), en: ofPerson(line.en, person) }, tone);
}

/** Whether a question fits everything. */
export function isVague({ band }: Context, question: string): boolean {
  const bare = bareQuestion(question);
  return [
    ...MORE[band],
    ...MORE_STILL[band],
    ...STAYS[band],
    ...(band === "A" ? [] : [...ASK_ON.any[band], ...ASK_ON.several[band]]),
  ].some(({ say }) => variantsIn(say).includes(bare));
}

/** Whether the last question was one: a second one in a row would sound as if nobody listened. */
export function wasVague(context: Context): boolean {
  return isVague(context, context.memory.lastQuestion ?? "");
}

/** What a sentence does, only where its words leave no doubt; `any` otherwise. */
function kindOf(told: Told): AskKind {
  const { sentence, about } = told;
  if (MOVES.test(sentence)) return "moved";
  if (IS_TORN.test(sentence)) return "torn";
  if (IS_STUCK.test(sentence)) return "stuck";
  if (SURPRISES.test(sentence)) return "surprised";
  if (NOTICES.test(sentence)) return "noticed";
  if (HOPES.test(sentence)) return "hopes";
  if (IS_SUPPOSED.test(sentence)) return MIGHT_DO.test(sentence) ? "maybe" : "any";
  if (MATTERS.test(sentence)) return "matters";
  if (AT_HOME.test(sentence) && told.when === "now") return "atHome";
  if (ONCE.test(sentence) && told.when === "past" && BY_LEARNER.test(sentence)) return "once";
  return about !== "learner" && about !== "thing" ? kindOfOthers(told) : kindOfOwn(told);
}

/** What is denied or small is no trouble. */
function isTrouble(sentence: string): boolean {
  return (
    (IS_TROUBLED.test(sentence) || LACKS.test(sentence)) && !SMALL.test(sentence) && sentence.search(UNTROUBLED) === -1
  );
}

function kindOfOthers({ about, sentence, when }: Told): AskKind {
  const denied = DENIES.test(sentence);
  if (INTRODUCES.test(sentence)) return about === "mehrere" || !/ sind /u.test(sentence) ? "introduced" : "any";
  if (when === "past") return denied || WAS_SO.test(sentence) ? "any" : "othersPast";
  if (DESCRIBES.test(sentence)) return "described";
  if (TAKES_A_STAND.test(sentence)) return "others";
  if (isTrouble(sentence)) return "othersTrouble";
  if (when === "coming") return denied ? "any" : "othersComing";
  return IS_A_FACT.test(sentence) ? "any" : "othersNow";
}

function kindOfOwn({ sentence, about, when }: Told): AskKind {
  const main = mainOf(sentence);
  const denied = DENIES.test(main);
  if (IS_A_VIEW.test(sentence)) return "view";
  if (!OF_LEARNER.test(sentence)) {
    if (when !== "now" || about !== "thing") return "any";
    return isTrouble(sentence) ? "othersTrouble" : CLAIMS.test(sentence) ? "claim" : "any";
  }
  if (isTrouble(sentence)) return when === "past" ? "pastTrouble" : "trouble";
  if (FEELS.test(sentence)) return "feels";
  if (SMALL.test(sentence)) return "any";
  if (!BY_LEARNER.test(sentence)) return when === "past" && !denied ? "wasLike" : "any";
  if (when === "past") return DID.test(sentence) && !denied ? "past" : "any";
  if (when === "coming") return denied || / aber /u.test(main) ? "any" : "coming";
  if (SELDOM.test(main)) return "seldom";
  if (CHANGED.test(main)) return "changed";
  if (denied) return "any";
  if (LIKES.test(sentence)) return "liking";
  return HABITUAL.test(main) ? "habit" : "own";
}
