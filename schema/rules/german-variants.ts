// What the dictionary gives as right beside the gender or the plural that the bank has. A test names the entries that the bank lost.

/** Nouns with a second gender. No quiz asks for their gender, and both articles count. */
export const OTHER_GENDER: ReadonlyMap<string, "m" | "f" | "n"> = new Map([
  ["App", "n"],
  ["Bonbon", "n"],
  ["E-Mail", "n"],
  ["Gummi", "n"],
  ["Joghurt", "n"],
  ["Kaugummi", "n"],
  ["Laptop", "n"],
  ["Liter", "n"],
  ["Meter", "n"],
  ["Paprika", "m"],
  ["Pflichtteil", "n"],
  ["Quadratmeter", "n"],
  ["Silvester", "m"],
  ["Teil", "n"],
  ["Virus", "m"],
  ["Zentimeter", "n"],
]);

/** Nouns with further plurals. */
export const OTHER_PLURALS: ReadonlyMap<string, readonly string[]> = new Map(
  `Balkon Balkone, Cent Cent, Denkmal Denkmale, Dilemma Dilemmas, Ding Dinger, Dutzend Dutzend, Etikett Etiketts, Euro Euro,
   Fachmann Fachmänner, Fragebogen Fragebogen, Gramm Gramme, Joghurt Joghurt Joghurte, Karton Kartone, Karussell Karusselle, Kasten Kasten,
   Kilo Kilo, Kinderwagen Kinderwägen, Komma Kommata, Konto Kontos Konti, Kran Krane, Krankenwagen Krankenwägen, Labor Labors, Laden Laden,
   Lkw Lkw, Magen Magen, Mahnmal Mahnmäler, Motor Motore, Nachlass Nachlasse, Paprika Paprika, Park Parke, Pizza Pizzen, Pudding Puddinge,
   Schal Schale, Schlagwort Schlagwörter, Schluck Schlücke, Ski Ski, Stau Staue, Stichwort Stichwörter, Streik Streike, Tempo Tempi,
   Test Teste, Thema Themata, Trauma Traumen, Tumor Tumore, Visum Visen, Wort Worte, Zahnpasta Zahnpastas`
    .split(",")
    .map((line) => line.trim().split(" "))
    .map(([word = "", ...plurals]) => [word, plurals]),
);

/** Names that have a gender but no article of their own: nobody says "das Europa", so nobody is asked for it. */
export const WITHOUT_ARTICLE: ReadonlySet<string> = new Set(["Deutschland", "Europa", "Österreich"]);
