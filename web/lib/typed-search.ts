import { useEffect, useEffectEvent, useRef, useState } from "react";

/** The longest search that an address keeps. */
export const MAX_SEARCH_CHARS = 80;

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
