/** Vite's build flag, where the Worker was built by Vite. */
interface ImportMeta {
  readonly env?: { readonly DEV: boolean };
}
