import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { homeSearchOf } from "../../lib/home-level.ts";
import { useHomeLevel } from "../../lib/home-place.ts";
import { librarySearch } from "./address.ts";

const LINK =
  "inline-flex min-h-target items-center gap-[6px] justify-self-start font-strong text-ink-soft no-underline hover:text-ink";

/** The way back: home from the library, to the library from a topic, where the tab of its level is open. */
export function BackLink({ to, level }: { to: "home" | "library"; level?: CefrLevel }) {
  const homeLevel = useHomeLevel();
  if (to === "home")
    return (
      <Link to="/" search={homeSearchOf(homeLevel)} className={LINK}>
        <ArrowLeft /> Back to Home
      </Link>
    );
  return (
    <Link to="/grammar" search={librarySearch({ tab: level })} className={LINK}>
      <ArrowLeft /> Grammar Library
    </Link>
  );
}
