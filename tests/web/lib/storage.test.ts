import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import * as z from "zod/mini";
import { isStored, storedItem } from "#web/lib/storage.ts";

const item = storedItem("local", "kept", z.strictObject({ score: z.int() }));
let warn: MockInstance;

beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

describe("a stored item", () => {
  it("can be read until it is removed", () => {
    expect([item.read(), isStored("local", "kept")]).toEqual([null, false]);
    item.write({ score: 4 });
    expect([item.read(), isStored("local", "kept")]).toEqual([{ score: 4 }, true]);
    item.remove();
    expect([item.read(), isStored("local", "kept")]).toEqual([null, false]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("of the session is not in local storage", () => {
    storedItem("session", "kept", z.string()).write("here");
    expect([isStored("session", "kept"), isStored("local", "kept")]).toEqual([true, false]);
  });

  it.each([
    ["invalid JSON", "{score"],
    ["a value of another shape", '{"score":"four"}'],
    ["an unknown field", '{"score":4,"admin":true}'],
    ["nothing at all", ""],
  ])("that contains %s is logged and removed", (_case, text) => {
    localStorage.setItem("kept", text);
    expect(item.read()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    expect(isStored("local", "kept")).toBe(false);
  });

  it("that exceeds the quota is logged, and nothing is thrown", () => {
    const full = { setItem: vi.fn().mockThrow(new DOMException("full", "QuotaExceededError")) };
    vi.spyOn(window, "localStorage", "get").mockReturnValue(full as unknown as Storage);
    expect(() => item.write({ score: 4 })).not.toThrow();
    expect(full.setItem).toHaveBeenCalledWith("kept", '{"score":4}');
    expect(warn).toHaveBeenCalledOnce();
  });

  it("is absent where storage is denied", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("closed", "SecurityError");
    });
    item.write({ score: 4 });
    item.remove();
    expect([item.read(), isStored("local", "kept")]).toEqual([null, false]);
  });
});
