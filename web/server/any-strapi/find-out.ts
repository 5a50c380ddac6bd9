import type { ContentRequest, ContentTransport } from "../../app/site/content-client.server.ts";
import { OPTIONAL_PARTS, type OptionalPart } from "./optional-parts.ts";
import type { Dialect } from "./translate-query.ts";

/** What is known of a provider. */
export type Known = { dialect: Dialect; missing: readonly OptionalPart[] };

type Answer = Awaited<ReturnType<ContentTransport>>;

/** A list that every provider has, as each dialect asks for it. */
const LISTS: readonly [Dialect, string][] = [
  ["contract", "menus(pagination: { limit: 1 }) @include(if: false) { data { id } meta { pagination { total } } }"],
  [
    "v4",
    "menus_connection(pagination: { limit: 1 }) @include(if: false) { data { id } meta { pagination { total } } }",
  ],
  [
    "flat",
    "menus_connection(pagination: { limit: 1 }) @include(if: false) { nodes { documentId } pageInfo { total } }",
  ],
];

/**
 * Asks a provider in which dialect it answers, and which parts it has. Nothing is executed: each question holds a field that
 * is not included, which is refused where there is no such field.
 */
export async function findOut(ask: ContentTransport, authorization: string): Promise<Known> {
  const isThere = async (question: string) => {
    const request: ContentRequest = { operationName: undefined, query: question, variables: {}, authorization };
    const answer = await ask(request);
    if (answer.status >= 500) throw new Error(`HTTP ${answer.status}`);
    return !isRefusedByForm(answer);
  };
  const dialects = await Promise.all(LISTS.map(([, list]) => isThere(`query { ${list} }`)));
  const parts = await Promise.all(
    OPTIONAL_PARTS.map(async (part) => {
      const fields = Object.entries(part.fields).map(
        ([name, given]) => `${name}${given} @include(if: false)${part.values?.includes(name) ? "" : " { __typename }"}`,
      );
      return (await isThere(`${part.kind} { ${fields.join(" ")} }`)) ? [] : part;
    }),
  );
  return { dialect: LISTS[dialects.indexOf(true)]?.[0] ?? "contract", missing: parts.flat() };
}

/** Whether a question was refused for what it asks, before anything was done. */
export function isRefusedByForm({ body }: Answer): boolean {
  if (typeof body !== "object" || body === null || !("errors" in body) || !Array.isArray(body.errors)) return false;
  return body.errors.some((error) => error?.extensions?.code === "GRAPHQL_VALIDATION_FAILED");
}
