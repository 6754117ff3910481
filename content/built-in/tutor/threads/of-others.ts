import type { Thread } from "#schema/content/tutor.ts";

/** What people tell of somebody else. Of two that fit a sentence the first counts, so the narrower stands before the wider. */
export const OF_OTHERS: readonly Thread[] = [
  {
    id: "other-ill",
    of: "other",
    says: /\b(?:krank|erkältet|Grippe|Fieber|Schmerzen|\p{L}+schmerzen|Krankenhaus|operiert|Operation|verletzt|gebrochen|Unfall|weh ?getan|Husten|Krebs|Schlaganfall|Diabetes|Rückenprobleme)\b/iu,
    unless:
      /\b(?:nicht|nie|kein\w*|wieder gesund|arbeitet|arbeitete|[Kk]olleg\w* (?:im|aus dem) Krankenhaus|im Krankenhaus als|letzte[ns]? Jahr|vor \p{L}+ Jahren|als Kind|früher|ge ?storben|krank war\w*|schnarch\w*|wenn)\b/iu,
    A: {
      say: [
        { say: "Oh, das tut mir leid.", en: "Oh, I’m sorry to hear that." },
        { say: "Dann gute Besserung für [ihn|sie|alle]!", en: "I hope [he gets|she gets|they get] well soon!" },
      ],
      ask: [
        {
          say: "Wie geht es [ihm|ihr|ihnen] heute?",
          en: "How [is he|is she|are they] today?",
          unless: /\bgeht es\b/iu,
        },
        {
          say: "Wer hilft [ihm|ihr|ihnen] jetzt?",
          en: "Who is helping [him|her|them] now?",
          unless: /\b(?:hilft|helfe|Sonnenbrand|erkältet)\b/iu,
        },
      ],
    },
    B: {
      say: [
        { say: "Oh, das tut mir leid.", en: "Oh, I’m sorry to hear that." },
        {
          say: "Dann wünsche ich [ihm|ihr|ihnen] gute Besserung.",
          en: "I hope [he gets|she gets|they get] well soon.",
        },
      ],
      ask: [
        {
          say: "Wie geht es [ihm|ihr|ihnen] ~denn inzwischen?",
          en: "How [is he|is she|are they] doing now?",
          unless: /\bgeht es\b/iu,
        },
        {
          say: "Wer kümmert sich ~denn um [ihn|sie|sie]?",
          en: "Who is looking after [him|her|them]?",
          unless: /\b(?:kümmer\w*|Kolleg\w*|Sonnenbrand|erkältet)\b/iu,
        },
      ],
    },
  },
  {
    id: "other-aging",
    of: "other",
    says: /\b(?:schwerhörig|taub|blind|(?:hört|sieht) (?:\p{L}+ )?(?:fast |kaum )?(?:nichts|schlecht|kaum)(?: mehr)?|dement|Demenz|gebrechlich|nicht mehr (?:die|der) (?:Jüngste|jüngste)|Pflegeheim|Altersheim|Pflege|nicht mehr (?:gut |so gut |allein )?(?:laufen|gehen|sehen|hören|leben)|vergisst (?:alles|vieles|immer mehr|viel))\b/iu,
    unless: /\b(?:arbeitet|arbeiten|Praktikum|Ausbildung|etwas vergesslich)\b/iu,
    A: {
      say: [{ say: "Das ist bestimmt nicht leicht.", en: "That can’t be easy." }],
      ask: [
        {
          say: "Wer hilft [ihm|ihr|ihnen] im Alltag?",
          en: "Who helps [him|her|them] in everyday life?",
          unless: /\b(?:hilft|helfe|helfen)\b/iu,
        },
        {
          say: "Wie oft {bist du|sind Sie} bei [ihm|ihr|ihnen]?",
          en: "How often do you spend time with [him|her|them]?",
        },
      ],
    },
    B: {
      say: [{ say: "Das ist für alle Beteiligten nicht leicht.", en: "That’s not easy for anyone involved." }],
      ask: [
        {
          say: "Wie {teilt ihr euch|teilen Sie sich} das in der Familie auf?",
          en: "How do you divide that up in the family?",
          unless: /\bEinzelkind\b/iu,
        },
        {
          say: "Woran [hat er|hat sie|haben sie] im Alltag Freude?",
          en: "What [does he|does she|do they] enjoy in everyday life?",
        },
      ],
    },
    C: {
      say: [{ say: "Das ist für beide Seiten nicht leicht.", en: "That’s not easy for either side." }],
      ask: [
        { say: "Was hilft {dir|Ihnen}, dabei die Ruhe zu bewahren?", en: "What helps you stay calm through it all?" },
        {
          say: "Woran [hat er|hat sie|haben sie] trotz allem noch Freude?",
          en: "What [does he|does she|do they] still enjoy in spite of everything?",
        },
      ],
    },
  },
  {
    id: "other-alone",
    of: "other",
    when: "now",
    says: /\b(?:(?:lebt|wohnt|ist|sind|leben|wohnen) (?:\p{L}+ ){0,3}allein|einsam)\b/iu,
    A: {
      say: [{ say: "Das ist bestimmt nicht immer leicht.", en: "That can’t always be easy." }],
      ask: [
        { say: "Wie oft {sprecht ihr|sprechen Sie} miteinander?", en: "How often do you talk to each other?" },
        { say: "Wer hilft [ihm|ihr|ihnen] im Alltag?", en: "Who helps [him|her|them] in everyday life?" },
      ],
    },
    B: {
      say: [{ say: "Das ist bestimmt nicht immer einfach.", en: "That can’t always be easy." }],
      ask: [
        { say: "Wie {haltet ihr|halten Sie} Kontakt?", en: "How do you keep in touch?" },
        {
          say: "Wie [kommt er|kommt sie|kommen sie] ~denn im Alltag zurecht?",
          en: "How [does he|does she|do they] manage in everyday life?",
        },
      ],
    },
  },
  {
    id: "other-afraid",
    of: "other",
    says: /\b(?:Angst|nervös|aufgeregt|Heimweh|schüchtern|Lampenfieber|macht sich (?:\p{L}+ )?Sorgen|machen sich (?:\p{L}+ )?Sorgen)\b/iu,
    unless: /\b(?:kein\w* Angst|Angst um|nicht|mehr)\b/iu,
    A: {
      say: [{ say: "Das ist ganz normal.", en: "That’s perfectly normal." }],
      ask: [
        { say: "Was hilft [ihm|ihr|ihnen] ~denn dann?", en: "What helps [him|her|them] then?" },
        { say: "Was {sagst du|sagen Sie} [ihm|ihr|ihnen] dann?", en: "What do you say to [him|her|them] then?" },
      ],
    },
    B: {
      say: [
        { say: "Das ist ganz normal, so geht es vielen.", en: "That’s perfectly normal, many people feel that way." },
        { say: "Das kann ich gut verstehen.", en: "I can certainly understand that." },
      ],
      ask: [
        { say: "Was hilft [ihm|ihr|ihnen] ~denn dann am meisten?", en: "What helps [him|her|them] most then?" },
        {
          say: "Was genau macht [ihm|ihr|ihnen] ~denn Angst?",
          en: "What exactly [is he|is she|are they] afraid of?",
          unless: /\b(?:vor|dass|Heimweh|schüchtern)\b/iu,
        },
      ],
    },
  },
  {
    id: "other-jobless",
    of: "other",
    says: /\b(?:arbeitslos|(?:Job|Arbeit|Stelle) verloren|entlassen worden|wurde (?:\p{L}+ )?entlassen|findet keine (?:Arbeit|Stelle))\b/iu,
    A: {
      say: [{ say: "Oh, das ist nicht leicht.", en: "Oh, that’s not easy." }],
      ask: [{ say: "Was [macht er|macht sie|machen sie] jetzt?", en: "What [is he|is she|are they] doing now?" }],
    },
    B: {
      say: [{ say: "Das ist bestimmt keine leichte Zeit.", en: "That’s surely not an easy time." }],
      ask: [
        { say: "Wie [geht er|geht sie|gehen sie] ~denn damit um?", en: "How [is he|is she|are they] dealing with it?" },
        {
          say: "Was [sucht er|sucht sie|suchen sie] ~denn jetzt für eine Arbeit?",
          en: "What kind of job [is he|is she|are they] looking for now?",
        },
      ],
    },
  },
  {
    id: "other-parted",
    of: "other",
    says: /\b(?:getrennt|geschieden|Scheidung|sich scheiden|Schluss gemacht|verlassen)\b/iu,
    unless: /\b(?:von (?:ihrem|seinem) (?:Auto|Sofa|Fahrrad|Handy|Haus|Hund)|nicht|Haus verlassen)\b/iu,
    A: {
      say: [{ say: "Oh, das ist nicht leicht.", en: "Oh, that’s not easy." }],
      ask: [
        { say: "Wie geht es [ihm|ihr|ihnen] jetzt?", en: "How [is he|is she|are they] now?", unless: /\bgeht es\b/iu },
      ],
    },
    B: {
      say: [
        {
          say: "So eine Trennung geht an niemandem spurlos vorbei.",
          en: "A separation like that leaves its mark on everyone.",
        },
      ],
      ask: [
        {
          say: "Wie geht es [ihm|ihr|ihnen] ~denn heute?",
          en: "How [is he|is she|are they] today?",
          unless: /\bgeht es\b/iu,
        },
      ],
    },
  },
  {
    id: "other-quit",
    of: "other",
    says: /\b(?:gekündigt|kündigt|kündigen|Job gewechselt|Arbeit gewechselt|aufgehört zu arbeiten)\b/iu,
    unless: /\bWohnung\b/iu,
    A: { ask: [{ say: "Was [macht er|macht sie|machen sie] jetzt?", en: "What [is he|is she|are they] doing now?" }] },
    B: {
      say: [{ say: "Das ist ein großer Schritt.", en: "That’s a big step." }],
      ask: [
        {
          say: "Was [hat er|hat sie|haben sie] ~denn jetzt vor?",
          en: "What [is he|is she|are they] planning to do now?",
        },
        { say: "Was hat sich dadurch für {dich|Sie} verändert?", en: "How has that changed things for you?" },
      ],
    },
  },
  {
    id: "other-retires",
    of: "other",
    says: /\b(?:in Rente|in Pension|Rentner(?:in)?|pensioniert|in den Ruhestand)\b/iu,
    A: {
      ask: [
        {
          say: "Was [macht er|macht sie|machen sie] jetzt gern?",
          en: "What [does he|does she|do they] like to do now?",
          unless: /\b(?:bald|geht|nächste\w*)\b/iu,
        },
        {
          say: "Was [möchte er|möchte sie|möchten sie] in der Rente machen?",
          en: "What [does he|does she|do they] want to do in retirement?",
        },
      ],
    },
    B: {
      say: [{ say: "Das ist für viele ein großer Einschnitt.", en: "For many people, that’s a big change." }],
      ask: [
        {
          say: "Was [hat er|hat sie|haben sie] ~denn danach vor?",
          en: "What [is he|is she|are they] planning to do after that?",
          unless: /\b(?:ist|sind|war) (?:\p{L}+ )*(?:in Rente|Rentner\w*|pensioniert)\b/iu,
        },
        {
          say: "Womit [verbringt er|verbringt sie|verbringen sie] am liebsten [seine|ihre|ihre] Zeit?",
          en: "How [does he|does she|do they] most like to spend [his|her|their] time?",
        },
      ],
    },
  },
  {
    id: "other-new-job",
    of: "other",
    says: /\b(?:Jobangebot|neue[nr]? (?:Job|Arbeit|Stelle)|befördert|Zusage|Bewerbung|bewirbt sich|sich (?:\p{L}+ )?beworben|Vorstellungsgespräch)\b/iu,
    A: {
      say: [{ say: "Das ist interessant.", en: "That’s interesting." }],
      ask: [
        {
          say: "Was [macht er|macht sie|machen sie] dort ~denn?",
          en: "What [does he|does she|do they] do there?",
          unless: /\b(?:such\w*|will|wollen|möchte\w*|Bewerbung|bewirbt|beworben|Vorstellungsgespräch)\b/iu,
        },
        { say: "Was {sagst du|sagen Sie} dazu?", en: "What do you say to that?", unless: /\bsuch\w*/iu },
      ],
    },
    B: {
      say: [{ say: "Das ist eine große Chance.", en: "That’s a great opportunity." }],
      ask: [
        { say: "Was reizt [ihn|sie|sie] ~denn daran?", en: "What appeals to [him|her|them] about it?" },
        { say: "Was würde das für {dich|Sie} bedeuten?", en: "What would that mean for you?" },
      ],
    },
  },
  {
    id: "other-gave-up-home",
    of: "other",
    says: /\b(?:zieht (?:\p{L}+ )*(?:um|aus|weg)|ausgezogen|umgezogen|weggezogen|ausgewandert|nach \p{Lu}\p{L}+ (?:ge)?zogen)\b/iu,
    unless: /\b(?:Mitbewohner\p{L}*)\b/iu,
    A: {
      ask: [
        { say: "Wie gefällt es [ihm|ihr|ihnen] dort?", en: "How [does he|does she|do they] like it there?" },
        { say: "Wie oft {seht ihr euch|sehen Sie sich} jetzt?", en: "How often do you see each other now?" },
      ],
    },
    B: {
      say: [{ say: "So ein Umzug verändert vieles.", en: "A move like that changes a lot." }],
      ask: [
        { say: "Wie {haltet ihr|halten Sie} jetzt Kontakt?", en: "How do you keep in touch now?" },
        {
          say: "Wie [hat er|hat sie|haben sie] sich ~denn dort eingelebt?",
          en: "How [has he|has she|have they] settled in there?",
        },
      ],
    },
  },
  {
    id: "other-wedding",
    of: "other",
    says: /\b(?:heiratet|heiraten|geheiratet|(?:hatte|hatten|feiert|feiern|war) [^.!?]*Hochzeit|verlobt)\b/iu,
    unless: /\bnicht\b/iu,
    A: {
      say: [{ say: "Wie schön!", en: "How nice!" }],
      ask: [
        {
          say: "Wie war die Hochzeit?",
          en: "What was the wedding like?",
          unless:
            /^(?!.*(?:war|hat|haben)).*$|\b(?:vor \d+ Jahren|nächste\w*|bald|im \p{Lu}\p{L}+|am \p{Lu}\p{L}+)\b/iu,
        },
        {
          say: "Was {schenkst du|schenken Sie} zur Hochzeit?",
          en: "What are you giving as a wedding present?",
          unless: /\b(?:war|hat|haben|geschenk\w*)\b/iu,
        },
      ],
    },
    B: {
      say: [{ say: "Das ist ein schöner Anlass.", en: "That’s a happy occasion." }],
      ask: [
        {
          say: "Wie {habt ihr|haben Sie} ~denn gefeiert?",
          en: "How did you celebrate?",
          unless: /^(?!.*(?:war|hat|haben)).*$/iu,
        },
        {
          say: "Was ist für das Fest ~denn geplant?",
          en: "What’s planned for the celebration?",
          unless: /\b(?:war|hat|haben)\b/iu,
        },
      ],
    },
  },
  {
    id: "other-baby",
    of: "other",
    says: /\b(?:Baby|schwanger|(?:ist|wurde) (?:\p{L}+ )*geboren|bekommt ein Kind|ein Kind bekommen|wird (?:Mutter|Vater|Oma|Opa))\b/iu,
    unless:
      /\b(?:Chef\p{L}*|Kolleg\p{L}*|Lehrer\p{L}*|Nachbar\p{L}*|\p{L}*ärztin|Trainer\p{L}*|Mitbewohner\p{L}*|Vermieter\p{L}*|Katze|Hündin|nicht|geboren in|19\d\d|in \p{Lu}\p{L}+ geboren|wie ein Baby)\b/iu,
    A: {
      say: [{ say: "Wie schön!", en: "How nice!" }],
      ask: [
        {
          say: "Wie heißt das Kind?",
          en: "What’s the child’s name?",
          unless: /\b(?:schwanger|wird|bekommt|heißt|heißen)\b/iu,
        },
        {
          say: "Wann kommt das Baby?",
          en: "When is the baby due?",
          unless: /^(?!.*(?:schwanger|bekommt|wird)).*$|\b(?:im|am|bald|geboren)\b/iu,
        },
      ],
    },
    B: {
      say: [{ say: "Das ist eine schöne Nachricht.", en: "That’s good news." }],
      ask: [
        {
          say: "Was hat sich dadurch in der Familie ~so verändert?",
          en: "How has that changed things in the family?",
        },
        {
          say: "Wie geht es den beiden ~denn?",
          en: "How are the two of them?",
          unless: /^(?!.*(?:geboren|bekommen|Baby)).*$/iu,
        },
      ],
    },
  },
  {
    id: "other-exam-coming",
    of: "other",
    says: /\b(?:Prüfung|Klausur|Examen|Abitur|Führerschein)\b/iu,
    unless:
      /\b(?:verschoben|korrigiert|Professor\p{L}*|Lehrer\p{L}*|Prüfer\p{L}*|abgesagt|geschrieben|Geld|Fahrlehrer\p{L}*|bestanden|durchgefallen|\p{L}*gemacht|\p{L}*geholt|geschafft|kontrolliert|hatte)\b/iu,
    A: { ask: [{ say: "Wie [lernt er|lernt sie|lernen sie] ~denn?", en: "How [is he|is she|are they] studying?" }] },
    B: {
      say: [{ say: "Das wird spannend.", en: "That’ll be exciting." }],
      ask: [
        {
          say: "Wie [bereitet er|bereitet sie|bereiten sie] sich ~denn darauf vor?",
          en: "How [is he|is she|are they] preparing for it?",
        },
      ],
    },
  },
  {
    id: "other-failed",
    of: "other",
    says: /\b(?:durchgefallen|nicht bestanden|nicht geschafft|sitzen ?geblieben|abgelehnt|Absage)\b/iu,
    A: {
      say: [{ say: "Oh, das ist schade.", en: "Oh, that’s a shame." }],
      ask: [{ say: "Was [macht er|macht sie|machen sie] jetzt?", en: "What [is he|is she|are they] doing now?" }],
    },
    B: {
      say: [{ say: "Das ist bitter.", en: "That’s rough." }],
      ask: [
        { say: "Wie [geht er|geht sie|gehen sie] ~denn damit um?", en: "How [is he|is she|are they] dealing with it?" },
      ],
    },
  },
  {
    id: "took-me-along",
    of: "other",
    when: "past",
    says: /\b(?:mich|uns)\b[^.!?]*\b(?:Museum|Ausstellung|Theater|Oper|Konzert|Kino|Stadion|Wandern|Klettern)\b/iu,
    A: { ask: [{ say: "Wie hat es {dir|Ihnen} gefallen?", en: "How did you like it?" }] },
    B: {
      ask: [
        {
          say: "Was hat {dich|Sie} dort am meisten beeindruckt?",
          en: "What impressed you most there?",
          unless: /\bbeeindruckt\b/iu,
        },
      ],
    },
  },
  {
    id: "other-gave",
    of: "other",
    when: "past",
    says: /\b(?:mir|uns)\b[^.!?]*\b(?:geschenkt|mitgebracht|gekauft)\b/iu,
    A: {
      say: [{ say: "Das ist nett.", en: "That’s kind." }],
      ask: [{ say: "Wie gefällt {dir|Ihnen} das Geschenk?", en: "How do you like the present?" }],
    },
    B: {
      say: [{ say: "Das ist eine nette Geste.", en: "That’s a kind gesture." }],
      ask: [
        {
          say: "Zu welchem Anlass war das ~denn?",
          en: "What was the occasion?",
          unless: /\b(?:Geburtstag|Weihnachten|Hochzeit\w*|Jubiläum)\b/iu,
        },
        { say: "Was {hast du|haben Sie} ~denn damit gemacht?", en: "What did you do with it?" },
      ],
    },
  },
  {
    id: "small-by-age",
    of: "other",
    says: /\b(?:Monate|Wochen) alt\b|\b(?:ein Jahr|(?:zwei|drei|vier|fünf|sechs|[1-6]) Jahre) alt\b/iu,
    unless: /(?:hund|katze|kater)$/iu,
    A: {
      ask: [
        { say: "Was [kann er|kann sie|können sie] schon?", en: "What can [he|she|they] do already?" },
        {
          say: "Was [spielt er|spielt sie|spielen sie] gern?",
          en: "What [does he|does she|do they] like to play?",
          unless: /\b(?:Monate|Wochen) alt\b/iu,
        },
      ],
    },
    B: {
      say: [
        { say: "In dem Alter passiert jeden Tag etwas Neues.", en: "At that age, something new happens every day." },
      ],
      ask: [{ say: "Was [kann er|kann sie|können sie] ~denn schon alles?", en: "What can [he|she|they] do already?" }],
    },
  },
  {
    id: "child-little",
    of: "other",
    named:
      /(?:sohn|söhne|tochter|töchter|kind|kinder|enkel\w*|neffe|nichte|baby|junge|mädchen|kleine\w*|jüngste\w*)$/iu,
    says: /\b(?:(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|\d|1[0-2]) ?(?:und (?:zwei|drei|vier|fünf|sechs|sieben|acht|\d) )?(?:Jahre?|Monate?)|(?:ist|sind|wird) (?:schon |erst |jetzt |fast )?(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|[1-9]|1[0-2])|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d)-?jährig\w*)\b/iu,
    unless: /\b(?:verheiratet|seit|vor|(?:ist|sind) (?:\p{L}+ )?(?:zwei|drei) (?:Brüder|Kinder))\b/iu,
    A: {
      ask: [
        { say: "Was [spielt er|spielt sie|spielen sie] gern?", en: "What [does he|does she|do they] like to play?" },
        {
          say: "Was [isst er|isst sie|essen sie] am liebsten?",
          en: "What’s [his|her|their] favorite food?",
        },
      ],
    },
    B: {
      say: [{ say: "In dem Alter wird es nie langweilig.", en: "At that age, it never gets boring." }],
      ask: [
        {
          say: "Wofür [interessiert er|interessiert sie|interessieren sie] sich ~denn gerade besonders?",
          en: "What [is he|is she|are they] especially interested in at the moment?",
        },
        {
          say: "Worüber {lacht ihr|lachen Sie} zusammen am meisten?",
          en: "What do you laugh about together the most?",
        },
      ],
    },
  },
  {
    id: "other-eats",
    of: "other",
    when: "now",
    says: /\b(?:isst|essen|nascht|frühstückt|mag|mögen|liebt|lieben)\b[^.!?]*\b(?:Nudeln|Pommes|Pizza|Schokolade|Süßigkeiten|Eis|Kuchen|Fleisch|Fisch|Reis|Bohnen|Suppe|Brot|Käse|Gemüse|Obst|Salat|Schnitzel|Döner|Kartoffeln|Äpfel|Hamburger|Burger|Spaghetti|Lasagne|scharf|süß)\b/iu,
    unless: /\b(?:nicht|kein\w*|wir|ich)\b/iu,
    A: {
      ask: [
        { say: "Was [isst er|isst sie|essen sie] noch gern?", en: "What else [does he|does she|do they] like to eat?" },
        { say: "Und was {magst du|mögen Sie}?", en: "And what do you like?" },
      ],
    },
    B: {
      ask: [
        {
          say: "Was [isst er|isst sie|essen sie] ~denn sonst noch gern?",
          en: "What else [does he|does she|do they] like to eat?",
        },
        { say: "Und was schmeckt {dir|Ihnen} selbst am besten?", en: "And what do you like best yourself?" },
      ],
    },
  },
  {
    id: "other-cooks",
    of: "other",
    says: /\b(?:kocht|kochen|gekocht|kochte|backt|bäckt|backen|gebacken|grillt|grillen|gegrillt|(?:macht|machen|gemacht)\b[^.!?]*\b(?:Frühstück|Abendessen|Mittagessen|Essen|Lasagne|Kuchen|Pizza|Suppe|Pasta|Salat|Torte|Nudeln|Couscous|Curry|Sushi|Marmelade|Klöße|Knödel|Rouladen|\p{L}+suppe|\p{L}+kuchen|\p{L}+salat))\b/iu,
    unless: /\b(?:vor Wut|Kaffee|Tee|Wasser|nicht|nie|kein\w*)\b/iu,
    A: {
      say: [{ say: "Selbst gemacht schmeckt es oft am besten.", en: "Homemade food often tastes best." }],
      ask: [
        {
          say: "Was {isst du|essen Sie} selbst am liebsten?",
          en: "What’s your own favorite food?",
          unless: /\bam liebsten\b/iu,
        },
        {
          say: "Was [kocht er|kocht sie|kochen sie] besonders gut?",
          en: "What [does he|does she|do they] cook especially well?",
        },
      ],
    },
    B: {
      say: [{ say: "Das klingt lecker.", en: "That sounds delicious." }],
      ask: [
        {
          say: "Welches Gericht von [ihm|ihr|ihnen] {magst du|mögen Sie} am liebsten?",
          en: "Which of [his|her|their] dishes do you like best?",
          unless:
            /\bam liebsten\b|\bLieblings|\b(?:ihn|sie|es|das) (?:\p{L}+ ){0,3}(?:gekocht|gebacken|gemacht)\b|\bgestern\b/iu,
        },
        {
          say: "Wobei {hilfst du|helfen Sie} in der Küche ~denn mit?",
          en: "What do you help with in the kitchen?",
          unless: /\b(?:gekocht|kochte|gebacken|gemacht|gegrillt|Oma|Opa|früher)\b/iu,
        },
      ],
    },
  },
  {
    id: "pet-dog",
    of: "other",
    when: "now",
    named: /(?:hund|kater|katze|welpe)$/iu,
    says: /\b(?:heißt|bellt|Leine|Gassi|Napf|Tierheim|Welpe)\b/iu,
    A: {
      ask: [
        {
          say: "Was [macht er|macht sie|machen sie] den ganzen Tag?",
          en: "What [does he|does she|do they] do all day?",
        },
      ],
    },
    B: {
      ask: [
        {
          say: "Was für einen Charakter [hat er|hat sie|haben sie] ~denn?",
          en: "What kind of personality [does he|does she|do they] have?",
        },
      ],
    },
  },
  {
    id: "other-music",
    of: "other",
    says: /\b(?:spielt|spielen|lernt|übt|angefangen)\b[^.!?]*\b(?:Gitarre|Klavier|Geige|Schlagzeug|Flöte|Ukulele|Trompete|Saxophon|Saxofon|Cello|Instrument|in einer Band)\b|\b(?:singt|singen|macht (?:\p{L}+ )?Musik|Chor)\b/iu,
    unless:
      /\b(?:Nachbar\p{L}*|nachts?|laut|falsch|immer (?:das|die) (?:gleiche|selbe)|stört|nervt|\p{L}*schlaf\p{L}*|Waschmaschine|Vogel|Vögel|wir)\b/iu,
    A: {
      say: [{ say: "Musik macht das Leben schöner.", en: "Music makes life more beautiful." }],
      ask: [
        { say: "Wann {hörst du|hören Sie} [ihm|ihr|ihnen] zu?", en: "When do you listen to [him|her|them]?" },
        {
          say: "Welche Musik [mag er|mag sie|mögen sie] ~denn?",
          en: "What kind of music [does he|does she|do they] like?",
        },
      ],
    },
    B: {
      say: [{ say: "Mit Musik geht vieles leichter.", en: "Music makes a lot of things easier." }],
      ask: [
        {
          say: "Was [spielt er|spielt sie|spielen sie] ~denn am liebsten?",
          en: "What [does he|does she|do they] like to play most?",
          unless: /\b(?:singt|singen|Chor|gesungen|hat|haben)\b/iu,
        },
        {
          say: "Wie klingt das ~denn in {deinen|Ihren} Ohren?",
          en: "What does it sound like to your ears?",
          unless: /\b(?:hat|haben|war)\b/iu,
        },
        {
          say: "Welches Lied {hast du|haben Sie} davon noch im Ohr?",
          en: "Which of the songs is still stuck in your head?",
          unless: /^(?!.*\b(?:hat|haben|war)\b).*$/iu,
        },
      ],
    },
  },
  {
    id: "other-sport",
    of: "other",
    says: /\b(?:spielt|spielen|trainiert|trainieren|macht|machen|geht|gehen|fährt|läuft|liebt|mag|war|spielte)\b[^.!?]*\b(?:Fußball|Fussball|Handball|Basketball|Volleyball|Tennis|Tischtennis|Golf|Hockey|Judo|Karate|Boxen|boxen|Sport|Yoga|Ballett|joggen|schwimmen|reiten|klettern|turnen|Schach|Marathon|ins Fitnessstudio|Ski|Rennrad|angeln)\b|\b(?:boxt|joggt|schwimmt|reitet|klettert|turnt|tanzt|wandert|angelt|trainiert)\b/iu,
    unless: /\b(?:wir|mit mir|nicht|kein\w*|Trainer)\b/iu,
    A: {
      ask: [
        {
          say: "Wie gut [ist er|ist sie|sind sie] ~denn?",
          en: "How good [is he|is she|are they]?",
          unless: /\b(?:mag|liebt|gut|war)\b/iu,
        },
        {
          say: "Wie oft [trainiert er|trainiert sie|trainieren sie] ~denn?",
          en: "How often [does he|does she|do they] train?",
          unless: /\b(?:mag|liebt|jede\w*|mal|oft|Woche|war|spielte|wandert|angelt|angeln|Schach)\b/iu,
        },
      ],
    },
    B: {
      ask: [
        { say: "Wie [ist er|ist sie|sind sie] ~denn dazu gekommen?", en: "How did [he|she|they] get into that?" },
        {
          say: "Wann {hast du|haben Sie} [ihm|ihr|ihnen] zuletzt dabei zugeschaut?",
          en: "When did you last watch [him|her|them] do it?",
        },
      ],
    },
  },
  {
    id: "other-finished",
    of: "other",
    says: /\b(?:Studium|Ausbildung|Schule|Abitur|Doktorarbeit)\b[^.!?]*\b(?:fertig|beendet|abgeschlossen)\b/iu,
    A: {
      say: [{ say: "Das ist eine gute Nachricht.", en: "That’s good news." }],
      ask: [
        {
          say: "Was [möchte er|möchte sie|möchten sie] jetzt machen?",
          en: "What [does he|does she|do they] want to do now?",
        },
      ],
    },
    B: {
      say: [{ say: "Das ist ein guter Grund zur Freude.", en: "That’s a good reason to be happy." }],
      ask: [
        {
          say: "Was [hat er|hat sie|haben sie] ~denn jetzt vor?",
          en: "What [is he|is she|are they] planning to do now?",
        },
      ],
    },
  },
  {
    id: "other-lives",
    of: "other",
    when: "now",
    says: /\b(?:wohnt|wohnen|lebt|leben|ist (?:jetzt |gerade )?in \p{Lu})\b/iu,
    unless:
      /\b(?:selben|gleichen|nebenan|um die Ecke|über (?:mir|uns)|unter (?:mir|uns)|von der|ehemalig\p{L}*|Vermieter\p{L}*|Chef\p{L}*|Kolleg\p{L}*|Nachbar\p{L}*|Lehrer\p{L}*|Urlaub|Rente|Sitzung|Ordnung|Besprechung|nicht|hier|mit mir|mit uns|bei mir|bei uns)\b/iu,
    A: {
      ask: [
        {
          say: "Wie oft {besuchst du|besuchen Sie} [ihn|sie|sie]?",
          en: "How often do you visit [him|her|them]?",
          unless: /\b(?:jede\w*|oft|besuch\w*)\b/iu,
        },
        { say: "Wie gefällt es [ihm|ihr|ihnen] dort?", en: "How [does he|does she|do they] like it there?" },
      ],
    },
    B: {
      ask: [
        { say: "Wie {haltet ihr|halten Sie} Kontakt?", en: "How do you keep in touch?" },
        { say: "Wie gefällt es [ihm|ihr|ihnen] ~denn dort?", en: "How [does he|does she|do they] like it there?" },
      ],
    },
  },
  {
    id: "other-visits",
    of: "other",
    says: /\b(?:zu Besuch|kommen (?:morgen|heute|bald)|besucht (?:mich|uns)|besuchen (?:mich|uns)|kommt (?:morgen|heute|bald|nächste\w*|am \p{Lu}\p{L}+|im \p{Lu}\p{L}+|zu (?:mir|uns))|kommen (?:morgen|heute|bald|nächste\w*|am \p{Lu}\p{L}+|im \p{Lu}\p{L}+|zu (?:mir|uns)))\b/iu,
    unless: /\b(?:nicht|nie|selten)\b/iu,
    A: {
      say: [{ say: "Das ist schön.", en: "That’s nice." }],
      ask: [
        { say: "Was {macht ihr|machen Sie} zusammen?", en: "What do you do together?" },
        { say: "Was {kochst du|kochen Sie} für [ihn|sie|sie]?", en: "What do you cook for [him|her|them]?" },
      ],
    },
    B: {
      say: [{ say: "Besuch bringt Leben ins Haus.", en: "Visitors bring life into the house." }],
      ask: [
        {
          say: "Was {unternehmt ihr|unternehmen Sie} ~denn zusammen?",
          en: "What do you do together?",
          unless: /\b(?:war|waren|hat|haben)\b/iu,
        },
        {
          say: "Wie {habt ihr|haben Sie} die Zeit ~denn verbracht?",
          en: "How did you spend the time?",
          unless: /^(?!.*\b(?:war|waren|hat|haben)\b).*$/iu,
        },
      ],
    },
  },
];
