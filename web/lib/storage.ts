type Area = "local" | "session";

/** Null where the browser denies storage (private windows, settings). */
function storageOf(area: Area): Storage | null {
  try {
    return area === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/** Empties this tab's storage when a learner signs out: everything in it is about them. */
export function forgetSession(): void {
  storageOf("session")?.clear();
}

/** Whether anything is stored under a key. Needs no schema, so a page can check before it loads one. */
export function isStored(area: Area, key: string): boolean {
  return (storageOf(area)?.getItem(key) ?? null) !== null;
}

/** The keys in use that begin with `prefix`. */
export function storedKeys(area: Area, prefix: string): string[] {
  return Object.keys(storageOf(area) ?? {}).filter((key) => key.startsWith(prefix));
}

/** Removes every item whose key begins with `prefix`. */
export function removeStored(area: Area, prefix: string): void {
  for (const key of storedKeys(area, prefix)) storageOf(area)?.removeItem(key);
}

/** One item of the browser's storage. It is parsed on reading, because an older version of the app may have written it. */
export interface StoredItem<T> {
  /** The value, or null. A value that does not parse is logged and removed. */
  read: () => T | null;
  /** Whether the value was stored. If storage is full or denied, this logs a warning and gives false. */
  write: (value: T) => boolean;
  remove: () => void;
}

/** A zod schema or something lighter. `parse` throws for what it does not accept. */
interface Parser<T> {
  parse: (value: unknown) => T;
}

/** An item of localStorage ("local") or sessionStorage ("session") under `key`, with the shape of `schema`. */
export function storedItem<T>(area: Area, key: string, schema: Parser<T>): StoredItem<T> {
  function remove(): void {
    storageOf(area)?.removeItem(key);
  }

  function read(): T | null {
    const text = storageOf(area)?.getItem(key) ?? null;
    if (text === null) return null;
    try {
      return schema.parse(JSON.parse(text));
    } catch (error) {
      console.warn(`The stored item '${key}' could not be read and was dropped`, error);
      remove();
      return null;
    }
  }

  function write(value: T): boolean {
    try {
      const storage = storageOf(area);
      storage?.setItem(key, JSON.stringify(value));
      return storage !== null;
    } catch (error) {
      console.warn(`The item '${key}' could not be stored`, error);
      return false;
    }
  }

  return { read, write, remove };
}
