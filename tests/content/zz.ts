import { readContent } from "#content/seed/read-content.ts";
import { ADVERB_QUIZ } from "#content/built-in/adverb-quiz.ts";
import { adverbQuizFindings, adverbQuizTexts } from "./checks/adverb-quiz.ts";
import { curriculumChecks, textChecks } from "./checks/curriculum-checks.ts";
import { spellingCheck, taughtWords } from "./checks/spelling.ts";
import { allTexts } from "./checks/texts.ts";
import { printed } from "./checks/finding.ts";
const c=readContent(); const known={names:new Set<string>(),taught:taughtWords(c)}; 
for (const k of curriculumChecks(known)) { const f=k.run(c); console.log(k.name, f.length);  for (const x of f) if(k.name!=="capital") console.log("   ",printed(x));  }
const t=[...allTexts(c),...adverbQuizTexts(ADVERB_QUIZ)];
const n=new Set<string|null>(); for(const k of [...textChecks(known),spellingCheck(new Set())]) for(const f of k.run(t)) {n.add(f.check+":"+f.word);} console.log([...n].join(" "));
console.log(adverbQuizFindings(ADVERB_QUIZ).map(printed));
