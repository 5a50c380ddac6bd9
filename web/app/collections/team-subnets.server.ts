import type { Locale } from "@learn-bittensor/contract/locales";
import { listSubnets } from "#app/features/subnets/subnets.server.ts";
import type { TeamSubnetView } from "#app/features/teams/team-subnet-view.ts";
import type { TeamView } from "#app/features/teams/teams.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** What is known of a team's subnets. */
export async function listTeamSubnets(
  site: Site,
  { name }: Pick<TeamView, "name">,
  locale: Locale,
): Promise<TeamSubnetView[]> {
  const subnets = (await listSubnets(site, locale)).filter(({ team }) => team === name);
  return subnets.map(({ name, slug, mainnetId, description, emission, mining, locale: lang }) => ({
    name,
    slug,
    mainnetId,
    description,
    locale: lang,
    readings: listReadings({ mainnetId, emission, mining }, locale),
  }));
}

type Read = Pick<Awaited<ReturnType<typeof listSubnets>>[number], "mainnetId" | "emission" | "mining">;

function listReadings({ mainnetId, emission, mining }: Read, locale: Locale): string[] {
  const t = getTranslator(locale);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const newcomers = mining?.newcomers;
  return [
    ...(mainnetId === null ? [] : [t("teams.netuid", { netuid: String(mainnetId) })]),
    ...(emission
      ? [t("teams.share", { share: percent.format(emission.share), date: day.format(new Date(emission.on)) })]
      : []),
    ...(newcomers === "open" || newcomers === "closed" ? [t(`mining.${newcomers}`)] : []),
  ];
}
