import { LOCALES } from "@learn-bittensor/contract/locales";
import type { Source } from "@learn-bittensor/contract/search";
import { describe, expect, it, vi } from "vitest";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { aContentFile, type ContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { fixedNavigation } from "./fixed-navigation.ts";
import { getNavigation } from "./navigation.server.ts";

describe("getNavigation", () => {
  it.each(LOCALES)("is the fixed navigation in %s where there is no menu, and that is no failure", async (locale) => {
    const { site, logged } = await siteOnContent([]);
    expect(await getNavigation(site, locale, (value) => ({ value }))).toEqual(fixedNavigation(getTranslator(locale)));
    expect(logged).toEqual([]);
  });

  it("does without a menu that does not come: the page is not held up", async () => {
    vi.useFakeTimers();
    try {
      const { site, logged } = await siteOnContent([], { transport: () => new Promise(() => undefined) });
      const asked = getNavigation(site, "fr", (value) => ({ value }));
      await vi.advanceTimersByTimeAsync(999);
      expect(logged).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await asked).toMatchObject({ siteTitle: fixedNavigation(getTranslator("fr")).siteTitle, rights: null });
      expect(logged).toContainEqual(expect.objectContaining({ level: "warn" }));
    } finally {
      vi.useRealTimers();
    }
  });

  it("asks for the menu of the language", async () => {
    const { site, asked } = await siteOnContent([]);
    await getNavigation(site, "ko", (value) => ({ value }));
    expect(asked.map(({ operationName, variables }) => [operationName, variables])).toEqual([
      ["getMenu", { slug: "navbar-ko", locale: "ko" }],
    ]);
  });

  it("takes each language's words from its own menu", async () => {
    const files = [
      aMenu({ items: [anItem({ label: "About us", href: "/about" })] }),
      aMenu({ items: [anItem({ label: "소개합니다", href: "/about" })] }, "ko"),
    ];
    const { site } = await siteOnContent(files);
    expect(labelsOf(await getNavigation(site, "en", (value) => ({ value })))).toEqual([
      "Get Started",
      "Explore",
      "Resources",
      "Docs",
      "About us",
    ]);
    expect(labelsOf(await getNavigation(site, "ko", (value) => ({ value }))).at(-1)).toBe("소개합니다");
    expect(await getNavigation(site, "fr", (value) => ({ value }))).toEqual(fixedNavigation(getTranslator("fr")));
  });

  describe("an item with the address of a fixed one", () => {
    it("replaces its label and keeps its place", async () => {
      const navigation = await navigationWith({
        items: [anItem({ label: "Who we are", href: "/about" }), anItem({ label: "Start here", href: "/get-started" })],
      });
      expect(navigation.items.map(({ label, href }) => [label, href])).toEqual([
        ["Start here", "/get-started"],
        ["Explore", null],
        ["Resources", null],
        ["Docs", "https://bittensor.com/docs"],
        ["Who we are", "/about"],
      ]);
    });

    it("keeps what makes the fixed one what it is: its new tab, its prominence", async () => {
      const navigation = await navigationWith({
        items: [
          anItem({ label: "Handbook", href: "https://bittensor.com/docs" }),
          anItem({ label: "Start here", href: "/get-started" }),
        ],
      });
      expect(navigation.items.find(({ label }) => label === "Handbook")).toMatchObject({ id: "docs", external: true });
      expect(navigation.items.find(({ label }) => label === "Start here")).toMatchObject({ prominent: true });
    });

    it("replaces its children where it has any", async () => {
      const navigation = await navigationWith({
        items: [
          anItem({
            label: "About",
            href: "/about",
            children: [aGroup([anEntry({ label: "Team", href: "/about/team" })])],
          }),
        ],
      });
      expect(entriesOf(navigation, "About")).toEqual([["Team", "/about/team"]]);
    });

    it("keeps the children there are where it has none", async () => {
      const children = [aGroup([anEntry({ label: "Team", href: "/about/team" })])];
      const navigation = await navigationWith({
        items: [anItem({ label: "About", href: "/about", children }), anItem({ label: "Who we are", href: "/about" })],
      });
      expect(entriesOf(navigation, "Who we are")).toEqual([["Team", "/about/team"]]);
    });

    it("is found by the link it points to, when it has no address of its own", async () => {
      const navigation = await navigationWith({ items: [anItem({ label: "Us", link: "about-page" })] }, [
        aContentFile("en/link/about-page", { name: "About page", href: "/about" }),
      ]);
      expect(labelsOf(navigation)).toEqual(["Get Started", "Explore", "Resources", "Docs", "Us"]);
    });
  });

  describe("an item that only opens its children", () => {
    it("is the fixed one that shares a child with it, whose children it replaces", async () => {
      const navigation = await navigationWith({
        items: [
          anItem({
            label: "Discover",
            children: [
              aGroup([
                anEntry({ label: "Markets", href: "/subnets", description: "All of them" }),
                anEntry({ label: "Labs", href: "/lab" }),
              ]),
            ],
          }),
        ],
      });
      expect(labelsOf(navigation)).toEqual(["Get Started", "Discover", "Resources", "Docs", "About"]);
      expect(entriesOf(navigation, "Discover")).toEqual([
        ["Markets", "/subnets"],
        ["Labs", "/lab"],
      ]);
      expect(navigation.items[1]?.groups[0]?.entries[0]?.description).toEqual({ value: "All of them" });
      expect(entriesOf(navigation, "Resources")).toHaveLength(9);
    });

    it("is a further one where it shares none", async () => {
      const navigation = await navigationWith({
        items: [anItem({ label: "More", children: [aGroup([anEntry({ label: "Search", href: "/search" })])] })],
      });
      expect(labelsOf(navigation)).toEqual(["Get Started", "Explore", "Resources", "Docs", "About", "More"]);
    });
  });

  it("appends further items, in the order of the menu", async () => {
    const navigation = await navigationWith({
      items: [
        anItem({ label: "Labs", href: "/lab" }),
        anItem({ label: "About", href: "/about" }),
        anItem({ label: "Forum", href: "https://forum.example", external: true }),
      ],
    });
    expect(navigation.items.slice(5).map(({ label, href, external }) => [label, href, external])).toEqual([
      ["Labs", "/lab", undefined],
      ["Forum", "https://forum.example", true],
    ]);
  });

  it("opens in a new tab what its link says is elsewhere, in the menu and in submenus", async () => {
    const navigation = await navigationWith(
      {
        items: [
          anItem({ label: "Forum", link: "forum", children: [aGroup([anEntry({ label: "Rules", link: "forum" })])] }),
        ],
      },
      [aContentFile("en/link/forum", { name: "Forum", href: "https://forum.example", external: true })],
    );
    expect(navigation.items.at(-1)).toMatchObject({ label: "Forum", href: "https://forum.example", external: true });
    expect(navigation.items.at(-1)?.groups[0]?.entries[0]).toMatchObject({
      href: "https://forum.example",
      external: true,
    });
  });

  it("takes an empty text for none, as editors' systems store it", async () => {
    const empty = { label: "", href: "", link: null, external: false, comingSoon: false, prominent: false };
    const about = { ...empty, __typename: "ComponentMenuItem", id: "1", href: "/about", children: [] };
    const entries = [{ ...empty, id: "3", label: "Markets", link: { data: { attributes: { href: "/subnets" } } } }];
    const explore = { ...about, id: "2", href: "", label: "Discover", children: [{ id: "4", label: "", entries }] };
    const menus = { data: [{ id: "1", attributes: { slug: "navbar-en", items: [about, explore], additional: [] } }] };
    const { site } = await siteOnContent([], { transport: async () => ({ status: 200, body: { data: { menus } } }) });
    const navigation = await getNavigation(site, "en", (value) => ({ value }));
    expect(labelsOf(navigation)).toEqual(["Get Started", "Discover", "Resources", "Docs", "About"]);
    expect(entriesOf(navigation, "Discover")).toEqual([["Markets", "/subnets"]]);
  });

  it("leaves out entries that lead nowhere", async () => {
    const entries = [anEntry({ label: "Nowhere" }), anEntry({ label: "Labs", href: "/lab" })];
    const navigation = await navigationWith({ items: [anItem({ label: "More", children: [aGroup(entries)] })] });
    expect(entriesOf(navigation, "More")).toEqual([["Labs", "/lab"]]);
  });

  describe("additional", () => {
    it("gives the site its title and the footer its lines", async () => {
      const { siteTitle, rights, note } = await navigationWith({
        additional: [
          { __component: "menu.root-text", text: "Network School" },
          { __component: "menu.footer-info", rights: "© 2026", note: "No advice." },
        ],
      });
      expect({ siteTitle, rights, note }).toEqual({
        siteTitle: "Network School",
        rights: { value: "© 2026" },
        note: { value: "No advice." },
      });
    });

    it("names the ways to sign in and to one's account", async () => {
      const { login, profile } = await navigationWith(
        { additional: [{ __component: "menu.side-items", login: "in", profile: "me" }] },
        [
          aContentFile("en/link/in", { name: "Sign in here", href: "/login?from=menu" }),
          aContentFile("en/link/me", { name: "My corner", href: "/profile" }),
        ],
      );
      expect(login).toEqual({ name: "Sign in here", href: "/login?from=menu" });
      expect(profile).toEqual({ name: "My corner", href: "/profile" });
    });

    it("leaves each of them at its fixed address where the menu names none", async () => {
      const { login, profile } = await navigationWith(
        { additional: [{ __component: "menu.side-items", profile: "me" }] },
        [aContentFile("en/link/me", { name: "My corner", href: "/me" })],
      );
      expect(login).toEqual({ name: null, href: "/login" });
      expect(profile).toEqual({ name: "My corner", href: "/me" });
    });
  });

  describe("without an answer", () => {
    it.each([
      ["the provider is away", () => Promise.reject(new TypeError("fetch failed"))],
      ["the provider fails", async () => ({ status: 500, body: null })],
      [
        "the token is refused",
        async () => ({
          status: 401,
          body: { data: null, error: { status: 401, name: "UnauthorizedError", message: "no" } },
        }),
      ],
    ])("the fixed items stand where %s, and the log is warned", async (_what, transport) => {
      const { site, logged } = await siteOnContent([], { transport });
      expect(await getNavigation(site, "de", (value) => ({ value }))).toEqual(fixedNavigation(getTranslator("de")));
      expect(logged).toContainEqual(
        expect.objectContaining({ level: "warn", message: expect.stringContaining("menu for de") }),
      );
    });

    it("they still tell what is coming soon", async () => {
      const { site } = await siteOnContent([], {
        transport: async () => ({ status: 500, body: null }),
        comingSoon: ["team"],
      });
      expect(comingSoonOf(await getNavigation(site, "en", (value) => ({ value })))).toEqual(["/teams"]);
    });
  });

  describe("the switch for what is coming soon", () => {
    it.each<[Source[], string[]]>([
      [
        ["article", "application", "team"],
        ["/articles", "/apps", "/teams"],
      ],
      [["article"], ["/articles"]],
      [
        ["concept", "subnet", "guide"],
        ["/concepts", "/subnets", "/guides"],
      ],
      [[], []],
    ])("set to %j marks %j", async (comingSoon, expected) => {
      const { site } = await siteOnContent([], { comingSoon });
      expect(comingSoonOf(await getNavigation(site, "en", (value) => ({ value })))).toEqual(expected);
    });

    it("holds for its own site, though several read the same menu", async () => {
      const { site } = await siteOnContent([aMenu({ items: [anItem({ label: "Us", href: "/about" })] })]);
      const marked = async (comingSoon: Source[]) =>
        comingSoonOf(
          await getNavigation({ ...site, comingSoon: async () => comingSoon }, "en", (value) => ({ value })),
        );
      expect(await marked(["team"])).toEqual(["/teams"]);
      expect(await marked([])).toEqual([]);
      expect(await marked(["team"])).toEqual(["/teams"]);
    });

    it("overrules the menu for the sources, and leaves its other entries to it", async () => {
      const entries = [
        anEntry({ label: "Articles", href: "/articles", comingSoon: true }),
        anEntry({ label: "Teams", href: "/teams", comingSoon: false }),
        anEntry({ label: "Apps", href: "/apps", comingSoon: false }),
        anEntry({ label: "Events", href: "/events", comingSoon: true }),
      ];
      const menu = aMenu({ items: [anItem({ label: "Explore", children: [aGroup(entries)] })] });
      const { site } = await siteOnContent([menu], { comingSoon: ["team", "application"] });
      expect(comingSoonOf(await getNavigation(site, "en", (value) => ({ value })))).toEqual([
        "/teams",
        "/apps",
        "/events",
      ]);
    });
  });
});

type Navigation = Awaited<ReturnType<typeof getNavigation>>;

async function navigationWith(menu: { items?: object[]; additional?: object[] }, others: ContentFile[] = []) {
  const { site, logged } = await siteOnContent([aMenu(menu), ...others]);
  const navigation = await getNavigation(site, "en", (value) => ({ value }));
  expect(logged).toEqual([]);
  return navigation;
}

function aMenu(fields: { items?: object[]; additional?: object[] }, locale = "en"): ContentFile {
  return aContentFile(`${locale}/menu/navbar`, fields);
}

function anItem(fields: { label: string; href?: string; link?: string; external?: boolean; children?: object[] }) {
  return { __component: "menu.item", ...fields };
}

function aGroup(entries: object[]) {
  return { label: "A group", entries };
}

function anEntry(fields: { label: string; href?: string; link?: string; description?: string; comingSoon?: boolean }) {
  return fields;
}

function labelsOf({ items }: Navigation): string[] {
  return items.map(({ label }) => label);
}

function entriesOf({ items }: Navigation, label: string) {
  const item = items.find((known) => known.label === label);
  return item?.groups.flatMap((group) => group.entries.map((entry) => [entry.label, entry.href]));
}

function comingSoonOf({ items }: Navigation) {
  const entries = items.flatMap((item) => [item, ...item.groups.flatMap((group) => group.entries)]);
  return entries.flatMap(({ href, comingSoon }) => (comingSoon ? [href] : []));
}
