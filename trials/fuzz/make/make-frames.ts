import type { Random } from "../create-random.ts";
import type { MakeInput } from "../input.ts";
import { hostileText, mutate } from "./hostile-text.ts";
import { deepJson, unsound } from "./json-value.ts";
import { makeDocument } from "./make-graphql.ts";
import { onOneLine } from "./to-bytes.ts";

const CONTENT_CHANGED = "subscription contentChanged { contentChanged { version } }";
const TEXT = 1;
const CLOSE = 8;

/** Messages of graphql-transport-ws in frames of WebSocket; some of both are none. */
export const makeFrames: MakeInput = (random, known) => {
  const messages = [{ type: "connection_init", payload: { authorization: `Bearer ${known.token}` } }].concat(
    random.some(6, () => aMessage(random, makeDocument(random, known))) as never,
  );
  const frames = messages.map((message) => {
    const sound = JSON.stringify(message);
    const text = random.oneOf([
      () => sound,
      () => sound,
      () => JSON.stringify(unsound(message, random)),
      () => mutate(sound, random),
      () => hostileText(random),
      () => deepJson(random),
    ]);
    return random.chance(0.9) ? frame(TEXT, Buffer.from(text)) : anyFrame(random, Buffer.from(text));
  });
  const protocol = random.chance(0.95) ? "graphql-transport-ws" : onOneLine(hostileText(random)).slice(0, 2_000);
  const lines = [
    `GET ${random.chance(0.95) ? "/graphql" : "/elsewhere"} HTTP/1.1`,
    `Host: ${known.host}`,
    "Connection: Upgrade",
    `Upgrade: ${random.chance(0.97) ? "websocket" : "h2c"}`,
    `Sec-WebSocket-Version: ${random.chance(0.97) ? 13 : 99}`,
    `Sec-WebSocket-Key: ${random.chance(0.97) ? "dGhlIHNhbXBsZSBub25jZQ==" : onOneLine(hostileText(random)).slice(0, 200)}`,
    `Sec-WebSocket-Protocol: ${protocol}`,
    `Origin: ${random.chance(0.95) ? known.origin : "https://evil.example"}`,
  ];
  const handshake = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`);
  return { by: "frames", handshake, frames: [...frames, frame(CLOSE, Buffer.from([3, 232]))] };
};

function aMessage(random: Random, document: string): object {
  const id = random.pick(["1", "2", "__proto__", hostileText(random)]);
  const query = random.chance(0.4) ? CONTENT_CHANGED : document;
  return random.pick<object>([
    { type: "subscribe", id, payload: { query, variables: {} } },
    { type: "subscribe", id, payload: { query } },
    { type: "complete", id },
    { type: "ping" },
    { type: "pong", payload: {} },
    { type: "next", id, payload: {} },
    { type: "connection_init" },
  ]);
}

/** A whole frame, masked as a client has to. */
function frame(opcode: number, payload: Buffer): Buffer {
  const mask = [1, 2, 3, 4];
  const masked = Buffer.from(payload);
  for (let at = 0; at < masked.length; at += 1) masked[at] = (masked[at] ?? 0) ^ (mask[at % 4] ?? 0);
  return Buffer.concat([headOf(0x80 | opcode, 0x80, payload.length), Buffer.from(mask), masked]);
}

/** A frame that says other things of itself than are true. */
function anyFrame(random: Random, payload: Buffer): Buffer {
  const first = random.below(256);
  const length = random.pick([payload.length, 0, 125, 65_535, 2 ** 31, 2 ** 52]);
  return Buffer.concat([
    headOf(first, random.chance(0.7) ? 0x80 : 0, length),
    payload.subarray(0, random.below(2_000)),
  ]);
}

function headOf(first: number, maskBit: number, length: number): Buffer {
  if (length < 126) return Buffer.from([first, maskBit | length]);
  const head = Buffer.alloc(length < 65_536 ? 4 : 10);
  head[0] = first;
  if (length < 65_536) {
    head[1] = maskBit | 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = maskBit | 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return head;
}
