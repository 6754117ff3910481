import "./lib/zod-jitless.ts";
import "./styles/app.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { call } from "./lib/api-client.ts";
import { LandingDocument } from "./routes/landing-document.tsx";

// The landing page of visitors: a document of its own, without router and query cache (budgets W1).

const root = document.querySelector<HTMLElement>("#root");
if (root) {
  const page = (
    <StrictMode>
      <LandingDocument />
    </StrictMode>
  );
  // The build has rendered it already; the development server has not.
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
}

// Back from the app by the browser's back button: whoever has signed in meanwhile is no visitor any more.
window.addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  void call("GET /api/auth/user", {}).then((user) => {
    if (user) window.location.reload();
  });
});
