/**
 * English words of the explanations that are no German words: a phrase with one of them is not German (`germanStretches`). The most
 * frequent ones, and whatever else keeps every English phrase of the topics from being taken for German; a test says which are missing.
 */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `
  Austria Cologne English German Germans Germany Swiss Switzerland about acc accent accept according accusative action active activity acts add
  addition adjective adjectives adverb advice afraid after again against agent all alone aloud already although always amazement and another answer
  answers any are around arriving arrow article articles as ask asked asks assume assuming at attribute attributes auxiliary away back bad be
  because become becomes before begin beginning begins behind belong belongs between bike blames boring both bought bracket brother bus but by call
  can car careful case cases cause certain change changes cheaper choose clause clauses clothes cold colloquial colloquially colon colons come comes
  comma commas commemorate common company comparative compare comparing complains conjugated conjunction connector connectors consequently consider
  contrast conversation conversion cooked could count country criticism crude curiosity dash dashes dat dative day days decides decision denies
  dictionary did difference different direct direction directly disappears do doctors documents does dog doing done dot dots down downstairs
  drawback during duty each earlier edible effort either elevated ellipsis else en end ending endings ends enjoy enough equal even event every
  everybody everyday everything everywhere exaggerates example examples exceptions exclamation exclamations excludes exist expresses extended fear
  fee female feminine few field fighting find fine finished first fits five fixed follow followed follows for form formal forms four free friendly
  friends from front frozen full future gave gender genitive gerundive get gets give gives giving go goes going good grammar group groups guess
  habits had half happen happened happens hardly has have he head hear heavy held help here herself him his hope house houses how hungry hyphens if
  ignore imagine imperative imperatives impossible increasing indicative indirect infinitive informal inner inside instead insults interested into
  introduction invited ironic irregular is it its itself jed job joint judgment just keep keeping keeps kind know known knows lack last late later
  learn learning leave leaves let letter letters level like liked likes list literal literally little long longer look looks loud loved loving lucky
  main make makes many marks masculine may maybe me meal mean meaning means meet middle mislead mix mixed modal modalverben monkey monologue months
  more most mostly move movement moves movie much museums must my name names narrator nearly need needed needs neither neuter neutral never
  nevertheless new news newspapers next nice no nobody nominalization nominative none north not nothing noun nouns now number object objective
  objects of offices official often old on once one ones only open opens opposite or order other others our out over own owner pair pairs part
  participial participle participles particle particles parties partner parts passive past pattern people perhaps period person phrase phrases
  picture place places plain plural point polite position possible possibly practices praises prediction preferred prefix prefixes preposition
  prepositions present pretend pride probably process promise pronoun pronouns proud provide provided pulls purpose put puts question questions rain
  rather read real really reason reasons regular relative remember repeat replaces report reports request requests rest result results rich right
  risky rules said same say saying says seasons second see semicolon send sentence sentences separable set several she short shorter should show
  shows side simple since single singular sister slangy small some somebody something sometimes sound sounds south speaking special speech spite
  spoken standard stands state statement statements stations stay stays stem step steps strength stress stressed style subject subjective
  subordinate such suggest suits superlative suppose table take taken takes talk tells tense tenses term test texts than that the their them then
  there these they thing things think third thirsty this three through time to today together tone too toward translate translates trap traps tricky
  true twice two umlaut under understand undoes unless unreal unstressed until up urges us use uses usually value verb verbs very vowel wait want
  wants warnings way ways we were what whatever when whenever where whereas whether which while who whoever whole whom whose why window wish wishes
  with within without word words work works worry worse would write writing written wrong yes yesterday you your
  `
    .trim()
    .split(/\s+/),
);
