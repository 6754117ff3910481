import { ChevronDown } from "lucide-react";
import { type ComponentProps, useState } from "react";
import type { CurrentUser } from "#schema/api/auth.ts";
import { avatarLetter } from "#schema/rules/names.ts";
import { lazyComponent } from "../../lib/lazy-component.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { COULD_NOT_OPEN, toast } from "../../ui/toast-store.ts";

/** The menu's positioning code is heavy, so it loads when the pointer or the focus reaches the button. */
const UserMenu = lazyComponent(async () => (await import("./user-menu.tsx")).UserMenu);

/** The avatar that opens the learner's menu; wide screens show the first name beside it. */
export function UserMenuButton({ user }: { user: CurrentUser }) {
  const [wanted, setWanted] = useState(false);
  async function open(): Promise<void> {
    if (await UserMenu.load()) setWanted(true);
    else toast(COULD_NOT_OPEN);
  }
  function fetchMenu(): void {
    void UserMenu.preload();
  }
  if (wanted) return <UserMenu user={user} trigger={<AvatarButton user={user} />} />;
  return (
    <AvatarButton
      user={user}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={() => void open()}
      onKeyDown={(event) => {
        if (event.key === "ArrowDown") void open();
      }}
    />
  );
}

function AvatarButton({ user, ...props }: { user: CurrentUser } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      className="inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-round p-1 font-strong hover:bg-sunken md:pr-3"
      {...props}
    >
      <Avatar src={user.profileImageUrl} letters={avatarLetter(user)} />
      <span className="max-w-[12em] truncate max-md:sr-only">{menuLabel(user)}</span>
      <span className="sr-only">, account menu</span>
      <ChevronDown className="max-md:hidden" />
    </button>
  );
}

export function menuLabel(user: Pick<CurrentUser, "firstName">): string {
  return user.firstName.trim() || "User";
}
