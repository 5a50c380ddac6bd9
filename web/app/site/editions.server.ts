import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { getTranslator } from "#app/i18n/messages.server.ts";
import type { ShownPart } from "#app/ui/rich-text/rich-text.tsx";
import type { EditionPlace, EditionText } from "./editions.ts";
import type { Site } from "./site.server.ts";

/** What there is of a text for a day that is asked for. */
export type Edition =
  | { isStored: true; day: string; locale: Locale; text: EditionText }
  /** No text of that day: they are stored from the first day to the last. */
  | { isStored: false; day: string; first: string; last: string };

/** The text that held on a day, in the asked language, else in English; null where no day is asked for. */
export async function findEdition(
  site: Site,
  { day, ...asked }: EditionPlace & { day: string | null },
): Promise<Edition | null> {
  if (day === null) return null;
  const { until, daysOf, read } = site.editions;
  const places = [...new Set<Locale>([asked.locale, DEFAULT_LOCALE])].map((locale) => ({ ...asked, locale }));
  const last = until ?? "";
  if (day <= last) {
    for (const place of places) {
      const since = daysOf(place).findLast((each) => each <= day);
      if (since !== undefined)
        return { isStored: true, day: since, locale: place.locale, text: await read(place, since) };
    }
  }
  const first = places.flatMap((place) => daysOf(place).slice(0, 1)).sort()[0] ?? "";
  return { isStored: false, day, first, last };
}

/** What an entry says of itself, where an edition may say something else. */
interface Worded {
  title: string;
  updatedAt: string | null;
  locale: Locale;
}

/** An entry with the words of an edition. Where there is none of that day, it has no text, and a guide a section for the line that says so. */
export function withEdition<Entry extends Worded>(entry: Entry, edition: Edition | null) {
  if (!edition) return entry;
  if (!edition.isStored) {
    const title = getTranslator(entry.locale)("editions.heading");
    return { ...entry, body: null, sections: [{ anchor: "edition", title, introduction: null, steps: [] }] };
  }
  const { text, locale, day } = edition;
  return { ...entry, ...text, locale, updatedAt: `${day}T00:00:00.000Z`, seo: null };
}

/** What names the text of an edition: `staking@2026-11-23`. */
export function slugOfEdition(slug: string, edition: Edition | null): string {
  return edition?.isStored ? `${slug}@${edition.day}` : slug;
}

/** The line above the text that says what it is, in Markdown; nothing above the text of today. `path` is where that stands. */
export function noticeOfEdition(edition: Edition | null, { path, locale }: { path: string; locale: Locale }): string {
  if (!edition) return "";
  const t = getTranslator(locale);
  const written = (day: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
  const today = `[${t("editions.today")}](${path})`;
  const lines = edition.isStored
    ? [t("editions.kept", { day: written(edition.day) }), today]
    : edition.first === ""
      ? [t("editions.none"), today]
      : [
          t("editions.notThen", {
            day: written(edition.day),
            first: written(edition.first),
            last: written(edition.last),
          }),
          `[${t("editions.first")}](${path}@${edition.first})`,
          today,
        ];
  return `> [!IMPORTANT]\n> ${lines.join(" · ")}\n\n`;
}

/** Figures are drawn by the code of today: of an edition, what stood below them stays. */
export function withoutFigures(parts: readonly ShownPart[], edition: Edition | null): readonly ShownPart[] {
  if (!edition) return parts;
  return parts.map((part) =>
    part.kind === "figure" ? { kind: "html", html: `<p><em>${part.caption}</em></p>` } : part,
  );
}
