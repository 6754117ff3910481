import { describeRules } from "./corrections.ts";

describeRules("articles of objects that only another clause could have", {
  catches: [
    ["Ich möchte der Schlüssel abholen.", "Ich möchte den Schlüssel abholen."],
    ["Kannst du der Fenster zumachen?", "Kannst du das Fenster zumachen?"],
    ["Morgen kaufe ich der Computer.", "Morgen kaufe ich den Computer."],
    ["Wie findest du der Kurs?", "Wie findest du den Kurs?"],
    ["Mein Vater kauft der Fernseher.", "Mein Vater kauft den Fernseher."],
    ["Meine Mutter liest der Zeitung.", "Meine Mutter liest die Zeitung."],
    ["Ich mag die Suppe, aber das Salat nicht.", "Ich mag die Suppe, aber den Salat nicht."],
    ["Ich habe einen Bruder, aber keinen Schwester.", "Ich habe einen Bruder, aber keine Schwester."],
  ],
  leaves: [
    "Ich nehme der Einfachheit halber den Bus.",
    "Ich glaube der Frau.",
    "Viele der Häuser sind alt.",
    "Er ist einer der Lehrer.",
    "Ich bin der Meinung, dass das stimmt.",
    "Ich nehme der Frau die Tasche ab.",
    "Ich sehe der Katze zu.",
    "Meine Mutter kennt der Lehrer schon lange.",
    "Ich mag die Suppe, aber der Koch nicht.",
    "Ich gedenke der Opfer.",
  ],
});

describeRules("articles of subjects", {
  catches: [
    ["Die Mädchen spielt im Garten.", "Das Mädchen spielt im Garten."],
    ["Die Zimmer ist sehr klein.", "Das Zimmer ist sehr klein."],
    ["Die Essen schmeckt gut.", "Das Essen schmeckt gut."],
    ["Der Wohnung liegt im dritten Stock.", "Die Wohnung liegt im dritten Stock."],
    ["Der Prüfung beginnt um neun Uhr.", "Die Prüfung beginnt um neun Uhr."],
    ["Der Stadt gefällt mir.", "Die Stadt gefällt mir."],
    ["Der Schwester von Tom wohnt in Köln.", "Die Schwester von Tom wohnt in Köln."],
    ["Der Milch ist im Kühlschrank.", "Die Milch ist im Kühlschrank."],
    ["Wann kommt der Bahn?", "Wann kommt die Bahn?"],
    ["Wie heißt der Straße?", "Wie heißt die Straße?"],
  ],
  leaves: [
    "Die Zimmer sind klein.",
    "Die Mädchen sieht er jeden Tag.",
    "Der Frau geht es gut.",
    "Der Mutter ist kalt.",
    "Der Stadt fehlt das Geld.",
    "Der Schwester meines Freundes gehört das Haus.",
    "Der Frau wird geholfen.",
    "Der Freundin von Anna habe ich alles erzählt.",
    "Die Lehrer ist krank.",
  ],
});

describeRules("people who get, own or like something", {
  catches: [
    ["Ich schenke meine Mutter Blumen.", "Ich schenke meiner Mutter Blumen."],
    ["Er gibt den Kellner ein Trinkgeld.", "Er gibt dem Kellner ein Trinkgeld."],
    ["Sie erklärt den Schüler die Aufgabe.", "Sie erklärt dem Schüler die Aufgabe."],
    ["Wir zeigen unsere Gäste die Stadt.", "Wir zeigen unseren Gästen die Stadt."],
    ["Ich habe den Arzt alles erzählt.", "Ich habe dem Arzt alles erzählt."],
    ["Gehört das Buch deine Schwester?", "Gehört das Buch deiner Schwester?"],
    ["Gefällt deine Frau die Wohnung?", "Gefällt deiner Frau die Wohnung?"],
    ["Gestern hat mein Bruder meine Mutter geholfen.", "Gestern hat mein Bruder meiner Mutter geholfen."],
    ["Wir gratulieren den Lehrer.", "Wir gratulieren dem Lehrer."],
    ["Ich glaube den Mann nicht.", "Ich glaube dem Mann nicht."],
  ],
  leaves: [
    "Ich bringe meine Tochter jeden Tag in die Schule.",
    "Ich schicke meinen Sohn Brot kaufen.",
    "Er erklärt den Schülern die Aufgabe.",
    "Meiner Mutter hilft mein Bruder.",
    "Meine Mutter gefällt dem Chef.",
    "Ich glaube die Geschichte nicht.",
    "Ich glaube das Kind schläft.",
    "Gehört das Haus deinen Eltern?",
    "Ich passe auf meine Schwester auf.",
  ],
});

describeRules("articles where the subject is a question word, Sie, or unsaid", {
  catches: [
    ["Wer hat der Brief geschrieben?", "Wer hat den Brief geschrieben?"],
    ["Haben Sie ein Tisch für zwei Personen?", "Haben Sie einen Tisch für zwei Personen?"],
    ["Gib mir bitte der Zucker.", "Gib mir bitte den Zucker."],
    ["Ich habe der Wecker nicht gehört.", "Ich habe den Wecker nicht gehört."],
    ["Ich habe eine Katze, aber kein Hund.", "Ich habe eine Katze, aber keinen Hund."],
    ["Der Zug ist pünktlich, aber das Bus nicht.", "Der Zug ist pünktlich, aber der Bus nicht."],
    ["Heute ist der Sonne sehr stark.", "Heute ist die Sonne sehr stark."],
    ["Was kostet der Jacke?", "Was kostet die Jacke?"],
    ["Der Arbeit macht mir Spaß.", "Die Arbeit macht mir Spaß."],
    ["Wegen das Wetter bleiben wir zu Hause.", "Wegen des Wetters bleiben wir zu Hause."],
    ["Am Ende der Monat bekomme ich Geld.", "Am Ende des Monats bekomme ich Geld."],
    ["Er sitzt an den Computer.", "Er sitzt am Computer."],
    ["Ich träume für ein großes Haus.", "Ich träume von einem großen Haus."],
  ],
  leaves: [
    "Wer ist der Mann?",
    "Wer hat der Frau geholfen?",
    "Haben Sie der Dame geholfen?",
    "Heute ist der Frau kalt.",
    "Am Ende die Tante zu fragen, war klug.",
    "Wie die Arbeit läuft, hängt ja oft an den Menschen.",
    "Ich weiß nicht, wenn ich ehrlich bin.",
    "Der Firma gefällt, dass wir kommen.",
  ],
});

describeRules("subjects in the accusative", {
  catches: [
    ["Den Film war sehr gut.", "Der Film war sehr gut."],
    ["Meinen Vater arbeitet bei Siemens.", "Mein Vater arbeitet bei Siemens."],
    ["Wie heißt deinen Bruder?", "Wie heißt dein Bruder?"],
    ["Wann kommt deinen Freund?", "Wann kommt dein Freund?"],
    ["Dort steht einen Baum.", "Dort steht ein Baum."],
    ["Ich bin im der Küche.", "Ich bin in der Küche."],
    ["Das Auto hat repariert worden.", "Das Auto ist repariert worden."],
    ["Ich habe ihr gestern gesehen.", "Ich habe sie gestern gesehen."],
  ],
  leaves: [
    "Den Film fand Anna gut.",
    "Den Mann kennt keiner.",
    "Den Rest bezahlt die Firma.",
    "Den Kuchen backt Mutter.",
    "Den Mann wundert, dass sie lacht.",
    "Den Kaffee bezahlt heute der Chef.",
    "Den Schlüssel hat meine Frau.",
    "Deinen Bruder kennt doch das ganze Dorf.",
    "Den Preis gewinnt Deutschland.",
  ],
});
