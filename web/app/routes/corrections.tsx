import { redirect } from "react-router";
import { pageMeta } from "#app/document/page-meta.ts";
import { CorrectionList } from "#app/features/corrections/correction-list.tsx";
import { listCorrections } from "#app/features/corrections/corrections.server.ts";
import { CORRECTION_FEED_LINKS } from "#app/features/feeds/feed-links.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { cutPage, pageAddress, parsePageNumber } from "#app/site/page-number.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/corrections.ts";

const PATH = "/corrections";

/** With sources and texts, what is said of each is longer than an entry of other lists. */
const CORRECTIONS_ON_A_PAGE = 50;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const corrections = await listCorrections(site, locale);
  const pageSize = site.isStaticExport ? Number.POSITIVE_INFINITY : CORRECTIONS_ON_A_PAGE;
  const key = url.searchParams.get("key");
  if (key !== null) {
    const index = corrections.findIndex((correction) => correction.key === key);
    const page = index === -1 ? 1 : Math.floor(index / pageSize) + 1;
    throw redirect(localizedPath(pageAddress(PATH, page), locale) + (index === -1 ? "" : `#${key}`));
  }
  const list = cutPage(corrections, { page: parsePageNumber(url.searchParams.get("page")), pageSize });
  return {
    list,
    texts: pickTexts(locale, "corrections"),
    title: t("corrections.title"),
    description: t("corrections.description"),
    canonicalPath: pageAddress(PATH, list.page),
    // As Markdown all of them are one file.
    hasMarkdown: list.page === 1,
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, description, canonicalPath, hasMarkdown } = args.loaderData;
  return pageMeta({ title, description, canonicalPath, hasMarkdown, leadsTo: CORRECTION_FEED_LINKS }, args);
}

export default function CorrectionsRoute({ loaderData }: Route.ComponentProps) {
  const { list, texts, title, description } = loaderData;
  return (
    <MoreTexts texts={texts}>
      <PageHeader title={title} lead={description} />
      <CorrectionList corrections={list.items} />
      <Pagination {...list} hrefOf={(page) => pageAddress(PATH, page)} />
    </MoreTexts>
  );
}
