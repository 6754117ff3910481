import { renderToString } from "react-dom/server";
import { LandingDocument } from "./routes/landing-document.tsx";

/** The landing page as HTML, for the build. The browser hydrates it with the same tree (landing.tsx). */
export function prerenderLanding(): string {
  return renderToString(<LandingDocument />);
}
