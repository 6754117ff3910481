import { AdverbQuiz } from "../features/adverb-quiz/adverb-quiz.tsx";
import { LandingPage } from "../features/landing/landing-page.tsx";
import { SiteFooter } from "../features/shell/site-footer.tsx";
import { TrialChat } from "../features/trial-chat/trial-chat.tsx";

/** The landing page with the adverb quiz, the trial chat and the footer. */
export function Landing() {
  return (
    <>
      <LandingPage quiz={<AdverbQuiz signedIn={false} />} trialChat={<TrialChat />} />
      <SiteFooter />
    </>
  );
}
