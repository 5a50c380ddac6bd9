import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { localizedPath, splitLocale } from "./localized-path.ts";

const PATHS = [
  "/",
  "/concepts",
  "/concepts/economics/staking",
  "/guides/wallets/create",
  "/resources",
  "/de-luxe",
  "/a//b",
];

describe("localizedPath", () => {
  it("gives English no prefix and every other language its own", () => {
    expect(LOCALES.map((locale) => localizedPath("/concepts", locale))).toEqual([
      "/concepts",
      "/de/concepts",
      "/ko/concepts",
      "/fr/concepts",
      "/zh/concepts",
    ]);
  });

  it("has home pages without a slash at their end, but the English one", () => {
    expect(LOCALES.map((locale) => localizedPath("/", locale))).toEqual(["/", "/de", "/ko", "/fr", "/zh"]);
  });

  it("keeps query and fragment", () => {
    expect(localizedPath("/search?q=토큰&page=2#results", "ko")).toBe("/ko/search?q=토큰&page=2#results");
  });

  it.each(["/?page=2", "/#start", "/?page=2#start"])("keeps those of the home page, too: %s", (path) => {
    expect(localizedPath(path, "de")).toBe(`/de${path.slice(1)}`);
    expect(localizedPath(path, "en")).toBe(path);
  });

  it.each(LOCALES)("leaves alone, in %s, what is elsewhere, a file or a fragment", (locale) => {
    const elsewhere = [
      "https://docs.example/a",
      "//cdn.example/a.js",
      "/resources/bittensor-whitepaper.pdf",
      "#prerequisites",
      "?page=2",
      "mailto:a@b.example",
      "",
    ];
    for (const address of elsewhere) expect(localizedPath(address, locale)).toBe(address);
  });
});

describe("splitLocale", () => {
  it.each([
    ["/", "en", "/"],
    ["/concepts", "en", "/concepts"],
    ["/de", "de", "/"],
    ["/de/", "de", "/"],
    ["/ko/concepts/economics/staking", "ko", "/concepts/economics/staking"],
    ["/zh/guides/wallets/create", "zh", "/guides/wallets/create"],
  ])("reads %s as %s and %s", (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  });

  it.each(["/nonsense/concepts", "/DE/concepts", "/deutsch", "/de-AT/concepts", "/concepts/de", "", "/constructor"])(
    "takes %j for English, with all of it for the path",
    (pathname) => {
      expect(splitLocale(pathname)).toEqual({ locale: "en", path: pathname });
    },
  );

  it.each(LOCALES)("undoes localizedPath in %s", (locale) => {
    for (const path of PATHS) expect(splitLocale(localizedPath(path, locale))).toEqual({ locale, path });
  });
});
