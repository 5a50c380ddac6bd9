import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,provider,search-engine,simulators,papers,web,scripts}/**/*.test.{ts,tsx,mjs}"],
    exclude: ["**/node_modules/**", "**/build/**"],
  },
});
