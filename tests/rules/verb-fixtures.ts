import type { ConjugatedVerb } from "#schema/rules/verb-forms.ts";

// Copies of content/verbs, so that the rules are tested without the content.

export const GEHEN: ConjugatedVerb = {
  infinitive: "gehen",
  english: ["to go (on foot)", "to walk"],
  tenses: {
    present: { forms: { ich: "geh-e", du: "geh-st", er: "geh-t", wir: "geh-en", ihr: "geh-t", sie: "geh-en" } },
    "simple-past": {
      forms: { ich: "g*ing*", du: "g*ing*-st", er: "g*ing*", wir: "g*ing*-en", ihr: "g*ing*-t", sie: "g*ing*-en" },
    },
    "present-perfect": {
      forms: {
        ich: "bin geg*ang*-en",
        du: "bist geg*ang*-en",
        er: "ist geg*ang*-en",
        wir: "sind geg*ang*-en",
        ihr: "seid geg*ang*-en",
        sie: "sind geg*ang*-en",
      },
    },
    "future-i": {
      forms: {
        ich: "werde gehen",
        du: "wirst gehen",
        er: "wird gehen",
        wir: "werden gehen",
        ihr: "werdet gehen",
        sie: "werden gehen",
      },
    },
    "subjunctive-ii": {
      forms: {
        ich: "g*ing*-e",
        du: "g*ing*-est / g*ing*-st",
        er: "g*ing*-e",
        wir: "g*ing*-en",
        ihr: "g*ing*-et / g*ing*-t",
        sie: "g*ing*-en",
      },
      accepted: {
        ich: "würde gehen",
        du: "würdest gehen",
        er: "würde gehen",
        wir: "würden gehen",
        ihr: "würdet gehen",
        sie: "würden gehen",
      },
    },
  },
};

export const FAHREN: ConjugatedVerb = {
  infinitive: "fahren",
  english: ["to go (by vehicle)", "to drive"],
  tenses: {
    present: {
      forms: { ich: "fahr-e", du: "f*ä*hr-st", er: "f*ä*hr-t", wir: "fahr-en", ihr: "fahr-t", sie: "fahr-en" },
    },
    "simple-past": {
      forms: { ich: "f*u*hr", du: "f*u*hr-st", er: "f*u*hr", wir: "f*u*hr-en", ihr: "f*u*hr-t", sie: "f*u*hr-en" },
    },
    "present-perfect": {
      forms: {
        ich: "bin gefahr-en",
        du: "bist gefahr-en",
        er: "ist gefahr-en",
        wir: "sind gefahr-en",
        ihr: "seid gefahr-en",
        sie: "sind gefahr-en",
      },
      accepted: {
        ich: "habe gefahren",
        du: "hast gefahren",
        er: "hat gefahren",
        wir: "haben gefahren",
        ihr: "habt gefahren",
        sie: "haben gefahren",
      },
    },
    "future-i": {
      forms: {
        ich: "werde fahren",
        du: "wirst fahren",
        er: "wird fahren",
        wir: "werden fahren",
        ihr: "werdet fahren",
        sie: "werden fahren",
      },
    },
    "subjunctive-ii": {
      forms: {
        ich: "würde fahren",
        du: "würdest fahren",
        er: "würde fahren",
        wir: "würden fahren",
        ihr: "würdet fahren",
        sie: "würden fahren",
      },
      accepted: {
        ich: "führe",
        du: "führest / führst",
        er: "führe",
        wir: "führen",
        ihr: "führet / führt",
        sie: "führen",
      },
    },
  },
};

export const AUFSTEHEN: ConjugatedVerb = {
  infinitive: "aufstehen",
  prefix: "auf",
  english: ["to get up"],
  tenses: {
    present: {
      forms: {
        ich: "steh-e auf",
        du: "steh-st auf",
        er: "steh-t auf",
        wir: "steh-en auf",
        ihr: "steh-t auf",
        sie: "steh-en auf",
      },
    },
    "simple-past": {
      forms: {
        ich: "st*and* auf",
        du: "st*and*-est auf",
        er: "st*and* auf",
        wir: "st*and*-en auf",
        ihr: "st*and*-et auf",
        sie: "st*and*-en auf",
      },
      accepted: { du: "standst auf" },
    },
    "present-perfect": {
      forms: {
        ich: "bin aufgest*and*-en",
        du: "bist aufgest*and*-en",
        er: "ist aufgest*and*-en",
        wir: "sind aufgest*and*-en",
        ihr: "seid aufgest*and*-en",
        sie: "sind aufgest*and*-en",
      },
    },
    "future-i": {
      forms: {
        ich: "werde aufstehen",
        du: "wirst aufstehen",
        er: "wird aufstehen",
        wir: "werden aufstehen",
        ihr: "werdet aufstehen",
        sie: "werden aufstehen",
      },
    },
    "subjunctive-ii": {
      forms: {
        ich: "würde aufstehen",
        du: "würdest aufstehen",
        er: "würde aufstehen",
        wir: "würden aufstehen",
        ihr: "würdet aufstehen",
        sie: "würden aufstehen",
      },
      accepted: {
        ich: "stünde auf / stände auf",
        du: "stündest auf / ständest auf",
        er: "stünde auf / stände auf",
        wir: "stünden auf / ständen auf",
        ihr: "stündet auf / ständet auf",
        sie: "stünden auf / ständen auf",
      },
    },
  },
};

export const SICH_FREUEN: ConjugatedVerb = {
  infinitive: "sich freuen",
  english: ["to be glad", "to look forward"],
  tenses: {
    present: {
      forms: {
        ich: "freu-e mich",
        du: "freu-st dich",
        er: "freu-t sich",
        wir: "freu-en uns",
        ihr: "freu-t euch",
        sie: "freu-en sich",
      },
    },
    "simple-past": {
      forms: {
        ich: "freu-te mich",
        du: "freu-test dich",
        er: "freu-te sich",
        wir: "freu-ten uns",
        ihr: "freu-tet euch",
        sie: "freu-ten sich",
      },
    },
    "present-perfect": {
      forms: {
        ich: "habe mich gefreu-t",
        du: "hast dich gefreu-t",
        er: "hat sich gefreu-t",
        wir: "haben uns gefreu-t",
        ihr: "habt euch gefreu-t",
        sie: "haben sich gefreu-t",
      },
    },
    "future-i": {
      forms: {
        ich: "werde mich freuen",
        du: "wirst dich freuen",
        er: "wird sich freuen",
        wir: "werden uns freuen",
        ihr: "werdet euch freuen",
        sie: "werden sich freuen",
      },
    },
    "subjunctive-ii": {
      forms: {
        ich: "würde mich freuen",
        du: "würdest dich freuen",
        er: "würde sich freuen",
        wir: "würden uns freuen",
        ihr: "würdet euch freuen",
        sie: "würden sich freuen",
      },
      accepted: {
        ich: "freute mich",
        du: "freutest dich",
        er: "freute sich",
        wir: "freuten uns",
        ihr: "freutet euch",
        sie: "freuten sich",
      },
    },
  },
};

export const HAENGEN: ConjugatedVerb = {
  infinitive: "hängen",
  english: ["to hang"],
  tenses: {
    present: { forms: { ich: "häng-e", du: "häng-st", er: "häng-t", wir: "häng-en", ihr: "häng-t", sie: "häng-en" } },
    "simple-past": {
      forms: {
        ich: "h*i*ng / häng-te",
        du: "h*i*ng-st / häng-test",
        er: "h*i*ng / häng-te",
        wir: "h*i*ng-en / häng-ten",
        ihr: "h*i*ng-t / häng-tet",
        sie: "h*i*ng-en / häng-ten",
      },
    },
    "present-perfect": {
      forms: {
        ich: "habe geh*a*ng-en / habe gehäng-t",
        du: "hast geh*a*ng-en / hast gehäng-t",
        er: "hat geh*a*ng-en / hat gehäng-t",
        wir: "haben geh*a*ng-en / haben gehäng-t",
        ihr: "habt geh*a*ng-en / habt gehäng-t",
        sie: "haben geh*a*ng-en / haben gehäng-t",
      },
    },
    "future-i": {
      forms: {
        ich: "werde hängen",
        du: "wirst hängen",
        er: "wird hängen",
        wir: "werden hängen",
        ihr: "werdet hängen",
        sie: "werden hängen",
      },
    },
    "subjunctive-ii": {
      forms: {
        ich: "würde hängen",
        du: "würdest hängen",
        er: "würde hängen",
        wir: "würden hängen",
        ihr: "würdet hängen",
        sie: "würden hängen",
      },
      accepted: {
        ich: "hinge / hängte",
        du: "hingest / hingst / hängtest",
        er: "hinge / hängte",
        wir: "hingen / hängten",
        ihr: "hinget / hingt / hängtet",
        sie: "hingen / hängten",
      },
    },
  },
};

export const VERBS = [GEHEN, FAHREN, AUFSTEHEN, SICH_FREUEN, HAENGEN];
