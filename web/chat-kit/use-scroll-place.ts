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

/** Space that stays above an item at the top of the box. */
const TOP_GAP_PX = 8;

/** A last item that begins in the lowest part of the box has not been seen: this share of its height. */
const UNSEEN_SHARE = 0.1;

/** On the items that the reader wrote. */
export const OWN_ITEM = { "data-own": "" };

/**
 * Where a transcript is scrolled to. It follows the end while the reader is there, but not past the beginning of what they have just
 * written: their corrections stand there, and a long reply would push them out of view. Otherwise what they read stays where it is, also
 * when earlier items are put above it. The browser's own scroll anchoring must be off: it does nothing at the very top, and Safari has none.
 */
export function useScrollPlace({ first, last, own }: ScrollPlaceKeys): ScrollPlace {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  /** The reader has written something here and has not scrolled past it. */
  const keepsOwn = useRef(false);
  const seen = useRef({ first, last, own, height: 0 });
  const [hasNews, setNews] = useState(false);

  function toEnd(): void {
    const element = box.current;
    follows.current = true;
    keepsOwn.current = false;
    setNews(false);
    if (element) element.scrollTop = element.scrollHeight;
  }

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !content.current) return;
    const before = seen.current;
    const height = element.scrollHeight;
    if (own !== before.own) follows.current = keepsOwn.current = true;
    if (follows.current) element.scrollTop = placeToFollow(element, content.current, keepsOwn.current);
    else if (first !== before.first) element.scrollTop += height - before.height;
    if (last !== before.last && (!follows.current || isLastUnseen(element, content.current))) setNews(true);
    seen.current = { first, last, own, height };
  }, [first, last, own]);

  // A reply that is typed in, a card that unfolds, a window that gets lower: the end stays in view for whoever is there.
  useEffect(() => {
    const element = box.current;
    const list = content.current;
    if (!element || !list) return;
    const sizes = new ResizeObserver(() => {
      seen.current.height = element.scrollHeight;
      if (follows.current) element.scrollTop = placeToFollow(element, list, keepsOwn.current);
    });
    sizes.observe(list);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);

  function onScroll(): void {
    const element = box.current;
    if (!element || !content.current) return;
    const ahead = placeToFollow(element, content.current, keepsOwn.current) - element.scrollTop;
    // Who reads on below is not brought back.
    if (ahead < -1) keepsOwn.current = false;
    follows.current = placeToFollow(element, content.current, keepsOwn.current) - element.scrollTop < AT_END_PX;
    if (follows.current && !isLastUnseen(element, content.current)) setNews(false);
  }

  return { box, content, onScroll, hasNews, toEnd };
}

/** How far the box is scrolled for a reader who follows: to its end, or to the last of their own items if that would be scrolled out. */
function placeToFollow(box: HTMLElement, content: HTMLElement, keepsOwn: boolean): number {
  const end = box.scrollHeight - box.clientHeight;
  const own = keepsOwn ? [...content.querySelectorAll(":scope > [data-own]")].at(-1) : undefined;
  return own ? Math.min(end, box.scrollTop + topIn(box, own) - TOP_GAP_PX) : end;
}

function isLastUnseen(box: HTMLElement, content: HTMLElement): boolean {
  const last = content.lastElementChild;
  return last !== null && topIn(box, last) > box.clientHeight * (1 - UNSEEN_SHARE);
}

/** How far below the top of the box something begins. */
function topIn(box: HTMLElement, item: Element): number {
  return item.getBoundingClientRect().top - box.getBoundingClientRect().top;
}
