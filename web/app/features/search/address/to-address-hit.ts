import type { Locale } from "@learn-bittensor/contract/locales";
import { TITLE } from "@learn-bittensor/contract/search";
import type { SearchHit } from "../search-hit.ts";
import { type AddressKind, EXPLAINED } from "./find-address.ts";

/** In place of hits: what it is, and where to read on. No text of the site holds an address that somebody types. */
export function toAddressHit(
  kind: AddressKind,
  t: (key: `address.${AddressKind | "text"}`) => string,
  locale: Locale,
): SearchHit {
  const [title, description] = [t(`address.${kind}`), t("address.text")];
  return { source: TITLE, title, description, href: EXPLAINED[kind], locale, marked: { title, description } };
}
