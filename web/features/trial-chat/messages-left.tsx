import { clsx } from "clsx";

/** How many messages the visitor can still send, as stones and in words. */
export function MessagesLeft({ left, of }: { left: number; of: number }) {
  return (
    <p className="inline-flex items-center gap-[10px] text-sm text-ink-soft">
      <span aria-hidden="true" className="inline-flex gap-1">
        {Array.from({ length: of }, (_, place) => (
          <i
            key={place}
            className={clsx(
              "h-[15px] w-4 rounded-round border-2",
              place < left ? "border-ink bg-ink" : "border-line-control",
            )}
          />
        ))}
      </span>
      <span>
        <b className="text-ink">
          {left} of {of}
        </b>{" "}
        messages left
      </span>
    </p>
  );
}
