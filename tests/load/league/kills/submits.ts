import type { Attempt, Player } from "../player.ts";

/** Everything that one learner has sent, and its outcome. */
export interface Submits {
  player: Player;
  /** The XP of each acknowledged attempt, by attempt id. */
  acknowledged: Map<string, number>;
  /** Attempts sent to a server that died before it responded, in order. */
  open: Attempt[];
}

export function submitsOf(player: Player): Submits {
  return { player, acknowledged: new Map(), open: [] };
}

/** Sends submits one after another until the server is gone or none is left. Throws if a response is not an award. */
export async function submitUntilDeath({ player, acknowledged, open }: Submits): Promise<void> {
  for (let attempt = player.next(); attempt; attempt = player.next()) {
    const xp = await xpOf(player, attempt);
    if (xp === null) {
      open.push(attempt);
      return;
    }
    acknowledged.set(attempt.attemptId, xp);
  }
}

/** Sends unacknowledged submits again, and the last acknowledged one as well, which must get the same response as before. */
export async function sendAgain({ player, acknowledged, open }: Submits): Promise<void> {
  const known = [...acknowledged].at(-1);
  for (const attempt of open.splice(0)) {
    const xp = await xpOf(player, attempt);
    if (xp === null) throw new Error("The restarted server does not answer");
    acknowledged.set(attempt.attemptId, xp);
  }
  const last = known && player.taken(known[0]);
  if (known && last && (await xpOf(player, last)) !== known[1])
    throw new Error("An attempt got a different response when sent again");
}

/** The XP of an attempt according to the server; null if it died. */
async function xpOf(player: Player, attempt: Attempt): Promise<number | null> {
  let text: string;
  let status: number;
  try {
    const response = await player.send(attempt);
    status = response.status;
    text = await response.text();
  } catch {
    return null;
  }
  // It may or may not have been stored: the Worker answers 503, or wrangler's proxy answers for a Worker that died.
  if (status >= 500) return null;
  if (status !== 200) throw new Error(`${attempt.path} answered ${status}: ${text}`);
  return (JSON.parse(text) as { xpAwarded: number }).xpAwarded;
}
