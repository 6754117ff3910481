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

/** What things and people stand on: "Ich stehe auf den Lehrer" says whom somebody likes. */
export const STOOD_ON =
  /(?:tisch|platz|straße|steig|brett|schrank|regal|bank|brücke|boden|insel|wiese|berg|dach|karte|liste|programm|bühne|balkon|terrasse|treppe|seite|stuhl|leiter|herd|kiste|sockel|hof|markt|rasen|gleis|feld|teller|teppich|schild|zettel|ordnung|turm|weg|spur|prüfstand|schwelle|rechnung)$/i;

/** It shows that the words before it say where something goes: "in die Nacht hinein", "ins Freibad gehen oder im Schatten liegen". */
export const BEHIND_A_GOAL =
  /^(?:(?:hinein|hinaus|herein|heraus|hinauf|hinunter)(?!\p{L})|(?:gehen|fahren|fliegen|reisen|laufen|ziehen|kommen|legen|stellen|setzen)(?: und| oder|,))/u;

/** What one does on foot in a place: "Ich gehe jeden Tag eine Stunde im Park." */
export const DONE_ON_FOOT =
  /spazieren|joggen|einkaufen|essen|(?<!\p{L})(?:Stunden?|Minuten?|Weile|Meter|Kilometer|Runden?|Schritte)(?!\p{L})/u;

/** Somebody whose origin a phrase tells, as in "jemand vom Amt": what is joined to it may be another subject. */
export const OWNERS = /^(?:jemand|niemand|einer|eine|keiner|keine|viele|einige|mehrere|alle|etwas|leute)$/;

/** Finite forms that are no infinitives: behind "Seit dieser Woche", the verb of a main clause. */
export const SECOND_VERBS =
  /^(?:(?:kann|muss|will|soll|darf|mag)(?:st)?|(?:konn|muss|woll|soll|durf)te(?:st|n)?|möchten?|bin|bist|ist|sind|war(?:en)?|ha(?:be|st|t)|hatten?|wird|wirst|werde|wurden?|würden?|g(?:ehe|eht|ing)|g(?:ibt|ab))$/;

/** Nouns behind adjectives with either ending ("solche alte Geräte"), behind *wir* and *ihr* ("ihr jungen Leute"), and "auf der einen Seite". */
export const EITHER_ENDING =
  /(?:(?<!\p{L})(?:alle halbe|(?:irgendwelche|solche|manche) \p{Ll}+e)|\p{L} (?:de[mnr]|die|das) eine[nr]?) \S+$|(?<!\p{L})(?:wir|ihr) \p{Ll}+en (?:Leute|Menschen|Frauen|Männer|Mädchen|Eltern|Jungs|Damen|Herren)$|(?<!\p{L})dieser Tage$/iu;

/** They take the dative, and what they join stays together. */
export const WITH = /^(mit|von|bei|aus)$/;

/** What goes into a dish, and is none itself. */
export const SEASONINGS = /^(Kräuter|Gewürze)$/;

/** Words that may be the subject themselves, or begin what is. */
export const OTHER_SUBJECTS =
  /^(sie|das|dies|dieser|diese|dieses|alles|nichts|etwas|was|wer|jemand|niemand|keiner|keine|einer|eine|viele|viel|alle|beide|der|die|jeder|jede|meiner|meins|meine|mehr|genug|sich|dass|ob|weil|wenn|und|oder|sondern|als)$/;

/**
 * What one does with somebody, so that *ihr* is the person: "mit ihr Schach spielen", "bei ihr Urlaub machen". A thing of hers follows in
 * `mit ihr Hund spielen`.
 */
export const DONE_WITH_HER =
  /^(?:mit|von|bei|zu|nach|vor|aus|wegen|gegen|außer|seit|über) ihr (?:(?:Schach|Karten|Tennis|Tischtennis|Federball|Fußball|Handball|Volleyball|Basketball|Golf|Badminton|Poker|Skat|Billard|Dame|Klavier|Gitarre|Geige|Theater|Monopoly|Verstecken|Memory|Domino|Minigolf|Uno) (?:ge)?spiel\p{L}*|(?:Tee|Kaffee|Bier|Wein|Sekt|Saft|Wasser|Kakao|Limo|Cola|Schnaps|Bruderschaft) (?:ge)?tr[iua]nk\p{L}*|(?:Eis|Pizza|Kuchen|Suppe|Sushi|Nudeln|Frühstück|Abendbrot|Döner|Torte|Fisch|Pommes) (?:ge)?g?(?:ess|aß|isst)\p{L}*|(?:Tango|Walzer|Salsa|Samba|Bachata|Rumba|Ballett|Polka) (?:ge)?tanz\p{L}*|(?:Deutsch|Englisch|Spanisch|Französisch|Türkisch|Arabisch|Russisch|Ukrainisch|Polnisch|Italienisch|Portugiesisch|Persisch|Mathe|Mathematik|Chemie|Physik|Biologie|Vokabeln|Grammatik|Latein) (?:zu |ge)?(?:spr[eioa]ch|red|lern|üb|unterhalt)\p{L}*|(?:Urlaub|Sport|Yoga|Musik|Schluss|Frieden|Pause|Quatsch|Witze|Spaß|Picknick|Feierabend|Party|Unsinn|Blödsinn|Fotos|Krach) (?:zu |ge)?mach\p{L}*|(?:Auto|Bus|Bahn|Zug|Rad|Fahrrad|Ski|Boot|Karussell|Schlitten|Taxi|Achterbahn|Motorrad|Kanu) (?:zu |ge)?fahr\p{L}*|(?:Musik|Radio|Jazz) (?:zu |ge)?hör\p{L}*|(?:Schritt|Kontakt|Blickkontakt) (?:zu |ge)?h[aäi]e?lt\p{L}*|(?:Kontakt|Streit|Mitleid|Geduld|Spaß|Ärger|Stress|Zeit|Glück|Pech|Angst|Respekt|Schluss|Erfolg|Heimweh|Hilfe) (?:zu |ge)?(?:hab|hat|aufn|aufg|bek|bra|ver|such|f[iaä]nd|gef|gen|zu)\p{L}*|(?:Geld|Blumen|Post|Hilfe|Besuch|Zucker|Milch|Brot|Rat|Tipps|Nachhilfe|Unterricht|Deutschunterricht) (?:zu |ge)?(?:bek|bring|brach|leih|lieh|nahm|nehm|nomm|hol|kauf|krieg|hab|hat|find|fund|such|annehm)\p{L}*|(?:Zeitung|Bücher|Gedichte) (?:zu |ge)?les\p{L}*|(?:Schlange|Wache) (?:zu |ge)?st[eaä]nd?\p{L}*|(?:Frieden|Freundschaft|Bekanntschaft|Bruderschaft) (?:zu |ge)?(?:schl[ioü]|mach|trink|trank|trunk)\p{L}*|Abschied (?:zu |ge)?n[aeo][hm]\p{L}*|(?:Filme|Fernsehen|Serien) (?:ge)?(?:schau|guck|seh)\p{L}*)/iu;

/** What opens a clause whose subject may be *das*; behind *wo* or *wie* it is rather an article. */
export const OPENS_BEFORE_DAS =
  /^(ob|weil|dass|wenn|falls|obwohl|obgleich|da|warum|wieso|weshalb|inwiefern|sofern|solange|bis|ehe|bevor)$/;

/** What stands beside a noun that says what something is: the verbs with their helpers, and small words. */
export const BEING =
  /^(ist|war|wäre?|sei|wird|wurde|würde|werde|werden|bleibt?|bliebe?|bleiben|heißt|hieße?|heißen|sein|gewesen|geworden|geblieben|kann|könnte|konnte|soll|sollte|muss|müsste|musste|mag|möge|darf|dürfte|hat|hätte|habe|haben|doch|denn|nicht|schon|noch|etwa|wirklich|nun|jetzt|alles|eigentlich|überhaupt|auch|nur|bloß)$/;

/** What something can simply be, without an article: "War das Liebe auf den ersten Blick?" */
export const UNCOUNTED =
  /(?:heit|keit|schaft|ismus)$|^(Absicht|Kleidung|Alltag|Arbeit|Aufgabe|Ausdruck|Bequemlichkeit|Betrug|Brauch|Diskriminierung|Energie|Entspannung|Erholung|Erpressung|Folge|Folter|Frust|Geldverschwendung|Geschichte|Gewalt|Glaube|Hausfriedensbruch|Heimat|Hölle|Horror|Ironie|Körperverletzung|Kultur|Kunst|Lärm|Liebe|Luxus|Magie|Meditation|Mode|Mord|Mut|Müll|Musik|Neid|Nostalgie|Notwehr|Pflicht|Philosophie|Politik|Praxis|Quälerei|Rache|Religion|Routine|Sache|Satire|Schikane|Schuld|Sitte|Spaß|Standard|Stress|Theorie|Therapie|Tradition|Trotz|Täuschung|Verrat|Verschwendung|Vorschrift|Wahnsinn|Wurst|Zauberei|Zeitverschwendung|Zufall)$/;

/** Behind these, *das* is the article of what is there, not a subject: "Hier ist das Schule". */
export const WHERE = /^(w(?!ar$|är|ird$|urde$|ürde)|da$|dort$|hier$)/;

/** What opens a relative clause behind its comma. */
export const RELATIVE_PRONOUNS = /^(d(?:er|ie|as|e[mn]|essen|eren|enen)|welche[nrms]?|wo|was)$/;

/** First parts that are no words of their own, or none that stand before another noun. */
export const FIRST_PARTS =
  /^(Haupt|Geburts|Wohn|Kranken|Super|Sprach|Schul|Arbeits|Bade|Schlaf|Deutsch|Englisch|Mittag|Kinder|Fuß|Straßen|Fahr|Flug|Ess|Weihnachts|Urlaubs|Einkaufs|Schwimm|Park|Liebling|Lieblings|Wochen|Bushalte|Groß|Jugend|Telefon|Handy)$/;

/** Words between the verb and its object. */
export const BEFORE_AN_OBJECT =
  /^(ich|du|er|sie|wir|ihr|man|es|mir|dir|uns|gern|gerne|auch|noch|jetzt|heute|schon|nur|leider|morgen|gerade|immer|bald|vielleicht|hier|dringend|unbedingt|bitte|zu|weil|dass|wenn|Sie)$/;

/** First parts of compounds with *Bauer*: a farmer, no cage. */
export const FARMED =
  /^(Obst|Wein|Berg|Milch|Klein|Groß|Bio|Gemüse|Reis|Kaffee|Tee|Baumwoll|Mittel|Voll|Neben|Ziegen|Schweine|Spargel|Hopfen|Tabak|Zucker|Land)/;

/** Another object, or a word that changes what the verb does: then the phrase is not all that is read, bought or seen. */
export const BESIDE_THE_OBJECT =
  /^(es|das|was|ihn|sie|mich|dich|uns|euch|etwas|alles|nichts|viel|mehr|wenig|beide|ab|an|aus|weg|zu|vor|mit|nach|dass|ob)$/;

/** Behind them an adjective needs its ending: "ein klein Haus". */
export const BEFORE_BARE_ADJECTIVE =
  /^(ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|dein|deine|kein|keine|unser|unsere|der|die|das|dem|den)$/;

/** Before *in*, they go somewhere: "ein guter Start in den Tag". */
export const WAYS_IN =
  /^(Start|Einstieg|Sprung|Weg|Blick|Übergang|Auf|Ab|Aufstieg|Abstieg|Einzug|Eintritt|Wechsel|Rückkehr)$/;

/** Before a two-way preposition, they go somewhere: "der Zug in die Stadt". */
export const WAYS_TO = /^(Reise|Fahrt|Weg|Ticket|Karte|Flug|Blick|Einladung|Ausflug|Zug|Bus)$/;

/** They leave the object of the verb as it is: `rausbringen`; *zu*, *nach* and *bei* may bring a dative. */
export const PLAIN_PREFIX = /^(raus|rein|mit|weg|runter|hoch|ab|aus|auf|ein|an|zurück|um|fertig|kaputt)$/;

/** What one does with a book or a play. */
export const READ_OR_SEEN = /^(lesen|sehen|ansehen|anschauen|kennen|spielen|besprechen|aufführen|lieben|verstehen)$/;

/** Beside *den Felsen* and *dem Typen* there is *den Fels* and *dem Typ*; and a heath is no heathen. */
export const STRONG_TOO = /^(?:Fels|Typ|Magnet|Spatz|Pfau|Papagei|Oberst|Untertan|Lump|Partisan|Protz|Heide)$/;
