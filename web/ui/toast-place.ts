/** A box in the viewport, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface ToastSurroundings {
  /** The visible part of the viewport: smaller while a phone's keyboard is up. */
  view: Box;
  width: number;
  height: number;
  /** What a toast must not cover, e.g. the bar with the button that it is about. */
  never: readonly Box[];
  /** What it covers only if it has to. */
  ifNeeded: readonly Box[];
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How many square pixels of `boxes` a toast at this place covers. */
export function covered(place: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + overlap(place, box), 0);
}

/** Every place worth considering: at the edges of the view, and right above or below something; lowest first. */
function places({ view, width, height, never, ifNeeded }: ToastSurroundings): Box[] {
  const tops = [view.bottom - height, view.top];
  for (const box of [...never, ...ifNeeded]) tops.push(box.top - height, box.bottom);
  const inView = tops.filter((top) => top >= view.top && top + height <= view.bottom);
  const lefts = [...new Set([view.right - width, view.left])];
  return (inView.length > 0 ? inView : [view.top])
    .toSorted((a, b) => b - a)
    .flatMap((top) => lefts.map((left) => ({ left, top, right: left + width, bottom: top + height })));
}

/**
 * Where a toast goes: the lowest place, on the right before the left, where it covers nothing of `never`, and nothing of
 * `ifNeeded` where that is possible too. On a screen without such a place, the one that covers least.
 */
export function placeToast(surroundings: ToastSurroundings): Box {
  const { never, ifNeeded } = surroundings;
  const scored = places(surroundings).map((place) => ({
    place,
    never: covered(place, never),
    ifNeeded: covered(place, ifNeeded),
  }));
  // Sorting is stable: among equals, the lowest place stays first.
  scored.sort((a, b) => a.never - b.never || a.ifNeeded - b.ifNeeded);
  const [best] = scored;
  if (!best) throw new RangeError("A toast has at least one place");
  return best.place;
}
