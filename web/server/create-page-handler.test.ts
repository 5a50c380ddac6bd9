import { RouterContextProvider, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { createPageHandler, distinctSegment } from "./create-page-handler.ts";

const FIRST_SEGMENTS = new Set(["concepts", "about", "explore", "robots.txt"]);

describe("distinctSegment", () => {
  it.each([
    ["/concepts", "concepts"],
    ["/concepts/", "concepts"],
    ["/concepts/consensus/yuma", "concepts"],
    ["/de/concepts/consensus/yuma", "concepts"],
    ["/en/about", "about"],
    ["/concepts.data", "concepts"],
    ["/ko/concepts/consensus.data", "concepts"],
    ["/robots.txt", "robots.txt"],
  ])("%s → %s", (pathname, segment) => {
    expect(distinctSegment(pathname, FIRST_SEGMENTS)).toBe(segment);
  });

  it.each([
    ["the home page", "/"],
    ["a language's home page", "/de"],
    ["an unknown page", "/nonsense"],
    ["an unknown language", "/xx/concepts"],
    ["what may be a page in a language called concepts", "/concepts/about"],
    ["the same in German", "/de/concepts/about/more"],
    ["another spelling", "/Concepts"],
    ["what is encoded", "/%63oncepts"],
    ["two slashes", "//concepts"],
  ])("tells nothing of %s", (_, pathname) => {
    expect(distinctSegment(pathname, FIRST_SEGMENTS)).toBeNull();
  });
});

describe("createPageHandler", () => {
  it("asks a router with only the routes that the address can mean, made once", async () => {
    const { handle, made, asked } = handlerOf(["concepts", "about"]);
    await handle("/concepts/consensus");
    await handle("/de/concepts/subnets");
    expect(asked).toEqual([
      ["root", "locale", "concepts", "rest"],
      ["root", "locale", "concepts", "rest"],
    ]);
    expect(made).toHaveLength(2);
  });

  it("asks the router that knows every route where the address does not tell", async () => {
    const { handle, asked } = handlerOf(["concepts", "about"]);
    await handle("/nonsense/about");
    expect(asked).toEqual([["root", "locale", "concepts", "about", "rest"]]);
  });

  it("keeps the list that the browser knows in step", async () => {
    const { handle, made } = handlerOf(["concepts", "about"]);
    await handle("/about");
    expect(made.map((build) => Object.keys(build.assets.routes))).toEqual(
      made.map((build) => Object.keys(build.routes)),
    );
  });
});

function handlerOf(segments: string[]) {
  const paths = [
    ["root", ""],
    ["locale", ":locale?"],
    ...segments.map((segment) => [segment, `${segment}/:slug`]),
    ["rest", "*"],
  ];
  const routes = Object.fromEntries(paths.map(([id, path]) => [id, { id, path }]));
  // Of a build, only its routes matter here.
  const build = { routes, assets: { routes } } as unknown as ServerBuild;
  const made: ServerBuild[] = [];
  const asked: string[][] = [];
  const handler = createPageHandler(
    build,
    (given) => {
      made.push(given);
      return async () => {
        asked.push(Object.keys(given.routes));
        return new Response();
      };
    },
    "production",
  );
  const handle = (path: string) => handler(new Request(`http://localhost${path}`), new RouterContextProvider());
  return { handle, made, asked };
}
