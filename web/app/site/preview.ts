/** The parameter of a link that shows a draft to whoever holds it. No page reads it, and no link of a page repeats it. */
export const PREVIEW_PARAMETER = "preview";
