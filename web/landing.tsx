import "./lib/zod-jitless.ts";
import "./styles/app.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { call } from "./lib/api-client.ts";
import { EarlyInput } from "./lib/early-input.tsx";
import { LandingDocument } from "./routes/landing-document.tsx";

// The landing page for visitors: a document of its own, kept small by doing without router and query cache.

const root = document.querySelector<HTMLElement>("#root");
if (root) {
  // Takes the place of what the build has prerendered: React's hydration is left out of the build (worker/dev/left-out-of-browser.ts).
  // As a transition, so that React works in slices and the page answers while it does.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <LandingDocument />
        <EarlyInput />
      </StrictMode>,
    ),
  );
}

// The back button may restore this page from memory after the visitor has signed in: reloading then shows their home.
window.addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  void call("GET /api/auth/user", {}).then(
    (user) => {
      if (user) window.location.reload();
    },
    // Without an answer the landing page stays; it works without a connection.
    () => undefined,
  );
});
