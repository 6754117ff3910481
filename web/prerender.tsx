import { renderToString } from "react-dom/server";
import { LandingDocument } from "./routes/landing-document.tsx";

/** The landing page as HTML, for the build (design 7). The browser takes it over with the same tree (landing.tsx). */
export function prerenderLanding(): string {
  return renderToString(<LandingDocument />);
}
