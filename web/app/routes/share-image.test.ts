import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import type { DrawShareImage, ShareImage } from "#app/site/share-image.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { shareImageAddress } from "../features/share-images/share-image-address.ts";
import { shareImagePathOf } from "../features/share-images/share-image-path.ts";
import { SHARE_IMAGE_SECTIONS } from "../features/share-images/share-image-sections.ts";
import { listPaths } from "../features/sitemap/paths.server.ts";
import { loader } from "./share-image.ts";

const FILES = [
  aContentFile("en/category/economics", { name: "Economics" }),
  aContentFile("ko/category/economics", { name: "경제" }),
  aContentFile("en/concept/staking", { title: "Staking", categories: ["economics"] }),
  aContentFile("ko/concept/staking", { title: "스테이킹" }),
  aContentFile("en/author/an-author"),
  aContentFile("en/article/history", { title: "History" }),
  aContentFile("en/guide/wallets/create", { title: "A wallet" }),
  aContentFile("en/get-started-step/first", { title: "First" }),
  aContentFile("en/lab/halving", { title: "Halving" }),
  aContentFile("en/page/about", { title: "About" }),
  aContentFile("en/page/developers", { title: "Developers" }),
  aContentFile("en/page/privacy-policy", { title: "Privacy" }),
  aContentFile("en/team/makers", { name: "Makers" }),
  aContentFile("en/subnet/root", { name: "Root", mainnetId: 0 }),
  aContentFile("en/subnet/chutes", { name: "Chutes", mainnetId: 64 }),
];

describe("the picture of a page", () => {
  it.each([
    ["ko/concepts/economics/staking", { kicker: ["개념", "경제"], title: "스테이킹", locale: "ko" }],
    ["de/concepts/economics/staking", { kicker: ["Konzepte", "Economics"], title: "Staking", locale: "en" }],
    ["en/concepts/economics", { kicker: ["Concepts"], title: "Economics", locale: "en" }],
    ["en/guides/wallets/create/a-section", { kicker: ["Guides", "A wallet"], title: "A section", locale: "en" }],
    ["en/subnets/64", { kicker: ["Subnets", "SN64"], title: "Chutes", locale: "en" }],
    ["en/subnets/root", { kicker: ["Subnets", "SN0"], title: "Root", locale: "en" }],
    ["en/subnets/makers", { kicker: ["Teams"], title: "Makers", locale: "en" }],
    ["fr/articles", { kicker: [], title: "Articles", locale: "fr" }],
  ])("%s says what the page says", async (address, image) => {
    expect((await asked(`${address}.png`)).drawn).toEqual([image]);
  });

  it.each(LOCALES)("is there for every page that search engines may know (%s)", async (locale) => {
    const { ask, site } = await aSite();
    const paths = await listPaths(site);
    const addresses = paths.map((path) => shareImageAddress(shareImagePathOf(path), locale).slice("/cards/".length));
    const statuses = await Promise.all(addresses.map(async (address) => [address, (await ask(address)).status]));
    expect(statuses).toEqual(addresses.map((address) => [address, 200]));
    expect(paths).toContain("/subnets/makers");
  });

  it.each(Object.keys(SHARE_IMAGE_SECTIONS))("is its own at %s", (path) => {
    expect(shareImagePathOf(path)).toBe(path);
  });

  it.each([
    "",
    "en",
    "xx.png",
    "en/concepts/economics/nothing.png",
    "en/concepts/other/staking.png",
    "en/concepts/Whatever somebody writes.png",
    "en/subnets/0.png/evil.png",
    "en/login.png",
    "en/about/more.png",
    "en/constructor.png",
  ])("is not there for %j, and nothing is drawn", async (address) => {
    const { status, drawn } = await asked(address);
    expect({ status, drawn }).toEqual({ status: 404, drawn: [] });
  });

  it("is to be asked for later where too many are waiting", async () => {
    const { status, headers } = await asked("en.png", () => Promise.resolve(null));
    expect(status).toBe(503);
    expect(headers.get("Retry-After")).toBe("10");
    expect(headers.get("Cache-Control")).toBeNull();
  });
});

async function asked(address: string, drawShareImage?: DrawShareImage) {
  const { ask, drawn } = await aSite(drawShareImage);
  const { status, headers } = await ask(address);
  return { status, headers, drawn };
}

async function aSite(drawShareImage?: DrawShareImage) {
  const drawn: ShareImage[] = [];
  const draw: DrawShareImage = async (image) => {
    drawn.push(image);
    return new Uint8Array([1]);
  };
  const { site } = await siteOnContent(FILES, { drawShareImage: drawShareImage ?? draw });
  const ask = (address: string) => {
    const request = aRequest(site, `/cards/${encodeURI(address)}`, { isDocument: true });
    return loader({ ...request, params: { "*": address }, pattern: "/cards/*" });
  };
  return { site, ask, drawn };
}
