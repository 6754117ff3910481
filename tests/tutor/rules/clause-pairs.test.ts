import { describeRules } from "./corrections.ts";

describeRules("clauses that belong together", {
  catches: [
    ["Wenn ich mehr Geld habe, würde ich ein Haus kaufen.", "Wenn ich mehr Geld hätte, würde ich ein Haus kaufen."],
    ["Nachdem wir gegessen haben, gingen wir an den Strand.", "Nachdem wir gegessen hatten, gingen wir an den Strand."],
    ["Gestern muss ich bis acht Uhr arbeiten.", "Gestern musste ich bis acht Uhr arbeiten."],
    ["Ich bleibe zu Hause, denn ich krank bin.", "Ich bleibe zu Hause, denn ich bin krank."],
    ["Ich nehme einen Schirm mit, falls regnet es.", "Ich nehme einen Schirm mit, falls es regnet."],
    ["Die Rechnung muss bis Freitag bezahlen werden.", "Die Rechnung muss bis Freitag bezahlt werden."],
    ["Das Problem muss gelöst worden.", "Das Problem muss gelöst werden."],
  ],
  leaves: [
    "Wenn ich Zeit habe, würde ich gern mitkommen.",
    "Wenn ich Zeit habe, komme ich gern mit.",
    "Nachdem er gegangen ist, räumen wir auf.",
    "Als Kind durfte ich nie allein ins Kino gehen.",
    "Ich bin müde, aber glücklich.",
    "Sie will Ärztin werden, und das Wetter soll besser werden.",
    "Die Straße soll im Mai gebaut worden sein.",
  ],
});

describeRules("words that belong together", {
  catches: [
    ["Ich bin Hunger.", "Ich habe Hunger."],
    ["Darf ich dir eine Frage fragen?", "Darf ich dir eine Frage stellen?"],
    ["Kennst du, wo der Schlüssel ist?", "Weißt du, wo der Schlüssel ist?"],
    ["Ich gehe heute in Kino.", "Ich gehe heute ins Kino."],
    ["Ich fahre mit Zug nach Bonn.", "Ich fahre mit dem Zug nach Bonn."],
    ["Das macht mich Spaß.", "Das macht mir Spaß."],
    ["Er hat mir gefragt, ob ich komme.", "Er hat mich gefragt, ob ich komme."],
    ["Ich wasche mich die Hände.", "Ich wasche mir die Hände."],
    ["Ich wünsche dir alles gute.", "Ich wünsche dir alles Gute."],
    ["Das Wetter ist heute wirklich schönes.", "Das Wetter ist heute wirklich schön."],
    ["Wo ist der Toilette?", "Wo ist die Toilette?"],
    ["Meine Freunde und ich spielt jeden Freitag Karten.", "Meine Freunde und ich spielen jeden Freitag Karten."],
    ["Wie viel diese Schuhe kosten?", "Wie viel kosten diese Schuhe?"],
    ["Ich nicht verstehe das.", "Ich verstehe das nicht."],
  ],
  leaves: [
    "Der Frau ist kalt.",
    "Mit Auto und Bahn kommt man gut hin.",
    "Ich gehe in Berlin zur Schule.",
    "Das ist ein ganz besonderer Wein, ein sehr guter.",
    "Etwas anderes habe ich nicht erwartet.",
    "Mein Neffe sagt „cringe“ dazu.",
    "Vielen Dank für Ihre schnelle Antwort auf meinen Brief.",
  ],
});
