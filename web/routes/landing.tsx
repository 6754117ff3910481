import { AdverbQuiz } from "../features/adverb-quiz/adverb-quiz.tsx";
import { LandingPage } from "../features/landing/landing-page.tsx";
import { SiteFooter } from "../features/shell/site-footer.tsx";

/** The landing page with the quiz in its middle (spec 2). */
export function Landing() {
  return (
    <>
      <LandingPage quiz={<AdverbQuiz signedIn={false} />} />
      <SiteFooter />
    </>
  );
}
