import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ResponseOf } from "#schema/api/endpoint.ts";
import type { Api } from "#schema/api/index.ts";
import type { TutorHelpKind } from "#schema/terms/tutor-help.ts";
import { call } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";

export type HelpText = ResponseOf<Api["GET /api/conversations/:id/help"]>;

export type HelpState =
  | { status: "closed" }
  | { status: "loading" | "failed"; kind: TutorHelpKind }
  | { status: "there"; help: HelpText };

/** Help after a reply. Asked for again after the same reply, it is the same, so nobody is asked. */
function helpQuery(conversationId: string, kind: TutorHelpKind, replyId: number) {
  return queryOptions({
    queryKey: keys.tutorHelp(conversationId, kind, replyId),
    queryFn: ({ signal }) =>
      call("GET /api/conversations/:id/help", { params: { id: conversationId }, query: { kind }, signal }),
  });
}

export interface TutorHelp {
  state: HelpState;
  /** Gives what has come, or null if it failed or something else was asked for meanwhile. */
  ask: (kind: TutorHelpKind) => Promise<HelpText | null>;
  close: () => void;
}

/** The tutor's help after one of its replies. Keyed by that reply, the component around it forgets the help with the next one. */
export function useTutorHelp(conversationId: string, replyId: number): TutorHelp {
  const client = useQueryClient();
  const [state, setState] = useState<HelpState>({ status: "closed" });
  async function ask(kind: TutorHelpKind): Promise<HelpText | null> {
    setState({ status: "loading", kind });
    const help = await fetchHelp(client, conversationId, kind, replyId);
    setState((current) => {
      if (current.status !== "loading" || current.kind !== kind) return current;
      return help ? { status: "there", help } : { status: "failed", kind };
    });
    return help;
  }
  return { state, ask, close: () => setState({ status: "closed" }) };
}

async function fetchHelp(
  client: QueryClient,
  conversationId: string,
  kind: TutorHelpKind,
  replyId: number,
): Promise<HelpText | null> {
  try {
    return await client.fetchQuery(helpQuery(conversationId, kind, replyId));
  } catch (error) {
    console.warn("The tutor's help could not be loaded", error);
    return null;
  }
}
