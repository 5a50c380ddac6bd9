import type { Locale } from "@learn-bittensor/contract/locales";
import { GetFaqs } from "@learn-bittensor/contract/operations/faqs";
import { mergedList } from "#app/content-lists.server.ts";
import type { Site } from "#app/site.server.ts";

/** Questions and rendered answers, in their order. */
export async function listQuestions(site: Site, asked: Locale) {
  const questions = await mergedList(asked, async (locale) => {
    const { faqs } = await site.content.query(GetFaqs, { locale });
    return faqs?.data.map(({ documentId, attributes }) => ({ documentId, ...attributes })) ?? [];
  });
  return Promise.all(
    questions.map(async ({ anchor, question, answer, topic, locale }) => ({
      anchor,
      question,
      topic,
      locale,
      html: (await site.reactText.render(answer, { locale: asked, idPrefix: anchor })).html,
      /** The answer as it is, where the page itself may only refer to it. */
      answerHtml: (await site.richText.render(answer, { locale: asked, idPrefix: anchor })).html,
    })),
  );
}

export type QuestionView = Awaited<ReturnType<typeof listQuestions>>[number];
