import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { getPaths, getStep } from "./get-started.server.ts";

const STEPS = [
  aContentFile("en/get-started-step/read", { title: "Read", order: 1 }),
  aContentFile("en/get-started-step/try", { title: "Try", order: 2 }),
  aContentFile("en/get-started-step/join", { title: "Join", order: 3 }),
  aContentFile("ko/get-started-step/try", { title: "해 보기" }),
];
const PATHS = [
  aContentFile("en/get-started-path/builder", { title: "Builder", order: 2, steps: ["join", "read"] }),
  aContentFile("en/get-started-path/curious", { title: "Curious", order: 1, steps: ["read", "try"] }),
  aContentFile("ko/get-started-path/curious", { title: "둘러보기" }),
];

describe("getPaths", () => {
  it("lists the paths in their order, each in the reader's language where it is translated", async () => {
    const { site } = await siteOnContent([...STEPS, ...PATHS]);
    const { paths } = await getPaths(site, { path: null, locale: "ko" });
    expect(paths.map(({ title, locale }) => [title, locale])).toEqual([
      ["둘러보기", "ko"],
      ["Builder", "en"],
    ]);
  });

  it.each([
    ["the path that is asked for, in its own order", "builder", ["Join", "Read"]],
    ["the first path where none is asked for, and what is not translated in English", null, ["Read", "해 보기"]],
    ["the first path where there is no such one", "nothing", ["Read", "해 보기"]],
  ])("tells the steps of %s", async (_, path, titles) => {
    const { site } = await siteOnContent([...STEPS, ...PATHS]);
    const { paths, allSteps } = await getPaths(site, { path, locale: "ko" });
    const shown = paths.filter(({ steps }) => steps !== null);
    expect(shown.map(({ slug, isChosen }) => [slug, isChosen])).toEqual([
      [path === "builder" ? "builder" : "curious", true],
    ]);
    expect(shown[0]?.steps?.map(({ title }) => title)).toEqual(titles);
    expect(allSteps).toEqual([]);
  });

  it("tells all steps in their order where there are no paths", async () => {
    const { site } = await siteOnContent(STEPS);
    const { paths, allSteps } = await getPaths(site, { path: "builder", locale: "en" });
    expect(paths).toEqual([]);
    expect(allSteps.map(({ title, href }) => [title, href])).toEqual([
      ["Read", "/get-started/read"],
      ["Try", "/get-started/try"],
      ["Join", "/get-started/join"],
    ]);
  });

  it("tells all steps with a provider that knows no paths", async () => {
    const { site } = await siteOnContent([...STEPS, ...PATHS]);
    const { query } = site.content;
    const content: typeof site.content = {
      query: (document, variables) =>
        JSON.stringify(document).includes("getStartedPaths")
          ? Promise.reject(new Error('Cannot query field "getStartedPaths" on type "Query".'))
          : query(document, variables),
    };
    const { paths, allSteps } = await getPaths({ ...site, content }, { path: null, locale: "en" });
    expect(paths).toEqual([]);
    expect(allSteps).toHaveLength(3);
  });

  it("tells the steps of all paths in a copy of files, with addresses that need no query", async () => {
    const { site } = await siteOnContent([...STEPS, ...PATHS]);
    const { paths } = await getPaths({ ...site, isStaticExport: true }, { path: "builder", locale: "en" });
    expect(paths.map(({ href, isChosen, steps }) => [href, isChosen, steps?.map((step) => step.href)])).toEqual([
      ["/get-started#path-curious", false, ["/get-started/read", "/get-started/try"]],
      ["/get-started#path-builder", false, ["/get-started/join", "/get-started/read"]],
    ]);
  });
});

describe("getStep", () => {
  it.each([
    ["read", null, "curious", 1, null, "/get-started/try?path=curious"],
    ["try", "curious", "curious", 2, "/get-started/read?path=curious", "/get-started/curious/end"],
    ["read", "builder", "builder", 2, "/get-started/join?path=builder", "/get-started/builder/end"],
    ["join", "curious", "builder", 1, null, "/get-started/read?path=builder"],
  ])("knows the place of %s on the path %s", async (slug, asked, path, number, previous, next) => {
    const { site } = await siteOnContent([...STEPS, ...PATHS]);
    const step = await getStep(site, { slug, path: asked, locale: "en" });
    expect(step).toMatchObject({ number, path: { slug: path } });
    expect(step?.steps).toHaveLength(2);
    expect(step?.previous?.href ?? null).toBe(previous);
    expect(step?.next?.href ?? null).toBe(next);
  });

  it("is on the first path that has it in a copy of files, with addresses that need no query", async () => {
    const { site } = await siteOnContent([...STEPS, ...PATHS]);
    const step = await getStep({ ...site, isStaticExport: true }, { slug: "read", path: "builder", locale: "en" });
    expect(step).toMatchObject({
      path: { slug: "curious", href: "/get-started#path-curious" },
      next: { href: "/get-started/try" },
    });
  });

  it("goes through all steps where there are no paths", async () => {
    const { site } = await siteOnContent(STEPS);
    const step = await getStep(site, { slug: "try", path: "curious", locale: "en" });
    expect(step).toMatchObject({
      number: 2,
      path: null,
      previous: { href: "/get-started/read" },
      next: { href: "/get-started/join" },
    });
  });

  it("names its neighbours in the reader's language", async () => {
    const { site } = await siteOnContent([...STEPS, ...PATHS]);
    const step = await getStep(site, { slug: "read", path: null, locale: "ko" });
    expect(step).toMatchObject({ title: "Read", locale: "en", next: { title: "해 보기" } });
  });

  it("is null where there is no such step", async () => {
    const { site } = await siteOnContent(STEPS);
    expect(await getStep(site, { slug: "nothing", path: null, locale: "en" })).toBeNull();
  });
});
