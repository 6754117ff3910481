import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { LoadFailed, StatePage } from "../../../ui/state-page.tsx";
import { ChatHomeLink } from "../chat-home-link.tsx";
import { conversationsQuery } from "../queries.ts";
import { WindowLoading } from "./chat-window.tsx";

/** What stands for an id in the address of the conversation in which something was said last. */
export const LATEST = "latest";

/** The `/chat/latest` page: leads to that conversation, or to the form where there is none. */
export function LatestConversation() {
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = useQuery(conversationsQuery());
  const onListed = useEffectEvent((id: string | undefined) => {
    // In place of this entry: the way back must not lead here, and so forward again.
    void (id === undefined
      ? navigate({ to: "/chat", replace: true })
      : navigate({ to: "/chat/$id", params: { id }, replace: true }));
  });
  useEffect(() => {
    if (data) onListed(data[0]?.id);
  }, [data]);
  if (!isError) return <WindowLoading />;
  return (
    <StatePage back={<ChatHomeLink />}>
      <LoadFailed title="Your conversation could not be loaded" retrying={isFetching} onRetry={() => void refetch()} />
    </StatePage>
  );
}
