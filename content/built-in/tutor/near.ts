import type { Line } from "#schema/content/tutor.ts";
import { JOBS } from "./topics/work/known.ts";

/** A question that fits one kind of message; `unless` matches one that has answered it, or that it does not fit. */
export interface KindQuestion extends Line {
  unless?: RegExp;
  /** The message before may have answered it, too. */
  known?: true;
}

/** What a sentence tells. */
export interface Near {
  /** Whom the sentence is about; `own` is the learner or a thing. */
  of: "learner" | "thing" | "others" | "own" | "any";
  when?: "past" | "now" | "coming" | "any";
  /** Matches the sentence. */
  says: RegExp;
  /** Matches the sentence, or the noun that names the person in it. */
  unless?: RegExp;
  /** Also of what is denied or weighs on somebody. */
  always?: true;
  /** Both patterns are tested on the whole message: a beginner's second clause says little without the first. */
  message?: true;
  /** At B1 and B2: also of a message that laughs, or that tells of trouble. */
  mood?: "funny" | "bad";
}

/** The same with what is asked about it. */
export interface NearKind extends Near {
  ask: readonly KindQuestion[];
  /** As `unless`. */
  never?: readonly RegExp[];
  /** Match a message, or the two before it, beside which nobody asks about this. */
  beside?: readonly RegExp[];
  /** How near to the end of a message it must stand; nothing behind it may be a question. */
  from?: "last" | "last two" | "anywhere";
}

/** How old somebody is has been told. */
const AGE =
  /\b(?:Jahre|Monate|alt|jung|erst|(?:ist|sind|wird|werden) (?:\p{L}+ )?(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+(?:zehn|zig|ßig)|\d+)(?! (?:Meter|Uhr))|\d+)\b/iu;
/** Two people, of whom "sie" would be only one. */
const TWO_NAMED = /\bheißt \p{L}+ und (?:mein\w*|unser\w*|die|der) /iu;
const JUDGED =
  /\b(?:schön\w*|toll\w*|gut\w*|super|lecker\w*|schlecht\w*|lustig\w*|geil|cool|interessant\w*|langweilig\w*|teuer|müde|froh|traurig|glücklich|stolz|Spaß|wunderbar|schrecklich|furchtbar|gefreut|gelacht|geweint|anstrengend|schwer|leicht|nett\w*|spannend|gemütlich|komisch|schlimm|Problem\w*|blöd\w*|okay|ruhig|laut|kalt|heiß|nass|gefallen|gefällt|geschmeckt|schmeckt|liebt?e?|mag|gern|finde|fand|wichtig)\b/iu;
const TIMED =
  /\b(?:gestern|vorgestern|heute|morgen|letzte\w*|nächste\w*|vor \p{L}+|vor \d+|neulich|damals|früher|als Kind|am \p{L}+|im \p{L}+|\d{4}|jetzt|gerade|immer|oft|jede\w*|nie|Jahre\w*|lange|dann|danach|Uhr|bald|um|schon|noch|warte\w*|suche|sitze\w*|stehe\w*|unterwegs|zu spät)\b/iu;
const WITH_SOMEBODY =
  /\b(?:mit|wir|uns|unser\w*|zusammen|allein\w*|alleine|er|sie|meine?|ihn|ihm|ihr|alle|niemand|Leute|Kinder|Freunde?|Freundin|Familie)\b/iu;
const PLACED =
  /\b(?:in|im|ins|am|an|auf|bei|beim|zu|zum|zur|nach|aus|neben|vor|hinter|unter|dort|hier|da|online|Internet|Hause|überall|draußen)\b/iu;
const HOW_OFTEN =
  /\b(?:oft|immer|jede\w*|\p{L}*mal|manchmal|meistens|selten|täglich|nie|Woche|Tag|Tage|heute|jetzt|gerade|heutzutage|\p{L}+tags|am \p{L}+tag|im (?:Januar|Februar|März|April|Mai|Juni|Juli|August|\p{L}+ber|Sommer|Winter|Herbst|Frühling))\b/iu;
const SINCE = /\b(?:seit|schon|immer|früher|als Kind|heute|jetzt|gerade|neu\w*|Jahre\w*|lange|erst)\b/iu;
const WHY = /\b(?:weil|denn|damit|wegen|deshalb)\b/iu;
const HOW_LONG = /\b(?:Stunden?|Minuten?|Tage?|Wochen?|Monate?|Jahre?|lange?|kurz|Uhr|bis)\b/iu;
/** The story has been told to its end, or is not over yet. */
const OVER =
  /\b(?:am Ende|zum Schluss|schließlich|seitdem|jede\w*|immer|oft|damals|früher|als Kind|nie|Jahre\w*|danach|dann|schon|noch|gerade|jetzt|bis jetzt|warte\w*|suche|sitze\w*|stehe\w*|liege\w*|unterwegs|zu spät)\b/iu;
/** Nothing of it has happened yet. */
const NOT_YET = /\b(?:morgen|übermorgen|bald|erst|nächste\w*|aufgeregt|nervös|gespannt)\b/iu;
/** The learner has said what they did. */
const I_DID = /\b(?:ich|wir) (?:habe?n?|bin|sind)\b|\b(?:habe?n?|bin|sind) (?:ich|wir)\b/iu;
/** Somebody who comes to work, to buy or to deliver something. */
const ON_BUSINESS =
  "Handwerker|Elektriker|Klempner|Techniker|Monteur|Maler|Mechaniker|Vermieter|Chef|Postbote|Briefträger|Lieferant|Kunde|Kundin|Gast|Gäste|Patient|Doktor|Polizei|Firma|Leute|Mann|Frau";
/** Names nobody of the learner's own with whom one does something, or somebody who only works there. */
const NO_COMPANY = new RegExp(
  String.raw`^(?![^]*\b(?:meine?|unsere?|Freunde?|Freundin|Freundinnen|Besuch)\b)|\b(?:${ON_BUSINESS})\p{L}*\b|\b(?:repariert|reparieren|kauft|kaufen|gekauft|bringt|bringen|holt|holen|putzt|putzen|macht|machen|misst|kontrolliert|arbeitet|arbeiten|Arzt|Ärztin|krank|weg|tot)\b`,
  "iu",
);
/** Something else that a pronoun could mean as well. */
const TWO_MEANT = /\b(?:den|m?einen|keinen|kein|deinen|seinen|ihren|diesen)\b/iu;
/** Everything but a person whom one knows by a role: a friend, a colleague, the trainer. */
const NO_ROLE =
  /^(?!.*(?:trainer|lehrer|chef|nachbar|kolleg|ärzt|freund|kumpel|arzt|verkäufer|vermieter|mitbewohner|friseur|bäcker)(?:in|innen|e|n|en|s)?$)|^(?!.* )/iu;
/** Everybody but relatives and friends, whom one sees now and then. */
const NOT_VISITED =
  /^(?!.*(?:mutter|mama|vater|papa|eltern|bruder|schwester|oma|opa|onkel|tante|cousin|cousine|freund|freundin|geschwister|enkel|enkelin|neffe|nichte)$)/iu;
/** Everybody but family and pets. */
const NOT_FAMILY =
  /^(?!.*(?:vater|papa|mutter|mama|bruder|schwester|sohn|tochter|kind|kinder|oma|opa|frau|mann|eltern|onkel|tante|enkel|enkelin|cousin|cousine|nichte|neffe|söhne|töchter|geschwister|freundin|freund|hund|hündin|kater|katze)$)/iu;
const AT_HOME =
  /\b(?:Sohn|Tochter|Kind|Kinder|Frau|Mann|Söhne|Töchter|Baby|wohn\w*|leb\w*|sehe|oft|jede\w*|immer|Mitbewohner\w*|jetzt|heute|gerade|böse|sauer|wütend|krank|traurig|müde|kaputt|hier|da|mit mir|bei mir|zusammen|besuch\w*)\b/iu;
/** Names nobody who was visited or met. */
const NOBODY_MET =
  /^(?!.*\b(?:getroffen|meine?n?|unsere?n?|Freunde?|Freundin|Familie|Oma|Opa|Eltern|Tante|Onkel|Kolleg\w*|Nachbar\w*)\b)|\b(?:haben wir|wir haben|Kurs|Schule|Stadt|Kirche|Schloss|Park|Markt|zusammen|Supermarkt|Straße|Bus|Zug|zufällig)\b/iu;
const ASKS_HOW = { say: "Wie war das ~denn?", en: "What was that like?", unless: JUDGED } as const;
const ASKS_HOW_FOR_YOU = {
  say: "Wie war das für {dich|Sie}?",
  en: "What was that like for you?",
  unless: JUDGED,
} as const;
const ASKS_WHERE = {
  say: "Wo war das ~denn?",
  en: "Where was that?",
  unless: new RegExp(
    String.raw`${PLACED.source}|\b(?:gefreut|gefallen|gedankt|bedankt|geschenkt|gedacht|gewusst|verstanden|geliebt|gemocht|gesagt|suche)\b`,
    "iu",
  ),
  known: true,
} as const;
const ASKS_WHO = {
  say: "Wer war ~denn noch dabei?",
  en: "Who else was there?",
  unless: WITH_SOMEBODY,
  known: true,
} as const;
const ASKS_NEXT = {
  say: "Und wie ging es weiter?",
  en: "And what happened next?",
  unless: new RegExp(`${OVER.source}|${NOT_YET.source}`, "iu"),
} as const;
const ASKS_AFTERWARDS = {
  say: "Und was {hast du|haben Sie} danach gemacht?",
  en: "And what did you do after that?",
  unless: new RegExp(`${OVER.source}|${NOT_YET.source}`, "iu"),
} as const;
const ASKS_WHEN = { say: "Wann war das ~denn?", en: "When was that?", unless: TIMED, known: true } as const;
const ASKS_HOW_FOUND = {
  say: "Wie {fandest du|fanden Sie} das?",
  en: "What did you think of that?",
  unless: JUDGED,
} as const;
const ASKS_BEST = {
  say: "Was war ~denn am besten?",
  en: "What was the best part?",
  unless: /\b(?:am besten|am schönsten|beste\w*)\b/iu,
} as const;
const ASKS_OPINION = {
  say: "Wie {findest du|finden Sie} das ~so?",
  en: "What do you think of that?",
  unless: JUDGED,
} as const;
const ASKS_HOW_LONG = { say: "Wie lange hat das gedauert?", en: "How long did that take?", unless: HOW_LONG } as const;
const ASKS_TASTE = {
  say: "Wie hat es geschmeckt?",
  en: "How did it taste?",
  unless: /\b(?:schmeck\w*|geschmeckt|lecker\w*|süß|scharf|salzig|Salz)\b/iu,
} as const;

/** What people do again and again: *ich*, *du* and *Sie/wir*, the noun behind "beim", and English; with what else the sentence must hold. */
const HABITUAL: readonly (readonly [
  ich: string,
  du: string,
  sie: string,
  noun: string,
  en: string,
  object?: RegExp,
])[] = [
  ["spiele", "spielst", "spielen", "Spielen", "play"],
  ["tanze", "tanzt", "tanzen", "Tanzen", "dance"],
  ["laufe", "läufst", "laufen", "Laufen", "run", /^(?!.*\b(?:zum|zur|nach|weg)\b)/iu],
  ["schwimme", "schwimmst", "schwimmen", "Schwimmen", "swim"],
  ["jogge", "joggst", "joggen", "Joggen", "jog"],
  ["male", "malst", "malen", "Malen", "paint", /^(?!.*\b(?:Wand|Wände|Zimmer|Zaun|Haus|Tür)\b)/iu],
  ["lese", "liest", "lesen", "Lesen", "read"],
  ["koche", "kochst", "kochen", "Kochen", "cook", /\b(?:gern|gerne|oft|viel|immer|jede\w*|manchmal|nie)\b/iu],
  ["backe", "backst", "backen", "Backen", "bake", /\b(?:gern|gerne|oft|viel|immer|jede\w*|manchmal)\b/iu],
  ["singe", "singst", "singen", "Singen", "sing"],
  ["trainiere", "trainierst", "trainieren", "Training", "train"],
  ["wandere", "wanderst", "wandern", "Wandern", "hike"],
  ["reite", "reitest", "reiten", "Reiten", "ride"],
  ["nähe", "nähst", "nähen", "Nähen", "sew"],
  ["stricke", "strickst", "stricken", "Stricken", "knit"],
  ["fotografiere", "fotografierst", "fotografieren", "Fotografieren", "take photos"],
  ["zeichne", "zeichnest", "zeichnen", "Zeichnen", "draw"],
  ["turne", "turnst", "turnen", "Turnen", "do gymnastics"],
  ["klettere", "kletterst", "klettern", "Klettern", "climb"],
  ["angle", "angelst", "angeln", "Angeln", "fish"],
  ["grille", "grillst", "grillen", "Grillen", "have a barbecue"],
  ["bastle", "bastelst", "basteln", "Basteln", "make things"],
  ["skate", "skatest", "skaten", "Skaten", "skate"],
  ["boxe", "boxt", "boxen", "Boxen", "box"],
  ["meditiere", "meditierst", "meditieren", "Meditieren", "meditate"],
  ["fische", "fischst", "fischen", "Fischen", "fish"],
  ["segle", "segelst", "segeln", "Segeln", "sail"],
  ["surfe", "surfst", "surfen", "Surfen", "surf", /^(?!.*\bInternet\b)/iu],
  ["zocke", "zockst", "zocken", "Zocken", "play"],
  ["häkle", "häkelst", "häkeln", "Häkeln", "crochet"],
  ["höre", "hörst", "hören", "Hören", "listen", /\b(?:Musik|Radio)\b/iu],
];
/** Done now or on one day, told as a story or about somebody's voice: no habit. */
const ONCE =
  /\b(?:möchte\w*|will|wollen|muss|müssen|kann|können|darf|dürfen|soll|sollen|dann|danach|heute|morgen|jetzt|gerade|noch|nicht|nie|kein\w*|ein|einen|eine|er|sie|ihn|ihm)\b/iu;
/** Done alone. */
const ALONE = /^(?:lese|male|zeichne|meditiere|stricke|häkle|nähe|höre|fotografiere|koche|backe|fische)$/u;

/** "ihr spielt": of the infinitive. */
function ofYou(infinitive: string): string {
  const stem = infinitive.replace(/e?n$/u, "");
  return stem + (/(?:[td]|chn)$/u.test(stem) ? "et" : "t");
}

/** The verb of the habit comes back in the question: "das" could mean whatever else was told. */
const HABITS: readonly NearKind[] = HABITUAL.flatMap(([ich, du, sie, noun, en, object]) =>
  [
    { said: String.raw`\b(?:ich|und) (?:\p{L}+ )?${ich}\b|\b${ich} ich\b`, asked: `{${du} du|${sie} Sie}` },
    { said: String.raw`\bwir (?:\p{L}+ )?${sie}\b|\b${sie} wir\b`, asked: `{${ofYou(sie)} ihr|${sie} Sie}` },
  ].map(({ said, asked }): NearKind => {
    const music = ich === "höre" ? [" Musik oder Radio", " to music or the radio"] : ["", ""];
    return {
      of: "learner",
      when: "now",
      says: new RegExp(`^${object === undefined ? "" : `(?=.*${object.source})`}.*(?:${said})`, "iu"),
      unless: ONCE,
      ask: [
        { say: `Wie oft ${asked}${music[0]}?`, en: `How often do you ${en}${music[1]}?`, unless: HOW_OFTEN },
        ...(ALONE.test(ich) ? [] : [{ say: `Mit wem ${asked}?`, en: `Who do you ${en} with?`, unless: WITH_SOMEBODY }]),
        { say: `Wo ${asked} meistens${music[0]}?`, en: `Where do you usually ${en}${music[1]}?`, unless: PLACED },
        {
          say: `Was gefällt {dir|Ihnen} beim ${noun}?`,
          en: `What do you like when you ${en}?`,
          unless: /\b(?:Spaß|gefällt|weil|entspann\w*)\b/iu,
        },
      ],
    };
  }),
);

/** The same of work that is done now. */
const WORK: readonly (readonly [verb: string, say: string, en: string])[] = [
  ["putzen?", "Was {musst du|müssen Sie} noch putzen?", "What else do you have to clean?"],
  ["reparieren?", "Wie lange dauert die Reparatur?", "How long does the repair take?"],
  ["renovieren?", "Wie lange {renovierst du|renovieren Sie} schon?", "How long have you been renovating?"],
  ["streichen?", "In welcher Farbe {streichst du|streichen Sie}?", "What color are you painting it?"],
  ["bauen?", "Wie lange {baust du|bauen Sie} schon?", "How long have you been building?"],
  ["waschen?", "Was {musst du|müssen Sie} noch waschen?", "What else do you have to wash?"],
  ["bügele?|bügeln", "Was {musst du|müssen Sie} noch bügeln?", "What else do you have to iron?"],
];
const DOING: readonly NearKind[] = WORK.map(([verb, say, en]) => ({
  of: "learner",
  when: "now",
  // "Wir bauen": a question with "du" would leave the others out.
  says: new RegExp(
    String.raw`${say.includes(" du|") ? String.raw`^(?!.*\bwir\b).*` : ""}\b(?:${verb}) (?:ich |wir |gerade |jetzt |heute |noch )*(?:das|die|den|der|ein|eine|einen|meine?n?|unsere?n?) \p{L}+`,
    "iu",
  ),
  unless: /\b(?:gern|gerne|oft|immer|nie|jede\w*|nicht|fertig|Hände|Gesicht|Haare|Zähne|Nase|Brille)\b/iu,
  ask: [
    {
      say,
      en,
      unless: new RegExp(
        String.raw`${HOW_LONG.source}|\b(?:alles|ganze\w*|Farbe|weiß|blau|grün|gelb|rot|seit|schon)\b`,
        "iu",
      ),
    },
    {
      say: "Wer hilft {dir|Ihnen} dabei?",
      en: "Who is helping you with it?",
      unless: /\b(?:mit|wir|zusammen|allein|alleine|hilft|helfen)\b/iu,
    },
  ],
}));

/**
 * What is asked about a beginner's sentence that is no plain answer. The first kind that fits and has a question left counts, so the
 * narrower stands before the wider. Every question must fit everything that its pattern can match: it takes up the verb and takes
 * nothing else for granted.
 */
export const NEAR: readonly NearKind[] = [
  // Who has left.
  {
    of: "any",
    says: /\b(?:(?:Freund|Freundin|Mann|Frau) ist (?:jetzt )?weg|Schluss gemacht|getrennt|verlassen|eine[nr]? neue[nr]? (?:Freund|Freundin|Mann|Frau)|geschieden)\b/iu,
    unless:
      /\b(?:ich habe?|habe? ich) (?:\p{L}+ )?einen? neue|\b(?:Haus|Wohnung|Büro|Stadt|Land|Müll|bezahl\w*|gezahlt|zahl\w*|schlafen|geschlafen|Betten|Zimmer)\b/iu,
    always: true,
    ask: [{ say: "Wie geht es {dir|Ihnen} damit?", en: "How do you feel about it?" }],
  },
  {
    of: "own",
    says: /\b(?:keine|wenig) Zeit\b/iu,
    unless:
      /\b(?:nie|hatte\w*|gehabt|früher|damals|bis|erst|wieder|für|zum|zur|weil|morgens|am Morgen|immer|aber (?:\p{L}+ ){0,2}(?:morgen|nächste\w*|am))\b/iu,
    always: true,
    ask: [{ say: "Wann {hast du|haben Sie} wieder Zeit?", en: "When will you have time again?" }],
  },
  {
    of: "learner",
    says: /\bverliebt\b/iu,
    unless:
      /\b(?:Stadt|Land|Berlin|Deutschland|Sprache|Musik|Haus|Wohnung|Kleid|Auto|Hund|Katze|Schauspieler\w*|Sänger\w*|Lehrer\w*)\b/iu,
    ask: [
      {
        say: "Wie {habt ihr euch|haben Sie sich} kennengelernt?",
        en: "How did you meet?",
        unless: /\b(?:kennengelernt|getroffen|Film|Buch|Serie)\b/iu,
      },
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\bhatten?\b[^.!?]*\bSpaß\b/iu,
    unless: /\b(?:nicht|kein\w*|wenig|weil)\b/iu,
    ask: [{ say: "Was hat am meisten Spaß gemacht?", en: "What was the most fun?", unless: /\bbesonders\b/iu }],
  },
  {
    of: "own",
    when: "past",
    says: /\bgekostet\b/iu,
    ask: [{ say: "Wie {findest du|finden Sie} den Preis?", en: "What do you think of the price?", unless: JUDGED }],
  },
  {
    of: "learner",
    when: "any",
    says: /\b(?:möchte|will|wollen|möchten)\b[^.!?]*\b(?:schwimmen|tanzen|joggen|wandern|reiten|grillen|klettern|angeln|zelten|spazieren gehen|Sport machen)\W*$/iu,
    unless: /\b(?:nicht|kein\w*|lernen|nie)\b/iu,
    ask: [
      {
        say: "Wo {möchtest du|möchten Sie} das ~denn machen?",
        en: "Where would you like to do that?",
        unless: PLACED,
      },
      {
        say: "Mit wem {möchtest du|möchten Sie} das machen?",
        en: "Who would you like to do that with?",
        unless: WITH_SOMEBODY,
      },
    ],
  },
  // What nobody expected.
  {
    of: "any",
    when: "past",
    says: /\b(?:gekommen|gefallen|gelaufen|weggelaufen|geklingelt|geschrien|gerufen|explodiert|passiert|gesprungen|verschwunden|losgegangen|gebissen|gefressen|angerufen|geplatzt|geschnarcht|umgekippt|eingeschlafen)\b[^.?]*!\W*$|^\W*aber\b|\b(?:plötzlich|auf einmal)\b/iu,
    unless:
      /\b(?:war|waren|schmeck\w*|geschmeckt|gegessen|getrunken|gekocht|gebacken|geschlafen|gekauft|gefallen|geschenkt|geholfen|mitgebracht|gesagt|gefragt|gelacht|gewonnen|gefreut|Spaß|bestanden|geheiratet|geboren|vermisst|gefehlt|nie|immer)\b/iu,
    ask: [
      { say: "Und dann?", en: "And then?", unless: OVER },
      { say: "Was ist dann passiert?", en: "What happened then?", unless: OVER },
    ],
  },
  // What the learner did.
  {
    of: "learner",
    when: "past",
    says: /\b(?:beim|zum) \p{L}*arzt\b/iu,
    ask: [
      { say: "Was hat der Arzt gesagt?", en: "What did the doctor say?", unless: /\b(?:gesagt|sagt|sagte)\b/iu },
      {
        say: "Wie {geht es dir|geht es Ihnen} heute?",
        en: "How are you feeling today?",
        unless:
          /\b(?:Sohn|Tochter|Kind|Kinder|Baby|Mutter|Vater|Oma|Opa|Mann|Frau|Hund|Katze|Tierarzt|geht (?:es|mir)|gehts|besser|gesund)\b/iu,
      },
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\bgekauft\b/iu,
    unless: /\b(?:hat|haben die|haben meine|haben mir|haben uns)\b/iu,
    ask: [
      { say: "Wo {hast du|haben Sie} das gekauft?", en: "Where did you buy that?", unless: PLACED },
      {
        say: "Was hat das gekostet?",
        en: "What did that cost?",
        unless: /\b(?:Euro|teuer|billig|günstig|gekostet|kostet\w*|Preis|Geld|\p{L}*haus|\p{L}*wohnung|\p{L}*ring)\b/iu,
      },
      {
        say: "Was {hast du|haben Sie} noch gekauft?",
        en: "What else did you buy?",
        unless: /\b(?:\p{L}*haus|\p{L}*wohnung|Auto|nur|alles)\b/iu,
      },
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\b(?:gekocht|gebacken|gegrillt)\b|\b(?:Essen|Frühstück|\p{L}*salat|\p{L}*suppe|Fisch|\p{L}*kuchen|Pizza|Reis|Nudeln|Fleisch|Lasagne|\p{L}*soße) gemacht\b/iu,
    ask: [
      ASKS_TASTE,
      { say: "Wer hat mitgegessen?", en: "Who ate with you?", unless: WITH_SOMEBODY },
      {
        say: "Was braucht man dafür?",
        en: "What do you need for that?",
        unless: /\b(?:mit|braucht?e?n?|Zutaten|Mehl|Eier|Kaffee|Tee)\b/iu,
      },
      ASKS_HOW_LONG,
    ],
  },
  {
    of: "own",
    when: "past",
    says: /\b(?:gegessen|gefrühstückt)\b|\bgab(?: es)? [^.!?]*(?:suppe|salat|kuchen|torte|fleisch|fisch|pizza|nudeln|reis|braten|eintopf|auflauf)\b/iu,
    unless: /\b(?:alle|niemand|nicht|nichts)\b/iu,
    ask: [
      ASKS_TASTE,
      ASKS_WHERE,
      { say: "Mit wem {hast du|haben Sie} gegessen?", en: "Who did you eat with?", unless: WITH_SOMEBODY, known: true },
      {
        say: "Wie oft {isst du|essen Sie} so etwas?",
        en: "How often do you eat something like that?",
        unless: /\b(?:oft|immer|jede\w*|nie|gefrühstückt)\b/iu,
      },
      ASKS_AFTERWARDS,
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\b(?:gefeiert|(?:Party|Feier|Fest|Hochzeit|Geburtstag|Konzert|Karneval))\b/iu,
    unless:
      /\b(?:bekommen|geschenkt|gratuliert|angerufen|geschrieben|geschlafen|gehalten|vergessen|verpasst|eingeladen|vorbereitet|geplant|gefunden|gekauft|genäht|geredet|gesehen|getragen|für (?:die|das|den|meine))\b/iu,
    ask: [
      ASKS_WHO,
      {
        say: "Was gab es zu essen?",
        en: "What was there to eat?",
        unless: /\b(?:gegessen|Essen|gab|getanzt|Konzert|Kuchen|Torte)\b/iu,
      },
      ASKS_BEST,
      {
        say: "Was für Musik gab es?",
        en: "What kind of music was there?",
        unless: /\b(?:Musik|Lied\w*|Band|gesungen|DJ)\b/iu,
      },
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\bgelesen\b|\b(?:Film|Serie|\p{L}+film)\b[^.!?]*\b(?:gesehen|geschaut|angesehen|angeschaut)\b/iu,
    unless: /\b(?:Nachricht\w*|E-?Mail|Brief|Zeitung|dass|Schild|Rezept|Speisekarte)\b/iu,
    ask: [
      { say: "Worum geht es da?", en: "What is it about?", unless: /\b(?:über|von|um)\b/iu },
      { say: "Wie hat {dir|Ihnen} das gefallen?", en: "How did you like it?", unless: JUDGED },
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\b(?:Theater|Theaterstück|Stück über|Vorstellung|Museum|Ausstellung|Oper|Kino|Zoo|Zirkus|Stadion)\b/iu,
    unless: /\b(?:Theater gespielt|gearbeitet|geschrieben|vergessen|verpasst)\b/iu,
    ask: [
      { say: "Wie hat {dir|Ihnen} das gefallen?", en: "How did you like it?", unless: JUDGED },
      {
        say: "Was {hast du|haben Sie} dort gesehen?",
        en: "What did you see there?",
        unless: /\b(?:gesehen|Film|Spiel|Stück)\b/iu,
      },

      { say: "Mit wem {warst du|waren Sie} dort?", en: "Who were you there with?", unless: WITH_SOMEBODY },
      ASKS_BEST,
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\b(?:gesprochen|geredet|unterhalten|telefoniert|angerufen)\b/iu,
    unless:
      /\b(?:Deutsch|Englisch|Spanisch|Französisch|nur|niemand|Arzt|Polizei|Chef|Taxi|Bank|Amt|Hotel|Restaurant|Firma)\b/iu,
    ask: [
      {
        say: "Worüber {habt ihr|haben Sie} gesprochen?",
        en: "What did you talk about?",
        unless: /\b(?:über|von|gesagt|erzählt)\b/iu,
      },
      { say: "Wie lange {habt ihr|haben Sie} gesprochen?", en: "How long did you talk?", unless: HOW_LONG },
      {
        say: "Wie oft {sprecht ihr|sprechen Sie} miteinander?",
        en: "How often do you talk to each other?",
        unless: HOW_OFTEN,
      },
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\b(?:besucht|getroffen)\b/iu,
    unless: /\b(?:Krankenhaus|Klinik|\p{L}*heim|Grab|Friedhof|Gefängnis|Entscheidung)\b/iu,
    ask: [
      {
        say: "Was {habt ihr|haben Sie} zusammen gemacht?",
        en: "What did you do together?",
        unless: NOBODY_MET,
      },
      {
        say: "Wie lange {warst du|waren Sie} dort?",
        en: "How long were you there?",
        unless: /\b(?:getroffen|Stunden?|Tage?|Wochen?|Schule|Kurs)\b/iu,
      },
      {
        say: "Wann {seht ihr euch|sehen Sie sich} wieder?",
        en: "When will you see each other again?",
        unless: new RegExp(String.raw`${NOBODY_MET.source}|\b(?:bald|wieder)\b`, "iu"),
      },
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\b(?:Karten|\p{L}*ball|Schach|Tennis|Tischtennis|Monopoly|Uno|Spiele?)\b[^.!?]*\bgespielt\b/iu,
    unless: /\b(?:als Kind|früher|Jahre\w*|immer|Verein)\b/iu,
    ask: [
      {
        say: "Wer hat gewonnen?",
        en: "Who won?",
        unless: /\b(?:gewonnen|verloren|\d+:\d+|Handy|Computer|allein|alleine)\b/iu,
      },
      { say: "Wie lange {hast du|haben Sie} gespielt?", en: "How long did you play?", unless: HOW_LONG },
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\b(?:gespielt|gesungen|gelaufen|gejoggt|geschwommen|gewandert|trainiert|geturnt|geklettert|gemalt|gebastelt|spazieren ?gegangen|Rad gefahren|Fahrrad gefahren)\b/iu,
    unless: /\b(?:als Kind|früher|Jahre\w*)\b/iu,
    ask: [
      ASKS_HOW_LONG,
      ASKS_WHO,
      { say: "Wie oft {machst du|machen Sie} das?", en: "How often do you do that?", unless: HOW_OFTEN },
      ASKS_HOW,
      ASKS_AFTERWARDS,
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\bgearbeitet\b/iu,
    unless: /\b(?:als|früher|Jahre\w*|immer|in \p{L}+ gearbeitet)\b/iu,
    ask: [
      { say: "Wie lange {hast du|haben Sie} gearbeitet?", en: "How long did you work?", unless: HOW_LONG },
      ASKS_AFTERWARDS,
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\b(?:geputzt|aufgeräumt|repariert|gebaut|gewaschen|gestrichen|genäht|gebügelt|geübt|gepflanzt|renoviert)\b/iu,
    unless: /\b(?:als Kind|früher|Jahre\w*|immer|in \p{L}+ gearbeitet|als)\b/iu,
    ask: [
      ASKS_HOW_LONG,
      { say: "Wer hat {dir|Ihnen} geholfen?", en: "Who helped you?", unless: WITH_SOMEBODY },
      {
        say: "Was war die meiste Arbeit?",
        en: "What was the most work?",
        unless: /\b(?:schwer|leicht|anstrengend|einfach|geübt|meiste\w*)\b/iu,
      },
      ASKS_AFTERWARDS,
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\bgeschlafen\b|\bins Bett gegangen\b/iu,
    unless: /\b(?:eingeschlafen|\p{L}*[Hh]otel|Hostel|Zelt|Auto|Ferienwohnung|Pension|bei)\b/iu,
    always: true,
    ask: [
      { say: "Wie lange {hast du|haben Sie} geschlafen?", en: "How long did you sleep?", unless: HOW_LONG },
      { say: "Und wie {geht es dir|geht es Ihnen} jetzt?", en: "And how are you now?" },
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\b(?:gelernt|verstanden)\b/iu,
    unless:
      /\b(?:nicht|nichts|nie|kein\w*)\b[^.!?]*\bgelernt\b|\bkennen gelernt\b|\b(?:uns|mich)\b[^.!?]*\bverstanden\b/iu,
    always: true,
    ask: [
      {
        say: "Was war dabei schwer?",
        en: "What was hard about it?",
        unless: /\b(?:schwer|leicht|einfach|schwierig|alles)\b/iu,
      },
      {
        say: "Wer hat {dir|Ihnen} geholfen?",
        en: "Who helped you?",
        unless: new RegExp(String.raw`${WITH_SOMEBODY.source}|\b(?:nicht|nichts)\b`, "iu"),
      },
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\beine?n? (?:\p{L}+ )?\p{L}+ bekommen\b/iu,
    unless:
      /\b(?:Termin|Baby|Kind|Sohn|Tochter|Job|Arbeit|Stelle|Note|Strafe|Schreck|Idee|Erkältung|Anfall|Tipp|\p{L}*platz|\p{L}*wohnung|\p{L}*termin|Zimmer|Krampf|Panik|Sonnenbrand|Grippe|Allergie|Spritze|Visum|Pass|Ausweis|Rechnung|Absage|Zusage|Vertrag|Kredit|Schock|Zeugnis|Strafzettel|Brief|Preis)\b/iu,
    ask: [
      {
        say: "Von wem {hast du|haben Sie} das bekommen?",
        en: "Who did you get that from?",
        unless: /\b(?:von|vom|geschenkt)\b/iu,
      },
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\b(?:verloren|vergessen|verpasst|gesucht)\b/iu,
    unless:
      /\b(?:Wort|Wörter|Vokabeln?|Deutsch|Frage|wie man|Vater|Mutter|Mama|Papa|Bruder|Schwester|Sohn|Tochter|Kind|Baby|Mann|Frau|Oma|Opa|Freund|Freundin|Hund|Katze)\b/iu,
    always: true,
    ask: [ASKS_NEXT, ASKS_WHERE, ASKS_WHEN],
  },
  {
    of: "learner",
    when: "past",
    says: /\bgelacht\b/iu,
    ask: [
      { say: "Was war so lustig?", en: "What was so funny?", unless: /\b(?:weil|über|lustig|und)\b|,/iu },
      ASKS_WHO,
      ASKS_NEXT,
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\b(?:war|waren|bin|sind)\b[^.!?]*\b(?:im|in|am|beim|bei|auf|ins|zum|zur|nach|an|ans)\b[^.!?]*\b(?:gegangen|gefahren|geflogen|gereist|gewesen)\b|^[^.!?]*\b(?:war|waren)\b(?!.*\b\p{L}*ge\p{L}+(?:t|en)\b)[^.!?]*\b(?:im|in|am|beim|bei|auf|zum|zur|an)\b/iu,
    unless:
      /\b(?:war(?:en)? (?:ich |wir )?am \p{L}+ (?:sehr |ganz |zu )?\p{L}+\W*$|fertig|wach|verheiratet|pünktlich|schwanger|Krieg|Armee|Militär|Gefängnis|Klinik|Friedhof|Friseur\w*|Toilette|Hause|Bett|Krankenhaus|Beerdigung|Rente|Eile|Arbeitslos\w*|aufgewachsen|geboren|\p{L}*Jahre\w*|früher|als Kind|im (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\W*$)\b/iu,
    ask: [
      {
        say: "Was {hast du|haben Sie} dort gemacht?",
        en: "What did you do there?",
        unless: /\b(?:gemacht|gesehen|gekauft|gegessen|gearbeitet|gespielt|getroffen|besucht|gewartet|gelernt)\b/iu,
      },
      { say: "Wie war es dort?", en: "What was it like there?", unless: JUDGED },
      { say: "Mit wem {warst du|waren Sie} dort?", en: "Who were you there with?", unless: WITH_SOMEBODY },
      { say: "Wie lange {warst du|waren Sie} dort?", en: "How long were you there?", unless: HOW_LONG },
      ASKS_AFTERWARDS,
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\b(?:früher|damals|als Kind|Jahre lang|viele Jahre|\p{L}+ Jahre)\b/iu,
    ask: [
      { say: "Wie war diese Zeit ~so?", en: "What was that time like?", unless: JUDGED },
      { say: "Was ist heute anders?", en: "What is different today?", unless: /\b(?:heute|jetzt)\b/iu },
      { say: "Woran {denkst du|denken Sie} gern zurück?", en: "What do you like to look back on?" },
    ],
  },
  {
    of: "learner",
    when: "past",
    says: /\b(?:\p{L}*gefallen|gestürzt|gestolpert|ausgerutscht)\b|\b(?:mich|mir)\b[^.!?]*\b(?:geschnitten|verbrannt)\b/iu,
    unless: /\b(?:hat|haben|aufgefallen|eingefallen|mir ist|ist mir|Haare|Nägel|Brot)\b/iu,
    always: true,
    ask: [{ say: "Und wie {geht es dir|geht es Ihnen} jetzt?", en: "And how are you now?" }, ASKS_NEXT],
  },
  {
    of: "learner",
    says: /\bnoch nie\b/iu,
    unless: /\b(?:so|das|Freund|Freundin|Freunde|Beziehung|verliebt|geküsst|Kinder|jetzt|gewohnt|allein)\b/iu,
    always: true,
    ask: [{ say: "Warum nicht?", en: "Why not?", unless: WHY }],
  },
  // What others did.
  {
    of: "others",
    when: "past",
    says: /\b(?:mir|uns)\b[^.!?]*\bgeholfen\b/iu,
    ask: [
      {
        say: "Wobei [hat er|hat sie|haben sie] {dir|Ihnen} geholfen?",
        en: "What did [he|she|they] help you with?",
        unless: /\b(?:bei|beim|mit)\b/iu,
      },
      {
        say: "Wie {hast du|haben Sie} Danke gesagt?",
        en: "How did you say thank you?",
        unless: /\b(?:Danke|bedankt)\b/iu,
      },
    ],
  },
  {
    of: "others",
    when: "past",
    says: /\b(?:mir|uns)\b[^.!?]*\b(?:geschenkt|mitgebracht|gebracht|gegeben|gekauft|gezeigt)\b/iu,
    unless:
      /\b(?:Geld|Wasser|Suppe|Kaffee|Tee|Brot|Essen|Kuchen|Platz|Vertrag|Mut|Foto|Brief|Kekse|Schokolade|Medikamente?|Tabletten?|Tipps?|Rat|Hilfe|Schlüssel|Weg|Hand|Schule|Arbeit|Bahnhof|Flughafen|Hause|Nummer|Adresse|Rechnung)\b/iu,
    ask: [{ say: "Wie gefällt {dir|Ihnen} das?", en: "How do you like it?", unless: JUDGED }],
  },
  {
    of: "others",
    when: "past",
    says: /\b(?:gekocht|gebacken|gegrillt)\b/iu,
    ask: [ASKS_TASTE, { say: "Wer hat mitgegessen?", en: "Who ate it with you?", unless: WITH_SOMEBODY }],
  },
  {
    of: "others",
    when: "past",
    says: /\b(?:gegessen|probiert)\b/iu,
    ask: [
      {
        say: "Wie hat es [ihm|ihr|ihnen] geschmeckt?",
        en: "How did [he|she|they] like it?",
        unless:
          /\b(?:schmeck\w*|geschmeckt|lecker\w*|zwei|drei|vier|fünf|sechs|\d+|viel\w*|alle\w*|ganze?\w*|Teller|Stücke?|noch|mehr|satt|nichts|wenig|gern|gerne|mag|liebt|isst)\b/iu,
      },
      { say: "Und was {hast du|haben Sie} gegessen?", en: "And what did you eat?", unless: /\b(?:ich|wir|alle)\b/iu },
    ],
  },
  {
    of: "others",
    when: "past",
    says: /\bgelacht\b/iu,
    ask: [{ say: "Was war so lustig?", en: "What was so funny?", unless: /\b(?:weil|über|lustig|und)\b|,/iu }],
  },
  {
    of: "others",
    when: "past",
    says: /\b(?:gekauft|gefunden|gemacht|gebaut|gemalt|gewonnen|bekommen|repariert|gelernt)\b/iu,
    ask: [
      {
        say: "Wie gefällt {dir|Ihnen} das?",
        en: "How do you like that?",
        unless:
          /\b(?:gewonnen|bekommen|gelernt|gemacht|repariert|Fehler|gefunden|meine?[mnr]?|unsere?[mnr]?|von mir|von uns)\b|\b(?:gefällt|schön\w*|toll\w*|mag)\b/iu,
      },
      ASKS_HOW_FOUND,
      ASKS_WHERE,
    ],
  },
  {
    of: "others",
    when: "past",
    says: /\b(?:war|waren)\b[^.!?]*\b(?:auch|dabei|da)\b/iu,
    ask: [
      {
        say: "Was {habt ihr|haben Sie} zusammen gemacht?",
        en: "What did you do together?",
        unless: new RegExp(String.raw`${NO_COMPANY.source}|\b(?:haben wir|wir haben|zusammen)\b`, "iu"),
      },
      {
        say: "Wie lange [war er|war sie|waren sie] da?",
        en: "How long [was he|was she|were they] there?",
        unless: HOW_LONG,
      },
    ],
  },
  {
    of: "others",
    when: "past",
    says: /\b(?:gesagt|gefragt|gemeint|geschrieben|erzählt)\b/iu,
    unless:
      /\b(?:Buch|Bücher|Roman|Gedichte?|Lied\w*|Artikel|Tagebuch|Prüfung|Test|Klausur|\p{L}*[Gg]eschichten?|Märchen|Witze?|für|immer|oft|früher|als Kind|Eins|Note)\b/iu,
    ask: [
      {
        say: "Und was {hast du|haben Sie} geantwortet?",
        en: "And what did you answer?",
        unless: /\b(?:ich (?:habe?|hab)|(?:habe?|hab) ich)\b/iu,
      },
    ],
  },
  // What was.
  {
    of: "own",
    when: "past",
    says: /\b(?:geregnet|geschneit|Wetter|Regen|Schnee|Sonne)\b/iu,
    always: true,
    ask: [
      {
        say: "Was {hast du|haben Sie} bei dem Wetter gemacht?",
        en: "What did you do in that weather?",
        unless:
          /\b(?:haben wir|wir haben|ich habe|habe ich|gegangen|wir sind|sind wir|ich bin|bin ich|ich war|war ich|wir waren|waren wir)\b/iu,
      },
      { say: "Wie ist das Wetter heute?", en: "What is the weather like today?", unless: /\bheute\b/iu },
    ],
  },
  {
    of: "thing",
    when: "past",
    says: /\b(?:war|waren|hat|haben)\b[^.!?]*\b(?:lecker\w*|geschmeckt)\b/iu,
    ask: [
      {
        say: "Was war da alles drin?",
        en: "What was in it?",
        unless:
          /\b(?:mit|Fisch|Fleisch|Kaffee|Tee|Wein|Bier|Brot|Käse|Wurst|Obst|Schokolade|Eis|Apfel|Äpfel|\p{L}*essen|Frühstück|alles)\b/iu,
      },
      {
        say: "Wer hat das gemacht?",
        en: "Who made it?",
        unless: /\b(?:Restaurant|Café|gekocht|gebacken|gemacht|gekauft|bestellt|ich|wir)\b/iu,
      },
      {
        say: "Wie oft {isst du|essen Sie} so etwas?",
        en: "How often do you eat something like that?",
        unless: new RegExp(
          String.raw`${HOW_OFTEN.source}|\b(?:Kaffee|Tee|Wein|Bier|Saft|Wasser|Milch|Kakao|Cocktails?)\b`,
          "iu",
        ),
      },
    ],
  },
  {
    of: "thing",
    when: "past",
    says: /\b(?:war|waren|hat)\b[^.!?]*\b(?:schön|toll|gut|super|interessant|wunderbar|gefallen|spannend|cool|Spaß)\b/iu,
    ask: [
      ASKS_BEST,
      { say: "Was hat {dir|Ihnen} so gut gefallen?", en: "What did you like so much about it?", unless: WHY },
      ASKS_WHO,
      ASKS_WHEN,
    ],
  },
  {
    of: "thing",
    when: "past",
    says: /\b(?:war|waren)\b[^.!?]*\b(?:langweilig|schlecht|schwer|schwierig|anstrengend|laut|teuer)\b/iu,
    always: true,
    ask: [
      {
        say: "Was war so schwer?",
        en: "What was so hard?",
        unless:
          /^(?!.*\b(?:schwer|schwierig|anstrengend)\b)|\b(?:weil|denn|nicht|Koffer|Tasche\w*|Rucksack|Kisten?|Pakete?|Kilo|Sofa|Schrank|Möbel|Einkäufe)\b/iu,
      },
      {
        say: "Was hat {dir|Ihnen} nicht gefallen?",
        en: "What didn’t you like?",
        unless:
          /^(?!.*\b(?:langweilig|schlecht)\b)|\b(?:weil|denn|nicht|mir|Wetter|Luft|Laune|Noten?|Nachricht\w*|Internet|Milch|Fleisch)\b/iu,
      },
      ASKS_WHEN,
    ],
  },
  {
    of: "thing",
    when: "past",
    says: /\blustig\b/iu,
    ask: [{ say: "Was war so lustig?", en: "What was so funny?", unless: WHY }, ASKS_WHO],
  },
  // What the learner has, does and must do.
  {
    of: "own",
    when: "now",
    says: /\b(?:zwei|drei|vier|fünf|sechs|sieben|viele|\d+) (?:\p{L}+ )?(?:Kinder|Söhne|Töchter|Geschwister|Brüder|Schwestern|Enkel|Enkelkinder|Jungen|Mädchen)\b/iu,
    unless:
      /\b(?:Klasse|Schule|Kurs|Kita|Gruppe|Park|Spielplatz|Straße|Dorf|Stadt|Land|hier|gibt|möchte\w*|will|wollen|wünsch\w*)\b/iu,
    ask: [
      {
        say: "Wie alt sind {deine|Ihre} Kinder?",
        en: "How old are your children?",
        unless: new RegExp(String.raw`${AGE.source}|^(?![^]*\bKinder\b)`, "iu"),
        known: true,
      },
      {
        say: "Wie heißen {deine|Ihre} Kinder?",
        en: "What are your children’s names?",
        unless: /\bheiß\w*\b|^(?![^]*\bKinder\b)/iu,
      },
      {
        say: "Wie alt sind sie?",
        en: "How old are they?",
        unless: new RegExp(String.raw`${AGE.source}|\bKinder\b`, "iu"),
        known: true,
      },
      { say: "Welche Namen haben sie?", en: "What are their names?", unless: /\b(?:heiß\w*|Kinder)\b/iu },
      { say: "Was machen sie gern?", en: "What do they like to do?", unless: /\b(?:gern|gerne|mögen|lieben)\b/iu },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\bhaben? (?:\p{L}+ )?einen (?:\p{L}+ )?(?:Bruder|Sohn|Freund|Hund|Kater|Hamster|Enkel|Vogel|Papagei)\b/iu,
    ask: [
      { say: "Wie heißt er?", en: "What is his name?", unless: /\bheißt\b/iu },
      {
        say: "Wie alt ist er?",
        en: "How old is he?",
        unless: AGE,
        known: true,
      },
      { say: "Was macht er gern?", en: "What does he like to do?" },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\bhaben? (?:\p{L}+ )?eine (?:\p{L}+ )?(?:Schwester|Tochter|Freundin|Katze|Hündin|Enkelin)\b/iu,
    ask: [
      { say: "Wie heißt sie?", en: "What is her name?", unless: /\bheißt\b/iu },
      {
        say: "Wie alt ist sie?",
        en: "How old is she?",
        unless: AGE,
        known: true,
      },
      { say: "Was macht sie gern?", en: "What does she like to do?" },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:wohnen?|leben?)\b/iu,
    unless: /\b(?:mein|unser|das|ein|im|am|viel|neues) (?:\p{L}+ )?Leben\b|\b(?:gesund|vegan|vegetarisch)\b/iu,
    ask: [
      {
        say: "Mit wem {wohnst du|wohnen Sie} zusammen?",
        en: "Who do you live with?",
        unless: new RegExp(String.raw`${WITH_SOMEBODY.source}|\bbei mein\w*\b`, "iu"),
      },
      {
        say: "Wie lange {wohnst du|wohnen Sie} schon dort?",
        en: "How long have you lived there?",
        // "Ich wohne bei Köln. Man kann auf den Drachenfels fahren": "dort" would be the mountain.
        unless: new RegExp(String.raw`${SINCE.source}|\bman kann\b`, "iu"),
      },
      { say: "Was gefällt {dir|Ihnen} dort?", en: "What do you like there?" },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:suchen?)\b/iu,
    ask: [
      { say: "Wie lange {suchst du|suchen Sie} schon?", en: "How long have you been looking?", unless: SINCE },
      { say: "Wer hilft {dir|Ihnen} dabei?", en: "Who is helping you with it?", unless: WITH_SOMEBODY },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:ich brauche|brauche ich|wir brauchen|brauchen wir)\b/iu,
    unless:
      /\b(?:dich|Sie|Familie|Freunde?|Freundin|Mann|Frau|Kinder|Liebe|Schlaf|Ruhe|(?:\p{L}+|\d+) (?:Minuten?|Stunden?|Tage?|Wochen?|Monate?|Jahre?))\b/iu,
    ask: [
      {
        say: "Wofür {brauchst du|brauchen Sie} das?",
        en: "What do you need that for?",
        unless:
          /\b(?:für|weil|zum|Hilfe|Zeit|Pause|Ruhe|Stunden?|Minuten?|Euro|\p{L}*arzt|Medikamente?|Tabletten?|Brille|Wohnung|Arbeit|Job|Urlaub|neues?|Größe|\p{L}*schuhe|Jacke|Mantel|Hose)\b/iu,
      },
      {
        say: "Wann {brauchst du|brauchen Sie} das ~denn?",
        en: "When do you need it?",
        unless: new RegExp(String.raw`${TIMED.source}|\b(?:für|Größe|Farbe|neu\w*)\b`, "iu"),
      },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:ich warte|warte ich|wir warten)\b/iu,
    always: true,
    ask: [
      {
        say: "Wie lange {wartest du|warten Sie} schon?",
        en: "How long have you been waiting?",
        unless: /\b(?:seit|immer|oft|jede\w*)\b/iu,
      },
    ],
  },
  ...HABITS,
  {
    of: "learner",
    when: "now",
    says: /\b(?:ich lerne|lerne ich|wir lernen|lernen wir)\b/iu,
    unless: /\bkennen\b/iu,
    ask: [
      {
        say: "Was ist daran schwer?",
        en: "What is hard about it?",
        // Only of what was named: "Ich lerne in der Bibliothek" leaves nothing to point at.
        unless:
          /\b(?:schwer|leicht|schwierig|einfach)\b|^(?!.*\b(?:\p{Lu}\p{L}*isch|Deutsch|Klavier|Gitarre|Geige|Programmieren|schwimmen|tanzen|kochen|nähen|reiten|Autofahren)\W*$)/iu,
      },
      {
        say: "Was {lernst du|lernen Sie} gerade?",
        en: "What are you studying right now?",
        unless:
          /\b(?:\p{Lu}\p{L}*isch|Deutsch|Klavier|Gitarre|Geige|Mathe\p{L}*|Wörter|Vokabeln|Grammatik|Artikel|für|viel|was|\p{Ll}{4,}en)\b/u,
      },
      { say: "Wie oft {lernst du|lernen Sie}?", en: "How often do you study?", unless: HOW_OFTEN },
      { say: "Mit wem {lernst du|lernen Sie}?", en: "Who do you study with?", unless: WITH_SOMEBODY },
      { say: "Warum {lernst du|lernen Sie} das ~denn?", en: "Why are you learning that?", unless: WHY },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:fahren?|Bus|Zug|Bahn|U-Bahn|Straßenbahn|Fahrrad|Auto)\b[^.!?]*\b(?:zur|zum|nach|in die|ins)\b/iu,
    unless: /\b(?:bringe\w*|Werkstatt|Mechaniker|TÜV)\b/iu,
    ask: [
      { say: "Wie lange dauert die Fahrt?", en: "How long does the trip take?", unless: HOW_LONG },
      {
        say: "Was {machst du|machen Sie} auf der Fahrt?",
        en: "What do you do on the way?",
        unless: /\b(?:\p{L}*[Rr]ad|Auto|Roller|Motorrad|Fuß)\b/iu,
      },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:ich gehe|gehe ich|wir gehen|gehen wir)\b[^.!?]*\b(?:ins|in|zum|zur|auf|an)\b/iu,
    unless:
      /\b(?:Bett|Schule|Arbeit|Kindergarten|Rente|Toilette|\p{L}*arzt|Friseur\w*|Therap\w*|Psycholog\w*|Amt|Jobcenter|Gericht|Polizei|Friedhof|Beerdigung)\b/iu,
    ask: [
      {
        say: "Was {machst du|machen Sie} dort am liebsten?",
        en: "What do you most like to do there?",
        unless: /\b(?:muss|Kirche|Büro|Supermarkt|Bank|Post|Apotheke|Bahnhof)\b/iu,
      },
      { say: "Mit wem {gehst du|gehen Sie} dorthin?", en: "Who do you go there with?", unless: WITH_SOMEBODY },
      { say: "Wie oft {gehst du|gehen Sie} dorthin?", en: "How often do you go there?", unless: HOW_OFTEN },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:ich muss|muss ich|wir müssen|müssen wir|ich soll|soll ich)\b[^.!?]*\p{L}{3}n\W*$/iu,
    unless:
      /\b(?:gehen|schlafen|weinen|lachen|sterben|warten|aufhören|denken|entschuldigen|sagen|haben|sein|wissen|bleiben|Toilette|sprechen|verstehen|lernen|üben|essen|trinken|arbeiten|aufstehen|langsam\w*|mehr|weniger|besser|immer|oft|jede\w*)\b/iu,
    ask: [
      { say: "Wann {musst du|müssen Sie} das machen?", en: "When do you have to do that?", unless: TIMED },
      {
        say: "Wer hilft {dir|Ihnen} dabei?",
        en: "Who is helping you with it?",
        unless: new RegExp(
          String.raw`${WITH_SOMEBODY.source}|\b(?:arbeiten|aufstehen|fahren|essen|trinken|nehmen|zahlen|bezahlen|sparen)\b`,
          "iu",
        ),
      },
      { say: "Wie {findest du|finden Sie} das ~so?", en: "What do you think of that?", unless: JUDGED },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:ich kann|kann ich)\b[^.!?]*\b(?:gut|schon|sehr|ein bisschen)\b[^.!?]*\p{L}{3}n\W*$/iu,
    unless: /\b(?:schlafen|verstehen|sehen|hören|kommen|gehen|essen|bleiben|warten|helfen|vorstellen|Uhr)\b/iu,
    ask: [
      { say: "Wo {hast du|haben Sie} das gelernt?", en: "Where did you learn that?" },
      { say: "Was war dabei schwer?", en: "What was hard about it?", unless: /\b(?:schwer|leicht)\b/iu },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:esse|essen|trinke|trinken)\b/u,
    unless: /\b(?:möchte\w*|will|muss|soll|Durst|Hunger)\b/iu,
    ask: [
      {
        say: "Wie schmeckt das ~denn?",
        en: "How does it taste?",
        unless:
          /\b(?:schmeck\w*|lecker\w*|süß\w*|scharf|gern|gerne|immer|oft|jede\w*|morgens|mittags|abends|Morgen|Mittag|Abend|meistens|manchmal|am liebsten|viel|mag|liebe|Kaffee|Tee|Wasser|Milch|Bier|Wein|Saft|Brot|Brötchen|und|oder|mit)\b|,/iu,
      },
      {
        say: "Wie oft {isst du|essen Sie} das?",
        en: "How often do you eat that?",
        unless: new RegExp(String.raw`${HOW_OFTEN.source}|\b(?:trink\w*|wir|zusammen|im|zu Hause)\b`, "iu"),
      },
      {
        say: "Wie oft {trinkst du|trinken Sie} das?",
        en: "How often do you drink that?",
        unless: new RegExp(String.raw`${HOW_OFTEN.source}|\b(?:ess\w*|isst|wir|zusammen|im|zu Hause)\b`, "iu"),
      },
      {
        say: "Was {isst du|essen Sie} noch gern?",
        en: "What else do you like to eat?",
        unless: /\b(?:trink\w*|zusammen|alle)\b/iu,
      },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:koche|kochen|backe|backen|grille|grillen)\b/iu,
    ask: [
      {
        say: "Was {brauchst du|brauchen Sie} dafür?",
        en: "What do you need for that?",
        unless: /\b(?:gern|gerne|gut|oft|viel|immer|jede\w*|mit|und|lieber|meistens)\b/iu,
      },
      { say: "Wer isst mit?", en: "Who is eating with you?", unless: WITH_SOMEBODY },
    ],
  },
  ...DOING,
  {
    of: "learner",
    when: "now",
    says: /\b(?:ich spare|spare ich|wir sparen|sparen wir)\b/iu,
    unless: /\b(?:Wasser|Strom|Energie|Zeit|Papier)\b/iu,
    ask: [{ say: "Wie lange {sparst du|sparen Sie} schon?", en: "How long have you been saving?", unless: SINCE }],
  },
  {
    of: "learner",
    when: "now",
    says: /\b[Ff]inden? (?:ich |wir )?(?:(?:hier|in \p{L}+|im \p{L}+|noch|einfach|leider) )*(?:keine?n? \p{L}+\W*$|(?:den|die|das|meine?n?|unsere?n?) [A-ZÄÖÜ]\p{L}+ (?:nicht(?: mehr)?(?: in \p{L}+)?\W*$))/u,
    unless: /\b(?:Freunde?|Freundin|Mann|Frau|Partner\w*|Worte?|Wörter|Zeit|Ruhe|Schlaf|Fehler)\b/u,
    always: true,
    ask: [
      { say: "Wo {hast du|haben Sie} schon gesucht?", en: "Where have you looked already?" },
      { say: "Wer kann {dir|Ihnen} helfen?", en: "Who can help you?" },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:gehe?n?|muss|will)\b[^.!?]*\b(?:ins Bett|schlafen)\b/iu,
    ask: [
      {
        say: "Wann {musst du|müssen Sie} morgen aufstehen?",
        en: "When do you have to get up tomorrow?",
        unless: /\b(?:immer|jede\w*|oft|meistens|Mittag|Nachmittag|aufstehen)\b/iu,
      },
    ],
  },
  {
    of: "own",
    when: "now",
    says: /\b(?:ich|wir)\b[^.!?]*\b(?:um|ab|bis) (?:\p{L}+|\d+) Uhr\b|\b(?:um|ab|bis) (?:\p{L}+|\d+) Uhr\b[^.!?]*\b(?:ich|wir)\b/iu,
    always: true,
    ask: [
      {
        say: "Und was {machst du|machen Sie} dann?",
        en: "And what do you do then?",
        unless: /\b(?:dann|danach|Bett|schlafe\w*)\b/iu,
      },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:rufe?n?\b[^.!?]*\ban|telefoniere?n?|chatte|skype)\b/iu,
    ask: [
      {
        say: "Worüber {sprecht ihr|sprechen Sie} dann ~so?",
        en: "What do you talk about?",
        unless: /\b(?:über|Arzt|Polizei|Chef|Bank|Amt|Hotel|Restaurant|Taxi)\b/iu,
      },
      { say: "Wie lange {sprecht ihr|sprechen Sie} dann?", en: "How long do you talk?", unless: HOW_LONG },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:wir (?:\p{L}+ )?lachen|lachen wir)\b/iu,
    ask: [
      {
        say: "Worüber {lacht ihr|lachen Sie} dann ~so?",
        en: "What do you laugh about?",
        unless: /\b(?:über|weil)\b/iu,
      },
      { say: "Wer lacht am meisten?", en: "Who laughs the most?" },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:ich helfe|helfe ich|wir helfen|helfen wir)\b/iu,
    ask: [
      {
        say: "Was {machst du|machen Sie} da genau?",
        en: "What exactly do you do?",
        unless: /\b(?:bei|beim)\b/iu,
      },
      {
        say: "Seit wann {machst du|machen Sie} das ~denn?",
        en: "How long have you been doing that?",
        unless: new RegExp(String.raw`${SINCE.source}|\b(?:morgen|meine?[mnr]?)\b`, "iu"),
      },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:ich kaufe|kaufe ich|wir kaufen|kaufen wir)\b/iu,
    ask: [
      { say: "Wo {kaufst du|kaufen Sie} das?", en: "Where do you buy that?", unless: PLACED },
      { say: "Was {kaufst du|kaufen Sie} noch?", en: "What else do you buy?" },
    ],
  },
  // What others are and do.
  {
    of: "others",
    when: "now",
    says: new RegExp(String.raw`\b(?:ist|sind) (?:\p{L}+ ){0,2}(?:${JOBS.join("|")})\W*$`, "iu"),
    ask: [
      {
        say: "Wie gefällt [ihm|ihr|ihnen] die Arbeit?",
        en: "How [does he|does she|do they] like the work?",
        unless: /\b(?:gefällt|gern|gerne|liebt|mag)\b/iu,
      },
    ],
  },
  {
    of: "others",
    says: /\b(?:will|wollen|möchten?)\b[^.!?,]*\p{L}{3}n\W*$/iu,
    ask: [
      {
        say: "Und was {möchtest du|möchten Sie}?",
        en: "And what would you like?",
        unless:
          /\b(?:ich|wir|nur|aber|auch|werden|nicht|mehr|heiraten|haben|mir|uns|immer|oft|alles|später|lernen)\b|, dass|[.!?] \p{L}/iu,
      },
    ],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:kommt|kommen)\b[^.!?]*\bmit\W*$/iu,
    ask: [
      {
        say: "Was {macht ihr|machen Sie} dann zusammen?",
        en: "What do you do together then?",
        unless: new RegExp(String.raw`${NO_COMPANY.source}|\bzusammen\b`, "iu"),
      },
    ],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:ist|sind)\b[^.!?]*\b(?:sauer|wütend|böse|traurig|unglücklich|stolz|froh|glücklich|aufgeregt|nervös|unzufrieden|zufrieden)\b/iu,
    unless: /\b(?:nicht|nie|jetzt|noch|wieder|dann|über|auf|dass)\b/iu,
    always: true,
    // In a longer message the reason stands already.
    ask: [{ say: "Warum ~denn?", en: "Why?", unless: /\b(?:weil|denn|damit|wegen|deshalb)\b|[.!?,] \p{L}|\bund\b/iu }],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:mag|mögen|liebt|lieben)\b/iu,
    unless:
      /\b(?:ich|mich|dich|uns|ihn|ihr|Kinder|Frau|Mann|Familie|Hund\p{L}*|Freundin|Freunde)\b|\b(?:mag|mögen|liebt|lieben) (?:\p{L}+ )?(?:meine?n?|unsere?n?|seine?n?|ihre?n?)\b/iu,
    ask: [{ say: "Und was {magst du|mögen Sie} gern?", en: "And what do you like?", unless: /\b(?:ich|wir)\b/iu }],
  },
  {
    of: "others",
    when: "now",
    says: /\bheiß(?:t|en)\b/iu,
    unless: /\b(?:Jahre|\p{L}*(?:lehrer|chef|arzt|ärzt|vermieter|professor|trainer)(?:in)?)\b/iu,
    ask: [
      {
        say: "Wie alt [ist er|ist sie|sind sie]?",
        en: "How old [is he|is she|are they]?",
        unless: new RegExp(`${AGE.source}|${TWO_NAMED.source}`, "iu"),
        known: true,
      },
      {
        say: "Was [macht er|macht sie|machen sie] gern?",
        en: "What [does he|does she|do they] like to do?",
        unless: TWO_NAMED,
      },
    ],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:Jahre alt|(?:ist|sind|wird) (?:\p{L}+ )?(?:\d+|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+zehn|\p{L}+zig))\b/iu,
    ask: [
      {
        say: "Was [macht er|macht sie|machen sie] gern?",
        en: "What [does he|does she|do they] like to do?",
        unless: /\b(?:gern|gerne|mag|liebt)\b/iu,
      },
    ],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:arbeitet|arbeiten)\b/iu,
    unless: /\b(?:mit mir|mit uns)\b/iu,
    ask: [
      {
        say: "Wie gefällt [ihm|ihr|ihnen] die Arbeit?",
        en: "How [does he|does she|do they] like the work?",
        unless: /\b(?:gefällt|gern|gerne|liebt|mag)\b/iu,
      },
      {
        say: "Was [macht er|macht sie|machen sie] dort genau?",
        en: "What exactly [does he|does she|do they] do there?",
        unless: /^(?!.*\b(?:in|im|bei|beim|an|am|auf|für)\b)|\bals\b/iu,
      },
    ],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:Schule|Kindergarten|Universität|Uni|studier\w*|lern(?:t|en)|Kurs)\b/iu,
    ask: [
      {
        say: "Wie gefällt [ihm|ihr|ihnen] das?",
        en: "How [does he|does she|do they] like it?",
        unless: /\b(?:gefällt|gern|gerne|liebt|mag|schwer)\b/iu,
      },
      {
        say: "Was [lernt er|lernt sie|lernen sie] dort gern?",
        en: "What [does he|does she|do they] like to learn there?",
        unless: /^(?!.*(?:schule|universität|uni|kurs)\b)/iu,
      },
    ],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:mir|uns)\b[^.!?]*\b(?:hilft|helfen)\b|\b(?:hilft|helfen)\b[^.!?]*\b(?:mir|uns)\b/iu,
    ask: [
      {
        say: "Wobei [hilft er|hilft sie|helfen sie] {dir|Ihnen}?",
        en: "What [does he|does she|do they] help you with?",
        unless: /\b(?:bei|beim|mit)\b/iu,
      },
    ],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:kocht|kochen|backt|backen|bäckt)\b/iu,
    ask: [
      {
        say: "Was schmeckt {dir|Ihnen} am besten?",
        en: "What do you like best?",
        unless: /\b(?:am besten|am liebsten)\b/iu,
      },
      {
        say: "Wie oft [kocht er|kocht sie|kochen sie]?",
        en: "How often [does he|does she|do they] cook?",
        unless:
          /\b(?:oft|immer|jede\w*|manchmal|meistens|back\w*|bäckt|\p{L}+tag|heute|morgen|jetzt|gerade|nie|selten)\b/iu,
      },
    ],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:isst|essen|trinkt|trinken)\b/u,
    ask: [
      {
        say: "Was [isst er|isst sie|essen sie] am liebsten?",
        en: "What [does he|does she|do they] like to eat best?",
        unless: /\b(?:am liebsten|trink\w*|Lieblings\p{L}*|immer|nur|viel|alles|jede\w*|nicht|kein\w*)\b/iu,
      },
      { say: "Und was {isst du|essen Sie}?", en: "And what do you eat?", unless: /\b(?:ich|wir|trink\w*)\b/iu },
    ],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:spielt|spielen|malt|malen|singt|singen|tanzt|tanzen|liest|lesen|sammelt|sammeln|schwimmt|klettert|näht|strickt)\b[^.!?]*\b(?:gern|gerne|oft|viel|jede\w*|Verein|Chor|Band|Gruppe|Orchester)\b/iu,
    unless: /\b(?:heute|morgen|jetzt|gerade|Hunde?|Katzen?|Kater|für mich|für uns|mit der|mit dem|mit meine\w*)\b/iu,
    ask: [
      {
        say: "Seit wann [macht er|macht sie|machen sie] das?",
        en: "How long [has he|has she|have they] been doing that?",
        unless: /\b(?:seit|schon|immer|als Kind|neu\w*)\b/iu,
      },
      {
        say: "Und {machst du|machen Sie} das auch gern?",
        en: "And do you like doing that as well?",
        known: true,
        unless: /\b(?:ich|wir)\b[^.!?]*\b(?:gern|gerne|auch)\b|\b(?:nicht|Problem\w*|und|oder)\b|,/iu,
      },
      ASKS_OPINION,
    ],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:gern|gerne|liebt|lieben|mag|mögen|spielt|spielen|malt|singt|tanzt|liest|sammelt)\b/iu,
    ask: [ASKS_OPINION],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:wohnt|wohnen|lebt|leben)\b/iu,
    unless: /\b(?:bei mir|bei uns|mit mir|mit uns|neben\w*|zusammen)\b/iu,
    ask: [
      {
        say: "Wie oft {siehst du|sehen Sie} [ihn|sie|sie]?",
        en: "How often do you see [him|her|them]?",
        unless: /\b(?:sehe|oft|besuch\w*|nie|jede\w*|Frau|Mann)\b/iu,
      },
      {
        say: "Was {macht ihr|machen Sie} gern zusammen?",
        en: "What do you like to do together?",
        unless: /\b(?:zusammen|machen wir|wir machen)\b/iu,
      },
    ],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:ist|sind)\b[^.!?]*\b(?:nett|lieb|lustig|streng|freundlich|klug|ruhig|laut|fleißig|faul|groß|klein|stark|jung|alt|super|toll|sympathisch|schüchtern|cool|witzig)\b/iu,
    unless: NO_ROLE,
    ask: [
      {
        say: "Wie lange {kennst du|kennen Sie} [ihn|sie|sie] schon?",
        en: "How long have you known [him|her|them]?",
        unless: new RegExp(`${SINCE.source}|${TWO_MEANT.source}`, "iu"),
      },
    ],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:ist|sind)\b[^.!?]*\b(?:nett|lieb|lustig|freundlich|klug|ruhig|fleißig|groß|klein|stark|jung|alt|super|toll|schüchtern|cool|witzig|süß|hübsch|schwarz|weiß|braun|blond|dick|schlank)\b/iu,
    unless: NOT_FAMILY,
    ask: [
      {
        say: "Was {macht ihr|machen Sie} gern zusammen?",
        en: "What do you like to do together?",
        unless: /\b(?:zusammen|machen wir|wir machen)\b/iu,
      },
      {
        say: "Was [macht er|macht sie|machen sie] gern?",
        en: "What [does he|does she|do they] like to do?",
        unless: /\b(?:gern|gerne|mag|liebt)\b/iu,
      },
    ],
  },
  // What is.
  {
    of: "thing",
    when: "now",
    says: /\b(?:ist|sind) (?:\p{L}+ )?(?:weg|verschwunden)\W*$/iu,
    unless: /\b(?:\p{L}*schmerz\w*|Fieber|Erkältung|Angst|Stress|Bus|Zug|Bahn|Sonne|Schnee)\b/iu,
    always: true,
    ask: [
      {
        say: "Wo {hast du|haben Sie} schon gesucht?",
        en: "Where have you looked already?",
        unless: /\b(?:gesucht|gestohlen|geklaut)\b/iu,
      },
    ],
  },
  {
    of: "thing",
    when: "now",
    says: /\b(?:Haus|Wohnung|Dorf|Stadt|Hotel|Garten|Schule|Büro|Firma|Restaurant|Café|Laden|Insel|Hütte|Hof) (?:ist|liegt|steht) (?:\p{L}+ ){0,2}(?:in|im|an|am|auf|bei|neben)\b/iu,
    ask: [{ say: "Wie ist es dort ~so?", en: "What is it like there?", unless: JUDGED }],
  },
  {
    of: "own",
    when: "now",
    says: /\b(?:Prüfung|Termin|Kurs|Interview|Vorstellungsgespräch|Umzug|Reise|Konzert|Test|Spiel) (?:ist|beginnt) (?:\p{L}+ )?(?:am|im|um|morgen|nächste\w*|in|heute|bald)\b/iu,
    always: true,
    ask: [{ say: "Was {musst du|müssen Sie} vorher noch machen?", en: "What do you still have to do before that?" }],
  },
  {
    of: "own",
    when: "now",
    says: /\b(?:Wetter|regnet|schneit|Regen|Schnee|Sonne scheint|scheint die Sonne|sonnig|windig|Grad)\b|\b[Ee]s ist (?:\p{L}+ ){0,3}(?:kalt|warm|heiß|dunkel)\b/iu,
    unless: /\b(?:Ofen|Zimmer|Wohnung|Wasser|Fieber|mag|liebe|gern)\b/iu,
    always: true,
    ask: [
      {
        say: "Was {machst du|machen Sie} bei diesem Wetter?",
        en: "What do you do in this weather?",
        unless: /\b(?:ich|wir)\b/iu,
      },
      { say: "Welches Wetter {magst du|mögen Sie} am liebsten?", en: "What weather do you like best?" },
    ],
  },
  {
    of: "own",
    when: "now",
    says: /\b(?:kostet|kosten)\b/iu,
    ask: [
      {
        say: "Wie {findest du|finden Sie} den Preis?",
        en: "What do you think of the price?",
        unless: /\b(?:teuer|billig|günstig|viel|wenig|gut\w*)\b/iu,
      },
    ],
  },
  {
    of: "own",
    when: "now",
    says: /\b(?:Hochzeit|Party|Feier|Geburtstag|Fest|\p{L}+fest|Geburtstagsfeier) (?:ist|sind) (?:\p{L}+ )?(?:am|im|um|morgen|nächste\w*|in|heute|bald)\b|\b(?:ist|beginnt) (?:das|der|die|mein\w*|unser\w*) (?:Hochzeit|Party|Feier|Geburtstag|Fest|\p{L}+fest)\b/iu,
    ask: [
      { say: "Wer kommt ~denn alles?", en: "Who is coming?", unless: /\bkomm\w*\b/iu },
      { say: "Was {musst du|müssen Sie} vorher noch machen?", en: "What do you still have to do before that?" },
    ],
  },
  {
    of: "own",
    when: "now",
    says: /\bes gibt\b|\bgibt es\b/iu,
    unless:
      /\b(?:Problem\w*|Streit|Stress|Artikel|Wort|Wörter|Buchstaben?|Fälle|Sprachen?|(?:auf|im) (?:\p{L}+isch\w*|Deutsch\w*))\b/iu,
    ask: [
      {
        say: "Was gibt es dort noch?",
        en: "What else is there?",
        unless: /\b(?:zu essen|heute|immer|Essen)\b|^(?![^]*\b(?:in|im|am|an|auf|bei|dort|hier)\b)/iu,
      },
      { say: "Und was gibt es noch?", en: "And what else is there?" },
    ],
  },
  {
    of: "thing",
    when: "now",
    says: /\b(?:dauert|beginnt|fängt|anfangen)\b/iu,
    ask: [
      { say: "Und was {machst du|machen Sie} danach?", en: "And what do you do after that?", unless: /\bdanach\b/iu },
    ],
  },
  {
    of: "thing",
    when: "now",
    says: /\b(?:schmeckt|schmecken|lecker)\b/iu,
    ask: [
      {
        say: "Was {isst du|essen Sie} sonst gern?",
        en: "What else do you like to eat?",
        unless: /\b(?:Kaffee|Tee|Saft|Bier|Wein|Wasser)\b/iu,
      },
      {
        say: "Wer macht das ~denn?",
        en: "Who makes it?",
        unless: new RegExp(
          String.raw`${WITH_SOMEBODY.source}|\b(?:Kaffee|Tee|Saft|Bier|Wein|Wasser|Milch|Obst|Apfel|Äpfel|Schokolade|Käse|Restaurant)\b`,
          "iu",
        ),
      },
    ],
  },
  {
    of: "own",
    when: "now",
    says: /^\W*(?:das|es|deutsch|die Arbeit|der Kurs|die Prüfung)\b[^.!?]*\b(?:schwer|schwierig|anstrengend|kompliziert)\b/iu,
    always: true,
    ask: [
      { say: "Was hilft {dir|Ihnen} dabei?", en: "What helps you with it?", unless: /\b(?:hilft|nicht)\b/iu },
      { say: "Was ist daran am schwersten?", en: "What is hardest about it?", unless: /\b(?:nicht|weil)\b/iu },
    ],
  },
  {
    of: "thing",
    when: "now",
    says: /\bwichtig\b/iu,
    ask: [{ say: "Warum ist das wichtig?", en: "Why is that important?", unless: WHY }],
  },
  {
    of: "thing",
    when: "now",
    says: /^\W*(?:das|es) (?:ist|macht)\b[^.!?]*\b(?:schön|toll|super|gut|interessant|lustig|Spaß|cool)\b/iu,
    ask: [
      {
        say: "Was gefällt {dir|Ihnen} daran am besten?",
        en: "What do you like best about it?",
        unless: /\b(?:am besten|gefällt|weil)\b/iu,
      },
    ],
  },
  // What is to come.
  {
    of: "learner",
    when: "coming",
    says: /\b(?:morgen|übermorgen|am \p{L}+(?:tag|woch|abend)|heute)\b/iu,
    unless:
      /\b(?:vielleicht|jeden?|Wochenende|Uhr|früh|Abend|Date|zu|alles|Geburtstag\w*|werde|besuch\w*|verkaufe\w*|fahre\w*|fliege\w*|Nachmittag|Vormittag|den ganzen|um \p{L}+|will|möchte|wollen|möchten|frei|Zeit|Geburtstag|Urlaub|erst|aufgeregt|nervös|müde|krank|traurig|froh|arbeite\w*|repariere\w*|putze\w*|koche\w*|backe\w*|kaufe\w*|mache\w*|bleibe\w*|lerne\w*)\b/iu,
    ask: [{ say: "Um wie viel Uhr ist das?", en: "What time is that?" }],
  },
  {
    of: "learner",
    when: "coming",
    says: /\b(?:morgen|übermorgen|am \p{L}+(?:tag|woch|abend)|heute)\b/iu,
    unless: /\b(?:vielleicht|jeden?)\b/iu,
    ask: [
      {
        // Only what one may well do with others.
        say: "Mit wem {machst du|machen Sie} das?",
        en: "Who are you doing that with?",
        unless: new RegExp(
          String.raw`^(?![^]*\b(?:gehe|fahre|fliege|spiele|reise|wandere|tanze|grille|feiere|sehe|schaue|gucke|mache einen|schwimme|jogge|laufe)\b)|${WITH_SOMEBODY.source}|\b(?:arbeit\p{L}*|Arbeit|Schule|Kurs|Büro|\p{L}*arzt|Friseur\w*|Prüfung|Termin|Therap\w*|schlaf\p{L}*|bleib\p{L}*|aufsteh\p{L}*|Bett|oh nein|Hilfe|Achtung)\b`,
          "iu",
        ),
      },
      {
        say: "Und was {machst du|machen Sie} dann?",
        en: "And what are you doing then?",
        unless:
          /\b(?:danach|Wochenende|arbeite\w*|koche\w*|backe\w*|kaufe\w*|mache\w*|feier\w*|gern|gerne|oft|immer|im (?:Winter|Sommer|Herbst|Frühling))\b/iu,
      },
    ],
  },
  {
    of: "others",
    when: "coming",
    says: /\b(?:kommt|kommen|besucht|besuchen)\b/iu,
    ask: [
      {
        say: "Was {macht ihr|machen Sie} dann zusammen?",
        en: "What will you do together then?",
        unless: new RegExp(String.raw`${NO_COMPANY.source}|\b(?:wir|zusammen)\b`, "iu"),
      },
    ],
  },
];

/** When nothing nearer is left: what fits any sentence of its person and time. */
export const NEAR_STILL: readonly NearKind[] = [
  {
    of: "learner",
    when: "past",
    says: /\b(?:hatte|hatten)\b/iu,
    unless:
      /\b(?:früher|als Kind|damals|immer|oft|nie|Jahre\w*|Hund|Katze|Bruder|Schwester|Freund|Freundin|recht|Glück|Geburtstag|Spaß|Urlaub|Ferien|Wetter|frei|dort)\b/iu,
    always: true,
    ask: [
      {
        say: "Und was {hast du|haben Sie} da gemacht?",
        en: "And what did you do then?",
        unless: I_DID,
      },
    ],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:ist|sind|heißt|heißen|kommt aus|kommen aus)\b/iu,
    unless: NO_ROLE,
    ask: [
      {
        say: "Wie lange {kennst du|kennen Sie} [ihn|sie|sie] schon?",
        en: "How long have you known [him|her|them]?",
        unless: new RegExp(
          String.raw`${TWO_MEANT.source}|\b(?:seit|neu\w*|Jahre\w*|lange|erst|nicht|weg|zu spät|im Urlaub|krank|da|hier)\b`,
          "iu",
        ),
      },
    ],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:ist|sind|heißt|heißen|hat|haben|wohnt|wohnen|lebt|leben|kommt aus|kommen aus)\b/iu,
    unless: NOT_VISITED,
    ask: [
      {
        say: "Wie oft {siehst du|sehen Sie} [ihn|sie|sie]?",
        en: "How often do you see [him|her|them]?",
        unless: AT_HOME,
      },
    ],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:vermisse|(?:oft|immer|ganz|so|bin) allein|niemand\w*|darf (?:\p{L}+ )*nicht|verstehe (?:\p{L}+ )*nicht)\b/iu,
    unless: /\b(?:lieber|gern|gerne)\b/iu,
    always: true,
    ask: [{ say: "Wie ist das für {dich|Sie}?", en: "What is that like for you?", unless: JUDGED }],
  },
  {
    of: "learner",
    when: "now",
    says: /\b(?:nie|niemals)\b/iu,
    unless: /[.!?,] \p{L}|\b(?:nie mehr|noch nie|Zeit|Geld)\b/iu,
    always: true,
    ask: [{ say: "Warum nicht?", en: "Why not?", unless: WHY }],
  },
  {
    of: "any",
    when: "now",
    says: /\b(?:frisst|isst|trinkt|schläft|spricht|hört|lernt|spielt|funktioniert|esse|trinke|schlafe|rauche|spreche|sehe|höre|darf|dürfen) [^.!?]*\b(?:nicht|kein\w*|nie|nichts|wenig)\b/iu,
    always: true,
    ask: [
      { say: "Wie lange ist das ~denn schon so?", en: "How long has it been like that?", unless: SINCE },
      { say: "Warum ist das so?", en: "Why is that?", unless: /\b(?:weil|denn|mehr|gut|gern|gerne)\b/iu },
    ],
  },
  {
    of: "any",
    when: "now",
    says: /\b(?:Angst|nervös|aufgeregt|müde|Stress|gestresst|(?:tut|tun) (?:\p{L}+ )*weh)\b/iu,
    unless:
      /\b(?:keine|nicht|nie|aber|froh|glücklich|machen|macht|Leute|Menschen|auch|schlafen?|haha\w*|Katze|Kater|Hund)\b/iu,
    always: true,
    ask: [{ say: "Was hilft dann?", en: "What helps then?", unless: /\b(?:hilft|helfen)\b/iu }],
  },
  {
    of: "learner",
    when: "past",
    says: /\b(?:hab(?:e|en)?|bin|sind)\b/iu,
    unless:
      /\b(?:Jahre\w*|früher|als Kind|immer|oft|jede\w*|gefreut|gedacht|gefragt|gesagt|geboren|aufgewachsen|verheiratet|studiert|aufgeregt|gespannt|enttäuscht|verliebt|gestresst|gesund|morgen|übermorgen|bald|erst)\b/iu,
    ask: [ASKS_HOW_FOR_YOU],
  },
  {
    of: "others",
    when: "past",
    says: /\b(?:verloren|vergessen|gefallen|hingefallen|kaputt\p{L}*|gefressen|gebissen|geklaut|gestohlen|zerbrochen|gebrochen|verpasst|verlaufen|eingeschlafen|geschlafen|weggelaufen|gestolpert|geschrien|geweint|geschnarcht|gestritten)\b/iu,
    unless: /\b(?:ihr|sein)(?:e|en)? (?:Baby|Kind|Mann|Frau|Mutter|Vater|Sohn|Tochter|Arbeit|Job|Stelle)\b/iu,
    always: true,
    ask: [
      {
        say: "Und was {hast du|haben Sie} da gemacht?",
        en: "And what did you do then?",
        unless: I_DID,
      },
    ],
  },
  {
    of: "others",
    when: "past",
    says: /./u,
    unless:
      /\b(?:Jahre\w*|früher|als Kind|damals|immer|oft|jede\w*|gestorben|geboren|Krieg|Krankenhaus|Gefängnis|Unfall|\d{4})\b/iu,
    ask: [ASKS_HOW_FOUND, ASKS_WHERE, ASKS_WHEN],
  },
  {
    of: "thing",
    when: "past",
    says: /./u,
    unless: /\b(?:Jahre\w*|früher|als Kind|damals|immer|oft|jede\w*|geboren|Krieg|\d{4}|seit)\b/iu,
    ask: [
      {
        say: "Und was {hast du|haben Sie} da gemacht?",
        en: "And what did you do then?",
        // Only to something that called for a deed.
        unless: new RegExp(
          String.raw`${I_DID.source}|^(?!.*\b(?:geklaut|gestohlen|geklingelt|gebissen|gefressen|geschrien|gehustet|gebrannt|geplatzt|explodiert|umgekippt|geschlossen|genommen)\b)`,
          "iu",
        ),
      },
      {
        ...ASKS_HOW_FOR_YOU,
        unless: new RegExp(String.raw`${JUDGED.source}|^(?!.*\b(?:ich|mir|mich|wir|uns|mein\w*|unser\w*)\b)`, "iu"),
      },
    ],
  },
  {
    of: "others",
    when: "now",
    says: /\b(?:schickt|schicken|bringt|bringen|besucht|besuchen|kauft|kaufen|schreibt|schreiben|macht|machen|erzählt|erzählen|tanzt|tanzen|holt|holen|schimpft|schimpfen|lacht|lachen|putzt|putzen|telefoniert|telefonieren|trainiert|trainieren|fragt|fragen|malt|malen|singt|singen|streitet|streiten)\b/iu,
    unless:
      /\b(?:will|wollen|möchten?|kann|können|muss|müssen|soll|sollen|sagt|sagen|jetzt|gerade|heute|morgen|bald|noch|schon|wieder|nie|nicht mehr|einmal|diese\w*|am \p{L}+tag|um|Ausbildung|Studium|Praktikum|Abitur|für mich|mich|tot|gestorben|krank|gelesen|geschickt)\b/iu,
    always: true,
    ask: [
      {
        say: "Wie oft [macht er|macht sie|machen sie] das?",
        en: "How often [does he|does she|do they] do that?",
        unless: HOW_OFTEN,
      },
    ],
  },
  {
    of: "others",
    when: "now",
    says: /./u,
    unless:
      /\b(?:ist|sind|hat|haben|heißt|heißen|kommt|kommen|wohnt|wohnen|lebt|leben|kann|können|weiß|wissen|schläft|schlafen|trägt|kennt|lacht|lachen|weint|weinen|soll|sollen|will|wollen|möchten?|muss|müssen|hilft|helfen)\b/iu,
    // What the learner does, wants or likes themselves, they have judged.
    ask: [
      {
        ...ASKS_OPINION,
        unless: new RegExp(String.raw`${JUDGED.source}|\b(?:möchte|will|mag|finde|liebe|wir)\b`, "iu"),
      },
    ],
  },
];
