/** Where a class is made, where it reads, and where its teacher looks. Keys stand behind `#`: browsers send them to nobody. */
export const CLASS_FORM_PATH = "/teach/class";
export const CLASS_PATH = "/class";
export const CLASS_COUNTS_PATH = "/class/counts";

const READERS_KEY = /^#([0-9a-z]{12})$/;
const TEACHERS_KEY = /^#([\w-]{43})$/;

/** The key that a class reads with, in the fragment of an address; also where it was typed from a board. Null for none. */
export function readReadersKey(hash: string): string | null {
  return READERS_KEY.exec(hash.trim().toLowerCase())?.[1] ?? null;
}

export function readTeachersKey(hash: string): string | null {
  return TEACHERS_KEY.exec(hash)?.[1] ?? null;
}
