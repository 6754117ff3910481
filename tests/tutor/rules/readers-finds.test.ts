import { expect, it } from "vitest";
import { analyze } from "#worker/tutor/german/analyze.ts";
import { lexicon } from "../lexicon.ts";
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

describeRules("nouns with a second declension or a second gender", {
  catches: [
    ["Ich habe keinen Glaube mehr.", "Ich habe keinen Glauben mehr."],
    ["Ich habe einen Funke gesehen.", "Ich habe einen Funken gesehen."],
    ["Mit dem Gedanke spiele ich.", "Mit dem Gedanken spiele ich."],
    ["Er sieht einen Bär.", "Er sieht einen Bären."],
    ["Mit dem Nachbar habe ich geredet.", "Mit dem Nachbarn habe ich geredet."],
    ["Der Radio ist laut.", "Das Radio ist laut."],
    ["Das Spargel ist gut.", "Der Spargel ist gut."],
    ["Er kommt aus der Jura.", "Er kommt aus dem Jura."],
  ],
  leaves: [
    "Wir können am Fels klettern.",
    "Er sitzt auf dem Fels, oben auf dem Felsen steht ein Schloss.",
    "Ich mag diesen Typ nicht, und was hältst du von dem Typen?",
    "Mit einem Magnet hält es.",
    "Drei Magnete hängen am Kühlschrank.",
    "Wir füttern den Spatz und den Papagei.",
    "Der Funken ist übergesprungen.",
    "Der Glauben hilft mir.",
    "Der Samen keimt.",
    "Ich habe es im Herz, tief im Herzen.",
    "Weißwein aus dem Jura schmeckt mir.",
    "Wir wandern durch den Harz.",
    "Wir waren in der Heide.",
    "Wir waren in der Marsch, nicht in der Mark.",
    "Die Lausitz ist schön.",
    "Ich fahre einen Golf, und im Golf von Mexiko war ich auch.",
    "Ich fahre einen Laster.",
    "Ich schneide mir den Pony.",
    "Ich trinke ein Radler, er trinkt ein Weizen und einen Korn.",
    "Die Kollegin von der Wehr hilft.",
    "Die Mangel steht im Keller.",
    "Der Yoga tut gut, das Yoga auch.",
    "Das Kebab ist gut, und der Sushi auch.",
    "Er ist ein Ekel.",
  ],
});

describeRules("people who get something, and the thing behind them", {
  catches: [
    ["Man kann einem Gast unser Teetradition zeigen.", "Man kann einem Gast unsere Teetradition zeigen."],
    ["Ich habe den Kindern euer Geschichte erzählt.", "Ich habe den Kindern eure Geschichte erzählt."],
    ["Ich habe meiner Mutter ein Ring geschenkt.", "Ich habe meiner Mutter einen Ring geschenkt."],
    ["Wir haben den Gästen unser Garten gezeigt.", "Wir haben den Gästen unseren Garten gezeigt."],
    ["Er bringt dem Gast ein Kaffee.", "Er bringt dem Gast einen Kaffee."],
    ["Ich schreibe meinem Vater ein Brief.", "Ich schreibe meinem Vater einen Brief."],
    ["Das ist das Haus unser Eltern.", "Das ist das Haus unserer Eltern."],
  ],
  leaves: [
    "Gestern hat meinem Bruder ein Freund geholfen.",
    "Ich schenke dem Mann der Lehrerin ein Buch.",
    "Ich habe meinem Bruder das Auto geliehen.",
    "Ich bringe meiner Mutter jeden Tag Blumen.",
    "Das ist die Tür unseres Hauses.",
    "Der Hund unserer Nachbarn bellt.",
  ],
});

describeRules("both verbs behind weil, and the words before the first one", {
  catches: [
    [
      "Es ist toll, weil wir sind alle im Studio und bestellen Pizza.",
      "Es ist toll, weil wir alle im Studio sind und Pizza bestellen.",
    ],
    ["Ich bleibe hier, weil ich bin müde und habe Hunger.", "Ich bleibe hier, weil ich müde bin und Hunger habe."],
    [
      "Ich bleibe hier, weil ich habe keine Zeit und muss heute lange arbeiten.",
      "Ich bleibe hier, weil ich keine Zeit habe und heute lange arbeiten muss.",
    ],
    ["Wenn ich habe Zeit und bin nicht müde, lese ich.", "Wenn ich Zeit habe und nicht müde bin, lese ich."],
    ["Ich bin froh, dass ich habe eine Wohnung und arbeite.", "Ich bin froh, dass ich eine Wohnung habe und arbeite."],
    ["Es ist anders, weil bei uns trinkt man viel Tee.", "Es ist anders, weil man bei uns viel Tee trinkt."],
    ["Ich mag die Märkte, weil dort gibt es Lebkuchen.", "Ich mag die Märkte, weil es dort Lebkuchen gibt."],
    ["Ich glaube, dass heute kommt er nicht.", "Ich glaube, dass er heute nicht kommt."],
    ["Ich komme nicht, weil am Montag muss ich arbeiten.", "Ich komme nicht, weil ich am Montag arbeiten muss."],
    ["Wenn kommst du nach Hause?", "Wann kommst du nach Hause?"],
    ["Falls regnet es, bleiben wir hier.", "Falls es regnet, bleiben wir hier."],
    ["Ich bin müde, weil gestern bin ich spät angekommen.", "Ich bin müde, weil ich gestern spät angekommen bin."],
  ],
  leaves: [
    "Ich bleibe, weil es regnet und kalt ist.",
    // Nothing rather than half: both infinitives hang on one verb.
    "Ich lerne, weil ich will in Deutschland arbeiten und wohnen.",
    "Ich lerne, weil in Deutschland möchte ich studieren und arbeiten.",
    "Ich bleibe, weil ich müde bin und Hunger habe.",
    "Ich bleibe, weil dort, wo ich wohne, alles teuer ist.",
    "Ich weiß, dass dort viele Leute wohnen.",
    "Ich weiß, dass heute niemand kommt.",
    "Weil dort niemand wohnt, ist es still.",
    "Ich denke, dass in Berlin mehr los ist.",
    "Ich glaube, dass bei uns alles gut ist und wir bleiben.",
    "Ich hoffe, dass morgen die Sonne scheint und wir wandern.",
  ],
});

describeRules("weak nouns, helped people and reasons", {
  catches: [
    ["Ich arbeite mit mein Kollege Stefan.", "Ich arbeite mit meinem Kollegen Stefan."],
    ["Wir gehen mit unser Nachbar spazieren.", "Wir gehen mit unserem Nachbarn spazieren."],
    ["Ich gehe mit ein Student ins Kino.", "Ich gehe mit einem Studenten ins Kino."],
    ["Ich helfe alte Menschen.", "Ich helfe alten Menschen."],
    ["Ich helfe kranke Menschen im Krankenhaus.", "Ich helfe kranken Menschen im Krankenhaus."],
    ["Ich will kleine Kinder helfen.", "Ich will kleinen Kindern helfen."],
    ["Wegen das Bauhaus bin ich hier.", "Wegen des Bauhauses bin ich hier."],
    ["Ich bin hier wegen das Problem.", "Ich bin hier wegen des Problems."],
    ["Ich will ein Master machen.", "Ich will einen Master machen."],
  ],
  leaves: [
    "Was ist er für ein Mensch?",
    "Was für ein Kollege ist er?",
    "Ich helfe alte Möbel tragen.",
    "Ich helfe alte Menschen pflegen.",
    "Ich helfe gern, alte Menschen zu pflegen.",
    "Ich helfe kranke Kinder zu versorgen.",
    "Ich helfe jede Woche im Heim.",
    "Alte Menschen helfe ich gern.",
    "Ich gehe mit meine Kollege ins Café.",
    "Bei mir verläuft jeder Tag gleich.",
    "Hier sieht jeder Tag anders aus.",
    "Ich mache meinen Master in Weimar.",
  ],
});

describeRules("courses that one has, and quotes in another language", {
  level: "B1",
  catches: [
    ["Ich suche Deutschkurs.", "Ich suche einen Deutschkurs."],
    ["Ich habe Termin.", "Ich habe einen Termin."],
    ["Ich habe guten Deutschkurs.", "Ich habe einen guten Deutschkurs."],
    ["Er sagt „Ich weis das nicht genau“ zu mir.", "Er sagt „Ich weiß das nicht genau“ zu mir."],
  ],
  leaves: [
    "Am Abend habe ich Deutschkurs.",
    "Ich habe heute Kurs, dann Dienst und Training.",
    "Wir haben am Montag Sprachkurs.",
    'Mein Lehrer sagt immer "keep a low profile" zu mir.',
    "Am Ende steht da irgendein blasses „keep a low profile“.",
    "Das Lied „I want to hold your hand“ ist schön.",
  ],
});

describeRules("places without their article", {
  catches: [
    ["In Heim das Essen ist nicht gut.", "Im Heim ist das Essen nicht gut."],
    ["Ich arbeite in Heim.", "Ich arbeite in einem Heim."],
    ["Ich spiele in Verein.", "Ich spiele im Verein."],
    ["Ich war in Laden.", "Ich war im Laden."],
    ["Ich arbeite in Lager.", "Ich arbeite im Lager."],
    ["Ich lerne jeden Tag Deutsch in Kurs.", "Ich lerne jeden Tag Deutsch im Kurs."],
    ["In Ukraine ich war Buchhalterin.", "In der Ukraine war ich Buchhalterin."],
    ["In Türkei trinken wir viel Tee.", "In der Türkei trinken wir viel Tee."],
    ["Ich arbeite in Nacht.", "Ich arbeite in der Nacht."],
    ["Wir waren an Ostsee.", "Wir waren an der Ostsee."],
    ["Wir fahren an Ostsee.", "Wir fahren an die Ostsee."],
    ["Einmal in Jahr fliege ich nach Hause.", "Einmal im Jahr fliege ich nach Hause."],
    ["Zweimal in Woche mache ich Sport.", "Zweimal in der Woche mache ich Sport."],
    ["Man kann nach Drachenfels fahren.", "Man kann auf den Drachenfels fahren."],
    ["Wir wandern nach Zugspitze.", "Wir wandern auf die Zugspitze."],
    ["Am Sonntag sitze ich an den Rhein.", "Am Sonntag sitze ich am Rhein."],
    ["Wir wohnen an die Elbe.", "Wir wohnen an der Elbe."],
    ["Ich möchte sie in meine Konditorei verkaufen.", "Ich möchte sie in meiner Konditorei verkaufen."],
    ["Man fühlt sich wie in eine andere Zeit.", "Man fühlt sich wie in einer anderen Zeit."],
  ],
  leaves: [
    "In Heim und Garten gibt es viel zu tun.",
    "In Lager 3 arbeiten zehn Leute.",
    "In Ukraine-Fragen kennt er sich aus.",
    "In der Ukraine war ich Buchhalterin.",
    "In Kurs 2 sind wir zehn.",
    "Die Stadt liegt in Nacht gehüllt.",
    "Er kam bei Nacht, in Nacht und Wind.",
    "Einmal in Jahren passiert das.",
    "Wir fahren nach Königswinter und dann zum Drachenfels.",
    "Er sucht nach Brocken von Gold.",
    "Wir sind gestern an den Rhein gefahren.",
    "Wir sind an den Rhein gelaufen.",
    "Ich sitze und denke an den Rhein.",
    "Wir setzen uns an den Rhein.",
    "Ich wohne hier und fahre oft an den Rhein.",
    "Wir verkaufen unsere Autos in die Schweiz.",
    "Man fühlt sich wie in eine andere Zeit versetzt.",
  ],
});

describeRules("ages, persons and comparisons", {
  catches: [
    ["Mein Sohn hat sieben Jahre.", "Mein Sohn ist sieben Jahre alt."],
    ["Lina ist vier Jahre alt und Karim hat sieben Jahre.", "Lina ist vier Jahre alt und Karim ist sieben Jahre alt."],
    ["Er hat sieben Jahre alt.", "Er ist sieben Jahre alt."],
    ["Ich koche für ihr.", "Ich koche für sie."],
    ["Das macht mich ein bisschen Sorgen.", "Das macht mir ein bisschen Sorgen."],
    ["Er sagt, dass es dort strenger ist wie in Spanien.", "Er sagt, dass es dort strenger ist als in Spanien."],
    ["Ich höre Musik mit Kopfhörer.", "Ich höre Musik mit Kopfhörern."],
    ["Mit meine Frau und zwei Töchter.", "Mit meiner Frau und zwei Töchtern."],
    ["Was trinkst deine Familie?", "Was trinkt deine Familie?"],
    ["Wo arbeitest dein Mann?", "Wo arbeitet dein Mann?"],
    ["Mir ist wichtig, dass die Kollegen nett ist.", "Mir ist wichtig, dass die Kollegen nett sind."],
    ["Ich trinke gern grün Tee.", "Ich trinke gern grünen Tee."],
    ["Haben Sie mir einen Tipp?", "Haben Sie einen Tipp für mich?"],
  ],
  leaves: [
    "Mein Bruder hat sieben Jahre Erfahrung.",
    "Mein Bruder hat sieben Jahre in Berlin gelebt.",
    "Mein Mann hat zwei Jahre, um das zu schaffen.",
    "Das Haus hat sieben Jahre Garantie.",
    "Ich kämpfe für ihr Leben.",
    "Was habt ihr gegen ihr Essen?",
    "Das macht mich glücklich.",
    "Das macht mich oft krank vor Sorgen.",
    "Ein Handy mit Kopfhörer-Anschluss kostet mehr.",
    "Ich lebe mit meinem Mann und zwei Kinder spielen draußen.",
    "Wo wohnst du, deine Familie auch?",
    "Ich finde, dass Kinder hüten schwer ist.",
    "Ich finde, dass die Kinder zu erziehen schwer ist.",
    "Die Wand ist grün, Tee mag ich auch.",
    "Haben Sie mir einen Tipp gegeben?",
  ],
});

it("says of a time that it stands without a preposition, whether it is a day or lasts one", () => {
  const [edit] = analyze(lexicon, "Ich arbeite der ganze Tag.", { level: "A2" }).edits;
  expect(edit?.explanation).toBe("A time without a preposition takes the accusative: *den ganzen Tag*.");
});

describeRules("a reason behind the verb, and a subject behind somebody’s thing", {
  catches: [["Ich kann sprechen Englisch sehr gut.", "Ich kann Englisch sehr gut sprechen."]],
  leaves: [
    "Ich kann nicht schlafen wegen ihm!",
    "Wir wollten losfahren trotz Regen.",
    "Am meisten fehlt mir das Essen von meiner Mutter und der große Markt in Lagos.",
    "Mir fehlt der Kaffee von meinem Vater und der kleine Garten.",
  ],
});
