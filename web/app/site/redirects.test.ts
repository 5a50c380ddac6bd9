import { describe, expect, it } from "vitest";
import { createRedirects } from "./redirects.ts";

const redirects = createRedirects([
  { from: "/guides/purse", to: "/guides/wallet", locale: null },
  { from: "/guides/purse/coins", to: "/guides/wallet/keys#keys-step-1", locale: null },
  { from: "/articles/halving#gone", to: "/articles/halving#what", locale: null },
  { from: "/articles/halving#left", to: "/concepts/tokens/supply", locale: null },
  { from: "/glossary", to: "/concepts/glossary", locale: "en" },
  { from: "/häufige-fragen", to: "/faq_legacy", locale: "de" },
  { from: "/용어집", to: "/concepts/glossary", locale: "ko" },
  { from: "/백서", to: "/resources/bittensor-whitepaper.pdf", locale: "ko" },
]);

describe("find", () => {
  it.each([
    ["/guides/purse", "/guides/wallet"],
    ["/de/guides/purse", "/de/guides/wallet"],
    ["/guides/purse/keys", "/guides/wallet/keys"],
    ["/guides/purse/coins", "/guides/wallet/keys#keys-step-1"],
    ["/glossary", "/concepts/glossary"],
    ["/Glossary", "/concepts/glossary"],
    ["/ko/glossary", "/ko/concepts/glossary"],
    ["/%EC%9A%A9%EC%96%B4%EC%A7%91", "/ko/concepts/glossary"],
    ["/fr/%EC%9A%A9%EC%96%B4%EC%A7%91", "/fr/concepts/glossary"],
    ["/h%C3%A4ufige-fragen", "/de/faq_legacy"],
    ["/ha%CC%88ufige-fragen", "/de/faq_legacy"],
    ["/%EB%B0%B1%EC%84%9C", "/resources/bittensor-whitepaper.pdf"],
  ])("leads from %s to %s", (from, to) => {
    expect(redirects.find(from)).toBe(to);
  });

  it("looks above an address no deeper than pages have been: what is made up may have thousands of parts", () => {
    expect(redirects.find(`/guides${"/a".repeat(40_000)}`)).toBeNull();
    const below = "/a".repeat(20_000);
    expect(redirects.find(`/guides/purse${below}`)).toBe(`/guides/wallet${below}`);
  });

  it.each(["/", "/guides", "/guides/wallet", "/articles/halving", "/glossary/term", "/%E0%A4%A", "//glossary"])(
    "leads nowhere from %s",
    (path) => {
      expect(redirects.find(path)).toBeNull();
    },
  );
});

describe("anchorsOf", () => {
  it("has the headings of a page that stand elsewhere, in its language", () => {
    expect(redirects.anchorsOf("/ko/articles/halving")).toEqual({
      gone: "/ko/articles/halving#what",
      left: "/ko/concepts/tokens/supply",
    });
  });

  it("has none of another page", () => {
    expect(redirects.anchorsOf("/articles/other")).toBeNull();
  });
});
