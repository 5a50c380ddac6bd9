import { loadQuestions } from "#app/collections/load-questions.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { inDocument } from "#app/document/page-texts.server.ts";
import { FaqList } from "#app/features/faq/faq-list.tsx";
import { TermCards } from "#app/features/text-notes/term-cards.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import pageFactsStyles from "#app/ui/reading/page-facts.module.css";
import { TextSource } from "#app/ui/reading/text-source.tsx";
import type { Route } from "./+types/faq-legacy.ts";

export async function loader(asked: Route.LoaderArgs) {
  const { context } = asked;
  const { page } = await loadQuestions(asked, inDocument(context));
  return page;
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

/** The old page of the questions; for search engines, and for whoever begins, `/faq` has taken its place. */
export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, description } = args.loaderData;
  const leadsTo = [{ path: "/faq_legacy.md", type: "text/markdown", title }];
  return pageMeta({ title, description, canonicalPath: "/faq", noIndex: true, leadsTo }, args);
}

export default function FaqLegacyRoute({ loaderData }: Route.ComponentProps) {
  const { questions, notes, questionTexts, title, description } = loaderData;
  const parts = textNoteParts(notes, "/faq_legacy");
  return (
    <TermCards>
      <PageHeader title={title} lead={description}>
        <p className={pageFactsStyles.pageFacts}>{parts.fact}</p>
      </PageHeader>
      <ListFallbackNotice entries={questions} />
      <MoreTexts texts={questionTexts}>
        <FaqList questions={questions} />
      </MoreTexts>
      {parts.end}
      <TextSource path="/faq_legacy" updatedAt={null} sourceUrl={null} />
    </TermCards>
  );
}
