import type { NounGender } from "#worker/tutor/german/paradigm.ts";

/** What the dictionaries lack: nouns with more than one gender, comparatives with an umlaut, and words that do not inflect. */
const mn: readonly NounGender[] = ["m", "n"];
const mf: readonly NounGender[] = ["m", "f"];
const fn: readonly NounGender[] = ["f", "n"];

export const MORE_GENDERS: Record<string, readonly NounGender[]> = {
  ...Object.fromEntries(
    "Joghurt Blog Laptop Keks Virus Teil Schild Verdienst Erbe Tor Gehalt Bund Liter Meter Zentimeter Filter Gummi Kaugummi Radio Event Service Spray Ketchup Download Bonbon Sakko Pyjama Match Prospekt Poster Puder Dotter Barock Biotop Curry Dschungel Fakt Gelee Kompromiss Lasso Marzipan Mündel Pflaster Podest Porridge Quiz Sandwich Tablet Upload Viertel Volleyball Zubehör Moment Gefallen Flur Single Kristall Stift Cartoon Cookie Account Link Post Chat Podcast Newsletter Ohm Kilometer Milliliter Gulasch Balg Bauer Ski Mensch Euro Knäuel Radar Reis Fax Smartphone Handout Deal Level Feedback Workshop Set Terminal Tattoo Modem Hektar Thermometer Barometer Virus Zölibat Elastik Silo Break Baby Chor Bikini Essay Extra Game Interface Kajak Motto Münster Plaid Raster Recycling Soccer Star Techno Toast Training"
      .split(" ")
      .map((word) => [word, mn]),
  ),
  ...Object.fromEntries(
    "See Leiter Band Steuer Kiefer Heide Kunde Otter Tau Weise Junge Tausend Hut Flur Kristall Alb Gig Mark"
      .split(" ")
      .map((word) => [word, mf]),
  ),
  ...Object.fromEntries(
    "Cola E-Mail Mail SMS App Nutella Foto Butter Tram Website Homepage Mall Party Limo Elf Drei Aerobic Steuer"
      .split(" ")
      .map((word) => [word, fn]),
  ),
  Band: ["m", "f", "n"],
  Mark: ["f", "n"],
  Baby: ["n"],
  Mensch: ["m"],
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

/** Regular verbs that the dictionary lacks; `hoch|laden` separates. */
export const MORE_VERBS: readonly string[] =
  "stricken harken surfen chatten streamen mailen simsen zoomen shoppen summen miauen flicken zocken puzzeln scannen klicken scrollen hoch|laden runter|laden aus|loggen ein|loggen immatrikulieren tratschen daten boykottieren gendern evaluieren frustrieren zu|gucken wackeln teil|nehmen".split(
    " ",
  );

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

export const MORE_WORDS: readonly string[] =
  `derer Dünkel Bände beredt blanc geleckt irgendwem irgendwen notfalls gen viertel rundweg aber ab abends abgesehen allein allerdings alles allzu also andererseits anders anderswo anfangs anscheinend anstatt auch auf aufgrund aus außen außer außerdem außerhalb bald bei beide beiden beides beinahe beispielsweise bereits besonders bestenfalls bestimmt bevor bis bisher bislang bisschen bloß da dabei dadurch dafür dagegen daheim daher dahin dahinter damals damit danach daneben dank dann daran darauf daraus darin darüber darum darunter dass davon davor dazu dennoch denn deshalb desto deswegen doch dort dorthin draußen drin drinnen drüben durch durchaus eben ebenfalls ebenso eher ehrlich eigentlich einander einerseits einfach einigermaßen einmal einst endlich entlang entweder erst erstens erstmals etwa etwas fast ferner folglich fort freilich früher für ganz gar gegen gegenüber gelegentlich genau genauso genug gerade geradeaus gern gerne gestern gleich gleichzeitig glücklicherweise halt hauptsächlich her heraus herein herum heute heutzutage hier hierher hin hinaus hinein hinten hinter hinterher höchstens hoffentlich ihretwegen immer immerhin indem indessen infolge innen innerhalb insbesondere insgesamt inzwischen irgendein irgendeine irgendetwas irgendwann irgendwas irgendwer irgendwie irgendwo irgendwohin ja jahrelang jawohl je jede jedenfalls jeder jederzeit jedes jedoch jemals jemand jener jenseits jetzt kaum keinesfalls keineswegs künftig längst lange lauter lediglich leider letztens letztendlich lieber los mal man manche mancher manches manchmal mehr mehrere mehrmals meinetwegen meist meistens miteinander mindestens mittags mitten mittlerweile möglicherweise möglichst morgen morgens nach nachdem nachher nachmittags nachts nämlich natürlich neben nebenan nebenbei nein nicht nichts nie niemals niemand nirgends nirgendwo noch nochmal nochmals nun nur ob oben obwohl oder öfter oft ohne ohnehin paar per plötzlich pro quasi raus rein rechts links rüber rund runter samt schließlich schon sehr seit seitdem selber selbst selten so sobald sodass sofort sogar solange solche solcher somit sondern sonst soviel soweit sowie sowieso sowohl später spätestens statt stattdessen stets stundenlang tagsüber tatsächlich trotz trotzdem überall überhaupt übermorgen übrigens um umso umsonst und ungefähr unten unter unterwegs viel viele vielen vieles vielleicht vielmehr völlig vom von vor voran voraus vorbei vorerst vorgestern vorher vorhin vorn vorne vormittags vorwärts während wahrscheinlich wann warum was weder weg wegen weil weiter weiterhin weitgehend wenig wenige weniger wenigstens wenn wer wie wieder wieso wieviel wirklich wo wobei wodurch wofür woher wohin wohl wolang womit wonach woran worauf woraus worin worüber worum wovon wovor wozu zeitweise ziemlich zirka zu zudem zuerst zufällig zugleich zuhause zuletzt zuliebe zum zumindest zunächst zur zurück zurzeit zusammen zusätzlich zuvor zwar zwischen zweitens drittens null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend halb anderthalb dreimal zweimal viermal fünfmal hallo hi hey moin servus tschüss tschüs ciao danke bitte ach äh hm hmm mhm oh okay ok ne nee nö jo klar genau super toll cool krass geil mega voll echt total haha hihi lol naja na tja hurra aua igitt prost mist sorry wow ups dran drauf drum drüber drunter rauf hoch runter nix was wat grad gradmal mal nochmal eh halt bisserl vllt usw bzw ca z.B. etc danke sms app eure vielem beider zulasten hingegen jeher inne neuerdings zugunsten mitunter seither geradezu durchweg zuweilen lauthals zugange lauter manch mancherorts gemailt gechattet gegoogelt gestreamt sogenannt derzeit ehemals meinerseits hierzulande hierfür hiermit hierzu nachhinein vornherein beieinander zueinander nebeneinander aufeinander auseinander voneinander füreinander gegeneinander nacheinander hintereinander übereinander untereinander durcheinander ineinander derart derartig derlei dergleichen keinerlei allerlei vielerlei solcherlei zuallererst umgehend unlängst jüngst kürzlich neulich soeben sogleich ehedem einstweilen obgleich obschon wenngleich indes zumal wohingegen sofern insofern inwiefern inwieweit weshalb wessen deren dessen denen ihnen ihm ihn ihr ihrer dir dich mir mich uns euch sich er sie es wir ich du eurem euren eurer eures euer unser unsere unserem unseren unserer unseres lila rosa orange beige prima extra pleite egal schade fit quitt schuld recht leid weh`
    .split(/\s+/)
    .filter((word) => word !== "");
