/** A file of a package in which nothing is left out. */
declare module "*/json-schema-processors.js?whole" {
  export const toJSONSchema: typeof import("zod/mini").toJSONSchema;
}
