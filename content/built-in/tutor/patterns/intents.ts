/**
 * About the writer only: a novel about a suicide is a topic like any other. All languages of the conversations and
 * English, because in distress people write in the language that comes first.
 */
export const SELF_HARM = [
  /\b(?:ich|i)\b[^.!?]*\b(?:nicht mehr leben|mich umbringen|mein leben beenden|mir etwas antun|mir was antun|mich ritze|ritze mich|mich töten|mich selbst verletzen|tot sein|lieber tot)\b/iu,
  /\bich (?:will|möchte|wollte|würde am liebsten|würde gern|würde gerne) (?:nur noch |einfach |am liebsten |jetzt )?sterben\b(?! vor)/iu,
  /\bich (?:bringe|bring) mich um\b|\bselbstmordgedanken\b|\bsuizidgedanken\b|\bich denke (?:oft |manchmal )?an (?:selbstmord|suizid)\b/iu,
  /\b(?:want to|wanna|going to|i will|i['’]ll) (?:die|kill myself|hurt myself|end my life|end it all)\b|\bsuicidal\b|\bdon'?t want to (?:live|be alive)\b/iu,
  /\bje (?:veux|voudrais|vais) (?:mourir|me tuer|me suicider|en finir)\b|\b(?:j['’]ai|j['’]avais) envie de mourir\b|\bje ne veux plus vivre\b/iu,
  /\b(?:quiero|voy a|quisiera) (?:morir(?:me)?|matarme|suicidarme)\b|\bno quiero (?:seguir viviendo|vivir(?: más)?)\b/iu,
  /\b(?:voglio|vorrei) (?:morire|uccidermi|farla finita|suicidarmi)\b|\bnon voglio più vivere\b/iu,
  /\bniemand würde mich vermissen\b|\bkeinen sinn mehr zu leben\b/iu,
];

export const INSULT =
  /\b(?:du|ihr)\b(?! mich\b| (?:das|es) (?:für|so)\b)[^.!?,:]{0,25}\b(?:dumm|blöd|bescheuert|doof|idiot|idiotisch|scheiße|scheiss\w*|nutzlos|arschloch|wichser|hurensohn|schlampe|miststück|vollidiot|trottel|dummkopf)\b|^\W*(?:arschloch|hurensohn|wichser|idiot|vollidiot)\W*$|\b(?:fick dich|halt die fresse|halt die klappe|verpiss dich|leck mich|fuck you|shut up|stupid bot|you(?:'re| are) (?:stupid|useless|an idiot))\b/iu;

/** The same with Sie, whose capital tells it from somebody else: "Sie ist doof" speaks of another. */
export const INSULT_FORMAL =
  /(?:(?<=\p{Ll},? )Sie\b|\bSie (?:sind|haben|können|reden|\p{Ll}+en)\b|^\W*Sie (?=\p{Lu}))[^.!?,:]{0,25}\b(?:dumm|blöd|bescheuert|doof|[Ii]diot|idiotisch|[Ss]cheiße|nutzlos|[Aa]rschloch|Wichser|Hurensohn|Schlampe|Miststück|Vollidiot|Trottel|Dummkopf)\b/u;

export const FLIRT =
  /\b(?:ich liebe dich|ich liebe sie$|ich hab dich lieb|küss mich|kuss von dir|willst du mich heiraten|(?<!(?:er|sie|es|man|wer|niemand|keiner),? (?:\p{L}+ )?)heirate mich|du bist (?:so |sehr |echt |total |eigentlich |ganz |ja |richtig |ein bisschen )*(?:süß|sexy|heiß|hübsch|schön|attraktiv)|sie sind (?:so |sehr |eigentlich |ganz |ja )*(?:hübsch|schön|attraktiv|süß)|ich bin verliebt in dich|(?:gehst|gehen) (?:du|sie) mit mir aus|bist du single|hast du (?:einen freund|eine freundin)|i love you|you(?:'re| are) (?:so )?(?:cute|sexy|hot))(?!\p{L})|\b(?:sex|nackt|nacktfotos?|porno\w*)\b/iu;

export const GOODBYE =
  /(?<!\p{L})tschö(?!\p{L})|\b(?:tschüs+i?|tschau|adieu|ciao|auf wiedersehen|auf wiederhören|bis bald|bis morgen|bis später|bis dann|bis zum nächste[nrs]? mal|danke?(?: dir| ihnen)? fürs? (?:gespräch|plaudern|das (?:nette |tolle |interessante |gute )?gespräch|den austausch|die unterhaltung)|ich sollte (?:jetzt |langsam |dann |mal )*(?:los|gehen|schlafen|ins bett|aufhören|schluss machen)|mach['’]?s gut|machen sie['’]?s gut|hau rein|gute nacht|leb wohl|leben sie wohl|man sieht sich|wir sehen uns (?:bald|morgen|später|dann)|(?:bis|auf) (?:die tage|nächste woche|ein andermal)|haben sie (?:vielen |besten )?dank für|hab dank für|schöne[ns]? (?:abend|tag|wochenende) (?:noch|euch|dir|ihnen)|schönes wochenende\s*(?:[.!]|$)|bye|goodbye|ich muss (?:jetzt |nun |leider |dann |mal )*(?:los|gehen|weg|weiter|schlafen|ins bett|aufhören|schluss machen)|ich gehe jetzt|ich lege? mich (?:jetzt )?hin|ich verabschiede mich|(?:ich (?:muss|möchte|sollte)|(?:muss|möchte|sollte) ich) (?:mich )?(?:jetzt |nun |leider |dann |mal |langsam |gleich |bald |für heute |mich )*verabschieden(?=\s*(?:[.!,…]|$))|ich muss (?:jetzt |langsam |leider |gleich )*(?:los|fahren|zumachen)(?=\s*(?:[.!,]|$))|jetzt (?:schlafe|geh|gehe) ich(?: aber| mal| los| schlafen)?(?=\s*(?:[.,!]|$))|(?:ist (?:die |meine )?pause|pause (?:ist )?(?:jetzt )?) ?(?:vorbei|zu ende|aus)|ich muss (?:jetzt|gleich|leider) (?:in (?:ein|eine|einen|die|den|das)|zum|zur|los|nach hause)(?: \p{L}+)?(?=\s*[.!]*$)|(?:ich )?muss (?:jetzt |nun |leider )?(?:wieder |weiter ?)?arbeiten(?=\s*[.!]*$)|ich (?:möchte|will) (?:jetzt |bitte )?(?:aufhören|schluss machen)|ich gehe (?:nun |bald )?(?:schlafen|ins bett)\s*(?:[.!]|$)|ich danke (?:dir|ihnen) für (?:das|den|die|ihre?|deine?) (?:gespräch|austausch|unterhaltung|zeit)|wünsche (?:dir |ihnen )?(?:noch )?einen schönen (?:abend|tag))\b|(?<!\p{L})(?:ich meld(?:e)? mich (?:(?:dann|wieder|bald|später|morgen|danach|nächste \p{L}+|am \p{L}+|nach (?:dem|der|den) \p{L}+) ?)+(?=\W*$)|ich meld(?:e)? mich(?: \p{Ll}+)?,? (?:wenn|sobald) [^.!?]*(?=\W*$)|ich (?:schreib|erzähl|sag)e? (?:es )?(?:dir|Ihnen)(?: es)? (?:morgen|später|dann|bald|nächste Woche|heute Abend|danach)(?: mehr)?(?:,? (?:wie|ob|wenn|was) [^.!?]*)?(?=\W*$)|wir (?:lesen|hören) uns(?: (?:bald|morgen|später|dann|wieder))*(?=\W*$)|ich (?:will|möchte) (?:dich|Sie) nicht (?:länger|weiter) (?:aufhalten|stören)|ich muss (?:jetzt )?zu[mr] \p{L}+,? (?:vielen )?danke?(?: dir| Ihnen)?(?=\W*$))/iu;

/** "Dann habe ich Tschüss gesagt", "Er rief: Bis morgen!", "Bis morgen muss ich fertig sein": takes leave of nobody. */
export const NO_GOODBYE =
  /(?<!\p{L})(?:(?:gesagt|sagt|sagte|sagten|ruft|rief|gerufen|meint|meinte|schreibt|schrieb|geschrieben|denkt|dachte)(?: [^.!?:]{1,15})?: [^.!?]*|(?:sagt|sagte|sagten|rief|riefen|schrie)(?: \p{Ll}+){0,3} (?:tschüss|tschau|ciao|auf wiedersehen|gute nacht|bis \p{Ll}+)[^.!?]*|(?:tschüss|tschau|ciao|auf wiedersehen|gute nacht|servus|bye|bis \p{Ll}+)(?: (?:zu|zum|zur) [^.!?,]{2,20})? (?:gesagt|gerufen|sagt|sagte|heißt|dachte|(?:ist|war) (?:für|bei|ein|kein|das))[^.!?]*|ich (?:muss|gehe) [^.!?]*(?:dachte|sagte) ich[^.!?]*|ich gehe jetzt (?:jede[nrs]?|öfter|oft|immer|regelmäßig|\p{L}+mal|auch|nur|lieber|mehr|nicht) [^.!?]*|bis (?:morgen|später|dann|bald) (?:muss|habe|hat|haben|will|soll|sollte|kann|war|ist|bin|sind|werde|wird|brauche|möchte)(?!\p{L})[^.!?]*|bis (?:morgen|später|dann|bald) (?:müssen|sollen|wollen|können|dürfen|bleiben|warten|wohnen|arbeiten|haben|sind|bleibt|bleibe|warte|dauert|wohne|arbeite|darf)(?!\p{L})[^.!?]*|(?:muss|müssen|habe|haben|will|soll|kann|hat|wart\p{Ll}+|bleib\p{Ll}*|dauert|brauch\p{Ll}*) [^.!?,]{0,40}bis (?:morgen|später|dann|bald)(?!\p{L})[^.!?]*)/giu;

/** The last word of a message. */
export const ENDS_IN_FAREWELL =
  /(?<!\p{L})(?:tschüs+i?|tschau|ciao|auf wiedersehen|bis (?:bald|morgen|später|dann))\W*$/iu;

export const NOT_UNDERSTOOD =
  /\bich (?:verstehe|versteh|habe) (?:\w+ )?(?:das |dich |sie |die frage |deine frage |ihre frage |es )?(?:leider |gar |überhaupt )?(?:nicht|nichts)(?: verstanden)?\s*[.!?]*$|\bhabe? ich (?:leider |gar )?nicht verstanden\b|\bversteh(?:e)? ich (?:leider |gar |überhaupt )?nicht\b|\b(?:wie bitte|keine ahnung,? was (?:du meinst|das heißt)|ich verstehe nur bahnhof|i don'?t (?:understand|get it)|what do you mean|what does (?:that|this|it) mean|was meinst du damit|was meinen sie damit)\b/iu;

/** "Was?" and "Hä?" alone. */
export const PARDON =
  /^\W*(?:was|wie|hä|bitte|was bitte)\s*\?+\W*$|\bich (?:check|kapier|raff)e? (?:das |es )?(?:echt |gar )?nicht\b/iu;

export const NO_IDEA =
  /^\W*(?:(?:hm+|äh|na ja|naja)\W+)?(?:keine ahnung|(?:ich )?wei(?:ß|ss) (?:es )?(?:leider )?nicht|das wei(?:ß|ss) ich (?:leider )?nicht|keine idee|egal|nichts|i don'?t know|no idea|ka|kp)\W*$/iu;

/** "Sie sagt, ich soll ihn einfach fragen" asks the tutor for nothing simpler. */
export const SIMPLER =
  /^(?![^]*\b(?:ich|wir|er|sie) (?:soll|sollte|muss|will|möchte|kann|könnte|werde|wird|darf|sollen|müssen|wollen|möchten|können)\b|[^]*\b(?:soll|sollte|muss|will|möchte|kann|könnte|werde|wird|darf) (?:ich|er|sie|man)\b(?![^.!?]*\bSie\b))[^]*\b(?:einfacher|leichter|langsamer|langsam|einfach|kürzer)\b[^.!?]*\b(?:sagen|erklären|fragen|sprechen|schreiben)\b[ ?!.]*$|\b(?:einfacher|leichter|langsamer|kürzer),? bitte\b|\b(?:sag|frag)\w*\b[^.!?]*\beinfacher\b|\b(?:kannst du|könntest du|können Sie|könnten Sie|bitte) [^.!?]*\b(?:noch ?mal|noch einmal) (?:sagen|fragen|schreiben|stellen)\b|\b(?:kannst du|könntest du|können Sie|könnten Sie) [^.!?]*\bwiederholen\b|\bsay it simpler\b|\bsimpler,? please\b/iu;

export const HINT =
  /\bwas (?:kann|könnte|soll|sollte) ich (?:da |jetzt |darauf )?(?:sagen|antworten|schreiben)(?=\s*(?:[.!?…]|$))|\bwhat (?:could|can|should) i (?:say|answer|write)\b|\bgib mir (?:einen tipp|ein beispiel)\b|\bich weiß nicht,? was ich (?:sagen|schreiben|antworten) (?:soll|kann)\s*(?:[.!?…]|$)/iu;

/** "Können wir über Essen sprechen?": what stands between "über" and the verb. */
export const NEW_TOPIC =
  /(?:^|[.!?,] )\W*(?:(?:und|aber|okay|ok|bitte)[, ]+)?(?:(?:können|könnten|wollen) wir (?:\p{Ll}+ ){0,2}?|lass uns (?:\p{Ll}+ ){0,2}?|lassen Sie uns (?:\p{Ll}+ ){0,2}?|(?:ich (?:möchte|will|würde)|(?:möchte|will|würde) ich)(?: \p{Ll}+){0,3}? )über ([^.!?,]{2,40}?) (?:sprechen|reden|schreiben|unterhalten)(?!\p{L})|(?:^|[.!] )was ist mit (?:dem Thema )?(\p{Lu}\p{L}+)\?|\b(?:Themawechsel|anderes Thema|Thema)(?: bitte)?: (\p{Lu}\p{L}+)\W*$/iu;

export const GREETING =
  /^\s*(?:hallo|hi|hey|moin|servus|grüß gott|grüezi|yo|guten (?:morgen|tag|abend)|na|hello|good (?:morning|evening))\b/iu;

export const QUESTION_WORD =
  /^(?:und |aber |oder |sag mal,? |na,? )?(?:wer|wen|wem|was|wo|woher|wohin|wie|wann|warum|wieso|weshalb|welche[rnms]?|wofür|womit|worüber|woran)\b/iu;

/** English function words that are not German ones as well: "in", "was", "die", "war" and "also" are both. */
export const ENGLISH = new Set(
  "i the a is are do does did don't not you he she it we they my your his her our their this that these those and or but because what where when why how who with for from of to have has had would could should can like love want need think know go going went very really always never today yesterday tomorrow i'm it's that's please speak understand sorry be been good bad there about much many yes no little some".split(
    " ",
  ),
);

export const GERMAN = new Set(
  "ich du er sie es wir ihr der die das den dem ein eine einen und oder aber nicht ist sind bin habe hat mit für auf von zu mein meine kein sehr auch gern noch schon ja nein".split(
    " ",
  ),
);

/** "Hast du einen Tipp", "isst du Fleisch": the verb first, and nobody types the question mark. */
export const VERB_FIRST =
  /^\W*(?:(?:und|aber|na|hey|hi|hallo)[, ]+)*(?:\p{L}{2,}s?t du|bist du|(?:haben|sind|können|kennen|mögen|sprechen|möchten|waren|essen|trinken|reisen|wohnen|machen) Sie)\b|^(?:gibt es (?!nicht)(?:\p{L}+ )+\p{L}+|(?:kann|darf) (?:ich|man) (?:hier|mit|eine?n?|den|die|zum) (?:\p{L}+ )+\p{Ll}+en|ist (?:das|es|[Dd]eutsch|dein\p{Ll}* \p{L}+) (?:(?:hier|sehr|auch|so|noch) )*(?!\p{L}*es?$)\p{Ll}+)$/u;

export const INTRODUCES =
  /(?<!\p{L})(?:ich bin (?:die |der )?|ich hei(?:ß|ss)e |mein name ist )(\p{L}{2,20})(?=\s*(?:[.!,;]|$| aus \p{Lu}| und (?:ich|komme|wohne|bin|lerne)))/iu;

/** "Warte bitte", "Moment": the learner is away for a moment. */
export const PAUSES =
  /^\W*(?:(?:warte?n?(?: Sie)?|moment|sekunde|einen moment|eine sekunde|gleich|kurz)(?: bitte| mal| kurz| noch)*|bitte (?:warte|einen moment)\p{L}*|bin gleich (?:wieder )?da|brb)\W*$/iu;

/** Says that the tutor misheard: "Das habe ich schon gesagt.", "Wovon redest du?", "Nicht ich! Mein Kind." */
export const OBJECTS =
  /(?<!\p{L})(?:Sie missverstehen (?:mich|das|da)|du missverstehst (?:mich|das|da)|(?:da |hier )(?:missverstehst du|missverstehen Sie) (?:mich|etwas|was)|(?:hab|habe) ich (?:dir |Ihnen |euch )?(?:(?:doch|schon|gerade|eben|bereits|ja) )+erklärt|(?:das|danach) (?:hab|habe) ich (?:doch |ja |gar )*nicht gefragt|(?:du hast|Sie haben|hast du|haben Sie) (?:mir |meine Frage |auf meine Frage )?(?:immer noch |noch |gar )?nicht(?:s)? (?:geantwortet|beantwortet)|(?:das|es) (?:war|ist) (?:doch|ja) (?:(?!nicht)\p{L}+ )?(?:\p{L}+) und nicht (?:traurig|schlimm|schlecht|lustig|schön|gut|ernst)|das war (?:doch |ja |aber )(?:gar )?nicht (?:traurig|schlimm|schlecht|lustig|schön|ernst)|nein,? nein,? (?:mir|uns) geht(?:['’]s| es) gut|(?:warum|wieso) (?:denn )?tut (?:es |das )?(?:dir|Ihnen)(?: das| es)? (?:so )?leid|das (?:habe?|hab) ich (?:doch |so |gar )*nicht (?:gesagt|gemeint)|(?:das|es) (?:hast du|haben Sie) (?:mir )?(?:(?:doch|schon|gerade|eben|bereits) )+(?:mal )?(?:gesagt|erzählt|erklärt)|das ist (?:doch )?keine Antwort|(?:du gehst|Sie gehen) (?:gar |überhaupt )?nicht (?:darauf|auf mich) ein)(?!\p{L})|^\W*hä\?|^\W*(?:wobei|wozu|wofür|welche[rnms]? \p{L}+) denn(?: \p{L}+)?\?|(?<!\p{L})(?:ich sage? doch(?! immer|\p{L})|darum geht(?:['’]s| es) (?:doch|ja)|nicht aufgepasst|das ist (?:jetzt )?(?:wirklich |echt |ja )?das Letzte|lern(?:en Sie)? (?:mal |erst mal )?zuhören|keine (?:große )?Hilfe|, hab(?:e)? ich (?:doch )?gesagt|keinen Humor|(?:der|die) Deutschlehrer(?:in)?|(?:verstehst du|verstehen Sie) (?:das |mich |es )?nicht\?|(?:du hast|Sie haben) (?:mir )?nicht (?:gesagt|verraten)|worauf (?:du hinauswillst|Sie hinauswollen)|(?:drückst du dich|drücken Sie sich|du drückst dich|Sie drücken sich) (?:vor|um)|ganz am Anfang (?:gesagt|erzählt|geschrieben)|, nicht ich(?=!|\.|$)|(?:warum|wieso) (?:denn )?(?:jetzt )?(?:das Thema wechseln|ein anderes Thema)|(?:du redest|Sie reden|du klingst|Sie klingen) wie (?:ein|der|die)|ich frage? doch (?:dich|Sie)|(?:du bist|Sie sind) (?:doch )?(?:der Lehrer|die Lehrerin)|das hab(?:e)? ich (?:doch )?(?:dir |Ihnen )?gesagt|(?:warum|wieso) weich(?:st du|en Sie)|kein Interesse an mein\p{Ll}*|(?:liest du|lesen Sie) (?:das )?nicht|mitbekommen\?|(?:du hast|Sie haben) gesagt, (?:wir|du|Sie|dass)|das war keine antwort|du sollst (?:mir|mich)|Sie sollen (?:mir|mich)|hast du (?:das )?gelesen|(?:du musst|Sie müssen) (?:jetzt |nur )?(?:ja oder nein|antworten|zuhören)|^\W*hab(?:e)? gesagt|beim Thema (?:zu )?bleiben|(?:nicht|nie|gar nicht) zuhör\p{Ll}*|(?:hören|hörst) (?:du |Sie )?(?:mir )?(?:gar |ja |überhaupt )?nicht zu|immer noch nicht$|ich (?:habe?|hab) (?:dich |Sie )?(?:nach [^.!?]+ |(?:et)?was )?gefragt(?!,? ob (?:er|sie|es|wir|ich|man)(?!\p{L}))|ich gebe auf|bedanke mich für nichts|(?:verkohlen|veräppeln|verarschen)|(?:wo|wie|wann|wer) war was|wobei sollte mir|mir gefällt (?:gar |überhaupt )?nichts|darum geht es (?:doch )?(?:gar )?nicht|(?:es|das) (?:war|ist|kommt) (?:doch |ja )?(?:noch (?:gar )?nicht|erst (?:noch|morgen|nächste)))(?!\p{L})|(?<!\p{L})(?:ich (?:rede|spreche|schreibe|erzähle) (?:doch |gerade |ja |hier )*(?:immer noch |noch )?(?:über|von)|(?:du hast|Sie haben|hast du|haben Sie) (?:zwei ?mal|schon|doch|das schon|mich schon|schon zweimal)(?: \p{L}+)* gefragt|(?:du hast|Sie haben) meine frage|(?:du hast|Sie haben) nicht (?:zugehört|geantwortet)|ich habe (?:es |das )?gesagt(?![,:])|warum (?!nicht)\p{L}+\?\s*ich|wie ein (?:glückskeks|roboter|automat))(?!\p{L})|(?<!\p{L})(?:(?:hab|habe?) (?:ich )?(?:es |das )?(?:dir |Ihnen )?(?:doch |schon |ja |gerade |eben |auch |bereits )+(?:\p{L}+ )?(?:gesagt|geschrieben|erzählt|beantwortet)|sag(?:te|e)? ich (?:ja |doch )+|(?:liest du|lesen Sie) (?:überhaupt|eigentlich)(?=\?|,| (?:mit|was|mein\p{Ll}*|das|alles|richtig))|(?:hörst du|hören Sie) (?:mir )?(?:überhaupt|eigentlich)(?= zu|\?| mal zu| noch)|vergiss es|vergessen Sie es|(?:habe?|hab) (?:ich )?(?:dir |Ihnen )?(?:doch |aber )(?:gar )?(?:keine?|nichts?) [^.!?]{0,40}(?:gestellt|gefragt|gesagt)|^\\W*(?:nein,? )?ich meinte?(?! dass)|[.?!] ich meinte(?! dass)|aber ich (?:habe|rede|spreche) (?:doch )?von [^.!?]+ gesprochen|ich wollte nur (?:von|über) [^.!?]+ (?:erzählen|sprechen|reden))(?!\p{L})|^\W*(?:hä|häh|hähä?)[,!. ]+(?:was|wie|wieso|warum|wo|wer|welche)|^\W*(?:(?:mit|über|von|für) )?(?:wer|wen|wem|was|welche[rnms]?|wo|wohin|worüber|wobei|womit)(?: denn)?\? \S|(?:^|[.!?,] )\W*(?:(?:und|aber|hä|äh|moment)[, ]+)*(?:wie|wieso) (?:kommst du|kommen Sie) (?:jetzt |denn |bitte |plötzlich |auf einmal |eigentlich )*auf(?:s| das| die| den| so)? \p{L}{4,}(?=\W*\?)|^\W*(?:(?:auf|an|mit|von|über|für|bei|zu|in) )?welche[rnms]? \p{L}+\? (?:aber )?ich (?:habe?|hab|bin|war|hatte|kenne) (?:doch |ja |gar |überhaupt )*(?:kein|nicht|nie)|^\W*(?:(?:nein|nee|ne|quatsch|äh|moment)[,.!]+ )+ich (?:sprach|red|rede|redete|spreche|meinte|meine|erzählte|erzähle) (?:doch |ja |hier |nur |gerade )*(?:von|vom|über|das|den|die|mein\p{Ll}*)(?!\p{L})|(?<!\p{L})ich red (?:doch |hier |ja |gerade )*(?:von|über|vom)(?!\p{L})|^\W*(?:wie|wer|wo|was|wann) (?:ist|war|soll|hat|haben) (?:was|wer|wen|wo)\b|(?:^|[.!?] )\W*(?:(?:nein|hä|äh|moment|aber|haha|ach)[, ]+)*(?:was soll das(?: denn| jetzt)?\?|mir geht(?:['’]s| es) nicht schlecht|wovon (?:redest|reden)|wen mein\p{L}* (?:du|Sie)|wogegen denn|(?:warum|wieso) (?:denn )?(?:nicht )?(?:traurig|schwer|leicht|schlimm|schade|schön|gute Besserung)|was für (?:ein|eine|einen) (?:Plan|Idee|Ansicht|Problem)|welche[rnms]? (?:Plan|Idee|Ansicht|Problem)|das hab(?:e)? ich (?:dir |Ihnen )?(?:doch |schon |gerade |eben )+(?:gesagt|geschrieben|erzählt|beantwortet)|das habe ich gesagt|das (?:ist|war) (?:doch|aber) kein\p{Ll}* (?:\p{Ll}+ )?(?:Plan|Ansicht|Meinung|Idee|Entscheidung|Krankheit)|nicht ich(?= ?[!.,]| war\b| bin\b)|ich doch nicht|das (?:meinte|meine) ich nicht|das habe ich nicht (?:gesagt|gemeint)|so (?:habe|hab|meinte) ich das nicht|(?:du hörst|Sie hören) (?:mir )?(?:gar |ja )?nicht zu|das (?:hast du|haben Sie) (?:mich )?(?:doch |schon |gerade |eben )+gefragt|das (?:passt|ergibt|macht) (?:\p{L}+ )?kein\p{Ll}* Sinn|das passt (?:(?:jetzt|gar|irgendwie|hier|aber|doch|da) )*nicht(?=[.!,]|$)|ich (?:habe?|rede|redete|spreche|meine|meinte|erzähle) (?:doch |ja |gerade )*(?:von|über) [^.!?]*(?:,|und) nicht (?:von|über) |nicht (?:von|über) \p{L}+, sondern (?:von|über) |(?:(?:ich glaube|nein|äh|oh|moment),? |da |hier |irgendwie )*(?:wir (?:haben|hatten) uns (?:da |wohl |offenbar |gerade )?missverstanden|haben wir uns (?:da |wohl |offenbar )?missverstanden|wir reden (?:gerade |wohl )?aneinander vorbei)|ich mein(?:te|e)?(?: doch| ja| nur| eigentlich)*, (?:ob (?:du|Sie)|wie man|was man)(?!\p{L})|darum ging es (?:doch |mir )*(?:gar )?nicht|was hat das (?:jetzt )?(?:damit|mit \p{L}+) zu tun)|\ban mir vorbei\b|\b(?:du verstehst|Sie verstehen|du hast|hast du|Sie haben|haben Sie) (?:mich|meine Frage|das) (?:\p{L}+ )*(?:falsch|nicht)(?: richtig)?(?: verstanden)?\b/iu;

/** Asks what the tutor's question is good for: "Warum fragst du das?", "Du stellst komische Fragen." */
export const ASKS_WHY_ASKED =
  /(?:^|[.!?,] )\W*(?:(?:und|aber|hä|moment)[, ]+)*(?:warum|wieso|weshalb) (?:fragst du|fragen Sie|willst du das|wollen Sie das|möchtest du das|möchten Sie das|interessiert (?:dich|Sie) das)|(?:^|[.!?,] )\W*(?:(?:und|aber|hä|moment)[, ]+)*wie (?:kommst du|kommen Sie) (?:(?:jetzt|denn|bitte|plötzlich|auf einmal|nun|da) )*(?:darauf|drauf)\?|(?<!\p{L})(?<!(?<!was )ist das (?:\p{L}+ ){0,4})(?:komische|seltsame|blöde|dumme|merkwürdige) fragen?(?! von mir)(?!\p{L})|was (?:hat|haben) [^.!?]{1,40}(?<!\p{L})(?:mit|damit)(?!\p{L})[^.!?]{0,40} zu tun|was soll (?:die|diese) frage|was ist das für eine frage/iu;

/** "Worüber denn?", "Welchen Sport?", "Was genau meinen Sie mit „vorstellen“?": the tutor's question was not clear. */
export const ASKS_WHAT_MEANT =
  /^\W*(?:(?:hä|äh|was|wie|sorry|entschuldigung)[,?! ]+)*(?:wo(?:rüber|von|mit|für|ran|rauf|bei|zu|nach|durch)|über was|von was|mit was|was|wann|wer|wen|wo|welche[rnms]?(?: \p{Lu}\p{L}+)?)(?: denn| genau| jetzt)*\?\W*$|(?:was|wen|wie|(?:in |von |bei |mit |für )?welche[rnms]? \p{L}+) (?:genau )?(?:meinen Sie|meinst du)(?!,|:| (?:dazu|darüber|davon|soll))|(?:worauf|wohin) (?:(?:willst du|wollen Sie) (?:denn |eigentlich )?hinaus|(?:du hinauswillst|Sie hinauswollen))/iu;

export const WANTS_A_JOKE =
  /(?<!\p{L})(?:(?:(?:erzähle?|erzählst du|erzählen Sie|sage?|mach)(?: (?:mir|uns|du|mal|bitte|doch|noch|einen|nen|etwas))*|(?:kennst du|kennen Sie|weißt du|wissen Sie)(?: (?:auch|einen|nen|gute|lustige))*) (?:witz|witze|(?:et)?was (?:Lustiges|Witziges)))(?!\p{L})/iu;

/** "Willst du einen Witz hören?", "Soll ich dir davon erzählen?": offers something. */
export const OFFERS =
  /^\W*(?:(?:und|aber|na)[, ]+)*(?:(?:willst|möchtest) du|(?:wollen|möchten) Sie|soll ich (?:dir|Ihnen)|(?:darf|dürfte|kann|könnte) ich (?:dir|Ihnen|mal|kurz)) [^?]*(?<!\p{L})(?:hören|sehen|wissen|erzählen|zeigen|sagen|lesen|vorlesen|vorsingen|schicken|verraten|erklären)\?*$/iu;

/** "Wollen Sie gar nicht wissen, wie das ausgeht?", "Interessiert dich das nicht?" */
export const WANTS_INTEREST =
  /(?<!\p{L})(?:(?<!woher )(?:willst du|wollen Sie|möchtest du|möchten Sie) (?:denn |etwa |es |das )*(?:gar |überhaupt |noch )?(?:nicht|nichts)? ?(?:mehr )?(?:wissen|hören)|interessiert (?:dich|Sie) (?:das |es )?(?:denn |gar |überhaupt )*(?:nicht|kein)|(?:fragst du|fragen Sie) (?:denn |mich )?(?:gar )?(?:nicht|nichts|nie))(?!\p{L})/iu;

/** "Weißt du, wo er war?", "Und wissen Sie, was sie gesagt hat?": wants to be asked. */
export const DRUM_ROLLS =
  /(?:weißt du|wissen Sie|ratet?|rate mal),? (wo|wer|was|wen|wem|warum|wie) (?!man |du |Sie |so |ich (?:soll|kann|muss|mir))(?:[^?]*(?<!\p{L})(?:war|waren|hat|habe|haben|hatte|stand|lag|saß|kam|sagte|passiert|ist|bin)(?: ist| war)?)\?/iu;

/** "Glauben Sie mir das?", "Kannst du dir das vorstellen?" */
export const WANTS_BELIEF =
  /(?<!\p{L})(?:glaubst du (?:mir )?das|glauben Sie (?:mir )?das|kannst du (?:dir )?das (?:vorstellen|glauben)|können Sie (?:sich )?das (?:vorstellen|glauben)|ist das nicht (?:toll|verrückt|unglaublich|der Wahnsinn|süß|lustig))\?/iu;

/** "Rat mal, wie viele Tassen ich trinke!" */
export const GUESSES =
  /(?<!\p{L})(?:rat(?:e|et)? mal|raten Sie mal|dreimal darfst du raten|(?:weißt du|wissen Sie),? was\?)(?!\p{L})/iu;

/** "Hast du das mit der Ärztin mitbekommen?", "Liest du das überhaupt?" */
export const WANTS_TO_BE_HEARD =
  /(?<!\p{L})(?:(?:hast du|haben Sie) (?![^?]*überhaupt (?:mal )?(?:gelesen|zugehört|verstanden))[^?]*(?:mitbekommen|mitgekriegt|gehört(?=\?)|gelesen(?=\?)|gelesen, was|verstanden, was|bemerkt|zugehört|vergessen)|(?:liest du|lesen Sie|hörst du|hören Sie) (?:mir |das |mich |eigentlich |überhaupt |nicht |denn )+(?:zu)?|(?:weißt du|wissen Sie) noch)(?!\p{L})[^?]*\?/iu;

/** "Erzähl mir was über Kuchen!", "Hilf mir!", "Sag mal was!": asks for something to be said or done. */
export const DEMANDS =
  /(?:^|[.!?,] )\W*(?:(?:bitte|dann|komm|na|los|also|und)[, ]+)*(?:(?:erzähle?|sage?|hilf|gib|zeige?|schreibe?|schicke?|nenne?|empfiehl|erkläre?|tröste?|sing|mach|lies|übersetze?|such|schlage?)(?: (?:doch|mal|bitte|jetzt|auch|du|endlich))* (?:mir|mich|uns|doch|mal|bitte|was|etwas|vor)|(?:Erzählen|Sagen|Helfen|Geben|Zeigen|Schreiben|Nennen|Empfehlen|Erklären|Singen|Lesen|Übersetzen|Suchen|Schlagen) Sie(?: (?:doch|mal|bitte|jetzt|auch))* (?:mir|mich|uns|doch|mal|bitte|was|etwas|vor))(?!\p{L})(?! (?:nicht|bescheid))/iu;

/** "Frag mich, was ich suche.": says which question. */
export const WANTS_THIS_QUESTION =
  /(?:^|[.!?:] )\W*(?:(?:bitte|dann|na|also|jetzt|komm|los),? )*(?:frage? mich|fragen Sie mich)(?: (?:doch|mal|lieber|bitte|jetzt))*, (?:was|wer|wie|wo\p{Ll}*|wann|warum|welche[rnms]?|ob)(?!\p{L})/iu;

/** "Ich wollte wissen, ob ich anrufen soll.": a question without its mark. */
export const ASKS_INDIRECTLY =
  /^\W*(?:ich|wir) (?:brauche|bräuchte)n? (?:(?:mal|noch|dringend|bitte|eine?n?|ein paar|gute[nr]?) )*(?:Tipps?|Rat|Ideen?)(?!\p{L})|(?<!\p{L})ich weiß (?:\p{Ll}+ )?nicht,? was ich [^.!?]*(?:schenken|kochen|backen|anziehen|mitbringen) (?:soll|könnte)(?!\p{L})|(?<!\p{L})(?:ich (?:möchte|will|würde|wollte)|(?:möchte|will|würde|wollte) ich) (?:dich|Sie|dir|Ihnen) (?:gern |mal |noch |auch |nur )*(?:etwas|was|eine Frage) (?:fragen|stellen)(?!\p{L})|(?<!\p{L})mich (?:würde|interessiert)(?: (?:aber|noch|auch|mal))*(?: interessieren)?, (?:ob|was|wie|wer|wo|wann|warum|welche[rnms]?)(?!\p{L})|(?<!\p{L})(?:ich (?:wollte|will|möchte|würde)|(?:wollte|will|möchte|würde) ich)(?: (?:aber|nur|doch|gern|gerne|eigentlich|von dir|von Ihnen|ja))* (?:wissen|fragen),? (?:ob|was|wie|wer|wo|wann|warum|welche[rnms]?|wen|wem|wieso)(?!\p{L})(?![^.!?]*, (?:aber|und|doch|da|als) )/iu;

/** "Frag mich etwas!" */
export const WANTS_A_QUESTION =
  /(?<!\p{L})(?:frag mich|fragen Sie mich|stell mir (?:eine|ne|doch)|stellen Sie mir|(?:du sollst|Sie sollen) (?:mir )?(?:eine )?(?:frage|fragen))(?!\p{L})/iu;

/** Wants to leave what the talk is about. */
export const LEAVES_IT =
  /(?<!\p{L})(?:(?:darüber|davon) (?:möchte|will|mag|kann) ich (?:lieber |jetzt |heute |eigentlich |gar |im Moment |gerade )*(?:nicht|nichts|nicht mehr|nicht weiter) (?:reden|sprechen|sagen|schreiben|erzählen)|(?:möchte|will) (?:ich )?(?:das|dieses) Thema (?:jetzt |lieber |bitte )*(?:nicht|beenden|wechseln|lassen)|(?:möchte|will|mag|kann) (?:ich )?(?:\p{Ll}+ ){0,3}nicht (?:mehr |weiter )?(?:über|von) [^.!?]* (?:reden|sprechen|schreiben|erzählen)|(?:möchte|will) (?:ich )?(?:das |es )?(?:jetzt |lieber |hier )*nicht (?:weiter )?vertiefen|(?:andere|neue|nächste|eine andere) Frage,? bitte|bitte (?:eine )?(?:andere|neue|nächste) Frage|(?:frag|frage|fragen Sie)(?: mich)?(?: bitte| lieber| doch)* (?:et)?was ander(?:e)?s|(?:frag|frage|fragen Sie) mich (?:das |so (?:et)?was )?(?:bitte )?nicht(?: mehr)?(?=[.!])|Themenwechsel|(?:lass uns|lassen Sie uns|können wir|wollen wir)(?: bitte| lieber| mal)* (?:das Thema wechseln|über (?:et)?was (?:ander|Leicht|Schön|Lustig|Fröhlich|Einfach)\p{Ll}* (?:sprechen|reden))|das geht (?:dich|Sie) nichts an|das ist (?:mir )?(?:zu )?(?:privat|persönlich)|das möchte ich (?:lieber |dir |Ihnen )?nicht (?:sagen|erzählen|beantworten|verraten)|vergessen wir (?:das|es))(?!\p{L})|(?:^|[.!?] )\W*(?:na ja,? |ach,? |okay,? )?egal[.!,](?= \p{L})|(?<!\p{L})(?:lass(?:en Sie)? (?:bitte )?das Thema|lassen wir das|(?:reden|sprechen) wir (?:lieber |bitte |doch )?über (?:et)?was ander(?:e)?s|(?:reden|sprechen) wir (?:lieber |bitte |doch |wieder |jetzt )*über (?:et)?was (?:Schönes|Lustiges|Leichteres|Fröhliches)|(?:nicht mehr|nicht) (?:weiter )?darüber (?:reden|sprechen)|(?:et)?was anderes,? bitte|anderes Thema(?:,? bitte)?)(?!\p{L})/iu;

/** Says that the tutor's questions are always the same, or empty. */
export const FAULTS_QUESTIONS =
  /(?<!\p{L})(?:(?:fragst(?: du)?|fragen Sie|Sie fragen) mich (?:jetzt |schon )?zum (?:wiederholten|dritten|vierten|x-ten|zehnten|hundertsten) Mal|(?:[Dd]u (?:fragst|stellst|wiederholst)|(?<=[^.!?] |^)Sie (?:fragen|stellen|wiederholen)|(?:[Ff]ragst|[Ss]tellst|[Ww]iederholst) [Dd]u|(?:[Ff]ragen|[Ss]tellen|[Ww]iederholen) Sie)(?: mir| mich)? (?:(?:ja|doch|nur|bloß|immer|ständig|dauernd|wieder|schon|jedes Mal|die ganze Zeit|noch|hier|jetzt|eigentlich|gerade) )*(?:dasselbe|das [Gg]leiche|dieselben?(?: \p{Ll}+)? Fragen?|(?:die|diese|deine|Ihre) (?:immer )?(?:ewig )?gleichen?(?: \p{Ll}+)? Fragen?)(?= ?[.,!?:;–]|$| und| aber)|[Dd]u fragst (?:ja |doch |mich )*(?:immer|ständig|dauernd|nur|jedes Mal|schon wieder)(?: nur| wieder)?, (?:was|ob|wie)|(?:[Dd]as|[Dd]iese Frage) (?:fragst du|fragen Sie|stellst du|stellen Sie)(?: mich| mir)? (?:immer|ständig|dauernd|jedes Mal|schon wieder|andauernd)|(?:[Ss]tell|[Ss]tellst|[Ss]telle|[Ss]tellen|[Hh]ast|[Hh]aben|[Gg]ibt)(?: du| Sie| mir| dir| Ihnen| es| doch| mal| bitte| auch| denn| endlich| vielleicht| jetzt| lieber| einmal| zur Abwechslung| nicht| noch| keine)* (?:eine? )?(?:richtige|echte|konkrete|konkretere|vernünftige|sinnvolle|gescheite|ordentliche)n? Fragen?(?! (?:an|der|des|von meine?[rnm]?|zu))|(?:[Kk]annst du|[Kk]önnen Sie|[Kk]önntest du|[Kk]önnten Sie)(?: mir| mich| auch| nicht| mal| bitte| einmal| endlich| denn| vielleicht)* (?:eine|was|etwas) (?:richtige|echte|konkrete|vernünftige|sinnvolle|gescheite|andere|Konkretes|Richtiges|Anderes|anderes)(?: Frage)? (?:stellen|fragen)|[Ff]ällt (?:dir|Ihnen)(?: denn| auch| mal| nicht| nichts| keine| gar| wirklich)* (?:eine )?(?:andere|neue|bessere|Besseres|anderes|Neues)(?: Frage)? (?:mehr )?ein|[Ff]ällt (?:dir|Ihnen)(?: denn| auch| nicht| gar| wirklich| überhaupt)* keine (?:richtige|vernünftige|gescheite|konkrete|andere|bessere|neue) Frage (?:mehr )?ein|(?:[Dd]u plapperst|Sie plappern) mir (?:ja |doch |nur |immer |bloß )*(?:alles )?nach|(?:[Dd]eine|Ihre) Fragen (?:sind|wirken|klingen|wiederholen)(?: sich)? ?(?:ja |doch |alle |immer |ziemlich |etwas |so |recht )*(?:gleich|leer|beliebig|austauschbar|langweilig|allgemein|inhaltsleer|nichtssagend|oberflächlich|(?=[.!]))|[Dd]as ist (?:doch |ja |jetzt |schon |immer |nur )*(?:wieder |nur )?(?:dieselbe|die gleiche) Frage (?:wie )?(?:vorhin|eben|gerade|noch|wieder|immer)|[Ii]ch hätte (?:lieber |gern |gerne )*(?:eine |mal eine )?(?:echte|richtige|konkrete) Frage)(?!\p{L})/u;
/** The same in a few words, which could be said of somebody else. */
export const FAULTS_THE_SAME =
  /^\W*(?:(?:[Mm]ann|[Aa]ch|[Nn]a|[Hh]ä|[Ss]chon wieder)[,!. ]+)*(?:[Ii]mmer|[Ss]chon wieder|[Ww]ieder|[Ss]tändig|[Dd]auernd|[Jj]edes Mal) (?:nur |noch |wieder )?(?:dieselben?|die gleichen?|diese) Fragen?(?= ?[.,!?]|$)/u;

/** "Was war falsch?", said to an apology. */
export const ASKS_WHAT_WAS_WRONG =
  /^\W*(?:(?:hä|moment|aber|oh|nein)[,?!.]* )?(?:(?:was|wieso|warum|inwiefern) (?:genau )?(?:war|ist)(?: das| denn| daran| da| jetzt| genau)* (?:falsch|dein Fehler|Ihr Fehler)|(?:welcher|was für ein) Fehler|(?:wofür|warum|wieso) (?:entschuldigst du dich|entschuldigen Sie sich|(?:die|eine) Entschuldigung)|(?:was|wieso|warum) tut (?:dir|Ihnen|es dir|es Ihnen|dir das|Ihnen das)(?: denn| da| jetzt| so)* leid)(?: denn| eigentlich)?\?/iu;

/** "Ich hatte gar nichts gefragt.", "Das war keine Frage." */
export const NOTHING_ASKED =
  /(?<!\p{L})(?:ich (?:hatte|habe|hab) (?:dich )?(?:(?:doch|ja|gar|überhaupt|eigentlich) )+(?:nichts|nicht|keine Frage) (?:gefragt|gestellt)|ich (?:hatte|habe|hab) (?:dich )?(?:nichts|keine Frage) (?:gefragt|gestellt)|das war (?:(?:doch|ja|gar|überhaupt|eigentlich|auch) )*keine Frage)(?= ?[.!;–]|, (?:aber|sondern|ich|nur)|$| und (?!\p{Ll}+ nicht))/iu;

/** "Du hast mir nicht zugehört.", "…, dass Sie meiner Frage ausgewichen sind": the tutor passed over what was said. */
export const PASSED_OVER =
  /(?<!\p{L})(?:(?:[Dd]u hast|[Dd]u bist|Sie haben (?=mir |mich |mein)|Sie sind (?=mir |mein)) ?(?:(?:mir|mich|das|es|alles|vieles|einiges|etwas|meine[rn]?|(?:[Ff]rage|Satz|Antwort|Frage)|einfach|schlicht|wohl|ja|doch|gar|schon|wieder|immer|da|überhaupt|glatt|komplett|jetzt) )*(?:ausgewichen|überhört|übergangen|überlesen|ignoriert|nicht zugehört|nicht verstanden, was ich)|(?:[Ss]ie|Sie) haben (?:gar |wohl |da |einfach )*nicht verstanden, was ich (?:meinte|sagte|sagen wollte|wissen wollte)|(?:du|Sie) (?:mir|mich|mein\p{Ll}* (?:Frage|Antwort|Satz)) (?:einfach |schon wieder |da |wohl )*(?:ausgewichen (?:bist|sind)|(?:überhört|übergangen|überlesen|ignoriert) (?:hast|haben))|(?:überhört|übergangen|überlesen|ignoriert) (?:hast du|haben Sie) (?:mich|mein\p{Ll}*|das|alles|einiges|vieles|manches|etwas|den|die)|ausgewichen (?:bist du|sind Sie)|[Dd]u (?:übergehst|ignorierst|überhörst|überliest) (?:einfach |ja |immer |ständig |schon wieder |mal wieder )*(?:,|mich|mein\p{Ll}*|das|alles)|Sie (?:übergehen|ignorieren|überhören) (?:einfach |ja |immer |ständig |schon wieder )*(?:, was ich|mich|mein\p{Ll}*)|[Dd]u (?:übergehst|ignorierst|überhörst|überliest) (?:\p{Ll}+ )?\p{Ll}+, was ich|Sie (?:übergehen|ignorieren|überhören) \p{Ll}+, was ich|(?:lenkst du|[Dd]u lenkst|lenken Sie|Sie lenken) (?:jetzt |aber |nur |ja |doch |schon wieder |gerade |vom Thema )*ab(?=[.!?,]|$)|(?:[Dd]u bist|Sie sind|bist du|sind Sie) (?:(?:ja|doch|gar|überhaupt|einfach|wieder|mit keinem Wort) )*(?:nicht |kaum )?auf [^.!?,]{2,40}? (?:(?:gar|überhaupt|einfach|leider|wirklich) )*(?:nicht )?eingegangen|(?:gewünscht|schön|nett|lieber|gefreut)[^.!?]{0,12}, (?:wenn|dass) (?:du|Sie) [^.!?]{0,20}auf [^.!?]{2,40} (?:eingehen|eingehst|eingegangen)|(?:[Dd]u hast|Sie haben|hast du|haben Sie) mein\p{Ll}* (?:(?:letzte|ganze)\p{Ll}* )?(?:Antwort|Frage|Nachricht|Geschichte|Text|Satz)\p{Ll}* (?:(?:ja|doch|wohl|gar|überhaupt|einfach|offenbar|schon wieder) )*nicht (?:\p{Ll}+ )?(?:gelesen|beachtet|berücksichtigt|mitbekommen)|(?:[Kk]annst|[Kk]önntest|[Ww]ürdest) du (?:(?:bitte|mal|endlich|vielleicht|auch|doch) )*(?:auf (?:das|mich|mein\p{Ll}*) [^.!?]{0,40}eingehen|lesen, was ich)|(?:[Kk]önnen|[Kk]önnten|[Ww]ürden) Sie (?:(?:bitte|mal|endlich|vielleicht|auch|doch) )*(?:auf (?:das|mich|mein\p{Ll}*) [^.!?]{0,40}eingehen|lesen, was ich)|(?:[Ll]ies|[Ll]esen Sie)(?: (?:bitte|mal|doch|noch|einfach|erst))*, was ich|(?:[Dd]u antwortest|Sie antworten) (?:(?:ja|doch|gar|überhaupt|mir|einfach|immer) )*(?:nie|nicht) auf (?:das|mein)|(?<=(?:^|[.!?] )\W*)(?:[Dd]as|[Ee]s) (?:war|ist) (?:(?:ja|doch|leider|aber|jetzt|eigentlich) )*keine (?:richtige |wirkliche )?Antwort auf meine Frage|(?:[Dd]u fragst|Sie fragen) mich[^.!?]{1,50} und (?:gehst|gehen) (?:dann |aber |doch |einfach |gar |überhaupt )*nicht auf mein\p{Ll}* \p{L}+ ein|(?:[Hh]ast du|[Hh]aben Sie) (?:mir |mich |das |denn |eigentlich )*überhaupt (?:mal )?(?:gelesen|zugehört|verstanden)|(?:[Dd]u gehst|Sie gehen|gehst du|gehen Sie) (?:ja |doch |gar |überhaupt |einfach |immer |schon wieder |mit keinem Wort )*(?:nicht |kaum )?auf (?:mich|das|mein\p{Ll}*(?: \p{L}+)?|nichts)(?: gar| überhaupt)?(?: nicht)? ein)(?!\p{L})/u;

/** "Die Neuigkeit habe ich Ihnen gerade geschildert.", "Davon habe ich dir doch eben erzählt." */
export const ALREADY_TOLD =
  /(?<!\p{L})(?:(?:[Dd]as|[Ee]s|[Dd]avon|[Dd](?:ie|en|as) \p{Lu}\p{L}+|[Vv]on (?:d|mein)\p{Ll}+ \p{Lu}\p{L}+|[Aa]ll(?:es)? das) (?:habe?|hatte) ich (?:dir|Ihnen) (?:(?:doch|schon|gerade|eben|soeben|bereits|ja|vorhin|oben|längst|mehrfach|mehrmals|zweimal|ausführlich|lang|breit|und|alles) )+(?:gesagt|geschrieben|erzählt|beantwortet|erklärt|geschildert|erwähnt|dargelegt|berichtet|beschrieben)|(?:[Dd]as|[Dd]avon) (?:habe?|hatte) ich (?:(?:doch|schon|gerade|eben|soeben|bereits|ja|vorhin|längst|mehrfach|mehrmals|zweimal) )+ausführlich (?:geschrieben|erzählt|geschildert|dargelegt|berichtet|beschrieben))(?!\p{L})/u;

/** "Du wechselst das Thema.", "Davon war nie die Rede.", "…, und Sie fragen nach Sportvereinen.": the tutor's question leads away. */
export const STRAYS =
  /(?<!\p{L})(?:(?:[Dd]eine|Ihre) Fragen (?:haben|passen) (?:(?!ich)\p{Ll}+ )*(?:nichts|nicht) (?:mit (?:mir|mein)|zu (?:mir|dem|mein))|[Ii]ch wollte (?:dir|Ihnen) (?:(?:doch|eigentlich|nur|noch) )*(?:von|über) [^.!?,]{2,40} erzählen(?=[.!]|$)|(?<=^\W*)[Ii]ch habe? (?:(?:doch|gar|ja) )*nicht (?:vom?|über) [^.!?,]{2,30} (?:gesprochen|geredet|geschrieben)(?=[.!]|$)|(?<=^\W*(?:\p{L}+[,.!?] )?)(?:[Ii]ch war noch (?:gar |lange )?nicht fertig(?=[.!]|$)|[Ll]ass(?:en Sie)? mich (?:bitte |doch |mal )*ausreden)|(?<=(?:^|[.!?,] )\W*)[Ww](?:ieso|arum) (?:(?:denn|jetzt|bitte|plötzlich|auf einmal) )+\p{Lu}\p{L}+(?=\?)|(?:[Dd]as|[Ee]s|[Dd]ie Frage|[Dd]eine Frage|Ihre Frage) (?:wechselt|verfehlt) (?:(?!nicht|nie)\p{Ll}+ )*(?:das|mein) Thema|(?:[Dd]u wechselst|(?<=\p{Ll},? )Sie wechseln|[Ww]echselst du|[Ww]echseln Sie|^Sie wechseln) (?:(?!nicht|nie)\p{Ll}+ )*das Thema|[Dd]as ist (?:(?:doch|ja|jetzt|aber|nun) )*(?:(?:ganz|völlig|etwas) )?(?:ein )?(?:(?:ganz|völlig) )?anderes Thema(?=[.!,]|$)|(?:[Aa]brupte|[Pp]lötzliche|[Uu]nvermittelte|[Üü]berraschende|[Kk]rasse|[Hh]arte|[Ss]eltsame|[Mm]erkwürdige|[Kk]omische)r (?:Themenwechsel|Themensprung|Sprung)|(?:[Dd]as hat (?:(?:doch|ja|aber|jetzt|nun|wirklich|gar) )*mit mein\p{Ll}* [^.!?,]{2,30}|(?:[Dd]ie|[Dd]iese|[Dd]eine|Ihre) Frage hat (?:\p{Ll}+ )*(?:mit [^.!?,]{2,30}|damit)) (?:(?:doch|ja|aber|gar|überhaupt|wirklich) )*nichts zu tun(?=[.!]|$)|(?:geht|ging|gehen|reden|redest)(?: \p{Ll}+){0,2} am Thema vorbei|(?<=^\W*(?:\p{L}+[,.!] )?)(?:[Dd]avon|[Vv]on [^.!?,]{2,25}) war (?:(?:doch|ja|hier|gar|überhaupt) )*(?:nie|nicht) die Rede(?! gewesen)|(?<=^\W*(?:\p{L}+[,.!] )?)(?:[Dd]avon|[Dd]arüber) (?:habe|hab) ich (?:(?:doch|ja|gar|überhaupt|aber|auch) )*(?:nichts|nie etwas|kein Wort) (?:gesagt|erzählt|geschrieben)|(?:[Ww]ir waren|[Ii]ch war) (?:(?:eigentlich|gerade|eben|noch) )*doch (?:(?:eigentlich|gerade|eben|noch) )*(?:bei|beim)(?!\p{L})|(?:[Dd]ie|[Dd]iese|[Dd]eine|Ihre) Frage passt (?:(?!zu)\p{Ll}+ )*nicht(?=[.!,]|$| hier)|[Ii]ch (?:rede|spreche|erzähle|schreibe) (?:(?:doch|hier|ja|schon) )*die ganze Zeit (?:von|vom|über)|[Ii]ch sprach (?:(?:doch|ja|eben|gerade) )*von mein\p{Ll}+ [^.!?,]{2,30}(?=[.!]|$)|[Ii]ch (?:erzähl|sprach|spreche|rede|habe? [^.!?]{0,60}(?:erzählt|gesprochen|geschrieben|gesagt))[^.!?]{0,80}(?:und|aber|doch|dann) (?:du|Sie) (?:\p{Ll}+ )?frag(?:st|test|en|ten)|[Bb]leiben wir (?:(?:bitte|lieber|doch|erst|noch|mal) )*(?:bei|beim)|[Bb]leib(?:en Sie|e)? (?:(?:bitte|lieber|doch) )*beim Thema|(?:[Kk]önnen|[Kk]önnten|[Ww]ollen|[Ll]ass uns|[Ll]assen Sie uns) (?:wir )?(?:(?:bitte|lieber|doch|erst|noch|mal) )*(?:bei|beim) [^.!?]{2,40} bleiben)(?!\p{L})/u;

/** "Das hatten wir schon.", "Das steht doch oben.", "Schon gesagt.": the tutor asks what it could know. */
export const KNOWN_ALREADY =
  /(?<!\p{L})(?:(?:darüber|davon) haben wir (?:(?:doch|ja|schon|gerade|eben|bereits|vorhin|längst) )+(?:gesprochen|geredet)|das hatten wir (?:(?:doch|ja|schon|gerade|eben|bereits|vorhin) ?)+(?=[.!,]|$)|(?:zweite|dritte|vierte|fünfte|zehnte|hundertste) Mal, dass (?:du|Sie) (?:mich |mir )?(?:das|diese|danach)|wir haben doch (?:(?:gerade|eben|schon|vorhin|nur) )*(?:über|von) [^.!?]{2,40} (?:geredet|gesprochen)|das steht (?=doch|ja|schon|bereits|alles)(?:(?:doch|ja|alles|schon|bereits|längst) )+(?:weiter )?(?:oben|da)(?=[.!,]|$)|(?:diese|die|deine|Ihre) Frage (?:habe|hab) ich (?:(?:dir|Ihnen|doch|schon|bereits|eben|gerade|längst|ja) )+beantwortet|das (?:ist|habe? ich) (?:(?:doch|ja|schon|bereits|längst) )+beantwortet|das (?:weißt du|wissen Sie) (?:doch |ja )*schon(?=[.!]|$)|(?:warum|wieso) (?:fragst du|fragen Sie) (?:mich |das )*(?:noch ?mal|noch einmal|schon wieder|zweimal))(?!\p{L})|^\W*(?:(?:hä|na|nein|aber|hey)[,!. ]+)*(?:siehe oben|(?:schon|bereits|doch gerade|gerade eben) (?:gesagt|erzählt|geschrieben)(?=[.!,]|$)|ich (?:habe? )?schon (?:gesagt|sagen)(?=[.!]|$)|(?:\p{L}+! )?ich habe? (?:das |es )?gesagt(?=!|,? \p{L}+[.!]*$)|\p{L}+! ich habe? (?!nichts?)\p{L}+ gesagt(?=[.!]*$)|das war schon(?=[.!]|$)|wie (?:schon |bereits |eben |gerade |vorhin )*gesagt[,:]? (?:\p{L}+ ?){1,4}[.!]*$|(?:(?:du fragst|Sie fragen|fragst du|fragen Sie) (?:mich )?(?:das )?|das (?:fragst du|fragen Sie) (?:mich )?)(?:jetzt |schon |zum )*(?:zwei ?mal|drei ?mal|zweiten Mal|noch ?mal|noch einmal|schon wieder das)|(?:schon )?wieder (?:die gleiche|dieselbe) Frage(?=[.!]|$))/iu;

/** "Du verstehst mich nicht.", "Falsch!", "Sie legen mir etwas in den Mund.": what the tutor took it for was wrong. */
export const MISTAKEN =
  /^\W*(?:(?:nein|nee|hä|ach|aber|oh|moment|offenbar|anscheinend|ich (?:glaube|fürchte|denke|habe das Gefühl))[,.!]? )*(?:(?:du verstehst|Sie verstehen|du hast|Sie haben|hast du|haben Sie) (?:(?:mich|da|das|mir|ja|doch|gar|wohl|einfach|überhaupt|immer noch|leider|etwas|was) )*(?:nichts?(?=\W*$|[.!,])|nicht (?:richtig )?verstanden|(?:falsch |miss)verstanden)|(?:das )?(?:habe? )?ich (?:das )?(?:doch |aber |so )*(?:nie|nirgends|niemals) (?:gesagt|behauptet|geschrieben)|das (?:habe|hab) ich (?:doch |aber |so )*(?:nie|nirgends|niemals) (?:gesagt|behauptet|geschrieben)|das (?:ist|war) (?:doch |gar |aber )*nicht (?:das)?,? ?was ich (?:meinte|sagte|gesagt|gemeint|geschrieben|erzählt)|du hörst (?:(?:mir|ja|doch|gar|überhaupt|einfach|wohl) )*nicht(?: zu)?(?=\W*$|[.!,])|du nicht versteh\p{Ll}*|du verstehen nicht|so war das (?:doch |gar |aber )*nicht(?=[.!]|$)|das interessiert (?:dich|Sie) (?:(?:wohl|anscheinend|offenbar|ja|gar|überhaupt) )*nicht(?=[.!]|$)|das ergibt (?:(?:doch|ja|gar|überhaupt|so|jetzt|für mich) )*keinen Sinn|nicht ich (?:habe?|war|bin)(?!\p{L})|(?:du unterstellst|Sie unterstellen) mir|(?:du drehst|Sie drehen) mir (?:das |die )?Wort|(?:du legst|Sie legen) mir (?:da )?(?:etwas|Worte|was))(?!\p{L})/iu;
/** The same in a word or two, which can also judge what was asked about. */
export const SAYS_WRONG =
  /^\W*(?:(?:nein|nee|hä|doch)[,.! ]+)*(?:(?:(?:das )?(?:ist|war) )?(?:(?:doch|ja|aber|leider|ganz|völlig|nicht) )*(?:falsch|richtig|korrekt)(?<!^\W*(?:das (?:ist|war) )?(?:doch |ja |ganz |völlig )*(?:richtig|korrekt))|das stimmt (?:(?:so|doch|ja|gar|aber|überhaupt) )*nicht)(?=[.!,]|\W*$)/iu;

/** "Umgegangen? Es ist ein Weinabend, keine Krise.": a word thrown back, and what is so instead. */
export const REBUTS =
  /^\W*(?:(?:wieso|warum|was|wie|hä)[,?]* )?\p{L}{4,}\?+\s+(?:(?:es|das) (?:ist|war) (?:doch |ja )?[^.!?]{3,40}, (?:kein|nicht)|im Gegenteil|ich freue? mich doch)/iu;

/** "Ich würde lieber über das Klettern reden: Am Samstag habe ich …": tells of the new subject at once. */
export const TELLS_AT_ONCE = /^[^.!?:]*[:.!] ((?:\P{L}*\p{L}+){4}.*)$/u;

/** "Mehr gibt es dazu nicht.", "Das war's schon.": the learner has no more to say of it. */
export const ENDS_SUBJECT =
  /^\W*(?:(?:na ja|naja|ach|hm+|nein|nee|tja|also|ehrlich gesagt|puh|nö)[,.!… ]+)*(?:(?:viel )?mehr (?:gibt es|gibt['’]s|ist|war|weiß ich|habe ich|fällt mir|kann ich|möchte ich|will ich)(?: (?:dazu|darüber|davon|da|eigentlich|leider|auch|im Moment|gerade|jetzt))* nicht(?: (?:mehr|zu (?:erzählen|sagen|berichten)|ein|sagen|erzählen|dazu|darüber))*|(?:dazu|darüber|davon|da|zu dem Thema) (?:gibt es|gibt['’]s|habe ich|weiß ich|fällt mir|kann ich|möchte ich|will ich)(?: (?:eigentlich|leider|auch|jetzt|im Moment|gerade|wirklich|dir|Ihnen))* (?:nicht (?:so )?(?:viel|mehr)|nichts|wenig|kaum etwas)(?: (?:mehr|weiter|viel|zu (?:erzählen|sagen|berichten)|ein|erzählen|sagen))*|nicht viel mehr|sonst nichts(?: mehr)?|das (?:war|ist|wär|wäre)(?:['’]?s| es)?(?: (?:schon|auch schon|eigentlich|so ziemlich|im Grunde|dann))*(?: alles)?(?<!das (?:war|ist|wär|wäre))(?<!das (?:war|ist|wär|wäre) (?:schon|eigentlich|dann))|damit ist (?:eigentlich |im Grunde |dazu )*alles gesagt|ich habe (?:dazu |eigentlich |schon |jetzt )*alles (?:erzählt|gesagt))(?:[\s.!…]*$|[.!…;–,]* (?:(?:aber|nur|doch|außer) )?(?<=[.!;–] |(?:aber|nur|doch|außer) ))/iu;

/** Finds fault with how the tutor talks. */
export const CRITICIZES =
  /(?:^|[.!?] )\W*(?:(?:hm|na ja|naja|aber|also|ehrlich gesagt|tut mir leid|alter|mann|ey|sorry|ach|nein)[,.]? )*(?:das (?:hilft mir|bringt mir|nützt mir) (?:so |aber |leider |jetzt )*(?:nicht|nichts|nicht viel|wenig|kaum|nicht wirklich|nicht weiter)(?: weiter)?(?=[.!]|$)|das (?:ist|war|klingt|klang) (?:mir )?(?:jetzt |aber |doch |sehr |ziemlich |etwas |ein bisschen )*(?:zu )?(?:allgemein|vage|oberflächlich|floskelhaft|ausweichend|auswendig gelernt|(?:wie )?eine Floskel|unhöflich|unpersönlich)|(?:jetzt )?(?:übertreibst du|übertreiben Sie|du übertreibst|Sie übertreiben))|(?<!\p{L})(?:(?:du|Sie) (?:antwortest|antworten|redest|reden|klingst|klingen|bleibst|bleiben) (?:mir |hier |ja |immer |immer so |so |sehr |ziemlich |auch |nur )*(?:ausweichend|allgemein|oberflächlich|vage|wie ein|kalt|komisch|um den heißen Brei)|(?:du|Sie) (?:weichst|weichen)(?: mir| immer| ja| nur)* aus|(?:du|Sie) (?:stellst|stellen|fragst|fragen) (?:mir |mich |ja |doch |immer |nur |ständig |zu |so )*(?:viel|viele Fragen|zu viele Fragen|Fragen)(?=[.!]|$)|(?:du wiederholst dich|Sie wiederholen sich)|(?:du bist|Sie sind) (?:aber |ja |echt |wirklich )*(?:ein schlechte|kein gute)\p{Ll}* Zuhörer|^\W*(?:nicht gute?|schlechte|dumme|keine gute) Frage(?=[.!]|$)|(?:du bist|Sie sind) (?:aber |ja |echt |ganz schön |ziemlich |sehr |heute )*(?:langweilig|unhöflich|kalt|streng|seltsam|komisch|neugierig|keine Hilfe)(?=[.!]|$)|(?:du machst|machst du|Sie machen|machen Sie) es (?:dir|sich) (?:\p{Ll}+ )*(?:leicht|einfach)|(?:Spruch|Satz) (?:wie )?aus dem|(?:echte|richtige|ehrliche)n? Antwort|komm(?:en Sie)? mir nicht mit|das ist (?:doch |nur |ja )*eine (?:faule )?Ausrede|hör(?:en Sie)? auf zu fragen|nicht so viele Fragen)(?!\p{L})/iu;

/** "Kennst du den? Was macht ein Tontechniker im Urlaub? Er …": a joke, with its end. */
export const TELLS_A_JOKE = /(?<!\p{L})(?:Witz|den hier|der hier)(?!\p{L}).*\? \p{L}[^?]*[.!]\W*$/iu;

const HURRY =
  "(?:jetzt|nun|leider|dann|mal|langsam|gleich|schnell|dringend|aber|auch|schon|sofort|bald|los|wieder|eh|echt|halt|allmählich|erst mal|erstmal|noch)";
const SOMEWHERE = String.raw`(?:zum|zur|zu|ins|in (?:den|die|das|mein[a-zäöüß]*)|auf (?:den|die|das)|aufs|an (?:den|die|das)|ans|nach|in) [A-Za-zÀ-ÿ]+(?: [A-ZÄÖÜ][A-Za-zÀ-ÿ]+)?`;
const OFF = String.raw`(?:los|weg|gehen|fort|rein|raus|rüber|heim|weiter|zurück|nach Hause|ins Bett|aufbrechen|losfahren|losgehen|fahren|schlafen(?: gehen)?|aufhören|auflegen|weg(?:gehen|fahren)?|abhauen|Schluss machen|zumachen|runter|rauf|hoch|nach (?:oben|unten)|aussteigen|umsteigen|einsteigen|arbeiten|weiterarbeiten|kochen gehen|an die Arbeit)`;

/** All ways of taking leave that a sentence, or what stands behind its last comma, can be. */
export const LEAVES: readonly RegExp[] = [
  // "Ich muss jetzt zum Training aufbrechen", "Leider muss ich los"
  new RegExp(`^(?:ich|wir) (?:muss|müssen|sollte|sollten) (?:${HURRY} )*(?:${SOMEWHERE} )?${OFF}$`, "i"),
  new RegExp(`^(?:${HURRY} )+(?:muss|müssen|sollte|sollten) (?:ich|wir) (?:${HURRY} )*(?:${SOMEWHERE} )?${OFF}$`, "i"),
  new RegExp(`^(?:ich|wir) (?:muss|müssen) (?:${HURRY} )+${SOMEWHERE}$`, "i"),
  new RegExp(`^(?:${HURRY} )+(?:muss|müssen) (?:ich|wir) (?:${HURRY} )*${SOMEWHERE}$`, "i"),
  new RegExp(
    `^(?:ich|wir) (?:muss|müssen) (?:${HURRY} )+(?:[^,]{1,20} )?(?:abholen|kochen|einkaufen|aufstehen|packen|umsteigen)$`,
    "i",
  ),
  new RegExp(
    `^muss (?:${HURRY} )*(?:${SOMEWHERE} )?(?:los|weg|gehen|aufhören|schlafen|ins Bett|heim|nach Hause)$`,
    "i",
  ),
  // "Ich gehe jetzt schlafen", "Ich geh dann mal zurück zu den Katzen"
  new RegExp(
    `^(?:ich|wir) (?:gehe?|gehen|fahre?|fahren|mache?|machen|haue?) (?:mich )?(?:${HURRY} )*(?:schlafen|ins Bett|los|heim|nach Hause|ab|auf den Weg|Schluss|Feierabend|zurück(?: ${SOMEWHERE})?)$`,
    "i",
  ),
  new RegExp(
    `^(?:${HURRY} )+(?:gehe?|gehen|fahre?|mache?|haue?) (?:ich|wir) (?:mich )?(?:${HURRY} )*(?:schlafen|ins Bett|los|heim|nach Hause|ab|auf den Weg|Schluss|Feierabend)$`,
    "i",
  ),
  new RegExp(
    `^(?:ich|wir) (?:gehe|geh|gehen) (?:${HURRY} )+(?:laufen|joggen|kochen|essen|duschen|einkaufen|arbeiten|schwimmen|raus|rein)$`,
    "i",
  ),
  /^(?:genug [a-zäöüß]+, )ich (?:gehe|geh|mach|mache) .{3,20}$/i,
  new RegExp(`^ich (?:gehe|geh) (?:${HURRY} )*zurück(?: (?:zu|in|an) .{3,20})?$`, "i"),
  /^(?:ich )?(?:verschwinde|lege? (?:jetzt )?auf|bin (?:dann|jetzt|mal|dann mal)? ?(?:raus|weg)|mache? (?:hier )?(?:jetzt )?Schluss|verabschiede mich|empfehle mich)(?: (?:jetzt|dann|mal|für heute))*$/i,
  // "Mein Bus kommt", "Die Mühle ruft", "Das Essen ist fertig"
  /^(?:(?:mein|unser|der|die|das|meine|unsere) )?[A-Za-zÀ-ÿ]*(?:bus|zug|bahn|taxi|tram|flug|flieger|fähre|schiff|fahrgast|kunde|kundin|besuch|gäste) (?:kommt|kommen|fährt|geht|wartet|warten|ist da|sind da|hält)(?: (?:jetzt|gleich|schon|gerade|in [A-Za-zÀ-ÿ]+ Minuten))*$/i,
  /^(?:da|jetzt|gleich) kommt (?:mein|unser|der|die|meine|das) [A-Za-zÀ-ÿ]*(?:bus|zug|bahn|taxi|tram|flieger|besuch|essen)$/i,
  /^(?:(?:[Mm]eine?|[Uu]nsere?|[Dd]er|[Dd]ie|[Dd]as|[Jj]etzt) )?(?:(?:kleiner?|alter?) )?[A-ZÄÖÜ][A-Za-zÀ-ÿ]+ (?:ruft|rufen)(?: (?:mich|jetzt|schon|gerade|zum Essen|nach mir|auf|an|rein|herein|wieder))*$/,
  /^(?:(?:[Mm]eine?|[Uu]nsere?|[Dd]er|[Dd]ie|[Dd]as) )?[A-ZÄÖÜ][A-Za-zÀ-ÿ]+ (?:wartet|warten) (?:(?:schon|jetzt|unten|draußen|bereits) )*(?:auf mich|schon|unten|draußen|mit dem Essen)$/,
  /^(?:(?:das|mein) )?(?:Essen|Abendessen|Mittagessen|Frühstück) (?:ist (?:jetzt )?fertig|wartet|steht (?:schon )?auf dem Tisch)$/i,
  /^(?:es (?:klingelt|hat geklingelt)(?: gerade)?|mein Akku ist (?:fast |gleich )?leer|(?:die|meine) (?:Mittags)?pause ist (?:gleich |jetzt |leider |schon )*(?:vorbei|zu Ende|aus|um|rum|fertig)|(?:endlich |jetzt )?Feierabend|(?:mir fallen|die Augen fallen mir) (?:jetzt |aber |schon |gleich |langsam )*(?:die Augen )?zu|jetzt fallen mir (?:aber |schon |langsam )*die Augen zu|ich bin zu müde(?: zum (?:Schreiben|Reden))?)$/i,
  /^(?:man|jemand) (?:ruft|holt|braucht) mich(?: (?:jetzt|gerade|schon|auf|rein|ab|[a-zäöü]+ [a-zäöü]* ?[A-ZÄÖÜ][a-zäöüß]+))*$/i,
  /^(?:ich (?:pack[^,]{3,40} und )?)?leg(?:e)? mich (?:jetzt |dann |mal |gleich )*(?:aufs Ohr|hin|schlafen|ins Bett)$/i,
  /^(?:ich schlafe?(?: jetzt| schon halb)?|(?:gute )?nacht|adiós|adios|au revoir|bye|bye bye|ahoi|mach ich, bis dann)$/i,
  /^.{0,40} und leg(?:e)? mich (?:jetzt )?(?:aufs Ohr|hin|schlafen|ins Bett)$/i,
  /^(?:jetzt|dann|so,?) geht(?:[’']s| es) (?:ins Bett|nach Hause|heim|los)$/i,
  /^(?:dass )?ich (?:jetzt |gleich |langsam )+(?:fahren|los|gehen|weg) muss$/i,
  /^ich (?:fahre?|höre?) jetzt(?: (?:auf|los|weiter))?$/i,
  /^ich mach(?:e)? (?:jetzt |für heute )*(?:den Laden )?(?:dicht|zu)$/i,
  /^(?:es geht nach Hause|auf bald(?: [a-zäöüß]+ [A-ZÄÖÜ][a-zäöüß]+)?)(?:, mein[a-z]* [A-Za-zÀ-ÿ]+)?$/i,
  // "Ich lass dich mal", "Ich werde zur Visite gerufen", "Meine Chefin steht vor der Tür"
  /^ich lasse? (?:dich|Sie) (?:jetzt |dann |mal |wieder |in Ruhe |allein )*$|^ich lasse? (?:dich|Sie)(?: jetzt| dann| mal| wieder| in Ruhe| allein)*$/i,
  /^ich werde (?:gerade |jetzt |schon |gleich )*(?:(?:zum|zur|zu einem|zu einer|in die|in den|ins|nach|auf die) [A-ZÄÖÜ][A-Za-zÀ-ÿ]+ )?(?:gerade |jetzt |schon )*(?:gerufen|gebraucht|abgeholt|aufgerufen|erwartet)$/i,
  /^(?:(?:[Mm]eine?|[Uu]nsere?|[Dd]er|[Dd]ie|[Dd]as|[Ee]in|[Ee]ine) )(?:[a-zäöüß]+ )?[A-ZÄÖÜ][A-Za-zÀ-ÿ]+ (?:(?:steht|stehen) (?:gerade |jetzt |schon )?(?:vor der Tür|in der Tür|unten)|(?:klingelt|klingeln|klopft)(?: schon| gerade| an der Tür)*)$/,
  /^(?:(?:[Mm]eine?|[Uu]nsere?|[Dd]er|[Dd]ie|[Dd]as|[Ee]in|[Ee]ine) )?[A-ZÄÖÜ][A-Za-zÀ-ÿ]+ (?:beginnt|fängt|geht) (?:gleich|jetzt|gerade|in [A-Za-zÀ-ÿ0-9]+ Minuten)(?: an| los)?$/,
  new RegExp(
    `^(?:ich|wir) (?:muss|müssen) (?:${HURRY} )*(?:in|zu|zur|zum|ins|auf) (?:(?:die|den|das|der|dem|meine?[nmr]?|unsere?[nmr]?) )?[A-Za-zÀ-ÿ]*(?:sprechstunde|vorlesung|unterricht|besprechung|meeting|sitzung|visite|schicht|seminar|konferenz|dienst)$`,
    "i",
  ),
  /^(?:ich )?muss (?:(?:jetzt|schnell|gleich|dann|noch) )*(?:mein[a-z]*|das|die|den|unser[a-z]*) [A-ZÄÖÜ][A-Za-zÀ-ÿ]+ (?:(?:vom|von der|aus der|aus dem) [A-ZÄÖÜ][A-Za-zÀ-ÿ]+ )?(?:jetzt |gleich |noch )?(?:abholen|holen|ins Bett bringen)$/i,
  /^ich muss (?:(?:hier|jetzt|kurz|leider) )*(?:unterbrechen|abbrechen|weg|auflegen)$/i,
  /^(?:mein|meine|die|das|der) [A-ZÄÖÜ][A-Za-zÀ-ÿ]+ (?:(?:kocht|kochen) (?:gerade )?über|(?:brennt|brennen) (?:gerade )?an)$/,
  // "Genug für heute", "Bis dann", "Schreiben wir morgen weiter"
  /^(?:das (?:war['’]?s|war es|wär['’]?s|reicht|ist genug)(?: dann)?|genug|Schluss|Ende|so viel|soviel|mehr nicht) (?:für heute|von mir)(?: von mir)?$/i,
  /^(?:also |na |dann |und |okay )*(?:bis|auf) (?:dann|nachher|gleich|später|bald|morgen|übermorgen|demnächst|neulich|irgendwann|(?:zum )?nächste[nrs]? (?:mal|woche)|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|ein andermal|die Tage)(?: (?:mal|also|dann|vielleicht))?$/i,
  /^(?:(?:lass uns|wir|ich|schreiben wir|reden wir|sprechen wir|hören wir uns|sehen wir uns) )(?:(?:schreiben|reden|sprechen|sehen|hören|schreibe|melde|mich|uns|dir|Ihnen) )*(?:morgen|später|bald|nachher|ein andermal|nächste Woche|heute Abend)(?: (?:wieder|weiter|weiterreden|weiterschreiben|nochmal|noch mal))?$/i,
  /^(?:(?:noch )?(?:einen )?schönen (?:Tag|Abend|Feierabend|Sonntag)(?: noch)?|schlaf(?:en Sie)? gut|lass es dir gut ?gehen|ade|servus|salam|pfiat di|adieu|alles Gute|ich sage? (?:dann mal )?(?:tschüss|auf Wiedersehen|gute Nacht))$/i,
];

/** "Eine Frage: Wo ist Gleis 5?": a question of the learner's own. */
export const ANNOUNCES = /^\W*(?:noch )?(?:ich habe )?(?:noch )?eine? (?:\p{Ll}+ )?Frage\W/iu;

/** "Hast du Familie? Ich habe …" asks the tutor. */
export const ECHO =
  /^\W*(?![^?]*(?<!\p{L})(?:[Dd]u|[Dd]ir|[Dd]ich|Ihnen|\p{L}+en Sie)(?!\p{L}))([^.!?]{2,90})\?+\s+(?=\S)/u;

/** "Wovon denn, vom Streit?": asks after the tutor's own words, and what follows is the answer. */
export const ASKS_AFTER = /^(?:(?:wo\p{Ll}+|was|wie|wer|wen|wem) denn(?!\p{L})|welche[rnms]? \p{L}+$)/iu;

/** "Ich erzähle einen Witz. Kennen Sie einen?" */
export const KNOWS_A_JOKE =
  /witz[^?]*(?:kennst du|kennen Sie|weißt du|wissen Sie)(?: \p{Ll}+)* (?:eine[n]?|welche)\W*\?/iu;

export const OWN_GERMAN = /(?<!\p{L})mein (?:schlechtes )?Deutsch(?!\p{L})/iu;

export const WISHES_LUCK =
  /(?<!\p{L})(?:wünsch(?:e|en Sie)? (?:mir|uns) (?:\p{Ll}+ ){0,2}(?:Glück|Erfolg)|drück(?:e|en Sie)? (?:mir|uns) [^.!?]*Daumen)(?!\p{L})/iu;

export const ASKS_A_VIEW =
  /^\W*(?:und )?was (?:denkst|meinst|sagst|hältst|glaubst) du|^\W*(?:und )?was (?:denken|meinen|sagen|halten|glauben) Sie|\bsoll(?:te)? ich\b|\bich (?:\p{L}+ )*soll(?:te)?\b/iu;

export const THANKS =
  /^\s*(?:vielen dank|danke(?:schön)?|dankeschön|danke sehr|danke schön|herzlichen dank|thanks|thank you)\b/iu;

export const HOW_ARE_YOU = /\b(?:wie geht['’]?s|(?<!um )was geht|wie läuft['’]?s)\b/iu;

/** "Ich war immer unabhängig, weißt du?": wants no answer. */
export const HEARS_THAT =
  /, (?:wei(?:ß|ss)t du|wissen Sie|verstehst du|verstehen Sie)(?: (?:ja|das|was ich meine))?\?/giu;

/** "Hey, na?" greets and asks nothing. */
export const GREETS_WITH_NA = /^\s*(?:(?:hey|hi|hallo|moin|na)[, ]+)*na\?/iu;

/** "Siehst du, ich bin wieder bei ihr.", "Musst du nicht verstehen.": no questions. */
export const ADDRESSES_ONLY =
  /^\W*(?:haben Sie|habt|hab) (?:vielen |besten |herzlichen |lieben )?Dank|^\W*(?:(?:aber|und|ach|also|na|tja)[, ]+)*(?:(?:siehst|weißt|musst|kannst|verstehst|hörst) du|(?:sehen|wissen|müssen|können|verstehen) Sie)(?:,| nicht| ja| was[,:])/iu;

export const BEGINS_AN_ECHO =
  /^\W*(?:falls|ob|dass|wenn|außer|weil|(?:wo\p{L}*|was|wie|warum|wen|wem) (?:ich|mich|mir|uns|wir)|in|an|auf|mit|von|für|bei|über|aus|nach|mein\p{L}*|eine?\p{L}*(?! (?:\p{Ll}+ )?Frage(?!\p{L}))|kein\p{L}*)(?!\p{L})/iu;

export const ASKS_ABOUT_TUTOR_OR_ONESELF =
  /(?<!\p{L})(?:du|dir|dich|sie|ihnen|dein\p{Ll}*|ihr\p{Ll}*)(?!\p{L})|^(?!\W*(?:wo\p{L}*|was|wie|warum|we[nmr]|wann|ob|dass) (?:ich|mir|mich)).*(?<!\p{L})ich(?!\p{L})/iu;

export const LEADS_ON =
  /^\W*(?:(?:und|aber|ach|na|also|ja)[, ]+)*(?:weißt du|wissen Sie|kennst du das|kennen Sie das),? (?:noch,? )?(?:was|wo\p{L}*|wer|wen|wie|warum)(?!\p{L})|^\W*(?:(?:und|aber|ach|na ja|tja)[, ]+)*(?:wie|warum|wieso)(?:['’]s| es| das| der| die)(?: (?!du|Sie)\p{L}+){0,4} (?:kam|kamen|ging|weiterging|ausging|war|ist|heißt|läuft|gekommen ist)(?:, [^?]*)?\?/iu;

export const IS_NO_NAME =
  /(?:ig|lich|isch|voll|los|bar|haft|end|ert?|iert|süchtig|in|ist|ent|ant|eur|mann|frau|kraft|hilfe|schwester|bruder|kind|fan)$/u;

/** The verb stands before its subject, other than in "Wie Menschen leben, die sie kennen." */
export const ASKS_THE_TUTOR =
  /(?<!\p{L})(?:\p{L}+s?t du|\p{Ll}+en sie|(?:soll|sollte|kann|muss|darf) ich|(?:geht(?: es)?|gefällt|ist|sind|heißt|war|schmeckt) (?:\p{Ll}+ )?(?:dir|dich|ihnen|dein\p{Ll}*)|(?:dir|dich|dein\p{Ll}*)\W*$)(?!\p{L})|^(?:wo|wie(?: (?:viel|lange|teuer|weit|alt|spät|oft))?|wann|was|warum|wer|woher|wohin) (?:ist|sind|war|kostet|kosten|heißt|gibt|kommt|komme|finde|kaufe|macht|geht|fährt|muss|kann|darf|beginnt|öffnet)(?: \p{L}+){1,6}$/iu;

/** "Verstehst du? Er vergisst Ostern, aber …", "Ich schwimme. Was sonst?": asks for no answer. */
export const PHATIC =
  /^\W*(?:(?:ach|ach komm|ach was|na|na ja|na komm|wieso|und|aber|tja|haha|also|mal ehrlich|ehrlich|denn)[,? ]+)*(?:verstehst du|verstehen Sie|weißt du|wissen Sie|siehst du|sehen Sie|(?:was|wer|wo|wie|wann|warum) (?:denn )?sonst|wer weiß|na und|warum auch nicht|was soll['’]?s|wer kennt das nicht|ist das zu (?:fassen|glauben)|was (?:soll|kann|könnte|sollte)(?: (?:da|denn|schon|dabei|mir|uns|groß|jetzt|dann|auch|bitte))* (?:schiefgehen|schief gehen|passieren|sein|groß sein)|wer (?:will|braucht|macht|mag|tut|kauft|liest|glaubt|weiß|denkt)(?: (?:das|so et?was|sowas|denn|so ein\p{Ll}*))*(?: \p{Lu}\p{L}+)? schon(?: [^?]*)?|was (?:habe|hab) ich (?:schon |denn )*zu verlieren|was bleibt (?:mir|uns)(?: \p{Ll}+)* übrig|wo kämen wir (?:da |denn |sonst )*hin|was will (?:man|ich) mehr|wozu auch|wen wundert(?:['’]?s| das| es)|wer hätte das gedacht|was (?:soll|will) man (?:da )?machen|wie auch|wer,?(?: bitte(?: schön)?,?)? soll (?:das|denn|da)(?!\p{L})[^?]*|(?:kannst du|können Sie) (?:dir|sich) das vorstellen|muss (?:das|man das) sein|habe? ich (?:dir |Ihnen )?(?:das )?schon (?:erzählt|gesagt))\W*$|, (?:weil,? |aber |na ja,? |denn )?(?:was (?:soll|will) man (?:da )?machen|was soll['’]?s|wer weiß|na und)\?+$/iu;

/** "Das wechselt plötzlich das Thema, finden Sie nicht? Aber meinetwegen: …": goes on by itself. */
export const WANTS_A_NOD = /, (?:(?:findest|meinst|denkst) du|(?:finden|meinen|denken) Sie) nicht(?: auch)?\?+$/iu;

/** "Ist das mit Fleisch?": a question with its verb in front, and no words of the tutor's. */
export const ASKS_BY_VERB =
  /^\W*(?:und |aber )?(?:ist|sind|war|hat|haben|gibt|kann|können|muss|müssen|darf|dürfen|geht|kommt|kostet|fährt|macht|braucht) (?:das|es|die|der|den|man|ich|wir|hier|da|ein\p{Ll}?|mein\p{Ll}*)(?!\p{L})|^\W*(?:(?:noch )?eine? (?:\p{Ll}+ )?Frage\W+)?(?:wo (?:ist|sind|finde|bekomme|kaufe|gibt)|wann (?:fährt|kommt|beginnt|öffnet|schließt)|was kostet|wie viel kostet) (?!das\?|es\?)/iu;

/** Sentences that take leave or thank. */
export const FAREWELL =
  /(?:[^.!?]*\b(?:tschüss?|tschö|ciao|tschau|auf wiedersehen|le(?:b|ben Sie) wohl|haben Sie Dank|man sieht sich|hat mich gefreut|muss (?:jetzt|los|dann|gehen)|ich sollte (?:jetzt|langsam|dann)|hau rein|mach['’]s gut|gute nacht|bis (?:bald|morgen|später|dann|zum)|danke|ich meld\p{Ll}* mich|wir (?:lesen|hören) uns|nicht (?:länger|weiter) (?:aufhalten|stören)|ich (?:schreib|erzähl)e? (?:es )?(?:dir|ihnen)|ich gehe? (?:jetzt )?(?:schlafen|ins bett))[^.!?]*[.!?]*)/giu;

export const GOES_TO_BED = /\b(?:gute nacht|schlafen|ins bett|augen zu|zu müde)\b/iu;

export const WISHES_WELL = /\b(?:drück\w*\b.*\bDaumen|wünsch\w*\b.*\bGlück)\b/iu;

/** Words in quotation marks. */
export const QUOTED = /[„“"»][^„“”"«»]*[“”"«]/gu;

/** What stands before a sentence that takes leave, and its parts. */
export const INTERJECTIONS =
  /^\W*(?:(?:so|na ja|na|ja|okay|ok|gut|also|oh|ah|ach|tja|und|aber|nun|sorry|entschuldigung)[, ]+)*/iu;
export const PARTS = /[,:;] (?:aber |und |denn )?/u;
export const MAIN_CLAUSES = /, (?:aber |und )?| (?:und|aber|denn) (?=ich |jetzt |\p{Ll}+ ich )| [–—-] /u;
export const AROUND_A_CLAUSE = /^(?:[Aa]ber|[Uu]nd|[Dd]enn|[Ss]o|[Aa]lso) |[\s.!…)(:;D]+$/gu;
/** May follow a farewell. */
export const THANKS_OR_WISHES = /(?<!\p{L})(?:Daumen|Glück|Dank|danke)(?!\p{L})/iu;

/** In a repeated word of the tutor's: what says nothing, and a single noun. */
export const EMPTY_WORD = /^(?:über|unter|nach|noch|auch|[mdsk]?eine?\p{Ll}?)$/u;
export const ENDS_IN_A_NOUN = /^(?:\p{L}{1,4} )?(?:\p{Ll}+ )?\p{Lu}\p{L}{3,}$/u;

/** "Frag mich etwas über Kuchen!": the subject. */
export const SUBJECT = /(?<!\p{L})(?:über|zu|zum|zur|nach) (.{3,30}?)[.!?]*$/iu;

/** "Mir geht es gut. Und wie geht es dir?": all that stands beside the question. */
export const IS_WELL =
  /^\W*(?:\p{L}+[!,.]? )?(?:mir|uns) geht(?:['’]s| es)?(?! nicht| schlecht| so)(?: \p{Ll}+){1,3}[.!, ]*$/iu;

/** "Meine Chefin fragt immer: Wie war ich?" asks somebody else. */
export const ASKS_OTHERS =
  /(?<!\p{L}|eine |kurze )(?:sagt|sagte|gesagt|fragt|fragte|(?<!ich (?:\p{Ll}+ )*)gefragt|ruft|rief|meint|meinte|schreit|schrieb|schreibt|denke|dachte|denk|frage)(?: (?:ich|mich|mir|immer|dann|oft|nur))*: [^.!?]*\?/giu;

/** "Ich probe nicht, ich habe nur zugehört": the verb that the tutor took for granted, without its ending. */
export const NOT_DONE =
  /^\W*(?:(?:nein|nee|äh|hä|aber|moment|doch)[, ]+)*ich (\p{L}{3,}?)e? (?:doch |ja |gar |überhaupt |selbst |hier )*nicht(?: (?!gern)\p{Ll}+)?[,;.!] (?:sondern |ich (?:hab|habe|bin|war|höre|sehe|schaue|rede|will|wollte|arbeite)[^.!?]*(?<!\p{L})(?:nur|bloß)|ich (?:habe|hab) [^.!?]*(?:nur|bloß))/iu;

/** "Ich rede von meinem Keller!": what the learner says that it is about. */
export const SPEAKS_OF =
  /(?<!\p{L})(?:(?:rede|spreche|schreibe|erzähle|reden|sprechen|erzählen|gesprochen|geredet|erzählt|meine|meinte|sprach|redete|erzählte|geht es|ging es|geht|ging|wollte|will)(?: (?!über|von|um)\p{L}+){0,4} |^\W*(?:nein,? )?)(?:über|von|um) (?!\d|[^.,!?]* (?:war|ist|hat)(?!\p{L}))(.{3,40}?)(?=[.,!?]|$| und | nicht | gesprochen| geredet| erzählen| sprechen| reden)/iu;

/** "Was meinst du mit „dann“?": no noun, which could be looked up. */
export const MEANS_WITH =
  /^\W*(?:(?:[Hh]ä|[Mm]oment|[Aa]ber|[Uu]nd|[Ee]ntschuldigung|[Ss]orry)[,?!. ]+)*[Ww](?:as|en|o) (?:genau )?(?:meinst du|meinen Sie) (?:genau )?mit (?:dem Wort )?[„"'‚‘«»](\p{Ll}+)/u;
