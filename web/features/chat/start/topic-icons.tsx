import {
  Briefcase,
  Dumbbell,
  Feather,
  Heart,
  MessageCircle,
  Plane,
  ShoppingBag,
  Shuffle,
  Theater,
  Utensils,
} from "lucide-react";
import type { ReactNode } from "react";
import type { TopicChoice } from "./chat-choices.ts";

export const TOPIC_ICONS: Readonly<Record<TopicChoice, ReactNode>> = {
  travel: <Plane />,
  sports: <Dumbbell />,
  work: <Briefcase />,
  food: <Utensils />,
  shopping: <ShoppingBag />,
  culture: <Theater />,
  flirting: <Heart />,
  chitchat: <MessageCircle />,
  random: <Shuffle />,
  free: <Feather />,
};
