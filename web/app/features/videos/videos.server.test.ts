import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { listVideos } from "./videos.server.ts";

describe("listVideos", () => {
  it.each([
    ["en", "English"],
    ["de", "Englisch"],
    ["ko", "영어"],
    ["fr", "anglais"],
    ["zh", "英语"],
  ] as const)("says on pages in %s in which language a recording is, where that is known", async (locale, name) => {
    const { site } = await siteOnContent([
      aContentFile("en/video/known", { order: 1, language: "en" }),
      aContentFile("en/video/unknown", { order: 2 }),
    ]);
    expect((await listVideos(site, locale)).map(({ language }) => language)).toEqual([name, null]);
  });

  it("names what can be played here", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/video/tube", { order: 1, url: "https://www.youtube.com/watch?v=WH9tJlXIuTE" }),
      aContentFile("en/video/other", { order: 2, url: "https://video.example/2" }),
    ]);
    expect((await listVideos(site, "en")).map(({ playerId }) => playerId)).toEqual(["WH9tJlXIuTE", null]);
    const copy = { ...site, isStaticExport: true };
    expect((await listVideos(copy, "en")).map(({ playerId }) => playerId)).toEqual([null, null]);
  });

  it("lists recordings in their order, and where each is found", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/video/second", { title: "Second", order: 2, url: "https://video.example/2" }),
      aContentFile("en/video/first", { title: "First", order: 1, url: "https://www.tube.example/watch?v=1" }),
      aContentFile("en/video/third", { title: "Third", order: 3, url: "/uploads/third.mp4" }),
    ]);
    expect((await listVideos(site, "en")).map(({ title, host }) => [title, host])).toEqual([
      ["First", "tube.example"],
      ["Second", "video.example"],
      ["Third", ""],
    ]);
  });
});
