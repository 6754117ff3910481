import { useQuery } from "@tanstack/react-query";
import { parseTopicId } from "../address.ts";
import { topicQuery } from "../queries.ts";
import { TopicScreen } from "../topic/topic-screen.tsx";
import { GrammarQuiz } from "./grammar-quiz-screen.tsx";

/** The quiz on a topic. A topic that is missing or locked says so, as its page does. `id` is the address as typed. */
export function TopicQuiz({ id }: { id: string }) {
  const topicId = parseTopicId(id);
  const { data: topic } = useQuery({ ...topicQuery(topicId ?? 0), enabled: topicId !== null });
  if (!topic?.isUnlocked) return <TopicScreen id={id} />;
  const setting = { mode: "regular", level: topic.cefrLevel, topic } as const;
  return <GrammarQuiz setting={setting} isLearner />;
}
