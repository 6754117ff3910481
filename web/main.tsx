import "./lib/zod-jitless.ts";
import "./styles/app.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { makeUnauthorizedHandler } from "./features/shell/handle-unauthorized.ts";
import { changeUser } from "./lib/queries.ts";
import { makeQueryClient } from "./lib/query-client.ts";
import { makeRouter } from "./router.tsx";
import { Landing } from "./routes/home.tsx";

async function start(root: HTMLElement): Promise<void> {
  const onUnauthorized = makeUnauthorizedHandler({
    currentHref: () => router.state.location.href,
    redirectToAuth: (returnTo) => {
      void router.navigate({ to: "/auth", search: { returnTo } }).then(() => changeUser(queryClient, null));
    },
  });
  const queryClient = makeQueryClient({ onUnauthorized });
  const prerendered = root.dataset.prerendered !== undefined;
  const router = makeRouter({ queryClient, prerendered });
  const app = (
    <StrictMode>
      <App queryClient={queryClient} router={router} prerendered={prerendered} />
    </StrictMode>
  );
  if (!prerendered) {
    createRoot(root).render(app);
    return;
  }
  // The prerendered page was rendered without the router's outer Suspense boundary and with its route loaded.
  router.ssr = { manifest: undefined };
  await Promise.all([router.load(), Landing.preload()]);
  hydrateRoot(root, app);
}

const root = document.querySelector<HTMLElement>("#root");
if (root) void start(root);
