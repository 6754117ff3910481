import { describeRules } from "./corrections.ts";

describeRules("participles behind prefixes of two parts", {
  catches: [
    ["Das Buch ist herausgebringt.", "Das Buch ist herausgebracht."],
    ["Ich habe das Wort herausgefindet.", "Ich habe das Wort herausgefunden."],
    ["Der Zahn ist herausgebrecht.", "Der Zahn ist herausgebrochen."],
  ],
  leaves: [
    "Das Album wurde letztes Jahr herausgebracht.",
    "Sie haben ihr Album herausgebracht.",
    "Der Zahn ist herausgebrochen.",
    "Man hat ihn heraufgebracht.",
    "Er ist über seine Rolle hinausgewachsen.",
  ],
});

describeRules("das as the subject of a noun without an article", {
  catches: [
    ["Wo ist das Toilette?", "Wo ist die Toilette?"],
    ["Ich weiß nicht, ob das Film gut ist.", "Ich weiß nicht, ob der Film gut ist."],
    ["Ist das Mann dein Vater?", "Ist der Mann dein Vater?"],
    ["Weißt du, wo das Schlüssel ist?", "Weißt du, wo der Schlüssel ist?"],
    ["Ist das Kurs heute?", "Ist der Kurs heute?"],
    ["Heute ist das Liebe groß.", "Heute ist die Liebe groß."],
    ["Heute ist das Mannschaft müde.", "Heute ist die Mannschaft müde."],
    ["Heute ist das Party.", "Heute ist die Party."],
  ],
  leaves: [
    "Ich weiß nicht, ob das Zufall ist.",
    "Ob das Zufall war?",
    "Ist das Pflicht?",
    "Er fragte, ob das Kunst sei.",
    "Das lasse ich, weil das Unsinn ist.",
    "Wäre das Verrat?",
    "Heißt das Fortschritt?",
    "Kann das Zufall sein?",
    "Ich frage mich, ob das wahre Liebe ist.",
    "Ist das reine Schikane?",
    "Ob das Absicht gewesen sein kann?",
    "Ich weiß nicht, ob das Ironie oder Ernst war.",
    "War das Liebe auf den ersten Blick?",
    "Im Grunde ist das Erpressung.",
    "Ist das Sache der Eltern?",
    "Für die einen war das Kunst, für die anderen Schmiererei.",
  ],
});

describeRules("seit and während inside a clause, and clauses that they open", {
  catches: [
    [
      "Weil ich seit das Unfall nicht arbeite, bin ich zu Hause.",
      "Weil ich seit dem Unfall nicht arbeite, bin ich zu Hause.",
    ],
    ["Seit das Studium wohne ich hier.", "Seit dem Studium wohne ich hier."],
  ],
  leaves: [
    "Das war die Kollegin, die ich seit der Eröffnung kannte.",
    "Ich mag ihn, weil ich seit der Schulzeit alles mit ihm teile.",
    "Das ist mein Bruder, der schläft, während die Kinder spielen.",
    "Ich bin ruhiger, seit die Prüfung vorbei ist.",
    "Er sagt, dass er, seit die Firma zu ist, nicht mehr schläft.",
  ],
});

describeRules("plurals of nouns with the same form", {
  catches: [
    ["Wir haben zwei Freunden.", "Wir haben zwei Freunde."],
    ["Ich habe viele Akt gesehen.", "Ich habe viele Akte gesehen."],
  ],
  leaves: [
    "Das Stück hat drei Akte.",
    "Auf dem Tisch lagen drei Akten.",
    "Wir haben zwei Leitern im Keller.",
    "Die Leitern sind schon alt.",
    "Die Abteilung hat zwei Leiter.",
    "Vor dem Haus stehen zwei Kiefern.",
    "Mir fehlen zwei Muttern.",
    "Zwei Banken haben ihre Bänke abgebaut.",
    "Die Brücke hat drei Bögen.",
    "Er besaß zwei edle Rosse.",
  ],
});

describeRules("fixed phrases with old forms", {
  catches: [["Er wohnt in große Haus.", "Er wohnt in einem großen Haus."]],
  leaves: [
    "Das hat mich über die Maßen gefreut.",
    "Man hat ihn über alle Maßen gelobt.",
    "Sie war in hohem Maße daran beteiligt.",
    "In dem Maße, in dem die Preise steigen, sinkt die Nachfrage.",
    "In großem Stile wurde betrogen.",
    "Bis dato liegt uns keine Rückmeldung vor.",
    "Zu Gunsten der Kinder verzichtete er auf alles.",
    "Von Seiten der Stadt kam keine Antwort.",
    "In Bälde wird hier gebaut.",
  ],
});

describeRules("ihr as an object, and questions behind a comma", {
  catches: [["Die Frau, die ihr geholfen habt, ist meine Tante.", "Die Frau, der ihr geholfen habt, ist meine Tante."]],
  leaves: [
    "Sie dankte dem Mann, der ihr geholfen hatte.",
    "Der Hund, der ihr gehört, ist alt.",
    "Das Buch, das ihr gefällt, kostet viel.",
    "Du glaubst gar nicht, wie sehr mir deine Zeilen geholfen haben.",
    "Du glaubst gar nicht, wie gut mir das getan hat.",
  ],
});
