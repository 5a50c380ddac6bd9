import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import script from "./color-mode.inline.ts?script";
import { parsePreference, shownColorMode } from "./color-mode.ts";

describe("the color mode of the first paint", () => {
  it.each([
    { stored: "light", systemIsDark: true, shown: "light", preference: "light" },
    { stored: "dark", systemIsDark: false, shown: "dark", preference: "dark" },
    { stored: "system", systemIsDark: true, shown: "dark", preference: "system" },
    { stored: "system", systemIsDark: false, shown: "light", preference: "system" },
    { stored: null, systemIsDark: true, shown: "dark", preference: "system" },
    { stored: "nonsense", systemIsDark: false, shown: "light", preference: "system" },
    { stored: "", systemIsDark: true, shown: "dark", preference: "system" },
  ])(
    "shows $shown where $stored is stored and the system is dark: $systemIsDark",
    ({ stored, systemIsDark, ...expected }) => {
      expect(pageAfterScript({ stored, systemIsDark })).toEqual({
        classes: [expected.shown],
        preference: expected.preference,
      });
    },
  );

  it.each(["light", "dark"])("shows %s where the page forces it, and keeps the preference", (forced) => {
    for (const stored of ["light", "dark", "system"])
      for (const systemIsDark of [true, false])
        expect(pageAfterScript({ stored, systemIsDark, forced })).toEqual({ classes: [forced], preference: stored });
  });

  it("follows a system that changes, unless something else is wished", () => {
    const shown = (browser: Browser) => pageAfterScript({ ...browser, changesTo: !browser.systemIsDark }).classes;
    expect(shown({ stored: "system", systemIsDark: false })).toEqual(["dark"]);
    expect(shown({ stored: "system", systemIsDark: true })).toEqual(["light"]);
    expect(shown({ stored: "light", systemIsDark: false })).toEqual(["light"]);
    expect(shown({ stored: "system", systemIsDark: true, forced: "dark" })).toEqual(["dark"]);
  });

  it("follows the system where the browser forbids storage", () => {
    expect(pageAfterScript({ stored: "blocked", systemIsDark: true })).toEqual({
      classes: ["dark"],
      preference: "system",
    });
    expect(pageAfterScript({ stored: "blocked", systemIsDark: false })).toEqual({
      classes: ["light"],
      preference: "system",
    });
  });

  it("decides as the page does later on, so that nothing flashes", () => {
    for (const stored of ["light", "dark", "system", null, "nonsense"])
      for (const systemIsDark of [true, false])
        for (const forced of [undefined, "light", "dark"]) {
          const preference = parsePreference(stored);
          expect(pageAfterScript({ stored, systemIsDark, forced })).toEqual({
            classes: [shownColorMode({ forced, preference, systemIsDark })],
            preference,
          });
        }
  });
});

interface Browser {
  /** What is stored as preference; `blocked` where the browser throws at being asked. */
  stored: string | null;
  systemIsDark: boolean;
  forced?: string | undefined;
  /** Whether the system is dark later on. */
  changesTo?: boolean;
}

/** What the script has made of the root element in such a browser. */
function pageAfterScript({ stored, systemIsDark, forced, changesTo }: Browser) {
  const classes = new Set<string>();
  let isDark = systemIsDark;
  const listeners: (() => void)[] = [];
  const dataset: DOMStringMap = { forcedColorMode: forced };
  const window = {
    document: {
      documentElement: {
        classList: {
          add: (name: string) => classes.add(name),
          remove: (...names: string[]) => names.forEach((name) => void classes.delete(name)),
        },
        dataset,
      },
    },
    get localStorage() {
      if (stored === "blocked") throw new DOMException("The operation is insecure.", "SecurityError");
      return { getItem: (key: string) => (key === "nuxt-color-mode" ? stored : null) };
    },
    matchMedia: (query: string) => {
      const isAsked = query === "(prefers-color-scheme: dark)";
      return {
        get matches() {
          return isAsked && isDark;
        },
        addEventListener: (_: "change", listener: () => void) => listeners.push(listener),
      };
    },
  };
  runInNewContext(script, window);
  if (changesTo !== undefined) {
    isDark = changesTo;
    for (const listener of listeners) listener();
  }
  return { classes: [...classes], preference: dataset.colorMode };
}
