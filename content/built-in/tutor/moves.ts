import type { Move } from "#schema/content/tutor.ts";

/**
 * What people tell in talk about anything: bad luck, fear, a decision, an opinion. The first that matches counts, so what
 * hurts stands before what only interests, and the narrower before the wider.
 */
export const MOVES: readonly Move[] = [
  {
    id: "birthday-but-sad",
    rank: "first",
    says: /^(?=[^]*\btraurig\b)(?=[^]*\b(?:mein Geburtstag|(?:ich habe?|habe? ich)\b[^.!?]*\bGeburtstag)\b)[^]*\bmorgen\b/iu,
    unless: /\b(?:hat|war|hatte|weil|denn|nicht|kein\p{Ll}*|gestorben|storben|tot|übermorgen)\b/iu,
    A: {
      say: [{ say: "Oh, morgen {hast du|haben Sie} Geburtstag!", en: "Oh, it’s your birthday tomorrow!" }],
      ask: [{ say: "Warum {bist du|sind Sie} traurig?", en: "Why are you sad?", begin: "Ich bin traurig, denn …" }],
    },
  },
  {
    id: "birthday-tomorrow",
    rank: "first",
    says: /^(?=[^]*\b(?:mein Geburtstag|(?:ich habe?|habe? ich)\b[^.!?]*\bGeburtstag)\b)[^]*\bmorgen\b/iu,
    unless:
      /\b(?:hat|war|hatte|kein\p{Ll}*|nicht|gestorben|tot|traurig|übermorgen|feier\p{Ll}*|Party|mache|machen|gehe|gehen|koche|backe|kommt|kommen|\p{L}+ morgen)\b(?<!\bist morgen)(?<!\bich morgen)(?<!\bhabe morgen)(?<!\bGeburtstag morgen)/iu,
    A: {
      say: [{ say: "Oh, morgen {hast du|haben Sie} Geburtstag!", en: "Oh, it’s your birthday tomorrow!" }],
      ask: [
        {
          say: "Was {möchtest du|möchten Sie} dann machen?",
          en: "What would you like to do then?",
          begin: "Ich möchte …",
        },
      ],
    },
  },
  {
    id: "exam-with-worry",
    rank: "first",
    says: /^(?=[^]*\b(?:Angst|nervös|traurig|müde|krank|Stress|gestresst|aufgeregt)\b)[^]*(?:\b(?:morgen|übermorgen|heute|nächste Woche|am \p{L}+tag)\b[^.!?]*\b(?:\p{L}*prüfung|Klausur|\p{L}*test|Examen)\b|\b(?:\p{L}*prüfung|Klausur|\p{L}*test|Examen)\b[^.!?]*\b(?:morgen|übermorgen|heute|nächste Woche|am \p{L}+tag)\b)/iu,
    unless:
      /\?|\b(?:hat|haben|war|hatte|bestanden|geschafft|gemacht|geschrieben|Ergebnis\p{Ll}*|kein\p{Ll}*|nicht|nach der|seine?|ihre?|Arzt|Ärztin|Blut\p{Ll}*|Coronatest|korrigier\p{Ll}*|jede\p{Ll}*)\b/iu,
    A: {
      say: [{ say: "Dann viel Glück!", en: "Good luck then!" }],
      ask: [{ say: "Was hilft {dir|Ihnen} jetzt?", en: "What helps you now?", begin: "Mir hilft …" }],
    },
  },
  {
    id: "exam-failed",
    rank: "first",
    own: true,
    says: /\b(?:prüfung|test|klausur|examen|führerschein)\b[^.!?]*\bnicht bestanden\b/iu,
    unless: /\?|\b(?:früher|damals|als|vor \p{L}+ Jahren|noch einmal|nochmal|wiederhol\p{Ll}*|zum Glück)\b/iu,
    A: {
      say: [{ say: "Oh, das ist schade.", en: "Oh, that’s a pity." }],
      ask: [{ say: "Was war in der Prüfung schwer?", en: "What was hard in the exam?", begin: "Schwer war …" }],
    },
  },
  {
    id: "trouble-called-out",
    rank: "first",
    says: /\b(?:oh nein|oje|oh je|hilfe|achtung|mist)\b[^.?]*\b(?:ich habe? kein\p{Ll}*|zu (?:salzig|scharf|süß|sauer|dunkel|heiß|klein|groß|spät)|schon spät|so spät|verbrannt|angebrannt|brennt|kocht|kaputt|weg|leer|vergessen|verloren|verpasst|verspätet|Verspätung|fällt aus|geht nicht|funktioniert nicht)\b/iu,
    unless:
      /\?|\b(?:gestern|vorgestern|letzte\p{Ll}*|früher|damals|war|waren|hatte|er|er hat|sie hat|seine?n?|nicht schlimm|zum Glück|gefunden|wieder da|repariert|aber|neu\p{Ll}*|kaufe|rufe|nehme|fahre|gehe|suche|wasche|warte|bringe|frage|komme|kommt|kommen|angerufen|hilft|Wort|Wörter|Deutsch|Sohn|Tochter|Kind|Baby|Mann|Frau|Hund|Katze|Kater|Job|wir haben verloren|Team|Verein|Mannschaft|Arbeit weg|Spiel|Jahre?)\b/iu,
    A: {
      say: [
        { say: "Oh nein!", en: "Oh no!" },
        { say: "Oje!", en: "Oh dear!" },
      ],
      ask: [{ say: "Was {machst du|machen Sie} jetzt?", en: "What are you going to do now?", begin: "Ich …" }],
    },
  },
  {
    id: "trouble-now",
    rank: "first",
    says: /\b(?:mein|meine|unser|unsere|der|die|das) (?:Handy|Telefon|Computer|Laptop|Tablet|Drucker|Fahrrad|Rad|Auto|Roller|\p{L}*maschine|Kühlschrank|Herd|Ofen|Heizung|Fernseher|Lampe|Brille|Schlüssel|Tasche|Pass|Ausweis|Geldbeutel|Koffer|Rucksack|Akku|Internet|Zug|Bus|Bahn|Flug|Uhr|Dusche|Toilette|Aufzug|Kamera|Ticket) (?:ist|hat|fällt|funktioniert|geht) (?:\p{Ll}+ )*(?:kaputt|weg|leer|verspätet|Verspätung|aus|nicht)\b|\b(?:ich|wir) (?:habe?|haben) (?:heute |gerade |leider |jetzt )*(?:meine?n?|unsere?n?|den|die|das) (?:Schlüssel|Handy|Pass|Ausweis|Tasche|Geldbeutel|Portemonnaie|Brille|Rucksack|Koffer|Ticket|Karte|Zug|Bus|Termin) (?:vergessen|verloren|verpasst)\b|\b(?:Kuchen|Pizza|Suppe|Brot|Reis|Essen|Fleisch|Soße|Fisch) ist (?:\p{Ll}+ )*(?:verbrannt|angebrannt|zu salzig|versalzen)\b/iu,
    unless:
      /\?|\b(?:gestern|vorgestern|letzte\p{Ll}*|früher|damals|war|immer|oft|jede\p{Ll}*|manchmal|nicht (?:schlimm|kaputt|weg|leer|so|mehr|sehr|weit|gut|gern\p{Ll}*|teuer|groß|klein|alt|neu|schön|hier|da|in|im|zu|aus|nach|zur|bei)|zum Glück|wieder|gefunden|repariert|aber|neu\p{Ll}*|kaufe|rufe|nehme|fahre|gehe|suche|wasche|warte|bringe|frage|komme|kommt|kommen|angerufen|hilft|Freund|Freundin|Mann|Frau|Hund|Katze|Kater|Sohn|Tochter|Vater|Mutter|Bruder|Schwester|Oma|Opa|Chef\p{Ll}*|Kolleg\p{Ll}*|Sommer|Urlaub)\b/iu,
    A: {
      say: [
        { say: "Oh nein!", en: "Oh no!" },
        { say: "So ein Pech!", en: "What bad luck!" },
      ],
      ask: [{ say: "Was {machst du|machen Sie} jetzt?", en: "What are you going to do now?", begin: "Ich …" }],
    },
  },
  {
    id: "birthday",
    rank: "first",
    near: true,
    says: /\b(?:habe|hab|hatte) (?:[a-zäöüß]+ ){0,4}Geburtstag\b|\bGeburtstag habe\b|\bmein (?:\p{L}+ )?Geburtstag\b/iu,
    unless:
      /\b(?:nicht|kein\p{Ll}*|nie|niemand|gefeiert|feier\p{Ll}*|als Kind|früher|tot|gestorben|allein|einsam|ohne|vergessen|zum Geburtstag|in \p{L}+ (?:Tagen|Wochen)|am (?:\p{L}+(?:tag|woch)|Wochenende)|hat|haben|traurig|schlecht|schrecklich|bald|morgen|übermorgen|nächste\p{Ll}*|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|im (?:Frühling|Sommer|Herbst|Winter))\b/iu,
    A: {
      say: [{ say: "Oh, alles Gute zum Geburtstag!", en: "Oh, happy birthday!" }],
      ask: [
        {
          say: "Wie feiert man bei {euch|Ihnen} Geburtstag?",
          en: "How do people celebrate birthdays in your family?",
          begin: "Wir …",
        },
      ],
    },
    B: {
      say: [{ say: "Oh, dann alles Gute zum Geburtstag!", en: "Oh, happy birthday then!" }],
      ask: [
        {
          say: "Wie feiert man bei {euch|Ihnen} ~denn Geburtstag?",
          en: "How do people celebrate birthdays in your family?",
          begin: "Wir …",
        },
      ],
    },
  },
  {
    id: "others-birthday",
    rank: "first",
    near: true,
    says: /\bhat (?:[a-zäöüß]+ ){0,4}Geburtstag\b|\b(?:sein|ihr) (?:\p{L}+ )?Geburtstag\b/iu,
    unless:
      /\b(?:nicht|kein\p{Ll}*|nie|niemand|gefeiert|feier\p{Ll}*|als Kind|früher|tot|gestorben|allein|einsam|ohne|vergessen|zum Geburtstag|in \p{L}+ (?:Tagen|Wochen)|am (?:\p{L}+(?:tag|woch)|Wochenende)|hatte|traurig|schlecht|schrecklich|bald|morgen|übermorgen|nächste\p{Ll}*|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|im (?:Frühling|Sommer|Herbst|Winter))\b/iu,
    A: {
      say: [{ say: "Ein Geburtstag, wie schön!", en: "A birthday, how nice!" }],
      ask: [
        {
          say: "Was {schenkst du|schenken Sie}?",
          en: "What present are you giving?",
          begin: "Ich schenke …",
        },
      ],
    },
    B: {
      say: [{ say: "Oh, ein Geburtstag, wie schön!", en: "Oh, a birthday, how nice!" }],
      ask: [
        {
          say: "Wie feiert man bei {euch|Ihnen} ~denn Geburtstag?",
          en: "How do people celebrate birthdays in your family?",
          begin: "Wir …",
        },
      ],
    },
  },
  {
    id: "baby",
    rank: "first",
    near: true,
    says: /\bschwanger\b|\bich bin (?:jetzt |gerade |endlich |seit \p{L}+ (?:Tagen|Wochen) |seit gestern )+(?:Papa|Mama|Vater|Mutter|Oma|Opa|Tante|Onkel)\b|\b(?:erwarten?|bekommen?|bekommt|kriegen?|kriegt) (?:[a-zäöüß]+ ){0,4}(?:Baby|Kind|Zwillinge|Sohn|Tochter)\b|\b(?:Baby|Babys|Kind) (?:kommt|kommen|ist (?:da|geboren|unterwegs|gekommen))\b|\b(?:werde|wird|werden) (?:bald |zum ersten Mal |endlich )?(?:Vater|Mutter|Papa|Mama|Oma|Opa|Großmutter|Großvater|Tante|Onkel|Eltern)\b/iu,
    unless:
      /\b(?:Nachbarin|Kollegin|Chefin|Vermieterin|Lehrerin|nicht (?:\p{L}+ )?schwanger|(?:kein|nicht)\p{Ll}* (?:\p{L}+ ){0,2}(?:Baby|Kind)|nie|verloren|wollen|möchte|möchten|war schwanger|leider|traurig|Ex|ehemal\p{Ll}*|von ihm|von ihr|einschulen|Fehlgeburt|Schule|Kita|Kindergarten|nach Hause|zurück|zu Besuch|Angst|Sorgen?|ungeplant|ungewollt|allein|krank)\b/iu,
    A: {
      say: [
        { say: "Oh, ein Baby, wie schön!", en: "Oh, a baby, how nice!" },
        { say: "Alles Gute für die Familie!", en: "All the best to the family!" },
      ],
      ask: [
        { say: "Was sagt die Familie dazu?", en: "What does the family say?", begin: "Die Familie …" },
        { say: "Was braucht man alles für ein Baby?", en: "What do you need for a baby?", begin: "Man braucht …" },
      ],
    },
    B: {
      say: [
        { say: "Oh, das ist eine schöne Nachricht, alles Gute!", en: "Oh, that’s lovely news, all the best!" },
        { say: "Das wird eine aufregende Zeit, alles Gute!", en: "Exciting times ahead, all the best!" },
      ],
      ask: [
        {
          say: "Was ändert sich dadurch für {dich|Sie}?",
          en: "What does that change for you?",
          begin: "Für mich ändert sich …",
        },
        {
          say: "Was ist am Anfang mit einem Baby ~so am wichtigsten?",
          en: "What matters most with a baby at first?",
          begin: "Am wichtigsten ist …",
        },
      ],
    },
    C: {
      say: [
        { say: "Oh, was für eine Nachricht, alles Gute!", en: "Oh, what news, all the best!" },
        { say: "Dafür von Herzen alles Gute!", en: "All the very best with that!" },
      ],
      ask: [
        {
          say: "Was ändert sich dadurch für {dich|Sie}?",
          en: "What does that change for you?",
          begin: "Für mich ändert sich …",
        },
        {
          say: "Wie hat die Familie darauf reagiert?",
          en: "How did the family react to it?",
          begin: "Die Familie hat …",
        },
      ],
    },
  },
  {
    id: "wedding",
    rank: "first",
    near: true,
    says: /\b(?:meine|unsere|meiner|unserer) Hochzeit\b|\b(?:ich|wir) (?:werde |werden )?(?:heirate|heiraten)\b|\bheirate(?:n)? (?:ich|wir)\b/iu,
    unless:
      /\?|\b(?:nicht|nie|kein\p{Ll}*|war|waren|damals|früher|abgesagt|geschieden|würde\p{Ll}*|soll|sollen|möchte\p{Ll}*|will|wollen|vor \p{L}+ Jahren|Hochzeitsreise)\b/iu,
    A: {
      say: [{ say: "Oh, eine Hochzeit, wie schön!", en: "Oh, a wedding, how nice!" }],
      ask: [{ say: "Wer kommt zur Hochzeit?", en: "Who is coming to the wedding?", begin: "Zur Hochzeit kommt …" }],
    },
    B: {
      say: [{ say: "Oh, eine Hochzeit, alles Gute!", en: "Oh, a wedding, all the best!" }],
      ask: [
        {
          say: "Was ist für die Hochzeit noch zu tun?",
          en: "What still needs to be done for the wedding?",
          begin: "Für die Hochzeit muss ich noch …",
        },
      ],
    },
    C: {
      say: [{ say: "Oh, eine Hochzeit, von Herzen alles Gute!", en: "Oh, a wedding, all the very best!" }],
      ask: [
        {
          say: "Was ist für die Hochzeit noch zu tun?",
          en: "What still needs to be done for the wedding?",
          begin: "Für die Hochzeit muss ich noch …",
        },
      ],
    },
  },
  {
    id: "long-apart",
    rank: "first",
    says: /\b(?:ihn|sie|meine?\p{Ll}* \p{Lu}\p{L}+)\b[^.!?]*\b(?:Jahre|Jahren|Monate|Monaten|lange|Ewigkeit) nicht (?:mehr )?(?:gesehen|getroffen|besucht)\b|\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|zehn|\d+|viele) Jahre nicht (?:mehr )?gesehen\b/iu,
    unless: /\?|\b(?:\p{L}*storben|tot|starb|Film|Serie|endlich|morgen)\b/iu,
    A: {
      say: [{ say: "Das ist eine lange Zeit.", en: "That’s a long time." }],
      ask: [{ say: "Wann {seht ihr euch|sehen Sie sich} wieder?", en: "When will you see each other again?" }],
    },
    B: {
      say: [{ say: "Das ist eine lange Zeit.", en: "That’s a long time." }],
      ask: [{ say: "Wann {seht ihr euch|sehen Sie sich} ~denn wieder?", en: "When will you see each other again?" }],
    },
    C: {
      say: [{ say: "Das ist eine lange Zeit.", en: "That’s a long time." }],
      ask: [{ say: "Wann {seht ihr euch|sehen Sie sich} wieder?", en: "When will you see each other again?" }],
    },
  },
  {
    id: "safe",
    rank: "first",
    says: /\b(?:er|sie|es|[Oo]pa|[Oo]ma|\p{Lu}\p{L}+) lebt(?: noch)?!|\b(?:ist|sind) (?:wieder |endlich |jetzt )*(?:außer Gefahr|aufgewacht|über den Berg)\b|\b(?:hat|habe|haben) (?:es |den Unfall |die Operation )?überlebt\b/iu,
    unless: /\?|\b(?:nicht|nie|Film|Serie|Roman|Buch)\b/iu,
    A: {
      say: [{ say: "Oh, zum Glück!", en: "Oh, thank goodness!" }],
      ask: [{ say: "Wie geht es jetzt weiter?", en: "What happens next?", begin: "Jetzt …" }],
    },
    B: {
      say: [{ say: "Was für ein Glück!", en: "How lucky!" }],
      ask: [{ say: "Wie geht es jetzt weiter?", en: "What happens next?", begin: "Jetzt …" }],
    },
    C: {
      say: [{ say: "Welch ein Glück!", en: "How fortunate!" }],
      ask: [{ say: "Wie geht es nun weiter?", en: "What happens next?", begin: "Nun …" }],
    },
  },
  {
    id: "pet-gone",
    rank: "first",
    says: /\b(?:(?:[Mm]eine?|[Uu]nsere?|[Dd]ie|[Dd]er) (?:[a-zäöüß]+ )?(?:Katze|Kater|Hund|Hündin|Hamster|Vogel|Papagei|Schildkröte|Kaninchen|Hase|Tier) ist (?:[a-zäöüß]+ ){0,3}(?:(?:zwei|drei|vier|fünf|einem|einer|ein paar|[0-9]+) (?:Tage?n?|Wochen?|Stunden?) )?(?:weg|verschwunden|weggelaufen|entlaufen|ausgerissen|nicht (?:mehr )?nach Hause gekommen)|(?:[Kk]atze|[Hh]und|[Kk]ater) (?:ist|bleibt) (?:[a-zäöüß]+ )*(?:verschwunden|weggelaufen|entlaufen))(?![ \p{L}]*(?:gegangen|gefahren|wieder da))/u,
    unless: /\b(?:wieder (?:da|zu Hause|aufgetaucht)|gefunden|zum Glück|damals|früher)\b/iu,
    A: {
      say: [
        { say: "Oh nein, das tut mir leid.", en: "Oh no, I’m sorry." },
        { say: "So etwas macht Sorgen.", en: "Something like that is worrying." },
      ],
      ask: [
        { say: "Wo {hast du|haben Sie} schon gesucht?", en: "Where have you looked already?", begin: "Ich habe …" },
      ],
    },
    B: {
      say: [{ say: "Oh nein, da macht man sich Sorgen.", en: "Oh no, that’s worrying." }],
      ask: [
        { say: "Wo {hast du|haben Sie} schon gesucht?", en: "Where have you looked already?", begin: "Ich habe …" },
      ],
    },
  },
  {
    id: "still-gone",
    rank: "first",
    says: /(?:^|[.!?,] )(?:(?:aber|und) )?(?:sie|er|es|(?:meine?|unsere?|die|der) (?:Katze|Kater|Hund|Hündin)) (?:ist|bleibt) (?:immer noch|noch immer) (?:weg|verschwunden|nicht (?:da|zurück|zu Hause|aufgetaucht))\b/iu,
    A: {
      say: [{ say: "Das Warten ist schwer.", en: "Waiting is hard." }],
      ask: [{ say: "Wer hilft {dir|Ihnen} beim Suchen?", en: "Who is helping you look?", begin: "… hilft mir." }],
    },
    B: {
      say: [{ say: "Diese Ungewissheit ist schwer auszuhalten.", en: "That uncertainty is hard to bear." }],
      ask: [
        {
          say: "Was {möchtest du|möchten Sie} als Nächstes versuchen?",
          en: "What would you like to try next?",
          begin: "Als Nächstes möchte ich …",
        },
      ],
    },
  },
  {
    id: "sent-away",
    rank: "first",
    says: /\b(?:(?:werde|werden|wird|wurde|wurden) (?:[a-zäöüß]+ ){0,4}abgeschoben|(?:[Ii]ch muss|[Ww]ir müssen|[Mm]uss ich|[Mm]üssen wir) (?:[a-zäöüß]+ ){0,3}(?:zurück (?:nach|in den) (?:Syrien|Afghanistan|Irak|Iran|Jemen|Sudan|Eritrea|Somalia)|Deutschland verlassen|das Land verlassen)|Abschiebung|(?:nicht|nicht mehr) (?:in Deutschland )?bleiben (?:darf|dürfen))\b/u,
    unless: /\b(?:nicht abgeschoben|Urlaub|Film|Buch|gelesen)\b/iu,
    A: {
      say: [
        { say: "Oh, das ist bestimmt sehr schwer.", en: "Oh, that must be very hard." },
        { say: "So etwas macht Angst.", en: "Something like that is scary." },
      ],
      ask: [{ say: "Wer kann {dir|Ihnen} helfen?", en: "Who can help you?", begin: "… kann mir helfen." }],
    },
    B: {
      say: [{ say: "Das klingt nach einer großen Sorge.", en: "That sounds like a big worry." }],
      ask: [{ say: "Wer hilft {dir|Ihnen} dabei?", en: "Who is helping you with it?", begin: "Mir hilft …" }],
    },
  },
  {
    id: "family-far",
    rank: "first",
    near: true,
    says: /\b(?:(?:[Mm]eine?|[Uu]nsere?) (?:Mutter|Mama|Vater|Papa|Familie|Eltern|Oma|Opa|Kinder|Tochter|Sohn|Mann|Frau|Freundin|Freund|Schwester|Bruder|Geschwister|Freunde) (?:ist|sind|lebt|leben|wohnt|wohnen) (?:[a-zäöüß]+ ){0,3}weit weg|ich bin (?:jetzt )?hier und (?:sie|er|meine \p{Lu}\p{L}+) (?:ist|sind) (?:so |sehr )?weit weg)\b/iu,
    unless: /\b(?:nicht (?:so |sehr )?weit|zum Glück|gut so|Gott sei Dank|endlich)\b/iu,
    A: {
      say: [
        { say: "Oh, das ist nicht leicht.", en: "Oh, that’s not easy." },
        { say: "So weit weg, das ist schwer.", en: "So far away, that’s hard." },
      ],
      ask: [
        {
          say: "Wie oft {telefoniert ihr|telefonieren Sie}?",
          en: "How often do you talk on the phone?",
          begin: "Wir telefonieren …",
        },
      ],
    },
    B: {
      say: [{ say: "So eine Entfernung ist bestimmt nicht leicht.", en: "That kind of distance can’t be easy." }],
      ask: [{ say: "Wie {haltet ihr|halten Sie} Kontakt?", en: "How do you keep in touch?", begin: "Wir …" }],
    },
  },
  {
    id: "cannot-do-it",
    rank: "first",
    says: /\b(?:ich schaffe?|schaffe? ich|wir schaffen) (?:das|es|die Prüfung|den Test) (?:einfach |doch |bestimmt |sicher |wohl |alles )*(?:nie|niemals|nicht|nicht mehr)(?=\s*(?:[.!]|$))/iu,
    unless: /\b(?:heute|morgen|um|zum Treffen|zur Party|pünktlich)\b/iu,
    A: {
      say: [{ say: "Nur Mut, das braucht Zeit.", en: "Take heart, it takes time." }],
      ask: [{ say: "Was ist so schwer?", en: "What is so hard?", begin: "Schwer ist …" }],
    },
    B: {
      say: [{ say: "Das ist wirklich viel auf einmal.", en: "That really is a lot at once." }],
      ask: [
        {
          say: "Was ist im Moment am schwersten?",
          en: "What’s the hardest part right now?",
          begin: "Am schwersten ist …",
        },
      ],
    },
  },
  {
    id: "own-german",
    rank: "first",
    says: /\bmein Deutsch (?:ist|war|wird) (?:\p{L}+ )*(?:nicht (?:so |sehr )?gut|schlecht|schrecklich|furchtbar|peinlich|schlimm)\b|\b(?:ist|war) mein Deutsch (?:\p{L}+ )*(?:schlecht|schlimm|okay|gut|verständlich)\b|\b(?:Entschuldigung|sorry),? (?:für )?mein (?:schlechtes )?Deutsch\b|\bich (?:kann|spreche) (?:\p{L}+ )*(?:nicht (?:so )?gut|nur (?:wenig|schlecht)) Deutsch\b/iu,
    unless: /\b(?:sagt|meint|findet|behauptet|sagen)\b/iu,
    A: {
      say: [{ say: "Ich verstehe {dich|Sie} gut.", en: "I understand you just fine." }],
      ask: [
        {
          say: "Was ist für {dich|Sie} noch schwer?",
          en: "What is still hard for you?",
          begin: "Schwer ist für mich …",
        },
      ],
    },
    B: {
      say: [{ say: "Keine Sorge, ich verstehe {dich|Sie} gut.", en: "Don’t worry, I understand you just fine." }],
      ask: [{ say: "Wann {sprichst du|sprechen Sie} ~denn Deutsch?", en: "When do you speak German?" }],
    },
    C: {
      say: [{ say: "Keine Sorge, ich verstehe {dich|Sie} gut.", en: "Don’t worry, I understand you just fine." }],
      ask: [{ say: "Wann {sprichst du|sprechen Sie} ~denn Deutsch?", en: "When do you speak German?" }],
    },
  },
  {
    id: "divorce",
    rank: "first",
    near: true,
    says: /\b(?:geschieden|Scheidung|(?:hat|haben|habe) (?:sich |uns |mich )(?:[a-zäöüß]+ ){0,5}getrennt|(?:hat|haben) (?:[a-zäöüß]+ ){0,3}Schluss gemacht|hat mich verlassen|mein\p{Ll}* (?:Mann|Frau|Freund|Freundin|Partner|Partnerin) ist (?:\p{L}+ ){0,3}ausgezogen)\b/iu,
    unless:
      /\b(?:nicht|nie|von (?:ihrem|seinem|meinem) (?:Auto|Sofa|Fahrrad|Handy|Haus)|(?:seine?[mnrs]?|ihre?[mnrs]?|deren|dessen|euer\p{L}*) (?:\p{L}+ )?Scheidung)\b/iu,
    A: {
      say: [{ say: "Oh, das ist nicht leicht.", en: "Oh, that’s not easy." }],
      ask: [
        {
          say: "Wie geht es {dir|Ihnen} heute damit?",
          en: "How do you feel about it today?",
          begin: "Heute geht es mir …",
        },
      ],
    },
    B: {
      say: [{ say: "So etwas ist bestimmt nicht leicht.", en: "That can’t be easy." }],
      ask: [
        {
          say: "Wie geht es {dir|Ihnen} heute damit?",
          en: "How do you feel about it today?",
          begin: "Heute geht es mir …",
        },
      ],
    },
  },
  {
    id: "grave",
    rank: "first",
    near: true,
    says: /\b(?:schwere[rn]? Unfall|Schlaganfall|Herzinfarkt|Krebs|Demenz|dement|Alzheimer|Parkinson|operiert werden|am Herzen|Herzoperation|Herz-OP)\b/iu,
    unless:
      /\b(?:\p{L}*storben|tot|arbeite|arbeiten|arbeitet|Praktikum|Krankenschwester|Pfleger\p{Ll}*|Arzt|Ärztin|gegen Krebs|nicht (?:im|ins|mehr)|kein\p{Ll}*|Buch|Film|Roman|Serie)\b/iu,
    A: {
      say: [
        { say: "Oh, das tut mir leid.", en: "Oh, I’m sorry to hear that." },
        { say: "Das ist sehr schwer.", en: "That is very hard." },
      ],
      ask: [
        { say: "Wer hilft jetzt?", en: "Who is helping now?", begin: "Jetzt hilft …" },
        { say: "Wie ist es heute?", en: "How are things today?", begin: "Heute …" },
      ],
    },
    B: {
      say: [
        { say: "Das tut mir wirklich leid.", en: "I’m really sorry to hear that." },
        {
          say: "So etwas ist für alle schwer, die es betrifft.",
          en: "Something like that is hard for everyone affected.",
        },
      ],
      ask: [{ say: "Wie sieht es heute aus?", en: "How do things look today?", begin: "Heute …" }],
    },
  },
  {
    id: "lonely",
    rank: "first",
    near: true,
    own: true,
    says: /\b(?:ich|mich|bin|fühle)\b[^.!?]*\b(?:einsam|so allein|ganz allein|oft allein|sehr allein)\b|\b(?:einsam|so allein|oft allein)\b[^.!?]*\bich\b/iu,
    unless: /\?|\b(?:\p{L}*storben|tot|nicht|nie|reise|gereist|arbeite|früher|damals|gern|gerne|endlich)\b/iu,
    A: {
      say: [{ say: "Oh, das ist nicht leicht.", en: "Oh, that’s not easy." }],
      ask: [
        { say: "Was hilft {dir|Ihnen} dann?", en: "What helps you then?", begin: "Mir hilft …" },
        {
          say: "Was macht {dir|Ihnen} dann ein bisschen Freude?",
          en: "What brings you a little joy then?",
          begin: "Freude macht mir …",
        },
      ],
    },
    B: {
      say: [{ say: "Das ist sicher nicht leicht auszuhalten.", en: "That can’t be easy to bear." }],
      ask: [
        {
          say: "Was hilft {dir|Ihnen} in solchen Momenten?",
          en: "What helps you in such moments?",
          begin: "Mir hilft …",
        },
      ],
    },
  },
  {
    id: "cried",
    rank: "first",
    own: true,
    says: /\b(?:ich (?:habe |hab |musste |konnte )(?:\p{L}+ ){0,6}(?:geweint|geheult|heulen|weinen)|ich (?:\p{L}+ ){0,6}(?:geweint|geheult)|(?:habe|hab|musste) ich (?:\p{Ll}+ ){0,4}(?:geweint|geheult|heulen|weinen)|(?:habe|hab) (?:[a-zäöüß]+ ){0,3}(?:geweint|geheult))\b/iu,
    unless:
      /\b(?:nicht|nie|gelacht|Lachen|Freude|Glück|fast|beinahe|schön\p{Ll}*|gerührt|berührt|geklatscht|angekommen|Hochzeit|bestanden|Danke|Oper|Konzert|Theater|Film|Buch|Roman|Lied|Musik|Zwiebel\p{Ll}*)\b/iu,
    A: {
      say: [{ say: "Oh, das tut mir leid.", en: "Oh, I’m sorry to hear that." }],
      ask: [{ say: "Was hat {dir|Ihnen} da geholfen?", en: "What helped you?", begin: "Mir hat … geholfen." }],
    },
    B: {
      say: [
        {
          say: "Das tut mir leid, so etwas geht einem nahe.",
          en: "I’m sorry, something like that really gets to you.",
        },
      ],
      ask: [
        {
          say: "Wer oder was hat {dir|Ihnen} da gutgetan?",
          en: "Who or what made you feel better?",
          begin: "Gutgetan hat mir …",
        },
      ],
    },
  },
  {
    id: "is-well",
    rank: "reacts",
    says: /^\W*(?:danke[,.!]? |ja[,.!]? |oh,? )*(?:mir|uns) geht(?:['’]s| es) (?:auch |heute |sehr |ganz |richtig |wirklich |echt |schon |jetzt |wieder |viel |etwas |ein bisschen )*(?:gut|super|prima|bestens|wunderbar|okay|ok|besser)(?:, danke)?\W*$/iu,
    A: {
      say: [
        { say: "Das freut mich.", en: "I’m glad." },
        { say: "Ah, das ist schön.", en: "Ah, that’s nice." },
      ],
      ask: [],
    },
    B: { say: [{ say: "Das hört man gern.", en: "That’s good to hear." }], ask: [] },
    C: { say: [{ say: "Das hört man gern.", en: "That’s good to hear." }], ask: [] },
  },
  {
    id: "disagrees",
    rank: "first",
    says: /^\W*(?:nein,? |hm+,? |naja,? |na ja,? |mit verlaub,? |ach,? )?(?:das (?:stimmt|glaube ich|finde ich|sehe ich|würde ich) (?:aber |so |doch |etwas |überhaupt |gar )*(?:nicht|anders|differenzierter)|da bin ich (?:mir )?(?:ganz |völlig |etwas )?(?:anderer (?:Meinung|Ansicht)(?! als (?!du|Sie))|nicht (?:so )?sicher)|das ist mir (?:etwas |ein bisschen |entschieden )?zu (?!teuer|weit|laut|spät|früh|kalt|heiß|klein|groß|viel|wenig|lang|anstrengend|gefährlich|schwer|stressig)\p{Ll}+|das klingt (?:mir|für mich) zu (?:sehr|\p{Ll}+)|(?:da|dem) (?:muss|möchte) ich (?:dir |ihnen )?(?:entschieden )?widersprechen|da widerspreche ich|dem kann ich (?:nur bedingt|nicht ganz|nicht|kaum) zustimmen|im Gegenteil|Unsinn|Quatsch|Blödsinn)\b|\bgreift (?:\p{L}+ ){0,3}zu kurz\b|\b(?:überzeugt|leuchtet) mi(?:ch|r) (?:\p{L}+ )?nicht\b/iu,
    A: {
      say: [
        { say: "Okay, das ist auch gut.", en: "Okay, that’s fine too." },
        { say: "{Du siehst|Sie sehen} das anders, das ist okay.", en: "You see it differently, that’s okay." },
      ],
      ask: [
        { say: "Was {denkst du|denken Sie} ~denn?", en: "What do you think?" },
        { say: "Was ist für {dich|Sie} ~denn richtig?", en: "What is right for you?", begin: "Für mich ist …" },
      ],
    },
    B: {
      say: [
        { say: "Einverstanden, das kann man ~ja auch anders sehen.", en: "Fair enough, one can see it differently." },
        { say: "Der Einwand ist berechtigt.", en: "That’s a fair objection." },
        { say: "Gut, da {bist du|sind Sie} anderer Meinung.", en: "All right, you’re of a different opinion there." },
      ],
      ask: [
        { say: "Wie {siehst du|sehen Sie} es ~denn?", en: "How do you see it?" },
        {
          say: "Was spricht {deiner|Ihrer} Meinung nach ~so dagegen?",
          en: "What speaks against it, in your opinion?",
          begin: "Dagegen spricht, dass …",
        },
        {
          say: "Welche Erfahrung {hast du|haben Sie} ~denn damit gemacht?",
          en: "What has your experience with it been?",
        },
      ],
    },
    C: {
      say: [
        { say: "Der Einwand ist berechtigt.", en: "That’s a fair objection." },
        {
          say: "Widerspruch ist willkommen, so wird es ~ja erst interessant.",
          en: "Disagreement is welcome, that’s when it gets interesting.",
        },
        {
          say: "Zugegeben, das kann man mit gutem Grund anders sehen.",
          en: "Admittedly, there’s good reason to see it differently.",
        },
      ],
      ask: [
        { say: "Was wäre ~denn {deine|Ihre} Antwort?", en: "What would your own answer be?" },
        {
          say: "Was wird dabei {deiner|Ihrer} Ansicht nach ~eigentlich übersehen?",
          en: "What do you think is being overlooked here?",
          begin: "Übersehen wird dabei, dass …",
        },
        {
          say: "Wo genau {gehst du|gehen Sie} ~denn nicht mehr mit?",
          en: "At what point exactly do you part ways with it?",
        },
      ],
    },
  },
  {
    id: "agrees",
    rank: "first",
    says: /^\W*(?:(?:ja|haha|ich auch nicht|ich auch|okay|ok|na ja|naja)[, ]+)*(?:genau(?: das meine ich| so ist es)?|stimmt(?: genau)?|richtig|eben|so ist es|das stimmt|touché|ganz genau|(?:das |so )?sehe ich (?:das )?(?:auch|genauso)(?: so)?|sag ich doch|sage ich doch|da hast du recht|da haben sie recht|(?:(?:sie )?haben|(?:du )?hast) (?:ja |wohl )?recht)[\s.!]*$/iu,
    A: {
      say: [
        { say: "Dann denken wir das Gleiche.", en: "Then we think the same." },
        { say: "Schön, das passt.", en: "Nice, that fits." },
      ],
      ask: [],
    },
    B: {
      say: [
        { say: "Da sind wir uns also einig.", en: "So we agree there." },
        { say: "Schön, dann sehen wir das ähnlich.", en: "Good, then we see it in a similar way." },
      ],
      ask: [],
    },
    C: {
      say: [
        { say: "Dann sind wir uns darin einig.", en: "Then we agree on that." },
        { say: "Schön, so viel Einigkeit ist ~ja selten.", en: "Nice, so much agreement is rare." },
      ],
      ask: [],
    },
  },
  {
    id: "missing",
    rank: "first",
    says: /\b(?:er|sie) ist (?:jetzt |einfach )?weg(?:gegangen)?\b|\b(?:er|sie) fehlt mir\b|\bich vermisse (?:ihn|sie|mein\w*)\b(?![^.!?,]* (?:nicht(?! nur)|kaum|nie)\b)(?! (?:\p{Ll}+ )?(?:\p{L}*rad|Brille|Handy|Auto|Bett|Sofa|Kissen|Schlüssel|Kaffee|Tee|Essen|Brot|Ruhe|Schlaf|Arbeit|Job|Büro|Computer|Laptop|Zug|Sachen|Socken?)(?!\p{L}))|\b(?:er|sie|mein\w* \p{Lu}\p{L}+) fehlt mir\b/iu,
    A: {
      say: [
        { say: "Das ist nicht leicht.", en: "That’s not easy." },
        { say: "So etwas ist schwer.", en: "Something like that is hard." },
      ],
      ask: [
        {
          say: "Was fehlt {dir|Ihnen} am meisten?",
          en: "What do you miss most?",
          begin: "Am meisten fehlt mir …",
        },
      ],
    },
    B: {
      say: [
        {
          say: "Das ist gut zu verstehen, so etwas tut weh.",
          en: "That’s easy to understand, something like that hurts.",
        },
      ],
      ask: [
        {
          say: "Was fehlt {dir|Ihnen} ~denn am meisten?",
          en: "What do you miss most?",
          begin: "Am meisten fehlt mir …",
        },
      ],
    },
    C: {
      say: [
        {
          say: "Jemanden zu vermissen, kann sehr wehtun.",
          en: "Missing somebody can hurt a lot.",
        },
      ],
      ask: [
        {
          say: "Was fehlt {dir|Ihnen} am meisten?",
          en: "What do you miss most?",
          begin: "Am meisten fehlt mir …",
        },
      ],
    },
  },
  {
    id: "death",
    rank: "first",
    says: /\b(?:ge|ver)storben\b|\b(?:starb|verstarb)(?=[,.!]|$| und)|\b(?:seit|nach|bei|vor) (?:dem |ihrem |seinem )?Tod (?:mein|unser)\p{Ll}*\b|\bin (?:seinen|ihren) letzten (?:Wochen|Tagen|Monaten)\b|\b(?:Witwer|Witwe|verwitwet)\b|\bbeerdigt\b|\b(?:Baby|Kind) verloren\b|\bFehlgeburt\b|\bBeerdigung\b|\b(?:er|sie|Oma|Opa|Mutter|Vater|Mann|Frau) (?:ist|sind) (?:schon |leider |jetzt )?tot\b|\b(?:ist|sind) (?:\p{Ll}+ )?im Himmel\b|\b(?:er|sie|Oma|Opa|Mutter|Vater|Mann|Frau) (?:ist|sind)? ?(?:\p{Ll}+ )?nicht mehr (?:da|bei uns|unter uns)\b|\b(?:ist|sind) (?:er|sie) (?:\p{Ll}+ )?nicht mehr (?:da|bei uns|unter uns)\b|\bumgekommen\b|\bwäre (?:\p{L}+ ){0,3}geworden\b|\beinschläfern\b/iu,
    unless:
      /\b(?:[Ii]n (?:mein|dies|ein|ihr|sein)\p{Ll}* (?:\p{L}*[Gg]eschichte|Drehbuch|Kapitel|Theaterstück)|Krimi\w*|1[0-8]\d\d|Autor\w*|Dichter\w*|Komponist\w*|Maler\w*|Figur\w*|Held\w*|Roman\w*|Film\w*|Buch|Jahrhundert\w*|\p{L}*pflanze\w*)\b/u,
    A: {
      say: [{ say: "Oh, das ist sehr traurig.", en: "Oh, that’s very sad." }],
      ask: [{ say: "Wie geht es {dir|Ihnen} jetzt?", en: "How are you now?", begin: "Mir geht es jetzt …" }],
    },
    B: {
      say: [
        { say: "Das ist eine traurige Nachricht.", en: "That’s sad news." },
        {
          say: "Das ist traurig, so etwas geht einem nahe.",
          en: "That’s sad, something like that hits close to home.",
        },
      ],
      ask: [
        { say: "Wie {gehst du|gehen Sie} damit um?", en: "How do you deal with it?" },
        { say: "Mit wem {kannst du|können Sie} darüber sprechen?", en: "Who can you talk to about it?" },
      ],
    },
    C: {
      say: [{ say: "So etwas lässt einen nicht kalt.", en: "Something like that doesn’t leave you cold." }],
      ask: [
        { say: "Wie {gehst du|gehen Sie} damit um?", en: "How do you deal with it?" },
        { say: "Was hilft {dir|Ihnen} in solchen Zeiten?", en: "What helps you at such times?" },
      ],
    },
  },
  {
    id: "said-yes",
    rank: "first",
    says: /\b(?:hat|haben) (?:\p{L}+ ){0,3}(?:zugesagt|(?:„|")?ja(?:“|")? gesagt)\b|\b(?:hat|haben) (?:\p{Ll}+ ){0,3}(?:geantwortet|zurückgeschrieben)\b[^.?]*!|\b(?:hat|haben) endlich (?:\p{Ll}+ ){0,2}(?:geantwortet|zurückgeschrieben)\b|\b(?:geantwortet|zurückgeschrieben)\b[^]*\b(?:freue? (?:ich )?mich|glücklich|vor (?:Glück|Freude))\b/iu,
    unless:
      /\?|\b(?:nicht|nichts|kein\p{Ll}*|nie|nein|nee|leider|aber|wenn|falls|hätte\p{Ll}*|wäre\p{Ll}*|würde\p{Ll}*|bisher|dass|das (?:hat|haben)|ja gesagt[,:]|ich (?:habe?|hab)|(?:habe?|hab) ich|Film|Buch|sehr zugesagt|weg|Ruhe|frech|böse|blöd\p{Ll}*|sauer|wütend|abgesagt|traurig|früher|damals|immer|nur)\b/iu,
    A: {
      say: [
        { say: "Oh, wie schön!", en: "Oh, how nice!" },
        { say: "Super, das freut mich!", en: "Great, I’m so glad!" },
      ],
      ask: [
        {
          say: "Was {hast du|haben Sie} da gedacht?",
          en: "What did you think then?",
          begin: "Ich habe gedacht: …",
        },
      ],
    },
    B: {
      say: [
        { say: "Wie schön, das freut mich für {dich|Sie}!", en: "How nice, I’m happy for you!" },
        { say: "Das ist ja toll!", en: "That’s great!" },
      ],
      ask: [
        {
          say: "Was {hast du|haben Sie} im ersten Moment gedacht?",
          en: "What was your first thought?",
          begin: "Im ersten Moment habe ich gedacht: …",
        },
        { say: "Und wie geht es jetzt weiter?", en: "And what happens next?", begin: "Jetzt …" },
      ],
    },
    C: {
      say: [
        { say: "Wie schön, da freue ich mich mit!", en: "How nice, I’m happy for you!" },
        { say: "Was für eine schöne Nachricht!", en: "What lovely news!" },
      ],
      ask: [
        {
          say: "Was {hast du|haben Sie} im ersten Moment gedacht?",
          en: "What was your first thought?",
          begin: "Im ersten Moment habe ich gedacht: …",
        },
        { say: "Und wie geht es nun weiter?", en: "And what happens next?", begin: "Nun …" },
      ],
    },
  },
  {
    id: "others-good-news",
    rank: "first",
    near: true,
    says: /\b(?:mein|meine|unser|unsere) \p{Lu}\p{L}+ (?:hat|haben|ist) [^.!?]*\b(?:gewonnen|bestanden|geschafft|befördert)\b/iu,
    unless:
      /\?|\b(?:nicht|kein\p{Ll}*|nie|leider|aber|abgelehnt|verloren|wenn|falls|ob|hätte|wäre|würde|möchte|will|früher|damals|als ich|vor \p{L}+ (?:Jahren|Monaten)|Angst|gestern in|Film|Buch|darauf|gefallen|gestürzt|gelogen|geklaut|gestohlen|geraucht|betrunken|getrunken|Alkohol|geweint|gebissen|Krankenhaus|krank|Unfall|geschrien|gestritten|geschlagen|verletzt|Streit|Prozess|Vermieter\p{Ll}*|gegen (?:mich|uns))\b/iu,
    A: {
      say: [
        { say: "Herzlichen Glückwunsch!", en: "Congratulations!" },
        { say: "Oh, das freut mich sehr!", en: "Oh, I’m so glad!" },
      ],
      ask: [{ say: "Wer hat sich am meisten gefreut?", en: "Who was happiest about it?", begin: "Am meisten …" }],
    },
    B: {
      say: [
        { say: "Wie schön, herzlichen Glückwunsch!", en: "How nice, congratulations!" },
        { say: "Das ist ja toll!", en: "That’s great!" },
      ],
      ask: [
        {
          say: "Wer hat sich ~denn am meisten gefreut?",
          en: "Who was happiest about it?",
          begin: "Am meisten hat sich … gefreut.",
        },
      ],
    },
    C: {
      say: [
        { say: "Wie schön, herzlichen Glückwunsch!", en: "How nice, congratulations!" },
        { say: "Das ist wirklich ein Grund zur Freude.", en: "That really is a reason to be happy." },
      ],
      ask: [
        {
          say: "Wer hat sich am meisten darüber gefreut?",
          en: "Who was happiest about it?",
          begin: "Am meisten hat sich … darüber gefreut.",
        },
      ],
    },
  },
  {
    id: "good-news",
    rank: "first",
    near: true,
    says: /\b(?:ich|wir|mir|mich|uns)\b[^.!?,]*\b(?:Zusage|Job|Jobangebot|Stelle|\p{L}*platz|Praktikum|Stipendium|Visum|Aufenthaltstitel|Wohnung|Beförderung|Gehaltserhöhung|Geld|Führerschein|Preis)\b (?:\p{L}+ ){0,3}(?:bekommen|gekriegt|gefunden|erhalten|zurückbekommen|geschafft|gewonnen)\b|\b(?:ich|wir)\b[^.!?]*\b(?:\p{L}*[Aa]rbeit|Dissertation|Prüfung|\p{L}*prüfung|Examen|Abitur|Ausbildung|Kurs|Test|Studium) (?:\p{L}+ ){0,2}(?:abgegeben|bestanden|geschafft|abgeschlossen)\b|\b(?:hat|haben) (?:sie |man |die (?:Firma |Chefin )?)?mich (?:\p{L}+ ){0,3}(?:ausgezeichnet|ausgewählt|gewählt|befördert|eingestellt|genommen|angenommen|übernommen)\b|\bich (?:wurde|werde|bin) (?:\p{L}+ ){0,3}(?:befördert|eingestellt|angenommen worden|genommen worden|ausgezeichnet)\b|\b(?:kam|kommt|bekam|ist|liegt|habe) [^.!?]*\bZusage\b|\bZusage (?:ist|kam)\b|\b(?:ich|wir) hab(?:e|en)? (?:jetzt |seit \p{L}+ |endlich )+(?:einen|nen|ein|eine|'nen) (?:\p{Ll}+ )?(?:Job|Wohnung)\b/iu,
    unless:
      /\?|\b(?:geputzt|aufgeräumt|gebügelt|rechtzeitig|Bus|nicht|kein\p{Ll}*|nie|leider|aber|abgelehnt|verloren|wenn|falls|ob|hätte|wäre|würde|möchte|will|früher|damals|als ich|vor \p{L}+ (?:Jahren|Monaten)|schuldig|Angst|gestern in|Film|Spiel|Buch)\b/iu,
    A: {
      say: [
        { say: "Herzlichen Glückwunsch!", en: "Congratulations!" },
        { say: "Oh, das freut mich sehr!", en: "Oh, I’m so glad!" },
      ],
      ask: [
        {
          say: "Wem {hast du|haben Sie} es schon erzählt?",
          en: "Who have you told already?",
          begin: "Ich habe es … erzählt.",
        },
        {
          say: "Was {machst du|machen Sie} jetzt als Erstes?",
          en: "What are you going to do first?",
          begin: "Jetzt … ich zuerst …",
        },
      ],
    },
    B: {
      say: [
        { say: "Wie schön, herzlichen Glückwunsch!", en: "How nice, congratulations!" },
        { say: "Das freut mich wirklich für {dich|Sie}!", en: "I’m really happy for you!" },
      ],
      ask: [
        {
          say: "Worauf {freust du dich|freuen Sie sich} jetzt am meisten?",
          en: "What are you looking forward to most now?",
          begin: "Am meisten freue ich mich auf …",
        },
        {
          say: "Wem {hast du|haben Sie} es als Erstes erzählt?",
          en: "Who did you tell first?",
          begin: "Als Erstes habe ich es … erzählt.",
        },
      ],
    },
    C: {
      say: [
        { say: "Was für eine schöne Nachricht, herzlichen Glückwunsch!", en: "What lovely news, congratulations!" },
        { say: "Das freut mich aufrichtig für {dich|Sie}!", en: "I’m sincerely happy for you!" },
      ],
      ask: [
        {
          say: "Was verändert sich dadurch für {dich|Sie}?",
          en: "What does that change for you?",
          begin: "Dadurch verändert sich für mich …",
        },
        {
          say: "Wem {hast du|haben Sie} es als Erstes erzählt?",
          en: "Who did you tell first?",
          begin: "Als Erstes habe ich es … erzählt.",
        },
      ],
    },
  },
  {
    id: "nice-news",
    rank: "first",
    near: true,
    says: /(?<!\b(?:kassiert|verloren|blamiert|traurig\p{Ll}*|leider|Angst|krank|gestorben|vermisse?n?|schade)\b[^]*)(?:\b(?:hat|haben) mich (?:\p{L}+ ){0,3}(?:gelobt|eingeladen)\b(?=\.?$|[^]*(?:!|freu|Freude|schön|froh|glücklich|toll))|\bich (?:wurde|werde|bin) (?:\p{L}+ ){0,3}(?:gelobt|eingeladen)\b(?=\.?$|[^]*(?:!|freu|Freude|schön|froh|glücklich|toll))|\b(?:lädt|laden) mich (?:\p{L}+ ){0,5}ein\b(?=\.?$|[^]*(?:!|freu|Freude|schön|froh|glücklich|toll))|\b(?:ich bin|bin ich) (?:einfach |gerade |jetzt |ja )*(?:so|sehr|total|echt|richtig|wahnsinnig|unglaublich|unheimlich) (?:froh|glücklich|stolz|erleichtert|happy)\b|\bfreue? (?:ich )?mich (?:so|sehr|riesig|total|wahnsinnig|wie|richtig|unglaublich|unheimlich)\b|\bvor (?:Glück|Freude)\b|\büberglücklich\b|\b(?:wir (?:haben uns|sind)|ich (?:bin|habe? mich)) (?:\p{L}+ ){0,4}verlobt\b|\b(?:ich|wir) hab(?:e|en)? (?:jetzt |seit \p{L}+ |endlich )+(?:einen|nen|ein|eine|'nen) (?:\p{Ll}+ )?(?:Welpen?|Hund|Katze|Kätzchen|Garten)\b)(?![^]*\b(?:[Ss]eitdem|peinlich|unangenehm|trotzdem|ausgerechnet|obwohl|traurig\p{Ll}*|leider|Angst|krank|gestorben|vermisse?n?|schade)\b)/iu,
    unless:
      /\?|\b(?:nicht|kein\p{Ll}*|nie|leider|aber|wenn|falls|ob|hätte|wäre|würde|möchte|will|früher|damals|als ich|vor \p{L}+ (?:Jahren|Monaten)|Angst|Film|Buch|Vorstellungsgespräch|Bewerbungsgespräch|mich (?:\p{L}+ ){0,3}(?:auf|wenn|dass)|kennen\p{Ll}*|(?:er|sie) (?:hat|hatte|ist|war|weint\p{Ll}*)|fast)\b/iu,
    A: {
      say: [
        { say: "Oh, wie schön!", en: "Oh, how nice!" },
        { say: "Das freut mich sehr.", en: "I’m very glad." },
      ],
      ask: [
        {
          say: "Was ist daran für {dich|Sie} besonders schön?",
          en: "What is especially nice about it for you?",
          begin: "Besonders schön ist …",
        },
      ],
    },
    B: {
      say: [
        { say: "Wie schön, das freut mich für {dich|Sie}!", en: "How nice, I’m happy for you!" },
        { say: "Das ist wirklich schön!", en: "That’s really nice!" },
      ],
      ask: [
        {
          say: "Was macht {dich|Sie} daran besonders froh?",
          en: "What about it makes you especially happy?",
          begin: "Besonders froh macht mich …",
        },
        {
          say: "Wer freut sich mit {dir|Ihnen}?",
          en: "Who shares your joy?",
          begin: "Mit mir freut sich …",
        },
      ],
    },
    C: {
      say: [
        { say: "Wie schön, da freue ich mich mit!", en: "How nice, I’m happy for you!" },
        { say: "Das ist wirklich ein Grund zur Freude.", en: "That really is a reason to be happy." },
      ],
      ask: [
        { say: "Was bedeutet {dir|Ihnen} das?", en: "What does it mean to you?", begin: "Mir bedeutet das …" },
        {
          say: "Was macht {dich|Sie} daran besonders froh?",
          en: "What about it makes you especially happy?",
          begin: "Besonders froh macht mich …",
        },
      ],
    },
  },
  {
    id: "worn-out",
    rank: "first",
    near: true,
    says: /\b(?:ich kann|kann ich) (?:einfach |bald |langsam )?nicht mehr(?=[.!,]|$| und)|\bam Ende (?:meiner Kräfte|mit (?:den|meinen) Nerven)\b|\b(?:seit Wochen|seit Monaten|Tag und Nacht) pflege\b/iu,
    unless: /\?|\b(?:lachen|gelacht|haha|Training|Kilometer|gelaufen|vom Stuhl)\b/iu,
    A: {
      say: [{ say: "Oh, das tut mir leid.", en: "Oh, I’m sorry." }],
      ask: [{ say: "Wer kann {dir|Ihnen} jetzt helfen?", en: "Who can help you now?", begin: "Mir hilft …" }],
    },
    B: {
      say: [
        {
          say: "Das tut mir leid, so etwas kostet viel Kraft.",
          en: "I’m sorry, something like that takes a lot of strength.",
        },
      ],
      ask: [
        {
          say: "Wer könnte {dir|Ihnen} etwas abnehmen?",
          en: "Who could take something off your plate?",
          begin: "Vielleicht könnte mir … helfen.",
        },
        {
          say: "Was würde {dir|Ihnen} jetzt guttun?",
          en: "What would be good for you right now?",
          begin: "Mir würde es guttun, wenn …",
        },
      ],
    },
    C: {
      say: [
        {
          say: "Das tut mir leid, so etwas zehrt an den Kräften.",
          en: "I’m sorry, something like that wears you down.",
        },
      ],
      ask: [
        {
          say: "Wer könnte {dir|Ihnen} etwas abnehmen?",
          en: "Who could take something off your plate?",
          begin: "Vielleicht könnte mir … helfen.",
        },
        {
          say: "Was würde {dich|Sie} im Moment am meisten entlasten?",
          en: "What would be the greatest relief for you at the moment?",
          begin: "Am meisten würde es mich entlasten, wenn …",
        },
      ],
    },
  },
  {
    id: "weighed-down",
    rank: "first",
    near: true,
    says: /\b(?:schlafe|schlaf) (?:ich )?(?:\p{Ll}+ ){0,4}(?:schlecht|kaum|nicht|wenig)\b|\b(?:ich|wir)\b[^.!?]*\b(?:kaum|nicht|schlecht|wenig|nie) (?:richtig |mehr |gut |viel )?(?:geschlafen|schlafen)\b|\bkeine Nacht (?:\p{Ll}+ )?(?:durch)?geschlafen\b|\bschlafe (?:ich )?(?:\p{Ll}+ ){0,2}keine Nacht\b|\bnicht durchgeschlafen\b|\bschlaflos\p{Ll}*\b|\b(?:fühle?|fühlte) (?:ich )?mich (?:\p{Ll}+,? ){0,5}(?:leer|verloren|hilflos|nutzlos|wertlos|überflüssig|mies|elend|furchtbar|ausgeschlossen|fremd|machtlos|ausgelaugt|wie der letzte Depp|wie ein Versager|wie eine Versagerin)\b|\bmir (?:geht|ging)(?:['’]s| es) (?:\p{Ll}+ ){0,4}(?:schlecht|mies|nicht gut|nicht so gut|dreckig|furchtbar)\b|\b(?:frisst|zermürbt|belastet|bedrückt|quält|erdrückt|lähmt) mich\b|\bnimmt mich (?:\p{Ll}+ ){0,3}mit\b|\bmacht mir (?:\p{Ll}+ ){0,3}zu schaffen\b|\bmacht mich (?:\p{Ll}+ ){0,3}(?:fertig|krank|kaputt)\b|\bzieht mi(?:ch|r) (?:\p{L}+ ){0,5}(?:runter|herunter|Boden (?:unter den Füßen )?weg)\b|\bwächst mir [^.!?]*über den Kopf\b|\bliegt mir [^.!?]*im Magen\b|\bliege? (?:ich )?(?:nachts |nur noch |oft |stundenlang |jede Nacht )*(?:wach|im Bett und)\b|\b(?:redet|spricht|reden|sprechen) (?:\p{Ll}+ ){0,3}(?:nicht|kein Wort) (?:mehr )?mit mir\b|\bgraut (?:es )?mir\b|\bmir graut\b|\bbricht mir das Herz\b|\b(?:das|es) hat mir (?:\p{Ll}+ ){0,3}(?:wehgetan|weh getan)\b|\bkann (?:ich )?(?:einfach |bald |langsam )?nicht mehr(?=[.!,]|$| und)|\bam Ende (?:meiner Kräfte|mit den Nerven)\b|\b(?:ich|mir)\b[^.!?]*\bkeine (?:Kraft|Energie) mehr\b|\b(?:ich|bin)\b[^.!?,]*\b(?:zusammengeklappt|zusammengebrochen)\b|\b(?:ich|mir|mich)\b[^.!?,]*\b(?:Panikattacken?|Alb?träume|Heimweh|Liebeskummer|Burn-?out|depressiv)\b|\bversagt habe\b|\bhabe (?:ich )?(?:\p{Ll}+ )?versagt\b|\b(?:kenne|kenn) (?:ich )?(?:hier |dort |da |noch |in \p{Lu}\p{Ll}+ )*(?:niemanden|keinen Menschen|keine Seele|keinen)\b|\b(?:habe|hab) (?:ich )?(?:hier |dort |da |noch |in \p{Lu}\p{Ll}+ )*keine (?:Freunde|Freundin|Bekannten)\b|\b(?:sitze|esse) (?:ich )?(?:abends |seitdem |jetzt |dann |immer |am Abend |jeden Abend |nur noch )+(?:allein|alleine)\b|\bmuss (?:ich )?(?:\p{L}+ ){0,4}(?:Leuten kündigen|Mitarbeiter(?:n|innen)? (?:kündigen|entlassen))\b/iu,
    unless:
      /\?|\b(?:niemanden, (?:der|die|dem)|[Ww]enn ich (?:\p{L}+ )?Heimweh|wegen (?:ihm|ihr|ihnen)|spielt|vor (?:lauter )?(?:Freude|Glück)|(?:werde|werden) (?:\p{Ll}+ )*(?:kaum|nicht|wenig|nie)|freue|aber jetzt|zum Glück|inzwischen|früher|damals|nicht mehr so|kein Heimweh|nie Heimweh|(?:Nachbar|Straßenbahn|Mücke|Party|Baustelle|Vollmond|Kaffee|Müllabfuhr|Glocke|Hitze|Film)\p{Ll}*|Lärm|so (?:laut|heiß)|schnarcht|weil (?:die|der|das) (?:Baby|Hund)|Film\p{Ll}*|Buch|Roman\p{Ll}*|Lied|Lachen|gelacht|haha|wenn du|wenn Sie)\b/iu,
    A: {
      say: [
        { say: "Oh, das tut mir leid.", en: "Oh, I’m sorry." },
        { say: "Das ist sicher nicht leicht.", en: "That can’t be easy." },
      ],
      ask: [
        { say: "Was tut {dir|Ihnen} jetzt gut?", en: "What would do you good now?", begin: "Mir tut … gut." },
        {
          say: "Mit wem {kannst du|können Sie} darüber sprechen?",
          en: "Who can you talk to about it?",
          begin: "Ich kann mit … sprechen.",
        },
      ],
    },
    B: {
      say: [
        { say: "Das ist sicher nicht leicht.", en: "That can’t be easy." },
        { say: "Das belastet {dich|Sie} sicher sehr.", en: "That must weigh on you a lot." },
        { say: "Gut, dass {du|Sie} darüber {sprichst|sprechen}.", en: "It’s good that you’re talking about it." },
      ],
      ask: [
        {
          say: "Was hilft {dir|Ihnen} in solchen Momenten?",
          en: "What helps you in such moments?",
          begin: "Mir hilft …",
        },
        {
          say: "Was ist daran im Moment am schwersten?",
          en: "What’s the hardest part right now?",
          begin: "Am schwersten ist im Moment …",
        },
      ],
    },
    C: {
      say: [
        { say: "Das ist sicher nicht leicht.", en: "That can’t be easy." },
        { say: "Das lässt einen so schnell nicht los.", en: "That’s not something you shake off quickly." },
      ],
      ask: [
        { say: "Was wiegt daran am schwersten?", en: "What weighs heaviest about it?", begin: "Am schwersten wiegt …" },
        {
          say: "Was hilft {dir|Ihnen} in solchen Momenten?",
          en: "What helps you in such moments?",
          begin: "Mir hilft …",
        },
      ],
    },
  },
  {
    id: "hurt-by-others",
    rank: "first",
    says: /\b(?:mich|mir|uns)\b[^.!?,]*\b(?:angeschrien|angeschrieen|angebrüllt|angemotzt|angepöbelt|beschimpft|beleidigt|ausgelacht|gemobbt|betrogen|angelogen|belogen|bedroht|unterbrochen|übergangen|ignoriert|enttäuscht|im Stich gelassen|ungerecht|respektlos|herablassend|unfreundlich|schlecht behandelt|gemein)\b|\bhat mich (?:\p{Ll}+ ){0,3}(?:rausgeschmissen|rausgeworfen|gefeuert|entlassen)\b|\bich (?:wurde|werde|bin)\b[^.!?,]*\b(?:angeschrien|beleidigt|ausgelacht|gemobbt|betrogen|belogen|bedroht|unterbrochen|ignoriert|gefeuert|entlassen)\b|\b(?:hat|haben) mich\b[^.!?,]*\bverlassen\b/iu,
    unless:
      /\b(?:\p{L}*(?:[Rr]oman|[Ff]ilm|[Bb]uch|[Ss]erie|[Kk]onzert|[Ss]tück|[Ee]ssen|[Rr]estaurant|[Hh]otel|[Ww]etter|[Aa]usstellung|[Uu]rlaub|[Ss]tadt|[Aa]lbum|[Ll]ied|[Mm]annschaft|[Ss]piel)(?:e?s|n|en)?)\b/u,
    A: {
      say: [
        { say: "Das ist nicht schön.", en: "That’s not nice." },
        { say: "Oh, das tut weh.", en: "Oh, that hurts." },
      ],
      ask: [
        { say: "Was {hast du|haben Sie} danach gemacht?", en: "What did you do after that?" },
        { say: "Wer hilft {dir|Ihnen} jetzt?", en: "Who is helping you now?", begin: "Mir hilft …" },
      ],
    },
    B: {
      say: [
        { say: "So etwas ist nicht in Ordnung und tut weh.", en: "That’s not okay, and it hurts." },
        { say: "Das sollte {dir|Ihnen} niemand antun.", en: "Nobody should do that to you." },
      ],
      ask: [
        { say: "Wie {hast du|haben Sie} ~denn darauf reagiert?", en: "How did you react to that?" },
        { say: "Mit wem {hast du|haben Sie} ~denn darüber gesprochen?", en: "Who have you talked to about it?" },
      ],
    },
    C: {
      say: [
        {
          say: "Das ist kränkend, da gibt es nichts zu beschönigen.",
          en: "That’s hurtful, there’s no sugarcoating it.",
        },
        { say: "So etwas sollte niemand hinnehmen müssen.", en: "Nobody should have to put up with that." },
      ],
      ask: [
        { say: "Wie {bist du|sind Sie} ~denn damit umgegangen?", en: "How did you deal with it?" },
        {
          say: "Was hätte {dir|Ihnen} in dem Moment geholfen?",
          en: "What would have helped you at that moment?",
          begin: "Mir hätte geholfen, wenn …",
        },
      ],
    },
  },
  {
    id: "injury",
    rank: "first",
    own: true,
    says: /\b(?:ich|mir|mich|mein\w*)\b[^!?]*\b(?:gerissen|operiert|operieren|\p{L}*schmerz(?:en)?|verstaucht|Grippe|verletzt|gebrochen|Migräne|Fieber)\b|\b(?:gerissen|gebrochen|verletzt|\p{L}*schmerzen)\b[^.!?]*\b(?:ich|mir|mich)\b/iu,
    unless:
      /\b(?:(?:[Dd]as|[Ee]s|er|sie|\p{L}*[Ww]orte|Satz|Bemerkung|Kritik|Vorwurf) (?:hat|haben) mich (?:\p{Ll}+ )*verletzt|verletzt (?:mich|hat mich)|verletzt haben|gesagt|Worte|Gefühle|nichts|nie|weg|vorbei|selten|gegen|bereite[nt]|Bürokratie|Kolleg\p{L}*|Routine|verkatert|gefeiert|Einkaufszentr\p{L}*|Schlagzeuger|Held|Herz|Tabu|Rekord|Versprechen|Faden|Welt\w*|nicht|kein\w*|früher|als Kind|hatten?|(?:19|20)\d\d|\p{L}*anzug|\p{L}*hose|\p{L}*jeans|Strumpf\p{L}*|Mantel|\p{L}*jacke|\p{L}*kleid|Kostüm|\p{L}*hemd|Rucksack|\p{L}*tasche|\p{L}*seil|Saite\p{L}*|Netz|\p{L}*stock|Stöcke?|Bogen|Schlüssel|Ast|Stift|Absatz|Schläger|mussten?|lag|damals|am ersten Tag|im Urlaub|letztes Jahr|\p{L}*segel|\p{L}*schuhe?|Sohle\p{L}*|Stiefel|Reißverschluss|\p{L}*kette|\p{L}*gurt|Naht|Ärmel|\p{L}*zelt|Vorhang|Tüte)\b/iu,
    A: {
      say: [{ say: "Oh, gute Besserung!", en: "Oh, get well soon!" }],
      ask: [{ say: "Was hilft {dir|Ihnen} ein bisschen?", en: "What helps you a little?", begin: "Mir hilft …" }],
    },
    B: {
      say: [
        { say: "Das klingt schmerzhaft, gute Besserung!", en: "That sounds painful, get well soon!" },
        { say: "Hoffentlich wird das schnell wieder.", en: "Hopefully that’ll be better soon." },
      ],
      ask: [
        { say: "Was sagen die Ärzte dazu?", en: "What do the doctors say about it?", begin: "Die Ärzte sagen, dass …" },
        {
          say: "Wie {kommst du|kommen Sie} im Alltag damit zurecht?",
          en: "How do you manage with it in everyday life?",
        },
        {
          say: "Worauf {musst du|müssen Sie} deswegen zurzeit verzichten?",
          en: "What do you have to do without at the moment because of it?",
        },
      ],
    },
    C: {
      say: [
        {
          say: "Gute Besserung, so etwas zehrt an den Nerven.",
          en: "Get well soon, something like that wears on your nerves.",
        },
        { say: "Hoffentlich ist das bald überstanden.", en: "Hopefully you’ll be over it soon." },
      ],
      ask: [
        {
          say: "Wie {kommst du|kommen Sie} im Alltag damit zurecht?",
          en: "How do you manage with it in everyday life?",
        },
        { say: "Was verschafft {dir|Ihnen} wenigstens etwas Linderung?", en: "What gives you at least some relief?" },
      ],
    },
  },
  {
    id: "bad-luck",
    rank: "first",
    alone: true,
    own: true,
    says: /\b(?:gestohlen|geklaut|verloren gegangen|abgestürzt|abgestiegen|verpasst|storniert|ausgefallen|stecken ?geblieben|durchgefallen|durch (?:die|meine|eine) \p{L}*[Pp]rüfung gefallen|gekündigt worden|geplatzt|kaputt ?(?:gegangen|gemacht)|(?<!\bbin\b[^.!?]{0,40})ins Wasser gefallen|überschwemmt|abgebrannt|abgesagt|Verspätung|hängengeblieben)\b|\b(?:ich|wir)\b[^.!?]*\bverloren\b|\bsitze? (?:ich )?(?:\p{L}+ )*fest\b|\bschaffe? ich (?:\p{L}+ )?nie\b|\bfunktioniert (?:\p{L}+ )?nicht\b|\b(?:alles|ist|sind) weg\b|\b(?:ist|war|sind) (?:\p{L}+ )?kaputt\b/iu,
    unless:
      /\b(?:entschuldige\p{L}*|Treppe|von mein\p{L}* (?:Sohn|Tochter)|gelaufen|zu Fuß|egal|macht nichts|\p{L}*schmerzen|Fieber|Sorgen|Migräne|Husten|Schnupfen|Karten|Schach|Uno|Monopoly|Mau-Mau|Brettspiel\p{L}*|(?:er|sie) ist (?:jetzt |einfach )?weg|Zeit|Job|Arbeit|Stelle|Wohnung|Mann|Frau|Vater|Mutter|Kind|Lust|Interesse|Angst|Hoffnung|Überblick|Geduld|Wette|Herz|Stimme|Baby|Faden|Gewicht|Kilo|Kontakt|nicht verloren|Wort\w*)\b/iu,
    A: {
      say: [
        { say: "So ein Pech!", en: "What bad luck!" },
        { say: "Oh, das ist ~echt ärgerlich.", en: "Oh, that’s annoying." },
        { say: "Schade!", en: "What a shame!" },
      ],
      ask: [{ say: "Wie geht es {dir|Ihnen} damit?", en: "How do you feel about it?", begin: "Mir geht es …" }],
    },
    B: {
      say: [
        { say: "So ein Pech, das ist ~echt ärgerlich!", en: "What bad luck, that’s really annoying!" },
        { say: "Wie ärgerlich!", en: "How annoying!" },
        { say: "Auch das noch!", en: "As if that weren’t enough!" },
      ],
      ask: [
        { say: "Was {hast du|haben Sie} danach ~so gemacht?", en: "What did you do after that?" },
        { say: "Wie ist es ~denn weitergegangen?", en: "What happened next?", begin: "Danach …" },
        {
          say: "Was hat {dich|Sie} daran am meisten geärgert?",
          en: "What annoyed you most about it?",
          begin: "Am meisten hat mich geärgert, dass …",
        },
      ],
    },
    C: {
      say: [
        { say: "Wie ärgerlich, so etwas braucht wirklich niemand.", en: "How annoying, nobody needs that." },
        { say: "Das ist bitter.", en: "That’s rough." },
        { say: "So viel Pech muss man erst einmal haben.", en: "That’s quite a run of bad luck." },
      ],
      ask: [
        { say: "Wie {bist du|sind Sie} ~denn damit fertiggeworden?", en: "How did you cope with it?" },
        {
          say: "Was hat {dich|Sie} daran am meisten getroffen?",
          en: "What about it hit you hardest?",
          begin: "Am meisten hat mich getroffen, dass …",
        },
        { say: "Wie geht es jetzt ~eigentlich weiter?", en: "What happens now?", begin: "Als Nächstes …" },
      ],
    },
  },
  {
    id: "no-courage",
    rank: "first",
    alone: true,
    own: true,
    says: /\b(?:Angst|nervös|schüchtern|Lampenfieber|eingeschüchtert)\b|\btrau(?:e|en)? (?:ich |wir )?(?:mich|uns) (?:\p{L}+ )?nicht\b|\bnicht getraut\b|\b(?:mache|mach) mir (?:\p{L}+ )?Sorgen\b/iu,
    unless:
      /\b(?:zu essen|zu probieren|zu kosten|Angst, dass (?:(?:der|die|das|mein|meine) (?:\p{L}+ )?(?:Kuchen|Essen|Teig|Zug|Bus|Flug|Wetter|Paket|Braten|Torte|Soße|Suppe|Brot)|es (?:regnet|schneit|(?:zu )?viel kostet|zu teuer)|[^.!?]*(?:Messer|Koffer|Gepäck))|keine Zeit|keine Angst|Sorgen um|Angst um|als Kind|(?:Film|Held|Roman)\p{Ll}*|nicht (?:mehr )?(?:nervös|schüchtern)|ohne Angst|am Anfang|aber jetzt|(?:war|waren) (?:ich |wir )?(?:\p{Ll}+ )*(?:nervös|schüchtern)|(?:nervös|schüchtern) war|hatte (?:ich )?(?:\p{Ll}+ )*Angst|hat Angst|haben Angst|alle Angst|Angst hatten?|hatte sie|hatte er)\b/iu,
    A: {
      say: [
        { say: "Das kann man gut verstehen.", en: "That’s easy to understand." },
        { say: "Das ist nicht leicht.", en: "That’s not easy." },
      ],
      ask: [
        { say: "Was hilft {dir|Ihnen} ~denn?", en: "What helps you?" },
        { say: "Mit wem {kannst du|können Sie} darüber sprechen?", en: "Who can you talk to about that?" },
      ],
    },
    B: {
      say: [
        { say: "Das ist ganz normal, so geht es vielen.", en: "That’s perfectly normal, many people feel that way." },
        { say: "Das ist nicht leicht, Mut braucht Zeit.", en: "That’s not easy, courage takes time." },
      ],
      ask: [
        {
          say: "Was könnte {dir|Ihnen} dabei ~denn Mut machen?",
          en: "What could give you courage?",
          begin: "Mir würde es Mut machen, wenn …",
        },
        {
          say: "Was würde {dir|Ihnen} dabei helfen?",
          en: "What would help you with that?",
          begin: "Mir würde es helfen, wenn …",
        },
      ],
    },
    C: {
      say: [
        { say: "Das ist nur allzu menschlich.", en: "That’s only too human." },
        { say: "So geht es mehr Menschen, als man glaubt.", en: "More people feel that way than you’d think." },
      ],
      ask: [
        {
          say: "Was wäre ~denn das Schlimmste, was passieren könnte?",
          en: "What would be the worst that could happen?",
          begin: "Das Schlimmste wäre, wenn …",
        },
        {
          say: "Was bräuchte es, damit {du|Sie} den Schritt {wagst|wagen}?",
          en: "What would it take for you to dare?",
          begin: "Ich bräuchte dafür …",
        },
      ],
    },
  },
  {
    id: "disappointed",
    rank: "first",
    alone: true,
    own: true,
    says: /\b(?:enttäuscht|enttäuschend|Enttäuschung|ernüchtert|ernüchternd)\b/iu,
    unless: /\b(?:nicht enttäuscht|nie enttäuscht)\b/iu,
    A: {
      say: [{ say: "Das ist schade.", en: "That’s a shame." }],
      ask: [{ say: "Was war nicht gut?", en: "What wasn’t good?", begin: "Nicht gut war …" }],
    },
    B: {
      say: [
        {
          say: "Das ist schade, wenn man sich auf etwas gefreut hat.",
          en: "That’s a shame when you’ve been looking forward to something.",
        },
      ],
      ask: [
        {
          say: "Was {hattest du dir|hatten Sie sich} ~denn anders vorgestellt?",
          en: "What had you imagined differently?",
        },
      ],
    },
    C: {
      say: [
        {
          say: "Je höher die Erwartung, desto tiefer der Fall.",
          en: "The higher the expectation, the deeper the fall.",
        },
      ],
      ask: [{ say: "Was {hattest du dir|hatten Sie sich} ~denn erhofft?", en: "What had you been hoping for?" }],
    },
  },
  {
    id: "hard-day",
    rank: "first",
    alone: true,
    own: true,
    says: /\b(?:schlechte[nr]? Tag|schlecht gelaunt|schlechte Laune|traurig|deprimiert|erschöpft|überfordert|gestresst|todmüde|ausgebrannt|fix und fertig|total fertig|niedergeschlagen|heulen|verzweifelt|sentimental|einsam)\b/iu,
    unless:
      /\b(?:[Ww]enn ich|großartig|herrlich|wunderbar|(?:vom|nach dem) (?:Tanzen|Feiern|Marathon|Training|Wandern)|(?:[Nn]ach|[Aa]n) (?:\p{Ll}+ )?schlechten Tag\p{Ll}*|nicht|nie|kein\w*|ohne|im Gegenteil|aber auch|(?:vor|Zum|zum) (?:Glück|Freude|Lachen|Erleichterung|Rührung|Dankbarkeit|Stolz|Heulen schön)|(?:[Mm]anche|[Vv]iele|[Aa]lle|Leute|Patient\w*)(?: \p{L}+)? (?:sind|waren|wirken|fühlen)|Dass ich|er|sie|Film|Buch|Roman|Lied|Geschichte|war|mein\w* (?:Mann|Frau|Chef|Kolleg\w*|Freund\w*|Mutter|Vater)|der \p{Lu}\p{L}+ ist|die \p{Lu}\p{L}+ ist)\b/iu,
    A: {
      say: [
        { say: "Das tut mir leid.", en: "I’m sorry." },
        { say: "Oh, das klingt schwer.", en: "Oh, that sounds hard." },
      ],
      ask: [
        { say: "Was ist ~denn los?", en: "What’s the matter?", begin: "Ich habe …" },
        { say: "Was tut {dir|Ihnen} jetzt gut?", en: "What’s good for you now?", begin: "Mir tut … gut." },
      ],
    },
    B: {
      say: [
        { say: "Das ist bestimmt nicht leicht.", en: "That can’t be easy." },
        { say: "Solche Tage kosten Kraft.", en: "Days like that take a lot out of you." },
      ],
      ask: [
        { say: "Was ist der Grund dafür?", en: "What’s the reason for it?", begin: "Der Grund dafür ist …" },
        { say: "Was würde {dir|Ihnen} jetzt guttun?", en: "What would do you good now?", begin: "Mir würde … guttun." },
      ],
    },
    C: {
      say: [
        { say: "Das klingt belastend.", en: "That sounds draining." },
        { say: "So etwas geht nicht spurlos an einem vorbei.", en: "Something like that leaves its mark." },
      ],
      ask: [
        {
          say: "Was steckt {deiner|Ihrer} Einschätzung nach dahinter?",
          en: "What do you think is behind it?",
          begin: "Dahinter steckt vermutlich …",
        },
        { say: "Was würde {dir|Ihnen} jetzt guttun?", en: "What would do you good now?", begin: "Mir würde … guttun." },
      ],
    },
  },
  {
    id: "big-step",
    rank: "first",
    alone: true,
    says: /\bich hab(?:e)? (?:\p{L}+ )*gekündigt\b|\b(?:wir haben uns|ich habe? mich|habe ich mich|haben wir uns) (?:[^.!?]* )?(?:getrennt|scheiden lassen)\b|\b(?:ich bin|wir sind|bin ich|sind wir) (?:[^.!?]* )?(?:ausgewandert|umgezogen|geschieden)\b|\b(?:ich habe?|wir haben) (?:[^.!?]* )?geheiratet\b/iu,
    unless: /\?|\b(?:als Kind|nicht|nie|Freund\w* (?:hat|haben))\b/iu,
    A: {
      say: [{ say: "Oh, das ist ein großer Schritt.", en: "Oh, that’s a big step." }],
      ask: [{ say: "Wie geht es {dir|Ihnen} jetzt?", en: "How are you now?", begin: "Mir geht es jetzt …" }],
    },
    B: {
      say: [{ say: "Das ist ein großer Schritt.", en: "That’s a big step." }],
      ask: [
        { say: "Wie geht es {dir|Ihnen} damit?", en: "How do you feel about it?", begin: "Mir geht es damit …" },
        {
          say: "Was hat am Ende ~denn den Ausschlag gegeben?",
          en: "What tipped the balance in the end?",
          begin: "Den Ausschlag hat … gegeben.",
        },
      ],
    },
    C: {
      say: [{ say: "Das ist ein Einschnitt.", en: "That’s a turning point." }],
      ask: [
        {
          say: "Was hat letztlich ~denn den Ausschlag gegeben?",
          en: "What tipped the balance in the end?",
          begin: "Den Ausschlag hat letztlich … gegeben.",
        },
        { say: "Wie fühlt sich das ~so an?", en: "How does that feel?", begin: "Es fühlt sich … an." },
      ],
    },
  },
  {
    id: "war-and-flight",
    rank: "first",
    says: /\b(?:geflohen|fliehen|flüchten|geflüchtet|vertrieben|verfolgt worden|im Krieg|nach dem Krieg|auf der Flucht)\b/iu,
    unless:
      /\?|\b(?:Roman\w*|Film\w*|Buch|Serie|Stück|Held\w*|Figur\w*|Alltag|dement|(?:ist|sind|kämpft|war gestern) (?:\p{Ll}+ )?im Krieg|an der Front|Sohn|Soldat)\b/u,
    A: {
      say: [{ say: "Oh, das ist sehr traurig.", en: "Oh, that’s very sad." }],
      ask: [{ say: "Wie ist es heute?", en: "How is it today?", begin: "Heute ist es …" }],
    },
    B: {
      say: [
        { say: "So etwas prägt eine Familie noch lange.", en: "Something like that shapes a family for a long time." },
      ],
      ask: [
        {
          say: "Was wird in {deiner|Ihrer} Familie davon erzählt?",
          en: "What stories does your family tell about it?",
          begin: "In meiner Familie erzählt man, dass …",
        },
      ],
    },
    C: {
      say: [{ say: "So etwas wirkt über Generationen nach.", en: "Something like that echoes through generations." }],
      ask: [
        {
          say: "Was wurde in {deiner|Ihrer} Familie davon erzählt, und was nicht?",
          en: "What did your family tell about it, and what did they leave out?",
          begin: "Erzählt wurde nur, dass …",
        },
      ],
    },
  },
  {
    id: "hard-times",
    rank: "first",
    alone: true,
    own: true,
    says: /\barbeitslos\b|\b(?:Job|Arbeit|Stelle|Wohnung) verloren\b|\b(?:habe|finde) (?:ich )?keine (?:Arbeit|Stelle|Wohnung)\b|\bniemand (?:antwortet|hilft|versteht|glaubt) mir\b|\bkein Geld mehr\b|\bpleite\b|\bnur Absagen\b/iu,
    unless:
      /\?|\b(?:nie etwas Besseres|zum Glück|zufrieden|froh|glücklich|Besseres|meistens|immer|Monats?|Monatsende|am \d+|shoppe\p{Ll}*|geshoppt|gekauft|kaufe|Urlaub|Party|pleite (?:nach|vom|von|gemacht))\b/iu,
    A: {
      say: [
        { say: "Das ist nicht leicht.", en: "That’s not easy." },
        { say: "Oh, das ist schwer.", en: "Oh, that’s hard." },
      ],
      ask: [
        { say: "Wer hilft {dir|Ihnen} dabei?", en: "Who’s helping you with it?", begin: "Mir hilft …" },
        { say: "Was {machst du|machen Sie} als Nächstes?", en: "What are you doing next?" },
      ],
    },
    B: {
      say: [{ say: "So etwas kostet Kraft.", en: "Something like that takes a lot out of you." }],
      ask: [
        {
          say: "Was gibt {dir|Ihnen} in dieser Zeit Kraft?",
          en: "What gives you strength at this time?",
          begin: "Kraft gibt mir …",
        },
        { say: "Was {hast du|haben Sie} als Nächstes vor?", en: "What are you planning to do next?" },
      ],
    },
    C: {
      say: [{ say: "So etwas zehrt an einem.", en: "Something like that wears you down." }],
      ask: [
        {
          say: "Was trägt {dich|Sie} durch diese Zeit?",
          en: "What keeps you going at this time?",
          begin: "Mich trägt …",
        },
      ],
    },
  },
  {
    id: "has-a-problem",
    rank: "first",
    says: /\bich hab(?:e)? (?:gerade |da |leider )?(?:ein|ein großes|ein kleines|viele|n) Problem(?:e)?\b/iu,
    A: {
      say: [{ say: "Oh, das ist nicht gut.", en: "Oh, that’s not good." }],
      ask: [{ say: "Was ist ~denn das Problem?", en: "What is the problem?", begin: "Das Problem ist, dass …" }],
    },
    B: {
      say: [{ say: "Manchmal hilft es schon, davon zu erzählen.", en: "Sometimes just talking about it helps." }],
      ask: [{ say: "Worum geht es ~denn?", en: "What is it about?", begin: "Es geht um …" }],
    },
    C: {
      say: [
        {
          say: "Manches wird kleiner, sobald man es ausspricht.",
          en: "Some things get smaller as soon as you say them out loud.",
        },
      ],
      ask: [{ say: "Worum geht es ~denn?", en: "What is it about?", begin: "Es geht um …" }],
    },
  },
  {
    id: "in-love",
    rank: "first",
    alone: true,
    says: /\bich liebe (?:eine[n]?|die|den|meine[n]?) (?:\p{Ll}+ )?(?:Frau|Mann|Mädchen|Jungen|Kollegin|Kollegen|Nachbarin|Nachbarn)\b|\bich bin (?:\p{L}+ )*verliebt\b|\bich hab(?:e)? (?:\p{L}+ )*(?:jemanden?|eine Frau|einen Mann|ein Mädchen|einen Jungen) kennengelernt\b/iu,
    A: {
      say: [{ say: "Oh, wie schön!", en: "Oh, how nice!" }],
      ask: [{ say: "Was {magst du|mögen Sie} an dieser Person ~so?", en: "What do you like about this person?" }],
    },
    B: {
      say: [{ say: "Oh, das klingt spannend!", en: "Oh, that sounds exciting!" }],
      ask: [
        { say: "Wie {habt ihr euch|haben Sie sich} ~denn kennengelernt?", en: "How did you meet?" },
        { say: "Was gefällt {dir|Ihnen} an diesem Menschen?", en: "What do you like about this person?" },
      ],
    },
    C: {
      say: [{ say: "So fangen die besten Geschichten an.", en: "That’s how the best stories begin." }],
      ask: [
        {
          say: "Was hat {dich|Sie} an diesem Menschen ~denn gleich eingenommen?",
          en: "What won you over about this person right away?",
          begin: "Eingenommen hat mich gleich …",
        },
      ],
    },
  },
  {
    id: "others-think",
    rank: "first",
    alone: true,
    says: /\b(?:mein\w*|unser\w*) (?:\p{Ll}+ )?(?!Gefühl|Bauch|Kopf|Herz|Verstand|Rücken|Körper)\p{Lu}\p{L}+ (?:sagt|meint|findet|behauptet|(?:glaubt|denkt)(?!(?: \p{L}+){0,3} (?:an|über|nach) ))\b(?! (?:gut|toll|super))/iu,
    unless:
      /\b(?:ich (?:sage|finde|denke|meine|glaube|vermute|will|probiere?)|(?:sage|finde|denke|meine|glaube|probiere?|versuche?|mache?|nehme?) ich|(?:also|deshalb|deswegen|darum) (?:\p{Ll}+ )?(?:ich|wir)|die Meinung|hat (?:ja |wohl )?recht)\b|[„“]/iu,
    A: {
      say: [],
      ask: [
        { say: "Und was {denkst du|denken Sie}?", en: "And what do you think?" },
        { say: "Was {sagst du|sagen Sie} dazu?", en: "What do you say to that?" },
      ],
    },
    B: {
      say: [
        { say: "Das ist die eine Sicht.", en: "That’s one view of it." },
        { say: "So sieht man das also von außen.", en: "So that’s what it looks like from outside." },
      ],
      ask: [
        { say: "Wie {siehst du|sehen Sie} das ~denn selbst?", en: "How do you see it yourself?" },
        { say: "Was {antwortest du|antworten Sie} darauf ~so?", en: "What do you say to that?" },
      ],
    },
    C: {
      say: [
        { say: "Das ist die eine Sicht der Dinge.", en: "That’s one view of things." },
        { say: "Von außen sagt sich das leicht.", en: "That’s easy to say from outside." },
      ],
      ask: [
        { say: "Wie {stehst du|stehen Sie} ~denn selbst dazu?", en: "Where do you stand on it yourself?" },
        { say: "Was {hältst du|halten Sie} dem entgegen?", en: "What do you say in reply?" },
      ],
    },
  },
  {
    id: "undecided",
    rank: "first",
    says: /\b(?:ich )?wei(?:ß|ss) (?:ich )?(?:noch |gar |einfach |auch )*nicht,? (?:ob (?:ich|wir) [^.!?]*(?:soll|sollte|sollen|sollten|annehme|kündige|bleibe|gehe|umziehe|mache|kaufe|hingehe|zusage|absage|trenne))|\bich überleg\w*(?: gerade| noch| schon| mir)*,? (?:ob (?:ich|wir) [^.!?]*(?:soll|sollte|sollen|sollten|annehme|kündige|bleibe|gehe|umziehe|kaufe|hingehe|zusage|absage|trenne)\b|zu\b)|\bich überlege, [^.!?]* zu \p{L}+en\b|\bwill (?:ihn|sie|das) nicht verlieren\b|\bhin-? ?und ?hergerissen\b|\b(?:muss|kann|soll) (?:ich )?(?:mich|uns) (?:\p{L}+ )*entscheiden\b|\b(?:muss|müssen) (?:mich|uns) (?:\p{L}+ )*entscheiden\b|\bzweifle\b|\btrage mich mit dem Gedanken\b/iu,
    unless: /\b(?:können|kann|dürfen|darf|finden soll|weinen|lachen|heulen)\b/iu,
    A: {
      say: [{ say: "Das ist nicht leicht.", en: "That’s not easy." }],
      ask: [
        { say: "Was ist für {dich|Sie} wichtig?", en: "What’s important to you?", begin: "Für mich ist … wichtig." },
      ],
    },
    B: {
      say: [
        { say: "Das ist keine leichte Entscheidung.", en: "That’s not an easy decision." },
        { say: "Da muss man gut überlegen.", en: "That takes careful thought." },
      ],
      ask: [
        {
          say: "Was macht {dir|Ihnen} die Entscheidung ~so schwer?",
          en: "What makes the decision so hard for you?",
          begin: "Schwer macht mir die Entscheidung, dass …",
        },
        {
          say: "Was ist {dir|Ihnen} bei der Entscheidung am wichtigsten?",
          en: "What matters most to you in the decision?",
          begin: "Am wichtigsten ist mir dabei …",
        },
      ],
    },
    C: {
      say: [
        {
          say: "Solche Entscheidungen lassen sich schlecht erzwingen.",
          en: "Decisions like that can hardly be forced.",
        },
        { say: "Das will in der Tat gut überlegt sein.", en: "That does need careful thought." },
      ],
      ask: [
        {
          say: "Was würde für {dich|Sie} ~denn den Ausschlag geben?",
          en: "What would tip the balance for you?",
          begin: "Den Ausschlag würde geben, ob …",
        },
        { say: "Wann {musst du|müssen Sie} ~denn Klarheit haben?", en: "When do you need to be sure?" },
      ],
    },
  },
  {
    id: "annoyed",
    rank: "first",
    alone: true,
    own: true,
    says: /\b(?:ich hasse|nervt|genervt|ärgert mich|ärgere mich|(?:mich|uns) (?:\p{L}+ )*geärgert|reg(?:e)? (?:ich )?mich auf|mich (?:\p{L}+ )*aufgeregt|unfair|ungerecht|unverschämt|eine Frechheit|zum Kotzen|mir reicht(?:['’]?s| es)|stört mich)\b/iu,
    unless:
      /\b(?:stört mich (?:gar |überhaupt |eigentlich |auch )*(?:nicht|kaum|wenig|nie)|nervt (?:mich )?(?:gar |überhaupt )?nicht|Regen|Wetter)\b/iu,
    A: {
      say: [
        { say: "Das ist nicht schön.", en: "That’s not nice." },
        { say: "Das ist ~echt ärgerlich.", en: "That’s annoying." },
      ],
      ask: [
        { say: "Was ist für {dich|Sie} besser?", en: "What’s better for you?", begin: "Für mich ist … besser." },
        { say: "Was kann man da machen?", en: "What can be done about it?", begin: "Man kann …" },
      ],
    },
    B: {
      say: [
        { say: "Da wäre wohl jeder genervt.", en: "Anyone would be annoyed." },
        { say: "Das kann einem die Laune verderben.", en: "That can spoil your mood." },
      ],
      ask: [
        {
          say: "Was stört {dich|Sie} daran ~so am meisten?",
          en: "What bothers you most about it?",
          begin: "Am meisten stört mich, dass …",
        },
        { say: "Was müsste sich ~denn ändern?", en: "What would have to change?", begin: "Es müsste …" },
      ],
    },
    C: {
      say: [
        { say: "Der Ärger ist verständlich.", en: "The annoyance is understandable." },
        { say: "Darüber darf man sich ~ruhig aufregen.", en: "You have every right to get upset about that." },
      ],
      ask: [
        {
          say: "Was bringt {dich|Sie} daran ~eigentlich am meisten auf?",
          en: "What upsets you most about it?",
          begin: "Am meisten bringt mich auf, dass …",
        },
        {
          say: "Was müsste sich {deiner|Ihrer} Meinung nach ~denn ändern?",
          en: "What do you think would have to change?",
          begin: "Ändern müsste sich vor allem …",
        },
      ],
    },
  },
  {
    id: "guilty",
    rank: "first",
    alone: true,
    own: true,
    says: /\b(?:schlechtes Gewissen|schuldig|ich schäme mich|schäme ich mich|mitschuldig|bereue|feige)\b/iu,
    unless: /\?|\b(?:Kaffee|Kuchen|Schokolade|Pizza|Essen|Bier|Stück|nicht|kein\w*|er|sie)\b/iu,
    B: {
      say: [{ say: "Damit ist man nicht allein.", en: "You’re not alone in that." }],
      ask: [
        { say: "Was {würdest du|würden Sie} heute ~denn anders machen?", en: "What would you do differently today?" },
      ],
    },
    C: {
      say: [
        {
          say: "Hinterher geht man leicht zu streng mit sich ins Gericht.",
          en: "Afterwards, it’s easy to be too hard on oneself.",
        },
      ],
      ask: [
        {
          say: "Was {hättest du|hätten Sie} im Rückblick ~denn lieber getan?",
          en: "What would you rather have done, looking back?",
        },
      ],
    },
  },
  {
    id: "embarrassing",
    rank: "first",
    alone: true,
    own: true,
    says: /\b(?:peinlich\w*|blamiert|unangenehm)\b/iu,
    unless: /\b(?:Film|Buch|Serie|Roman|Stück|Lied)\b/iu,
    past: true,
    A: {
      say: [{ say: "Das kennt jeder.", en: "Everybody knows that feeling." }],
      ask: [{ say: "Was {hast du|haben Sie} da gemacht?", en: "What did you do?" }],
    },
    B: {
      say: [
        { say: "Solche Momente vergisst man nicht so schnell.", en: "You don’t forget moments like that so quickly." },
      ],
      ask: [
        {
          say: "Wie haben die anderen ~denn reagiert?",
          en: "How did the others react?",
          begin: "Die anderen haben … reagiert.",
        },
        {
          say: "Wie {bist du|sind Sie} ~denn aus der Situation herausgekommen?",
          en: "How did you get out of the situation?",
          begin: "Ich habe einfach …",
        },
      ],
    },
    C: {
      say: [
        {
          say: "An solche Momente erinnert man sich noch nach Jahren.",
          en: "You remember moments like that for years.",
        },
      ],
      ask: [
        { say: "Wie {hast du dich|haben Sie sich} ~denn aus der Affäre gezogen?", en: "How did you get out of it?" },
        {
          say: "Ab wann {konntest du|konnten Sie} ~eigentlich darüber lachen?",
          en: "When were you able to laugh about it?",
        },
      ],
    },
  },
  {
    id: "joy",
    rank: "first",
    alone: true,
    own: true,
    says: /\b(?:ich|wir|mich|uns)\b[^.!?]*\b(?:gewonnen|bestanden|geschafft|befördert|verlobt|schwanger)\b/iu,
    unless:
      /\b(?:Bus|Zug|Bahn|rechtzeitig|pünktlich|geputzt|aufgeräumt|aber|nicht|nie|kein\w*|ob|unglücklich|wäre|hätte|würde|er|sie|Spiel\w*|Zug|mein\w* \p{Lu}\p{Ll}+ (?:hat|hatte|haben|hatten)|der|die|er)\b/iu,
    A: {
      say: [
        { say: "Oh, wie schön!", en: "Oh, how nice!" },
        { say: "Das ist eine gute Nachricht.", en: "That’s good news." },
      ],
      ask: [
        { say: "Mit wem {feierst du|feiern Sie} das?", en: "Who are you celebrating that with?" },
        { say: "Was war das Beste daran?", en: "What was the best thing about it?", begin: "Das Beste daran war …" },
      ],
    },
    B: {
      say: [
        { say: "Das ist ein guter Grund zur Freude.", en: "That’s a good reason to be happy." },
        { say: "Wie schön, das hört man gern!", en: "How nice, that’s good to hear!" },
      ],
      ask: [
        {
          say: "Wem {hast du|haben Sie} ~denn als Erstes davon erzählt?",
          en: "Who did you tell first?",
          begin: "Ich habe als Erstes … davon erzählt.",
        },
        {
          say: "Was war für {dich|Sie} das Schönste daran?",
          en: "What was the best part of it for you?",
          begin: "Das Schönste daran war für mich …",
        },
      ],
    },
    C: {
      say: [
        { say: "Dazu darf man gratulieren.", en: "Congratulations are in order." },
        { say: "Das ist Anlass genug zur Freude.", en: "That’s reason enough to be happy." },
      ],
      ask: [
        { say: "Was bedeutet {dir|Ihnen} das ~eigentlich?", en: "What does it mean to you?" },
        { say: "Wem {verdankst du|verdanken Sie} das ~denn?", en: "Who do you owe it to?" },
      ],
    },
  },
];
