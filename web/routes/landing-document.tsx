import { useEffect, useState } from "react";
import { HeaderBar, SignInLink } from "../features/shell/header-bar.tsx";
import { SkipLink } from "../features/shell/skip-link.tsx";
import { isOffline, loadDocument, watchConnection } from "../lib/connection.ts";
import { OfflineNote } from "../ui/offline-note.tsx";
import { JustSavedQuiz } from "./just-saved-quiz.tsx";
import { Landing } from "./landing.tsx";

/** `/` for visitors: the landing page in a frame of its own. The build prerenders it, and the browser draws the same anew. */
export function LandingDocument() {
  const refused = useRefusedLinks();
  return (
    <>
      <SkipLink />
      <HeaderBar>
        <SignInLink />
      </HeaderBar>
      <main id="content" className="pb-(--note-height)">
        <Landing />
        <JustSavedQuiz learnerId={null} />
      </main>
      <OfflineNote more={refused ? "That needs a connection." : undefined} />
    </>
  );
}

/**
 * Links of this page load another document. Without a connection that would replace the page, and a running quiz with it, by the
 * browser's error page, so such a link does nothing. Returns whether one was pressed since the connection was lost.
 */
function useRefusedLinks(): boolean {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    async function follow(href: string): Promise<void> {
      // Some browsers believe to be offline when they are not.
      if (!(await loadDocument(href))) setRefused(true);
    }
    function onClick(event: MouseEvent): void {
      if (!isOffline() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
      event.preventDefault();
      void follow(link.href);
    }
    document.addEventListener("click", onClick);
    const stop = watchConnection((online) => {
      if (online) setRefused(false);
    });
    return () => {
      document.removeEventListener("click", onClick);
      stop();
    };
  }, []);
  return refused;
}
