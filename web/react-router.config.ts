import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The list of routes is one small cached file; finding them out page by page costs a request and, on the server, a search.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
