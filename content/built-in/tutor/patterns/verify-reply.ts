import type { Language } from "#schema/terms/language.ts";

/** Common words of each language: whose of them a text has most, that is the language it is in. */
export const TELLING: Readonly<Record<Language | "english", ReadonlySet<string>>> = {
  german: new Set(
    "ich du er wir ihr sie der die das den dem ein eine einen und oder aber nicht ist sind war hast habe haben mit für auf zu dein dich dir mir mich ihnen dann was wie wer welche welchen".split(
      " ",
    ),
  ),
  french: new Set(
    "je tu il elle nous vous ils elles le les des au aux et est sont était avec pour dans sur pas ne ce cette ces mon ton votre vos que qui où quand comment pourquoi quel quelle quels avez avoir être très aussi mais ça c'est j'ai as-tu bien bonjour oui".split(
      " ",
    ),
  ),
  spanish: new Set(
    "yo tú usted él ella nosotros ustedes el los las unos y es son está están con para por muy pero también qué cómo cuándo dónde cuál quién mi su sus tu te me se del al hay tiene tienes hace qué más sí hola eso esto".split(
      " ",
    ),
  ),
  italian: new Set(
    "io lui lei noi voi loro il lo gli i uno e è sono con per molto ma anche che cosa come quando dove quale chi mio tuo suo della del nel al ti mi si hai ha hanno c'è più sì ciao bene di da questo questa perché".split(
      " ",
    ),
  ),
  english: new Set(
    "the i you he she we they is are was were and but with for of to what how when where why which my your his her this that have has do does did not can could would very also".split(
      " ",
    ),
  ),
};

/** A word that begins a question. */
export const ASKING_WORD =
  /\b(?:wer|wen|wem|wessen|was|wo|woher|wohin|wie|wann|warum|wieso|weshalb|welche[rnms]?|inwiefern|inwieweit|wo(?:für|mit|ran|rin|rauf|rüber|von|zu|bei|nach|raus|durch|gegen|rum|vor))\b/iu;

/** What only a person could say of themselves. */
export const HUMAN_LIFE =
  /\bich (?:war|bin|fahre|reise) (?:auch |schon |oft )*(?:in|nach) \p{Lu}|\bmein(?:e|er)? (?:Freund|Frau|Mann|Mutter|Vater|Kindheit)\b/u;

/** German words that English does not have, as a sign of an explanation in German. Quoted examples hold a few of them. */
export const GERMAN_WORDS =
  /(?<!\p{L})(?:der|das|den|dem|des|ein|eine|einen|einem|einer|ist|sind|wird|werden|muss|steht|nach|mit|bei|nicht|und|oder|weil|dass|hier|Verb|Satz|Nebensatz|Akkusativ|Dativ|Genitiv|Nominativ|Artikel|Endung|Wortstellung|Präposition)(?!\p{L})/giu;
