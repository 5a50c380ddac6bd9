/** What the keys of notes begin with, where the device keeps them. */
export const NOTES_PREFIX = "learning-notes/";
