import { useEffect } from "react";

const SITE_NAME = "Wortpfad";

/** Title of the landing page; landing.html has it too. */
export const LANDING_TITLE = "Learn German, free";

/** Names the page in the tab and for screen readers: "Sign In · Wortpfad". Null shows the site's name alone. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? SITE_NAME : `${title} · ${SITE_NAME}`;
  }, [title]);
}
