import type { Browser, Page } from "@playwright/test";

/** What is drawn with none of our own fonts: code, signs that they lack, and what is neither. */
const PROBE = `<!doctype html><pre style="font-family: monospace">0x</pre><p style="font-family: sans-serif">a</p>
<p style="font-family: sans-serif">→↗✓τα</p>`;

const known = new WeakMap<Browser, Promise<string>>();

/** The Chromium and the system's fonts that pages are drawn with: where these are the same, so are pictures, to the pixel. */
export function nameWhatDraws(page: Page): Promise<string> {
  const browser = page.context().browser();
  if (!browser) throw new Error("expected the page of a browser, got one of none");
  const found = known.get(browser) ?? probe(browser);
  known.set(browser, found);
  return found;
}

async function probe(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  await page.setContent(PROBE);
  const fonts = [];
  for (const selector of ["pre", "p", "p + p"]) fonts.push(...(await listFonts(page, selector)));
  await page.close();
  return `Chromium ${browser.version()} with ${[...new Set(fonts)].join(", ")}`;
}

/** The fonts that the first such element is really drawn with. */
export async function listFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const fonts = await untilKnown(async () => {
      const { root } = await session.send("DOM.getDocument");
      const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
      return (await session.send("CSS.getPlatformFontsForNode", { nodeId })).fonts;
    });
    return fonts.map(({ familyName }) => familyName);
  } finally {
    await session.detach();
  }
}

/** The browser numbers nodes anew whenever the page changes: a number that it no longer knows is asked for again, a few times. */
async function untilKnown<Answer>(ask: () => Promise<Answer>, triesLeft = 5): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes("Could not find node")) throw error;
    return untilKnown(ask, triesLeft - 1);
  }
}
