import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { InfoList, InfoPage, InfoSection } from "./info-page.tsx";

const QUESTIONS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: "How do I start?",
    answer: (
      <>
        <Link to="/auth" search={{ mode: "signup" }}>
          Create an account
        </Link>
        , open the first lesson of chapter 1, read its words, then take the quiz. From 70% the next lesson opens.
      </>
    ),
  },
  {
    question: "Do I have to begin at the beginning?",
    answer: "No. The first lesson of every chapter is open, on every level.",
  },
  {
    question: "What do I get XP for?",
    answer:
      "For the first pass of a lesson, for right answers, and for words that you can write down from memory in the Double XP Challenge. Repeating a lesson on the same day brings less each time.",
  },
  {
    question: "What counts for my streak?",
    answer:
      "A finished quiz on a day, in your time zone. Opening the app does not count. One missed day is covered by a freeze if you have one; it comes back after seven active days in a row.",
  },
  {
    question: "How do leagues work?",
    answer:
      "Complete all daily challenges once, and you join. A league has up to 30 members of one tier and runs from Monday to Sunday, 24:00 UTC, for everybody alike. The first third moves up a tier, in larger leagues the last sixth moves down. Small leagues are filled up with practice partners: they are made by the app, marked as such, and never take a place from a learner.",
  },
  {
    question: "Who sees me in a league?",
    answer:
      "Its other members: your first name, the initial of your last name, and your XP of the week. You can leave the leagues at any time on the Leaderboard page and keep your XP.",
  },
  {
    question: "Which keys can I use in a quiz?",
    answer: "1 to 4 choose an answer, Enter checks it and goes on.",
  },
  {
    question: "How do I type ä, ö, ü and ß?",
    answer:
      "With the keys below the field, or as ae, oe, ue and ss: both are accepted, and the right spelling is shown.",
  },
];

/** /help, with the places that the footer's links lead to. Nobody is invented here: the operator is the contact. */
export function Help() {
  return (
    <InfoPage title="Help Center" lead="The questions that come up first, and where to turn with the others.">
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
          English. Words, sentences and everything else in German are set in their own typeface, so that the eye knows
          what is to be learned.
        </p>
      </InfoSection>
      <InfoSection id="contact" title="Contact">
        <p>
          Wortpfad is open software, and each installation has its own operator: a school, a company, a person. That
          operator is your contact for accounts, lost passwords and data. There is no company behind this page that
          could be written to, so no address is invented here. If you do not know who runs this installation, ask
          whoever gave you its address.
        </p>
      </InfoSection>
      <InfoSection id="community" title="Community">
        <p>
          Weekly leagues bring learners of one tier together by their XP. There is no forum and no way to write to other
          learners on this site, on purpose: there is nothing here that would need moderators.
        </p>
      </InfoSection>
      <InfoSection id="bugs" title="Bug reports">
        <p>Tell the operator. It helps to say:</p>
        <InfoList
          items={[
            "which page it was, and what you did just before,",
            "what you expected and what happened instead, with the words of any message,",
            "for a mistake in the German: the level, the lesson and the word.",
          ]}
        />
      </InfoSection>
    </InfoPage>
  );
}
