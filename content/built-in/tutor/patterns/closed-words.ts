import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";

/** `forms|lemma|meaning` a line; without a lemma, each form is its own. Meanings of inflected forms say what the form does. */
export const LINES: Readonly<Partial<Record<PartOfSpeech, string>>> = {
  pronoun: `
mich|ich|me
mir|ich|me, to me
dich|du|you (informal)
dir|du|you, to you (informal)
ihn|er|him, it
ihm|er|him, to him
ihnen|sie|them, to them
Ihnen|Sie|you, to you (formal)
Sie|Sie|you (formal)
uns|wir|us, to us
euch|ihr|you, to you (informal, plural)
sich||himself, herself, itself, themselves, each other
einander||each other
miteinander||with each other
voneinander||from each other
zueinander||to each other
füreinander||for each other
man||one, you, people in general
wen|wer|whom
wem|wer|whom, to whom
wessen|wer|whose
denen|der|whom, which, to them
deren|der|whose
dessen|der|whose
selbst selber||oneself, myself, himself
jemand jemanden jemandem|jemand|somebody
niemand niemanden niemandem|niemand|nobody
alles||everything
alle allen aller|alle|all, everybody
vieles||a lot of things
viele vielen vieler|viele|many
wenige wenigen|wenige|few
beide beiden beider|beide|both
beides||both things
einige einigen einiger|einige|some, a few
mehrere mehreren|mehrere|several
manche manchen mancher manches manch|manche|some
solche solchen solcher solches|solche|such
welche welcher welches welchen welchem|welcher|which
irgendetwas irgendwas||something, anything
irgendwer||somebody, anybody
etwas||something, a little
nichts nix|nichts|nothing
was||what
wer||who
das||that, the
dieser diese dieses diesen diesem|dieser|this, these
jener jene jenes jenen jenem|jener|that, those
jeder jede jedes jeden jedem|jeder|every, each
derselbe dieselbe dasselbe|derselbe|the same
dergleichen||such things
meiner|mein|my, mine
`,
  article: `
der|der|the (masculine; feminine in the dative and genitive)
die|die|the (feminine or plural)
den|der|the (masculine as an object; plural in the dative)
dem|der|the (masculine or neuter in the dative)
des|der|of the
ein eine einen einem einer eines|ein|a, an, one
kein keine keinen keinem keiner keines|kein|no, not a
mein meine meinen meinem meines|mein|my
dein deine deinen deinem deiner deines|dein|your (informal)
sein seine seinen seinem seiner seines|sein|his, its
ihr ihre ihren ihrem ihrer ihres|ihr|her, their
Ihr Ihre Ihren Ihrem Ihrer Ihres|Ihr|your (formal)
unser unsere unseren unserem unserer unseres unsre|unser|our
euer eure euren eurem eurer eures|euer|your (informal, plural)
irgendein irgendeine irgendeinen irgendeinem irgendeiner|irgendein|some, any
`,
  preposition: `
zu||to; too (before an adjective)
im|in dem|in the
ins|in das|into the
am|an dem|on the, at the
ans|an das|to the, onto the
beim|bei dem|at the, while
vom|von dem|from the, of the
zum|zu dem|to the, for the
zur|zu der|to the, for the
aufs|auf das|onto the
fürs|für das|for the
ums|um das|around the
durchs|durch das|through the
übers|über das|over the, about the
pro||per
per||by, via
samt||together with
entlang||along
gegenüber||opposite, toward
anstatt statt|statt|instead of
dank||thanks to
ab||from, starting
`,
  conjunction: `
sodass||so that
indem||by (doing)
seitdem||since
sofern||provided that
soweit||as far as
sowie||as well as
sowohl|sowohl … als auch|both … and
entweder|entweder … oder|either … or
weder|weder … noch|neither … nor
desto umso|je … desto|the (more), … the
obgleich obschon|obgleich|although
wohingegen||whereas
zumal||especially as
bzw||or rather, respectively
denn||because; then (in questions)
nachdem||after
bevor||before
falls||in case, if
sobald||as soon as
solange||as long as
`,
  adverb: `
abends||in the evening
morgens||in the morning
mittags||at noon
nachmittags||in the afternoon
vormittags||in the morning
nachts||at night
tagsüber||during the day
daheim zuhause|zu Hause|at home
her||here, toward here
hin||there, toward there
hierher her|hierher|here, to this place
dorthin dahin|dorthin|there, to that place
heraus raus|heraus|out
herein rein|herein|in
hinein||into it
hinaus||out
herum rum|herum|around
herunter runter|herunter|down
hinauf rauf|hinauf|up
rüber||over
fort||away
daran dran|daran|on it, of it
darauf drauf|darauf|on it
daraus draus|daraus|out of it
darin drin|darin|in it
darum drum|darum|that's why, about it
darüber drüber|darüber|about it, above it
darunter drunter|darunter|under it, among them
dabei||with it, while doing so
dadurch||by this, as a result
dafür||for it
dagegen||against it
dahinter||behind it
damit||with it; so that
daneben||next to it
davon||of it, from it
davor||before it, in front of it
dazu||to it, with it
woran||at what, of what
worauf||on what, for what
woraus||out of what
worin||in what
worüber||about what
wovon||about what, from what
wovor||of what
wozu||what for
wofür||for what
womit||with what
wodurch||by what
wobei||although, in which
wogegen||against what
weshalb wieso|weshalb|why
gerne gern|gern|gladly (like doing)
nun||now
bloß||only
gar|gar nicht|at all
eben||just, exactly
ebenfalls||likewise, as well
ebenso genauso|genauso|just as
mittlerweile||by now, meanwhile
bisher bislang|bisher|so far
seither||since then
soeben||just now
neulich letztens|neulich|recently, the other day
kürzlich||recently
vorhin||a little while ago
nachher||afterward, later
übermorgen||the day after tomorrow
vorgestern||the day before yesterday
zurzeit||at the moment
zuletzt||last, most recently
später||later
öfter||more often
meist meistens|meistens|mostly
stets||always
niemals||never
nirgendwo||nowhere
irgendwo||somewhere
irgendwie||somehow
irgendwann||sometime
überall||everywhere
drinnen||inside
draußen||outside
nebenan||next door
miteinander||together
zusammen||together
durchaus||quite, absolutely
beinahe||almost
tatsächlich||actually, really
anscheinend||apparently
möglicherweise||possibly
glücklicherweise||fortunately
beispielsweise||for example
übrigens||by the way
sowieso||anyway
jedenfalls||in any case
immerhin||at least, after all
wenigstens zumindest|wenigstens|at least
höchstens||at most
insbesondere||in particular
hauptsächlich||mainly
gleichzeitig||at the same time
einmal||once
zweimal||twice
dreimal||three times
nochmal||once more
nochmals||once again
mehrmals||several times
erstens||firstly
zweitens||secondly
drittens||thirdly
ferner||furthermore
zudem||in addition
folglich||consequently
schließlich||finally, after all
allzu||too
lauter||nothing but
umsonst||for free, in vain
quasi||so to speak
inwiefern||in what way
insofern||in this respect
hingegen||however, on the other hand
vielmehr||rather
weiterhin||still, furthermore
daher||therefore, from there
samstags||on Saturdays
sonntags||on Sundays
`,
  particle: `
doch||yes (after a "no"); after all
halt||just (that's how it is)
mal||once, just (softens a request)
wohl||probably
nee nö ne|nein|no (casual)
jawohl||yes, indeed
`,
  interjection: `
na||well
naja tja|na ja|oh well
ach||oh
hm||hm
hey hi|hi|hi
moin servus|hallo|hello (regional)
ciao tschüs|tschüss|bye (casual)
sorry||sorry
ups||oops
igitt||yuck
haha||haha
super||great
prima||great
okay ok|okay|okay
`,
  adjective: `
beige||beige
rosa||pink
lila||purple
orange||orange
cool||cool
geil||awesome (casual)
krass||wild, extreme (casual)
pleite||broke
leid|leidtun|sorry (in: es tut mir leid)
eigen eigene eigenen|eigen|own
sogenannt||so-called
mega||super (casual)
extra||extra, on purpose
`,
  numeral: `
anderthalb||one and a half
paar|ein paar|a few
bisschen|ein bisschen|a little
hundert||hundred
tausend||thousand
`,
};

/** Function words and short forms that the lexicon gives no reading for. */
export const CLOSED =
  /^(?:(?:[mdsk]?ein|ihr|unser|euer|dies|jed|jen|welch|manch|solch|beid|niemand|jemand|all)(?:e[mnrs]?)?|beim|aufs|ums|übers|fürs|wegen|beste[nmrs]?|online|vegan|stressig|statt|trotz|dank|laut|weg|recht|ehe|nem|nen|'s|s|t|worden|d(?:as|en|em|er|ie)selben?)$/;
