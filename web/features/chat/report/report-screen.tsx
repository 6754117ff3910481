import { useQuery } from "@tanstack/react-query";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { ChatHomeLink } from "../chat-home-link.tsx";
import { conversationReportQuery } from "../queries.ts";

export function ReportLoading() {
  return (
    <Loading label="Loading the report..." className="column grid gap-5 py-5">
      <Skeleton className="h-[32px] w-[280px] max-w-full rounded-chip" />
    </Loading>
  );
}

/** The `/chat/{id}/report` page. */
export function ReportScreen({ conversationId }: { conversationId: string }) {
  usePageTitle("Conversation report");
  const report = useQuery(conversationReportQuery(conversationId));
  if (report.isPending) return <ReportLoading />;
  return (
    <div className="column grid gap-5 py-5">
      <ChatHomeLink />
      <h1>Conversation report</h1>
    </div>
  );
}
