import { useEffect, useRef } from "react";
import { AppLink } from "../../lib/app-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Igel } from "../../ui/igel.tsx";

/** In place of the field once the last message has its reply. `takesFocus`: the visitor was writing in that field. */
export function UsedUp({ takesFocus }: { takesFocus: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    // No further than needed: the last reply stands right above.
    box.current?.scrollIntoView?.({ block: "nearest" });
  }, [takesFocus]);
  return (
    <div ref={box} className="grid flex-none justify-items-center gap-3 border-t-2 border-line p-5 text-center">
      <Igel tiles={3} className="w-[132px] short:hidden" />
      <h4 ref={heading} tabIndex={-1} className="text-lg">
        Five messages, well done
      </h4>
      <p className="text-ink-soft">
        With a free account the conversation goes on from here, and your words and corrections move with you.
      </p>
      <Button asChild variant="primary">
        <AppLink to="/auth?mode=signup&returnTo=/chat/latest">Create Free Account</AppLink>
      </Button>
    </div>
  );
}
