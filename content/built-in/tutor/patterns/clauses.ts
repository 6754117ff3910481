/** Parts of a clock time. */
export const CLOCK_WORDS =
  /^(halb|kurz|viertel|Viertel|Punkt|Mitternacht|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)$/;
