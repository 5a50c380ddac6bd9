import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument, showOnce } from "#app/document/page-texts.server.ts";
import { listQuestions } from "#app/features/faq/faq.server.ts";
import { FaqList } from "#app/features/faq/faq-list.tsx";
import { TermCards } from "#app/features/text-notes/term-cards.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes, shownNotes } from "#app/features/text-notes/text-notes.server.ts";
import { besideOf } from "#app/i18n/beside.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import pageFactsStyles from "#app/ui/reading/page-facts.module.css";
import { TextSource } from "#app/ui/reading/text-source.tsx";
import { besideWhole } from "#app/ui/rich-text/set-beside.server.ts";
import type { Route } from "./+types/faq-legacy.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const site = context.get(siteContext);
  const beside = besideOf(url.searchParams, locale);
  const [found, notes, others] = await Promise.all([
    listQuestions(site, locale),
    getTextNotes(site, { kind: "faq", locale }),
    beside ? listQuestions(site, beside) : [],
  ]);
  const toShown = onceInDocument(context);
  const questions = found.map(({ parts, ...question }) => {
    const other = question.locale === beside ? null : others.find(({ anchor }) => anchor === question.anchor);
    const shown = other ? besideWhole(parts, { title: other.question, parts: other.parts }, other.locale) : parts;
    return { ...question, parts: toShown(shown) };
  });
  return {
    questions,
    notes: shownNotes(notes, showOnce(context)),
    questionTexts: pickTexts(locale, "faq"),
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
