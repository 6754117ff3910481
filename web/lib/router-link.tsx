import { Link } from "@tanstack/react-router";
import type { AppLinkProps } from "./app-link.tsx";

/** What AppLink renders inside the app: a link that does not leave the document. */
export function RouterLink({ to, ...props }: AppLinkProps) {
  const { pathname, searchParams, hash } = new URL(to, "https://any.host");
  return <Link to={pathname} search={Object.fromEntries(searchParams)} hash={hash.slice(1) || undefined} {...props} />;
}
