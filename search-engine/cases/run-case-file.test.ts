import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { serveEngine } from "../tests/serve-engine.ts";
import type { Case, CaseFile } from "./case-file.ts";
import { ADMIN_KEY, createEngineUnderTest } from "./engine-under-test.ts";
import { createEmbeddedEngines, createRemoteEngines } from "./engines.ts";
import { runCaseFile } from "./run-case-file.ts";

/** Processes are started; a busy machine may take its time. */
const TIMEOUT_MS = 60_000;

const FILMS = {
  primaryKey: "id",
  settings: { searchableAttributes: ["title"] },
  documents: [
    { id: 1, title: "Network" },
    { id: 2, title: "Metropolis" },
  ],
};

const HEAD = { level: "must", lang: "en", feature: "anything" } as const;
const FINDS: Case = {
  ...HEAD,
  id: "finds",
  kind: "search",
  fixture: "films",
  request: { q: "netw" },
  expect: { ids: [1] },
};
const LONG: Case = {
  ...FINDS,
  id: "long",
  request: { q: { repeat: "network ", times: 2_000 } },
  expect: { first: 1, never5xx: true },
};
const WRONG: Case = { ...FINDS, id: "wrong", level: "should", expect: { ids: [2], total: 2 } };
const UNKNOWN_INDEX: Case = {
  ...HEAD,
  id: "unknown-index",
  kind: "http",
  request: { route: "POST /multi-search", body: { queries: [{ indexUid: "films" }] } },
  expect: { status: 400, error: { code: "index_not_found", type: "invalid_request", messageContains: ".queries[0]" } },
};
const NO_KEY: Case = {
  ...UNKNOWN_INDEX,
  id: "no-key",
  request: { route: "POST /multi-search", headers: { authorization: null }, rawBody: "{", fixtures: ["films"] },
  expect: { status: [401, 403], error: { code: "missing_authorization_header" } },
};
const FILE: CaseFile = { fixtures: { films: FILMS }, cases: [FINDS, UNKNOWN_INDEX, LONG, NO_KEY] };

describe("runCaseFile", () => {
  it("counts what holds, and says of the rest what does not, in a line each", async () => {
    const file = { ...FILE, cases: [...FILE.cases, WRONG, { ...FINDS, id: "no-fixture", fixture: "books" }] };
    expect(await runCaseFile(file, createEmbeddedEngines({ budgetMs: 500 }))).toEqual({
      passed: 4,
      failures: [
        "wrong (should): expected exactly [2]; got [1]; total 1, expected 2; got [1]",
        'no-fixture (must): no-fixture: there is no fixture "books"',
      ],
    });
  });

  it("runs against a server, gives each case its own fixtures, and leaves nothing there", async () => {
    const { fetch, engine } = createEngineUnderTest();
    const url = await serveEngine(fetch);
    engine.createIndex("mine", "id");
    expect(await runCaseFile({ ...FILE, cases: [...FILE.cases, WRONG] }, createRemote(url))).toEqual({
      passed: 4,
      failures: [expect.stringMatching(/^wrong \(should\): expected exactly \[2\]/)],
    });
    expect(engine.listIndexes().map(({ uid }) => uid)).toEqual(["mine"]);
  });

  it("touches no index of a server that was there before", async () => {
    const { fetch, engine } = createEngineUnderTest();
    const url = await serveEngine(fetch);
    engine.replaceIndex("films", { primaryKey: "id", settings: {}, documents: [{ id: 9 }] });
    const { passed, failures } = await runCaseFile({ ...FILE, cases: [FINDS] }, createRemote(url));
    expect([passed, failures]).toEqual([0, ['finds (must): the index "films" is there already']]);
    expect(engine.listDocuments("films")).toEqual([{ id: 9 }]);
  });

  it("fails every case where the server does not answer", async () => {
    const { passed, failures } = await runCaseFile(FILE, createRemote("http://127.0.0.1:1"));
    expect(passed).toBe(0);
    expect(failures).toHaveLength(4);
  });
});

describe("npm run search:cases", { timeout: TIMEOUT_MS }, () => {
  it("ends with the count, and with 0 where every case holds", async () => {
    const file = await fileWith(FILE);
    expect(await run([file])).toEqual({ code: 0, lines: ["4 passed, 0 failed"] });
    expect(await run([file, file])).toEqual({ code: 0, lines: ["8 passed, 0 failed"] });
  });

  it("ends with 1 where one fails, in the cases or in the file itself", async () => {
    const { code, lines } = await run([await fileWith({ ...FILE, cases: [WRONG] }), "/nowhere.json"]);
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^wrong /),
      expect.stringMatching(/^\/nowhere\.json: /),
      "0 passed, 2 failed",
    ]);
  });

  it("needs a file, and a key for another engine", async () => {
    expect((await run([])).code).toBe(2);
    expect((await run([await fileWith(FILE)], { SEARCH_URL: "http://127.0.0.1:1" })).code).toBe(2);
  });

  it("asks the engine that SEARCH_URL names", async () => {
    const url = await serveEngine(createEngineUnderTest().fetch);
    const settings = { SEARCH_URL: `${url}/`, SEARCH_ADMIN_KEY: ADMIN_KEY };
    expect(await run([await fileWith(FILE)], settings)).toEqual({ code: 0, lines: ["4 passed, 0 failed"] });
  });
});

function createRemote(url: string) {
  return createRemoteEngines({ url, adminKey: ADMIN_KEY, wait: async () => undefined });
}

async function fileWith(file: CaseFile): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "search-cases-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "cases.json");
  await writeFile(path, JSON.stringify(file));
  return path;
}

function run(files: string[], settings: Record<string, string> = {}) {
  const script = fileURLToPath(new URL("run.ts", import.meta.url));
  const env = { ...process.env, NODE_OPTIONS: "", SEARCH_URL: "", SEARCH_ADMIN_KEY: "", ...settings };
  return new Promise<{ code: unknown; lines: string[] }>((resolve) => {
    execFile(process.execPath, [script, ...files], { env }, (error, stdout) => {
      resolve({ code: error?.code ?? 0, lines: stdout.trim().split("\n") });
    });
  });
}
