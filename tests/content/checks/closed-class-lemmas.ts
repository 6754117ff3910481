/** Words of closed classes: the word that is taught, then its other forms. Contractions stand with their preposition. */
const FORMS = `
der die das den dem des deren dessen denen
ein eine einen einem einer eines
kein keine keinen keinem keiner keines keins
mein meine meinen meinem meiner meines
dein deine deinen deinem deiner deines
sein seine seinen seinem seiner seines bin bist ist sind seid war warst waren wart gewesen wäre wärst wären sei seien
ihr ihre ihren ihrem ihrer ihres euch
unser unsere unseren unserem unserer unseres
euer eure euren eurem eurer eures
ich mich mir
du dich dir
er ihn ihm
sie ihnen ihr
es ihm
wir uns
dieser diese dieses diesen diesem dies
jeder jede jedes jeden jedem
welcher welche welches welchen welchem
alle alles allen allem aller all
viel viele vielen vieles vielem vieler
wenig wenige wenigen wenigem weniger
andere anderen anderer anderes anderem anders
beide beiden beides beider
einige einigen einiger einiges
mancher manche manches manchen manchem
solcher solche solches solchen solchem
wer wen wem wessen
haben habe hast hat habt hatte hattest hatten hattet gehabt hätte hättest hätten hättet
werden werde wirst wird werdet wurde wurdest wurden wurdet geworden worden würde würdest würden würdet
können kann kannst könnt konnte konntest konnten konntet gekonnt könnte könntest könnten könntet
müssen muss musst müsst musste musstest mussten musstet müsste müsstest müssten
dürfen darf darfst dürft durfte durftest durften dürfte dürften
sollen soll sollst sollt sollte solltest sollten solltet
wollen will willst wollt wollte wolltest wollten wolltet
mögen mag magst mögt mochte mochten gemocht möchte möchtest möchten möchtet
möchte möchtest möchten möchtet
wissen weiß weißt wisst wusste wussten gewusst
in im ins
an am ans
zu zum zur
bei beim
von vom
auf aufs
für fürs
um ums
durch durchs
über übers
vor vorm
hinter hinterm
unter unterm
eins ein eine
gut besser beste besten bester bestes
gern lieber liebsten
hoch hohe hohen hoher hohes höher höchste höchsten
groß größer größere größeren größte größten größter
jung jünger jüngere jüngeren jüngste jüngsten
alt älter ältere älteren älteste ältesten
lang länger längere längeren längste längsten
kurz kürzer kürzere kürzeren
teuer teure teuren teurer teures teurere
dunkel dunkle dunklen dunkler dunkles
nah nahe nahen näher nächste nächsten
jemand jemanden jemandem
niemand niemanden niemandem
irgendein irgendeine irgendeinen irgendeinem irgendeiner
`;

const LEMMAS = new Map<string, string[]>();
for (const line of FORMS.trim().split("\n")) {
  const forms = line.toLowerCase().replaceAll("ß", "ss").split(" ");
  const [lemma = ""] = forms;
  for (const form of forms) LEMMAS.set(form, [...(LEMMAS.get(form) ?? []), lemma]);
}

/** The words of closed classes that a `comparable` word can be a form of; empty for other words. */
export function closedClassLemmas(form: string): readonly string[] {
  return LEMMAS.get(form) ?? [];
}
