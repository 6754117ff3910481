import { readFileSync } from "node:fs";
import { lexicon } from "./lexicon.ts";

console.log(
  [...new Set(readFileSync("/tmp/m2/verbs.txt", "utf8").trim().split(/\s+/))].filter((v) => !lexicon.verb(v)).join(" "),
);
