import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { getStep, listSteps } from "./get-started.server.ts";

const STEPS = [
  aContentFile("en/get-started-step/read", { title: "Read", order: 1 }),
  aContentFile("en/get-started-step/try", { title: "Try", order: 2 }),
  aContentFile("en/get-started-step/join", { title: "Join", order: 3 }),
  aContentFile("ko/get-started-step/try", { title: "해 보기" }),
];

describe("listSteps", () => {
  it("lists the steps in their order, each in the reader's language where it is translated", async () => {
    const { site } = await siteOnContent(STEPS);
    expect((await listSteps(site, "ko")).map(({ title, locale }) => [title, locale])).toEqual([
      ["Read", "en"],
      ["해 보기", "ko"],
      ["Join", "en"],
    ]);
  });
});

describe("getStep", () => {
  it.each([
    ["read", 1, null, "/get-started/try"],
    ["try", 2, "/get-started/read", "/get-started/join"],
    ["join", 3, "/get-started/try", null],
  ])("knows the place of %s on the path", async (slug, number, previous, next) => {
    const { site } = await siteOnContent(STEPS);
    const step = await getStep(site, { slug, locale: "en" });
    expect(step?.number).toBe(number);
    expect(step?.steps).toHaveLength(3);
    expect(step?.previous?.href ?? null).toBe(previous);
    expect(step?.next?.href ?? null).toBe(next);
  });

  it("names its neighbours in the reader's language", async () => {
    const { site } = await siteOnContent(STEPS);
    const step = await getStep(site, { slug: "read", locale: "ko" });
    expect(step).toMatchObject({ title: "Read", locale: "en", next: { title: "해 보기" } });
  });

  it("is null where there is no such step", async () => {
    const { site } = await siteOnContent(STEPS);
    expect(await getStep(site, { slug: "nothing", locale: "en" })).toBeNull();
  });
});
