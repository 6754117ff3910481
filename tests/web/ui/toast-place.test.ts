import { describe, expect, it } from "vitest";
import { type Box, placeToast } from "#web/ui/toast-place.ts";

function box(left: number, top: number, right: number, bottom: number): Box {
  return { left, top, right, bottom };
}

const PHONE = box(0, 0, 360, 640);
const LAPTOP = box(0, 0, 1_280, 720);
const SIDEWAYS = box(0, 0, 740, 360);

describe("the place of a toast", () => {
  it.each([
    ["an empty phone", { view: PHONE, width: 360 }, [], [], { left: 0, top: 540 }],
    ["a phone with a navigation bar", { view: PHONE, width: 360 }, [box(0, 576, 360, 640)], [], { left: 0, top: 476 }],
    [
      "a phone with an action bar on the navigation bar",
      { view: PHONE, width: 360 },
      [box(0, 490, 360, 576), box(0, 576, 360, 640)],
      [],
      { left: 0, top: 390 },
    ],
    [
      "a laptop, where it stands on the right",
      { view: LAPTOP, width: 420 },
      [box(0, 656, 1_280, 720)],
      [],
      { left: 860, top: 556 },
    ],
    [
      "a laptop whose right side is taken",
      { view: LAPTOP, width: 420 },
      [box(800, 500, 1_280, 720)],
      [],
      { left: 0, top: 620 },
    ],
    [
      "a dialog: it covers as little of it as possible, and nothing of the title",
      { view: PHONE, width: 360 },
      [box(16, 70, 344, 110)],
      [box(16, 50, 344, 580)],
      { left: 0, top: 540 },
    ],
    [
      "a phone whose keyboard is up",
      { view: box(0, 0, 360, 340), width: 360 },
      [box(0, 300, 360, 352)],
      [],
      { left: 0, top: 200 },
    ],
    [
      "a screen too low for everything: below the header, above the bar",
      { view: SIDEWAYS, width: 740 },
      [box(0, 0, 740, 64), box(0, 212, 740, 360)],
      [],
      { left: 0, top: 112 },
    ],
    ["a screen lower than the toast", { view: box(0, 0, 320, 80), width: 320 }, [], [], { left: 0, top: 0 }],
  ])("on %s", (_where, { view, width }, never, ifNeeded, expected) => {
    const { left, top } = placeToast({ view, width, height: 100, never, ifNeeded });
    expect({ left, top }).toEqual(expected);
  });

  it("covers as little as it can where no place is free", () => {
    const never = [box(0, 0, 360, 300), box(0, 330, 360, 640)];
    expect(placeToast({ view: PHONE, width: 360, height: 100, never, ifNeeded: [] }).top).toBe(300);
  });
});
