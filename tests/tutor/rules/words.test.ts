import { describeRules } from "./corrections.ts";

describeRules("spelling and capitals", {
  catches: [
    ["Ich koche, aber der herd geht nicht.", "Ich koche, aber der Herd geht nicht."],
    ["Sie hat keinen freund.", "Sie hat keinen Freund."],
    ["Ich kaufe das fur dich.", "Ich kaufe das für dich."],
    ["Das Madchen spielt im Garten.", "Das Mädchen spielt im Garten."],
    ["Ich trinke gern wasser.", "Ich trinke gern Wasser."],
    ["Gestern habe Ich geschlafen.", "Gestern habe ich geschlafen."],
    ["Das ist villeicht richtig.", "Das ist vielleicht richtig."],
    ["Wir konnen morgen kommen.", "Wir können morgen kommen."],
    ["Ich komme aus spanien.", "Ich komme aus Spanien."],
    ["Heute abend bin ich müde.", "Heute Abend bin ich müde."],
  ],
  leaves: [
    "Ich habe doch nicht DICH gemeint!",
    "Den verkauf ich heute.",
    "Mein Vater spielt gern oud.",
    "Ich heiße Oluwaseun und wohne in Wuppertal.",
    "Das ist Herr Szczepański.",
    "Die Strasse ist gross.",
    "Wir haben einen Kaffeevollautomaten.",
    "Mein Lieblingsgericht ist Tomatensuppe.",
    "Ab der zehnten Stunde war ich müde.",
    "Ich bin Rosa.",
    "Das Hin und Her nervt.",
    "Sonntags schlafe ich lange.",
    "Die Wand ist dunkelblau.",
    "Liebe Anna, wie geht es Dir?",
    "Gestern abends war es kalt.",
    "Haha, echt cool!",
  ],
});

describeRules("pairs of words", {
  catches: [
    ["Ich glaube, das er kommt.", "Ich glaube, dass er kommt."],
    ["Ich habe nicht ein Auto.", "Ich habe kein Auto."],
    ["Ich habe nicht Zeit.", "Ich habe keine Zeit."],
    ["Er ist größer wie ich.", "Er ist größer als ich."],
    ["Berlin ist mehr groß als Bonn.", "Berlin ist größer als Bonn."],
    ["Sie ist so alt als ich.", "Sie ist so alt wie ich."],
    ["Mein Zimmer ist klein als deins.", "Mein Zimmer ist kleiner als deins."],
    ["Ich freue auf den Sommer.", "Ich freue mich auf den Sommer."],
    ["Wenn ich klein war, hatte ich Angst.", "Als ich klein war, hatte ich Angst."],
  ],
  leaves: [
    "Ich weiß das.",
    "Das Buch, das ich lese, ist gut.",
    "Ich glaube das nicht.",
    "Könnten Sie nicht ein Auge zudrücken?",
    "Ich habe nicht einen, sondern zwei Fehler gemacht.",
    "Sie ist genauso groß wie ich.",
    "Wenn ich krank war, blieb ich immer zu Hause.",
    "Das ist mehr als genug.",
    "Er ist sowohl klug als auch nett.",
    "Er kam früher wie immer zu spät.",
    "Nur weil du müde bist.",
    "Ohne dass ich es wusste.",
  ],
});

describeRules("commas from B1", {
  level: "B1",
  catches: [
    ["Ich glaube dass er kommt.", "Ich glaube, dass er kommt."],
    ["Ich bleibe hier weil ich müde bin.", "Ich bleibe hier, weil ich müde bin."],
  ],
  leaves: [
    "Nur weil du müde bist, gehe ich nicht.",
    "Er ging, ohne dass ich es wusste.",
    "Vor allem weil es spät ist.",
  ],
});

describeRules("commas before B1", {
  level: "A2",
  catches: [],
  leaves: ["Ich glaube dass er kommt."],
});

describeRules("phrases from other languages", {
  catches: [
    ["Ich bin 25 Jahre.", "Ich bin 25 Jahre alt."],
    ["Ich habe 25 Jahre.", "Ich bin 25 Jahre alt."],
    ["Ich bin kalt.", "Mir ist kalt."],
    ["Ich gehe jetzt zu Hause.", "Ich gehe jetzt nach Hause."],
    ["Ich bin heute nach Hause.", "Ich bin heute zu Hause."],
    ["In Montag habe ich frei.", "Am Montag habe ich frei."],
    ["Am Juli fahre ich ans Meer.", "Im Juli fahre ich ans Meer."],
    ["Der Kurs beginnt am 9 Uhr.", "Der Kurs beginnt um 9 Uhr."],
    ["Ich fliege in Italien.", "Ich fliege nach Italien."],
    ["Ich warte für dich.", "Ich warte auf dich."],
    ["Ich interessiere mich in Musik.", "Ich interessiere mich für Musik."],
    ["Hier sind viel Leute.", "Hier sind viele Leute."],
    ["Das ist für mir.", "Das ist für mich."],
    ["Das Essen schmeckt mich.", "Das Essen schmeckt mir."],
    ["Ich lebe in Köln seit drei Jahre.", "Ich lebe in Köln seit drei Jahren."],
    ["Ich bin in 1999 geboren.", "Ich bin im Jahr 1999 geboren."],
  ],
  leaves: [
    "Ich bin 25.",
    "Ich bin 25 Jahre alt.",
    "Ich bin zu Hause.",
    "Ich komme nach Hause.",
    "Wir reisen in Italien herum.",
    "Das Gespräch ist auf Freitag verschoben.",
    "Ich bin kalt geblieben.",
    "Ich weiß den Weg nicht.",
    "Ich mochte den Film.",
    "In der Nacht war es kalt.",
  ],
});

describeRules("English words", {
  catches: [
    ["Aber the coffee war kalt.", "Aber der Kaffee war kalt."],
    ["Das Wetter ist today sehr gut.", "Das Wetter ist heute sehr gut."],
    ["Ich habe einen friend in Berlin.", "Ich habe einen Freund in Berlin."],
  ],
  leaves: [
    "How are you today?",
    "Ich habe den Film auf Netflix gesehen.",
    "Das ist ein cooles Feature.",
    "Wir machen heute Homeoffice.",
    "I don't understand this sentence.",
  ],
});

describeRules("unknown words", {
  level: "B1",
  catches: [
    ["Ich esse gern brod.", "Ich esse gern Brot."],
    ["Das ist meine schwäster.", "Das ist meine Schwester."],
    ["Wir haben gästern viel gelacht.", "Wir haben gestern viel gelacht."],
  ],
  leaves: [
    "Es zwurbelt mich heute.",
    "Das hat er dann verschnackelt.",
    "Sie grient und schweigt.",
    "Im Traume sah er sie wieder.",
    "Da hammer aber was gsagt.",
  ],
});
