import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { GetPage } from "@learn-bittensor/contract/operations/pages";
import type { ResultOf } from "gql.tada";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { toConceptLink } from "#app/site/concept-link.ts";
import { firstInLocale } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { ShownText } from "#app/ui/rich-text/rich-text.tsx";

type Attributes = NonNullable<ResultOf<typeof GetPage>["pages"]>["data"][number]["attributes"];
type Block = NonNullable<NonNullable<Attributes["blocks"]>[number]>;

/** A page made of blocks, its texts as they were written; null where no language has it. */
export async function getPageText(site: Site, asked: { slug: string; locale: Locale }) {
  const page = await firstInLocale(asked.locale, async (locale) => {
    const { pages } = await site.content.query(GetPage, { slug: asked.slug, locale });
    return pages?.data[0]?.attributes;
  });
  if (!page) return null;
  const { title, description, locale, updatedAt, blocks } = page;
  return { title, description: description ?? "", locale, updatedAt, parts: (blocks ?? []).flatMap(toTextParts) };
}

/** What a block says: its heading, its text, and where it leads. What only shows something says nothing. */
function toTextParts(block: Block | null) {
  switch (block?.__typename) {
    case "ComponentBlocksText":
      return [{ heading: block.heading, markdown: block.body ?? "", links: [] }];
    case "ComponentBlocksHero": {
      const links = [block.primary, block.secondary].flatMap((link) => link ?? []);
      return [{ heading: block.heading, markdown: block.subheading ?? "", links }];
    }
    case "ComponentBlocksCallToAction":
      return [{ heading: block.heading, markdown: block.text ?? "", links: block.action ? [block.action] : [] }];
    case "ComponentBlocksCardGrid": {
      const links = (block.cards ?? []).flatMap((card) => (card?.href ? [{ label: card.title, href: card.href }] : []));
      return [{ heading: block.heading, markdown: "", links }];
    }
    default:
      return [];
  }
}

/** A page made of blocks, its texts rendered; null where no language has it. */
export async function getPage(site: Site, asked: { slug: string; locale: Locale }) {
  const find = async (locale: Locale) => {
    const { pages } = await site.content.query(GetPage, { slug: asked.slug, locale });
    return pages?.data[0]?.attributes;
  };
  const page = await firstInLocale(asked.locale, find);
  if (!page) return null;
  // A relation holds what is translated only; what a page features is completed from the English page.
  const english = page.locale === DEFAULT_LOCALE ? page : await find(DEFAULT_LOCALE);
  const englishFeatures = (english?.blocks ?? []).flatMap((block) =>
    isFeatured(block) ? [toFeatures(block, DEFAULT_LOCALE)] : [],
  );
  let featuresSeen = 0;
  const blocks = await Promise.all(
    (page.blocks ?? []).flatMap((block, index) => (block ? [toView(block, String(index))] : [])),
  );
  return {
    title: page.title,
    description: page.seo?.metaDescription ?? page.description ?? "",
    locale: page.locale,
    updatedAt: page.updatedAt,
    blocks: blocks.flatMap((block) => (block ? [block] : [])),
  };

  function withAddress(image: Figure["image"]) {
    const attributes = image?.data?.attributes;
    return attributes ? { ...attributes, src: site.pictureUrl(attributes.url) } : null;
  }

  function toCard(card: NonNullable<CardGrid["cards"]>[number], index: number) {
    return card ? [site.icon(card.icon).then((icon) => ({ ...card, id: String(index), icon }))] : [];
  }

  /** Unknown members of the zone are ignored, as the contract asks. `id` is the place on the page: the provider's are long. */
  async function toView(block: Block, id: string) {
    switch (block.__typename) {
      case "ComponentBlocksText": {
        const { parts }: ShownText = await site.richText.render(block.body ?? "", { locale: asked.locale });
        return { kind: "text" as const, id, heading: block.heading, parts };
      }
      case "ComponentBlocksHero":
        return { kind: "hero" as const, ...block, id };
      case "ComponentBlocksCardGrid":
        return { kind: "cards" as const, ...block, id, cards: await Promise.all((block.cards ?? []).flatMap(toCard)) };
      case "ComponentBlocksCallToAction":
        return { kind: "call-to-action" as const, ...block, id };
      case "ComponentBlocksFigure":
        return { kind: "figure" as const, ...block, id, image: withAddress(block.image) };
      case "ComponentBlocksFeatured":
        return {
          kind: "featured" as const,
          id,
          heading: block.heading,
          links: completed(toFeatures(block, page?.locale ?? DEFAULT_LOCALE), englishFeatures[featuresSeen++]),
        };
      default:
        return null;
    }
  }
}

type CardGrid = Extract<Block, { __typename: "ComponentBlocksCardGrid" }>;
type Figure = Extract<Block, { __typename: "ComponentBlocksFigure" }>;
type Featured = Extract<Block, { __typename: "ComponentBlocksFeatured" }>;

function isFeatured(block: Block | null): block is Featured {
  return block?.__typename === "ComponentBlocksFeatured";
}

function toFeatures(block: Featured, locale: Locale) {
  const concepts = (block.concepts?.data ?? []).map(({ documentId, attributes }) => ({
    documentId,
    locale,
    ...toConceptLink(attributes),
  }));
  const guides = (block.guides?.data ?? []).map(({ documentId, attributes: { title, description, slug } }) => ({
    documentId,
    locale,
    title,
    description: description ?? "",
    href: `/guides/${slug}`,
  }));
  return [...concepts, ...guides];
}

/** The English features in their order, each translated where it is. */
function completed(own: ReturnType<typeof toFeatures>, english: ReturnType<typeof toFeatures> = own) {
  const translated = new Map(own.map((feature) => [feature.documentId, feature]));
  return english.map((feature) => {
    const { documentId: _, ...shown } = translated.get(feature.documentId) ?? feature;
    return shown;
  });
}

/** What stands in the place of a home page that the provider does not have: who is here, and two ways on. */
export function homeOtherwise(locale: Locale): PageView {
  const t = getTranslator(locale);
  const way = (label: string, href: string) => ({ label, href, external: false, kind: null });
  return {
    ...{ title: t("home.title"), description: t("fallbacks.homeLead"), locale, updatedAt: null },
    blocks: [
      {
        ...{ kind: "hero", __typename: "ComponentBlocksHero", id: "0", image: null },
        ...{ heading: t("home.title"), subheading: t("fallbacks.homeLead") },
        ...{ primary: way(t("footer.getStarted"), "/get-started"), secondary: way(t("footer.explore"), "/explore") },
      },
    ],
  };
}

/** The page with each of its texts as `toShown` makes it. */
export function withTexts(page: PageView, toShown: (parts: ShownText["parts"]) => ShownText["parts"]): PageView {
  const blocks = page.blocks.map((block) =>
    block.kind === "text" ? { ...block, parts: toShown(block.parts) } : block,
  );
  return { ...page, blocks };
}

export type PageView = NonNullable<Awaited<ReturnType<typeof getPage>>>;
export type PageBlock = PageView["blocks"][number];
