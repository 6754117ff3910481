import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isPage } from "#schema/terms/page.ts";
import { prerenderLanding } from "#web/prerender.tsx";
import { LandingDocument } from "#web/routes/landing-document.tsx";

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = prerenderLanding();
});

afterEach(() => {
  cleanup();
  root.remove();
});

describe("the prerendered landing page", () => {
  it("has all its sections", () => {
    expect(root.querySelector("h1")?.textContent).toBe("The Best Website to Learn German, Backed by Science.");
    expect([...root.querySelectorAll("h2")].map((heading) => heading.textContent)).toEqual([
      "1. My Vocabulary",
      "2. Grammar Rules Library",
      "Try it now: five adverbs",
      "Say something in German",
      "Everything you need on your way to German",
      "Ready to Speak German?",
    ]);
    expect([...root.querySelectorAll("#features h3")].map((heading) => heading.textContent)).toEqual([
      "Learn Words with Articles",
      "Progressive Learning Path",
      "Interactive Quizzes",
      "Gender-Coded Learning",
      "Track Your Progress",
      "Practice Mode Options",
    ]);
    expect(root.querySelector("footer#pricing")).not.toBeNull();
  });

  it("shows the trial chat's first line and the field for the answer", () => {
    const section = root.querySelector("#trial-chat");
    expect(section?.textContent).toContain("Hallo! Woher kommst du?");
    expect(section?.querySelector("textarea")?.getAttribute("aria-label")).toBe("Your message in German");
    expect(section?.textContent).toContain("5 of 5 messages left");
  });

  it("links only to pages and anchors that exist", () => {
    const hrefs = [...root.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    expect(hrefs.length).toBeGreaterThan(20);
    for (const href of hrefs) {
      const { pathname, hash } = new URL(href, "http://any.host/");
      expect(isPage(pathname), href).toBe(true);
      if (pathname === "/" && hash !== "") expect(root.querySelector(hash), href).not.toBeNull();
    }
  });

  it("marks every German text as German", () => {
    for (const text of ["Wir haben", "Löffel", "der Weg", "Woher kommst"]) {
      const holder = [...root.querySelectorAll("*")].findLast((element) => element.textContent.includes(text));
      expect(holder?.closest("[lang]")?.getAttribute("lang"), text).toBe("de");
    }
  });

  it("is what the browser draws in its place, with the current year", () => {
    const { container } = render(<LandingDocument />);
    const year = String(new Date().getFullYear());
    expect(container.querySelector("footer")?.textContent).toContain(`© ${year} Wortpfad`);
    // The year of the build may be over when the page is read, so the build leaves it out.
    expect(elementsOf(container).map((element) => element.replace(`span  ${year}`, "span  "))).toEqual(
      elementsOf(root),
    );
  });
});

/** Every element with its classes and its own text. Ids are generated and differ. */
function elementsOf(container: HTMLElement): string[] {
  return [...container.querySelectorAll("*")].map((element) => {
    const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return [element.localName, element.getAttribute("class"), text.map(({ textContent }) => textContent).join("")].join(
      " ",
    );
  });
}
