import { Link } from "@tanstack/react-router";
import { InfoList, InfoPage, InfoSection } from "./info-page.tsx";

/** The page at /gdpr. */
export function Gdpr() {
  return (
    <InfoPage
      title="GDPR Compliance"
      lead="The EU's General Data Protection Regulation gives you rights over your data. This page says what they mean here."
    >
      <InfoSection title="Why your data is kept">
        <InfoList
          items={[
            "Account, progress and XP: because they are part of the service you signed up for (Art. 6(1)(b)).",
            "Counts of sign-in attempts: because accounts must be protected (Art. 6(1)(f)).",
            "Nothing is kept for advertising or profiling, so there is no consent to ask for and none to withdraw.",
          ]}
        />
      </InfoSection>
      <InfoSection title="Your rights">
        <InfoList
          items={[
            "To know what is kept about you and to get a copy of it (Art. 15 and 20).",
            "To have it corrected (Art. 16) or deleted (Art. 17). Deleting an account removes everything that belongs to it.",
            "To restrict its use and to object to it (Art. 18 and 21).",
            "To complain to a data protection authority (Art. 77).",
          ]}
        />
        <p>
          To use these rights, contact the operator of this installation, who is responsible for the data in it. The{" "}
          <Link to="/help" hash="contact">
            Help Center
          </Link>{" "}
          says how to find them. The <Link to="/privacy">Privacy Policy</Link> lists what exactly is kept.
        </p>
      </InfoSection>
      <InfoSection title="How it is protected">
        <InfoList
          items={[
            "Passwords are stored as scrypt hashes, and sessions as hashes of their secrets.",
            "Pages load scripts from this site only. Nothing from third parties runs in them.",
            "The most that others see of you is your first name, an initial and your XP, in a league that you joined.",
          ]}
        />
      </InfoSection>
    </InfoPage>
  );
}
