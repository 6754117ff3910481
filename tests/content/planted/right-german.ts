import { GOOD_WORDS, noun, SMALL, verb, type WrittenWord } from "../fixtures.ts";

/** Right German that a careless check would complain about. */
export const RIGHT: WrittenWord[] = [
  ...GOOD_WORDS,
  noun("Straße", "f", "Straßen", "In der *Straße* gibt es Spaß, Grüße und Maße."),
  noun("Muße", "f", "none", "Ich brauche *Muße*."),
  noun("Mann", "m", "Männer", "Ich helfe dem alten *Mann*."),
  noun("Kind", "n", "Kinder", "Er spielt mit den *Kindern*."),
  noun("Medizin", "f", "none", "Die *Medizin* hilft gegen Husten."),
  verb("müssen", "modal", "Du *musst* jetzt gehen."),
  verb("essen", "stem-changing", "Lena *isst* heute bei uns."),
  verb("sein", "irregular", "Das *ist* Lenas Haus.", { aux: "sein" }),
  verb("arbeiten", "regular", "Er hat gestern viel *gearbeitet*."),
  verb("sich freuen", "regular", "Ich *freue mich* sehr."),
  verb("kommen", "irregular", "*Komm* bitte zu uns!", { aux: "sein" }),
  verb("nehmen", "stem-changing", "*Nimm* bitte den Bus!"),
  verb("einkaufen", "regular", "Ich will heute *einkaufen*.", { prefix: "ein" }),
  verb("anrufen", "irregular", "Hast du ihn *angerufen*?", { prefix: "an" }),
  verb("abholen", "regular", "Sie sagt, dass sie uns *abholt*.", { prefix: "ab" }),
  verb("Rad fahren", "stem-changing", "Er *fährt* gern *Rad*.", { aux: "sein" }),
  { ...SMALL, word: "gut", sentence: "Das ist *besser*, Sie haben recht." },
  { ...SMALL, word: "hoch", sentence: "Er fragt: „Wie *hoch* ist Ihr Haus?“" },
  { ...SMALL, word: "hundert", pos: "numeral", sentence: "Es sind *hundert* oder 100 000." },
];
