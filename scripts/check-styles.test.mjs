import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { findStyleProblems } from "./check-styles.mjs";

/** @type {string[]} */
const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const CARD = "@layer ui {\n  .card { color: red; &:has(.link-above:hover) { color: blue; } }\n}";

describe("findStyleProblems", () => {
  it("is content where every class is there and used, here or elsewhere", () => {
    const root = aSite({
      "ui/card.module.css": `${CARD}\n@layer ui { :global(.dark) .card { color: green; } }`,
      "ui/card.tsx": 'import styles from "./card.module.css";\nconst a = <p className={styles.card} />;',
      "features/a/a.tsx":
        'import cardStyles from "#app/ui/card.module.css";\nconst a = <a className={cardStyles.linkAbove} />;',
    });
    expect(findStyleProblems(root)).toEqual([]);
  });

  it("names a class that nobody uses, and one that is not there", () => {
    const root = aSite({
      "ui/card.module.css": CARD,
      "ui/card.tsx": 'import styles from "./card.module.css";\nconst a = <p className={styles.cart} />;',
    });
    expect(findStyleProblems(root)).toEqual([
      "web/app/ui/card.module.css: nobody uses .card",
      "web/app/ui/card.module.css: nobody uses .linkAbove",
      "web/app/ui/card.tsx: cart is no class of web/app/ui/card.module.css",
    ]);
  });

  it("names a rule in no layer, and two modules of one name", () => {
    const root = aSite({ "ui/card.module.css": "@media print {}", "features/a/card.module.css": "p {}" });
    expect(findStyleProblems(root)).toEqual([
      "web/app/features/a/card.module.css and web/app/ui/card.module.css have one name, and so have their classes",
      "web/app/features/a/card.module.css:1: a rule in no layer",
      "web/app/ui/card.module.css:1: a rule in no layer",
    ]);
  });
});

/** @param {Record<string, string>} files below `web/app` */
function aSite(files) {
  const root = mkdtempSync(path.join(tmpdir(), "styles-"));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, "web/app", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}
