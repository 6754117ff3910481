import { type ComponentType, createElement, lazy, useState } from "react";

/** A component in a chunk of its own. `preload` downloads it before it is shown. */
export type LazyComponent<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * Like React.lazy, with two additions: it can be downloaded ahead, and once downloaded it renders without suspending, which
 * hydration and prerendering need. Wrap it in a Suspense.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;

  async function fetchIt(): Promise<{ default: ComponentType<Props> }> {
    loaded = await load();
    return { default: loaded };
  }
  function once(): Promise<{ default: ComponentType<Props> }> {
    loading ??= fetchIt().catch((error: unknown) => {
      // Forget the failure: the next attempt may work.
      loading = undefined;
      throw error;
    });
    return loading;
  }
  const Suspending = lazy(once) as unknown as ComponentType<Props>;

  function Lazy(props: Props) {
    // Chosen once, because a later change of type would discard the state below it.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Suspending);
    return createElement(Component, props);
  }
  async function preload(): Promise<void> {
    await once();
  }
  return Object.assign(Lazy, { preload });
}
