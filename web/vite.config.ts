import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { commandTables } from "./command-tables.ts";
import { compileMessages } from "./compile-messages.ts";
import {
  cssModules,
  ERROR_PARTS_STYLES,
  ERROR_STYLES,
  keepClientStyles,
  LATE_STYLES,
  nameLayersFirst,
} from "./css-modules.ts";
import { onEveryPage } from "./every-page-chunk.ts";
import { handleLostChunks } from "./handle-lost-chunks.ts";
import { inlineScripts, OLDEST_BROWSERS } from "./inline-scripts.ts";
import { lateFilesOfBuild } from "./late-files-of-build.ts";
import { listLicenses } from "./list-licenses.ts";
import { serviceWorkerFile } from "./service-worker-file.ts";

/** React, its router and what they stand on. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|use-intl|@formatjs|intl-messageformat)\/|^\0vite\/preload-helper/;

export default defineConfig(({ command }) => ({
  plugins: [
    compileMessages(),
    commandTables(),
    inlineScripts(),
    handleLostChunks(),
    nameLayersFirst(),
    keepClientStyles(),
    listLicenses(),
    serviceWorkerFile(),
    lateFilesOfBuild(),
    reactRouter(),
  ],
  css: { modules: cssModules },
  // Styles are one cacheable file, scripts are modules: nothing is inlined, so the content security policy stays strict.
  define: { "import.meta.env.BUILD_ID": JSON.stringify(process.env.BUILD_ID ?? "development") },
  build: {
    assetsInlineLimit: 0,
    target: OLDEST_BROWSERS,
    // A figure's code is asked for late as it is: a list of what each imports would cost more than it saves.
    modulePreload: {
      resolveDependencies: (file, needed) =>
        file.includes("-figure-") ? needed.filter((name) => name.endsWith(".css")) : needed,
    },
  },
  // What every page needs is two files, the framework and the rest, not fifty small ones; styles follow their scripts.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          output: {
            // One letter less than by default: these names stand in the list of routes, which every reader loads.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            // Of fonts and pictures the server's code knows the names as well.
            assetFileNames: ({ names: [name = ""] }) =>
              name.endsWith(".css") ? "assets/[name]-[hash:6][extname]" : "assets/[name]-[hash][extname]",
            codeSplitting: {
              groups: [
                // Named `late`: the document tells by it which of its styles may come after it.
                { name: "late", test: LATE_STYLES, priority: 1 },
                { name: "errors", test: ERROR_STYLES, priority: 1 },
                { name: "errors-parts", test: ERROR_PARTS_STYLES, priority: 1 },
                { name: "framework", test: FRAMEWORK },
                { name: onEveryPage("site") },
                // Figures with their styles: the server finds these by their names (`document/page-styles.tsx`). What pictures are
                // drawn with, pages show as well that have no text with figures.
                {
                  name: "figures-drawing",
                  test: /\/app\/(features\/figures\/parts\/(drawing|arrow|picture|ribbon|signs)\.|ui\/theme\/role-hues\.css)/,
                },
                {
                  name: "figures",
                  // What few figures have stays with those.
                  test: /\/app\/features\/figures\/(parts\/(?!(turn-grip|dial)\.)|(?!story\/)[^/]+\/[^/]+\.css)/,
                },
                // What most kinds of page are made of: one file in place of ten of some hundred bytes. What many figures are made of is none of it.
                { name: "pages", test: /\/app\/(?!features\/figures\/)/, minShareCount: 16 },
                // What lists are made of, and what texts are: pages of the one kind need little of the other.
                {
                  name: "reading",
                  test: /\/app\/(ui\/(reading|rich-text)\/|features\/(text-notes\/(?!facts)|structured-data\/|ask\/ask-about|learning\/next\/next-links))/,
                  minShareCount: 2,
                },
                // What a quiz is before it is answered.
                {
                  name: "quiz",
                  test: /\/app\/features\/quizzes\/(quiz-section|question-fields|choices|field-names)\./,
                },
                // Of what a learner did, what most pages with marks need, for the same reason.
                { name: "learning", test: /\/app\/features\/learning\/(?!notes\/)/, minShareCount: 7 },
              ],
            },
          },
        },
      },
    },
  },
  // Bundled, the server loads what is used of a package, in one file: as packages they were some 450 modules more at each
  // start. What the server's own modules load as well stays a package, so that it is there once. In development, packages are
  // loaded as they are.
  ssr:
    command === "build" ? { noExternal: true, external: ["graphql", "react", "react-dom", "react-router", "zod"] } : {},
  // Found late, these would make the first page of a development session load twice.
  optimizeDeps: {
    include: [
      "@base-ui/react/alert-dialog",
      "@base-ui/react/slider",
      "gql.tada",
      "graphql",
      "graphql-ws/client",
      "use-intl",
      "use-intl/core",
    ],
  },
}));
