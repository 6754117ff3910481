/** Nouns that are nothing to ask about from B1 on: time, measure, speech, feelings, the body, what everybody has. A compound counts by its last part. */
export const NO_ANCHOR =
  /(?:zeit|stunde|tag|woche|monat|jahr|jahrhundert|jahrzehnt|morgen|mittag|abend|nacht|mal|minute|sekunde|moment|augenblick|hälfte|drittel|viertel|rest|anteil|menge|reihe|haufen|art|weise|teil|ende|anfang|mitte|seite|stelle|nummer|größe|preis|euro|meter|kilo|prozent|grad|thema|frage|antwort|grund|fall|beispiel|gegenteil|unterschied|möglichkeit|problem|schwierigkeit|wort|satz|begriff|ausdruck|name|meinung|ansicht|sicht|gedanke|gefühl|lust|angst|sorge|mut|spaß|glück|pech|kraft|ruhe|recht|rolle|ding|sache|zeug|kram|leute|mensch|person|kopf|hand|herz|auge|träne|rücken|welt|leben|land|stadt|dorf|ort|haus|hause|weg|platz|raum|bett|tisch|tür|uhr|wetter|herr|dame|arzt|bewerber|überraschung|hilfe|wunsch|ziel|versuch|fehler|erachten|sinne?|hinsicht|bezug|eindruck|verstand|gewissen|vergnügen|wunder|verbindung|zusammenhang|vergleich|neuigkeit|nachricht|gespräch|wiedersehen|hauptsache|kleinigkeit|gelegenheit|tatsache|anblick|stimmung|laune|nerv|nerven|gesicht|stimme|mund|nase|ohr|bein|fuß|arm|finger|bauch|zahn|haar|knie|rand|spitze|richtung|nähe|ferne|abstand|entfernung|runde|schritt|blick|griff|schluss|kasus|verb|artikel|dativ|akkusativ|übrig\p{Ll}*|internet|handy|computer|telefon|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühling|sommer|herbst|winter|frühjahr|geburtstag|weihnachten|ostern|silvester|wochenende|feierabend|termin|besuch|hobby|toilette|klo|kita|pause|erfahrung|ahnung|erfolg|stress|angebot)(?:e|n|en|s|er|ern|es)?$/iu;

/** Illness, death, crime, money troubles and quarrels: nobody asks what is special about them. */
export const GRAVE =
  /(?:krebs|krankheit|tumor|infarkt|schlaganfall|operation|krankenhaus|klinik|chemo\p{Ll}*|diagnose|beerdigung|friedhof|grab|tod|trauer|trennung|(?<!ent)scheidung|unfall|krieg|flucht|schulden|kündigung|entlassung|insolvenz|streit|einbruch|diebstahl|betrug|gewalt|prozess|anwalt|depression|burnout|demenz|pflegeheim|pflege|(?<!sehn|eifer)sucht|alkohol|schmerz|fehlgeburt|verlust|unglück|katastrophe|abschied|heimweh|mahnung|strafe|niederlage|krach|ärger|angst|sorge|lüge|schweigen)(?:e|n|en|s|er|es)?$/iu;

/** "Ein neues Fahrrad", "den alten Wagen": what stands before a noun. */
export const ADJECTIVE = /^\p{Ll}+(?:e|en|er|es|em)$/u;
export const OWN_DETERMINER = /^(?:mein|unser|unsr)(?:e|en|er|es|em)?$/u;
export const NEW_DETERMINER = /^(?:eine?[nmrs]?|so eine?[nmrs]?|diese[nmrs]?)$/u;
export const ARTICLE = /^(?:der|die|das|den|dem|des|zum|zur|im|am|beim|vom|ins|ans)$/u;
/** Neither here nor the learner's: "kein Auto", "ihre Firma", "jeder Kollege". */
export const NOT_THEIRS =
  /^(?:kein|ihr|sein|dein|euer|eur|jed|manch|welch|irgendein|all|viel|wenig|mehrer|einig|etlich|andere?|solch)(?:e|en|er|es|em|s)?$/u;
/** "Mit dem Bus", "neben dem Kühlschrank": says how or where something was. */
export const BEFORE_A_PLACE =
  /^(?:mit|in|an|auf|neben|vor|hinter|unter|zwischen|bei|nach|aus|zu|durch|um|gegen|ohne|seit|während|per|pro)$/u;
/** Only supposed: "Das wäre ein Garten!" */
export const MADE_UP = /(?:^|[^.!?] )(?:wäre|würde|hätte|könnte|wenn ich|stell dir|stellen Sie sich)/u;

/** Ends like a thing that is asked about and is another: a brush (Pinsel) is no island (Insel). */
export const ANOTHER_THING =
  /^(?:(?:Grund|Koch|Lehr|Notiz|Taschen|Telefon|Wörter|Tage|Sach|Kassen)buch|(?:Bindeg|\p{L}*[Mm]itg)lied|(?:Krankheits|Licht|Rollen|Sinn|Vor|Pass|Welt|Menschen)bild|(?:Aktien|Wechsel|Dis|Ex|Kon)kurs|Bettdecke|Tischdecke|(?:Daten|Noten|Park)bank|(?:Fahr|Lehr|Roll)stuhl|Kühlschrank|(?:Ein|Aus|Zu|Grat)wanderung|Gipfeltreffen|(?:Ab|An|Ein|Aus)reise|(?:Bahn|Bürger)steig|(?:Fertig|Verfassungs|Amts)gericht|(?:Arbeits|Warte|Klassen|Bade|Ess)zimmer|Schlampe|Taschenlampe|(?:Unter|Strumpf|Schlaf)hose|(?:Schlaf|Bade)anzug|Brieftasche|Versammlung|(?:Arbeits|Bau|Binnen|Super|Aktien)markt|Nachbar|(?:Pin|Sprachin)sel|Turnhalle|(?:Arm|Fließ|Gummi|\p{L}*[Vv]er)band|\p{L}*[Kk]reis|Kindergarten|(?:Karnevals|Faschings|Fest|Trachten|Laternen)umzug|Stoffwechsel|(?:Stimm|Straf)zettel|Bewerbung|Gemeinsamkeit|(?:Kreis|Nah|Geschlechts)verkehr|Sperrmüll|Vorlesung|Fernsehprogramm|(?:Fahr|Kredit|Bank|Spiel|Land|Speise|Eintritts|Visiten|Chip|SIM-)karte|Manifest|(?:Ver|Ab|An)lauf|Frühstück|Vorurteil)(?:e|n|en|s|er)?$/iu;

/** Vessels, amounts and things that are alike everywhere: nobody asks what kind they are. */
export const NOT_A_KIND =
  /(?:teller|tasse|flasche|glas|packung|stück|paar|becher|kanne|dose|kiste|tüte|schluck|bissen|löffel|scheibe|portion|ausgleich|spaziergang|nickerchen|dusche|anruf|zug|flug|flieger|flugzeug|bus|auto|taxi|fahrrad|rad|balkon|garten|küche|keller|dach|fenster|wand|liste|zettel|nummer|traum|chance|mühe|schuld|bedarf|interesse|zufall|beitrag|bisschen|wenig|art|weg|knopf|job|beruf|arbeit|stelle|wohnung|zimmer|wg|umstellung|herausforderung|zumutung|tritt|kuss|umarmung|lächeln|regen|schnee|sonne|ewigkeit|geschenk|sprung|gast|\p{Ll}+(?:ung|heit|keit|tion|schaft|ismus))(?:e|n|en|s|er|es)?$/iu;
/** Says behind a noun what kind it is. */
export const DESCRIBED_AFTER =
  /^(?:,? (?:der|die|das|den|dem|deren|dessen|wo|in de[mnr]|mit de[mnr]|von|vom|aus|über|mit|für|zu[mr]?|namens|als|wie|nach|gegen|ohne|auf|an|am|um|voller|zwischen|unter|bei|im|in)(?!\p{L})|,? \p{Lu}|:| \(|[,.]? (?:er|sie|es) heißt)/u;
/** Does not have it yet. */
export const STILL_WANTED =
  /(?<!\p{L})(?:will|wollen|möchten?|suche|suchen|brauche|brauchen|plane|planen|wünsche|überlege|überlegen|werde|werden|träume)(?!\p{L})/iu;
/** Denies the thing, or says that it should be there. */
export const NOT_THERE =
  /(?<!\p{L})(?:nicht|nie|kein\p{Ll}*|ohne|sollten?|müssten?|könnten?|würden?|fehlt|fehlen)(?!\p{L})/iu;
/** Does something with things whose kind tells something of the learner. */
export const DEALS_WITH =
  /(?<!\p{L})(?:les\p{Ll}*|liest|gelesen|hör\p{Ll}*|gehört|schau\p{Ll}*|geschaut|guck\p{Ll}*|geguckt|sammel\p{Ll}*|sammle|gesammelt|koch\p{Ll}*|gekocht|back\p{Ll}*|gebacken|mal\p{Ll}*|gemalt|bau\p{Ll}*|gebaut|spiel\p{Ll}*|gespielt|empfiehlt|empfehle|verkauf\p{Ll}*|schreib\p{Ll}*|geschrieben|übersetz\p{Ll}*|repariere\p{Ll}*|repariert|unterricht\p{Ll}*|zeichne\p{Ll}*|gezeichnet)(?!\p{L})/iu;
/** Somebody whom the learner deals with, although they do not say "mein". */
export const FAMILIAR_ROLE = /^(?:Chef|Boss|Kolleg|Trainer|Nachbar|Vermieter|Mitbewohner)(?:e|in)?$/u;
/** Says what might be, what should be or what something is like. */
export const MAYBE =
  /(?<!\p{L})(?:wenn|falls|ob|hoffentlich|eventuell|vielleicht|(?:an)?statt (?:de[srmn]|ein\p{Ll}*|mein\p{Ll}*|zu|dass)|soll|sollen|sollten?|als (?:ein\p{Ll}*|d(?:er|ie|as|en|em))|wie (?:ein\p{Ll}*|d(?:er|ie|as|en|em)))(?!\p{L})/iu;
/** "Mit Sicherheit", "aus Langeweile": part of a phrase, and no theme. */
export const IN_A_PHRASE = /^(?:aus|mit|vor|in|ohne|voller|zu|lauter|bei|unter|auf)$/u;
