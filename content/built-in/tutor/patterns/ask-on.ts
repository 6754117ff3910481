/** Thinks about one thing and another. */
export const IS_TORN =
  /(?<!\p{L})(?:überleg\p{Ll}*(?: \p{L}+){0,3},? (?:ob|zu)|überlege noch|(?:weiß (?:\p{L}+ )?nicht(?: \p{L}+)?|nicht sicher|unsicher|frage mich(?: \p{L}+)?), ob (?:ich|wir)|hin- und hergerissen|nicht entscheiden|unschlüssig)(?!\p{L})/iu;
/** Does not know how. */
export const IS_STUCK =
  /(?<!\p{L})(?:weiß (?:\p{L}+ )*nicht(?: \p{L}+)?, (?:wie|was|wo|wen|wem|womit|wann)|keine Ahnung, (?:wie|was)|traue mich nicht|komme (?:\p{L}+ )*nicht weiter|schaffe (?:es|das) (?:\p{L}+ )*nicht)(?!\p{L})/iu;
/** Says who somebody is. */
export const INTRODUCES =
  /(?<!\p{L})(?:heißt|heißen|Jahre alt|(?:ist|sind) (?:\p{Ll}+ )?(?:\p{Lu}\p{Ll}+(?:in|er|ist|ant|ent)|\d+|\p{Ll}*(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|ßig|zig))(?: und|,|\W*$)|von Beruf|kommt aus|kommen aus|stammt aus|arbeitet als)(?!\p{L})/u;
/** Speaks to the tutor, of the talk itself, or says nothing that could be said back. */
export const IS_TALK =
  /(?<!\p{L})(?:erzähl\p{Ll}*|(?:sage?|sagen|gesagt|sagte|frage?|fragst|gefragt|gemeint|antworte\p{Ll}*|geantwortet|verstehe|verstanden|geschildert|erwähnt|hinzufügen|hinzuzufügen|loswerden|gestehe|zugeben|ehrlich gesagt|um ehrlich zu sein)(?! \p{L}+ (?:er|sie|Chef))|lassen wir|egal|danke|tschüss|bis (?:bald|dann|morgen|zum)|Thema|Frage|Gespräch|Wiedersehen|muss (?:ich )?(?:jetzt|los|weg|leider)|weiß (?:ich )?(?:es |das |noch |auch |leider |recht )*nicht(?: (?:recht|genau))?(?=\W*(?:$|,))|(?:das )?weiß ich (?:\p{L}+ )*nicht|keine Ahnung(?!,)|ni(?:chts|x) (?:weiter|mehr|Besonderes)|(?:bin|ich) (?:mir )?nicht sicher(?=\W*$)|Scherz|Witz|im Ernst|ich glaube(?=,)|meinetwegen|von mir aus|nur (?:wissen|sicher sein|fragen|sagen)|wie gesagt|missversteh\p{Ll}*|falsch verstanden|richtig(?=[,.!]|$)|na ja|naja|haha\p{Ll}*|lol)(?!\p{L})/iu;
/** Words that color a sentence and are missed by nobody when it is said back. */
export const COLORING =
  / (?:übrigens|jedenfalls|halt|nämlich|ja|eh|echt|irgendwie|sozusagen|eben|auch|aber|doch)(?= \p{L})/giu;
/** Hangs on the sentence before it. */
export const POINTS_BEFORE =
  /^\W*(?:dabei|da|das|dies|die|der|den|dem|dort|dann|danach|so|dafür|dagegen|darüber|darum|deshalb|deswegen|trotzdem|sonst|außerdem|nur|manche|einer|eine|eines|es|am ehesten|am liebsten|vielleicht|wahrscheinlich|vermutlich|inzwischen|eigentlich|vor allem|hoffentlich)(?! (?:\p{Lu}|\p{Ll}+e[nrs]? \p{Lu}))(?!\p{L})/iu;
/** Somebody is moved to tears, or nearly. */
export const MOVES =
  /(?<!\p{L})(?:Tränen|(?:fast|beinahe) (?:geweint|weinen)|weinen müssen|weinen musste|musste (?:ich )?(?:fast |beinahe )?weinen|gerührt|berührt|bewegt hat|hat mich (?:\p{Ll}+ )?bewegt|Gänsehaut|ergriffen|Kloß im Hals)(?!\p{L})/iu;
/** Only supposed, wished or possible. */
export const IS_SUPPOSED =
  /(?<!\p{L})(?:würden?|könnten?|wären?|hätten?|müssten?|sollten?|vielleicht|wahrscheinlich|vermutlich|falls|wenn|sobald)(?!\p{L})/iu;
/** The learner considers doing something. */
export const MIGHT_DO =
  /(?<!\p{L})(?:(?:ich|wir) könnten? |könnten? (?:ich|wir)|(?:ich|wir) würden? (?:es |das )?(?:gern\p{Ll}*|lieber|eher|am liebsten|vermutlich)|vielleicht \p{Ll}+e ich|ich \p{Ll}+e vielleicht)(?!\p{L})/iu;
/** Somebody's word or will, to which the learner can have something to say. */
export const TAKES_A_STAND =
  /(?<!\p{L})(?:sagt|sagen|meint|meinen|findet|finden|will|wollen|möchten?|glaubt|glauben|denkt|denken|behauptet|hält|halten|lacht|lachen|schimpft|verlangt|erwartet|wünscht|fragt|besteht darauf|weigert sich|gefragt, ob)(?!\p{L})/iu;
/** The learner did something, in the perfect. */
export const DID = /(?<!\p{L})(?:habe?|haben|bin|sind)(?!\p{L})/iu;
/** Behind one of these, a clause says what the one before it only begins to say: without it, the sentence is cut off. */
export const GOES_WITH =
  /^, (?!(?:weil|da|denn|aber|und|sondern|obwohl|obgleich|sodass|deshalb|deswegen|trotzdem|dabei|doch|während|nachdem|bevor|ich|wir|er|sie|es|man|mein\p{Ll}*|unser\p{Ll}*|jetzt|heute|dann|(?:(?:der|die|das|den|dem) )?(?:ist|sind|war|waren|hat|haben|habe|geht|macht))(?!\p{L}))/iu;
/** Goes on after a comma as one talks: what follows is another sentence. */
export const RUNS_ON =
  / [–-] |, (?:(?:der|die|das|den|dem) )?(?:ist|sind|war|waren|hat|haben|habe|geht|macht) (?!(?:ich|wir|er|sie|es|man|mein\p{Ll}*|unser\p{Ll}*|der|die|das)(?!\p{L}))/iu;
/** Opens a clause whose verb comes last, and so does the verb of what is joined to it by "und". */
export const IN_SUBORDINATE =
  /(?<!\p{L})(?:dass|weil|wenn|ob|obwohl|als|nachdem|während|bevor|damit|falls|sobald|, (?:der|die|das|den|dem|wo|wie|was))(?!\p{L})[^,.;:!?]*$/iu;
/** "Dass ich bestehe.": the answer to a question, and no sentence of its own. */
export const ANSWERS_ONLY = /^\W*(?:dass|weil|ob|damit|um)(?!\p{L})/iu;
