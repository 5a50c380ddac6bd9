import type { ShareImage } from "../../app/site/share-image.ts";

/** An image to be drawn, as it is sent to the thread. */
export interface ShareImageTask {
  id: number;
  image: ShareImage;
}

/** What comes back: the picture as PNG, or why it could not be drawn. */
export type ShareImageAnswer = { id: number } & ({ png: Uint8Array<ArrayBuffer> } | { error: unknown });
