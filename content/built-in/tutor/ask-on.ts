import type { Band } from "#schema/content/tutor.ts";
import type { KindQuestion } from "./near.ts";

/** A question behind a sentence of a kind. */
export interface AskLine extends KindQuestion {
  /** Matches the sentence: of its kind, the question fits only these. */
  only?: RegExp;
}

/** What a sentence does that was said back, so that a question can go on from it. */
export type AskKind =
  | "moved"
  | "torn"
  | "stuck"
  | "introduced"
  | "othersTrouble"
  | "othersPast"
  | "othersComing"
  | "others"
  | "othersNow"
  | "described"
  | "pastTrouble"
  | "trouble"
  | "feels"
  | "surprised"
  | "noticed"
  | "hopes"
  | "atHome"
  | "once"
  | "matters"
  | "view"
  | "claim"
  | "wasLike"
  | "past"
  | "coming"
  | "liking"
  | "habit"
  | "seldom"
  | "changed"
  | "own"
  | "maybe"
  | "any"
  | "several";

const WHY = /(?<!\p{L})(?:weil|denn|deshalb|deswegen|darum|damit|wegen|um zu|dank|liegt)(?!\p{L})/iu;
const SINCE =
  /(?<!\p{L})(?:seit\p{Ll}*|schon|immer|erst|neu\p{Ll}*|jetzt|früher|inzwischen|heute|morgen|gerade|dieses? \p{L}+)(?!\p{L})/iu;
/** Everyday routines, which nobody has a story about. */
const EVERYDAY =
  /(?<!\p{L})(?:gegessen|getrunken|gefrühstückt|geschlafen|aufgestanden|(?:ein)?gekauft|gekocht|gebacken|geputzt|aufgeräumt|geduscht|gearbeitet|ferngesehen|ausgeruht|spazieren|gewöhnt|gewohnt|gelesen|gehört|Bus|Bahn|U-Bahn)(?!\p{L})/iu;
const WHY_OR_EVERYDAY = new RegExp(String.raw`${WHY.source}|${EVERYDAY.source}`, "iu");
/** Has told what they thought, or it was too ordinary a moment to think anything. */
const SAID = new RegExp(
  String.raw`${EVERYDAY.source}|(?<!\p{L})(?:gedacht|dachte\p{Ll}*|Kopf|überleg\p{Ll}*|studiert|gewohnt|gelebt|aufgewachsen|geboren|gelernt|Jahre?n?|Monate?n?|Ausbildung)(?!\p{L})`,
  "iu",
);
/** Moves somebody again and again (`AGAIN`), or did so once (`ONCE`). */
const AGAIN = /(?<!\p{L})(?:bekomme|kriege|kommen mir|jedes Mal|immer|muss ich|ich muss)(?!\p{L})/iu;
const ONCE = /(?<!\p{L})(?:hat|haben|habe|hatte|hatten|war|waren|musste|kamen|bekam|wurde)(?!\p{L})/iu;
/** Only wonders and has nothing to decide: "Ich weiß nicht, ob er kommt." */
const WONDERS =
  /^(?![^]*(?<!\p{L})(?:entscheid\p{Ll}*|überleg\p{Ll}*|unschlüssig|hin- und hergerissen|ob (?:ich|wir) (?:\p{L}+ )*(?:soll|sollen|sollte|sollten|will|wollen|kündig\p{Ll}*|annehme|mache)|ob es (?:\p{L}+ )*wert ist)(?!\p{L}))/iu;
/** Does not know what others do or what was: there is no step to take. */
const NOTHING_TO_DO = /, (?:wie|was|wo|wen|wem|womit|wann) (?!(?:ich|wir|man)(?!\p{L}))|(?:habe|hatte|haben)\W*$/iu;
/** Has told how it felt. */
const FELT =
  /(?<!\p{L})(?:schön|toll|super|schlimm|schrecklich|furchtbar|traurig|froh|glücklich|stolz|gefreut|geärgert|wütend|überrascht|enttäuscht|erleichtert|geweint|gelacht|peinlich|lustig|eklig|spannend|interessant|langweilig)(?!\p{L})/iu;
/** Has told what they thought or felt. */
const SAID_OR_FELT = new RegExp(String.raw`${SAID.source}|${FELT.source}`, "iu");
/** Began before it could be asked, or is nothing that one does of one's own will. */
const NO_START = new RegExp(
  String.raw`${SINCE.source}|(?<!\p{L})(?:Arbeit|Büro|Beruf|Schicht|Krankenhaus|Schule|sehe|sehen|höre|bekomme|ärgere|streite\p{Ll}*|freue|erst|Kurs)(?!\p{L})`,
  "iu",
);
/** Has told the reason, or only imagines it. */
const WHY_OR_CONDITION = new RegExp(
  String.raw`${WHY.source}|(?<!\p{L})(?:durch|zum Glück|im Büro|dann|würden?|hätten?|wäre|wenn|falls|vielleicht|da (?:ich|wir|mein\p{Ll}*)|also|schon)(?!\p{L})`,
  "iu",
);
/** Sad, or it was no matter of choice. */
const SAD_OR_WEIGHED =
  /(?<!\p{L})(?:gestorben|verstorben|starb|tot|Tod|krank|Krankenhaus|wichtig\p{Ll}*|kaputt|verloren|leider|geweint|\p{L}*schmerz\p{Ll}*|\p{L}*arzt|Orthopäd\p{Ll}*|Geruch|lustig|\p{Ll}*gelacht|Katastrophe|schlimm|kein\p{Ll}*|nichts|nie|Problem|schwer|Angst)(?!\p{L})/iu;
const OVER =
  /(?<!\p{L})(?:am Ende|zum Schluss|schließlich|seitdem|seither|inzwischen|mittlerweile|immer|jede\p{Ll}*|oft|meistens|früher|als Kind|Jahre\p{Ll}*|nie|gestorben|tot)(?!\p{L})/iu;
const OVER_OR_EVERYDAY = new RegExp(String.raw`${OVER.source}|${EVERYDAY.source}`, "iu");
const BINDS =
  /(?<!\p{L})(?:muss|müssen|soll|sollen|nicht|kein\p{Ll}*|nie|noch|nur|heiße|bin \d+|Jahre alt|wohne|komme aus|Uhr|stehe|frühstücke|schlafe|verheiratet|ledig)(?!\p{L})/iu;
const DESCRIBED =
  /(?<!\p{L})(?:nett\p{Ll}*|lieb\p{Ll}*|lustig\p{Ll}*|streng\p{Ll}*|ruhig\p{Ll}*|still\p{Ll}*|klug\p{Ll}*|freundlich\p{Ll}*|immer|nervös|fleißig|faul|sympathisch\p{Ll}*|anstrengend|toll\p{Ll}*|super|Hund|Katze|Kater|Pferd|Baby|Monate?|Wochen|(?:[0-9]|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?: Jahre alt)?(?=\W*$|[.,]| und)|aus der (?:Schule|Kita))(?!\p{L})/iu;
/** Nobody said, asked or gave the learner anything, or they have told what they did. */
const NOTHING_SAID = new RegExp(
  String.raw`^(?![^]*(?<!\p{L})(?:gesagt|gefragt|gemeint|geschrien|gebrüllt|geschenkt|erzählt|versprochen|eingeladen|angerufen|geschrieben|gekürzt|gestrichen|verboten|vorgeschlagen|behauptet|beschimpft|gelacht|umarmt|geküsst|sagte|fragte|meinte|schrie)(?!\p{L}))|(?<!\p{L})(?:geantwortet|reagiert|gedacht|dachte)(?!\p{L})`,
  "iu",
);
/** Has told how they reacted. */
const NO_REACTION = new RegExp(String.raw`${NOTHING_SAID.source}|${FELT.source}`, "iu");
const NO_IDEA = new RegExp(
  String.raw`${WHY.source}|muss|soll|(?<!\p{L})(?:Termin|\p{L}*arzt|Ärztin|Amt|Schicht|Prüfung|Operation|arbeite\p{Ll}*|besuche\p{Ll}*|treffe\p{Ll}*|kommt|kommen)(?!\p{L})`,
  "iu",
);
const CAME =
  /(?<!\p{L})(?:angefangen|begonnen|seit\p{Ll}*|durch|Beruf|als (?:Kind|ich)|heiße|bin \d+|Jahre alt|wohne|komme|muss|nicht|kein\p{Ll}*|nur|noch)(?!\p{L})/iu;
/** Somebody is liked, not something. */
const WHOM =
  /(?<!\p{L})(?:mag|liebe|lieben|mögen) (?:\p{Ll}+ )*(?:dich|ihn|sie|euch|meine?n?|unsere?n?) ?(?:\p{Lu}\p{Ll}*(?:frau|mann|kind|kinder|familie|eltern|mutter|vater|freund|freundin)|Frau|Mann|Kinder|Familie|Eltern|Mutter|Vater|Freund\p{Ll}*|Sohn|Tochter|Oma|Opa|Bruder|Schwester|Chef\p{Ll}*|Kolleg\p{Ll}*)?(?!\p{L})/iu;
const WHY_OR_WHOM = new RegExp(String.raw`${WHY.source}|${WHOM.source}`, "iu");
const CAME_OR_WHOM = new RegExp(String.raw`${CAME.source}|${WHOM.source}`, "iu");
/** Daily routines: it would be odd to ask what they mean. */
const DAILY = String.raw`(?<!\p{L})(?:streite|streiten|esse|essen|trinke|trinken|stehe|aufstehe|frühstücke|schlafe|trage|warte|sitze|liege|fahre|nehme|kaufe|dusche|putze|koche|Uhr|gerade|jetzt|heute)(?!\p{L})`;
const MEANS_LITTLE = new RegExp(
  String.raw`${BINDS.source}|${DAILY}|^(?![^]*(?<!\p{L})(?:seit\p{Ll}*|regelmäßig|jede[nrs]? (?:Tag|Woche|Monat|Jahr|Abend|Morgen|\p{L}+tag|Wochenende|Mittwoch)|Chor|\p{L}*[Vv]erein|Band|Orchester|ehrenamtlich|Ehrenamt|bete|Kirche|Familie|Freunde\p{Ll}*)(?!\p{L}))`,
  "iu",
);
/** Something that people give a part of their lives to. */
const IS_DEAR =
  /^(?![^]*(?:schmerz|Widerstand|scheiter|Termin|Arzt|Orthopäd|Streit))[^]*(?<!\p{L})(?:\p{L}*[Cc]hor|\p{L}*[Vv]erein|Band|Orchester|Theater|Oper|Kirche|Tagebuch|ehrenamtlich|Ehrenamt|bete|seit meiner (?:Kindheit|Jugend)|(?:singe|musiziere|male|tanze|zeichne|wandere|rudere|klettere) (?:ich )?(?:seit|jede[nrs]?|regelmäßig))(?!\p{L})/iu;
/** Has told what was expected. */
const EXPECTED =
  /(?<!\p{L})(?:erwartet|dachte|gedacht|geglaubt|gerechnet|statt|anders als|weil|denn|obwohl)(?!\p{L})/iu;
/** Has told what made them notice it. */
const NOTICED = /(?<!\p{L})(?:weil|denn|als|wenn|saß|stand|Moment|an (?:de[mnr]|mein\p{Ll}*))(?!\p{L})/iu;
/** Has told how it is now. */
const TODAY = /(?<!\p{L})(?:heute|jetzt|inzwischen|mittlerweile|seit\p{Ll}*|nun|noch|schon|bis)(?!\p{L})/iu;
/** Has told how it shows. */
const SHOWN = /(?<!\p{L})(?:zum Beispiel|weil|denn|immer|jede\p{Ll}*|sodass|wenn|aber|seit|Umzug)(?!\p{L})/iu;
const DUTY = /(?<!\p{L})(?:\p{L}*arzt|Ärztin|Amt|Schicht|arbeite\p{Ll}*|Beerdigung|muss|müssen)(?!\p{L})/iu;
const HELPED = /(?<!\p{L})(?:geholfen|hilft|helfen|versucht|probiert)(?!\p{L})/iu;

/** What goes on by itself: a meeting, a beginning, a mishap. */
const HAS_A_SEQUEL =
  /(?<!\p{L})(?:plötzlich|auf einmal|eines (?:Tages|Abends|Morgens|Nachts)|mitten in der Nacht|geregnet|losgefahren|losgelaufen|geklingelt|geplatzt|stehen ?geblieben|verlaufen|verirrt|verpasst|eingeschlafen|gestürzt|gelandet|ausgerutscht|hingefallen|ins Wasser gefallen|geknackt|kennengelernt|angekommen|ausgesperrt|stecken ?geblieben|beworben|getroffen|entdeckt|gemeldet|verliebt|verwechselt)(?!\p{L})/iu;
/** Was somewhere or saw something that one remembers. */
const IS_REMEMBERED =
  /(?<!\p{L})(?:gefahren|gereist|besucht|gewandert|geflogen|gesegelt|gezeltet|gefeiert|aufgetreten|(?:Konzert|Oper|Theater|Festival|Reise|Urlaub|Ausflug|Fest|Hochzeit|Wanderung|Halbmarathon|Marathon|Turnier|Ausstellung)(?= [^.]*(?:gesehen|gehört|gemacht|gewesen|gelaufen|gespielt)))(?!\p{L})/iu;
/** A step that one decides on. */
const IS_A_STEP =
  /(?<!\p{L})(?:gekündigt|umgezogen|(?:nach|in) [^,.]*gezogen|entschieden|entschlossen|gegründet|aufgehört|aufgegeben|abgebrochen|gewechselt|getrennt|ausgewandert|verkauft|geheiratet|angemeldet|angefangen|begonnen)(?!\p{L})/iu;
/** Only moved or stopped a moment ago, or a journey to work: nothing to remember yet. */
const JUST_NOW =
  /(?<!\p{L})(?:heute|gerade|eben|jetzt|Arbeit|Büro|Arzt|Ärztin|Krankenhaus|nach Hause|zurück|Supermarkt|(?:ein)?gekauft)(?!\p{L})/iu;
/** Somebody else does something to the learner, or again and again what may annoy. */
const CONCERNS_LEARNER =
  /(?<!\p{L})(?:mir|mich|uns|ständig|dauernd|macht nie|machen nie|kaum noch|nur noch|keine Zeit)(?!\p{L})/iu;
/** Somebody said or gave something to the learner, or laughed at them. */
const DONE_TO_LEARNER =
  /^(?=[^]*(?<!\p{L})(?:mir|mich|uns|über mein\p{Ll}*|dass (?:ich|wir))(?!\p{L}))[^]*(?<!\p{L})(?:gesagt|gefragt|gemeint|angeschrien|angebrüllt|geschenkt|erzählt|versprochen|eingeladen|angerufen|geschrieben|verboten|vorgeschlagen|vorgeworfen|beschimpft|\p{Ll}*gelacht|umarmt|geküsst|sagte|fragte|meinte|angeboten|gelobt|kritisiert|gebeten|bat)(?!\p{L})/iu;
/** Something befell the learner. */
const BEFELL =
  /^(?=[^]*(?<!\p{L})(?:mir|mich|uns)(?!\p{L}))[^]*(?<!\p{L})(?:passiert|musste|mussten|\p{Ll}*gelacht|angestarrt|angeschaut|angesprochen|applaudiert|geklatscht|verwechselt|vergessen|stehen (?:ge)?lassen|erwischt|überholt|angehalten|kontrolliert)(?!\p{L})/iu;
/** The learner has said what they think of it, or how it is for them. */
const HAS_JUDGED =
  /(?<!\p{L})(?:ich finde|finde ich|finde (?:es|das)|meiner Meinung|meines Erachtens|leider|zum Glück|schade|ärgert|freut|nervt|nervig|frustrier\p{Ll}*|stolz|lustig|peinlich|haha|toll|super|schön|schlimm|Film|Buch|Roman|Serie|geht um|berühmt|recht)(?!\p{L})/iu;
/** The learner has said what they say to it. */
const HAS_SAID_SO =
  /(?<!\p{L})(?:ich finde|finde ich|finde (?:es|das)|meiner Meinung|meines Erachtens|(?:ärgert|freut|nervt|stört) mich|peinlich|haha|recht|zum Glück|Film|Buch|Roman|Serie|geht um)(?!\p{L})/iu;
/** Something that takes a decision, not what is on the table tonight. */
const TAKES_COURAGE =
  /(?<!\p{L})(?:\p{L}*[Kk]urs|Stelle|Job|Beruf|Ausbildung|Studium|Wohnung|Haus|Verein|Chor|Ausland|umziehen|ausziehen|auswandern|kündigen|wechseln|studieren|reisen|arbeiten|bewerben|gründen|verkaufen|lernen|anrufen|schreiben|mitmachen|selbstständig)(?!\p{L})/iu;
/** Nothing that everybody wants: nobody is asked to give a reason for good food. */
const NO_COMMON_WISH =
  /^(?![^]*(?<!\p{L})(?:schmeckt|lecker|Essen|Gesundheit|gesund|Familie|Kinder|Frau|Mann|Sohn|Tochter|Freunde|Frieden|Schlaf|Geld|Lohn|Gehalt|pünktlich|sauber|sicher|Sicherheit|klappt|funktioniert|auch)(?!\p{L}))/iu;
/** Something that people look forward to. */
const IS_A_TREAT =
  /^(?![^]*(?<!\p{L})(?:Arbeit|Beerdigung|Arzt|Krankenhaus|Termin|Prüfung|operiert|muss|müssen)(?!\p{L}))[^]*(?<!\p{L})(?:Urlaub|Reise|reisen|verreisen|fliegen?|wandern|Konzert|Festival|Party|Hochzeit|Ausflug|feiern|Theater|Oper|Meer|Berge|Ferien|(?:nach|in die|ans) \p{Lu}\p{L}+ (?:\p{L}+ )*(?:fahren|fliegen|reisen))(?!\p{L})/u;
const IS_PLANNED = /(?<!\p{L})(?:will|wollen|möchten?|plane|planen|werde|werden|habe vor|organisieren?)(?!\p{L})/iu;
/** Has named what moved them. */
const NAMED_WHAT_MOVED = new RegExp(
  String.raw`${AGAIN.source}|(?<!\p{L})(?:dass|weil|als|wenn|denn|bewegt hat mich|mich hat)(?!\p{L})`,
  "iu",
);
/** Something that one thinks about. */
const WEIGHS_ON_MIND =
  /(?<!\p{L})(?:frage mich|denke|überlege|beschäftigt|Gefühl|Zweifel|Sorge\p{Ll}*|Gedanke\p{Ll}*|ob|warum|vertröstet|Menschen|Gesellschaft|Sprache|Verantwortung|Zukunft|einsam)(?!\p{L})/iu;
/** A joke, or a question that the tutor has answered in between: "davon" would mean its answer. */
const IS_LIGHT = /\?|(?<!\p{L})(?:haha\p{Ll}*|heiße|bin \d+)(?!\p{L})/iu;
const SAD_OR_LIGHT = new RegExp(String.raw`${SAD_OR_WEIGHED.source}|${IS_LIGHT.source}`, "iu");
/** How things are in general, or again and again. */
const IS_USUAL =
  /^(?![^]*(?<!\p{L})(?:regnet|schneit|müde|aber|Bier|Essen|esse|essen|isst)(?!\p{L}))[^]*(?<!\p{L})(?:oft|manchmal|meistens|man|viele|gern|gerne|selten|überall|Leute|Menschen|alle)(?!\p{L})/iu;
/** Of a thing that happened, is to come or is only wished for, nobody knows the everyday side. */
const NOT_EVERYDAY =
  /(?<!\p{L})(?:Alltag|Weihnacht\p{Ll}*|Ostern|Fest\p{Ll}*|Feier\p{Ll}*|Großmutter|Oma|gab|Kuchen|\p{L}*kuchen|Urlaub|habe|hat|haben|hatten?|war|waren|wurden?|bin|ist \p{Ll}*ge\p{Ll}+t|will|wollen|möchten?|würden?|wäre|werde|morgen|nächste\p{Ll}*|gestern|letzte\p{Ll}*)(?!\p{L})/iu;

/**
 * From B1 on, behind a sentence of the learner's that was said back: *das* and *dabei* mean that sentence, and each question fits
 * everything of its kind. `[er|sie|sie]` speaks of a man, a woman and several people.
 */
export const ASK_ON: Readonly<Record<AskKind, Readonly<Record<Exclude<Band, "A">, readonly AskLine[]>>>> = {
  moved: {
    B: [
      {
        say: "Was genau hat {dich|Sie} so berührt?",
        en: "What exactly touched you so much?",
        unless: NAMED_WHAT_MOVED,
      },
      { say: "Was genau berührt {dich|Sie} dabei so?", en: "What exactly touches you so much about it?", unless: ONCE },
      { say: "Wie ging es {dir|Ihnen} danach?", en: "How did you feel afterwards?", unless: AGAIN },
    ],
    C: [
      { say: "Was genau hat {dich|Sie} so bewegt?", en: "What exactly moved you so much?", unless: NAMED_WHAT_MOVED },
      { say: "Was genau bewegt {dich|Sie} dabei so?", en: "What exactly moves you so much about it?", unless: ONCE },
      { say: "Was ist {dir|Ihnen} davon geblieben?", en: "What has stayed with you from that?", unless: AGAIN },
    ],
  },
  torn: {
    B: [
      {
        say: "Was spricht aus {deiner|Ihrer} Sicht dafür und was dagegen?",
        en: "What speaks for it in your view, and what against?",
        unless: /(?<!\p{L})(?:spricht|einerseits|dagegen|oder|zwischen)(?!\p{L})/iu,
      },
      { say: "Wovon hängt {deine|Ihre} Entscheidung ab?", en: "What does your decision depend on?", unless: WONDERS },
      {
        say: "Was würde {dir|Ihnen} bei der Entscheidung helfen?",
        en: "What would help you decide?",
        unless: new RegExp(String.raw`${HELPED.source}|${WONDERS.source}`, "iu"),
      },
    ],
    C: [
      {
        say: "Was gibt am Ende wohl den Ausschlag?",
        en: "What will tip the balance in the end, do you think?",
        unless: WONDERS,
      },
      {
        say: "Wovon {machst du|machen Sie} die Entscheidung abhängig?",
        en: "What will you base the decision on?",
        unless: WONDERS,
      },
      {
        say: "Bis wann {möchtest du dich|möchten Sie sich} festlegen?",
        en: "By when would you like to make up your mind?",
        unless: WONDERS,
      },
      {
        say: "Was spricht aus {deiner|Ihrer} Sicht dafür, was dagegen?",
        en: "What speaks for it in your view, and what against?",
        unless: /(?<!\p{L})(?:spricht|einerseits|dagegen|oder|zwischen)(?!\p{L})/iu,
      },
    ],
  },
  stuck: {
    B: [
      { say: "Was könnte {dir|Ihnen} dabei weiterhelfen?", en: "What could help you with that?", unless: HELPED },
      { say: "Wer könnte {dir|Ihnen} dabei helfen?", en: "Who could help you with it?", unless: HELPED },
      {
        say: "Was wäre ein erster kleiner Schritt?",
        en: "What would be a first small step?",
        unless: NOTHING_TO_DO,
      },
    ],
    C: [
      {
        say: "Was macht es {dir|Ihnen} so schwer?",
        en: "What makes it so hard for you?",
        unless: /weil|Angst|fürchte|wann/iu,
      },
      { say: "Wen {könntest du|könnten Sie} dabei zurate ziehen?", en: "Who could you turn to for advice on that?" },
      { say: "Was wäre ein denkbarer erster Schritt?", en: "What might a first step be?", unless: NOTHING_TO_DO },
    ],
  },
  introduced: {
    B: [
      {
        say: "Was [ist er|ist sie|sind sie] für [ein Mensch|ein Mensch|Menschen]?",
        en: "What kind of [person is he|person is she|people are they]?",
        unless: DESCRIBED,
      },
      {
        say: "Wie {würdest du|würden Sie} [ihn|sie|sie] beschreiben?",
        en: "How would you describe [him|her|them]?",
        unless: DESCRIBED,
      },
    ],
    C: [
      {
        say: "Was [ist er|ist sie|sind sie] für [ein Mensch|ein Mensch|Menschen]?",
        en: "What kind of [person is he|person is she|people are they]?",
        unless: DESCRIBED,
      },
      {
        say: "Wie {würdest du|würden Sie} [ihn|sie|sie] beschreiben?",
        en: "How would you describe [him|her|them]?",
        unless: DESCRIBED,
      },
    ],
  },
  othersTrouble: {
    B: [
      { say: "Wie {gehst du|gehen Sie} damit um?", en: "How do you deal with that?" },
      {
        say: "Was {würdest du dir|würden Sie sich} in der Situation wünschen?",
        en: "What would you wish for in that situation?",
      },
      { say: "Was könnte die Situation leichter machen?", en: "What could make the situation easier?" },
    ],
    C: [
      { say: "Wie {gehst du|gehen Sie} damit um?", en: "How do you deal with that?" },
      { say: "Was würde die Lage erleichtern?", en: "What would make the situation easier?" },
      { say: "Was löst das in {dir|Ihnen} aus?", en: "What does that stir up in you?" },
    ],
  },
  othersPast: {
    B: [
      {
        say: "Wie {hast du|haben Sie} darauf reagiert?",
        en: "How did you react to that?",
        unless: NO_REACTION,
        only: DONE_TO_LEARNER,
      },
      {
        say: "Was {hast du|haben Sie} in dem Moment gedacht?",
        en: "What did you think at that moment?",
        unless: SAID_OR_FELT,
        only: DONE_TO_LEARNER,
      },
    ],
    C: [
      {
        say: "Wie {hast du|haben Sie} darauf reagiert?",
        en: "How did you react to that?",
        unless: NO_REACTION,
        only: DONE_TO_LEARNER,
      },
      {
        say: "Was {hast du|haben Sie} in dem Moment gedacht?",
        en: "What did you think at that moment?",
        unless: SAID_OR_FELT,
        only: DONE_TO_LEARNER,
      },
    ],
  },
  othersNow: {
    B: [
      {
        say: "Wie ist das für {dich|Sie}?",
        en: "What is that like for you?",
        unless: HAS_JUDGED,
        only: CONCERNS_LEARNER,
      },
    ],
    C: [
      {
        say: "Wie ist das für {dich|Sie}?",
        en: "What is that like for you?",
        unless: HAS_JUDGED,
        only: CONCERNS_LEARNER,
      },
    ],
  },
  described: {
    B: [
      { say: "Woran {merkst du|merken Sie} das?", en: "How can you tell?", unless: SHOWN },
      { say: "Wie zeigt sich das im Alltag?", en: "How does that show in everyday life?", unless: SHOWN },
    ],
    C: [
      { say: "Woran zeigt sich das?", en: "How does that show?", unless: SHOWN },
      { say: "Wie macht sich das im Alltag bemerkbar?", en: "How does that show in everyday life?", unless: SHOWN },
    ],
  },
  othersComing: {
    B: [
      { say: "Was bedeutet das für {dich|Sie}?", en: "What does that mean for you?" },
      { say: "Was {hältst du|halten Sie} davon?", en: "What do you think of that?" },
    ],
    C: [
      { say: "Was ändert sich dadurch für {dich|Sie}?", en: "What will that change for you?" },
      { say: "Was {hältst du|halten Sie} davon?", en: "What do you think of that?" },
    ],
  },
  others: {
    B: [
      { say: "Was {sagst du|sagen Sie} dazu?", en: "What do you say to that?", unless: HAS_SAID_SO },
      { say: "Was bedeutet das für {dich|Sie}?", en: "What does that mean for you?" },
      { say: "Wie kommt das ~denn?", en: "How come?", unless: WHY },
      { say: "Wie wirkt das auf {dich|Sie}?", en: "How does that strike you?" },
    ],
    C: [
      { say: "Was {sagst du|sagen Sie} dazu?", en: "What do you say to that?", unless: HAS_SAID_SO },
      { say: "Wie {erklärst du dir|erklären Sie sich} das?", en: "How do you explain that?", unless: WHY },
      { say: "Wie wirkt das auf {dich|Sie}?", en: "How does that strike you?" },
      { say: "Was bedeutet das für {dich|Sie}?", en: "What does that mean for you?" },
    ],
  },
  pastTrouble: {
    B: [
      { say: "Wie {bist du|sind Sie} damit umgegangen?", en: "How did you deal with that?" },
      { say: "Wie ging es dann weiter?", en: "What happened next?", unless: OVER, only: HAS_A_SEQUEL },
      {
        say: "Was hat {dir|Ihnen} in der Situation geholfen?",
        en: "What helped you in that situation?",
        unless: HELPED,
      },
    ],
    C: [
      { say: "Wie {bist du|sind Sie} damit umgegangen?", en: "How did you deal with that?" },
      {
        say: "Wie ging es von da an weiter?",
        en: "How did things go on from there?",
        unless: OVER,
        only: HAS_A_SEQUEL,
      },
      { say: "Was {hast du|haben Sie} daraus mitgenommen?", en: "What did you take away from it?" },
    ],
  },
  trouble: {
    B: [
      { say: "Was könnte {dir|Ihnen} dabei helfen?", en: "What could help you with that?", unless: HELPED },
      { say: "Wie {gehst du|gehen Sie} damit um?", en: "How do you deal with that?" },
      { say: "Seit wann ist das so?", en: "How long has it been like that?", unless: SINCE },
      {
        say: "Woran liegt das {deiner|Ihrer} Meinung nach?",
        en: "What do you think is the reason for that?",
        unless: WHY,
      },
      { say: "Was {hast du|haben Sie} schon versucht?", en: "What have you already tried?", unless: HELPED },
    ],
    C: [
      { say: "Wie {gehst du|gehen Sie} damit um?", en: "How do you deal with that?" },
      { say: "Was würde es {dir|Ihnen} leichter machen?", en: "What would make it easier for you?", unless: HELPED },
      { say: "Worauf {führst du|führen Sie} das zurück?", en: "What do you put that down to?", unless: WHY },
      { say: "Was ließe sich daran ändern?", en: "What could be changed about it?" },
    ],
  },
  feels: {
    B: [
      {
        say: "Was beschäftigt {dich|Sie} dabei am meisten?",
        en: "What is most on your mind about it?",
      },
    ],
    C: [
      {
        say: "Was beschäftigt {dich|Sie} dabei am meisten?",
        en: "What is most on your mind about it?",
      },
    ],
  },
  surprised: {
    B: [{ say: "Was {hattest du|hatten Sie} ~denn erwartet?", en: "What had you expected?", unless: EXPECTED }],
    C: [{ say: "Was {hattest du|hatten Sie} erwartet?", en: "What had you expected?", unless: EXPECTED }],
  },
  noticed: {
    B: [{ say: "Woran {hast du|haben Sie} das gemerkt?", en: "What made you notice that?", unless: NOTICED }],
    C: [
      { say: "Woran {hast du|haben Sie} das gemerkt?", en: "What made you notice that?", unless: NOTICED },
      { say: "Was folgt für {dich|Sie} daraus?", en: "What follows from that for you?" },
    ],
  },
  hopes: {
    B: [
      { say: "Wovon hängt das ab?", en: "What does that depend on?" },
      { say: "Was müsste dafür passieren?", en: "What would have to happen for that?" },
    ],
    C: [
      { say: "Wovon hängt das ab?", en: "What does that depend on?" },
      { say: "Was müsste dafür geschehen?", en: "What would have to happen for that?" },
    ],
  },
  atHome: {
    B: [{ say: "Was ist in Deutschland anders?", en: "What is different in Germany?" }],
    C: [{ say: "Inwiefern ist das in Deutschland anders?", en: "How is that different in Germany?" }],
  },
  once: {
    B: [{ say: "Und wie ist das heute?", en: "And what about today?", unless: TODAY }],
    C: [{ say: "Und wie ist das heute?", en: "And what about today?", unless: TODAY }],
  },
  matters: {
    B: [
      {
        say: "Warum ist {dir|Ihnen} das ~so wichtig?",
        en: "Why is that so important to you?",
        unless: WHY,
        only: NO_COMMON_WISH,
      },
      {
        say: "Wo {merkst du|merken Sie} das im Alltag?",
        en: "Where do you notice that in everyday life?",
        only: NO_COMMON_WISH,
      },
    ],
    C: [
      {
        say: "Was macht das für {dich|Sie} so wichtig?",
        en: "What makes it so important to you?",
        unless: WHY,
        only: NO_COMMON_WISH,
      },
      { say: "Wo zeigt sich das im Alltag?", en: "Where does that show in everyday life?", only: NO_COMMON_WISH },
    ],
  },
  claim: {
    B: [
      { say: "Wie {erlebst du|erleben Sie} das selbst?", en: "What is your own experience of that?" },
      { say: "Welches Beispiel fällt {dir|Ihnen} dazu ein?", en: "What example of that comes to mind?" },
      { say: "Woran liegt das wohl?", en: "What could be the reason for that?", unless: WHY },
    ],
    C: [
      { say: "Wie {erklärst du dir|erklären Sie sich} das?", en: "How do you explain that?", unless: WHY },
      { say: "Welches Beispiel {hast du|haben Sie} dabei vor Augen?", en: "What example do you have in mind?" },
      { say: "Woran zeigt sich das am deutlichsten?", en: "What shows that most clearly?" },
      { say: "Wie {erlebst du|erleben Sie} das selbst?", en: "What is your own experience of that?" },
    ],
  },
  wasLike: {
    B: [{ say: "Wie ging es {dir|Ihnen} dabei?", en: "How did that feel for you?", unless: FELT, only: BEFELL }],
    C: [
      { say: "Wie ging es {dir|Ihnen} dabei?", en: "How did that feel for you?", unless: FELT, only: BEFELL },
      { say: "Wie {hast du|haben Sie} das erlebt?", en: "What was that like for you?", unless: FELT, only: BEFELL },
    ],
  },
  view: {
    B: [
      { say: "Welche Erfahrung steckt ~denn dahinter?", en: "What experience is behind that?" },
      {
        say: "Was würde jemand antworten, der das anders sieht?",
        en: "What would somebody who sees it differently reply?",
      },
      { say: "Wie {bist du|sind Sie} zu dieser Ansicht gekommen?", en: "How did you come to this view?" },
    ],
    C: [
      { say: "Was bringt {dich|Sie} auf diesen Gedanken?", en: "What leads you to that thought?" },
      { say: "Woran {machst du|machen Sie} das fest?", en: "What do you base that on?", unless: WHY },
      { say: "Was ließe sich dem entgegenhalten?", en: "What could be said against it?" },
      { say: "Was folgt für {dich|Sie} daraus?", en: "What follows from that for you?" },
      {
        say: "Wer in {deinem|Ihrem} Umfeld sieht das ganz anders?",
        en: "Who around you sees it completely differently?",
      },
    ],
  },
  past: {
    B: [
      { say: "Wie ging es dann weiter?", en: "What happened next?", unless: OVER_OR_EVERYDAY, only: HAS_A_SEQUEL },
      {
        say: "Was ist {dir|Ihnen} davon besonders in Erinnerung geblieben?",
        en: "What do you remember most about it?",
        unless: JUST_NOW,
        only: IS_REMEMBERED,
      },
      { say: "Wie kam es ~denn dazu?", en: "How did that come about?", unless: WHY_OR_EVERYDAY, only: IS_A_STEP },
    ],
    C: [
      {
        say: "Wie ging es von da an weiter?",
        en: "How did things go on from there?",
        unless: OVER_OR_EVERYDAY,
        only: HAS_A_SEQUEL,
      },
      {
        say: "Was ist {dir|Ihnen} davon besonders in Erinnerung geblieben?",
        en: "What do you remember most about it?",
        unless: JUST_NOW,
        only: IS_REMEMBERED,
      },
      { say: "Wie kam es ~denn dazu?", en: "How did that come about?", unless: WHY_OR_EVERYDAY, only: IS_A_STEP },
      {
        say: "Wie {siehst du|sehen Sie} das im Rückblick?",
        en: "How do you see that in hindsight?",
        unless: JUST_NOW,
        only: IS_A_STEP,
      },
    ],
  },
  coming: {
    B: [
      {
        say: "Worauf {freust du dich|freuen Sie sich} dabei am meisten?",
        en: "What are you looking forward to most about it?",
        unless: /freu\p{Ll}*|Angst|leider|graut|\p{L}*schmerz\p{Ll}*|krank/iu,
        only: IS_A_TREAT,
      },
      {
        say: "Was ist {dir|Ihnen} dabei am wichtigsten?",
        en: "What matters most to you about it?",
        unless: /wichtig/iu,
        only: IS_PLANNED,
      },
      {
        say: "Wie {bist du|sind Sie} auf die Idee gekommen?",
        en: "How did you get the idea?",
        unless: NO_IDEA,
        only: IS_PLANNED,
      },
      {
        say: "Was {erhoffst du dir|erhoffen Sie sich} davon?",
        en: "What do you hope to get out of it?",
        unless: DUTY,
        only: IS_PLANNED,
      },
    ],
    C: [
      {
        say: "Was {erhoffst du dir|erhoffen Sie sich} davon?",
        en: "What do you hope to get out of it?",
        unless: DUTY,
        only: IS_PLANNED,
      },
      { say: "Was gab den Anstoß dazu?", en: "What prompted it?", unless: NO_IDEA, only: IS_PLANNED },
      { say: "Worauf kommt es {dir|Ihnen} dabei an?", en: "What matters to you about it?", only: IS_PLANNED },
      {
        say: "Mit welchen Gefühlen {siehst du|sehen Sie} dem entgegen?",
        en: "How do you feel about what’s ahead?",
        unless: /graut|freu\p{Ll}*|Angst|Lampenfieber|nervös/iu,
      },
    ],
  },
  liking: {
    B: [
      { say: "Was gefällt {dir|Ihnen} daran am meisten?", en: "What do you like most about it?", unless: WHY_OR_WHOM },
      { say: "Was macht das für {dich|Sie} so besonders?", en: "What makes it so special for you?", unless: WHOM },
      { say: "Wie {bist du|sind Sie} dazu gekommen?", en: "How did you get into it?", unless: CAME_OR_WHOM },
    ],
    C: [
      { say: "Was macht für {dich|Sie} den Reiz aus?", en: "What makes it appealing to you?", unless: WHY_OR_WHOM },
      { say: "Was gibt {dir|Ihnen} das?", en: "What do you get out of it?", unless: WHY_OR_WHOM },
      { say: "Wie {bist du|sind Sie} darauf gekommen?", en: "How did you come across it?", unless: CAME_OR_WHOM },
    ],
  },
  habit: {
    B: [
      {
        say: "Wie lange {machst du|machen Sie} das schon so?",
        en: "How long have you been doing that?",
        unless: NO_START,
      },
      { say: "Was bedeutet {dir|Ihnen} das?", en: "What does that mean to you?", unless: MEANS_LITTLE, only: IS_DEAR },
    ],
    C: [
      { say: "Was bedeutet {dir|Ihnen} das?", en: "What does that mean to you?", unless: MEANS_LITTLE, only: IS_DEAR },
      {
        say: "Seit wann {machst du|machen Sie} das so?",
        en: "How long have you been doing it this way?",
        unless: NO_START,
      },
    ],
  },
  seldom: {
    B: [{ say: "Woran liegt das?", en: "Why is that?", unless: WHY }],
    C: [{ say: "Woran liegt das?", en: "Why is that?", unless: WHY }],
  },
  changed: {
    B: [{ say: "Wie kam es ~denn dazu?", en: "How did that come about?", unless: WHY_OR_CONDITION }],
    C: [{ say: "Wie kam es dazu?", en: "How did that come about?", unless: WHY_OR_CONDITION }],
  },
  own: {
    B: [
      { say: "Was bedeutet {dir|Ihnen} das?", en: "What does that mean to you?", unless: MEANS_LITTLE, only: IS_DEAR },
    ],
    C: [
      { say: "Was bedeutet {dir|Ihnen} das?", en: "What does that mean to you?", unless: MEANS_LITTLE, only: IS_DEAR },
    ],
  },
  maybe: {
    B: [
      {
        say: "Was hält {dich|Sie} noch davon ab?",
        en: "What is still keeping you from it?",
        unless: /nicht|nie|kein|aber|Angst|leider|sonst/iu,
        only: TAKES_COURAGE,
      },
    ],
    C: [
      {
        say: "Was {versprichst du dir|versprechen Sie sich} davon?",
        en: "What do you hope to gain from it?",
        unless: /nicht|nie|kein|weil|damit|um /iu,
        only: TAKES_COURAGE,
      },
    ],
  },
  any: {
    B: [
      { say: "Was {kannst du|können Sie} mir noch darüber erzählen?", en: "What else can you tell me about that?" },
      { say: "Was fällt {dir|Ihnen} dazu noch ein?", en: "What else comes to mind about that?" },
      {
        say: "Wie sieht das im Alltag aus?",
        en: "What does that look like in everyday life?",
        unless: NOT_EVERYDAY,
        only: IS_USUAL,
      },
      {
        say: "Was {möchtest du|möchten Sie} dazu noch sagen?",
        en: "What else would you like to say about that?",
      },
      { say: "Was gibt es dazu noch zu erzählen?", en: "What else is there to tell about that?" },
      { say: "Was sollte ich darüber noch wissen?", en: "What else should I know about that?" },
      {
        say: "Welches Beispiel fällt {dir|Ihnen} dazu ein?",
        en: "What example of that comes to mind?",
        unless: /(?<!\p{L})(?:zum Beispiel|einmal|gestern|neulich|letzte\p{Ll}*)(?!\p{L})/iu,
        only: IS_USUAL,
      },
      {
        say: "Was ist für {dich|Sie} daran das Wichtigste?",
        en: "What is the most important part of it for you?",
        unless: SAD_OR_LIGHT,
        only: IS_USUAL,
      },
    ],
    C: [
      { say: "Was ließe sich darüber noch sagen?", en: "What else could be said about that?" },
      {
        say: "Was {magst du|möchten Sie} mir dazu noch erzählen?",
        en: "What else would you like to tell me about that?",
      },
      {
        say: "Wie macht sich das im Alltag bemerkbar?",
        en: "How does that show in everyday life?",
        unless: NOT_EVERYDAY,
        only: IS_USUAL,
      },
      { say: "Was fällt {dir|Ihnen} dazu noch ein?", en: "What else comes to mind about that?" },
      {
        say: "Welches Beispiel {hast du|haben Sie} dabei vor Augen?",
        en: "What example do you have in mind?",
        unless: /(?<!\p{L})(?:zum Beispiel|etwa|einmal|gestern|neulich|letzte\p{Ll}*)(?!\p{L})/iu,
        only: IS_USUAL,
      },
      { say: "Was {möchtest du|möchten Sie} dem hinzufügen?", en: "What would you like to add to that?" },
      { say: "Was wäre dazu noch zu sagen?", en: "What else would there be to say about that?" },
      { say: "Was sollte ich darüber noch wissen?", en: "What else should I know about that?" },
      {
        say: "Was beschäftigt {dich|Sie} daran?",
        en: "What is it about that that’s on your mind?",
        only: WEIGHS_ON_MIND,
      },
    ],
  },
  several: {
    B: [
      {
        say: "Was davon beschäftigt {dich|Sie} am meisten?",
        en: "What of that is most on your mind?",
        unless: IS_LIGHT,
      },
      {
        say: "Worüber {würdest du|würden Sie} gern mehr erzählen?",
        en: "What would you like to tell me more about?",
      },
      {
        say: "Was ist {dir|Ihnen} dabei besonders wichtig?",
        en: "What is especially important to you there?",
        unless: SAD_OR_LIGHT,
      },
      {
        say: "Was davon {möchtest du|möchten Sie} genauer erzählen?",
        en: "Which part of that would you like to tell me more about?",
        unless: IS_LIGHT,
      },
    ],
    C: [
      {
        say: "Was davon beschäftigt {dich|Sie} am meisten?",
        en: "What of that is most on your mind?",
        unless: IS_LIGHT,
      },
      {
        say: "Worauf {würdest du|würden Sie} gern näher eingehen?",
        en: "What would you like to go into further?",
      },
      {
        say: "Was ist {dir|Ihnen} dabei besonders wichtig?",
        en: "What is especially important to you there?",
        unless: SAD_OR_LIGHT,
      },
      {
        say: "Was davon {würdest du|würden Sie} gern genauer schildern?",
        en: "Which part of that would you like to describe in more detail?",
        unless: IS_LIGHT,
      },
    ],
  },
};
