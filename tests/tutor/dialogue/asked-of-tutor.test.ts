import { describe, expect, it } from "vitest";
import { CUSTOMS, FACTS } from "#content/built-in/tutor/facts.ts";
import { ADVICE_TIPS, TIPS } from "#content/built-in/tutor/tips.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { questionIn } from "#worker/tutor/dialogue/intents.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { wordsOf } from "#worker/tutor/dialogue/text.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

/** The reply to a message behind a question of the tutor's. */
function replyTo(level: CefrLevel, message: string, asked = "Was gibt es Neues?"): string {
  const tone = /\b(?:Sie|Ihnen|Ihre?)\b/u.test(asked) ? "professional" : "friendly";
  const setting = { language: "german", level, topic: null, tone, conversationId: "asked" } as const;
  const history = [{ role: "assistant", content: asked, correctedContent: null }] as const;
  return reply({ ...setting, message, history, turn: 1 }, analyze(lexicon, message, { level }), morphology).reply;
}

describe("a question that was not understood", () => {
  it.each<[CefrLevel, string, string, RegExp]>([
    [
      "B1",
      "Was ließe sich verschieben?",
      "Verschieben? Ich verstehe die Frage nicht. Ich habe einen Hund.",
      /Frage|gefragt/u,
    ],
    ["B2", "Was gehört für dich noch dazu?", "Wozu? Die Frage ist mir zu allgemein.", /Frage|gefragt/u],
    ["B1", "Wie geht es ihm jetzt?", "Wen meinst du, den Nachbarn? Dem geht es gut.", /Frage|gefragt/u],
    ["A2", "Wo war das?", "Wo? In Österreich? Wir waren in Wien.", /Frage/u],
    ["B2", "Was würden Sie dort noch anlegen?", "Anlegen? Meinen Sie im Garten? Ein Hochbeet.", /Frage|gefragt/u],
    ["B1", "Was sagt dein Chef dazu?", "Welcher Chef? Ich bin selbstständig.", /Frage|gefragt/u],
    ["C2", "Was hat den Ausschlag gegeben?", "Den Ausschlag wofür? Ich stehe noch am Anfang.", /Frage|gefragt/u],
    ["C1", "Was wäre die Alternative?", "Die Alternative zu was? Zum Umzug gibt es keine.", /Frage|gefragt/u],
    [
      "B1",
      "Wie war es?",
      "Woran genau? An meinem Dialekt oder an der Einstellung?",
      /Wovon möchtest du lieber erzählen/u,
    ],
    ["A2", "Was kochst du gern?", "Das habe ich doch schon gesagt! Ich koche gern Suppe.", /schon/u],
    ["B2", "Was war für Sie schwer?", "Diese Frage haben Sie mir schon gestellt.", /hatten wir schon|übersehen/u],
    ["B1", "Oh, das tut mir leid.", "Nee, das war doch lustig! Wir haben alle gelacht.", /falsch gedeutet/u],
    ["B1", "Das ist nicht leicht. Was hilft?", "Wieso nicht leicht? Ich freue mich auf den Umzug!", /falsch gedeutet/u],
    [
      "B1",
      "Bis bald, mach’s gut!",
      "Ich wollte mich gar nicht verabschieden! Ich habe morgen Schule.",
      /reden wir gern weiter/u,
    ],
    ["B2", "Was kommt jetzt?", "Das war nicht meine Frage. Wie feiert man hier Ostern?", /vorbei\. Kinder suchen/u],
  ])("%s: is owned up to after „%s“: %s", (level, asked, message, expected) => {
    expect(replyTo(level, message, asked)).toMatch(expected);
  });

  it.each<[CefrLevel, string, string]>([
    ["B1", "Welche Musik hörst du?", "Welche Musik? Meistens Jazz."],
    ["B1", "Was machst du am Wochenende?", "Am Wochenende? Da besuche ich meine Tante."],
    ["B2", "Wovon träumst du?", "Wovon ich träume? Von einem Haus am Meer."],
    ["A2", "Was kochst du heute?", "Und was kochst du?"],
    ["B1", "Was gibt es Neues?", "Was meinst du, ist Wien schöner als Berlin?"],
  ])("%s: is only said aloud after „%s“: %s", (level, asked, message) => {
    expect(replyTo(level, message, asked)).not.toMatch(/Entschuldigung|Tut mir leid|gefragt/u);
  });
});

describe("an idea that is wanted", () => {
  it.each<[CefrLevel, string, RegExp]>([
    ["A2", "Ich brauche ein Geschenk für ein Mädchen, sie ist sechs Jahre alt. Hast du eine Idee?", /Malset/u],
    ["B1", "Meine Chefin geht in Rente. Was könnten wir ihr schenken?", /Fotoalbum/u],
    ["B1", "Kennst du vielleicht einen Kuchen ohne Zucker?", /Bananenkuchen/u],
    ["B1", "Sie isst kein Fleisch, und er will Fisch. Was würdest du kochen?", /Gemüselasagne/u],
    ["A1", "Kennst du ein Kinderlied?", /Entchen/u],
    ["B1", "Was könnte ich heute mit meinen Kindern machen? Es regnet.", /Verstecken/u],
    ["B1", "Wie nenne ich bloß unsere neue Katze? Hast du einen Vorschlag?", /Felix/u],
    ["B2", "Hätten Sie einen Vorschlag für einen Betriebsausflug?", /Kanutour/u],
    ["B1", "Meine Tochter wird 16 Jahre alt. Was soll ich ihr schenken?", /Kinogutschein/u],
    ["A2", "Kannst du mir klassische Musik empfehlen?", /Zauberflöte/u],
    ["A1", "Was kann ich mit Eiern kochen?", /Rührei/u],
    ["A2", "Hast du eine Idee für ein Essen mit Kartoffeln?", /Kartoffelsuppe/u],
    ["B1", "Was könnte ich aus Reis machen?", /Gebratener Reis/u],
    ["B1", "Ich möchte mal etwas Neues kochen. Was empfiehlst du?", /Shakshuka/u],
    ["B1", "Welchen Kuchen soll ich zum Geburtstag meiner Tochter backen?", /Kerzen/u],
    ["A2", "Was schenke ich meinem Bruder? Er spielt gern am Computer.", /Headset/u],
    ["B1", "Mein Neffe wird ein Jahr alt. Was kann ich schenken?", /Bauklötze/u],
    ["A2", "Mein Sohn wird 10. Was schenke ich ihm?", /Experimentierkasten/u],
    ["B2", "Was könnte ich meiner Schwester zur Hochzeit schenken?", /Geld in einer Karte/u],
    ["B1", "Meine Eltern kommen am Wochenende. Was kann ich mit ihnen machen?", /Stadtspaziergang/u],
    ["A2", "Kannst du mir eine Serie auf Deutsch empfehlen?", /Türkisch für Anfänger/u],
  ])("%s: is proposed: %s", (level, message, expected) => {
    expect(replyTo(level, message)).toMatch(expected);
  });

  it.each<[CefrLevel, string]>([
    ["B1", "Mein Buch ist weg. Was soll ich jetzt machen?"],
    ["B1", "Mein Geschenk ist kaputtgegangen. Was kann ich machen?"],
    ["A2", "Welches Spiel magst du?"],
    ["B1", "Was kostet so ein Kuchen normalerweise?"],
    ["A2", "Wo kann ich ein Fahrrad kaufen?"],
    ["B1", "Kannst du mir einen Zahnarzt in Leipzig empfehlen?"],
    ["B2", "Kennst du ein Gericht, das man früher kannte und das heute verschwunden ist?"],
    ["B2", "Kennst du ein Buch, das einmal verboten war?"],
    ["B2", "Kennen Sie ein Gericht, das es heute kaum noch gibt?"],
    ["B1", "Wie rettet man einen Kuchen?"],
    ["B1", "Hast du einen Tipp, wie ich den Kuchen aus der Form bekomme?"],
    ["B2", "Wer hat den Film gemacht, den du empfiehlst?"],
    ["B2", "Kennst du ein Buch, in dem es um den Krieg geht?"],
    ["B1", "Was kocht man mit Kartoffeln, die schon keimen?"],
    ["B1", "Was kann ich tun, wenn die Nudeln kleben?"],
    ["B1", "Was kostet ein Geschenk für einen Lehrer?"],
  ])("%s: is not proposed where none is wanted: %s", (level, message) => {
    const said = replyTo(level, message);
    expect(TIPS.filter(({ say }) => said.includes(say))).toEqual([]);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["A2", "Ich brauche einen Tipp für ein Bewerbungsgespräch.", /^Drei Beispiele/u],
    ["B1", "Wie bereite ich mich auf die B1-Prüfung vor?", /alten Prüfungen/u],
    ["B1", "Wie kann ich mir neue Wörter besser merken?", /Karteikarten/u],
    ["A2", "Ich traue mich nicht, Deutsch zu sprechen. Was soll ich machen?", /mit sich selbst/u],
    ["B1", "Hast du einen Tipp für eine bessere Aussprache?", /nachzusprechen/u],
    ["A2", "Morgen ist mein erster Arbeitstag. Hast du einen Tipp?", /Namen merken/u],
    ["B2", "Ich muss eine Präsentation halten. Hast du Tipps?", /Wenige Folien/u],
    ["A2", "Mein Kollege telefoniert immer sehr laut. Was soll ich tun?", /etwas leiser/u],
    ["A2", "Wie kann ich den Pullover umtauschen?", /Kassenbon/u],
    ["B1", "Ich habe Angst vor dem Fliegen. Was würdest du machen?", /am Gang/u],
    ["A2", "Was hilft gegen Heimweh?", /von zu Hause/u],
    ["B1", "Ich bin zu viel am Handy. Was kann ich tun?", /anderen Zimmer/u],
    ["B1", "Wie finde ich eine Wohnung in München?", /Bekannten/u],
  ])("%s: is advised on: %s", (level, message, expected) => {
    const said = replyTo(level, message);
    expect(said).toMatch(expected);
    expect(said).not.toMatch(/sonst noch|noch (?:zu )?erzählen/u);
  });

  it.each<[CefrLevel, string]>([
    ["B1", "Was kann ich gegen Müdigkeit beim Autofahren tun?"],
    ["B1", "Ich bin müde von diesem Gespräch. Was würdest du machen?"],
    ["B1", "Was würdest du machen, wenn du müde wärst?"],
    ["B1", "Ich habe die Prüfung nicht bestanden. Was soll ich jetzt machen?"],
    ["B1", "Ich habe mein Vorstellungsgespräch verschlafen. Was soll ich tun?"],
    ["B1", "Wie kann ich meine Prüfung bezahlen?"],
    ["B1", "Ich suche meinen Schlüssel in der Wohnung. Was soll ich machen?"],
    ["B1", "Wie kann ich Strom sparen?"],
    ["B1", "Ich habe Angst vor meinem Mann. Was soll ich machen?"],
    ["B1", "Was soll ich machen? Mein Nachbar hat laut meiner Mutter gelogen."],
    ["B1", "Die Verkäuferin will die Hose nicht umtauschen. Was kann ich tun?"],
    ["A2", "Ich habe eine Katze und sie ist immer müde. Was kann ich tun?"],
    ["B1", "Wie kann ich meiner Tochter beim Einschlafen helfen?"],
    ["B2", "Hast du eine Idee, warum mein Chef so unfreundlich ist?"],
  ])("%s: is not advised on: %s", (level, message) => {
    const said = replyTo(level, message);
    const told = ADVICE_TIPS.flatMap(({ say, later }) => [say, later?.say ?? say]);
    expect(told.filter((each) => said.includes(each))).toEqual([]);
  });

  it("knows at least 120 kinds, each once", () => {
    expect(TIPS.length).toBeGreaterThanOrEqual(120);
  });
});

describe("a question of fact", () => {
  it.each<[CefrLevel, string, RegExp]>([
    ["B1", "Meine Kollegin hat Geburtstag. Darf man in Deutschland vorher gratulieren?", /Unglück/u],
    ["A2", "Wie viel Trinkgeld gibt man hier?", /zehn Prozent/u],
    ["B1", "Wohin kommt der Pizzakarton, in welche Tonne?", /Altpapier/u],
    ["B1", "Was ist ein Adventskalender?", /24 Türchen/u],
    ["B2", "Wie läuft hier eigentlich eine Beerdigung ab?", /Trauerfeier/u],
    ["B2", "Was bedeutet Kaltmiete?", /ohne Heizung/u],
    ["C1", "Wie geht man in Deutschland mit dem Totensonntag um?", /Advent/u],
    ["B1", "Wie feiert ihr eigentlich Silvester?", /Mitternacht/u],
    ["A2", "Was ist die Hauptstadt von Österreich?", /Wien/u],
    ["A2", "Wann ist hier Mittagsruhe?", /13 bis 15/u],
    ["A2", "Wer war Martin Luther?", /Theologe/u],
    ["B1", "Wie lange soll man nach einem Bänderriss warten?", /Arztpraxis/u],
    ["B2", "Darf mein Vermieter die Miete einfach erhöhen?", /Beratungsstelle/u],
  ])("%s: is answered: %s", (level, message, expected) => {
    expect(replyTo(level, message)).toMatch(expected);
  });

  it.each<[CefrLevel, string]>([
    ["B1", "Feierst du Weihnachten?"],
    ["B1", "Wie soll ich das bis Weihnachten schaffen?"],
    ["A2", "Meine Mutter kommt zu Ostern. Wie findest du das?"],
    ["B2", "Mein Nachbar mäht am Sonntag Rasen. Ist das nicht unverschämt?"],
    ["A2", "Wie heißt Adventskalender auf Englisch?"],
    ["B1", "Wer war Martin Luther King?"],
    ["B1", "Wer bezahlt eigentlich den Umzug?"],
    ["B1", "Weißt du, ob man Schuhe aus dem Sale umtauschen kann?"],
    ["B1", "Kann man Schuhe aus Leder waschen?"],
  ])("%s: is no question of custom: %s", (level, message) => {
    const said = replyTo(level, message);
    expect([...CUSTOMS, ...FACTS].filter(({ say }) => said.includes(say))).toEqual([]);
  });

  it("has an answer of a beginner's length and its English in every row", () => {
    expect(CUSTOMS.length + FACTS.length).toBeGreaterThanOrEqual(150);
    for (const { say, en } of [...CUSTOMS, ...FACTS, ...TIPS, ...ADVICE_TIPS]) {
      expect(en, say).toMatch(/[.!”]$/u);
      for (const clause of say.split(": ")) expect(wordsOf(clause).length, say).toBeLessThanOrEqual(10);
    }
  });
});

describe("the tutor’s own life and views", () => {
  it.each<[CefrLevel, string, RegExp]>([
    ["B1", "Sag mal, was machst du eigentlich, wenn du schlechte Laune hast?", /^Launen/u],
    ["B1", "Was würdest du machen, wenn du viel Zeit hättest?", /das Meer/u],
    ["A2", "Bin ich zu alt für einen Tanzkurs?", /nie zu spät/u],
    ["A2", "Mein Mann isst kein Gemüse. Was kann ich tun?", /^Zusammen kochen hilft oft\./u],
    ["B2", "Und du, worüber redest du eigentlich am liebsten mit den Leuten?", /^Am liebsten/u],
    ["C1", "Und Sie, kennen Sie Jollofreis überhaupt, oder muss ich Ihnen das erst erklären?", /^Nur dem Namen nach/u],
    ["B1", "Magst du Katzen oder Hunde lieber?", /^Beides/u],
    ["B1", "Was meinst du, braucht ein Baby so viele Sachen?", /auch weniger/u],
    ["C1", "Sollte man in meinem Alter noch in die Berge fahren, oder ist das eigensinnig?", /^(?:Nein|Diesen)/u],
    ["B2", "Ich kann ihn doch nicht meinen Eltern vorstellen, oder?", /zögern/u],
    ["B2", "Findest du, dass ich zu streng mit meinen Kindern bin?", /vieles richtig/u],
    ["C2", "Meine Schüler üben wenig. Welche Musik magst du denn?", /^Zum Hören fehlen mir die Ohren/u],
    ["C1", "Kannst du eigentlich kochen, oder ist das bei dir eine dumme Frage?", /Küche/u],
    ["C2", "Wie hältst du es mit Kräutern?", /^Mit eigenen Vorlieben/u],
    ["C1", "Meinst du, dass Druck im Sport überhaupt etwas Gutes haben kann?", /Wie stehst du selbst dazu\?/u],
    ["B2", "Lass uns lieber über Lappland reden.", /über Lappland erzählen\?/u],
    ["B1", "Ich war immer unabhängig, weißt du? Gestern hat er mir die Stiefel gekauft.", /Stiefel gekauft\./u],
  ])("%s: are spoken of to the point: %s", (level, message, expected) => {
    expect(replyTo(level, message)).toMatch(expected);
  });

  it.each<[CefrLevel, string, RegExp]>([
    ["B1", "Was würdest du machen, wenn du ich wärst?", /das Meer/u],
    ["B1", "Was würdest du tun, wenn du kein Geld mehr hättest?", /das Meer/u],
    ["B1", "Soll man mit 85 noch Auto fahren?", /Freude/u],
    ["B1", "Meine Katze isst wenig. Was soll ich tun?", /kochen/u],
    ["B1", "Ist der Wal ein Fisch oder ein Säugetier?", /beides/u],
  ])("%s: are left out where they miss the question: %s", (level, message, beside) => {
    expect(replyTo(level, message)).not.toMatch(beside);
  });

  it.each<CefrLevel>(["A1", "B1", "C1"])("%s: never pick one of two blindly", (level) => {
    expect(replyTo(level, "Soll ich den Job nehmen oder weiter suchen?")).not.toMatch(/Erste|Zweite/u);
  });
});

describe("a farewell", () => {
  it.each<[string, boolean]>([
    ["Bis dann müssen wir alles gepackt haben, der Umzug ist am Freitag.", false],
    ["Ich muss mich morgen von meiner Klasse verabschieden, das wird schwer.", false],
    ["Ich muss mich langsam verabschieden, mein Zug kommt gleich. Das Gespräch hat Spaß gemacht!", true],
    ["So, jetzt muss ich mich leider verabschieden!", true],
  ])("is told from what only sounds like it: %s", (message, leaves) => {
    expect(replyTo("B1", message).includes("?")).toBe(!leaves);
  });
});

describe("a view that the tutor is asked to share", () => {
  it.each<[CefrLevel, string, RegExp]>([
    [
      "C1",
      "Was hältst du von meiner These, dass man Schweigen als Vorwurf lesen kann?",
      /hat etwas für sich|spricht manches/u,
    ],
    ["C1", "Würdest du mir zustimmen, dass Übersetzer zu wenig verdienen?", /hat etwas für sich|spricht manches/u],
    ["B2", "Ich finde, Museen sollten kostenlos sein. Was meinst du?", /etwas dran|gut so sehen/u],
    ["A2", "Ich finde, Hunde sind besser als Katzen. Findest du auch?", /etwas dran|so sehen/u],
    ["C1", "Findest du nicht auch, dass Frauen schlechter Auto fahren?", /gehen die Meinungen weit auseinander/u],
    ["B2", "Muss der Gastgeber auf jeden Rücksicht nehmen?", /sieht nicht jeder gleich/u],
    ["B2", "Sollte man Kindern das Handy verbieten?", /klare Regeln mehr als Verbote/u],
  ])("%s: is taken seriously and not asked for again: %s", (level, message, expected) => {
    const said = replyTo(level, message);
    expect(said).toMatch(expected);
    expect(said).not.toMatch(/(?:siehst|denkst|meinst|sagst) du/u);
  });

  it.each<[CefrLevel, string]>([
    ["B1", "Findest du auch, dass ich nichts kann?"],
    ["B1", "Würdest du sagen, dass er lügt?"],
    ["B2", "Denkst du auch manchmal an früher?"],
    ["B1", "Was hältst du von meinem Chef?"],
  ])("%s: is not shared where it is of a person or no view: %s", (level, message) => {
    expect(replyTo(level, message)).not.toMatch(/etwas dran|gut so sehen/u);
  });
});

describe("a tag", () => {
  it.each<[CefrLevel, string, RegExp]>([
    [
      "B2",
      "Mein Onkel hat Angst vor Strom. Komisch für einen Elektriker, oder?",
      /^(?:Das kann man wohl sagen|Allerdings)/u,
    ],
    ["A2", "Suppe zum Frühstück ist doch lecker, oder?", /^(?:Ja, das kann man sagen|Allerdings)/u],
    ["C1", "Man gewöhnt sich an alles, nicht wahr?", /^(?:Ja, ich denke schon|Das denke ich auch|Davon)/u],
  ])("%s: gets a nod that fits what was said: %s", (level, message, expected) => {
    expect(replyTo(level, message)).toMatch(expected);
  });
});

describe("one of two", () => {
  it.each<[CefrLevel, string, RegExp]>([
    ["A1", "Was ist besser, Tee oder Kaffee?", /^Beides/u],
    ["B1", "Gehst du lieber in den Laden oder ist Online-Shopping besser?", /^Beides/u],
    ["B2", "Soll ich die roten oder die schwarzen Sneaker nehmen?", /nehmen, was/u],
  ])("%s: is answered as such: %s", (level, message, expected) => {
    expect(replyTo(level, message)).toMatch(expected);
  });

  it.each<[CefrLevel, string]>([
    ["B1", "Würdest du die Jacke anziehen? Oder soll ich sie wieder verkaufen?"],
    ["B1", "Soll ich ihn verlassen oder ihm verzeihen?"],
  ])("%s: never gets a yes, nor something nice of both where it is grave: %s", (level, message) => {
    expect(replyTo(level, message)).not.toMatch(/(?<!\p{L})[Jj]a(?!\p{L})|Beides|nehmen, was/u);
  });
});

describe("a question without its mark", () => {
  it.each([
    "was machst du gern",
    "wo ist der Bahnhof",
    "wie komme ich zum Bahnhof",
    "gibt es hier gute Pizza",
    "ist Deutsch schwer",
    "na, wo wohnst du",
    "wo wohnst du, ich wohne in Bonn",
  ])("is still one: %s", (message) => {
    expect(questionIn(message)).not.toBeNull();
  });

  it.each([
    "Was ihr am meisten fehlt, ist ihr Garten, an den sie kaum noch herankommt.",
    "Was ihn stört, sind die Leute, von denen sie redet.",
    "Welche Folgen das hat, können Sie sich denken.",
    "Wer dort wohnt, kennst du ja nicht.",
    "Wo ich wohne, gibt es keinen Supermarkt.",
    "Wie gesagt, ich habe keine Zeit.",
    "Warum, weiß ich nicht.",
    "Wer sich nie verläuft, lernt keinen kennen.",
    "Wie schön ist das Wetter heute.",
    "kann ich nicht so gut",
    "ist das beste",
    "gibt es nicht",
  ])("is none where it only begins like one: %s", (message) => {
    expect(questionIn(message)).toBeNull();
  });
});
