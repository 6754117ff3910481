import { describe, expect, it } from "vitest";
import { VIEWS } from "#content/built-in/tutor/views.ts";
import { WANTED_WORDS } from "#content/built-in/tutor/wanted-words.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { germanAsked } from "#worker/tutor/dialogue/intents.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { wordsOf } from "#worker/tutor/dialogue/text.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

/** The reply to a message in the middle of a conversation. */
function replyTo(level: CefrLevel, message: string): string {
  const setting = { language: "german", level, topic: null, tone: "friendly", conversationId: "views" } as const;
  const history = [{ role: "assistant", content: "Was gibt es Neues?", correctedContent: null }] as const;
  return reply({ ...setting, message, history, turn: 1 }, analyze(lexicon, message, { level }), morphology).reply;
}

const ofViews = (said: string): boolean =>
  VIEWS.some(({ say }) => [...say.A, ...say.B, ...say.C].some((line) => said.includes(line.say)));

describe("a view of something in general", () => {
  it.each<[CefrLevel, string, RegExp]>([
    ["B1", "Ich fahre lieber mit dem Zug. Findest du Fliegen schlecht?", /kurzen Strecken/u],
    ["A2", "Mein Sohn spielt Fußball. Findest du Sportvereine gut?", /Verein findet man/u],
    ["C1", "Überall stehen die Leute Schlange. Was hältst du vom Massentourismus?", /ganze Regionen/u],
    ["B2", "Wir arbeiten 40 Stunden. Was denkst du über die Viertagewoche?", /freien Tag mehr/u],
    ["C1", "Ich sprach von der Viertagewoche: Hältst du so etwas für realistisch?", /Ergebnisse zählen/u],
    ["C1", "In unserer Firma duzen sich jetzt alle. Was hältst du davon?", /Das Du senkt/u],
    ["B2", "Im Supermarkt ist alles teuer. Lohnt sich Bio deiner Meinung nach?", /Tiere und Böden/u],
    ["B1", "In Italien isst man spät. Findest du deutsches Essen langweilig?", /mehr als Wurst/u],
    ["C1", "Hier ist sonntags alles zu. Sollten Geschäfte auch sonntags öffnen?", /freie Tag der Verkäufer/u],
    ["B1", "Ich war gestern unterwegs. Findest du Museen langweilig?", /erzählt Geschichten/u],
    ["B2", "Wir hatten ein Date. Findest du, dass der Mann zahlen muss?", /sich abwechselt/u],
    ["B2", "Er wohnt in Wien. Glaubst du an Fernbeziehungen?", /Fernbeziehung kann gut gehen/u],
    ["B2", "Bei uns gibt es viel Streit. Macht Geld glücklich?", /Zu wenig Geld/u],
    ["C2", "Meine Nichte hat kein Smartphone. Sollte man Kindern das Handy verbieten?", /klare Regeln/u],
    ["B2", "Viele ziehen weg. Ist das Leben auf dem Land besser als in der Stadt?", /mehr Ruhe/u],
  ])("%s: is answered with one: %s", (level, message, expected) => {
    const said = replyTo(level, message);
    expect(said).toMatch(expected);
    expect(said.split("?")).toHaveLength(2);
  });

  it.each<[CefrLevel, string]>([
    ["B1", "Ich bin heute im Verein. Findest du meinen Sportverein gut?"],
    ["B1", "Mein Freund will in eine WG ziehen. Findest du das gut?"],
    ["B1", "Meine Schwester fliegt morgen. Findest du das gefährlich?"],
    ["B1", "Ich arbeite im Homeoffice und bin oft allein. Was meinst du?"],
    ["B1", "Sind Museen am Montag offen?"],
    ["B1", "Muss man im Museum Eintritt bezahlen?"],
    ["B1", "Haben die Läden am Sonntag auf?"],
    ["B1", "Soll ich meinen Chef duzen?"],
    ["B1", "Wie oft fliegst du?"],
    ["B1", "Soll ich mir ein E-Book kaufen?"],
    ["B1", "Fährt die Bahn auch nachts?"],
  ])("%s: is not put forward where a fact or somebody's own matter is asked about: %s", (level, message) => {
    expect(ofViews(replyTo(level, message))).toBe(false);
  });

  it.each(VIEWS.map(({ say }) => say.A[0]?.say ?? ""))("is short for beginners: %s", (line) => {
    expect(wordsOf(line).length).toBeLessThanOrEqual(10);
  });
});

describe("a learner who asks what to do", () => {
  it.each<[CefrLevel, string, RegExp]>([
    ["B2", "Soll ich meiner Exfreundin schreiben? Sie hat nächste Woche Geburtstag.", /kurzer Gruß.*erhoffst/u],
    ["B1", "Mein Knie tut weh. Soll ich weiter trainieren?", /pausieren/u],
    ["B2", "Meinst du, wir sollten uns einen Hund anschaffen?", /jahrelang.*kümmern/u],
    ["B2", "Ich verdiene zu wenig. Soll ich kündigen?", /nichts überstürzen/u],
    ["B1", "Das Schlagzeug ist teuer. Was denkst du, soll ich eins kaufen?", /Nacht darüber/u],
    ["A2", "Ich habe meinen Pass verloren. Was soll ich machen?", /Polizei/u],
    ["A2", "Ich bin sehr müde und habe keine Zeit für mich. Was soll ich machen?", /zu viel/u],
    ["B1", "Ich arbeite jeden Tag zehn Stunden und bin müde. Was soll ich tun?", /offen.*zu viel/u],
    ["B1", "Ich will einen Marathon laufen. Wie fange ich am besten an?", /kleinen Schritten/u],
    ["B1", "Mein Handy ist kaputt. Kannst du mir helfen?", /Worum geht es genau\?/u],
    ["A2", "Der Arzt sagt, ich muss schwimmen gehen. Was denkst du?", /Ärzte wissen/u],
    ["A2", "Der Zug kam zwei Stunden zu spät. Bekomme ich Geld zurück?", /gibt die Bahn/u],
    ["A2", "Die U-Bahn hatte Verspätung. Bekomme ich Geld zurück?", /^(?!.*gibt die Bahn)/u],
    ["A2", "Meine Freundin hat meinen Geburtstag vergessen. Was soll ich tun?", /^(?!Ruf)/u],
    ["A2", "Soll ich für meinen Hund ein Bett kaufen?", /^(?!Ein Tier)/u],
    ["A2", "Meine Schwester hat sich getrennt. Soll ich sie anrufen?", /^(?!Ein kurzer Gruß)/u],
    ["B1", "Das Kleid kostet nur 10 Euro. Soll ich es kaufen?", /^(?!Bei teuren)/u],
    [
      "B1",
      "Mein Nachbar ist laut. Soll ich die Polizei rufen?",
      /schwer beurteilen|selbst entscheiden|nicht abnehmen/u,
    ],
    ["C1", "Ich müsste jemanden einstellen. Was würdest du an meiner Stelle tun?", /Welche Möglichkeiten/u],
  ])("%s: hears something careful: %s", (level, message, expected) => {
    expect(replyTo(level, message)).toMatch(expected);
  });

  it.each<[CefrLevel, string]>([
    ["B2", "Mein Mann schlägt mich. Soll ich mich trennen?"],
    ["B1", "Mein Ex droht mir. Soll ich ihm antworten?"],
    ["B1", "Ich habe Schmerzen in der Brust. Soll ich weiter trainieren?"],
    ["B1", "Ich will mit dem Rauchen aufhören. Soll ich jetzt aufhören?"],
    ["B1", "Ich habe mein Tagebuch gefunden. Soll ich es wegwerfen?"],
    ["B1", "Die Jacke kostet 300 Euro. Soll ich sie kaufen?"],
  ])("%s: hears no light yes and no soothing word where much is at stake: %s", (level, message) => {
    expect(replyTo(level, message)).not.toMatch(/einfach versuchen|Warum nicht|überstürzen|kurzer Gruß/u);
  });
});

describe("what is asked behind an answer that knew nothing", () => {
  it.each<[CefrLevel, string]>([
    ["C2", "Wir fahren nach Island. Haben Sie eine Vorstellung davon, ob man im Oktober dort noch ins Hochland kommt?"],
    ["B1", "Ich fliege im März nach Island. Wie kalt ist es dann dort?"],
    ["B2", "Nächste Woche fahren wir in die Berge. Weißt du, ob die Hütten noch offen sind?"],
    ["C2", "Wir überqueren im Mai die Alpen. Ist Ihnen bekannt, ab wann die Pässe befahrbar sind?"],
    ["B1", "Ich plane meinen Urlaub. Ist es im April an der Nordsee schon warm?"],
    ["C1", "Ich mag Wein. Welche deutsche Weinregion kennst du denn am besten?"],
  ])("%s: fits a fact and gives no counsel: %s", (level, message) => {
    const said = replyTo(level, message);
    expect(said).not.toMatch(/Kraft|Worauf kommt|erhoff|Wie kam es|beide Seiten|Theorie|auf diese Frage/u);
    expect(said.split("?")).toHaveLength(2);
  });

  it.each([
    "Das wechselt recht plötzlich das Thema, finden Sie nicht? Aber meinetwegen: weil das Meer so still ist.",
    "Das ist ein weiter Weg, meinst du nicht? Trotzdem fahren wir jedes Jahr hin.",
  ])("is nothing where the learner goes on by themselves: %s", (message) => {
    expect(replyTo("C1", message)).not.toMatch(/unentschieden|beiden Seiten|Einzelfall|auf diese Frage/u);
  });
});

describe("two German words that are asked about", () => {
  it.each([
    ["Kannst du mir erklären, wann man „seit“ und wann man „vor“ sagt?", "seit einem Jahr"],
    ["Kannst du mir sagen, wann ich „kennen“ und wann ich „wissen“ benutze?", "Ich kenne Anna"],
    ["Ich verstehe nicht, wann man „dass“ und wann man „ob“ schreibt.", "Ja oder Nein"],
    ["Ich weiß nie, ob man „mir“ oder „mich“ sagt. Kannst du helfen?", "Er hilft mir"],
    ["Sagt man eigentlich „in der Nacht“ oder „nachts“?", "Beides ist richtig"],
    ["Sagt man „am Montag“ oder „montags“?", "Beides ist richtig"],
    ["Sagt man „auf dem Markt“ oder „im Markt“?", "im Supermarkt"],
    ["Sagt man „Sport machen“ oder „Sport treiben“?", "Beides ist richtig"],
    ["Was ist der Unterschied zwischen „seit“ und „seitdem“?", "Vor einem Nomen"],
    ["Meine Lehrerin sagt „der Laptop“, mein Kollege „das Laptop“. Was ist richtig?", "Beides ist richtig"],
  ])("are told apart: %s", (message, expected) => {
    expect(replyTo("B1", message)).toContain(expected);
  });

  it.each([
    "Heißt es wirklich „unserer Teetradition“? Ich dachte, hier braucht man Akkusativ.",
    "Bist du sicher, dass es „den“ heißt? Ich habe gelernt, dass man „dem“ sagt.",
    "Muss es wirklich „im“ heißen? In meinem Buch steht „in dem“.",
    "Moment, heißt es nicht „der Jura“? Dann wäre „aus dem Jura“ doch richtig.",
  ])("are a doubt of a correction, which the tutor owns: %s", (message) => {
    expect(replyTo("B1", message)).toMatch(/Korrektur|korrigiert/u);
  });

  it.each([
    "Was meinst du dazu?",
    "Heißt es „der Tisch“ oder „das Tisch“?",
    "Ist das wirklich dein Ernst?",
    "Ist „Faust“ wirklich so schwer? Ich dachte, das Buch ist leicht.",
  ])("are no doubt of a correction: %s", (message) => {
    expect(replyTo("B1", `Meine Schwester ruft nie an. ${message}`)).not.toMatch(/Korrektur|korrigiert/u);
  });
});

describe("a word that is asked for by what it is", () => {
  it.each([
    ["Wie sagt man auf Deutsch das Gepäck, das man in die Kabine nimmt?", "das Handgepäck"],
    ["Wie heißt auf Deutsch der Ort, wo man seinen Koffer am Flughafen abholt?", "die Gepäckausgabe"],
    ["Wie sagt man den kleinen Raum, wo man Kleidung anprobiert?", "die Umkleidekabine"],
    ["Wie nennt man das Gerät, mit dem man Teig rührt?", "das Rührgerät"],
    ["Wie heißt die Person, die beim Fußball pfeift?", "der Schiedsrichter"],
    ["Was ist das deutsche Wort für die Karte, die man im Flugzeug zeigt?", "die Bordkarte"],
    ["Wie heißt das Brett, auf dem man Gemüse schneidet?", "das Schneidebrett"],
  ])("is found: %s", (message, expected) => {
    expect(replyTo("B1", message)).toContain(expected);
  });

  it.each(["Wie nennt man das Gerät, mit dem man Löcher misst?", "Wie heißt es auf Deutsch, wenn man zu spät kommt?"])(
    "is owned not to be known: %s",
    (message) => {
      expect(replyTo("B1", message)).toMatch(/Wort.*in deiner Sprache\?/u);
    },
  );

  it.each([
    "Wie heißt der Maler, der die Sonnenblumen gemalt hat?",
    "Wie heißt die Stadt, in der Mozart geboren wurde?",
    "Wie heißt der Berg, den man von hier sieht?",
    "Wie heißt der Film, den du gesehen hast?",
    "Wie findest du das Gepäck, das ich gekauft habe?",
  ])("is no name that is asked for: %s", (message) => {
    expect(germanAsked(message)?.kind).not.toBe("wanted");
  });

  it("is given with its article and its English", () => {
    for (const { says, word, english } of WANTED_WORDS) {
      expect(says.length).toBeGreaterThan(1);
      expect(word).toMatch(/^(?:der|die|das) \p{Lu}/u);
      expect(english).toMatch(/^[a-z]/u);
    }
  });
});

describe("what the learner has said already", () => {
  const ASKS_AGAIN =
    /Welche Möglichkeiten|Was sagt (?:dein|Ihr) Gefühl|Was (?:vermutest|vermuten) |Wie (?:siehst|stehst) du/u;

  it.each<[CefrLevel, string, RegExp]>([
    [
      "B2",
      "Ich bin unsicher: Soll ich ein Auto mieten oder mit dem Bus fahren? Was würdest du machen?",
      /für das eine/u,
    ],
    [
      "C1",
      "Ich schwanke zwischen dem E5 und einer Hüttentour in den Dolomiten. Was würdest du mir empfehlen?",
      /für das eine/u,
    ],
    [
      "C1",
      "Das halte ich kaum aus. Ich finde das falsch. Soll man ein Kind in so einen Wettbewerb schicken?",
      /zu dieser Ansicht/u,
    ],
    ["B2", "Ich glaube nicht an Stress. Könnte es nicht eher der Blinddarm sein?", /darauf|Gedanken/u],
  ])("%s: is not asked for again: %s", (level, message, expected) => {
    expect(replyTo(level, message)).not.toMatch(ASKS_AGAIN);
    expect(replyTo(level, message)).toMatch(expected);
  });

  it.each<[CefrLevel, string]>([
    ["B2", "Mein Chef schreit mich an. Was würdest du machen?"],
    ["B1", "Ich bin zwischen zwei Terminen. Was würdest du an meiner Stelle tun?"],
    ["B1", "Soll ich hingehen oder lieber nicht? Was würdest du machen?"],
    ["B2", "Wir müssen heute oder morgen etwas tun. Was rätst du mir?"],
    ["C1", "Ich finde das Buch auf dem Tisch nicht. Was hältst du davon?"],
  ])("%s: is not taken for said where it was not: %s", (level, message) => {
    expect(replyTo(level, message)).not.toMatch(/zu dieser Ansicht|kommst du darauf|auf den Gedanken|für das eine/u);
  });

  it.each<[CefrLevel, string]>([
    ["B1", "Er ist unser Kapitän. Spielst du auch Volleyball oder schaust du lieber zu?"],
    ["B2", "In Lappland ist es dunkel. Warst du schon mal da oder weißt du etwas darüber?"],
    ["B2", "Ich koche gern. Kochst du auch oder bestellst du lieber?"],
  ])("%s: two questions about the tutor are no choice: %s", (level, message) => {
    expect(replyTo(level, message)).not.toMatch(/Beides hat|für das eine/u);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["B1", "Ich möchte in den Alpen wandern. Was können Sie mir empfehlen?", /Harz/u],
    ["B2", "Bücher hat sie alle, sie braucht ein Geschenk. Hast du eine Idee?", /gutes Buch|Tschick/u],
    ["B2", "Isst man in Deutschland wirklich so viel Döner?", /Spargel/u],
  ])("%s: no tip names what the message rules out: %s", (level, message, unwanted) => {
    expect(replyTo(level, message)).not.toMatch(unwanted);
  });
});
