import type { Line } from "#schema/content/tutor.ts";

/** A line to every question that names its matter. */
export interface Row extends Line {
  names: RegExp;
}

/** What `§` stands for in a table. */
const WHAT_IT_IS = String.raw`(?<!\p{L})(?:was|wie) (?:ist|sind|bedeutet|heißt|feiert|macht|passiert|läuft|geht|hat es mit)(?!\p{L})[^?]*`;

/** "Was ist ein Adventskalender?" asks for more than the word. */
const ASKS_WHAT_IT_IS =
  /^(?![^]*(?:auf (?:Deutsch|Englisch)|(?<!\p{L})(?:Wort|Wörter|Artikel|Plural|sagt man|schreibt man)(?!\p{L})))[^]*(?<!\p{L})(?:was (?:ist|sind|bedeutet|heißt)|Unterschied)(?!\p{L})/iu;

/** Rows of a table: what the question names, the German, the English. */
export function rowsOf(table: string): readonly Row[] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [names = "", say = "", en = ""] = row.split(" :: ");
      return { names: new RegExp(names.replaceAll("§", WHAT_IT_IS), "iu"), say, en };
    });
}

/** Asks what is so in general, not what somebody does, has or thinks. */
export const ASKS_IN_GENERAL =
  /^(?![^]*(?<!\p{L})(?:(?:mein|dein|unser|eur|sein)e[nmrs]?|dein|unser|mein|(?!weißt|kannst|könntest)\p{L}+s?t du|(?:magst|findest|feierst|machst) [Dd]u|er|ihm|ihn|bis|vor allem|seit|schaffe?|hätte\p{Ll}*|wäre\p{Ll}*)(?!\p{L}))(?![^]*(?<!\p{L})(?!wissen|können|könnten|bei)\p{Ll}+en Sie(?!\p{L}))/iu;

/** Customs of Germany, Austria and Switzerland, the narrower first. */
export const CUSTOMS = rowsOf(String.raw`
Geburtstag.*(?:vorher|im Voraus|zu früh)|(?:vorher|im Voraus|zu früh) .*gratulier :: Lieber nicht: Vorher gratulieren bringt hier angeblich Unglück. :: Better not: congratulating early is said to bring bad luck here.
(?:büro|kolleg\p{Ll}*|arbeit).*geburtstag|geburtstag.*(?:büro|kolleg|arbeit) :: Wer Geburtstag hat, bringt oft selbst Kuchen mit. :: People often bring a cake themselves on their birthday.
(?:feiert|macht) (?:man|ihr).*geburtstag|geburtstag.*(?:gefeiert|feiert man|feiern) :: Oft mit Kuchen, Kerzen, Geschenken und Gästen. :: Often with cake, candles, presents and guests.
(?:isst|kocht|essen).*(?:weihnacht|heiligabend)|(?:weihnacht\p{Ll}*|heiligabend).*(?:isst|gegessen|essen) :: Viele essen Kartoffelsalat mit Würstchen, Gans oder Fisch. :: Many eat potato salad with sausages, goose or fish.
ist heiligabend .*(?:feiertag|frei) :: Offiziell nicht, aber viele arbeiten nur bis mittags. :: Not officially, but many only work until noon.
(?:was|wann) ist (?:\p{L}+ )*heiligabend :: Das ist der Abend am 24. Dezember. :: That’s the evening of December 24.
§adventskalender :: Er hat 24 Türchen, eins für jeden Tag bis Weihnachten. :: It has 24 little doors, one for each day until Christmas.
§adventskr[aä]nz\p{Ll}* :: Er hat vier Kerzen, eine für jeden Adventssonntag. :: It has four candles, one for each Sunday of Advent.
(?:was|wer|wann|wie) .*nikolaus(?:tag)?(?!\p{L}) :: Am 6. Dezember finden Kinder Süßes in ihren Schuhen. :: On December 6, children find sweets in their shoes.
wer bringt .*geschenke|christkind :: Im Süden kommt das Christkind, im Norden der Weihnachtsmann. :: In the south the Christ Child comes, in the north Santa Claus.
(?:wann|wie lange).*weihnachtsm[aä]rkt :: Die meisten sind von Ende November bis Weihnachten. :: Most run from the end of November until Christmas.
§weihnachtsm[aä]rkt :: Dort gibt es Glühwein, Gebäck und kleine Geschenke. :: There’s mulled wine, pastries and little presents there.
(?:feiert|macht) (?:man|ihr).*weihnachten|(?:weihnachten|heiligabend).*(?:gefeiert|feiert man|feiern)|wann .*(?:weihnachtsgeschenke|bescherung) :: Die Geschenke gibt es am Abend des 24. Dezember. :: The presents come on the evening of December 24.
(?:macht|feiert|isst) (?:man|ihr).*silvester|silvester.*(?:gefeiert|macht man|feiert man|feiern) :: Um Mitternacht stößt man an, und viele machen Feuerwerk. :: At midnight people clink glasses, and many set off fireworks.
guten rutsch :: Das wünscht man vor Silvester: Komm gut ins neue Jahr. :: People wish each other that before New Year’s Eve: a good start to the new year.
(?:wann|an welchem \p{L}+) (?:ist|sind|feiert) .*ostern :: Ostern ist im März oder April, jedes Jahr anders. :: Easter is in March or April, different every year.
ostereier|osterhase :: Der Osterhase versteckt bunte Eier, und die Kinder suchen sie. :: The Easter Bunny hides colored eggs, and the children look for them.
(?:macht|feiert|isst) (?:man|ihr).*ostern|ostern.*(?:gefeiert|feiert|macht man|feiern) :: Kinder suchen bunte Eier, und Familien essen zusammen. :: Children hunt for colored eggs, and families eat together.
(?:was|wann|wo|wie) .*(?:karneval|fasching|fastnacht)(?!\p{L}) :: Vor der Fastenzeit verkleidet man sich und feiert. :: Before Lent, people dress up and celebrate.
§fronleichnam :: Das ist ein katholischer Feiertag mit Prozessionen, kurz nach Pfingsten. :: That’s a Catholic holiday with processions, shortly after Pentecost.
vatertag|himmelfahrt :: Vatertag ist an Christi Himmelfahrt, viele machen einen Ausflug. :: Father’s Day is on Ascension Day, and many go on an outing.
(?:wann|was|wie) .*muttertag :: Der Muttertag ist am zweiten Sonntag im Mai. :: Mother’s Day is on the second Sunday in May.
(?:was|wann|warum) .*pfingst\p{Ll}* :: Pfingsten ist sieben Wochen nach Ostern, der Montag ist frei. :: Pentecost is seven weeks after Easter, and the Monday is a day off.
maibaum|tag der arbeit|am (?:1\.|ersten) mai(?!\p{L}) :: Am 1. Mai ist frei, es gibt Feste und Demonstrationen. :: May 1 is a day off, with festivals and demonstrations.
tag der deutschen einheit|(?:3\.|dritte[nr]?) oktober :: Am 3. Oktober feiert Deutschland die Einheit von 1990. :: On October 3, Germany celebrates its unity of 1990.
nationalfeiertag.*österreich|österreich.*nationalfeiertag :: Österreich feiert am 26. Oktober. :: Austria celebrates on October 26.
§allerheiligen :: Am 1. November besuchen viele die Gräber ihrer Familie. :: On November 1, many visit their family’s graves.
§(?:totensonntag|ewigkeitssonntag) :: Am letzten Sonntag vor dem Advent denkt man an Verstorbene. :: On the last Sunday before Advent, people remember the dead.
§(?:laternenumzug|sankt martin|st\. martin|martinstag) :: Um den 11. November laufen Kinder mit Laternen und singen. :: Around November 11, children walk with lanterns and sing.
§halloween :: Halloween feiern vor allem Kinder, frei hat niemand. :: Mostly children celebrate Halloween; nobody has the day off.
wann .*oktoberfest :: Es beginnt im September und dauert gut zwei Wochen. :: It begins in September and lasts a good two weeks.
§oktoberfest :: Das ist ein großes Volksfest in München. :: That’s a big fair in Munich.
§polterabend :: Vor der Hochzeit zerbricht man altes Geschirr, das bringt Glück. :: Before the wedding, people break old dishes for good luck.
(?:schenkt man|schenkt ihr|gibt man|schenken die).*(?:hochzeit|geld)|hochzeit.*(?:geld|schenkt man) :: Geld in einer schönen Karte ist bei Hochzeiten üblich. :: Money in a nice card is customary at weddings.
§standesamt :: Dort wird die Ehe offiziell geschlossen. :: That’s where the marriage is made official.
(?:zieht|trägt) man.*(?:beerdigung|trauerfeier)|(?:beerdigung|trauerfeier).*(?:anzieh|trägt|zieht|tragen|schwarz) :: Dunkle, schlichte Kleidung ist üblich. :: Dark, simple clothes are customary.
(?:bringt|schickt|schenkt) man.*(?:beerdigung|trauerfeier)|(?:beerdigung|trauerfeier).*(?:mitbringen|blumen|bringt) :: Üblich sind Blumen und eine Trauerkarte. :: Flowers and a sympathy card are customary.
(?:was|wie) (?:macht|passiert|läuft|geht|ist)[^?]*(?:beerdigung|trauerfeier)|(?:beerdigung|trauerfeier).*(?:ab|macht man) :: Es gibt eine Trauerfeier, danach oft Kaffee und Kuchen. :: There’s a funeral service, then often coffee and cake.
(?:kondolier|beileid|trauerkarte) :: Man sagt oder schreibt: „Mein herzliches Beileid.“ :: People say or write: “Mein herzliches Beileid.”
(?:warum|wer|wie) .*(?:grab|gräber|friedhof) .*(?:pfleg|blumen|besuch|kerzen) :: Familien pflegen Gräber oft viele Jahre mit Blumen und Kerzen. :: Families often tend graves for many years with flowers and candles.
§schultüte|einschulung|ersten schultag :: Am ersten Schultag bekommen Kinder eine Tüte mit Süßem. :: On the first day of school, children get a cone full of sweets.
(?:bringt man|nimmt man|mitbringen|schenkt man).*(?:eingeladen|einladung|zu besuch|gastgeber)|(?:eingeladen|zu besuch).*(?:bringt man|mitbringen) :: Üblich sind Blumen, Wein oder Pralinen. :: Flowers, wine or chocolates are customary.
schuhe (?:aus|in der wohnung|anlassen)|straßenschuhe|hausschuhe :: Viele ziehen die Schuhe aus, am besten fragt man. :: Many take their shoes off; it’s best to ask.
(?:pünktlich|unpünktlich|zu spät kommen|minuten zu spät|verspäten) :: Im Beruf kommt man pünktlich, privat gehen ein paar Minuten. :: At work people are on time; in private a few minutes are fine.
grüezi|(?:begrüßt|grüßt) .*schweiz :: In der Schweiz sagt man „Grüezi“. :: In Switzerland, people say “Grüezi.”
(?:begrüßt|grüßt|sagt) .*(?:bayern|österreich|süden)|grüß gott|servus :: Im Süden sagt man oft „Grüß Gott“ oder „Servus“. :: In the south, people often say “Grüß Gott” or “Servus.”
(?<!\p{L})moin(?!\p{L}) :: „Moin“ sagt man im Norden, zu jeder Tageszeit. :: “Moin” is said in the north, at any time of day.
(?:begrüßt|grüßt) (?:man|ihr)|gibt man .*die hand|hand geben|umarmt man|küsschen :: Man sagt Hallo oder gibt die Hand, Freunde umarmen sich. :: People say hello or shake hands; friends hug.
(?:spricht|redet) man .*(?:professor|lehrer|dozent)\p{Ll}* .*an(?!\p{L}) :: An der Uni sagt man Sie und den Nachnamen. :: At university, people say “Sie” and the last name.
(?:wann|wer|darf|soll|kann|muss) .*(?:duzen|siezen|duzt|siezt|das du an\p{Ll}*|du anbieten|du sagen) :: Das Du bietet meist die ältere Person an. :: It’s usually the older person who offers the “du.”
trinkgeld.*schweiz|schweiz.*trinkgeld :: In der Schweiz ist es inbegriffen, Aufrunden ist nett. :: In Switzerland it’s included; rounding up is nice.
trinkgeld.*(?:friseur|taxi|hotel)|(?:friseur|taxi|hotel).*trinkgeld :: Auch dort rundet man gern etwas auf. :: People like to round up a little there, too.
trinkgeld :: Im Restaurant sind fünf bis zehn Prozent üblich. :: In restaurants, five to ten percent is customary.
wer (?:bezahlt|zahlt)|getrennt (?:zahlen|bezahlen)|rechnung teilen :: Oft zahlt jeder selbst, das nennt man „getrennt zahlen“. :: Often everybody pays for themselves; that’s called “getrennt zahlen.”
leitungswasser|wasser aus dem hahn :: Leitungswasser kann man hier gut trinken. :: You can drink the tap water here.
(?:anstoß|zuprost|prost)\p{Ll}* .*augen|beim anstoßen|(?:wie|warum) .*(?:anstößt|stößt man) :: Beim Anstoßen schaut man sich in die Augen. :: When clinking glasses, people look each other in the eye.
(?:wann|um wie viel uhr).*(?:zu abend|abendessen|abendbrot) :: Meist zwischen 18 und 20 Uhr. :: Usually between 6 and 8 p.m.
(?:wann|um wie viel uhr).*(?:zu mittag|mittagessen|mittags) :: Meist zwischen zwölf und zwei Uhr. :: Usually between twelve and two.
§abendbrot|isst man .*(?:am abend|abends|zu abend) :: Oft gibt es kaltes Essen: Brot, Käse und Wurst. :: Often there’s a cold meal: bread, cheese and sausage.
(?:isst|frühstückt) (?:man|ihr).*(?:frühstück|morgens)|typisches? .*frühstück|was .*deutsche[ns]? .*(?:zum )?frühstück :: Oft Brötchen mit Käse, Wurst oder Marmelade, dazu Kaffee. :: Often rolls with cheese, sausage or jam, and coffee.
(?:was|wann|wie) .*kaffee und kuchen :: Am Nachmittag trifft man sich und isst zusammen Kuchen. :: In the afternoon, people get together and eat cake.
(?:isst man|typisch\p{Ll}*|spezialität\p{Ll}*|nationalgericht).*österreich|österreichisch\p{Ll}* (?:essen|küche|gericht|spezialität)\p{Ll}* :: Typisch sind Schnitzel, Knödel und Kaiserschmarrn. :: Typical dishes are schnitzel, dumplings and Kaiserschmarrn.
(?:isst man|typisch\p{Ll}*|spezialität\p{Ll}*|nationalgericht).*schweiz|schweizer\p{Ll}* (?:essen|küche|gericht|spezialität)\p{Ll}* :: Bekannt sind Fondue, Raclette und Rösti. :: Fondue, raclette and rösti are well known.
isst man (?:\p{L}+ )*in deutschland|(?:typisch|traditionell)\p{Ll}* .*(?:essen|gericht|küche|spezialität)|(?:essen|gericht|spezialität)\p{Ll}* .*typisch :: Typisch sind Brot, Kartoffeln, Wurst und im Frühling Spargel. :: Bread, potatoes, sausage and, in spring, asparagus are typical.
wann .*spargel|spargelzeit :: Spargel gibt es von April bis zum 24. Juni. :: Asparagus is in season from April to June 24.
§glühwein :: Das ist heißer Wein mit Gewürzen. :: That’s hot wine with spices.
§biergarten :: Dort sitzt man draußen an langen Tischen. :: People sit there outside at long tables.
§stammtisch :: Das ist eine feste Runde, die sich im Lokal trifft. :: That’s a regular group that meets at a bar or restaurant.
sauna.*(?:nackt|badehose|badeanzug|anzieh|handtuch) :: In die Sauna geht man meist ohne Badekleidung, mit Handtuch. :: People usually go to the sauna without swimwear, with a towel.
(?:warum|wie oft|wie) .*(?:lüftet|lüften|stoßlüften) :: Kurz und kräftig lüften hilft gegen feuchte Wände. :: Airing briefly and thoroughly helps against damp walls.
(?:was|wie|warum|weshalb|wieso) .*(?:ein|viele|so viele) vereine?(?!\p{L}) :: Im Verein treffen sich Leute mit demselben Hobby. :: In a club, people with the same hobby meet.
§feierabend(?!\p{L}) :: Feierabend ist die Zeit nach der Arbeit. :: “Feierabend” is the time after work.
§brückentag :: Das ist ein Arbeitstag zwischen Feiertag und Wochenende. :: That’s a workday between a holiday and the weekend.
`);

/** What is so in these countries, where nothing of the learner's is asked for behind it. */
export const FACTS = rowsOf(String.raw`
(?:warum|wieso) .*sonntags?.*(?:zu|geschlossen|offen|auf)(?!\p{L}) :: Der Sonntag ist per Gesetz ein Ruhetag. :: Sunday is a day of rest by law.
sonntags?.*(?:geschäft|läden|laden|supermarkt|supermärkte|einkaufen|offen|geöffnet)|(?:geschäfte?|läden|supermärkte|supermarkt) .*sonntag :: Sonntags haben fast nur Bäcker und Läden im Bahnhof offen. :: On Sundays, almost only bakeries and stores at train stations are open.
sonntags?.*(?:wäsche|waschen|waschmaschine) :: Leise Hausarbeit geht meist, mehr sagt die Hausordnung. :: Quiet housework is usually fine; the house rules say more.
wann .*(?:geschäfte?|läden|supermärkte|supermarkt)(?!\p{L}).*(?:auf|zu|offen|geöffnet|schließ\p{Ll}*|öffn\p{Ll}*) :: Oft von 9 bis 20 Uhr, nur nicht am Sonntag. :: Often from 9 a.m. to 8 p.m., just not on Sundays.
sonntags?.*(?:rasen|mähen|bohren|lärm|laut|hämmern|staubsaug\p{Ll}*) :: Am Sonntag gilt Ruhe, also besser nicht bohren oder mähen. :: Sunday is quiet time, so better not drill or mow.
nachtruhe|ruhezeit|mittagsruhe|ab wann .*leise :: Meist ab 22 Uhr, Genaues steht in der Hausordnung. :: Usually from 10 p.m.; the house rules say exactly.
pizzakarton :: Sauber ins Altpapier, mit viel Fett in den Restmüll. :: Clean with the paper, very greasy with the trash.
gelbe[nrms]* (?:tonne|sack) :: Dort kommen Verpackungen aus Plastik und Metall hinein. :: Packaging made of plastic and metal goes in there.
altglas|glas (?:weg|wegwerfen)|glascontainer|(?:leere|alte)\p{Ll}* gläser|marmeladengl[aä]s :: Altglas kommt in den Glascontainer, nach Farben getrennt. :: Used glass goes in the glass container, sorted by color.
(?:trennt|trenne|trennen).*müll|mülltrennung|müll .*trenn :: Papier, Verpackung, Bio und Restmüll kommen in eigene Tonnen. :: Paper, packaging, organic and residual waste go in separate bins.
(?:wo|wohin) .*(?:pfandflasche|pfand|leere flasche) :: Leere Flaschen bringt man zum Automaten im Supermarkt. :: Empty bottles go to the machine at the supermarket.
§pfand|wie .*pfand :: Pfand zahlt man für Flaschen und bekommt es zurück. :: A deposit is paid for bottles, and you get it back.
(?:bar|karte) (?:be)?zahlen|mit karte|bargeld :: Viele Läden nehmen Karten, etwas Bargeld hilft trotzdem. :: Many stores take cards, but some cash still helps.
(?:ab wann|mit wie viel\p{Ll}*|wann|wie alt) .*(?:in die schule|schulpflicht|kommen kinder) :: Mit etwa sechs Jahren kommen Kinder in die Schule. :: Children start school at about six.
(?:wann|um wie viel uhr) (?:beginnt|fängt|ist) .*schule :: Die Schule beginnt meist gegen acht Uhr. :: School usually starts around eight.
gymnasium.*(?:realschule|gesamtschule|hauptschule)|realschule.*gymnasium :: Das Gymnasium führt zum Abitur, die Realschule zum mittleren Abschluss. :: “Gymnasium” leads to the Abitur, “Realschule” to an intermediate diploma.
§gymnasium :: Das Gymnasium ist die Schule, die zum Abitur führt. :: “Gymnasium” is the school that leads to the Abitur.
§abitur :: Mit dem Abitur kann man an der Uni studieren. :: With the Abitur, you can study at a university.
wie lange .*(?:ausbildung|lehre)(?!\p{L}) :: Meist zwei bis dreieinhalb Jahre, in Betrieb und Berufsschule. :: Usually two to three and a half years, at a company and at vocational school.
(?:wann|wie lange) .*sommerferien :: Sechs Wochen, in jedem Bundesland zu anderen Terminen. :: Six weeks, at different times in each state.
§(?:volkshochschule|(?<!\p{L})VHS(?!\p{L})) :: Dort gibt es günstige Kurse für Erwachsene, auch Deutsch. :: They have inexpensive classes for adults, German, too.
(?:wie viele?) .*urlaubs?tage?|wie viel urlaub|wie lange hat man .*urlaub :: Viele haben 25 bis 30 Tage, mindestens aber vier Wochen. :: Many have 25 to 30 days, and at least four weeks.
wie viele? stunden .*(?:arbeitet|arbeiten)|arbeitszeit :: Vollzeit sind meist 35 bis 40 Stunden pro Woche. :: Full time is usually 35 to 40 hours a week.
(?:gehört|braucht|schickt) .*bewerbung(?!\p{L})|bewerbungsunterlagen :: Üblich sind Anschreiben, Lebenslauf und Zeugnisse. :: A cover letter, a résumé and certificates are customary.
(?:brauche? (?:ich|man)|muss (?:ich|man)) .*(?:arzt|ärztin) .*termin|termin .*(?:beim|zum) arzt :: Am besten ruft man vorher in der Praxis an. :: It’s best to call the doctor’s office first.
(?:was|wann|zu) .*hausarzt :: Zuerst geht man meist zum Hausarzt, der schickt weiter. :: Usually people go to a family doctor first, who refers them on.
wo (?:kaufe?|kauft|bekomm\p{Ll}*|gibt) .*(?:aspirin|medikament|tabletten|hustensaft) :: Medikamente gibt es in der Apotheke. :: You get medicine at a pharmacy.
(?:arzt|apotheke|notdienst) .*(?:wochenende|sonntag|nachts)|(?:wochenende|sonntag|nachts) .*(?:arzt|notdienst)|116 ?117 :: Im Notfall hilft die 112, sonst die 116 117. :: In an emergency, call 112, otherwise 116 117.
(?<!\d)112(?!\d)|notruf :: Unter 112 kommen Feuerwehr und Rettungswagen. :: Call 112 for the fire department and an ambulance.
zug .*(?:verspätung|fällt aus|verpass)|anschluss .*verpass :: In der App oder am Schalter sieht man andere Züge. :: The app or the ticket counter shows other trains.
§deutschlandticket :: Das ist ein Monatsticket für Busse und Bahnen im Nahverkehr. :: That’s a monthly ticket for local buses and trains.
(?:bei rot|rote[nr]? ampel) :: Bei Rot bleibt man stehen, auch zu Fuß. :: People stop at a red light, also on foot.
(?:wie alt|ab wann|ab wie viel).*(?:führerschein|auto fahren) :: Ab 18 darf man allein fahren, mit 17 in Begleitung. :: From 18 you may drive alone, at 17 accompanied.
(?:anmelden|ummelden)[^?]*(?:umzieht|umziehe|umzug|wohnung|wohnsitz)|(?:umzieht|umzug|neue wohnung|wohnsitz) .*(?:anmelden|ummelden|anmeldung)|(?:muss man sich|wo .*sich) .*anmelden .*(?:umzieht|wohnt|amt) :: Man meldet sich bald nach dem Umzug beim Bürgeramt an. :: You register at the citizens’ office soon after moving.
§(?:bürgeramt|bürgerbüro) :: Dort meldet man sich an und bekommt den Ausweis. :: That’s where people register and get their ID.
aufenthalts(?:titel|erlaubnis)|visum|einbürgerung :: Das weiß die Ausländerbehörde am besten. :: The immigration office knows that best.
kindergeld :: Kindergeld beantragt man bei der Familienkasse. :: You apply for child benefit at the “Familienkasse.”
§kaltmiete :: Das ist die Miete ohne Heizung und Nebenkosten. :: That’s the rent without heating and utilities.
§warmmiete :: Das ist die Miete mit Heizung und Nebenkosten. :: That’s the rent with heating and utilities.
§kaution|wie hoch .*kaution :: Das ist Geld als Sicherheit, oft zwei oder drei Kaltmieten. :: That’s a security deposit, often two or three months’ basic rent.
§nebenkosten :: Das sind Kosten für Wasser, Heizung oder Müll. :: Those are costs for water, heating or garbage.
kündigungsfrist .*wohnung|wohnung .*kündigungsfrist :: Oft drei Monate, bei Fragen hilft der Mieterverein. :: Often three months; the tenants’ association helps with questions.
§mieterverein :: Er berät Mieter, meist gegen einen kleinen Beitrag. :: It advises tenants, usually for a small fee.
§(?<!\p{L})WG(?!\p{L})|was .*wohngemeinschaft :: In einer WG teilt man Küche, Bad und Miete. :: In a shared apartment, people share the kitchen, bathroom and rent.
wohnungen? .*ohne küche|warum .*keine küche :: Die Küche gehört oft dem Mieter und zieht mit um. :: The kitchen often belongs to the tenant and moves along.
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
(?:wo|in welche[mr] (?:bundes)?land) .*meisten (?:menschen|leute) :: In Nordrhein-Westfalen leben die meisten Menschen. :: Most people live in North Rhine-Westphalia.
nachbarländer|grenzt .*deutschland|deutschland .*grenzt :: Deutschland hat neun Nachbarländer. :: Germany has nine neighboring countries.
(?:wetter|kalt|temperatur)\p{Ll}* .*winter|winter .*(?:wetter|kalt) :: Im Winter ist es oft grau und um null Grad. :: In winter it’s often gray and around freezing.
(?:wetter|warm|heiß) .*sommer|sommer .*(?:wetter|warm|heiß) :: Im Sommer sind es meist 20 bis 30 Grad. :: In summer it’s usually 20 to 30 degrees Celsius.
wetter .*april|april .*wetter :: Im April wechselt das Wetter oft am selben Tag. :: In April, the weather often changes within a day.
(?:schneit|schnee) .*(?:deutschland|hier|österreich|schweiz) :: In den Alpen liegt viel Schnee, im Norden eher wenig. :: There’s a lot of snow in the Alps, rather little in the north.
zeitumstellung|sommerzeit|winterzeit|uhr umstell|stellt man .*uhr :: Ende März und Ende Oktober stellt man die Uhr um. :: The clocks change at the end of March and October.
(?:geld|währung|euro|bezahlt|zahlt) .*schweiz|schweiz .*(?:euro|währung) :: In der Schweiz bezahlt man mit Franken. :: In Switzerland, people pay with francs.
schweiz .*(?<!\p{L})EU(?!\p{L}) :: Nein, die Schweiz ist nicht in der EU. :: No, Switzerland isn’t in the EU.
§grundgesetz :: Das Grundgesetz ist seit 1949 die deutsche Verfassung. :: The Basic Law has been the German constitution since 1949.
(?:wie heißt|was ist) .*parlament .*österreich|§nationalrat :: In Österreich heißt das Parlament Nationalrat. :: In Austria, the parliament is called the “Nationalrat.”
§bundestag :: Der Bundestag ist das deutsche Parlament. :: The Bundestag is the German parliament.
§schweizerdeutsch|warum .*schweizer .*(?:anders|dialekt) :: Im Alltag spricht man in der Deutschschweiz Dialekt. :: In everyday life, people in German-speaking Switzerland speak dialect.
wer (?:war|ist) (?:\p{L}+ )*goethe :: Goethe war ein Dichter, er schrieb zum Beispiel „Faust“. :: Goethe was a poet who wrote “Faust,” for example.
wer (?:war|ist) (?:\p{L}+ )*schiller :: Schiller war ein Dichter und ein Freund von Goethe. :: Schiller was a poet and a friend of Goethe’s.
wer (?:war|ist) (?:\p{L}+ )*bach(?!\p{L}) :: Bach war ein Komponist und Organist in Leipzig. :: Bach was a composer and organist in Leipzig.
wer (?:war|ist) (?:\p{L}+ )*luther :: Luther übersetzte die Bibel ins Deutsche. :: Luther translated the Bible into German.
`);

/** Asks what one of these things is. */
export const ASKS_FOR_A_FACT = new RegExp(
  `^(?=${ASKS_WHAT_IT_IS.source.slice(1)})[^]*(?:${[...CUSTOMS, ...FACTS]
    .map(({ names }) => names.source)
    .filter((names) => names.startsWith(WHAT_IT_IS) || names.includes("gymnasium"))
    .join("|")})`,
  "iu",
);
