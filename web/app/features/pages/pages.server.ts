import type { Locale } from "@learn-bittensor/contract/locales";
import { GetPage } from "@learn-bittensor/contract/operations/pages";
import type { ResultOf } from "gql.tada";
import { toConceptLink } from "#app/concept-link.ts";
import { firstInLocale } from "#app/content-lists.server.ts";
import type { Site } from "#app/site.server.ts";

type Attributes = NonNullable<ResultOf<typeof GetPage>["pages"]>["data"][number]["attributes"];
type Block = NonNullable<NonNullable<Attributes["blocks"]>[number]>;

/** A page made of blocks, its texts rendered; null where no language has it. */
export async function getPage(site: Site, asked: { slug: string; locale: Locale }) {
  const page = await firstInLocale(asked.locale, async (locale) => {
    const { pages } = await site.content.query(GetPage, { slug: asked.slug, locale });
    return pages?.data[0]?.attributes;
  });
  if (!page) return null;
  const blocks = await Promise.all((page.blocks ?? []).flatMap((block) => (block ? [toView(block)] : [])));
  return {
    title: page.title,
    description: page.seo?.metaDescription ?? page.description ?? "",
    locale: page.locale,
    updatedAt: page.updatedAt,
    blocks: blocks.flatMap((block) => (block ? [block] : [])),
  };

  /** Unknown members of the zone are ignored, as the contract asks. */
  async function toView(block: Block) {
    switch (block.__typename) {
      case "ComponentBlocksText": {
        const { html } = await site.richText.render(block.body ?? "", { locale: asked.locale });
        return { kind: "text" as const, id: block.id, heading: block.heading, html };
      }
      case "ComponentBlocksHero":
        return { kind: "hero" as const, ...block };
      case "ComponentBlocksCardGrid":
        return { kind: "cards" as const, ...block, cards: (block.cards ?? []).flatMap((card) => (card ? [card] : [])) };
      case "ComponentBlocksCallToAction":
        return { kind: "call-to-action" as const, ...block };
      case "ComponentBlocksFigure":
        return { kind: "figure" as const, ...block };
      case "ComponentBlocksFeatured":
        return {
          kind: "featured" as const,
          id: block.id,
          heading: block.heading,
          links: [
            ...(block.concepts?.data ?? []).map((concept) => toConceptLink(concept.attributes)),
            ...(block.guides?.data ?? []).map(({ attributes: { title, description, slug } }) => {
              return { title, description: description ?? "", href: `/guides/${slug}` };
            }),
          ],
        };
      default:
        return null;
    }
  }
}

export type PageView = NonNullable<Awaited<ReturnType<typeof getPage>>>;
export type PageBlock = PageView["blocks"][number];
