/** Words of which a learner may use one for the other: their case, their auxiliary, their preposition. */
export const FORM_FAMILIES: readonly RegExp[] = [
  /^(?:der|die|das|dem|den|des)$/iu,
  /^(?:k?ein|mein|dein|sein|ihr|unser|eu(?:er|re?))(?:e|en|em|er|es|n|m|r|s)?$/iu,
  /^(?:mir|mich)$/iu,
  /^(?:dir|dich)$/iu,
  /^(?:ihm|ihn)$/iu,
  /^(?:ihr|ihnen|sie)$/iu,
  /^(?:habe?|bin)$/iu,
  /^(?:hast|bist)$/iu,
  /^(?:hat|ist)$/iu,
  /^(?:haben|sind)$/iu,
  /^(?:hatte|war)$/iu,
  /^(?:welche[mnrs]?|diese[mnrs]?|jede[mnrs]?|alle[mnrs]?)$/iu,
  /^(?:wen|wem|wer|wessen)$/iu,
  /^(?:dass|das|ob|wenn|als|wie)$/iu,
];

/** Prepositions count as two forms of the same only where the same noun stands behind both. */
export const PREPOSITIONS =
  /^(?:in|im|ins|an|am|ans|auf|aufs|aus|bei|beim|mit|nach|von|vom|zu|zum|zur|für|über|um|vor|seit|ab|bis)$/iu;

/** What opens a question about words and belongs to neither form. */
export const ASKS_WHICH =
  /^.*(?:\b(?:sag(?:t man|e ich)|heißt (?:es|das)|schreib(?:t man|e ich)|ist (?:es|das)|muss (?:es|ich) (?:heißen|sagen)|(?:was|welches) ist (?:besser|richtig|korrekt)|richtig|frage)\b(?: (?:jetzt|denn|eigentlich|hier|nun|auf deutsch|besser))*|[:;–])[ ,:„"]*/iu;

/** A choice between two things in the world, in whatever form. */
export const CHOOSES_A_THING = /(?<!\p{L})(?:lieber|besser gefallen|mehr|willst du|möchtest du|magst du)(?!\p{L})/iu;

/** "Der oder die Butter?" asks for the article. */
export const ONLY_ARTICLES = /^(?:der|die|das)(?: \p{Lu}\p{L}+)?$/u;
