import type { Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { loader } from "./subnet.tsx";

const FILES = [
  aContentFile("en/team/harbour", { name: "Harbour Works" }),
  aContentFile("en/subnet/root", { name: "Root", mainnetId: 0 }),
  aContentFile("en/subnet/cellar", { name: "Cellar", mainnetId: 42, team: "harbour" }),
  aContentFile("en/subnet/later", { name: "Later", comingSoon: true }),
];

describe("loader", () => {
  it("shows a subnet at its number", async () => {
    expect(await load("42")).toMatchObject({ page: { title: "Cellar (SN42)" } });
  });

  it("shows a subnet that has no number yet at its slug", async () => {
    expect(await load("later")).toMatchObject({ page: { title: "Later" } });
  });

  it("shows a team at its slug, with its subnets", async () => {
    expect(await load("harbour")).toMatchObject({
      team: { name: "Harbour Works", subnets: [{ name: "Cellar" }] },
    });
  });

  it.each<[string, Locale, string]>([
    ["cellar", "en", "/subnets/42"],
    ["042", "en", "/subnets/42"],
    ["cellar", "ko", "/ko/subnets/42"],
    ["0", "en", "/subnets/root"],
    ["00", "zh", "/zh/subnets/root"],
  ])("moves %s (in %s) for good to %s", async (address, locale, location) => {
    expect(await load(address, locale)).toEqual({ status: 308, location });
  });

  it.each(["7", "9".repeat(300), "-1", "nothing", "cellar/more", "", "42/", "Harbour"])(
    "answers 404 to %s",
    async (address) => {
      expect(await load(address)).toMatchObject({ init: { status: 404 } });
    },
  );
});

/** What is loaded at `/subnets/{address}`, or what is thrown: where one is sent, or an error. */
async function load(address: string, locale: Locale = "en") {
  const { site } = await siteOnContent(FILES);
  const request = aRequest(site, `/subnets/${address}`);
  try {
    return await loader({ ...request, params: { locale, "*": address }, pattern: "/:locale?/subnets/*" });
  } catch (thrown) {
    if (!(thrown instanceof Response)) return thrown;
    return { status: thrown.status, location: thrown.headers.get("Location") };
  }
}
