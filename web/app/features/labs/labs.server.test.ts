import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { getLab, listLabs } from "./labs.server.ts";

const FILES = [
  aContentFile("en/lab/pools", { title: "Pools", order: 2, comingSoon: true }),
  aContentFile("en/lab/halving", { title: "Halving", order: 1, widget: "block-emission" }),
  aContentFile("zh/lab/halving", { title: "减半" }, "一段文字。"),
];

describe("listLabs", () => {
  it("lists the labs in their order and tells which are still to come", async () => {
    const { site } = await siteOnContent(FILES);
    expect((await listLabs(site, "zh")).map(({ title, locale, comingSoon }) => [title, locale, comingSoon])).toEqual([
      ["减半", "zh", false],
      ["Pools", "en", true],
    ]);
  });
});

describe("getLab", () => {
  it("is in the asked language, else in English, with the same widget", async () => {
    const { site } = await siteOnContent(FILES);
    expect(await getLab(site, { slug: "halving", locale: "zh" })).toMatchObject({
      title: "减半",
      widget: "block-emission",
    });
    expect(await getLab(site, { slug: "halving", locale: "ko" })).toMatchObject({ title: "Halving", locale: "en" });
  });

  it.each(LOCALES)("says in %s which published results its computations pass", async (locale) => {
    const { site } = await siteOnContent([...FILES, aContentFile("en/lab/year", { widget: "subnet-year" })]);
    const halving = await getLab(site, { slug: "halving", locale });
    expect(halving?.vectors?.passed).toMatch(/14\D.*2\D.*425/);
    expect(halving?.vectors?.kinds).toContainEqual({ name: "block_emission", count: 8 });
    const year = await getLab(site, { slug: "year", locale });
    expect(year?.vectors?.passed).toMatch(/7\D+425/);
  });

  it("is null where there is no such lab", async () => {
    const { site } = await siteOnContent(FILES);
    expect(await getLab(site, { slug: "nothing", locale: "zh" })).toBeNull();
  });
});
