import { getMarks } from "#app/collections/get-marks.server.ts";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument, showOnce } from "#app/document/page-texts.server.ts";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { breadcrumbs } from "#app/features/structured-data/structured-data.ts";
import { StructuredDataScript } from "#app/features/structured-data/structured-data-script.tsx";
import { SubnetPage } from "#app/features/subnets/subnet-page.tsx";
import { getSubnet } from "#app/features/subnets/subnets.server.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { Article } from "#app/ui/reading/article.tsx";
import type { Route } from "./+types/root-subnet.ts";

const PATH = "/subnets/root";

/** Root is subnet zero. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const site = context.get(siteContext);
  const { markdown, text, ...subnet } = await orNotFound(await getSubnet(site, { address: "0", locale }), {
    url,
    context,
  });
  const marks = await getMarks({ request, context }, { kind: "subnet", slug: subnet.slug });
  const title = `${subnet.name} (SN0)`;
  const crumbs = [
    { label: getTranslator(locale)("subnets.title"), href: "/subnets" },
    { label: title, href: PATH },
  ];
  const structuredData = showOnce(context)([breadcrumbs(crumbs, { siteUrl: site.url, locale })]);
  const shown = { ...subnet, text: { ...text, parts: onceInDocument(context)(text.parts) } };
  return {
    subnet: shown,
    marks,
    page: { title, description: subnet.metaDescription, hasMarkdown: true },
    structuredData,
    texts: pickTexts(locale, "mining", "subnets"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData.page, args) : [];
}

export default function RootSubnetRoute({ loaderData }: Route.ComponentProps) {
  const { subnet, marks, structuredData, texts } = loaderData;
  return (
    <Article>
      <StructuredDataScript of={structuredData} />
      <MoreTexts texts={texts}>
        <SubnetPage subnet={subnet} parts={withMarks({}, { ...marks, path: PATH })} />
      </MoreTexts>
    </Article>
  );
}
