import { InfoList, InfoPage, InfoSection } from "./info-page.tsx";

/** The page at /terms. */
export function Terms() {
  return (
    <InfoPage
      title="Terms of Service"
      lead="Short, because there is little to settle: learning here costs nothing, and you owe nobody anything."
    >
      <InfoSection title="What you get">
        <p>
          Lessons, quizzes and everything else on this site, free of charge, with no trial period and nothing behind a
          paywall. The service is offered as is: it may change, pause or end, and nobody promises that every sentence in
          it is free of mistakes.
        </p>
      </InfoSection>
      <InfoSection title="What is asked of you">
        <InfoList
          items={[
            "Use your own email address, and keep your password to yourself.",
            "Do not try to get into other people's accounts, to overload the service, or to fake results in leagues.",
            "Write nothing to the tutor that you would not say to a teacher. What you write there is stored with your account.",
          ]}
        />
      </InfoSection>
      <InfoSection title="Accounts">
        <p>
          You can stop at any time. The operator of this installation may close accounts that are used against these
          rules. XP, levels and ranks have no monetary value and cannot be exchanged.
        </p>
      </InfoSection>
      <InfoSection title="The software">
        <p>
          Wortpfad is published under the MIT license, which gives you the right to use, change and share the software
          and excludes liability as far as the law allows. These terms are an agreement with the operator of this
          installation, not with the authors of the software.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
