import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { listQueryParameters } from "./page-queries.ts";

/** The folders of routes, and of what loads for some of them. */
const FOLDERS = { routes: new URL("../routes/", import.meta.url), collections: new URL("./", import.meta.url) };

/** The files there that read the query, each with an address. What they read has to be in the list, or it is cut off. */
const READING_ROUTES: Record<string, string> = {
  "article.tsx": "/de/articles/halving",
  "articles.tsx": "/articles",
  "ask.tsx": "/lab/ask",
  "category.tsx": "/concepts/staking",
  "class-form.tsx": "/teach/class",
  "concepts.tsx": "/concepts",
  "confirm-email.tsx": "/confirm-email",
  "corrections.tsx": "/corrections",
  "explore.tsx": "/explore",
  "feedback-editors.tsx": "/feedback/editors",
  "feedback-number.tsx": "/feedback/7",
  "feedback.tsx": "/feedback",
  "get-started-step.tsx": "/get-started/first-step",
  "get-started.tsx": "/get-started",
  "glossary.tsx": "/concepts/glossary",
  "guides.tsx": "/guides",
  "oembed.ts": "/oembed.json",
  "reset-password.tsx": "/reset-password",
  "review-json.ts": "/review.json",
  "search.tsx": "/search",
  "sitemap.ts": "/sitemap-en.xml",
  "subnets.tsx": "/subnets",
  "timeline.tsx": "/timeline",
};
const READING_COLLECTIONS: Record<string, string> = {
  "concept-page.server.ts": "/de/concepts/staking/staking",
  "guide-page.server.ts": "/de/guides/first-wallet/install",
  "load-questions.server.ts": "/de/faq",
};
const READING = [
  ...Object.entries(READING_ROUTES).map(([file, path]) => [file, path, FOLDERS.routes] as const),
  ...Object.entries(READING_COLLECTIONS).map(([file, path]) => [file, path, FOLDERS.collections] as const),
];

describe("listQueryParameters", () => {
  it.each([
    [FOLDERS.routes, READING_ROUTES],
    [FOLDERS.collections, READING_COLLECTIONS],
  ])("knows every file in %s that reads the query", async (folder, known) => {
    const files = (await readdir(folder)).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
    const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
    const reading = files.filter((_, index) => texts[index]?.includes("searchParams"));
    expect(reading).toEqual(Object.keys(known));
  });

  it.each(READING)("lists what %s reads", async (file, path, folder) => {
    const text = await readFile(new URL(file, folder), "utf8");
    const named = [...text.matchAll(/(?:searchParams|query)\.(?:get(?:All)?|has)\("(\w+)"\)/g)].map(
      (match) => match[1],
    );
    expect(Object.keys(listQueryParameters(path))).toEqual(expect.arrayContaining(named));
    expect(Object.keys(listQueryParameters(path))).not.toEqual([]);
  });

  it("sets English beside texts in other languages, and nothing else beside anything", () => {
    const beside = (path: string, value: string) => listQueryParameters(path).beside?.(value) ?? null;
    const texts = [
      "/concepts/staking/staking",
      "/guides/first-wallet",
      "/articles/halving",
      "/get-started/one",
      "/faq",
    ];
    for (const path of texts) {
      expect(beside(`/ko${path}`, "en"), path).toEqual({ value: "en" });
      expect(beside(`/ko${path}.data`, "en"), path).toEqual({ value: "en" });
      for (const value of ["fr", "ko", "EN", ""]) expect(beside(`/ko${path}`, value), path).toBeNull();
      expect(beside(path, "en"), path).toBeNull();
      expect(beside(`/ko${path}.md`, "en"), path).toBeNull();
    }
    for (const path of ["/ko/subnets/1", "/ko/concepts/glossary", "/ko/about"]) expect(beside(path, "en")).toBeNull();
  });

  it("is the same in every language, and for data", () => {
    const parameters = Object.keys(listQueryParameters("/explore"));
    for (const locale of ["de", "ko", "fr", "zh"])
      expect(Object.keys(listQueryParameters(`/${locale}/explore`))).toEqual(parameters);
    expect(Object.keys(listQueryParameters("/explore.data"))).toEqual([...parameters, "_routes"]);
  });
});
