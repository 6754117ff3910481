import { Hono } from "hono";
import { safeReturnTo } from "#schema/rules/return-to.ts";
import type { AppEnv } from "../http/context.ts";
import { serve, serveProven } from "../http/serve.ts";
import { tellSessionEnded } from "../league/index.ts";
import { changePassword } from "./change-password.ts";
import { logIn } from "./log-in.ts";
import { logOutcome, logPasswordChange, logSignOut } from "./log-outcome.ts";
import { publicUser } from "./public-user.ts";
import { endSession, sidOfRequest } from "./session.ts";
import { signUp } from "./sign-up.ts";
import { deleteSession, findUser } from "./store.ts";

export const authRoutes = new Hono<AppEnv>();

serve(authRoutes, "GET /api/auth/user", async ({ c, learner }) => {
  const user = learner && (await findUser(c.get("database").db, learner, c.get("now")));
  return user && publicUser(user);
});

serve(authRoutes, "POST /api/auth/signup", async ({ c, body }) =>
  publicUser(await logOutcome(c, "sign-up", () => signUp(c, body))),
);

serve(authRoutes, "POST /api/auth/login", async ({ c, body }) =>
  publicUser(await logOutcome(c, "sign-in", () => logIn(c, body))),
);

// Proven first, because a refusal is logged with whose account it was before D1 is asked.
serveProven(authRoutes, "POST /api/auth/password", async ({ c, learner, body }) => {
  await logPasswordChange(c, learner.userId, () => changePassword(c, learner, body));
  return { ok: true };
});

serve(authRoutes, "POST /api/auth/logout", async ({ c }) => {
  const sid = await sidOfRequest(c);
  const ended = sid && (await deleteSession(c.get("database").db, sid));
  if (ended) tellSessionEnded(c, ended);
  await endSession(c, sid);
  if (ended) await logSignOut(c, ended.userId);
  return { ok: true };
});

/** The sign-in link of other pages: leads to /auth, and from there back to where it was followed. */
authRoutes.get("/api/login", (c) => {
  const returnTo = safeReturnTo(c.req.query("returnTo"));
  return c.redirect(returnTo === "/" ? "/auth" : `/auth?returnTo=${encodeURIComponent(returnTo)}`, 302);
});
