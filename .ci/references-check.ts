import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { ROOT } from "./run-step.ts";

/** A file of the repository. */
export interface RepositoryFile {
  /** From the root, with forward slashes. */
  path: string;
  /** Null for a file that is not text: it can be referred to, and refers to nothing. */
  text: string | null;
}

/** Written by the tools themselves, or nothing but data. */
const SKIPPED_FOLDERS = new Set([
  ".git",
  "node_modules",
  "dist",
  ".wrangler",
  ".cache",
  "test-results",
  "playwright-report",
]);
const TEXT =
  /\.(?:[cm]?[jt]sx?|md|ya?ml|css|html|json|toml|sql|txt|webmanifest|svg)$|(?:^|\/)(?:_headers|\.npmrc|\.gitignore|run)$/;

/** Files that are not read: a landed migration is never edited, the lock file is npm's, and two files name faults on purpose. */
const UNREAD = /^migrations\/|^package-lock\.json$|^\.ci\/references-check\.ts$|^tests\/house\/references\.test\.ts$/;

/** Pages that were never part of the repository. A rule stands in the sentence, or docs/product.md has an anchor for it. */
const FOREIGN_PAGES: readonly RegExp[] = [
  /\b(?:spec|design|ux|stack|style|tutor|guide)(?:\.md)?,? \d+(?!\d*(?:px|%|ms))/i,
  /\b(?:spec|design|budgets|ux|stack|style|tutor|content-guide)\.md\b/,
  /\bbudgets?(?:\.md)? (?:[CWSL]\d|\d)/i,
  /\(budgets[,)]/i,
  /\bthe (?:spec|content guide|guide)\b(?!\w)/i,
  /\bguide, pitfall/i,
  /\.\.\/shared\b/,
  // Numbers of budgets. C1 and C2 are levels of German.
  /(?<![\w%.-])(?:[WS][1-9]|L[1-5]|C[3-9])(?![\w%]|[ ,]?-?\d)/,
];

/** The same for a page whose name is a common word: only in prose, where code cannot be meant. */
const FOREIGN_LOOK = /\(look[,:)]|, look[,:] [A-Z]|\blook\/\w/;

const ROOM = String.raw`(?:worker|web|schema|tests|content|docs|migrations|\.ci)`;
const PATH = new RegExp(String.raw`(?<![\w#@/.*-])${ROOM}/[\w.*{},<>/-]*[\w*}>/]`, "g");
const MARKDOWN_LINK = /\]\(([^)\s]+)\)/g;
const DECISION = /\bdecisions?(?:\/| )(\d{3})\b/g;
const PAGE_WITH_ANCHOR = /((?:[\w.-]+\/)*[\w-]+\.md)#([\w-]+)/g;

/** References that lead nowhere, as `path:line: what is wrong`. */
export function deadReferences(files: readonly RepositoryFile[]): string[] {
  const paths = files.map((file) => file.path);
  const folders = new Set(paths.flatMap(foldersOf));
  const everything = [...paths, ...folders];
  const anchors = new Map(
    files.flatMap(({ path, text }) => (path.endsWith(".md") && text !== null ? [[path, anchorsOf(text)]] : [])),
  );
  const known = new Set(everything);

  function wrongPage(from: string, page: string, anchor: string | undefined): string | null {
    const besides = posix.normalize(posix.join(posix.dirname(from), page));
    const target = known.has(besides) ? besides : known.has(page) ? page : null;
    if (target === null) return `there is no ${page}`;
    if (anchor && anchors.has(target) && !anchors.get(target)?.has(anchor)) return `${target} has no anchor #${anchor}`;
    return null;
  }

  function* faultsOf(path: string, { line, fenced }: Line): Generator<string> {
    const isDocument = path.endsWith(".md");
    const prose = isDocument ? line.replaceAll(MARKDOWN_LINK, "]") : commentOf(path, line);
    const foreign =
      FOREIGN_PAGES.map((page) => page.exec(line)?.[0]).find((match) => match !== undefined) ??
      FOREIGN_LOOK.exec(prose ?? "")?.[0];
    if (foreign !== undefined)
      yield `'${foreign.trim()}' is no page of this repository: state the rule, or link docs/product.md#…`;
    if (isDocument && !fenced)
      for (const [, target = ""] of line.matchAll(MARKDOWN_LINK)) {
        if (/^[a-z]+:/.test(target)) continue;
        const [page = "", anchor] = target.split("#");
        const wrong = wrongPage(path, page || posix.basename(path), anchor);
        if (wrong) yield wrong;
      }
    if (prose === null) return;
    for (const [, page = "", anchor] of prose.matchAll(PAGE_WITH_ANCHOR)) {
      const wrong = wrongPage(path, page, anchor);
      if (wrong) yield wrong;
    }
    for (const [, number] of prose.matchAll(DECISION)) {
      if (!paths.some((other) => other.startsWith(`docs/decisions/${number}-`))) yield `there is no decision ${number}`;
    }
    for (const [mention] of prose.matchAll(PATH)) {
      if (/decisions\/\d{3}$/.test(mention)) continue;
      for (const named of spelledOut(mention)) {
        const wanted = patternOf(named);
        if (!everything.some((other) => wanted.test(other))) yield `there is no ${named}`;
      }
    }
  }

  return files.flatMap(({ path, text }) =>
    text === null || UNREAD.test(path)
      ? []
      : linesOf(path, text).flatMap((line, index) =>
          [...new Set(faultsOf(path, line))].map((fault) => `${path}:${index + 1}: ${fault}`),
        ),
  );
}

function foldersOf(path: string): string[] {
  const steps = path.split("/").slice(0, -1);
  return steps.map((_, index) => steps.slice(0, index + 1).join("/"));
}

interface Line {
  line: string;
  /** In a document's fenced block: an example, in which brackets are no link and # is no heading. */
  fenced: boolean;
}

function linesOf(path: string, text: string): Line[] {
  let fenced = false;
  return text.split("\n").map((line) => {
    const fence = path.endsWith(".md") && /^\s*(?:```|~~~)/.test(line);
    if (fence) fenced = !fenced;
    return { line, fenced: fenced || fence };
  });
}

/** The comment of a line, or null. In YAML and shell it begins with '#', in SQL with '--', elsewhere as in TypeScript. */
function commentOf(path: string, line: string): string | null {
  const start = /\.(?:ya?ml|toml)$|\/run$|\/_headers$/.test(path)
    ? /(?:^|\s)#(.*)/
    : path.endsWith(".sql")
      ? /--(.*)/
      : /^\s*(?:\/?\*+|\/\/)(.*)|(?:^|\s)(?:\/\/|\/\*|<!--)(.*)/;
  const match = start.exec(line);
  return match ? (match[1] ?? match[2] ?? "") : null;
}

/** Every path that a mention with `{a,b}` stands for. */
function spelledOut(mention: string): string[] {
  const [all, before = "", words = "", after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(mention) ?? [];
  if (all === undefined) return [mention];
  return words.split(",").flatMap((word) => spelledOut(before + word + after));
}

/** What a path may stand for: `*`, `<area>` and `NN-slug` are places to fill in, and a module may lack its extension. */
function patternOf(path: string): RegExp {
  const pattern = path
    .replace(/\/$/, "")
    .replace(/[.$]/g, String.raw`\$&`)
    .replaceAll("**", "\u0000")
    .replaceAll("*", "[^/]*")
    .replaceAll("\u0000", ".*")
    .replace(/<[\w-]*>/g, "[^/]+")
    .replace(/\bNN-slug\b/g, String.raw`\d+-[^/]+`);
  return new RegExp(`^${pattern}(?:\\.tsx?)?$`);
}

/** Anchors of a page on GitHub: the slug of each heading, and ids that are set by hand. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set([...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = ""]) => id));
  const seen = new Map<string, number>();
  for (const { line, fenced } of linesOf(".md", text)) {
    const heading = fenced ? undefined : /^#{1,6} (.*?)\s*#*$/.exec(line)?.[1];
    if (heading === undefined) continue;
    const slug = heading
      .replace(/<[^>]*>/g, "")
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-");
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    anchors.add(times === 0 ? slug : `${slug}-${times}`);
  }
  return anchors;
}

function filesIn(folder: string): RepositoryFile[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesIn(path);
    return [{ path, text: TEXT.test(path) ? readFileSync(`${ROOT}${path}`, "utf8") : null }];
  });
}

if (process.argv[1]?.endsWith("references-check.ts")) {
  const found = deadReferences(filesIn(""));
  for (const line of found) console.error(line);
  if (found.length > 0) console.error(`${found.length} references lead nowhere`);
  process.exit(found.length === 0 ? 0 : 1);
}
