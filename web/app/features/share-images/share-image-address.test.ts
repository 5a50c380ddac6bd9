import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { readShareImageAddress, shareImageAddress } from "./share-image-address.ts";

const BELOW_SHARE_IMAGES = "/cards/".length;

describe("shareImageAddress", () => {
  it.each(LOCALES)("names the page and its language (%s)", (locale) => {
    expect(shareImageAddress("/concepts/economics/staking", locale)).toBe(
      `/cards/${locale}/concepts/economics/staking.png`,
    );
    expect(shareImageAddress("/", locale)).toBe(`/cards/${locale}.png`);
  });

  it("is read again", () => {
    for (const locale of LOCALES)
      for (const path of ["/", "/guides/a.b/c", "/subnets/64"])
        expect(readShareImageAddress(shareImageAddress(path, locale).slice(BELOW_SHARE_IMAGES))).toEqual({
          path,
          locale,
        });
  });
});

describe("readShareImageAddress", () => {
  it.each(["", ".png", "xx.png", "de", "de/.jpg", "de/concepts", "DE.png", "deconcepts.png", "de/a?b.png", "/de.png"])(
    "finds no page in %j",
    (address) => expect(readShareImageAddress(address)).toBeNull(),
  );
});
