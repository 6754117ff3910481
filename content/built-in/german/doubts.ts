/** Verbs that say where something goes. */
export const GOING_PLACES =
  /^(?:.*(?:gehen|fahren|fliegen|kommen|reisen|laufen|rennen|ziehen|springen|steigen|fallen|wandern|treten))$/;

/** Verbs that put something somewhere, and others that take a two-way preposition with the accusative. */
export const VERBS_WITH_DIRECTION =
  /(?:stellen|legen|setzen|hängen|stecken|bringen|tragen|werfen|schicken|packen|tun|gießen|schreiben|kleben|holen|nehmen|verlieben|schauen|sehen|gucken|blicken|laden|melden|schneiden|bauen|führen|einladen|integrieren|vertiefen|verwandeln|verändern|investieren|übersetzen|teilen|passen|gehören|wechseln|geraten|stoßen|kriegen|machen|lassen|helfen|schlagen)$/;

/** Nouns that say when, or how. */
export const TIMELY =
  /(?:Sommer|Winter|Herbst|Frühling|Januar|Februar|März|April|Mai|Juni|Juli|August|\p{L}+ber|Tag|Morgen|Abend|Mittag|Nacht|Woche|Wochenende|Monat|Jahr|Jahren|Tagen|Wochen|Monaten|Stunde|Stunden|Minuten|Zeit|Zukunft|Vergangenheit|Ferien|Urlaub|Pause|Anfang|Ende|Regel|Regen|Moment|Hand|Kindheit|Jugend|Gruppe)$/iu;

/** Words whose two-way preposition takes the accusative. */
export const WANTS_ACCUSATIVE =
  /^(?:Lust|stolz|gespannt|Hoffnung|Antwort|neidisch|böse|sauer|bis|Blick|Anspruch|Recht|Erinnerung|Glaube|Glauben|angewiesen|verliebt|eifersüchtig|gewöhnt|Vorfreude|neugierig|Reise|Ausflug|Weg|Einblick|Besuch|Fahrt|Zugang|Eintritt|Einladung|Einfluss|Appetit|Rücksicht|freue|freuen|freut|freust|einigen|geeinigt|gewöhnt|gewöhne|reagiert|reagierte|Schuld|Grüße|verschieben|verschoben|konzentriere|konzentrieren|bereite|vorbereiten|vorbereitet)$/;

/** Set phrases without an article. */
export const WITHOUT_ARTICLE =
  /^(?:zu (?:Hause|Fuß|Mittag|Abend|Besuch|Bett|Ende|Beginn|Anfang|Hilfe|Gast|Recht|Weihnachten|Ostern|Wort|Tisch|Boden|Papier|Silvester|Pfingsten|Unrecht|Tode|Zeit|Gunsten|Rande|Lande|Kopf|Buche)|in (?:Ordnung|Behandlung|Ausbildung|Verbindung|Beziehung|Erinnerung|Entwicklung|Begleitung|Vorbereitung|Planung|Kombination|Diskussion|Richtung|Quarantäne|Isolation|Gesellschaft|Urlaub|Rente|Ruhe|Eile|Teilzeit|Vollzeit|Arbeit|Form|Kontakt|Zukunft|Frage|Mode|Gefahr|Sicht|Kürze|Gedanken|Therapie|Liebe|Mathe|Musik|Deutsch|Englisch|Wahrheit|Wirklichkeit|Not|Panik|Stimmung|Sport|Physik|Chemie|Kunst|Gold|Kauf|Angst|Pension|Kraft|Anspruch|Betrieb|Haft|Führung)|nach (?:Hause|Feierabend|Absprache|Mitternacht|Wunsch|Plan|Bedarf|Weihnachten|Ostern|Silvester|Kräften|Art|Luft|Süden|Norden|Osten|Westen)|auf (?:Deutsch|Englisch|Reisen|Anfrage|Dauer|Wunsch|Grund|Arbeit|Platz|Sendung|Rezept|Zeit|Abstand|Diät|Knopfdruck|Nummer|Suche|Seiten?)|an (?:Bord|Land|Weihnachten|Ostern|Silvester|Stelle|Krebs|Silvester|Heiligabend|Bedeutung|Wert|Gewicht)|bei (?:Bedarf|Regen|Gelegenheit|Tisch|Nacht|Tag|Kerzenlicht|Tageslicht|Sonne|Schnee|Wind))$/;

/** Words that may stand before a conjunction without a comma. */
export const BEFORE_OPENER =
  /^(?:und|oder|aber|denn|sondern|als|auch|nur|besonders|gerade|selbst|immer|außer|so|wie|ja|nein|vor|allem|erst|schon|kurz|bis|etwa|vielleicht|sogar|jedes|mal|nicht|ohne|anstatt|statt|gut|egal|je|doch|einfach|genau|eben|bevor|tage|tag|wochen|jahre|stunden|also)$/;

/** Adverbs that open a clause. */
export const OPENING_ADVERBS =
  /^(?:heute|gestern|morgen|jetzt|dann|danach|manchmal|oft|normalerweise|deshalb|leider|später|früher|zuerst|meistens|morgens|abends|trotzdem|natürlich|vielleicht|hier|dort|außerdem)$/;

/** Numbers and quantities before a plural. */
export const NUMBERS =
  /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|viele|vielen|einige|einigen|mehrere|mehreren|wenige|beide|beiden|\d+)$/;

/** Nouns that may stay in the singular after a number. */
export const COUNTED_IN_SINGULAR =
  /^(?:Uhr|Euro|Prozent|Grad|Kilo|Gramm|Liter|Meter|Kilometer|Stück|Mal|Cent|Dollar|Pfund|Bier|Kaffee|Tee|Wein|Cola|Glas|Mann|Jahr|Franken|Zentimeter|Quadratmeter|Watt|\p{L}+ber|Januar|Februar|März|April|Mai|Juni|Juli|August)$/u;

/** Adjectives that may stand before a noun as adverbs. */
export const ALSO_ADVERBS =
  /^(?:gut|besser|schlecht|schnell|langsam|früh|spät|kurz|lang|leicht|viel|wenig|mehr|weniger|genug|regelmäßig|richtig|perfekt|fließend|ganz|echt|rosa|lila|orange|beige|wirklich|voll|frei|allein|gern|selten|häufig|täglich|total|extra|super|ungefähr|rund|halb|typisch|ziemlich|zusammen|fertig|gemeinsam|schwer|normal|pro|direkt|nah|weit|hoch|fest|fast|einfach|sicher|genau|lieb|gleich|laut|leise|ruhig|natürlich|eigentlich)$/;

/** Verbs that take a bare infinitive. */
export const VERBS_WITH_INFINITIVE =
  /^(?:gehen|fahren|kommen|lernen|lassen|helfen|hören|sehen|bleiben|fühlen|spüren|heißen|nennen|brauchen|tun|schicken|lehren)$/;

/** Nouns that need an article as an object. */
export const WANTED_WITH_ARTICLE =
  /^(?:Auto|Hund|Katze|Wohnung|Haus|Handy|Computer|Laptop|Fahrrad|Bruder|Schwester|Freund|Freundin|Mann|Frau|Kind|Sohn|Tochter|Job|Zimmer|Garten|Apfel|Buch|Tisch|Stuhl|Bett|Lampe|Idee|Frage|Problem|Termin|Tasche|Jacke|Hose|Kleid|Lehrer|Lehrerin|Hobby|Film|Party|Prüfung|Stadt|Restaurant|Arzt|Plan|Traum|Balkon)$/;

/** Prepositions that learners bring from their own language, and that no case betrays. */
export const FOREIGN_PREPOSITIONS =
  /\b(?:fragen? über|(?<!was )für (?:ein(?:e|en)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+|viele|lange) (?:jahre?|monate?|wochen?|stunden?|tage?|zeit)|warte\w* für|träume?\w* über|angst (?:von|über)|(?:an|in|bei|zu) (?:\d+|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) uhr|(?<!es )gibt (?:viele|ein|eine|einen|kein|keine|keinen)|nein \p{Lu}\p{L}+|(?:gehe?n?|fahre?n?|fährt|komme?n?) (?:\p{L}+ ){0,2}zu hause|nach de[rmn] (?:schweiz|türkei|usa|ukraine|slowakei|niederlanden|strand|park|stadt|supermarkt|kino|meer|bahnhof|flughafen)|arbeit\w* (?:\p{L}+ )?wie (?:ein )?(?:lehrer|arzt|koch|kellner|verkäufer|ingenieur)(?:in)?|(?:die|der|den) (?:deutsch|englisch|französisch|spanisch)|sag\w* (?:\p{L}+ ){0,3}in deutsch|würde möchten|denke\w* (?:oft |viel |immer )*über mein\w+|(?:gehe?n?|gegangen|fahre?n?|gefahren|fliege?n?) zu (?!hause|fuß|bett|\p{Lu}|\p{Ll}+en\b)\p{L}+(?:land|stadt))\b/iu;

/** "Am der Morgen", "müde aber ich gehe", "ich besuche er", "drei mal". */
export const IMPOSSIBLE_PAIRS =
  /\b(?:(?:im|am|zum|zur|beim|vom|ins|ans) (?:der|die|das|dem|den|eine?[nmr]?|meine?[nmr]?)|(?:ein|zwei|drei|vier|fünf) mal|fühl(?:e|st|t|en) (?:gut|schlecht|müde|krank|wohl)|(?:ich|du|wir) \p{Ll}+ (?:er|ich|du|wir))\b|\p{L} (?:aber|denn|sondern) (?:ich|du|er|es|wir|man|ist|war|gefällt)\b/u;
