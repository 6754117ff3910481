import { InfoPage, InfoSection, InfoTable } from "./info-page.tsx";

const COOKIES = [
  [
    <code key="n">__Host-session</code>,
    "Keeps you signed in. The id of your account and a random secret; scripts cannot read it. Over plain http (on a developer's machine) its name is session.",
    "90 days, or until you sign out",
  ],
  [
    <code key="n">__Host-device</code>,
    "Tells your browser apart from strangers who try passwords on your account, so that they cannot lock you out. A random secret that scripts cannot read and that signs nobody in. Over plain http its name is device.",
    "A year; it stays when you sign out",
  ],
  [
    <code key="n">__Host-trial-chat</code>,
    "Keeps the trial chat of the landing page together, if you write in it without an account. A random secret that scripts cannot read. Over plain http its name is trial-chat.",
    "7 days, or until you sign in or sign up",
  ],
  [
    <code key="n">__Host-d1-bookmark</code>,
    "After you save something: a position in the database, so that your next page shows at least that much. It says nothing about you. Over plain http its name is d1-bookmark.",
    "10 minutes",
  ],
] as const;

const STORAGE = [
  [<code key="n">wortpfad-theme</code>, "Light or dark, if you chose one.", "Until you choose System again"],
  [
    <code key="n">pending-quiz-result</code>,
    "The last adverb quiz you took without an account, so that it can be saved when you sign up.",
    "Until you sign in or sign up",
  ],
  [
    <code key="n">completed-quiz-result</code>,
    "The same result with its XP, after it was saved, so that it can be shown once.",
    "Until it has been shown, you sign out or the tab is closed",
  ],
  [
    <code key="n">trial-chat-begun</code>,
    "That this browser has begun a trial chat, so that it is shown again.",
    "Until the trial chat is over and you open the landing page again",
  ],
  [
    <code key="n">trial-chat-unsent</code>,
    "What you have written in the trial chat and not sent, or what could not be sent.",
    "Until it is sent, you sign out or the tab is closed",
  ],
  [
    <code key="n">wait-after-mistake</code>,
    "Whether a quiz waits for you after a mistake.",
    "Until you clear your browser's data",
  ],
  [
    <code key="n">chat-choices</code>,
    "Language, topic, level and tone of the last conversation you started, so that the form opens with them.",
    "Until you clear your browser's data",
  ],
  [
    <code key="n">lesson-quiz</code>,
    "Your answers in a lesson's quiz while you take it, so that you can carry on after a reload.",
    "Until the quiz is over, you sign out, your session ends or the tab is closed",
  ],
  [
    <code key="n">chat-draft</code>,
    "A message to the tutor that you have not sent yet.",
    "Until you send it, sign out or the tab is closed",
  ],
  [
    <code key="n">chat-outbox</code>,
    "A message to the tutor that is on its way or could not be sent, so that a reload does not lose it.",
    "Until it is saved, you sign out or the tab is closed",
  ],
  [
    <code key="n">study-mode-form</code>,
    "How you last studied your words: cards, options, typing or articles.",
    "Until you clear your browser's data",
  ],
  [
    <code key="n">correction-mode</code>,
    "Which corrections you want to see while you chat.",
    "Until you clear your browser's data",
  ],
  [
    <code key="n">unsaved-result</code>,
    "A quiz you finished that could not be saved yet, with your answers. It is sent to your account as soon as that is possible.",
    "Until it is saved or you sign out, at most 30 days",
  ],
  [
    <code key="n">open-chapters</code>,
    "Which chapters of the Learning Path are open.",
    "Until you sign out or the tab is closed",
  ],
  [
    <code key="n">home-place</code>,
    "The level that was open on the Learning Path and how far you had scrolled, so that you come back to the same place.",
    "Until you sign out or the tab is closed",
  ],
  [
    <code key="n">tsr-scroll-restoration</code>,
    "How far you had scrolled, for when you go back.",
    "Until the tab is closed",
  ],
] as const;

const HEAD = ["Name", "Purpose", "How long"] as const;

/** The page at /cookies: every name under which the app stores something in a browser. */
export function Cookies() {
  return (
    <InfoPage
      title="Cookie Policy"
      lead="Four cookies, all strictly necessary, and a few things that your browser remembers for you. None of them follows you around the web, so there is no banner to click away."
    >
      <InfoSection title="Cookies">
        <InfoTable label="Cookies" head={HEAD} rows={COOKIES} />
      </InfoSection>
      <InfoSection title="Storage in your browser">
        <p>
          These stay on your device, with two exceptions: a pending quiz result is sent when you sign in or sign up, and
          an unsaved result is sent once the server can be reached.
        </p>
        <InfoTable label="Storage in your browser" head={HEAD} rows={STORAGE} />
      </InfoSection>
      <InfoSection title="Saying no">
        <p>
          You can delete all of this in your browser's settings at any time. Without the session cookie you are signed
          out; everything else keeps working.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
