import { FETCHED_KEY } from "./faces.ts";
import textFont from "./fonts/atkinson.woff2?url";
import displayFont from "./fonts/besley.woff2?url";

/** Of the files of `FACES`, in their order. */
export const FONT_ADDRESSES = `${displayFont} ${textFont}`;

/** Sets what is shown next in our fonts, where they have been fetched: `tokens.css` does where the document has the attribute. */
export function showFetchedFonts({ document, localStorage }: Pick<Window, "document" | "localStorage">): void {
  if (localStorage.getItem(FETCHED_KEY) === FONT_ADDRESSES) document.documentElement.dataset.fonts = "";
}
