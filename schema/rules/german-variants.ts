// What the dictionary gives as right beside the gender or the plural that the bank has. A test names the entries that the bank lost.

/** Nouns with a second gender. No quiz asks for their gender, and both articles count. */
export const OTHER_GENDER: ReadonlyMap<string, "m" | "f" | "n"> = new Map([
  ["App", "n"],
  ["Bonbon", "n"],
  ["Cola", "n"],
  ["E-Mail", "n"],
  ["Gummi", "n"],
  ["Joghurt", "n"],
  ["Kaugummi", "n"],
  ["Keks", "n"],
  ["Ketchup", "n"],
  ["Laptop", "n"],
  ["Liter", "n"],
  ["Meter", "n"],
  ["Paprika", "m"],
  ["Pflichtteil", "n"],
  ["Quadratmeter", "n"],
  ["Sandwich", "m"],
  ["Selfie", "m"],
  ["Silvester", "m"],
  ["Teil", "n"],
  ["Virus", "m"],
  ["Yoga", "m"],
  ["Zentimeter", "n"],
]);

/** Nouns with further plurals. */
export const OTHER_PLURALS: ReadonlyMap<string, readonly string[]> = new Map(
  `Ananas Ananasse, Balkon Balkone, Cent Cent, Denkmal Denkmale, Dilemma Dilemmas, Ding Dinger, Dutzend Dutzend,
   Einkaufswagen Einkaufswägen, Etikett Etiketts, Euro Euro, Fachmann Fachmänner, Fleck Flecke, Fragebogen Fragebogen, Gramm Gramme,
   Joghurt Joghurt Joghurte, Karton Kartone, Karussell Karusselle, Kasten Kasten, Kilo Kilo, Kinderwagen Kinderwägen,
   Komma Kommata, Konto Kontos Konti, Kran Krane, Krankenwagen Krankenwägen, Labor Labors, Laden Laden, Lkw Lkw, Luftballon Luftballone,
   Magen Magen, Mahnmal Mahnmäler, Mietwagen Mietwägen, Motor Motore, Nachlass Nachlasse, Nomen Nomina, Papagei Papageie, Paprika Paprika,
   Parfüm Parfüme, Park Parke, Picknick Picknicke, Pizza Pizzen, Pkw Pkw, Pudding Puddinge, Salami Salami, Sandwich Sandwichs, Sauna Saunas,
   Schal Schale, Schlagwort Schlagwörter, Schluck Schlücke, Ski Ski, Stau Staue, Stichwort Stichwörter, Streik Streike, Tablett Tablette,
   Tempo Tempi, Test Teste, Thema Themata, Trauma Traumen, Tumor Tumore, Tunnel Tunnels, Visum Visen, Wort Worte, Zahnpasta Zahnpastas`
    .split(",")
    .map((line) => line.trim().split(" "))
    .map(([word = "", ...plurals]) => [word, plurals]),
);

/** Names that have a gender but no article of their own: nobody says "das Europa", so nobody is asked for it. */
export const WITHOUT_ARTICLE: ReadonlySet<string> = new Set([
  "Deutschland",
  "England",
  "Europa",
  "Frankreich",
  "Italien",
  "Neujahr",
  "Österreich",
  "Polen",
  "Spanien",
]);
