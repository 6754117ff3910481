import { AdverbQuiz } from "../features/adverb-quiz/adverb-quiz.tsx";
import { LandingPage } from "../features/landing/landing-page.tsx";
import { SiteFooter } from "../features/shell/site-footer.tsx";

/** The landing page with the adverb quiz and the footer. */
export function Landing() {
  return (
    <>
      <LandingPage quiz={<AdverbQuiz signedIn={false} />} />
      <SiteFooter />
    </>
  );
}
