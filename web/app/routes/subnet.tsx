import { redirect } from "react-router";
import { getMarks } from "#app/collections/get-marks.server.ts";
import { subnetMarkdown } from "#app/collections/markdown-pages.server.ts";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { listTeamSubnets } from "#app/collections/team-subnets.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument, showOnce } from "#app/document/page-texts.server.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { breadcrumbs } from "#app/features/structured-data/structured-data.ts";
import { StructuredDataScript } from "#app/features/structured-data/structured-data-script.tsx";
import { subnetPath } from "#app/features/subnets/subnet-address.ts";
import { SubnetPage } from "#app/features/subnets/subnet-page.tsx";
import { getSubnet } from "#app/features/subnets/subnets.server.ts";
import { TeamPage } from "#app/features/teams/team-page.tsx";
import { getTeam } from "#app/features/teams/teams.server.ts";
import { TermCards } from "#app/features/text-notes/term-cards.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes, shownNotes } from "#app/features/text-notes/text-notes.server.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { Article } from "#app/ui/reading/article.tsx";
import type { Route } from "./+types/subnet.ts";

export const middleware: Route.MiddlewareFunction[] = [subnetMarkdown, routeMiddleware("auth")];

/** A number is a `mainnetId`, a word the slug of a subnet or of a team. A subnet with a number has its one address there. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const address = params["*"];
  const found = await getSubnet(site, { address, locale });
  if (!found) {
    const team = await orNotFound(await getTeam(site, { slug: address, locale }), { url, context });
    return {
      kind: "team" as const,
      team,
      subnets: await listTeamSubnets(site, team, locale),
      texts: pickTexts(locale, "teams"),
      page: { title: team.name, description: team.description, hasMarkdown: true },
    };
  }
  const { markdown, text, ...subnet } = found;
  const path = subnetPath(subnet);
  if (path !== `/subnets/${address}`) throw redirect(localizedPath(path, locale), 308);
  const asked = { kind: "subnet", slug: subnet.slug } as const;
  const [notes, marks] = await Promise.all([
    getTextNotes(site, { ...asked, locale }),
    getMarks({ request, context }, asked),
  ]);
  const { name, mainnetId, metaDescription } = subnet;
  const title = mainnetId === null ? name : `${name} (SN${mainnetId})`;
  const crumbs = [
    { label: getTranslator(locale)("subnets.title"), href: "/subnets" },
    { label: title, href: path },
  ];
  const once = showOnce(context);
  const structuredData = once([breadcrumbs(crumbs, { siteUrl: site.url, locale })]);
  const page = { title, description: metaDescription, hasMarkdown: true };
  const shown = { ...subnet, text: { ...text, parts: onceInDocument(context)(text.parts) } };
  return {
    kind: "subnet" as const,
    subnet: shown,
    notes: shownNotes(notes, once),
    marks,
    path,
    page,
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

export default function SubnetRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "team")
    return (
      <MoreTexts texts={loaderData.texts}>
        <TeamPage team={loaderData.team} subnets={loaderData.subnets} />
      </MoreTexts>
    );
  const { subnet, notes, marks, path, structuredData, texts } = loaderData;
  return (
    <TermCards>
      <StructuredDataScript of={structuredData} />
      <Article>
        <MoreTexts texts={texts}>
          <SubnetPage subnet={subnet} parts={withMarks(textNoteParts(notes, path), { ...marks, path })} />
        </MoreTexts>
      </Article>
    </TermCards>
  );
}
