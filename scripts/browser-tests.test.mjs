import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { installedCommand, projectNode, projectRoot } from "./project-paths.mjs";

/**
 * So many tests a sample may have. Each costs a second or two of a processor, and everybody waits for all of them: what is a product
 * (pages, languages, devices) takes a sample of it (`e2e/sample.ts`), and what is asked of the same page is a step of one test.
 */
const MOST_TESTS = 800;
/** And so many may be tests of Firefox as well, which are counted apart: it takes longer for each. */
const MOST_IN_FIREFOX = 18;
const IN_FIREFOX = "[firefox] ›";

const folder = mkdtempSync(path.join(tmpdir(), "learn-bittensor-browser-tests-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(["0", "1"])(
  "sample %s of the browser tests has no more tests than everybody can wait for",
  async (sample) => {
    const all = await listTests(sample);
    const inFirefox = all.filter((line) => line.includes(IN_FIREFOX));
    const tests = all.filter((line) => !inFirefox.includes(line));
    expect(tests.length, "none are missing").toBeGreaterThan(MOST_TESTS / 2);
    expect(tests.length).toBeLessThanOrEqual(MOST_TESTS);
    expect(inFirefox.length, "none are missing").toBeGreaterThan(MOST_IN_FIREFOX / 2);
    expect(inFirefox.length).toBeLessThanOrEqual(MOST_IN_FIREFOX);
  },
);

/** As Playwright lists them; the addresses of routes, which the running site names, are any. */
async function listTests(/** @type {string} */ sample) {
  const routesFile = path.join(folder, `routes-${sample}.json`);
  const { stdout } = await promisify(execFile)(projectNode, [installedCommand("react-router"), "routes", "--json"], {
    cwd: path.join(projectRoot, "web"),
  });
  const routes = listPatterns(JSON.parse(stdout), "").map((pattern) => ({
    pattern,
    path: pattern.replaceAll(/[:*]\w*/g, "any"),
  }));
  writeFileSync(routesFile, JSON.stringify(routes));
  const { stdout: listed } = await promisify(execFile)(
    projectNode,
    [installedCommand("playwright"), "test", "--config=e2e", "--list"],
    {
      cwd: projectRoot,
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        TEST_SAMPLE: sample,
        TEST_FULL: "",
        SITE_ROUTES_FILE: routesFile,
        SITE_UNDER_TEST: "http://127.0.0.1:9",
        // They are listed wherever there is a program of that name; none is started.
        FIREFOX_PATH: projectNode,
      },
    },
  );
  return listed.split("\n").filter((line) => line.includes(" › "));
}

/**
 * @param {{ path?: string, file: string, children?: any[] }[]} routes
 * @param {string} parent
 * @returns {string[]}
 */
function listPatterns(routes, parent) {
  const patterns = routes.flatMap((route) => {
    const own = !route.path || route.path === ":locale?" ? parent : `${parent}/${route.path}`;
    if (route.children) return listPatterns(route.children, own);
    return route.file.endsWith(".tsx") ? [own || "/"] : [];
  });
  return [...new Set(patterns)];
}
