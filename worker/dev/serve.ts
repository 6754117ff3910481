import { createServer } from "vite";
import { migrate } from "./migrate.ts";
import { seed } from "./seed.ts";
import { OFFLINE, ROOT } from "./wrangler.ts";

// `npm run dev`: runs the whole app on this machine, with nothing to set up.
Object.assign(process.env, { CLOUDFLARE_CF_FETCH_ENABLED: OFFLINE.CLOUDFLARE_CF_FETCH_ENABLED });
console.log("preparing the local database …");
migrate();
seed();
console.log("starting the app …");
const server = await createServer({ configFile: `${ROOT}vite.config.ts` });
await server.listen();
server.printUrls();
