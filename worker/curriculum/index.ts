/** What other rooms may use of the curriculum. */
export { type LevelContent, levelContent } from "./content.ts";
export { curriculumRoutes } from "./routes.ts";
export { progressBetween } from "./store.ts";
export { publicLessonList, publicLevelProgress } from "./views.ts";
