import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../log.ts";
import type { Message } from "./compose-message.ts";
import type { Delivery } from "./delivery.ts";
import { toEnvelope } from "./to-envelope.ts";

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

type OutboxOptions = { outboxDir: string; from: string; log: Log; clock: () => number };

/** Writes each message to a file that mail programs open, and its link to the log: for trying out without a server. */
export function createOutbox({ outboxDir, from, log, clock }: OutboxOptions): Delivery {
  let written = 0;

  /** Loaded with the first message. */
  async function compose(message: Message): Promise<Buffer> {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true, disableFileAccess: true });
    const { message: raw } = await transport.sendMail({ ...toEnvelope(message), from, date: new Date(clock()) });
    if (!Buffer.isBuffer(raw)) throw new Error("outbox: expected a message in one piece, got a stream");
    return raw;
  }

  return {
    async deliver(message) {
      const raw = await compose(message);
      written += 1;
      const moment = new Date(clock()).toISOString().replaceAll(":", "-");
      // Names sort by time; the process tells apart what two of them write.
      const file = join(outboxDir, `${moment}-${String(written).padStart(6, "0")}-${process.pid}.eml`);
      await mkdir(outboxDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
      await writeFile(`${file}.part`, raw, { mode: OWNER_ONLY });
      await rename(`${file}.part`, file);
      log({
        level: "info",
        message: `no mail server is configured: ${file} holds a message with the link ${message.link}`,
      });
    },
    close: () => undefined,
  };
}
