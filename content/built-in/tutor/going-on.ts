import type { Band, Line } from "#schema/content/tutor.ts";
import type { Topic } from "#schema/terms/topic.ts";
import type { KindQuestion } from "./near.ts";

/** A question about somebody or something that the learner named; `*` stands for the words, in this case. */
export interface AboutQuestion extends Line {
  case: "nominative" | "dative" | "accusative";
  /** Only of somebody who was not spoken of before, or only in trouble. */
  when?: "new" | "trouble";
  /** Matches the noun; what it asks may have been told in any earlier message. */
  of?: RegExp;
  /** Only about family and friends: it would be odd about a boss or the neighbors. */
  family?: true;
  /** Asks what is good about it: never after a complaint. */
  fond?: true;
  /** Matches a message that has answered it. */
  unless?: RegExp;
}

const DESCRIBED =
  /\b(?:ist|sind|war|waren) (?:\p{L}+ ){0,4}(?:nett|lieb\p{L}*|laut|streng|lustig\p{L}*|ruhig|freundlich|unfreundlich|klug|fleißig|faul|toll|super|blöd|böse|komisch|gut\p{L}*|zufrieden|krank|müde|alt|jung|groß|klein|Jahre)\b|\b(?:immer|nie|viel|sehr) \p{L}+\b/iu;
const HOW_THEY_ARE = /\b(?:geht|krank|müde|glücklich|traurig|schwanger|gesund)\b/iu;
const TOGETHER = /\b(?:wir|zusammen|gern|gerne|mag|liebt)\b/iu;

/** About a person whom the learner calls theirs. `[ist|ist|sind]` is for a man, a woman and several people. */
export const ABOUT_PERSON: Readonly<Record<"A", readonly AboutQuestion[]>> = {
  A: [
    {
      case: "dative",
      when: "trouble",
      family: true,
      say: "Wie geht es * jetzt?",
      en: "How [is|is|are] * now?",
      unless: HOW_THEY_ARE,
    },
    {
      case: "nominative",
      of: /(?:hund|katze|kater|sohn|tochter|bruder|schwester|freund|freundin|enkel|enkelin|kind|baby|kinder|brüder|schwestern|söhne|töchter)$/iu,
      say: "Wie [heißt|heißt|heißen] * ~denn?",
      en: "What [is|is|are] * called?",
      unless:
        /\bheiß\p{Ll}*\b|\b(?:Sohn|Tochter|Bruder|Schwester|Freund|Freundin|Hund|Katze|Baby)(?: \p{L}+\W*$| \p{Lu}\p{Ll}+)/u,
    },
    {
      case: "nominative",
      of: /(?:hund|katze|kater|sohn|tochter|bruder|schwester|enkel|enkelin|kind|kinder|brüder|schwestern|söhne|töchter)$/iu,
      say: "Wie alt [ist|ist|sind] *?",
      en: "How old [is|is|are] *?",
      unless:
        /\b(?:Jahre|alt|jung|älter|jünger|Monate|schwanger)\b|\b(?:ist|sind|wird) (?:schon |erst |jetzt )?(?:\d+|\p{L}*(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|ßig|zig))\b/iu,
    },
    {
      case: "nominative",
      of: /(?:mutter|mama|vater|papa|eltern|bruder|schwester|oma|opa|onkel|tante|cousin|cousine|freund|freundin|geschwister|brüder|schwestern|freunde)$/iu,
      say: "Wo [wohnt|wohnt|wohnen] *?",
      en: "Where [does|does|do] * live?",
      unless: /\b(?:wohn\w*|leb\w*|kommt aus|in \p{L}+|zusammen|Besuch)\b/iu,
    },
    {
      case: "nominative",
      when: "new",
      family: true,
      say: "Was [macht|macht|machen] * gern?",
      en: "What [does|does|do] * like to do?",
      unless: TOGETHER,
    },
    {
      case: "dative",
      family: true,
      say: "Was {machst du|machen Sie} gern mit *?",
      en: "What do you like to do with *?",
      unless: TOGETHER,
    },
    {
      case: "nominative",
      when: "new",
      say: "Wie [ist|ist|sind] * ~denn so?",
      en: "What [is|is|are] * like?",
      unless: DESCRIBED,
    },
  ],
};

/** To what the learner tells: what somebody of theirs says to it, of whom a message before spoke; the second one when it is over. */
export const WHAT_THEY_SAY: Readonly<Record<"A", readonly [AboutQuestion, AboutQuestion]>> = {
  A: [
    { case: "nominative", say: "Was [sagt|sagt|sagen] * dazu?", en: "What [does|does|do] * say about it?" },
    { case: "nominative", say: "Was [hat|hat|haben] * dazu gesagt?", en: "What did * say about it?" },
  ],
};

/** About a thing or matter that the learner calls theirs. */
export const ABOUT_THING: Readonly<Record<"A", readonly AboutQuestion[]>> = {
  A: [
    {
      case: "accusative",
      say: "Was {kannst du|können Sie} noch über * erzählen?",
      en: "What else can you tell me about *?",
    },
    { case: "dative", fond: true, say: "Was gefällt {dir|Ihnen} ~denn an *?", en: "What do you like about *?" },
  ],
};

/** About what the learner comes back to. */
export const ABOUT_THEME: Readonly<Record<"A", readonly AboutQuestion[]>> = {
  A: [
    {
      case: "accusative",
      say: "Was {kannst du|können Sie} mir noch über * erzählen?",
      en: "What else can you tell me about *?",
    },
  ],
};

/** About the place where the learner lives or comes from; `*` stands for its name. */
export const ABOUT_HOME: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Was gefällt {dir|Ihnen} ~denn in *?", en: "What do you like about *?" },
    { say: "Was ist in * schön?", en: "What is nice in *?" },
    { say: "Wie ist das Wetter in * ~so?", en: "What is the weather like in *?" },
  ],
  B: [
    { say: "Was sollte man in * unbedingt gesehen haben?", en: "What should everyone see in *?" },
    { say: "Wie lebt es sich in * ~denn so?", en: "What is it like to live in *?" },
  ],
  C: [
    { say: "Was macht * für {dich|Sie} aus?", en: "What makes * special for you?" },
    { say: "Wie hat sich * in den letzten Jahren verändert?", en: "How has * changed in recent years?" },
  ],
};

/**
 * Whatever was told, the talk can go on with these. From B1 on they point at nothing ("davon", "dabei") and take nothing for granted, neither a
 * person nor a time, neither good nor bad. They are few: amid a story they are better than another subject, but a second one already sounds as if nobody listened.
 */
export const MORE: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "{Erzählst du|Erzählen Sie} mir noch mehr davon?", en: "Will you tell me more about it?" },
    { say: "Was {kannst du|können Sie} mir noch davon erzählen?", en: "What else can you tell me about it?" },
    { say: "Was {möchtest du|möchten Sie} dazu noch erzählen?", en: "What else would you like to tell me about it?" },
  ],
  B: [
    { say: "Was {möchtest du|möchten Sie} noch erzählen?", en: "What else would you like to tell me?" },
    { say: "Was gibt es sonst noch zu erzählen?", en: "What else is there to tell?" },
    {
      say: "Worüber {möchtest du|möchten Sie} gern weitersprechen?",
      en: "What would you like to go on talking about?",
    },
  ],
  C: [
    { say: "Was {möchtest du|möchten Sie} noch erzählen?", en: "What else would you like to tell me?" },
    { say: "Was gäbe es sonst noch zu erzählen?", en: "What else would there be to tell?" },
    {
      say: "Worüber {möchtest du|möchten Sie} gern weitersprechen?",
      en: "What would you like to go on talking about?",
    },
  ],
};

/** When all of these were asked. What is new or to come was told more often than not, so nobody is asked for it. */
export const MORE_STILL: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Was {möchtest du|möchten Sie} mir noch sagen?", en: "What else would you like to say to me?" },
    { say: "Und was noch?", en: "And what else?" },
  ],
  B: [{ say: "Was {möchtest du|möchten Sie} mir noch sagen?", en: "What else would you like to say to me?" }],
  C: [{ say: "Was {möchtest du|möchten Sie} noch hinzufügen?", en: "What else would you like to add?" }],
};

/** To whoever told of a death: as long as the talk stays with it. */
export const AFTER_A_LOSS: Readonly<Record<Band, { say: readonly Line[]; ask: readonly Line[] }>> = {
  A: {
    say: [
      { say: "So etwas ist nie leicht.", en: "That is never easy." },
      { say: "Danke fürs Erzählen.", en: "Thank you for telling me." },
      { say: "Ich höre {dir|Ihnen} zu.", en: "I’m listening." },
      { say: "{Nimm dir|Nehmen Sie sich} Zeit.", en: "Take your time." },
    ],
    ask: [
      { say: "Woran {denkst du|denken Sie} gerade?", en: "What are you thinking about right now?" },
      { say: "Wer ist jetzt für {dich|Sie} da?", en: "Who is there for you now?" },
      { say: "Was tut {dir|Ihnen} jetzt gut?", en: "What helps you feel a little better?" },
      { say: "Was {möchtest du|möchten Sie} noch erzählen?", en: "What else would you like to tell me?" },
    ],
  },
  B: {
    say: [
      { say: "So etwas ist nie leicht.", en: "That is never easy." },
      {
        say: "Danke, dass {du mir das anvertraust|Sie mir das anvertrauen}.",
        en: "Thank you for trusting me with that.",
      },
      { say: "Ich höre {dir|Ihnen} gern zu.", en: "I’m happy to listen." },
      { say: "{Lass dir|Lassen Sie sich} ruhig Zeit.", en: "Take all the time you need." },
      { say: "So ein Verlust braucht Zeit.", en: "A loss like that takes time." },
    ],
    ask: [
      {
        say: "Was geht {dir|Ihnen} gerade durch den Kopf?",
        en: "What’s going through your mind right now?",
      },
      { say: "Wer ist in dieser Zeit für {dich|Sie} da?", en: "Who is there for you during this time?" },
      { say: "Was tröstet {dich|Sie} ein wenig?", en: "What gives you a little comfort?" },
      {
        say: "Was {möchtest du|möchten Sie} noch davon erzählen?",
        en: "What else would you like to tell me about it?",
      },
      { say: "Was tut {dir|Ihnen} jetzt gut?", en: "What helps you feel a little better?" },
    ],
  },
  C: {
    say: [
      { say: "Das geht einem nahe.", en: "That really gets to you." },
      {
        say: "Danke, dass {du mir das anvertraust|Sie mir das anvertrauen}.",
        en: "Thank you for trusting me with that.",
      },
      { say: "So etwas lässt einen lange nicht los.", en: "Something like that stays with you for a long time." },
      { say: "{Lass dir|Lassen Sie sich} alle Zeit der Welt.", en: "Take all the time in the world." },
    ],
    ask: [
      { say: "Was fällt {dir|Ihnen} im Moment am schwersten?", en: "What is hardest for you at the moment?" },
      { say: "Was gibt {dir|Ihnen} ein wenig Trost?", en: "What gives you a little comfort?" },
      { say: "Mit wem {kannst du|können Sie} darüber sprechen?", en: "Who can you talk to about it?" },
      {
        say: "Was {möchtest du|möchten Sie} noch davon erzählen?",
        en: "What else would you like to tell me about it?",
      },
    ],
  },
};

/** To whoever told of grave illness or danger. */
export const IN_WORRY: Readonly<Record<Band, { say: readonly Line[]; ask: readonly Line[] }>> = {
  A: {
    say: [
      { say: "Das ist nicht leicht.", en: "That’s not easy." },
      { say: "{Nimm dir|Nehmen Sie sich} Zeit.", en: "Take your time." },
      { say: "Ich höre {dir|Ihnen} zu.", en: "I’m listening." },
    ],
    ask: [
      { say: "Wie geht es {dir|Ihnen} selbst damit?", en: "How are you coping with it yourself?" },
      { say: "Was {brauchst du|brauchen Sie} jetzt?", en: "What do you need right now?" },
      { say: "Was hilft {dir|Ihnen} im Moment?", en: "What is helping you at the moment?" },
      { say: "Was {möchtest du|möchten Sie} noch erzählen?", en: "What else would you like to tell me?" },
    ],
  },
  B: {
    say: [
      { say: "Das ist sicher eine schwere Zeit.", en: "This must be a hard time." },
      { say: "Ich höre {dir|Ihnen} gern zu.", en: "I’m happy to listen." },
      {
        say: "Danke, dass {du mir das anvertraust|Sie mir das anvertrauen}.",
        en: "Thank you for trusting me with that.",
      },
    ],
    ask: [
      { say: "Wie geht es {dir|Ihnen} selbst damit?", en: "How are you coping with it yourself?" },
      { say: "Was würde {dir|Ihnen} jetzt helfen?", en: "What would help you right now?" },
      { say: "Was gibt {dir|Ihnen} im Moment Kraft?", en: "What gives you strength at the moment?" },
      {
        say: "Was {möchtest du|möchten Sie} noch davon erzählen?",
        en: "What else would you like to tell me about it?",
      },
    ],
  },
  C: {
    say: [
      { say: "Das ist sicher schwer auszuhalten.", en: "That must be hard to bear." },
      { say: "So etwas zehrt an den Kräften.", en: "Something like that wears you down." },
      {
        say: "Danke, dass {du mir das anvertraust|Sie mir das anvertrauen}.",
        en: "Thank you for trusting me with that.",
      },
    ],
    ask: [
      { say: "Wie {geht es dir|geht es Ihnen} selbst damit?", en: "How are you coping with it yourself?" },
      { say: "Was gibt {dir|Ihnen} dabei Kraft?", en: "What gives you strength in all this?" },
      { say: "Was würde {dir|Ihnen} die Lage erleichtern?", en: "What would make things easier for you?" },
    ],
  },
};

const WHY = /\b(?:weil|denn|damit|wegen)\b/iu;
const WHEN =
  /\b(?:morgen|heute|nächste\w*|am|im|um|bald|jetzt|dann|wenn|später|irgendwann|Jahre|in \p{L}+ (?:Tagen|Wochen|Monaten|Jahren))\b/iu;

/** To something that the learner wants to do. */
export const OF_A_PLAN: Readonly<Record<"A", readonly KindQuestion[]>> = {
  A: [
    { say: "Wann soll das ~denn sein?", en: "When will that be?", unless: WHEN },
    { say: "Was {brauchst du|brauchen Sie} dafür noch?", en: "What do you still need for it?" },
    { say: "Warum {möchtest du|möchten Sie} das ~denn?", en: "Why would you like that?", unless: WHY },
  ],
};

/** To something that the learner likes. */
export const OF_A_LIKING: Readonly<Record<"A", readonly KindQuestion[]>> = {
  A: [
    { say: "Was gefällt {dir|Ihnen} daran ~so?", en: "What do you like about it?", unless: WHY },
    {
      say: "Seit wann {magst du|mögen Sie} das ~denn?",
      en: "How long have you liked that?",
      unless: /\b(?:seit|als Kind|immer|schon)\b/iu,
    },
  ],
};

/** Says nothing of people in general: there is no example of it. */
const NOT_GENERAL =
  /^(?![^]*\b(?:man|viele|jeder|niemand|alle|immer|meistens|heutzutage|Menschen|Leute|Gesellschaft|Kinder|Männer|Frauen|Deutsche\p{L}*|die meisten)\b)/iu;

/** To a view of the learner's. */
export const OF_A_VIEW: Readonly<Record<"A" | "C", readonly KindQuestion[]>> = {
  A: [
    {
      say: "Warum {denkst du|denken Sie} das ~denn?",
      en: "Why do you think that?",
      unless: new RegExp(String.raw`${WHY.source}|\b(?:das finde ich|ich finde das|verboten|schlecht|wahr)\b`, "iu"),
    },
    { say: "Was sagen {deine|Ihre} Freunde dazu?", en: "What do your friends say about it?" },
  ],
  C: [
    { say: "Woran {machst du|machen Sie} das fest?", en: "What do you base that on?" },
    {
      say: "Welches Beispiel kommt {dir|Ihnen} dabei in den Sinn?",
      en: "What example of that comes to mind?",
      unless: NOT_GENERAL,
    },
    { say: "Was ließe sich dem entgegenhalten?", en: "What could be said against it?" },
    { say: "Wer in {deinem|Ihrem} Umfeld sieht das ganz anders?", en: "Who around you sees it quite differently?" },
  ],
};

const JUDGED =
  /\b(?:schön\w*|toll\w*|gut\w*|super|lecker\w*|schlecht\w*|lustig\w*|mega|geil|cool|interessant\w*|langweilig\w*|teuer|müde|froh|traurig|glücklich|stolz|Spaß|wunderbar|herrlich|schrecklich|furchtbar|peinlich|gefreut|gelacht|geweint|begeistert|anstrengend|schwer|leicht|nett\w*|spannend|gemütlich|komisch|verrückt|wichtig|schlimm|okay|ruhig|laut|kalt|heiß|nass)\b/iu;

const LAST_OF_ALL =
  /\b(?:schon|noch|bisher|bis jetzt|warte\w*|gerade|am Ende|zum Schluss|schließlich|seitdem|jede\w*|immer|oft|damals|früher|als Kind|nie|Jahre\w*)\b/iu;

/** The same of a beginner's sentence, and what is done when it is done. */
const NO_SEQUEL = new RegExp(
  String.raw`${LAST_OF_ALL.source}|\b(?:suche|vergessen|bekommen|gekriegt|gefunden|gegessen|getrunken|gekauft|gelernt|gearbeitet|geschlafen|gekocht|gebacken|geputzt|repariert|besucht|gemacht|bezahlt|geholfen|geschenkt|gewohnt|gewonnen|verloren|gefallen|gelaufen|verstanden|umgezogen|geheiratet|gehört|bestellt|gespielt|getanzt|gelacht|gekostet|gegeben|gab|hatten?|aufgewachsen|geboren)\b`,
  "iu",
);

/** To what others did or said to the learner. */
export const OF_OTHERS_DEED: Readonly<Record<"A", readonly KindQuestion[]>> = {
  A: [
    {
      say: "Und was {hast du|haben Sie} geantwortet?",
      en: "And what did you answer?",
      unless: /\b(?:immer|oft|früher|als Kind|Eins|Note)\b|\bich (?:habe?|hab)\b|\b(?:habe?|hab) ich\b/iu,
    },
  ],
};

/** To what others do or are. */
export const OF_OTHERS: Readonly<Record<"A", readonly KindQuestion[]>> = {
  A: [
    { say: "Wie {findest du|finden Sie} das ~so?", en: "What do you think of that?", unless: JUDGED },
    { say: "Was {sagst du|sagen Sie} dazu?", en: "What’s your take on that?" },
  ],
};

/** To something that happened, whoever did it. */
export const OF_AN_EVENT: Readonly<Record<"A", readonly KindQuestion[]>> = {
  A: [
    { say: "Und dann?", en: "And then?", unless: NO_SEQUEL },
    { say: "Was ist dann passiert?", en: "What happened then?", unless: NO_SEQUEL },
  ],
};

/** To something that is to come, whether or not the learner wants it. */
export const OF_WHAT_COMES: Readonly<Record<"A", readonly KindQuestion[]>> = {
  A: [
    {
      say: "{Freust du dich|Freuen Sie sich} schon darauf?",
      en: "Are you looking forward to it?",
      unless:
        /\b(?:vielleicht|arbeit\w*|\p{L}*arzt|muss|müssen|Termin|Prüfung|Amt|koch\w*|back\w*|mache\w*|putz\w*|schlafe\w*|Schicht|kaufe\w*|oft|immer|jede\w*|gern|freue|oder|im (?:Winter|Sommer|Herbst|Frühling)|stehe|früh|Uhr|dann|sprechen|rufe)\b/iu,
    },
    {
      say: "Und was {machst du|machen Sie} dann?",
      en: "And what will you do then?",
      unless:
        /\b(?:vielleicht|dann|danach|am Wochenende|will|möchte|wollen|möchten|koch\w*|back\w*|kauf\w*|mache\w*|feier\w*|gern|gerne|oft|immer|im (?:Winter|Sommer|Herbst|Frühling))\b/iu,
    },
  ],
};

/** To news that is still open: something just happened, or is not as it should be. */
export const OF_NEWS: Readonly<Record<"A", readonly KindQuestion[]>> = {
  A: [],
};

/** Nothing that has to be seen to now. */
const NOT_ACUTE =
  /^(?![^]*\b(?:kaputt|gestohlen|geklaut|abgesoffen|überschwemmt|durchgefallen|gekündigt|verpasst|funktioniert nicht|geht nicht|undicht|verloren)\b)/iu;

/** To something that is not as it should be. */
export const OF_TROUBLE: Readonly<Record<"A", readonly KindQuestion[]>> = {
  A: [
    { say: "Und was {machst du|machen Sie} jetzt?", en: "And what are you going to do now?", unless: NOT_ACUTE },
    { say: "Was kann man da machen?", en: "What can be done about that?" },
    { say: "Was hilft {dir|Ihnen} dann ~so?", en: "What helps you then?" },
    {
      say: "Wie lange ist das ~denn schon so?",
      en: "How long has it been like that?",
      unless: /\b(?:immer|oft|jede\w*|nie|manchmal|seit|schon)\b/iu,
    },
  ],
};

/** To something that went wrong. */
export const OF_PAST_TROUBLE: Readonly<Record<"A", readonly KindQuestion[]>> = {
  A: [
    { say: "Und was {hast du|haben Sie} dann gemacht?", en: "And what did you do then?" },
    { say: "Wie war das für {dich|Sie}?", en: "What was that like for you?" },
  ],
};

/** To trouble of the learner's own that no move knows. */
export const IN_TROUBLE: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Was hilft {dir|Ihnen} da ~denn?", en: "What helps you with that?" },
    { say: "Mit wem {kannst du|können Sie} darüber sprechen?", en: "Who can you talk to about that?" },
    { say: "{Möchtest du|Möchten Sie} noch mehr davon erzählen?", en: "Would you like to tell me more about it?" },
  ],
  B: [
    { say: "Was hilft {dir|Ihnen} in so einer Situation?", en: "What helps you in a situation like that?" },
    { say: "Mit wem {kannst du|können Sie} darüber reden?", en: "Who can you talk to about that?" },
    { say: "Was würde {dir|Ihnen} jetzt guttun?", en: "What would be good for you right now?" },
  ],
  C: [
    { say: "Mit wem {kannst du|können Sie} offen darüber sprechen?", en: "Who can you talk to openly about it?" },
    { say: "Wie {gehst du|gehen Sie} im Alltag damit um?", en: "How do you deal with it in everyday life?" },
  ],
};

/** To a choice: asks why this one. */
export const WHY_THIS: Readonly<Record<Exclude<Band, "A">, readonly Line[]>> = {
  B: [
    { say: "Wie {kommst du|kommen Sie} gerade darauf?", en: "Why that in particular?" },
    { say: "Was {verbindest du|verbinden Sie} damit?", en: "What do you associate with it?" },
    { say: "Was macht das für {dich|Sie} ~so besonders?", en: "What makes that special for you?" },
  ],
  C: [
    { say: "Wie {kommst du|kommen Sie} gerade darauf?", en: "Why that in particular?" },
    { say: "Was {verbindest du|verbinden Sie} ~eigentlich damit?", en: "What do you associate with it?" },
    { say: "Welche Bedeutung hat das für {dich|Sie}?", en: "What does that mean to you?" },
  ],
};

/** "Warum fragst du das?", "Du stellst komische Fragen." */
export const WHY_I_ASK: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Ich möchte {dich|Sie} nur besser kennenlernen.", en: "I just want to get to know you better." },
    { say: "Ich bin nur neugierig.", en: "I’m just curious." },
  ],
  B: [
    { say: "Ich wollte {dich|Sie} nur besser kennenlernen.", en: "I just wanted to get to know you better." },
    { say: "Das war wohl keine gute Frage von mir.", en: "That probably wasn’t a very good question." },
  ],
  C: [
    {
      say: "Ich wollte lediglich besser verstehen, was {du meinst|Sie meinen}.",
      en: "I only wanted to understand better what you mean.",
    },
    { say: "Die Frage war zugegebenermaßen nicht sehr treffend.", en: "Admittedly, that wasn’t a very apt question." },
  ],
};

/** "Worüber denn?", "Was meinen Sie mit …?": the tutor's question was not clear. */
export const UNCLEAR: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Entschuldigung, meine Frage war nicht gut.", en: "Sorry, my question wasn’t good." },
    { say: "Tut mir leid, meine Frage war nicht klar.", en: "I’m sorry, my question wasn’t clear." },
  ],
  B: [
    { say: "Entschuldigung, meine Frage war nicht klar.", en: "Sorry, my question wasn’t clear." },
    { say: "Tut mir leid, das war unklar gefragt.", en: "I’m sorry, I asked that unclearly." },
  ],
  C: [
    { say: "Entschuldigung, meine Frage war missverständlich.", en: "Sorry, my question was ambiguous." },
    { say: "Tut mir leid, da habe ich ungenau gefragt.", en: "I’m sorry, I asked that imprecisely." },
  ],
};

/** After one of these: what the learner would like to talk about. */
export const WHAT_ABOUT: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Worüber {möchtest du|möchten Sie} ~denn sprechen?", en: "What would you like to talk about?" },
    { say: "Was {möchtest du|möchten Sie} mir erzählen?", en: "What would you like to tell me?" },
    { say: "Was {soll ich dich|soll ich Sie} fragen?", en: "What should I ask you?" },
  ],
  B: [
    { say: "Worüber {möchtest du|möchten Sie} ~denn gern sprechen?", en: "What would you like to talk about?" },
    { say: "Wovon {möchtest du|möchten Sie} mir lieber erzählen?", en: "What would you rather tell me about?" },
    { say: "Was {soll ich dich|soll ich Sie} stattdessen fragen?", en: "What should I ask you instead?" },
  ],
  C: [
    { say: "Worüber {würdest du|würden Sie} ~denn lieber sprechen?", en: "What would you rather talk about?" },
    { say: "Welche Frage wäre {dir|Ihnen} lieber?", en: "Which question would you prefer?" },
    { say: "Was {liegt dir|liegt Ihnen} stattdessen am Herzen?", en: "What matters to you instead?" },
  ],
};

/** "Bitte lass das Thema.", "Reden wir über etwas Schönes." */
export const AS_YOU_LIKE: readonly Line[] = [
  { say: "Natürlich, wie {du möchtest|Sie möchten}.", en: "Of course, whatever you like." },
  { say: "Gut, dann lassen wir das.", en: "All right, let’s drop that." },
];

/** "Willst du einen Witz hören?" */
export const YES_PLEASE: readonly Line[] = [
  { say: "Ja, sehr gern!", en: "Yes, I’d love to!" },
  { say: "Gern, ich bin neugierig!", en: "Sure, I’m curious!" },
];
export const WHAT_COMES: readonly Line[] = [
  { say: "Was kommt jetzt?", en: "What’s coming now?" },
  { say: "Wie fängt es an?", en: "How does it start?" },
];

/** Misheard again and again: the honest reason. */
export const MISHEARD_AGAIN: Readonly<Record<Band, Line>> = {
  A: {
    say: "Tut mir leid, ich verstehe nicht alles.",
    en: "I’m sorry, I don’t understand everything.",
  },
  B: {
    say: "Es tut mir leid, ich bin ein einfaches Programm und verstehe nicht alles.",
    en: "I’m sorry, I’m a simple program and don’t understand everything.",
  },
  C: {
    say: "Das tut mir leid, ich bin ein recht einfaches Programm, und vieles entgeht mir.",
    en: "I’m sorry, I’m a rather simple program, and a lot gets past me.",
  },
};

/** "Danke fürs Zuhören." */
export const GLAD_TO_LISTEN: readonly Line[] = [
  { say: "Jederzeit, ich höre gern zu.", en: "Anytime, I’m happy to listen." },
  { say: "Sehr gern, dafür bin ich da.", en: "You’re very welcome, that’s what I’m here for." },
];

/** A new subject of the learner's own: agreed, and the word is theirs. */
export const TELL_ABOUT_IT: Readonly<Record<Band, readonly Line[]>> = {
  A: [{ say: "Was {möchtest du|möchten Sie} darüber erzählen?", en: "What would you like to tell me about it?" }],
  B: [{ say: "Was {möchtest du|möchten Sie} ~denn darüber erzählen?", en: "What would you like to tell me about it?" }],
  C: [{ say: "Was beschäftigt {dich|Sie} daran am meisten?", en: "What about it is most on your mind?" }],
};

/** The same where the subject has a name; `*` stands for it. */
export const TELL_ABOUT: Readonly<Record<Band, Line>> = {
  A: { say: "Was {möchtest du|möchten Sie} über * erzählen?", en: "What would you like to tell me about *?" },
  B: { say: "Was {möchtest du|möchten Sie} mir über * erzählen?", en: "What would you like to tell me about *?" },
  C: { say: "Was {möchtest du|möchten Sie} mir über * erzählen?", en: "What would you like to tell me about *?" },
};

/** A farewell to somebody who told of something bad. */
export const SOFT_FAREWELLS: readonly Line[] = [
  {
    say: "{Pass gut auf dich auf|Ich wünsche Ihnen alles Gute|Pass auf dich auf}, bis bald!",
    en: "Take care, see you soon!",
  },
  { say: "Alles Gute und bis bald!", en: "All the best, see you soon!" },
];

/** To a joke. */
export const LAUGHED: Readonly<Record<Band, readonly Line[]>> = {
  A: [{ say: "Haha!", en: "Haha!" }],
  B: [{ say: "Haha!", en: "Haha!" }],
  C: [{ say: "Haha!", en: "Haha!" }],
};

/** To a joke that the learner tells. */
export const LAUGHS_AT_IT: readonly Line[] = [
  { say: "Haha, der ist gut!", en: "Haha, that’s a good one!" },
  { say: "Haha, den kannte ich noch nicht!", en: "Haha, I didn’t know that one yet!" },
];

/** Asked for a joke. */
export const JOKES: readonly Line[] = [
  {
    say: "Sagt ein Ei zum anderen: „Du hast ja Haare!“ Sagt das andere: „Ich bin eine Kiwi.“",
    en: "One egg says to the other: “You have hair!” The other one says: “I am a kiwi.”",
  },
  {
    say: "Treffen sich zwei Fische. Sagt der eine: „Hi.“ Ruft der andere „Hilfe“ und schwimmt weg.",
    en: "Two fish meet. One says: “Hi.” The other cries “Help” and swims away. (“Hai,” the German word for shark, sounds like “hi.”)",
  },
];
export const AFTER_A_JOKE: Line = { say: "Welchen Witz {kennst du|kennen Sie} ~denn?", en: "What joke do you know?" };

/** Back to the topic after the learner's own story. */
export const BACK_TO_TOPIC: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Noch eine Frage:", en: "One more question:" },
    { say: "Das möchte ich auch noch wissen:", en: "I’d like to know this as well:" },
    { say: "Jetzt frage ich etwas anderes:", en: "Now I’ll ask something else:" },
    { say: "Eine neue Frage:", en: "A new question:" },
  ],
  B: [
    { say: "Was mich noch interessiert:", en: "Something else I’d like to know:" },
    { say: "Noch eine Frage:", en: "One more question:" },
    { say: "Eine Frage habe ich noch:", en: "I have one more question:" },
    { say: "Eine Sache würde ich gern noch wissen:", en: "There’s one more thing I’d like to know:" },
    { say: "Ich möchte noch etwas fragen:", en: "There’s something else I’d like to ask:" },
  ],
  C: [
    { say: "Was mich noch interessieren würde:", en: "Something else I’d be interested in:" },
    { say: "Eine Frage hätte ich noch:", en: "I do have one more question:" },
    { say: "Eines wüsste ich gern noch:", en: "There’s one more thing I’d like to know:" },
    { say: "Noch eine Frage:", en: "One more question:" },
  ],
};

/** The same by name; `*` stands for the topic. */
export const BACK_TO_NAMED: Readonly<Record<Band, Line>> = {
  A: { say: "Noch eine Frage zum Thema *:", en: "One more question about *:" },
  B: { say: "Noch eine Frage zum Thema *:", en: "One more question about *:" },
  C: { say: "Noch eine Frage zum Thema *:", en: "One more question about *:" },
};
export const TOPIC_NAMES: Readonly<Record<Exclude<Topic, "chitchat">, { de: string; en: string }>> = {
  food: { de: "Essen", en: "food" },
  travel: { de: "Reisen", en: "travel" },
  culture: { de: "Kultur", en: "culture" },
  work: { de: "Arbeit", en: "work" },
  sports: { de: "Sport", en: "sports" },
  flirting: { de: "Flirten", en: "flirting" },
  shopping: { de: "Einkaufen", en: "shopping" },
};
