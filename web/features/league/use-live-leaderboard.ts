import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { LeaderboardEntry, LeagueRank } from "#schema/api/gamification.ts";
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
import { type LiveLeaderboard, nextStep } from "./live-leaderboard.ts";

/** `stopped`: the server wants no socket of ours any more; the list of the HTTP call stays. */
export type LiveStatus = "connecting" | "live" | "reconnecting" | "stopped";

/** A loss that is mended sooner is not worth a word. */
const SAY_LOSS_AFTER_MS = 2_000;
/** All leagues close at the same instant: the members of them all do not ask for the new one at the same instant. */
const AFTER_CLOSE_MS = 3_000;
/** A list that was asked for within this time is not asked for again because the socket does not open. */
const JUST_FETCHED_MS = 10_000;

/**
 * Keeps the leaderboard of a league live while the screen is mounted and its tab in view: writes what the socket says
 * into the query cache, own rank included. Where there is no connection, the lists of the HTTP calls stay, asked for once
 * more when a try to come back fails.
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

/** Opens the socket; gives what closes it. */
function followLeague({ client, leagueId, userId, onStatus }: Follow): () => void {
  let live: LiveLeaderboard | null = null;
  let askedByHttp = false;
  let saying: ReturnType<typeof setTimeout> | undefined;
  const socket: LiveSocket = openLiveSocket({
    path: LEAGUE_LIVE_PATH.replace(":leagueId", encodeURIComponent(leagueId)),
    finalCodes: Object.values(LIVE_CLOSE),
    onOpen: () => {
      // The first frame will say everything anew.
      live = null;
    },
    onFrame,
    onLost,
    onEnd: (code) => {
      if (code === LIVE_CLOSE.weekClosed) onWeekClosed();
      else if (code === LIVE_CLOSE.notAMember) {
        // The page will show something else.
        stop("connecting");
        refreshLeague(client);
      } else stop("stopped");
    },
  });

  function stop(status: LiveStatus): void {
    clearTimeout(saying);
    socket.close();
    onStatus(status);
  }

  function onWeekClosed(): void {
    stop("connecting");
    setTimeout(() => refreshLeague(client), Math.random() * AFTER_CLOSE_MS);
  }

  function onFrame(text: string): void {
    const message = parseFrame(text);
    if (!message) {
      console.warn("The league's live view sent a frame that this page does not know");
      stop("stopped");
      return;
    }
    const step = nextStep(live, message, client.getQueryData<LeaderboardEntry[]>(keys.leaderboard(leagueId)) ?? []);
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
    clearTimeout(saying);
    askedByHttp = false;
    onStatus("live");
    showEntries(client, { leagueId, userId, entries: live.entries, isNews: message.type !== "snapshot" });
  }

  function onLost(hadOpened: boolean): void {
    if (hadOpened) saying = setTimeout(() => onStatus("reconnecting"), SAY_LOSS_AFTER_MS);
    else {
      clearTimeout(saying);
      onStatus("reconnecting");
      if (!askedByHttp) refreshOldList(client, leagueId);
      askedByHttp = true;
    }
  }

  return () => {
    clearTimeout(saying);
    socket.close();
  };
}

/** Null for what is none of the frames that we know. */
function parseFrame(text: string): LiveServerMessage | null {
  try {
    return liveServerMessage.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

interface Shown {
  leagueId: string;
  userId: string;
  entries: readonly LeaderboardEntry[];
  /** XP that came while we were watching. */
  isNews: boolean;
}

/** Puts the live list where the HTTP call puts its own, and the place of the own row into the rank. */
function showEntries(client: QueryClient, { leagueId, userId, entries, isNews }: Shown): void {
  const queryKey = keys.leaderboard(leagueId);
  // An answer that is still on its way would be older than this.
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<readonly LeaderboardEntry[]>(queryKey, entries);
  const inOrder = ranked(entries);
  const place = inOrder.findIndex((entry) => entry.userId === userId);
  const own = inOrder[place];
  if (!own) return;
  const before = client.getQueryData<LeagueRank | null>(keys.leagueRank);
  if (before?.leagueId !== leagueId) return;
  const rank = { ...before, rank: place + 1, totalMembers: entries.length, weeklyXp: own.weeklyXp };
  client.setQueryData<LeagueRank>(keys.leagueRank, rank);
  // Earned in another tab or on another device: the totals have grown too.
  if (isNews && own.weeklyXp > before.weeklyXp) void client.invalidateQueries({ queryKey: keys.xp });
}

/** Asks for the learner's place anew, then for the league that it names: the list of one that is over is of no use. */
function refreshLeague(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keys.home });
  void client.invalidateQueries({ queryKey: keys.leagueRank }).then(() => {
    void client.invalidateQueries({ queryKey: keys.league });
  });
}

function refreshOldList(client: QueryClient, leagueId: string): void {
  const queryKey = keys.leaderboard(leagueId);
  const state = client.getQueryState(queryKey);
  const askedAt = Math.max(state?.dataUpdatedAt ?? 0, state?.errorUpdatedAt ?? 0);
  if (state?.fetchStatus === "fetching" || Date.now() - askedAt < JUST_FETCHED_MS) return;
  void client.invalidateQueries({ queryKey: keys.leagueRank, exact: true });
  void client.invalidateQueries({ queryKey, exact: true });
}
