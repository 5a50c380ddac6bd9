import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { findDocsProblems } from "./check-docs.mjs";

/** @type {string[]} */
const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("findDocsProblems", () => {
  it("finds nothing when everything named exists", () => {
    const root = aProject({
      "README.md":
        "Run `npm start`, read [the map](docs/map.md#top) and `web/app/routes.ts`, or `routes.ts` for short.",
      "docs/map.md": "See `../web/app`, `/concepts/{slug}`, `web/build/client` and `@scope/package`.",
      "web/app/routes.ts": "",
    });
    expect(findDocsProblems(root)).toEqual([]);
  });

  it("names the file, the line and the path that is missing", () => {
    const root = aProject({ "web/README.md": "# Web\n\nStart at `web/app/nowhere.ts`.", "web/app/routes.ts": "" });
    expect(findDocsProblems(root)).toEqual(["web/README.md:3: `web/app/nowhere.ts` does not exist"]);
  });

  it("names a command that package.json does not have", () => {
    const root = aProject({ "README.md": "    npm run deploy" });
    expect(findDocsProblems(root)).toEqual(['README.md:1: package.json has no script "deploy"']);
  });

  it("leaves a superseded decision alone", () => {
    const superseded = "# 0001 Old\n\nSuperseded by [0002](0002-new.md).\n\nSee `web/app/gone.ts`.";
    const root = aProject({
      "docs/0001-old.md": superseded,
      "docs/0002-new.md": superseded.replace("Superseded by", "After"),
      "web/app/routes.ts": "",
    });
    expect(findDocsProblems(root)).toEqual(["docs/0002-new.md:5: `web/app/gone.ts` does not exist"]);
  });

  it("names a link that leads nowhere and leaves other sites alone", () => {
    const root = aProject({ "README.md": "[here](docs/gone.md) [there](https://example.com/gone.md)" });
    expect(findDocsProblems(root)).toEqual(["README.md:1: the link leads to docs/gone.md, which does not exist"]);
  });
});

/** @param {Record<string, string>} files */
function aProject(files) {
  const root = mkdtempSync(path.join(tmpdir(), "docs-"));
  folders.push(root);
  const all = { "package.json": JSON.stringify({ scripts: { start: "node start" } }), ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}
