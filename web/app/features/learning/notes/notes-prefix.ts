/** What the keys of notes begin with, where the device stores them. */
export const NOTES_PREFIX = "learning-notes/";
