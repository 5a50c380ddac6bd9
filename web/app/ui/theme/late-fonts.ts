import textFont from "./fonts/atkinson.woff2?url";
import displayFont from "./fonts/besley.woff2?url";

/** The faces of every page, as `fonts.css` has them; the italic one comes with the first page that has something in it. */
export const FACES = [
  { family: "Besley", url: displayFont, weight: "500 700" },
  { family: "Atkinson", url: textFont, weight: "400 700" },
] as const;

/** Which fonts the device has fetched is remembered by their addresses, which change with them. */
const STORAGE_KEY = "fonts";
const ADDRESSES = FACES.map(({ url }) => url).join();

/** `tokens.css` sets texts in our faces where the document has it. */
const ATTRIBUTE = "data-fonts";

/**
 * Runs while the head is read. Whoever has been here before reads in our fonts, which are in the browser's cache. For anybody else
 * they are fetched when the page has been loaded, for the next one: nothing that is being read changes its face.
 */
export const FONT_SCRIPT = `try{if(localStorage.getItem("${STORAGE_KEY}")==="${ADDRESSES}")document.documentElement.setAttribute("${ATTRIBUTE}","");
else if(!(navigator.connection||{}).saveData)addEventListener("load",function(){setTimeout(function(){Promise.all(${JSON.stringify(FACES)}.map(function(f){
return new FontFace(f.family,"url("+f.url+")",{weight:f.weight}).load()})).then(function(a){a.forEach(function(f){document.fonts.add(f)});
localStorage.setItem("${STORAGE_KEY}","${ADDRESSES}")})["catch"](function(){})})})}catch(e){}`;

/** Sets what is shown next in our fonts, where they have been fetched. */
export function showFetchedFonts({ document, localStorage }: Pick<Window, "document" | "localStorage">): void {
  if (localStorage.getItem(STORAGE_KEY) === ADDRESSES) document.documentElement.setAttribute(ATTRIBUTE, "");
}
