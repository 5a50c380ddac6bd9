import { matchRoutes, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { asksForOwnRoutes } from "./asked-routes.ts";

/** As the router's compiler lists them. */
const ROUTES = Object.fromEntries(
  [
    { id: "root", path: "" },
    { id: "routes/locale", parentId: "root", path: ":locale?" },
    { id: "routes/default-layout", parentId: "routes/locale" },
    { id: "routes/home", parentId: "routes/default-layout", index: true },
    { id: "routes/concept", parentId: "routes/default-layout", path: "concepts/:slug" },
    { id: "routes/about", parentId: "routes/default-layout", path: "about", caseSensitive: true },
  ].map((route) => [route.id, route]),
) as unknown as ServerBuild["routes"];

describe("asksForOwnRoutes", () => {
  it.each([
    "/about.data",
    "/about.data?_routes=routes/about",
    "/about.data?_routes=routes%2Fdefault-layout%2Croutes%2Fabout",
    "/de/concepts/staking.data?_routes=root,routes/locale,routes/default-layout,routes/concept",
    "/_.data?_routes=routes/home",
  ])("knows %s for what the router asks", (target) => {
    expect(asks(target)).toBe(true);
  });

  it.each([
    ["another order", "/about.data?_routes=routes/about,routes/default-layout"],
    ["one twice", "/about.data?_routes=routes/about,routes/about"],
    ["one of another page", "/about.data?_routes=routes/home"],
    ["one more that there is not", "/about.data?_routes=routes/about,routes/made-up"],
    ["a page that is none", "/a/b/c/d.data?_routes=routes/about"],
    ["another spelling of its address", "/About.data?_routes=routes/about"],
  ])("does not know %s", (_, target) => {
    expect(asks(target)).toBe(false);
  });
});

function asks(target: string): boolean {
  return asksForOwnRoutes(new URL(target, "https://learn.example"), ROUTES, matchRoutes);
}
