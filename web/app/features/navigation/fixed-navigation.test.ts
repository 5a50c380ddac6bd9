import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { fixedNavigation } from "./fixed-navigation.ts";

describe("fixedNavigation", () => {
  it("has Get Started, Explore, Resources, Docs and About, in this order", () => {
    expect(inEnglish().items.map(({ label, href }) => [label, href])).toEqual([
      ["Get Started", "/get-started"],
      ["Explore", null],
      ["Resources", null],
      ["Docs", "https://bittensor.com/docs"],
      ["About", "/about"],
    ]);
  });

  it("has Concepts, Articles, Subnets, Applications, Teams and Guides under Explore, in this order, then the rest", () => {
    expect(entriesOf("Explore").map(({ label, href }) => [label, href])).toEqual([
      ["Concepts", "/concepts"],
      ["Articles", "/articles"],
      ["Subnets", "/subnets"],
      ["Applications", "/apps"],
      ["Teams", "/teams"],
      ["Guides", "/guides"],
      ["Labs", "/lab"],
      ["What builds on what", "/explore#concept-map"],
      ["Timeline", "/timeline"],
      ["Community", "/community"],
    ]);
  });

  it("has the five papers under Resources, each a PDF in a new tab, then pages", () => {
    expect(entriesOf("Resources").map(({ href, external = false }) => [href, external])).toEqual([
      ["/resources/bittensor-whitepaper.pdf", true],
      ["/resources/yuma-consensus.pdf", true],
      ["/resources/liquid-alpha-and-weight-copying.pdf", true],
      ["/resources/dynamic-tao-emissions.pdf", true],
      ["/resources/net-inflow-emissions.pdf", true],
      ["/concepts/glossary", false],
      ["/faq", false],
      ["/videos", false],
      ["/teach", false],
    ]);
  });

  it("opens only the documentation and the papers in a new tab", () => {
    const { items } = inEnglish();
    expect(items.filter((item) => item.external).map(({ label }) => label)).toEqual(["Docs"]);
    expect(entriesOf("Explore").some((entry) => entry.external)).toBe(false);
  });

  it("gives Get Started, and nothing else, the prominent place", () => {
    const prominent = inEnglish().items.filter((item) => item.prominent);
    expect(prominent.map(({ label }) => label)).toEqual(["Get Started"]);
  });

  it("has the site's title and the ways to sign in and to one's account", () => {
    const { siteTitle, login, profile, rights, note } = inEnglish();
    expect({ siteTitle, login, profile, rights, note }).toEqual({
      siteTitle: "Learn Bittensor",
      login: { name: null, href: "/login" },
      profile: { name: null, href: "/profile" },
      rights: null,
      note: null,
    });
  });

  it.each(LOCALES)("is the same in %s but for its words", (locale) => {
    const here = fixedNavigation(getTranslator(locale));
    const addresses = ({ items }: typeof here) =>
      items.map(({ id, href, groups }) => [
        id,
        href,
        groups.flatMap((group) => group.entries.map((entry) => entry.href)),
      ]);
    expect(addresses(here)).toEqual(addresses(inEnglish()));
    const labels = here.items.flatMap((item) => [
      item.label,
      ...item.groups.flatMap(({ entries }) => entries.map(({ label }) => label)),
    ]);
    expect(labels).toHaveLength(24);
    expect(labels.filter((label) => label.trim() === "")).toEqual([]);
  });
});

function inEnglish() {
  return fixedNavigation(getTranslator("en"));
}

function entriesOf(label: string) {
  return (
    inEnglish()
      .items.find((item) => item.label === label)
      ?.groups.flatMap((group) => group.entries) ?? []
  );
}
