export const ASKS_ADVICE =
  /\b(?:soll|sollte) (?:ich|wir)\b|(?<!^\W*(?:und |aber )?)\b(?:soll|sollte) man\b|\b(?:kann|könnte|muss) (?:ich|wir)\b|\bwas (?:hilft|kann man|macht man|tut man|tun Sie|machst du) (?:[^?]* )?(?:gegen|dagegen|bei|dabei|wenn|da)\b|\b(?:ich|man) (?:\p{L}+ )*(?:soll|sollte|muss)\b|\b(?:Idee|Ideen|Rat|Tipp|Tipps), (?:was|wie|wo)\b|\ban (?:meiner|unserer) Stelle\b|\bin (?:meiner|unserer) (?:Lage|Situation)\b|\bwie (?:würdest du|würden Sie) [^?]*(?:vorgehen|machen|reagieren|anfangen|angehen|entscheiden|antworten)\W*\?|\bwas (?:würdest du|würden Sie) (?:da |jetzt |denn )*(?:machen|tun)\b|\b(?:einen|deinen|Ihren|n) (?:Rat|Tipp)\b|\b(?:rätst|raten Sie|empfiehlst|empfehlen Sie)\b/iu;

/** Without it, the question is about something that the tutor knows nothing of: "Was sollte man mitnehmen?" */
export const WHAT_TO_DO =
  /\b(?:machen|tun|hilft|macht man|tut man|mache ich|tue ich|verhalten|reagieren|umgehen|helfen|sagen|antworten|schreiben|Rat|Tipp|Tipps)\b|\ban (?:meiner|unserer) Stelle\b|\bin (?:meiner|unserer) (?:Lage|Situation)\b|\bvorgehen\b|\b(?:rätst|raten)\b/iu;

/** "Hast du …?", but not "Findest du …?", which asks for a view. */
export const ABOUT_TUTOR =
  /(?<!\p{L})(?!(?:[Ff]indest|[Ff]ändest|[Dd]enkst|[Mm]einst|[Gg]laubst|[Hh]ältst|[Ww]ürdest|[Ss]olltest|[Kk]annst|[Kk]önntest|[Ww]eißt|[Rr]ätst|[Ss]agst|[Ss]iehst|[Ss]tehst|[Tt]eilst) )\p{L}+st du\b|(?<!\p{L})(?!(?:[Ff]inden|[Ff]änden|[Dd]enken|[Mm]einen|[Gg]lauben|[Hh]alten|[Ww]ürden|[Ss]ollten|[Kk]önnen|[Kk]önnten|[Ww]issen|[Rr]aten|[Ss]agen|[Ss]ehen|[Ss]tehen|[Tt]eilen) )\p{L}+en Sie\b|\b(?:[Bb]ei|[Mm]it|[Ff]ür) (?:dir|Ihnen)\b|\b(?:[Dd]ein\w*|Ihr\w*)\b/u;

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
  /^\W*(?:und |aber |na )?(?:(?:was (?:denkst|meinst|glaubst|schätzt) du|was (?:denken|meinen|glauben|schätzen) Sie|weißt du|wissen Sie), )?(?:wie (?:teuer|lange|viele?|hoch|alt|weit|groß|schnell|oft|spät)|was kostet|wann|wo(?! würde)|wer|wem|woher|wohin)(?!\p{L})/iu;

/** What the tutor says of itself, which answers no question about the world. */
export const SPEAKS_OF_ITSELF = /\b(?:ich|mir|mich|mein\w*)\b/iu;

/** "Schreiben Sie Gedichte?", "Hast du Kinder?": a yes-or-no question about the tutor's own life. */
export const OF_TUTORS_LIFE =
  /^\W*(?:(?:und|aber|na|sag mal|sagen Sie mal|übrigens)[, ]+)*(?!(?:hast du|haben Sie)(?: \p{Ll}+){0,4} (?:Vorstellung|Ahnung|Idee|Erklärung|Vermutung|Theorie|Meinung|Tipp|Rat|Vorschlag)(?!\p{L}))(?:(?!findest|denkst|meinst|glaubst|hältst|würdest|solltest|kannst|könntest|weißt|rätst|kennst|willst|möchtest|verstehst|hilfst|erklärst|sagst|teilst|stehst)\p{L}+s?t du|(?!Finden|Denken|Meinen|Glauben|Halten|Würden|Sollten|Können|Könnten|Wissen|Raten|Kennen|Wollen|Möchten|Verstehen|Helfen|Erklären|Sagen|Teilen|Stehen)\p{L}+en Sie|(?:kannst|können) (?:du|Sie) (?:auch |gut |eigentlich )*\p{L}+(?:en|ern|eln)(?:\?| oder ))/iu;

export const ASKS_FOR_A_TIP =
  /(?<!\p{L})(?:Idee|Ideen|raten|rätst|Mittel|Trick|Spruch|Namen|Rezept|Lösung|Tipp|Tipps|Rat|Ratschlag|Vorschlag|empfehl\p{Ll}*|empfiehl\p{Ll}*|fällt (?:dir|Ihnen) [^?]*ein)(?!\p{L})/iu;

export const W_WORD =
  /(?<!\p{L})(?:we[rnm]|was|wo|wo(?:hin|her|mit|für|ran|rauf|rüber)|wann|wie|welche[rnms]?)(?!\p{L})/iu;

export const HYPOTHETICAL = /(?<!\p{L})(?:würdest|würden|hättest|hätten|wärst|wären)(?!\p{L})/iu;

export const OPINION_ASKED =
  /(?<!\p{L})(?:find\p{Ll}*|fänd\p{Ll}*|halt\p{Ll}*|hältst|denkst|denken|meinst|meinen|sagst|sagen|siehst|sehen|stehst|teilst|sollte|sollten|(?:deiner|Ihrer) (?:Meinung|Ansicht)|(?:stehen|teilen) Sie|für (?:dich|Sie))(?!\p{L})|^\W*(?:und |aber )?(?:soll man|(?:muss|müssen|soll|sollen) (?:der|die|das|ein|eine|jeder|alle|gute?|\p{Lu}\p{Ll}+) |ist (?:es )?(?:\p{L}+ ){1,4}(?:nicht (?:auch|oft|eher|bloß|längst|vielmehr|einfach)|unhöflich|gerecht|fair|sinnvoll|richtig|egoistisch|altmodisch|schlimm|normal|für dich|für Sie|am Ende|zeitgemäß|zum \p{L}+ geworden)(?!\p{L}))/iu;

export const MENTIONS_PROGRAM = /\b(?:Als|ein) Programm\b/u;

export const ASKS_TO_KNOW =
  /(?<!\p{L})(?:ist (?:dir|Ihnen) (?:\p{Ll}+ )?bekannt|wei(?:ß|ss)t du|wissen Sie|kennst du|kennen Sie|kannst du mir sagen|können Sie mir sagen)(?!\p{L})/iu;

export const ASKS_OF_ITSELF =
  /^\W*(?:und )?(?:(?:findest|glaubst|meinst|denkst) du|(?:finden|glauben|meinen|denken) Sie),? (?:dass )?ich\b/iu;

export const EVER_LIVED = /\b(?:bist du|sind Sie|hast du|haben Sie|warst du|waren Sie)\b.*\b(?:schon|je|jemals)\b/iu;

export const ASKS_REASON = /(?:^|[,;] (?:aber |und )?)\W*(?:und |aber |na )?(?:warum|wieso|weshalb|woran liegt)\b/iu;

export const ASKS_WHAT_TO_DO =
  /\b(?:soll|sollte|sollten|kann|könnte|muss|darf) (?:ich|wir)\b|\bich (?:\p{L}+ )*(?:soll|sollte|kann|könnte)\b|\b(?:Tipp|Rat|empfehl\w+)\b/iu;

export const ASKS_FACT =
  /(?:^|, (?:und|aber) )\W*(?:und |aber |na )?(?:we[rnm]|was (?:genau|passiert|kostet)|wo\w*|wann|wie (?:viele?|lange|hoch|teuer|weit|oft|alt|groß|schnell|spät|schwer|heißt|heißen|\p{Ll}+ (?:ist|sind|war|wird))|welche[rnms]?)\b/iu;

export const HOLDS_A_VIEW = /\b(?:halte?n?|hältst|denk\w+|mein\w+|find\w+)\b/iu;

export const ASKS_WHAT = /^\W*(?:und |aber |na )?(?:was\b|wie|welche\w*|wof\w+|wo\w+)\b/iu;

export const ASKS_JUDGMENT =
  /(?<!\p{L})(?:findest|finden|sollte|sollten|hältst|halten)(?!\p{L})|^(?![^]*(?<!\p{L})(?:ich|wir|mir|mich|uns|mein(?:e[mnrs]?)?|unser\p{Ll}*|er|ihn|ihm|es|wird|werden|morgen|heute|dort|hier|\p{L}+tag|(?:du|sie),? (?:dass )?(?:der|die|das|den|dem|diese\p{Ll}*))(?!\p{L}))(?=[^]*(?<!\p{L})(?:(?:meinst|glaubst|denkst) du|(?:meinen|glauben|denken) Sie)(?!\p{L}))(?=[^]*(?<!\p{L})(?:Gutes|Schlechtes|gute[nrs]?|schlecht\p{Ll}*|schlimm|besser\p{Ll}*|(?:un)?wichtig\p{Ll}*|richtig|falsch|nötig|sinnvoll|(?:un)?glücklich\p{Ll}*|man (?:\p{L}+ )+(?:(?:ver)?lernen|ändern)|bringt (?:\p{L}+ )*(?:et)?was|lohnt|schadet)(?!\p{L}))|^\W*(?:und |aber )?(?:(?:soll|sollen) (?!ich|wir)|(?:ist|sind|war|wäre) (?=[^?]*(?<!\p{L})(?:richtig|falsch|schlimm|gut|besser|schlecht|unhöflich|höflich|gerecht|fair|sinnvoll|altmodisch|egoistisch|komisch|peinlich|normal|übertrieben|verrückt|dumm|feige|wichtig|überflüssig|langweilig|für (?:dich|Sie)|am Ende|geworden|zeitgemäß)(?!\p{L})))/iu;

export const WHICH_IS_BETTER =
  /(?<!\p{L})welche[rs]?(?: \p{L}+)? (?:ist|klingt|passt|gefällt) (?:\p{L}+ )*(?:schöner|besser|lieber|hübscher)(?!\p{L})/iu;

export const WANTS_YES_OR_NO =
  /(?:^|[,:] ?|\b(?:und|oder|aber) )(?:soll|sollte|kann|könnte|muss|darf) (?:ich|wir)\b|, ob (?:ich|wir) [^?]*(?:soll|sollte|kann|darf|muss)(?:en)?\W*$/iu;

/** "Kannst du mir ein Buch empfehlen?", "Hast du Tipps gegen Lampenfieber?": names what it is about. */
export const TIP_ON =
  /(?<!\p{L})(?:eine?[ns]?|gute[nrs]?|'?nen|[Ww]elche[nrs]?) (?:\p{Ll}+ )?(?!Tipp|Rat|Idee)\p{Lu}\p{L}+|(?<!\p{L})(?:gegen|für|bei|mit|wie|wenn|um|damit)(?!\p{L})/u;

/** A noun of its own, beside those that any question for advice has. */
export const NAMES_SUBJECT = /\s(?!Tipps?\b|Rat\b|Ratschlag|Idee|Stelle|Sie\b|Ihr|Ihnen)\p{Lu}\p{L}+/u;

/** "Wie findest du die Idee?" */
export const OF_AN_IDEA =
  /(?<!\p{L})(?:was (?:hältst du|halten Sie|denkst du|denken Sie|sagst du|sagen Sie|meinst du|meinen Sie) (?:\p{Ll}+ )*(?:von|zu|zum|zur|vom|über) (?:\p{Ll}+ ){0,2}|wie (?:findest du|finden Sie|gefällt (?:dir|Ihnen)|klingt) (?:\p{Ll}+ ){1,3}|(?:ist|wäre|findest du|finden Sie) das (?:\p{Ll}+ )*eine? (?:\p{Ll}+ )?)(?:Idee|Plan|Vorschlag|Vorhaben|Einfall)(?!\p{L})|^\W*(?:(?:ist|wäre) das )?(?:eine )?(?:gute|schlechte|dumme|blöde) Idee\W*$/iu;

/** What nobody calls a good idea on hearing one sentence of it. */
export const BIG_STEP =
  /(?<!\p{L})(?:\p{Ll}*kündig\p{Ll}*|verlass\p{Ll}*|trenn\p{Ll}*|scheid\p{Ll}*|heirat\p{Ll}*|auswander\p{Ll}*|(?:um)?zieh(?:e|en)|Kredit|Schulden|(?:ein |noch ein )?(?:Kind(?:er)?|Baby) (?:bekomm\p{Ll}*|krieg\p{Ll}*|haben|adoptier\p{Ll}*)|nie(?:mals)? (?:wieder|mehr)|nicht(?:s)? (?:mehr )?(?:essen|schlafen|trinken)|fasten|allein im|nachts|Alkohol|betrunken|schwarzfahr\p{Ll}*|schwänz\p{Ll}*|krank\p{Ll}*|ohne (?:Führerschein|Ticket|Fahrkarte|Helm)|Casino|Bitcoin\p{Ll}*|spionier\p{Ll}*|abbrech\p{Ll}*|aufgeb\p{Ll}*|operier\p{Ll}*|Operation|Tabletten?|Medikament\p{Ll}*|\p{Ll}*schlag\p{Ll}*|räch\p{Ll}*|Rache|klau\p{Ll}*|stehl\p{Ll}*|(?:be|an)?lüg\p{Ll}*|gelogen|betrüg\p{Ll}*|heimlich|Waffe\p{Ll}*|Drogen|verkauf\p{Ll}*|Erspart\p{Ll}*|investier\p{Ll}*|Anwalt|anzeig\p{Ll}*|hungern?|absetzen)(?!\p{L})/iu;

/** Without somebody else whose idea it may be. */
export const THEIR_OWN =
  /^(?![^]*(?<!\p{L})(?:(?:er|sie|man|[Cc]hef\p{Ll}*|[Kk]olleg\p{Ll}*|[Rr]egierung|[Pp]olitik\p{Ll}*|[Mm]ann|[Ff]rau|[Vv]ater|[Mm]utter|[Ff]reund|[Ff]reundin|[Ss]tadt|[Ff]irma|[Vv]ermieter\p{Ll}*|\p{L}*[Aa]gentur|\p{L}*[Ff]amilie|\p{L}*mutter|\p{L}*vater|[Ss]chule|\p{L}*[Ll]ehrer\p{Ll}*|[Aa]rzt|[Ää]rztin|[Vv]erein|[Tt]rainer\p{Ll}*) (?:will|möchte|plant|sagt|meint|hat|soll)|(?:will|möchte|plant|sagt|meint) (?:er|sie|mein|meine|der|die|unser|unsere))(?!\p{L}))/u;

/** "Ist das normal?" */
export const IS_IT_NORMAL =
  /(?<!\p{L})(?:(?:ist|war|wäre) (?:das|es|so et?was) (?:(?:denn|noch|eigentlich|wohl|alles|so|überhaupt|für (?:dich|Sie)) )*|(?:hältst du|halten Sie|findest du|finden Sie) (?:das|es) (?:für |denn |noch |eigentlich )*|ob (?:du|Sie) (?:das|es) für )(?:normal|verständlich|üblich)(?!\p{L})/iu;

/** "Findest du das fair?" */
export const IS_IT_FAIR =
  /(?<!\p{L})(?:(?:ist|war|wäre) (?:das|es|so et?was) (?:(?:denn|noch|eigentlich|wohl|alles|so|überhaupt|für (?:dich|Sie)) )*|(?:hältst du|halten Sie|findest du|finden Sie) (?:das|es) (?:für |denn |noch |eigentlich )*|ob (?:du|Sie) (?:das|es) für )(?:normal|in Ordnung|okay|ok|richtig|fair|gerecht|angemessen|verständlich|üblich|erlaubt)(?!\p{L})/iu;

/** The same, and "Ist das schlimm?" */
export const IS_IT_SO =
  /(?<!\p{L})(?:(?:ist|war|wäre|klingt) (?:das|es|so et?was) (?:(?:denn|noch|eigentlich|wohl|alles|so|sehr|etwa|jetzt|nicht|überhaupt|für (?:dich|Sie)) )*|(?:hältst du|halten Sie|findest du|finden Sie) (?:das|es) (?:für |denn |noch |eigentlich |etwa |sehr |zu |nicht |auch )*|ob (?:du|Sie) (?:das|es) für )(?:normal|in Ordnung|okay|ok|richtig|fair|gerecht|angemessen|verständlich|üblich|erlaubt|schlimm|falsch|dumm|gemein|blöd|doof|unhöflich|feige|egoistisch|peinlich|kindisch|verrückt|komisch|seltsam|merkwürdig|albern|lächerlich|naiv|unfair|übertrieben|zu viel|scheinheilig|unreif|undankbar|gefährlich|traurig|eklig|langweilig)(?!\p{L})/iu;

/** What may be a matter for a doctor, or worse: nobody is told that it is normal. */
export const GRAVE =
  /(?<!\p{L})(?:\p{L}*[Ss]chmerz\p{Ll}*|weh|wehtut|Blut\p{Ll}*|blutet|Fieber|krank|Arzt|Ärztin|schwindlig|ohnmächtig|Herz|atmen|Luft|Husten|Ausschlag|geschwollen|Tabletten?|Stimmen|hasse|frisst|trinkt|ess?e? (?:\p{L}+ )*nichts?|isst (?:\p{L}+ )*nichts?|spricht (?:\p{L}+ )*(?:nicht|nie)|schlafe (?:\p{L}+ )*nicht|vergesse (?:\p{L}+ )*alles|zitter\p{Ll}*|Panik\p{Ll}*|Puls|ritze|verletz\p{Ll}*|sterb\p{Ll}*|schlägt|geschlagen|schlage|haut mich|schrei(?:t|en)|geschrien|angeschrien|droht|gedroht|Gewalt|zwingt|kontrolliert|verbietet|einsperr\p{Ll}*|Alkohol|\p{L}*[Ww]ein|Bier|Schnaps|rauche|betrunken|Drogen|zahlt|bezahlt|Miete|Kündigung|Polizei|Angst vor (?:ihm|ihr|mein\p{Ll}*))(?!\p{L})/iu;

/** Speaks of the learner, of their child or animal, and of nobody else's doings. */
export const OF_ONESELF =
  /^(?=[^]*(?<!\p{L})(?:[Ii]ch|[Mm]ir|[Mm]eine?[nmr]? (?:Sohn|Tochter|Kind|Kinder|Baby|Katze|Kater|Hund))(?!\p{L}))(?![^]*(?<!\p{L})(?:[Mm]eine?|[Dd]er|[Dd]ie|[Uu]nsere?) (?!Sohn|Tochter|Kind|Baby|Katze|Kater|Hund)\p{Lu}\p{Ll}+ (?:hat|will|isst|nimmt|sagt|macht|liest|redet|lässt|gibt|kommt|grüßt|schaut|nennt|lacht)(?!\p{L}))/u;

/** Tells of others and not of the learner. */
export const OF_OTHERS_ONLY = /^(?![^]*(?<!\p{L})(?:[Ii]ch|[Mm]ir|[Ww]ir)(?!\p{L}))/u;

/** "…, das ist doch peinlich, oder?" */
export const JUDGES_ITSELF =
  /(?<!\p{L})(?:(?:peinlich|kindisch|albern|lächerlich|naiv|feige|verrückt|komisch|seltsam|merkwürdig|dumm|blöd|doof|faul|egoistisch|übertrieben|spießig|kitschig|schlimm|zu viel|unhöflich)(?: von mir)?,? (?:oder|oder nicht|nicht wahr|ne|gell)|(?:(?:ist|war|wäre|klingt) (?:das|es)|findest du (?:das|es)|finden Sie (?:das|es)) (?:(?:denn|jetzt|so|sehr|etwa|nicht|sehr|arg|auch) )*(?:traurig|eklig|langweilig|peinlich|kindisch|albern|lächerlich|naiv|feige|verrückt|komisch|seltsam|merkwürdig|spießig|kitschig|übertrieben|zu viel|egoistisch)(?: von mir)?)\W*\?/iu;

/** "…, das ist doch gemein, oder?" */
export const COMPLAINS_OF_IT =
  /(?<!\p{L}|nicht (?:so |sehr |zu |wirklich )?)(?:gemein|unfair|ungerecht|frech|unverschämt|unhöflich|schlimm|ärgerlich|unmöglich|nicht (?:fair|nett|gerecht|normal|in Ordnung|okay|schön))(?: von (?:ihm|ihr|denen))?,? (?:oder|oder nicht|nicht wahr|ne|gell)\W*\?/iu;

/** "…, sofern man das eine Maschine fragen darf?" */
export const IF_ONE_MAY_ASK = /,? (?:sofern|falls|wenn) (?:man|ich)(?!\p{L})[^?,]*(?:fragen|darf)[^?,]*(?=\?|$)/iu;

/** "…, ob du Musik hörst": the clause, its middle and its verb. */
export const WHETHER =
  /^(?:.*(?<!\p{L})(?:gefragt|fragen|wissen|interessieren|interessiert|Frage(?: war| ist)?),? )?ob (.+?) (\p{L}+)\W*$/iu;

/** "Ich bin rot geworden, oder?": what stands before the tag was told. */
export const TAG =
  /(?:,?\s(?:oder|oder nicht|nicht wahr|gell|stimmt['’]s)|,\s*(?:was|ne|nich|nicht|wa|hm|ja|ist das zu (?:glauben|fassen)))\?+\s*$/iu;

/** "Warum schläft er?", "Glaubst du, dass er kommt?": a cause or a guess that the learner may have one of their own for. */
export const THEY_MAY_GUESS =
  /(?:^|[,;] (?:aber |und )?)\W*(?:und |aber |na )?(?:warum|wieso|weshalb|woran liegt|woher kommt)(?!\p{L})|(?<!\p{L})(?:glaubst du|glauben Sie|meinst du|meinen Sie|denkst du|denken Sie|vermutest du|vermuten Sie)(?!\p{L})/iu;

/** Repeats a question that was not answered: "Ich hab nur gefragt, ob du Musik hörst.", "Du hast meine Frage ignoriert!" */
export const ASKED_AGAIN =
  /(?<!\p{L})(?:ich (?:habe?|hatte) (?:(?:doch|nur|bloß|dich|Sie|ja|gerade|eben|schon|vorhin|eigentlich|wirklich) )*gefragt[,:.] ?(?=(?:ob|wie|was|wo|wann|warum|wer|welche\p{Ll}*) (?:\p{L}+ )?(?:du|Sie|dir|Ihnen|dein\p{Ll}*)(?!\p{L})|[^.!?,]*\?)|(?:ich (?:wollte|will|möchte)|(?:wollte|will|möchte) ich) (?:\p{Ll}+ )*wissen, (?=ob (?!er|es|wir|man)\p{L})(?![^.!?]*, (?:aber|und|doch|da|als|denn) )|(?:du hast|Sie haben|hast du|haben Sie) (?:mir )?(?:(?:auf )?meine (?:\p{Ll}+ )?Frage )?(?:\p{Ll}+ )*(?:ignoriert|übersehen|überlesen|überhört|vergessen|übergangen|nicht(?:s)? (?:be|ge)antwortet|nicht (?:darauf )?geantwortet)(?!\p{L})[^.!?:]*[.!?: ]*|was ist mit meiner Frage[^?]*\?+ *|(?:du hast|Sie haben) (?:\p{Ll}+ )*nicht (?:gesagt|verraten|erzählt), (?=(?:ob|wie|was|wo|wann|warum) ))([^.!?]*[.!?]*)/iu;

/** "Soll ich fahren oder packen? Ich fahr einfach hin.": has chosen. */
export const DECIDES =
  /(?<!\p{L})(?:(?:ich glaub\p{Ll}*|ich denk\p{Ll}*|also|dann|okay|na gut),? (?:dann )?ich |ich )(?:\p{Ll}+ ){1,3}(?:einfach|jetzt|lieber|doch|beides|trotzdem|also)(?!\p{L})|(?<!\p{L})ich habe? mich (?:\p{Ll}+ )*entschieden(?!\p{L})|(?<!\p{L})egal(?!\p{L})/iu;

/** Words of a question that do not say what it is about. */
export const SAYS_NO_MATTER =
  /^(?:.{1,3}|eigentlich|manchmal|gerne?|auch|schon|haben|sein|werden|können|mögen|kennen|noch|einmal|denn|oder|sehr|viel|ganz|gut|[dkms]?eine?[nmrs]?|dein\p{Ll}*|ihr\p{Ll}*|ihnen|etwas|mein\p{Ll}*|lieb|liebsten|meist|dich|mich|diese?r?|heute|wissen|fragen|machen|finden|halten|denken)$/iu;

/** "…, wie alt du bist": the same with a question word. */
export const W_CLAUSE =
  /^(?:.*(?<!\p{L})(?:gefragt|fragen|wissen|interessieren|interessiert),? )?((?:wie|was|wo\p{Ll}*|wann|warum|wer)(?: (?:alt|viel|lange|oft|gut|spät|groß))?) (du|Sie) (.*?)(\p{Ll}+)\W*$/u;

/** "Noch mal meine Frage: Kannst du schwimmen?" */
export const LEADS_TO_IT =
  /^[^?:]*(?<!\p{L})(?:Frage|gefragt|fragen|wissen|beantwortet|geantwortet|ausgewichen)(?!\p{L})[^?:]*: |^\W*(?:(?:und|aber|sag mal|sagen Sie)[, ]+)*(?:hast du|haben Sie) (?:vielleicht |zufällig |irgend)?(?:eine? )?(?:Vorstellung|Ahnung|Idee|Erklärung)(?: davon| dafür| darüber)?, (?=w|ob )/iu;

/** "Sag mal, kochst du?" */
export const SAY_THIS =
  /^\W*(?:hä|hey|na|du|also|und|aber|ach)?[,? ]*(?:sag|sagen Sie|sage) mal[, ]+|^\W*und (?:du|Sie|dir|Ihnen)[,?] +(?=\p{L})/iu;

/** "Was geht?" */
export const ASKS_WELL_BEING =
  /\b(?:wie gehts?(?! (?:man|das|so|die|der|ein)\b)|was geht|wie läufts?(?! (?:man|das|so|die|der|ein\p{Ll}*|hier|eigentlich)\b)|alles (?:klar|gut|okay|fit|paletti|in Ordnung))\b/iu;

/** "Und dir?" after "Mir geht es gut." */
export const RETURNS_IT = /(?:^|\bund )(?:dir|ihnen|du|sie|bei dir|bei ihnen)\W*$/iu;
export const SAYS_WELL_BEING =
  /\b(?:geht es|geht['’]s|es geht|^\W*(?:ja |danke |sehr |mir )*(?:gut|super|prima|schlecht|okay|ok))\b/iu;

/** "Deiner Meinung nach": asks for a view, not for something of the tutor’s. */
export const IN_YOUR_VIEW = /\b(?:deine[nrs]?|Ihre[nrs]?) (?:Meinung|Ansicht|Erachtens|Augen)(?: nach)?/giu;

/** "Lustig oder peinlich?", but not "… oder nicht?" */
export const OFFERS_ANOTHER =
  / oder (?!(?:doch |eher |lieber )?(?:nicht|nein|so|was|etwas)(?!\p{L})|[^?]*(?:dumme?|blöde?) Frage|irr(?:e|te) ich|\p{Ll}+st du(?!\p{L})|\p{Ll}+en Sie(?!\p{L}))|^\W*Oder (?:soll|sollte|ist|wäre|nehme|kaufe|mache|gehe|fahre) /u;

/** "Soll ich ein Auto mieten oder mit dem Bus fahren?", "Ich schwanke zwischen …": the message names what there is to choose from. */
export const NAMES_BOTH =
  /(?<!\p{L})(?:soll(?:te|en|ten)?|muss|müssen|ob) (?:ich|wir) [^.!?]* oder (?!(?:doch |lieber |eher )?(?:nicht|nein|so|was|etwas|irgend\p{Ll}*)(?!\p{L}))|(?<!\p{L})(?:schwank\p{Ll}*|hin- und hergerissen|entscheide\p{Ll}*|überlege\p{Ll}*|wählen)(?!\p{L})[^.!?]*(?<!\p{L})zwischen (?!uns|mir|den Zeilen|den beiden)[^.!?]+ und (?!\p{L}+ (?:wieder|her))|(?<!\p{L})zwischen (?!uns|mir|den Zeilen|den beiden)[^.!?]+ und [^.!?]+ (?:entscheiden|wählen|hin- und hergerissen)(?!\p{L})/iu;

/** "…, weil es billiger ist": the message has weighed them already. */
export const WEIGHS =
  /(?<!\p{L})(?:weil|denn|einerseits|andererseits|dafür|dagegen|Vorteil\p{Ll}*|Nachteil\p{Ll}*|spricht|spräche|zwar)(?!\p{L})/iu;

/** "Könnte es nicht eher der Blinddarm sein?" says what the learner supposes. */
export const SUPPOSES =
  /^(?:\W*(?:und|aber|oder) )?\W*(?:könnte|kann) (?:es|das) (?:denn |auch |vielleicht )*(?:nicht|eher) [^?]*(?:sein|liegen|haben|kommen)\W*\?|^\W*(?:und |aber )?(?:liegt|kommt) (?:es|das) (?:\p{Ll}+ )*(?:vielleicht|womöglich|etwa|nicht eher|eher) /iu;

/** "Ich finde das falsch." */
export const HAS_JUDGED =
  /(?<!\p{L})(?:ich finde|finde ich) (?:das|es|so et?was) (?:\p{Ll}+ ){0,2}(?:falsch|richtig|übertrieben|unfair|gut|schlecht|schlimm|traurig|sinnlos|sinnvoll|dumm|unnötig|wichtig|gefährlich)(?!\p{L})|(?<!\p{L})ich halte (?:das|es|so et?was) für /iu;

/** "Wie macht man das?" */
export const HOW_ONE_DOES_IT =
  /(?<!\p{L})wie (?:(?:\p{Ll}+ )?(?:man|ich|wir)|(?:lässt|ließe) sich|(?:würdest du|würden Sie)(?![^?]*(?:finden|sehen|beurteilen|einschätzen|beschreiben|nennen|übersetzen)\W*\?))(?!\p{L})/iu;

/** "Was denkst du, soll ich …?": words that only lead to the question. */
export const LEADS_TO_A_VIEW =
  /(?<!\p{L})was (?:(?:denkst|meinst|glaubst|sagst) du|(?:denken|meinen|glauben|sagen) Sie)(?=\s*[,:])/iu;

/** "Wie feiert man hier Ostern?" */
export const OF_A_COUNTRY =
  /(?<!\p{L})(?:hier|bei euch|bei Ihnen|in (?:Deutschland|Österreich|der Schweiz|Bayern))(?!\p{L})/iu;

/** "Kann ich die Schuhe zurückgeben?": what is so, not what to decide. */
export const WHETHER_ONE_MAY =
  /^(?![^]*(?<!\p{L})(?:soll|sollte|sollten|sollen|w(?:as|ie|en|em|er|o|ann|ohin|elche\p{Ll}*))(?!\p{L}))[^]*(?<!\p{L})(?:kann|darf|muss|können|dürfen|müssen) (?:ich|wir|man)(?!\p{L})/iu;

/** "Ist das Museum offen?", "Gibt es dort Züge?" */
export const ASKS_WHETHER_IT_IS =
  /^\W*(?:und |aber )?(?:ist|sind|hat|haben|gibt|bekommt|bekomme|bekommen|braucht|fährt|fahren|kostet|öffnet|stimmt|darf|kann|muss)(?!\p{L})(?! (?:du|Sie|ich|wir)(?!\p{L})| überhaupt)/iu;

/** Harmless and cheap: only here may the tutor simply say yes. */
export const HARMLESS =
  /(?<!\p{L})(?:(?:aus|an)?probieren|versuchen|mitmachen|mitgehen|mitkommen|hingehen|backen|kochen|lesen|ansehen|anschauen|besuchen|lernen|üben|tanzen|singen|malen|basteln|einladen|fragen|feiern|mitbringen|streichen|aufräumen|putzen)\W*\?/iu;

/**
 * "Was hältst du von Museen?", "Sollten Läden sonntags öffnen?": a view of something in general, not of the learner's own matters and not a fact.
 */
export const ASKS_FOR_A_VIEW =
  /(?:^|: )\W*(?:(?:und|aber|na|sag mal|sagen Sie mal|apropos|was (?:meinst|denkst|glaubst) du|was (?:meinen|denken|glauben) Sie)[,: ]+)*(?![^?:]*(?<!\p{L})(?:ich|wir|mir|mich|uns|mein(?:e[mnrs]?)?(?! Sie)|unser(?:e[mnrs]?)?|er|ihn|ihm|diese\p{Ll}*|heute|gestern|morgen|wenn|falls|weil|dort)(?!\p{L}))(?=[^?:]{8,100}\?*\s*$)(?:was (?:(?:hältst|denkst|meinst|sagst) du|(?:halten|denken|meinen|sagen) Sie)|wie (?:(?:findest|stehst|siehst) du|(?:finden|stehen|sehen) Sie)|(?:findest|fändest|glaubst|meinst|denkst|hältst) du|(?:finden|fänden|glauben|meinen|denken|halten) Sie|was ist (?:denn |eigentlich |für dich |für Sie )?(?:besser|wichtiger|schöner|gesünder|sinnvoller)|soll(?:te|ten|en|t)?|lohnt|lohnen|(?:muss|müssen) (?:der |die )?(?:Mann|Frau|Männer|Frauen)|muss man (?=[^?]*(?:antworten|erreichbar))|(?:ist|sind|wäre|wären|macht|machen)(?=[^?]*(?<!\p{L})(?:besser|gut|schlecht|schlimm|sinnvoll|richtig\p{Ll}*|echte[rs]?|nötig|wichtig|wichtiger|gesund|gesünder|(?:un)?glücklich|gefährlich|langweilig|schädlich|überflüssig|altmodisch|unfreundlich|unhöflich|kalt|kühl|deiner Meinung|Ihrer Meinung|für dich|für Sie)(?!\p{L})))(?!\p{L})/iu;

/** "Was hältst du von meiner These, dass …?", "Findest du nicht auch?": asks for a nod to a view that was just told. */
export const ASKS_TO_AGREE =
  /(?<!\p{L})(?:was|wie) (?:(?:hältst|denkst|meinst|sagst|findest|beurteilst|siehst) du|(?:halten|denken|meinen|sagen|finden|beurteilen|sehen) Sie)(?!\p{L})[^?]*(?<!\p{L})(?:meine[rm]?|diese[rm]?|der|dem) (?:\p{Ll}+ )?(?:These|Theorie|Ansicht|Auffassung|Behauptung|Vermutung|Beobachtung|Überlegung|Deutung|Annahme|Einschätzung|Standpunkt|Gedanken?|Meinung)(?!\p{L})|(?<!\p{L})(?:teilst du|teilen Sie) (?:meine|diese|die)[nrs]? |(?<!\p{L})(?:stimmst du|stimmen Sie) (?:mir|dem|der)(?!\p{L})|(?<!\p{L})(?:würdest du|würden Sie) (?:mir |dem )?(?:(?:da|darin|auch|nicht) )*(?:zustimmen|recht geben|sagen, dass|behaupten, dass|so weit gehen)|(?<!\p{L})(?:gibst du|geben Sie) mir (?:da |darin )*recht|(?<!\p{L})(?:siehst du|sehen Sie) das (?:\p{Ll}+ )*(?:auch so|genauso|so|ähnlich|anders)\W*\?|(?<!\p{L})(?:(?:findest|denkst|meinst|glaubst) du|(?:finden|denken|meinen|glauben) Sie) (?:das )?(?:nicht )?auch(?:\W*\?|,? dass)|(?<!\p{L})(?:bist du|sind Sie) (?:\p{Ll}+ )?der (?:Meinung|Ansicht|Auffassung)(?!\p{L})|(?<!\p{L})(?:liege|irre) ich (?:mich |da |damit )*(?:falsch|richtig)?\W*\?|(?<!\p{L})habe? ich (?:da |damit |nicht |etwa )*recht\W*\?/iu;

/** Says a view of the learner's. */
export const HAS_SAID_A_VIEW =
  /(?<!\p{L})(?:ich (?:finde|glaube|denke|meine|bin der (?:Meinung|Ansicht))|(?:finde|glaube|denke) ich|mein\p{Ll}* (?:Meinung|Ansicht|Erachtens))(?!\p{L})/iu;

/** Of people who are not here to speak for themselves. */
const OF_A_PERSON = String.raw`dass (?:ich|er|sie(?! (?:alle|\p{L}+en)(?!\p{L}))|mein\p{Ll}*|der|die (?:Frau|Chefin|Kollegin|Lehrerin|Nachbarin))(?!\p{L})`;

/** What nobody nods at. */
export const DIVIDES =
  /(?<!\p{L})(?:Ausländer\p{Ll}*|Flüchtling\p{Ll}*|Migrant\p{Ll}*|Asyl\p{Ll}*|Muslim\p{Ll}*|Islam\p{Ll}*|Jude\p{Ll}*|Christen|Religion\p{Ll}*|Frauen|Männer|Mädchen|Jungs|schwul\p{Ll}*|Schwule|lesbisch\p{Ll}*|Homosex\p{Ll}*|trans|Nazis?|Hitler|Holocaust|Todesstrafe|Abtreib\p{Ll}*|AfD|Rasse\p{Ll}*|Schwarze\p{Ll}*|Krieg\p{Ll}*|Putin|Trump|Israel\p{Ll}*|Palästin\p{Ll}*|Ukrain\p{Ll}*|Russland|Russen|Polen|Türken|Araber|Amerikaner|(?:die|alle) Deutschen|Arme|Arbeitslose\p{Ll}*|Behindert\p{Ll}*|Dicke|Impf\p{Ll}*|Corona|Vorurteil\p{Ll}*|Selbstmord|Suizid|Sterbehilfe|töten|umbringen|schlagen|dumm|wertlos|faul|lügen|betrügen|Gewalt|Waffen|Drogen)(?!\p{L})/iu;

/** The learner's own thesis, of no single person. */
export const OF_NO_PERSON = new RegExp(`^(?![^]*${OF_A_PERSON})`, "iu");

/** "Komisch für einen Elektriker, oder?": judges what was told. */
export const JUDGES_IT =
  /(?<!\p{L})(?:komisch|krass|verrückt|lustig|seltsam|merkwürdig|schön|toll|super|cool|lecker|wahnsinn|irre|unglaublich|traurig|schade|spannend|interessant|nett|süß|schlimm|heftig|ärgerlich|schrecklich|blöd|doof|peinlich|praktisch|nervig|herrlich|wunderbar|erstaunlich|verblüffend|kurios|paradox|absurd|bemerkenswert)(?: (?:für|von|bei|an|so) (?:\p{L}+ ){0,3}\p{L}+)?(?:,\s*|\s)(?:oder|oder nicht|nicht wahr|gell|ne|nich|nicht|was|wa|stimmt['’]s)\?+\s*$/iu;

/** "Ist der Zug besser oder das Flugzeug?": of everyday things. */
export const PREFERS_ONE =
  /^(?=[^]*(?<!\p{L})(?:lieber|besser|schöner|schneller|praktischer|gesünder|leckerer|bequemer|gemütlicher|spannender|interessanter|leichter|mehr)(?!\p{L}))(?=[^]* oder (?!(?:doch )?(?:nicht|nein|so|was|etwas)(?!\p{L})|irr(?:e|te) ich|\p{Ll}+st du(?!\p{L})|\p{Ll}+en Sie(?!\p{L})))/u;

/** "Soll ich die roten oder die schwarzen nehmen?" */
export const CHOOSES_A_THING =
  /(?<!\p{L})(?:soll|sollte) ich [^?]* oder (?!(?:doch )?nicht(?!\p{L}))[^?]*(?<!\p{L})(?:nehmen|kaufen|bestellen|anziehen|tragen|mitnehmen)\W*\?/iu;

/** A decision that may change a life stands nowhere in the message. */
export const IS_LIGHT = new RegExp(`^(?![^]*${WEIGHTY.source})`, "iu");

/** "Welchen Autor kennst du am besten?" */
export const ASKS_WHAT_IT_KNOWS =
  /(?<!\p{L})(?:was|welche[rnms]?)(?!\p{L})[^?]* (?:kennst du|kennen Sie)(?: \p{Ll}+)* am besten\W*\?/iu;

/** "Welche Suppe magst du am liebsten?" */
export const ASKS_FOR_A_FAVORITE =
  /(?<!\p{L})(?:(?:dein|deine|Ihr|Ihre)e?n?|(?:hast du|haben Sie)(?: eine?n?)?) Lieblings\p{L}+|^\W*(?:und )?(?:was|wen|welche[rnms]?(?: \p{L}+){1,2}|was für(?: \p{L}+){1,2}) (?:magst du|mögen Sie|gefällt (?:dir|Ihnen))(?: (?:gern|gerne|so|denn|eigentlich|besonders|lieber))*\W*\?|^\W*(?:und )?wie (?:hältst du|halten Sie) es (?:\p{Ll}+ )*mit (?!mir|uns|ih[nmr])[^?]*(?<! aus)\?|^\W*(?:und )?wofür (?:begeisterst|interessierst|schwärmst) du|^\W*(?:und )?wofür (?:begeistern|interessieren|schwärmen) Sie|^\W*(?:und )?(?:was|wo|wohin|wen|welche[rns]?)(?!\p{L})(?: \p{L}+)* (?:magst du|mögen Sie|gefällt dir|gefällt Ihnen|gefallen dir|gefallen Ihnen|schmeckt dir|schmeckt Ihnen|findest du|finden Sie|interessiert dich|interessiert Sie) (?:\p{L}+ )*am (?:liebsten|besten|schönsten|meisten)\W*\?/iu;

/** "Ist es unhöflich, wenn man im Restaurant teilt?" */
export const IS_IT_DONE =
  /(?<!\p{L})(?:ist|wäre|(?:findest|fändest) du|(?:finden|fänden) Sie|hältst du|halten Sie) es (?:(?:denn|eigentlich|in Deutschland|hier|für|sehr|nicht|auch|wirklich) )*(?:unhöflich|höflich|peinlich|normal|üblich|in Ordnung|okay|ok|schlimm|komisch|seltsam|erlaubt),? (?:wenn|dass) (?:man|Leute|Gäste|Freunde)(?!\p{L})|^\W*(?:und |aber )?(?:muss|müssen|soll|sollte|sollten) (?:der|die|ein|eine|jeder|alle) ?(?:gute\p{Ll}* )?(?:Gastgeber|Gäste?|Mann|Frau|Eltern|Nachbarn?|Freunde?|Gastgeberin|Kollegen?)(?!\p{L})/iu;

/** "Was gibt es sonst noch zu erzählen?" */
export const ASKS_FOR_MORE = /(?<!\p{L})noch (?:zu )?(?:erzählen|sagen|hinzufügen|wissen)\?/iu;
