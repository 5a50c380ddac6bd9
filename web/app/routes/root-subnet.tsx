import { cachePolicy } from "#app/cache-policy.ts";
import { orNotFound } from "#app/content-lists.server.ts";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { SubnetPage } from "#app/features/subnets/subnet-page.tsx";
import { getSubnet } from "#app/features/subnets/subnets.server.ts";
import { getMarks } from "#app/get-marks.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/root-subnet.ts";

/** Root is subnet zero. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const subnet = orNotFound(await getSubnet(context.get(siteContext), { address: "0", locale }));
  const marks = await getMarks({ request, context }, { kind: "subnet", slug: subnet.slug });
  return { subnet, marks };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { name, metaDescription } = args.loaderData.subnet;
  return pageMeta({ title: `${name} (SN0)`, description: metaDescription }, args);
}

export default function RootSubnetRoute({ loaderData: { subnet, marks } }: Route.ComponentProps) {
  return <SubnetPage subnet={subnet} parts={withMarks({}, marks)} />;
}
