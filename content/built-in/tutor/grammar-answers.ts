import type { Line } from "#schema/content/tutor.ts";
import { USAGE_ANSWERS } from "./usage-answers.ts";
import { WORD_PAIRS } from "./word-pairs.ts";

/** A question about German that has the same answer for everybody. */
export interface GrammarAnswer extends Line {
  /** The source of a pattern that matches a sentence that asks it. */
  asks: string;
  /** One of each list stands in such a sentence, in lower case: the pattern is not even made without them. */
  has?: readonly (readonly string[])[];
  /** Where something is quoted, this is found inside the quotation marks: other words only lead to it. */
  of?: string;
}

const Q = `[„"“”‚'‘’«»]?`;
const IN = `(?<!\\p{L})`;
const OUT = `(?!\\p{L})`;
/** What shows that a sentence asks about words, not with them. */
const ABOUT_WORDS = `${IN}(?:sag(?:t|en|e) (?:man|wir|ich)|(?:man|oder [^.!?]{2,12}) sagen|schreib(?:t|en|e) (?:man|wir|ich)|(?:be)?nutz\\p{L}+|benütz\\p{L}+|verwend\\p{L}+|(?:nimmt|braucht|setzt) man|(?:nehme|brauche|setze) ich|steht|stehen|kommt|heißt es|heisst es|unterschied\\p{L}*|regeln?|grammatik|(?:neben|haupt)?satz|sätze\\p{L}*|satzbau|wortstellung|wort|wörter|verb(?:s|en|(?:form|end|stell|posi)\\p{L}*)?|nennt man|heißt (?:das|es|der|die)|sein oder haben|haben oder sein|förmlich\\p{L}*|formell\\p{L}*|höflich\\p{L}*|unhöflich\\p{L}*|umgangssprach\\p{L}*|salopp|slang|chef|büro|präposition\\p{L}*|duzt|duzen|siezt|siezen|fälle|versteh\\p{L}* (?:das |es )?(?:nie|nicht)|dativ|akkusativ|genitiv|nominativ|fall|kasus|komma|perfekt|artikel|richtig|korrekt|dasselbe|das ?gleiche|das ?selbe|unterscheid\\p{L}*|chefin|anreden?|(?:spreche|redet?) (?:ich|man) [^.!?]{3,40} an|schimpfwort\\p{L}*|altmodisch|anders bei|bedeutet|bedeuten|verwechs\\p{L}+|funktioniert|bildet man|bilde ich|gehört|erklär\\p{L}*|auf deutsch|folgt)${OUT}`;

/** "Nach Hause oder zu Hause?": two forms, and nothing else. */
const NOTHING_ELSE = `(?!\\W*(?!sag|schreib|benutz|verwend|nimm)\\p{L}+ (?:du|sie|ihr)${OUT})(?=[^.!?]* oder )(?:[^\\p{L}.!?]*\\p{L}+){2,7}\\W*\\?`;

/** A sentence that asks with a question mark. */
const ASKS = `(?=[^.!?]*\\?)`;
/** One that asks without a question mark: "Ich verstehe nicht, wann …". Words that may just as well tell of the world do not show that it asks about words. */
const ASKS_INDIRECTLY = `(?=[^.!?]*${IN}(?:wann|wie|wo|warum|wieso|erkläre?(?: sie)? (?:mir|bitte|mal|doch)|versteh\\p{L}*|unterschied|verwechs\\p{L}+|unsicher|frage|ob)${OUT})(?=[^.!?]*${ABOUT_WORDS.replace(/chef\|büro\||chefin\||gehört\||erklär[^|]*\||auf deutsch\||kommt\||(?:duzen|siezen)\|/gu, "")})`;

function word(source: string): string {
  return `${Q}${IN}(?:${source})${OUT}${Q}`;
}

/** Asked about the words, in a sentence that is about words. */
function about(...sources: readonly string[]): string {
  return sources.join("|");
}

/** The source of a pattern. Only such a sentence is compared with the questions below: there are many of them. */
export const MAY_ASK = `^(?:${ASKS}(?=[^.!?]*${ABOUT_WORDS}|${NOTHING_ELSE})|${ASKS_INDIRECTLY}|(?=.*[„"“‚«])(?=.*${IN}(?:ist|sind|klingt|geht|passt|heißt|kann|darf|muss|müsste|sagt|schreibt|warum|wieso|wo|wie|wann|was|ohne)${OUT}).*\\?|(?=.*„[^“]+“.*„[^“]+“)(?=.*${IN}(?:wann|ob)${OUT}))`;

/** "A oder B", "A und B", in either order. */
function pair(one: string, other: string): string {
  const between = `(?:(?: (?:richtig|besser|korrekt|hier|denn))?,? (?:oder|und|statt|von|vs\\.?|gegen)(?: (?:wann|wo|doch|eher|besser|mit|das wort|bei))? |/| ?/ ?)`;
  return `${word(one)}${between}${word(other)}|${word(other)}${between}${word(one)}`;
}

/** One word: in quotation marks, or right behind the verb of a question about words. */
function single(source: string): string {
  const ends = `(?=\\W*$| (?:und|im|in|bei) )`;
  return `(?:[„"“‚'‘«»](?:${source})[“”"'’»«]|(?:wann|wie|wo|wofür|wozu|warum) (?:(?:sagt|benutzt|verwendet|nimmt|schreibt|braucht|setzt) man|(?:benutze|verwende|nehme|sage|brauche) ich) (?:das wort |denn |eigentlich |das )?${IN}(?:${source})${OUT}${ends}|das (?:kleine )?wort ${IN}(?:${source})${OUT}|(?:was )?bedeutet ${IN}(?:${source})${OUT} (?:im|in) )`;
}

const REGISTER = `(?=[^.!?]*(?:[„"“‚'‘«»]|klingt|umgangssprach|slang|${IN}(?:wort|wörter|ausdruck|satz|anrede)${OUT}))[^.!?]*${IN}(?:ist|klingt|war|passt|kann|darf|sagt)${OUT}[^.!?]*(?:umgangssprach|(?:zu )?(?:förmlich|formell)|zu (?:locker|salopp|steif|unterwürfig|höflich|hart|direkt|gestelzt|nett|kühl|kalt|frech|kumpelhaft|distanziert|vertraulich|übertrieben|altmodisch)|slang)[^.!?]*\\?`;
/** "Sagt man „…“ auch bei Sachen?" */
const ALSO_OF = `^(?=.*[„"“‚«])(?=.*${IN}(?:sagt|sagen|kann|passt|geht|gilt|benutzt|verwendet)${OUT})(?=.*${IN}(?:auch|nur) (?:bei|für|von|zu|mit|über|in|wenn|im|beim)${OUT}).*\\?`;

const RULES: readonly (readonly [asks: string, say: string, en: string])[] = [
  [
    REGISTER,
    "Das weiß ich nicht sicher, im Zweifel passt ein neutraler Ausdruck besser.",
    "I’m not sure about that; when in doubt, a neutral expression fits better.",
  ],
  [
    ALSO_OF,
    "Wo man das überall sagen kann, weiß ich nicht sicher, Beispiele im Wörterbuch zeigen es am besten.",
    "I’m not sure of all the cases where you can say that; examples in a dictionary show it best.",
  ],
  [
    about(pair("weil", "denn")),
    "Man sagt „… weil ich müde bin“, aber „… denn ich bin müde“.",
    "You say “… weil ich müde bin” but “… denn ich bin müde.”",
  ],
  [
    about(pair("weil", "deshalb|deswegen|darum|daher")),
    "Zum Beispiel: „Ich schlafe, weil ich müde bin“, aber: „Ich bin müde, deshalb schlafe ich“.",
    "For example: “Ich schlafe, weil ich müde bin,” but “Ich bin müde, deshalb schlafe ich.”",
  ],
  [
    about(pair("obwohl|trotzdem", "trotz")),
    "Zum Beispiel: „Trotz des Regens gehe ich“, aber: „Es regnet, trotzdem gehe ich“.",
    "For example: “Trotz des Regens gehe ich,” but “Es regnet, trotzdem gehe ich.”",
  ],
  [
    about(pair("trotzdem|dennoch", "obwohl")),
    "Zum Beispiel: „Obwohl es regnet, gehe ich“, aber: „Es regnet, trotzdem gehe ich“.",
    "For example: “Obwohl es regnet, gehe ich,” but “Es regnet, trotzdem gehe ich.”",
  ],
  [
    about(
      `komma${OUT}[^.!?]*(?:(?:vor|bei) ${word("und|oder")}|[„"“‚'‘«»](?:und|oder)${OUT})`,
      `${word("vor")} ${word("und|oder")}[^.!?]*komma${OUT}`,
    ),
    "Vor „und“ und „oder“ steht meist kein Komma: „Ich lese und höre Musik“.",
    "There’s usually no comma before “und” and “oder”: “Ich lese und höre Musik.”",
  ],
  [
    about(`komma${OUT}[^.!?]*${word("um")}|${word("um (?:\\p{P}+ ?)?zu")}[^.!?]*komma`),
    "Bei „um … zu“ steht ein Komma: „Ich spare, um zu reisen“.",
    "“Um … zu” takes a comma: “Ich spare, um zu reisen.”",
  ],
  [
    about(
      `komma${OUT}[^.!?]*(?:(?:(?:vor|bei|nach|mit) |[„"“‚'‘«»])(?:weil|dass|wenn|ob|obwohl|damit)${OUT}|nebensatz|relativsatz)`,
      `(?:(?:vor|bei|nach|mit|braucht) |[„"“‚'‘«»])(?:weil|dass|wenn|ob|obwohl|damit)${OUT}[^.!?]*komma${OUT}`,
      `(?:neben|relativ)satz[^.!?]*komma${OUT}`,
    ),
    "Zwischen Hauptsatz und Nebensatz steht ein Komma: „Ich glaube, dass er kommt“.",
    "There’s a comma between a main clause and a subordinate clause: “Ich glaube, dass er kommt.”",
  ],
  [
    about(pair("das", "dass"), `${word("das|dass")} mit (?:(?:zwei|einem|doppel|doppeltem)[ -]?)?s{1,2}${OUT}`),
    "Passt „dieses“ oder „welches“, schreibt man „das“, sonst „dass“.",
    "If “dieses” or “welches” fits, you write “das,” otherwise “dass.”",
  ],
  [
    about(pair(`als(?! (?:ob|wenn)${OUT})`, "wenn")),
    "Einmal in der Vergangenheit: „als ich klein war“, oft oder in der Zukunft: „wenn ich Zeit habe“.",
    "Once in the past: “als ich klein war”; often or in the future: “wenn ich Zeit habe.”",
  ],
  [
    about(pair("wann", "wenn")),
    "Mit „wann“ fragt man nach der Zeit, „wenn“ verbindet zwei Sätze: „Ich komme, wenn ich Zeit habe“.",
    "“Wann” asks about the time, “wenn” joins two clauses: “Ich komme, wenn ich Zeit habe.”",
  ],
  [
    about(pair("ob", "wenn|dass|falls")),
    "Kann man mit Ja oder Nein antworten, sagt man „ob“: „Ich weiß nicht, ob er kommt“.",
    "If the answer can be yes or no, you say “ob”: “Ich weiß nicht, ob er kommt.”",
  ],
  [
    about(pair("wenn", "falls")),
    "„Falls“ nennt nur eine Bedingung, „wenn“ auch die Zeit: „wenn es dunkel wird“.",
    "“Falls” only gives a condition, “wenn” also the time: “wenn es dunkel wird.”",
  ],
  [
    about(
      `(?:${IN}(?:bei|nach|mit|hinter) |[„"“‚'‘«»])(?:weil|dass|obwohl|wenn|ob|damit|bevor|nachdem|während)${OUT}[^.!?]*${IN}(?:verb|ende|wortstellung|satzbau)${OUT}`,
      `${IN}(?:verb|ende|wortstellung|satzbau)${OUT}[^.!?]*(?:${IN}(?:bei|nach|mit|hinter) |[„"“‚'‘«»])(?:weil|dass|obwohl|wenn|ob|damit|bevor|nachdem|während)${OUT}`,
      `(?:verb|wortstellung|satzbau)${OUT}[^.!?]*nebens[aä]tz`,
      `nebens[aä]tz[^.!?]*verb${OUT}`,
    ),
    "Im Nebensatz kommt das Verb normalerweise ans Ende: „… weil ich müde bin“.",
    "In a subordinate clause the verb normally goes to the end: “… weil ich müde bin.”",
  ],
  [
    about(`^(?![^.!?]*(?:komma|präposition|dativ|genitiv))[^.!?]*relativs[aä]tz`),
    "Im Relativsatz steht das Verb normalerweise am Ende: „der Mann, der dort wohnt“.",
    "In a relative clause the verb normally comes last: “der Mann, der dort wohnt.”",
  ],
  [
    about(pair("dessen", "deren"), single("dessen|deren")),
    "Im Relativsatz gehört „dessen“ zu „der“ oder „das“: „der Mann, dessen Hund bellt“, und „deren“ zu „die“.",
    "In a relative clause, “dessen” goes with “der” or “das”: “der Mann, dessen Hund bellt”; “deren” goes with “die.”",
  ],
  [
    about(pair("seit", "seid")),
    "„Seid“ kommt von „sein“: „Ihr seid da“, „seit“ nennt die Zeit: „seit Montag“.",
    "“Seid” comes from “sein”: “Ihr seid da”; “seit” is about time: “seit Montag.”",
  ],
  [
    about(pair("seit", "vor")),
    "Dauert es bis jetzt, sagt man „seit einem Jahr“, ist es vorbei, sagt man „vor einem Jahr“.",
    "If it’s still going on, you say “seit einem Jahr”; if it’s over, “vor einem Jahr.”",
  ],
  [
    about(pair("seit", "für")),
    "Dauert es bis jetzt, sagt man „seit“: „Ich lerne seit einem Jahr Deutsch“.",
    "If it’s still going on, you say “seit”: “Ich lerne seit einem Jahr Deutsch.”",
  ],
  [
    about(pair("seit", "ab")),
    "Bei „seit Montag“ hat es schon begonnen, „ab Montag“ nennt nur den Anfang.",
    "With “seit Montag” it has already begun, “ab Montag” only gives the beginning.",
  ],
  [
    about(pair("nach hause", "zu hause|zuhause"), pair("nach hause", "im haus")),
    "Wohin: „Ich gehe nach Hause“, wo: „Ich bin zu Hause“.",
    "Where to: “Ich gehe nach Hause”; where: “Ich bin zu Hause.”",
  ],
  [
    about(
      `(?:${pair("am", "im|um|in")}|${pair("im", "um")})(?! (?:bahnhof|bus|zug|fernsehen|telefon|internet|radio|strand|meer|see|tisch|haus|büro|supermarkt|park|computer|handy|zentrum|stadt|platz|garten)${OUT})`,
      `${IN}(?:am|im|um|in) (?<same>sommer|winter|herbst|frühling|frühjahr|morgen|vormittag|mittag|nachmittag|abend|wochenende|anfang|\\p{L}+tag|mittwoch|januar|februar|märz|april|mai|ju[nl]i|august|\\p{L}+ber|acht|\\p{L}+ uhr) oder (?:am|im|um|in) \\k<same>${OUT}`,
    ),
    "Bei der Zeit sagt man: „um acht Uhr“, „am Montag“ und „im Mai“.",
    "For times you say “um acht Uhr,” “am Montag,” and “im Mai.”",
  ],
  [
    about(pair("in|ins", "nach|zu|zum"), pair("nach", "zu|zum")),
    "Man sagt zum Beispiel „nach Berlin“, „in die Schweiz“, „in die Schule“ und „zu Anna“.",
    "You say, for example, “nach Berlin,” “in die Schweiz,” “in die Schule,” and “zu Anna.”",
  ],
  [
    about(pair("bei|beim", "zu|zum")),
    "Wo: „Ich bin bei Anna“, wohin: „Ich gehe zu Anna“.",
    "Where: “Ich bin bei Anna”; where to: “Ich gehe zu Anna.”",
  ],
  [
    about(pair("aus", "von|vom")),
    "Man sagt zum Beispiel „aus Spanien“ und „aus dem Haus“, aber „von Anna“ und „von der Arbeit“.",
    "You say, for example, “aus Spanien” and “aus dem Haus” but “von Anna” and “von der Arbeit.”",
  ],
  [
    about(
      `wechselpräposition`,
      `(?:${IN}(?:nach|bei|präpositionen?) |[„"“‚'‘«»])(?:in|an|auf|unter|über|vor|hinter|neben|zwischen)${OUT}[^.!?]*${IN}(?:dativ|akkusativ)${OUT}[^.!?]*${IN}(?:dativ|akkusativ)${OUT}`,
      `${IN}(?:dativ|akkusativ)${OUT}[^.!?]*${IN}(?:dativ|akkusativ)${OUT} (?:nach|mit|bei) ${word("in|an|auf|unter|über|vor|hinter|neben|zwischen")}`,
    ),
    "Wo ist es: „in der Stadt“ (Dativ), wohin geht es: „in die Stadt“ (Akkusativ).",
    "Where is it: “in der Stadt” (dative); where does it go: “in die Stadt” (accusative).",
  ],
  [
    about(pair("keine?[nrms]?", "nicht")),
    "Man sagt „kein Auto“ und „keine Zeit“, aber „nicht müde“ und „nicht heute“.",
    "You say “kein Auto” and “keine Zeit” but “nicht müde” and “nicht heute.”",
  ],
  [
    about(
      `wo(?:hin)? (?:[„"“]nicht[“”"] (?:steht|kommt|hingehört)|(?:steht|kommt|setzt man|muss|schreibt man)(?: denn| eigentlich| das wort)* ${word("nicht")})`,
    ),
    "Zum Beispiel: „Ich komme nicht“, „Das ist nicht gut“, „Ich habe nicht geschlafen“.",
    "For example: “Ich komme nicht,” “Das ist nicht gut,” “Ich habe nicht geschlafen.”",
  ],
  [
    about(pair("noch nicht", "nicht mehr")),
    "„Noch nicht“ heißt auf Englisch „not yet“, „nicht mehr“ heißt „no longer“.",
    "“Noch nicht” is “not yet” in English, “nicht mehr” is “no longer.”",
  ],
  [
    about(pair("erst", "nur")),
    "Bei „erst“ kommt oft noch mehr, bei „nur“ bleibt es dabei: „erst zwei Seiten“, „nur zwei Euro“.",
    "With “erst” more is often to come, with “nur” that’s all: “erst zwei Seiten,” “nur zwei Euro.”",
  ],
  [
    about(pair("schon", "noch")),
    "„Schon“ heißt oft „already“, „noch“ heißt oft „still“: „schon hier“, „noch hier“.",
    "“Schon” often means “already,” “noch” often means “still”: “schon hier,” “noch hier.”",
  ],
  [
    about(single("man"), pair("man", "mann")),
    "„Man“ heißt irgendjemand oder alle Leute: „Man spricht hier Deutsch“.",
    "“Man” means somebody or people in general: “Man spricht hier Deutsch.”",
  ],
  [
    about(
      pair("es gibt", "es ist|es sind|das ist|da ist"),
      `${word("es gibt")}[^.!?]*${IN}(?:dativ|akkusativ|plural|singular)${OUT}`,
      `nach ${word("es gibt")}`,
      `[„"“‚'‘«»]es gibt[“”"'’»«]`,
    ),
    "Man sagt „Es gibt einen Park“ und genauso „Es gibt zwei Parks“.",
    "You say “Es gibt einen Park” and likewise “Es gibt zwei Parks.”",
  ],
  [
    about(
      `^(?![^.!?]*${IN}(?:für|ohne|gegen|durch|um|mit|von|bei|zu|nach|aus|auf|an|in|über|vor) ${Q}(?:mich|mir|dich|dir|ihn|ihm)${OUT})[^.!?]*(?:${pair("mich", "mir")}|${pair("dich", "dir")}|${pair("ihn", "ihm")})`,
    ),
    "Wen sieht er: „Er sieht mich“, wem hilft er: „Er hilft mir“.",
    "Whom does he see: “Er sieht mich”; whom does he help: “Er hilft mir.”",
  ],
  [
    about(pair("mich|mir", "sich"), single("sich"), `${IN}(?:was|wie|welche|wann|erklär\\p{L}*)${OUT}[^.!?]*reflexiv`),
    "Zum Beispiel: „Ich freue mich“, „er freut sich“, „wir freuen uns“.",
    "For example: “Ich freue mich,” “er freut sich,” “wir freuen uns.”",
  ],
  [
    about(
      `^(?!\\W*(?:ist|sind|war)${OUT})[^.!?]*(?:trennbar|getrennt)\\p{L}* verb`,
      `^(?!\\W*(?:ist|sind|war)${OUT})[^.!?]*verb(?:en)?${OUT}[^.!?]*trenn`,
      `trennt man[^.!?]*verb`,
    ),
    "Ein trennbares Verb ist zum Beispiel „anrufen“: „Ich rufe Anna an“, „Ich will Anna anrufen“.",
    "“Anrufen,” for example, is a separable verb: “Ich rufe Anna an,” “Ich will Anna anrufen.”",
  ],
  [
    about(pair("um (?:\\p{P}+ ?)?zu", "damit"), pair("um", "damit")),
    "Tut eine Person beides, passt „um … zu“, bei zwei Personen „damit“: „Ich spare, damit mein Sohn reist“.",
    "If one person does both, “um … zu” fits, with two people “damit”: “Ich spare, damit mein Sohn reist.”",
  ],
  [
    about(
      `infinitiv mit ${word("zu")}`,
      `${word("zu")} (?:und|vor|mit|\\+|plus) (?:dem )?infinitiv`,
      `wann[^.!?]*infinitiv[^.!?]*${word("zu")}`,
      `(?:mit|ohne) (?:[„"“‚'‘«»]zu[“”"'’»«]|zu\\W*$)`,
    ),
    "Nach „können“ oder „müssen“ steht kein „zu“: „Ich kann kommen“, aber „Ich versuche zu kommen“.",
    "There’s no “zu” after “können” or “müssen”: “Ich kann kommen” but “Ich versuche zu kommen.”",
  ],
  [
    about(pair("um zu", "zu")),
    "„Um … zu“ nennt oft ein Ziel: „Ich spare, um zu reisen“, aber: „Ich versuche zu reisen“.",
    "“Um … zu” often gives a goal: “Ich spare, um zu reisen,” but “Ich versuche zu reisen.”",
  ],
  [
    about(pair("aber", "sondern")),
    "Nach „nicht“ nennt „sondern“ das Richtige: „nicht heute, sondern morgen“.",
    "After “nicht,” “sondern” brings what is right instead: “nicht heute, sondern morgen.”",
  ],
  [
    about(pair("wäre", "hätte")),
    "„Wäre“ kommt von „sein“, „hätte“ von „haben“: „Ich wäre gern dort“, „Ich hätte gern Zeit“.",
    "“Wäre” comes from “sein,” “hätte” from “haben”: “Ich wäre gern dort,” “Ich hätte gern Zeit.”",
  ],
  [
    about(pair("kann|kannst|können", "könnten?|könntest"), pair("konnten?", "könnten?")),
    "„Könnte“ klingt vorsichtiger oder höflicher als „kann“, und „konnte“ ist die Vergangenheit.",
    "“Könnte” sounds more careful or more polite than “kann,” and “konnte” is the past.",
  ],
  [
    about(pair("wurden?", "würden?")),
    "„Wurde“ ist Vergangenheit, mit „würde“ stellt man sich etwas vor: „Es wurde kalt“, „Ich würde gern reisen“.",
    "“Wurde” is past, with “würde” you imagine something: “Es wurde kalt,” “Ich würde gern reisen.”",
  ],
  [
    about(single("würden?"), pair("würden?", "wären?|hätten?|werden?")),
    "Mit „würde“ stellt man sich etwas vor oder ist höflich: „Ich würde gern reisen“.",
    "With “würde” you imagine something or are polite: “Ich würde gern reisen.”",
  ],
  [
    about(`konjunktiv (?:i|1|eins)${OUT}(?!,? (?:und|oder|vs)${OUT})`, `indirekten? rede`),
    "Der Konjunktiv I gibt meist wieder, was jemand gesagt hat: „Sie sagt, sie sei müde“.",
    "The Konjunktiv I mostly reports what somebody said: “Sie sagt, sie sei müde.”",
  ],
  [
    about(`^(?![^.!?]*konjunktiv (?:i|1|eins)${OUT})[^.!?]*konjunktiv (?:ii|2|zwei)${OUT}`),
    "Mit dem Konjunktiv II sagt man oft, was nicht wirklich ist: „Ich hätte gern Zeit“, „Ich würde gern reisen“.",
    "With the Konjunktiv II you often say what isn’t real: “Ich hätte gern Zeit,” “Ich würde gern reisen.”",
  ],
  [
    about(`(?:wann|wie|wozu|wofür|erklär\\p{L}*|unterschied|was ist|versteh\\p{L}*)[^.!?]*konjunktiv`),
    "Damit sagt man, was nicht wirklich ist oder was jemand gesagt hat: „Ich hätte gern Zeit“, „Er sagt, er habe Zeit“.",
    "You use it for what isn’t real or what somebody said: “Ich hätte gern Zeit,” “Er sagt, er habe Zeit.”",
  ],
  [
    about(
      `(?:wann|wie|wozu|erklär\\p{L}*|unterschied|was ist|versteh\\p{L}*)[^.!?]*${IN}(?:(?:das|dem|im|ins|beim|man|ich|und|mit) passiv${OUT}|passivs[aä]tz|was ist passiv\\W*$)`,
    ),
    "Das Passiv bildet man meist mit „werden“: „Das Haus wird gebaut“, „Das Haus wurde gebaut“.",
    "You mostly form the passive with “werden”: “Das Haus wird gebaut,” “Das Haus wurde gebaut.”",
  ],
  [
    about(
      `(?:wann|unterschied|woher|erklär\\p{L}*|versteh\\p{L}*|verwechs\\p{L}*)(?![^.!?]*(?:${IN}(?:nach|mit|bei) ))[^.!?]*${IN}(?:dativ[^.!?]*akkusativ|akkusativ[^.!?]*dativ)`,
    ),
    "Auf „wem“ antwortet der Dativ, auf „wen“ der Akkusativ: „Ich helfe dem Mann“, „Ich sehe den Mann“.",
    "The dative answers “wem,” the accusative “wen”: “Ich helfe dem Mann,” “Ich sehe den Mann.”",
  ],
  [
    about(
      `^(?![^.!?]*${IN}(?:unterschied|plural|nominativ)${OUT})[^.!?]*(?:wann|was ist|erklär\\p{L}*|versteh\\p{L}*|wie funktioniert|wie bilde\\p{L}*)(?: \\p{L}+){0,6} (?:der|den|dem|einen|das|die)? ?dativ(?: \\p{L}+){0,2}\\W*(?:[?.!]|$)`,
    ),
    "Den Dativ braucht man zum Beispiel nach „mit“ und „helfen“: „mit dem Bus“, „Ich helfe ihm“.",
    "You need the dative, for example, after “mit” and “helfen”: “mit dem Bus,” “Ich helfe ihm.”",
  ],
  [
    about(
      `^(?![^.!?]*${IN}(?:unterschied|plural|nominativ)${OUT})[^.!?]*(?:wann|was ist|erklär\\p{L}*|versteh\\p{L}*|wie funktioniert|wie bilde\\p{L}*)(?: \\p{L}+){0,6} (?:der|den|dem|einen|das|die)? ?akkusativ(?: \\p{L}+){0,2}\\W*(?:[?.!]|$)`,
    ),
    "Den Akkusativ braucht man zum Beispiel nach „für“ und „sehen“: „für den Mann“, „Ich sehe ihn“.",
    "You need the accusative, for example, after “für” and “sehen”: “für den Mann,” “Ich sehe ihn.”",
  ],
  [
    about(
      `^(?![^.!?]*${IN}(?:unterschied|plural|nominativ)${OUT})[^.!?]*(?:wann|was ist|erklär\\p{L}*|versteh\\p{L}*|wie funktioniert|wie bilde\\p{L}*)(?: \\p{L}+){0,6} (?:der|den|dem|einen|das|die)? ?genitiv(?: \\p{L}+){0,2}\\W*(?:[?.!]|$)`,
    ),
    "Der Genitiv sagt oft, wem etwas gehört: „das Auto meines Bruders“.",
    "The genitive often says whose something is: “das Auto meines Bruders.”",
  ],
  [
    about(`${IN}n-deklination`),
    "Manche Wörter bekommen ein „n“ oder „en“: „der Student“, aber „den Studenten“.",
    "Some words take an “n” or “en”: “der Student” but “den Studenten.”",
  ],
  [
    about(`adjektiv(?:endung|deklination|e? dekl)`, `endung\\p{L}*[^.!?]*adjektiv`, `adjektiv\\p{L}*[^.!?]*endung`),
    "Die Endung hängt vom Artikel und vom Fall ab: „der neue Tisch“, „ein neuer Tisch“.",
    "The ending depends on the article and the case: “der neue Tisch,” “ein neuer Tisch.”",
  ],
  [
    about(
      `(?:woher|wie) (?:weiß|wissen|merkt?|lern\\p{L}*|erkenn\\p{L}*) (?:ich|man|ihr|wir)[^.!?]*(?:artikel|der,? die oder das|der die das|geschlecht)`,
    ),
    "Am besten lernt man jedes Wort mit Artikel, und kleine Formen wie „Kätzchen“ haben immer „das“.",
    "It’s best to learn each word with its article, and small forms like “Kätzchen” always take “das.”",
  ],
  [
    about(
      `${IN}(?:sein|haben)${OUT}[^.!?]*oder[^.!?]*${IN}(?:sein|haben)${OUT}[^.!?]*perfekt`,
      `perfekt[^.!?]*(?:mit )?${word("sein|haben")} (?:oder|und) (?:mit )?${word("sein|haben")}\\W*$`,
      `wann[^.!?]*perfekt[^.!?]*mit ${word("sein|haben")}`,
    ),
    "Bei Bewegung und Veränderung steht meist „sein“, sonst meist „haben“: „ich bin gefahren“, „ich habe gegessen“.",
    "With movement and change it’s mostly “sein,” otherwise mostly “haben”: “ich bin gefahren,” “ich habe gegessen.”",
  ],
  [
    about(
      pair("perfekt", "(?:das |dem )?(?:präteritum|imperfekt)"),
      pair("präteritum", "(?:das |dem )?perfekt"),
      `wann[^.!?]*präteritum(?![^.!?]*${IN}(?:bei|von)${OUT})`,
    ),
    "Beim Sprechen hört man oft „ich habe gekauft“, beim Schreiben liest man oft „ich kaufte“.",
    "In speech you often hear “ich habe gekauft,” in writing you often read “ich kaufte.”",
  ],
  [
    about(`(?:wann|was ist|wie|erklär\\p{L}*|wozu)[^.!?]*plusquamperfekt`),
    "Das Plusquamperfekt war noch früher: „Ich hatte schon gegessen, als er kam“.",
    "The past perfect was even earlier: “Ich hatte schon gegessen, als er kam.”",
  ],
  [
    about(
      `(?:wann|was ist|wie|erklär\\p{L}*)[^.!?]*${IN}(?:futur(?! (?:ii|2|zwei)${OUT})|zukunft auf deutsch|zukunft im deutschen)${OUT}`,
      `wie (?:sagt|bildet) man[^.!?]*die zukunft`,
    ),
    "Oft genügt ein Wort für die Zeit: „Morgen fahre ich weg“, man sagt aber auch: „Ich werde fahren“.",
    "Often a word for the time is enough: “Morgen fahre ich weg”; but people also say “Ich werde fahren.”",
  ],
  [
    about(pair(`als(?! ob${OUT})`, "wie")),
    "Bei einem Unterschied sagt man „größer als er“, sonst „so groß wie er“.",
    "If there’s a difference, you say “größer als er,” otherwise “so groß wie er.”",
  ],
  [
    about(pair("sehr", "viel")),
    "Man sagt zum Beispiel „sehr gut“, aber „viel Zeit“ und „viel besser“.",
    "You say, for example, “sehr gut” but “viel Zeit” and “viel besser.”",
  ],
  [
    about(pair("viel", "viele")),
    "Man sagt „viel Wasser“, aber mit einer Mehrzahl „viele Flaschen“.",
    "You say “viel Wasser” but, with a plural, “viele Flaschen.”",
  ],
  [
    about(pair("gern|gerne", "mögen|mag")),
    "„Gern“ passt zu dem, was man tut: „Ich lese gern“, und „mögen“ passt oft zu einer Sache: „Ich mag Bücher“.",
    "“Gern” fits what you do: “Ich lese gern,” and “mögen” often fits a thing: “Ich mag Bücher.”",
  ],
  [
    about(pair("gern|gerne", "lieber")),
    "Zum Beispiel: „Ich trinke gern Tee, lieber Kaffee und am liebsten Wasser“.",
    "For example: “Ich trinke gern Tee, lieber Kaffee und am liebsten Wasser.”",
  ],
  [
    about(pair("kennen|kenne", "wissen|weiß")),
    "Man sagt zum Beispiel „Ich kenne Anna“, aber „Ich weiß, wo sie wohnt“.",
    "You say, for example, “Ich kenne Anna” but “Ich weiß, wo sie wohnt.”",
  ],
  [
    about(pair("(?:ich )?möchten?", "(?:ich )?(?:will|wollen)")),
    "Höflicher ist „möchte“: „Ich möchte einen Tee“ klingt freundlicher als „Ich will einen Tee“.",
    "“Möchte” is more polite: “Ich möchte einen Tee” sounds friendlier than “Ich will einen Tee.”",
  ],
  [
    about(
      pair("nicht (?:müssen|muss|musst)|(?:muss|musst) nicht", "nicht (?:dürfen|darf|darfst)|(?:darf|darfst) nicht"),
    ),
    "„Du musst nicht“ heißt, es ist nicht nötig, und „du darfst nicht“ heißt, es ist verboten.",
    "“Du musst nicht” means it isn’t necessary, and “du darfst nicht” means it’s forbidden.",
  ],
  [
    about(pair("müssen|muss", "sollen|soll")),
    "Bei „müssen“ ist etwas nötig, bei „sollen“ möchte es oft jemand anders: „Ich soll mehr schlafen“.",
    "With “müssen” something is necessary, with “sollen” somebody else often wants it: “Ich soll mehr schlafen.”",
  ],
  [
    about(pair("lernen", "studieren")),
    "„Studieren“ sagt man vor allem für die Universität: „Ich studiere Medizin“, aber „Ich lerne Deutsch“.",
    "“Studieren” is mostly for the university: “Ich studiere Medizin” but “Ich lerne Deutsch.”",
  ],
  [
    about(pair("liegen", "legen"), pair("liegt", "legt")),
    "Wo ist es: „Es liegt auf dem Tisch“, wohin: „Ich lege es auf den Tisch“.",
    "Where is it: “Es liegt auf dem Tisch”; where to: “Ich lege es auf den Tisch.”",
  ],
  [
    about(pair("stehen", "stellen"), pair("steht", "stellt")),
    "Wo ist es: „Es steht auf dem Tisch“, wohin: „Ich stelle es auf den Tisch“.",
    "Where is it: “Es steht auf dem Tisch”; where to: “Ich stelle es auf den Tisch.”",
  ],
  [
    about(pair("sitzen", "setzen"), pair("sitze", "setze")),
    "Wo: „Ich sitze auf dem Stuhl“, wohin: „Ich setze mich auf den Stuhl“.",
    "Where: “Ich sitze auf dem Stuhl”; where to: “Ich setze mich auf den Stuhl.”",
  ],
  [
    about(`^(?![^.!?]*(?:bedeut|heißt|ausdruck)[^.!?]*hin (?:und|oder) her)[^.!?]*(?:${pair("hin", "her")})`),
    "„Her“ führt zu der Person, die spricht, „hin“ von ihr weg: „Komm her“, „Geh hin“.",
    "“Her” leads to the person who speaks, “hin” away from them: “Komm her,” “Geh hin.”",
  ],
  [
    about(`${word("je")}(?:[^\\p{L}]+|,? (?:und|oder) )${word("desto|umso")}`, `[„"“‚'‘«»]je [^.!?]*desto`),
    "Zum Beispiel: „Je mehr ich lese, desto mehr verstehe ich“.",
    "For example: “Je mehr ich lese, desto mehr verstehe ich.”",
  ],
  [
    about(`${word("weder")}(?:[^\\p{L}]+|,? (?:und|oder) )${word("noch")}`),
    "„Weder … noch“ heißt, dass beides nicht stimmt: „Ich trinke weder Tee noch Kaffee“.",
    "“Weder … noch” means that neither is true: “Ich trinke weder Tee noch Kaffee.”",
  ],
  [
    about(pair("wer", "wen|wem"), pair("wen", "wem")),
    "Zum Beispiel: „Wer hilft uns“, „Wen sieht er“, „Wem hilft er“.",
    "For example: “Wer hilft uns,” “Wen sieht er,” “Wem hilft er.”",
  ],
  [
    about(pair("worüber|worauf|womit|wofür|woran|wovon", "(?:über|auf|mit|für|an|von) was")),
    "Man hört beides, aber beim Schreiben ist „worauf“ besser als „auf was“.",
    "You hear both, but in writing “worauf” is better than “auf was.”",
  ],
  [
    about(pair("worüber|worauf|womit|wofür|woran|wovon", "(?:über|auf|mit|für|an|von) (?:wen|wem)")),
    "Bei einer Sache fragt man „worüber“, bei einer Person „über wen“.",
    "About a thing you ask “worüber,” about a person “über wen.”",
  ],
  [
    about(pair("anscheinend", "scheinbar")),
    "Genau genommen vermutet man bei „anscheinend“ etwas, und bei „scheinbar“ sieht es nur so aus.",
    "Strictly speaking, “anscheinend” is a guess, and “scheinbar” means it only looks that way.",
  ],
  [
    about(pair("(?:das|dem|der|die)selben?", "(?:das |dem |der |die )?gleichen?")),
    "Genau genommen ist „dasselbe“ nur eine Sache, und „das Gleiche“ sind zwei, die gleich sind.",
    "Strictly speaking, “dasselbe” is only one thing, and “das Gleiche” is two that are alike.",
  ],
  [
    about(
      `^(?=[^.!?]*(?:${IN}sag|duz|siez|unterschied|benutz|verwend|höflich|förmlich|formell|[„"“‚'‘«»]))[^.!?]*(?:${pair("sie", "du")})`,
      `^\\W*(?:${pair("sie", "du")})\\W*$`,
      pair("siezen", "duzen"),
      `wann (?:sagt|duzt|siezt) man (?:zu jemandem |leute )?${word("du|sie")}`,
      `wann (?:duzt|siezt) man`,
    ),
    "Meist sagt man „Sie“ zu fremden Erwachsenen und „du“ zu Freunden, zur Familie und zu Kindern.",
    "You mostly say “Sie” to adults you don’t know and “du” to friends, family, and children.",
  ],
  [
    about(pair("brauchen|brauchst|brauche", "müssen|musst|muss"), `${word("nicht brauchen")}[^.!?]*zu`),
    "„Du brauchst nicht zu kommen“ heißt dasselbe wie „du musst nicht kommen“.",
    "“Du brauchst nicht zu kommen” means the same as “du musst nicht kommen.”",
  ],
  [
    about(pair("ss", "(?:ein |mit )?ß|scharfes s|eszett")),
    "Der Vokal entscheidet: „ss“ nach kurzem wie in „Fluss“, „ß“ nach langem wie in „Fuß“.",
    "The vowel decides: “ss” after a short one, as in “Fluss,” “ß” after a long one, as in “Fuß.”",
  ],
  [
    about(`(?:wann|was|welche wörter|warum)[^.!?]*schreib[^.!?]*(?:groß|gross)${OUT}`, `großschreibung`),
    "Groß schreibt man Nomen, den Anfang eines Satzes und das höfliche „Sie“.",
    "Nouns, the beginning of a sentence, and the polite “Sie” are capitalized.",
  ],
  [
    about(
      `(?:wie viele|welche) (?:fälle|kasus) (?:gibt es|hat|kennt|haben wir)(?: (?:denn|eigentlich|das|die|im|auf|in|der|deutsch\\p{L}*|sprache))*\\W*$`,
    ),
    "Es gibt vier: Nominativ, Akkusativ, Dativ und Genitiv.",
    "There are four: nominative, accusative, dative, and genitive.",
  ],
  [
    about(`schreib[^.!?]*${word("deutsch")}[^.!?]*(?:groß|gross|klein)${OUT}`),
    "Man schreibt „Ich spreche Deutsch“, aber „ein deutsches Wort“.",
    "You write “Ich spreche Deutsch” but “ein deutsches Wort.”",
  ],
  [
    about(
      `(?:steht|kommt|nennt|zuerst|satz|wortstellung)[^.!?]*${IN}(?:zeit(?:angabe)? (?:oder|vor) (?:die |der |den |dem )?ort|ort(?:sangabe)? (?:oder|vor) (?:die |der |den |dem )?zeit)`,
      `te-?ka-?mo-?lo`,
    ),
    "Meist steht die Zeit vor dem Ort: „Ich fahre morgen nach Berlin“.",
    "The time mostly comes before the place: “Ich fahre morgen nach Berlin.”",
  ],
  [
    about(
      `^(?![^.!?]*(?:(?:in|bei)[^.!?]{1,20}frage|imperativ|befehl|bitte|modal|infinitiv|partizip|zweite verb|relativ))[^.!?]*(?:(?:wo steht|wohin kommt|wo kommt|welche[rn]? (?:stelle|position|platz))[^.!?]*${IN}verb${OUT}|${IN}verb${OUT}[^.!?]*${IN}(?:zweite\\p{L}*|position|platz|stelle)${OUT})`,
    ),
    "In einer Aussage steht das Verb auf Platz zwei: „Heute gehe ich schwimmen“.",
    "In a statement the verb takes the second place: “Heute gehe ich schwimmen.”",
  ],
  [
    about(single("doch"), pair("doch", "ja|aber|mal")),
    "Mit „doch“ widerspricht man einem Nein, und Bitten klingen damit freundlicher: „Komm doch mit“.",
    "With “doch” you contradict a no, and it makes requests sound friendlier: “Komm doch mit.”",
  ],
  [
    about(single("mal")),
    "„Mal“ macht eine Bitte oft lockerer: „Warte mal“.",
    "“Mal” often makes a request more casual: “Warte mal.”",
  ],
  [
    about(single("ja") + `[^.!?]*(?:satz|mitte)`),
    "Im Satz heißt „ja“ oft, dass etwas bekannt ist oder überrascht: „Das ist ja schön“.",
    "Inside a sentence, “ja” often means that something is known or surprising: “Das ist ja schön.”",
  ],
  [
    about(single("halt|eben"), pair("halt", "eben")),
    "Mit „halt“ oder „eben“ sagt man oft, dass man nichts ändern kann: „Das ist eben so“.",
    "With “halt” or “eben” you often say that nothing can be done: “Das ist eben so.”",
  ],
  [
    about(single("wohl")),
    "Mit „wohl“ vermutet man oft etwas: „Er ist wohl krank“.",
    "With “wohl” you often guess something: “Er ist wohl krank.”",
  ],
];

// Verbs that take the dative, in the form in which dictionaries show it.
const WITH_DATIVE =
  "helfen|danken|gefallen|gehören|schmecken|antworten|vertrauen|folgen|zuhören|gratulieren|fehlen|begegnen|ähneln|schaden|verzeihen|widersprechen|zustimmen|drohen|nützen|dienen|ausweichen|misstrauen";
const WITH_ACCUSATIVE =
  "fragen|anrufen|besuchen|kennen|lieben|treffen|einladen|verstehen|brauchen|abholen|heiraten|stören|kritisieren|unterstützen";

/** Each verb with its preposition: infinitive, how one says it, and its English. */
const WITH_PREPOSITION: readonly (readonly [verb: string, say: string, en: string])[] = [
  ["warten", "auf den Bus warten", "to wait for the bus"],
  ["denken", "an die Arbeit denken", "to think of work"],
  ["träumen", "von einer Reise träumen", "to dream of a trip"],
  ["teilnehmen", "an einem Kurs teilnehmen", "to take part in a course"],
  ["abhängen", "vom Wetter abhängen", "to depend on the weather"],
  ["(?:sich )?interessieren", "sich für Musik interessieren", "to be interested in music"],
  ["(?:sich )?erinnern", "sich an den Sommer erinnern", "to remember the summer"],
  ["(?:sich )?kümmern", "sich um den Hund kümmern", "to take care of the dog"],
  ["(?:sich )?gewöhn(?!lich)en", "sich an die Kälte gewöhnen", "to get used to the cold"],
  ["(?:sich )?verlieben", "sich in jemanden verlieben", "to fall in love with somebody"],
  ["(?:sich )?bewerben", "sich bei einer Firma um eine Stelle bewerben", "to apply to a company for a job"],
  ["(?:sich )?beschweren", "sich über das Essen beschweren", "to complain about the food"],
  ["(?:sich )?verabschieden", "sich von jemandem verabschieden", "to say goodbye to somebody"],
  ["(?:sich )?ärgern", "sich über den Lärm ärgern", "to be annoyed about the noise"],
  ["(?:sich )?vorbereiten", "sich auf die Prüfung vorbereiten", "to prepare for the exam"],
  [
    "(?:sich )?entschuldigen",
    "sich bei jemandem für den Fehler entschuldigen",
    "to apologize to somebody for the mistake",
  ],
  ["verzichten", "auf Zucker verzichten", "to do without sugar"],
  ["riechen", "nach Kaffee riechen", "to smell of coffee"],
  ["aufhören", "mit der Arbeit aufhören", "to stop working"],
  ["anfang(?=e)en", "mit der Arbeit anfangen", "to start working"],
  ["telefonieren", "mit meiner Mutter telefonieren", "to talk to my mother on the phone"],
  [
    "(?:sich )?freu(?=[et])en",
    "sich über ein Geschenk freuen“ und „sich auf den Urlaub freuen",
    "sich über ein Geschenk freuen” and “sich auf den Urlaub freuen",
  ],
];

/** Words for the same thing, each from its part of the German-speaking countries. */
const REGIONAL =
  "Brötchen Semmel Schrippe Weckle Rundstück|Samstag Sonnabend|Kartoffel Erdapfel|Tomate Paradeiser|Metzger Fleischer Schlachter|Möhre Karotte Mohrrübe Rübli|Orange Apfelsine|Junge Bub|Januar Jänner|Frikadelle Bulette Fleischpflanzerl|Fahrrad Velo|Aprikose Marille|Blumenkohl Karfiol|Quark Topfen|Streichholz Zündholz|Schornsteinfeger Kaminkehrer Rauchfangkehrer|Sahne Rahm";

/** Said among friends; in a formal talk another word is better. */
const CASUAL =
  "Bammel|krass|geil|kriegen|gucken|Kumpel|Klo|quatschen|doof|mega|Bock|labern|chillen|Kohle|Kneipe|Typ|pennen|abhauen|Schiss|Quatsch|meckern|Knast|Zoff|Glotze|Klamotten|nee|nö|kapieren|checken|klauen|mies|irre|hammer|cool|schnallen|futtern|malochen|blöd|Mist|fies";

/** Verbs that form the perfect with both: what each of them says. */
const BOTH_PERFECTS: readonly (readonly [participle: string, say: string, en: string])[] = [
  [
    "umgezogen|umziehen",
    "Bei einer neuen Wohnung sagt man „ich bin umgezogen“, bei anderer Kleidung „ich habe mich umgezogen“.",
    "For a new home you say “ich bin umgezogen,” for different clothes “ich habe mich umgezogen.”",
  ],
  [
    "(?:ge)?fahren",
    "Man sagt „ich bin gefahren“, aber mit einem Objekt auch „ich habe das Auto gefahren“.",
    "You say “ich bin gefahren” but, with an object, also “ich habe das Auto gefahren.”",
  ],
  [
    "geflogen|fliegen",
    "Man sagt „ich bin geflogen“, aber mit einem Objekt auch „ich habe das Flugzeug geflogen“.",
    "You say “ich bin geflogen” but, with an object, also “ich habe das Flugzeug geflogen.”",
  ],
  [
    "gestanden|stehen",
    "Meist sagt man „ich habe gestanden“, im Süden auch „ich bin gestanden“.",
    "You mostly say “ich habe gestanden,” in the south also “ich bin gestanden.”",
  ],
  [
    "gesessen|sitzen",
    "Meist sagt man „ich habe gesessen“, im Süden auch „ich bin gesessen“.",
    "You mostly say “ich habe gesessen,” in the south also “ich bin gesessen.”",
  ],
  [
    "gelegen|liegen",
    "Meist sagt man „ich habe gelegen“, im Süden auch „ich bin gelegen“.",
    "You mostly say “ich habe gelegen,” in the south also “ich bin gelegen.”",
  ],
];

const HAVE = `(?:haben|habe|hab|hat|hast|hatte)`;
const BE = `(?:sein|bin|ist|bist|sind|war)`;
const WHO = `(?:(?:mit|ich|er|sie|man|du|es) )?`;
/** Asks which of "haben" and "sein" it is: "Hast du Kinder oder bist du allein?" does not. */
export const HAVE_OR_BE = `(?:${IN}(?:${HAVE}${Q},? oder ${WHO}${Q}${BE}|${BE}${Q},? oder ${WHO}${Q}${HAVE})${OUT}(?! (?:du|sie|ihr|er|wir)${OUT})|${IN}(?:heißt es|heisst es|sagt man|sage ich|nimmt man|schreibt man|richtig|korrekt|perfekt)${OUT}[^.!?]*${IN}(?:${HAVE}${OUT}[^.!?]*${IN}oder${OUT}[^.!?]*${IN}${BE}|${BE}${OUT}[^.!?]*${IN}oder${OUT}[^.!?]*${IN}${HAVE})${OUT})[^.!?]*\\?`;

function dative(verb: string): GrammarAnswer {
  return {
    has: [[verb]],
    asks: about(
      `${word(verb)}[^\\p{L}.!?]+(?:(?:man|mit|den|dem|der|immer|eigentlich|denn) )*${Q}(?:dativ${OUT}|akkusativ${OUT}|we[nm] oder we[nm]${OUT})`,
      `[„"“‚'‘«»]${verb}[“”"'’»«][^.!?]*${IN}(?:dativ|akkusativ|wen|wem|dich|dir|mich|mir|ihn|ihm)${OUT}`,
      `${IN}(?:dich|dir|mich|mir|ihn|ihm) ${verb}${Q},? oder ${Q}(?:dich|dir|mich|mir|ihn|ihm)${OUT}`,
      `(?:dativ|akkusativ|fall|kasus)${OUT}[^.!?]*(?:${IN}(?:nach|bei|mit|verb|hat|verlangt|braucht) |[„"“‚'‘«»])${verb}${OUT}`,
    ),
    say: `Es heißt „jemandem ${verb}“, also mit Dativ: „ihm“, „ihr“, „dem Mann“.`,
    en: `It’s “jemandem ${verb},” so with the dative: “ihm,” “ihr,” “dem Mann.”`,
  };
}

function accusative(verb: string): GrammarAnswer {
  return {
    ...dative(verb),
    say: `Es heißt „jemanden ${verb}“, also mit Akkusativ: „ihn“, „sie“, „den Mann“.`,
    en: `It’s “jemanden ${verb},” so with the accusative: “ihn,” “sie,” “den Mann.”`,
  };
}

function withPreposition([infinitive, say, en]: readonly [string, string, string]): GrammarAnswer {
  const verb = `${infinitive.replace(/e?n$/u, "")}\\p{L}*(?: (?:mich|dich|sich|uns))?`;
  const preposition = "(?:auf|an|für|über|von|um|mit|nach|in|bei|zu|wegen)";
  return {
    has: [[infinitive.replaceAll(/\([^)]*\)\??/gu, "").replace(/e?n$/u, "")]],
    asks: about(
      // Nobody says "warten auf oder für" but to ask about the words.
      `(?:${word(verb)} ${preposition},? oder (?:${word(verb)} )?${preposition}|${preposition} oder ${preposition} (?:\\p{L}+ )?${word(verb)})(?=${Q}(?: \\p{L}+){0,2}\\W*$)`,
      `${word(verb)} (?:mit )?${Q}${IN}${preposition}${OUT}(?:[^\\p{L}.!?]|(?:mit|den|der|kommt|steht) )*(?:dativ|akkusativ)${OUT}[^.!?]*\\?`,
      `[„"“‚'‘«»][^.!?]*${word(verb)} (?:\\p{L}+ )?${preposition}${OUT}[^.!?]* oder [^.!?]*\\?`,
      `präposition\\p{L}*[^.!?]*${word(verb)}`,
      `${word(verb)}[^.!?]*präposition`,
    ),
    say: `Man sagt „${say}“.`,
    en: en.startsWith("to ") ? `You say “${say},” ${en}.` : `You say “${en}.”`,
  };
}

function regional(words: string): GrammarAnswer {
  const each = words.split(" ");
  const form = (of: readonly string[]): string => `(?:der |die |das )?(?:${of.join("|")})(?:n|en|s)?`;
  // Two different words: "die Quark oder der Quark" asks for the article.
  const pairs = each.slice(0, -1).map((one, at) => pair(form([one]), form(each.slice(at + 1))));
  return {
    has: [each.map((one) => one.toLowerCase())],
    asks: about(...pairs),
    say: "Beides heißt dasselbe, und welches Wort man sagt, kommt auf die Region an.",
    en: "Both mean the same, and which word people say depends on the region.",
  };
}

function casual(said: string): GrammarAnswer {
  return {
    has: [[said.toLowerCase()]],
    asks: `^(?=[^.!?]*${IN}(?:passt|klingt|ist|kann|darf|sagt|sagen|benutzen)${OUT})(?=[^.!?]*(?:[„"“‚'«»]|wort )${said}(?!\\p{L}))[^.!?]*(?:förmlich|formell|höflich|umgangssprach|offiziell|slang|chef|büro|bewerbung|geschäft|schriftlich|e-?mail|vulgär|unhöflich)[^.!?]*\\?`,
    say: `„${said}“ klingt meist umgangssprachlich, in einem förmlichen Gespräch passt ein anderes Wort besser.`,
    en: `“${said}” mostly sounds colloquial, another word fits better in a formal conversation.`,
  };
}

/** Sets what stands between asterisks in the quotation marks of each language. */
function quoted(text: string, [open, close]: readonly [string, string]): string {
  const marked = text.replaceAll(/\*([^*]+)\*/gu, `${open}$1${close}`);
  return open === "„" ? marked : marked.replaceAll(/”([,.])/gu, "$1”");
}

const MARKS = { de: ["„", "“"], en: ["“", "”"] } as const;

/** Asks what tells two words apart. */
const COMPARES = `(?=.*(?:unterschied|unterscheid|verwechs|dasselbe|da?s ?(?:gleiche|selbe)|synonym|[„"“‚«]|${IN}(?:anders|heißt es|sagt man|sage ich|sagen|nimmt man|schreibt man|benutz\\p{L}+|verwend\\p{L}+|bedeut\\p{L}+|wann|richtig|heißt das|wort)${OUT}))`;
/** Words that a question about other words is made of: they count only where two are compared. */
const COMMON =
  /^(?:sagen|fragen|bitten|heißen|meinen|bedeuten|kommen|gehen|brauchen|bringen|nehmen|benutzen|benützen|verwenden|gebrauchen|nutzen|verstehen|können|dürfen|kennen|erkennen|wissen|lassen|werden|haben|denken|glauben|finden|hören|lernen|lehren|geben|machen|sehen|sprechen|reden|merken|immer|oft|nur|auch|noch|gleich|sofort|bald|früh|erst|wirklich|eigentlich|etwas|etwa|ein wenig|ein bisschen|mal|recht|anders|schnell|fast|sogar|selbst|während|wenn|vorher|bevor|damals|früher|schwer|einfach|leicht|schwierig|richtig|groß|klein|kurz|lustig|komisch|allein|alt|zuerst|endlich|nett|lieb|kaufen|einkaufen|ziehen|umziehen|schlafen|einschlafen|schließen|abschließen|zuhören|ansehen|nachdenken|zeit|freund|ort|platz|stelle|arbeit)$/iu;

/** What every form of a word holds. */
function letters(key: string): readonly string[] {
  const stem = key.toLowerCase().split("~");
  return stem.map((each, at) =>
    at > 0 ? each : each.replace(/^(an|auf|aus|ein|ab|zu|vor|mit|um|nach|teil|statt|kennen).*n$|e?n$/u, "$1"),
  );
}

/** A word in whatever form: "grinst", "angemacht", "Gehälter" only where it keeps its vowel. */
function inflected(key: string): string {
  const [shown = "", ...others] = key.split("~");
  const verb = /^(an|auf|aus|ein|ab|zu|vor|mit|um|nach|teil|statt|kennen)?(\p{Ll}{3,}?)e?n$/u.exec(shown);
  const own =
    verb === null || COMMON.test(shown) || shown.includes(" ")
      ? `${shown}(?:e?[nsmr]?|es|ern)?`
      : `${verb[1] === undefined ? "" : `${verb[1]}(?:ge|zu)?`}(?:ge)?${verb[2]}\\p{L}{0,3}`;
  const source = `${IN}(?:${[own, ...others].join("|")})${OUT}`;
  return COMMON.test(shown)
    ? `(?:[„"“‚«]${source}|${IN}(?:zwischen|und|oder|von|statt|wie|wann|mit|immer|wort) ${Q}${source}|${source}${Q}(?:,|,? (?:und|oder|von|statt|dasselbe|das gleiche) ))`
    : source;
}

/** A line of `WORD_PAIRS`; of three words, any two may be asked about. */
function wordPair(line: string): GrammarAnswer {
  const [, keys = "", de = "", en = ""] = /^(.*?): (.*)\|(.*)$/u.exec(line) ?? [];
  const words = keys.split("/");
  const shown = words.map((each) => each.split("~")[0] ?? "");
  const sources = words.map((each) => `(?=.*${inflected(each)})`);
  const couples = sources.flatMap((one, at) => sources.slice(at + 1).map((other) => one + other));
  const put = (text: string, marks: readonly [string, string]): string =>
    quoted(
      text.replaceAll(
        /(?<=(^|[.] |beim )|)(?<!\d)([123])(?!\d)/giu,
        (_all, begins: string | undefined, digit: string) => {
          const named = shown[Number(digit) - 1] ?? "";
          return `*${begins === undefined ? named : named.charAt(0).toUpperCase() + named.slice(1)}*`;
        },
      ),
      marks,
    );
  const all = words.map(letters);
  const has = all.length === 2 ? all : [all.flat()];
  const of = `^(?:${couples.join("|")})`;
  return { has, of, asks: of + COMPARES, say: put(de, MARKS.de), en: put(en, MARKS.en) };
}

/** A line of `USAGE_ANSWERS`. */
function usage(line: string): GrammarAnswer {
  const [, keys = "", de = "", en = ""] = /^(.*?): (.*)\|(.*)$/u.exec(line) ?? [];
  const sources = keys.split(" & ").map((key) => {
    const source = key
      .replace(/^\?$/u, "oder|statt|nicht|warum|präposition~")
      .replaceAll("'", `[„"“‚«”’»]`)
      .replaceAll("~", "\\p{L}*");
    return key.startsWith("'") ? `(?=.*(?:${source}))` : `(?=.*${IN}(?:${source})${OUT})`;
  });
  const has = keys.split(" & ").flatMap((key) => (/[(?\\[.']/u.test(key) ? [] : [key.replaceAll("~", "").split("|")]));
  const of = sources.map((source) => source.replace("(?=", "(?:")).join("|");
  return { has, of, asks: `^${sources.join("")}`, say: quoted(de, MARKS.de), en: quoted(en, MARKS.en) };
}

function linesOf(table: string): readonly string[] {
  return table.trim().split("\n");
}

/** All of them; what is narrower comes first. */
export const GRAMMAR_ANSWERS: readonly GrammarAnswer[] = [
  ...BOTH_PERFECTS.map(([verb, say, en]) => ({
    asks: `^(?=[^.!?]*${word(verb)})(?=[^.!?]*${HAVE_OR_BE})`,
    say,
    en,
  })),
  ...REGIONAL.split("|").map(regional),
  ...CASUAL.split("|").map(casual),
  ...WITH_PREPOSITION.map(withPreposition),
  ...WITH_DATIVE.split("|").map(dative),
  ...WITH_ACCUSATIVE.split("|").map(accusative),
  ...linesOf(USAGE_ANSWERS).map(usage),
  ...RULES.slice(2).map(([asks, say, en]) => ({ asks, say, en })),
  ...linesOf(WORD_PAIRS).map(wordPair),
  ...RULES.slice(0, 2).map(([asks, say, en]) => ({ asks, say, en })),
];
