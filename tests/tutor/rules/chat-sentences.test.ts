import { describeRules } from "./corrections.ts";

describeRules("objects that are pronouns", {
  catches: [
    ["Der Film hat mich sehr gefallen.", "Der Film hat mir sehr gefallen."],
    ["Kannst du mich deine Nummer geben?", "Kannst du mir deine Nummer geben?"],
    ["Ich besuche dir morgen.", "Ich besuche dich morgen."],
    ["Das interessiert mir nicht.", "Das interessiert mich nicht."],
  ],
  leaves: [
    "Ich höre dir zu.",
    "Ich sehe mir heute Abend einen Film an.",
    "Er hat mich angerufen und mir alles erzählt.",
    "Zeig ihn deiner Mutter!",
    "Bringst du mich nach Hause?",
  ],
});

describeRules("the case that goes on", {
  catches: [
    ["Ich habe eine Katze und ein Hund.", "Ich habe eine Katze und einen Hund."],
    ["Ich habe zwei Kinder, ein Sohn und eine Tochter.", "Ich habe zwei Kinder, einen Sohn und eine Tochter."],
    ["Sie hat ein Sohn.", "Sie hat einen Sohn."],
    ["Mein Bruder hat ein neuer Job.", "Mein Bruder hat einen neuen Job."],
  ],
  leaves: [
    "Zu Hause warten meine Frau und mein Sohn.",
    "Das sind mein Mann und meine Tochter.",
    "Ich fahre mit meinem Bruder und meine Schwester bleibt zu Hause.",
  ],
});

describeRules("places", {
  catches: [
    ["Ich fahre nach die Schweiz.", "Ich fahre in die Schweiz."],
    ["Wir gehen am Samstag an das Strand.", "Wir gehen am Samstag an den Strand."],
    ["Die Katze schläft auf den Sofa.", "Die Katze schläft auf dem Sofa."],
    ["Wir treffen uns vor das Kino.", "Wir treffen uns vor dem Kino."],
    ["In mein Freizeit lese ich gern.", "In meiner Freizeit lese ich gern."],
    ["Ich fliege in den Sommer nach Spanien.", "Ich fliege im Sommer nach Spanien."],
    ["Gestern war ich in Supermarkt.", "Gestern war ich im Supermarkt."],
    ["Er kommt aus der Italien.", "Er kommt aus Italien."],
    ["Ich gehe zu Arzt.", "Ich gehe zum Arzt."],
  ],
  leaves: [
    "Er kommt nach der Türkei noch nach Wien.",
    "Er kommt aus dem schönen Italien.",
    "Nach dem Kino sind wir nach Hause gegangen.",
    "Ich gehe im Park spazieren.",
    "Leg das Buch bitte auf den Tisch.",
  ],
});

describeRules("other forms of the verb", {
  catches: [
    ["Ich habe gestern meine Freundin besuchen.", "Ich habe gestern meine Freundin besucht."],
    ["Ich habe mein Handy verliert.", "Ich habe mein Handy verloren."],
    ["Ich habe kaufen ein Handy.", "Ich habe ein Handy gekauft."],
    ["Ich habe Wasser getrunkt.", "Ich habe Wasser getrunken."],
    ["Heute habe ich viel gearbeit.", "Heute habe ich viel gearbeitet."],
    ["Er muss arbeitet am Sonntag.", "Er muss am Sonntag arbeiten."],
    ["Sie sprecht sehr schnell.", "Sie spricht sehr schnell."],
    ["Viele Menschen denkt so.", "Viele Menschen denken so."],
    ["Anna und Tom wohnt in Berlin.", "Anna und Tom wohnen in Berlin."],
    ["Ich stehe auf um sieben Uhr.", "Ich stehe um sieben Uhr auf."],
  ],
  leaves: [
    "Ich habe ein Auto vor der Tür stehen.",
    "Ich bin einkaufen.",
    "Mein Traum ist reisen.",
    "Die Leute hat er nicht gekannt.",
    "Ich warte auf heute Abend.",
    "Ich habe gehört, du bist krank.",
    "Meine Eltern besuche ich am Sonntag.",
  ],
});

describeRules("small words and spelling", {
  catches: [
    ["Ich will nicht Fleisch essen.", "Ich will kein Fleisch essen."],
    ["Er ist älter als mich.", "Er ist älter als ich."],
    ["Das Hotel war sehr teurer.", "Das Hotel war sehr teuer."],
    ["Ich versuche pünktlich sein.", "Ich versuche, pünktlich zu sein."],
    ["Das Wetter ist schrecklig.", "Das Wetter ist schrecklich."],
    ["Ich finde das Buch interresant.", "Ich finde das Buch interessant."],
    ["Ich esse das Frühstuck um acht Uhr.", "Ich esse das Frühstück um acht Uhr."],
    ["Sie hat lange haare.", "Sie hat lange Haare."],
    ["Vielen dank!", "Vielen Dank!"],
  ],
  leaves: [
    "Er mag sie lieber als mich.",
    "Mir ist kälter als dir.",
    "Ich kann nicht Auto fahren.",
    "Ich hoffe, ihr habt Spaß.",
    "Ich vergesse oft meinen Schlüssel.",
  ],
});
