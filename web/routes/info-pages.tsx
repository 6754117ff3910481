import type { ReactNode } from "react";
import { Cookies } from "../features/info-pages/cookies.tsx";
import { Gdpr } from "../features/info-pages/gdpr.tsx";
import { Help } from "../features/info-pages/help.tsx";
import { Privacy } from "../features/info-pages/privacy.tsx";
import { Science } from "../features/info-pages/science.tsx";
import { Terms } from "../features/info-pages/terms.tsx";
import { SiteFooter } from "../features/shell/site-footer.tsx";

// The pages that the footer links to, for everyone. They are short texts, so they share one chunk.

export function PrivacyRoute() {
  return (
    <WithFooter>
      <Privacy />
    </WithFooter>
  );
}

export function TermsRoute() {
  return (
    <WithFooter>
      <Terms />
    </WithFooter>
  );
}

export function CookiesRoute() {
  return (
    <WithFooter>
      <Cookies />
    </WithFooter>
  );
}

export function GdprRoute() {
  return (
    <WithFooter>
      <Gdpr />
    </WithFooter>
  );
}

export function HelpRoute() {
  return (
    <WithFooter>
      <Help />
    </WithFooter>
  );
}

export function ScienceRoute() {
  return (
    <WithFooter>
      <Science />
    </WithFooter>
  );
}

function WithFooter({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <SiteFooter />
    </>
  );
}
