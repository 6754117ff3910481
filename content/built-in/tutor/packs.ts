import type { TopicPack } from "#schema/content/tutor.ts";
import { CHITCHAT } from "./topics/chitchat/pack.ts";
import { CULTURE } from "./topics/culture/pack.ts";
import { FLIRTING } from "./topics/flirting/pack.ts";
import { FOOD } from "./topics/food/pack.ts";
import { SHOPPING } from "./topics/shopping/pack.ts";
import { SPORTS } from "./topics/sports/pack.ts";
import { TRAVEL } from "./topics/travel/pack.ts";
import { WORK } from "./topics/work/pack.ts";

/** All topic packs. A topic without one falls back to the others, small talk first. */
export const TOPIC_PACKS: readonly TopicPack[] = [FOOD, CHITCHAT, TRAVEL, WORK, SPORTS, SHOPPING, CULTURE, FLIRTING];
