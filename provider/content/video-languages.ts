import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import type { ContentStore } from "./content-store.ts";

/** In which language each recording is spoken, where its entry says so. */
export function listVideoLanguages(content: ContentStore): { slug: string; language: string }[] {
  return content
    .list("Video", DEFAULT_LOCALE)
    .flatMap(({ slug, language }) =>
      typeof slug === "string" && typeof language === "string" ? { slug, language } : [],
    );
}
