import type { KindQuestion } from "./near.ts";
import { ANSWERED, FEELS, HELPED, LONG, type MatterId, OFTEN, SAID, SINCE, WHEN, WHO, WHY } from "./patterns/near.ts";

/** At B1 and B2: what is asked about a matter, in the order in which it is asked. It must fit everything that the matter’s pattern matches. */
export const NEAR_B: Readonly<Record<MatterId, readonly KindQuestion[]>> = {
  "business-plan": [
    {
      say: "Was fehlt {dir|Ihnen} noch, um damit anzufangen?",
      en: "What do you still need to get started?",
      unless: /\b(?:Geld|fehlt)\b/iu,
    },
    { say: "Wie soll es dort einmal aussehen?", en: "What should it look like there one day?" },
  ],
  "family-visit": [
    { say: "Wie läuft so ein Besuch normalerweise ab?", en: "What’s a visit like that usually like?" },
    { say: "Wie lange {bleibst du|bleiben Sie} dort?", en: "How long will you stay there?", unless: LONG },
  ],
  "going-out": [
    { say: "Worauf ist die Wahl gefallen?", en: "What have you picked?", unless: /\b(?:Film|sehen|spielt)\b/iu },
    {
      say: "Wie oft {gönnst du dir|gönnen Sie sich} so etwas?",
      en: "How often do you treat yourself to an evening like that?",
      unless: OFTEN,
    },
  ],
  appointment: [
    {
      say: "Was {möchtest du|möchten Sie} bei dem Termin erreichen?",
      en: "What would you like to achieve at the appointment?",
      unless: /\b(?:wechseln|fragen)\b/iu,
    },
    { say: "Wann ist der Termin?", en: "When is the appointment?", unless: WHEN },
  ],
  resigned: [
    { say: "Was hat {dich|Sie} dazu gebracht zu kündigen?", en: "What made you decide to quit?", unless: WHY },
    {
      say: "Wie hat man bei der Arbeit auf {deine|Ihre} Kündigung reagiert?",
      en: "How did people at work react to you quitting?",
      unless: SAID,
    },
    {
      say: "Was kommt für {dich|Sie} nach der Kündigung?",
      en: "What comes next for you after quitting?",
      unless: /\b(?:jetzt|nächste\p{L}*|neue\p{L}*|ab\p{L}*)\b/iu,
    },
  ],
  "thinks-of-quitting": [
    { say: "Was hält {dich|Sie} bisher noch davon ab?", en: "What’s been holding you back so far?", unless: WHY },
    {
      say: "Was müsste sich ändern, damit {du bleibst|Sie bleiben}?",
      en: "What would have to change for you to stay?",
    },
    {
      say: "Mit wem {hast du|haben Sie} schon darüber gesprochen?",
      en: "Who have you talked to about it already?",
      unless: SAID,
    },
  ],
  applied: [
    { say: "Was reizt {dich|Sie} an der Stelle?", en: "What appeals to you about the job?", unless: WHY },
    {
      say: "Wie {bist du|sind Sie} auf die Stelle aufmerksam geworden?",
      en: "How did you hear about the job?",
      unless: /\b(?:Anzeige|Internet|gesehen|gelesen|empfohlen|erzählt)\b/iu,
    },
    {
      say: "Wann {rechnest du|rechnen Sie} mit einer Antwort?",
      en: "When do you expect to hear back?",
      unless: /\b(?:Antwort\p{L}*|Bescheid|eingeladen|geantwortet|gemeldet)\b/iu,
    },
  ],
  "interview-coming": [
    {
      say: "Wie {bereitest du dich|bereiten Sie sich} darauf vor?",
      en: "How are you preparing for it?",
      unless: /\b(?:vorbereit\p{L}*|übe|üben|geübt)\b/iu,
    },
    {
      say: "Welche Frage {würdest du|würden Sie} dort am liebsten nicht hören?",
      en: "Which question would you rather not hear there?",
    },
    { say: "Was {möchtest du|möchten Sie} dort selbst fragen?", en: "What would you like to ask there yourself?" },
  ],
  "interview-was": [
    {
      say: "Welche Frage im Gespräch hat {dich|Sie} überrascht?",
      en: "Which question in the interview surprised you?",
      unless: /\b(?:gefragt|Frage\p{L}*)\b/iu,
    },
    {
      say: "Wie waren die Leute dort?",
      en: "What were the people there like?",
      unless: /\b(?:nett\p{L}*|freundlich\p{L}*|unfreundlich\p{L}*|sympathisch\p{L}*|arrogant\p{L}*)\b/iu,
    },
    {
      say: "Wann {bekommst du|bekommen Sie} Bescheid?",
      en: "When will you hear back?",
      unless: /\b(?:Bescheid|Zusage|Absage|melden|gemeldet)\b/iu,
    },
  ],
  rejected: [
    { say: "Wie wurde die Absage begründet?", en: "What reason did they give for the rejection?", unless: WHY },
    { say: "Was {machst du|machen Sie} nach so einer Absage?", en: "What do you do after a rejection like that?" },
    { say: "Wer baut {dich|Sie} nach einer Absage wieder auf?", en: "Who cheers you up again after a rejection?" },
  ],
  "new-job": [
    {
      say: "Was {wirst du|werden Sie} dort genau machen?",
      en: "What exactly will you be doing there?",
      unless: /\b(?:als \p{L}+|mache ich|arbeite ich)\b/iu,
    },
    {
      say: "Was ist an der neuen Arbeit anders als an der alten?",
      en: "What’s different about the new job compared with the old one?",
      unless: /\b(?:anders|besser|schlechter|mehr|weniger)\b/iu,
    },
    {
      say: "Wie lange {hast du|haben Sie} nach so einer Stelle gesucht?",
      en: "How long did you look for a job like that?",
      unless: LONG,
    },
  ],
  "job-search": [
    {
      say: "Was ist {dir|Ihnen} bei der Suche am wichtigsten?",
      en: "What matters most to you in your search?",
      unless: /\b(?:wichtig\p{L}*)\b/iu,
    },
    { say: "Wie lange {suchst du|suchen Sie} schon?", en: "How long have you been looking?", unless: SINCE },
    { say: "Was macht die Suche so schwierig?", en: "What makes the search so difficult?", unless: WHY },
  ],
  overtime: [
    { say: "Wie kommt es zu den Überstunden?", en: "How does the overtime come about?", unless: WHY },
    {
      say: "Was bleibt wegen der Überstunden liegen?",
      en: "What gets left undone because of the overtime?",
      unless: /\b(?:keine Zeit)\b/iu,
    },
    {
      say: "Wie werden die Überstunden ausgeglichen?",
      en: "How is the overtime made up for?",
      unless: /\b(?:bezahlt|ausbezahlt|frei|Freizeit|abbummeln|Geld|unbezahlt)\b/iu,
    },
  ],
  "home-office": [
    {
      say: "Wie {trennst du|trennen Sie} Arbeit und Freizeit, wenn beides zu Hause stattfindet?",
      en: "How do you separate work and free time when both happen at home?",
      unless: /\b(?:trenn\p{L}*)\b/iu,
    },
    {
      say: "Was fehlt {dir|Ihnen} an den Tagen zu Hause?",
      en: "What do you miss on the days at home?",
      unless: /\b(?:fehl\p{L}*|vermiss\p{L}*)\b/iu,
    },
    {
      say: "Wie sieht {dein|Ihr} Arbeitsplatz zu Hause aus?",
      en: "What does your workplace at home look like?",
      unless: /\b(?:Tisch\p{L}*|Zimmer|Büro)\b/iu,
    },
  ],
  shifts: [
    {
      say: "Wie {schläfst du|schlafen Sie} bei solchen Arbeitszeiten?",
      en: "How do you sleep with working hours like that?",
      unless: /\b(?:schlaf\p{L}*|schläf\p{L}*|müde)\b/iu,
    },
    {
      say: "Wie sieht {dein|Ihr} Tag an so einem Dienst aus?",
      en: "What’s your day like when you have a shift like that?",
      unless: /\b(?:Uhr)\b/iu,
    },
    {
      say: "Was sagen die Leute um {dich|Sie} herum zu diesen Arbeitszeiten?",
      en: "What do the people around you say about these working hours?",
      unless: SAID,
    },
  ],
  deadline: [
    {
      say: "Wie viel ist bis dahin noch zu tun?",
      en: "How much is there still to do until then?",
      unless: /\b(?:fertig|abgegeben|geschafft|vorbei|noch \p{L}+)\b/iu,
    },
    { say: "Was passiert, wenn es später wird?", en: "What happens if it’s late?" },
    {
      say: "Wie {arbeitest du|arbeiten Sie} am besten, wenn die Zeit knapp wird?",
      en: "How do you work best when time is running short?",
    },
  ],
  "presentation-coming": [
    { say: "Was soll dabei auf jeden Fall klappen?", en: "What should definitely work out?" },
    {
      say: "Wie {bereitest du dich|bereiten Sie sich} darauf vor?",
      en: "How are you preparing for it?",
      unless: /\b(?:vorbereit\p{L}*|übe|üben|geübt|lerne|gelernt|proben?|geprobt)\b/iu,
    },
    {
      say: "Woran {denkst du|denken Sie}, wenn {du dir|Sie sich} den Tag {vorstellst|vorstellen}?",
      en: "What do you think of when you picture the day?",
    },
  ],
  "presentation-was": [
    { say: "Wie hat das Publikum reagiert?", en: "How did the audience react?", unless: SAID },
    { say: "Worum ging es dabei?", en: "What was it about?", unless: /\b(?:über|zum Thema|ging es)\b/iu },
    {
      say: "Was {hättest du|hätten Sie} im Nachhinein anders gemacht?",
      en: "What would you have done differently in hindsight?",
    },
  ],
  "boss-does": [
    { say: "Wie gehen die anderen mit [ihm|ihr|ihnen] um?", en: "How do the others deal with [him|her|them]?" },
    {
      say: "Wie wichtig ist {dir|Ihnen}, was [er|sie|sie] von {dir|Ihnen} [denkt|denkt|denken]?",
      en: "How important is it to you what [he|she|they] [thinks|thinks|think] of you?",
    },
    {
      say: "Wie {redet ihr|reden Sie beide} normalerweise miteinander?",
      en: "How do you two normally talk to each other?",
    },
  ],
  "boss-said": [
    {
      say: "Wie {hast du|haben Sie} in dem Moment reagiert?",
      en: "How did you react at that moment?",
      unless: ANSWERED,
    },
    {
      say: "Wie war die Stimmung danach?",
      en: "What was the mood like afterward?",
      unless: /\b(?:Stimmung|danach|seitdem)\b/iu,
    },
    {
      say: "Was {hättest du|hätten Sie} [ihm|ihr|ihnen] am liebsten gesagt?",
      en: "What would you have liked to say to [him|her|them] most?",
    },
  ],
  "colleague-does": [
    {
      say: "Wie ist {dein|Ihr} Verhältnis zu [ihm|ihr|ihnen]?",
      en: "What’s your relationship with [him|her|them] like?",
      unless: /\b(?:Verhältnis|auskomm\p{L}*|verstehe mich)\b/iu,
    },
    {
      say: "Wie eng {arbeitet ihr|arbeiten Sie beide} zusammen?",
      en: "How closely do you work together?",
      unless: /\b(?:zusammen|Team|Projekt)\b/iu,
    },
    {
      say: "Wie lange {arbeitet ihr|arbeiten Sie beide} schon zusammen?",
      en: "How long have you been working together?",
      unless: SINCE,
    },
  ],
  "colleague-did": [
    {
      say: "Wie ist {dein|Ihr} Verhältnis sonst zu [ihm|ihr|ihnen]?",
      en: "What’s your relationship with [him|her|them] like otherwise?",
      unless: /\b(?:Verhältnis|auskomm\p{L}*)\b/iu,
    },
    {
      say: "Wie {habt ihr|haben Sie beide} danach darüber geredet?",
      en: "How did you talk about it afterward?",
      unless: /\b(?:geredet|gesprochen|Streit|gestritten)\b/iu,
    },
    {
      say: "Was haben die anderen im Team gesagt?",
      en: "What did the others on the team say?",
      unless: /\b(?:alle|anderen|Team)\b/iu,
    },
    { say: "Was war {dein|Ihr} erster Gedanke dabei?", en: "What was your first thought?", unless: ANSWERED },
  ],
  promotion: [
    { say: "Was wird sich dadurch im Alltag ändern?", en: "What will that change in everyday life?" },
    {
      say: "Wem {hast du|haben Sie} zuerst davon erzählt?",
      en: "Who did you tell first?",
      unless: /\b(?:erzählt|niemand\p{L}*)\b/iu,
    },
    {
      say: "Was hat {dir|Ihnen} bei dem Gespräch darüber geholfen?",
      en: "What helped you in the conversation about it?",
      unless: /\b(?:nicht bekommen|abgelehnt|kein\p{L}*)\b/iu,
    },
  ],
  "self-employed": [
    {
      say: "Was war am Anfang am schwierigsten?",
      en: "What was hardest at the beginning?",
      unless: /\b(?:möchte|will|werde|träume|plane|schwierig\p{L}*|schwer\p{L}*)\b/iu,
    },
    {
      say: "Was ist daran besser als in einer festen Stelle?",
      en: "What’s better about it than in a permanent job?",
      unless: /\b(?:frei\p{L}*|besser)\b/iu,
    },
    {
      say: "Woher kommen die meisten Kunden?",
      en: "Where do most of the customers come from?",
      unless: /\b(?:möchte|will|werde|träume|plane|Kund\p{L}*)\b/iu,
    },
  ],
  retired: [
    {
      say: "Was nimmt jetzt den Platz der Arbeit ein?",
      en: "What takes the place of work now?",
      unless: /\b(?:bald|nächste\p{L}*|noch \p{L}+ Jahre)\b/iu,
    },
    {
      say: "Was {hast du dir|haben Sie sich} für die freie Zeit vorgenommen?",
      en: "What do you plan to do with the free time?",
    },
    {
      say: "Was an der Arbeit {vermisst du|vermissen Sie} am wenigsten?",
      en: "What do you miss least about work?",
      unless: /\b(?:bald|nächste\p{L}*|noch \p{L}+ Jahre)\b/iu,
    },
  ],
  "exam-was": [
    {
      say: "Welcher Teil der Prüfung war der schwerste?",
      en: "Which part of the exam was the hardest?",
      unless: /\b(?:schwer\p{L}*|schwierig\p{L}*)\b/iu,
    },
    {
      say: "Wann {bekommst du|bekommen Sie} das Ergebnis?",
      en: "When will you get the result?",
      unless: /\b(?:bestanden|durchgefallen|Note|Ergebnis\p{L}*|Punkte)\b/iu,
    },
    {
      say: "Wie {hast du dich|haben Sie sich} vorbereitet?",
      en: "How did you prepare?",
      unless: /\b(?:vorbereitet|gelernt)\b/iu,
    },
  ],
  "exam-coming": [
    {
      say: "Welcher Teil der Prüfung macht {dir|Ihnen} am meisten Kopfzerbrechen?",
      en: "Which part of the exam worries you most?",
    },
    {
      say: "Wie sieht ein Lerntag bei {dir|Ihnen} aus?",
      en: "What does a day of studying look like for you?",
      unless: /\b(?:Stunden)\b/iu,
    },
    {
      say: "Was kommt nach der Prüfung?",
      en: "What comes after the exam?",
      unless: /\b(?:danach|nach der Prüfung)\b/iu,
    },
  ],
  passed: [
    {
      say: "Wie {hast du|haben Sie} das gefeiert?",
      en: "How did you celebrate?",
      unless: /\b(?:gefeiert|feiern|Feier|Party)\b/iu,
    },
    { say: "Was {möchtest du|möchten Sie} damit jetzt anfangen?", en: "What would you like to do with it now?" },
    {
      say: "Wem {hast du|haben Sie} es zuerst erzählt?",
      en: "Who did you tell first?",
      unless: /\b(?:erzählt|angerufen|geschrieben)\b/iu,
    },
  ],
  studies: [
    { say: "Was überrascht {dich|Sie} an dem Studium?", en: "What surprises you about your studies?" },
    {
      say: "Welches Fach liegt {dir|Ihnen} am meisten?",
      en: "Which subject suits you most?",
      unless: /\b(?:liegt mir|am liebsten|Lieblings\p{L}*)\b/iu,
    },
    { say: "Wie {bist du|sind Sie} zu dem Studium gekommen?", en: "How did you come to study that?", unless: WHY },
  ],
  thesis: [
    {
      say: "Worum geht es in der Arbeit?",
      en: "What is your thesis about?",
      unless: /\b(?:über|zum Thema|geht es|ging es)\b/iu,
    },
    {
      say: "Was ist beim Schreiben das Schwierigste?",
      en: "What’s the hardest part of writing it?",
      unless: /\b(?:schwer\p{L}*|schwierig\p{L}*|blockade|geschafft|abgegeben)\b/iu,
    },
    {
      say: "Wer liest {deine|Ihre} Texte als Erstes?",
      en: "Who reads your drafts first?",
      unless: /\b(?:abgegeben|liest|gelesen)\b/iu,
    },
  ],
  course: [
    {
      say: "Wer sitzt da alles mit {dir|Ihnen} im Kurs?",
      en: "Who else is in the course with you?",
      unless: /\b(?:Leute|Gruppe|Teilnehmer\p{L}*|angemeldet)\b/iu,
    },
    { say: "Wie {bist du|sind Sie} auf den Kurs gekommen?", en: "How did you come across the course?", unless: WHY },
    {
      say: "Was {möchtest du|möchten Sie} danach können?",
      en: "What would you like to be able to do afterward?",
      unless: /\b(?:können|damit)\b/iu,
    },
  ],
  "child-school": [
    {
      say: "Was [erzählt er|erzählt sie|erzählen sie] von der Schule?",
      en: "What [does he|does she|do they] tell you about school?",
      unless: /\b(?:erzähl\p{L}*|Kita|Kindergarten)\b/iu,
    },
    {
      say: "Wie {hilfst du|helfen Sie} [ihm|ihr|ihnen] dabei?",
      en: "How do you help [him|her|them] with that?",
      unless: /\b(?:hilf\p{L}*|helf\p{L}*|Kita|Kindergarten)\b/iu,
    },
    {
      say: "Wie geht es [ihm|ihr|ihnen] selbst damit?",
      en: "How [is he|is she|are they] feeling about it?",
      unless: FEELS,
    },
  ],
  teenager: [
    {
      say: "Wie {redet ihr|reden Sie} zu Hause darüber?",
      en: "How do you talk about that at home?",
      unless: /\b(?:streit\p{L}*|gestritten|rede)\b/iu,
    },
    {
      say: "Wie {warst du|waren Sie} selbst in dem Alter?",
      en: "What were you like yourself at that age?",
      unless: /\b(?:baby|klein\p{L}*|in (?:meinem|seinem|ihrem) Alter)\b/iu,
    },
    {
      say: "Welche Regeln gibt es da bei {euch|Ihnen}?",
      en: "What rules do you have about that?",
      unless: /\b(?:Regel\p{L}*|spricht nicht|redet nicht|verbot\p{L}*)\b/iu,
    },
  ],
  "child-moves-out": [
    {
      say: "Was hat sich dadurch bei {dir|Ihnen} zu Hause verändert?",
      en: "How has that changed things at your home?",
      unless: /\b(?:will|möchte|nächste\p{L}*|bald)\b/iu,
    },
    {
      say: "Wie oft {hört ihr|hören Sie} voneinander?",
      en: "How often do you hear from each other?",
      unless: /\b(?:tele\p{L}*|ruf\p{L}*|schreib\p{L}*|will|möchte|nächste\p{L}*|bald)\b/iu,
    },
    {
      say: "Wie leicht fällt {dir|Ihnen} das Loslassen?",
      en: "How easy is it for you to let go?",
      unless: /\b(?:loslassen|leicht|schwer)\b/iu,
    },
  ],
  "parents-old": [
    {
      say: "Wer sieht dort regelmäßig nach [ihm|ihr|ihnen]?",
      en: "Who checks on [him|her|them] regularly?",
      unless: /\b(?:Nachbar\p{L}*|Schwester|Bruder|Pflegedienst|Pflege\p{L}*|zusammen|bei uns)\b/iu,
    },
    {
      say: "Wie oft {kannst du|können Sie} [ihn|sie|sie] sehen?",
      en: "How often can you see [him|her|them]?",
      unless: /\b(?:jede[nrs]?|oft|besuch\p{L}*)\b/iu,
    },
    {
      say: "Was [sagt er|sagt sie|sagen sie] selbst dazu?",
      en: "What [does he|does she|do they] say about it?",
      unless: SAID,
    },
  ],
  "phone-family": [
    {
      say: "Worüber {redet ihr|reden Sie} dann am liebsten?",
      en: "What do you like talking about most then?",
      unless: /\b(?:über|erzähl\p{L}*|reden|fragt|gefragt)\b/iu,
    },
    { say: "Wie lange dauern {eure|Ihre} Gespräche?", en: "How long do your conversations last?", unless: LONG },
    {
      say: "Was {erzählst du|erzählen Sie} am Telefon lieber nicht?",
      en: "What do you prefer not to tell on the phone?",
    },
  ],
  "relative-said": [
    {
      say: "Wie oft {hörst du|hören Sie} das von [ihm|ihr|ihnen]?",
      en: "How often do you hear that from [him|her|them]?",
      unless: /\b(?:immer|oft|jede\p{L}*|ständig|manchmal)\b/iu,
    },
    {
      say: "Was {antwortest du|antworten Sie} [ihm|ihr|ihnen] darauf?",
      en: "What do you answer [him|her|them]?",
      unless: ANSWERED,
    },
    {
      say: "Wie viel Wahres ist {deiner|Ihrer} Meinung nach daran?",
      en: "How much truth is there in it, in your opinion?",
      unless: /\b(?:stimmt|wahr|falsch|Unsinn|Quatsch|ich finde|ich glaube)\b/iu,
    },
  ],
  "relative-said-past": [
    {
      say: "Was {hast du|haben Sie} [ihm|ihr|ihnen] geantwortet?",
      en: "What did you answer [him|her|them]?",
      unless: ANSWERED,
    },
    {
      say: "Was {hättest du|hätten Sie} lieber gehört?",
      en: "What would you rather have heard?",
      unless: /\b(?:schön|froh|gefreut|gelacht|gefragt|lustig)\b/iu,
    },
    {
      say: "Wie war der Ton dabei?",
      en: "What was the tone like?",
      unless: /\b(?:laut|leise|freundlich|böse|wütend|geschrien|gelacht|geschimpft|geschrieben)\b/iu,
    },
  ],
  "moving-coming": [
    {
      say: "Was ist beim Umzug noch am wenigsten geklärt?",
      en: "What about the move is the least settled?",
      unless: /\b(?:fertig|geschafft|vorbei|erledigt)\b/iu,
    },
    {
      say: "Was {lässt du|lassen Sie} in der alten Wohnung gern zurück?",
      en: "What are you happy to leave behind in the old apartment?",
    },
    {
      say: "Was wird in der neuen Umgebung am ungewohntesten sein?",
      en: "What will feel most unfamiliar in the new surroundings?",
      unless: /\b(?:gewöhn\p{L}*)\b/iu,
    },
  ],
  moved: [
    {
      say: "Woran {musstest du dich|mussten Sie sich} dort erst gewöhnen?",
      en: "What did you first have to get used to there?",
      unless: /\b(?:gewöhn\p{L}*)\b/iu,
    },
    { say: "Wer hat {dir|Ihnen} beim Umzug geholfen?", en: "Who helped you move?", unless: HELPED },
    {
      say: "Was fehlt {dir|Ihnen} von früher?",
      en: "What do you miss from before?",
      unless: /\b(?:fehl\p{L}*|vermiss\p{L}*)\b/iu,
    },
  ],
  "flat-search": [
    {
      say: "Wie soll die neue Wohnung sein?",
      en: "What should the new place be like?",
      unless: /\b(?:soll|Zimmer|ruhig|hell|gefunden|Balkon|groß)\b/iu,
    },
    { say: "Wie lange {suchst du|suchen Sie} schon?", en: "How long have you been looking?", unless: SINCE },
    {
      say: "Was war die seltsamste Besichtigung bisher?",
      en: "What was the strangest viewing so far?",
      unless: /\b(?:gefunden|noch keine|erste|Termin)\b/iu,
    },
  ],
  renovating: [
    {
      say: "Wie soll es am Ende aussehen?",
      en: "What should it look like in the end?",
      unless: /\b(?:fertig|geworden|sieht|aussieht|farb\p{L}*|weiß|blau|grün|gelb)\b/iu,
    },
    {
      say: "Was {machst du|machen Sie} selbst, und was {lässt du|lassen Sie} machen?",
      en: "What are you doing yourself and what are you having done?",
      unless: /\b(?:selbst|selber|Handwerker\p{L}*|Firma|Maler\p{L}*|fertig)\b/iu,
    },
    {
      say: "Was ist dabei bisher schiefgegangen?",
      en: "What has gone wrong so far?",
      unless: /\b(?:schief\p{L}*|leider|kaputt|fertig)\b/iu,
    },
  ],
  handyman: [
    {
      say: "Wie lange {hast du|haben Sie} auf den Termin gewartet?",
      en: "How long did you wait for the appointment?",
      unless: /\b(?:gewartet|warte|Hausmeister\p{L}*|Wochen|Tage)\b/iu,
    },
    {
      say: "Was musste gemacht werden?",
      en: "What had to be done?",
      unless: /\b(?:repar\p{L}*|kaputt|neu\p{L}*|tropf\p{L}*|undicht|Heizung|Wasser|Strom|Rohr\p{L}*)\b/iu,
    },
  ],
  broken: [
    {
      say: "Wer könnte das reparieren?",
      en: "Who could repair that?",
      unless:
        /\b(?:repar\p{L}*|Handwerker\p{L}*|Techniker\p{L}*|Werkstatt|Vermieter\p{L}*|Hausmeister\p{L}*|neue[nrs]?)\b/iu,
    },
    {
      say: "Wie {behilfst du dir|behelfen Sie sich} in der Zwischenzeit?",
      en: "How are you managing in the meantime?",
      unless: /\b(?:repariert|inzwischen|neue[nrs]?)\b/iu,
    },
    {
      say: "Was würde eine Reparatur kosten?",
      en: "What would a repair cost?",
      unless: /\b(?:kostet|kosten|gekostet|Euro|Franken|teuer|Garantie)\b/iu,
    },
  ],
  repaired: [
    {
      say: "Wie {hast du|haben Sie} herausgefunden, woran es lag?",
      en: "How did you find out what the problem was?",
      unless: /\b(?:lag|lag es|YouTube|Video)\b/iu,
    },
    {
      say: "Wer hat {dir|Ihnen} so etwas beigebracht?",
      en: "Who taught you to do that sort of thing?",
      unless: /\b(?:Vater|Opa|gelernt|YouTube|beigebracht|Video)\b/iu,
    },
    { say: "Was hat dabei am meisten Geduld gekostet?", en: "What took the most patience?" },
  ],
  neighbors: [
    {
      say: "Wie gut {kennt ihr euch|kennen Sie sich}?",
      en: "How well do you know each other?",
      unless: /\b(?:kenn\p{L}*|Freund\p{L}*)\b/iu,
    },
    {
      say: "Wie lange {wohnt ihr|wohnen Sie} schon Tür an Tür?",
      en: "How long have you been living next door to each other?",
      unless: /\b(?:seit|neu\p{L}*|eingezogen|Jahre\p{L}*|Garten\p{L}*)\b/iu,
    },
    {
      say: "Wie redet man in {eurem|Ihrem} Haus miteinander?",
      en: "How do people in your building talk to each other?",
      unless: /\b(?:Garten\p{L}*|Dorf|Streit)\b/iu,
    },
  ],
  "neighbor-helped": [
    { say: "Wie {revanchierst du dich|revanchieren Sie sich} dafür?", en: "How do you return the favor?" },
    {
      say: "Wie {habt ihr euch|haben Sie sich} kennengelernt?",
      en: "How did you get to know each other?",
      unless: /\b(?:kennengelernt|eingezogen)\b/iu,
    },
  ],
  noise: [
    {
      say: "Zu welcher Uhrzeit ist es am schlimmsten?",
      en: "What time of day is it at its worst?",
      unless: /\b(?:Uhr|nachts|morgens|abends|Nacht|Morgen)\b/iu,
    },
    {
      say: "Was {hast du|haben Sie} dagegen schon versucht?",
      en: "What have you tried so far to stop it?",
      unless: /\b(?:versucht|geklingelt|gesprochen|beschwert|Ohrstöpsel|gebeten)\b/iu,
    },
    { say: "Wie {schaltest du|schalten Sie} dabei ab?", en: "How do you switch off with that going on?" },
  ],
  flatmate: [
    {
      say: "Wie {kommst du|kommen Sie} sonst mit [ihm|ihr|ihnen] aus?",
      en: "How do you get along with [him|her|them] otherwise?",
      unless: /\b(?:auskomm\p{L}*|klarkomm\p{L}*|gut mit)\b/iu,
    },
    {
      say: "Wie {habt ihr|haben Sie} die Aufgaben in der Wohnung verteilt?",
      en: "How have you divided up the chores?",
      unless: /\b(?:weint|zieh\p{L}*|Umzug|Koffer|putz\p{L}*|Putzplan|verteilt|zieht aus|ausgezogen)\b/iu,
    },
    {
      say: "Wie lange {wohnt ihr|wohnen Sie} schon zusammen?",
      en: "How long have you been living together?",
      unless: SINCE,
    },
    {
      say: "Worüber {könnt ihr|können Sie} zusammen lachen?",
      en: "What can you laugh about together?",
      unless: /\b(?:lach\p{L}*|lustig)\b/iu,
    },
  ],
  rent: [
    {
      say: "Wie wirkt sich das auf {dein|Ihr} Budget aus?",
      en: "How does that affect your budget?",
      unless: /\b(?:Euro|günstig|Mietvertrag|Kaution)\b/iu,
    },
    {
      say: "Was bekommt man dort für das Geld?",
      en: "What do you get there for the money?",
      unless: /\b(?:Zimmer|Quadratmeter)\b/iu,
    },
    {
      say: "Wie {kommst du|kommen Sie} sonst mit dem Vermieter zurecht?",
      en: "How do you get along with the landlord otherwise?",
      unless: /\b(?:Vermieter\p{L}*)\b/iu,
    },
  ],
  landlord: [
    {
      say: "Wie ist das Verhältnis zwischen {euch|Ihnen} sonst?",
      en: "What are things like between you otherwise?",
      unless: /\b(?:nett\p{L}*|freundlich\p{L}*|unfreundlich\p{L}*|Verhältnis)\b/iu,
    },
    {
      say: "Wie {regelt ihr|regeln Sie} so etwas: schriftlich oder im Gespräch?",
      en: "How do you settle that sort of thing, in writing or in person?",
      unless: /\b(?:Mail|Brief|geschrieben|angerufen|schriftlich|telefon\p{L}*)\b/iu,
    },
    {
      say: "Was steht dazu im Mietvertrag?",
      en: "What does the lease say about it?",
      unless: /\b(?:Mietvertrag|nett\p{L}*|freundlich\p{L}*|geschenkt|Kuchen)\b/iu,
    },
  ],
  "office-visit": [
    {
      say: "Wie hat man {dich|Sie} dort behandelt?",
      en: "How did they treat you there?",
      unless: /\b(?:freundlich|unfreundlich|nett|streng|Termin)\b/iu,
    },
    {
      say: "Welches Papier hat am Ende gefehlt?",
      en: "Which document was missing in the end?",
      unless: /\b(?:fehlt\p{L}*|gefehlt|Termin|geklappt|alles)\b/iu,
    },
    { say: "Wie lange hat das alles gedauert?", en: "How long did it all take?", unless: LONG },
  ],
  forms: [
    {
      say: "Wo {bist du|sind Sie} dabei hängen geblieben?",
      en: "Where did you get stuck?",
      unless: /\b(?:bekommen|fertig|abgegeben|geschafft|genehmigt|bewilligt)\b/iu,
    },
    { say: "Wer hilft {dir|Ihnen} bei solchen Papieren?", en: "Who helps you with papers like that?", unless: HELPED },
    { say: "Wie lange dauert die Bearbeitung?", en: "How long does processing take?", unless: LONG },
  ],
  "doctor-was": [
    {
      say: "Was hat man {dir|Ihnen} dort geraten?",
      en: "What advice did they give you there?",
      unless: /\b(?:gesagt|geraten|empfohlen|verschrieben|soll\p{L}*|gemeint)\b/iu,
    },
    {
      say: "Wie genau hat man {dir|Ihnen} dort zugehört?",
      en: "How closely did they listen to you?",
      unless: /\b(?:zugehört|Minuten|angesehen|genommen)\b/iu,
    },
    {
      say: "Wie geht es jetzt weiter?",
      en: "What happens next?",
      unless: /\b(?:Termin|nächste\p{L}*|Tabletten|operier\p{L}*)\b/iu,
    },
  ],
  ill: [
    {
      say: "Was tut {dir|Ihnen} dann gut?",
      en: "What makes you feel better then?",
      unless: /\b(?:Tee|Bett|gut getan)\b/iu,
    },
    {
      say: "Wer kümmert sich in so einer Zeit um {dich|Sie}?",
      en: "Who takes care of you at a time like that?",
      unless: /\b(?:kümmert|allein)\b/iu,
    },
    {
      say: "Was bleibt jetzt deswegen liegen?",
      en: "What’s left undone because of it?",
      unless: /\b(?:war|letzte\p{L}*|früher)\b/iu,
    },
  ],
  pain: [
    {
      say: "Seit wann {hast du|haben Sie} damit zu tun?",
      en: "How long have you been dealing with that?",
      unless: SINCE,
    },
    {
      say: "Bei welchen Bewegungen {merkst du|merken Sie} es am meisten?",
      en: "Which movements bring it on most?",
      unless: /\b(?:wenn|beim|Kopf\p{L}*|Migräne|Zahn\p{L}*|Hals\p{L}*|Bauch\p{L}*)\b/iu,
    },
    {
      say: "Was verschafft {dir|Ihnen} ein bisschen Erleichterung?",
      en: "What gives you a little relief?",
      unless: /\b(?:hilft|geholfen|Tablette\p{L}*|Wärme|Massage)\b/iu,
    },
  ],
  "sleep-bad": [
    {
      say: "Was geht {dir|Ihnen} nachts durch den Kopf?",
      en: "What goes through your mind at night?",
      unless: /\b(?:pocht|weh|Schmerz\p{L}*|Knie|Rücken|denke|Gedanken|Kopf|Lärm|laut|heiß|schnarch\p{L}*)\b/iu,
    },
    {
      say: "Was {machst du, wenn du wach liegst|machen Sie, wenn Sie wach liegen}?",
      en: "What do you do when you’re lying awake?",
      unless: /\b(?:lese|stehe|zähle|Handy)\b/iu,
    },
    {
      say: "Wie {kommst du|kommen Sie} dann durch den Tag?",
      en: "How do you get through the day then?",
      unless: /\b(?:müde|Kaffee)\b/iu,
    },
  ],
  tired: [
    {
      say: "Was {müsstest du|müssten Sie} heute noch erledigen?",
      en: "What do you still have to get done today?",
      unless: /\b(?:Feierabend|nichts mehr)\b/iu,
    },
    {
      say: "Was {könntest du|könnten Sie} heute jemand anderem überlassen?",
      en: "What could you leave to somebody else today?",
    },
    {
      say: "Wobei {erholst du dich|erholen Sie sich} am schnellsten?",
      en: "What helps you recover fastest?",
      unless: /\b(?:schlafe\p{L}*|Urlaub|erhol\p{L}*)\b/iu,
    },
  ],
  stress: [
    { say: "Was ließe sich am ehesten verschieben?", en: "What could most easily be put off?" },
    {
      say: "Woran {merkst du|merken Sie}, dass es zu viel wird?",
      en: "How do you notice that it’s getting too much?",
      unless: /\b(?:merke|schlafe\p{L}*|Kopfschmerzen)\b/iu,
    },
    {
      say: "Wobei {kannst du|können Sie} am besten abschalten?",
      en: "What helps you switch off best?",
      unless: /\b(?:abschalt\p{L}*|Sport|Yoga|entspann\p{L}*)\b/iu,
    },
  ],
  "sport-now": [
    {
      say: "Was treibt {dich|Sie} an, wenn die Lust fehlt?",
      en: "What drives you on days when you don’t feel like it?",
    },
    {
      say: "Worauf {trainierst du|trainieren Sie} hin?",
      en: "What are you training for?",
      unless: /\b(?:Marathon|Halbmarathon|Turnier|Wettkampf)\b/iu,
    },
    {
      say: "Was macht der Sport mit {deiner|Ihrer} Laune?",
      en: "What does sport do to your mood?",
      unless: /\b(?:Laune|Kopf|entspann\p{L}*|glücklich)\b/iu,
    },
  ],
  match: [
    {
      say: "Welcher Moment war der entscheidende?",
      en: "Which moment was decisive?",
      unless: /\b(?:entscheid\p{L}*|Minute|Tor|Elfmeter)\b/iu,
    },
    {
      say: "Wie war die Stimmung hinterher?",
      en: "What was the mood like afterward?",
      unless: /\b(?:Stimmung|gefeiert|traurig|danach)\b/iu,
    },
    {
      say: "Was lief besser als erwartet?",
      en: "What went better than expected?",
      unless: /\b(?:schlecht\p{L}*|verloren)\b/iu,
    },
  ],
  injured: [
    { say: "Wie ist das genau passiert?", en: "How exactly did it happen?", unless: /\b(?:beim|als|weil)\b/iu },
    { say: "Wie lange {fällst du|fallen Sie} damit aus?", en: "How long will you be out of action?", unless: LONG },
    {
      say: "Was {kannst du|können Sie} jetzt alles nicht machen?",
      en: "What can’t you do now?",
      unless: /\b(?:kann ich nicht|darf nicht|nicht arbeiten|Jahre|damals|früher)\b/iu,
    },
  ],
  "hobby-made": [
    {
      say: "Wie {bist du|sind Sie} ausgerechnet darauf gekommen?",
      en: "How did you get into this craft?",
      unless: WHY,
    },
    {
      say: "Wo landen die fertigen Stücke?",
      en: "Where do the finished pieces end up?",
      unless: /\b(?:schenk\p{L}*|geschenkt|verkauf\p{L}*|hängt|steht)\b/iu,
    },
    {
      say: "Was ist {dir|Ihnen} dabei bisher am besten gelungen?",
      en: "What has turned out best so far?",
      unless: /\b(?:sehen aus|schief|aber|gelungen|zum ersten Mal)\b/iu,
    },
  ],
  instrument: [
    {
      say: "Welches Stück {übst du|üben Sie} gerade?",
      en: "Which piece are you practicing at the moment?",
      unless: /\b(?:Stück|Lied|früher|als Kind)\b/iu,
    },
    {
      say: "Wer hört {dir|Ihnen} beim Üben zu?",
      en: "Who listens to you practicing?",
      unless: /\b(?:früher|als Kind|Nachbar\p{L}*|Lehrer\p{L}*)\b/iu,
    },
    {
      say: "Wie {bist du|sind Sie} an das Instrument gekommen?",
      en: "How did you come to play that instrument?",
      unless: WHY,
    },
  ],
  "choir-band": [
    {
      say: "Was {probt ihr|proben Sie} gerade?",
      en: "What are you rehearsing at the moment?",
      unless: /\b(?:Requiem|Lied|Stück|wir proben|wir singen|wir spielen|früher)\b/iu,
    },
    {
      say: "Wie ist die Stimmung bei den Proben?",
      en: "What’s the mood like at rehearsals?",
      unless: /\b(?:Stimmung|lustig|schön|früher)\b/iu,
    },
    {
      say: "Wann {tretet ihr|treten Sie} auf?",
      en: "When are you performing?",
      unless: /\b(?:Auftritt|Konzert|auftreten|aufgetreten|früher)\b/iu,
    },
  ],
  "stage-fright": [
    {
      say: "Wie äußert sich die Nervosität bei {dir|Ihnen}?",
      en: "How does your nervousness show?",
      unless: /\b(?:schlafe\p{L}*|zitter\p{L}*|schwitz\p{L}*|Bauch|Magen|schlecht)\b/iu,
    },
    {
      say: "Was hat {dir|Ihnen} in so einem Moment schon einmal geholfen?",
      en: "What has helped you in a moment like that before?",
      unless: HELPED,
    },
    {
      say: "Was wäre das Schlimmste, was passieren könnte?",
      en: "What would be the worst that could happen?",
      unless: /\b(?:vergess\p{L}*|schlimmste\p{L}*)\b/iu,
    },
  ],
  cooking: [
    {
      say: "Nach welchem Rezept {machst du|machen Sie} das?",
      en: "Which recipe do you use?",
      unless: /\b(?:Rezept|grill\p{L}*|Grill)\b/iu,
    },
    {
      say: "Wer sitzt dann alles mit am Tisch?",
      en: "Who’s at the table with you then?",
      unless: /\b(?:für \p{L}+|Gäste|allein|zusammen|mit)\b/iu,
    },
    {
      say: "Was ist das Geheimnis dabei?",
      en: "What’s the secret?",
      unless: /\b(?:Geheimnis|wichtig|verbrannt|misslungen|schief)\b/iu,
    },
  ],
  recipe: [
    {
      say: "Woher stammt das Rezept?",
      en: "Where does the recipe come from?",
      unless: /\b(?:von|aus|Oma|Großmutter|Mutter|Internet)\b/iu,
    },
    {
      say: "Was {änderst du|ändern Sie} an dem Rezept?",
      en: "What do you change about the recipe?",
      unless: /\b(?:änder\p{L}*|ohne|statt)\b/iu,
    },
  ],
  restaurant: [
    {
      say: "Was stand bei {dir|Ihnen} auf dem Teller?",
      en: "What was on your plate?",
      unless: /\b(?:bestellt|gegessen|Kaffee|Pizza|Bier|Fisch|Suppe)\b/iu,
    },
    { say: "Mit wem {warst du|waren Sie} dort?", en: "Who were you there with?", unless: WHO },
    {
      say: "Wie war die Bedienung?",
      en: "What was the service like?",
      unless: /\b(?:Bedienung|Kellner\p{L}*|freundlich|unfreundlich|langsam)\b/iu,
    },
  ],
  "train-missed": [
    {
      say: "Wie {bist du|sind Sie} dann doch noch angekommen?",
      en: "How did you get there in the end?",
      unless: /\b(?:angekommen|Taxi|gelaufen|abgeholt|mitgenommen|zu Hause)\b/iu,
    },
    {
      say: "Wie viel später {warst du|waren Sie} am Ende da?",
      en: "How much later did you arrive in the end?",
      unless: /\b(?:Stunden?|Minuten?|Uhr)\b/iu,
    },
    {
      say: "Wie haben die anderen Fahrgäste reagiert?",
      en: "How did the other passengers react?",
      unless: /\b(?:verpasst|Leute|alle|anderen)\b/iu,
    },
  ],
  commute: [
    {
      say: "Wie {vertreibst du dir|vertreiben Sie sich} unterwegs die Zeit?",
      en: "How do you pass the time on the way?",
      unless: /\b(?:höre|lese|Podcast|Musik|Minuten zu Fuß)\b/iu,
    },
    { say: "Was wäre für {dich|Sie} der ideale Arbeitsweg?", en: "What would be the ideal way to work for you?" },
  ],
  "trip-was": [
    {
      say: "Welches Bild davon {hast du|haben Sie} noch vor Augen?",
      en: "Which image of it can you still see?",
      unless: /\b(?:vergesse\p{L}* nie)\b/iu,
    },
    {
      say: "Was lief anders als geplant?",
      en: "What didn’t go as planned?",
      unless: /\b(?:verpasst|Verspätung|leider|anders)\b/iu,
    },
    { say: "Wer war mit dabei?", en: "Who was with you?", unless: WHO },
  ],
  "trip-plan": [
    {
      say: "Was {möchtest du|möchten Sie} dort auf keinen Fall verpassen?",
      en: "What do you definitely not want to miss there?",
      unless: /\b(?:möchte|will|wollen)\b/iu,
    },
    { say: "Wie {hast du|haben Sie} das Ziel ausgesucht?", en: "How did you choose the destination?", unless: WHY },
    {
      say: "Was darf in {deinem|Ihrem} Gepäck nicht fehlen?",
      en: "What do you never travel without?",
      unless: /\b(?:Gepäck|Koffer|packe)\b/iu,
    },
  ],
  bought: [
    { say: "Was hat {dich|Sie} davon überzeugt?", en: "What convinced you?", unless: WHY },
    {
      say: "Wie lange {hast du|haben Sie} darüber nachgedacht?",
      en: "How long did you think about it?",
      unless: /\b(?:sofort|spontan|überlegt|nachgedacht|Wochen|lange)\b/iu,
    },
    {
      say: "Wo {hast du|haben Sie} das gefunden?",
      en: "Where did you find it?",
      unless: /\b(?:auf dem|im|in der|bei|online|Internet|Flohmarkt)\b/iu,
    },
  ],
  "bad-purchase": [
    {
      say: "Was genau war daran nicht in Ordnung?",
      en: "What exactly was wrong with it?",
      unless: /\b(?:kaputt|defekt|zu groß|zu klein|falsch\p{L}*|weil)\b/iu,
    },
    { say: "Wie hat der Händler reagiert?", en: "How did the seller react?", unless: SAID },
    { say: "Was {machst du|machen Sie} beim nächsten Mal anders?", en: "What will you do differently next time?" },
  ],
  saving: [
    {
      say: "Wofür soll das Geld am Ende reichen?",
      en: "What should the money be enough for in the end?",
      unless: /\b(?:für|Schulden|pleite|auf|damit)\b/iu,
    },
    {
      say: "Worauf {verzichtest du|verzichten Sie} dafür?",
      en: "What do you do without for that?",
      unless: /\b(?:verzicht\p{L}*)\b/iu,
    },
    {
      say: "Wie {behältst du|behalten Sie} den Überblick über {dein|Ihr} Geld?",
      en: "How do you keep track of your money?",
      unless: /\b(?:App|Tabelle|Haushaltsbuch)\b/iu,
    },
  ],
  car: [
    {
      say: "Wie {kommst du|kommen Sie} ohne Auto zurecht?",
      en: "How do you manage without a car?",
      unless: /\b(?:kein\p{L}*|gekauft|Führerschein|Motorrad|Roller|Fahrrad|Bus|Bahn|repariert)\b/iu,
    },
    {
      say: "Was kostet {dich|Sie} das Ganze?",
      en: "What is it costing you?",
      unless: /\b(?:Euro|teuer|Führerschein|verkauft)\b/iu,
    },
    {
      say: "Was ist genau passiert?",
      en: "What exactly happened?",
      unless: /\b(?:gekauft|verkauft|Führerschein|TÜV|weil|plötzlich)\b/iu,
    },
  ],
  bike: [
    {
      say: "Welche Strecke {fährst du|fahren Sie} am liebsten?",
      en: "Which route do you like riding most?",
      unless: /\b(?:kaputt|repar\p{L}*|Strecke|Weg|platt\p{L}*)\b/iu,
    },
    {
      say: "Bei welchem Wetter {lässt du|lassen Sie} das Rad stehen?",
      en: "In what weather do you leave the bike at home?",
      unless: /\b(?:Wetter|Regen|regne\p{L}*|kaputt|platt\p{L}*)\b/iu,
    },
    {
      say: "Wie sicher {fühlst du dich|fühlen Sie sich} auf dem Rad?",
      en: "How safe do you feel on a bike?",
      unless: /\b(?:sicher|gefährlich)\b/iu,
    },
  ],
  pet: [
    {
      say: "Was hat das Tier für einen Charakter?",
      en: "What kind of character does the animal have?",
      unless: /\b(?:faul|frech|lieb|verrückt|ängstlich|stur|Charakter)\b/iu,
    },
    {
      say: "Wie ist das Tier zu {dir|Ihnen} gekommen?",
      en: "How did the animal come to you?",
      unless: /\b(?:Tierheim|gefunden|geschenkt|gekauft|zugelaufen)\b/iu,
    },
    {
      say: "Wer kümmert sich um das Tier, wenn {du nicht da bist|Sie nicht da sind}?",
      en: "Who takes care of it when you’re away?",
      unless: /\b(?:kümmert|füttert|Nachbar\p{L}*)\b/iu,
    },
  ],
  "animal-seen": [
    {
      say: "Wie hat sich das Tier verhalten?",
      en: "How did the animal behave?",
      unless: /\b(?:ignoriert|geflogen|gelaufen|gebellt|gebissen)\b/iu,
    },
    {
      say: "Wie nah {bist du|sind Sie} herangekommen?",
      en: "How close did you get?",
      unless: /\b(?:Meter|Zentimeter|nah)\b/iu,
    },
  ],
  garden: [
    {
      say: "Was wächst bei {dir|Ihnen} zurzeit am besten?",
      en: "What’s growing best for you at the moment?",
      unless:
        /\b(?:Ernte|katastroph\p{L}*|leider|trocken|verregnet|Schnecken|wächst|wachsen|Winter|Herbst|geerntet|Nachbar\p{L}*)\b/iu,
    },
    { say: "Wer teilt sich die Arbeit mit {dir|Ihnen}?", en: "Who shares the work with you?", unless: WHO },
    { say: "Was {würdest du|würden Sie} dort gern noch anlegen?", en: "What else would you like to put in there?" },
  ],
  bees: [
    {
      say: "Wie {bist du|sind Sie} zu den Bienen gekommen?",
      en: "How did you come to bees?",
      unless: /\b(?:Vater|Opa|Großvater|Kurs)\b/iu,
    },
    {
      say: "Was ist im Moment bei den Bienen zu tun?",
      en: "What needs doing with the bees at the moment?",
      unless: /\b(?:fütter\p{L}*|einwinter\p{L}*|Honig geschleudert|Milben)\b/iu,
    },
    {
      say: "Wie oft {wirst du|werden Sie} gestochen?",
      en: "How often do you get stung?",
      unless: /\b(?:gestochen|stechen)\b/iu,
    },
  ],
  "film-seen": [
    {
      say: "Worum ging es darin?",
      en: "What was it about?",
      unless: /\b(?:über|von|handelt|geht es|ging es|erzählt|der \p{L}+ will)\b/iu,
    },
    {
      say: "Welche Szene ist {dir|Ihnen} im Kopf geblieben?",
      en: "Which scene stuck in your mind?",
      unless: /\b(?:Szene)\b/iu,
    },
    {
      say: "Wem {würdest du|würden Sie} das empfehlen?",
      en: "Who would you recommend it to?",
      unless: /\b(?:schlecht\p{L}*|langweil\p{L}*|furchtbar)\b/iu,
    },
  ],
  "film-moved": [
    {
      say: "Welche Stelle ist {dir|Ihnen} besonders nahegegangen?",
      en: "Which part touched you most?",
      unless: /\b(?:Stelle|Szene|am Ende|am Schluss)\b/iu,
    },
    { say: "Woran hat es {dich|Sie} erinnert?", en: "What did it remind you of?", unless: /\b(?:erinner\p{L}*)\b/iu },
    { say: "Wie lange wirkt so etwas bei {dir|Ihnen} nach?", en: "How long does something like that stay with you?" },
  ],
  reading: [
    {
      say: "Wovon handelt das Buch?",
      en: "What is the book about?",
      unless: /\b(?:handelt|geht es|ging es|über|Gedichte?|erzählt)\b/iu,
    },
    {
      say: "Wie {bist du|sind Sie} darauf gestoßen?",
      en: "How did you come across it?",
      unless: /\b(?:empfohlen|geschenkt|Bibliothek|Buchhandlung|geliehen)\b/iu,
    },
    {
      say: "Wann {kommst du|kommen Sie} am besten zum Lesen?",
      en: "When do you find the best time to read?",
      unless: /\b(?:abends|im Bett|vor dem Einschlafen|im Zug|morgens|nachts)\b/iu,
    },
  ],
  "book-club": [
    { say: "Worüber gehen die Meinungen dort am meisten auseinander?", en: "What do opinions differ on most there?" },
    {
      say: "Wer sucht die Bücher aus?",
      en: "Who picks the books?",
      unless: /\b(?:Lesung|aussuch\p{L}*|gewählt|vorgeschlagen)\b/iu,
    },
  ],
  "music-listen": [
    {
      say: "In welchen Momenten {hörst du|hören Sie} das am liebsten?",
      en: "When do you most like to listen to that?",
      unless: /\b(?:beim|morgens|abends|nachts|im Auto|wenn|unterwegs)\b/iu,
    },
    {
      say: "Welche Erinnerung hängt für {dich|Sie} daran?",
      en: "What memory do you connect with it?",
      unless: /\b(?:erinner\p{L}*|Podcast|Radio)\b/iu,
    },
  ],
  concert: [
    { say: "Was ist {dir|Ihnen} davon am meisten im Gedächtnis geblieben?", en: "What do you remember most about it?" },
    {
      say: "Wie voll war es dort?",
      en: "How crowded was it there?",
      unless: /\b(?:voll|leer|Leute|Publikum|ausverkauft)\b/iu,
    },
    { say: "Worüber {hast du|haben Sie} hinterher noch geredet?", en: "What did you talk about afterward?" },
  ],
  writing: [
    {
      say: "Worüber {schreibst du|schreiben Sie} am liebsten?",
      en: "What do you like writing about most?",
      unless: /\b(?:über|handelt|Tagebuch)\b/iu,
    },
    {
      say: "Wann kommen {dir|Ihnen} dafür die besten Ideen?",
      en: "When do you get the best ideas for it?",
      unless: /\b(?:Tagebuch|nachts|unter der Dusche)\b/iu,
    },
    {
      say: "Wer darf das lesen?",
      en: "Who gets to read it?",
      unless: /\b(?:niemand|lesen|gelesen|veröffentlicht)\b/iu,
    },
  ],
  news: [
    {
      say: "Woher {bekommst du|bekommen Sie} {deine|Ihre} Informationen?",
      en: "Where do you get your information?",
      unless: /\b(?:Zeitung|Radio|Internet|Podcast|Tagesschau|App)\b/iu,
    },
    {
      say: "Wie wird bei {dir|Ihnen} im Umfeld darüber geredet?",
      en: "How do people around you talk about it?",
      unless: /\b(?:diskutier\p{L}*|streit\p{L}*|geredet)\b/iu,
    },
    {
      say: "Wie nah {lässt du|lassen Sie} solche Themen an {dich|sich} heran?",
      en: "How close do you let topics like that get to you?",
    },
  ],
  volunteering: [
    { say: "Wie {bist du|sind Sie} dazu gekommen?", en: "How did you get into it?", unless: WHY },
    {
      say: "Welche Begegnung dort {hast du|haben Sie} nicht vergessen?",
      en: "Which encounter there have you never forgotten?",
    },
    {
      say: "Wie viel Zeit geht dafür in der Woche drauf?",
      en: "How much time does it take up in a week?",
      unless: /\b(?:Stunden?|einmal|zweimal|jeden)\b/iu,
    },
  ],
  "phone-use": [
    {
      say: "Wofür {nutzt du|nutzen Sie} das vor allem?",
      en: "What do you mainly use it for?",
      unless: /\b(?:um|für)\b/iu,
    },
    {
      say: "Wann {schaltest du|schalten Sie} bewusst ab?",
      en: "When do you deliberately switch off?",
      unless: /\b(?:ausgeschaltet|gelöscht|abends|Flugmodus)\b/iu,
    },
  ],
  "tech-trouble": [
    { say: "Was ist dadurch liegen geblieben?", en: "What was left undone because of it?" },
    {
      say: "Wer hilft {dir|Ihnen} bei solchen Problemen mit der Technik?",
      en: "Who helps you with technical problems like that?",
      unless: HELPED,
    },
    {
      say: "Was {hast du|haben Sie} schon versucht?",
      en: "What have you already tried?",
      unless: /\b(?:versucht|neu gestartet|Hotline|probiert)\b/iu,
    },
  ],
  programming: [
    {
      say: "Woran {arbeitest du|arbeiten Sie} zurzeit?",
      en: "What are you working on at the moment?",
      unless: /\b(?:Projekt|arbeite an|such\p{L}*)\b/iu,
    },
    {
      say: "Was versteht {deine Familie|Ihre Familie} von {deinem|Ihrem} Beruf?",
      en: "What does your family understand of your profession?",
      unless: /\b(?:studier\p{L}*|lerne)\b/iu,
    },
    {
      say: "Was verändert die künstliche Intelligenz an dieser Arbeit?",
      en: "What is AI changing about that work?",
      unless: /\b(?:KI|künstliche\p{L}*|ChatGPT)\b/iu,
    },
  ],
  ai: [
    {
      say: "Wofür {nutzt du|nutzen Sie} so etwas selbst?",
      en: "What do you use that sort of thing for yourself?",
      unless: /\b(?:nutze|benutze|verwende|lasse)\b/iu,
    },
    {
      say: "Was sollte ein Mensch auch in Zukunft selbst machen?",
      en: "What should people keep doing themselves in the future?",
    },
  ],
  "german-learning": [
    {
      say: "In welchen Situationen fehlen {dir|Ihnen} noch die Worte?",
      en: "In which situations do you still lack the words?",
      unless: /\b(?:beim|am Telefon|wenn|Wörter fehlen|Worte fehlen)\b/iu,
    },
    {
      say: "Wer verbessert {dich|Sie} bei Fehlern?",
      en: "Who corrects you when you make a mistake?",
      unless: /\b(?:verbessert|korrigiert)\b/iu,
    },
    {
      say: "Wann {hast du|haben Sie} zuletzt gemerkt, dass {dein|Ihr} Deutsch besser geworden ist?",
      en: "When did you last notice that your German has improved?",
      unless: /\b(?:gemerkt)\b/iu,
    },
  ],
  "word-liked": [
    {
      say: "Wie würde man das in {deiner|Ihrer} Sprache sagen?",
      en: "How would you say that in your language?",
      unless: /\b(?:bei uns|auf (?!Deutsch)\p{Lu}\p{L}+isch|in meiner Sprache|übersetze\p{L}*|Übersetzung)\b/iu,
    },
    {
      say: "Wo {hast du|haben Sie} das zum ersten Mal gehört?",
      en: "Where did you first hear it?",
      unless: /\b(?:gehört|Übersetz\p{L}*|übersetz\p{L}*|gelesen|Dolmetsch\p{L}*)\b/iu,
    },
    {
      say: "Was ist daran so schwer zu übersetzen?",
      en: "What’s so hard to translate about it?",
      unless: /\b(?:leicht|einfach)\b/iu,
    },
  ],
  lonely: [
    {
      say: "Zu welcher Zeit {spürst du|spüren Sie} das am meisten?",
      en: "When do you feel it most?",
      unless: /\b(?:abends|sonntags|am Abend|nachts|Wochenende)\b/iu,
    },
    {
      say: "Wo {bist du|sind Sie} sonst mit Menschen ins Gespräch gekommen?",
      en: "Where have you usually gotten talking to people?",
    },
    {
      say: "Wen {könntest du|könnten Sie} mal anrufen?",
      en: "Who could you give a call?",
      unless: /\b(?:niemand\p{L}*|keine\p{L}*)\b/iu,
    },
  ],
  homesick: [
    {
      say: "In welchen Momenten ist es am stärksten?",
      en: "When is it strongest?",
      unless: /\b(?:wenn|abends|sonntags|an Weihnachten|Sonntag\p{L}*)\b/iu,
    },
    { say: "Was hilft {dir|Ihnen} ein bisschen dagegen?", en: "What helps you a little with it?", unless: HELPED },
    { say: "Wie {gehst du|gehen Sie} damit um?", en: "How do you deal with it?" },
  ],
  quarrel: [
    {
      say: "Worum ging es bei dem Streit eigentlich?",
      en: "What was the argument really about?",
      unless: /\b(?:um|wegen|weil|über)\b/iu,
    },
    {
      say: "Wie {seid ihr|sind Sie} danach auseinandergegangen?",
      en: "How did you part afterward?",
      unless: /\b(?:danach|dann|Tür|gegangen|Nachbar\p{L}*)\b/iu,
    },
    {
      say: "Wer müsste jetzt den ersten Schritt machen?",
      en: "Who would have to make the first move now?",
      unless: /\b(?:entschuldigt|ersten Schritt)\b/iu,
    },
  ],
  "made-up": [
    {
      say: "Wer hat den Anfang gemacht?",
      en: "Who made the first move?",
      unless: /\b(?:(?:ich|er|sie|hat|habe) (?:\p{L}+ ){0,3}(?:entschuldigt|angerufen|geschrieben))\b/iu,
    },
    { say: "Wie hat sich das danach angefühlt?", en: "How did that feel afterward?", unless: FEELS },
    { say: "Was {macht ihr|machen Sie} in Zukunft anders?", en: "What will you do differently in the future?" },
  ],
  separated: [
    {
      say: "Was hat sich seit der Trennung für {dich|Sie} verändert?",
      en: "What has changed for you since the separation?",
      unless: /\b(?:seitdem|verändert|seit der)\b/iu,
    },
    {
      say: "Wer ist seitdem für {dich|Sie} da?",
      en: "Who has been there for you since?",
      unless: /\b(?:Freund\p{L}*|da gewesen|unterstützt)\b/iu,
    },
    {
      say: "Wie ist der Kontakt heute?",
      en: "How much contact do you have today?",
      unless: /\b(?:Kontakt|reden|sprechen)\b/iu,
    },
  ],
  dating: [
    {
      say: "Wie kam der Kontakt zustande?",
      en: "How did you get in touch?",
      unless: /\b(?:App|online|Profil|kennengelernt|Freund\p{L}*|gefragt)\b/iu,
    },
    { say: "Was macht {dich|Sie} an dem Menschen neugierig?", en: "What makes you curious about that person?" },
    {
      say: "Worüber {möchtest du|möchten Sie} auf keinen Fall reden?",
      en: "What do you definitely not want to talk about?",
      unless: /\b(?:war|hatte|gestern|letzte\p{L}*)\b/iu,
    },
  ],
  "partner-live": [
    {
      say: "Wie {habt ihr euch|haben Sie beide sich} kennengelernt?",
      en: "How did you meet?",
      unless: /\b(?:kennengelernt|kennen)\b/iu,
    },
    {
      say: "Wie {teilt ihr euch|teilen Sie sich} den Alltag auf?",
      en: "How do you share everyday life?",
      unless: /\b(?:Fernbeziehung|koche\p{L}*|putz\p{L}*)\b/iu,
    },
    {
      say: "Was {habt ihr|haben Sie beide} gemeinsam, und was gar nicht?",
      en: "What do you have in common, and what not at all?",
    },
  ],
  "friend-meet": [
    {
      say: "Woher {kennt ihr euch|kennen Sie sich}?",
      en: "How do you know each other?",
      unless: /\b(?:Schul\p{L}*|Studien\p{L}*|kenne\p{L}*|Uni|Arbeit)\b/iu,
    },
    {
      say: "Worüber {könnt ihr|können Sie zusammen} stundenlang reden?",
      en: "What can you talk about for hours?",
      unless: /\b(?:über|geredet)\b/iu,
    },
    { say: "Wie oft {seht ihr euch|sehen Sie sich}?", en: "How often do you manage to see each other?", unless: OFTEN },
  ],
  "contact-lost": [
    { say: "Wie ist es dazu gekommen?", en: "How did that come about?", unless: WHY },
    { say: "Was {würdest du|würden Sie} gern noch sagen?", en: "What would you still like to say?" },
    { say: "Was bräuchte es für einen neuen Anfang?", en: "What would it take for a new beginning?" },
  ],
  guests: [
    {
      say: "Wie {bereitest du|bereiten Sie} so einen Besuch vor?",
      en: "How do you prepare for a visit like that?",
      unless: /\b(?:war|waren|abgereist|gekommen|geputzt|gekocht)\b/iu,
    },
    {
      say: "Was kommt bei {dir|Ihnen} auf den Tisch, wenn Gäste da sind?",
      en: "What do you serve when there are guests?",
      unless: /\b(?:koche|gekocht|gegessen|Essen|Kuchen)\b/iu,
    },
    {
      say: "Wie viel Besuch {verträgst du|vertragen Sie} am Stück?",
      en: "How many visitors can you take at a stretch?",
    },
  ],
  party: [
    { say: "Welcher Moment ist {dir|Ihnen} davon geblieben?", en: "Which moment has stayed with you?" },
    {
      say: "Mit wem {hast du dich|haben Sie sich} am längsten unterhalten?",
      en: "Who did you talk to the longest?",
      unless: /\b(?:unterhalten|geredet)\b/iu,
    },
    { say: "Wie lange ging das Ganze?", en: "How long did it all go on?", unless: /\b(?:bis|Uhr|früh|Stunden)\b/iu },
  ],
  wedding: [
    {
      say: "In welchem Rahmen wird so etwas bei {euch|Ihnen} gefeiert?",
      en: "On what scale is that sort of thing celebrated where you’re from?",
      unless: /\b(?:klein\p{L}*|groß\p{L}*|Gäste|Leute)\b/iu,
    },
    {
      say: "Welche Aufgabe {hast du|haben Sie} dabei?",
      en: "What’s your job there?",
      unless: /\b(?:Trauzeug\p{L}*|Rede|ich heirate|wir heiraten|war|geheiratet)\b/iu,
    },
    {
      say: "Welchen Brauch darf man dabei nicht vergessen?",
      en: "Which custom must not be forgotten there?",
      unless: /\b(?:Brauch|Tradition)\b/iu,
    },
  ],
  gift: [
    {
      say: "Was war bisher {dein|Ihr} schönstes Geschenk?",
      en: "What has been your best present so far?",
      unless: /\b(?:schönste\p{L}*)\b/iu,
    },
    {
      say: "Wie findet man etwas, das wirklich passt?",
      en: "How do you find something that is really right for somebody?",
      unless: /\b(?:bekommen)\b/iu,
    },
  ],
  "mail-got": [
    {
      say: "Was stand genau darin?",
      en: "What exactly did it say?",
      unless: /\b(?:steht|stand|schreibt|geschrieben|gesagt|laden|eingeladen|Zusage|Postkarte|:)\b/iu,
    },
    {
      say: "Was {wirst du|werden Sie} antworten?",
      en: "What will you answer?",
      unless: /\b(?:geantwortet|antworte\p{L}*)\b/iu,
    },
    {
      say: "Wie lange {hast du|haben Sie} darauf gewartet?",
      en: "How long did you wait for it?",
      unless: /\b(?:gewartet|Wochen|sofort|plötzlich|überrasch\p{L}*)\b/iu,
    },
  ],
  "mail-sent": [
    {
      say: "Mit welcher Antwort {rechnest du|rechnen Sie}?",
      en: "What answer do you expect?",
      unless: /\b(?:geantwortet|Antwort)\b/iu,
    },
    {
      say: "Wie lange {hast du|haben Sie} an den Sätzen gefeilt?",
      en: "How long did you spend polishing the sentences?",
      unless: /\b(?:lange|sofort|Stunde\p{L}*|Minuten)\b/iu,
    },
    {
      say: "Welcher Satz darin war {dir|Ihnen} am wichtigsten?",
      en: "Which sentence in it mattered most to you?",
      unless: /\b(?:dass|:|„)\b/iu,
    },
  ],
  waiting: [
    {
      say: "Wie {überbrückst du|überbrücken Sie} die Zeit bis dahin?",
      en: "How are you passing the time until then?",
      unless: /\b(?:gewartet|lese|lenke|Schokolade)\b/iu,
    },
    {
      say: "Bis wann müsste etwas passieren?",
      en: "By when would something have to happen?",
      unless: /\b(?:gewartet|bis|Wochen|nächste\p{L}*|morgen)\b/iu,
    },
    {
      say: "Was ist am Warten das Schlimmste?",
      en: "What’s the worst thing about waiting?",
      unless: /\b(?:gewartet)\b/iu,
    },
  ],
  "lost-thing": [
    {
      say: "Wo {hast du|haben Sie} schon gesucht?",
      en: "Where have you already looked?",
      unless: /\b(?:gesucht|gestohlen|geklaut|such\p{L}*|gefunden|gebracht|zurück\p{L}*)\b/iu,
    },
    {
      say: "Wie schwer wäre das zu ersetzen?",
      en: "How hard would it be to replace?",
      unless: /\b(?:ersetz\p{L}*|neu\p{L}*|gefunden|gebracht|zurück\p{L}*)\b/iu,
    },
    {
      say: "Wer könnte es gefunden haben?",
      en: "Who might have found it?",
      unless: /\b(?:gestohlen|geklaut|Fundbüro|gefunden|gebracht|zurück\p{L}*)\b/iu,
    },
  ],
  "found-thing": [
    {
      say: "Was {hast du|haben Sie} damit gemacht?",
      en: "What did you do with it?",
      unless: /\b(?:behalten|mitgenommen|gegessen|gelesen|verkauft|geschenkt)\b/iu,
    },
    { say: "Wo genau war das?", en: "Where exactly was that?", unless: /\b(?:in|im|auf|unter|hinter|am|bei)\b/iu },
    { say: "Welche Geschichte könnte dahinterstecken?", en: "What story might be behind it?" },
  ],
  forgot: [
    {
      say: "Wann ist {dir|Ihnen} das aufgefallen?",
      en: "When did you notice?",
      unless: /\b(?:als|erst|plötzlich|dann)\b/iu,
    },
    {
      say: "Was {hast du|haben Sie} dann gemacht?",
      en: "What did you do then?",
      unless: /\b(?:dann|zurück|gerettet)\b/iu,
    },
    {
      say: "Wie {merkst du dir|merken Sie sich} so etwas normalerweise?",
      en: "How do you usually remember things like that?",
      unless: /\b(?:Zettel|Kalender|Liste|App)\b/iu,
    },
  ],
  misunderstanding: [
    {
      say: "Wie hat sich das Missverständnis aufgeklärt?",
      en: "How was the misunderstanding cleared up?",
      unless: /\b(?:aufgeklärt|geklärt|dann|gemerkt|lach\p{L}*)\b/iu,
    },
    {
      say: "Was hatte der andere eigentlich gemeint?",
      en: "What had the other person actually meant?",
      unless: /\b(?:gemeint|statt|verwechselt|dachte)\b/iu,
    },
    {
      say: "Wie ging es {dir|Ihnen} dabei?",
      en: "How did you feel about it?",
      unless: /\b(?:lach\p{L}*|peinlich|lustig|böse|sauer|Streit)\b/iu,
    },
  ],
  embarrassed: [
    {
      say: "Wie haben die anderen in dem Moment reagiert?",
      en: "How did the others react at that moment?",
      unless: /\b(?:lach\p{L}*|gelacht|reagiert|niemand)\b/iu,
    },
    {
      say: "Wie {hast du dich|haben Sie sich} aus der Situation gerettet?",
      en: "How did you get out of the situation?",
      unless: /\b(?:gegangen|gerettet|entschuldigt)\b/iu,
    },
    {
      say: "Wie {denkst du|denken Sie} heute darüber?",
      en: "What do you think of it today?",
      unless: /\b(?:heute|inzwischen|gerade|eben|vorhin)\b/iu,
    },
  ],
  surprised: [
    {
      say: "Womit {hattest du|hatten Sie} stattdessen gerechnet?",
      en: "What had you expected instead?",
      unless: /\b(?:dachte|gerechnet|erwartet)\b/iu,
    },
    {
      say: "Wie haben es die anderen aufgenommen?",
      en: "How did the others take it?",
      unless: /\b(?:alle|anderen)\b/iu,
    },
  ],
  "decision-open": [
    {
      say: "Was spricht dafür, und was dagegen?",
      en: "What speaks in favor of it, and what against?",
      unless: /\b(?:dafür|dagegen|einerseits)\b/iu,
    },
    { say: "Bis wann {musst du|müssen Sie} das wissen?", en: "By when do you have to know?", unless: WHEN },
    {
      say: "Wessen Rat ist {dir|Ihnen} in so einer Sache wichtig?",
      en: "Whose advice matters to you in a matter like that?",
      unless: SAID,
    },
  ],
  decided: [
    { say: "Was hat am Ende den Ausschlag gegeben?", en: "What tipped the balance in the end?", unless: WHY },
    {
      say: "Wie lange {hast du|haben Sie} mit der Entscheidung gerungen?",
      en: "How long did you struggle with the decision?",
      unless: LONG,
    },
    { say: "Wer war von der Entscheidung überrascht?", en: "Who was surprised by the decision?", unless: SAID },
  ],
  regret: [
    { say: "Was würde sich heute noch daran ändern lassen?", en: "What could still be changed about it today?" },
    {
      say: "Was {würdest du|würden Sie} heute anders machen?",
      en: "What would you do differently today?",
      unless: /\b(?:anders|heute würde)\b/iu,
    },
  ],
  memory: [
    {
      say: "Welches Detail {hast du|haben Sie} dabei noch genau vor Augen?",
      en: "Which detail can you still see clearly?",
    },
    { say: "Wer teilt diese Erinnerung mit {dir|Ihnen}?", en: "Who shares that memory with you?", unless: WHO },
    {
      say: "Was löst diese Erinnerung heute in {dir|Ihnen} aus?",
      en: "What does that memory stir in you today?",
      unless: FEELS,
    },
  ],
  childhood: [
    {
      say: "Wer hat {dich|Sie} in dieser Zeit am meisten geprägt?",
      en: "Who influenced you most at that time?",
      unless: /\b(?:geprägt|Oma|Opa|Großmutter|Großvater)\b/iu,
    },
    {
      say: "Was davon {machst du|machen Sie} heute noch?",
      en: "What of that do you still do today?",
      unless: /\b(?:heute noch|noch heute|immer noch)\b/iu,
    },
    {
      say: "Wie sah ein ganz normaler Tag damals aus?",
      en: "What did an ordinary day look like back then?",
      unless: /\b(?:jeden Tag|immer)\b/iu,
    },
  ],
  habit: [
    {
      say: "Seit wann gehört das zu {deinem|Ihrem} Leben?",
      en: "How long has that been part of your life?",
      unless: SINCE,
    },
    { say: "Was passiert, wenn es einmal ausfällt?", en: "What happens when it falls through for once?" },
    { say: "Wer macht dabei mit?", en: "Who joins in?", unless: WHO },
  ],
  "quit-habit": [
    { say: "Was war der Auslöser dafür?", en: "What triggered that?", unless: WHY },
    {
      say: "Wann fällt es {dir|Ihnen} am schwersten?",
      en: "When do you find it hardest?",
      unless: /\b(?:schwer\p{L}*|leicht)\b/iu,
    },
    { say: "Wie hat {deine|Ihre} Umgebung darauf reagiert?", en: "How did the people around you react?", unless: SAID },
  ],
  "dream-night": [
    { say: "Wie ging der Traum aus?", en: "How did the dream end?", unless: /\b(?:aufgewacht|am Ende|dann)\b/iu },
    {
      say: "Wie {hast du dich|haben Sie sich} nach dem Aufwachen gefühlt?",
      en: "How did you feel after waking up?",
      unless: FEELS,
    },
    { say: "Wer kam alles darin vor?", en: "Who was in it?", unless: /\b(?:von \p{L}+ \p{L}+|mein\p{L}*)\b/iu },
  ],
  "dream-life": [
    { say: "Was steht dem noch im Weg?", en: "What is still standing in the way of that?", unless: WHY },
    {
      say: "Wie würde der erste Schritt aussehen?",
      en: "What would the first step look like?",
      unless: /\b(?:Schritt|angefangen)\b/iu,
    },
    {
      say: "Wem {hast du|haben Sie} von diesem Wunsch erzählt?",
      en: "Who have you told about this wish?",
      unless: /\b(?:erzählt)\b/iu,
    },
  ],
  weather: [
    {
      say: "Wie wirkt sich so ein Wetter auf {deine|Ihre} Laune aus?",
      en: "How does weather like that affect your mood?",
      unless: /\b(?:Laune|traurig|müde|froh)\b/iu,
    },
    {
      say: "Was {machst du|machen Sie} an so einem Tag?",
      en: "What do you do on a day like that?",
      unless: /\b(?:lese|bleibe|koche|haben wir|habe ich|Ernte)\b/iu,
    },
    {
      say: "Wie ist es dagegen dort, wo {du herkommst|Sie herkommen}?",
      en: "And what’s it like where you come from?",
      unless: /\b(?:bei uns|in meiner Heimat|Heimat)\b/iu,
    },
  ],
  nature: [
    {
      say: "Was {suchst du|suchen Sie} dort draußen vor allem?",
      en: "What are you mainly looking for out there?",
      unless: /\b(?:Kopf|Ruhe|ruhig|leer|Pilze)\b/iu,
    },
    {
      say: "Mit wem {bist du|sind Sie} am liebsten draußen unterwegs?",
      en: "Who do you like being outdoors with most?",
      unless: WHO,
    },
    {
      say: "Wie lange {hältst du|halten Sie} es ohne Natur aus?",
      en: "How long can you stand being without nature?",
      unless: /\b(?:jede\p{L}*)\b/iu,
    },
  ],
  swimming: [
    {
      say: "Wie kalt darf das Wasser für {dich|Sie} sein?",
      en: "How cold can the water be before it is too cold for you?",
      unless: /\b(?:Grad|kalt|kalte\p{L}*|warm|Hallenbad|rudere|segle)\b/iu,
    },
    {
      say: "Wie weit {traust du dich|trauen Sie sich} hinaus?",
      en: "How far out do you dare go?",
      unless: /\b(?:Kilometer|Meter|Hallenbad|Schwimmbad|Freibad|weit)\b/iu,
    },
    {
      say: "Woran {denkst du|denken Sie} im Wasser?",
      en: "What do you think about in the water?",
      unless: /\b(?:denke|Kopf|zähl\p{L}*|leer)\b/iu,
    },
  ],
  failed: [
    {
      say: "Woran hat es {deiner|Ihrer} Meinung nach gelegen?",
      en: "What was the reason, in your opinion?",
      unless: WHY,
    },
    {
      say: "Wie geht es damit jetzt weiter?",
      en: "What happens with that now?",
      unless: /\b(?:jetzt|nächste\p{L}*|noch einmal|nochmal|wiederhol\p{L}*)\b/iu,
    },
    { say: "Was {hättest du|hätten Sie} gern vorher gewusst?", en: "What would you have liked to know beforehand?" },
  ],
  success: [
    {
      say: "Was war dabei die größte Hürde?",
      en: "What was the biggest hurdle?",
      unless: /\b(?:schwer\p{L}*|schwierig\p{L}*|Hürde)\b/iu,
    },
    {
      say: "Wem {hast du|haben Sie} als Erstes davon erzählt?",
      en: "Who did you tell first?",
      unless: /\b(?:erzählt|angerufen)\b/iu,
    },
    { say: "Was kommt als Nächstes?", en: "What comes next?", unless: /\b(?:nächste\p{L}*|jetzt)\b/iu },
  ],
  luck: [
    {
      say: "Wie wäre es sonst ausgegangen?",
      en: "How would it have turned out otherwise?",
      unless: /\b(?:sonst|gewonnen|Zufall|zufällig)\b/iu,
    },
    {
      say: "Wie oft {hast du|haben Sie} in solchen Dingen Glück?",
      en: "How often are you lucky in things like that?",
      unless: /\b(?:Pech|immer|nie|oft)\b/iu,
    },
  ],
  apologize: [
    { say: "Wann wäre ein guter Moment dafür?", en: "When would be a good moment for that?", unless: WHEN },
    {
      say: "Was {würdest du|würden Sie} als Erstes sagen?",
      en: "What would you say first?",
      unless: /\b(?:sagen, dass|:)\b/iu,
    },
    { say: "Was macht es {dir|Ihnen} so schwer?", en: "What makes it so hard for you?", unless: WHY },
  ],
  promised: [
    { say: "Wie verbindlich ist das für {dich|Sie}?", en: "How binding is that for you?" },
    {
      say: "Was passiert, wenn es anders kommt?",
      en: "What happens if things turn out differently?",
      unless: /\b(?:gebrochen|gehalten)\b/iu,
    },
  ],
  "first-time": [
    {
      say: "Womit {hattest du|hatten Sie} vorher nicht gerechnet?",
      en: "What had you not expected beforehand?",
      unless: /\b(?:nächste\p{L}*|morgen|spiele|werde|bald|überrascht)\b/iu,
    },
    {
      say: "Was {wirst du|werden Sie} beim zweiten Mal anders machen?",
      en: "What will you do differently the second time?",
      unless: /\b(?:nächste\p{L}*|morgen|spiele|werde|bald)\b/iu,
    },
  ],
  "helped-somebody": [
    {
      say: "Wie wurde die Hilfe angenommen?",
      en: "How was the help received?",
      unless: /\b(?:gedankt|bedankt|danke)\b/iu,
    },
    { say: "Wie {bist du|sind Sie} in diese Rolle gekommen?", en: "How did you come to be in that role?", unless: WHY },
  ],
  "got-help": [
    {
      say: "Wie {hast du dich|haben Sie sich} bedankt?",
      en: "How did you say thank you?",
      unless: /\b(?:bedankt|Danke)\b/iu,
    },
    {
      say: "Was wäre ohne diese Hilfe passiert?",
      en: "What would have happened without that help?",
      unless: /\b(?:sonst|ohne)\b/iu,
    },
  ],
  laughed: [
    { say: "Was genau war der Auslöser?", en: "What exactly set it off?", unless: WHY },
    {
      say: "Wer hat am lautesten gelacht?",
      en: "Who laughed the loudest?",
      unless: /\b(?:(?:er|sie|ich|Frau|Mann|Chef|Mutter) (?:hat|habe|haben) (?:\p{L}+ ){0,3}gelacht)\b/iu,
    },
  ],
  teaching: [
    {
      say: "Welche Frage {deiner|Ihrer} Schüler hat {dich|Sie} zuletzt überrascht?",
      en: "Which of your students’ questions has surprised you lately?",
    },
    {
      say: "Wie {hältst du|halten Sie} die Aufmerksamkeit in der Stunde?",
      en: "How do you keep their attention in class?",
    },
    {
      say: "Was {lernst du|lernen Sie} selbst beim Unterrichten?",
      en: "What do you learn yourself by teaching?",
      unless: /\b(?:lerne)\b/iu,
    },
  ],
  patients: [
    {
      say: "Welche Begegnung dort geht {dir|Ihnen} nicht aus dem Kopf?",
      en: "Which encounter there stays on your mind?",
      unless: /\b(?:gestorben)\b/iu,
    },
    {
      say: "Wie {schaltest du|schalten Sie} nach so einem Dienst ab?",
      en: "How do you switch off after a shift like that?",
      unless: /\b(?:abschalt\p{L}*)\b/iu,
    },
    { say: "Was wissen Außenstehende über diese Arbeit nicht?", en: "What do outsiders not know about this work?" },
  ],
  customers: [
    { say: "Wie {hast du|haben Sie} darauf reagiert?", en: "How did you react to that?", unless: ANSWERED },
    { say: "Wie oft kommt so etwas vor?", en: "How often does that sort of thing happen?", unless: OFTEN },
    {
      say: "Was {würdest du|würden Sie} solchen Leuten gern einmal sagen?",
      en: "What would you like to tell people like that for once?",
      unless: /\b(?:nett|freundlich|Trinkgeld|gebracht|Blumen)\b/iu,
    },
  ],
  "money-price": [
    { say: "Was wäre {dir|Ihnen} das höchstens wert?", en: "What would you pay for it at most?" },
    {
      say: "Wo {sparst du|sparen Sie} stattdessen?",
      en: "Where do you save instead?",
      unless: /\b(?:günstig|billig|nur \p{L}+ Euro|spare)\b/iu,
    },
  ],
  tidying: [
    {
      say: "Wovon {kannst du dich|können Sie sich} nicht trennen?",
      en: "What can you not part with?",
      unless: /\b(?:trennen|Flohmarkt|gekauft)\b/iu,
    },
    { say: "Was findet man da so alles?", en: "What do you find there?", unless: /\b(?:gefunden|gekauft|findet)\b/iu },
    {
      say: "Wie leicht {wirfst du|werfen Sie} etwas weg?",
      en: "How easily do you throw things away?",
      unless: /\b(?:Flohmarkt|gekauft|weggeworfen|werfe)\b/iu,
    },
  ],
  chores: [
    {
      say: "Wie ist das bei {euch|Ihnen} zu Hause geregelt?",
      en: "How do you handle that at home?",
      unless: /\b(?:geregelt|Plan|abwechselnd|allein)\b/iu,
    },
    {
      say: "Welche Arbeit im Haushalt bleibt immer liegen?",
      en: "Which household chore always gets left undone?",
      unless: /\b(?:bleibt)\b/iu,
    },
    {
      say: "Wer ist bei {euch|Ihnen} am ordentlichsten?",
      en: "Who’s the tidiest at your place?",
      unless: /\b(?:ordentlich|allein)\b/iu,
    },
  ],
  tradition: [
    {
      say: "Was gehört für {dich|Sie} unbedingt dazu?",
      en: "What’s an essential part of it for you?",
      unless: /\b(?:immer|gehört|dazu)\b/iu,
    },
    { say: "Mit wem {verbringst du|verbringen Sie} diese Tage?", en: "Who do you spend those days with?", unless: WHO },
    {
      say: "Wie {erklärst du|erklären Sie} das jemandem, der es nicht kennt?",
      en: "How do you explain that to somebody who doesn’t know it?",
      unless: /\b(?:Weihnachten|Ostern)\b/iu,
    },
  ],
  "new-country": [
    {
      say: "Was war am Anfang die größte Umstellung?",
      en: "What was the biggest adjustment at first?",
      unless: /\b(?:Anfang|Umstellung|schwer\p{L}*|gewöhn\p{L}*|werde|will|möchte)\b/iu,
    },
    {
      say: "Welche Gewohnheit {hast du|haben Sie} hier übernommen?",
      en: "Which habit have you picked up here?",
      unless: /\b(?:im Ausland|Auslands\p{L}*|ausgewandert|werde|will|möchte)\b/iu,
    },
    {
      say: "Worüber {wunderst du dich|wundern Sie sich} bis heute?",
      en: "What still amazes you to this day?",
      unless: /\b(?:werde|will|möchte|wundere)\b/iu,
    },
  ],
  age: [
    {
      say: "Was hat sich mit dem Alter verändert?",
      en: "What has changed with age?",
      unless: /\b(?:verändert|früher)\b/iu,
    },
    {
      say: "Was {würdest du|würden Sie} {deinem|Ihrem} zehn Jahre jüngeren Ich raten?",
      en: "What would you advise your self of ten years ago?",
    },
  ],
  games: [
    {
      say: "Wie gut {kannst du|können Sie} verlieren?",
      en: "How good are you at losing?",
      unless: /\b(?:verlier\p{L}*|verloren)\b/iu,
    },
    {
      say: "Gegen wen {spielst du|spielen Sie} am häufigsten?",
      en: "Who do you play against most often?",
      unless: /\b(?:gegen|mit)\b/iu,
    },
  ],
  "health-change": [
    { say: "Was hat {dich|Sie} dazu gebracht?", en: "What made you start?", unless: WHY },
    {
      say: "Was fällt {dir|Ihnen} daran am schwersten?",
      en: "What do you find hardest about it?",
      unless: /\b(?:schwer\p{L}*)\b/iu,
    },
    {
      say: "Woran {merkst du|merken Sie}, ob es etwas bringt?",
      en: "How can you tell that it’s doing any good?",
      unless: /\b(?:merke|seitdem|Kilo)\b/iu,
    },
  ],
  "learned-new": [
    {
      say: "Was ist dabei schwerer als gedacht?",
      en: "What’s harder than you thought?",
      unless: /\b(?:schwer\p{L}*)\b/iu,
    },
    { say: "Was {hast du|haben Sie} damit vor?", en: "What do you plan to do with it?", unless: WHY },
  ],
  photo: [
    {
      say: "Was {fotografierst du|fotografieren Sie} am liebsten?",
      en: "What do you like photographing most?",
      unless: /\b(?:fotografiere|zeigt|sieht man)\b/iu,
    },
    {
      say: "Wo {bewahrst du|bewahren Sie} {deine|Ihre} Fotos auf?",
      en: "Where do you keep your photos?",
      unless: /\b(?:Album|Wand|Handy|hängt|Kamera)\b/iu,
    },
  ],
  "idea-project": [
    { say: "Wer ist daran noch beteiligt?", en: "Who else is involved?", unless: WHO },
    {
      say: "Wie weit {bist du|sind Sie} damit schon?",
      en: "How far along are you?",
      unless: /\b(?:fertig|angefangen|Anfang|Ende)\b/iu,
    },
    {
      say: "Woran könnte es noch scheitern?",
      en: "What could still make it fail?",
      unless: /\b(?:scheiter\p{L}*|Geld|fertig)\b/iu,
    },
  ],
  "problem-open": [
    {
      say: "Was {hast du|haben Sie} schon versucht, um das zu lösen?",
      en: "What have you tried to solve it?",
      unless: /\b(?:versucht|probiert)\b/iu,
    },
    {
      say: "Wen {könntest du|könnten Sie} in dieser Sache um Rat fragen?",
      en: "Who could you ask for advice in this matter?",
      unless: /\b(?:gefragt|Rat)\b/iu,
    },
  ],
  annoyed: [
    {
      say: "Was wäre {dir|Ihnen} stattdessen lieber?",
      en: "What would you prefer instead?",
      unless: /\b(?:lieber)\b/iu,
    },
    { say: "Wie lange geht das schon so?", en: "How long has it been going on?", unless: SINCE },
    {
      say: "Wie {machst du|machen Sie} {deinem|Ihrem} Ärger Luft?",
      en: "How do you let off steam?",
      unless: /\b(?:gesagt|geschrien|schreie|rede)\b/iu,
    },
  ],
  afraid: [
    {
      say: "Was wäre der schlimmste Fall?",
      en: "What would be the worst case?",
      unless: /\b(?:schlimmst\p{L}*|sterben|gestorben|Krebs|krank|Operation)\b/iu,
    },
    {
      say: "Was beruhigt {dich|Sie} in solchen Momenten?",
      en: "What calms you at moments like that?",
      unless: /\b(?:beruhig\p{L}*|hilft)\b/iu,
    },
    {
      say: "Mit wem {sprichst du|sprechen Sie} über solche Sorgen?",
      en: "Who do you talk to about worries like that?",
      unless: /\b(?:rede|spreche|gesprochen|erzählt)\b/iu,
    },
  ],
  "happy-about": [
    { say: "Was hat am meisten dazu beigetragen?", en: "What contributed most to that?", unless: WHY },
    { say: "Mit wem {teilst du|teilen Sie} diese Freude?", en: "Who do you share that joy with?", unless: WHO },
  ],
  "free-time": [
    {
      say: "Was {würdest du|würden Sie} mit der freien Zeit am liebsten anfangen?",
      en: "What would you most like to do with the free time?",
      unless: /\b(?:möchte|will)\b/iu,
    },
    {
      say: "Wie {hast du|haben Sie} früher solche Stunden verbracht?",
      en: "How did you use to spend hours like that?",
      unless: /\b(?:früher)\b/iu,
    },
  ],
  criticized: [
    {
      say: "Was davon war berechtigt, und was nicht?",
      en: "Which parts were justified, and which weren’t?",
      unless: /\b(?:ungerecht|unfair|berechtigt)\b/iu,
    },
    {
      say: "Wer hat zu {dir|Ihnen} gehalten?",
      en: "Who stood by you?",
      unless: /\b(?:ich habe mich beschwert|niemand|alle)\b/iu,
    },
  ],
  mistake: [
    {
      say: "Wie {hast du|haben Sie} es bemerkt?",
      en: "How did you notice?",
      unless: /\b(?:bemerkt|gemerkt|entdeckt)\b/iu,
    },
    { say: "Wie hat man darauf reagiert?", en: "How did people react?", unless: SAID },
    { say: "Was hat sich daraus noch ergeben?", en: "What else came of it?" },
  ],
  "worked-late": [
    {
      say: "Wie {hast du dich|haben Sie sich} danach erholt?",
      en: "How did you recover afterward?",
      unless: /\b(?:geschlafen|erholt)\b/iu,
    },
    { say: "Was musste so dringend fertig werden?", en: "What had to be finished so urgently?", unless: WHY },
  ],
  "grandparents-story": [
    {
      say: "Was {hast du|haben Sie} von [ihm|ihr|ihnen] übernommen?",
      en: "What have you taken over from [him|her|them]?",
      unless: /\b(?:übernommen|gelernt|geerbt)\b/iu,
    },
    {
      say: "Welche Geschichte erzählt man sich in der Familie über [ihn|sie|sie]?",
      en: "Which story does the family tell about [him|her|them]?",
      unless: /\b(?:Geschichte)\b/iu,
    },
  ],
  "somebody-told": [
    {
      say: "Was daran hat {dich|Sie} am meisten überrascht?",
      en: "What surprised you most about it?",
      unless: /\b(?:überrascht)\b/iu,
    },
    { say: "Was {hast du|haben Sie} daraus gemacht?", en: "What did you make of that?", unless: ANSWERED },
  ],
  stuck: [
    {
      say: "Wie {bist du|sind Sie} da wieder herausgekommen?",
      en: "How did you get out of there again?",
      unless: /\b(?:Feuerwehr|befreit|Schlüsseldienst|ausgesperrt)\b/iu,
    },
    {
      say: "Woran {hast du|haben Sie} in der Zeit gedacht?",
      en: "What did you think about in the meantime?",
      unless: /\b(?:gedacht|gelesen)\b/iu,
    },
  ],
  "got-lost": [
    {
      say: "Wie {hast du|haben Sie} den Weg dann doch noch gefunden?",
      en: "How did you find the way after all?",
      unless: /\b(?:gebracht|gezeigt|Handy|gefragt|Karte)\b/iu,
    },
    {
      say: "Was {hast du|haben Sie} dabei entdeckt?",
      en: "What did you discover in the process?",
      unless: /\b(?:entdeckt|gebracht)\b/iu,
    },
  ],
  "fed-up": [
    { say: "Was hat das Fass zum Überlaufen gebracht?", en: "What was the last straw?", unless: WHY },
    { say: "Was müsste sich als Erstes ändern?", en: "What would have to change first?" },
    {
      say: "Wie lange {hältst du|halten Sie} das noch aus?",
      en: "How much longer can you take it?",
      unless: /\b(?:nicht mehr lange)\b/iu,
    },
  ],
  closing: [
    { say: "Wen trifft das am meisten?", en: "Who is hit hardest by that?" },
    {
      say: "Was soll stattdessen dort hinkommen?",
      en: "What is to take its place there?",
      unless: /\b(?:samstags|sonntags|Uhr|stattdessen)\b/iu,
    },
  ],
  secret: [
    {
      say: "Was würde passieren, wenn es herauskommt?",
      en: "What would happen if it came out?",
      unless: /\b(?:herausgekommen|jetzt wissen)\b/iu,
    },
    { say: "Wer weiß inzwischen alles davon?", en: "Who knows about it by now?", unless: /\b(?:niemand)\b/iu },
  ],
  "not-asked": [
    {
      say: "Wie {hast du|haben Sie} davon erfahren?",
      en: "How did you find out about it?",
      unless: /\b(?:erfahren|gehört)\b/iu,
    },
    {
      say: "Was {hättest du|hätten Sie} auf die Frage geantwortet?",
      en: "What would you have said if they had asked you?",
    },
  ],
  "appointment-coming": [
    { say: "Was wäre für {dich|Sie} das beste Ergebnis?", en: "What would be the best result for you?" },
    { say: "Wer ist bei dem Termin alles dabei?", en: "Who will be at the appointment?", unless: WHO },
  ],
  collecting: [
    { say: "Welches Stück {würdest du|würden Sie} nie hergeben?", en: "Which piece would you never part with?" },
    {
      say: "Wie hat die Sammelei angefangen?",
      en: "How did the collecting begin?",
      unless: /\b(?:angefangen|seit)\b/iu,
    },
  ],
  bet: [
    { say: "Worum geht es bei der Wette?", en: "What did you bet?", unless: /\b(?:um)\b/iu },
    { say: "Wie stehen die Chancen?", en: "How do the odds look?", unless: /\b(?:gewonnen|verloren)\b/iu },
  ],
  "met-stranger": [
    {
      say: "Wie alt war die Person ungefähr?",
      en: "About how old was the person?",
      unless: /\b(?:alt\p{L}*|jung\p{L}*|Jahre|Kind|Mädchen|Junge|Student\p{L}*)\b/iu,
    },
    {
      say: "Wie {hast du dich|haben Sie sich} in dem Moment verhalten?",
      en: "How did you behave at that moment?",
      unless: ANSWERED,
    },
    { say: "Was ist {dir|Ihnen} an der Person besonders aufgefallen?", en: "What struck you most about the person?" },
  ],
  "wanted-to-be": [
    {
      say: "Was ist aus diesem Wunsch geworden?",
      en: "What became of that wish?",
      unless: /\b(?:heute|stattdessen|geworden)\b/iu,
    },
    { say: "Woran ist es gescheitert?", en: "What made it fail?", unless: WHY },
  ],
  job: [
    { say: "Wie {bist du|sind Sie} zu dieser Arbeit gekommen?", en: "How did you get into that work?", unless: WHY },
    {
      say: "Wie sieht ein ganz normaler Arbeitstag bei {dir|Ihnen} aus?",
      en: "What does a perfectly ordinary workday look like for you?",
      unless: /\b(?:Uhr|nachts|meistens)\b/iu,
    },
    { say: "Was wissen die wenigsten über diese Arbeit?", en: "What do very few people know about this work?" },
  ],
  demands: [
    { say: "Wie viel Spielraum {hast du|haben Sie} dabei?", en: "How much leeway do you have?" },
    { say: "Was würde bei einem Nein passieren?", en: "What would happen if you said no?" },
  ],
  "white-lie": [
    { say: "Was hat {dich|Sie} dazu gebracht?", en: "What made you do it?", unless: WHY },
    { say: "Wie wohl ist {dir|Ihnen} dabei?", en: "How comfortable do you feel about it?", unless: FEELS },
  ],
  reproached: [
    { say: "Was {entgegnest du|entgegnen Sie} darauf?", en: "What do you reply to that?", unless: ANSWERED },
    {
      say: "Wie viel ist an dem Vorwurf dran?",
      en: "How much truth is there in that?",
      unless: /\b(?:stimmt|unsinn|falsch)\b/iu,
    },
  ],
  cried: [
    {
      say: "Wie geht es [ihm|ihr|ihnen] inzwischen damit?",
      en: "How [is he|is she|are they] doing with it now?",
      unless: /\b(?:inzwischen|wieder)\b/iu,
    },
    { say: "Wie {hast du|haben Sie} reagiert?", en: "How did you react?", unless: ANSWERED },
  ],
  supposes: [
    { say: "Was spricht für diese Vermutung?", en: "What makes you think so?", unless: WHY },
    { say: "Wer sieht das genauso?", en: "Who sees it the same way?" },
  ],
  sang: [
    { say: "Was für Lieder waren das?", en: "What songs were those?", unless: /\b(?:Lied\p{L}*|Karaoke|Stück)\b/iu },
    { say: "Wer hat zugehört?", en: "Who was listening?", unless: /\b(?:für alle|Publikum|zugehört)\b/iu },
  ],
  changed: [
    {
      say: "Woran {merkst du|merken Sie} das am deutlichsten?",
      en: "What makes that clearest to you?",
      unless: /\b(?:merke)\b/iu,
    },
    {
      say: "Was ist trotzdem gleich geblieben?",
      en: "What has stayed the same all the same?",
      unless: /\b(?:gleich)\b/iu,
    },
  ],
  "still-past": [
    {
      say: "Wem {hast du|haben Sie} das schon erzählt?",
      en: "Who have you told about it already?",
      unless:
        /\b(?:erzählt|gesagt|niemand\p{L}*|gestorben|Tod|Jahre\p{L}*|Monate\p{L}*|Anfang|anfangs|früher|damals|als Kind|wollte\p{L}*|jetzt|oft|immer|wir)\b/iu,
    },
    {
      say: "Woran {erinnerst du dich|erinnern Sie sich} dabei am genauesten?",
      en: "What do you remember most precisely about it?",
      unless: /\b(?:gerade|eben|heute|vorhin|Prozent)\b/iu,
    },
    { say: "Wie lange ist das jetzt her?", en: "How long ago was that?", unless: WHEN },
    {
      say: "Wer hat das sonst noch mitbekommen?",
      en: "Who else noticed it?",
      unless: /\b(?:alle|niemand\p{L}*|allein|gestorben|Tod|wir)\b/iu,
    },
  ],
  "still-coming": [
    {
      say: "Was könnte noch dazwischenkommen?",
      en: "What could still get in the way?",
      unless: /\b(?:hoffentlich|falls|wenn)\b/iu,
    },
    { say: "Wer ist dabei noch mit von der Partie?", en: "Who else will be in on it?", unless: WHO },
  ],
};
