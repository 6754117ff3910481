import { useState } from "react";
import { usePageTitle } from "../../lib/page-title.ts";
import { Card } from "../../ui/card.tsx";
import { Mark } from "../../ui/mark.tsx";
import { LoginForm } from "./login-form.tsx";
import { SignupForm } from "./signup-form.tsx";

type Mode = "login" | "signup";

export interface AuthScreenProps {
  initialMode: Mode;
  /** As given in the address; an unsafe one leads to `/`. */
  returnTo: string | undefined;
}

/** A card with the login form or the sign-up form, and a switch between them. */
export function AuthScreen({ initialMode, returnTo }: AuthScreenProps) {
  const [mode, setMode] = useState<Mode>(initialMode);
  const joining = mode === "signup";
  usePageTitle(joining ? "Create Account" : "Sign In");
  return (
    <div className="column grid max-w-dialog gap-5 py-6 md:py-7">
      <div className="grid justify-items-center gap-2 text-center">
        <Mark className="h-7" />
        <p className="text-2xl leading-tight font-black tracking-tighter">wortpfad.app</p>
        <p className="text-ink-soft">Your Partner to Learn German</p>
      </div>
      <Card asChild className="grid gap-5">
        <section aria-labelledby="auth-title">
          <div className="grid gap-1">
            <h1 id="auth-title">{joining ? "Join Wortpfad!" : "Welcome back!"}</h1>
            <p className="text-ink-soft">
              {joining ? "Create your account to start learning" : "Pick up where you left off"}
            </p>
          </div>
          {joining ? <SignupForm returnTo={returnTo} /> : <LoginForm returnTo={returnTo} />}
          <p className="flex flex-wrap items-center justify-center gap-x-2 border-t-2 border-line pt-4 text-ink-soft">
            {joining ? "Already have an account?" : "No account yet?"}
            <button
              type="button"
              onClick={() => setMode(joining ? "login" : "signup")}
              className="min-h-target rounded-chip px-1 font-heavy text-ink underline decoration-accent-edge decoration-2 underline-offset-4 hover:bg-sunken"
            >
              {joining ? "Sign in" : "Create one for free"}
            </button>
          </p>
        </section>
      </Card>
    </div>
  );
}
