import type { Language } from "#schema/terms/language.ts";

/** A line with its two forms of address. */
export interface ForeignLine {
  informal: string;
  formal: string;
  en: string;
}

export interface ForeignPack {
  /** Says at the start that nothing is corrected in this language. */
  notice: ForeignLine;
  /** They fit after anything, in turn. */
  reactions: readonly ForeignLine[];
  /** In the order in which they are asked; beginners get the easy ones. */
  questions: readonly (ForeignLine & { easy: boolean })[];
  /** Words that say goodbye, in lower case. */
  farewell: readonly string[];
  goodbye: ForeignLine;
}

function same(text: string, en: string): ForeignLine {
  return { informal: text, formal: text, en };
}

export const OTHER_LANGUAGES: Readonly<Record<Exclude<Language, "german">, ForeignPack>> = {
  french: {
    notice: same(
      "Bonjour ! Ici, on parle simplement, sans corrections.",
      "Hello! Here we just talk, without corrections.",
    ),
    reactions: [
      same("D’accord, merci.", "All right, thanks."),
      same("Je vois.", "I see."),
      same("C’est intéressant.", "That’s interesting."),
      same("Je comprends.", "I understand."),
    ],
    questions: [
      {
        easy: true,
        informal: "Comment tu t’appelles ?",
        formal: "Comment vous appelez-vous ?",
        en: "What’s your name?",
      },
      { easy: true, informal: "Tu viens d’où ?", formal: "D’où venez-vous ?", en: "Where are you from?" },
      {
        easy: true,
        informal: "Qu’est-ce que tu aimes manger ?",
        formal: "Qu’est-ce que vous aimez manger ?",
        en: "What do you like to eat?",
      },
      {
        easy: true,
        informal: "Que fais-tu le week-end ?",
        formal: "Que faites-vous le week-end ?",
        en: "What do you do on weekends?",
      },
      {
        easy: true,
        informal: "Quelle musique est-ce que tu écoutes ?",
        formal: "Quelle musique est-ce que vous écoutez ?",
        en: "What music do you listen to?",
      },
      {
        easy: true,
        informal: "Où est-ce que tu habites ?",
        formal: "Où est-ce que vous habitez ?",
        en: "Where do you live?",
      },
      {
        easy: true,
        informal: "Quel temps fait-il chez toi ?",
        formal: "Quel temps fait-il chez vous ?",
        en: "What’s the weather like where you are?",
      },
      {
        easy: true,
        informal: "À quelle heure est-ce que tu te lèves ?",
        formal: "À quelle heure est-ce que vous vous levez ?",
        en: "What time do you get up?",
      },
      {
        easy: true,
        informal: "Qui est important dans ta vie ?",
        formal: "Qui est important dans votre vie ?",
        en: "Who is important in your life?",
      },
      {
        easy: true,
        informal: "Qu’est-ce que tu fais ce soir ?",
        formal: "Qu’est-ce que vous faites ce soir ?",
        en: "What are you doing tonight?",
      },
      {
        easy: false,
        informal: "Quel voyage t’a le plus marqué ?",
        formal: "Quel voyage vous a le plus marqué ?",
        en: "Which trip made the biggest impression on you?",
      },
      {
        easy: false,
        informal: "Qu’est-ce qui te plaît dans ton travail ?",
        formal: "Qu’est-ce qui vous plaît dans votre travail ?",
        en: "What do you like about your work?",
      },
      {
        easy: false,
        informal: "Quel livre est-ce que tu conseillerais à un ami ?",
        formal: "Quel livre conseilleriez-vous à un ami ?",
        en: "What book would you recommend to a friend?",
      },
      {
        easy: false,
        informal: "Pourquoi est-ce que tu apprends le français ?",
        formal: "Pourquoi apprenez-vous le français ?",
        en: "Why are you learning French?",
      },
      {
        easy: false,
        informal: "Qu’est-ce que tu changerais dans ta ville ?",
        formal: "Que changeriez-vous dans votre ville ?",
        en: "What would you change about your city?",
      },
      {
        easy: false,
        informal: "Comment est-ce que tu te détends après une longue journée ?",
        formal: "Comment vous détendez-vous après une longue journée ?",
        en: "How do you relax after a long day?",
      },
    ],
    farewell: ["revoir", "bientôt", "salut", "ciao", "bye"],
    goodbye: same("Au revoir et à bientôt !", "Goodbye and see you soon!"),
  },
  spanish: {
    notice: same(
      "¡Hola! Aquí hablamos de forma sencilla, sin correcciones.",
      "Hello! Here we just talk, without corrections.",
    ),
    reactions: [
      same("Vale, gracias.", "Okay, thanks."),
      same("Ya veo.", "I see."),
      same("Qué interesante.", "How interesting."),
      same("Entiendo.", "I understand."),
    ],
    questions: [
      { easy: true, informal: "¿Cómo te llamas?", formal: "¿Cómo se llama usted?", en: "What’s your name?" },
      { easy: true, informal: "¿De dónde eres?", formal: "¿De dónde es usted?", en: "Where are you from?" },
      { easy: true, informal: "¿Qué te gusta comer?", formal: "¿Qué le gusta comer?", en: "What do you like to eat?" },
      {
        easy: true,
        informal: "¿Qué haces el fin de semana?",
        formal: "¿Qué hace usted el fin de semana?",
        en: "What do you do on the weekend?",
      },
      {
        easy: true,
        informal: "¿Qué música escuchas?",
        formal: "¿Qué música escucha usted?",
        en: "What music do you listen to?",
      },
      { easy: true, informal: "¿Dónde vives?", formal: "¿Dónde vive usted?", en: "Where do you live?" },
      {
        easy: true,
        informal: "¿Qué tiempo hace hoy en tu ciudad?",
        formal: "¿Qué tiempo hace hoy en su ciudad?",
        en: "What’s the weather like in your city today?",
      },
      {
        easy: true,
        informal: "¿A qué hora te levantas?",
        formal: "¿A qué hora se levanta usted?",
        en: "What time do you get up?",
      },
      {
        easy: true,
        informal: "¿Quién es importante en tu vida?",
        formal: "¿Quién es importante en su vida?",
        en: "Who is important in your life?",
      },
      {
        easy: true,
        informal: "¿Qué haces esta noche?",
        formal: "¿Qué hace usted esta noche?",
        en: "What are you doing tonight?",
      },
      {
        easy: false,
        informal: "¿Qué viaje recuerdas con más cariño?",
        formal: "¿Qué viaje recuerda usted con más cariño?",
        en: "Which trip do you remember most fondly?",
      },
      {
        easy: false,
        informal: "¿Qué te gusta de tu trabajo?",
        formal: "¿Qué le gusta de su trabajo?",
        en: "What do you like about your work?",
      },
      {
        easy: false,
        informal: "¿Qué libro le recomendarías a un amigo?",
        formal: "¿Qué libro le recomendaría usted a un amigo?",
        en: "What book would you recommend to a friend?",
      },
      {
        easy: false,
        informal: "¿Por qué aprendes español?",
        formal: "¿Por qué aprende usted español?",
        en: "Why are you learning Spanish?",
      },
      {
        easy: false,
        informal: "¿Qué cambiarías de tu ciudad?",
        formal: "¿Qué cambiaría usted de su ciudad?",
        en: "What would you change about your city?",
      },
      {
        easy: false,
        informal: "¿Cómo te relajas después de un día largo?",
        formal: "¿Cómo se relaja usted después de un día largo?",
        en: "How do you relax after a long day?",
      },
    ],
    farewell: ["adiós", "adios", "luego", "pronto", "chao", "bye"],
    goodbye: same("¡Adiós y hasta pronto!", "Goodbye and see you soon!"),
  },
  italian: {
    notice: same("Salve! Qui si parla e basta, senza correzioni.", "Hi! Here we just talk, without corrections."),
    reactions: [
      same("Va bene, grazie.", "All right, thanks."),
      same("Capisco.", "I understand."),
      same("Interessante.", "Interesting."),
      same("Certo.", "Of course."),
    ],
    questions: [
      { easy: true, informal: "Come ti chiami?", formal: "Come si chiama?", en: "What’s your name?" },
      { easy: true, informal: "Di dove sei?", formal: "Di dov’è Lei?", en: "Where are you from?" },
      {
        easy: true,
        informal: "Che cosa ti piace mangiare?",
        formal: "Che cosa Le piace mangiare?",
        en: "What do you like to eat?",
      },
      {
        easy: true,
        informal: "Che cosa fai nel fine settimana?",
        formal: "Che cosa fa nel fine settimana?",
        en: "What do you do on the weekend?",
      },
      {
        easy: true,
        informal: "Che musica ascolti?",
        formal: "Che musica ascolta?",
        en: "What music do you listen to?",
      },
      { easy: true, informal: "Dove abiti?", formal: "Dove abita?", en: "Where do you live?" },
      {
        easy: true,
        informal: "Che tempo fa oggi da te?",
        formal: "Che tempo fa oggi da Lei?",
        en: "What’s the weather like where you are today?",
      },
      { easy: true, informal: "A che ora ti alzi?", formal: "A che ora si alza?", en: "What time do you get up?" },
      {
        easy: true,
        informal: "Chi è importante nella tua vita?",
        formal: "Chi è importante nella Sua vita?",
        en: "Who is important in your life?",
      },
      {
        easy: true,
        informal: "Che cosa fai stasera?",
        formal: "Che cosa fa stasera?",
        en: "What are you doing tonight?",
      },
      {
        easy: false,
        informal: "Quale viaggio ricordi più volentieri?",
        formal: "Quale viaggio ricorda più volentieri?",
        en: "Which trip do you remember most fondly?",
      },
      {
        easy: false,
        informal: "Che cosa ti piace del tuo lavoro?",
        formal: "Che cosa Le piace del Suo lavoro?",
        en: "What do you like about your work?",
      },
      {
        easy: false,
        informal: "Quale libro consiglieresti a un amico?",
        formal: "Quale libro consiglierebbe a un amico?",
        en: "What book would you recommend to a friend?",
      },
      {
        easy: false,
        informal: "Perché impari l’italiano?",
        formal: "Perché impara l’italiano?",
        en: "Why are you learning Italian?",
      },
      {
        easy: false,
        informal: "Che cosa cambieresti nella tua città?",
        formal: "Che cosa cambierebbe nella Sua città?",
        en: "What would you change about your city?",
      },
      {
        easy: false,
        informal: "Come ti rilassi dopo una lunga giornata?",
        formal: "Come si rilassa dopo una lunga giornata?",
        en: "How do you relax after a long day?",
      },
    ],
    farewell: ["arrivederci", "presto", "domani", "addio", "bye"],
    goodbye: same("Arrivederci e a presto!", "Goodbye and see you soon!"),
  },
};
