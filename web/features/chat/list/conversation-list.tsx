import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { CONVERSATIONS_LISTED, type Conversation } from "#schema/api/conversations.ts";
import { CONVERSATIONS_KEPT_DAYS } from "#schema/rules/retention.ts";
import { lazyComponent } from "../../../lib/lazy-component.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { COULD_NOT_OPEN, toast } from "../../../ui/toast-store.ts";
import { conversationsQuery } from "../queries.ts";
import { ConversationRow } from "./conversation-row.tsx";

// Loaded on demand: dialog code is large (web/ui/README.md).
const RenameDialog = lazyComponent(async () => (await import("./rename-dialog.tsx")).RenameDialog);
const DeleteDialog = lazyComponent(async () => (await import("./delete-dialog.tsx")).DeleteDialog);

/** Ids of the part of the page that holds the list, and of its heading. */
export const CONVERSATIONS_ID = "conversations";
export const CONVERSATIONS_TITLE_ID = "conversations-title";

/** What a dialog is about. It keeps the conversation while it closes. */
interface Asked {
  about: "rename" | "delete";
  conversation: Conversation;
  open: boolean;
}

/** The learner's conversations, to resume, rename or delete. */
export function ConversationList() {
  const conversations = useQuery(conversationsQuery());
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  async function ask(about: Asked["about"], conversation: Conversation): Promise<void> {
    const isLoaded = await (about === "rename" ? RenameDialog : DeleteDialog).load();
    if (isLoaded) setAsked({ about, conversation, open: true });
    else toast(COULD_NOT_OPEN);
  }
  function close(): void {
    setAsked((before) => before && { ...before, open: false });
  }
  const { data } = conversations;
  return (
    <section id={CONVERSATIONS_ID} aria-labelledby={CONVERSATIONS_TITLE_ID} className="grid gap-3">
      <h2 id={CONVERSATIONS_TITLE_ID} ref={heading} tabIndex={-1}>
        Your conversations
      </h2>
      {data === undefined ? (
        <NoListYet
          failed={conversations.errorUpdateCount > 0}
          retrying={conversations.isFetching}
          onRetry={() => void conversations.refetch()}
        />
      ) : (
        <Listed
          conversations={data}
          onRename={(one) => void ask("rename", one)}
          onDelete={(one) => void ask("delete", one)}
        />
      )}
      {asked?.about === "rename" ? (
        <RenameDialog key={asked.conversation.id} conversation={asked.conversation} open={asked.open} onClose={close} />
      ) : null}
      {asked?.about === "delete" ? (
        <DeleteDialog
          key={asked.conversation.id}
          conversation={asked.conversation}
          open={asked.open}
          onClose={close}
          // The button that opened the dialog is gone with its row.
          focusAfterDeletion={() => heading.current?.focus()}
        />
      ) : null}
    </section>
  );
}

interface ListedProps {
  conversations: readonly Conversation[];
  onRename: (conversation: Conversation) => void;
  onDelete: (conversation: Conversation) => void;
}

function Listed({ conversations, onRename, onDelete }: ListedProps) {
  // The moment of the first look: rows must not change while they are read.
  const [now] = useState(() => new Date());
  if (conversations.length === 0) {
    return (
      <EmptyState
        title="No conversations yet"
        text="What you talk about stays here for a while, so that you can go on or read it again."
        action={
          <Button
            onClick={() => document.querySelector<HTMLElement>("form[aria-labelledby=start-title] button")?.focus()}
          >
            Start your first one
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Card asChild padded={false}>
        <ul aria-labelledby={CONVERSATIONS_TITLE_ID}>
          {conversations.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              now={now}
              onRename={() => onRename(conversation)}
              onDelete={() => onDelete(conversation)}
              onPreload={() => {
                void RenameDialog.preload();
                void DeleteDialog.preload();
              }}
            />
          ))}
        </ul>
      </Card>
      <p className="text-sm text-ink-soft">
        {conversations.length >= CONVERSATIONS_LISTED ? `These are the ${CONVERSATIONS_LISTED} latest. ` : null}A
        conversation in which nothing is said for {CONVERSATIONS_KEPT_DAYS} days is deleted.
      </p>
    </>
  );
}

function NoListYet({ failed, retrying, onRetry }: { failed: boolean; retrying: boolean; onRetry: () => void }) {
  if (failed) {
    return (
      <Card role="alert" className="grid justify-items-start gap-3">
        <p>Your conversations could not be loaded. Please check your connection and try again.</p>
        <Button size="sm" disabled={retrying} onClick={onRetry}>
          {retrying ? "Trying..." : "Try Again"}
        </Button>
      </Card>
    );
  }
  return (
    <Loading label="Loading your conversations...">
      <Card padded={false}>
        {["a", "b", "c"].map((key) => (
          <div key={key} className="grid gap-2 border-t-2 border-line p-4 first:border-t-0 sm:px-5">
            <Skeleton className="h-5 w-[200px] max-w-full rounded-chip" />
            <SkeletonText lines={1} className="max-w-[320px]" />
          </div>
        ))}
      </Card>
    </Loading>
  );
}
