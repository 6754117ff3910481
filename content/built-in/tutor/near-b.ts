import type { KindQuestion } from "./near.ts";
import {
  ANSWERED,
  FEELS,
  HELPED,
  LONG,
  type MatterId,
  OFTEN,
  SAID,
  SINCE,
  WHEN,
  WHO,
  WHY,
  WHY_QUIT,
} from "./patterns/near.ts";

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
    { say: "Wie lange {bleibst du|bleiben Sie} dort?", en: "How long will you stay there?", unless: LONG },
    {
      say: "Was {möchtest du|möchten Sie} dort auf jeden Fall machen?",
      en: "What do you definitely want to do there?",
      unless: /\b(?:möchte\p{L}*|will|wollen|machen wir)\b/iu,
    },
  ],
  "going-out": [
    {
      say: "Worauf ist die Wahl gefallen?",
      en: "What have you picked?",
      unless: /\b(?:Film|sehen|spielt|lieber|Museum|Ausstellung|Galerie|Zoo|Wahl|entschieden)\b/iu,
    },
    {
      say: "Wie oft {gönnst du dir|gönnen Sie sich} so etwas?",
      en: "How often do you treat yourself to an evening like that?",
      unless: new RegExp(String.raw`${OFTEN.source}|\b(?:arbeite\p{L}*)\b`, "iu"),
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
    { say: "Was hat {dich|Sie} dazu gebracht zu kündigen?", en: "What made you decide to quit?", unless: WHY_QUIT },
    {
      say: "Wie hat man bei der Arbeit auf {deine|Ihre} Kündigung reagiert?",
      en: "How did people at work react to you quitting?",
      unless: SAID,
    },
  ],
  "thinks-of-quitting": [
    { say: "Was hält {dich|Sie} bisher noch davon ab?", en: "What’s been holding you back so far?", unless: WHY },
    {
      say: "Was müsste sich ändern, damit {du bleibst|Sie bleiben}?",
      en: "What would have to change for you to stay?",
    },
  ],
  applied: [
    { say: "Was reizt {dich|Sie} an der Stelle?", en: "What appeals to you about the job?", unless: WHY },
    {
      say: "Wie {bist du|sind Sie} auf die Stelle aufmerksam geworden?",
      en: "How did you hear about the job?",
      unless: /\b(?:Anzeige|Internet|gesehen|gelesen|empfohlen|erzählt)\b/iu,
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
  ],
  "interview-was": [
    {
      say: "Welche Frage im Gespräch hat {dich|Sie} überrascht?",
      en: "Which question in the interview surprised you?",
      unless: /\b(?:gefragt|Frage\p{L}*|Mama)\b/iu,
    },
    {
      say: "Wann {bekommst du|bekommen Sie} nach dem Gespräch Bescheid?",
      en: "When will you hear back after the interview?",
      unless: /\b(?:Bescheid|Zusage|Absage|melden|gemeldet)\b/iu,
    },
  ],
  rejected: [
    { say: "Wie wurde die Absage begründet?", en: "What reason did they give for the rejection?", unless: WHY },
    { say: "Was {machst du|machen Sie} nach so einer Absage?", en: "What do you do after a rejection like that?" },
  ],
  "new-job": [
    {
      say: "Was {wirst du|werden Sie} dort genau machen?",
      en: "What exactly will you be doing there?",
      unless:
        /\b(?:ist|sind|war|verdiene|gefällt|angefangen|seit|mag|In mein\p{L}*|arbeite|langweilig|als \p{L}+|mache ich|arbeite ich)\b/iu,
    },
    {
      say: "Was ist an der neuen Arbeit anders als an der alten?",
      en: "What’s different about the new job compared with the old one?",
      unless: /\b(?:anders|besser|schlechter|mehr|weniger)\b/iu,
    },
  ],
  "job-search": [
    {
      say: "Was ist {dir|Ihnen} bei der Suche am wichtigsten?",
      en: "What matters most to you in your search?",
      unless: /\b(?:wichtig\p{L}*)\b/iu,
    },
    { say: "Wie lange {suchst du|suchen Sie} schon?", en: "How long have you been looking?", unless: SINCE },
  ],
  overtime: [
    { say: "Wie kommt es zu den Überstunden?", en: "How does the overtime come about?", unless: WHY },
    {
      say: "Was bleibt wegen der Überstunden liegen?",
      en: "What gets left undone because of the overtime?",
      unless: /\b(?:keine Zeit)\b/iu,
    },
  ],
  "home-office": [
    {
      say: "Wie {hältst du|halten Sie} im Homeoffice Kontakt zu den Kollegen?",
      en: "How do you keep in touch with your co-workers when you work from home?",
      unless: /\b(?:Kontakt|telefonier\p{L}*)\b/iu,
    },
    {
      say: "Wie {trennst du|trennen Sie} Arbeit und Freizeit, wenn beides zu Hause stattfindet?",
      en: "How do you separate work and free time when both happen at home?",
      unless: /\b(?:trenn\p{L}*|fehl\p{L}*|vermiss\p{L}*)\b/iu,
    },
  ],
  shifts: [
    {
      say: "Wie {schläfst du|schlafen Sie} bei solchen Arbeitszeiten?",
      en: "How do you sleep with working hours like that?",
      unless: /\b(?:schlaf\p{L}*|schläf\p{L}*|müde|am liebsten)\b/iu,
    },
    {
      say: "Wie sieht {dein Tag aus, wenn du Schicht hast|Ihr Tag aus, wenn Sie Schicht haben}?",
      en: "What’s your day like when you’re on shift?",
      unless: /\b(?:Uhr)\b/iu,
    },
    {
      say: "Was sagen die Leute um {dich|Sie} herum zu {deinen|Ihren} Arbeitszeiten?",
      en: "What do the people around you say about your working hours?",
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
  ],
  "presentation-coming": [
    {
      say: "Wie {bereitest du dich|bereiten Sie sich} darauf vor?",
      en: "How are you preparing for it?",
      unless: /\b(?:vorbereit\p{L}*|übe|üben|geübt|lerne|gelernt|proben?|geprobt|morgen|heute)\b/iu,
    },
    {
      say: "Was hilft {dir|Ihnen}, vorher ruhig zu bleiben?",
      en: "What helps you stay calm beforehand?",
      unless: /\b(?:entspannt|gelassen|freue|ruhig|hilft)\b/iu,
    },
  ],
  "presentation-was": [
    { say: "Wie hat das Publikum reagiert?", en: "How did the audience react?", unless: SAID },
    { say: "Worum ging es dabei?", en: "What was it about?", unless: /\b(?:über|zum Thema|ging es)\b/iu },
  ],
  "boss-does": [
    { say: "Wie gehen die anderen mit [ihm|ihr|ihnen] um?", en: "How do the others deal with [him|her|them]?" },
    {
      say: "Wie wichtig ist {dir|Ihnen}, was [er|sie|sie] von {dir|Ihnen} [denkt|denkt|denken]?",
      en: "How important is it to you what [he|she|they] [thinks|thinks|think] of you?",
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
  ],
  "colleague-did": [
    {
      say: "Wie ist {dein|Ihr} Verhältnis sonst zu [ihm|ihr|ihnen]?",
      en: "What’s your relationship with [him|her|them] like otherwise?",
      unless: /\b(?:mitgebracht|eingeladen|Kuchen|Pizza|Verhältnis|auskomm\p{L}*)\b/iu,
    },
    {
      say: "Wie {habt ihr|haben Sie beide} danach darüber geredet?",
      en: "How did you talk about it afterward?",
      unless:
        /\b(?:mitgebracht|eingeladen|geholfen|geschenkt|Kuchen|Pizza|mitgenommen|abgeholt|beigebracht|gezeigt|erzählt|gegeben|angerufen|geschickt|geschrieben|geredet|gesprochen|Streit|gestritten)\b/iu,
    },
  ],
  promotion: [
    {
      say: "Wem {hast du|haben Sie} zuerst davon erzählt?",
      en: "Who did you tell first?",
      unless: /\b(?:erzählt|niemand\p{L}*|will|möchte|hätte|würde|hoffe|warte|fragen|frage)\b/iu,
    },
    {
      say: "Was wird sich dadurch im Alltag ändern?",
      en: "What will that change in everyday life?",
      unless: /\b(?:hoffe|warte|fragen|frage|gefragt)\b/iu,
    },
  ],
  "self-employed": [
    {
      say: "Was war am Anfang der Selbstständigkeit am schwierigsten?",
      en: "What was hardest when you started out on your own?",
      unless: /\b(?:schwierig\p{L}*|schwer\p{L}*)\b/iu,
    },
    {
      say: "Was ist daran besser als in einer festen Stelle?",
      en: "What’s better about it than in a permanent job?",
      unless: /\b(?:frei\p{L}*|besser)\b/iu,
    },
  ],
  retired: [
    {
      say: "Was nimmt jetzt den Platz der Arbeit ein?",
      en: "What takes the place of work now?",
      unless: /\b(?:in (?:\p{L}+|\d+) (?:Jahren|Monaten)|wenn|will|gehe|bald|nächste\p{L}*|noch \p{L}+ Jahre)\b/iu,
    },
    {
      say: "Was {hast du dir|haben Sie sich} für die freie Zeit vorgenommen?",
      en: "What do you plan to do with the free time?",
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
  ],
  "exam-coming": [
    {
      say: "Welcher Teil der Prüfung macht {dir|Ihnen} am meisten Kopfzerbrechen?",
      en: "Which part of the exam worries you most?",
      unless:
        /\b(?:entspannt|gelassen|freue|fürchte\p{Ll}*|Angst vor|am meisten|am schlimmsten|schwerste\p{Ll}*|(?:vor allem|besonders)|der (?:mündliche|schriftliche) Teil|Sorgen)\b/iu,
    },
    {
      say: "Wie sieht ein Lerntag bei {dir|Ihnen} aus?",
      en: "What does a day of studying look like for you?",
      unless: /\b(?:Stunden)\b/iu,
    },
  ],
  passed: [
    {
      say: "Wie {hast du|haben Sie} das gefeiert?",
      en: "How did you celebrate?",
      unless: /\b(?:gefeiert|feiern|Feier|Party)\b/iu,
    },
    { say: "Was {möchtest du|möchten Sie} damit jetzt anfangen?", en: "What would you like to do with it now?" },
  ],
  studies: [
    { say: "Was überrascht {dich|Sie} an dem Studium?", en: "What surprises you about your studies?" },
    {
      say: "Welches Fach liegt {dir|Ihnen} am meisten?",
      en: "Which subject suits you most?",
      unless: /\b(?:liegt mir|am liebsten|Lieblings\p{L}*)\b/iu,
    },
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
  ],
  course: [
    {
      say: "Wer sitzt da alles mit {dir|Ihnen} im Kurs?",
      en: "Who else is in the course with you?",
      unless:
        /\b(?:fängt|beginnt|online|nächste\p{L}*|bald|will|möchte|werde|fahre|zum|mit \p{L}+|Leute|Gruppe|Teilnehmer\p{L}*|angemeldet)\b/iu,
    },
    { say: "Wie {bist du|sind Sie} auf den Kurs gekommen?", en: "How did you come across the course?", unless: WHY },
  ],
  "child-school": [
    {
      say: "Was [erzählt er|erzählt sie|erzählen sie] von der Schule?",
      en: "What [does he|does she|do they] tell you about school?",
      unless: /\b(?:erzähl\p{L}*|Kita|Kindergarten|kommt|bald|nächste\p{L}*|will)\b/iu,
    },
    {
      say: "Welches Fach [mag er|mag sie|mögen sie] am liebsten?",
      en: "Which subject [does he|does she|do they] like best?",
      unless: /\b(?:Fach|Lieblings\p{L}*|Kita|Kindergarten|Mathe\p{L}*|kommt|bald)\b/iu,
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
  ],
  "parents-old": [
    {
      say: "Wer sieht regelmäßig nach [ihm|ihr|ihnen]?",
      en: "Who checks on [him|her|them] regularly?",
      unless:
        /\b(?:Nachbar\p{L}*|Schwester|Bruder|Pfleg\p{L}*|Heim|zusammen|bei uns|ich (?:fahre|besuche|rufe|kümmere))\b/iu,
    },
    {
      say: "Wie oft {kannst du|können Sie} [ihn|sie|sie] sehen?",
      en: "How often can you see [him|her|them]?",
      unless: /\b(?:jede[nrs]?|oft|besuch\p{L}*)\b/iu,
    },
  ],
  "phone-family": [
    {
      say: "Worüber {redet ihr|reden Sie} dann am liebsten?",
      en: "What do you like talking about most then?",
      unless:
        /\b(?:angerufen|sofort|gestern|heute|danach|gleich|telefoniert|über|erzähl\p{L}*|reden|fragt|gefragt)\b/iu,
    },
    {
      say: "Wie lange dauern {eure|Ihre} Gespräche?",
      en: "How long do your conversations last?",
      unless: new RegExp(String.raw`${LONG.source}|\b(?:angerufen|gestern|heute)\b`, "iu"),
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
      unless: new RegExp(String.raw`${ANSWERED.source}|\b(?:atmen|warm|anziehen)\b`, "iu"),
    },
  ],
  "relative-said-past": [
    {
      say: "Was {hast du|haben Sie} [ihm|ihr|ihnen] geantwortet?",
      en: "What did you say to [him|her|them] in reply?",
      unless: /\b(?:geantwortet|reagiert|ich (?:habe|hab) (?:\p{L}+ ){0,3}(?:gesagt|gefragt|gelacht)|nichts)\b/iu,
    },
    {
      say: "Was {hast du|haben Sie} in dem Moment gedacht?",
      en: "What did you think at that moment?",
      unless: /\b(?:gedacht|dachte)\b/iu,
    },
  ],
  "moving-coming": [
    {
      say: "Was muss vor dem Umzug noch erledigt werden?",
      en: "What still has to be done before the move?",
      unless: /\b(?:fertig|geschafft|vorbei|erledigt)\b/iu,
    },
    {
      say: "Was wird in der neuen Umgebung am ungewohntesten sein?",
      en: "What will feel most unfamiliar in the new surroundings?",
      unless: /\b(?:gewöhn\p{L}*|Dialekt)\b/iu,
    },
  ],
  moved: [
    {
      say: "Woran {musstest du dich|mussten Sie sich} dort erst gewöhnen?",
      en: "What did you first have to get used to there?",
      unless: /\b(?:gewöhn\p{L}*)\b/iu,
    },
    { say: "Wer hat {dir|Ihnen} beim Umzug geholfen?", en: "Who helped you move?", unless: HELPED },
  ],
  "flat-search": [
    {
      say: "Wie soll die neue Wohnung sein?",
      en: "What should the new place be like?",
      unless: /\b(?:soll|Zimmer|ruhig|hell|gefunden|Balkon|groß)\b/iu,
    },
    { say: "Wie lange {suchst du|suchen Sie} schon?", en: "How long have you been looking?", unless: SINCE },
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
  ],
  handyman: [
    {
      say: "Was muss bei {dir|Ihnen} repariert werden?",
      en: "What needs to be repaired at your place?",
      unless:
        /\b(?:repar\p{L}*|kaputt|neu\p{L}*|tropf\p{L}*|undicht|Heizung|Wasser|Strom|Rohr\p{L}*|Dusche|Waschmaschine|Fenster|fertig|Maler\p{L}*|gestrichen|war)\b/iu,
    },
    {
      say: "Wie {behilfst du dir|behelfen Sie sich} bis dahin?",
      en: "How are you managing until then?",
      unless: /\b(?:repariert|fertig|neue[nrs]?|gekommen|Maler\p{L}*|gestrichen|war)\b/iu,
    },
  ],
  broken: [
    {
      say: "Wie {behilfst du dir|behelfen Sie sich} in der Zwischenzeit?",
      en: "How are you managing in the meantime?",
      unless: /\b(?:repariert|inzwischen|neue[nrs]?|Dach|Decke|Fenster|Regenrinne)\b/iu,
    },
    {
      say: "Wer könnte das reparieren?",
      en: "Who could repair that?",
      unless:
        /\b(?:repar\p{L}*|Handwerker\p{L}*|Techniker\p{L}*|Werkstatt|Vermieter\p{L}*|Hausmeister\p{L}*|neue[nrs]?)\b/iu,
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
  ],
  neighbors: [
    {
      say: "Wie gut {kennst du|kennen Sie} [diesen Nachbarn|diese Nachbarin|diese Nachbarn]?",
      en: "How well do you know [this neighbor|this neighbor|these neighbors]?",
      unless: /\b(?:kenn\p{L}*|Freund\p{L}*|neu\p{L}*|eingezogen|Name\p{L}*)\b/iu,
    },
    {
      say: "Wie {kommst du|kommen Sie} sonst mit [dem Nachbarn|der Nachbarin|den Nachbarn] aus?",
      en: "How do you get along with [the neighbor|the neighbor|the neighbors] otherwise?",
      unless: /\b(?:nett\p{L}*|gut|Streit|auskomm\p{L}*)\b/iu,
    },
  ],
  "neighbor-helped": [
    {
      say: "Wie {hast du dich|haben Sie sich} bei [ihm|ihr|ihnen] bedankt?",
      en: "How did you thank [him|her|them]?",
      unless: /\b(?:bedankt|Danke|bringen|hilft|immer|oft|manchmal|wir)\b/iu,
    },
    {
      say: "Wie gut {kennst du|kennen Sie} [diesen Nachbarn|diese Nachbarin|diese Nachbarn]?",
      en: "How well do you know [this neighbor|this neighbor|these neighbors]?",
      unless: /\b(?:kenn\p{L}*|Freund\p{L}*|Jahre\p{L}*|neu\p{L}*)\b/iu,
    },
  ],
  noise: [
    {
      say: "Zu welcher Uhrzeit ist der Lärm am schlimmsten?",
      en: "What time of day is the noise at its worst?",
      unless: /\b(?:Uhr|nachts|morgens|abends|Nacht|Morgen|war)\b/iu,
    },
    {
      say: "Was {hast du|haben Sie} dagegen schon versucht?",
      en: "What have you tried so far to stop it?",
      unless: /\b(?:versucht|geklingelt|gesprochen|beschwert|Ohrstöpsel|gebeten)\b/iu,
    },
  ],
  flatmate: [
    {
      say: "Wie {kommst du|kommen Sie} sonst mit [ihm|ihr|ihnen] aus?",
      en: "How do you get along with [him|her|them] otherwise?",
      unless: /\b(?:auskomm\p{L}*|klarkomm\p{L}*|gut mit|trägt|hilft|geholfen)\b/iu,
    },
    {
      say: "Wie lange {wohnst du|wohnen Sie} schon mit [ihm|ihr|ihnen] zusammen?",
      en: "How long have you been living with [him|her|them]?",
      unless: SINCE,
    },
  ],
  rent: [
    {
      say: "Wie {kommst du|kommen Sie} mit so einer Miete über die Runden?",
      en: "How do you make ends meet with a rent like that?",
      unless:
        /^(?![^]*\b(?:hoch|hohe\p{L}*|höher\p{L}*|teuer\p{L}*|viel|Hälfte|Drittel)\b)|\b(?:günstig|billig|wenig|nur)\b/iu,
    },
    {
      say: "Was bekommt man bei {euch|Ihnen} für so eine Miete?",
      en: "What do you get for that kind of rent where you live?",
      unless: /\b(?:Zimmer|Quadratmeter)\b/iu,
    },
  ],
  landlord: [
    {
      say: "Wie {kommst du|kommen Sie} sonst mit [dem Vermieter|der Vermieterin|den Vermietern] aus?",
      en: "How do you get along with [the landlord|the landlady|the landlords] otherwise?",
      unless:
        /\b(?:nett\p{L}*|freundlich\p{L}*|unfreundlich\p{L}*|Verhältnis|auskomm\p{L}*|Eigenbedarf|kündig\p{L}*|gekündigt)\b/iu,
    },
    {
      say: "Was {möchtest du|möchten Sie} jetzt unternehmen?",
      en: "What do you want to do about it?",
      unless:
        /^(?![^]*\b(?:nicht|nie|kein\p{L}*|kündig\p{L}*|gekündigt|Eigenbedarf|Mieterhöhung|erhöh\p{L}*|Kaution|Schimmel|weigert|verlangt|verbiet\p{L}*|verboten)\b)|\b(?:geschenkt|nett\p{L}*|freundlich\p{L}*|geholfen|repariert|Kuchen|will|möchte)\b/iu,
    },
  ],
  "office-visit": [
    {
      say: "Wie ist man auf dem Amt mit {dir|Ihnen} umgegangen?",
      en: "How did they treat you at the office?",
      unless: /\b(?:freundlich|unfreundlich|nett|streng|Termin|umgegangen)\b/iu,
    },
    {
      say: "Wie lange {hast du|haben Sie} dort gewartet?",
      en: "How long did you wait there?",
      unless: /\b(?:ge|er)?(?:warte\p{L}*|Stunden?|Minuten?|Tage?n?|Wochen?|Monate?n?|lange?|sofort|Termin|fehlt)\b/iu,
    },
  ],
  forms: [
    {
      say: "Wo {bist du|sind Sie} dabei hängen geblieben?",
      en: "Where did you get stuck?",
      unless: /\b(?:bekommen|fertig|abgegeben|geschafft|genehmigt|bewilligt)\b/iu,
    },
    { say: "Wer hilft {dir|Ihnen} bei solchen Papieren?", en: "Who helps you with papers like that?", unless: HELPED },
  ],
  "doctor-was": [
    {
      say: "Was hat man {dir|Ihnen} beim Arzt geraten?",
      en: "What advice did you get at the doctor’s?",
      unless: /\b(?:gesagt|geraten|empfohlen|verschrieben|soll\p{L}*|darf|gemeint|gehe|Tierarzt|Zahnarzt)\b/iu,
    },
    {
      say: "Wie geht es jetzt mit der Behandlung weiter?",
      en: "What happens next with the treatment?",
      unless:
        /\b(?:gehe|Kontrolle|Vorsorge\p{L}*|geimpft|Impfung|Termin|nächste\p{L}*|Tabletten|operier\p{L}*|gesund|fertig|vorbei)\b/iu,
    },
  ],
  ill: [
    {
      say: "Was tut {dir|Ihnen} gut, wenn {du krank bist|Sie krank sind}?",
      en: "What makes you feel better when you’re sick?",
      unless: /\b(?:Tee|Bett|gut getan)\b/iu,
    },
    {
      say: "Wer kümmert sich in so einer Zeit um {dich|Sie}?",
      en: "Who takes care of you at a time like that?",
      unless: /\b(?:kümmert|allein|war|letzte\p{L}*)\b/iu,
    },
  ],
  pain: [
    { say: "Seit wann {hast du|haben Sie} diese Schmerzen?", en: "How long have you had this pain?", unless: SINCE },
    {
      say: "Bei welchen Bewegungen tut es am meisten weh?",
      en: "Which movements hurt most?",
      unless: /\b(?:gestern|hatte|wenn|beim|vom|Kopf\p{L}*|Migräne|Zahn\p{L}*|Hals\p{L}*|Bauch\p{L}*)\b/iu,
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
      unless:
        /\b(?:spielt|wegen (?:ihm|ihr|ihnen)|pocht|weh|Schmerz\p{L}*|Knie|Rücken|denke|Gedanken|Kopf|Lärm|laut|heiß|schnarch\p{L}*|Baby|\p{L}*weckt|wacht)\b/iu,
    },
    {
      say: "Was {machst du, wenn du wach liegst|machen Sie, wenn Sie wach liegen}?",
      en: "What do you do when you’re lying awake?",
      unless: /\b(?:lese|stehe|zähle|Handy|Baby|Kind|Tochter|Sohn|\p{L}*weckt|wacht)\b/iu,
    },
  ],
  tired: [
    {
      say: "Was macht {dich|Sie} zurzeit so müde?",
      en: "What makes you so tired at the moment?",
      unless: /\b(?:weil|vom|von|durch|Arbeit|nach|abends|Abend|oft|immer|erschöpft|fertig|schlafe\p{L}*)\b/iu,
    },
    {
      say: "Was hilft {dir|Ihnen}, wieder zu Kräften zu kommen?",
      en: "What helps you get your strength back?",
      unless: /\b(?:hilft|Urlaub|erhol\p{L}*)\b/iu,
    },
  ],
  stress: [
    {
      say: "Was macht {dir|Ihnen} im Moment am meisten Stress?",
      en: "What is stressing you most at the moment?",
      unless: /\b(?:vor allem|wegen|weil|besonders|manchmal|oft|immer|am meisten)\b/iu,
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
  ],
  injured: [
    {
      say: "Wie ist das genau passiert?",
      en: "How exactly did it happen?",
      unless: /\b(?:beim|als|weil|auf|mit|vom|nur)\b/iu,
    },
    {
      say: "Wie lange {fällst du|fallen Sie} damit aus?",
      en: "How long will you be out of action?",
      unless: /\b(?:Stunden?|Minuten?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|lange?|bis|nur|früher|damals)\b/iu,
    },
  ],
  "hobby-made": [
    { say: "Wie {bist du|sind Sie} zu diesem Hobby gekommen?", en: "How did you get into this hobby?", unless: WHY },
    {
      say: "Was ist {dir|Ihnen} bisher am besten gelungen?",
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
      say: "Wer hat {dir|Ihnen} das Kochen beigebracht?",
      en: "Who taught you to cook?",
      unless: /\b(?:gezeigt|beigebracht|gelernt|Oma|Großmutter|Mutter|Vater|back\p{L}*|kann nicht|Youtube)\b/iu,
    },
    {
      say: "Für wen {kochst du|kochen Sie} am liebsten?",
      en: "Who do you like cooking for most?",
      unless: /\b(?:für|Gäste|Freunde|back\p{L}*|Besuch|mit)\b/iu,
    },
  ],
  recipe: [
    {
      say: "Woher stammt das Rezept?",
      en: "Where does the recipe come from?",
      unless: /\b(?:von|aus|Oma|Großmutter|Mutter|Internet|suche|brauche|kein\p{L}*|ohne)\b/iu,
    },
    {
      say: "Was {änderst du|ändern Sie} an dem Rezept?",
      en: "What do you change about the recipe?",
      unless: /\b(?:änder\p{L}*|ohne|statt|suche|brauche|kein\p{L}*)\b/iu,
    },
  ],
  restaurant: [
    {
      say: "Was stand bei {dir|Ihnen} auf dem Teller?",
      en: "What was on your plate?",
      unless: /\b(?:bestellt|gegessen|Kaffee|Pizza|Bier|Fisch|Suppe)\b/iu,
    },
    { say: "Mit wem {warst du|waren Sie} dort?", en: "Who were you there with?", unless: WHO },
  ],
  "train-missed": [
    {
      say: "Wie ging die Reise weiter?",
      en: "How did the trip continue from there?",
      unless: /\b(?:Taxi|gelaufen|abgeholt|mitgenommen|zu Hause|zur Arbeit|Büro|Bus|S-Bahn|U-Bahn|Straßenbahn)\b/iu,
    },
    {
      say: "Wie viel später {warst du|waren Sie} am Ende da?",
      en: "How much later did you arrive in the end?",
      unless: /\b(?:Stunden?|Minuten?|Uhr)\b/iu,
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
  ],
  "trip-plan": [
    {
      say: "Was {möchtest du|möchten Sie} dort auf keinen Fall verpassen?",
      en: "What do you definitely not want to miss there?",
      unless: /\b(?:möchte\p{L}*|will|wollen|Konferenz|Messe|besuch\p{L}*)\b/iu,
    },
    {
      say: "Was darf in {deinem|Ihrem} Gepäck nicht fehlen?",
      en: "What do you never travel without?",
      unless: /\b(?:Gepäck|Koffer|packe)\b/iu,
    },
  ],
  bought: [
    {
      say: "Worauf {hast du|haben Sie} beim Kauf geachtet?",
      en: "What mattered to you when you were buying it?",
      unless: /\b(?:zu (?:klein|groß|eng|teuer|lang|kurz|weit)|weil|achte|geachtet|gebraucht|Flohmarkt)\b/iu,
    },
    {
      say: "Wie lange {hast du|haben Sie} darüber nachgedacht?",
      en: "How long did you think about it?",
      unless:
        /\b(?:schuhe|Kopfhörer|Lampe|zu (?:klein|groß|eng|teuer)|sofort|spontan|überlegt|nachgedacht|Wochen|lange)\b/iu,
    },
  ],
  "bad-purchase": [
    {
      say: "Was genau war daran nicht in Ordnung?",
      en: "What exactly was wrong with it?",
      unless: /\b(?:kaputt|defekt|zu groß|zu klein|falsch\p{L}*|weil)\b/iu,
    },
    { say: "Wie hat der Händler reagiert?", en: "How did the seller react?", unless: SAID },
  ],
  saving: [
    {
      say: "Wofür {sparst du|sparen Sie}?",
      en: "What are you saving for?",
      unless: /\b(?:gespart|für|auf|damit|um|teuer|kostet|kosten|eröffne\p{L}*|kaufen)\b/iu,
    },
    {
      say: "Worauf {verzichtest du|verzichten Sie} dafür?",
      en: "What do you do without for that?",
      unless: /\b(?:muss|müssen|später|irgendwann|gespart|verzicht\p{L}*)\b/iu,
    },
  ],
  car: [
    {
      say: "Wie {kommst du|kommen Sie} so lange ohne Auto zurecht?",
      en: "How are you managing without a car in the meantime?",
      unless: /\b(?:kein\p{L}*|Führerschein|Motorrad|Roller|Fahrrad|Bus|Bahn|repariert|Wohnmobil)\b/iu,
    },
    {
      say: "Was kostet {dich|Sie} die Reparatur?",
      en: "How much is the repair costing you?",
      unless: /\b(?:Euro|teuer|verkauft|kostet)\b/iu,
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
  ],
  pet: [
    {
      say: "Wie {verbringst du|verbringen Sie} die Zeit mit {deinem|Ihrem} Tier am liebsten?",
      en: "How do you most like spending time with your pet?",
      unless:
        /\b(?:Katzen|Hunde|Hasen|(?:meine|unsere)n? (?:\p{Ll}+ )?(?:Hamster|Kaninchen)|reite\p{L}*|Spazier\p{L}*|spiele\p{L}*)\b/iu,
    },
    { say: "Wie viel Arbeit macht so ein Tier?", en: "How much work is a pet like that?", unless: /\b(?:Arbeit)\b/iu },
  ],
  "animal-seen": [
    {
      say: "Wie hat sich das Tier verhalten?",
      en: "How did the animal behave?",
      unless: /\b(?:Spinne|Ratte|ignoriert|geflogen|gelaufen|gebellt|gebissen)\b/iu,
    },
    {
      say: "Wie nah {bist du|sind Sie} herangekommen?",
      en: "How close did you get?",
      unless: /\b(?:Spinne|Maus|Ratte|Wespe|Biene|Bad|Küche|Zimmer|Wohnung|Bett|Meter|Zentimeter|nah)\b/iu,
    },
  ],
  garden: [
    {
      say: "Was wächst in {deinem|Ihrem} Garten zurzeit am besten?",
      en: "What’s growing best in your garden at the moment?",
      unless:
        /\b(?:Ernte|katastroph\p{L}*|leider|trocken|verregnet|Schnecken|wächst|wachsen|Winter|Herbst|geerntet|Nachbar\p{L}*|Balkon|kein\p{L}*)\b/iu,
    },
    { say: "Wer hilft {dir|Ihnen} bei der Gartenarbeit?", en: "Who helps you with the gardening?", unless: WHO },
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
  ],
  "film-seen": [
    {
      say: "Worum ging es darin?",
      en: "What was it about?",
      unless:
        /\b(?:(?:war|waren) [^.!?]*im Kino|über|von|handelt|geht es|es geht|ging es|es ging|erzählt|der \p{L}+ will|einschlafen|eingeschlafen|getroffen)\b/iu,
    },
    {
      say: "Welche Szene ist {dir|Ihnen} im Kopf geblieben?",
      en: "Which scene stuck in your mind?",
      unless: /\b(?:Szene|eingeschlafen|getroffen)\b/iu,
    },
  ],
  "film-moved": [
    {
      say: "Welche Stelle ist {dir|Ihnen} besonders nahegegangen?",
      en: "Which part touched you most?",
      unless: /\b(?:Stelle|Szene|am Ende|am Schluss)\b/iu,
    },
    { say: "Woran hat es {dich|Sie} erinnert?", en: "What did it remind you of?", unless: /\b(?:erinner\p{L}*)\b/iu },
  ],
  reading: [
    {
      say: "Wovon handelt das Buch?",
      en: "What is the book about?",
      unless:
        /\b(?:lieber|gern|abends|oft|immer|manchmal|meistens|selten|jede\p{L}*|Bücher|Krimis|Romane|handelt|geht es|ging es|über|Gedichte?|erzählt|freiwillig|kenne|Gebrauchsanweisung)\b/iu,
    },
    {
      say: "Was für Bücher {liest du|lesen Sie} am liebsten?",
      en: "What kinds of books do you most like to read?",
      unless: /\b(?:Krimis|Romane|Gedichte?|Comics?|Biografien|am liebsten|freiwillig)\b/iu,
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
  ],
  volunteering: [
    { say: "Wie {bist du|sind Sie} dazu gekommen?", en: "How did you get into it?", unless: WHY },
    {
      say: "Welche Begegnung dort {hast du|haben Sie} nicht vergessen?",
      en: "Which encounter there have you never forgotten?",
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
    {
      say: "Was {hast du|haben Sie} schon versucht, um das Problem zu lösen?",
      en: "What have you already tried to solve the problem?",
      unless:
        /\b(?:versucht|neu gestartet|Hotline|probiert|repariert|neues?|gekauft|heute Morgen|heute morgen|vergessen)\b/iu,
    },
    {
      say: "Wer hilft {dir|Ihnen} bei solchen Problemen mit der Technik?",
      en: "Who helps you with technical problems like that?",
      unless: HELPED,
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
  ],
  ai: [
    {
      say: "Wofür {nutzt du|nutzen Sie} künstliche Intelligenz selbst?",
      en: "What do you use AI for yourself?",
      unless: /\b(?:nutze|benutze|verwende|lasse|Roboter)\b/iu,
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
      unless:
        /\b(?:besser|zu Hause|Schwiegermutter|Kind\p{L}*|fließend|perfekt|beim|wenn|Wörter fehlen|Worte fehlen|gut|sehr|am Telefon)\b/iu,
    },
    {
      say: "Wie {übst du|üben Sie} Deutsch im Alltag?",
      en: "How do you practice German in everyday life?",
      unless: /\b(?:üb\p{L}*|Kurs|App|Kolleg\p{L}*|Podcast\p{L}*|Serien|jeden)\b/iu,
    },
  ],
  "word-liked": [
    {
      say: "Wie würde man das in {deiner|Ihrer} Sprache sagen?",
      en: "How would you say that in your language?",
      unless: /\b(?:bei uns|auf (?!Deutsch)\p{Lu}\p{L}+isch|in meiner Sprache)\b/iu,
    },
    {
      say: "Wo {hast du|haben Sie} das zum ersten Mal gehört?",
      en: "Where did you first hear it?",
      unless: /\b(?:gehört|gelesen)\b/iu,
    },
  ],
  lonely: [
    {
      say: "Zu welcher Zeit {spürst du|spüren Sie} das am meisten?",
      en: "When do you feel it most?",
      unless: /\b(?:abends|sonntags|am Abend|nachts|Wochenende)\b/iu,
    },
    {
      say: "Was hat {dir|Ihnen} früher geholfen, Leute kennenzulernen?",
      en: "What has helped you get to know people in the past?",
      unless: /\b(?:kennenzulernen|Kurs|Verein)\b/iu,
    },
  ],
  homesick: [
    {
      say: "In welchen Momenten ist es am stärksten?",
      en: "When is it strongest?",
      unless: /\b(?:wenn|abends|sonntags|an Weihnachten|Sonntag\p{L}*)\b/iu,
    },
    { say: "Was hilft {dir|Ihnen} ein bisschen dagegen?", en: "What helps you a little with it?", unless: HELPED },
  ],
  quarrel: [
    {
      say: "Worum ging es bei dem Streit eigentlich?",
      en: "What was the argument really about?",
      unless: /\b(?:um|wegen|weil|über|darüber)\b/iu,
    },
    {
      say: "Wie ist die Stimmung jetzt?",
      en: "What’s the mood like now?",
      unless: /\b(?:danach|dann|Tür|gegangen|Nachbar\p{L}*|reden|redet|jetzt|seitdem|entschuldigt)\b/iu,
    },
  ],
  "made-up": [
    { say: "Wie hat sich das danach angefühlt?", en: "How did that feel afterward?", unless: FEELS },
    {
      say: "Wer hat den Anfang gemacht?",
      en: "Who made the first move?",
      unless:
        /\b(?:(?:ich|er|sie|hat|habe) (?:\p{L}+ ){0,3}(?:entschuldigt|angerufen|geschrieben|gesagt)|entschuldigt)\b/iu,
    },
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
  ],
  dating: [
    {
      say: "Wie kam das Date zustande?",
      en: "How did the date come about?",
      unless: /\b(?:App|online|Profil|kennengelernt|Freund\p{L}*|gefragt|verliebt|verknallt|Tinder)\b/iu,
    },
    {
      say: "Was gefällt {dir|Ihnen} an dem Menschen am besten?",
      en: "What do you like best about that person?",
      unless: /\b(?:langweilig|kein\p{L}*|furchtbar|schrecklich|App|Tinder|morgen|aber)\b/iu,
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
  ],
  "friend-meet": [
    {
      say: "Woher {kennt ihr euch|kennen Sie sich}?",
      en: "How do you know each other?",
      unless: /\b(?:verheiratet|niemand|keiner|Schul\p{L}*|Studien\p{L}*|kenne\p{L}*|Uni|Arbeit)\b/iu,
    },
    {
      say: "Worüber {könnt ihr|können Sie zusammen} stundenlang reden?",
      en: "What can you talk about for hours?",
      unless: /\b(?:über|geredet)\b/iu,
    },
  ],
  "contact-lost": [
    {
      say: "Wie ist der Kontakt abgebrochen?",
      en: "How did you lose touch?",
      unless: /\b(?:weil|Streit|gestritten|abgebrochen|umgezogen|meldet)\b/iu,
    },
    {
      say: "Bei wem {würdest du dich|würden Sie sich} gern wieder melden?",
      en: "Who would you like to get back in touch with?",
      unless: /\b(?:meldet|er|sie)\b/iu,
    },
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
  ],
  party: [
    {
      say: "Was war für {dich|Sie} der schönste Moment?",
      en: "What was the best moment for you?",
      unless: /\b(?:schönste\p{L}*|schrecklich|furchtbar|langweilig|schlecht|geplatzt)\b/iu,
    },
    {
      say: "Mit wem {hast du dich|haben Sie sich} am längsten unterhalten?",
      en: "Who did you talk to the longest?",
      unless: /\b(?:unterhalten|geredet)\b/iu,
    },
  ],
  wedding: [
    {
      say: "Wie groß wird die Hochzeit gefeiert?",
      en: "How big is the wedding going to be?",
      unless: /\b(?:klein\p{L}*|groß\p{L}*|Gäste|Leute|\d+|heirate)\b/iu,
    },
    {
      say: "Was gibt es bis zur Hochzeit noch zu tun?",
      en: "What is there still to do before the wedding?",
      unless: /\b(?:fertig|erledigt)\b/iu,
    },
  ],
  gift: [
    {
      say: "Wie {hast du|haben Sie} auf das Geschenk reagiert?",
      en: "How did you react to the present?",
      unless: /\b(?:geweint|gefreut|gelacht|reagiert|bedankt|gerührt|früher)\b/iu,
    },
    {
      say: "Zu welchem Anlass {hast du|haben Sie} das Geschenk bekommen?",
      en: "What was the occasion for the present?",
      unless:
        /\b(?:Abschied|Geburtstag|Weihnachten|Hochzeit\p{L}*|Ostern|Zuckerfest|weil|einfach so|zum \p{L}+|gestern|heute)\b/iu,
    },
  ],
  "mail-got": [
    {
      say: "Was stand genau darin?",
      en: "What exactly did it say?",
      unless:
        /\b(?:steht|stand|schreibt|geschrieben|gesagt|laden|eingeladen|Einladung|Zusage|Absage|Postkarte|:|dass|Herz\p{L}*)\b/iu,
    },
    {
      say: "Was {wirst du|werden Sie} antworten?",
      en: "What are you going to write back?",
      unless: /\b(?:geantwortet|antworte\p{L}*|Antwort|Absage|Zusage)\b/iu,
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
  ],
  waiting: [
    {
      say: "Wie {überbrückst du|überbrücken Sie} die Zeit bis dahin?",
      en: "How are you passing the time until then?",
      unless: /\b(?:gewartet|lese|lenke|Schokolade|Schmerz\p{L}*)\b/iu,
    },
    {
      say: "Bis wann müsste etwas passieren?",
      en: "By when would something have to happen?",
      unless: /\b(?:gewartet|bis|Wochen|nächste\p{L}*|morgen)\b/iu,
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
  ],
  "found-thing": [
    {
      say: "Was {hast du|haben Sie} damit gemacht?",
      en: "What did you do with it?",
      unless:
        /\b(?:meine[nm]|deine[nm]?|behalten|mitgenommen|gegessen|gelesen|verkauft|geschenkt|wieder\p{L}*|trage|meines?|heimlich)\b/iu,
    },
    {
      say: "Welche Geschichte könnte dahinterstecken?",
      en: "What story might be behind it?",
      unless: /\b(?:wieder\p{L}*|meine?[nmrs]?|heimlich)\b/iu,
    },
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
      unless:
        /\b(?:bis heute|immer noch|lach\p{L}*|gelacht|reagiert|niemand|leer|hasst|gefragt|gesagt|allein|geschwiegen)\b/iu,
    },
    {
      say: "Wie {bist du|sind Sie} aus der Situation wieder herausgekommen?",
      en: "How did you get out of the situation?",
      unless: /\b(?:gegangen|gerettet|entschuldigt|lach\p{L}*|gelacht)\b/iu,
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
  ],
  decided: [
    { say: "Was hat am Ende den Ausschlag gegeben?", en: "What tipped the balance in the end?", unless: WHY },
    {
      say: "Wie lange {hast du|haben Sie} mit der Entscheidung gerungen?",
      en: "How long did you struggle with the decision?",
      unless: /\b(?:Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|lange?|bis|sofort|weil|denn|leicht)\b/iu,
    },
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
  ],
  childhood: [
    {
      say: "Wie sah ein ganz normaler Tag in {deiner|Ihrer} Kindheit aus?",
      en: "What did an ordinary day look like in your childhood?",
      unless: /\b(?:jeden Tag|immer)\b/iu,
    },
    {
      say: "Was {vermisst du|vermissen Sie} aus {deiner|Ihrer} Kindheit am meisten?",
      en: "What do you miss most about your childhood?",
      unless: /\b(?:vermisse\p{L}*)\b/iu,
    },
  ],
  habit: [
    { say: "Wie lange {machst du|machen Sie} das schon?", en: "How long have you been doing that?", unless: SINCE },
    {
      say: "Wer macht dabei mit?",
      en: "Who joins in?",
      unless:
        /\b(?:bade|putze|trinke|esse|stehe|schlafe|arbeite|muss|dusch\p{L}*|mit|wir|uns|zusammen|allein\p{L}*|gemeinsam|mein\p{L}*)\b/iu,
    },
    {
      say: "Was fehlt {dir|Ihnen}, wenn es einmal ausfällt?",
      en: "What do you miss when you have to skip it for once?",
      unless: /\b(?:muss|müssen|leider|stehe|schlafe|arbeite\p{L}*|nervt)\b/iu,
    },
  ],
  "quit-habit": [
    { say: "Was war der Auslöser dafür?", en: "What triggered that?", unless: WHY },
    {
      say: "Wann fällt es {dir|Ihnen} am schwersten?",
      en: "When do you find it hardest?",
      unless: /\b(?:schwer\p{L}*|leicht)\b/iu,
    },
  ],
  "dream-night": [
    { say: "Wie ging der Traum aus?", en: "How did the dream end?", unless: /\b(?:aufgewacht|am Ende|dann)\b/iu },
    {
      say: "Wie {hast du dich|haben Sie sich} nach dem Aufwachen gefühlt?",
      en: "How did you feel after waking up?",
      unless: FEELS,
    },
  ],
  "dream-life": [
    { say: "Was steht dem noch im Weg?", en: "What is still standing in the way of that?", unless: WHY },
    {
      say: "Wie würde der erste Schritt aussehen?",
      en: "What would the first step look like?",
      unless: /\b(?:Schritt|angefangen)\b/iu,
    },
  ],
  weather: [
    {
      say: "Wie wirkt sich so ein Wetter auf {deine|Ihre} Laune aus?",
      en: "How does weather like that affect your mood?",
      unless: /\b(?:Laune|traurig|müde|froh)\b/iu,
    },
    {
      say: "Was {machst du|machen Sie} am liebsten bei so einem Wetter?",
      en: "What do you like doing in weather like that?",
      unless: /\b(?:lese|bleibe|koche|haben wir|habe ich|Ernte)\b/iu,
    },
  ],
  nature: [
    {
      say: "Wo gefällt es {dir|Ihnen} draußen am besten?",
      en: "Where do you like it best outdoors?",
      unless: /\b(?:am schönsten|am liebsten|am besten)\b/iu,
    },
    {
      say: "Mit wem {bist du|sind Sie} am liebsten draußen unterwegs?",
      en: "Who do you like being outdoors with most?",
      unless: WHO,
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
  ],
  luck: [
    {
      say: "Wie hätte es sonst ausgehen können?",
      en: "How could it have turned out otherwise?",
      unless: /\b(?:Brezel|letzte\p{L}*|Platz|Sitzplatz|Parkplatz|sonst|fast|beinahe)\b/iu,
    },
    {
      say: "Was war in dem Moment {dein|Ihr} erster Gedanke?",
      en: "What was your first thought at that moment?",
      unless: /\b(?:gedacht|dachte)\b/iu,
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
    {
      say: "Wie sehr {verlässt du dich|verlassen Sie sich} darauf?",
      en: "How much are you counting on that?",
      unless: /\b(?:gebrochen|gehalten|trotzdem|früher|damals|aber|glaube\p{L}*|verlasse\p{L}*)\b/iu,
    },
    {
      say: "Was {machst du|machen Sie}, wenn es anders kommt?",
      en: "What will you do if things turn out differently?",
      unless: /\b(?:gebrochen|gehalten|trotzdem|früher|damals|aber|wenn)\b/iu,
    },
  ],
  "first-time": [
    {
      say: "Wie hat sich das angefühlt?",
      en: "How did that feel?",
      unless: /\b(?:froh|traurig|glücklich|stolz|herrlich|gefühlt|gefreut|wunderbar|schön|nervös|anstrengend)\b/iu,
    },
    {
      say: "Was war dabei die größte Überraschung?",
      en: "What was the biggest surprise?",
      unless: /\b(?:überrasch\p{L}*|sofort)\b/iu,
    },
  ],
  "helped-somebody": [
    {
      say: "Wie kam es dazu, dass {du geholfen hast|Sie geholfen haben}?",
      en: "How did you come to help?",
      unless: /\b(?:weil|gefragt|gebeten|getröstet|gerettet|unterstützt)\b/iu,
    },
    { say: "Wie {hast du dich|haben Sie sich} danach gefühlt?", en: "How did you feel afterward?", unless: FEELS },
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
    {
      say: "Wem {hast du|haben Sie} die Geschichte schon erzählt?",
      en: "Who have you told the story to already?",
      unless:
        /\b(?:erzählt|viel|wir|Film\p{L}*|Serie\p{L}*|Buch|Witze?|lustig\p{L}*|witzig\p{L}*|niemand\p{L}*|alle|zusammen)\b/iu,
    },
    {
      say: "Was war für {dich|Sie} der komischste Moment?",
      en: "What was the funniest moment for you?",
      unless: /\b(?:komisch\p{L}*|lustigste)\b/iu,
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
  ],
  patients: [
    {
      say: "Was wissen Außenstehende über diese Arbeit nicht?",
      en: "What don’t outsiders know about that kind of work?",
    },
    {
      say: "Wie {schaltest du|schalten Sie} nach der Arbeit ab?",
      en: "How do you unwind after work?",
      unless: /\b(?:abschalt\p{L}*)\b/iu,
    },
    { say: "Wie {bist du|sind Sie} zu dieser Arbeit gekommen?", en: "How did you get into that work?", unless: WHY },
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
    {
      say: "Welche günstigere Möglichkeit gäbe es?",
      en: "What would be a cheaper option?",
      unless: /\b(?:günstig\p{L}*|billig\p{L}*|nur|kostenlos)\b/iu,
    },
    {
      say: "Wer könnte sich an den Kosten beteiligen?",
      en: "Who could share the cost?",
      unless: /\b(?:Krankenkasse|Versicherung|Chef\p{L}*|nur)\b/iu,
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
      say: "Wie ist die Hausarbeit bei {euch|Ihnen} aufgeteilt?",
      en: "How is the housework divided up at your place?",
      unless: /\b(?:geregelt|Plan|abwechselnd|allein|geteilt|aufgeteilt|teilen|mein Mann|meine Frau)\b/iu,
    },
    {
      say: "Welche Arbeit im Haushalt bleibt immer liegen?",
      en: "Which household chore always gets left undone?",
      unless: /\b(?:bleibt)\b/iu,
    },
  ],
  tradition: [
    {
      say: "Wer pflegt diese Tradition heute noch?",
      en: "Who still keeps up that tradition today?",
      unless: /\b(?:pfleg\p{L}*|nur noch|alle)\b/iu,
    },
    {
      say: "Was bedeutet {dir|Ihnen} diese Tradition?",
      en: "What does that tradition mean to you?",
      unless: /\b(?:bedeutet|wichtig)\b/iu,
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
    {
      say: "Wie {bist du|sind Sie} auf die Idee gekommen?",
      en: "What gave you the idea?",
      unless: /\b(?:weil|denn|deshalb|wegen|Arzt|Ärztin|seit|abgenommen|abnehmen)\b/iu,
    },
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
      say: "Wie lange geht das schon so?",
      en: "How long has it been going on?",
      unless:
        /\b(?:seit|seitdem|schon|Jahre\p{L}*|Monate\p{L}*|Wochen|lange|neu\p{L}*|erst|gestern|heute|zum ersten Mal|hat|habe|haben|war|wurde)\b/iu,
    },
    {
      say: "Was genau ärgert {dich|Sie} daran am meisten?",
      en: "What exactly annoys you most about it?",
      unless: /\b(?:weil|dass|wenn|über|am meisten)\b/iu,
    },
    {
      say: "Wie {machst du|machen Sie} {deinem|Ihrem} Ärger Luft?",
      en: "How do you let off steam?",
      unless: /\b(?:gesagt|geschrien|schreie|rede)\b/iu,
    },
  ],
  afraid: [
    {
      say: "Was genau macht {dir|Ihnen} dabei am meisten Angst?",
      en: "What exactly scares you most about it?",
      unless: /\b(?:dass|weil|am meisten|Sorgen)\b/iu,
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
    {
      say: "Wem {hast du|haben Sie} zuerst davon erzählt?",
      en: "Who did you tell first?",
      unless: /\b(?:erzählt)\b/iu,
    },
    {
      say: "Wie lange {hast du|haben Sie} darauf hingearbeitet?",
      en: "How long did you work toward it?",
      unless: LONG,
    },
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
    { say: "Wie {hast du|haben Sie} darauf reagiert?", en: "How did you react to that?", unless: ANSWERED },
    { say: "Wer hat zu {dir|Ihnen} gehalten?", en: "Who stood by you?", unless: /\b(?:niemand|alle)\b/iu },
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
    { say: "Was musste so dringend fertig werden?", en: "What had to be finished so urgently?", unless: WHY },
    {
      say: "Wie {hast du dich|haben Sie sich} danach erholt?",
      en: "How did you recover afterward?",
      unless: /\b(?:geschlafen|erholt|heute|gerade)\b/iu,
    },
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
    { say: "Wie {hast du|haben Sie} darauf reagiert?", en: "How did you react to that?", unless: ANSWERED },
    {
      say: "Was {hast du|haben Sie} in dem Moment gedacht?",
      en: "What did you think at that moment?",
      unless: /\b(?:gedacht|dachte)\b/iu,
    },
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
      say: "Wann [soll er|soll sie|sollen sie] es erfahren?",
      en: "When [is he|is she|are they] supposed to find out?",
      unless: /\b(?:nie|niemals)\b/iu,
    },
    { say: "Wer weiß bereits davon?", en: "Who knows about it already?", unless: /\b(?:niemand|keiner)\b/iu },
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
      say: "Wie {hast du|haben Sie} in dem Moment reagiert?",
      en: "How did you react at that moment?",
      unless: ANSWERED,
    },
    {
      say: "Wie ging die Begegnung zu Ende?",
      en: "How did the encounter end?",
      unless: /\b(?:danach|dann|am Ende|eingeladen)\b/iu,
    },
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
    {
      say: "Wie {bist du|sind Sie} zu dieser Arbeit gekommen?",
      en: "How did you get into that work?",
      unless: /\b(?:weil|denn|deshalb|deswegen|wegen|darum|damit|Grund|Callcenter)\b/iu,
    },
    {
      say: "Wie sieht ein ganz normaler Arbeitstag bei {dir|Ihnen} aus?",
      en: "What does a perfectly ordinary workday look like for you?",
      unless: /\b(?:Uhr|nachts|meistens)\b/iu,
    },
    { say: "Was wissen die wenigsten über diese Arbeit?", en: "What do very few people know about this work?" },
  ],
  demands: [
    {
      say: "Was {hast du|haben Sie} jetzt vor?",
      en: "What do you plan to do now?",
      unless: /\b(?:will ich|mache ich|nicht)\b/iu,
    },
    { say: "Was würde bei einem Nein passieren?", en: "What would happen if you said no?" },
  ],
  "white-lie": [
    {
      say: "Was wäre passiert, wenn {du die Wahrheit gesagt hättest|Sie die Wahrheit gesagt hätten}?",
      en: "What would have happened if you had told the truth?",
      unless: /\b(?:Wahrheit|sonst)\b/iu,
    },
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
      say: "Wie geht es [ihm|ihr|ihnen] inzwischen?",
      en: "How [is he|is she|are they] doing now?",
      unless: /\b(?:inzwischen|wieder|Freude|Glück|Rührung|gerührt)\b/iu,
    },
    { say: "Wie {hast du|haben Sie} reagiert?", en: "How did you react?", unless: ANSWERED },
  ],
  supposes: [
    { say: "Woran {machst du|machen Sie} das fest?", en: "What makes you say that?", unless: WHY },
    {
      say: "Wie sicher {bist du dir|sind Sie sich} da?",
      en: "How sure are you about that?",
      unless: /\b(?:\p{L}*sicher)\b/iu,
    },
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
  "self-employed-plan": [
    { say: "Was hält {dich|Sie} noch davon ab?", en: "What is still holding you back?", unless: WHY },
    {
      say: "Wie würde {dein|Ihr} erster Schritt in die Selbstständigkeit aussehen?",
      en: "What would your first step toward being self-employed look like?",
      unless: /\b(?:Schritt|angefangen)\b/iu,
    },
  ],
  "school-trouble": [
    {
      say: "Was sagt die Schule dazu?",
      en: "What does the school say about it?",
      unless: /\b(?:sagt|sagen|Lehrer\p{L}*|früher)\b/iu,
    },
    { say: "Wie geht es [ihm|ihr|ihnen] damit?", en: "How [is he|is she|are they] coping with it?", unless: FEELS },
  ],
  "child-starts-school": [
    {
      say: "Worauf [freut er|freut sie|freuen sie] sich am meisten?",
      en: "What [is he|is she|are they] looking forward to most?",
      unless: /\b(?:worden|gestern|Angst|traurig|freut|freuen)\b/iu,
    },
    {
      say: "Was muss bis zum ersten Schultag noch erledigt werden?",
      en: "What still has to be done before the first day of school?",
      unless: /\b(?:worden|schon|gestern|heute)\b/iu,
    },
  ],
  "rent-up": [
    {
      say: "Wie wird die Erhöhung begründet?",
      en: "What reason is given for the increase?",
      unless: /\b(?:\p{L}*nachzahlung|weil|begründ\p{L}*|renovier\p{L}*|saniert|Heizung)\b/iu,
    },
    {
      say: "Was {hast du|haben Sie} jetzt vor?",
      en: "What are you planning to do now?",
      unless: /\b(?:umziehen|ausziehen|suche\p{L}*|Anwalt|Mieterverein|will|wollen)\b/iu,
    },
  ],
  "unclear-letter": [
    {
      say: "Wer könnte {dir|Ihnen} das Schreiben erklären?",
      en: "Who could explain the letter to you?",
      unless: /\b(?:\p{L}*Mail|Formular|erklär\p{L}*|Freund\p{L}*|Kolleg\p{L}*|hilft|helfen|geholfen)\b/iu,
    },
    {
      say: "Bis wann {musst du|müssen Sie} darauf antworten?",
      en: "When do you have to reply by?",
      unless: /\b(?:Formular|bis|Frist)\b/iu,
    },
  ],
  cooked: [
    {
      say: "Wie hat das Essen geschmeckt?",
      en: "How was the food?",
      unless:
        /\b(?:zu \p{Ll}+|versalzen|gelungen|roh|trocken|geschmeckt|schmeck\p{L}*|lecker\p{L}*|verbrannt|angebrannt|misslungen|super|gut|gebacken|backe\p{L}*|(?:für|wegen) (?:seine|ihre|meine) \p{L}+|Kuchen|Brot|Torte|eingekocht|Krankenhaus)\b/iu,
    },
    {
      say: "Wie ist es geworden?",
      en: "How did it turn out?",
      unless:
        /\b(?:zu \p{Ll}+|versalzen|leider|gelungen|kaputt|roh|trocken|geworden|geschmeckt|lecker\p{L}*|verbrannt|angebrannt|misslungen|super|gut|perfekt|schief)\b/iu,
    },
    {
      say: "Woher {hast du|haben Sie} das Rezept?",
      en: "Where did you get the recipe?",
      unless: /\b(?:Rezept|gezeigt|Oma|Mutter|Großmutter|gegrillt)\b/iu,
    },
  ],
  "pet-dog": [
    {
      say: "Wie ist der Hund sonst so?",
      en: "What’s the dog like otherwise?",
      unless: /\b(?:brav|lieb|alt|schläft|Kinder|Angst|traurig)\b/iu,
    },
    { say: "Wie alt ist der Hund?", en: "How old is the dog?", unless: /\b(?:alt\p{L}*|jung\p{L}*|Jahre|Welpe)\b/iu },
  ],
  "pet-cat": [
    {
      say: "Wie ist die Katze sonst so?",
      en: "What’s the cat like otherwise?",
      unless: /\b(?:suche|versteckt|unter|brav|lieb|alt|schläft|Kinder|Angst|traurig|aufgetaucht)\b/iu,
    },
    { say: "Wie alt ist die Katze?", en: "How old is the cat?", unless: /\b(?:alt\p{L}*|jung\p{L}*|Jahre|Welpe)\b/iu },
  ],
  "garden-plan": [
    {
      say: "Was {würdest du|würden Sie} im Garten als Erstes anpflanzen?",
      en: "What would you plant in the garden first?",
      unless: /\b(?:Tomaten|Gemüse|Blumen|pflanze\p{L}*)\b/iu,
    },
    {
      say: "Wer würde {dir|Ihnen} bei der Gartenarbeit helfen?",
      en: "Who would help you with the gardening?",
      unless: WHO,
    },
  ],
  "wedding-custom": [
    {
      say: "Welchen Brauch darf man bei so einer Hochzeit nicht vergessen?",
      en: "Which custom should never be left out at a wedding like that?",
      unless: /\b(?:Brauch|Tradition)\b/iu,
    },
    {
      say: "Wer bezahlt so ein Fest?",
      en: "Who pays for a celebration like that?",
      unless: /\b(?:bezahl\p{L}*|zahl\p{L}*|klein\p{L}*)\b/iu,
    },
  ],
  hiked: [
    {
      say: "Welcher Abschnitt hat {dir|Ihnen} am besten gefallen?",
      en: "Which stretch did you like best?",
      unless: /\b(?:schönste\p{L}*|gefallen|schlecht\p{L}*|furchtbar)\b/iu,
    },
    {
      say: "Wie war das Wetter unterwegs?",
      en: "What was the weather like along the way?",
      unless: /\b(?:Wetter|Regen|geregnet|Sonne|Schnee|heiß|kalt|sonnig|Grad)\b/iu,
    },
  ],
  "prices-up": [
    {
      say: "Wo {merkst du|merken Sie} die steigenden Preise am meisten?",
      en: "Where do you notice the rising prices most?",
      unless: /\b(?:merke|Benzin|Strom|Lebensmittel)\b/iu,
    },
    {
      say: "Worauf {verzichtest du|verzichten Sie} deshalb?",
      en: "What are you going without because of that?",
      unless: /\b(?:verzicht\p{L}*)\b/iu,
    },
  ],
  feast: [
    {
      say: "Was gehört für {dich|Sie} unbedingt zu Weihnachten?",
      en: "What is an essential part of Christmas for you?",
      unless: /\b(?:gehört|unbedingt)\b/iu,
    },
    {
      say: "Mit wem {feierst du|feiern Sie} Weihnachten am liebsten?",
      en: "Who do you most like to celebrate Christmas with?",
      unless: WHO,
    },
  ],
  "pet-tomcat": [
    {
      say: "Wie ist der Kater sonst so?",
      en: "What’s the tomcat like otherwise?",
      unless: /\b(?:brav|lieb|alt|schläft|Kinder|Angst|traurig|aufgetaucht)\b/iu,
    },
    {
      say: "Wie alt ist der Kater?",
      en: "How old is the tomcat?",
      unless: /\b(?:alt\p{L}*|jung\p{L}*|Jahre|Welpe)\b/iu,
    },
  ],
  "race-coming": [
    {
      say: "Wie sieht {dein|Ihr} Training aus?",
      en: "What does your training look like?",
      unless: /\b(?:jeden|\p{L}*mal|Kilometer)\b/iu,
    },
    {
      say: "Welches Ziel {hast du dir|haben Sie sich} gesetzt?",
      en: "What goal have you set yourself?",
      unless: /\b(?:unter|Ziel|schaffen)\b/iu,
    },
  ],
  baking: [
    {
      say: "Wer hat {dir|Ihnen} das Backen beigebracht?",
      en: "Who taught you to bake?",
      unless: /\b(?:gezeigt|beigebracht|gelernt|Oma|Großmutter|Mutter|Vater|Tante|YouTube)\b/iu,
    },
    {
      say: "Für wen {backst du|backen Sie} am liebsten?",
      en: "Who do you like baking for most?",
      unless: /\b(?:für|Gäste|Besuch|Kinder)\b/iu,
    },
  ],
};
