/** A part of the build that is loaded for its own sake: a page, or what a dynamic import names. */
export interface Root {
  name: string;
  /** How much its first view matters. */
  weight: number;
  /** Loads nothing in vain: it starts without the app, and a module that it does not need might import the app. */
  isLean: boolean;
  /** Every module that it loads at once. */
  modules: ReadonlySet<string>;
}

/** What a request costs, in bytes of source before minification: about a kilobyte of brotli. */
const REQUEST_BYTES = 9_000;

interface Cluster {
  modules: string[];
  bytes: number;
  roots: ReadonlySet<Root>;
}

/**
 * Sorts modules that two or more roots share into as few files as is sensible. Files of exactly what the same roots share would be
 * some seventy, most of them smaller than the request for them. Here two files become one wherever the bytes that a root then loads
 * in vain cost less than the requests that it saves. `bytes` is a module's size.
 */
export function sharedChunks(roots: readonly Root[], bytes: ReadonlyMap<string, number>): ReadonlySet<string>[] {
  const clusters = clustersOf(roots, bytes);
  for (let best = bestMerge(clusters); best; best = bestMerge(clusters)) {
    clusters.delete(best.one);
    clusters.delete(best.other);
    clusters.add(merged(best.one, best.other));
  }
  // What many load comes first: a chunk takes along whatever its modules import, unless another has it already.
  return [...clusters].toSorted((a, b) => b.roots.size - a.roots.size).map(({ modules }) => new Set(modules));
}

function clustersOf(roots: readonly Root[], bytes: ReadonlyMap<string, number>): Set<Cluster> {
  const clusters = new Map<string, Cluster>();
  for (const id of new Set(roots.flatMap(({ modules }) => [...modules]))) {
    const loading = roots.filter(({ modules }) => modules.has(id));
    if (loading.length < 2) continue;
    const key = loading.map(({ name }) => name).join("\n");
    const cluster = clusters.get(key) ?? { modules: [], bytes: 0, roots: new Set(loading) };
    cluster.modules.push(id);
    cluster.bytes += bytes.get(id) ?? 0;
    clusters.set(key, cluster);
  }
  return new Set(clusters.values());
}

/** The pair whose union saves the most, or undefined when none saves anything. */
function bestMerge(clusters: ReadonlySet<Cluster>): { one: Cluster; other: Cluster } | undefined {
  const all = [...clusters];
  let best: { one: Cluster; other: Cluster } | undefined;
  let most = 0;
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      if (!sameLeanRoots(one, other)) continue;
      const saved = cost(one) + cost(other) - cost(merged(one, other));
      if (saved <= most) continue;
      most = saved;
      best = { one, other };
    }
  }
  return best;
}

function sameLeanRoots(one: Cluster, other: Cluster): boolean {
  return [...one.roots, ...other.roots].every((root) => !root.isLean || (one.roots.has(root) && other.roots.has(root)));
}

function cost({ bytes, roots }: Cluster): number {
  return [...roots].reduce((sum, { weight }) => sum + weight * (bytes + REQUEST_BYTES), 0);
}

function merged(one: Cluster, other: Cluster): Cluster {
  return {
    modules: [...one.modules, ...other.modules],
    bytes: one.bytes + other.bytes,
    roots: new Set([...one.roots, ...other.roots]),
  };
}
