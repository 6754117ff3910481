import { HOUSE, noun, PARENTS, SMALL, TEACHER, TO_GET_UP, verb, WITH, type WrittenWord } from "../fixtures.ts";

const GO = verb("gehen", "irregular", "Ich *gehe* jetzt.", { aux: "sein" });

type Row = [expected: string, word: WrittenWord, changes: Partial<WrittenWord>];

/** Faults of one word: what is found, the good word, what is changed. */
export const WORD_FAULTS: Row[] = [
  ["fields: Haus: a noun needs a gender", HOUSE, { gender: undefined }],
  ["fields: Haus: a noun needs a plural, or 'none'", HOUSE, { plural: undefined }],
  ["fields: Eltern: a plural-only noun has plural: none", PARENTS, { plural: "Eltern" }],
  ["fields: haus: a noun has a capital letter", HOUSE, { word: "haus" }],
  ["fields: Haus: its plural häuser needs a capital", HOUSE, { plural: "häuser" }],
  ["fields: das Haus: a noun stands without its article", HOUSE, { word: "das Haus" }],
  ["fields: klein: gender n, but it is no noun", SMALL, { gender: "n" }],
  ["fields: klein: plural kleine, but it is no noun", SMALL, { plural: "kleine" }],
  ["fields: Klein: only a noun begins with a capital, this is adjective", SMALL, { word: "Klein" }],
  ["fields: klein: verb, but it is no verb", SMALL, { verb: "regular" }],
  ["fields: Haus: aux, but it is no verb", HOUSE, { aux: "haben" }],
  ["fields: mit: prefix, but it is no verb", WITH, { prefix: "mit" }],
  ["fields: aufstehen: a verb needs its type", TO_GET_UP, { verb: undefined }],
  ["fields: aufstehen: a verb needs its auxiliary", TO_GET_UP, { aux: undefined }],
  ["fields: aufgestande: a verb stands in the infinitive", TO_GET_UP, { word: "aufgestande" }],
  ["fields: aufstehen: does not begin with its prefix an", TO_GET_UP, { prefix: "an" }],
  ["fields: aufstehen: is no modal verb", TO_GET_UP, { verb: "modal" }],
  ["fields: müssen: is a modal verb", verb("müssen", "modal", "Ich *muss* jetzt gehen."), { verb: "irregular" }],
  ["fields: mit: a preposition needs its case", WITH, { case: undefined }],
  ['fields: mit: case "Dativ" names no case', WITH, { case: "Dativ" }],

  [
    "feminine: Lehrerin: looks like a feminine form",
    TEACHER,
    { word: "Lehrerin", gender: "f", plural: "Lehrerinnen", feminine: undefined, sentence: "Sie ist *Lehrerin*." },
  ],
  ["feminine: Ärztin: looks like a feminine form", HOUSE, noun("Ärztin", "f", "Ärztinnen")],
  ["feminine: Kollegin: looks like a feminine form", HOUSE, noun("Kollegin", "f", "Kolleginnen")],
  ["feminine: Haus: only a masculine noun has a feminine form", HOUSE, { feminine: "Hausin" }],
  ["feminine: Lehrer: Lehrerinnen is no feminine noun", TEACHER, { feminine: "Lehrerinnen" }],
  ["feminine: Lehrer: Tisch is no feminine noun", TEACHER, { feminine: "Tisch" }],

  ['gloss: aufstehen: a verb\'s gloss begins with "to ": "get up"', TO_GET_UP, { en: ["to rise", "get up"] }],
  ['gloss: klein: "to" belongs to verbs', SMALL, { en: ["to be small"] }],
  ['gloss: Haus: several glosses in one: "house; home"', HOUSE, { en: ["house; home"] }],
  ['gloss: Haus: several glosses in one: "house/home"', HOUSE, { en: ["house/home"] }],
  ['gloss: Haus: nothing but a note: "(building)"', HOUSE, { en: ["(building)"] }],
  ['gloss: Haus: the same gloss twice: "The house (big)"', HOUSE, { en: ["house", "The house (big)"] }],
  ['gloss: Haus: a bracket stays open: "house (big"', HOUSE, { en: ["house (big"] }],

  ['marked-form: Haus: the marked "Hase" is no form of Haus', HOUSE, { sentence: "Der *Hase* ist im Haus." }],
  ['marked-form: Haus: the marked "Haustür" is no form of Haus', HOUSE, { sentence: "Die *Haustür* ist alt." }],
  ['marked-form: Haus: the marked "Das Haus" is no form of Haus', HOUSE, { sentence: "*Das Haus* ist alt." }],
  ['marked-form: gehen: the marked "gebe" is no form of gehen', GO, { sentence: "Ich *gebe* dir das." }],
  ['marked-form: gehen: the marked "komme" is no form of gehen', GO, { sentence: "Ich *komme* jetzt." }],
  ['marked-form: aufstehen: the marked "stehe" is no form', TO_GET_UP, { sentence: "Ich *stehe* um sieben auf." }],
  ['marked-form: aufstehen: the marked "stehe … an" is no form', TO_GET_UP, { sentence: "Ich *stehe* lange *an*." }],
  ['marked-form: klein: the marked "Kind" is no form of klein', SMALL, { sentence: "Das ist ein kleines *Kind*." }],
  [
    'marked-form: noch einmal: the marked "noch" is no form',
    { ...SMALL, word: "noch einmal", pos: "phrase" },
    { sentence: "Sag das *noch* einmal." },
  ],
  ['mark-edges: Haus: "Haus" is only part of a word', HOUSE, { sentence: "Die *Haus*tür ist alt." }],
  ['mark-edges: Haus: "aus" is only part of a word', HOUSE, { sentence: "Das H*aus* ist alt." }],
  ['mark-edges: Haus: "Haus!": the punctuation stands outside', HOUSE, { sentence: "Das ist mein *Haus!*" }],

  [
    "sentence-length: Haus: the sentence has 11 words, A1 allows 10",
    HOUSE,
    { sentence: "Das *Haus* ist alt und es ist klein, aber sehr schön." },
  ],
  ["sentence-form: Haus: the sentence does not begin with a capital", HOUSE, { sentence: "das *Haus* ist alt." }],
  ["sentence-form: Haus: the sentence does not end with", HOUSE, { sentence: "Das *Haus* ist alt" }],
  ["sentence-form: Haus: the translation does not begin with a capital", HOUSE, { translation: "the house is old." }],
  ["sentence-form: Haus: the translation does not end with", HOUSE, { translation: "The house is old," }],

  ["gender: Haus: m, the dictionary says n", HOUSE, { gender: "m" }],
  ["gender: Holzhaus: f, the dictionary says n (as Haus)", noun("Holzhaus", "n", "Holzhäuser"), { gender: "f" }],
  ["gender: Eltern: f, the dictionary says pl", PARENTS, { gender: "f" }],
  ["plural: Haus: plural Häusern, the dictionary says Häuser", HOUSE, { plural: "Häusern" }],
  ["plural: Haus: plural none, the dictionary says Häuser", HOUSE, { plural: "none" }],
  [
    "plural: Holzhaus: plural Holzhause, the dictionary says Holzhäuser (as Haus)",
    noun("Holzhaus", "n", "Holzhäuser"),
    { plural: "Holzhause" },
  ],
  ["plural: Milch: plural Milche, the dictionary says none", noun("Milch", "f", "none"), { plural: "Milche" }],
  [
    "verb-form: sprechen: irregular, the dictionary's forms are stem-changing",
    verb("sprechen", "stem-changing", "Sie *spricht* gut."),
    { verb: "irregular" },
  ],
  ["verb-form: gehen: regular, the dictionary's forms are irregular (geht, ging, gegangen)", GO, { verb: "regular" }],
  [
    "verb-form: denken: regular, the dictionary's forms are irregular",
    verb("denken", "irregular", "Ich *denke* viel."),
    { verb: "regular" },
  ],
  [
    "verb-form: lernen: stem-changing, the dictionary's forms are regular",
    verb("lernen", "regular", "Ich *lerne* viel."),
    { verb: "stem-changing" },
  ],
  [
    "verb-form: haben: stem-changing, the dictionary's forms are irregular",
    verb("haben", "irregular", "Er *hat* Zeit."),
    { verb: "stem-changing" },
  ],
  ["verb-form: aufstehen: prefix none, the dictionary says auf", TO_GET_UP, { prefix: undefined }],
  [
    "verb-form: kennenlernen: prefix none, the dictionary says kennen",
    verb("kennenlernen", "regular", "Wir *lernen* Lena *kennen*.", { prefix: "kennen" }),
    { prefix: undefined },
  ],
  [
    "verb-form: verstehen: prefix ver, the dictionary says none",
    verb("verstehen", "irregular", "Ich *verstehe* dich."),
    { prefix: "ver" },
  ],
  ["verb-form: gähen: the dictionary does not know this verb", GO, { word: "gähen" }],

  ['capital: "Freundlich" in the sentence', HOUSE, { sentence: "Im *Haus* ist es Freundlich." }],
  ['capital: "Wohne" in the sentence', HOUSE, { sentence: "Ich Wohne im *Haus*." }],
  [
    'capital: "Mara" in the sentence: no noun that the dictionary knows (a name goes into checks-allow.yaml)',
    HOUSE,
    { sentence: "Mit Mara bin ich im *Haus*." },
  ],

  ['region: "Jänner" in the sentence: not said in Germany', HOUSE, { sentence: "Im Jänner ist das *Haus* kalt." }],
  ['region: "parkieren" in the sentence: not said in Germany', HOUSE, { sentence: "Wir parkieren vor dem *Haus*." }],
  ['american: "colour" in the translation', HOUSE, { translation: "The colour is nice." }],
  ['american: "neighbour" in the gloss', HOUSE, { en: ["neighbour"] }],
  ['american: "theatre" in the gloss', HOUSE, { en: ["theatre"] }],
  ['american: "apologise" in the translation', HOUSE, { translation: "I apologise." }],
  ['american: "grey" in the gloss', SMALL, { en: ["grey"] }],
];
