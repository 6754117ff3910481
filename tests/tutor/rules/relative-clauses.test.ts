import { describeRules } from "./corrections.ts";

describeRules("relative pronouns", {
  level: "B1",
  catches: [
    ["Das ist die Frau, der ich gestern getroffen habe.", "Das ist die Frau, die ich gestern getroffen habe."],
    ["Der Film, der wir gesehen haben, war spannend.", "Der Film, den wir gesehen haben, war spannend."],
    ["Das ist ein Beruf, die mir viel Spaß macht.", "Das ist ein Beruf, der mir viel Spaß macht."],
    ["Der Kollege, den ich geholfen habe, ist nett.", "Der Kollege, dem ich geholfen habe, ist nett."],
    ["Die Autorin, dessen Roman ich lese, kommt aus Zürich.", "Die Autorin, deren Roman ich lese, kommt aus Zürich."],
    ["Ich habe einen Freund, wer in Madrid lebt.", "Ich habe einen Freund, der in Madrid lebt."],
    ["Das Kleid, dass du trägst, gefällt mir sehr.", "Das Kleid, das du trägst, gefällt mir sehr."],
    [
      "Die Bedingungen, unter denen sie arbeiten, sind hart. Das Mädchen, mit die ich getanzt habe, heißt Mia.",
      "Die Bedingungen, unter denen sie arbeiten, sind hart. Das Mädchen, mit dem ich getanzt habe, heißt Mia.",
    ],
    ["Der Kurs den ich besuche, ist kostenlos.", "Der Kurs, den ich besuche, ist kostenlos."],
  ],
  leaves: [
    "Die Freundin, der ich immer alles erzähle, ist weggezogen.",
    "Die Kundgebung auf dem Marktplatz, zu der viele Menschen kamen, verlief friedlich.",
    "Kommen fünf Figuren zu Wort, die einander widersprechen, wird es spannend.",
    "Bei uns bestimmt die Katze, wer auf dem Sofa sitzen darf.",
    "Wer in der Stadt wohnt, braucht kein Auto, wer auf dem Land lebt, schon.",
    "Die Idee, dass du kommst, gefällt mir.",
    "Ich wohne in einer Wohnung, die Miete ist hoch.",
    "Stell dir vor, der letzte Zug ist weg.",
    "Das Kind, dem ich das Buch geschenkt habe, freut sich.",
  ],
});
