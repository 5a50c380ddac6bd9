import { redirect } from "react-router";
import { cachePolicy } from "#app/cache-policy.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { marksVariant, withMarks } from "#app/features/learning/learning-marks.tsx";
import { breadcrumbs } from "#app/features/structured-data/structured-data.ts";
import { subnetPath } from "#app/features/subnets/subnet-address.ts";
import subnetStyles from "#app/features/subnets/subnet-page.css?url";
import { SubnetPage } from "#app/features/subnets/subnet-page.tsx";
import { getSubnet } from "#app/features/subnets/subnets.server.ts";
import { TeamPage } from "#app/features/teams/team-page.tsx";
import { getTeam } from "#app/features/teams/teams.server.ts";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes } from "#app/features/text-notes/text-notes.server.ts";
import { getMarks } from "#app/get-marks.server.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { subnetMarkdown } from "#app/markdown-pages.server.ts";
import { orNotFound } from "#app/not-found.server.ts";
import { pageMarkup } from "#app/page-markup.server.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import { PageMarkup } from "#app/ui/served-markup/page-markup.tsx";
import type { Route } from "./+types/subnet.ts";

export const middleware: Route.MiddlewareFunction[] = [subnetMarkdown, routeMiddleware("auth")];

/** A number is a `mainnetId`, a word the slug of a subnet or of a team. A subnet with a number has its one address there. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const address = params["*"];
  const subnet = await getSubnet(site, { address, locale });
  if (!subnet) {
    const team = await orNotFound(await getTeam(site, { slug: address, locale }), { url, context });
    return { team, page: { title: team.name, description: team.description, hasMarkdown: true } };
  }
  const path = subnetPath(subnet);
  if (path !== `/subnets/${address}`) throw redirect(localizedPath(path, locale), 308);
  const asked = { kind: "subnet", slug: subnet.slug } as const;
  const [notes, marks] = await Promise.all([
    getTextNotes(site, { ...asked, locale }),
    getMarks({ request, context }, asked),
  ]);
  const { name, mainnetId, metaDescription } = subnet;
  const title = mainnetId === null ? name : `${name} (SN${mainnetId})`;
  const html = pageMarkup(context, { locale, path, of: [subnet, notes], variant: marksVariant(marks) }, () => (
    <SubnetPage subnet={subnet} parts={withMarks(textNoteParts(notes, path), { ...marks, path })} />
  ));
  const crumbs = [
    { label: getTranslator(locale)("subnets.title"), href: "/subnets" },
    { label: title, href: path },
  ];
  const structuredData = [breadcrumbs(crumbs, { siteUrl: site.url, locale })];
  return { html, page: { title, description: metaDescription, hasMarkdown: true, structuredData } };
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

export default function SubnetRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.team ? <TeamPage team={loaderData.team} /> : <PageMarkup html={loaderData.html} />;
}
