/** What can be asked about a noun: how a place looks, what an idea means to somebody. `none` is nothing to ask about. */
export type NounKind =
  | "place"
  | "event"
  | "activity"
  | "group"
  | "work"
  | "food"
  | "thing"
  | "plan"
  | "idea"
  | "person"
  | "none";

/**
 * Nouns by their main everyday meaning; a compound that is not listed counts by its last part. Whatever nobody would be asked about (time,
 * measure, body, illness, talk, small parts, words of set phrases) is `none`.
 */
export const NOUN_KINDS: Readonly<Record<NounKind, string>> = {
  place: `
Fels Felsen Ferienwohnung Festung Filiale Fitnessstudio Fluss Freibad Friedhof Fundbüro Fußgängerzone Galerie Garten Gasse Gaststätte Gebirge
Geburtsort Gebäude Gegend Gelände Geschäft Gewölbe Gipfel Gletscher Großstadt Grundstück Grünfläche Gymnasium Hafen Halle Hauptbahnhof Hauptstadt Haus
Hochland Hof Hotel Häuschen Höhle Höhlen Hügel Hütte Immobilie Innenstadt Insel Internat Jugendherberge Kaff Kammer Kantine Keller Kinderzimmer Kino
Kiosk Kirche Kita Klassenzimmer Kleinstadt Kloster Kneipe Konditorei Küche Küste Labor Laden Landschaft Landstrich Lokal Mahnmal Markt Marktplatz Meer
Mensa Metzgerei Moor Moschee Motel Museum Naturschutzgebiet Neubau Nordsee Ort Ostsee Ozean Palast Park Pfad Pool Provinz Quartier Radweg Raststätte
Raum Regenwald Region Reisebüro Reiseziel Restaurant Rohbau Ruine Saal Sauna Schauplatz Scheune Schloss Schlucht Schule Schulhof Schusterei Schweiz
Schwimmbad Sehenswürdigkeit
`,
  event: `
Ferien Fest Festival Finale Flitterwochen Flug Geburtstag Generalprobe Gespräch Gipfeltreffen Gottesdienst Heiligabend Hinfahrt Hochzeit Hochzeitstag
Interview Jahrestag Jubiläum Karneval Klassenarbeit Klassenfahrt Klausur Konferenz Kongress Konzert Kreuzfahrt Kundgebung Landung Lesung Marathon
Meeting Meisterschaft Messe Parade Party Picknick Plausch Podiumsdiskussion Premiere Protest Prüfung Radtour Reise Rennen Rundfahrt Rundgang Rückfahrt
Saison
`,
  activity: `
Ferienjob Forschung Fortbildung Fremdsprache Fußball Gymnastik Handarbeit Handball Handwerk Hausarbeit Hausaufgabe Haushalt Herausforderung Hobby
Homeoffice Informatik Jagd Job Kinderbetreuung Klettern Kochen Kurs Landwirtschaft Laufen Leiharbeit Lernen Lesen Malerei Marketing Master Mathematik
Nachhilfe Nebenjob Papierkram Physik Praktikum Probezeit Projekt Recherche Renovierung Reparatur Restaurierung Rudern Schach Schauspielern
Schichtarbeit Schulung Schwimmen Seminar
`,
  group: `
Feuerwehr Finanzamt Freundeskreis Gastfamilie Gemeinde Gewerkschaft Gremium Institut Kanzlei Klub Komitee Konsulat Konzern Mannschaft Militär
Ministerium Nachbarschaft Orchester Selbsthilfegruppe
`,
  work: `
Film Gedicht Gutachten Hörbuch Inszenierung Kommentar Kommuniqué Komödie Krimi Kurzgeschichte Leitartikel Lektüre Lied Mail Meldung Merkblatt
Mitteilung Musical Märchen Nachricht Neuerscheinung Novelle Oper Persiflage Petition Podcast Präsentation Referat Reportage Rezension Roman SMS Sage
Schlagzeile Sendung Serie
`,
  food: `
Fertiggericht Fleisch Frucht Gebäck Geflügel Gemüse Getränk Gewürz Gewürze Gin Glühwein Gurke Hauptgericht Himbeere Honig Hähnchen Hühnchen Joghurt
Kaffee Kakao Kartoffel Kefir Keks Ketchup Kirsche Knödel Kohl Kuchen Käse Kürbis Lachs Lasagne Limonade Mango Marinade Marmelade Melone Menü Müsli
Nachtisch Nationalgericht Nudel Obst Olive Orange Paella Parmesan Pfirsich Pflaume Pizza Pudding Quark Reis Rotwein Rum Saft Salami Salat Sandwich
Sauce Schinken Schnaps Schnitzel Schokolade Sekt Semmel Senf
`,
  thing: `
Flöte Fotoapparat Gebrauchtwagen Geige Gitarre Grill Gürtel Halskette Handtasche Helm Hemd Hocker Hose Hut Instrument Jacke Jeans Jeep Kaffeemaschine
Kamera Kinderwagen Klavier Kleid Kleidungsstück Kochbuch Koffer Kopfhörer Kostüm Kraftfahrzeug Krawatte Lampe Laptop Lkw Mantel Matratze Medaille
Mercedes Mikrofon Mikroskop Moped Motorrad Mütze Nachttisch Notizbuch Nähmaschine Outfit Parfüm Pflanze Pkw Pokal Portemonnaie Pullover Puppe Rad
Regal Ring Roboter Rock Rucksack Sandale Schal Schirm Schlafanzug Schlafsack Schlagzeug Schlitten Schmuck Schrank Schreibtisch Schuh Schultasche
Schürze Sessel
`,
  plan: `
Finanzierung Forderung Gedanke Gesetz Gesetzentwurf Gewohnheit Hausordnung Hypothese Idee Kalkulation Kampagne Klausel Klischee Kompromiss Konzept
Lösung Maxime Maßnahme Methode Mietvertrag Motto Pakt Plan Planung Ratschlag Reform Regel Regelwerk Resolution Rezept Richtlinie Ritual Rollenbild
Routine
`,
  idea: `
Fernweh Fingerspitzengefühl Fitness Fortschritt Freiheit Freiraum Freizeit Freude Freundschaft Friede Frieden Frust Furcht Geborgenheit Geduld Geiz
Gelassenheit Gemeinwohl Genuss Gerechtigkeit Gesundheitswesen Glaube Glauben Gleichberechtigung Gleichstellung Groll Großzügigkeit Gruppenzwang
Habgier Heimat Heimweh Hektik Hierarchie Hingabe Hoffnung Humor Höflichkeit Identität Inflation Integration Intelligenz Intuition Ironie Karriere
Klimawandel Kommunikation Konkurrenz Konsum Korruption Kreativität Kultur Kulturschock Kunst Lampenfieber Langeweile Leidenschaft Leistungsdruck Liebe
Literatur Loslassen Luftverschmutzung Luxus Lyrik Macht Medienkompetenz Melancholie Menschenwürde Mentalität Misstrauen Mitgefühl Mitleid Mode Moral
Motivation Musik Mut Muße Natur Nervosität Neuanfang Neugier Offenheit Partnerschaft Pensionierung Philosophie Politik Privatsphäre Reichtum Religion
Respekt Reue Ruhestand Ruhm Rückhalt Rücksicht Scham Scheitern Schönheit Sehnsucht Selbstbeherrschung Selbstbewusstsein Selbstdarstellung Selbstschutz
Selbstvertrauen
`,
  person: `
Fischer Flüchtling Fotografin Franzose Frau Frauenarzt Freak Freiberufler Fremder Freund Freunden Freundin Friseurin Fräulein Förster Führungskraft
Gangster Gast Gastgeber Gefangener Geiger General Genie Geschwister Gitarrist Glückspilz Graf Großeltern Großvater Gärtner Hausarzt Hebamme Helfer
Herr Heuchlerin Historiker Häftling Händler Häuptling Ingenieur Irin Italiener Japanerin Journalistin Jude Jugendliche Junge Jungs Junkie Kandidat
Kapitän Kardiologe Kellner Kellnerin Kerl Kid Kids Killer Kind Kinderarzt Klugscheißer Knabe Koch Kollege Kollegin Kranke Krankenpfleger Kumpel Kunde
Kundschaft Kämmerer Käufer Köchin Kölner Lady Landsmännin Langfinger Lehrer Lehrerin Lehrling Lektorin Leser Leserin Leutnant Lord Loser Maler Mama
Mami Mann Mechaniker Meister Mensch Mitbewohner Mitbewohnerin Mitglied Model Mutter Mutti Mädchen Mädel Mönch Nachbar Nachbarin Nachfolger Nachkomme
Neffe Neuling Nichte Nonne Oberst Offizier Oma Onkel Opa Orthopäde Papa Papi Partner Pater Patient Person Pflegerin Pianistin Pilot Polier Polizistin
Praktikant Prinz Prinzessin Prof Professor Profi Pädagogin Rechtsanwalt Rechtsexpertin Regisseur Reinigungskraft Reisende Rentner Retter Russin
Schneider Schneiderin Schwager Schwester Schwiegereltern Schwiegersohn Schwiegertochter Schwiegervater Schüler
`,
  none: `
Geburtsurkunde Großmacht Grundgesetz Handschuh Hasskommentar Hauptquartier Hausschuh Hintergedanke Hochsaison Irrglaube Jungfrau Kammermusik
Kofferraum Krankenhaus Kühlschrank Lautmalerei Lebensraum Massage Mitlaufen Ohnmacht Parkhaus Popmusik Raubkunst Rückmeldung Sackgasse Schlampe
Schneemann
`,
};
