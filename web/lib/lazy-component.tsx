import { type ComponentType, createElement, lazy, useState } from "react";

/** A component in a file of its own. `preload` starts (or awaits) its download before it is shown. */
export type LazyComponent<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * Like React.lazy, with two more talents: it can be fetched ahead, and once it is there it renders at once without
 * suspending, which hydration and the prerenderer need. Give it a Suspense around it.
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
      // The next try may work: the network was away for a moment.
      loading = undefined;
      throw error;
    });
    return loading;
  }
  const Suspending = lazy(once) as unknown as ComponentType<Props>;

  function Lazy(props: Props) {
    // Chosen once: a change of type later would throw the state below it away.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Suspending);
    return createElement(Component, props);
  }
  async function preload(): Promise<void> {
    await once();
  }
  return Object.assign(Lazy, { preload });
}
