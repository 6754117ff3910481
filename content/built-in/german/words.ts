/** Words before a clause with *dass*: what is said, thought or felt. */
export const BEFORE_DASS =
  /^(glaub|denk|find|weiß|wiss|hoff|mein|sag|hör|wünsch|seh|gesagt|gehört|gelesen|gesehen|vergessen|gedacht|geglaubt|gemerkt|schade|toll|schön|gut|wichtig|froh|sicher|glücklich|klar|freut|heißt|bedeutet|traurig|komisch)(e|st|t|en|te|ten)?$/;

/** Words before an infinitive with *zu*. */
export const BEFORE_ZU =
  /^(lust|zeit|angst|idee|möglichkeit|hoffe|hoffst|hofft|versuche|versucht|versuchen|vergessen|angefangen|vor|vorgenommen|schwer|schwierig|leicht|wichtig|schön|gut|möglich|toll|interessant|verboten|beschlossen|entschieden|bereit|freue|plane|verspreche|gemacht|macht|um|ohne|statt|anstatt)$/;

/** Words before an indirect question. */
export const BEFORE_QUESTION =
  /^(weiß|weißt|wisst|wissen|frage|fragt|fragen|gefragt|sagen|sag|verstehe|vergessen|erklären|zeigen|wüsste|keine|ahnung)$/;

/** Nouns of wishes and greetings (`Guten Tag!`), which have an accusative without any verb. */
export const GREETINGS =
  /^(Morgen|Tag|Abend|Nacht|Dank|Glück|Spaß|Appetit|Grüße|Gruß|Besserung|Reise|Wochenende|Erfolg|Geburtstag|Weihnachten|Ostern|Zeit|Frage|Idee|Sache)$/;

/** Places that one goes *in*. */
export const PLACES =
  /^(Kino|Park|Supermarkt|Schwimmbad|Bett|Theater|Museum|Restaurant|Schule|Stadt|Kirche|Büro|Café|Fitnessstudio|Bibliothek|Disco|Kneipe|Bar|Konzert|Oper|Universität|Zoo|Wald|Küche|Krankenhaus|Ausland|Stadion|Kindergarten|Zentrum)$/;

/** Nouns that say when. */
export const TIME_NOUNS =
  /^(Tag|Woche|Monat|Jahr|Morgen|Abend|Mittag|Nachmittag|Vormittag|Nacht|Sommer|Winter|Herbst|Frühling|Wochenende|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Stunde|Minute|Mal)$/;

/** Times of a life or a week: *in* with them is never a direction. */
export const SPANS = /^(Freizeit|Kindheit|Jugend)$/;

/** Adjectives beside which a person stands in the dative: `Der Frau ist kalt`. */
export const ADJECTIVES_WITH_DATIVE =
  /^(kalt|warm|heiß|schlecht|übel|langweilig|klar|egal|wichtig|peinlich|unangenehm|bekannt|ähnlich|treu|schwindelig|bewusst|recht|fremd|neu|sicher|lieb|gleich|bange|unheimlich|möglich|unbekannt)$/;

/** Times and places stand beside any verb: `Ich interessiere mich an der Uni für …`, `Ich warte für eine Stunde`. */
export const TIMES_AND_PLACES =
  /^(Stunden?|Minuten?|Sekunden?|Weile|Ewigkeit|Geburt|Herzen|Tage?|Wochen?|Monate?|Jahre?n?|Zeit|Moment|Augenblick|Uni|Universität|Schule|Arbeit|Abend|Morgen|Wochenende|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Uhr|Deutschland|Hause|Straße|Bahnhof|Beispiel|Anfang|Ende|Internet|Telefon|Sommer|Winter|Deutsch|Englisch|Spanisch|Französisch|Italienisch|Türkisch|Polnisch|Russisch|Arabisch|Weise|Art)$/;

/** After *an*, *in*, *zu* and *über* these nouns say when or how something happened: `an Weihnachten`, `zum ersten Mal`, `in meiner Jugend`, `zum Glück`. */
export const OCCASIONS =
  /^(?:(?:Fest|Feier|Geburts|Hochzeits|Namens|Valentins|Mutter|Vater|Wochen|Werk|Ferien|Urlaubs|Arbeits|Lieblings|All)tage?n?|(?:Vor|Nach)?mittage?|(?:Feier)?abende?|Wochenenden?|Weihnacht(?:en|stage?n?)|Heiligabend|Ostern|Pfingsten|Karneval|Fasching|Silvester|Neujahr|Ramadan|Advent|Mal|Male|Zeiten|Zeitpunkt|Abschied|Beginn|Schluss|Abschluss|Anlass|Glück|Pech|Teil|Jugend|Kindheit|Freizeit|Ferien|Vergangenheit|Gegenwart|Zukunft|Regel|Recht|Unrecht|Sicherheit|Sommer|Winter|Urlaub|Pause|Mittagspause|Herbst|Frühling|Frühjahr|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Nacht|Nächten|Fall|Fällen|Zusammenhang|Spaß|Not)$/;

/** Places where people wait or watch: with them, *auf* and the dative says where, even beside `warten auf`. */
export const OPEN_PLACES =
  /^(Balkon|Terrasse|Hof|Schulhof|Spielplatz|Parkplatz|Marktplatz|Sportplatz|Bahnsteig|Bahnhof|Gang|Flur|Straße|Gehweg|Heimweg|Weg|Rückweg|Sofa|Couch|Bank|Parkbank|Treppe|Wiese|Dach|Fahrt|Rückfahrt|Heimfahrt|Station|Stelle)$/;

/** What one looks forward to: *sich freuen auf*. */
export const LOOKED_FORWARD_TO =
  /^(Urlaub|Wochenende|Ferien|Party|Konzert|Reise|Sommer|Winter|Weihnachten|Geburtstag|Besuch|Treffen|Film|Essen|Kurs|Feier|Hochzeit|Abend|Spiel|Fest|Ausflug|Feierabend|Zukunft|Semester|Jahr)$/;

/** Adjectives that learners compare. */
export const GRADABLE =
  /^(groß|klein|alt|jung|gut|teuer|billig|schnell|langsam|warm|kalt|schön|hoch|interessant|leicht|schwer|kurz|gesund|ruhig|schwierig|einfach|wichtig|klug|stark|lecker|spannend|bequem)$/;

/** Nouns that stay in the singular after a number, or are often used so. */
export const MEASURES =
  /^(Euro|Kilo|Liter|Meter|Uhr|Prozent|Grad|Stück|Glas|Mann|Dollar|Bier|Kaffee|Tee|Paar|Kilometer|Gramm|Cent|Mal|Millionen|Wasser|Cola|Wein|Pfund|Fuß|Fach|Zoll|Grad|Blatt|Schluck|Sack|Karton|Geld|Zeit|Mark|Pfennig|Schilling|Lira|Rand|Watt|Schritt|Stock|Bund|Espresso|Cappuccino|Schnaps|Saft|Kakao|Sekt|Kopf|Arbeit|Spaß|Hunger|Durst|Glück|Stress|Milch|Musik|Obst|Gemüse|Fleisch|Regen|Schnee|Sport|Liebe|Lust|Energie|Verkehr)$/;

/** Numbers and quantities that need a plural. */
export const COUNTS = /^(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|viele|mehrere|einige)$/;

/** They may stand between article and adjective: `ein sehr schöner Tag`. */
export const DEGREE_WORDS = new Set(
  "sehr so ganz ziemlich besonders wirklich zu echt total recht etwas voll richtig mehr weniger".split(" "),
);

/** They end in a preposition and are adverbs: `Ab und zu einen Kaffee trinke ich`. */
export const ADVERBS_OF_THREE = /^(ab und zu|ab und an|nach und nach|durch und durch|über und über|nach wie vor)$/i;

/** They look like adjectives with an ending and are none, or decline in another way. */
export const NOT_ADJECTIVES = new Set(
  "lieber weniger mehr voller lauter viele wenige einige andere mehrere beide sämtliche folgende solche etliche deren dessen besser eher weiter allerlei meiner deiner seiner ihrer unserer aller vieler weder selber öfter später früher hinter oder aber".split(
    " ",
  ),
);

/** Quantities in the place of an article. */
export const QUANTITIES = new Set(
  "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf viele wenige einige mehrere beide alle".split(" "),
);

/** Words that look like verb forms and nearly never are. */
export const NOT_VERBS = new Set(
  "eine einen einem einer meine meinen meinem meiner deine deinen seine seinen ihre ihren unsere alle allen am an auf aus bei in im mit nach von zu zum zur vor über unter um für die der das den dem des sondern gern gerne lange weit rund laut statt dank bitte genau fest frei fast samt sonst selbst selber etwas bunte weiter außer mal fünf sieben acht zwölf halt eben doch beide welche solche manche jede diese zusammen mehr gegen morgen abends spät früh lieber besser euer eure ihr wer was wo wie heute viel viele leid recht bald leise kurz".split(
    " ",
  ),
);

/** Adverbs that open a main clause, with the verb right behind them. */
export const FRONTED = new Set(
  "heute morgen gestern dann danach jetzt manchmal oft morgens abends nachmittags mittags vormittags nachts später zuerst deshalb deswegen trotzdem leider vielleicht hier dort da zuhause normalerweise meistens immer plötzlich endlich bald früher außerdem danach vorher nachher natürlich zum·beispiel übermorgen vorgestern hoffentlich eigentlich täglich samstags sonntags montags freitags darum daher inzwischen sonst so heutzutage mittlerweile damals anschließend zunächst schließlich zurzeit andererseits einerseits überall draußen wahrscheinlich letztens neulich dazu dafür dadurch davon daran darauf dabei".split(
    " ",
  ),
);

/** Adverbs that learners put between subject and verb. */
export const MIDDLE_ADVERBS = new Set(
  "gern gerne immer oft nie auch manchmal nicht jetzt heute sehr selten meistens normalerweise noch".split(" "),
);

/** Written with a small letter as well as a capital one: their small letter is no slip. */
export const NOT_NOUNS = new Set(
  "weg recht leid paar mal heute morgen abend schuld angst pleite spitze klasse dank kraft statt trotz laut zeit teil acht bisschen bus mail ernst wert deutsch englisch beste liebe beide gut gute gutes schlecht neue neues euro".split(
    " ",
  ),
);

/** Places and things that something is done in or on. */
export const PLACES_TO_BE =
  /^(Tisch|Stuhl|Sofa|Boden|Balkon|Küche|Garten|Park|Stadt|Supermarkt|Markt|Friedhof|Verein|Restaurant|Café|Kino|Theater|Museum|Schule|Universität|Uni|Büro|Firma|Fabrik|Bus|Zug|U-Bahn|Straßenbahn|Bahn|Auto|Flugzeug|Hotel|Wohnung|Haus|Zimmer|Wohnzimmer|Schlafzimmer|Badezimmer|Bad|Keller|Konditorei|Klinik|Kita|Straße|Platz|Strand|Bahnhof|Flughafen|Krankenhaus|Park|Wald|Land|Dorf|Zentrum|Innenstadt|Laden|Geschäft|Bäckerei|Apotheke|Bibliothek|Party|Toilette|Tasche|Rucksack|Kühlschrank|Schrank|Regal|Internet|Zeitung|Buch|Kurs|Deutschkurs|Bett|Kantine|Mensa|Kneipe|Bar|Disco|Disko|Klub|Club)$/;

/** They stand before what they measure: `eine Tasse Kaffee`. */
export const MEASURING = /^(Minute|Stunde|Tasse|Flasche|Dose|Tüte|Packung|Scheibe|Portion|Kugel|Schachtel)$/;

/** A name may follow: `mein Bruder Carlos`. */
export const KIN =
  /^(Bruder|Schwester|Freund|Freundin|Sohn|Tochter|Mann|Frau|Vater|Mutter|Onkel|Tante|Cousin|Cousine|Kollege|Kollegin|Nachbar|Nachbarin|Hund|Katze|Chef|Chefin|Oma|Opa|Lehrer|Lehrerin)$/;

/** Before a noun they never stand as adverbs, so they need an ending there. */
export const ONLY_ADJECTIVES = new Set(
  "blau rot grün gelb schwarz weiß braun grau groß klein alt jung neu schön nett lieb freundlich interessant wichtig lecker deutsch frisch kalt warm billig teuer toll modern klug dick dünn blond bunt süß gesund hübsch lustig berühmt reich arm krank".split(
    " ",
  ),
);

/** What is said of doing something: `Es ist wichtig, viel zu schlafen`. */
export const JUDGMENTS =
  /^(wichtig|schwer|schwierig|leicht|einfach|gut|besser|schön|toll|interessant|möglich|unmöglich|verboten|erlaubt|gesund|ungesund|nötig|notwendig|langweilig|gefährlich|teuer|billig|normal|nett|nützlich|lustig|spannend|anstrengend|stressig|super|cool)$/;

/** Nouns that an infinitive with *zu* may hang on. */
export const NOUNS_WITH_ZU =
  /^(Lust|Zeit|Angst|Idee|Möglichkeit|Chance|Problem|Probleme|Spaß|Wunsch|Plan|Traum|Recht|Geduld|Mut|Interesse)$/;

/** What has a beginning and an end: *vor* with it says when. */
export const EVENTS =
  /^(Konzert|Unterricht|Prüfung|Test|Termin|Film|Kurs|Deutschkurs|Treffen|Urlaub|Reise|Arbeit|Interview|Spiel|Party|Krieg|Frühstück|Mittagessen|Abendessen|Essen|Hochzeit|Geburtstag|Umzug|Schule|Feier|Fest|Gespräch|Vorstellungsgespräch|Training|Schlafen|Sport|Fest|Pause|Operation|Geburt|Besuch|Fahrt|Flug|Vorstellung)$/;

/** What one is, has or feels in something: *in* behind these takes the dative. */
export const HELD_IN = /^(Mitglied|Mitglieder|Schmerzen)$/;

/** Places that one moves to with one's things. */
export const HOMES =
  /^(Wohnung|Haus|Stadt|Zimmer|Dorf|Land|WG|Wohngemeinschaft|Gegend|Viertel|Großstadt|Kleinstadt|Studentenwohnheim|Ausland)$/;

/** Works named after a man, which are masculine although the noun is not: `den Faust lesen`. */
export const TITLES_OF_WORKS = /^(Faust)$/;

/** What one has, needs or looks for one of, so that its singular has an article; their plurals differ from it. Not what also stands alone: "Ich habe Familie, Unterricht, Besuch". */
export const COUNTABLE = new Set(
  "Mann Frau Kind Sohn Tochter Bruder Schwester Oma Opa Tante Cousin Cousine Baby Hund Katze Vogel Freund Freundin Kollegin Nachbarin Lehrerin Ärztin Arzt Auto Fahrrad Haus Wohnung Job Arbeitsplatz Termin Buch Tisch Stuhl Bett Schrank Lampe Handy Kamera Jacke Hose Kleid Rock Mantel Hemd Bluse Mütze Tasche Rucksack Geschenk Problem Frage Idee Plan Garten Balkon Ausweis Pass Vertrag Konto Bankkonto Karte Ticket Fahrkarte Brief Paket Reise Regenschirm Uhr Stift Heft Wörterbuch Kurs Sprachkurs Deutschkurs Stelle Formular Antwort Zeitung Foto Bild Rechnung Quittung Tüte Flasche Sofa Waschmaschine Kühlschrank Restaurant Café Supermarkt Apotheke Bäckerei Toilette Parkplatz Garage Hobby Traum Wunsch Tipp Stadt Dorf Film Beruf Land Mensch Party Fest Computerspiel Hotel Maschine Geschichte Lied Sprache Firma Chefin Familie Arbeitsstelle Tag Abend".split(
    " ",
  ),
);

/** Nouns of COUNTABLE that stand alone behind a verb after all: "Wir haben Familie". With an adjective they have their article. */
export const ALSO_ALONE = new Set("Familie Tag Abend Stadt Land Mensch Geschichte Sprache Fest Party".split(" "));

/** Where one is or goes, with the preposition that says so: there the noun has its article. */
export const KNOWN_PLACES: Readonly<Record<string, RegExp>> = {
  auf: /^(Friedhof|Balkon|Terrasse|Sofa|Tisch|Boden|Straße|Spielplatz|Parkplatz|Markt|Bahnhof|Party|Bank|Stuhl|Dach|Wiese|Insel|Berg|Baum|Hochzeit|Fensterbank|Couch)$/,
  an: /^(Haltestelle|Bushaltestelle|Wand|Tür|Ampel|Ecke|Kasse|Rezeption|Strand|Fluss|See|Meer|Fenster|Tafel|Tisch|Bar|Bahnhof|Universität|Uni|Grenze|Küste|Ostsee|Nordsee)$/,
  vor: /^(Haus|Schule|Tür|Fenster|Kino|Bahnhof|Supermarkt|Restaurant|Fernseher|Theater|Hotel|Haustür|Rathaus|Kirche)$/,
  hinter: /^(Haus|Schule|Tür|Bahnhof|Supermarkt|Kirche|Rathaus|Sofa)$/,
  neben: /^(Haus|Schule|Tür|Bahnhof|Supermarkt|Kirche|Rathaus|Sofa|Bett|Apotheke|Post)$/,
  unter: /^(Bett|Tisch|Baum|Brücke|Sofa|Dusche)$/,
};

/** What one is in or comes out of, and that never stands without its article there: `in Küche`, `aus Krankenhaus`. */
export const INNER_PLACES =
  /^(Küche|Garten|Wald|Park|Stadt|Innenstadt|Dorf|Zimmer|Wohnzimmer|Schlafzimmer|Badezimmer|Kinderzimmer|Keller|Haus|Wohnung|Kirche|Schule|Grundschule|Universität|Uni|Fabrik|Kantine|Mensa|Büro|Firma|Krankenhaus|Klinik|Restaurant|Café|Kino|Theater|Museum|Supermarkt|Laden|Geschäft|Bus|Zug|U-Bahn|Straßenbahn|Auto|Taxi|Flugzeug|Hotel|Kühlschrank|Schrank|Tasche|Rucksack|Koffer|Bett|Bibliothek|Werkstatt|Praxis|Apotheke|Bäckerei|Stadion|Schwimmbad|Zoo|Kindergarten|Kita|Heim|Altersheim|Pflegeheim|Seniorenheim|Tierheim|Wohnheim|Studentenwohnheim|Verein|Sportverein|Fußballverein|Club|Chor|Orchester|Team|Labor|Lager|Konditorei|Gefängnis|Turnhalle|Zentrum|Ostsee|Nordsee|Garage|Kneipe|Sprachschule|Internet|Fernsehen|Unterricht|Kurs|Deutschkurs|Sprachkurs)$/;

/** One of many: with these, *wohnen* and *arbeiten* take *ein*. */
export const ONE_OF_MANY =
  /^(Wohnung|Haus|Dorf|Zimmer|Fabrik|Firma|Restaurant|Hotel|Café|Büro|Krankenhaus|Laden|Geschäft|Praxis|Bäckerei|Klinik|Lager|Labor|Konditorei|Kita|Heim|Altersheim|Pflegeheim|Seniorenheim)$/;

/** One's own people: `bei Bruder` is *bei meinem Bruder*. *Oma* and *Papa* are names as well. */
export const OWN_PEOPLE =
  /^(Bruder|Schwester|Sohn|Tochter|Freundin|Frau|Mann|Mutter|Vater|Cousin|Cousine|Schwiegermutter|Schwiegervater|Vermieter|Vermieterin|Nachbarin|Kollegin)$/;

/** What comes before or after something else, with its article: `nach der Arbeit`. */
export const KNOWN_TIMES =
  /^(Arbeit|Schule|Unterricht|Kurs|Deutschkurs|Essen|Mittagessen|Abendessen|Frühstück|Prüfung|Pause|Training|Konzert|Film|Uni)$/;

/** Nouns for somebody that have no feminine of their own in the lexicon. */
export const PEOPLE =
  /^(Mann|Frau|Kind|Eltern|Großeltern|Mutter|Vater|Bruder|Schwester|Geschwister|Sohn|Tochter|Oma|Opa|Mama|Papa|Großmutter|Großvater|Tante|Onkel|Neffe|Nichte|Cousin|Cousine|Enkel|Baby|Junge|Mädchen|Leute|Gast|Arzt|Kunde|Kollege|Nachbar|Ehemann|Ehefrau|Dame|Herr|Familie|Mensch|Person|Freundin|Krankenschwester|Hund|Katze|Schwiegermutter|Schwiegervater|Schwiegereltern|Geliebte|Bekannte|Zwilling|Mitglied|Anwalt|Koch|Beamte)$/;

/** How somebody is, with *sein*: learners *have* it. */
export const STATES =
  /^(müde|krank|hungrig|durstig|verheiratet|ledig|traurig|glücklich|nervös|zufrieden|stolz|einsam|schwanger|arbeitslos|erkältet|aufgeregt|wütend)$/;

/** One goes a way, up the stairs, or three steps. */
export const LENGTHS =
  /^(Weg|Treppe|Schritt|Meter|Kilometer|Runde|Strecke|Berg|Straße|Zentimeter|Stück|Kopf|Stock|Etage)$/;

/** Verbs beside which an adjective chooses its preposition. */
export const PREDICATIVE =
  /^(sein|werden|bleiben|wirken|scheinen|fühlen|machen|begeistern|interessieren|verlieben|überzeugen)$/;

/** `zu meiner Überraschung`: what somebody feels about it. */
export const REACTIONS = /^(Überraschung|Erstaunen|Freude|Enttäuschung|Bedauern|Verwunderung|Gunsten|Beruhigung)$/;

/** Words that *nicht* stands behind: short pronouns and points in time. */
export const BEFORE_NICHT =
  /^(das|es|ihn|mich|dich|mir|dir|ihm|uns|euch|ihnen|heute|morgen|gestern|jetzt|hier|leider|noch|morgens|abends)$/;

/** Adverbs between the verb and what shows that it is reflexive. */
export const PASSED_OVER =
  /^(sehr|so|nicht|heute|oft|immer|jetzt|hier|gerade|manchmal|auch|wieder|noch|leider|ein|bisschen|gern|gerne|viel)$/;

/** What stands before several. */
export const SEVERAL =
  /^(viele|alle|einige|manche|mehrere|beide|zwei|drei|vier|fünf|sechs|meine|deine|seine|ihre|unsere|diese|die)$/;

/** Plurals that may be one thing: "Drei Wochen ist lang." */
export const ONE_MEASURE =
  /^(Kilometer|Meter|Wochen|Tage|Jahre|Monate|Stunden|Minuten|Euro|Prozent|Niederlande|Philippinen)$/;

/** Behind a verb they say how sure something is: "Das wissen wohl alle." */
export const SURELY = /^(wohl|ja|doch|auch|sicher|bestimmt|vermutlich|natürlich|heute|inzwischen|längst)$/;
