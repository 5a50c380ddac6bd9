import type { Random } from "./create-random.ts";

/** What is known of the site that is fuzzed. */
export interface Known {
  origin: string;
  host: string;
  /** Paths of pages and files that there are. */
  paths: readonly string[];
  /** The token and the password of somebody who is signed in. */
  token: string;
  password: string;
  /** Who that is to the site. */
  visitor: string;
  /** What can be asked for with a passkey of theirs, and what that says. */
  passkeys: readonly KnownPasskey[];
  /** Questions of quizzes. */
  questions: readonly { slug: string; question: string; options: readonly string[] }[];
  /** Types of the provider's schema, by name. */
  schema: ReadonlyMap<string, SchemaType>;
  /** Content files that are right. */
  files: readonly ContentText[];
}

export interface KnownPasskey {
  intent: string;
  target: string;
  /** What the browser stores meanwhile. */
  ceremony: string;
  response: string;
}

export interface SchemaType {
  kind: "type" | "input" | "enum" | "union";
  /** Of an enum, its values. */
  fields: readonly SchemaField[];
}

export interface SchemaField {
  name: string;
  type: string;
  args: readonly { name: string; type: string }[];
}

export interface ContentText {
  path: string;
  text: string;
}

export interface HttpRequest {
  method: string;
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: string;
}

/** One input, as it is sent. */
export type Input =
  /** Bytes of a request. Where they are broken, no answer may come. */
  | { by: "http"; bytes: Buffer; isWhole: boolean }
  /** What is sent on a live connection, frame by frame, after the request for one. */
  | { by: "frames"; handshake: Buffer; frames: readonly Buffer[] }
  /** Content in which one file is another. */
  | { by: "content"; file: ContentText };

export type MakeInput = (random: Random, known: Known) => Input;
