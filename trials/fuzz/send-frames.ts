import { connect } from "node:net";

/** Frames that are broken leave the connection waiting for the rest of them. */
const TIMEOUT_MS = 400;
const CLOSE = 8;

/** What a live connection came to. */
export interface LiveOutcome {
  /** Of the answer to the request for it. */
  status: number;
  /** With which it was closed; null where it was not. */
  closeCode: number | null;
}

/** Asks for a live connection, sends frames as they are once it is there, and waits for its end. */
export function sendFrames(port: number, handshake: Buffer, frames: readonly Buffer[]): Promise<LiveOutcome> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port }, () => socket.write(handshake));
    let received = Buffer.alloc(0);
    let bodyAt = -1;
    const finish = () => {
      socket.destroy();
      resolve({ status: statusOf(received), closeCode: bodyAt < 0 ? null : closeCodeOf(received.subarray(bodyAt)) });
    };
    socket.setTimeout(TIMEOUT_MS, finish);
    socket.on("data", (chunk) => {
      received = Buffer.concat([received, chunk]);
      const end = received.indexOf("\r\n\r\n");
      if (bodyAt >= 0 || end < 0) return;
      bodyAt = end + 4;
      if (statusOf(received) === 101) socket.write(Buffer.concat(frames));
    });
    socket.on("error", finish);
    socket.on("end", finish);
    socket.on("close", finish);
  });
}

function statusOf(bytes: Buffer): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(bytes.subarray(0, 20).toString("latin1"))?.[1] ?? 0);
}

/** A server's frames are not masked. */
function closeCodeOf(bytes: Buffer): number | null {
  let at = 0;
  while (at + 2 <= bytes.length) {
    const opcode = (bytes[at] ?? 0) & 0x0f;
    let length = (bytes[at + 1] ?? 0) & 0x7f;
    at += 2;
    if (length === 126 && at + 2 <= bytes.length) {
      length = bytes.readUInt16BE(at);
      at += 2;
    }
    if (opcode === CLOSE) return at + 2 <= bytes.length ? bytes.readUInt16BE(at) : null;
    at += length;
  }
  return null;
}
