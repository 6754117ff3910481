export { servePage } from "./serve-page.ts";
