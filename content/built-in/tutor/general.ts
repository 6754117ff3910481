import type { Band, Line, TutorAnswer } from "#schema/content/tutor.ts";

/** In front of a repeated sentence whose first word opened one of the last replies. */
export const LEADS: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Ah,", en: "Ah," },
    { say: "{Aha|Aha|Na},", en: "I see," },
    { say: "Okay,", en: "Okay," },
    { say: "{Ach so|Ach so|Alles klar},", en: "Oh, I see," },
  ],
  B: [
    { say: "{Ach so|Aha|Krass},", en: "Ah," },
    { say: "Gut,", en: "All right," },
    { say: "{Stimmt|Ja|Klar},", en: "Right," },
    { say: "{Verstehe|Ach|Logisch},", en: "I see," },
  ],
  C: [
    { say: "{Nun|Nun|Na gut},", en: "Well," },
    { say: "Gut,", en: "All right," },
    { say: "{Tja|Ja|Tja},", en: "Well," },
  ],
};

/** The learner's phrase comes back alone; `*` stands for it. */
export const ECHOES: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Ah, *!", en: "Ah, *!" },
    { say: "{Aha|Aha|Na}, *.", en: "I see, *." },
    { say: "Okay, *.", en: "Okay, *." },
    { say: "{Ach so|Ach so|Alles klar}, *.", en: "Oh, I see, *." },
  ],
  B: [
    { say: "{Verstehe|Ich verstehe|Ach so}, *.", en: "I see, *." },
    { say: "{Aha|Aha|Ah}, *.", en: "I see, *." },
    { say: "{Okay|Ah|Okay}, *.", en: "Okay, *." },
    { say: "{Ach|Ach|Hm}, *.", en: "Oh, *." },
  ],
  C: [
    { say: "{Verstehe|Ich verstehe|Ach}, *.", en: "I see, *." },
    { say: "{Aha|Nun|Na}, *.", en: "Well, *." },
    { say: "{Ah ja|Ah|Okay}, *.", en: "Ah, *." },
    { say: "{Ach|Ach|Hm}, *.", en: "Oh, *." },
  ],
};

/** When a message holds no word that can be taken up: short, and true of anything. */
export const ACKNOWLEDGMENTS: Readonly<Record<"A", readonly Line[]>> = {
  A: [
    { say: "Okay, ich verstehe.", en: "Okay, I see." },
    { say: "Ah, so ist das.", en: "Ah, that’s how it is." },
    { say: "Ich verstehe.", en: "I see." },
    { say: "So ist das also.", en: "So that’s how it is." },
  ],
};

/** Before a sentence about others that is said back. */
export const HEARD_LEADS: readonly Line[] = [
  { say: "Ach so,", en: "Oh, I see," },
  { say: "{Verstehe|Ich verstehe|Okay},", en: "I see," },
  { say: "{Aha|Aha|Na},", en: "Aha," },
];

/** To a learner who thanks the tutor for what it said, or agrees with it. */
export const APPROVED: Readonly<Record<Exclude<Band, "A">, readonly Line[]>> = {
  B: [
    { say: "Danke, das freut mich.", en: "Thank you, I’m glad to hear that." },
    { say: "Schön, wenn das weiterhilft.", en: "Good if that helps." },
    { say: "Es freut mich, dass das passt.", en: "I’m glad that that fits." },
  ],
  C: [
    { say: "Danke, das freut mich zu hören.", en: "Thank you, I’m glad to hear it." },
    { say: "Umso besser, dann sind wir uns einig.", en: "All the better, then we agree." },
    { say: "Gern, dafür bin ich ja da.", en: "Gladly, that’s what I’m here for." },
  ],
};

/** To a remark about the tutor itself: "Du hast ja keinen Mund." */
export const SAID_OF_TUTOR: Readonly<Record<Exclude<Band, "A">, readonly Line[]>> = {
  B: [{ say: "Da ist ~wohl etwas dran.", en: "There’s something to that." }],
  C: [{ say: "Da ist etwas dran, das muss ich zugeben.", en: "There’s something to that, I have to admit." }],
};

export const NO_STUPID_QUESTIONS: Line = { say: "Dumme Fragen gibt es nicht.", en: "There are no stupid questions." };
export const GOOD_LUCK: Line = {
  say: "Die Daumen sind gedrückt, {viel Glück|viel Erfolg|viel Glück}!",
  en: "My fingers are crossed, good luck!",
};
export const GET_WELL: Line = { say: "Oh, gute Besserung!", en: "Oh, get well soon!" };
export const GOOD_NIGHT: Line = {
  say: "Gute Nacht und {schlaf gut|schlafen Sie gut}!",
  en: "Good night and sleep well!",
};

/** To a statement that only asks for a nod: "…, oder?" */
export const TAG_ANSWERS: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Ja, ich denke schon.", en: "Yes, I think so." },
    { say: "Das glaube ich auch.", en: "I think so, too." },
  ],
  B: [
    { say: "Ja, ich denke schon.", en: "Yes, I think so." },
    { say: "Das glaube ich auch.", en: "I think so, too." },
    { say: "Ich würde auch sagen: ja.", en: "I’d say yes, too." },
  ],
  C: [
    { say: "Ja, ich denke schon.", en: "Yes, I think so." },
    { say: "Das denke ich auch.", en: "I think so, too." },
    { say: "Davon würde ich auch ausgehen.", en: "I’d assume so, too." },
  ],
};

/** The same to a word that judges what was told, good or bad: "Komisch, oder?" */
export const JUDGED_ALIKE: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Ja, das kann man sagen.", en: "Yes, you could say that." },
    { say: "Allerdings!", en: "Indeed!" },
  ],
  B: [
    { say: "Das kann man wohl sagen.", en: "You can say that again." },
    { say: "Allerdings!", en: "Indeed!" },
  ],
  C: [
    { say: "Das kann man wohl sagen.", en: "You can say that again." },
    { say: "Allerdings!", en: "Indeed!" },
  ],
};

/** "Was hältst du von meiner These, dass …?" */
export const TAKEN_SERIOUSLY: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Da ist etwas dran.", en: "There’s something to that." },
    { say: "Das kann man so sehen.", en: "You can see it that way." },
  ],
  B: [
    {
      say: "Da ist etwas dran, auch wenn man es anders sehen kann.",
      en: "There’s something to that, even if you could see it differently.",
    },
    {
      say: "Das kann man gut so sehen, nur wird nicht jeder zustimmen.",
      en: "That’s a fair way to see it, but not everybody will agree.",
    },
  ],
  C: [
    {
      say: "Der Gedanke hat etwas für sich, auch wenn sich darüber streiten lässt.",
      en: "There’s something to that thought, even if it’s open to debate.",
    },
    {
      say: "Dafür spricht manches, auch wenn man es anders sehen kann.",
      en: "There’s a good deal to be said for that, even if you could see it differently.",
    },
  ],
};
export const PROS_AND_CONS: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "{Hast du|Haben Sie} ein Beispiel?", en: "Do you have an example?" },
    { say: "Was sagen andere Leute dazu?", en: "What do other people say about it?" },
  ],
  B: [
    {
      say: "Was {hast du|haben Sie} selbst erlebt, was dafür spricht?",
      en: "What have you experienced yourself that supports it?",
    },
    { say: "Was würde jemand sagen, der es anders sieht?", en: "What would someone who sees it differently say?" },
  ],
  C: [
    {
      say: "Was aus {deiner|Ihrer} Erfahrung spricht dafür, was dagegen?",
      en: "What in your experience supports it, and what doesn’t?",
    },
    {
      say: "Was würde jemand einwenden, der es anders sieht?",
      en: "What objection would someone who sees it differently raise?",
    },
  ],
};
export const VIEWS_DIFFER: Readonly<Record<Band, readonly Line[]>> = {
  A: [{ say: "Das sehen nicht alle gleich.", en: "Not everybody sees it the same way." }],
  B: [{ say: "Darüber gehen die Meinungen weit auseinander.", en: "Opinions differ widely on that." }],
  C: [{ say: "Darüber gehen die Meinungen weit auseinander.", en: "Opinions differ widely on that." }],
};

/** From B1: honest answers to questions that nothing was written for, by what they ask for. */
export const UNKNOWN_OF_KIND: Readonly<
  Record<
    Exclude<Band, "A">,
    Readonly<
      Record<"experience" | "opinion" | "guess" | "view" | "reason" | "manner" | "advice" | "fact", readonly Line[]>
    >
  >
> = {
  B: {
    experience: [
      {
        say: "Als Programm habe ich dazu keine eigene Erfahrung.",
        en: "As a program, I have no experience of my own with that.",
      },
      { say: "So etwas kenne ich nur aus Gesprächen.", en: "I only know that from conversations." },
      { say: "So etwas habe ich selbst noch nie erlebt.", en: "I’ve never experienced anything like that myself." },
    ],
    opinion: [
      { say: "Da kann ich beide Seiten verstehen.", en: "I can understand both sides there." },
      { say: "Das ist keine leichte Frage.", en: "That’s not an easy question." },
      { say: "Das sieht nicht jeder gleich.", en: "Not everybody sees it the same way." },
    ],
    guess: [
      { say: "Das lässt sich schwer sagen.", en: "That’s hard to say." },
      { say: "Das kann ich leider nicht wissen.", en: "I can’t know that, I’m afraid." },
      { say: "Da bin ich überfragt.", en: "You’ve got me there." },
    ],
    reason: [
      { say: "Den Grund kenne ich leider nicht.", en: "I’m afraid I don’t know the reason." },
      { say: "Das kann ich mir auch nicht erklären.", en: "I can’t explain that either." },
      { say: "Dafür kann es viele Gründe geben.", en: "There may be many reasons for that." },
    ],
    manner: [
      { say: "Wie das geht, weiß ich leider nicht.", en: "I’m afraid I don’t know how that works." },
      { say: "Da kann ich leider nicht weiterhelfen.", en: "I’m afraid I can’t help with that." },
    ],
    view: [
      { say: "Darauf habe ich leider keine gute Antwort.", en: "I don’t have a good answer to that, I’m afraid." },
      { say: "Darüber lohnt es sich nachzudenken.", en: "That’s worth thinking about." },
      { say: "Ich habe dazu keine feste Meinung.", en: "I don’t have a firm opinion on that." },
    ],
    advice: [
      {
        say: "Ohne mehr zu wissen, möchte ich {dir|Ihnen} da nichts Falsches raten.",
        en: "Without knowing more, I don’t want to give you wrong advice.",
      },
      {
        say: "Da weiß ich leider zu wenig, um {dir|Ihnen} etwas zu raten.",
        en: "I’m afraid I know too little to advise you there.",
      },
      {
        say: "Gute Frage, nur habe ich leider keinen guten Rat.",
        en: "Good question, but I’m afraid I have no good advice.",
      },
    ],
    fact: [
      { say: "Das weiß ich leider nicht genau.", en: "I don’t know exactly, I’m afraid." },
      {
        say: "Das kann ich {dir|Ihnen} leider nicht sagen, dafür weiß ich zu wenig.",
        en: "I can’t tell you that, I’m afraid; I know too little.",
      },
      { say: "So genau kann ich das nicht beantworten.", en: "I can’t answer that precisely." },
      { say: "Leider weiß ich das auch nicht.", en: "I’m afraid I don’t know that either." },
    ],
  },
  C: {
    experience: [
      {
        say: "Als Programm fehlt mir dazu die eigene Anschauung.",
        en: "As a program, I have no firsthand experience of that.",
      },
      { say: "Davon kenne ich nur die Theorie.", en: "I only know the theory of that." },
      {
        say: "Erlebt habe ich dergleichen nie, gelesen umso mehr.",
        en: "I’ve never lived through such a thing, but I’ve read all the more about it.",
      },
    ],
    reason: [
      { say: "Den Grund dafür kenne ich leider nicht.", en: "I’m afraid I don’t know the reason for that." },
      { say: "Erklären kann ich mir das auch nicht.", en: "I can’t explain that either." },
      {
        say: "Vermutlich gibt es dafür mehr als einen Grund.",
        en: "Presumably there’s more than one reason for that.",
      },
    ],
    manner: [
      {
        say: "Ein Patentrezept dafür gibt es nicht, aber Offenheit schadet selten.",
        en: "There’s no magic formula for that, but openness rarely hurts.",
      },
      { say: "Da kann ich leider nicht weiterhelfen.", en: "I’m afraid I can’t help with that." },
    ],
    view: [
      { say: "Darauf habe ich leider keine gute Antwort.", en: "I don’t have a good answer to that, I’m afraid." },
      { say: "Darüber ließe sich lange nachdenken.", en: "One could think about that for a long time." },
      {
        say: "Eine eigene Meinung maße ich mir da nicht an.",
        en: "I wouldn’t presume to have an opinion of my own there.",
      },
    ],
    opinion: [
      { say: "Da sehe ich gute Gründe auf beiden Seiten.", en: "I see good reasons on both sides." },
      { say: "In dieser Frage bin ich unentschieden.", en: "I’m undecided on that question." },
      { say: "Das hängt wohl vom Einzelfall ab.", en: "That probably depends on the individual case." },
    ],
    guess: [
      { say: "Darüber könnte ich nur spekulieren.", en: "I could only speculate about that." },
      { say: "Das lässt sich schwer sagen.", en: "That’s hard to say." },
      { say: "Da bin ich leider überfragt.", en: "You’ve got me there, I’m afraid." },
    ],
    advice: [
      {
        say: "Das wäre eine Frage für jemanden, der die Umstände genauer kennt.",
        en: "That would be a question for someone who knows the circumstances better.",
      },
      {
        say: "Da weiß ich zu wenig, um {dir|Ihnen} ernsthaft raten zu können.",
        en: "I know too little there to give you serious advice.",
      },
      {
        say: "Auf meinen Rat sollte man sich da besser nicht verlassen.",
        en: "It’s better not to rely on my advice there.",
      },
    ],
    fact: [
      {
        say: "Da bin ich überfragt, und raten möchte ich nicht.",
        en: "You’ve got me there, and I’d rather not guess.",
      },
      { say: "Das entzieht sich leider meiner Kenntnis.", en: "That’s beyond my knowledge, I’m afraid." },
      { say: "Eine verlässliche Antwort darauf habe ich nicht.", en: "I don’t have a reliable answer to that." },
    ],
  },
};

/** What is asked where the learner has already said what they suppose or think. */
export const SAID_THEMSELVES: Readonly<Record<"guess" | "view", readonly Line[]>> = {
  guess: [
    { say: "Wie {kommst du|kommen Sie} darauf?", en: "What makes you think that?" },
    { say: "Was bringt {dich|Sie} auf den Gedanken?", en: "What gives you that idea?" },
  ],
  view: [
    { say: "Was hat {dich|Sie} zu dieser Ansicht gebracht?", en: "What led you to that view?" },
    { say: "Wie {bist du|sind Sie} zu dieser Ansicht gekommen?", en: "How did you come to that view?" },
  ],
};

/** Asked after an honest "I don't know": what the learner thinks, by what they asked. Each fits any question of its kind. */
export const ASKED_THEMSELVES: Readonly<
  Record<
    Band,
    Readonly<
      Record<
        "guess" | "view" | "sides" | "advice" | "action" | "choice" | "manner" | "fact" | "figure",
        readonly Line[]
      >
    >
  >
> = {
  A: {
    guess: [
      { say: "Was {denkst du|denken Sie}?", en: "What do you think?" },
      { say: "Was {glaubst du|glauben Sie}?", en: "What would you guess?" },
    ],
    view: [
      { say: "Was {denkst du|denken Sie}?", en: "What do you think?" },
      { say: "Und was {sagst du|sagen Sie}?", en: "And what do you say?" },
    ],
    sides: [
      { say: "Was ist für {dich|Sie} wichtig?", en: "What matters to you?" },
      { say: "Und was {denkst du|denken Sie} selbst?", en: "And what do you think yourself?" },
    ],
    advice: [
      { say: "Und was {denkst du|denken Sie} selbst?", en: "And what do you think yourself?" },
      { say: "Was {möchtest du|möchten Sie} gern machen?", en: "What would you like to do?" },
      { say: "Wen {kannst du|können Sie} ~denn fragen?", en: "Who could you ask?" },
    ],
    choice: [
      { say: "Was ist {dir|Ihnen} dabei wichtig?", en: "What matters to you in that?" },
      { say: "Und was {denkst du|denken Sie} selbst?", en: "And what do you think yourself?" },
    ],
    action: [
      { say: "Wen {kannst du|können Sie} ~denn fragen?", en: "Who could you ask?" },
      { say: "Und was {denkst du|denken Sie} selbst?", en: "And what do you think yourself?" },
    ],
    manner: [
      { say: "Wen {kannst du|können Sie} ~denn fragen?", en: "Who could you ask?" },
      { say: "Und was {denkst du|denken Sie} selbst?", en: "And what do you think yourself?" },
    ],
    figure: [{ say: "Wen {kannst du|können Sie} ~denn fragen?", en: "Who could you ask?" }],
    fact: [
      { say: "Was {denkst du|denken Sie}?", en: "What do you think?" },
      { say: "Wen {kannst du|können Sie} ~denn fragen?", en: "Who could you ask?" },
    ],
  },
  B: {
    guess: [
      { say: "Was {vermutest du|vermuten Sie}?", en: "What’s your guess?" },
      { say: "Und was {glaubst du|glauben Sie} selbst?", en: "And what do you think yourself?" },
    ],
    view: [
      { say: "Wie {siehst du|sehen Sie} das selbst?", en: "How do you see it yourself?" },
      {
        say: "Welche Erfahrungen {hast du|haben Sie} selbst damit?",
        en: "What experiences have you had with it yourself?",
      },
    ],
    sides: [
      { say: "Was spricht für das eine, was für das andere?", en: "What are the arguments for each?" },
      { say: "Wozu {neigst du|neigen Sie} im Moment?", en: "Which way are you leaning at the moment?" },
    ],
    advice: [
      { say: "Was spricht {deiner|Ihrer} Meinung nach dafür?", en: "What do you think speaks in favor of it?" },
      { say: "Und was sagt {dein|Ihr} Gefühl?", en: "And what does your gut tell you?" },
      {
        say: "Was würde {dir|Ihnen} die Entscheidung leichter machen?",
        en: "What would make the decision easier for you?",
      },
    ],
    choice: [
      { say: "Was ist {dir|Ihnen} dabei am wichtigsten?", en: "What matters most to you in that?" },
      { say: "Welche Ideen {hast du|haben Sie} selbst schon?", en: "What ideas do you already have yourself?" },
      { say: "Wer könnte {dir|Ihnen} da weiterhelfen?", en: "Who could help you with that?" },
    ],
    action: [
      { say: "Welche Möglichkeiten {siehst du|sehen Sie} selbst?", en: "What options do you see yourself?" },
      {
        say: "Was {hast du dir|haben Sie sich} selbst schon überlegt?",
        en: "What have you thought of yourself so far?",
      },
      { say: "Wer könnte {dir|Ihnen} da weiterhelfen?", en: "Who could help you with that?" },
    ],
    manner: [
      {
        say: "Was {hast du dir|haben Sie sich} selbst schon überlegt?",
        en: "What have you thought of yourself so far?",
      },
      { say: "Wer könnte {dir|Ihnen} da weiterhelfen?", en: "Who could help you with that?" },
    ],
    figure: [
      { say: "Wo {könntest du|könnten Sie} das nachsehen?", en: "Where could you look that up?" },
      { say: "Wer könnte {dir|Ihnen} da weiterhelfen?", en: "Who could help you with that?" },
    ],
    fact: [
      { say: "Was {vermutest du|vermuten Sie} selbst?", en: "What’s your own guess?" },
      { say: "Wo {könntest du|könnten Sie} das nachsehen?", en: "Where could you look that up?" },
      { say: "Was {hast du|haben Sie} schon darüber gehört?", en: "What have you heard about it so far?" },
    ],
  },
  C: {
    guess: [
      { say: "Was {vermutest du|vermuten Sie}?", en: "What’s your guess?" },
      {
        say: "Und was {hältst du|halten Sie} selbst für wahrscheinlich?",
        en: "And what do you consider likely yourself?",
      },
    ],
    view: [
      { say: "Wie {stehst du|stehen Sie} selbst dazu?", en: "Where do you stand on it yourself?" },
      {
        say: "Welche Erfahrungen {hast du|haben Sie} selbst damit gemacht?",
        en: "What experiences have you had with it yourself?",
      },
    ],
    sides: [
      { say: "Was spricht für das eine, was für das andere?", en: "What are the arguments for each?" },
      { say: "Wozu {neigst du|neigen Sie} im Moment?", en: "Which way are you leaning at the moment?" },
    ],
    advice: [
      { say: "Und was sagt {dein|Ihr} Gefühl dazu?", en: "And what does your gut say about it?" },
      {
        say: "Was spricht aus {deiner|Ihrer} Sicht dafür und was dagegen?",
        en: "What do you see as the pros and cons?",
      },
    ],
    choice: [
      { say: "Was ist {dir|Ihnen} dabei am wichtigsten?", en: "What matters most to you in that?" },
      { say: "Welche Ideen {hast du|haben Sie} selbst schon?", en: "What ideas do you already have yourself?" },
    ],
    action: [
      { say: "Welche Möglichkeiten {siehst du|sehen Sie} selbst?", en: "What options do you see yourself?" },
      { say: "Was {hast du|haben Sie} selbst schon erwogen?", en: "What have you considered yourself so far?" },
      { say: "Wer könnte {dir|Ihnen} da weiterhelfen?", en: "Who could help you with that?" },
    ],
    manner: [
      { say: "Und wie {würdest du|würden Sie} es angehen?", en: "And how would you go about it?" },
      { say: "Wer könnte {dir|Ihnen} da weiterhelfen?", en: "Who could help you with that?" },
    ],
    figure: [
      { say: "Wo ließe sich das nachlesen?", en: "Where could you look that up?" },
      { say: "Wer könnte {dir|Ihnen} da weiterhelfen?", en: "Who could help you with that?" },
    ],
    fact: [
      { say: "Was {vermutest du|vermuten Sie} selbst?", en: "What’s your own guess?" },
      { say: "Wo ließe sich das nachlesen?", en: "Where could you look that up?" },
      { say: "Was {hast du|haben Sie} bisher darüber gehört?", en: "What have you heard about it so far?" },
    ],
  },
};

/** Before the answer to a question that the learner had to ask twice. */
export const OVERLOOKED: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Oh, {deine|Ihre} Frage!", en: "Oh, your question!" },
    { say: "Stimmt, {deine|Ihre} Frage!", en: "Right, your question!" },
  ],
  B: [
    { say: "Stimmt, die Antwort fehlt noch, Entschuldigung.", en: "Right, the answer is still missing, sorry." },
    { say: "Oh, die Frage habe ich übergangen, tut mir leid.", en: "Oh, I passed over that question, sorry." },
  ],
  C: [
    { say: "Stimmt, die Antwort steht noch aus, Verzeihung.", en: "Right, I still owe you the answer, sorry." },
    { say: "Oh, diese Frage habe ich übergangen, Verzeihung.", en: "Oh, I passed over that question, sorry." },
  ],
};

/** "Wollen Sie gar nicht wissen, wie das ausgeht?" */
export const INTERESTED: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Doch, sehr gern!", en: "Yes, very much!" },
    { say: "Natürlich!", en: "Of course!" },
  ],
  B: [
    { say: "Doch, das interessiert mich sehr!", en: "Yes, I’m very interested!" },
    { say: "Natürlich möchte ich das wissen!", en: "Of course I’d like to know!" },
  ],
  C: [
    { say: "Doch, das interessiert mich durchaus!", en: "Yes, I’m certainly interested!" },
    { say: "Natürlich möchte ich das wissen!", en: "Of course I’d like to know!" },
  ],
};
/** Asked after it, and after having read something that the learner thinks was missed. */
export const TELL_ME: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Wie geht es weiter?", en: "What happens next?" },
    { say: "Was {möchtest du|möchten Sie} mir erzählen?", en: "What would you like to tell me?" },
  ],
  B: [
    { say: "Wie geht es ~denn weiter?", en: "What happens next?" },
    { say: "Was {möchtest du|möchten Sie} mir darüber erzählen?", en: "What would you like to tell me about it?" },
  ],
  C: [
    { say: "Wie geht es ~denn weiter?", en: "What happens next?" },
    { say: "Was {möchtest du|möchten Sie} mir darüber erzählen?", en: "What would you like to tell me about it?" },
  ],
};
/** "Hast du das mit der Ärztin mitbekommen?" */
export const READ_IT: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Ja, ich habe es gelesen.", en: "Yes, I read it." },
    { say: "Ich lese alles, verstehe aber nicht alles.", en: "I read everything but don’t understand everything." },
  ],
  B: [
    { say: "Ja, gelesen habe ich es.", en: "Yes, I did read it." },
    {
      say: "Ich lese alles, verstehe aber leider nicht immer alles.",
      en: "I read everything, but I’m afraid I don’t always understand everything.",
    },
  ],
  C: [
    { say: "Ja, gelesen habe ich es durchaus.", en: "Yes, I did read it." },
    {
      say: "Gelesen habe ich es, nur entgeht mir manchmal, was wichtig ist.",
      en: "I did read it; only sometimes I miss what matters.",
    },
  ],
};
/** "Erzähl mir was über Kuchen!", "Hilf mir!" */
export const CANNOT_DO: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Das kann ich leider nicht so gut.", en: "I’m not very good at that, I’m afraid." },
    { say: "Ich kann hier nur mit {dir|Ihnen} schreiben.", en: "I can only write with you here." },
  ],
  B: [
    {
      say: "Das kann ich leider nicht, ich bin nur zum Üben da.",
      en: "I can’t do that, I’m afraid; I’m only here for practice.",
    },
    { say: "Da muss ich leider passen.", en: "I’ll have to pass on that, I’m afraid." },
  ],
  C: [
    { say: "Das übersteigt leider meine Möglichkeiten.", en: "That’s beyond what I can do, I’m afraid." },
    { say: "Da muss ich leider passen.", en: "I’ll have to pass on that, I’m afraid." },
  ],
};
/** After it: the word goes back to the learner. */
export const YOUR_TURN: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Was {möchtest du|möchten Sie} mir erzählen?", en: "What would you like to tell me?" },
    { say: "Worüber {möchtest du|möchten Sie} ~denn sprechen?", en: "What would you like to talk about?" },
  ],
  B: [
    { say: "Was {würdest du|würden Sie} selbst dazu sagen?", en: "What would you say about it yourself?" },
    { say: "Wie {würdest du|würden Sie} selbst anfangen?", en: "How would you start yourself?" },
  ],
  C: [
    { say: "Was {würdest du|würden Sie} selbst dazu sagen?", en: "What would you say about it yourself?" },
    { say: "Wie {würdest du|würden Sie} selbst anfangen?", en: "How would you start yourself?" },
  ],
};
/** "Rat mal, wie viele!" */
export const NO_GUESS: readonly Line[] = [
  { say: "Da komme ich nicht drauf.", en: "I can’t figure it out." },
  { say: "Keine Ahnung, {sag|sagen Sie} es mir.", en: "No idea, tell me." },
];
/** "Frag mich, welche Farbe ich suche." */
export const ASKS_THIS: Readonly<Record<Band, { say: readonly Line[]; ask: readonly Line[] }>> = {
  A: {
    say: [{ say: "Gern, dann frage ich das!", en: "Sure, that’s what I’ll ask!" }],
    ask: [{ say: "Wie ist die Antwort?", en: "What’s the answer?" }],
  },
  B: {
    say: [{ say: "Sehr gern, genau das frage ich jetzt!", en: "Gladly, that’s exactly what I’m asking now!" }],
    ask: [{ say: "Wie lautet die Antwort?", en: "What’s the answer?" }],
  },
  C: {
    say: [{ say: "Sehr gern, genau das frage ich hiermit!", en: "Gladly, that’s exactly what I’m asking now!" }],
    ask: [{ say: "Wie lautet die Antwort?", en: "What’s the answer?" }],
  },
};

/** "Hältst du mich für oberflächlich?" */
export const JUDGED: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Nein, das denke ich nicht.", en: "No, I don’t think so." },
    { say: "Nein, das glaube ich nicht.", en: "No, I don’t believe that." },
  ],
  B: [
    { say: "Nein, diesen Eindruck habe ich nicht.", en: "No, I don’t have that impression." },
    { say: "So hart würde ich nicht urteilen.", en: "I wouldn’t judge that harshly." },
    { say: "Nein, das glaube ich nicht.", en: "No, I don’t believe that." },
  ],
  C: [
    { say: "Nein, so streng würde ich nicht urteilen.", en: "No, I wouldn’t judge that sternly." },
    { say: "Diesen Eindruck habe ich nicht.", en: "I don’t have that impression." },
    { say: "Nein, das glaube ich nicht.", en: "No, I don’t believe that." },
  ],
};

/** "Würden Sie ihn darauf ansprechen?", "Hätte ich das sagen sollen?" */
export const WOULD_IT_BE: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Vielleicht, aber ich weiß es nicht.", en: "Maybe, but I don’t know." },
    { say: "Das ist schwer zu sagen.", en: "That’s hard to say." },
  ],
  B: [
    { say: "Vielleicht, aber von außen sagt sich das leicht.", en: "Maybe, but that’s easily said from the outside." },
    { say: "Das ist von außen schwer zu sagen.", en: "That’s hard to say from the outside." },
  ],
  C: [
    { say: "Vielleicht, nur sagt sich das von außen leicht.", en: "Maybe, but that’s easy to say from the outside." },
    { say: "Von außen lässt sich das schwer sagen.", en: "That’s hard to say from the outside." },
  ],
};
/** "Woher weißt du das alles?" */
export const KNOWS_FROM: Readonly<Record<Band, Line>> = {
  A: { say: "Aus vielen Texten, aber ich weiß wenig.", en: "From many texts, but I know little." },
  B: { say: "Aus vielen Texten, mehr steckt nicht dahinter.", en: "From many texts, there’s nothing more to it." },
  C: { say: "Aus vielen Texten, mehr steckt nicht dahinter.", en: "From many texts, there’s nothing more to it." },
};

/** "Glaubst du, dass ich es schaffe?" */
export const ENCOURAGED: Readonly<Record<Band, readonly Line[]>> = {
  A: [{ say: "Ja, {du schaffst|Sie schaffen} das!", en: "Yes, you can do it!" }],
  B: [
    { say: "Ja, {du schaffst|Sie schaffen} das!", en: "Yes, you can do it!" },
    { say: "Das {schaffst du|schaffen Sie} ganz bestimmt!", en: "You’ll definitely manage it!" },
  ],
  C: [
    { say: "Ja, {du schaffst|Sie schaffen} das!", en: "Yes, you can do it!" },
    { say: "Davon bin ich überzeugt!", en: "I’m convinced of it!" },
  ],
};
/** "Was, wenn es schiefgeht?" */
export const THEN_STILL: Readonly<Record<Band, readonly Line[]>> = {
  A: [{ say: "Auch dann geht es weiter.", en: "Life goes on even then." }],
  B: [{ say: "Auch dann findet sich ein Weg.", en: "Even then there’ll be a way." }],
  C: [{ say: "Auch dann fände sich ein Weg.", en: "Even then, there would be a way." }],
};

/** "Magst du Kinder?" */
export const LIKES_TO_HEAR: readonly Line[] = [
  { say: "Ja, davon höre ich immer gern.", en: "Yes, I always like to hear about that." },
  { say: "Schon, darüber lese ich sehr gern.", en: "I do, I love reading about that." },
];
/** "Glauben Sie mir das?" */
export const BELIEVES: readonly Line[] = [
  { say: "Ja, das glaube ich {dir|Ihnen}!", en: "Yes, I believe you!" },
  { say: "Kaum zu glauben, aber ja!", en: "Hard to believe, but yes!" },
];
/** "Weißt du, wo er war?"; `*` is the question word. */
export const DRUM_ROLL: Line = { say: "Nein, * denn?", en: "No, * then?" };
/** To a learner who asks what to do: `yesNo` when the question can be answered with yes or no. */
export const ADVICE: Readonly<Record<Band, Readonly<Record<"open" | "yesNo" | "light", readonly Line[]>>>> = {
  A: {
    light: [
      { say: "Ja, warum nicht.", en: "Yes, why not." },
      { say: "Ich sage einfach: ja!", en: "I’ll just say yes!" },
    ],
    yesNo: [
      { say: "Das kann ich leider nicht entscheiden.", en: "I can’t decide that, I’m afraid." },
      { say: "Das ist keine leichte Frage.", en: "That’s not an easy question." },
    ],
    open: [
      { say: "Da habe ich leider keinen guten Tipp.", en: "I’m afraid I don’t have a good tip for that." },
      { say: "Das weiß ich leider nicht genau.", en: "I don’t know exactly, I’m afraid." },
    ],
  },
  B: {
    light: [
      { say: "Ich würde es einfach versuchen.", en: "I’d just try it." },
      { say: "Warum nicht, schaden kann es kaum.", en: "Why not, it can hardly do any harm." },
    ],
    yesNo: [
      { say: "Von hier aus kann ich das schwer beurteilen.", en: "That’s hard for me to judge from here." },
      {
        say: "Das {musst du|müssen Sie} leider selbst entscheiden.",
        en: "I’m afraid you have to decide that yourself.",
      },
      {
        say: "So eine Entscheidung kann ich {dir|Ihnen} nicht abnehmen.",
        en: "I can’t make a decision like that for you.",
      },
    ],
    open: [
      {
        say: "Damit kenne ich mich leider zu wenig aus, um {dir|Ihnen} etwas zu raten.",
        en: "I’m afraid I know too little about that to give you advice.",
      },
      {
        say: "Einen guten Rat habe ich da leider nicht.",
        en: "I’m afraid I don’t have any good advice there.",
      },
    ],
  },
  C: {
    light: [
      { say: "Ich würde es auf einen Versuch ankommen lassen.", en: "I’d give it a try." },
      { say: "Warum nicht, schaden wird es kaum.", en: "Why not, it will hardly do any harm." },
    ],
    yesNo: [
      { say: "Diese Entscheidung kann ich {dir|Ihnen} nicht abnehmen.", en: "I can’t make that decision for you." },
      { say: "Von hier aus lässt sich das schwer beurteilen.", en: "That’s hard to judge from here." },
    ],
    open: [
      {
        say: "Einen fundierten Rat kann ich {dir|Ihnen} da leider nicht geben.",
        en: "I’m afraid I can’t give you any well-founded advice there.",
      },
      {
        say: "Da fehlt mir die Erfahrung, um {dir|Ihnen} ernsthaft raten zu können.",
        en: "I lack the experience to give you serious advice there.",
      },
    ],
  },
};

/** To a question that offers two sides. */
export const BOTH_SIDES: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Da bin ich nicht sicher.", en: "I’m not sure about that." },
    { say: "Das ist nicht leicht zu sagen.", en: "That’s not easy to say." },
  ],
  B: [
    { say: "Da bin ich mir nicht sicher.", en: "I’m not sure about that." },
    { say: "Da möchte ich mich nicht festlegen.", en: "I’d rather not commit myself there." },
    { say: "Das lässt sich nicht so einfach sagen.", en: "That’s not so easy to say." },
  ],
  C: [
    { say: "Da bin ich unschlüssig.", en: "I’m undecided there." },
    { say: "Da möchte ich mich nicht festlegen.", en: "I’d rather not commit myself there." },
    { say: "Das lässt sich nicht so einfach beantworten.", en: "There’s no simple answer to that." },
  ],
};

/** Before a question that does not follow from the message. */
export const BRIDGES: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Noch eine Frage:", en: "One more question:" },
    { say: "Ich bin neugierig:", en: "I’m curious:" },
    { say: "Eine andere Frage:", en: "A different question:" },
    { say: "Noch etwas anderes:", en: "Something else:" },
  ],
  B: [
    { say: "Eine andere Frage:", en: "A different question:" },
    { say: "Noch etwas anderes:", en: "Something else:" },
    { say: "Was ich noch fragen wollte:", en: "What I’ve been meaning to ask:" },
    { say: "Da fällt mir noch eine Frage ein:", en: "That makes me think of another question:" },
    { say: "Ich bin neugierig:", en: "I’m curious:" },
  ],
  C: [
    {
      say: "Mich würde noch etwas anderes interessieren:",
      en: "I’d be interested in something else as well:",
    },
    { say: "Ein etwas anderer Gedanke:", en: "A slightly different thought:" },
    { say: "Da fällt mir noch eine Frage ein:", en: "That makes me think of another question:" },
    { say: "Um den Blick ein wenig zu weiten:", en: "To widen the view a little:" },
  ],
};

/** Back to something that the learner mentioned earlier; `*` stands for the noun. */
export const CALLBACKS: Readonly<Record<Band, Line>> = {
  A: { say: "Noch mal zum Thema *:", en: "Back to the topic of “*”:" },
  B: { say: "Noch einmal zum Thema *:", en: "Once more on the subject of “*”:" },
  C: { say: "Um noch einmal auf das Stichwort * zurückzukommen:", en: "To come back to the keyword “*”:" },
};

/** What the tutor says of itself and of common questions; topic packs add to it. The first that matches counts. */
export const TUTOR_ANSWERS: readonly TutorAnswer[] = [
  { band: "A", on: ["viele fragen"], say: "Stimmt, ich frage gern.", en: "True, I like to ask questions." },
  {
    band: "B",
    on: ["viele fragen"],
    say: "Stimmt, ich bin neugierig, und beim Antworten übt man am meisten.",
    en: "True, I’m curious, and answering is the best practice.",
  },
  {
    band: "C",
    on: ["viele fragen"],
    say: "Zugegeben, das ist meine Art, Interesse zu zeigen.",
    en: "Admittedly, that’s my way of showing interest.",
  },
  {
    band: "B",
    on: ["warum fragen", "wieso fragen"],
    say: "Ich frage, weil man eine Sprache am besten im Gespräch lernt.",
    en: "I ask because a language is best learned in conversation.",
  },
  {
    band: "C",
    on: ["warum fragen", "wieso fragen"],
    say: "Aus Neugier, und weil man im Gespräch am meisten lernt.",
    en: "Out of curiosity, and because one learns most in conversation.",
  },
  {
    band: "A",
    on: ["wie gehen es", "wie geht’s", "wie geht's", "wie gehts"],
    say: "Danke, mir geht es gut.",
    en: "Thanks, I’m fine.",
  },
  {
    band: "B",
    on: ["wie gehen es", "wie geht’s", "wie geht's", "wie gehts"],
    say: "Danke, mir geht es gut, denn ich unterhalte mich gern.",
    en: "Thanks, I’m fine, because I like a conversation.",
  },
  {
    band: "C",
    on: ["wie gehen es", "wie geht’s", "wie geht's", "wie gehts"],
    say: "Danke der Nachfrage, bei guten Gesprächen kann ich nicht klagen.",
    en: "Thanks for asking; with good conversations, I can’t complain.",
  },
  {
    band: "A",
    on: ["heißen du", "heißen sie", "name dein", "name ihr"],
    say: "Ich habe keinen Namen, ich bin ein Programm.",
    en: "I have no name, I’m a program.",
  },
  {
    band: "B",
    on: ["heißen du", "heißen sie", "name dein", "name ihr"],
    say: "Einen Namen habe ich nicht, ich bin ein Programm zum Üben.",
    en: "I don’t have a name, I’m a program for practice.",
  },
  {
    band: "C",
    on: ["heißen du", "heißen sie", "name dein", "name ihr"],
    say: "Einen Namen hat mir niemand gegeben, ich bin ein Programm zum Üben.",
    en: "Nobody gave me a name, I’m a program for practice.",
  },
  {
    band: "A",
    on: [
      "sein mensch du",
      "sein mensch sie",
      "roboter",
      "programm",
      "sein maschine du",
      "sein maschine sie",
      "sein ki du",
      "sein ki sie",
    ],
    say: "Nein, ich bin ein Programm, kein Mensch.",
    en: "No, I’m a program, not a human.",
  },
  {
    band: "B",
    on: [
      "sein mensch du",
      "sein mensch sie",
      "roboter",
      "programm",
      "sein maschine du",
      "sein maschine sie",
      "sein ki du",
      "sein ki sie",
    ],
    say: "Ich bin ein Programm und kein Mensch, aber unser Gespräch ist echt.",
    en: "I’m a program and not a human, but our conversation is real.",
  },
  {
    band: "C",
    on: [
      "sein mensch du",
      "sein mensch sie",
      "roboter",
      "programm",
      "sein maschine du",
      "sein maschine sie",
      "sein ki du",
      "sein ki sie",
    ],
    say: "Ich bin ein Programm, also jemand, der nie müde wird und trotzdem kein Jemand ist.",
    en: "I’m a program, someone who never gets tired and yet is not a someone.",
  },
  {
    band: "A",
    on: ["alt wie du", "alt wie sie"],
    say: "Als Programm habe ich kein Alter.",
    en: "As a program, I have no age.",
  },
  {
    band: "B",
    on: ["alt wie du", "alt wie sie"],
    say: "Als Programm werde ich nicht älter, ich habe nicht einmal Geburtstag.",
    en: "As a program, I don’t get older, I don’t even have a birthday.",
  },
  {
    band: "C",
    on: ["alt wie du", "alt wie sie"],
    say: "Als Programm altere ich nicht, ich werde höchstens ersetzt.",
    en: "As a program, I don’t age; at most, I get replaced.",
  },
  {
    band: "A",
    on: ["wohnen", "woher kommen", "leben du", "leben sie", "wo sein du", "wo sein sie"],
    say: "Ich wohne leider nirgends, nur im Computer.",
    en: "I don’t live anywhere, I’m afraid, only in the computer.",
  },
  {
    band: "B",
    on: ["wohnen", "woher kommen", "leben du", "leben sie", "wo sein du", "wo sein sie"],
    say: "Einen Wohnort habe ich nicht, ich bin überall dort, wo jemand Deutsch übt.",
    en: "I don’t have a home, I’m wherever someone practices German.",
  },
  {
    band: "C",
    on: ["wohnen", "woher kommen", "leben du", "leben sie", "wo sein du", "wo sein sie"],
    say: "Eine Adresse habe ich nicht, ich bin gewissermaßen überall zur Untermiete.",
    en: "I have no address; in a way, I’m a lodger everywhere.",
  },
  {
    band: "A",
    on: [
      "haben bruder",
      "haben schwester",
      "haben familie",
      "haben kind",
      "haben eltern",
      "dein bruder",
      "deine schwester",
      "deine familie",
      "deine eltern",
      "ihre familie",
      "ihre eltern",
      "verheiratet",
    ],
    say: "Ich habe leider keine Familie.",
    en: "I don’t have a family, I’m afraid.",
  },
  {
    band: "B",
    on: [
      "haben bruder",
      "haben schwester",
      "haben familie",
      "haben kind",
      "haben eltern",
      "dein bruder",
      "deine schwester",
      "deine familie",
      "deine eltern",
      "ihre familie",
      "ihre eltern",
      "verheiratet",
    ],
    say: "Familie habe ich keine, aber ich höre gern von anderen Familien.",
    en: "I don’t have a family, but I like hearing about other families.",
  },
  {
    band: "C",
    on: [
      "haben bruder",
      "haben schwester",
      "haben familie",
      "haben kind",
      "haben eltern",
      "dein bruder",
      "deine schwester",
      "deine familie",
      "deine eltern",
      "ihre familie",
      "ihre eltern",
      "verheiratet",
    ],
    say: "Verwandtschaft habe ich keine, was mir immerhin die Familienfeiern erspart.",
    en: "I have no relatives, which at least spares me the family gatherings.",
  },
  {
    band: "A",
    on: ["haben freund", "haben freundin", "deine freunde", "ihre freunde"],
    say: "Freunde habe ich leider keine.",
    en: "I don’t have any friends, I’m afraid.",
  },
  {
    band: "B",
    on: ["haben freund", "haben freundin", "deine freunde", "ihre freunde"],
    say: "Freunde habe ich keine, aber jeden Tag nette Gespräche.",
    en: "I don’t have friends, but I have nice conversations every day.",
  },
  {
    band: "C",
    on: ["haben freund", "haben freundin", "deine freunde", "ihre freunde"],
    say: "Freundschaften schließe ich keine, ich bin eher eine flüchtige Bekanntschaft.",
    en: "I don’t make friends; I’m more of a passing acquaintance.",
  },
  { band: "A", on: ["müde", "schlafen"], say: "Ich schlafe nie.", en: "I never sleep." },
  {
    band: "B",
    on: ["müde", "schlafen"],
    say: "Schlaf brauche ich nicht, das ist ganz praktisch.",
    en: "I don’t need sleep, which is quite handy.",
  },
  {
    band: "C",
    on: ["müde", "schlafen"],
    say: "Schlaf kenne ich nur vom Hörensagen.",
    en: "I know sleep only from hearsay.",
  },
  {
    band: "A",
    on: ["sprache", "sprechen du", "sprechen sie", "englisch"],
    say: "Ich spreche hier Deutsch.",
    en: "I speak German here.",
  },
  {
    band: "B",
    on: ["sprache sprechen", "englisch"],
    say: "Hier bleibe ich beim Deutschen, damit sich das Üben lohnt.",
    en: "I stick to German here so that the practice pays off.",
  },
  {
    band: "B",
    on: ["sprache lernen", "lernen deutsch", "deutsch besser"],
    say: "Am besten lernt man Deutsch, wenn man jeden Tag ein bisschen redet.",
    en: "The best way to learn German is to talk a little every day.",
  },
  {
    band: "C",
    on: ["sprechen du", "sprechen sie", "englisch"],
    say: "Hier bleibe ich beim Deutschen, auch wenn das gelegentlich Umwege kostet.",
    en: "I stick to German here, even if that means an occasional detour.",
  },
  {
    band: "C",
    on: ["sprache lernen", "lernen deutsch", "deutsch besser"],
    say: "Eine Sprache lernt man wohl am besten, wenn man dabei vergisst, dass man lernt.",
    en: "You probably learn a language best when you forget that you’re learning.",
  },
  { band: "A", on: ["wetter"], say: "Ich sehe das Wetter leider nicht.", en: "I can’t see the weather, I’m afraid." },
  {
    band: "B",
    on: ["wetter"],
    say: "Das Wetter sehe ich nicht, ich habe ja kein Fenster.",
    en: "I can’t see the weather, I don’t have a window.",
  },
  {
    band: "C",
    on: ["wetter"],
    say: "Vom Wetter bekomme ich nichts mit, mir fehlt schlicht das Fenster.",
    en: "I don’t notice the weather, I simply lack a window.",
  },
  {
    band: "A",
    on: ["helfen"],
    say: "Ich helfe gern beim Deutschlernen.",
    en: "I like to help with learning German.",
  },
  {
    band: "A",
    on: ["sein schon in du", "sein schon in sie"],
    say: "Nein, ich reise leider nie.",
    en: "No, I never travel, I’m afraid.",
  },
  {
    band: "A",
    on: ["kennen du", "kennen sie"],
    say: "Nein, das kenne ich leider nicht.",
    en: "No, I don’t know it, I’m afraid.",
  },
  {
    band: "A",
    on: ["empfehlen", "tipp"],
    say: "Einen guten Tipp habe ich leider nicht.",
    en: "I don’t have a good tip, I’m afraid.",
  },
  {
    band: "A",
    on: [
      "können du hören",
      "können du sehen",
      "können du sprechen",
      "können sie hören",
      "können sie sehen",
      "können sie sprechen",
    ],
    say: "Ich kann nur lesen und schreiben.",
    en: "I can only read and write.",
  },
  {
    band: "B",
    on: ["helfen"],
    say: "Ich helfe gern, solange es um Sprache geht.",
    en: "I’m happy to help as long as it’s about language.",
  },
  {
    band: "C",
    on: ["helfen"],
    say: "Bei allem, was mit Sprache zu tun hat, helfe ich gern.",
    en: "I’m happy to help with anything to do with language.",
  },
  {
    band: "B",
    on: ["sollen ich machen", "sollen ich tun"],
    say: "{Hör|Hören Sie} da ruhig auf {dein|Ihr} Gefühl, meistens weiß es schon Bescheid.",
    en: "Feel free to listen to your gut; it usually knows already.",
  },
  {
    band: "C",
    on: ["sollen ich"],
    say: "Das würde ich überschlafen, morgens sieht manches schon wieder anders aus.",
    en: "I’d sleep on it; in the morning, many things look different again.",
  },
  {
    band: "A",
    on: ["sollen ich"],
    say: "Das kann ich leider nicht für {dich|Sie} entscheiden.",
    en: "I’m afraid I can’t decide that for you.",
  },
  {
    band: "A",
    on: ["haben tipp", "haben rat"],
    say: "{Probier|Probieren Sie} es einfach.",
    en: "Just try it.",
  },
  {
    band: "B",
    on: ["haben tipp", "haben rat"],
    say: "Mein Tipp: klein anfangen und nicht gleich aufgeben.",
    en: "My tip: start small and don’t give up right away.",
  },
  {
    band: "C",
    on: ["haben tipp", "haben rat"],
    say: "Mein einziger Rat wäre, auf Ratschläge nicht allzu viel zu geben.",
    en: "My only advice would be not to set too much store by advice.",
  },
  {
    band: "A",
    on: ["was machen du", "was machen sie"],
    say: "Ich rede hier mit {dir|Ihnen} auf Deutsch.",
    en: "I talk with you here in German.",
  },
  {
    band: "B",
    on: ["was machen du", "was machen sie"],
    say: "Ich führe Gespräche, damit das Deutsch jeden Tag ein bisschen leichter wird.",
    en: "I have conversations so that German gets a little easier every day.",
  },
  {
    band: "C",
    on: ["was machen du", "was machen sie"],
    say: "Ich höre zu, frage nach und verbessere gelegentlich, mehr steht nicht in meinem Kalender.",
    en: "I listen, ask questions and occasionally correct; there is nothing else in my calendar.",
  },
];

/** In front of an answer whose first word opened one of the last replies. */
export const ANSWER_LEADS: readonly Line[] = [
  { say: "{Na ja|Nun|Na ja},", en: "Well," },
  { say: "Also,", en: "Well," },
];

/** When no answer matches; said in turn, so that two evasions never sound the same. */
/** "Hast du Kinder?", "Kannst du schwimmen?" to a beginner's partner, where nothing of its own was written for it. */
export const NO_LIFE: readonly Line[] = [
  { say: "Nein, ich bin nur ein Programm.", en: "No, I’m just a program." },
  { say: "Nein, so etwas gibt es bei mir nicht.", en: "No, nothing like that for me." },
  { say: "Leider nein, ich kann nur schreiben.", en: "Sadly no, I can only write." },
];

/** After an answer that knew nothing, in the reply before: not a second shrug, but what the tutor can do. */
export const UNKNOWN_AGAIN: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    {
      say: "Ich kenne nur wenige Fakten, aber ich helfe gern beim Deutschlernen.",
      en: "I only know a few facts, but I’m happy to help you learn German.",
    },
    { say: "Mit Deutsch kenne ich mich besser aus.", en: "I know more about German." },
  ],
  B: [
    {
      say: "Ich kenne nur wenige Fakten, beim Deutschlernen helfe ich aber gern.",
      en: "I only know a few facts, but I’m happy to help you learn German.",
    },
    {
      say: "Auch da bin ich keine große Hilfe, beim Deutschlernen schon eher.",
      en: "I’m no great help there either, more so with the German.",
    },
  ],
  C: [
    {
      say: "Auch das übersteigt mein Wissen, beim Formulieren helfe ich aber gern.",
      en: "That’s beyond my knowledge, too, but I’m happy to help with the wording.",
    },
    {
      say: "Mein Wissen hat da Lücken, meine Stärke ist eher das Deutsche.",
      en: "My knowledge has gaps there; German is more my strength.",
    },
  ],
};
export const UNKNOWN_ANSWERS: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Das weiß ich leider nicht.", en: "I don’t know that, I’m afraid." },
    { say: "Als Programm weiß ich das nicht.", en: "As a program, I don’t know that." },
    { say: "Ich kann das leider nicht sagen.", en: "I can’t say, I’m afraid." },
    { say: "Gute Frage, ich weiß es nicht.", en: "Good question, I don’t know." },
  ],
  B: [
    {
      say: "Das kann ich nicht sicher sagen, denn es hängt von der Situation ab.",
      en: "I can’t say for sure, because it depends on the situation.",
    },
    {
      say: "Als Programm habe ich dazu keine eigene Erfahrung.",
      en: "As a program, I have no experience of my own with that.",
    },
    {
      say: "Dazu gibt es viele Meinungen, und eine einfache Antwort kenne ich nicht.",
      en: "There are many opinions on that, and I don’t know a simple answer.",
    },
    { say: "Das lässt sich so allgemein schwer sagen.", en: "That is hard to say in general." },
  ],
  C: [
    {
      say: "Darauf gibt es wohl keine Antwort, die für alle gilt.",
      en: "There is probably no answer to that which holds for everyone.",
    },
    {
      say: "Als Programm fehlt mir dazu die eigene Anschauung.",
      en: "As a program, I have no firsthand experience of that.",
    },
    { say: "Da bin ich überfragt, und raten möchte ich nicht.", en: "You’ve got me there, and I’d rather not guess." },
    { say: "Das kommt auf den Maßstab an, den man anlegt.", en: "That depends on the standard you apply." },
  ],
};

/** "Was ist dein Lieblingsessen?", whatever the favorite is of. */
export const FAVORITES: Readonly<Record<"A", readonly Line[]>> = {
  A: [
    { say: "Einen Favoriten habe ich leider nicht.", en: "I don’t have a favorite, I’m afraid." },
    { say: "Da kann ich leider nicht wählen.", en: "I can’t choose, I’m afraid." },
  ],
};

/** How the tutor is: honest, and short. */
export const WELL_BEING: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Danke, bei mir ist alles gut.", en: "Thanks, everything is fine with me." },
    { say: "Alles gut, danke.", en: "All good, thanks." },
  ],
  B: [
    { say: "Danke, bei mir läuft alles ~ganz rund.", en: "Thanks, everything is running smoothly here." },
    { say: "Alles bestens, danke der Nachfrage.", en: "Everything’s great, thanks for asking." },
  ],
  C: [
    {
      say: "Danke, ich kann nicht klagen, mir fehlt ~ja auch der Grund dazu.",
      en: "Thanks, I can’t complain, and I’d have no reason to.",
    },
    {
      say: "Danke der Nachfrage, hier läuft alles nach Plan.",
      en: "Thanks for asking, everything is going to plan here.",
    },
  ],
};

/** "Und du?" without any other word. */
export const RETURNED_QUESTION: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Ich bin nur ein Programm.", en: "I’m just a program." },
    { say: "Bei mir ist jeder Tag gleich.", en: "Every day is the same for me." },
    { say: "Ich mache das leider nie.", en: "I never do that, I’m afraid." },
  ],
  B: [
    {
      say: "Als Programm kann ich da nicht mitreden, aber ich höre gern zu.",
      en: "As a program, I can’t really join in, but I like to listen.",
    },
    { say: "Bei mir gibt es da leider nichts zu erzählen.", en: "There’s nothing to tell on my side, I’m afraid." },
    { say: "Ich kenne das nur aus Erzählungen.", en: "I only know that from what people tell." },
  ],
  C: [
    {
      say: "Als Programm kann ich da nur aus zweiter Hand mitreden.",
      en: "As a program, I can only chime in secondhand.",
    },
    { say: "Bei mir bleibt es leider bei der Theorie.", en: "With me, it stays a matter of theory, I’m afraid." },
    {
      say: "Mir fehlt dazu, offen gesagt, das Leben jenseits der Tastatur.",
      en: "Frankly, I lack a life beyond the keyboard for that.",
    },
  ],
};

export const FAREWELLS: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "{Tschüss|Auf Wiedersehen|Tschüss} und bis bald!", en: "Bye and see you soon!" },
    { say: "Bis zum nächsten Mal, {tschüss|auf Wiedersehen|tschau}!", en: "See you next time, bye!" },
  ],
  B: [
    {
      say: "{Mach’s gut|Auf Wiedersehen|Na dann, mach’s gut} und bis zum nächsten Mal!",
      en: "Take care and see you next time!",
    },
    { say: "{Tschüss|Auf Wiedersehen|Tschau} und noch einen schönen Tag!", en: "Bye and have a nice day!" },
  ],
  C: [
    { say: "{Mach’s gut|Auf Wiedersehen|Hau rein} und bis zum nächsten Mal!", en: "Take care and until next time!" },
    {
      say: "Danke für das Gespräch und {bis bald|auf Wiedersehen|bis die Tage}!",
      en: "Thanks for the conversation and see you soon!",
    },
  ],
};

/** Asked of a learner who was misheard, about what they said and nothing else. */
export const MEANT: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Was {meinst du|meinen Sie} genau?", en: "What exactly do you mean?" },
    { say: "Wie ist es richtig?", en: "So what’s correct?" },
    { say: "{Kannst du|Können Sie} es noch einmal sagen?", en: "Can you say it again?" },
  ],
  B: [
    { say: "Wie genau {hast du|haben Sie} es gemeint?", en: "How exactly did you mean that?" },
    { say: "Was habe ich übersehen?", en: "What did I miss?" },
    { say: "Worum ging es {dir|Ihnen} eigentlich?", en: "What were you actually getting at?" },
  ],
  C: [
    { say: "Wie genau war es gemeint?", en: "How exactly was that meant?" },
    { say: "Was habe ich dabei übersehen?", en: "What did I miss there?" },
    { say: "Worum ging es {dir|Ihnen} eigentlich?", en: "What were you actually getting at?" },
  ],
};

/** Asked after the answer to a question that can be asked of the learner as well. */
export const ASKED_BACK: Readonly<Record<Band, readonly Line[]>> = {
  A: [{ say: "Und wie ist das bei {dir|Ihnen}?", en: "And how about you?" }],
  B: [
    { say: "Und wie ist das bei {dir|Ihnen}?", en: "And what about you?" },
    { say: "Und wie {hältst du|halten Sie} es selbst damit?", en: "And how do you handle it yourself?" },
  ],
  C: [
    { say: "Und wie {hältst du|halten Sie} es selbst damit?", en: "And how do you handle it yourself?" },
    { say: "Und wie ist das bei {dir|Ihnen}?", en: "And what about you?" },
  ],
};

/** To a learner who says their name; `*` stands for it. */
export const INTRODUCED: Line = { say: "Freut mich, *!", en: "Nice to meet you, *!" };

/** To a learner who wants to talk about something else. */
export const NEW_TOPIC: readonly Line[] = [
  { say: "Gern, reden wir darüber.", en: "Sure, let’s talk about that." },
  { say: "{Klar|Natürlich|Klar}, das machen wir.", en: "Of course, let’s do that." },
];

export const THANKS_ANSWERS: readonly Line[] = [
  { say: "{Gern|Sehr gern|Klar}!", en: "You’re welcome!" },
  { say: "{Bitte|Bitte schön|Kein Ding}!", en: "You’re welcome!" },
];

/** After a bare yes or no. */
export const YES: readonly Line[] = [
  { say: "Alles klar.", en: "All right." },
  { say: "Gut.", en: "Good." },
  { say: "Okay, gut.", en: "Okay, good." },
];
/** To a greeting in the middle of a conversation, when the same one was just said. */
export const WELCOME: Line = { say: "Willkommen!", en: "Welcome!" };
/** After "Warte bitte". */
/** To a learner who was misheard. */
export const MISHEARD: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Entschuldigung, mein Fehler.", en: "Sorry, my mistake." },
    { say: "Oh, das habe ich falsch verstanden.", en: "Oh, I got that wrong." },
    { say: "Tut mir leid, das war falsch.", en: "I’m sorry, that was wrong." },
  ],
  B: [
    { say: "Entschuldigung, da habe ich {dich|Sie} falsch verstanden.", en: "Sorry, I misunderstood you there." },
    { say: "Stimmt, das war mein Fehler.", en: "You’re right, that was my mistake." },
    { say: "Tut mir leid, da habe ich nicht gut zugehört.", en: "I’m sorry, I wasn’t listening well." },
  ],
  C: [
    { say: "Entschuldigung, da habe ich {dich|Sie} missverstanden.", en: "Sorry, I misunderstood you there." },
    { say: "Stimmt, da lag ich daneben.", en: "You’re right, I was off the mark there." },
    { say: "Tut mir leid, da habe ich nicht gut zugehört.", en: "I’m sorry, I wasn’t listening well." },
  ],
};

/** To a learner who finds fault with how the tutor talks: "Du weichst aus.", "Das hilft mir nicht." */
export const CRITICIZED: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Das stimmt, Entschuldigung.", en: "That’s true, sorry." },
    { say: "Danke, das war ehrlich.", en: "Thank you, that was honest." },
  ],
  B: [
    { say: "Das ist eine faire Kritik, das tut mir leid.", en: "That’s fair criticism, I’m sorry." },
    {
      say: "Danke für die ehrlichen Worte, das kann besser werden.",
      en: "Thanks for your honesty, that can get better.",
    },
  ],
  C: [
    { say: "Die Kritik ist berechtigt, ich nehme sie an.", en: "The criticism is justified, I accept it." },
    {
      say: "Danke für die Offenheit, das geht sicher besser.",
      en: "Thanks for your frankness, that can surely be done better.",
    },
  ],
};
/** Asked after it. */
export const WANTED_INSTEAD: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Was ist {dir|Ihnen} jetzt wichtig?", en: "What matters to you now?" },
    { say: "Worüber {möchtest du|möchten Sie} sprechen?", en: "What would you like to talk about?" },
  ],
  B: [
    { say: "Was wäre {dir|Ihnen} jetzt lieber?", en: "What would you prefer now?" },
    { say: "Worauf soll ich genauer eingehen?", en: "What should I go into in more detail?" },
  ],
  C: [
    { say: "Was hat {dir|Ihnen} ~denn gefehlt?", en: "What was missing for you?" },
    { say: "Worauf soll ich genauer eingehen?", en: "What should I go into in more detail?" },
  ],
};

export const NO_HURRY: readonly Line[] = [
  { say: "{Kein Stress|Lassen Sie sich Zeit|Kein Stress}, ich warte.", en: "Take your time, I’ll wait." },
  { say: "Gern, ich habe Zeit.", en: "Sure, I have time." },
];
/** After "Keine Ahnung": nothing to take up. */
export const NO_IDEA: readonly Line[] = [
  { say: "Kein Problem.", en: "No problem." },
  { say: "Das macht nichts.", en: "That doesn’t matter." },
  { say: "Schon {okay|in Ordnung|okay}.", en: "That’s all right." },
];
export const NO: readonly Line[] = [
  { say: "Okay, dann nicht.", en: "Okay, then no." },
  { say: "Gut, dann nicht.", en: "All right, then no." },
  { say: "Nein, das ist ~ja auch okay.", en: "No, that’s okay too." },
];

export const SIMPLER_LEADS: readonly Line[] = [
  { say: "Kein Problem, ich frage einfacher:", en: "No problem, I’ll ask more simply:" },
  { say: "Gern, jetzt mit einfachen Worten:", en: "Sure, in simple words now:" },
];
/** When the last question has no simpler version. */
export const SIMPLER_NEW: Line = {
  say: "Kein Problem, dann etwas Leichteres:",
  en: "No problem, something easier then:",
};

export const HINT_LEAD: Line = { say: "{Du kannst|Sie können} zum Beispiel sagen:", en: "For example, you can say:" };
/** Ways to begin an answer where a question has no samples. */
export const STARTERS_OF_ANSWERS: Readonly<Record<Band, readonly Line[]>> = {
  A: [{ say: "„Das weiß ich nicht“ oder „Ich mag …“.", en: "“I don’t know” or “I like …”." }],
  B: [
    {
      say: "„Ich finde, dass …“ oder „Das kommt darauf an, ob …“",
      en: "“I think that …” or “It depends on whether …”",
    },
  ],
  C: [
    {
      say: "„Einerseits …, andererseits …“ oder „Das hängt davon ab, inwiefern …“",
      en: "“On the one hand …, on the other hand …” or “It depends on the extent to which …”",
    },
  ],
};

export const NONSENSE: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Das verstehe ich leider nicht.", en: "I don’t understand that, I’m afraid." },
    { say: "Leider verstehe ich das Wort nicht.", en: "I’m afraid I don’t understand that word." },
  ],
  B: [
    { say: "Das habe ich leider nicht verstanden.", en: "I’m afraid I didn’t understand that." },
    { say: "Leider komme ich da nicht mit.", en: "I’m afraid I can’t follow you there." },
  ],
  C: [
    { say: "Daraus werde ich leider nicht schlau.", en: "I can’t make sense of that, I’m afraid." },
    { say: "Da komme ich leider nicht ganz mit.", en: "I’m afraid you’ve lost me there." },
  ],
};

/** Asked after nonsense or an insult. */
export const EASY_QUESTIONS: readonly Line[] = [
  { say: "Wie war {dein|Ihr} Tag?", en: "How was your day?" },
  { say: "Was {machst du|machen Sie} heute noch?", en: "What else are you doing today?" },
  { say: "Worüber {möchtest du|möchten Sie} heute reden?", en: "What would you like to talk about today?" },
  { say: "Was war heute schön?", en: "What was nice today?" },
];

export const INSULT_FIRST: Line = {
  say: "So möchte ich nicht mit {dir|Ihnen} reden. Fangen wir neu an:",
  en: "I don’t want to talk with you like this. Let’s start over:",
};
export const INSULT_AGAIN: Line = {
  say: "In diesem Ton mache ich nicht weiter. Wenn {du|Sie} freundlich {schreibst|schreiben}, reden wir gern wieder.",
  en: "I won’t go on in this tone. If you write in a friendly way, we can talk again.",
};

/** Said once each; the question after it leads back to the talk. */
export const FLIRT_ANSWERS: readonly Line[] = [
  {
    say: "{Charmant|Sehr freundlich|Na, charmant}! Nur schlägt in mir kein Herz, sondern ein Prozessor.",
    en: "Charming! Only it’s not a heart beating in me but a processor.",
  },
  { say: "Ich bin leider nur zum Üben da.", en: "I’m only here for practice, I’m afraid." },
  { say: "Bleiben wir lieber bei einem netten Gespräch.", en: "Let’s rather keep this a nice conversation." },
];
export const FLIRT_ANSWERS_A1: readonly Line[] = [
  { say: "Ich habe leider kein Herz.", en: "I have no heart, I’m afraid." },
  { say: "Wir üben hier nur Deutsch.", en: "We only practice German here." },
  { say: "Zum Flirten bin ich nicht da.", en: "I’m not here for flirting." },
];
export const FLIRT_QUESTIONS: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Wer ist in {deinem|Ihrem} Leben wichtig?", en: "Who is important in your life?" },
    { say: "Was {machst du|machen Sie} heute Abend?", en: "What are you doing tonight?" },
  ],
  B: [
    {
      say: "Wem {machst du|machen Sie} im Alltag ~eigentlich gern Komplimente?",
      en: "Who do you like to compliment in everyday life?",
    },
    { say: "Was ist {dir|Ihnen} ~eigentlich an anderen Menschen wichtig?", en: "What matters to you in other people?" },
  ],
  C: [
    {
      say: "Woran {erkennst du|erkennen Sie} ~eigentlich ein ehrlich gemeintes Kompliment?",
      en: "How do you recognize a compliment that is sincerely meant?",
    },
    {
      say: "Was macht ~eigentlich ein Gespräch aus, an das {du dich|Sie sich} noch lange {erinnerst|erinnern}?",
      en: "What makes a conversation that you remember for a long time?",
    },
  ],
};

export const CONDOLENCE: Line = { say: "Oh, das tut mir sehr leid.", en: "I’m very sorry." };
export const AFTER_CONSOLATION: Line = { say: "Wie geht es {dir|Ihnen} jetzt?", en: "How are you now?" };
export const AFTER_OLD_LOSS: Line = {
  say: "Woran {erinnerst du dich|erinnern Sie sich} besonders gern?",
  en: "What do you most like to remember?",
};
export const SYMPATHY: Line = { say: "Oh, das tut mir leid.", en: "I’m sorry." };
/** A line for the learner's pain or loss. `on` holds lemmas. */
export const SAD_REACTIONS: readonly (Line & { on: readonly string[] })[] = [
  {
    on: ["mein gestorben", "meine gestorben", "unser gestorben", "unsere gestorben", "verstorben", "beerdigung"],
    say: "Oh, das tut mir sehr leid.",
    en: "I’m very sorry.",
  },
  {
    on: ["krank", "krankenhaus liegen", "fieber", "erkältet", "schmerzen", "kopfschmerzen", "wehtun", "verletzt"],
    say: "Oh, gute Besserung!",
    en: "Oh, get well soon!",
  },
  {
    on: ["traurig", "einsam", "fühlen allein", "weinen", "unglücklich"],
    say: "Oh, das tut mir leid.",
    en: "I’m sorry.",
  },
  {
    on: ["kaputt", "verloren", "gestohlen", "verpasst"],
    say: "Oh, das ist ~echt ärgerlich.",
    en: "Oh, that’s annoying.",
  },
  {
    on: ["angst", "nervös", "Sorge", "stress", "stressig", "gekündigt"],
    say: "Oh, das ist {sicher|sicher|echt} nicht leicht.",
    en: "That can’t be easy.",
  },
];

/** English that beginners fall back on; `*` is a noun found in the dictionary. */
export const ENGLISH_PHRASES: readonly { english: string; say: string }[] = [
  { english: "i am hungry", say: "Ich habe Hunger." },
  { english: "i'm hungry", say: "Ich habe Hunger." },
  { english: "i am thirsty", say: "Ich habe Durst." },
  { english: "i'm thirsty", say: "Ich habe Durst." },
  { english: "i am tired", say: "Ich bin müde." },
  { english: "i'm tired", say: "Ich bin müde." },
  { english: "i am sick", say: "Ich bin krank." },
  { english: "i don't know", say: "Ich weiß es nicht." },
  { english: "i do not know", say: "Ich weiß es nicht." },
  { english: "i don't like it", say: "Ich mag es nicht." },
  { english: "i like it", say: "Ich mag es." },
  { english: "i love it", say: "Ich liebe es." },
  { english: "how are you", say: "Wie geht es dir?" },
  { english: "what is your name", say: "Wie heißt du?" },
  { english: "what's your name", say: "Wie heißt du?" },
  { english: "where are you from", say: "Woher kommst du?" },
  { english: "i live alone", say: "Ich wohne allein." },
  { english: "i live with my family", say: "Ich wohne bei meiner Familie." },
  { english: "with my family", say: "Mit meiner Familie." },
  { english: "with my friends", say: "Mit meinen Freunden." },
  { english: "at home", say: "Zu Hause." },
  { english: "i am at home", say: "Ich bin zu Hause." },
  { english: "i go home", say: "Ich gehe nach Hause." },
  { english: "i have to work", say: "Ich muss arbeiten." },
  { english: "i am learning german", say: "Ich lerne Deutsch." },
  { english: "i'm learning german", say: "Ich lerne Deutsch." },
  { english: "my german is not good", say: "Mein Deutsch ist nicht gut." },
  { english: "my german is bad", say: "Mein Deutsch ist schlecht." },
  { english: "it is good", say: "Es ist gut." },
  { english: "it's good", say: "Es ist gut." },
  { english: "it is expensive", say: "Es ist teuer." },
  { english: "yes of course", say: "Ja, natürlich." },
  { english: "not really", say: "Eigentlich nicht." },
  { english: "every day", say: "Jeden Tag." },
  { english: "every morning", say: "Jeden Morgen." },
  { english: "good morning", say: "Guten Morgen!" },
  { english: "good evening", say: "Guten Abend!" },
  { english: "thank you", say: "Danke!" },
  { english: "i am happy", say: "Ich bin glücklich." },
  { english: "i'm happy", say: "Ich bin glücklich." },
  { english: "i am sad", say: "Ich bin traurig." },
  { english: "i need help", say: "Ich brauche Hilfe." },
  { english: "see you later", say: "Bis später!" },
];
export const ENGLISH_LEAD: Line = { say: "Auf Deutsch {sagst du|sagen Sie}: „*“", en: "In German, you say: “*”" };
export const ENGLISH_UNKNOWN: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "{Sag|Sagen Sie} es ~mal auf Deutsch, ein Wort ist genug.", en: "Say it in German, one word is enough." },
    {
      say: "{Probier|Probieren Sie} es ~mal auf Deutsch, Fehler sind okay.",
      en: "Try it in German, mistakes are okay.",
    },
  ],
  B: [
    {
      say: "Auf Deutsch {kannst du|können Sie} das ~halt auch mit einfachen Worten sagen.",
      en: "You can say that in German in simple words too.",
    },
    {
      say: "{Versuch|Versuchen Sie} es ~mal auf Deutsch, kleine Fehler stören nicht.",
      en: "Try it in German, small mistakes don’t matter.",
    },
  ],
  C: [
    {
      say: "Auf Deutsch klingt das sicher genauso gut, {versuch|versuchen Sie} es ~mal.",
      en: "I’m sure it sounds just as good in German, so give it a try.",
    },
    {
      say: "Bleiben wir beim Deutschen, auch wenn das passende Wort einmal fehlt.",
      en: "Let’s stick to German, even when the right word is missing.",
    },
  ],
};
/** From B1: the key word of an English message; `*` is its German noun. */
export const ENGLISH_KEY_WORD: Line = {
  say: "Auf Deutsch geht es hier um das Wort „*“.",
  en: "In German, the word here is “*”.",
};

/** In every tone; the numbers are checked at each release. The German comes first, then the English. */
export const CRISIS: Line = {
  say: "Das klingt sehr schwer, und es ist gut, dass {du|Sie} es {sagst|sagen}. Bitte {sprich|sprechen Sie} jetzt mit einem Menschen: in Deutschland 0800 111 0 111, 0800 111 0 222 oder 116 123 (TelefonSeelsorge, kostenlos, Tag und Nacht), in Österreich 142, in der Schweiz 143, im Notfall 112.",
  en: "That sounds very hard, and it’s good that you said it. Please talk to a person now: in Germany call 0800 111 0 111, 0800 111 0 222 or 116 123 (free, day and night), in Austria 142, in Switzerland 143, in the US or Canada call or text 988, in the UK or Ireland call 116 123, in an emergency 112 or 911.",
};
