/** They stand between a comma and the word that begins its clause: "nur weil", "auch wenn". */
export const BEFORE_A_CLAUSE =
  /^(und|oder|aber|schon|so|auf|ohne|statt|anstatt|als|nur|auch|nicht|allem|sondern|denn|bloß|gerade|vielleicht|ja|eben|wohl|kurz|erst|außer|einfach|besonders|allein|halt|umso|zumal|je|doch|nein|insbesondere|sofort|bald|direkt|lange|kaum)$/;

/** *um* that says what for no purpose: "es geht um", "bitten um", and the time in "um acht Uhr anzufangen". */
export const NO_PURPOSE =
  /^(?:geht|ging|es|darum|bitte|bitten|kümmern|handelt|nur|allein|und|oder|kampf|kämpfen) |(?<=um )(?:halb|kurz|punkt|viertel|mitternacht|\d+|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)$/u;

/** What a verb may have as its object, beside nouns. */
export const OBJECTS =
  /^(?:mich|dich|ihn|sie|es|uns|euch|sich|das|dies|was|etwas|nichts|alles|viel|viele|wenig|keine?n?|eine?n?|eins|jemanden|niemanden|recht|dass|ob)$/;

/** Behind them *das* is a pronoun or an article, not *dass*. */
export const BEFORE_DAS =
  /^(als|wie|das|etwas|nichts|alles|vieles|eins|eines|jenes|dieses|dasjenige|was|wo|wer|genau|nur|auch|ist|meins|deins)$/;

/** "Ich weiß nicht, wenn der Zug abfährt" means *wann*, not *ob*. */
export const BY_THE_CLOCK =
  /^(beginnt|anfängt|abfährt|ankommt|losgeht|öffnet|schließt|endet|aufmacht|zumacht|startet|fährt)$/;
