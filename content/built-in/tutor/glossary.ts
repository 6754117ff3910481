/**
 * What words of the tutor's own lines mean that the curriculum does not teach: `word|meaning` a line. The word is the dictionary form, or the
 * form of the lines where another word has the same one ("wert", "los"). A noun that the lexicon lacks has its article.
 */
export const GLOSSARY = `
Abenteuer|adventure
Aberglauben|superstition
abgebrüht|hardened
abgebrühte|hardened
abgehen|to be missing; to come off
abgelaufen|expired; worn down
abhaken|to check off
abhängen|to depend; to hang out (relax)
abhauen|to take off, to clear off
abklären|to clear up, to check
ablegen|to put down, to take off
ablesen|to read off
Abschied|farewell
abschrecken|to put off, to deter
Abstand|distance
abstreifen|to shed, to slip off
Abstrich|cutback; swab
Abteilung|department
abwarten|to wait and see
abwechseln|to alternate
abwechslungsreich|varied
abzocken|to rip off
achtlos|careless
Acker|field
allem|everything (vor allem: above all)
allgemein|general
Alpe|mountain pasture (die Alpen: the Alps)
Alternativen|alternatives
anbaggern|to hit on
anbiedern|to curry favor
andersdenkend|of a different opinion
anschnauzen|to snap at
ausflippen|to freak out
ausrasten|to lose it
blaumachen|to skip work or school
bummeln|to stroll; to dawdle
chillen|to chill
die Aneignung|appropriation
Anfassen|touching
anfühlen|to feel (like something)
angenehm|pleasant
anhaften|to cling to
anhängen|to be attached to
anlegen|to put on; to invest
anmerken|to notice (about somebody)
anrichten|to cause; to arrange (food)
Anschauung|view
anständig|decent
anstellen|to hire; to turn on; to do
Ansturm|rush
die Anziehung|attraction
Appetit|appetite
Arabisch|Arabic
Architektur|architecture
ärgerlich|annoying
Ärztin|doctor (a woman)
Asien|Asia
aufeinander|on each other, toward each other
auffallen|to be noticed, to stand out
aufhalten|to hold up; to stay
aufmerksam|attentive
aufregen|to excite, to upset
aufregend|exciting
aufsetzen|to put on
auftreten|to perform, to appear
ausdauernd|persistent
ausdienen|to have served its time
ausgerechnet|of all things
aushalten|to stand, to endure
Aushang|notice (on a board)
ausrechnen|to work out
ausreichen|to be enough
ausrichten|to pass on; to organize
außen|outside
Außenstehender|outsider
der Außenstehender|outsider
authentisch|authentic
Autokauf|buying a car
Autorennen|car race
Bahn|train, railroad
Bahnfahrt|train ride
Bann|spell
Bar|bar
bar|in cash
Basketball|basketball
Bayern|Bavaria
beachten|to pay attention to
beantworten|to answer
befangen|self-conscious, biased
befolgen|to follow (advice, rules)
Befriedigung|satisfaction
begegnen|to meet, to come across
begrüßen|to greet, to welcome
behutsam|gentle, careful
beidem|both
beimessen|to attach (importance) to
bejahen|to say yes to
bekanntlich|as everybody knows
Bekanntschaft|acquaintance
belasten|to weigh on, to burden
bemerken|to notice
Bemühen|effort
Beobachtung|observation
Bequemlichkeit|comfort, convenience
beraten|to advise
berechtigen|to entitle
berechtigt|justified
bereiten|to prepare; to cause
Bereitschaft|willingness
bereuen|to regret
Berlin|Berlin
beschädigen|to damage
Bescheid|notice (Bescheid sagen: to let somebody know)
Beschwerde|complaint
Beschwerden|symptoms, trouble; complaints
Besitzer|owner
besonder|special
Besonderes|something special
Besserung|improvement (gute Besserung: get well soon)
beste|best
besten|best
bestens|very well
Bestform|top form
Besucher|visitor
beweisen|to prove
bewerben|to apply
bewerten|to rate
Bildschirmrand|edge of the screen
Blasen|blisters; bubbles
Blau|blue
Blick|look, view
bloß|mere; only
Boxen|boxing
buchstäblich|literal, literally
Charakter|character
charmant|charming
Charme|charm
Chemie|chemistry
das Cricket|cricket
Curry|curry
Daheimbleiben|staying at home
daherkommen|to come along
Dank|thanks
dankbar|grateful
dastehen|to stand there; to look (good, foolish)
das Date|date
Dates|dates
Dating-App|dating app
Daumen|thumb (die Daumen drücken: to keep one's fingers crossed)
davonkommen|to get away
davonlaufen|to run away
Dein|your
Dekoration|decoration
denselben|the same
derer|of those
Dessert|dessert
Detektiv|detective
deutsch|German
dienen|to serve
dienstlich|on business
dieselben|the same
Diplomatie|diplomacy
Distanz|distance
Doping|doping
drängen|to push, to press
dringen|to get through
dringend|urgent, urgently
dritt|third (zu dritt: the three of us)
drohen|to threaten
der Dünkel|conceit
durchschauen|to see through
eher|rather, sooner
ehesten|most likely, soonest
Ehrlichkeit|honesty
Eigenheit|quirk, peculiarity
eigentümlich|peculiar, strange
einbüßen|to lose
einfallen|to come to mind
einfallslos|unimaginative
einig|in agreement
einigen|to agree
einiges|quite a lot
Einkauf|shopping, purchase
Einkaufswagen|shopping cart
einleuchten|to make sense
einrechnen|to include (in a calculation)
Einschätzung|assessment
Einzelfall|individual case
einzeln|single, individual
Einzelne|individuals
einziehen|to move in
Empfang|reception
enden|to end
englisch|English
entfalten|to unfold
entgegenhalten|to reply, to object
entgegensetzen|to set against
entgehen|to escape, to miss
entgleiten|to slip away
Entschiedenheit|determination
entsprechen|to correspond to
entsprechend|accordingly, appropriate
entstehen|to come into being
enttäuschen|to disappoint
enttäuschend|disappointing
entwaffnen|to disarm
entziehen|to take away; to avoid
Erachten|opinion (meines Erachtens: in my opinion)
erfinden|to invent
ergeben|to result in
erholen|to recover, to relax
Erklärung|explanation
erklingen|to sound
erleben|to experience
Erlebnis|experience
erleichtern|to make easier
erlernen|to learn
Ermäßigung|discount
Ernst|seriousness
ernst|serious
ernsthaft|serious
erregen|to excite, to arouse
die Erreichbarkeit|being reachable
Ersatz|replacement
Ersatzbus|replacement bus
ersatzlos|without replacement
ersparen|to spare
Erstattung|refund
erstaunlich|astonishing
erstaunlicherweise|surprisingly
ertragen|to bear
erweisen|to prove (to be)
erwischen|to catch
Erwischt|caught
Erzählung|story
Essenszeit|mealtime
Faden|thread
Fallschirmspringen|skydiving
fassen|to grasp, to take hold of
Fassung|version; composure
Favorit|favorite
feien|to protect (gefeit: immune)
Feier|celebration
Feige|fig
Feld|field
fest|firm, fixed
festhalten|to hold on; to keep
festlegen|to commit; to fix
festmachen|to pin down; to fasten
festsetzen|to set, to fix
Finale|final
finanzieren|to finance
Fitness|fitness
Fitness-App|fitness app
Flanieren|strolling
flicken|to mend
Flirt|flirt
fluchen|to curse
Folklore|folklore
Form|form, shape
forschen|to do research
Forschung|research
fortbewegen|to move along
Frankreich|France
Französisch|French
freihaben|to have time off
fremd|foreign, strange
Fremde|strangers; foreign parts
Fremder|stranger
Freundin|friend (a woman), girlfriend
die Freundlichkeit|friendliness
Fünf|five
die Galanterie|gallantry
futtern|to munch
gammeln|to loaf around
Gang|walk; corridor; course
gangbar|workable
Gastgeberin|host (a woman)
Gebrauchsspuren|signs of wear
geduldig|patient
gegensätzlich|opposite
Geist|spirit, mind
Genauigkeit|accuracy
genügen|to be enough
gerecht|fair, just
geschafft|done; worn out
geschönte|embellished
gesperrt|closed, blocked
das Getue|fuss
Gewicht|weight
gewichten|to weigh, to weight
Gewinn|profit, win
gewissenhaft|conscientious
glaubwürdig|credible
gleichen|to resemble
glotzen|to stare
Gold|gold
Golf|golf
Griechenland|Greece
Grillen|having a barbecue
Großmutter|grandmother
größte|biggest
größten|biggest
grübeln|to brood
gutgehen|to go well
guttun|to do good
Gymnastik|gymnastics
Halle|hall
Hallo|hello
Haltung|attitude; posture
Handgriff|hand movement
hartnäckig|stubborn
die Hausmannskost|plain home cooking
heimlich|secret, in secret
herabblicken|to look down on
die Herablassung|condescension
heraushalten|to keep out of
hervorrufen|to cause
heutig|of today
hinbringen|to take there
hinnehmen|to accept
hinschauen|to look
hinsehen|to look
hinterher|afterward
hinzu|in addition
Hochkultur|high culture
höflich|polite
das Homeoffice|working from home
Hörensagen|hearsay
Hunderte|hundreds
husten|to cough
Hymne|anthem
inner|inner
Interesse|interest
intern|internal
inwieweit|to what extent
Ironie|irony
irren|to be mistaken; to wander
Italien|Italy
jammern|to whine
Japan|Japan
Jazz|jazz
die Jeans|jeans
jederzeit|at any time
Jemand|somebody
jetzig|present, current
Judo|judo
Kanada|Canada
kapieren|to get, to understand
Karneval|carnival
Karriere|career
Karton|cardboard box
Kauf|purchase
Kaufentscheidung|decision to buy
Kaution|deposit
Kennenlernen|getting to know each other
die Kennerschaft|expertise
kippen|to tip over; to turn
Kitsch|kitsch
klagen|to complain
klären|to clear up
klauen|to steal
kleben|to stick
kleiden|to dress
Kleinigkeit|little thing
die Kletterwand|climbing wall
Klima|climate
die Koketterie|coquetry
knutschen|to make out
Kollegialität|team spirit
Köln|Cologne
Komfort|comfort
der Kommerz|commercialism
Komödie|comedy
komplizieren|to complicate
kompliziert|complicated
konkret|concrete, specific
Konkrete|something specific
Kontrolle|check, control
Konzentration|concentration
Körnchen|grain
kotzen|to puke
krankschreiben|to put on sick leave
Kräutertee|herbal tea
Kreis|circle
Krimi|crime novel, crime movie
Kult|cult
kulturell|cultural
kunstvoll|elaborate, artistic
labern|to babble
Landwirt|farmer
längst|long ago, for a long time
die Lasagne|lasagna
Last|burden
lasten|to weigh on
lästern|to gossip, to talk behind somebody’s back
Laternenfest|lantern festival
Lauf|run
lehren|to teach
Lehrerin|teacher (a woman)
Lektorin|editor (a woman)
Lektüre|reading
lesbar|readable
letzt|last
der Lieferdienst|delivery service
Linie|line
Liste|list
Lob|praise
loben|to praise
der Lokführer|train driver
los|off; going on (was ist los?: what's the matter?)
lösen|to solve, to loosen
Madrid|Madrid
Mail|email
Mal|time (das erste Mal: the first time)
Maler|painter
malochen|to toil
manchem|some
mancherorts|in some places
Mangel|lack
Marathon|marathon
meckern|to grumble
Medaille|medal
Medium|medium (die Medien: the media)
meist|most, mostly
melden|to report; to get in touch
menschlich|human
Menü|set meal, menu
messen|to measure
missionarisch|missionary
missverstehen|to misunderstand
mitbekommen|to catch, to notice
mitdenken|to think along
mitreden|to have a say
modern|modern
Moderne|the modern age
motzen|to grumble
Müdigkeit|tiredness
mühelos|effortless
mühsam|laborious
München|Munich
Musizieren|making music
Müsli|muesli
Nachbarschaft|neighborhood
nachgehen|to look into, to follow
nachhelfen|to help along
das Nachhinein|hindsight (im Nachhinein: in hindsight)
nachsehen|to check; to forgive
nächst|next
nahekommen|to come close
Näherkommen|getting closer
näherkommen|to get closer
Nationalismus|nationalism
die Natürlichkeit|naturalness
Neigung|inclination
Nein|no
nerven|to get on somebody's nerves
Neujahrsfest|New Year celebration
nörgeln|to nag
notieren|to note down
notorisch|notorious
nützen|to be of use
offenbar|obviously
offenbart|reveals
Offenheit|openness
Öffnungszeit|opening hours
olympisch|Olympic
online|online
der Onlineshop|online store
Onlineshops|online stores
orientieren|to be guided by; to find one's way
Original|original
parteiisch|biased
Pasta|pasta
der Patriotismus|patriotism
pennen|to sleep (casual)
Personal|staff
petzen|to tell tales
pfeifen|to whistle
Pflege|care
Pilotin|pilot (a woman)
Piste|slope, track
plappern|to chatter
Plastik|plastic
der Podcast|podcast
plaudern|to chat
Politik|politics
Politiker|politician
Pop|pop music
Popmusik|pop music
Portion|portion
Portugal|Portugal
praktisch|practical
Profi|professional
Prozessor|processor
prüfen|to check, to examine
quasseln|to chatter
quatschen|to chat, to talk
Quere|way (in die Quere kommen: to get in the way)
Rad|bike; wheel
Radtour|bike ride
Rang|rank
rätseln|to puzzle
real|real
recht|right; quite
regelmäßig|regular, regularly
Region|region
regional|regional
rehabilitieren|to rehabilitate
Reihe|row
reizvoll|charming, attractive
Rekord|record
revidieren|to revise
Rhein|Rhine
richten|to direct; to adjust
Ritual|ritual
Rom|Rome
Romantik|romance
Rot|red
Rotkäppchen|Little Red Riding Hood
Rückblick|looking back
das Rührei|scrambled eggs
rund|round; about
runden|to round
Saal|hall
Saison|season
Sammeln|collecting
der Scanner|scanner
Schach|chess
Schau|show
Schauspielerin|actress
scheiden|to separate
die Scheu|shyness
schieben|to push
die Schilderung|description
schlau|clever
schmollen|to sulk
Schmunzeln|smile
schnallen|to get, to understand (casual)
Schneider|tailor
Schrecken|fright
Schublade|drawer
schüchtern|shy
die Schüchternheit|shyness
Schuhkauf|buying shoes
schuld|to blame
schulden|to owe
schummeln|to cheat
schwänzen|to skip (a class)
Schwarz|black
schwerfallen|to be hard for somebody
Seerose|water lily
sehnen|to long for
selben|same
selbstverständlich|of course; taken for granted
Service|service
Sicht|view
sichtbar|visible
Sieg|victory
Siegel|seal
Sieger|winner
Single|single
Situation|situation
Sitzfleisch|staying power
Ski|ski
das Skifahren|skiing
der Smalltalk|small talk
Smartphone|smartphone
sogenannt|so-called
das Sonderangebot|special offer
Sonnenaufgang|sunrise
Sorte|kind, variety
Spanien|Spain
Spanisch|Spanish
Spannung|tension, suspense
spazieren|to stroll
spazierengehen|to go for a walk
sperren|to block, to close
spinnen|to be crazy; to spin
Spitzengastronomie|fine dining
Spitzensportler|top athlete
Sportler|athlete
spüren|to feel
Staat|state
Stapel|pile
Star|star
starren|to stare
Start|start
Station|stop, station
Staunen|amazement
staunen|to be amazed
stellvertretend|on behalf of others
Steuer|tax; steering wheel
Stil|style
still|quiet
Stille|silence
stillen|to satisfy (hunger, thirst); to nurse
Stoff|fabric, material
Stottern|stuttering
streng|strict
stressig|stressful
stützen|to support
Suche|search
Surfen|surfing
das Sushi|sushi
Süßigkeit|sweets, candy
Sympathie|liking
sympathisch|likeable, nice
Tango|tango
Tanz|dance
Tastatur|keyboard
taugen|to be good for something
Tausch|exchange
theoretisch|theoretical
Tierpflegerin|animal keeper (a woman)
Tipp|tip
totlaufen|to run its course
totschlagen|to kill (time, a person)
Tour|tour
Tourismus|tourism
tratschen|to gossip
trauern|to mourn
treiben|to drive; to do (sports)
Trend|trend
Trick|trick
Triumph|triumph
die Türkei|Turkey
trödeln|to dawdle
Turnen|gymnastics
übel|bad
übelnehmen|to resent
überfragt|stumped
überfüllt|crowded
überfüllte|crowded
überlassen|to leave (something to somebody)
die Überlastung|overload
überschätzen|to overrate
überschlafen|to sleep on
überschreiten|to exceed, to cross
Übersetzung|translation
überstürzen|to rush
übrigbleiben|to be left
umkehren|to turn around
die Umleitung|detour
umschlagen|to turn, to change
umsehen|to look around
Umstieg|change, switch
umtreiben|to keep busy, to worry
Umweg|detour
unablässig|incessant
unangenehm|unpleasant
Unannehmlichkeit|inconvenience
unbestechlich|incorruptible
die Undankbarkeit|ingratitude
unerreichbar|out of reach
unerwartet|unexpected
unfreundlich|unfriendly
ungeeignet|unsuitable
ungelesen|unread
ungelesene|unread
ungelesener|unread
ungern|reluctantly
ungeschriebenen|unwritten
unhöflich|impolite
unpraktisch|impractical
Unrecht|injustice, wrong
unrechtmäßig|unlawful
unspektakulärste|least spectacular
die Unsportlichkeit|unsporting behavior
untätig|idle
Untergang|downfall, sinking
unterhaltsam|entertaining
unternehmen|to do, to undertake
unterschätzen|to underestimate
unterscheiden|to distinguish, to differ
unterstützen|to support
unvergesslich|unforgettable
die Unvernunft|foolishness
Unverträglichkeit|intolerance
die Unwahrheit|untruth
unweigerlich|inevitably
urteilen|to judge
der Valentinstag|Valentine's Day
verarschen|to make fun of, to fool
verbergen|to hide
verbieten|to forbid
Verbot|ban
verfallen|to expire; to fall into
Vergabe|awarding
vergeben|to forgive; to award
vergehen|to pass
vergiften|to poison
vergleichen|to compare
Vergnügen|pleasure
Verhältnis|relationship
Verkäuferin|salesperson (a woman)
verklären|to romanticize
verkommen|to go to waste
verlässlich|reliable
verlaufen|to run; to get lost
verletzlich|vulnerable
Verliebtheit|being in love
Verlierer|loser
vermag|is able to
vermasseln|to mess up
vermessen|to measure; presumptuous
vermutlich|probably
verneinen|to say no to
veröden|to become deserted
der Verriss|scathing review
verpennen|to oversleep
versammeln|to gather
verschaffen|to get, to provide
verschlagen|to take (somebody somewhere)
verschließen|to lock, to close
verschwimmen|to blur
Verschwinden|disappearance
versehentlich|by mistake
Version|version
verspäten|to be late
verständigen|to make oneself understood; to notify
verstellen|to adjust; to block; to pretend
vertragen|to tolerate, to get along
Verwandte|relatives
verwechseln|to mix up
verweigern|to refuse
verwenden|to use
vielerorts|in many places
Vier-Tage-Woche|four-day week
vorab|in advance
voraus|ahead (im Voraus: in advance)
vorbeigehen|to pass by
vorbringen|to put forward
Vorgänger|predecessor
Vorgesetzte|superiors
Vorgesetzten|boss, superiors
vornehmen|to plan, to intend
vorschießen|to advance (money)
vorschlagen|to suggest
Vorstellung|idea; performance
vorübergehen|to pass
wachhalten|to keep awake, to keep alive
Walzer|waltz
wegdenken|to imagine away
wegfallen|to be dropped
weglassen|to leave out
Weiß|white
weiterführen|to continue
weiterhelfen|to help along
weitermachen|to carry on
der Werbespruch|slogan
wert|worth
wiederkommen|to come back
wiedersehen|to see again
Wien|Vienna
wonach|after what, what ... for
Worte|words
Worten|words
wortlos|without a word
worum|about what
Yoga|yoga
Zeichen|sign
Zeitkapsel|time capsule
Zeitnot|lack of time
zicken|to be difficult
zitieren|to quote
zocken|to play video games; to gamble
zoffen|to quarrel
Zögern|hesitation
zuckerhaltige|sugary
zugehen|to approach
zugleich|at the same time
zugrunde|underlying (zugrunde gehen: to be ruined)
zukommen|to come toward
zumachen|to close
zurückholen|to get back
zurückkommen|to come back
zurücknehmen|to take back
zurückschicken|to send back
zusammenhalten|to stick together
zusehen|to watch
Zweck|purpose
zweit|second (zu zweit: the two of us)
Zyniker|cynic
zynisch|cynical
`;
