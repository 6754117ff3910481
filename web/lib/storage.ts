type Area = "local" | "session";

/** Storage may be closed to us (private windows, settings): then there is none. */
function storageOf(area: Area): Storage | null {
  try {
    return area === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/** Whether anything is stored under a key. Needs no schema, so pages can ask before they load one. */
export function isStored(area: Area, key: string): boolean {
  return (storageOf(area)?.getItem(key) ?? null) !== null;
}

/** One item of the browser's storage. What comes back is parsed: an older version or someone else may have written it. */
export interface StoredItem<T> {
  /** The value; null when there is none. One that does not parse is logged and dropped (spec 8). */
  read: () => T | null;
  /** A full or closed storage is logged, nothing more: the page goes on. */
  write: (value: T) => void;
  remove: () => void;
}

/** A zod schema, or for a list of numbers something lighter. Throws for what it does not accept. */
export interface Parser<T> {
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

  function write(value: T): void {
    try {
      storageOf(area)?.setItem(key, JSON.stringify(value));
    } catch (error) {
      console.warn(`The item '${key}' could not be stored`, error);
    }
  }

  return { read, write, remove };
}
