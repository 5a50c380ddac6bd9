import { execFile } from "node:child_process";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { projectNode } from "../scripts/project-paths.mjs";
import { startServer } from "../scripts/start-server.mjs";
import { IN_FIREFOX } from "./browsers/firefox.ts";
import { startOwnSite } from "./own-site.ts";
import { copySmallContent, SMALL } from "./small-content.ts";
import { expect, test, untilReactIsThere } from "./visitor.ts";

const ROOT = path.join(import.meta.dirname, "..");
const PREVIEW_SECRET = "what signs links in this test";
const DRAFT = "/concepts/fundamentals/unfinished-draft";

test("a draft is shown by its link, marked, with figures that move, and to nobody else", { tag: IN_FIREFOX }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-drafts-"));
  const contentDir = path.join(folder, "content");
  await copySmallContent(contentDir);
  const figure = '\n::figure[Weights over the consensus are cut. All numbers are made up.]{name="clip"}\n';
  await appendFile(path.join(contentDir, "en/concept/unfinished-draft.md"), figure);
  const site = await startOwnSite(folder, { CONTENT_DIR: contentDir, PREVIEW_SECRET });
  try {
    const answer = await page.goto(await printLink(site.origin));
    expect(answer?.headers()["cache-control"]).toBe("no-store");
    expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Draft: /);
    await expect(page.getByText("A draft: this page is not published.")).toBeVisible();
    const drawn = page.locator("figure[data-figure='clip']");
    await expect(drawn.locator("svg").first()).toBeVisible();
    await expect(drawn).toContainText("Weights over the consensus are cut.");
    await page.mouse.move(10, 10);
    await untilReactIsThere(page);
    const grip = drawn.getByRole("slider", { name: "Weight of validator A" });
    await grip.press("Home");
    await expect(grip).toHaveAttribute("aria-valuetext", "0.00");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Draft: /);
    expect((await page.goto(site.origin + DRAFT))?.status()).toBe(404);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test("so it is by a site whose provider runs by itself, and where that refuses drafts, the page says so", async () => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-drafts-"));
  const contentDir = path.join(folder, "content");
  await copySmallContent(contentDir);
  const running: { stop: () => Promise<void> }[] = [];
  /** A provider by itself, and a site that asks it. */
  const start = async (name: string, secretOfProvider: string) => {
    const provider = await startServer([projectNode, "web/server/run-provider.ts"], {
      settings: { CONTENT_DIR: contentDir, DATA_DIR: path.join(folder, name), PREVIEW_SECRET: secretOfProvider },
      readyPath: "/healthz",
    });
    running.push(provider);
    const site = await startOwnSite(folder, { CONTENT_API_URL: provider.origin, PREVIEW_SECRET });
    running.push(site);
    return site;
  };
  try {
    const shown = await start("same", PREVIEW_SECRET);
    const link = await printLink(shown.origin);
    expect(await read(link)).toMatchObject({ status: 200, heading: "Draft: Unfinished" });
    expect(await read(link.replace(DRAFT, `/de${DRAFT}`))).toMatchObject({ status: 200 });
    expect(await read(`${link}x`)).toMatchObject({ status: 404 });
    expect(await read(shown.origin + DRAFT)).toMatchObject({ status: 404 });

    const refused = await start("another", "");
    const answer = await read(await printLink(refused.origin));
    expect(answer).toMatchObject({ status: 503, cacheControl: "no-store" });
    expect(answer.body).toContain("This draft cannot be shown: this site is not allowed to fetch drafts.");
    expect(refused.log()).toContain("PREVIEW_SECRET: the content provider refuses drafts");
    expect(await read(refused.origin + SMALL.concept.path)).toMatchObject({ status: 200 });
  } finally {
    for (const each of running.reverse()) await each.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** What `npm run preview` prints for the draft. */
async function printLink(origin: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    projectNode,
    ["web/server/print-preview-link.ts", DRAFT, "--days", "1"],
    { cwd: ROOT, env: { ...process.env, PREVIEW_SECRET, SITE_URL: origin } },
  );
  return stdout.trim();
}

async function read(address: string) {
  const answer = await fetch(address);
  const body = await answer.text();
  const heading = /<h1[^>]*>([^<]*)</.exec(body)?.[1];
  return { status: answer.status, cacheControl: answer.headers.get("Cache-Control"), heading, body };
}
