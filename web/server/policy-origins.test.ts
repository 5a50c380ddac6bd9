import { expect, it } from "vitest";
import { listConnectOrigins, listImageOrigins } from "./policy-origins.ts";

const NOBODY = { searchUrl: null, analytics: null, contentWsUrl: null };

it.each([
  [{}, []],
  [{ searchUrl: "https://search.example" }, ["https://search.example"]],
  [{ searchUrl: "https://search.example:7700/meili" }, ["https://search.example:7700"]],
  [{ analytics: { key: "key", host: "https://analytics.example/path" } }, ["https://analytics.example"]],
  [{ contentWsUrl: "wss://content.example:8443/graphql" }, ["wss://content.example:8443"]],
])("lets pages speak with whom the operator has named: %j", (configuration, partners) => {
  expect(listConnectOrigins({ ...NOBODY, ...configuration })).toEqual(partners);
});

it.each([
  [null, []],
  ["https://content.example/strapi", ["https://content.example"]],
])("lets pages show pictures of the provider, and of nobody else: %j", (contentApiUrl, hosts) => {
  expect(listImageOrigins({ contentApiUrl })).toEqual(hosts);
});
