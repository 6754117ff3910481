import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSession } from "../../lib/session.ts";
import { NotFound } from "./not-found.tsx";
import { PageLoading } from "./page-loading.tsx";
import { SessionFailed } from "./session-failed.tsx";

/** A page for learners only. Visitors get the not-found screen with a link to sign in and come back. */
export function LearnerOnly({ loading, children }: { loading?: ReactNode; children: ReactNode }) {
  const session = useSession();
  const href = useLocation({ select: (location) => location.href });
  if (session.status === "loading") return loading ?? <PageLoading />;
  if (session.status === "unknown") return <SessionFailed session={session} />;
  return session.status === "signed-in" ? children : <NotFound signInTo={href} />;
}
