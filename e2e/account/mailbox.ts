import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { SMTPServer } from "smtp-server";

/** A real mail server on this machine that stores what it receives. */
export async function openMailbox(port = 0) {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, { envelope }, done) {
      const raw = await text(stream);
      received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
      done(null);
    },
  });
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (!address || typeof address === "string") throw new Error("the mail server: expected a port, got none");

  return {
    smtpUrl: `smtp://127.0.0.1:${address.port}`,

    /** The latest message to a reader, once there are as many. */
    async waitForMessage(to: string, count = 1): Promise<{ language: string; text: string; link: string }> {
      const own = () => received.filter((message) => message.to.includes(to));
      await expect.poll(() => own().length, { message: `messages to ${to}` }).toBe(count);
      return readMessage(own().at(-1)?.raw ?? "");
    },

    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The plain text of a message, its language and the one link in it. */
function readMessage(raw: string) {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? "";
  const [, plain = ""] = raw.split(`--${boundary}`);
  const [head = "", ...body] = plain.trimStart().split("\r\n\r\n");
  const isBase64 = /Content-Transfer-Encoding: base64/i.test(head);
  const decoded = isBase64 ? Buffer.from(body.join(""), "base64").toString("utf8") : unquoted(body.join("\r\n\r\n"));
  return {
    language: /^Content-Language: (\w+)/m.exec(raw)?.[1] ?? "",
    text: decoded,
    link: /^https?:\/\/\S+$/m.exec(decoded)?.[0] ?? "",
  };
}

function unquoted(quotedPrintable: string): string {
  const bytes = quotedPrintable
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\r\n", "\n");
}
