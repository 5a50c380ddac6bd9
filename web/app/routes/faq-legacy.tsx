import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument, showOnce } from "#app/document/page-texts.server.ts";
import { listQuestions } from "#app/features/faq/faq.server.ts";
import { FaqList } from "#app/features/faq/faq-list.tsx";
import { TermCards } from "#app/features/text-notes/term-cards.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes, shownNotes } from "#app/features/text-notes/text-notes.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import pageFactsStyles from "#app/ui/reading/page-facts.module.css";
import type { Route } from "./+types/faq-legacy.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const site = context.get(siteContext);
  const [found, notes] = await Promise.all([listQuestions(site, locale), getTextNotes(site, { kind: "faq", locale })]);
  const toShown = onceInDocument(context);
  const questions = found.map(({ parts, ...question }) => ({ ...question, parts: toShown(parts) }));
  return {
    questions,
    notes: shownNotes(notes, showOnce(context)),
    title: t("faq.title"),
    description: t("faq.description"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

/** The old address of the questions. Their successor for newcomers, and for search engines, is the path. */
export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, description } = args.loaderData;
  const leadsTo = [{ path: "/faq_legacy.md", type: "text/markdown", title }];
  return pageMeta({ title, description, canonicalPath: "/get-started", noIndex: true, leadsTo }, args);
}

export default function FaqLegacyRoute({ loaderData }: Route.ComponentProps) {
  const { questions, notes, title, description } = loaderData;
  const parts = textNoteParts(notes, "/faq_legacy");
  return (
    <TermCards>
      <PageHeader title={title} lead={description}>
        {parts.fact ? <p className={pageFactsStyles.pageFacts}>{parts.fact}</p> : null}
      </PageHeader>
      <ListFallbackNotice entries={questions} />
      <FaqList questions={questions} />
      {parts.end}
    </TermCards>
  );
}
