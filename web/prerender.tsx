import { renderToStaticMarkup } from "react-dom/server";
import type { Page } from "#schema/terms/page.ts";
import { LandingDocument } from "./routes/landing-document.tsx";
import { pageShell, type Viewer } from "./routes/page-shells.tsx";

/** The landing page as HTML, for the build. In the browser, the same tree takes its place (landing.tsx). */
export function prerenderLanding(): string {
  return renderToStaticMarkup(<LandingDocument />);
}

/** What a page of the app shows until its script has started. */
export async function prerenderShell(page: Page, viewer: Viewer): Promise<string> {
  return renderToStaticMarkup(await pageShell(page, viewer));
}
