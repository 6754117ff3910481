import type { KindQuestion, NearKind } from "./near.ts";
import { JOBS } from "./topics/work/known.ts";

/** Words of which one stands there; behind `~`, others that follow in the same sentence; `*` is the rest of a word. */
type Words = string | RegExp;
type Asked = readonly [say: string, en: string, unless?: Words];
type Matter = readonly [says: Words, ask: readonly Asked[], unless?: Words | null, of?: NearKind["of"]];

const SINCE = /\b(?:seit|schon|immer|früher|heute|neu\w*|Jahre\w*|lange|erst)\b/iu;
const HOW_OFTEN =
  /\b(?:oft|immer|jede\w*|\p{L}*mal|manchmal|meistens|selten|täglich|nie|Woche|Tag|Tage|heute|jetzt|gerade|\p{L}+tags|am \p{L}+tag)\b/iu;
const HOW_LONG = /\b(?:Stunden?|Minuten?|Tage?|Wochen?|Monate?|Jahre?n?|lange?|kurz|Uhr|bis)\b/iu;
const WHY = /\b(?:weil|denn|damit|wegen|deshalb)\b/iu;
const GONE = /\b(?:tot|gestorben|getrennt|weg|Ex|vermiss\w*|gestritten|Streit|krank|Schluss)\b/iu;
const DENIED = /\b(?:nicht|kein\w*|nie)\b/iu;
const JOB = JOBS.join("|");

/**
 * What a beginner tells of, whoever it is about: each pattern is tested on the whole message, since a beginner's second clause says little
 * without its first. A question names its matter and asks for one simple thing, so that it fits good and bad news.
 */
// biome-ignore format: a matter a line
const MATTERS: readonly Matter[] = [
  // Mishaps and slips of the tongue.
  ["Führerschein", [["Wohin {möchtest du|möchten Sie} fahren?", "Where would you like to drive?", /\b(?:nach|zu|ans?)\b/iu]], "Prüfung|mache|machen|möchte|will|brauche|kein*|nicht|weg|verloren|vergessen|lerne|Theorie"],
  [/\b(?:Karte|Portemonnaie|Geldbeutel)\b[^.!?]*\b(?:leer|zu Hause|vergessen)\b|\bGeld (?:war|ist) zu Hause\b/iu, [["Wer hat dann bezahlt?", "Who paid then?", "bezahlt|gezahlt|okay"]], /\bzurück\w*\b/iu],
  ["zurückgebracht|zurückgegeben", [["Wie {hast du|haben Sie} Danke gesagt?", "How did you say thank you?", "Danke|bedankt|gedankt"]], /\b(?:habe|haben) (?:ich |wir )?(?:es|ihn|sie|das \p{L}+) zurück/iu],
  ["mir|uns ~ geholfen", [["Wie {hast du|haben Sie} Danke gesagt?", "How did you say thank you?", "Danke|bedankt|gedankt|nie|niemand|Arzt|Tablette*|geschenkt"]]],
  [/\bich meinte\b|\baus Versehen\b|\balle haben (?:mich|über mich)? ?(?:gelacht|geschaut|geguckt)\b/iu, [["Und was {hast du|haben Sie} dann gesagt?", "And what did you say then?", "dann"]], /^(?!.*\bich\b)|\b(?:Bruder|Onkel|Kollege|gelöscht|kaputt)\b/iu],
  [/\bweiß (?:ich )?nicht(?: mehr)?,? wo\b/iu, [["Wo {hast du|haben Sie} schon gesucht?", "Where have you already looked?", "gesucht"]], /\b(?:ich (?:bin|wohne|muss|soll|hin)|man|anfangen|beginnen)\b/iu],
  [/\b(?:kein\w*|kaputt\w*)\b[^.!?]*\b(?:Aufzug|Lift)\b|\b(?:Aufzug|Lift)\b[^.!?]*\bkaputt\b/iu, [["Wie {bringst du|bringen Sie} die Einkäufe nach oben?", "How do you get your shopping upstairs?"]], "Büro|Arbeit|Hotel"],
  ["Vase|Glas|Tasse|Teller|Brille|Fenster|Handy|Spiegel ~ kaputt|zerbrochen", [["Wie ist das passiert?", "How did that happen?", "gefallen|hat|geworfen|weil|Wand"]]],
  [/\b(?:Waschmaschine|Spülmaschine|Auto|Computer|Laptop|Herd|Fernseher|Kühlschrank|Dusche|Fahrrad|Internet|Drucker)\b[^.!?]*\b(?:kaputt|funktioniert (?:\p{L}+ ){0,4}nicht)\b/iu, [["Wer kann das reparieren?", "Who can fix that?", /\b(?:reparier\w*|war|hat|gegangen|wieder okay|Techniker|Werkstatt|Mechaniker|neue[nrs]?|Laden)\b/iu]]],
  [/\bWerkstatt\b|\bReparatur\b/iu, [["Was ist ~denn kaputt?", "What is broken?", "kaputt|Bremse*|Reifen|Motor|arbeite*"]], "ich arbeite|Mechaniker"],
  [/\b(?:bestellt|gekauft)\b[^?]*\b(?:falsch|links|kaputt|passt (?:mir )?nicht|passen (?:mir )?nicht|zu klein|zu groß|ein Loch)\b/iu, [["Was {machst du|machen Sie} jetzt damit?", "What are you going to do with it now?", "umtausch*|zurück*|schicke*"]]],
  ["Handwerker", [["Was gibt es zu reparieren?", "What needs to be fixed?", "repari*|Heizung|Dusche|Bad|Küche|Fenster"]], /\b(?:bin|als) (?:ein )?Handwerker\b/iu],
  [/\b(?:Prüfung|Fahrprüfung|Test) (?:gefallen|nicht (?:bestanden|geschafft))|\bdurchgefallen\b/iu, [["Wann {machst du|machen Sie} die Prüfung noch einmal?", "When will you take the test again?", "nächste*|noch einmal|wieder|Sohn|Tochter|Bruder|Freund*"]]],
  ["Wohnung|Stelle|Job|Platz|Zimmer ~ nicht bekommen", [["Was {machst du|machen Sie} jetzt?", "What are you going to do now?", "jetzt"]]],
  [/\bWasser\b[^.!?]*\bKeller\b|\bKeller\b[^.!?]*\bWasser\b/iu, [["Woher kommt das Wasser?", "Where is the water coming from?", "Regen|Rohr|geregnet"]]],
  // Home.
  [/\bVermieter\w*\b[^?]*\b(?:verkauf\w*|raus|ausziehen)\b|\bmüssen (?:aus der Wohnung )?(?:raus|ausziehen)\b/iu, [["Wann {müsst ihr|müssen Sie} ausziehen?", "When do you have to move out?", "bis|Monat*|Woche*|Ende"]]],
  [/\b(?:such\w*|brauch\w*)\b[^.!?]*\b(?:Wohnung|Zimmer|Haus)\b|\b(?:Wohnung|Zimmer)\b[^.!?]*\b(?:suche|suchen|gesucht)\b/iu, [["Wie groß soll die Wohnung sein?", "How big should the apartment be?", "groß|klein*|Zimmer|Haus|Quadratmeter"], ["Wo {suchst du|suchen Sie}?", "Where are you looking?", "in|im|hier"]], "für das|für mein|Schrank|Tisch|Lampe|Arbeitszimmer|gefunden"],
  [/\bzieh(?:e|en|t) (?:\p{L}+ ){0,4}um\b|\bumziehen\b|\bUmzug\b/iu, [["Wer hilft beim Umzug?", "Who is helping with the move?", "hilft|helfen|geholfen"], ["Wie ist die neue Wohnung?", "What is the new apartment like?", /\b(?:schön|groß|klein|hell)\w*\b/iu]], "geholfen"],
  [/\b(?:neuen?|andere) Wohnung\b|\bneues Haus\b/iu, [["Wie viele Zimmer hat die Wohnung?", "How many rooms does the apartment have?", "Zimmer|Haus"]], "suche*|will|möchte"],
  ["Miete", [["Wie lange {wohnst du|wohnen Sie} schon dort?", "How long have you lived there?", SINCE], ["Wie groß ist {deine|Ihre} Wohnung?", "How big is your apartment?", "groß|klein|Zimmer"]], "Auto|mieten"],
  [/\bMitbewohner(?:in)?\b|\bich wohne mit (?:zwei|drei|vier|einem|einer|meine\w*) (?!(?:Mann|Frau|Eltern|Mutter|Vater|Freund|Freundin|Familie|Tochter|Sohn|Kindern?|Hund|Katze|Katzen|Hunden)\b)/iu, [["Wie lange {wohnt ihr|wohnen Sie} schon zusammen?", "How long have you been living together?", SINCE], ["Wer putzt bei {euch|Ihnen}?", "Who does the cleaning?", /\bputz\w*\b/iu]], "nett|lustig|freundlich|lieb"],
  [/\b(?:Nachbar\w*|Hund|Mitbewohner\w*)\b[^?]*\b(?:laut|bellt|laute Musik|Lärm)\b/iu, [["Was {machst du|machen Sie} gegen den Lärm?", "What do you do about the noise?"]], /\b(?:lach\w*|spricht|redet|sprech\w*|(?:mein|unser) Hund|Papagei|nicht|war|waren)\b/iu],
  [/\b(?:brauche|brauchen) (?:\p{L}+ ){0,3}(?:Schrank|Tisch|Teppich|Schreibtisch|Stuhl|Sessel)\b/iu, [["Wie groß soll er sein?", "How big should it be?", /\b(?:groß|klein|Meter)\w*\b/iu]]],
  [/\b(?:die|meine|unsere) Wohnung (?:ist|hat)\b|\b(?:das|mein|unser) Haus (?:ist|hat)\b/iu, [["In welchem Zimmer {bist du|sind Sie} am liebsten?", "Which room do you like best?", "ein Zimmer"]], "kaputt|leer|weg|verkauft|kalt|teuer|zu klein|schmutzig|Wasser"],
  // Work.
  ["gekündigt", [["Warum [hat er|hat sie|haben sie] gekündigt?", "Why did [he|she|they] quit?", "weil|mir|uns|mich|Wohnung"]], null, "others"],
  [/\b(?:möchte|will) (?:\p{L}+ )?kündigen\b/iu, [["Was gefällt {dir|Ihnen} bei der Arbeit nicht?", "What don’t you like about your work?", WHY]], null, "learner"],
  [/\bChef(?:in)?\b[^?]*\b(?:war|hat)\b[^?]*\b(?:streng|unfreundlich|geschrien|böse|unfair)\b/iu, [["Und wie waren {deine|Ihre} Kollegen?", "And what were your coworkers like?", /\bKolleg\w*\b/iu]]],
  [/\bChef(?:in)?\b[^?]*\b(?:schreit|streng|unfreundlich|unfair|schlimm|klappt)\b/iu, [["Und wie sind {deine|Ihre} Kollegen?", "And what are your coworkers like?", /\bKolleg\w*\b/iu]], "war|hat"],
  [/\b(?:Nachtschicht|Nachtdienst|in der Nacht)\b[^.!?]*\barbeite\w*|\barbeite\w*[^.!?]*\b(?:in der Nacht|nachts)\b|\bhabe (?:\p{L}+ )*Nachtschicht\b/iu, [["Wann [schläft er|schläft sie|schlafen sie] dann?", "When [does he|does she|do they] sleep then?", /\bschl[aä]f\w*\b/iu]], null, "others"],
  [/\b(?:Nachtschicht|Nachtdienst)\b|\barbeite\b[^.!?]*\bin der Nacht\b/iu, [["Wann {schläfst du|schlafen Sie} dann?", "When do you sleep then?", /\bschl[aä]f\w*\b/iu]], null, "learner"],
  ["Spätschicht|Spätdienst", [["Wie {kommst du|kommen Sie} danach nach Hause?", "How do you get home afterwards?", "Hause"]], null, "learner"],
  ["Frühschicht|Frühdienst|früh Dienst|früh aufstehen", [["Wann {stehst du|stehen Sie} dann auf?", "When do you get up then?", /\bUhr|um (?:drei|vier|fünf|sechs|halb)\b/iu]], null, "learner"],
  [/\b(?:ich|wir|und) arbeiten? (?:auch |immer |oft )?am (?:Sonntag|Samstag|Wochenende)\b/iu, [["Wann {hast du|haben Sie} ~denn frei?", "When do you have time off?", "frei"]], null, "learner"],
  [/\b(?:Rentner(?:in)?|in Rente|letzter Arbeitstag)\b/iu, [["Was {machst du|machen Sie} jetzt am liebsten?", "What do you like to do most now?", "lese|reise|male|spiele|Garten|Enkel*"]], "Vater|Mutter|Nachbar*|Mann|Frau|Oma|Opa|bald|nächste*"],
  ["Feierabend", [["Was {machst du|machen Sie} nach der Arbeit gern?", "What do you like to do after work?", "gehe|fahre|mache|lese|spiele"]]],
  [/\b(?:ich habe|habe ich|haben wir|wir haben) (?:\p{L}+ )?frei\b|\bmein freier Tag\b/iu, [["Was {machst du|machen Sie} an {deinem|Ihrem} freien Tag?", "What do you do on your day off?", /\b(?:gehe|fahre|mache|bin|besuche|spiele|möchte|will|kann|Tage|Ostern|Wochen?|Ferien)\b|\bfrei\b[^?]*[.!,] (?:ich|wir|dann|da)\b/iu]], /\b(?:nicht|nie|nur|kein\w*) (?:\p{L}+ )?frei\b|\bZeit frei\b/iu],
  [/\b(?:Arbeit|Job)\b[^.!?]*\b(?:stressig|anstrengend|hart|schwer)\b|\bviel Arbeit\b|\barbeiten? (?:zu |sehr )?viel\b/iu, [["Wie viele Stunden {arbeitest du|arbeiten Sie} am Tag?", "How many hours a day do you work?", /\bStunden?\b/iu]], "Mann|Frau|Vater|Mutter|er|sie|nicht|war|hatte"],
  ["Arbeit ~ Spaß", [["Was macht bei der Arbeit am meisten Spaß?", "What is the most fun at work?", /\b(?:kein\w*|weil|nicht (?:mehr )?Spaß)\b/iu]]],
  [/\bArbeitsweg\b|\bWeg zur Arbeit\b/iu, [["Wie {kommst du|kommen Sie} zur Arbeit?", "How do you get to work?", "Bus|Zug|Bahn|Fahrrad|Rad|Auto|Fuß"], ["Was {machst du|machen Sie} auf dem Weg?", "What do you do on the way?", "lese|höre|Auto"]]],
  [new RegExp(String.raw`\b(?:ist|ist jetzt|sind) (?:auch |von Beruf )?(?:${JOB})\b`, "iu"), [["Wo [arbeitet er|arbeitet sie|arbeiten sie]?", "Where [does he|does she|do they] work?", "in|im|bei|beim|am|an|arbeitslos|Firma"], ["Wie gefällt [ihm|ihr|ihnen] die Arbeit?", "How [does he|does she|do they] like the work?", "gefällt|gern|Spaß|stressig|streng|nett|geht|gesund|hat gesagt|kaputt"]], /\b(?:war|kein\w*|nicht|wird|werden|mein\w* (?:Arzt|Ärztin|Lehrer(?:in)?))\b/iu, "others"],
  [new RegExp( String.raw`\b(?:bin|arbeite) (?:ich )?(?:als |jetzt |seit \p{L}+ als |von Beruf )*(?:${JOB}|Kassierer(?:in)?|Busfahrer(?:in)?|Pfleger(?:in)?|Altenpfleger(?:in)?)\b|\barbeite (?:ich )?(?:jetzt )?in (?:einer|einem) (?:\p{L}+ )?(?:Bäckerei|Hotel|Restaurant|Café|Supermarkt|Büro|Fabrik|Schule|Krankenhaus|Apotheke|Kita|Bank|Kindergarten|Küche|Laden)`, "iu",), [["Wie gefällt {dir|Ihnen} die Arbeit?", "How do you like the work?", "gefällt|gern|Spaß|stressig|schwer|Stress|laut|mag|liebe|müde|schwierig"], ["Was {machst du|machen Sie} bei der Arbeit genau?", "What exactly do you do at work?", "als"], ["Wie lange {arbeitest du|arbeiten Sie} schon dort?", "How long have you worked there?", SINCE]], "war|arbeitslos|suche|nicht|gekündigt|verloren|bald|möchte|will|morgen", "learner"],
  // Family and friends.
  ["verheiratet", [["Wie {habt ihr euch|haben Sie sich} kennengelernt?", "How did you meet?", "kennengelernt"]], "nicht|nie|Tochter|Sohn|Bruder|Schwester|Freund*|er|sie|war|noch"],
  ["kennengelernt", [["Was {macht ihr|machen Sie} gern zusammen?", "What do you like to do together?", /\b(?:zusammen|wir (?:gehen|machen|spielen|tanzen)|Leute|viele)\b/iu], ["Wie war das erste Gespräch?", "What was the first conversation like?", "gesprochen|erste*"]], GONE],
  ["ausgezogen", [["Wo [wohnt er|wohnt sie|wohnen sie] jetzt?", "Where [does he|does she|do they] live now?", /\bwohn\w*\b/iu]], null, "others"],
  [/\b(?:zieht|ziehen) (?:\p{L}+ ){0,2}weg\b|\bweggezogen\b/iu, [["Wohin [zieht er|zieht sie|ziehen sie]?", "Where [is he|is she|are they] moving to?", /\b(?:nach|in|zu)\b|gezogen/iu]], null, "others"],
  ["heiratet", [["Was {ziehst du|ziehen Sie} zur Hochzeit an?", "What are you wearing to the wedding?", /\b(?:Kleid|Anzug|nicht|geht .*gar)\b/iu]], "nie|letzte*|hat|geheiratet", "others"],
  [/\b(?:will|möchte) (?:später |auch |gern |mal |einmal )*(?:\p{L}+in|\p{L}+er|Arzt|Koch|Polizist|Pilot|\p{L}+) werden\b/iu, [["Warum [will er|will sie|wollen sie] das werden?", "Why [does he|does she|do they] want to become that?", WHY]], "gesund|besser|alt|schlank", "others"],
  [/\b(?:wollte|wollten) (?:ich |wir )?(?:immer |auch |früher )*\p{Lu}\p{L}+ werden\b/u, [["Warum {wolltest du|wollten Sie} das werden?", "Why did you want to become that?", WHY]], null, "learner"],
  [/\bruft (?:mich|uns)\b|\b(?:am Telefon|telefoniere\w*)\b[^.!?]*\b(?:jede\w*|oft|immer)\b|\b(?:jede\w*|oft|immer)\b[^.!?]*\b(?:am Telefon|telefoniere\w*)\b/iu, [["Worüber {sprecht ihr|sprechen Sie} dann?", "What do you talk about then?", "über|weint|schick*"]], "Chef*|Firma|Werbung|Polizei|Bank|Arbeit|niemand"],
  [/\bhat (?:mich|uns)\b[^.!?]*\bangerufen\b/iu, [["Worüber {habt ihr|haben Sie} gesprochen?", "What did you talk about?", "über|gesagt|erzählt|Laden|Chef*|Arzt|Firma|Polizei|Bank|niemand|nicht"]]],
  [/\b(?:will|spricht|redet|sprechen|reden)\b[^.!?]*\bnicht mehr mit (?:mir|uns)\b|\bnicht mehr mit (?:mir|uns)\b[^.!?]*\b(?:sprechen|reden)\b/iu, [["Was ist passiert?", "What happened?", "weil|passiert|gestritten|Streit"]]],
  ["gestritten|Streit", [["Worum ging es ~denn?", "What was it about?", "um|über|wegen|weil"]], "immer|oft|jede*|kein*|nie|Geschwister|gibt"],
  [/\b(?:oft|immer|jede\w*|viel)\b[^.!?]*\b(?:Ärger|Streit|streite\w*)\b|\bstreiten (?:wir |sich )?(?:uns )?(?:oft|immer|viel|den ganzen)\b/iu, [["Worum geht es dann?", "What is it about then?", "um|über|wegen|weil"]]],
  ["spricht|sprechen|redet|reden ~ schnell|Dialekt", [["Was {sagst du|sagen Sie} dann?", "What do you say then?", "ich sage|sage ich|gesagt|bitte"]], "mein Sohn|meine Tochter|hat|haben"],
  [/\bbeste[rn]? Freund(?:in)?\b/iu, [["Was {macht ihr|machen Sie} gern zusammen?", "What do you like to do together?", "zusammen|Hund|Katze|Tasche|früher|als Kind|hat"]], GONE],
  ["Unfall", [["Wie geht es [ihm|ihr|ihnen] jetzt?", "How [is he|is she|are they] now?", "geht|gesund|gestorben|tot"]], null, "others"],
  ["Fieber", [["Wie hoch ist das Fieber?", "How high is the fever?", /\b(?:Grad|\d\d|hatte|hatten|kein\w*|weg|gestern)\b/iu]]],
  [/\b(?:eine Eins|gute Noten?|den ersten Preis)\b/iu, [["Wie {habt ihr|haben Sie} das gefeiert?", "How did you celebrate that?", "gefeiert|feiern|Eis|kein*|nie|immer"]]],
  [/\bHaushalt\b|\b(?:wäscht|spült) nie\b|\bputzt nie\b/iu, [["Was {machst du|machen Sie} alles im Haushalt?", "What do you do around the house?", "putze|wasche|koche"]]],
  ["Kater|Katze|Hund|Hamster|Vogel|Kaninchen ~ ist tot|ist gestorben", [["Woran {denkst du|denken Sie} gern zurück?", "What do you like to look back on?"]]],
  [/\b(?:mein|unser)e?n? (?:\p{L}+ )?(?:Wellensittich|Schildkröte|Papagei|Hamster|Kaninchen|Pferd|Vogel|Meerschweinchen)\b/iu, [["Was frisst {dein|Ihr} Tier gern?", "What does your pet like to eat?", "frisst|fressen|isst"]], "tot|gestorben|weg|krank|hatte|hatten|Kind"],
  // Birthdays, presents and feasts.
  [/\b(?:habe ich|ich habe) (?:[^!?]{0,14} )?Geburtstag\b|\bwerde (?:ich )?(?:bald |schon )?(?:\p{L}+(?:zig|ßig|zehn)|elf|zwölf|\d+)\W*$|\bmein \p{L}+ Geburtstag\b/iu, [["Wie {möchtest du|möchten Sie} feiern?", "How would you like to celebrate?", "feier*|Party|nicht|gehabt|wünsche"], ["Was {wünschst du dir|wünschen Sie sich}?", "What do you want for your birthday?", "wünsch*|bekommen"]], "hatte", "learner"],
  [/\bmeiner (?:Frau|Mutter|Tochter|Schwester|Freundin|Oma|Chefin)\b[^.!?]*\bschenken\b/iu, [["Was mag sie gern?", "What does she like?", "mag|gern|liebt"]]],
  [/\bmeinem (?:Mann|Vater|Sohn|Bruder|Freund|Opa|Chef)\b[^.!?]*\bschenken\b/iu, [["Was mag er gern?", "What does he like?", "mag|gern|liebt"]]],
  ["kaufe|suche|brauche ~ Geschenk", [["Für wen ist das Geschenk?", "Who is the present for?", "für|Mann|Frau|Mutter|Vater|Freund*|Tochter|Sohn"]]],
  ["Blumen ~ geschenkt|gekauft|mitgebracht|bekommen", [["Was für Blumen waren das?", "What kind of flowers were they?", "Rosen|Tulpen"]]],
  [/\b(?:mir|uns)\b[^.!?]*\b(?:Kuchen|Torte|Suppe|Essen|Kekse|Schokolade|Plätzchen|Äpfel|Obst|Tomaten|Marmelade|Gemüse)\b[^.!?]*\b(?:gebracht|geschenkt|gegeben|gebacken|gekocht|gemacht|mitgebracht)\b/iu, [["Wie hat es geschmeckt?", "How did it taste?", /\b\p{L}*schmeck\w*|lecker\b/iu]]],
  [/\bmachen? (?:\p{L}+ ){0,3}(?:Party|Picknick|Feier)\b|\bfeiern? (?:wir|ich)\b|\b(?:wir|ich) feiern?\b/iu, [["Was gibt es da zu essen?", "What is there to eat?", "Essen|essen|Kuchen|Eier*|Torte|nicht|nie"], ["Wer kommt ~denn alles?", "Who is coming?", "mit|Familie|Freunde*|Land|nicht|nie"]]],
  ["getanzt", [["Was für Musik gab es?", "What kind of music was there?", "Musik|Lied*|Band|DJ|kennengelernt|Tango|Ballett|früher"]]],
  [/\b(?:für|zu) (?:mich|uns) (?:ein Lied )?gesungen\b/iu, [["Welches Lied war das?", "What song was that?", "Geburtstagslied"]]],
  [/\b(?:ich|wir) (?:habe|haben) (?:\p{L}+ ){0,4}gesungen\b|\b(?:habe|haben) (?:ich|wir) (?:\p{L}+ ){0,4}gesungen\b/iu, [["Was {hast du|haben Sie} gesungen?", "What did you sing?", /\b(?:\p{L}*lied\w*|Chor|Karaoke)\b/iu]]],
  [/\bLied\w* gesungen\b/iu, [["Welches Lied war am schönsten?", "Which song was the nicest?", /\b(?:ein Lied\b.*\bheute|Hymne)\b/iu]]],
  ["verkauft", [["Wie viel Geld {hast du|haben Sie} bekommen?", "How much money did you get?", "Euro|Geld|umsonst"]], /^(?!.*\b(?:ich habe|habe ich|wir haben|haben wir)\b)|\b(?:nicht|Haus|Wohnung)\b/iu],
  // Health.
  [/\b(?:allergisch gegen|Allergie gegen) (?:Nüsse|Milch|Eier|Fisch|Gluten|Erdnüsse|Äpfel|Obst|Käse|Tomaten|Soja)\b/iu, [["Was {darfst du|dürfen Sie} dann nicht essen?", "What can’t you eat then?", "esse|essen"]]],
  ["erkältet|Erkältung|Husten|Schnupfen", [["Was hilft {dir|Ihnen} bei einer Erkältung?", "What helps you when you have a cold?", "hilft|Tee|gestern|letzte*|hatte|Sohn|Tochter|Mann|Frau|Kollegin|er|sie"]]],
  [/\b(?:ich|mir|mein\w*|unser\w*|er|sie)\b[^.!?]*\b(?:Grippe|Windpocken|Schwindel|Ausschlag)\b|\bTabletten helfen nicht\b|\b(?:Fuß|Finger|Hand|Auge|Knie) ist dick\b|\b(?:Augen|Ohren|Zahn|Knie|Bauch|Hals|Fuß|Füße)\b[^.!?]*\b(?:tut|tun)\b[^.!?]*\bweh\b|\bMir ist (?:so |sehr )?schlecht\b/iu, [["Was sagt der Arzt?", "What does the doctor say?", "Arzt|Ärztin|Zahnarzt|hatte|hatten|letzte*|gegessen|wieder gut"]]],
  [/\b(?:immer|oft) (?:so |sehr )?müde\b/iu, [["Wie lange {schläfst du|schlafen Sie} meistens?", "How long do you usually sleep?", "Stunden|schlafe*|schwanger|sie ist|er ist"]]],
  [/\b(?:ich bin|bin ich) (?:wieder |jetzt |ganz )*gesund\b/iu, [["Was {machst du|machen Sie} jetzt als Erstes?", "What will you do first now?"]]],
  ["ich war|war ich ~ im Krankenhaus", [["Wie geht es {dir|Ihnen} jetzt?", "How are you now?", "besucht|arbeite*|geht|gesund|Oma|Mutter|Vater|Freund*"]]],
  ["Angst vor", [["Was {machst du|machen Sie}, wenn {du|Sie} Angst {hast|haben}?", "What do you do when you are scared?", "Leute|Sohn|Tochter|Frau|Mann|keine|er|sie"]], null, "learner"],
  ["abnehmen", [["Was {isst du|essen Sie} jetzt lieber?", "What do you prefer to eat now?", /\b(?:ich esse|esse ich) (?:jetzt |nur )?(?:viel|mehr)\b/iu]], "Sport"],
  // Food.
  [/\bKellner(?:in)?\b[^?]*\b(?:unfreundlich|nicht freundlich|kalt)\b|\bSuppe war kalt\b|\bEssen war kalt\b/iu, [["Was {hast du|haben Sie} zum Kellner gesagt?", "What did you say to the waiter?", "gesagt|Kellnerin|Kantine|zu Hause|gegangen"]]],
  [/\b(?:Kaffee|Tee) (?:ohne|mit) (?:Zucker|Milch|Zitrone)\b/iu, [["Was {isst du|essen Sie} dazu?", "What do you eat with it?", "ess*|Brot|Brötchen|Kuchen|Frau|Mann"]]],
  [/\b(?:mag|esse) (?:\p{L}+ )?(?:Fisch|Fleisch|Käse|Gemüse|Tomaten|Pilze|Salat|Suppe) nicht\b|\b(?:mag|esse) (?:ich )?kein\w* (?:Fisch|Käse|Gemüse|Tomaten|Pilze|Salat|Suppe)\b/iu, [["Was {isst du|essen Sie} lieber?", "What do you prefer to eat?", "lieber"]], null, "learner"],
  // Clothes and shopping.
  [/\bbrauche?n? (?:\p{L}+ ){0,3}(?:Jacke|Mantel|Hose|Kleid|Pullover|Hemd|Anzug|Rock)\b/iu, [["Welche Farbe {möchtest du|möchten Sie}?", "What color would you like?", "rot*|blau*|schwarz*|grün*|weiß*|gelb*|Farbe"], ["Wo {kaufst du|kaufen Sie} gern Kleidung?", "Where do you like to buy clothes?", "Laden|Internet|kaufe"]], DENIED],
  [/\btrage (?:ich )?(?:lieber|gern|immer|oft|am liebsten)\b/iu, [["Welche Farbe {trägst du|tragen Sie} am liebsten?", "What color do you like to wear most?", "Brille|Schmuck|Uniform|Farbe|blau*|rot*"]]],
  [/\b(?:zu|sehr|so) teuer\b|\bschon wieder (?:höher|teurer)\b/iu, [["Was ist ein guter Preis dafür?", "What is a good price for that?", "Urlaub|Stadt|Leben|Restaurant|Wohnung|war|waren|alles|nicht"]]],
  ["spare", [["Wofür {sparst du|sparen Sie}?", "What are you saving for?", "für|Wasser|Strom|Energie|Zeit"]]],
  // Trips, sports, free time.
  [/\b(?:war|waren)\b[^.!?]*\bam (?:Meer|Strand|See)\b/iu, [["Wie warm war das Wasser?", "How warm was the water?", "Wasser|kalt|Winter|gebadet|geschwommen|Hund"]]],
  [/\b(?:Marathon|Halbmarathon|\p{L}+ Kilometer)\b[^.!?]*\b(?:gelaufen|gefahren|gewandert|geschwommen)\b/iu, [["Wie lange hat das gedauert?", "How long did it take?", HOW_LONG]], /\bjede\w*\b/iu],
  ["Spiel|Turnier|Mannschaft|Team ~ verloren", [["Wie hoch {habt ihr|haben Sie} verloren?", "By how much did you lose?", /\b(?:zu null|\d|eins|zwei)\b/iu]], "er|sie|Sohn|Mannschaft"],
  ["Judo|Karate|Ballett|Fußball|Handball|Basketball|Tennis|Volleyball|Hockey", [["Wie oft [trainiert er|trainiert sie|trainieren sie]?", "How often [does he|does she|do they] train?", new RegExp(String.raw`${HOW_OFTEN.source}|\bfernseh\w*|trainier\w*\b`, "iu")]], /^(?!.*\b(?:macht|spielt|machen|spielen|trainiert|tanzt)\b)|\b(?:mit mir|Fernsehen)\b/iu, "others"],
  [/\b(?:spiele|singe) (?:ich )?in einer Band\b|\bmeine Band\b/iu, [["Was für Musik {macht ihr|machen Sie}?", "What kind of music do you play?", "Rock|Jazz|Pop|Metal"]], null, "learner"],
  ["nähe|male|stricke|repariere|häkle|töpfere", [["Wo {hast du|haben Sie} das gelernt?", "Where did you learn that?", "gelernt|Kurs|lerne|muss|mein|meinen|jetzt|gerade|heute|das|die|den"]], null, "learner"],
  [/\b(?:schreibe|schreiben)\b[^.!?]*\b(?:Gedichte?|Geschichten|ein Buch|Lieder|Tagebuch)\b/iu, [["Worüber {schreibst du|schreiben Sie}?", "What do you write about?", "über"]], null, "learner"],
  [/\bSerien?\b/iu, [["Welche Serie {gefällt dir|gefällt Ihnen} am besten?", "Which TV show do you like best?", "am liebsten|Lieblingsserie|Film|langweilig|sie mag|er mag"]], /^(?!.*\b(?:sehe|schaue|gucke|mag|liebe)\b)|\bgesehen|geschaut\b/iu, "learner"],
  [/\bMusik aus\b|\bohne Musik\b|\bhöre\b[^.!?]*\bMusik\b/iu, [["Welches Lied {magst du|mögen Sie} am liebsten?", "What song do you like best?", /\bLied\w*\b/iu]], "Nachbar*|laut*|nicht gern"],
  ["gehe|gehen ~ ins Kino", [["Was für Filme {magst du|mögen Sie}?", "What kind of movies do you like?", "Film*|Komödie*|Krimi*|nicht|nie"]]],
  ["gehe|gehen ~ wandern", [["Wo {gehst du|gehen Sie} gern wandern?", "Where do you like to hike?", /\b(?:im|in|am|an|auf) (?:den |der |dem )?\p{Lu}/u]]],
  ["früh ins Bett", [["Wann {musst du|müssen Sie} morgen aufstehen?", "When do you have to get up tomorrow?", "Kinder|immer|aufsteh*|gegangen"]]],
  [/\b(?:stehe|aufstehen)\b[^.!?]*\bum (?:halb |Viertel (?:nach|vor) )?(?:drei|vier|fünf|[345])\b/iu, [["Warum {stehst du|stehen Sie} so früh auf?", "Why do you get up so early?", "weil|denn|Arbeit|arbeite|Bäcker*"]]],
  [/\b(?:nur|den ganzen Tag) zu Hause\b/iu, [["Was {machst du|machen Sie} zu Hause?", "What do you do at home?", "lese|schaue|koche|gearbeitet|arbeite|war|waren|spreche*"]]],
  // School and German.
  [/\b(?:die|der|den) Artikel\b/iu, [["Wie {lernst du|lernen Sie} die Artikel?", "How do you learn the articles?", "Zeitung|gelesen|geschrieben|Laden"]]],
  ["Verben", [["Welches Verb ist besonders schwer?", "Which verb is especially hard?"]]],
  ["Deutsch ~ schwer", [["Was ist für {dich|Sie} am schwersten?", "What is hardest for you?", "Artikel|Grammatik|Wörter|nicht|am schwersten"]]],
  [/\bman lernt\b|\blernt man\b/iu, [["Wie {lernst du|lernen Sie} am besten Deutsch?", "How do you learn German best?", /^(?!.*\b(?:Deutsch|Sprachen?)\b)/iu]]],
  ["möchte|will ~ studieren", [["Was {möchtest du|möchten Sie} studieren?", "What would you like to study?", "Medizin|Informatik|Mathe*|Jura|Biologie|Musik|Kunst|Physik|Chemie"]], /^(?!.*\b(?:ich|wir)\b)/iu],
  [/\b(?:kurs|[Dd]eutschkurs|[Ss]chwimmkurs|[Tt]anzkurs|[Yy]ogakurs|Kurs)\b[^.!?]*\bangemeldet\b/iu, [["Wann beginnt der Kurs?", "When does the course begin?", "beginnt|fängt|am"]], "Sohn|Tochter|Mann"],
  [/\b(?:Deutschkurs|Sprachkurs|Kurs) ist\b|\bUnterricht (?:ist|beginnt)\b|\b(?:Deutschkurs|Kurs|Sprachkurs) (?:beginnt|fängt)\b|\bfängt mein\w* (?:\p{L}+ )?(?:Deutschkurs|Kurs|Sprachkurs)\b/iu, [["Wie viele Leute sind in dem Kurs?", "How many people are in the course?", "fängt|beginnt|Leute|Personen|zu Ende"], ["Was {möchtest du|möchten Sie} dort lernen?", "What would you like to learn there?", "ist"]]],
  [/\bmuss (?:ich )?(?:heute |noch |viel |jetzt |immer )*lernen\b/iu, [["Was {musst du|müssen Sie} lernen?", "What do you have to study?", "Deutsch|Wörter|Vokabeln|Mathe|für"]]],
  [/\b(?:kann (?:ich )?jetzt|seit heute kann ich|ich kann endlich)\b/iu, [["Wo {hast du|haben Sie} das gelernt?", "Where did you learn that?", "nicht|kein*|gelernt|schlafen|gehen"]], null, "learner"],
  [/\bvor (?:vielen |allen |so vielen )?(?:Leuten|Kollegen|Menschen)\b[^.!?]*\bsprechen\b|\b(?:Rede|Vortrag|Präsentation|Referat)\b/iu, [["Über welches Thema?", "On what topic?", "über"]], "er|sie|Chef|nicht"],
  // Where the learner comes from and how things are done there.
  [/\bnoch nie in \p{Lu}\p{L}+(?: gewesen)?\b/u, [["Wohin {möchtest du|möchten Sie} gern einmal fahren?", "Where would you like to go one day?"]], null, "learner"],
  [/\bzurück nach \p{Lu}/u, [["Worauf {freust du dich|freuen Sie sich} dort?", "What are you looking forward to there?", "muss|nicht|kein*"]], null, "learner"],
  [/\bin Deutschland (?:ist|gibt|sind|muss|darf|kann|isst|trinkt)\b|\b(?:die )?Deutschen?\b (?:sind|planen|essen|trinken|machen|sprechen|fahren|lieben)\b/iu, [["Und wie ist das in {deinem|Ihrem} Land?", "And what is it like in your country?", /\b(?:in meinem Land|bei uns|Heimat|ich (?:bin|habe))\b/iu]]],
  ["in meinem Land|bei uns zu Hause|in meiner Heimat ~ man|wir|alle|Leute", [["Und wie {machst du|machen Sie} es hier?", "And how do you do it here?", "hier|in Deutschland|feier*|sprech*"]]],
  [/^\W*aus \p{Lu}\p{L}+/iu, [["Was ist dort besonders schön?", "What is especially nice there?"]], "Spaß|Versehen|Liebe|Angst|Papier|Plastik|Holz|Leder"],
  [/\b(?:mein Name ist|ich hei(?:ß|ss)e) \p{L}/iu, [["Woher {kommst du|kommen Sie}?", "Where are you from?", "komme|aus"], ["Wo {wohnst du|wohnen Sie}?", "Where do you live?", "wohne|lebe"], ["Was {machst du|machen Sie} beruflich?", "What do you do for a living?", /\b(?:arbeite|bin \p{L}+(?:er|in)|studiere)\b/iu]], null, "learner"],
  // Views.
  ["nicht fair|unfair|ungerecht", [["Was muss man da ändern?", "What has to change?", "Chef*|Lehrer*|Spiel|ändern"]]],
  // What somebody does not like or cannot do.
  [/\b(?:keinen Sport|nicht gern (?:auf|in|zu)|tanze (?:ich )?nicht gern|gehe (?:ich )?nicht gern|nicht gern einkaufen)\b/iu, [["Was {machst du|machen Sie} lieber?", "What do you prefer to do?", "lieber|allein"]], "Straße|Arbeit|Schule|Arzt|Zahnarzt", "learner"],
  [/\b(?:möchte|will|wollen|möchten) (?:\p{L}+ )?kein(?:e|en)?\b/iu, [["Warum nicht?", "Why not?", WHY]], /(?<!Nein)[.!?,] \p{L}/u, "learner"],
  ["konnte|konnten ~ nicht", [["Warum nicht?", "Why not?", WHY]], /\b(?:schlafen|verstehen|mehr|glauben|sprechen|so|weil)\b|[.!?,] \p{L}/iu, "learner"],
  [/\b(?:schwimmen|tanzen|kochen|singen|Auto fahren|Fahrrad fahren|reiten|Klavier spielen|Gitarre spielen) kann ich (?:leider |gar |noch )*nicht\b|\bkann (?:ich )?(?:leider |gar |noch )*nicht (?:schwimmen|tanzen|Auto fahren|Fahrrad fahren|reiten|singen)\b/iu, [["{Möchtest du|Möchten Sie} es lernen?", "Would you like to learn it?", "lerne*|Kurs|mehr|alt"]], null, "learner"],
  ["war|waren ~ furchtbar|schrecklich|schlimm", [["Was ist passiert?", "What happened?", /\b(?:weil|denn|passiert|Kaffee|Essen|Wetter|Film|Hotel|Musik)\b|[.!?,] \p{L}/iu]]],
  // What is said in passing.
  [/\b(?:habe|haben) (?:ich |wir )?(?:jetzt )?einen neuen (?:Lehrer|Chef|Kollegen|Nachbarn|Trainer|Mitbewohner)\b/iu, [["Wie ist er?", "What is he like?", "nett|streng|ist er|er ist"]]],
  [/\b(?:habe|haben) (?:ich |wir )?(?:jetzt )?eine neue (?:Lehrerin|Chefin|Kollegin|Nachbarin|Trainerin|Mitbewohnerin)\b/iu, [["Wie ist sie?", "What is she like?", "nett|streng|ist sie|sie ist"]]],
  [/\b(?:mein|unser|der) (?:neue )?Lehrer\b|\b(?:meine|unsere|die) (?:neue )?Lehrerin\b/iu, [["Was {lernst du|lernen Sie} gerade im Kurs?", "What are you learning in your course right now?", "lerne*|Sohn|Tochter|Kinder|Schule|Klasse"]], "war|hat|hatte|waren|früher"],
  ["kein Auto|keinen Führerschein", [["Wie {kommst du|kommen Sie} zum Supermarkt?", "How do you get to the supermarket?", "Bus|Zug|Fahrrad|Rad|Fuß|Bahn"]]],
  [/\b(?:backe|backen)\b[^.!?]*\b(?:einen|den) (?:\p{L}+ )?Kuchen\b/iu, [["Was für ein Kuchen ist das?", "What kind of cake is it?", "mit|Schoko*|Apfel*|Käse*"]], "gern|oft|immer|jede*"],
  [/\bmein (?:\p{L}+ )?Zimmer (?:ist|hat|kostet)\b/iu, [["Was steht in {deinem|Ihrem} Zimmer?", "What is in your room?", "steht|stehen|Bett|Hotel"]]],
  [/\b(?:mein|unser) Baby\b/iu, [["Wie heißt das Baby?", "What is the baby’s name?", "heißt|krank|gehustet|weint|geweint|hat|kommt"]]],
  ["zu spät ~ gekommen", [["Warum {warst du|waren Sie} zu spät?", "Why were you late?", "weil|denn|Bus|Zug|Wecker|verschlafen"]], null, "learner"],
  ["sehe|schaue|gucke ~ fern", [["Was {siehst du|sehen Sie} am liebsten?", "What do you like to watch most?", /\b(?:Film|Serie|Fußball|Krimi)\w*\b/iu]]],
  [/\b(?:habe|haben|bekomme|bekommen) (?:ich |wir )?(?:heute |morgen |am \p{L}+ )?Besuch\b/iu, [["Wer kommt ~denn zu Besuch?", "Who is coming to visit?", /\b(?:von|Eltern|Mutter|Freunde?|Bruder|Schwester)\b/iu]]],
  [/\bkomm(?:t|en)\b[^.!?]*\b(?:und|sie|er) bleib(?:t|en)\b|\bzu Besuch\b/iu, [["Was {macht ihr|machen Sie} dann zusammen?", "What will you do together then?", "zusammen|wir|war|waren"]], null, "others"],
  [/\bmuss (?:ich )?(?:noch |heute |jetzt )*einkaufen\b/iu, [["Was {musst du|müssen Sie} kaufen?", "What do you have to buy?", "Milch|Brot|Eier|Obst"]]],
  [/\bPrüfung ist\b|\bPrüfung\b[^.!?]*\bnicht gelernt\b/iu, [["Was {musst du|müssen Sie} noch lernen?", "What do you still have to study?", "vorbei|leicht|schwer|war"]]],
  [/\bim Kurs (?:sind|sitzen)\b|\bneben mir sitzt\b/iu, [["Woher kommen die Leute im Kurs?", "Where are the people in the course from?", "aus|Bus|Zug|Flugzeug|Kino"]]],
  [/\bmache?n?\b[^.!?]*\b(?:\p{L}*kurs)\b|\b\p{L}*kurs machen\b/iu, [["Warum {möchtest du|möchten Sie} den Kurs machen?", "Why would you like to take the course?", WHY]], "gemacht|schon|gerade|jetzt|seit", "learner"],
  [/\b(?:haben?|ich hab) (?:\p{L}+ )?einen (?:kleinen )?Sohn\b/iu, [["Wie heißt er?", "What is his name?", "heißt"]], DENIED],
  [/\b(?:haben?|ich hab) (?:\p{L}+ )?eine (?:kleine )?Tochter\b/iu, [["Wie heißt sie?", "What is her name?", "heißt"]], DENIED],
  [/\bin \p{L}+ (?:gelebt|gewohnt)\b/iu, [["Wie war das Leben dort?", "What was life like there?", "schön|gut|schlecht|schwer|Hotel|Zelt|Zimmer"]], null, "learner"],
  [/\bkomme (?:ich )?aus \p{L}+/iu, [["Was ist in {deinem|Ihrem} Land besonders schön?", "What is especially nice in your country?", "Arbeit|Krieg|schön"]], /\b(?:der|dem|einer) (?:Arbeit|Schule|Dusche|Stadt)\b/iu],
  [/\bessen (?:wir )?[^.!?]*\bzusammen\b/iu, [["Wer kocht bei {euch|Ihnen}?", "Who does the cooking?", "koch*|Restaurant|Kantine"]], "wir haben"],
  [/\b(?:wir|ich) (?:schlafen?|wohnen?) (?:\p{L}+ )?(?:im|in einem) (?:\p{L}+ )?Hotel\b/iu, [["Wie ist das Hotel?", "What is the hotel like?", /\b(?:schön|gut|toll|schlecht|teuer|lieber|nicht)\w*\b/iu]]],
  [/\bkoche (?:ich )?(?:sehr |wirklich )?gern\b/iu, [["Was {kochst du|kochen Sie} am liebsten?", "What do you like to cook most?", "am liebsten|Suppe*|Nudeln|Reis|Fleisch|Fisch|Kuchen"]], null, "learner"],
  [/\blese (?:ich )?(?:sehr |wirklich )?gern\b/iu, [["Was {liest du|lesen Sie} am liebsten?", "What do you like to read most?", /\b(?:am liebsten|Krimis?|Romane?|Bücher über|Zeitung|Comics)\b/iu]], null, "learner"],
  [/\bkoche?\b[^.!?]*\b(?:nie|nicht|selten)\b|\bnicht kochen\b/iu, [["Wo {isst du|essen Sie} meistens?", "Where do you usually eat?", "Restaurant|Kantine|Pizza|bestelle|Mutter|Frau|Mann|Mensa"]], null, "learner"],
  [/\b(?:ich mag|mag ich|ich liebe|liebe ich) (?:\p{L}+ )?(?:Arbeit|Job|Beruf)\b/iu, [["Was gefällt {dir|Ihnen} bei der Arbeit am besten?", "What do you like best at work?", "weil|nicht|besten"]]],
  [/\bzu Hause sprech\w+\b|\bsprech\w+ (?:wir |ich )?zu Hause\b/iu, [["Und wann {sprichst du|sprechen Sie} Deutsch?", "And when do you speak German?", "Deutsch"]]],
  [/\b(?:Flug|Fahrt|Reise) war (?:sehr |zu |so )?lang\b/iu, [["Wie lange hat das gedauert?", "How long did it take?", "Stunden|Minuten|Tage"]]],
  [/\b(?:ich habe|habe ich) (?:\p{L}+ )?Kollegen\b/iu, [["Was {macht ihr|machen Sie} zusammen in der Pause?", "What do you do together during breaks?", "Pause|Kantine|Mittag"]]],
  [/\b(?:sehen|sehe|schaue|schauen)\b[^.!?]*\b(?:\p{L}*filme|Krimis|Komödien)\b/iu, [["Welchen Film {findest du|finden Sie} besonders gut?", "Which movie do you especially like?"]], DENIED],
  ["spazieren", [["Wo {gehst du|gehen Sie} gern spazieren?", "Where do you like to go for walks?", "im|am|in|an|gegangen"], ["Wie lange {gehst du|gehen Sie} spazieren?", "How long do you walk?", /\b(?:Stunden?|Minuten|lange|gegangen|Pause)\b/iu]], DENIED],
  [/\bweh ?getan\b/iu, [["Und wie geht es {dir|Ihnen} jetzt?", "And how are you now?", "jetzt|besser|wieder"]], null, "own"],
  [/\bmein(?:e|er)? (?:\p{L}+ )?(?:Auto|Motorrad|Fahrrad)\b/iu, [["Wohin {fährst du|fahren Sie} damit meistens?", "Where do you usually go with it?", "nach|zur|zum|ins|kaputt|war|hat|gestohlen|weg|gefunden|geparkt|Werkstatt|verkauf*|gewaschen|wasche|repariere"]], "nicht mehr|kein*|gekauft"],
  [/\b(?:meine|unsere|die) Küche (?:ist|hat)\b/iu, [["Was {kochst du|kochen Sie} dort gern?", "What do you like to cook there?", "kaputt|schmutzig|koche*"]]],
  [/\bgehe?n?\b[^.!?]*\bin die Stadt\b/iu, [["Was {möchtest du|möchten Sie} in der Stadt machen?", "What would you like to do in town?", "kauf*|Kino|Museum|Arzt|essen"]], null, "learner"],
  ["koche|kochen wir|wir kochen", [["Wer hilft beim Kochen?", "Who helps with the cooking?", "mit|wir|zusammen|hilft|helfen|allein*|nicht|nie|kein*"]]],
  ["ich singe|singe ich", [["Was {singst du|singen Sie} gern?", "What do you like to sing?", "Lieder|Chor|Band|Pop|Oper"]], DENIED, "learner"],
  ["grillen wir|wir grillen|grille ich|ich grille", [["Was {grillst du|grillen Sie} am liebsten?", "What do you like to grill most?", "Fleisch|Wurst|Würste|Fisch|Gemüse"]], null, "learner"],
  [/\b(?:langweilig)\b/iu, [["Was {magst du|mögen Sie} lieber?", "What do you like better?", "lieber|allein|Mann|Frau|mir ist|ist mir"], ["Was ist daran so langweilig?", "What is so boring about it?", "weil|allein|Mann|Frau|mir ist|ist mir|sie|er"]], "war|waren|nicht", "own"],
  [/\b(?:ich mag|mag ich|mögen wir) (?:\p{L}+ )?kein\w*/iu, [["Was {magst du|mögen Sie} lieber?", "What do you like better?", "lieber|Fleisch|Alkohol|Zucker|Menschen"]], null, "learner"],
  [/\b(?:arbeite|laufe|putze|fahre|fliege|koche|reise|lese|lerne|gehe) (?:ich )?nicht gern\b/iu, [["Warum nicht?", "Why not?", WHY]], /[.!?,] \p{L}/u, "learner"],
  ["vergesse ~ immer|oft", [["Was {vergisst du|vergessen Sie} noch oft?", "What else do you often forget?"]]],
];

const pattern = (words: Words): RegExp =>
  typeof words === "string"
    ? new RegExp(
        words
          .replaceAll("*", String.raw`\w*`)
          .split(" ~ ")
          .map((part) => String.raw`\b(?:${part})\b`)
          .join("[^.!?]*"),
        "iu",
      )
    : words;

export const NEAR_A: readonly NearKind[] = MATTERS.map(
  ([says, ask, unless, of = "any"]): NearKind => ({
    of,
    message: true,
    always: true,
    says: pattern(says),
    ...(unless ? { unless: pattern(unless) } : {}),
    ask: ask.map(
      ([say, en, not]): KindQuestion => ({ say, en, ...(not === undefined ? {} : { unless: pattern(not) }) }),
    ),
  }),
);
