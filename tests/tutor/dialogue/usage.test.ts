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

describe("questions that learners often ask about two forms", () => {
  it.each([
    [
      "Wir wollten essen gehen. Heißt es „auf der Speisekarte“ oder „in der Speisekarte“?",
      "steht „auf der Speisekarte“",
    ],
    ["Sagt man auf der oder in der Speisekarte?", "steht „auf der Speisekarte“"],
    [
      "Sagt man „ein Brötchen aussuchen“ oder „sich ein Brötchen aussuchen“? Ich bin nicht sicher.",
      "Mit „sich“ ist es für einen selbst",
    ],
    ["Übrigens, sagt man eigentlich „im Urlaub sein“ oder „auf Urlaub sein“?", "in Österreich"],
    ["Heißt es „in Urlaub fahren“ oder „in den Urlaub fahren“?", "Beides ist richtig"],
    ["Sagt man „auf Deutsch“ oder „in Deutsch“?", "Man sagt „auf Deutsch“"],
    ["Wann benutzt man „gern“ und wann „gerne“?", "bedeuten dasselbe"],
    ["Sagt man „ich bin einverstanden mit“ oder „ich bin einverstanden für“?", "einverstanden mit"],
    ["Was ist der Unterschied zwischen „weil“ und „da“?", "klingt förmlicher"],
    ["Heißt es „meiner Meinung nach“ oder „nach meiner Meinung“?", "hört man öfter"],
    ["Sagt man „die Prüfung bestehen“ oder „die Prüfung passieren“?", "„bestehen“ oder „schaffen“"],
    ["Sagt man „Zeit verbringen“ oder „Zeit ausgeben“?", "Zeit kann man „verbringen“"],
    ["Heißt es „bis Montag“ oder „bis zum Montag“?", "Beides geht"],
    ["Was ist der Unterschied zwischen „ein paar“ und „ein Paar“?", "die zusammengehören"],
    ["Heißt es „wieder“ oder „wider“?", "„noch einmal“"],
    ["Was ist der Unterschied zwischen „selber“ und „selbst“?", "etwas lockerer"],
    ["Heißt es „als ob er krank ist“ oder „als ob er krank wäre“?", "meist „wäre“"],
    ["Sagt man „auf jeden Fall“ oder „in jedem Fall“?", "viel öfter"],
    ["Sagt man „mit 20 Jahren“ oder „in 20 Jahren“?", "nennt das Alter"],
    ["Sagt man „jemandem gratulieren zu“ oder „für“?", "gratulieren zu"],
    ["Heißt es „mehr als ich“ oder „mehr als mich“?", "Beides gibt es"],
    ["Heißt es „im Vergleich zu“ oder „im Vergleich mit“?", "Beides ist richtig"],
    ["Sagt man „Spaß haben“ oder „Spaß machen“?", "Tanzen macht mir Spaß"],
    ["Was ist der Unterschied zwischen „schon“ und „bereits“?", "etwas förmlicher"],
    ["Was ist der Unterschied zwischen „bis“ und „um“?", "nennt das Ende"],
    ["Heißt es „gemäß dem Vertrag“ oder „gemäß des Vertrags“?", "gemäß dem Vertrag“"],
    ["Heißt es „entsprechend den Vorschriften“ oder „entsprechend der Vorschriften“?", "steht der Dativ"],
    ["Heißt es „ich würde haben“ oder „ich hätte“?", "meist „ich hätte“"],
    ["Heißt es „größtmöglich“ oder „größtmöglichst“?", "ohne das zweite"],
    ["Heißt es „eine Reihe von Leuten ist“ oder „eine Reihe von Leuten sind“?", "Beides ist richtig"],
    ["Heißt es „lehren“ oder „unterrichten“?", "meist zur Schule"],
    [
      'Ich dachte an etwas wie: "Ich bitte um Prüfung, ob eine Ausnahme möglich wäre." Klingt das zu unterwürfig?',
      "„Ich bitte um“ klingt sachlich und höflich",
    ],
  ] as const)("%s", (message, said) => {
    expect(answer(message)).toContain(said);
  });

  it.each([
    "Angenehm ist es mit Menschen, bei denen man sich nicht ständig erklären muss, mit meiner Großmutter etwa.",
    "Ich muss dem Chef erklären, warum ich mit meiner Kollegin nicht richtig arbeiten kann.",
    "Ich halte nächste Woche in Bremen einen Vortrag auf Deutsch und bin unsicher, wie viel Ironie dem Publikum zuzumuten ist.",
    "Dass Wiederholung kein Gegenteil von Erfahrung sein muss.",
    "Was du sagst, ist das Gegenteil von Hilfe.",
    "Ist das nicht das Gegenteil von Freiheit?",
    "Warum muss ich mit meiner Chefin sprechen?",
    "Mein Vorschlag: Wir reden über etwas anderes.",
    "Das Gericht steht auf der Speisekarte, aber ich suche mir lieber etwas anderes aus.",
    "Was würdest du haben wollen, wenn du im Urlaub wärst?",
    "Wo kommst du her, und was machst du gern?",
    "Ist es gemäß dem Vertrag verboten, Besuch zu haben?",
    "Hast du Spaß am Kochen, oder gehst du lieber in Urlaub?",
    "In dem Film „Das Boot“ war er gut, oder irre ich mich?",
  ])("hears no question about German in: %s", (message) => {
    expect(germanAsked(message)).toBeNull();
  });
});

describe("sentences of the learner's own", () => {
  it.each([
    "Mein Satz: Könnten Sie bitte am Vormittag leiser sein, weil ich in der Nacht gearbeitet habe?",
    "Mein Satz: Ich habe gestern viel gearbeitet.",
    "Ich würde sagen: Entschuldigung, könnten Sie die Musik ein bisschen leiser machen?",
    "Ist das richtig: „Guten Tag, ich hätte gern zwei Brötchen, bitte“?",
    "War das richtig: „Wenn ich müde bin, helfen mir die anderen“?",
    "Ist das richtig: „Ich glaube, dass er morgen kommt“?",
    "Ich bin eine Frau, also doch wohl „eine Fremde“, oder irre ich mich?",
  ])("finds nothing wrong in %s", (message) => {
    expect(answer(message)).toMatch(/keinen Fehler|klingt das richtig|kann man es/u);
  });

  it.each([
    'War mein Satz richtig: "wenn man müde ist, die anderen helfen dir"?',
    'Mein Satz: "Wenn man müde ist, die anderen helfen dir."',
    "Ist der Satz richtig: „Das ist der Mann, den ich habe gestern gesehen“?",
    "Ist das richtig: „Heute, ich gehe ins Kino“?",
    "Ist das richtig: „Ich komme nicht, während alle wollen nach Hause gehen“?",
    "Stimmt der Satz „Ich habe gestern mit meinem Bruder im Garten gearbeitet und dann sind wir alle zusammen noch in die Stadt gefahren“ so? Ist das richtig?",
  ])("does not vouch for %s", (message) => {
    const text = answer(message);
    expect(text).not.toMatch(/keinen Fehler|klingt das richtig|kann man es/u);
    expect(text).toMatch(/nicht sicher|besser/u);
  });

  it("takes its own question for no word of the dictionary", () => {
    expect(germanAsked("Was meinst du mit „Was ziehst du daraus“?")?.kind).toBe("pointing");
    expect(germanAsked("Was meinst du mit „ins Wasser fallen“?")?.kind).toBe("meaning");
  });
});
