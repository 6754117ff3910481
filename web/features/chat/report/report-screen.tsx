import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ConversationReport } from "#schema/api/conversations.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { LoadFailed, StatePage } from "../../../ui/state-page.tsx";
import { ChatHomeLink } from "../chat-home-link.tsx";
import { conversationReportQuery } from "../queries.ts";
import { Mistakes } from "./mistakes.tsx";
import { NewWords } from "./new-words.tsx";
import { NothingToCorrect } from "./nothing-to-correct.tsx";
import { ReportHeading } from "./report-heading.tsx";
import { ReportXp } from "./report-xp.tsx";
import { Strengths } from "./strengths.tsx";

/** The `/chat/{id}/report` page: what a conversation brought. */
export function ReportScreen({ conversationId }: { conversationId: string }) {
  usePageTitle("Conversation report");
  const report = useQuery(conversationReportQuery(conversationId));
  if (report.data) return <Report report={report.data} />;
  // Counted, because the error itself is gone while the call is repeated: the screen with the button must stay meanwhile.
  if (report.errorUpdateCount === 0) return <ReportLoading />;
  if (isNoConversation(report.error)) return <ReportNotFound />;
  return (
    <StatePage back={<ChatHomeLink />}>
      <LoadFailed
        title="This report could not be loaded"
        retrying={report.isFetching}
        onRetry={() => void report.refetch()}
      />
    </StatePage>
  );
}

/** 404: none of this learner. 400: the address does not even hold an id. */
function isNoConversation(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function Report({ report }: { report: ConversationReport }) {
  const { conversation, messages, mistakes, strengths, words, xp } = report;
  if (messages === 0) return <NothingSaid id={conversation.id} />;
  const isClean = mistakes.length === 0;
  return (
    <div className="column grid gap-5 py-5">
      <div className="grid gap-3">
        <ChatHomeLink />
        <ReportHeading report={report} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_376px]">
        <div className="grid min-w-0 gap-4">
          {isClean ? <NothingToCorrect report={report} /> : null}
          {strengths.length > 0 ? <Strengths strengths={strengths} language={conversation.language} /> : null}
          {isClean ? null : <Mistakes mistakes={mistakes} />}
        </div>
        <div className="grid min-w-0 gap-4">
          {words.length > 0 ? <NewWords words={words} language={conversation.language} /> : null}
          <ReportXp xp={xp} messages={messages} />
        </div>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button asChild variant={isClean ? "secondary" : "primary"} className="sm:min-w-[240px]">
          <Link to="/chat">New Chat</Link>
        </Button>
        <Button asChild>
          <Link to="/chat/$id" params={{ id: conversation.id }}>
            Read the conversation
          </Link>
        </Button>
      </div>
    </div>
  );
}

/** Placeholder cards while the report loads. */
export function ReportLoading() {
  return (
    <Loading label="Loading the report..." className="column grid gap-5 py-5">
      <Skeleton className="h-[44px] w-[140px] rounded-chip" />
      <Skeleton className="h-[32px] w-[280px] max-w-full rounded-chip" />
      <SkeletonText lines={1} className="max-w-[420px]" />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_376px]">
        <div className="grid gap-4">
          <Skeleton className="h-[172px] rounded-card" />
          <Skeleton className="h-[420px] rounded-card" />
        </div>
        <div className="grid gap-4">
          <Skeleton className="h-[280px] rounded-card" />
          <Skeleton className="h-[172px] rounded-card" />
        </div>
      </div>
    </Loading>
  );
}

function ReportNotFound() {
  return (
    <StatePage back={<ChatHomeLink />}>
      <EmptyState
        as="h1"
        title="Conversation not found"
        text="There is no conversation of yours at this address. It may have been deleted."
        action={
          <Button asChild variant="primary">
            <Link to="/chat">Your conversations</Link>
          </Button>
        }
      />
    </StatePage>
  );
}

function NothingSaid({ id }: { id: string }) {
  return (
    <StatePage back={<ChatHomeLink />}>
      <EmptyState
        as="h1"
        title="Nothing said yet"
        text="A report needs at least one message of yours."
        action={
          <Button asChild variant="primary">
            <Link to="/chat/$id" params={{ id }}>
              Go to the conversation
            </Link>
          </Button>
        }
      />
    </StatePage>
  );
}
