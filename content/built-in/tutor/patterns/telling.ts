/** Nouns for one man. */
export const MEN =
  /^\p{L}*(?:vater|papa|bruder|sohn|mann|freund|kumpel|onkel|opa|cousin|neffe|chef|kollege|nachbar|lehrer|trainer|vermieter|arzt|mitbewohner|enkel|partner|schwager|professor|patient|kunde|verkäufer|schüler|junge|Ältester|Jüngster|Typ|Herr|Fahrer|Mechaniker|Elektriker|künstler|händler|spieler|musiker|dirigent|mentor|geschäftsführer|Neffe|Schwiegervater)$/iu;

/** Nouns for one woman; those in -in are told by their ending. */
export const WOMEN =
  /^\p{L}*(?:mutter|mama|schwester|tochter|frau|tante|oma|cousine|nichte|dame|Älteste|Jüngste|jugendliebe|mädchen)$/iu;

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

/** What makes news bad. */
export const BAD =
  /(?<!\p{L})(?:krank(?:e[nrs]?)?|Krieg|verletzt|nervös|müde|traurig\p{Ll}*|ängst\p{Ll}+|Angst|schlimm\p{Ll}*|(?:geht|fühl\p{Ll}+|schlaf\p{Ll}+|lief|läuft|behandelt) (?:\p{Ll}+ ){0,3}schlecht|schlecht (?:behandelt|geschlafen|gelaunt)|schlechte\p{Ll}* (?:Tag|Woche|Laune|Nachricht\p{Ll}*|Noten?|Zeit|Gewissen)|schwer(?!punkt)\p{Ll}*|hart|leider|allein|einsam|kaputt(?:e[nrsm]?|gegangen)?|ruiniert|nie wieder|geheult|verloren|(?:ge|ver)storben|tot|Tod|Schlaganfall|Unfall|\p{L}*operation|OP|operiert|Krebs|weh|\p{L}*schmerz\p{Ll}*|arbeitslos|Streit|gestritten|streite\p{Ll}*|geweint|weint\p{Ll}*|Tränen|Probleme?|Sorgen|Stress|stressig|gestresst|wütend|sauer|geklaut|gestohlen|verpasst|nervt|genervt|enttäusch\p{Ll}*|peinlich|geschlossen|ausverkauft|anstrengend|graut|wahnsinnig|fehlt mir|vermisse\p{Ll}*|schäm\p{Ll}*|geschämt|ernüchternd|Schulden|verzweifelt|abgelehnt|Absagen?|gefallen lassen|dement|Demenz|Heimweh|schrecklich\p{Ll}*|furchtbar\p{Ll}*|langweilig|sterbenslangweilig|hasse|vergisst|nicht mehr (?:gut )?(?:laufen|gehen|sehen|hören|arbeiten|leben)|kein\p{Ll}* (?:Zeit|Geld|Arbeit|Wohnung|Freunde)|(?:und|noch|immer) keine Antwort|schläft nicht|(?:ist|liegt|musste|muss) (?:\p{L}+ )?(?:im|ins) Krankenhaus|kann nicht (?:mehr|allein|gut)|gebrechlich|verwitwet|zu (?:viel|viele|wenig|teuer|laut|kalt|heiß|süß|scharf|klein|spät|weit|langsam)|schlafe (?:\p{Ll}+ )?schlecht|nicht (?:so |sehr |gar )?(?:gut|nett|schön|begeistert|zufrieden|glücklich|einfach|leicht)|gar nicht|lebt nicht mehr)(?!\p{L})/iu;

/** What makes news good. */
export const GOOD =
  /(?<!\p{L})(?:freu(?:e|en|t|st)?|gefreut|glücklich|stolz|gewonnen|bestanden|geschafft|toll\p{Ll}*|wunderschön\p{Ll}*|Spaß|verliebt|verlobt|Hochzeit|geheiratet|befördert|(?:Baby|Kind) bekommen|Zusage|schwanger|begeistert|gelacht|wunderbar|perfekt|geil|herrlich|super|schön(?:e[nrs]?|es)?|nett|lecker|macht mir Mut|richtig gut|sehr gut)(?!\p{L})/iu;

/** What makes news about somebody else bad: less than this only annoys. */
export const SUFFERS =
  /(?<!\p{L})(?:krank(?:e[nrs]?)?|verletzt|Krebs|Unfall|operiert|weint|weinte|geweint|traurig|(?:lebt|wohnt|ist|sind|bleibt|fühlt sich) (?:\p{L}+ ){0,3}allein|(?:ist|liegt|musste|muss) (?:\p{L}+ )?(?:im|ins) Krankenhaus|kann nicht (?:mehr|allein|gut)|gebrechlich|verwitwet|enttäuscht|einsam|arbeitslos|Angst|nervös|müde|weh|Schlaganfall|verloren|\p{L}*[Ss]tress|gestresst|Diabetes|\p{L}*schmerz\p{Ll}*|dement|Demenz|Sorgen|Tränen|schwer|(?:ge|ver)storben|lebt nicht mehr|nicht mehr (?:gut )?(?:laufen|gehen|sehen|hören)|kaputten|pleite|Heimweh|verlassen|schämt)(?!\p{L})/u;

/** News to which nothing but sympathy fits. */
export const SEVERE =
  /(?<!\p{L})(?:krank|Krebs|(?:ge|ver)storben|tot|Tod|Schlaganfall|Unfall|einsam|arbeitslos|lebt nicht mehr|Demenz|dement|im Krankenhaus|Job verloren|Arbeit verloren)(?!\p{L})/iu;

/** Gives an opinion. */
export const OPINION =
  /(?<!\p{L})(?:ich (?:finde|glaube|denke|meine)|(?:finde|glaube|denke|halte|meine) ich|mir scheint|(?:habe ich|ich habe) den Eindruck|frage? ich mich|ich frage? mich|meine[rs] (?:Meinung|Ansicht|Erachtens)|man (?:\p{L}+ )?(?:sollte|müsste|darf|muss|kann)|sollten?|müssten?|die (?:meisten )?(?:Leute|Menschen)|heutzutage|viele (?:Leute|Menschen))(?!\p{L})/iu;

/** Tells a plan. */
export const PLANNED =
  /(?<!\p{L})(?:(?:ich|wir) (?:\p{Ll}+ )?(?:will|wollen|möchten?|werden?|plane\p{Ll}*)|(?:will|möchte|werde|wollen|möchten|werden|plane|planen) (?:\p{Ll}+ )?(?:ich|wir)|(?:will|wollen|möchte|möchten) (?:er|sie|meine?\p{Ll}* \p{Lu}\p{Ll}+)|(?:er|sie|\p{Lu}\p{Ll}+) (?:will|wollen|möchte|möchten)|habe? vor|vielleicht (?:\p{Ll}+e|werde) ich|nächste[nrsm]? (?:Woche|Jahr|Monat|Sommer|\p{Lu}\p{Ll}+tag)|morgen|am (?:Wochenende|\p{Lu}\p{Ll}+tag))(?!\p{L})/iu;

/** Simple past forms that learners use. */
export const PAST =
  /(?<!\p{L})(?:hatten?|war(?:en|st|t)?|wurden?|gab|ging|kam\p{Ll}*|sah|saß|stand|lief|blieb|fand|fanden|sagte|dachte|musste\p{Ll}*|konnte\p{Ll}*|wollte\p{Ll}*|durfte\p{Ll}*|stellte|brach|ausbrach)(?!\p{L})/iu;

export const RELATIVE =
  /^(?:(?:in|mit|von|an|auf|bei|für|zu|aus|über) )?(?:der|die|das|dem|den|denen|deren|dessen) (?!\p{Ll}+ (?:ich|wir|er|sie|es) )[^.]*(?:t|en|e)\W*$/iu;

/** The learner says what they want to do. */
export const WANTS =
  /(?<!\p{L})(?:(?:will|möchte|werde|wollen|möchten|plane|planen) (?:\p{Ll}+ )?(?:ich|wir)|(?:ich|wir) (?:will|möchte|werde|wollen|möchten|plane|planen))(?!\p{L})/iu;

/** Times that are still to come. */
export const COMING =
  /(?<!\p{L})(?:am (?:Wochenende|\p{Lu}\p{Ll}+tag)|morgen|nächste[nrsm]? \p{Lu}\p{Ll}+|bald)(?!\p{L})|^Im (?:Sommer|Herbst|Winter|Frühling|Frühjahr)(?!\p{L})/u;

/** Laughs, or says that all is well. */
export const CHEERFUL =
  /(?<!\p{L})(?:(?:ha){2,}|hihi|lol|Spaß beiseite|nee,? Spaß|(?:mir|uns|ihm|ihr) geht(?:['’]s| es) (?:\p{Ll}+ ){0,2}(?:gut|super|besser|okay)|wieder (?:gesund|gut|da)|ist (?:\p{Ll}+ ){0,2}gesund)(?!\p{L})|[:;]-?[)D]|[😀-😆😊😄😅🤣😂]/iu;

/** What would be bad, but is denied: "keine Angst", "nicht schlimm". */
export const UNTROUBLED =
  /(?<!\p{L})(?:kein\p{Ll}*|nicht|nie|ohne) (?:\p{Ll}+ ){0,2}(?:Angst|krank\p{Ll}*|schlimm|schlecht|traurig|müde|schwer|Stress\p{Ll}*|Problem\p{Ll}*|Sorgen|langweilig|anstrengend|allein|zu \p{Ll}+)(?!\p{L})/giu;
