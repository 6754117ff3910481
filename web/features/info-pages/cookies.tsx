import { InfoPage, InfoSection, InfoTable } from "./info-page.tsx";

const COOKIES = [
  [
    <code key="n">__Host-session</code>,
    "Keeps you signed in. A random secret, unreadable for scripts; on http (a test on one's own machine) it is called session.",
    "90 days, or until you sign out",
  ],
  [
    <code key="n">d1-bookmark</code>,
    "After something was saved: the position in the database that your next page must at least show. Says nothing about you.",
    "10 minutes",
  ],
] as const;

const STORAGE = [
  [<code key="n">wortpfad-theme</code>, "Light or dark, if you chose one yourself.", "Until you choose System again"],
  [
    <code key="n">pending-quiz-result</code>,
    "Your last adverb quiz without an account, so that it can be saved when you sign up.",
    "Until you sign in or up",
  ],
  [
    <code key="n">completed-quiz-result</code>,
    "The same result and its XP after it was saved, to be shown once.",
    "Until it was shown, at most until the tab is closed",
  ],
  [
    <code key="n">wait-after-mistake</code>,
    "Whether a quiz waits for you after a mistake.",
    "Until you clear your browser's data",
  ],
  [
    <code key="n">lesson-quiz</code>,
    "The answers of a lesson's quiz while you take it, so that a reload goes on with it.",
    "Until the quiz is over, at most until the tab is closed",
  ],
  [<code key="n">open-chapters</code>, "Which chapters of the Learning Path are unfolded.", "Until the tab is closed"],
  [
    <code key="n">tsr-scroll-restoration</code>,
    "How far down a page you were, for the way back.",
    "Until the tab is closed",
  ],
] as const;

const HEAD = ["Name", "What for", "How long"] as const;

/** /cookies: every name that the app stores in a browser. */
export function Cookies() {
  return (
    <InfoPage
      title="Cookie Policy"
      lead="Two cookies, both needed to answer you, and a few notes that your browser keeps for itself. None of them follows you anywhere, so there is no banner to click away."
    >
      <InfoSection title="Cookies">
        <InfoTable label="Cookies" head={HEAD} rows={COOKIES} />
      </InfoSection>
      <InfoSection title="Storage in your browser">
        <p>These never leave your device by themselves; a pending quiz result is sent when you sign in or up.</p>
        <InfoTable label="Storage in your browser" head={HEAD} rows={STORAGE} />
      </InfoSection>
      <InfoSection title="Saying no">
        <p>
          You can delete all of it in your browser's settings at any time. Without the session cookie you are signed
          out; everything else works on.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
