import type { Language } from "#schema/terms/language.ts";
import type { Tone } from "#schema/terms/tone.ts";

interface ToneSample {
  /** What the learner is called; null where the tone is not about that. */
  pronoun: string | null;
  greeting: string;
}

/** How each tone sounds. */
export const TONE_SAMPLES: Readonly<Record<Language, Readonly<Record<Tone, ToneSample>>>> = {
  german: {
    professional: { pronoun: "Sie", greeting: "Guten Tag, wie geht es Ihnen?" },
    friendly: { pronoun: "du", greeting: "Hallo, wie geht es dir?" },
    slang: { pronoun: null, greeting: "Na, alles klar bei dir?" },
  },
  french: {
    professional: { pronoun: "vous", greeting: "Bonjour, comment allez-vous ?" },
    friendly: { pronoun: "tu", greeting: "Bonjour, comment vas-tu ?" },
    slang: { pronoun: null, greeting: "Salut, ça roule ?" },
  },
  spanish: {
    professional: { pronoun: "usted", greeting: "Buenos días, ¿cómo está usted?" },
    friendly: { pronoun: "tú", greeting: "Hola, ¿cómo estás?" },
    slang: { pronoun: null, greeting: "¡Ey! ¿Qué pasa?" },
  },
  italian: {
    professional: { pronoun: "Lei", greeting: "Buongiorno, come sta?" },
    friendly: { pronoun: "tu", greeting: "Ciao, come stai?" },
    slang: { pronoun: null, greeting: "Ehi, come butta?" },
  },
};
