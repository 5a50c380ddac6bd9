import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGUMENTS } from "../scripts/chromium-arguments.mjs";
import { findSystemChromium } from "../scripts/find-chromium.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { localized } from "./localized.ts";
import { listSiteRoutes } from "./site-routes.ts";
import { settle } from "./visitor.ts";

/**
 * Not a test: `node e2e/screenshots.ts <folder> [part of a path …]` writes pictures of the site to look at, of every
 * route (or those whose path contains one of the given parts), on a phone and a desktop, in light and dark, in English
 * and Korean.
 */
const [folder, ...parts] = process.argv.slice(2);
if (!folder) throw new Error("usage: node e2e/screenshots.ts <folder> [part of a path …]");
await mkdir(folder, { recursive: true });

const VIEWPORTS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const COLOR_SCHEMES = ["light", "dark"] as const;
const LANGUAGES = ["en", "ko"] as const;

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-screenshots-"));
const site = await startSite(dataFolder);
const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, executablePath: findSystemChromium() ?? undefined });
try {
  const routes = await listSiteRoutes(site.origin);
  const wanted = routes.filter((route) => parts.length === 0 || parts.some((part) => route.path.includes(part)));
  for (const [device, viewport] of Object.entries(VIEWPORTS)) {
    for (const colorScheme of COLOR_SCHEMES) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
      const page = await context.newPage();
      for (const locale of LANGUAGES) {
        for (const route of wanted) {
          await page.goto(`${site.origin}${localized(route.path, locale)}`);
          await settle(page);
          const name = route.path === "/" ? "home" : route.path.slice(1).replaceAll("/", "-");
          const file = path.join(folder, `${name}.${locale}.${device}.${colorScheme}.png`);
          await page.screenshot({ path: file, fullPage: true });
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
