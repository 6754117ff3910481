import { registerHooks } from "node:module";

/** What the Worker imports and Node does not have. The statements that the simulation runs need neither. */
const STAND_INS: Record<string, string> = {
  "cloudflare:workers": "export class DurableObject {}",
  ".txt?raw": 'export default ""',
};

registerHooks({
  resolve(specifier, context, nextResolve) {
    const [, source] = Object.entries(STAND_INS).find(([end]) => specifier.endsWith(end)) ?? [];
    return source === undefined
      ? nextResolve(specifier, context)
      : { url: `data:text/javascript,${encodeURIComponent(source)}`, shortCircuit: true };
  },
});
