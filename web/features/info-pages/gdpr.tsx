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
            "Account, progress and XP: because they are part of the service you signed up for (Art.\u00a06(1)(b)).",
            "Counts of sign-in attempts: because accounts must be protected (Art.\u00a06(1)(f)).",
            "Nothing is kept for advertising or profiling, so there is no consent to ask for and none to withdraw.",
          ]}
        />
      </InfoSection>
      <InfoSection title="Your rights">
        <InfoList
          items={[
            "To know what is kept about you and to get a copy of it (Art.\u00a015 and 20).",
            "To have it corrected (Art.\u00a016) or deleted (Art.\u00a017). Deleting an account removes everything that belongs to it.",
            "To restrict its use and to object to it (Art.\u00a018 and 21).",
            "To complain to a data protection authority (Art.\u00a077).",
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
            "The most that others see of you is your first name, an initial, your picture if your account has one, your XP of the week and your rank, in a league that you joined.",
          ]}
        />
      </InfoSection>
    </InfoPage>
  );
}
