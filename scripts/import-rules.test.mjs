import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installedCommand, projectNode, projectRoot } from "./project-paths.mjs";
import { runCommand } from "./run-command.mjs";

/** One line for each file and what it imports; what is marked with ✗ has to be reported, the rest must not be. */
const IMPORTS = `
contract/search.ts                      ✗ @learn-bittensor/provider/create-provider
contract/search.ts                      ✗ ../provider/create-provider.ts
contract/search.ts                        ./locales.ts
contract/tests/operations.test.ts         @learn-bittensor/provider/create-provider
simulators/yuma/epoch.ts                ✗ @learn-bittensor/contract/locales
simulators/yuma/epoch.ts                ✗ ../../web/app/cache-policy.ts
simulators/yuma/epoch.ts                  ../block-emission.ts
provider/graphql/schema.ts              ✗ @learn-bittensor/simulators/block-emission
provider/graphql/schema.ts              ✗ ../../search-engine/settings.ts
provider/graphql/schema.ts              ✗ ../../web/server/log.ts
provider/graphql/schema.ts                @learn-bittensor/contract/locales
provider/graphql/schema.ts                @learn-bittensor/markdown/read-text
provider/graphql/schema.ts              ✗ ../../markdown/read-text.ts
markdown/read-text.ts                   ✗ @learn-bittensor/provider/create-provider
markdown/read-text.ts                   ✗ ../web/app/web-address.ts
markdown/read-text.ts                     @learn-bittensor/contract/locales
contract/search.ts                      ✗ @learn-bittensor/markdown/read-text
provider/graphql/schema.ts                ../content/content-store.ts
search-engine/query/parse-query.ts      ✗ @learn-bittensor/provider/create-provider
search-engine/query/parse-query.ts      ✗ ../../provider/content/load-content.ts
search-engine/query/parse-query.ts      ✗ ../../web/app/web-address.ts
search-engine/query/parse-query.ts        @learn-bittensor/contract/search
search-engine/query/parse-query.ts        @learn-bittensor/markdown/read-text
search-engine/query/parse-query.ts        ../search-error.ts
search-engine/tests/documents.test.ts     @learn-bittensor/provider/create-provider
papers/typeset.ts                       ✗ @learn-bittensor/contract/locales
papers/typeset.ts                       ✗ ../provider/content/load-content.ts
papers/typeset.ts                       ✗ ../web/server/log.ts
papers/typeset.ts                         @learn-bittensor/simulators/block-emission
web/app/ui/lists/card.tsx                     ✗ #app/features/labs/lab-list.tsx
web/app/ui/lists/card.tsx                     ✗ ../../features/labs/lab-list.tsx
web/app/ui/lists/card.tsx                     ✗ ../../../server/create-app.ts
web/app/ui/lists/card.tsx                     ✗ ../../../../provider/create-provider.ts
web/app/ui/lists/card.tsx                     ✗ @learn-bittensor/search-engine/create-search-engine
web/app/ui/lists/card.tsx                       @learn-bittensor/contract/locales
web/app/ui/lists/card.tsx                       react-dom/server
web/app/i18n/plural.ts                  ✗ ../routes/home.tsx
web/app/i18n/plural.ts                    ../web-address.ts
web/app/features/labs/lab.ts            ✗ #app/features/search/search.server.ts
web/app/features/labs/lab.ts            ✗ ../search/search.server.ts
web/app/features/labs/lab.ts            ✗ ../../routes/home.tsx
web/app/features/labs/lab.ts            ✗ ../../../server/create-app.ts
web/app/features/labs/lab.ts            ✗ ../../../../provider/create-provider.ts
web/app/features/labs/lab.ts            ✗ ../../../../search-engine/create-search-engine.ts
web/app/features/labs/lab.ts              ./controls/slider.ts
web/app/features/labs/lab.ts              #app/ui/lists/card.tsx
web/app/features/labs/lab.ts              @learn-bittensor/simulators/block-emission
web/app/features/labs/controls/slider.ts ✗ ../../search/search.server.ts
web/app/features/labs/controls/slider.ts  ../results/table.ts
web/app/features/labs/lab.test.ts       ✗ #app/features/search/search.server.ts
web/app/features/labs/lab.test.ts         ../../../tests/site-on-content.ts
web/app/routes/concept.tsx              ✗ #server/create-app.ts
web/app/routes/concept.tsx              ✗ ../../../server/create-app.ts
web/app/routes/concept.tsx              ✗ @learn-bittensor/provider/create-provider
web/app/routes/concept.tsx                #app/features/concepts/concepts.server.ts
web/app/root.tsx                        ✗ ../server/create-app.ts
web/app/root.tsx                        ✗ ../../search-engine/create-search-engine.ts
web/app/root.tsx                          ./features/navigation/fixed-navigation.ts
web/server/main.ts                        @learn-bittensor/provider/create-provider
web/server/main.ts                        ../app/site.server.ts
e2e/links.test.ts                       ✗ @learn-bittensor/provider/create-provider
e2e/links.test.ts                       ✗ ../web/app/routes.ts
e2e/links.test.ts                         @learn-bittensor/contract/locales
e2e/links.test.ts                         ../scripts/start-server.mjs
`;

/** @type {string} */
let folder;
/** @type {Set<string>} Each as `{file} {what it imports}`. */
let reported;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "import-rules-"));
  copyFileSync(path.join(projectRoot, "biome.json"), path.join(folder, "biome.json"));
  reported = await lintImports();
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("the rules for imports in biome.json", () => {
  it.each(readLines())("$verb that $file imports $source", ({ file, source, isRefused }) => {
    expect(reported.has(`${file} ${source}`)).toBe(isRefused);
  });
});

/** Writes every file with its imports, one a line, and reads from Biome's report which of them it refuses. */
async function lintImports() {
  const sources = new Map();
  for (const { file, source } of readLines()) sources.set(file, [...(sources.get(file) ?? []), source]);
  for (const [file, imported] of sources) {
    const location = path.join(folder, file);
    mkdirSync(path.dirname(location), { recursive: true });
    writeFileSync(location, imported.map((/** @type {string} */ source) => `import "${source}";\n`).join(""));
  }
  const { output } = await runCommand(
    projectNode,
    [
      installedCommand("biome"),
      "lint",
      "--vcs-enabled=false",
      "--only=style/noRestrictedImports",
      "--reporter=github",
      "--max-diagnostics=none",
    ],
    { cwd: folder },
  );
  const places = output.matchAll(/^::error title=lint\/style\/noRestrictedImports,file=([^,]+),line=(\d+)/gm);
  return new Set(
    Array.from(places, ([, location = "", line]) => {
      const file = [...sources.keys()].find((known) => location.endsWith(`/${known}`)) ?? location;
      return `${file} ${sources.get(file)?.[Number(line) - 1]}`;
    }),
  );
}

function readLines() {
  return Array.from(IMPORTS.matchAll(/^(\S+) +(✗)? *(\S+)$/gm), ([, file = "", mark, source = ""]) => ({
    file,
    source,
    isRefused: mark !== undefined,
    verb: mark === undefined ? "allow" : "refuse",
  }));
}
