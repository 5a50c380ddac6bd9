import { chromium, type LaunchOptions } from "@playwright/test";

const FEATURES = [
  // In every window, and there is one for each test, Chromium loads two pages that would show what is typed in its address bar.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // Beside every page it starts a process for the next one, which a test that has come to its end does not need.
  "SpareRendererForSitePerProcess",
];
const SWITCH = "--disable-features=";

/**
 * The argument that turns off what no test looks at. Of several `--disable-features` only the last one counts, so it also names
 * what Playwright turns off.
 */
export async function unneededFeaturesOff(options: LaunchOptions): Promise<string> {
  // It tells its command line only where it says that it is automated.
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), "--enable-automation"] });
  try {
    const session = await browser.newBrowserCDPSession();
    const { arguments: given } = await session.send("Browser.getBrowserCommandLine");
    const lists = given.filter((argument) => argument.startsWith(SWITCH)).map((list) => list.slice(SWITCH.length));
    const last = lists.at(-1);
    if (!last) throw new Error(`Chromium was started without ${SWITCH}…: ${given.join(" ")}`);
    return SWITCH + [last, ...FEATURES].join();
  } finally {
    await browser.close();
  }
}
