import { readFileSync } from "node:fs";
import { ensureLexicon, LEXICON_FILE } from "#content/lexicon/build.ts";
import { Lexicon } from "#worker/tutor/german/lexicon.ts";

ensureLexicon();

/** The text that ships with the Worker. */
export const lexiconText = readFileSync(LEXICON_FILE, "utf8");
export const lexicon = new Lexicon(lexiconText);
