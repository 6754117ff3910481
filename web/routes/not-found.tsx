import { NotFound } from "../features/shell/not-found.tsx";

/** Every path that the router does not know. */
export function NotFoundRoute() {
  return <NotFound />;
}
