import { FIGURES } from "@learn-bittensor/contract/figures";
import { expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { drawPictureFile, toXmlText } from "../figures/picture-file.server.tsx";
import { listGallery } from "./gallery.server.ts";

const CLIP = '::figure[Three validators. Drag one.]{name="clip" preset="agreed"}';
const FILES = [
  aContentFile("en/category/consensus"),
  aContentFile("en/concept/weights", { categories: ["consensus"] }, `## A heading\n\n${CLIP}`),
  aContentFile("en/author/an-author"),
  aContentFile("en/article/history", {}, `${CLIP}\n\n::figure[Steps]{name="gate"}`),
  aContentFile("en/guide/wallets", {}, `# A section {#a-section}\n\n## A step\n\n::figure[Keys]{name="key-tree"}`),
  aContentFile("de/category/consensus"),
  aContentFile("de/concept/weights", {}, '## A heading\n\n::figure[Drei Validatoren. Zieh.]{name="clip"}'),
];

it("lists every figure once, with where it stands and how a text asks for it, those of concepts first", async () => {
  const { site } = await siteOnContent(FILES);
  const gallery = await listGallery(site, "en");
  expect(gallery.map(({ name }) => name).toSorted()).toEqual([...FIGURES]);
  const [clip, ...others] = gallery;
  expect(clip).toMatchObject({ name: "clip", title: "Three validators", directive: CLIP });
  expect(clip?.presets).toEqual(["outlier", "agreed"]);
  expect(clip?.subject?.slug).toBe("consensus");
  expect(clip?.texts.map(({ href }) => href)).toEqual(["/concepts/consensus/weights", "/articles/history"]);
  expect(others.every(({ subject }) => subject === null)).toBe(true);
  expect(others.find(({ name }) => name === "key-tree")?.texts).toEqual([
    { title: "wallets", href: "/guides/wallets" },
  ]);
});

it("names a figure in the reader’s language, else in English", async () => {
  const { site } = await siteOnContent(FILES);
  const gallery = await listGallery(site, "de");
  expect(gallery.find(({ name }) => name === "clip")).toMatchObject({ title: "Drei Validatoren", lang: "de" });
  expect(gallery.find(({ name }) => name === "gate")).toMatchObject({ title: "Steps", lang: "en" });
});

it("has a picture of each as a file, and none of what there is not", async () => {
  for (const name of FIGURES) {
    const svg = await drawPictureFile({ name, preset: null }, "ko");
    expect(svg, name).toMatch(
      /^<svg class="[^"]+" viewBox="-12 -6 \d+ \d+" xmlns="http:\/\/www.w3.org\/2000\/svg"><style>/,
    );
    expect(svg, name).toMatch(/<\/svg>$/);
  }
  expect(await drawPictureFile({ name: "nothing", preset: null }, "ko")).toBeNull();
  expect(await drawPictureFile({ name: "clip", preset: "nothing" }, "ko")).toBeNull();
});

it("writes styles into such a file as XML does", () => {
  expect(toXmlText("@media (width<16rem){a>b{c:d}}")).toBe("@media (width&lt;16rem){a>b{c:d}}");
});
