import type { VariablesOf } from "@learn-bittensor/contract/graphql";
import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { GetGuide, GetGuides } from "@learn-bittensor/contract/operations/guides";
import { toStepId } from "@learn-bittensor/markdown/heading-ids";
import { toConceptLink } from "#app/site/concept-link.ts";
import { everyPage, firstInLocale, LARGEST_PAGE, mergedList } from "#app/site/content-lists.server.ts";
import {
  type Edition,
  findEdition,
  noticeOfEdition,
  slugOfEdition,
  withEdition,
  withoutFigures,
} from "#app/site/editions.server.ts";
import { findNeighbours, listAround } from "#app/site/neighbours.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { ShownPart } from "#app/ui/rich-text/rich-text.tsx";
import { besideWhole } from "#app/ui/rich-text/set-beside.server.ts";

/**
 * A guide and one of its sections, by the address `{guide}` or `{guide}/{section}`. A guide's slug may itself hold
 * slashes, so the whole address is tried first. Null where there is no such guide or section. Where a `day` is asked for, as it
 * was then.
 */
export async function getGuide(
  site: Site,
  { address, locale, day = null }: { address: string; locale: Locale; day?: string | null },
) {
  const whole = await findGuide(site, { slug: address, locale });
  if (whole) return toView(site, await ofDay(site, whole, { locale, day }), { locale, anchor: null });
  const cut = address.lastIndexOf("/");
  if (cut < 0) return null;
  const guide = await findGuide(site, { slug: address.slice(0, cut), locale });
  if (!guide) return null;
  const shown = await ofDay(site, guide, { locale, day });
  const anchor = address.slice(cut + 1);
  const hasSection = shown.guide.sections?.some((section) => section?.anchor === anchor);
  return hasSection ? toView(site, shown, { locale, anchor }) : null;
}

type OfDay = { guide: Guide; edition: Edition | null };

async function ofDay(
  site: Site,
  guide: Guide,
  { locale, day }: { locale: Locale; day: string | null },
): Promise<OfDay> {
  const edition = await findEdition(site, { type: "guide", slug: guide.slug, locale, day });
  return { guide: withEdition(guide, edition), edition };
}

type FullView = Awaited<ReturnType<typeof toView>>;

/** What the page shows. */
export type GuideView = Omit<FullView, "canonicalPath" | "edition" | "sources">;

type Guide = NonNullable<Awaited<ReturnType<typeof findGuide>>>;

function findGuide(site: Site, asked: { slug: string; locale: Locale }) {
  return firstInLocale(asked.locale, async (locale) => {
    const { guides } = await site.content.query(GetGuide, { slug: asked.slug, locale });
    return guides?.data[0]?.attributes;
  });
}

async function toView(
  site: Site,
  { guide, edition }: OfDay,
  { locale, anchor }: { locale: Locale; anchor: string | null },
) {
  const sections = (guide.sections ?? []).flatMap((section) => (section ? [section] : []));
  const canonicalPath = `${hrefOf(guide.slug)}${anchor === null ? "" : `/${anchor}`}`;
  const notice = noticeOfEdition(edition, { path: canonicalPath, locale });
  const slug = slugOfEdition(guide.slug, edition);
  const shown = anchor === null ? sections : sections.filter((section) => section.anchor === anchor);
  const at = sections.findIndex((section) => section.anchor === anchor);
  const render = async (text: string | null, idPrefix: string): Promise<readonly ShownPart[]> =>
    withoutFigures((await site.richText.render(text ?? "", { locale, idPrefix })).parts, edition);
  const link = (section: { anchor: string; title: string } | undefined) =>
    section ? { href: `${hrefOf(slug)}/${section.anchor}`, title: section.title } : null;
  const section = anchor === null ? null : { anchor, title: shown[0]?.title ?? "" };
  return {
    /** As it stands in its address. */
    slug,
    /** Where the text of today stands, without language. */
    canonicalPath,
    edition,
    title: guide.title,
    pageTitle: section ? `${section.title} · ${guide.title}` : guide.title,
    description: guide.description ?? "",
    metaDescription: guide.seo?.metaDescription ?? guide.description ?? "",
    difficulty: guide.difficulty ?? "beginner",
    durationMinutes: guide.durationMinutes,
    updatedAt: guide.updatedAt,
    sourceUrl: edition ? null : site.sourceUrl({ type: "guide", slug: guide.slug, locale: guide.locale }),
    locale: guide.locale,
    tags: guide.tags?.data.map((tag) => tag.attributes.name) ?? [],
    concepts: (!edition && guide.concepts?.data.map((concept) => toConceptLink(concept.attributes))) || [],
    outline: sections.map((section) => ({ anchor: section.anchor, title: section.title })),
    /** Set where only one section is shown. */
    section,
    previous: anchor === null ? null : link(sections[at - 1]),
    next: anchor === null ? null : link(sections[at + 1]),
    /** The texts as they were written. */
    sources: shown.map(({ title, introduction, steps }) => ({
      title,
      markdown: introduction ?? "",
      steps: (steps ?? []).flatMap((step) => (step ? [{ title: step.title, markdown: step.body ?? "" }] : [])),
    })),
    sections: await Promise.all(
      shown.map(async (section, index) => ({
        anchor: section.anchor,
        title: section.title,
        introduction: await render((index === 0 ? notice : "") + (section.introduction ?? ""), section.anchor),
        steps: await Promise.all(
          (section.steps ?? [])
            .flatMap((step) => (step ? [step] : []))
            .map(async (step, index) => ({
              id: toStepId(section.anchor, index + 1),
              title: step.title,
              body: await render(step.body, `${section.anchor}-${index + 1}`),
            })),
        ),
      })),
    ),
  };
}

/** The sections of a guide with another language of it beside each text, by their anchors and the places of steps. */
export function setGuideBeside(sections: GuideView["sections"], other: GuideView): GuideView["sections"] {
  const besides = new Map(other.sections.map((section) => [section.anchor, section]));
  return sections.map((section) => {
    const beside = besides.get(section.anchor);
    if (!beside) return section;
    const { title, introduction } = beside;
    return {
      ...section,
      introduction: besideWhole(section.introduction, { title, parts: introduction }, other.locale),
      steps: section.steps.map((step, at) => {
        const same = beside.steps[at];
        return same
          ? { ...step, body: besideWhole(step.body, { title: same.title, parts: same.body }, other.locale) }
          : step;
      }),
    };
  });
}

/** All guides in their order. */
export async function listGuides(site: Site, asked: Locale) {
  const guides = await mergedList(asked, (locale) =>
    everyPage(async (page) => {
      const answer = await site.content.query(GetGuides, { locale, page, pageSize: LARGEST_PAGE });
      return answer.guides;
    }).then((found) => found.map(({ documentId, attributes }) => ({ documentId, ...attributes }))),
  );
  return guides.map(({ slug, title, description, difficulty, durationMinutes, updatedAt, tags, locale }) => ({
    slug,
    title,
    description: description ?? "",
    difficulty: difficulty ?? ("beginner" as const),
    durationMinutes,
    updatedAt,
    tags: tags?.data.map((tag) => tag.attributes) ?? [],
    locale,
  }));
}

/** The guides before and after one; null where that is not known: the page stays. */
export async function getGuideNeighbours(site: Site, { slug, locale }: { slug: string; locale: Locale }) {
  const href = hrefOf(slug);
  try {
    const around = await listGuidesAround(site, { slug, locale });
    const pages = (around ?? (await listGuides(site, locale))).map(({ slug, title }) => ({
      href: hrefOf(slug),
      title,
    }));
    return findNeighbours(pages, href);
  } catch (cause) {
    site.log({ level: "warn", message: `the neighbours of ${href} could not be found`, cause });
    return null;
  }
}

/** A guide and those beside it; null where they have to be looked for among all. */
async function listGuidesAround(site: Site, { slug, locale }: { slug: string; locale: Locale }) {
  const ask = async (variables: VariablesOf<typeof GetGuides>) =>
    (await site.content.query(GetGuides, variables)).guides;
  const own = await ask({ locale: DEFAULT_LOCALE, filters: { slug: { eq: slug } } });
  const guide = own?.data[0]?.attributes;
  const order = guide?.order ?? null;
  if (!guide || order === null) return null;
  const beside = { order: { eq: order }, title: { lt: guide.title } };
  const around = await listAround(
    { slug, locale },
    {
      before: (locale, page) => ask({ locale, ...page, filters: { or: [{ order: { lt: order } }, beside] } }),
      all: (locale, page) => ask({ locale, ...page }),
      bySlugs: (locale, slugs) => ask({ locale, filters: { slug: { in: slugs } } }),
    },
  );
  return around?.map(({ attributes }) => attributes) ?? null;
}

function hrefOf(slug: string): string {
  return `/guides/${slug}`;
}

export type GuideSummary = Awaited<ReturnType<typeof listGuides>>[number];
