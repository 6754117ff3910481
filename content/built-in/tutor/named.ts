import type { Band, Line } from "#schema/content/tutor.ts";
import type { AboutQuestion } from "./going-on.ts";
import type { NounKind } from "./noun-kinds.ts";
import { BY_LEARNER, OF_LEARNER } from "./patterns/ask-on.ts";

/**
 * From B1 on, a question about something that the message names, by what it is: a soup is asked about in another way than a journey. `*` stands
 * for it with its article, or with "dein" when the learner calls it theirs.
 */
export interface NamedQuestion extends Line {
  case: AboutQuestion["case"] | "bare";
  /** Matches the noun, a compound by its last part. */
  of?: RegExp;
  band?: Exclude<Band, "A">;
  /** Only where its sentence tells of this time. */
  when?: "past" | "now" | "coming";
  /** The words of its sentence that make the question fit. */
  says?: RegExp;
  /** Matches a message that has answered it, or that it does not fit. */
  unless?: RegExp;
  /** Takes nothing good for granted: it can be asked amid trouble. */
  sober?: true;
  /** Only of what the learner calls theirs. */
  owned?: true;
}

const TOLD_OF_WORK =
  /(?<!\p{L})(?:handelt|geht es|es geht|ging es|es ging|darin|erzählt|wie \p{L}+ \p{L}+t)(?!\p{L})/iu;
const IS_MADE =
  /(?<!\p{L})(?:bau\p{Ll}*|gebaut|schreib\p{Ll}*|geschrieben|näh\p{Ll}*|genäht|strick\p{Ll}*|gestrickt|mal(?:e|en)|gemalt|zeichn\p{Ll}*|bastel\p{Ll}*|arbeit\p{Ll}* (?:\p{L}+ ){0,4}a[nm]|an (?:de[mr]|mein\p{Ll}*|unser\p{Ll}*) (?:\p{L}+ ){0,4}arbeit\p{Ll}*|programmier\p{Ll}*|übersetz\p{Ll}*|entwickl\p{Ll}*|entwerf\p{Ll}*|renovier\p{Ll}*|restaurier\p{Ll}*)(?!\p{L})/iu;
const COOKS =
  /(?<!\p{L})(?:koch\p{Ll}*|gekocht|back\p{Ll}*|gebacken|mach\p{Ll}*|gemacht|zubereit\p{Ll}*|brat\p{Ll}*|grill\p{Ll}*|gegrillt|ansetzen|rühr\p{Ll}*)(?!\p{L})/iu;
/** Somebody else does it, or nobody yet. */
const NOT_DOING_IT =
  /(?<!\p{L})(?:liebäug\p{Ll}*|überleg\p{Ll}*|möchte|will|würde|könnte|sollte|vielleicht|plane|träum\p{Ll}*|irgendwann|Schüler\p{Ll}*|Student\p{Ll}*|Studierende\p{Ll}*|korrigier\p{Ll}*|unterricht\p{Ll}*|Lehrer\p{Ll}*|Dozent\p{Ll}*|Sohn|Tochter|Kinder|Bruder|Schwester|er|sie|ihr\p{Ll}*|sein\p{Ll}*)(?!\p{L})/iu;
const EFFORT =
  /(?:projekt|kurs|fortbildung|weiterbildung|ausbildung|lehre|studium|training|prüfung|marathon|übersetzung|umbau|renovierung|turnier|wettkampf|praktikum|masterarbeit|bachelorarbeit|doktorarbeit|dissertation|präsentation|vortrag|umschulung|triathlon)$/iu;
const HARD_OR_NOT_DOING_IT = new RegExp(
  String.raw`${NOT_DOING_IT.source}|(?<!\p{L})(?:schwer\p{Ll}*|schwierig\p{Ll}*|schlimm\p{Ll}*|fürcht\p{Ll}*|Angst|hör\p{Ll}*|gehört|besucht)(?!\p{L})`,
  "iu",
);

const ABSTRACT =
  /^(?:freiheit|meinungsfreiheit|gerechtigkeit|ungerechtigkeit|höflichkeit|bequemlichkeit|gelassenheit|einsamkeit|zugehörigkeit|großzügigkeit|bescheidenheit|aufrichtigkeit|solidarität|kreativität|zufriedenheit|geborgenheit|eitelkeit|zynismus|mentalität|pünktlichkeit|disziplin|geduld|ungeduld|ehrgeiz|humor|ironie|verbundenheit|weltoffenheit|gastfreundschaft|hilfsbereitschaft|sparsamkeit|nostalgie|melancholie|perfektionismus|leistungsdruck|gleichgültigkeit|einfachheit|neugier|verantwortung|zusammenhalt|gemeinschaft)$/iu;

/** The narrower stand before the wider; each is asked once in a conversation, of whatever. */
export const NAMED: readonly NamedQuestion[] = [
  // Books, films, plays.
  {
    of: /(?:(?<!skizzen|tage|kassen|wörter|adress|gäste|koch|heft|notiz|fahrten|sach|schul|lehr|kurs)buch|roman|krimi|erzählung|gedicht|film|serie|doku|theaterstück|inszenierung|podcast|hörbuch|drama|komödie|novelle|biografie)$/iu,
    band: "C",
    case: "nominative",
    say: "Wovon handelt * im Kern?",
    en: "What is * about at its core?",
    unless: TOLD_OF_WORK,
  },
  {
    of: /(?:(?<!skizzen|tage|kassen|wörter|adress|gäste|koch|heft|notiz|fahrten|sach|schul|lehr|kurs)buch|roman|krimi|erzählung|gedicht|film|serie|doku|theaterstück|inszenierung|podcast|hörbuch|drama|komödie|biografie)$/iu,
    case: "dative",
    say: "Worum geht es ~denn in *?",
    en: "What is * about?",
    unless: TOLD_OF_WORK,
  },
  {
    of: /(?:(?<!skizzen|tage|kassen|wörter|adress|gäste|koch|heft|notiz|fahrten|sach|schul|lehr|kurs)buch|roman|krimi|film|serie|inszenierung|podcast|ausstellung|konzert|theaterstück|drama|lesung|musical)$/iu,
    when: "past",
    case: "dative",
    say: "Was ist {dir|Ihnen} von * besonders in Erinnerung geblieben?",
    en: "What do you remember most about *?",
    unless: /(?<!\p{L})(?:Kopf|Erinnerung|erinner\p{Ll}*|vergess\p{Ll}*)(?!\p{L})/iu,
  },
  // What one makes oneself.
  {
    of: /(?:möbelstück|möbel|hocker|tisch|regal|schrank|stuhl|pullover|kleid|schal|decke|bild|gemälde|skulptur|song|lied|roman|buch|gedicht|artikel|übersetzung|blog|app|programm|spiel|masterarbeit|bachelorarbeit|doktorarbeit|dissertation|hausarbeit|drehbuch|modell|boot|gartenhaus|hochbeet)$/iu,
    when: "now",
    says: IS_MADE,
    sober: true,
    case: "dative",
    say: "Wie lange {arbeitest du|arbeiten Sie} schon an *?",
    en: "How long have you been working on *?",
    unless: /(?<!\p{L})(?:seit|schon|(?:\p{L}+ )?(?:Tagen?|Wochen?|Monaten?|Jahren?))(?!\p{L})/iu,
  },
  {
    of: /(?:möbelstück|hocker|tisch|regal|pullover|kleid|schal|bild|gemälde|skulptur|song|lied|roman|gedicht|blog|app|programm|spiel|modell|hochbeet|podcast)$/iu,
    says: IS_MADE,
    case: "accusative",
    say: "Wie {bist du|sind Sie} auf die Idee für * gekommen?",
    en: "How did you get the idea for *?",
  },
  // Efforts.
  {
    of: EFFORT,
    band: "C",
    when: "past",
    sober: true,
    case: "nominative",
    say: "Was hat {dir|Ihnen} * am meisten abverlangt?",
    en: "What was most demanding about * for you?",
    unless: NOT_DOING_IT,
  },
  {
    of: EFFORT,
    band: "C",
    when: "now",
    sober: true,
    case: "nominative",
    say: "Was verlangt {dir|Ihnen} * am meisten ab?",
    en: "What is most demanding about * for you?",
    unless: NOT_DOING_IT,
  },
  {
    of: EFFORT,
    when: "past",
    sober: true,
    case: "dative",
    say: "Was war an * für {dich|Sie} am schwierigsten?",
    en: "What was the most difficult thing about * for you?",
    unless: HARD_OR_NOT_DOING_IT,
  },
  {
    of: EFFORT,
    when: "now",
    sober: true,
    case: "dative",
    say: "Was ist an * für {dich|Sie} am schwierigsten?",
    en: "What is the most difficult thing about * for you?",
    unless: HARD_OR_NOT_DOING_IT,
  },
  {
    of: /(?:projekt|kurs|fortbildung|weiterbildung|ausbildung|lehre|studium|fernstudium|umschulung|praktikum)$/iu,
    sober: true,
    case: "accusative",
    say: "Warum {hast du dich|haben Sie sich} für * entschieden?",
    en: "Why did you choose *?",
    unless: new RegExp(String.raw`${NOT_DOING_IT.source}|(?<!\p{L})(?:weil|muss\p{Ll}*|damit|um)(?!\p{L})`, "iu"),
  },
  // Journeys, feasts, outings.
  {
    of: /(?:reise|ausflug|wanderung|tour|urlaub|feier|fest|party|hochzeit|konzert|festival|auftritt|treffen|rundfahrt|radtour|kreuzfahrt|festessen|sonntagsessen|abendessen|picknick|spieleabend)$/iu,
    when: "past",
    case: "dative",
    say: "An welchen Moment von * {denkst du|denken Sie} besonders gern zurück?",
    en: "Which moment from * do you most like to look back on?",
    unless:
      /(?<!\p{L})(?:peinlich|langweilig|schrecklich|furchtbar|abgesagt|verpasst|nicht|nie|kein\p{Ll}*)(?!\p{L})/iu,
  },
  {
    of: /(?:reise|ausflug|wanderung|tour|urlaub|feier|fest|party|hochzeit|konzert|festival|treffen|rundfahrt|radtour|kreuzfahrt|ausstellung|picknick|aufführung|rückkehr|umzug)$/iu,
    when: "coming",
    case: "accusative",
    say: "Worauf {freust du dich|freuen Sie sich} am meisten, wenn {du an * denkst|Sie an * denken}?",
    en: "What are you looking forward to most when you think of *?",
    unless: /(?<!\p{L})(?:freu\p{Ll}*|Vorfreude|gespannt|Lampenfieber|nervös|leider|muss|müssen|graut)(?!\p{L})/iu,
  },
  {
    of: /(?:reise|ausflug|wanderung|tour|feier|fest|party|hochzeit|umzug|treffen|auftritt|vortrag|radtour|rundfahrt)$/iu,
    when: "coming",
    sober: true,
    case: "accusative",
    say: "Was {musst du|müssen Sie} für * noch vorbereiten?",
    en: "What do you still have to prepare for *?",
    unless:
      /(?<!\p{L})(?:vorbereit\p{Ll}*|besuche|besuchen|gehen|gehe|höre|hören|sehe|sehen|Karten?|Tickets?|eingeladen|Einladung)(?!\p{L})/iu,
  },
  {
    of: /(?:hochzeit|feier|fest|party|festival|ausflug|wanderung|tour|radtour|rundfahrt|kreuzfahrt|picknick)$/iu,
    sober: true,
    case: "dative",
    say: "Wer war bei * alles dabei?",
    en: "Who else was at *?",
    when: "past",
    unless: /(?<!\p{L})(?:mit|wir|allein\p{Ll}*|zusammen|gemeinsam|alle)(?!\p{L})/iu,
  },
  // Food.
  {
    of: /(?:suppe|kuchen|torte|curry|gericht|brot|salat|auflauf|eintopf|plätzchen|kekse|knödel|marmelade|soße|sauce|pizza|lasagne|risotto|gulasch|braten|sauerteig|teig|pfannkuchen|nudeln|borschtsch|paella|couscous|hummus)$/iu,
    says: COOKS,
    case: "accusative",
    say: "Was macht * bei {dir|Ihnen} besonders gut?",
    en: "What makes * especially good when you make it?",
    unless:
      /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|misslingt|misslungen|verbrannt|angebrannt|salzig|zu \p{Ll}+|er|sie|Oma|Mutter|Vater|Bruder|Schwester)(?!\p{L})/iu,
  },
  // Things that one has or buys.
  {
    of: /(?:jacke|mantel|kleid|tasche|rucksack|fahrrad|motorrad|kamera|gitarre|klavier|geige|sofa|lampe|teppich|sessel|zelt|plattenspieler|kaffeemaschine|hose|hemd|bluse|anzug|pullover|stiefel|turnschuhe|sneaker|wohnung|balkon|(?<!kinder)garten|(?<!rat|treppen|kauf|hoch)haus|zimmer|dachboden)$/iu,
    case: "dative",
    say: "Was gefällt {dir|Ihnen} an * am besten?",
    en: "What do you like best about *?",
    unless:
      /(?<!\p{L})(?:nicht|kein\p{Ll}*|leider|hässlich|kaputt|zu (?:klein|groß|teuer|eng|laut|viel)|gefällt|zurück\p{Ll}*|umtausch\p{Ll}*|verkauf\p{Ll}*|verloren|gestohlen|such\p{Ll}*|könnte|würde|fast|will|möchte|ihr\p{Ll}*|sein\p{Ll}*)(?!\p{L})/iu,
  },
  {
    of: /(?:fahrrad|motorrad|kamera|gitarre|geige|plattenspieler|schallplatten?|sammlung|boot|wohnwagen|wohnmobil)$/iu,
    sober: true,
    case: "dative",
    say: "Was {hast du|haben Sie} mit * noch vor?",
    en: "What are you planning to do with *?",
    unless:
      /(?<!\p{L})(?:nicht|kein\p{Ll}*|kaputt|verkauft|gestohlen|verloren|fast|könnte|würde|ihr\p{Ll}*|sein\p{Ll}*)(?!\p{L})/iu,
  },
  // Places.
  {
    of: /(?:café|kneipe|bar|restaurant|(?<!wohnungs|job|stellen|finanz)markt|flohmarkt|museum|park|viertel|altstadt|strand|insel|burg|(?<!fahrrad|tür|zahlen)schloss|werkstatt|laden|buchladen|bibliothek|halle|boulderhalle|kletterhalle|schrebergarten|biergarten|bäckerei|club|campus)$/iu,
    when: "now",
    case: "accusative",
    say: "Was unterscheidet * von anderen?",
    en: "What sets * apart from others?",
    unless: /(?<!\p{L})(?:nicht|kein\p{Ll}*|leider|nie|geschlossen|zu)(?!\p{L})/iu,
  },
  {
    of: /(?:café|kneipe|bar|restaurant|(?<!wohnungs|job|stellen|finanz)markt|flohmarkt|museum|park|viertel|altstadt|strand|insel|burg|(?<!fahrrad|tür|zahlen)schloss|bibliothek|biergarten|buchladen|second-hand-laden|campus|wg)$/iu,
    sober: true,
    case: "accusative",
    say: "Wie {würdest du|würden Sie} * jemandem beschreiben, der noch nie dort war?",
    en: "How would you describe * to somebody who has never been there?",
    unless:
      /(?<!\p{L})(?:will|möchte|nächste\p{Ll}*|zum ersten Mal|noch nie|bau\p{Ll}*|gebaut|plan\p{Ll}*|geplant|Projekt\p{Ll}*|Zeitplan|insolvent|Nordsee)(?!\p{L})/iu,
  },
  // Hobbies and groups.
  {
    of: /^(?:bouldern|klettern|tanzen|malen|nähen|stricken|schwimmen|laufen|joggen|wandern|segeln|surfen|reiten|fotografieren|zeichnen|töpfern|angeln|gärtnern|backen|singen|schach|yoga|tennis|handball|volleyball|basketball|tischtennis|improtheater)$|(?:chor|band|orchester|verein|theatergruppe|tanzkurs|mannschaft|töpferkurs|ehrenamt)$/iu,
    says: BY_LEARNER,
    sober: true,
    case: "dative",
    say: "Wie {bist du|sind Sie} zu * gekommen?",
    en: "How did you get into *?",
    unless:
      /(?<!\p{L})(?:seit|angefangen|begonnen|früher|als Kind|durch|weil|sie|er|Tochter|Sohn|Bruder|Schwester|Freund\p{Ll}*)(?!\p{L})/iu,
  },
  {
    of: /^(?:bouldern|klettern|tanzen|malen|nähen|stricken|schwimmen|laufen|wandern|segeln|surfen|reiten|fotografieren|zeichnen|töpfern|angeln|gärtnern|backen|singen|schach|yoga|tennis|handball|volleyball)$|(?:chor|band|orchester|verein|theatergruppe|mannschaft|ehrenamt)$/iu,
    when: "now",
    says: BY_LEARNER,
    case: "nominative",
    say: "Was gibt {dir|Ihnen} *?",
    en: "What do you get out of *?",
    unless: /(?<!\p{L})(?:nichts?|kein\p{Ll}*|sie|er|Tochter|Sohn|Bruder|Schwester|weil|damit)(?!\p{L})/iu,
  },
  // Plans and decisions.
  {
    of: /(?:entscheidung|entschluss|wechsel|umzug|berufswechsel|neuanfang|auswanderung|rückkehr)$/iu,
    sober: true,
    case: "dative",
    say: "Was hat {dich|Sie} zu * bewogen?",
    en: "What led you to *?",
    unless: /(?<!\p{L})(?:weil|denn|damit|ihr\p{Ll}*|sein\p{Ll}*|er|sie|Chef\p{Ll}*|Firma)(?!\p{L})/iu,
  },
  // What is talked and written.
  {
    of: /(?:vortrag|lesung|präsentation|predigt)$/iu,
    when: "past",
    sober: true,
    case: "dative",
    say: "Worum ging es in *?",
    en: "What was * about?",
    unless: /(?<!\p{L})(?:über|wegen|weil|darum|ging es|ob)(?!\p{L})/iu,
  },
  {
    of: /(?:streit|diskussion|debatte|besprechung|sitzung|krach|auseinandersetzung|meeting)$/iu,
    when: "past",
    sober: true,
    case: "dative",
    say: "Worum ging es bei *?",
    en: "What was * about?",
    unless: /(?<!\p{L})(?:über|wegen|weil|darum|ging es|ob)(?!\p{L})/iu,
  },
  {
    of: /(?:(?:post|glückwunsch|geburtstags|weihnachts|ansichts|urlaubs)karte|zettel)$/iu,
    when: "past",
    sober: true,
    case: "dative",
    say: "Was stand auf *?",
    en: "What did * say?",
    unless: /(?<!\p{L})(?:dass|ob|stand|steht|geschrieben, |will|vielleicht|soll\p{Ll}*)(?!\p{L})|:/iu,
  },
  {
    of: /(?:brief|mail|e-mail|einladung|anzeige)$/iu,
    when: "past",
    sober: true,
    case: "dative",
    say: "Was stand in *?",
    en: "What did * say?",
    unless: /(?<!\p{L})(?:dass|ob|stand|steht|geschrieben, |will|vielleicht|soll\p{Ll}*)(?!\p{L})|:/iu,
  },
  // Animals that one meets.
  {
    of: /^(?:elch|bär|hirsch|reh|fuchs|wolf|wal|delfin|igel|adler|schlange|spinne|waschbär|wildschwein|eichhörnchen|storch|kuh|esel|affe)$/iu,
    when: "past",
    says: /(?<!\p{L})(?:gesehen|sah|begegnet|entdeckt|getroffen|stand|saß|kam|lief|rannte|sprang|tauchte|aufgetaucht|gekommen)(?!\p{L})/iu,
    sober: true,
    case: "accusative",
    say: "Wie {hast du|haben Sie} auf * reagiert?",
    en: "How did you react to *?",
    unless: /(?<!\p{L})(?:weggegangen|weggelaufen|weggeflogen|reagiert|tot|gestorben|überfahren|gegessen)(?!\p{L})/iu,
  },
  // What gets on people's nerves.
  {
    of: /(?:verspätung|tourismus|verkehr(?!smittel)|lärm|müll|bürokratie|werbung|inflation|mieten|mietpreise|preise|staus?|chaos|mangel|lehrermangel|fachkräftemangel|einsamkeit|zeitdruck|leistungsdruck|überstunden|vorurteile?|klimawandel|wohnungsnot|plastikmüll|lebensmittelverschwendung|massentourismus|verkehrslärm|baulärm|papierkram)(?:e|en|n|s)?$/iu,
    sober: true,
    case: "accusative",
    say: "Was {könnte man deiner|könnte man Ihrer} Meinung nach gegen * tun?",
    en: "What do you think could be done about *?",
    unless: /(?<!\p{L})(?:dagegen|sollte|müsste|könnte man|Lösung\p{Ll}*)(?!\p{L})/iu,
  },
  // What has no shape.
  {
    of: ABSTRACT,
    band: "C",
    sober: true,
    case: "nominative",
    say: "Worin zeigt sich * {deiner|Ihrer} Erfahrung nach am deutlichsten?",
    en: "In your experience, where does * show most clearly?",
    unless: /(?<!\p{L})(?:zeigt sich|zum Beispiel|beispielsweise|etwa)(?!\p{L})/iu,
  },
  {
    of: ABSTRACT,
    band: "C",
    sober: true,
    case: "nominative",
    say: "Wann stößt * {deiner|Ihrer} Ansicht nach an Grenzen?",
    en: "When do you think * reaches its limits?",
  },
  {
    of: /^(?:familien|weihnachts)?(?:tradition|brauch|ritual|gewohnheit)$/iu,
    sober: true,
    case: "nominative",
    say: "Woher kommt *?",
    en: "Where does * come from?",
    unless: /(?<!\p{L})(?:seit|weil|von mein\p{Ll}*|früher|stammt|kommt)(?!\p{L})/iu,
  },
];

const TOLD_OR_NAMED = new RegExp(String.raw`${TOLD_OF_WORK.source}|(?<!\p{L})über(?!\p{L})`, "iu");
const JUDGED =
  /(?<!\p{L})(?:schön\p{Ll}*|toll\p{Ll}*|super|schlimm\p{Ll}*|schrecklich\p{Ll}*|furchtbar\p{Ll}*|langweilig\p{Ll}*|spannend\p{Ll}*|interessant\p{Ll}*|lustig\p{Ll}*|peinlich\p{Ll}*|gefallen|gefiel|genossen|überrascht|enttäuscht|begeistert|nicht|nie|abgesagt|ausgefallen|verschoben|verpasst)(?!\p{L})/iu;
const DESCRIBED_PERSON =
  /(?<!\p{L})(?:Mensch\p{Ll}*|Typ|(?:ich (?:bin|war)|bin ich|war ich)(?: \p{L}+)? eine?|nett\p{Ll}*|lieb\p{Ll}*|lustig\p{Ll}*|streng\p{Ll}*|ruhig\p{Ll}*|still\p{Ll}*|klug\p{Ll}*|freundlich\p{Ll}*|nervös\p{Ll}*|fleißig|faul|stur\p{Ll}*|geduldig\p{Ll}*|schüchtern|genau|typisch)(?!\p{L})/iu;
const SMALL_CHILD = new RegExp(
  String.raw`${DESCRIBED_PERSON.source}|(?<!\p{L})(?:Baby|Wochen|Monate|geboren|Geburt|schwanger|Kita|Krippe)(?!\p{L})`,
  "iu",
);
const GOT =
  /(?<!\p{L})(?:kauf\p{Ll}*|gekauft|geschenkt|bekommen|geerbt|gefunden|bestellt|Geschenk|von mein\p{Ll}*|vo[nm] (?:der|dem)|gehört\p{Ll}*|vermiss\p{Ll}*|verloren|gestohlen|kaputt|will|möchte|brauche|suche)(?!\p{L})/iu;
const REASONED = /(?<!\p{L})(?:weil|denn|deshalb|wegen|dank|eingeladen|um (?:\p{L}+ ){0,6}zu)(?!\p{L})/iu;
const REASONED_OR_WANTED = new RegExp(
  String.raw`${REASONED.source}|(?<!\p{L})(?:brauch\p{Ll}*|such\p{Ll}*|fehlt|noch kein\p{Ll}*|muss|müssen)(?!\p{L})`,
  "iu",
);
const MET = /(?<!\p{L})(?:kennengelernt|kenne|kennen|seit|getroffen|zufällig|damals|Studium)(?!\p{L})/iu;
const GETS_ON =
  /(?<!\p{L})(?:versteh\p{Ll}*|streit\p{Ll}*|gestritten|Streit|nerv\p{Ll}*|ärger\p{Ll}*|lieb(?!er)\p{Ll}*|mag|Verhältnis|befreundet|heirat\p{Ll}*|komm(?:e|en|t|st) (?:\p{L}+ )*(?:klar|aus)|(?:klar|aus)komm\p{Ll}*|besuch\p{Ll}*|krank|verletzt)(?!\p{L})/iu;

/** What can be described to somebody who has not seen it. */
const PICTURED: readonly NamedQuestion[] = [
  {
    case: "accusative",
    band: "B",
    sober: true,
    say: "Wie kann ich mir * vorstellen?",
    en: "How should I picture *?",
  },
  {
    case: "accusative",
    band: "C",
    sober: true,
    say: "Wie darf ich mir * vorstellen?",
    en: "How should I picture *?",
  },
];

/**
 * From B1 on, behind whatever was told: what fits anything of a kind. `[ist|ist|sind]` speaks of a man, a woman and several people. The
 * first one that fits is asked, each once in a conversation.
 */
export const BY_KIND: Readonly<Record<Exclude<NounKind, "none">, readonly NamedQuestion[]>> = {
  place: [
    ...PICTURED,
    {
      case: "dative",
      says: OF_LEARNER,
      sober: true,
      say: "Was {verbindest du|verbinden Sie} mit *?",
      en: "What do you associate with *?",
    },
    {
      case: "dative",
      of: /(?:insel|burg|kloster|tempel|palast|museum|galerie|theater|bucht|schlucht|höhle|ruine|café|restaurant|kneipe)$/iu,
      say: "Was ist das Besondere an *?",
      en: "What is special about *?",
    },
  ],
  event: [
    {
      case: "accusative",
      when: "past",
      says: BY_LEARNER,
      sober: true,
      say: "Wie {hast du|haben Sie} * erlebt?",
      en: "What was * like for you?",
      unless: JUDGED,
    },
    {
      case: "dative",
      of: /(?:prüfung|klausur|klassenarbeit|examen)$/iu,
      when: "coming",
      sober: true,
      say: "Was erwartet {dich|Sie} bei *?",
      en: "What is in store for you on *?",
    },
    {
      case: "dative",
      when: "coming",
      sober: true,
      say: "Was {erwartest du|erwarten Sie} von *?",
      en: "What do you expect from *?",
    },
    {
      case: "accusative",
      when: "now",
      sober: true,
      say: "Wie kann ich mir * vorstellen?",
      en: "How should I picture *?",
    },
    {
      case: "dative",
      of: /(?:auftritt|aufenthalt|begegnung|debatte|demonstration|diskussion|interview|protest|(?<!hochzeits|rück|heim|dienst|geschäfts)reise|streik|treffen|umzug|unterhaltung)$/iu,
      when: "past",
      sober: true,
      say: "Wie kam es zu *?",
      en: "How did * come about?",
      unless: REASONED,
    },
  ],
  activity: [
    {
      case: "dative",
      of: /^(?:Handball|Fußball|Volleyball|Basketball|Tennis|Tischtennis|Schach|Yoga|Klettern|Bouldern|Rudern|Segeln|Surfen|Reiten|Tanzen|Nähen|Stricken|Töpfern|Malen|Fotografieren|Backen|Kochen|Singen|Schwimmen|Tauchen|Gärtnern|Imkern|Übersetzen|Dolmetschen|Unterrichten)$/u,
      sober: true,
      say: "Worauf kommt es bei * an?",
      en: "What matters when it comes to *?",
    },
    {
      case: "accusative",
      of: /(?:(?<!haus|garten|klassen)arbeit|(?<!haus)aufgabe|ausbildung|beruf|ehrenamt|ferienjob|nebenjob|forschung|fortbildung|handwerk|kurs|praktikum|projekt|schulung|seminar|studiengang|studium|training|tätigkeit|unterricht|weiterbildung)$/iu,
      when: "now",
      says: BY_LEARNER,
      sober: true,
      say: "Wie kann ich mir * vorstellen?",
      en: "How should I picture *?",
    },
  ],
  group: [
    ...PICTURED,
    {
      case: "dative",
      sober: true,
      owned: true,
      say: "Was verbindet {dich|Sie} mit *?",
      en: "What is your connection to *?",
    },
  ],
  work: [
    { case: "dative", sober: true, say: "Worum geht es in *?", en: "What is * about?", unless: TOLD_OR_NAMED },
    {
      case: "dative",
      of: /(?:buch|roman|film|serie|krimi|podcast|ausstellung|musical|oper|song|lied|comic|theaterstück)$/iu,
      when: "past",
      says: BY_LEARNER,
      say: "Was hat {dich|Sie} an * angesprochen?",
      en: "What appealed to you about *?",
      unless: JUDGED,
    },
  ],
  food: [
    {
      case: "nominative",
      of: /(?:spezialität|delikatesse|nationalgericht|hauptgericht|eintopf|suppe|curry|marinade|kefir|paella|lasagne|dessert|gebäck)$/iu,
      sober: true,
      when: "now",
      say: "Wie schmeckt *?",
      en: "What does * taste like?",
      unless:
        /(?<!\p{L})(?:schmeck\p{Ll}*|geschmeckt|lecker\p{Ll}*|köstlich\p{Ll}*|salzig|süß|scharf|sauer|jeden|immer|täglich|morgens|abends)(?!\p{L})/iu,
    },
    {
      case: "dative",
      of: /(?:braten|brot|kuchen|suppe|soße|sauce|eintopf|lasagne|paella|knödel|marinade|curry|pizza|marmelade|gebäck|schnitzel|salat)$/iu,
      says: COOKS,
      sober: true,
      say: "Worauf kommt es bei * an?",
      en: "What matters when it comes to *?",
    },
  ],
  thing: [
    {
      case: "dative",
      of: /(?:gitarre|klavier|geige|cello|akkordeon|trompete|motorrad|moped|roller|kamera|boot|wohnwagen|wohnmobil|nähmaschine|plattenspieler|fahrrad|rennrad|teleskop|instrument)$/iu,
      says: BY_LEARNER,
      sober: true,
      owned: true,
      say: "Wie {bist du|sind Sie} zu * gekommen?",
      en: "How did you end up with *?",
      unless: GOT,
    },
  ],
  plan: [
    {
      case: "dative",
      of: /^(?:Plan|Idee|Vorschlag|Vorhaben|Ritual|Konzept)$/u,
      sober: true,
      say: "Wie kam es zu *?",
      en: "How did * come about?",
      unless: REASONED_OR_WANTED,
    },
    {
      case: "nominative",
      of: /^(?:Plan|Idee|Vorschlag|Vorhaben|Konzept|Ritual|Rezept|Kompromiss)$/u,
      when: "now",
      sober: true,
      say: "Wie genau sieht * aus?",
      en: "What exactly does * look like?",
      unless: REASONED_OR_WANTED,
    },
    {
      case: "nominative",
      of: /^(?:Methode|System|Verfahren|Trick|Strategie)$/u,
      when: "now",
      sober: true,
      say: "Wie genau funktioniert *?",
      en: "How exactly does * work?",
      unless: REASONED_OR_WANTED,
    },
  ],
  idea: [
    {
      case: "bare",
      sober: true,
      say: "Was bedeutet * für {dich|Sie}?",
      en: "What does * mean to you?",
      unless: /bedeut/iu,
    },
    {
      case: "bare",
      of: /(?:bürokratie|höflichkeit|ironie|humor|gerechtigkeit|misstrauen|arroganz|respekt|vielfalt|kunst|kultur|natur|solidarität|großzügigkeit|hektik|überwachung|korruption|verschwendung|konkurrenz|ungeduld|freundlichkeit)$/iu,
      sober: true,
      say: "Wo begegnet {dir|Ihnen} * im Alltag?",
      en: "Where do you come across * in everyday life?",
    },
  ],
  person: [
    {
      case: "dative",
      of: /(?:bruder|schwester|chef|chefin|kolleg(?:e|in)|kollegen|nachbar|nachbarin|nachbarn|schwiegermutter|schwiegervater|schwiegereltern|mitbewohner|mitbewohnerin|cousin|cousine|onkel|tante|vermieter|vermieterin|trainer|trainerin)$/iu,
      when: "now",
      owned: true,
      say: "Wie {verstehst du dich|verstehen Sie sich} mit *?",
      en: "How do you get along with *?",
      unless: GETS_ON,
    },
    {
      case: "nominative",
      of: /(?:sohn|tochter|enkel|enkelin|neffe|nichte)$/iu,
      when: "now",
      sober: true,
      owned: true,
      say: "Wie [ist|ist|sind] * ~denn so?",
      en: "What [is|is|are] * like?",
      unless: SMALL_CHILD,
    },
    {
      case: "nominative",
      of: /^(?!Oma|Opa|Baby|Kind|Zwilling)(?!\p{L}*(?:groß(?:mutter|vater|eltern)|sohn|söhne|tochter|töchter|kind|kinder|mädchen|junge|jungs|enkel|enkelin|neffe|nichte|hund|hündin|kater|katze|hamster|papagei)$)/iu,
      when: "now",
      sober: true,
      say: "Was [ist|ist|sind] * für [ein Mensch|ein Mensch|Menschen]?",
      en: "What kind of [person is|person is|people are] *?",
      unless: DESCRIBED_PERSON,
    },
    {
      case: "accusative",
      of: /(?:freund|freundin|partner|partnerin|mann|frau|kolleg(?:e|in)|nachbar|nachbarin)$/iu,
      sober: true,
      owned: true,
      say: "Wie {hast du|haben Sie} * kennengelernt?",
      en: "How did you meet *?",
      unless: MET,
    },
  ],
};

/** What kind of thing it is, from B1 on: `*` is "eine Boulderhalle" or, of several, "Kassetten". */
export const WHAT_KIND: Readonly<
  Record<"one" | "several", Record<"past" | "now" | "coming", Record<Exclude<Band, "A">, readonly Line[]>>>
> = {
  one: {
    now: {
      B: [
        { say: "Was ist das ~denn für *?", en: "What kind of * is that?" },
        { say: "Was für * ist das?", en: "What kind of * is it?" },
      ],
      C: [
        { say: "Was ist das für *?", en: "What kind of * is that?" },
        { say: "Was genau ist das für *?", en: "What kind of * is it exactly?" },
      ],
    },
    past: {
      B: [
        { say: "Was war das ~denn für *?", en: "What kind of * was that?" },
        { say: "Was für * war das?", en: "What kind of * was it?" },
      ],
      C: [
        { say: "Was war das für *?", en: "What kind of * was that?" },
        { say: "Was genau war das für *?", en: "What kind of * was it exactly?" },
      ],
    },
    coming: {
      B: [{ say: "Was für * soll es sein?", en: "What kind of * should it be?" }],
      C: [
        { say: "Was für * soll es sein?", en: "What kind of * should it be?" },
        { say: "Was für * schwebt {dir|Ihnen} vor?", en: "What kind of * do you have in mind?" },
      ],
    },
  },
  several: {
    now: {
      B: [{ say: "Was sind das ~denn für *?", en: "What kind are they?" }],
      C: [{ say: "Was sind das für *?", en: "What kind are they?" }],
    },
    past: {
      B: [{ say: "Was waren das ~denn für *?", en: "What kind were they?" }],
      C: [{ say: "Was waren das für *?", en: "What kind were they?" }],
    },
    coming: {
      B: [{ say: "Was für * sollen es sein?", en: "What kind should they be?" }],
      C: [{ say: "Was für * sollen es sein?", en: "What kind should they be?" }],
    },
  },
};
