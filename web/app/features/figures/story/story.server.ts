import type { Locale } from "@learn-bittensor/contract/locales";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import type { ShowOnce } from "#app/ui/shown-once.tsx";
import type { Story } from "./five-minutes.tsx";

/** What a page is given that tells the story. */
export function getStory(locale: Locale, once: ShowOnce): Story {
  const t = getTranslator(locale);
  return {
    texts: once(pickTexts(locale, "story")),
    words: { play: t("story.game.play"), failed: t("story.game.failed") },
  };
}
