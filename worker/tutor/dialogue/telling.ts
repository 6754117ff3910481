import type { ListeningSituation } from "#schema/content/tutor.ts";
import { type Context } from "./context.ts";
import { greetingIn } from "./intents.ts";
import type { Morphology } from "./ports.ts";
import { statementKind } from "./question.ts";
import { sentencesOf, wordsOf } from "./text.ts";

export type Person = "er" | "sie" | "mehrere";
export type Mood = "good" | "bad" | "neutral";

/** What a message tells, read from its last sentence: the one that a listener goes on from. */
export interface Telling {
  sentence: string;
  about: "learner" | Person | "thing";
  /** The words that name the person, for what only fits family or only fits others. */
  named: string;
  mood: Mood;
  /** What to ask about, the closest first. */
  situations: readonly ListeningSituation[];
  /** More than one simple clause about the learner: a prepared question of the topic would leave most of it out. */
  rich: boolean;
}

const MEN =
  /^\p{L}*(?:vater|papa|bruder|sohn|mann|freund|kumpel|onkel|opa|cousin|neffe|chef|kollege|nachbar|lehrer|trainer|vermieter|arzt|mitbewohner|enkel|partner|schwager|professor|patient|kunde|verkäufer|schüler|junge|Ältester|Jüngster|Typ|Herr|Fahrer|Mechaniker|Elektriker)$/iu;
const WOMEN =
  /^\p{L}*(?:mutter|mama|schwester|tochter|frau|tante|oma|cousine|nichte|dame|Älteste|Jüngste|jugendliebe|mädchen)$/iu;
const SEVERAL =
  /^\p{L}*(?:eltern|geschwister|kinder|freunde|kumpels|kollegen|nachbarn|leute|brüder|schwestern|söhne|töchter|freundinnen|kolleginnen|nachbarinnen|jungs|mitbewohner|schüler|studenten|verwandten)$/iu;

function personNamed(noun: string, determiner: string, morphology: Morphology): Person | null {
  const several = /^(?:die|meine|unsere|deine|ihre|seine|alle|viele|zwei|drei|vier|fünf|beide|keine|manche)$/iu;
  if (SEVERAL.test(noun) && several.test(determiner)) return "mehrere";
  if (/^(?:der|mein|unser|ein|kein|ihr|sein|dieser|jener|\p{Lu}?\p{Ll}*er)$/iu.test(determiner) && MEN.test(noun))
    return "er";
  if (!/^(?:die|meine|unsere|eine|keine|ihre|seine|diese|jene|das|ein|mein)$/iu.test(determiner)) return null;
  if (WOMEN.test(noun)) return "sie";
  const isWoman =
    /in$/u.test(noun) && !/(?:medizin|disziplin|ruin)$/iu.test(noun) && morphology.entry(noun)?.gender === "f";
  return isWoman || /(?:freundin|kollegin|nachbarin|erin|chefin|istin|ärztin|torin)$/iu.test(noun) ? "sie" : null;
}

interface Subject {
  about: Telling["about"];
  named: string;
}

const SUBORDINATE =
  /^(?:weil|dass|wenn|als|ob|obwohl|damit|nachdem|bevor|während|seit|seitdem|falls|sobald|solange|bis|was|wer|wie|wo)\b/iu;

/** Whom the main clause of a sentence is about: the first that can be its subject. */
function subjectOf(sentence: string, morphology: Morphology): Subject | null {
  const clauses = sentence.split(/,\s+|\s+(?=(?:und|aber|denn|sondern) )/u);
  const main = clauses.find((clause) => !SUBORDINATE.test(clause.trim())) ?? clauses[0] ?? "";
  const words = wordsOf(main);
  for (const [index, { text }] of words.entries()) {
    const before = words[index - 1]?.text ?? "";
    if (/^(?:ich|wir|mir|mich|uns)$/iu.test(text) && !OBJECT_BEFORE.test(before)) {
      // "Mir hat eine Patientin Schokolade geschenkt": the subject comes behind the pronoun.
      if (/^(?:ich|wir)$/iu.test(text)) return { about: "learner", named: "" };
      continue;
    }
    if (/^er$/iu.test(text)) return { about: "er", named: "" };
    if (/^sie$/iu.test(text)) return { about: isPluralVerbAround(words, index) ? "mehrere" : "sie", named: "" };
    if (/^\p{Lu}/u.test(text) && index > 0) {
      const determiner = /^\p{Ll}+(?:e|er|es|en)$/u.test(before) && index > 1 ? (words[index - 2]?.text ?? "") : before;
      const ahead = words[index - (determiner === before ? 2 : 3)]?.text ?? "";
      if (PREPOSITION.test(ahead)) continue;
      const person = personNamed(text, determiner, morphology) ?? personNamed(text, before, morphology);
      if (person !== null) return { about: person, named: text };
    }
  }
  return null;
}

/** Whether a sentence is about no other person. */
export function isOfLearner(sentence: string, morphology: Morphology): boolean {
  const subject = subjectOf(sentence, morphology);
  return subject === null || subject.about === "learner" || subject.about === "thing";
}

const OBJECT_BEFORE = /^(?:mit|für|von|bei|zu|an|auf|über|gegen|ohne|um|nach|vor|hinter|neben)$/iu;
const PREPOSITION =
  /^(?:mit|für|von|bei|zu|an|auf|über|gegen|ohne|um|nach|vor|hinter|neben|in|aus|wegen|trotz|durch|unter|zwischen|wie|als)$/iu;

function isPluralVerbAround(words: readonly { text: string }[], index: number): boolean {
  const around = [words[index - 1]?.text ?? "", words[index + 1]?.text ?? ""];
  return around.some((word) => /^(?:sind|haben|waren|hatten|wurden|\p{Ll}{2,}en)$/u.test(word));
}

/** Who "er" and "sie" are: somebody named in the message or in one of the two before. */
function antecedent(context: Context, pronoun: Person): string | null {
  const earlier = context.input.history
    .filter((message) => message.role === "user")
    .slice(-2)
    .map((message) => message.correctedContent ?? message.content);
  for (const text of [context.message, ...earlier.toReversed()]) {
    const words = wordsOf(text);
    for (const [index, { text: noun }] of words.entries()) {
      if (!/^\p{Lu}/u.test(noun)) continue;
      if (pronoun === "er" && MEN.test(noun)) return noun;
      if (pronoun === "mehrere" && SEVERAL.test(noun)) return noun;
      if (pronoun === "sie" && (WOMEN.test(noun) || personNamed(noun, "die", context.morphology) === "sie"))
        return noun;
      if (/^(?:Baby|Kind)$/u.test(noun) && index > 0 && pronoun !== "mehrere") return noun;
    }
    // Who is spoken of once is meant again: "Sie ist fünf und stellt Fragen."
    if (
      text !== context.message &&
      new RegExp(`(?<!\\p{L})${pronoun === "mehrere" ? "sie" : pronoun}(?!\\p{L})`, "iu").test(text)
    ) {
      const again = context.input.history
        .filter((message) => message.role === "user")
        .map((message) => message.content)
        .findLast((content) =>
          wordsOf(content).some(({ text: noun }) =>
            pronoun === "er"
              ? MEN.test(noun)
              : pronoun === "mehrere"
                ? SEVERAL.test(noun)
                : WOMEN.test(noun) || /\p{Ll}{3}in$/u.test(noun),
          ),
        );
      if (again !== undefined) return "";
    }
  }
  return null;
}

const BAD =
  /(?<!\p{L})(?:krank\p{Ll}*|müde|traurig\p{Ll}*|ängst\p{Ll}+|Angst|schlimm\p{Ll}*|schlecht\p{Ll}*|schwer(?!punkt)\p{Ll}*|hart|leider|allein|einsam|kaputt\p{Ll}*|verloren|(?:ge|ver)storben|tot|Tod|Schlaganfall|Unfall|\p{L}*operation|OP|operiert|Krebs|weh|\p{L}*schmerz\p{Ll}*|arbeitslos|Streit|gestritten|streite\p{Ll}*|geweint|weint\p{Ll}*|Tränen|Probleme?|Sorgen|Stress|stressig|gestresst|wütend|sauer|geklaut|gestohlen|verpasst|nervt|genervt|enttäusch\p{Ll}*|peinlich|geschlossen|ausverkauft|anstrengend|graut|wahnsinnig|fehlt mir|vermisse\p{Ll}*|schäm\p{Ll}*|geschämt|ernüchternd|Schulden|verzweifelt|abgelehnt|Absagen?|gefallen lassen|dement|Demenz|Heimweh|schrecklich\p{Ll}*|furchtbar\p{Ll}*|langweilig|sterbenslangweilig|hasse|vergisst|nicht mehr (?:gut )?(?:laufen|gehen|sehen|hören|arbeiten|leben)|kein\p{Ll}* (?:Zeit|Geld|Arbeit|Antwort|Lust|Wohnung|Freunde)|schläft nicht|schlafe (?:\p{Ll}+ )?schlecht|nicht (?:so |sehr |gar )?(?:gut|nett|schön|begeistert|zufrieden|glücklich|einfach|leicht)|gar nicht|lebt nicht mehr)(?!\p{L})/iu;
const GOOD =
  /(?<!\p{L})(?:freu\p{Ll}*|gefreut|glücklich|stolz|gewonnen|bestanden|geschafft|toll\p{Ll}*|wunderschön\p{Ll}*|Spaß|verliebt|verlobt|Hochzeit|geheiratet|befördert|Zusage|begeistert|gelacht|wunderbar|perfekt|geil|herrlich|super|klasse|schön(?:e[nrs]?|es)?|nett|lecker|macht mir Mut|richtig gut|sehr gut)(?!\p{L})/iu;

export function moodOf(text: string): Mood {
  const bad = BAD.test(text);
  const good = GOOD.test(text.replaceAll(/nicht (?:\p{Ll}+ ){0,2}\p{Ll}+/gu, ""));
  return bad === good ? "neutral" : bad ? "bad" : "good";
}

const OPINION =
  /(?<!\p{L})(?:ich (?:finde|glaube|denke|meine)|(?:finde|glaube|denke|halte|meine) ich|mir scheint|meine[rs] (?:Meinung|Ansicht|Erachtens)|man (?:\p{L}+ )?(?:sollte|müsste|darf|muss|kann)|sollten?|müssten?|die (?:meisten )?(?:Leute|Menschen)|heutzutage|viele (?:Leute|Menschen))(?!\p{L})/iu;
const PLANNED =
  /(?<!\p{L})(?:(?:ich|wir) (?:will|wollen|möchten?|werden?|plane\p{Ll}*)|(?:will|möchte|werde|wollen|möchten|werden|plane) (?:ich|wir)|habe? vor|vielleicht (?:\p{Ll}+e|werde) ich|nächste[nrsm]? (?:Woche|Jahr|Monat|Sommer|\p{Lu}\p{Ll}+tag)|morgen|im (?:Sommer|Herbst|Winter|Frühling|Frühjahr)|am (?:Wochenende|\p{Lu}\p{Ll}+tag))(?!\p{L})/iu;
const DENIED = /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|niemals)(?!\p{L})/iu;
const PAST =
  /(?<!\p{L})(?:hatten?|waren?|wurden?|gab|ging|kam\p{Ll}*|sah|saß|stand|lief|blieb|fand|fanden|sagte|dachte|musste\p{Ll}*|konnte\p{Ll}*|wollte\p{Ll}*|durfte\p{Ll}*|stellte|brach|ausbrach)(?!\p{L})/iu;

export function tellingOf(context: Context): Telling {
  const all = sentencesOf(context.message).filter(
    (sentence) => !sentence.includes("?") && !(greetingIn(sentence) !== null && wordsOf(sentence).length < 4),
  );
  const sentence = all.findLast((candidate) => wordsOf(candidate).length >= 3) ?? context.message;
  const subject = subjectOf(sentence, context.morphology);
  let about: Telling["about"] = subject?.about ?? "thing";
  let named = subject?.named ?? "";
  if (about !== "learner" && about !== "thing" && named === "") {
    const known = antecedent(context, about);
    if (known === null) about = "thing";
    else named = known;
  }
  const focus = { ...context, message: sentence };
  const kind = statementKind(focus);
  const past = kind === "past" || PAST.test(sentence);
  const planned = !past && PLANNED.test(sentence) && !DENIED.test(sentence);
  const ownMood = moodOf(sentence);
  const mood = ownMood === "neutral" && about !== "learner" ? moodOf(context.message) : ownMood;
  const personal = /(?<!\p{L})(?:ich|wir|mir|mich|uns|mein\p{Ll}*|unser\p{Ll}*)(?!\p{L})/iu.test(sentence);
  const situations = situationsOf({ about, mood, past, planned, sentence, personal });
  const words = wordsOf(all.join(" ")).length;
  const rich =
    all.length > 1 ||
    (about !== "learner" && about !== "thing") ||
    mood === "bad" ||
    words > (context.band === "A" ? 8 : 7) ||
    (context.band === "A" && (OPINION.test(sentence) || past));
  return { sentence, about, named, mood, situations, rich };
}

function situationsOf(told: {
  about: Telling["about"];
  mood: Mood;
  past: boolean;
  planned: boolean;
  sentence: string;
  personal: boolean;
}): ListeningSituation[] {
  const { about, mood, past, planned, sentence, personal } = told;
  if (about !== "learner" && about !== "thing") {
    const list: ListeningSituation[] = [];
    if (mood === "bad") list.push("someone-in-trouble");
    if (past) list.push("someone-did");
    return [...list, "someone", "anything"];
  }
  if (OPINION.test(sentence) && !past) return ["opinion", "anything"];
  if (about === "thing" && !personal && !past)
    return mood === "bad" ? ["anything", "opinion"] : ["opinion", "anything"];
  if (mood === "bad") return past ? ["went-wrong", "happened", "anything"] : ["in-trouble", "anything"];
  if (planned) return ["plan", "anything"];
  if (past) return mood === "good" ? ["good", "happened", "anything"] : ["happened", "anything"];
  if (DENIED.test(sentence)) return ["does-not", "does", "anything"];
  return mood === "good" ? ["good", "does", "anything"] : ["does", "anything"];
}
