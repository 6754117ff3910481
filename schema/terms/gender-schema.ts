import * as z from "zod/mini";
import { GENDERS } from "./gender.ts";

export const gender = z.enum(GENDERS);
