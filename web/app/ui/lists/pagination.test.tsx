import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { markupOf } from "../../../tests/markup-of.tsx";
import { Pagination } from "./pagination.tsx";

describe("Pagination", () => {
  it.each([0, 1])("is not there for %i pages", (pageCount) => {
    expect(paginationOf(1, pageCount)).toBe("");
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
    expect(linksIn(paginationOf(page, 3))).toEqual(neighbours);
  });

  it.each(LOCALES)("stays in the language, and tells in it where one is (%s)", (locale) => {
    const pagination = paginationOf(2, 12, localizedPath("/explore", locale));
    expect(linksIn(pagination).map(([, href]) => href)).toEqual(
      ["/explore?page=1", "/explore?page=3"].map((path) => localizedPath(path, locale)),
    );
    expect(pagination).toContain(getTranslator(locale)("pagination.pageOf", { page: "2", pageCount: "12" }));
  });
});

function paginationOf(page: number, pageCount: number, path = "/explore"): string {
  return markupOf(<Pagination page={page} pageCount={pageCount} hrefOf={(to) => `/explore?page=${to}`} />, path);
}

function linksIn(markup: string) {
  return [...markup.matchAll(/<a [^>]*>/g)].map(([link]) =>
    ["rel", "href"].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1]),
  );
}
