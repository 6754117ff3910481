import { describe, expect, it } from "vitest";
import { GRAMMAR_ANSWERS } from "#content/built-in/tutor/grammar-answers.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { germanAsked } from "#worker/tutor/dialogue/intents.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

/** The reply to a message at B1, after a question of the tutor's. */
function answer(message: string): string {
  const history = [{ role: "assistant", content: "Was machst du am Abend?", correctedContent: null }] as const;
  const { edits, corrected } = analyze(lexicon, message, { level: "B1" });
  const setting = { language: "german", level: "B1", tone: "friendly", topic: "chitchat" } as const;
  const input = { ...setting, conversationId: "t", turn: 1, message, history: [...history] };
  return reply(input, { edits, corrected }, morphology).reply;
}

describe("questions about German, as learners ask them", () => {
  it.each([
    ["Aber ich bin lustig. Was ist Finger in Plural?", "„die Finger“"],
    ["Finger, Plural?", "„die Finger“"],
    ["der die oder das Tisch?", "„der Tisch“"],
    ["Sagt man der Mond oder die Mond?", "„der Mond“"],
    ["Gibt es ein Wort für „soft“?", "„weich“"],
    ["wie sagt man cozy", "„gemütlich“"],
    ["wie heißt das auf deutsch: awkward", "„unbeholfen“"],
    ["Was heißt denn stubborn im Deutschen?", "„stur“"],
    ["Sag mal, heißt es eigentlich „umgezogen haben“ oder „umgezogen sein“?", "ich bin umgezogen"],
    ["Sagt man ich habe oder ich bin gegangen?", "ist gegangen"],
    ["Braucht man „bleiben“ mit haben oder sein?", "ist geblieben"],
    ["mit dem oder mit den?", "„mit dem Mann“"],
    ["kommt nach für dativ oder akkusativ?", "„für den Mann“"],
    ["Heißt es wegen des Regens oder wegen dem Regen?", "wegen des Regens"],
    ["helfen mit Dativ?", "jemandem helfen"],
    ["Sagt man warten auf oder warten für?", "auf den Bus warten"],
    ["Sagt man „das Brötchen“ oder „die Semmel“?", "Beides heißt dasselbe"],
    ["Passt „Bammel“ überhaupt in ein förmliches Gespräch?", "umgangssprachlich"],
    ["Also ich kündige, aber der Chef entlässt mich, stimmt das so?", /keinen Fehler|klingt das richtig|kann man es/],
    ["Ist mein Satz richtig: Ich habe gestern gegangen.", "„Ich bin gestern gegangen“"],
    ["Gestern ich bin nach Hause gegangen, kann man das so sagen?", "„Gestern bin ich nach Hause gegangen“"],
    ["Wie sagt man auf Deutsch wenn man Angst hat aber es ist gut?", "kein eigenes Wort"],
    ["Wo steht das Verb nach weil?", "ans Ende"],
    ["Sagt man eher „im Sande verlaufen“ oder „im Sand verlaufen“?", "„im Sande verlaufen“"],
    ['Sagt man „Deutschkurs für Beruf" oder „für den Beruf"?', "ein Artikel"],
    ["Heißt es „in der Firma“ oder „in Firma“?", "ein Artikel"],
    ['Sagt man „meiner Chefin die Meinung sagen" oder „mit meiner Chefin"?', "ohne „mit“"],
    ["Mir ging es um 'erinnern': mit oder ohne 'sich an'?", "„sich an jemanden erinnern“"],
    ["Sagt man „mit meiner Mutter“ oder „mit meine Mutter“?", "Richtig ist „mit meiner Mutter“"],
    ["Wann sagt man als und wann wenn?", "als ich klein war"],
    ["nach Hause oder zu Hause?", "Ich gehe nach Hause"],
    ["das oder dass, ich verstehe es nie", "„dieses“"],
    ["Ich verstehe nicht, wann man den Dativ benutzt.", "nach „mit“"],
    ["kommt ein Komma vor dass?", "Komma"],
    ["Wie viele Fälle gibt es im Deutschen?", "vier"],
  ] as const)("%s", (message, said) => {
    const text = answer(message);
    if (typeof said === "string") expect(text).toContain(said);
    else expect(text).toMatch(said);
    expect(text.split("?").length).toBe(2);
    expect(text).not.toMatch(/Was vermutest|Was denkst du\?|stehen geblieben|wahrscheinlich\?/u);
  });

  it.each([
    ["Was ist Präteritum von gehen?", /nicht sicher|nicht genau|nachschlagen/],
    ["Woher kommt der Ausdruck „den Löffel abgeben“?", /nicht sicher|nicht genau|nachschlagen/],
  ] as const)("owns up to what it does not know: %s", (message, said) => {
    expect(answer(message)).toMatch(said);
  });

  it.each([
    "Was meinst du mit „dafür“? Ich wünsche mir einen größeren Topf.",
    "Was meinst du mit „dann“?",
    "Was meinst du mit „davon“?",
    "Welche Angst meinst du? Meine Großmutter hat viel vergessen.",
  ])("owns up to a word that points at nothing: %s", (message) => {
    const text = answer(message);
    expect(text).toMatch(
      /^(?:Entschuldigung, meine Frage war nicht klar|Da habe ich mich unklar ausgedrückt|Tut mir leid, das war unklar gefragt)/u,
    );
    expect(text).not.toMatch(/auf Englisch|deine Antwort/u);
  });

  it.each([
    "Die Korrektur verstehe ich nicht, „mit ihr“ ist meine Tochter und nicht das Schach. Gegen sie verliere ich gern.",
    "Moment, „auf Februar vorgezogen“ ist doch richtig, und „ein Wort, das“ ist ein Relativsatz.",
    "das war doch richtig!",
    "Das ist kein Fehler, ich meine wirklich meinen Opa.",
    "Du hast mich falsch korrigiert.",
    "Warum korrigierst du das?",
    "Moment, das ist falsch: „sich Illusionen machen“ verlangt doch den Dativ. Oder irre ich mich?",
    "Also, meines Wissens heißt es „der Blackout“. Egal, das Publikum hat nichts gemerkt.",
  ])("takes an objection to a correction seriously: %s", (message) => {
    expect(answer(message)).toMatch(/irren|falsch/u);
    expect(answer(message)).not.toMatch(/etwas Leichteres/u);
  });

  it.each([
    "Hast du Kinder oder bist du allein?",
    "Meines Wissens kommt er morgen.",
    "Das ist falsch, sagt mein Bruder immer.",
    "Wir fahren am Montag oder im Mai.",
    "Ich weiß nicht, ob er kommt oder nicht.",
    "Ist der Typ dein Chef?",
    "Ich warte auf den Bus oder ich gehe zu Fuß.",
    "Mein Bruder hilft mir und dir auch.",
    "Ich habe sie geheiratet, und das war kein Fehler.",
    "Es war doch richtig, dass ich gekündigt habe.",
    "Kommst du nach Hause?",
    "Das ist doch richtig schön!",
    "Ich habe Angst, dass es wehtut, wenn ich falle.",
    "Kennst du das Gefühl, wenn alles neu ist?",
    "Wer hilft dir und wen fragst du?",
    "Ich esse lieber Kartoffeln oder Reis.",
    "Wie sagt man so schön: Übung macht den Meister.",
    "Wie sieht man das bei euch?",
    "Wann kommt der Bus und wo steht er?",
    "Er hat nichts gesagt, weil er am Ende war.",
    "Was ist das für ein Fall?",
    "Er hat mir ohne Grund die Meinung gesagt.",
    "Fahren wir aufs Land oder in die Stadt?",
    "Alles ist im Sande verlaufen, oder was meinst du?",
    "Erinnerst du dich an ihn oder nicht?",
    "Lernst du für den Beruf oder zum Spaß?",
    "Eine Frage habe ich mir oft gestellt.",
    "Die Frage, ob er kommt, stand im Raum.",
    "Warum steht das Auto immer noch vor dem Haus?",
  ])("takes nothing for a question about German: %s", (message) => {
    expect(germanAsked(message)).toBeNull();
  });
});

describe("answers about grammar", () => {
  it("ask nothing, hold no placeholder, and are short", () => {
    for (const { say, en } of GRAMMAR_ANSWERS) {
      expect(say).toMatch(/^[\p{Lu}„].*[.]$/su);
      expect(`${say}${en}`).not.toMatch(/[?*\\]/u);
      expect(en).toMatch(/[.”]$/u);
      expect(say.split(" ").length, say).toBeLessThanOrEqual(22);
    }
  });
});
