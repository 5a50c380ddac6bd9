import { isDeepStrictEqual } from "node:util";
import { isJsonObject, type Json, type JsonObject } from "../json.ts";
import type { HttpExpectation, SearchExpectation } from "./case-file.ts";

/** An answer as it came over HTTP; `body` is null where there is none. */
export type CaseAnswer = { status: number; headers: Headers; body: Json; millis: number };

/** What of an expectation does not hold of an answer to a multi-search of one query: a line for each. */
export function checkSearch(expected: SearchExpectation, answer: CaseAnswer): string[] {
  const { maxMillis, never5xx, status = 200, ...ofResult } = expected;
  const problems = checkHttp({ status, ...(maxMillis && { maxMillis }), ...(never5xx && { never5xx }) }, answer);
  const [result] = listOf(answer.body, "results");
  return problems.length > 0 ? problems : checkResult(ofResult, result ?? {});
}

/** What of an expectation does not hold of an answer: a line for each. */
export function checkHttp(expected: HttpExpectation, answer: CaseAnswer): string[] {
  const problems: string[] = [];
  const check = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem);
  };
  const body = isJsonObject(answer.body) ? answer.body : {};
  if (expected.status !== undefined) {
    const allowed = [expected.status].flat();
    check(allowed.includes(answer.status), `status ${answer.status}, expected ${allowed.join(" or ")}`);
  }
  if (expected.never5xx) check(answer.status < 500, `status ${answer.status}, expected none of 5xx`);
  if (expected.maxMillis !== undefined) {
    check(answer.millis <= expected.maxMillis, `${answer.millis} ms, expected at most ${expected.maxMillis}`);
  }
  for (const name of ["code", "type"] as const) {
    const wanted = expected.error?.[name];
    if (wanted !== undefined) check(body[name] === wanted, `${name} ${body[name]}, expected ${wanted}`);
  }
  const part = expected.error?.messageContains;
  if (part !== undefined) check(String(body.message).includes(part), `message "${body.message}" without "${part}"`);
  if (expected.json !== undefined) {
    check(isDeepStrictEqual(answer.body, expected.json), `body ${show(answer.body)}, expected ${show(expected.json)}`);
  }
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    check(answer.headers.get(name) === value, `header ${name}: ${answer.headers.get(name)}, expected ${value}`);
  }
  if (expected.results) {
    const results = listOf(body, "results");
    check(results.length === expected.results.length, `${results.length} results, expected ${expected.results.length}`);
    for (const [index, wanted] of expected.results.entries())
      problems.push(...checkResult(wanted, results[index] ?? {}));
  }
  return problems;
}

/** Fields of the result itself, and what is said of its hits. */
function checkResult(expected: JsonObject & SearchExpectation, result: JsonObject): string[] {
  const hits = listOf(result, "hits");
  const ids = hits.map(({ id }) => id ?? null);
  const problems: string[] = [];
  const check = (holds: boolean, problem: string) => {
    if (!holds) problems.push(`${problem}; got ${show(ids)}`);
  };
  for (const [name, value] of Object.entries(expected)) {
    const list = Array.isArray(value) ? value : [];
    if (name === "ids") check(isDeepStrictEqual(ids, value), `expected exactly ${show(value)}`);
    else if (name === "set") check(isDeepStrictEqual(sort(ids), sort(list)), `expected in any order ${show(value)}`);
    else if (name === "first") check(ids[0] === value, `expected ${show(value)} first`);
    else if (name === "contains")
      check(
        list.every((id) => ids.includes(id)),
        `expected among them ${show(value)}`,
      );
    else if (name === "excludes") check(!list.some((id) => ids.includes(id)), `expected none of ${show(value)}`);
    else if (name === "countAtMost") check(ids.length <= Number(value), `expected at most ${value} hits`);
    else if (name === "total")
      check(result.estimatedTotalHits === value, `total ${result.estimatedTotalHits}, expected ${value}`);
    else if (name === "noFormatted") check(!hits.some((hit) => "_formatted" in hit), "expected no _formatted");
    else if (name === "formatted") problems.push(...checkFormatted(isJsonObject(value) ? value : {}, hits));
    else if (name === "formattedContains") {
      const formatted = JSON.stringify(hits.map(({ _formatted }) => _formatted ?? null));
      check(isWithin(value, hits, formatted), `expected ${show(value)} within ${formatted}`);
    } else
      check(isDeepStrictEqual(result[name], value), `${name} ${show(result[name] ?? null)}, expected ${show(value)}`);
  }
  return problems;
}

function checkFormatted(expected: JsonObject, hits: readonly JsonObject[]): string[] {
  return Object.entries(expected).flatMap(([id, attributes]) => {
    const formatted = hits.find((hit) => String(hit.id) === id)?._formatted;
    return Object.entries(isJsonObject(attributes) ? attributes : {}).flatMap(([name, wanted]) => {
      const value = isJsonObject(formatted) ? (formatted[name] ?? null) : null;
      const allowed = isJsonObject(wanted) && Array.isArray(wanted.anyOf) ? wanted.anyOf : [wanted];
      const holds = allowed.some((one) => isDeepStrictEqual(one, value));
      return holds ? [] : [`_formatted.${name} of ${id} is ${show(value)}, expected ${show(wanted)}`];
    });
  });
}

/** A fragment of anything that is formatted, or `{ id: { attribute: fragment } }`. */
function isWithin(wanted: Json, hits: readonly JsonObject[], formatted: string): boolean {
  if (typeof wanted === "string") return formatted.includes(JSON.stringify(wanted).slice(1, -1));
  if (Array.isArray(wanted)) return wanted.every((part) => isWithin(part, hits, formatted));
  return Object.entries(wanted ?? {}).every(([id, attributes]) => {
    const hit = hits.find((one) => String(one.id) === id);
    const own = JSON.stringify(hit?._formatted ?? null);
    if (!isJsonObject(attributes)) return isWithin(attributes, hits, own);
    return Object.entries(attributes).every(([name, part]) => {
      const value = isJsonObject(hit?._formatted) ? (hit._formatted[name] ?? null) : null;
      return isWithin(part, hits, JSON.stringify(value));
    });
  });
}

function listOf(body: Json, name: string): JsonObject[] {
  const list = isJsonObject(body) ? body[name] : null;
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

function sort(values: readonly Json[]): string[] {
  return values.map(show).sort();
}

function show(value: Json): string {
  return JSON.stringify(value);
}
