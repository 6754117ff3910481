import { Link } from "@tanstack/react-router";
import { InfoList, InfoPage, InfoSection, InfoTable } from "./info-page.tsx";

/** What is kept about a learner; true to schema/db (design 5, footer). */
const KEPT = [
  [
    "Email address, first and last name",
    "To sign you in and to greet you. Other learners never see your email address.",
  ],
  [
    "Password",
    "Only as a scrypt hash with its own random salt. Nobody can read it, and it cannot be turned back into your password.",
  ],
  [
    "Time zone",
    "Sent by your browser with each call, so that your day ends at your midnight. It decides streak and daily challenges.",
  ],
  [
    "Sessions",
    "A hash of your session's secret, when it began and when it ends (90 days after signing in, or when you sign out).",
  ],
  [
    "What you practiced",
    "Lessons and quizzes with your answers and scores, the words in your collection, XP and where they came from, level, streak, daily challenges.",
  ],
  [
    "Your place in a league",
    "If you take part in a weekly league: weekly XP and rank, shown to the other members under your first name and initial. A past week's table is deleted a week later; your own last result stays with you.",
  ],
  ["Conversations with the tutor", "If you use the chat: the messages, their corrections and the words in them."],
  [
    "Attempts to sign in or up",
    "A counter per email address and per network address, both only as hashes: counted for at most an hour, deleted within a day or two. It stops password guessing.",
  ],
] as const;

/** /privacy */
export function Privacy() {
  return (
    <InfoPage
      title="Privacy Policy"
      lead="This site keeps what it needs to teach you and nothing to sell. There are no trackers, no ads, no analytics services and no fonts or scripts from other sites."
    >
      <InfoSection title="Who is responsible">
        <p>
          Wortpfad is open software that anybody can run. Whoever operates this installation decides about the data in
          it and is responsible for it in the sense of data protection law. If you do not know who that is, ask the
          person or institution that gave you this address.
        </p>
      </InfoSection>
      <InfoSection title="What is kept, and what for">
        <InfoTable label="Data and purposes" head={["What", "What for"]} rows={KEPT} />
      </InfoSection>
      <InfoSection title="What stays in your browser">
        <p>
          A visitor without an account leaves nothing on the server but a short-lived attempt counter, if they try to
          sign in. The result of an adverb quiz waits in the browser until there is an account to keep it. Everything
          that the browser stores is listed in the <Link to="/cookies">Cookie Policy</Link>.
        </p>
      </InfoSection>
      <InfoSection title="Where it is kept, and who else sees it">
        <InfoList
          items={[
            "The app is made to run on Cloudflare: database, sessions and files are stored there, and Cloudflare necessarily sees your network address when it answers you. Errors are logged with route and time, without your answers or your name.",
            "No data is given to anybody else, and none is sold.",
            "If the operator has connected a language model for the tutor, the messages of the chat are sent to it to be answered.",
          ]}
        />
      </InfoSection>
      <InfoSection title="How long">
        <p>
          Your data is kept as long as your account exists. When the account is deleted, everything that belongs to it
          is deleted with it. Your rights, and how to use them, are on the page about <Link to="/gdpr">GDPR</Link>.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
