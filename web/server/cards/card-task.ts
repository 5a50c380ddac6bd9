import type { Card } from "../../app/site/card.ts";

/** A card to be drawn, as it is sent to the thread. */
export interface CardTask {
  id: number;
  card: Card;
}

/** What comes back: the picture as PNG, or why it could not be drawn. */
export type CardAnswer = { id: number } & ({ png: Uint8Array<ArrayBuffer> } | { error: unknown });
