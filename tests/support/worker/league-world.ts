import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { ADVERB_QUIZ_LEVELS, type AdverbQuizLevel } from "#schema/content/adverb-quiz.ts";
import { weekOf } from "#schema/rules/league-week.ts";
import { sweepLeagues } from "#worker/league/sweep.ts";
import { makeLearner } from "./actor.ts";
import { at } from "./clock.ts";
import { failingDatabase } from "./failing-env.ts";
import { askForSocket, LiveSocket, leagueObjectOf, makeLeague, seatOf } from "./league.ts";
import { inLeagueObject } from "./league-object.ts";
import { FIRST_LESSON, SECOND_LESSON, takeQuiz } from "./lessons.ts";
import { clearLeagues, type Learner, makeMember, quizOf } from "./seats.ts";

/** Where the clock may go. */
const MOMENTS = [
  "1 ms",
  "a second",
  "an hour",
  "a day",
  "the week's last moment",
  "midnight",
  "the grace's end",
] as const;
type Moment = (typeof MOMENTS)[number];

/** One thing that may happen. `who` is a learner and `which` a league, both counted round. `told`: the league's object hears of it. */
export type Step =
  | { kind: "award" | "award with a lost answer"; who: number; level: AdverbQuizLevel; told: boolean }
  | { kind: "join" | "look" | "open" | "shut"; who: number }
  | { kind: "leave" | "come back"; who: number; told: boolean }
  | { kind: "sleep" | "alarm" | "close if over"; which: number }
  | { kind: "sweep" }
  | { kind: "clock"; to: Moment }
  | { kind: "at once"; steps: Step[] };

const who = fc.nat(3);
const which = fc.nat(5);
const told = fc.constantFrom(true, true, false);
const level = fc.constantFrom(...ADVERB_QUIZ_LEVELS);

/** Mostly the week goes on. */
const moment = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<Moment>("1 ms", "a second", "an hour") },
  { weight: 1, arbitrary: fc.constantFrom(...MOMENTS) },
);

function kinds<K extends string>(...all: K[]): fc.Arbitrary<K> {
  return fc.constantFrom(...all);
}

const single: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: kinds("award"), who, level, told }) },
  { weight: 1, arbitrary: fc.record({ kind: kinds("award with a lost answer"), who, level, told }) },
  { weight: 2, arbitrary: fc.record({ kind: kinds("join"), who }) },
  { weight: 2, arbitrary: fc.record({ kind: kinds("leave", "come back"), who, told }) },
  { weight: 3, arbitrary: fc.record({ kind: kinds("open", "open", "look", "shut"), who }) },
  { weight: 3, arbitrary: fc.record({ kind: kinds("alarm", "close if over"), which }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: "sweep" }) },
);

/** Steps of a story, in any order and some of them at once. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 10, arbitrary: single },
    { weight: 4, arbitrary: fc.record({ kind: kinds("clock"), to: moment }) },
    { weight: 2, arbitrary: fc.record({ kind: kinds("sleep"), which }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: kinds("at once"), steps: fc.array(single, { minLength: 2, maxLength: 4 }) }),
    },
  ),
  { minLength: 30, maxLength: 45 },
);

/** What may happen in the same moment as the end of a week. */
export const atTheEnd: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ kind: kinds("alarm", "close if over"), which: fc.constant(0) }) },
    { weight: 1, arbitrary: fc.constant<Step>({ kind: "sweep" }) },
    { weight: 3, arbitrary: fc.record({ kind: kinds("award"), who, level, told }) },
    { weight: 2, arbitrary: fc.record({ kind: kinds("leave", "come back"), who, told }) },
    { weight: 1, arbitrary: fc.record({ kind: kinds("look", "open"), who }) },
  ),
  { minLength: 4, maxLength: 9 },
);

/** Stories play in weeks of their own: an object of an earlier one must not know their leagues. */
let nextMonday = Date.parse("2046-03-19T00:00:00Z");
const WEEKS_APART_MS = 15 * 7 * 86_400_000;
/** Sessions last for 90 days. */
const LONGEST_MS = 80 * 86_400_000;

/** The Worker, whose news no league's object hears. */
const DEAF: Env = {
  ...env,
  LEAGUE: {
    getByName: () => ({ applyTotal: async () => {}, removeMember: async () => {}, closeIfOver: async () => {} }),
  } as unknown as Env["LEAGUE"],
};

/** Four learners, a league that others have filled nearly, and everything that may happen to them. */
export class World {
  readonly learners: readonly Learner[];
  /** XP that each learner was told to have earned. */
  readonly earned = new Map<string, number>();
  /** Every socket that was ever opened. */
  readonly viewers: { learner: Learner; leagueId: string; socket: LiveSocket }[] = [];
  /** Every league that was ever seen, and when it was closed. */
  readonly leagues = new Map<string, number | null>();
  private readonly startedAt = Date.now();

  private constructor(learners: readonly Learner[]) {
    this.learners = learners;
  }

  /** `others`: how many made-up members the first league has already. Two learners have joined the leagues, two have not. */
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
        return this.award(this.learner(step.who), step.level, step.told ? env : DEAF);
      case "award with a lost answer":
        return this.award(
          this.learner(step.who),
          step.level,
          env,
          failingDatabase(env, { atTrip: 2, when: "after-commit" }),
        );
      case "join":
        return this.join(this.learner(step.who));
      case "leave":
      case "come back": {
        const body = { optedOut: step.kind === "leave" };
        await this.learner(step.who).call("PATCH /api/gamification/league/membership", {
          body,
          env: step.told ? env : DEAF,
        });
        return;
      }
      case "look": {
        const response = await this.learner(step.who).send("GET /api/gamification/league/rank");
        if (response.status !== 200 && response.status !== 404)
          throw new Error(`A look is answered ${response.status}`);
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
      case "at once":
        await Promise.all(step.steps.map((one) => this.act(one)));
    }
  }

  /** Notes the leagues that D1 has; throws when one that was closed has been closed again, or is open again. */
  async note(): Promise<void> {
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

  /** Lets the time of every close pass, every alarm ring and the sweep come; then a viewer sits at every seat, and all is read again. */
  async end(): Promise<void> {
    const { startsAt } = weekOf(new Date());
    at(new Date(Math.max(Date.now(), startsAt.getTime()) + 600_000));
    for (const leagueId of this.leagues.keys()) await this.alarm(leagueId);
    await this.sweep();
    await this.note();
    for (const learner of this.learners) await this.open(learner);
    for (const leagueId of this.leagues.keys()) await this.alarm(leagueId);
    for (const leagueId of this.leagues.keys()) await this.settle(leagueId);
  }

  private learner(index: number): Learner {
    const learner = this.learners[index % this.learners.length];
    if (!learner) throw new Error("Nobody is there");
    return learner;
  }

  private league(index: number): string | undefined {
    // The newest ones first: the others are closed and forgotten.
    return [...this.leagues.keys()].toReversed()[index % Math.max(1, this.leagues.size)];
  }

  private async award(learner: Learner, quizLevel: AdverbQuizLevel, told_: Env, first?: Env): Promise<void> {
    const sent = quizOf(quizLevel);
    if (first) await learner.send("POST /api/quiz/submit", { ...sent, env: first });
    const { xpAwarded } = await learner.call("POST /api/quiz/submit", { ...sent, env: told_ });
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
    // The seat may be gone by now.
    if (status === 403) return;
    if (!webSocket) throw new Error(`An upgrade is answered ${status}`);
    const socket = new LiveSocket(webSocket);
    await socket.until("first frame", ({ frames, closed }) => frames.length > 0 || closed !== null);
    this.viewers.push({ learner, leagueId, socket });
  }

  /** No object sleeps while a frame of it waits: the platform lets nobody sleep who has set a timer. */
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
    const sweeper = env.LEAGUE_SWEEP.getByName("sweep");
    while (await runDurableObjectAlarm(sweeper));
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
      "the grace's end": now < graceEnd ? graceEnd : endsAt.getTime() + 60_000,
    };
    if (instants[to] - this.startedAt < LONGEST_MS) at(new Date(instants[to]));
  }
}
