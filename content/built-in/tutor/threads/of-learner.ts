import type { Thread } from "#schema/content/tutor.ts";
import { JOBS } from "../topics/work/known.ts";

/** What people tell of themselves. Of two that fit a sentence the first counts, so the narrower stands before the wider. */
export const OF_LEARNER: readonly Thread[] = [
  {
    id: "works-as",
    of: "learner",
    when: "now",
    says: new RegExp(
      String.raw`\b(?:ich arbeite|arbeite ich)\b[^.!?]*\b(?:als|in|im|bei|beim|für)\b|\b(?:ich bin|bin ich) (?:(?!nicht|kein)[a-zäöüß]+ ){0,3}(?:\p{L}*[a-zäöüß])?(?:${JOBS.join("|")}|\p{L}*fahrer(?:in)?|\p{L}*pfleger(?:in)?|\p{L}*techniker(?:in)?|\p{L}*mechaniker(?:in)?|\p{L}*elektriker(?:in)?|\p{L}*schwester|\p{L}*ingenieur(?:in)?|\p{L}*berater(?:in)?)\b`,
      "iu",
    ),
    unless:
      /\b(?:Küche|Bett|Wohnzimmer|Zug|Balkon|Exmann|Exfrau|mein(?:em|er) (?:Vater|Mutter|Onkel|Tante|Mann|Frau|Freund\p{L}*|Bruder|Schwester)|meinen Eltern|Teilzeit|Vollzeit|im (?:selben|gleichen|Team|Moment|Sommer|Winter|Sitzen|Stehen|Liegen|Dunkeln)|bei (?:\p{L}+ )?(?:Grad|Musik|Regen|Nacht)|an mir|Homeoffice|nicht|kein\p{Ll}*|Schwester von|nie|an (?:meine[mr]|einer)|viel|lange|heute|morgen|jetzt|gerade|Garten|Küche)\b/iu,
    A: {
      ask: [
        {
          say: "Wie gefällt {dir|Ihnen} die Arbeit ~so?",
          en: "How do you like the work?",
          unless: /\b(?:gern|gefällt|mag|liebe|Spaß|schön)\b/iu,
        },
        { say: "Was {machst du|machen Sie} bei der Arbeit jeden Tag?", en: "What do you do at work every day?" },
        {
          say: "Was ist an dieser Arbeit schwer?",
          en: "What is hard about this work?",
          unless: /\b(?:schwer|anstrengend|Stress|müde)\b/iu,
        },
      ],
    },
    B: {
      ask: [
        {
          say: "Was gefällt {dir|Ihnen} an dieser Arbeit ~denn am besten?",
          en: "What do you like best about this work?",
          unless: /\b(?:gern|gefällt|mag|liebe|Spaß|schön|leider)\b/iu,
        },
        {
          say: "Was ist an dieser Arbeit manchmal schwierig?",
          en: "What is sometimes difficult about this work?",
          unless: /\b(?:schwer|anstrengend|Stress|müde|schwierig)\b/iu,
        },
        { say: "Wie {bist du|sind Sie} ~denn zu dieser Arbeit gekommen?", en: "How did you get into this work?" },
      ],
    },
  },
  {
    id: "trip-coming",
    of: "learner",
    when: "coming",
    says: /\b(?:nach (?!Hause\b|der\b|dem\b|den\b|das\b|die\b|(?:mein|unser|ein|dies|sein|ihr)\p{Ll}*\b|Feierabend|Arbeit|Wunsch|Plan\b|Ostern|Weihnachten|Abschluss|links|rechts|oben|unten|draußen|vorne?|zwei|drei|vielen|so|\d)\p{Lu}\p{L}+|ans Meer|an die (?:See|Küste|Ostsee|Nordsee)|in die (?:Berge|Türkei|Schweiz|Ukraine|USA|Alpen|Heimat|Niederlande|Slowakei)|in den (?:Urlaub|Bergen|Süden|Norden)|auf die Insel|verreisen|Urlaub|Reise|Flugticket|Kreuzfahrt|Camping|zelten)\b/iu,
    unless:
      /\b(?:geschäftlich|beruflich|Turnier|Dienst\p{L}*|Konferenz|Messe|Krankenhaus|Klinik|Beerdigung|Prüfung|Vorstellungsgespräch|zurück|zieh\p{L}*|umziehen|Arzt|arbeiten|studieren|Urlaub (?:beantragen|nehmen)|ohne Reise|nicht|nie|kein\w*)\b/iu,
    A: {
      say: [{ say: "Das klingt nach einer schönen Reise.", en: "That sounds like a nice trip." }],
      ask: [
        { say: "Was {möchtest du|möchten Sie} dort sehen?", en: "What would you like to see there?" },
        {
          say: "Wie lange {möchtest du|möchten Sie} bleiben?",
          en: "How long would you like to stay?",
          unless: /\b(?:Wochen?|Tage?|Monate?)\b/iu,
        },
        { say: "Was {nimmst du|nehmen Sie} mit?", en: "What are you taking with you?" },
      ],
    },
    B: {
      say: [{ say: "Das klingt nach einer schönen Reise.", en: "That sounds like a nice trip." }],
      ask: [
        { say: "Was {hast du|haben Sie} dort ~denn alles vor?", en: "What are you planning to do there?" },
        { say: "Was darf auf dieser Reise ~denn nicht fehlen?", en: "What’s an absolute must on this trip?" },
        {
          say: "Worauf {freust du dich|freuen Sie sich} dabei am meisten?",
          en: "What are you looking forward to most?",
        },
      ],
    },
    C: {
      say: [
        { say: "Da packt einen ja schon beim Zuhören das Fernweh.", en: "Just hearing about it gives you itchy feet." },
      ],
      ask: [
        { say: "Was zieht {dich|Sie} gerade dorthin?", en: "What draws you to that place in particular?" },
        {
          say: "Was {erhoffst du dir|erhoffen Sie sich} von dieser Reise?",
          en: "What do you hope to get out of this trip?",
        },
      ],
    },
  },
  {
    id: "trip",
    of: "learner",
    when: "past",
    says: /\b(?:war|waren|bin|sind)\b[^.!?]*\b(?:im Urlaub|am Meer|am Strand|auf (?:einer|der) Insel|in den Bergen|gereist|geflogen|auf Reisen)\b|\b(?:war|waren) (?:(?:ich|wir|schon|mal|einmal|auch|letzte\w*|im|Jahr|Sommer|Winter|Herbst|\d{4}|mit|mein\w*|Frau|Mann|Familie|Freund\w*|Eltern|zwei|drei|Wochen?|Tage) )*in (?!der\b|einem\b|einer\b|den\b|Rente|Sorge|Eile|Gefangenschaft|Therapie|Zeitnot|Not|Panik|Ordnung|Gefahr|Bewegung|Stimmung|Form|Arbeit|Behandlung|Schwierigkeiten|Führung|Trauer|Quarantäne)\p{Lu}\p{L}+|\b(?:nach (?!Hause)\p{Lu}\p{L}+|in die (?:Türkei|Schweiz|Berge|Ukraine|USA)|ans Meer) (?:\p{L}+ )?(?:gefahren|geflogen|gereist)|\b(?:Urlaub|Reise)\b[^.!?]*\b(?:war|gemacht)\b/iu,
    unless:
      /\b(?:Leuten|Personen|von der Schule|aus der|rausgeflogen|Verein|nie|noch nicht|kein\w*|gekommen|gezogen|geflohen|gestorben)\b/iu,
    A: {
      ask: [
        {
          say: "Was hat {dir|Ihnen} dort am besten gefallen?",
          en: "What did you like best there?",
          unless: /\b(?:gefallen|am schönsten)\b/iu,
        },
        {
          say: "Was {hast du|haben Sie} dort gegessen?",
          en: "What did you eat there?",
          unless: /\b(?:gegessen|Essen)\b/iu,
        },
        {
          say: "Wie war das Wetter dort?",
          en: "What was the weather like there?",
          unless: /\b(?:Wetter|heiß|kalt|warm|Sonne|Regen|geregnet|Strand)\b/iu,
        },
        {
          say: "Wie lange {warst du|waren Sie} dort?",
          en: "How long were you there?",
          unless: /\b(?:Wochen?|Tage?|Monate?|Jahre?)\b/iu,
        },
      ],
    },
    B: {
      ask: [
        { say: "Was hat {dich|Sie} dort ~denn am meisten überrascht?", en: "What surprised you most there?" },
        {
          say: "Welcher Moment ist {dir|Ihnen} besonders in Erinnerung geblieben?",
          en: "Which moment has really stuck with you?",
        },
        {
          say: "Wie {bist du|sind Sie} mit den Menschen dort ins Gespräch gekommen?",
          en: "How did you get to talking with the people there?",
        },
      ],
    },
    C: {
      ask: [
        {
          say: "Welches Bild von dort geht {dir|Ihnen} nicht mehr aus dem Kopf?",
          en: "Which image from there can’t you get out of your head?",
        },
        {
          say: "Was {hast du für dich|haben Sie für sich} von dort mitgenommen?",
          en: "What did you take away from your time there?",
        },
      ],
    },
  },
  {
    id: "host-family",
    of: "learner",
    when: "past",
    says: /\b(?:bei|mit) (?:einer|einem|einheimischen) (?:\p{L}+ )?(?:Familie|Gastfamilie|Freunden|Leuten|Paar)\b[^.!?]*\b(?:gewohnt|gelebt|übernachtet|gegessen)\b/iu,
    A: { ask: [{ say: "Wie waren die Leute?", en: "What were the people like?" }] },
    B: {
      ask: [
        {
          say: "Was ist {dir|Ihnen} von diesen Menschen im Gedächtnis geblieben?",
          en: "What do you remember about those people?",
        },
      ],
    },
    C: {
      ask: [
        {
          say: "Was {hast du|haben Sie} von diesen Menschen gelernt?",
          en: "What did you learn from those people?",
        },
      ],
    },
  },
  {
    id: "came-here",
    of: "learner",
    says: /\b(?:nach (?:Deutschland|Österreich|\p{Lu}\p{L}+) (?:gekommen|gezogen|eingewandert|geflohen|umgezogen)|seit \p{L}+ (?:Jahren?|Monaten?|Wochen?) (?:hier|in Deutschland|in Österreich|in der Schweiz)|(?:bin|sind|wohne|lebe) (?:\p{L}+ )?seit (?:\p{L}+|\d+) (?:Jahren?|Monaten?)? ?(?:hier|in \p{Lu}))\b/iu,
    A: {
      ask: [
        { say: "Was war am Anfang schwer?", en: "What was difficult at the beginning?" },
        { say: "Was ist hier anders?", en: "What’s different here?" },
      ],
    },
    B: {
      say: [{ say: "Das war bestimmt ein großer Schritt.", en: "That must have been a big step." }],
      ask: [
        { say: "Was war am Anfang ~denn am schwierigsten?", en: "What was most difficult at the beginning?" },
        {
          say: "Woran {hast du dich|haben Sie sich} hier schnell gewöhnt?",
          en: "What did you quickly get used to here?",
        },
      ],
    },
    C: {
      ask: [
        {
          say: "Was ist {dir|Ihnen} hier bis heute fremd geblieben?",
          en: "What still feels foreign to you here to this day?",
        },
      ],
    },
  },
  {
    id: "family-far",
    of: "learner",
    says: /\b(?:Heimweh|vermisse (?:meine?|sie|ihn|euch)|meine? (?:ganze )?(?:Familie|Eltern|Kinder|Frau|Mann|Mutter|Vater) (?:ist|sind|lebt|leben|wohnt|wohnen) (?:noch |immer noch |alle )*(?:in|weit)|weit weg)\b/iu,
    unless:
      /\b(?:\p{L}*rad|Brille|Handy|Auto|Bett|Sofa|Kissen|Schlüssel|Kaffee|Tee|Ruhe|Schlaf|Arbeit|Job|Büro|Computer|Laptop|Sachen|Socken?|vermisse [^.!?,]*(?:nicht|kaum|nie)|nicht weit|Stau|Auto|Handy)\b/iu,
    A: {
      say: [{ say: "Das ist bestimmt nicht leicht.", en: "That can’t be easy." }],
      ask: [
        {
          say: "Wie oft {sprichst du|sprechen Sie} mit {deiner|Ihrer} Familie?",
          en: "How often do you talk to your family?",
        },
        { say: "Was {vermisst du|vermissen Sie} am meisten?", en: "What do you miss most?", unless: /\bvermisse\b/iu },
      ],
    },
    B: {
      say: [{ say: "Das ist bestimmt nicht immer leicht.", en: "That can’t always be easy." }],
      ask: [
        { say: "Was fehlt {dir|Ihnen} ~denn am meisten?", en: "What do you miss most?", unless: /\bvermisse\b/iu },
        { say: "Was hilft {dir|Ihnen} gegen das Heimweh?", en: "What helps you when you’re homesick?" },
      ],
    },
  },
  {
    id: "left-by-partner",
    says: /\b(?:meine Frau|mein Mann|meine Freundin|mein Freund|meine Partnerin|mein Partner)\b[^.!?]*\b(?:ausgezogen|mich verlassen|weggegangen|weg ist|getrennt)\b/iu,
    unless: /\b(?:nicht|Arbeit)\b/iu,
    A: {
      say: [{ say: "Das ist bestimmt nicht leicht.", en: "That can’t be easy." }],
      ask: [{ say: "Was hilft {dir|Ihnen} in dieser Zeit?", en: "What helps you at this time?" }],
    },
    B: {
      say: [{ say: "So eine Trennung hinterlässt eine Lücke.", en: "A separation like that leaves a gap." }],
      ask: [{ say: "Wer ist in dieser Zeit für {dich|Sie} da?", en: "Who is there for you at this time?" }],
    },
  },
  {
    id: "meets-children",
    of: "learner",
    when: "now",
    says: /\b(?:treffe|sehe|besuche|hole)\b[^.!?]*\b(?:Kinder|Sohn|Tochter|Enkel\w*|Söhne|Töchter)\b/iu,
    A: { ask: [{ say: "Was {macht ihr|machen Sie} dann zusammen?", en: "What do you do together then?" }] },
    B: {
      say: [{ say: "Diese Zeit ist kostbar.", en: "That time is precious." }],
      ask: [{ say: "Was {unternehmt ihr|unternehmen Sie} dann am liebsten?", en: "What do you most like to do then?" }],
    },
  },
  {
    id: "dating-app",
    of: "learner",
    says: /\b(?:Tinder|Bumble|Dating-?App|Datingportal|Dating|Match|Online-?Dating)\b/iu,
    A: {
      ask: [
        { say: "Was {schreibst du|schreiben Sie} da ~so?", en: "What do you write there?" },
        { say: "Was ist {dir|Ihnen} bei einem Profil wichtig?", en: "What’s important to you in a profile?" },
      ],
    },
    B: {
      say: [{ say: "Da braucht man manchmal Geduld.", en: "Sometimes you need patience for that." }],
      ask: [
        { say: "Worauf {achtest du|achten Sie} ~denn bei einem Profil?", en: "What do you look for in a profile?" },
        {
          say: "Welche erste Nachricht würde {dich|Sie} ~denn neugierig machen?",
          en: "What first message would make you curious?",
        },
      ],
    },
  },
  {
    id: "therapy",
    of: "learner",
    // With the word before it: "Ich bin Psychologin" names a profession.
    says: /\b(?:Therapie|(?:zu[mr]|beim|bei|meine[mnr]?|eine[mnr]?) (?:Therapeut|Psycholog)\w*|Burnout|Depression\w*)\b/iu,
    A: { ask: [{ say: "Was hilft {dir|Ihnen} heute?", en: "What helps you today?" }] },
    B: {
      say: [{ say: "Sich Hilfe zu holen, ist ein mutiger Schritt.", en: "Getting help is a brave step." }],
      ask: [{ say: "Was hat {dir|Ihnen} dabei am meisten geholfen?", en: "What helped you most?" }],
    },
    C: {
      ask: [{ say: "Was {hast du|haben Sie} in dieser Zeit gelernt?", en: "What did you learn during that time?" }],
    },
  },
  {
    id: "was-hurt-once",
    of: "learner",
    says: /\b(?:hat weh ?getan|hatte ich (?:\p{L}+ )*(?:Schmerzen|Fieber)|war ich (?:\p{L}+ )?krank|ich war (?:\p{L}+ )?krank|gebrochen|verbrannt|Qualle|gestürzt|vom Rad gefallen|Unfall)\b/iu,
    unless: /\b(?:oft|immer|nie|nichts|heute|gestern|seit|immer noch|jetzt)\b/iu,
    A: {
      say: [{ say: "Oje!", en: "Oh dear!" }],
      ask: [{ say: "Wer hat {dir|Ihnen} da geholfen?", en: "Who helped you then?" }],
    },
    B: {
      say: [{ say: "Autsch, so etwas vergisst man nicht.", en: "Ouch, you don’t forget something like that." }],
      ask: [
        {
          say: "Wie lange hat es gedauert, bis alles wieder gut war?",
          en: "How long did it take until everything was fine again?",
          unless: /\b(?:Tage?|Wochen?|Monate?|nur ein bisschen)\b/iu,
        },
      ],
    },
  },
  {
    id: "small-accident",
    of: "learner",
    says: /\b(?:geschnitten|hingefallen|gestolpert|gestoßen|die Finger verbrannt|umgeknickt)\b/iu,
    unless: /\b(?:Gemüse|Zwiebeln?|Brot|Haare)\b/iu,
    A: {
      say: [{ say: "Oje!", en: "Oh dear!" }],
      ask: [{ say: "Was {hast du|haben Sie} dann gemacht?", en: "What did you do then?" }],
    },
    B: {
      say: [{ say: "Autsch!", en: "Ouch!" }],
      ask: [{ say: "Wie ist das ~denn passiert?", en: "How did that happen?" }],
    },
  },
  {
    id: "is-ill",
    of: "learner",
    when: "now",
    says: /\b(?:bin|fühle mich)\b[^.!?]*\b(?:krank|erkältet)\b|\bliege (?:\p{L}+ )*im Bett\b|\bhabe (?:\p{L}+ )?(?:Fieber|Grippe|Husten|Schnupfen|Migräne|\p{L}+schmerzen|Schmerzen)\b|\bhabe (?:\p{L}+ )*(?:Operation|OP)\b/iu,
    unless: /\b(?:krank vor|nie|nie|selten|vor Liebe|nicht mehr|nicht|war|kein\w*|gelaunt)\b/iu,
    A: {
      say: [{ say: "Oh, gute Besserung!", en: "Oh, get well soon!" }],
      ask: [
        { say: "Was hilft {dir|Ihnen} dann?", en: "What helps you then?" },
        { say: "Seit wann {hast du|haben Sie} das?", en: "How long have you had that?", unless: /\bseit\b/iu },
      ],
    },
    B: {
      say: [{ say: "Oh, dann gute Besserung!", en: "Oh, then get well soon!" }],
      ask: [
        {
          say: "Seit wann geht es {dir|Ihnen} ~denn so?",
          en: "How long have you been feeling like that?",
          unless: /\bseit\b/iu,
        },
        { say: "Wer kümmert sich ~denn gerade um {dich|Sie}?", en: "Who is looking after you at the moment?" },
      ],
    },
  },
  {
    id: "tired",
    of: "learner",
    when: "now",
    says: /\b(?:(?:ich|wir|bin|sind wir|war|fühle)\b[^.!?]*\b(?:müde|erschöpft)|kaputt von|fix und fertig|total fertig|schlafe (?:\p{L}+ )?(?:schlecht|wenig|nicht)|nicht (?:gut )?geschlafen|kaum geschlafen|zu wenig Schlaf|keine Energie)\b/iu,
    unless: /\b(?:es (?:so )?(?:müde|leid)|angenehm|super|glücklich|nicht müde|Auto|Handy)\b/iu,
    A: {
      say: [{ say: "Dann ist eine Pause wichtig.", en: "Then it’s important to take a break." }],
      ask: [
        {
          say: "Wie lange {schläfst du|schlafen Sie} meistens?",
          en: "How long do you usually sleep?",
          unless: /\bStunden\b/iu,
        },
        { say: "Was {machst du|machen Sie} heute noch?", en: "What else are you doing today?" },
      ],
    },
    B: {
      say: [{ say: "Dann ist erst einmal Ruhe dran.", en: "Then it’s time to get some rest." }],
      ask: [
        {
          say: "Wobei {erholst du dich|erholen Sie sich} ~denn am besten?",
          en: "What helps you recover best?",
        },
        {
          say: "Was raubt {dir|Ihnen} ~denn zurzeit die Kraft?",
          en: "What’s draining your energy at the moment?",
          unless: /\b(?:weil|wegen|Arbeit|Schicht|Kinder|Baby)\b/iu,
        },
      ],
    },
    C: {
      say: [{ say: "Dann ist erst einmal Ruhe dran.", en: "Then it’s time to get some rest." }],
      ask: [
        {
          say: "Wo {findest du|finden Sie} zurzeit am ehesten Ruhe?",
          en: "Where are you most likely to find some peace and quiet these days?",
        },
      ],
    },
  },
  {
    id: "is-well",
    of: "learner",
    says: /\b(?:mir|uns) geht(?:['’]s| es) (?:\p{L}+ ){0,3}(?:gut|super|besser|prima|okay|wieder)\b|\bbin (?:wieder )?gesund\b|\bjetzt (?:ist )?alles (?:wieder )?gut\b/iu,
    A: {
      say: [{ say: "Das freut mich.", en: "I’m glad to hear that." }],
      ask: [
        {
          say: "Was {machst du|machen Sie} heute noch Schönes?",
          en: "What nice things are you doing later today?",
          unless: /\b(?:war|gestern|Urlaub|damals|am Abend)\b/iu,
        },
      ],
    },
    B: {
      say: [{ say: "Das hört man gern.", en: "That’s good to hear." }],
      ask: [
        {
          say: "Was {hast du|haben Sie} ~denn heute noch vor?",
          en: "What else do you have planned for today?",
          unless: /\b(?:war|gestern|Urlaub|damals|am Abend)\b/iu,
        },
      ],
    },
  },
  {
    id: "new-job",
    of: "learner",
    says: /\b(?:(?:eine |einen )?(?:andere[nr]?|neue[nr]?|bessere[nr]?) (?:Arbeit|Job|Stelle|Beruf)|bewerbe|beworben|Bewerbung|Vorstellungsgespräch|befördert|Jobangebot|(?:ihre|seine|die) Stelle (?:bekommen|übernehmen)|kündigen|selbstständig machen|Probezeit)\b/iu,
    unless:
      /\b(?:(?:um|auf) (?:eine|einen|ein) (?:\p{L}+ )?(?:Wohnung|Zimmer|WG|Platz|Stipendium|Kita\p{L}*|Studienplatz)|vor \p{L}+ Jahren|früher|damals|langweilig|verdiene|weniger|In meine\p{L}* neuen|Mein\p{L}* neue[nrs]? (?:Job|Arbeit|Stelle) (?:ist|war)|nicht bekommen|Absage)\b/iu,
    A: {
      say: [{ say: "Das ist eine wichtige Sache.", en: "That’s something important." }],
      ask: [
        {
          say: "Was für eine Arbeit ist das?",
          en: "What kind of work is that?",
          unless: /\b(?:suche|andere|neue|will|möchte|als|Hotel|kündigen)\b/iu,
        },
        {
          say: "Was {möchtest du|möchten Sie} bei der Arbeit gern machen?",
          en: "What would you like to do at work?",
          unless: /\b(?:Stelle|befördert|kündigen)\b/iu,
        },
      ],
    },
    B: {
      say: [{ say: "Das ist ein großer Schritt.", en: "That’s a big step." }],
      ask: [
        {
          say: "Was reizt {dich|Sie} ~denn an der neuen Aufgabe?",
          en: "What appeals to you about the new job?",
          unless: /\b(?:kündigen|Probezeit)\b/iu,
        },
        {
          say: "Was soll in Zukunft ~denn anders werden?",
          en: "What would you like to be different in the future?",
          unless: /\b(?:Stelle bekommen|übernehmen|befördert)\b/iu,
        },
        { say: "Wie {bereitest du dich|bereiten Sie sich} ~denn darauf vor?", en: "How are you preparing for it?" },
      ],
    },
  },
  {
    id: "course",
    of: "learner",
    says: /\b(?:mache|besuche|beginne|fange|machen)\b[^.!?]*\b(?:\p{L}*[Kk]urs|Ausbildung|Weiterbildung|Praktikum|Fortbildung)\b/iu,
    unless: /\b(?:kein\p{L}*|nicht|nie|vielleicht|gebe|leite)\b/iu,
    A: {
      ask: [
        { say: "Was {lernst du|lernen Sie} dort?", en: "What do you learn there?" },
        { say: "Wie lange dauert das?", en: "How long does it take?", unless: /\b(?:Monate?|Wochen?|Jahre?)\b/iu },
      ],
    },
    B: {
      say: [{ say: "Das ist eine gute Entscheidung.", en: "That’s a good decision." }],
      ask: [
        {
          say: "Was {möchtest du|möchten Sie} dort ~denn vor allem lernen?",
          en: "What would you mainly like to learn there?",
        },
        { say: "Wobei soll {dir|Ihnen} das später helfen?", en: "What do you hope it will help you with later?" },
      ],
    },
  },
  {
    id: "speech",
    of: "learner",
    says: /\b(?:Rede halten|die Rede|eine Rede|Vortrag|Präsentation|Referat)\b/iu,
    unless:
      /\b(?:sehe|höre|schaue|lese|gehört|gesehen|Präsident\p{L}*|Kanzler\p{L}*|Minister\p{L}*|keine Rede|Professor\p{L}*|nicht der Rede|fertig)\b/iu,
    A: {
      say: [{ say: "Das ist aufregend.", en: "That’s exciting." }],
      ask: [{ say: "Worum geht es da ~denn?", en: "What’s it about?" }],
    },
    B: {
      say: [
        {
          say: "Vor vielen Leuten zu sprechen, braucht Mut.",
          en: "Speaking in front of a lot of people takes courage.",
        },
      ],
      ask: [
        {
          say: "Was {möchtest du|möchten Sie} ~denn unbedingt sagen?",
          en: "What do you definitely want to say?",
          unless: /\b(?:habe?|hatte|war)\b/iu,
        },
        { say: "Wie {übst du|üben Sie} ~denn für so etwas?", en: "How do you practice for something like that?" },
      ],
    },
  },
  {
    id: "exam-coming",
    of: "learner",
    says: /\b\p{L}*(?:prüfung|klausur|examen|test|führerschein)\b/iu,
    unless:
      /\b(?:immer|nicht|Apotheke|Schwangerschaft\p{L}*|Online\p{L}*|Hör\p{L}*|Seh\p{L}*|Geld|gespart|bezahl\p{L}*|teuer|kostet|korrigiere|gemacht|habe (?:einen|den|meinen) Führerschein|Führerschein (?:habe|verloren|weg|dabei|vergessen|abgegeben)|Vater|Mutter|ohne|bestanden|durchgefallen|geschafft|hatte|war|Corona\w*|Arzt|Ärztin|Blut\w*|nach (?:der|dem)|kein\w*)\b/iu,
    A: {
      say: [{ say: "Dann viel Erfolg!", en: "Then good luck!" }],
      ask: [
        {
          say: "Wann ist die Prüfung?",
          en: "When is the exam?",
          unless: /\b(?:morgen|am|im|nächste\w*|heute|um|Test)\b/iu,
        },
        { say: "Was ist für {dich|Sie} am schwersten?", en: "What’s hardest for you?" },
      ],
    },
    B: {
      say: [{ say: "Dann viel Erfolg dabei!", en: "Then good luck with it!" }],
      ask: [
        { say: "Wie {bereitest du dich|bereiten Sie sich} ~denn darauf vor?", en: "How are you preparing for it?" },
        { say: "Was macht {dir|Ihnen} dabei am meisten Sorgen?", en: "What worries you most about it?" },
      ],
    },
  },
  {
    id: "language",
    of: "learner",
    when: "now",
    says: /\b(?:Deutsch|Grammatik|Vokabeln|Artikel|Dativ|Aussprache|Wörter|Fremdsprachen?|Sprachkurs|Deutschkurs|Englisch|Französisch|Spanisch|Dialekt)\b/iu,
    unless:
      /\b(?:Artikel über|mein\p{Ll}* Artikel|(?:einen|den) Artikel|Zeitung\p{L}*|als (?:ich|wir)|Film|Lehrerin|Lehrer|Buch|lese)\b/iu,
    A: {
      ask: [
        {
          say: "Was ist beim Deutschlernen schwer?",
          en: "What’s difficult about learning German?",
          unless: /\b(?:schwer|schwierig|Englisch|Spanisch|Französisch|spreche)\b/iu,
        },
        {
          say: "Mit wem {sprichst du|sprechen Sie} Deutsch?",
          en: "Who do you speak German with?",
          unless: /\bmit\b/iu,
        },
        { say: "Wie {lernst du|lernen Sie} neue Wörter?", en: "How do you learn new words?" },
      ],
    },
    B: {
      ask: [
        { say: "Was hilft {dir|Ihnen} beim Lernen ~denn am meisten?", en: "What helps you most when you’re studying?" },
        {
          say: "In welchen Situationen {sprichst du|sprechen Sie} am meisten Deutsch?",
          en: "In which situations do you speak the most German?",
        },
      ],
    },
    C: {
      ask: [
        {
          say: "Inwiefern {bist du|sind Sie} auf Deutsch ein anderer Mensch?",
          en: "In what way are you a different person in German?",
        },
      ],
    },
  },
  {
    id: "book",
    of: "learner",
    says: /\b(?:Buch|Bücher|Roman\w*|Krimi\w*|Comics?|Gedichte|Biografie|Harry Potter|Mangas?|gelesen|durchgelesen|lese (?:gerade|jetzt|ich|ein|einen|viel|gern))\b/iu,
    unless: /\b(?:Kochbuch|Tagebuch|Wörterbuch|Brief\w*|Mail\w*|Nachricht\w*|Zeitung|im Netz|online|nie)\b/iu,
    A: {
      say: [{ say: "Lesen ist eine gute Übung.", en: "Reading is good practice." }],
      ask: [
        {
          say: "Was passiert in dem Buch?",
          en: "What happens in the book?",
          unless: /\b(?:Bücher|Comics|viel|gern|Gedichte)\b/iu,
        },
        {
          say: "Wo {liest du|lesen Sie} gern?",
          en: "Where do you like to read?",
          unless: /\b(?:im Bett|in der Bahn|im Zug)\b/iu,
        },
        {
          say: "Wer ist die wichtigste Person in dem Buch?",
          en: "Who is the most important person in the book?",
          unless: /\b(?:Bücher|Comics|viel|gern|Gedichte)\b/iu,
        },
      ],
    },
    B: {
      ask: [
        {
          say: "Worum geht es darin ~denn?",
          en: "What is it about?",
          unless: /\b(?:Bücher|Comics|viel|gern|geht um|handelt|Gedichte)\b/iu,
        },
        {
          say: "Welche Stelle ist {dir|Ihnen} besonders im Kopf geblieben?",
          en: "Which passage has really stuck with you?",
          unless: /\b(?:Bücher|Comics|viel|gern|Gedichte)\b/iu,
        },
        {
          say: "Wem {würdest du|würden Sie} es ~denn empfehlen?",
          en: "Who would you recommend it to?",
          unless: /\b(?:Bücher|Comics|viel|gern|Gedichte)\b/iu,
        },
      ],
    },
    C: {
      ask: [{ say: "Was daran beschäftigt {dich|Sie} am meisten?", en: "What about it is on your mind the most?" }],
    },
  },
  {
    id: "watches-sport",
    of: "learner",
    says: /\b(?:schaue|sehe|gucke|schauen|gucken|gesehen|geschaut)\b[^.!?]*\b(?:Fußball|Fussball|Basketball|Tennis|Handball|Formel 1|Spiel|Bundesliga|Sport)\b/iu,
    A: {
      ask: [
        {
          say: "Welche Mannschaft {magst du|mögen Sie}?",
          en: "Which team do you like?",
          unless: /\b(?:Tennis|Formel)\b/iu,
        },
        { say: "Mit wem {schaust du|schauen Sie} das?", en: "Who do you watch it with?", unless: /\bmit\b/iu },
      ],
    },
    B: {
      ask: [
        {
          say: "Mit welcher Mannschaft {fieberst du|fiebern Sie} ~denn mit?",
          en: "Which team do you root for?",
          unless: /\b(?:Tennis|Formel)\b/iu,
        },
        { say: "Wo {schaust du|schauen Sie} das ~denn am liebsten?", en: "Where do you most like to watch it?" },
      ],
    },
  },
  {
    id: "culture-visit",
    of: "learner",
    when: "past",
    says: /\b(?:Museum|Ausstellung|Galerie|Theater|Oper|Konzert|Ballett|Musical|Schloss|Kirche|Dom|Burg|Lesung|Festival)\b/iu,
    unless:
      /\b(?:geschlossen|zu war|war zu|ausverkauft|Toilette|Unfall|nähe|genäht|arbeite\p{L}*|vor (?:dem|der)|neben (?:dem|der)|hinter (?:dem|der)|teuer|getroffen|kennengelernt|Kind|nie|nicht|selten|kein\w*)\b/iu,
    A: {
      ask: [
        { say: "Was war dort am schönsten?", en: "What was the nicest thing there?" },
        {
          say: "Mit wem {warst du|waren Sie} dort?",
          en: "Who did you go with?",
          unless: /\b(?:mit|wir|allein|mich)\b/iu,
        },
      ],
    },
    B: {
      ask: [
        {
          say: "Was hat {dich|Sie} dort ~denn am meisten beeindruckt?",
          en: "What impressed you most there?",
          unless: /\bbeeindruckt\b/iu,
        },
        { say: "Wem {würdest du|würden Sie} einen Besuch empfehlen?", en: "Who would you recommend a visit to?" },
      ],
    },
    C: { ask: [{ say: "Was davon ist {dir|Ihnen} nachgegangen?", en: "What part of it has stayed with you?" }] },
  },
  {
    id: "has-siblings-or-children",
    of: "learner",
    when: "now",
    says: /\b(?:ich habe|wir haben|habe ich|haben wir) (?:zwei|drei|vier|fünf|sechs|\d) (?:\p{Ll}+ )?(?:Kinder|Söhne|Töchter|Brüder|Schwestern|Geschwister|Enkel|Enkelkinder)\b/iu,
    unless: /\b(?:alt|heißen)\b/iu,
    A: {
      ask: [
        {
          say: "Wie heißen {deine|Ihre} Kinder?",
          en: "What are your children’s names?",
          unless: /^(?![^]*\bKinder\b)/iu,
        },
        { say: "Wie alt sind {deine|Ihre} Kinder?", en: "How old are your children?", unless: /^(?![^]*\bKinder\b)/iu },
        { say: "Welche Namen haben sie ~denn?", en: "What are their names?", unless: /\bKinder\b/iu },
        { say: "Wie alt sind sie ~denn?", en: "How old are they?", unless: /\bKinder\b/iu },
      ],
    },
    B: {
      ask: [
        { say: "Was {unternehmt ihr|unternehmen Sie} ~denn gern zusammen?", en: "What do you like to do together?" },
      ],
    },
  },
  {
    id: "instrument",
    of: "learner",
    says: /\b(?:spiele|spiel|lerne|lernen|übe|spielte)\b[^.!?]*\b(?:Gitarre|Klavier|Geige|Schlagzeug|Flöte|Ukulele|Trompete|Cello|Saxofon|Saxophon|in einer Band)\b|\b(?:singe|sing|Chor)\b/iu,
    unless: /\b(?:höre|gehört|zuhöre)\b/iu,
    A: {
      ask: [
        {
          say: "Wie oft {übst du|üben Sie}?",
          en: "How often do you practice?",
          unless: /\b(?:jede\w*|mal|oft|täglich|singe|Chor)\b/iu,
        },
        {
          say: "Welche Musik {spielst du|spielen Sie} gern?",
          en: "What kind of music do you like to play?",
          unless: /\b(?:singe|Chor)\b/iu,
        },
        { say: "Welche Lieder {magst du|mögen Sie}?", en: "Which songs do you like?" },
      ],
    },
    B: {
      ask: [
        {
          say: "Was {möchtest du|möchten Sie} ~denn unbedingt einmal spielen können?",
          en: "What would you really like to be able to play someday?",
          unless: /\b(?:singe|Chor)\b/iu,
        },
        { say: "Wie {bist du|sind Sie} ~denn dazu gekommen?", en: "How did you get into it?" },
      ],
    },
  },
  {
    id: "skips-sport",
    of: "learner",
    says: /\b(?:keine Lust|kein\w* Bock) auf (?:Sport|Training|Joggen|Fitness\w*)\b|\b(?:geschwänzt|faul|kein Sport|keinen Sport|schwänze|Schweinehund|zu müde)\b/iu,
    unless: /\b(?:mein \p{L}+ ist faul)\b/iu,
    A: {
      say: [{ say: "Das ist auch mal okay.", en: "That’s okay once in a while." }],
      ask: [
        { say: "Was {machst du|machen Sie} dann lieber?", en: "What would you rather do then?" },
        { say: "Wann {hast du|haben Sie} wieder Lust?", en: "When will you feel like it again?" },
      ],
    },
    B: {
      say: [{ say: "Pausen gehören auch dazu.", en: "Breaks are part of it, too." }],
      ask: [
        {
          say: "Wie {motivierst du dich|motivieren Sie sich} ~denn danach wieder?",
          en: "How do you get motivated again after that?",
        },
        {
          say: "Was {machst du|machen Sie} an so einem Tag ~denn lieber?",
          en: "What would you rather do on a day like that?",
        },
      ],
    },
  },
  {
    id: "plays-game",
    of: "learner",
    says: /\b(?:spielen?|spiel|gespielt)\b[^.!?]*\b(?:Schach|Backgammon|Karten|Memory|Uno|Domino|Brettspiele?|Playstation|Videospiele?|am Computer|Tischkicker|Billard|Skat|Mensch ärgere)\b/iu,
    A: { ask: [{ say: "Wer gewinnt meistens?", en: "Who usually wins?", unless: /\bgewinn\w*|allein\b/iu }] },
    B: {
      ask: [
        { say: "Wer gewinnt ~denn meistens?", en: "Who usually wins?", unless: /\bgewinn\w*|allein\b/iu },
        { say: "Was macht dabei ~denn am meisten Spaß?", en: "What’s the most fun part?" },
      ],
    },
  },
  {
    id: "sport",
    of: "learner",
    when: "now",
    says: /\b(?:spielen?|spiel)\b[^.!?]*\b(?:Fußball|Fussball|Handball|Basketball|Volleyball|Tennis|Tischtennis|Golf|Hockey|Badminton|Federball)\b|\b(?:trainiere|trainieren|jogge|laufe|schwimme|schwimmen|tanze|tanzen|klettere|reite|turne|boxe|wandere|wandern|angeln|angle|fahre (?:\p{L}+ )*(?:Rad|Fahrrad|Ski)|mache (?:\p{L}+ )*(?:Sport|Yoga|Pilates|Krafttraining|Karate|Judo)|gehe (?:\p{L}+ )*(?:ins Fitnessstudio|schwimmen|joggen|tanzen|klettern|wandern|zum Training)|Fitnessstudio|Yoga)\b/iu,
    unless:
      /\b(?:mit (?:den|unseren) Kindern|heute|gegen den Strom|im Geld|davon|nicht|nie|kein\w*|Gitarre|Klavier|Geige|Schach|Backgammon|Karten|Computer|Playstation|Instrument|mit mein\w* (?:Kind\w*|Tochter|Sohn)|zur \p{L}+|zum (?:Bus|Zug|Bahnhof|Arzt|Supermarkt|Auto)|nach Hause|weg|will|möchte)\b/iu,
    A: {
      ask: [
        {
          say: "Wo {machst du|machen Sie} das meistens?",
          en: "Where do you usually do that?",
          unless: /\b(?:im|in|am|dort|hier|da|Fitnessstudio|Verein|zu Hause|heute|jetzt|gerade)\b/iu,
        },
        { say: "Wie {fühlst du dich|fühlen Sie sich} danach?", en: "How do you feel after that?" },
      ],
    },
    B: {
      ask: [
        { say: "Wie {fühlst du dich|fühlen Sie sich} ~denn danach?", en: "How do you feel after that?" },
        { say: "Was bringt {dich|Sie} dazu, dranzubleiben?", en: "What makes you stick with it?" },
        {
          say: "Wo {machst du|machen Sie} das ~denn am liebsten?",
          en: "Where do you most like to do that?",
          unless: /\b(?:Fitnessstudio|im|am|zu Hause)\b/iu,
        },
      ],
    },
  },
  {
    id: "cooked",
    of: "learner",
    when: "past",
    says: /\b(?:gekocht|gebacken|gegrillt|kochte)\b/iu,
    unless: /\b(?:bekommen|nie|nicht|als Kind|früher)\b/iu,
    A: {
      ask: [
        {
          say: "Wie hat es geschmeckt?",
          en: "How did it taste?",
          unless: /\b(?:lecker|geschmeckt|gut|verbrannt|versalzen|oft|immer|jeden)\b/iu,
        },
        { say: "Wer hat mitgegessen?", en: "Who ate with you?", unless: /\b(?:für|mit|wir|zusammen|allein)\b/iu },
        {
          say: "Was {hast du|haben Sie} oft gekocht?",
          en: "What did you cook often?",
          unless: /^(?!.*\b(?:oft|immer|jeden)\b).*$/iu,
        },
      ],
    },
    B: {
      ask: [
        {
          say: "Wie ist es ~denn geworden?",
          en: "How did it turn out?",
          unless:
            /\b(?:zu \p{Ll}+|roh|trocken|misslungen|gelungen|oft|immer|jeden|lecker|geschmeckt|gut geworden|verbrannt|versalzen|angebrannt)\b/iu,
        },
        {
          say: "Was {hast du|haben Sie} damals am liebsten gekocht?",
          en: "What did you most like to cook back then?",
          unless: /^(?!.*\b(?:oft|immer|jeden)\b).*$/iu,
        },
        {
          say: "Was war dabei ~denn am schwierigsten?",
          en: "What was the hardest part?",
          unless: /\b(?:zu \p{Ll}+|oft|immer|jeden)\b/iu,
        },
      ],
    },
  },
  {
    id: "cooks",
    of: "learner",
    when: "now",
    says: /\b(?:koche|kochen)\b/iu,
    unless: /\b(?:Wasser|Tee|Kaffee|Eier?|Nudeln|nur|vor Wut|selten|kaum|nicht|nie|kein\w*|muss|müssen)\b/iu,
    A: {
      ask: [
        {
          say: "Was {kochst du|kochen Sie} am liebsten?",
          en: "What do you like to cook most?",
          unless: /\bam liebsten\b/iu,
        },
        {
          say: "Wie oft {kochst du|kochen Sie}?",
          en: "How often do you cook?",
          unless: /\b(?:jede\w*|oft|immer|mal|selten)\b/iu,
        },
      ],
    },
    B: {
      ask: [
        { say: "Was gelingt {dir|Ihnen} beim Kochen ~denn am besten?", en: "What do you cook best?" },
        {
          say: "Für wen {kochst du|kochen Sie} ~denn am liebsten?",
          en: "Who do you like to cook for most?",
          unless: /\bfür\b/iu,
        },
      ],
    },
  },
  {
    id: "learned-dish",
    of: "learner",
    when: "past",
    says: /\b(?:Wirtin|Koch|Köchin|Oma|Großmutter|Mutter|Gastgeberin)\b[^.!?]*\b(?:beigebracht|gezeigt)\b/iu,
    A: {
      ask: [
        { say: "Wie oft {machst du|machen Sie} das heute noch?", en: "How often do you still do that these days?" },
      ],
    },
    B: {
      ask: [{ say: "Wie gut gelingt {dir|Ihnen} das heute?", en: "How good are you at it these days?" }],
    },
  },
  {
    id: "diet",
    of: "learner",
    says: /(?<!\p{L})(?=[^.!?]*\b(?:ich|wir|mich)\b)[^.!?]*\b(?:kein Fleisch|kein\w* (?:Zucker|Alkohol|Milch|Gluten)|weniger (?:Fleisch|Zucker|Alkohol)|kaum noch (?:Fleisch|Zucker)|vegetarisch|vegan|Vegetarier\w*|Veganer\w*|Diät|abnehmen|abgenommen|Rauchen aufgehört|rauche nicht mehr)\b/iu,
    unless: /\b(?:Mann|Tochter ist|Sohn ist)\b/iu,
    A: {
      say: [{ say: "Das ist eine gute Sache.", en: "That’s a good thing." }],
      ask: [
        {
          say: "Was {isst du|essen Sie} dann gern?",
          en: "What do you like to eat, then?",
          unless: /\b(?:Rauch\w*|rauche|Alkohol)\b/iu,
        },
        {
          say: "Seit wann {machst du|machen Sie} das?",
          en: "How long have you been doing that?",
          unless: /\bseit\b/iu,
        },
      ],
    },
    B: {
      say: [{ say: "So eine Umstellung braucht Zeit.", en: "A change like that takes time." }],
      ask: [
        { say: "Was fällt {dir|Ihnen} dabei ~denn am schwersten?", en: "What’s the hardest part about it for you?" },
        {
          say: "Welches Gericht {vermisst du|vermissen Sie} am meisten?",
          en: "Which dish do you miss most?",
          unless: /\b(?:Rauch\w*|rauche|Alkohol)\b/iu,
        },
      ],
    },
  },
  {
    id: "gave",
    of: "learner",
    when: "past",
    says: /\b(?:habe?|haben)\b[^.!?]*\bgeschenkt\b|\b(?:ich|wir)\b[^.!?]*\bgeschenkt\b|\bFür (?:meine?n?|den|die) \p{Lu}\p{L}+ (?:ein|eine|einen) \p{Lu}\p{L}+/iu,
    unless: /\b(?:mir|uns|bekommen)\b/iu,
    A: {
      ask: [
        { say: "Wie war die Reaktion?", en: "What was the reaction?" },
        { say: "Wo {hast du|haben Sie} das gekauft?", en: "Where did you buy that?" },
      ],
    },
    B: {
      ask: [
        { say: "Wie ist das Geschenk ~denn angekommen?", en: "How did the present go over?" },
        { say: "Was {würdest du|würden Sie} beim nächsten Mal schenken?", en: "What would you give next time?" },
      ],
    },
  },
  {
    id: "meets",
    of: "learner",
    says: /\b(?:treffe|treffen wir|wir treffen|besuche|besuchen|fahren? (?:\p{L}+ )*zu (?:meine\w*|unsere\w*)|gehen? (?:\p{L}+ )*zu (?:meine\w*|unsere\w*)|verabredet)\b/iu,
    unless: /\b(?:Kurs|Entscheidung|nicht|nie|Arzt|Ärztin|Chef|Arbeit|Firma|Schule|Bank|Büro)\b/iu,
    A: {
      ask: [
        { say: "Was {macht ihr|machen Sie} zusammen?", en: "What do you do together?", unless: /\bmacht\b/iu },
        {
          say: "Wie oft {seht ihr euch|sehen Sie sich}?",
          en: "How often do you see each other?",
          unless: /\b(?:jede\w*|oft|immer|mal|am)\b/iu,
        },
      ],
    },
    B: {
      ask: [
        { say: "Was {habt ihr|haben Sie} ~denn zusammen vor?", en: "What are you planning to do together?" },
        {
          say: "Wie lange {habt ihr euch|haben Sie sich} nicht gesehen?",
          en: "How long has it been since you saw each other?",
          unless: /\b(?:jede\w*|oft|immer|Kinder|Sohn|Tochter)\b/iu,
        },
      ],
    },
  },
  {
    id: "garden",
    of: "learner",
    says: /\b(?:(?:mein\w*|unser\w*|einen) (?:\p{L}+ )?(?:Garten|Balkon)|(?:Blumen|Tomaten|Gemüse|Rosen|Kräuter|Pflanzen)\b[^.!?]*\b(?:Garten|Balkon)|(?:Garten|Balkon)\b[^.!?]*\b(?:Blumen|Tomaten|Gemüse|Rosen|Kräuter|Pflanzen)|gepflanzt|säe|pflanze)\b/iu,
    unless:
      /\b(?:Kindergarten|Tomatensoße|Suppe|Salat|geschenkt|esse|Pizza|gesessen|sitzen?|gegessen|gefrühstückt|getrunken|geschlafen|gegrillt|grillen|gefeiert|gespielt)\b/iu,
    A: {
      ask: [
        {
          say: "Was wächst bei {dir|Ihnen}?",
          en: "What grows at your place?",
          unless: /\b(?:Tomaten?|Gurken?|Blumen|Rosen|Kräuter|Gemüse|Salat|Kartoffeln|Obst|Äpfel|Erdbeeren|Zimmer)\b/iu,
        },
      ],
    },
    B: {
      say: [{ say: "Im Garten vergisst man leicht die Zeit.", en: "In the garden, it’s easy to lose track of time." }],
      ask: [{ say: "Was wächst bei {dir|Ihnen} ~denn am besten?", en: "What grows best at your place?" }],
    },
  },
  {
    id: "proud",
    of: "learner",
    says: /\b(?:stolz auf|bin (?:\p{L}+ )?stolz|war (?:ich )?(?:\p{L}+ )?stolz)\b/iu,
    A: {
      say: [{ say: "Das freut mich.", en: "I’m glad to hear that." }],
      ask: [{ say: "Wem {hast du|haben Sie} davon erzählt?", en: "Who have you told about it?" }],
    },
    B: {
      say: [{ say: "Das darf man auch sein.", en: "You have every right to be." }],
      ask: [
        { say: "Worauf genau {bist du|sind Sie} ~denn am meisten stolz?", en: "What exactly are you most proud of?" },
      ],
    },
  },
  {
    id: "wants-to-learn",
    of: "learner",
    says: /\b(?:will|möchte|würde gern|plane)\b[^.!?]*\b(?:lernen|werden|studieren|anfangen|machen|schreiben|gründen|eröffnen)\b/iu,
    unless: /\b(?:nicht|nie|kein\w*|als Kind|wissen|kennenlernen|reden|Feierabend|Essen machen)\b/iu,
    A: {
      say: [{ say: "Das klingt gut.", en: "That sounds good." }],
      ask: [
        { say: "Was {brauchst du|brauchen Sie} dafür?", en: "What do you need for that?" },
        { say: "Warum ist das wichtig für {dich|Sie}?", en: "Why is that important to you?", unless: /\bweil\b/iu },
      ],
    },
    B: {
      say: [{ say: "Das klingt nach einem guten Plan.", en: "That sounds like a good plan." }],
      ask: [
        { say: "Was wäre ~denn der erste Schritt?", en: "What would be the first step?" },
        { say: "Was reizt {dich|Sie} ~denn daran?", en: "What appeals to you about it?", unless: /\bweil\b/iu },
      ],
    },
  },
  {
    id: "never-met",
    of: "learner",
    says: /\bnoch nie (?:gesehen|getroffen|kennengelernt)\b/iu,
    A: {
      say: [{ say: "Dann wird das ein besonderer Moment.", en: "Then that will be a special moment." }],
      ask: [{ say: "Was {möchtest du|möchten Sie} zuerst machen?", en: "What would you like to do first?" }],
    },
    B: {
      say: [{ say: "Dann wird das ein besonderer Moment.", en: "Then that will be a special moment." }],
      ask: [
        {
          say: "Wie {stellst du dir|stellen Sie sich} diesen Moment ~denn vor?",
          en: "How do you picture that moment?",
        },
      ],
    },
  },
];
