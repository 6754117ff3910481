import { describeRules } from "./corrections.ts";

describeRules("the verb in second place", {
  catches: [
    ["Heute ich gehe ins Kino.", "Heute gehe ich ins Kino."],
    ["Am Montag wir haben einen Test.", "Am Montag haben wir einen Test."],
    ["Nächste Woche ich fahre nach Bonn.", "Nächste Woche fahre ich nach Bonn."],
    ["Gestern mein Bruder war krank.", "Gestern war mein Bruder krank."],
    ["Ich gern koche.", "Ich koche gern."],
    ["Wenn ich Zeit habe, ich lese ein Buch.", "Wenn ich Zeit habe, lese ich ein Buch."],
    ["Zuerst esse ich, dann ich gehe schlafen.", "Zuerst esse ich, dann gehe ich schlafen."],
  ],
  leaves: [
    "Ich zum Beispiel bin nie gesprungen.",
    "Heute gehe ich ins Kino.",
    "Vielleicht, ich weiß es nicht.",
    "Im mündlichen Teil der Prüfung sollte ich ein Bild beschreiben.",
    "Ja, ich komme.",
    "Und ich bleibe hier.",
    "Wenn ich ehrlich bin: Ich mag ihn nicht.",
    "So ein Tag, er war wunderbar.",
    "Was du sagst, ist richtig.",
    "Deshalb bleibe ich zu Hause, denn ich bin müde.",
  ],
});

describeRules("the verb at the end", {
  catches: [
    ["Ich lerne Deutsch, weil ich will in Wien arbeiten.", "Ich lerne Deutsch, weil ich in Wien arbeiten will."],
    ["Ich glaube, dass er ist krank.", "Ich glaube, dass er krank ist."],
    ["Ich bleibe hier, wenn es ist kalt.", "Ich bleibe hier, wenn es kalt ist."],
    ["Ich bin müde, weil ich stehe immer früh auf.", "Ich bin müde, weil ich immer früh aufstehe."],
    ["Ich weiß nicht, wo ist der Bahnhof.", "Ich weiß nicht, wo der Bahnhof ist."],
    ["Als ich war ein Kind, hatte ich einen Hund.", "Als ich ein Kind war, hatte ich einen Hund."],
  ],
  leaves: [
    "Ich glaube, dass er hätte kommen können.",
    "Ich komme nicht, weil ich arbeiten muss.",
    "Er sagt, er ist krank.",
    "Ich mag sie, weil sie nett und lustig ist.",
    "Er arbeitet als Lehrer und ich bin Ärztin.",
    "Ich weiß, wer das ist.",
    "Weil ich krank war, blieb ich zu Hause.",
    "Wenn man hier wohnt und arbeitet, braucht man kein Auto.",
  ],
});

describeRules("questions and brackets", {
  catches: [
    ["Wo du wohnst?", "Wo wohnst du?"],
    ["Wie lange du bleibst hier?", "Wie lange bleibst du hier?"],
    ["Ich möchte trinken einen Tee.", "Ich möchte einen Tee trinken."],
    ["Ich habe gekauft ein Buch.", "Ich habe ein Buch gekauft."],
    ["Ich aufstehe um sieben Uhr.", "Ich stehe um sieben Uhr auf."],
  ],
  leaves: [
    "Was du nicht sagst!",
    "Wo wohnst du?",
    "Ich kann Deutsch und Englisch sprechen.",
    "Ich habe gegessen und getrunken.",
    "Ich bin gespannt auf den Film.",
    "Ich möchte gern wissen, wann du kommst.",
    "Wenn ich aufstehe, ist es dunkel.",
  ],
});
