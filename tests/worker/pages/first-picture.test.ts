import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Lesson } from "#schema/api/curriculum.ts";
import { fillSlots, sectionMarks, slot } from "#schema/terms/page-slots.ts";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { firstPicture } from "#worker/pages/first-picture.ts";
import { startAnswers } from "#worker/pages/start-data.ts";

const at = (path: string) => new URL(path, "http://localhost");

/** The picture of a page of `learner`, with what the API answers. */
async function pictureFor(path: string, learner: Awaited<ReturnType<typeof makeLearner>>) {
  const url = at(path);
  return firstPicture(
    url,
    await startAnswers(url, async (call) => {
      const response = await learner.fetch(call);
      return response;
    }),
  );
}

beforeEach(() => vi.stubEnv("DEV", false));
afterEach(() => vi.unstubAllEnvs());

describe("the first picture of", () => {
  it("a lesson says what it is about", async () => {
    const learner = await makeLearner();
    const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id: 10101 } });
    expect(await pictureFor("/lesson/10101", learner)).toEqual({
      lesson: "",
      home: "/",
      title: lesson.title,
      level: "A1",
      description: lesson.description,
    });
  });

  it("a topic holds its title, its summary and its first paragraphs, German marked as such", async () => {
    const picture = await pictureFor("/grammar/101", await makeLearner());
    expect(picture).toMatchObject({
      topic: "",
      level: "A1",
      category: "Pronouns",
      term: expect.stringContaining("lang"),
    });
    expect(picture["label-0"]).toBe("What it is for");
    expect(picture["text-0"]).toContain('<span lang="de"><strong>ich</strong>');
  });

  it("an empty leaderboard is the way into a league", async () => {
    expect(await pictureFor("/leaderboard", await makeLearner())).toEqual({ "no-league": "" });
  });

  it.each(["/lesson/10103", "/grammar/102", "/grammar/101?quiz=practice", "/lesson/99999", "/chat", "/"])(
    "%s is placeholders or the same for everybody",
    async (path) => {
      expect(await pictureFor(path, await makeLearner())).toEqual({ waiting: "" });
    },
  );

  it("a page whose data did not come along is placeholders", () => {
    expect(firstPicture(at("/lesson/10101"), new Map())).toEqual({ waiting: "" });
  });

  it("a page whose data are not what they should be is placeholders, and the log says so", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = new Map([
      ["/api/curriculum/subchapter/10101", "{}"],
      ["/api/curriculum/chapter/101/subchapters", "{}"],
    ]);
    expect(firstPicture(at("/lesson/10101"), broken)).toEqual({ waiting: "" });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it("a lesson cannot bring HTML along", () => {
    const lesson: Pick<Lesson, "id" | "title" | "description" | "cefrLevel"> = {
      id: 10101,
      title: `<img src=x onerror="alert(1)">`,
      description: "Tom & Anna's $& </main>",
      cefrLevel: "A1",
    };
    const answers = new Map([
      ["/api/curriculum/subchapter/10101", JSON.stringify(lesson)],
      ["/api/curriculum/chapter/101/subchapters", "[]"],
    ]);
    const [start, end] = sectionMarks("lesson");
    const html = fillSlots(
      `${start}<h1>${slot("title")}</h1>${slot("description")}${end}`,
      firstPicture(at("/lesson/10101"), answers),
    );
    expect(html).toBe(
      "<h1>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</h1>Tom &amp; Anna&#x27;s $&amp; &lt;/main&gt;",
    );
  });
});

describe("slots", () => {
  it("are filled, and what has no value is left out with its section", () => {
    const [start, end] = sectionMarks("term");
    const html = `${slot("title")}${start}<i>${slot("term")}</i>${end}.`;
    expect(fillSlots(html, { title: "Der Dativ", term: "x" })).toBe("Der Dativ<i>x</i>.");
    expect(fillSlots(html, { title: "⟦term⟧" })).toBe("⟦term⟧.");
  });
});
