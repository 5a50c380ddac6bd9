/** Elements that stand in a tree where something comes that is not the text's own HTML. They never become HTML themselves. */
export const FIGURE_PLACE = "figure-place";
export const NOTES_PLACE = "notes-place";
