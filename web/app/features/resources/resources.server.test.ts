import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { listResources } from "./resources.server.ts";

describe("listResources", () => {
  it("lists the documents in their order, in the reader's language where they are translated", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/resource/second", { title: "Second", order: 2, href: "/resources/second.pdf", pages: 4 }),
      aContentFile("en/resource/first", { title: "First", order: 1, href: "/resources/first.pdf" }),
      aContentFile("fr/resource/second", { title: "La deuxième" }),
    ]);
    expect(
      (await listResources(site, "fr")).map(({ title, href, pages, locale }) => [title, href, pages, locale]),
    ).toEqual([
      ["First", "/resources/first.pdf", null, "en"],
      ["La deuxième", "/resources/second.pdf", 4, "fr"],
    ]);
  });

  it("leaves out what has no address", async () => {
    const attributes = {
      title: "A paper",
      slug: "a",
      description: null,
      href: null,
      pages: null,
      issuedOn: null,
      order: 1,
      file: null,
    };
    const resources = { data: [{ id: "1", documentId: "a", attributes }] };
    const { site } = await siteOnContent([], {
      transport: async () => ({ status: 200, body: { data: { resources } } }),
    });
    expect(await listResources(site, "en")).toEqual([]);
  });
});
