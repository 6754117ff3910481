import type { Band, Line, ListeningQuestion, ListeningSituation } from "#schema/content/tutor.ts";

const WHEN =
  /\b(?:gestern|heute|vorgestern|letzte\w*|vor \p{L}+ (?:\p{L}+)|neulich|damals|früher|am \p{L}+|im \p{Lu}\p{L}+|morgen|nächste\w*|bald|nach de[rmn]|seit\w*|als|um \d+|jede\w*|immer|dann|danach)\b/iu;
const WHY = /\b(?:weil|denn|deshalb|deswegen|darum|damit|nämlich|um [^,.]+ zu|wegen)\b/iu;
const SAYS_HOW_THEY_ARE = /\b(?:geht es|gestorben|verstorben|tot|Beerdigung)\b/iu;
/** The story has been told to its end. */
const AFTERWARDS = /\b(?:danach|am Ende|zum Schluss|schließlich|seitdem|jede\p{Ll}*|immer|oft)\b/iu;
const ENDED =
  /\b(?:am Ende|zum Schluss|schließlich|letztlich|seitdem|jede\p{Ll}*|immer|oft|verloren|gewonnen|bestanden)\b|^(?!.*\b(?:aber|plötzlich|dann|erst|während|als|und|da)\b)/iu;
/** Too near to look back on. */
const RECENT =
  /\b(?:gestern|heute|vorhin|gerade|eben|Wochenende|letzte[nrs]? (?:Woche|Nacht|\p{Lu}\p{Ll}+tag)|am \p{Lu}\p{Ll}+tag)\b/iu;
/** No question of what somebody likes: people at work and strangers, and what is no good news of anybody. */
const NOT_FOND =
  /(?:chef\p{L}*|nachbar\p{L}*|kolleg\p{L}*|lehrer\p{L}*|trainer\p{L}*|patient\p{L}*|vermieter\p{L}*|arzt|ärztin|kund\p{L}*|gast|gäste|verkäufer\p{L}*|leute|polizist\p{L}*|ex|baby|mann neben|frau neben)(?!\p{L})|\b(?:nicht|kein\p{Ll}*|nie|gern|liebt|mag|mögen|krank|weint|streng|laut|schreit|schimpft|sauer|müde|Angst|Stress|Problem\p{Ll}*|tot|gestorben|verstorben|allein|schlecht|sagt|meint|findet|arbeitslos|(?:ein|eine|viele|manche|alle) \p{L}+ (?:ist|sind|hat|haben|kommt|kommen))\b/iu;
/** Who is no more, who is only seen, and whom the message tells of already. */
const NO_CONTACT =
  /(?:autor\p{L}*|moderator\p{L}*|leute|polizist\p{L}*|verkäufer\p{L}*|baby|kund\p{L}*|gast|gäste|sänger\p{L}*|künstler\p{L}*|hund|katze)(?!\p{L})|\b(?:tot|gestorben|verstorben|verstehen uns|verstehe mich|(?:ein|eine|viele|manche|alle) \p{L}+ (?:ist|sind|hat|haben|kommt|kommen))\b/iu;
const DESCRIBED = new RegExp(
  `${NO_CONTACT.source}|\\b(?:ist|sind|war) (?:\\p{L}+ ){0,4}(?:nett|lieb\\p{L}*|laut|streng|lustig\\p{L}*|ruhig|freundlich|unfreundlich|klug|fleißig|faul|toll|super|blöd|böse|komisch|gut\\p{L}*|zufrieden|krank|müde)\\b|\\b(?:immer|nie|viel|sehr) \\p{L}+\\b`,
  "iu",
);
/** Plain facts about somebody, which nobody has an opinion on. */
const FACT =
  /\b(?:ich (?:finde|denke|glaube|meine)|(?:finde|denke|glaube|meine) ich)\b|^(?!.*\b(?:immer|nie|ständig|oft|zu (?:viel|laut|spät|wenig)|will|möchte|darf|muss|soll|sagt|meint|findet|glaubt|denkt|kauft|isst|trinkt|raucht|spielt|streit\p{Ll}*|schreit|schimpft|nervt|redet|vergisst|liebt|hasst|wollen|müssen|sagen|meinen|finden|kaufen)\b)/iu;
const EXPLAINED = new RegExp(`${WHY.source}|${FACT.source}`, "iu");
const NOT_TOGETHER = new RegExp(`${NOT_FOND.source}|\\b(?:zusammen|wir|uns)\\b`, "iu");
const OPINED = /\b(?:ich (?:finde|denke|glaube|meine)|(?:finde|denke|glaube|meine) ich)\b/iu;
/** Nothing that was done or said to the learner, or to which the learner has answered already. */
const NOT_TO_ME =
  /^(?!.*\b(?:mir|mich|uns)\b)|\b(?:gesagt|geantwortet|reagiert) habe?\b|\bich (?:habe?|hab) (?:\p{L}+ ){0,6}(?:gesagt|geantwortet|reagiert|gefragt|gelacht|gelobt)\b/iu;
const FELT =
  /\b(?:für mich|(?:war|bin) ich (?:\p{Ll}+ )?(?:glücklich|traurig|froh|stolz|müde|nervös)|ich war (?:\p{Ll}+ )?(?:glücklich|traurig|froh|stolz|müde|nervös))\b/iu;
/** A plan that nobody need look forward to. */
const NO_TREAT =
  /\b(?:muss|müssen|Prüfung|Arzt|Ärztin|Operation|OP|Angst|freue?n?|nicht|kein\p{Ll}*|aber)\b|^(?!.*(?:Urlaub|Reise|fahre?n?\b|fliege|reise|Fest|fest\b|Party|Feier|Geburtstag|Hochzeit|besuch|Besuch|treffe|esse|Essen|Konzert|Kino|Ferien|Wochenende|zusammen|kommt|kommen))/u;
/** How things are, or were once: nothing goes on. */
const SETTLED =
  /\b(?:immer|oft|nie|jede\p{Ll}*|meistens|manchmal|früher|damals|heißt|heißen|gern|liebe|mag|Jahre|seit\p{Ll}*|man)\b|^(?!.*\b(?:jetzt|gerade|heute|morgen|bald|nächste\p{Ll}*|will|möchte|muss|überlege)\b)/iu;
const NO_HABIT = /^(?!.*\b(?:immer|oft|jede\p{Ll}*|meistens|manchmal|regelmäßig|gern|täglich)\b)/iu;
const NOT_LIKED = /\b(?:nicht|kein\p{Ll}*|nie|weil)\b|^(?!.*\b(?:gern|gerne|mag|liebe|Spaß|gefällt|Hobby)\b).*$/iu;

/**
 * Anyone's question to whatever was told; `[ihm|ihr|ihnen]` speaks of a man, a woman or several people. It must fit everything that a
 * message of its situation can say, because nothing else is known of it.
 */
export const LISTENING: Readonly<Record<ListeningSituation, readonly ListeningQuestion[]>> = {
  "someone-in-trouble": [
    {
      bands: "A",
      say: "Wie geht es [ihm|ihr|ihnen] jetzt?",
      en: "How [is he|is she|are they] now?",
      begin: "Jetzt geht es [ihm|ihr|ihnen] …",
      unless: SAYS_HOW_THEY_ARE,
    },
    {
      bands: "A",
      say: "Wie ist das für {dich|Sie} ~so?",
      en: "What is that like for you?",
      begin: "Für mich ist das …",
    },
    {
      bands: "B",
      say: "Wie geht es [ihm|ihr|ihnen] ~denn inzwischen?",
      en: "How [is he|is she|are they] doing now?",
      begin: "Inzwischen geht es [ihm|ihr|ihnen] …",
      unless: SAYS_HOW_THEY_ARE,
    },
    {
      bands: "B",
      say: "Wie {gehst du|gehen Sie} ~denn selbst damit um?",
      en: "How do you deal with it yourself?",
      begin: "Ich versuche, …",
    },
    {
      bands: "B",
      say: "Was bedeutet das jetzt für {dich|Sie}?",
      en: "What does that mean for you now?",
      begin: "Für mich bedeutet das …",
    },
    {
      bands: "C",
      say: "Wie nahe geht {dir|Ihnen} das ~eigentlich?",
      en: "How deeply does that affect you?",
      begin: "Mir geht das …",
    },
    {
      bands: "C",
      say: "Wie {gehst du|gehen Sie} ~denn selbst damit um?",
      en: "How do you deal with it yourself?",
      begin: "Ich versuche, …",
    },
    {
      bands: "C",
      say: "Was bedeutet das nun für {dich|Sie}?",
      en: "What does that mean for you now?",
      begin: "Für mich bedeutet das …",
    },
  ],
  someone: [
    {
      ofTheirs: true,
      bands: "A",
      say: "Was [macht er|macht sie|machen sie] ~denn gern?",
      en: "What [does he|does she|do they] like to do?",
      begin: "[Er|Sie|Sie] … gern.",
      unless: NOT_FOND,
    },
    {
      ofTheirs: true,
      bands: "A",
      say: "Was {macht ihr|machen Sie} gern zusammen?",
      en: "What do you like to do together?",
      begin: "Wir … gern zusammen.",
      unless: NOT_TOGETHER,
    },
    {
      ofTheirs: true,
      bands: "A",
      say: "Wie [ist er|ist sie|sind sie] ~denn so?",
      en: "What [is he|is she|are they] like?",
      begin: "[Er ist|Sie ist|Sie sind] …",
      unless: DESCRIBED,
    },
    {
      ofTheirs: true,
      bands: "A",
      say: "Wie {verstehst du dich|verstehen Sie sich} mit [ihm|ihr|ihnen]?",
      en: "How do you get along with [him|her|them]?",
      begin: "Wir verstehen uns …",
      unless: NO_CONTACT,
    },
    {
      bands: "A",
      say: "Wie {findest du|finden Sie} das ~so?",
      en: "What do you think of that?",
      begin: "Ich finde das …",
      unless: FACT,
    },
    {
      bands: "A",
      say: "Was {sagst du|sagen Sie} dazu?",
      en: "What do you say to that?",
      begin: "Ich sage: „…“",
      unless: FACT,
    },
    {
      ofTheirs: true,
      bands: "B",
      say: "Wie {verstehst du dich|verstehen Sie sich} ~denn mit [ihm|ihr|ihnen]?",
      en: "How do you get along with [him|her|them]?",
      begin: "Wir verstehen uns …",
      unless: NO_CONTACT,
    },
    {
      bands: "B",
      say: "Was {hältst du|halten Sie} ~denn davon?",
      en: "What do you think of that?",
      begin: "Davon halte ich …",
      unless: FACT,
    },
    {
      bands: "B",
      say: "Wie {siehst du|sehen Sie} das ~so?",
      en: "How do you see it?",
      begin: "Ich sehe das so: …",
      unless: FACT,
    },
    {
      bands: "B",
      say: "Wie ist das ~denn für {dich|Sie}?",
      en: "What is that like for you?",
      begin: "Für mich ist das …",
      unless: FACT,
    },
    {
      ofTheirs: true,
      bands: "C",
      say: "Wie {würdest du dein|würden Sie Ihr} Verhältnis zu [ihm|ihr|ihnen] beschreiben?",
      en: "How would you describe your relationship with [him|her|them]?",
      begin: "Unser Verhältnis ist …",
      unless: NO_CONTACT,
    },
    {
      bands: "C",
      say: "Wie {stehst du|stehen Sie} ~denn dazu?",
      en: "What is your own position on that?",
      begin: "Ich stehe dem … gegenüber.",
      unless: FACT,
    },
    {
      bands: "C",
      say: "Wie wirkt das ~so auf {dich|Sie}?",
      en: "How does that come across to you?",
      begin: "Auf mich wirkt das …",
      unless: FACT,
    },
    {
      bands: "C",
      say: "Wie {erklärst du dir|erklären Sie sich} das ~denn?",
      en: "How do you explain that?",
      begin: "Ich erkläre mir das so: …",
      unless: EXPLAINED,
    },
  ],
  "in-trouble": [
    {
      bands: "A",
      say: "Was hilft {dir|Ihnen} da ~denn?",
      en: "What helps you with that?",
      begin: "Mir hilft …",
      unless: /\b(?:hilft|helfen|geholfen)\b/iu,
    },
    {
      bands: "A",
      say: "Wie ist das für {dich|Sie} ~so?",
      en: "What is that like for you?",
      begin: "Für mich ist das …",
    },
    { bands: "A", say: "Was {machst du|machen Sie} jetzt?", en: "What are you going to do now?", begin: "Jetzt …" },
    {
      bands: "B",
      say: "Was würde {dir|Ihnen} die Sache leichter machen?",
      en: "What would make things easier for you?",
      begin: "Leichter würde es, wenn …",
    },
    {
      bands: "B",
      say: "Wie {gehst du|gehen Sie} im Alltag damit um?",
      en: "How do you deal with it in everyday life?",
      begin: "Im Alltag versuche ich, …",
    },
    {
      bands: "B",
      say: "Wer unterstützt {dich|Sie} ~denn dabei?",
      en: "Who supports you with that?",
      begin: "Dabei unterstützt mich …",
      unless: /\b(?:hilft|helfen|unterstütz\p{Ll}*)\b/iu,
    },
    {
      bands: "C",
      say: "Was nimmt {dich|Sie} daran ~so am meisten mit?",
      en: "What about it weighs on you most?",
      begin: "Am meisten nimmt mich mit, dass …",
    },
    {
      bands: "C",
      say: "Wie {gehst du|gehen Sie} ~denn damit um?",
      en: "How do you deal with it?",
      begin: "Ich versuche, …",
    },
    {
      bands: "C",
      say: "Was gibt {dir|Ihnen} dabei ~denn Kraft?",
      en: "What gives you strength in this?",
      begin: "Kraft gibt mir …",
    },
  ],
  "went-wrong": [
    {
      bands: "A",
      say: "Was {hast du|haben Sie} da gemacht?",
      en: "What did you do?",
      begin: "Ich habe …",
      unless: AFTERWARDS,
    },
    {
      bands: "A",
      say: "Wie ging es {dir|Ihnen} danach?",
      en: "How did you feel after that?",
      begin: "Danach ging es mir …",
    },
    {
      bands: "A",
      say: "Wie ist es jetzt?",
      en: "What is it like now?",
      begin: "Jetzt ist es …",
      unless: /\bjetzt\b/iu,
    },
    {
      bands: "B",
      say: "Wie {bist du|sind Sie} ~denn damit umgegangen?",
      en: "How did you deal with it?",
      begin: "Ich habe versucht, …",
    },
    {
      bands: "B",
      say: "Wie ging es {dir|Ihnen} danach ~so?",
      en: "How did you feel after that?",
      begin: "Danach ging es mir …",
    },
    {
      bands: "B",
      say: "Wie ist die Sache ~denn ausgegangen?",
      en: "How did it turn out?",
      begin: "Am Ende …",
      unless: ENDED,
    },
    {
      bands: "C",
      say: "Wie {hast du|haben Sie} das ~denn verarbeitet?",
      en: "How did you come to terms with that?",
      begin: "Mir hat geholfen, dass …",
    },
    {
      bands: "C",
      say: "Was ging {dir|Ihnen} in dem Moment durch den Kopf?",
      en: "What went through your mind at that moment?",
      begin: "Mir ging durch den Kopf, dass …",
    },
    {
      bands: "C",
      say: "Wie ist die Sache letztlich ausgegangen?",
      en: "How did it turn out in the end?",
      begin: "Letztlich …",
      unless: ENDED,
    },
  ],
  "someone-did": [
    {
      bands: "A",
      say: "Wie {fandest du|fanden Sie} das ~so?",
      en: "What did you think of that?",
      begin: "Ich fand das …",
      unless: OPINED,
    },
    {
      bands: "A",
      say: "Was {hast du|haben Sie} da gemacht?",
      en: "What did you do?",
      begin: "Ich habe …",
      unless: NOT_TO_ME,
    },
    {
      bands: "A",
      say: "Was {hast du|haben Sie} dazu gesagt?",
      en: "What did you say to that?",
      begin: "Ich habe gesagt: „…“",
      unless: NOT_TO_ME,
    },
    {
      bands: "B",
      say: "Wie {hast du|haben Sie} ~denn darauf reagiert?",
      en: "How did you react to that?",
      begin: "Ich habe darauf … reagiert.",
      unless: NOT_TO_ME,
    },
    {
      bands: "B",
      say: "Wie {fandest du|fanden Sie} das ~so?",
      en: "What did you think of that?",
      begin: "Ich fand das …",
      unless: OPINED,
    },
    {
      bands: "B",
      say: "Was {hast du|haben Sie} ~denn dazu gesagt?",
      en: "What did you say to that?",
      begin: "Dazu habe ich gesagt, dass …",
      unless: NOT_TO_ME,
    },
    {
      bands: "C",
      say: "Wie {hast du|haben Sie} ~denn darauf reagiert?",
      en: "How did you react to that?",
      begin: "Ich habe darauf … reagiert.",
      unless: NOT_TO_ME,
    },
    {
      bands: "C",
      say: "Wie hat das auf {dich|Sie} gewirkt?",
      en: "What impression did that make on you?",
      begin: "Auf mich hat das … gewirkt.",
    },
    {
      bands: "C",
      say: "Was {hast du|haben Sie} davon gehalten?",
      en: "What did you make of it?",
      begin: "Davon habe ich … gehalten.",
      unless: OPINED,
    },
  ],
  happened: [
    { bands: "A", say: "Was ist dann passiert?", en: "What happened then?", begin: "Dann …", unless: AFTERWARDS },
    {
      bands: "A",
      say: "Wie ging es ~dann weiter?",
      en: "What happened next?",
      begin: "Es ging so weiter: …",
      unless: AFTERWARDS,
    },
    { bands: "A", say: "Und was kam danach?", en: "And what came after that?", begin: "Danach …", unless: AFTERWARDS },
    {
      bands: "B",
      say: "Wie ging es danach ~so weiter?",
      en: "What happened after that?",
      begin: "Danach …",
      unless: AFTERWARDS,
    },
    {
      bands: "B",
      say: "Wie kam es ~denn dazu?",
      en: "How did it come about?",
      begin: "Dazu kam es, weil …",
      unless: WHY,
    },
    {
      bands: "B",
      say: "Wie ist die Sache ~denn ausgegangen?",
      en: "How did it turn out?",
      begin: "Am Ende …",
      unless: ENDED,
    },
    {
      bands: "B",
      say: "Was {hast du|haben Sie} dabei ~so gedacht?",
      en: "What were you thinking while that was happening?",
      begin: "Ich habe dabei gedacht, dass …",
      unless: /\b(?:gedacht|dachte|jede\p{Ll}*|immer|oft)\b/iu,
    },
    {
      bands: "C",
      say: "Wie ging es danach ~denn weiter?",
      en: "What happened after that?",
      begin: "Danach …",
      unless: AFTERWARDS,
    },
    {
      bands: "C",
      say: "Wie kam es ~denn dazu?",
      en: "How did it come about?",
      begin: "Dazu kam es, weil …",
      unless: WHY,
    },
    {
      bands: "C",
      say: "Wie ist die Sache ~denn ausgegangen?",
      en: "How did it turn out?",
      begin: "Am Ende …",
      unless: ENDED,
    },
    {
      bands: "C",
      say: "Was ging {dir|Ihnen} dabei ~so durch den Kopf?",
      en: "What went through your mind?",
      begin: "Mir ging durch den Kopf, dass …",
      unless: /\b(?:gedacht|dachte|durch den Kopf|jede\p{Ll}*|immer|oft)\b/iu,
    },
  ],
  was: [
    {
      bands: "A",
      say: "Und wie ist das heute?",
      en: "And what is it like today?",
      begin: "Heute ist das …",
      unless:
        /^(?!.*\b(?:früher|damals|als Kind|in meiner (?:Kindheit|Jugend)|(?:alten|ersten|letzten) (?:Firma|Arbeit|Stelle|Schule|Wohnung))\b).*$|\b(?:jetzt|heute|heutzutage|gestorben|habe|hat|haben|bin|ist|sind)\b/iu,
    },
    {
      bands: "A",
      say: "Wie war das ~so für {dich|Sie}?",
      en: "What was that like for you?",
      begin: "Für mich war das …",
      unless: FELT,
    },
    {
      bands: "A",
      say: "Wie {ging es dir|ging es Ihnen} da ~so?",
      en: "How did you feel then?",
      begin: "Mir ging es da …",
      unless: FELT,
    },
    {
      bands: "B",
      say: "Und wie ist das heute?",
      en: "And what is it like today?",
      begin: "Heute ist das …",
      unless:
        /^(?!.*\b(?:früher|damals|als Kind|in meiner (?:Kindheit|Jugend)|(?:alten|ersten|letzten) (?:Firma|Arbeit|Stelle|Schule|Wohnung))\b).*$|\b(?:jetzt|heute|heutzutage|gestorben|habe|hat|haben|bin|ist|sind)\b/iu,
    },
    {
      bands: "B",
      say: "Wie war das ~so für {dich|Sie}?",
      en: "What was that like for you?",
      begin: "Für mich war das …",
      unless: FELT,
    },
    {
      bands: "B",
      say: "Wie {hast du|haben Sie} das ~so erlebt?",
      en: "How did you experience that?",
      begin: "Ich habe das als … erlebt.",
    },
    {
      bands: "B",
      say: "Wie ging es {dir|Ihnen} dabei ~so?",
      en: "How did you feel about it?",
      begin: "Mir ging es dabei …",
      unless: FELT,
    },
    {
      bands: "C",
      say: "Und wie sieht das heute aus?",
      en: "And what do things look like today?",
      begin: "Heute sieht das … aus.",
      unless:
        /^(?!.*\b(?:früher|damals|als Kind|in meiner (?:Kindheit|Jugend)|(?:alten|ersten|letzten) (?:Firma|Arbeit|Stelle|Schule|Wohnung))\b).*$|\b(?:jetzt|heute|heutzutage|gestorben|habe|hat|haben|bin|ist|sind)\b/iu,
    },
    {
      bands: "C",
      say: "Wie {hast du|haben Sie} das ~so erlebt?",
      en: "How did you experience that?",
      begin: "Ich habe das als … erlebt.",
    },
    {
      bands: "C",
      say: "Wie ging es {dir|Ihnen} dabei ~so?",
      en: "How did you feel about it?",
      begin: "Mir ging es dabei …",
      unless: FELT,
    },
    {
      bands: "C",
      say: "Was ist {dir|Ihnen} davon ~so im Gedächtnis geblieben?",
      en: "What do you still remember about it?",
      begin: "Im Gedächtnis geblieben ist mir …",
      unless: RECENT,
    },
  ],
  good: [
    {
      bands: "A",
      say: "Was war daran ~denn besonders schön?",
      en: "What was especially nice about it?",
      begin: "Besonders schön war …",
      unless: /\bam schönsten\b|^(?!.*(?:war|haben|habe|hat|ist \p{L}*ge)).*$/iu,
    },
    {
      bands: "A",
      say: "Was ist daran ~denn besonders schön?",
      en: "What is especially nice about it?",
      begin: "Besonders schön ist …",
      unless: /\b(?:am schönsten|war|waren|habe|haben|hat)\b/iu,
    },
    {
      bands: "B",
      say: "Was freut {dich|Sie} daran ~so am meisten?",
      en: "What makes you happiest about it?",
      begin: "Am meisten freut mich, dass …",
      unless: /\b(?:früher|damals|als Kind|war|waren)\b/iu,
    },
    {
      bands: "B",
      say: "Was war daran ~denn das Schönste?",
      en: "What was the nicest thing about it?",
      begin: "Das Schönste war …",
      unless: /\bam schönsten\b|^(?!.*(?:war|haben|habe|hat)).*$/iu,
    },
    {
      bands: "C",
      say: "Was bedeutet {dir|Ihnen} das ~denn persönlich?",
      en: "What does that mean to you personally?",
      begin: "Mir bedeutet das …",
    },
  ],
  plan: [
    {
      bands: "A",
      say: "Wann ist das ~denn?",
      en: "When is that?",
      begin: "Das ist …",
      unless: new RegExp(`${WHEN.source}|\\b(?:werden|Profi)\\b`, "iu"),
    },
    {
      bands: "A",
      say: "Worauf {freust du dich|freuen Sie sich} besonders?",
      en: "What are you especially looking forward to?",
      begin: "Ich freue mich auf …",
      unless: NO_TREAT,
    },
    {
      bands: "A",
      say: "Was {brauchst du|brauchen Sie} dafür noch?",
      en: "What else do you need for that?",
      begin: "Dafür brauche ich noch …",
      unless: NO_TREAT,
    },
    {
      bands: "A",
      say: "Was {musst du|müssen Sie} vorher noch machen?",
      en: "What do you still have to do before that?",
      begin: "Ich muss noch …",
      unless: /\b(?:werden|Profi)\b/iu,
    },
    {
      bands: "B",
      say: "Was ist ~denn der nächste Schritt?",
      en: "What’s the next step?",
      begin: "Der nächste Schritt ist …",
    },
    {
      bands: "B",
      say: "Wie genau {stellst du dir|stellen Sie sich} das ~denn vor?",
      en: "How exactly do you picture it?",
      begin: "Ich stelle mir vor, dass …",
    },
    {
      bands: "B",
      say: "Worauf {freust du dich|freuen Sie sich} dabei ~so am meisten?",
      en: "What are you looking forward to most?",
      begin: "Ich freue mich am meisten auf …",
      unless: NO_TREAT,
    },
    {
      bands: "B",
      say: "Was muss dafür ~denn noch passieren?",
      en: "What still has to happen for that?",
      begin: "Dafür muss noch …",
    },
    {
      bands: "C",
      say: "Was {versprichst du dir|versprechen Sie sich} ~wohl davon?",
      en: "What do you hope to gain from it?",
      begin: "Ich verspreche mir davon …",
      unless: /\b(?:muss|müssen|Beerdigung|Operation|OP)\b/iu,
    },
    {
      bands: "C",
      say: "Wie {stellst du dir|stellen Sie sich} das ~denn konkret vor?",
      en: "How do you picture it in practice?",
      begin: "Ich stelle mir vor, dass …",
    },
    {
      bands: "C",
      say: "Was gilt es vorher ~denn noch zu klären?",
      en: "What still needs to be sorted out first?",
      begin: "Zu klären ist noch …",
    },
  ],
  opinion: [
    {
      bands: "A",
      say: "Warum {denkst du|denken Sie} das ~denn?",
      en: "Why do you think so?",
      begin: "Ich denke das, weil …",
      unless: WHY,
    },
    {
      bands: "A",
      say: "Wie ist das in {deinem|Ihrem} Land?",
      en: "What is it like in your country?",
      begin: "In meinem Land ist das …",
      unless: /\b(?:in (?:meine[mr]? )?(?:Land|Heimat)|bei uns|ich|mein\p{Ll}*|er|sie)\b/iu,
    },
    {
      bands: "A",
      say: "{Kannst du|Können Sie} mir ein Beispiel geben?",
      en: "Can you give me an example?",
      begin: "Ein Beispiel ist …",
    },
    {
      bands: "A",
      say: "Was sagen andere Leute dazu?",
      en: "What do other people say about that?",
      begin: "Andere Leute sagen: „…“",
    },
    {
      bands: "B",
      say: "Wie {bist du|sind Sie} ~denn zu dieser Ansicht gekommen?",
      en: "How did you come to that view?",
      begin: "Zu dieser Ansicht bin ich gekommen, weil …",
      unless: WHY,
    },
    {
      bands: "B",
      say: "Wann {hast du|haben Sie} das ~denn zuletzt gemerkt?",
      en: "When did you last notice that?",
      begin: "Zuletzt habe ich das gemerkt, als …",
    },
    {
      bands: "B",
      say: "Was sagen andere ~so dazu?",
      en: "What do others say about that?",
      begin: "Andere sagen, dass …",
    },
    {
      bands: "B",
      say: "Was {würdest du|würden Sie} jemandem sagen, der das anders sieht?",
      en: "What would you say to somebody who sees it differently?",
      begin: "Ich würde sagen, dass …",
    },
    {
      bands: "C",
      say: "Woran {machst du|machen Sie} das ~denn fest?",
      en: "What do you base that on?",
      begin: "Ich mache das daran fest, dass …",
    },
    {
      bands: "C",
      say: "Welche Erfahrung steht für {dich|Sie} dahinter?",
      en: "What experience lies behind that for you?",
      begin: "Dahinter steht für mich …",
    },
    {
      bands: "C",
      say: "Was ließe sich dem ~denn entgegenhalten?",
      en: "What could be said against it?",
      begin: "Entgegenhalten ließe sich, dass …",
    },
    {
      bands: "C",
      say: "Was folgt daraus ~denn für {dich|Sie}?",
      en: "What follows from that for you?",
      begin: "Daraus folgt für mich, dass …",
    },
    {
      bands: "C",
      say: "Wo {würdest du|würden Sie} eine Ausnahme machen?",
      en: "Where would you make an exception?",
      begin: "Eine Ausnahme würde ich machen, wenn …",
    },
  ],
  does: [
    {
      bands: "A",
      say: "Was gefällt {dir|Ihnen} daran ~so?",
      en: "What do you like about that?",
      begin: "Daran gefällt mir …",
      unless: NOT_LIKED,
    },
    {
      bands: "B",
      say: "Was gefällt {dir|Ihnen} daran ~denn am besten?",
      en: "What do you like best about that?",
      begin: "Am besten gefällt mir daran …",
      unless: NOT_LIKED,
    },
    {
      bands: "B",
      say: "Wie sieht das im Alltag ~so aus?",
      en: "What does that look like in everyday life?",
      begin: "Im Alltag …",
      unless: NO_HABIT,
    },
    {
      bands: "B",
      say: "Wie kam es ~denn dazu?",
      en: "How did that come about?",
      begin: "Dazu kam es, weil …",
      unless: WHY,
    },
    {
      bands: "C",
      say: "Was bedeutet {dir|Ihnen} das ~eigentlich?",
      en: "What does that mean to you?",
      begin: "Mir bedeutet das …",
      unless: NOT_LIKED,
    },
    {
      bands: "C",
      say: "Worauf kommt es {dir|Ihnen} dabei ~denn an?",
      en: "What matters to you about it?",
      begin: "Mir kommt es darauf an, dass …",
      unless: /\b(?:hätte?|würde?|wäre?|könnte?|nicht|kein\p{Ll}*)\b|^(?!.*\bich\b)/iu,
    },
  ],
  anything: [
    {
      bands: "A",
      say: "{Kannst du|Können Sie} mir mehr davon erzählen?",
      en: "Can you tell me more about it?",
      begin: "Ja, …",
    },
    {
      bands: "A",
      say: "Und wie geht es jetzt weiter?",
      en: "And what happens now?",
      begin: "Jetzt …",
      unless: SETTLED,
    },
    {
      bands: "A",
      say: "{Möchtest du|Möchten Sie} noch mehr erzählen?",
      en: "Would you like to tell me more?",
      begin: "Ja, …",
    },
    {
      bands: "B",
      say: "Und wie geht es jetzt weiter?",
      en: "And what happens now?",
      begin: "Jetzt …",
      unless: SETTLED,
    },
    {
      bands: "B",
      say: "Wie muss ich mir das ~so vorstellen?",
      en: "How should I picture that?",
      begin: "Das muss man sich so vorstellen: …",
    },
    {
      bands: "B",
      say: "Was bedeutet das ~so für {dich|Sie}?",
      en: "What does that mean for you?",
      begin: "Für mich bedeutet das, dass …",
    },
    {
      bands: "B",
      say: "Was geht {dir|Ihnen} dabei ~so durch den Kopf?",
      en: "What’s going through your mind?",
      begin: "Mir geht durch den Kopf, dass …",
    },
    {
      bands: "B",
      say: "Was {denkst du|denken Sie} ~so darüber?",
      en: "What do you think about that?",
      begin: "Ich denke, dass …",
      unless: OPINED,
    },
    { bands: "C", say: "Und wie geht es nun weiter?", en: "And what happens now?", begin: "Nun …", unless: SETTLED },
    {
      bands: "C",
      say: "Wie darf ich mir das ~denn konkret vorstellen?",
      en: "How should I picture that in practice?",
      begin: "Konkret muss man sich das so vorstellen: …",
    },
    {
      bands: "C",
      say: "Was {denkst du|denken Sie} ~so darüber?",
      en: "What do you think about that?",
      begin: "Ich denke, dass …",
      unless: OPINED,
    },
    { bands: "C", say: "Was steckt ~denn dahinter?", en: "What’s behind it?", begin: "Dahinter steckt …" },
    {
      bands: "C",
      say: "Was bedeutet das ~eigentlich für {dich|Sie}?",
      en: "What does that mean for you?",
      begin: "Für mich bedeutet das, dass …",
    },
    {
      bands: "C",
      say: "Was geht {dir|Ihnen} dabei ~so durch den Kopf?",
      en: "What’s going through your mind?",
      begin: "Mir geht durch den Kopf, dass …",
    },
  ],
};

/** What a listener says before such a question, by the mood of the message. Each is true whatever was told. */
export const HEARD: Readonly<
  Record<
    "good" | "bad" | "severe" | "opinion" | "reason" | "careful" | "answer" | "neutral",
    Readonly<Record<Band, readonly Line[]>>
  >
> = {
  good: {
    A: [
      { say: "Das freut mich.", en: "I’m glad to hear that." },
      { say: "Wie schön!", en: "How nice!" },
      { say: "Ah, das ist schön.", en: "Ah, that’s nice." },
      { say: "Oh, das ist eine gute Sache.", en: "Oh, that’s a good thing." },
    ],
    B: [
      { say: "Das hört man gern.", en: "That’s good to hear." },
      { say: "Wie schön!", en: "How nice!" },
      { say: "Schön, so etwas zu hören.", en: "It’s nice to hear something like that." },
      { say: "Ah, das freut mich.", en: "Ah, I’m glad to hear that." },
    ],
    C: [
      { say: "Das hört man gern.", en: "That’s good to hear." },
      { say: "Wie schön!", en: "How nice!" },
      { say: "Erfreulich, so etwas zu hören.", en: "It’s gratifying to hear something like that." },
    ],
  },
  bad: {
    A: [
      { say: "Oh, das ist nicht leicht.", en: "Oh, that’s not easy." },
      { say: "Hm, das ist schwer.", en: "Hm, that’s hard." },
      { say: "Schade, das ist nicht schön.", en: "What a shame, that’s not nice." },
      { say: "Das ist nicht einfach.", en: "That’s not easy." },
    ],
    B: [
      { say: "Das ist bestimmt nicht leicht.", en: "That can’t be easy." },
      { say: "Hm, das ist nicht einfach.", en: "Hm, that’s not easy." },
      { say: "Oh, das ist nicht schön.", en: "Oh, that’s not nice." },
      { say: "Leicht ist das sicher nicht.", en: "That can’t be easy." },
    ],
    C: [
      { say: "Das ist gewiss nicht leicht.", en: "That’s certainly not easy." },
      { say: "Leicht ist das sicher nicht.", en: "That can’t be easy." },
      { say: "Hm, das ist in der Tat nicht einfach.", en: "Hm, that really isn’t easy." },
      {
        say: "So etwas lässt einen nicht so schnell los.",
        en: "Something like that stays with you for a while.",
      },
    ],
  },
  severe: {
    A: [
      { say: "Oh, das tut mir leid.", en: "Oh, I’m sorry to hear that." },
      { say: "Das ist traurig.", en: "That’s sad." },
    ],
    B: [
      { say: "Oh, das tut mir leid.", en: "Oh, I’m sorry to hear that." },
      { say: "Das ist wirklich traurig.", en: "That’s really sad." },
    ],
    C: [
      { say: "Das tut mir sehr leid.", en: "I’m very sorry to hear that." },
      { say: "So etwas geht an niemandem spurlos vorbei.", en: "Something like that leaves its mark on everyone." },
    ],
  },
  careful: {
    A: [
      { say: "Oh, das ist nicht schön.", en: "Oh, that’s not nice." },
      { say: "Das ist nicht leicht.", en: "That’s not easy." },
      { say: "Oje, das ist nicht gut.", en: "Oh dear, that’s not good." },
      { say: "Hm, das ist nicht so einfach.", en: "Hm, that’s not so simple." },
      { say: "Schade!", en: "What a shame!" },
    ],
    B: [
      { say: "Oh, das ist nicht schön.", en: "Oh, that’s not nice." },
      { say: "Das klingt nicht einfach.", en: "That doesn’t sound easy." },
      { say: "Oje, das ist nicht gut.", en: "Oh dear, that’s not good." },
      { say: "Hm, das ist nicht leicht.", en: "Hm, that’s not easy." },
    ],
    C: [
      { say: "Das klingt nicht einfach.", en: "That doesn’t sound easy." },
      { say: "Oje, das ist unangenehm.", en: "Oh dear, that’s unpleasant." },
      { say: "Leicht ist das sicher nicht.", en: "That can’t be easy." },
      { say: "Hm, das kann ich nachvollziehen.", en: "Hm, I can understand that." },
    ],
  },
  reason: {
    A: [
      { say: "Ah, deshalb.", en: "Ah, that’s why." },
      { say: "Okay, das ist ein Grund.", en: "Okay, that’s a reason." },
      { say: "Jetzt weiß ich, warum.", en: "Now I know why." },
    ],
    B: [
      { say: "Ach, deshalb also.", en: "Ah, so that’s why." },
      { say: "Gut, das ist ein Grund.", en: "Good, that’s a reason." },
      { say: "Jetzt weiß ich, warum.", en: "Now I know why." },
    ],
    C: [
      { say: "Ach, daher also.", en: "Ah, so that’s why." },
      { say: "Gut, das ist ein Grund.", en: "Good, that’s a reason." },
      { say: "Das erklärt einiges.", en: "That explains a few things." },
    ],
  },
  opinion: {
    A: [
      { say: "Okay, so kann man das sehen.", en: "Okay, you can see it that way." },
      { say: "Ah, das ist {deine|Ihre} Meinung.", en: "Ah, that’s your opinion." },
      { say: "Danke für {deine|Ihre} Meinung.", en: "Thanks for your opinion." },
    ],
    B: [
      { say: "Das ist ein interessanter Punkt.", en: "That is an interesting point." },
      { say: "So kann man das sehen.", en: "You can see it that way." },
      { say: "Hm, darüber kann man nachdenken.", en: "Hm, that’s something to think about." },
    ],
    C: [
      { say: "Der Gedanke hat etwas für sich.", en: "There is something to that thought." },
      { say: "So kann man das durchaus sehen.", en: "You can certainly see it that way." },
      { say: "Ein interessanter Standpunkt.", en: "An interesting point of view." },
    ],
  },
  answer: {
    A: [
      { say: "Gut zu wissen.", en: "Good to know." },
      { say: "Danke für die Antwort.", en: "Thanks for your answer." },
      { say: "Alles klar.", en: "All right." },
      { say: "Das merke ich mir.", en: "I’ll remember that." },
      { say: "Schön, jetzt kenne ich {dich|Sie} besser.", en: "Nice, now I know you better." },
    ],
    B: [
      { say: "Gut zu wissen.", en: "Good to know." },
      { say: "Das merke ich mir.", en: "I’ll remember that." },
      { say: "So ist das also bei {dir|Ihnen}.", en: "So that’s how it is with you." },
      { say: "Da lerne ich {dich|Sie} ein bisschen besser kennen.", en: "That way I get to know you a little better." },
      { say: "Alles klar.", en: "All right." },
      { say: "Danke für die ehrliche Antwort.", en: "Thanks for the honest answer." },
    ],
    C: [
      { say: "Das gibt mir zu denken.", en: "That gives me food for thought." },
      { say: "Ein Gedanke, bei dem man verweilen kann.", en: "A thought worth dwelling on." },
      { say: "Hm, darüber lohnt es sich nachzudenken.", en: "Hm, that is worth thinking about." },
      { say: "Da steckt einiges drin.", en: "There is quite a bit in that." },
      { say: "Gut, das lasse ich gern so stehen.", en: "Good, I’m happy to leave it at that." },
      { say: "Danke für die offenen Worte.", en: "Thank you for your frank words." },
      { say: "Jetzt sehe ich klarer, was {du meinst|Sie meinen}.", en: "Now I see more clearly what you mean." },
    ],
  },
  neutral: {
    A: [
      { say: "Ah, okay.", en: "Ah, okay." },
      { say: "Aha, so ist das.", en: "I see, that’s how it is." },
      { say: "Ich verstehe.", en: "I see." },
      { say: "Ach so.", en: "Oh, I see." },
      { say: "Hm, okay.", en: "Hm, okay." },
      { say: "So ist das also.", en: "So that’s how it is." },
      { say: "Jetzt weiß ich mehr.", en: "Now I know more." },
      { say: "Okay, jetzt verstehe ich.", en: "Okay, now I understand." },
      { say: "Oh, das wusste ich nicht.", en: "Oh, I didn’t know that." },
      { say: "Danke, dass {du|Sie} das {erzählst|erzählen}.", en: "Thanks for telling me that." },
    ],
    B: [
      { say: "Ach so.", en: "Oh, I see." },
      { say: "{Verstehe|Ich verstehe|Verstehe}.", en: "I see." },
      { say: "Danke, dass {du mir das erzählst|Sie mir das erzählen}.", en: "Thanks for telling me that." },
      { say: "Aha, so ist das also.", en: "I see, so that’s how it is." },
      { say: "Jetzt kann ich mir das besser vorstellen.", en: "Now I can picture it better." },
      { say: "Okay, jetzt verstehe ich das besser.", en: "Okay, now I understand it better." },
      { say: "Hm, das wusste ich noch nicht.", en: "Hm, I didn’t know that yet." },
      { say: "So ist das also.", en: "So that’s how it is." },
      { say: "Ah, jetzt ist mir das klarer.", en: "Ah, now that’s clearer to me." },
    ],
    C: [
      { say: "Aha, so ist das also.", en: "I see, so that’s how it is." },
      { say: "{Verstehe|Ich verstehe|Verstehe}.", en: "I see." },
      { say: "Ach so.", en: "Oh, I see." },
      { say: "Jetzt kann ich mir das besser vorstellen.", en: "Now I can picture it better." },
      { say: "Hm, ich verstehe.", en: "Hm, I see." },
      { say: "So ist das also.", en: "So that’s how it is." },
      { say: "Danke, dass {du mir das erzählst|Sie mir das erzählen}.", en: "Thank you for telling me that." },
      { say: "Jetzt sehe ich klarer.", en: "Now I see more clearly." },
      { say: "Okay, das wusste ich nicht.", en: "Okay, I didn’t know that." },
    ],
  },
};

/** Before a question, in place of a sentence of its own. The memory of what was asked leaves them out. */
export const LED: readonly Line[] = [
  { say: "Ach so, und", en: "Oh, I see, and" },
  { say: "Ah, und", en: "Ah, and" },
  { say: "Okay, und", en: "Okay, and" },
  { say: "{Verstehe|Ich verstehe|Verstehe}, und", en: "I see, and" },
  { say: "Aha, und", en: "I see, and" },
];
