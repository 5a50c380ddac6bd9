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
          entry(t("navigation.concepts"), "/concepts"),
          entry(t("navigation.articles"), "/articles"),
          entry(t("navigation.subnets"), "/subnets"),
          entry(t("navigation.applications"), "/apps"),
          entry(t("navigation.teams"), "/teams"),
          entry(t("navigation.guides"), "/guides"),
        ],
        more: [
          entry(t("footer.labs"), "/lab"),
          entry(t("navigation.conceptMap"), "/explore#concept-map"),
          entry(t("footer.timeline"), "/timeline"),
          entry(t("footer.community"), "/community"),
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
          entry(t("navigation.glossary"), "/concepts/glossary"),
          entry(t("footer.faq"), "/faq"),
          entry(t("footer.videos"), "/videos"),
          entry(t("footer.teach"), "/teach"),
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
  const { href = null, entries, more, ...flags } = rest;
  const groups = [entries, more].flatMap((part) => (part ? [{ entries: part }] : []));
  return { id, label, href, ...flags, groups };
}

function entry(label: string, href: string): NavigationEntry {
  return { label, href };
}

function paper(slug: string, label: string): NavigationEntry {
  return { ...entry(label, `/resources/${slug}.pdf`), external: true };
}
