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
  /** Illness, loss and the like. */
  severe: boolean;
  /** What to ask about, the closest first. */
  situations: readonly ListeningSituation[];
  /** More than one simple clause about the learner: a prepared question of the topic would leave most of it out. */
  rich: boolean;
}

const MEN =
  /^\p{L}*(?:vater|papa|bruder|sohn|mann|freund|kumpel|onkel|opa|cousin|neffe|chef|kollege|nachbar|lehrer|trainer|vermieter|arzt|mitbewohner|enkel|partner|schwager|professor|patient|kunde|verkäufer|schüler|junge|Ältester|Jüngster|Typ|Herr|Fahrer|Mechaniker|Elektriker|künstler|händler|spieler|musiker|dirigent|mentor|geschäftsführer|Neffe|Schwiegervater)$/iu;
const WOMEN =
  /^\p{L}*(?:mutter|mama|schwester|tochter|frau|tante|oma|cousine|nichte|dame|Älteste|Jüngste|jugendliebe|mädchen)$/iu;
const SEVERAL =
  /^\p{L}*(?:eltern|geschwister|kinder|freunde|kumpels|kollegen|nachbarn|leute|brüder|schwestern|söhne|töchter|freundinnen|kolleginnen|nachbarinnen|jungs|mitbewohner|schüler|studenten|verwandten)$/iu;

const NO_WOMAN =
  /(?:medizin|disziplin|benzin|vitamin|termin|magazin|wein|schwein|verein|stein|bein|berlin|ruin|kamin|delfin|cousin|rhein|schein|latein|protein)$/iu;

function personNamed(noun: string, determiner: string, morphology: Morphology): Person | null {
  const several = /^(?:meine|unsere|zwei|drei|vier|fünf|beide)$/iu;
  if (SEVERAL.test(noun) && several.test(determiner)) return "mehrere";
  if (/^(?:der|mein|unser|ein|dieser|jener|\p{Lu}?\p{Ll}*er)$/iu.test(determiner) && MEN.test(noun)) return "er";
  if (!/^(?:die|meine|unsere|eine|diese|jene|das|ein|mein|kleine|große|beste)$/iu.test(determiner)) return null;
  if (WOMEN.test(noun)) return "sie";
  const isWoman = /\p{Ll}{3}in$/u.test(noun) && !NO_WOMAN.test(noun) && (morphology.entry(noun)?.gender ?? "f") === "f";
  return isWoman ? "sie" : null;
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
  const main = clauses.filter(
    (clause, index) => !SUBORDINATE.test(clause.trim()) && !(index > 0 && RELATIVE.test(clause.trim())),
  );
  for (const clause of main.length === 0 ? clauses : main) {
    const subject = subjectIn(clause, morphology);
    if (subject !== null) return subject;
  }
  return null;
}

function subjectIn(clause: string, morphology: Morphology): Subject | null {
  const words = wordsOf(clause);
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

/** "Wir haben eine Jacke gesehen, aber sie ist teuer": a thing of the pronoun's gender stands nearer than any person. */
function namesThing(context: Context, pronoun: Person): boolean {
  const gender = pronoun === "er" ? "m" : "f";
  const nouns = wordsOf(context.message).filter(({ text }, index) => index > 0 && /^\p{Lu}/u.test(text));
  const isPerson = (noun: string): boolean =>
    MEN.test(noun) || WOMEN.test(noun) || SEVERAL.test(noun) || personNamed(noun, "die", context.morphology) !== null;
  if (nouns.some(({ text }) => isPerson(text))) return false;
  const at = wordsOf(context.message).find(({ text }) => text.toLowerCase() === pronoun)?.start ?? 0;
  return (
    pronoun !== "mehrere" &&
    nouns.some(({ text, start }) => start < at && context.morphology.entry(text)?.gender === gender)
  );
}

/** Who "er" and "sie" are: somebody named in the message or in one of the two before. */
function antecedent(context: Context, pronoun: Person): string | null {
  if (namesThing(context, pronoun)) return null;
  const earlier = context.input.history
    .filter((message) => message.role === "user")
    .slice(-2)
    .map((message) => message.correctedContent ?? message.content);
  // Several people are too easily several things.
  for (const text of pronoun === "mehrere" ? [context.message] : [context.message, ...earlier.toReversed()]) {
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
  /(?<!\p{L})(?:krank(?:e[nrs]?)?|Krieg|verletzt|nervös|müde|traurig\p{Ll}*|ängst\p{Ll}+|Angst|schlimm\p{Ll}*|schlecht\p{Ll}*|schwer(?!punkt)\p{Ll}*|hart|leider|allein|einsam|kaputt(?:e[nrsm]?|gegangen)?|ruiniert|nie wieder|geheult|verloren|(?:ge|ver)storben|tot|Tod|Schlaganfall|Unfall|\p{L}*operation|OP|operiert|Krebs|weh|\p{L}*schmerz\p{Ll}*|arbeitslos|Streit|gestritten|streite\p{Ll}*|geweint|weint\p{Ll}*|Tränen|Probleme?|Sorgen|Stress|stressig|gestresst|wütend|sauer|geklaut|gestohlen|verpasst|nervt|genervt|enttäusch\p{Ll}*|peinlich|geschlossen|ausverkauft|anstrengend|graut|wahnsinnig|fehlt mir|vermisse\p{Ll}*|schäm\p{Ll}*|geschämt|ernüchternd|Schulden|verzweifelt|abgelehnt|Absagen?|gefallen lassen|dement|Demenz|Heimweh|schrecklich\p{Ll}*|furchtbar\p{Ll}*|langweilig|sterbenslangweilig|hasse|vergisst|nicht mehr (?:gut )?(?:laufen|gehen|sehen|hören|arbeiten|leben)|kein\p{Ll}* (?:Zeit|Geld|Arbeit|Wohnung|Freunde)|(?:und|noch|immer) keine Antwort|schläft nicht|(?:ist|liegt|musste|muss) (?:\p{L}+ )?(?:im|ins) Krankenhaus|kann nicht (?:mehr|allein|gut)|gebrechlich|verwitwet|zu (?:viel|viele|wenig|teuer|laut|kalt|heiß|süß|scharf|klein|spät|weit|langsam)|schlafe (?:\p{Ll}+ )?schlecht|nicht (?:so |sehr |gar )?(?:gut|nett|schön|begeistert|zufrieden|glücklich|einfach|leicht)|gar nicht|lebt nicht mehr)(?!\p{L})/iu;
const GOOD =
  /(?<!\p{L})(?:freu(?:e|en|t|st)?|gefreut|glücklich|stolz|gewonnen|bestanden|geschafft|toll\p{Ll}*|wunderschön\p{Ll}*|Spaß|verliebt|verlobt|Hochzeit|geheiratet|befördert|(?:Baby|Kind) bekommen|Zusage|schwanger|begeistert|gelacht|wunderbar|perfekt|geil|herrlich|super|schön(?:e[nrs]?|es)?|nett|lecker|macht mir Mut|richtig gut|sehr gut)(?!\p{L})/iu;

const SUFFERS =
  /(?<!\p{L})(?:krank(?:e[nrs]?)?|verletzt|Krebs|Unfall|operiert|weint|weinte|geweint|traurig|(?:lebt|wohnt|ist|sind|bleibt|fühlt sich) (?:\p{L}+ ){0,3}allein|(?:ist|liegt|musste|muss) (?:\p{L}+ )?(?:im|ins) Krankenhaus|kann nicht (?:mehr|allein|gut)|gebrechlich|verwitwet|enttäuscht|einsam|arbeitslos|Angst|nervös|müde|weh|Schlaganfall|verloren|\p{L}*[Ss]tress|gestresst|Diabetes|\p{L}*schmerz\p{Ll}*|dement|Demenz|Sorgen|Tränen|schwer|(?:ge|ver)storben|lebt nicht mehr|nicht mehr (?:gut )?(?:laufen|gehen|sehen|hören)|kaputten|pleite|Heimweh|verlassen|schämt)(?!\p{L})/u;
const SEVERE =
  /(?<!\p{L})(?:krank|Krebs|(?:ge|ver)storben|tot|Tod|Schlaganfall|Unfall|einsam|arbeitslos|lebt nicht mehr|Demenz|dement|im Krankenhaus|Job verloren|Arbeit verloren)(?!\p{L})/iu;

export function moodOf(whole: string): Mood {
  // What somebody did in spite of it, or only might, is not the news.
  const text = whole
    .replace(/^.*(?<!\p{L})aber jetzt(?!\p{L})/isu, "")
    .replaceAll(/(?<!\p{L})(?:obwohl|wenn|falls|ob)(?!\p{L})[^.!?,]*/giu, "");
  const bad = BAD.test(text);
  const good = GOOD.test(text.replaceAll(/nicht (?:\p{Ll}+ ){0,2}\p{Ll}+/gu, ""));
  return bad === good ? "neutral" : bad ? "bad" : "good";
}

const OPINION =
  /(?<!\p{L})(?:ich (?:finde|glaube|denke|meine)|(?:finde|glaube|denke|halte|meine) ich|mir scheint|(?:habe ich|ich habe) den Eindruck|frage? ich mich|ich frage? mich|meine[rs] (?:Meinung|Ansicht|Erachtens)|man (?:\p{L}+ )?(?:sollte|müsste|darf|muss|kann)|sollten?|müssten?|die (?:meisten )?(?:Leute|Menschen)|heutzutage|viele (?:Leute|Menschen))(?!\p{L})/iu;
const OWN_VIEW = /(?<!\p{L})(?:ich (?:finde|glaube|denke|meine)|(?:finde|glaube|denke) ich)(?!\p{L})/iu;
const PLANNED =
  /(?<!\p{L})(?:(?:ich|wir) (?:\p{Ll}+ )?(?:will|wollen|möchten?|werden?|plane\p{Ll}*)|(?:will|möchte|werde|wollen|möchten|werden|plane|planen) (?:\p{Ll}+ )?(?:ich|wir)|(?:will|wollen|möchte|möchten) (?:er|sie|meine?\p{Ll}* \p{Lu}\p{Ll}+)|(?:er|sie|\p{Lu}\p{Ll}+) (?:will|wollen|möchte|möchten)|habe? vor|vielleicht (?:\p{Ll}+e|werde) ich|nächste[nrsm]? (?:Woche|Jahr|Monat|Sommer|\p{Lu}\p{Ll}+tag)|morgen|am (?:Wochenende|\p{Lu}\p{Ll}+tag))(?!\p{L})/iu;
const DENIED = /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|niemals)(?!\p{L})/iu;
const HAB = /(?<!\p{L})(?:hab|habe|hat|haben)(?!\p{L})[^.!?]*(?<!\p{L})(?:\p{L}*ge\p{L}+(?:t|en)|\p{L}+iert)(?!\p{L})/u;
const PAST =
  /(?<!\p{L})(?:hatten?|waren?|wurden?|gab|ging|kam\p{Ll}*|sah|saß|stand|lief|blieb|fand|fanden|sagte|dachte|musste\p{Ll}*|konnte\p{Ll}*|wollte\p{Ll}*|durfte\p{Ll}*|stellte|brach|ausbrach)(?!\p{L})/iu;

/** A sentence without its clauses with "dass", "weil" and the like, and without relative clauses. */
function mainOf(sentence: string): string {
  const clauses = sentence.split(/,\s+/u);
  const main = clauses.filter(
    (clause, index) => !SUBORDINATE.test(clause.trim()) && !(index > 0 && RELATIVE.test(clause.trim())),
  );
  return main.length === 0 ? sentence : main.join(", ");
}

const RELATIVE =
  /^(?:(?:in|mit|von|an|auf|bei|für|zu|aus|über) )?(?:der|die|das|dem|den|denen|deren|dessen) (?!\p{Ll}+ (?:ich|wir|er|sie|es) )[^.]*(?:t|en|e)\W*$/iu;
/** "Das war schön.", "Danach war ich müde.": about the sentence before. */
const POINTS_BACK = /^(?:das|dies|dann|danach|da|darüber|deshalb|trotzdem|jetzt schreiben)(?!\p{L})/iu;

interface Focus {
  sentence: string;
  about: Telling["about"];
  named: string;
}

/** The last sentence that is about somebody; the last one of all when none is. */
function focusOf(context: Context, sentences: readonly string[]): Focus {
  const found: Focus[] = sentences.map((sentence) => {
    const subject = subjectOf(sentence, context.morphology);
    const about = subject?.about ?? "thing";
    const named = subject?.named ?? "";
    if (about === "learner" || about === "thing" || named !== "") return { sentence, about, named };
    const known = antecedent(context, about);
    return known === null ? { sentence, about: "thing", named: "" } : { sentence, about, named: known };
  });
  const last = found.at(-1) ?? { sentence: context.message, about: "thing", named: "" };
  if (last.about !== "thing" && !(last.about === "learner" && POINTS_BACK.test(last.sentence))) return last;
  return found.findLast((focus) => focus.about !== "thing" && !POINTS_BACK.test(focus.sentence)) ?? last;
}

const ALWAYS = /(?<!\p{L})(?:immer|oft|jede\p{Ll}*|manchmal|meistens|selten|nie)(?!\p{L})/iu;

export function tellingOf(context: Context): Telling {
  const all = sentencesOf(context.message).filter(
    (sentence) => !sentence.includes("?") && !(greetingIn(sentence) !== null && wordsOf(sentence).length < 4),
  );
  const long = all.filter((candidate) => wordsOf(candidate).length >= 3);
  const isPlan = (each: string): boolean =>
    PLANNED.test(mainOf(each)) &&
    !DENIED.test(mainOf(each)) &&
    !PAST.test(mainOf(each)) &&
    (WANTS.test(each) || !ALWAYS.test(mainOf(each)));
  // What the learner wants to do matters more than who else will.
  const wanted = long.find((each) => WANTS.test(each) && isPlan(each));
  const focus = focusOf(context, long.length > 0 ? long : [context.message]);
  const { sentence, about, named } =
    wanted !== undefined && moodOf(context.message) !== "bad"
      ? { sentence: wanted, about: "learner" as const, named: "" }
      : focus;
  const main = mainOf(sentence);
  const planned =
    (about === "learner" && long.some(isPlan) && !PAST.test(main)) ||
    (PLANNED.test(main) && !DENIED.test(main) && !PAST.test(main) && !ALWAYS.test(main));
  const announced =
    about === "learner" &&
    !ALWAYS.test(context.message) &&
    COMING.test(mainOf(context.message)) &&
    !PAST.test(context.message);
  // "Ich spare, aber die Flüge sind teuer geworden": the learner's part is no past.
  const [own = main] = main.split(/,?\s+aber\s+/iu);
  const told = wordsOf(own).length >= 3 ? own : main;
  const past =
    !planned && (PAST.test(told) || HAB.test(told) || statementKind({ ...context, message: told }) === "past");
  const ownMood = moodOf(sentence);
  const shown = ownMood === "neutral" ? moodOf(context.message) : ownMood;
  const ofOthers = about !== "learner" && about !== "thing";
  // What annoys at somebody else is no bad news about them.
  const mood =
    shown === "bad" && ofOthers && !SUFFERS.test(sentence) && !SUFFERS.test(context.message) ? "neutral" : shown;
  const situations = situationsOf({
    about,
    named,
    mood,
    past,
    planned: planned || (announced && !past),
    sentence: main,
    opinion: OPINION.test(about === "thing" ? mainOf(context.message) : main),
    concerned: /(?<!\p{L})(?:ich|wir|mir|mich|uns)(?!\p{L})/iu.test(context.message),
  });
  const words = wordsOf(all.join(" ")).length;
  // One short sentence answers what was asked, and the topic's next question fits it better than any that fits everything.
  const rich =
    mood === "bad" ||
    planned ||
    words > (context.band === "A" ? 11 : 13) ||
    (words > 8 && (ofOthers || OPINION.test(sentence) || (all.length > 1 && context.band === "A")));
  return {
    sentence,
    about,
    named,
    mood,
    severe: mood === "bad" && about !== "thing" && SEVERE.test(context.message),
    situations,
    rich,
  };
}

/** The learner says what they want to do. */
export const WANTS =
  /(?<!\p{L})(?:(?:will|möchte|werde|wollen|möchten|plane|planen) (?:\p{Ll}+ )?(?:ich|wir)|(?:ich|wir) (?:will|möchte|werde|wollen|möchten|plane|planen))(?!\p{L})/iu;
const COMING =
  /(?<!\p{L})(?:am (?:Wochenende|\p{Lu}\p{Ll}+tag)|morgen|nächste[nrsm]? \p{Lu}\p{Ll}+|bald)(?!\p{L})|^Im (?:Sommer|Herbst|Winter|Frühling|Frühjahr)(?!\p{L})/u;

const ELDERS = /(?:oma|opa|großmutter|großvater|großeltern|urgroß\p{L}+)$/iu;
const LIVED = /(?<!\p{L})war(?:en)?(?!\p{L})[^.!?]*(?<!\p{L})(?:lang|damals|sein Leben|ihr Leben)(?!\p{L})/iu;

function situationsOf(told: {
  named: string;
  about: Telling["about"];
  mood: Mood;
  past: boolean;
  planned: boolean;
  sentence: string;
  opinion: boolean;
  /** Whether the learner is somewhere in the message: "Es ist stressig, weil wir zu wenig Personal haben." */
  concerned: boolean;
}): ListeningSituation[] {
  const { about, named, mood, past, planned, sentence, opinion, concerned } = told;
  if (about !== "learner" && about !== "thing") {
    // "Mein Opa war Bäcker": somebody of earlier times, who may no longer live.
    if (LIVED.test(sentence) || (ELDERS.test(named) && past)) {
      return mood === "bad" ? ["someone-in-trouble", "someone-was", "anything"] : ["someone-was", "anything"];
    }
    const list: ListeningSituation[] = [];
    if (mood === "bad") list.push("someone-in-trouble");
    // What somebody was like, or never did, is nothing to react to.
    const deed =
      past && !ALWAYS.test(sentence) && (HAB.test(sentence) || !/(?<!\p{L})war(?:en)?(?!\p{L})/iu.test(sentence));
    if (deed) list.push("someone-did");
    return [...list, "someone", "anything"];
  }
  if (opinion && (!past || OWN_VIEW.test(sentence))) return ["opinion", "anything"];
  if (mood === "bad" && (about === "learner" || past || concerned))
    return past ? ["went-wrong", "anything"] : ["in-trouble", "anything"];
  if (past && /(?<!\p{L})(?:nicht|nie|niemals)(?!\p{L})/iu.test(sentence)) return ["did-not", "anything"];
  if (planned) return ["plan", "anything"];
  if (past) return mood === "good" ? ["good", "happened", "anything"] : ["happened", "anything"];
  if (about === "thing") return ["anything"];
  if (DENIED.test(sentence)) return ["does-not", "does", "anything"];
  return mood === "good" ? ["good", "does", "anything"] : ["does", "anything"];
}
