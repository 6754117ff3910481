import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { ADVERB_QUIZ_LEVELS, type AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";
import { weekOf } from "#schema/rules/league-week.ts";
import { sweepLeagues } from "#worker/league/sweep.ts";
import { makeLearner } from "./actor.ts";
import { at } from "./clock.ts";
import { failingDatabase } from "./failing-env.ts";
import { askForSocket, LiveSocket, leagueObjectOf, makeLeague, runAlarms, seatOf } from "./league.ts";
import { inLeagueObject } from "./league-object.ts";
import { FIRST_LESSON, SECOND_LESSON, takeQuiz } from "./lessons.ts";
import { clearLeagues, type Learner, makeMember, quizOf } from "./seats.ts";

/** Where the clock may jump to. */
const MOMENTS = [
  "1 ms",
  "a second",
  "an hour",
  "a day",
  "the week's last moment",
  "midnight",
  "the end of the grace period",
] as const;
type Moment = (typeof MOMENTS)[number];

/**
 * One thing that may happen. `who` selects a learner and `which` a league, both modulo their number. `told`: the league object is told
 * about it.
 */
export type Step =
  | { kind: "award" | "award with a lost response"; who: number; level: AdverbQuizLevel; told: boolean }
  | { kind: "join" | "look" | "open" | "shut"; who: number }
  | { kind: "leave" | "rejoin"; who: number; told: boolean }
  | { kind: "sleep" | "alarm" | "close if over"; which: number }
  | { kind: "sweep" }
  | { kind: "clock"; to: Moment }
  | { kind: "same time"; steps: Step[] };

const who = fc.nat(3);
const which = fc.nat(5);
const told = fc.constantFrom(true, true, false);
const level = fc.constantFrom(...ADVERB_QUIZ_LEVELS);

/** Mostly small jumps within the week. */
const moment = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<Moment>("1 ms", "a second", "an hour") },
  { weight: 1, arbitrary: fc.constantFrom(...MOMENTS) },
);

function kinds<K extends string>(...all: K[]): fc.Arbitrary<K> {
  return fc.constantFrom(...all);
}

const single: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: kinds("award"), who, level, told }) },
  { weight: 1, arbitrary: fc.record({ kind: kinds("award with a lost response"), who, level, told }) },
  { weight: 2, arbitrary: fc.record({ kind: kinds("join"), who }) },
  { weight: 2, arbitrary: fc.record({ kind: kinds("leave", "rejoin"), who, told }) },
  { weight: 3, arbitrary: fc.record({ kind: kinds("open", "open", "look", "shut"), who }) },
  { weight: 3, arbitrary: fc.record({ kind: kinds("alarm", "close if over"), which }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: "sweep" }) },
);

/** The steps of a story, in any order, some of them at the same time. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 10, arbitrary: single },
    { weight: 4, arbitrary: fc.record({ kind: kinds("clock"), to: moment }) },
    { weight: 2, arbitrary: fc.record({ kind: kinds("sleep"), which }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: kinds("same time"), steps: fc.array(single, { minLength: 2, maxLength: 4 }) }),
    },
  ),
  { minLength: 30, maxLength: 45 },
);

/** What may happen at the very moment a week is closed. */
export const atTheEnd: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ kind: kinds("alarm", "close if over"), which: fc.constant(0) }) },
    { weight: 1, arbitrary: fc.constant<Step>({ kind: "sweep" }) },
    { weight: 3, arbitrary: fc.record({ kind: kinds("award"), who, level, told }) },
    { weight: 2, arbitrary: fc.record({ kind: kinds("leave", "rejoin"), who, told }) },
    { weight: 1, arbitrary: fc.record({ kind: kinds("look", "open"), who }) },
  ),
  { minLength: 4, maxLength: 9 },
);

/** Each story has weeks of its own, because objects of earlier stories must not know its leagues. */
let nextMonday = Date.parse("2046-03-19T00:00:00Z");
const WEEKS_APART_MS = 15 * 7 * 86_400_000;
/** Shorter than a session, which lasts for 90 days. */
const LONGEST_MS = 80 * 86_400_000;

/** An environment in which nothing reaches the league objects. */
const UNREACHABLE: Env = {
  ...env,
  LEAGUE: {
    getByName: () => ({
      applyTotal: async () => {},
      removeMember: async () => {},
      endSession: async () => {},
      closeIfOver: async () => {},
    }),
  } as unknown as Env["LEAGUE"],
};

/** Four learners, a nearly full league, and everything that may happen to them. */
export class World {
  readonly learners: readonly Learner[];
  /** The XP that each learner was promised in responses. */
  readonly earned = new Map<string, number>();
  /** Every socket opened so far. */
  readonly viewers: { learner: Learner; leagueId: string; socket: LiveSocket }[] = [];
  /** Every league seen so far, and when it was closed. */
  readonly leagues = new Map<string, number | null>();
  private readonly startedAt = Date.now();

  private constructor(learners: readonly Learner[]) {
    this.learners = learners;
  }

  /** `others`: how many made-up members the first league starts with. Two of the learners have joined the leagues, two have not. */
  static async begin(others: number): Promise<World> {
    at(new Date(nextMonday + 3 * 86_400_000));
    nextMonday += WEEKS_APART_MS;
    await clearLeagues();
    if (others > 0) await makeLeague({ now: new Date(), xp: Array.from({ length: others }, (_, i) => i) });
    return new World([await makeMember(), await makeMember(), await makeLearner(), await makeLearner()]);
  }

  async act(step: Step): Promise<void> {
    switch (step.kind) {
      case "award":
        return this.award(this.learner(step.who), step.level, step.told ? env : UNREACHABLE);
      case "award with a lost response":
        return this.award(
          this.learner(step.who),
          step.level,
          env,
          failingDatabase(env, { atTrip: 2, when: "after-commit" }),
        );
      case "join":
        return this.join(this.learner(step.who));
      case "leave":
      case "rejoin": {
        const body = { optedOut: step.kind === "leave" };
        await this.learner(step.who).call("PATCH /api/gamification/league/membership", {
          body,
          env: step.told ? env : UNREACHABLE,
        });
        return;
      }
      case "look": {
        const response = await this.learner(step.who).send("GET /api/gamification/league/rank");
        if (response.status !== 200 && response.status !== 404)
          throw new Error(`The rank was answered with ${response.status}`);
        return;
      }
      case "open":
        return this.open(this.learner(step.who));
      case "shut":
        for (const { socket } of this.viewers.filter(({ learner }) => learner === this.learner(step.who)))
          socket.close();
        return;
      case "sleep":
        return this.sleep(this.league(step.which));
      case "alarm":
        return this.alarm(this.league(step.which));
      case "close if over": {
        const leagueId = this.league(step.which);
        if (leagueId) await leagueObjectOf(leagueId).closeIfOver(leagueId);
        return;
      }
      case "sweep":
        return this.sweep();
      case "clock":
        return this.clock(step.to);
      case "same time":
        await Promise.all(step.steps.map((one) => this.act(one)));
    }
  }

  /** Records the leagues in D1. Throws if a closed one was closed again or reopened. */
  async recordLeagues(): Promise<void> {
    const { results } = await env.DB.prepare("SELECT id, finalized_at AS closed FROM leagues").all<{
      id: string;
      closed: number | null;
    }>();
    for (const { id, closed } of results) {
      const before = this.leagues.get(id) ?? null;
      if (before !== null && before !== closed) throw new Error(`${id} was closed at ${before}, and at ${closed}`);
      this.leagues.set(id, closed);
    }
  }

  /** Ends the story: time passes every close, every alarm goes off, the sweep runs, every seat gets a viewer, and every object reloads. */
  async end(): Promise<void> {
    const { startsAt } = weekOf(new Date());
    at(new Date(Math.max(Date.now(), startsAt.getTime()) + 600_000));
    for (const leagueId of this.leagues.keys()) await this.alarm(leagueId);
    await this.sweep();
    await this.recordLeagues();
    for (const learner of this.learners) await this.open(learner);
    for (const leagueId of this.leagues.keys()) await this.alarm(leagueId);
    for (const leagueId of this.leagues.keys()) await this.settle(leagueId);
  }

  private learner(index: number): Learner {
    const learner = this.learners[index % this.learners.length];
    if (!learner) throw new Error("There are no learners");
    return learner;
  }

  private league(index: number): string | undefined {
    // Newest first: older leagues are closed and gone.
    return [...this.leagues.keys()].toReversed()[index % Math.max(1, this.leagues.size)];
  }

  private async award(learner: Learner, quizLevel: AdverbQuizLevel, lastEnv: Env, firstEnv?: Env): Promise<void> {
    const sent = quizOf(quizLevel);
    if (firstEnv) await learner.send("POST /api/quiz/submit", { ...sent, env: firstEnv });
    const { xpAwarded } = await learner.call("POST /api/quiz/submit", { ...sent, env: lastEnv });
    this.count(learner, xpAwarded);
  }

  private async join(learner: Learner): Promise<void> {
    if ((await seatOf(learner.userId))?.tier !== null) return;
    for (const lesson of [FIRST_LESSON, SECOND_LESSON]) {
      const { xpAwarded } = await takeQuiz(learner, lesson);
      this.count(learner, xpAwarded);
    }
  }

  private count(learner: Learner, xp: number): void {
    this.earned.set(learner.userId, (this.earned.get(learner.userId) ?? 0) + xp);
  }

  private async open(learner: Learner): Promise<void> {
    const leagueId = (await seatOf(learner.userId))?.leagueId;
    if (!leagueId) return;
    const { status, webSocket } = await askForSocket(learner, leagueId);
    // The seat may have been given up by now.
    if (status === 403) return;
    if (!webSocket) throw new Error(`The upgrade was answered with ${status}`);
    const socket = new LiveSocket(webSocket);
    await socket.until("first frame", ({ frames, closed }) => frames.length > 0 || closed !== null);
    this.viewers.push({ learner, leagueId, socket });
  }

  /** Waits for pending frames before an eviction: the platform never hibernates an object with a pending timer. */
  private async settle(leagueId: string): Promise<void> {
    await inLeagueObject(leagueId, async (_, inside) => {
      while (inside.frameTimer !== null) await scheduler.wait(10);
    });
  }

  private async sleep(leagueId: string | undefined): Promise<void> {
    if (!leagueId) return;
    await this.settle(leagueId);
    await evictDurableObject(leagueObjectOf(leagueId), { webSockets: "hibernate" });
  }

  private async alarm(leagueId: string | undefined): Promise<void> {
    if (leagueId) await runDurableObjectAlarm(leagueObjectOf(leagueId));
  }

  private async sweep(): Promise<void> {
    await sweepLeagues(env);
    await runAlarms(env.LEAGUE_SWEEP.getByName("sweep"));
  }

  private clock(to: Moment): void {
    const { startsAt, endsAt } = weekOf(new Date());
    const now = Date.now();
    const graceEnd = startsAt.getTime() + 60_000;
    const instants: Record<Moment, number> = {
      "1 ms": now + 1,
      "a second": now + 1_000,
      "an hour": now + 3_600_000,
      "a day": now + 86_400_000,
      "the week's last moment": endsAt.getTime() - 1,
      midnight: endsAt.getTime(),
      "the end of the grace period": now < graceEnd ? graceEnd : endsAt.getTime() + 60_000,
    };
    if (instants[to] - this.startedAt < LONGEST_MS) at(new Date(instants[to]));
  }
}
