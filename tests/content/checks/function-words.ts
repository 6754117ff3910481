/** Words that carry grammar rather than a topic. Every learner meets them early, in every form. */
const LISTS = [
  // Articles and their kin
  "der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines",
  "dieser diese dieses diesen diesem jeder jede jedes jeden jedem welcher welche welches welchen welchem",
  "mancher manche manches manchen manchem solcher solche solches solchen solchem alle alles allem allen aller",
  "beide beiden beides beider viel viele vielen vieles vielem wenig wenige wenigen mehr andere anderen anderer anderes anderem",
  "einige einigen einiger mehrere mehreren",
  // Pronouns
  "ich du er sie es wir ihr mich dich ihn uns euch mir dir ihm ihnen sich man",
  "mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines sein seine seinen seinem seiner seines",
  "ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unseres euer eure euren eurem eurer eures",
  "deren dessen denen jemand jemanden jemandem niemand niemanden niemandem etwas nichts selbst",
  "wer wen wem wessen was wo wohin woher wann warum wie wieso weshalb wozu",
  // Prepositions, also with an article
  "an auf aus außer bei bis durch für gegen hinter in mit nach neben ohne seit über um unter von vor während wegen trotz statt zu zwischen",
  "am ans beim fürs im ins vom zum zur ab gegenüber innerhalb außerhalb",
  // Conjunctions and particles
  "und oder aber denn sondern weil dass ob wenn als obwohl damit bevor nachdem seitdem sobald sowie sowohl weder noch entweder zwar je desto",
  "nicht ja nein doch auch nur schon noch sehr so da dann hier dort nun mal eben also deshalb trotzdem außerdem daher darum bitte",
  "daran darauf daraus dabei dafür dagegen davon dazu darüber damit danach davor woran worauf wofür wovon womit worüber worum",
];

/** Forms of sein, haben, werden and of the modal verbs. */
const AUXILIARY_LISTS = [
  "sein bin bist ist sind seid war warst waren wart gewesen wäre wärst wären sei",
  "haben habe hast hat habt hatte hattest hatten hattet gehabt hätte hättest hätten hättet",
  "werden werde wirst wird werdet wurde wurdest wurden wurdet geworden worden würde würdest würden würdet",
  "können kann kannst könnt konnte konntest konnten konntet könnte könntest könnten könntet",
  "müssen muss musst müsst musste musstest mussten musstet müsste müssten dürfen darf darfst dürft durfte durften dürfte",
  "sollen soll sollst sollt sollte solltest sollten wollen will willst wollt wollte wolltest wollten",
  "mögen mag magst mögt mochte mochten möchte möchtest möchten möchtet",
];

export const AUXILIARIES: ReadonlySet<string> = new Set(AUXILIARY_LISTS.join(" ").split(" "));
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([...LISTS.join(" ").split(" "), ...AUXILIARIES]);
