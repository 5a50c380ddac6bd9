import type { Locale } from "@learn-bittensor/contract/locales";

/** What stands on the picture that is shown where a link to a page is shared. */
export interface ShareImage {
  /** What kind of page it is, from the outside in: `["Concepts", "Economics"]`. */
  kicker: readonly string[];
  title: string;
  /** The language of the text, which is not always the reader's. */
  locale: Locale;
}

/** Draws an image as PNG; null where so many are waiting that this one has to be asked for later. */
export type DrawShareImage = (image: ShareImage) => Promise<Uint8Array<ArrayBuffer> | null>;
