import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { type SignupRequest, signupRequest } from "#schema/api/auth.ts";
import { call } from "../../lib/api-client.ts";
import { useShowRefusal } from "../../lib/form-refusal.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorMessage, Field, Input, PasswordInput } from "../../ui/field.tsx";
import { type AuthTexts, useAuthenticate } from "./use-authenticate.ts";

const TEXTS: AuthTexts = {
  welcome: "Welcome to Wortpfad!",
  plain: "Your account has been created successfully.",
  withQuiz: "Your account has been created and quiz results saved!",
  failed: "Signup Failed",
  failedText: "Failed to create account. Please try again.",
  noAnswerText: "Failed to create account. Please try again.",
};

const EMPTY: SignupRequest = { firstName: "", lastName: "", email: "", password: "" };

function signUp(body: SignupRequest) {
  return call("POST /api/auth/signup", { body });
}

export function SignupForm({ returnTo }: { returnTo: string | undefined }) {
  const form = useForm<SignupRequest>({ resolver: zodResolver(signupRequest), defaultValues: EMPTY });
  const { submit, pending } = useAuthenticate(signUp, TEXTS, returnTo);
  const button = useRef<HTMLButtonElement>(null);
  const showRefusal = useShowRefusal({
    form,
    pending,
    button,
    fieldOf: ({ field }) => (field !== null && isField(field) ? field : null),
  });
  const { errors } = form.formState;

  async function onSubmit(values: SignupRequest): Promise<void> {
    const refused = await submit(values);
    if (refused) showRefusal(refused);
  }

  return (
    <form noValidate method="post" onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <fieldset disabled={pending} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name" error={errors.firstName?.message}>
            <Input autoComplete="given-name" {...form.register("firstName")} />
          </Field>
          <Field label="Last name" error={errors.lastName?.message}>
            <Input autoComplete="family-name" {...form.register("lastName")} />
          </Field>
        </div>
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register("email")} />
        </Field>
        <Field
          label="Password"
          error={errors.password?.message}
          hint={errors.password ? undefined : "At least 8 characters"}
        >
          <PasswordInput autoComplete="new-password" {...form.register("password")} />
        </Field>
        {errors.root ? <ErrorMessage>{errors.root.message}</ErrorMessage> : null}
        <Button ref={button} type="submit" variant="primary" wide className="mt-2">
          {pending ? "Creating Account..." : "Create Account"}
        </Button>
      </fieldset>
    </form>
  );
}

function isField(name: string): name is keyof SignupRequest {
  return Object.hasOwn(EMPTY, name);
}
