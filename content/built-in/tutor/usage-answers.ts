/**
 * Questions about usage, a line each: what must occur in the sentence that asks, in any order, joined by `&` (`~` is the
 * rest of a word, `'` a quotation mark, `?` a word that offers a choice); the answer, and the same in English. `*…*` is quoted. The narrower stands before the wider.
 */
export const USAGE_ANSWERS = `
speisekarte & auf der|auf die & in der|in die|an der: Was es gibt, steht *auf der Speisekarte*, blättern kann man *in der Speisekarte*.|What there is to eat is *auf der Speisekarte*; you can leaf through it *in der Speisekarte*.
'[^“]*(?:aus(?:zu)?such|ausgesucht)[^“]*' & sich|mir|dir|ohne: Beides geht: Mit *sich* ist es für einen selbst, so wie in *Ich suche mir ein Brötchen aus*.|Both work: with *sich*, it’s for yourself, as in *Ich suche mir ein Brötchen aus*.
im urlaub & auf urlaub: In Deutschland sagt man *im Urlaub sein*, in Österreich auch *auf Urlaub sein*.|In Germany people say *im Urlaub sein*; in Austria also *auf Urlaub sein*.
in urlaub & in den urlaub: Beides ist richtig: *in Urlaub fahren* und *in den Urlaub fahren*.|Both are right: *in Urlaub fahren* and *in den Urlaub fahren*.
eine dusche nehmen & duschen|machen|sich: Meist sagt man einfach *duschen*: *Ich dusche am Morgen*.|Usually people just say *duschen*: *Ich dusche am Morgen*.
in rente & in die rente: Meist sagt man *in Rente gehen*, ohne *die*.|You usually say *in Rente gehen*, without *die*.
auf deutsch & in deutsch: Man sagt *auf Deutsch*, *in Deutsch* meint das Fach in der Schule: *eine Eins in Deutsch*.|You say *auf Deutsch*; *in Deutsch* is about the school subject: *eine Eins in Deutsch*.
'gern'[^.!?]*'gerne'|'gerne'[^.!?]*'gern'|gerne? (?:oder|und) gerne?: Beides ist richtig, *gern* und *gerne* bedeuten dasselbe.|Both are right; *gern* and *gerne* mean the same.
einverstanden (?:mit|für|zu|über) & oder: Man sagt *einverstanden mit*: *Ich bin mit dem Plan einverstanden*.|You say *einverstanden mit*: *Ich bin mit dem Plan einverstanden*.
'weil' & 'da': Beides nennt einen Grund, *da* klingt förmlicher als *weil* und nennt oft einen, den man schon kennt.|Both give a reason; *da* sounds more formal than *weil* and often gives one that’s already known.
meiner meinung nach & nach meiner meinung: Beides ist richtig, *meiner Meinung nach* hört man öfter.|Both are right; *meiner Meinung nach* is more common.
mir egal & bin egal|bin ich egal: Man sagt *Das ist mir egal*.|You say *Das ist mir egal*.
prüfung passier~ & besteh~|bestanden|schaff~: Eine Prüfung kann man *bestehen* oder *schaffen*, *passieren* heißt etwas anderes: *Gestern ist etwas passiert*.|You can *bestehen* or *schaffen* an exam; *passieren* means something else: *Gestern ist etwas passiert*.
ausgeben & verbringen: Geld kann man *ausgeben*, Zeit kann man *verbringen*.|Money is for *ausgeben*, time for *verbringen*.
'(?:ich )?kenne' & '(?:ich )?weiß': Man sagt *Ich kenne den Film*, aber *Ich weiß, wo er läuft*.|You say *Ich kenne den Film* but *Ich weiß, wo er läuft*.
bis (?:\\p{L}+tag|mittwoch) & bis zum (?:\\p{L}+tag|mittwoch): Beides geht, aber *bis Montag* ist üblicher als *bis zum Montag*.|Both work, but *bis Montag* is more common than *bis zum Montag*.
grund für & grund von: Man sagt *der Grund für etwas*: *der Grund für den Umzug*.|You say *der Grund für etwas*: *der Grund für den Umzug*.
'ein paar' & 'ein paar'[^„]*'ein paar': *Ein paar Schuhe*, klein geschrieben, sind einige, *ein Paar Schuhe* sind zwei, die zusammengehören.|*Ein paar Schuhe*, in lower case, are a few; *ein Paar Schuhe* are two that belong together.
'wieder' & 'wider': *Wieder* heißt *noch einmal*, *wider* heißt *gegen*: *wider Erwarten*.|*Wieder* means *again*; *wider* means *against*: *wider Erwarten*.
'selber' & 'selbst': Von Personen bedeutet beides dasselbe, *selber* klingt etwas lockerer als *selbst*.|Of people, both mean the same; *selber* sounds a bit more casual than *selbst*.
als ob & wäre|hätte & ist|hat: Beim Schreiben steht nach *als ob* meist *wäre* oder *hätte*, gesprochen hört man auch *ist* und *hat*.|In writing, *als ob* mostly takes *wäre* or *hätte*; in speech you also hear *ist* and *hat*.
bescheid sagen & bescheid geben|geben: Beides bedeutet dasselbe, *Bescheid geben* klingt etwas förmlicher als *Bescheid sagen*.|Both mean the same; *Bescheid geben* sounds a bit more formal than *Bescheid sagen*.
zum beispiel & als beispiel: Meist sagt man *zum Beispiel*, *als Beispiel* steht bei Verben wie *nehmen*: *Nehmen wir Köln als Beispiel*.|Mostly it’s *zum Beispiel*; *als Beispiel* goes with verbs like *nehmen*: *Nehmen wir Köln als Beispiel*.
'eigentlich' & 'tatsächlich': Was *tatsächlich* so ist, ist wirklich so, nach *eigentlich* kommt oft ein *aber*.|What’s *tatsächlich* so is really so; *eigentlich* is often followed by *aber*.
gewinkt & gewunken: Beides ist richtig: *Sie hat gewinkt* und *Sie hat gewunken*.|Both are right: *Sie hat gewinkt* and *Sie hat gewunken*.
rolle spielen & rolle haben|rolle machen: Man sagt *eine Rolle spielen*: *Das Wetter spielt keine Rolle*.|You say *eine Rolle spielen*: *Das Wetter spielt keine Rolle*.
hausaufgaben? machen & tun: Man sagt *Hausaufgaben machen*, nicht *tun*.|You say *Hausaufgaben machen*, not *tun*.
auf dem arbeitsmarkt & im arbeitsmarkt|am arbeitsmarkt: Meist sagt man *auf dem Arbeitsmarkt*.|You usually say *auf dem Arbeitsmarkt*.
in der sonne & an der sonne|unter der sonne: Meist sagt man *in der Sonne*: *Wir sitzen in der Sonne*.|You usually say *in der Sonne*: *Wir sitzen in der Sonne*.
an der ampel & bei der ampel|auf der ampel: Meist sagt man *an der Ampel*: *Sie wartet an der Ampel*.|You usually say *an der Ampel*: *Sie wartet an der Ampel*.
auf jeden fall & in jedem fall: Beides kann *ganz sicher* heißen, *auf jeden Fall* hört man viel öfter als *in jedem Fall*.|Both can mean *definitely*; *auf jeden Fall* is much more common than *in jedem Fall*.
mit (?:\\d+|\\p{L}+) jahren & in (?:\\d+|\\p{L}+) jahren: *Mit 20 Jahren* nennt das Alter, *in 20 Jahren* ist zwanzig Jahre nach heute.|*Mit 20 Jahren* is an age; *in 20 Jahren* is twenty years from now.
auf dem weg & unterwegs: Wer ein Ziel hat, ist *auf dem Weg* dorthin, *unterwegs* kann man auch ohne Ziel sein.|With a destination you’re *auf dem Weg* there; you can be *unterwegs* without one.
ich habe gern|habe dich gern|gernhaben & ich mag: *Mögen* passt für Dinge und Menschen, *gernhaben* sagt man meist von Menschen: *Ich mag Tee*, *Ich habe dich gern*.|*Mögen* works for things and people; *gernhaben* is mostly for people: *Ich mag Tee*, *Ich habe dich gern*.
im vergleich zu & im vergleich mit|mit: Beides ist richtig: *im Vergleich zu* und *im Vergleich mit*.|Both are right: *im Vergleich zu* and *im Vergleich mit*.
verantwortung für & verantwortung (?:von|über|auf): Man sagt *die Verantwortung für etwas*: *Sie trägt die Verantwortung für das Team*.|You say *die Verantwortung für etwas*: *Sie trägt die Verantwortung für das Team*.
reise machen & reise nehmen|nehmen: Man sagt *eine Reise machen*.|You say *eine Reise machen*.
spaß haben & spaß machen|machen: Menschen können *Spaß haben*, und Dinge können *Spaß machen*: *Tanzen macht mir Spaß*.|People can *Spaß haben*, and things can *Spaß machen*: *Tanzen macht mir Spaß*.
in der lage sein & auf der lage|an der lage|die lage: Man sagt *in der Lage sein*, etwas zu tun.|You say *in der Lage sein* to do something.
'schon' & 'bereits': Bei der Zeit bedeutet beides dasselbe, *bereits* klingt etwas förmlicher als *schon*.|About time, both mean the same; *bereits* sounds a bit more formal than *schon*.
'jetzt' & 'nun': *Nun* klingt etwas gehobener als *jetzt* und führt oft zu etwas Neuem: *Nun zum Wetter*.|*Nun* sounds a bit more elevated than *jetzt* and often leads to something new: *Nun zum Wetter*.
'bis' & 'um': *Um acht* nennt den Zeitpunkt, *bis acht* nennt das Ende.|*Um acht* names the time; *bis acht* names the end.
daran interessiert & dafür interessiert|dafür: Man sagt *Ich bin daran interessiert*, aber *Ich interessiere mich dafür*.|You say *Ich bin daran interessiert* but *Ich interessiere mich dafür*.
'entsprechend [^“]*' & oder|dativ|genitiv: Nach *entsprechend* steht der Dativ: *entsprechend den Vorschriften*.|*Entsprechend* takes the dative: *entsprechend den Vorschriften*.
'gemäß [^“]*' & oder|dativ|genitiv: Nach *gemäß* steht der Dativ: *gemäß dem Vertrag*.|*Gemäß* takes the dative: *gemäß dem Vertrag*.
würde haben|würde sein & hätte|wäre: Statt *ich würde haben* sagt man meist *ich hätte*, statt *ich würde sein* meist *ich wäre*.|Instead of *ich würde haben* people mostly say *ich hätte*; instead of *ich würde sein*, *ich wäre*.
größtmöglichst~|bestmöglichst~|schnellstmöglichst~: Richtig ist es ohne das zweite *st*: *größtmöglich*, *bestmöglich*, *schnellstmöglich*.|It’s right without the second *st*: *größtmöglich*, *bestmöglich*, *schnellstmöglich*.
'[^“]*stellung nehmen[^“]*' & zu & über|für: Man sagt *Stellung nehmen zu*: *Ich nehme zu Ihrer Frage Stellung*.|You say *Stellung nehmen zu*: *Ich nehme zu Ihrer Frage Stellung*.
'[^“]*eine (?:reihe|menge|anzahl)[^“]*' & ist|war|hat & sind|waren|haben & oder: Beides ist richtig: Nach *eine Reihe von Leuten* kann *ist* oder *sind* stehen.|Both are right: *eine Reihe von Leuten* may take *ist* or *sind*.
'[^“]*gratulier[^“]*' & für: Man sagt *gratulieren zu*, nicht *für*: *Ich gratuliere dir zum Geburtstag*.|You say *gratulieren zu*, not *für*: *Ich gratuliere dir zum Geburtstag*.
bei mir zu hause & in meinem haus: Beides geht, *bei mir zu Hause* passt auch, wenn man kein Haus hat.|Both work; *bei mir zu Hause* fits even if you don’t have a house.
als ich & als mich: Beides gibt es: *Er arbeitet mehr als ich*, aber *Er mag dich mehr als mich*.|Both exist: *Er arbeitet mehr als ich* but *Er mag dich mehr als mich*.
zwei bier & zwei biere: Beim Bestellen sagt man *zwei Bier*, bei verschiedenen Sorten *zwei Biere*.|When ordering, people say *zwei Bier*; two different kinds are *zwei Biere*.
unterwürfig & 'ich bitte (?:um|sie)[^“]*': *Ich bitte um* klingt sachlich und höflich, unterwürfig klingt es nicht.|*Ich bitte um* sounds businesslike and polite, not servile.
im sande?|in den sand & verlauf~|verläuft|verlief: Die feste Wendung heißt meist *im Sande verlaufen*, mit *e*.|The set phrase is usually *im Sande verlaufen*, with *e*.
im grunde & im grund: Die feste Wendung heißt meist *im Grunde*, mit *e*.|The set phrase is usually *im Grunde*, with *e*.
auf dem lande & auf dem land: Beides ist richtig, *auf dem Land* sagt man heute öfter.|Both are right; *auf dem Land* is more common today.
im laufe & im lauf: *Im Laufe der Zeit* hört man öfter, *im Lauf der Zeit* ist auch richtig.|*Im Laufe der Zeit* is more common; *im Lauf der Zeit* is right, too.
zu tode & zu tod|zum tod|zum tode: Man sagt *sich zu Tode erschrecken*, mit *e*.|You say *sich zu Tode erschrecken*, with *e*.
die meinung & sag~|gesagt & mit: Man sagt jemandem die Meinung, ohne *mit*: *Ich sage meiner Chefin die Meinung*.|You say it without *mit*: *Ich sage meiner Chefin die Meinung*.
'(?:[^“]* )?(?:für|in|bei|mit|nach|vor|auf|aus) (?:beruf|job|alltag|kurs|prüfung|büro|firma|termin|wohnung|bahnhof|arzt|supermarkt|chef|chefin|markt|park|kino)' & für|in|bei|mit|nach|vor|auf|aus & den|die|das|dem|der|einen?|eine[mr]: Hier gehört ein Artikel dazu, so wie in *für den Beruf* oder *in der Firma*.|An article belongs here, as in *für den Beruf* or *in der Firma*.
erinner~ & sich|mich|dich|an & oder|'etwas'|ohne: Man sagt *sich an jemanden erinnern*, ohne *sich* und *an* hört man es vor allem im Norden.|You say *sich an jemanden erinnern*; without *sich* and *an* it’s mostly heard in the north.
marathon|halbmarathon|rennen|lauf & bei & mit: Beides geht: *einen Lauf mitlaufen* und *bei einem Lauf mitlaufen*.|Both work: *einen Lauf mitlaufen* and *bei einem Lauf mitlaufen*.
umsattel~|umgesattelt: *Umsatteln* klingt bildlich und eher locker, *den Beruf wechseln* ist neutral.|*Umsatteln* is figurative and rather casual; *den Beruf wechseln* is neutral.
können sie|kannst du & könnten sie|könntest du: *Könnten Sie* klingt höflicher als *Können Sie*, und *könntest du* höflicher als *kannst du*.|*Könnten Sie* sounds more polite than *Können Sie*, and *könntest du* than *kannst du*.
mein & meine & wann|oder|unterschied|und: Man sagt *mein Bruder* und *mein Kind*, aber *meine Schwester* und in der Mehrzahl *meine Kinder*.|You say *mein Bruder* and *mein Kind* but *meine Schwester* and, in the plural, *meine Kinder*.
ein & eine & wann|unterschied: Man sagt *ein Mann* und *ein Kind*, aber *eine Frau*.|You say *ein Mann* and *ein Kind* but *eine Frau*.
guten morgen|guten tag|guten abend & warum|wieso: Man wünscht jemandem *einen guten Morgen*, deshalb sagt man *Guten Morgen*.|You wish somebody *einen guten Morgen*, so it’s *Guten Morgen*.
zu hause & gehe~|geht|gegangen: Wohin: *Ich gehe nach Hause*, wo: *Ich bin zu Hause*.|Where to: *Ich gehe nach Hause*; where: *Ich bin zu Hause*.
ins bett & zu bett: Beides ist richtig, *zu Bett gehen* klingt etwas gehobener als *ins Bett gehen*.|Both are right; *zu Bett gehen* sounds a bit more formal than *ins Bett gehen*.
mahlzeit & antwort~|sagen: Auf *Mahlzeit* antwortet man meist auch mit *Mahlzeit*.|To *Mahlzeit* people mostly answer *Mahlzeit*, too.
daumen~ & drück~ & bedeut~|heißt|heisst|meint|gemeint|verste~: *Jemandem die Daumen drücken* heißt, man wünscht ihm Glück.|*Jemandem die Daumen drücken* is to wish somebody luck.
tomaten auf den augen & bedeut~|heißt|heisst|meint|gemeint|verste~: *Tomaten auf den Augen haben* heißt, man sieht etwas nicht, das ganz deutlich ist.|*Tomaten auf den Augen haben* is not to see what is obvious.
nur bahnhof & bedeut~|heißt|heisst|meint|gemeint|verste~: *Ich verstehe nur Bahnhof* heißt, ich verstehe gar nichts.|*Ich verstehe nur Bahnhof* means I don’t understand anything.
die nase voll & bedeut~|heißt|heisst|meint|gemeint|verste~: *Die Nase voll haben* heißt, man hat genug von etwas.|*Die Nase voll haben* is to be fed up.
schwein & hab~|gehabt & bedeut~|heißt|heisst|meint|gemeint|verste~: *Schwein haben* heißt, man hat Glück.|*Schwein haben* is to be lucky.
holzweg & bedeut~|heißt|heisst|meint|gemeint|verste~: *Auf dem Holzweg sein* heißt, man irrt sich.|*Auf dem Holzweg sein* is to be mistaken.
ins wasser & fall~|fällt|gefallen & bedeut~|heißt|heisst|meint|gemeint|verste~: *Ins Wasser fallen* heißt, etwas Geplantes findet nicht statt.|When something planned *fällt ins Wasser*, it doesn’t happen.
mir wurst|mir wurscht & bedeut~|heißt|heisst|meint|gemeint|verste~: *Das ist mir wurst* heißt, es ist mir egal, und klingt locker.|*Das ist mir wurst* casually means I don’t care.
um die wurst & bedeut~|heißt|heisst|meint|gemeint|verste~: *Es geht um die Wurst* heißt, jetzt entscheidet sich alles.|*Es geht um die Wurst* means everything is at stake.
alles in butter & bedeut~|heißt|heisst|meint|gemeint|verste~: *Alles in Butter* heißt, es ist alles in Ordnung.|*Alles in Butter* means everything is fine.
löffel & abgeb~|abgegeben & bedeut~|heißt|heisst|meint|gemeint|verste~: *Den Löffel abgeben* heißt sterben und klingt salopp.|*Den Löffel abgeben* is a flippant way to say *to die*.
hals- und beinbruch & bedeut~|heißt|heisst|meint|gemeint|verste~: *Hals- und Beinbruch* heißt *viel Glück*, zum Beispiel vor einer Prüfung.|*Hals- und Beinbruch* means *good luck*, for example before an exam.
unter einen hut & bedeut~|heißt|heisst|meint|gemeint|verste~: *Etwas unter einen Hut bringen* heißt, man verbindet Verschiedenes miteinander.|*Etwas unter einen Hut bringen* is to reconcile different things.
blaues wunder & bedeut~|heißt|heisst|meint|gemeint|verste~: *Sein blaues Wunder erleben* heißt, man wird unangenehm überrascht.|*Sein blaues Wunder erleben* is to be in for a nasty surprise.
auf die nerven|auf den keks|auf den wecker & bedeut~|heißt|heisst|meint|gemeint|verste~: Wer einem *auf die Nerven geht*, der stört einen sehr.|Somebody who *geht einem auf die Nerven* is very annoying.
auge & zudrück~|zugedrückt & bedeut~|heißt|heisst|meint|gemeint|verste~: *Ein Auge zudrücken* heißt, man ist nicht so streng.|*Ein Auge zudrücken* is to be lenient.
heißen brei & bedeut~|heißt|heisst|meint|gemeint|verste~: *Um den heißen Brei reden* heißt, man sagt nicht, worum es wirklich geht.|*Um den heißen Brei reden* is to beat around the bush.
tacheles & bedeut~|heißt|heisst|meint|gemeint|verste~: *Tacheles reden* heißt, man sagt offen, was man denkt.|*Tacheles reden* is to speak plainly.
nagel & kopf & bedeut~|heißt|heisst|meint|gemeint|verste~: *Den Nagel auf den Kopf treffen* heißt, man sagt genau das Richtige.|*Den Nagel auf den Kopf treffen* is to hit the nail on the head.
fettnäpfchen & bedeut~|heißt|heisst|meint|gemeint|verste~: *Ins Fettnäpfchen treten* heißt, man sagt oder tut aus Versehen etwas Peinliches.|*Ins Fettnäpfchen treten* is to make an embarrassing blunder.
auf den arm & nehm~|nimm~|genommen & bedeut~|heißt|heisst|meint|gemeint|verste~: *Jemanden auf den Arm nehmen* heißt, man macht einen Spaß mit ihm.|*Jemanden auf den Arm nehmen* is to pull somebody’s leg.
hand und fuß & bedeut~|heißt|heisst|meint|gemeint|verste~: Was *Hand und Fuß hat*, ist gut überlegt.|What *hat Hand und Fuß* is well thought out.
kirche im dorf & bedeut~|heißt|heisst|meint|gemeint|verste~: *Die Kirche im Dorf lassen* heißt, man übertreibt nicht.|*Die Kirche im Dorf lassen* is not to exaggerate.
schnee von gestern & bedeut~|heißt|heisst|meint|gemeint|verste~: *Schnee von gestern* ist, was niemanden mehr interessiert.|*Schnee von gestern* is old news.
auf dem schlauch & bedeut~|heißt|heisst|meint|gemeint|verste~: *Auf dem Schlauch stehen* heißt, man versteht etwas gerade nicht.|*Auf dem Schlauch stehen* is to be unable to figure something out right now.
aus dem häuschen & bedeut~|heißt|heisst|meint|gemeint|verste~: *Aus dem Häuschen sein* heißt, man freut sich sehr.|*Aus dem Häuschen sein* is to be beside yourself with joy.
reinen wein & bedeut~|heißt|heisst|meint|gemeint|verste~: *Jemandem reinen Wein einschenken* heißt, man sagt ihm die Wahrheit.|*Jemandem reinen Wein einschenken* is to tell somebody the truth.
schatten & spring~ & bedeut~|heißt|heisst|meint|gemeint|verste~: *Über seinen Schatten springen* heißt, man überwindet sich zu etwas.|*Über seinen Schatten springen* is to bring yourself to do what doesn’t come easily.
feuer und flamme & bedeut~|heißt|heisst|meint|gemeint|verste~: *Feuer und Flamme sein* heißt, man ist begeistert.|*Feuer und Flamme sein* is to be full of enthusiasm.
bei \\p{L}+ \\p{L}+ & zu \\p{L}+ \\p{L}+ & oder: Wo: *Ich bin bei meiner Tante*, wohin: *Ich gehe zu meiner Tante*.|Where: *Ich bin bei meiner Tante*; where to: *Ich gehe zu meiner Tante*.
im bett|ins bett & sofa|auf~: Man liegt *im Bett*, aber *auf dem Sofa*.|You lie *im Bett* but *auf dem Sofa*.
habe hunger|bin hungrig|habe durst|bin durstig: Beides ist richtig, *Ich habe Hunger* hört man öfter.|Both are right; *Ich habe Hunger* is heard more often.
bin erkältet|habe erkältung|eine erkältung: Man sagt *Ich bin erkältet* oder *Ich habe eine Erkältung*.|You say *Ich bin erkältet* or *Ich habe eine Erkältung*.
bin satt|bin voll: Nach dem Essen sagt man *Ich bin satt*, *voll* heißt umgangssprachlich auch *betrunken*.|After a meal you say *Ich bin satt*; *voll* colloquially also means *drunk*.
mädchen & warum|wieso: Die Endung *chen* macht ein Wort klein, und solche Wörter haben immer *das*: *das Mädchen, das Brötchen*.|The ending *chen* makes a word small, and such words always take *das*: *das Mädchen, das Brötchen*.
kaltmiete|warmmiete: Bei der *Warmmiete* sind Heizung und Nebenkosten dabei, bei der *Kaltmiete* nicht.|*Warmmiete* includes heating and other costs; *Kaltmiete* doesn’t.
mahlzeit|guten appetit & antwort~: Auf *Guten Appetit* antwortet man *Danke, gleichfalls*, auf *Mahlzeit* meist auch *Mahlzeit*.|To *Guten Appetit* you answer *Danke, gleichfalls*; to *Mahlzeit*, mostly *Mahlzeit*, too.
guten appetit: *Guten Appetit* sagt man vor dem Essen zu allen am Tisch, auch der Kellner sagt es.|*Guten Appetit* is said to everybody at the table before eating; waiters say it, too.
lecker & getränk~|trinken|tee|kaffee|saft|wein: Ja, auch Getränke können *lecker* sein.|Yes, drinks can be *lecker*, too.
am besten|am liebsten|am schönsten & groß|klein|schreib~: *Am besten* und *am liebsten* schreibt man klein.|*Am besten* and *am liebsten* are lower case.
aufgrund|anhand|mithilfe & oder|dativ|genitiv: Nach *aufgrund*, *anhand* und *mithilfe* steht der Genitiv: *aufgrund des Wetters*.|*Aufgrund*, *anhand*, and *mithilfe* take the genitive: *aufgrund des Wetters*.
'laut' & dativ|genitiv: Nach *laut* ist beides möglich: *laut dem Bericht* und *laut des Berichts*.|*Laut* takes either: *laut dem Bericht* and *laut des Berichts*.
brauch~ & zu & ohne|mit: Beim Schreiben steht *zu*: *Du brauchst nicht zu kommen*, gesprochen fällt es oft weg.|In writing it takes *zu*: *Du brauchst nicht zu kommen*; in speech it’s often dropped.
er habe|sie habe|er sei & hätte|wäre: In der indirekten Rede steht Konjunktiv I: *Er sagt, er habe Zeit*, mit *hätte* klingt es mündlicher oder nach Zweifel.|Reported speech takes Konjunktiv I: *Er sagt, er habe Zeit*; *hätte* sounds more like speech, or doubtful.
obschon|obgleich|wenngleich: *Obschon*, *obgleich* und *wenngleich* klingen gehobener als *obwohl*.|*Obschon*, *obgleich*, and *wenngleich* sound more elevated than *obwohl*.
nichtsdestotrotz: *Nichtsdestotrotz* ist üblich, schlichter sind *dennoch* und *trotzdem*.|*Nichtsdestotrotz* is common; *dennoch* or *trotzdem* is plainer.
satz & 'und'|'aber' & anfangen|beginnen|anfang: Ja, ein Satz darf mit *und* oder *aber* beginnen, nur nicht zu oft.|Yes, a sentence may begin with *und* or *aber*, only not too often.
brief~|mail~ & ende~|schluss|schließ~|beende~ & wie|was: Förmlich endet man mit *Mit freundlichen Grüßen*.|A formal letter ends with *Mit freundlichen Grüßen*.
firma|betrieb|unternehmen & bei & in|im & ?: Beides geht: *bei einer Firma* sagt man meist, *in einer Firma* betont den Ort.|Both work: mostly it’s *bei einer Firma*, and *in einer Firma* stresses the place.
firma|siemens|bmw|bosch|vw|bahn|post & bei|für & arbeit~ & ?: Man arbeitet *bei* oder *für* eine Firma: *Ich arbeite bei Bosch*.|You work *bei* or *für* a company: *Ich arbeite bei Bosch*.
auf arbeit: *Auf Arbeit* hört man im Osten und in Berlin, sonst sagt man *bei der Arbeit*.|*Auf Arbeit* is heard in the east and in Berlin; elsewhere it’s *bei der Arbeit*.
bei der arbeit & in|auf|an & ?: Man sagt *Ich bin bei der Arbeit* und *Ich gehe zur Arbeit*.|You say *Ich bin bei der Arbeit* and *Ich gehe zur Arbeit*.
in|ins|zum|zur|bei|beim|zu & arzt|ärztin|zahnarzt|friseur|bäcker & oder|statt: Wohin: *zum Arzt*, wo: *beim Arzt*.|Where to: *zum Arzt*; where: *beim Arzt*.
supermarkt & in|zum|zu & ?: Beides geht: *in den Supermarkt* und *zum Supermarkt*.|Both work: *in den Supermarkt* and *zum Supermarkt*.
auf|zu|zur|in & post|bank|amt|rathaus & ?: Wohin: *zur Post* oder *auf die Post*, wo: *bei der Post*, *auf der Post*.|Where to: *zur Post* or *auf die Post*; where: *bei der Post*, *auf der Post*.
an|in|auf & uni|universität|hochschule & ?: Man studiert *an der Universität*, im Gebäude ist man *in der Uni*.|You study *an der Universität*; in the building it’s *in der Uni*.
in|auf|zu|zur & schule & ?: Man geht *in die Schule* oder *zur Schule*, und man ist *in der Schule*.|You go *in die Schule* or *zur Schule*, and you’re *in der Schule*.
an|am|auf|ins|zum & meer|strand|see & ?: Wo: *am Meer*, wohin: *ans Meer*.|Where: *am Meer*; where to: *ans Meer*.
in|auf|aufs|ins & land & ?: *Auf dem Land* ist das Gegenteil von *in der Stadt*.|*Auf dem Land* is the opposite of *in der Stadt*.
in|auf|an & berge?n?|gebirge & ?: Urlaub macht man *in den Bergen*, und man steigt *auf einen Berg*.|You spend a vacation *in den Bergen*, and you climb *auf einen Berg*.
auf|in|im|an & foto|bild & ?: Man sagt meist *auf dem Foto* und *auf dem Bild*.|You mostly say *auf dem Foto* and *auf dem Bild*.
im|am|in|an & fernsehen|fernseher & ?: Eine Sendung läuft *im Fernsehen*, und man sitzt *vor dem Fernseher*.|A program is *im Fernsehen*, and you sit *vor dem Fernseher*.
im|am|in|auf & internet & ?: Man liest etwas *im Internet*, aber *auf einer Seite*.|You read something *im Internet* but *auf einer Seite*.
in|auf|an & zeitung & ?: Man liest etwas *in der Zeitung*.|You read something *in der Zeitung*.
am|im|in|auf|an & telefon|handy|computer & ?: Man spricht *am Telefon* und arbeitet *am Computer*, ein Foto ist *auf dem Handy*.|You talk *am Telefon* and work *am Computer*; a photo is *auf dem Handy*.
im|am|in|auf & radio & ?: Man hört etwas *im Radio*.|You hear something *im Radio*.
auf|in & (?:facebook|instagram|youtube|tiktok|whatsapp) & ?: Man sagt *auf Instagram* und *auf YouTube*.|You say *auf Instagram* and *auf YouTube*.
auf|in|im|an & straße & ?: Man wohnt *in der Gartenstraße* und spielt *auf der Straße*.|You live *in der Gartenstraße* and play *auf der Straße*.
im|auf|in & stock|etage & ?: Man wohnt *im dritten Stock* oder *in der dritten Etage*.|You live *im dritten Stock* or *in der dritten Etage*.
auf|in & party|feier|hochzeit|konzert|fest & ?: Man ist *auf einer Party* und geht *auf eine Party* oder *zu einer Party*.|You’re *auf einer Party* and go *auf eine Party* or *zu einer Party*.
mit|im|in|auf & bus|zug|bahn|u-bahn: Man fährt *mit dem Bus*, und man sitzt *im Bus*.|You go *mit dem Bus*, and you sit *im Bus*.
zu|mit|am & fuß & ?: Man geht *zu Fuß*.|You walk *zu Fuß*.
mallorca|kreta|sizilien|zypern|malta|ibiza|teneriffa|rügen|sylt|kuba|bali|korsika|sardinien & in|auf|nach|im & ?: Wo: *auf Mallorca*, wohin: *nach Mallorca*, so ist es bei den meisten Inseln.|Where: *auf Mallorca*; where to: *nach Mallorca*; it’s like that with most islands.
türkei|schweiz|ukraine|slowakei|mongolei & nach|in|aus|artikel|warum: Manche Länder haben einen Artikel: *in die Türkei*, *in der Türkei*, *aus der Türkei*.|Some countries have an article: *in die Türkei*, *in der Türkei*, *aus der Türkei*.
iran|irak|libanon|sudan|jemen|kongo & nach|in|im|aus|artikel|warum: Bei manchen Ländern geht es mit und ohne Artikel: *in den Iran*, *im Iran*, auch *nach Iran*.|Some countries work with and without the article: *in den Iran*, *im Iran*, also *nach Iran*.
usa|niederlande|niederlanden|philippinen|vereinigten staaten & nach|in|aus|artikel|warum: Das ist eine Mehrzahl: *in die USA*, *in den USA*, *aus den USA*.|That’s a plural: *in die USA*, *in den USA*, *aus den USA*.
nach & in|ins|im|zu|zum|zur|für & \\p{L}+(?:ien|land|reich|stan)|polen|ungarn|schweden|china|japan|italien|europa|afrika|amerika|berlin|köln|hamburg|münchen|wien|paris|london|rom|istanbul|kyjiw|kiew: Bei Städten, Ländern und Regionen ohne Artikel sagt man *nach*: *nach Italien*, *nach Rom*.|With cities, countries, and regions without an article it’s *nach*: *nach Italien*, *nach Rom*.
in & im & \\p{L}+(?:ien|land|reich|stan)|polen|berlin|köln|hamburg|münchen|wien|paris|bremen|leipzig|dresden|frankfurt|stuttgart|zürich|bern|graz: Namen von Städten und Ländern haben meist keinen Artikel: *in Köln*, *in Italien*.|Names of cities and countries mostly have no article: *in Köln*, *in Italien*.
aus & von|vom & komm~: *Ich komme aus Brasilien* nennt die Herkunft, *Ich komme von der Arbeit* sagt, wo man gerade war.|*Ich komme aus Brasilien* is where you’re from; *Ich komme von der Arbeit* is where you’ve just been.
an|am & zu & weihnachten|ostern|silvester|pfingsten & ?: Beides ist richtig: *zu Weihnachten* sagt man eher im Norden, *an Weihnachten* eher im Süden.|Both are right: *zu Weihnachten* is more common in the north, *an Weihnachten* in the south.
am anfang|anfang & mai|januar|februar|märz|april|juni|juli|august|september|oktober|november|dezember|monat|woche|jahr: Man sagt *Anfang Mai* und *am Anfang der Woche*.|You say *Anfang Mai* and *am Anfang der Woche*.
in|im & jahre?|[12]\\d\\d\\d & im jahre?|in|ohne|präposition & ?: Man sagt *2020* oder *im Jahr 2020*, *in 2020* kommt aus dem Englischen.|You say *2020* or *im Jahr 2020*; *in 2020* comes from English.
nächste woche|letzte woche|nächsten monat|nächstes jahr|letztes jahr & (?:in|im) (?:der |dem )?(?:nächste|letzte)~|oder|präposition: Meist sagt man *nächste Woche*, ohne Präposition.|Mostly you say *nächste Woche*, without a preposition.
nachts & in der nacht: Beides ist richtig: *nachts* sagt man meist bei Gewohnheiten, *in der Nacht* auch bei einer einzigen Nacht.|Both are right: *nachts* is mostly for habits, *in der Nacht* also for a single night.
morgens & am morgen: Beides ist richtig: *morgens* sagt man meist bei Gewohnheiten, *am Morgen* auch bei einem einzigen Morgen.|Both are right: *morgens* is mostly for habits, *am Morgen* also for a single morning.
vormittags & am vormittag: Beides ist richtig: *vormittags* sagt man meist bei Gewohnheiten, *am Vormittag* auch bei einem einzigen Vormittag.|Both are right: *vormittags* is mostly for habits, *am Vormittag* also for a single morning.
mittags & am mittag: Beides ist richtig: *mittags* sagt man meist bei Gewohnheiten, *am Mittag* auch bei einem einzigen Mittag.|Both are right: *mittags* is mostly for habits, *am Mittag* also for a single day.
nachmittags & am nachmittag: Beides ist richtig: *nachmittags* sagt man meist bei Gewohnheiten, *am Nachmittag* auch bei einem einzigen Nachmittag.|Both are right: *nachmittags* is mostly for habits, *am Nachmittag* also for a single afternoon.
abends & am abend: Beides ist richtig: *abends* sagt man meist bei Gewohnheiten, *am Abend* auch bei einem einzigen Abend.|Both are right: *abends* is mostly for habits, *am Abend* also for a single evening.
montags & am montag: Beides ist richtig: *montags* heißt jeden Montag, *am Montag* kann auch ein einzelner sein.|Both are right: *montags* means every Monday; *am Montag* can also be just one.
dienstags & am dienstag: Beides ist richtig: *dienstags* heißt jeden Dienstag, *am Dienstag* kann auch ein einzelner sein.|Both are right: *dienstags* means every Tuesday; *am Dienstag* can also be just one.
mittwochs & am mittwoch: Beides ist richtig: *mittwochs* heißt jeden Mittwoch, *am Mittwoch* kann auch ein einzelner sein.|Both are right: *mittwochs* means every Wednesday; *am Mittwoch* can also be just one.
donnerstags & am donnerstag: Beides ist richtig: *donnerstags* heißt jeden Donnerstag, *am Donnerstag* kann auch ein einzelner sein.|Both are right: *donnerstags* means every Thursday; *am Donnerstag* can also be just one.
freitags & am freitag: Beides ist richtig: *freitags* heißt jeden Freitag, *am Freitag* kann auch ein einzelner sein.|Both are right: *freitags* means every Friday; *am Freitag* can also be just one.
samstags & am samstag: Beides ist richtig: *samstags* heißt jeden Samstag, *am Samstag* kann auch ein einzelner sein.|Both are right: *samstags* means every Saturday; *am Samstag* can also be just one.
sonntags & am sonntag: Beides ist richtig: *sonntags* heißt jeden Sonntag, *am Sonntag* kann auch ein einzelner sein.|Both are right: *sonntags* means every Sunday; *am Sonntag* can also be just one.
sehr geehrte damen & üblich|noch|veraltet|altmodisch|zeitgemäß: *Sehr geehrte Damen und Herren* passt, wenn man keinen Namen kennt, lockerer ist *Guten Tag*.|*Sehr geehrte Damen und Herren* fits if you don’t know a name; *Guten Tag* is more relaxed.
sport machen & sport treiben: Beides ist richtig, *Sport treiben* klingt etwas förmlicher als *Sport machen*.|Both are right; *Sport treiben* sounds a bit more formal than *Sport machen*.
synonym~ & wichtig: Ähnlich sind *bedeutend*, *wesentlich* und *entscheidend*.|*Bedeutend*, *wesentlich*, and *entscheidend* are similar.
heute früh & heute morgen: Beides ist richtig, *heute früh* hört man besonders im Süden und im Osten.|Both are right; *heute früh* is mainly heard in the south and the east.
auf dem markt & im markt: Bei Ständen auf einem Platz sagt man *auf dem Markt*, *im Markt* heißt im Supermarkt.|With stalls on a square it’s *auf dem Markt*; *im Markt* means in the supermarket.
gehe \\p{L}+[er]n & gehe zum \\p{L}+n: Beides ist richtig, mit *zum* klingt es etwas mehr nach einem festen Termin.|Both are right; with *zum* it sounds a bit more like a fixed appointment.
in der nacht|am nacht|am abend|abends & am|im|abends|oder & oder|statt|nicht|warum|am nacht|im nacht|im abend: Man sagt *am Morgen* und *am Abend*, aber *in der Nacht*.|You say *am Morgen* and *am Abend* but *in der Nacht*.
halb & \\p{L}+|\\d+ & 1?\\d[.:]30|uhr|zeit|bedeutet|heißt: *Halb drei* ist dreißig Minuten vor drei, also 2:30.|*Halb drei* is thirty minutes before three, so 2:30.
viertel|dreiviertel & bedeutet|heißt|uhr & vor|nach|drei~: *Viertel nach drei* ist 3:15, und *drei viertel vier*, das man im Osten und Süden hört, ist 3:45.|*Viertel nach drei* is 3:15, and *drei viertel vier*, heard in the east and south, is 3:45.
bis & freitag|montag|dienstag|mittwoch|donnerstag|samstag|sonntag & auch|noch|einschließlich|dabei|heißt|bedeutet: *Bis Freitag* schließt den Freitag meist ein, ganz klar ist *bis einschließlich Freitag*.|*Bis Freitag* mostly includes Friday; *bis einschließlich Freitag* is quite clear.
morgen & 'morgen' & unterschied|groß|klein: Klein geschrieben ist *morgen* der Tag nach heute, *der Morgen* ist der Anfang des Tages.|In lower case, *morgen* is the day after today; *der Morgen* is the beginning of the day.
alt|jahre & (?:bin|habe) (?:\\d+|\\p{L}+ig) & habe|bin: Man sagt *Ich bin 30 Jahre alt* oder kurz *Ich bin 30*.|You say *Ich bin 30 Jahre alt* or, in short, *Ich bin 30*.
bin kalt|bin warm|bin heiß|mir ist kalt: *Mir ist kalt* heißt, man friert, *ich bin kalt* klingt nach einem Menschen ohne Gefühl.|*Mir ist kalt* means you feel cold; *ich bin kalt* sounds like a person without feelings.
bin langweilig & mir ist langweilig: *Mir ist langweilig* heißt, man langweilt sich, *ich bin langweilig* heißt, man langweilt andere.|*Mir ist langweilig* means you’re bored; *ich bin langweilig* means you bore others.
bin gut|mir geht~ & mir geht~|bin gut|gut: Auf *Wie geht es dir* antwortet man *Mir geht es gut*.|To *Wie geht es dir* you answer *Mir geht es gut*.
bin fertig: Das geht, *ich bin fertig* heißt auch *ich bin sehr müde*, es klingt locker.|Yes, *ich bin fertig* also means *ich bin sehr müde*; it sounds casual.
freuen|freu~ & auf|über: *Auf* passt zu etwas, das kommt: *auf den Urlaub*, *über* zu etwas, das da ist: *über ein Geschenk*.|*Auf* is for what is to come: *auf den Urlaub*; *über* for what is there: *über ein Geschenk*.
denk~|nachdenk~ & an & über: *An jemanden denken* heißt, man hat ihn im Kopf, *über etwas nachdenken* heißt, man überlegt genauer.|*An jemanden denken* is having somebody in mind; *über etwas nachdenken* is thinking something over.
angst & für|um|vor|von & oder|präposition: *Angst vor Hunden*, aber *Angst um mein Kind*, wenn ihm etwas passieren kann.|*Angst vor Hunden* but *Angst um mein Kind* if something may happen to them.
stolz & auf|über|für|akkusativ|dativ: Es heißt *stolz auf* mit Akkusativ: *stolz auf meinen Sohn*.|It’s *stolz auf* with the accusative: *stolz auf meinen Sohn*.
zufrieden & mit|über|von: Man sagt *zufrieden mit der Arbeit*.|You say *zufrieden mit der Arbeit*.
verheiratet & mit|zu|an: Man sagt *verheiratet mit*: *Sie ist mit Paul verheiratet*.|You say *verheiratet mit*: *Sie ist mit Paul verheiratet*.
interessiert|interesse & an|für: Man sagt *Interesse an Musik haben* oder *sich für Musik interessieren*.|You say *Interesse an Musik haben* or *sich für Musik interessieren*.
lust & auf & zu|für|nur|oder|auch & sagt|heißt|kann|benutzt: Man sagt *Lust auf Pizza*, auch *Lust auf Kino* oder *Lust zu tanzen*.|You say *Lust auf Pizza*, also *Lust auf Kino* or *Lust zu tanzen*.
böse|sauer|wütend & auf|mit|über: Man ist *böse auf jemanden*, auch *böse mit jemandem*, und *wütend über etwas*.|You’re *böse auf jemanden*, also *böse mit jemandem*, and *wütend über etwas*.
sprech~|reden & mit|zu|über|von & mit|zu|über|von & oder: Man spricht *mit* einer Person und *über* ein Thema.|You talk *mit* a person and *über* a topic.
schreib~ & an|zu & (?:jeman~|ihm|ihn|dir|dich|freund~) & oder: Man schreibt *jemandem* oder *an jemanden*.|You write *jemandem* or *an jemanden*.
anruf~|rufe|ruft & ihn|ihm|dich|dir|mich|mir|dativ|akkusativ: *Anrufen* hat den Akkusativ: *Ich rufe dich an*.|*Anrufen* takes the accusative: *Ich rufe dich an*.
frage|fragen|fragst & dich|dir|ihn|ihm|mich|mir & dich|dir|ihn|ihm|mich|mir|dativ & dich|ihn|mich|dativ & nicht|oder|dativ: *Fragen* hat den Akkusativ: *Ich frage dich*.|*Fragen* takes the accusative: *Ich frage dich*.
helfe|hilf|helfen & dich|dir|ihn|ihm|mich|mir & nicht|oder|warum: *Helfen* hat den Dativ: *Ich helfe dir*.|*Helfen* takes the dative: *Ich helfe dir*.
mit de[mn]|mit & de[mn]|mich|mir & den|mich & warum|wieso: Nach *mit* kommt immer der Dativ: *mit dem Hund*, *mit mir*.|*Mit* always takes the dative: *mit dem Hund*, *mit mir*.
mit & (?:meiner|meinem|meine|meinen|einem|einer|einen|deiner|seinem) & müsste (?:es|das)|muss (?:es|das) [^.!?]*heißen|sagt man|sage ich|heißt es|ist [^.!?]*richtig|richtig ist: Nach *mit* steht der Dativ: *mit meiner Schwester*, *mit meinem Bruder*.|*Mit* takes the dative: *mit meiner Schwester*, *mit meinem Bruder*.
wegen mir|meinetwegen: Im Alltag sagt man *wegen mir*, *meinetwegen* heißt oft *ich habe nichts dagegen*.|In everyday talk it’s *wegen mir*; *meinetwegen* often means *I don’t mind*.
wegen & (?:de[ms]|mein~|ihre[ms]|sein~|eine~|dativ|genitiv): Beides hört man, aber beim Schreiben ist *wegen des Regens* besser als *wegen dem Regen*.|You hear both, but in writing *wegen des Regens* is better than *wegen dem Regen*.
während & de[ms]|dativ|genitiv & de[ms]|dativ|genitiv: *Während* steht beim Schreiben mit Genitiv: *während des Essens*, gesprochen hört man auch den Dativ.|In writing *während* takes the genitive: *während des Essens*; in speech you also hear the dative.
trotz & oder & de[ms]|dativ|genitiv & de[ms]|dativ|genitiv: Meist steht der Genitiv: *trotz des Regens*, der Dativ kommt auch vor, vor allem im Süden.|Mostly it’s the genitive: *trotz des Regens*; the dative occurs, too, especially in the south.
zuliebe: *Zuliebe* steht hinter einem Dativ: *der Umwelt zuliebe*.|*Zuliebe* stands behind a dative: *der Umwelt zuliebe*.
anders & wie|als: Es heißt *anders als*: *Ich bin anders als mein Bruder*.|It’s *anders als*: *Ich bin anders als mein Bruder*.
(?:größer|kleiner|besser|älter|jünger|schneller|mehr|schöner|\\p{L}{3,}er) wie & falsch|richtig|als|oder|sagt|sagen: Richtig ist *größer als*, *größer wie* hört man in manchen Regionen.|*Größer als* is right; *größer wie* is heard in some regions.
einzigste~: *Einzig* kann man nicht steigern, richtig ist *der einzige*.|*Einzig* has no superlative; *der einzige* is right.
optimalste~: *Optimal* heißt schon *bestmöglich*, also sagt man nur *optimal*.|*Optimal* already means *best possible*, so it’s just *optimal*.
sinn & macht|machen|ergibt|ergeben|hat: *Sinn machen* ist weit verbreitet, wer es feiner mag, schreibt *Sinn ergeben* oder *sinnvoll sein*.|*Sinn machen* is widespread; more carefully, it’s *Sinn ergeben* or *sinnvoll sein*.
am (?:arbeiten|kochen|lesen|essen|schlafen|lernen|warten|überlegen): *Ich bin am Arbeiten* hört man oft, beim Schreiben ist *Ich arbeite gerade* besser.|*Ich bin am Arbeiten* is often heard; in writing *Ich arbeite gerade* is better.
tun & (?:kochen|so|benutzen|richtig|umgangssprache|verb): *Ich tue kochen* sagen manche, standardsprachlich ist es aber nur *Ich koche*.|Some say *Ich tue kochen*, but in the standard language it’s just *Ich koche*.
im stich & sachen|dinge~|gegenstände~|maschinen|auch: Ja, auch Dinge können einen im Stich lassen: *Das Auto hat mich im Stich gelassen*.|Yes, things can let you down, too: *Das Auto hat mich im Stich gelassen*.
verreck~: *Verrecken* ist sehr grob, bei Autos hört man es, höflicher ist *kaputtgehen*.|*Verrecken* is very rude; people say it of cars, *kaputtgehen* is more polite.
keine zeit|nicht zeit: Vor Nomen ohne Artikel steht meist *kein*: *Ich habe keine Zeit*.|Nouns without an article mostly take *kein*: *Ich habe keine Zeit*.
muss nicht|musst nicht|müssen nicht: *Du musst nicht rauchen* heißt, es ist nicht nötig, verboten heißt *Du darfst nicht rauchen*.|*Du musst nicht rauchen* means you don’t have to; what is forbidden is *Du darfst nicht rauchen*.
sollte~ & müsste~: *Du solltest* ist ein Rat, *das müsste stimmen* heißt, es ist wahrscheinlich.|*Du solltest* is advice; *das müsste stimmen* means it’s probable.
sollte~ & soll|sollst|muss~: *Du sollst* heißt, jemand anders will es, *du solltest* ist ein Rat.|*Du sollst* is what somebody else wants; *du solltest* is advice.
(?:hätte gern~|höflicher) & ich möchte: Beides ist höflich: *Ich hätte gern* hört man vor allem beim Bestellen.|Both are polite: *Ich hätte gern* is mostly for ordering.
hätte gern~ & höflich~|unhöflich~|steif|direkt: *Ich hätte gern* ist höflich und passt vor allem beim Bestellen.|*Ich hätte gern* is polite and mainly used when ordering.
ich will & unhöflich|direkt: *Ich will* klingt sehr direkt, höflicher ist *Ich möchte* oder *Ich hätte gern*.|*Ich will* sounds very direct; *Ich möchte* or *Ich hätte gern* is more polite.
was wollen sie: *Was wollen Sie* klingt meist unfreundlich, besser ist *Was möchten Sie* oder *Wie kann ich Ihnen helfen*.|*Was wollen Sie* mostly sounds unfriendly; *Was möchten Sie* or *Wie kann ich Ihnen helfen* is better.
können sie & helfen & höflich~|unhöflich~|freundlich: Das ist höflich genug, noch höflicher ist *Könnten Sie mir bitte helfen*.|That’s polite enough; *Könnten Sie mir bitte helfen* is even more polite.
bestell~ & höflich|restaurant|kellner: Höflich ist *Ich hätte gern die Suppe, bitte*.|*Ich hätte gern die Suppe, bitte* is polite.
herr ober: *Herr Ober* klingt veraltet, heute sagt man eher *Entschuldigung*.|*Herr Ober* sounds outdated; today people rather say *Entschuldigung*.
fräulein: *Fräulein* ist veraltet, erwachsene Frauen spricht man mit *Frau* und dem Nachnamen an.|*Fräulein* is outdated; adult women are addressed as *Frau* and their last name.
chefin|chef|vorgesetzte~ & ansprechen|spreche|anrede|rede|duze~|sieze~: Am Anfang sagt man *Sie* und *Frau* oder *Herr* mit dem Nachnamen, bis das Du angeboten wird.|At first it’s *Sie* and *Frau* or *Herr* with the last name until you’re offered *du*.
schwieger~ & duz~|siez~|du|sie: In den meisten Familien duzt man sich, man wartet aber, bis die Älteren es anbieten.|In most families people say *du*, but you wait until the older ones offer it.
du & anbiete~|anbieten: Meist bietet die ältere Person oder die Chefin das Du an: *Wollen wir uns duzen*.|Mostly the older person or the boss offers the *du*: *Wollen wir uns duzen*.
lehrer~|professor~ & duz~|siez~|anrede|anspreche~|spreche: Lehrer und Professoren siezt man meist: *Frau Müller*, *Herr Professor Klein*.|Teachers and professors are mostly called *Sie*: *Frau Müller*, *Herr Professor Klein*.
polizist~|beamt~|kellner~|verkäufer~ & duz~|siez~|du: Zu ihnen sagt man normalerweise *Sie*.|You normally say *Sie* to them.
liebe frau|lieber herr & zeitgemäß|altmodisch|okay|förmlich|sehr geehrte~|passt|kollegin: *Liebe Frau …* ist freundlich und üblich, *Sehr geehrte Frau …* ist förmlicher.|*Liebe Frau …* is friendly and common; *Sehr geehrte Frau …* is more formal.
sehr geehrte~ & groß|klein|komma: Nach der Anrede steht ein Komma, dann schreibt man klein weiter.|After the salutation there’s a comma, then you go on in lower case.
anrede & komma|groß|klein|ausrufezeichen: Nach der Anrede steht ein Komma, dann schreibt man klein weiter.|After the salutation there’s a comma, then you go on in lower case.
grüße~ & komma|punkt: Nach *Mit freundlichen Grüßen* steht weder Komma noch Punkt.|*Mit freundlichen Grüßen* takes neither comma nor period.
viele grüße|liebe grüße|mfg|lg & förmlich|formell|chef~|mail|höflich|büro|unhöflich|lehrer~|kolleg~: *Liebe Grüße* ist für Freunde, *Viele Grüße* geht fast immer, förmlich ist *Mit freundlichen Grüßen*.|*Liebe Grüße* is for friends, *Viele Grüße* nearly always works, and *Mit freundlichen Grüßen* is formal.
hallo & mail|brief|lehrer~|professor~|chef~|okay|förmlich|höflich: *Hallo Frau Müller* geht, wenn man sich kennt, sonst schreibt man *Sehr geehrte Frau Müller*.|*Hallo Frau Müller* works if you know each other; otherwise it’s *Sehr geehrte Frau Müller*.
mahlzeit & büro|kolleg~|sagt|gruß: *Mahlzeit* ist um die Mittagszeit ein Gruß unter Kollegen, nicht alle mögen ihn.|*Mahlzeit* is a greeting among colleagues around noon; not everybody likes it.
guten tag & guten abend|guten morgen|hallo: *Guten Morgen* sagt man am Vormittag, *Guten Tag* bis zum frühen Abend, dann *Guten Abend*.|*Guten Morgen* is for the morning, *Guten Tag* is for the time until early evening, and then it’s *Guten Abend*.
gute nacht & guten abend|begrüß~|wann: *Guten Abend* sagt man zur Begrüßung, *Gute Nacht* nur vor dem Schlafen.|*Guten Abend* is a greeting; *Gute Nacht* is only before sleeping.
schönes wochenende: Man sagt es am Freitag, und auch am Donnerstag, wenn man sich vorher nicht mehr sieht.|You say it on Friday, and on Thursday, too, if you won’t see each other again before the weekend.
grüß gott|moin|servus|grüezi: *Moin* sagt man im Norden, *Grüß Gott* und *Servus* im Süden und in Österreich, *Grüezi* in der Schweiz.|*Moin* is said in the north, *Grüß Gott* and *Servus* in the south and in Austria, *Grüezi* in Switzerland.
auf wiederhören|auf wiedersehen|tschüss: *Tschüss* ist locker, *Auf Wiedersehen* förmlicher, am Telefon sagt man *Auf Wiederhören*.|*Tschüss* is casual, *Auf Wiedersehen* more formal, and *Auf Wiederhören* is for the phone.
geburtstag & haben & feiern: Beides stimmt: *Ich habe am Freitag Geburtstag und feiere am Samstag*.|Both are right: *Ich habe am Freitag Geburtstag und feiere am Samstag*.
klavier|gitarre|fußball|tennis|instrument & spiel~ & das|die|artikel|oder|ohne: Man sagt ohne Artikel *Klavier spielen*.|You say *Klavier spielen*, without an article.
du|dich|dein & brief~|mail|e-mail & groß|klein: In Briefen kann man *du* klein oder groß schreiben, *Sie* immer groß.|In letters *du* may be lower or upper case, *Sie* always upper.
heute (?:abend|morgen|nacht|nachmittag)|gestern abend & groß|klein|schreib~: Man schreibt *heute Abend*, den Abend also groß.|You write *heute Abend*, with a capital A.
abends|morgens|montags & groß|klein|schreib~: Mit *s* am Ende schreibt man klein: *abends*, *montags*.|With *s* at the end it’s lower case: *abends*, *montags*.
rad fahren|auto fahren|radfahren & zusammen|getrennt|schreib~|groß: Das Verb schreibt man getrennt: *Rad fahren*, das Nomen zusammen: *das Radfahren*.|The verb is two words: *Rad fahren*, the noun one: *das Radfahren*.
kennen ?lernen & zusammen|getrennt|schreib~: Beides ist erlaubt, meist schreibt man *kennenlernen*.|Both are allowed; mostly it’s *kennenlernen*.
zu ?hause & zusammen|getrennt|schreib~: Beides ist erlaubt: *zu Hause* und *zuhause*.|Both are allowed: *zu Hause* and *zuhause*.
nach hause|zu hause & groß|klein: Man schreibt *nach Hause*, das Haus also groß.|You write *nach Hause*, with a capital H.
auf deutsch & groß|klein|schreib~: Man schreibt *auf Deutsch*, aber *deutsch* klein vor einem Nomen: *die deutsche Sprache*.|You write *auf Deutsch*, but *deutsch* is lower case before a noun: *die deutsche Sprache*.
ihnen|ihr|sie & groß & klein: Das höfliche *Sie*, *Ihnen* und *Ihr* schreibt man groß, *sie* für andere klein.|The polite *Sie*, *Ihnen*, and *Ihr* are upper case, *sie* for others lower case.
(?:alles|etwas|nichts|viel) (?:gute|neues|schönes|wichtiges|gutes) & groß|klein: Das zweite Wort schreibt man groß: *alles Gute*, *etwas Neues*.|The second word is capitalized: *alles Gute*, *etwas Neues*.
komma & 'als'|'wie'|vor als|vor wie|bei als|bei wie|als und wie|als oder wie: Vor *als* und *wie* steht ein Komma nur, wenn ein Satz mit Verb folgt: *besser, als ich dachte*.|*Als* and *wie* take a comma only before a clause with a verb: *besser, als ich dachte*.
komma & aber|sondern|denn: Verbinden *aber*, *sondern* oder *denn* zwei Teile, steht davor ein Komma.|When *aber*, *sondern*, or *denn* joins two parts, there’s a comma before it.
komma & 'zu'|vor zu|bei zu|mit zu|um zu|ohne zu|statt zu|infinitiv|infinitiven: Vor *um … zu* und meist auch vor längeren Infinitiven mit *zu* steht ein Komma: *Ich hoffe, dich bald zu sehen*.|*Um … zu* and mostly longer infinitives with *zu*, too, take a comma: *Ich hoffe, dich bald zu sehen*.
komma & relativsatz|relativsätze~|relativpronomen|'der'|'die'|'das'|vor der|vor die|vor welche~: Vor einem Relativsatz steht ein Komma: *der Mann, der dort steht*.|A relative clause takes a comma: *der Mann, der dort steht*.
'auch' & wo|steht|satz|stelle: *Auch* steht meist vor dem, was es betont: *Ich möchte auch kommen*, *Auch ich komme*.|*Auch* mostly stands before what it stresses: *Ich möchte auch kommen*, *Auch ich komme*.
'sich'|'mich' & wo|satz|stelle & steht|kommt|hin: *Sich* steht meist früh, oft gleich nach dem Verb: *Er hat sich gestern gefreut*.|*Sich* mostly comes early, often right after the verb: *Er hat sich gestern gefreut*.
heute gehe ich|heute ich|ich heute|dann ich|morgen ich & warum|satz|verb|ich gehe|dreht|sagen: Das Verb steht auf Platz zwei: *Heute gehe ich*, nicht *Heute ich gehe*.|The verb takes the second place: *Heute gehe ich*, not *Heute ich gehe*.
warum muss ich & gehe ich|ich gehe: Das Verb steht auf Platz zwei: *Heute gehe ich*, nicht *Heute ich gehe*.|The verb takes the second place: *Heute gehe ich*, not *Heute ich gehe*.
dativ & akkusativ & zuerst|vor|reihenfolge|steht|kommt & ihm|ihn|pronomen|objekt|wortstellung: Zwei Nomen: erst Dativ, dann Akkusativ: *Ich gebe dem Kind das Buch*, aber *Ich gebe es dem Kind*.|Two nouns: first dative, then accusative: *Ich gebe dem Kind das Buch* but *Ich gebe es dem Kind*.
modalverb~ & ende|infinitiv|satz|perfekt|steht: Das Modalverb steht auf Platz zwei, das andere am Ende: *Ich kann heute nicht kommen*.|The modal takes the second place, the other verb the end: *Ich kann heute nicht kommen*.
gekonnt|gemusst|gewollt|gedurft & können|müssen|wollen|dürfen|perfekt: Mit einem zweiten Verb steht der Infinitiv: *Ich habe kommen wollen*, allein *Ich habe es gewollt*.|With a second verb it’s the infinitive: *Ich habe kommen wollen*; alone, *Ich habe es gewollt*.
wenn & würde & nebensatz|hätte|darf|zweimal|richtig: Nach *wenn* nimmt man lieber *hätte*, *wäre* oder *käme*, gesprochen hört man auch *würde*.|After *wenn*, *hätte*, *wäre*, or *käme* is preferred; in speech you also hear *würde*.
gut & wohl & fühl~: Beides geht: *Ich fühle mich gut* und *Ich fühle mich wohl*, bei *wohl* geht es auch um Ort und Menschen.|Both work: *Ich fühle mich gut* and *Ich fühle mich wohl*; *wohl* is also about place and people.
bitte schön|bitte sehr|gern geschehen|keine ursache & danke|unterschied|wann: So antwortet man auf *Danke*, *gern geschehen* klingt besonders freundlich.|All of these answer *Danke*; *gern geschehen* sounds especially friendly.
entschuldigung & tut mir leid|verzeihung: *Tut mir leid* ist persönlicher, *Entschuldigung* sagt man auch, um jemanden anzusprechen.|*Tut mir leid* is more personal; *Entschuldigung* is also for getting somebody’s attention.
frohe weihnachten|schöne feiertage|guten rutsch: *Frohe Weihnachten* sagt man zum Fest, *Guten Rutsch* vor Neujahr.|*Frohe Weihnachten* is for Christmas, *Guten Rutsch* before New Year.
beileid: Förmlich sagt man *Mein herzliches Beileid*, unter Freunden *Es tut mir sehr leid*.|Formally it’s *Mein herzliches Beileid*, and among friends, *Es tut mir sehr leid*.
gesundheit & niest|niesen: Wenn jemand niest, sagt man *Gesundheit*.|When somebody sneezes, you say *Gesundheit*.
'eigentlich' & unsicher~|mail~|höflich|bedeutet|zeichen: *Eigentlich* schwächt oft ab: *Eigentlich passt es mir* klingt, als käme noch ein *aber*.|*Eigentlich* often softens: *Eigentlich passt es mir* sounds as if a *but* were coming.
zeitnah: *Zeitnah* heißt *bald* und lässt den genauen Tag offen.|*Zeitnah* means *soon* and leaves the exact day open.
entwicklungsbedarf|entwicklungsfeld~|herausforderung~|suboptimal|ausbaufähig: Ja, das ist höfliche Bürosprache für etwas, das noch nicht gut ist.|Yes, that’s polite office talk for something that isn’t good yet.
des öfteren: *Des Öfteren* klingt gehoben und etwas altmodisch, im Alltag sagt man *oft*.|*Des Öfteren* sounds elevated and a bit old-fashioned; people usually say *oft*.
dahingestellt: Wer etwas dahingestellt sein lässt, entscheidet nicht, ob es stimmt.|To leave something *dahingestellt* means not deciding whether it’s true.
unterwürfig & '[^“]*(?:dankbar|verbunden)[^“]*': *Ich wäre Ihnen dankbar* ist höflich, aber nicht unterwürfig.|*Ich wäre Ihnen dankbar* is polite but not servile.
penner|idiot|arschloch|trottel|depp|schlampe|hurensohn & schimpfwort|beleidig~|unhöflich|schlimm: Ja, das ist ein Schimpfwort und beleidigend.|Yes, that’s a swear word and insulting.
fremdschäm~|für andere schämt|für andere schämen|für jemanden schämt: Dafür gibt es ein Wort: *sich fremdschämen*.|There’s a word for that: *sich fremdschämen*.
geil|krass & büro|chef~|bewerbung|arbeit: Das ist Umgangssprache, im Büro passt *toll* oder *sehr gut* besser.|That’s colloquial; *toll* or *sehr gut* fits the office better.
ich möchte sie bitten & steif|förmlich|höflich: *Ich möchte Sie bitten* ist höflich und förmlich, lockerer ist *Könnten Sie bitte*.|*Ich möchte Sie bitten* is polite and formal; *Könnten Sie bitte* is more relaxed.
seit & diese[mn]: Nach *seit* kommt der Dativ: *seit diesem Jahr*, in der Mehrzahl *seit diesen Tagen*.|*Seit* takes the dative: *seit diesem Jahr*, in the plural *seit diesen Tagen*.
seit & für & jahre~|monat~|woche~|tage~|warum: Dauert es noch an, sagt man *seit zwei Jahren*, nicht *für*.|If it’s still going on, it’s *seit zwei Jahren*, not *für*.
'für (?:\\p{L}+ )+(?:jahre|monate|wochen|tage)n?': Was noch andauert, sagt man mit *seit*: *seit zwei Jahren*; *für* steht bei einer geplanten Zeit.|What still goes on takes *seit*: *seit zwei Jahren*; *für* is for a planned time.
welche[rsnm]? & was für ein~: *Was für ein* fragt nach der Art, *welcher* nach einem aus mehreren.|*Was für ein* asks about the kind, *welcher* about one of several.
deren & derer: *Deren* zeigt meist zurück, *derer* nach vorn: *das Leben derer, die bleiben*.|*Deren* mostly points back, *derer* forward: *das Leben derer, die bleiben*.
beziehungsweise|bzw: *Beziehungsweise* heißt *oder genauer* oder ordnet zu: *Anna und Tom kamen aus Rom beziehungsweise Wien*.|*Beziehungsweise* means *or rather* or matches things up: *Anna und Tom kamen aus Rom beziehungsweise Wien*.
mutter|vater|oma|papa|mama & mutti|mama|papa|anrede & unterschied|sagt|kindisch: *Mama* und *Papa* sagen auch viele Erwachsene, *Mutter* klingt distanzierter.|Many adults, too, say *Mama* and *Papa*; *Mutter* sounds more distant.
weniger & wenigere?|weniger & viele|wenige|unterschied: Man sagt *wenig Zeit*, aber *wenige Leute*.|You say *wenig Zeit* but *wenige Leute*.
`;
