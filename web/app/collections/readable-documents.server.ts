import type { Locale } from "@learn-bittensor/contract/locales";
import { listArticles } from "#app/features/articles/articles.server.ts";
import { listCategories, listConceptLinks } from "#app/features/concepts/concepts.server.ts";
import { listSteps } from "#app/features/get-started/get-started.server.ts";
import { listGuides } from "#app/features/guides/guides.server.ts";
import type { ReadableDocument } from "#app/features/learning/learning-overview.ts";
import { listSubnets } from "#app/features/subnets/subnets.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** Everything that can be marked as read, in the order in which one would read it. A concept is counted with its first category. */
export async function listReadableDocuments(site: Site, locale: Locale): Promise<ReadableDocument[]> {
  const [categories, links, steps, guides, articles, subnets] = await Promise.all([
    listCategories(site, locale),
    listConceptLinks(site, locale),
    listSteps(site, locale),
    listGuides(site, locale),
    listArticles(site, locale),
    listSubnets(site, locale),
  ]);
  const changedAt = new Map(links.map(({ href, updatedAt }) => [href, updatedAt]));
  const counted = new Set<string>();
  const concepts = categories.flatMap(({ concepts, slug, name, locale }) =>
    concepts.flatMap((concept): ReadableDocument[] => {
      if (counted.has(concept.slug)) return [];
      counted.add(concept.slug);
      const category = { slug, name, locale };
      const href = `/concepts/${concept.home ?? slug}/${concept.slug}`;
      const dated = { ...concept, updatedAt: changedAt.get(href) ?? null };
      return [{ ...namesOf(dated), kind: "concept", href, category }];
    }),
  );
  return [
    ...steps.map((step) => toDocument("get_started", step, `/get-started/${step.slug}`)),
    ...concepts,
    ...guides.map((guide) => toDocument("guide", guide, `/guides/${guide.slug}`)),
    ...articles.map((article) => toDocument("article", article, `/articles/${article.slug}`)),
    ...subnets.map((subnet) => {
      const address = subnet.mainnetId === 0 ? "root" : (subnet.mainnetId ?? subnet.slug);
      return toDocument("subnet", { ...subnet, title: subnet.name }, `/subnets/${address}`);
    }),
  ];
}

interface Named {
  slug: string;
  title: string;
  locale: Locale;
  updatedAt?: string | null;
}

function namesOf({ slug, title, locale, updatedAt }: Named) {
  return { slug, title, locale, ...(updatedAt && { updatedAt }) };
}

function toDocument(kind: ReadableDocument["kind"], named: Named, href: string): ReadableDocument {
  return { ...namesOf(named), kind, href, category: null };
}
