import { Loading, Skeleton, SkeletonText } from "../../ui/skeleton.tsx";

/** Placeholder for a page whose layout is not known yet. */
export function PageLoading({ label = "Loading..." }: { label?: string }) {
  return (
    <Loading label={label} className="column grid gap-5 py-5">
      <Skeleton className="h-6 w-[240px] rounded-chip" />
      <SkeletonText lines={3} className="max-w-reading" />
      <Skeleton className="h-[240px] rounded-card" />
    </Loading>
  );
}
