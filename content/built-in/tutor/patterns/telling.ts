/** Nouns for one man, and animals of which is spoken as of one. */
export const MEN =
  /^\p{L}*(?:vater|papa|bruder|sohn|mann|freund|kumpel|onkel|opa|cousin|neffe|chef|kollege|nachbar|lehrer|trainer|vermieter|arzt|mitbewohner|enkel|partner|schwager|professor|patient|kunde|verkäufer|schüler|junge|Ältester|Jüngster|Typ|Herr|Fahrer|Mechaniker|Elektriker|künstler|händler|spieler|musiker|dirigent|mentor|geschäftsführer|leiter|meister|richter|besitzer|pförtner|gärtner|bäcker|polizist|postbote|paketbote|Neffe|Schwiegervater|hund|kater|hamster|papagei)$/iu;

/** Animals of which is spoken as of somebody. */
export const PETS = /(?:hund|hündin|kater|katze|hamster|papagei)$/iu;

/** The same for one woman; those in -in are told by their ending. */
export const WOMEN =
  /^\p{L}*(?:mutter|mama|schwester|tochter|frau|tante|oma|cousine|nichte|dame|Älteste|Jüngste|jugendliebe|mädchen|katze|hündin)$/iu;

/** Nouns for several people. */
export const SEVERAL =
  /^\p{L}*(?:eltern|geschwister|kinder|freunde|kumpels|kollegen|nachbarn|leute|brüder|schwestern|söhne|töchter|freundinnen|kolleginnen|nachbarinnen|jungs|mitbewohner|schüler|studenten|verwandten)$/iu;

/** Nouns in -in that name no woman. */
export const NO_WOMAN =
  /(?:medizin|disziplin|benzin|vitamin|termin|magazin|wein|schwein|verein|stein|bein|berlin|ruin|kamin|delfin|cousin|rhein|schein|latein|protein)$/iu;

/** First words of subordinate clauses. */
export const SUBORDINATE =
  /^(?:weil|dass|wenn|als|ob|obwohl|damit|nachdem|bevor|während|seit|seitdem|falls|sobald|solange|bis|was|wer|wie|wo)\b/iu;

/** A noun behind one of these is not the subject. */
export const PREPOSITION =
  /^(?:mit|für|von|bei|zu|an|auf|über|gegen|ohne|um|nach|vor|hinter|neben|in|aus|wegen|trotz|durch|unter|zwischen|wie|als)$/iu;

/** What makes news bad. Only words that can hardly mean anything else: a wrong mood is worse than none. */
export const BAD =
  /(?<!\p{L})(?:krank(?:e[nrs]?)?|verletzt|traurig\p{Ll}*|(?:habe|hatte) (?:\p{Ll}+ ){0,2}Angst(?! um)|(?:geht|ging) (?:es )?(?:\p{Ll}+ ){0,3}schlecht|schlecht (?:behandelt|geschlafen)|(?<!\b(?:[Nn]ach|[Aa]n|[Bb]ei|[Ff]ür|[Gg]egen) (?:\p{Ll}+ )?)schlechte\p{Ll}* (?:Tag|Woche|Laune|Nachricht\p{Ll}*|Noten?|Zeit)|einsam|kaputt(?: ?gegangen)?|ruiniert|(?:ge|ver)storben|tot|Tod|Schlaganfall|Unfall|\p{L}*operation|OP|operiert|Krebs|\p{L}*schmerz\p{Ll}*|arbeitslos|(?:Job|Arbeit|Stelle|Wohnung|Geld) verloren|Sorgen|gestresst|geklaut|gestohlen|enttäuscht|Schulden|verzweifelt|nur Absagen|dement|Demenz|Heimweh|(?<!(?<!\p{L})finde\p{Ll}* [^.!?]{0,40})(?:schrecklich|furchtbar)(?:e[nrs]?)?(?! \p{Ll})|vermisse\p{Ll}*(?! ich es(?!\p{L}))(?! (?:hier |dort )?(?:den|das|die) (?:\p{Ll}+ )?(?:Schnee|Sonne|Meer|Essen|Brot|Berge|Sommer|Winter|Regen|Küche|Kaffee|Käse|Strand|Wetter|Ruhe))|(?<!(?:heute|morgen|gestern|sonntags|samstags|Sonntag|Samstag|Wochenende|noch) )kein\p{Ll}* (?:Arbeit|Wohnung|Freunde)|nicht mehr (?:gut )?(?:laufen|gehen|sehen|hören|leben)|(?:ist|liegt|musste|muss|war) (?:\p{L}+ )?(?:im|ins) Krankenhaus|gebrechlich|verwitwet|lebt nicht mehr)(?!\p{L})/iu;

/** What makes news good, as surely. */
export const GOOD =
  /(?<!\p{L})(?:(?:freue|gefreut) (?:ich )?(?:mich|uns)|(?:mich|uns) (?:\p{L}+ ){0,3}gefreut|glücklich|stolz|gewonnen|bestanden|geschafft|Spaß|verliebt|verlobt|geheiratet|befördert|(?:Baby|Kind) bekommen|Zusage|schwanger|begeistert|wunderschön\p{Ll}*|wunderbar|herrlich|(?:war|waren|ist|fand) (?:\p{Ll}+ ){0,3}(?:schön|toll|super|lecker|geil|cool))(?!\p{L})/iu;

/** Another side of the news: with it, no mood is certain. */
export const TURNS =
  /(?<!\p{L})(?:aber|doch|am Anfang|anfangs|inzwischen|trotzdem|zum Glück|Gott sei Dank|obwohl|allerdings|dennoch|dafür|jedenfalls|bis|repariert|gelöst|geklärt|eigentlich|wenigstens|fast|beinahe|jetzt nicht mehr|heute nicht mehr)(?!\p{L})/iu;

/** What makes news about somebody else bad: less than this only annoys. */
export const SUFFERS =
  /(?<!\p{L})(?:krank(?:e[nrs]?)?|verletzt|Krebs|Unfall|operiert|weint|weinte|geweint|traurig|(?:lebt|wohnt|ist|sind|bleibt|fühlt sich) (?:\p{L}+ ){0,3}allein|(?:ist|liegt|musste|muss) (?:\p{L}+ )?(?:im|ins) Krankenhaus|kann nicht (?:mehr|allein|gut)|gebrechlich|verwitwet|enttäuscht|einsam|arbeitslos|Angst|nervös|müde|weh|Schlaganfall|verloren|\p{L}*[Ss]tress|gestresst|Diabetes|\p{L}*schmerz\p{Ll}*|dement|Demenz|Sorgen|Tränen|schwer|(?:ge|ver)storben|lebt nicht mehr|nicht mehr (?:gut )?(?:laufen|gehen|sehen|hören)|kaputten|pleite|Heimweh|verlassen|schämt)(?!\p{L})/u;

/** News to which nothing but sympathy fits. */
export const SEVERE =
  /(?<!\p{L})(?:krank|Krebs|(?:ge|ver)storben|tot|Tod|Schlaganfall|Unfall|einsam|arbeitslos|lebt nicht mehr|Demenz|dement|(?<!olleg\p{Ll}{1,5} )im Krankenhaus|Job verloren|Arbeit verloren)(?!\p{L})/iu;

/** Gives an opinion. */
export const OPINION =
  /(?<!\p{L})(?:ich (?:finde|glaube|denke|meine)(?=,| dass| nicht,)|(?:finde|glaube|denke|meine) ich(?=[,.!]|$| auch| aber)|halte ich für|ich halte [^.!?]* für|mir scheint|(?:habe ich|ich habe) den Eindruck|frage? ich mich|ich frage? mich|meine[rs] (?:Meinung|Ansicht|Erachtens)|man (?:\p{L}+ )?(?:sollte|müsste|darf|muss|kann|braucht)|(?:braucht|muss|darf|sollte) man|(?<!ich |wir )(?:sollten?|müssten?)(?! (?:ich|wir)(?!\p{L}))|die meisten (?:Leute|Menschen)|heutzutage|viele (?:Leute|Menschen))(?!\p{L})/iu;

/** Tells a plan. */
export const PLANNED =
  /(?<!\p{L})(?:(?:ich|wir) (?:\p{Ll}+ )?(?:plane\p{Ll}*|(?:will|wollen|möchten?|werden?)(?= [^.!?,]*\p{Ll}{3}e[rl]?n\W*(?:$|,)))|(?:plane|planen) (?:\p{Ll}+ )?(?:ich|wir)|(?:will|möchte|wollen|möchten|werden?) (?:ich|wir)(?= [^.!?,]*\p{Ll}{3}e[rl]?n\W*(?:$|,))|(?:will|wollen|möchte|möchten) (?:er|sie|meine?\p{Ll}* \p{Lu}\p{Ll}+)(?= [^.!?,]*\p{Ll}{3}e[rl]?n\W*(?:$|,))|(?:er|sie|\p{Lu}\p{Ll}+) (?:will|wollen|möchte|möchten)(?= [^.!?,]*\p{Ll}{3}e[rl]?n\W*(?:$|,))|habe? vor|vielleicht \p{Ll}+e ich|nächste[nrsm]? (?:Woche|Jahr|Monat|Sommer|\p{Lu}\p{Ll}+tag)|morgen|am (?:Wochenende|(?!Mittag|Nachmittag|Vormittag|Alltag)\p{Lu}\p{Ll}+tag))(?!\p{L})/iu;

/** Simple past forms that learners use. */
export const PAST =
  /(?<!\p{L})(?:hatten?|war(?:en|st|t)?|wurden?|gab(?:en)?|ging(?:en)?|(?:be)?kam\p{Ll}*|sah(?:en)?|saß(?:en)?|stand(?:en)?|lief(?:en)?|blieb(?:en)?|fand(?:en)?|stellte|brach|ausbrach|aß(?:en)?|trank(?:en)?|fuhr(?:en)?|schrieb(?:en)?|las(?:en)?|sprach(?:en)?|traf(?:en)?|nahm(?:en)?|half(?:en)?|rief(?:en)?|schlief(?:en)?|starb(?:en)?|sang(?:en)?|fiel(?:en)?|flog(?:en)?|zog(?:en)?|lag(?:en)?|hieß(?:en)?|ließ(?:en)?|begann(?:en)?|verlor(?:en)?(?= \p{Lu})|gewann(?:en)?|wuchs(?:en)?|trug(?:en)?|stritt(?:en)?|(?:sag|dach|muss|konn|woll|durf|mach|koch|spiel|wohn|leb|kauf|arbeite|lach|wein|frag|erzähl|brauch|lern|hör|glaub|lieb|mein|zeig|schenk|bestell|rede|tanz|wuss|brach|besuch|kauf|dauer|kost[e]|reis|such|warte|antworte)te[nst]*)(?!\p{L})/iu;

/** Says how something is meant, and tells of no time. */
export const REMARK =
  /(?<!\p{L})(?:ehrlich|offen|kurz|nebenbei|wie|genauer?|streng|anders|besser|grob|salopp) (?:gesagt|gestanden|genommen|gefragt|betrachtet)(?!\p{L})/giu;

export const RELATIVE =
  /^(?:(?:in|mit|von|an|auf|bei|für|zu|aus|über) )?(?:der|die|das|dem|den|denen|deren|dessen) (?!\p{Ll}+ (?:ich|wir|er|sie|es) )[^.]*(?:t|en|e|war|muss|kann|will|darf)\W*$/iu;

/** The learner says what they want to do. */
export const WANTS =
  /(?<!\p{L})(?:(?:will|möchte|werde|wollen|möchten|plane|planen) (?:\p{Ll}+ )?(?:ich|wir)|(?:ich|wir) (?:will|möchte|werde|wollen|möchten|plane|planen))(?!\p{L})/iu;

/** Times that are still to come. */
export const COMING =
  /(?<!\p{L})(?:am (?:Wochenende|(?!Mittag|Nachmittag|Vormittag|Alltag)\p{Lu}\p{Ll}+tag)|morgen|nächste[nrsm]? \p{Lu}\p{Ll}+|bald)(?!\p{L})|^Im (?:Sommer|Herbst|Winter|Frühling|Frühjahr)(?!\p{L})/u;

/** Laughs, or says that all is well. */
export const CHEERFUL =
  /(?<!\p{L})(?:(?:ha){2,}|hihi|lol|Spaß beiseite|vor Lachen|nee,? Spaß|(?:mir|uns|ihm|ihr) geht(?:['’]s| es) (?:\p{Ll}+ ){0,2}(?:gut|super|besser|okay)|wieder (?:gesund|gut|da)|ist (?:\p{Ll}+ ){0,2}gesund)(?!\p{L})|[:;]-?[)D]|[😀-😆😊😄😅🤣😂]/iu;

/** A small worry ("ein bisschen traurig"), or a story that the learner laughs about: comfort would be too much, unless somebody died or is gravely ill. */
export const SMALL =
  /^(?![^]*(?:storben|\bTod\b|\btot\b|Krebs|Schlaganfall|Fehlgeburt|verzweifelt))[^]*(?<!\p{L})(?:(?:ein (?:klein )?(?:bisschen|wenig)|etwas|leicht) (?:\p{L}+ )?(?:traurig|Angst|Sorgen|nervös|einsam|sentimental|Heimweh|enttäuscht|gestresst|überfordert|unsicher|müde|erschöpft|Lampenfieber|davor|sauer|genervt|peinlich|krank)|(?:wir|ich) (?:\p{L}+ ){0,5}gelacht|(?:musste ich|mussten (?:wir|alle)|(?:ich musste|wir mussten|wir alle mussten)) (?:(?!nicht)\p{L}+ ){0,4}lachen|(?:wir|ich) lachen?|lachen? (?:wir|ich)|als (?:würde|wäre) er|(?:das|es) (?:war|ist) (?:einfach |echt |so )?(?:großartig|herrlich|wunderbar)|, (?:wunderbar|herrlich|großartig)(?=\W*$)|(?:sehr|ganz|recht|ziemlich|völlig) zufrieden|krank vor|(?:vom|nach dem) (?:Tanzen|Feiern|Marathon|Training|Wandern)|(?:\p{L}*maschine|Heizung|Kühlschrank|Herd|\p{L}*ofen|Dusche|Fernseher|Drucker|Boiler|Aufzug|Staubsauger|Wasserkocher|Toaster|Mikrowelle|Regenschirm|Lampe) (?:ist|sind|war) (?:\p{Ll}+ ){0,4}kaputt|Männerschnupfen|Erkältung|erkältet)(?!\p{L})/iu;

/** What would be bad, but is denied, or is no trouble of anybody's: "keine Angst", "nicht schlimm", "der Film war traurig". */
export const UNTROUBLED =
  /(?<!\p{L})vermisse\p{Ll}*(?: (?!(?:und|aber|weil|denn) )\p{L}+){0,5} (?:nicht(?! nur)|nichts|kaum|nie|keine\p{Ll}?)(?!\p{L})|(?<!(?:mein|unser)\p{Ll}* )(?<!\p{L})(?:(?:müde|alte|arme|kranke|traurige|einsame|verletzte|tote)[nrsm]? (?:und )?)*(?:müde|kranke|traurige|einsame|verletzte|tote)[nrsm]? (?:alten? )?(?!\p{L}*(?:mutter|vater|frau|mann|oma|opa|kind|sohn|tochter|bruder|schwester|eltern|freund|freundin|hund|katze)(?!\p{L}))\p{L}+|(?<!\p{L})(?:bei|gegen|vor|von|ohne) Stress(?!\p{L})|(?<!\p{L})(?:das|es|dies|was|\p{L}+) (?:klingt|klang|hört sich|sieht|wirkt) (?:\p{Ll}+ ){0,3}(?:traurig|schrecklich|furchtbar|einsam|krank|kaputt)(?!\p{L})|(?<!\p{L})(?:kein\p{Ll}*|nicht|nie|ohne) (?:\p{Ll}+ ){0,2}(?:Angst|krank\p{Ll}*|schlimm|schlecht|traurig|müde|schwer|Stress\p{Ll}*|Problem\p{Ll}*|Sorgen|langweilig|anstrengend|allein|zu \p{Ll}+)(?!\p{L})|(?<!\p{L})\p{L}*(?:Film|Buch|Serie|Lied|Roman|Stück|Krimi|Geschichte) (?:war|ist) (?:\p{Ll}+ ){0,2}(?:traurig|schrecklich|furchtbar)(?!\p{L})/giu;

/**
 * What keeps a sentence from saying one plain thing: a second clause, a denial, a limit, or a word that hangs on the sentence before
 * ("übrigens", "daraufhin").
 */
export const NOT_PLAIN =
  /[,;:–—()„“"?…]|\.\.|(?<!\p{L})(?:aber|sondern|denn|weil|dass|obwohl|wenn|falls|ob|damit|bevor|nachdem|doch|oder|wie eine?|als (?:ich|wir|er|sie|es|der|die|das|mein\p{Ll}*)|während (?:ich|wir|er|sie|es)|übrigens|ehrlich gesagt|eigentlich|trotzdem|deshalb|deswegen|darum|daher|daraufhin|dadurch|dafür|dazu|davon|damals|danach|dann|außerdem|sogar|angeblich|wohl|halt|eben|echt|irgendwie|irgendwann|irgendwo|jedenfalls|sonst|stattdessen|natürlich|selbstverständlich|leider|fast|beinahe|nur|kaum|vielleicht|wahrscheinlich|praktisch|ha(?:ha)+|lol|so(?:zusagen|lche\p{Ll}*)?|nicht|kein\p{Ll}*|nie|niemals|niemand\p{Ll}*|nichts|schlecht|zu \p{Ll}+|ohne|statt|weder|kein|egal|alles|etwas|was|genau|auch|schon|noch|wieder|selbst|immerhin|wäre|hätte|würden?|könnte)(?!\p{L})/iu;

/** What a thread or a move may itself be about ("nicht bestanden"). */
export const DENIALS = /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|schlecht|noch)(?!\p{L})/giu;

/** Denies something that would weigh on somebody, or hopes that it won't happen. */
export const NOT_SO =
  /(?<!\p{L})(?:(?:gar|überhaupt) nichts|nichts(?=\W*$)|keineswegs|hoffentlich|einerseits|andererseits|zwiespältig|gemischt\p{Ll}*|(?:ist|sind) nur,? wer|[Ii]n (?:mein|dies|ein|ihr|sein|d)\p{Ll}* (?:\p{Ll}+ )?(?:\p{L}*[Rr]oman|\p{L}*[Gg]eschichte|Film|Buch|Stück|Serie|Krimi|Kapitel|Drehbuch|Gedicht)|als (?:würde|wäre|hätte))(?!\p{L})/iu;

/** May be bad news: "Interessant." would be cold. */
export const MAY_BE_BAD =
  /(?<!\p{L})(?:nicht (?:mehr|schön|gut|einfach|leicht|so gut|so schön)|weh ?getan|(?:tut|tat|tun) (?:mir )?weh|blöd\p{Ll}*|doof|furchtbar|schrecklich|traurig|geschieden|Rollstuhl|vermiss\p{Ll}*|wütend|verletzt|gekränkt|arbeitslos|gelitten|geschämt|anstrengend|verloren|gestorben|tot|krank|kaputt|weg|allein|einsam|leider|Krankheit|schlecht|schlimm\p{Ll}*|Problem\p{Ll}*|Streit|gestritten|weint|geweint|Angst|müde|Stress|stressig|schwer|Unfall|(?:im|ins) Krankenhaus|Operation|verpasst|vergessen|nie|niemand\p{Ll}*|sauer|wütend|nervt|genervt|peinlich|enttäuscht|zu (?:laut|teuer|klein|spät|viel|wenig|kalt)|schreit|geschrien|geworfen|gekündigt|getrennt|verlassen|gefallen|weh|\p{L}*schmerzen)(?!\p{L})/iu;

/** What is denied is no good news. */
export const DENIES = /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|niemand|ohne)(?!\p{L})/iu;

/** Speaks of everybody. */
export const GENERALIZES =
  /(?<!\p{L})(?:man|wer|niemand|jede[rs]?|alle|immer|die (?:Kunst|Musik|Menschen|Leute|Welt|Sprache|Liebe|meisten))(?!\p{L})/iu;

/** Tells of something that no cheerful farewell fits. */
export const SADDENS =
  /(?<!\p{L}|vor (?:Glück|Freude|Lachen|Rührung) )(?:(?:geweint|(?:ich|wir) weinen?|weinen? (?:ich|wir|muss|musste|könnte)|geheult|heulen)(?! vor (?:Glück|Freude|Lachen|Rührung))|gestorben|verstorben|tot|krank|Krankenhaus|einsam|traurig|gekündigt|getrennt|geschieden|Unfall|Schmerzen|angeschrien|Beerdigung|Krieg|Soldat|Front|bete|Kerze an|aufhören|verletzend)(?!\p{L})/iu;

/** Laughs about what is told. */
export const LAUGHS =
  /(?<!\p{L})(?:(?:ha){2,}|(?:hi){2,}|(?:he){2,}|lol|lach(?:en Sie)? (?:doch|mal|ruhig)|zum Totlachen|(?:war|ist) (?:nur )?ein (?:Witz|Scherz))(?!\p{L})|[:;]-?D|[😂🤣😄😆]/iu;

/** Tells of a death in the learner's life. */
export const TELLS_OF_LOSS =
  /(?<!\p{L})(?:beerdigt|Beerdigung(?![^]*(?<!\p{L})(?:lachen|gelacht)(?!\p{L}))|(?:Baby|Kind) verloren|Fehlgeburt|Totgeburt|(?:ge|ver)storben|starb(?:en)?|(?:seinem|ihrem) Tod|(?:er|sie|Oma|Opa|Mutter|Mama|Vater|Papa|Mann|Frau|Bruder|Schwester|Eltern|Freund(?:in)?) (?:ist|sind|war|waren) (?:schon |leider |jetzt )?tot|(?:Mutter|Vater|Mann|Frau|Bruder|Schwester|Eltern) tot (?:ist|sind|war|waren)|(?:am|sein|ihr|Mamas|Papas) Grab|trauere?|nicht mehr (?:da|bei uns|unter uns)|mache? mir Vorwürfe|wäre (?:\p{L}+ ){0,3}geworden)(?!\p{L})/iu;

/** Tells of grave illness or danger in the learner's life. */
export const TELLS_OF_WORRY =
  /(?<!\p{L})(?:Krebs|operiert werden|am Herzen|Herzoperation|im Krieg|(?:ist|herrscht) (?:\p{L}+ )?Krieg|an der Front|Parkinson|Demenz|dement|Schlaganfall|Herzinfarkt|Chemo\p{Ll}*|schwer krank|sehr krank)(?!\p{L})/iu;

/** Of a book, of work, or of long ago: no grief of the learner's. */
export const NO_GRIEF =
  /(?<!\p{L})(?:Roman|Film|Buch|Serie|Figur|Held(?:in)?|Autor(?:in)?|Patient\p{Ll}*|Pfleger\p{Ll}*|Pflegekraft|arbeite|Motorradfahrer|Bewohner\p{Ll}*|Station|Nachrichten|Jahrhundert|Käfer|Fliege|Oper|Bienen|Völker|Fische|Hühner|\p{L}*pflanzen?|Rosen)(?!\p{L})/iu;

/** Says that all is well: whoever goes on comforting has not listened. */
export const ALL_IS_WELL =
  /(?<!\p{L})(?:(?:mir|uns|ihm|ihr|ihnen) geht(?:['’]s| es) (?:\p{Ll}+ ){0,2}(?:gut|prima|super|bestens|besser)|nicht (?:so |weiter )?schlimm|halb so wild|macht (?:doch )?nichts|lange her|lass das Thema|lassen wir das|nicht mehr darüber|etwas (?:Schönes|anderes)|bloß|nur Spaß|herrlich|wunderbar|großartig|lol)(?!\p{L})|(?:^|[.!?] )Gut!/iu;

/** A perfect tense, also of verbs that no dictionary has. */
export const HAB =
  /(?<!\p{L})(?:hab|habe|hat|haben)(?!\p{L})[^.!?]*(?<!\p{L})(?!gegen )(?:\p{L}*ge\p{L}+(?:t|en)|\p{L}+iert)(?!\p{L})|(?<!\p{L})(?:bin|ist|sind)(?!\p{L})[^.!?]*(?<!\p{L})\p{Ll}*(?:gegangen|gefahren|gefallen|geflogen|gekommen|gelaufen|geblieben|geschwommen|gesprungen|gestiegen|gezogen|gerannt|gereist|gewandert|gestürzt|gerutscht|gewesen)(?!\p{L})/u;

export const OF_SOMEBODY = /(?<!\p{L})(?:ich|wir|mir|mich|uns|mein\p{Ll}*|unser\p{Ll}*|er|sie|ihm|ihr)(?!\p{L})/iu;

export const IS_ILL =
  /(?<!\p{L})(?:krank|gestorben|verstorben|operiert|Operation|Unfall|die Krankheit|(?:ist|liegt|kam|kommt|musste|muss) (?:\p{L}+ ){0,3}(?:im|ins) Krankenhaus)(?!\p{L})/iu;

export const GIVES_A_REASON = /(?<!\p{L})(?:weil|denn|wegen|damit)(?!\p{L})/iu;

/** Before a main clause with a subject of its own: "…, und ich soll ihre Stelle bekommen". */
export const NEW_SUBJECT =
  /,? (?:und|aber|doch) (?=(?:(?:jetzt|dann|heute) \p{Ll}+ )?(?:ich|wir|er|sie|meine?|unsere?|(?:eine?|der|die|das) (?:\p{Ll}+ )?\p{L}+ (?:hat|ist|war)) )|, (?=(?:ich|er|sie) (?!und\b)\p{Ll}+(?:e|t|bin|ist|hat|kann|will|muss|darf) )/iu;

/** "Das war schön.": only praises what stands before it. */
export const PRAISES =
  /^(?:das|es) (?:war|ist|macht|hat) (?:\p{Ll}+ ){0,3}(?:schön|toll|super|lecker|gut|lustig|Spaß|Spaß gemacht|interessant)\W*$/iu;
