import { useEffect } from "react";

const SITE_NAME = "Wortpfad";

/** Of the landing page; also written into its HTML by the build. */
export const LANDING_TITLE = "Learn German, free";

/** Names the page in the tab and for screen readers: "Sign in · Wortpfad". Without a title, the site's name alone. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}

export function pageTitle(title: string | null): string {
  return title === null ? SITE_NAME : `${title} · ${SITE_NAME}`;
}
