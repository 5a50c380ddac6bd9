import { FAMILIES, FETCHED_KEY } from "./faces.ts";

// Runs while the head is read. Whoever has been here before reads in our fonts, which are in the browser's cache. For anybody else
// they are fetched when the page has been loaded, for the next one, unless the line is slow: nothing that is
// being read changes its face. The script's element has their addresses (`late-fonts.ts`). The font of formulas is fetched by React.
const { fonts: addresses = "" } = (document.currentScript as HTMLScriptElement).dataset;
const { saveData, effectiveType = "" } = navigator.connection ?? {};

/** Whoever saves data or is on a slow line is sent nothing ahead. A browser that says nothing of its line is taken for one on a good one. */
const isSlowLine = saveData || /2g/.test(effectiveType);

// Said to `speculation-rules.tsx`.
if (isSlowLine) document.documentElement.dataset.slowLine = "";

async function fetchFonts(): Promise<void> {
  try {
    await document.fonts.load(`1em ${FAMILIES}`);
    localStorage.setItem(FETCHED_KEY, addresses);
  } catch {
    // The next page tries again.
  }
}

try {
  const fetched = localStorage.getItem(FETCHED_KEY);
  if (fetched?.startsWith(addresses)) document.documentElement.dataset.fonts = fetched;
  else if (!isSlowLine) addEventListener("load", () => setTimeout(fetchFonts));
} catch {
  // A browser that caches nothing for us reads in the fonts of its system.
}
