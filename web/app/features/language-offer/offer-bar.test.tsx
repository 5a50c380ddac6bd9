// @vitest-environment happy-dom
import { LOCALES } from "@learn-bittensor/contract/locales";
import { fireEvent } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { savedLanguage } from "#app/i18n/languages.ts";
import { show } from "../../../tests/show.tsx";
import { OfferBar } from "./offer-bar.tsx";

describe("OfferBar", () => {
  it.each(LOCALES)("offers the same page, at the same place, in %s and in its words", (to) => {
    const from = to === "en" ? "/de/search?q=tao" : "/search?q=tao";
    const bar = show(<OfferBar to={to} keepQuery={() => "?q=tao"} findPlace={() => "#keys"} onEnd={vi.fn()} />, from);
    const link = bar.getByRole("link");
    expect(link.lang).toBe(to);
    fireEvent.click(link);
    expect(link.getAttribute("href")).toMatch(to === "en" ? /\/search\?q=tao#keys$/ : `/${to}/search?q=tao#keys`);
    expect(savedLanguage(document.cookie)).toBe(to);
  });

  it("is put away for good by staying", () => {
    const onEnd = vi.fn();
    const bar = show(<OfferBar to="ko" keepQuery={() => ""} findPlace={() => ""} onEnd={onEnd} />, "/de/about");
    fireEvent.click(bar.getByRole("button", { name: "Bei Deutsch bleiben" }));
    expect(onEnd).toHaveBeenCalledOnce();
    expect(savedLanguage(document.cookie)).toBe("de");
  });
});
