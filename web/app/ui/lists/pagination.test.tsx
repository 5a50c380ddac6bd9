// @vitest-environment happy-dom
import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { linksOf, show } from "../../../tests/show.tsx";
import { Pagination } from "./pagination.tsx";

describe("Pagination", () => {
  it.each([0, 1])("is not there for %i pages", (pageCount) => {
    expect(paginationOf(1, pageCount).container.childElementCount).toBe(0);
  });

  it.each([
    [1, [["next", "/explore?page=2"]]],
    [
      2,
      [
        ["prev", "/explore?page=1"],
        ["next", "/explore?page=3"],
      ],
    ],
    [3, [["prev", "/explore?page=2"]]],
  ])("leads from page %i of three to its neighbours", (page, neighbours) => {
    const links = paginationOf(page, 3).getAllByRole("link");
    expect(links.map((link) => [link.getAttribute("rel"), link.getAttribute("href")])).toEqual(neighbours);
  });

  it.each(LOCALES)("stays in the language, and tells in it where one is (%s)", (locale) => {
    const pagination = paginationOf(2, 12, localizedPath("/explore", locale));
    expect(linksOf(pagination).map(([href]) => href)).toEqual(
      ["/explore?page=1", "/explore?page=3"].map((path) => localizedPath(path, locale)),
    );
    const place = getTranslator(locale)("pagination.pageOf", { page: "2", pageCount: "12" });
    expect(pagination.container.textContent).toContain(place);
  });
});

function paginationOf(page: number, pageCount: number, path = "/explore") {
  return show(<Pagination page={page} pageCount={pageCount} hrefOf={(to) => `/explore?page=${to}`} />, path);
}
