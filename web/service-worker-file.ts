import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { bundleScript } from "./inline-scripts.ts";

const WORKER = fileURLToPath(new URL("app/features/offline/worker/service-worker.ts", import.meta.url));

/** The service worker as a file of the build, at an address that is always the same. In development there is none. */
export function serviceWorkerFile(): Plugin {
  return {
    name: "service-worker-file",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    async generateBundle() {
      const { script } = await bundleScript(WORKER);
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: script });
    },
  };
}
