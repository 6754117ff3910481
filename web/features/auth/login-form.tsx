import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { type LoginRequest, loginRequest } from "#schema/api/auth.ts";
import { call } from "../../lib/api-client.ts";
import { useShowRefusal } from "../../lib/form-refusal.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorMessage, Field, Input, PasswordInput } from "../../ui/field.tsx";
import { type AuthTexts, useAuthenticate } from "./use-authenticate.ts";

const TEXTS: AuthTexts = {
  welcome: "Welcome back!",
  plain: "You have been logged in successfully.",
  withQuiz: "Logged in successfully and quiz results saved!",
  failed: "Login Failed",
  failedText: "Please check your email and password.",
  // Nobody has looked at what was typed, so it is not to blame.
  noAnswerText: "Please check your connection and try again.",
};

function logIn(body: LoginRequest) {
  return call("POST /api/auth/login", { body });
}

export function LoginForm({ returnTo }: { returnTo: string | undefined }) {
  const form = useForm<LoginRequest>({
    resolver: zodResolver(loginRequest),
    defaultValues: { email: "", password: "" },
  });
  const { submit, pending } = useAuthenticate(logIn, TEXTS, returnTo);
  const button = useRef<HTMLButtonElement>(null);
  // A 401 does not say whether the address or the password is wrong. People mistype the password more often.
  const showRefusal = useShowRefusal({
    form,
    pending,
    button,
    fieldOf: ({ status }) => (status === 401 ? "password" : null),
  });
  const { errors } = form.formState;

  async function onSubmit(values: LoginRequest): Promise<void> {
    const refused = await submit(values);
    if (refused) showRefusal(refused);
  }

  return (
    <form noValidate method="post" onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <fieldset disabled={pending} className="grid gap-4">
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register("email")} />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register("password")} />
        </Field>
        {errors.root ? <ErrorMessage>{errors.root.message}</ErrorMessage> : null}
        <Button ref={button} type="submit" variant="primary" wide className="mt-2">
          {pending ? "Signing In..." : "Sign In"}
        </Button>
      </fieldset>
    </form>
  );
}
