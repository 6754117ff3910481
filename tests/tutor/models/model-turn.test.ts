import { describe, expect, it } from "vitest";
import { makeModelTurn } from "#tests/support/tutor/model-samples.ts";
import { readModelTurn } from "#worker/tutor/models/model-turn.ts";

const turn = makeModelTurn();
const json = JSON.stringify(turn);

describe("a model's answer", () => {
  it.each([
    ["plain JSON", json],
    ["JSON in a fence", `\`\`\`json\n${json}\n\`\`\``],
    ["a fence without a language", `\`\`\`\n${json}\n\`\`\``],
    ["prose before and after", `Sure! Here is the turn:\n${json}\nI hope that helps.`],
    ["prose and a fence", `Here it is:\n\`\`\`json\n${json}\n\`\`\`\nAnything else?`],
    ["prose with a brace of its own", `As {requested}: ${json}`],
    ["thinking before it", `<think>The learner {wrote} something.</think>${json}`],
    ["spaces and line breaks", `\n\n  ${JSON.stringify(turn, null, 2)}  \n`],
  ])("is read from %s", async (_, text) => {
    expect(await readModelTurn(text)).toEqual(turn);
  });

  it.each([
    ["nothing", ""],
    ["a refusal", "I'm sorry, but I can't help with that."],
    ["another schema", '{"answer":"Hallo!","score":3}'],
    ["a reply that is no text", '{"corrections":[],"reply":{"de":"Hallo"},"translation":""}'],
    ["an empty reply", JSON.stringify(makeModelTurn({ reply: "  " }))],
    ["a list", `[${json}]`.replace(/^\[\{/u, "[[{").replace(/\}\]$/u, "}]]").replaceAll("reply", "antwort")],
    ["a number", "42"],
    ["broken JSON", '{"corrections": [}, "reply" "Hallo"'],
  ])("is not made up from %s", async (_, text) => {
    expect(await readModelTurn(text)).toBeNull();
  });

  it("that breaks off in its vocabulary loses the word that broke off", async () => {
    const cut = json.slice(0, json.indexOf('"translation":"movie"') + '"translation":"mov'.length);
    expect(await readModelTurn(cut)).toEqual({ ...turn, vocabulary: [], learnerLevel: null });
  });

  it("that breaks off in its translation loses the translation", async () => {
    const cut = json.slice(0, json.indexOf("How did you like it"));
    expect(await readModelTurn(cut)).toEqual({ ...turn, translation: "", vocabulary: [], learnerLevel: null });
  });

  it("that breaks off in its reply is none", async () => {
    expect(await readModelTurn(json.slice(0, json.indexOf("gefallen?")))).toBeNull();
  });

  it("is never half a reply, wherever it breaks off", async () => {
    for (let end = 0; end < json.length; end++) {
      const read = await readModelTurn(json.slice(0, end));
      if (read !== null) expect(read.reply).toBe(turn.reply);
      for (const correction of read?.corrections ?? []) expect(turn.corrections).toContainEqual(correction);
      for (const word of read?.vocabulary ?? []) expect(turn.vocabulary).toContainEqual(word);
    }
  });

  it("loses the items that break the schema, and unknown names become null", async () => {
    const text = JSON.stringify({
      ...turn,
      corrections: [
        "no object",
        { original: "ein Film" },
        { original: "ein", corrected: "einen", type: "Grammar error", grammarCategory: "accusative", explanation: 7 },
      ],
      vocabulary: [null, { word: "Film" }, { word: "Film", translation: ["movie", "film"], gender: "masculine" }],
      learnerLevel: "A2+",
    });
    expect(await readModelTurn(text)).toEqual({
      ...turn,
      corrections: [{ original: "ein", corrected: "einen", type: "other", grammarCategory: null, explanation: "" }],
      vocabulary: [
        {
          word: "Film",
          usedForm: "Film",
          translation: "movie",
          partOfSpeech: null,
          gender: null,
          plural: null,
          cefrLevel: null,
        },
      ],
      learnerLevel: null,
    });
  });

  it("of any length is read in a bounded time", async () => {
    const start = performance.now();
    expect(await readModelTurn("{".repeat(1_000_000))).toBeNull();
    expect(performance.now() - start).toBeLessThan(500);
  });
});
