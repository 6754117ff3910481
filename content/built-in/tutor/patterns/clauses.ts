/** Parts of a clock time. */
export const CLOCK_WORDS =
  /^(halb|kurz|viertel|Viertel|Punkt|Mitternacht|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)$/;

/** Times in the past. */
export const IN_THE_PAST =
  /^(gestern|vorgestern|gestern (Abend|Morgen|Nachmittag)|letzte[ns]? \p{Lu}\p{L}+|als Kind|früher)$/iu;
