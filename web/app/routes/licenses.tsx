import { pageMeta } from "#app/document/page-meta.ts";
import { listCopyrights } from "#app/features/licenses/list-copyrights.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { DataTable } from "#app/ui/controls/data-table.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import readingStyles from "#app/ui/reading/reading.module.css";
import touchStyles from "#app/ui/touch.module.css";
import type { Route } from "./+types/licenses.ts";

/** Of what browsers are sent: which packages, and under which licences. The build has listed them. */
export function loader({ params, context }: Route.LoaderArgs) {
  const t = getTranslator(parseLocale(params.locale));
  const { licenses } = context.get(siteContext);
  return {
    title: t("licenses.title"),
    description: t("licenses.description"),
    own: t("licenses.own"),
    texts: t("licenses.texts"),
    table: {
      title: t("licenses.table"),
      columns: [t("licenses.package"), t("licenses.license"), t("licenses.copyright")],
      rows: licenses.map(({ name, version, license, text }) => [`${name} ${version}`, license, listCopyrights(text)]),
    },
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData, args) : [];
}

export default function LicensesRoute({ loaderData }: Route.ComponentProps) {
  const { title, description, own, texts, table } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <div className={`${readingStyles.reading} rich-text`}>
        <p>{own}</p>
        <p>
          <a className={touchStyles.link} href="/licenses.json">
            {texts}
          </a>
        </p>
        <DataTable table={table} />
      </div>
    </>
  );
}
