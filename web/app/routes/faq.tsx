import { joinHtml } from "@learn-bittensor/markdown/text-parts";
import { loadQuestions } from "#app/collections/load-questions.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { inDocument } from "#app/document/page-texts.server.ts";
import { FaqTopics } from "#app/features/faq/faq-topics.tsx";
import { questions as questionsData } from "#app/features/structured-data/structured-data.ts";
import { StructuredDataScript } from "#app/features/structured-data/structured-data-script.tsx";
import { TermCards } from "#app/features/text-notes/term-cards.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import pageFactsStyles from "#app/ui/reading/page-facts.module.css";
import { TextSource } from "#app/ui/reading/text-source.tsx";
import type { Route } from "./+types/faq.ts";

const PATH = "/faq";

export async function loader(asked: Route.LoaderArgs) {
  const { params, context } = asked;
  const shown = inDocument(context);
  const { page, found } = await loadQuestions(asked, shown);
  const place = { siteUrl: context.get(siteContext).url, locale: parseLocale(params.locale) };
  const answered = found.map(({ question, locale, parts }) => ({ question, locale, answerHtml: joinHtml(parts) }));
  return { ...page, structuredData: shown.once(questionsData(answered, place)) };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, description } = args.loaderData;
  return pageMeta({ title, description, hasMarkdown: true }, args);
}

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  const { questions, notes, structuredData, questionTexts, title, description } = loaderData;
  const parts = textNoteParts(notes, PATH);
  return (
    <TermCards>
      <StructuredDataScript of={structuredData} />
      <PageHeader title={title} lead={description}>
        <p className={pageFactsStyles.pageFacts}>{parts.fact}</p>
      </PageHeader>
      <ListFallbackNotice entries={questions} />
      <MoreTexts texts={questionTexts}>
        <FaqTopics questions={questions}>
          {parts.end}
          <TextSource path={PATH} updatedAt={null} sourceUrl={null} />
        </FaqTopics>
      </MoreTexts>
    </TermCards>
  );
}
