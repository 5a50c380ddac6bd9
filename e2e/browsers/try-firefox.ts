import { firefox } from "@playwright/test";
import { DESKTOP } from "../devices.ts";
import { inFirefox } from "./firefox.ts";

/** Opens a page in the given Firefox, as the tests do. An older one does not know each command that Playwright has for it. */
const [executablePath = ""] = process.argv.slice(2);
const { channel, launchOptions } = inFirefox(executablePath);
const browser = await firefox.launch({ ...launchOptions, channel });
try {
  const page = await browser.newPage({ ...DESKTOP, locale: "en-US", timezoneId: "UTC", reducedMotion: "reduce" });
  await page.goto("about:blank");
  console.log(browser.version());
} finally {
  await browser.close();
}
