import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startPrefetch } from "./start-prefetch.ts";

const CHANGED = "contentchanged";
const HERE = new URL("https://learn.example/about");

/** What a link is to whoever looks at it. */
class Link {
  dataset = {};
  target = "";
  href: string;
  constructor(path: string) {
    this.href = new URL(path, HERE).href;
  }
  hasAttribute = () => false;
  closest = () => this;
}

beforeEach(() => {
  vi.stubGlobal("Element", Link);
  vi.stubGlobal("HTMLAnchorElement", Link);
});
afterEach(() => void vi.unstubAllGlobals());

describe("startPrefetch", () => {
  it("hands the router what was fetched ahead, and asks for nothing twice", async () => {
    const page = aPage();
    await page.reachFor("/concepts");
    expect(page.asked).toEqual(["GET /concepts.data"]);
    expect(await page.follow("/concepts")).toBe("answer 1");
    expect(await page.follow("/concepts", "?_routes=routes%2Fconcepts")).toBe("answer 1");
    expect(page.asked).toHaveLength(1);
  });

  it("fetches what is in view when the browser is idle, five at a time", async () => {
    const page = aPage();
    page.holdAnswers();
    page.scrollTo(Array.from({ length: 8 }, (_, index) => `/${index + 1}`));
    expect(page.asked).toHaveLength(5);
  });

  it.each([
    ["data is to be saved", { saveData: true, effectiveType: "4g" }],
    ["the connection is slow", { effectiveType: "2g" }],
  ])("fetches nothing ahead where %s", async (_what, connection) => {
    const page = aPage({ connection });
    page.scrollTo(["/concepts"]);
    await page.reachFor("/guides");
    expect(page.asked).toEqual([]);
    expect(await page.follow("/guides")).toBe("answer 1");
  });

  it("fetches of a slower connection, and for those who are signed in, only what somebody is about to follow", async () => {
    for (const page of [aPage({ connection: { effectiveType: "3g" } }), aPage({ visitor: "7" })]) {
      page.scrollTo(["/concepts"]);
      expect(page.asked).toEqual([]);
      await page.reachFor("/guides");
      expect(page.asked).toEqual(["GET /guides.data"]);
    }
  });

  it("fetches nothing ahead of a page that is outdated: its links load documents", async () => {
    const page = aPage({ isOutdated: true });
    page.scrollTo(["/concepts"]);
    await page.reachFor("/guides");
    expect(page.asked).toEqual([]);
  });

  it.each<[string, (page: Page) => void | Promise<void>]>([
    ["something is sent, as by signing in or out", (page) => page.send()],
    ["somebody has signed in", (page) => page.becomes("7")],
    ["somebody has signed out", (page) => page.becomes(null)],
    ["the tab is looked at again: somebody may have signed in or out in another", (page) => page.lookAgain()],
    ["the content has changed", (page) => page.changes()],
  ])("forgets what was fetched before when %s", async (what, happens) => {
    const page = aPage(what === "somebody has signed out" ? { visitor: "7" } : {});
    await page.reachFor("/concepts");
    await happens(page);
    const before = page.asked.length;
    expect(await page.follow("/concepts")).toBe(`answer ${before + 1}`);
  });

  it("forgets what was fetched before something is sent, not only when that is answered", async () => {
    const page = aPage();
    await page.reachFor("/concepts");
    const finish = page.holdAnswers();
    const sent = page.send();
    const followed = page.follow("/concepts");
    finish();
    expect(await followed).toBe("answer 3");
    await sent;
  });

  it("forgets what was fetched while something was being sent", async () => {
    const page = aPage();
    const finish = page.holdAnswers();
    const sent = page.send();
    await page.reachFor("/concepts");
    expect(page.asked).toEqual(["POST /login", "GET /concepts.data"]);
    finish();
    await sent;
    expect(await page.follow("/concepts")).toBe("answer 3");
  });

  it.each(["https://count.example/e/", "https://search.example/multi-search", "/multi-search"])(
    "keeps what was fetched when something is sent to %s: no page is another for it",
    async (address) => {
      const page = aPage();
      await page.reachFor("/concepts");
      await page.send(address);
      expect(await page.follow("/concepts")).toBe("answer 1");
    },
  );

  it.each<[string, (page: Page) => void | Promise<void>]>([
    ["something was sent", (page) => page.send()],
    ["the tab is looked at again", (page) => page.lookAgain()],
  ])("looks anew at what is in view when %s", async (_what, happens) => {
    const page = aPage();
    const before = page.looks();
    await happens(page);
    expect(page.looks()).toBe(before + 1);
  });

  it("asks the site, and not the browser's cache, once the content has changed", async () => {
    const page = aPage();
    expect([await page.reachFor("/concepts"), page.caches]).toEqual([undefined, ["default"]]);
    page.changes();
    await page.reachFor("/concepts");
    await page.follow("/guides");
    expect(page.caches).toEqual(["default", "no-cache", "no-cache"]);
  });

  it("leaves everything else that is fetched alone", async () => {
    const page = aPage();
    await page.fetch("https://elsewhere.example/concepts.data");
    await page.fetch("/builds/latest.json");
    expect(page.asked).toEqual(["GET https://elsewhere.example/concepts.data", "GET /builds/latest.json"]);
  });
});

type Page = ReturnType<typeof aPage>;

/** A page whose links are where the test puts them, on a site that numbers its answers. */
function aPage(options: { connection?: object; visitor?: string; isOutdated?: boolean } = {}) {
  const asked: string[] = [];
  const caches: (RequestCache | undefined)[] = [];
  const held: (() => void)[] = [];
  let isHolding = false;
  let looks = 0;
  const observers: { attributes: () => void; inView?: (entries: object[]) => void } = { attributes: () => undefined };

  const dataset: Record<string, string> = options.visitor === undefined ? {} : { visitor: options.visitor };
  const document = Object.assign(new EventTarget(), {
    readyState: "complete",
    links: [] as Link[],
    documentElement: { dataset },
  });
  const window = Object.assign(new EventTarget(), {
    document,
    location: HERE,
    navigator: { connection: options.connection },
    requestIdleCallback: (callback: () => void) => callback(),
    IntersectionObserver: class {
      constructor(callback: (entries: object[]) => void) {
        observers.inView = callback;
      }
      observe = () => undefined;
      disconnect(): void {
        looks += 1;
      }
    },
    MutationObserver: class {
      constructor(callback: () => void) {
        observers.attributes = callback;
      }
      observe(_element: object, { attributeFilter }: MutationObserverInit) {
        if (attributeFilter?.join() !== "data-visitor") throw new Error("expected to look at data-visitor alone");
      }
    },
    fetch: async (input: RequestInfo | URL, { method = "GET", cache }: RequestInit = {}) => {
      asked.push(`${method} ${input}`);
      const answer = `answer ${asked.length}`;
      if (method === "GET") caches.push(cache);
      if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
      return new Response(answer);
    },
  });
  startPrefetch(window as unknown as Window & typeof globalThis, {
    now: () => 0,
    isOutdated: () => options.isOutdated ?? false,
    pageShown: "pageshown",
    changed: CHANGED,
  });

  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    asked,
    caches,
    fetch: (address: string) => window.fetch(address),
    /** A pointer comes over the link to a page. */
    async reachFor(path: string): Promise<void> {
      const event = new Event("pointerover");
      Object.defineProperty(event, "target", { value: new Link(path) });
      document.dispatchEvent(event);
      await settled();
    },
    scrollTo: (paths: string[]) =>
      observers.inView?.(paths.map((path) => ({ target: new Link(path), isIntersecting: true }))),
    /** What the router is answered when a link is followed. */
    follow: async (path: string, query = "") =>
      (await window.fetch(`https://learn.example${path}.data${query}`)).text(),
    async send(address = "/login"): Promise<void> {
      await window.fetch(address, { method: "POST" });
    },
    /** How often the links of the page were looked at from the beginning. */
    looks: () => looks,
    becomes(visitor: string | null): void {
      if (visitor === null) delete dataset.visitor;
      else dataset.visitor = visitor;
      observers.attributes();
    },
    lookAgain: () => void document.dispatchEvent(new Event("visibilitychange")),
    changes: () => void window.dispatchEvent(new Event(CHANGED)),
    /** Answers come when what is returned is called. */
    holdAnswers(): () => void {
      isHolding = true;
      return () => {
        isHolding = false;
        for (const answer of held.splice(0)) answer();
      };
    },
  };
}
