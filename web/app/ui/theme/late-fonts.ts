import { FETCHED_KEY, FORMULA_FAMILY, WITH_FORMULAS } from "./faces.ts";
import textFont from "./fonts/atkinson.woff2?url";
import displayFont from "./fonts/besley.woff2?url";

/** Of the files of `FACES`, in their order. */
export const FONT_ADDRESSES = `${displayFont} ${textFont}`;

/** Sets what is shown next in our fonts, where they have been fetched: `tokens.css` does where the document has the attribute. */
export function showFetchedFonts({ document, localStorage }: Pick<Window, "document" | "localStorage">): void {
  const fetched = localStorage.getItem(FETCHED_KEY);
  if (fetched?.startsWith(FONT_ADDRESSES)) document.documentElement.dataset.fonts = fetched;
}

/** Fetches the font of formulas where all others are there, for the next page; those of this one stay as they are. */
export function fetchFormulaFont({ document, localStorage }: Pick<Window, "document" | "localStorage">): void {
  const isSlowLine = document.documentElement.dataset.slowLine !== undefined;
  if (isSlowLine || localStorage.getItem(FETCHED_KEY) !== FONT_ADDRESSES) return;
  document.fonts.load(`1em ${FORMULA_FAMILY}`).then(
    () => localStorage.setItem(FETCHED_KEY, FONT_ADDRESSES + WITH_FORMULAS),
    () => undefined,
  );
}
