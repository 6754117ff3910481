import type { Band, Line, Scenario } from "#schema/content/tutor.ts";

/**
 * Role plays. The tutor says the steps in order, whatever the learner answers, so a step must fit any sensible answer:
 * it names no dish, price or time that the learner might have said otherwise.
 */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: "job-interview",
    // The first one is also played for who leaves the choice to the tutor.
    on: /egal|such (?:du|Sie)|entscheide? |überrasch|vorstellungsgespräch|bewerb|interview|personal(?:er|chef|abteilung|leiter)|(?<!\p{L})(?:job|jobs)(?!\p{L})/iu,
    title: { say: "Das Vorstellungsgespräch", en: "The job interview" },
    steps: {
      A: [
        { say: "Guten Tag! Wie heißen Sie?", en: "Hello! What is your name?" },
        {
          say: "Danke, setzen Sie sich bitte. Was sind Sie von Beruf?",
          en: "Thank you, please sit down. What is your job?",
        },
        {
          say: "Interessant. Welche Sprachen sprechen Sie?",
          en: "Interesting. What languages do you speak?",
        },
        {
          say: "Das ist wichtig für uns. Was können Sie gut?",
          en: "That is important to us. What are you good at?",
        },
        { say: "Gut. Wann können Sie arbeiten?", en: "Good. When can you work?" },
        { say: "Das passt. Welche Fragen haben Sie?", en: "That works. What questions do you have?" },
        {
          say: "Danke für das Gespräch, wir rufen Sie an!",
          en: "Thank you for the conversation, we’ll call you!",
        },
      ],
      B: [
        {
          say: "Guten Tag und danke fürs Kommen. Warum haben Sie sich bei uns beworben?",
          en: "Hello and thanks for coming. Why did you apply to us?",
        },
        {
          say: "Das freut uns. Welche Aufgaben haben Sie bisher übernommen?",
          en: "We’re glad to hear it. What tasks have you taken on so far?",
        },
        {
          say: "Das war sicher abwechslungsreich. Mit welchen Schwierigkeiten mussten Sie dabei umgehen?",
          en: "That must have been varied work. What difficulties did you have to deal with?",
        },
        {
          say: "Solche Erfahrungen helfen bei uns. Was würden Ihre Kollegen über Sie sagen?",
          en: "Experience like that helps here. What would your coworkers say about you?",
        },
        {
          say: "Danke für die ehrliche Antwort. Wo sehen Sie noch Entwicklungsbedarf?",
          en: "Thank you for the honest answer. Where do you still see room to develop?",
        },
        {
          say: "Das lässt sich lernen. Ab wann könnten Sie bei uns anfangen?",
          en: "That can be learned. When could you start with us?",
        },
        {
          say: "Gut, das merke ich mir. Was möchten Sie über die Stelle noch wissen?",
          en: "Good, I’ll note that. What else would you like to know about the position?",
        },
        {
          say: "Vielen Dank für das Gespräch, wir melden uns nächste Woche.",
          en: "Thank you very much for the interview, we’ll get back to you next week.",
        },
      ],
      C: [
        {
          say: "Guten Tag, Ihr Lebenslauf hat uns neugierig gemacht. Welcher rote Faden verbindet Ihre Stationen?",
          en: "Hello, your résumé made us curious. What common thread connects your positions?",
        },
        {
          say: "Das leuchtet ein. Welche Entscheidung würden Sie aus heutiger Sicht anders treffen?",
          en: "That makes sense. Which decision would you make differently today?",
        },
        {
          say: "Offen gesprochen wird hier gern gesehen. Wie gehen Sie vor, wenn zwei Abteilungen gegensätzliche Ziele verfolgen?",
          en: "Speaking openly is welcome here. How do you proceed when two departments pursue opposing goals?",
        },
        {
          say: "Ein gangbarer Weg. Unter welchen Bedingungen würden Sie ein Projekt abbrechen?",
          en: "A viable approach. Under what conditions would you call off a project?",
        },
        {
          say: "Gut begründet. Welche Vorstellungen haben Sie beim Gehalt?",
          en: "Well argued. What are your salary expectations?",
        },
        {
          say: "Darüber beraten wir intern und kommen mit einem Angebot auf Sie zu.",
          en: "We’ll discuss that internally and come back to you with an offer.",
        },
      ],
    },
    answers: [
      { on: ["wiederholen", "verstehen", "noch einmal"], say: "Gern noch einmal.", en: "Of course, once more." },
      {
        on: ["warum frei", "stelle frei", "wieso frei", "vorgänger"],
        say: "Eine Kollegin ist in Rente gegangen.",
        en: "A colleague has retired.",
      },
      {
        on: ["nachtschicht", "schicht", "wochenende", "nacht"],
        say: "Es gibt Schichten, aber der Plan kommt früh.",
        en: "There are shifts, but the schedule comes out early.",
      },
      { on: ["überstunde", "überstunden"], say: "Überstunden werden bei uns bezahlt.", en: "Overtime is paid here." },
      { on: ["probezeit"], say: "Die Probezeit dauert sechs Monate.", en: "The probation period is six months." },
      {
        on: ["vertrag", "befristet", "unbefristet"],
        say: "Der Vertrag ist unbefristet.",
        en: "The contract is permanent.",
      },
      {
        on: ["uhr anfangen", "uhr beginnen", "uhr starten", "uhr los", "uhr fangen"],
        say: "Die erste Schicht beginnt um sieben.",
        en: "The first shift starts at seven.",
      },
      {
        on: ["anfangen", "beginnen", "start", "starten", "wann los"],
        say: "Los geht es am Ersten.",
        en: "It starts on the first.",
      },
      {
        on: ["hören von", "bescheid", "antwort", "wann hören", "erfahren"],
        say: "Nächste Woche rufen wir an.",
        en: "We’ll call next week.",
      },
      { on: ["chef", "chefin", "leitung"], say: "Die Chefin ist sehr fair.", en: "The boss is very fair." },
      {
        on: ["firma", "unternehmen", "mitarbeiter"],
        say: "In der Firma arbeiten achtzig Leute.",
        en: "Eighty people work in the company.",
      },
      {
        on: ["kantine", "essen", "pause"],
        say: "Mittags essen alle in der Kantine.",
        en: "Everybody eats in the cafeteria at lunchtime.",
      },
      { on: ["weiterbildung", "kurs", "lernen"], say: "Kurse bezahlt die Firma.", en: "The company pays for courses." },
      {
        on: ["deutsch", "sprache"],
        say: "Alle helfen hier gern mit dem Deutsch.",
        en: "Everybody here is happy to help with German.",
      },
      {
        on: ["verdienen", "gehalt", "geld", "lohn", "zahlen", "dotiert"],
        say: "Am Anfang sind es 2800 Euro im Monat.",
        en: "It’s 2,800 euros a month to begin with.",
      },
      {
        on: ["arbeitszeit", "stunde", "vollzeit", "teilzeit"],
        say: "Vollzeit sind 38 Stunden, aber Teilzeit geht auch.",
        en: "Full-time is 38 hours, but part-time is possible, too.",
      },
      { on: ["urlaub"], say: "Es gibt 30 Tage Urlaub.", en: "There are 30 days of vacation." },
      {
        on: ["homeoffice", "zu hause arbeiten", "hause arbeiten"],
        say: "Zwei Tage Homeoffice sind möglich.",
        en: "Two days of working from home are possible.",
      },
      { on: ["team", "kollege", "leute"], say: "Das Team hat acht Leute.", en: "The team has eight people." },
      { on: ["aufgabe"], say: "Die Aufgaben sind jeden Tag anders.", en: "The tasks are different every day." },
    ],
    reacts: [
      {
        on: ["nervös", "aufgeregt", "angst"],
        say: "Keine Sorge, das geht hier jedem so.",
        en: "Don’t worry, everyone here feels that way.",
      },
      {
        on: ["keine erfahrung", "wenig erfahrung", "nie gearbeitet"],
        say: "Vieles lernt man erst bei der Arbeit.",
        en: "Many things you only learn on the job.",
      },
      {
        on: ["schwäche", "schlecht", "ungeduldig", "perfektionist"],
        say: "Danke für die offenen Worte.",
        en: "Thank you for your frankness.",
      },
      {
        on: ["kündigen", "gekündigt", "arbeitslos", "entlassen"],
        say: "Gut, dass wir darüber sprechen.",
        en: "It’s good that we’re talking about it.",
      },
    ],
    evasions: [
      { say: "Das klären wir später ganz genau.", en: "We’ll go into that in detail later." },
      { say: "Dazu kommen wir am Ende noch.", en: "We’ll come to that at the end." },
      { say: "Das erklärt gleich meine Kollegin.", en: "My colleague will tell you in a moment." },
    ],
  },
  {
    id: "flat-viewing",
    on: /besichtig|(?<!(?:mein|unser|dein|ihr)\p{Ll}* )vermieter|makler|wohnungssuche|wg-(?:casting|zimmer)|(?<!\p{L})wohnung(?!\p{L})/iu,
    title: { say: "Die Wohnungsbesichtigung", en: "The apartment viewing" },
    steps: {
      A: [
        {
          say: "Guten Tag, das ist die Wohnung! Wie ist Ihr Name?",
          en: "Hello, this is the apartment! What is your name?",
        },
        {
          say: "Freut mich. Hier ist das Wohnzimmer. Wie finden Sie es?",
          en: "Nice to meet you. Here is the living room. How do you like it?",
        },
        {
          say: "Gut, gehen wir weiter. Wer zieht mit Ihnen ein?",
          en: "All right, let’s move on. Who is moving in with you?",
        },
        {
          say: "Das ist möglich. Was machen Sie beruflich?",
          en: "That is possible. What do you do for work?",
        },
        {
          say: "Gut. Die Küche ist neu. Welche Möbel haben Sie schon?",
          en: "Good. The kitchen is new. What furniture do you already have?",
        },
        {
          say: "Okay. Ab wann möchten Sie hier wohnen?",
          en: "Okay. From when would you like to live here?",
        },
        {
          say: "Gut, das notiere ich. Welche Fragen haben Sie noch?",
          en: "All right, I’ll make a note of that. What other questions do you have?",
        },
        {
          say: "Danke für den Besuch. Ich rufe bald an, auf Wiedersehen!",
          en: "Thanks for coming. I’ll call soon, goodbye!",
        },
      ],
      B: [
        {
          say: "Guten Tag, schön, dass es geklappt hat. Wie sind Sie auf die Wohnung aufmerksam geworden?",
          en: "Hello, glad it worked out. How did you hear about the apartment?",
        },
        {
          say: "Sehen Sie sich in Ruhe um. Was ist Ihnen bei einer Wohnung am wichtigsten?",
          en: "Take your time to look around. What matters most to you in an apartment?",
        },
        {
          say: "Das passt vermutlich gut. Mit wie vielen Personen möchten Sie einziehen?",
          en: "That’s probably a good fit. How many people would be moving in?",
        },
        {
          say: "Die Nachbarn mögen es eher ruhig. Wie sieht Ihr Alltag so aus?",
          en: "The neighbors like it rather quiet. What does your everyday life look like?",
        },
        {
          say: "Das klingt vernünftig. Warum ziehen Sie aus Ihrer jetzigen Wohnung aus?",
          en: "That sounds sensible. Why are you moving out of your current apartment?",
        },
        {
          say: "Verstehe. Welche Fragen haben Sie zu den Nebenkosten?",
          en: "I see. What questions do you have about the additional costs?",
        },
        {
          say: "Danke für Ihren Besuch. Ich melde mich bis Ende der Woche!",
          en: "Thank you for coming. I’ll get back to you by the end of the week!",
        },
      ],
      C: [
        {
          say: "Guten Tag, wie Sie sehen, hat der Altbau seine Eigenheiten. Was schreckt Sie daran eher ab, was zieht Sie an?",
          en: "Hello, as you see, the old building has its quirks. What puts you off about it and what attracts you?",
        },
        {
          say: "Eine ehrliche Einschätzung. Inwiefern wären Sie bereit, selbst Hand anzulegen?",
          en: "An honest assessment. To what extent would you be willing to do some work yourself?",
        },
        {
          say: "Darüber ließe sich bei der Miete reden. Wie stellen Sie sich das vor?",
          en: "We could talk about that when it comes to the rent. How do you picture that?",
        },
        {
          say: "Damit kann ich leben, sofern es schriftlich festgehalten wird. Welche Klauseln sind Ihnen besonders wichtig?",
          en: "I can live with that as long as it’s put in writing. Which clauses matter most to you?",
        },
        {
          say: "Gut, das halte ich so fest und melde mich bei Ihnen.",
          en: "Good, I’ll put that on record and get in touch with you.",
        },
      ],
    },
    answers: [
      {
        on: ["warm", "warmmiete", "nebenkosten", "heizung", "strom"],
        say: "Dazu kommen 200 Euro Nebenkosten mit Heizung, aber ohne Strom.",
        en: "There are 200 euros in utilities on top, including heating but not electricity.",
      },
      {
        on: ["küche", "herd", "kühlschrank", "spülmaschine"],
        say: "Die Küche bleibt in der Wohnung.",
        en: "The kitchen stays in the apartment.",
      },
      {
        on: ["waschmaschine", "waschen"],
        say: "Die Waschmaschine steht im Keller.",
        en: "The washing machine is in the basement.",
      },
      {
        on: ["möbel", "möbliert", "schrank", "bett"],
        say: "Die Wohnung ist leer, nur die Küche bleibt.",
        en: "The apartment is empty apart from the kitchen.",
      },
      {
        on: ["internet", "wlan"],
        say: "Schnelles Internet gibt es im Haus.",
        en: "There’s fast internet in the building.",
      },
      {
        on: ["aufzug", "etage", "stock", "treppe"],
        say: "Die Wohnung ist im dritten Stock, mit Aufzug.",
        en: "The apartment is on the fourth floor, with an elevator.",
      },
      {
        on: ["kind", "kinder", "schule", "kindergarten"],
        say: "Eine Schule ist ganz in der Nähe.",
        en: "There’s a school very close by.",
      },
      {
        on: ["unterlage", "dokument", "schufa"],
        say: "Drei Gehaltsabrechnungen sind genug.",
        en: "Three pay slips are enough.",
      },
      {
        on: ["entscheiden", "bescheid", "anrufen", "rufen an", "melden", "hören von"],
        say: "Bis Freitag sage ich Bescheid.",
        en: "I’ll let you know by Friday.",
      },
      {
        on: ["rauchen", "party", "musik"],
        say: "Bitte nicht rauchen und ab zehn leise sein.",
        en: "Please don’t smoke, and be quiet after ten.",
      },
      {
        on: ["miete", "kaltmiete", "kosten", "teuer"],
        say: "Die Miete ist 850 Euro im Monat.",
        en: "The rent is 850 euros a month.",
      },
      { on: ["kaution"], say: "Die Kaution ist drei Monatsmieten.", en: "The deposit is three months’ rent." },
      {
        on: ["renovieren", "renoviert", "sanieren", "saniert"],
        say: "Die Küche ist neu, das Bad schon etwas älter.",
        en: "The kitchen is new, the bathroom is a bit older.",
      },
      {
        on: ["alt haus", "alt wohnung", "baujahr", "altbau", "bauen"],
        say: "Das Haus ist etwa hundert Jahre alt.",
        en: "The building is about a hundred years old.",
      },
      {
        on: ["groß", "quadratmeter", "zimmer"],
        say: "Es sind drei Zimmer und 70 Quadratmeter.",
        en: "It’s three rooms and 70 square meters.",
      },
      {
        on: ["haustier", "hund", "katze", "tier", "tiere"],
        say: "Kleine Haustiere sind erlaubt.",
        en: "Small pets are allowed.",
      },
      {
        on: ["balkon", "garten", "keller"],
        say: "Es gibt einen Keller, aber keinen Balkon.",
        en: "There’s a basement but no balcony.",
      },
      {
        on: ["bus", "bahn", "haltestelle", "parken"],
        say: "Die Haltestelle ist um die Ecke.",
        en: "The stop is around the corner.",
      },
      {
        on: ["frei", "einziehen", "wann"],
        say: "Die Wohnung ist ab sofort frei.",
        en: "The apartment is available right away.",
      },
      {
        on: ["ruhig", "laut", "nachbar", "nachbarin"],
        say: "Die Nachbarn sind freundlich und ruhig.",
        en: "The neighbors are friendly and quiet.",
      },
    ],
    reacts: [
      {
        on: ["teuer", "zu viel"],
        say: "Über den Preis können wir vielleicht reden.",
        en: "Maybe we can talk about the price.",
      },
      { on: ["nachdenken", "überlegen"], say: "Natürlich, das hat keine Eile.", en: "Of course, there’s no hurry." },
      {
        on: ["hund", "katze", "haustier"],
        say: "Ein kleines Tier ist kein Problem.",
        en: "A small animal is no problem.",
      },
      {
        on: ["kind", "kinder", "baby", "sohn", "tochter"],
        say: "Im Haus wohnen schon einige Familien.",
        en: "A few families already live in the building.",
      },
      {
        on: ["dunkel", "klein", "laut", "schmutzig"],
        say: "Ja, ich verstehe.",
        en: "Yes, I see.",
      },
      { on: ["hell", "schön", "groß", "gefallen", "toll"], say: "Das freut mich.", en: "I’m glad." },
    ],
    evasions: [
      { say: "Das steht alles im Mietvertrag.", en: "It’s all in the lease." },
      { say: "Da frage ich den Hausmeister.", en: "I’ll ask the caretaker." },
      { say: "Das schreibe ich später per Mail.", en: "I’ll e-mail you about that later." },
    ],
  },
  {
    id: "restaurant",
    on: /restaurant|kellner|café|(?<!\p{L})cafe(?!\p{L})|bestellen|bestellung|bedienung|(?<!\p{L})(?:lokal|gast|ober|kneipe|essen gehen)(?!\p{L})|gaststätte|wirtshaus/iu,
    title: { say: "Im Restaurant", en: "At the restaurant" },
    steps: {
      A: [
        { say: "Guten Abend! Für wie viele Personen ist der Tisch?", en: "Good evening! A table for how many people?" },
        {
          say: "Gern, hier ist die Karte. Was möchten Sie trinken?",
          en: "Certainly, here is the menu. What would you like to drink?",
        },
        {
          say: "Kommt sofort. Was möchten Sie essen?",
          en: "Coming right up. What would you like to eat?",
        },
        {
          say: "Gut, ich sage es der Küche. Was möchten Sie dazu?",
          en: "All right, I’ll tell the kitchen. What would you like with it?",
        },
        {
          say: "So, bitte schön, guten Appetit! Wie schmeckt es?",
          en: "Here you are, enjoy your meal! How does it taste?",
        },
        {
          say: "Danke, das sage ich dem Koch. Was möchten Sie zum Nachtisch?",
          en: "Thank you, I’ll tell the cook. What would you like for dessert?",
        },
        {
          say: "Gern. Wie möchten Sie bezahlen: bar oder mit Karte?",
          en: "Certainly. How would you like to pay: cash or card?",
        },
        { say: "Vielen Dank und noch einen schönen Abend!", en: "Thank you very much, and have a nice evening!" },
      ],
      B: [
        {
          say: "Guten Abend und herzlich willkommen! Auf welchen Namen haben Sie reserviert?",
          en: "Good evening and welcome! What name is the reservation under?",
        },
        {
          say: "Ich bringe Sie gleich zum Tisch. Was darf ich Ihnen vorab zu trinken bringen?",
          en: "I’ll show you to the table right away. What may I bring you to drink first?",
        },
        {
          say: "Sehr gern. Welche Fragen haben Sie noch zur Karte?",
          en: "With pleasure. What questions do you still have about the menu?",
        },
        {
          say: "Ich erkundige mich gern in der Küche. Wofür haben Sie sich entschieden?",
          en: "I’ll gladly ask in the kitchen. What have you decided on?",
        },
        {
          say: "Gern, das gebe ich so weiter. Welche Unverträglichkeiten muss die Küche beachten?",
          en: "Certainly, I’ll pass that on. What intolerances does the kitchen need to consider?",
        },
        {
          say: "Danke für den Hinweis. Ihr Essen ist da, aber die Küche hat etwas verwechselt: Wie kann ich das wiedergutmachen?",
          en: "Thanks for telling me. Your food is here, but the kitchen mixed something up: how can I make it up to you?",
        },
        {
          say: "Das regeln wir selbstverständlich so. Wie möchten Sie bezahlen?",
          en: "Of course, that’s how we’ll settle it. How would you like to pay?",
        },
        {
          say: "Vielen Dank für Ihren Besuch und einen schönen Abend noch!",
          en: "Thank you for coming, and have a nice evening!",
        },
      ],
      C: [
        {
          say: "Guten Abend, schön, dass Sie da sind. Was hat Sie heute zu uns geführt?",
          en: "Good evening, nice to have you here. What brought you to us today?",
        },
        {
          say: "Unsere Karte wechselt täglich, daher beraten wir gern. Worauf hätten Sie heute am ehesten Lust?",
          en: "Our menu changes daily, so we’re happy to advise. What are you most in the mood for today?",
        },
        {
          say: "Dafür hat die Küche durchaus etwas übrig. Welche Zutaten sollten wir unter keinen Umständen verwenden?",
          en: "The kitchen certainly has a soft spot for that. Which ingredients should we avoid under all circumstances?",
        },
        {
          say: "Das lässt sich einrichten. Was darf es dazu zu trinken sein?",
          en: "That can be arranged. What may I bring you to drink with it?",
        },
        {
          say: "Wie ich höre, ist ein Teil des Menüs nicht so ausgefallen wie erwartet: Was genau hat Sie gestört?",
          en: "I hear that part of the meal did not turn out as expected: what exactly bothered you?",
        },
        {
          say: "Für die offenen Worte bin ich dankbar. Welche Lösung hielten Sie für angemessen?",
          en: "I’m grateful for your frankness. What solution would you consider appropriate?",
        },
        {
          say: "Einverstanden, und das Dessert geht aufs Haus. Auf bald!",
          en: "Agreed, and dessert is on the house. See you soon!",
        },
      ],
    },
    answers: [
      {
        on: [
          "kosten wasser",
          "kosten bier",
          "kosten wein",
          "kosten saft",
          "kosten tee",
          "kosten kaffee",
          "kosten suppe",
          "kosten eis",
          "kosten kuchen",
          "kosten nachtisch",
        ],
        say: "Das kostet fünf Euro.",
        en: "That’s five euros.",
      },
      {
        on: ["karte zahlen", "karte bezahlen", "kreditkarte", "bar zahlen", "bar bezahlen"],
        say: "Bar oder mit Karte, beides geht.",
        en: "Cash or card, both work.",
      },
      {
        on: ["getrennt zahlen", "getrennt bezahlen", "zusammen zahlen", "getrennt"],
        say: "Getrennt oder zusammen, beides geht.",
        en: "Separately or together, both are fine.",
      },
      {
        on: ["alkoholfrei", "alkohol"],
        say: "Ohne Alkohol haben wir Wasser, Saft und alkoholfreies Bier.",
        en: "Without alcohol, we have water, juice and alcohol-free beer.",
      },
      {
        on: ["hausgemacht", "frisch", "selbst machen"],
        say: "Ja, hier ist alles frisch.",
        en: "Yes, everything here is fresh.",
      },
      { on: ["trinkgeld"], say: "Das entscheiden die Gäste selbst.", en: "That’s for the guests to decide." },
      { on: ["scharf", "süß", "salzig"], say: "Nur ein bisschen.", en: "Only a little." },
      {
        on: ["allergie", "allergisch", "nuss", "nüsse", "gluten", "laktose"],
        say: "Das prüft die Küche genau.",
        en: "The kitchen will check that carefully.",
      },
      {
        on: ["kinder", "kind"],
        say: "Für Kinder gibt es kleine Portionen.",
        en: "There are small portions for children.",
      },
      {
        on: ["wasser", "bier", "wein", "saft", "tee", "kaffee", "trinken"],
        say: "Wir haben Wasser, Saft, Bier, Wein, Kaffee und Tee.",
        en: "We have water, juice, beer, wine, coffee and tea.",
      },
      { on: ["suppe"], say: "Heute gibt es Tomatensuppe.", en: "There’s tomato soup today." },
      {
        on: ["nachtisch", "dessert", "kuchen", "eis"],
        say: "Es gibt Eis und Apfelkuchen.",
        en: "There’s ice cream and apple cake.",
      },
      {
        on: ["reserviert", "reservieren", "reservierung"],
        say: "Ja, der Tisch ist reserviert.",
        en: "Yes, the table is reserved.",
      },
      { on: ["wlan", "internet"], say: "Das Passwort steht auf der Karte.", en: "The password is on the menu." },
      {
        on: ["offen", "öffnen", "schließen", "geöffnet"],
        say: "Die Küche ist bis zehn Uhr offen.",
        en: "The kitchen is open until ten.",
      },
      { on: ["kosten", "preis", "teuer"], say: "Das kostet zwölf Euro.", en: "That’s twelve euros." },
      {
        on: ["empfehlen", "was gut", "fisch", "tipp"],
        say: "Der Fisch ist heute sehr gut.",
        en: "The fish is very good today.",
      },
      {
        on: ["vegetarisch", "vegan", "vegetarier", "vegetarierin", "fleisch"],
        say: "Wir haben viele Gerichte ohne Fleisch.",
        en: "We have many dishes without meat.",
      },
      { on: ["toilette", "wc"], say: "Die Toilette ist hinten links.", en: "The restroom is in the back on the left." },
      { on: ["karte", "speisekarte"], say: "Die Karte kommt sofort.", en: "The menu is coming right away." },
      {
        on: ["rechnung", "bezahlen", "zahlen"],
        say: "Die Rechnung kommt gleich.",
        en: "The check is coming in a moment.",
      },
      {
        on: ["dauern", "warten", "wie lange", "wann kommen"],
        say: "Das dauert nur zehn Minuten.",
        en: "That only takes ten minutes.",
      },
      {
        on: ["tisch", "platz", "fenster", "draußen"],
        say: "Am Fenster ist noch ein Tisch frei.",
        en: "There’s still a table free by the window.",
      },
    ],
    reacts: [
      {
        on: [
          "sein kalt",
          "zu kalt",
          "schon kalt",
          "versalzen",
          "verbrannt",
          "sein roh",
          "noch roh",
          "falsch",
          "haar",
          "bestellen nicht",
          "schmecken nicht",
          "nicht gut",
        ],
        say: "Oh, das tut mir sehr leid.",
        en: "Oh, I’m very sorry.",
      },
      {
        on: ["allergie", "allergisch", "Vegetarier", "Vegetarierin", "vegetarisch", "vegan", "kein Fleisch"],
        say: "Gut, das sage ich der Küche.",
        en: "All right, I’ll tell the kitchen.",
      },
      { on: ["nichts", "satt"], say: "Kein Problem.", en: "No problem." },
      {
        on: ["zahlen", "bezahlen", "Rechnung"],
        say: "Die Rechnung kommt sofort.",
        en: "The check is coming right away.",
      },
      {
        on: ["warten lange", "warten schon", "warten seit", "warten minute", "so lange", "zu lange", "schon lange"],
        say: "Entschuldigung, heute ist viel los.",
        en: "Sorry, it’s busy today.",
      },
    ],
    evasions: [
      { say: "Da frage ich kurz in der Küche.", en: "I’ll quickly ask in the kitchen." },
      { say: "Einen Moment, das frage ich den Chef.", en: "One moment, I’ll ask the boss." },
      { say: "Das weiß der Koch am besten.", en: "The cook knows that best." },
    ],
  },
  {
    id: "doctor",
    on: /arzt|ärztin|praxis|(?<!\p{L})krank(?!\p{L})|patient|doktor|sprechstunde/iu,
    title: { say: "Beim Arzt", en: "At the doctor’s" },
    steps: {
      A: [
        { say: "Guten Tag! Was fehlt Ihnen?", en: "Hello! What seems to be the problem?" },
        { say: "Oh, das tut mir leid. Seit wann ist das so?", en: "Oh, I’m sorry. How long has it been like that?" },
        { say: "Ich verstehe. Wo tut es weh?", en: "I see. Where does it hurt?" },
        {
          say: "Okay, ich sehe mir das an. Welche Medikamente nehmen Sie?",
          en: "Okay, I’ll take a look at it. What medicine do you take?",
        },
        {
          say: "Gut, jetzt hilft viel Ruhe. Was trinken Sie am Tag?",
          en: "All right, lots of rest will help now. What do you drink during the day?",
        },
        {
          say: "Viel Wasser und Tee sind gut. Wann haben Sie Zeit für den nächsten Termin?",
          en: "Lots of water and tea are good. When do you have time for the next appointment?",
        },
        { say: "Dann bis zum nächsten Mal und gute Besserung!", en: "Until next time, then, and get well soon!" },
      ],
      B: [
        {
          say: "Guten Tag, nehmen Sie bitte Platz. Was führt Sie zu mir?",
          en: "Hello, please have a seat. What brings you to me?",
        },
        {
          say: "Das klingt unangenehm. Wie lange haben Sie diese Beschwerden schon?",
          en: "That sounds unpleasant. How long have you had these symptoms?",
        },
        { say: "In welchen Situationen wird es schlimmer?", en: "In what situations does it get worse?" },
        {
          say: "Gut, dass Sie das beobachtet haben. Welche Medikamente nehmen Sie zurzeit?",
          en: "It’s good that you’ve noticed that. What medication do you take at the moment?",
        },
        {
          say: "Ich untersuche Sie gleich. Welche Allergien sind bei Ihnen bekannt?",
          en: "I’ll examine you in a moment. What known allergies do you have?",
        },
        {
          say: "Ruhe ist jetzt auf jeden Fall wichtig. Wie gut schlafen Sie zurzeit?",
          en: "Rest is important now in any case. How well are you sleeping at the moment?",
        },
        {
          say: "Dann schreibe ich Sie für ein paar Tage krank. Was möchten Sie noch wissen?",
          en: "Then I’ll put you on sick leave for a few days. What else would you like to know?",
        },
        {
          say: "Melden Sie sich, wenn es nicht besser wird. Gute Besserung!",
          en: "Get in touch if it doesn’t get better. Get well soon!",
        },
      ],
      C: [
        {
          say: "Guten Tag, wir haben uns länger nicht gesehen. Was macht Ihnen zu schaffen?",
          en: "Hello, we haven’t seen each other for a while. What’s troubling you?",
        },
        {
          say: "Danke für die genaue Schilderung. Inwiefern schränken die Beschwerden Ihren Alltag ein?",
          en: "Thank you for the precise description. To what extent do the symptoms limit your everyday life?",
        },
        {
          say: "Das würde ich gern abklären lassen. Welche Behandlungen haben Sie bereits hinter sich?",
          en: "I’d like to have that looked into. What treatments have you already been through?",
        },
        {
          say: "Verstehe. Welche Bedenken haben Sie gegenüber einer weiteren Untersuchung?",
          en: "I see. What concerns do you have about a further examination?",
        },
        {
          say: "Diese Bedenken nehme ich ernst, und wir entscheiden gemeinsam. Was wäre Ihnen bei der Behandlung besonders wichtig?",
          en: "I take these concerns seriously, and we’ll decide together. What would matter most to you in the treatment?",
        },
        {
          say: "Dann gehen wir behutsam vor und sehen uns in zwei Wochen wieder. Alles Gute!",
          en: "Then we’ll proceed carefully and see each other again in two weeks. All the best!",
        },
      ],
    },
    answers: [
      {
        on: ["krankenhaus", "operation", "operieren", "röntgen"],
        say: "Das entscheiden wir erst nach der Untersuchung.",
        en: "We’ll only decide that after the examination.",
      },
      {
        on: ["zu haus", "zu hause", "bleiben"],
        say: "Zwei oder drei Tage zu Hause sind gut.",
        en: "Two or three days at home are good.",
      },
      {
        on: ["ansteckend", "anstecken"],
        say: "Ein bisschen Abstand ist heute besser.",
        en: "A little distance is better today.",
      },
      {
        on: ["essen", "trinken", "alkohol", "kaffee"],
        say: "Leichtes Essen und viel Wasser sind gut.",
        en: "Light food and plenty of water are good.",
      },
      {
        on: ["rezept", "apotheke"],
        say: "Das Rezept liegt am Empfang, die Apotheke ist nebenan.",
        en: "The prescription is at the front desk, the pharmacy is next door.",
      },
      {
        on: ["blut", "untersuchen", "test"],
        say: "Blutwerte und Blutdruck prüfen wir gleich hier.",
        en: "We’ll check your blood values and blood pressure right here.",
      },
      {
        on: ["spritze", "spritzen"],
        say: "Eine Spritze ist heute nicht nötig.",
        en: "No injection is needed today.",
      },
      {
        on: [
          "krankschreiben",
          "krankgeschrieben",
          "schreiben krank",
          "krankschreibung",
          "krankmeldung",
          "attest",
          "arbeiten",
          "arbeit",
        ],
        say: "Drei Tage zu Hause sind besser, natürlich krankgeschrieben.",
        en: "Three days at home are better, on sick leave, of course.",
      },
      {
        on: ["lange krank", "wie lange", "wieder gesund", "wann gesund"],
        say: "Meistens dauert es etwa eine Woche.",
        en: "It usually takes about a week.",
      },
      {
        on: ["haben ich", "was fehlen", "krankheit"],
        say: "Das sage ich nach der Untersuchung.",
        en: "I’ll tell you after the examination.",
      },
      { on: ["wehtun", "weh"], say: "Nein, das tut fast nicht weh.", en: "No, it hardly hurts." },
      {
        on: ["impfung", "impfen"],
        say: "Eine Impfung ist nächste Woche möglich.",
        en: "A vaccination is possible next week.",
      },
      {
        on: ["schlimm", "gefährlich", "ernst"],
        say: "Das sehe ich mir ganz genau an.",
        en: "I’ll look at that very closely.",
      },
      {
        on: ["medikament", "tablette", "oft nehmen", "oft einnehmen", "oft tag"],
        say: "Das steht genau auf dem Rezept.",
        en: "The prescription says exactly.",
      },
      {
        on: ["sport", "schwimmen", "laufen"],
        say: "Diese Woche lieber keinen Sport.",
        en: "Better no sports this week.",
      },
      {
        on: ["dauern", "gesund", "besser"],
        say: "In einer Woche ist es meistens besser.",
        en: "It’s usually better within a week.",
      },
      {
        on: ["kosten", "bezahlen", "versicherung"],
        say: "Das bezahlt die Krankenkasse.",
        en: "The health insurance pays for that.",
      },
      {
        on: ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "vormittag", "nachmittag"],
        say: "Da ist noch ein Termin frei.",
        en: "There’s still an appointment free then.",
      },
      { on: ["termin"], say: "Termine gibt es vorne am Empfang.", en: "You can make appointments at the front desk." },
    ],
    reacts: [
      {
        on: [
          "nicht gut",
          "nicht schlafen",
          "nicht laufen",
          "nicht bewegen",
          "nicht essen",
          "nicht atmen",
          "kein luft",
          "kein kraft",
          "kein appetit",
        ],
        say: "Das tut mir leid.",
        en: "I’m sorry to hear that.",
      },
      {
        on: ["angst", "sorge", "nervös"],
        say: "Das verstehe ich gut, keine Sorge.",
        en: "I quite understand, don’t worry.",
      },
      { on: ["allergisch", "allergie"], say: "Gut, das schreibe ich auf.", en: "Good, I’ll write that down." },
      { on: ["schwanger"], say: "Gut, dass ich das weiß.", en: "It’s good that I know that." },
      {
        on: ["schlafen", "schlaf"],
        say: "Schlaf ist sehr wichtig.",
        en: "Sleep is very important.",
      },
      {
        on: ["stress", "überstunden", "arbeiten viel"],
        say: "Stress ist nicht gut für den Körper.",
        en: "Stress isn’t good for the body.",
      },
    ],
    evasions: [
      { say: "Das erkläre ich gleich in Ruhe.", en: "I’ll explain that properly in a moment." },
      { say: "Dazu sage ich nach der Untersuchung mehr.", en: "I’ll say more about that after the examination." },
      { say: "Das sehen wir uns zusammen an.", en: "We’ll look at that together." },
    ],
  },
  {
    id: "station",
    on: /bahnhof|fahrkarte|ticket|(?<!\p{L})(?:zug|schalter|bahn)(?!\p{L})|reisezentrum|fahrschein/iu,
    title: { say: "Am Bahnhof", en: "At the station" },
    steps: {
      A: [
        { say: "Guten Tag! Wohin möchten Sie fahren?", en: "Hello! Where would you like to go?" },
        { say: "Gern. Wann möchten Sie fahren?", en: "Certainly. When would you like to travel?" },
        {
          say: "Da gibt es zwei Züge. Wo möchten Sie sitzen: am Fenster oder am Gang?",
          en: "There are two trains. Where would you like to sit: by the window or on the aisle?",
        },
        {
          say: "Das geht. Für wie viele Personen ist die Fahrkarte?",
          en: "That’s possible. How many people is the ticket for?",
        },
        { say: "Alles klar. Wie möchten Sie bezahlen?", en: "All right. How would you like to pay?" },
        {
          say: "Das geht hier. Welche Fragen haben Sie noch?",
          en: "That works here. What other questions do you have?",
        },
        { say: "Danke, hier ist die Fahrkarte. Gute Reise!", en: "Thank you, here is the ticket. Have a good trip!" },
      ],
      B: [
        { say: "Guten Tag, wie kann ich Ihnen helfen?", en: "Hello, how can I help you?" },
        {
          say: "Leider fällt der nächste Zug heute aus. Wann müssen Sie spätestens ankommen?",
          en: "I’m afraid the next train is canceled today. When do you have to arrive at the latest?",
        },
        {
          say: "Das ist mit einem Umstieg zu schaffen. Was ist Ihnen wichtiger: eine kurze Fahrt oder ein günstiger Preis?",
          en: "That can be done with one change. What matters more to you: a short trip or a low price?",
        },
        {
          say: "Dann suche ich danach. Mit welcher Ermäßigung fahren Sie?",
          en: "Then I’ll search for that. What discount do you travel with?",
        },
        {
          say: "Gut, das rechne ich ein. Wie viel Gepäck haben Sie dabei?",
          en: "Good, I’ll take that into account. How much luggage do you have with you?",
        },
        {
          say: "Alles erledigt, der Zug fährt von Gleis sieben. Gute Reise!",
          en: "All done, the train leaves from platform seven. Have a good trip!",
        },
      ],
      C: [
        {
          say: "Guten Tag, die Strecke ist bis auf Weiteres gesperrt. Wie dringend ist Ihre Reise?",
          en: "Hello, the line is closed until further notice. How urgent is your trip?",
        },
        {
          say: "Dann suchen wir eine Umleitung. Welche Unannehmlichkeiten würden Sie dafür in Kauf nehmen?",
          en: "Then we’ll look for a detour. What inconveniences would you put up with for it?",
        },
        {
          say: "Das erweitert die Möglichkeiten. Wie stehen Ihre Chancen, den Termin zu verschieben?",
          en: "That widens the options. What are your chances of postponing the appointment?",
        },
        {
          say: "Verstanden. Auf welche Erstattung bestehen Sie?",
          en: "Understood. What refund do you insist on?",
        },
        {
          say: "Das halte ich so fest, und Ihr Ersatzzug fährt von Gleis sieben. Gute Fahrt!",
          en: "I’ll put that on record, and your replacement train leaves from platform seven. Have a good trip!",
        },
      ],
    },
    answers: [
      {
        on: ["ermäßigung", "bahncard", "student", "studentin", "schüler", "rentner", "rabatt", "studentenrabatt"],
        say: "Mit Ermäßigung kostet es 37 Euro.",
        en: "With a discount it’s 37 euros.",
      },
      {
        on: ["billig", "billiger", "billigeres", "günstig", "günstiger", "kosten abend", "teuer abend", "preis abend"],
        say: "Am Abend kostet es nur 29 Euro.",
        en: "In the evening it’s only 29 euros.",
      },
      {
        on: ["zug früh", "morgens", "früher"],
        say: "Der erste Zug fährt morgens um sechs.",
        en: "The first train leaves at six in the morning.",
      },
      {
        on: ["später", "spät zug", "abends", "am abend", "letzte zug"],
        say: "Der letzte Zug fährt abends um elf.",
        en: "The last train leaves at eleven at night.",
      },
      {
        on: [
          "wann ankommen",
          "wann kommen an",
          "uhr ankommen",
          "uhr kommen an",
          "ankunft",
          "wann sein da",
          "wann dort",
        ],
        say: "Die Ankunft ist um zehn nach fünf.",
        en: "Arrival is at ten past five.",
      },
      { on: ["verspätung", "pünktlich"], say: "Dieser Zug ist heute pünktlich.", en: "This train is on time today." },
      {
        on: ["toilette", "wc"],
        say: "Die Toilette ist neben Gleis eins.",
        en: "The restroom is next to platform one.",
      },
      {
        on: ["restaurant zug", "essen zug", "speisewagen", "bordrestaurant"],
        say: "Im Zug gibt es ein kleines Restaurant.",
        en: "There’s a small restaurant on the train.",
      },
      {
        on: ["kaffee", "essen", "restaurant", "hunger"],
        say: "Dort vorne gibt es eine Bäckerei.",
        en: "There’s a bakery over there.",
      },
      {
        on: ["gepäck", "koffer", "schließfach"],
        say: "Schließfächer gibt es im Keller.",
        en: "There are lockers in the basement.",
      },
      {
        on: ["platz", "sitzplatz", "reservieren", "reservierung"],
        say: "Eine Reservierung kostet fünf Euro.",
        en: "A reservation costs five euros.",
      },
      {
        on: ["hund", "katze", "kind", "kinder"],
        say: "Kleine Kinder und Hunde fahren gratis.",
        en: "Small children and dogs travel free.",
      },
      {
        on: ["zurück", "rückfahrt", "rückfahrkarte"],
        say: "Zurück fährt jede Stunde ein Zug, zum gleichen Preis.",
        en: "There’s a train back every hour, at the same price.",
      },
      {
        on: ["karte zahlen", "karte bezahlen", "kreditkarte", "bar"],
        say: "Bar oder mit Karte, beides geht.",
        en: "Cash or card, both work.",
      },
      {
        on: ["stornieren", "umtauschen", "zurückgeben"],
        say: "Das geht bis morgen am Schalter.",
        en: "You can do that at the counter until tomorrow.",
      },
      { on: ["kosten", "preis", "teuer"], say: "Die Fahrkarte kostet 49 Euro.", en: "The ticket costs 49 euros." },
      {
        on: ["gleis", "bahnsteig", "wo fahren", "wo abfahren"],
        say: "Der Zug fährt von Gleis sieben.",
        en: "The train leaves from platform seven.",
      },
      { on: ["umsteigen", "direkt"], say: "Umsteigen muss man nur einmal.", en: "You only have to change once." },
      {
        on: ["dauern", "wie lange"],
        say: "Die Fahrt dauert etwa zwei Stunden.",
        en: "The trip takes about two hours.",
      },
      { on: ["fahrrad"], say: "Das Fahrrad braucht eine eigene Karte.", en: "The bike needs a ticket of its own." },
      {
        on: ["wann", "uhr", "nächster zug", "nächste zug"],
        say: "Der Zug fährt um zehn nach drei.",
        en: "The train leaves at ten past three.",
      },
    ],
    reacts: [
      {
        on: ["verlieren", "verloren", "weg", "gestohlen", "geklaut"],
        say: "Oh nein, da frage ich gleich nach.",
        en: "Oh no, I’ll ask about it right away.",
      },
      {
        on: ["verpassen", "verpasst", "spät"],
        say: "Kein Problem, es fährt noch ein Zug.",
        en: "No problem, there’s another train.",
      },
      {
        on: ["bahncard", "student", "ermäßigung"],
        say: "Mit Ermäßigung ist es billiger.",
        en: "It’s cheaper with a discount.",
      },
      { on: ["teuer", "zu viel"], say: "Am Abend ist es billiger.", en: "It’s cheaper in the evening." },
      {
        on: ["eilig", "schnell", "dringend"],
        say: "Dann nehmen wir den schnellen Zug.",
        en: "Then we’ll take the fast train.",
      },
    ],
    evasions: [
      { say: "Da sehe ich kurz im Computer nach.", en: "I’ll quickly check on the computer." },
      { say: "Das steht auch auf der Anzeige.", en: "It’s on the display as well." },
      { say: "Da hilft gleich meine Kollegin.", en: "My colleague will help with that in a moment." },
    ],
  },
  {
    id: "party",
    on: /party|(?<!\p{L})(?:feier|fete|geburtstagsfeier)(?!\p{L})|(?:auf|bei) (?:einem|dem) fest(?!\p{L})/iu,
    title: { say: "Auf der Party", en: "At the party" },
    steps: {
      A: [
        { say: "Hallo, schön hier! Wie {heißt du|heißen Sie}?", en: "Hi, it’s nice here! What’s your name?" },
        { say: "Freut mich! Woher {kennst du|kennen Sie} Lena?", en: "Nice to meet you! How do you know Lena?" },
        { say: "Ach so! Was {trinkst du|trinken Sie} da?", en: "Oh, I see! What are you drinking?" },
        { say: "Klingt gut. Was {machst du|machen Sie} beruflich?", en: "Sounds good. What do you do for work?" },
        { say: "Interessant! Welche Musik {magst du|mögen Sie}?", en: "Interesting! What music do you like?" },
        {
          say: "Dazu kann man tanzen! Was {machst du|machen Sie} morgen?",
          en: "You can dance to that! What are you doing tomorrow?",
        },
        { say: "Dann viel Spaß noch, tschüss!", en: "Have fun then, bye!" },
      ],
      B: [
        {
          say: "Hallo, wir kennen uns noch gar nicht. Mit wem {bist du|sind Sie} heute hier?",
          en: "Hi, we haven’t met yet. Who are you here with today?",
        },
        {
          say: "Dann kennen wir vielleicht dieselben Leute. Woher {kennst du|kennen Sie} die Gastgeberin?",
          en: "Then we may know the same people. How do you know the hostess?",
        },
        {
          say: "So klein ist manchmal die Welt. Was {machst du|machen Sie}, wenn {du nicht auf Partys bist|Sie nicht auf Partys sind}?",
          en: "It’s a small world sometimes. What do you do when you’re not at parties?",
        },
        {
          say: "Da gibt es sicher viel zu erzählen. Was macht {dir|Ihnen} gerade am meisten Spaß?",
          en: "I’m sure there’s a lot to tell. What are you enjoying most right now?",
        },
        {
          say: "Verständlich. Wie {bist du|sind Sie} in diese Stadt gekommen?",
          en: "Understandable. How did you end up in this city?",
        },
        {
          say: "So hat jeder seine Geschichte. Was {hast du|haben Sie} hier schon alles entdeckt?",
          en: "Everyone has their story. What have you already discovered here?",
        },
        {
          say: "Das merke ich mir. Wie {kommst du|kommen Sie} hier mit den Leuten in Kontakt?",
          en: "I’ll remember that. How do you get in touch with people here?",
        },
        {
          say: "Ach so. Was {hast du|haben Sie} nächste Woche vor?",
          en: "I see. What are your plans for next week?",
        },
        {
          say: "Gleich gibt es Kuchen, ich hole uns ein Stück. Bis gleich!",
          en: "There’s cake in a moment, I’ll get us a piece. Back in a second!",
        },
      ],
      C: [
        {
          say: "Guten Abend, auf solchen Festen kennt man ja selten jemanden. Was hat {dich|Sie} hierher verschlagen?",
          en: "Good evening, one rarely knows anyone at parties like these. What brought you here?",
        },
        {
          say: "Eine schöne Erklärung. Worüber redet man hier {deiner|Ihrer} Beobachtung nach am liebsten?",
          en: "A nice explanation. What do people here most like to talk about, from what you’ve observed?",
        },
        {
          say: "Das deckt sich mit meinem Eindruck. Wie {entkommst du|entkommen Sie} Gesprächen, die kein Ende finden?",
          en: "That matches my impression. How do you escape conversations that never end?",
        },
        {
          say: "Das merke ich mir für später. Was müsste geschehen, damit der Abend unvergesslich wird?",
          en: "I’ll remember that for later. What would have to happen to make the evening unforgettable?",
        },
        {
          say: "Dann warten wir ab, was die Nacht noch bringt. Auf bald!",
          en: "Then let’s wait and see what the night brings. See you soon!",
        },
      ],
    },
    answers: [
      {
        on: ["viel leute", "alle hier", "leute hier", "jemand hier"],
        say: "Nein, nur Lena und zwei Kollegen.",
        en: "No, just Lena and two colleagues.",
      },
      {
        on: ["lust treffen", "treffen", "wiedersehen", "telefonnummer", "nummer"],
        say: "Gern, nächste Woche habe ich Zeit.",
        en: "Sure, I have time next week.",
      },
      {
        on: ["kaffee trinken", "möchten kaffee", "mögen kaffee", "wollen kaffee", "nehmen kaffee"],
        say: "Einen Kaffee trinke ich immer gern.",
        en: "I always like to drink a coffee.",
      },
      {
        on: ["musik mögen", "musik gern", "musik hören", "musik gefallen"],
        say: "Am liebsten höre ich Popmusik.",
        en: "I like listening to pop music best.",
      },
      { on: ["musik", "lied", "band"], say: "Die Musik hat Lena ausgesucht.", en: "Lena picked the music." },
      {
        on: ["kennen", "freund lena", "freundin lena"],
        say: "Lena kenne ich vom Sport.",
        en: "I know Lena from sports.",
      },
      {
        on: ["allein", "wem hier", "wem du", "freund", "freundin", "verheiratet", "single"],
        say: "Ich bin heute allein hier.",
        en: "I’m here alone today.",
      },
      { on: ["alt du", "alt sie"], say: "Das verrate ich auf Partys nie.", en: "I never tell that at parties." },
      {
        on: ["toilette", "bad", "balkon"],
        say: "Das ist gleich hinten links.",
        en: "It’s right there in the back on the left.",
      },
      {
        on: ["gefallen hier", "gefallen party", "gefallen es", "finden party", "finden hier"],
        say: "Mir gefällt es hier sehr.",
        en: "I like it here a lot.",
      },
      {
        on: ["lange bleiben", "wann gehen"],
        say: "Um zwölf muss ich nach Hause.",
        en: "I have to go home at twelve.",
      },
      {
        on: ["gastgeberin", "wer lena", "wer party machen", "wer party geben", "wer einladen", "wessen party"],
        say: "Lena ist die Gastgeberin.",
        en: "Lena is the hostess.",
      },
      {
        on: ["laut", "heiß", "warm", "voll"],
        say: "Auf dem Balkon ist es schöner.",
        en: "It’s nicer on the balcony.",
      },
      {
        on: ["woher kommen", "aus land", "aus stadt", "woher du", "woher sie"],
        say: "Ich komme von hier.",
        en: "I’m from here.",
      },
      { on: ["heißen", "name"], say: "Heute Abend bin ich Alex.", en: "Tonight I’m Alex." },
      { on: ["wohnen"], say: "Ich wohne gleich nebenan.", en: "I live right next door." },
      { on: ["beruf", "beruflich", "arbeiten"], say: "Heute Abend bin ich Koch.", en: "Tonight I’m a cook." },
      { on: ["trinken"], say: "Das hier ist Apfelsaft.", en: "This is apple juice." },
      { on: ["tanzen"], say: "Später gern, jetzt bin ich zu müde.", en: "Later, gladly; right now I’m too tired." },
      {
        on: ["essen", "kuchen", "hunger"],
        say: "In der Küche steht noch Kuchen.",
        en: "There’s still cake in the kitchen.",
      },
    ],
    reacts: [
      {
        on: ["laut", "zu warm", "so warm", "zu heiß", "so heiß", "zu voll", "so voll", "langweilig"],
        say: "Auf dem Balkon ist es schöner.",
        en: "It’s nicer on the balcony.",
      },
      {
        on: ["schwindlig", "mir schlecht", "gehen nicht gut", "müde", "übel"],
        say: "Oh, hier ist ein Glas Wasser.",
        en: "Oh, here’s a glass of water.",
      },
      {
        on: ["allein", "kennen niemand", "kennen keinen", "kein freund", "einsam", "neu hier", "neu stadt"],
        say: "Dann lernen wir uns eben hier kennen.",
        en: "Then we’ll get to know each other here.",
      },
      { on: ["hunger"], say: "In der Küche steht noch Kuchen.", en: "There’s still cake in the kitchen." },
      { on: ["geburtstag"], say: "Oh, ein Geburtstag, wie schön!", en: "Oh, a birthday, how nice!" },
    ],
    evasions: [
      { say: "Das erzähle ich später beim Kuchen.", en: "I’ll tell you later over cake." },
      { say: "Gute Frage, da muss ich nachdenken.", en: "Good question, I’ll have to think." },
      { say: "Das weiß Lena sicher besser.", en: "I’m sure Lena knows that better." },
    ],
  },
];

/** Said when a role play is wanted, but none of these scenes. Answers both who named another one and who named none. */
export const ROLE_WHICH: Line = {
  say: "Sechs Rollenspiele gibt es: Vorstellungsgespräch, Wohnungsbesichtigung, Restaurant, Arzt, Bahnhof und Party. Welches {möchtest du|möchten Sie} spielen?",
  en: "There are six role plays: a job interview, an apartment viewing, a restaurant, the doctor’s, a station and a party. Which one would you like to play?",
};

/** Each role is played from one side: said at its beginning to whoever wants the other one. */
export const ROLE_OTHER_WAY: Line = {
  say: "Tauschen kann ich leider nicht, wir spielen es andersherum.",
  en: "I’m afraid I can’t swap, so we’ll play it the other way around.",
};
/** And in its middle. */
export const ROLE_ONE_SIDE: readonly Line[] = [
  {
    say: "Das geht leider nicht, ich kann nur diese eine Rolle.",
    en: "That’s not possible, I’m afraid: I can only play this one role.",
  },
  {
    say: "Leider nein, die andere Rolle kann ich nicht.",
    en: "Unfortunately not, I can’t play the other role.",
  },
];

/** The tutor speaks as itself again. */
export const ROLE_OVER: readonly Line[] = [
  { say: "Gut, das Rollenspiel ist vorbei.", en: "All right, the role play is over." },
  { say: "Okay, dann ist das Rollenspiel zu Ende.", en: "Okay, then the role play has ended." },
  { say: "Einverstanden, hier endet das Rollenspiel.", en: "Agreed, the role play ends here." },
];

/** A role play that nobody wanted. */
export const ROLE_MISTAKEN: readonly Line[] = [
  {
    say: "{Entschuldige|Entschuldigen Sie}, da habe ich {dich|Sie} falsch verstanden.",
    en: "Sorry, I misunderstood you there.",
  },
  {
    say: "Tut mir leid, das Rollenspiel war mein Missverständnis.",
    en: "I'm sorry, the role play was a misunderstanding of mine.",
  },
];

/** How it went, as far as the tutor knows: `*` are the corrected answers and all answers of the role play. `upTo` is the share of those corrected. */
export const ROLE_REVIEW: readonly { upTo: number; say: readonly Line[] }[] = [
  {
    upTo: 0,
    say: [
      { say: "Wirklich gut: Korrigiert habe ich * von * Antworten.", en: "Really well: I corrected * of * answers." },
      {
        say: "Sehr ordentlich: Ich habe * von * Antworten korrigiert.",
        en: "Very respectably: I corrected * of * answers.",
      },
    ],
  },
  {
    upTo: 0.34,
    say: [
      {
        say: "Ganz gut: Ich habe nur * von * Antworten korrigiert.",
        en: "Quite well: I only corrected * of * answers.",
      },
      {
        say: "Ganz ordentlich: Nur * von * Antworten habe ich korrigiert.",
        en: "Respectably: I corrected only * of * answers.",
      },
    ],
  },
  {
    upTo: 1,
    say: [
      {
        say: "Durchgehalten, und das zählt: Korrigiert habe ich * von * Antworten.",
        en: "You kept going, and that counts: I corrected * of * answers.",
      },
      {
        say: "Ich habe * von * Antworten korrigiert, und daraus lernt man viel.",
        en: "I corrected * of * answers, and that teaches you a lot.",
      },
    ],
  },
];

/** Asked after a role play. */
export const ROLE_ASKS: Readonly<Record<Band, readonly Line[]>> = {
  A: [
    { say: "Was war für {dich|Sie} schwer?", en: "What was hard for you?" },
    { say: "Was {möchtest du|möchten Sie} jetzt machen?", en: "What would you like to do now?" },
  ],
  B: [
    { say: "Was war für {dich|Sie} am schwersten?", en: "What was the hardest part for you?" },
    { say: "Worüber {möchtest du|möchten Sie} jetzt sprechen?", en: "What would you like to talk about now?" },
  ],
  C: [
    { say: "Was fiel {dir|Ihnen} dabei am schwersten?", en: "What did you find hardest about it?" },
    { say: "Worüber {möchtest du|möchten Sie} jetzt sprechen?", en: "What would you like to talk about now?" },
  ],
};

/** What every role says first to messages that its next line does not fit: the first kind that the message shows. */
export const ROLE_HEARS: readonly { on: RegExp; say: readonly Line[] }[] = [
  {
    on: /(?<!\p{L})(?:(?:schon|gerade|doch|eben) gesagt|(?:hab|habe) ich (?:doch |schon |gerade |eben )+(?:gesagt|erzählt)|keine Antwort|(?:[Hh]aben Sie|[Hh]ast du) (?:mich )?(?:das )?(?:vorhin |eben |doch |gerade )*schon (?:mal |einmal )?gefragt|(?:habe?|hab|hatte) ich (?:doch |aber |gar )*nicht (?:bestellt|gefragt|gemeint|gesagt)|(?:[Hh]ören Sie|[Hh]örst du|Sie hören|[Dd]u hörst)(?: mir)? (?:\p{Ll}+ )?(?:nicht|überhaupt|eigentlich)|(?:nicht|falsch|miss) ?verstanden|[Ss]ie (?:haben|sind) (?:meine Frage|unfreundlich|unhöflich)|[Dd]u bist (?:so |ganz schön )?(?:unfreundlich|unhöflich))(?!\p{L})/iu,
    say: [
      { say: "Entschuldigung, stimmt.", en: "Sorry, that’s right." },
      { say: "Stimmt, Entschuldigung.", en: "That’s right, sorry." },
    ],
  },
  {
    on: /(?<!\p{L})(?:ha(?:ha)+|hihi|hehe|lol|(?:kleiner|nur ein|war ein|war nur) (?:Spaß|Witz|Scherz)|nur Spaß|Scherz)(?!\p{L})|😂|😄|😅|🤣|;-?\)|:-?D/iu,
    say: [
      { say: "Haha, verstehe.", en: "Haha, I see." },
      { say: "Haha, na gut.", en: "Haha, all right." },
    ],
  },
  {
    on: /(?<!\p{L})(?:privat(?! (?:kranken)?versichert)|geht (?:Sie|dich|niemanden) nichts an|(?:sage?|verrate|erzähle) ich (?:lieber |hier |Ihnen |dir )*nicht|nicht (?:sagen|beantworten|verraten|darüber sprechen|darüber reden)|(?:rede|spreche) ich (?:\p{Ll}+ )?ungern)(?!\p{L})/iu,
    say: [
      { say: "Das verstehe ich.", en: "I understand that." },
      { say: "Kein Problem, dann machen wir weiter.", en: "No problem, let’s go on then." },
    ],
  },
  {
    on: /(?<!\p{L})(?:doch lieber|lieber doch|nein,? doch|anders überlegt|Meinung geändert|oder doch)(?!\p{L})/iu,
    say: [
      { say: "Natürlich, das geht auch.", en: "Of course, that’s possible as well." },
      { say: "Gut, dann machen wir das so.", en: "All right, then we’ll do it that way." },
    ],
  },
  {
    on: /(?<!\p{L})(?:weiß (?:ich )?(?:es |das )?(?:leider |noch )*nicht|keine Ahnung|mal sehen|schwer zu sagen|nicht sicher)(?!\p{L})/iu,
    say: [
      { say: "Das ist nicht schlimm.", en: "That’s all right." },
      { say: "Macht nichts.", en: "Never mind." },
    ],
  },
  {
    on: /(?<!\p{L})(?:Wucher|winzig|unverschämt|Unverschämtheit|Frechheit|(?:das|es|hier) (?:ist|war|finde ich) (?:(?:ja|doch|aber|jetzt|mir|hier|viel|echt|wirklich) )*(?:zu \p{Ll}+|komisch|seltsam|nicht (?:gut|schön|nett)|schlecht|furchtbar|schrecklich|peinlich)|läuft (?:\p{Ll}+ )?(?:nicht gut|schlecht))(?!\p{L})/iu,
    say: [
      { say: "Das tut mir leid.", en: "I’m sorry about that." },
      { say: "Das kann ich verstehen.", en: "I can understand that." },
    ],
  },
  {
    on: /^\W*(?:(?:hm|na ja|also|eigentlich|leider|ehrlich gesagt|danke|im Moment|zurzeit|bisher|noch|gar|überhaupt)[, ]+)*(?:(?:ich|wir|das|es|da|mir|dort)(?: \p{Ll}+){1,3} )?(?:nein|nee|nö|nicht|kein\p{Ll}*|nichts|nix|niemand\p{Ll}*|nie)(?!\p{L})/iu,
    say: [
      { say: "In Ordnung.", en: "All right." },
      { say: "Alles klar.", en: "Okay." },
      { say: "Ach so.", en: "I see." },
      { say: "Ja, gut.", en: "Yes, fine." },
      { say: "Ah, okay.", en: "Ah, okay." },
    ],
  },
];
