import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { getGuide, getGuideNeighbours, listGuides } from "./guides.server.ts";

const TEXT = `# Prepare {#prepare}

You need an hour.

## Update the machine

Install *updates*.

## Find paper

Any paper.

# Create {#create}

Now.

# Keep {#keep}
`;

describe("getGuide", () => {
  it.each(["nothing", "mining/nothing", "nothing/prepare", "mining/prepare/more", "mining/", "/mining", "/", ""])(
    "is null for %j, where there is no such guide or section",
    async (address) => {
      const { site } = await siteOnContent([aContentFile("en/guide/mining", {}, TEXT)]);
      expect(await getGuide(site, { address, locale: "en" })).toBeNull();
    },
  );

  it("shows a whole guide with all its sections and steps", async () => {
    const { site } = await siteOnContent([aContentFile("en/guide/mining", { title: "Mine" }, TEXT)]);
    const guide = await getGuide(site, { address: "mining", locale: "en" });
    expect(guide).toMatchObject({ title: "Mine", pageTitle: "Mine", section: null, previous: null, next: null });
    expect(guide?.sections.map(({ anchor, title, steps }) => [anchor, title, steps.map((step) => step.title)])).toEqual(
      [
        ["prepare", "Prepare", ["Update the machine", "Find paper"]],
        ["create", "Create", []],
        ["keep", "Keep", []],
      ],
    );
    expect(JSON.stringify(guide?.sections[0]?.introduction)).toContain("<p>You need an hour.</p>");
    expect(JSON.stringify(guide?.sections[0]?.steps[0]?.body)).toContain("<em>updates</em>");
    expect(guide?.sections[2]?.introduction).toEqual([]);
  });

  it("shows one section, with the outline of the guide and its neighbours", async () => {
    const { site } = await siteOnContent([aContentFile("en/guide/mining", { title: "Mine" }, TEXT)]);
    const guide = await getGuide(site, { address: "mining/create", locale: "en" });
    expect(guide).toMatchObject({
      title: "Mine",
      pageTitle: "Create · Mine",
      section: { anchor: "create", title: "Create" },
      previous: { href: "/guides/mining/prepare", title: "Prepare" },
      next: { href: "/guides/mining/keep", title: "Keep" },
    });
    expect(guide?.sections.map(({ anchor }) => anchor)).toEqual(["create"]);
    expect(guide?.outline.map(({ anchor }) => anchor)).toEqual(["prepare", "create", "keep"]);
  });

  it("has nothing before its first section and nothing after its last", async () => {
    const { site } = await siteOnContent([aContentFile("en/guide/mining", {}, TEXT)]);
    expect((await getGuide(site, { address: "mining/prepare", locale: "en" }))?.previous).toBeNull();
    expect((await getGuide(site, { address: "mining/keep", locale: "en" }))?.next).toBeNull();
  });

  it("finds a guide whose slug has slashes, and its sections", async () => {
    const { site } = await siteOnContent([aContentFile("en/guide/wallets/create", { title: "Create a wallet" }, TEXT)]);
    expect((await getGuide(site, { address: "wallets/create", locale: "en" }))?.title).toBe("Create a wallet");
    const section = await getGuide(site, { address: "wallets/create/keep", locale: "en" });
    expect(section?.section?.anchor).toBe("keep");
    expect(section?.previous?.href).toBe("/guides/wallets/create/create");
    expect(await getGuide(site, { address: "wallets", locale: "en" })).toBeNull();
  });

  it("prefers a guide of that name to a section of that name", async () => {
    // Content files refuse two of one address in English; a translation, or another provider, may still have them.
    const { site } = await siteOnContent([
      aContentFile("en/guide/wallets", { title: "Wallets" }, "# Keep {#keep}\n\nNow.\n"),
      aContentFile("de/guide/wallets", { title: "Geldbörsen" }, TEXT),
      aContentFile("en/guide/wallets/create", { title: "A guide of its own" }, TEXT),
    ]);
    expect((await getGuide(site, { address: "wallets/create", locale: "de" }))?.title).toBe("A guide of its own");
    expect((await getGuide(site, { address: "wallets/keep", locale: "de" }))?.title).toBe("Geldbörsen");
  });

  it("is in the asked language, else in English, and says which", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/guide/mining", { title: "Mine" }, TEXT),
      aContentFile("zh/guide/mining", { title: "挖矿" }, TEXT),
    ]);
    expect(await getGuide(site, { address: "mining/keep", locale: "zh" })).toMatchObject({
      title: "挖矿",
      locale: "zh",
    });
    expect(await getGuide(site, { address: "mining/keep", locale: "fr" })).toMatchObject({
      title: "Mine",
      locale: "en",
    });
  });
});

describe("listGuides", () => {
  it("lists more guides than the provider hands out at once, in their order", async () => {
    const files = Array.from({ length: 105 }, (_, index) =>
      aContentFile(`en/guide/guide-${index}`, { title: `Guide ${index}`, order: 1_000 - index }),
    );
    const { site } = await siteOnContent(files);
    const guides = await listGuides(site, "en");
    expect(guides.map(({ title }) => title)).toEqual(Array.from({ length: 105 }, (_, index) => `Guide ${104 - index}`));
  });
});

describe("getGuideNeighbours", () => {
  it("are the guides before and after in their order", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/guide/wallets/create", { title: "A wallet", order: 1 }),
      aContentFile("en/guide/first-stake", { title: "A first stake", order: 2 }),
      aContentFile("de/guide/wallets/create", { title: "Eine Wallet" }),
    ]);
    expect(await getGuideNeighbours(site, { slug: "first-stake", locale: "de" })).toEqual({
      previous: { href: "/guides/wallets/create", title: "Eine Wallet" },
      next: null,
    });
  });
});
