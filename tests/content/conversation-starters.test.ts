import { describe, expect, it } from "vitest";
import { parseContent, readContent, type Starter } from "#content/seed/read-content.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";
import { TONES } from "#schema/terms/tone.ts";
import { TOPICS } from "#schema/terms/topic.ts";
import { printed } from "./checks/finding.ts";
import { STARTERS, spreadFaults, starterFindings } from "./checks/starters.ts";
import { STARTER } from "./fixtures.ts";

const FILE = "conversation-starters/a1.yaml";

function faults(changes: Partial<Starter>): string[] {
  return starterFindings([{ ...STARTER, ...changes }]).map(({ message }) => message);
}

/** As many as there must be, on every topic in every level, the tones in turn. */
function wholeSet(): Starter[] {
  return Array.from({ length: STARTERS }, (_, i) => ({
    ...STARTER,
    level: CEFR_LEVELS[i % 6] ?? "A1",
    topic: TOPICS[Math.floor(i / 6) % 8] ?? "food",
    tone: TONES[(Math.floor(i / 6) + (i % 6)) % 3] ?? "friendly",
  }));
}

describe("the conversation starters", () => {
  const { starters } = readContent();

  it("keep the rules of content/README.md", () => {
    expect(starterFindings(starters).map(printed)).toEqual([]);
  });

  it("are a hundred, spread over levels, topics and tones", () => {
    expect(spreadFaults(starters)).toEqual([]);
  });
});

describe("the checks of the starters", () => {
  it("find nothing wrong with good ones", () => {
    expect(faults({})).toEqual([]);
    expect(
      faults({ tone: "professional", prompt: "Guten Tag! Was essen Sie gern?", translation: "What do you eat?" }),
    ).toEqual([]);
    expect(spreadFaults(wholeSet())).toEqual([]);
  });

  it("take 'Sie' at the beginning of a sentence for 'they'", () => {
    expect(faults({ prompt: "Meine Eltern kochen. Sie mögen Fisch. Was magst du?" })).toEqual([]);
  });

  it.each<[string, Partial<Starter>]>([
    ['"dir", but the tone says Sie', { tone: "professional", prompt: "Wie geht es dir?" }],
    ['"Ihnen", but the tone says du', { prompt: "Wie geht es Ihnen? Und was machst du?" }],
    ['"Sie", but the tone says du', { tone: "slang", prompt: "Was essen Sie gern?" }],
    ["nobody is spoken to", { tone: "slang", prompt: "Was geht?" }],
    ["the prompt does not end with a question", { prompt: "Was isst du gern? Ich esse Pizza." }],
    ["the translation does not end with a question", { translation: "I'm hungry." }],
    ["has 11 words, A1 allows 10", { prompt: "Hallo! Isst du am Morgen gern ein Brot mit viel Käse drauf?" }],
    ["the title begins with a capital", { title: "lunch" }],
    ["the title begins with a capital", { title: "Lunch." }],
    ['"🍕🍝" is not one emoji', { emoji: "🍕🍝" }],
    ['"x" is not one emoji', { emoji: "x" }],
  ])("find: %s", (fault, changes) => {
    expect(faults(changes)).toContainEqual(expect.stringContaining(fault));
  });

  it("find two with one title, and two with one prompt", () => {
    const twins = [STARTER, { ...STARTER, file: "conversation-starters/b1.yaml", line: 4 }];
    expect(starterFindings(twins).map(printed)).toEqual([
      "content/conversation-starters/b1.yaml:4 [starters] Lunch with a friend: the title stands also in conversation-starters/a1.yaml:3",
      "content/conversation-starters/b1.yaml:4 [starters] Lunch with a friend: the prompt stands also in conversation-starters/a1.yaml:3",
    ]);
  });

  it.each<[string, (starter: Starter) => Partial<Starter>]>([
    ["99 starters instead of 100", () => ({})],
    ["C2: too few", ({ level }) => ({ level: level === "C2" ? "C1" : level })],
    ["B1: none on sports", ({ level, topic }) => ({ topic: level === "B1" && topic === "sports" ? "food" : topic })],
    ["A2: too few slang", ({ level, tone }) => ({ tone: level === "A2" && tone === "slang" ? "friendly" : tone })],
    ["work: none is slang", ({ topic, tone }) => ({ tone: topic === "work" && tone === "slang" ? "friendly" : tone })],
  ])("find in the whole set: %s", (fault, change) => {
    const set = wholeSet().map((starter) => ({ ...starter, ...change(starter) }));
    expect(spreadFaults(fault.startsWith("99") ? set.slice(1) : set)).toContain(fault);
  });
});

describe("a file of starters", () => {
  const text = [
    "level: A1",
    "starters:",
    '  - { topic: food, tone: friendly, emoji: "🍕", title: "Lunch", prompt: "Was isst du gern?", translation: "What do you like to eat?" }',
    '  - { topic: work, tone: slang, emoji: "💼", title: "Work", prompt: "Was machst du so?", translation: "What do you do?" }',
    "",
  ].join("\n");

  function problemsOf(file: string, changed: string): string[] {
    const { problems, starters } = parseContent([{ file, text: changed }]);
    expect(starters).toEqual([]);
    return problems.map(({ file: where, line, message }) => `${where}:${line} ${message}`);
  }

  it("gives its starters with ids that say where they stand, and their lines", () => {
    const { starters, problems, chapters } = parseContent([{ file: FILE, text }]);
    expect([problems, chapters]).toEqual([[], []]);
    expect(starters.map(({ id, level, line, title }) => [id, level, line, title])).toEqual([
      [101, "A1", 3, "Lunch"],
      [102, "A1", 4, "Work"],
    ]);
  });

  it.each([
    ["another name", "conversation-starters/beginners.yaml", text, "1 no file of starters"],
    ["another level", "conversation-starters/a2.yaml", text, "1 level A1 does not match the file name"],
    ["an unknown topic", FILE, text.replace("topic: work", "topic: weather"), "4 starter 2, topic: "],
    ["an unknown tone", FILE, text.replace("slang", "rude"), "4 starter 2, tone: "],
    ["a long title", FILE, text.replace("Work", "W".repeat(41)), "4 starter 2, title: "],
    ["a key too many", FILE, text.replace("emoji", "smiley"), "3 starter 1"],
    ["broken YAML", FILE, text.replace("starters:", "starters: ["), "YAML: "],
  ])("with %s is a problem that says where", (_what, file, changed, said) => {
    expect(problemsOf(file, changed)).toContainEqual(expect.stringContaining(said));
  });
});
