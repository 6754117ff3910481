import { type ReactNode, useState } from "react";
import { loadDocument } from "../lib/connection.ts";
import { Button, type ButtonProps } from "./button.tsx";

export interface ReloadButtonProps extends Pick<ButtonProps, "variant"> {
  /** The document to load; by default the current one again. */
  href?: string;
  children: ReactNode;
}

/** Loads a document. If the server cannot be reached it says so, instead of leaving the app for the browser's error page. */
export function ReloadButton({ variant, href, children }: ReloadButtonProps) {
  const [state, setState] = useState<"idle" | "pending" | "unreachable">("idle");
  async function load(): Promise<void> {
    setState("pending");
    setState((await loadDocument(href)) ? "idle" : "unreachable");
  }
  return (
    <>
      <Button variant={variant} disabled={state === "pending"} onClick={() => void load()}>
        {children}
      </Button>
      {state === "unreachable" ? (
        <p role="alert" className="w-full text-sm text-ink-soft">
          The server can't be reached. Please check your connection.
        </p>
      ) : null}
    </>
  );
}
