import { describe, expect, it } from "vitest";
import { FAULTS_QUESTIONS, PASSED_OVER } from "#content/built-in/tutor/patterns/intents.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

/** The replies to a message behind a reply of the tutor's, one per conversation, so that no lucky choice of words counts. */
function repliesTo(level: CefrLevel, last: string, message: string): string[] {
  const tone = /(?<=\p{Ll} )(?:Sie|Ihnen|Ihre?)(?!\p{L})/u.test(`${last} ${message}`) ? "professional" : "friendly";
  const history: PastMessage[] = [
    { role: "assistant", content: "Hallo!", correctedContent: null },
    { role: "user", content: "Ich erzähle ein bisschen.", correctedContent: null },
    { role: "assistant", content: last, correctedContent: null },
  ];
  const { edits, corrected } = analyze(lexicon, message, { level });
  return Array.from({ length: 6 }, (_, seed) => {
    const input = { message, language: "german", level, tone, topic: "work", history } as const;
    return reply({ ...input, conversationId: `seed-${seed}`, turn: 2 }, { edits, corrected }, morphology).reply;
  });
}

const OWNS_UP =
  /Entschuldigung|Verzeihung|[Tt]ut mir leid|[Ff]ehler|keine Frage|hatten wir schon|weiß ich schon|falsch (?:gedeutet|verstanden)|Kritik|lag ich daneben|Danke (?:für die|, das war ehrlich)/u;
/** Questions that fit everything. */
const EMPTY =
  /Neues|Neuigkeiten|von (?:deinem|Ihrem) Tag|(?:noch|sonst) (?:erzählen|sagen)|durch den Kopf|sonst noch|Wie geht es (?:dir|Ihnen) heute|in letzter Zeit|siehst du das selbst/u;

describe("a learner who objects", () => {
  it.each<[CefrLevel, string, string, RegExp]>([
    ["A2", "Tut mir leid, das war falsch. Wie geht es dir?", "Was war falsch? Mir geht es gut.", /Fehler lag bei mir/u],
    ["B1", "Stimmt, das war mein Fehler. Was noch?", "Welcher Fehler?", /Fehler lag bei mir/u],
    ["A2", "So ist das. Und was machst du dann?", "Was meinst du mit „dann“? Ich bin bei meiner Tochter.", /Tochter/u],
    ["B1", "Und was ist dann passiert?", "Was meinst du mit „passiert“? Es war ruhig.", /Frage|gefragt/u],
    ["C1", "Wie hat sie reagiert?", "Wer ist „sie“?", /gefragt|Frage/u],
    ["B2", "Wie hat sie reagiert?", "Von wem redest du? Ich war allein dort.", /gefragt|Frage/u],
    ["A1", "Woher hast du das Rezept?", "Welches Rezept? Ich verstehe nicht.", /Frage war nicht/u],
    [
      "B1",
      "Wann schreibst du die Prüfung?",
      "Ich mache keine Prüfung, ich bin Lehrer! Meine Schüler schreiben sie.",
      /deine Schüler/u,
    ],
    [
      "B2",
      "Leider weiß ich das nicht.",
      "Ich hatte gar nichts gefragt, aber gut. Ich fahre am Montag.",
      /keine Frage/u,
    ],
    ["B1", "Da bin ich überfragt. Was noch?", "Das war doch gar keine Frage.", /keine Frage/u],
    [
      "B1",
      "Was steht am Wochenende an?",
      "Hab ich doch gerade gesagt, die Geburtstagsparty von meinem Bruder.",
      /hatten wir schon|übersehen/u,
    ],
    ["B1", "Viele ziehen die Schuhe aus.", "Hä? Nicht ausziehen, umtauschen! Sie sind zu klein.", OWNS_UP],
    ["B1", "Wie lange bleibst du in Berlin?", "Nicht Berlin, Bern!", OWNS_UP],
    [
      "C2",
      "Wie findest du sie als Chefin?",
      "Wen meinst du mit 'sie'? Die Chefin bin doch ich, das ist mein Spitzname in der Berufsschule.",
      /Berufsschule/u,
    ],
    [
      "C2",
      "Das muss man erst einmal sacken lassen. Was kommt jetzt?",
      "Ich muss schmunzeln: Was genau muss man da sacken lassen? Es war eine heitere Anekdote.",
      OWNS_UP,
    ],
    ["C1", "Das klingt einleuchtend. Was noch?", "Was soll daran einleuchtend klingen?", OWNS_UP],
    ["C1", "Das lässt hoffen. Was noch?", "Inwiefern lässt das hoffen? Es war eine Trennung.", OWNS_UP],
    [
      "C2",
      "Das will gut überlegt sein.",
      "Was will gut überlegt sein? Der Vertrag ist unterschrieben.",
      /den Vertrag/u,
    ],
    [
      "C2",
      "Nudeln mit Gemüse oder ein Ofengericht vielleicht.",
      "Nudeln mit Gemüse sollen verschwunden sein? Ich dachte an Arme Ritter.",
      OWNS_UP,
    ],
    ["B2", "Oh, das tut mir leid.", "Was tut dir denn leid? Es ist alles gut gegangen.", /falsch gedeutet/u],
    ["C1", "Was noch?", "Nach dem Preis hatte ich gar nicht gefragt.", /vorbei/u],
    ["C2", "Was noch?", "Vergessen hast du nichts, nur überhört hast du einiges.", OWNS_UP],
    ["C2", "Was noch?", "Hinzufügen möchte ich, dass Sie meiner Frage ausgewichen sind.", OWNS_UP],
    ["B2", "Was noch?", "Du bist mir ausgewichen.", OWNS_UP],
    ["B2", "Was noch?", "Jetzt lenkst du aber ab.", OWNS_UP],
    ["B2", "Was noch?", "Du gehst überhaupt nicht auf das ein, was ich schreibe.", OWNS_UP],
    ["C2", "Was noch?", "Die Neuigkeit habe ich Ihnen gerade geschildert.", /hatten wir schon|übersehen/u],
    ["C1", "Was noch?", "Das habe ich Ihnen doch soeben ausführlich dargelegt.", /hatten wir schon|übersehen/u],
    ["A2", "Gute Besserung! Wie geht es Ihnen jetzt?", "Nein, ich bin nicht krank! Die Patienten sind krank.", OWNS_UP],
  ])("%s: hears an apology, and no empty question behind it, after „%s“: %s", (level, last, message, expected) => {
    for (const text of repliesTo(level, last, message)) {
      expect(text).toMatch(OWNS_UP.test(text) ? expected : OWNS_UP);
      expect(text).not.toMatch(EMPTY);
      expect(text).not.toContain("auf Englisch");
    }
  });

  it.each<[CefrLevel, string, string]>([
    ["A2", "Ist das ein Problem?", "Das ist kein Problem für mich. Ich bin stolz auf sie."],
    ["B1", "Ist das ein Problem für dich?", "Nein, das ist kein Problem."],
    ["B1", "Wie ist die Arbeit?", "Das ist doch kein Problem, ich mache das gern."],
    ["A2", "War die Reise teuer?", "Es war keine teure Reise."],
    ["B1", "Wie geht es dir?", "Ich bin nicht krank, ich bin nur müde."],
    ["B1", "Wann schreibst du die Prüfung?", "Ich schreibe keine Prüfung mehr, ich bin fertig mit der Uni."],
    ["B1", "Was ist dein Ziel?", "Nicht viel, nur Ruhe."],
    ["A2", "Wo wohnst du?", "Nicht in Berlin. Ich wohne in Bonn."],
    ["B2", "Was fragt dein Chef?", "Mein Chef fragt immer das Gleiche, das nervt."],
    ["B2", "Was nervt dich an den Kunden?", "Immer die gleichen Fragen!"],
    ["B2", "Was stört dich?", "Meine Kollegen hören mir nie zu."],
    ["C1", "Was war los?", "Sie hat mir nicht zugehört und ist ausgewichen."],
    ["C1", "Was haben Sie ihr gesagt?", "Ich habe ihr gesagt, dass sie meiner Frage ausgewichen ist."],
    ["B1", "Was hast du ihn gefragt?", "Ich habe gar nichts gefragt."],
    ["B1", "Was hat er gesagt?", "Die Neuigkeit habe ich gestern meiner Chefin erzählt."],
    ["B1", "Das ist schade. Was machst du jetzt?", "Was ich jetzt mache? Ich warte."],
    ["C1", "Was war falsch an dem Plan?", "Was war falsch? Der Zeitpunkt."],
  ])("%s: is no learner who answers „%s“: %s", (level, last, message) => {
    for (const text of repliesTo(level, last, message)) expect(text).not.toMatch(OWNS_UP);
  });
});

describe("a learner who finds the questions empty", () => {
  it.each<[CefrLevel, string, string]>([
    [
      "B1",
      "Was gibt es Neues?",
      "Du fragst immer das Gleiche. Stell mir doch mal eine richtige Frage über meine Reise!",
    ],
    ["B2", "Was gibt es Neues?", "Immer dieselben Fragen! Frag doch mal nach meiner Arbeit."],
    ["B2", "Was möchtest du noch erzählen?", "Du fragst ständig, was ich noch erzählen möchte."],
    ["B2", "Was gibt es Neues?", "Fällt dir auch mal eine andere Frage ein?"],
    ["B1", "Was gibt es Neues?", "Kannst du auch mal eine konkrete Frage stellen?"],
    ["C1", "Was gibt es Neues?", "Könnten wir die Floskeln weglassen? Ich hätte lieber eine echte Frage."],
    ["A2", "Was gibt es Neues?", "Du fragst immer das Gleiche!"],
    ["C2", "Und wie siehst du das selbst?", "Mir scheint, du fragst mich jedes Mal dasselbe. Was hältst du von Musik?"],
  ])("%s: gets a concrete one after „%s“: %s", (level, last, message) => {
    for (const text of repliesTo(level, last, message)) {
      expect(text).toMatch(OWNS_UP.test(text) ? OWNS_UP : /Offenheit|ehrlich/u);
      expect(text).not.toMatch(EMPTY);
      expect(text).not.toMatch(/Was möchtest du (?:mir )?über/u);
    }
  });
});

describe("a pattern of a complaint", () => {
  it.each([
    "Sie stellen mir immer dieselben Fragen.",
    "Stellen Sie mir doch endlich eine konkrete Frage!",
    "Deine Fragen sind alle so allgemein.",
    "Wiederholst du immer die gleichen Fragen?",
  ])("knows what is said of the questions: %s", (message) => {
    expect(message).toMatch(FAULTS_QUESTIONS);
  });

  it.each([
    "Meine Kinder sind klein, sie fragen immer das Gleiche.",
    "Er stellt im Kurs immer dieselben Fragen.",
    "Das ist eine gute Frage.",
    "Ich stelle meinen Schülern gern konkrete Fragen.",
    "Hast du eine Frage an mich?",
    "Ich hätte eine Frage zum Vertrag.",
    "Du fragst zu Recht, was mich stört.",
    "Du fragst immer so nett.",
  ])("lets the rest be: %s", (message) => {
    expect(message).not.toMatch(FAULTS_QUESTIONS);
  });

  it.each([
    "Du hast meine Antwort einfach ignoriert.",
    "Sie haben mir schlicht nicht zugehört.",
    "Sie übergehen einfach, was ich sage.",
    "Sie haben gar nicht verstanden, was ich meinte.",
    "Warum lenkst du ab?",
  ])("knows what was passed over: %s", (message) => {
    expect(message).toMatch(PASSED_OVER);
  });

  it.each([
    "Sie haben den Antrag einfach ignoriert.",
    "Meine Nachbarn sind stur, sie haben mich ignoriert.",
    "Musik lenkt mich ab.",
    "Er ist meiner Frage ausgewichen.",
    "Sie sind dem Auto ausgewichen.",
    "Du hast recht, das habe ich überhört.",
    "Ich habe die Klingel überhört.",
  ])("lets others pass over what they like: %s", (message) => {
    expect(message).not.toMatch(PASSED_OVER);
  });
});
