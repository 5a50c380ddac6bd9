import type { Locale } from "@learn-bittensor/contract/locales";

/** What is known of a team's subnet: what it does, and what was read of it, as short texts in the reader's language. */
export interface TeamSubnetView {
  name: string;
  slug: string;
  mainnetId: number | null;
  description: string;
  /** The language of its description. */
  locale: Locale;
  readings: readonly string[];
}
