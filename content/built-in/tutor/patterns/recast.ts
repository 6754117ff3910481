/** Words that send the verb to the end. */
export const SUBORDINATORS = new Set(
  "weil dass wenn ob als obwohl damit nachdem bevor während bis seit seitdem sobald solange falls da wie wo was wer wen wem warum wann wohin woher wofür womit worüber".split(
    " ",
  ),
);

/** What may stand before the sentence that is said back. */
export const LEADING =
  /^(?:(?:hallo|hi|hey|ey|na|tja|guten (?:tag|morgen|abend)|ja|nein|doch|naja|na ja|ach|ach so|oh|so(?=,)|also|und|aber|okay|ok|danke|hm+|denn|klar|keine ahnung|haha|ehrlich gesagt(?=,)|alles klar|krass)\b[,!. ]*)+/iu;

/** Colloquial short forms: they are said back whole. */
export const SHORT_FORMS =
  /^(?:hab|könnt|würd|sollt|müsst|hätt|wär|tät|werd|find|glaub|denk|mein|mach|geh|komm|sitz|trau|kenn|lern|arbeit|wohn|spiel|lauf|brauch|hoff|versuch|probier|versteh|weiger|freu|fühl|bestell|promovier|studier)$/;

/** No subject stands right behind one of these. */
export const PREPOSITIONS = new Set(
  "in im ins an am ans auf aufs mit bei beim zu zum zur von vom nach für ohne um aus vor seit über unter hinter neben zwischen durch gegen trotz wegen während".split(
    " ",
  ),
);

/** Begins a noun phrase. */
export const DETERMINER =
  /^(?:de[rnms]|die|das|(?:k|m|d|s)?ein(?:e[nmrs]?)?|ihr(?:e[nmrs]?)?|uns(?:er|ere[nmrs]?)|dies\w+|jed\w+|(?:der|die|das|den|dem)selben?|welch\w+|solch\w+|beide[nmrs]?|alle\w*|viele?n?|einige|manche|zwei|drei|vier|fünf|\d+)$/i;

/** "Darüber könnten wir lange streiten": the tutor may be one of us. */
export const WE_TWO = /\b(?:könnten|sollten|können|wollen) wir\b|\bwir (?:könnten|sollten)\b|^\p{L}+en wir\b/iu;

/**
 * A remark that is not meant for a listener to repeat: "Konsequent, ich weiß", "Kein Problem, …"; or a bare "Ich finde schon." and "Ich weiß
 * nicht.", of which half a sentence would come back.
 */
export const REMARKS =
  /\bich wei(?:ß|ss)$|^ich (?:finde|glaube|denke|meine|hoffe) (?:ja|schon|auch|nicht|nein|so)$|^ich wei(?:ß|ss) (?:es |das )?(?:noch |leider )?nicht$|^(?:kein problem|kein thema|macht nichts|schon gut|(?:das (?:ist|war) )?schon in ordnung)(?!\p{L})/iu;
