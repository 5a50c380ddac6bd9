import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { fixedNavigation } from "./features/navigation/fixed-navigation.ts";
import type { SearchSettings } from "./features/search/search-query.ts";
import { getTranslator } from "./i18n/messages.server.ts";
import { createShellRenderer, type PageAddress, type ShellInput } from "./render-shell.server.tsx";

const HOME: PageAddress = { path: "/", search: "" };

describe("createShellRenderer", () => {
  it.each(LOCALES)("keeps page and query in the language switch of a page in %s", (locale) => {
    const { bar, footer } = shellOf({ locale }, { path: "/search", search: "?q=staking&page=2" });
    const expected = ["/search", "/de/search", "/ko/search", "/fr/search", "/zh/search"].map(
      (path) => `${path}?q=staking&page=2`,
    );
    expect(languageLinksIn(bar)).toEqual(expected);
    expect(languageLinksIn(footer)).toEqual(expected);
  });

  it("keeps the home pages", () => {
    expect(languageLinksIn(shellOf({ locale: "ko" }, HOME).bar)).toEqual(["/", "/de", "/ko", "/fr", "/zh"]);
    const withQuery = shellOf({ locale: "ko" }, { path: "/", search: "?a=1" });
    expect(languageLinksIn(withQuery.bar)).toEqual(["/?a=1", "/de?a=1", "/ko?a=1", "/fr?a=1", "/zh?a=1"]);
  });

  it("gives each page its own address, though the rest is kept", () => {
    const render = createShellRenderer(settingsOf);
    const input = inputOf({ locale: "de" });
    const first = render(input, { path: "/concepts", search: "" });
    const second = render(input, { path: "/guides", search: "?page=2" });
    expect(languageLinksIn(first.bar)[2]).toBe("/ko/concepts");
    expect(languageLinksIn(second.bar)[2]).toBe("/ko/guides?page=2");
    expect(render(input, { path: "/concepts", search: "" })).toEqual(first);
  });

  it("sends what it renders", () => {
    const notices = [{ key: "news", message: "새 소식", tone: "info", isDismissible: true, action: null }] as const;
    const { notice, bar, footer, pieces } = shellOf({ locale: "ko", notices }, { path: "/검색", search: `?q="토큰"` });
    expect(notice).toContain("새 소식");
    expect(Buffer.concat(pieces.notice).toString()).toBe(notice);
    expect(Buffer.concat(pieces.bar).toString()).toBe(bar);
    expect(Buffer.concat(pieces.footer).toString()).toBe(footer);
  });

  it.each([`/a"><script>alert(1)</script>`, "/a' onclick='b", "/a&b<c>", "/$&$1$'"])(
    "lets the address %s write no markup",
    (path) => {
      const { bar } = shellOf({ locale: "en" }, { path, search: `?q="><img>` });
      expect(bar).not.toMatch(/<script|<img/);
      expect(languageLinksIn(bar)[1]).toBe(`/de${path}?q="><img>`);
    },
  );

  it("says where changes are told only where they are, and which menu and notices it has", () => {
    const footerOf = (liveAddress: string | null, notices: ShellInput["notices"] = []) =>
      createShellRenderer(settingsOf, { liveAddress })(inputOf({ locale: "en", notices }), HOME).footer;
    const marked = footerOf('wss://content.example/graphql?a="b"');
    expect(marked).toMatch(
      /<span hidden="" data-live="wss:\/\/content\.example\/graphql\?a=&quot;b&quot;" data-shell-version="[\da-f]{16}"><\/span>$/,
    );
    const news = { key: "news", message: "News", tone: "info", isDismissible: true, action: null } as const;
    const versionOf = (footer: string) => /data-shell-version="(\w+)"/.exec(footer)?.[1];
    expect(versionOf(footerOf("/graphql"))).toBe(versionOf(footerOf("/graphql")));
    expect(versionOf(footerOf("/graphql", [news]))).not.toBe(versionOf(footerOf("/graphql")));
    expect(footerOf(null)).not.toContain("data-live");
    let version = "one";
    const render = createShellRenderer(settingsOf, { liveAddress: "/graphql", contentVersion: () => version });
    const before = render(inputOf({ locale: "en" }), HOME).footer;
    version = "two";
    const after = render(inputOf({ locale: "en" }), HOME).footer;
    expect(before).toContain('data-content-version="one"');
    expect(after).toBe(before.replace("one", "two"));
  });

  it("shows the site's title, from the menu where that has one", () => {
    expect(shellOf({ locale: "en" }, HOME).bar).toContain(">Learn Bittensor</a>");
    const navigation = { ...fixedNavigation(getTranslator("en")), siteTitle: "Network School" };
    expect(shellOf({ locale: "en", navigation }, HOME).bar).toContain(">Network School</a>");
  });

  it("leads visitors to sign in, and those who are signed in to their account", () => {
    const signedOut = shellOf({ locale: "en" }, HOME).bar;
    expect(signedOut).toMatch(/<a [^>]*aria-label="Log in"[^>]*href="\/login"/);
    expect(signedOut).not.toContain('aria-label="Profile"');
    const signedIn = shellOf({ locale: "en", isSignedIn: true }, HOME).bar;
    expect(signedIn).toMatch(/<a [^>]*aria-label="Profile"[^>]*href="\/profile"/);
    expect(signedIn).not.toContain('aria-label="Log in"');
  });

  it("calls these ways as the menu does, where it names them", () => {
    const navigation = {
      ...fixedNavigation(getTranslator("en")),
      login: { name: "Come in", href: "/login?from=menu" },
    };
    expect(shellOf({ locale: "en", navigation }, HOME).bar).toMatch(
      /<a [^>]*aria-label="Come in"[^>]*href="\/login\?from=menu"/,
    );
  });

  it("never hands one language's or one visitor's shell to another", () => {
    const render = createShellRenderer(settingsOf);
    const inputs = LOCALES.flatMap((locale) => [true, false].map((isSignedIn) => inputOf({ locale, isSignedIn })));
    const shells = [...inputs, ...inputs].map((input) => render(input, HOME).bar);
    expect(new Set(shells).size).toBe(inputs.length);
    expect(shells.slice(inputs.length)).toEqual(shells.slice(0, inputs.length));
  });

  it("calls its buttons as the tests and assistive technology know them", () => {
    const { bar } = shellOf({ locale: "en" }, HOME);
    for (const name of ["Search", "Open menu", "Close menu"])
      expect(bar).toContain(
        `<button type="button" class="icon-button${name === "Open menu" ? " lg:hidden" : ""}" aria-label="${name}"`,
      );
    expect(bar).toContain('placeholder="Search anything here..."');
  });

  it("tells the browser where to search, with which key, and in which indexes", () => {
    const [dialog = ""] = shellOf({ locale: "ko" }, HOME).bar.match(/<dialog id="search-overlay"[^>]*>/) ?? [];
    expect(dialog).toContain('data-search-url="/multi-search"');
    expect(dialog).toContain('data-search-key="a-key"');
    expect(dialog).toContain('data-search-indexes="{source}_ko"');
    expect(dialog).toContain('data-search-coming-soon="article,team"');
  });

  it("has every section of the site as a plain link in the footer, in the language being read", () => {
    const { footer } = shellOf({ locale: "fr" }, HOME);
    for (const path of [
      "/get-started",
      "/concepts",
      "/guides",
      "/subnets",
      "/articles",
      "/lab",
      "/explore",
      "/about",
      "/privacy-policy",
    ])
      expect(footer).toContain(`href="/fr${path}"`);
  });

  it("shows the rights and the note of the menu, else the site's own line", () => {
    expect(shellOf({ locale: "de" }, HOME).footer).toContain(getTranslator("de")("footer.rights"));
    const navigation = { ...fixedNavigation(getTranslator("en")), rights: "© <2026>", note: "No advice." };
    const { footer } = shellOf({ locale: "en", navigation }, HOME);
    expect(footer).toContain("<p>© &lt;2026&gt;</p><p>No advice.</p>");
    expect(footer).not.toContain(getTranslator("en")("footer.rights"));
  });

  it.each(LOCALES)("asks in the footer whether pages may be counted, where they are (%s)", (locale) => {
    const t = getTranslator(locale);
    const analytics = { key: "a-key", host: "https://count.example" };
    const { footer } = createShellRenderer(settingsOf, { analytics })(inputOf({ locale }), HOME);
    for (const [answer, words] of [
      ["yes", t("consent.yes")],
      ["no", t("consent.no")],
    ])
      expect(footer).toContain(
        `<button type="button" class="button" data-consent-choice="${answer}">${words}</button>`,
      );
    expect(shellOf({ locale }, HOME).footer).not.toContain("data-consent");
  });

  describe("in a copy that is made of files", () => {
    const render = createShellRenderer((locale) => ({ ...settingsOf(locale), url: "" }), { isStaticCopy: true });

    it.each(LOCALES)("leads from the search buttons and from the footer to what it leaves out (%s)", (locale) => {
      const { bar, footer } = render(inputOf({ locale }), HOME);
      const prefix = locale === "en" ? "" : `/${locale}`;
      expect(bar).toContain(`href="${prefix}/search"`);
      expect(bar).not.toContain("search-overlay");
      expect(footer).toContain(`href="${prefix}/static-copy">${getTranslator(locale)("staticCopy.title")}</a>`);
    });

    it("says nothing of it where a server answers", () => {
      const { bar, footer } = shellOf({ locale: "en" }, HOME);
      expect(bar).toContain("search-overlay");
      expect(footer).not.toContain("static-copy");
    });
  });
});

function settingsOf(locale: Locale): SearchSettings {
  return { url: "/multi-search", key: "a-key", indexes: `{source}_${locale}`, comingSoon: ["article", "team"] };
}

function inputOf({ locale, ...rest }: Partial<ShellInput> & { locale: Locale }): ShellInput {
  return { locale, navigation: fixedNavigation(getTranslator(locale)), notices: [], isSignedIn: false, ...rest };
}

function shellOf(input: Partial<ShellInput> & { locale: Locale }, address: PageAddress) {
  return createShellRenderer(settingsOf)(inputOf(input), address);
}

/** Where the first language switch in the markup leads, as a browser reads it. */
function languageLinksIn(markup: string): string[] {
  const links = [...markup.matchAll(/<a [^>]*class="language-link"[^>]*>/g)].slice(0, LOCALES.length);
  return links.map(([link]) =>
    (/href="([^"]*)"/.exec(link)?.[1] ?? "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&"),
  );
}
