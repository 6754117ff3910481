import { clsx } from "clsx";

/** The shapes of the logo: a W of five stones, the last one amber. */
export function MarkShapes() {
  return (
    <>
      <path
        d="M6 6.5 15.2 29 24 13.5 32.8 29 42 6.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="6.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M6 6.5h.01M15.2 29h.01M24 13.5h.01M32.8 29h.01"
        stroke="currentColor"
        strokeWidth="10.4"
        strokeLinecap="round"
      />
      <circle cx="42" cy="6.5" r="6" className="fill-accent" />
    </>
  );
}

/** The logo; decorative. Never on amber, where its last stone would vanish. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 36" aria-hidden="true" className={clsx("h-[36px] w-auto", className)}>
      <MarkShapes />
    </svg>
  );
}
