import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { WordCard, type WordCardProps } from "./word-card.tsx";
import { useWordDesk } from "./word-desk.ts";

const GAP_PX = 8;

/**
 * The card of the open word, right below it. It stands in the transcript and scrolls with it, so it needs no code that follows the
 * word. Its parent is positioned and as wide as the transcript. A press anywhere else closes it.
 */
export function WordPopover(props: WordCardProps) {
  const desk = useWordDesk();
  const popover = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({});
  const { id } = props.open;

  // What is found makes the card taller: then, too, the whole of it is scrolled into view.
  useLayoutEffect(() => {
    const element = popover.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => {
      setPlace(placeBelow(id, element));
      element.scrollIntoView({ block: "nearest" });
    });
    setPlace(placeBelow(id, element));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [id]);

  const onPress = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !popover.current?.contains(event.target)) desk.close();
  });
  useEffect(() => {
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, []);

  return (
    <div
      ref={popover}
      style={place}
      className="absolute z-(--layer-raised) w-[280px] max-w-full scroll-mb-2 animate-fade-in rounded-card border-2 border-line-control bg-surface p-4 shadow-float"
    >
      <WordCard key={id} {...props} />
    </div>
  );
}

function placeBelow(id: string, popover: HTMLElement): CSSProperties {
  const frame = popover.offsetParent?.getBoundingClientRect();
  // A word that breaks over two lines has two boxes.
  const word = [...(document.getElementById(id)?.getClientRects() ?? [])].at(-1);
  if (!frame || !word) return {};
  return {
    top: word.bottom - frame.top + GAP_PX,
    left: Math.max(0, Math.min(word.left - frame.left, frame.width - popover.offsetWidth)),
  };
}
