/**
 * Marks a document that was asked for anew (`data-fresh`): unlike one that is loaded again or gone back to, it begins at its
 * top, and parts far below (`data-late`) may be laid out later. Where a browser cannot say it, nothing waits.
 */
export const FRESH_PAGE_SCRIPT = `(function(){var n=performance.getEntriesByType("navigation")[0];
if(n&&n.type==="navigate")document.documentElement.setAttribute("data-fresh","")})()`;
