/** A file of a package in which nothing is left out. */
declare module "*/json-schema-processors.js?whole" {
  import type { toJSONSchema as inPart } from "zod/mini";

  export const toJSONSchema: typeof inPart;
}
