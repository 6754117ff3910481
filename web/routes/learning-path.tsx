import { getRouteApi } from "@tanstack/react-router";
import { homeLevelOf } from "#schema/rules/home-level.ts";
import { HomeLeague } from "../features/league/home-league.tsx";
import { LearningPathScreen } from "../features/learning-path/learning-path-screen.tsx";
import { homeSearchOf } from "../lib/home-level.ts";
import { UnsavedResults } from "./unsaved-results.tsx";

const route = getRouteApi("/");

/** The signed-in home. The level of the open tab is in the address, so that the back button returns to it. */
export function LearningPathRoute() {
  const level = homeLevelOf(route.useSearch());
  const navigate = route.useNavigate();
  return (
    <LearningPathScreen
      level={level}
      notice={<UnsavedResults />}
      league={<HomeLeague level={level} />}
      onLevelChange={(next) => void navigate({ search: homeSearchOf(next), replace: true, resetScroll: false })}
    />
  );
}
