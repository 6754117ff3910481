export const ASKS_ADVICE =
  /\b(?:soll|sollte|kann|könnte|muss) (?:ich|wir|man)\b|\b(?:ich|man) (?:\p{L}+ )*(?:soll|sollte|muss)\b|\b(?:Idee|Ideen|Rat|Tipp|Tipps), (?:was|wie|wo)\b|\ban (?:meiner|unserer) Stelle\b|\bwas (?:würdest du|würden Sie) (?:da |jetzt |denn )*(?:machen|tun)\b|\b(?:einen|deinen|Ihren|n) (?:Rat|Tipp)\b|\b(?:rätst|raten Sie|empfiehlst|empfehlen Sie)\b/iu;

/** Without it, the question is about something that the tutor knows nothing of: "Was sollte man mitnehmen?" */
export const WHAT_TO_DO =
  /\b(?:machen|tun|verhalten|reagieren|umgehen|helfen|sagen|antworten|schreiben|Rat|Tipp|Tipps)\b|\ban (?:meiner|unserer) Stelle\b|\b(?:rätst|raten)\b/iu;

/** "Hast du …?", but not "Findest du …?", which asks for a view. */
export const ABOUT_TUTOR =
  /(?<!\p{L})(?!(?:findest|denkst|meinst|glaubst|hältst|würdest|solltest|kannst|könntest|weißt|rätst) )\p{L}+st du\b|(?<!\p{L})(?!(?:finden|denken|meinen|glauben|halten|würden|sollten|können|könnten|wissen|raten) )\p{L}+en Sie\b|\b(?:[Bb]ei|[Mm]it|[Ff]ür) (?:dir|Ihnen)\b|\b(?:[Dd]ein\w*|Ihr\w*)\b/u;
