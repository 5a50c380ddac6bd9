import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { listApplications } from "./applications.server.ts";

describe("listApplications", () => {
  it("lists applications in their order, with their subjects and subnets", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/tag/chat", { name: "Chat" }),
      aContentFile("en/subnet/cellar", { name: "Cellar", mainnetId: 42 }),
      aContentFile("en/application/second", { name: "Second", order: 2 }),
      aContentFile("en/application/first", { name: "First", order: 1, categories: ["chat"], subnets: ["cellar"] }),
    ]);
    const applications = await listApplications(site, "en");
    expect(applications.map(({ name }) => name)).toEqual(["First", "Second"]);
    expect(applications[0]).toMatchObject({ tags: [{ name: "Chat" }], subnets: [{ name: "Cellar", mainnetId: 42 }] });
  });

  it("hands on no link that leads to no web page", async () => {
    const { site } = await siteOnContent([aContentFile("en/application/one", { link: "mailto:a@b.example" })]);
    expect((await listApplications(site, "en")).map((application) => application.link)).toEqual([null]);
  });

  it("links none that is still to come", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/application/one", { link: "https://a.example", comingSoon: true }),
    ]);
    expect((await listApplications(site, "en")).map(({ link }) => link)).toEqual([null]);
  });

  it("is in the asked language where it is translated", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/application/one", { link: "https://a.example" }),
      aContentFile("fr/application/one", { description: "Une application." }),
      aContentFile("en/application/two", { order: 2 }),
    ]);
    expect((await listApplications(site, "fr")).map(({ description, locale }) => [description, locale])).toEqual([
      ["Une application.", "fr"],
      ["About two.", "en"],
    ]);
  });
});
