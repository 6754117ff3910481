import { Check, Hand } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button.tsx";

export interface WaitOfferProps {
  waits: boolean;
  onChange: (waits: boolean) => void;
}

/** Offers 'Wait after a mistake' where it is needed: beside a verdict that is about to go away. Nothing if it was on already. */
export function WaitOffer({ waits, onChange }: WaitOfferProps) {
  const [offered] = useState(!waits);
  if (!offered) return null;
  return (
    <Button
      aria-pressed={waits}
      onClick={() => onChange(!waits)}
      className="px-3 text-sm leading-tight aria-pressed:border-ink aria-pressed:low-ink max-sm:max-w-[144px]"
    >
      {waits ? <Check /> : <Hand className="max-sm:hidden" />} Wait after a mistake
    </Button>
  );
}
