import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Tone } from "#schema/terms/tone.ts";
import type { Topic } from "#schema/terms/topic.ts";

/** A conversation with what must be corrected in each message, as far as rules reach: `original → corrected`. */
export interface CorrectedDialogue {
  level: CefrLevel;
  topic: Topic;
  tone: Tone;
  lines: readonly { message: string; corrections: readonly string[] }[];
}

/** One conversation of each level, over six topics and all tones. */
export const CORRECTED_DIALOGUES: readonly CorrectedDialogue[] = [
  {
    level: "A1",
    topic: "food",
    tone: "friendly",
    lines: [
      { message: "Hallo! Ich esse gern brot mit Käse.", corrections: ["brot → Brot"] },
      { message: "Morgens ich trinke ein Kaffee.", corrections: ["ich trinke → trinke ich", "ein → einen"] },
      { message: "Tee.", corrections: [] },
      { message: "Ich esse Suppe oder Salat. Was du isst gern?", corrections: ["du isst → isst du"] },
      {
        message: "Ich mag Tomatensuppe. Mein Mutter kochen sehr gut.",
        corrections: ["Mein → Meine", "kochen → kocht"],
      },
      { message: "Am Sonntag gibt es oft Fisch. Ich muss jetzt gehen, tschüss!", corrections: [] },
    ],
  },
  {
    level: "A2",
    topic: "travel",
    tone: "professional",
    lines: [
      { message: "Guten Tag! Letztes Jahr habe ich nach Wien gefahren.", corrections: ["habe → bin"] },
      {
        message: "Schloss Schönbrunn hat mir sehr gefallen, weil es ist so groß.",
        corrections: ["ist so groß → so groß ist"],
      },
      { message: "Mit meiner Frau.", corrections: [] },
      {
        message: "Was bedeutet „übernachtet“? Wir haben in ein kleines Hotel im Zentrum gewohnt.",
        corrections: ["ein kleines → einem kleinen"],
      },
      {
        message: "Das Frühstück war gut, aber the coffee war kalt. Nächstes Jahr wir möchten nach Italien fahren.",
        corrections: ["the coffee → der Kaffee", "wir möchten → möchten wir"],
      },
      { message: "Ich möchte Rom und das Meer sehen. Danke für das Gespräch, auf Wiedersehen!", corrections: [] },
    ],
  },
  {
    level: "B1",
    topic: "sports",
    tone: "slang",
    lines: [
      {
        message: "Hey! Ich klettere total gern und habe seit drei Jahren damit angefangen.",
        corrections: ["seit → vor"],
      },
      {
        message: "Ein Freund von mir hat mich mitgenommen und ich habe mich sofort in dem Sport verliebt.",
        corrections: ["dem → den"],
      },
      { message: "Dass man den Kopf komplett frei bekommt, wenn man an der Wand hängt.", corrections: [] },
      { message: "Meistens draußen.", corrections: [] },
      {
        message:
          "Die Tour in den Dolomiten war super, weil das Wetter hat mitgemacht. Was denkst du, ist Klettern gefährlicher wie Skifahren?",
        corrections: ["hat mitgemacht → mitgemacht hat", "wie → als"],
      },
      {
        message:
          "Ich habe vier Monate lang trainiert, um fitter werden. Wenn ich mehr Zeit hätte, ich würde jeden Tag klettern. Jetzt muss ich los, ciao!",
        corrections: ["werden → zu werden", "ich würde → würde ich"],
      },
    ],
  },
  {
    level: "B2",
    topic: "work",
    tone: "professional",
    lines: [
      {
        message:
          "Guten Morgen. Ich habe nächste Woche ein Vorstellungsgespräch bei einem großen Unternehmen und bin ehrlich gesagt ziemlich nervös.",
        corrections: [],
      },
      {
        message:
          "Auf eine Stelle als Projektleiterin. Ich leite schon ein Team mit acht Leute, aber ich wünsche mich mehr Verantwortung.",
        corrections: ["Leute → Leuten", "mich → mir"],
      },
      { message: "Den neuen Kundenportal.", corrections: [] },
      {
        message:
          "Ich habe den Zeitplan erstellt und das Budget verantwortet. Obwohl wir wenig Zeit hatten, das Portal ist pünktlich fertiggestellt geworden.",
        corrections: ["das Portal ist → ist das Portal", "geworden → worden"],
      },
      {
        message:
          "Die Abstimmung mit der IT-Abteilung. Was meinen Sie, sollte ich im Gespräch auch über Konflikte reden oder wirkt das unprofessionell?",
        corrections: [],
      },
      {
        message:
          "Wir haben eine kurze Besprechung am Freitag eingeführt, um alle auf dem gleichen Stand zu sein. Vielen Dank für Ihren Rat und bis zum nächste Mal!",
        corrections: ["nächste → nächsten"],
      },
    ],
  },
  {
    level: "C1",
    topic: "culture",
    tone: "friendly",
    lines: [
      {
        message:
          "Gestern war ich in einer „Faust“-Inszenierung, die mir das Stück in einem ganz neuen Licht gezeigt hat. Je länger der Abend dauerte, desto düsterer das Bühnenbild wurde.",
        corrections: ["das Bühnenbild wurde → wurde das Bühnenbild"],
      },
      {
        message:
          "Am Ende, als Gretchen allein im Dunkeln stand. Es wirkte, als wäre sie die eigentliche Hauptfigur, und ich habe mich gefragt, warum mir das beim Lesen nie aufgefallen ist.",
        corrections: [],
      },
      { message: "Vor allem die Stille.", corrections: [] },
      {
        message:
          "Manche wurden unruhig, andere hielten den Atem an. Für mich bleibt die Regisseurin, dessen Arbeit ich seit Jahren verfolge, einfach unberechenbar. Was meinst du: Sollte man Klassiker modernisieren, oder geht dadurch etwas verloren?",
        corrections: ["dessen → deren"],
      },
      {
        message:
          "Daran, ob sie eine Haltung hat. Nach der Vorstellung habe ich übrigens mit dem Dramaturg gesprochen, der an die vielen Kürzungen offen Kritik übte.",
        corrections: [],
      },
      {
        message:
          "Die Walpurgisnacht, ohne die das Stück viel von seiner Wildheit verliert. Ich sollte jetzt ins Bett, denn es ist spät geworden und ich morgen früh aufstehen muss. Danke für den Austausch!",
        corrections: [],
      },
    ],
  },
  {
    level: "C2",
    topic: "chitchat",
    tone: "slang",
    lines: [
      { message: "Moin! Ich sitz grad im Homeoffice und tu so, als würd ich arbeiten.", corrections: [] },
      {
        message:
          "Hauptsächlich damit, den Herr von nebenan zu verfluchen, der seit acht Uhr mit seinem Laubbläser zugange ist. Meines Erachtens nach gehören diese Dinger verboten.",
        corrections: ["Meines Erachtens nach → Meines Erachtens"],
      },
      { message: "Lebenslang harken, ohne Handschuhe.", corrections: [] },
      {
        message:
          "Ach, eigentlich sind alle ganz okay. Nur die Dame von unten hat mich letztens allen Ernstes dem Trampeln bezichtigt, dabei lauf ich auf Socken wie ’ne Katze. Findest du, ich sollte sie zur Rede stellen?",
        corrections: [],
      },
      {
        message:
          "Wahrscheinlich mit einem Kompliment zu ihrem Balkon, der jedem Gartenschau Konkurrenz macht. Danach würd ich aber kein Blatt vor dem Mund nehmen.",
        corrections: ["dem → den"],
      },
      {
        message:
          "Spätestens wenn sie mir die Fotos ihrer Enkeln zeigt. So, ich muss dann mal wieder so tun, als ob ich was schaffe. Hau rein!",
        corrections: ["Enkeln → Enkel"],
      },
    ],
  },
];
