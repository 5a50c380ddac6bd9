import { cachePolicy } from "#app/cache-policy.ts";
import { orNotFound } from "#app/content-lists.server.ts";
import { SubnetPage } from "#app/features/subnets/subnet-page.tsx";
import { getSubnet } from "#app/features/subnets/subnets.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/root-subnet.ts";

/** Root is subnet zero. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const subnet = await getSubnet(context.get(siteContext), { address: "0", locale: parseLocale(params.locale) });
  return { subnet: orNotFound(subnet) };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { name, metaDescription } = args.loaderData.subnet;
  return pageMeta({ title: `${name} (SN0)`, description: metaDescription }, args);
}

export default function RootSubnetRoute({ loaderData }: Route.ComponentProps) {
  return <SubnetPage subnet={loaderData.subnet} />;
}
