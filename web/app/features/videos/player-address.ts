import { PLAYER_ORIGIN } from "#app/site/video-page.ts";

const ID = /^[\w-]{11}$/;
const HOSTS = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/;

/** The name YouTube has for a recording; null where it is somewhere else, and a link has to do. */
export function playerIdOf(address: string): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  const [, first, second = ""] = url.pathname.split("/");
  const named = url.hostname === "youtu.be" ? first : first === "watch" ? url.searchParams.get("v") : second;
  const isKnown = url.hostname === "youtu.be" || HOSTS.test(url.hostname);
  const isOfVideo = url.hostname === "youtu.be" || ["watch", "embed", "shorts", "live"].includes(first ?? "");
  return isKnown && isOfVideo && named && ID.test(named) ? named : null;
}

/** What is framed once somebody asked for it: it begins at once, with words and captions of the language being read. */
export function playerAddress(id: string, locale: string): string {
  const asked = new URLSearchParams({ autoplay: "1", hl: locale, cc_lang_pref: locale, rel: "0" });
  return `${PLAYER_ORIGIN}/embed/${id}?${asked}`;
}
