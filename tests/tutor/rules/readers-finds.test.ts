import { describeRules } from "./corrections.ts";

// Some of what is left alone is not right ("Da ich habe meine Hand gebrochen"), but nobody can tell from it what was meant.

describeRules("subjects behind a colon, and names behind a subject", {
  catches: [
    ["Sie kocht gern, und ich spielt Gitarre.", "Sie kocht gern, und ich spiele Gitarre."],
    ["Mein Freund Rafael helfen mir.", "Mein Freund Rafael hilft mir."],
    ["Meine Schwester Fatou wohnen in Bonn.", "Meine Schwester Fatou wohnt in Bonn."],
  ],
  leaves: [
    "Was mich freut: Mein Bruder und ich haben gestern gekocht.",
    "Was ich sagen wollte: Meine Frau und ich sind umgezogen.",
    "Gute Nachrichten: Mein Bruder, meine Schwester und ich haben Karten.",
    "Meinen Freund Rafael kennen alle.",
    "Meine Freundin Fatou kennen viele hier.",
    "Mein Freund Rafael hilft mir.",
  ],
});

describeRules("nach Hause without its participle", {
  catches: [
    ["Ich bin jetzt nach Hause.", "Ich bin jetzt zu Hause."],
    ["Heute Abend bin ich nach Hause.", "Heute Abend bin ich zu Hause."],
    ["Gestern war ich nach Hause.", "Gestern war ich zu Hause."],
    ["Ich bleibe heute nach Hause.", "Ich bleibe heute zu Hause."],
    ["Ich bin in Hause.", "Ich bin zu Hause."],
  ],
  leaves: [
    "Er ist nach Hause.",
    "Er hat sich bedankt und ist nach Hause.",
    "Sie war schon nach Hause, als ich kam.",
    "Danach sind wir nach Hause.",
    "Gegen zehn bin ich nach Hause und habe geschlafen.",
  ],
});

describeRules("clauses with dass and da in front", {
  catches: [
    ["Dass er krank ist, ich habe nicht gewusst.", "Dass er krank ist, habe ich nicht gewusst."],
    ["Dass er gelogen hat, ich kann ihm nicht verzeihen.", "Dass er gelogen hat, kann ich ihm nicht verzeihen."],
    ["Da ich habe keine Zeit, komme ich nicht.", "Da ich keine Zeit habe, komme ich nicht."],
  ],
  leaves: [
    "Dass das ein schönes Bild ist, ich habe gelacht.",
    "Dass du da bist, ich freue mich so!",
    "Dass er das gesagt hat, ich glaube es nicht.",
    "Da ich habe meine Hand gebrochen.",
  ],
});

describeRules("words and objects in front of a pronoun and its verb", {
  catches: [
    ["Dazu wir möchten Reis.", "Dazu möchten wir Reis."],
    ["Dafür ich brauche mehr Zeit.", "Dafür brauche ich mehr Zeit."],
    ["Die Kräuter ich finde nicht in Kassel.", "Die Kräuter finde ich nicht in Kassel."],
    ["Den Film ich habe schon gesehen.", "Den Film habe ich schon gesehen."],
    ["Diese Wörter ich verstehe nicht.", "Diese Wörter verstehe ich nicht."],
    ["Das Wort ich verstehe nicht.", "Das Wort verstehe ich nicht."],
    ["Den Bus ich nehme jeden Tag.", "Den Bus nehme ich jeden Tag."],
  ],
  leaves: [
    "Ich dafür habe keine Geschwister.",
    "Davon die Hälfte ist schon weg.",
    "Dazu ein Glas Wein trinken.",
    "Mein Schatz ich liebe dich.",
    "Die Kräuter finde ich nicht in Kassel.",
    "Die Nacht ich arbeite meistens durch.",
    "Der Mann ich sehe ihn jeden Tag.",
  ],
});

describeRules("things that people drink, buy and send", {
  catches: [
    ["Meine Frau trinkt kein Kaffee.", "Meine Frau trinkt keinen Kaffee."],
    ["Aber meine Frau trinkt kein Kaffee, nur Tee.", "Aber meine Frau trinkt keinen Kaffee, nur Tee."],
    ["Meine Tochter kauft ein Rock.", "Meine Tochter kauft einen Rock."],
    ["Meine Mutter schickt mir der Tee.", "Meine Mutter schickt mir den Tee."],
    ["Meine Schwester hat mir der Schlüssel gegeben.", "Meine Schwester hat mir den Schlüssel gegeben."],
  ],
  leaves: [
    "Meine Frau stört kein Lärm.",
    "Meine Mutter hat mir der Himmel geschickt.",
    "Meine Frau versteht kein Mensch.",
    "Diese Ärztin hat mir der Verein empfohlen.",
    "Meine Tochter braucht der Verein als Torhüterin.",
    "Meine Frau macht der Wein müde.",
  ],
});

describeRules("people behind für, and plurals behind mit", {
  catches: [
    ["Gibt es für Jugendlichen einen Rabatt?", "Gibt es für Jugendliche einen Rabatt?"],
    ["Der Kurs ist nur für Erwachsenen.", "Der Kurs ist nur für Erwachsene."],
    ["Fleisch mit Zwiebeln und Kräuter", "Fleisch mit Zwiebeln und Kräutern"],
    ["Mit Freunden und Kinder gehe ich in den Zoo.", "Mit Freunden und Kindern gehe ich in den Zoo."],
    ["Ich bin nicht gut mit Worte.", "Ich bin nicht gut mit Worten."],
  ],
  leaves: [
    "Für Jugendliche gibt es einen Rabatt.",
    "Das ist gut für Kinder und Erwachsene.",
    "Er hat das Kind gegen Verwandten-Besuche abgeschirmt.",
    "Zum Frühstück esse ich Brot mit Tomaten und Eier.",
    "Ich kaufe Fleisch mit Zwiebeln und Kräuter.",
    "Er spricht mit Kindern und Hunde bellen dazu.",
    "Mir fehlen die Worte.",
    "Er hat es in Worte gefasst.",
    "Sie sagte es mit anderen Worten.",
    "Ohne viele Worte ging sie.",
  ],
});

describeRules("rounds, glue and what impresses", {
  level: "B1",
  catches: [
    ["Knockout in der dritte Runde!", "Knockout in der dritten Runde!"],
    ["Ich klebe es auf dem Boden.", "Ich klebe es auf den Boden."],
    ["Außerdem hat mir Ihre Stationsapotheke beeindruckt.", "Außerdem hat mich Ihre Stationsapotheke beeindruckt."],
    ["Der Film hat mir enttäuscht.", "Der Film hat mich enttäuscht."],
  ],
  leaves: [
    "Auf in die nächste Runde!",
    "Einzug in die dritte Runde!",
    "Sieg in der dritten Runde!",
    "Es klebt auf dem Boden.",
    "Ich klebe es auf dem Boden fest.",
    "Ich klebe es auf dem Tisch zusammen.",
    "Ihr Auftritt hat alle beeindruckt.",
    "Ihr Hund stört die Nachbarn.",
    "Das Ende hat ihn überrascht.",
  ],
});

describeRules("what is near to right sentences", {
  catches: [
    ["Eine Junge aus meiner Klasse spielt gut.", "Ein Junge aus meiner Klasse spielt gut."],
    ["Er sagt, das ich zu spät bin.", "Er sagt, dass ich zu spät bin."],
    ["Ich helfe mit meiner Mutter und mein Vater.", "Ich helfe mit meiner Mutter und meinem Vater."],
    ["Im Gegenteil zu mir ist mein Bruder sportlich.", "Im Gegensatz zu mir ist mein Bruder sportlich."],
    ["Ich bin im Gegenteil zu meiner Schwester sehr ruhig.", "Ich bin im Gegensatz zu meiner Schwester sehr ruhig."],
  ],
  leaves: [
    "Im Gegenteil, zu mir war er immer nett.",
    "Er ist nicht faul, ganz im Gegenteil.",
    "Das Gegenteil zu beweisen, ist schwer.",
  ],
});
