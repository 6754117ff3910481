import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type SignupRequest, signupRequest } from "#schema/api/auth.ts";
import { call } from "../../lib/api-client.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Input, PasswordInput } from "../../ui/field.tsx";
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

/** If the server refuses a field, its message appears beside the field as well as in the toast. */
export function SignupForm({ returnTo }: { returnTo: string | undefined }) {
  const form = useForm<SignupRequest>({ resolver: zodResolver(signupRequest), defaultValues: EMPTY });
  const { submit, pending } = useAuthenticate(signUp, TEXTS, returnTo);
  const { errors } = form.formState;

  async function onSubmit(values: SignupRequest): Promise<void> {
    const refused = await submit(values);
    const field = refused?.field;
    if (field && isField(field)) form.setError(field, { message: refused.serverMessage ?? "" });
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
        <Button type="submit" variant="primary" wide className="mt-2">
          {pending ? "Creating Account..." : "Create Account"}
        </Button>
      </fieldset>
    </form>
  );
}

function isField(name: string): name is keyof SignupRequest {
  return Object.hasOwn(EMPTY, name);
}
