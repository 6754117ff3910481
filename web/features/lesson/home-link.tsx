import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { homeSearchOf } from "../../lib/home-level.ts";

/** To the Learning Path, with the tab of the lesson's level open. */
export function HomeLink({ level, ...props }: { level: CefrLevel } & Omit<ComponentProps<"a">, "href">) {
  return <Link to="/" search={homeSearchOf(level)} {...props} />;
}
