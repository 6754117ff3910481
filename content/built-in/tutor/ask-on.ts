import type { Band } from "#schema/content/tutor.ts";
import type { KindQuestion } from "./near.ts";

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
  | "pastTrouble"
  | "trouble"
  | "view"
  | "past"
  | "coming"
  | "liking"
  | "own"
  | "maybe"
  | "any";

const WHY = /(?<!\p{L})(?:weil|denn|deshalb|deswegen|darum|damit|wegen|um zu|dank|liegt)(?!\p{L})/iu;
const SINCE =
  /(?<!\p{L})(?:seit\p{Ll}*|schon|immer|erst|neu\p{Ll}*|jetzt|früher|inzwischen|heute|morgen|gerade|dieses? \p{L}+)(?!\p{L})/iu;
const SAID = /(?<!\p{L})(?:gedacht|dachte\p{Ll}*|Kopf|überleg\p{Ll}*)(?!\p{L})/iu;
const OVER =
  /(?<!\p{L})(?:am Ende|zum Schluss|schließlich|seitdem|seither|inzwischen|mittlerweile|immer|jede\p{Ll}*|oft|meistens|früher|als Kind|Jahre\p{Ll}*|nie)(?!\p{L})/iu;
const BINDS =
  /(?<!\p{L})(?:muss|müssen|soll|sollen|nicht|kein\p{Ll}*|nie|noch|nur|heiße|bin \d+|Jahre alt|wohne|komme aus)(?!\p{L})/iu;
const DESCRIBED =
  /(?<!\p{L})(?:nett\p{Ll}*|lieb\p{Ll}*|lustig\p{Ll}*|streng\p{Ll}*|ruhig\p{Ll}*|still\p{Ll}*|klug\p{Ll}*|freundlich\p{Ll}*|immer|nervös|fleißig|faul|sympathisch\p{Ll}*|anstrengend|toll\p{Ll}*|super|Hund|Katze|Kater|Pferd)(?!\p{L})/iu;
/** Nobody said, asked or gave the learner anything, or they have told what they did. */
const NOTHING_SAID = new RegExp(
  String.raw`^(?![^]*(?<!\p{L})(?:gesagt|gefragt|gemeint|geschrien|gebrüllt|geschenkt|erzählt|versprochen|eingeladen|angerufen|geschrieben|gekürzt|gestrichen|verboten|vorgeschlagen|behauptet|beschimpft|gelacht|umarmt|geküsst|sagte|fragte|meinte|schrie)(?!\p{L}))|(?<!\p{L})(?:geantwortet|reagiert|gedacht|dachte)(?!\p{L})`,
  "iu",
);
const READY = /(?<!\p{L})(?:vorbereit\p{Ll}*|gebucht|gekauft|fertig|besuche|kommt|kommen|Termin)(?!\p{L})/iu;
const CAME =
  /(?<!\p{L})(?:angefangen|begonnen|seit\p{Ll}*|durch|Beruf|als (?:Kind|ich)|heiße|bin \d+|Jahre alt|wohne|komme|muss|nicht|kein\p{Ll}*|nur|noch)(?!\p{L})/iu;
const HELPED = /(?<!\p{L})(?:geholfen|hilft|helfen|versucht|probiert)(?!\p{L})/iu;

/**
 * From B1 on, behind a sentence of the learner's that was said back: *das* and *dabei* mean that sentence, and each question fits
 * everything of its kind. `[er|sie|sie]` speaks of a man, a woman and several people.
 */
export const ASK_ON: Readonly<Record<AskKind, Readonly<Record<Exclude<Band, "A">, readonly KindQuestion[]>>>> = {
  moved: {
    B: [
      { say: "Was hat {dich|Sie} daran so berührt?", en: "What touched you so much about it?" },
      { say: "Wie ging es {dir|Ihnen} danach?", en: "How did you feel afterwards?" },
    ],
    C: [
      { say: "Was hat {dich|Sie} daran so bewegt?", en: "What moved you so much about it?" },
      { say: "Was ist {dir|Ihnen} davon geblieben?", en: "What has stayed with you from that?" },
    ],
  },
  torn: {
    B: [
      {
        say: "Was spricht für {dich|Sie} dafür und was dagegen?",
        en: "What speaks for it, and what against?",
        unless: /spricht|einerseits|dagegen/iu,
      },
      { say: "Wovon hängt {deine|Ihre} Entscheidung ab?", en: "What does your decision depend on?" },
      { say: "Was würde {dir|Ihnen} bei der Entscheidung helfen?", en: "What would help you decide?", unless: HELPED },
    ],
    C: [
      { say: "Was gibt am Ende wohl den Ausschlag?", en: "What will tip the balance in the end, do you think?" },
      { say: "Wovon {machst du|machen Sie} die Entscheidung abhängig?", en: "What will you base the decision on?" },
      { say: "Bis wann {musst du dich|müssen Sie sich} festlegen?", en: "By when do you have to make up your mind?" },
    ],
  },
  stuck: {
    B: [
      { say: "Was {hast du|haben Sie} schon versucht?", en: "What have you already tried?", unless: HELPED },
      { say: "Wer könnte {dir|Ihnen} dabei helfen?", en: "Who could help you with it?", unless: HELPED },
      { say: "Was wäre ein erster kleiner Schritt?", en: "What would be a first small step?" },
    ],
    C: [
      {
        say: "Was hat {dich|Sie} bisher davon abgehalten?",
        en: "What has kept you from it so far?",
        unless: /weil|Angst|fürchte|traue/iu,
      },
      { say: "Wen {könntest du|könnten Sie} dabei zurate ziehen?", en: "Whom could you ask for advice on it?" },
      { say: "Was wäre ein denkbarer erster Schritt?", en: "What would be a conceivable first step?" },
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
    ],
  },
  othersTrouble: {
    B: [
      { say: "Wie {gehst du|gehen Sie} damit um?", en: "How do you deal with that?" },
      {
        say: "Was {würdest du dir|würden Sie sich} in der Situation wünschen?",
        en: "What would you wish for in this situation?",
      },
      { say: "Was könnte die Situation leichter machen?", en: "What could make the situation easier?" },
    ],
    C: [
      { say: "Wie {gehst du|gehen Sie} damit um?", en: "How do you deal with that?" },
      { say: "Was würde die Lage entspannen?", en: "What would ease the situation?" },
      { say: "Was löst das in {dir|Ihnen} aus?", en: "What does that stir up in you?" },
    ],
  },
  othersPast: {
    B: [
      { say: "Wie {hast du|haben Sie} darauf reagiert?", en: "How did you react to that?", unless: NOTHING_SAID },
      { say: "Wie ging es dann weiter?", en: "What happened next?", unless: OVER },
    ],
    C: [
      { say: "Wie {hast du|haben Sie} darauf reagiert?", en: "How did you react to that?", unless: NOTHING_SAID },
      { say: "Wie ging es von da an weiter?", en: "How did things go on from there?", unless: OVER },
    ],
  },
  othersComing: {
    B: [
      { say: "Was {hältst du|halten Sie} davon?", en: "What do you think of that?" },
      { say: "Was bedeutet das für {dich|Sie}?", en: "What does that mean for you?" },
    ],
    C: [
      { say: "Was {hältst du|halten Sie} davon?", en: "What do you think of that?" },
      { say: "Was ändert sich dadurch für {dich|Sie}?", en: "What will that change for you?" },
    ],
  },
  others: {
    B: [
      { say: "Was {sagst du|sagen Sie} dazu?", en: "What do you say to that?" },
      { say: "Was bedeutet das für {dich|Sie}?", en: "What does that mean for you?" },
      { say: "Wie kommt das ~denn?", en: "How come?", unless: WHY },
      { say: "Wie wirkt das auf {dich|Sie}?", en: "How does that strike you?" },
    ],
    C: [
      { say: "Was {sagst du|sagen Sie} dazu?", en: "What do you say to that?" },
      { say: "Wie {erklärst du dir|erklären Sie sich} das?", en: "How do you explain that?", unless: WHY },
      { say: "Wie wirkt das auf {dich|Sie}?", en: "How does that strike you?" },
      { say: "Was bedeutet das für {dich|Sie}?", en: "What does that mean for you?" },
    ],
  },
  pastTrouble: {
    B: [
      { say: "Wie {bist du|sind Sie} damit umgegangen?", en: "How did you deal with that?" },
      { say: "Wie ging es dann weiter?", en: "What happened next?", unless: OVER },
      {
        say: "Was hat {dir|Ihnen} in der Situation geholfen?",
        en: "What helped you in that situation?",
        unless: HELPED,
      },
    ],
    C: [
      { say: "Wie {bist du|sind Sie} damit umgegangen?", en: "How did you deal with that?" },
      { say: "Wie ging es von da an weiter?", en: "How did things go on from there?", unless: OVER },
      { say: "Was {hast du|haben Sie} daraus mitgenommen?", en: "What did you take away from it?" },
    ],
  },
  trouble: {
    B: [
      { say: "Was könnte {dir|Ihnen} dabei helfen?", en: "What could help you with that?", unless: HELPED },
      {
        say: "Woran liegt das {deiner|Ihrer} Meinung nach?",
        en: "What do you think is the reason for that?",
        unless: WHY,
      },
      { say: "Seit wann ist das so?", en: "Since when has it been like that?", unless: SINCE },
      { say: "Was {hast du|haben Sie} schon versucht?", en: "What have you already tried?", unless: HELPED },
      { say: "Wie {gehst du|gehen Sie} damit um?", en: "How do you deal with that?" },
    ],
    C: [
      { say: "Worauf {führst du|führen Sie} das zurück?", en: "What do you put that down to?", unless: WHY },
      { say: "Was würde {dir|Ihnen} die Sache erleichtern?", en: "What would make it easier for you?", unless: HELPED },
      { say: "Wie {gehst du|gehen Sie} damit um?", en: "How do you deal with that?" },
      { say: "Was ließe sich daran ändern?", en: "What could be changed about it?" },
    ],
  },
  view: {
    B: [
      {
        say: "Woran liegt das {deiner|Ihrer} Meinung nach?",
        en: "What do you think is the reason for that?",
        unless: WHY,
      },
      { say: "Welche Erfahrung steckt ~denn dahinter?", en: "What experience is behind that?" },
      {
        say: "Was würde jemand antworten, der das anders sieht?",
        en: "What would somebody who sees it differently reply?",
      },
      { say: "Wie {bist du|sind Sie} zu dieser Ansicht gekommen?", en: "How did you arrive at this view?" },
    ],
    C: [
      { say: "Was bringt {dich|Sie} auf diesen Gedanken?", en: "What makes you think of that?" },
      { say: "Woran {machst du|machen Sie} das fest?", en: "What do you base that on?", unless: WHY },
      { say: "Was ließe sich dem entgegenhalten?", en: "What could be said against it?" },
      { say: "Was folgt für {dich|Sie} daraus?", en: "What follows from that for you?" },
      { say: "Wer in {deinem|Ihrem} Umfeld sieht das ganz anders?", en: "Who around you sees it quite differently?" },
    ],
  },
  past: {
    B: [
      { say: "Was ging {dir|Ihnen} dabei durch den Kopf?", en: "What was going through your mind then?", unless: SAID },
      { say: "Wie ging es dann weiter?", en: "What happened next?", unless: OVER },
      { say: "Wie kam es ~denn dazu?", en: "How did that come about?", unless: WHY },
      {
        say: "Was ist {dir|Ihnen} davon besonders in Erinnerung geblieben?",
        en: "What do you remember most about it?",
      },
      { say: "Was {hast du|haben Sie} daraus gelernt?", en: "What did you learn from it?" },
    ],
    C: [
      { say: "Was ging {dir|Ihnen} dabei durch den Kopf?", en: "What was going through your mind then?", unless: SAID },
      { say: "Wie kam es ~denn dazu?", en: "How did that come about?", unless: WHY },
      { say: "Wie ging es von da an weiter?", en: "How did things go on from there?", unless: OVER },
      { say: "Was ist {dir|Ihnen} davon geblieben?", en: "What has stayed with you from that?" },
      { say: "Wie {siehst du|sehen Sie} das im Rückblick?", en: "How do you see that in hindsight?" },
    ],
  },
  coming: {
    B: [
      {
        say: "Wie {bist du|sind Sie} auf die Idee gekommen?",
        en: "How did you get the idea?",
        unless: new RegExp(String.raw`${WHY.source}|muss|soll`, "iu"),
      },
      { say: "Was ist {dir|Ihnen} dabei am wichtigsten?", en: "What matters most to you about it?" },
      { say: "Was {erhoffst du dir|erhoffen Sie sich} davon?", en: "What do you hope to get out of it?" },
      {
        say: "Was {musst du|müssen Sie} dafür noch vorbereiten?",
        en: "What do you still have to prepare for it?",
        unless: READY,
      },
    ],
    C: [
      { say: "Was {erhoffst du dir|erhoffen Sie sich} davon?", en: "What do you hope to get out of it?" },
      {
        say: "Was gab den Anstoß dazu?",
        en: "What gave you the idea?",
        unless: new RegExp(String.raw`${WHY.source}|muss|soll`, "iu"),
      },
      { say: "Worauf kommt es {dir|Ihnen} dabei an?", en: "What matters to you about it?" },
      {
        say: "Mit welchen Gefühlen {siehst du|sehen Sie} dem entgegen?",
        en: "How do you feel about what’s ahead?",
        unless: /graut|freu\p{Ll}*|Angst|Lampenfieber|nervös/iu,
      },
    ],
  },
  liking: {
    B: [
      { say: "Was gefällt {dir|Ihnen} daran am meisten?", en: "What do you like most about it?", unless: WHY },
      { say: "Was macht das für {dich|Sie} so besonders?", en: "What makes it so special for you?" },
      { say: "Wie {bist du|sind Sie} darauf gekommen?", en: "How did you come across it?", unless: CAME },
    ],
    C: [
      { say: "Was macht für {dich|Sie} den Reiz aus?", en: "What makes it appealing to you?", unless: WHY },
      { say: "Was würde {dir|Ihnen} ohne das fehlen?", en: "What would you miss without it?" },
      { say: "Wie hat sich das ergeben?", en: "How did that come about?", unless: CAME },
    ],
  },
  own: {
    B: [{ say: "Was bedeutet {dir|Ihnen} das?", en: "What does that mean to you?", unless: BINDS }],
    C: [{ say: "Was bedeutet {dir|Ihnen} das?", en: "What does that mean to you?", unless: BINDS }],
  },
  maybe: {
    B: [
      { say: "Was spricht für {dich|Sie} dafür?", en: "What speaks for it, in your view?", unless: WHY },
      {
        say: "Was hält {dich|Sie} noch davon ab?",
        en: "What is still keeping you from it?",
        unless: /nicht|nie|kein|aber|Angst/iu,
      },
    ],
    C: [
      { say: "Was spricht für {dich|Sie} dafür?", en: "What speaks for it, in your view?", unless: WHY },
      {
        say: "Was {versprichst du dir|versprechen Sie sich} davon?",
        en: "What do you expect from it?",
        unless: /nicht|nie|kein/iu,
      },
    ],
  },
  any: {
    B: [
      { say: "Was sollte ich dazu noch wissen?", en: "What else should I know about that?" },
      { say: "Was {möchtest du|möchten Sie} dazu noch sagen?", en: "What else would you like to say about that?" },
      { say: "Was fällt {dir|Ihnen} dazu noch ein?", en: "What else comes to mind about that?" },
      { say: "Was gibt es dazu noch zu erzählen?", en: "What else is there to tell about that?" },
      { say: "Was {kannst du|können Sie} mir noch darüber erzählen?", en: "What else can you tell me about that?" },
    ],
    C: [
      { say: "Was sollte ich dazu noch wissen?", en: "What else should I know about that?" },
      { say: "Was wäre dazu noch zu sagen?", en: "What else would there be to say about that?" },
      { say: "Was {möchtest du|möchten Sie} dem noch hinzufügen?", en: "What would you like to add to that?" },
      { say: "Was fällt {dir|Ihnen} dazu noch ein?", en: "What else comes to mind about that?" },
      { say: "Was ließe sich darüber noch erzählen?", en: "What else could be told about that?" },
    ],
  },
};
