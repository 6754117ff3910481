import { NotFound } from "../features/shell/not-found.tsx";

/** Every path that the router does not know (spec 2). */
export function NotFoundRoute() {
  return <NotFound />;
}
