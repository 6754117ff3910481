import { type Row, rowsOf } from "./facts.ts";

/** Wants an idea or a recommendation. */
export const WISHES_FOR_IDEA =
  /^(?!\W*(?:wer|wen|wem|wessen|wann|wo|woher|warum|wieso|weshalb|wie viele?|wie lange|wie oft|was kostet|was kosten)(?!\p{L}))(?![^]*(?:wenn|falls|ob|warum|wann|wo|wer|dass) (?:du|Sie|\p{Ll}+ (?:\p{L}+ )*(?:ist|sind|war|hat|haben))(?!\p{L}))(?![^]*, (?:\p{Ll}+ )?(?:der|die|das|den|dem|denen|dessen|deren) (?!man gesehen)(?![^?]*(?:einfach|leicht|schnell|gut|lustig|spannend|gern|mag|liebt|wird|jeder|allen|schmeckt)))(?![^]*(?<!\p{L})(?:Restaurants?|\p{L}*[Aa]rzt|Ärztin|Friseur\p{Ll}*|Hotels?|Cafés?|Wohnung|Zimmer|Jobs?|Stelle|Anwalt|Anwältin|Läden|Laden|Geschäfte?|Schule|Kita|Werkstatt|Handwerker|Kurs|Therapeut\p{Ll}*|Versicherung|Bank|Handyvertrag)(?!\p{L}))(?![^]*(?:verschwunden|ausgestorben|verboten|misslungen|versalzen|(?<!\p{L})(?:früher|damals|kaum noch|rette\p{Ll}*|retten)(?!\p{L})))[^]*(?<!\p{L})(?:empf(?:ehlen|iehlst|iehl)|Empfehlung|vorschlagen|schlag(?:en Sie)? .* vor|Vorschl[aä]g\p{Ll}*|\p{L}*[Ii]deen?|\p{L}*[Tt]ipps?|fällt (?:dir|Ihnen)(?! (?:auf|schwer|leicht))|(?:weißt du|wissen Sie|kennst du|kennen Sie) (?:\p{Ll}+ )*(?:eine?n?|gute\p{Ll}*|schöne\p{Ll}*|welche)|(?:was|wohin|wie) (?:kann|könnte|könnten|können|soll|sollte|sollen) (?:ich|wir|man)(?! (?:mit|aus) (?:de[mr]|diese[mr]|[mds]?ein\p{Ll}*)(?!\p{L})(?! (?:\p{Ll}+ )?(?:Ei|Kartoffel|Reis|Reste|Nudel|Tomate|Hackfleisch|Hähnchen|Eltern|Gästen|Freund|Schwester|Bruder|Besuch)))[^?]*(?:schenken|kochen|backen|zubereiten|zeigen|essen|lesen|schauen|ansehen|anschauen|spielen|bringen|schreiben|anziehen|tragen|machen|unternehmen|besuchen|basteln|trinken|singen|hören|packen|nehmen|gehen|fahren|nennen|pflanzen|kaufen)|was würde(?:st du|n Sie) (?:\p{L}+ ){0,3}(?:kochen|schenken|backen|lesen|mitbringen|anziehen|schreiben)|was (?:schenkt|kocht|bäckt|backt|spielt|schreibt|zieht|trägt|liest) man|was (?:schenke|schreibe|koche|backe|bringe|lese|esse|spiele|ziehe|trage)n? (?:ich|wir)|was ich (?:\p{L}+ )*(?:schenken|kochen|backen|anziehen|mitbringen|schreiben) (?:soll|sollte|könnte|kann)|(?:sag|sage|sagen Sie|nenn|nenne|nennen Sie)(?: mir)?(?: bitte)? (?:ein|eine|einen) \p{L}+|welche[rsn]? [^?]*(?:ist (?:\p{Ll}+ )*(?:gut|schön|einfach|leicht|passend|geeignet)|passt|passen|lohnt|lohnen|eignet|würdest|würden|soll|sollte|sollten|(?:kann|können|könnte|könnten) (?:ich|man|wir)|nehme|hilft)|welche[rsn]? (?:ist|sind|wäre) (?:\p{Ll}+ )*(?:gut|schön|einfach|leicht)|wohin (?:\p{Ll}+ )*(?:gehen|fahren|geht|fährt) (?:ich|wir|man)|was für (?:einen?|ein)? ?[^?]*(?:kann|könnte|soll|sollte) ich [^?]*(?:kochen|backen|schenken|lesen|sehen|hören)|womit (?:kann|könnte|könnten|können) (?:ich|wir|man)|brauche (?:\p{Ll}+ )*(?:Ideen?|Tipps?))(?!\p{L})/iu;

/** The same without a word for what is wanted, which then stands in the rest of the message. */
export const WISHES_FOR_ANY =
  /^(?:\p{L}+[ ,]+){0,3}(?:(?:hast du|haben Sie|hätten Sie|hättest du)(?: \p{Ll}+){0,3} (?:\p{L}*Ideen?|Tipps?|Vorschlag|Vorschläge|Empfehlung)|fällt (?:dir|Ihnen)(?: \p{Ll}+){0,2} ein|(?:kennst du|kennen Sie|weißt du|wissen Sie)(?: da| vielleicht| zufällig)* (?:eine?[ns]?|welche|was|etwas)|(?:kannst|könntest) du(?: mir| uns)?(?: \p{Ll}+){0,3} (?:empfehlen|vorschlagen)|(?:können|könnten) Sie(?: mir| uns)?(?: \p{Ll}+){0,3} (?:empfehlen|vorschlagen)|was (?:empfiehlst du|empfehlen Sie)(?: mir| uns| da| denn)*|was (?:würdest du|würden Sie)(?: mir| uns| da| denn)* (?:empfehlen|vorschlagen|kochen|schenken|backen)|was (?:kann|soll|sollte|könnte) (?:ich|man|wir) dort(?: \p{Ll}+)* (?:machen|ansehen|anschauen|besuchen|sehen|unternehmen)|was (?:schenkt|bringt|kocht|schreibt) man da(?: mit)?|was (?:kann|soll|könnte|sollen|können|könnten) (?:ich|wir) (?:ihm|ihr|ihnen|da|denn|dann|nur|bloß) ?(?:\p{Ll}+ )?(?:schenken|mitbringen|kaufen|kochen|backen))\W*$/iu;

/** What is wanted; behind `&&` what the message says of it besides. The narrower first. */
const TABLE = String.raw`
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:wird|ist) (?:1|eins|ein jahr)(?![\p{L}\d])|einjährig|1-jährig|(?:erste[nr]?|(?<!\d)1\.) geburtstag|(?<!\p{L})(?:ein|1) jahr alt :: Ein Stoffball oder Bauklötze aus Holz machen oft Freude. :: A cloth ball or wooden blocks are often welcome.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:wird|ist) (?:2|3|zwei|drei)(?![\p{L}\d])|(?:zwei|drei|[23]-)jährig|(?<![\p{L}\d])(?:2|3|zwei|drei) jahre :: Ein Bilderbuch oder große Bausteine machen oft Freude. :: A picture book or big building blocks are often welcome.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:wird|ist) (?:10|11|zehn|elf)(?![\p{L}\d])|(?:zehn|elf|1[01]-)jährig|(?<![\p{L}\d])(?:1[01]|zehn|elf) jahre :: Ein Experimentierkasten oder ein Comic kommt oft gut an. :: A science kit or a comic book often goes over well.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && zockt?(?!\p{L})|zocken|gamer|playstation|nintendo|xbox|computerspiel|videospiel|spielt (?:\p{L}+ ){0,4}(?:computer|konsole|pc|online)(?!\p{L}) :: Ein Spielegutschein oder ein gutes Headset vielleicht. :: Maybe a gaming gift card or a good headset.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && hochzeitstag :: Ein Abendessen zu zweit oder ein lieber Brief vielleicht. :: Maybe a dinner for two or a loving letter.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?<!\p{L})hochzeit(?!s)|heiratet?(?!\p{L})|heiraten|brautpaar :: Geld in einer Karte oder ein Gutschein für ein Abendessen. :: Money in a card or a gift certificate for a dinner.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:mädchen|tochter|enkelin|nichte).*(?<![\p{L}\d])(?:[4-9]|vier|fünf|sechs|sieben|acht|neun)(?![\p{L}\d]).*(?:jahre|alt|geburtstag|wird)|(?<![\p{L}\d])(?:[4-9]|vier|fünf|sechs|sieben|acht|neun)(?:jährige| jahre).*(?:mädchen|tochter|enkelin|nichte) :: Ein Malset oder ein Bilderbuch macht oft Freude. :: A painting set or a picture book is often welcome.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:junge|sohn|enkel|neffe)n?(?!\p{L}).*(?<![\p{L}\d])(?:[4-9]|vier|fünf|sechs|sieben|acht|neun)(?![\p{L}\d]) :: Ein Baukasten oder ein Ball macht oft Freude. :: A building set or a ball is often welcome.
schenk|bring|mitbring && baby|geburt(?!stag)|schwanger :: Ein weiches Tuch oder Kleidung in Größe 74 ist praktisch. :: A soft cloth or baby clothes for six to nine months are practical.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && teenager|jugendlich|(?<![\p{L}\d])(?:1[2-7]|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn)(?![\p{L}\d]) :: Ein Kinogutschein oder Kopfhörer kommen meist gut an. :: A movie gift card or headphones usually go over well.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:kind|kinder|kindern|sohn|tochter|enkel\p{Ll}*|neffen?|nichte|patenkind)(?!\p{L}) :: Ein Gesellschaftsspiel oder ein Buch passt fast immer. :: A board game or a book almost always works.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && ruhestand|rente :: Ein Fotoalbum oder ein Gutschein für einen Ausflug passt gut. :: A photo album or a gift certificate for an outing works well.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && chefin?|vorgesetzt :: Ein schöner Kalender oder eine gemeinsame Karte passt gut. :: A nice calendar or a card from everybody works well.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && lehrer|trainer|erzieher :: Blumen und eine Karte mit allen Namen kommen gut an. :: Flowers and a card with everyone’s name on it go over well.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && kolleg.*(?:verlässt|abschied|kündigt|wechselt|hört auf|geht weg|letzte[rn]? (?:arbeits)?tag)|(?:abschied|letzte[rn]? (?:arbeits)?tag).*kolleg :: Ein Gutschein und eine Karte mit Grüßen von allen vielleicht. :: Maybe a gift certificate and a card with greetings from everybody.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && gastgeber :: Gute Schokolade oder Blumen passen fast immer. :: Good chocolate or flowers almost always work.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && kolleg :: Gute Schokolade oder eine Pflanze für den Schreibtisch passt gut. :: Good chocolate or a plant for the desk works well.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:oma|opa|großmutter|großvater|großeltern) :: Ein Fotobuch oder ein Nachmittag zu zweit macht oft Freude. :: A photo book or an afternoon together is often welcome.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:mutter|mama|mutti|schwiegermutter)(?!\p{L}) :: Ein schöner Schal oder ein Frühstück zu zweit vielleicht. :: Maybe a nice scarf or a breakfast together.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:vater|papa|schwiegervater)(?!\p{L}) :: Ein gutes Buch oder ein gemeinsamer Ausflug vielleicht. :: Maybe a good book or an outing together.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:eltern|schwiegereltern)(?!\p{L}) :: Karten für ein Konzert oder ein gerahmtes Familienfoto vielleicht. :: Maybe concert tickets or a framed family photo.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:mann|freund|partner|bruder)(?!\p{L}) :: Konzertkarten oder ein gemeinsames Essen vielleicht. :: Maybe concert tickets or a meal together.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && (?:frau|freundin|partnerin|schwester)(?!\p{L}) :: Ein schöner Schal oder ein gemeinsamer Ausflug vielleicht. :: Maybe a nice scarf or an outing together.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && einzug|umgezogen|neue wohnung|einweihung|eingezogen :: Brot und Salz sind üblich, eine Pflanze passt auch. :: Bread and salt are customary; a plant works, too.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && nachbar :: Eine kleine Pflanze oder selbst gebackene Kekse passen gut. :: A small plant or homemade cookies work well.
schenk|mitbring|hat (?:\p{L}+ ){0,3}geburtstag|wird \d+ && krankenhaus|krank :: Eine Zeitschrift oder ein kleines Rätselheft lenkt ab. :: A magazine or a little puzzle book is a good distraction.
mitbring|bring && (?:eingeladen|einladung|zu besuch|gastgeber|besuche) :: Gute Schokolade oder Blumen passen fast immer. :: Good chocolate or flowers almost always work.
mitbring|bring && picknick|grillen|grillabend|grillparty :: Ein Nudelsalat oder ein Brot mit Kräuterbutter vielleicht. :: Maybe a pasta salad or bread with herb butter.
mitbring|bring|buffet|büfett && buffet|büfett|party|feier|fest(?!\p{L}) :: Hummus mit Brot oder ein bunter Salat schmeckt vielen. :: Many people like hummus with bread or a colorful salad.
geschenk|schenk :: Ein gutes Buch oder ein gemeinsamer Ausflug passt oft. :: A good book or an outing together often works.
kuchen .*ohne zucker|zuckerfrei|(?:kuchen|gebäck|backen).*ohne .*zucker :: Ein Bananenkuchen wird auch ohne Zucker süß. :: A banana cake gets sweet even without sugar.
geburtstagskuchen|geburtstagstorte|(?:kuchen|torte).*geburtstag|geburtstag(?: meine[rs] (?:tochter|sohnes|kindes))?.*(?:kuchen|torte) :: Ein Schokoladenkuchen mit Kerzen passt fast immer. :: A chocolate cake with candles almost always works.
kuchen|torte|backen :: Ein Apfelkuchen oder ein Marmorkuchen gelingt fast immer. :: An apple cake or a marble cake almost always turns out well.
plätzchen|kekse|weihnachtsgebäck :: Vanillekipferl oder Butterplätzchen vielleicht. :: Maybe vanilla crescents or butter cookies.
nachtisch|dessert|nachspeise :: Rote Grütze oder Apfelkompott mit Vanillesoße vielleicht. :: Maybe red berry compote or stewed apples with vanilla sauce.
suppe|eintopf :: Eine Linsensuppe oder Kartoffelsuppe ist einfach. :: Lentil soup or potato soup is easy.
salat(?!\p{L}) :: Ein Gurkensalat oder ein Linsensalat vielleicht. :: Maybe a cucumber salad or a lentil salad.
frühstück :: Haferflocken mit Joghurt und Obst gehen schnell. :: Rolled oats with yogurt and fruit are quick.
snack|zwischendurch|pausenbrot|unterwegs essen :: Nüsse, Obst oder ein belegtes Brot vielleicht. :: Maybe nuts, fruit or a sandwich.
(?:kochen|koche?|gericht|rezept|essen|machen|zubereiten) && (?:rest(?:e|en)|(?:mittags|essens)reste\p{Ll}*)(?!\p{L}) && ^(?![^]*(?:kein|ohne|nicht|allergi|vertrag|satt)) :: Aus Resten wird oft eine gute Suppe oder eine Gemüsepfanne. :: Leftovers often make a good soup or vegetable stir-fry.
(?:kochen|koche?|gericht|rezept|essen|machen|zubereiten) && (?:mit|aus|für) (?:\p{L}+ ){0,3}(?:eier|eiern)(?!\p{L})|(?:habe?|noch) (?:\p{L}+ ){0,2}eier(?!\p{L}) && ^(?![^]*(?:kein|ohne|nicht|allergi|vertrag|satt)) :: Rührei mit Brot oder ein Omelett mit Gemüse vielleicht. :: Maybe scrambled eggs with bread or an omelet with vegetables.
(?:kochen|koche?|gericht|rezept|essen|machen|zubereiten) && (?:mit|aus|für|habe?|noch) (?:\p{L}+ ){0,3}kartoffeln && ^(?![^]*(?:kein|ohne|nicht|allergi|vertrag|satt)) :: Bratkartoffeln mit Ei oder eine Kartoffelsuppe vielleicht. :: Maybe fried potatoes with an egg or potato soup.
(?:kochen|koche?|gericht|rezept|essen|machen|zubereiten) && (?:mit|aus|für|habe?|noch) (?:\p{L}+ ){0,3}reis(?!\p{L}) && ^(?![^]*(?:kein|ohne|nicht|allergi|vertrag|satt)) :: Gebratener Reis mit Ei oder ein Curry vielleicht. :: Maybe fried rice with egg or a curry.
(?:kochen|koche?|gericht|rezept|essen|machen|zubereiten) && (?:mit|aus|für|habe?|noch) (?:\p{L}+ ){0,3}nudeln && ^(?![^]*(?:kein|ohne|nicht|allergi|vertrag|satt)) :: Nudeln mit Tomatensoße oder ein Nudelauflauf vielleicht. :: Maybe pasta with tomato sauce or a pasta bake.
(?:kochen|koche?|gericht|rezept|essen|machen|zubereiten) && (?:mit|aus|für|habe?|noch) (?:\p{L}+ ){0,3}tomaten && ^(?![^]*(?:kein|ohne|nicht|allergi|vertrag|satt)) :: Eine Tomatensuppe oder Nudeln mit Tomatensoße vielleicht. :: Maybe tomato soup or pasta with tomato sauce.
(?:kochen|koche?|gericht|rezept|essen|machen|zubereiten) && (?:mit|aus|für|habe?|noch) (?:\p{L}+ ){0,3}hackfleisch && ^(?![^]*(?:kein|ohne|nicht|allergi|vertrag|satt)) :: Frikadellen oder Nudeln mit Hackfleischsoße vielleicht. :: Maybe meat patties or pasta with meat sauce.
(?:kochen|koche?|gericht|rezept|essen|machen|zubereiten) && (?:mich|mir) (?:ganz |nur )?alleine?|eine person|nur für mich && ^(?![^]*(?:kein|ohne|nicht|allergi|vertrag|satt)) :: Ein Omelett oder Ofengemüse lohnt sich auch für eine Person. :: An omelet or roasted vegetables are worth making for one, too.
(?:kochen|koche?|gericht|rezept|essen|machen|zubereiten) && etwas neues|mal was neues|neues (?:rezept|gericht)|neue rezepte && ^(?![^]*(?:kein|ohne|nicht|allergi|vertrag|satt)) :: Shakshuka zum Beispiel: Eier in einer würzigen Tomatensoße. :: Shakshuka, for example: eggs in a spicy tomato sauce.
(?:koch|gericht|essen|rezept).*(?:vegan)|vegan :: Ein Gemüsecurry mit Reis schmeckt vielen. :: Many people like a vegetable curry with rice.
(?:kochen|gericht|koch|rezept|essen machen) && kein(?:e[ns]?)? fleisch|vegetari|ohne fleisch :: Eine Gemüselasagne oder ein Risotto vielleicht. :: Maybe a vegetable lasagna or a risotto.
(?:kochen|gericht|koche?|rezept|essen machen) && g[aä]ste|besuch|freunde|eingeladen|schwiegereltern|party :: Eine Lasagne oder ein Curry kann man gut vorbereiten. :: A lasagna or a curry is easy to make ahead.
(?:kochen|gericht|koche?|rezept|essen machen) && schnell|wenig zeit|keine zeit|nach der arbeit|feierabend :: Nudeln mit Gemüse oder ein Omelett gehen schnell. :: Pasta with vegetables or an omelet is quick.
(?:kochen|gericht|koche?|rezept|essen machen) && kind|sohn|tochter :: Nudeln mit Tomatensoße oder Pfannkuchen mögen viele Kinder. :: Many children like pasta with tomato sauce or pancakes.
deutsche[ns]? (?:\p{L}+ )?(?:gericht|essen|rezept|küche)|(?:typisch|etwas|was) deutsches :: Kartoffelsuppe oder Käsespätzle sind nicht schwer. :: Potato soup or cheese spätzle aren’t hard to make.
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
(?:machen|unternehmen|zeigen) && (?:eltern|schwiegereltern|freundin|freunde|schwester|bruder|besuch|gäste|gästen)(?!\p{L}).*(?:komm|besuch|wochenende|da(?!\p{L}))|(?:wochenende|besuch).*(?:eltern|freunde|schwester|bruder|gäste|besuch) && ^(?![^]*(?:kind|regen|regnet|streit|krank)) :: Ein Stadtspaziergang und ein langes Frühstück vielleicht. :: Maybe a walk through town and a long breakfast.
(?:tag|nachmittag|stunden|vormittag) in (?:einer|der|meiner|dieser) (?:\p{Ll}+ )?stadt :: Die Altstadt, ein Museum und am Ende ein Café. :: The old town, a museum and a café at the end.
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
(?:lerne|lernen|merken|üben|verbessern|besser).*(?:wörter|vokabeln) :: Karteikarten und jeden Tag fünf neue Wörter. :: Flashcards and five new words every day.
(?:app|website|webseite)s?(?!\p{L}) && deutsch|lern :: Die Seiten der Deutschen Welle sind gratis und gut. :: Deutsche Welle’s pages are free and good.
(?:small ?talk|gesprächsthema|worüber .*reden) :: Wetter, Essen und Reisen gehen fast immer. :: Weather, food and travel almost always work.
(?:leute|freunde|menschen) (?:kennenlernen|kennen lernen|finden|treffen) :: Ein Sportverein oder ein Sprachcafé ist gut dafür. :: A sports club or a language café is good for that.
(?:einpacken|mitnehmen|koffer|packen) && strand|meer|baden :: Sonnencreme, Wasser und ein Buch zum Beispiel. :: Sunscreen, water and a book, for example.
(?:einpacken|mitnehmen|rucksack|packen) && wander|berge|zelt|camping :: Wasser, eine Regenjacke und Pflaster zum Beispiel. :: Water, a rain jacket and Band-Aids, for example.
`;

/** Wants advice. */
const WISHES_FOR_ADVICE =
  /^(?!\W*(?:wer|wen|wem|wessen|wann|wo|woher|warum|wieso|weshalb|wie viele?|wie lange|wie oft|was kostet|was kosten)(?!\p{L}))(?![^]*(?:wenn|falls|ob|warum|wann|wo|wer|dass) (?:du|Sie|\p{Ll}+ (?:\p{L}+ )*(?:ist|sind|war|hat|haben))(?!\p{L}))(?![^]*, (?:\p{Ll}+ )?(?:der|die|das|den|dem|denen|dessen|deren) (?!man gesehen)(?![^?]*(?:einfach|leicht|schnell|gut|lustig|spannend|gern|mag|liebt|wird|jeder|allen|schmeckt)))[^]*(?<!\p{L})(?:Ideen?|Tipps?|Rat|Ratschl[aä]g\p{Ll}*|Tricks?|Vorschl[aä]g\p{Ll}*|Hilfe|empf(?:ehlen|iehlst|iehl)|r[aä]ten?|rätst|was (?:könnte|kann|soll|sollte|muss|mache|tue|sage) (?:ich|man|wir)|was (?:hilft|macht man|tut man|tun)|was würde(?:st du|n Sie)|wie (?:\p{Ll}+ )?(?:kann|könnte|soll|sollte|schaffe|\p{Ll}+e) ich|wie (?:\p{Ll}+ )?(?!sagt|schreibt|heißt|nennt|spricht)\p{Ll}+t man|wie (?:können|könnten|sollen|schaffen) wir|was ich (?:\p{L}+ )*(?:machen|tun|sagen) (?:soll|sollte|kann|könnte)|wie ich (?:\p{L}+ )*(?:soll|sollte|kann|könnte))(?!\p{L})/iu;

/** The same, of what was just told. */
const WISHES_FOR_ANY_ADVICE =
  /^\W*(?:(?:was (?:kann|könnte|soll|sollte|muss) ich|was mache ich|was würde(?:st du|n Sie)|was hilft|was (?:rätst du|raten Sie) mir|was tun)(?: (?:da|dagegen|dann|denn|jetzt|nur|bloß|ihm|ihr|ihnen|mir|noch|an meiner Stelle|machen|tun|sagen|raten|empfehlen))*|wie (?:kann|könnte|soll|schaffe) ich (?:mich|das|es|mir)(?: \p{Ll}+)* (?:vorbereiten|motivieren|ändern|schaffen|lernen|merken|beruhigen|helfen)|(?:hast du|haben Sie|hättest du|hätten Sie|kennst du|kennen Sie|gibst du mir|geben Sie mir)(?: (?:da|vielleicht|für mich|bitte|mir|dafür|dagegen|eine|einen|ein paar))* (?:Idee|Tipps?|Rat|Trick|Ratschlag)(?: (?:für mich|dafür|dagegen|bitte))*|(?:kannst|könntest|können|könnten) (?:du|Sie) mir (?:\p{Ll}+ )*(?:Tipp|Tipps|Rat) geben|ich brauche (?:\p{Ll}+ )*(?:Tipp|Tipps|Rat))\W*$/iu;

/** What nobody gives a short tip on, and who it was not written for. */
const NO_MATTER_FOR_A_TIP =
  /^(?![^]*(?:(?<!\p{L})(?:Baby|Kind|Kinder|Kindern|Sohn|Tochter|Hund|Katze|Kater|Enkel\p{Ll}*|Säugling|seit (?:Wochen|Monaten|Jahren)|Oma|Opa|verschlafen|verpasst|verloren|vergessen|verbrannt|abgesagt|durchgefallen|nichts gehört|nicht (?:bestanden|umtauschen|zurück\p{Ll}*)|müde von|Angst, dass|(?:Angst|Stress) (?:vor|mit) (?:mein\p{Ll}*|ihm|ihr))(?!\p{L})|gestorben|Krankenhaus|Depress|depress|Panik|belästig|mobb|[Mm]obbing|droht|schlägt|schwanger|gekündigt|Alkohol|Tablette|getrennt|Trennung))/u;

/** What advice is wanted on; behind `&&` what else is said of it. The narrower first. */
const ADVICE_TABLE = String.raw`
pfannkuchen && rezept|(?:mache|backe|macht|backt|bäckt|mach|machen|backen)(?!\p{L}) && ^(?![^]*(?:vegan|ohne|füll|passt|dazu|rett)) :: Mehl, Milch und Eier verrühren und in Butter braten. :: Mix flour, milk and eggs and fry the batter in butter.
(?:artikel|der,? die,? (?:und |oder )?das)(?!\p{L}) && lern|merk|üb|behalt|vergess|schwer|verwechs && ^(?![^]*(?:zeitung|zeitschrift|schreib)) :: Jedes neue Wort gleich zusammen mit dem Artikel lernen. :: Learn every new word together with its article right away.
wörter|vokabel|wortschatz && lern|merk|behalt|vergess|üb(?!er)|erweiter|verbess :: Karteikarten und jeden Tag fünf neue Wörter. :: Flashcards and five new words every day.
grammatik && lern|merk|üb(?!er)|versteh|besser :: Eine Regel am Tag und dazu drei eigene Sätze. :: One rule a day, plus three sentences of your own.
akzent|aussprache && los|weniger|verbess|besser|üb(?!er)|lern|tipp|arbeit|stark :: Kurze Sätze nachsprechen und sich dabei aufnehmen. :: Repeat short sentences and record yourself. :: Viel bringt es, kurze Sätze nachzusprechen und sich dabei aufzunehmen. :: It helps a lot to repeat short sentences and record yourself doing it.
(?:angst|traue?|trauen|hemmung\p{Ll}*|schüchtern|nervös|mut)(?!\p{L}).*(?:deutsch|sprechen|reden|spreche|rede(?!\p{L}))|(?:deutsch|sprechen|reden|spreche).*(?:angst|traue?|trauen|hemmung\p{Ll}*|schüchtern|nervös|mut)(?!\p{L}) && ^(?![^]*(?:vor (?:vielen|allen|anderen|leuten|publikum|menschen|der)|vortrag|präsent|chef|arzt|telefon|prüf|frau|mädchen|junge|lehrer)) :: Jeden Tag fünf Minuten laut mit sich selbst sprechen. :: Talk out loud to yourself for five minutes every day. :: Vielen hilft es, jeden Tag fünf Minuten laut mit sich selbst zu sprechen, da hört niemand die Fehler. :: It helps many people to talk out loud to themselves for five minutes a day, as nobody hears the mistakes.
hörverstehen|hörverständnis|besser (?:\p{L}+ ){0,3}(?:zu)?hören|hören (?:\p{L}+ ){0,2}(?:üben|verbessern|lernen)|(?:muttersprachler\p{Ll}*|gesprochenes deutsch|schnelles deutsch|deutsche besser|wenn (?:sie|die leute|die deutschen) schnell).*(?:versteh|sprech) :: Einen kurzen Podcast zweimal hören, einmal davon mit Text. :: Listen to a short podcast twice, once with the transcript. :: Vielen hilft es, denselben kurzen Podcast zweimal zu hören, einmal davon mit Text. :: It helps many people to listen to the same short podcast twice, once with the transcript.
(?:besser|mehr|flüssig\p{Ll}*|fließend|freier?) (?:\p{L}+ ){0,2}(?:sprechen|sprech)(?!\p{L})|sprechen (?:\p{L}+ ){0,2}(?:üben|verbessern|trainieren) && deutsch|üben|verbess|besser|fließend|flüssig && ^(?![^]*(?:vor (?:vielen|leuten|publikum)|englisch|spanisch|chef)) :: Ein Sprachcafé oder ein Tandem bringt viel Übung. :: A language café or a tandem partner gives you lots of practice.
(?:leseverständnis|leseverstehen|besser (?:\p{L}+ ){0,2}lesen|lesen (?:üben|verbessern)|deutsche texte) && lesen|lese|versteh && ^(?![^]*(?:kind|brille|noten)) :: Kurze Texte lesen und nur wichtige Wörter nachschlagen. :: Read short texts and look up only the important words.
(?:besser|richtig) (?:\p{L}+ ){0,2}schreiben|schreiben (?:üben|verbessern)|rechtschreibung && deutsch|üb(?!er)|besser|verbess|rechtschreib && ^(?![^]*(?:brief|mail|bewerbung|gedicht|buch|roman|text|englisch)) :: Jeden Tag drei Sätze im Tagebuch sind eine gute Übung. :: Three sentences in a diary every day are good practice.
motiv\p{Ll}*|dranbleiben|durchhalten|(?:keine|mehr) lust && lern|deutsch|sprache && ^(?![^]*(?:brief|schreiben|mitarbeiter|schüler|sport)) :: Ein kleines Ziel pro Woche und ein Lernpartner helfen oft. :: A small goal each week and a study partner often help.
prüfungsangst|(?:angst|nervös|aufgeregt).*(?<!fahr)(?:prüfung|klausur|examen|deutschtest)|(?:prüfung|klausur|examen|deutschtest).*(?:angst|nervös|aufgeregt) && ^(?![^]*(?:fahrprüf|führerschein)) :: Langsam ausatmen und mit der leichtesten Aufgabe anfangen. :: Breathe out slowly and start with the easiest task.
(?<!\p{L})(?:prüfung|klausur|examen|deutschprüfung|sprachprüfung|deutschtest|b1-prüfung|b2-prüfung) && vorbereit|bereite|lern|besteh|üb(?!er)|tipp|schaff && ^(?![^]*(?:fahr|führerschein|wiederhol|bestanden|durchgefallen|schummel)) :: Alte Prüfungen mit der Uhr üben, jeden Tag ein bisschen. :: Practice old exams with a timer, a little every day. :: Am besten übt man mit alten Prüfungen und mit der Uhr, jeden Tag ein bisschen. :: It’s best to practice with old exams and a timer, a little every day.
vorstellungsgespräch|bewerbungsgespräch|jobinterview && ^(?![^]*(?:anzieh|trag|kleid|outfit|ziehe? ich|absag|abgesagt|verschieb|warte|gehört|bekommen)) :: Drei Beispiele aus der eigenen Arbeit laut üben. :: Practice three examples from your own work out loud. :: Viel bringt es, drei Beispiele aus der eigenen Arbeit vorzubereiten und laut zu erzählen. :: It helps a lot to prepare three examples from your own work and practice telling them out loud.
(?:erste[rn]? (?:arbeitstag|tag)) && arbeit|job|firma|büro && ^(?![^]*(?:anzieh|trag|ziehe? ich|schule|kita|krank|essen|kochen|mitbring)) :: Namen merken, viel fragen und etwas früher da sein. :: Remember names, ask a lot and be there a little early.
gehaltserhöhung|gehaltsverhandlung|gehaltsgespräch|(?:frag|bitt|verlang|verhand)\p{Ll}* .*(?:mehr|höheres) (?:gehalt|lohn|geld)|(?:mehr|höheres) (?:gehalt|lohn|geld) .*(?:frag|bitt|verlang|verhand)|(?:mehr|höheres) (?:gehalt|lohn) && ^(?![^]*(?:abgelehnt|bekommen hat|eltern|bank)) && ^(?![^]*(?:mein|die) (?:kollege|kollegin|frau|mann) ) :: Einen Termin ausmachen und drei eigene Erfolge nennen. :: Make an appointment and name three things you achieved.
(?:streit|konflikt|problem|ärger|schimpft|kritisiert|unfair|unfreundlich|ungerecht).*(?:chef|chefin|vorgesetzte\p{Ll}*)(?!\p{L})|(?:chef|chefin|vorgesetzte\p{Ll}*)(?!\p{L}).*(?:streit|konflikt|problem|ärger|schimpft|kritisiert|unfair|unfreundlich|ungerecht) && ^(?![^]*(?:schenk|kündig|anfass|berühr|geld)) :: Unter vier Augen ruhig ein konkretes Beispiel nennen. :: One on one, calmly bring up a specific example. :: Am besten spricht man das unter vier Augen an, mit einem konkreten Beispiel statt mit Vorwürfen. :: It’s best to bring that up one on one, with a specific example instead of accusations.
kolleg\p{Ll}*.*(?:laut(?!\p{L})|telefoniert|lärm|redet (?:zu )?viel)|(?:laut(?!\p{L})|laute\p{Ll}*|lärm).*kolleg && ^(?![^]*(?:schenk|geburtstag|laut (?:mein|de|ein)|vertrag)) :: Zum Beispiel: „Könntest du bitte etwas leiser sein?“ :: For example: “Könntest du bitte etwas leiser sein?”
nein (?:zu )?sag|(?:höflich|freundlich) (?:\p{L}+ ){0,3}(?:absag|ablehn)|(?:absag|ablehn)\p{Ll}* .*(?:höflich|freundlich) && ^(?![^]*(?:antrag|kind|tochter|sohn|sex|kündig|arzttermin|hat nein)) :: Zum Beispiel: „Das schaffe ich leider nicht.“ :: For example: “Das schaffe ich leider nicht.”
lampenfieber|(?:angst|nervös|aufgeregt).*(?:vortrag|auftritt|präsentation|referat|vor (?:\p{L}+ )?(?:leuten|publikum))|(?:vortrag|auftritt|präsentation|referat).*(?:angst|nervös|aufgeregt) :: Langsam ausatmen und die ersten Sätze laut üben. :: Breathe out slowly and practice the first sentences out loud. :: Vielen hilft es, langsam auszuatmen und die ersten Sätze laut zu üben. :: It helps many people to breathe out slowly and practice the first sentences out loud.
präsentation|vortrag|referat && vorbereit|bereite|halten?(?!\p{L})|halte(?!\p{L})|mach|tipp|besser|gut :: Wenige Folien, kurze Sätze und einmal laut üben. :: Few slides, short sentences and one practice run out loud.
bewerbungsschreiben|anschreiben|motivationsschreiben|bewerbung (?:\p{L}+ )*schreib|schreib\p{Ll}* .*bewerbung(?!s) && schreib && ^(?![^]*(?:absage|abgelehnt|antwort)) :: Höchstens eine Seite, mit einem Beispiel für jede Stärke. :: One page at most, with an example for every strength.
lebenslauf && schreib|mach|tipp|aufbau|gestalt && ^(?![^]*(?:lüg|lücke)) :: Übersichtlich, höchstens zwei Seiten, das Neueste zuerst. :: Clear, two pages at most, the most recent first.
(?<!\p{L})stress(?!\p{L}) && gegen|weniger|abbau|hilft|umgeh|bei(?!\p{L})|reduz|viel|tipp|vermeid && ^(?![^]*(?:mit (?:mein|de)|stresstest)) :: Eine kurze Pause ohne Handy, am besten draußen. :: A short break without your phone, ideally outside. :: Oft hilft es, eine Sache abzusagen und kurz ohne Handy nach draußen zu gehen. :: It often helps to cancel one thing and go outside for a bit without your phone.
konzentrier|konzentration && ^(?![^]*(?:lager|adhs|kann er|kann sie)) :: Erst 25 Minuten arbeiten, dann fünf Minuten Pause. :: Work for 25 minutes first, then take a five-minute break.
aufschieb|schiebe (?:\p{L}+ )*auf(?!\p{L})|prokrastin :: Nur fünf Minuten arbeiten, der Rest geht dann oft leichter. :: Work for just five minutes; the rest often gets easier then.
erste[sn]? (?:date|verabredung|rendezvous) && ^(?![^]*(?:anzieh|trag|ziehe? ich|wohin|outfit|absag|bezahl|zahlt|kochen|mitbring)) :: Viel fragen, gut zuhören und nicht alles planen. :: Ask a lot, listen well and don’t plan everything.
(?:neue )?(?:leute|freunde|freundschaften|menschen|kontakte) (?:\p{L}+ ){0,3}(?:kennenlern|kennen lern|finde|schließ|knüpf)|(?:finde|schließe|knüpfe)\p{Ll}* (?:\p{L}+ ){0,3}(?:freunde|freundschaften|kontakte|anschluss)|anschluss find && ^(?![^]*(?:nicht mehr|verloren|wieder|zug|bahn)) :: Ein Sportverein oder ein Sprachcafé ist gut dafür. :: A sports club or a language café is good for that.
einsam|einsamkeit && ^(?![^]*(?:einsame|oma|opa|mutter|vater|nachbar)) :: Ein Anruf heute und ein Kurs jede Woche helfen oft. :: A call today and a class every week often help. :: Ein Verein oder ein Kurs hilft oft, weil man dieselben Leute jede Woche sieht. :: A club or a class often helps because you see the same people every week.
einschlafen|durchschlafen|besser schlafen|schlafprobleme?|schlafstörung\p{Ll}*|schlaflosigkeit|(?:schlecht|nicht gut|nicht) (?:ein)?schlafen|schlafe (?:\p{L}+ ){0,3}schlecht && ^(?![^]*(?:tabletten|eingeschlafen|nachbar|schnarch|fuß|arm|bein)) :: Abends ohne Handy und immer zur gleichen Zeit ins Bett. :: No phone in the evening, and to bed at the same time every night. :: Vielen hilft es, das Handy früh wegzulegen und jeden Tag zur gleichen Zeit ins Bett zu gehen. :: It helps many people to put the phone away early and go to bed at the same time every day.
(?:geld |etwas |mehr )?(?<!\p{L})(?:sparen|spare(?= ich| wir))|weniger (?:geld )?ausgeb && geld|spare|ausgeb && ^(?![^]*(?:strom|wasser|energie|heiz|zeit|platz|steuer|aktie|anleg|zinsen)) :: Alle Ausgaben aufschreiben und am Monatsanfang etwas weglegen. :: Write down all expenses and put something aside early in the month. :: Ein guter Anfang ist eine Liste aller Ausgaben und ein fester Betrag, den man gleich am Monatsanfang weglegt. :: A good start is a list of all expenses and a fixed amount that you put aside early in the month.
(?:wohnungssuche|wohnung|wg-zimmer|wg|zimmer)(?!\p{L}).*(?:find|such)|(?:find|such)\p{Ll}* (?:\p{L}+ ){0,4}(?:wohnung|wg-zimmer|wg|zimmer)(?!\p{L})|wohnungssuche(?: in (?:berlin|hamburg|münchen|köln|frankfurt|leipzig|stuttgart|dresden))? && ^(?![^]*(?:hotel|ferien|putz|gefunden|schlüssel|katze|hund)) && ^(?![^]*(?:in mein|in de[rm] wohnung)) :: Auch Kollegen und Bekannten davon erzählen, nicht nur online suchen. :: Tell coworkers and acquaintances, too, and don’t just search online.
nachbar\p{Ll}*.*(?:laut(?!\p{L})|lärm|musik|krach|leise)|(?:laut(?!\p{L})|laute\p{Ll}*|lärm|krach|musik).*nachbar && ^(?![^]*(?:schenk|einlad|party feiern|ich (?:bin|war) (?:zu )?laut|laut (?:mein|de)|beschwer)) :: Zum Beispiel: „Könnten Sie abends bitte etwas leiser sein?“ :: For example: “Könnten Sie abends bitte etwas leiser sein?”
(?:umtausch|zurückgeb|zurückschick|widerruf|zurückgegeben).*(?:online|internet|bestellt)|(?:online|internet|bestellt).*(?:umtausch|zurückgeb|zurückschick|widerruf) && ^(?![^]*(?:flug|reise|konzert|ticket|karte|gebraucht|privat|geld|lebensmittel)) :: In der EU hat man online meist 14 Tage Rückgaberecht. :: In the EU, you usually have 14 days to return things bought online. :: In der EU kann man online Gekauftes meist 14 Tage lang zurückgeben. :: In the EU, you can usually return things bought online within 14 days.
umtausch|zurückgeb && pullover|hose|schuh|jacke|kleid|hemd|bluse|laden|geschäft|geschenk|ware|kassenbon && ^(?![^]*(?:geld|sale|reduziert|kaputt|getragen|ohne|angebot|online|internet|bestellt|gebraucht)) :: Im Laden mit dem Kassenbon fragen, viele Geschäfte tauschen um. :: Ask in the store with the receipt; many stores exchange things.
flugangst|angst (?:\p{L}+ )*(?:vor de[mn]|vorm|beim) (?:fliegen|flug)(?!\p{L}) :: Ein Platz am Gang, ruhige Musik und langsames Atmen. :: An aisle seat, calm music and slow breathing. :: Vielen hilft es, langsam auszuatmen, Musik zu hören und einen Platz am Gang zu nehmen. :: It helps many people to breathe out slowly, listen to music and take an aisle seat.
(?:mehr|regelmäßig\p{Ll}*|wieder|öfter) (?:\p{L}+ ){0,2}(?:sport|joggen|trainieren)(?!\p{L})|(?:motiv|lust|aufraff).*(?:sport|joggen|training)(?!\p{L})|(?:sport|joggen|training)(?!\p{L}).*(?:motiv|lust|aufraff) && ^(?![^]*(?:verletz|schmerz|operation|schwanger|herz|verein|arzt)) :: Ein fester Termin jede Woche, am besten zu zweit. :: A fixed time every week, ideally with somebody else. :: Ein fester Termin jede Woche hilft oft, am besten mit jemandem, der auf einen wartet. :: A fixed time every week often helps, ideally with somebody who is waiting for you.
bildschirmzeit|handyzeit|handysucht|(?:weniger|zu viel|zu lange|zu oft|dauernd|ständig) (?:\p{L}+ ){0,3}(?:handy|smartphone|bildschirm|instagram|tiktok)(?!\p{L})|(?:handy|smartphone|instagram|tiktok)(?!\p{L}) (?:\p{L}+ ){0,2}weniger && ^(?![^]*(?:kaputt|kost|bezahl|vertrag|akku|er |freund)) :: Das Handy nachts in einem anderen Zimmer laden. :: Charge your phone in another room at night.
erkältung|erkältet|schnupfen && ^(?![^]*(?:medikament|atem|luft|brust)) :: Genug trinken, ausruhen und bei hohem Fieber zum Arzt. :: Drink enough, rest and see a doctor if you have a high fever.
müde(?!\p{L})|müdigkeit && ^(?![^]*(?:immer|ständig|dauernd|lange|auto|fahr|er ist|sie ist|deutschland|lern)) :: Frische Luft, Wasser und heute Abend früh ins Bett. :: Fresh air, water and an early night tonight.
heimweh :: Ein Gericht von zu Hause kochen und Freunde anrufen. :: Cook a dish from home and call friends. :: Manchen hilft es, ein Gericht von zu Hause zu kochen und mit alten Freunden zu telefonieren. :: It helps some people to cook a dish from home and call old friends.
(?:früh(?:er)?|morgens|besser|pünktlich|leichter) (?:\p{L}+ ){0,2}(?:aufsteh|aufzusteh|aus dem bett)|komme (?:\p{L}+ )*nicht aus dem bett && ^(?![^]*(?:traurig|lust mehr)) :: Den Wecker weit weg vom Bett stellen. :: Put the alarm clock far away from the bed.
`;

/** Nouns that leave a question's matter as it is. */
const NEUTRAL =
  "Sie|Ihn|Ihr|Du|Dir|Idee|Tipp|Rat|Rats?chl|Trick|Vorschl|Empfehl|Hilfe|Stelle|Lage|Situation|Abend|Mittag|Morgen|Tag(?!e)|Nachmittag|Woche|Zeit|Moment|Jahr|Euro|Deutsch|Österreich|Schweiz|Anfänger|Niveau|[ABC]\\d|Leute|Mensch|Sache|Ding|Geburtstag|Weihnacht|Geschenk|Schenken|Freund|Mann|Frau|Partner|Schwester|Bruder|Mutter|Vater|Eltern|Kolleg|Neues|Schönes|Gutes|Einfaches|Leichtes|Schnelles|Leckeres|Besonderes|Kleines|Problem|Gefühl|Anfang|Gericht|Rezept|Essen";

/** Whether all nouns of a question are in its row or neutral: a further one is another matter. */
function nounsOf(source: string): RegExp {
  const words = (source.replaceAll(/\p{Ll}\?/gu, "").match(/\p{Ll}{3,}/gu) ?? []).flatMap((word) => [
    String.raw`\p{L}*${word}`,
    word.charAt(0).toUpperCase() + word.slice(1),
  ]);
  return new RegExp(String.raw`^(?![^]*[\p{L}\d,“] (?!(?:${NEUTRAL}|${words.join("|")}))\p{Lu}\p{Ll})`, "u");
}

/** What is wanted, what else the message says of it, and what is proposed. */
export const TIPS = rowsOf(TABLE).map(withParts);
export const ADVICE_TIPS = rowsOf(ADVICE_TABLE).map(withParts);

/** What asks for these. */
export const ASKS_FOR_ADVICE = { named: WISHES_FOR_ADVICE, bare: WISHES_FOR_ANY_ADVICE, safe: NO_MATTER_FOR_A_TIP };

function withParts({ names, ...line }: Row): Omit<Row, "names"> & Record<"wanted" | "told" | "both" | "only", RegExp> {
  const [wanted = "", ...told] = names.source.split(" && ");
  const all = (patterns: readonly string[]): RegExp =>
    new RegExp(`^${patterns.map((each) => `(?=[^]*(?:${each}))`).join("")}`, "iu");
  return {
    ...line,
    wanted: new RegExp(wanted, "iu"),
    told: all(told),
    both: all([wanted, ...told]),
    only: nounsOf(names.source),
  };
}
