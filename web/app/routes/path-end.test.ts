import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { findShareImage } from "#app/collections/find-share-image.server.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { pageOfRoute } from "../../tests/page-of-route.tsx";
import { siteOnContent } from "../../tests/site-on-content.ts";
import * as step from "./get-started-step.tsx";
import PathEndRoute, { loader } from "./path-end.tsx";

const FILES = [
  aContentFile("en/get-started-step/idea", { title: "The idea" }),
  aContentFile("en/get-started-step/wallet", { title: "A wallet", order: 2 }),
  aContentFile("en/get-started-path/curious", { title: "I am curious", steps: ["idea"] }),
  aContentFile("en/get-started-path/holder", { title: "I hold TAO", steps: ["idea", "wallet"], order: 2 }),
  aContentFile("en/page/path-end-holder", {
    title: "What you can do now",
    description: "You have read it all.",
    blocks: [{ __component: "blocks.text", body: "- Keep the words." }],
  }),
];

describe("the end of a path", () => {
  it("says what one can do now, which path is next, and shows a card", async () => {
    const html = await pageOf("holder");
    expect(html).toContain("You have read it all.");
    expect(html).toContain("Keep the words.");
    expect(html).toContain('href="/get-started?path=curious#path-curious"');
    expect(html).toContain('src="/cards/en/get-started/holder/end.png"');
    expect(html).not.toContain('href="/get-started?path=holder#path-holder">I hold TAO</a></p>');
  });

  it.each(LOCALES)("ends also where nobody has written what one can do (%s)", async (locale) => {
    expect(await pageOf("curious", locale)).toContain(getTranslator(locale)("getStarted.end"));
  });

  it("is not there for a path that is not there", async () => {
    await expect(pageOf("nowhere")).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("is where the last step of its path leads, and no other step", async () => {
    expect(await nextOf("idea", "holder")).toBe("/get-started/wallet?path=holder");
    expect(await nextOf("wallet", "holder")).toBe("/get-started/holder/end");
    expect(await nextOf("idea", "curious")).toBe("/get-started/curious/end");
  });

  it("has a picture with the path's title", async () => {
    const { site } = await siteOnContent(FILES);
    expect(await findShareImage(site, { path: "/get-started/holder/end", locale: "en" })).toEqual({
      kicker: ["A path, read to the end"],
      title: "I hold TAO",
      locale: "en",
    });
    expect(await findShareImage(site, { path: "/get-started/nowhere/end", locale: "en" })).toBeNull();
  });
});

async function pageOf(path: string, locale: (typeof LOCALES)[number] = "en"): Promise<string> {
  const { site } = await siteOnContent(FILES);
  const address = localizedPath(`/get-started/${path}/end`, locale);
  const given = {
    ...aRequest(site, address),
    params: { locale, path },
    pattern: "/:locale?/get-started/:path/end" as const,
  };
  return pageOfRoute(PathEndRoute, { loaderData: await loader(given) }, address);
}

async function nextOf(slug: string, path: string) {
  const { site } = await siteOnContent(FILES);
  const given = aRequest(site, `/get-started/${slug}?path=${path}`);
  const { data } = await step.loader({ ...given, params: { slug }, pattern: "/:locale?/get-started/:slug" });
  return data.step.next?.href;
}
