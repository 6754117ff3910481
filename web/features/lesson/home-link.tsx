import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { homeSearchOf } from "../../lib/home-level.ts";
import { useHomeLevel } from "../../lib/home-place.ts";

/** To the Learning Path, with the tab of `level` open; without it, the tab that was open when the page was left. */
export function HomeLink({ level, ...props }: { level?: CefrLevel } & Omit<ComponentProps<"a">, "href">) {
  const lastOpen = useHomeLevel();
  return <Link to="/" search={homeSearchOf(level ?? lastOpen)} {...props} />;
}
