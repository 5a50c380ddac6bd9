import { cachePolicy } from "#app/cache-policy.ts";
import { orNotFound } from "#app/content-lists.server.ts";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { SubnetPage } from "#app/features/subnets/subnet-page.tsx";
import { getSubnet } from "#app/features/subnets/subnets.server.ts";
import { getMarks } from "#app/get-marks.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMarkup } from "#app/page-markup.server.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import { PageMarkup } from "#app/ui/served-markup/page-markup.tsx";
import type { Route } from "./+types/root-subnet.ts";

const PATH = "/subnets/root";

/** Root is subnet zero. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const subnet = orNotFound(await getSubnet(context.get(siteContext), { address: "0", locale }));
  const marks = await getMarks({ request, context }, { kind: "subnet", slug: subnet.slug });
  const html = pageMarkup(context, { locale, path: PATH, of: [subnet], isPersonal: marks.known !== null }, () => (
    <SubnetPage subnet={subnet} parts={withMarks({}, { ...marks, path: PATH })} />
  ));
  return { page: { title: `${subnet.name} (SN0)`, description: subnet.metaDescription, hasMarkdown: true }, html };
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
