import type { RouteObject, ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type MatchRoutes = (routes: RouteObject[], pathname: string) => { route: RouteObject }[] | null;

/**
 * Whether a request for a page's data names, in `_routes`, routes of that page and nothing else, in their order, as the router
 * does: everything else can be made up without end. True where none are named.
 */
export function asksForOwnRoutes(target: URL, routes: Routes, matchRoutes: MatchRoutes): boolean {
  const asked = target.searchParams.get("_routes");
  if (asked === null) return true;
  const path = target.pathname.replace(/\.data$/, "").replace(/\/_$/, "/");
  const own = matchRoutes(childrenOf(undefined, routes), path)?.map(({ route }) => route.id ?? "") ?? [];
  const named = asked.split(",");
  return own.filter((id) => named.includes(id)).join(",") === asked;
}

function childrenOf(parentId: string | undefined, routes: Routes): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    const known = { id, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) };
    return [route.index ? { ...known, index: true } : { ...known, children: childrenOf(id, routes) }];
  });
}
