import type { Locator, Page } from "@playwright/test";

/** The items of the specification, in its order. */
export const TOP_ITEMS = ["Get Started", "Explore", "Resources", "Docs", "About"];

export const EXPLORE = {
  links: [
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
  ],
} as const;

export const PAPERS = 5;

/** Behind the papers. */
export const MORE_RESOURCES = ["/concepts/glossary", "/faq", "/videos", "/teach"];

export function mainNavigation(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main" });
}

/** What can be clicked in a part of the page, by its visible words. */
export async function linksIn(part: Locator) {
  return part.getByRole("link").evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute("href") ?? "",
      target: link.getAttribute("target"),
      rel: link.getAttribute("rel"),
    })),
  );
}
