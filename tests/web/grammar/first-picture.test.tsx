import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { Explanation } from "#web/features/grammar/text/explanation.tsx";
import { MixedText } from "#web/features/grammar/text/mixed-text.tsx";
import { TopicTitle } from "#web/features/grammar/text/topic-title.tsx";
import { firstPicture, type Picture } from "#worker/pages/first-picture.ts";

// The Worker writes how a topic begins into the HTML of its page, and the app then draws the same: were it not the same, the page would jump.

interface Topic {
  title: string;
  category: string;
  explanation: string;
}

const files = import.meta.glob<string>("../../../content/grammar/*/[0-9]*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** As the API hands them out: the summary first. */
const topics = Object.values(files)
  .map((text) => parse(text) as Topic & { summary: string })
  .map(({ summary, explanation, ...topic }) => ({ ...topic, explanation: `${summary}\n\n${explanation.trim()}` }));

function pictureOf(topic: Topic): Picture {
  const answer = { ...topic, cefrLevel: "A1", isUnlocked: true };
  const answers = new Map([["/api/grammar/library/101", JSON.stringify(answer)]]);
  return firstPicture(new URL("http://localhost/grammar/101"), answers);
}

function blocksOf(picture: Picture): string {
  return [0, 1, 2]
    .flatMap((at) => [
      picture[`label-${at}`] === undefined ? "" : `<h2 class="-mb-2 pt-2 text-lg">${picture[`label-${at}`]}</h2>`,
      picture[`text-${at}`] === undefined ? "" : `<p class="max-w-reading">${picture[`text-${at}`]}</p>`,
    ])
    .join("");
}

describe("the first picture of a topic", () => {
  it("is tested with every topic", () => expect(topics.length).toBeGreaterThan(100));

  it.each(topics.map((topic) => [topic.title, topic] as const))("is what the app shows: %s", (_, topic) => {
    const picture = pictureOf(topic);
    const [summary = "", ...blocks] = topic.explanation.split("\n\n");
    const title = renderToStaticMarkup(<TopicTitle title={topic.title} />);
    expect(title).toContain(picture.title);
    if (picture.term !== undefined) expect(title).toContain(` (${picture.term})`);
    expect(picture.summary).toBe(renderToStaticMarkup(<MixedText text={summary} />));
    const shown = renderToStaticMarkup(<Explanation markdown={blocks.join("\n\n")} />);
    expect(shown.slice(0, blocksOf(picture).length)).toBe(blocksOf(picture));
  });
});
