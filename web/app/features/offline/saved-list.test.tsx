// @vitest-environment happy-dom
import { LOCALES } from "@learn-bittensor/contract/locales";
import { fireEvent, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { linksOf, show } from "../../../tests/show.tsx";
import { someCaches } from "./cache-builder.ts";
import { SavedList } from "./saved-list.tsx";

afterEach(() => vi.unstubAllGlobals());

describe("SavedList", () => {
  it("shows paths and what was read, each with its day, and lets go of them", async () => {
    const caches = await saving({ "path//p": { "/a": "Step", "/p": "For builders" }, "read/0": { "/b": "Staking" } });
    const list = showList("/offline");
    await waitFor(() => list.getByRole("heading", { name: "For builders" }));
    expect(linksOf(list)).toEqual([
      ["/a", "Step"],
      ["/p", "For builders"],
      ["/b", "Staking"],
    ]);
    expect(list.container.textContent).toMatch(/as\sof\sNovember\s20,\s2026/);
    fireEvent.click(list.getByRole("button", { name: "Remove this path" }));
    await waitFor(() => expect(linksOf(list)).toEqual([["/b", "Staking"]]));
    fireEvent.click(list.getByRole("button", { name: "Forget these pages" }));
    await waitFor(() => list.getByText(/^Nothing is kept yet/));
    expect(await caches.keys()).toEqual([]);
  });

  it.each(LOCALES)("leads back to the page that was asked for (%s)", async (locale) => {
    await saving({});
    const asked = localizedPath("/subnets?tag=x", locale);
    const list = showList(`${localizedPath("/offline", locale)}?asked=${encodeURIComponent(asked)}`);
    await waitFor(() => expect(linksOf(list).map(([href]) => href)).toEqual([asked]));
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""])(
    "leads nowhere else: %j",
    async (asked) => {
      await saving({});
      const list = showList(`/offline?asked=${encodeURIComponent(asked)}`);
      await waitFor(() => list.getByText(/^Nothing is kept yet/));
      expect(linksOf(list)).toEqual([]);
    },
  );
});

function showList(address: string) {
  const locale = LOCALES.find((each) => address.startsWith(`/${each}/`)) ?? "en";
  return show(
    <MoreTexts texts={pickTexts(locale, "offline")}>
      <SavedList />
    </MoreTexts>,
    address,
  );
}

/** A browser that has saved pages of these titles. */
async function saving(saved: Record<string, Record<string, string>>) {
  const caches = someCaches();
  for (const [name, pages] of Object.entries(saved))
    for (const [address, title] of Object.entries(pages)) {
      const headers = { "x-kept-at": "2026-11-20T08:00:00.000Z", "x-kept-title": title.replace(" ", "%20") };
      await (await caches.open(name)).put(address, new Response("", { headers }));
    }
  vi.stubGlobal("caches", caches);
  return caches;
}
