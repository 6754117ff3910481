export const ASKS_ADVICE =
  /\b(?:soll|sollte|kann|könnte|muss) (?:ich|wir|man)\b|\b(?:ich|man) (?:\p{L}+ )*(?:soll|sollte|muss)\b|\b(?:Idee|Ideen|Rat|Tipp|Tipps), (?:was|wie|wo)\b|\ban (?:meiner|unserer) Stelle\b|\bwas (?:würdest du|würden Sie) (?:da |jetzt |denn )*(?:machen|tun)\b|\b(?:einen|deinen|Ihren|n) (?:Rat|Tipp)\b|\b(?:rätst|raten Sie|empfiehlst|empfehlen Sie)\b/iu;

/** Without it, the question is about something that the tutor knows nothing of: "Was sollte man mitnehmen?" */
export const WHAT_TO_DO =
  /\b(?:machen|tun|verhalten|reagieren|umgehen|helfen|sagen|antworten|schreiben|Rat|Tipp|Tipps)\b|\ban (?:meiner|unserer) Stelle\b|\b(?:rätst|raten)\b/iu;

/** "Hast du …?", but not "Findest du …?", which asks for a view. */
export const ABOUT_TUTOR =
  /(?<!\p{L})(?!(?:[Ff]indest|[Ff]ändest|[Dd]enkst|[Mm]einst|[Gg]laubst|[Hh]ältst|[Ww]ürdest|[Ss]olltest|[Kk]annst|[Kk]önntest|[Ww]eißt|[Rr]ätst|[Ss]agst|[Ss]iehst) )\p{L}+st du\b|(?<!\p{L})(?!(?:[Ff]inden|[Ff]änden|[Dd]enken|[Mm]einen|[Gg]lauben|[Hh]alten|[Ww]ürden|[Ss]ollten|[Kk]önnen|[Kk]önnten|[Ww]issen|[Rr]aten|[Ss]agen|[Ss]ehen) )\p{L}+en Sie\b|\b(?:[Bb]ei|[Mm]it|[Ff]ür) (?:dir|Ihnen)\b|\b(?:[Dd]ein\w*|Ihr\w*)\b/u;

/** A decision that may change a life, cost money or hurt: nobody gives a yes or no to it lightly. */
export const WEIGHTY =
  /(?<!\p{L})(?:verlass\p{Ll}*|trenn\p{Ll}*|scheid\p{Ll}*|heirat\p{Ll}*|kündig\p{Ll}*|unterschreib\p{Ll}*|Vertrag|Anwalt|Gericht|klagen|anzeig\p{Ll}*|Polizei|umzieh\p{Ll}*|auswandern|Arzt|Ärztin|Operation|operier\p{Ll}*|Medikament\p{Ll}*|Tabletten|Kredit|Schulden|Haus|Wohnung|Kind|Baby|schwanger|Job|Stelle|aufgeben|abbrechen|aufhören|beenden|schlagen|Geld|verkaufen|verzeihen|Angst|sagen|lügen|betrügen|trinken|rauchen|fahren)(?!\p{L})/iu;
