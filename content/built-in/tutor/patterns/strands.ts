/** Denies what was asked for: a question that takes it for granted would not have listened. */
export const DENIES =
  /(?<!\p{L})(?:nicht|nichts|nix|kein\p{Ll}*|nie|niemals|niemand\p{Ll}*|nein|nee|nö|noch nie|gar nicht|wei(?:ß|ss) nich\p{L}*)(?!\p{L})/iu;

/** Has no work at the moment: questions about it would hurt or make no sense. */
export const NO_WORK =
  /(?<!\p{L})(?:Student(?:in)?|studiere|Schüler(?:in)?|arbeitslos|keine Arbeit|keinen Job|(?:suche|suchen) (?:\p{L}+ ){0,3}(?:Arbeit|Job|Stelle)|(?:Arbeit|Job|Stelle) verloren|Rentner(?:in)?|in Rente|Ruhestand|arbeite nicht|Hausfrau|Hausmann|Elternzeit|gekündigt)(?!\p{L})/iu;

/** Names a place that "dort" can mean. */
export const NAMES_A_PLACE =
  /(?<!\p{L})(?:in|im|ins|nach|an|am|ans|auf|bei|beim|zu|zum|zur|aus) (?:\p{Ll}+ )*(?!(?:Morgen|Abend|Nacht|Mittag|Nachmittag|Wochenende|Zeit|Woche|Sommer|Winter|Herbst|Frühling|Urlaub|Januar|Februar|März|April|Mai|Juni|Juli|August|\p{L}+tag|\p{L}+ber|Jahr|Bus|Zug|Auto|Hause|Garten|Küche|Büro|Bett|Arbeit|Familie|Zimmer|Wohnung|Deutschkurs|Kurs)(?!\p{L}))\p{Lu}\p{L}+/u;
