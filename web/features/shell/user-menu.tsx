import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BookOpen, KeyRound, LayoutDashboard, LogOut, MessageCircle, Trophy } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { CurrentUser } from "#schema/api/auth.ts";
import { homeSearchOf } from "../../lib/home-level.ts";
import { useHomeLevel } from "../../lib/home-place.ts";
import { lazyComponent } from "../../lib/lazy-component.tsx";
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
import { COULD_NOT_OPEN, toast } from "../../ui/toast-store.ts";
import { signOut, toastSignOutFailed } from "./sign-out.ts";

// Loaded on demand: a dialog with a form is large, and few learners ever open this one.
const ChangePasswordDialog = lazyComponent(
  async () => (await import("./change-password-dialog.tsx")).ChangePasswordDialog,
);

const PAGES = [
  { to: "/", label: "Dashboard", icon: <LayoutDashboard /> },
  { to: "/grammar", label: "Grammar Library", icon: <BookOpen /> },
  { to: "/leaderboard", label: "Leaderboard", icon: <Trophy /> },
  { to: "/chat", label: "New Chat", icon: <MessageCircle /> },
] as const;

const THEME_LABELS: Readonly<Record<Theme, string>> = { system: "System", light: "Light", dark: "Dark" };

/** The learner's menu. It starts open, because it is first rendered when `trigger` is pressed. */
export function UserMenu({ user, trigger }: { user: CurrentUser; trigger: ReactNode }) {
  const level = useHomeLevel();
  const [open, setOpen] = useState(true);
  const [dialog, setDialog] = useState<"never opened" | "after the menu" | "open" | "closed">("never opened");
  function changePassword(): void {
    setDialog("after the menu");
    setOpen(false);
  }
  // The menu returns the focus to its button when it is gone. A dialog that opened before would lose the focus to it, and could not
  // return it when it closes.
  function onMenuClosed(): void {
    if (dialog === "after the menu") setDialog("open");
  }
  return (
    <>
      <DropdownMenu open={open} onOpenChange={setOpen}>
        <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
        <DropdownMenuContent onCloseAutoFocus={onMenuClosed}>
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
          <ChangePasswordItem onLoaded={changePassword} />
          <SignOutItem onEnd={() => setOpen(false)} />
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog === "open" || dialog === "closed" ? (
        <ChangePasswordDialog user={user} open={dialog === "open"} onClose={() => setDialog("closed")} />
      ) : null}
    </>
  );
}

/** Stays in view while the dialog is downloaded, and says so if that fails. */
function ChangePasswordItem({ onLoaded }: { onLoaded: () => void }) {
  async function open(): Promise<void> {
    if (await ChangePasswordDialog.load()) onLoaded();
    else toast(COULD_NOT_OPEN);
  }
  return (
    <DropdownMenuItem
      onFocus={() => void ChangePasswordDialog.preload()}
      onSelect={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <KeyRound />
      Change Password
    </DropdownMenuItem>
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
    // A menu that is opened again while it fades out is the same one, with the same state.
    setPending(false);
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
