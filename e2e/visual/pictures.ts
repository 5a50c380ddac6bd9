import path from "node:path";

/** Where the pictures are that pages are compared with. */
export const PICTURES = path.join(import.meta.dirname, "baselines");
