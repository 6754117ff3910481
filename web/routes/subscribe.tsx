import { FreeAccess } from "../features/free-access/free-access.tsx";

/** `/subscribe`: the free-access page (spec 2, design 5). */
export function SubscribeRoute() {
  return <FreeAccess />;
}
