import { data } from "react-router";
import { pageMeta } from "#app/document/page-meta.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import linkListStyles from "#app/ui/lists/link-list.module.css";
import { LinkList } from "#app/ui/lists/link-list.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import readingStyles from "#app/ui/reading/reading.module.css";
import type { Route } from "./+types/static-copy.ts";
import styles from "./static-copy.module.css";

/** What a copy of the site that is made of files leaves out. There is no such page where a server answers. */
export function loader({ params, context }: Route.LoaderArgs) {
  const t = getTranslator(parseLocale(params.locale));
  if (!context.get(siteContext).isStaticExport) throw data("no static copy", { status: 404 });
  return {
    title: t("staticCopy.title"),
    description: t("staticCopy.description"),
    worksTitle: t("staticCopy.worksTitle"),
    works: t("staticCopy.works"),
    leftOutTitle: t("staticCopy.leftOutTitle"),
    leftOut: [t("staticCopy.search"), t("staticCopy.filters"), t("staticCopy.quizzes"), t("staticCopy.accounts")],
    elsewhere: t("footer.explore"),
    links: [
      { title: t("searchPage.everything"), description: "", href: "/explore" },
      { title: t("footer.concepts"), description: "", href: "/concepts" },
      { title: t("footer.guides"), description: "", href: "/guides" },
      { title: t("footer.subnets"), description: "", href: "/subnets" },
    ],
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, noIndex: true }, args) : [];
}

export default function StaticExportRoute({ loaderData }: Route.ComponentProps) {
  const { title, description, worksTitle, works, leftOutTitle, leftOut, elsewhere, links } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <div className={`${readingStyles.reading} rich-text`}>
        <h2 className={linkListStyles.title}>{worksTitle}</h2>
        <p>{works}</p>
        <h2 className={`${linkListStyles.title} ${styles.leftOut}`}>{leftOutTitle}</h2>
        <ul>
          {leftOut.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <LinkList title={elsewhere} links={links} compact />
    </>
  );
}
