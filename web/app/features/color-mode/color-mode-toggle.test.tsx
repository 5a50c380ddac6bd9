import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { markupOf } from "../../../tests/markup-of.tsx";
import { ColorModeToggle } from "./color-mode-toggle.tsx";

describe("ColorModeToggle", () => {
  it.each(LOCALES)("has, in %s, the label for each mode, of which the style sheet shows one", (locale) => {
    const t = getTranslator(locale);
    const toggle = markupOf(<ColorModeToggle />, localizedPath("/", locale));
    expect(toggle).toContain(`when-light">${t("colorMode.toDark")}</span>`);
    expect(toggle).toContain(`when-dark">${t("colorMode.toLight")}</span>`);
  });

  it("draws each of several on a page with a mask of its own: those of hidden ones do not work", () => {
    const both = markupOf([<ColorModeToggle key="bar" />, <ColorModeToggle key="menu" />]);
    const masks = [...both.matchAll(/<mask id="([^"]*)"/g)].map(([, id]) => id);
    const used = [...both.matchAll(/mask="url\(#([^)]*)\)"/g)].map(([, id]) => id);
    expect(new Set(masks).size).toBe(2);
    expect(used).toEqual(masks);
  });

  it("is called as the tests and assistive technology know it", () => {
    expect(markupOf(<ColorModeToggle />)).toMatch(/^<button type="button".*Switch to dark mode.*Switch to light mode/);
  });
});
