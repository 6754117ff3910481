import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { GapSentence } from "#web/quiz-kit/gap-sentence.tsx";

describe("a sentence with gaps", () => {
  it.each([
    ["Der Bus fährt um neun ___.", null, "Der Bus fährt um neun blank."],
    ["Der Bus fährt um neun ___.", ["ab"], "Der Bus fährt um neun ab."],
    ["Er ist ___gefahren.", ["ab"], "Er ist abgefahren."],
    ["ich ___ ___", ["stehe", "auf"], "ich stehe auf"],
    ["___ Bus, ___ Zug", ["der"], "der Bus, der Zug"],
    ["Ohne Lücke.", ["x"], "Ohne Lücke."],
  ])("%s filled with %j", (sentence, filled, text) => {
    const { container } = render(<GapSentence sentence={sentence} filled={filled} />);
    expect(container.textContent).toBe(text);
    expect(container.firstElementChild?.getAttribute("lang")).toBe("de");
  });
});
