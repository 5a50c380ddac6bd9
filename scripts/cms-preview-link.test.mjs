import { afterEach, describe, expect, it, vi } from "vitest";
import { splitLocale } from "../web/app/i18n/localized-path.ts";
import { readPreviewToken } from "../web/server/preview-link.ts";

// Strapi compiles it in its own way: it is no module that type checks from here.
const { findPreview } = await import(new URL("../cms/src/preview-link.ts", import.meta.url).href);

const SECRET = "a secret of some length";
const NOW = new Date("2026-11-29T09:00:00Z");
const DAY_MS = 24 * 3_600_000;
const LANGUAGES = ["en", "de", "ko", "fr", "zh"];
/** @type {[string, object, string][]} */
const ENTRIES = [
  ["concept", { slug: "staking", categories: [{ slug: "economics" }] }, "/concepts/economics/staking"],
  ["concept", { slug: "staking", categories: [] }, "/explore/concept/staking"],
  ["article", { slug: "reading-a-weight-matrix" }, "/articles/reading-a-weight-matrix"],
  ["guide", { slug: "wallets/create" }, "/guides/wallets/create"],
  ["lab", { slug: "emission-curve" }, "/lab/emission-curve"],
  ["get-started-step", { slug: "make-a-wallet" }, "/get-started/make-a-wallet"],
  ["subnet", { slug: "root", mainnetId: 0 }, "/subnets/root"],
  ["subnet", { slug: "paragraph", mainnetId: 12 }, "/subnets/12"],
  ["subnet", { slug: "later", mainnetId: null }, "/subnets/later"],
];
const IN_EACH_LANGUAGE = ENTRIES.flatMap(([kind, entry, path]) =>
  LANGUAGES.map((locale) => ({ kind, entry, path, locale })),
);

describe("Strapi's link to a draft", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each(IN_EACH_LANGUAGE)("of a $kind in $locale opens $path at the site", async ({ kind, entry, path, locale }) => {
    const link = await preview(kind, entry, { locale, status: "draft" });
    expect(link.origin).toBe("https://learn.example");
    // As the site takes a link apart.
    const asked = splitLocale(link.pathname);
    expect(asked).toEqual({ locale, path });
    const token = link.searchParams.get("preview") ?? "";
    const opens = (/** @type {string} */ at, /** @type {string} */ secret, /** @type {number} */ afterMs) =>
      readPreviewToken(token, at, secret, new Date(NOW.getTime() + afterMs));
    expect(opens(path, SECRET, 0)).toEqual(new Date(NOW.getTime() + DAY_MS));
    expect(opens(path, SECRET, DAY_MS)).toBeNull();
    expect(opens(`${path}x`, SECRET, 0)).toBeNull();
    expect(opens(path, "another secret", 0)).toBeNull();
  });

  it("is the page's own address where it is published, and none where there is no page", async () => {
    const lab = await preview("lab", { slug: "emission-curve" }, { locale: "de", status: "published" });
    expect(lab.href).toBe("https://learn.example/de/lab/emission-curve");
    expect(await preview("tag", { slug: "text" }, { locale: "en", status: "draft" })).toBeNull();
    expect(await preview("lab", null, { locale: "en", status: "draft" })).toBeNull();
    expect(await preview("lab", { slug: null }, { locale: "en", status: "draft" })).toBeNull();
    expect(await preview("concept", { categories: [] }, { locale: "en", status: "draft" })).toBeNull();
    expect(await preview("subnet", { mainnetId: null }, { locale: "en", status: "draft" })).toBeNull();
  });
});

/**
 * What "Open preview" leads to in a Strapi that has one entry.
 *
 * @param {string} kind
 * @param {object | null} entry
 * @param {{ locale: string, status: string }} asked
 * @returns {Promise<any>}
 */
async function preview(kind, entry, asked) {
  const findOne = async (/** @type {{ documentId: string }} */ { documentId }) => (documentId === "one" ? entry : null);
  vi.stubGlobal("strapi", { documents: () => ({ findOne }) });
  const settings = { siteUrl: "https://learn.example", secret: SECRET, now: () => NOW.getTime() };
  const href = await findPreview(`api::${kind}.${kind}`, { documentId: "one", ...asked }, settings);
  return href === null ? null : new URL(href);
}
