import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { getSubnet, listSubnets } from "./subnets.server.ts";

const CELLAR = aContentFile("en/subnet/cellar", { name: "Cellar", mainnetId: 42, order: 2 });
const ROOT = aContentFile("en/subnet/root", { name: "Root", mainnetId: 0, order: 0 });
const LATER = aContentFile("en/subnet/later", { name: "Later", comingSoon: true, order: 3 });

describe("getSubnet", () => {
  it.each([
    ["42", "Cellar"],
    ["042", "Cellar"],
    ["cellar", "Cellar"],
    ["0", "Root"],
    ["root", "Root"],
    ["later", "Later"],
  ])("finds at %s the subnet %s", async (address, name) => {
    const { site } = await siteOnContent([CELLAR, ROOT, LATER]);
    expect((await getSubnet(site, { address, locale: "en" }))?.name).toBe(name);
  });

  it.each([
    "7",
    "-42",
    "4.2",
    "42e0",
    "42 ",
    "٤٢",
    "99999",
    "2147483648",
    "9".repeat(400),
    "Cellar",
    "cellar/more",
    "",
    "undefined",
    "null",
  ])("is null at %s, and that is no failure", async (address) => {
    const { site, logged } = await siteOnContent([CELLAR, ROOT, LATER]);
    expect(await getSubnet(site, { address, locale: "en" })).toBeNull();
    expect(await getSubnet(site, { address, locale: "ko" })).toBeNull();
    expect(logged).toEqual([]);
  });

  it("is in the asked language, else in English, by number as by slug", async () => {
    const { site } = await siteOnContent([
      CELLAR,
      aContentFile("ko/subnet/cellar", { description: "파일을 보관합니다." }),
    ]);
    for (const address of ["42", "cellar"]) {
      expect(await getSubnet(site, { address, locale: "ko" })).toMatchObject({
        name: "Cellar",
        description: "파일을 보관합니다.",
        locale: "ko",
      });
      expect(await getSubnet(site, { address, locale: "zh" })).toMatchObject({
        description: "About cellar.",
        locale: "en",
      });
    }
  });

  it("tells who stands behind it and where to read on", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/team/harbour", { name: "Harbour Works" }),
      aContentFile("en/tag/storage", { name: "Storage" }),
      aContentFile("en/subnet/cellar", {
        name: "Cellar",
        mainnetId: 42,
        team: "harbour",
        tags: ["storage"],
        links: [{ label: "Source", href: "https://source.example", external: true }],
      }),
    ]);
    const subnet = await getSubnet(site, { address: "42", locale: "en" });
    expect(subnet).toMatchObject({
      team: { name: "Harbour Works", slug: "harbour" },
      tags: [{ name: "Storage", slug: "storage" }],
      links: [{ label: "Source", href: "https://source.example" }],
    });
  });

  it("has no team, tags or links where nobody named any", async () => {
    const { site } = await siteOnContent([CELLAR]);
    expect(await getSubnet(site, { address: "42", locale: "en" })).toMatchObject({
      team: null,
      tags: [],
      links: [],
      concepts: [],
    });
  });
});

describe("listSubnets", () => {
  it("lists them by their order, those without a number too", async () => {
    const { site } = await siteOnContent([LATER, CELLAR, ROOT]);
    expect(
      (await listSubnets(site, "en")).map(({ name, mainnetId, comingSoon }) => [name, mainnetId, comingSoon]),
    ).toEqual([
      ["Root", 0, false],
      ["Cellar", 42, false],
      ["Later", null, true],
    ]);
  });

  it("lists more than the provider hands out at once, each once", async () => {
    const files = Array.from({ length: 205 }, (_, index) =>
      aContentFile(`en/subnet/subnet-${index}`, { name: `Subnet ${index}`, mainnetId: index, order: index }),
    );
    const { site } = await siteOnContent(files);
    const subnets = await listSubnets(site, "en");
    expect(subnets.map(({ mainnetId }) => mainnetId)).toEqual(Array.from({ length: 205 }, (_, index) => index));
  });

  it("completes a language with English, and says which is which", async () => {
    const { site } = await siteOnContent([
      CELLAR,
      ROOT,
      aContentFile("de/subnet/cellar", { description: "Bewahrt Dateien auf." }),
    ]);
    expect((await listSubnets(site, "de")).map(({ description, locale }) => [description, locale])).toEqual([
      ["About root.", "en"],
      ["Bewahrt Dateien auf.", "de"],
    ]);
  });
});
