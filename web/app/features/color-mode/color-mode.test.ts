import { describe, expect, it } from "vitest";
import { parsePreference, STORAGE_KEY, shownColorMode } from "./color-mode.ts";

describe("STORAGE_KEY", () => {
  it("is the one that earlier visits have used", () => {
    expect(STORAGE_KEY).toBe("nuxt-color-mode");
  });
});

describe("shownColorMode", () => {
  it("is the preference, whatever the system prefers", () => {
    for (const systemIsDark of [true, false]) {
      expect(shownColorMode({ forced: undefined, preference: "light", systemIsDark })).toBe("light");
      expect(shownColorMode({ forced: undefined, preference: "dark", systemIsDark })).toBe("dark");
    }
  });

  it("follows the system where that is the preference", () => {
    expect(shownColorMode({ forced: undefined, preference: "system", systemIsDark: true })).toBe("dark");
    expect(shownColorMode({ forced: undefined, preference: "system", systemIsDark: false })).toBe("light");
  });

  it("is what the page forces, before everything else", () => {
    for (const preference of ["light", "dark", "system"] as const)
      for (const systemIsDark of [true, false]) {
        expect(shownColorMode({ forced: "dark", preference, systemIsDark })).toBe("dark");
        expect(shownColorMode({ forced: "light", preference, systemIsDark })).toBe("light");
      }
  });

  it("follows the system where the page forces what is no mode", () => {
    expect(shownColorMode({ forced: "sepia", preference: "system", systemIsDark: true })).toBe("dark");
  });
});

describe("parsePreference", () => {
  it.each(["light", "dark", "system"] as const)("reads %s", (preference) => {
    expect(parsePreference(preference)).toBe(preference);
  });

  it.each([null, undefined, "", "Dark", "auto", " light", 1, {}])("takes %j for the system's", (value) => {
    expect(parsePreference(value)).toBe("system");
  });
});
