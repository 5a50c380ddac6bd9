import { expect, it } from "vitest";
import { PageBlocks } from "../app/features/pages/page-blocks.tsx";
import { getPage } from "../app/features/pages/pages.server.ts";
import { InterfaceTextsContext } from "../app/i18n/interface-texts.ts";
import { interfaceTexts } from "../app/i18n/messages.server.ts";
import { APP_OPTIONS, aBuild } from "../tests/a-build.ts";
import { aContentFile } from "../tests/content-file.ts";
import { siteOnContent } from "../tests/site-on-content.ts";
import { parseConfiguration } from "./configuration.ts";
import { createApp } from "./create-app.ts";
import { listImageOrigins } from "./policy-origins.ts";

const PICTURE = "https://bucket.example/uploads/graph.png";

it("shows a picture of a page's block from a bucket that is named, and the document's policy lets it", async () => {
  const { document, imagesFrom } = await readAbout({ MEDIA_ORIGINS: "https://bucket.example" });
  expect(document).toMatch(new RegExp(`<img\\b[^>]* src="${PICTURE}"`));
  expect(imagesFrom).toEqual(["'self'", "data:", "https://bucket.example"]);
});

it("leads to it where its host is not named, and names it nowhere", async () => {
  const { document, imagesFrom } = await readAbout({ MEDIA_ORIGINS: "https://another.example" });
  expect(document).not.toMatch(/<img\b[^>]*bucket\.example/);
  expect(document).toMatch(new RegExp(`<a\\b[^>]* href="${PICTURE}"`));
  expect(imagesFrom).toEqual(["'self'", "data:", "https://another.example"]);
});

/** The page about the site, whose figure is stored elsewhere, as a browser gets it of a site with these settings. */
async function readAbout(settings: Record<string, string>) {
  const configuration = parseConfiguration(settings);
  const image = { url: PICTURE, alternativeText: "A graph", width: 4, height: 3 };
  const blocks = [{ __component: "blocks.figure", image }];
  const files = [aContentFile("en/page/about", { blocks })];
  const { site } = await siteOnContent(files, { bucketOrigins: configuration.mediaOrigins });
  const page = await getPage(site, { slug: "about", locale: "en" });
  const component = () => (
    <InterfaceTextsContext value={interfaceTexts("en")}>
      <PageBlocks blocks={page?.blocks ?? []} />
    </InterfaceTextsContext>
  );
  const app = createApp({
    ...APP_OPTIONS,
    picturesFrom: listImageOrigins(configuration),
    loadBuild: async () => aBuild({ loader: () => null, component }),
  });
  const answer = await app.request("/about");
  const [, imagesFrom = ""] = /img-src ([^;]*)/.exec(answer.headers.get("Content-Security-Policy") ?? "") ?? [];
  return { document: await answer.text(), imagesFrom: imagesFrom.split(" ") };
}
