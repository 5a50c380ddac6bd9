import type { Locale } from "@learn-bittensor/contract/locales";
import { GetCorrections } from "@learn-bittensor/contract/operations/corrections";
import type { Site } from "#app/site/site.server.ts";
import { textPath } from "#app/site/text-path.ts";

/** What texts of the site had wrong, the last correction first, with where it stood. */
export async function listCorrections(site: Site, locale: Locale) {
  const { corrections } = await site.content.query(GetCorrections, { locale });
  return corrections.map(({ texts, ...correction }) => ({
    ...correction,
    texts: texts.map((text) => ({ title: text.title, href: textPath(text) })),
  }));
}

export type CorrectionView = Awaited<ReturnType<typeof listCorrections>>[number];
