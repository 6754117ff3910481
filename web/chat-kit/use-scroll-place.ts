import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Who is this close to the end reads along, so new text keeps the end in view. */
const AT_END_PX = 48;

export interface ScrollPlaceKeys {
  /** Keys of the first and the last item. */
  first: string | undefined;
  last: string | undefined;
  /** Key of the last item that the reader wrote: it is always brought into view. */
  own: string | undefined;
}

export interface ScrollPlace {
  /** Goes on the element that scrolls. */
  box: RefObject<HTMLDivElement | null>;
  /** Goes on what grows in it. */
  content: RefObject<HTMLOListElement | null>;
  onScroll: () => void;
  /** Something came while the reader was further up. */
  hasNews: boolean;
  toEnd: () => void;
}

/**
 * Where a transcript is scrolled to. It follows the end while the reader is there; otherwise what they read stays where it is, also
 * when earlier items are put above it. The browser's own scroll anchoring must be off: it does nothing at the very top, and Safari has none.
 */
export function useScrollPlace({ first, last, own }: ScrollPlaceKeys): ScrollPlace {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const seen = useRef({ first, last, own, height: 0 });
  const [hasNews, setNews] = useState(false);

  function toEnd(): void {
    const element = box.current;
    follows.current = true;
    setNews(false);
    if (element) element.scrollTop = element.scrollHeight;
  }

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = seen.current;
    const height = element.scrollHeight;
    if (own !== before.own) follows.current = true;
    if (follows.current) element.scrollTop = height;
    else if (first !== before.first) element.scrollTop += height - before.height;
    if (last !== before.last && !follows.current) setNews(true);
    seen.current = { first, last, own, height };
  }, [first, last, own]);

  // A reply that is typed in, a card that unfolds, a window that gets lower: the end stays in view for whoever is there.
  useEffect(() => {
    const element = box.current;
    if (!element || !content.current) return;
    const sizes = new ResizeObserver(() => {
      seen.current.height = element.scrollHeight;
      if (follows.current) element.scrollTop = element.scrollHeight;
    });
    sizes.observe(content.current);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);

  function onScroll(): void {
    const element = box.current;
    if (!element) return;
    follows.current = element.scrollHeight - element.clientHeight - element.scrollTop < AT_END_PX;
    if (follows.current) setNews(false);
  }

  return { box, content, onScroll, hasNews, toEnd };
}
