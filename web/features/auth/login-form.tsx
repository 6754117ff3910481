import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type LoginRequest, loginRequest } from "#schema/api/auth.ts";
import { call } from "../../lib/api-client.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Input, PasswordInput } from "../../ui/field.tsx";
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
  const { errors } = form.formState;
  return (
    <form noValidate method="post" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <fieldset disabled={pending} className="grid gap-4">
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register("email")} />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register("password")} />
        </Field>
        <Button type="submit" variant="primary" wide className="mt-2">
          {pending ? "Signing In..." : "Sign In"}
        </Button>
      </fieldset>
    </form>
  );
}
