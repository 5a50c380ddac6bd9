import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { countContent } from "./content-counts.server.ts";

describe("countContent", () => {
  it("counts what there is, announced subnets not among the subnets", async () => {
    const { site } = await siteOnContent([
      ...Array.from({ length: 120 }, (_, index) => aContentFile(`en/concept/concept-${index}`)),
      aContentFile("ko/concept/concept-1"),
      aContentFile("en/guide/mining"),
      aContentFile("en/lab/halving"),
      aContentFile("en/subnet/root", { mainnetId: 0 }),
      aContentFile("en/subnet/cellar", { mainnetId: 42 }),
      aContentFile("en/subnet/later", { comingSoon: true }),
    ]);
    expect(await countContent(site)).toEqual({ concepts: 120, guides: 1, subnets: 2, labs: 1 });
  });

  it("counts nothing as nothing", async () => {
    const { site } = await siteOnContent([]);
    expect(await countContent(site)).toEqual({ concepts: 0, guides: 0, subnets: 0, labs: 0 });
  });

  it("is null where it could not be counted: the page stays, and the log is warned", async () => {
    const { site, logged } = await siteOnContent([], {
      transport: () => Promise.reject(new TypeError("fetch failed")),
    });
    expect(await countContent(site)).toBeNull();
    expect(logged).toContainEqual(expect.objectContaining({ level: "warn" }));
  });
});
