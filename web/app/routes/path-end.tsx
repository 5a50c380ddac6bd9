import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument } from "#app/document/page-texts.server.ts";
import { pathEndAddress } from "#app/features/get-started/choose-path.ts";
import { getPathEnd } from "#app/features/get-started/get-started.server.ts";
import { PathEnd } from "#app/features/get-started/path-end.tsx";
import { ForgetPath } from "#app/features/learning/notes/remember-path.tsx";
import { PageBlocks } from "#app/features/pages/page-blocks.tsx";
import { getPage, withTexts } from "#app/features/pages/pages.server.ts";
import { SHARE_IMAGE_SIZE, shareImageAddress } from "#app/features/share-images/share-image-address.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/path-end.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const [found, text] = await Promise.all([
    getPathEnd(site, { path: params.path, locale }),
    getPage(site, { slug: `path-end-${params.path}`, locale }),
  ]);
  const path = await orNotFound(found, { url, context });
  return {
    path,
    // What one can do now is a text of its own; a path of which nobody has written one ends all the same.
    text: text && withTexts(text, onceInDocument(context)),
    title: text?.title ?? getTranslator(locale)("getStarted.end"),
    description: text?.description ?? path.title,
    texts: pickTexts(locale, "getStarted"),
    picture: { src: shareImageAddress(pathEndAddress(path.slug), locale), ...SHARE_IMAGE_SIZE },
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, hasMarkdown: true }, args) : [];
}

export default function PathEndRoute({ loaderData }: Route.ComponentProps) {
  const { text, texts, ...end } = loaderData;
  return (
    <MoreTexts texts={texts}>
      <PathEnd {...end} textLocale={text?.locale}>
        <ForgetPath path={end.path.slug} />
        {text ? <PageBlocks blocks={text.blocks} hasPrimary /> : null}
      </PathEnd>
    </MoreTexts>
  );
}
