import { defineConfig } from "vitest/config";

export default defineConfig({
  // As Node resolves it: yoga is loaded by Node itself, and two copies of graphql do not know each other's errors.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    include: ["{contract,provider,search-engine,simulators,papers,web,scripts}/**/*.test.{ts,tsx,mjs}"],
    exclude: ["**/node_modules/**", "**/build/**"],
    // How long something takes is measured by benches. This only ends what would never end.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
