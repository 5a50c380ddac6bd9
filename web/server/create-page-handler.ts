import { LOCALES } from "@learn-bittensor/contract/locales";
import type { RouterContextProvider, ServerBuild } from "react-router";

type CreateRequestHandler = (
  build: ServerBuild,
  mode: string,
) => (request: Request, context: RouterContextProvider) => Promise<Response>;

type Routes = ServerBuild["routes"];

const LOCALE_SEGMENTS: ReadonlySet<string> = new Set(LOCALES);

/**
 * Answers with the pages of a build. The router tries its routes one by one, twice for a page, and rebuilds their list for
 * each. So each first segment of an address has a router of its own, made on first use, that knows only the routes such an
 * address can mean; every other address is for the one that knows them all.
 */
export function createPageHandler(build: ServerBuild, createRequestHandler: CreateRequestHandler, mode: string) {
  const whole = createRequestHandler(build, mode);
  const firstSegments = new Set(Object.keys(build.routes).flatMap((id) => firstSegmentOf(build.routes, id) ?? []));
  const bySegment = new Map<string, typeof whole>();
  return (request: Request, context: RouterContextProvider): Promise<Response> => {
    const segment = distinctSegment(new URL(request.url).pathname, firstSegments);
    return (segment === null ? whole : handlerOf(segment))(request, context);
  };

  function handlerOf(segment: string) {
    const known = bySegment.get(segment);
    if (known) return known;
    const made = createRequestHandler(onlyRoutesOf(build, segment), mode);
    bySegment.set(segment, made);
    return made;
  }
}

/**
 * The segment after the language that tells which routes an address can mean; null where it tells nothing. What follows it
 * must not be such a segment too: `/concepts/about` may be read with `concepts` where the language stands.
 */
export function distinctSegment(pathname: string, firstSegments: ReadonlySet<string>): string | null {
  const segments = pathname
    .replace(/\.data$/, "")
    .split("/")
    .slice(1);
  const [segment, next] = LOCALE_SEGMENTS.has(segments[0] ?? "") ? segments.slice(1) : segments;
  if (segment === undefined || !firstSegments.has(segment)) return null;
  return next !== undefined && firstSegments.has(next) ? null : segment;
}

/** The build without the routes that begin with another segment. A route without one, as `:locale?` or `*`, stays. */
function onlyRoutesOf(build: ServerBuild, segment: string): ServerBuild {
  const isKept = (id: string) => (firstSegmentOf(build.routes, id) ?? segment) === segment;
  const keep = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => isKept(id)));
  return { ...build, routes: keep(build.routes), assets: { ...build.assets, routes: keep(build.assets.routes) } };
}

/** The first segment of a route's own path; null where it is a parameter, a splat, or the route has no path. */
function firstSegmentOf(routes: Routes, id: string): string | null {
  const segment = routes[id]?.path?.split("/")[0];
  return segment && !/^[:*]/.test(segment) ? segment : null;
}
