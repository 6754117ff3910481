import { Link } from "@tanstack/react-router";
import { CONVERSATIONS_KEPT_DAYS, MISTAKES_KEPT_DAYS } from "#schema/rules/retention.ts";
import { InfoList, InfoPage, InfoSection, InfoTable } from "./info-page.tsx";

/** What is kept about a learner. Keep it true to schema/db. */
const KEPT = [
  [
    "Email address, first and last name",
    "To sign you in and address you by name. Other learners never see your email address.",
  ],
  ["Password", "Only as a scrypt hash with its own random salt, which cannot be turned back into your password."],
  [
    "Time zone",
    "Sent by your browser, so that your day ends at your midnight. Streaks and daily challenges depend on it.",
  ],
  [
    "Sessions",
    "A hash of your session's secret, when the session began, and when it ends (90 days after you sign in, or when you sign out).",
  ],
  [
    "Browsers you signed in with",
    "A hash of each browser's device cookie, for a year and for at most ten browsers. They keep strangers who try passwords from locking you out.",
  ],
  [
    "What you practiced",
    "Lessons and quizzes with your answers and scores, the words in your collection, XP and where it came from, level, streak, daily challenges.",
  ],
  [
    "Your place in a league",
    "If you take part in a weekly league: weekly XP, rank, and when you reached them. The other members receive your first name and initial, your picture if your account has one, your weekly XP and your rank, all as they change. They do not receive your account's id, your all-time XP, or the time at which you practiced; the id of your row is random and new every week. If you leave the leagues, nobody sees you there anymore; your place is kept until the week's table is deleted, a week after it ends. Only you keep your last result.",
  ],
  [
    "Answers you report as right too",
    "The question, what you typed, a count and two days, without anything that says who you are. For your account only how many reports you sent on the last day you sent any, so that nobody floods the list.",
  ],
  [
    "Conversations with the tutor",
    `If you use the chat: your messages, the answers and who wrote each of them, corrections, translations and the words taught, with title, topic, level and tone. They are kept so that you can go on or read them again: until you delete the conversation, until nothing has been said in it for ${CONVERSATIONS_KEPT_DAYS} days, or until your account is deleted. The words taught also go to your collection.`,
  ],
  [
    "Trial chat without an account",
    "If you write in the trial chat of the landing page: your messages and the answers, with topic, level and tone, under a hash of your cookie's secret. They are kept for seven days, so that you can go on, and deleted within a day after that. If you sign in or sign up in the same browser, they move into your account. Per network address, stored only as a hash, one count of the chats and one of the messages of a day, deleted within two days, so that nobody floods the tutor.",
  ],
  [
    "What the tutor corrected",
    `Each mistake with the sentence you made it in, its right form, the reason and how often you made it, until you have not made it again for ${MISTAKES_KEPT_DAYS} days; the kinds of grammar you were corrected in; and what your messages show about your level. They are kept so that you can practice them later, also after the conversation is gone, and go with your account at the latest.`,
  ],
  [
    "Attempts to sign in or sign up",
    "One count per email address, one per browser that you signed in with, and one per network address, all stored only as hashes. Counting lasts an hour at most, and the counts are deleted within two days. They stop password guessing.",
  ],
] as const;

/** The page at /privacy. */
export function Privacy() {
  return (
    <InfoPage
      title="Privacy Policy"
      lead="This site keeps what it needs to teach you, and nothing to sell. There are no trackers, no ads, no analytics services, and no fonts or scripts from other sites."
    >
      <InfoSection title="Who is responsible">
        <p>
          Wortpfad is open-source software that anyone can run. Whoever operates this installation is the controller of
          its data under data protection law. If you do not know who that is, ask whoever told you about this site.
        </p>
      </InfoSection>
      <InfoSection title="What is kept and why">
        <InfoTable label="Data and purposes" head={["Data", "Purpose"]} rows={KEPT} />
      </InfoSection>
      <InfoSection title="What stays in your browser">
        <p>
          Without an account, you leave nothing on the server except a trial chat if you write in one, and a short-lived
          count of attempts if you try to sign in. The result of an adverb quiz waits in your browser until you have an
          account to save it to. The <Link to="/cookies">Cookie Policy</Link> lists everything that your browser stores.
        </p>
      </InfoSection>
      <InfoSection title="Where it is kept and who else sees it">
        <InfoList
          items={[
            "The app runs on Cloudflare: database, sessions and files are stored there, and Cloudflare necessarily sees your network address. Errors are logged with page and time, without your answers or your name.",
            "If the operator has connected a language model to the tutor, it receives the message you sent and the last few before it, with language, level, topic and tone, so that it can answer. It does not receive your name, your email address or anything else about your account. Usually the model is one of Workers AI by Cloudflare; an operator can choose another provider, and then your messages go there. Each answer in a chat says who wrote it. The built-in tutor sends nothing anywhere.",
            "No data is shared with anyone else, and none is sold.",
          ]}
        />
      </InfoSection>
      <InfoSection title="How long it is kept">
        <p>
          Your data is kept as long as your account exists, unless the table says otherwise. You can delete a
          conversation at any time on the Chat page: it is gone at once. When the account is deleted, everything that
          belongs to it is deleted too. The <Link to="/gdpr">GDPR page</Link> explains your rights and how to use them.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
