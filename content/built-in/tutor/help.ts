import type { Band, Line } from "#schema/content/tutor.ts";
import type { Language } from "#schema/terms/language.ts";

/** What a learner can answer to any question, whatever it asks. Each says something true and goes on talking. */
export const ANSWERS_TO_ANYTHING: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Das weiß ich nicht genau. Ich muss kurz überlegen.", en: "I’m not sure. I have to think for a moment." },
    {
      say: "Die Frage ist schwer für mich. Ich muss kurz überlegen.",
      en: "The question is hard for me. I have to think.",
    },
  ],
  B: [
    {
      say: "Das ist schwer zu sagen. Ich muss kurz darüber nachdenken.",
      en: "That’s hard to say. I have to think about it for a moment.",
    },
    {
      say: "Gute Frage. Eine einfache Antwort habe ich darauf noch nicht.",
      en: "Good question. I don’t have a simple answer to that yet.",
    },
  ],
  C: [
    {
      say: "Das lässt sich nicht in einem Satz sagen. Ich müsste etwas weiter ausholen.",
      en: "That can’t be said in one sentence. I’d have to go back a little further.",
    },
    {
      say: "Darauf habe ich ehrlich gesagt keine fertige Antwort, aber die Frage beschäftigt mich.",
      en: "To be honest, I have no ready answer to that, but the question is on my mind.",
    },
  ],
};

/** How an answer can begin where the question gives no words for it. `…` stands for the rest. */
export const OPENINGS_OF_ANYTHING: Readonly<Record<Band, readonly Line[]>> = {
  A: [{ say: "Ich finde …", en: "I think …" }],
  B: [{ say: "Ich finde, dass …", en: "I think that …" }],
  C: [{ say: "Meiner Erfahrung nach …", en: "In my experience …" }],
};

/** Answers that fit a short question in the present with this question word. */
export const FILLERS: Readonly<Record<string, { say: string; en: string }>> = {
  wann: { say: "am Wochenende", en: "on the weekend" },
  wo: { say: "zu Hause", en: "at home" },
  "mit wem": { say: "mit meinen Freunden", en: "with my friends" },
  "wie oft": { say: "einmal in der Woche", en: "once a week" },
  warum: { say: "weil es mir Spaß macht", en: "because I enjoy it" },
};

/** In a language that the built-in tutor speaks without understanding it. */
export const FOREIGN_HELP: Readonly<
  Record<Exclude<Language, "german">, Record<"hint" | "reply", { text: string; translation: string }>>
> = {
  french: {
    hint: { text: "Pour moi, …", translation: "For me, …" },
    reply: {
      text: "Bonne question ! Je dois réfléchir un peu.",
      translation: "Good question! I have to think a little.",
    },
  },
  spanish: {
    hint: { text: "Para mí, …", translation: "For me, …" },
    reply: {
      text: "¡Buena pregunta! Tengo que pensarlo un poco.",
      translation: "Good question! I have to think a little.",
    },
  },
  italian: {
    hint: { text: "Per me, …", translation: "For me, …" },
    reply: { text: "Bella domanda! Devo pensarci un po’.", translation: "Good question! I have to think a little." },
  },
};
