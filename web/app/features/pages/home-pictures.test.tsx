import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { HomePicture, hasHomePicture } from "./home-pictures.tsx";

const HOME = readFileSync(new URL("../../../../content/en/page/home.yaml", import.meta.url), "utf8");
const WAYS = [...HOME.matchAll(/^ {8}href: (\S+)/gm)].map(([, href = ""]) => href);
const READS = ["/concepts/foundations/what-is-bittensor", "/concepts/consensus/yuma-consensus", "/guides/first-wallet"];

it("has a picture for each way in, all of them different", () => {
  expect(WAYS.length).toBeGreaterThan(4);
  const drawn = WAYS.map((href) => markupOf(<HomePicture href={href} />));
  for (const [place, picture] of drawn.entries()) {
    expect(hasHomePicture(WAYS[place] ?? ""), WAYS[place]).toBe(true);
    expect(picture, WAYS[place]).toMatch(/<svg .*<path/);
    expect(picture).toContain('aria-hidden="true"');
  }
  expect(new Set(drawn).size).toBe(WAYS.length);
});

it.each(READS)("has one for %s", (href) => {
  expect(hasHomePicture(href)).toBe(true);
  expect(markupOf(<HomePicture href={href} />)).toMatch(/<svg .*<path/);
});

it.each(["/about", "https://elsewhere.example/concepts", "", "/constructor"])("has none for %j", (href) => {
  expect(hasHomePicture(href)).toBe(false);
});
