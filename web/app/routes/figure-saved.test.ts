import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "#app/site/site.server.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { pageOfRoute } from "../../tests/page-of-route.tsx";
import { siteOnContent } from "../../tests/site-on-content.ts";
import * as figure from "./figure.tsx";
import { loader } from "./figure-saved.ts";

const FILES = [
  aContentFile("en/category/consensus"),
  aContentFile(
    "en/concept/weights",
    { categories: ["consensus"] },
    '::figure[Three *validators* (made-up numbers). Drag one.]{name="clip"}',
  ),
];

let site: Site;
beforeAll(async () => {
  ({ site } = await siteOnContent(FILES));
});

describe("the picture of a figure that is saved", () => {
  it("says where it is from and what it shows, and is as large as it is drawn", async () => {
    const answer = await ask({ name: "clip", locale: "de" });
    expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(answer.headers.get("Content-Disposition")).toBe("attachment");
    const svg = await answer.text();
    expect(svg).toContain("Learn Bittensor · learn.example/de/figures/clip</text></svg>");
    expect(svg).toContain('font-size="12">Learn Bittensor');
    expect(svg).toContain("<title>Three validators</title>");
    expect(svg).toContain("<desc>Three validators (made-up numbers). Drag one.</desc>");
    const [, width, height] = /viewBox="-12 -6 (\d+) (\d+)"/.exec(svg) ?? [];
    expect(svg).toContain(` width="${width}" height="${height}"`);
  });

  it("stands in the state that its address names, and in no other", async () => {
    expect(await (await ask({ name: "clip", preset: "agreed" })).text()).toContain(">0.60</text>");
    expect((await ask({ name: "clip", preset: "nothing" })).status).toBe(404);
    expect((await ask({ name: "nothing" })).status).toBe(404);
  });
});

it("is linked in each of its states from the page of the figure", async () => {
  const asked = aRequest(site, "/ko/figures/clip");
  const params = { name: "clip", locale: "ko" };
  const loaderData = await figure.loader({ ...asked, params, pattern: "/:locale?/figures/:name" });
  const page = pageOfRoute(figure.default, { loaderData }, "/ko/figures/clip");
  const links = [...page.matchAll(/href="([^"]*saved\.svg)" download="([^"]+)"/g)].map(([, ...link]) => link);
  expect(links).toEqual([
    ["/ko/figures/clip/saved.svg", "clip.svg"],
    ["/ko/figures/clip/outlier/saved.svg", "clip-outlier.svg"],
    ["/ko/figures/clip/agreed/saved.svg", "clip-agreed.svg"],
  ]);
});

function ask({ name, preset, locale }: { name: string; preset?: string; locale?: string }): Promise<Response> {
  const asked = aRequest(site, `/figures/${name}/saved.svg`);
  const params = { name, ...(preset && { preset }), ...(locale && { locale }) };
  return loader({ ...asked, params, pattern: "/:locale?/figures/:name/:preset?/saved.svg" });
}
