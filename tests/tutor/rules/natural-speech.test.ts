import { describeRules } from "./corrections.ts";

describeRules("what stands between a pronoun and its verb", {
  catches: [
    ["Ich am Wochenende gehe ins Kino.", "Ich gehe am Wochenende ins Kino."],
    ["Wir im Sommer fahren nach Italien.", "Wir fahren im Sommer nach Italien."],
    ["Ich um acht Uhr stehe auf.", "Ich stehe um acht Uhr auf."],
    ["Er in Berlin wohnt.", "Er wohnt in Berlin."],
  ],
  leaves: [
    "Wir in Bayern sagen Grüß Gott.",
    "Wir vom Chor treffen uns immer donnerstags.",
    "Wir bei der Feuerwehr halten zusammen.",
    "Wir im Osten kennen das noch.",
    "Ihr in Berlin seid ja verrückt.",
    "Du mit deinen ewigen Ausreden gehst mir auf die Nerven.",
    "Ich in deinem Alter hatte schon zwei Jobs.",
    "Ich mit meinen zwei linken Händen baue nie wieder ein Regal auf.",
    "Wir hier machen das anders.",
  ],
});

describeRules("clauses that the main clause does not depend on", {
  catches: [
    ["Wenn es regnet, ich bleibe zu Hause.", "Wenn es regnet, bleibe ich zu Hause."],
    ["Wenn du Zeit hast, ich komme zu dir.", "Wenn du Zeit hast, komme ich zu dir."],
    ["Wenn ich müde bin, ich trinke Kaffee.", "Wenn ich müde bin, trinke ich Kaffee."],
  ],
  leaves: [
    "Ob man es glaubt oder nicht, er hält sich an die Regeln.",
    "Ob es dir passt oder nicht, du kommst mit.",
    "Ob das stimmt oder nicht, es ändert nichts.",
    "Wenn du mich suchst, ich bin im Garten.",
    "Falls du Fragen hast, ich bin bis fünf im Büro.",
    "Wenn ich ehrlich bin, ich habe es vergessen.",
  ],
});

describeRules("a question behind a call for attention", {
  catches: [
    ["Ich weiß nicht, wo ist der Bahnhof.", "Ich weiß nicht, wo der Bahnhof ist."],
    ["Können Sie mir sagen, wo ist die Toilette?", "Können Sie mir sagen, wo die Toilette ist?"],
  ],
  leaves: [
    "Sag mal, wie schießt man ein Tor?",
    "Sag mal, wo hast du denn die Jacke her?",
    "Sagen Sie mal, wie lange soll ich denn noch warten?",
    "Sag, was hast du da in der Tasche?",
    "Na sag mal, warum bist du so schlecht gelaunt?",
  ],
});

describeRules("verbs whose perfect takes haben as well as sein", {
  catches: [
    ["Ich habe nach Hause gelaufen.", "Ich bin nach Hause gelaufen."],
    ["Gestern habe ich nach Köln gefahren.", "Gestern bin ich nach Köln gefahren."],
    ["Das Haus hat verbrannt.", "Das Haus ist verbrannt."],
    ["Wir sind in der Disko getanzt.", "Wir haben in der Disko getanzt."],
  ],
  leaves: [
    "Er hat gejoggt.",
    "Er ist gejoggt.",
    "Ich habe heute eine Stunde gejoggt.",
    "Ich habe verbrannt.",
    "Weil ich Fleisch verbrannt habe, stinkt es.",
    "Die Akten hat er verbrannt.",
    "Das Fleisch habe ich verbrannt.",
    "Gestern habe ich Kekse verbrannt.",
    "Er hat uns alle nach Hause gefahren.",
    "Den Wagen habe ich in die Garage gefahren.",
    "Wir sind durch den ganzen Saal getanzt.",
  ],
});

describeRules("ihr and du before the people they name", {
  catches: [
    ["Ihr Bruder habt ein Auto.", "Ihr Bruder hat ein Auto."],
    ["Du arbeite am Montag.", "Du arbeitest am Montag."],
  ],
  leaves: [
    "Ihr Deutschen seid immer so pünktlich.",
    "Ihr Kinder habt es gut.",
    "Ihr Kinder spielt draußen.",
    "Ihr Armen habt wirklich Pech.",
    "Ihr Lehrer habt lange Ferien.",
    "Ihr Kind spielt draußen.",
    "Du faule Socke!",
    "Ach, du grüne Neune!",
    "Du dumme Kuh hast mich angelogen.",
  ],
});

describeRules("fixed phrases with an odd case", {
  catches: [
    ["Ich fahre zu einen Freund.", "Ich fahre zu einem Freund."],
    ["Ich komme nach ein Monat.", "Ich komme nach einem Monat."],
    ["Alle neue Schüler kommen morgen.", "Alle neuen Schüler kommen morgen."],
  ],
  leaves: [
    "Ich lese ab und zu einen Krimi.",
    "Ab und zu ein Bier ist okay.",
    "Nach und nach einen Freundeskreis aufzubauen ist schwer.",
    "Das ist durch und durch ein Erfolg.",
    "Sie hat nach wie vor einen Schlüssel.",
    "Ich gehe alle halbe Jahre zum Zahnarzt.",
    "Sie kommt alle halbe Stunde.",
    "Wes Brot ich ess, des Lied ich sing.",
    "Butter bei die Fische!",
  ],
});

describeRules("capitals of words that stand for people", {
  catches: [
    ["Das Haus ist sehr Schön.", "Das Haus ist sehr schön."],
    ["Er ist wirklich Freundlich.", "Er ist wirklich freundlich."],
    ["Ich lade dich zum essen ein.", "Ich lade dich zum Essen ein."],
  ],
  leaves: ["Er ist ein ganz Lieber.", "Die einen sagen so, die anderen so.", "Die einen essen, die anderen trinken."],
});

describeRules("an infinitive that the modal verb has already", {
  catches: [
    ["Es kann sein das er heute kommt.", "Es kann sein dass er heute kommt."],
    ["Ich muss morgen arbeite.", "Ich muss morgen arbeiten."],
  ],
  leaves: ["Es kann sein, dass er heute kommt.", "Ich kann nicht schwimmen, aber ich tauche."],
});

describeRules("the dative plural behind an adjective alone", {
  catches: [
    ["Ich trainiere mit neue Handschuhe.", "Ich trainiere mit neuen Handschuhen."],
    ["Ich spreche oft mit nette Leute.", "Ich spreche oft mit netten Leuten."],
    ["Er kommt aus armen Verhältnisse.", "Er kommt aus armen Verhältnissen."],
  ],
  leaves: [
    "Ich trainiere mit neuen Handschuhen.",
    "Wir kommen ohne neue Handschuhe aus.",
    "Wir leben von frischer Luft.",
  ],
});

describeRules("words that look like slips of others", {
  catches: [
    ["Er reißte das Blatt aus dem Heft.", "Er riss das Blatt aus dem Heft."],
    ["Der Hund beißte mich.", "Der Hund biss mich."],
    ["Der Hund vergrabte den Knochen.", "Der Hund vergrub den Knochen."],
  ],
  leaves: [
    "Die Hanteln liegen im Keller.",
    "Er legte das Handtuch zwischen die Hanteln.",
    "Die wahrscheinliche Ursache ist ein Kurzschluss.",
    "Mit den andren rede ich nicht.",
    "Er ist mir wohl gesinnt.",
    "Die goldnen Zeiten sind vorbei.",
    "Das Wasser siedete schon.",
    "Sie beratschlagten lange.",
    "Der Bauer melkte die Kühe.",
    "Die unrichtigen Angaben wurden korrigiert.",
    "Die russischsprachigen Schüler sitzen vorn.",
    "In der Urzeit lebten hier Dinosaurier.",
    "Das war ein vierfacher Erfolg.",
  ],
});

describeRules("the best of its kind", {
  catches: [
    ["Ich habe bester Geschenk bekommen.", "Ich habe das beste Geschenk bekommen."],
    ["Das ist mein bester Geschenk.", "Das ist mein bestes Geschenk."],
    ["Das ist der bester Geschenk.", "Das ist das beste Geschenk."],
    ["Am bester gehe ich gleich.", "Am besten gehe ich gleich."],
    ["Das ist der beste Tag in mein Leben.", "Das ist der beste Tag in meinem Leben."],
  ],
  leaves: [
    "Mein bester Freund heißt Jonas.",
    "Bester Laune kam sie zur Tür herein.",
    "Wir hatten bestes Wetter.",
    "Am besten Tag der Woche habe ich frei.",
    "Ein Geschenk bester Qualität ist teuer.",
  ],
});

describeRules("a farmer and a herd, a stove and a cage", {
  catches: [
    ["Eine Bauer hat mir geholfen.", "Ein Bauer hat mir geholfen."],
    ["Mein Vater ist eine Bauer.", "Mein Vater ist ein Bauer."],
    ["Die Herd ist kaputt.", "Der Herd ist kaputt."],
    ["Ich brauche eine Herd.", "Ich brauche einen Herd."],
    ["Ich stelle den Topf auf die Herd.", "Ich stelle den Topf auf den Herd."],
  ],
  leaves: [
    "Der Topf steht auf dem Herd.",
    "Die Herde stehen im Lager.",
    "Eine Herde Schafe blockierte die Straße.",
    "Eine Bäuerin hat mir geholfen.",
    "Ich kaufe die Eier direkt beim Bauern.",
  ],
});

describeRules("places, members and landlords", {
  catches: [
    ["Ich war gestern auf der Friedhof.", "Ich war gestern auf dem Friedhof."],
    ["Ich bin Mitglied in ein Verein.", "Ich bin Mitglied in einem Verein."],
    ["Ich spiele in ein Verein.", "Ich spiele in einem Verein."],
    ["Ich habe Schmerzen in mein Bein.", "Ich habe Schmerzen in meinem Bein."],
    ["Ich muss mit Vermieter sprechen.", "Ich muss mit meinem Vermieter sprechen."],
  ],
  leaves: [
    "Sie bringt Blumen auf den Friedhof.",
    "Er trat in einen Verein ein.",
    "Er ist Mitglied im Chor.",
    "Zu Vermietern hatte ich nie ein gutes Verhältnis.",
    "Ich habe mit dem Vermieter gesprochen.",
    "Nach Rücksprache mit Vermieter und Makler ziehen wir ein.",
  ],
});

describeRules("verbs that stand too early, and questions without a comma", {
  catches: [
    ["Ich weiß nicht wann kommt er.", "Ich weiß nicht, wann er kommt."],
    ["Weißt du wo ist die Post?", "Weißt du, wo die Post ist?"],
    ["Ich kann sprechen Englisch und Spanisch.", "Ich kann Englisch und Spanisch sprechen."],
    ["Ich werde machen eine Ausbildung.", "Ich werde eine Ausbildung machen."],
    ["Du sprechst sehr gut Deutsch.", "Du sprichst sehr gut Deutsch."],
    ["Du arbeitst viel.", "Du arbeitest viel."],
  ],
  leaves: [
    "Ich weiß nicht, wo mir der Kopf steht.",
    "Weißt du noch, wie wir uns verlaufen haben?",
    "Ich mag tanzen und Musik.",
    "Ich kann kochen, Pizza und Nudeln.",
    "Es wird regnen heute Abend.",
    "Wir werden sehen, was die Zukunft bringt.",
    "Wenn du sprächst, würden sie zuhören.",
  ],
});

describeRules("small words in fixed places", {
  catches: [
    ["Ihr seit sehr nett.", "Ihr seid sehr nett."],
    ["Vielen danke für Ihre Hilfe.", "Vielen Dank für Ihre Hilfe."],
    ["Mein deutsch ist nicht so gut.", "Mein Deutsch ist nicht so gut."],
    ["Ohne dir kann ich nicht leben.", "Ohne dich kann ich nicht leben."],
    ["Das Geschenk ist für er.", "Das Geschenk ist für ihn."],
    ["Ich bin einverstanden mit du.", "Ich bin einverstanden mit dir."],
    ["Ich habe viele Arbeit.", "Ich habe viel Arbeit."],
    ["Ich habe gesten viel gearbeitet.", "Ich habe gestern viel gearbeitet."],
    ["In meiner Klasse gibt es zwanzig Schülern.", "In meiner Klasse gibt es zwanzig Schüler."],
    ["Ich habe gestern gewesen krank.", "Ich bin gestern gewesen krank."],
  ],
  leaves: [
    "Ihr seit langem geplanter Urlaub fiel ins Wasser.",
    "Ihr seit Jahren kranker Vater lebt bei ihnen.",
    "Vielen Dank für alles, danke!",
    "Mein deutscher Pass ist abgelaufen.",
    "Viele Arbeiten wurden prämiert.",
    "In zwanzig Dörfern gibt es keinen Laden mehr.",
    "Mit Gesten und Blicken machte er sich verständlich.",
    "Wir warten, bis er kommt.",
  ],
});
