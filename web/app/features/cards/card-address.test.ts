import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { cardAddress, readCardAddress } from "./card-address.ts";

const BELOW_CARDS = "/cards/".length;

describe("cardAddress", () => {
  it.each(LOCALES)("names the page and its language (%s)", (locale) => {
    expect(cardAddress("/concepts/economics/staking", locale)).toBe(`/cards/${locale}/concepts/economics/staking.png`);
    expect(cardAddress("/", locale)).toBe(`/cards/${locale}.png`);
  });

  it("is read again", () => {
    for (const locale of LOCALES)
      for (const path of ["/", "/guides/a.b/c", "/subnets/64"])
        expect(readCardAddress(cardAddress(path, locale).slice(BELOW_CARDS))).toEqual({ path, locale });
  });
});

describe("readCardAddress", () => {
  it.each(["", ".png", "xx.png", "de", "de/.jpg", "de/concepts", "DE.png", "deconcepts.png", "de/a?b.png", "/de.png"])(
    "finds no page in %j",
    (address) => expect(readCardAddress(address)).toBeNull(),
  );
});
