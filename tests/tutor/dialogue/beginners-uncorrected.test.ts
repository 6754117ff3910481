import { describe, expect, it } from "vitest";
import { NEAR_A } from "#content/built-in/tutor/near-a.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { TONES } from "#schema/terms/tone.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { isDoubtful, isDoubtfulOfBeginner } from "#worker/tutor/dialogue/doubts.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { say } from "#worker/tutor/dialogue/say.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);
const doubts = (text: string): boolean => isDoubtful(text, morphology) || isDoubtfulOfBeginner(text, morphology);

/** What is answered to the last of these messages; a line with "T: " is what the tutor said there. */
function last(lines: readonly string[], level: CefrLevel = "A2", conversationId = "uncorrected"): string {
  const setting = { language: "german", level, topic: null, tone: "friendly", conversationId } as const;
  const history: PastMessage[] = [];
  let said = "";
  for (const line of lines) {
    if (line.startsWith("T: ")) {
      history.push({ role: "assistant", content: line.slice(3), correctedContent: null });
      continue;
    }
    const analysis = analyze(lexicon, line, { level });
    const turn = history.filter(({ role }) => role === "user").length + 1;
    said = reply({ ...setting, message: line, history: [...history], turn }, analysis, morphology).reply;
    history.push({ role: "user", content: line, correctedContent: analysis.corrected });
  }
  return said;
}

const TALK = ["T: Hallo! Wie geht es dir?", "Gut, danke.", "T: Ah, okay. Was machst du gern?"];
const every = (message: string): string[] => ["one", "two", "three"].map((id) => last([...TALK, message], "A1", id));

describe("what a beginner wrote and nobody corrected", () => {
  it.each([
    "In Heim ist das Essen nicht so gut.",
    "Ich arbeite in Lager.",
    "Am Sonntag sitze ich an den Rhein.",
    "Am Abend liege ich auf das Sofa.",
    "Ich stehe an die Haltestelle.",
    "Wir machen neue Lampen in eine Schule.",
    "Ich war an Ostsee.",
    "Ich gebe Medikament und Essen.",
    "Ich kaufe Reis, Gemüse und Ei.",
    "Ich kaufe Tisch und Stuhl.",
    "Ich habe Bruder und Schwester.",
    "Ich esse immer Kartoffel.",
    "Ich trinke grün Tee.",
    "Sie gehen in die Schule und Kindergarten.",
    "Er trainiert in Verein.",
    "Ich gehe mit Freundin ins Kino.",
  ])("%s is doubted", (text) => {
    expect(doubts(text)).toBe(true);
  });

  it.each([
    "Ich gehe mit meiner Mutter und Schwester in die Stadt.",
    "Ich liege auf dem Sofa und lese Zeitung.",
    "Ich wohne in den Bergen.",
    "Wir sind in die Stadt gezogen.",
    "Am Sonntag bin ich mit Camila nach Salzburg gefahren.",
    "Ich warte auf den Bus.",
    "Ich bin stolz auf die Kinder.",
    "Ich esse Brot mit Käse und Tomaten.",
    "Ich fahre mit Freunden nach Hause.",
    "Ich arbeite als Koch in einem Restaurant.",
    "Ich habe eine Schwester und zwei Brüder.",
    "Ich spiele Gitarre und Klavier.",
    "Ich fahre Auto.",
    "Ich gehe zu Fuß.",
    "Ich trinke am Morgen Kaffee mit Milch.",
    "Ich kaufe Äpfel, Bananen und Milch.",
    "Ich habe ein kleines Haus mit Garten.",
    "Ich schreibe Tagebuch.",
    "Ich habe Angst und Hunger.",
    "Mein Vater macht Wein und Käse.",
  ])("%s is not doubted", (text) => {
    expect(isDoubtfulOfBeginner(text, morphology)).toBe(false);
  });

  it.each([
    ["Ich gebe Medikament und Essen.", /gibst also/u],
    ["In Heim ist das Essen nicht so gut.", /In Heim/u],
    ["Am Sonntag sitze ich an den Rhein.", /an den Rhein/u],
    ["Im Sommer war ich an Ostsee.", /an Ostsee/u],
  ])("%s does not come back", (message, wrong) => {
    for (const said of every(message)) expect(said).not.toMatch(wrong);
  });
});

describe("a beginner's list", () => {
  it.each([
    ["Ich nehme immer Kaffee, Salami und mein Kissen mit.", /Kaffee\./u],
    ["Ich kaufe Reis, Gemüse und Milch.", /Reis\.|noch\?/u],
    ["Ich kaufe Milch, Eier und Schokolade.", /Milch\.|noch\?/u],
    ["Wir brauchen Mehl, Butter und Zucker.", /Mehl\.|noch\?/u],
    ["Der Kurs ist am Montag und Mittwoch.", /am Montag\./u],
  ])("%s comes back whole or not at all", (message, cut) => {
    for (const said of every(message)) expect(said).not.toMatch(cut);
  });
});

describe("what a beginner has just said is not asked", () => {
  it.each([
    [["Ich esse Pho zum Frühstück. Das ist Suppe mit Nudeln."], /Welche Suppe/u],
    [["Ich esse jeden Abend Schokolade."], /etwas Süßes/u],
    [["Die Schule ist sehr alt. Wir brauchen drei Wochen."], /brauchst du das|braucht ihr das/u],
    [["Auf Portugiesisch gibt es nur zwei Artikel."], /dort noch|gibt es noch/u],
    [["Ich möchte am Wochenende frei haben. Und meine Gastmutter soll freundlich sein."], /findest du das/u],
    [["Ich kann nicht schlafen. Und meine Katze hat auch Angst, haha."], /Was hilft/u],
    [["Das ist meine Freundin Lucia, sie hat morgen Geburtstag."], /Wie heißt/u],
    [["Ich schlafe sechs Stunden. Ich habe zwei Kinder."], /haben sie\?|sind sie\?/u],
  ])("%j", (messages, wrong) => {
    for (const id of ["one", "two", "three"]) expect(last([...TALK, ...messages], "A2", id)).not.toMatch(wrong);
  });

  it.each([
    ["Meine Kollegen und ich arbeiten auf einer Baustelle.", /baut ihr/u],
    ["Mein Sohn heißt Karim und meine Tochter heißt Lina.", /die beiden/u],
    ["Ich verdiene nicht viel Geld, aber es ist okay.", /das meiste Geld/u],
    ["Aber mein Rücken tut weh, weil ich immer sitze.", /Besserung.*Schmerzen/u],
    ["Mein Kollege ist nett. Aber er spricht Bayerisch, das ist schwer.", /Wie gut verstehst/u],
    ["Ich gehe nicht oft ins Restaurant.", /zu Hause/u],
    ["Manche Gäste sind unfreundlich.", /machst du dann/u],
    ["Mein Mann sucht eine neue Arbeit.", /sucht er/u],
    ["Wir haben ein Baby.", /das Baby/u],
    ["Das steht nicht in meinem Vertrag.", /Vertrag/u],
    ["Der Dativ ist schwer für mich.", /übst du/u],
  ])("%s is asked about what it tells", (message, right) => {
    expect(last([...TALK, message])).toMatch(right);
  });

  it.each([
    ["Ich verdiene gut.", /das meiste Geld/u],
    ["Mein Rücken tut nicht mehr weh.", /Schmerzen/u],
    ["Der Rücken von meinem Vater tut weh.", /Seit wann hast du/u],
    ["Der Dativ ist nicht schwer.", /übst du/u],
    ["Die Gäste waren unfreundlich.", /machst du dann/u],
    ["Wir haben kein Baby.", /das Baby/u],
    ["Mein Mann sucht keine Arbeit.", /sucht er/u],
    ["Ich gehe nie schwimmen.", /schwimmst du|gehst du schwimmen/u],
  ])("%s is not asked that", (message, wrong) => {
    expect(last([...TALK, message])).not.toMatch(wrong);
  });

  it("asks no beginner more than ten words", () => {
    for (const { ask } of NEAR_A)
      for (const line of ask)
        for (const tone of TONES) expect(say(line.say, tone).split(" ").length, line.say).toBeLessThanOrEqual(11);
  });
});
