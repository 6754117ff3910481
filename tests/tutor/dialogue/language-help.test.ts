import { describe, expect, it } from "vitest";
import { morphologyOf } from "#worker/tutor/built-in/morphology.ts";
import { germanAsked } from "#worker/tutor/dialogue/intents.ts";
import { reply } from "#worker/tutor/dialogue/reply.ts";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "../lexicon.ts";

const morphology = morphologyOf(lexicon);

/** The reply to the last message of a conversation at A2; what was said before stands in pairs of tutor and learner. */
function answer(message: string, past: readonly string[] = ["Was machst du am Abend?"]): string {
  const history = past.map((content, index) => {
    const role = index % 2 === 0 ? ("assistant" as const) : ("user" as const);
    return {
      role,
      content,
      correctedContent: role === "user" ? analyze(lexicon, content, { level: "A2" }).corrected : null,
    };
  });
  const setting = {
    language: "german",
    level: "A2",
    tone: "friendly",
    topic: "chitchat",
    conversationId: "t",
    turn: 1,
  } as const;
  return reply({ ...setting, message, history }, analyze(lexicon, message, { level: "A2" }), morphology).reply;
}

describe("questions about German", () => {
  it.each([
    ["article", "Heißt es der oder das Joghurt?"],
    ["article", "Ist es „die Kabel“ oder „das Kabel“?"],
    ["article", "Welcher Artikel hat Löffel?"],
    ["article", "Ist Zug maskulin?"],
    ["article", "Übrigens: Heißt es eigentlich „der“ oder „das“ Date?"],
    ["plural", "Was ist der Plural von Apfel?"],
    ["plural", "Wie heißt „Kabel“ im Plural?"],
    ["perfect", "Wie ist das Perfekt von gehen?"],
    ["opposite", "Was ist das Gegenteil von „billig“?"],
    ["rule", "Was ist der Unterschied zwischen „Semmel“ und „Brötchen“?"],
    ["difference", "Was ist der Unterschied zwischen „Sofa“ und „Sessel“?"],
    ["case", "Kommt nach „trotz“ der Genitiv?"],
    ["spelling", "Wie schreibt man Gepäck?"],
    ["why-wrong", "Warum ist das falsch?"],
    ["why-wrong", "Und wo ist mein Fehler?"],
    ["why-wrong", "Warum „dem“ und nicht „den“?"],
    ["difference", "Worin unterscheiden sich „außer sich“ und „von Sinnen“?"],
    ["wanted", "Gibt es ein Wort für das Gefühl, wenn man Heimweh und Freude zugleich hat?"],
    ["wanted", "Wie nennt man jemanden, der immer zu spät kommt?"],
    ["sound", "Wie spricht man „Eichhörnchen“ aus?"],
    ["sound", "Wie wird „umfahren“ betont?"],
    ["objection", "Das „das“ in meinem Satz ist übrigens ein Relativpronomen."],
    ["objection", "„Den“ hier ist ein Artikel."],
    ["pointing", "Was meinen Sie mit „dann“?"],
    ["meaning", "Was heißt „dafür“?"],
    ["choice", "Sagt man „ich kaufe ein“ oder „ich einkaufe“?"],
    ["right", "Ist „ich bin langweilig“ richtig?"],
    ["right", "Ist das richtig: „Ich habe gegessen“?"],
    ["in-german", "Wie heißt „spoon“ auf Deutsch?"],
    ["meaning", "Was ist „Nachtisch“?"],
    ["meaning", "Könnten Sie bitte das Wort „Abteilung“ erklären?"],
    ["last-word", "Das Wort kenne ich nicht."],
    ["last-word", "Entschuldigung, ein Wort verstehe ich nicht."],
    ["explain", "Kannst du das erklären?"],
    ["other", "Woher kommt der Ausdruck „den Löffel abgeben“?"],
  ] as const)("%s: %s", (kind, message) => {
    expect(germanAsked(message)?.kind).toBe(kind);
  });

  it.each([
    "Möchtest du den Tee oder das Wasser?",
    "Wir haben eine Katze oder einen Hund gesehen.",
    "Ich weiß nicht, ob das richtig war.",
    "Er sagt, das ist nicht richtig, oder?",
    "Was meinst du mit „das“? Meinen Chef? Er steht um vier Uhr auf.",
    "Ich habe einen Fehler gemacht.",
    "Mein Lehrer kann mir das Wort nicht erklären.",
    "Was ist das Beste an deiner Stadt?",
    "Wie heißt dein Bruder?",
    "Ich kenne das Wort Heimat und mag es.",
    "Ich verstehe die Frage nicht.",
    "Kannst du mir deinen Beruf erklären?",
    "Soll ich den Zug oder das Auto nehmen?",
    "Ich fand es seltsam, weil noch eine Frage im Raum stand.",
    "Ich mag Menschen, mit denen man sich nicht ständig erklären muss.",
    "Das ist noch die Frage, sie stand schon lange im Raum.",
    "Mir fehlt das richtige Geld für so eine Reise.",
    "Ich suche ein Zimmer, das nicht zu teuer ist.",
    "Kennst du ein Restaurant, das sonntags offen ist?",
    "Gibt es ein Mittel für trockene Haut?",
    "Er spricht sich immer für mich aus.",
    "Wie sprichst du mit deinem Chef?",
    "Worin unterscheiden sich die beiden Städte?",
    "Warum nicht heute und nicht morgen?",
    "Mein Satz beim Tennis ist verloren.",
  ])("nothing about German: %s", (message) => {
    expect(germanAsked(message)).toBeNull();
  });

  it.each([
    ["Heißt es der oder das Joghurt?", "Beides ist richtig: „der Joghurt“ und „das Joghurt“."],
    ["Ist es „die Kabel“ oder „das Kabel“?", "Es heißt „das Kabel“."],
    ["Was ist der Plural von Apfel?", "Die Mehrzahl ist „die Äpfel“."],
    ["Hat „Obst“ einen Plural?", "„Obst“ hat keine Mehrzahl."],
    ["Wie ist das Perfekt von gehen?", "Man sagt zum Beispiel: „er ist gegangen“."],
    ["Was ist das Gegenteil von „teuer“?", "„teuer“ ist „billig“."],
    ["Sagt man „ich kaufe ein“ oder „ich einkaufe“?", "Richtig ist „ich kaufe ein“."],
    ["Heißt es „mit dem Auto“ oder „mit das Auto“?", "Richtig ist „mit dem Auto“."],
    ["Heißt es „des Problems“ oder „des Problem“?", "Richtig ist „des Problems“."],
    ["Ich helfe meine Mutter oder meiner Mutter?", "Richtig ist „Ich helfe meiner Mutter“."],
    ["Helfe ich meiner oder meine Mutter?", "Richtig ist „Helfe ich meiner Mutter“."],
    ["Sagt man ich bin gegangen oder ich habe gegangen?", /„[^“]*(?:ist|bin) gegangen“/u],
    ["Ich warte auf dem Bus oder auf den Bus?", "Richtig ist „Ich warte auf den Bus“."],
    ["auf dem Sofa oder am Sofa?", "Das kommt auf den ganzen Satz an. Wie heißt der ganze Satz?"],
    ["Sagt man „von ihm geträumt“ oder „über ihn geträumt“?", "Richtig ist „von ihm geträumt“."],
    ["Sagt man „auf etwas verzichten“ oder „von etwas verzichten“?", "Richtig ist „auf etwas verzichten“."],
    ["Wie benutzt man „doch (aber“ in einem Satz?", /\?$/u],
    ["Gib mir einen Satz mit „trotzdem [“.", /\?$/u],
    ["Gib mir einen Satz mit obwohl.", /„[^“]*obwohl[^“]*“/iu],
    ["Kannst du mir einen Satz mit trotzdem sagen?", /„[^“]*trotzdem[^“]*“/iu],
    [
      "Heißt es „auf dem Tisch“ oder „auf den Tisch“?",
      "Wo etwas ist: „auf dem Tisch“; wohin es geht: „auf den Tisch“.",
    ],
    ["Kommt nach „mit“ der Dativ?", "„mit dem Mann“ und „mit der Frau“."],
    ["Wie heißt „spoon“ auf Deutsch?", "„spoon“ heißt auf Deutsch „der Löffel“."],
    ["Was ist „Nachtisch“?", "„Nachtisch“ heißt auf Englisch „dessert“."],
    ["Ist „Ich habe gekauft einen Mantel“ richtig?", "„Ich habe einen Mantel gekauft“."],
    ["Ist das richtig: „Ich habe gegessen“?", /so kann man|keinen Fehler|klingt das richtig/],
    ["Warum ist „ich habe gegangen“ falsch?", "Richtig ist „ich bin gegangen“."],
    ["Woher kommt der Ausdruck „den Löffel abgeben“?", /nicht sicher|Grammatik|nichts Falsches/],
    ["Heißt es „wegen dem Regen“ oder „wegen des Regens“?", "beim Schreiben ist „wegen des Regens“ besser"],
  ] as const)("%s", (message, said) => {
    const text = answer(message);
    if (typeof said === "string") expect(text).toContain(said);
    else expect(text).toMatch(said);
    expect(text.split("?").length).toBe(2);
  });

  it("explains the hardest word of the last question when nobody says which", () => {
    expect(answer("Das Wort kenne ich nicht.", ["Was hast du gestern erledigt?"])).toMatch(/^Vielleicht „erledigen“/);
  });

  it.each([
    "quatschen",
    "labern",
    "chillen",
    "zocken",
    "pennen",
    "glotzen",
    "meckern",
    "klauen",
    "quasseln",
    "schwänzen",
  ])("knows what people say at home: %s", (verb) => {
    expect(answer(`Was heißt eigentlich '${verb}'?`)).toMatch(new RegExp(`^„${verb}“ heißt auf Englisch „to `, "u"));
  });

  it.each([
    "Heißt es der oder das Joghurt?",
    "Was heißt „quatschen“?",
    "Sagt man „im Sande verlaufen“ oder „im Sand verlaufen“?",
    "Das weiß ich noch nicht, der Kurs fängt erst im September an. Was heißt „schwänzen“?",
    "Ich weiß nicht recht. Was ist der Plural von Apfel?",
    "Wie spricht man „Eichhörnchen“ aus?",
  ])("goes on with a question that points at nothing, and says nothing back: %s", (message) => {
    for (const asked of [
      ["Was machst du am Abend?"],
      ["Was war los?", "Ich bin umgezogen.", "Wie war der erste Tag?"],
    ]) {
      const text = answer(message, asked);
      expect(text).not.toMatch(/dazu|darüber|davon|dir das\?|das selbst|Du weißt|weißt du noch nicht|September/u);
      expect(text.split("?").length).toBe(2);
    }
  });

  it("gives the reason of a correction, and says when there was none", () => {
    const asked = "Warum ist das falsch?";
    for (const why of ["Warum „einen“?", "Wieso „einen“ und nicht „ein“?", "Warum ist „ein Apfel“ falsch?"])
      expect(answer(why, ["Was isst du?", "Ich esse ein Apfel.", "Und was trinkst du?"])).toMatch(
        /^Nach „essen“ steht der Akkusativ: „einen Apfel“/,
      );
    expect(answer(asked, ["Was isst du?", "Ich esse ein Apfel.", "Und was trinkst du?"])).toContain("„einen Apfel“");
    expect(answer(asked, ["Was isst du?", "Ich esse einen Apfel.", "Und was trinkst du?"])).toMatch(/keinen Fehler/);
  });
});

describe("a role play", () => {
  const begun = [
    "Was machst du?",
    "Können wir im Restaurant spielen?",
    "Guten Abend! Für wie viele Personen ist der Tisch?",
  ];

  it.each([
    "Könntest du mit mir im Restaurant bestellen üben?",
    "Könnten wir ein Gespräch im Restaurant durchspielen?",
  ])("begins with %s", (message) => {
    expect(answer(message)).toBe("Guten Abend! Für wie viele Personen ist der Tisch?");
  });

  it("goes on after a question about a word", () => {
    const text = answer("Was ist „Person“?", begun);
    expect(text).toMatch(/^„Person“ heißt auf Englisch „person“\. Für wie viele Personen/);
  });

  it("asks nothing a third time", () => {
    const asked = "Guten Abend! Für wie viele Personen ist der Tisch?";
    const again = "Am Fenster ist noch ein Tisch frei. Für wie viele Personen ist der Tisch?";
    const past = [...begun.slice(0, 2), asked, "Gibt es einen Tisch am Fenster?", again];
    expect(answer("Wie lange ist die Küche offen?", past)).not.toContain("Für wie viele Personen");
  });

  it("hears a complaint", () => {
    const past = [...begun, "Zwei.", "So, bitte schön, guten Appetit! Wie schmeckt es?"];
    expect(answer("Die Suppe ist kalt!", past)).toMatch(/^Oh, das tut mir sehr leid\./);
  });

  it("answers at its end before it says goodbye", () => {
    const past = [...begun, "Zwei.", "Gern. Wie möchtest du bezahlen: bar oder mit Karte?"];
    expect(answer("Kann man hier auch Kuchen kaufen?", past)).toContain("?");
  });
});

describe("what learners want of the tutor", () => {
  it.each([
    ["Verstehst du?", /^Ja/],
    ["Erzähl doch mal etwas über dich!", /lese/],
    ["Bist du eine Frau oder ein Mann?", /weder Mann noch Frau/],
    ["Was ist deine Lieblingsfarbe?", /Favoriten|nicht wählen/],
    ["Kannst du auch mal was von dir erzählen?", /lese/],
    ["Hast du überhaupt eine Meinung?", /^(?:Ja|Ich höre lieber zu)/],
    ["Darf ich dich etwas fragen?", /^Ja, sehr gern/],
    ["Warum?", /nur so eine Idee/],
    ["Ich möchte dich etwas fragen.", /^Ja, sehr gern/],
    ["Ich verstehe die Frage nicht.", /^(?!Gut, dann|Natürlich)/],
    ["Mein Kopf ist voll, ich kann nicht schlafen. Was soll ich machen?", /ohne Handy/],
    ["Was sagt man, wenn jemand Geburtstag hat?", /Herzlichen Glückwunsch/],
  ] as const)("answers %s", (message, said) => {
    expect(answer(message)).toMatch(said);
  });

  it.each([
    ["Kann man in Deutschland ohne Papier angeln?", /warum nicht|sage einfach: ja/],
    ["Bist du ein Mann oder eine Frau?", /das Erste|das Zweite/],
    ["Hältst du mich für dumm?", /So möchte ich nicht mit dir reden/],
    ["Ich frage mich, ob ich versagt habe.", /genau das frage ich|frage ich das/],
    ["Kannst du mir ein Buch gegen Liebeskummer empfehlen?", /Pause hilft|Pizza|Theater/],
  ] as const)("says nothing absurd to %s", (message, absurd) => {
    expect(answer(message)).not.toMatch(absurd);
  });

  it.each([
    "Darüber möchte ich nicht reden.",
    "Andere Frage bitte.",
    "Themenwechsel bitte.",
    "Lass uns lieber über etwas Leichteres sprechen.",
    "Das geht dich nichts an.",
  ])("leaves what is not wanted: %s", (message) => {
    expect(answer(message, ["Wie war dein Tag?", "Mein Chef hat mich angeschrien.", "Was war der Grund?"])).toMatch(
      /wie du möchtest|lassen wir das/,
    );
  });

  it.each([
    "Du weichst immer aus.",
    "Das hilft mir nicht.",
    "Das ist mir zu allgemein.",
    "Du stellst immer nur Fragen.",
  ])("takes criticism: %s", (message) => {
    expect(answer(message)).toMatch(/Das stimmt|ehrlich/);
  });

  it.each([
    "Mein Mann stellt immer nur Fragen.",
    "Er hat Tabletten, aber das hilft mir nicht viel im Alltag, sagt er.",
  ])("takes nothing for criticism of the tutor that is said of others: %s", (message) => {
    expect(answer(message)).not.toMatch(/Das stimmt, Entschuldigung|du bist ehrlich/);
  });

  it.each([
    "Ich lass dich mal.",
    "Ich werde zur Visite gerufen.",
    "Meine Chefin steht vor der Tür.",
    "Ich muss in die Sprechstunde.",
    "Mein Unterricht fängt gleich an.",
    "Ich muss meine Tochter vom Training holen.",
    "So, die Nudeln kochen über.",
  ])("hears a leave: %s", (message) => {
    expect(answer(message)).not.toContain("?");
  });

  it.each([
    "Ich muss jeden Tag früh aufstehen.",
    "Meine Tochter lässt mich in Ruhe arbeiten.",
    "Mein Deutschkurs beginnt im September.",
    "Am Montag muss ich meine Tochter zur Schule bringen und dann arbeiten.",
  ])("stays with %s", (message) => {
    expect(answer(message)).toContain("?");
  });

  it.each([
    ["Ich habe einen Job bekommen!", /Glückwunsch|freut mich/],
    ["Meine Tochter hat die Prüfung bestanden!", /Glückwunsch|freut mich/],
    ["Gestern habe ich endlich meine Masterarbeit abgegeben!", /Glückwunsch|freut mich/],
    ["Ich fühle mich heute so leer.", /tut mir leid|nicht leicht/],
    ["Ich kann seit drei Nächten nicht schlafen.", /tut mir leid|nicht leicht/],
    ["Ich kenne hier niemanden.", /tut mir leid|nicht leicht/],
  ] as const)("hears the mood of %s", (message, said) => {
    expect(answer(message)).toMatch(said);
  });

  it.each([
    ["Ich habe den Job leider nicht bekommen.", /Glückwunsch|freut mich/],
    ["Mein Sohn hat fast geweint vor Freude.", /tut mir leid/],
    ["Das Baby kann nicht schlafen, weil es heiß ist.", /freut mich/],
  ] as const)("does not take %s for the opposite", (message, wrong) => {
    expect(answer(message)).not.toMatch(wrong);
  });
});
