import type { RouteObject, ServerBuild } from "react-router";
import { findRequestedPage } from "../app/site/requested-page.ts";

type Routes = ServerBuild["routes"];
type MatchRoutes = (routes: RouteObject[], pathname: string) => { route: RouteObject }[] | null;

/**
 * Whether a request for a page's data names routes of that page and nothing else, in their order, as the router
 * does: everything else can be made up without end. True where none are named.
 */
export function asksForOwnRoutes(target: URL, routes: Routes, matchRoutes: MatchRoutes): boolean {
  const { pathname, routes: named } = findRequestedPage(target.pathname, target.searchParams);
  if (named === null) return true;
  const own = matchRoutes(childrenOf(undefined, routes), pathname)?.map(({ route }) => route.id ?? "") ?? [];
  return own.filter((id) => named.includes(id)).join(",") === named.join(",");
}

function childrenOf(parentId: string | undefined, routes: Routes): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    const known = { id, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) };
    return [route.index ? { ...known, index: true } : { ...known, children: childrenOf(id, routes) }];
  });
}
