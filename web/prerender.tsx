import { renderToString } from "react-dom/server";
import type { Page } from "#schema/terms/page.ts";
import { LandingDocument } from "./routes/landing-document.tsx";
import { pageShells } from "./routes/page-shells.tsx";

/** The landing page as HTML, for the build. The browser hydrates it with the same tree (landing.tsx). */
export function prerenderLanding(): string {
  return renderToString(<LandingDocument />);
}

/** What each page of the app shows until its script has started. */
export async function prerenderShells(): Promise<[Page, string][]> {
  return (await pageShells()).map(({ page, shell }) => [page, renderToString(shell)]);
}
