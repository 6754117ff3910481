/** Common adjectives whose comparative is never formed with *mehr*. */
export const NEVER_WITH_MEHR =
  /^(schön|groß|klein|gut|interessant|wichtig|schnell|langsam|alt|jung|billig|teuer|leicht|schwer|schwierig|einfach|kalt|warm|lang|kurz|gesund|glücklich|ruhig|laut|bequem|freundlich|stark|süß|hoch|gefährlich|modern)$/;

/** Last words in -e that are no adjective with an ending too many. */
export const RIGHTLY_IN_E =
  /^(\p{L}*ste[sn]?|andere|meine|deine|seine|ihre|unsere|alle|viele|beide|keine|eine|eines|gerne|pleite|heute|zuhause|zu)$/u;

/** Comparatives that learners form without the umlaut, or by the rule. */
export const WITHOUT_UMLAUT =
  /^(guter|kalter|warmer|alter|junger|großer|langer|kurzer|starker|gesunder|hocher|kluger|armer)$/;

/** Verbs beside which *als* says in which role something is, and *sowohl … als*: "gilt schnell als entbehrlich". */
export const PUTS_IN_A_ROLE =
  /^(?:sowohl|gilt|gelten|galt|galten|gegolten|gälte|erweist|erwies|erwiesen|sieht|sehen|ansehen|angesehen|betrachtet|betrachten|bezeichnet|bezeichnen|empfinde|empfindet|empfinden|empfunden|fühle|fühlt|fühlen|arbeite|arbeitet|arbeiten|gearbeitet|dient|dienen|diente|entpuppt|entpuppte|verkleidet|bekannt|beschimpft|beschrieben|abgetan|eingestuft|wahrgenommen|verstanden|versteht)$/u;
