import { splitLocale } from "#app/i18n/localized-path.ts";

/** Where recordings are played that stand at YouTube: it sets no cookies there before something is played. */
export const PLAYER_ORIGIN = "https://www.youtube-nocookie.com";

/** Whether a document at this path may frame them: the policy of a document stays as long as it does. */
export function playsVideos(pathname: string): boolean {
  return splitLocale(pathname).path === "/videos";
}
