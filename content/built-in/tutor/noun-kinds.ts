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
Altbau Altersheim Anwesen Apartment Apotheke Arbeitsplatz Arbeitsstelle Aussicht Bach Bad Bahnhof Balkon Bar Bastei Bauernhof Baustelle Bezirk
Bibliothek Buchhandlung Bucht Bundesland Burg Bäckerei Bücherei Bühnenbild Büro Café Camp Campingplatz Casino City Dachboden Dachgeschoss Denkmal
Disco Dom Dorf Drehort Drogerie Dschungel Elsass Fabrik Farm Fels Felsen Festung Filiale Fluss Freibad Friedhof Fußgängerzone Galerie Garten Gasse
Gaststätte Gebirge Geburtsort Gebäude Gegend Gelände Geschäft Gewölbe Gipfel Gletscher Grundstück Grünfläche Gymnasium Hafen Halle Haus Hochland Hof
Hotel Häuschen Höhle Höhlen Hügel Hütte Immobilie Insel Internat Jugendherberge Kaff Kammer Kantine Keller Kino Kiosk Kirche Kita Kloster Kneipe
Konditorei Küche Küste Labor Laden Landschaft Landstrich Lokal Mahnmal Markt Marktplatz Meer Mensa Metzgerei Moor Moschee Motel Museum
Naturschutzgebiet Neubau Nordsee Ort Ostsee Ozean Palast Park Pfad Pool Provinz Quartier Radweg Raststätte Raum Region Reiseziel Restaurant Rohbau
Ruine Saal Sauna Schauplatz Scheune Schloss Schlucht Schule Schulhof Schusterei Schweiz Schwimmbad Sehenswürdigkeit Shop Spielplatz Sportplatz Stadion
Stadt Stadtrand Stadtteil Stall Steg Strand Strecke Studio Suite Sumpf Synagoge Tal Teich Tempel Terrasse Theater Tierheim Turm Türkei Ufer Umgebung
Uni Universität Unterkunft Veranda Versteck Villa Vorort Vulkan WG Wald Wasserfall Werft Werkstatt Wiese Wildnis Wohnanlage Wohngemeinschaft Wohnheim
Wohnort Wohnung Wüste Zentrum Zimmer Zirkus Zoo
`,
  event: `
Abreise Abstimmung Anhörung Anreise Aufenthalt Aufführung Auftritt Auktion Ausgrabung Befragung Begegnung Beratung Besichtigung Besprechung Besuch
Date Debatte Demonstration Diskussion Einbürgerung Elternabend Ernte Eröffnung Etappe Examen Experiment Fahrt Feier Ferien Fest Festival Finale
Flitterwochen Flug Geburtstag Generalprobe Gespräch Gottesdienst Heiligabend Hochzeit Hochzeitstag Interview Jahrestag Jubiläum Karneval Klassenarbeit
Klausur Konferenz Kongress Konzert Kundgebung Landung Lesung Marathon Meeting Meisterschaft Messe Parade Party Plausch Premiere Protest Prüfung Reise
Rennen Rundgang Saison Sitzung Spiel Streik Tour Treffen Trip Turnier Umzug Unterhaltung Unterredung Urabstimmung Urlaub Verabredung Veranstaltung
Verhandlung Vernissage Versammlung Vorführung Vorsprechen Wahlkampf Wanderung Wettbewerb Wettkampf Zeremonie Übergabe
`,
  activity: `
Abitur Aktivität Arbeit Aufgabe Ausbildung Backen Basketball Beruf Bewerbung Biologie Bouldern Boxen Buchhaltung Camping Chemie Dehnen Dienst Diät
Ehrenamt Erziehung Fach Fachgebiet Fahrschule Fechten Ferienjob Forschung Fortbildung Fremdsprache Fußball Gymnastik Handball Handwerk Haushalt
Herausforderung Hobby Homeoffice Informatik Jagd Job Kinderbetreuung Klettern Kochen Kurs Landwirtschaft Laufen Lernen Lesen Malerei Marketing Master
Mathematik Nachhilfe Nebenjob Papierkram Physik Praktikum Probezeit Projekt Recherche Renovierung Reparatur Restaurierung Rudern Schach Schauspielern
Schulung Schwimmen Seminar Singen Sport Sportart Spätschicht Steuererklärung Studiengang Studium Tango Tanz Tanzen Tennis Training Tätigkeit
Umstellung Unterricht Volleyball Vorbereitung Wandern Weiterbildung Wiederaufbau Yoga Zuhören Übersetzen Übersetzung Übung
`,
  group: `
Abteilung Agentur Akademie Amt Band Behörde Belegschaft Betrieb Betriebsrat Chor Clique Crew Ensemble Fakultät Feuerwehr Finanzamt Freundeskreis
Gastfamilie Gemeinde Gewerkschaft Gremium Institut Kanzlei Klub Komitee Konsulat Konzern Mannschaft Militär Ministerium Nachbarschaft Orchester
Selbsthilfegruppe Spedition Team Unternehmen Verein Verlag Verwaltung Verwandtschaft
`,
  work: `
Anekdote Ansprache Arie Artikel Aufsatz Ausstellung Ballade Bericht Biografie Blog Brief Broschüre Buch Comic Computerspiel Dissertation Doktorarbeit
Dokumentation Drama E-Mail Episode Erzählung Film Gedicht Gutachten Inszenierung Kommentar Kommuniqué Komödie Krimi Kurzgeschichte Lektüre Lied Mail
Meldung Merkblatt Mitteilung Musical Märchen Nachricht Neuerscheinung Novelle Oper Persiflage Petition Podcast Präsentation Referat Reportage
Rezension Roman SMS Sage Schlagzeile Sendung Serie Skript Song Stellungnahme Story Studie Telegramm Theaterstück Trailer Umfrage Video Vorlesung
Vortrag Werbespot Zeitschrift Zusammenfassung
`,
  food: `
Ananas Apfel Aprikose Avocado Banane Beere Beilage Bier Bohne Bonbon Braten Brei Brot Brötchen Brühe Burger Butter Cappuccino Champagner Chili Cola
Croissant Curry Delikatesse Dessert Drink Döner Eintopf Eis Erbse Fertiggericht Fleisch Frucht Gebäck Geflügel Gemüse Getränk Gewürz Gewürze Gin Gurke
Hauptgericht Honig Hähnchen Hühnchen Joghurt Kaffee Kakao Kartoffel Kefir Keks Ketchup Kirsche Knödel Kohl Kuchen Käse Kürbis Lachs Lasagne Limonade
Mango Marinade Marmelade Melone Menü Müsli Nachtisch Nationalgericht Nudel Obst Olive Orange Paella Parmesan Pfirsich Pflaume Pizza Pudding Quark Reis
Rum Saft Salami Salat Sandwich Sauce Schinken Schnaps Schnitzel Schokolade Sekt Semmel Senf Sherry Soße Spargel Speck Speise Spezialität Spinat Steak
Suppe Sushi Süßigkeit Tee Thunfisch Toast Tomate Topfen Torte Traube Wein Whisky Wodka Wurst Würstchen
`,
  thing: `
Andenken Angel Anzug Armband Ausrüstung Auto Blumenstrauß Bluse Boot Brille Cello Couch Degen Drohne Fahrrad Fahrzeug Flöte Fotoapparat Geige Gitarre
Grill Gürtel Halskette Helm Hemd Hocker Hose Hut Instrument Jacke Jeans Jeep Kaffeemaschine Kamera Klavier Kleid Kleidungsstück Kochbuch Koffer
Kopfhörer Kostüm Krawatte Lampe Laptop Lkw Mantel Matratze Medaille Mercedes Mikrofon Mikroskop Moped Motorrad Mütze Nachttisch Notizbuch Nähmaschine
Outfit Parfüm Pflanze Pkw Pokal Portemonnaie Pullover Puppe Rad Regal Ring Roboter Rock Rucksack Sandale Schal Schirm Schlafsack Schlagzeug Schlitten
Schmuck Schrank Schreibtisch Schuh Schürze Sessel Shirt Sofa Souvenir Spielzeug T-Shirt Tasche Tattoo Teddy Teppich Tischdecke Traktor Transporter
Trommel Trompete Truck Uniform Van Vase Wagen Weihnachtsbaum Werkzeug Weste Wohnmobil Zelt
`,
  plan: `
Abkommen Ablauf Abmachung Aktion Algorithmus Alternative Anforderung Angebot Angelegenheit Angewohnheit Anleitung Anliegen Ansatz Antrag Argument
Auftrag Bedingung Behauptung Beschluss Besonderheit Brauch Deal Dilemma Eigenschaft Einfall Einwand Empfehlung Entdeckung Entscheidung Entschluss
Entwurf Erfindung Erkenntnis Ernährung Eselsbrücke Finanzierung Forderung Gedanke Gesetz Gewohnheit Hausordnung Idee Kalkulation Kampagne Klausel
Klischee Kompromiss Konzept Lösung Maxime Maßnahme Methode Motto Pakt Plan Planung Ratschlag Reform Regel Regelwerk Resolution Rezept Richtlinie
Ritual Rollenbild Routine Sichtweise Standpunkt Stipendium Strategie System Szenario Theorie These Tipp Tradition Traum Trend Trick Unterstützung
Variante Verbesserung Verbot Vereinbarung Verfahren Vergünstigung Vermutung Verpflichtung Versprechen Vertrag Vision Vorgehensweise Vorhaben Vorsatz
Vorschlag Vorschrift Vorstellung Vorurteil Wagnis Werdegang Wette Wunsch Ziel Zugeständnis Änderung Überlegung Überraschung Überzeugung
`,
  idea: `
Abwechslung Alleinsein Alltag Anerkennung Anmut Anonymität Anpassung Anstand Arbeitsmarkt Arroganz Aufmerksamkeit Aufrichtigkeit Ausdauer
Automatisierung Autorität Barmherzigkeit Begeisterung Bequemlichkeit Berufsleben Bescheidenheit Besonnenheit Bewunderung Bildung Brauchtum Bürokratie
Chancengleichheit Charme Courage Dankbarkeit Datenschutz Demokratie Demut Diskretion Disziplin Ehe Ehre Eifersucht Einsamkeit Einwanderung Eitelkeit
Empfindlichkeit Empörung Energiewende Enthaltsamkeit Entschlossenheit Entspannung Erderwärmung Erfolg Erholung Fachkräftemangel Fantasie Feingefühl
Fernweh Fingerspitzengefühl Fitness Fortschritt Freiheit Freiraum Freizeit Freude Freundschaft Friede Frieden Frust Furcht Geborgenheit Geduld Geiz
Gelassenheit Gemeinwohl Genuss Gerechtigkeit Gesundheitswesen Glaube Glauben Gleichberechtigung Gleichstellung Groll Großzügigkeit Habgier Heimat
Heimweh Hektik Hierarchie Hingabe Hoffnung Humor Höflichkeit Identität Inflation Integration Intelligenz Intuition Ironie Karriere Kommunikation
Konkurrenz Konsum Korruption Kreativität Kultur Kulturschock Kunst Lampenfieber Langeweile Leidenschaft Leistungsdruck Liebe Literatur Loslassen
Luftverschmutzung Luxus Lyrik Macht Medienkompetenz Melancholie Menschenwürde Mentalität Misstrauen Mitgefühl Mitleid Mode Moral Motivation Musik Mut
Muße Natur Nervosität Neuanfang Neugier Offenheit Partnerschaft Pensionierung Philosophie Politik Privatsphäre Reichtum Religion Respekt Reue
Ruhestand Ruhm Rückhalt Rücksicht Scham Scheitern Schönheit Sehnsucht Selbstbeherrschung Selbstbewusstsein Selbstdarstellung Selbstschutz Sicherheit
Solidarität Sorgfalt Sozialstaat Sprachbarriere Sprachverfall Stolz Stress Sturheit Talent Temperament Teuerung Tourismus Treue Trost Trubel
Umweltschutz Umweltverschmutzung Unehrlichkeit Ungeduld Ungerechtigkeit Urteilskraft Verantwortung Vereinbarkeit Vergebung Vergänglichkeit Vernunft
Verschwendung Versöhnung Vertrauen Verzicht Vielfalt Wahrheit Wandel Wehmut Weisheit Weltschmerz Wiedervereinigung Willkür Wissenschaft Wohlbefinden
Wohlstand Wohnungsnot Wut Zeitgeist Zivilisation Zorn Zufriedenheit Zugehörigkeit Zuhause Zuneigung Zurückhaltung Zuversicht Zwang Zynismus Überfluss
Überwachung
`,
  person: `
Boss Kumpel Lehrling Prof Schwager Schwiegereltern
`,
  none: `
Abschleppwagen Affentheater Aktienkurs Albtraum Alptraum Aufforderung Auflösung Ausfahrt Aussage Bedienungsanleitung Beispiel Betriebssystem
Betroffenheit Bildschirm Bindeglied Binnenmarkt Binsenweisheit Blödmann Bärendienst Dauerauftrag Distanz Durchsage Einfahrt Einfluss Einkaufstasche
Einkaufswagen Einzelkind Elternhaus Erkenntnistheorie Fahrplan Falschmeldung Fließband Geheimdienst Gemeinsamkeit Glückwunsch Gratwanderung Großmacht
Grundbuch Grundgesetz Hamburger Handschuh Hasskommentar Hauptquartier Hausschuh Hausverwaltung Hintergedanke Hochsaison Immunsystem Irrglaube Jungfrau
Kammermusik Kinderarbeit Kofferraum Krankenhaus Krankenwagen Kristall Kundendienst Kühlschrank Lastwagen Lautmalerei Lebensraum Lehrbuch Massage
Mietwagen Missbrauch Misserfolg Mitlaufen Neustadt Notarzt Notdienst Ohnmacht Parkhaus Popmusik Prothese Provision Raubkunst Raumfahrt Rückmeldung
Sackgasse Schlafzimmer Schlampe Schneemann Schnürsenkel Schwein Sisyphusarbeit Sonnenschirm Sonnensystem Sprachinsel Stadtplan Strohmann Strumpfhose
Substanz Supermarkt Tagebuch Taschenlampe Telefonbuch Transport Treppenhaus Turnschuh Umkreis Unterhose Verband Verbrauch Verdienst Versuchsperson
Vollmacht Vorfahrt Wachturm Wartezimmer Weihnachtsmann Weltraum Wetterbericht Wettervorhersage Wiederholung Wörterbuch Zankapfel Zeitraum
Zwischenlandung Ökosystem
`,
};
