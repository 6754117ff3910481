import { describeRules } from "./corrections.ts";

describeRules("infinitives with and without zu", {
  catches: [
    ["Ich lasse meine Haare zu schneiden.", "Ich lasse meine Haare schneiden."],
    ["Ich höre ihn zu singen.", "Ich höre ihn singen."],
    ["Er muss morgen zu arbeiten.", "Er muss morgen arbeiten."],
    ["Ich freue mich, dich zu wiedersehen.", "Ich freue mich, dich wiederzusehen."],
    ["Ich habe vergessen, dich zu anrufen.", "Ich habe vergessen, dich anzurufen."],
    ["Er behauptet, krank gewesen sein.", "Er behauptet, krank gewesen zu sein."],
    ["Er behauptet, das Buch gelesen haben.", "Er behauptet, das Buch gelesen zu haben."],
  ],
  leaves: [
    "So gut, alle klatschen!",
    "Ich muss früh aufstehen, um 5 auf den Kran klettern.",
    "Ich freue mich, ihn zu übersetzen.",
    "Er versucht, das Problem zu umgehen.",
    "Es ist schwer, das zu wiederholen.",
    "Er lässt die Tür zu.",
    "Ich sehe keine Möglichkeit zu gehen.",
    "Er behauptet, die Kinder haben gelogen.",
    "Er muss früh zu Bett gehen.",
    "Ich muss zu Fuß gehen.",
    "Er soll aufhören zu rauchen.",
    "Ich muss lernen zu warten.",
  ],
});
