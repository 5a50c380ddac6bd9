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

  it("connects anew when somebody signs in and when they sign out", () => {
    const page = aPage();
    page.isVisitedBy("7");
    expect(restart).toHaveBeenCalledTimes(2);
    page.isVisitedBy(undefined);
    expect(restart).toHaveBeenCalledTimes(3);
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
});

interface Options {
  address?: string;
  hidden?: boolean;
}

/** A page of the site, for nobody at first. */
function aPage({ address = "/graphql", hidden = false }: Options = {}) {
  const dataset: Record<string, string> = {};
  const root = { dataset };
  const document = Object.assign(new EventTarget(), {
    documentElement: root,
    hidden,
    querySelector: () => ({ dataset: { contentVersion: "version 1" } }),
  });
  let attributeChanged: () => void = () => undefined;
  const window = Object.assign(new EventTarget(), {
    document,
    location: { href: "https://learn.example/concepts" },
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
  followContent(window as unknown as Window & typeof globalThis, address, {
    keptFields: { keep: () => undefined, restore: () => undefined },
  });
  const services = vi.mocked(createLiveConnection).mock.lastCall?.[0] ?? expect.unreachable("no connection was made");
  return {
    window,
    services,
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
