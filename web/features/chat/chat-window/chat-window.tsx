import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ApiError } from "../../../lib/api-error.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { LoadFailed, StatePage } from "../../../ui/state-page.tsx";
import { ChatHomeLink } from "../chat-home-link.tsx";
import { messagesOf, messagesQuery } from "./messages-query.ts";
import { OpenConversation } from "./open-conversation.tsx";
import { headsOf, outboxQuery } from "./outbox.ts";

/** The `/chat/{id}` page: one conversation. Keyed by its id. */
export function ChatWindow({ conversationId }: { conversationId: string }) {
  const session = useSession();
  const client = useQueryClient();
  const messages = useInfiniteQuery(messagesQuery(conversationId));
  // Both in one component: each of the two renders it at a time of its own, and a message that goes from one to the other must not be
  // missing in between, or the transcript would scroll.
  const outbox = useQuery({ ...outboxQuery(client, conversationId), select: headsOf });
  const latest = messages.data?.pages[0];
  if (messages.data && latest && session.status === "signed-in")
    return (
      <OpenConversation
        conversation={latest.conversation}
        messages={messagesOf(messages.data)}
        outbox={outbox.data}
        learnerId={session.user.id}
        earlier={
          messages.hasNextPage
            ? {
                load: () => void messages.fetchNextPage(),
                status: messages.isFetchingNextPage ? "loading" : messages.isFetchNextPageError ? "failed" : "idle",
              }
            : null
        }
      />
    );
  if (messages.isError && isNotFound(messages.error)) return <NoConversation />;
  if (messages.isError)
    return (
      <StatePage back={<ChatHomeLink />}>
        <LoadFailed
          title="This conversation could not be loaded"
          retrying={messages.isFetching}
          onRetry={() => void messages.refetch()}
        />
      </StatePage>
    );
  return <WindowLoading />;
}

/** An address that is no id at all is refused as a bad request. */
function isNotFound(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function NoConversation() {
  usePageTitle("Conversation not found");
  return (
    <StatePage back={<ChatHomeLink />}>
      <EmptyState
        as="h1"
        title="Conversation not found"
        text="There is no conversation of yours at this address."
        action={
          <Button asChild variant="primary">
            <Link to="/chat">Start a new conversation</Link>
          </Button>
        }
      />
    </StatePage>
  );
}

/** Placeholders while the conversation loads. */
export function WindowLoading() {
  return (
    <Loading label="Loading the conversation..." className="column grid gap-3 py-4">
      <Skeleton className="h-[44px] w-[140px] rounded-chip" />
      <Skeleton className="h-[32px] w-[240px] max-w-full rounded-chip" />
      <Skeleton className="h-[44px] w-[320px] max-w-full rounded-control" />
      <Skeleton className="h-[750px] max-h-[70dvh] rounded-card lg:max-h-none" />
    </Loading>
  );
}
