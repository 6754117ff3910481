import { type RefObject, useEffect, useRef } from "react";

/** For a `TabList` that scrolls sideways on a phone: the selected tab is in view when the page opens, and when it is selected from elsewhere. */
export function useTabInView(selected: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected === "") return;
    const tab = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (!list.current || !tab) return;
    const { left, right, width } = list.current.getBoundingClientRect();
    const at = tab.getBoundingClientRect();
    // The list alone is scrolled: `scrollIntoView` would move the page as well.
    if (at.left < left || at.right > right) list.current.scrollLeft += at.left + at.width / 2 - left - width / 2;
  }, [selected]);
  return list;
}
