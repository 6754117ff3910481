import { HttpError } from "../http/http-error.ts";

/** 404 for a learner without a seat. */
export function notInALeague(): HttpError {
  return new HttpError(404, "Not in a league yet");
}

/** 403 for a league in which the learner has no seat. */
export function foreignLeague(): HttpError {
  return new HttpError(403, "You are not a member of this league", { field: "leagueId" });
}
