import { slot } from "#schema/terms/page-slots.ts";
import { Loading } from "../../ui/skeleton.tsx";
import { BackLinkTo, LessonTop } from "./learning-view.tsx";
import { CardsLoading } from "./lesson-states.tsx";

/** A lesson as its page shows it before any script runs: the Worker fills in what it is about (worker/pages/first-picture.ts). */
export function LessonPicture() {
  return (
    <div className="column grid gap-5 py-5">
      <LessonTop
        back={<BackLinkTo href={slot("home")} />}
        title={slot("title")}
        level={slot("level")}
        description={slot("description")}
      />
      <Loading label="Loading lesson..." className="grid">
        <CardsLoading />
      </Loading>
    </div>
  );
}
