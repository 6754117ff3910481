import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BookOpen, LayoutDashboard, LogOut, MessageCircle, Trophy } from "lucide-react";
import { type ReactNode, useState } from "react";
import { homeSearchOf } from "../../lib/home-level.ts";
import { useHomeLevel } from "../../lib/home-place.ts";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../ui/dropdown-menu.tsx";
import { getTheme, setTheme, THEMES, type Theme } from "../../ui/theme.ts";
import { signOut, toastSignOutFailed } from "./sign-out.ts";

const PAGES = [
  { to: "/", label: "Dashboard", icon: <LayoutDashboard /> },
  { to: "/grammar", label: "Grammar Library", icon: <BookOpen /> },
  { to: "/leaderboard", label: "Leaderboard", icon: <Trophy /> },
  { to: "/chat", label: "New Chat", icon: <MessageCircle /> },
] as const;

const THEME_LABELS: Readonly<Record<Theme, string>> = { system: "System", light: "Light", dark: "Dark" };

/** The learner's menu. It starts open, because it is first rendered when `trigger` is pressed. */
export function UserMenu({ trigger }: { trigger: ReactNode }) {
  const level = useHomeLevel();
  const [open, setOpen] = useState(true);
  return (
    <DropdownMenu open={open} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent>
        {PAGES.map(({ to, label, icon }) => (
          <DropdownMenuItem key={to} asChild>
            <Link to={to} search={to === "/" ? homeSearchOf(level) : {}}>
              {icon}
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <ThemeChoice />
        <DropdownMenuSeparator />
        <SignOutItem onEnd={() => setOpen(false)} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function ThemeChoice() {
  const [theme, setChosen] = useState(getTheme);
  function choose(value: string): void {
    const chosen = THEMES.find((known) => known === value) ?? "system";
    setTheme(chosen);
    setChosen(chosen);
  }
  return (
    <>
      <DropdownMenuLabel>Theme</DropdownMenuLabel>
      <DropdownMenuRadioGroup value={theme} onValueChange={choose}>
        {THEMES.map((value) => (
          // Keeps the menu open, so that the learner sees the new theme and can try another.
          <DropdownMenuRadioItem key={value} value={value} onSelect={(event) => event.preventDefault()}>
            {THEME_LABELS[value]}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </>
  );
}

/** Stays in view while the server is asked, so that a slow answer is not taken for a dead button. */
function SignOutItem({ onEnd }: { onEnd: () => void }) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  async function leave(): Promise<void> {
    setPending(true);
    await signOut(client).catch(toastSignOutFailed);
    onEnd();
  }
  return (
    <DropdownMenuItem
      disabled={pending}
      onSelect={(event) => {
        event.preventDefault();
        void leave();
      }}
    >
      <LogOut />
      {pending ? "Signing Out..." : "Sign Out"}
    </DropdownMenuItem>
  );
}
