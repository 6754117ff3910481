import { Link } from "@tanstack/react-router";
import { InfoList, InfoPage, InfoSection } from "./info-page.tsx";

/** /gdpr */
export function Gdpr() {
  return (
    <InfoPage
      title="GDPR Compliance"
      lead="The European data protection regulation gives you rights over your data. This page says what they mean here."
    >
      <InfoSection title="Why data may be kept at all">
        <InfoList
          items={[
            "Account, progress and XP: because they are the service that you signed up for (Art. 6 (1) b).",
            "Counters of sign-in attempts: because accounts must be protected (Art. 6 (1) f).",
            "Nothing is kept for advertising or profiling, so there is no consent to ask for and none to withdraw.",
          ]}
        />
      </InfoSection>
      <InfoSection title="Your rights">
        <InfoList
          items={[
            "To know what is kept about you, and to get a copy of it (Art. 15, 20).",
            "To have it corrected (Art. 16) or deleted (Art. 17). Deleting an account removes everything that belongs to it.",
            "To have its use restricted, and to object (Art. 18, 21).",
            "To complain to a data protection authority (Art. 77).",
          ]}
        />
        <p>
          Ask the operator of this installation, who is responsible for the data in it. How to find them is in the{" "}
          <Link to="/help" hash="contact">
            help
          </Link>
          . What exactly is kept is listed in the <Link to="/privacy">Privacy Policy</Link>.
        </p>
      </InfoSection>
      <InfoSection title="How it is protected">
        <InfoList
          items={[
            "Passwords are stored as scrypt hashes, sessions as hashes of their secret.",
            "Pages load scripts from this site only; nothing from third parties runs in them.",
            "Others see of you at most your first name with an initial and your XP, in a league that you joined.",
          ]}
        />
      </InfoSection>
    </InfoPage>
  );
}
