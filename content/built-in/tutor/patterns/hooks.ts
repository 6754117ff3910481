/** "meine Frau", "unserem kleinen Garten". */
export const OWN_NOUN = /(?<!\p{L})((?:mein|unser)(?:e[nmr]?)?) (?:(?!und|oder)\p{Ll}+e[nmrs]? )?(\p{Lu}\p{L}{2,})/gu;

/** Nouns that are nothing to ask about: time, body, feelings, and what everybody has. */
export const NO_HOOK =
  /^(?:Mal|Internet|Meinung|Name|Namen|Ding|Sache|Sachen|Gefühl|Kopf|Rücken|Hand|Hände|Bein|Fuß|Füße|Auge|Augen|Herz|Bauch|Zahn|Zähne|Haar|Haare|Knie|Arm|Kaffee|Tee|Wasser|Bier|Geld|Sofa|Bett|Handy|Telefon|Tasche|Uhr|Zeit|Stunde|Tag|Woche|Monat|Jahr|Morgen|Abend|Nacht|Wochenende|Pause|Feierabend|Meter|Frage|Antwort|Fehler|Problem|Schuld|Angst|Sorge|Sorgen|Glück|Grund|Art|Weise|Teil|Seite|Stelle|Ruhe|Alter|Erachtens|Ansicht|Kindheit|Nummer|Adresse|Küche|Zimmer|Tisch|Stuhl|Schuhe|Hose|Jacke|Tür|Fenster|Mund|Gesicht|Ohr|Ohren|Finger|Nase|Tod|Unfall|Krankheit|Scheidung|Ex|Leute|Kunden|Patienten|Sprache|\p{L}*[Aa]rzt|\p{L}*[Ää]rztin|Therapeut(?:in)?|Anwalt|Anwältin|Vermieter(?:in)?|Kunde|Kundin|Patient(?:in)?|Psycholog(?:e|in)|Friseur(?:in)?|Gast|Gäste|Besuch|Land|Heimat|Heimatland|Leben|Welt)$/u;

/** "meine Schüler", "in der Berufsschule": a noun and what stands before it. */
export const NAMED_NOUN =
  /(?<!\p{L})((?:[Mm]ein|[Uu]nser|[Ee]in)(?:e[nmr]?)?|[Dd](?:er|ie|as|en|em)) (?:(?!und|oder)\p{Ll}+e[nmrs]? )?(\p{Lu}\p{Ll}{2,})(?![-\p{L}])/gu;

/** Nouns of a phrase, or that say nothing by themselves: nobody can tell of them. */
export const NAMES_LITTLE =
  /(?:^(?:Regel|Fall|Rede|Rolle|Gegenteil|Menge|Hälfte|Mühe|Lust|Laune|Reihe|Nähe|Mitte|Gleiche|Selbe|Beste|Erste|Letzte|Ganze|Idee|Chance|Möglichkeit|Versuch|Blick|Schritt|Punkt|Satz|Thema|Wahrheit|Scherz|Witz|Quatsch|Unsinn|Anekdote|Geschichte|Eindruck|Gedanke|Weile|Bisschen|Person|Typ|Irrtum|Vorwurf|Tatsache|Rest|Sinn|Unterschied|Neuigkeit|Nachricht|Wunsch|Stunde|Minute|Gegend|Nase|Bude|Lage|Schnauze)|[Vv]erständnis|[Nn]ame|[Mm]al|frage|antwort)$/u;

/** Masculine nouns that end in -n in every case but the nominative. */
export const WEAK_NOUN = /(?:kollege|neffe|kunde|junge|nachbar|herr)$/iu;

/** Somebody is no more, or has left. */
export const NO_MORE =
  /(?<!\p{L})(?:gestorben|vererbt|geerbt|hinterlassen|(?:Baby|Kind) verloren|Fehlgeburt|verstorben|starb|tot|beerdig\p{L}*|lebt nicht mehr|nicht mehr da|(?:ist|sind) (?:jetzt )?weg|getrennt|geschieden|verlassen|Schluss gemacht|neue[nr]? Freund(?:in)?|nicht mehr zusammen)(?!\p{L})/iu;

export const LIVES_IN =
  /(?<!\p{L})(?:ich|wir) (?:(?:jetzt|heute|seit \p{L}+ \p{L}+) )?(?:wohne|lebe|wohnen|leben) (?:\p{Ll}+ (?:\p{L}+ )?){0,3}in (\p{Lu}[\p{L}-]{2,})(?=\W|$)/u;
export const COMES_FROM =
  /(?<!\p{L})(?:ich komme|komme ich|ich bin) (?:\p{Ll}+ ){0,2}aus (\p{Lu}[\p{L}-]{2,})(?=\W|$)/u;

/** People of whom nobody asks how they are or what they like. */
export const NOT_CLOSE =
  /(?:chef\p{Ll}*|kolleg\p{Ll}*|nachbar\p{Ll}*|lehrer\p{Ll}*|trainer\p{Ll}*|vermieter\p{Ll}*|arzt|ärztin|kund\p{Ll}*|patient\p{Ll}*|schüler\p{Ll}*|professor\p{Ll}*|mitbewohner\p{Ll}*|student\p{Ll}*|ex\p{Ll}*|schauspieler\p{Ll}*|sänger\p{Ll}*|autor\p{Ll}*|spieler\p{Ll}*|lieblings\p{L}+|verkäufer\p{Ll}*)$/iu;

/** Nouns whose gender depends on what they mean. */
export const TWO_GENDERS = /(?:band|see|leiter|kiefer|steuer|schild|gehalt|verdienst|erbe|mail|joghurt|event)$/iu;

/** Says what somebody thinks, asks, or speaks of others: then nobody asks for one more view. */
export const VIEW_TOLD =
  /\?|(?<!\p{L})(?:er|sie|ihm|ihn|ihnen|ihr\p{Ll}*|sein\p{Ll}*|streit\p{Ll}*|sagt|sagen|sagte|gesagt|meint|meinte|gemeint|findet|finden|denkt|glaubt|will|wollen|fragt|gefragt|allein|niemand|Schule|Wetter)(?!\p{L})/iu;

/** "Das Häuschen", "das Büchlein": small ones are neuter. */
export const SMALL_ONE = /(?:[äöüei]\p{Ll}{0,3}chen|lein)$/u;

/** "Die Chefin bin doch ich." */
export const ASKS_OR_IS_ONESELF = /\?|(?<!\p{L})bin (?:\p{Ll}+ )?ich(?!\p{L})/u;

/** "Meiner Kollegin": a feminine noun in -in is somebody. */
export const IS_WOMAN = /er \p{Lu}\p{L}+in$/u;

/** What somebody calls theirs and can tell of. */
export const IS_OWNED =
  /(?:^(?:Kind|Baby|Haus|Bus|Laden|Chor|Band|Verein|Team|Studium|Deutsch)|hund|katze|kater|pferd|vogel|garten|wohnung|firma|arbeit|job|reise|dorf|stadt|schule|universität|kurs|mannschaft|hobby|gitarre|klavier|geige|motorrad|auto|projekt|ausbildung|café|restaurant|hochzeit|blog|balkon|boot|sammlung|werkstatt|beruf|studium|roadtrip|praktikum|masterarbeit|doktorarbeit)$/iu;
