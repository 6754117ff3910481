import type { Attempt, Player } from "../player.ts";

/** Everything that one learner has sent, and what became of it. */
export interface Submits {
  player: Player;
  /** XP of each acknowledged attempt. */
  acknowledged: Map<string, number>;
  /** Sent, but the server died before it answered: in this order. */
  open: Attempt[];
}

export function submitsOf(player: Player): Submits {
  return { player, acknowledged: new Map(), open: [] };
}

/** Sends submits one after the other until the server is gone or none is left. Throws for an answer that is no award. */
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

/** Sends again what was not acknowledged, and the last acknowledged one, which must get the same answer as before. */
export async function sendAgain({ player, acknowledged, open }: Submits): Promise<void> {
  const known = [...acknowledged].at(-1);
  for (const attempt of open.splice(0)) {
    const xp = await xpOf(player, attempt);
    if (xp === null) throw new Error("The server that was started again does not answer");
    acknowledged.set(attempt.attemptId, xp);
  }
  const last = known && player.taken(known[0]);
  if (known && last && (await xpOf(player, last)) !== known[1])
    throw new Error("An attempt got another answer when sent again");
}

/** XP of an attempt as the server answers, or null when it died. */
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
  // Nobody can say whether it was stored: the Worker says so with 503, and wrangler's front answers for one that died under it.
  if (status >= 500) return null;
  if (status !== 200) throw new Error(`${attempt.path} answered ${status}: ${text}`);
  return (JSON.parse(text) as { xpAwarded: number }).xpAwarded;
}
