import { data } from "react-router";
import { pageMeta } from "#app/document/page-meta.ts";
import { SavedList } from "#app/features/offline/saved-list.tsx";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/offline.ts";

/** What the device has saved; also what is shown in place of a page that it does not, where there is no network. */
export function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  if (context.get(siteContext).isStaticExport) throw data("nothing is saved of a static copy", { status: 404 });
  return { texts: pickTexts(locale, "offline"), title: t("offline.title"), description: t("offline.description") };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, noIndex: true }, args) : [];
}

export default function OfflineRoute({ loaderData }: Route.ComponentProps) {
  const { texts, title, description } = loaderData;
  return (
    <MoreTexts texts={texts}>
      <PageHeader title={title} lead={description} />
      <SavedList />
    </MoreTexts>
  );
}
