import { cachePolicy } from "#app/site/cache-policy.ts";
import { type Feed, toAtom, toJsonFeed } from "./feed.ts";

/** A feed in the form that its address asks for: `.json` or `.xml`. */
export function feedResponse(feed: Feed, { pathname }: URL): Response {
  const isJson = pathname.endsWith(".json");
  return new Response(isJson ? toJsonFeed(feed) : toAtom(feed), {
    headers: {
      "Content-Type": isJson ? "application/feed+json; charset=utf-8" : "application/atom+xml; charset=utf-8",
      "Cache-Control": cachePolicy.machine,
    },
  });
}
