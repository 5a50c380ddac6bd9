import { loadGuidePage } from "#app/collections/guide-page.server.ts";
import { guideMarkdown } from "#app/collections/markdown-pages.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { inDocument } from "#app/document/page-texts.server.ts";
import { useFrame } from "#app/document/use-frame.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { withAsk } from "#app/features/ask/ask-about.tsx";
import { GuidePage } from "#app/features/guides/guide-page.tsx";
import { shownShare } from "#app/features/guides/shown-share.ts";
import { TryCommands } from "#app/features/guides/try-commands.tsx";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { NextLinks } from "#app/features/learning/next/next-links.tsx";
import { ReadCount, ReadMark, useFinished } from "#app/features/learning/read-mark.tsx";
import { sectionEnds } from "#app/features/learning/section-ends.ts";
import { StructuredDataScript } from "#app/features/structured-data/structured-data-script.tsx";
import { TermCards } from "#app/features/text-notes/term-cards.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { Article } from "#app/ui/reading/article.tsx";
import type { Route } from "./+types/guide.ts";

export const middleware: Route.MiddlewareFunction[] = [guideMarkdown, routeMiddleware("auth")];

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const asked = { locale: parseLocale(params.locale), rest: params["*"] };
  return loadGuidePage({ request, url, context }, asked, inDocument(context));
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData.page, args) : [];
}

export default function GuideRoute({ loaderData }: Route.ComponentProps) {
  const { guide, notes, marks, neighbours, path, structuredData, tryCommands, texts } = loaderData;
  const noted = withMarks(textNoteParts(notes, `/guides/${guide.slug}`), { ...marks, path }, shownShare(guide));
  const marked = withAsk(noted, useFrame().isStaticExport ? null : guide.title);
  // Within a guide, its next section is the way on.
  const way =
    !guide.section && neighbours ? (
      <NextLinks key={`next ${guide.slug}`} {...neighbours} current={marks.target} />
    ) : undefined;
  const end = (
    <>
      <TryCommands text={tryCommands} />
      {marked.end}
    </>
  );
  const ends = sectionEnds(guide.outline.length);
  const finished = useFinished({ ...marks, ends });
  const mark = (at: number) => <ReadMark {...marks} until={ends[at]} />;
  const read = <ReadCount {...marks} ends={ends} />;
  return (
    <TermCards>
      <StructuredDataScript of={structuredData} />
      <Article>
        <MoreTexts texts={texts}>
          <GuidePage guide={guide} parts={{ ...marked, end, way }} {...{ neighbours, finished, mark, read }} />
        </MoreTexts>
      </Article>
    </TermCards>
  );
}
