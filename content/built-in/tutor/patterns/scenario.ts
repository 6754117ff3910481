/** "Können wir beim Arzt spielen?", "Lass uns ein Vorstellungsgespräch üben." */
export const ASKS_FOR_ROLE =
  /\b(?:rollenspiel|spielen wir|spiel(?:en)? (?:du |sie )?(?:den|die|das|einen|eine)|role ?play|(?:können|könnten|wollen) wir .{0,50}(?:spielen|üben|durchspielen)|(?:kannst|könntest|willst) du .{0,60}(?:spielen|üben|durchspielen)|(?:können|könnten|wollen) sie .{0,60}(?:spielen|üben|durchspielen)|(?:ich möchte|ich will|ich würde gern|lass uns|lassen sie uns) .{0,60}(?:spielen|üben|durchspielen))\b/iu;

/** What a step must not ask when the message has just said it. */
export const STEP_ANSWERED: readonly (readonly [RegExp, RegExp])[] = [
  [/\bSeit wann\b|\bWie lange \{?hast/u, /\bseit\b/iu],
  [/\bwie viele Personen\b/u, /\b(?:\d+|eine|zwei|drei|vier|fünf|sechs) (?:Person|Leute)/iu],
  [
    /\bWann möcht|\bWann \{möcht/u,
    /\b(?:heute|morgen|um \p{L}+|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)\b/iu,
  ],
  [/\bbar oder mit Karte\b|\bbezahlen\?/u, /\b(?:mit Karte|bar)\b/iu],
  [/\bAllergien\b/u, /\ballergi/iu],
  [/\bMedikamente\b/u, /\bMedikament|\bTablette/iu],
  [/\bErmäßigung\b/u, /\bBahncard|\bErmäßigung|\bStudent/iu],
  [/\bGepäck\b/u, /\b(?:Koffer|Gepäck|Rucksack|Tasche)/iu],
  [/\bberuflich\b|\bvon Beruf\b/u, /\bich (?:arbeite|bin) (?:[a-zäöü]+ )?(?:als|bei) |\bvon Beruf\b/iu],
  [/\bWarum \{?zieh/u, /\b(?:weil|wegen|Mitbewohner|umziehen|ausziehen|gekündigt)/iu],
  [/\bAb wann\b/u, /\b(?:ab|sofort|nächste[nrs]?) (?:dem |Monat|Woche|Jahr|sofort|\p{Lu})|\bab sofort\b/u],
];

/** "Kann ich einen Kaffee haben?" is an order, not a question. */
export const ORDERS = /\b(?:kann|könnte|darf|dürfte|hätte|können|könnten|dürfen|hätten) (?:ich|wir)\b/iu;

/** After "Welche Fragen haben Sie?", a question is the answer. */
export const INVITES_QUESTIONS = /\b(?:Fragen|wissen)\b/u;

/** "Und du?" */
export const RETURNS = /^\W*und (?:du|sie|dir|ihnen|bei dir|bei ihnen)\W*$/iu;
