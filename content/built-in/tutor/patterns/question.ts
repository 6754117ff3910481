export const EMPTY_WORDS = new Set(
  "was wer wen wem wann wo wie woher wohin warum welche welcher welches welchen welchem wofür womit worüber viel viele oft alt lange du sie dir dich ihnen ihr ihre ihren ihrem ihrer dein deine deinen deinem deiner ich es man in im am an auf mit bei zu zum zur für von der die das den dem ein eine einen einem einer und oder so denn eigentlich gern am besten am liebsten sein haben schon noch zuletzt dort dazu nicht möchten mögen werden".split(
    " ",
  ),
);

/** People, places and matters that occur in talk about anything: a grandmother in a story is no reason to ask for recipes. */
export const SAYS_NO_TOPIC =
  /^(?:Familie|Mutter|Vater|Eltern|Bruder|Schwester|Geschwister|Oma|Opa|Gro(?:ß|ss)(?:mutter|vater|eltern)|Kind|Mann|Frau|Freund|Freundin|Land|Stadt|Dorf|Heimat|Ausland|Deutschland|Schule|Zeit|Alltag|Kindheit|Erinnerung|Sprache|Wort|Name|Besuch|Preis|Haus|Auto|Glück|Kultur|Mensch|Leute|Gast|Satz|Kollege|Kollegin)$/;

/** "Am Abend sehe ich Serien" is about series. */
export const SAYS_WHEN =
  /^(?:Woche|Monat|Jahr|Tag|Morgen|Mittag|Abend|Nacht|Wochenende|Montag|Samstag|Sonntag|Frühling|Sommer|Herbst|Winter)$/;

/** Complains about something. */
export const COMPLAINS =
  /(?<!\p{L})(?:gar nicht|überhaupt nicht|hasse|leider|schrecklich|furchtbar|langweilig|beschweren|gebrochen|gestohlen|verletzt|betrogen)\b/iu;

/** Nouns that say when or how much: nothing to come back to. */
export const NOT_A_THEME =
  /^(?:Woche|Jahr|Tag|Morgen|Mittag|Abend|Nacht|Wochenende|Sonntag|Samstag|Montag|Freitag|Zeit|Land|Mann|Frau|Sommer|Winter|Spaß|Termin|Freund|Freundin|Kind|Mensch|Leute|Ding|Sache|Stück|Grund|Glück|Hause|Uhr|Wort|Meinung|Name|Bild|Art|Frage|Moment|Seite|Teil|Ei|Ende|Anfang|Leben|Welt|Ort|Euro|Geld)$/;

export const LOST: readonly string[] = [
  "verlieren",
  "verloren",
  "stehlen",
  "gestohlen",
  "kaputt",
  "abstürzen",
  "sterben",
  "gestorben",
];

export const ASKS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:wie lange|seit wann)\b/iu, /\bseit\b|\b(?:stunden?|minuten?|tage?|wochen?|monate?|jahre?) lang\b/iu],
  [/^wie viele\b/iu, /\d|\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwanzig|hundert|viele)\b/iu],
  [/^wie oft\b/iu, /\b(?:\p{L}+mal|mal|jede[nsmr]?|immer|oft|nie|manchmal|selten|täglich)\b/iu],
  [/^warum\b/iu, /\b(?:weil|denn|damit)\b/iu],
  [
    /^wann\b/iu,
    /\b(?:um|am|im|danach|davor|morgens|mittags|abends|nachts|heute|morgen|jede\p{Ll}*|nach de[mr]|vor de[mr]|immer|gerade|jetzt)\b/iu,
  ],
  [/^wo\b/iu, /\b(?:im|in|zu Hause|bei|beim|auf de[mr]|am)\b/iu],
  [/^mit wem\b/iu, /\bmit (?:mein|unser|de[rmn] )|\b(?:allein|alleine|zusammen)\b/iu],
  [/^wie alt ist dein bruder/iu, /\b(?:zwei|drei|vier|fünf|\d) brüder\b/iu],
];

/** What a message must hold to answer a question of this kind; the question's own words are not enough. */
export const ANSWERED_BY: readonly [RegExp, RegExp][] = [
  [
    /^(?:seit )?wann\b/i,
    /^(?:um|uhr|am|morgens|abends|mittags|nachts|immer|jeden|gestern|seit|vor|montag|sonntag|letzte\w*)$/,
  ],
  [/^wo\b/i, /^(?:in|im|bei|beim|auf|zu|hause|hier)$/],
  [/^(?:mit wem)\b/i, /^(?:mit|wir|allein|zusammen)$/],
  [/^wie lange\b/i, /^(?:stunden?|minuten?|tage?|wochen?|monate?|jahre?|lang)$/],
  [/^wie oft\b/i, /^(?:oft|nie|immer|jeden|manchmal|selten|einmal|zweimal)$/],
  [
    /^wie viele\b/i,
    /^(?:\d+|keine?|viele|einen?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+(?:zehn|zig)|hundert|alle)$/iu,
  ],
  [/^(?:warum|wofür|woher|von wem|für wen)\b/i, /^(?:weil|denn|von|für|aus)$/],
];

/** "Ich trinke Kaffee mit meiner Freundin" is about coffee. */
export const BESIDE = /\b(?:mit|für|bei|zu|von) (?:mein|unser)\p{Ll}* \p{Lu}/u;

/** "Was gefällt dir an deiner Stadt?" after a complaint about it would not have listened. */
export const ASSUMES_LIKING = /gefällt|gefallen|am liebsten|Spaß|\bgern\b|schätzen|schätzt/u;

/** Participles that say what somebody or something is like, not what happened. */
export const IS_SO =
  /^(?:verrückt|bekannt|beliebt|verliebt|verheiratet|besetzt|begeistert|berühmt|vegan|bereit|verboten|gesund|gestresst|genervt|geöffnet|geschlossen|gesamt|interessiert|organisiert)$/u;

export const TIME_OR_PLACE =
  /(?<!\p{L})(?:gestern|heute|morgen|letzte\p{L}*|nächste\p{L}*|war|wäre?st?|würde|zuletzt|dort|hier|morgens|abends|im|am|bin|habe)(?!\p{L})/iu;

/** The question word that a question begins with, with its preposition. */
export const ASKED_FIRST =
  /^(?:(?:seit|bis|ab|mit|für|von|bei|zu|an|auf|in|über|nach|aus|um|gegen|ohne) )?(?:wer|wen|wem|was|wo|woher|wohin|wann|warum|wieso|weshalb|wofür|womit|worauf|woran|worüber|wovon|worin|wie(?: (?:oft|lange|viele?|alt|groß|lang|spät))?|welche[rnms]?)\b/iu;

const RELATIVES = String.raw`(?:Sohn|Tochter|Mann|Frau|Bruder|Schwester|Vater|Mutter|Kinder|Brüder|Schwestern|Eltern|Söhne|Töchter|Enkel\p{Ll}*)`;
const DOES_SPORT = String.raw`(?:trainier(?:t|en)|joggt|joggen|turnt|boxt|schwimmt|Torwart|Sport|spiel(?:t|en) [^.!?]{0,40}(?:\p{L}*ball|Tennis|Hockey|Handball))`;

const said = (pattern: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, "iu");

/** A beginner's questions, each with what an earlier message says when it has answered them in words of its own. */
export const SAID_BEFORE: readonly (readonly [asks: RegExp, said: RegExp])[] = [
  [
    /^(?:wo wohnst du|in welcher stadt)/u,
    said(String.raw`(?:ich|wir) (?:\p{L}+ ){0,3}(?:wohne|lebe|wohnen|leben)|(?:wohne|lebe|wohnen|leben) (?:ich|wir)`),
  ],
  [
    /^mit wem wohnst du/u,
    said(String.raw`(?:wohne|lebe|wohnen|leben) (?:\p{L}+ ){0,4}(?:mit|bei|allein)|allein (?:wohne|lebe)`),
  ],
  [/^woher kommst du/u, said(String.raw`(?:komme|kommen) (?:\p{L}+ ){0,2}aus|ich bin (?:\p{L}+ )?aus`)],
  [
    /^wer gehört zu deiner familie/u,
    said(
      String.raw`(?:mein|unser)\p{Ll}* (?:\p{Ll}+ )?${RELATIVES}(?!\p{L})[^]*(?:mein|unser)\p{Ll}* (?:\p{Ll}+ )?${RELATIVES}`,
    ),
  ],
  [
    /^wie viele (?:geschwister|kinder)/u,
    said(
      String.raw`(?:habe|haben) [^.!?]*(?:Bruder|Brüder|Schwestern?|Geschwister|Kind(?:er)?|Sohn|Tochter)|Einzelkind`,
    ),
  ],
  [
    /^wer macht in deiner familie sport/u,
    said(String.raw`(?:${RELATIVES}|er|sie)(?!\p{L})[^.!?]*(?<!\p{L})${DOES_SPORT}`),
  ],
  [
    /^was machst du(?: so)?,? (?:an deinem freien tag|wenn du einen tag frei hast|in der freizeit|am wochenende)/u,
    said(
      String.raw`(?:freien? Tag|am Wochenende|in (?:der|meiner) (?:Freizeit|freien Zeit)|habe (?:\p{L}+ )?frei)(?!\p{L})[^?]{0,30}(?<!\p{L})(?:ich|wir)`,
    ),
  ],
  [
    /^was isst du zum frühstück/u,
    said("zum Frühstück|frühstücke|am Morgen esse|morgens esse|esse (?:ich )?(?:am Morgen|morgens)"),
  ],
  [
    /^wann isst du etwas süßes/u,
    said(
      String.raw`(?:jede[nrs]?|am|nach dem|zum|abends|nachts|täglich|immer)(?!\p{L})[^.!?]*(?<!\p{L})(?:Schokolade|Kuchen|Kekse?|Eis|Süß\p{Ll}+)|(?:Schokolade|Kuchen|Kekse?|Eis|Süß\p{Ll}+)(?!\p{L})[^.!?]*(?<!\p{L})(?:jede[nrs]?|am|nach dem|zum|abends|nachts|täglich|immer)`,
    ),
  ],
  [
    /^was ist (?:für dich )?(?:beim deutschlernen|an der deutschen sprache|auf deutsch|in deutsch) (?:besonders )?schwer/u,
    said(
      String.raw`(?:der,? die,? (?:und )?das|Artikel|Grammatik|Verben|Aussprache|Dativ|Akkusativ|Wörter|Sätze|Deutsch)(?!\p{L})[^.!?]*(?<!\p{L})(?:schwer|schwierig|kompliziert)`,
    ),
  ],
  [
    /^(?:wie groß ist deine wohnung|wie viele zimmer hat (?:die|deine) wohnung)/u,
    said(
      String.raw`Wohnung (?:ist|hat)[^.!?]*(?:klein|groß|riesig|winzig|Zimmer)|(?:haben|habe) (?:nur )?\p{L}+ Zimmer|Quadratmeter`,
    ),
  ],
  [
    /^mit wem sprichst du(?: denn)? deutsch/u,
    said(String.raw`(?:sprechen wir|wir sprechen|spreche)(?!\p{L})[^.!?]*(?<!\p{L})(?:Deutsch|mit)`),
  ],
  [/^was trinkst du (?:gern|am tag)$/u, said("ich trinke|trinke ich")],
  [/^was trinkst du am morgen$/u, said("am Morgen trinke|morgens trinke|trinke (?:ich )?(?:am Morgen|morgens)")],
  [
    /^(?:was isst du (?:(?:noch|dann|sonst|oft) )?(?:gern|oft|am liebsten)|was ist dein lieblingsessen)$/u,
    said(
      String.raw`(?:ich esse|esse ich|ich mag|mag ich) (?:\p{L}+ ){0,2}(?:gern|gerne|viel|oft|am liebsten)|Lieblingsessen`,
    ),
  ],
  [
    /^was kochst du (?:am liebsten|gern|oft)$/u,
    said(String.raw`koche (?:ich )?(?:lieber|am liebsten|oft|meistens) \p{L}+`),
  ],
  [
    /^wie (?:viele stunden|lange) schläfst du/u,
    said(String.raw`(?:schlafe|schlafen)(?!\p{L})[^.!?]*(?:Stunden|bis)|Stunden Schlaf`),
  ],
  [
    /^wie kommst du zur arbeit/u,
    said(String.raw`(?:mit (?:dem|der|meinem) (?:Bus|Auto|Rad|Fahrrad|Zug|Bahn|U-Bahn)|zu Fuß)`),
  ],
  [
    /^wann (?:hast du feierabend|beginnt deine arbeit|bist du fertig)/u,
    said(String.raw`(?:arbeite|arbeiten)(?!\p{L})[^.!?]*(?:von|bis|um|ab) [^.!?]*Uhr|Feierabend`),
  ],
  [/^wann hast du(?: denn)? frei/u, said("(?:habe|haben|ist|immer|Tage?) (?:ich |wir )?frei|freier? Tag")],
  [/^mit wem arbeitest du/u, said(String.raw`(?:mein|unser)\p{Ll}* Kolleg\p{Ll}*`)],
  [
    /^welche sprache sprichst du bei der arbeit/u,
    said(String.raw`(?:spreche|sprechen) [^.!?]*\p{L}+isch|(?:spreche|sprechen) [^.!?]*Deutsch`),
  ],
  [
    /^was hat dir auf deiner letzten reise/u,
    said("(?:hat|haben) (?:mir|uns) [^.!?]*gefallen|am besten war|am schönsten war"),
  ],
  [
    /^wohin (?:fährst du im urlaub|möchtest du im nächsten urlaub)/u,
    said(String.raw`(?:möchte|will|fahre|fliege|fahren|fliegen) [^.!?]*nach \p{L}+`),
  ],
  [
    /^wie oft machst du sport|^wann machst du sport/u,
    said(
      String.raw`(?:spiele|trainiere|jogge|laufe|schwimme|mache|spielen|trainieren)(?!\p{L})[^.!?]*(?:jede[nrs]?|täglich|\p{L}+mal|mal (?:in|pro)) `,
    ),
  ],
  [
    /^wie geht es dir/u,
    said(
      String.raw`(?:mir geht(?: es|['’]s)|geht(?: es|['’]s) mir) (?:\p{L}+ )?(?:gut|besser|schlecht)|heute (?:\p{L}+ )?gut`,
    ),
  ],
];
