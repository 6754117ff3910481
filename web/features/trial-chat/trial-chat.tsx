import { Check } from "lucide-react";
import { AppLink } from "../../lib/app-link.tsx";
import { Button } from "../../ui/button.tsx";
import { TrialWindow } from "./trial-window.tsx";
import { useTrialChat } from "./use-trial-chat.ts";

const PROMISES = [
  "Mistakes marked in your own sentence",
  "New words with article and plural",
  "Kept, if you sign up afterward",
];

/** A few messages with the tutor, without an account. */
export function TrialChat() {
  const [state, actions] = useTrialChat();
  const hasSaid = state.chat?.messages.some(({ role }) => role === "user") ?? false;
  return (
    <div className="grid items-start gap-5 py-7 lg:grid-cols-[1fr_1.25fr] lg:gap-7 lg:py-8">
      <div className="grid gap-5">
        <div className="grid gap-2">
          <h2 id="trial-title" className="text-[clamp(1.75rem,1.3rem+2vw,2.375rem)] leading-[1.1] tracking-[-0.03em]">
            Say something in German
          </h2>
          <p className="text-ink-soft">
            Five messages, no account. The AI answers at your level and corrects what you write, with the reason.
          </p>
        </div>
        <ul className="grid gap-2 font-strong text-ink-soft">
          {PROMISES.map((promise) => (
            <li key={promise} className="flex items-center gap-3">
              <span className="grid size-5 flex-none place-items-center rounded-round bg-ink text-on-ink">
                <Check className="size-[16px] stroke-3" />
              </span>
              {promise}
            </li>
          ))}
        </ul>
        <Button asChild className="justify-self-start max-lg:hidden">
          <AppLink to={hasSaid ? "/auth?mode=signup&returnTo=/chat/latest" : "/auth?mode=signup"}>
            Create Free Account
          </AppLink>
        </Button>
      </div>
      <TrialWindow state={state} actions={actions} />
    </div>
  );
}
