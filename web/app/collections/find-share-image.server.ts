import type { Locale } from "@learn-bittensor/contract/locales";
import { getArticle } from "#app/features/articles/articles.server.ts";
import { ASK_PATH } from "#app/features/ask/ask-path.ts";
import { getConcept, listCategories } from "#app/features/concepts/concepts.server.ts";
import { getPathEnd, getStep } from "#app/features/get-started/get-started.server.ts";
import { getGuide } from "#app/features/guides/guides.server.ts";
import { getLab } from "#app/features/labs/labs.server.ts";
import { getPage } from "#app/features/pages/pages.server.ts";
import { isShareImageSection, SHARE_IMAGE_SECTIONS } from "#app/features/share-images/share-image-sections.ts";
import { getSubnet } from "#app/features/subnets/subnets.server.ts";
import { getTeam } from "#app/features/teams/teams.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import type { ShareImage } from "#app/site/share-image.ts";
import type { Site } from "#app/site/site.server.ts";

/** What stands on the image of the page at an address without language; null where there is no such page, or it has none. */
export async function findShareImage(site: Site, asked: { path: string; locale: Locale }): Promise<ShareImage | null> {
  const { path, locale } = asked;
  const t = getTranslator(locale);
  if (isShareImageSection(path)) return { kicker: [], title: t(SHARE_IMAGE_SECTIONS[path]), locale };
  if (path === "/lab/terminal") return { kicker: [t("labs.title")], title: t("lab.terminal.title"), locale };
  if (path === ASK_PATH) return { kicker: [t("labs.title")], title: t("ask.title"), locale };
  const [, section = "", address = ""] = /^\/([a-z-]+)(?:\/(.+))?$/.exec(path) ?? [];
  switch (section) {
    case "about":
    case "developers":
    case "privacy-policy": {
      const page = address === "" ? await getPage(site, { slug: section, locale }) : null;
      return page && { kicker: [], title: page.title, locale: page.locale };
    }
    case "concepts":
      return address.includes("/")
        ? conceptShareImage(site, asked)
        : categoryShareImage(site, { slug: address, locale });
    case "articles": {
      const article = await getArticle(site, { slug: address, locale });
      return article && { kicker: [t("articles.title")], title: article.title, locale: article.locale };
    }
    case "guides": {
      const guide = await getGuide(site, { address, locale });
      if (!guide) return null;
      const kicker = [t("guides.title"), ...(guide.section ? [guide.title] : [])];
      return { kicker, title: guide.section?.title ?? guide.title, locale: guide.locale };
    }
    case "get-started": {
      const [, walked] = /^([^/]+)\/end$/.exec(address) ?? [];
      if (walked !== undefined) {
        const path = await getPathEnd(site, { path: walked, locale });
        return path && { kicker: [t("getStarted.pathRead")], title: path.title, locale: path.locale };
      }
      const step = await getStep(site, { slug: address, path: null, locale });
      return step && { kicker: [t("getStarted.title")], title: step.title, locale: step.locale };
    }
    case "lab": {
      const lab = await getLab(site, { slug: address, locale });
      return lab && { kicker: [t("labs.title")], title: lab.title, locale: lab.locale };
    }
    case "subnets":
      return subnetShareImage(site, { address: address === "root" ? "0" : address, locale });
    default:
      return null;
  }
}

/** A concept by its one address: no other leads to its image. */
async function conceptShareImage(
  site: Site,
  { path, locale }: { path: string; locale: Locale },
): Promise<ShareImage | null> {
  const concept = await getConcept(site, { slug: path.slice(path.lastIndexOf("/") + 1), locale });
  if (concept?.path !== path) return null;
  const kicker = [getTranslator(locale)("concepts.title"), ...(concept.category ? [concept.category.name] : [])];
  return { kicker, title: concept.title, locale: concept.locale };
}

async function categoryShareImage(
  site: Site,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<ShareImage | null> {
  const category = (await listCategories(site, locale)).find((known) => known.slug === slug);
  return category
    ? { kicker: [getTranslator(locale)("concepts.title")], title: category.name, locale: category.locale }
    : null;
}

async function subnetShareImage(site: Site, asked: { address: string; locale: Locale }): Promise<ShareImage | null> {
  const t = getTranslator(asked.locale);
  const subnet = await getSubnet(site, asked);
  if (subnet) {
    const number = subnet.mainnetId === null ? [] : [`SN${subnet.mainnetId}`];
    return { kicker: [t("subnets.title"), ...number], title: subnet.name, locale: subnet.locale };
  }
  const team = await getTeam(site, { slug: asked.address, locale: asked.locale });
  return team && { kicker: [t("teams.title")], title: team.name, locale: team.locale };
}
