/** The parameter of a link that shows a draft to whoever holds it. No page reads it, and no link of a page repeats it. */
export const PREVIEW_PARAMETER = "preview";

/** What comes with the page for an outage where it is none: somebody has a link to a draft, and the provider hands out no drafts. */
export const DRAFTS_REFUSED = "the content provider refuses drafts";
