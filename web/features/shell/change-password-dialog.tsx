import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { type ChangePasswordRequest, type CurrentUser, changePasswordRequest } from "#schema/api/auth.ts";
import { call } from "../../lib/api-client.ts";
import { isUnauthorized } from "../../lib/api-error.ts";
import { formRefusalOf, type RefusalTexts, useShowRefusal } from "../../lib/form-refusal.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogContent, DialogDescription, DialogTitle } from "../../ui/dialog.tsx";
import { ErrorMessage, Field, PasswordInput } from "../../ui/field.tsx";
import { toast } from "../../ui/toast-store.ts";

const TEXTS: RefusalTexts = {
  failedText: "Your password could not be changed. Please try again.",
  // The call may have arrived. Then the next one answers that nobody is signed in, and the new password works.
  noAnswerText: "We cannot say whether your password was changed. Please try again.",
};

interface ChangePasswordDialogProps {
  user: CurrentUser;
  open: boolean;
  onClose: () => void;
}

/** Asks for the current password and a new one. Stays open until the server has accepted it. */
export function ChangePasswordDialog({ user, open, onClose }: ChangePasswordDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      {/* A password manager's list lies outside the dialog. Pressing it must not throw away what was typed. */}
      <DialogContent onInteractOutside={(event) => event.preventDefault()}>
        <DialogTitle>Change Password</DialogTitle>
        <DialogDescription>You will be signed out everywhere except here.</DialogDescription>
        <ChangePasswordForm user={user} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function ChangePasswordForm({ user, onClose }: Pick<ChangePasswordDialogProps, "user" | "onClose">) {
  const form = useForm<ChangePasswordRequest>({
    resolver: zodResolver(changePasswordRequest),
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const change = useMutation({
    mutationFn: (body: ChangePasswordRequest) => call("POST /api/auth/password", { body, learnerId: user.id }),
    onSuccess: () => {
      toast({ title: "Password changed", description: "You are signed out on your other devices." });
    },
  });
  const { isPending } = change;
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const showRefusal = useShowRefusal({
    form,
    pending: isPending,
    button,
    fieldOf: ({ field }) => (field === "currentPassword" || field === "newPassword" ? field : null),
  });
  const { errors } = form.formState;

  async function onSubmit(values: ChangePasswordRequest): Promise<void> {
    try {
      await change.mutateAsync(values);
      onClose();
    } catch (error) {
      const refusal = formRefusalOf(error, TEXTS);
      // The session has ended, and the way to the login form is under way.
      if (isUnauthorized(error)) onClose();
      else if (element.current) showRefusal(refusal);
      // Somebody who closed the dialog meanwhile would take the password for changed.
      else toast({ variant: "destructive", title: "Password not changed", description: refusal.message });
    }
  }

  return (
    <form
      ref={element}
      noValidate
      method="post"
      className="grid gap-4"
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
    >
      {/* Tells a password manager whose password it is. */}
      <input hidden readOnly type="email" autoComplete="username" value={user.email} />
      <fieldset disabled={isPending} className="grid gap-4">
        <Field label="Current password" error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...form.register("currentPassword")} />
        </Field>
        <Field
          label="New password"
          error={errors.newPassword?.message}
          hint={errors.newPassword ? undefined : "At least 8 characters"}
        >
          <PasswordInput autoComplete="new-password" {...form.register("newPassword")} />
        </Field>
      </fieldset>
      {errors.root ? <ErrorMessage>{errors.root.message}</ErrorMessage> : null}
      {/* On a phone both buttons are narrower, so that they fit beside each other at 360 px. */}
      <DialogActions>
        {/* Never disabled: whoever no longer wants to wait can close the dialog. */}
        <Button variant="quiet" className="max-sm:px-3!" onClick={onClose}>
          {isPending ? "Close" : "Cancel"}
        </Button>
        <Button ref={button} type="submit" variant="primary" className="max-sm:px-4!" disabled={isPending}>
          {isPending ? "Changing..." : "Change Password"}
        </Button>
      </DialogActions>
    </form>
  );
}
