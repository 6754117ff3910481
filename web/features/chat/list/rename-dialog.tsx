import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Conversation, MAX_TITLE_CHARS } from "#schema/api/conversations.ts";
import { call } from "../../../lib/api-client.ts";
import { isUnauthorized, withOfflineHint } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions, DialogContent, DialogTitle } from "../../../ui/dialog.tsx";
import { Field, Input } from "../../../ui/field.tsx";
import { replaceConversation } from "../chat-window/messages-query.ts";
import { conversationTitle } from "../conversation-words.ts";
import { isGone } from "../queries.ts";

interface RenameDialogProps {
  conversation: Conversation;
  open: boolean;
  onClose: () => void;
}

/** Asks for another title. Stays open if it cannot be stored. */
export function RenameDialog({ conversation, open, onClose }: RenameDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Rename conversation</DialogTitle>
        <RenameForm conversation={conversation} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function RenameForm({ conversation, onClose }: Omit<RenameDialogProps, "open">) {
  const client = useQueryClient();
  const [title, setTitle] = useState(conversationTitle(conversation));
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const rename = useMutation({
    mutationFn: (next: string) =>
      call("PATCH /api/conversations/:id", { params: { id: conversation.id }, body: { title: next } }),
    onSuccess: (renamed) => {
      replaceConversation(client, renamed);
      onClose();
    },
    onError: (failure) => {
      if (isUnauthorized(failure)) return onClose();
      setError(
        isGone(failure)
          ? "This conversation does not exist anymore."
          : withOfflineHint(failure, "The title could not be saved. Please try again."),
      );
      input.current?.focus();
    },
  });
  function submit(): void {
    const next = title.trim();
    if (next === "") {
      setError("The title is empty");
      input.current?.focus();
    } else if (next === conversationTitle(conversation)) onClose();
    else rename.mutate(next);
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!rename.isPending) submit();
      }}
    >
      <Field label="Title" error={error}>
        <Input
          ref={input}
          value={title}
          maxLength={MAX_TITLE_CHARS}
          autoComplete="off"
          readOnly={rename.isPending}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            setError(undefined);
          }}
        />
      </Field>
      <DialogActions>
        {/* Never disabled: whoever no longer wants to wait can close the dialog. */}
        <Button variant="quiet" onClick={onClose}>
          {rename.isPending ? "Close" : "Cancel"}
        </Button>
        <Button type="submit" variant="primary" disabled={rename.isPending}>
          {rename.isPending ? "Saving..." : "Rename"}
        </Button>
      </DialogActions>
    </form>
  );
}
