import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The server has refused writes from other origins before (`server/refuse-foreign-writes.ts`); the router would take the site
  // for `http:` also where a proxy adds TLS.
  allowedActionOrigins: ["**"],
  // An action of a few lines in a file of its own costs every reader of the page more than it saves anybody.
  splitRouteModules: false,
  // The list of routes is one small cached file; finding them out page by page costs a request and, on the server, a search.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
