import { describeRules } from "./corrections.ts";

describeRules("quantities behind a preposition with the dative", {
  catches: [
    ["Es gibt einen Park mit viele Enten.", "Es gibt einen Park mit vielen Enten."],
    ["Ich habe mit viele Leute gesprochen.", "Ich habe mit vielen Leuten gesprochen."],
    ["Ich rede mit so viele nette Leute.", "Ich rede mit so vielen netten Leuten."],
    ["Er erzählt von andere alte Häuser.", "Er erzählt von anderen alten Häusern."],
    ["Sie kommt aus verschiedene Länder.", "Sie kommt aus verschiedenen Ländern."],
    ["Der Film ist aus viele Gründen gut.", "Der Film ist aus vielen Gründen gut."],
    ["Vor viele Jahre war ich dort.", "Vor vielen Jahren war ich dort."],
    ["Ich lerne seit viele Jahre Deutsch.", "Ich lerne seit vielen Jahren Deutsch."],
    ["Ich wohne mit meine zwei Kinder.", "Ich wohne mit meinen zwei Kindern."],
    ["Das ist ein Foto von meine drei Brüder.", "Das ist ein Foto von meinen drei Brüdern."],
    ["Ich spreche mit ein paar Freunde.", "Ich spreche mit ein paar Freunden."],
    ["In zwei Tage bin ich da.", "In zwei Tagen bin ich da."],
  ],
  leaves: [
    "Ich war mit vielen Leuten dort.",
    "Mit viel Arbeit geht es.",
    "Meiner Meinung nach viele Leute.",
    "Er fragt, von wem viele Leute reden.",
    "Seit viele Leute hier wohnen, ist es laut.",
    "In viele Städte fahre ich nie.",
    "Von beiden Seiten kommt Lärm.",
    "Wir schneiden den Apfel in zwei Teile.",
  ],
});

describeRules("countries that are plurals", {
  catches: [
    ["Ich komme von Philippinen.", "Ich komme aus den Philippinen."],
    ["Ich komme von der Türkei.", "Ich komme aus der Türkei."],
    ["Ich wohne in Niederlande.", "Ich wohne in den Niederlanden."],
    ["Mein Bruder arbeitet in USA.", "Mein Bruder arbeitet in den USA."],
    ["Wir fliegen in USA.", "Wir fliegen in die USA."],
  ],
  leaves: ["Ich komme aus den Philippinen.", "Ich wohne in den Niederlanden.", "Wir fliegen in die USA."],
});

describeRules("es gibt without its es", {
  catches: [
    ["In meine Stadt gibt viele Museen.", "In meiner Stadt gibt es viele Museen."],
    ["Hier gibt keine Kinos.", "Hier gibt es keine Kinos."],
    ["In Berlin gibt einen schönen Park.", "In Berlin gibt es einen schönen Park."],
  ],
  leaves: [
    "Der Lehrer gibt viele Hausaufgaben.",
    "Bei uns gibt der Lehrer viele Hausaufgaben.",
    "In der Pause gibt sie einen Apfel weiter.",
    "In der Schule gibt mein Vater Unterricht.",
    "Hier gibt man einen Namen ein.",
  ],
});

describeRules("times of day", {
  catches: [
    ["Wir sehen uns am morgen.", "Wir sehen uns am Morgen."],
    ["Ich gehe jeden morgen laufen.", "Ich gehe jeden Morgen laufen."],
    ["An Abend sehe ich fern.", "Am Abend sehe ich fern."],
  ],
  leaves: ["Ich komme heute, morgen und am Freitag.", "Das Wetter ändert sich von heute auf morgen."],
});

describeRules("those who build and those who farm", {
  level: "B2",
  catches: [["Ich kenne einen Weinbauer.", "Ich kenne einen Weinbauern."]],
  leaves: ["Sie hat dort einen Bootsbauer kennengelernt.", "Ich finde es schade, aber ich will sie nicht zwingen."],
});
