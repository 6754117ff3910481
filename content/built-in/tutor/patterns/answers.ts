export const ASKS_ADVICE =
  /\b(?:soll|sollte) (?:ich|wir|man)\b|\b(?:kann|könnte|muss) (?:ich|wir)\b|\bwas (?:hilft|kann man|macht man|tut man|tun Sie|machst du) (?:[^?]* )?(?:gegen|dagegen|bei|dabei|wenn|da)\b|\b(?:ich|man) (?:\p{L}+ )*(?:soll|sollte|muss)\b|\b(?:Idee|Ideen|Rat|Tipp|Tipps), (?:was|wie|wo)\b|\ban (?:meiner|unserer) Stelle\b|\bwas (?:würdest du|würden Sie) (?:da |jetzt |denn )*(?:machen|tun)\b|\b(?:einen|deinen|Ihren|n) (?:Rat|Tipp)\b|\b(?:rätst|raten Sie|empfiehlst|empfehlen Sie)\b/iu;

/** Without it, the question is about something that the tutor knows nothing of: "Was sollte man mitnehmen?" */
export const WHAT_TO_DO =
  /\b(?:machen|tun|hilft|macht man|tut man|mache ich|tue ich|verhalten|reagieren|umgehen|helfen|sagen|antworten|schreiben|Rat|Tipp|Tipps)\b|\ban (?:meiner|unserer) Stelle\b|\b(?:rätst|raten)\b/iu;

/** "Hast du …?", but not "Findest du …?", which asks for a view. */
export const ABOUT_TUTOR =
  /(?<!\p{L})(?!(?:[Ff]indest|[Ff]ändest|[Dd]enkst|[Mm]einst|[Gg]laubst|[Hh]ältst|[Ww]ürdest|[Ss]olltest|[Kk]annst|[Kk]önntest|[Ww]eißt|[Rr]ätst|[Ss]agst|[Ss]iehst) )\p{L}+st du\b|(?<!\p{L})(?!(?:[Ff]inden|[Ff]änden|[Dd]enken|[Mm]einen|[Gg]lauben|[Hh]alten|[Ww]ürden|[Ss]ollten|[Kk]önnen|[Kk]önnten|[Ww]issen|[Rr]aten|[Ss]agen|[Ss]ehen) )\p{L}+en Sie\b|\b(?:[Bb]ei|[Mm]it|[Ff]ür) (?:dir|Ihnen)\b|\b(?:[Dd]ein\w*|Ihr\w*)\b/u;

/** A decision that may change a life, cost money or hurt: nobody gives a yes or no to it lightly. */
export const WEIGHTY =
  /(?<!\p{L})(?:verlass\p{Ll}*|trenn\p{Ll}*|scheid\p{Ll}*|heirat\p{Ll}*|kündig\p{Ll}*|unterschreib\p{Ll}*|Vertrag|Anwalt|Gericht|klagen|anzeig\p{Ll}*|Polizei|umzieh\p{Ll}*|auswandern|Arzt|Ärztin|Operation|operier\p{Ll}*|Medikament\p{Ll}*|Tabletten|Kredit|Schulden|Haus|Wohnung|Kind|Baby|schwanger|Job|Stelle|aufgeben|abbrechen|aufhören|beenden|schlagen|Geld|verkaufen|verzeihen|Angst|sagen|lügen|betrügen|trinken|rauchen|fahren)(?!\p{L})/iu;

export const WOULD_YOU =
  /^\W*(?:und |aber )?(?:würdest du|würden Sie|hätte(?:st)? (?:ich|du)|hätten Sie|(?:glaubst du|glauben Sie|meinst du|meinen Sie|denkst du|denken Sie),? (?:dass )?(?:ich|wir) hätten?)(?!\p{L})/iu;

export const ASKS_LIKING =
  /^\W*(?:und |aber )?(?:[Mm]agst|[Mm]ögen|[Ll]iebst|[Ll]ieben|[Gg]efällt|[Gg]efallen) (?:du|Sie|dir|Ihnen)(?!\p{L})/u;

/** "Glaubst du, dass ich es schaffe?", "Sag einfach: Du schaffst das." */
export const ENCOURAGES =
  /(?<!\p{L})(?:ob |dass )?(?:ich|wir) (?:\p{L}+ ){0,4}(?:schaffe[n]?|schaff|bestehe[n]?|hinkriege|hinbekomme)(?!\p{L})|(?:schaffe|bestehe) ich (?:das|es|die)(?!\p{L})|sag(?:e|en Sie)? (?:einfach|doch|bitte|mal|[:„“ ])*(?:du schaffst|Sie schaffen)/iu;

export const FIGURE_ASKED =
  /^\W*(?:und |aber |na )?(?:wie (?:teuer|lange|viele?|hoch|alt|weit|groß|schnell|oft|spät)|was kostet|wann|wo(?! würde)|wer|wem|woher|wohin)(?!\p{L})/iu;

/** What the tutor says of itself, which answers no question about the world. */
export const SPEAKS_OF_ITSELF = /\b(?:ich|mir|mich|mein\w*)\b/iu;

/** "Schreiben Sie Gedichte?", "Hast du Kinder?": a yes-or-no question about the tutor's own life. */
export const OF_TUTORS_LIFE =
  /^\W*(?:(?:und|aber|na|sag mal|sagen Sie mal|übrigens)[, ]+)*(?:(?!findest|denkst|meinst|glaubst|hältst|würdest|solltest|kannst|könntest|weißt|rätst|kennst|willst|möchtest|verstehst|hilfst|erklärst|sagst)\p{L}+s?t du|(?!Finden|Denken|Meinen|Glauben|Halten|Würden|Sollten|Können|Könnten|Wissen|Raten|Kennen|Wollen|Möchten|Verstehen|Helfen|Erklären|Sagen)\p{L}+en Sie|(?:kannst|können) (?:du|Sie) (?:auch |gut |eigentlich )*\p{L}+(?:en|ern|eln)\?)/iu;

export const ASKS_FOR_A_TIP =
  /(?<!\p{L})(?:Idee|Ideen|raten|rätst|Mittel|Trick|Spruch|Namen|Rezept|Lösung|Tipp|Tipps|Rat|Ratschlag|Vorschlag|empfehl\p{Ll}*|empfiehl\p{Ll}*|fällt (?:dir|Ihnen) [^?]*ein)(?!\p{L})/iu;

export const W_WORD =
  /(?<!\p{L})(?:we[rnm]|was|wo|wo(?:hin|her|mit|für|ran|rauf|rüber)|wann|wie|welche[rnms]?)(?!\p{L})/iu;

export const HYPOTHETICAL = /(?<!\p{L})(?:würdest|würden|hättest|hätten|wärst|wären)(?!\p{L})/iu;

export const OPINION_ASKED =
  /(?<!\p{L})(?:find\p{Ll}*|fänd\p{Ll}*|halt\p{Ll}*|hältst|denkst|denken|meinst|meinen|sagst|sagen|siehst|sehen|sollte|sollten)(?!\p{L})/iu;

export const MENTIONS_PROGRAM = /\b(?:Als|ein) Programm\b/u;

export const ASKS_TO_KNOW =
  /(?<!\p{L})(?:wei(?:ß|ss)t du|wissen Sie|kennst du|kennen Sie|kannst du mir sagen|können Sie mir sagen)(?!\p{L})/iu;

export const ASKS_OF_ITSELF =
  /^\W*(?:und )?(?:(?:findest|glaubst|meinst|denkst) du|(?:finden|glauben|meinen|denken) Sie),? (?:dass )?ich\b/iu;

export const EVER_LIVED = /\b(?:bist du|sind Sie|hast du|haben Sie|warst du|waren Sie)\b.*\b(?:schon|je|jemals)\b/iu;

export const ASKS_REASON = /(?:^|[,;] (?:aber |und )?)\W*(?:und |aber |na )?(?:warum|wieso|weshalb|woran liegt)\b/iu;

export const ASKS_WHAT_TO_DO =
  /\b(?:soll|sollte|sollten|kann|könnte|muss|darf) (?:ich|wir)\b|\bich (?:\p{L}+ )*(?:soll|sollte|kann|könnte)\b|\b(?:Tipp|Rat|empfehl\w+)\b/iu;

export const ASKS_FACT =
  /(?:^|, (?:und|aber) )\W*(?:und |aber |na )?(?:we[rnm]|was (?:genau|passiert|kostet)|wo\w*|wann|wie (?:viele?|lange|hoch|teuer|weit|heißt|heißen)|welche[rnms]?)\b/iu;

export const HOLDS_A_VIEW = /\b(?:halte?n?|hältst|denk\w+|mein\w+|find\w+)\b/iu;

export const ASKS_HOW = /^\W*(?:und |aber |na )?wie\b/iu;

export const SEES_IT = /\b(?:halte?n?|hältst|denk\w+|find\w+|sehen Sie|siehst)\b/iu;

export const ASKS_WHAT = /^\W*(?:und |aber |na )?(?:was\b|wie|welche\w*|wof\w+|wo\w+)\b/iu;

export const ASKS_JUDGMENT = /(?<!\p{L})(?:findest|finden|sollte|sollten|hältst|halten)(?!\p{L})/iu;

export const WHICH_IS_BETTER =
  /(?<!\p{L})welche[rs]?(?: \p{L}+)? (?:ist|klingt|passt|gefällt) (?:\p{L}+ )*(?:schöner|besser|lieber|hübscher)(?!\p{L})/iu;

export const WANTS_YES_OR_NO =
  /(?:^|[,:] ?|\b(?:und|oder|aber) )(?:(?:soll|sollte|kann|könnte|muss|darf) (?:ich|wir)|(?:soll|sollte) man)\b|, ob (?:ich|wir) [^?]*(?:soll|sollte|kann|darf|muss)(?:en)?\W*$/iu;

/** "Was hältst du von Chefs?": the group holds what the view is wanted on. */
export const ASKS_VIEW_ON =
  /(?<!\p{L})(?:was|wie) (?:denkst du|denken Sie|hältst du|halten Sie|meinst du|meinen Sie|sagst du|sagen Sie|ist (?:deine|Ihre) Meinung)(?: eigentlich| denn| so)* (?:von|über|zu|zum|zur|vom) ([^?,]{2,50})\?/iu;

/** "Kannst du mir ein Buch empfehlen?", "Hast du Tipps gegen Lampenfieber?": names what it is about. */
export const TIP_ON =
  /(?<!\p{L})(?:eine?[ns]?|gute[nrs]?|'?nen|[Ww]elche[nrs]?) (?:\p{Ll}+ )?(?!Tipp|Rat|Idee)\p{Lu}\p{L}+|(?<!\p{L})(?:gegen|für|bei|mit|wie|wenn|um|damit)(?!\p{L})/u;

/** A noun of its own, beside those that any question for advice has. */
export const NAMES_SUBJECT = /\s(?!Tipps?\b|Rat\b|Ratschlag|Idee|Stelle|Sie\b|Ihr|Ihnen)\p{Lu}\p{L}+/u;
