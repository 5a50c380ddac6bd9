import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { listQueryParameters } from "./page-queries.ts";

/** The routes that read their query, each with an address. What they read has to be in the list, or it is cut off. */
const READING_ROUTES: Record<string, string> = {
  "ask.tsx": "/lab/ask",
  "confirm-email.tsx": "/confirm-email",
  "explore.tsx": "/explore",
  "get-started-step.tsx": "/get-started/first-step",
  "get-started.tsx": "/get-started",
  "reset-password.tsx": "/reset-password",
  "search.tsx": "/search",
  "subnets.tsx": "/subnets",
};

describe("listQueryParameters", () => {
  it("knows every route that reads its query", async () => {
    const folder = new URL("../routes/", import.meta.url);
    const files = (await readdir(folder)).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
    const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
    const reading = files.filter((_, index) => texts[index]?.includes("searchParams"));
    expect(reading).toEqual(Object.keys(READING_ROUTES));
  });

  it.each(Object.entries(READING_ROUTES))("lists what %s reads", async (file, path) => {
    const text = await readFile(new URL(`../routes/${file}`, import.meta.url), "utf8");
    const named = [...text.matchAll(/(?:searchParams|query)\.get(?:All)?\("(\w+)"\)/g)].map((match) => match[1]);
    expect(Object.keys(listQueryParameters(path))).toEqual(expect.arrayContaining(named));
    expect(Object.keys(listQueryParameters(path))).not.toEqual([]);
  });

  it("is the same in every language, and for data", () => {
    const parameters = Object.keys(listQueryParameters("/explore"));
    for (const locale of ["de", "ko", "fr", "zh"])
      expect(Object.keys(listQueryParameters(`/${locale}/explore`))).toEqual(parameters);
    expect(Object.keys(listQueryParameters("/explore.data"))).toEqual([...parameters, "_routes"]);
  });
});
