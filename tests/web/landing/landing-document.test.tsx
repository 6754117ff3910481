import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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

  it("is hydrated without a mismatch and shows the current year", async () => {
    const complained = vi.spyOn(console, "error");
    const onRecoverableError = vi.fn();
    const before = root.querySelector("h1");
    const hydrated = await act(async () => hydrateRoot(root, <LandingDocument />, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complained).not.toHaveBeenCalled();
    expect(root.querySelector("h1")).toBe(before);
    expect(root.querySelector("footer")?.textContent).toContain(`© ${new Date().getFullYear()} Wortpfad`);
    await act(async () => hydrated.unmount());
  });
});
