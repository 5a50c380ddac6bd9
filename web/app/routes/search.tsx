import { isSource } from "@learn-bittensor/contract/search";
import { data, redirect } from "react-router";
import { listTitles } from "#app/collections/list-titles.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { useFrame } from "#app/document/use-frame.ts";
import { listBeginnerConcepts } from "#app/features/concepts/concepts.server.ts";
import { TellEditors } from "#app/features/feedback/tell-editors.tsx";
import { searchSite } from "#app/features/search/search.server.ts";
import { SearchField } from "#app/features/search/search-field.tsx";
import formStyles from "#app/features/search/search-form.module.css";
import { SearchForm } from "#app/features/search/search-form.tsx";
import { NothingFound, SearchUnavailableNotice, SecretWithheldNotice } from "#app/features/search/search-help.tsx";
import { SearchResults } from "#app/features/search/search-results.tsx";
import { checkSecret } from "#app/features/search/secrets/check-secret.ts";
import { findTitles } from "#app/features/search/titles/find-titles.ts";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { parsePageNumber } from "#app/site/page-number.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { cleanQuery } from "#app/site/search-query.ts";
import { Button } from "#app/ui/button.tsx";
import { useFormValues } from "#app/ui/forms/use-form-values.ts";
import { LinkList } from "#app/ui/lists/link-list.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/search.ts";

const CONCEPTS_TO_BEGIN_WITH = 6;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const query = url.searchParams;
  const typed = query.get("q") ?? "";
  if ((await checkSecret(typed, { isBeingTyped: false })) === "secret") {
    // Neither shown nor put into the address; `private` keeps the answer out of every cache.
    const headers = { "Cache-Control": cachePolicy.personal };
    throw redirect(localizedPath("/search?withheld=secret", locale), { headers });
  }
  const text = cleanQuery(typed);
  const named = query.get("source");
  const source = isSource(named) && !(await site.comingSoon()).includes(named) ? named : null;
  const page = source ? parsePageNumber(query.get("page")) : 1;
  const outcome = text ? await searchSite(site, { text, locale, source, page }) : null;
  const isAway = outcome?.kind === "unavailable";
  const titles = isAway ? findTitles(await listTitles(site, locale).catch(() => []), text, locale) : [];
  const begin =
    outcome?.kind === "found" ? [] : await listBeginnerConcepts(site, { locale, most: CONCEPTS_TO_BEGIN_WITH });
  const title = text ? t("searchPage.titleFor", { text }) : t("search.title");
  const isWithheld = query.get("withheld") === "secret";
  const description = t("searchPage.description");
  const texts = pickTexts(locale, "searchPage");
  const found = { text, source, outcome, titles, begin, isWithheld, title, description, texts };
  const headers = { "Cache-Control": typed ? cachePolicy.typed : cachePolicy.content };
  return data(found, { status: isAway ? 503 : 200, headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { "Cache-Control": loaderHeaders.get("Cache-Control") ?? cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, description } = args.loaderData;
  return pageMeta({ title, description, noIndex: true }, args);
}

export default function SearchRoute(props: Route.ComponentProps) {
  return (
    <MoreTexts texts={props.loaderData.texts}>
      <SearchPage {...props} />
    </MoreTexts>
  );
}

function SearchPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const t = useTranslations("search");
  const tPage = useTranslations("searchPage");
  const { text, source, outcome, titles, begin, isWithheld, title, description } = loaderData;
  const form = useFormValues({ q: text });
  const tell = useFrame().takesFeedback ? <TellEditors page="/search" about={text} /> : null;
  return (
    <>
      <PageHeader title={title} lead={text ? null : description} />
      <SearchForm ref={form} role="search" className={formStyles.searchForm}>
        <SearchField id="search-page-field" defaultValue={text} />
        <Button type="submit" tone="primary">
          {t("submit")}
        </Button>
      </SearchForm>
      {isWithheld ? <SecretWithheldNotice /> : null}
      {outcome?.kind === "found" ? <SearchResults text={text} source={source} found={outcome} /> : null}
      {outcome?.kind === "nothing" ? <NothingFound text={text} nearest={outcome.nearest} tell={tell} /> : null}
      {outcome?.kind === "unavailable" ? <SearchUnavailableNotice titles={titles} /> : null}
      {begin.length > 0 ? <LinkList title={tPage("begin")} links={begin} /> : null}
    </>
  );
}
