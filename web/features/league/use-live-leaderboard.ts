import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { LeaderboardEntry, LeagueRank } from "#schema/api/gamification.ts";
import type { LeaderboardPage } from "#schema/api/leaderboard.ts";
import {
  LEAGUE_LIVE_PATH,
  LIVE_CLOSE,
  type LiveClientMessage,
  type LiveServerMessage,
  liveServerMessage,
} from "#schema/api/league-live.ts";
import { ranked } from "#schema/rules/league.ts";
import { type LiveSocket, openLiveSocket } from "../../lib/live-socket.ts";
import { keys } from "../../lib/query-keys.ts";
import { useTabVisible } from "../../lib/tab-visible.ts";
import { type LiveLeaderboard, nextStep, type OwnRow } from "./live-leaderboard.ts";

/** `stopped`: the server ended the socket for good, so the page keeps the list it has. */
export type LiveStatus = "connecting" | "live" | "reconnecting" | "stopped";

/** A lost connection is only reported if it is not back by then. */
const REPORT_LOSS_AFTER_MS = 2_000;
/** Members of a league that has just closed fetch the new one spread out over this time, so that they do not all ask at once. */
const REFRESH_SPREAD_MS = 3_000;
/** If the socket does not open, the list is refetched only if the last request for it is at least this old. */
const JUST_FETCHED_MS = 10_000;

/**
 * Keeps a league's leaderboard live while the screen is mounted and its tab is visible: writes what arrives on the socket, the learner's
 * own rank included, into the query cache. Without a connection the list fetched over HTTP stays; it is refetched once when reconnecting
 * fails.
 */
export function useLiveLeaderboard(leagueId: string | null, userId: string): LiveStatus {
  const client = useQueryClient();
  const visible = useTabVisible();
  const [status, setStatus] = useState<LiveStatus>("connecting");
  useEffect(() => {
    if (leagueId === null || !visible) return;
    setStatus("connecting");
    return followLeague({ client, leagueId, userId, onStatus: setStatus });
  }, [client, leagueId, userId, visible]);
  return status;
}

interface Follow {
  client: QueryClient;
  leagueId: string;
  userId: string;
  onStatus: (status: LiveStatus) => void;
}

/** Opens the socket. Gives a function that closes it. */
function followLeague({ client, leagueId, userId, onStatus }: Follow): () => void {
  let live: LiveLeaderboard | null = null;
  let refetched = false;
  let isOver = false;
  let lossTimer: ReturnType<typeof setTimeout> | undefined;
  const open = (): LiveSocket =>
    openLiveSocket({
      path: LEAGUE_LIVE_PATH.replace(":leagueId", encodeURIComponent(leagueId)),
      finalCodes: Object.values(LIVE_CLOSE),
      onOpen: () => {
        // The first frame is a snapshot and replaces everything.
        live = null;
      },
      onFrame,
      onLost,
      onEnd: (code) => {
        if (code === LIVE_CLOSE.weekClosed) onWeekClosed();
        else if (code === LIVE_CLOSE.notAMember) {
          // The refetched page decides what the page shows next.
          stop("connecting");
          void refreshLeague(client).then(() => {
            const page = client.getQueryState<LeaderboardPage | null>(keys.leaderboardPage);
            // Still a member: only the session has ended, because the learner signed in again in another tab.
            if (!isOver && page?.status === "success" && page.data?.league?.rank.leagueId === leagueId) socket = open();
          });
        } else stop("stopped");
      },
    });
  let socket = open();

  function stop(status: LiveStatus): void {
    clearTimeout(lossTimer);
    socket.close();
    onStatus(status);
  }

  function onWeekClosed(): void {
    stop("connecting");
    setTimeout(() => void refreshLeague(client), Math.random() * REFRESH_SPREAD_MS);
  }

  function onFrame(text: string): void {
    const message = parseFrame(text);
    if (!message) {
      console.warn("The league's live view sent a frame of an unknown kind");
      stop("stopped");
      return;
    }
    const step = nextStep(live, message, ownRow(client, leagueId, userId));
    if (step.type === "ignored") return;
    if (step.type === "week-closed") {
      onWeekClosed();
      return;
    }
    live = step.live;
    if (step.type === "missed") {
      socket.send(JSON.stringify({ type: "resume", seq: live.seq } satisfies LiveClientMessage));
      return;
    }
    clearTimeout(lossTimer);
    refetched = false;
    onStatus("live");
    showEntries(client, { leagueId, live, isNews: message.type !== "snapshot" });
  }

  function onLost(hadOpened: boolean): void {
    if (hadOpened) lossTimer = setTimeout(() => onStatus("reconnecting"), REPORT_LOSS_AFTER_MS);
    else {
      clearTimeout(lossTimer);
      onStatus("reconnecting");
      if (!refetched) refetchStaleList(client, leagueId);
      refetched = true;
    }
  }

  return () => {
    isOver = true;
    clearTimeout(lossTimer);
    socket.close();
  };
}

/** Null if the text is not a frame of a known kind. */
function parseFrame(text: string): LiveServerMessage | null {
  try {
    return liveServerMessage.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What is known about the learner's own row: its seat from their rank, its total from the list on screen. */
function ownRow(client: QueryClient, leagueId: string, userId: string): OwnRow {
  const rank = client.getQueryData<LeagueRank | null>(keys.leagueRank);
  const shown = client.getQueryData<readonly LeaderboardEntry[]>(keys.leaderboard(leagueId)) ?? [];
  const seatId = rank?.leagueId === leagueId ? rank.seatId : null;
  return { seatId, userId, xp: shown.find(({ id }) => id === seatId)?.xp ?? null };
}

interface ShownEntries {
  leagueId: string;
  live: LiveLeaderboard;
  /** Whether the entries changed while the learner was watching. */
  isNews: boolean;
}

/** Writes the live list into the cache entry of the HTTP call, and the learner's place on it into their rank. */
function showEntries(client: QueryClient, { leagueId, live: { entries, seats }, isNews }: ShownEntries): void {
  const queryKey = keys.leaderboard(leagueId);
  // A response still in flight would be older than this list.
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<readonly LeaderboardEntry[]>(queryKey, entries);
  const before = client.getQueryData<LeagueRank | null>(keys.leagueRank);
  if (before?.leagueId !== leagueId) return;
  const inOrder = ranked(entries);
  const place = inOrder.findIndex((entry) => entry.id === before.seatId);
  const own = inOrder[place];
  if (!own) return;
  const rank = { ...before, rank: place + 1, totalMembers: entries.length, weeklyXp: own.weeklyXp, seats };
  client.setQueryData<LeagueRank>(keys.leagueRank, rank);
  // XP earned in another tab or on another device: the learner's totals have grown as well.
  if (isNews && own.weeklyXp > before.weeklyXp) void client.invalidateQueries({ queryKey: keys.xp });
}

/** Fetches the page again with its one call: the learner may have a seat in a new league, or none. */
async function refreshLeague(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: keys.home });
  await client.invalidateQueries({ queryKey: keys.leaderboardPage });
}

function refetchStaleList(client: QueryClient, leagueId: string): void {
  const queryKey = keys.leaderboard(leagueId);
  const state = client.getQueryState(queryKey);
  const askedAt = Math.max(state?.dataUpdatedAt ?? 0, state?.errorUpdatedAt ?? 0);
  if (state?.fetchStatus === "fetching" || Date.now() - askedAt < JUST_FETCHED_MS) return;
  void client.invalidateQueries({ queryKey: keys.leagueRank, exact: true });
  void client.invalidateQueries({ queryKey, exact: true });
}
