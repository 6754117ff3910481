import { Link, useLocation } from "@tanstack/react-router";
import { BookOpen, Footprints, Layers } from "lucide-react";
import { homeSearchOf } from "../../lib/home-level.ts";
import { useHomeLevel } from "../../lib/home-place.ts";

const TABS = [
  { to: "/", label: "Learn", icon: <Footprints /> },
  { to: "/vocabulary", label: "Review", icon: <Layers /> },
  { to: "/grammar", label: "Grammar", icon: <BookOpen /> },
] as const;

/** Whether a tab is active: '/' matches only itself, the others also match the pages below them. */
export function isActiveTab(tab: string, pathname: string): boolean {
  if (tab === "/") return pathname === "/";
  return pathname === tab || pathname.startsWith(`${tab}/`);
}

/**
 * The learner's navigation bar, on every page. The frame's padding keeps content clear of it. `data-bottom-nav` gives
 * `--tabs-height` its value; without the bar it is 0. On a short screen the bar stands at the end of the page.
 */
export function BottomNav() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const level = useHomeLevel();
  return (
    <nav
      data-toast-free=""
      aria-label="Main"
      data-bottom-nav=""
      className="fixed inset-x-0 bottom-0 z-(--layer-nav) border-t-2 border-line bg-surface pb-[env(safe-area-inset-bottom)] short:static"
    >
      <ul className="mx-auto grid max-w-navbar grid-cols-3 gap-1 px-2 py-[5px]">
        {TABS.map(({ to, label, icon }) => (
          <li key={to}>
            <Link
              to={to}
              search={to === "/" ? homeSearchOf(level) : {}}
              // The router marks active links by a rule of its own; isActiveTab decides here.
              activeProps={{ "aria-current": undefined }}
              aria-current={isActiveTab(to, pathname) ? "page" : undefined}
              className="flex min-h-control flex-col items-center justify-center gap-[2px] rounded-control border-2 border-transparent text-xs font-strong text-ink-soft no-underline hover:bg-sunken focus-visible:outline-offset-[-3px] aria-[current=page]:border-accent-edge aria-[current=page]:bg-accent-soft aria-[current=page]:font-heavy aria-[current=page]:text-accent-text md:flex-row md:gap-2 md:text-md [&_.lucide]:size-5"
            >
              {icon}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
