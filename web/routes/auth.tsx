import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { safeReturnTo } from "#schema/rules/return-to.ts";
import { AuthScreen } from "../features/auth/auth-screen.tsx";
import { PageLoading } from "../features/shell/page-loading.tsx";
import { SessionFailed } from "../features/shell/session-failed.tsx";
import { useSession } from "../lib/session.ts";

const route = getRouteApi("/auth");

/** `/auth`. A learner who is already signed in goes straight on to `returnTo`. */
export function AuthRoute() {
  const { mode, returnTo } = route.useSearch();
  const session = useSession();
  if (session.status === "loading") return <PageLoading />;
  if (session.status === "unknown") return <SessionFailed session={session} />;
  if (session.status === "signed-in") return <GoOn to={safeReturnTo(returnTo)} />;
  return <AuthScreen key={mode ?? "login"} initialMode={mode ?? "login"} returnTo={returnTo} />;
}

function GoOn({ to }: { to: string }) {
  const router = useRouter();
  useEffect(() => router.history.replace(to), [router, to]);
  return <PageLoading />;
}
