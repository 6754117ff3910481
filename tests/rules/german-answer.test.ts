import { describe, expect, it } from "vitest";
import { checkGermanAnswer, type ExpectedGerman, type GermanWord } from "#schema/rules/german-answer.ts";
import { bareWord, rightGerman } from "#schema/rules/german-right.ts";

/** The verdict in one line: "exact", "accepted: capitals", "word: case", "wrong". */
function verdict(typed: string, expected: ExpectedGerman): string {
  const check = checkGermanAnswer(typed, expected);
  const forgiven = check.verdict === "accepted" && check.notes.includes("typing-mistake");
  expect(rightGerman(typed, expected)).toEqual(check.isRight && !forgiven ? check : null);
  if (check.verdict === "accepted") return `accepted: ${check.notes.join(" ")}`;
  return check.verdict === "near-miss" ? `${check.nearMiss.of}: ${check.nearMiss.name}` : check.verdict;
}

/** Typed, right, the verdict, why. */
type Row = readonly [typed: string, right: string, verdict: string, why: string];

function table(rows: readonly Row[], expected: Omit<ExpectedGerman, "answers"> = {}): void {
  it.each(rows)("%j for %j: %s (%s)", (typed, right, wanted) => {
    expect(verdict(typed, { ...expected, answers: [right] })).toBe(wanted);
  });
}

/** Typed, right, the question, the verdict. */
type RowInSentence = readonly [typed: string, right: string, question: string, verdict: string];

function sentences(rows: readonly RowInSentence[]): void {
  it.each(rows)("%j for %j in %j: %s", (typed, right, question, wanted) => {
    expect(verdict(typed, { answers: [right], question })).toBe(wanted);
  });
}

describe("what is the same answer", () => {
  table([
    ["den Stühlen", "den Stühlen", "exact", "letter by letter"],
    ["  den   Stühlen ", "den Stühlen", "exact", "spaces"],
    ["den\u00a0Stühlen", "den Stühlen", "exact", "a non-breaking space"],
    ["den Stühlen.", "den Stühlen", "exact", "a period at the end"],
    ["Wie geht's ?", "Wie geht's?", "exact", "a space before the mark, as the French write"],
    ["Wie geht’s", "Wie geht's?", "exact", "a curly apostrophe, no mark"],
    ["„den Stühlen“", "den Stühlen", "exact", "German quotes around it"],
    ['"Haus"', "Haus", "exact", "straight quotes around it"],
    ["Mu\u0308tter", "Mütter", "exact", "a loose diaeresis, as macOS writes it"],
    ["Mütter", "Mu\u0308tter", "exact", "a loose diaeresis in the content"],
    ["Haus\u200b", "Haus", "exact", "an invisible space from a phone"],
    ["Fahr\u00adrad", "Fahrrad", "exact", "a soft hyphen from a copied text"],
    ["E‑Mail", "E-Mail", "exact", "a hyphen that doesn't break"],
    ["…", "…", "exact", "marks alone are an answer of their own"],
    ["", "Haus", "wrong", "nothing"],
    ["   ", "Haus", "wrong", "spaces alone"],
    ["Baum", "Haus", "wrong", "another word"],
  ]);
});

describe("umlauts and ß", () => {
  table([
    ["den Stuehlen", "den Stühlen", "accepted: spelled-out", "ue for ü"],
    ["AEpfel", "Äpfel", "accepted: spelled-out", "AE for Ä"],
    ["Aepfel", "Äpfel", "accepted: spelled-out", "Ae for Ä"],
    ["schoen", "schön", "accepted: spelled-out", "oe for ö"],
    ["Strasse", "Straße", "accepted: spelled-out", "ss for ß, as the Swiss write"],
    ["groesser", "größer", "accepted: spelled-out", "both"],
    ["grösser", "größer", "accepted: spelled-out", "one of them"],
    ["Fuesse", "Füße", "accepted: spelled-out", "ü and ß"],
    ["STRAẞE", "Straße", "exact", "a capital ß"],
    ["fruehere", "frühere", "accepted: spelled-out", "ü before e"],
    ["aktuell", "aktuell", "exact", "a true ue"],
    ["aktüll", "aktuell", "wrong", "a true ue is no umlaut"],
    ["Israel", "Israel", "exact", "a true ae"],
    ["Isräl", "Israel", "wrong", "a true ae is no umlaut"],
    ["Poesie", "Poesie", "exact", "a true oe"],
    ["Mutter", "Mütter", "word: umlaut-missing", "the singular"],
    ["Mütter", "Mutter", "word: umlaut-added", "the plural"],
    ["schon", "schön", "word: umlaut-missing", "another word"],
    ["schön", "schon", "word: umlaut-added", "another word"],
    ["Apfel", "Äpfel", "word: umlaut-missing", "a capital umlaut"],
    ["zwei Stuhle", "zwei Stühle", "word: umlaut-missing", "in a phrase"],
    ["konnte", "könnte", "word: umlaut-missing", "the past for the Konjunktiv"],
    ["hätte", "hatte", "word: umlaut-added", "the Konjunktiv for the past"],
    ["fur", "für", "word: umlaut-missing", "also in a function word"],
    ["Hauser", "Häuser", "word: umlaut-missing", "au for äu"],
    ["Strase", "Straße", "word: one-letter-off", "one s for ß"],
    ["Maße", "Masse", "word: one-letter-off", "ß for the ss of another word"],
    ["Masse", "Maße", "accepted: spelled-out", "ss for ß may always stand"],
    ["daß", "dass", "wrong", "the old spelling of a function word"],
  ]);

  it("takes no spelled-out umlaut for a word that is another form", () => {
    const answers = ["Maße"];
    expect(verdict("Masse", { answers, otherForms: [{ form: "Masse" }] })).toBe("word: form");
  });
});

describe("capitals", () => {
  table([
    ["den stühlen", "den Stühlen", "accepted: capitals", "a noun in small letters"],
    ["HAUS", "Haus", "exact", "a locked shift key is not a matter of nouns"],
    ["Gehen", "gehen", "accepted: capitals", "a verb with a capital, as phones write"],
    ["sie", "Sie", "accepted: capitals", "where the question doesn't test it"],
    ["stuehlen", "Stühlen", "accepted: spelled-out capitals", "two notes, the umlaut first"],
    ["ähnlich", "ähnlich", "exact", "a small umlaut"],
  ]);

  describe("that the question tests", () => {
    table(
      [
        ["sie", "Sie", "words: capitals", "she for the polite you"],
        ["Sie", "sie", "words: capitals", "the polite you for she"],
        ["Sie", "Sie", "exact", "right"],
        ["ihren", "Ihren", "words: capitals", "her for your"],
        ["haben sie", "haben Sie", "words: capitals", "in a phrase"],
        ["essen", "Essen", "words: capitals", "a verb as a noun"],
      ],
      { tests: ["capitals"] },
    );
  });
});

describe("articles and sich", () => {
  table([
    ["Haus", "das Haus", "words: missing-word", "an article belongs to the answer"],
    ["das Haus", "Haus", "words: extra-word", "an article that is not asked for"],
    ["freuen", "sich freuen", "words: missing-word", "a reflexive verb without sich"],
  ]);

  describe("left out where the question allows it", () => {
    table(
      [
        ["Haus", "das Haus", "accepted: article", "the noun alone"],
        ["das Haus", "das Haus", "exact", "with its article"],
        ["der Haus", "das Haus", "word: gender", "another article is wrong all the same"],
        ["häuser", "die Häuser", "accepted: capitals article", "two notes"],
        ["das", "das Haus", "words: missing-word", "the article alone"],
        ["freuen", "sich freuen", "accepted: sich", "a verb without its sich"],
        ["sich", "sich freuen", "words: missing-word", "sich alone"],
        ["sich gehen", "gehen", "words: extra-word", "sich on a verb that has none"],
        ["Hauser", "die Häuser", "word: umlaut-missing", "the noun alone, with a mistake"],
        ["Fahrräde", "die Fahrräder", "word: ending", "the noun alone, with another ending"],
        ["freue", "sich freuen", "word: ending", "the verb alone, with a mistake"],
      ],
      { forgives: ["article-left-out", "sich-left-out"] },
    );
  });

  describe("of any kind where only the word counts", () => {
    table(
      [
        ["der Haus", "das Haus", "accepted: article", "another article"],
        ["das Haus", "Haus", "accepted: article", "an article too many"],
        ["das", "das", "exact", "an article as the word"],
        ["das heißt", "das heißt", "exact", "a phrase that begins with one"],
      ],
      { forgives: ["any-article"] },
    );
  });
});

describe("articles with their noun", () => {
  table([
    ["die Stühlen", "den Stühlen", "word: article", "a dative plural, or a masculine noun on -n: not certain"],
    ["die Stühle", "den Stühlen", "word: case", "nominative for dative"],
    ["der Stuhl", "den Stuhl", "word: case", "nominative for accusative: Stuhl is no dative plural"],
    ["dem Stuhl", "den Stuhl", "word: case", "dative for accusative"],
    ["den Stuhl", "dem Stuhl", "word: case", "accusative for dative"],
    ["das Stuhl", "der Stuhl", "word: gender", "das can only be another gender"],
    ["das Stuhl", "den Stuhl", "word: gender", "neuter accusative for masculine"],
    ["die Stuhl", "der Stuhl", "word: article", "the gender, or the case of a feminine noun: not certain"],
    ["die Lehrer", "der Lehrer", "word: article", "feminine or plural: not certain"],
    ["die Tür", "der Tür", "word: article", "the gender of a nominative or the case of a dative"],
    ["einen Tür", "eine Tür", "word: gender", "masculine for feminine"],
    ["ein Stuhl", "einen Stuhl", "word: ending", "a masculine nominative or a neuter accusative: not certain"],
    ["einem Tür", "einer Tür", "word: gender", "masculine dative for feminine"],
    ["keinen Zeit", "keine Zeit", "word: gender", "masculine for feminine"],
    ["meine Hund", "mein Hund", "word: gender", "a possessive"],
    ["meinem Hund", "meinen Hund", "word: case", "dative for accusative"],
    ["deine Mann", "meinen Mann", "wrong", "another possessive"],
    ["unserem Hund", "unseren Hund", "word: case", "a possessive with -er"],
    ["euere Hund", "eurem Hund", "word: ending", "two features"],
    ["dieser Hund", "diesen Hund", "word: case", "a word like der"],
    ["jeden Buch", "jedes Buch", "word: gender", "jeder has no plural"],
    ["welchen Film", "welcher Film", "word: case", "a question word"],
    ["den Kind", "dem Kind", "word: case", "accusative for dative: Kind is no plural"],
    ["der Häusern", "den Häusern", "word: article", "dative plural: genitive or number"],
    ["einen Roman", "einem Roman", "word: case", "accusative for dative"],
    ["den Lärm", "des Lärms", "word: case", "article and noun"],
    ["dem Präsidenten", "des Präsidenten", "word: case", "a noun of the n-declension"],
    ["der Student", "den Studenten", "words: form", "n-declension or dative plural: not certain"],
    ["die Kinder", "den Kindern", "word: case", "dative plural"],
    ["ein Stuhl", "der Stuhl", "wrong", "another kind of article"],
    ["der Tisch", "den Stühlen", "wrong", "another noun"],
    ["den Tischen", "den Stühlen", "wrong", "another noun in the right form"],
  ]);
});

describe("articles and determiners in their sentence", () => {
  sentences([
    ["der", "den", "Schön! Hörst du ___ Vogel? (the)", "word: case"],
    ["das", "den", "Schön! Hörst du ___ Vogel? (the)", "word: gender"],
    ["die", "den", "Schön! Hörst du ___ Vogel? (the)", "word: form"],
    ["die", "der", "Um eins kommt Emil aus ___ Schule. (the)", "word: case"],
    ["dem", "der", "Um eins kommt Emil aus ___ Schule. (the)", "word: gender"],
    ["den", "dem", "Mit ___ Hut siehst du toll aus! (the)", "word: case"],
    ["den", "dem", "Oma sitzt in der Sonne auf ___ Balkon. (the)", "word: form"],
    ["der", "dem", "Mit ___ Hut siehst du toll aus! (the)", "word: form"],
    ["die", "den", "Im August wandern wir gern in ___ Bergen. (the)", "word: form"],
    ["keine", "kein", "In der Küche ist ___ Herd!", "word: gender"],
    ["ein", "eine", "Bonn ist ___ Stadt am Rhein. (a)", "word: gender"],
    ["eine", "einer", "Der Hund ist ___ Frau durch die ganze Stadt gefolgt. (a)", "word: case"],
    ["eine", "einer", "___ von uns muss gehen.", "word: ending"],
    ["meine", "meiner", "Am Sonntag essen wir bei ___ Oma. (my)", "word: case"],
    ["seine", "ihre", "Lena besucht ___ Tante.", "wrong"],
    ["welches", "welchem", "Aus ___ Land kommt Amira? – Aus Indien. (which)", "word: case"],
    ["jeden", "jede", "Ich kenne ___ Straße. (every)", "word: gender"],
    ["mein", "meiner", "Die Kollegin nahm sich ___ an. (ich, correct form)", "word: ending"],
    ["ihre", "ihr", "Ich danke ___.", "word: ending"],
    ["der", "den", "Wo ist denn mein Schal, ___ Oma mir geschenkt hat? (one word)", "word: form"],
    ["die", "denen", "Es gibt zwei Dinge, vor ___ Tom Angst hat.", "word: case"],
    ["nicht", "kein", "Mia isst viel Obst, aber ___ Gemüse. (no)", "wrong"],
    ["in der", "in die", "Ich fahre heute noch ___ Stadt. (two words: into the)", "word: case"],
    ["unseres", "unserer", "Am Samstag feiern wir den Geburtstag ___ Großmutter. (our)", "word: ending"],
    ["einer", "eine", "Was für ___ Stadt ist das?", "word: case"],
  ]);

  it("names the case where the question tells what the answer is", () => {
    const features = { case: "dative", gender: "m", number: "singular" } as const;
    expect(verdict("den", { answers: ["dem"], features })).toBe("word: form");
    expect(verdict("der", { answers: ["den"], features: { ...features, case: "accusative" } })).toBe("word: case");
  });
});

describe("pronouns", () => {
  table([
    ["mir", "mich", "pronoun: case", "dative for accusative"],
    ["ich", "mich", "pronoun: case", "nominative for accusative"],
    ["du", "dich", "pronoun: case", "nominative for accusative"],
    ["er", "ihn", "pronoun: case", "nominative for accusative"],
    ["ihm", "ihn", "pronoun: case", "dative for accusative"],
    ["wir", "uns", "pronoun: case", "nominative for accusative or dative"],
    ["er", "es", "pronoun: gender", "masculine for neuter"],
    ["er", "sie", "wrong", "feminine or plural: not certain"],
    ["du", "ich", "pronoun: person", "another person"],
    ["ich", "wir", "pronoun: number", "one for several"],
    ["sich", "mich", "pronoun: person", "reflexive"],
    ["mich", "uns", "pronoun: number", "reflexive"],
    ["ihn", "sich", "wrong", "personal for reflexive"],
    ["wer", "wen", "pronoun: case", "a question word"],
    ["Wem", "Wen", "pronoun: case", "a question word"],
    ["was", "wen", "wrong", "another question word"],
    ["mit wen", "mit wem", "pronoun: case", "in a phrase"],
    ["du kommst", "ich komme", "wrong", "the verb differs as well"],
    ["über ihm", "über ihn", "pronoun: case", "after a preposition"],
    ["uns", "unser", "wrong", "the pronoun for the possessive"],
    ["dessen", "deren", "word: form", "relative: gender or number"],
    ["den", "denen", "word: form", "article for relative pronoun"],
  ]);
});

describe("function words", () => {
  table([
    ["vor", "von", "wrong", "one letter, another preposition"],
    ["in", "im", "wrong", "no article in it"],
    ["wenn", "wann", "wrong", "one letter"],
    ["den", "denn", "wrong", "one letter"],
    ["dann", "denn", "wrong", "one letter"],
    ["das", "dass", "wrong", "two that sound the same"],
    ["als", "also", "wrong", "one letter"],
    ["seit", "seid", "wrong", "a preposition for a verb"],
    ["nicht", "nichts", "wrong", "one letter"],
    ["kein", "nein", "wrong", "one letter"],
    ["noch", "nach", "wrong", "one letter"],
    ["wieder", "weder", "wrong", "one letter"],
    ["trotz", "trotzdem", "wrong", "a preposition for an adverb"],
    ["am", "im", "wrong", "another preposition"],
  ]);

  it("are not forgiven a letter, whatever the question forgives", () => {
    const forgives = ["typing-mistake"] as const;
    for (const [typed, right] of [
      ["trotzden", "trotzdem"],
      ["nachden", "nachdem"],
      ["dessem", "dessen"],
      ["welchen", "welchem"],
    ] as const)
      expect(checkGermanAnswer(typed, { answers: [right], forgives }).isRight).toBe(false);
  });
});

describe("endings", () => {
  table([
    ["neuen", "neuem", "word: ending", "an adjective"],
    ["mit einem neue Stuhl", "mit einem neuen Stuhl", "word: ending", "an adjective in a phrase"],
    ["schwierig", "schwierige", "word: ending", "no ending"],
    ["kleiner", "kleine", "word: ending", "the ending of another gender, or a comparative: not certain"],
    ["Freunde", "Freunden", "word: ending", "no n in the dative plural"],
    ["Kinds", "Kinder", "word: ending", "an English plural"],
    ["Fensters", "Fenster", "word: ending", "an s too many"],
    ["Hause", "Häuser", "word: form", "umlaut and ending"],
    ["Häuser", "Hauses", "word: form", "the plural for the genitive"],
    ["Hotele", "Hotels", "word: ending", "another plural"],
    ["Name", "Namen", "word: ending", "n-declension"],
    ["meine neue", "meiner neuen", "word: case", "article and adjective"],
    ["großer", "größer", "word: umlaut-missing", "a comparative"],
    ["mehr groß", "größer", "wrong", "an English comparative"],
    ["Kurs", "Kunst", "wrong", "a shared beginning is not a stem"],
    ["Bein", "Beil", "word: one-letter-off", "another noun"],
    ["Haus", "Hau", "word: ending", "too much"],
  ]);
});

describe("verbs", () => {
  sentences([
    ["kauft", "kaufe", "Ich ___ Gemüse. (kaufen, present)", "verb: person"],
    ["kaufst", "kauft", "Nora ___ Gemüse. (kaufen, present)", "verb: person"],
    ["kaufen", "kaufe", "Ich ___ Gemüse. (kaufen, present)", "verb: ending"],
    ["kauf", "kaufe", "Ich ___ Gemüse. (kaufen, present)", "verb: ending"],
    ["wohnt", "wohnst", "Wo ___ du, Amira? (wohnen, present)", "verb: ending"],
    ["warte", "wartet", "Paul ___ schon eine Stunde. (warten, present)", "verb: person"],
    ["baut", "baute", "Mein Opa ___ sein Haus allein. (bauen, Präteritum)", "verb: tense"],
    ["bautet", "baute", "Mein Opa ___ sein Haus allein. (bauen, Präteritum)", "verb: ending"],
    ["fragt", "fragte", "Er ___ den Wirt. (fragen, past)", "verb: tense"],
    ["ist", "sind", "Wie alt ___ deine Kinder? (sein, present)", "verb: number"],
    ["ist", "bist", "___ du krank? (sein, present)", "verb: person"],
    ["ist", "war", "Nora ___ gestern beim Arzt. (sein, Präteritum)", "verb: tense"],
    ["sein", "ist", "Ich weiß nicht, wo er ___. (sein, present)", "verb: form"],
    ["war", "waren", "Meine Eltern ___ in Bonn. (sein, Präteritum)", "verb: number"],
    ["wart", "waren", "Meine Eltern ___ in Bonn. (sein, Präteritum)", "verb: person"],
    ["habe", "hatte", "Ich ___ kein Geld. (haben, Präteritum)", "verb: tense"],
    ["will", "willst", "Was ___ du werden? (wollen, present)", "verb: person"],
    ["wollst", "willst", "Was ___ du werden? (wollen, present)", "verb: form"],
    ["kann", "konnte", "Gestern ___ er nicht kommen. (können, Präteritum)", "verb: tense"],
    ["könnten", "könnte", "___ ich Sie kurz etwas fragen? (können, Konjunktiv II)", "verb: number"],
    ["habe", "hätte", "Mit mehr Geld ___ ich ein Haus. (haben, Konjunktiv II)", "verb: form"],
    ["sehst", "siehst", "___ du das Licht? (sehen, present)", "verb: form"],
    ["sieht", "siehst", "___ du das Licht? (sehen, present)", "verb: person"],
    ["schlaft", "schläft", "Endlich ___ das Baby! (schlafen, present)", "word: umlaut-missing"],
    ["schlafen", "schläft", "Endlich ___ das Baby! (schlafen, present)", "verb: form"],
    ["liest", "las", "Früher ___ mir mein Vater vor. (vorlesen, Präteritum)", "verb: tense"],
    ["leste", "las", "Früher ___ mir mein Vater vor. (vorlesen, Präteritum)", "verb: form"],
    ["springten", "sprangen", "Die Kinder ___ in den See. (springen, Präteritum)", "verb: form"],
    ["sprang", "sprangen", "Die Kinder ___ in den See. (springen, Präteritum)", "verb: number"],
    ["gelest", "gelesen", "Hast du das Buch schon ___? (lesen, participle)", "verb: ending"],
    ["lesen", "gelesen", "Hast du das Buch schon ___? (lesen, participle)", "verb: form"],
    ["gefindet", "gefunden", "Ich habe meine Brille ___. (finden, participle)", "verb: form"],
    ["gehelft", "geholfen", "Sie haben uns sehr ___. (helfen, participle)", "verb: form"],
    ["geabholt", "abgeholt", "Wer hat die Kinder ___? (abholen, participle)", "verb: form"],
    ["sprech", "sprich", "Mia, ___ bitte Deutsch! (sprechen, imperative)", "verb: form"],
    ["sprichst", "sprich", "Mia, ___ bitte Deutsch! (sprechen, imperative)", "verb: ending"],
    ["lebt", "lebe", "„Es ___ das Brautpaar!“ (leben, Konjunktiv I)", "verb: ending"],
    ["rauchst", "raucht", "Hier ___ man nicht! (rauchen, present)", "verb: person"],
    ["spielt", "kauft", "Nora ___ Gemüse. (kaufen, present)", "wrong"],
    ["hat", "ist", "Lena ___ krank geworden. (haben or sein, present)", "verb: auxiliary"],
    ["ist", "hat", "Jonas ___ seine Großeltern besucht. (haben or sein, present)", "verb: auxiliary"],
    ["ist", "hat", "Der Hund ist klein, aber Mia ___ Angst. (sein or haben, present)", "wrong"],
    ["hatten", "waren", "Nachdem die Gäste gegangen ___, schliefen wir. (haben or sein, past)", "verb: auxiliary"],
    ["gewohnt ist", "gewohnt hat", "…, weil er in Köln ___. (two words: wohnen, Perfekt)", "verb: auxiliary"],
    ["reparierte", "reparierten", "Mit dem ___ Auto fahren wir. (reparieren, Partizip II)", "verb: ending"],
    ["ausfüllt", "füllt", "Frau Rossi ___ das Formular aus. (ausfüllen, present)", "verb: written-as-one"],
    ["abhole ich", "hole ich", "Am Samstag ___ Emil ab. (two words: ich, abholen)", "verb: written-as-one"],
    ["holt ab", "abholt", "…, weil sie ihren Sohn ___. (abholen, one word)", "verb: written-apart"],
  ]);

  table(
    [
      ["gehe", "geht", "verb: person", "ich for er"],
      ["geht", "ging", "verb: tense", "the present"],
      ["gehst", "ging", "verb: form", "two features"],
      ["gehen", "geht", "verb: ending", "the infinitive, or wir for er"],
      ["gang", "ging", "verb: form", "no word"],
      ["lief", "ging", "wrong", "another verb"],
    ],
    { tests: ["conjugation"], infinitive: "gehen" },
  );
  table(
    [
      ["stehe auf", "stehe auf", "exact", "two words"],
      ["aufstehe", "stehe auf", "verb: written-as-one", "in one word"],
      ["auf stehe", "stehe auf", "words: order", "in the order of one word"],
      ["stehe", "stehe auf", "words: missing-word", "no particle"],
      ["steht auf", "stehe auf", "verb: person", "er for ich"],
      ["stand auf", "stehe auf", "verb: tense", "the past"],
      ["ich aufstehe", "ich stehe auf", "verb: written-as-one", "with its subject"],
      ["stehe ich auf", "ich stehe auf", "words: order", "the order of a question"],
      ["ich stehe an", "ich stehe auf", "wrong", "another particle"],
      ["bin aufgestanden", "stehe auf", "wrong", "a Perfekt"],
    ],
    { tests: ["conjugation"], infinitive: "aufstehen", features: { tense: "present", person: 1 } },
  );
});

describe("words in their order and number", () => {
  table([
    ["wir fliegen", "fliegen wir", "words: order", "the English order"],
    ["hat gewohnt", "gewohnt hat", "words: order", "the order of a main clause"],
    ["mir sie", "sie mir", "words: order", "two pronouns"],
    ["gewohnt", "gewohnt hat", "words: missing-word", "no auxiliary"],
    ["dass", "so dass", "words: missing-word", "half of it"],
    ["verbunden worden", "verbunden", "words: extra-word", "one too many"],
    ["Rad fahren", "Radfahren", "words: written-apart", "a noun in two words"],
    ["kennen lernen", "kennenlernen", "words: written-apart", "a verb in two words"],
    ["garnicht", "gar nicht", "words: written-as-one", "two words in one"],
    ["wir fliegt", "fliegen wir", "wrong", "two mistakes"],
    ["Heute fliegen wir nach Bonn", "fliegen wir", "wrong", "the whole sentence"],
  ]);
});

describe("a very long answer", () => {
  it("is judged as quickly as a short one", () => {
    const started = performance.now();
    expect(verdict("auf ".repeat(1_000), { answers: ["stehe auf"], question: "Ich ___." })).toBe("wrong");
    expect(performance.now() - started).toBeLessThan(100);
  });
});

describe("a letter that is wrong", () => {
  table([
    ["Schwestr", "Schwester", "word: one-letter-off", "a letter missing"],
    ["Schwesster", "Schwester", "word: one-letter-off", "a letter too many"],
    ["Schwetser", "Schwester", "word: one-letter-off", "two letters that changed places"],
    ["Fahrad", "Fahrrad", "word: one-letter-off", "one of two"],
    ["Ei", "Eis", "wrong", "too short to tell"],
    ["Amira's", "Amiras", "word: one-letter-off", "an English apostrophe"],
    ["Schwstr", "Schwester", "wrong", "two letters"],
  ]);

  describe("where the question forgives it", () => {
    const expected = { forgives: ["typing-mistake"], isKnownWord: (word: string) => word === "rinder" } as const;
    table(
      [
        ["Schwestr", "Schwester", "accepted: typing-mistake", "nine letters"],
        ["Schwstr", "Schwester", "accepted: typing-mistake", "two of nine letters"],
        ["Schstr", "Schwester", "wrong", "three of nine letters"],
        ["Fhrer", "Fahrer", "accepted: typing-mistake", "one of six letters"],
        ["Tih", "Tisch", "wrong", "two of five letters"],
        ["Bum", "Baum", "wrong", "four letters are too few"],
        ["Stuhle", "Stühle", "accepted: typing-mistake", "a lost umlaut"],
        ["Rinder", "Kinder", "wrong", "another known word"],
        ["Kindern", "Kinder", "word: ending", "grammar, not fingers"],
        ["vor dem Hasu", "vor dem Haus", "word: one-letter-off", "four letters"],
        ["die Schwestr", "der Schwester", "wrong", "a mistake in grammar besides"],
      ],
      expected,
    );
  });

  it.each(["plural", "conjugation"] as const)("is never forgiven where the question tests the %s", (point) => {
    const expected = { answers: ["Schwestern"], tests: [point], forgives: ["typing-mistake"] } as const;
    expect(verdict("Schwestenr", expected)).toBe("word: one-letter-off");
    expect(verdict("Schwester", expected)).toBe("word: ending");
  });
});

describe("other forms that the caller knows", () => {
  const noun: ExpectedGerman = {
    answers: ["Stühle"],
    tests: ["plural"],
    features: { number: "plural" },
    otherForms: [{ form: "Stuhl", number: "singular" }],
  };
  const verb: ExpectedGerman = {
    answers: ["komme", "komme an"],
    tests: ["conjugation"],
    features: { tense: "present", person: 1 },
    otherForms: [
      { form: "kommst", tense: "present", person: 2 },
      { form: "kommt", tense: "present", person: 3 },
      { form: "kommt", tense: "present", person: 5 },
      { form: "kam", tense: "past", person: 1 },
      { form: "kamst", tense: "past", person: 2 },
    ],
  };

  it.each([
    ["Stuhl", noun, "word: number"],
    ["Stuhle", noun, "word: umlaut-missing"],
    ["kommst", verb, "verb: person"],
    ["kommt", verb, "verb: person"],
    ["kam", verb, "verb: tense"],
    ["kamst", verb, "verb: form"],
  ] as const)("%s", (typed, expected, wanted) => {
    expect(verdict(typed, expected)).toBe(wanted);
  });
});

describe("several right answers", () => {
  const answers = ["unseren", "unsern", "unsren"];

  it("takes any of them", () => {
    expect(checkGermanAnswer("unsern", { answers })).toEqual({ verdict: "exact", isRight: true, answer: "unsern" });
  });

  it("compares a wrong answer with the nearest one", () => {
    expect(checkGermanAnswer("dranm", { answers: ["daran", "dran"] })).toMatchObject({ answer: "dran" });
  });

  it("shows the first one where none is near", () => {
    expect(checkGermanAnswer("Baum", { answers: ["daran", "dran"] })).toEqual({
      verdict: "wrong",
      isRight: false,
      answer: "daran",
    });
  });

  it("prefers the one that needs no note", () => {
    expect(verdict("Strasse", { answers: ["Straße", "Strasse"] })).toBe("exact");
  });
});

describe("the word of a lesson, whatever its article", () => {
  it.each([
    ["the word itself", "Haus", "Haus", true],
    ["with its article", "das Haus", "Haus", true],
    ["with another article: only the word counts here", "der Haus", "Haus", true],
    ["in small letters", "haus", "Haus", true],
    ["spaces and a period", "  Haus. ", "Haus", true],
    ["one letter wrong", "Hause", "Haus", false],
    ["part of the word", "Hau", "Haus", false],
    ["nothing", "", "Haus", false],
    ["an article alone", "das", "Haus", false],
    ["an article as the word", "das", "das", true],
    ["ue for ü", "Muetter", "Mütter", true],
    ["ae for ä, capital", "AEPFEL", "Äpfel", true],
    ["oe and ss", "groesser", "größer", true],
    ["oe beside ß", "groeßer", "größer", true],
    ["ö beside ss, as the Swiss write", "grösser", "größer", true],
    ["a combining diaeresis", "Mu\u0308tter", "Mütter", true],
    ["an umlaut left out", "Mutter", "Mütter", false],
    ["an umlaut put in", "Mütter", "Mutter", false],
    ["ß left as one s", "Strase", "Straße", false],
    ["ß for the ss of another word", "Maße", "Masse", false],
    ["ue that is no umlaut", "aktüll", "aktuell", false],
    ["ue that is no umlaut, right", "aktuell", "aktuell", true],
    ["ü before e", "fruehere", "frühere", true],
    ["a reflexive verb", "sich freuen", "sich freuen", true],
    ["a reflexive verb without sich", "freuen", "sich freuen", true],
    ["sich on a verb that has none", "sich gehen", "gehen", false],
    ["sich alone", "sich", "sich freuen", false],
    ["a phrase", "wie geht’s", "Wie geht's?", true],
    ["a phrase with an article in front", "das heißt", "das heißt", true],
  ])("%s", (_what, typed, word, accepted) => {
    expect(rightGerman(typed, bareWord({ word })) !== null).toBe(accepted);
  });

  it("accepts the other spellings that the content lists", () => {
    const word = { word: "Fotografie", accepted: ["Photographie"] };
    expect(rightGerman("die photographie", bareWord(word))).not.toBeNull();
    expect(rightGerman("Fotographie", bareWord(word))).toBeNull();
  });

  it.each([
    ["Tuer", { word: "Tür" }, true],
    ["die TUER", { word: "Tür" }, true],
    ["Tür", { word: "Tür" }, false],
    ["Fluesse", { word: "Flüsse" }, true],
    ["freuen", { word: "sich freuen" }, false],
    ["Strasse", { word: "Straße" }, true],
    ["Strasse", { word: "Straße", accepted: ["Strasse"] }, false],
    ["Tur", { word: "Tür" }, false],
  ])("%s for %o is spelled out: %s", (typed, expected: GermanWord, spelledOut) => {
    expect(verdict(typed, bareWord(expected)).includes("spelled-out")).toBe(spelledOut);
  });
});
