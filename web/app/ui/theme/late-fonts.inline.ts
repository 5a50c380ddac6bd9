import { FAMILIES, FETCHED_KEY, FORMULA_FAMILY, FORMULAS_FETCHED_KEY } from "./faces.ts";

// Runs while the head is read. Whoever has been here before reads in our fonts, which are in the browser's cache. For anybody else
// they are fetched when the page has been loaded, for the next one, unless the line is slow: nothing that is
// being read changes its face. The script's element has their addresses (`late-fonts.ts`). The font of formulas is fetched where
// there are some.
const addresses = (document.currentScript as HTMLScriptElement).dataset;

const { saveData, effectiveType = "" } = navigator.connection ?? {};

/** Whoever saves data or is on a slow line is sent nothing ahead. A browser that says nothing of its line is taken for one on a good one. */
const isSlowLine = saveData || /2g/.test(effectiveType);

// Said to `speculation-rules.tsx`.
if (isSlowLine) document.documentElement.dataset.slowLine = "";

async function fetchFonts(key: string, families: string): Promise<void> {
  try {
    await document.fonts.load(`1em ${families}`);
    localStorage.setItem(key, addresses[key] ?? "");
  } catch {
    // The next page tries again.
  }
}

function show(key: string, families: string, found: string): void {
  if (localStorage.getItem(key) === addresses[key]) document.documentElement.dataset[key] = "";
  else if (!isSlowLine)
    addEventListener("load", () => setTimeout(() => document.querySelector(found) && fetchFonts(key, families)));
}

try {
  show(FETCHED_KEY, FAMILIES, "body");
  show(FORMULAS_FETCHED_KEY, FORMULA_FAMILY, "math");
} catch {
  // A browser that keeps nothing for us reads in the fonts of its system.
}
