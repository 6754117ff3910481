import type { ApiClient } from "./api-client.ts";

/** Sends the tutor one message through the API. A single word earns no XP, but it is the day's chat message. */
export async function sendMessage(api: ApiClient, content = "Hallo!"): Promise<void> {
  const setting = { language: "german", level: "A1" } as const;
  const { id } = await api.call("POST /api/conversations", { body: { ...setting, tone: "friendly" } });
  await api.call("POST /api/conversations/:id/messages", { params: { id }, body: { ...setting, content } });
}
