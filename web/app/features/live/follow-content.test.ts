import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followContent } from "./follow-content.ts";
import { createLiveConnection } from "./live-connection.ts";
import { CONTENT_CHANGED_EVENT } from "./start-live.ts";
import { createPageUpdate } from "./update-page.ts";

vi.mock("./live-connection.ts", () => ({ createLiveConnection: vi.fn() }));
vi.mock("./update-page.ts", () => ({ createPageUpdate: vi.fn() }));

const restart = vi.fn();
const stop = vi.fn();
const update = vi.fn(async () => undefined);

beforeEach(() => {
  vi.mocked(createLiveConnection).mockReturnValue({ restart, stop });
  vi.mocked(createPageUpdate).mockReturnValue(update);
});
afterEach(() => void vi.resetAllMocks());

describe("followContent", () => {
  it("connects once, and says which content the page shows", () => {
    const page = aPage();
    expect(restart).toHaveBeenCalledTimes(1);
    expect(page.services.shownVersion).toBe("version 1");
  });

  it("connects anew when somebody signs in and when they sign out, as whoever it is then", () => {
    const page = aPage();
    const connectedAs: boolean[] = [];
    restart.mockImplementation(() => connectedAs.push(page.services.isSignedIn()));
    page.isVisitedBy("7");
    page.isVisitedBy(undefined);
    expect(connectedAs).toEqual([true, false]);
    expect(page.services.isSignedIn()).toBe(false);
  });

  it.each([
    ["/graphql", "wss://learn.example/graphql"],
    ["wss://content.example/live", "wss://content.example/live"],
  ])("connects to %s of its own site as %s", (address, url) => {
    expect(aPage({ address }).services.url).toBe(url);
  });

  it("ends its connection when the page is left, and connects again only where the browser has kept the page", () => {
    const page = aPage();
    page.window.dispatchEvent(new Event("pagehide"));
    expect(stop).toHaveBeenCalledTimes(1);
    page.window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(restart).toHaveBeenCalledTimes(1);
    page.window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(restart).toHaveBeenCalledTimes(2);
  });

  it("tells the page of a change at once, and updates what is shown once it is looked at, once for all changes", () => {
    const page = aPage({ hidden: true });
    const told = vi.fn();
    page.window.addEventListener(CONTENT_CHANGED_EVENT, told);
    page.services.onChange();
    page.services.onChange();
    expect(told).toHaveBeenCalledTimes(2);
    expect(update).not.toHaveBeenCalled();
    page.comesIntoView();
    page.comesIntoView();
    expect(update).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["sent on elsewhere", { type: "opaqueredirect", ok: false, status: 0 }],
    ["answered", { type: "basic", ok: true, status: 200 }],
  ])("has a dead session forgotten as the button does, and trusts the page no more: %s", async (_, answer) => {
    const page = aPage({ answer });
    await page.services.clearSession();
    expect(page.fetch).toHaveBeenCalledExactlyOnceWith("/profile?sign-out", { method: "POST", redirect: "manual" });
    expect(page.markOutdated).toHaveBeenCalledTimes(1);
  });

  it("does not take a session for forgotten where the site could not do so", async () => {
    const page = aPage({ answer: { type: "basic", ok: false, status: 503 } });
    await expect(page.services.clearSession()).rejects.toThrow("signing out: 503");
    expect(page.markOutdated).not.toHaveBeenCalled();
  });
});

interface Options {
  address?: string;
  hidden?: boolean;
  answer?: { type: string; ok: boolean; status: number };
}

/** A page of the site, for nobody at first. */
function aPage({ address = "/graphql", hidden = false, answer }: Options = {}) {
  const dataset: Record<string, string> = {};
  const root = { dataset };
  const document = Object.assign(new EventTarget(), {
    documentElement: root,
    hidden,
    querySelector: () => ({ dataset: { contentVersion: "version 1" } }),
  });
  let attributeChanged: () => void = () => undefined;
  const fetch = vi.fn(async () => answer);
  const window = Object.assign(new EventTarget(), {
    document,
    location: { href: "https://learn.example/concepts" },
    fetch,
    setTimeout: (callback: () => void) => callback(),
    MutationObserver: class {
      constructor(callback: () => void) {
        attributeChanged = callback;
      }
      observe(element: object, { attributeFilter }: MutationObserverInit) {
        expect([element, attributeFilter]).toEqual([root, ["data-visitor"]]);
      }
    },
  });
  const markOutdated = vi.fn();
  followContent(window as unknown as Window & typeof globalThis, address, {
    keptFields: { keep: () => undefined, restore: () => undefined },
    markOutdated,
  });
  const services = vi.mocked(createLiveConnection).mock.lastCall?.[0] ?? expect.unreachable("no connection was made");
  return {
    window,
    services,
    fetch,
    markOutdated,
    isVisitedBy(id: string | undefined): void {
      if (id === undefined) delete dataset.visitor;
      else dataset.visitor = id;
      attributeChanged();
    },
    comesIntoView(): void {
      document.hidden = false;
      document.dispatchEvent(new Event("visibilitychange"));
    },
  };
}
