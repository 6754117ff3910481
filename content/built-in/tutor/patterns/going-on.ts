/** Asks for other people: an answer about them is a plain one. */
export const ASKS_FOR_OTHERS =
  /(?<!\p{L})(?:wer|wen|wem|familie|freunde?n?|kinder|leute|gäste?n?|eltern|nachbarn|kollegen|chef\p{L}*|man|menschen)(?!\p{L})/iu;

/** Asks for somebody whom "er" or "sie" can mean in the answer. */
export const SPEAKS_OF_THEM =
  /(?<!\p{L})(?:wer|wen|wem|er|sie(?= )|ihm|ihr|ihnen|(?:dein|Ihr)\p{Ll}* (?:Chef|\p{Lu}\p{L}*(?:er|in|mann|frau|eltern|kinder|kollegen)))(?!\p{L})/u;

/** Asks for a thing, a person, a place or a memory, not for a view. */
export const NO_VIEW_ASKED =
  /^(?:an |in |von |mit |auf )?(?:welche[rnms]?|wer|wem|wen|wo|wann|was für|das ende)(?!\p{L})/iu;

/** Asks for one of many: why this one can be asked of any answer. */
export const CHOICE_ASKED = /^(?:an |in |auf )?(?:welche[rnms]?|wer|was für ein\p{Ll}*)(?!\p{L})/iu;

/** A plan that is in doubt: nobody looks forward to it yet. */
export const DOUBTS =
  /(?<!\p{L})(?:aber|nicht|nich|nie|kein\p{Ll}*|wei(?:ß|ss)|vielleicht|Angst|leider|muss|müssen|soll|sollen|schlafen?|gehen|los)(?!\p{L})/iu;

/** The learner likes something. */
export const LIKES =
  /^(?!.*(?<!\p{L})(?:würde|möchte|hätte|wäre|wären))[^]*(?<!\p{L})(?:gern|gerne|mag|mögen|liebe|lieben|Spaß|gefällt|gefallen|am liebsten|Hobby)(?!\p{L})/iu;

/** Asks what was. */
export const ASKS_WHAT_WAS =
  /(?<!\p{L})(?:war|warst|waren|wolltest|wollten|mochtest|mochten|hattest|hatten|zuletzt|gestern|damals|(?:hast|haben|bist|sind|hat) [^?]*(?<!\p{L})\p{Ll}{0,5}ge\p{Ll}+(?:t|en))(?!\p{L})/iu;

/** Says that there is no more to tell. */
export const HAS_ENDED =
  /(?<!\p{L})(?:(?:das war|das ist|das wär) (?:schon )?(?:alles|es)|mehr (?:gibt es|wei(?:ß|ss) ich) nicht|nichts mehr|sonst nichts|keine Lust)(?!\p{L})|^\W*(?:nein|nee|nix|nichts)(?!\p{L})/iu;

/** Says that it is a view. */
export const SAYS_A_VIEW =
  /(?<!\p{L})(?:ich (?:finde|denke|glaube|meine(?=,))|(?<!\p{L} )ich meine|(?:finde|denke|glaube|meine) ich(?!\W*$)|meiner (?:Meinung|Ansicht)|meines Erachtens|man (?:sollte|müsste)|sollte man)(?!\p{L})/iu;

/** Something to be done about it. */
export const IS_TROUBLE =
  /(?<!\p{L})(?:kaputt|gestohlen|geklaut|Problem\p{Ll}*|Streit|gestritten|streiten|abgesoffen|überschwemmt|durchgefallen|gekündigt|Stress|stressig|nervt|ärger\p{Ll}*|wütend|zu (?:laut|teuer|klein|spät|viel|wenig|kalt)|funktioniert nicht|geht nicht|Schimmel|undicht|verpasst|keine Zeit|schreit (?:mich|uns) (?:\p{L}+ )*an|unfreundlich)(?!\p{L})/iu;

/** Says what somebody else thinks or wants: the learner may have an opinion on it. */
export const IS_A_STAND =
  /(?<!\p{L})(?:sagt|sagen|meint|meinen|findet|finden|glaubt|glauben|denkt|denken|will|wollen|möchten?|verlangt|verbietet|erlaubt|darf nicht)(?!\p{L})/iu;

/** Surely no good news. */
export const SYMPATHY =
  /(?<!\p{L})(?:leider|schade|nicht schlafen|mach(?:t|en) mich (?:\p{L}+ )?fertig|schei(?:ß|ss)e?|Mist|\p{L}*schmerzen|(?:tut|tat|tun) (?:mir |ihm |ihr )?(?:sehr )?weh|weh ?getan|krank|traurig|einsam|Unfall|schlimm(?!er)\p{Ll}*|furchtbar|schrecklich|blöde?[rns]?|doof|nicht (?:schön|gut|leicht|einfach|so gut|so schön)|schlecht(?! gelaunt)|Angst|nervös|zittern|(?:ich|er|wir|sie) wein(?:e|t|en)|wein(?:e|t|en) (?:ich|er|wir|oft|viel|fast|nachts|jede\p{Ll}*|manchmal|immer)|weinen (?:muss|musste|müssen|könnte)|geweint|gestresst|müde|operiert|Operation|verletzt|(?:im|ins) Krankenhaus|gestorben|Heimweh|vermiss\p{Ll}*|enttäuscht|Vorwürfe|verletzend)(?!\p{L})|:\(/iu;

/** Tells of people and things of the learner's own. */
export const OF_THEIR_LIFE =
  /(?<!\p{L})(?:mein|unser)\p{Ll}* (?:\p{Ll}+ )?(?!Meinung|Ansicht|Erachtens|Erfahrung|Gefühl|Eindruck|Augen|Sicht)\p{Lu}/u;

/** Surely good news. */
export const GLAD =
  /(?<!\p{L})(?:endlich|(?:habe|hab|haben) (?:[a-zäöüß]+ |\p{Lu}\p{L}+ )*gefunden|bestanden|Zusage|geschafft|geklappt|zum ersten Mal|entschuldigt(?! sich nie)|verlobt|geheiratet|gewonnen|freue? (?:ich )?mich|(?:hat|haben) sich (?:\p{L}+ ){0,3}gefreut|glücklich|stolz)(?!\p{L})/iu;

/** Said or done to the learner. */
export const TO_LEARNER =
  /(?<!\p{L})(?:gesagt|gefragt|geschimpft|gemeint|angeschrien|vorgeschlagen|entschuldigt)(?!\p{L})/iu;

/** Something happened once: a perfect tense, or a past that is no state. */
export const HAPPENED =
  /^(?!.*(?<!\p{L})(?:immer|oft|jede\p{Ll}*|früher|damals|als Kind|manchmal|meistens|jahrelang|lange|seit|nie|\d+ Jahre|\p{L}+ Jahre)(?!\p{L}))(?:.*(?<!\p{L})(?:habe?|hab|hast|hat|haben|wurden?)(?!\p{L}).*(?<!\p{L})(?!gegen )(?:\p{L}*ge\p{L}+(?:t|en)|(?:vor|ein|an|aus|zu|ab|auf)?(?:be|emp|ent|er|miss|ver|wider|zer|über|unter)\p{L}{2,}(?:t|en)|\p{L}*iert)(?!\p{L})|.*(?<!\p{L})(?:bin|ist|sind)(?!\p{L}).*(?<!\p{L})(?:\p{L}*ge\p{L}+en|(?:ver|zer|ent)\p{L}+en|passiert|explodiert|\p{L}*(?:gekippt|gereist|gestürzt|gelandet|geplatzt|gewacht|gewandert|gerannt|rutscht|gehüpft|geklettert|gehauen|gestolpert|getaucht))(?!\p{L})|.*(?<!\p{L})(?:gab|ging(?:en)?|(?:be)?kam(?:en)?|sah(?:en)?|lief(?:en)?|fiel(?:en)?|flog(?:en)?|rief(?:en)?|fragte(?:n)?|sagte(?:n)?|stand(?:en)?|traf(?:en)?|nahm(?:en)?|schrie(?:n)?|lachte(?:n)?|platzte|begann(?:en)?|wachte|dachte(?:n)?|hatte(?:n)? (?:\p{Ll}+ ){0,2}Angst)(?!\p{L}))/iu;

/** "Wir haben uns für morgen verabredet": has been settled, and is still to come. */
export const STILL_TO_COME =
  /(?<!\p{L})(?:(?:bis|für|auf|am|ab) (?:morgen|übermorgen|nächste\p{Ll}* \p{L}+|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch)|morgen|übermorgen|nächste\p{Ll}* \p{L}+|bald)(?!\p{L})/iu;

/** Says that something is new, or still open. */
export const IS_NEWS =
  /(?<!\p{L})(?:jetzt|gerade|grad|eben|soeben|heute|endlich|plötzlich|auf einmal|schon wieder|gestern|vorhin|seit (?:heute|gestern)|zum ersten Mal|ab (?:heute|morgen))(?!\p{L})/iu;

/** The same of what is not over yet. */
export const IS_OPEN_NEWS =
  /(?<!\p{L})(?:jetzt|gerade|grad|(?<!noch |bis )heute(?! noch)|endlich|plötzlich|auf einmal|schon wieder|ab (?:heute|morgen))(?!\p{L})/iu;

/** Cries out. */
export const EXCLAIMS =
  /(?:^|[.!?,] )\W*(?:aber |und |also )?(?:oh gott|oh mein gott|mein gott|hilfe|hurra|juhu|juchu|puh|uff|oje|o je|autsch|aua|igitt|hör zu|hören Sie|pass auf|stell dir vor|stellen Sie sich vor|wahnsinn|verdammt|mist)(?!\p{L})|!!/iu;

/** A view of how things are or should be, which somebody else could see differently: no guess about a fact or a person. */
export const IS_A_VIEW =
  /(?<!\p{L})(?:(?:ich finde|finde ich),? (?:dass (?:man|die|der|das|viele|alle|jeder|es)|man|es (?:\p{L}+ )?(?:wichtig|richtig|falsch|gut|schlecht|schade|traurig|unfair|ungerecht|komisch|übertrieben|besser))|meiner (?:Meinung|Ansicht) nach|meines Erachtens|man (?:sollte|müsste|darf nicht|darf kein\p{Ll}*)|sollte man|ich halte (?:es|das|so etwas) für)(?!\p{L})/iu;
