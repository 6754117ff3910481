/** Adjectives that beginners compare. */
export const COMPARED =
  /^(schön|groß|klein|gut|interessant|wichtig|schnell|langsam|alt|jung|billig|teuer|leicht|schwer|schwierig|einfach|kalt|warm|lang|kurz|gesund|glücklich|ruhig|laut|bequem|freundlich|stark|süß|hoch|gefährlich|modern)$/;

/** Words in -e that no comparative is made of. */
export const NO_COMPARATIVE =
  /^(\p{L}*ste[sn]?|andere|meine|deine|seine|ihre|unsere|alle|viele|beide|keine|eine|eines|gerne|pleite|heute|zuhause|zu)$/u;
