import { DESCRIBE_EMBED, EMBED_HEIGHTS, EMBED_WIDTH, embedFrame } from "#app/collections/describe-embed.server.ts";
import { openDataResponse } from "#app/collections/open-data-response.ts";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { findEmbedded } from "#app/site/embed-address.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/oembed.ts";

const SMALLEST = 200;
/** Of a lab’s state: labs open no longer ones. */
const LONGEST_STATE = 6_000;

/** `/oembed.json?url=…` (oembed.com): how a lab, figure, term or fact of this site is embedded, by the address of its page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const asked = url.searchParams;
  if ((asked.get("format") ?? "json") !== "json") return refusal(501);
  const page = URL.parse(asked.get("url") ?? "");
  if (page?.origin !== new URL(site.url).origin) return refusal(404);
  const { locale, path } = splitLocale(page.pathname);
  const embedded = findEmbedded(path, page.hash);
  const found = embedded && (await DESCRIBE_EMBED[embedded.kind](site, { name: embedded.name, locale }));
  if (!embedded || !found) return refusal(404);
  const state = embedded.kind === "lab" ? (new URLSearchParams(page.search).get("s") ?? "") : "";
  const source = site.url + localizedPath(`/embed/${embedded.kind}/${embedded.name}`, locale);
  const width = within(asked.get("maxwidth"), EMBED_WIDTH);
  const height = within(asked.get("maxheight"), EMBED_HEIGHTS[embedded.kind]);
  const hasState = state !== "" && state.length <= LONGEST_STATE;
  const framed = hasState ? `${source}?${new URLSearchParams({ s: state })}` : source;
  const answer = {
    version: "1.0",
    type: "rich",
    title: found.title,
    provider_name: "Learn Bittensor",
    provider_url: site.url,
    width,
    height,
    html: embedFrame({ source: framed, title: found.title, width, height }),
  };
  return openDataResponse(JSON.stringify(answer));
}

function refusal(status: 404 | 501): Response {
  return new Response(null, { status, headers: { "Access-Control-Allow-Origin": "*" } });
}

/** The size, or what is asked for where that is smaller; nothing is legible below the smallest. */
function within(asked: string | null, size: number): number {
  return asked !== null && /^\d{1,5}$/.test(asked) ? Math.max(SMALLEST, Math.min(size, Number(asked))) : size;
}
