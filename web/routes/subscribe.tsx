import { FreeAccess } from "../features/free-access/free-access.tsx";

/** `/subscribe`: the free-access page. */
export function SubscribeRoute() {
  return <FreeAccess />;
}
