/** What stands before a genitive: quantities, and conjunctions that may go on with one. */
export const GENITIVE_BEFORE =
  /^(und|oder|sowie|als|wie|viele|einige|eine?r?|eine?s|keine?r?|keine?s|jede[rs]?|welche[rs]?|manche[rs]?|beide|meisten|mehrere|alle|wer|niemand|jemand|teil|hälfte|drittel|viel|wenig|wenige|letzte[rn]?|erste[rn]?|beste[rn]?|einzige[rn]?|wegen|trotz|während|statt|anstatt|innerhalb|außerhalb|aufgrund|dank|mithilfe|anhand|angesichts|bezüglich|hinsichtlich|entlang|infolge|seitens|mittels|jenseits|diesseits|unweit|zwecks|mangels|zugunsten|laut|inmitten|anlässlich|einschließlich|unterhalb|oberhalb|samt|zwei|drei|vier|fünf|zehn|\d+)$/;

/** A genitive may stand before one of these. */
export const GENITIVE_AFTER =
  /^(wegen|halber|willen|mächtig|sicher|müde|bewusst|würdig|fähig|schuldig|überdrüssig|nach|zuliebe|satt|gewiss|kundig|verdächtig|wert|eingedenk)$/;

/** Verbs with an object in the genitive. */
export const GENITIVE_VERBS =
  /^(gedenken|bedürfen|bemächtigen|erfreuen|annehmen|anklagen|beschuldigen|bezichtigen|verdächtigen|berauben|entbehren|harren|schämen|erinnern|enthalten|bedienen|entledigen|versichern|vergewissern|würdigen|überführen|rühmen|walten|erwehren|entsinnen|besinnen)$/;

/** Prepositions with a genitive that the phrases do not know. */
export const BEFORE_A_GENITIVE =
  /^(abseits|jenseits|diesseits|oberhalb|unterhalb|hinsichtlich|bezüglich|angesichts|anhand|mittels|mangels|seitens|zwecks|infolge|anlässlich|zugunsten|anstelle|inmitten|unweit|entlang|samt|nahe|gemäß|entgegen|einschließlich|ungeachtet|vonseiten|beiderseits|zuungunsten|abzüglich|zuzüglich|binnen|nebst|mitsamt)$/;

/** Things that people buy, send and give, and that never do anything themselves. */
export const HANDED =
  /^(Tee|Kaffee|Saft|Wein|Kuchen|Salat|Apfel|Käse|Fisch|Reis|Zucker|Honig|Joghurt|Brief|Zettel|Schlüssel|Stift|Koffer|Rucksack|Mantel|Pullover|Rock|Hut|Schal|Ring|Laptop|Computer|Stuhl|Tisch|Teller|Löffel|Topf|Link|Text|Vertrag|Regenschirm|Ball)$/;

/** What only people do with things. */
export const DONE_BY_PEOPLE =
  /^(haben|trinken|essen|kaufen|brauchen|lesen|bekommen|bezahlen|kochen|schicken|geben|bringen|schenken|leihen)$/;

/** Parts of a match, a school or a house. */
export const ROUNDS = /^(Runde|Halbzeit|Minute|Klasse|Liga|Woche|Etage|Reihe|Saison|Phase|Stunde)$/;

/** What one glues something to. */
export const GLUED_TO = /^(Boden|Wand|Tür|Papier|Karton|Umschlag|Brief|Paket|Fenster|Heft|Kühlschrank)$/;

/** They take the dative, and what they join stays together. */
export const WITH = /^(mit|von|bei|aus)$/;

/** What goes into a dish, and is none itself. */
export const SEASONINGS = /^(Kräuter|Gewürze)$/;

/** Words that may be the subject themselves, or begin what is. */
export const OTHER_SUBJECTS =
  /^(sie|das|dies|dieser|diese|dieses|alles|nichts|etwas|was|wer|jemand|niemand|keiner|keine|einer|eine|viele|viel|alle|beide|der|die|jeder|jede|meiner|meins|meine|mehr|genug|sich|dass|ob|weil|wenn|und|oder|sondern|als)$/;

/** What opens a clause whose subject may be *das*; behind *wo* or *wie* it is rather an article. */
export const OPENS_BEFORE_DAS =
  /^(ob|weil|dass|wenn|falls|obwohl|obgleich|da|warum|wieso|weshalb|inwiefern|sofern|solange|bis|ehe|bevor)$/;

/** What stands beside a noun that says what something is: the verbs with their helpers, and small words. */
export const BEING =
  /^(ist|war|wäre?|sei|wird|wurde|würde|werde|werden|bleibt?|bliebe?|bleiben|heißt|hieße?|heißen|sein|gewesen|geworden|geblieben|kann|könnte|konnte|soll|sollte|muss|müsste|musste|mag|möge|darf|dürfte|hat|hätte|habe|haben|doch|denn|nicht|schon|noch|etwa|wirklich|nun|jetzt|alles|eigentlich|überhaupt|auch|nur|bloß)$/;

/** What something can simply be, without an article: "War das Liebe auf den ersten Blick?" */
export const UNCOUNTED =
  /(?:heit|keit|schaft|ismus)$|^(Absicht|Alltag|Aufgabe|Ausdruck|Betrug|Brauch|Diskriminierung|Erpressung|Folge|Folter|Gewalt|Glaube|Ironie|Körperverletzung|Kunst|Liebe|Luxus|Magie|Mode|Mord|Mut|Neid|Notwehr|Pflicht|Praxis|Rache|Routine|Sache|Satire|Schikane|Schuld|Sitte|Spaß|Standard|Theorie|Tradition|Trotz|Täuschung|Verrat|Verschwendung|Vorschrift|Wahnsinn|Zauberei|Zufall)$/;

/** Behind these, *das* is the article of what is there, not a subject: "Hier ist das Schule". */
export const WHERE = /^(w(?!ar$|är|ird$|urde$|ürde)|da$|dort$|hier$)/;

/** What opens a relative clause behind its comma. */
export const RELATIVE_PRONOUNS = /^(d(?:er|ie|as|e[mn]|essen|eren|enen)|welche[nrms]?|wo|was)$/;
