import { pageMeta } from "#app/document/page-meta.ts";
import { picturePath } from "#app/features/figures/picture-path.ts";
import { listGallery } from "#app/features/gallery/gallery.server.ts";
import { GalleryList } from "#app/features/gallery/gallery-list.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/gallery.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const gallery = await listGallery(context.get(siteContext), locale);
  return {
    entries: gallery.map(({ name, title, lang, subject }) => {
      return { name, title, lang, subject, picture: localizedPath(picturePath({ name, preset: null }), locale) };
    }),
    texts: pickTexts(locale, "gallery"),
    title: t("gallery.title"),
    description: t("gallery.description", { count: gallery.length }),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, hasMarkdown: true }, args) : [];
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  const { entries, texts, title, description } = loaderData;
  return (
    <MoreTexts texts={texts}>
      <PageHeader title={title} lead={description} />
      <GalleryList entries={entries} />
    </MoreTexts>
  );
}
