import type { Locale } from "@learn-bittensor/contract/locales";

/** A text that is stored as it was on earlier days. */
export interface EditionPlace {
  type: "article" | "concept" | "guide";
  slug: string;
  locale: Locale;
}

/** A text as it was. A guide has sections in place of a body. */
export interface EditionText {
  title: string;
  description: string;
  body: string | null;
  sections:
    | {
        anchor: string;
        title: string;
        introduction: string | null;
        steps: { title: string; body: string }[];
      }[]
    | null;
}

/** What texts said on earlier days. */
export interface Editions {
  /** The last day of which texts are stored; null where none are. */
  until: string | null;
  /** The days on which a text became another, in their order. */
  daysOf: (place: EditionPlace) => readonly string[];
  /** What a text became on one of its days. */
  read: (place: EditionPlace, day: string) => Promise<EditionText>;
}

export const NO_EDITIONS: Editions = {
  until: null,
  daysOf: () => [],
  read: async ({ type, slug }) => {
    throw new Error(`no edition of ${type}/${slug} is stored`);
  },
};

/** The day that ends the last segment of an address, or that of a guide before its section: `staking@2026-11-23`. */
const WITH_DAY = /^(.*[^/])@(\d{4}-\d{2}-\d{2})(\/[^/]+)?$/;

/** An address without the day of an edition, and that day; null where it names none. */
export function splitDay(address: string): { address: string; day: string | null } {
  const [, before = "", day = "", after = ""] = WITH_DAY.exec(address) ?? [];
  return isDay(day) ? { address: before + after, day } : { address, day: null };
}

/** Months have 28 to 31 days. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
