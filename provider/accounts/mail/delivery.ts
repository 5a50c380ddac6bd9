import type { Message } from "./compose-message.ts";

/** Hands a message on; throws where that is impossible. */
export type Delivery = { deliver: (message: Message) => Promise<void>; close: () => void };
