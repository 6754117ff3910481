import type { ReactNode } from "react";
import { LearnerOnly } from "../features/shell/learner-only.tsx";
import { LoginForChat } from "../features/shell/login-for-chat.tsx";

/** A page of the chat, for learners. Unlike the other learners' pages it leads visitors to the login form by itself. */
export function ChatPage({ loading, children }: { loading?: ReactNode; children: ReactNode }) {
  return (
    <>
      <LoginForChat />
      <LearnerOnly loading={loading}>{children}</LearnerOnly>
    </>
  );
}
