import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ConversationStarter } from "#schema/api/conversations.ts";
import { TONE_LABELS } from "#schema/terms/tone.ts";
import { practiceTitle } from "#schema/terms/topic.ts";
import { call } from "../../../lib/api-client.ts";
import { isUnauthorized, withOfflineHint } from "../../../lib/api-error.ts";
import { learnerIdOf } from "../../../lib/learner-id.ts";
import { toast } from "../../../ui/toast-store.ts";
import { conversationTitle } from "../conversation-words.ts";
import { showConversation } from "../queries.ts";
import { type ChatChoices, topicOf } from "./chat-choices.ts";

/** How a conversation is to begin. A starter brings its own topic and tone. */
export interface ConversationStart {
  choices: ChatChoices;
  starter?: ConversationStarter;
}

/** Begins a conversation and goes there. A failure is said in a toast, and the form stays as it is. */
export function useStartConversation({ onStarted }: { onStarted: (choices: ChatChoices) => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ choices, starter }: ConversationStart) => {
      const { language, level } = choices;
      const topic = starter ? starter.category : topicOf(choices.topic, Math.random());
      const tone = starter ? starter.tone : choices.tone;
      return call("POST /api/conversations", {
        body: {
          language,
          category: topic ?? undefined,
          title: practiceTitle(topic),
          tone,
          level,
          starterId: starter?.id,
        },
        learnerId: learnerIdOf(client) ?? undefined,
      });
    },
    onSuccess: (conversation, { choices }) => {
      onStarted(choices);
      showConversation(client, conversation);
      const { id, cefrLevel, tone } = conversation;
      toast({
        title: "Conversation Started",
        description: [conversationTitle(conversation), cefrLevel, TONE_LABELS[tone]].join(", "),
      });
      return navigate({ to: "/chat/$id", params: { id } });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({
        variant: "destructive",
        title: "Error",
        description: withOfflineHint(error, "Failed to create conversation. Please try again."),
      });
    },
  });
}
