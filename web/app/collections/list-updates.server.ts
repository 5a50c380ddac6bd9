import type { Locale } from "@learn-bittensor/contract/locales";
import { listArticles } from "#app/features/articles/articles.server.ts";
import { listConceptLinks } from "#app/features/concepts/concepts.server.ts";
import { listGuides } from "#app/features/guides/guides.server.ts";
import { listSubnets } from "#app/features/subnets/subnets.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** A text and when it was changed last, in the language it is in. */
interface Update {
  href: string;
  title: string;
  description: string;
  locale: Locale;
  updatedAt: string;
  publishedOn: string | null;
  author: string | null;
  /** What kind of text it is, in the reader's language. */
  section: string;
}

type Undated = Omit<Update, "updatedAt"> & { updatedAt: string | null };

/** Of most texts nobody says who wrote them, and when first. */
const ANONYMOUS = { publishedOn: null, author: null };

/** Texts of every kind, those that were changed last first; at most so many. What has no date is left out. */
export async function listUpdates(site: Site, { locale, most }: { locale: Locale; most: number }): Promise<Update[]> {
  const t = getTranslator(locale);
  const [concepts, guides, articles, subnets] = await Promise.all([
    listConceptLinks(site, locale),
    listGuides(site, locale),
    listArticles(site, locale),
    listSubnets(site, locale),
  ]);
  const undated: Undated[] = [
    ...concepts.map((concept) => ({ ...concept, ...ANONYMOUS, section: t("concepts.title") })),
    ...guides.map((guide) => {
      return { ...guide, ...ANONYMOUS, href: `/guides/${guide.slug}`, section: t("guides.title") };
    }),
    ...articles.map((article) => ({ ...article, href: `/articles/${article.slug}`, section: t("articles.title") })),
    ...subnets.map(({ name, mainnetId, slug, ...subnet }) => ({
      ...subnet,
      ...ANONYMOUS,
      title: mainnetId === null ? name : `${name} (SN${mainnetId})`,
      href: `/subnets/${mainnetId === 0 ? "root" : (mainnetId ?? slug)}`,
      section: t("subnets.title"),
    })),
  ];
  const updates = undated.flatMap(({ updatedAt, href, title, description, locale, publishedOn, author, section }) =>
    updatedAt ? [{ updatedAt, href, title, description, locale, publishedOn, author, section }] : [],
  );
  return updates.toSorted((one, other) => compare(other.updatedAt, one.updatedAt)).slice(0, most);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
