import type { Band, Line, ListeningQuestion, ListeningSituation } from "#schema/content/tutor.ts";

const WHEN =
  /\b(?:gestern|heute|vorgestern|letzte\w*|vor \p{L}+ (?:\p{L}+)|neulich|damals|früher|am \p{L}+|im \p{Lu}\p{L}+|morgen|nächste\w*|bald|nach de[rmn]|seit\w*|als|um \d+|jede\w*|immer)\b/iu;
const WITH_WHOM = /\b(?:mit (?!dem (?:Auto|Zug|Bus|Rad|Flugzeug)\b)|wir|uns|allein|alleine|zusammen|gemeinsam)\b/iu;
const HOW_LONG =
  /\b(?:seit\w*|stunden?|minuten?|tage?|tagelang|wochen?|monate?|jahre?n?|lange?|schon immer|von klein auf|neu\w*|zum ersten Mal)\b/iu;
const WHY = /\b(?:weil|denn|deshalb|deswegen|darum|damit|nämlich|um [^,.]+ zu|wegen)\b/iu;
const FAMILY =
  /(?:vater|mutter|papa|mama|bruder|schwester|brüder|sohn|söhne|tochter|töchter|eltern|geschwister|kind|kinder|oma|opa|onkel|tante|cousine?|neffe|nichte|mann|frau|baby|enkel\p{L}*|ältester|älteste|jüngste\p{L}*|familie)(?!\p{L})/iu;
const NOT_CLOSE =
  /(?:chef\p{L}*|nachbar\p{L}*|kolleg\p{L}*|lehrer\p{L}*|trainer\p{L}*|patient\p{L}*|vermieter\p{L}*|arzt|ärztin|kund\p{L}*|autor\p{L}*|moderator\p{L}*|verkäufer\p{L}*|professor\p{L}*|leute|polizist\p{L}*|baby|mann neben|frau neben)(?!\p{L})/iu;
const NOT_MET = /(?<!\p{L})(?:autor\p{L}*|moderator\p{L}*|leute|polizist\p{L}*|verkäufer\p{L}*|baby)(?!\p{L})/iu;

/** Anyone's question to whatever was told; `[ihm|ihr|ihnen]` speaks of a man, a woman or several people. */
export const LISTENING: Readonly<Record<ListeningSituation, readonly ListeningQuestion[]>> = {
  "someone-in-trouble": [
    {
      bands: "A",
      say: "Wie geht es [ihm|ihr|ihnen] jetzt?",
      en: "How [is he|is she|are they] now?",
      begin: "Jetzt geht es [ihm|ihr|den beiden] …",
      unless: /\b(?:geht es|gestorben|verstorben|tot)\b/iu,
    },
    {
      bands: "A",
      say: "Wer hilft [ihm|ihr|ihnen] ~denn?",
      en: "Who helps [him|her|them]?",
      begin: "Da hilft …",
      unless: /\b(?:helfen|hilft|helfe|gestorben|verstorben|tot)\b/iu,
    },
    {
      bands: "B",
      say: "Wie geht es [ihm|ihr|ihnen] ~denn inzwischen?",
      en: "How [is he|is she|are they] doing by now?",
      begin: "Inzwischen geht es [ihm|ihr|den beiden] …",
      unless: /\b(?:geht es|gestorben|verstorben|tot)\b/iu,
    },
    {
      bands: "B",
      say: "Wie {gehst du|gehen Sie} ~denn selbst damit um?",
      en: "How do you deal with it yourself?",
      begin: "Ich versuche, …",
    },
    {
      bands: "BC",
      say: "Was würde in dieser Lage ~denn helfen?",
      en: "What would help in this situation?",
      begin: "Helfen würde …",
      unless: /\b(?:gestorben|verstorben|tot|lebt nicht mehr|fand|war|waren|wurde|gestritten|aneinandergeraten)\b/iu,
    },
    {
      bands: "C",
      say: "Wie [ist er|ist sie|sind sie] ~denn damit zurechtgekommen?",
      en: "How did [he|she|they] cope with it?",
      begin: "Damit zurechtzukommen, war …",
      unless: /\b(?:gestorben|verstorben|tot|lebt nicht mehr|fand|war|waren|wurde|gestritten|aneinandergeraten)\b/iu,
    },
    {
      bands: "C",
      say: "Wie nahe geht {dir|Ihnen} das ~eigentlich?",
      en: "How deeply does that affect you?",
      begin: "Mir geht das …",
    },
    {
      bands: "C",
      say: "Was lässt sich da von {deiner|Ihrer} Seite aus ~denn tun?",
      en: "What can be done about it on your part?",
      begin: "Von meiner Seite aus lässt sich …",
    },
  ],
  "someone-did": [
    {
      bands: "C",
      say: "Wie hat das auf {dich|Sie} gewirkt?",
      en: "What impression did that make on you?",
      begin: "Auf mich hat das … gewirkt.",
    },
    {
      bands: "C",
      say: "Was, {glaubst du|glauben Sie}, hat [ihn|sie|sie] dazu bewogen?",
      en: "What do you think made [him|her|them] do that?",
      begin: "Dazu bewogen hat vermutlich …",
      unless: WHY,
    },
  ],
  "someone-was": [
    {
      bands: "A",
      say: "Was {hast du|haben Sie} von [ihm|ihr|ihnen] gelernt?",
      en: "What did you learn from [him|her|them]?",
      begin: "Von [ihm|ihr|ihnen] habe ich … gelernt.",
    },
    {
      bands: "A",
      say: "Was war an [ihm|ihr|ihnen] ~so besonders?",
      en: "What was special about [him|her|them]?",
      begin: "Besonders war …",
    },
    {
      bands: "B",
      say: "Woran {erinnerst du dich|erinnern Sie sich} bei [ihm|ihr|ihnen] besonders?",
      en: "What do you remember most about [him|her|them]?",
      begin: "Ich erinnere mich besonders an …",
    },
    {
      bands: "B",
      say: "Wie war {dein|Ihr} Verhältnis zu [ihm|ihr|ihnen] damals?",
      en: "What was your relationship with [him|her|them] like back then?",
      begin: "Damals war unser Verhältnis …",
    },
    {
      bands: "C",
      say: "Wie hat {dich|Sie} das geprägt?",
      en: "How has that shaped you?",
      begin: "Geprägt hat mich vor allem …",
    },
    {
      bands: "C",
      say: "Welches Bild {hast du|haben Sie} heute von [ihm|ihr|ihnen]?",
      en: "How do you see [him|her|them] today?",
      begin: "Heute sehe ich vor allem …",
    },
  ],
  someone: [
    {
      bands: "A",
      say: "Wie [ist er|ist sie|sind sie] ~denn so?",
      en: "What [is he|is she|are they] like?",
      begin: "[Er ist|Sie ist|Sie sind] …",
      unless:
        /\b(?:ist|sind|war) (?:\p{L}+ ){0,4}(?:nett|lieb\p{L}*|laut|streng|lustig\p{L}*|ruhig|freundlich|unfreundlich|klug|fleißig|faul|toll|super|blöd|böse|komisch|gut\p{L}*|zufrieden)\b|\b(?:immer|nie) \p{L}+\b/iu,
    },
    {
      bands: "A",
      say: "Was [macht er|macht sie|machen sie] gern?",
      en: "What [does he|does she|do they] like to do?",
      begin: "[Er|Sie|Sie] … gern.",
      unless: new RegExp(`${NOT_CLOSE.source}|\\b(?:nicht|krank|gern|liebt|mag)\\b`, "iu"),
    },
    {
      bands: "A",
      say: "Seit wann {kennst du|kennen Sie} [ihn|sie|sie] ~denn?",
      en: "How long have you known [him|her|them]?",
      begin: "Ich kenne [ihn|sie|sie] seit …",
      unless: new RegExp(`${FAMILY.source}|${NOT_MET.source}|\\b(?:seit|kenne|kennengelernt)\\b`, "iu"),
    },
    {
      bands: "B",
      say: "Wie {kommst du|kommen Sie} ~denn damit zurecht?",
      en: "How do you manage with that?",
      begin: "Ich komme damit … zurecht.",
      unless:
        /\b(?:schön|nett|super|toll|stolz|freue?)\b|^(?!.*(?:laut|streng|ständig|kritisch|unordentlich|schwierig|räumt|beschwer)).*$/iu,
    },
  ],
  "in-trouble": [
    {
      bands: "A",
      say: "Was hilft {dir|Ihnen} da ~denn?",
      en: "What helps you there?",
      begin: "Mir hilft …",
      unless: /\b(?:hilft|helfen|geholfen)\b/iu,
    },
    {
      bands: "A",
      say: "Warum ist das ~denn so?",
      en: "Why is that so?",
      begin: "Das ist so, weil …",
      unless: WHY,
    },
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
    },
    {
      bands: "C",
      say: "Was nimmt {dich|Sie} daran ~so am meisten mit?",
      en: "What about it weighs on you most?",
      begin: "Am meisten nimmt mich mit, dass …",
    },
    {
      bands: "C",
      say: "Wie ließe sich das ~denn erträglicher machen?",
      en: "How could it be made more bearable?",
      begin: "Erträglicher würde es, wenn …",
      unless: /\b(?:gestorben|verstorben|tot|lebt nicht mehr)\b/iu,
    },
    {
      bands: "C",
      say: "Wie lange {trägst du das schon mit dir|tragen Sie das schon mit sich} herum?",
      en: "How long have you been carrying that around with you?",
      begin: "Das trage ich seit … mit mir herum.",
      unless: HOW_LONG,
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
      bands: "B",
      say: "Wie {bist du|sind Sie} ~denn damit umgegangen?",
      en: "How did you deal with it?",
      begin: "Ich habe versucht, …",
    },
    {
      bands: "C",
      say: "Wie {hast du|haben Sie} das ~denn verkraftet?",
      en: "How did you take it?",
      begin: "Ich habe das … verkraftet.",
    },
    {
      bands: "A",
      say: "Wie ging es dann weiter?",
      en: "How did it go on?",
      begin: "Dann …",
      unless: /\b(?:danach|dann|am Ende|zum Schluss)\b/iu,
    },
    {
      bands: "A",
      say: "Was {hast du|haben Sie} da gemacht?",
      en: "What did you do then?",
      begin: "Ich habe …",
    },
    {
      bands: "B",
      say: "Was {machst du|machen Sie} nach dieser Erfahrung anders?",
      en: "What do you do differently after this experience?",
      begin: "Seitdem …",
    },
    {
      bands: "C",
      say: "Wie sehr beschäftigt {dich|Sie} das ~eigentlich noch?",
      en: "How much is that still on your mind?",
      begin: "Mich beschäftigt das …",
    },
  ],
  happened: [],
  good: [
    {
      bands: "A",
      say: "Was war ~denn besonders schön?",
      en: "What was especially nice?",
      begin: "Besonders schön war …",
      unless: /\b(?:ist|bin|hat|am schönsten|freue?|kommt|kommen|immer)\b|^(?!.*(?:war|haben|habe)).*$/iu,
    },
    {
      bands: "B",
      say: "Was freut {dich|Sie} daran ~so am meisten?",
      en: "What makes you happiest about it?",
      begin: "Am meisten freut mich, dass …",
      unless: /\b(?:früher|damals|als Kind)\b/iu,
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
      say: "Wer ist ~denn dabei?",
      en: "Who will be there with you?",
      begin: "Mit dabei ist …",
      unless: WITH_WHOM,
    },
    {
      bands: "A",
      say: "Was {brauchst du|brauchen Sie} dafür?",
      en: "What do you need for that?",
      begin: "Dafür brauche ich …",
      unless: /^(?!.*(?:möcht|will|werde|wollen|vor)).*$/iu,
    },
    {
      bands: "A",
      say: "Worauf {freust du dich|freuen Sie sich} besonders?",
      en: "What are you especially looking forward to?",
      begin: "Ich freue mich auf …",
      unless: /\b(?:muss|Prüfung|Arzt|Operation)\b/iu,
    },
    {
      bands: "B",
      say: "Was ist ~denn der nächste Schritt?",
      en: "What’s the next step?",
      begin: "Der nächste Schritt ist …",
    },
    {
      bands: "B",
      say: "Was fehlt ~denn noch dazu?",
      en: "What’s still missing for that?",
      begin: "Es fehlt noch …",
      unless: /\bfehl\p{L}*\b|^(?!.*(?:möcht|will|werde|wollen|vor|plan)).*$/iu,
    },
    {
      bands: "B",
      say: "Wie {stellst du dir|stellen Sie sich} das ~so genau vor?",
      en: "How exactly do you picture it?",
      begin: "Ich stelle mir vor, dass …",
    },
    {
      bands: "C",
      say: "Was {versprichst du dir|versprechen Sie sich} ~wohl davon?",
      en: "What do you hope to gain from it?",
      begin: "Ich verspreche mir davon …",
    },
    {
      bands: "C",
      say: "Welche Bedenken {bleiben dir|bleiben Ihnen} ~denn noch?",
      en: "What doubts do you still have?",
      begin: "Bedenken habe ich noch wegen …",
    },
  ],
  opinion: [
    {
      bands: "A",
      say: "Warum {denkst du|denken Sie} das?",
      en: "Why do you think so?",
      begin: "Ich denke das, weil …",
      unless: WHY,
    },
    {
      bands: "A",
      say: "Was sagen {deine|Ihre} Freunde dazu?",
      en: "What do your friends say about that?",
      begin: "Meine Freunde sagen: „…“",
    },
    {
      bands: "A",
      say: "Wie ist das in {deinem|Ihrem} Land?",
      en: "What is it like in your country?",
      begin: "In meinem Land ist das …",
      unless: /\b(?:in (?:meine[mr]? )?(?:Land|Heimat)|bei uns|ich (?:esse|mag|spiele))\b/iu,
    },
    {
      bands: "A",
      say: "Was ist ein Beispiel dafür?",
      en: "What is an example of that?",
      begin: "Ein Beispiel ist …",
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
      say: "Was {hast du|haben Sie} ~denn selbst damit erlebt?",
      en: "What have you experienced with that yourself?",
      begin: "Ich habe erlebt, dass …",
    },
    {
      bands: "B",
      say: "Was müsste sich dafür ~denn ändern?",
      en: "What would have to change for that?",
      begin: "Dafür müsste …",
      unless: /^(?!.*\b(?:sollte|müsste|sollten|müssten|dürfte|wäre besser)).*$/iu,
    },
    {
      bands: "B",
      say: "Wie sieht das in {deinem|Ihrem} Alltag ~so aus?",
      en: "What does that look like in your everyday life?",
      begin: "In meinem Alltag …",
    },
    {
      bands: "C",
      say: "Worauf {führst du|führen Sie} das ~denn zurück?",
      en: "What do you put that down to?",
      begin: "Ich führe das auf … zurück.",
      unless: WHY,
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
      say: "Was müsste geschehen, damit sich daran etwas ändert?",
      en: "What would have to happen for that to change?",
      begin: "Ändern würde sich etwas, wenn …",
    },
    {
      bands: "C",
      say: "An welchem Beispiel lässt sich das ~so am besten zeigen?",
      en: "What example shows that best?",
      begin: "Am besten zeigt sich das an …",
    },
  ],
  "does-not": [
    {
      bands: "A",
      say: "Was {machst du|machen Sie} lieber?",
      en: "What do you prefer to do?",
      begin: "Ich … lieber.",
      unless: /\b(?:lieber|nicht mehr|noch nicht|kann|muss|verstehe|weiß|habe|haben|bin)\b/iu,
    },
    {
      bands: "A",
      say: "Warum ~denn nicht?",
      en: "Why not?",
      begin: "Weil …",
      unless: WHY,
    },
    {
      bands: "B",
      say: "Was ist der Grund dafür?",
      en: "What’s the reason for that?",
      begin: "Der Grund ist, dass …",
      unless: WHY,
    },
    {
      bands: "C",
      say: "Womit hat das ~denn zu tun?",
      en: "What does that have to do with?",
      begin: "Das hat mit … zu tun.",
      unless: WHY,
    },
  ],
  "did-not": [
    { bands: "A", say: "Warum ~denn nicht?", en: "Why not?", begin: "Weil …", unless: WHY },
    {
      bands: "BC",
      say: "Woran lag das ~denn?",
      en: "What was the reason for that?",
      begin: "Das lag an …",
      unless: WHY,
    },
  ],
  does: [],
  anything: [
    {
      bands: "A",
      say: "Was {kannst du|können Sie} noch davon erzählen?",
      en: "What else can you tell me about that?",
      begin: "Ich kann noch sagen, dass …",
    },
    {
      bands: "B",
      say: "Was {kannst du|können Sie} mir noch davon erzählen?",
      en: "What else can you tell me about that?",
      begin: "Ich kann noch erzählen, dass …",
    },
    {
      bands: "B",
      say: "Was geht {dir|Ihnen} dabei durch den Kopf?",
      en: "What goes through your mind there?",
      begin: "Mir geht durch den Kopf, dass …",
    },
    {
      bands: "B",
      say: "Wie geht es damit jetzt weiter?",
      en: "What happens with that now?",
      begin: "Jetzt …",
      unless: /\b(?:früher|damals|als Kind|Jahren|immer|jede\w*)\b/iu,
    },
    {
      bands: "C",
      say: "Was sollte man darüber noch wissen?",
      en: "What else should one know about that?",
      begin: "Man sollte noch wissen, dass …",
    },
    {
      bands: "C",
      say: "Was geht {dir|Ihnen} dabei durch den Kopf?",
      en: "What goes through your mind there?",
      begin: "Mir geht durch den Kopf, dass …",
    },
    {
      bands: "C",
      say: "Wie geht es damit nun weiter?",
      en: "What happens with that now?",
      begin: "Nun …",
      unless: /\b(?:früher|damals|als Kind|Jahren|immer|jede\w*)\b/iu,
    },
  ],
};

/** What a listener says before such a question, by the mood of the message. Each is true whatever was told. */
export const HEARD: Readonly<
  Record<"good" | "bad" | "severe" | "neutral" | "plan", Readonly<Record<Band, readonly Line[]>>>
> = {
  good: {
    A: [
      { say: "Das freut mich.", en: "I’m glad." },
      { say: "Wie schön!", en: "How nice!" },
      { say: "Ah, das ist schön.", en: "Ah, that’s nice." },
    ],
    B: [
      { say: "Das hört man gern.", en: "That’s good to hear." },
      { say: "Wie schön!", en: "How nice!" },
      { say: "Schön, so etwas zu hören.", en: "It’s nice to hear something like that." },
      { say: "Ah, das freut mich.", en: "Ah, I’m glad." },
    ],
    C: [
      { say: "Das hört man gern.", en: "That’s good to hear." },
      { say: "Wie schön!", en: "How nice!" },
      { say: "Erfreulich, so etwas zu hören.", en: "It’s pleasing to hear something like that." },
    ],
  },
  bad: {
    A: [
      { say: "Oh, das ist nicht leicht.", en: "Oh, that’s not easy." },
      { say: "Hm, das ist schwer.", en: "Hm, that’s hard." },
      { say: "Schade, das ist nicht schön.", en: "What a pity, that’s not nice." },
      { say: "Das ist nicht einfach.", en: "That’s not easy." },
    ],
    B: [
      { say: "Das ist bestimmt nicht leicht.", en: "That’s surely not easy." },
      { say: "Hm, das ist nicht einfach.", en: "Hm, that’s not easy." },
      { say: "Verständlich, dass {dich|Sie} das beschäftigt.", en: "It’s understandable that this is on your mind." },
      { say: "Das glaube ich {dir|Ihnen}.", en: "I believe you." },
      { say: "Leicht ist das sicher nicht.", en: "That’s surely not easy." },
    ],
    C: [
      { say: "Das ist gewiss nicht leicht.", en: "That’s certainly not easy." },
      { say: "Verständlich, dass {dich|Sie} das umtreibt.", en: "It’s understandable that this is on your mind." },
      { say: "Leicht ist das sicher nicht.", en: "That’s surely not easy." },
      { say: "Hm, das ist in der Tat nicht einfach.", en: "Hm, that’s not easy indeed." },
      {
        say: "So etwas lässt einen nicht so schnell los.",
        en: "Something like that doesn’t let go of you so quickly.",
      },
    ],
  },
  severe: {
    A: [
      { say: "Oh, das tut mir leid.", en: "Oh, I’m sorry." },
      { say: "Das ist traurig.", en: "That’s sad." },
    ],
    B: [
      { say: "Oh, das tut mir leid.", en: "Oh, I’m sorry." },
      { say: "Das ist wirklich traurig.", en: "That’s really sad." },
    ],
    C: [
      { say: "Das tut mir sehr leid.", en: "I’m very sorry." },
      { say: "So etwas geht an niemandem spurlos vorbei.", en: "Something like that leaves its mark on everyone." },
    ],
  },
  plan: {
    A: [
      { say: "Das ist eine gute Idee.", en: "That’s a good idea." },
      { say: "Ah, ein schöner Plan.", en: "Ah, a nice plan." },
      { say: "Gut, das ist ein Plan.", en: "Good, that’s a plan." },
    ],
    B: [
      { say: "Das ist ein guter Plan.", en: "That’s a good plan." },
      { say: "Gut, dann steht der Plan ~ja.", en: "Good, so there’s a plan." },
      { say: "Ah, da gibt es also Pläne.", en: "Ah, so there are plans." },
    ],
    C: [
      { say: "Das ist ein schönes Vorhaben.", en: "That’s a fine plan." },
      { say: "Gut, dann gibt es also einen Plan.", en: "Good, so there is a plan." },
    ],
  },
  neutral: {
    A: [
      { say: "Ah, okay.", en: "Ah, okay." },
      { say: "Aha, so ist das.", en: "I see, that’s how it is." },
      { say: "Ich verstehe.", en: "I see." },
      { say: "Interessant.", en: "Interesting." },
      { say: "Ach so.", en: "Oh, I see." },
      { say: "Gut zu wissen.", en: "Good to know." },
    ],
    B: [
      { say: "Ach so.", en: "Oh, I see." },
      { say: "Das kann ich gut nachvollziehen.", en: "I can well understand that." },
      { say: "Ah, jetzt verstehe ich das besser.", en: "Ah, now I understand that better." },
      { say: "{Verstehe|Ich verstehe|Verstehe}.", en: "I see." },
      { say: "Aha, so ist das also.", en: "I see, so that’s how it is." },
      { say: "Interessant.", en: "Interesting." },
    ],
    C: [
      { say: "Das lässt sich gut nachvollziehen.", en: "That’s easy to relate to." },
      { say: "Aha, so ist das also.", en: "I see, so that’s how it is." },
      { say: "{Verstehe|Ich verstehe|Verstehe}.", en: "I see." },
      { say: "Nun verstehe ich das besser.", en: "Now I understand that better." },
      { say: "Interessant.", en: "Interesting." },
    ],
  },
};
