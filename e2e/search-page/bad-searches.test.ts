import { expect, test } from "../visitor.ts";

/** What somebody may type, or a program send, that is no ordinary word. */
const TEXTS: Record<string, string> = {
  "10,000 letters": "a".repeat(10_000),
  "10,000 words": "ab ".repeat(10_000),
  "control characters": "stak\u0000\u0001\u001f\u007f\u0085ing",
  "half of a character": "stak\ud800ing\udc00",
  emoji: "👩‍👩‍👧‍👦 🇩🇪 ❤️‍🔥",
  "many combining marks": `e${"\u0301".repeat(2_000)}`,
  "text from right to left": "\u202eمرحبا שלום\u202c",
  "a quote left open": '"yuma consensus',
  "many quotes": '"'.repeat(999),
  "operators of query languages": 'title:staking AND (a OR NOT b) +c -d "e"~2 f^3 g* h? i:[1 TO 2] {j} $k &l |m !n',
  "a regular expression": "(a+)+$ [^b]{1,999} \\d* (?=c) .* | ^",
  SQL: "'; DROP TABLE concepts; --",
  "a template": "{{constructor.constructor('alert(1)')()}} $\u007b1+1} <%= 1 %>",
  markup: '"><script>alert(1)</script><img src=x onerror=alert(2)>',
  "characters that mark matches": "\ue000staking\ue001",
  "names of prototypes": "__proto__ constructor toString",
  "a number too large": "9".repeat(400),
};

const KEY = { Authorization: "Bearer learn-bittensor-search", "Content-Type": "application/json" };

test("the engine answers whatever is typed", async ({ baseURL }) => {
  for (const [what, text] of Object.entries(TEXTS))
    await test.step(what, async () => {
      // As JSON, a half of a character is an escape.
      const query = { indexUid: "concept_en", q: text, attributesToHighlight: ["*"] };
      const queries = [query, { ...query, indexUid: "concept_zh" }];
      const response = await search(baseURL, JSON.stringify({ queries }));
      expect.soft(response.status, what).toBe(200);
      const { results } = await response.json();
      expect.soft(results, what).toHaveLength(2);
      expect.soft(Array.isArray(results[0].hits), what).toBe(true);
    });
});

test("the search page takes whatever is typed for words", async ({ page, complaints }) => {
  page.on("dialog", () => complaints.push("a dialog opened"));
  for (const [what, text] of Object.entries(TEXTS))
    await test.step(what, async () => {
      const shortened = text.slice(0, 300).toWellFormed();
      const response = await page.goto(`/search?q=${encodeURIComponent(shortened)}`);
      expect.soft(response?.status(), what).toBe(200);
      await expect.soft(page.getByRole("main").getByRole("heading", { level: 1 }), what).toBeVisible();
      await expect.soft(page.getByRole("main").locator("img, script"), what).toHaveCount(0);
      expect.soft(complaints.splice(0), what).toEqual([]);
    });
});

const REFUSED: [what: string, body: string, status: number, code: string][] = [
  ["nothing", "", 400, "missing_payload"],
  ["no JSON", "{", 400, "malformed_payload"],
  ["a list", "[]", 400, "bad_request"],
  ["no queries", "{}", 400, "bad_request"],
  ["queries that are none", '{"queries":"staking"}', 400, "bad_request"],
  ["a query that is none", '{"queries":[null]}', 400, "bad_request"],
  ["an unknown field", '{"queries":[{"indexUid":"concept_en","q":"a","filter":"x = 1"}]}', 400, "bad_request"],
  ["no index", '{"queries":[{"q":"a"}]}', 400, "missing_index_uid"],
  ["an unknown index", '{"queries":[{"indexUid":"nothing"}]}', 400, "index_not_found"],
  ["a bad name", '{"queries":[{"indexUid":"../concept"}]}', 400, "invalid_index_uid"],
  ["a number for words", '{"queries":[{"indexUid":"concept_en","q":7}]}', 400, "invalid_search_q"],
  ["words for a number", '{"queries":[{"indexUid":"concept_en","limit":"5"}]}', 400, "invalid_search_limit"],
  ["a limit below 0", '{"queries":[{"indexUid":"concept_en","limit":-1}]}', 400, "invalid_search_limit"],
  [
    "an object for a list",
    '{"queries":[{"indexUid":"concept_en","attributesToHighlight":{}}]}',
    400,
    "invalid_search_attributes_to_highlight",
  ],
  ["1,000 queries", JSON.stringify({ queries: Array(1_000).fill({ indexUid: "concept_en" }) }), 400, "bad_request"],
  ["JSON nested deeply", `{"queries":${"[".repeat(40_000)}${"]".repeat(40_000)}}`, 400, "bad_request"],
  ["more than 100 kB", JSON.stringify({ queries: [], filler: "a".repeat(100_000) }), 413, "payload_too_large"],
];

test("the engine refuses what is no search, in Meilisearch's form", async ({ baseURL }) => {
  for (const [what, body, status, code] of REFUSED)
    await test.step(what, async () => {
      const response = await search(baseURL, body);
      expect.soft(response.status, what).toBe(status);
      expect.soft(await response.json(), what).toEqual({
        message: expect.stringMatching(/./),
        code,
        type: "invalid_request",
        link: expect.stringContaining(code),
      });
    });
});

const STRANGERS: [what: string, headers: Record<string, string>, status: number, code: string][] = [
  ["no key", { "Content-Type": "application/json" }, 401, "missing_authorization_header"],
  ["another scheme", { ...KEY, Authorization: "Basic YTpi" }, 401, "missing_authorization_header"],
  ["a wrong key", { ...KEY, Authorization: "Bearer wrong" }, 403, "invalid_api_key"],
  ["an empty key", { ...KEY, Authorization: "Bearer " }, 403, "invalid_api_key"],
  ["no JSON announced", { ...KEY, "Content-Type": "text/plain" }, 415, "invalid_content_type"],
];

test("the engine refuses a search with a key or type that is none", async ({ baseURL }) => {
  for (const [what, headers, status, code] of STRANGERS)
    await test.step(what, async () => {
      const response = await search(baseURL, '{"queries":[]}', headers);
      expect.soft(response.status, what).toBe(status);
      expect.soft((await response.json()).code, what).toBe(code);
    });
});

test("the public key may change nothing", async ({ baseURL }) => {
  for (const route of ["GET /indexes", "POST /indexes", "DELETE /indexes/concept_en", "POST /swap-indexes"])
    await test.step(route, async () => {
      const [method = "", path = ""] = route.split(" ");
      const response = await fetch(`${baseURL}${path}`, {
        method,
        headers: KEY,
        ...(method === "POST" && { body: "{}" }),
      });
      expect.soft(response.status, route).toBe(403);
      expect.soft((await response.json()).code, route).toBe("invalid_api_key");
    });
});

test("pages are answered while heavy searches are", async ({ baseURL }) => {
  const heavy = JSON.stringify({
    queries: Array.from({ length: 50 }, () => ({ indexUid: "subnet_en", q: "a b c d e f g h i s", limit: 20 })),
  });
  const searches = Array.from({ length: 20 }, async () => (await search(baseURL, heavy)).status);
  const pages = Array.from({ length: 5 }, async () => (await fetch(`${baseURL}/concepts`)).status);
  expect(await Promise.all(pages)).toEqual(Array(5).fill(200));
  for (const status of await Promise.all(searches)) expect([200, 503]).toContain(status);
});

test("the engine answers a megabyte at most", async ({ baseURL }) => {
  const query = { indexUid: "passage_en", q: "s", limit: 1_000, attributesToHighlight: ["*"] };
  const ask = (queries: object[]) => search(baseURL, JSON.stringify({ queries }));
  const one = await ask([query]);
  expect(one.status).toBe(200);
  expect((await one.arrayBuffer()).byteLength).toBeLessThanOrEqual(1_000_000);
  const fifty = await ask(Array(50).fill(query));
  expect(fifty.status).toBe(400);
  expect(await fifty.json()).toMatchObject({ code: "bad_request", type: "invalid_request" });
  const tag = "x".repeat(1_000);
  const tagged = await ask([{ ...query, highlightPreTag: tag, highlightPostTag: tag }]);
  expect(await tagged.json()).toMatchObject({ code: "invalid_search_highlight_pre_tag" });
});

function search(baseURL: string | undefined, body: string, headers: Record<string, string> = KEY) {
  return fetch(`${baseURL}/multi-search`, { method: "POST", headers, body });
}
