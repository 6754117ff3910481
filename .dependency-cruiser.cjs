/** Who may import whom (docs/decisions/003, design 2). `npm run check` fails on a forbidden arrow. */
const room = "^worker/(?!http/|db/|dev/|app\\.ts|index\\.ts)([^/]+)/";

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "terms-know-nothing",
      severity: "error",
      from: { path: "^schema/terms/" },
      to: { path: "^(schema|worker|web|content|tests)/", pathNot: "^schema/terms/" },
    },
    {
      name: "rules-know-terms-only",
      comment: "Rules are pure: terms in, values out.",
      severity: "error",
      from: { path: "^schema/rules/" },
      to: { pathNot: "^schema/(rules|terms)/" },
    },
    {
      name: "contracts-know-terms-and-shapes",
      severity: "error",
      from: { path: "^schema/api/" },
      to: { path: "^(schema|worker|web|content|tests)/", pathNot: "^schema/(api|terms|rules|content)/" },
    },
    {
      name: "content-shapes-know-terms",
      severity: "error",
      from: { path: "^schema/content/" },
      to: { path: "^(schema|worker|web|content|tests)/", pathNot: "^schema/(content|terms)/" },
    },
    {
      name: "tables-know-terms",
      severity: "error",
      from: { path: "^schema/db/" },
      to: { path: "^(schema|worker|web|content|tests)/", pathNot: "^schema/(db|terms)/" },
    },
    {
      name: "schema-knows-nobody",
      severity: "error",
      from: { path: "^schema/" },
      to: { path: "^(worker|web|tests|content)/" },
    },
    {
      name: "web-never-sees-tables",
      severity: "error",
      from: { path: "^web/" },
      to: { path: "^schema/db/|node_modules/drizzle-orm/" },
    },
    {
      name: "web-and-worker-meet-in-schema",
      severity: "error",
      from: { path: "^web/" },
      to: { path: "^(worker|tests)/|^content/(?!built-in/)" },
    },
    {
      name: "worker-and-web-meet-in-schema",
      severity: "error",
      from: { path: "^worker/", pathNot: "^worker/dev/" },
      to: { path: "^(web|tests)/|^content/(?!built-in/)" },
    },
    {
      name: "dev-knows-no-app",
      severity: "error",
      from: { path: "^worker/dev/" },
      to: { path: "^(web|tests)/|^worker/(?!dev/)" },
    },
    {
      name: "rooms-by-their-door",
      comment: "A worker room is entered through its index.ts.",
      severity: "error",
      from: { path: room },
      to: { path: room, pathNot: ["^worker/$1/", "^worker/[^/]+/index\\.ts$"] },
    },
    {
      name: "app-by-the-doors",
      severity: "error",
      from: { path: "^worker/(app|index)\\.ts$" },
      to: { path: room, pathNot: ["^worker/[^/]+/index\\.ts$", "^worker/league/room\\.ts$"] },
    },
    { name: "base-knows-no-rooms", severity: "error", from: { path: "^worker/(http|db)/" }, to: { path: room } },
    {
      name: "gamification-below-learning",
      comment: "Learning rooms → gamification → league, never back.",
      severity: "error",
      from: { path: "^worker/(gamification|league)/" },
      to: { path: "^worker/(auth|curriculum|vocabulary|grammar|conjugation|quizzes|conversations|progress|account)/" },
    },
    {
      name: "league-is-last",
      severity: "error",
      from: { path: "^worker/league/" },
      to: { path: "^worker/gamification/|node_modules/hono/" },
    },
    {
      name: "tutor-knows-no-database",
      severity: "error",
      from: { path: "^worker/tutor/" },
      to: { path: "^worker/(db|http)/|^schema/db/|node_modules/(hono|drizzle-orm)/" },
    },
    {
      name: "lib-is-the-ground",
      severity: "error",
      from: { path: "^web/lib/" },
      to: { path: "^web/(ui|quiz-kit|features|routes)/" },
    },
    {
      name: "ui-knows-lib",
      severity: "error",
      from: { path: "^web/ui/" },
      to: { path: "^web/(quiz-kit|features|routes)/" },
    },
    {
      name: "quiz-kit-knows-ui",
      severity: "error",
      from: { path: "^web/quiz-kit/" },
      to: { path: "^web/(features|routes)/" },
    },
    {
      name: "features-are-strangers",
      comment: "Routes compose features; features never import each other.",
      severity: "error",
      from: { path: "^web/features/([^/]+)/" },
      to: { path: "^web/features/", pathNot: "^web/features/$1/" },
    },
    {
      name: "features-know-no-routes",
      severity: "error",
      from: { path: "^web/features/" },
      to: { path: "^web/routes/" },
    },
    {
      name: "ai-is-the-workers",
      severity: "error",
      from: { path: "^web/" },
      to: { path: "node_modules/(ai|@ai-sdk|workers-ai-provider|hono|oslo)/" },
    },
    { name: "nobody-imports-tests", severity: "error", from: { pathNot: "^tests/" }, to: { path: "^tests/" } },
    {
      name: "built-in-knows-shapes",
      severity: "error",
      from: { path: "^content/built-in/" },
      to: { path: "^(worker|web|tests|content/seed|schema/(db|api))/" },
    },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^cloudflare:|^virtual:|^node:" },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.d\\.ts$|^dist/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "module", "browser", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
