import { OpensLater } from "../features/shell/opens-later.tsx";

/** `/grammar`, for everybody (spec 2). */
export function GrammarRoute() {
  return <OpensLater title="Grammar Rules Library" text="The library with explanations and exercises opens soon." />;
}
