import type { LeftOut, LeftOutModule } from "./leave-out.ts";

/** What the tutor's packages import and the Worker never uses. */
export const LEFT_OUT_MODULES: readonly LeftOutModule[] = [
  {
    // Error messages of zod in sixty languages: 67 kB of the compressed Worker. English is what zod falls back to.
    importer: "zod/v4",
    module: /\/locales\/index\.js$/,
    code: 'export { default as en } from "zod/v4/locales/en.js";',
  },
  {
    // Models that are given by name go to the gateway of the SDK's maker: 20 kB. The tutor's models are objects, and a name would now fail.
    importer: "ai/dist",
    module: /^@ai-sdk\/gateway$/,
    code: `
      export class GatewayError extends Error { static isInstance() { return false; } }
      export class GatewayAuthenticationError extends GatewayError {}
      export function createGateway() { throw new Error("A model needs a provider"); }
      export const gateway = undefined;
    `,
  },
];

/**
 * What the Worker never reaches. A learner's message goes to a model as text, without tools, files or a stream, and `ChainModel` hands nothing but
 * text back to the SDK, whatever a model has sent.
 */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    package: "ai",
    version: "7.0.173",
    file: "dist/index.js",
    names: [
      // Tools: the tutor has none, and a call of one never gets past the chain.
      ...["executeTools", "parseToolCall", "resolveToolApproval", "maybeSignApproval", "verifyToolApprovalSignature"],
      ...["refineParsedToolCallInput", "createToolModelOutput", "validateToolContext", "orderToolEntries"],
      ...["resolveToolDescription", "sortToolResultContentByToolCallOrder", "toolMetadataSchema"],
      // Files and pictures, in the prompt and in the answer.
      ...["convertPartToLanguageModelPart", "convertToLanguageModelV4FilePart", "convertImagePartToFilePart"],
      ...["getDownloadableFilePart", "mapToolResultOutput", "download", "resolveGeneratedFileData"],
      "DefaultGeneratedFile",
      // Models and providers of earlier versions of the interface, and models given by name.
      ...["asLanguageModelV3", "asProviderV4"],
      // Outputs of other kinds than one object.
      ...["array$2", "choice", "json"],
      // Schemas of messages in a browser and of sockets, which the module makes whether or not anybody uses them.
      ...["citationSchema", "toolMetadataSchema$1", "providerReferenceSchema$1", "uiCitationSchema", "setupSchema"],
      "providerMetadataSchema",
    ],
  },
  {
    package: "@ai-sdk/provider-utils",
    version: "5.0.81",
    file: "dist/index.js",
    names: [
      // Schemas of zod 3.
      "zod3Schema",
      // Pictures inside JSON.
      ...["compileBinaryFieldPaths", "createJsonBinaryFieldScanner", "withBinaryFields"],
    ],
  },
  {
    package: "@ai-sdk/openai-compatible",
    version: "3.0.92",
    file: "dist/index.js",
    names: ["OpenAICompatibleChatLanguageModel.doStream", "convertToOpenAICompatibleContentPart"],
  },
  {
    package: "workers-ai-provider",
    version: "4.0.0",
    file: "dist/index.mjs",
    names: [
      // Models of anything but chat.
      ...["WorkersAIEmbeddingModel", "WorkersAIImageModel", "WorkersAIRerankingModel"],
      ...["WorkersAISpeechModel", "WorkersAITranscriptionModel"],
      // Pictures.
      ...["toUint8Array$2", "uint8ArrayToBase64$1", "assertImageMediaType"],
      "WorkersAIChatLanguageModel.doStream",
      // Other companies' models behind AI Gateway.
      "createGatewayDelegate",
    ],
  },
  {
    package: "workers-ai-provider",
    version: "4.0.0",
    file: "dist/gateway-provider-BIZ2bimW.mjs",
    names: ["GATEWAY_PROVIDERS", "BY_RESOLVER_KEY"],
  },
  // drizzle's relational queries: we write joins.
  { package: "drizzle-orm", version: "0.45.4", file: "relations.js", names: ["extractTablesRelationalConfig"] },
  {
    package: "drizzle-orm",
    version: "0.45.4",
    file: "sqlite-core/query-builders/query.js",
    names: ["RelationalQueryBuilder"],
  },
  {
    package: "drizzle-orm",
    version: "0.45.4",
    file: "sqlite-core/dialect.js",
    names: ["SQLiteDialect.buildRelationalQuery"],
  },
];
