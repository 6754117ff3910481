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
