// What the dictionary gives as right beside the gender or the plural that the bank has. A test names the entries that the bank lost.

/** Nouns with a second gender. No quiz asks for their gender, and both articles count. */
export const OTHER_GENDER: ReadonlyMap<string, "m" | "f" | "n"> = new Map([
  ["App", "n"],
  ["E-Mail", "n"],
  ["Joghurt", "n"],
  ["Laptop", "n"],
  ["Liter", "n"],
  ["Meter", "n"],
  ["Silvester", "m"],
  ["Teil", "n"],
]);

/** Nouns with further plurals. */
export const OTHER_PLURALS: ReadonlyMap<string, readonly string[]> = new Map(
  `Balkon Balkone, Cent Cent, Denkmal Denkmale, Dilemma Dilemmas, Ding Dinger, Euro Euro, Joghurt Joghurt Joghurte,
   Kilo Kilo, Konto Kontos Konti, Kran Krane, Krankenwagen Krankenwägen, Labor Labors, Laden Laden, Lkw Lkw, Magen Magen, Mahnmal Mahnmäler,
   Motor Motore, Nachlass Nachlasse, Park Parke, Pizza Pizzen, Schal Schale, Schlagwort Schlagwörter, Stau Staue,
   Stichwort Stichwörter, Streik Streike, Test Teste, Thema Themata, Trauma Traumen, Tumor Tumore, Visum Visen, Wort Worte`
    .split(",")
    .map((line) => line.trim().split(" "))
    .map(([word = "", ...plurals]) => [word, plurals]),
);

/** Names that have a gender but no article of their own: nobody says "das Europa", so nobody is asked for it. */
export const WITHOUT_ARTICLE: ReadonlySet<string> = new Set(["Deutschland", "Europa", "Österreich"]);
