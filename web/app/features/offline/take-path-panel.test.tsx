// @vitest-environment happy-dom
import { fireEvent, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { show } from "../../../tests/show.tsx";
import { someCaches } from "./cache-builder.ts";
import { LATE_FILES } from "./late-files.ts";
import { TakePathPanel } from "./take-path-panel.tsx";

afterEach(() => vi.unstubAllGlobals());

const PATH = { title: "For builders", address: "/get-started?path=b", pages: ["/one", "/end"] };

describe("TakePathPanel", () => {
  it("says how large the path is, takes it along, and lets go of it again", async () => {
    const { panel, caches } = showPanel();
    await waitFor(() => panel.getByText("3 pages, about 0.3 MB to load. They can then be read without a network."));
    fireEvent.click(panel.getByRole("button", { name: "Take it along" }));
    await waitFor(() => panel.getByText(/^On this device since November\s20,\s2026: 3 pages, 0\.1 MB\./));
    expect([...caches.byName.keys()]).toEqual(["path//get-started?path=b"]);
    fireEvent.click(panel.getByRole("button", { name: "Remove from this device" }));
    await waitFor(() => panel.getByRole("button", { name: "Take it along" }));
    expect(caches.byName.size).toBe(0);
  });

  it("shows how far it is, and is given up without a trace", async () => {
    const { panel, caches } = showPanel({ hangsAt: "/end" });
    fireEvent.click(await panel.findByRole("button", { name: "Take it along" }));
    await waitFor(() => panel.getByText("1 of 3 pages"));
    expect(panel.getByRole("progressbar").getAttribute("value")).toBe("1");
    fireEvent.click(panel.getByRole("button", { name: "Cancel" }));
    await waitFor(() => panel.getByRole("button", { name: "Take it along" }));
    expect(panel.queryByText(/^That did not work/)).toBeNull();
    expect(caches.byName.size).toBe(0);
  });

  it("says that it did not work, and offers it once more", async () => {
    const { panel } = showPanel({ refuses: "/end" });
    fireEvent.click(await panel.findByRole("button", { name: "Take it along" }));
    await waitFor(() => panel.getByText(/^That did not work/));
    expect(panel.getByRole("button", { name: "Take it along" })).toBeDefined();
  });
});

/** In a browser with a service worker; `hangsAt` is a page that does not come, `refuses` one that is not for everybody. */
function showPanel({ hangsAt, refuses }: { hangsAt?: string; refuses?: string } = {}) {
  const caches = someCaches();
  vi.stubGlobal("caches", caches);
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: {} });
  vi.stubGlobal("fetch", async (address: string, { method, signal }: RequestInit = {}) => {
    if (method === "HEAD") return new Response(null, { headers: { "Content-Length": "100000" } });
    if (address === LATE_FILES) return Response.json({});
    if (address === hangsAt)
      return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    const headers = {
      "Content-Type": "text/html",
      Date: "Fri, 20 Nov 2026 08:00:00 GMT",
      "Cache-Control": address === refuses ? "private" : "public",
    };
    return new Response(`<!doctype html><html lang="en"><h1>${address}</h1></html>`, { headers });
  });
  const panel = show(
    <MoreTexts texts={pickTexts("en", "offline")}>
      <TakePathPanel path={PATH} loadCodeOf={async () => undefined} />
    </MoreTexts>,
    "/get-started?path=b",
  );
  return { panel, caches };
}
