import type { Locale } from "@learn-bittensor/contract/locales";
import { GetFaqs } from "@learn-bittensor/contract/operations/faqs";
import { mergedList } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { ShownText } from "#app/ui/rich-text/rich-text.tsx";

/** All questions in their order, with the answers as they were written. */
export async function listWrittenQuestions(site: Site, asked: Locale) {
  return mergedList(asked, async (locale) => {
    const { faqs } = await site.content.query(GetFaqs, { locale });
    return faqs?.data.map(({ documentId, attributes }) => ({ documentId, ...attributes })) ?? [];
  });
}

/** Questions and rendered answers, in their order; of one topic, where it is named, and at most so many. */
export async function listQuestions(
  site: Site,
  asked: Locale,
  { topic, most }: { topic?: string; most?: number } = {},
) {
  const all = await listWrittenQuestions(site, asked);
  const questions = topic === undefined ? all : all.filter((question) => question.topic === topic);
  return Promise.all(
    questions.slice(0, most).map(async ({ anchor, question, answer, topic, locale }) => {
      const { parts } = await site.richText.render(answer, { locale: asked, idPrefix: anchor });
      return { anchor, question, topic, locale, parts };
    }),
  );
}

type RenderedQuestion = Awaited<ReturnType<typeof listQuestions>>[number];

/** What a page shows. */
export type QuestionView = Omit<RenderedQuestion, "parts"> & Pick<ShownText, "parts">;
