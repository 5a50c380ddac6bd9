import { cachePolicy } from "#app/cache-policy.ts";
import { marksVariant, withMarks } from "#app/features/learning/learning-marks.tsx";
import { breadcrumbs } from "#app/features/structured-data/structured-data.ts";
import subnetStyles from "#app/features/subnets/subnet-page.css?url";
import { SubnetPage } from "#app/features/subnets/subnet-page.tsx";
import { getSubnet } from "#app/features/subnets/subnets.server.ts";
import { getMarks } from "#app/get-marks.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { orNotFound } from "#app/not-found.server.ts";
import { pageMarkup } from "#app/page-markup.server.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import { PageMarkup } from "#app/ui/served-markup/page-markup.tsx";
import type { Route } from "./+types/root-subnet.ts";

const PATH = "/subnets/root";

/** Root is subnet zero. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const site = context.get(siteContext);
  const subnet = await orNotFound(await getSubnet(site, { address: "0", locale }), { url, context });
  const marks = await getMarks({ request, context }, { kind: "subnet", slug: subnet.slug });
  const html = pageMarkup(context, { locale, path: PATH, of: [subnet], variant: marksVariant(marks) }, () => (
    <SubnetPage subnet={subnet} parts={withMarks({}, { ...marks, path: PATH })} />
  ));
  const title = `${subnet.name} (SN0)`;
  const crumbs = [
    { label: getTranslator(locale)("subnets.title"), href: "/subnets" },
    { label: title, href: PATH },
  ];
  const structuredData = [breadcrumbs(crumbs, { siteUrl: site.url, locale })];
  return { page: { title, description: subnet.metaDescription, hasMarkdown: true, structuredData }, html };
}

/** Styles that only pages of subnets need. */
export function links() {
  return [{ rel: "stylesheet", href: subnetStyles }];
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData.page, args) : [];
}

export default function RootSubnetRoute({ loaderData }: Route.ComponentProps) {
  return <PageMarkup html={loaderData.html} />;
}
