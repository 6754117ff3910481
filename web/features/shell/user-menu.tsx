import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BookOpen, ChevronDown, LayoutDashboard, LogOut, MessageCircle, Trophy } from "lucide-react";
import { useState } from "react";
import type { CurrentUser } from "#schema/api/auth.ts";
import { avatarLetter } from "#schema/rules/names.ts";
import { call } from "../../lib/api-client.ts";
import { Avatar } from "../../ui/avatar.tsx";
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
import { toast } from "../../ui/toast-store.ts";

const PAGES = [
  { to: "/", label: "Dashboard", icon: <LayoutDashboard /> },
  { to: "/grammar", label: "Grammar Library", icon: <BookOpen /> },
  { to: "/leaderboard", label: "Leaderboard", icon: <Trophy /> },
  { to: "/chat", label: "New Chat", icon: <MessageCircle /> },
] as const;

const THEME_LABELS: Readonly<Record<Theme, string>> = { system: "System", light: "Light", dark: "Dark" };

/** The learner's menu behind the avatar; wide screens show the first name beside it (spec 2, Header). */
export function UserMenu({ user }: { user: CurrentUser }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <button
          type="button"
          className="inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-round p-1 font-strong hover:bg-sunken md:pr-3"
        >
          <Avatar src={user.profileImageUrl} letters={avatarLetter(user)} />
          <span className="max-w-[12em] truncate max-md:sr-only">{menuLabel(user)}</span>
          <span className="sr-only">, account menu</span>
          <ChevronDown className="max-md:hidden" />
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {PAGES.map(({ to, label, icon }) => (
          <DropdownMenuItem key={to} asChild>
            <Link to={to}>
              {icon}
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <ThemeChoice />
        <DropdownMenuSeparator />
        <SignOutItem />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** First name, or 'User' (spec 2). */
export function menuLabel(user: Pick<CurrentUser, "firstName">): string {
  return user.firstName.trim() || "User";
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
          // Stays open: the choice shows at once, and another may follow.
          <DropdownMenuRadioItem key={value} value={value} onSelect={(event) => event.preventDefault()}>
            {THEME_LABELS[value]}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </>
  );
}

/** Posts the logout, then loads the page anew, so that nothing of the learner stays in memory (spec 4). */
function SignOutItem() {
  const signOut = useMutation({
    mutationFn: () => call("POST /api/auth/logout", {}),
    onSuccess: () => window.location.reload(),
    onError: () => toast({ variant: "destructive", title: "Error", description: "Failed to sign out. Please try again." }),
  });
  return (
    <DropdownMenuItem disabled={signOut.isPending} onSelect={() => signOut.mutate()}>
      <LogOut />
      Sign Out
    </DropdownMenuItem>
  );
}
