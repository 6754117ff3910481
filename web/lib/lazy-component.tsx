import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  memo,
  startTransition,
  useEffect,
  useState,
} from "react";

/** A component in a chunk of its own. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Downloads it ahead. Never rejects: a failure shows when the component is rendered, which tries again. */
  preload: () => Promise<void>;
  /** Downloads it and tells whether that worked. */
  load: () => Promise<boolean>;
};

export interface LazyFailedProps {
  /** Downloads the component again; true if it is now shown. */
  retry: () => Promise<boolean>;
}

/** Both get the props of the component as well, and must be part of what the page starts with. */
export interface LazyOptions<Props> {
  /** Shown while the component is downloaded. Default: nothing. */
  loading?: ComponentType<Props>;
  /** Shown when it could not be downloaded. Default: nothing, which suits what only adorns the page. */
  failed?: ComponentType<Props & LazyFailedProps>;
}

/** A download that takes longer has failed. One that arrives later is used by the next try. */
const TIMEOUT_MS = 20_000;

/**
 * A component that is downloaded when it is first rendered. Unlike with React.lazy, a failed download does not break the screen
 * around it and can be tried again, and once downloaded the component renders at once, which prerendering needs.
 */
export function lazyComponent<Props extends object>(
  download: () => Promise<ComponentType<Props>>,
  { loading = Nothing, failed = Nothing }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  let underWay: Promise<boolean> | undefined;

  async function fetchIt(): Promise<boolean> {
    try {
      // What renders around it changes with every press on a link, while the page that is left need not be drawn again.
      loaded = memo(await withinTime(download()));
      return true;
    } catch (error) {
      console.warn("A part of the app could not be downloaded", error);
      return false;
    } finally {
      underWay = undefined;
    }
  }
  async function load(): Promise<boolean> {
    return loaded !== undefined || (underWay ??= fetchIt());
  }

  function Lazy(props: Props) {
    const [state, setState] = useState<"loading" | "loaded" | "failed">(loaded ? "loaded" : "loading");
    useEffect(() => {
      if (state !== "loading") return;
      let isMounted = true;
      void load().then((ok) => {
        // As a transition, so that a large part is rendered in slices.
        if (isMounted) startTransition(() => setState(ok ? "loaded" : "failed"));
      });
      return () => {
        isMounted = false;
      };
    }, [state]);
    async function retry(): Promise<boolean> {
      const ok = await load();
      if (ok) setState("loaded");
      return ok;
    }
    if (loaded && state === "loaded") return createElement(loaded, props);
    return state === "failed" ? createElement(failed, { ...props, retry }) : createElement(loading, props);
  }
  return Object.assign(Lazy, {
    load,
    preload: async () => {
      await load();
    },
  });
}

function Nothing() {
  return null;
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Timed out")), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
