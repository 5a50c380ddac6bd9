import type { Locale } from "@learn-bittensor/contract/locales";
import { GetMenu } from "@learn-bittensor/contract/operations/menus";
import type { Source } from "@learn-bittensor/contract/search";
import type { ResultOf } from "gql.tada";
import { getTranslator } from "#app/i18n/messages.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { withTimeout } from "#app/site/with-timeout.server.ts";
import type { ShowOnce } from "#app/ui/shown-once.tsx";
import { fixedNavigation } from "./fixed-navigation.ts";
import type { NavigationData, NavigationFlags, NavigationGroup, NavigationItem } from "./navigation-types.ts";

/** The fixed navigation, with the labels and additions of the provider's menu. A missing menu is no failure of the page. */
export async function getNavigation(site: Site, locale: Locale, once: ShowOnce): Promise<NavigationData> {
  const [menu, comingSoon] = await Promise.all([readMenu(site, locale), site.comingSoon()]);
  const fixed = fixedNavigation(getTranslator(locale));
  return withComingSoon(menu ? mergeMenu(fixed, menu, once) : fixed, comingSoon);
}

type Menu = ResultOf<typeof GetMenu>["menus"] extends infer List
  ? NonNullable<List> extends { data: readonly { attributes: infer Attributes }[] }
    ? Attributes
    : never
  : never;
type Item = Extract<NonNullable<NonNullable<Menu["items"]>[number]>, { __typename: "ComponentMenuItem" }>;

async function readMenu(site: Site, locale: Locale): Promise<Menu | null> {
  try {
    const asked = site.content.query(GetMenu, { slug: `navbar-${locale}`, locale });
    const { menus } = await withTimeout(asked);
    return menus?.data[0]?.attributes ?? null;
  } catch (error) {
    site.log({ level: "warn", message: `no menu for ${locale}: the fixed navigation stands`, cause: error });
    return null;
  }
}

function mergeMenu(fixed: NavigationData, menu: Menu, once: ShowOnce): NavigationData {
  const navigation: NavigationData = { ...fixed, items: [...fixed.items] };
  for (const found of menu.items ?? []) {
    if (found?.__typename !== "ComponentMenuItem") continue;
    const item = toItem(found, once);
    const at = navigation.items.findIndex((known) => isSameItem(known, item));
    const known = navigation.items[at];
    if (known)
      navigation.items[at] = {
        ...known,
        label: item.label || known.label,
        groups: item.groups.length > 0 ? item.groups : known.groups,
      };
    else navigation.items.push(item);
  }
  for (const part of menu.additional ?? []) {
    if (part?.__typename === "ComponentMenuRootText") navigation.siteTitle = part.text;
    if (part?.__typename === "ComponentMenuFooterInfo") {
      navigation.rights = part.rights ? once(part.rights) : null;
      navigation.note = part.note ? once(part.note) : null;
    }
    if (part?.__typename === "ComponentMenuSideItems") {
      navigation.login = part.login?.data?.attributes ?? fixed.login;
      navigation.profile = part.profile?.data?.attributes ?? fixed.profile;
    }
  }
  return navigation;
}

/** Same address; or both only open children, of which they share one. */
function isSameItem(one: NavigationItem, other: NavigationItem): boolean {
  if (one.href !== null || other.href !== null) return one.href === other.href;
  const addresses = new Set(one.groups.flatMap((group) => group.entries.map((entry) => entry.href)));
  return other.groups.some((group) => group.entries.some((entry) => addresses.has(entry.href)));
}

function toItem(item: Item, once: ShowOnce): NavigationItem {
  return {
    id: item.id,
    label: item.label || item.link?.data?.attributes.name || "",
    href: item.href || item.link?.data?.attributes.href || null,
    ...flags({ ...item, external: item.external || item.link?.data?.attributes.external }),
    groups: (item.children ?? []).flatMap((group) => (group ? [toGroup(group, once)] : [])),
  };
}

function toGroup(group: NonNullable<NonNullable<Item["children"]>[number]>, once: ShowOnce): NavigationGroup {
  return {
    ...(group.label && { label: group.label }),
    entries: (group.entries ?? []).flatMap((entry) => {
      const link = entry?.link?.data?.attributes;
      const href = entry?.href || link?.href;
      if (!entry || !href) return [];
      const { label, description } = entry;
      const own = flags({ external: entry.external || link?.external, comingSoon: entry.comingSoon });
      return [{ label, ...(description && { description: once(description) }), href, ...own }];
    }),
  };
}

function flags(said: { [Name in keyof NavigationFlags]?: boolean | null | undefined }): NavigationFlags {
  const { external, comingSoon, prominent } = said;
  return {
    ...(external && { external }),
    ...(comingSoon && { comingSoon }),
    ...(prominent && { prominent }),
  };
}

const SOURCE_ADDRESSES: Record<Source, readonly string[]> = {
  concept: ["/concepts"],
  article: ["/articles"],
  subnet: ["/subnets"],
  application: ["/applications", "/apps"],
  team: ["/teams"],
  guide: ["/guides"],
};

/** One switch decides which sources are yet to come; what the menu says counts for its other entries. */
function withComingSoon(navigation: NavigationData, comingSoon: readonly Source[]): NavigationData {
  const isComing = <T extends { href: string | null; comingSoon?: boolean }>(entry: T): T => {
    const source = Object.entries(SOURCE_ADDRESSES).find(([, addresses]) => addresses.includes(entry.href ?? ""))?.[0];
    const isMarked = comingSoon.some((name) => name === source);
    return source && isMarked !== Boolean(entry.comingSoon) ? { ...entry, comingSoon: isMarked } : entry;
  };
  return {
    ...navigation,
    items: navigation.items.map((item) => ({
      ...isComing(item),
      groups: item.groups.map((group) => ({ ...group, entries: group.entries.map(isComing) })),
    })),
  };
}
