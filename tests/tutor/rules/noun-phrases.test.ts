import { describeRules } from "./corrections.ts";

describeRules("gender of articles and possessives", {
  catches: [
    ["Die Tisch ist neu.", "Der Tisch ist neu."],
    ["Mein Schwester wohnt in Köln.", "Meine Schwester wohnt in Köln."],
    ["Das Wohnung ist zu klein.", "Die Wohnung ist zu klein."],
    ["Meine Vater arbeitet viel.", "Mein Vater arbeitet viel."],
    ["Eine Auto steht vor dem Haus.", "Ein Auto steht vor dem Haus."],
  ],
  leaves: [
    "Das sind meine Eltern.",
    "Sind das Kartoffeln?",
    "Das Mädchen heißt Mia.",
    "Der Legende nach liegt hier ein Schatz.",
    "Es ist ein Uhr.",
    "Er ist ein Bekannter von mir.",
    "Die Jüngste geht noch zur Schule.",
    "Das lange Warten hat sich gelohnt.",
    "Ich habe ihr Blumen geschenkt.",
    "Wir essen gern Joghurt, und zwar das Joghurt von hier.",
  ],
});

describeRules("the case of objects", {
  catches: [
    ["Ich habe ein Bruder.", "Ich habe einen Bruder."],
    ["Wir suchen ein Parkplatz.", "Wir suchen einen Parkplatz."],
    ["Ich kenne der Mann nicht.", "Ich kenne den Mann nicht."],
    ["Ich helfe mein Vater im Garten.", "Ich helfe meinem Vater im Garten."],
    ["Es gibt ein Park in der Nähe.", "Es gibt einen Park in der Nähe."],
    ["Ich schenke meine Mutter einen Schal.", "Ich schenke meiner Mutter einen Schal."],
  ],
  leaves: [
    "Ich bin ein Freund von Tom.",
    "Heute kommt ein Freund zu mir.",
    "Ein Hund hat mich gebissen.",
    "Ich habe einen Tag frei.",
    "Ich finde, der Film war gut.",
    "Mir gefällt der Film.",
    "Ich helfe ihr.",
    "Wir sind den ganzen Tag gewandert.",
    "Ich war einen Moment allein.",
  ],
});

describeRules("the case after prepositions", {
  catches: [
    ["Ich fahre mit das Auto.", "Ich fahre mit dem Auto."],
    ["Das Geschenk ist für mein Bruder.", "Das Geschenk ist für meinen Bruder."],
    ["Ich gehe mit meine Schwester ins Kino.", "Ich gehe mit meiner Schwester ins Kino."],
    ["Wir wohnen in ein Dorf.", "Wir wohnen in einem Dorf."],
    ["Wir fahren ohne den Kinder.", "Wir fahren ohne die Kinder."],
    ["Ich komme nach die Arbeit.", "Ich komme nach der Arbeit."],
    ["Ich fahre mit meine Freunde ans Meer.", "Ich fahre mit meinen Freunden ans Meer."],
    ["Ich gehe heute in der Schule.", "Ich gehe heute in die Schule."],
  ],
  leaves: [
    "Wegen dem Regen bleiben wir zu Hause.",
    "Trotz des Regens gehen wir raus.",
    "Seit meine Tante hier wohnt, ist es lustig.",
    "Um der Hitze zu entgehen, fuhren wir ans Meer.",
    "Was für ein Tag!",
    "Es wurde bis spät in die Nacht gefeiert.",
    "Ich gehe gern im Park spazieren.",
    "Ich warte auf den Bus.",
    "Auf einen Termin wartet man lange.",
    "Sie spricht mit anderen Leuten.",
  ],
});

describeRules("endings of adjectives and nouns", {
  catches: [
    ["Ich habe ein neue Auto.", "Ich habe ein neues Auto."],
    ["Wir haben ein klein Haus.", "Wir haben ein kleines Haus."],
    ["Er trägt einen schwarze Mantel.", "Er trägt einen schwarzen Mantel."],
    ["Ich kenne einen Student aus Polen.", "Ich kenne einen Studenten aus Polen."],
    ["In den letzten Jahre war ich oft krank.", "In den letzten Jahren war ich oft krank."],
    ["Das Auto meines Vater ist kaputt.", "Das Auto meines Vaters ist kaputt."],
    ["Ich habe zwei Kind.", "Ich habe zwei Kinder."],
    ["Wir waren mit fünf Freunde dort.", "Wir waren mit fünf Freunden dort."],
  ],
  leaves: [
    "Der sich langsam erholende Patient schläft.",
    "Ich trinke lieber Wasser.",
    "Das war voller Fehler.",
    "Er hat viel weniger Geld.",
    "Ich hätte gern zwei Bier.",
    "Das kostet zwanzig Euro.",
    "In nur fünf Jahren hat sie alles gelernt.",
    "Ein lila Kleid passt mir nicht.",
    "Meine jüngere Schwester hat ein hohes Einkommen.",
    "Dunkle Wolken ziehen über die Stadt.",
  ],
});

describeRules("measures and currencies without a plural", {
  catches: [
    ["Das kostet zwanzig Münze.", "Das kostet zwanzig Münzen."],
    ["Ich habe drei Marke gekauft.", "Ich habe drei Marken gekauft."],
    ["Ich trinke zwei Tasse am Tag.", "Ich trinke zwei Tassen am Tag."],
    ["Das kostet zehn Krone.", "Das kostet zehn Kronen."],
  ],
  leaves: [
    "Das hat zwanzig Mark gekostet.",
    "Das hat 20 Mark gekostet.",
    "Das kostet zwanzig Pfennig.",
    "Das hat zehn Schilling gekostet.",
    "Das kostet zwanzig Lira.",
    "Das kostet zwanzig Rand.",
    "Das kostet fünf Franken.",
    "Ich habe zwei Kilo abgenommen.",
    "Es hat heute dreißig Grad.",
    "Er hat zehn Prozent bekommen.",
    "Wir waren zwanzig Mann.",
    "Ich nehme drei Stück.",
    "Ich trinke zwei Glas Bier.",
    "Ich habe zwei Paar gekauft.",
    "Ich nehme zwei Espresso.",
    "Ich brauche drei Bund.",
    "Die Lampe hat vierzig Watt.",
    "Es sind zehn Schritt bis zur Tür.",
    "Das Haus hat fünf Stock.",
    "Ich bin zwei Kopf größer als er.",
  ],
});
