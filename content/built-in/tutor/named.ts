import type { Band } from "#schema/content/tutor.ts";
import type { AboutQuestion } from "./going-on.ts";

/** A question that names somebody or something; `*` stands for the words, in this case. */
export interface NamedQuestion extends AboutQuestion {
  /** Only of what the learner calls theirs. */
  own?: true;
  /** Only when the message ends with what was, or with what is or will be. */
  told?: "past" | "now";
}

/** Nouns of one kind, all of them in the singular, and what can be asked about any of them. */
export interface NamedKind {
  names: RegExp;
  B: readonly NamedQuestion[];
  C: readonly NamedQuestion[];
}

/** The person is in it already, or has said it. */
const SAYS =
  /(?:^|[.!?:,] |(?:und|aber|weil|dass|oder|doch) )(?:[Mm]ein|[Uu]nser)e? |(?:sag|mein|find)t|sagen|gesagt|gemeint|fand|meinte|(?:mit|von|bei) (?:mein|unser)/u;
const LOOKS = /\b(?:groß\w*|klein\w*|rot\w*|blau\w*|grün\w*|gelb\w*|schwarz\w*|weiß\w*|alt\w*|sieht\b.*\baus)\b/iu;
/** Nobody of an older generation, or somebody who is only mentioned: nobody learned from them. */
const NOT_A_TEACHER =
  /^(?![^]*\b(?:\p{L}*vater|\p{L}*mutter|Mama|Papa|Oma|Opa|Onkel|Tante)\b)|\p{L}+er als|sagt|meint|hat gesagt/iu;

/** The two are compared already, or there is trouble. */
const DIFFERS =
  /\b(?:Allergie\w*|allergisch|krank|Angst|Streit|Schmerzen|Problem\w*|weit weg|vermiss\w*|\p{L}+er als|anders|dagegen|beide|Gegenteil|im Gegensatz|größer|kleiner|älter|jünger|wohnt|lebt|sagt|meint|geraten|hat gesagt)\b/iu;
const DESCRIBED =
  /\b(?:nett\w*|lieb\w*|streng\w*|lustig\w*|ruhig\w*|freundlich\w*|klug\w*|faul\w*|verrückt\w*|stur\w*|verkauft|abgerissen|abgebrannt|ist ein\w*|Mensch|Typ|\p{L}+er als)\b/iu;
const ABOUT = /\b(?:über|um|handelt|geht)\b/iu;
/** Says what is said there, or sums it up: "Das ist unser Gespräch." */
const TOLD_WHAT =
  /\b(?:über|um|handelt|geht|sage|sagt|sagen|gesagt|fragt|gefragt|erzählt|dass|ob|[„“"]|(?:das|so) (?:ist|sind|war|waren))\b|["„“:]/iu;
const IS_OLD =
  /\b(?:Jahre|alt|Monate|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|elf|zwölf|\p{L}*(?:zehn|zig)|\d+)\b/u;

/** Nobody cooks or bakes. */
const NOT_MADE = /^(?![^]*\b(?:koche?n?|backe?n?|gekocht|gebacken|koche nach)\b)/iu;

const PICTURED = {
  case: "accusative",
  say: "Wie muss ich mir * ~so vorstellen?",
  en: "How should I picture *?",
  unless: DESCRIBED,
} as const;
const STORY_BEHIND = {
  case: "dative",
  say: "Welche Geschichte steckt hinter *?",
  en: "What’s the story behind *?",
} as const;

/** What is asked about a person, thing or matter that the learner named, when nothing closer is known. The first kind that fits counts. */
export const NAMED: readonly NamedKind[] = [
  {
    names: /(?:(?<!stief|adoptiv|pflege|schwieger|paten)(?:sohn|tochter)|enkel|enkelin|baby|^kind)$/iu,
    B: [
      { case: "nominative", own: true, say: "Wie alt ist *?", en: "How old is *?", unless: IS_OLD },
      {
        case: "accusative",
        own: true,
        say: "Was beschäftigt * zurzeit am meisten?",
        en: "What’s on *’s mind most these days?",
        unless: /\bBaby\b/iu,
      },
      { case: "nominative", own: true, say: "Worin ist * {dir|Ihnen} ähnlich?", en: "In what ways is * like you?" },
    ],
    C: [
      { case: "nominative", own: true, say: "Worin ist * {dir|Ihnen} ähnlich?", en: "In what ways is * like you?" },
      {
        case: "accusative",
        own: true,
        say: "Was beschäftigt * zurzeit am meisten?",
        en: "What’s on *’s mind most these days?",
        unless: /\bBaby\b/iu,
      },
    ],
  },
  {
    names:
      /(?:(?<!doktor)vater|(?<!gebär)mutter|^mama|^papa|bruder|schwester|^mann|ehemann|^frau|ehefrau|(?<!ex)(?:freund|freundin|partner|partnerin)|onkel|tante|^oma|^opa|großmutter|großvater|cousin|cousine|neffe|nichte|schwager|schwägerin|kumpel)$/iu,
    B: [
      {
        case: "nominative",
        own: true,
        say: "Was würde * ~wohl dazu sagen?",
        en: "What would * say about that?",
        unless: SAYS,
      },
      {
        case: "nominative",
        own: true,
        say: "Worin {seid ihr euch|sind Sie sich} ähnlich, {du|Sie} und *?",
        en: "In what ways are you alike, you and *?",
        unless: DIFFERS,
      },
      {
        case: "accusative",
        own: true,
        say: "Wie {würdest du|würden Sie} * beschreiben?",
        en: "How would you describe *?",
        unless: DESCRIBED,
      },
      {
        case: "dative",
        own: true,
        say: "Was {hast du|haben Sie} von * gelernt?",
        en: "What have you learned from *?",
        unless: NOT_A_TEACHER,
      },
    ],
    C: [
      {
        case: "nominative",
        own: true,
        say: "Was würde * dazu sagen?",
        en: "What would * say about that?",
        unless: SAYS,
      },
      {
        case: "dative",
        own: true,
        say: "Worin {unterscheidest du dich|unterscheiden Sie sich} am meisten von *?",
        en: "In what way do you differ most from *?",
      },
      {
        case: "nominative",
        own: true,
        say: "Wie würde * {dich|Sie} ~wohl beschreiben?",
        en: "How would * describe you?",
      },
      { case: "dative", own: true, say: "Was {hast du|haben Sie} von * gelernt?", en: "What have you learned from *?" },
    ],
  },
  {
    names:
      /(?:chef|chefin|kollege|kollegin|nachbar|nachbarin|vermieter|vermieterin|lehrer|lehrerin|mitbewohner|mitbewohnerin|trainer|trainerin|professor|professorin|lektorin|betreuerin|doktorvater|dirigentin|hausmeister)$/iu,
    B: [
      {
        case: "nominative",
        say: "Was ist * ~denn sonst für ein Mensch?",
        en: "What kind of person is * otherwise?",
        unless: DESCRIBED,
      },
      {
        case: "dative",
        own: true,
        say: "Wie {kommst du|kommen Sie} sonst mit * aus?",
        en: "How do you get along with * otherwise?",
      },
      {
        case: "accusative",
        own: true,
        say: "Wie lange {kennst du|kennen Sie} * schon?",
        en: "How long have you known *?",
      },
    ],
    C: [
      {
        case: "accusative",
        say: "Wie {würdest du|würden Sie} * beschreiben?",
        en: "How would you describe *?",
        unless: DESCRIBED,
      },
      { case: "dative", say: "Worauf kommt es im Umgang mit * an?", en: "What matters in dealing with *?" },
      {
        case: "dative",
        own: true,
        say: "Wie {kommst du|kommen Sie} sonst mit * aus?",
        en: "How do you get along with * otherwise?",
      },
    ],
  },
  {
    names: /(?:(?<!abschieds)brief|mail|bescheid|\p{L}schreiben|anzeige)$/iu,
    B: [
      {
        case: "dative",
        say: "Was steht ~denn genau in *?",
        en: "What exactly does it say in *?",
        unless: /[:„]|\b(?:steht|stand|schreibt|dass)\b/iu,
      },
    ],
    C: [
      {
        case: "nominative",
        say: "In welchem Ton ist * gehalten?",
        en: "What tone is * written in?",
        unless: /\b(?:Ton|höflich|freundlich)\b/iu,
      },
      {
        case: "dative",
        say: "Was steht ~denn genau in *?",
        en: "What exactly does it say in *?",
        unless: /[:„]|\b(?:steht|stand|schreibt|dass)\b/iu,
      },
    ],
  },
  {
    names:
      /(?:(?<!tage|koch|wörter|notiz|spar|kurs|lehr|hand|arbeits|grund|telefon)buch|roman|film|serie|krimi|^lied|theaterstück|podcast|gedicht|doku|erzählung|^oper|musical)$/iu,
    B: [
      { case: "dative", say: "Worum geht es ~denn in *?", en: "What is * about?", unless: ABOUT },
      { case: "nominative", say: "Für wen ist * ~denn etwas?", en: "Who is * for?" },
    ],
    C: [
      { case: "accusative", say: "Wie {bist du|sind Sie} auf * gekommen?", en: "How did you come across *?" },
      { case: "dative", say: "Worum geht es in * eigentlich?", en: "What is * really about?", unless: ABOUT },
    ],
  },
  {
    names:
      /(?:sitzung|besprechung|meeting|(?<!vorstellungs|bewerbungs)gespräch|(?<!klassen|familien)treffen|präsentation|vortrag|konferenz|tagung|versammlung|interview|telefonat|diskussion|elternabend)$/iu,
    B: [
      { case: "dative", told: "past", say: "Worum ging es ~denn bei *?", en: "What was * about?", unless: TOLD_WHAT },
      { case: "dative", told: "now", say: "Worum geht es ~denn bei *?", en: "What is * about?", unless: TOLD_WHAT },
      { case: "dative", told: "past", say: "Wer war bei * noch dabei?", en: "Who else was at *?" },
    ],
    C: [
      { case: "dative", told: "past", say: "Was ist bei * herausgekommen?", en: "What came of *?" },
      {
        case: "dative",
        own: true,
        told: "now",
        say: "Was {erwartest du|erwarten Sie} von *?",
        en: "What do you expect from *?",
      },
      { case: "dative", told: "past", say: "Wie war der Ton bei *?", en: "What was the tone at *?" },
    ],
  },
  {
    names:
      /(?:verein|^chor|kirchenchor|^band|team|deutschkurs|sprachkurs|tanzkurs|mannschaft|(?<!alters|blut|ziel|berufs)gruppe|klasse|firma|^wg|abteilung|orchester|agentur|redaktion|institut)$/iu,
    B: [
      {
        case: "dative",
        own: true,
        say: "Wie ist die Stimmung in * ~so?",
        en: "What’s the atmosphere like in *?",
        unless: /\bStimmung\b/iu,
      },
      { case: "dative", own: true, say: "Wer gehört alles zu *?", en: "Who belongs to *?" },
    ],
    C: [
      {
        case: "dative",
        own: true,
        say: "Wie {würdest du|würden Sie} den Ton in * beschreiben?",
        en: "How would you describe the tone in *?",
      },
      {
        case: "dative",
        own: true,
        say: "Was hat sich in letzter Zeit in * verändert?",
        en: "What has changed in * lately?",
      },
    ],
  },
  {
    names: /(?:altstadt|heimatstadt|kleinstadt|dorf|\p{L}viertel|^Insel|gegend)$/iu,
    B: [
      {
        case: "nominative",
        say: "Wie hat sich * in den letzten Jahren verändert?",
        en: "How has * changed in recent years?",
      },
      PICTURED,
    ],
    C: [
      { case: "dative", say: "Was {verbindest du|verbinden Sie} mit *?", en: "What do you associate with *?" },
      {
        case: "nominative",
        say: "Wie hat sich * in den letzten Jahren verändert?",
        en: "How has * changed in recent years?",
      },
    ],
  },
  {
    names:
      /(?:garten|balkon|park|keller|küche|wohnung|(?<!kranken|rat|treppen|kauf)haus|büro|^see|strand|kirche|kirchturm|museum|café|laden|bibliothek|hütte|schloss|terrasse|^hof|^wald|flohmarkt|wochenmarkt|kneipe|theater|kino|labor|studio|atelier)$/iu,
    B: [
      PICTURED,
      {
        case: "dative",
        own: true,
        say: "Wie viel Zeit {verbringst du|verbringen Sie} in *?",
        en: "How much time do you spend in *?",
        unless: /\b\p{L}*(?:balkon|terrasse|hof|strand|markt|turm)\b/iu,
      },
    ],
    C: [
      { case: "accusative", say: "Wie darf ich mir * vorstellen?", en: "How should I picture *?", unless: DESCRIBED },
    ],
  },
  {
    names:
      /(?:lampe|kleid|mantel|^hut|armbanduhr|halskette|ehering|kamera|gitarre|klavier|geige|akkordeon|teppich|vase|tasse|kanne|altar|puppe|orgel|glocke|plakat|gemälde|statue|schachbrett)$/iu,
    B: [
      { case: "nominative", say: "Wie sieht * ~denn aus?", en: "What does * look like?", unless: LOOKS },
      STORY_BEHIND,
      {
        case: "accusative",
        own: true,
        say: "Woher {hast du|haben Sie} *?",
        en: "Where did you get *?",
        unless: /\b(?:gekauft|geschenkt|geerbt|gefunden|bekommen|von|Ehering)\b/iu,
      },
    ],
    C: [
      STORY_BEHIND,
      {
        case: "dative",
        own: true,
        say: "Was {verbindest du|verbinden Sie} mit *?",
        en: "What do you associate with *?",
      },
    ],
  },
  {
    names: /(?:suppe|kuchen|salat|soße|torte|eintopf|auflauf|pizza|marmelade|sauerkraut)$/iu,
    B: [
      {
        case: "accusative",
        say: "Was gehört ~denn alles in *?",
        en: "What goes into *?",
        unless: /\b(?:Zutaten|Mehl|Zwiebeln?|mit|\p{L}*pizza)\b/iu,
      },
      {
        case: "nominative",
        say: "Woran erkennt man, dass * gelungen ist?",
        en: "How can you tell that * has turned out well?",
        unless: NOT_MADE,
      },
    ],
    C: [
      {
        case: "nominative",
        say: "Woran erkennt man, dass * gelungen ist?",
        en: "How can you tell that * has turned out well?",
        unless: NOT_MADE,
      },
      { ...STORY_BEHIND, unless: NOT_MADE },
    ],
  },
  {
    names:
      /(?:projekt|studie|masterarbeit|doktorarbeit|bachelorarbeit|dissertation|experiment|kampagne|ausstellung|workshop|seminar)$/iu,
    B: [{ case: "dative", say: "Worum geht es ~denn bei *?", en: "What is * about?", unless: ABOUT }],
    C: [{ case: "dative", say: "Worum geht es bei * im Kern?", en: "What is * about at its core?", unless: ABOUT }],
  },
  {
    names:
      /(?:idee|^plan|problem|streit|konflikt|entscheidung|vorschlag|gerücht|verdacht|verbot|vorwurf|missverständnis|beschwerde|theorie)$/iu,
    B: [{ case: "dative", say: "Was steckt ~denn hinter *?", en: "What’s behind *?", unless: /\btreffen\b/iu }],
    C: [
      {
        case: "dative",
        say: "Was steckt {deiner|Ihrer} Einschätzung nach hinter *?",
        en: "What’s behind *, in your view?",
        unless: /\btreffen\b/iu,
      },
      {
        case: "dative",
        say: "Wie {stehst du|stehen Sie} selbst zu *?",
        en: "Where do you stand on * yourself?",
        unless:
          /\b(?:Problem|Missverständnis)\b|\b(?:mein|unser)\w* (?:\p{L}+ )?(?:Idee|Plan|Vorschlag|Theorie|Verdacht|Beschwerde|Vorwurf)\b/iu,
      },
    ],
  },
  {
    names:
      /(?:angst|(?<!vor|für|seel|nach)sorge|^wut|unsicherheit|ungeduld|neugier|sehnsucht|nervosität|enttäuschung|scham|^neid|ehrgeiz|misstrauen|skepsis|zweifel)$/iu,
    B: [
      {
        case: "nominative",
        own: true,
        say: "Woher kommt * ~denn?",
        en: "Where does * come from?",
        unless: /\b(?:weil|denn)\b/iu,
      },
    ],
    C: [
      {
        case: "nominative",
        own: true,
        say: "Woher rührt *?",
        en: "Where does * stem from?",
        unless: /\b(?:weil|denn)\b/iu,
      },
      { case: "dative", own: true, say: "Wie {gehst du|gehen Sie} mit * um?", en: "How do you deal with *?" },
    ],
  },
  {
    names:
      /^(?:Freiheit|Sicherheit|Verantwortung|Gerechtigkeit|Heimat|Freundschaft|Stille|Ordnung|Unabhängigkeit|Ehrlichkeit|Natur|Musik|Sprache)$/u,
    B: [
      {
        case: "nominative",
        say: "Was bedeutet * für {dich|Sie}?",
        en: "What does * mean to you?",
        unless: /\b(?:laut\w*|leise\w*|Party|Konzert|Flughafen)\b/iu,
      },
    ],
    C: [
      {
        case: "nominative",
        say: "Was bedeutet * für {dich|Sie} ganz persönlich?",
        en: "What does * mean to you personally?",
        unless: /\b(?:laut\w*|leise\w*|Party|Konzert|Flughafen)\b/iu,
      },
    ],
  },
];

/** Before a question about somebody or something that an earlier message named. */
export const BACK_TO: Readonly<Record<Exclude<Band, "A">, readonly { say: string; en: string }[]>> = {
  B: [
    { say: "Noch etwas von vorhin:", en: "Something else from earlier:" },
    {
      say: "{Du hast|Sie haben} vorhin etwas erwähnt, das mich interessiert:",
      en: "You mentioned something earlier that interests me:",
    },
    { say: "Ich komme noch einmal auf etwas zurück:", en: "Let me come back to something:" },
    { say: "Bevor ich es vergesse:", en: "Before I forget:" },
  ],
  C: [
    { say: "Noch etwas von vorhin:", en: "Something else from earlier:" },
    {
      say: "Vorhin {hast du|haben Sie} etwas erwähnt, das mich neugierig macht:",
      en: "Earlier you mentioned something that makes me curious:",
    },
    { say: "Wenn ich noch einmal zurückspringen darf:", en: "If I may jump back for a moment:" },
    { say: "Bevor es untergeht:", en: "Before it gets lost:" },
  ],
};

/** A noun within a sentence, or an exclamation. */
export const HAS_NEWS = /!|(?<!^|[.!?…] )(?<!\p{L})\p{Lu}\p{Ll}{2,}/u;

/** A noun with a word in front of it that tells its gender: "meine Chefin", "der alte Küster". */
export const NAMED_NOUN =
  /(?<!\p{L})((?:[Mm]ein|[Uu]nser|[Ee]in)(?:e[nmr]?)?|[Dd](?:er|ie|as|en|em)) (?:\p{Ll}+e[nmrs]? )?(\p{Lu}\p{Ll}+)/gu;

/** Wants something that is not there yet: no question can name it as "die Wohnung". */
export const WISHED =
  /(?<!\p{L})(?:such\p{Ll}*|brauch\p{Ll}*|möchten?|will|wollen|wünsch\p{Ll}*|träum\p{Ll}*)(?!\p{L})/iu;

/** Short openers before a question that has heard what was said. They fit good and bad news alike. */
export const SHORT_OPENERS: Readonly<Record<Exclude<Band, "A">, readonly { say: string; en: string }[]>> = {
  B: [
    { say: "Ach so.", en: "Oh, I see." },
    { say: "Verstehe.", en: "I see." },
    { say: "Mhm.", en: "Mhm." },
    { say: "Ah, okay.", en: "Ah, okay." },
    { say: "Hm.", en: "Hm." },
  ],
  C: [
    { say: "Verstehe.", en: "I see." },
    { say: "Ach so.", en: "Oh, I see." },
    { say: "Mhm.", en: "Mhm." },
    { say: "Hm.", en: "Hm." },
  ],
};
