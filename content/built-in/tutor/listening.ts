import type { Band, Line, ListeningQuestion, TroubleSituation } from "#schema/content/tutor.ts";

const SAYS_HOW_THEY_ARE = /\b(?:geht es|gestorben|verstorben|tot|Beerdigung)\b/iu;
/** The story has been told to its end. */
const AFTERWARDS = /\b(?:danach|am Ende|zum Schluss|schließlich|seitdem|jede\p{Ll}*|immer|oft)\b/iu;
const ENDED =
  /\b(?:am Ende|zum Schluss|schließlich|letztlich|seitdem|jede\p{Ll}*|immer|oft|verloren|gewonnen|bestanden)\b|^(?!.*\b(?:aber|plötzlich|dann|erst|während|als|und|da)\b)/iu;

/**
 * What is asked after trouble; `[ihm|ihr|ihnen]` speaks of a man, a woman or several people. It must fit everything that a message of its
 * situation can say, because nothing else is known of it.
 */
export const LISTENING: Readonly<Record<TroubleSituation, readonly ListeningQuestion[]>> = {
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
      say: "Wie war das für {dich|Sie}?",
      en: "What was that like for you?",
      begin: "Das war …",
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
};

/** What a listener says before such a question, by the mood of the message. Each is true whatever was told. */
export const HEARD: Readonly<
  Record<
    | "good"
    | "bad"
    | "severe"
    | "struck"
    | "shaken"
    | "surprised"
    | "remembered"
    | "felt"
    | "listening"
    | "opinion"
    | "reason"
    | "answer"
    | "neutral",
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
  // To what moves the learner, one cannot be sure how: these fit good news and bad.
  struck: {
    A: [
      { say: "Oh!", en: "Oh!" },
      { say: "Ach!", en: "Ah!" },
      { say: "Oha!", en: "Whoa!" },
    ],
    B: [
      { say: "Oh!", en: "Oh!" },
      { say: "Ach!", en: "Ah!" },
      { say: "Oha!", en: "Whoa!" },
    ],
    C: [
      { say: "Oh!", en: "Oh!" },
      { say: "Ach!", en: "Ah!" },
    ],
  },
  // To an exclamation that may be sad.
  shaken: {
    A: [
      { say: "Mensch!", en: "Oh, man!" },
      { say: "Meine Güte!", en: "My goodness!" },
    ],
    B: [
      { say: "Meine Güte!", en: "My goodness!" },
      { say: "Mensch!", en: "Oh, man!" },
    ],
    C: [{ say: "Meine Güte!", en: "My goodness!" }],
  },
  // To an exclamation that has nothing sad in it.
  surprised: {
    A: [
      { say: "Na so was!", en: "Well, well!" },
      { say: "Ach, wirklich!", en: "Oh, really!" },
      { say: "Das ist ja ein Ding!", en: "Well, how about that!" },
    ],
    B: [
      { say: "Na so etwas!", en: "Well, well!" },
      { say: "Das ist ja ein Ding!", en: "Well, how about that!" },
      { say: "Kaum zu glauben!", en: "Hard to believe!" },
      { say: "Wer hätte das gedacht!", en: "Who would have thought!" },
    ],
    C: [
      { say: "Erstaunlich!", en: "Amazing!" },
      { say: "Das ist ja ein Ding!", en: "Well, how about that!" },
      { say: "Kaum zu glauben!", en: "Hard to believe!" },
      { say: "Wer hätte das gedacht!", en: "Who would have thought!" },
    ],
  },
  // To what happened, good or bad.
  remembered: {
    A: [],
    B: [
      { say: "So etwas bleibt im Kopf.", en: "That’s the kind of thing that sticks in your mind." },
      { say: "Da ist ~ja einiges passiert.", en: "Quite a lot happened there." },
      { say: "Was für eine Geschichte!", en: "What a story!" },
    ],
    C: [
      { say: "So etwas bleibt im Kopf.", en: "That’s the kind of thing that sticks in your mind." },
      { say: "Da ist ~ja einiges passiert.", en: "Quite a lot happened there." },
      { say: "Was für eine Geschichte!", en: "What a story!" },
    ],
  },
  // To what the learner tells of themselves.
  felt: {
    A: [{ say: "Das glaube ich {dir|Ihnen}.", en: "I believe you." }],
    B: [
      { say: "Das glaube ich {dir|Ihnen} gern.", en: "I can well believe that." },
      { say: "Das kann ich mir vorstellen.", en: "I can imagine that." },
    ],
    C: [
      { say: "Das glaube ich {dir|Ihnen} gern.", en: "I can well believe that." },
      { say: "Das kann ich mir gut vorstellen.", en: "I can well imagine that." },
    ],
  },
  // To a story, whatever it tells.
  listening: {
    A: [
      { say: "Ach so.", en: "Oh, I see." },
      { say: "{Mhm|Ich verstehe|Mhm}.", en: "I see." },
      { say: "Ah ja.", en: "Ah, yes." },
      { say: "{Hm, ja|Ich höre Ihnen zu|Hm, ja}.", en: "I’m listening." },
    ],
    B: [
      { say: "Danke, dass {du mir das erzählst|Sie mir das erzählen}.", en: "Thanks for telling me that." },
      { say: "Ich höre {dir|Ihnen} gern zu.", en: "I like listening to you." },
      { say: "Gut, dass {du das erzählst|Sie das erzählen}.", en: "I’m glad you’re telling me that." },
      { say: "Ich bin ganz Ohr.", en: "I’m all ears." },
      { say: "Ich lese aufmerksam mit.", en: "I’m reading along attentively." },
    ],
    C: [
      { say: "Danke, dass {du mir das erzählst|Sie mir das erzählen}.", en: "Thank you for telling me that." },
      { say: "Ich höre {dir|Ihnen} gern zu.", en: "I like listening to you." },
      { say: "Ich bin ganz Ohr.", en: "I’m all ears." },
      { say: "Ich lese aufmerksam mit.", en: "I’m reading along attentively." },
      { say: "Das kann ich gut nachvollziehen.", en: "I can well understand that." },
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
      { say: "Alles klar.", en: "All right." },
      { say: "Das merke ich mir.", en: "I’ll remember that." },
      { say: "Ah, jetzt kenne ich {dich|Sie} besser.", en: "Ah, now I know you better." },
    ],
    B: [
      { say: "Gut zu wissen.", en: "Good to know." },
      { say: "Das merke ich mir.", en: "I’ll remember that." },
      { say: "So ist das also bei {dir|Ihnen}.", en: "So that’s how it is for you." },
      {
        say: "So lerne ich {dich|Sie} ein bisschen besser kennen.",
        en: "That way, I’m getting to know you a little better.",
      },
      { say: "Alles klar.", en: "All right." },
      { say: "Danke für die Antwort.", en: "Thanks for your answer." },
    ],
    C: [
      { say: "Danke für die Antwort.", en: "Thank you for your answer." },
      { say: "Das nehme ich so mit.", en: "I’ll take that with me." },
      { say: "Hm, darüber lohnt es sich nachzudenken.", en: "Hm, that is worth thinking about." },
      { say: "Da steckt einiges drin.", en: "There is quite a bit in that." },
      { say: "Jetzt habe ich ein klareres Bild.", en: "Now I have a clearer picture." },
      { say: "Danke für die offenen Worte.", en: "Thank you for being so open." },
      { say: "Jetzt sehe ich klarer, was {du meinst|Sie meinen}.", en: "Now I see more clearly what you mean." },
    ],
  },
  neutral: {
    A: [
      { say: "Ah, okay.", en: "Ah, okay." },
      { say: "Aha, so ist das.", en: "I see, that’s how it is." },
      { say: "Ich verstehe.", en: "I see." },
      { say: "Ach so.", en: "Oh, I see." },
      { say: "{Hm, okay|Okay|Hm, okay}.", en: "Okay." },
      { say: "Danke fürs Erzählen.", en: "Thanks for telling me." },
      { say: "Jetzt weiß ich mehr.", en: "Now I know more." },
      { say: "Okay, jetzt verstehe ich.", en: "Okay, now I understand." },
      { say: "Oh, das wusste ich nicht.", en: "Oh, I didn’t know that." },
    ],
    B: [
      { say: "Ach so.", en: "Oh, I see." },
      { say: "{Verstehe|Ich verstehe|Verstehe}.", en: "I see." },
      { say: "Danke, dass {du mir das erzählst|Sie mir das erzählen}.", en: "Thanks for telling me that." },
      { say: "Aha, so ist das also.", en: "I see, so that’s how it is." },
      { say: "So ist das also.", en: "So that’s how it is." },
    ],
    C: [
      { say: "Aha, so ist das also.", en: "I see, so that’s how it is." },
      { say: "{Verstehe|Ich verstehe|Verstehe}.", en: "I see." },
      { say: "Ach so.", en: "Oh, I see." },
      { say: "Hm, ich verstehe.", en: "Hm, I see." },
      { say: "So ist das also.", en: "So that’s how it is." },
      { say: "Danke, dass {du mir das erzählst|Sie mir das erzählen}.", en: "Thank you for telling me that." },
    ],
  },
};

/** From B1 on, to whatever was told: they praise nothing, judge nothing and claim to understand nothing. */
export const NEUTRAL: Readonly<Record<Exclude<Band, "A">, readonly Line[]>> = {
  B: [
    { say: "{Verstehe|Ich verstehe|Okay, verstehe}.", en: "I see." },
    { say: "Danke fürs Erzählen.", en: "Thanks for telling me." },
    { say: "Jetzt kann ich mir das besser vorstellen.", en: "Now I can picture it better." },
    { say: "Das kann ich mir gut vorstellen.", en: "I can well imagine that." },
    { say: "So wird mir das klarer.", en: "Now it’s becoming clearer to me." },
    { say: "Gut, dass {du das erzählst|Sie das erzählen}.", en: "It’s good that you’re telling me that." },
  ],
  C: [
    { say: "{Verstehe|Ich verstehe|Okay, verstehe}.", en: "I see." },
    { say: "Danke, dass {du mir das schilderst|Sie mir das schildern}.", en: "Thank you for describing that to me." },
    { say: "Jetzt habe ich ein klareres Bild.", en: "Now I have a clearer picture." },
    { say: "Das kann ich mir gut vorstellen.", en: "I can well imagine that." },
    { say: "So wird mir manches klarer.", en: "Some things are becoming clearer to me." },
    { say: "Gut, dass {du das erwähnst|Sie das erwähnen}.", en: "It’s good that you mention that." },
  ],
};
