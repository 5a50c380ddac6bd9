import { globSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGUMENTS } from "../scripts/chromium-arguments.mjs";
import { findSystemChromium } from "../scripts/find-chromium.mjs";
import { projectRoot } from "../scripts/project-paths.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { localized } from "./localized.ts";
import { settle } from "./visitor.ts";

/**
 * Not a test: `node e2e/figure-pictures.ts <folder> [name …]` writes pictures of the figures in texts to look at, on a phone
 * and a desktop, in light and dark, in English, Korean and Chinese. The site has to be built (`npm run build`).
 */
const [folder, ...names] = process.argv.slice(2);
if (!folder) throw new Error("usage: node e2e/figure-pictures.ts <folder> [name …]");
await mkdir(folder, { recursive: true });

const VIEWPORTS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const COLOR_SCHEMES = ["light", "dark"] as const;
const LANGUAGES = ["en", "ko", "zh"] as const;
const PATHS: Readonly<Record<string, string>> = {
  article: "/articles/",
  concept: "/explore/concept/",
  "get-started-step": "/get-started/",
  guide: "/guides/",
};

/** The first text that shows each figure. */
const places = new Map<string, string>();
for (const file of globSync("content/en/{article,concept,get-started-step,guide}/*.md", { cwd: projectRoot }).sort()) {
  const [, , type = "", name = ""] = file.split(path.sep);
  const text = readFileSync(path.join(projectRoot, file), "utf8");
  for (const [, figure = ""] of text.matchAll(/^::figure\[.*\]\{[^}]*name="([^"]+)"/gm)) {
    if (!places.has(figure)) places.set(figure, `${PATHS[type]}${name.replace(/\.md$/, "")}`);
  }
}

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-figures-"));
const site = await startSite(dataFolder);
const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, executablePath: findSystemChromium() ?? undefined });
try {
  for (const [device, viewport] of Object.entries(VIEWPORTS)) {
    for (const colorScheme of COLOR_SCHEMES) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: "reduce",
        deviceScaleFactor: 2,
      });
      const page = await context.newPage();
      for (const [name, address] of places) {
        if (names.length > 0 && !names.includes(name)) continue;
        for (const locale of LANGUAGES) {
          await page.goto(`${site.origin}${localized(address, locale)}`);
          await settle(page);
          const file = path.join(folder, `${name}.${locale}.${device}.${colorScheme}.png`);
          await page.locator(`figure[data-figure="${name}"]`).first().screenshot({ path: file });
          console.log(file);
        }
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
