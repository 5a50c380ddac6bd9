import { isJsonObject, type Json } from "../json.ts";
import type { Case, CaseFile, Fixture, HttpCase, SearchCase } from "./case-file.ts";
import { type CaseAnswer, checkHttp, checkSearch } from "./check-expectation.ts";

/** An engine with nothing in it, with its keys. */
export type EngineUnderTest = {
  fetch: (request: Request) => Promise<Response>;
  searchKey: string;
  /** Makes an index of the fixture. */
  load: (uid: string, fixture: Fixture) => Promise<void>;
};

/** Runs a case against an engine made for it; returns what does not hold, a line for each. */
export async function runCase(one: Case, { fixtures }: CaseFile, engine: EngineUnderTest): Promise<string[]> {
  for (const name of listFixtures(one)) {
    const fixture = fixtures[name];
    if (!fixture) throw new Error(`${one.id}: there is no fixture "${name}"`);
    await engine.load(name, fixture);
  }
  if (one.kind === "search") return checkSearch(one.expect, await send(toHttpCase(one), engine));
  return checkHttp(one.expect, await send(one, engine));
}

/** The fixtures that a case needs. */
export function listFixtures(one: Case): string[] {
  return one.kind === "search" ? [one.fixture] : (one.request.fixtures ?? []);
}

function toHttpCase({ request, fixture, ...head }: SearchCase): HttpCase {
  const query = { indexUid: fixture, ...request, ...("q" in request && { q: toText(request.q ?? null) }) };
  return { ...head, kind: "http", request: { route: "POST /multi-search", body: { queries: [query] } }, expect: {} };
}

/** `{ "repeat": "a", "times": 3 }` is `aaa`. */
function toText(q: Json): Json {
  return isJsonObject(q) && typeof q.repeat === "string" ? q.repeat.repeat(Number(q.times)) : q;
}

async function send({ request }: HttpCase, { fetch, searchKey }: EngineUnderTest): Promise<CaseAnswer> {
  const [method = "", path = ""] = request.route.split(" ");
  const headers = new Headers({ authorization: `Bearer ${searchKey}`, "content-type": "application/json" });
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const text = request.rawBody ?? (request.body === undefined ? null : JSON.stringify(request.body));
  // As bytes, since a text would bring a content type of its own.
  const body = text === null ? null : new TextEncoder().encode(text);
  const startedAt = performance.now();
  const response = await fetch(new Request(`http://search.example${path}`, { method, headers, body }));
  const answered = await response.text();
  const millis = performance.now() - startedAt;
  return { status: response.status, headers: response.headers, body: answered ? JSON.parse(answered) : null, millis };
}
