/** What other rooms may use of conversations. */
export { packCorrections, packWords } from "./corrections.ts";
export { publicMessage } from "./views.ts";
