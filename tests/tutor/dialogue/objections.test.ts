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
function repliesTo(level: CefrLevel, last: string, message: string, told = "Ich erzähle ein bisschen."): string[] {
  const tone = /(?<=\p{Ll} )(?:Sie|Ihnen|Ihre?)(?!\p{L})/u.test(`${last} ${message}`) ? "professional" : "friendly";
  const history: PastMessage[] = [
    { role: "assistant", content: "Hallo!", correctedContent: null },
    { role: "user", content: told, correctedContent: null },
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
      /(?:wichtigsten|eingehen|fragen sollen)\?/u,
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

/** What was told, and a reply that does not go with it. */
const BEHIND = {
  du: ["Ich klettere seit zwei Jahren in der Halle, immer dienstags.", "Ah, dienstags. Warum sind Vereine wichtig?"],
  Sie: [
    "Ich habe im März einen Förderantrag gestellt, und man vertröstet mich von Monat zu Monat.",
    "Ich verstehe, seit März. Warum starren Menschen so gern aufs Meer, was meinen Sie?",
  ],
  A: ["Ich esse gern Reis mit Huhn. Meine Mutter kocht das.", "Ah, deine Mutter kocht das. Was isst du am Sonntag?"],
} as const;
const STAYS_THEIRS =
  /(?:wichtig(?:sten)?|eingehen|fragen sollen|fragen|sagen|gemeint|eigentlich|übersehen|richtig|genau|weiter|lieber|gefehlt|wissen|sprechen)\?$/u;

describe("a complaint behind a story", () => {
  it.each<[CefrLevel, keyof typeof BEHIND, string]>([
    ["B2", "du", "Darüber haben wir doch gerade gesprochen!"],
    ["B1", "du", "Das hatten wir doch schon."],
    ["B1", "du", "Na, dienstags, das steht doch oben."],
    ["B1", "du", "Siehe oben."],
    ["B1", "du", "Wie gesagt, dienstags."],
    ["B2", "du", "Das ist jetzt schon das dritte Mal, dass du das fragst."],
    ["B1", "du", "Das habe ich dir oben schon beschrieben."],
    ["B1", "du", "Wir haben doch über das Klettern geredet."],
    ["B2", "du", "Das passt jetzt aber nicht zu dem, was ich erzählt habe."],
    ["B1", "du", "Du gehst gar nicht auf mein Knie ein."],
    ["B1", "du", "Die Frage passt nicht."],
    ["B2", "du", "Das ist doch ein ganz anderes Thema."],
    ["B2", "du", "Du wechselst ständig das Thema."],
    ["B2", "du", "Ich habe dir vom Klettern erzählt, und du fragst nach Vereinen."],
    ["B1", "du", "Wir waren doch beim Klettern."],
    ["B2", "du", "Ich rede die ganze Zeit vom Klettern."],
    ["B2", "du", "Hä? Wieso denn Vereine?"],
    ["B1", "du", "Lass mich bitte ausreden!"],
    ["B1", "du", "Du hörst ja gar nicht zu!"],
    ["B1", "du", "So war das nicht."],
    ["B2", "du", "Das ist nicht das, was ich meinte."],
    ["B2", "du", "Kannst du mal auf meine Antwort eingehen?"],
    ["B2", "du", "Hast du überhaupt gelesen, was ich geschrieben habe?"],
    ["B1", "du", "Das war doch nur ein Scherz!"],
    ["C1", "du", "Du drehst mir das Wort im Mund herum."],
    ["C1", "Sie", "Das wechselt jetzt recht unvermittelt das Thema, finden Sie nicht?"],
    ["C1", "Sie", "Nun ja, ich erzählte von meinem Antrag, und Sie fragten mich, warum Menschen aufs Meer starren."],
    ["C1", "Sie", "Das ist ein recht abrupter Themenwechsel."],
    ["C2", "Sie", "Mit Verlaub, das hat mit meinem Antrag nichts zu tun."],
    ["C1", "Sie", "Sie sind auf meinen Antrag überhaupt nicht eingegangen."],
    ["C2", "Sie", "Davon war doch gar nicht die Rede."],
    ["C1", "Sie", "Bleiben wir lieber bei meinem Antrag."],
    ["C1", "Sie", "Offenbar haben Sie mich missverstanden."],
    ["C2", "Sie", "Sie unterstellen mir da etwas."],
    ["C1", "Sie", "Diese Frage habe ich bereits beantwortet."],
    ["B2", "Sie", "Jetzt verstehe ich gar nichts mehr."],
    ["A2", "A", "Das habe ich schon gesagt!"],
    ["A2", "A", "Du verstehst nicht."],
    ["A1", "A", "Falsch!"],
    ["A1", "A", "Du nicht verstehen."],
    ["A1", "A", "Reis! Ich habe gesagt Reis."],
    ["A2", "A", "Warum fragst du noch mal?"],
  ])("%s, with %s, hears an apology and stays with the learner's matter: %s", (level, tone, message) => {
    const [told, last] = BEHIND[tone];
    for (const text of repliesTo(level, last, message, told)) {
      expect(text).toMatch(OWNS_UP);
      expect(text).toMatch(STAYS_THEIRS);
      expect(text).not.toMatch(/Vereine|Meer|Sonntag/u);
    }
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["C1", "Du bist auf meinen Antrag überhaupt nicht eingegangen.", /Wie geht es mit deinem Antrag weiter\?$/u],
    ["B1", "Du gehst gar nicht auf mein Knie ein.", /Wie geht es mit deinem Knie weiter\?$/u],
    ["B2", "Ich rede die ganze Zeit vom Klettern.", /Wie geht es mit dem Klettern weiter\?$/u],
    ["B1", "Ich habe nicht vom Sommer gesprochen.", /^(?!.*Sommer)/u],
    ["B1", "Ich habe dir von meiner Kollegin erzählt, und du fragst nach Vereinen.", /^(?!.*Kollegin weiter)/u],
    ["C1", "Womit umgegangen? Mit dem Flammkuchen? Das klingt ja wie ein Unglück.", /^(?!.*Flammkuchen)/u],
  ])(
    "%s: asks about what the complaint itself calls theirs, and about no chance noun: %s",
    (level, message, expected) => {
      const last = "Danke fürs Erzählen. Wie bist du damit umgegangen, und was machst du im Sommer?";
      for (const text of repliesTo(level, last, message, BEHIND.du[0])) {
        expect(text).toMatch(OWNS_UP);
        expect(text).toMatch(expected);
      }
    },
  );

  it.each<[CefrLevel, string]>([
    ["B2", "Mein Chef wechselt ständig das Thema."],
    ["B2", "Sie wechseln dauernd das Thema, meine Kollegen."],
    ["B2", "Darüber haben wir gestern im Team gesprochen."],
    ["B1", "Sie verstehen mich nicht, weil ich so schnell rede."],
    ["B1", "Er hat mich falsch verstanden."],
    ["B1", "Das war schon am Montag."],
    ["B1", "Ich war gerade beim Arzt."],
    ["B1", "Ich war noch beim Bäcker."],
    ["B1", "Wir waren bei meiner Oma."],
    ["B2", "Damit habe ich nichts zu tun."],
    ["B2", "Das hat mit dem Wetter nichts zu tun, die Leute kommen immer."],
    ["B2", "Bleiben wir zusammen, hat meine Freundin gefragt."],
    ["B2", "Die Antwort steht schon im Vertrag."],
    ["B1", "Das steht doch in der Zeitung."],
    ["B1", "Das hatten wir früher auch in der alten Firma."],
    ["B2", "Er unterstellt mir Faulheit."],
    ["B2", "Ich habe nie gesagt, dass ich kündige."],
    ["B1", "Ich habe nichts gesagt."],
    ["B1", "Er fragt mich jeden Tag dasselbe."],
    ["B2", "Falsch war nur, dass ich zu spät kam."],
    ["B1", "Ich verstehe meinen Chef nicht."],
    ["B2", "Ich erzählte meinem Chef davon, und er fragte nach dem Grund."],
    ["B1", "Warum nicht? Ich probiere es einfach."],
    ["B1", "Die Uniform passt nicht."],
    ["B1", "Das passt irgendwie nicht zu ihm."],
    ["B1", "So war das nicht geplant."],
    ["B1", "Ich sage doch immer, Sport ist wichtig."],
    ["B1", "Ich bin noch nicht fertig mit dem Training."],
    ["B1", "Das war ein Witz, den mein Trainer erzählt hat."],
    ["B1", "Mein Trainer hört mir nie zu."],
    ["B2", "Der Schiedsrichter hat das Foul nicht gesehen, das war falsch."],
    ["B2", "Er wiederholt sich ständig."],
    ["C1", "Sie ist auf meinen Vorschlag gar nicht eingegangen."],
    ["C1", "Man hat mich offenbar missverstanden."],
    ["C1", "Die Frage ist noch nicht beantwortet."],
    ["C1", "Sie wechselte sofort das Thema."],
    ["C1", "Bleiben wir realistisch: Es wird nichts."],
    ["C1", "Ich hätte mir gewünscht, dass sie auf meinen Vorschlag eingeht."],
    ["C1", "Ich sprach von meinem Vorschlag, und sie hörte geduldig zu."],
    ["C1", "Von einer Teilung war nie die Rede gewesen, sagte sie."],
    ["A2", "Ich habe schon gegessen."],
    ["A1", "Nicht so gut."],
  ])("%s: is none where somebody else is spoken of: %s", (level, message) => {
    const last = "Ah, der Chef ist streng. Was hat er zu dir gemeint?";
    for (const text of repliesTo(level, last, message, "Ich habe eine neue Stelle in der Bäckerei."))
      expect(text).not.toMatch(OWNS_UP);
  });

  it("is never said back", () => {
    for (const message of [
      "Ja, ich erzählte davon, und Sie fragten mich, warum Menschen aufs Meer starren.",
      "Sie unterstellen mir da etwas.",
      "Sie haben mir das schon einmal gesagt.",
    ])
      for (const text of repliesTo("C1", BEHIND.Sie[1], message, BEHIND.Sie[0]))
        expect(text).not.toMatch(/Sie (?:\p{Ll}+ )?(?:Sie|Ihnen)(?!\p{L})/u);
  });
});

describe("the gender of what the learner names", () => {
  it.each([
    ["Können wir über meinen Flammkuchen reden?", "deinen Flammkuchen"],
    ["Können wir über den Käsekuchen reden?", "den Käsekuchen"],
    ["Können wir über meinen Knochen reden?", "deinen Knochen"],
    ["Können wir über mein Häuschen reden?", "dein Häuschen"],
    ["Können wir über meine Doktorarbeit reden?", "deine Doktorarbeit"],
  ])("is that of its last part: %s", (message, words) => {
    for (const text of repliesTo("B2", "Danke. Was findest du daran gut?", message)) expect(text).toContain(words);
  });
});

describe("a question read aloud", () => {
  it.each<[CefrLevel, string]>([
    ["B2", "Wofür, fürs Bouldern? Man muss sich so konzentrieren, dass man an nichts anderes denken kann."],
    ["C2", "Wozu, zum Schmunzeln? Ach, das ist wohl angeboren, ich komme aus Yorkshire."],
    ["B1", "Woran, am Klettern? Dass man nie allein ist und den Kopf freibekommt."],
    ["B2", "Meinst du die Trennung? Am meisten hilft mir, wenn ich nach der Arbeit in die Halle fahre."],
  ])("%s: and answered needs no apology: %s", (level, message) => {
    for (const text of repliesTo(level, "Verstehe. Was findest du daran gut?", message, BEHIND.du[0]))
      expect(text).not.toMatch(OWNS_UP);
  });

  it.each<[CefrLevel, string]>([
    ["B2", "Wofür, fürs Bouldern? Das verstehe ich nicht, davon habe ich doch nichts erzählt."],
    ["B2", "Woran, am Klettern? Ich klettere gar nicht, ich sichere nur meine Schwester."],
    ["B1", "Wofür denn?"],
    ["B1", "Meinst du meinen Bruder?"],
  ])("%s: and not answered does: %s", (level, message) => {
    for (const text of repliesTo(level, "Verstehe. Was findest du daran gut?", message, BEHIND.du[0]))
      expect(text).toMatch(OWNS_UP);
  });
});

describe("the end of a subject", () => {
  it.each<[CefrLevel, string]>([
    ["B1", "Mehr gibt es dazu nicht."],
    ["B2", "Mehr gibt es dazu eigentlich nicht zu erzählen."],
    ["B1", "Nicht viel mehr."],
    ["B1", "Das war's."],
    ["B1", "Das war es schon."],
    ["B1", "Das ist eigentlich alles."],
    ["B2", "Dazu fällt mir nichts mehr ein."],
    ["C1", "Na ja, mehr weiß ich darüber nicht."],
    ["C1", "Damit ist eigentlich alles gesagt."],
    ["A2", "Mehr weiß ich nicht."],
  ])("%s: is kindly announced: %s", (level, message) => {
    for (const text of repliesTo(level, "Verstehe. Was sollte ich noch wissen?", message, BEHIND.du[0]))
      expect(text).toMatch(/^(?:Alles klar, dann|Gut, dann frage ich) etwas anderes: .+\?/u);
  });

  it.each<[CefrLevel, string]>([
    ["B2", "Dazu gibt es nicht viel zu erzählen, aber im Mai fahren wir in die Alpen."],
    ["B1", "Ich würde lieber über das Klettern reden: Am Samstag habe ich meine erste schwere Route geschafft."],
    ["B1", "Das war alles sehr neu für mich."],
    ["B1", "Das war's wert."],
    ["B1", "Nicht viel, er redet wenig."],
    ["B1", "Mehr Geld gibt es nicht."],
    ["B2", "Mehr als das gibt es nicht zu verdienen, deshalb suche ich weiter."],
    ["B2", "Da gibt es nicht viel zu tun, am Morgen schlafe ich fast ein."],
    ["B2", "Da gibt es nichts zu lachen, hat er gesagt."],
    ["C1", "Mehr wollte sie dazu nicht sagen."],
    ["C1", "Damit war alles gesagt."],
  ])("%s: is none where something is told: %s", (level, message) => {
    for (const text of repliesTo(level, "Verstehe. Was sollte ich noch wissen?", message, BEHIND.du[0]))
      expect(text).not.toMatch(/dann etwas anderes|frage ich etwas anderes|(?:mir|du|denn) darüber erzählen/u);
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
    "Fällt Ihnen denn gar keine richtige Frage ein?",
    "Fällt dir keine bessere Frage ein?",
    "Du plapperst mir nach, mein Lieber.",
    "Sie plappern mir nur nach.",
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
    "Mir fällt keine richtige Frage ein.",
    "Fällt dir dazu eine Frage ein?",
    "Ihm fällt nie eine richtige Antwort ein.",
    "Meine Tochter plappert mir alles nach.",
    "Der Papagei und die Kinder plappern mir nach.",
  ])("lets the rest be: %s", (message) => {
    expect(message).not.toMatch(FAULTS_QUESTIONS);
  });

  it.each([
    "Du hast meine Antwort einfach ignoriert.",
    "Sie haben mir schlicht nicht zugehört.",
    "Sie übergehen einfach, was ich sage.",
    "Sie haben gar nicht verstanden, was ich meinte.",
    "Warum lenkst du ab?",
    "Das war keine Antwort auf meine Frage.",
    "Das ist doch keine richtige Antwort auf meine Frage.",
    "Du fragst mich, was mich beschäftigt, und gehst dann gar nicht auf mein Knie ein.",
    "Sie fragen mich nach meinem Tag und gehen dann nicht auf meine Sorgen ein.",
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
    "Er sagte, das war keine Antwort auf meine Frage.",
    "Das war keine Antwort auf die Anzeige.",
    "Die Ärzte fragen mich aus und gehen nicht auf mein Knie ein.",
    "Du fragst mich, was ich esse, und ich gehe einkaufen.",
  ])("lets others pass over what they like: %s", (message) => {
    expect(message).not.toMatch(PASSED_OVER);
  });
});

describe("a learner who does not know what the question was about", () => {
  it.each<[CefrLevel, string, string]>([
    [
      "B2",
      "Ach so. Was ging dir in dem Moment durch den Kopf?",
      "In welchem Moment meinst du? Ich verstehe die Frage nicht ganz.",
    ],
    ["B1", "Was würde dir dabei helfen?", "Bei welcher Sache meinst du? Ich habe kein Problem."],
    [
      "B1",
      "Was würde Ihnen die Sache leichter machen?",
      "Welche Sache meinen Sie? Ich kaufe einfach keine Kleidung aus Plastik.",
    ],
    [
      "B1",
      "Was ist dir daran am wichtigsten?",
      "Hm, ich weiß nicht, wie du das meinst. Wichtig ist, dass der Kaffee stark ist.",
    ],
  ])("%s: gets an apology and nothing about “the matter” after „%s“: %s", (level, last, message) => {
    for (const text of repliesTo(level, last, message)) {
      expect(text).toMatch(/Frage|gefragt/u);
      expect(text).not.toMatch(/überfragt|nicht wissen|an der Sache|siehst du das selbst/u);
    }
  });

  it.each<[CefrLevel, string, string]>([
    ["B1", "Was machst du am Abend?", "In welchem Kino der Film läuft, weiß ich noch nicht."],
    ["B2", "Wie war die Reise?", "Wir wussten nicht, in welchem Hotel wir schlafen. Am Ende war es schön."],
  ])("%s: is not suspected after „%s“: %s", (level, last, message) => {
    for (const text of repliesTo(level, last, message)) expect(text).not.toMatch(/unklar|missverständlich|nicht klar/u);
  });
});
