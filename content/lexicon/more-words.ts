import type { NounGender } from "#worker/tutor/german/paradigm.ts";

/** What the dictionaries lack: nouns with more than one gender, comparatives with an umlaut, and words that do not inflect. */
const mn: readonly NounGender[] = ["m", "n"];
const mf: readonly NounGender[] = ["m", "f"];
const fn: readonly NounGender[] = ["f", "n"];

export const MORE_GENDERS: Record<string, readonly NounGender[]> = {
  ...Object.fromEntries(
    "Joghurt Blackout Blog Laptop Keks Virus Teil Schild Verdienst Erbe Tor Gehalt Bund Liter Meter Zentimeter Filter Gummi Kaugummi Radio Event Service Spray Ketchup Download Bonbon Sakko Pyjama Match Prospekt Poster Puder Dotter Barock Biotop Curry Dschungel Fakt Gelee Kompromiss Lasso Marzipan Mündel Pflaster Podest Porridge Quiz Sandwich Tablet Upload Viertel Volleyball Zubehör Moment Gefallen Flur Single Kristall Stift Cartoon Cookie Account Link Post Chat Podcast Newsletter Ohm Kilometer Milliliter Gulasch Balg Bauer Ski Mensch Euro Knäuel Radar Reis Fax Smartphone Handout Deal Level Feedback Workshop Set Terminal Tattoo Modem Hektar Thermometer Barometer Virus Zölibat Elastik Silo Break Baby Chor Bikini Essay Extra Game Interface Kajak Motto Münster Plaid Raster Recycling Soccer Star Techno Toast Training Korn Harz Golf Polo Pony Laster Militär Lama Ekel Pack Yoga Spam Radler Weizen Emoji Sushi Kebab Thermostat Iglu Sims Halfter Cover Spektakel Watt Manga Anime Funken Samen Glauben"
      .split(" ")
      .map((word) => [word, mn]),
  ),
  ...Object.fromEntries(
    "See Leiter Band Steuer Kiefer Heide Kunde Otter Tau Weise Junge Tausend Hut Flur Kristall Alb Gig Mark Paprika Marsch Mangel Sellerie Alp"
      .split(" ")
      .map((word) => [word, mf]),
  ),
  ...Object.fromEntries(
    "Cola E-Mail Mail SMS App Nutella Foto Butter Tram Website Homepage Mall Party Limo Elf Drei Aerobic Steuer Wehr Baguette"
      .split(" ")
      .map((word) => [word, fn]),
  ),
  Band: ["m", "f", "n"],
  Partikel: ["f", "n", "m"],
  Jura: ["m"],
  Hashtag: ["m", "n"],
  Mark: ["f", "n"],
  Baby: ["n"],
  Ex: ["m", "f"],
  Mensch: ["m"],
  Braten: ["m"],
  Party: ["f"],
  Bauer: ["m"],
  Stift: ["m"],
  Reis: ["m"],
  Star: ["m"],
  Toast: ["m"],
  Training: ["n"],
  Radio: ["n"],
  Smartphone: ["n"],
  Workshop: ["m"],
  Ski: ["m"],
  Kompromiss: ["m"],
  Wagen: ["m"],
  Thermometer: ["n"],
  Bikini: ["m"],
  Foto: ["n"],
  Website: ["f"],
  Homepage: ["f"],
  Party_: ["f"],
  Flur: ["m", "f"],
  Service: ["m", "n"],
  Steuer: ["f", "n"],
  Post: ["m", "f"],
  Moment: ["m", "n"],
  Kunde: ["m", "f"],
  Junge: ["m", "n"],
  Hut: ["m", "f"],
  Butter: ["f"],
};

export const STRONG_COMPARATIVES: Record<string, string> = {
  alt: "älter",
  arg: "ärger",
  arm: "ärmer",
  dumm: "dümmer",
  groß: "größer",
  grob: "gröber",
  gut: "besser",
  hart: "härter",
  hoch: "höher",
  jung: "jünger",
  kalt: "kälter",
  klug: "klüger",
  unklug: "unklüger",
  krank: "kränker",
  fromm: "frömmer",
  bang: "bänger",
  nass: "nässer",
  blass: "blässer",
  glatt: "glätter",
  karg: "kärger",
  schmal: "schmäler",
  krumm: "krümmer",
  kurz: "kürzer",
  lang: "länger",
  nah: "näher",
  nahe: "näher",
  rot: "röter",
  scharf: "schärfer",
  schwach: "schwächer",
  schwarz: "schwärzer",
  stark: "stärker",
  warm: "wärmer",
  gesund: "gesünder",
  fit: "fitter",
  gern: "lieber",
};

/**
 * Verbs that the dictionary lacks; `hoch|laden` separates. They are regular, unless they begin with be-, er-, ver- … and end in a strong verb of
 * the dictionary: `erfrieren` takes the forms of *frieren*.
 */
export const MORE_VERBS: readonly string[] = `
  heraus|bringen gut|tun vermögen bedürfen obliegen stricken harken surfen chatten streamen mailen simsen zoomen shoppen summen miauen flicken zocken puzzeln scannen klicken scrollen hoch|laden
  runter|laden aus|loggen ein|loggen immatrikulieren tratschen daten boykottieren gendern evaluieren frustrieren zu|gucken wackeln teil|nehmen ab|locken
  ab|zocken ackern adaptieren aquarellieren an|gucken an|locken archivieren auf|peppen babysitten bandagieren batiken beamen beargwöhnen beäugen
  beendigen beengen befehden befreunden befugen befühlen befüllen begleichen behexen beißen bejammern beklettern beknabbern bekreuzen bekritzeln
  bekümmern belecken belehnen bemuttern benageln benässen bepflastern beregnen berauschen berieseln beschämen bescheren beschicken beschmeißen
  beschneien beschummeln beschwatzen beschweigen beschwindeln beschwingen bespaßen bestempeln besticken bestreben bestreichen bestücken bestürmen
  betanzen betasten betrauern bewahrheiten bewehren bezwingen bibliografieren biken bloggen blocken bouldern bluffen bocken boostern bowlen brocken bröseln
  brunchen bräunen buckeln bummeln campen canceln chartern chauffieren checken chillen coachen coden covern crashen cruisen deaktivieren dealen
  dehydrieren deinstallieren demotivieren designen desorientieren destillieren digitalisieren dimmen dissen disziplinieren dividieren drechseln
  duplizieren echauffieren echoen editieren ein|schüchtern ein|sickern emigrieren entfahren entflechten entgelten entlocken entmannen entmieten
  entringen entsalzen entschlacken entschleunigen entsetzen entspringen entvölkern entwachsen entwässern entweihen entwinden entzücken entzweien
  erbittern erbosen erdichten erdrücken erflehen erfrieren ergattern ergehen ergrauen ergötzen ergrünen erheischen erjagen erklettern erkühnen
  erlauschen erlesen erleuchten erlügen ermangeln ermessen ermuntern ermäßigen ernüchtern erquicken erretten ersättigen erschaudern erschleichen
  erschnüffeln erschweren ersehen erspüren erstechen ersteigen ersterben ersticken erstrahlen erstreiten erstürmen ertappen ertesten ertränken ertönen
  ertüchtigen erweben erweichen erwünschen erzittern evozieren exmatrikulieren fabulieren fabrizieren fachsimpeln fackeln faken fantasieren favorisieren
  feixen fermentieren ficken fiepsen filtrieren fingern firmieren flachsen flashen flehen flirren framen frohlocken frommen frosten frottieren frönen
  fuchsen funzeln furchen gackern gamen gebaren geifern gelangen gelieren gentrifizieren getrauen gewahren gießen gleißen glitzern glossieren grabschen
  granteln grauen gravieren grillieren grimassieren grollen grooven gruseln grünen gurken haken harfen haschen haushalten hecken hehlen
  heischen hissen hudeln humpeln hupfen hüsteln huren hypen hyperventilieren händeln häufeln immigrieren implantieren implementieren imprägnieren
  individualisieren infiltrieren initiieren inkludieren insistieren intensivieren interagieren interviewen investigieren jammen jazzen jonglieren jucken
  jumpen kabbeln kacken kalauern kasteien kastrieren kidnappen kippeln kiten kleckern klimpern knospen knuddeln koalieren kodieren koexistieren kollern
  kolorieren kompromittieren kondolieren konservieren konterkarieren konvergieren korrespondieren kosen krakeln kraxeln krebsen kreiseln kritteln
  kränkeln kränken kullern kulminieren künden künsteln köcheln köpfeln laichen lancieren leaken leasen lechzen lecken leiten lenzen linsen
  lobpreisen logieren lunchen lynchen längen malern malochen malträtieren manövrieren mappen marginalisieren massakrieren maßregeln matchen maunzen
  mausen mobben modern mokieren monologisieren moppen muhen mulchen multiplizieren mummeln mäandern müffeln nahen nassauern navigieren necken netzen
  netzwerken nivellieren nuancieren nuckeln obsiegen orakeln outen outsourcen palavern parieren parken parlieren parodieren patrouillieren performen
  persiflieren picknicken pieken pieksen piesacken piksen pimpen plagiieren plantschen ploppen plänkeln plärren podcasten pogen poolen posen posten
  prassen preisen prickeln priorisieren privilegieren prognostizieren prokrastinieren prostituieren präferieren prämiieren pulsen pulverisieren pupsen
  puppen pushen quieken quieksen rackern rappen ratschen raunzen rechten recherchieren recken recyceln rekeln relativieren rendern renommieren
  revanchieren revidieren revoltieren rocken rucken rüffeln röhren rußen sacken sampeln saunieren schatten schauern scheppern schienen schippern
  schippen schlaumeiern schlecken schlichten schlurfen schlussfolgern schlägern schmachten schmausen schmähen schnacken schnarren schnippeln schnipsen
  schnitzeln schnupfen schotten schreddern schrillen schriftstellern schuppen schupsen schwadronieren schwofen schwurbeln schwächeln schwätzen
  schwänzeln schäkern sedieren shutteln sickern simplifizieren skaten skypen sniffen snowboarden spacken spammen spielen splitten spoilern sponsern
  sponsoren spötteln sprayen spreizen sprießen staken stelzen sticken stiefeln stoßlüften straffen stupsen stylen stählen sublimieren supporten swipen
  switchen säuseln säugen tackern taggen takten tapen telegrafieren thematisieren ticken timen titeln titulieren toasten toupieren touren tracken
  trampen tranchieren trashen traumatisieren triggern tränken tröten tunen tunneln tuscheln tuschen twisten twittern töpfern updaten uploaden urlauben
  vagabundieren vakuumieren ventilieren verballhornen verbocken verdaddeln vereiteln verfilzen verhehlen verhökern verkacken verklickern verkomplizieren
  verlachen verlautbaren verlinken verläppern verpeilen verpixeln verquatschen verquicken verrecken verrohen verschmachten verschriftlichen
  verschwistern versieben verspeisen verstricken versumpfen verticken vertrinken vertrödeln vertun vertüdeln verwackeln verwildern verwirken verwunden
  verwurschteln verwässern verzehnfachen verzocken veräppeln vespern vibrieren visualisieren vloggen voten wabern walken wallfahren wankeln watscheln
  wehklagen weißeln wetteifern whatsappen wichsen widerfahren widerstreiten wieseln willfahren wimmeln wimmern windeln wischen wogen wuchern wummern
  wuppen wurschteln wuscheln zanken zappen zelebrieren zeihen zerbröseln zerdenken zerlassen zertifizieren zerstoßen zetern zicken ziepen zippen zirpen
  zivilisieren zoffen zotteln zwecken zweckentfremden zwicken zwitschern zücken äußern wohl|fühlen wiedergut|machen fest|hängen ab|hängen fern|halten heim|gehen
  heran|kommen heraus|finden heraus|kommen herauf|kommen herab|fallen rein|gehen fort|fahren fort|gehen mit|teilen teil|haben preis|geben wach|küssen
  wahr|haben wach|liegen bei|wohnen sitzen|bleiben stecken|bleiben wieder|erkennen nahe|liegen näher|kommen schön|reden schief|gehen leid|tun
  versickern versengen gemahnen geruhen verschleifen behorchen defilieren hanteln verstocken granulieren verfemen besehen dorren kartieren
  verhaken vernickeln verbandeln erhandeln grienen pleite|gehen verloren|gehen trocken|legen platt|fahren locker|machen wohl|tun
  kampieren signieren entspinnen gellen verzanken verdorren hebeln tafeln zuckern lasern invertieren disputieren schlecht|reden
  inne|halten inne|wohnen zu|sichern`
  .trim()
  .split(/\s+/);

/**
 * Second conjugations: *er hing im Schrank*, *er hängte ihn auf*. The forms of the dictionary stay the first ones, so corrections lead to those.
 * The entry is written like that of the lexicon; `V` alone is the regular conjugation.
 */
export const SECOND_CONJUGATIONS: Readonly<Record<string, readonly string[]>> = {
  bleichen: ["V"],
  erbleichen: ["V"],
  sieden: ["V"],
  stieben: ["V"],
  verglimmen: ["V"],
  verschmelzen: ["V"],
  backen: ["V,2=bäckst,3=bäckt,p=buk,k=büke,z=gebacken"],
  befehlen: ["V,2=befiehlst,3=befiehlt,p=befahl,k=beföhle,z=befohlen"],
  beginnen: ["V,p=begann,k=begönne,z=begonnen"],
  bewerben: ["V,2=bewirbst,3=bewirbt,p=bewarb,k=bewürbe,z=beworben"],
  erwerben: ["V,2=erwirbst,3=erwirbt,p=erwarb,k=erwürbe,z=erworben"],
  schwimmen: ["V,p=schwamm,k=schwömme,z=geschwommen"],
  sterben: ["V,2=stirbst,3=stirbt,p=starb,k=stürbe,z=gestorben"],
  verderben: ["V,2=verdirbst,3=verdirbt,p=verdarb,k=verdürbe,z=verdorben"],
  werben: ["V,2=wirbst,3=wirbt,p=warb,k=würbe,z=geworben"],
  werfen: ["V,2=wirfst,3=wirft,p=warf,k=würfe,z=geworfen"],
  bewegen: ["V"],
  brauchen: ["V,k=bräuchte"],
  erschrecken: ["V"],
  interviewen: ["V,z=interviewt"],
  erwägen: ["V"],
  gelten: ["V,2=giltst,3=gilt,p=galt,k=gölte,z=gegolten"],
  gewinnen: ["V,p=gewann,k=gewänne,z=gewonnen"],
  gären: ["V"],
  glimmen: ["V"],
  hauen: ["V,p=hieb,z=gehauen"],
  helfen: ["V,2=hilfst,3=hilft,p=half,k=hülfe,z=geholfen"],
  hängen: ["V"],
  löschen: ["V,2=lischst,3=lischt,p=losch,k=lösche,z=geloschen"],
  melken: ["V", "V,p=molk,k=mölke,z=gemolken"],
  liken: ["V", "V,z=geliket"],
  quellen: ["V"],
  saugen: ["V,p=sog,k=söge,z=gesogen"],
  salzen: ["V", "V,z=gesalzen"],
  schaffen: ["V"],
  scheren: ["V"],
  schleifen: ["V"],
  schmelzen: ["V"],
  schrecken: ["V,2=schrickst,3=schrickt,p=schrak,k=schräke,z=geschrocken"],
  schwellen: ["V"],
  senden: ["V", "V,p=sandte,k=sendete,z=gesandt"],
  spalten: ["V", "V,z=gespalten"],
  stehen: ["V,p=stand,k=stände,z=gestanden"],
  triefen: ["V"],
  wachsen: ["V"],
  weben: ["V"],
  wägen: ["V"],
  weichen: ["V"],
  wenden: ["V", "V,p=wandte,k=wendete,z=gewandt"],
  wiegen: ["V", "V,p=wog,k=wöge,z=gewogen"],
  winken: ["V", "V,z=gewunken"],
};

/** The dictionary's forms of these are wrong. */
export const RIGHT_VERBS: Readonly<Record<string, string>> = {
  beratschlagen: "V",
  erweichen: "V",
  quellen: "V,2=quillst,3=quillt,p=quoll,k=quölle,z=gequollen,i=quill",
  scheren: "V,p=schor,k=schöre,z=geschoren",
  schleifen: "V,p=schliff,k=schliffe,z=geschliffen",
  schleißen: "V,p=schliss,k=schlisse,z=geschlissen",
  schwellen: "V,2=schwillst,3=schwillt,p=schwoll,k=schwölle,z=geschwollen,i=schwill",
  vergraben: "V,2=vergräbst,3=vergräbt,p=vergrub,k=vergrübe,z=vergraben",
  weichen: "V,p=wich,k=wiche,z=gewichen",
};

/** The dictionary separates nearly every verb with these prefixes; most of them do not part (er überprüft, sie unterscheidet). */
export const PARTING: Readonly<Record<string, ReadonlySet<string>>> = {
  über: words(
    "überbekommen übergreifen überhängen überkippen überkochen überkriegen überlaufen überleiten überquellen überschäumen überschwappen übersprudeln überstreifen",
  ),
  unter: words(
    "unterbringen untergehen unterhaken unterheben unterjubeln unterkommen unterkriechen unterkriegen untermengen untermischen unterordnen unterpflügen unterrühren unterschlüpfen untersinken untertauchen untervermieten",
  ),
  hinter: words(""),
};
/** The other way around: these prefixes part as a rule. */
export const NEVER_PARTING: ReadonlySet<string> = words(
  "umgeben umfassen umfließen umhüllen umjubeln umklammern umkreisen umlagern umrahmen umranken umringen umsäumen umschiffen umschwärmen umsegeln umsorgen umspannen umspielen umwerben umzäunen durchbluten durcheilen durchfluten durchforsten durchkreuzen durchleben durchlöchern durchmessen durchqueren durchschauen durchstöbern durchstreifen durchströmen durchsuchen durchwandern durchweben durchwühlen",
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** Adjectives that the dictionary lacks. */
export const MORE_ADJECTIVES: readonly string[] = `
  abgedreht abwaschbar adaptiv adrett administrativ adäquat agnostisch agrarisch akribisch allerliebst altruistisch ambivalent amoralisch amourös
  anarchistisch angepisst angesagt angetan anekdotisch anormal anämisch apart arbiträr atmosphärisch autark axial bang bankrott barfuß bedröppelt befugt
  begabt begnadet beige bejahrt bekifft beredt berauscht beschämt beschwipst beständig bestialisch bestrebt bildlich bipolar bitterlich bleich börslich
  brachial bravourös buddhistisch burschikos chaotisch charismatisch chronologisch cool cringe dämonisch defensiv desaströs detailliert diebisch drollig
  drüsig dufte dunkelhäutig durchwachsen düster dysfunktional dünnhäutig egozentrisch ehelich eklatant ekstatisch elendiglich energetisch enthusiastisch
  episch erhaben erleuchtet exotisch explizit extravagant exzentrisch fair fasslich feige fesch fett fidel fies fishy fit flapsig flau flauschig fluffig
  freakig friesisch frivol frohgemut füllig gastlich geil geisteskrank gelenk gelind genehm genialisch geopolitisch geradlinig gewieft gewiss glamourös
  glorreich gravierend gravitätisch gruftig gruselig hawaiianisch heil hellhäutig herzoglich hibbelig hip hippelig homophob händisch höllisch hygienisch
  hypnotisch idiotensicher idiotisch ikonisch illegitim illoyal immateriell immens implizit inaktiv initial initiativ insolvent intransparent invasiv
  irr irrelevant islamistisch jeglich jedwed jämmerlich kalifornisch kanarisch kapital karibisch kasachisch knackig knuffig kommod konstitutiv
  koreanisch krass kraus krude krumm kulant kuschelig lahm langärmelig kurzärmelig launig leger leutselig licht liiert loyal lobbyistisch lohnenswert
  luxemburgisch luzid lässig magnetisch manipulativ martialisch maskulin masochistisch mau mega melancholisch metaphorisch mickerig mickrig miesepetrig
  mondän monogam monströs morbid munter müßig nachgiebig narzisstisch neoliberal nonverbal nerdig nervig nichtsnutzig nigelnagelneu obskur obsolet
  offensiv okay optional orientierungslos ostfriesisch palliativ pampig parallel patriotisch pazifistisch pädophil pink pitschnass pittoresk platt poetisch
  polnisch postum prall präsidial präventiv protektiv psychedelisch pubertär putzig queer rank rar rechtschaffen redundant regelkonform regulatorisch
  resilient restriktiv riesig rigoros ruppig saisonal sakrosankt schal scheu schick schicklich schlaff schlapp schmal schnelllebig schräg schokoladig
  schrullig schusselig schwummrig selig servil siech siffig sinnhaft sittlich sizilianisch slawisch smart sperrig spleenig steif steinig stereotyp
  stereotypisch stet stoisch stramm stressig strubbelig stumpf stylisch suboptimal suizidal süffig symptomatisch systemisch südkoreanisch taff taktvoll
  tatverdächtig topfit tough toxisch trist trivial trübselig tuntig türkisch unausweichlich unbefugt unbeobachtet unbeschreiblich unbesorgt unerlaubt
  unerreichbar unfassbar ungeliebt ungewiss unhygienisch unkaputtbar unkooperativ unkompliziert unumgänglich untot unverkennbar unvergesslich
  unwiderstehlich unzerstörbar urig vage vegan vegetarisch verdächtig verflixt verhasst verkopft verpeilt verpennt verschnupft versehentlich verständig
  vertikal vertrackt verwegen verwundet vierköpfig virtuell visionär visuell vorlaut vulgär wahnhaft welk wert willig windschief winzig witzlos wohlig
  wuchtig wuschelig wunderlich wurscht würdig zackig zappelig zeitgemäß zickig zimperlich zottelig züchtig zuwider zynisch öde übergriffig überdreht
  überfordernd genderneutral gendergerecht millionenfach dreiköpfig fünfköpfig zweistöckig dreistöckig mehrstöckig mehrstündig mehrtägig mehrwöchig
  zweistellig dreistellig mehrstellig mehrseitig kleinteilig hochpreisig kunterbunt flüsterleise einsetzbar absetzbar hinnehmbar abgekämpft abgebrannt
  abgelutscht abgebrüht angefressen angenervt angetrunken ausgepowert aufgebrezelt aufgestylt ausgebucht eingefleischt entgeistert fuchsteufelswild
  wechselhaft musterhaft modellhaft amateurhaft wehrhaft krisenhaft wohnhaft stimmhaft schuldhaft verschroben bewandert versiert virtuos letal
  atypisch eidlich beklommen schwielig armlos gruslig oliv rosarot knallrot dunkelrot hellrot weinrot blutrot feuerrot kirschrot immobil resch verwittert
  gesinnt wahrscheinlich geflissentlich vorbehaltlich abhold beschieden erboten falb irden kiesig knusperig passee weichlich wirtlich getreu gestreng
  meinig deinig seinig unsrig eurig ihrig beschaffen drall dekadent prominent illuster ledern unzertrennlich untersetzt halbtot hirntot baumwollen
  bedachtsam beredsam integer photogen seitig sprachig apologetisch biologistisch neonazistisch parodistisch prognostisch utopistisch verschwollen
  vergoren relaxed ungekannt unbenannt trunken lebensbejahend nullachtfünfzehn stinknormal potthässlich sauwohl saublöd sackdoof rattenscharf grottenschlecht urgemütlich`
  .trim()
  .split(/\s+/);

export const MORE_WORDS: readonly string[] = `
  dato
  derer Dünkel Bände beredt blanc geleckt irgendwem irgendwen notfalls gen viertel rundweg aber ab abends abgesehen allein allerdings alles allzu also
  andererseits anders anderswo anfangs anscheinend anstatt auch auf aufgrund aus außen außer außerdem außerhalb bald bei beide beiden beides beinahe
  beispielsweise bereits besonders bestenfalls bestimmt bevor bis bisher bislang bisschen bloß da dabei dadurch dafür dagegen daheim daher dahin
  dahinter damals damit danach daneben dank dann daran darauf daraus darin darüber darum darunter dass davon davor dazu dennoch denn deshalb desto
  deswegen doch dort dorthin draußen drin drinnen drüben durch durchaus eben ebenfalls ebenso eher ehrlich eigentlich einander einerseits einfach
  einigermaßen einmal einst endlich entlang entweder erst erstens erstmals etwa etwas fast ferner folglich fort freilich früher für ganz gar gegen
  gegenüber gelegentlich genau genauso genug gerade geradeaus gern gerne gestern gleich gleichzeitig glücklicherweise halt hauptsächlich her heraus
  herein herum heute heutzutage hier hierher hin hinaus hinein hinten hinter hinterher höchstens hoffentlich ihretwegen immer immerhin indem indessen
  infolge innen innerhalb insbesondere insgesamt inzwischen irgendein irgendeine irgendetwas irgendwann irgendwas irgendwer irgendwie irgendwo
  irgendwohin ja jahrelang jawohl je jede jedenfalls jeder jederzeit jedes jedoch jemals jemand jener jenseits jetzt kaum keinesfalls keineswegs künftig
  längst lange lauter lediglich leider letztens letztendlich lieber los mal man manche mancher manches manchmal mehr mehrere mehrmals meinetwegen meist
  meistens miteinander mindestens mittags mitten mittlerweile möglicherweise möglichst morgen morgens nach nachdem nachher nachmittags nachts nämlich
  natürlich neben nebenan nebenbei nein nicht nichts nie niemals niemand nirgends nirgendwo noch nochmal nochmals nun nur ob oben obwohl oder öfter oft
  ohne ohnehin paar per plötzlich pro quasi raus rein rechts links rüber rund runter samt schließlich schon sehr seit seitdem selber selbst selten so
  sobald sodass sofort sogar solange solche solcher somit sondern sonst soviel soweit sowie sowieso sowohl später spätestens statt stattdessen stets
  stundenlang tagsüber tatsächlich trotz trotzdem überall überhaupt übermorgen übrigens um umso umsonst und ungefähr unten unter unterwegs viel viele
  vielen vieles vielleicht vielmehr völlig vom von vor voran voraus vorbei vorerst vorgestern vorher vorhin vorn vorne vormittags vorwärts während
  wahrscheinlich wann warum was weder weg wegen weil weiter weiterhin weitgehend wenig wenige weniger wenigstens wenn wer wie wieder wieso wieviel
  wirklich wo wobei wodurch wofür woher wohin wohl wolang womit wonach woran worauf woraus worin worüber worum wovon wovor wozu zeitweise ziemlich zirka
  zu zudem zuerst zufällig zugleich zuhause zuletzt zuliebe zum zumindest zunächst zur zurück zurzeit zusammen zusätzlich zuvor zwar zwischen zweitens
  drittens null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig
  dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend halb anderthalb dreimal zweimal viermal fünfmal hallo hi hey moin servus
  tschüss tschüs ciao danke bitte ach äh hm hmm mhm oh okay ok ne nee nö jo klar genau super toll cool krass geil mega voll echt total haha hihi lol
  naja na tja hurra aua igitt prost mist sorry wow ups dran drauf drum drüber drunter rauf hoch runter nix was wat grad gradmal mal nochmal eh halt
  bisserl vllt usw bzw ca z.B. etc danke sms app eure vielem beider zulasten hingegen jeher inne neuerdings zugunsten mitunter seither geradezu durchweg
  zuweilen lauthals zugange lauter manch mancherorts gemailt gechattet gegoogelt gestreamt sogenannt derzeit ehemals meinerseits hierzulande hierfür
  hiermit hierzu nachhinein vornherein beieinander zueinander nebeneinander aufeinander auseinander voneinander füreinander gegeneinander nacheinander
  hintereinander übereinander untereinander durcheinander ineinander derart derartig derlei dergleichen keinerlei allerlei vielerlei solcherlei
  zuallererst umgehend unlängst jüngst kürzlich neulich soeben sogleich ehedem einstweilen obgleich obschon wenngleich indes zumal wohingegen sofern
  insofern inwiefern inwieweit weshalb wessen deren dessen denen ihnen ihm ihn ihr ihrer dir dich mir mich uns euch sich er sie es wir ich du eurem
  euren eurer eures euer unser unsere unserem unseren unserer unseres lila rosa pink orange beige prima extra pleite egal schade quitt schuld recht leid weh
  beidem vielem einigem manchem solchem allem nix di gemäß entsprechend zufolge mangels anhand anlässlich bezüglich hinsichtlich mithilfe seitens zwecks
  binnen laut samt nebst wider ungeachtet unbeschadet ansonsten überaus daraufhin wahrlich jeweils weitaus öfters mittendrin nahezu andernfalls wohlauf
  circa demnach irgendwoher andersrum andersherum halbwegs überallhin allesamt beisammen folgendermaßen derweil zwischendurch allerhand wogegen
  zweifelsohne fortan nunmehr hierauf frühestens oftmals drumherum vergebens schlimmstenfalls vorab unterdessen bekanntlich teils allzeit hieraus
  bisweilen hiernach woraufhin hieran nimmermehr schlichtweg zumeist zutage kurzum herzlichst obenauf vollends hierin hierdurch abermals droben drunten
  hüben allenfalls eigens zugegebenermaßen erfreulicherweise ehe zustande herauf drauflos überhand dadrin dadrauf dadrüber dadran dahinten daoben
  jedwede jegliche jeglicher jegliches jemandem jemanden jemandes niemandem niemanden niemandes irgendjemand irgendjemanden irgendjemandem jemands
  niemands einher andern solang beinah instand hinterm überm unterm zugegen dutzend jedermann apropos einerlei anderenfalls anderenorts
  allerorten allezeit flugs gottlob geradewegs letztmals einstmals schlechterdings reinweg rechtens vorneweg vornweg solcherart willens blanko inkognito
  remis tabu voreinander weither seinetwegen deinetwegen unseretwegen alldem derzufolge vorgeblich elft wievielt mehrerer unsrem unsren unsrer unsres unsre eurer euerm euern unserm unsern euch nonstop andre andren andrem andrer andres selbem selbes mindeste dutzende dutzenden zweidrittel andernorts betreffs durchwegs geradenwegs jederart
  jedermanns spornstreichs amen herzu vermittels gelinkt freite freiten wollene wollener wollenes wollenem wollenen milliardstel millionstel nimmer des`
  .split(/\s+/)
  .filter((word) => word !== "");

/**
 * Short forms, dialect and slang of chats. The speller leaves them alone and never proposes them, and nothing is made of them: as the first part
 * of a compound, `ham` would turn Hamburg into a castle.
 */
export const CHAT_WORDS: readonly string[] = `
  isset issn scho nimma schee guad guat san samma hob hoab sagn gehn sehn stehn habn ham wolln solln könn müssn niks wos dös dees ma mia koa koan kloa
  oiso ois wia oba owa obend etz etzala bissle kimmt gsagt gmacht gsehn kumm wennste dasste obste warste biste wirste gemma hammer simmer scheen weeßte
  keener keene jut janz jetze allet ooch uff een eene nüscht dit nem nen ner n nich nichmal isses haste kannste willste weißte machste gehste siehste
  kommste hamse simma hamma gabs gibts gehts hats wirds wärs hätts fürs aufs ums übers unters durchs hinters vors ausm aufm mitm beim vonner inner innem
  immernoch digga diggi wallah yallah sus chillig goofy yolo omg wtf btw lg vg hdl hdgdl mfg asap imo idk kp ka np pls thx joa yo yep jep nope nää jaja
  jup puh boah bah och ah aha oha pah psst pst hoppla hups juhu jippie yippie yay huhu grüezi grüß gruezi hoi salü pfiat habedere griaß moinmoin tach
  tschö adieu bye basta ahoi ätsch pfui pfff pff hmpf argh arg bumm peng zack ruckzuck schwupps plopp klonk wumms rums plumps tatütata miau wuff muh mäh
  kikeriki nu ick icke dat ditte kieken ned nit isch mer bissl bissken bissi fei gell gelle gä ge gelt woll nech wa ebent mei oida leiwand urleiwand
  heuer jänner dahoam servas schmarrn schmarren schauma passt passts basst habter wollter könnter sollteste hätteste wärste würdeste möchteste hoste
  mogst magste brauchste denkste glaubste meinste findste sagste hörste nimmste kriegste gibste hasse bisse kannse willse issa isse jibt jibts jeht jeh
  wennse watt ditt nisch nöd gsi oan oane oans gschmack gwesn gwen gwesen gfreut gfallt mog mogs kriagt griagt schaug schaugn daham dahoim dehoam hoim
  hoam auffi obi eini außi umme nauf nunter naus nei nüber drüm glei moang morng oamoi amoi einmol nochmol zwoa woas woaß gö göi aweng weng gschwind
  grod rinn kiek kucken kuck kuckma gugg guggn schnacken klönen snacken lütt lütte lütten mien dien sien plietsch tüdelig dösig schietwetter buten wech
  wichtich töfte knorke jibbet gibbet gippet hömma hömmal kär pillepalle pipapo tacheles meschugge schnafte prollig abjefahrn brudi bratan habibi yalla
  vallah lan lak lowkey highkey literally actually basically whatever anyways deswegn wegn zwegen weils wenns obs obwohls dus ers sies wirs ichs mirs
  dirs ihms unsers machts kanns solls wars tuts kommts liegts stimmts klappts reichts läufts bringts`
  .trim()
  .split(/\s+/);

/** Nouns whose plural the dictionary has wrong: *drei Akten* are files, and no acts of a play. */
export const RIGHT_PLURALS: Readonly<Record<string, string>> = {
  Akt: "Akte",
  Festakt: "Festakte",
  Ross: "Rosse",
};

/** Nouns that the dictionary lacks, by gender and the endings of genitive and plural: `0` adds nothing, `-` means that there is no plural. */
export const MORE_NOUNS: Readonly<Record<string, string>> = {
  "m s 0":
    "Master Teckel Burger Tower Container User Gamer Influencer Streamer Youtuber Follower Newcomer Loser Player Blogger Podcaster Teenager Bodybuilder Trailer Hipster Router Beamer Browser Scanner Server Laptopständer Airfryer Döner Drucker Sneaker Pullunder Dreier Vierer Einser Zweier Anfänger Veganer Trockner Tracker Timer Ordner Hater Lieferservice Cheeseburger Biker Rapper Nerdkoffer Burner Skater Toaster Mixer Thriller Krimi",
  "m s s":
    "Bachelor Client Check Truck Freak Nerd Bro Boomer Hype Crush Move Vibe Look Style Trend Snack Donut Bagel Brunch Wrap Smoothie Latte Shake Cupcake Muffin Brownie Burrito Cheesecake Post Link Chat Call Account Tweet Screenshot Shot Spot Job Nebenjob Ferienjob Lockdown Shutdown Flow Trip Roadtrip Shop Onlineshop Deal Act Song Hit Remix Beat Club Pub Slot Stick Chip Hoodie Blazer Cardigan Bikini String Slip BH Trick Van Kombi Bulli Prof Promi Azubi Hiwi Ersti Zivi Opi Papi Sponti Schiri Profi Typo Fauxpas Flashback Boost Kick Lover Psycho Flirt Korb Clan Ninja",
  "m ns n": "Zuname",
  // Second plurals: those of another noun of the same form (*die Leiter*, *der Tor*, *die Flur*), and regional ones.
  "p 0 0": "Worte Leitern Kiefern Toren Ottern Fluren Krägen Bögen Rösser Magnete",
  "n es e": "Vlies",
  "f 0 en": "Mitgift",
  "m es e": "Greis Boss Kompass Pups Zoff Schubs Stups",
  "f 0 s":
    "Story Insta-Story Playlist Crew Deadline Community Comedy Message Mail WhatsApp Sprachi Nachri Challenge Bubble Band Show Lounge Lobby Location Timeline Hotline Tussi Doku Deko Reha Omi Mami Mutti Ex Oma Gang Suite Soap Sitcom Boutique Vespa Paprika Avocado Pasta Salsa Quinoa Papaya Ananas Mango Lasagne Aubergine",
  "f 0 n":
    "Hantel Nanny Uschi Paella Quiche Salami Peperoni Limette Zucchini Playstation Sauce Soße Zicke Pampe Glotze Kohle Knete Karre Bude Fete Macke Meise Plauze Kneipe Klatsche Pulle Kippe Latte Plörre Mucke Fresse Schnauze Klappe Birne",
  "n s s":
    "Handy Selfie Emoji Meme Video Date Meeting Team Tool Event Sushi Baguette Taxi Apartment Appartement Hobby Shirt T-Shirt Tanktop Sweatshirt Outfit Tattoo Piercing Make-up Update Upgrade Display Shampoo Deo Kit Set Game Match Team Abi Studi Wlan WLAN Navi Festival Sofa Steak Müsli Kebab Curry Croissant Tiramisu Sorbet Ticket Cover Label Tablet Notebook Podcast Feeling Casting Shooting Workout Mindset Red-Flag Hostel Resort Zuhause Feedback Baby Insta Klo Auto Kino Abo",
  "n s -":
    "Hertz Shopping Yoga Pilates Homeoffice Fitness Streaming Gaming Mobbing Stalking Camping Bouldern Teamwork Adrenalin Koffein Karate Kung-Fu Dating Tennis Wrestling Bowling Basilikum Fastfood Gejammer Geschwätz Gebrüll Getue Dingsbums Doping Facebook Instagram Tinder Netflix Twitter Recycling",
  "m s -":
    "Tran Cringe Stuss Blödsinn Quatsch Tratsch Zoff Trubel Radau Mumpitz Humbug Hokuspokus Döner Jetlag Knoblauch Hummus Couscous Bock Wahn Spott Dünger Sirup Smalltalk Corona-Test Humus Matcha Spam",
  "f 0 -":
    "Urzeit Lausitz Corona Pumpe Security Fitness WG-Suche Deko Vanille Feigheit Traurigkeit Freundlichkeit Tapferkeit Nächstenliebe Courage Puste Anmache Naivität Nacktheit Klaustrophobie Privatsphäre",
};
