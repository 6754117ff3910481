import type { Thread } from "#schema/content/tutor.ts";

/** What people tell of somebody else. Of two that fit a sentence the first counts, so the narrower stands before the wider. */
export const OF_OTHERS: readonly Thread[] = [
  {
    id: "someone-asks-out",
    of: "other",
    says: /\b(?:will|möchte|hat mich|wollte)\b[^.!?]*\b(?:mit mir|eingeladen|ins Kino|auf einen Kaffee|auf ein Bier|Nummer)\b/iu,
    unless:
      /\b(?:Chef|Kolleg\w*|Mutter|Vater|Eltern|nicht|arbeiten|reden)\b|(?:chef|chefin|kollege|kollegin|mutter|vater|eltern|bruder|schwester|sohn|tochter|kind)$/iu,
    A: {
      say: [{ say: "Wie schön!", en: "How nice!" }],
      ask: [{ say: "Was {sagst du|sagen Sie}?", en: "What will you say?" }],
    },
    B: {
      say: [{ say: "Da freut man sich doch.", en: "That’s something to be happy about." }],
      ask: [
        { say: "Wie fühlt sich das ~denn an?", en: "How does that feel?" },
        {
          say: "Was {hast du|haben Sie} ~denn geantwortet?",
          en: "What did you answer?",
          unless: /^(?!.*\b(?:hat|wollte)\b).*$/iu,
        },
      ],
    },
  },
  {
    id: "other-grieves",
    of: "other",
    says: /\b(?:Grab|Friedhof|Beerdigung|trauert|verwitwet|Witwer?|seit dem Tod|nach dem Tod)\b/iu,
    A: {
      say: [
        { say: "Das ist traurig.", en: "That’s sad." },
        { say: "Oh, das tut mir leid.", en: "Oh, I’m sorry." },
      ],
      ask: [
        { say: "Wie oft {sprecht ihr|sprechen Sie} zusammen?", en: "How often do you talk to each other?" },
        { say: "Was hilft [ihm|ihr|ihnen] jetzt?", en: "What helps [him|her|them] now?" },
      ],
    },
    B: {
      say: [
        {
          say: "Das kann ich gut verstehen, so etwas braucht Zeit.",
          en: "I can well understand that; something like that takes time.",
        },
        { say: "Das tut mir leid.", en: "I’m sorry." },
      ],
      ask: [
        { say: "Wie {haltet ihr|halten Sie} Kontakt?", en: "How do you keep in touch?" },
        { say: "Was gibt [ihm|ihr|ihnen] ~denn Kraft?", en: "What gives [him|her|them] strength?" },
      ],
    },
  },
  {
    id: "other-ill",
    of: "other",
    says: /\b(?:krank|erkältet|Grippe|Fieber|Schmerzen|\p{L}+schmerzen|Krankenhaus|operiert|Operation|verletzt|gebrochen|Unfall|weh ?getan|Husten|Krebs|Schlaganfall|Diabetes|Rückenprobleme)\b/iu,
    unless:
      /\b(?:nicht|nie|kein\w*|wieder gesund|arbeitet|arbeitete|im Krankenhaus als|letzte[ns]? Jahr|vor \p{L}+ Jahren|als Kind|früher|ge ?storben|krank war\w*|schnarch\w*|wenn)\b/iu,
    A: {
      say: [
        { say: "Oh, das tut mir leid.", en: "Oh, I’m sorry." },
        { say: "Dann gute Besserung für [ihn|sie|alle]!", en: "Then I hope [he gets|she gets|they get] well soon!" },
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
        { say: "Oh, das tut mir leid.", en: "Oh, I’m sorry." },
        {
          say: "Dann wünsche ich [ihm|ihr|ihnen] gute Besserung.",
          en: "Then I hope [he gets|she gets|they get] well soon.",
        },
      ],
      ask: [
        {
          say: "Wie geht es [ihm|ihr|ihnen] ~denn inzwischen?",
          en: "How [is he|is she|are they] by now?",
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
    A: {
      say: [{ say: "Das ist bestimmt nicht leicht.", en: "That’s surely not easy." }],
      ask: [
        {
          say: "Wer hilft [ihm|ihr|ihnen] im Alltag?",
          en: "Who helps [him|her|them] in everyday life?",
          unless: /\b(?:hilft|helfe|helfen)\b/iu,
        },
        { say: "Wie oft {bist du|sind Sie} bei [ihm|ihr|ihnen]?", en: "How often are you with [him|her|them]?" },
      ],
    },
    B: {
      say: [{ say: "Das ist für alle Beteiligten nicht leicht.", en: "That’s not easy for anyone involved." }],
      ask: [
        {
          say: "Wie {teilt ihr euch|teilen Sie sich} das in der Familie auf?",
          en: "How do you share that within the family?",
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
        { say: "Was hilft {dir|Ihnen}, dabei die Ruhe zu bewahren?", en: "What helps you to stay calm with that?" },
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
      say: [{ say: "Das ist bestimmt nicht immer leicht.", en: "That’s surely not always easy." }],
      ask: [
        { say: "Wie oft {sprecht ihr|sprechen Sie} zusammen?", en: "How often do you talk to each other?" },
        { say: "Wer hilft [ihm|ihr|ihnen] im Alltag?", en: "Who helps [him|her|them] in everyday life?" },
      ],
    },
    B: {
      say: [{ say: "Das ist bestimmt nicht immer einfach.", en: "That’s surely not always easy." }],
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
    unless: /\b(?:kein\w* Angst|nicht|mehr)\b/iu,
    A: {
      say: [{ say: "Das ist ganz normal.", en: "That’s quite normal." }],
      ask: [
        { say: "Was hilft [ihm|ihr|ihnen] ~denn dann?", en: "What helps [him|her|them] then?" },
        { say: "Was {sagst du|sagen Sie} [ihm|ihr|ihnen] dann?", en: "What do you say to [him|her|them] then?" },
      ],
    },
    B: {
      say: [
        { say: "Das ist ganz normal, so geht es vielen.", en: "That’s quite normal, many people feel that way." },
        { say: "Das kann ich gut verstehen.", en: "I can well understand that." },
      ],
      ask: [
        { say: "Was hilft [ihm|ihr|ihnen] ~denn dann am meisten?", en: "What helps [him|her|them] most then?" },
        {
          say: "Was genau macht [ihm|ihr|ihnen] ~denn Angst?",
          en: "What exactly makes [him|her|them] afraid?",
          unless: /\b(?:vor|dass|Heimweh|schüchtern)\b/iu,
        },
      ],
    },
  },
  {
    id: "other-tired",
    of: "other",
    when: "now",
    says: /\b(?:müde|gestresst|im Stress|erschöpft|überfordert|arbeitet (?:zu )?viel|schläft (?:schlecht|nicht|wenig))\b/iu,
    A: {
      say: [{ say: "Oh, das ist nicht leicht.", en: "Oh, that’s not easy." }],
      ask: [
        { say: "Wann [hat er|hat sie|haben sie] mal frei?", en: "When [does he|does she|do they] get some time off?" },
      ],
    },
    B: {
      say: [{ say: "Das klingt anstrengend.", en: "That sounds exhausting." }],
      ask: [
        { say: "Was würde [ihm|ihr|ihnen] ~denn jetzt guttun?", en: "What would do [him|her|them] good now?" },
        {
          say: "Wie {kannst du|können Sie} [ihm|ihr|ihnen] da etwas abnehmen?",
          en: "How can you take some of that off [him|her|them]?",
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
    unless: /\b(?:nicht|Haus verlassen)\b/iu,
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
        { say: "Was hat sich dadurch für {dich|Sie} verändert?", en: "What has that changed for you?" },
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
          say: "Womit [verbringt er|verbringt sie|verbringen sie] am liebsten die Zeit?",
          en: "How [does he|does she|do they] like to spend the time best?",
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
        { say: "Was [macht er|macht sie|machen sie] dort ~denn?", en: "What [does he|does she|do they] do there?" },
        { say: "Was {sagst du|sagen Sie} dazu?", en: "What do you say to that?" },
      ],
    },
    B: {
      say: [{ say: "Das ist eine große Chance.", en: "That’s a great opportunity." }],
      ask: [
        { say: "Was reizt [ihn|sie|sie] ~denn daran?", en: "What attracts [him|her|them] to it?" },
        { say: "Was würde das für {dich|Sie} bedeuten?", en: "What would that mean for you?" },
      ],
    },
  },
  {
    id: "other-gave-up-home",
    of: "other",
    says: /\b(?:zieht (?:\p{L}+ )*(?:um|aus|weg)|ausgezogen|umgezogen|weggezogen|ausgewandert|nach \p{Lu}\p{L}+ (?:ge)?zogen)\b/iu,
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
    says: /\b(?:heiratet|heiraten|geheiratet|Hochzeit|verlobt)\b/iu,
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
    unless: /\b(?:nicht|geboren in|19\d\d|in \p{Lu}\p{L}+ geboren|wie ein Baby)\b/iu,
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
          en: "What has changed in the family because of that?",
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
    id: "other-exam",
    of: "other",
    says: /\b(?:bestanden|Abschluss (?:gemacht|geschafft)|(?:Prüfung|Abitur|Führerschein) (?:\p{L}*gemacht|\p{L}*geholt|geschafft)|gewonnen|Preis bekommen|Medaille)\b/iu,
    unless: /\b(?:nicht|Wahl|Streit)\b/iu,
    A: {
      say: [{ say: "Das ist eine gute Nachricht.", en: "That’s good news." }],
      ask: [
        { say: "Wie {habt ihr|haben Sie} gefeiert?", en: "How did you celebrate?", unless: /\bgefeiert\b/iu },
        { say: "Was [macht er|macht sie|machen sie] jetzt?", en: "What [is he|is she|are they] doing now?" },
      ],
    },
    B: {
      say: [{ say: "Das ist ein guter Grund zur Freude.", en: "That’s a good reason to be happy." }],
      ask: [
        {
          say: "Wie {habt ihr|haben Sie} das ~denn gefeiert?",
          en: "How did you celebrate that?",
          unless: /\bgefeiert\b/iu,
        },
        {
          say: "Was [hat er|hat sie|haben sie] ~denn als Nächstes vor?",
          en: "What [is he|is she|are they] planning to do next?",
        },
      ],
    },
  },
  {
    id: "other-exam-coming",
    of: "other",
    says: /\b(?:Prüfung|Klausur|Examen|Abitur|Führerschein)\b/iu,
    unless: /\b(?:bestanden|durchgefallen|\p{L}*gemacht|\p{L}*geholt|geschafft|kontrolliert|hatte)\b/iu,
    A: { ask: [{ say: "Wie [lernt er|lernt sie|lernen sie] ~denn?", en: "How [is he|is she|are they] studying?" }] },
    B: {
      say: [{ say: "Da ist die Spannung groß.", en: "There’s a lot of tension then." }],
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
      say: [{ say: "Oh, das ist schade.", en: "Oh, that’s a pity." }],
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
    id: "other-taught-me",
    of: "other",
    says: /\b(?:mir|uns|mich)\b[^.!?]*\b(?:beigebracht|gezeigt|gelernt|gelehrt|unterrichtet)\b|\bbringt (?:mir|uns) (?:\p{L}+ ){1,4}bei\b|\b(?:zeigt|zeigen) (?:mir|uns)\b/iu,
    A: {
      ask: [
        { say: "Was war am Anfang schwer?", en: "What was difficult at the beginning?", unless: /\bzeigt\b/iu },
        { say: "Wie oft {machst du|machen Sie} das heute?", en: "How often do you do that today?" },
      ],
    },
    B: {
      say: [{ say: "So etwas vergisst man nicht.", en: "You don’t forget something like that." }],
      ask: [
        {
          say: "Was {hast du dir|haben Sie sich} ~denn noch von [ihm|ihr|ihnen] abgeschaut?",
          en: "What else did you pick up from [him|her|them]?",
        },
        {
          say: "Wie gut gelingt {dir|Ihnen} das heute ohne Hilfe?",
          en: "How well do you manage that today without help?",
        },
      ],
    },
  },
  {
    id: "other-helps",
    of: "other",
    says: /\b(?:hilft|helfen|unterstützt|unterstützen) (?:mir|uns)\b|\b(?:mir|uns)\b[^.!?]*\b(?:hilft|geholfen|unterstützt)\b|\bist (?:\p{L}+ )?für mich da\b/iu,
    unless: /\b(?:nicht|nie|niemand|wobei)\b/iu,
    A: {
      say: [{ say: "Das ist gut.", en: "That’s good." }],
      ask: [
        { say: "Wie {sagst du|sagen Sie} dann Danke?", en: "How do you say thank you then?" },
        { say: "Wobei {brauchst du|brauchen Sie} oft Hilfe?", en: "What do you often need help with?" },
      ],
    },
    B: {
      say: [{ say: "Auf solche Menschen ist Verlass.", en: "You can rely on people like that." }],
      ask: [
        {
          say: "Wie {hast du dich|haben Sie sich} dafür bedankt?",
          en: "How did you thank [him|her|them] for it?",
          unless: /^(?!.*\b(?:hat|haben|geholfen)\b).*$/iu,
        },
        {
          say: "In welchen Situationen {bist du|sind Sie} darüber besonders froh?",
          en: "In which situations are you especially glad about that?",
        },
      ],
    },
  },
  {
    id: "other-said",
    of: "other",
    when: "past",
    says: /\b(?:hat|haben) (?:zu mir |mir |uns |nur |dann |immer )?gesagt\b|\bsagte\b/iu,
    unless: /\bnichts\b/iu,
    A: {
      ask: [
        {
          say: "Was {hast du|haben Sie} geantwortet?",
          en: "What did you answer?",
          unless: /\bich (?:habe?|hab) (?:\p{L}+ )*(?:gesagt|geantwortet)\b/iu,
        },
      ],
    },
    B: {
      ask: [
        {
          say: "Was {hast du|haben Sie} ~denn darauf geantwortet?",
          en: "What did you answer to that?",
          unless: /\bich (?:habe?|hab) (?:\p{L}+ )*(?:gesagt|geantwortet)\b/iu,
        },
      ],
    },
  },
  {
    id: "other-asked-me",
    of: "other",
    when: "past",
    says: /\b(?:mich|mir)\b[^.!?]*\b(?:gefragt|vorgeschlagen|angeboten|eingeladen|gebeten|vorgewarnt)\b|\bich soll\b[^.!?]*\b(?:bekommen|übernehmen|machen)\b/iu,
    A: { ask: [{ say: "Was {hast du|haben Sie} geantwortet?", en: "What did you answer?" }] },
    B: {
      ask: [
        {
          say: "Was {hast du|haben Sie} ~denn darauf geantwortet?",
          en: "What did you answer?",
          unless: /\bich (?:habe?|hab) (?:\p{L}+ )*(?:ja|nein|zugesagt|abgesagt|angenommen|geantwortet)\b/iu,
        },
        {
          say: "Wie {hast du dich|haben Sie sich} ~denn entschieden?",
          en: "How did you decide?",
          unless: /^(?!.*\b(?:vorgeschlagen|angeboten|gebeten|soll)\b).*$/iu,
        },
      ],
    },
  },
  {
    id: "other-told-me",
    of: "other",
    when: "past",
    says: /\b(?:mir|uns)\b[^.!?]*\b(?:erzählt|verraten|anvertraut|geschrieben|geschickt)\b|\b(?:erzählt|erzählte)\b[^.!?]*\b(?:mir|uns)\b|\bhat (?:viel |lange |oft )?von [^.!?]* erzählt\b/iu,
    unless: /\bnie\b/iu,
    A: {
      ask: [
        { say: "Was war daran besonders interessant?", en: "What was especially interesting about it?" },
        {
          say: "Was {hast du|haben Sie} geantwortet?",
          en: "What did you answer?",
          unless: /^(?!.*\b(?:geschrieben|geschickt)\b).*$/iu,
        },
      ],
    },
    B: {
      say: [{ say: "So etwas hört man nicht jeden Tag.", en: "You don’t hear something like that every day." }],
      ask: [
        {
          say: "Was daran hat {dich|Sie} am meisten beeindruckt?",
          en: "What about it impressed you most?",
          unless: /\bbeeindruckt\b/iu,
        },
        {
          say: "Was {hast du|haben Sie} ~denn geantwortet?",
          en: "What did you answer?",
          unless: /^(?!.*\b(?:geschrieben|geschickt|anvertraut)\b).*$/iu,
        },
      ],
    },
    C: {
      say: [{ say: "Solche Geschichten gehen einem nach.", en: "Stories like that stay with you." }],
      ask: [
        {
          say: "Was daran hat {dich|Sie} ~so am meisten beschäftigt?",
          en: "What about it has been most on your mind?",
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
    id: "other-calls",
    of: "other",
    says: /\b(?:ruft (?:mich|uns)|rufen (?:mich|uns)|angerufen|telefonier\w+|am Telefon|schreibt (?:mir|uns)|schreiben (?:mir|uns))\b/iu,
    A: {
      ask: [
        { say: "Worüber {sprecht ihr|sprechen Sie} dann?", en: "What do you talk about then?" },
        {
          say: "Wie lange {telefoniert ihr|telefonieren Sie} meistens?",
          en: "How long do you usually talk on the phone?",
          unless: /\b(?:schreibt|schreiben|lange|stunden?)\b/iu,
        },
      ],
    },
    B: { ask: [{ say: "Worüber {redet ihr|reden Sie} dann meistens?", en: "What do you usually talk about then?" }] },
    C: {
      ask: [
        {
          say: "Worum drehen sich {eure|Ihre} Gespräche dann meistens?",
          en: "What do your conversations usually revolve around?",
        },
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
    id: "child-school",
    of: "other",
    named:
      /(?:sohn|söhne|tochter|töchter|kind|kinder|enkel\w*|neffe|nichte|bruder|schwester|junge|mädchen|älteste\w*|jüngste\w*|große\w*|kleine\w*)$/iu,
    says: /\b(?:Kindergarten|Kita|Schule|Grundschule|Gymnasium|eingeschult|\p{L}+ Klasse|Lehrerin|Hausaufgaben|Noten?)\b/iu,
    A: {
      ask: [
        {
          say: "Was [mag er|mag sie|mögen sie] dort besonders?",
          en: "What [does he|does she|do they] especially like there?",
          unless: /\b(?:hasst|nicht gern|gern|Hausaufgaben|Note\w*)\b/iu,
        },
        {
          say: "Wer hilft [ihm|ihr|ihnen] beim Lernen?",
          en: "Who helps [him|her|them] with studying?",
          unless: /\b(?:Kindergarten|Kita|hilft|helfe)\b/iu,
        },
      ],
    },
    B: {
      ask: [
        {
          say: "Wie gefällt es [ihm|ihr|ihnen] ~denn dort?",
          en: "How [does he|does she|do they] like it there?",
          unless: /\b(?:hasst|gern|liebt|gefällt|Hausaufgaben|Note\w*)\b/iu,
        },
        {
          say: "Wobei {brauchst du|brauchen Sie} da am meisten Geduld?",
          en: "What do you need most patience for there?",
          unless: /^(?!.*(?:Hausaufgaben|Note)).*$/iu,
        },
        {
          say: "Welches Fach liegt [ihm|ihr|ihnen] ~denn am meisten?",
          en: "Which subject [is he|is she|are they] best at?",
          unless: /\b(?:Kindergarten|Kita)\b/iu,
        },
      ],
    },
  },
  {
    id: "child-screen",
    of: "other",
    named:
      /(?:sohn|söhne|tochter|töchter|kind|kinder|enkel\w*|neffe|nichte|bruder|schwester|junge|mädchen|älteste\w*|jüngste\w*|große\w*|kleine\w*)$/iu,
    says: /\b(?:am (?:Computer|Handy|Tablet)|Videos|Playstation|Computerspiele\w*|Videospiele\w*|Fortnite|TikTok|YouTube|zockt|vor dem (?:Bildschirm|Fernseher))\b/iu,
    unless: /\b(?:mit mir|wir)\b/iu,
    A: {
      ask: [
        {
          say: "Wie lange [darf er|darf sie|dürfen sie] das am Tag machen?",
          en: "How long a day [is he|is she|are they] allowed to do that?",
          unless: /\b(?:Stunden?|lange)\b/iu,
        },
        {
          say: "Was [spielt er|spielt sie|spielen sie] am liebsten?",
          en: "What [does he|does she|do they] like to play most?",
        },
      ],
    },
    B: {
      ask: [
        { say: "Welche Regeln gibt es dafür ~denn bei {euch|Ihnen}?", en: "What rules do you have for that?" },
        {
          say: "Womit [lässt er|lässt sie|lassen sie] sich ~denn davon weglocken?",
          en: "What can lure [him|her|them] away from it?",
        },
      ],
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
          en: "What [does he|does she|do they] like to eat most?",
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
        { say: "Worüber {lacht ihr|lachen Sie} zusammen am meisten?", en: "What do you laugh about most together?" },
      ],
    },
  },
  {
    id: "other-teen",
    of: "other",
    named:
      /(?:sohn|söhne|tochter|töchter|kind|kinder|enkel\w*|neffe|nichte|bruder|schwester|junge|mädchen|große\w*|jüngste\w*|älteste\w*)$/iu,
    says: /\b(?:Pubertät|(?:ist|sind|wird) (?:schon |erst |jetzt |fast )?(?:dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|1[3-7])|1[3-7] Jahre|Türen|Teenager)\b/iu,
    A: {
      ask: [
        {
          say: "Was [macht er|macht sie|machen sie] am liebsten?",
          en: "What [does he|does she|do they] like to do most?",
        },
      ],
    },
    B: {
      say: [{ say: "In dem Alter gehört das dazu.", en: "At that age, it’s part of the deal." }],
      ask: [
        { say: "Worüber {streitet ihr|streiten Sie} ~denn am häufigsten?", en: "What do you argue about most often?" },
        { say: "Was {macht ihr|machen Sie} ~denn noch gern zusammen?", en: "What do you still like to do together?" },
      ],
    },
  },
  {
    id: "child-likes-to-eat",
    of: "other",
    says: /\b(?:isst|essen|trinkt|mag|mögen) (?:\p{L}+ ){0,2}kein\w* \p{Lu}\p{L}+|\b(?:isst|essen|trinkt|trinken|mag|mögen|liebt|verträgt|will|wollen)\b[^.!?]*\b(?:kein\w* (?:Gemüse|Fleisch|Fisch|Obst|Milch|Laktose|Zucker|Gluten)|keine \p{L}*(?:suppe|tomaten|eier|milch)|vegetarisch|vegan)\b|\b(?:Vegetarier\w*|Veganer\w*|Low Carb|Laktose\w*|Diät|Allergie|allergisch)\b/iu,
    A: {
      ask: [
        { say: "Was [isst er|isst sie|essen sie] dann?", en: "What [does he|does she|do they] eat then?" },
        { say: "Was {kochst du|kochen Sie} dann?", en: "What do you cook then?", unless: /\b(?:er|sie) kocht\b/iu },
      ],
    },
    B: {
      say: [{ say: "Da wird das Kochen zur kleinen Kunst.", en: "That turns cooking into a bit of an art." }],
      ask: [
        {
          say: "Wie {löst du|lösen Sie} das ~denn beim Kochen?",
          en: "How do you deal with that when cooking?",
          unless: /\b(?:er|sie) kocht\b/iu,
        },
        { say: "Welches Gericht schmeckt ~denn trotzdem allen?", en: "Which dish does everyone like anyway?" },
      ],
    },
  },
  {
    id: "other-eats",
    of: "other",
    when: "now",
    says: /\b(?:isst|essen|nascht|trinkt|trinken|frühstückt|mag|mögen|liebt|lieben)\b[^.!?]*\b(?:Nudeln|Pommes|Pizza|Schokolade|Süßigkeiten|Eis|Kuchen|Fleisch|Fisch|Reis|Suppe|Brot|Käse|Kaffee|Tee|Cola|Bier|Wein|Gemüse|Obst|Salat|Schnitzel|Döner|Kartoffeln|Äpfel|Hamburger|Burger|Spaghetti|Lasagne|scharf|süß)\b/iu,
    unless: /\b(?:nicht|kein\w*|wir|ich)\b/iu,
    A: {
      ask: [
        { say: "Was [mag er|mag sie|mögen sie] gar nicht?", en: "What [does he|does she|do they] not like at all?" },
        { say: "Wer kocht bei {euch|Ihnen} meistens?", en: "Who usually does the cooking in your family?" },
      ],
    },
    B: {
      ask: [
        { say: "Was kommt bei [ihm|ihr|ihnen] ~denn nie auf den Tisch?", en: "What would [he|she|they] never eat?" },
        {
          say: "Was {kochst du|kochen Sie}, wenn alle satt werden sollen?",
          en: "What do you cook when everyone has to be fed?",
        },
      ],
    },
  },
  {
    id: "other-cooks",
    of: "other",
    says: /\b(?:kocht|kochen|gekocht|kochte|backt|bäckt|backen|gebacken|grillt|grillen|gegrillt|(?:macht|machen|gemacht)\b[^.!?]*\b(?:Frühstück|Abendessen|Mittagessen|Essen|Lasagne|Kuchen|Pizza|Suppe|Pasta|Salat|Torte|Nudeln|Couscous|Curry|Sushi|Marmelade|Klöße|Knödel|Rouladen|\p{L}+suppe|\p{L}+kuchen|\p{L}+salat))\b/iu,
    unless: /\b(?:nicht|nie|kein\w*)\b/iu,
    A: {
      say: [{ say: "Selbst gekocht schmeckt es oft am besten.", en: "Home-cooked food often tastes best." }],
      ask: [
        {
          say: "Was {isst du|essen Sie} davon am liebsten?",
          en: "Which of it do you like to eat most?",
          unless: /\bam liebsten\b/iu,
        },
        {
          say: "Was [kocht er|kocht sie|kochen sie] besonders gut?",
          en: "What [does he|does she|do they] cook especially well?",
        },
      ],
    },
    B: {
      say: [{ say: "Das klingt nach einer vollen Küche.", en: "That sounds like a busy kitchen." }],
      ask: [
        {
          say: "Welches Gericht von [ihm|ihr|ihnen] {magst du|mögen Sie} am liebsten?",
          en: "Which of [his|her|their] dishes do you like best?",
        },
        { say: "Wobei {hilfst du|helfen Sie} in der Küche ~denn mit?", en: "What do you help with in the kitchen?" },
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
          en: "What kind of character [does he|does she|do they] have?",
        },
      ],
    },
  },
  {
    id: "other-music",
    of: "other",
    says: /\b(?:spielt|spielen|lernt|übt|angefangen)\b[^.!?]*\b(?:Gitarre|Klavier|Geige|Schlagzeug|Flöte|Ukulele|Trompete|Saxophon|Saxofon|Cello|Instrument|in einer Band)\b|\b(?:singt|singen|macht (?:\p{L}+ )?Musik|Chor)\b/iu,
    unless: /\bwir\b/iu,
    A: {
      say: [{ say: "Musik macht das Leben schöner.", en: "Music makes life nicer." }],
      ask: [
        { say: "Wann {hörst du|hören Sie} [ihm|ihr|ihnen] zu?", en: "When do you listen to [him|her|them]?" },
        {
          say: "Welche Musik [mag er|mag sie|mögen sie] ~denn?",
          en: "What kind of music [does he|does she|do they] like?",
        },
      ],
    },
    B: {
      say: [{ say: "Musik im Haus hat etwas.", en: "Music in the house is something special." }],
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
          en: "Which song do you still have in your ear?",
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
    id: "other-old",
    of: "other",
    when: "now",
    says: /\b(?:ist|sind|wird|werden|fast|über|ungefähr|etwa)(?: schon| jetzt| fast| bald)? (?:[6-9]\d|1[01]\d|sechzig|siebzig|achtzig|neunzig|hundert)\b/iu,
    A: {
      ask: [{ say: "Was [macht er|macht sie|machen sie] gern?", en: "What [does he|does she|do they] like to do?" }],
    },
    B: {
      ask: [
        {
          say: "Was {bewunderst du|bewundern Sie} an [ihm|ihr|ihnen]?",
          en: "What do you admire about [him|her|them]?",
        },
        {
          say: "Woran [hat er|hat sie|haben sie] im Alltag Freude?",
          en: "What [does he|does she|do they] enjoy in everyday life?",
        },
      ],
    },
  },
  {
    id: "other-strict-but-fair",
    of: "other",
    says: /\b(?:streng|direkt|anspruchsvoll|ehrgeizig|ruhig|ernst),? (?:aber|doch)\b/iu,
    A: { ask: [{ say: "Was ist an [ihm|ihr|ihnen] gut?", en: "What’s good about [him|her|them]?" }] },
    B: {
      ask: [
        { say: "Woran {merkst du|merken Sie} das im Alltag?", en: "How do you notice that in everyday life?" },
        {
          say: "Was {schätzt du|schätzen Sie} an [ihm|ihr|ihnen] am meisten?",
          en: "What do you value most about [him|her|them]?",
        },
      ],
    },
  },
  {
    id: "other-judges",
    of: "other",
    says: /\b(?:hält|halten|findet|finden)\b[^.!?]*\b(?:für|dass|zu|arrogant|komisch|falsch|blöd|verrückt|übertrieben|langweilig|dumm|nicht gut|peinlich)\b/iu,
    unless: /\b(?:keine Arbeit|keine Wohnung|keine Stelle)\b/iu,
    A: { ask: [{ say: "Und was {denkst du|denken Sie}?", en: "And what do you think?" }] },
    B: {
      ask: [
        { say: "Was {antwortest du|antworten Sie} ~denn darauf?", en: "What do you say to that?" },
        {
          say: "Wie viel ist {deiner|Ihrer} Meinung nach daran wahr?",
          en: "How much truth is there in that, in your opinion?",
        },
      ],
    },
  },
  {
    id: "other-difficult",
    of: "other",
    says: /\b(?:schreit|schreien|brüllt|schimpft|meckert|nörgelt|streng|unfreundlich|unhöflich|launisch|arrogant|faul|unordentlich|geizig|stur|eifersüchtig|respektlos|(?:so|sehr|zu|immer|total|echt) laut|laute Musik|nervt|nerven|beschwert sich|beschweren sich|lügt|kommt immer zu spät|kommt (?:nie|ständig)|hört nie zu|nie zugehört|räumt nie|putzt nie|kontrolliert (?:alles|mich|uns)|mischt sich|nicht (?:nett|freundlich)|böse|gemein|hilft nie)\b/iu,
    unless: /\b(?:nicht (?:streng|laut|faul|böse)|aber (?:nett|fair|lieb)|Grundschule)\b/iu,
    A: {
      say: [
        { say: "Das ist nicht schön.", en: "That’s not nice." },
        { say: "Oh, das nervt bestimmt.", en: "Oh, that must be annoying." },
      ],
      ask: [
        { say: "Was {machst du|machen Sie} dann?", en: "What do you do then?" },
        { say: "Was sagen die anderen dazu?", en: "What do the others say about it?" },
      ],
    },
    B: {
      say: [
        { say: "So etwas kostet Nerven.", en: "Something like that is nerve-racking." },
        { say: "Da braucht man Geduld.", en: "You need patience there." },
      ],
      ask: [
        {
          say: "Wie {reagierst du|reagieren Sie} ~denn dann?",
          en: "How do you react then?",
          unless: /\b(?:Ex|war|hat)\b/iu,
        },
        {
          say: "Was {hast du|haben Sie} ~denn schon dagegen versucht?",
          en: "What have you already tried to do about it?",
          unless: /\b(?:Ex|war|hat)\b/iu,
        },
        {
          say: "Wie lange {hast du|haben Sie} das mitgemacht?",
          en: "How long did you put up with that?",
          unless: /^(?!.*\b(?:Ex|war|hat)\b).*$/iu,
        },
      ],
    },
    C: {
      say: [{ say: "So etwas zehrt an den Nerven.", en: "Something like that frays your nerves." }],
      ask: [
        {
          say: "Wie {verschaffst du dir|verschaffen Sie sich} da ~denn Gehör?",
          en: "How do you make yourself heard there?",
          unless: /\b(?:Ex|war|hat)\b/iu,
        },
        {
          say: "Wo {ziehst du|ziehen Sie} ~denn die Grenze?",
          en: "Where do you draw the line?",
          unless: /\b(?:Ex|war|hat)\b/iu,
        },
      ],
    },
  },
  {
    id: "other-funny",
    of: "other",
    says: /\b(?:ist|sind|war|waren)\b[^.!?]*\b(?:lustig|witzig\w*|lustigste\w*|komisch|verrückt|ein Witzbold)\b/iu,
    unless: /\b(?:nicht|kein\w*|komisches Gefühl)\b/iu,
    A: {
      ask: [
        { say: "Worüber {lacht ihr|lachen Sie} zusammen?", en: "What do you laugh about together?" },
        {
          say: "Was [macht er|macht sie|machen sie] ~denn so?",
          en: "What kind of things [does he|does she|do they] do?",
          unless: /\bwar\w*\b/iu,
        },
      ],
    },
    B: {
      say: [{ say: "Solche Menschen tun gut.", en: "People like that do you good." }],
      ask: [
        {
          say: "Worüber {habt ihr|haben Sie} zuletzt zusammen gelacht?",
          en: "What did you last laugh about together?",
        },
      ],
    },
  },
  {
    id: "other-laughs",
    of: "other",
    says: /\b(?:lacht|lachte|gelacht|lachen|lächelt|gelächelt)\b/iu,
    unless: /\b(?:(?:ein|dein|mein|schönes) Lachen|ausgelacht|nicht|nie|höflich)\b/iu,
    A: {
      say: [{ say: "Lachen tut gut.", en: "Laughing does you good." }],
      ask: [{ say: "Worüber {lacht ihr|lachen Sie} oft?", en: "What do you often laugh about?" }],
    },
    B: {
      say: [{ say: "Lachen hilft fast immer.", en: "Laughing almost always helps." }],
      ask: [
        {
          say: "Worüber {könnt ihr|können Sie} zusammen am meisten lachen?",
          en: "What can you laugh about together most?",
        },
      ],
    },
  },
  {
    id: "other-kind",
    of: "other",
    says: /\b(?:ist|sind|war|waren)\b[^.!?]*\b(?:nett|mega nett|lieb|freundlich|hilfsbereit|klug|intelligent|großzügig|süß|toll|super|cool|stark|stolz|mutig|fleißig|geduldig|entspannt|fair|sympathisch|ehrlich|wichtig für mich|mein\w* beste\w*)\b/iu,
    unless: /\b(?:nicht|kein\w*|zu|Essen|Katze|Hund|unfair)\b/iu,
    A: {
      say: [{ say: "Das klingt nett.", en: "That sounds nice." }],
      ask: [
        { say: "Was {macht ihr|machen Sie} gern zusammen?", en: "What do you like to do together?" },
        {
          say: "Was {magst du|mögen Sie} an [ihm|ihr|ihnen] besonders?",
          en: "What do you especially like about [him|her|them]?",
        },
      ],
    },
    B: {
      say: [{ say: "Solche Menschen tun gut.", en: "People like that do you good." }],
      ask: [
        { say: "Woran {merkst du|merken Sie} das ~denn im Alltag?", en: "How do you notice that in everyday life?" },
        {
          say: "Was {schätzt du|schätzen Sie} an [ihm|ihr|ihnen] am meisten?",
          en: "What do you value most about [him|her|them]?",
        },
      ],
    },
    C: { ask: [{ say: "Wobei hat sich das ~denn besonders gezeigt?", en: "When did that show most clearly?" }] },
  },
  {
    id: "other-spends",
    of: "other",
    when: "now",
    says: /\b(?:bestellt|shoppt|kauft|gibt (?:\p{L}+ ){0,3}(?:Geld|alles) (?:\p{L}+ )?aus|sammelt)\b/iu,
    unless: /\b(?:mir|uns|Haus|Wohnung)\b/iu,
    A: {
      ask: [
        {
          say: "Was [kauft er|kauft sie|kaufen sie] ~denn am liebsten?",
          en: "What [does he|does she|do they] like to buy most?",
          unless: /\bsammelt\b/iu,
        },
        { say: "Was {kaufst du|kaufen Sie} lieber selbst?", en: "What do you prefer to buy yourself?" },
      ],
    },
    B: {
      ask: [
        { say: "Was {hältst du|halten Sie} ~denn davon?", en: "What do you think of that?" },
        { say: "Was {würdest du|würden Sie} selbst nie so kaufen?", en: "What would you never buy that way yourself?" },
      ],
    },
  },
  {
    id: "other-makes",
    of: "other",
    when: "now",
    says: /\b(?:strickt|näht|malt|bastelt|zeichnet|fotografiert|repariert|gärtnert|baut|schreibt (?:Bücher|Gedichte|ein Buch)|im Garten|sammelt)\b/iu,
    A: {
      ask: [
        {
          say: "Was [hat er|hat sie|haben sie] zuletzt gemacht?",
          en: "What did [he|she|they] make last?",
          unless: /\b(?:Garten|schreibt|sammelt)\b/iu,
        },
        {
          say: "Was {hast du|haben Sie} von [ihm|ihr|ihnen] zu Hause?",
          en: "What do you have from [him|her|them] at home?",
          unless: /\b(?:Garten|repariert|baut|von (?:ihm|ihr))\b/iu,
        },
      ],
    },
    B: {
      say: [{ say: "So ein Talent möchte mancher haben.", en: "Many people would like to have a talent like that." }],
      ask: [
        {
          say: "Was ist davon {dein|Ihr} liebstes Stück?",
          en: "Which piece do you like best?",
          unless: /\b(?:Garten|repariert)\b/iu,
        },
        { say: "Wie [hat er|hat sie|haben sie] das ~denn gelernt?", en: "How did [he|she|they] learn that?" },
      ],
    },
  },
  {
    id: "other-tells",
    of: "other",
    when: "now",
    says: /\b(?:erzählt|erzählen|berichtet)\b/iu,
    unless: /\b(?:nie|nichts|nicht)\b/iu,
    A: { ask: [{ say: "Was ist die beste Geschichte?", en: "What’s the best story?" }] },
    B: {
      say: [
        {
          say: "So etwas erfährt man nur von Menschen, die dabei sind.",
          en: "You only find that out from people who are there.",
        },
      ],
      ask: [
        { say: "Was davon hat {dich|Sie} ~denn am meisten überrascht?", en: "What part of it surprised you most?" },
      ],
    },
  },
  {
    id: "other-job-was",
    of: "other",
    when: "past",
    says: /\b(?:hat|haben) [^.!?]*\bals \p{Lu}\p{L}+ gearbeitet\b|\bwar(?:en)? (?:\p{Ll}+ ){0,3}\p{Lu}\p{L}*(?:er|erin|arzt|ärztin|ent|eur|ist|wirt|mann|frau|lotse|pilot|tänzerin|soldat)\b/iu,
    unless: /\b(?:guter|gute|toller|lieber|netter|großer|starker|junger|alter|im Krankenhaus|Sommer|Winter|Kinder)\b/iu,
    A: {
      ask: [
        {
          say: "Was [hat er|hat sie|haben sie] von der Arbeit erzählt?",
          en: "What did [he|she|they] tell about the work?",
        },
      ],
    },
    B: {
      say: [{ say: "Das klingt nach einem bewegten Leben.", en: "That sounds like an eventful life." }],
      ask: [
        {
          say: "Was [hat er|hat sie|haben sie] ~denn aus dieser Zeit erzählt?",
          en: "What did [he|she|they] tell about that time?",
          unless: /\bLebensgeschichte\b/iu,
        },
        { say: "Was {bewunderst du|bewundern Sie} daran am meisten?", en: "What do you admire most about that?" },
      ],
    },
  },
  {
    id: "other-job",
    of: "other",
    when: "now",
    says: /\b(?:arbeitet|arbeiten|jobbt|verdient|von Beruf)\b|\b(?:ist|sind) (?:\p{Ll}+ ){0,2}\p{Lu}\p{L}*(?:lehrer|lehrerin|arzt|ärztin|ingenieur|ingenieurin|krankenschwester|pfleger|pflegerin|anwalt|anwältin|verkäufer|verkäuferin|fahrer|fahrerin|koch|köchin|bäcker|bäckerin|polizist|polizistin|programmierer|programmiererin|informatiker|informatikerin|friseur|friseurin|sekretärin|mechaniker|elektriker|architekt|architektin|kellner|kellnerin|bauer|bäuerin|künstler|künstlerin|musiker|musikerin|journalist|journalistin|pilot|pilotin|feuerwehrmann|hausfrau|hausmann|buchhalter|buchhalterin|manager|managerin|zahnarzt|zahnärztin|tierärztin|erzieher|erzieherin|professor|professorin|richter|richterin|soldat|taxifahrer)\b/iu,
    unless: /\b(?:Kollegen? von mir|mit mir|mit uns|wir)\b/iu,
    A: {
      ask: [
        { say: "Wie gefällt [ihm|ihr|ihnen] die Arbeit?", en: "How [does he|does she|do they] like the work?" },
        { say: "Wann [muss er|muss sie|müssen sie] arbeiten?", en: "When [does he|does she|do they] have to work?" },
      ],
    },
    B: {
      ask: [
        {
          say: "Was [erzählt er|erzählt sie|erzählen sie] ~denn so von der Arbeit?",
          en: "What [does he|does she|do they] tell about work?",
          unless: /\berzähl\w*\b/iu,
        },
        {
          say: "Wie [ist er|ist sie|sind sie] ~denn zu diesem Beruf gekommen?",
          en: "How did [he|she|they] get into this profession?",
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
    id: "other-studies",
    of: "other",
    says: /\b(?:studiert|studieren|studierte|Studium|an der Uni|Ausbildung|macht ein Praktikum|Praktikum|Doktorarbeit|promoviert)\b/iu,
    A: {
      ask: [
        {
          say: "Was [möchte er|möchte sie|möchten sie] danach machen?",
          en: "What [does he|does she|do they] want to do after that?",
          unless: /\bstudierte\b/iu,
        },
        { say: "Wie gefällt [ihm|ihr|ihnen] das?", en: "How [does he|does she|do they] like that?" },
      ],
    },
    B: {
      ask: [
        {
          say: "Was [hat er|hat sie|haben sie] ~denn danach vor?",
          en: "What [is he|is she|are they] planning to do after that?",
          unless: /\bstudierte\b/iu,
        },
        {
          say: "Warum [hat er|hat sie|haben sie] sich ~denn gerade dafür entschieden?",
          en: "Why did [he|she|they] decide on exactly that?",
        },
      ],
    },
  },
  {
    id: "other-speaks",
    of: "other",
    when: "now",
    says: /\b(?:spricht|sprechen|lernt|lernen|kann|können)\b[^.!?]*\b(?:Deutsch|Englisch|Französisch|Spanisch|Italienisch|Türkisch|Arabisch|Russisch|Ukrainisch|Polnisch|Sprachen?)\b/iu,
    unless: /\b(?:mit (?:mir|uns)|wir|nicht mit)\b/iu,
    A: {
      ask: [
        {
          say: "Wo [hat er|hat sie|haben sie] das gelernt?",
          en: "Where did [he|she|they] learn that?",
          unless: /\b(?:lernt|lernen|kein\w*|nicht)\b/iu,
        },
        { say: "Welche Sprache {sprecht ihr|sprechen Sie} zu Hause?", en: "Which language do you speak at home?" },
      ],
    },
    B: {
      ask: [
        {
          say: "Wie [hat er|hat sie|haben sie] das ~denn gelernt?",
          en: "How did [he|she|they] learn that?",
          unless: /\b(?:lernt|lernen|kein\w*|nicht)\b/iu,
        },
        {
          say: "In welcher Sprache {unterhaltet ihr euch|unterhalten Sie sich} meistens?",
          en: "In which language do you usually talk to each other?",
        },
      ],
    },
  },
  {
    id: "other-from",
    of: "other",
    when: "now",
    says: /\b(?:kommt|kommen|stammt|stammen|ist|sind) (?:\p{L}+ ){0,2}aus (?:der |den |dem )?\p{Lu}/iu,
    unless: /\b(?:Krankenhaus|Schule|Hause|Haus|Tierheim|Liebe|Versehen)\b/iu,
    A: {
      ask: [
        {
          say: "Was {isst du|essen Sie} gern von dort?",
          en: "What do you like to eat from there?",
          unless: /(?:chef\w*|kolleg\w*|nachbar\w*|lehrer\w*)$/iu,
        },
        { say: "Wie oft [ist er|ist sie|sind sie] dort?", en: "How often [is he|is she|are they] there?" },
      ],
    },
    B: {
      ask: [
        {
          say: "Welche Bräuche [hat er|hat sie|haben sie] ~denn von dort mitgebracht?",
          en: "Which customs did [he|she|they] bring along from there?",
        },
        { say: "Wie gut {kennst du|kennen Sie} die Gegend selbst?", en: "How well do you know the area yourself?" },
      ],
    },
  },
  {
    id: "other-lives-here",
    of: "other",
    when: "now",
    says: /\b(?:wohnt|wohnen|lebt|leben)\b[^.!?]*\b(?:mit mir|mit uns|bei mir|bei uns|zusammen|hier|auch in|im selben Haus|neben uns|nebenan|über uns|unter uns)\b/iu,
    A: {
      ask: [
        {
          say: "Was {macht ihr|machen Sie} am Abend zusammen?",
          en: "What do you do together in the evening?",
          unless: /(?:nachbar\w*|über uns|unter uns|neben\w*)/iu,
        },
        {
          say: "Wie oft {seht ihr euch|sehen Sie sich}?",
          en: "How often do you see each other?",
          unless: /(?:mit mir|mit uns|bei mir|bei uns|zusammen|sohn|tochter|mann|frau$|kind)/iu,
        },
      ],
    },
    B: {
      ask: [
        {
          say: "Wie {teilt ihr euch|teilen Sie sich} ~denn die Hausarbeit auf?",
          en: "How do you share the housework?",
          unless: /(?:nachbar\w*|über uns|unter uns|neben\w*|auch in)/iu,
        },
        { say: "Wie gut {versteht ihr euch|verstehen Sie sich} ~denn?", en: "How well do you get along?" },
      ],
    },
  },
  {
    id: "other-lives",
    of: "other",
    when: "now",
    says: /\b(?:wohnt|wohnen|lebt|leben|ist (?:jetzt |gerade )?in \p{Lu})\b/iu,
    unless: /\b(?:Urlaub|Rente|Sitzung|Ordnung|Besprechung|nicht)\b/iu,
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
    says: /\b(?:zu Besuch|besucht (?:mich|uns)|besuchen (?:mich|uns)|kommt (?:morgen|heute|bald|nächste\w*|am \p{Lu}\p{L}+|im \p{Lu}\p{L}+|zu (?:mir|uns))|kommen (?:morgen|heute|bald|nächste\w*|am \p{Lu}\p{L}+|im \p{Lu}\p{L}+|zu (?:mir|uns)))\b/iu,
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
  {
    id: "other-travels",
    of: "other",
    when: "now",
    says: /\b(?:verreist|reist|im Urlaub|(?:fährt|fliegt|fahren|fliegen)\b[^.!?]* (?:nach|ans|in die|in den) \p{Lu})\b/iu,
    unless: /\b(?:mit mir|wir|nach Hause|nicht|ungern|nicht gern)\b/iu,
    A: {
      ask: [
        {
          say: "Was [macht er|macht sie|machen sie] dort gern?",
          en: "What [does he|does she|do they] like to do there?",
        },
        { say: "Wohin {fährst du|fahren Sie} gern?", en: "Where do you like to go?" },
      ],
    },
    B: {
      ask: [
        { say: "Was zieht [ihn|sie|sie] ~denn dorthin?", en: "What draws [him|her|them] there?" },
        {
          say: "Wohin {würdest du|würden Sie} selbst gern mitfahren?",
          en: "Where would you like to go along yourself?",
        },
      ],
    },
  },
  {
    id: "other-loves",
    of: "other",
    when: "now",
    says: /\b(?:liebt|lieben|mag|mögen|begeistert|Lieblings\p{L}+|Hobby|Fan von|interessiert sich|verrückt nach|am liebsten)\b/iu,
    unless: /\bLieblings\p{L}+ (?:ist|sind|heißt)\b|\b(?:nicht|kein\w*|mich|mir|uns)\b/iu,
    A: {
      ask: [
        { say: "Und was {magst du|mögen Sie}?", en: "And what do you like?" },
        { say: "Wie {findest du|finden Sie} das?", en: "What do you think of that?" },
      ],
    },
    B: {
      ask: [
        { say: "Woher kommt diese Begeisterung ~denn?", en: "Where does this enthusiasm come from?" },
        { say: "Wie sehr {teilst du|teilen Sie} das?", en: "How much do you share that?" },
      ],
    },
  },
  {
    id: "other-wants",
    of: "other",
    says: /\b(?:will|wollen|möchte|möchten|würde gern|träumt|plant|hat vor(?=[,.!]|$)|wünscht sich|soll)\b/iu,
    unless: /\b(?:nicht|kein\w*|nie)\b|(?:baby)$/iu,
    A: {
      ask: [
        { say: "Wie {findest du|finden Sie} das?", en: "What do you think of that?" },
        { say: "Und was {möchtest du|möchten Sie}?", en: "And what would you like?" },
      ],
    },
    B: {
      ask: [
        { say: "Was {hältst du|halten Sie} ~denn davon?", en: "What do you think of that?" },
        {
          say: "Wie realistisch ist das {deiner|Ihrer} Meinung nach?",
          en: "How realistic is that, in your opinion?",
          unless: /\b(?:dass ich|von mir)\b/iu,
        },
      ],
    },
    C: { ask: [{ say: "Was {hältst du|halten Sie} ~denn von dieser Idee?", en: "What do you think of this idea?" }] },
  },
  {
    id: "other-does-not",
    of: "other",
    says: /\b(?:will|wollte|möchte|darf|kann|mag|redet|reden|spricht|sprechen|kommt|kommen|geht|gehen|arbeitet|hilft|lernt|schläft|antwortet|ruft|fliegt|fährt|wollen|mögen|macht|schreibt|ist)\b[^.!?]*\b(?:nicht|kein\w*|nie|niemals|ungern)\b|\b(?:nicht|nie|ungern) (?:\p{L}+ )?(?:gekommen|angerufen|geantwortet|bezahlt|geholfen|gefragt)\b/iu,
    unless:
      /\b(?:weil|kann|können|denn|nicht nur|nicht mehr|nicht so|warum|nicht, (?:wie|was|ob)|man|wahr|nicht allein|zwar|aber)\b/iu,
    A: { ask: [{ say: "Warum ~denn nicht?", en: "Why not?" }] },
    B: {
      ask: [
        {
          say: "Was ist {deiner|Ihrer} Meinung nach der Grund dafür?",
          en: "What do you think is the reason for that?",
        },
      ],
    },
    C: { ask: [{ say: "Was steckt {deiner|Ihrer} Meinung nach dahinter?", en: "What do you think is behind that?" }] },
  },
  {
    id: "other-did",
    of: "other",
    when: "past",
    weak: true,
    says: /\b(?:hat|haben|ist|sind|hatte|hatten|wollte|musste|ging|kam)\b/iu,
    unless: /\b(?:nicht|nie|kein\w*|Jahre alt|immer|oft)\b|(?:oma|opa|großmutter|großvater|großeltern)$/iu,
    A: {
      ask: [
        {
          say: "Was {hast du|haben Sie} dazu gesagt?",
          en: "What did you say to that?",
          unless:
            /^(?!.*\b(?:gesagt|gefragt|versteckt|gekündigt|entschieden|vergessen|verloren)\b).*$|\bich habe? (?:\p{L}+ )*(?:gesagt|geantwortet)\b/iu,
        },
      ],
    },
    B: {
      ask: [
        {
          say: "Wie ging es dann weiter?",
          en: "How did it go on then?",
          unless: /\b(?:am Ende|zum Schluss|seitdem|war|waren|hatte|hatten|früher|später|erfuhr)\b/iu,
        },
        {
          say: "Wie {hast du|haben Sie} ~denn darauf reagiert?",
          en: "How did you react to that?",
          unless: /^(?!.*\b(?:mir|mich|uns|gesagt|gefragt|versteckt)\b).*$/iu,
        },
      ],
    },
  },
  {
    id: "family-talk",
    of: "other",
    when: "now",
    weak: true,
    named:
      /(?:vater|mutter|papa|mama|eltern|oma|opa|großmutter|großvater|großeltern|tante|onkel|cousin|cousine|bruder|schwester|geschwister|brüder|schwestern|freund|freundin|freunde|freundinnen|kumpel|kumpels|mann|frau|partner|partnerin)$/iu,
    says: /(?:)/iu,
    unless: /\b(?:schnarch\w*|leider|nicht|kein\w*|nur|aber|tot|gestorben|Ex|alte Frau|Leben lang)\b/iu,
    A: { ask: [{ say: "Was {macht ihr|machen Sie} gern zusammen?", en: "What do you like to do together?" }] },
    B: {
      ask: [
        { say: "Wie gut {versteht ihr euch|verstehen Sie sich} ~denn?", en: "How well do you get along?" },
        {
          say: "Was {schätzt du|schätzen Sie} an [ihm|ihr|ihnen] am meisten?",
          en: "What do you value most about [him|her|them]?",
        },
      ],
    },
    C: {
      ask: [
        { say: "Worin {seid ihr euch|sind Sie sich} ~denn ähnlich?", en: "In what ways are you alike?" },
        {
          say: "Was {schätzt du|schätzen Sie} an [ihm|ihr|ihnen] am meisten?",
          en: "What do you value most about [him|her|them]?",
        },
      ],
    },
  },
  {
    id: "children-talk",
    of: "other",
    when: "now",
    weak: true,
    named: /(?:sohn|söhne|tochter|töchter|kind|kinder|enkel\w*|neffe|nichte|baby)$/iu,
    says: /(?:)/iu,
    unless: /\b(?:Studium|studiert|verheiratet|war|waren|hatte|gestorben)\b/iu,
    A: {
      ask: [
        {
          say: "Was [mag er|mag sie|mögen sie] besonders gern?",
          en: "What [does he|does she|do they] especially like?",
        },
      ],
    },
    B: {
      ask: [
        { say: "Was {macht ihr|machen Sie} ~denn am liebsten zusammen?", en: "What do you like to do together most?" },
        {
          say: "Worin [ist er|ist sie|sind sie] {dir|Ihnen} ~denn ähnlich?",
          en: "In what ways [is he|is she|are they] like you?",
        },
      ],
    },
  },
  {
    id: "work-people-talk",
    of: "other",
    when: "now",
    weak: true,
    named: /(?:chef|chefin|kollege|kollegin|kollegen|kolleginnen|leiter|leiterin|vorgesetzte\w*)$/iu,
    says: /(?:)/iu,
    unless: /\b(?:war|waren|hatte|gestorben)\b/iu,
    A: {
      ask: [
        { say: "Was {magst du|mögen Sie} an der Arbeit dort?", en: "What do you like about the work there?" },
        {
          say: "Wie viele Kollegen {hast du|haben Sie}?",
          en: "How many colleagues do you have?",
          unless: /(?:kolleg\w*)$/iu,
        },
      ],
    },
    B: {
      ask: [
        { say: "Wie ist ~denn sonst die Stimmung bei der Arbeit?", en: "What’s the mood like at work otherwise?" },
        { say: "Wie {arbeitet ihr|arbeiten Sie} ~denn zusammen?", en: "How do you work together?" },
      ],
    },
  },
];
