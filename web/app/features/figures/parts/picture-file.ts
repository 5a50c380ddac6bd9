import { createContext } from "react";

/** The styles of a picture that is a file of its own; null where it stands in a page. */
export const PictureFileContext = createContext<string | null>(null);
