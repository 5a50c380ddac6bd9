import { redirect } from "react-router";
import { cachePolicy } from "#app/cache-policy.ts";
import { orNotFound } from "#app/content-lists.server.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { SubnetPage } from "#app/features/subnets/subnet-page.tsx";
import { getSubnet } from "#app/features/subnets/subnets.server.ts";
import { TeamPage } from "#app/features/teams/team-page.tsx";
import { getTeam } from "#app/features/teams/teams.server.ts";
import { getMarks } from "#app/get-marks.server.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/subnet.ts";

export const middleware: Route.MiddlewareFunction[] = [routeMiddleware("auth")];

/** A number is a `mainnetId`, a word the slug of a subnet or of a team. A subnet with a number has its one address there. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const address = params["*"];
  const subnet = await getSubnet(site, { address, locale });
  if (!subnet) {
    const team = orNotFound(await getTeam(site, { slug: address, locale }));
    return { kind: "team" as const, team };
  }
  const path = `/subnets/${subnet.mainnetId === 0 ? "root" : (subnet.mainnetId ?? subnet.slug)}`;
  if (path !== `/subnets/${address}`) throw redirect(localizedPath(path, locale), 308);
  const marks = await getMarks({ request, context }, { kind: "subnet", slug: subnet.slug });
  return { kind: "subnet" as const, subnet, marks };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  if (args.loaderData.kind === "team") {
    const { name, description } = args.loaderData.team;
    return pageMeta({ title: name, description }, args);
  }
  const { name, mainnetId, metaDescription } = args.loaderData.subnet;
  return pageMeta(
    { title: mainnetId === null ? name : `${name} (SN${mainnetId})`, description: metaDescription },
    args,
  );
}

export default function SubnetRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "team") return <TeamPage team={loaderData.team} />;
  const { subnet, marks } = loaderData;
  return <SubnetPage subnet={subnet} parts={withMarks({}, marks)} />;
}
