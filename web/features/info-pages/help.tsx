import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CONVERSATIONS_KEPT_DAYS } from "#schema/rules/retention.ts";
import { InfoList, InfoPage, InfoSection } from "./info-page.tsx";

const QUESTIONS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: "How do I start?",
    answer: (
      <>
        <Link to="/auth" search={{ mode: "signup" }}>
          Create an account
        </Link>
        , open the first lesson of chapter 1, read its words, then take the quiz. Score 70% to unlock the next lesson.
      </>
    ),
  },
  {
    question: "Do I have to start at the beginning?",
    answer: "No. The first lesson of every chapter is open at every level.",
  },
  {
    question: "How does the chat work?",
    answer: (
      <>
        Choose <Link to="/chat">New Chat</Link> in your menu, then a topic, your level and a tone. You write German, the
        AI answers at your level and marks what to change in your message, each time with a short reason. When you end
        the conversation, a report sums it up: what went well, up to five mistakes worth remembering, and the new words.
        French, Spanish and Italian are conversation without corrections.
      </>
    ),
  },
  {
    question: "Who answers me there, and is every correction right?",
    answer:
      "A program, never a person. If the operator has connected a language model, it answers. Without one, or when it takes too long, the built-in tutor does, which follows fixed rules. Each answer says who wrote it. Corrections that are in doubt are left out, so a mistake can slip through, and a language model can be wrong: when a correction surprises you, look the rule up.",
  },
  {
    question: "What is kept of my conversations?",
    answer: (
      <>
        Your messages, the answers and the corrections, until you delete the conversation on the Chat page or nothing
        has been said in it for {CONVERSATIONS_KEPT_DAYS} days. The mistakes themselves and the new words are kept
        longer, so that you can practice them. The <Link to="/privacy">Privacy Policy</Link> says for how long, and what
        a language model receives.
      </>
    ),
  },
  {
    question: "What do I get XP for?",
    answer:
      "Passing a lesson for the first time, right answers, words that you write down from memory in the Double XP Challenge, and messages to the tutor with three or more German words (2 XP each, up to 20 XP a day). Repeating a lesson on the same day earns less each time.",
  },
  {
    question: "What counts for my streak?",
    answer:
      "Finishing a quiz or writing to the tutor that day, in your time zone. Opening the app does not count. If you miss a day, a streak freeze covers it, provided you have one. A used freeze comes back after seven active days in a row.",
  },
  {
    question: "How do leagues work?",
    answer:
      "Complete all daily challenges once, and you join. A league has up to 30 members of the same tier and runs from Monday through Sunday, ending at midnight UTC for everyone. The top third moves up a tier; in larger leagues, the bottom sixth moves down. Small leagues are filled up with practice partners, who are made up by the app, labeled as such, and never take a learner's place.",
  },
  {
    question: "Who can see me in a league?",
    answer:
      "The other members see your first name, the initial of your last name, your picture if your account has one, your XP for the week and your rank. You can leave the leagues at any time on the Leaderboard page and keep your XP. If you have not come back by the end of the week, you finish it last.",
  },
  {
    question: "Which keys can I use in a quiz?",
    answer: "Press 1 to 4 to choose an answer and Enter to check it and go on.",
  },
  {
    question: "How do I type ä, ö, ü and ß?",
    answer:
      "Use the keys below the field, or type ae, oe, ue and ss. Both are accepted, and you see the correct spelling.",
  },
];

/** The page at /help, with the anchors of the footer's links. It names no address, because every installation has its own operator. */
export function Help() {
  return (
    <InfoPage title="Help Center" lead="Answers to the most common questions, and where to turn with the rest.">
      <InfoSection id="questions" title="Questions">
        <dl className="grid gap-4">
          {QUESTIONS.map(({ question, answer }) => (
            <div key={question} className="grid gap-1">
              <dt className="font-heavy">{question}</dt>
              <dd className="text-ink-soft">{answer}</dd>
            </div>
          ))}
        </dl>
      </InfoSection>
      <InfoSection id="languages" title="Languages">
        <p>
          Wortpfad teaches German, from A1 to C2 of the Common European Framework. Explanations and translations are in
          English. Everything in German is set in its own typeface, so that you can tell at a glance what there is to
          learn.
        </p>
      </InfoSection>
      <InfoSection id="contact" title="Contact">
        <p>
          Wortpfad is open-source software, and each installation has its own operator: a school, a company, a person.
          The operator is your contact for accounts, lost passwords and data. There is no company behind the software,
          so this page has no address to give you. If you do not know who runs this installation, ask whoever told you
          about it.
        </p>
      </InfoSection>
      <InfoSection id="community" title="Community">
        <p>
          In the weekly leagues you compete with learners of your tier. There is deliberately no forum and no way to
          write to other learners, so nothing here needs moderators.
        </p>
      </InfoSection>
      <InfoSection id="bugs" title="Bug reports">
        <p>Tell the operator. It helps to include:</p>
        <InfoList
          items={[
            "which page it was and what you did just before,",
            "what you expected and what happened instead, with the text of any message,",
            "for a mistake in the German: the level, the lesson and the word.",
          ]}
        />
      </InfoSection>
    </InfoPage>
  );
}
