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
  /** Phrases that say goodbye, in lower case. Whole phrases: "domani" alone is only tomorrow, and "Salut !" a greeting. */
  farewell: readonly string[];
  goodbye: ForeignLine;
  /** Help in a crisis; the English with more numbers stands behind it. */
  crisis: ForeignLine;
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
      same("C’est bon à savoir.", "That’s good to know."),
      same("Ah, d’accord.", "Ah, all right."),
      same("Merci de me le dire.", "Thanks for telling me."),
      same("Je n’y avais pas pensé.", "I hadn’t thought of that."),
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
        easy: true,
        informal: "Qu’est-ce que tu fais dans la vie ?",
        formal: "Qu’est-ce que vous faites dans la vie ?",
        en: "What do you do for a living?",
      },
      {
        easy: true,
        informal: "Quelle est ta couleur préférée ?",
        formal: "Quelle est votre couleur préférée ?",
        en: "What is your favorite color?",
      },
      {
        easy: true,
        informal: "Quel sport est-ce que tu aimes ?",
        formal: "Quel sport est-ce que vous aimez ?",
        en: "What sport do you like?",
      },
      {
        easy: true,
        informal: "Quelles langues est-ce que tu parles ?",
        formal: "Quelles langues est-ce que vous parlez ?",
        en: "What languages do you speak?",
      },
      {
        easy: true,
        informal: "Comment est ta ville ?",
        formal: "Comment est votre ville ?",
        en: "What is your city like?",
      },
      {
        easy: true,
        informal: "Où est-ce que tu vas en vacances ?",
        formal: "Où est-ce que vous allez en vacances ?",
        en: "Where do you go on vacation?",
      },
      {
        easy: true,
        informal: "Quel film est-ce que tu aimes ?",
        formal: "Quel film est-ce que vous aimez ?",
        en: "What movie do you like?",
      },
      {
        easy: true,
        informal: "Qu’est-ce que tu bois le matin ?",
        formal: "Qu’est-ce que vous buvez le matin ?",
        en: "What do you drink in the morning?",
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
      {
        easy: false,
        informal: "Qu’est-ce qui t’a fait rire récemment ?",
        formal: "Qu’est-ce qui vous a fait rire récemment ?",
        en: "What made you laugh recently?",
      },
      {
        easy: false,
        informal: "Quel conseil est-ce que tu donnerais à un débutant ?",
        formal: "Quel conseil donneriez-vous à un débutant ?",
        en: "What advice would you give a beginner?",
      },
      {
        easy: false,
        informal: "Si tu avais un an de libre, que ferais-tu ?",
        formal: "Si vous aviez un an de libre, que feriez-vous ?",
        en: "If you had a year off, what would you do?",
      },
      {
        easy: false,
        informal: "Quelle tradition de ton pays est-ce que tu préfères ?",
        formal: "Quelle tradition de votre pays préférez-vous ?",
        en: "Which tradition of your country do you like best?",
      },
    ],
    farewell: [
      "au revoir",
      "à bientôt",
      "a bientot",
      "à plus tard",
      "à demain",
      "bonne nuit",
      "bonne soirée",
      "ciao",
      "bye",
    ],
    goodbye: same("Au revoir et à bientôt !", "Goodbye and see you soon!"),
    crisis: {
      informal:
        "Ce que tu vis a l’air très dur, et c’est bien que tu le dises. Parle maintenant à quelqu’un : en France le 3114, gratuit, jour et nuit ; en urgence le 112.",
      formal:
        "Ce que vous vivez a l’air très dur, et c’est bien que vous le disiez. Parlez maintenant à quelqu’un : en France le 3114, gratuit, jour et nuit ; en urgence le 112.",
      en: "What you’re going through sounds very hard, and it’s good that you say it. Please talk to someone now: in France 3114, free, day and night; in an emergency 112.",
    },
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
      same("Es bueno saberlo.", "That’s good to know."),
      same("Ah, de acuerdo.", "Ah, all right."),
      same("Gracias por contármelo.", "Thanks for telling me."),
      same("No lo había pensado.", "I hadn’t thought of that."),
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
        easy: true,
        informal: "¿A qué te dedicas?",
        formal: "¿A qué se dedica usted?",
        en: "What do you do for a living?",
      },
      {
        easy: true,
        informal: "¿Cuál es tu color favorito?",
        formal: "¿Cuál es su color favorito?",
        en: "What is your favorite color?",
      },
      {
        easy: true,
        informal: "¿Qué deporte te gusta?",
        formal: "¿Qué deporte le gusta?",
        en: "What sport do you like?",
      },
      {
        easy: true,
        informal: "¿Qué idiomas hablas?",
        formal: "¿Qué idiomas habla usted?",
        en: "What languages do you speak?",
      },
      { easy: true, informal: "¿Cómo es tu ciudad?", formal: "¿Cómo es su ciudad?", en: "What is your city like?" },
      {
        easy: true,
        informal: "¿Adónde vas de vacaciones?",
        formal: "¿Adónde va usted de vacaciones?",
        en: "Where do you go on vacation?",
      },
      {
        easy: true,
        informal: "¿Qué película te gusta?",
        formal: "¿Qué película le gusta?",
        en: "What movie do you like?",
      },
      {
        easy: true,
        informal: "¿Qué bebes por la mañana?",
        formal: "¿Qué bebe usted por la mañana?",
        en: "What do you drink in the morning?",
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
      {
        easy: false,
        informal: "¿Qué te ha hecho reír últimamente?",
        formal: "¿Qué le ha hecho reír últimamente?",
        en: "What has made you laugh lately?",
      },
      {
        easy: false,
        informal: "¿Qué consejo le darías a un principiante?",
        formal: "¿Qué consejo le daría usted a un principiante?",
        en: "What advice would you give a beginner?",
      },
      {
        easy: false,
        informal: "Si tuvieras un año libre, ¿qué harías?",
        formal: "Si tuviera usted un año libre, ¿qué haría?",
        en: "If you had a year off, what would you do?",
      },
      {
        easy: false,
        informal: "¿Qué tradición de tu país te gusta más?",
        formal: "¿Qué tradición de su país le gusta más?",
        en: "Which tradition of your country do you like best?",
      },
    ],
    farewell: ["adiós", "adios", "hasta luego", "hasta pronto", "hasta mañana", "nos vemos", "chao", "bye"],
    goodbye: same("¡Adiós y hasta pronto!", "Goodbye and see you soon!"),
    crisis: {
      informal:
        "Lo que cuentas suena muy duro, y está bien que lo digas. Habla ahora con una persona: en España el 024, gratuito, día y noche; en caso de emergencia, el 112.",
      formal:
        "Lo que cuenta suena muy duro, y está bien que lo diga. Hable ahora con una persona: en España el 024, gratuito, día y noche; en caso de emergencia, el 112.",
      en: "What you say sounds very hard, and it’s good that you say it. Please talk to a person now: in Spain 024, free, day and night; in an emergency 112.",
    },
  },
  italian: {
    notice: same("Salve! Qui si parla e basta, senza correzioni.", "Hi! Here we just talk, without corrections."),
    reactions: [
      same("Va bene, grazie.", "All right, thanks."),
      same("Capisco.", "I understand."),
      same("Interessante.", "Interesting."),
      same("Certo.", "Of course."),
      same("Buono a sapersi.", "Good to know."),
      same("Ah, d’accordo.", "Ah, all right."),
      same("Grazie per avermelo detto.", "Thanks for telling me."),
      same("Non ci avevo pensato.", "I hadn’t thought of that."),
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
      { easy: true, informal: "Che lavoro fai?", formal: "Che lavoro fa?", en: "What do you do for a living?" },
      {
        easy: true,
        informal: "Qual è il tuo colore preferito?",
        formal: "Qual è il Suo colore preferito?",
        en: "What is your favorite color?",
      },
      { easy: true, informal: "Che sport ti piace?", formal: "Che sport Le piace?", en: "What sport do you like?" },
      { easy: true, informal: "Che lingue parli?", formal: "Che lingue parla?", en: "What languages do you speak?" },
      { easy: true, informal: "Com’è la tua città?", formal: "Com’è la Sua città?", en: "What is your city like?" },
      {
        easy: true,
        informal: "Dove vai in vacanza?",
        formal: "Dove va in vacanza?",
        en: "Where do you go on vacation?",
      },
      { easy: true, informal: "Quale film ti piace?", formal: "Quale film Le piace?", en: "What movie do you like?" },
      {
        easy: true,
        informal: "Che cosa bevi la mattina?",
        formal: "Che cosa beve la mattina?",
        en: "What do you drink in the morning?",
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
      {
        easy: false,
        informal: "Che cosa ti ha fatto ridere di recente?",
        formal: "Che cosa L’ha fatta ridere di recente?",
        en: "What has made you laugh recently?",
      },
      {
        easy: false,
        informal: "Che consiglio daresti a un principiante?",
        formal: "Che consiglio darebbe a un principiante?",
        en: "What advice would you give a beginner?",
      },
      {
        easy: false,
        informal: "Se avessi un anno libero, che cosa faresti?",
        formal: "Se avesse un anno libero, che cosa farebbe?",
        en: "If you had a year off, what would you do?",
      },
      {
        easy: false,
        informal: "Quale tradizione del tuo paese preferisci?",
        formal: "Quale tradizione del Suo paese preferisce?",
        en: "Which tradition of your country do you like best?",
      },
    ],
    farewell: ["arrivederci", "a presto", "a domani", "ci vediamo", "buonanotte", "buona notte", "addio", "bye"],
    goodbye: same("Arrivederci e a presto!", "Goodbye and see you soon!"),
    crisis: {
      informal:
        "Dev’essere molto difficile, ed è un bene che tu lo dica. Parla adesso con una persona: in Italia Telefono Amico, 02 2327 2327; in caso di emergenza, il 112.",
      formal:
        "Dev’essere molto difficile, ed è un bene che Lei lo dica. Parli adesso con una persona: in Italia Telefono Amico, 02 2327 2327; in caso di emergenza, il 112.",
      en: "That must be very hard, and it’s good that you say it. Please talk to a person now: in Italy Telefono Amico, 02 2327 2327; in an emergency 112.",
    },
  },
};
