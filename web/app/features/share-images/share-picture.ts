import type { Locale } from "@learn-bittensor/contract/locales";
import { shareImageAddress } from "./share-image-address.ts";
import { shareImagePathOf } from "./share-image-path.ts";

/** The whole address of the picture that stands for a page where it is shared; `path` is without language and query. */
export function sharePicture(path: string, { siteUrl, locale }: { siteUrl: string; locale: Locale }): string {
  return siteUrl + shareImageAddress(shareImagePathOf(path), locale);
}
