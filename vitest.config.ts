import { defineConfig } from "vitest/config";
import { commandTables } from "./web/command-tables.ts";
import { compileMessages } from "./web/compile-messages.ts";
import { cssModules } from "./web/css-modules.ts";
import { inlineScripts } from "./web/inline-scripts.ts";

const TESTS = [
  "{contract,provider,search-engine,simulators,markdown,papers,web,scripts,trials}/**/*.test.{ts,tsx,mjs}",
];
const NOT_OURS = ["**/node_modules/**", "**/build/**"];
/** It runs the tests of other files once more, and so has to load them anew. */
const READ_AGAIN = "provider/accounts/storage/postgres/on-postgres.test.ts";

export default defineConfig({
  // The texts of the interface, the tables of btcli and the inline scripts, as the site is built with them.
  plugins: [compileMessages(), commandTables(), inlineScripts()],
  css: { modules: cssModules },
  // As Node resolves it: graphql-ws is loaded by Node itself, and two copies of graphql do not know each other's errors.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    // Classes have the names that pages have.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: "scoped" } },
    // Strapi compiles it, with settings that are installed with it alone: Node takes its types away by itself.
    server: { deps: { external: [/\/cms\/src\//] } },
    setupFiles: ["web/tests/clear-page.ts"],
    // How long something takes is measured by benches. This only ends what would never end.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Files share what they load: no module remembers anything, so none sees what another did.
      { extends: true, test: { name: "units", include: TESTS, exclude: [...NOT_OURS, READ_AGAIN], isolate: false } },
      { extends: true, test: { name: "on other stores", include: [READ_AGAIN] } },
    ],
  },
});
