import { LoaderCircle } from "lucide-react";
import { Loading, Skeleton, SkeletonText } from "../ui/skeleton.tsx";

/** While the questions are drawn. */
export function QuizLoading() {
  return (
    <div className="mx-auto grid w-full max-w-quiz gap-5 px-gutter py-6">
      <p className="flex items-center gap-3 font-strong text-ink-soft" aria-hidden="true">
        <LoaderCircle className="animate-turn" /> Generating your quiz...
      </p>
      <Loading label="Generating your quiz..." className="grid gap-5">
        <Skeleton className="h-[14px] rounded-round" />
        <SkeletonText lines={2} />
        <div className="grid gap-3 sm:grid-cols-2">
          {["a", "b", "c", "d"].map((key) => (
            <Skeleton key={key} className="h-[56px] rounded-control" />
          ))}
        </div>
      </Loading>
    </div>
  );
}
