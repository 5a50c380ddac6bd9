import { FIGURES } from "@learn-bittensor/contract/figures";
import type { Locale } from "@learn-bittensor/contract/locales";
import { FindFigure } from "@learn-bittensor/contract/operations/figures";
import type { ResultOf } from "gql.tada";
import { toConceptLink } from "#app/site/concept-link.ts";
import { firstInLocale } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** A figure as the first text shows it that asks for it, with its caption; null where there is none of that name. */
export async function findFigure(site: Site, asked: { name: string; locale: Locale }) {
  const { name, locale } = asked;
  if (!FIGURES.includes(name)) return null;
  const text = await firstInLocale(locale, async (each) => {
    const mark = `name="${name}"`;
    const [first] = listTexts(await site.content.query(FindFigure, { mark, locale: each }), mark);
    return first;
  });
  if (!text) return null;
  const { parts } = await site.richText.render(text.markdown, { locale });
  const part = parts.find((each) => each.kind === "figure" && each.name === name);
  return part ? { part, title: text.title, page: text.page, locale: text.locale } : null;
}

/** The texts that hold a mark, with the pages they stand on. */
function listTexts(answer: ResultOf<typeof FindFigure>, mark: string) {
  const { concepts, getStartedSteps, articles, guides } = answer;
  const texts = [
    ...(concepts?.data ?? []).map(({ attributes: { title, slug, body, categories } }) => {
      return { title, page: toConceptLink({ title, slug, description: null, categories }).href, bodies: [body] };
    }),
    ...(getStartedSteps?.data ?? []).map(({ attributes: { title, slug, body } }) => {
      return { title, page: `/get-started/${slug}`, bodies: [body] };
    }),
    ...(articles?.data ?? []).map(({ attributes: { title, slug, body } }) => {
      return { title, page: `/articles/${slug}`, bodies: [body] };
    }),
    ...(guides?.data ?? []).map(({ attributes: { title, slug, sections } }) => {
      const steps = (sections ?? []).flatMap((section) => section?.steps ?? []);
      return { title, page: `/guides/${slug}`, bodies: steps.map((step) => step?.body) };
    }),
  ];
  return texts.flatMap(({ title, page, bodies }) => {
    const markdown = bodies.find((body) => body?.includes(mark));
    return markdown ? [{ title, page, markdown }] : [];
  });
}
