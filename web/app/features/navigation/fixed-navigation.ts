import type { Translator } from "#app/i18n/translator.ts";
import type { NavigationData, NavigationEntry, NavigationItem } from "./navigation-types.ts";

const SITE_TITLE = "Learn Bittensor";

const DOCUMENTATION = "https://bittensor.com/docs";

/** The navigation as the specification fixes it, in its order, and behind it what else there is. It stands also when the provider has no menu. */
export function fixedNavigation(t: Translator): NavigationData {
  return {
    siteTitle: SITE_TITLE,
    items: [
      item("get-started", t("navigation.getStarted"), { href: "/get-started", prominent: true }),
      item("explore", t("navigation.explore"), {
        entries: [
          entry("concepts", t("navigation.concepts"), "/concepts"),
          entry("articles", t("navigation.articles"), "/articles"),
          entry("subnets", t("navigation.subnets"), "/subnets"),
          entry("applications", t("navigation.applications"), "/apps"),
          entry("teams", t("navigation.teams"), "/teams"),
          entry("guides", t("navigation.guides"), "/guides"),
        ],
        more: [
          entry("labs", t("footer.labs"), "/lab"),
          entry("map", t("explore.map.title"), "/explore#concept-map"),
          entry("community", t("footer.community"), "/community"),
        ],
      }),
      item("resources", t("navigation.resources"), {
        entries: [
          paper("bittensor-whitepaper", t("navigation.papers.whitepaper")),
          paper("yuma-consensus", t("navigation.papers.consensus")),
          paper("liquid-alpha-and-weight-copying", t("navigation.papers.liquidAlpha")),
          paper("dynamic-tao-emissions", t("navigation.papers.dynamicEmissions")),
          paper("net-inflow-emissions", t("navigation.papers.netInflowEmissions")),
        ],
        more: [
          entry("glossary", t("glossary.title"), "/concepts/glossary"),
          entry("faq", t("footer.faq"), "/faq_legacy"),
          entry("videos", t("footer.videos"), "/videos"),
        ],
      }),
      item("docs", t("navigation.docs"), { href: DOCUMENTATION, external: true }),
      item("about", t("navigation.about"), { href: "/about" }),
    ],
    login: { name: null, href: "/login" },
    profile: { name: null, href: "/profile" },
    rights: null,
    note: null,
  };
}

function item(
  id: string,
  label: string,
  rest: {
    href?: string;
    external?: boolean;
    prominent?: boolean;
    entries?: NavigationEntry[];
    /** Stands below them, in a group of its own. */
    more?: NavigationEntry[];
  },
): NavigationItem {
  const { href = null, external = false, prominent = false, entries, more } = rest;
  const groups = [entries, more].flatMap((part, index) =>
    part ? [{ id: `${id}-group-${index + 1}`, label: null, entries: part }] : [],
  );
  return { id, label, href, external, comingSoon: false, prominent, groups };
}

function entry(id: string, label: string, href: string): NavigationEntry {
  return { id, label, description: null, href, external: false, comingSoon: false };
}

function paper(slug: string, label: string): NavigationEntry {
  return { ...entry(slug, label, `/resources/${slug}.pdf`), external: true };
}
