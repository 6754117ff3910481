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
