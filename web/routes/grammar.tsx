import { OpensLater } from "../features/shell/opens-later.tsx";

/** `/grammar`, for everyone. */
export function GrammarRoute() {
  return <OpensLater title="Grammar Rules Library" text="Explanations and exercises are coming soon." />;
}
