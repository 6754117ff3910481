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

describeRules("longer texts", {
  level: "B2",
  catches: [
    [
      "Viele sind der Meinung dass man weniger Fleisch essen sollte.",
      "Viele sind der Meinung, dass man weniger Fleisch essen sollte.",
    ],
    ["Ich möchte gern wissen ob das möglich ist.", "Ich möchte gern wissen, ob das möglich ist."],
    ["Man muss viel lernen um eine gute Note zu bekommen.", "Man muss viel lernen, um eine gute Note zu bekommen."],
    ["Nicht nur die Eltern sondern auch die Lehrer helfen.", "Nicht nur die Eltern, sondern auch die Lehrer helfen."],
    ["Die Leute, die in der Stadt wohnt, haben mehr Geld.", "Die Leute, die in der Stadt wohnen, haben mehr Geld."],
    ["Das hat ein großen Einfluss auf unser Leben.", "Das hat einen großen Einfluss auf unser Leben."],
    ["Für mich es ist nicht wichtig.", "Für mich ist es nicht wichtig."],
    ["Viele Jugendlichen rauchen.", "Viele Jugendliche rauchen."],
    ["Ich habe seit drei Jahren damit angefangen.", "Ich habe vor drei Jahren damit angefangen."],
    ["Je länger es dauerte, desto müder ich wurde.", "Je länger es dauerte, desto müder wurde ich."],
  ],
  leaves: [
    "Wäre es möglich, die Frist um eine Woche zu verlängern?",
    "Mir fehlt die Disziplin, jeden Morgen um sechs zu joggen.",
    "Er bat mich, um acht Uhr zu kommen.",
    "Die Bücher, die das Kind liest, sind alt.",
    "Die Gruppe von Touristen, die gerade kommt, ist laut.",
    "Es hat ein Mann angerufen.",
    "Meiner Meinung nach die beste Lösung.",
    "Die Zahl derer, die arbeiten, steigt.",
    "Eine Serie gucken.",
    "Bis zu einem gewissen Grad verstehe ich ihn.",
    "Was unterscheidet Appetit von bloßer Langeweile?",
  ],
});
