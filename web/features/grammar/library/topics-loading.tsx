import { Loading, Skeleton } from "../../../ui/skeleton.tsx";

/** Placeholders of tabs, level and topics. */
export function TopicsLoading() {
  return (
    <Loading label="Loading grammar topics..." className="grid gap-5">
      <Skeleton className="h-[46px] rounded-control" />
      <Skeleton className="h-[180px] rounded-card" />
      <div className="grid gap-3 min-[700px]:grid-cols-2 min-[1080px]:grid-cols-3 min-[1080px]:gap-4">
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <Skeleton key={key} className="h-[130px] rounded-card" />
        ))}
      </div>
    </Loading>
  );
}
