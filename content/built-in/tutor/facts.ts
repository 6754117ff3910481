import type { Line } from "#schema/content/tutor.ts";

/** A line to every question that names its matter. */
export interface Row extends Line {
  names: RegExp;
  /** What is said from B1 on instead. */
  later?: Line;
}

/** What `§` stands for in a table. */
const WHAT_IT_IS = String.raw`(?<!\p{L})(?:was|wie) (?:ist|sind|bedeutet|heißt|feiert|macht|passiert|läuft|geht|hat es mit)(?!\p{L})[^?]*`;

/** "Was ist ein Adventskalender?" asks for more than the word. */
const ASKS_WHAT_IT_IS =
  /^(?![^]*(?:auf (?:Deutsch|Englisch)|(?<!\p{L})(?:Wort|Wörter|Artikel|Plural|sagt man|schreibt man)(?!\p{L})))[^]*(?<!\p{L})(?:was (?:ist|sind|bedeutet|heißt)|Unterschied)(?!\p{L})/iu;

/** Rows of a table: what the question names, the German, the English, and both for B1 on where they differ. */
export function rowsOf(table: string): readonly Row[] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [names = "", say = "", en = "", ...[later, laterEn = ""]] = row.split(" :: ");
      const told = { names: new RegExp(names.replaceAll("§", WHAT_IT_IS), "iu"), say, en };
      return later === undefined ? told : { ...told, later: { say: later, en: laterEn } };
    });
}

/** Asks what is so in general, not what somebody does, has or thinks. */
export const ASKS_IN_GENERAL =
  /^(?![^]*(?<!\p{L})(?:(?:mein|dein|unser|eur|sein)e[nmrs]?|dein|unser|mein|(?!weißt|kannst|könntest)\p{L}+s?t du|(?:magst|findest|feierst|machst) [Dd]u|er|ihm|ihn|bis|vor allem|seit|schaffe?|hätte\p{Ll}*|wäre\p{Ll}*)(?!\p{L}))(?![^]*(?<!\p{L})(?!wissen|können|könnten|bei)\p{Ll}+en Sie(?!\p{L}))/iu;

/** Customs of Germany, Austria and Switzerland, the narrower first. */
export const CUSTOMS = rowsOf(String.raw`
Geburtstag.*(?:vorher|im Voraus|zu früh)|(?:vorher|im Voraus|zu früh) .*gratulier :: Lieber nicht: Vorher gratulieren bringt hier angeblich Unglück. :: Better not: congratulating early is said to bring bad luck here.
(?:büro|kolleg\p{Ll}*|arbeit).*geburtstag|geburtstag.*(?:büro|kolleg|arbeit) :: Wer Geburtstag hat, bringt oft selbst Kuchen mit. :: People often bring in their own cake on their birthday.
(?:feiert|macht) (?:man|ihr).*geburtstag|geburtstag.*(?:gefeiert|feiert man|feiern) :: Oft mit Kuchen, Kerzen, Geschenken und Gästen. :: Often with cake, candles, presents and guests.
(?:isst|kocht|essen).*(?:weihnacht|heiligabend)|(?:weihnacht\p{Ll}*|heiligabend).*(?:isst|gegessen|essen) :: Viele essen Kartoffelsalat mit Würstchen, Gans oder Fisch. :: Many eat potato salad with sausages, goose or fish.
ist heiligabend .*(?:feiertag|frei) :: Offiziell nicht, aber viele arbeiten nur bis mittags. :: Not officially, but many only work until noon.
(?:was|wann) ist (?:\p{L}+ )*heiligabend :: Das ist der Abend am 24. Dezember. :: That’s the evening of December 24.
§adventskalender :: Er hat 24 Türchen, eins für jeden Tag bis Heiligabend. :: It has 24 little doors, one for each day until Christmas Eve.
§adventskr[aä]nz\p{Ll}* :: Er hat vier Kerzen, eine für jeden Adventssonntag. :: It has four candles, one for each Sunday of Advent.
(?:was|wer|wann|wie) .*nikolaus(?:tag)?(?!\p{L}) :: Am 6. Dezember finden viele Kinder Süßes in ihren Schuhen. :: On December 6, many children find sweets in their shoes.
wer bringt .*geschenke|christkind :: Im Süden kommt meist das Christkind, im Norden der Weihnachtsmann. :: In the south it’s usually the Christ Child, in the north Santa Claus.
(?:wann|wie lange).*weihnachtsm[aä]rkt :: Die meisten gehen von Ende November bis kurz vor Weihnachten. :: Most run from the end of November until shortly before Christmas.
§weihnachtsm[aä]rkt :: Dort gibt es Glühwein, Gebäck und kleine Geschenke. :: They have mulled wine, baked treats and little presents.
(?:feiert|macht) (?:man|ihr).*weihnachten|(?:weihnachten|heiligabend).*(?:gefeiert|feiert man|feiern)|wann .*(?:weihnachtsgeschenke|bescherung) :: Die Geschenke gibt es am Abend des 24. Dezember. :: People exchange presents on the evening of December 24.
(?:macht|feiert|isst) (?:man|ihr).*silvester|silvester.*(?:gefeiert|macht man|feiert man|feiern) :: Um Mitternacht stößt man an, und viele machen Feuerwerk. :: At midnight people clink glasses, and many set off fireworks.
guten rutsch :: Das sagt man Ende Dezember und meint: Komm gut ins neue Jahr! :: People say it in late December, meaning: Have a good start to the new year!
(?:wann|an welchem \p{L}+) (?:ist|sind|feiert) .*ostern :: Ostern ist im März oder April, jedes Jahr anders. :: Easter is in March or April, different every year.
ostereier|osterhase :: Der Osterhase versteckt bunte Eier, und die Kinder suchen sie. :: The Easter Bunny hides colored eggs, and the children look for them.
(?:macht|feiert|isst) (?:man|ihr).*ostern|ostern.*(?:gefeiert|feiert|macht man|feiern) :: Kinder suchen bunte Eier, und Familien essen zusammen. :: Children hunt for colored eggs, and families eat together.
(?:was|wann|wo|wie) .*(?:karneval|fasching|fastnacht)(?!\p{L}) :: Vor der Fastenzeit verkleiden sich viele und feiern. :: Before Lent, many people put on costumes and celebrate.
§fronleichnam :: Das ist ein katholischer Feiertag mit Prozessionen, kurz nach Pfingsten. :: That’s a Catholic holiday with processions, shortly after Pentecost.
vatertag|himmelfahrt :: Christi Himmelfahrt ist ein Feiertag, in Deutschland auch der Vatertag. :: Ascension Day is a public holiday; in Germany it’s Father’s Day, too.
(?:wann|was|wie) .*muttertag :: Der Muttertag ist am zweiten Sonntag im Mai. :: Mother’s Day is on the second Sunday in May.
(?:was|wann|warum) .*pfingst\p{Ll}* :: Pfingsten ist sieben Wochen nach Ostern, der Montag ist frei. :: Pentecost is seven weeks after Easter, and the Monday is a day off.
maibaum|tag der arbeit|am (?:1\.|ersten) mai(?!\p{L}) :: Der 1. Mai ist ein Feiertag mit Maibäumen und Demonstrationen. :: May 1 is a public holiday with maypoles and demonstrations.
tag der deutschen einheit|(?:3\.|dritte[nr]?) oktober :: Am 3. Oktober feiert Deutschland die Wiedervereinigung von 1990. :: On October 3, Germany celebrates its reunification of 1990.
nationalfeiertag.*österreich|österreich.*nationalfeiertag :: Österreich feiert am 26. Oktober. :: Austria celebrates on October 26.
§allerheiligen :: Am 1. November besuchen viele die Gräber ihrer Familie. :: On November 1, many visit their family’s graves.
§(?:totensonntag|ewigkeitssonntag) :: Am letzten Sonntag vor dem Advent denkt man an Verstorbene. :: On the last Sunday before Advent, people remember the dead.
§(?:laternenumzug|sankt martin|st\. martin|martinstag) :: Um den 11. November laufen Kinder mit Laternen und singen. :: Around November 11, children walk with lanterns and sing.
§halloween :: Am 31. Oktober verkleiden sich viele Kinder und sammeln Süßigkeiten. :: On October 31, many children dress up and collect candy.
wann .*oktoberfest :: Es beginnt im September und dauert gut zwei Wochen. :: It begins in September and lasts a good two weeks.
§oktoberfest :: Das ist ein großes Volksfest in München. :: That’s a big folk festival in Munich.
§polterabend :: Vor der Hochzeit zerbricht man Geschirr, das soll Glück bringen. :: Before the wedding, people break dishes, which is supposed to bring luck.
(?:schenkt man|schenkt ihr|gibt man|schenken die).*(?:hochzeit|geld)|hochzeit.*(?:geld|schenkt man) :: Geld in einer schönen Karte ist bei Hochzeiten üblich. :: Money in a nice card is customary at weddings.
§standesamt :: Dort wird die Ehe offiziell geschlossen. :: That’s where the marriage is made official.
(?:zieht|trägt) man.*(?:beerdigung|trauerfeier)|(?:beerdigung|trauerfeier).*(?:anzieh|trägt|zieht|tragen|schwarz) :: Dunkle, schlichte Kleidung ist üblich. :: Dark, simple clothes are customary.
(?:bringt|schickt|schenkt) man.*(?:beerdigung|trauerfeier)|(?:beerdigung|trauerfeier).*(?:mitbringen|blumen|bringt) :: Üblich sind Blumen und eine Trauerkarte. :: Flowers and a sympathy card are customary.
(?:was|wie) (?:macht|passiert|läuft|geht|ist)[^?]*(?:beerdigung|trauerfeier)|(?:beerdigung|trauerfeier).*(?:ab|macht man) :: Es gibt eine Trauerfeier, danach oft Kaffee und Kuchen. :: There’s a funeral service, then often coffee and cake.
(?:kondolier|beileid|trauerkarte) :: Man sagt oder schreibt: „Mein herzliches Beileid.“ :: People say or write: “Mein herzliches Beileid.”
(?:warum|wer|wie) .*(?:grab|gräber|friedhof) .*(?:pfleg|blumen|besuch|kerzen) :: Familien pflegen Gräber oft viele Jahre mit Blumen und Kerzen. :: Families often tend graves for many years with flowers and candles.
§schultüte|einschulung|ersten schultag :: Am ersten Schultag bekommen Kinder eine große Tüte mit Süßem. :: On the first day of school, children get a big cone full of sweets.
(?:bringt man|nimmt man|mitbringen|schenkt man).*(?:eingeladen|einladung|zu besuch|gastgeber)|(?:eingeladen|zu besuch).*(?:bringt man|mitbringen) :: Üblich sind Blumen, Wein oder Pralinen. :: Flowers, wine or chocolates are customary.
schuhe (?:aus(?! (?:de[mr]|leder|stoff|\p{L}+ (?:umtausch|zurück))(?!\p{L}))|in der wohnung|anlassen)|straßenschuhe|hausschuhe :: Viele ziehen die Schuhe aus, am besten fragt man. :: Many take their shoes off; it’s best to ask.
(?:pünktlich|unpünktlich|zu spät kommen|minuten zu spät|verspäten) :: Bei der Arbeit ist Pünktlichkeit wichtig, privat etwas weniger. :: Being on time is important at work, a little less so with friends.
grüezi|(?:begrüßt|grüßt) .*schweiz :: In der Deutschschweiz sagt man oft „Grüezi“. :: In German-speaking Switzerland, people often say “Grüezi.”
(?:begrüßt|grüßt|sagt) .*(?:bayern|österreich|süden)|grüß gott|servus :: Im Süden sagt man oft „Grüß Gott“ oder „Servus“. :: In the south, people often say “Grüß Gott” or “Servus.”
(?<!\p{L})moin(?!\p{L}) :: „Moin“ sagt man im Norden, zu jeder Tageszeit. :: “Moin” is said in the north, at any time of day.
(?:begrüßt|grüßt) (?:man|ihr)|gibt man .*die hand|hand geben|umarmt man|küsschen :: Man sagt Hallo oder gibt die Hand, Freunde umarmen sich. :: People say hello or shake hands; friends hug.
(?:spricht|redet) man .*(?:professor|lehrer|dozent)\p{Ll}* .*an(?!\p{L}) :: Man sagt „Sie“ und „Herr“ oder „Frau“ mit dem Nachnamen. :: People say “Sie,” and “Herr” or “Frau” with the last name.
(?:wann|wer|darf|soll|kann|muss) .*(?:duzen|siezen|duzt|siezt|das du an\p{Ll}*|du anbieten|du sagen) :: Das Du bietet meist die ältere Person an. :: It’s usually the older person who offers the “du.”
trinkgeld.*schweiz|schweiz.*trinkgeld :: In der Schweiz ist der Service inbegriffen, Aufrunden ist nett. :: In Switzerland, service is included; rounding up is nice.
trinkgeld.*(?:friseur|taxi|hotel)|(?:friseur|taxi|hotel).*trinkgeld :: Auch dort gibt man oft ein kleines Trinkgeld. :: People often give a small tip there, too.
trinkgeld :: Im Restaurant sind fünf bis zehn Prozent üblich. :: In restaurants, five to ten percent is customary.
wer (?:be)?zahlt .*(?:restaurant|lokal|café|kneipe|date|rechnung|essen)|(?:restaurant|lokal|café|kneipe|date|essen).*wer (?:be)?zahlt|getrennt (?:zahlen|bezahlen)|rechnung teilen :: Oft zahlt jeder selbst, das nennt man „getrennt zahlen“. :: Often everybody pays for themselves; that’s called “getrennt zahlen.”
leitungswasser|wasser aus dem hahn :: Leitungswasser kann man hier gut trinken. :: You can drink the tap water here.
(?:anstoß|zuprost|prost)\p{Ll}* .*augen|beim anstoßen|(?:wie|warum) .*(?:anstößt|stößt man) :: Beim Anstoßen schaut man sich in die Augen. :: When clinking glasses, people look each other in the eye.
(?:wann|um wie viel uhr).*(?:zu abend|abendessen|abendbrot) :: Meist zwischen 18 und 20 Uhr. :: Usually between 6 and 8 p.m.
(?:wann|um wie viel uhr).*(?:zu mittag|mittagessen|mittags)(?!\p{L}) :: Meist zwischen zwölf und zwei Uhr. :: Usually between twelve and two.
§abendbrot|isst man .*(?:am abend|abends|zu abend) :: Oft gibt es kaltes Essen: Brot, Käse und Wurst. :: Often there’s a cold meal: bread, cheese and cold cuts.
(?:isst|frühstückt) (?:man|ihr).*(?:frühstück|morgens)|typisches? .*frühstück|was .*deutsche[ns]? .*(?:zum )?frühstück :: Oft Brötchen mit Käse, Wurst oder Marmelade, dazu Kaffee. :: Often rolls with cheese, cold cuts or jam, and coffee.
(?:was|wann|wie) .*kaffee und kuchen :: Am Nachmittag trifft man sich und isst zusammen Kuchen. :: In the afternoon, people get together and eat cake.
(?:isst man|typisch\p{Ll}*|spezialität\p{Ll}*|nationalgericht).*österreich|österreichisch\p{Ll}* (?:essen|küche|gericht|spezialität)\p{Ll}* :: Typisch sind Schnitzel, Knödel und Kaiserschmarrn. :: Typical dishes are schnitzel, dumplings and Kaiserschmarrn.
(?:isst man|typisch\p{Ll}*|spezialität\p{Ll}*|nationalgericht).*schweiz|schweizer\p{Ll}* (?:essen|küche|gericht|spezialität)\p{Ll}* :: Bekannt sind Fondue, Raclette und Rösti. :: Fondue, raclette and rösti are well known.
(?<!(?:was|wie|wo|warum|wieso|wann|womit) )isst man (?:\p{L}+ )*in deutschland [^?]*döner :: Ja, Döner gibt es in fast jeder Stadt. :: Yes, you can get döner in almost every town.
was isst man (?:\p{L}+ )*in deutschland|(?:typisch|traditionell)\p{Ll}* .*(?:essen|gericht|küche|spezialität)|(?:essen|gericht|spezialität)\p{Ll}* .*typisch :: Typisch sind Brot, Kartoffeln, Wurst und im Frühling Spargel. :: Bread, potatoes, sausage and, in spring, asparagus are typical.
wann .*spargel|spargelzeit :: Die Spargelzeit geht von April bis zum 24. Juni. :: Asparagus season runs from April to June 24.
§glühwein :: Das ist heißer Wein mit Gewürzen. :: That’s hot wine with spices.
§biergarten :: Dort sitzt man draußen an langen Tischen. :: People sit there outside at long tables.
§stammtisch :: Das ist eine feste Runde, die sich im Lokal trifft. :: That’s a regular group that meets at a bar or restaurant.
sauna.*(?:nackt|badehose|badeanzug|anzieh|handtuch) :: In die Sauna geht man meist ohne Badekleidung, mit Handtuch. :: People usually go to the sauna without swimwear but with a towel.
(?:warum|wie oft|wie) .*(?:lüftet|lüften|stoßlüften) :: Kurz und kräftig lüften hilft gegen feuchte Wände. :: Airing out the rooms briefly but thoroughly helps against damp walls.
(?:was|wie|warum|weshalb|wieso) .*(?:ein|viele|so viele) vereine?(?!\p{L}) :: Im Verein treffen sich Leute mit demselben Hobby. :: In a club, people with the same hobby meet.
§feierabend(?!\p{L}) :: Feierabend ist die Zeit nach der Arbeit. :: “Feierabend” is the time after work.
§brückentag :: Das ist ein Arbeitstag zwischen Feiertag und Wochenende. :: That’s a workday between a public holiday and the weekend.
`);

/** What is so in these countries, where nothing of the learner's is asked for behind it. */
export const FACTS = rowsOf(String.raw`
(?:brauch|nötig|kauf|vignette.*(?:pflicht|muss)).*vignette.*(?:österreich|schweiz)|(?:österreich|schweiz).*vignette :: Auf den Autobahnen braucht man dort eine Vignette. :: You need a toll sticker for the highways there.
wie lange .*probezeit|probezeit .*wie lange :: Die Probezeit dauert meistens drei bis sechs Monate. :: The trial period is usually three to six months.
(?:wie viele?) .*spieler.*(?<!\p{L})handball|(?<!\p{L})handball.*wie viele? .*spieler :: Beim Handball spielen sieben in einer Mannschaft. :: In handball, a team has seven players.
(?:wie viele?) .*spieler.*(?<!\p{L})fußball|(?<!\p{L})fußball.*wie viele? .*spieler :: Beim Fußball spielen elf in einer Mannschaft. :: In soccer, a team has eleven players.
(?:wie viele?) .*spieler.*(?<!\p{L})volleyball|(?<!\p{L})volleyball.*wie viele? .*spieler :: Beim Volleyball spielen sechs in einer Mannschaft. :: In volleyball, a team has six players.
warum .*himmel.*blau(?!\p{L}) :: Die Luft streut blaues Licht stärker als rotes. :: The air scatters blue light more than red light.
warum .*spargel.*weiß(?!t) :: Weißer Spargel wächst unter der Erde, ohne Licht. :: White asparagus grows underground, without light.
wo .*(?:hopfen).*(?:angebaut|wächst|anbau)|(?:meiste|viel) hopfen :: Der meiste deutsche Hopfen kommt aus Bayern. :: Most German hops come from Bavaria.
wie oft .*(?:laufen|joggen|trainieren)(?!\p{L}) :: Für den Anfang ist zwei- bis dreimal pro Woche genug. :: To start with, two or three times a week is enough.
was .*pass(?:t|en) .*zu fisch(?!\p{L}) :: Reis, Kartoffeln oder ein Salat passen gut zu Fisch. :: Rice, potatoes or a salad go well with fish.
was .*(?:fressen|frisst) .*igel :: Igel fressen vor allem Käfer, Raupen und Würmer. :: Hedgehogs mainly eat beetles, caterpillars and worms.
warum .*(?:deutsch|man|leute).*abend.*brot :: Früher gab es das warme Essen meistens mittags. :: In the past, the warm meal was usually at noon.
was (?:ist|sind) (?:\p{L}+ )?spätzle(?!\p{L}) :: Spätzle sind kurze, weiche Nudeln aus Süddeutschland. :: Spätzle are short, soft noodles from southern Germany.
was (?:ist|sind) (?:\p{L}+ )?maultaschen?(?!\p{L}) :: Maultaschen sind gefüllte Nudeln aus Schwaben. :: Maultaschen are filled pasta from Swabia.
wie lange .*koch.*(?<!\p{L})reis(?!\p{L}) :: Weißer Reis braucht etwa 15 Minuten. :: White rice takes about 15 minutes.
wie lange .*koch.*(?<!\p{L})(?:ei|eier)(?!\p{L}) :: Ein weiches Ei braucht etwa fünf Minuten, ein hartes zehn. :: A soft egg takes about five minutes, a hard one ten.
wer .*zwinger.*(?:gebaut|erbaut|entworfen) :: Den Zwinger baute Matthäus Daniel Pöppelmann. :: Matthäus Daniel Pöppelmann built the Zwinger.
(?:warum|wieso) .*sonntags?.*(?:zu|geschlossen|offen|auf)(?!\p{L}) :: Der Sonntag ist per Gesetz ein Ruhetag. :: Sunday is a day of rest by law.
sonntags?.*(?:geschäft|läden|laden|supermarkt|supermärkte|einkaufen|offen|geöffnet)|(?:geschäfte?|läden|supermärkte|supermarkt) .*sonntag :: Offen haben fast nur Bäcker, Tankstellen und Läden am Bahnhof. :: Almost only bakeries, gas stations and stores at train stations are open.
sonntags?.*(?:wäsche|waschen|waschmaschine) :: Leise Hausarbeit ist meist erlaubt, Genaues steht in der Hausordnung. :: Quiet housework is usually allowed; the house rules have the details.
wann .*(?:geschäfte?|läden|supermärkte|supermarkt)(?!\p{L}).*(?:auf|zu|offen|geöffnet|schließ\p{Ll}*|öffn\p{Ll}*) :: Oft von 9 bis 20 Uhr, nur nicht am Sonntag. :: Often from 9 a.m. to 8 p.m., just not on Sundays.
sonntags?.*(?:rasen|mähen|bohren|lärm|laut|hämmern|staubsaug\p{Ll}*) :: Am Sonntag gilt Ruhe, also besser nicht bohren oder mähen. :: Sunday is quiet time, so it’s better not to drill or mow.
mittagsruhe :: Wo es sie gibt, meist von 13 bis 15 Uhr. :: Where there is one, usually from 1 to 3 p.m.
nachtruhe|ruhezeit|ab wann .*leise :: Meist ab 22 Uhr, Genaues steht in der Hausordnung. :: Usually from 10 p.m.; the house rules have the details.
pizzakarton :: Sauber ins Altpapier, mit viel Fett in den Restmüll. :: Clean with the paper, very greasy with the trash.
gelbe[nrms]* (?:tonne|sack) :: Dort kommen Verpackungen aus Plastik und Metall hinein. :: Packaging made of plastic and metal goes in there.
altglas|glas (?:weg|wegwerfen)|glascontainer|(?:leere|alte)\p{Ll}* gläser|marmeladengl[aä]s :: Altglas kommt in den Glascontainer, nach Farben getrennt. :: Used glass goes in the glass recycling container, sorted by color.
(?:trennt|trenne|trennen).*müll|mülltrennung|müll .*trenn :: Papier, Verpackungen, Biomüll und Restmüll kommen in eigene Tonnen. :: Paper, packaging, food waste and other trash go in separate bins.
(?:wo|wohin) .*(?:pfandflasche|pfand|leere flasche) :: Leere Flaschen bringt man zum Automaten im Supermarkt. :: Empty bottles go to the machine at the supermarket.
§pfand|wie .*pfand :: Pfand zahlt man für Flaschen und bekommt es später zurück. :: You pay a deposit on bottles and get it back later.
(?:bar|karte) (?:be)?zahlen|mit karte|bargeld :: Viele Läden nehmen Karten, etwas Bargeld hilft trotzdem. :: Many stores take cards, but it still helps to have some cash.
(?:ab wann|mit wie viel\p{Ll}*|wann|wie alt) .*(?:in die schule|schulpflicht|kommen kinder) :: Mit etwa sechs Jahren kommen Kinder in die Schule. :: Children start school at about six.
(?:wann|um wie viel uhr) (?:beginnt|fängt|ist) .*schule :: Die Schule beginnt meist gegen acht Uhr. :: School usually starts around eight.
gymnasium.*(?:realschule|gesamtschule|hauptschule)|realschule.*gymnasium :: Das Gymnasium führt zum Abitur, die Realschule zum mittleren Abschluss. :: “Gymnasium” leads to the Abitur, “Realschule” to an intermediate diploma.
§gymnasium :: Das Gymnasium ist die Schule, die zum Abitur führt. :: “Gymnasium” is the school that leads to the Abitur.
§abitur :: Mit dem Abitur kann man an der Uni studieren. :: With the Abitur, you can study at a university.
wie lange .*(?:ausbildung|lehre)(?!\p{L}) :: Meist zwei bis dreieinhalb Jahre, in Betrieb und Berufsschule. :: Usually two to three and a half years, at a company and at vocational school.
(?:wann|wie lange) .*sommerferien :: In Deutschland sechs Wochen, je nach Bundesland zu verschiedenen Zeiten. :: In Germany, six weeks, at different times depending on the state.
§(?:volkshochschule|(?<!\p{L})VHS(?!\p{L})) :: Dort gibt es günstige Kurse für Erwachsene, auch Deutsch. :: They have inexpensive classes for adults, German, too.
(?:wie viele?) .*urlaubs?tage?|wie viel urlaub|wie lange hat man .*urlaub :: Oft 25 bis 30 Tage, mindestens aber vier Wochen. :: Often 25 to 30 days, but at least four weeks.
wie viele? stunden .*(?:arbeitet|arbeiten)|arbeitszeit :: Vollzeit sind meist 35 bis 40 Stunden pro Woche. :: Full time is usually 35 to 40 hours a week.
(?:gehört|braucht|schickt) .*bewerbung(?!\p{L})|bewerbungsunterlagen :: Üblich sind Anschreiben, Lebenslauf und Zeugnisse. :: A cover letter, a résumé and copies of certificates are customary.
(?:brauche? (?:ich|man)|muss (?:ich|man)) .*(?:arzt|ärztin) .*termin|termin .*(?:beim|zum) arzt :: Am besten ruft man vorher in der Praxis an. :: It’s best to call the doctor’s office first.
(?:was|wann|zu) .*hausarzt :: Zuerst geht man meist zum Hausarzt, der hilft dann weiter. :: People usually go to a family doctor first, who helps them from there.
wo (?:kaufe?|kauft|bekomm\p{Ll}*|gibt) .*(?:aspirin|medikament|tabletten|hustensaft) :: Medikamente gibt es in der Apotheke. :: You get medicine at a pharmacy.
(?:arzt|apotheke|notdienst) .*(?:wochenende|sonntag|nachts)|(?:wochenende|sonntag|nachts) .*(?:arzt|notdienst)|116 ?117 :: Im Notfall die 112, sonst in Deutschland die 116 117. :: In an emergency, call 112; otherwise, in Germany, 116 117.
(?<!\d)112(?!\d)|notruf :: Unter 112 erreicht man Feuerwehr und Rettungsdienst. :: Call 112 to reach the fire department or an ambulance.
zug .*(?:verspätung|fällt aus|verpass)|anschluss .*verpass :: Andere Verbindungen findet man in der App oder am Schalter. :: You can find other connections in the app or at the ticket counter.
§deutschlandticket :: Das ist ein Monatsticket für Busse und Bahnen im Nahverkehr. :: That’s a monthly ticket for local buses and trains.
(?:bei rot|rote[nr]? ampel) :: Bei Rot bleibt man stehen, auch zu Fuß. :: You stop at a red light, even on foot.
(?:wie alt|ab wann|ab wie viel).*(?:führerschein|auto fahren) :: Ab 18 darf man allein fahren, mit 17 in Begleitung. :: At 18 you may drive alone, at 17 with an adult along.
(?:anmelden|ummelden)[^?]*(?:umzieht|umziehe|umzug|wohnung|wohnsitz)|(?:umzieht|umzug|neue wohnung|wohnsitz) .*(?:anmelden|ummelden|anmeldung)|(?:muss man sich|wo .*sich) .*anmelden .*(?:umzieht|wohnt|amt) :: Man meldet sich bald nach dem Umzug beim Bürgeramt an. :: You register at the local citizens’ office soon after moving.
§(?:bürgeramt|bürgerbüro) :: Dort meldet man sich an und bekommt den Ausweis. :: That’s where people register and get their ID.
aufenthalts(?:titel|erlaubnis)|visum|einbürgerung :: Da hilft am besten die Ausländerbehörde oder eine Beratungsstelle. :: The immigration office or an advice center can help best with that.
kindergeld :: Kindergeld beantragt man bei der Familienkasse. :: You apply for child benefit at the “Familienkasse.”
§kaltmiete :: Das ist die Miete ohne Heizung und Nebenkosten. :: That’s the rent without heating and utilities.
§warmmiete :: Das ist die Miete mit Heizung und Nebenkosten. :: That’s the rent with heating and utilities.
§kaution|wie hoch .*kaution :: Das ist Geld als Sicherheit, oft zwei oder drei Kaltmieten. :: That’s a security deposit, often two or three months’ basic rent.
§nebenkosten :: Das sind Kosten für Wasser, Heizung oder Müll. :: Those are costs for water, heating or garbage.
kündigungsfrist .*wohnung|wohnung .*kündigungsfrist :: Oft drei Monate, bei Fragen hilft der Mieterverein. :: Often three months; the tenants’ association helps with questions.
§mieterverein :: Er berät Mieter, die dort Mitglied sind. :: It advises tenants who are members.
§(?<!\p{L})WG(?!\p{L})|was .*wohngemeinschaft :: In einer WG teilt man Küche, Bad und Miete. :: In a shared apartment, people share the kitchen, bathroom and rent.
wohnungen? .*ohne küche|warum .*keine küche :: Die Küche gehört oft dem Mieter und zieht mit um. :: The kitchen often belongs to the tenant and moves with them.
bundesländer .*österreich|österreich .*bundesländer :: Österreich hat neun Bundesländer. :: Austria has nine states.
bundesländer :: Deutschland hat 16 Bundesländer. :: Germany has 16 states.
hauptstadt .*österreich :: Die Hauptstadt von Österreich ist Wien. :: The capital of Austria is Vienna.
hauptstadt .*schweiz :: Die Regierung der Schweiz sitzt in Bern. :: The government of Switzerland is in Bern.
hauptstadt .*deutschland :: Die Hauptstadt von Deutschland ist Berlin. :: The capital of Germany is Berlin.
(?:sprachen?|spricht man) .*schweiz|schweiz .*sprachen :: Deutsch, Französisch, Italienisch und Rätoromanisch. :: German, French, Italian and Romansh.
(?:spricht man|sprachen?) .*österreich :: In Österreich spricht man Deutsch, oft mit Dialekt. :: In Austria people speak German, often with a dialect.
(?:wie viele (?:menschen|leute|einwohner)) .*(?:deutschland) :: In Deutschland leben rund 83 Millionen Menschen. :: About 83 million people live in Germany.
(?:wie viele (?:menschen|leute|einwohner)) .*(?:österreich|schweiz) :: Österreich und die Schweiz haben je rund neun Millionen Einwohner. :: Austria and Switzerland each have about nine million inhabitants.
höchste\p{Ll}* berg .*deutschland :: Das ist die Zugspitze mit 2962 Metern. :: That’s the Zugspitze, at 2,962 meters.
längste\p{Ll}* fluss :: In Deutschland ist der Rhein am längsten. :: The Rhine is the longest river in Germany.
größte\p{Ll}* see(?!\p{L}) :: Der größte See Deutschlands ist der Bodensee. :: Germany’s largest lake is Lake Constance.
wann .*(?:mauer|mauerfall)(?!\p{L}) .*(?:gefallen|fiel|geöffnet)|wann (?:war|fiel) .*(?:die mauer|mauerfall) :: Die Mauer fiel am 9. November 1989. :: The Wall fell on November 9, 1989.
wiedervereinigung :: Seit dem 3. Oktober 1990 ist Deutschland wieder ein Land. :: Germany has been one country again since October 3, 1990.
§(?<!\p{L})DDR(?!\p{L}) :: Die DDR war bis 1990 der ostdeutsche Staat. :: The GDR was the East German state until 1990.
wann .*(?:zweite\p{Ll}* weltkrieg) :: Er dauerte von 1939 bis 1945. :: It lasted from 1939 to 1945.
(?:wo|in welche[mr] (?:bundes)?land) .*meisten (?:menschen|leute) :: In Nordrhein-Westfalen leben die meisten Menschen. :: North Rhine-Westphalia has the most people.
nachbarländer|grenzt .*deutschland|deutschland .*grenzt :: Deutschland hat neun Nachbarländer. :: Germany has nine neighboring countries.
(?:wetter|kalt|temperatur)\p{Ll}* .*winter|winter .*(?:wetter|kalt) :: Im Winter ist es oft grau und um null Grad. :: In winter it’s often gray and around freezing.
(?:wetter|warm|heiß) .*sommer|sommer .*(?:wetter|warm|heiß) :: Im Sommer sind es meist 20 bis 30 Grad. :: In summer it’s usually 20 to 30 degrees Celsius.
wetter .*april|april .*wetter :: Im April wechselt das Wetter oft am selben Tag. :: In April, the weather often changes within a day.
(?:schneit|schnee) .*(?:deutschland|hier|österreich|schweiz) :: In den Alpen liegt viel Schnee, im Norden eher wenig. :: There’s a lot of snow in the Alps but rather little in the north.
zeitumstellung|sommerzeit|winterzeit|uhr umstell|stellt man .*uhr :: Ende März und Ende Oktober stellt man die Uhr um. :: The clocks change at the end of March and at the end of October.
(?:geld|währung|euro|bezahlt|zahlt) .*schweiz|schweiz .*(?:euro|währung) :: In der Schweiz bezahlt man mit Franken. :: In Switzerland, people pay in francs.
schweiz .*(?<!\p{L})EU(?!\p{L}) :: Nein, die Schweiz ist nicht in der EU. :: No, Switzerland isn’t in the EU.
§grundgesetz :: Das Grundgesetz von 1949 ist die deutsche Verfassung. :: The Basic Law of 1949 is the German constitution.
(?:wie heißt|was ist) .*parlament .*österreich|§nationalrat :: In Österreich ist der Nationalrat die wichtigste Kammer des Parlaments. :: In Austria, the “Nationalrat” is the main chamber of parliament.
§bundestag :: Der Bundestag ist das deutsche Parlament. :: The Bundestag is the German parliament.
§schweizerdeutsch|warum .*schweizer .*(?:anders|dialekt) :: Im Alltag spricht man in der Deutschschweiz Dialekt. :: In everyday life, people in German-speaking Switzerland speak dialect.
wer (?:war|ist) (?:\p{L}+ )*goethe :: Goethe war ein Dichter, er schrieb zum Beispiel „Faust“. :: Goethe was a poet who wrote “Faust,” for example.
wer (?:war|ist) (?:\p{L}+ )*schiller :: Schiller war ein Dichter und ein Freund von Goethe. :: Schiller was a poet and a friend of Goethe’s.
wer (?:war|ist) (?:\p{L}+ )*bach(?!\p{L}) :: Bach war ein Komponist und arbeitete lange in Leipzig. :: Bach was a composer who worked in Leipzig for a long time.
wer (?:war|ist) (?:\p{L}+ )*luther(?! king) :: Luther war Theologe und übersetzte die Bibel ins Deutsche. :: Luther was a theologian who translated the Bible into German.
`);

/** Asks what one of these things is. */
export const ASKS_FOR_A_FACT = new RegExp(
  `^(?=${ASKS_WHAT_IT_IS.source.slice(1)})[^]*(?:${[...CUSTOMS, ...FACTS]
    .map(({ names }) => names.source)
    .filter((names) => names.startsWith(WHAT_IT_IS) || names.includes("gymnasium"))
    .join("|")})`,
  "iu",
);
