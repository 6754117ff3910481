/**
 * Words that learners mix up, a line each: the words, what tells them apart, and the same in English. A digit stands for
 * the word at its place, in its quotation marks; `*…*` is an example. Behind `~` stands another form that is asked about.
 */
export const WORD_PAIRS = `
reisen/verreisen: Bei 1 nennt man oft das Ziel oder die Art, 2 heißt, man fährt für eine Weile weg.|1 often comes with a destination or a way of traveling; 2 means to go away for a while.
seit/seitdem: Vor einem Nomen steht 1, allein steht 2: *Seit Mai grüßen wir uns*, *Seitdem grüßen wir uns*; vor einem Nebensatz geht beides.|1 comes before a noun, 2 stands alone: *Seit Mai grüßen wir uns*, *Seitdem grüßen wir uns*; before a clause, both work.
Verzug/Verzögerung: 2 ist neutral, bei 1 ist eine Frist schon vorbei, und es klingt nach Vertrag.|2 is neutral; with 1 a deadline has already passed, and it sounds like a contract.
kürzertreten/zurücktreten: 1 heißt, weniger zu arbeiten, 2 heißt, ein Amt aufzugeben.|1 is to work less; 2 is to step down.
anscheinend/offensichtlich: Bei 1 vermutet man etwas, bei 2 ist es klar zu sehen.|1 is a guess; 2 is plain to see.
nur/bloß/lediglich: 1 ist neutral, 2 lockerer, 3 förmlich.|1 is neutral, 2 more casual, 3 formal.
kochen/backen: 1 macht man auf dem Herd, 2 im Ofen: *Suppe kochen, Brot backen*.|1 is done on the stove, 2 in the oven.
kochen/braten: Beim 1 braucht man heißes Wasser, beim 2 Öl oder Fett, und 1 sagt man auch allgemein: *Wir kochen heute*.|1 takes hot water, 2 takes oil or fat, and 1 also means to cook in general.
essen/fressen~frisst: Menschen 1, Tiere 2.|1 is for people, 2 for animals.
essen~isst/trinken: Brot kann man 1, Wasser kann man 2.|1 is for bread, 2 for water.
sehen~sieht/schauen/gucken: 1 passiert oft von selbst, 2 tut man mit Absicht, und 3 ist dasselbe wie 2, nur lockerer.|1 often just happens, 2 is done on purpose, and 3 is the same as 2, only more casual.
sehen/ansehen: 1 ist allgemein, 2 tut man genau und mit Zeit: *ein Bild ansehen*.|1 is general; 2 takes attention and time.
hören/zuhören: 1 ist allgemein, beim 2 passt man auf: *Ich höre ein Auto, ich höre dir zu*.|1 is general; with 2 you pay attention.
hören/gehören: 1 tut man mit den Ohren, 2 sagt, wer etwas besitzt: *Das Auto gehört mir*.|1 is done with the ears; 2 says who owns something.
sprechen/reden: Beides bedeutet fast dasselbe, 2 klingt etwas lockerer, und bei einer Sprache sagt man nur 1.|They’re almost the same; 2 sounds a bit more casual, and for a language it’s only 1.
sagen/sprechen: Bei 1 nennt man die Worte: *Er sagt Hallo*; bei 2 muss man das nicht: *Er spricht leise*.|With 1 you give the words; with 2 you don’t have to.
sagen/erzählen: 1 ist kurz, 2 ist länger, wie eine Geschichte.|1 is short; 2 is longer, like a story.
fragen/bitten: Mit 1 möchte man etwas wissen, mit 2 möchte man etwas bekommen: *um Hilfe bitten*.|With 1 you want to know something; with 2 you want to get something.
bitten/bieten: 1 heißt, man möchte etwas bekommen, 2 heißt, man hat etwas zu geben: *um Hilfe bitten, eine Chance bieten*.|1 means to ask for something; 2 means to offer something.
antworten/beantworten: Man sagt *auf eine Frage antworten*, aber *eine Frage beantworten*.|You say *auf eine Frage antworten* but *eine Frage beantworten*.
verstehen/begreifen: Beides ist ähnlich, 2 geht oft tiefer und dauert länger.|They’re similar, but 2 often goes deeper and takes longer.
bringen/holen: Mit 1 kommt etwas zu jemandem, bei 2 geht man erst hin und kommt damit zurück.|With 1 something comes to somebody; with 2 you first go there and come back with it.
bringen/mitbringen: Mit 1 kommt etwas an einen Ort, bei 2 hat man es dabei, wenn man selbst kommt: *Ich bringe einen Kuchen mit*.|With 1 something gets to a place; with 2 you have it with you when you come.
holen/abholen: 1 ist allgemein, 2 sagt man, wenn jemand oder etwas schon wartet: *Milch holen, ein Kind abholen*.|1 is to get something in general; 2 is to pick up somebody or something that’s waiting.
bekommen/erhalten~erhält: Beides bedeutet dasselbe, 2 klingt förmlicher: *eine Antwort erhalten*.|Both mean the same, but 2 sounds more formal.
bekommen/kriegen: Beides bedeutet dasselbe, 2 klingt lockerer.|Both mean the same, but 2 sounds more casual.
bekommen/werden: 1 heißt *to get something*, 2 heißt *to become*.|1 is *to get something*; 2 is *to become*.
Mieter/Vermieter: Dem 2 gehört die Wohnung, der 1 wohnt darin.|The 2 owns the apartment; the 1 lives there.
mieten/vermieten: Wer eine Wohnung sucht, will eine 1, wem sie gehört, der kann sie 2.|1 is what the tenant does, 2 what the owner does.
leihen/ausleihen: Beides ist nur für eine Zeit, bei der Bibliothek sagt man meist 2.|Both are just for a while; for a library people usually say 2.
ändern/verändern: Oft kann man einen Teil 1, mit 2 wird das Ganze anders: *Die Stadt hat sich verändert*.|1 is often for a part; with 2 the whole thing becomes different.
ändern/wechseln: Mit 1 wird etwas anders, mit 2 nimmt man etwas anderes: *den Plan ändern, das Thema wechseln*.|With 1 something becomes different; with 2 you switch to another one.
wechseln/tauschen: Beim 2 gibt man etwas und bekommt etwas dafür, mit 1 kommt oft etwas Neues: *Plätze tauschen, den Job wechseln*.|With 2 you give something and get something for it; with 1 you often switch to something new.
benutzen/verwenden: Beides bedeutet fast dasselbe, 2 klingt etwas förmlicher.|They’re almost the same, but 2 sounds a bit more formal.
benutzen/benützen: Beides ist richtig, 2 sagt man vor allem im Süden und in Österreich.|Both are right; 2 is mainly said in the south and in Austria.
benutzen/gebrauchen: Beides ist ähnlich, im Alltag sagt man meist 1.|They’re similar; in everyday life people usually say 1.
nutzen/benutzen: Ein Ding kann man 2, bei einer Chance sagt man nur 1.|2 is for things; for a chance it’s only 1.
lassen~lässt/verlassen~verlässt: *Ich lasse den Schirm zu Hause* heißt, er bleibt dort, *ich verlasse das Haus* heißt, ich gehe weg.|With *ich lasse den Schirm zu Hause* it stays there; with *ich verlasse das Haus* I go away.
treffen~trifft/begegnen: 1 kann man planen, 2 ist Zufall und hat den Dativ: *Ich bin ihm begegnet*.|1 can be planned; 2 is by chance and takes the dative.
besuchen/besichtigen: Menschen und Orte kann man 1, beim 2 sieht man sich einen Ort genau an: *Freunde besuchen, ein Schloss besichtigen*.|1 is for people and places; 2 is to look around a place.
suchen/finden: Erst muss man etwas 1, dann kann man es 2.|First comes 1, then 2.
probieren/versuchen: Essen kann man 1, bei einer Aufgabe sagt man öfter 2.|1 is for food; for a task people more often say 2.
anprobieren/probieren: Kleidung kann man 1, Essen kann man 2.|1 is for clothes, 2 for food.
fahren/gehen: Mit Bus oder Auto sagt man 1, zu Fuß sagt man 2.|By bus or car it’s 1; on foot it’s 2.
gehen/laufen: 1 ist meist langsamer, 2 ist oft schnell, kann aber auch nur *zu Fuß gehen* heißen.|1 is usually slower; 2 is often fast but can also just mean walking.
laufen/rennen: 2 ist immer schnell, 1 kann auch langsam sein.|2 is always fast; 1 can be slow as well.
ziehen/umziehen: 1 heißt *to pull*, mit 2 wechselt man die Wohnung und mit *sich umziehen* die Kleidung.|1 is *to pull*; with 2 you change homes and with *sich umziehen* your clothes.
anziehen/ausziehen: Am Morgen muss man sich 1, am Abend muss man sich 2.|*Sich anziehen* is to get dressed; *sich ausziehen* is to get undressed.
anziehen/tragen: 1 dauert nur kurz, 2 den ganzen Tag: *Ich trage eine Brille*.|1 takes a moment; 2 lasts all day.
aufwachen/aufstehen: Beim 1 öffnet man die Augen, beim 2 verlässt man das Bett.|With 1 you open your eyes; with 2 you leave the bed.
aufwachen/wecken: 1 tut, wer geschlafen hat, 2 tut der Wecker oder jemand anders.|1 is what the sleeper does; 2 is what the alarm or somebody else does.
schlafen/einschlafen: 2 ist nur der Anfang, 1 dauert die ganze Nacht.|2 is only the beginning; 1 lasts all night.
bleiben/wohnen: 1 heißt, man geht nicht weg, 2 heißt, man hat dort sein Zuhause.|1 means that you don’t leave; 2 means that your home is there.
wohnen/leben: 1 meint vor allem die Adresse, 2 das ganze Leben: *Ich wohne in Köln, ich lebe gern hier*.|1 is mostly about the address, 2 about life as a whole.
arbeiten/funktionieren: Menschen 1, Maschinen 2.|1 is for people, 2 for machines.
gefallen~gefällt/mögen~mag: Man sagt *Das Bild gefällt mir*, aber *Ich mag das Bild*.|You say *Das Bild gefällt mir* but *Ich mag das Bild*.
gefallen~gefällt/schmecken: Essen kann 2, alles andere kann 1.|2 is for food, 1 for everything else.
mögen~mag/lieben: 2 ist viel stärker als 1.|2 is much stronger than 1.
wissen~weiß/können~kann: 1 meint Fakten, 2 meint, was man gelernt hat: *Ich kann schwimmen*.|1 is for facts, 2 for what you’ve learned to do.
können~kann/dürfen~darf: 1 heißt, es ist möglich, 2 heißt, es ist erlaubt.|1 means it’s possible; 2 means it’s allowed.
kennen/kennenlernen: 2 ist der Anfang, 1 kommt danach.|2 is the beginning; 1 comes after that.
kennen/erkennen: 1 heißt *to know*, 2 heißt *to recognize*.|1 is *to know*; 2 is *to recognize*.
lehren/unterrichten: 2 passt meist zur Schule, 1 klingt gehobener und passt zur Universität.|2 mostly fits a school; 1 sounds more elevated and fits a university.
lernen/lehren: Schüler 1, Lehrer 2.|1 is what students do, 2 what teachers do.
lernen/erfahren~erfährt: Eine Sprache kann man 1, eine Nachricht kann man 2.|1 is for a language, 2 for a piece of news.
merken/bemerken: Beides heißt *to notice*, und *sich etwas merken* heißt, man vergisst es nicht.|Both mean *to notice*, and *sich etwas merken* means not to forget it.
erinnern/merken: *Sich etwas merken* heißt, man behält es im Kopf, *sich erinnern* heißt, man denkt wieder daran.|*Sich etwas merken* is to keep something in mind; *sich erinnern* is to think of it again.
denken/nachdenken: 1 ist allgemein, 2 dauert länger: *über ein Problem nachdenken*.|1 is general; 2 takes longer.
denken/glauben: Beides kann eine Meinung sein, 2 heißt auch, dass man etwas für wahr hält.|Both can be an opinion; 2 also means to believe that something is true.
glauben/meinen: Bei 1 ist man oft nicht ganz sicher, mit 2 sagt man seine Meinung.|With 1 you’re often not quite sure; with 2 you give your opinion.
meinen/bedeuten: Eine Person kann etwas 1, ein Wort kann etwas 2.|1 is for what a person means, 2 for what a word means.
heißen/bedeuten: Bei Wörtern passt beides, einen Namen nennt man nur mit 1.|For words both fit; for names it’s only 1.
hoffen/wünschen: Man sagt *Ich hoffe, dass es klappt*, aber *Ich wünsche dir viel Glück*.|You say *Ich hoffe, dass es klappt* but *Ich wünsche dir viel Glück*.
hoffen/erwarten: 1 heißt, man möchte es, 2 heißt, man rechnet damit.|1 means you’d like it to happen; 2 means you think it will.
warten/erwarten: Man sagt *auf den Bus warten*, aber *einen Anruf erwarten*.|You say *auf den Bus warten* but *einen Anruf erwarten*.
entscheiden/entschließen: *Sich entscheiden* heißt wählen, *sich entschließen* heißt, man will etwas jetzt wirklich tun.|*Sich entscheiden* is to choose; *sich entschließen* is to make up your mind to do something.
entscheiden/beschließen: Mit 1 wählt man, mit 2 steht ein Plan fest: *Wir haben beschlossen zu heiraten*.|With 1 you choose; with 2 a plan is settled.
erreichen/schaffen: Ein Ziel oder eine Person kann man 1, eine Aufgabe kann man 2.|1 is for a goal or a person, 2 for a task.
bestehen/schaffen: Eine Prüfung kann man 1 oder, lockerer, 2.|For passing an exam you say 1 or, more casually, 2.
ablehnen/absagen: Ein Angebot kann man 1, einen Termin kann man 2.|1 is for an offer, 2 for an appointment.
absagen/verschieben: Bei 1 findet es nicht statt, bei 2 findet es später statt.|With 1 it doesn’t take place; with 2 it takes place later.
zusagen/absagen: Wer kommen möchte, kann 1, wer nicht kommen kann, sollte 2.|1 is to say you’re coming; 2 is to say you aren’t.
kündigen/entlassen: Angestellte können 1, ein Chef kann jemanden 2 oder *jemandem kündigen*.|Employees can 1; a boss can *jemanden entlassen* or *jemandem kündigen*.
verdienen/gewinnen: Geld für Arbeit kann man 1, im Lotto kann man 2.|1 is to earn money by working; 2 is for the lottery.
sparen/retten: Geld kann man 1, Menschen kann man 2.|1 is for money, 2 for people.
retten/speichern: Menschen kann man 1, Dateien kann man 2.|1 is for people, 2 for files.
öffnen/aufmachen: Beides bedeutet dasselbe, im Alltag hört man oft 2.|Both mean the same, but in everyday life people often say 2.
schließen/abschließen: Beim 2 braucht man meist einen Schlüssel, und man kann auch ein Studium 2.|For 2 you usually need a key; it also means to finish your studies.
anmachen/flirten: Beim 2 ist es ein Spiel, das beiden gefällt, 1 ist direkter und oft unangenehm.|With 2 both enjoy the game; 1 is more direct and often unwelcome.
anmachen/einschalten: Beides bedeutet dasselbe, 2 klingt förmlicher: *das Licht einschalten*.|Both mean the same, but 2 sounds more formal.
anrufen/telefonieren: Man sagt *ihn anrufen*, aber *mit ihm telefonieren*.|You say *ihn anrufen* but *mit ihm telefonieren*.
grinsen/schmunzeln: 1 ist breit und manchmal frech, 2 ist leise und freundlich.|1 is broad and sometimes cheeky; 2 is quiet and friendly.
lachen/lächeln: 1 kann man hören, 2 kann man nur sehen.|1 can be heard; 2 can only be seen.
grinsen/lächeln: 2 ist freundlich, 1 ist breiter und manchmal frech.|2 is friendly; 1 is broader and sometimes cheeky.
lächeln/schmunzeln: 1 ist freundlich, beim 2 findet man etwas ein wenig lustig.|1 is friendly; with 2 you find something quietly funny.
weinen/heulen: 1 ist neutral, 2 ist lauter und klingt umgangssprachlich.|1 is neutral; 2 is louder and sounds colloquial.
schreien/rufen: 2 ist laut, damit man gehört wird, 1 ist noch lauter, oft vor Angst oder Wut.|2 is loud, to be heard; 1 is even louder, often from fear or anger.
streiten/kämpfen: 1 tut man meist mit Worten, 2 auch mit dem Körper.|1 is mostly done with words, 2 with the body as well.
streiten/diskutieren: Beim 2 tauscht man Meinungen aus, beim 1 ist man meist wütend.|With 2 you exchange opinions; with 1 you’re usually angry.
drohen/bedrohen: Man sagt *jemandem drohen*, aber *jemanden bedrohen*.|You say *jemandem drohen* but *jemanden bedrohen*.
lügen/betrügen: 1 tut man mit Worten, 2 meist für Geld oder in der Liebe.|1 is done with words; 2 is mostly about money or love.
heiraten/verheiratet: 1 tut man an einem Tag, danach ist man 2: *Ich heirate morgen, ich bin verheiratet*.|1 happens on one day; after that you’re 2.
scheiden/trennen: *Sich scheiden lassen* kann nur, wer verheiratet ist, *sich trennen* jedes Paar.|Only married people can *sich scheiden lassen*; any couple can *sich trennen*.
erziehen/aufziehen: Beim 1 lernt ein Kind, wie man sich benimmt, 2 heißt, man kümmert sich, bis es groß ist.|With 1 a child learns how to behave; 2 is to care for it until it’s grown.
putzen/waschen: Fenster und Zähne kann man 1, Hände und Kleidung kann man 2.|1 is for windows and teeth, 2 for hands and clothes.
putzen/aufräumen: Beim 1 kommt der Schmutz weg, beim 2 kommen Dinge an ihren Platz.|With 1 dirt goes away; with 2 things go where they belong.
spülen/abwaschen: Beim Geschirr bedeutet beides dasselbe, es kommt auf die Region an.|For dishes both mean the same; it depends on the region.
empfehlen/raten: Ein Buch kann man 1, mit 2 sagt man, was jemand tun sollte: *Ich rate dir zu warten*.|1 is for a book; with 2 you say what somebody should do.
raten/erraten: Beim 1 versucht man es, beim 2 hat man es richtig.|With 1 you guess; with 2 you guess right.
vorschlagen/empfehlen: Was man gut findet, kann man 2, eine Idee kann man auch nur 1.|2 is for what you think is good; 1 is for any idea.
erlauben/lassen: Mit 1 sagt man Ja, *jemanden etwas tun lassen* heißt oft, man tut nichts dagegen.|With 1 you say yes; *jemanden etwas tun lassen* often means that you don’t stop it.
verhindern/vermeiden: Mit 1 sorgt man dafür, dass etwas nicht passiert, beim 2 geht man ihm aus dem Weg.|With 1 you keep something from happening; with 2 you stay away from it.
verpassen/vermissen: Den Bus kann man 1, einen Menschen kann man 2.|1 is for the bus, 2 for a person.
vermissen/fehlen: Man sagt *Ich vermisse dich* oder *Du fehlst mir*.|You say *Ich vermisse dich* or *Du fehlst mir*.
verlieren/verpassen: Den Schlüssel kann man 1, den Zug kann man 2.|1 is for your key, 2 for your train.
teilen/verteilen: Beim 1 hat man etwas gemeinsam oder gibt einen Teil ab, beim 2 gibt man jedem etwas.|With 1 you share something; with 2 you give everybody some.
teilnehmen/mitmachen: Beides bedeutet dasselbe, 1 klingt förmlicher.|Both mean the same, but 1 sounds more formal.
beginnen/anfangen: Beides bedeutet dasselbe, 1 klingt etwas förmlicher.|Both mean the same, but 1 sounds a bit more formal.
aufhören/beenden: Man sagt *mit der Arbeit aufhören*, aber *die Arbeit beenden*.|You say *mit der Arbeit aufhören* but *die Arbeit beenden*.
beenden/enden: Man kann etwas 1, ein Film kann 2.|1 is what somebody does; 2 is what a movie does.
stattfinden/passieren: Ein Konzert kann 1, ein Unfall kann 2.|1 is for a concert, 2 for an accident.
passieren/geschehen: Beides bedeutet dasselbe, 2 klingt gehobener.|Both mean the same, but 2 sounds more literary.
dauern/brauchen: Man sagt *Der Film dauert zwei Stunden*, aber *Ich brauche zwei Stunden*.|1 is for a movie; 2 is for a person who needs the time.
kaufen/einkaufen: Etwas kann man 1, in den Supermarkt geht man 2.|1 is to buy something; 2 is to go shopping at the supermarket.
buchen/reservieren: 1 ist meist fest und kostet etwas, beim 2 hält man nur einen Platz frei.|1 is usually firm and costs something; with 2 a place is just kept for you.
bestellen/reservieren: Essen kann man 1, einen Tisch kann man 2.|1 is for food, 2 for a table.
ausfüllen/unterschreiben: Erst muss man ein Formular 1, am Ende muss man es 2.|1 is to fill out the form; 2 is to sign your name at the end.
anmelden/ummelden: Wer neu in eine Stadt kommt, muss sich 1, wer in der Stadt umzieht, muss sich 2.|*Sich anmelden* is for people new to a city, *sich ummelden* for those who move within it.
schicken/senden: Beides bedeutet dasselbe, 2 klingt förmlicher.|Both mean the same, but 2 sounds more formal.
Beruf/Job: Einen 1 hat man meist gelernt, ein 2 kann auch nur für kurze Zeit sein.|You’re usually trained for a 1; a 2 may be just for a while.
Beruf/Arbeit: Der 1 ist meist, was man gelernt hat, die 2 ist, was man tut.|Your 1 is usually what you were trained for; 2 is what you do.
Gehalt/Lohn: Ein 1 ist meist jeden Monat gleich, den 2 rechnet man oft nach Stunden.|A 1 is usually the same every month; 2 is often counted by the hour.
brutto/netto: 1 ist vor Steuern und Abgaben, 2 ist, was man bekommt.|1 is before taxes and other deductions; 2 is what you get.
Kollege/Mitarbeiter: Mein 1 arbeitet mit mir zusammen, ein 2 arbeitet für eine Firma oder einen Chef.|My 1 works with me; a 2 works for a company or a boss.
Termin/Verabredung: Beim Arzt hat man einen 1, mit Freunden eine 2.|You have a 1 with a doctor and a 2 with friends.
Termin/Frist: Ein 1 ist ein Zeitpunkt, eine 2 ist die Zeit, die man für etwas hat.|A 1 is a point in time; a 2 is the time you have to do something.
Urlaub/Ferien: 1 nimmt man von der Arbeit, 2 haben Schulen und Universitäten.|You take 1 from work; schools and universities have 2.
Feiertag/Feierabend: Am 1 arbeiten die meisten nicht, 2 ist das Ende der Arbeit am Tag.|On a 1 most people don’t work; 2 is the end of the working day.
Reise/Ausflug: Ein 2 dauert meist einen Tag, eine 1 länger.|An 2 usually takes a day, a 1 longer.
Ausbildung/Bildung: Eine 1 führt zu einem Beruf, 2 ist alles, was man gelernt hat.|An 1 leads to an occupation; 2 is all that one has learned.
Studium/Studie: Ein 1 macht man an der Universität, eine 2 ist eine Untersuchung.|A 1 is done at a university; a 2 is a piece of research.
Prüfung/Klausur: Eine 2 ist immer schriftlich, eine 1 kann auch mündlich sein.|A 2 is always written; a 1 can be oral as well.
Note/Notiz: Eine 1 bekommt man in der Schule, eine 2 schreibt man sich auf.|You get a 1 at school; you write down a 2.
Arzt/Doktor: Ein 1 behandelt Kranke, im Alltag sagt man auch 2, aber das ist eigentlich ein Titel der Universität.|An 1 treats the sick; people also say 2, but that’s really an academic title.
Krankenhaus/Praxis~Arztpraxis: Im 1 kann man auch über Nacht bleiben, in die 2 geht man nur für kurze Zeit.|You can stay at a 1 overnight, at a 2 only for a short time.
Medizin/Medikament: Was man einnimmt, ist ein 2 oder, lockerer, 1, und 1 kann man auch studieren.|What you take is a 2 or, more casually, 1; you can also study 1.
Rezept/Quittung: Ein 1 bekommt man vom Arzt oder findet man im Kochbuch, eine 2 zeigt, dass man bezahlt hat.|A 1 comes from a doctor or a cookbook; a 2 shows that you’ve paid.
Rechnung/Quittung: Die 1 zeigt, was man zahlen muss, die 2, dass man bezahlt hat.|The 1 shows what you owe, the 2 that you’ve paid.
Miete/Kaution: Die 1 zahlt man jeden Monat, die 2 nur einmal, und man bekommt sie meist zurück.|You pay the 1 every month but the 2 only once, and you usually get it back.
Wohnung/Haus: Eine 1 ist ein Teil von einem Haus, in einem 2 können viele wohnen.|A 1 is part of a house; many people can live in a 2.
Zimmer/Raum: Ein 1 ist meist in einer Wohnung oder im Hotel, ein 2 kann überall sein.|A 1 is usually in an apartment or a hotel; a 2 can be anywhere.
Küche/Kuchen: In der 1 kocht man, den 2 isst man.|You cook in the 1 and eat the 2.
Kuchen/Torte: Eine 2 hat meist Sahne oder Creme, ein 1 ist einfacher.|A 2 usually has whipped cream or a creamy filling; a 1 is simpler.
Vollkornbrot/Körnerbrot: Im 1 ist Mehl aus dem ganzen Korn, im 2 sieht man Körner, das Mehl kann auch weiß sein.|1 has flour from the whole grain; in 2 you see seeds, but the flour may be white.
Obst/Gemüse: Äpfel sind 1, Karotten sind 2.|Apples are 1; carrots are 2.
Obst/Frucht: Äpfel und Birnen zusammen sind 1, ein Apfel allein ist eine 2.|Apples and pears together are 1; a single apple is a 2.
Mahlzeit/Gericht: Ein 2 ist, was man kocht, eine 1 ist zum Beispiel das Mittagessen oder das Abendessen.|A 2 is a dish; a 1 is lunch, dinner, and so on.
Café/Kaffee: Im 1 sitzt man, den 2 trinkt man.|You sit in the 1 and drink the 2.
der See/die See: *Der See* hat rundherum Land, *die See* ist das Meer.|*Der See* is a lake; *die See* is the sea.
See/Meer: Das 2 ist groß und salzig, *der See* hat rundherum Land.|The 2 is big and salty; *der See* is a lake.
Wetter/Klima: Das 1 ist heute so und morgen anders, das 2 gilt für viele Jahre.|The 1 changes by the day; the 2 holds for many years.
Stadt/Staat: Berlin ist eine 1, Deutschland ist ein 2.|Berlin is a 1; Germany is a 2.
Straße/Weg: Auf der 1 fahren Autos, ein 2 ist meist kleiner.|Cars drive on the 1; a 2 is usually smaller.
Platz/Ort: Ein 1 ist in der Stadt oder zum Sitzen, ein 2 kann überall auf der Karte sein.|A 1 is a square or a seat; an 2 can be anywhere on the map.
Ort/Stelle: Ein 1 ist größer, eine 2 ist ein genauer Punkt.|An 1 is larger; a 2 is an exact spot.
Bahnhof/Haltestelle: Am 1 halten Züge, an der 2 halten Busse und Straßenbahnen.|Trains stop at the 1, buses and streetcars at the 2.
Bahnsteig/Gleis: Auf dem 1 wartet man, auf dem 2 fährt der Zug.|You wait on the 1; the train runs on the 2.
Karte/Ticket/Fahrkarte: Eine 3 ist für Bus und Bahn, 1 und 2 sagt man auch fürs Kino.|A 3 is for buses and trains; 1 and 2 are also for the movies.
Besuch/Besucher: Ein 2 ist eine Person, 1 sagt man auch für alle Gäste zusammen.|A 2 is one person; 1 can also be all the guests together.
Gast/Kunde: Im Restaurant ist man 1, im Laden 2.|You’re a 1 at a restaurant, a 2 in a store.
Freund/Bekannter~Bekannte: Einen 1 mag und kennt man gut, einen *Bekannten* kennt man nur ein wenig.|You like a 1 and know him well; a *Bekannter* you know only a little.
Freund/Kumpel: 2 klingt lockerer, ein 1 steht einem oft näher.|2 sounds more casual; a 1 is often closer to you.
Familie/Verwandte: Die 1 sind oft nur Eltern und Kinder, 2 sind auch Tanten und Cousins.|1 is often just parents and children; aunts and cousins are 2, too.
ledig/geschieden: Wer 1 ist, war nie verheiratet, wer 2 ist, war es früher.|If you’re 1, you’ve never been married; if you’re 2, you once were.
ledig/single: 1 steht im Formular und heißt, man war nie verheiratet, 2 heißt, man hat keinen Partner.|1 is for forms and means you’ve never been married; 2 means having no partner.
Ehe/Hochzeit: Die 2 ist ein Tag, die 1 kann ein Leben dauern.|The 2 is a day; the 1 can last a lifetime.
Hochzeit/Heirat: Die 1 ist meist das Fest, 2 meint nur, dass man heiratet.|The 1 is usually the celebration; 2 just means getting married.
Stunde/Uhr: Eine 1 dauert sechzig Minuten, mit 2 sagt man die Zeit: *um acht Uhr*.|A 1 lasts sixty minutes; with 2 you tell the time.
Zeit/Mal: Man hat 1, aber etwas passiert *zum ersten Mal*.|You have 1, but something happens *zum ersten Mal*.
früh/bald: 1 heißt *early*, 2 heißt *soon*.|1 is *early*; 2 is *soon*.
gleich/sofort: 2 heißt ohne Warten, 1 meist in ein paar Minuten.|2 is without waiting; 1 is usually in a few minutes.
gleich/bald: 1 ist meist in ein paar Minuten, 2 kann auch morgen oder später sein.|1 is usually in a few minutes; 2 can be tomorrow or later.
zeitnah/sofort: 2 heißt ohne Warten, 1 heißt nur bald.|2 is without waiting; 1 only means soon.
sofort/irgendwann: 1 heißt ohne Warten, 2 lässt die Zeit offen, und *zeitnah* heißt bald.|1 is without waiting, 2 leaves the time open, and *zeitnah* means soon.
oft/häufig: Beides bedeutet dasselbe, 2 klingt etwas förmlicher.|Both mean the same, but 2 sounds a bit more formal.
manchmal/selten: 2 ist weniger als 1.|2 is less than 1.
endlich/schließlich: Bei 1 hat man gewartet und freut sich, 2 ist nur der letzte Schritt.|With 1 you’ve been waiting and are glad; 2 is only the last step.
endlich/endgültig: 1 heißt *at last*, 2 heißt *for good*.|1 is *at last*; 2 is *for good*.
zuerst/erst: 1 ist der Anfang: *Zuerst koche ich*; 2 kann das auch heißen, oft aber *not until*: *Ich komme erst um acht*.|1 is the beginning; 2 can mean that, too, but it’s often *not until*.
vorher/bevor: *Vorher esse ich* ist ein ganzer Satz, 2 verbindet zwei: *Ich esse, bevor ich gehe*.|1 stands in one clause; 2 joins two.
nachher/nachdem: *Nachher lese ich* ist ein ganzer Satz, 2 verbindet zwei: *Ich lese, nachdem ich gegessen habe*.|1 stands in one clause; 2 joins two.
während/wenn: 1 heißt *while* oder *during*, 2 heißt *if*, *when* oder *whenever*.|1 is *while* or *during*; 2 is *if*, *when*, or *whenever*.
ein bisschen/ein wenig: Beides bedeutet dasselbe, 2 klingt etwas förmlicher.|Both mean the same, but 2 sounds a bit more formal.
nur/allein: *Nur ich* heißt niemand sonst, *allein* heißt meist ohne andere.|*Nur ich* means nobody else; *allein* usually means without others.
allein/einsam: 2 ist ein trauriges Gefühl, 1 kann auch schön sein.|2 is a sad feeling; being 1 can be nice.
auch/noch: 1 heißt *too*, 2 heißt *still* oder *another*.|1 is *too*; 2 is *still* or *another*.
sogar/selbst: Beides kann *even* heißen, 2 heißt auch *ohne Hilfe*: *Das mache ich selbst*.|Both can mean *even*; 2 also means *without help*.
groß/hoch: Menschen sind 1, Berge und Preise sind 2.|1 is for tall people, 2 for high mountains and prices.
schwer/schwierig: Was viel wiegt, ist 1, eine Aufgabe kann 1 oder 2 sein.|What weighs a lot is 1; a task can be 1 or 2.
leicht/einfach: Eine Aufgabe kann beides sein, was wenig wiegt, ist nur 1.|A task can be both; what weighs little is only 1.
billig/günstig: Beides kostet wenig, 1 klingt manchmal nach schlechter Qualität.|Both cost little; 1 sometimes suggests poor quality.
kostenlos/umsonst: Beides kostet nichts, 2 heißt auch, dass etwas nichts gebracht hat.|Both cost nothing; 2 also means in vain.
umsonst/vergeblich: Beides kann heißen, dass nichts dabei herauskam, 1 heißt auch kostenlos.|Both can mean in vain; 1 also means free of charge.
nett/freundlich/lieb: 1 und 2 sind fast gleich, 3 ist herzlicher und passt zu Kindern und Freunden.|1 and 2 are almost the same; 3 is warmer and fits children and friends.
nett/sympathisch: 2 heißt, man mag die Person, 1 heißt, sie ist freundlich.|2 means you like the person, 1 that they’re friendly.
schön/hübsch: 1 ist stärker und passt zu fast allem, 2 meint vor allem das Aussehen.|1 is stronger and fits almost everything; 2 is mostly about looks.
lustig/komisch: 1 heißt, man lacht, 2 kann auch seltsam heißen.|1 makes you laugh; 2 can also mean strange.
komisch/seltsam: Beides kann *strange* heißen, 1 heißt auch lustig.|Both can mean *strange*; 1 can also mean funny.
lustig/witzig: Beides bedeutet fast dasselbe, 2 passt zu Witzen, 1 auch zur Stimmung.|They’re almost the same, but 2 fits jokes, while 1 also fits a mood.
böse/wütend: Wer 2 ist, ärgert sich sehr, 1 kann das auch heißen oder den Charakter meinen.|2 is very angry; 1 can mean angry, too, or evil.
böse/sauer: Wenn man sich ärgert, passt beides, 2 klingt lockerer.|Both can mean angry, but 2 sounds more casual.
traurig/enttäuscht: Man ist 2, wenn man mehr erwartet hat.|You’re 2 when you expected more.
glücklich/froh: 1 ist tiefer, 2 ist man oft über eine bestimmte Sache.|1 goes deeper; you’re often 2 about one thing.
glücklich/zufrieden: 2 ist ruhiger, 1 ist stärker.|2 is calmer; 1 is stronger.
gespannt/angespannt: Vor etwas Neuem ist man 1, bei Stress ist man 2.|1 is curious or excited about something new; 2 is tense from stress.
aufgeregt/nervös: Beides ist ähnlich, 1 kann man auch vor Freude sein.|They’re similar, but you can be 1 with joy, too.
dick/fett: Bei Menschen klingt 2 unhöflich, auch 1 sagt man besser vorsichtig.|Said of people, 2 sounds rude, and even 1 calls for care.
dünn/schlank: 2 ist positiv, 1 ist neutral oder negativ.|2 is positive, 1 neutral or negative.
bequem/gemütlich: Schuhe sind 1, ein Abend ist 2.|Shoes are 1; an evening is 2.
bequem/faul: 2 ist härter, 1 klingt bei Menschen milder.|2 is harsher; said of people, 1 sounds milder.
ruhig/still: 2 heißt, man hört fast nichts, 1 heißt auch ohne Eile und ohne Stress.|2 means that there’s hardly a sound; 1 also means calm.
Ausländer/Fremder~Fremde: Ein 1 kommt aus einem anderen Land, einen *Fremden* kennt man nicht.|An 1 is from another country; a *Fremder* is somebody you don’t know.
effektiv/effizient: 1 heißt, es wirkt, 2 heißt, es braucht dafür wenig Zeit oder Geld.|1 means that it works; 2 means that it takes little time or money.
sensibel/sensitiv: Menschen mit feinen Gefühlen sind 1, 2 ist vor allem ein Fachwort.|1 is said of sensitive people; 2 is mainly a technical term.
sensibel/empfindlich: Wen man leicht verletzen kann, der ist 2, 1 klingt positiver.|2 is easily hurt; 1 sounds more positive.
verständlich/verständnisvoll: Ein Text ist 1, ein Mensch ist 2.|A text is 1; a person is 2.
wirklich/tatsächlich: Beides ist ähnlich, mit 2 betont man, dass es stimmt.|They’re similar, but 2 stresses that it’s a fact.
eigentlich/wirklich: 2 verstärkt, nach 1 kommt oft ein *aber*.|2 makes it stronger; after 1 there’s often a *but*.
kindlich/kindisch: 1 ist neutral oder nett, 2 ist Kritik.|1 is neutral or nice; 2 is criticism.
anders/anderes~andere: *Er ist anders* sagt, wie er ist, *etwas anderes* ist eine andere Sache.|*Er ist anders* says what he’s like; *etwas anderes* is another thing.
Gespür/Fingerspitzengefühl: 1 heißt, man merkt etwas früh, mit 2 geht man vorsichtig damit um.|With 1 you sense something early; with 2 you handle it with tact.
Gefühl/Emotion: Beides ist ähnlich, 2 klingt fachlicher.|They’re similar, but 2 sounds more technical.
Gefühl/Gespür: Ein 1 hat man in sich, ein 2 hat man für etwas: *ein Gespür für Menschen*.|You have a 1 inside; a 2 is for something.
Angst/Furcht: Im Alltag sagt man 1, 2 klingt gehoben und hat meist einen klaren Grund.|In everyday life people say 1; 2 sounds literary and usually has a clear cause.
Neid/Eifersucht: Bei 1 will man haben, was andere haben, bei 2 hat man meist Angst, jemanden zu verlieren.|With 1 you want what others have; with 2 you usually fear losing somebody.
Heimweh/Fernweh: Bei 1 will man nach Hause, bei 2 in die Welt.|With 1 you want to go home, with 2 out into the world.
Gewissen/Wissen: Das 1 sagt, was gut und böse ist, 2 ist, was man weiß.|Your 1 tells right from wrong; 2 is what you know.
Grund/Ursache: Aus einer 2 folgt etwas, ein 1 kann auch eine Überlegung sein.|A 2 makes something happen; a 1 can also be somebody’s reasoning.
Zweck/Ziel: Ein 2 will man erreichen, der 1 sagt, wofür etwas da ist.|A 2 is something you want to reach; the 1 is what something is for.
Fehler/Irrtum: Bei einem 2 glaubt man etwas Falsches, ein 1 kann alles sein, was falsch ist.|With an 2 you believe something wrong; a 1 can be anything that’s wrong.
Schuld/Schulden: Wer 2 hat, muss Geld zurückzahlen, 1 hat, wer etwas Falsches getan hat.|2 are debts; 1 is guilt.
Recht/Gesetz: Ein 2 ist ein Text, ein 1 ist, was man darf.|A 2 is a text; a 1 is what you’re allowed to do.
Erfahrung/Erlebnis: Ein 2 hat man in einer bestimmten Situation, 1 ist oft, was man daraus lernt.|An 2 is something that happened to you; 1 is often what you learn from it.
Meinung/Ansicht: Beides bedeutet dasselbe, 2 klingt etwas förmlicher.|Both mean the same, but 2 sounds a bit more formal.
Gespräch/Unterhaltung: Beides ist ähnlich, 2 ist lockerer und heißt auch Spaß.|They’re similar, but 2 is more relaxed and also means entertainment.
Sessel/Stuhl: Ein 1 ist weich und groß, auf einem 2 sitzt man am Tisch, in Österreich sagt man auch dafür 1.|A 1 is soft and big, and you sit on a 2 at a table, but in Austria that’s a 1, too.
Kleid/Kleidung: Ein 1 tragen vor allem Frauen, 2 ist alles, was man anzieht.|A 1 is a dress; 2 is all that you wear.
Zeitung/Zeitschrift: Eine 1 kommt oft jeden Tag, eine 2 jede Woche oder jeden Monat.|A 1 often comes daily, a 2 weekly or monthly.
Nachricht/Neuigkeit: Eine 2 ist neu und oft persönlich, eine 1 kann auch aufs Handy kommen.|A 2 is a piece of news, often personal; a 1 may also be a text message.
gehen/kommen: 1 führt meist weg, 2 führt hierher oder zu dem, mit dem man spricht.|1 usually leads away; 2 leads here or to the person you’re talking to.
klein/kurz: Ein Haus kann 1 sein, ein Film kann 2 sein.|A house can be 1; a movie can be 2.
fast/schnell: 1 heißt *almost*, 2 heißt *fast*.|1 is *almost*; 2 is *fast*.
zählen/zahlen: 1 heißt *to count*, 2 heißt *to pay*.|1 is *to count*; 2 is *to pay*.
kostbar/köstlich: Schmuck kann 1 sein, Essen kann 2 sein.|Jewelry can be 1; food can be 2.
Fluss/Bach: Ein 2 ist ein kleiner 1.|A 2 is a small 1.
geistig/geistlich: 1 meint den Kopf, 2 die Kirche.|1 is of the mind, 2 of the church.
Küste/Strand: Die 1 ist, wo Land und Meer sich treffen, am 2 liegen Sand oder Steine.|The 1 is where land meets sea; on the 2 there’s sand or pebbles.
Brief/Schreiben: Ein 2 kommt von einem Amt oder einer Firma, einen 1 schreiben auch Freunde.|A 2 comes from an office or a company; a 1 can be from a friend as well.
vergessen/verlassen: 1 heißt *to forget*, 2 heißt *to leave*.|1 is *to forget*; 2 is *to leave*.
suchen/besuchen: 1 heißt *to look for*, 2 heißt *to visit*.|1 is *to look for*; 2 is *to visit*.
umziehen/anziehen: *Ich ziehe um* heißt, ich wechsle die Wohnung, *ich ziehe mich an* sagt man bei Kleidung.|*Ich ziehe um* is changing homes; *ich ziehe mich an* is getting dressed.
wütend/sauer: 1 ist stärker, 2 klingt lockerer.|1 is stronger; 2 sounds more casual.
verpassen~verpasst/vermisst: Den Bus kann man 1, einen Menschen kann man *vermissen*.|1 is for the bus, *vermissen* for a person.
Mitleid/Mitgefühl: Bei 2 fühlt man mit dem anderen, 1 klingt manchmal von oben herab.|With 2 you feel with others; 1 sometimes sounds condescending.
downloaden/herunterladen: Beides ist üblich, beim Schreiben passt 2 besser.|Both are common; 2 is better in writing.
Publikum/Zuschauer: Das 1 sind alle zusammen, ein 2 ist eine Person.|The 1 is everybody together; a 2 is one person.
`;
