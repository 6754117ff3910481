import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Conversation } from "#schema/api/conversations.ts";
import { call } from "../../../lib/api-client.ts";
import { isUnauthorized, withOfflineHint } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions, DialogContent, DialogDescription, DialogTitle } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { conversationTitle } from "../conversation-words.ts";
import { dropConversation, isGone } from "../queries.ts";

interface DeleteDialogProps {
  conversation: Conversation;
  open: boolean;
  onClose: () => void;
  /** Moves the focus once the conversation is gone from the list. */
  focusAfterDeletion: () => void;
}

/** Explains what deleting means and asks for confirmation. Stays open if deleting fails. */
export function DeleteDialog({ conversation, open, onClose, focusAfterDeletion }: DeleteDialogProps) {
  const client = useQueryClient();
  const deleted = useRef(false);
  const title = conversationTitle(conversation);
  function onDeleted(): void {
    deleted.current = true;
    dropConversation(client, conversation.id);
    toast({ title: "Conversation deleted", description: title });
    onClose();
  }
  const remove = useMutation({
    mutationFn: () => call("DELETE /api/conversations/:id", { params: { id: conversation.id } }),
    onSuccess: onDeleted,
    onError: (error) => {
      if (isUnauthorized(error)) return;
      // Another tab was faster, or the answer to an earlier try was lost.
      if (isGone(error)) return onDeleted();
      toast({
        variant: "destructive",
        title: "Error",
        description: withOfflineHint(error, "Failed to delete the conversation. Please try again."),
      });
    },
  });
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          if (!deleted.current) return;
          event.preventDefault();
          focusAfterDeletion();
        }}
      >
        <DialogTitle>Delete this conversation?</DialogTitle>
        <DialogDescription>
          <b className="hyphenate text-ink">{title}</b> and its report will be gone for good. You keep your XP, your
          words and the corrections for practice.
        </DialogDescription>
        <DialogActions>
          {/* Never disabled: whoever no longer wants to wait can close the dialog. */}
          <Button variant="quiet" onClick={onClose}>
            {remove.isPending ? "Close" : "Keep it"}
          </Button>
          <Button variant="destructive-final" disabled={remove.isPending} onClick={() => remove.mutate()}>
            {remove.isPending ? "Deleting..." : "Delete"}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
