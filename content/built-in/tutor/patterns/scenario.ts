/** "Können wir beim Arzt spielen?", "Lass uns ein Vorstellungsgespräch üben." */
export const ASKS_FOR_ROLE =
  /\b(?:rollenspiel|spielen wir|spiel(?:en)? (?:du |sie )?(?:den|die|das|einen|eine)|role ?play|(?:können|könnten|wollen) wir .{0,50}(?:spielen|üben|durchspielen)|(?:kannst|könntest|willst) du .{0,60}(?:spielen|üben|durchspielen)|(?:können|könnten|wollen) sie .{0,60}(?:spielen|üben|durchspielen)|(?:ich möchte|ich will|ich würde gern|lass uns|lassen sie uns) .{0,60}(?:spielen|üben|durchspielen))\b/iu;

const PLACE =
  "(?:am Bahnhof|bei[mr] (?:Arzt|Ärztin)|in der Praxis|im (?:Restaurant|Café|Hotel|Geschäft|Laden|Vorstellungsgespräch)|auf (?:der|einer) Party|in einem (?:Restaurant|Hotel|Rollenspiel)|im (?:Spiel|Rollenspiel))";

/** "Ich will nicht mehr spielen", "Wir sind nicht am Bahnhof", "Das Spiel war gut.": the learner speaks as themselves again. */
export const LEAVES_ROLE = new RegExp(
  [
    String.raw`(?:will|möchte|mag|wollen|möchten|kann)(?: (?:ich|wir|jetzt|bitte|das|es|hier|eigentlich|auch|lieber|wirklich))* nicht(?: mehr| länger| weiter)* (?:weiter|mit)?spielen`,
    String.raw`(?:aufhören|aufzuhören|Schluss machen|hör(?:en Sie|t)? (?:bitte |doch |jetzt |endlich )*auf)[^.!?]{0,20}(?:zu spielen|Spielen|Spiel|Rollenspiel)`,
    String.raw`(?:das|dem|diesem|unser|unserem) (?:Rollens|S)piel (?:\p{Ll}+ ){0,3}(?:aufhören|beenden|abbrechen|stoppen|vorbei|zu Ende|aus|fertig|reicht)`,
    String.raw`(?:das|dein|Ihr|unser) (?:Rollens|S)piel (?:war|ist|hat|reicht)`,
    String.raw`genug (?:gespielt|vom (?:Rollens|S)piel)|(?:Schluss|Ende) (?:mit|vom|von) (?:dem |diesem )?(?:Rollenspiel|Spiel(?:en)?)|kein(?:e|en)? Rollenspiele?(?: mehr)?`,
    String.raw`wir spielen (?:doch |ja |hier |jetzt |gar )*nicht(?: mehr| weiter)*(?=[.!,]|$)|ich spiele? (?:jetzt )?nicht mehr mit`,
    String.raw`die Party ist (?:jetzt |schon |doch |ja |längst )*(?:vorbei|aus|zu Ende)`,
    String.raw`(?:wir sind|ich bin) (?:hier |doch |ja |jetzt |gar |überhaupt )*nicht (?:mehr |wirklich )?${PLACE}`,
    String.raw`das (?:hier )?ist (?:doch |hier |ja )*kein(?:e|en)? (?:Bahnhof|Party|Rollenspiel|Restaurant|Hotel|Vorstellungsgespräch)`,
    String.raw`wieder (?:ganz )?normal (?:weiter)?(?:reden|sprechen|schreiben)|(?:lass|lassen Sie) uns normal (?:reden|sprechen|schreiben)`,
    String.raw`^\W*(?:stopp?|abbrechen|schluss)(?: jetzt| bitte)*\W*$`,
  ].join("|"),
  "iu",
);

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
