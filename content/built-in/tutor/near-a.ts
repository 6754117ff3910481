import type { KindQuestion, NearKind } from "./near.ts";
import { JOBS } from "./topics/work/known.ts";

type Asked = readonly [say: string, en: string, unless?: RegExp];
type Matter = readonly [says: RegExp, ask: readonly Asked[], unless?: RegExp | null, of?: NearKind["of"]];

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
const MATTERS: readonly Matter[] = [
  // Mishaps and slips of the tongue.
  [
    /\bFührerschein\b/iu,
    [["Wohin {möchtest du|möchten Sie} fahren?", "Where would you like to drive?", /\b(?:nach|zu|ans?)\b/iu]],
    /\b(?:Prüfung|mache|machen|möchte|will|brauche|kein\w*|nicht|weg|verloren|vergessen)\b/iu,
  ],
  [
    /\b(?:Karte|Portemonnaie|Geldbeutel)\b[^.!?]*\b(?:leer|zu Hause|vergessen)\b|\bGeld (?:war|ist) zu Hause\b/iu,
    [["Wer hat dann bezahlt?", "Who paid then?", /\b(?:bezahlt|gezahlt|okay)\b/iu]],
    /\bzurück\w*\b/iu,
  ],
  [
    /\b(?:zurückgebracht|zurückgegeben)\b/iu,
    [["Wie {hast du|haben Sie} Danke gesagt?", "How did you say thank you?", /\b(?:Danke|bedankt|gedankt)\b/iu]],
    /\b(?:ich habe|habe ich|wir haben|haben wir)\b[^.!?]*zurück/iu,
  ],
  [
    /\b(?:mir|uns)\b[^.!?]*\bgeholfen\b/iu,
    [
      [
        "Wie {hast du|haben Sie} Danke gesagt?",
        "How did you say thank you?",
        /\b(?:Danke|bedankt|gedankt|nicht|nie|niemand|Arzt|Tablette\w*)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:Endstation|im (?:Bus|Zug) eingeschlafen)\b/iu,
    [["Wie {bist du|sind Sie} nach Hause gekommen?", "How did you get home?", /\bHause\b/iu]],
    /\b(?:Mann|Frau|Freund|Sohn)\b/iu,
  ],
  [
    /\bfalschen Tür\b/iu,
    [["Wer hat die Tür aufgemacht?", "Who opened the door?", /\b(?:Mann|Frau|Nachbar\w*|niemand)\b/iu]],
  ],
  [
    /\b(?:den|die|meinen|meine) Chef(?:in)? (?:geduzt|„)/iu,
    [["Was hat der Chef gesagt?", "What did the boss say?", /\b(?:Chefin|gesagt|gelacht)\b/iu]],
  ],
  [
    /\bden falschen (?:Mann|Namen|Bus|Zug)\b/iu,
    [["Wann {hast du|haben Sie} es gemerkt?", "When did you notice?", /\bgemerkt\b/iu]],
    /\b(?:gezeigt|geheiratet)\b/iu,
  ],
  [
    /\bich meinte\b|\baus Versehen\b|\balle haben (?:mich|über mich)? ?(?:gelacht|geschaut|geguckt)\b/iu,
    [["Und was {hast du|haben Sie} dann gesagt?", "And what did you say then?", /\bdann\b/iu]],
    /^(?!.*\bich\b)|\b(?:Bruder|Onkel|Kollege|gelöscht|kaputt)\b/iu,
  ],
  [
    /\b(?:verkehrt herum|verschiedene Schuhe|mit einem Fleck|falsch herum)\b/iu,
    [["Wer hat es gemerkt?", "Who noticed?", /\b(?:gemerkt|gesehen)\b/iu]],
  ],
  [
    /\bNamen\b[^.!?]*\bvergessen\b/iu,
    [["Und was {hast du|haben Sie} dann gesagt?", "And what did you say then?", /\bgesagt\b/iu]],
    /\b(?:er|sie) hat\b/iu,
  ],
  [
    /\bweiß (?:ich )?nicht(?: mehr)?,? wo\b/iu,
    [["Wo {hast du|haben Sie} schon gesucht?", "Where have you looked already?", /\bgesucht\b/iu]],
    /\b(?:ich (?:bin|wohne|muss|soll|hin)|man|anfangen|beginnen)\b/iu,
  ],
  [
    /\bStrafzettel\b/iu,
    [["Wo {hast du|haben Sie} geparkt?", "Where did you park?", /\b(?:geparkt|schnell)\b/iu]],
    /\b(?:schreibe|schreiben|verteile)\b/iu,
  ],
  [
    /\bVerspätung\b|\b(?:Zug|Bus|Bahn) (?:kam|war|ist) (?:\p{L}+ )?zu spät\b/iu,
    [
      [
        "Was {machst du|machen Sie}, wenn {du|Sie} so lange {wartest|warten}?",
        "What do you do when you have to wait that long?",
        /\b(?:gelesen|gewartet|gemacht|warte\w*)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:Stunden?|Minuten) (?:im Wartezimmer )?(?:gewartet|gesessen)\b|\bWartezimmer\b/iu,
    [
      [
        "Was {hast du|haben Sie} beim Warten gemacht?",
        "What did you do while you were waiting?",
        /\b(?:gelesen|geschlafen|gespielt|telefoniert)\b/iu,
      ],
    ],
    /^(?!.*\b(?:ich|wir)\b)/iu,
  ],
  [
    /\b(?:wieder|immer) zu spät\b/iu,
    [["Wie lange {wartest du|warten Sie} dann?", "How long do you wait then?", /\bwart\w*\b/iu]],
    /\bich (?:bin|war|komme)\b|\bwar ich\b/iu,
    "others",
  ],
  [
    /\bstreik\w*\b|\b(?:U-Bahn|S-Bahn|Bahn|Zug|Bus) fährt (?:heute |leider )*nicht\b/iu,
    [
      [
        "Wie {kommst du|kommen Sie} jetzt ans Ziel?",
        "How are you getting there now?",
        /\b(?:Fuß|Fahrrad|Taxi|Auto)\b/iu,
      ],
    ],
    /\b(?:früher|letzte\w*|gestern)\b/iu,
  ],
  [
    /\b(?:kein\w*|kaputt\w*)\b[^.!?]*\b(?:Aufzug|Lift)\b|\b(?:Aufzug|Lift)\b[^.!?]*\bkaputt\b/iu,
    [["Wie {bringst du|bringen Sie} die Einkäufe nach oben?", "How do you get your shopping upstairs?"]],
    /\b(?:Büro|Arbeit|Hotel)\b/iu,
  ],
  [
    /\bHeizung\b[^.!?]*\bkaputt\b/iu,
    [["Wie kalt ist es in der Wohnung?", "How cold is it in the apartment?", /\b(?:Grad|kalt|Büro|Schule)\b/iu]],
  ],
  [
    /\bWasser\b[^.!?]*\bKeller\b|\bKeller\b[^.!?]*\bWasser\b/iu,
    [["Woher kommt das Wasser?", "Where is the water coming from?", /\b(?:Regen|Rohr|geregnet)\b/iu]],
  ],
  [
    /\b(?:Vase|Glas|Tasse|Teller|Brille|Fenster|Handy|Spiegel)\b[^.!?]*\b(?:kaputt|zerbrochen)\b/iu,
    [["Wie ist das passiert?", "How did that happen?", /\b(?:gefallen|hat|geworfen|weil|Wand)\b/iu]],
  ],
  [
    /\b(?:Waschmaschine|Spülmaschine|Auto|Computer|Laptop|Herd|Fernseher|Kühlschrank|Dusche|Fahrrad|Internet|Drucker)\b[^.!?]*\b(?:kaputt|funktioniert (?:\p{L}+ ){0,4}nicht)\b/iu,
    [
      [
        "Wer kann das reparieren?",
        "Who can fix that?",
        /\b(?:reparier\w*|Techniker|Werkstatt|Mechaniker|neue[nrs]?|Laden)\b/iu,
      ],
    ],
  ],
  [
    /\bWerkstatt\b|\bReparatur\b/iu,
    [["Was ist ~denn kaputt?", "What is broken?", /\b(?:kaputt|Bremse\w*|Reifen|Motor|arbeite\w*)\b/iu]],
    /\b(?:ich arbeite|Mechaniker)\b/iu,
  ],
  [
    /\b(?:bestellt|gekauft)\b[^?]*\b(?:falsch|links|kaputt|passt (?:mir )?nicht|passen (?:mir )?nicht|zu klein|zu groß|ein Loch)\b/iu,
    [
      [
        "Was {machst du|machen Sie} jetzt damit?",
        "What are you going to do with it now?",
        /\b(?:umtausch\w*|zurück\w*|schicke\w*)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:Ring|Portemonnaie|Handy|Schlüssel|Tasche|Geldbeutel|Geld)\b(?: auf der Straße| im Park| im Bus| im Zug)? gefunden\b/iu,
    [
      [
        "Was {machst du|machen Sie} jetzt damit?",
        "What are you going to do with it now?",
        /\b(?:wieder|endlich|gebracht|gegeben|meine?n?)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:mein|unser) (?:Fahrrad|Handy|Auto|Portemonnaie)\b[^.!?]*\bgefunden\b/iu,
    [["Wo war es ~denn?", "Where was it?", /\b(?:im|in|am|auf|unter|hinter)\b/iu]],
    /\bnicht\b/iu,
  ],
  [
    /\bPaket\b/iu,
    [
      [
        "Was war in dem Paket?",
        "What was in the package?",
        /\b(?:Schuhe|Buch|Bücher|mit|Handy|Kleid|noch|schicke\w*|Paketbote)\b/iu,
      ],
    ],
    /\b(?:trage|bringe|arbeite|Paketbote)\b/iu,
  ],
  [
    /\bHandwerker\b/iu,
    [
      [
        "Was sollen sie reparieren?",
        "What are they supposed to fix?",
        /\b(?:repari\w*|Heizung|Dusche|Bad|Küche|Fenster)\b/iu,
      ],
    ],
    /\b(?:bin|als) (?:ein )?Handwerker\b/iu,
  ],
  [
    /\b(?:Prüfung|Fahrprüfung|Test) (?:gefallen|nicht (?:bestanden|geschafft))|\bdurchgefallen\b/iu,
    [
      [
        "Wann {machst du|machen Sie} die Prüfung noch einmal?",
        "When will you take the test again?",
        /\b(?:nächste\w*|noch einmal|wieder|Sohn|Tochter|Bruder|Freund\w*)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:Wohnung|Stelle|Job|Platz|Zimmer)\b[^.!?]*\bnicht bekommen\b/iu,
    [["Was {machst du|machen Sie} jetzt?", "What are you going to do now?", /\bjetzt\b/iu]],
  ],
  [
    /\bBrief vom Amt\b|\bBrief\b[^.!?]*\bverstehe\b/iu,
    [["Wer kann {dir|Ihnen} mit dem Brief helfen?", "Who can help you with the letter?", /\b(?:hilft|helfen)\b/iu]],
  ],
  [
    /\b(?:Kuchen|Torte|Brot|Pizza|Plätzchen)\b[^.!?]*\b(?:schwarz|verbrannt)\b/iu,
    [["Wie hat das geschmeckt?", "How did it taste?", /\bschmeck\w*|weggeworfen\b/iu]],
  ],
  // Home.
  [
    /\bVermieter\w*\b[^?]*\b(?:verkauf\w*|raus|ausziehen)\b|\bmüssen (?:aus der Wohnung )?(?:raus|ausziehen)\b/iu,
    [
      [
        "Wann {müsst ihr|müssen Sie} ausziehen?",
        "When do you have to move out?",
        /\b(?:bis|Monat\w*|Woche\w*|Ende)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:such\w*|brauch\w*)\b[^.!?]*\b(?:Wohnung|Zimmer|Haus)\b|\b(?:Wohnung|Zimmer)\b[^.!?]*\b(?:suche|suchen|gesucht)\b/iu,
    [
      [
        "Wie groß soll die Wohnung sein?",
        "How big should the apartment be?",
        /\b(?:groß|klein\w*|Zimmer|Haus|Quadratmeter)\b/iu,
      ],
      ["Wo {suchst du|suchen Sie}?", "Where are you looking?", /\b(?:in|im|hier)\b/iu],
    ],
    /\b(?:für das|für mein|Schrank|Tisch|Lampe|Arbeitszimmer|gefunden)\b/iu,
  ],
  [
    /\bzieh(?:e|en|t) (?:\p{L}+ ){0,4}um\b|\bumziehen\b|\bUmzug\b/iu,
    [
      ["Wer hilft beim Umzug?", "Who is helping with the move?", /\b(?:hilft|helfen|geholfen)\b/iu],
      ["Wie ist die neue Wohnung?", "What is the new apartment like?", /\b(?:schön|groß|klein|hell)\w*\b/iu],
    ],
  ],
  [
    /\b(?:neuen?|andere) Wohnung\b|\bneues Haus\b/iu,
    [["Wie viele Zimmer hat die Wohnung?", "How many rooms does the apartment have?", /\b(?:Zimmer|Haus)\b/iu]],
    /\b(?:suche\w*|will|möchte)\b/iu,
  ],
  [
    /\bMiete\b/iu,
    [
      ["Wie lange {wohnst du|wohnen Sie} schon dort?", "How long have you lived there?", SINCE],
      ["Wie groß ist {deine|Ihre} Wohnung?", "How big is your apartment?", /\b(?:groß|klein|Zimmer)\b/iu],
    ],
    /\b(?:Auto|mieten)\b/iu,
  ],
  [
    /\bMitbewohner(?:in)?\b|\bich wohne mit (?:zwei|drei|vier|einem|einer|meine\w*) (?!(?:Mann|Frau|Eltern|Mutter|Vater|Freund|Freundin|Familie|Tochter|Sohn|Kindern?|Hund|Katze|Katzen|Hunden)\b)/iu,
    [
      ["Wie lange {wohnt ihr|wohnen Sie} schon zusammen?", "How long have you been living together?", SINCE],
      ["Wer putzt bei {euch|Ihnen}?", "Who does the cleaning?", /\bputz\w*\b/iu],
    ],
  ],
  [
    /\b(?:über|unter|neben) (?:uns|mir) wohn\w+\b/iu,
    [["Wie gut {kennst du|kennen Sie} die Leute?", "How well do you know them?", /\b(?:Freund\w*|kenne\w*)\b/iu]],
  ],
  [
    /\b(?:Nachbar\w*|Hund|Mitbewohner\w*|Kinder|Straße|Café)\b[^?]*\b(?:laut|bellt|laute Musik|Lärm)\b/iu,
    [["Was {machst du|machen Sie} gegen den Lärm?", "What do you do about the noise?"]],
    /\b(?:lach\w*|spricht|redet|sprech\w*|mein Hund|nicht|war|waren)\b/iu,
  ],
  [
    /\bgrüßt\b/iu,
    [["Wie viele Leute wohnen in dem Haus?", "How many people live in the building?"]],
    /\b(?:immer|freundlich|Kollegen?)\b/iu,
  ],
  [/\bSofa\b[^.!?]*\b(?:groß|Tür|passt)\b/iu, [["Wo steht das Sofa jetzt?", "Where is the sofa now?"]]],
  [
    /\b(?:brauche|brauchen) (?:\p{L}+ ){0,3}(?:Schrank|Tisch|Teppich|Schreibtisch|Stuhl|Sessel)\b/iu,
    [["Wie groß soll er sein?", "How big should it be?", /\b(?:groß|klein|Meter)\w*\b/iu]],
  ],
  [
    /\bRegal\b[^.!?]*\b(?:gebaut|gekauft|aufgebaut)\b|\b(?:gebaut|gekauft)\b[^.!?]*\bRegal\b/iu,
    [["Was steht in dem Regal?", "What is on the shelf?", /\bBücher\b/iu]],
  ],
  [
    /\bneues? Bett\b/iu,
    [
      [
        "Wie {schläfst du|schlafen Sie} in dem Bett?",
        "How do you sleep in the bed?",
        /\b(?:schlafe\w*|brauche\w*|Sohn|Tochter|Kind)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:mein|unser)\w* (?:kleine\w* |neue\w* )?Zimmer\b[^.!?]*\b(?:nur|Bett|Tisch|leer)\b/iu,
    [["Was fehlt noch in {deinem|Ihrem} Zimmer?", "What is still missing in your room?", /\bHotel\b/iu]],
  ],
  [
    /\b(?:die|meine|unsere) Wohnung (?:ist|hat)\b|\b(?:das|mein|unser) Haus (?:ist|hat)\b/iu,
    [["In welchem Zimmer {bist du|sind Sie} am liebsten?", "Which room do you like best?", /\bein Zimmer\b/iu]],
    /\b(?:kaputt|leer|weg|verkauft|kalt|teuer|zu klein|schmutzig|Wasser)\b/iu,
  ],
  [
    /\b(?:schließt|geschlossen|zu)\b[^.!?]*\bFirma\b|\bFirma\b[^.!?]*\b(?:schließt|geschlossen|macht zu)\b/iu,
    [["Welche Arbeit {suchst du|suchen Sie} jetzt?", "What kind of work are you looking for now?", /\bals\b/iu]],
  ],
  // Work.
  [
    /\bgekündigt\b/iu,
    [
      [
        "Warum [hat er|hat sie|haben sie] gekündigt?",
        "Why did [he|she|they] quit?",
        /\b(?:weil|mir|uns|mich|Wohnung)\b/iu,
      ],
    ],
    null,
    "others",
  ],
  [
    /\b(?:möchte|will) (?:\p{L}+ )?kündigen\b/iu,
    [["Was gefällt {dir|Ihnen} bei der Arbeit nicht?", "What don’t you like about your work?", WHY]],
    null,
    "learner",
  ],
  [
    /\bChef(?:in)?\b[^?]*\b(?:war|hat)\b[^?]*\b(?:streng|unfreundlich|geschrien|böse|unfair)\b/iu,
    [["Wie waren die Kollegen dort?", "What were your coworkers like there?", /\bKolleg\w*\b/iu]],
  ],
  [
    /\bChef(?:in)?\b[^?]*\b(?:schreit|streng|unfreundlich|unfair|schlimm|klappt)\b/iu,
    [["Und wie sind {deine|Ihre} Kollegen?", "And what are your coworkers like?", /\bKolleg\w*\b/iu]],
    /\b(?:war|hat)\b/iu,
  ],
  [
    /\b(?:Nachtschicht|Nachtdienst|in der Nacht)\b[^.!?]*\barbeite\w*|\barbeite\w*[^.!?]*\b(?:in der Nacht|nachts)\b|\bhabe (?:\p{L}+ )*Nachtschicht\b/iu,
    [
      [
        "Wann [schläft er|schläft sie|schlafen sie] dann?",
        "When [does he|does she|do they] sleep then?",
        /\bschl[aä]f\w*\b/iu,
      ],
    ],
    null,
    "others",
  ],
  [
    /\b(?:Nachtschicht|Nachtdienst)\b|\barbeite\b[^.!?]*\bin der Nacht\b/iu,
    [["Wann {schläfst du|schlafen Sie} dann?", "When do you sleep then?", /\bschl[aä]f\w*\b/iu]],
    null,
    "learner",
  ],
  [
    /\b(?:Spätschicht|Spätdienst)\b/iu,
    [["Wie {kommst du|kommen Sie} danach nach Hause?", "How do you get home afterwards?", /\bHause\b/iu]],
    null,
    "learner",
  ],
  [
    /\b(?:Frühschicht|Frühdienst|früh Dienst|früh aufstehen)\b/iu,
    [
      [
        "Wann {stehst du|stehen Sie} dann auf?",
        "When do you get up then?",
        /\bUhr|um (?:drei|vier|fünf|sechs|halb)\b/iu,
      ],
    ],
    null,
    "learner",
  ],
  [
    /\b(?:ich|wir|und) arbeiten? (?:auch |immer |oft )?am (?:Sonntag|Samstag|Wochenende)\b/iu,
    [["Wann {hast du|haben Sie} ~denn frei?", "When do you have time off?", /\bfrei\b/iu]],
    null,
    "learner",
  ],
  [
    /\b(?:Rentner(?:in)?|in Rente|letzter Arbeitstag)\b/iu,
    [
      [
        "Was {machst du|machen Sie} jetzt den ganzen Tag?",
        "What do you do all day now?",
        /\b(?:lese|reise|male|spiele|Garten|Enkel\w*)\b/iu,
      ],
    ],
    /\b(?:Vater|Mutter|Nachbar\w*|Mann|Frau|Oma|Opa|bald|nächste\w*)\b/iu,
  ],
  [
    /\bFeierabend\b/iu,
    [
      [
        "Was {machst du|machen Sie} nach der Arbeit gern?",
        "What do you like to do after work?",
        /\b(?:gehe|fahre|mache|lese|spiele)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:ich habe|habe ich|haben wir|wir haben) (?:\p{L}+ )?frei\b/iu,
    [
      [
        "Was {machst du|machen Sie} an {deinem|Ihrem} freien Tag?",
        "What do you do on your day off?",
        /\b(?:gehe|fahre|mache|bin|besuche|spiele|Tage|Ostern|Wochen?|Ferien)\b/iu,
      ],
    ],
    /\b(?:nicht|nie|nur|kein\w*)\b[^.!?]*\bfrei\b|\bZeit frei\b/iu,
  ],
  [
    /\b(?:Arbeit|Job)\b[^.!?]*\b(?:stressig|anstrengend|hart)\b|\bviel Arbeit\b|\barbeiten? (?:zu |sehr )?viel\b/iu,
    [["Wie viele Stunden {arbeitest du|arbeiten Sie} am Tag?", "How many hours a day do you work?", /\bStunden?\b/iu]],
    /\b(?:Mann|Frau|Vater|Mutter|er|sie|nicht|war|hatte)\b/iu,
  ],
  [
    /\bArbeit\b[^.!?]*\bSpaß\b/iu,
    [
      [
        "Was macht bei der Arbeit am meisten Spaß?",
        "What is the most fun at work?",
        /\b(?:kein\w*|weil|nicht (?:mehr )?Spaß)\b/iu,
      ],
    ],
  ],
  [/\bPause ist\b/iu, [["Was {machst du|machen Sie} in der Pause?", "What do you do on your break?"]], /\bvorbei\b/iu],
  [
    /\bArbeitsweg\b|\bWeg zur Arbeit\b/iu,
    [
      [
        "Wie {fährst du|fahren Sie} zur Arbeit?",
        "How do you get to work?",
        /\b(?:Bus|Zug|Bahn|Fahrrad|Rad|Auto|Fuß)\b/iu,
      ],
      ["Was {machst du|machen Sie} auf dem Weg?", "What do you do on the way?", /\b(?:lese|höre|Auto)\b/iu],
    ],
  ],
  [
    /\b(?:Mitarbeiter(?:in)?|Kolleg\w*) des Monats\b/iu,
    [["Was {hast du|haben Sie} dafür bekommen?", "What did you get for that?", /\bbekommen\b/iu]],
  ],
  [
    new RegExp(String.raw`\b(?:ist|ist jetzt|sind) (?:auch |von Beruf )?(?:${JOB})\b`, "iu"),
    [
      [
        "Wo [arbeitet er|arbeitet sie|arbeiten sie]?",
        "Where [does he|does she|do they] work?",
        /\b(?:in|im|bei|beim|am|an|arbeitslos|Firma)\b/iu,
      ],
      [
        "Wie gefällt [ihm|ihr|ihnen] die Arbeit?",
        "How [does he|does she|do they] like the work?",
        /\b(?:gefällt|gern|Spaß|stressig|streng|nett|geht|gesund|hat gesagt|kaputt)\b/iu,
      ],
    ],
    /\b(?:war|kein\w*|nicht|wird|werden|mein\w* (?:Arzt|Ärztin|Lehrer(?:in)?))\b/iu,
    "others",
  ],
  [
    new RegExp(
      String.raw`\b(?:bin|arbeite) (?:ich )?(?:als |jetzt |seit \p{L}+ als |von Beruf )*(?:${JOB}|Kassierer(?:in)?|Busfahrer(?:in)?|Pfleger(?:in)?|Altenpfleger(?:in)?)\b|\barbeite (?:ich )?(?:jetzt )?in (?:einer|einem) (?:\p{L}+ )?(?:Bäckerei|Hotel|Restaurant|Café|Supermarkt|Büro|Fabrik|Schule|Krankenhaus|Apotheke|Kita|Bank|Kindergarten|Küche|Laden)`,
      "iu",
    ),
    [
      [
        "Wie gefällt {dir|Ihnen} die Arbeit?",
        "How do you like the work?",
        /\b(?:gefällt|gern|Spaß|stressig|schwer|Stress|laut|mag|liebe|müde|schwierig)\b/iu,
      ],
      ["Was {machst du|machen Sie} dort genau?", "What exactly do you do there?", /\bals\b/iu],
      ["Wie lange {arbeitest du|arbeiten Sie} schon dort?", "How long have you worked there?", SINCE],
    ],
    /\b(?:war|arbeitslos|suche|nicht|gekündigt|verloren|bald|möchte|will|morgen)\b/iu,
    "learner",
  ],
  // Family and friends.
  [
    /\bverheiratet\b/iu,
    [["Wie {habt ihr euch|haben Sie sich} kennengelernt?", "How did you meet?", /\bkennengelernt\b/iu]],
    /\b(?:nicht|nie|Tochter|Sohn|Bruder|Schwester|Freund\w*|er|sie|war|noch)\b/iu,
  ],
  [
    /\bkennengelernt\b/iu,
    [
      [
        "Was {macht ihr|machen Sie} gern zusammen?",
        "What do you like to do together?",
        /\b(?:zusammen|wir (?:gehen|machen|spielen|tanzen)|Leute|viele)\b/iu,
      ],
      ["Wie war das erste Gespräch?", "What was the first conversation like?", /\b(?:gesprochen|erste\w*)\b/iu],
    ],
    GONE,
  ],
  [
    /\b(?:Mann|Frau|Freund|Freundin) (?:ist|kommt|ist Ausländer\w*)\b[^?]*\b(?:kommt aus|kommt auch aus|aus)\b/iu,
    [
      [
        "Welche Sprache {sprecht ihr|sprechen Sie} zu Hause?",
        "What language do you speak at home?",
        /\b(?:Sprachen?|spreche\w*|spricht)\b/iu,
      ],
    ],
    GONE,
  ],
  [
    /\bausgezogen\b/iu,
    [["Wo [wohnt er|wohnt sie|wohnen sie] jetzt?", "Where [does he|does she|do they] live now?", /\bwohn\w*\b/iu]],
    null,
    "others",
  ],
  [
    /\b(?:zieht|ziehen) (?:\p{L}+ ){0,2}weg\b|\bweggezogen\b/iu,
    [
      [
        "Wohin [zieht er|zieht sie|ziehen sie]?",
        "Where [is he|is she|are they] moving to?",
        /\b(?:nach|in|zu)\b|gezogen/iu,
      ],
    ],
    null,
    "others",
  ],
  [
    /\bheiratet\b/iu,
    [
      [
        "Was {ziehst du|ziehen Sie} zur Hochzeit an?",
        "What are you wearing to the wedding?",
        /\b(?:Kleid|Anzug|nicht|geht .*gar)\b/iu,
      ],
    ],
    /\b(?:nie|letzte\w*|hat|geheiratet)\b/iu,
    "others",
  ],
  [
    /\b(?:will|möchte) (?:später |auch |gern |mal |einmal )*(?:\p{L}+in|\p{L}+er|Arzt|Koch|Polizist|Pilot|\p{L}+) werden\b/iu,
    [["Warum [will er|will sie|wollen sie] das werden?", "Why [does he|does she|do they] want to be that?", WHY]],
    /\b(?:gesund|besser|alt|schlank)\b/iu,
    "others",
  ],
  [
    /\b(?:wollte|wollten) (?:ich |wir )?(?:immer |auch |früher )*\p{Lu}\p{L}+ werden\b/u,
    [["Warum {wolltest du|wollten Sie} das werden?", "Why did you want to be that?", WHY]],
    null,
    "learner",
  ],
  [
    /\bruft (?:mich|uns)\b|\b(?:am Telefon|telefoniere\w*)\b[^.!?]*\b(?:jede\w*|oft|immer)\b|\b(?:jede\w*|oft|immer)\b[^.!?]*\b(?:am Telefon|telefoniere\w*)\b/iu,
    [["Worüber {sprecht ihr|sprechen Sie} dann?", "What do you talk about then?", /\b(?:über|weint)\b/iu]],
    /\b(?:Chef\w*|Firma|Werbung|Polizei|Bank|Arbeit|niemand)\b/iu,
  ],
  [
    /\bhat (?:mich|uns)\b[^.!?]*\bangerufen\b/iu,
    [
      [
        "Worüber {habt ihr|haben Sie} gesprochen?",
        "What did you talk about?",
        /\b(?:über|gesagt|erzählt|Laden|Chef\w*|Arzt|Firma|Polizei|Bank|niemand|nicht)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:will|spricht|redet|sprechen|reden)\b[^.!?]*\bnicht mehr mit (?:mir|uns)\b|\bnicht mehr mit (?:mir|uns)\b[^.!?]*\b(?:sprechen|reden)\b/iu,
    [["Was ist passiert?", "What happened?", /\b(?:weil|passiert|gestritten|Streit)\b/iu]],
  ],
  [
    /\b(?:gestritten|Streit)\b/iu,
    [["Worum ging es ~denn?", "What was it about?", /\b(?:um|über|wegen|weil)\b/iu]],
    /\b(?:immer|oft|jede\w*|kein\w*|nie|Geschwister|gibt)\b/iu,
  ],
  [
    /\b(?:oft|immer|jede\w*|viel)\b[^.!?]*\b(?:Ärger|Streit|streite\w*)\b|\bstreiten (?:wir )?(?:uns )?(?:oft|immer|viel)\b/iu,
    [["Worum geht es dann?", "What is it about then?", /\b(?:um|über|wegen|weil)\b/iu]],
  ],
  [
    /\b(?:spricht|sprechen|redet|reden)\b[^.!?]*\b(?:schnell|Dialekt)\b/iu,
    [["Was {sagst du|sagen Sie} dann?", "What do you say then?", /\b(?:ich sage|sage ich|gesagt|bitte)\b/iu]],
    /\b(?:mein Sohn|meine Tochter|hat|haben)\b/iu,
  ],
  [
    /\b(?:nach|seit) \p{L}+ Jahren?\b[^.!?]*\b(?:umarmt|wiedergesehen|wieder gesehen|getroffen)\b/iu,
    [["Was {habt ihr|haben Sie} zuerst gemacht?", "What did you do first?", /\b(?:geweint|gegessen|zuerst)\b/iu]],
  ],
  [
    /\bbeste[rn]? Freund(?:in)?\b/iu,
    [
      [
        "Was {macht ihr|machen Sie} gern zusammen?",
        "What do you like to do together?",
        /\b(?:zusammen|Hund|Katze|Tasche|früher|als Kind|hat)\b/iu,
      ],
    ],
    GONE,
  ],
  [
    /\bUnfall\b/iu,
    [["Wie geht es [ihm|ihr|ihnen] jetzt?", "How [is he|is she|are they] now?", /\b(?:geht|gesund|gestorben|tot)\b/iu]],
    null,
    "others",
  ],
  [
    /\bFieber\b/iu,
    [["Wie hoch ist das Fieber?", "How high is the fever?", /\b(?:Grad|\d\d|hatte|hatten|kein\w*|weg|gestern)\b/iu]],
  ],
  [
    /\b(?:will|möchte) nicht in (?:den Kindergarten|die Schule|die Kita)\b|\b(?:Kindergarten|Schule|Kita)\b[^?]*\bweint\b/iu,
    [["Was gefällt [ihm|ihr|ihnen] dort nicht?", "What [doesn’t he|doesn’t she|don’t they] like there?", WHY]],
    null,
    "others",
  ],
  [
    /\b(?:kommt|kommen)\b[^.!?]*\bin die Schule\b/iu,
    [["Was braucht man für den ersten Schultag?", "What do you need for the first day of school?"]],
    /\b(?:zu spät|nicht|wieder)\b/iu,
  ],
  [
    /\b(?:eine Eins|gute Noten?|den ersten Preis)\b/iu,
    [
      [
        "Wie {habt ihr|haben Sie} das gefeiert?",
        "How did you celebrate that?",
        /\b(?:gefeiert|feiern|Eis|kein\w*|nie|immer)\b/iu,
      ],
    ],
  ],
  [
    /\bHaushalt\b|\b(?:wäscht|spült) nie\b|\bputzt nie\b/iu,
    [
      [
        "Was {machst du|machen Sie} alles im Haushalt?",
        "What do you do around the house?",
        /\b(?:putze|wasche|koche)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:Brillen?|Kaninchen|Hund|Katze|Handy|Hamster)\b/iu,
    [
      [
        "Was {sagst du|sagen Sie} {deinen|Ihren} Kindern?",
        "What do you tell your children?",
        /\b(?:ich sage|wir sagen|sage ich)\b/iu,
      ],
    ],
    /^(?!.*\bKinder (?:wollen|möchten)\b)/iu,
  ],
  [
    /\b(?:Kater|Katze|Hund|Hamster|Vogel|Kaninchen)\b[^.!?]*\b(?:ist tot|ist gestorben)\b/iu,
    [["Woran {denkst du|denken Sie} gern zurück?", "What do you like to look back on?"]],
  ],
  [
    /\b(?:mein|unser)e?n? (?:\p{L}+ )?(?:Wellensittich|Schildkröte|Papagei|Hamster|Kaninchen|Pferd|Vogel|Meerschweinchen)\b/iu,
    [["Was frisst {dein|Ihr} Tier gern?", "What does your pet like to eat?", /\b(?:frisst|fressen|isst)\b/iu]],
    /\b(?:tot|gestorben|weg|krank|hatte|hatten|Kind)\b/iu,
  ],
  // Birthdays, presents and feasts.
  [
    /\b(?:habe ich|ich habe) (?:\p{L}+ )?Geburtstag\b|\bwerde (?:ich )?(?:bald |schon )?(?:\p{L}+(?:zig|ßig|zehn)|elf|zwölf|\d+)\W*$|\bmein \p{L}+ Geburtstag\b/iu,
    [
      [
        "Wie {möchtest du|möchten Sie} feiern?",
        "How would you like to celebrate?",
        /\b(?:feier\w*|Party|nicht|gehabt|wünsche)\b/iu,
      ],
      ["Was {wünschst du dir|wünschen Sie sich}?", "What are you wishing for?", /\b(?:wünsch\w*|bekommen)\b/iu],
    ],
    /\bhatte\b/iu,
    "learner",
  ],
  [
    /\bzum Geburtstag\b[^.!?]*\bwünsche\b|\bwünsche\b[^.!?]*\bzum Geburtstag\b/iu,
    [["Wann {hast du|haben Sie} Geburtstag?", "When is your birthday?"]],
  ],
  [
    /\bmeiner (?:Frau|Mutter|Tochter|Schwester|Freundin|Oma|Chefin)\b[^.!?]*\bschenken\b/iu,
    [["Was mag sie gern?", "What does she like?", /\b(?:mag|gern|liebt)\b/iu]],
  ],
  [
    /\bmeinem (?:Mann|Vater|Sohn|Bruder|Freund|Opa|Chef)\b[^.!?]*\bschenken\b/iu,
    [["Was mag er gern?", "What does he like?", /\b(?:mag|gern|liebt)\b/iu]],
  ],
  [
    /\b(?:kaufe|suche|brauche)\b[^.!?]*\bGeschenk\b/iu,
    [
      [
        "Für wen ist das Geschenk?",
        "Who is the present for?",
        /\b(?:für|Mann|Frau|Mutter|Vater|Freund\w*|Tochter|Sohn)\b/iu,
      ],
    ],
  ],
  [
    /\bBlumen\b[^.!?]*\b(?:geschenkt|gekauft|mitgebracht|bekommen)\b/iu,
    [["Was für Blumen waren das?", "What kind of flowers were they?", /\b(?:Rosen|Tulpen)\b/iu]],
  ],
  [
    /\b(?:mir|uns)\b[^.!?]*\b(?:Kuchen|Torte|Suppe|Essen|Kekse|Schokolade|Plätzchen)\b[^.!?]*\b(?:gebracht|geschenkt|gegeben|gebacken|gekocht|gemacht|mitgebracht)\b/iu,
    [["Wie hat es geschmeckt?", "How did it taste?", /\b\p{L}*schmeck\w*|lecker\b/iu]],
  ],
  [
    /\b(?:Bild|Herz aus Papier)\b[^.!?]*\b(?:geschenkt|gemacht|gemalt)\b/iu,
    [["Wo hängt es jetzt?", "Where is it hanging now?", /\b(?:verkauft|hängt|von unserem|als Kind|früher|selfie)\b/iu]],
  ],
  [
    /\b(?:Karneval|Fasching|Halloween)\b/iu,
    [["Mit wem {feierst du|feiern Sie}?", "Who do you celebrate with?", /\b(?:mit|wir|gefeiert)\b/iu]],
    DENIED,
  ],
  [
    /\bfeiern? (?:wir|ich)\b|\b(?:wir|ich) feiern?\b/iu,
    [
      [
        "Was gibt es dann zu essen?",
        "What is there to eat then?",
        /\b(?:Essen|essen|Kuchen|Eier\w*|Torte|nicht|nie)\b/iu,
      ],
      ["Wer kommt ~denn alles?", "Who is coming?", /\b(?:mit|Familie|Freunde\w*|Land|nicht|nie)\b/iu],
    ],
  ],
  [
    /\b(?:Party|Feier|Fest)\b[^.!?]*\bniemand gekommen\b/iu,
    [["Und was {hast du|haben Sie} dann gemacht?", "And what did you do then?"]],
  ],
  [
    /\bgetanzt\b/iu,
    [
      [
        "Was für Musik gab es?",
        "What kind of music was there?",
        /\b(?:Musik|Lied\w*|Band|DJ|kennengelernt|Tango|Ballett|früher)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:für|zu) (?:mich|uns) (?:ein Lied )?gesungen\b/iu,
    [["Welches Lied war das?", "What song was that?", /\bGeburtstagslied\b/iu]],
  ],
  [
    /\b(?:ich|wir) (?:habe|haben) (?:\p{L}+ ){0,4}gesungen\b|\b(?:habe|haben) (?:ich|wir) (?:\p{L}+ ){0,4}gesungen\b/iu,
    [["Was {hast du|haben Sie} gesungen?", "What did you sing?", /\b(?:Lied\w*|Chor|Karaoke)\b/iu]],
  ],
  [
    /\bLied\w* gesungen\b/iu,
    [["Welches Lied war am schönsten?", "Which song was the nicest?", /\b(?:ein Lied\b.*\bheute|Hymne)\b/iu]],
  ],
  [
    /\bhabe ich (?:ein|das) erstes?\b|\bmein erstes (?:Brot|Bild|Kleid|Lied)\b/iu,
    [["Wem {hast du|haben Sie} es gezeigt?", "Who did you show it to?", /\b(?:gezeigt|verkauft|gegessen)\b/iu]],
  ],
  [
    /\bverkauft\b/iu,
    [["Wie viel Geld {hast du|haben Sie} bekommen?", "How much money did you get?", /\b(?:Euro|Geld|umsonst)\b/iu]],
    /^(?!.*\b(?:ich habe|habe ich|wir haben|haben wir)\b)|\b(?:nicht|Haus|Wohnung)\b/iu,
  ],
  // Health.
  [
    /\b(?:allergisch gegen|Allergie gegen) (?:Nüsse|Milch|Eier|Fisch|Gluten|Erdnüsse|Äpfel|Obst|Käse|Tomaten|Soja)\b/iu,
    [["Was {isst du|essen Sie} dann nicht?", "What do you not eat then?", /\b(?:esse|essen)\b/iu]],
  ],
  [
    /\b(?:Pollen|Heuschnupfen|allergisch gegen (?:Katzen|Hunde))\b/iu,
    [["Was hilft {dir|Ihnen} dagegen?", "What helps you with that?", /\b(?:hilft|Tabletten)\b/iu]],
  ],
  [
    /\b(?:erkältet|Erkältung|Husten|Schnupfen)\b/iu,
    [
      [
        "Was hilft {dir|Ihnen} bei einer Erkältung?",
        "What helps you when you have a cold?",
        /\b(?:hilft|Tee|gestern|letzte\w*|hatte|Sohn|Tochter|Mann|Frau|Kollegin|er|sie)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:Grippe|Windpocken|Schwindel|Ausschlag)\b|\bTabletten helfen nicht\b|\b(?:Fuß|Finger|Hand|Auge|Knie) ist dick\b|\b(?:Augen|Ohren|Zahn|Knie|Bauch|Hals|Fuß|Füße)\b[^.!?]*\b(?:tut|tun)\b[^.!?]*\bweh\b|\bMir ist (?:so |sehr )?schlecht\b/iu,
    [
      [
        "Was sagt der Arzt?",
        "What does the doctor say?",
        /\b(?:Arzt|Ärztin|Zahnarzt|hatte|hatten|letzte\w*|gegessen|wieder gut)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:immer|oft) (?:so |sehr )?müde\b/iu,
    [
      [
        "Wie lange {schläfst du|schlafen Sie} meistens?",
        "How long do you usually sleep?",
        /\b(?:Stunden|schlafe\w*|schwanger|sie ist|er ist)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:ich bin|bin ich) (?:wieder |jetzt |ganz )*gesund\b/iu,
    [["Was {machst du|machen Sie} jetzt als Erstes?", "What will you do first now?"]],
  ],
  [
    /\b(?:ich war|war ich)\b[^.!?]*\bim Krankenhaus\b/iu,
    [
      [
        "Wie geht es {dir|Ihnen} jetzt?",
        "How are you now?",
        /\b(?:besucht|arbeite\w*|geht|gesund|Oma|Mutter|Vater|Freund\w*)\b/iu,
      ],
    ],
  ],
  [
    /\bAngst vor\b/iu,
    [
      [
        "Was {machst du|machen Sie}, wenn {du|Sie} Angst {hast|haben}?",
        "What do you do when you are scared?",
        /\b(?:Leute|Sohn|Tochter|Frau|Mann|keine|er|sie)\b/iu,
      ],
    ],
    null,
    "learner",
  ],
  [
    /\brauche (?:ich )?(?:\p{L}+ )?nicht mehr\b|\bmit dem Rauchen aufgehört\b/iu,
    [["Wie {hast du|haben Sie} das geschafft?", "How did you manage that?"]],
    null,
    "learner",
  ],
  [
    /\bmit dem Rauchen aufhören\b/iu,
    [["Warum {möchtest du|möchten Sie} aufhören?", "Why would you like to quit?", WHY]],
    null,
    "learner",
  ],
  [
    /\babnehmen\b/iu,
    [
      [
        "Was {isst du|essen Sie} jetzt lieber?",
        "What do you prefer to eat now?",
        /\b(?:ich esse|esse ich) (?:jetzt |nur )?(?:viel|mehr)\b/iu,
      ],
    ],
    /\bSport\b/iu,
  ],
  // Food.
  [
    /\b(?:frühstücke|frühstücken)\b[^.!?]*\bnie\b|\b(?:morgens|am Morgen) (?:habe ich )?keinen Hunger\b|\bkeine Zeit für das Frühstück\b/iu,
    [
      [
        "Wann {isst du|essen Sie} dann zum ersten Mal?",
        "When do you eat for the first time then?",
        /\b(?:Mittag|mittags|Uhr)\b/iu,
      ],
    ],
  ],
  [
    /\bKühlschrank\b[^.!?]*\b(?:nur|nichts|leer)\b/iu,
    [["Was {isst du|essen Sie} dann heute?", "What are you eating today then?"]],
    /\b(?:war|gefunden)\b/iu,
  ],
  [
    /\bKellner(?:in)?\b[^?]*\b(?:unfreundlich|nicht freundlich|kalt)\b|\bSuppe war kalt\b|\bEssen war kalt\b/iu,
    [
      [
        "Was {hast du|haben Sie} zum Kellner gesagt?",
        "What did you say to the waiter?",
        /\b(?:gesagt|Kellnerin|Kantine|zu Hause|gegangen)\b/iu,
      ],
    ],
  ],
  [
    /\bKaffee\b[^.!?]*\b(?:dünn|stark|schwach|bitter)\b/iu,
    [["Wie {trinkst du|trinken Sie} {deinen|Ihren} Kaffee gern?", "How do you like your coffee?"]],
    /\bwar\b/iu,
  ],
  [
    /\b(?:Kaffee|Tee) (?:ohne|mit) (?:Zucker|Milch|Zitrone)\b/iu,
    [["Was {isst du|essen Sie} dazu?", "What do you eat with it?", /\b(?:ess\w*|Brot|Brötchen|Kuchen|Frau|Mann)\b/iu]],
  ],
  [
    /\bess\w*\b[^.!?]*\bbei (?:den|unseren|meinen|meiner|meinem|Freunden)\b/iu,
    [["Was gibt es zu essen?", "What is there to eat?"]],
    /\b(?:gegessen|gibt)\b/iu,
  ],
  [
    /\b(?:mag|esse) (?:\p{L}+ )?(?:Fisch|Fleisch|Käse|Gemüse|Tomaten|Pilze|Salat|Suppe) nicht\b|\b(?:mag|esse) (?:ich )?kein\w* (?:Fisch|Käse|Gemüse|Tomaten|Pilze|Salat|Suppe)\b/iu,
    [["Was {isst du|essen Sie} lieber?", "What do you prefer to eat?", /\blieber\b/iu]],
    null,
    "learner",
  ],
  // Clothes and shopping.
  [
    /\bbrauche?n? (?:\p{L}+ ){0,3}(?:Jacke|Mantel|Hose|Kleid|Pullover|Hemd|Anzug|Rock)\b/iu,
    [
      [
        "Welche Farbe {möchtest du|möchten Sie}?",
        "What color would you like?",
        /\b(?:rot\w*|blau\w*|schwarz\w*|grün\w*|weiß\w*|gelb\w*|Farbe)\b/iu,
      ],
      [
        "Wo {kaufst du|kaufen Sie} gern Kleidung?",
        "Where do you like to buy clothes?",
        /\b(?:Laden|Internet|kaufe)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:Kleid|Anzug)\b[^.!?]*\bfür die Hochzeit\b/iu,
    [["Wer heiratet ~denn?", "Who is getting married?", /\b(?:Hochzeit von|heirate\w*|meine Hochzeit)\b/iu]],
  ],
  [
    /\btrage (?:ich )?(?:lieber|gern|immer|oft|am liebsten)\b/iu,
    [
      [
        "Welche Farbe {trägst du|tragen Sie} am liebsten?",
        "What color do you like to wear most?",
        /\b(?:Brille|Schmuck|Uniform|Farbe|blau\w*|rot\w*)\b/iu,
      ],
    ],
  ],
  [
    /\bUniform\b/iu,
    [["Welche Kleidung {trägst du|tragen Sie} gern?", "What clothes do you like to wear?", /\bgern\b/iu]],
  ],
  [
    /\bFlohmarkt\b/iu,
    [
      ["Wie viel hat das gekostet?", "How much did it cost?", /^(?!.*\b(?:gefunden|gekauft)\b)|\bEuro|gekostet\b/iu],
      [
        "Was {kaufst du|kaufen Sie} gern auf dem Flohmarkt?",
        "What do you like to buy at flea markets?",
        /\b(?:verkauf\w*|gefunden|gekauft)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:neues?|ein neues) Handy\b|\bHandy ist (?:sehr |so )?alt\b/iu,
    [
      [
        "Was für ein Handy {möchtest du|möchten Sie}?",
        "What kind of phone would you like?",
        /\b(?:gekauft|bekommen|habe ein neues|kein\w*)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:zu|sehr|so) teuer\b|\bschon wieder (?:höher|teurer)\b/iu,
    [
      [
        "Was ist ein guter Preis dafür?",
        "What is a good price for that?",
        /\b(?:Urlaub|Stadt|Leben|Restaurant|Wohnung|war|waren|alles|nicht)\b/iu,
      ],
    ],
  ],
  [/\bGeld\b[^.!?]*\breicht\b[^.!?]*\bnicht\b/iu, [["Was kostet am meisten?", "What costs the most?"]]],
  [
    /\bspare\b/iu,
    [["Wofür {sparst du|sparen Sie}?", "What are you saving for?", /\b(?:für|Wasser|Strom|Energie|Zeit)\b/iu]],
  ],
  [
    /\bEuro (?:im Lotto )?gewonnen\b/iu,
    [["Was {machst du|machen Sie} mit dem Geld?", "What will you do with the money?", /\bkauf\w*\b/iu]],
  ],
  // Trips, sports, free time.
  [
    /\bkein Auto mehr\b|\bnur noch (?:mit dem )?(?:Fahrrad|Rad)\b/iu,
    [["Was gefällt {dir|Ihnen} am Fahrradfahren?", "What do you like about cycling?"]],
    /\b(?:habe|Mann|Frau)\b/iu,
    "learner",
  ],
  [
    /\bangekommen\b/iu,
    [
      [
        "Wie lange {bleibst du|bleiben Sie} dort?",
        "How long are you staying there?",
        /\b(?:Tage|Wochen?|Monate|bleib\w*)\b/iu,
      ],
    ],
    /\b(?:Koffer|Paket|Brief|nicht|Nachricht|hier|Deutschland|Zug|Bus)\b/iu,
    "learner",
  ],
  [
    /\b(?:war|waren)\b[^.!?]*\bam (?:Meer|Strand|See)\b/iu,
    [["Wie warm war das Wasser?", "How warm was the water?", /\b(?:Wasser|kalt|Winter|gebadet|geschwommen)\b/iu]],
  ],
  [
    /\bauf (?:einen|den|einem|dem) Berg\b[^.!?]*\b(?:gestiegen|gegangen|gewandert|waren|war)\b|\b(?:war|waren)\b[^.!?]*\bauf (?:einem|dem) Berg\b/iu,
    [["Wie hoch war der Berg?", "How high was the mountain?", /\bMeter\b/iu]],
  ],
  [
    /\b(?:Reh|Fuchs|Igel|Bären?|Wolf|Wal|Delfine?|Schlange)\b[^.!?]*\bgesehen\b/iu,
    [["Was hat das Tier gemacht?", "What did the animal do?", /\b(?:gelaufen|weg|Film)\b/iu]],
  ],
  [
    /\b(?:Marathon|Halbmarathon|\p{L}+ Kilometer)\b[^.!?]*\b(?:gelaufen|gefahren|gewandert|geschwommen)\b/iu,
    [["Wie lange hat das gedauert?", "How long did it take?", HOW_LONG]],
    /\b(?:er|sie|jede\w*)\b/iu,
  ],
  [
    /\b(?:Spiel|Turnier)\b[^.!?]*\bverloren\b/iu,
    [["Wie hoch {habt ihr|haben Sie} verloren?", "By how much did you lose?", /\b(?:zu null|\d|eins|zwei)\b/iu]],
    /\b(?:er|sie|Sohn|Mannschaft)\b/iu,
  ],
  [
    /\b(?:Judo|Karate|Ballett|Fußball|Handball|Basketball|Tennis|Volleyball|Hockey)\b/iu,
    [
      [
        "Wie oft [trainiert er|trainiert sie|trainieren sie]?",
        "How often [does he|does she|do they] train?",
        new RegExp(String.raw`${HOW_OFTEN.source}|\bfernseh\w*|trainier\w*\b`, "iu"),
      ],
    ],
    /^(?!.*\b(?:macht|spielt|machen|spielen|trainiert|tanzt)\b)|\b(?:mit mir|Fernsehen)\b/iu,
    "others",
  ],
  [
    /\b(?:spiele?n?)\b[^.!?]*\bKarten\b/iu,
    [["Welches Kartenspiel {magst du|mögen Sie}?", "What card game do you like?", /\b(?:Poker|Skat|Uno|Rommé)\b/iu]],
  ],
  [
    /\b(?:spiele|singe) (?:ich )?in einer Band\b|\bmeine Band\b/iu,
    [["Was für Musik {macht ihr|machen Sie}?", "What kind of music do you play?", /\b(?:Rock|Jazz|Pop|Metal)\b/iu]],
    null,
    "learner",
  ],
  [
    /\bPilze\b[^.!?]*\b(?:sammel\w*|sammle|gesammelt)\b|\b(?:sammel\w*|sammle)\b[^.!?]*\bPilze\b/iu,
    [["Was {kochst du|kochen Sie} mit den Pilzen?", "What do you cook with the mushrooms?"]],
  ],
  [
    /\bsamm(?:le|eln)\b[^.!?]*\b(?:Postkarten|Briefmarken|Münzen|Bücher|Schallplatten|Karten|Tassen|Steine|Puppen|Comics)\b/iu,
    [["Wie viele {hast du|haben Sie} schon?", "How many do you have already?", /\b(?:hundert|tausend|\d+)\b/iu]],
    null,
    "learner",
  ],
  [
    /\b(?:nähe|stricke|repariere|häkle|töpfere)\b/iu,
    [["Wo {hast du|haben Sie} das gelernt?", "Where did you learn that?", /\b(?:gelernt|Kurs|lerne|muss)\b/iu]],
    null,
    "learner",
  ],
  [
    /\b(?:schreibe|schreiben)\b[^.!?]*\b(?:Gedichte?|Geschichten|ein Buch|Lieder|Tagebuch)\b/iu,
    [["Worüber {schreibst du|schreiben Sie}?", "What do you write about?", /\büber\b/iu]],
    null,
    "learner",
  ],
  [
    /\bSerien?\b/iu,
    [
      [
        "Welche Serie {gefällt dir|gefällt Ihnen} am besten?",
        "Which TV series do you like best?",
        /\b(?:am liebsten|Lieblingsserie|Film|langweilig|sie mag|er mag)\b/iu,
      ],
    ],
    /^(?!.*\b(?:sehe|schaue|gucke|mag|liebe)\b)|\bgesehen|geschaut\b/iu,
    "learner",
  ],
  [
    /\bMusik aus\b|\bohne Musik\b|\bhöre\b[^.!?]*\bMusik\b/iu,
    [["Welches Lied {magst du|mögen Sie} am liebsten?", "What song do you like best?", /\bLied\w*\b/iu]],
    /\b(?:Nachbar\w*|laut\w*|nicht gern)\b/iu,
  ],
  [
    /\bPflanzen\b/iu,
    [
      [
        "Was für Pflanzen {hast du|haben Sie}?",
        "What kind of plants do you have?",
        /\b(?:Rosen|Tomaten|Kakteen|kein\w*)\b/iu,
      ],
    ],
    /^(?!.*\b(?:ich|wir|meine|unsere)\b)/iu,
  ],
  [/\b(?:eine App|die App)\b/iu, [["Wie heißt die App?", "What is the app called?", /\b(?:heißt|Wortpfad)\b/iu]]],
  [
    /\bTagebuch\b/iu,
    [["Was {hast du|haben Sie} in das Tagebuch geschrieben?", "What did you write in the diary?", /\bgeschrieben\b/iu]],
    /\b(?:lese|gelesen)\b/iu,
  ],
  [
    /\berstes Auto\b/iu,
    [
      [
        "Wohin {bist du|sind Sie} damit gefahren?",
        "Where did you drive in it?",
        /\b(?:gefahren|kaufe\w*|Sohn|Tochter)\b/iu,
      ],
    ],
  ],
  [
    /\bFitnessstudio\b/iu,
    [["Was {machst du|machen Sie} im Fitnessstudio am liebsten?", "What do you like to do most at the gym?"]],
    /\b(?:nicht|nie|arbeite|gekündigt)\b/iu,
  ],
  [
    /\b(?:gehe|gehen)\b[^.!?]*\bins Kino\b/iu,
    [
      [
        "Was für Filme {magst du|mögen Sie}?",
        "What kind of movies do you like?",
        /\b(?:Film\w*|Komödie\w*|Krimi\w*|nicht|nie)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:gehe|gehen)\b[^.!?]*\b(?:wandern)\b/iu,
    [
      [
        "Wo {gehst du|gehen Sie} gern wandern?",
        "Where do you like to hike?",
        /\b(?:im|in|am|an|auf) (?:den |der |dem )?\p{Lu}/u,
      ],
    ],
  ],
  [/\bRadtour\b/iu, [["Wie lang ist die Tour?", "How long is the tour?", /\b(?:Kilometer|lang)\b/iu]]],
  [
    /\bfahre?n? (?:ich |wir )?(?:gern )?Ski\b/iu,
    [["Wo {fährst du|fahren Sie} Ski?", "Where do you ski?", /\b(?:in|im)\b (?:den )?\p{Lu}(?!inter)/u]],
    DENIED,
  ],
  [
    /\bein Date\b/iu,
    [
      [
        "Wo {trefft ihr euch|treffen Sie sich}?",
        "Where are you meeting?",
        /\b(?:im|in|am|war|hatte)\b (?!Samstag|Freitag|Sonntag|Montag)|\b(?:war|hatte)\b/iu,
      ],
    ],
  ],
  [
    /\bfrüh ins Bett\b/iu,
    [
      [
        "Wann {musst du|müssen Sie} morgen aufstehen?",
        "When do you have to get up tomorrow?",
        /\b(?:Kinder|immer|aufsteh\w*|gegangen)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:stehe|aufstehen)\b[^.!?]*\bum (?:halb |Viertel (?:nach|vor) )?(?:drei|vier|fünf|[345])\b/iu,
    [
      [
        "Warum {stehst du|stehen Sie} so früh auf?",
        "Why do you get up so early?",
        /\b(?:weil|denn|Arbeit|arbeite|Bäcker\w*)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:nur|den ganzen Tag) zu Hause\b/iu,
    [
      [
        "Was {machst du|machen Sie} zu Hause?",
        "What do you do at home?",
        /\b(?:lese|schaue|koche|gearbeitet|arbeite|war|waren|spreche\w*)\b/iu,
      ],
    ],
  ],
  [
    /\b(?:helfe|arbeite) (?:ich )?(?:\p{L}+ )?im (?:Tierheim|Garten|Altenheim|Altersheim|Laden|Verein)\b/iu,
    [["Was {machst du|machen Sie} dort genau?", "What exactly do you do there?"]],
  ],
  // School and German.
  [
    /\b(?:die|der|den) Artikel\b/iu,
    [
      [
        "Wie {lernst du|lernen Sie} die Artikel?",
        "How do you learn the articles?",
        /\b(?:Zeitung|gelesen|geschrieben|Laden)\b/iu,
      ],
    ],
  ],
  [/\bVerben\b/iu, [["Welches Verb ist besonders schwer?", "Which verb is especially hard?"]]],
  [
    /\bDeutsch\b[^.!?]*\bschwer\b/iu,
    [
      [
        "Was ist für {dich|Sie} am schwersten?",
        "What is hardest for you?",
        /\b(?:Artikel|Grammatik|Wörter|nicht|am schwersten)\b/iu,
      ],
    ],
  ],
  [
    /\bman lernt\b|\blernt man\b/iu,
    [
      [
        "Wie {lernst du|lernen Sie} am besten Deutsch?",
        "How do you learn German best?",
        /^(?!.*\b(?:Deutsch|Sprachen?)\b)/iu,
      ],
    ],
  ],
  [
    /\b(?:möchte|will)\b[^.!?]*\bstudieren\b/iu,
    [
      [
        "Was {möchtest du|möchten Sie} studieren?",
        "What would you like to study?",
        /\b(?:Medizin|Informatik|Mathe\w*|Jura|Biologie|Musik|Kunst|Physik|Chemie)\b/iu,
      ],
    ],
    null,
    "learner",
  ],
  [
    /\b(?:kurs|[Dd]eutschkurs|[Ss]chwimmkurs|[Tt]anzkurs|[Yy]ogakurs|Kurs)\b[^.!?]*\bangemeldet\b/iu,
    [["Wann beginnt der Kurs?", "When does the course begin?", /\b(?:beginnt|fängt|am)\b/iu]],
    /\b(?:Sohn|Tochter|Mann)\b/iu,
  ],
  [
    /\b(?:Deutschkurs|Sprachkurs|Kurs) ist\b|\bUnterricht (?:ist|beginnt)\b|\b(?:Deutschkurs|Kurs|Sprachkurs) (?:beginnt|fängt)\b|\bfängt mein\w* (?:\p{L}+ )?(?:Deutschkurs|Kurs|Sprachkurs)\b/iu,
    [
      [
        "Wie viele Leute sind in dem Kurs?",
        "How many people are in the course?",
        /\b(?:fängt|beginnt|Leute|Personen|zu Ende)\b/iu,
      ],
      ["Was {möchtest du|möchten Sie} dort lernen?", "What would you like to learn there?", /\bist\b/iu],
    ],
  ],
  [
    /\bLieblingsfach\b/iu,
    [
      ["Was war daran so interessant?", "What was so interesting about it?", /^(?!.*\bwar\b)|\bweil\b/iu],
      ["Was ist daran so interessant?", "What is so interesting about it?", /\b(?:war|weil)\b/iu],
    ],
  ],
  [/\bSchulen\b/iu, [["Wie war {deine|Ihre} Schule?", "What was your school like?", /\b(?:meine|unsere) Schule\b/iu]]],
  [
    /\bmuss (?:ich )?(?:heute |noch |viel |jetzt |immer )*lernen\b/iu,
    [
      [
        "Was {musst du|müssen Sie} lernen?",
        "What do you have to study?",
        /\b(?:Deutsch|Wörter|Vokabeln|Mathe|für)\b/iu,
      ],
    ],
  ],
  [
    /\bE-?Mail\b[^.!?]*\b(?:geschickt|geschrieben)\b/iu,
    [["Was stand in der E-Mail?", "What did the email say?", /\b(?:über|dass)\b/iu]],
  ],
  [
    /\bBrief\b[^.!?]*\bbekommen\b/iu,
    [["Was steht in dem Brief?", "What does the letter say?", /\b(?:dass|steht|über)\b/iu]],
  ],
  [
    /\bNachricht\b[^.!?]*\bgeschrieben\b/iu,
    [["Was {hast du|haben Sie} geschrieben?", "What did you write?", /:|\b(?:dass|er hat|sie hat)\b/iu]],
    /^(?!.*\bich\b)/iu,
  ],
  [
    /\b(?:kann (?:ich )?jetzt|seit heute kann ich|ich kann endlich)\b/iu,
    [
      [
        "Wo {hast du|haben Sie} das gelernt?",
        "Where did you learn that?",
        /\b(?:nicht|kein\w*|gelernt|schlafen|gehen)\b/iu,
      ],
    ],
    null,
    "learner",
  ],
  [
    /\bvor (?:vielen |allen |so vielen )?(?:Leuten|Kollegen|Menschen)\b[^.!?]*\bsprechen\b|\b(?:Rede|Vortrag|Präsentation|Referat)\b/iu,
    [["Über welches Thema?", "On what topic?", /\büber\b/iu]],
    /\b(?:er|sie|Chef|nicht)\b/iu,
  ],
  // Where the learner comes from and how things are done there.
  [
    /\bVisum\b[^.!?]*\b(?:nicht gekommen|noch nicht)\b|\bwarte\b[^.!?]*\bVisum\b/iu,
    [
      [
        "Wie lange {wartest du|warten Sie} schon auf das Visum?",
        "How long have you been waiting for the visa?",
        /\b(?:seit|Monate\w*)\b/iu,
      ],
    ],
  ],
  [
    /\bdeutschen Pass\b/iu,
    [
      [
        "Wie lange {hast du|haben Sie} auf den Pass gewartet?",
        "How long did you wait for the passport?",
        /\b(?:gewartet|vergessen|verloren|möchte|will)\b/iu,
      ],
    ],
  ],
  [
    /\bnoch nie in \p{Lu}\p{L}+(?: gewesen)?\b/u,
    [["Wohin {möchtest du|möchten Sie} gern einmal fahren?", "Where would you like to go one day?"]],
    null,
    "learner",
  ],
  [
    /\bzurück nach \p{Lu}/u,
    [
      [
        "Worauf {freust du dich|freuen Sie sich} dort?",
        "What are you looking forward to there?",
        /\b(?:muss|nicht|kein\w*)\b/iu,
      ],
    ],
    null,
    "learner",
  ],
  [
    /\bin Deutschland (?:ist|gibt|sind|muss|darf|kann|isst|trinkt)\b|\b(?:die )?Deutschen?\b (?:sind|planen|essen|trinken|machen|sprechen|fahren|lieben)\b/iu,
    [
      [
        "Und wie ist das in {deinem|Ihrem} Land?",
        "And what is it like in your country?",
        /\b(?:in meinem Land|bei uns|Heimat|ich (?:bin|habe))\b/iu,
      ],
    ],
  ],
  [
    /\b(?:in meinem Land|bei uns zu Hause|in meiner Heimat)\b[^.!?]*\b(?:man|wir|alle|Leute)\b/iu,
    [
      [
        "Und wie {machst du|machen Sie} es hier?",
        "And how do you do it here?",
        /\b(?:hier|in Deutschland|feier\w*|sprech\w*)\b/iu,
      ],
    ],
  ],
  [
    /^\W*aus \p{Lu}\p{L}+/iu,
    [["Was ist dort besonders schön?", "What is especially nice there?"]],
    /\b(?:Spaß|Versehen|Liebe|Angst|Papier|Plastik|Holz|Leder)\b/iu,
  ],
  [
    /\bin (?:kleinen|großen) Städten\b|\bin der Stadt ist das Leben\b|\bauf dem (?:Land|Dorf) ist\b/iu,
    [["Wo {möchtest du|möchten Sie} gern wohnen?", "Where would you like to live?", /\bich (?:möchte|wohne)\b/iu]],
  ],
  [/\bnachts dunkel\b/iu, [["Wie {kommst du|kommen Sie} am Abend nach Hause?", "How do you get home in the evening?"]]],
  [
    /\bdunkel\b/iu,
    [
      [
        "Was {machst du|machen Sie} gern, wenn es dunkel ist?",
        "What do you like to do when it is dark?",
        /\b(?:Angst|allein|nicht|Haare|Haut|Brot|blau|gehe)\b/iu,
      ],
    ],
    /\b(?:war|Schokolade|Bier)\b/iu,
  ],
  [
    /\b(?:mein Name ist|ich heiße|ich bin der|ich bin die) \p{Lu}/iu,
    [
      ["Woher {kommst du|kommen Sie}?", "Where are you from?", /\b(?:komme|aus)\b/iu],
      ["Wo {wohnst du|wohnen Sie}?", "Where do you live?", /\b(?:wohne|lebe)\b/iu],
      [
        "Was {machst du|machen Sie} beruflich?",
        "What do you do for a living?",
        /\b(?:arbeite|bin \p{L}+(?:er|in)|studiere)\b/iu,
      ],
    ],
    null,
    "learner",
  ],
  // Views.
  [
    /\b(?:nicht fair|unfair|ungerecht)\b/iu,
    [["Was muss man da ändern?", "What has to change?", /\b(?:Chef\w*|Lehrer\w*|Spiel|ändern)\b/iu]],
  ],
  [
    /\bHandy\b/iu,
    [
      [
        "Wie oft {bist du|sind Sie} selbst am Handy?",
        "How often are you on your phone yourself?",
        /\b(?:ich|mein\w*)\b/iu,
      ],
    ],
    /^(?!.*\b(?:Leute|alle|Kinder|Menschen|Jugendliche\w*)\b)/iu,
  ],
  [
    /\bLachen\b/u,
    [["Worüber {lachst du|lachen Sie} gern?", "What do you like to laugh about?"]],
    /^(?!.*\bLachen ist\b)/u,
  ],
  [
    /\bKinder lernen\b|\bbeim Spielen\b/iu,
    [
      [
        "Was {hast du|haben Sie} als Kind gern gespielt?",
        "What did you like to play as a child?",
        /\b(?:ich|als Kind)\b/iu,
      ],
    ],
  ],
  [
    /\bsollten?\b[^.!?]*\b(?:kostenlos|billiger|verboten|mehr|weniger|besser)\b/iu,
    [["Warum ist {dir|Ihnen} das wichtig?", "Why is that important to you?", WHY]],
    /\bich sollte\b/iu,
  ],
  // What somebody does not like or cannot do.
  [
    /\b(?:keinen Sport|nicht gern (?:auf|in|zu)|tanze (?:ich )?nicht gern|gehe (?:ich )?nicht gern|nicht gern einkaufen)\b/iu,
    [["Was {machst du|machen Sie} lieber?", "What do you prefer to do?", /\b(?:lieber|allein)\b/iu]],
    /\b(?:Straße|Arbeit|Schule|Arzt|Zahnarzt)\b/iu,
    "learner",
  ],
  [
    /\b(?:möchte|will|wollen|möchten) (?:\p{L}+ )?kein(?:e|en)?\b/iu,
    [["Warum nicht?", "Why not?", WHY]],
    /[.!?,] \p{L}/u,
    "learner",
  ],
  [
    /\b(?:konnte|konnten)\b[^.!?]*\bnicht\b/iu,
    [["Warum nicht?", "Why not?", WHY]],
    /\b(?:schlafen|verstehen|mehr|glauben|sprechen|so|weil)\b|[.!?,] \p{L}/iu,
    "learner",
  ],
  [
    /\b(?:schwimmen|tanzen|kochen|singen|Auto fahren|Fahrrad fahren|reiten|Klavier spielen|Gitarre spielen) kann ich (?:leider |gar |noch )*nicht\b|\bkann (?:ich )?(?:leider |gar |noch )*nicht (?:schwimmen|tanzen|Auto fahren|Fahrrad fahren|reiten|singen)\b/iu,
    [["{Möchtest du|Möchten Sie} es lernen?", "Would you like to learn it?", /\b(?:lerne\w*|Kurs|mehr|alt)\b/iu]],
    null,
    "learner",
  ],
  [
    /\b(?:war|waren)\b[^.!?]*\b(?:furchtbar|schrecklich|schlimm)\b/iu,
    [
      [
        "Was ist passiert?",
        "What happened?",
        /\b(?:weil|denn|passiert|Kaffee|Essen|Wetter|Film|Hotel|Musik)\b|[.!?,] \p{L}/iu,
      ],
    ],
  ],
  [/\balles anders\b/iu, [["Was ist jetzt anders?", "What is different now?"]]],
  [
    /^\W*am Anfang (?:war|hatte)\b/iu,
    [["Und wie ist es jetzt?", "And how is it now?", /\b(?:jetzt|heute|dann|später|aber)\b/iu]],
  ],
  [
    /\berste[rn]? (?:Arbeitst|Kurst|Schult|T)ag\b/iu,
    [
      [
        "Wie waren die Leute dort?",
        "What were the people there like?",
        /\b(?:Leute|Kolleg\w*|nett|Wort|verstanden|ist)\b/iu,
      ],
    ],
    /^(?!.*\b(?:war|hatte)\b)/iu,
  ],
  [
    /\bHaare\b[^.!?]*\bkurz\b|\bFriseur\b[^?]*\b(?:kurz|Haare)\b/iu,
    [["Wie lang waren {deine|Ihre} Haare vorher?", "How long was your hair before?", /\b(?:er|sie|ihre)\b/iu]],
    /^(?!.*\b(?:ich|meine)\b)/iu,
  ],
];

export const NEAR_A: readonly NearKind[] = MATTERS.map(
  ([says, ask, unless, of = "any"]): NearKind => ({
    of,
    message: true,
    always: true,
    says,
    ...(unless ? { unless } : {}),
    ask: ask.map(([say, en, not]): KindQuestion => ({ say, en, ...(not === undefined ? {} : { unless: not }) })),
  }),
);
