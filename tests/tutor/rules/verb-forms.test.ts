import { describeRules } from "./corrections.ts";

describeRules("agreement with the subject", {
  catches: [
    ["Ich kommt aus Spanien.", "Ich komme aus Spanien."],
    ["Du hat recht.", "Du hast recht."],
    ["Meine Eltern wohnt in Rom.", "Meine Eltern wohnen in Rom."],
    ["Mein Bruder arbeiten bei einer Bank.", "Mein Bruder arbeitet bei einer Bank."],
    ["Wir geht heute ins Kino.", "Wir gehen heute ins Kino."],
    ["Du arbeitst zu viel.", "Du arbeitest zu viel."],
    ["Fahr du morgen nach Köln?", "Fährst du morgen nach Köln?"],
  ],
  leaves: [
    "Erzähl du mal einen Witz!",
    "Komm du doch zu mir.",
    "Paul und ich haben Hunger.",
    "Mein Vater und ich kochen heute.",
    "Ich geh jetzt.",
    "Ich hab keine Zeit.",
    "Mein Ziel sind zehn Kilometer.",
    "Jeden Tag kommen viele Leute.",
    "Er sagt, er habe keine Zeit.",
    "Ich und mein Bruder gehen schwimmen.",
    "Die Leute hier sind nett.",
    "Kommst du mit?",
  ],
});

describeRules("the perfect", {
  catches: [
    ["Ich habe gestern nach Hause gegangen.", "Ich bin gestern nach Hause gegangen."],
    ["Wir haben zu Hause geblieben.", "Wir sind zu Hause geblieben."],
    ["Ich bin gestern viel gearbeitet.", "Ich habe gestern viel gearbeitet."],
    ["Ich habe gegeht.", "Ich bin gegangen."],
    ["Er hat mich angeruft.", "Er hat mich angerufen."],
    ["Sie hat in Wien gestudiert.", "Sie hat in Wien studiert."],
    ["Früher gehte ich oft ins Kino.", "Früher ging ich oft ins Kino."],
  ],
  leaves: [
    "Ich habe das Auto in die Garage gefahren.",
    "Das Haus ist schon verkauft.",
    "Ich bin verheiratet.",
    "Ich habe mich verlaufen.",
    "Wir sind zusammen aufgewachsen.",
    "Ich bin den Lärm gewohnt.",
    "Er ist gestern operiert worden.",
  ],
});

describeRules("modal verbs and infinitives", {
  catches: [
    ["Ich kann gut zu schwimmen.", "Ich kann gut schwimmen."],
    ["Ich muss heute arbeite.", "Ich muss heute arbeiten."],
    ["Ich habe keine Lust, kochen.", "Ich habe keine Lust, zu kochen."],
    ["Ich gehe in die Stadt, um einkaufen.", "Ich gehe in die Stadt, um einzukaufen."],
    ["Er mussen früh aufstehen.", "Er muss früh aufstehen."],
  ],
  leaves: [
    "Ich hoffe, die Tabletten helfen.",
    "Du brauchst nicht zu kommen.",
    "Ich muss los.",
    "Ich will nach Hause.",
    "Kannst du das Fenster zumachen?",
    "Ich gehe schwimmen.",
    "Ich möchte, dass du kommst.",
  ],
});
