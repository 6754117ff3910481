import { describeRules } from "./corrections.ts";

describeRules("relative clauses with their verb in second place", {
  catches: [
    ["Die Frau, die wohnt neben mir, ist nett.", "Die Frau, die neben mir wohnt, ist nett."],
    ["Der Mann, der arbeitet im Büro, heißt Paul.", "Der Mann, der im Büro arbeitet, heißt Paul."],
    ["Der Zug, der kommt um neun an, ist voll.", "Der Zug, der um neun ankommt, ist voll."],
  ],
  leaves: [
    "Ich kenne Leute, die arbeiten nie.",
    "Die Frau, das muss ich sagen, ist nett.",
    "Das Haus, das gehört meinem Onkel, nicht mir.",
    "Der Mann, der sitzt, ist mein Onkel.",
    "Der Mann, der kommt, und die Frau, die geht, kennen sich.",
  ],
});

describeRules("words between two clauses", {
  catches: [
    ["Weißt du, wenn sie kommt?", "Weißt du, ob sie kommt?"],
    ["Ich weiß nicht, wenn das stimmt.", "Ich weiß nicht, ob das stimmt."],
    ["Ich komme nicht aus Spanien, aber aus Italien.", "Ich komme nicht aus Spanien, sondern aus Italien."],
    ["Das ist nicht mein Bruder, aber mein Cousin.", "Das ist nicht mein Bruder, sondern mein Cousin."],
    ["Je mehr ich lerne, desto ich verstehe mehr.", "Je mehr ich lerne, desto mehr verstehe ich."],
  ],
  leaves: [
    "Weißt du noch, wenn wir sangen?",
    "Weißt du, wenn der Kurs beginnt?",
    "Ich frage dich, wenn ich Zeit habe.",
    "Sag mir Bescheid, wenn du kommst.",
    "Ich war nicht in Berlin, aber in Hamburg.",
    "Das Zimmer ist nicht groß, aber schön.",
    "Ich esse kein Fleisch, aber Fisch.",
    "Je mehr ich lese, desto mehr weiß ich.",
  ],
});

describeRules("words written apart", {
  catches: [
    ["Ich warte am Haupt Bahnhof.", "Ich warte am Hauptbahnhof."],
    ["Der Deutsch Kurs beginnt um neun.", "Der Deutschkurs beginnt um neun."],
    ["Mein Geburts Tag ist im Mai.", "Mein Geburtstag ist im Mai."],
    ["Wir sitzen im Wohn Zimmer.", "Wir sitzen im Wohnzimmer."],
  ],
  leaves: [
    "Die Kinder spielen im Park Fußball.",
    "Im Park Eis essen ist schön.",
    "Ich finde Deutsch Klasse.",
    "Am Mittag Suppe zu essen, ist gut.",
    "Meine Kinder Tom und Anna sind da.",
  ],
});
