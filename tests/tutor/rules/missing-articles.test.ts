import { describeRules } from "./corrections.ts";

describeRules("objects without their article", {
  catches: [
    ["Ich habe Bruder.", "Ich habe einen Bruder."],
    ["Ich suche Wohnung in Hamburg.", "Ich suche eine Wohnung in Hamburg."],
    ["Ich brauche neue Jacke.", "Ich brauche eine neue Jacke."],
    ["Ich möchte neuen Job finden.", "Ich möchte einen neuen Job finden."],
    ["Ich habe Auto gekauft.", "Ich habe ein Auto gekauft."],
    ["Wir haben heute Termin beim Arzt.", "Wir haben heute einen Termin beim Arzt."],
    ["Ich kaufe Geschenk für meine Mutter.", "Ich kaufe ein Geschenk für meine Mutter."],
    ["Ich wünsche dir schönen Tag.", "Ich wünsche dir einen schönen Tag."],
  ],
  leaves: [
    "Ich habe Hunger.",
    "Ich habe Familie in Polen.",
    "Ich habe Frau und Kinder.",
    "Ich möchte Auto fahren.",
    "Ich brauche Tisch, Stuhl und Bett.",
    "Haben Sie Kinder?",
    "Ich habe keinen Bruder.",
    "Ich habe Frau Koch getroffen.",
    "Ich suche neue Zimmer.",
    "Ich habe Besuch bekommen.",
    "Ich brauche Zeit.",
  ],
});

describeRules("what something is, without its article", {
  catches: [
    ["Das ist gute Idee.", "Das ist eine gute Idee."],
    ["Berlin ist schöne Stadt.", "Berlin ist eine schöne Stadt."],
    ["Das war sehr guter Film.", "Das war ein sehr guter Film."],
  ],
  leaves: [
    "Das ist gute Musik.",
    "Das ist gute Arbeit.",
    "Das sind schöne Städte.",
    "Er ist Lehrer.",
    "Das ist meine gute Freundin.",
    "Das ist Tante Anna.",
  ],
});

describeRules("places and times without their article", {
  catches: [
    ["Ich sitze auf Balkon.", "Ich sitze auf dem Balkon."],
    ["Das Bild hängt an Wand.", "Das Bild hängt an der Wand."],
    ["Ich warte an Haltestelle.", "Ich warte an der Haltestelle."],
    ["Ich stehe vor Haus.", "Ich stehe vor dem Haus."],
    ["Ich gehe auf Balkon.", "Ich gehe auf den Balkon."],
    ["Vor Schule frühstücke ich.", "Vor der Schule frühstücke ich."],
    ["Ich komme von Arbeit.", "Ich komme von der Arbeit."],
    ["Ich lerne für Prüfung.", "Ich lerne für die Prüfung."],
    ["Wir wohnen in kleine Wohnung.", "Wir wohnen in einer kleinen Wohnung."],
    ["Er kommt aus kleine Stadt.", "Er kommt aus einer kleinen Stadt."],
  ],
  leaves: [
    "Wir wohnen in kleiner Wohnung.",
    "Er ist auf Arbeit.",
    "Ich bin auf Reisen.",
    "Vor Mitternacht bin ich da.",
    "Nach Feierabend gehe ich schwimmen.",
    "Sie ist eifersüchtig auf kleine Kinder.",
    "In kleinen Städten kennt man sich.",
    "Mit großer Freude lese ich das.",
    "Wir waren in guter Form.",
  ],
});
