import type { Recording } from "./recording.ts";

/** A server, and an operator's hands on it. */
export interface StoryApi {
  send: (request: Recording["request"]) => Promise<Recording["response"]>;
  /** So much that nothing asked before counts as an attempt. */
  passTime: () => void;
  block: (name: string) => Promise<unknown>;
  breakMail: () => unknown;
  /** The code in the latest message to an address. */
  readCode: (address: string) => Promise<string>;
  close: () => Promise<void>;
}
