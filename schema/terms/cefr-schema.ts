import * as z from "zod/mini";
import { CEFR_LEVELS } from "./cefr.ts";

export const cefrLevel = z.enum(CEFR_LEVELS);
