import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { findForgottenPages } from "./check-pages.mjs";
import { projectRoot } from "./project-paths.mjs";

/** What `web/README.md`, "Adding a page", has one write for `/partners`, step by step. */
const STEPS = [
  [
    "routes",
    "web/app/routes.ts",
    'route("about", ',
    'route("partners", "routes/partners.tsx"),\n      route("about", ',
  ],
  [
    "Markdown",
    "web/app/routes.ts",
    'route("about.md", ',
    'route("partners.md", "routes/page-markdown.ts", { id: "partners-markdown" }),\n    route("about.md", ',
  ],
  ["sitemap", "web/app/features/sitemap/paths.server.ts", '"/about",', '"/about",\n  "/partners",'],
  ["links", "provider/check/known-addresses.ts", '"/about",', '"/about", "/partners",'],
  ["picture", "web/app/collections/find-share-image.server.ts", 'case "about":', 'case "about":\n    case "partners":'],
  ["footer", "web/app/features/navigation/footer.tsx", '["/about", ', '["/partners", t("about")],\n    ["/about", '],
  [
    "list for programs",
    "web/app/routes/llms-txt.ts",
    "...(about ?",
    '...(partners ? [{ ...partners, url: url("/partners") }] : []),\n          ...(about ?',
  ],
];
const OTHER_FILES = ["web/app/features/share-images/share-image-sections.ts"];

const root = mkdtempSync(path.join(tmpdir(), "pages-"));
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  for (const file of [...STEPS.map(([, file]) => String(file)), ...OTHER_FILES])
    cpSync(path.join(projectRoot, file), path.join(root, file));
});

describe("findForgottenPages", () => {
  it("finds nothing on the site as it is", () => {
    expect(findForgottenPages(projectRoot)).toEqual([]);
  });

  it("finds nothing once every step of adding a page is done", () => {
    for (const step of STEPS) take(step);
    expect(findForgottenPages(root)).toEqual([]);
  });

  it.each(STEPS.slice(1))("names the %s where that step is forgotten", (forgotten, file) => {
    for (const step of STEPS) if (step[0] !== forgotten) take(step);
    const place = forgotten === "picture" ? "web/app/features/share-images/share-image-sections.ts" : file;
    expect(findForgottenPages(root)).toEqual([`web/app/routes.ts: /partners is not in the ${forgotten}: ${place}`]);
  });
});

/** @param {string[]} step */
function take([, file = "", before = "", after = ""]) {
  const text = readFileSync(path.join(root, file), "utf8");
  expect(text).toContain(before);
  writeFileSync(path.join(root, file), text.replace(before, after));
}
