import { FETCHED_KEY, FORMULA_FAMILY, FORMULAS_FETCHED_KEY } from "./faces.ts";
import textFont from "./fonts/atkinson.woff2?url";
import displayFont from "./fonts/besley.woff2?url";
import formulaFont from "./fonts/formulas.woff2?url";

/** Of the files of `FACES`, in their order. */
export const FONT_ADDRESSES = `${displayFont} ${textFont}`;

export const FORMULA_FONT_ADDRESS = formulaFont;

/** Sets what is shown next in our fonts, where they have been fetched: `tokens.css` does where the document has the attribute. */
export function showFetchedFonts({ document, localStorage }: Pick<Window, "document" | "localStorage">): void {
  const { dataset } = document.documentElement;
  if (localStorage.getItem(FETCHED_KEY) === FONT_ADDRESSES) dataset.fonts = "";
  if (localStorage.getItem(FORMULAS_FETCHED_KEY) === formulaFont) dataset.formulas = "";
  else if (dataset.slowLine === undefined && document.querySelector("math"))
    // For the next page with formulas; without it they are drawn in a font of the system.
    document.fonts.load(`1em ${FORMULA_FAMILY}`).then(
      () => localStorage.setItem(FORMULAS_FETCHED_KEY, formulaFont),
      () => undefined,
    );
}
