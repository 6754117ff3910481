import type { ReactNode } from "react";
import { LANDING_TITLE, usePageTitle } from "../../lib/page-title.ts";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { ReadyBand } from "./ready-band.tsx";
import { StartCards } from "./start-cards.tsx";

/** What visitors see first. `quiz` and `trialChat` are features of their own. */
export function LandingPage({ quiz, trialChat }: { quiz: ReactNode; trialChat: ReactNode }) {
  usePageTitle(LANDING_TITLE);
  return (
    <>
      <div className="column">
        <Hero />
        <StartCards />
        <section id="quiz" aria-labelledby="adverb-title">
          {quiz}
        </section>
        <section id="trial-chat" aria-labelledby="trial-title">
          {trialChat}
        </section>
        <Features />
      </div>
      <ReadyBand />
    </>
  );
}
