/** Asks for other people: an answer about them is a plain one. */
export const ASKS_FOR_OTHERS =
  /(?<!\p{L})(?:wer|wen|wem|familie|freunde?n?|kinder|leute|gäste?n?|eltern|nachbarn|kollegen|chef\p{L}*|man|menschen)(?!\p{L})/iu;

/** Asks for a thing, a person, a place or a memory, not for a view. */
export const NO_VIEW_ASKED =
  /^(?:an |in |von |mit |auf )?(?:welche[rnms]?|wer|wem|wen|wo|wann|was für|das ende)(?!\p{L})/iu;
