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
 * What the Worker never reaches, and what it weighs in the compressed program. A message goes to a model as text, without tools, files or a stream, and
 * `ChainModel` hands the SDK nothing but text, whatever a model has sent.
 */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    package: "ai",
    version: "7.0.173",
    file: "dist/index.js",
    names: [
      // Tools, 3 kB.
      "executeTools",
      "parseToolCall",
      "resolveToolApproval",
      "maybeSignApproval",
      "verifyToolApprovalSignature",
      // Files and pictures, in the prompt and in the answer: 6 kB.
      "convertPartToLanguageModelPart",
      "convertToLanguageModelV4FilePart",
      "getDownloadableFilePart",
      "mapToolResultOutput",
      "download",
      "resolveGeneratedFileData",
      "DefaultGeneratedFile",
      // Models and providers of earlier versions of the interface, 1 kB.
      "asLanguageModelV3",
      "asProviderV4",
      // The answers of tools for such models.
      "convertV4ToolResultOutputToV3",
      // Outputs that are no object, 2 kB.
      "array$2",
      "choice",
      // Schemas of the SDK's messages in a browser and of its sockets, 4 kB. The module makes them, whether or not anybody uses them.
      "toolMetadataSchema",
      "toolMetadataSchema$1",
      "citationSchema",
      "uiCitationSchema",
      "providerReferenceSchema$1",
      "providerMetadataSchema",
      "setupSchema",
      // Breaks a rule about tools that no call has.
      "ToolChoiceViolationError",
    ],
    // Tools, files to download, listeners of telemetry and messages for a next step, none of which a call of ours has: 8 kB.
    idle: {
      toResponseMessages: "[]",
      prepareTools: "undefined",
      prepareToolCallConcurrency: "undefined",
      resolveToolCallerConfiguration: "undefined",
      startSteeringRun: "undefined",
      appendToolCallerMessages: "arguments[0].messages",
      convertToReasoningOutputs: "[]",
      convertFromReasoningOutputs: "[]",
      // Warnings are logged as they come: what the SDK says about each kind, 1 kB.
      formatWarning: "`AI SDK warning: ${JSON.stringify(arguments[0].warning)}`",
      collectToolApprovals: "{ approvedToolApprovals: [], deniedToolApprovals: [] }",
      validateApprovedToolApprovals: "{ approvedToolApprovals: [], deniedToolApprovals: [], invalidToolApprovals: [] }",
      createToolSearchState: "(activeTools) => activeTools",
      prepareToolsForToolCallers: "{ executionTools: undefined, modelTools: undefined, toolCallerMessages: [] }",
      downloadAssets: "{}",
      createRestrictedTelemetryDispatcher$3: "{}",
    },
  },
  {
    package: "@ai-sdk/provider-utils",
    version: "5.0.81",
    file: "dist/index.js",
    names: [
      // The JSON schema of a schema of zod 3, 5 kB. Ours are of zod 4.
      "zod3Schema",
      // Pictures inside a JSON body, 1 kB.
      "createJsonBinaryFieldScanner",
    ],
  },
  {
    package: "@ai-sdk/openai-compatible",
    version: "3.0.92",
    file: "dist/index.js",
    names: [
      // Streams, 5 kB (docs/decisions/009-models.md says why there are none).
      "OpenAICompatibleChatLanguageModel.doStream",
      // Files and pictures, 2 kB.
      "convertToOpenAICompatibleContentPart",
    ],
  },
  {
    package: "workers-ai-provider",
    version: "4.0.0",
    file: "dist/index.mjs",
    names: [
      // Streams, 2 kB.
      "WorkersAIChatLanguageModel.doStream",
      // Models of anything but chat, 3 kB.
      "WorkersAIEmbeddingModel",
      "WorkersAIImageModel",
      "WorkersAIRerankingModel",
      "WorkersAISpeechModel",
      "WorkersAITranscriptionModel",
      "toUint8Array$2",
      // Models of other companies behind AI Gateway, 5 kB. They need plugins that we do not give to the provider.
      "createGatewayDelegate",
      // Pictures.
      "assertImageMediaType",
      "uint8ArrayToBase64$1",
    ],
    // Tools, 1 kB.
    idle: {
      prepareToolsAndToolChoice: "{ tools: undefined, tool_choice: undefined }",
      processToolCalls: "[]",
      salvageToolCallsFromText: "null",
    },
  },
  {
    package: "workers-ai-provider",
    version: "4.0.0",
    file: "dist/gateway-provider-BIZ2bimW.mjs",
    // The addresses of those companies, 1 kB.
    names: ["BY_RESOLVER_KEY"],
  },
  {
    package: "zod",
    version: "4.6.7",
    file: "v4/core/json-schema-processors.js",
    // Schemas as JSON schemas, 6 kB with the file below: the one that models get is written as one.
    names: [
      "aggregateChecks",
      "stringProcessor",
      "numberProcessor",
      "booleanProcessor",
      "bigintProcessor",
      "symbolProcessor",
      "nullProcessor",
      "undefinedProcessor",
      "voidProcessor",
      "neverProcessor",
      "anyProcessor",
      "unknownProcessor",
      "dateProcessor",
      "enumProcessor",
      "literalProcessor",
      "nanProcessor",
      "templateLiteralProcessor",
      "fileProcessor",
      "successProcessor",
      "customProcessor",
      "functionProcessor",
      "transformProcessor",
      "mapProcessor",
      "setProcessor",
      "arrayProcessor",
      "objectProcessor",
      "unionProcessor",
      "intersectionProcessor",
      "tupleProcessor",
      "recordProcessor",
      "nullableProcessor",
      "nonoptionalProcessor",
      "defaultProcessor",
      "prefaultProcessor",
      "catchProcessor",
      "pipeProcessor",
      "readonlyProcessor",
      "promiseProcessor",
      "optionalProcessor",
      "lazyProcessor",
      "toJSONSchema",
    ],
  },
  {
    package: "zod",
    version: "4.6.7",
    file: "v4/core/to-json-schema.js",
    names: [],
    // Every schema makes these methods, and nobody calls them.
    idle: { createToJSONSchemaMethod: "undefined", createStandardJSONSchemaMethod: "undefined" },
  },
  {
    package: "marked",
    version: "18.2.1",
    file: "lib/marked.esm.js",
    // Renderer, TextRenderer, Parser, Hooks, Marked and its one instance, 4 kB: we cut texts into tokens and draw them ourselves.
    names: ["I", "z", "P", "A", "ne", "v"],
  },
  // Drizzle's relational queries, 3 kB: ours are written as joins.
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
