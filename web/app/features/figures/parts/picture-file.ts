import { createContext } from "react";

/** A picture that is a file of its own. */
export interface PictureFile {
  readonly styles: string;
  /** What a file that is taken along says of itself: in its last line where it comes from, and, unseen, what it shows. */
  readonly source: { readonly line: string; readonly title: string; readonly caption: string } | null;
}

/** Null where a picture stands in a page. */
export const PictureFileContext = createContext<PictureFile | null>(null);
