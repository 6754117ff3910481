export { verbPrefixRoutes } from "./routes.ts";
