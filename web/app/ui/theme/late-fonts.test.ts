import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it, vi } from "vitest";
import { FACES, startLateFonts } from "./late-fonts.ts";

const PAINTED_AT = 800;
const [DISPLAY, TEXT, ITALIC] = FACES.map(({ url }) => url);

it("knows each of our faces as the styles have it", () => {
  const styles = readFileSync(new URL("fonts.css", import.meta.url), "utf8");
  const ours = [...styles.matchAll(/@font-face \{([^}]*url\([^}]*)\}/g)].map(([, face = ""]) => {
    const read = (property: string) => face.match(new RegExp(`${property}: (.*);`))?.[1]?.replaceAll('"', "");
    return {
      family: read("font-family"),
      file: face.match(/([\w-]+\.woff2)/)?.[1],
      weight: read("font-weight"),
      style: read("font-style") ?? "normal",
      display: read("font-display"),
    };
  });
  expect(ours).toEqual(FACES.map(({ url, ...face }) => ({ ...face, file: basename(url), display: "optional" })));
});

it("has what came after the first paint for the next page, and not before", async () => {
  const { window, used, showNextPage } = aWindow({ [`${DISPLAY}`]: PAINTED_AT + 1, [`${TEXT}`]: PAINTED_AT + 300 });
  await startLateFonts(window, { nextPage: "next" });
  expect(used).toEqual([]);
  showNextPage();
  showNextPage();
  expect(used).toEqual([`Besley url(${DISPLAY}) 500 700 normal`, `Atkinson url(${TEXT}) 400 700 normal`]);
});

it("leaves alone what was there in time, and what no page has asked for", async () => {
  const { window, used, showNextPage } = aWindow({ [`${DISPLAY}`]: PAINTED_AT - 1, [`${ITALIC}`]: PAINTED_AT + 5 });
  await startLateFonts(window, { nextPage: "next" });
  showNextPage();
  expect(used).toEqual([`Atkinson url(${ITALIC}) 400 700 italic`]);
});

/** A window in which fonts were there at these milliseconds. */
function aWindow(loadedAt: Record<string, number>) {
  const events = new EventTarget();
  const used: unknown[] = [];
  class Face {
    readonly name: string;
    constructor(family: string, source: string, { weight, style }: FontFaceDescriptors) {
      this.name = `${family} ${source} ${weight} ${style}`;
    }
    load = async () => this;
  }
  const entries = new Map(
    Object.entries(loadedAt).map(([url, at]) => [
      new URL(url, "https://site.test/").href,
      { startTime: 100, duration: at - 100 },
    ]),
  );
  const window = {
    addEventListener: events.addEventListener.bind(events),
    document: { fonts: { ready: Promise.resolve(), add: vi.fn((face: Face) => used.push(face.name)) } },
    performance: {
      getEntriesByName: (name: string) =>
        name === "first-contentful-paint"
          ? [{ startTime: PAINTED_AT, duration: 0 }]
          : [entries.get(name)].filter(Boolean),
    },
    location: { href: "https://site.test/subnets" },
    FontFace: Face,
  } as unknown as Parameters<typeof startLateFonts>[0];
  return { window, used, showNextPage: () => events.dispatchEvent(new Event("next")) };
}
