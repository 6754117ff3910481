import { describeRules } from "./corrections.ts";

describeRules("haben with what somebody did, sein with how somebody is", {
  catches: [
    ["Ich bin das Buch gelesen.", "Ich habe das Buch gelesen."],
    ["Er ist einen Kuchen gebacken.", "Er hat einen Kuchen gebacken."],
    ["Mein Bruder ist ein Auto gekauft.", "Mein Bruder hat ein Auto gekauft."],
    ["Ich habe müde.", "Ich bin müde."],
    ["Meine Tochter hat sehr krank.", "Meine Tochter ist sehr krank."],
  ],
  leaves: [
    "Warum ist die Bank heute geschlossen?",
    "Kaum war das Haus gebaut, zogen wir ein.",
    "Die Tür ist die ganze Nacht abgeschlossen.",
    "Er ist den ganzen Weg gerannt.",
    "Ich bin das Warten gewöhnt.",
    "Er ist ein guter Koch geworden.",
    "Du hast müde ausgesehen.",
    "Ich habe krank gemacht.",
    "Ich habe immer Hunger und bin müde.",
  ],
});

describeRules("haben and sein of another person", {
  catches: [
    ["Anna hast einen Hund.", "Anna hat einen Hund."],
    ["Mein Bruder habe ein Auto.", "Mein Bruder hat ein Auto."],
    ["Mein Vater bist Lehrer.", "Mein Vater ist Lehrer."],
    ["Sie hast zwei Kinder.", "Sie hat zwei Kinder."],
  ],
  leaves: [
    "Anna hast du wohl vergessen.",
    "Mein Bruder sagt, er habe keine Zeit.",
    "Der Minister habe gelogen, heißt es.",
    "Meine Schwester bist du nicht.",
    "Sie hast du vergessen.",
  ],
});

describeRules("two infinitives beside hätte", {
  catches: [
    ["Du hättest das sagen gesollt.", "Du hättest das sagen sollen."],
    ["Ich hätte früher kommen gemusst.", "Ich hätte früher kommen müssen."],
  ],
  leaves: ["Ich habe das nicht gewollt.", "Ich habe es nicht besser gekonnt.", "Das Essen hätte er nicht gedurft."],
});
