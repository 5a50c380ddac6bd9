import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compileMessages } from "./compile-messages.ts";
import { handleLostChunks } from "./handle-lost-chunks.ts";

/** React, its router and what they stand on. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|use-intl|@formatjs|intl-messageformat)\/|^\0vite\/preload-helper/;

/** Building blocks and texts of reading pages. What one kind of page alone needs stays with it: so do controls and dialogs. */
const EVERY_PAGE =
  /\/app\/(i18n|ui(?!\/(?:controls|dialog|emblem|illustrations)\/)|features\/(concepts|navigation|errors|color-mode))\/|\/app\/[\w.-]+$/;

/** The oldest browsers that everything works in (`docs/browsers.md`). */
const OLDEST_BROWSERS = ["safari17.5", "chrome123", "firefox128"];

export default defineConfig(({ command }) => ({
  plugins: [compileMessages(), handleLostChunks(), tailwindcss(), reactRouter()],
  // Styles are one cacheable file, scripts are modules: nothing is inlined, so the content security policy stays strict.
  build: { assetsInlineLimit: 0, cssCodeSplit: false, target: OLDEST_BROWSERS },
  // The script of the shell is built like a worker, with what it loads later.
  worker: { format: "es", plugins: () => [compileMessages()] },
  // What every page needs is two files, not twenty small ones.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK },
                { name: "site", test: EVERY_PAGE, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  // Bundled, the server loads what is used of a package, in one file: as packages they were some 450 modules more at each
  // start. What the server's own modules load as well stays a package, so that it is there once. In development, packages are
  // loaded as they are; of icons all would be loaded.
  ssr:
    command === "build"
      ? { noExternal: true, external: ["graphql", "react", "react-dom", "react-router", "zod"] }
      : { noExternal: ["lucide-react"] },
  // Found late, these would make the first page of a development session load twice.
  optimizeDeps: {
    include: [
      "@base-ui/react/alert-dialog",
      "@base-ui/react/slider",
      "@iconify/react/offline",
      "gql.tada",
      "graphql",
      "graphql-ws/client",
      "lucide-react",
      "use-intl",
      "use-intl/core",
    ],
  },
}));
