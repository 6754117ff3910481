/** What somebody drives or moves: "Er hat es gefahren", "Mein Vater hat Lastwagen gefahren". */
export const MOVED = /^(ihn|es|mich|dich|uns|euch|was|welche[nrs]?|lastwagen|lkw|traktor|trecker|taxi|rennen|kutsche)$/;

/** *nicht* before a single one is stronger than *kein*: "nicht einen einzigen Freund". */
export const NOT_ONE =
  /^nicht eine?[nmrs]? (?:einzig|(?:Cent|Wort|Mal|Tag|Sekunde|Minute|Mensch|Moment|Bissen|Schritt)$)/u;

/** They may stand between the verb and the participle of a short clause. */
export const BEFORE_A_PARTICIPLE =
  /^(ich|du|er|sie|wir|sehr|so|immer|heute|jetzt|auch|nicht|noch|schon|oft|gestern|total|ziemlich|etwas|ein|bisschen|zu|und|wirklich|ganz|echt|aber|leider)$/;

/** Beside *sein* they are states, or what people say in the south: "Ich bin gesessen." */
export const STATES_OR_REGIONAL = /^(verloren|besucht|gestanden|gesessen|gelegen|begonnen|verstanden|vergessen)$/;
