import { COLLOCATIONS } from "#worker/tutor/german/rules/collocations.ts";
import { neededWords } from "#worker/tutor/german/rules/needed-words.ts";

for (const c of COLLOCATIONS) console.log(c.id, JSON.stringify(neededWords(c.find)));
