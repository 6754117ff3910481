/** Vite's build flag, where the Worker was built by Vite. */
interface ImportMeta {
  readonly env?: { readonly DEV: boolean };
}

/** A file as text, built into the Worker by Vite. */
declare module "*.txt?raw" {
  const text: string;
  export default text;
}
