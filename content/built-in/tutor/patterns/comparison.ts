/** Common adjectives whose comparative is never formed with *mehr*. */
export const NEVER_WITH_MEHR =
  /^(schön|groß|klein|gut|interessant|wichtig|schnell|langsam|alt|jung|billig|teuer|leicht|schwer|schwierig|einfach|kalt|warm|lang|kurz|gesund|glücklich|ruhig|laut|bequem|freundlich|stark|süß|hoch|gefährlich|modern)$/;

/** Last words in -e that are no adjective with an ending too many. */
export const RIGHTLY_IN_E =
  /^(\p{L}*ste[sn]?|andere|meine|deine|seine|ihre|unsere|alle|viele|beide|keine|eine|eines|gerne|pleite|heute|zuhause|zu)$/u;

/** Comparatives that learners form without the umlaut, or by the rule. */
export const WITHOUT_UMLAUT =
  /^(guter|kalter|warmer|alter|junger|großer|langer|kurzer|starker|gesunder|hocher|kluger|armer)$/;
