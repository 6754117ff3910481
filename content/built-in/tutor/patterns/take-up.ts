/** Begins with a verb in the first person, without its "ich". */
export const LACKS_SUBJECT =
  /^(?:sitz|lieg|steh|hab|bin|war|komm|geh|muss|kann|will|mach|fahr|arbeite?|wohn)e?(?! (?:ich|wir|er|sie|es|man)\b) /iu;

/** "Letztes Jahr", "zwei Wochen": says when or how long, and nothing to talk about. */
export const SAYS_WHEN =
  /^(?:Minuten?|Stunden?|Uhr|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Male?|Morgen|Abend|Mittag|Wochenende|\p{L}+tag)$/u;

/** Agrees with what the tutor said. */
export const APPROVES =
  /\b(?:hast du (?:wohl )?recht|du hast (?:wohl |ja |vermutlich |wahrscheinlich )?recht|haben Sie (?:wohl )?recht|Sie haben (?:wohl |ja |vermutlich |wahrscheinlich )?recht|(?:gute|kluge|schöne|ehrliche) (?:Idee|Antwort|Frage(?=\W*$))|guter (?:Tipp|Rat|Punkt)|^\W*ein \p{Ll}+er (?:Gedanke|Punkt|Vorschlag|Rat)|nett von (?:dir|Ihnen)|gut zu wissen)\b/iu;

/** Names a number or an amount. */
export const SAYS_HOW_MUCH =
  /\d|\b(?:\p{L}*(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig)\p{L}*|halbe\p{L}*|lange|kurz|viele|wenige|oft|selten|immer|nie|jede\p{L}*|täglich|manchmal|ab|seit|fast|stunde\p{L}*|minute\p{L}*|abends|morgens)\b/iu;

export const TIME =
  /^(?:Uhr|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Male?|Nacht|Pause|Ferien|Urlaub|Weihnachten|Ostern|Frühling|Sommer|Herbst|Winter|Januar|Februar|März|April|Mai|Juni|Juli|August|\p{L}+ber|Geburtstag|Arbeit|Schule|Essen|Frühstück|\p{L}*(?:morgen|mittag|abend|wochenende|tag|party|fest|zeit))$/iu;

/** Says nothing that a question could have asked for. */
export const SET_PHRASE =
  /^\W*(?:(?:ja|nein|doch|na ja|naja|ach)\W+)?(?:im Ernst|ohne Witz|zum Glück|zum Beispiel|vor allem|auf jeden Fall|auf keinen Fall|von wegen|Gott sei Dank|in der Tat|mit Sicherheit)\b/iu;

/** Short words that answer but name nothing, and numbers: "Aha, Siebenundvierzig." */
export const SAYS_LITTLE =
  /^(?:(?:sehr |ganz |echt |so |schon |total )?(?:interessant|schade|vielleicht|genug|gut|schön|egal|wahrscheinlich|vermutlich|möglich|klar|richtig|logisch|toll|super|komisch|seltsam|traurig|schlimm|autsch|wow|oje|ojemine|uff|puh|mist|super|krass)|\p{L}*(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|zehn|hundert))$/iu;

/** Gives a view. */
export const SAYS_A_VIEW =
  /\b(?:finde|glaube|denke|scheint|heutzutage|meine[rs]? (?:Meinung|Ansicht|Erachtens)|halte|sollten?|müssten?|dürften?|man|viele|die meisten|niemand|jeder|immer (?:mehr|weniger))\b/iu;

/** Tells of a time that is over. */
export const LONG_AGO =
  /(?<!\p{L})(?:früh(?:er)?|damals|lange her|als (?:Kind|ich)|vor (?:\p{L}+|\d+) (?:Jahren|Monaten)|letzte[nsmr]? (?:Woche|Monat|Jahr|Sommer|Winter)|(?:war|waren|hatte|hatten) (?:\p{L}+ )*(?:krank|erkältet|Fieber|Schmerzen))(?!\p{L})/iu;

/** Nouns that may stand behind a preposition without an article. */
export const NO_ARTICLE =
  /^(?:Hause|Haus(?=e)|Bett|Beruf|Deutsch|Englisch|Familie|Geburtstag|Weihnachten|Freund(?:in)?|Kaffee|Tee|Milch|Zucker|Musik|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|\p{L}+tag|Januar|Februar|März|April|Mai|Juni|Juli|August|\p{L}+ber|Reis|Fleisch|Fisch|Käse|Salat|Brot|Wein|Bier|Urlaub|Arbeit|Rente|Sport|Yoga|Fuß|Fu\p{Ll}+|Ende|Anfang|Mitte|Woche|Zeit|Butter|Suppe|Sahne)$/u;

/** What the learner thinks, says or wishes, how old they are, and what asks for something: said back, it would miss the point. */
export const NO_ECHO =
  /^(?:[^,]*(?<!\p{L}))?(?:(?:ich|wir) (?:denke|glaube|meine|finde|sage?|empfehle|wünsche|frage|hoffe|verstehe|weiß|danke|verabschiede|muss|bin \d)|(?:denke|glaube|meine|finde|sage|frage|kann|weiß|muss) (?:ich|wir))(?!\p{L})|^\W*(?:bitte )?(?:wünsche?|drücke?|sage?|erzähle?|gib|hilf|frage?|lass|schau|guck|warte|stell|komm|mach)(?!\p{L})(?! (?:ich|wir))/iu;

/** Hangs on the sentence before it: said back alone, it would hang in the air. */
export const HANGS_ON = /^\W*(?:(?:ja|nein|na ja|naja|ach),? )?(?:dabei|da|das|die|der|dort|dann|danach|so)(?!\p{L})/iu;

/** Said by the way: said back, it would be out of place. */
export const ASIDE = /(?<!\p{L})(?:übrigens|ehrlich gesagt|sozusagen|stattdessen|jedenfalls|haha|lol)(?!\p{L})/iu;

/** "Zum Frühstück isst du also Tee" would be no German. */
export const DRINK = /(?:^|\s)\p{L}*(?:tee|kaffee|wasser|milch|saft|bier|wein|cola|limonade)$/iu;

/** A place alone: no answer to a question about food or people. */
export const PLACE = /^(?:im? )?(?:Restaurant|Café|Kantine|Hotel|Büro|Schule|Küche|Supermarkt|Mensa|Bus|Zug)$/iu;

/** Words at the end of an answer that are no part of it. */
export const AFTERTHOUGHT =
  /,? (?:natürlich|eigentlich|hauptsächlich|selbstverständlich|zum Beispiel|versteht sich|ja|halt)\s*[.!…]*$/iu;

/** "Zwei Wochen" says how long, whatever was asked: no such thing is eaten or found. */
export const MEASURE =
  /^(?:\d+|\p{L}+) (?:Tage?n?|Wochen?|Monate?n?|Jahre?n?|Stunden?|Minuten?|Euro|Kilometer|Meter|Mal)$/u;

/** Frames in which the answer is the subject; in all others it is an object in the accusative. */
export const SUBJECT_FRAME = /\b(?:ist|sind|kocht|schmeckt|gefällt|gefallen|hilft|nervt|gehören|überrascht|gezeigt)\b/u;

/** "Deine Mutter sagt." would leave out what she says. */
export const ENDS_IN_SAYING =
  /(?:sagt|meint|findet|glaubt|denkt|weiß|hofft|fragt|erzählt|sagte|sage|glaube|denke|meine|hoffe)$/u;

/** Begins with a clause that cannot stand alone. */
export const OPENS_SUBORDINATE = /^(?:weil|dass|wenn|als|ob|obwohl|damit|nachdem|bevor)\b/iu;

/** Denies or complains: what is true of a word in general would miss the point. */
export const NO_REACTION =
  /\b(?:nicht|kein\w*|nie|niemals|niemand|nichts|ohne|hasse|schlecht\w*|leider|laut\w*|teuer\w*|unfreundlich\w*|Streit|gestritten|stört|nervt|Problem|Probleme|spät|verspätet|kaputt|verbrannt|Angst|krank|traurig|schade|müde|gebrochen|verletzt|gestohlen|betrogen|geschlossen|arbeitslos|pleite)\b/iu;

/** A word that says where, when or with whom. */
export const BEGINS_WITH_PREPOSITION =
  /^(?:in|im|an|am|auf|mit|bei|beim|zu|zum|zur|nach|um|vor|seit|aus|von|vom|für|ohne|über|unter|gegen|wegen|trotz|während|durch|hinter|neben|zwischen|bis|ab)$/iu;

/** A language without its capital: "Ich lerne deutsch." */
export const SMALL_LANGUAGE =
  /\b(?:sprech|spric|lern|versteh|üb)\p{Ll}*\b[^.!?]*\b(?:deutsch|englisch|spanisch|französisch|italienisch|türkisch|russisch|polnisch|arabisch)\b/u;

/** A noun right behind its preposition. */
export const PREPOSITION_AND_NOUN =
  /(?<!\p{L})(in|für|von|mit|bei|aus|auf|an|nach|zu|neben|zusammen|vor|hinter|unter|über|durch|gegen|ohne) ((?:viele |alle |wenige )?\p{Lu}\p{L}+)/gu;

/** "Meine verstorbene Frau" is no news; a birthday tomorrow is met before the sad word beside it. */
export const NEEDS_NO_COMFORT =
  /(?<!(?:mein|unser)\p{Ll}* )(?<!\p{L})(?:kranke|traurige|einsame|verletzte)[nrsm]? (?:alten? )?(?:Menschen|Leuten?|Patient\p{Ll}*|Kindern?|Tieren?|Männern?|Frauen|Personen|Alten?)(?!\p{L})|(?<!\p{L})(?:das|es|er|sie|\p{L}*worte|Satz|Bemerkung|Kritik) (?:hat|haben) mich (?:\p{Ll}+ )*verletzt(?!\p{L})|(?<!\p{L})(?:bei|gegen|vor|von|ohne) Stress(?!\p{L})|(?<!\p{L})(?:\p{L}*pflanzen?|Kaktus|Roboter|verstorbene[nmrs]?|Witwer)(?!\p{L})|^(?=[^]*(?<!\p{L})traurig)(?=[^]*(?<!\p{L})(?:mein Geburtstag|(?:ich habe?|habe? ich)[^.!?]*Geburtstag))(?![^]*(?<!\p{L})(?:gestorben|verstorben|tot|krank|Krankenhaus|Unfall)(?!\p{L}))[^]*(?<!\p{L})morgen(?!\p{L})/iu;

/** "Ich helfe kranke Menschen": a verb with the dative whose object stands in another case. */
export const LACKS_DATIVE =
  /(?<!\p{L})(?:helfe|hilft|helfen|danke|danken|gratuliere|folge)(?!\p{L}) (?:(?:ich|wir|er|sie|oft|auch|immer|gern) )*(?:die|das|eine?|meine?|unsere?|seine?|ihre?|kranke|alte|arme|junge|kleine|viele|andere) (?:und )?(?:\p{Ll}+e )?\p{Lu}/iu;

/** Nouns that may be an object without an article, and what is done without one: "Gitarre spielen", "Tagebuch schreiben". */
export const BARE_OBJECT =
  /^(?:\p{L}*(?:brot|suppe|salat|pizza|fisch|fleisch|kuchen|torte|schokolade|käse|wurst|schinken|salami|speck|eis|saft|wein|bier|tee|kaffee|wasser|milch|cola|limonade|reis|curry|soße|sauce|gemüse|obst|kohl|marmelade|honig|butter|öl|salz|zucker|müsli|joghurt|quark|döner|lachs|thunfisch|couscous|linsen|teig|hähnchen|huhn|rind|schwein|lamm|musik|zeit|arbeit|angst|hilfe|geld|urlaub|kurs|unterricht|schule|uni|stunde|test|dienst|schicht|training|tag|woche|monat|jahr|abend|mal|papier|holz|wolle|glas|stoff|tennis|sport|yoga|gymnastik|karate|hockey|heit|keit|schaft|ion|tät|ismus|ik|logie|ie|ung)|\p{L}{2,}ball|Gitarre|Klavier|Geige|Flöte|Trompete|Schlagzeug|Orgel|Saxofon|Schach|Theater|Radio|Zeitung|Tagebuch|Auto|Fahrrad|Rad|Motorrad|Bus|Zug|Bahn|Boot|Taxi|Ski|Schlittschuh|Brille|Bart|Hunger|Durst|Lust|Glück|Pech|Stress|Spaß|Fieber|Husten|Schnupfen|Heimweh|Schluss|Pause|Besuch|Feierabend|Ausbildung|Abitur|Praktikum|Picknick|Feuer|Licht|Platz|Post|Strom|Lärm|Ruhe|Schlaf|Mut|Kraft|Kontakt|Recht|Ärger|Streit|Schulden|Bescheid|Party|Gas|Benzin|Kleidung|Schmuck|Make-up|Regen|Schnee|Sonne|Nebel|Wind|Internet|WLAN|Ramadan|Ostern|Weihnachten|Silvester|Urlaub|Sprache|Chinesisch|\p{L}+isch|Deutsch|Mathe\p{Ll}*|Medizin|Jura|Kunst|Deutsch|Frau|Herr|Mama|Papa|Oma|Opa|Onkel|Tante|Gott)$/iu;

/** Set phrases of a preposition and a noun that has a plural. */
export const SET_PREPOSITION =
  /^(?:in (?:Eile|Form|Ruhe|Mode|Gefahr|Rente|Not|Therapie|Reihe|Ohnmacht|Bewegung|Person|Karenz|Quarantäne)|zu (?:Fuß|Besuch|Bett|Mittag|Abend|Ende|Anfang|Hilfe|Wort|Boden|Tisch)|auf (?:Reisen|Tour|Diät|Arbeit|Suche|Probe|Urlaub|Besuch|Zeit)|an (?:Bord|Land|Krebs|Stelle)|bei (?:Nacht|Tag|Tisch|Regen|Gewitter|Sturm|Stress|Bedarf)|nach (?:Plan|Feierabend|Wunsch)|mit (?:Karte|Absicht|Gewalt|Hilfe|Hand|Kind|Blick|Humor|Herz|Freude|Schwung|Balkon|Garten|Internet|Frühstück|Burg|Meerblick|Terrasse|Aufzug|Zwiebel)|unter (?:Druck|Wasser|Strom)|über (?:Nacht|Bord)|vor (?:Ort|Freude|Wut|Gericht|Angst))$/u;

/** Waters and lands that take their article. */
export const WITH_ARTICLE =
  /(?<!\p{L})(?:[IiAa]n|[Aa]us|[Vv]on|[Nn]ach|[Aa]uf|[Zz]u|[Bb]ei) (?:Ostsee|Nordsee|Mittelmeer|Schwarzwald|Bodensee|Rhein|Isar|Donau|Elbe|Main|Mosel|Spree|Neckar|Meer|Küste|Strand|Alpen|Philippinen|Türkei|Schweiz|Ukraine|USA|Niederlande|Slowakei|Mongolei|Iran|Irak|Libanon|Heim|Lager|Keller|Theater)(?!\p{L})/u;

/** Where something is or is done, with the case of a way: "ich sitze an den Rhein". */
export const PLACE_AS_WAY =
  /(?<!\p{L})(?:sitz|lieg|steh|wohn|leb|arbeit|bleib|schlaf|schläf|bin|bist|ist|sind|war|waren|mach|kauf|ess|iss|trink|lern|spiel|treff|koch|les|angl|studier|feier|grill)(?:e|en|t|et|est)?(?!\p{L})[^.!?,;]{0,40}? (?:in|an|neben|hinter|vor|unter|auf) (das|die|[mdsk]?eine?|[mdsk]?einen|unsere?n?|ihren?|den) (?:\p{Ll}+ )?(\p{Lu}\p{L}+)/u;

/** What makes that case right: a way, or what the words before the preposition ask for. */
export const IS_A_WAY =
  /(?<!\p{L})(?:geh|fahr|fähr|flieg|komm|lauf|läuf|zieh|stell|leg|häng|steig|bring|schau|guck|seh|denk|wart|freu|glaub|erinner|schreib|setz|renn|pack|will|möcht|muss|ge\p{L}+(?:t|en)(?!\p{L})|stolz|gespannt|neugierig|sauer|wütend|böse|allergisch|verliebt|gewöhnt|vorbereitet|eifersüchtig|steh\p{Ll}* (?:\p{Ll}+ )?auf|bis|rein|hin|Schuld|Lust|Antwort|Blick|Weg|Reise|Fahrt|Brief|Ausflug|Umzug|Eintritt|vor (?:ein|eine|einen) )/u;

/** An adjective without its ending: "grün Tee". */
export const BARE_ADJECTIVE =
  /(?<!\p{L})(?:grün|rot|blau|schwarz|weiß|gelb|braun|grau|groß|klein|neu|alt|heiß|kalt|warm|frisch|jung|schön|süß) \p{Lu}\p{Ll}/u;

/** "Sie fragten mich, warum …", "Darüber haben wir doch gerade gesprochen!": is about the talk, and the tutor may be meant. */
export const ABOUT_THE_TALK =
  /^Sie (?!\p{Ll}*t )[^.!?]*(?<!\p{L})(?:mich|mir|mein\p{Ll}*)(?!\p{L})|(?<!\p{L})(?:du|Sie) (?:frag|unterstell|wechsel|versteh|antwort)\p{Ll}*|(?<!\p{L})(?:steht (?:doch|schon|ja) |(?:die|deine|Ihre|diese) Frage(?!\p{L})|haben wir (?:doch |gerade |schon |eben )+ge)/u;
