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
  [null, [], []],
  ["https://content.example/strapi", [], ["https://content.example"]],
  [null, ["https://bucket.example"], ["https://bucket.example"]],
  ["http://127.0.0.1:1337", ["https://bucket.example"], ["http://127.0.0.1:1337", "https://bucket.example"]],
])(
  "lets pages show pictures of the provider %j and its buckets %j, and of nobody else",
  (contentApiUrl, mediaOrigins, hosts) => {
    expect(listImageOrigins({ contentApiUrl, mediaOrigins })).toEqual(hosts);
  },
);
