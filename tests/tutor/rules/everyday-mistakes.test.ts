import { describeRules } from "./corrections.ts";

describeRules("the place of nicht, and kein", {
  catches: [
    ["Ich verstehe nicht das.", "Ich verstehe das nicht."],
    ["Ich kenne nicht diesen Mann.", "Ich kenne diesen Mann nicht."],
    ["Ich habe nicht den Film gesehen.", "Ich habe den Film nicht gesehen."],
    ["Du musst nicht mich morgen abholen.", "Du musst mich morgen nicht abholen."],
    ["Ich nicht verstehe das Wort.", "Ich verstehe das Wort nicht."],
    ["Ich möchte nicht kein Fleisch.", "Ich möchte kein Fleisch."],
    ["Ich arbeite heute kein.", "Ich arbeite heute nicht."],
    ["Das Essen ist kein gut.", "Das Essen ist nicht gut."],
  ],
  leaves: [
    "Das ist nicht mein Problem.",
    "Warum rufst du nicht deine Mutter an?",
    "Ich habe nicht alle Leute gekannt.",
    "Ich hatte nicht den Mut, ihn zu fragen.",
    "Ich meine nicht ihn, sondern dich.",
    "Wir fahren nicht heute, wir fahren morgen.",
    "Ist das kein Problem?",
  ],
});

describeRules("reflexive pronouns that are missing or wrong", {
  catches: [
    ["Ich fühle heute nicht gut.", "Ich fühle mich heute nicht gut."],
    ["Ich treffe mit meinen Freunden.", "Ich treffe mich mit meinen Freunden."],
    ["Ich habe erkältet.", "Ich habe mich erkältet."],
    ["Ich muss beeilen.", "Ich muss mich beeilen."],
    ["Sie fühlt mich nicht gut.", "Sie fühlt sich nicht gut."],
    ["Wir sehen sich morgen.", "Wir sehen uns morgen."],
    ["Ich kann mich deinen Namen nicht merken.", "Ich kann mir deinen Namen nicht merken."],
  ],
  leaves: [
    "Ich treffe heute Abend Freunde.",
    "Ich fühle den Puls.",
    "Er rasiert seinen Vater.",
    "Weil er erkältet war, blieb er zu Hause.",
    "Das merke ich mir.",
    "Wir bitten sie, sich zu setzen.",
  ],
});

describeRules("the passive, and würde", {
  catches: [
    ["Das Hotel wurde letztes Jahr renovieren.", "Das Hotel wurde letztes Jahr renoviert."],
    ["Ich wurde dich gern mal einladen.", "Ich würde dich gern mal einladen."],
    ["Wenn ich reich war, würde ich reisen.", "Wenn ich reich wäre, würde ich reisen."],
  ],
  leaves: [
    "Wurde das Auto schon repariert?",
    "Ich wurde nervös, als er kam.",
    "Er wurde ganz verlegen.",
    "Wenn er krank war, blieb er im Bett.",
  ],
});

describeRules("infinitives with zu", {
  level: "B1",
  catches: [
    ["Es ist wichtig viel Wasser trinken.", "Es ist wichtig, viel Wasser zu trinken."],
    ["Ich habe angefangen Deutsch lernen.", "Ich habe angefangen, Deutsch zu lernen."],
    ["Ich habe vergessen, meine Mutter anrufen.", "Ich habe vergessen, meine Mutter anzurufen."],
    ["Ich habe keine Zeit für lernen.", "Ich habe keine Zeit zum Lernen."],
    ["Ich lerne Deutsch für in Köln arbeiten.", "Ich lerne Deutsch, um in Köln zu arbeiten."],
    ["Ich habe Lust zu essen Pizza.", "Ich habe Lust, Pizza zu essen."],
    ["Ich möchte zu lernen Deutsch.", "Ich möchte Deutsch lernen."],
  ],
  leaves: [
    "Ich will für meine Mutter kochen.",
    "Es ist wichtig, dass alle Kinder Deutsch lernen.",
    "Ich gehe für meine Oma einkaufen.",
    "Ich habe keine Lust zu kochen.",
    "Hier soll ein Garten für alle werden.",
  ],
});

describeRules("verbs in two parts", {
  catches: [
    ["Ich stehe jeden Tag auf um 6 Uhr.", "Ich stehe jeden Tag um 6 Uhr auf."],
    ["Ich rufe an dich morgen.", "Ich rufe dich morgen an."],
    ["Ich räume auf mein Zimmer.", "Ich räume mein Zimmer auf."],
    ["Ich möchte um acht auf stehen.", "Ich möchte um acht aufstehen."],
    ["Er hat mich nicht zurück gerufen.", "Er hat mich nicht zurückgerufen."],
    ["Ich bin um 7 Uhr aufgestehen.", "Ich bin um 7 Uhr aufgestanden."],
    ["Der Kurs hat letzte Woche angefängt.", "Der Kurs hat letzte Woche angefangen."],
    ["Ich weiß nicht, wie spricht man das aus.", "Ich weiß nicht, wie man das ausspricht."],
  ],
  leaves: [
    "Ich bin den ganzen Weg gelaufen.",
    "Ich denke an dich morgen früh.",
    "Ich gehe auf mein Zimmer.",
    "Er warf das Papier weg und ging.",
  ],
});

describeRules("clauses without their comma", {
  level: "B1",
  catches: [
    ["Wenn es regnet ich bleibe zu Hause.", "Wenn es regnet, bleibe ich zu Hause."],
    ["Wenn es regnet bleibe ich zu Hause.", "Wenn es regnet, bleibe ich zu Hause."],
    ["Ich hoffe du kommst.", "Ich hoffe, du kommst."],
    ["Es gibt viele Leute die rauchen.", "Es gibt viele Leute, die rauchen."],
    ["Ich habe einen Freund der in Rom wohnt.", "Ich habe einen Freund, der in Rom wohnt."],
    ["Das Wetter war schlecht aber wir hatten Spaß.", "Das Wetter war schlecht, aber wir hatten Spaß."],
  ],
  leaves: [
    "Ich finde es gut.",
    "Als Kind wohnte ich in Rom.",
    "Gestern hat mein Freund die Wohnung geputzt.",
    "Klein aber fein.",
  ],
});

describeRules("verbs and their subjects", {
  catches: [
    ["Jeder haben ein Handy.", "Jeder hat ein Handy."],
    ["In meiner Stadt ist viele Museen.", "In meiner Stadt sind viele Museen."],
    ["Wie viel kosten das?", "Wie viel kostet das?"],
    ["Wie viel kostet diese Schuhe?", "Wie viel kosten diese Schuhe?"],
    ["Er wollte nicht mitgekommen.", "Er wollte nicht mitkommen."],
    ["Du kannt gut kochen.", "Du kannst gut kochen."],
    ["Ich bin in Köln gewohnt.", "Ich habe in Köln gewohnt."],
    ["Ich kenne den Film, aber gefällt mir nicht.", "Ich kenne den Film, aber es gefällt mir nicht."],
  ],
  leaves: [
    "Die meisten Leute in meinem Haus kenne ich nicht.",
    "Infolgedessen wurden mehrere Straßen gesperrt.",
    "Ich bin es gewohnt.",
    "In meiner Stadt ist viel Verkehr.",
    "Das Buch ist alt, aber gefällt mir.",
  ],
});

describeRules("phrases with a person or a place", {
  catches: [
    [
      "Der Verkäufer hat die Kundin die falsche Größe gegeben.",
      "Der Verkäufer hat der Kundin die falsche Größe gegeben.",
    ],
    ["Der Urlaub hat meine Eltern gut gefallen.", "Der Urlaub hat meinen Eltern gut gefallen."],
    ["Das ist meine Bruder Carlos.", "Das ist mein Bruder Carlos."],
    ["Der Arzt hat mir ein Tablette gegeben.", "Der Arzt hat mir eine Tablette gegeben."],
    ["Das Bild hängt an die Wand.", "Das Bild hängt an der Wand."],
    ["Ich habe in die Stadt ein Kleid gekauft.", "Ich habe in der Stadt ein Kleid gekauft."],
    ["Meine Wohnung ist in dritten Stock.", "Meine Wohnung ist im dritten Stock."],
    ["Wir sitzen in den Garten.", "Wir sitzen im Garten."],
    ["Vor ein Jahr habe ich hier angefangen.", "Vor einem Jahr habe ich hier angefangen."],
    ["Hast du ein Freund?", "Hast du einen Freund?"],
    ["Ich nehme der rote Pullover.", "Ich nehme den roten Pullover."],
    ["Heute Abend kommen meine Freunden zu mir.", "Heute Abend kommen meine Freunde zu mir."],
    ["Ich möchte ein Zimmer für zwei Nächten.", "Ich möchte ein Zimmer für zwei Nächte."],
    ["Kennst du den Junge aus Syrien?", "Kennst du den Jungen aus Syrien?"],
  ],
  leaves: [
    "Ich hänge das Bild an die Wand.",
    "Ich habe ein Ticket in die Schweiz gekauft.",
    "Unter dieser einen Adresse wohnen drei Familien.",
    "Jeder Freitag ist schön.",
    "Manchen Kindern fällt das schwer.",
    "Er ist in dem Haus, das du kennst.",
  ],
});

describeRules("adjectives", {
  catches: [
    ["Er hat blau Augen.", "Er hat blaue Augen."],
    ["Das Hotel ist schöne.", "Das Hotel ist schön."],
    ["Die Leute hier sind nette.", "Die Leute hier sind nett."],
    ["Ich trinke am liebsten schwarze Tee.", "Ich trinke am liebsten schwarzen Tee."],
    ["Sie trägt ein rotes Kleid und schwarze Schuhen.", "Sie trägt ein rotes Kleid und schwarze Schuhe."],
    ["Ich finde das sehr Interessant.", "Ich finde das sehr interessant."],
    ["Das ist ein Gutes Restaurant.", "Das ist ein gutes Restaurant."],
  ],
  leaves: [
    "Ihre Haare sind länger.",
    "Das Auto ist meine.",
    "Herr Schön ist nett.",
    "Ich trinke schnell Wasser.",
    "Er ist der Beste.",
  ],
});

describeRules("words of every day", {
  catches: [
    ["Der Kurs beginnt in neun Uhr.", "Der Kurs beginnt um neun Uhr."],
    ["Ich arbeite von Montag zu Freitag.", "Ich arbeite von Montag bis Freitag."],
    ["Mein Geburtstag ist in 5. Mai.", "Mein Geburtstag ist am 5. Mai."],
    ["Für drei Jahren bin ich nach Deutschland gekommen.", "Vor drei Jahren bin ich nach Deutschland gekommen."],
    ["Der Kurs dauert für zwei Stunden.", "Der Kurs dauert zwei Stunden."],
    ["Ich gehe morgen zu Kino.", "Ich gehe morgen ins Kino."],
    ["Ich bin gestern bei Bus nach Hause gefahren.", "Ich bin gestern mit dem Bus nach Hause gefahren."],
    ["Meine Tochter will Ärztin bekommen.", "Meine Tochter will Ärztin werden."],
    ["Ich habe weder Zeit oder Lust.", "Ich habe weder Zeit noch Lust."],
    ["Wie geht es dich?", "Wie geht es dir?"],
    ["Ich denke immer an dir.", "Ich denke immer an dich."],
    ["Sie arbeitet wie Verkäuferin.", "Sie arbeitet als Verkäuferin."],
    ["Ich freue mich für das Wochenende.", "Ich freue mich auf das Wochenende."],
    ["Wir haben lange von Politik diskutiert.", "Wir haben lange über Politik diskutiert."],
    ["Ich bin 20 Jahre.", "Ich bin 20 Jahre alt."],
  ],
  leaves: [
    "Ich bin 20 Jahre in Deutschland.",
    "Ich bin jetzt zwei Jahre hier.",
    "Für zwei Wochen fahre ich nach Italien.",
    "Ich bekomme morgen Besuch von einem Arzt.",
    "Ich denke über meinen Beruf nach.",
    "Ich habe im Bus gesessen.",
  ],
});

describeRules("spellings that learners often get wrong", {
  catches: [
    ["Villeicht komme ich später.", "Vielleicht komme ich später."],
    ["Ich möchte ein bischen Wasser.", "Ich möchte ein bisschen Wasser."],
    ["Die Atmosfäre war toll.", "Die Atmosphäre war toll."],
    ["Kannst du das bitte widerholen?", "Kannst du das bitte wiederholen?"],
    ["Ich fahre morgen nach Munchen.", "Ich fahre morgen nach München."],
    ["Ich komme aus der türkei.", "Ich komme aus der Türkei."],
    ["Beim lesen höre ich Musik.", "Beim Lesen höre ich Musik."],
    ["Meine Hobbys sind lesen und schwimmen.", "Meine Hobbys sind Lesen und Schwimmen."],
  ],
  leaves: [
    "Wenn du Hilfe bräuchtest, würde ich kommen.",
    "Das „bischen“ schreibt man mit zwei s.",
    "Herr Kaffe heißt so.",
  ],
});
