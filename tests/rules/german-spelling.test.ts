import { describe, expect, it } from "vitest";
import { stripArticle } from "#schema/rules/german-spelling.ts";

describe("stripArticle", () => {
  const articles = ["der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "eines"];

  it.each(articles)("strips %s, in any letter case", (article) => {
    expect(stripArticle(`${article} See`)).toBe("See");
    expect(stripArticle(` ${article.toUpperCase()}   See `)).toBe("See");
    expect(stripArticle(article)).toBe(article);
  });

  it.each([
    ["derselbe", "derselbe"],
    ["einer Frau", "einer Frau"],
    ["Diele", "Diele"],
    ["See der", "See der"],
    ["das große Haus", "große Haus"],
    ["der die das", "die das"],
    ["", ""],
  ])("turns %j into %j", (text, stripped) => {
    expect(stripArticle(text)).toBe(stripped);
  });
});
