import { clsx } from "clsx";
import { WifiOff } from "lucide-react";
import { useOffline } from "../lib/connection.ts";

/**
 * A thin line at the bottom that says "You're offline". It is a live region, so it exists before it has anything to say.
 * While it shows, it takes its height from `--note-height` (tokens.css), and every bar above the navigation moves up by as much:
 * it covers nothing. `aboveTabs`: stands on the learner's navigation bar. `more`: what is said in addition.
 */
export function OfflineNote({ aboveTabs = false, more }: { aboveTabs?: boolean; more?: string }) {
  const offline = useOffline();
  return (
    <output className="contents">
      {offline ? (
        <span
          data-offline-note
          className={clsx(
            "fixed inset-x-0 flex items-center justify-center gap-2 bg-panel px-2 text-xs font-strong text-on-panel sm:text-sm",
            // An answer to a press, which may have been in a dialog.
            more === undefined ? "z-(--layer-nav)" : "z-(--layer-toast)",
            aboveTabs
              ? "bottom-[calc(var(--tabs-height)+env(safe-area-inset-bottom))] h-(--note-height)"
              : "bottom-0 h-[calc(var(--note-height)+env(safe-area-inset-bottom))] pb-[env(safe-area-inset-bottom)]",
          )}
        >
          <WifiOff />
          <span>You're offline{more === undefined ? "" : `. ${more}`}</span>
        </span>
      ) : null}
    </output>
  );
}
