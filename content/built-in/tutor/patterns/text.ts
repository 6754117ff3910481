/** Function words that may start a sentence and are not nouns: they lose their capital inside one. */
export const NEVER_CAPITAL =
  /^(?:ich|du|es|das|der|die|den|dem|ein|eine|einen|einem|einer|mein\w*|dein\w*|kein\w*|am|im|in|an|auf|mit|bei|beim|zu|zum|zur|von|vom|nach|für|ohne|um|aus|vor|seit|über|unter|wenn|weil|dass|ob|als|wer|was|wo|wie|wann|warum|wohin|woher|welch\w*|wofür|womit|woran|worauf|worüber|wovon|manche|viele|alle|jeder|wir|er|man|so|da|dann|heute|morgen|morgens|abends|gestern|oft|manchmal|immer|letzte\w*|nächste\w*|jede\w*|zuerst|danach|wegen|trotz|während|statt|dank|durch|gegen|außer|eigentlich|natürlich|leider|vielleicht|nur|nie|selten|meistens|fast|etwa|ungefähr|täglich|(?:ein|zwei|drei|vier|fünf|sechs)mal|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|hundert|tausend|sehr|ziemlich|ganz)$/i;

/** Compounds that mean something else than their last part: no Ausflug needs a plane, and no Krankenkasse has a line. */
export const OWN_MEANING = new Set(
  "arbeitsmarkt ausflug bahnhof bauernhof baumarkt ehrgeiz einfluss flohmarkt freizeit frühstück gastfreundschaft handschuh hochzeit jahreszeit kindergarten kochbuch krankenkasse lieblingsschauspieler mahlzeit motorrad nebelmaschine radfahrer schauspieler schweinehund sparkasse supermarkt tagebuch uhrzeit vergangenheit waschmaschine".split(
    " ",
  ),
);

/** What everybody knows, and words that the tutor’s own phrases use in another sense ("Da fällt mir … ein"). */
export const KNOWN =
  /^(?:sein|haben|machen|gehen|kommen|heißen|können|müssen|möchten|gern|auch|sehr|dann|noch|heute|also|okay|wei(?:ß|t)|schon|leider|lieb|lieber|letzte|einmal|selbst|verstehen|gut|gute|wohin|woher|woran|warum|hier|dort|jetzt|stehen|viel|viele|immer|schwer|leicht|sicher|ganz|klar|echt|groß|schön|mögen|geben|wissen|Paar|Frau|Herr|Mal|halt|denn|eigentlich|gerade|manchmal|weniger|fallen|malen|wenig|andere|dabei|damit|erst|bald|lassen|werden|wann|Folge|nüchtern|Thema|Beispiel|Frage|Stichwort|Wort|Deutsch)$/;

/** A word, number, mark or address of a message; an abbreviation keeps its point. */
export const PIECE =
  /https?:\/\/\S+|\S+@\S+\.\S+|(?:z\.\s?B\.|d\.\s?h\.|u\.\s?a\.|usw\.|bzw\.|ca\.|Dr\.|Nr\.|Str\.|Prof\.|evtl\.|ggf\.|vgl\.|Tel\.)|\d+(?:[.,:]\d+)*\.?(?=\s+\p{Lu}\p{Ll})|\d+(?:[.,:]\d+)*|['’]?\p{L}[\p{L}\p{M}]*(?:[-’'][\p{L}\p{M}\d]+)*[’']?|\.{2,}|…|[.!?]+|[,;:]|\S/gu;
