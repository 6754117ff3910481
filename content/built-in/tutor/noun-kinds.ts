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
Altbau Altersheim Anwesen Apartment Arbeitsplatz Arbeitsstelle Aussicht Bach Bauernhof Baustelle Bezirk Bibliothek Buchhandlung Bucht Bundesland Burg
Bäckerei Bücherei Bühnenbild Büro Café Camp Campingplatz Casino Dachboden Dachgeschoss Denkmal Disco Dorf Drehort Dschungel Fabrik Farm Fels Felsen
Festung Fluss Freibad Friedhof Fußgängerzone Galerie Garten Gasse Gaststätte Gebirge Geburtsort Gebäude Gegend Gelände Geschäft Gewölbe Gipfel
Gletscher Grundstück Grünfläche Gymnasium Hafen Halle Haus Hochland Hotel Häuschen Höhle Höhlen Hügel Hütte Insel Internat Jugendherberge Kaff Kammer
Kantine Keller Kino Kirche Kita Kloster Kneipe Konditorei Küche Küste Labor Laden Landschaft Landstrich Lokal Mahnmal Markt Marktplatz Mensa Moor
Moschee Motel Museum Naturschutzgebiet Neubau Palast Park Pfad Pool Provinz Quartier Radweg Raum Region Reiseziel Restaurant Rohbau Ruine Saal Sauna
Schauplatz Scheune Schloss Schlucht Schule Schulhof Schusterei Schwimmbad Sehenswürdigkeit Shop Spielplatz Sportplatz Stadion Stadt Stadtrand
Stadtteil Stall Steg Strand Strecke Studio Suite Sumpf Synagoge Teich Tempel Terrasse Theater Tierheim Turm Ufer Umgebung Universität Unterkunft
Veranda Versteck Villa Vorort Vulkan Wald Wasserfall Werft Werkstatt Wiese Wildnis Wohnanlage Wohngemeinschaft Wohnheim Wohnort Wohnung Wüste Zentrum
Zimmer Zirkus
`,
  event: `
Abreise Abstimmung Anhörung Anreise Aufenthalt Aufführung Auftritt Auktion Ausgrabung Befragung Begegnung Beratung Besichtigung Besprechung Besuch
Date Debatte Demonstration Diskussion Einbürgerung Elternabend Ernte Eröffnung Etappe Examen Experiment Fahrt Feier Ferien Fest Festival Finale
Flitterwochen Flug Geburtstag Generalprobe Gespräch Gottesdienst Heiligabend Hochzeit Hochzeitstag Interview Jahrestag Jubiläum Karneval Klassenarbeit
Klausur Konferenz Kongress Konzert Kundgebung Lesung Marathon Meeting Meisterschaft Messe Parade Party Plausch Premiere Protest Prüfung Reise Rennen
Rundgang Saison Sitzung Spiel Streik Tour Treffen Trip Turnier Umzug Unterhaltung Unterredung Urabstimmung Urlaub Verabredung Veranstaltung
Verhandlung Vernissage Versammlung Vorführung Vorsprechen Wahlkampf Wanderung Wettbewerb Wettkampf Zeremonie
`,
  activity: `
Abitur Aktivität Arbeit Aufgabe Ausbildung Backen Basketball Beruf Bewerbung Biologie Bouldern Boxen Buchhaltung Camping Chemie Dehnen Dienst Diät
Dolmetschen Ehrenamt Erziehung Fach Fachgebiet Fahrschule Fechten Ferienjob Forschung Fortbildung Fotografieren Fremdsprache Fußball Gymnastik
Gärtnern Handball Handwerk Haushalt Herausforderung Hobby Homeoffice Imkern Informatik Jagd Kinderbetreuung Klettern Kochen Kurs Landwirtschaft Laufen
Lernen Lesen Malen Malerei Marketing Master Mathematik Nachhilfe Nebenjob Nähen Papierkram Physik Praktikum Probezeit Projekt Recherche Reiten
Renovierung Reparatur Restaurierung Rudern Schach Schauspielern Schulung Schwimmen Segeln Seminar Singen Sport Sportart Spätschicht Steuererklärung
Stricken Studiengang Studium Surfen Tango Tanz Tanzen Tauchen Tennis Training Tätigkeit Töpfern Umstellung Unterricht Unterrichten Volleyball
Vorbereitung Wandern Weiterbildung Wiederaufbau Yoga Zuhören Übersetzen Übersetzung Übung
`,
  group: `
Abteilung Agentur Akademie Band Belegschaft Betrieb Betriebsrat Chor Clique Crew Ensemble Fakultät Freundeskreis Gastfamilie Gemeinde Gewerkschaft
Gremium Institut Kanzlei Klub Komitee Konzern Mannschaft Nachbarschaft Orchester Selbsthilfegruppe Spedition Team Unternehmen Verein Verlag
Verwandtschaft
`,
  work: `
Anekdote Ansprache Arie Artikel Aufsatz Ausstellung Ballade Bericht Biografie Blog Brief Broschüre Buch Comic Computerspiel Dissertation Doktorarbeit
Dokumentation Drama Episode Erzählung Film Gedicht Gutachten Inszenierung Kommentar Kommuniqué Komödie Krimi Kurzgeschichte Lektüre Lied Mail Meldung
Mitteilung Musical Märchen Nachricht Neuerscheinung Novelle Oper Persiflage Petition Podcast Präsentation Referat Reportage Rezension Roman Sage
Schauspiel Schlagzeile Sendung Serie Skript Song Stellungnahme Story Studie Telegramm Theaterstück Trailer Umfrage Video Vorlesung Vortrag Werbespot
`,
  food: `
Ananas Apfel Aprikose Avocado Banane Beere Beilage Bier Bohne Bonbon Braten Brei Brot Brötchen Brühe Burger Butter Cappuccino Champagner Chili Cola
Croissant Curry Delikatesse Dessert Drink Döner Eintopf Erbse Fertiggericht Fleisch Frucht Gebäck Geflügel Gemüse Getränk Gewürz Gewürze Gurke
Hauptgericht Honig Hähnchen Hühnchen Joghurt Kaffee Kakao Kartoffel Kefir Keks Ketchup Kirsche Knödel Kohl Kuchen Käse Kürbis Lachs Lasagne Limonade
Mango Marinade Marmelade Melone Menü Müsli Nachtisch Nationalgericht Nudel Obst Olive Orange Paella Parmesan Pfirsich Pflaume Pizza Pudding Quark Reis
Saft Salami Salat Sandwich Sauce Schinken Schnaps Schnitzel Schokolade Sekt Semmel Senf Sherry Soße Spargel Speck Speise Spezialität Spinat Steak
Suppe Sushi Süßigkeit Thunfisch Toast Tomate Topfen Torte Traube Wein Whisky Wodka Wurst Würstchen
`,
  thing: `
Akkordeon Andenken Angel Anzug Armband Ausrüstung Auto Blumenstrauß Bluse Boot Brille Cello Couch Degen Drohne Fahrrad Fahrzeug Flöte Fotoapparat
Geige Gitarre Grill Gürtel Halskette Helm Hemd Hocker Hose Instrument Jacke Jeans Jeep Kaffeemaschine Kamera Klavier Kleid Kleidungsstück Kochbuch
Koffer Kopfhörer Kostüm Krawatte Lampe Laptop Mantel Matratze Medaille Mercedes Mikrofon Mikroskop Moped Motorrad Mütze Nachttisch Notizbuch
Nähmaschine Outfit Parfüm Pflanze Plattenspieler Pokal Portemonnaie Pullover Puppe Regal Ring Roboter Rock Roller Rucksack Sandale Schal Schirm
Schlafsack Schlagzeug Schlitten Schmuck Schrank Schreibtisch Schuh Schürze Sessel Shirt Sofa Souvenir Spielzeug Tasche Tattoo Teddy Teleskop Teppich
Tischdecke Traktor Transporter Trommel Trompete Truck Uniform Vase Wagen Weihnachtsbaum Werkzeug Weste Wohnmobil Zelt
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
Abwechslung Alleinsein Alltag Anerkennung Anmut Anonymität Anpassung Anstand Arroganz Aufmerksamkeit Aufrichtigkeit Ausdauer Automatisierung Autorität
Barmherzigkeit Begeisterung Bequemlichkeit Berufsleben Bescheidenheit Besonnenheit Bewunderung Bildung Brauchtum Bürokratie Chancengleichheit Charme
Courage Dankbarkeit Datenschutz Demokratie Demut Diskretion Disziplin Ehre Eifersucht Einwanderung Eitelkeit Empfindlichkeit Empörung Enthaltsamkeit
Entschlossenheit Entspannung Erfolg Erholung Fantasie Feingefühl Fernweh Fingerspitzengefühl Fitness Fortschritt Freiheit Freiraum Freizeit Freude
Freundschaft Friede Frieden Geborgenheit Geduld Geiz Gelassenheit Gemeinwohl Genuss Gerechtigkeit Glaube Glauben Gleichberechtigung Gleichstellung
Großzügigkeit Habgier Heimat Heimweh Hektik Hierarchie Hingabe Hoffnung Humor Höflichkeit Identität Inflation Integration Intelligenz Intuition Ironie
Karriere Kommunikation Konkurrenz Konsum Korruption Kreativität Kultur Kulturschock Kunst Lampenfieber Langeweile Leidenschaft Leistungsdruck Liebe
Literatur Loslassen Luxus Lyrik Macht Medienkompetenz Melancholie Menschenwürde Misstrauen Mitgefühl Mitleid Mode Moral Motivation Musik Muße Natur
Nervosität Neuanfang Neugier Offenheit Partnerschaft Pensionierung Philosophie Politik Privatsphäre Reichtum Religion Respekt Ruhestand Ruhm Rückhalt
Rücksicht Scheitern Schönheit Sehnsucht Selbstbeherrschung Selbstbewusstsein Selbstdarstellung Selbstschutz Sicherheit Solidarität Sorgfalt Stolz
Stress Sturheit Talent Temperament Tourismus Treue Trost Trubel Umweltschutz Unehrlichkeit Ungeduld Ungerechtigkeit Urteilskraft Verantwortung
Vergebung Vergänglichkeit Vernunft Verschwendung Versöhnung Vertrauen Verzicht Vielfalt Wahrheit Wandel Wehmut Weisheit Weltschmerz Willkür
Wissenschaft Wohlbefinden Wohlstand Zivilisation Zufriedenheit Zugehörigkeit Zuhause Zuneigung Zurückhaltung Zuversicht Zwang Zynismus Überfluss
Überwachung
`,
  person: `
Boss Kumpel Lehrling Prof Schwager Schwiegereltern
`,
  none: `
Abschleppwagen Affentheater Aktienkurs Akzeptanz Albtraum Alptraum Arbeitsmarkt Aufforderung Auflösung Ausfahrt Aussage Bedienungsanleitung Beispiel
Betriebssystem Betroffenheit Bildschirm Bindeglied Binnenmarkt Binsenweisheit Blödmann Brettspiel Bärendienst Dauerauftrag Distanz Durchsage
Einbildung Einfahrt Einfluss Einkaufstasche Einkaufswagen Einzelkind Elternhaus Erkenntnistheorie Fahrplan Fahrradschloss Falschmeldung Fließband
Geheimdienst Glückwunsch Gratwanderung Großmacht Grundbuch Grundgesetz Hamburger Handschuh Hasskommentar Hauptquartier Hausschuh Hintergedanke
Hochsaison Immunsystem Instanz Irrglaube Jungfrau Kammermusik Kartenspiel Kinderarbeit Kofferraum Kommode Krankenhaus Krankenwagen Krankmeldung
Kristall Kundendienst Kühlschrank Lastwagen Lautmalerei Lebensraum Lehrbuch Luftfahrt Massage Mietwagen Missbrauch Misserfolg Mitlaufen Neustadt
Notarzt Notdienst Ohnmacht Parkhaus Popmusik Postfach Prothese Provision Raubkunst Raumfahrt Rollladen Rückmeldung Sackgasse Schifffahrt Schlafzimmer
Schlampe Schließfach Schneemann Schnürsenkel Schwein Sisyphusarbeit Sonnenschirm Sonnensystem Sprachinsel Stadtplan Streitmacht Strohmann Strumpfhose
Substanz Supermarkt Tagebuch Taschenlampe Telefonbuch Transport Treppenhaus Turnschuh Umkreis Unterhose Verband Verbrauch Verdienst Versuchsperson
Videospiel Vollmacht Vorfahrt Vorhersage Vorhängeschloss Vorliebe Wachturm Wartezimmer Weihnachtsmann Weltmacht Weltraum Wetterbericht Wiederholung
Wortspiel Wörterbuch Zankapfel Zeitraum Zusammenspiel Ökosystem
`,
};
