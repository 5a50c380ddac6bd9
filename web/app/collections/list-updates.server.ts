import type { Locale } from "@learn-bittensor/contract/locales";
import { listArticles } from "#app/features/articles/articles.server.ts";
import { listConceptLinks } from "#app/features/concepts/concepts.server.ts";
import { listGuides } from "#app/features/guides/guides.server.ts";
import { listSubnets } from "#app/features/subnets/subnets.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** The kinds of texts, by the addresses of their lists. */
export const UPDATED_KINDS = ["concepts", "guides", "articles", "subnets"] as const;

type UpdatedKind = (typeof UPDATED_KINDS)[number];

/** A text and when it was changed last, in the language it is in. */
interface Update {
  kind: UpdatedKind;
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

/** Texts of every kind, or of one, those that were changed last first; at most so many. What has no date is left out. */
export async function listUpdates(
  site: Site,
  { locale, most, kind: only }: { locale: Locale; most: number; kind?: UpdatedKind | undefined },
): Promise<Update[]> {
  const t = getTranslator(locale);
  const [concepts, guides, articles, subnets] = await Promise.all([
    listConceptLinks(site, locale),
    listGuides(site, locale),
    listArticles(site, locale),
    listSubnets(site, locale),
  ]);
  const undated: Undated[] = [
    ...concepts.map((concept) => ({
      ...concept,
      ...ANONYMOUS,
      kind: "concepts" as const,
      section: t("concepts.title"),
    })),
    ...guides.map((guide) => {
      const href = `/guides/${guide.slug}`;
      return { ...guide, ...ANONYMOUS, kind: "guides" as const, href, section: t("guides.title") };
    }),
    ...articles.map((article) => {
      const href = `/articles/${article.slug}`;
      return { ...article, kind: "articles" as const, href, section: t("articles.title") };
    }),
    ...subnets.map(({ name, mainnetId, slug, ...subnet }) => ({
      ...subnet,
      ...ANONYMOUS,
      kind: "subnets" as const,
      title: mainnetId === null ? name : `${name} (SN${mainnetId})`,
      href: `/subnets/${mainnetId === 0 ? "root" : (mainnetId ?? slug)}`,
      section: t("subnets.title"),
    })),
  ];
  const updates = undated.flatMap(
    ({ kind, updatedAt, href, title, description, locale, publishedOn, author, section }) =>
      updatedAt && (only === undefined || kind === only)
        ? [{ kind, updatedAt, href, title, description, locale, publishedOn, author, section }]
        : [],
  );
  return updates.toSorted((one, other) => compare(other.updatedAt, one.updatedAt)).slice(0, most);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
