import { expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { loader as explore } from "./explore.tsx";
import { loader as getStarted } from "./get-started.tsx";
import { loader as step } from "./get-started-step.tsx";
import { loader as subnets } from "./subnets.tsx";

const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/concept/staking", { categories: ["economics"] }),
  aContentFile("en/tag/text"),
  aContentFile("en/subnet/cellar", { mainnetId: 42, tags: ["text"] }),
  aContentFile("en/get-started-step/first"),
  aContentFile("en/get-started-path/holder", { steps: ["first"] }),
];
const CACHED = "public, max-age=0, s-maxage=300, stale-while-revalidate=86400";
const NOT_CACHED = "private, max-age=0";

it.each([
  ["/explore", explore, "category=economics", "category=made-up"],
  ["/subnets", subnets, "tag=text", "tag=made-up"],
  ["/get-started", getStarted, "path=holder", "path=made-up"],
  ["/get-started/first", step, "path=holder", "path=made-up"],
] as const)(
  "%s: caches store what means something, and nothing that is made up",
  async (path, loader, known, madeUp) => {
    const { site } = await siteOnContent(FILES);
    const policyOf = async (query: string) => {
      const asked = aRequest(site, `${path}?${query}`, { isDocument: true });
      const answer = await loader({ ...asked, params: { slug: "first" } } as never);
      return new Headers(answer.init?.headers).get("Cache-Control");
    };
    expect(await policyOf(known)).toBe(CACHED);
    expect(await policyOf(madeUp)).toBe(NOT_CACHED);
  },
);
