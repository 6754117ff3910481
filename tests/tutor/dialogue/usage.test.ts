import { describe, expect, it } from "vitest";
import { GRAMMAR_ANSWERS } from "#content/built-in/tutor/grammar-answers.ts";
import { WORD_PAIRS } from "#content/built-in/tutor/word-pairs.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { grammarAnswer } from "#worker/tutor/dialogue/grammar-answer.ts";
import { germanAsked } from "#worker/tutor/dialogue/intents.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

function answer(message: string, level: "A2" | "B1" | "C1" = "B1"): string {
  const history = [{ role: "assistant", content: "Was gibt es Neues?", correctedContent: null }] as const;
  const { edits, corrected } = analyze(lexicon, message, { level });
  const setting = { language: "german", level, tone: "friendly", topic: "chitchat" } as const;
  const input = { ...setting, conversationId: "t", turn: 1, message, history: [...history] };
  return reply(input, { edits, corrected }, morphology).reply;
}

describe("questions about usage, within a message that tells something", () => {
  it.each([
    [
      "Ich fülle ein Formular aus. Heißt es „bei einer Firma arbeiten“ oder „in einer Firma arbeiten“?",
      "betont den Ort",
    ],
    ["Er hat sie angemacht. Was ist der Unterschied zwischen „flirten“ und „anmachen“?", "ein Spiel"],
    [
      "Meine Chefin lobt mich. Was ist der Unterschied zwischen „Gespür“ und „Fingerspitzengefühl“?",
      "merkt etwas früh",
    ],
    ["Ich kaufe Brot. Was ist der Unterschied zwischen Vollkornbrot und Körnerbrot?", "aus dem ganzen Korn"],
    ["Mein Opa hat geschmunzelt. Ist grinsen und schmunzeln das gleiche?", "breit und manchmal frech"],
    ['Wir reisen nach Georgien. Sagt man "nach Swanetien" oder "ins Swanetien"?', "ohne Artikel sagt man „nach“"],
    ["Im Vertrag steht ein Wort. Was bedeutet „waschbar“?", "kommt von „waschen“"],
    ["Ein Wort ist schwer. Was bedeutet „Unverbindlichkeit“?", "kommt von „unverbindlich“"],
    ["Sie ist traurig wegen ihrem Freund. Oder heißt es wegen ihres Freundes?", "beim Schreiben"],
    ["Mein Laptop ist kaputt. Sagt man „im Stich lassen“ auch bei Sachen?", "auch Dinge"],
    ["Ich habe geschrieben. Klingt der Satz „Ich wäre Ihnen überaus dankbar“ zu unterwürfig?", "nicht unterwürfig"],
    ["Am Montag fange ich an. Wie spreche ich meine Chefin an?", "„Frau“ oder „Herr“"],
    ['Mein Bruder ist anders. Sagt man "anders wie" oder "anders als"?', "Es heißt „anders als“"],
    ["Ich wohne in Köln. Sagt man „in Köln“ oder „im Köln“?", "keinen Artikel"],
    ["Ich mache Urlaub. Heißt es „auf Mallorca“ oder „in Mallorca“?", "„auf Mallorca“"],
    ["Ich fliege weg. Warum sagt man „in die Türkei“ und nicht „nach Türkei“?", "„in die Türkei“"],
    ["Der Kollege schrieb „zeitnah“. Was bedeutet das genau?", "bald"],
    ["Ich muss das ankreuzen. Ist „ledig“ und „geschieden“ dasselbe?", "nie verheiratet"],
    ["Ich koche gern. Was ist der Unterschied zwischen kochen und backen?", "auf dem Herd"],
    ["Ich verwechsle ständig „vorher“ und „bevor“.", "verbindet zwei"],
    ["Am Telefon verwechsle ich das. Was ist der Unterschied zwischen „Mieter“ und „Vermieter“?", "gehört die Wohnung"],
    ["Ich habe Hunger. Heißt es „Ich habe Hunger“ oder „Ich bin hungrig“?", "Beides ist richtig"],
    ["Sie ist eine Frau. Warum heißt es „das Mädchen“?", "immer „das“"],
    ["Ich bin müde. Was ist ein „Feierabendbier“?", "Bier"],
    ["Wir wohnen jetzt draußen. Heißt es „auf dem Lande“ oder „auf dem Land“?", "Beides ist richtig"],
    ["Mein Chef sagt „reisen“. Was ist der Unterschied zwischen „reisen“ und „verreisen“?", "für eine Weile weg"],
    ["Er hat Glück gehabt. Was bedeutet „Schwein haben“?", "man hat Glück"],
  ])("%s", (message, said) => {
    expect(answer(message)).toContain(said);
  });

  it.each([
    "Warum hast du „diesem“ zu „diesen“ korrigiert? Nach „seit“ kommt doch Dativ, oder?",
    "Es müsste doch „kein offenes Feuer“ heißen, oder?",
    "Das ist falsch! Meine Lehrerin sagt, „ich bin gestanden“ geht auch.",
    "Das stimmt nicht! Mein Satz ist richtig.",
    "Du irrst dich. „Das Mädchen“ ist richtig.",
    "In meinem Wörterbuch steht es anders. Da steht „der Joghurt“.",
    "Warum wird „ohne dass“ bei Ihnen angestrichen? Das ist doch Standard.",
  ])("an objection is conceded, and German is not called hard: %s", (message) => {
    const text = answer(message);
    expect(text).toMatch(/Korrektur|korrigiert/u);
    expect(text).not.toMatch(/schwer|merkst du dir|überzeugt/u);
  });

  it.each([
    "Bei uns bringt man den Nachbarn Suppe. Gibt es im Deutschen ein Wort für Essen, das man den Nachbarn bringt?",
    "Ist „Zigeunerschnitzel“ noch sagbar? In unserer Kantine steht es auf der Karte.",
    "Klingt „Ich erlaube mir, Sie zu erinnern“ nicht arrogant? Der Kunde zahlt nicht.",
    "Was versteht man unter „Kavaliersdelikt“? Mein Schwager fährt schwarz.",
  ])("what is not known is said to be so, and not asked back: %s", (message) => {
    expect(germanAsked(message)).not.toBeNull();
    expect(answer(message, "C1")).not.toMatch(/selbst\?|vermutest|denkst du\?/u);
  });

  it.each([
    "Soll ich einen Kuchen oder eine Torte backen?",
    "Wohnst du in einer Wohnung oder in einem Haus?",
    "Gehst du lieber wandern oder spazieren?",
    "Er sagte „Ich liebe dich“. Ist das normal?",
    "Hast du „Im Westen nichts Neues“ gesehen?",
    "Ich arbeite bei einer Firma in Köln, oder besser in einem Büro.",
    "Mein Lehrer hat Hunger und mein Freund auch.",
  ])("takes nothing for a question about German: %s", (message) => {
    expect(germanAsked(message)).toBeNull();
  });
});

describe("pairs of words", () => {
  const lines = WORD_PAIRS.trim().split("\n");

  it("are many, and each is found in either order", () => {
    expect(lines.length).toBeGreaterThanOrEqual(250);
    for (const line of lines) {
      const [one = "", other = ""] = (line.split(": ")[0] ?? "").split("/").map((key) => key.split("~")[0] ?? "");
      for (const [first, second] of [
        [one, other],
        [other, one],
      ])
        expect(grammarAnswer(`Was ist der Unterschied zwischen „${first}“ und „${second}“?`), line).toBeDefined();
    }
  });

  it("leave no sign of their notation", () => {
    for (const { say, en } of GRAMMAR_ANSWERS) expect(`${say} ${en}`).not.toMatch(/[*|~]|(?<![\d:„“])[123](?![\d:“])/u);
  });
});
