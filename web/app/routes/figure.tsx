import { EMBED_HEIGHTS, EMBED_WIDTH, embedFrame } from "#app/collections/describe-embed.server.ts";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument } from "#app/document/page-texts.server.ts";
import { savedPath } from "#app/features/figures/picture-path.ts";
import styles from "#app/features/gallery/gallery.module.css";
import { listGallery } from "#app/features/gallery/gallery.server.ts";
import { SaveFigure } from "#app/features/gallery/save-figure.tsx";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { findNeighbours } from "#app/site/neighbours.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { Disclosure } from "#app/ui/controls/disclosure.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { LinkList } from "#app/ui/lists/link-list.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PreviousNext } from "#app/ui/reading/previous-next.tsx";
import readingStyles from "#app/ui/reading/reading.module.css";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import textLinksStyles from "#app/ui/text-links.module.css";
import type { Route } from "./+types/figure.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const gallery = await listGallery(site, locale);
  const figure = await orNotFound(
    gallery.find(({ name }) => name === params.name),
    { url, context },
  );
  // What a text asks for, and the same to be copied into another one.
  const markdown = `${figure.directive}\n\n${t("gallery.use")}\n\n\`\`\`md\n${figure.directive}\n\`\`\`\n`;
  const { parts } = await site.richText.render(markdown, { locale, idPrefix: "figure" });
  const source = site.url + localizedPath(`/embed/figure/${figure.name}`, locale);
  const frame = embedFrame({ source, title: figure.title, width: EMBED_WIDTH, height: EMBED_HEIGHTS.figure });
  const embed = await site.richText.render(`\`\`\`html\n${frame}\n\`\`\`\n`, { locale, idPrefix: "embed" });
  const pages = gallery.map(({ name, title }) => ({ href: `/figures/${name}`, title }));
  return {
    figure: { name: figure.name, title: figure.title, lang: figure.lang, presets: figure.presets, texts: figure.texts },
    saved: [null, ...figure.presets].map((preset) => {
      return { preset, address: localizedPath(savedPath({ name: figure.name, preset }), locale) };
    }),
    parts: onceInDocument(context)(parts),
    // Nobody frames a copy made of files.
    embed: site.isStaticExport ? null : onceInDocument(context)(embed.parts),
    neighbours: findNeighbours(pages, `/figures/${figure.name}`),
    texts: pickTexts(locale, "gallery"),
    title: `${figure.title} · ${t("gallery.title")}`,
    description: t("gallery.one", { title: figure.title }),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, hasEmbed: true }, args) : [];
}

export default function FigureRoute({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts texts={loaderData.texts}>
      <FigurePage {...loaderData} />
    </MoreTexts>
  );
}

function FigurePage({ figure, saved, parts, embed, neighbours }: Route.ComponentProps["loaderData"]) {
  const t = useTranslations("gallery");
  const tContent = useTranslations("content");
  const locale = useLocale();
  return (
    <>
      <PageHeader
        title={figure.title}
        lang={useLangOf()(figure.lang)}
        crumbs={[{ label: t("title"), href: "/figures" }]}
        crumbsLabel={tContent("breadcrumbs")}
      />
      <div className={`${readingStyles.reading} ${styles.alone}`}>
        <RichText parts={parts} />
        {figure.presets.length > 0 ? <p>{t("presets", { names: figure.presets.join(", ") })}</p> : null}
        <SaveFigure name={figure.name} states={saved} />
        {embed ? (
          <Disclosure summary={t("embed")}>
            <RichText parts={embed} />
            <p className={textLinksStyles.textLinks}>
              <a href={localizedPath(`/embed/figure/${figure.name}`, locale)}>{t("embedAlone")}</a>
            </p>
          </Disclosure>
        ) : null}
        {figure.texts.length > 0 ? <LinkList title={t("standsIn")} links={figure.texts} /> : null}
        {neighbours ? <PreviousNext {...neighbours} /> : null}
      </div>
    </>
  );
}
