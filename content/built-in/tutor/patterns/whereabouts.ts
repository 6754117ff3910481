/** Verbs of going somewhere. */
export const GOING =
  /^(gehen|fahren|fliegen|reisen|laufen|ziehen|umziehen|zurückgehen|zurückfahren|kommen|zurückkommen|zurückfliegen)$/;

/** Towns, which have no article. */
export const TOWNS =
  /^(Berlin|Hamburg|München|Köln|Frankfurt|Stuttgart|Düsseldorf|Leipzig|Dresden|Bremen|Hannover|Nürnberg|Bonn|Wien|Graz|Salzburg|Zürich|Bern|Basel|Genf|Paris|London|Rom|Madrid|Barcelona|Istanbul|Ankara|Warschau|Prag|Moskau|Kiew|Athen|Deutschland|Österreich|Italien|Spanien|Frankreich|Polen|Griechenland|Portugal|England|Russland|Syrien|China|Japan|Indien|Brasilien|Europa|Afrika|Asien|Amerika|Mexiko|Kanada|Australien|Marokko|Ägypten|Rumänien|Bulgarien|Ungarn|Kroatien|Schweden|Norwegen|Dänemark|Belgien|Vietnam|Thailand)$/;

/** Words that may stand between a verb and its place. */
export const SMALL =
  /^(ich|du|er|sie|es|wir|ihr|man|wie|viel|wann|warum|heute|morgen|gestern|jetzt|dann|bald|später|oft|schon|auch|nicht|wieder|gleich|spät|früh|sehr|zu|um|am|im|abend|zusammen|allein|endlich|erst|noch|immer|jeden|jedes|jede|nächste[ns]?|letzte[ns]?|uhr|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|meistens|leider|direkt|dieses|diesen|diese|übermorgen|vorgestern|normalerweise|so|lieber|nie|manchmal)$/;

/** Countries with their article, by gender. */
export const COUNTRIES: Readonly<Record<string, "f" | "p">> = {
  Schweiz: "f",
  Türkei: "f",
  Ukraine: "f",
  Slowakei: "f",
  Mongolei: "f",
  USA: "p",
  Niederlande: "p",
  Niederlanden: "p",
};
