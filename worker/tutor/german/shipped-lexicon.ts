import text from "./generated/lexicon.txt?raw";
import { Lexicon } from "./lexicon.ts";

let lexicon: Lexicon | undefined;

/** The lexicon that is built into the Worker. One for all requests of an isolate: what it has looked up once, it remembers. */
export function shippedLexicon(): Lexicon {
  lexicon ??= new Lexicon(text);
  return lexicon;
}
