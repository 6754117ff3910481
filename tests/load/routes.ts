import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { type ApiClient, makeAccount, signUp } from "#tests/support/e2e/api-client.ts";
import { FIRST_LESSON, quizOf, readLesson } from "#tests/support/e2e/lessons.ts";

const CONNECTIONS = 16;
/** Before each measurement, so that code is compiled and caches are warm. */
const WARM_UP_SECONDS = 1;

/** One route as measured. Times in milliseconds. */
export interface Measured {
  route: string;
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** Answers other than 200, timeouts and broken connections. */
  failures: number;
}

interface Route {
  name: string;
  path: string;
  method?: "POST";
  /** Called for every request. */
  body?: () => string;
  signedOut?: boolean;
}

/** Measures every route of the built server in turn, for `seconds` each. Each connection has its own learner. */
export async function measureRoutes(origin: string, asset: string, seconds: number): Promise<Measured[]> {
  const learners: ApiClient[] = [];
  for (let i = 0; i < CONNECTIONS; i++) learners.push(await signUp(origin, makeAccount("Bench")));
  const measured: Measured[] = [];
  for (const route of await routes(learners[0]!, asset)) {
    await fire(origin, route, learners, WARM_UP_SECONDS);
    measured.push(summary(route, await fire(origin, route, learners, seconds)));
  }
  return measured;
}

async function routes(learner: ApiClient, asset: string): Promise<Route[]> {
  const failed = quizOf(await readLesson(learner, FIRST_LESSON), 0);
  return [
    { name: "a built asset", path: asset, signedOut: true },
    { name: "GET /api/auth/user", path: "/api/auth/user" },
    { name: "GET a lesson", path: `/api/curriculum/subchapter/${FIRST_LESSON}` },
    { name: "GET /api/home", path: "/api/home?level=A1" },
    {
      name: "POST a lesson quiz",
      path: `/api/curriculum/subchapter/${FIRST_LESSON}/quiz`,
      method: "POST",
      // Fails on purpose: every attempt is stored, and the hundredth costs as much as the first.
      body: () => JSON.stringify({ ...failed, attemptId: randomUUID() }),
    },
  ];
}

async function fire(origin: string, route: Route, learners: readonly ApiClient[], seconds: number) {
  let connection = 0;
  return autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      const learner = learners[connection++ % learners.length]!;
      const { method = "GET", path, body, signedOut } = route;
      const headers = signedOut ? {} : learner.headers();
      if (body)
        client.setRequests([{ method, path, headers, setupRequest: (request) => ({ ...request, body: body() }) }]);
      else client.setRequests([{ method, path, headers }]);
    },
  });
}

function summary({ name }: Route, result: autocannon.Result): Measured {
  const { requests, latency, non2xx, errors, timeouts } = result;
  return {
    route: name,
    requestsPerSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failures: non2xx + errors + timeouts,
  };
}
