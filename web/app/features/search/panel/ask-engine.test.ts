import { HIGHLIGHTED_ATTRIBUTES, SEARCHED_ATTRIBUTES, type Source } from "@learn-bittensor/contract/search";
import { describe, expect, it } from "vitest";
import { askEngine, EngineBusy } from "./ask-engine.ts";

const SETTINGS = {
  url: "https://search.example/multi-search",
  key: "a-key",
  indexes: "{source}_de",
  comingSoon: [] as Source[],
};

describe("askEngine", () => {
  it("sends one call with a query for each source, in the words of the search contract", async () => {
    const { sent } = await ask(["concept", "guide"], { text: "consen" });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe(SETTINGS.url);
    expect(sent[0]?.method).toBe("POST");
    expect(sent[0]?.headers.get("Authorization")).toBe("Bearer a-key");
    expect(sent[0]?.headers.get("Content-Type")).toBe("application/json");
    expect(sent[0]?.credentials).toBe("omit");
    const query = (source: Source) => ({
      indexUid: `${source}_de`,
      q: "consen",
      limit: 5,
      attributesToHighlight: HIGHLIGHTED_ATTRIBUTES[source],
      attributesToSearchOn: SEARCHED_ATTRIBUTES[source],
      highlightPreTag: "\ue000",
      highlightPostTag: "\ue001",
    });
    const beside = [
      expect.objectContaining({ indexUid: "title_de" }),
      expect.objectContaining({ indexUid: "passage_de" }),
    ];
    expect(await sent[0]?.json()).toEqual({ queries: [query("concept"), query("guide"), ...beside] });
  });

  it("sends no header for a key where there is none", async () => {
    const { sent } = await ask(["guide"], { settings: { ...SETTINGS, key: "" } });
    expect(sent[0]?.headers.has("Authorization")).toBe(false);
  });

  it("sends nothing that could break out of a query, or pass for a mark", async () => {
    const { sent } = await ask(["guide"], { text: 'a\u0000"b\ue000c\ud800' });
    const body: unknown = await sent[0]?.json();
    expect(body).toMatchObject({ queries: Array(3).fill({ q: expect.stringMatching(/^a "b c$/) }) });
  });

  it("gives each source's hits, at most five", async () => {
    const guides = Array.from({ length: 7 }, (_, index) => ({ title: `Guide ${index}`, slug: `guide-${index}` }));
    const { found } = await ask(["guide", "subnet"], { results: [guides, [{ name: "Chutes", mainnetId: 64 }]] });
    expect(found.map(({ source, hits }) => [source, hits.map(({ href }) => href)]).slice(0, 2)).toEqual([
      ["guide", ["/guides/guide-0", "/guides/guide-1", "/guides/guide-2", "/guides/guide-3", "/guides/guide-4"]],
      ["subnet", ["/subnets/64"]],
    ]);
  });

  it("gives titles and passages of everything, but for what is coming soon", async () => {
    const title = (kind: string, href: string) => ({ kind, href, title: kind });
    const passage = { kind: "faq", href: "/faq#a", trail: [], heading: "A?", _formatted: { text: "So." } };
    const { found } = await ask(["guide"], {
      settings: { ...SETTINGS, comingSoon: ["team"] },
      beside: [[title("lab", "/lab/a"), title("team", "/subnets/a")], [passage]],
    });
    expect(found.slice(1).map(({ source, hits }) => [source, hits.map(({ href }) => href)])).toEqual([
      ["title", ["/lab/a"]],
      ["passage", ["/faq#a"]],
    ]);
  });

  it.each<[Source, object]>([
    ["concept", { title: "A", slug: "a", categories: [] }],
    ["concept", { title: "A", slug: "a" }],
    ["subnet", { name: "A", mainnetId: null }],
    ["guide", { title: "A", slug: "" }],
    ["article", { title: "A" }],
    ["team", { name: "A", slug: null }],
    ["application", { name: "A", application: { link: "" } }],
    ["application", { name: "A", application: { link: "javascript:alert(1)" } }],
  ])("leaves out a %s without an address, with a warning: %o", async (source, document) => {
    const { found, warnings } = await ask([source], { results: [[document]] });
    expect(found[0]).toEqual({ source, hits: [] });
    expect(warnings).toEqual([[expect.stringContaining(`"${source}"`), document]]);
  });

  it.each([
    ["2", 2_000],
    ["10", 10_000],
  ])(
    "tells an engine that fails from one that asks to come back after %s seconds",
    async (retryAfter, milliseconds) => {
      const failure = await ask(["guide"], { response: overloaded(retryAfter) }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(EngineBusy);
      expect(failure).toMatchObject({ askAgainAfterMs: milliseconds });
    },
  );

  it.each([undefined, "0", "60", "-1", "soon", "Wed, 21 Oct 2026 07:28:00 GMT"])(
    "fails where an engine that is too busy says nothing of use about when to come back: %s",
    async (retryAfter) => {
      const failure = await ask(["guide"], { response: overloaded(retryAfter) }).catch((error: unknown) => error);
      expect(failure).toEqual(new Error("the search engine answers 503"));
    },
  );

  it.each([
    ["an error of the engine", new Response('{"message":"…","code":"invalid_api_key"}', { status: 403 })],
    ["a page instead of an answer", new Response("<!doctype html>")],
    ["another shape", Response.json({ hits: [] })],
    ["too few results", Response.json({ results: [] })],
    ["nothing", Response.json(null)],
    ["results without hits", Response.json({ results: [{ hits: "many" }] })],
  ])("fails on %s", async (_, response) => {
    await expect(ask(["guide"], { response })).rejects.toThrow(Error);
  });
});

function overloaded(retryAfter: string | undefined): Response {
  const headers = new Headers(retryAfter === undefined ? {} : { "Retry-After": retryAfter });
  return Response.json({ code: "too_many_search_requests" }, { status: 503, headers });
}

interface Options {
  text?: string;
  settings?: typeof SETTINGS;
  results?: object[][];
  /** Titles, and passages. */
  beside?: object[][];
  response?: Response;
}

async function ask(sources: Source[], options: Options) {
  const { text = "a", settings = SETTINGS, results = sources.map(() => []), beside = [[], []] } = options;
  const { response = Response.json({ results: [...results, ...beside].map((hits) => ({ hits })) }) } = options;
  const sent: Request[] = [];
  const warnings: unknown[] = [];
  const found = await askEngine(
    settings,
    { text, sources, locale: "de", signal: new AbortController().signal },
    {
      fetch: async (...request) => {
        sent.push(new Request(...request));
        return response;
      },
      warn: (...warning) => warnings.push(warning),
    },
  );
  return { sent, found, warnings };
}
