import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { AdverbResult } from "#schema/api/quizzes.ts";
import { call } from "../../lib/api-client.ts";
import { refreshAfterXp } from "../../lib/gamification-queries.ts";
import { celebrateXp } from "../../lib/xp-feedback.ts";
import { toast } from "../../ui/toast-store.ts";
import { Earned } from "./earned.tsx";

/** Sends a learner's result to the server, once per attempt, and says how that went (spec 8). Shows what it earned. */
export function SaveToAccount({ result }: { result: AdverbResult }) {
  const client = useQueryClient();
  const { mutate: save, data: saved } = useMutation({
    mutationFn: (body: AdverbResult) => call("POST /api/quiz/submit", { body }),
    onSuccess: (answer) => {
      refreshAfterXp(client, answer);
      celebrateXp(answer);
      toast({ title: "Quiz Saved", description: "Your quiz results have been saved to your account!" });
    },
    onError: () => toast({ variant: "destructive", title: "Error", description: "Failed to save quiz results." }),
  });
  const sent = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (sent.current === result.attemptId) return;
    sent.current = result.attemptId;
    save(result);
  }, [result, save]);
  return saved ? <Earned award={saved} /> : null;
}
