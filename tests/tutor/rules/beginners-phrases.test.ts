import { describeRules } from "./corrections.ts";

describeRules("a noun as the subject between the front and the verb", {
  catches: [
    ["Heute ein Mann hat im Bus geschlafen.", "Heute hat ein Mann im Bus geschlafen."],
    ["Danach alle sind nach Hause gegangen.", "Danach sind alle nach Hause gegangen."],
    ["In meiner Stadt viele Menschen haben kein Auto.", "In meiner Stadt haben viele Menschen kein Auto."],
    ["Um acht Uhr der Unterricht beginnt.", "Um acht Uhr beginnt der Unterricht."],
    ["Zum Glück niemand war verletzt.", "Zum Glück war niemand verletzt."],
    ["Am Abend mein Mann und ich sehen fern.", "Am Abend sehen mein Mann und ich fern."],
    ["Heutzutage die meisten Menschen haben ein Handy.", "Heutzutage haben die meisten Menschen ein Handy."],
    ["Nach der Schule die Kinder spielen auf dem Hof.", "Nach der Schule spielen die Kinder auf dem Hof."],
  ],
  leaves: [
    "Dann die Zwiebeln schneiden und in Öl anbraten.",
    "Am Abend der Hochzeit regnete es.",
    "Im Haus der Lehrer wird gefeiert.",
    "Seit die Tür ein neues Schloss hat, klemmt sie.",
    "Immer der Kleine muss aufräumen.",
  ],
});

describeRules("das and dass by the clause that follows", {
  catches: [
    ["Ich wusste nicht das er krank ist.", "Ich wusste nicht dass er krank ist."],
    ["Er war so müde das er eingeschlafen ist.", "Er war so müde dass er eingeschlafen ist."],
    ["Ich habe Angst das du nicht kommst.", "Ich habe Angst dass du nicht kommst."],
    ["Ich weiß dass nicht.", "Ich weiß das nicht."],
    ["Kannst du mir dass erklären?", "Kannst du mir das erklären?"],
    ["Dass Auto ist neu.", "Das Auto ist neu."],
  ],
  leaves: [
    "Das Buch, das ich lese, ist spannend.",
    "Ich habe ein Hobby, das ich liebe und das mich glücklich macht.",
    "Das Haus, in das wir ziehen, ist alt.",
    "Ich frage mich, ob das er ist.",
    "Es ist etwas, das ich nicht verstehe.",
  ],
});

describeRules("plurals with and without the -n of the dative", {
  catches: [
    ["Wir spielen mit Kinder im Park.", "Wir spielen mit Kindern im Park."],
    ["Ich habe Angst vor Hunde.", "Ich habe Angst vor Hunden."],
    ["Ich spiele mit meine Freunden.", "Ich spiele mit meinen Freunden."],
    ["Sie ist viel in sozialen Netzwerke.", "Sie ist viel in sozialen Netzwerken."],
    ["Es gibt viele Gründen.", "Es gibt viele Gründe."],
    ["Die Wohnung hat drei Zimmern.", "Die Wohnung hat drei Zimmer."],
    ["Ich finde, dass die meisten Leuten nett sind.", "Ich finde, dass die meisten Leute nett sind."],
  ],
  leaves: [
    "Aus guten Gründen habe ich Nein gesagt.",
    "Das Filmen ist hier verboten.",
    "Ich helfe zwei Freunden.",
    "Die gestern gekauften Schuhe passen nicht.",
    "Ihm fiel ein Stein vom Herzen.",
  ],
});

describeRules("places and one's own people without their article", {
  catches: [
    ["Sie sitzt in Küche und weint.", "Sie sitzt in der Küche und weint."],
    ["Mein Vater arbeitet in Fabrik.", "Mein Vater arbeitet in einer Fabrik."],
    ["Ich arbeite in Kantine von einer Schule.", "Ich arbeite in der Kantine von einer Schule."],
    ["Er kommt aus Krankenhaus.", "Er kommt aus dem Krankenhaus."],
    ["Ich lege das Handy auf Tisch.", "Ich lege das Handy auf den Tisch."],
    ["Ich wohne bei Bruder.", "Ich wohne bei meinem Bruder."],
    ["Mit Mutter.", "Mit meiner Mutter."],
    ["Er lebt bei Vater.", "Er lebt bei seinem Vater."],
  ],
  leaves: [
    "Ich lebe mit Mann und Kind in Ulm.",
    "Mit Oma war es lustig.",
    "Ich suche seit Monaten nach Arbeit.",
    "Das riecht nach Essen.",
    "Wir wohnen in Haus 4.",
    "Sie spricht von Frau zu Frau mit ihr.",
  ],
});

describeRules("verbs at the end of a clause", {
  level: "B1",
  catches: [
    ["Ich komme nicht, weil ich muss arbeiten am Samstag.", "Ich komme nicht, weil ich am Samstag arbeiten muss."],
    ["Kannst du mir sagen wo ist die Toilette?", "Kannst du mir sagen, wo die Toilette ist?"],
    ["Es ist schön, obwohl das Leben hier ist teuer.", "Es ist schön, obwohl das Leben hier teuer ist."],
    ["Ich weiß, dass zufriedene Leute arbeiten besser.", "Ich weiß, dass zufriedene Leute besser arbeiten."],
  ],
  leaves: [
    "Weil du redest wie mein Großvater, lache ich.",
    "Dass er pinkelt natürlich!",
    "Es ist so spannend, dass ich nicht aufhören kann zu lesen.",
    "wenn Lisa sagt ich rieche gut",
  ],
});

describeRules("whom something is told", {
  catches: [
    ["Er hat mich gesagt, dass er kommt.", "Er hat mir gesagt, dass er kommt."],
    ["Sie erzählt mich immer Geschichten.", "Sie erzählt mir immer Geschichten."],
  ],
  leaves: ["Er hat mich gefragt und mir alles erzählt.", "Sie hat ihn mir versprochen."],
});

describeRules("words that are no slip", {
  catches: [
    ["haha nein spass", "haha nein Spaß"],
    ["Ich habe heute training.", "Ich habe heute Training."],
  ],
  leaves: [
    "Er melkt noch seine Ziegen.",
    "salam",
    "Ehrlich gesagt hab ich Schiss vor Mittwoch.",
    "Wie sagt man „sick trick“ auf Deutsch?",
    "Der Rest sind Eltern mit Auto.",
    "Ich zum Beispiel bin nie gesprungen.",
    "Das Auto war knallrot, das Wetter wechselhaft.",
  ],
});
