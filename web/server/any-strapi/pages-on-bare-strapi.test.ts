import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import routes from "../../app/routes.ts";
import type { ContentTransport } from "../../app/site/content-client.server.ts";
import { aRequest } from "../../tests/a-request.ts";
import { pageOfRoute } from "../../tests/page-of-route.tsx";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { anyStrapiTransport } from "./any-strapi-transport.ts";
import { OPTIONAL_PARTS } from "./optional-parts.ts";

interface RouteModule {
  loader?: (asked: never) => Promise<unknown>;
  default?: never;
}

const CONTENT = fileURLToPath(new URL("../../../contract/tests/content/", import.meta.url));
const MODULES = import.meta.glob<RouteModule>("../../app/routes/*.tsx");
const OPTIONAL = new Set(OPTIONAL_PARTS.flatMap(({ fields }) => Object.keys(fields)));
const REFUSED = {
  status: 400,
  body: { errors: [{ message: "no such field", extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }] },
};

/** What leads on, is a part that is left out, or is not among this content. All else is a page. */
const OTHERWISE: Record<string, number> = {
  "/applications": 308,
  "/class": 404,
  "/class/counts": 404,
  "/developers": 404,
  "/feedback": 404,
  "/static-copy": 404,
  "/teach/class": 404,
};

describe("a Strapi with the content types alone, and without a home page", async () => {
  const { site, logged, told } = await siteOnBareStrapi();

  it.each(listPages())("answers %s without a fault", async (path, file) => {
    const route = await MODULES[`../../app/${file}`]?.();
    expect(route).toBeDefined();
    const asked = aRequest(site, path, { isDocument: true });
    const { status, loaderData } = await answerOf(async () => route?.loader?.(asked as never));
    expect(status).toBe(OTHERWISE[path] ?? 200);
    if (status === 200 && route?.default) expect(pageOfRoute(route.default, { loaderData }, path)).toMatch(/<h[12]/);
  });

  it("is told of once, and nothing is an error", () => {
    expect(told).toHaveLength(1);
    for (const { leftOut } of OPTIONAL_PARTS) expect(told[0]).toContain(leftOut);
    expect(logged.filter(({ level }) => level === "error")).toEqual([]);
  });
});

async function siteOnBareStrapi() {
  const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
    .filter((name) => /^\w+\/.+\.(?:md|yaml)$/.test(name) && !name.includes("/page/home"))
    .map((name) => ({ path: name.replace(/\.\w+$/, ""), text: readFileSync(CONTENT + name, "utf8") }));
  const { transport: embedded } = await siteOnContent(files);
  const told: string[] = [];
  const bare: ContentTransport = async (request) => (asksForMore(request.query) ? REFUSED : embedded(request));
  const { transport } = anyStrapiTransport(bare, { token: "", log: ({ message }) => told.push(message) });
  return { told, ...(await siteOnContent([], { transport })) };
}

/** What a Strapi without our plugin has no field for. */
function asksForMore(query: string): boolean {
  return parse(query).definitions.some(
    (definition) =>
      definition.kind === "OperationDefinition" &&
      definition.selectionSet.selections.some((field) => field.kind === "Field" && OPTIONAL.has(field.name.value)),
  );
}

/** Every page with one fixed address, in English. */
function listPages(entries: readonly RouteConfigEntry[] = routes): [path: string, file: string][] {
  return entries.flatMap(({ path = "", file, children = [] }) => {
    if (children.length > 0) return listPages(children);
    return /[:*]/.test(path) || !file.endsWith(".tsx") ? [] : [[`/${path}`, file] as [string, string]];
  });
}

async function answerOf(load: () => Promise<unknown>) {
  const answer = await load().catch((thrown: unknown) => thrown);
  if (answer instanceof Error) throw answer;
  if (answer instanceof Response) return { status: answer.status, loaderData: null };
  if (typeof answer !== "object" || answer === null || !("init" in answer)) return { status: 200, loaderData: answer };
  const { data, init } = answer as { data?: unknown; init: ResponseInit | null };
  return { status: init?.status ?? 200, loaderData: data };
}
