import { connect } from "node:net";

/** So much of an answer is looked at. */
const LONGEST_ANSWER = 4 * 1024 * 1024;

/** What came back over a connection until it ended. */
export interface Received {
  /** As it came; letters outside ASCII are not told apart. */
  text: string;
  /** Whether the connection ended by itself. */
  isEnded: boolean;
}

/** Sends bytes as they are, and reads until the connection ends or nothing has come for `timeoutMs`. */
export function sendBytes(port: number, bytes: Buffer, timeoutMs: number): Promise<Received> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port }, () => socket.write(bytes));
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (isEnded: boolean) => {
      socket.destroy();
      resolve({ text: Buffer.concat(chunks).toString("latin1"), isEnded });
    };
    socket.setTimeout(timeoutMs, () => finish(false));
    socket.on("data", (chunk) => {
      length += chunk.length;
      if (length <= LONGEST_ANSWER) chunks.push(chunk);
    });
    // Who refuses before everything has been read may reset the connection: what was said before counts.
    socket.on("error", () => finish(true));
    socket.on("end", () => finish(true));
    socket.on("close", () => finish(true));
  });
}
