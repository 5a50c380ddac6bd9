import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { getPage, homeOtherwise } from "./pages.server.ts";

describe("getPage", () => {
  it("is null where no language has it", async () => {
    const { site } = await siteOnContent([]);
    expect(await getPage(site, { slug: "about", locale: "ko" })).toBeNull();
  });

  it("hands on its blocks in their order, texts rendered", async () => {
    const blocks = [
      { __component: "blocks.hero", heading: "Welcome", primary: { label: "Start", href: "/get-started" } },
      { __component: "blocks.text", heading: "Why", body: "Because it is *open*." },
      { __component: "blocks.card-grid", cards: [{ title: "One", href: "/concepts" }, { title: "Two" }] },
      { __component: "blocks.call-to-action", text: "Go on", action: { label: "Read", href: "/concepts" } },
    ];
    const { site } = await siteOnContent([aContentFile("en/page/about", { title: "About", blocks })]);
    const page = await getPage(site, { slug: "about", locale: "en" });
    expect(page).toMatchObject({
      title: "About",
      description: "About about.",
      locale: "en",
      blocks: [
        { kind: "hero", heading: "Welcome", primary: { label: "Start", href: "/get-started" } },
        { kind: "text", heading: "Why", parts: [{ html: expect.stringContaining("<em>open</em>") }] },
        {
          kind: "cards",
          cards: [
            { title: "One", href: "/concepts" },
            { title: "Two", href: null },
          ],
        },
        { kind: "call-to-action", text: "Go on", action: { label: "Read" } },
      ],
    });
  });

  it("leads from featured documents to their own addresses", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/category/economics"),
      aContentFile("en/concept/staking", { title: "Staking", categories: ["economics"] }),
      aContentFile("en/concept/stray", { title: "Stray" }),
      aContentFile("en/guide/wallets/create", { title: "Create a wallet" }),
      aContentFile("en/page/home", {
        blocks: [{ __component: "blocks.featured", concepts: ["staking", "stray"], guides: ["wallets/create"] }],
      }),
    ]);
    const page = await getPage(site, { slug: "home", locale: "en" });
    expect(page?.blocks).toMatchObject([
      {
        kind: "featured",
        links: [
          { title: "Staking", href: "/concepts/economics/staking" },
          { title: "Stray", href: "/explore/concept/stray" },
          { title: "Create a wallet", href: "/guides/wallets/create" },
        ],
      },
    ]);
  });

  it("completes what a translated page features from the English page, in its order", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/concept/staking", { categories: ["economics"] }),
      aContentFile("en/category/economics"),
      aContentFile("en/guide/first-wallet"),
      aContentFile("de/category/economics"),
      aContentFile("de/concept/staking", { title: "Staken" }),
      aContentFile("en/page/home", {
        blocks: [{ __component: "blocks.featured", concepts: ["staking"], guides: ["first-wallet"] }],
      }),
      aContentFile("de/page/home", {
        blocks: [{ __component: "blocks.featured", concepts: ["staking"], guides: ["first-wallet"] }],
      }),
    ]);
    const page = await getPage(site, { slug: "home", locale: "de" });
    expect(page?.blocks[0]).toMatchObject({
      kind: "featured",
      links: [
        { title: "Staken", locale: "de", href: "/concepts/economics/staking" },
        { title: "first-wallet", locale: "en", href: "/guides/first-wallet" },
      ],
    });
  });

  it("ignores blocks that it does not know, as an editors' system may grow them", async () => {
    const blocks = [
      { __typename: "ComponentBlocksPoll", id: "1" },
      { __typename: "Error" },
      null,
      { __typename: "ComponentBlocksText", id: "2", heading: "Known", body: null },
    ];
    const attributes = {
      title: "About",
      slug: "about",
      description: null,
      locale: "en",
      updatedAt: null,
      blocks,
      seo: null,
    };
    const pages = { data: [{ id: "1", documentId: "a", attributes }] };
    const { site } = await siteOnContent([], { transport: async () => ({ status: 200, body: { data: { pages } } }) });
    const page = await getPage(site, { slug: "about", locale: "en" });
    expect(page?.blocks).toMatchObject([{ kind: "text", heading: "Known", parts: [] }]);
  });

  it("is in English where it is not translated, and says so", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/page/about", { title: "About" }),
      aContentFile("de/page/about", { title: "Über uns" }),
    ]);
    expect(await getPage(site, { slug: "about", locale: "de" })).toMatchObject({ title: "Über uns", locale: "de" });
    expect(await getPage(site, { slug: "about", locale: "zh" })).toMatchObject({ title: "About", locale: "en" });
  });
});

describe("homeOtherwise", () => {
  it.each(LOCALES)("says in %s who is here, and leads on", (locale) => {
    const [hero] = homeOtherwise(locale).blocks;
    expect(hero).toMatchObject({ kind: "hero", primary: { href: "/get-started" }, secondary: { href: "/explore" } });
    expect(homeOtherwise(locale).description).toContain(locale === "en" ? "subnets" : "");
  });
});
