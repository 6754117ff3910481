/** Speaks of the learner or of what is theirs. */
export const OF_LEARNER = /(?<!\p{L})(?:ich|wir|mir|mich|uns|mein\p{Ll}*|unser\p{Ll}*)(?!\p{L})/iu;
/** The learner does it. */
export const BY_LEARNER = /(?<!\p{L})(?:ich|wir)(?!\p{L})/iu;
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
  /(?<!\p{L})(?:erzähl\p{Ll}*|(?:sage?|sagen|gesagt|sagte|frage?|fragst|gefragt|gemeint|antworte\p{Ll}*|geantwortet|verstehe|verstanden|geschildert|erwähnt|hinzufügen|hinzuzufügen|loswerden|gestehe|zugeben|ehrlich gesagt|um ehrlich zu sein)(?! \p{L}+ (?:er|sie|Chef))|lassen wir|egal|danke|(?:ist|geht|war) (?:schon )?in Ordnung|kein Thema|macht nichts|(?:hätten|könnten|können|sollten) (?:\p{L}+ )*fragen|tschüss|bis (?:bald|dann|morgen|zum)|Thema|Frage|Gespräch|Wiedersehen|muss (?:ich )?(?:jetzt|los|weg|leider)|weiß (?:ich )?(?:es |das |noch |auch |leider |recht )*nicht(?: (?:recht|genau))?(?=\W*(?:$|,))|(?:das )?weiß ich (?:\p{L}+ )*nicht|keine Ahnung(?!,)|ni(?:chts|x) (?:weiter|mehr|Besonderes)|(?:bin|ich) (?:mir )?nicht sicher(?=\W*$)|Scherz|Witz|im Ernst|ich glaube(?=,)|meinetwegen|von mir aus|nur (?:wissen|sicher sein|fragen|sagen)|wie gesagt|missversteh\p{Ll}*|falsch verstanden|richtig(?=[,.!]|$)|na ja|naja|na gut|schade|dann muss|danke der Nachfrage|kein Problem|aber gut(?=\W*$)|schon gut|schlage? (?:\p{L}+ )*nach|würde mich|mich würde|haha\p{Ll}*|lol)(?!\p{L})/iu;
/** Filler words that can be dropped when a sentence is said back; behind a comma, "aber" joins two clauses and stays. */
export const COLORING =
  /(?<!,) (?:übrigens|jedenfalls|halt|nämlich|ja|eh|echt|irgendwie|sozusagen|eben|auch|aber|doch|allerdings|natürlich)(?= \p{L})/giu;
/** Makes no sense without the sentence before it, or only supposes something. */
export const POINTS_BEFORE =
  /^\W*(?:(?:und|aber) )?(?:so(?! etwas)|jedenfalls|andererseits|einerseits|wie üblich|geht|trotzdem|sonst|am ehesten|vielleicht|wahrscheinlich|vermutlich|hoffentlich|eigentlich|zunächst|erst mal|da(?:für|gegen) sp(?:richt|räche))(?!\p{L})/iu;
/** Only remarks on the sentence before it. */
export const COMMENTS =
  /^\W*(?:das|es|dies) (?:ist|war|wäre|vergisst|vergesse|klingt|klang|macht|machte|hilft|tut|tat|fand|finde|gefällt|geht|ging|nervt|freut|ärgert)(?!\p{L})|^\W*(?:das|die|der) (?:\p{L}+ ){1,4}$/iu;
/** A concession before the point. */
export const CONCEDES = /(?<!\p{L}|und )zwar(?!\p{L})/iu;
/** What follows takes the sentence back or limits it. */
export const TURNS_BACK = /^(?:,|[.!…])? (?:[Aa]ber|[Dd]och(?= \p{L})|[Nn]ur (?!noch)|[Tt]rotzdem|[Aa]llerdings) /u;
/** Speaks to the tutor: said back, it would speak of the tutor to the learner. */
export const TO_TUTOR =
  /(?<!\p{L})(?:[Dd]u|[Dd]ir|[Dd]ich|[Dd]eine?[nmrs]?)(?!\p{L})|(?<=\p{L},? )(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u;
/** Somebody is moved to tears, or nearly. */
export const MOVES =
  /(?<!\p{L})(?:Tränen|(?:fast|beinahe) (?:geweint|weinen)|weinen müssen|weinen musste|musste (?:ich )?(?:fast |beinahe )?weinen|(?:war|bin|hat mich|mich) (?:\p{Ll}+ )*(?:gerührt|berührt)|bewegt hat|hat mich (?:\p{Ll}+ )?bewegt|Gänsehaut|ergriffen|Kloß im Hals)(?!\p{L})/iu;
/** Only supposed, wished or possible. */
export const IS_SUPPOSED =
  /(?<!\p{L})(?:würden?|könnten?|wären?|hätten?|müssten?|sollten?|vielleicht|wahrscheinlich|vermutlich|falls|wenn|sobald)(?!\p{L})/iu;
/** The learner considers doing something. */
export const MIGHT_DO =
  /^(?![^]*(?<!\p{L})(?:erzählen|reden|sprechen|sagen|nennen|hinzufügen|behaupten)(?!\p{L}))[^]*(?<!\p{L})(?:(?:ich|wir) könnten? |könnten? (?:ich|wir)|(?:ich|wir) würden? (?:es |das )?(?:gern\p{Ll}*|lieber|eher|am liebsten|vermutlich)|vielleicht \p{Ll}+e ich|ich \p{Ll}+e vielleicht)(?!\p{L})/iu;
/** Somebody's word or will, to which the learner can have something to say. */
export const TAKES_A_STAND =
  /(?<!\p{L})(?:sagt|sagen|meint|meinen|findet|finden|glaubt|glauben|denkt|denken|behauptet|hält (?=(?:\p{L}+ )*(?:für|von) )|halten (?=(?:\p{L}+ )*(?:für|von) )|lacht (?:mich|uns)|lachen (?:mich|uns)|schimpft|verlangt|erwartet|wünscht|fragt (?:mich|uns)|besteht darauf|weigert sich|gefragt, ob)(?!\p{L})/iu;
/** The learner did something, in the perfect. */
export const DID = /(?<!\p{L})(?:habe?|haben|bin|sind)(?!\p{L})/iu;
/** Behind one of these, a clause says what the one before it only begins to say: without it, the sentence is cut off. */
export const GOES_WITH =
  /^(?=, [^,.;:]*(?<!\p{L})(?:zu \p{Ll}+n|\p{Ll}{2,}zu\p{Ll}{3,}n)(?!\p{L})|, (?:\p{Lu}\p{Ll}+|unser\p{Ll}*|mein\p{Ll}*|ich|er|sie|es|man) (?:\p{L}+ ){0,2}(?:würden?|hätten?|wären?|seien?|säßen?|müssten?|sollten?)(?!\p{L})|, (?:heute|jetzt|inzwischen|mittlerweile) )|^, (?!(?:weil|da|denn|aber|und|sondern|obwohl|obgleich|sodass|deshalb|deswegen|trotzdem|dabei|doch|während|nachdem|bevor|ich|wir|er|sie|es|man|mein\p{Ll}*|unser\p{Ll}*|jetzt|heute|dann|(?:(?:der|die|das|den|dem) )?(?:ist|sind|war|waren|hat|haben|habe|geht|macht))(?!\p{L}))/iu;
/** Goes on after a comma as one talks: what follows is another sentence. */
export const RUNS_ON =
  / [–-] |, (?:(?:der|die|das|den|dem) )?(?:ist|sind|war|waren|hat|haben|habe|geht|macht) (?!(?:ich|wir|er|sie|es|man|mein\p{Ll}*|unser\p{Ll}*|der|die|das)(?!\p{L}))/iu;
/** Opens a clause whose verb comes last, and so does the verb of what is joined to it by "und"; or says that what follows is somebody's word. */
export const IN_SUBORDINATE =
  /(?<!\p{L})(?:meinte?|sagte?|sagt|meint|glaubte?|glaubt|behauptete?|findet|denkt|meinen|sagen|glauben|finden),\s*$|(?<!\p{L})(?:dass|weil|wenn|ob|obwohl|als|nachdem|während|bevor|damit|falls|sobald|, (?:der|die|das|den|dem|wo|wie|was))(?!\p{L})[^,.;:!?]*$/iu;
/** "Dass ich bestehe.": the answer to a question, and no sentence of its own. */
export const ANSWERS_ONLY =
  /^\W*(?:(?:und|aber) )?(?:dass|weil|ob|damit|um|indem|wobei|sodass|worauf|seitdem (?!ist|sind|war|hat|haben|habe|geht|\p{Ll}+[et] (?:ich|wir|er|sie|es|man)))(?!\p{L})/iu;
/** Says what counts for the learner. */
export const MATTERS =
  /^(?![^]*(?<!\p{L})(?:dass (?:ich|wir)|weniger|nicht|kaum)(?!\p{L}))[^]*(?<!\p{L})(?:am wichtigsten (?:ist|sind|war|finde|wäre) (?:für )?(?:mir|uns|mich|ich)|(?:ist|sind) (?:für )?(?:mir|uns|mich) (?:\p{Ll}+ )*wichtig|wichtig (?:ist|sind) (?:für )?(?:mir|uns|mich)|lege (?:ich )?(?:\p{Ll}+ )*Wert auf|mir kommt es (?:\p{L}+ )*(?:an|darauf)|kommt es mir)(?!\p{L})/iu;
/** Says what somebody is like. */
export const DESCRIBES =
  /(?<!\p{L})(?:ist|sind) (?:\p{Ll}+ ){0,3}(?:(?:ein|eine) )?(?:sehr |echt |wirklich |so |ziemlich |unglaublich |total )?(?:nett|freundlich|lieb|streng|lustig|klug|kritisch|großzügig|(?:un)?geduldig|hilfsbereit|offen|stur|eigensinnig|neugierig|ehrgeizig|fleißig|faul|chaotisch|kreativ|begabt|talentiert|musikalisch|herzlich|ehrlich|zuverlässig|anspruchsvoll|pingelig|direkt|humorvoll|eigenwillig|warmherzig|tolerant|konservativ|abergläubisch|diplomatisch|ungeschickt|tapfer|mutig|schüchtern)(?:e[rns]?)?(?!\p{L})/iu;
/** A plain fact about somebody, such as a name or an address: nobody has an opinion on it. */
export const IS_A_FACT =
  /(?<!\p{L})(?:wohnt|wohnen|lebt|leben|heißt|heißen|kommt aus|kommen aus|stammt|arbeitet|arbeiten|studiert|studieren|geht in die|ist \d+|ist (?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)|verheiratet|kann|können|konnten?|kennt|kennen|weiß|wissen|war|hat (?:eine?n?|zwei|drei|vier|viele)|haben (?:eine?n?|zwei|drei|vier|viele))(?!\p{L})/iu;
/** Says how things are in general, of no one and of no time. */
export const CLAIMS =
  /^(?![^]*(?<!\p{L})(?:zum Beispiel|beispielsweise|etwa|hier|dort|gerade|heute|morgen|jetzt|noch|diese[rnms]?|Uhr|kaum|täglich|\p{Ll}+er kann man)(?!\p{L}))[^]*(?<!\p{L})(?:man(?= [^.!?]*(?<!\p{L})(?:nie|immer|oft|meistens|mehr|weniger|nur|eher|leichter|schwerer|selten)(?!\p{L}))|(?<=(?:nie|immer|oft|meistens|mehr|weniger|nur|eher|leichter|schwerer|selten) [^.!?]*)man|viele|die meisten|manche|niemand|(?:die )?(?:Leute|Menschen|Deutschen|Touristen|Medien|Jugendlichen|Kinder|Männer|Frauen|Politiker|Firmen|Künstler)|jede[rs]?(?! (?:Tag|Woche|Monat|Jahr|Abend|Morgen|Mal)))(?!\p{L})/iu;
/** Says how they feel about something that is still open. */
export const FEELS =
  /(?<!\p{L})(?:ich bin|bin ich|ich fühle mich|fühle ich mich) (?:\p{Ll}+ ){0,3}(?:aufgeregt|gespannt|neugierig|unsicher|gespalten|zwiegespalten|skeptisch|hin- und hergerissen|überfordert|ratlos|beeindruckt|fasziniert|begeistert)(?!\p{L})/iu;
/** Does or has something hardly ever. */
export const SELDOM =
  /^(?![^]*(?<!\p{L})(?:muss|müssen|will|möchte|darf|soll)(?!\p{L}))[^]*(?<!\p{L})(?:nicht (?:mehr )?(?:so )?(?:gern|gerne|oft|viel)|nur (?:noch )?selten|selten|fast nie)(?!\p{L})/iu;
/** Says that something is no longer, or not yet long, as it is. */
export const CHANGED =
  /(?<!\p{L})(?:nicht mehr|kein\p{Ll}* (?:\p{L}+ ){1,2}mehr|inzwischen|mittlerweile|neuerdings|seit kurzem)(?!\p{L})/iu;
/** Does something again and again. */
export const HABITUAL =
  /^(?![^]*(?<!\p{L})(?:bin|sind|habe|haben|muss|müssen|will|wollen|möchte|kann|können|weiß|wissen|denke|glaube|finde|kenne|brauche|vermisse)(?!\p{L}))[^]*(?<!\p{L})(?:jede[nrs]? (?:Tag|Woche|Monat|Jahr|Abend|Morgen|Wochenende|zweiten? \p{L}+|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch)|regelmäßig|(?:ein|zwei|drei|vier|fünf)mal (?:pro|in der|im|die)|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs)(?!\p{L})/iu;
/** Had not expected something. */
export const SURPRISES =
  /(?<!\p{L})(?:überrascht (?:hat )?(?:mich|uns)|(?:mich|uns) (?:\p{Ll}+ )*(?:überrascht|erstaunt|gewundert)|(?:war|bin) (?:ich )?(?:\p{Ll}+ )*(?:überrascht|erstaunt)|(?:hätte|habe) (?:ich )?(?:\p{Ll}+ )*nicht (?:gedacht|erwartet))(?!\p{L})/iu;
/** Has come to see something. */
export const NOTICES =
  /(?<!\p{L})(?:(?:habe|hab) (?:ich )?(?:\p{L}+ )*(?:gemerkt|festgestellt)(?=, (?:dass|wie))|(?:merke|stelle) ich(?:\p{L}+ )*(?:, (?:dass|wie)| fest)|(?:merkte|stellte) ich)(?!\p{L})/iu;
/** Hopes or wishes for something. */
export const HOPES =
  /(?<!\p{L})(?:ich hoffe(?: (?:sehr|nur|immer noch|noch))?|hoffe ich),? (?:dass|auf)(?!\p{L})|(?<!\p{L})(?:ich wünsche mir|wünsche ich mir)(?!\p{L})/iu;
/** Tells how things are done in another country. */
export const AT_HOME =
  /^(?![^]*(?<!\p{L})(?:Deutsch\p{Ll}*|hier|Österreich|Schweiz)(?!\p{L}))[^]*(?<!\p{L})(?:(?:bei uns(?= (?:in \p{L}+ )?(?:isst|essen|trinkt|trinken|macht|machen|feiert|feiern|gibt|kocht|sagt|ist|sind|hat|darf|muss))|in mei\p{Ll}+ (?:Heimat|Land|Heimatland|Heimatstadt)|in (?:Polen|Italien|Spanien|Portugal|Frankreich|Griechenland|England|Irland|Schottland|Rumänien|Bulgarien|Ungarn|Tschechien|Kroatien|Serbien|Bosnien|Albanien|Russland|Georgien|Indien|China|Japan|Korea|Südkorea|Vietnam|Thailand|Brasilien|Argentinien|Chile|Kolumbien|Mexiko|Peru|Marokko|Tunesien|Ägypten|Syrien|Nigeria|Ghana|Kenia|Afghanistan|Pakistan|Israel|Kanada|Australien|Schweden|Norwegen|Dänemark|Finnland|Belgien|Kasachstan|Armenien))) (?:\p{L}+ ){0,3}(?:isst|essen|trinkt|trinken|macht|machen|feiert|feiern|kocht|kochen|sagt|sagen|arbeitet|arbeiten|redet|reden|gibt|fängt|fangen|geht|gehen|trifft|treffen|bekommt|bekommen|bringt|bringen|braucht|brauchen|darf|dürfen|muss|müssen|kann|können|kommt|kommen|schenkt|schenken) (?:wir|man|alle|die|viele|jeder)(?!\p{L})/iu;
/** Tells how something once was. */
export const ONCE =
  /^(?![^]*(?<!\p{L})(?:heute|jetzt|inzwischen|mittlerweile|seitdem|gestorben|tot)(?!\p{L}))[^]*(?<!\p{L})(?:am Anfang|anfangs|früher|damals)(?!\p{L})/iu;
/** Something that one deals with: weaker words ("leider", "Streit") stand in small and merry matters as well. */
export const IS_TROUBLED =
  /^(?![^]*(?<!\p{L})(?:finde?(?:n|st|t)?|(?:rede[nt]?|spreche[nt]?|spricht|offen) [^.!?]*über)(?!\p{L}))[^]*(?<!\p{L})(?:kaputt(?:gegangen)?|gestohlen|geklaut|Problem|Probleme|überschwemmt|durchgefallen|(?:(?:mir|uns|mich) (?:\p{L}+ )*|wurde (?:\p{L}+ )*)gekündigt|Stress|stressig|gestresst|(?:nervt|ärgert|stört) mich|(?:nervt|ärgert|stört) (?:es|das) mich|wütend|zu (?:laut|viel Arbeit)|funktioniert nicht|Schimmel|undicht|\p{L}*schmerzen|(?:tut|tat|tun) (?:\p{L}+ ){0,4}weh|krank|Angst|nervös|einsam|traurig|erschöpft|überfordert|nicht schlafen|Heimweh|enttäuscht|Sorgen|anstrengend|schwer für mich)(?!\p{L})/iu;
/** Lacks words, time or people. */
export const LACKS =
  /(?<!\p{L})(?:fehl(?:t|en) (?:mir|uns) (?:\p{L}+ )*(?:Zeit|Wort|Worte|Wörter|Übung|Geduld|Kraft|Mut|Geld|Anspannung|Ruhe|Motivation|Energie|Selbstvertrauen)|komme (?:ich )?(?:\p{L}+ )*nicht (?:so )?(?:gut )?klar)(?!\p{L})/iu;
/** Somebody was or had something for long: nothing happened that one could react to. */
export const WAS_SO = /(?<!\p{L})(?:war|waren|hatten?|wohnten?|lebten?|arbeiteten?)(?!\p{L})/iu;
