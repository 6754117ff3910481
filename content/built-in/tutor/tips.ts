import { rowsOf } from "./facts.ts";

/** Wants an idea or a recommendation. */
export const WISHES_FOR_IDEA =
  /^(?![^]*(?<!\p{L})(?:Restaurants?|\p{L}*[Aa]rzt|Ärztin|Friseur\p{Ll}*|Hotels?|Cafés?|Wohnung|Zimmer|Jobs?|Stelle|Anwalt|Anwältin|Läden|Laden|Geschäfte?|Schule|Kita|Werkstatt|Handwerker|Kurs|Therapeut\p{Ll}*|Versicherung|Bank|Handyvertrag)(?!\p{L}))(?![^]*(?:verschwunden|ausgestorben|verboten|(?<!\p{L})(?:früher|damals)(?!\p{L})))[^]*(?<!\p{L})(?:empf(?:ehlen|iehlst|iehl)|Empfehlung|vorschlagen|schlag(?:en Sie)? .* vor|Vorschl[aä]g\p{Ll}*|\p{L}*[Ii]deen?|\p{L}*[Tt]ipps?|fällt (?:dir|Ihnen)(?! (?:auf|schwer|leicht))|(?:weißt du|wissen Sie|kennst du|kennen Sie) (?:\p{Ll}+ )*(?:eine?n?|gute\p{Ll}*|schöne\p{Ll}*|welche)|(?:was|wohin|wie) (?:kann|könnte|könnten|können|soll|sollte|sollen) (?:ich|wir|man)(?! (?:mit|aus) (?:de[mr]|diese[mr]|[mds]?ein\p{Ll}*)(?!\p{L}))[^?]*(?:schenken|kochen|backen|essen|lesen|schauen|ansehen|anschauen|spielen|bringen|schreiben|anziehen|tragen|machen|unternehmen|besuchen|basteln|trinken|singen|hören|packen|nehmen|gehen|fahren|nennen|pflanzen|kaufen)|was würde(?:st du|n Sie) (?:\p{L}+ ){0,3}(?:kochen|schenken|backen|lesen|mitbringen|anziehen|schreiben)|was (?:schenkt|kocht|bäckt|backt|spielt|schreibt|zieht|trägt|liest) man|was (?:schenke|schreibe|koche|backe|bringe|lese|esse|spiele|ziehe|trage)n? (?:ich|wir)|was ich (?:\p{L}+ )*(?:schenken|kochen|backen|anziehen|mitbringen|schreiben) (?:soll|sollte|könnte|kann)|(?:sag|sage|sagen Sie|nenn|nenne|nennen Sie)(?: mir)?(?: bitte)? (?:ein|eine|einen) \p{L}+|welche[rsn]? [^?]*(?:ist (?:\p{Ll}+ )*(?:gut|schön|einfach|leicht|passend|geeignet)|passt|passen|lohnt|lohnen|eignet|würdest|würden|soll|sollte|sollten|(?:kann|können|könnte|könnten) (?:ich|man|wir)|nehme|hilft)|welche[rsn]? (?:ist|sind|wäre) (?:\p{Ll}+ )*(?:gut|schön|einfach|leicht)|wohin (?:\p{Ll}+ )*(?:gehen|fahren|geht|fährt) (?:ich|wir|man)|womit (?:kann|könnte|könnten|können) (?:ich|wir|man)|brauche (?:\p{Ll}+ )*(?:Ideen?|Tipps?))(?!\p{L})/iu;

/** The same without a word for what is wanted, which then stands in the rest of the message. */
export const WISHES_FOR_ANY =
  /^(?:\p{L}+[ ,]+){0,3}(?:(?:hast du|haben Sie|hätten Sie|hättest du)(?: \p{Ll}+){0,3} (?:\p{L}*Ideen?|Tipps?|Vorschlag|Vorschläge|Empfehlung)|fällt (?:dir|Ihnen)(?: \p{Ll}+){0,2} ein|(?:kennst du|kennen Sie|weißt du|wissen Sie)(?: da| vielleicht| zufällig)* (?:eine?[ns]?|welche|was|etwas)|(?:kannst|könntest) du(?: mir| uns)?(?: \p{Ll}+){0,3} (?:empfehlen|vorschlagen)|(?:können|könnten) Sie(?: mir| uns)?(?: \p{Ll}+){0,3} (?:empfehlen|vorschlagen)|was (?:würdest du|würden Sie)(?: mir| uns| da| denn)* (?:empfehlen|vorschlagen|kochen|schenken|backen)|was (?:kann|soll|sollte|könnte) (?:ich|man|wir) dort(?: \p{Ll}+)* (?:machen|ansehen|anschauen|besuchen|sehen|unternehmen)|was (?:schenkt|bringt|kocht|schreibt) man da(?: mit)?|was (?:kann|soll|könnte|sollen|können|könnten) (?:ich|wir) (?:ihm|ihr|ihnen|da|denn|dann|nur|bloß) ?(?:\p{Ll}+ )?(?:schenken|mitbringen|kaufen|kochen|backen))\W*$/iu;

/** What is wanted; behind `&&` what the message says of it besides. The narrower first. */
const TABLE = String.raw`
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:mädchen|tochter|enkelin|nichte).*(?<![\p{L}\d])(?:[4-9]|vier|fünf|sechs|sieben|acht|neun)(?![\p{L}\d]).*(?:jahre|alt|geburtstag|wird)|(?<![\p{L}\d])(?:[4-9]|vier|fünf|sechs|sieben|acht|neun)(?:jährige| jahre).*(?:mädchen|tochter|enkelin|nichte) :: Ein Malset oder ein Bilderbuch macht oft Freude. :: A painting set or a picture book is often welcome.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:junge|sohn|enkel|neffe)n?(?!\p{L}).*(?<![\p{L}\d])(?:[4-9]|vier|fünf|sechs|sieben|acht|neun)(?![\p{L}\d]) :: Ein Baukasten oder ein Ball macht oft Freude. :: A building set or a ball is often welcome.
schenk|bring|mitbring && baby|geburt(?!stag)|schwanger :: Ein weiches Tuch oder Kleidung in Größe 74 ist praktisch. :: A soft cloth or baby clothes for six to nine months are practical.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && teenager|jugendlich|(?<![\p{L}\d])(?:1[2-7]|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn)(?![\p{L}\d]) :: Ein Kinogutschein oder Kopfhörer kommen meist gut an. :: A movie gift card or headphones usually go over well.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:kind|kinder|kindern|sohn|tochter|enkel\p{Ll}*|neffen?|nichte|patenkind)(?!\p{L}) :: Ein Gesellschaftsspiel oder ein Buch passt fast immer. :: A board game or a book almost always works.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && ruhestand|rente :: Ein Fotoalbum oder ein Gutschein für einen Ausflug passt gut. :: A photo album or a gift certificate for an outing works well.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && chefin?|vorgesetzt :: Ein schöner Kalender oder eine gemeinsame Karte passt gut. :: A nice calendar or a card from everybody works well.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && lehrer|trainer|erzieher :: Blumen und eine Karte mit allen Namen kommen gut an. :: Flowers and a card with everyone’s name on it go over well.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && kolleg :: Gute Schokolade oder eine Pflanze für den Schreibtisch passt gut. :: Good chocolate or a plant for the desk works well.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:oma|opa|großmutter|großvater|großeltern) :: Ein Fotobuch oder ein Nachmittag zu zweit macht oft Freude. :: A photo book or an afternoon together is often welcome.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:mutter|mama|mutti|schwiegermutter)(?!\p{L}) :: Ein schöner Schal oder ein Frühstück zu zweit vielleicht. :: Maybe a nice scarf or a breakfast together.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:vater|papa|schwiegervater)(?!\p{L}) :: Ein gutes Buch oder ein gemeinsamer Ausflug vielleicht. :: Maybe a good book or an outing together.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:eltern|schwiegereltern)(?!\p{L}) :: Karten für ein Konzert oder ein gerahmtes Familienfoto vielleicht. :: Maybe concert tickets or a framed family photo.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:mann|freund|partner|bruder)(?!\p{L}) :: Konzertkarten oder ein gemeinsames Essen vielleicht. :: Maybe concert tickets or a meal together.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:frau|freundin|partnerin|schwester)(?!\p{L}) :: Ein schöner Schal oder ein gemeinsamer Ausflug vielleicht. :: Maybe a nice scarf or an outing together.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && hochzeit|heirat|brautpaar :: Geld in einer Karte oder ein Gutschein für ein Abendessen. :: Money in a card or a gift certificate for a dinner.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && einzug|umgezogen|neue wohnung|einweihung|eingezogen :: Brot und Salz sind üblich, eine Pflanze passt auch. :: Bread and salt are customary; a plant works, too.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && nachbar :: Eine kleine Pflanze oder selbst gebackene Kekse passen gut. :: A small plant or homemade cookies work well.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && krankenhaus|krank :: Eine Zeitschrift oder ein kleines Rätselheft lenkt ab. :: A magazine or a little puzzle book is a good distraction.
mitbring|bring && (?:eingeladen|einladung|zu besuch|gastgeber|besuche) :: Gute Schokolade oder Blumen passen fast immer. :: Good chocolate or flowers almost always work.
mitbring|bring && picknick|grillen|grillabend|grillparty :: Ein Nudelsalat oder ein Brot mit Kräuterbutter vielleicht. :: Maybe a pasta salad or bread with herb butter.
mitbring|bring|buffet|büfett && buffet|büfett|party|feier|fest(?!\p{L}) :: Hummus mit Brot oder ein bunter Salat schmeckt vielen. :: Many people like hummus with bread or a colorful salad.
geschenk|schenk :: Ein gutes Buch oder ein gemeinsamer Ausflug passt oft. :: A good book or an outing together often works.
kuchen .*ohne zucker|zuckerfrei|(?:kuchen|gebäck|backen).*ohne .*zucker :: Ein Bananenkuchen wird auch ohne Zucker süß. :: A banana cake gets sweet even without sugar.
kuchen|torte|backen :: Ein Apfelkuchen oder ein Marmorkuchen gelingt fast immer. :: An apple cake or a marble cake almost always turns out well.
plätzchen|kekse|weihnachtsgebäck :: Vanillekipferl oder Butterplätzchen vielleicht. :: Maybe vanilla crescents or butter cookies.
nachtisch|dessert|nachspeise :: Rote Grütze oder Apfelkompott mit Vanillesoße vielleicht. :: Maybe red berry compote or stewed apples with vanilla sauce.
suppe|eintopf :: Eine Linsensuppe oder Kartoffelsuppe ist einfach. :: Lentil soup or potato soup is easy.
salat(?!\p{L}) :: Ein Gurkensalat oder ein Linsensalat vielleicht. :: Maybe a cucumber salad or a lentil salad.
frühstück :: Haferflocken mit Joghurt und Obst gehen schnell. :: Rolled oats with yogurt and fruit are quick.
snack|zwischendurch|pausenbrot|unterwegs essen :: Nüsse, Obst oder ein belegtes Brot vielleicht. :: Maybe nuts, fruit or a sandwich.
(?:koch|gericht|essen|rezept).*(?:vegan)|vegan :: Ein Gemüsecurry mit Reis schmeckt vielen. :: Many people like a vegetable curry with rice.
(?:kochen|gericht|koch|rezept|essen machen) && kein(?:e[ns]?)? fleisch|vegetari|ohne fleisch :: Eine Gemüselasagne oder ein Risotto vielleicht. :: Maybe a vegetable lasagna or a risotto.
(?:kochen|gericht|koche?|rezept|essen machen) && g[aä]ste|besuch|freunde|eingeladen|schwiegereltern|party :: Eine Lasagne oder ein Curry kann man gut vorbereiten. :: A lasagna or a curry is easy to make ahead.
(?:kochen|gericht|koche?|rezept|essen machen) && schnell|wenig zeit|keine zeit|nach der arbeit|feierabend :: Nudeln mit Gemüse oder ein Omelett gehen schnell. :: Pasta with vegetables or an omelet is quick.
(?:kochen|gericht|koche?|rezept|essen machen) && kind|sohn|tochter :: Nudeln mit Tomatensoße oder Pfannkuchen mögen viele Kinder. :: Many children like pasta with tomato sauce or pancakes.
deutsche[ns]? (?:gericht|essen|rezept|küche) :: Kartoffelsuppe oder Käsespätzle sind nicht schwer. :: Potato soup or cheese spätzle aren’t hard to make.
kochen|gericht|(?:heute|mittags|abends|zu abend|zu mittag) (?:\p{L}+ )*essen|was koche? ich|rezept(?!\p{L}(?:pflicht|frei)) :: Nudeln mit Gemüse oder ein Ofengericht vielleicht. :: Maybe pasta with vegetables or something from the oven.
essen && gemüse.*nicht|kein gemüse|isst nichts :: Rohes Gemüse mit einem Dip mögen viele lieber. :: Many people prefer raw vegetables with a dip.
kinderlied|lied.*kind|singen.*kind|wiegenlied|schlaflied|einschlaflied :: „Der Mond ist aufgegangen“ oder „Alle meine Entchen“. :: “Der Mond ist aufgegangen” or “Alle meine Entchen.”
weihnachtslied :: „Stille Nacht“ oder „O Tannenbaum“ kennen hier fast alle. :: Almost everybody here knows “Stille Nacht” or “O Tannenbaum.”
geburtstagslied :: „Zum Geburtstag viel Glück“ können alle mitsingen. :: Everybody can sing along to “Zum Geburtstag viel Glück.”
lied && hochzeit|heirat :: „Ein Kompliment“ von den Sportfreunden Stiller ist beliebt. :: “Ein Kompliment” by Sportfreunde Stiller is popular.
klassische\p{Ll}* musik|klassik(?!\p{L})|oper(?!\p{L}) :: „Die Zauberflöte“ von Mozart ist ein guter Anfang. :: Mozart’s “The Magic Flute” is a good start.
(?<!mit)(?<!\p{L})(?:lied|lieder|song|songs|musik|band|bands|sänger|sängerin) :: Lieder von Namika oder Mark Forster versteht man recht gut. :: Songs by Namika or Mark Forster are fairly easy to understand.
kinderfilm|film.*kind|kind.*film|zeichentrick :: „Das fliegende Klassenzimmer“ sehen viele Familien gern. :: Many families like “Das fliegende Klassenzimmer.”
komödie|lustige[rn]? film|film .*lustig :: „Willkommen bei den Hartmanns“ ist eine bekannte Komödie. :: “Welcome to Germany” is a well-known comedy.
film|kino|dvd :: „Good Bye, Lenin!“ oder „Lola rennt“ vielleicht, beide sind bekannt. :: Maybe “Good Bye, Lenin!” or “Run Lola Run”; both are well known.
serien?(?!\p{L})|serientipp|netflix :: „Türkisch für Anfänger“ oder „Dark“ vielleicht, beide sind bekannt. :: Maybe “Turkish for Beginners” or “Dark”; both are well known.
podcast|hörbuch|hören.*deutsch :: „Slow German“ oder „Easy German“ vielleicht, beide sind beliebt. :: Maybe “Slow German” or “Easy German”; both are popular.
nachrichten|zeitung :: „Nachrichtenleicht“ erklärt die Woche in einfachen Sätzen. :: “Nachrichtenleicht” explains the week in simple sentences.
kinderbuch|bilderbuch|vorles|buch.*kind :: „Die kleine Hexe“ oder „Der Grüffelo“ kann man schön vorlesen. :: “The Little Witch” or “The Gruffalo” is nice to read aloud.
krimi && schweiz :: Die Krimis von Friedrich Dürrenmatt sind berühmt. :: Friedrich Dürrenmatt’s mysteries are famous.
krimi :: Die Krimis von Nele Neuhaus lesen viele gern. :: Many people like to read the mysteries by Nele Neuhaus.
gedicht :: „Wandrers Nachtlied“ von Goethe ist kurz und schön. :: Goethe’s “Wandrers Nachtlied” is short and beautiful.
märchen :: „Die Bremer Stadtmusikanten“ ist ein kurzes und lustiges Märchen. :: “The Bremen Town Musicians” is a short and funny fairy tale.
autor(?:in|en)?(?!\p{L})|schriftsteller|klassiker :: Viele lesen gern Erich Kästner oder Juli Zeh. :: Many people like to read Erich Kästner or Juli Zeh.
buch(?!\p{L})|bücher|roman|lesen|lektüre|lese ich :: „Tschick“ oder „Emil und die Detektive“ liest sich gut. :: “Tschick” or “Emil and the Detectives” is a good read.
(?:spiel|spiele|spielen|brettspiel\p{Ll}*) && zu zweit|zwei personen|für zwei :: Schach oder „Lost Cities“ kann man gut zu zweit spielen. :: Chess and “Lost Cities” are good for two.
(?:spiel|spielen|machen|basteln) && regen|regnet|drinnen && kind :: Verstecken oder „Stadt, Land, Fluss“ geht auch drinnen. :: Hide-and-seek or “Stadt, Land, Fluss” also works indoors.
(?:spiel|spiele|spielen) && kind|sohn|tochter|geburtstag :: Topfschlagen oder „Stille Post“ kennt hier fast jedes Kind. :: Almost every child here knows “Topfschlagen” or “Stille Post.”
kartenspiel|karten spielen :: „Uno“ oder „Mau-Mau“ lernt man schnell. :: “Uno” and “Mau-Mau” are quick to learn.
(?<!bei)(?<!\p{L})(?:gesellschafts|brett|party)?spiele?(?!\p{L}) :: „Catan“ oder „Skip-Bo“ spielen viele gern. :: Many people like to play “Catan” or “Skip-Bo.”
ausflug && kolleg|betrieb|firma|team :: Eine Kanutour oder eine Stadtführung macht oft Spaß. :: A canoe trip or a city tour is often fun.
betriebsausflug|teamausflug|firmenausflug :: Eine Kanutour oder eine Stadtführung macht oft Spaß. :: A canoe trip or a city tour is often fun.
(?:wohin|ausflug) && ausflug.*klasse|klasse.*ausflug|klassenfahrt :: Ein Wildpark oder ein Technikmuseum gefällt vielen Klassen. :: Many classes like a wildlife park or a technology museum.
wohin && ausflug :: Ein See oder eine alte Burg vielleicht. :: Maybe a lake or an old castle.
(?:ausflug|wohin|unternehmen|machen|gehen) && (?:wochenende|sonntag|samstag|ferien|nachmittag).*(?:kind|familie)|(?:kind|familie).*(?:wochenende|sonntag|samstag|ferien) :: Ein Wildpark oder ein See mit Spielplatz vielleicht. :: Maybe a wildlife park or a lake with a playground.
(?:ausflug|wohin|unternehmen|machen|gehen) && regen|regnet :: Ein Museum oder ein Hallenbad geht auch bei Regen. :: A museum or an indoor pool also works in the rain.
(?:ausflug|ausflüge|tagesausflug) :: Eine alte Burg oder ein Spaziergang um einen See vielleicht. :: Maybe an old castle or a walk around a lake.
museum .*(?:berlin)|berlin.*museum :: Das Naturkundemuseum oder das Technikmuseum vielleicht. :: Maybe the Natural History Museum or the Museum of Technology.
museum .*münchen|münchen.*museum :: Das Deutsche Museum ist sehr groß und spannend. :: The Deutsches Museum is very large and exciting.
berlin(?!\p{L}) :: Das Brandenburger Tor und der Tiergarten vielleicht. :: Maybe the Brandenburg Gate and the Tiergarten.
hamburg(?!\p{L}) :: Die Speicherstadt und eine Fahrt durch den Hafen lohnen sich. :: The Speicherstadt and a boat trip around the harbor are worthwhile.
münchen :: Der Englische Garten und der Viktualienmarkt sind schön. :: The English Garden and the Viktualienmarkt are nice.
(?:in|nach|für) köln :: Der Dom und ein Spaziergang am Rhein lohnen sich. :: The cathedral and a walk along the Rhine are worthwhile.
leipzig :: Die Thomaskirche und der Auwald sind schön. :: St. Thomas Church and the Auwald forest are nice.
(?<!\p{L})wien(?!\p{L}) :: Schloss Schönbrunn und der Prater lohnen sich. :: Schönbrunn Palace and the Prater are worthwhile.
(?:meer|strand|küste|ostsee|nordsee) :: Rügen oder die Insel Norderney vielleicht. :: Maybe Rügen or the island of Norderney.
(?:wander|bergtour|in die berge)\p{Ll}* :: Die Sächsische Schweiz oder der Harz vielleicht. :: Maybe Saxon Switzerland or the Harz mountains.
(?:stadt|städtereise|städtetrip)(?!\p{L}) :: Leipzig und Bamberg sind schön und nicht zu groß. :: Leipzig and Bamberg are nice and not too big.
(?:urlaub|reise|verreisen|ferien|reiseziel|wohin (?:\p{L}+ )*fahren) :: Der Bodensee oder die Ostsee vielleicht. :: Maybe Lake Constance or the Baltic Sea.
picknick :: Nudelsalat, Obst und belegte Brote passen gut. :: Pasta salad, fruit and sandwiches are good.
instrument :: Die Ukulele lernt man recht schnell. :: The ukulele is quite quick to learn.
museum :: Ein Freilichtmuseum gefällt Großen und Kleinen. :: Young and old alike enjoy an open-air museum.
(?:geburtstag(?:skarte|sgruß|swünsche)?|karte).*(?:schreib|schreiben|text|spruch)|(?:schreib|spruch|text)\p{Ll}* .*geburtstag && ^(?![^]*(?:hochzeit|trauer|beileid|beerdigung|weihnacht|abschied|genesung|gestorben)) :: Zum Beispiel: „Alles Gute zum Geburtstag und viel Glück!“ :: For example: “Alles Gute zum Geburtstag und viel Glück!”
(?:schreib|spruch|text|karte).* && hochzeit|heirat :: Zum Beispiel: „Alles Liebe für euren gemeinsamen Weg!“ :: For example: “Alles Liebe für euren gemeinsamen Weg!”
(?:schreib|spruch|text|karte).* && trauer|beileid|beerdigung|gestorben :: Zum Beispiel: „In Gedanken sind wir bei euch.“ :: For example: “In Gedanken sind wir bei euch.”
(?:schreib|spruch|text|karte).* && weihnacht :: Zum Beispiel: „Frohe Weihnachten und ein gutes neues Jahr!“ :: For example: “Frohe Weihnachten und ein gutes neues Jahr!”
(?:schreib|spruch|text|karte).* && krank(?!enkasse)|operation|genesung :: Zum Beispiel: „Gute Besserung, wir denken an dich!“ :: For example: “Gute Besserung, wir denken an dich!”
(?:schreib|spruch|text|karte|rede|anfang).* && abschied|rente|ruhestand|verlässt :: Zum Beispiel: „Danke für die schöne gemeinsame Zeit!“ :: For example: “Danke für die schöne gemeinsame Zeit!”
(?:schreib|spruch|text|karte).* && geburt(?!stag)|baby :: Zum Beispiel: „Willkommen auf der Welt, kleiner Mensch!“ :: For example: “Willkommen auf der Welt, kleiner Mensch!”
(?:dankeskarte|danksagung|schreib.*bedanken|bedanken.*schreib) :: Zum Beispiel: „Vielen Dank, ich habe mich sehr gefreut!“ :: For example: “Vielen Dank, ich habe mich sehr gefreut!”
(?:rede|ansprache)(?!\p{L}) :: Ein kleines gemeinsames Erlebnis ist ein guter Anfang. :: A little experience that you shared makes a good beginning.
(?:anziehen|tragen|trage|kleidung|ziehe? ich|outfit) && hochzeit :: Ein Anzug oder ein Kleid, nur nicht in Weiß. :: A suit or a dress, just not in white.
(?:anziehen|tragen|trage|kleidung|ziehe? ich|outfit) && beerdigung|trauerfeier :: Etwas Dunkles und Schlichtes ist richtig. :: Something dark and simple is right.
(?:anziehen|tragen|trage|kleidung|ziehe? ich|outfit) && vorstellungsgespräch|bewerbungsgespräch :: Ein Hemd oder eine Bluse passt fast immer. :: A shirt or a blouse almost always works.
(?:anziehen|tragen|trage|kleidung|ziehe? ich|outfit) && wander|berge :: Feste Schuhe und mehrere dünne Schichten. :: Sturdy shoes and several thin layers.
(?:anziehen|tragen|ziehe? ich|outfit|verkleid|kostüm) && karneval|fasching|kostüm|verkleid|halloween|mottoparty :: Als Pirat oder Katze geht es ganz einfach. :: Dressing up as a pirate or a cat is quite easy.
(?:anziehen|outfit|ziehe? ich) && date|verabred|rendezvous :: Etwas Schlichtes, in dem man sich wohlfühlt. :: Something simple that you feel comfortable in.
(?:hobby|hobbys) :: Ein Chor oder ein Tanzkurs, da trifft man Leute. :: A choir or a dance class; you meet people there.
(?:sportart|sport)(?!\p{L}) :: Schwimmen oder schnelles Gehen ist ein sanfter Anfang. :: Swimming or brisk walking is a gentle start.
(?:balkon|(?<!kinder|bier|tier)garten|beet(?!hoven)).*|pflanzen && balkon|(?<!kinder|bier|tier)garten|beet(?!hoven) :: Kräuter und Tomaten wachsen auch in Töpfen. :: Herbs and tomatoes also grow in pots.
(?:pflanze|zimmerpflanze|blume)\p{Ll}* && dunkel|dunkle|wenig licht|schatten :: Eine Schusterpalme kommt mit wenig Licht aus. :: A cast-iron plant gets by with little light.
(?:pflanze|zimmerpflanze|zimmerpflanzen)(?!\p{L}) :: Eine Grünlilie ist sehr pflegeleicht. :: A spider plant is very easy to care for.
blumen|blumenstrauß|strauß :: Tulpen im Frühling, Sonnenblumen im Sommer vielleicht. :: Maybe tulips in spring, sunflowers in summer.
(?:name|namen|nenne|nennen).* && hund(?!ert)|welpe :: „Balu“ oder „Emma“ hört man hier oft. :: You often hear “Balu” or “Emma” here.
(?:name|namen|nenne|nennen).* && katze|kater :: „Felix“ oder „Luna“ hört man hier oft. :: You often hear “Felix” or “Luna” here.
langeweile|langweilig|gegen die langeweile :: Ein Spaziergang oder ein neues Rezept vielleicht. :: Maybe a walk or a new recipe.
(?:basteln|bastelidee) :: Laternen oder Kastanientiere basteln viele Kinder gern. :: Many children like to make lanterns or animals out of chestnuts.
(?:kindergeburtstag) :: Eine Schatzsuche macht fast allen Kindern Spaß. :: Almost all children enjoy a treasure hunt.
(?:party|feier|geburtstag feiern|feiern)(?!\p{L}) :: Ein Picknick oder ein Spieleabend ist einfach. :: A picnic or a game night is easy.
(?:date|verabredung|treffen).*(?:wohin|machen|gehen)|(?:wohin|machen) .*(?:date|verabredung) :: Ein Spaziergang mit Kaffee lässt Zeit zum Reden. :: A walk with coffee leaves time to talk.
überrasch :: Ein Frühstück im Bett oder ein kleiner Brief vielleicht. :: Maybe breakfast in bed or a little letter.
(?:lerne|lernen|merken|üben|verbessern|besser).*(?:wörter|vokabeln) :: Kleine Karten und jeden Tag fünf neue Wörter. :: Flashcards and five new words every day.
(?:app|website|webseite)s?(?!\p{L}) && deutsch|lern :: Die Seiten der Deutschen Welle sind gratis und gut. :: Deutsche Welle’s pages are free and good.
(?:small ?talk|gesprächsthema|worüber .*reden) :: Wetter, Essen und Reisen gehen fast immer. :: Weather, food and travel almost always work.
(?:leute|freunde|menschen) (?:kennenlernen|kennen lernen|finden|treffen) :: Ein Sportverein oder ein Sprachcafé ist gut dafür. :: A sports club or a language café is good for that.
(?:einpacken|mitnehmen|koffer|packen) && strand|meer|baden :: Sonnencreme, Wasser und ein Buch zum Beispiel. :: Sunscreen, water and a book, for example.
(?:einpacken|mitnehmen|rucksack|packen) && wander|berge|zelt|camping :: Wasser, eine Regenjacke und Pflaster zum Beispiel. :: Water, a rain jacket and Band-Aids, for example.
`;

/** What is wanted, what else the message says of it, and what is proposed. */
export const TIPS = rowsOf(TABLE).map(({ names, ...line }) => {
  const [wanted = "", ...told] = names.source.split(" && ");
  const all = (patterns: readonly string[]): RegExp =>
    new RegExp(`^${patterns.map((each) => `(?=[^]*(?:${each}))`).join("")}`, "iu");
  return { ...line, wanted: new RegExp(wanted, "iu"), told: all(told), both: all([wanted, ...told]) };
});
