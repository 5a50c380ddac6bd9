import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { Counts } from "./content-counts.server.ts";

const COUNTED = { "/concepts": "concepts", "/guides": "guides", "/subnets": "subnets", "/lab": "labs" } as const;

/** How much there is of what a link leads to, as a live figure; nothing where that is not counted. */
export function ContentCount({ href, counts }: { href: string; counts: Counts }) {
  const t = useTranslations("home");
  const format = useFormatter();
  if (!counts || !isCounted(href)) return null;
  const kind = COUNTED[href];
  return (
    <span>
      <strong>{format.number(counts[kind])}</strong> {t(kind, { count: counts[kind] })}
    </span>
  );
}

/** Whether it is counted what a link leads to. */
export function isCounted(href: string): href is keyof typeof COUNTED {
  return Object.hasOwn(COUNTED, href);
}
