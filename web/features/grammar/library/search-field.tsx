import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Field, Input } from "../../../ui/field.tsx";
import { MAX_SEARCH_CHARS } from "../address.ts";

/** The address follows after this pause: browsers refuse to rewrite it for every letter. */
const ADDRESS_AFTER_MS = 250;

/** What is typed now, and the way to change it. The search of the address follows it, and it follows an address that changed otherwise. */
export function useTypedSearch(
  inAddress: string,
  keepInAddress: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);
  const write = useEffectEvent(() => {
    const text = typed.trim();
    if (text === written.current) return;
    written.current = text;
    keepInAddress(text);
  });
  useEffect(() => {
    if (typed.trim() === written.current) return undefined;
    const timer = setTimeout(write, ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);
  return [typed, setTyped];
}

/** German or English: words of both languages find a topic. */
export function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <form role="search" aria-label="Topics" onSubmit={(event) => event.preventDefault()}>
      <Field label="Search topics">
        <div className="relative">
          <Search className="pointer-events-none absolute top-[15px] left-[15px] size-5 text-ink-faint" />
          <Input
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder="German or English"
            maxLength={MAX_SEARCH_CHARS}
            value={value}
            className="pl-[44px]"
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      </Field>
    </form>
  );
}
