// Prints every form of the conjugation reference as a table (tab-separated), to be read or checked by other tools: see content/README.md.
import { parseArgs } from "node:util";
import { readVerbs } from "#content/seed/read-verbs.ts";
import { plainForm, rightForms } from "#schema/rules/verb-forms.ts";
import { PERSONS, TENSE_NAMES, TENSES } from "#schema/terms/conjugation.ts";

const { values } = parseArgs({ options: { accepted: { type: "boolean", default: false } } });
const { verbs, problems } = readVerbs();
if (problems.length > 0) {
  console.error(problems.map(({ file, line, message }) => `content/${file}:${line} ${message}`).join("\n"));
  process.exitCode = 1;
} else {
  console.log("verb\ttense\tperson\tform");
  for (const verb of verbs) {
    for (const tense of TENSES) {
      for (const person of PERSONS) {
        const shown = plainForm(verb.tenses[tense].forms[person]);
        const form = values.accepted ? rightForms(verb, tense, person).join(" / ") : shown;
        console.log([verb.infinitive, TENSE_NAMES[tense], person, form].join("\t"));
      }
    }
  }
}
