import type { AdverbQuestion } from "#schema/content/adverb-quiz.ts";

/** The 20 questions of the public adverb quiz: ids 1-5 A1, 6-10 A2, 11-15 B1, 16-20 B2. */
export const ADVERB_QUIZ: readonly AdverbQuestion[] = [
  {
    id: 1,
    level: "A1",
    question: "Which adverb says when the lesson takes place?",
    germanSentence: "Wir haben ___ Deutschkurs.",
    englishTranslation: "We have our German class today. (Hint: it is on this very day.)",
    options: [
      { value: "a", label: "gestern" },
      { value: "b", label: "heute" },
      { value: "c", label: "nie" },
      { value: "d", label: "dort" },
    ],
    correctAnswer: "b",
    explanation:
      "'Heute' means 'today'. 'Gestern' means 'yesterday' and does not go with the present tense form 'wir haben'.",
  },
  {
    id: 2,
    level: "A1",
    question: "Which adverb says where the speaker lives?",
    germanSentence: "Ich wohne ___, in diesem Haus.",
    englishTranslation: "I live here, in this house. (Hint: the speaker is standing at their own front door.)",
    options: [
      { value: "a", label: "überall" },
      { value: "b", label: "dort" },
      { value: "c", label: "dorthin" },
      { value: "d", label: "hier" },
    ],
    correctAnswer: "d",
    explanation:
      "'Hier' means 'here', the place where the speaker is. 'Dort' means 'there' and points to another place. 'Dorthin' means 'to that place': it needs a verb of movement such as 'gehen', and 'wohnen' is not one.",
  },
  {
    id: 3,
    level: "A1",
    question: "Which adverb says how the speaker feels about it?",
    germanSentence: "Ich spiele ___ Fußball.",
    englishTranslation: "I like playing soccer. (Hint: it is fun for me; nothing is said about when or where.)",
    options: [
      { value: "a", label: "gern" },
      { value: "b", label: "leider" },
      { value: "c", label: "nie" },
      { value: "d", label: "dort" },
    ],
    correctAnswer: "a",
    explanation:
      "A verb with 'gern' says that you like doing something. 'Leider' means 'unfortunately' and would say that the speaker is sorry about playing.",
  },
  {
    id: 4,
    level: "A1",
    question: "Which adverb says how many visits there are?",
    germanSentence: "Meine Oma wohnt in meiner Straße. Ich besuche sie ___.",
    englishTranslation: "My grandma lives on my street. I visit her a lot. (Hint: five or six times a week.)",
    options: [
      { value: "a", label: "nie" },
      { value: "b", label: "dort" },
      { value: "c", label: "oft" },
      { value: "d", label: "selten" },
    ],
    correctAnswer: "c",
    explanation: "'Oft' means 'often', which fits five or six visits a week. 'Selten' is the opposite: 'rarely'.",
  },
  {
    id: 5,
    level: "A1",
    question: "Which adverb says when the speaker has no time?",
    germanSentence: "Ich habe ___ keine Zeit, denn ich koche gerade.",
    englishTranslation:
      "I don't have time now because I'm cooking. (Hint: the cooking is happening at this very moment.)",
    options: [
      { value: "a", label: "morgen" },
      { value: "b", label: "jetzt" },
      { value: "c", label: "gestern" },
      { value: "d", label: "später" },
    ],
    correctAnswer: "b",
    explanation:
      "'Jetzt' means 'now'. 'Morgen' ('tomorrow') can stand with the German present tense, but cooking at this moment is no reason to be busy tomorrow.",
  },
  {
    id: 6,
    level: "A2",
    question: "Which adverb says where the children are?",
    germanSentence: "Die Sonne scheint, und die Kinder spielen ___.",
    englishTranslation: "The sun is shining and the children are playing outside. (Hint: in the open air.)",
    options: [
      { value: "a", label: "drinnen" },
      { value: "b", label: "hinaus" },
      { value: "c", label: "nirgends" },
      { value: "d", label: "draußen" },
    ],
    correctAnswer: "d",
    explanation:
      "'Draußen' means 'outside' and answers the question 'wo?'. 'Hinaus' shows movement out of a place and needs a verb such as 'gehen' or 'laufen'.",
  },
  {
    id: 7,
    level: "A2",
    question: "Which adverb says how frequently the speaker takes the bus?",
    germanSentence: "Ich fahre ___ mit dem Bus zur Arbeit, aber meistens mit dem Rad.",
    englishTranslation: "I sometimes take the bus to work, but mostly I go by bike. (Hint: the bus about once a week.)",
    options: [
      { value: "a", label: "manchmal" },
      { value: "b", label: "immer" },
      { value: "c", label: "nie" },
      { value: "d", label: "gestern" },
    ],
    correctAnswer: "a",
    explanation:
      "'Manchmal' means 'sometimes'. 'Immer' ('always') contradicts the second half: somebody who mostly goes by bike does not always take the bus.",
  },
  {
    id: 8,
    level: "A2",
    question: "Which adverb shows how the speaker feels about missing the party?",
    germanSentence: "Ich kann ___ nicht zu deiner Party kommen, ich bin krank.",
    englishTranslation: "Unfortunately, I can't come to your party. I'm sick. (Hint: the speaker is sad about it.)",
    options: [
      { value: "a", label: "hoffentlich" },
      { value: "b", label: "gern" },
      { value: "c", label: "leider" },
      { value: "d", label: "endlich" },
    ],
    correctAnswer: "c",
    explanation:
      "'Leider' means 'unfortunately'. 'Hoffentlich' ('hopefully') would mean that the speaker wishes to miss the party.",
  },
  {
    id: 9,
    level: "A2",
    question: "Which adverb puts the steps of the recipe in order?",
    germanSentence: "Wir waschen ___ das Gemüse, danach schneiden wir es.",
    englishTranslation: "First we wash the vegetables; after that, we cut them. (Hint: washing is step one.)",
    options: [
      { value: "a", label: "zuerst" },
      { value: "b", label: "zuletzt" },
      { value: "c", label: "vorgestern" },
      { value: "d", label: "niemals" },
    ],
    correctAnswer: "a",
    explanation:
      "'Zuerst' means 'first'; 'danach' brings the next step. 'Zuletzt' means 'last of all', and nothing can come after the last step.",
  },
  {
    id: 10,
    level: "A2",
    question: "Which adverb says when the bus will be there?",
    germanSentence: "Keine Sorge, der Bus kommt ___. Wir müssen nur noch fünf Minuten warten.",
    englishTranslation:
      "Don't worry, the bus is coming soon. We only have to wait five more minutes. (Hint: in a short time.)",
    options: [
      { value: "a", label: "nie" },
      { value: "b", label: "damals" },
      { value: "c", label: "selten" },
      { value: "d", label: "bald" },
    ],
    correctAnswer: "d",
    explanation:
      "'Bald' means 'soon'. 'Selten' ('rarely') says how frequently a bus comes, and that would be a reason to worry.",
  },
  {
    id: 11,
    level: "B1",
    question: "Which adverb connects the two sentences?",
    germanSentence: "Es regnet stark. Wir gehen ___ spazieren.",
    englishTranslation: "It's raining hard. We're going for a walk all the same. (Hint: the rain does not stop us.)",
    options: [
      { value: "a", label: "deshalb" },
      { value: "b", label: "beinahe" },
      { value: "c", label: "trotzdem" },
      { value: "d", label: "damals" },
    ],
    correctAnswer: "c",
    explanation:
      "'Trotzdem' means 'all the same': something happens against expectation. 'Deshalb' ('that is why') would make the heavy rain the reason for the walk.",
  },
  {
    id: 12,
    level: "B1",
    question: "Which adverb adds one more point to a list?",
    germanSentence: "Die Wohnung ist hell und ruhig, und sie hat ___ einen Balkon.",
    englishTranslation:
      "The apartment is bright and quiet, and it also has a balcony. (Hint: one more advantage is added.)",
    options: [
      { value: "a", label: "deshalb" },
      { value: "b", label: "außerdem" },
      { value: "c", label: "damals" },
      { value: "d", label: "kaum" },
    ],
    correctAnswer: "b",
    explanation:
      "'Außerdem' means 'in addition'. 'Deshalb' ('therefore') names a result, but an apartment does not get a balcony because it is bright and quiet.",
  },
  {
    id: 13,
    level: "B1",
    question: "Which adverb shows that something has changed since then?",
    germanSentence: "Vor zwei Jahren konnte Mia kein Wort Deutsch. Sie spricht es ___ fließend.",
    englishTranslation:
      "Two years ago Mia couldn't speak a word of German. By now she speaks it fluently. (Hint: a change between then and today.)",
    options: [
      { value: "a", label: "damals" },
      { value: "b", label: "vorhin" },
      { value: "c", label: "niemals" },
      { value: "d", label: "inzwischen" },
    ],
    correctAnswer: "d",
    explanation:
      "'Inzwischen' means 'by now' and looks at what has changed up to today. 'Damals' ('back then') points to the past and does not go with the present tense form 'spricht'.",
  },
  {
    id: 14,
    level: "B1",
    question: "Which adverb connects the cause with its result?",
    germanSentence: "Mein Auto ist kaputt, ___ fahre ich mit dem Bus.",
    englishTranslation:
      "My car has broken down, so I'm taking the bus. (Hint: the first part is the reason for the second.)",
    options: [
      { value: "a", label: "deshalb" },
      { value: "b", label: "trotzdem" },
      { value: "c", label: "vorgestern" },
      { value: "d", label: "sonst" },
    ],
    correctAnswer: "a",
    explanation:
      "'Deshalb' means 'so, for that reason'. 'Trotzdem' ('nevertheless') would say that a broken car normally keeps people from taking the bus.",
  },
  {
    id: 15,
    level: "B1",
    question: "Which adverb says how exact the number is?",
    germanSentence: "Die Stadt hat ___ 100.000 Einwohner.",
    englishTranslation: "The city has roughly 100,000 inhabitants. (Hint: it may be 98,000 or 103,000.)",
    options: [
      { value: "a", label: "genau" },
      { value: "b", label: "mindestens" },
      { value: "c", label: "ungefähr" },
      { value: "d", label: "höchstens" },
    ],
    correctAnswer: "c",
    explanation:
      "'Ungefähr' means 'roughly': a little more or a little less. 'Mindestens' ('at least') would rule out 98,000, and 'höchstens' ('at most') would rule out 103,000.",
  },
  {
    id: 16,
    level: "B2",
    question: "Which adverb shows that the amount is small?",
    germanSentence: "Die Reparatur dauerte zwei Stunden, kostete aber ___ 20 Euro.",
    englishTranslation: "The repair took two hours but cost a mere 20 euros. (Hint: that was all, not a cent more.)",
    options: [
      { value: "a", label: "sogar" },
      { value: "b", label: "lediglich" },
      { value: "c", label: "mindestens" },
      { value: "d", label: "stets" },
    ],
    correctAnswer: "b",
    explanation:
      "'Lediglich' means 'merely, no more than'. 'Mindestens' ('at least') would leave room for a higher price, and the hint rules that out.",
  },
  {
    id: 17,
    level: "B2",
    question: "Which adverb fits the result of the exam?",
    germanSentence: "Die Prüfung war ___ leicht: Fast die Hälfte der Teilnehmer ist durchgefallen.",
    englishTranslation:
      "The exam was by no means easy: almost half of the participants failed. (Hint: a strong denial.)",
    options: [
      { value: "a", label: "zweifellos" },
      { value: "b", label: "überaus" },
      { value: "c", label: "erstaunlicherweise" },
      { value: "d", label: "keineswegs" },
    ],
    correctAnswer: "d",
    explanation:
      "'Keineswegs' means 'by no means' and turns the statement around. 'Überaus' ('extremely') would call the exam very easy, which the many failures contradict.",
  },
  {
    id: 18,
    level: "B2",
    question: "Which adverb shows that the trip was planned in any case?",
    germanSentence: "Ich nehme das Paket gern mit, ich muss ___ zur Post.",
    englishTranslation:
      "I'm happy to take the package along; I have to go to the post office anyway. (Hint: with or without the package.)",
    options: [
      { value: "a", label: "neulich" },
      { value: "b", label: "ohnehin" },
      { value: "c", label: "keinesfalls" },
      { value: "d", label: "selten" },
    ],
    correctAnswer: "b",
    explanation:
      "'Ohnehin' means 'anyway, in any case'. 'Keinesfalls' ('under no circumstances') would deny the trip, and then there would be no way to take the package along.",
  },
  {
    id: 19,
    level: "B2",
    question: "Which adverb limits what was said before?",
    germanSentence: "Das Hotel ist sehr schön, es liegt ___ weit außerhalb der Stadt.",
    englishTranslation:
      "The hotel is very nice; it is, however, a long way out of town. (Hint: a drawback that limits the praise.)",
    options: [
      { value: "a", label: "allerdings" },
      { value: "b", label: "folglich" },
      { value: "c", label: "kürzlich" },
      { value: "d", label: "glücklicherweise" },
    ],
    correctAnswer: "a",
    explanation:
      "'Allerdings' means 'however' and adds a drawback. 'Glücklicherweise' ('fortunately') would praise the location instead of limiting the praise.",
  },
  {
    id: 20,
    level: "B2",
    question: "Which adverb says how long the library stays closed?",
    germanSentence: "Die Bibliothek ist ___ geschlossen; ab März ist sie wieder geöffnet.",
    englishTranslation:
      "The library is temporarily closed; it will be open again from March. (Hint: the closure has an end.)",
    options: [
      { value: "a", label: "endgültig" },
      { value: "b", label: "seinerzeit" },
      { value: "c", label: "vorübergehend" },
      { value: "d", label: "keineswegs" },
    ],
    correctAnswer: "c",
    explanation:
      "'Vorübergehend' means 'temporarily, for a limited time'. 'Endgültig' ('for good') contradicts the reopening in March.",
  },
];
