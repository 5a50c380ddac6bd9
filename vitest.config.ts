import { defineConfig } from "vitest/config";
import { compileMessages } from "./web/compile-messages.ts";
import { cssModules } from "./web/css-modules.ts";
import { inlineScripts } from "./web/inline-scripts.ts";

export default defineConfig({
  // The texts of the interface and the inline scripts, as the site is built with them.
  plugins: [compileMessages(), inlineScripts()],
  css: { modules: cssModules },
  // As Node resolves it: graphql-ws is loaded by Node itself, and two copies of graphql do not know each other's errors.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    include: ["{contract,provider,search-engine,simulators,markdown,papers,web,scripts,trials}/**/*.test.{ts,tsx,mjs}"],
    exclude: ["**/node_modules/**", "**/build/**"],
    // Classes have the names that pages have.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: "scoped" } },
    // Strapi compiles it, with settings that are installed with it alone: Node takes its types away by itself.
    server: { deps: { external: [/\/cms\/src\//] } },
    // How long something takes is measured by benches. This only ends what would never end.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
