import { describe, expect, it } from "vitest";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import type { PastMessage, TutorInput } from "#worker/tutor/turn.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

/** The reply to the last of these messages, in the middle of a talk whose first question is open. */
function replyTo(level: TutorInput["level"], messages: readonly string[]): string {
  const history: PastMessage[] = [
    { role: "assistant", content: "Hallo! Worüber möchtest du reden?", correctedContent: null },
  ];
  let text = "";
  for (const message of messages) {
    const analysis = analyze(lexicon, message, { level });
    const input: TutorInput = {
      message,
      language: "german",
      level,
      tone: "friendly",
      topic: "chitchat",
      history: [...history],
      conversationId: "guesses",
      turn: history.length,
    };
    text = reply(input, analysis, morphology).reply;
    history.push(
      { role: "user", content: message, correctedContent: analysis.corrected },
      { role: "assistant", content: text, correctedContent: null },
    );
  }
  return text;
}

type Row = readonly [level: TutorInput["level"], messages: string | readonly string[], pattern: RegExp];

function rows(title: string, table: readonly Row[], matches: boolean): void {
  it.each(table)(`${title}: %s %j`, (level, messages, pattern) => {
    const text = replyTo(level, typeof messages === "string" ? [messages] : messages);
    if (matches) expect(text).toMatch(pattern);
    else expect(text).not.toMatch(pattern);
  });
}

describe("a guessed question", () => {
  rows(
    "takes nothing for granted that the message speaks against",
    [
      ["A1", "Wir spielen gegen ein Team aus Bonn. Mein Freund spielt heute für mich.", /Seit wann|Wie oft/],
      ["A1", "Meine Katze spielt mit der Wolle.", /auch gern|Seit wann/],
      ["A1", "mein bruder singt morgen für uns", /Seit wann|Wie oft/],
      ["A2", "Meine Schwester ist zu spät! Ich habe schon zwei Cappuccino getrunken.", /danach|Und dann|weiter\?/],
      ["A2", "Wir stehen im Stau. Wir haben schon drei Stunden gewartet.", /danach|Und dann|ging es weiter/],
      ["A2", "Ich warte auf den Bus. Ich habe mein Handy vergessen.", /danach|ging es weiter|Wann war/],
      ["A2", "Mein Sohn hat die Suppe probiert. Er hat zwei Teller gegessen!", /geschmeckt/],
      ["A2", "Meine Tochter hat drei Stück Kuchen gegessen.", /geschmeckt/],
      ["A2", "Meine Kinder haben alles aufgegessen.", /geschmeckt/],
      ["A2", "Wir waren auf dem Flohmarkt und eine Frau hat meine alte Lampe gekauft.", /gekauft\?|gefällt dir/],
      ["A2", "Einmal habe ich zwei Stunden gewartet und ein Mann hat mein Bild gekauft.", /gekauft\?|gefällt dir/],
      ["A2", "Mein Nachbar hat mein altes Fahrrad gekauft.", /gekauft\?|gefällt dir/],
      ["A2", "Das Museum und der Park! Aber meine Frau will nur shoppen.", /was möchtest du/],
      ["A2", "Ich möchte nach Hamburg. Mein Mann will zu Hause bleiben.", /was möchtest du/],
      ["A2", "Das Wasser ist nach unten gelaufen. Jetzt ist die Nachbarin noch mehr böse.", /Warum/],
      ["A2", "Der Hund hat meine Schuhe gefressen. Mein Vater ist wütend.", /Warum/],
      ["B2", "Meistens esse ich kaputte Brezeln. Aber am Wochenende koch ich Couscous.", /dafür|davon\?|dazwischen/],
      ["B2", "Er singt immer Schlager, und ich kann sie jetzt alle auswendig.", /wie geht es jetzt weiter/],
      ["C1", "Erst mal brauche ich eine gute Ausrede, um zu ihr rüberzugehen.", /gut gehen/],
      ["C1", "Ich habe zum ersten Mal gedacht, dass Tiflis womöglich zu weit ist.", /vorher/],
      ["C1", "Der Arzt hat ihm gestern ein Wort gesagt, das wir beide schon kannten.", /erklärt|geraten/],
    ],
    false,
  );
  rows(
    "still comes where nothing speaks against it",
    [
      ["A1", "meine tochter malt gern", /Seit wann macht sie das\?/],
      ["A2", "Gestern habe ich ein Kleid gekauft, es ist blau.", /Wo hast du das gekauft\?/],
      ["A2", "Meine Mutter ist böse.", /Warum/],
      ["A2", "Mein Mann will nach Spanien fahren.", /was möchtest du/],
      ["A2", "Mein Freund hat Sushi probiert.", /Wie hat es ihm geschmeckt\?/],
    ],
    true,
  );
  rows(
    "names no thing that was only a means to something, or everybody's",
    [
      ["B1", "Der sagt, ich soll eine Firma bezahlen. Aber das kostet 600 Euro.", /Stimmung/],
      ["B1", "Ich habe gestern eine Firma angerufen, aber die Firma hat keine Zeit.", /Stimmung/],
      ["C2", "Die Angst vor dem Vergessen kennt wohl jeder.", /die Angst\?/],
    ],
    false,
  );
});

describe("the mood", () => {
  const SAD = /tut mir leid|nicht leicht|nicht einfach|schwer|Kraft|nahe|traurig|nicht schön|belastend/;
  rows(
    "is not sad where somebody is glad, or a thing only sounds sad",
    [
      ["B1", "Can hat gerade geschrieben, er fährt den Transporter! Ich könnte heulen vor Glück.", SAD],
      ["B1", "Ich heule vor Freude, mein Kumpel hilft mir beim Umzug!", SAD],
      ["B2", "Wir haben gelacht und vor Freude geweint.", SAD],
      ["A2", "Das klingt ein bisschen traurig. Ich zeichne gern Häuser.", SAD],
      ["A2", "die musik klingt traurig aber ich höre sie gern", SAD],
    ],
    false,
  );
  rows(
    "is sad where somebody is",
    [
      ["B1", "boah ich könnte heulen, so müde bin ich", SAD],
      ["A2", "Ich bin heute so traurig.", SAD],
    ],
    true,
  );
  rows(
    "speaks of nobody who is only far away as if they were dead",
    [
      ["A1", "Ich vermisse meine Mutter. Wir telefonieren am Sonntag.", /habt ihr|gemacht\?/],
      ["B1", "Meine Freundin fehlt mir. Sie studiert jetzt in Wien.", /erinnerst/],
      ["C1", "Ich vermisse meinen Bruder, er lebt in Kanada.", /denkst du am liebsten zurück/],
    ],
    false,
  );
});

describe("joyful news", () => {
  const JOY = /schön|freu|Glückwunsch|toll|Freude/;
  rows(
    "gets joy at every level",
    [
      ["A2", "Sie hat geantwortet! Sie kommt am Samstag mit ins Kino!", JOY],
      ["A1", "Mein Bruder hat ja gesagt! Er kommt zu mir!", JOY],
      ["A1", "sie hat ja gesagt, ich bin so glücklich", JOY],
      ["A2", "Ich freue mich so, meine Schwester kommt im Sommer!", JOY],
      ["A2", "Meine Tochter hat die Prüfung bestanden.", JOY],
      ["B1", "Sie hat endlich geantwortet! Sie will mit mir essen gehen.", JOY],
      ["B2", "Meine Freundin hat ja gesagt, wir sind jetzt verlobt!", JOY],
      ["B2", "Oh, sie hat geantwortet. Ich freu mich wie ein Schnitzel!", JOY],
      ["B2", "Der Vermieter hat zugesagt, wir bekommen die Wohnung!", JOY],
      ["C1", "Gestern kam die Zusage, ich kann es kaum fassen!", JOY],
      ["C2", "Er hat geantwortet, und zwar mit einem Gedicht. Ich bin außer mir vor Freude.", JOY],
    ],
    true,
  );
  rows(
    "is heard in nothing that is none",
    [
      ["A2", "Der Chef hat nicht geantwortet. Ich bin traurig.", JOY],
      ["B1", 'Sie hat geantwortet: "Nein, danke."', JOY],
      ["A2", "Ich bin sehr stolz! Aber auch ein bisschen traurig, weil sie wegzieht.", JOY],
      ["B1", "Der Film hat mir sehr zugesagt.", /im ersten Moment|weiter\?/],
      ["B1", "Er hat mir geantwortet, aber ich habe es noch nicht gelesen!", JOY],
    ],
    false,
  );
});

describe("a way back to something earlier", () => {
  const told = ["Meine Chefin ist streng.", "Am Samstag habe ich mein Fahrrad repariert.", "Das ist schwer zu sagen."];
  const BACK = /von vorhin|vorhin etwas erwähnt|noch einmal auf etwas zurück|Bevor ich es vergesse|zurückspringen/;
  rows(
    "never comes from B1 on: what was told is over",
    [
      ["B2", [...told, "Na ja, es geht so."], BACK],
      ["B2", [...told, "Heute hat mein Nachbar im Garten eine Schildkröte gefunden!"], BACK],
      ["B2", [...told, "Übrigens fährt meine Cousine nächsten Monat mit dem Zug bis nach Portugal."], BACK],
      ["C1", [...told, "Unser Inspizient wird zum Schluss das Licht ausmachen, er hat darauf bestanden."], BACK],
    ],
    false,
  );
});

describe("a beginner's plain statement", () => {
  rows(
    "is asked about nothing that does not fit it",
    [
      ["A1", "Heute ich habe frei. Ich putze die Küche.", /dauert das/],
      ["A1", "am samstag kommt ein mann und repariert die heizung", /zusammen/],
      ["A2", "Am Sonntag kommt der Elektriker.", /zusammen/],
      ["A2", "Am Freitag kommt meine Chefin.", /zusammen/],
      ["A1", "Heute war eine alte Frau da und kauft Brot.", /zusammen/],
      ["A2", "Gestern war ein Kunde da.", /zusammen/],
      ["A2", "Wir singen jeden Mittwoch. Er steht hinter mir und ich höre seine Stimme.", /machst du das/],
      ["A2", "Ich höre meine Nachbarn. Sie sind laut.", /Wie oft hörst|machst du das/],
      ["A1", "Ich habe kein Topf. Mein Mitbewohner hat den Topf.", /kennst du ihn/],
      ["A2", "Mein Nachbar ist nett. Er hat einen Hund.", /kennst du ihn/],
      ["A2", "Ich singe im Chor. Morgen ist Mittwoch, ich bin so aufgeregt!", /danach gemacht|Wo war das|Wann war/],
      ["A2", "Ich bin erst morgen in Berlin.", /Uhr ist das/],
      ["A1", "Ich laufe zum Bus.", /meistens|Wie oft läufst/],
      ["A2", "Ich muss langsamer sprechen.", /Wann musst du/],
      ["A2", "Wir bauen ein Haus.", /baust du/],
      ["A2", "Wir trinken Bier.", /trinkst du das/],
      ["A2", "Am Abend sehe ich fern.", /Was machst du am Abend/],
      ["A1", "Bei Supermarkt neben mein Haus. Der ist bis 22 Uhr offen.", /Wo kaufst du/],
    ],
    false,
  );
  rows(
    "is asked about its verb where that is certain",
    [
      ["A1", "Ich putze das Bad.", /noch putzen\?/],
      ["A2", "ich repariere mein Fahrrad", /die Reparatur\?/],
      ["A2", "Wir spielen Karten und trinken Tee.", /spielt ihr/],
      ["A2", "Ich lese jeden Abend.", /liest du meistens\?/],
      ["A2", "Am Freitag kommt meine Mutter.", /Was macht ihr dann zusammen\?/],
      ["A2", "Gestern waren meine Freunde da.", /zusammen gemacht\?/],
      ["A2", "Mein Mitbewohner ist nett.", /kennst du ihn schon\?/],
    ],
    true,
  );
});

describe("trouble and joy of a beginner", () => {
  rows(
    "are met at once",
    [
      [
        "A1",
        "Jetzt! Ich koche die Suppe. Oh nein, die Suppe ist zu salzig!",
        /^(?:Oh nein|Oje)! Was machst du jetzt\?/,
      ],
      ["A1", "Oh nein, ich habe kein Topf! Mein Mitbewohner hat den Topf.", /^(?:Oh nein|Oje)! Was machst du jetzt\?/],
      ["A1", "oje ich hab die eier vergessen", /^(?:Oh nein|Oje)! Was machst du jetzt\?/],
      ["A2", "Mist, ich habe meinen Pass vergessen.", /^(?:Oh nein|Oje)! Was machst du jetzt\?/],
      ["A2", "Der Kuchen ist verbrannt.", /^(?:Oh nein|So ein Pech)! Was machst du jetzt\?/],
      ["A2", "Unser Flug ist verspätet.", /^(?:Oh nein|So ein Pech)! Was machst du jetzt\?/],
      ["A2", "Meine Brille ist weg. Ich sehe nichts.", /^(?:Oh nein|So ein Pech)! Was machst du jetzt\?/],
      ["A2", "Oh nein, ich habe die Prüfung nicht bestanden.", /schade\. Was war in der Prüfung schwer\?/],
      ["A1", "Ich bin ein bisschen traurig. Morgen ist mein Geburtstag!", /morgen hast du Geburtstag! Warum bist du/],
      ["A2", "morgen hab ich geburtstag", /morgen hast du Geburtstag!/],
      ["A1", "Morgen ich habe Prüfung. Ich bin müde.", /viel Glück!/],
      ["A2", "Morgen habe ich eine Prüfung. Ich habe Angst.", /viel Glück!/],
    ],
    true,
  );
  rows(
    "are not heard where there is none, or where more is told",
    [
      ["A1", "Meine Stadt ist nicht groß.", /Oh nein|Pech/],
      ["A2", "Mein Deutsch ist kaputt.", /was machst du jetzt/i],
      ["A2", "Mein Glas ist leer.", /was machst du jetzt/i],
      ["A2", "Unsere Schule ist aus.", /was machst du jetzt/i],
      ["A2", "Oh nein, wir haben verloren!", /was machst du jetzt/i],
      ["A2", "Heute mache ich einen Test beim Arzt.", /viel Glück/],
      ["A1", "Mein Sohn geht nicht in die Schule.", /Oh nein|Pech/],
      ["A2", "Mein Handy ist kaputt, aber ich habe ein neues Handy.", /was machst du jetzt/i],
      ["A2", "Oh nein, mein Bus ist weg! Ich gehe zu Fuß.", /was machst du jetzt/i],
      ["A2", "Mein Bruder hat seinen Schlüssel verloren.", /was machst du jetzt/i],
      ["A2", "Ich habe gestern den Bus verpasst.", /was machst du jetzt/i],
      ["A2", "Oh nein, meine Oma ist gestorben.", /was machst du jetzt/i],
      ["A2", "Meine Tochter hat morgen eine Prüfung.", /viel Glück/],
      ["A2", "Heute habe ich die Prüfung bestanden!", /viel Glück/],
      ["A2", "Morgen hat mein Sohn Geburtstag.", /hast du Geburtstag/],
      ["A2", "An meinem Geburtstag ist mein Opa gestorben. Ich bin traurig.", /hast du Geburtstag/],
    ],
    false,
  );
});

describe("something easier", () => {
  rows(
    "is offered to nobody who speaks of others or of themselves",
    [
      ["A2", "Mit meiner Freundin Jelena. Sie sagt, ich soll einfach ihn fragen.", /Leichteres/],
      ["A2", "Er sagt, ich soll langsam sprechen.", /Leichteres/],
      ["A1", "Ich muss langsamer sprechen.", /Leichteres/],
      ["A2", "Meine Lehrerin sagt, wir müssen einfach mehr schreiben.", /Leichteres/],
    ],
    false,
  );
  rows(
    "is offered to who asks for it",
    [
      ["A2", "Kannst du bitte langsam sprechen?", /Leichteres/],
      ["A2", "Bitte einfacher fragen!", /Leichteres/],
      ["A2", "Können Sie das einfacher sagen?", /Leichteres/],
      ["A1", "Ich verstehe nicht. Bitte langsam sprechen.", /Leichteres/],
    ],
    true,
  );
});
