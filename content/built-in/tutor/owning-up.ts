import type { Band, Line } from "#schema/content/tutor.ts";
import { CRITICIZED, MEANT, MISHEARD, WANTED_INSTEAD } from "./general.ts";
import { UNCLEAR, WHAT_ABOUT, WHY_I_ASK } from "./going-on.ts";
import {
  ALREADY_TOLD,
  ASKS_WHAT_WAS_WRONG,
  ASKS_WHY_ASKED,
  CRITICIZES,
  FAULTS_QUESTIONS,
  FAULTS_THE_SAME,
  KNOWN_ALREADY,
  MISTAKEN,
  NOTHING_ASKED,
  OBJECTS,
  PASSED_OVER,
  SAYS_WRONG,
  STRAYS,
} from "./patterns/intents.ts";

type Lines = Readonly<Record<Band, readonly Line[]>>;

/** What the learner objects to in the tutor's last reply, and how the tutor owns up to it. */
export interface OwningUp {
  says: RegExp;
  /** What the last reply said. */
  after?: RegExp;
  say: Lines;
  /** Asked where the message tells nothing else; without it, another question of the topic. */
  ask?: Lines;
  /** Counts beside a question about German, too. */
  amid?: true;
}

/** The tutor's question was not clear: asked after (`puzzledBy`), or said so. */
export const WAS_UNCLEAR: OwningUp = {
  says: /(?<!\p{L})(?:ich (?:verstehe|sehe) den Zusammenhang (?:\p{Ll}+ )*nicht|wo ist (?:(?:da|denn|hier|jetzt|bitte) )*der Zusammenhang\?)|^\W*was soll das (?:denn |jetzt )*(?:heißen|bedeuten)\?|^\W*(?:jetzt|nun|da) verstehe ich (?:dich |Sie )?(?:gar |überhaupt )?(?:nichts|nicht|nur noch Bahnhof)(?: mehr)?(?=[.!:]|$)|^\W*(?:\p{L}+\? )?(?:ich verstehe?(?: das| dich| Sie)? (?:leider )?nicht|das verstehe ich (?:leider )?nicht)(?= ?[.!])|(?<!\p{L})(?:(?:verstehe?|kapiere?|begreife?) (?:ich )?(?:leider |jetzt |gerade |ehrlich gesagt )*(?:die|deine|Ihre|diese) Frage (?:\p{Ll}+ )*nicht|(?:die|deine|Ihre|diese) Frage (?:verstehe|kapiere|begreife) ich|ich (?:verstehe|weiß) (?:\p{Ll}+ )?nicht(?: (?:so )?(?:genau|ganz|recht))?,? (?:was|worauf|wen|wie|wonach) (?:genau )?(?:du|Sie)(?: \p{L}+){0,2} (?:meinst|meinen|hinauswillst|hinauswollen|willst|wollen|fragst|fragen)|(?:die|deine|Ihre|diese) Frage (?:ist|war|finde ich|klingt) (?:mir |für mich |jetzt |etwas |ein bisschen |ziemlich |sehr |leider |zu |nicht |so )*(?:allgemein|unklar|klar|verständlich|kompliziert|vage|komisch|seltsam|merkwürdig|abstrakt|unverständlich)|(?:das|die Frage|deine Frage|Ihre Frage) passt (?:(?!zu)\p{Ll}+ )*nicht (?:zu dem|dazu|zu meine\p{Ll}*)|(?:das|die Frage|es) (?:klingt|ist) (?:jetzt |ja )?wie (?:bei der Polizei|(?:bei )?ein\p{Ll}* (?:Verhör|Interview)))(?!\p{L})|^\W*(?:\p{L}+\? )?(?:meinst du|meinen Sie), ob [^?]*\?(?=\W*$)|^\W*(?:in|an|auf|von|bei|mit|aus) welche[rnms]? \p{L}+(?: (?:meinst du|meinen Sie))?\?|^\W*(?:\p{L}+\? )?(?:meinst du|meinen Sie) (?!das |es |nicht|auch|wirklich|echt|so |ich|er |wir|man|ernst)[^?,]{2,40}(?:, oder [^?]*)?\?(?=\W*$|.*[.!]\W*$)|^\W*(?:(?:wen|wem|wo(?:rüber|mit|von|zu|ran|rauf|bei|für)?|welche[rnms]? \p{L}+)(?: genau)? (?:meinst du|meinen Sie)|was (?:genau )?(?:meinst du|meinen Sie)(?= (?:genau|damit|mit)(?!\p{L})|\?))|^\W*wie (?:meinst du|meinen Sie) das(?! mit)|^\W*(?:wer|wen|was|wo) (?:ist|sind|war|soll) (?:denn |hier |mit )*[„"'‚«](?:sie|er|ihn|ihm|ihr|es|das|dann|dort|da\p{Ll}{2,4})["'‘’“»](?: sein)?\?|^\W*(?:hä[,?!]* )?(?:von|über) (?:wem|wen) (?:denn )?(?:redest du|sprichst du|reden Sie|sprechen Sie)(?= ?[.?!])/iu,
  say: UNCLEAR,
};

/** The tutor's own words, thrown back at it (`throwsBack`). */
export const DID_NOT_FIT: OwningUp = {
  says: /^[^?]*\?/u,
  say: {
    A: [{ say: "Entschuldigung, das hat nicht gepasst.", en: "Sorry, that didn’t fit." }],
    B: [
      { say: "Stimmt, das hat nicht gepasst, Entschuldigung.", en: "Right, that didn’t fit, sorry." },
      { say: "Entschuldigung, das war unpassend von mir.", en: "Sorry, that was out of place." },
    ],
    C: [
      { say: "Stimmt, das hat nicht gepasst, Verzeihung.", en: "Right, that didn’t fit, my apologies." },
      { say: "Verzeihung, das war unpassend von mir.", en: "My apologies, that was out of place." },
    ],
  },
};

const ALREADY = "(?:(?:doch|schon|gerade|eben|bereits|ja|vorhin|längst|mal|einmal) )+";
const TOLD = "(?:gesagt|geschrieben|erzählt|beantwortet|erklärt|geschildert|erwähnt)";

export const MISHEARS: OwningUp = { says: OBJECTS, say: MISHEARD, ask: MEANT };

/** The tutor has just owned up to something. */
export const OWNED_UP =
  /^(?:Entschuldigung|Stimmt, d|Tut mir leid|Verzeihung|Oh, (?:das habe ich|mein Fehler)|Oh ja, das weiß)|mein Fehler\./u;

/** A question that fits everything. */
const ASKS_NOTHING =
  /(?<!\p{L})(?:erzählen|sagen|Neues|Neuigkeiten|los|loswerden|hinzufügen|Kopf|noch|davon|dazu|selbst|sprechen|weitermachen|fortfahren)\?/u;

export const ALREADY_HAD: Lines = {
  A: [
    { say: "Stimmt, das hatten wir schon!", en: "Right, we already had that!" },
    { say: "Oh ja, das weiß ich schon!", en: "Oh yes, I already know that!" },
  ],
  B: [
    { say: "Stimmt, das hatten wir schon, Entschuldigung.", en: "Right, we already had that, sorry." },
    { say: "Entschuldigung, das habe ich übersehen.", en: "Sorry, I missed that." },
  ],
  C: [
    { say: "Stimmt, das hatten wir schon, Verzeihung.", en: "Right, we already had that, my apologies." },
    { say: "Verzeihung, das habe ich übersehen.", en: "My apologies, I missed that." },
  ],
};

const MISREAD: Lines = {
  A: [{ say: "Oh, das habe ich falsch verstanden.", en: "Oh, I got that wrong." }],
  B: [{ say: "Ach so, dann habe ich das falsch gedeutet.", en: "Oh, I see, then I read that wrong." }],
  C: [{ say: "Dann habe ich das falsch gedeutet, Verzeihung.", en: "Then I misread that, my apologies." }],
};

/** The narrower first. */
export const OWNING_UP: readonly OwningUp[] = [
  { says: FAULTS_QUESTIONS, say: CRITICIZED },
  { says: FAULTS_THE_SAME, after: ASKS_NOTHING, say: CRITICIZED },
  { says: CRITICIZES, say: CRITICIZED, ask: WANTED_INSTEAD },
  {
    says: ASKS_WHAT_WAS_WRONG,
    after: OWNED_UP,
    amid: true,
    say: {
      A: [{ say: "Der Fehler lag bei mir.", en: "The mistake was mine." }],
      B: [{ say: "Der Fehler lag bei mir, nicht bei {dir|Ihnen}.", en: "The mistake was mine, not yours." }],
      C: [{ say: "Der Fehler lag bei mir, nicht bei {dir|Ihnen}.", en: "The mistake was mine, not yours." }],
    },
  },
  {
    says: NOTHING_ASKED,
    after: /^(?!.*(?<!\p{L})(?:ge)?frag(?:e|st|en|t|test?|ten)(?!\p{L}))/u,
    say: {
      A: [{ say: "Stimmt, das war keine Frage.", en: "Right, that wasn’t a question." }],
      B: [
        {
          say: "Stimmt, das war gar keine Frage, mein Fehler.",
          en: "Right, that wasn’t a question at all, my mistake.",
        },
      ],
      C: [
        {
          say: "Stimmt, das war gar keine Frage, Verzeihung.",
          en: "Right, that wasn’t a question at all, my apologies.",
        },
      ],
    },
  },
  { says: PASSED_OVER, amid: true, say: MISHEARD },
  {
    says: /^\W*(?:(?:ach|na ja|naja|nein)[,.!] )?so (?:dramatisch|schlimm|tragisch|wild) (?:war|ist|finde ich) (?:es|das) (?:\p{Ll}+ )*nicht(?= ?[.!,:])|^\W*was (?:genau )?(?:(?:freut|wundert) (?:dich|Sie)|gefällt (?:dir|Ihnen)) (?:denn )?(?:daran|da|dabei)(?!\p{L})/iu,
    after: /leid(?!er)|(?<!viel)leicht|schwer|verarbeite|schlimm|freut|schön|toll|wunder/iu,
    say: MISREAD,
    ask: MEANT,
  },
  { says: KNOWN_ALREADY, after: /\?/u, say: ALREADY_HAD },
  {
    says: /^\W*ich (?:habe|hab) (?:doch )?gesagt: [^„"]+!\W*$/iu,
    after: /^(?![^]*(?:sag|antwort|reagier|mein))[^]*\?/u,
    say: ALREADY_HAD,
  },
  {
    says: STRAYS,
    // Asked of what was spoken, an answer speaks of it, too.
    after: /^(?![^]*(?:gesproch|spr[ei]ch|geredet|redest))[^]*\?/u,
    say: {
      A: [{ say: "Entschuldigung, das war ein anderes Thema.", en: "Sorry, that was a different subject." }],
      B: [
        { say: "Stimmt, das war ein Gedankensprung, Entschuldigung.", en: "Right, I jumped to something else, sorry." },
        { say: "Entschuldigung, da bin ich abgeschweift.", en: "Sorry, I strayed from the subject." },
      ],
      C: [
        {
          say: "Stimmt, das war ein Gedankensprung, Verzeihung.",
          en: "Right, I jumped to something else, my apologies.",
        },
        { say: "Verzeihung, da bin ich abgeschweift.", en: "My apologies, I strayed from the subject." },
      ],
    },
  },
  {
    says: /^\W*(?:(?:nein|ach|hä|haha)[,.! ]+)*das (?:war|ist) (?:(?:doch|nur|ja|natürlich|eher|von mir) )*(?:(?:ironisch|sarkastisch|im Scherz|nicht (?:so )?ernst) ?gemeint|(?:ein (?:Scherz|Spaß)|Ironie)(?=[.!]|$))/iu,
    say: MISREAD,
  },
  { says: MISTAKEN, say: MISHEARD, ask: MEANT },
  {
    says: SAYS_WRONG,
    after: /^(?![^]*(?:richtig|falsch|stimmt|man(?!\p{L}))|[^]*Was (?:denkst|meinst|hältst))[^?]*\p{L}{3,}[^?]*\. /iu,
    say: MISHEARD,
    ask: MEANT,
  },
  { says: ASKS_WHY_ASKED, say: WHY_I_ASK, ask: WHAT_ABOUT },
  WAS_UNCLEAR,
  {
    says: /^\W*nach [^.!?,]{2,30} (?:hab|habe|hatte) ich (?:doch )?gefragt, nicht nach |(?:^|[.!] )ich fragte (?:doch |nur )nach |^\W*das sind doch (?:gar )?keine \p{L}+\. ich fragte nach |^\W*(?:nein|nee)[,.!] das war (?:doch )?(?:die Meinung|die Ansicht|die Idee) (?:mein|d|ihr|sein)\p{Ll}* |(?<!\p{L})das Problem ist doch mein\p{Ll}* \p{L}+!|(?<!\p{L})habe ich (?:doch )?gar nicht widersprochen|(?<!\p{L})(?:(?:da|das) (?:hast du|haben Sie) (?:mich |etwas |was |wohl |da |das )*(?:falsch|nicht richtig) verstanden|das ist ein Missverständnis|wir (?:sprechen|reden|sprachen|redeten) (?:hier |gerade )*doch (?:gerade |hier )*(?:über|von)(?= )|ich (?:habe|hab) (?:(?:doch|nur|gerade|eben|lediglich) )+(?:gesagt|erzählt|geschrieben)(?=, (?:dass|wie|wo))|ich wollte (?:doch |nur |bloß |eigentlich )+(?:sagen|erzählen)(?=, (?:dass|wie)))(?!\p{L})|^\W*(?:\p{L}+\? )?(?:nichts (?:war|ist|passierte) |es ist (?:doch |gar |ja )*nichts passiert|\p{L}+ (?:ist|war|habe ich) (?:niemand|nichts|keiner)(?=[.,!])|(?:der|die|das) \p{L}+ (?:hat|haben) (?:doch |ja )?noch (?:gar )?nicht (?:stattgefunden|begonnen|angefangen))/iu,
    after: /\?/u,
    say: MISHEARD,
    ask: MEANT,
  },
  {
    says: new RegExp(
      String.raw`(?<!\p{L})(?:(?:das|es) (?:habe|hab) ich (?:dir |Ihnen )?${ALREADY}${TOLD}|^\W*(?:habe?|hab) ich (?:dir |Ihnen )?${ALREADY}${TOLD}|ich (?:habe|hab) (?:dir |Ihnen )?(?:das|es) (?:dir |Ihnen )?${ALREADY}${TOLD}(?=[.!]|$)|(?:das|diese Frage|die Frage) (?:hast du|haben Sie) (?:mich |mir )?${ALREADY}(?:gefragt|gestellt)|(?:du hast|Sie haben) (?:mich |mir )?(?:das |diese Frage |die Frage )${ALREADY}(?:gefragt|gestellt))(?!\p{L})`,
      "iu",
    ),
    say: ALREADY_HAD,
  },
  { says: ALREADY_TOLD, amid: true, say: ALREADY_HAD },
  {
    says: /^\W*(?:(?:nein|nee|ne|doch|hä|äh|aber|moment|haha|ach)[,.! ]+)*(?:(?:das|es) (?:war|ist|fand ich) (?:(?:doch|aber|ja|gar|überhaupt|eigentlich|wirklich|nicht|sehr|total) )+(?:lustig|schön|gut|toll|traurig|schlimm|schlecht|schade|ernst|leicht|schwer|super|prima|positiv)(?= ?[.!,])|(?:warum|wieso|weshalb) (?:denn )?(?:nicht )?(?:\p{Ll}+ )?(?:traurig|schwer|leicht|schlimm|schade|schön|toll|lustig|Besserung|Mut|Beileid|Pech|leid)\?|(?:nicht )?(?:schade|schlimm|traurig|schön|toll|pech|leicht|schwer)\? (?:im Gegenteil|nein|nee|gar nicht|überhaupt nicht)|(?:warum|wieso|was) tut (?:es |das )?(?:dir|Ihnen)(?: das| es| denn| da)* leid|ich bin (?:doch |gar |ja |aber )*nicht (?:krank|traurig|müde|wütend|nervös|verletzt|allein))/iu,
    after:
      /leid|schade|schlimm|Pech|Besserung|Beileid|schwer|leicht|schön|freut|toll|Glück|Mut|ärgerlich|Sorge|traurig|lustig|super|krank/iu,
    say: MISREAD,
    ask: MEANT,
  },
  {
    says: /(?<!\p{L})(?:ich (?:wollte|will) mich (?:\p{Ll}+ ){0,3}nicht verabschieden|ich (?:wollte|will) (?:\p{Ll}+ ){0,2}nicht (?:gehen|weg|aufhören)|ich bin (?:doch )?noch (?:da|hier)(?= ?[.!,])|das war (?:doch |gar )*kein Abschied|ich (?:gehe|muss) (?:doch )?noch (?:gar )?nicht)(?!\p{L})/iu,
    after: /Tschüss|\bbis (?:bald|dann|zum|später|nächste)|Wiedersehen|schönen (?:Tag|Abend)|mach['’]?s gut|Nacht/iu,
    say: {
      A: [{ say: "Oh, gut, dann reden wir weiter!", en: "Oh, good, then let’s keep talking!" }],
      B: [{ say: "Oh, mein Fehler, dann reden wir gern weiter.", en: "Oh, my mistake, then let’s keep talking." }],
      C: [{ say: "Mein Fehler, dann reden wir gern weiter.", en: "My mistake, then let’s keep talking." }],
    },
    ask: WHAT_ABOUT,
  },
  {
    says: /(?<!\p{L})(?:das war (?:eigentlich |doch |aber |gar )*nicht meine Frage|(?:das|danach|nach [^.!?,]{2,30}) (?:habe|hab|hatte) ich (?:doch |gar |eigentlich |so |ja )*nicht gefragt|das wollte ich (?:doch |gar |eigentlich )*nicht wissen)(?!\p{L})/iu,
    say: {
      A: [{ say: "Entschuldigung!", en: "Sorry!" }],
      B: [
        { say: "Entschuldigung, das ging an der Frage vorbei.", en: "Sorry, that missed the point of your question." },
      ],
      C: [
        {
          say: "Verzeihung, das ging an der Frage vorbei.",
          en: "My apologies, that missed the point of your question.",
        },
      ],
    },
    ask: {
      A: [{ say: "Was {möchtest du|möchten Sie} wissen?", en: "What would you like to know?" }],
      B: [{ say: "Was genau {möchtest du|möchten Sie} wissen?", en: "What exactly would you like to know?" }],
      C: [{ say: "Was genau {möchtest du|möchten Sie} wissen?", en: "What exactly would you like to know?" }],
    },
  },
];

/** Asked of whoever told something of their own before they had to object: it stays theirs. */
export const STAYS: Lines = {
  A: [
    { say: "Was {möchtest du|möchten Sie} mir sagen?", en: "What would you like to say to me?" },
    { say: "Was soll ich {dich|Sie} fragen?", en: "What should I ask you?" },
  ],
  B: [
    { say: "Worauf soll ich genauer eingehen?", en: "What should I go into in more detail?" },
    { say: "Wonach hätte ich lieber fragen sollen?", en: "What should I have asked about instead?" },
  ],
  C: [
    { say: "Worauf soll ich näher eingehen?", en: "What should I go into more closely?" },
    { say: "Wonach hätte ich stattdessen fragen sollen?", en: "What should I have asked about instead?" },
  ],
};
/** Asked about what an objection names as theirs; `*` stands for it. */
export const GOES_ON_WITH: Readonly<Record<Band, Line>> = {
  A: { say: "Was ist mit *?", en: "What about *?" },
  B: { say: "Wie geht es mit * weiter?", en: "How are things going on with *?" },
  C: { say: "Wie geht es mit * weiter?", en: "How are things going on with *?" },
};
/** "Bei meinem Antrag", "auf mein Knie", "vom Klettern": what an objection is about. */
export const NAMES_MATTER =
  /(?<!\p{L})(?!(?<=(?:nichts?|nie) )(?:vom?|über) )(?:(?:über|von|bei|auf|mit|nach|zu|um) ((?:mein|unser)\p{Ll}*) (?:\p{Ll}+e[nmrs]? )?|(?:[bB]ei|[vV]o|[zZ]u)(m) )(?!\p{L}*(?:[Ff]rage|[Aa]ntwort|[Ff]ehler|[Pp]roblem|[Ss]atz|[Tt]hema|[Nn]achricht|[Gg]eschichte|[Mm]einung|[Nn]ame|[Ww]ort|[Ww]orte)n?(?!\p{L}))(\p{Lu}\p{Ll}{2,})(?![-\p{L}])/gu;

/** To whoever has no more to say of something. */
export const ENDED_SUBJECT: readonly Line[] = [
  { say: "Alles klar, dann etwas anderes:", en: "All right, something else then:" },
  { say: "Gut, dann frage ich etwas anderes:", en: "All right, I’ll ask something else then:" },
];

/** Before the next question, where nothing that the message names is certain. */
export const ANOTHER_QUESTION: Lines = {
  A: [
    { say: "Eine andere Frage:", en: "Another question:" },
    { say: "Ich frage etwas anderes:", en: "I’ll ask something else:" },
    { say: "Eine neue Frage:", en: "A new question:" },
  ],
  B: [
    { say: "Ich frage lieber etwas anderes:", en: "Let me ask something else instead:" },
    { say: "Vielleicht ist diese Frage besser:", en: "Maybe this question is better:" },
    { say: "Ein neuer Versuch:", en: "Let me try again:" },
  ],
  C: [
    { say: "Lieber eine andere Frage:", en: "Let me ask a different question instead:" },
    { say: "Vielleicht ist diese Frage besser:", en: "Maybe this question is better:" },
    { say: "Ein neuer Versuch:", en: "Let me try again:" },
  ],
};

/** Points at somebody or something that may be just what was mistaken. */
export const CANNOT_BE_CERTAIN =
  /: |(?<!\p{L})(?:er|sie(?= )|ihn|ihm|ihnen(?= )|ihre?[nmrs]?|seine?[nmrs]?|da(?:zu|von|ran|bei|mit|für|rüber|rauf|rin|nach)|dann passiert|vorstellen|erzählen\?|das\W*\?|das (?!am)\p{Ll}+\W*\?|Einzelheit|in dem Moment)(?!\p{L})/u;

/** "Von der Prüfung oder vom Urlaub?": asked behind an unclear question. */
export const WHICH_OF_THEM: Lines = {
  A: [{ say: "Was ist {dir|Ihnen} wichtiger?", en: "Which is more important to you?" }],
  B: [{ say: "Wovon {möchtest du|möchten Sie} lieber erzählen?", en: "Which would you rather tell me about?" }],
  C: [{ say: "Wovon {möchtest du|möchten Sie} lieber erzählen?", en: "Which would you rather tell me about?" }],
};

/** "Welcher Chef?", "Woran denn?", "Den Ausschlag wofür?": the first question of a message, and its question word. */
export const ASKS_AFTER_IT =
  /^\W*(?:(?:hä|häh|äh|ähm|moment|sorry|nein|nee|und|aber|ich verstehe nicht|entschuldigung)[,.!?]* )*((?=[^.!?]{2,50}\?)(?![^?]*(?<!\p{L})(?:du|dir|dich|sie|ihnen|dein\p{Ll}*|ihr\p{Ll}*|ist|sind|war|waren|gibt|kann|können|muss|darf|geht|kommt|kostet|heißt|macht|man)(?!\p{L}))[^.!?]*?(?<!\p{L})(was|wer|wen|wem|wo(?:r?(?:an|auf|aus|bei|durch|für|gegen|her|hin|in|mit|nach|über|um|unter|von|vor|zu))?|wann|wie|welche[rnms]?)(?!\p{L})[^.!?]*\?+)/iu;
/** "Wofür, fürs Bouldern? Man muss …", "Meinst du die Trennung? Am meisten hilft mir, wenn …": reads the question in one way, and goes on to answer it. */
export const READS_IT =
  /^\W*(?:(?:hm|äh|hä|ach)[,?! ]+)*(?:wo\p{Ll}+(?: denn)?[,?]+ (?:ans?|auf|aufs|für|fürs|mit|vo[nm]|zu[mr]?|über|übers|i[nm]|ins|am|bei|beim|nach|aus|gegen|durch|um|ums)|(?:meinst du|meinen Sie)(?! das ernst| mich)) [^.!?]{2,50}\?\s+(?![^.!?]*(?<!\p{L})(?:doch|als (?:hätte|wäre|ob)|verstehe?|gefragt|gemeint|Rede|Frage|du|dir|Sie|Ihnen)(?!\p{L})|ich \p{Ll}+ (?:(?:ja|gar|überhaupt|leider) )*(?:nicht|kein))(?=(?:\P{L}*\p{L}+){6})/iu;
/** Says nothing of what is asked after. */
export const FILLS_A_QUESTION =
  /^(?:denn|genau|eigentlich|jetzt|dort|noch|soll|nochmal|bitte|dabei|davon|dazu|damit|hier)$/iu;
/** "An meinem Dialekt oder an der Einstellung der Kollegen?" */
export const LEAVES_THE_CHOICE =
  /^(?![^]*[„"'‚])(?![^]*(?<!\p{L})(?:du|Sie|soll\p{Ll}*|kann|ist|sind)(?!\p{L}))[^.!?]* oder [^.!?]*\?\W*$/u;

/** "Was muss man da sacken lassen?", "Inwiefern lässt das hoffen?": what stands behind the question word. */
export const THROWS_BACK =
  /(?:^|[.!:] )\W*(?:(?:hä|moment|aber|und|nein)[,?!]* )*(?:was|wieso|warum|weshalb|inwiefern|wobei|woran|worin) (?![^?]*(?<!\p{L})(?:du|dir|dich|Sie|Ihnen|ich|mir|mich|bedeutet|heißt)(?!\p{L}))([^.!?]+)\?/iu;
/** "Nudeln mit Gemüse sollen verschwunden sein?" */
export const SHOULD_BE =
  /^\W*(?:(?:hä|moment|aber|nein)[,?!]* )?(?!(?:w\p{Ll}+|soll\p{Ll}*)(?!\p{L}))([^.!?]{3,40}?) (?:soll|sollen)(?! ich| wir| man| das| es)(?: [^.!?]+)? (?:sein|haben)\?/iu;
/** Beside words of the tutor's, these say nothing of their own. */
export const BESIDE_THE_WORDS =
  /^(?:muss|müssen|soll|sollen|sollte|kann|könnte|wäre|sein|daran|dabei|damit|darin|davon|denn|genau|eigentlich|bitte|jetzt|eine\p{Ll}?|erst|einmal|hier|dort)$/iu;
/** "Nicht ausziehen, umtauschen!", "Nicht Berlin, Bern!" */
export const NOT_THIS =
  /^\W*(?:(?:hä|nein|nee|ne|doch|äh|moment|aber)[,?!. ]+)*nicht (?:(?:i[nm]|a[nm]|mit|beim?|auf|nach|vom?|zu[mr]?) )?(\p{L}{3,}), (?:sondern )?\p{L}/iu;
/** "Ich habe keinen Termin.", "Ich mache keine Prüfung, ich bin Lehrer!" */
export const DENIES_HAVING =
  /^\W*(?:(?:nein|hä|aber)[,!? ]+)*ich (?:hab|\p{Ll}+ (?:(?:doch|ja|gar|überhaupt) )*kein(?![^.!?]* mehr)[^.!?]*(?:!|, ich bin))/iu;
