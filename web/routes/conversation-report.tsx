import { getRouteApi } from "@tanstack/react-router";
import { ReportLoading, ReportScreen } from "../features/chat/report/report-screen.tsx";
import { ChatPage } from "./chat-page.tsx";

const route = getRouteApi("/chat/$id/report");

/** `/chat/{id}/report`: what a conversation brought, for learners. */
export function ConversationReportRoute() {
  const { id } = route.useParams();
  return (
    <ChatPage loading={<ReportLoading />}>
      <ReportScreen key={id} conversationId={id} />
    </ChatPage>
  );
}
